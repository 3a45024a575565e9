// @ts-check
// The page as a whole: starts the worker, opens the match in progress or a new one, and starts again from the last save when a worker
// is lost.

import { render } from 'lit-html';
import { BootFailure, boot, bootSteps } from './boot.js';
import { Refusal } from './client.js';
import { download } from './download.js';
import { Store } from './store.js';
import { Table } from './table.js';
import { textsFor } from './texts.js';
import { drawBoot, drawStart, layout } from './view/index.js';

/** @typedef {import('./table.js').Places} Places */
/** @typedef {import('./view/types.js').Boot} Boot */

const TABLE = 'table';
const GAME = 'napoleon';
const SEATS = 5;
/** A worker that is lost again so soon is not worth a third start by itself. */
const STEADY = 10_000;
/** Bytes of chance in a seed: enough for every deal to occur. */
const SEED_BYTES = 32;

/** @returns {string} */
function freshSeed() {
  const bytes = crypto.getRandomValues(new Uint8Array(SEED_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export class App {
  /** @type {import('./client.js').Client | null} */
  #client = null;
  #again = false;
  #retried = false;
  #opening = false;
  #revivedAt = -Infinity;
  #store = new Store();
  #texts = textsFor(null);
  /** The text of a save that cannot be read; kept until a new match takes its place. @type {string | null} */
  #badSave = null;

  /** @param {Places} places */
  constructor(places) {
    this.places = places;
    places.root.replaceChildren();
    this.table = new Table(places, this.#store, {
      request: (method, params) => this.#request(method, params),
      newMatch: () => void this.#guarded(() => this.#newMatch()),
    });
    addEventListener('resize', () => layout());
  }

  /** Starts the worker and goes on where the page was left. */
  async start() {
    if (!(await this.#boot((now) => this.#drawBoot(now)))) return;
    await this.#guarded(async () => {
      const save = this.#store.read('save');
      await (save === null ? this.#newMatch() : this.#load(save));
    });
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
    this.table.director.stop();
    this.#client = null;
    if (performance.now() - this.#revivedAt < STEADY) return this.#drawFailure(new BootFailure('boot/python', 'core', 'lost again at once'));
    this.#revivedAt = performance.now();
    if (!(await this.#boot(() => {}))) return;
    const save = this.#store.read('save');
    await this.#guarded(async () => {
      await (save === null ? this.#newMatch() : this.#load(save));
      this.table.tell('ui-worker-restarted');
    });
  }

  /**
   * @param {string} method
   * @param {Record<string, unknown>} params
   */
  #request(method, params) {
    if (this.#client) return this.#client.request(method, params);
    return Promise.reject(new Refusal('worker/lost', 'no worker yet'));
  }

  async #newMatch() {
    if (this.#opening) return;
    this.#opening = true;
    try {
      this.table.director.stop();
      this.table.open(await this.#request('table.new', this.#newTable()), true);
      this.#badSave = null;
    } finally {
      this.#opening = false;
    }
  }

  /** The table of a first visit: the standard rules, one person, four CPU players. */
  #newTable() {
    const seats = Array.from({ length: SEATS }, (_, i) => i + 1);
    return {
      table: TABLE,
      game: GAME,
      options: {},
      seed: freshSeed(),
      names: seats.map((n) => this.#texts.ui(`ui-name-${n}`)),
      agents: seats.map((n) => (n === 1 ? 'human' : 'policy')),
    };
  }

  /** @param {string} save */
  async #load(save) {
    try {
      this.table.open(await this.#request('table.load', { table: TABLE, save }), false);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code === 'worker/lost') throw error;
      this.#badSave = save;
      this.#drawStart(this.#texts.ui('ui-save-damaged'));
    }
  }

  /**
   * A lost worker is started anew by `#revive`, which comes back here; any other refusal ends on the start screen.
   * @param {() => Promise<void>} work
   */
  async #guarded(work) {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.code === 'worker/lost') return;
      console.info(error.message);
      this.#drawStart(this.#texts.ui('ui-trouble'));
    }
  }

  /** Starts again; what fails a second time may be gone from the site since the page was loaded, so then the page is loaded anew. */
  #retry() {
    if (this.#retried) return location.reload();
    this.#retried = true;
    void this.start();
  }

  /** @param {Boot} now */
  #drawBoot(now) {
    this.table.close();
    render(drawBoot(now, { retry: () => this.#retry() }, this.#texts), this.places.root);
    layout();
  }

  /** @param {string | null} message */
  #drawStart(message) {
    this.table.close();
    const on = {
      newMatch: () => void this.#guarded(() => this.#newMatch()),
      downloadSave: () => download(this.#badSave ?? '', 'napoleon-save.txt'),
    };
    render(drawStart({ message, badSave: this.#badSave }, on, this.#texts), this.places.root);
    layout();
  }
}
