// @ts-check
// The page as a whole: starts the worker, opens what the address asks for, and starts again from the last save when a worker is lost.

import { render } from 'lit-html';
import { BootFailure, boot, bootSteps } from './boot.js';
import { Refusal } from './client.js';
import { Dress } from './dress.js';
import { Router } from './router.js';
import { Settings } from './settings.js';
import { Store } from './store.js';
import { textsFor } from './texts.js';
import { drawBoot, layout } from './view/index.js';

/** @typedef {import('./table.js').Places} Places */
/** @typedef {import('./view/types.js').Boot} Boot */

/** A worker that is lost again so soon is not worth a third start by itself. */
const STEADY = 10_000;

export class App {
  /** @type {import('./client.js').Client | null} */
  #client = null;
  #again = false;
  #retried = false;
  #revivedAt = -Infinity;
  #texts = textsFor(null);

  /** @param {Places} places */
  constructor(places) {
    this.places = places;
    places.root.replaceChildren();
    const store = new Store();
    const settings = new Settings(store);
    const seen = { settings, dress: new Dress(settings) };
    this.router = new Router(places, store, seen, (...asked) => this.#request(...asked));
    addEventListener('resize', () => layout());
  }

  /** Starts the worker and goes on where the page was left. */
  async start() {
    if (await this.#boot((now) => this.#drawBoot(now))) await this.router.open();
  }

  /**
   * @param {(boot: Boot) => void} draw
   * @returns {Promise<boolean>} whether the worker runs
   */
  async #boot(draw) {
    draw({ steps: bootSteps('runtime'), failed: null });
    try {
      this.#client = await boot({ again: this.#again, onSteps: (steps) => draw({ steps, failed: null }), onLost: () => void this.#revive() });
      this.#retried = false;
      return true;
    } catch (error) {
      this.#drawFailure(error instanceof BootFailure ? error : new BootFailure('boot/file', 'runtime', String(error)));
      return false;
    }
  }

  /** @param {BootFailure} failure */
  #drawFailure(failure) {
    console.info(failure.message);
    this.#again = true;
    const key = `ui-${failure.code.replace('/', '-')}`;
    const failed = { title: this.#texts.ui(key), detail: this.#texts.ui(`${key}-detail`) };
    this.#drawBoot({ steps: bootSteps(failure.step, { bad: true }), failed });
  }

  /** The worker is lost: the table stays in sight while another one starts and reads the last save. */
  async #revive() {
    this.router.table.director.stop();
    this.#client = null;
    if (performance.now() - this.#revivedAt < STEADY) return this.#drawFailure(new BootFailure('boot/python', 'core', 'lost again at once'));
    this.#revivedAt = performance.now();
    if (await this.#boot(() => {})) await this.router.reopen();
  }

  /**
   * @param {string} method
   * @param {Record<string, unknown>} params
   * @param {AbortSignal} [signal]
   * @param {import('./client.js').Progress} [progress]
   */
  #request(method, params, signal, progress) {
    if (this.#client) return this.#client.request(method, params, signal, progress);
    return Promise.reject(new Refusal('worker/lost', 'no worker yet'));
  }

  /** Starts again; what fails a second time may be gone from the site since the page was loaded, so then the page is loaded anew. */
  #retry() {
    if (this.#retried) return location.reload();
    this.#retried = true;
    void this.start();
  }

  /** @param {Boot} now */
  #drawBoot(now) {
    this.router.close();
    render(drawBoot(now, { retry: () => this.#retry() }, this.#texts), this.places.root);
    layout();
  }
}
