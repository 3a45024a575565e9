// @ts-check
// The page's side of the worker's protocol (docs/protocol.md): each request gets its own answer, in whatever order they come, and
// answers to nobody are dropped. A worker that breaks, or leaves a request unanswered for long, is given up: every open request is refused
// once, and the owner is told once.

const PATIENCE = 30_000;

/** A refusal: the protocol's, or `worker/lost` when the worker is gone. */
export class Refusal extends Error {
  /**
   * @param {string} code
   * @param {string} message
   * @param {Record<string, any>} [data]
   */
  constructor(code, message, data = {}) {
    super(`${code}: ${message}`);
    this.name = 'Refusal';
    this.code = code;
    this.data = data;
  }
}

/** @typedef {{resolve: (result: any) => void, reject: (error: Refusal) => void, settled: () => void, progress?: Progress}} Waiting */
/** @typedef {(come: {done: number, of: number}) => void} Progress */

export class Client {
  /** @type {Map<number, Waiting>} */
  #waiting = new Map();
  #lastId = 0;
  #lost = false;

  /**
   * @param {Worker} worker started and ready
   * @param {(why: string) => void} onLost
   */
  constructor(worker, onLost) {
    this.worker = worker;
    this.onLost = onLost;
    worker.onmessage = (event) => this.#receive(event.data);
    worker.onmessageerror = () => this.#lose('a message that cannot be read');
    worker.onerror = (event) => {
      event.preventDefault();
      this.#lose(event.message);
    };
  }

  /**
   * @param {string} method
   * @param {Record<string, unknown>} [params]
   * @param {AbortSignal} [signal] calls the request off, as far as the worker can still be stopped
   * @param {Progress} [progress] is told how far it has come, if the worker says so
   * @returns {Promise<any>} the result
   * @throws {Refusal}
   */
  request(method, params = {}, signal, progress) {
    if (this.#lost) return Promise.reject(new Refusal('worker/lost', 'the worker is gone'));
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#lose(`no answer to ${method}`), PATIENCE);
      const callOff = () => this.#callOff(id);
      const settled = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', callOff);
      };
      this.#waiting.set(id, { resolve, reject, settled, progress });
      this.worker.postMessage(JSON.stringify({ v: 1, id, method, params }));
      signal?.addEventListener('abort', callOff, { once: true });
    });
  }

  /** @param {number} id of a request that still waits; what the worker says to that is of no interest */
  #callOff(id) {
    if (this.#waiting.has(id)) this.worker.postMessage(JSON.stringify({ v: 1, id: ++this.#lastId, method: '$cancel', params: { id } }));
  }

  /** Gives the worker up without a word to the owner. */
  close() {
    this.#lost = true;
    this.worker.terminate();
    for (const { reject, settled } of this.#waiting.values()) {
      settled();
      reject(new Refusal('worker/lost', 'the worker is gone'));
    }
    this.#waiting.clear();
  }

  /** @param {unknown} text */
  #receive(text) {
    const message = JSON.parse(String(text));
    if (message.status?.kind === 'failed') return this.#lose(message.status.message ?? message.status.code);
    const waiting = this.#waiting.get(message.id);
    if (message.progress) return waiting?.progress?.(message.progress);
    if (!waiting || !('result' in message || 'error' in message)) return;
    this.#waiting.delete(message.id);
    waiting.settled();
    if ('result' in message) return waiting.resolve(message.result);
    const { code, message: why, data } = message.error;
    waiting.reject(new Refusal(code, why, data));
  }

  /** @param {string} why */
  #lose(why) {
    if (this.#lost) return;
    console.info(`worker lost: ${why}`);
    this.close();
    this.onLost(why);
  }
}
