// @ts-check
// The worker's files: all asked for at once, counted as they come, and every way of not coming told. The runtime is handed them through
// `fetch`, because left alone it waits for ever for a file that failed. A file that is cut short is known by its size.

import { faultOf } from './looking.js';

/** How often bytes that arrive are told, in milliseconds. */
const SIGN_OF_LIFE = 500;

/** A file that did not come, or came as something else. */
export class FileFailure extends Error {
  /**
   * @param {'boot/file' | 'boot/type'} code
   * @param {string} url
   * @param {string} message
   */
  constructor(code, url, message) {
    super(`${url}: ${message}`);
    this.name = 'FileFailure';
    this.code = code;
    this.url = url;
  }
}

/** Hosts that do not know the type of the runtime's code send one with which browsers refuse to compile it. @param {string} url @param {Response} answer */
function typed(url, answer) {
  if (!url.endsWith('.wasm') || answer.headers.get('Content-Type') === 'application/wasm') return answer;
  return new Response(answer.body, { headers: { 'Content-Type': 'application/wasm' } });
}

/** @param {unknown} error */
const wordsOf = (error) => (error instanceof Error ? error.message : String(error));

export class Files {
  /** @type {Map<string, {response: Promise<Response>, whole: Promise<void>}>} */
  #asked = new Map();
  #fetch = self.fetch.bind(self);
  #told = 0;

  /**
   * @param {Record<string, number>} sizes by address, in bytes
   * @param {boolean} again go past the browser's cache
   * @param {() => void} onBytes called now and then while bytes arrive
   */
  constructor(sizes, again, onBytes) {
    this.sizes = sizes;
    /** @type {RequestInit} */
    this.init = { cache: again ? 'reload' : 'default', credentials: 'same-origin' };
    this.onBytes = onBytes;
  }

  /**
   * Asks for a file now.
   * @param {string} url
   * @returns {Promise<void>} settles when the whole file is here; refused with a FileFailure
   */
  ask(url) {
    const response = this.#fetch(url, this.init).then(
      (answer) => {
        if (answer.ok) return typed(url, answer);
        throw new FileFailure('boot/file', url, `status ${answer.status}`);
      },
      (error) => {
        throw new FileFailure('boot/file', url, wordsOf(error));
      },
    );
    const whole = response.then((answer) => this.#count(answer.clone(), url));
    whole.catch(() => {});
    this.#asked.set(url, { response, whole });
    return whole;
  }

  /**
   * @param {string} url asked for before
   * @returns {Promise<ArrayBuffer>}
   */
  async bytes(url) {
    const asked = this.#asked.get(url);
    if (!asked) throw new Error(`${url} was never asked for`);
    const answer = await asked.response;
    await asked.whole;
    return answer.arrayBuffer();
  }

  /**
   * A file that nobody has to fetch.
   * @param {string} url
   * @param {Uint8Array<ArrayBuffer>} content
   */
  give(url, content) {
    this.#asked.set(url, { response: Promise.resolve(new Response(content)), whole: Promise.resolve() });
  }

  /**
   * @param {string} url of a compressed file, asked for before
   * @returns {Promise<ArrayBuffer>} its content; refused with a FileFailure
   */
  async unpacked(url) {
    const asked = this.#asked.get(url);
    if (!asked) throw new Error(`${url} was never asked for`);
    const { body } = await asked.response;
    const content = /** @type {ReadableStream<Uint8Array<ArrayBuffer>>} */ (body).pipeThrough(new DecompressionStream('gzip'));
    try {
      return await new Response(content).arrayBuffer();
    } catch (error) {
      throw new FileFailure('boot/file', url, wordsOf(error));
    }
  }

  /** From here on the runtime's own `fetch` gets the files asked for above. */
  serve() {
    self.fetch = (input, init) => {
      const asked = this.#asked.get(input instanceof Request ? input.url : String(input));
      return asked ? asked.response : this.#fetch(input, init);
    };
  }

  /** Ends `serve`, and forgets the files. */
  done() {
    self.fetch = this.#fetch;
    this.#asked.clear();
  }

  /**
   * @param {Response} answer
   * @param {string} url
   */
  async #count(answer, url) {
    const reader = /** @type {ReadableStream<Uint8Array>} */ (answer.body).getReader();
    let bytes = 0;
    try {
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        bytes += part.value.byteLength;
        if (Date.now() - this.#told < SIGN_OF_LIFE) continue;
        this.#told = Date.now();
        this.onBytes();
      }
    } catch (error) {
      throw new FileFailure('boot/file', url, wordsOf(error));
    }
    const size = this.sizes[url];
    if (size !== undefined && bytes !== size) throw new FileFailure('boot/file', url, `expected ${size} bytes, got ${bytes}`);
  }

  /**
   * @param {string} url asked for before
   * @returns {Promise<void>} once the whole file is here; refused with a FileFailure
   */
  async whole(url) {
    await this.#asked.get(url)?.whole;
  }

  /**
   * @param {string} url a module's address
   * @returns {Promise<any>} the module; refused with a FileFailure
   */
  async module(url) {
    try {
      if (this.init.cache === 'reload') await (await this.#fetch(url, this.init)).arrayBuffer();
      return await import(url);
    } catch (error) {
      const { code, message } = await faultOf(url, this.sizes[url], this.init, wordsOf(error));
      throw new FileFailure(code, url, message);
    }
  }
}
