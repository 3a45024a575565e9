// @ts-check
// The page as a whole: starts the worker, opens what the address asks for, and starts again from the last save when a worker is lost.

import { render } from 'lit-html';
import { BootFailure, boot, bootSteps } from './boot.js';
import { Refusal } from './client.js';
import { Dress } from './dress.js';
import { Framed } from './embed/framed.js';
import { inFrame } from './embed/messages.js';
import { Router } from './router.js';
import { openSettings } from './settings-panel.js';
import { Settings } from './settings.js';
import { Store } from './store.js';
import { changeLanguage, chooseLanguage, wantedLanguage } from './languages.js';
import { fragment } from './link.js';
import { offline } from './offline.js';
import { onSpeak, textsFor } from './texts.js';
import { noteTrouble, watchTrouble } from './trouble.js';
import { drawBoot, layout } from './view/index.js';

/** @typedef {import('./page.js').Places} Places */
/** @typedef {import('./boot.js').FailureCode} FailureCode */
/** @typedef {Omit<import('./view/types.js').Boot, 'newMatch'>} Progress */
/** @typedef {import('./view/types.js').BootStep} BootStep */
/** @typedef {import('./offline.js').OfflineState} OfflineState */

/** Words that take longer are not waited for: the page speaks English until they are there. */
const LATE = 3000;
/** A worker that is lost again so soon is not worth a third start by itself. */
const STEADY = 10_000;

export class App {
  /** @type {import('./client.js').Client | null} */
  #client = null;
  /** What the start took beside the runtime. @type {string[]} */
  #used = [];
  #again = false;
  #retried = false;
  #revivedAt = -Infinity;
  #texts = textsFor(null);
  /** What the start has come to; null once it is over. @type {Progress | null} */
  #progress = null;
  /** Whether there are words to draw with. */
  #worded = false;
  /** Whether the start screen is wanted, once there is one. */
  #newMatch = false;

  /** @param {Places} places */
  constructor(places) {
    this.places = places;
    watchTrouble();
    places.root.replaceChildren();
    this.store = new Store();
    const settings = new Settings(this.store);
    /** What a person can do about a start. @type {import('./view/types.js').BootHandlers} */
    this.on = {
      retry: () => this.#retry(),
      settings: () => openSettings(places.aside, settings),
      newMatch: () => {
        this.#newMatch = !this.#newMatch;
        this.#drawBoot();
      },
      language: (language) => void chooseLanguage(language, this.store).catch((error) => console.info(String(error))),
    };
    const seen = { settings, dress: new Dress(settings) };
    this.router = new Router(places, this.store, seen, (...asked) => this.#request(...asked));
    /** The page around this one, if there is one. */
    this.framed = inFrame() ? new Framed(this.router.table, settings) : null;
    addEventListener('resize', () => layout());
    onSpeak(() => this.#drawBoot());
    offline.onChange((state, before) => this.#tellOffline(state, before));
  }

  /** Starts the worker and goes on where the page was left. */
  async start() {
    const worded = this.#findWords();
    if (!(await this.#boot((steps) => this.#tellBoot(steps)))) return;
    await worded;
    this.#progress = null;
    await this.router.open();
    if (this.#newMatch && this.router.table.shown) this.router.table.page.newMatch();
    this.#newMatch = false;
    this.framed?.ready();
    void offline.start(this.#used);
  }

  /**
   * On the table, for the start screen shows it in its place: once for this browser that all is kept, and every time that there is a newer build.
   * @param {OfflineState} state
   * @param {OfflineState} before
   */
  #tellOffline({ kept, update }, before) {
    const { table } = this.router;
    if (!table.shown) return;
    if (update === 'offered' && before.update === null) table.tell('ui-update-offered', 'news');
    else if (kept === 'ready' && this.store.read('kept') === null) {
      this.store.write('kept', 'told');
      table.tell('ui-kept-ready', 'news');
    }
  }

  /** The words of the language that is wanted; when they do not come the page speaks English. */
  async #findWords() {
    const coming = changeLanguage(wantedLanguage(fragment(), this.store)).catch((error) => console.info(String(error)));
    await Promise.race([coming, new Promise((late) => setTimeout(late, LATE))]);
    this.#worded = true;
    this.#drawBoot();
  }

  /**
   * @param {(steps: BootStep[]) => void} tell
   * @returns {Promise<boolean>} whether the worker runs
   */
  async #boot(tell) {
    tell(bootSteps('runtime'));
    try {
      ({ client: this.#client, used: this.#used } = await boot({ again: this.#again, onSteps: tell, onLost: (why) => void this.#revive(why) }));
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
    this.#tellBoot(bootSteps(failure.step, { bad: true }), failure.code);
  }

  /** The worker is lost: the table stays in sight while another one starts and reads the last save. @param {string} why */
  async #revive(why) {
    noteTrouble(`worker lost: ${why}`);
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
    if (this.#client) {
      const answer = this.#client.request(method, params, signal, progress);
      answer.catch(noteTrouble);
      return answer;
    }
    return Promise.reject(new Refusal('worker/lost', 'no worker yet'));
  }

  /** Starts again; what fails a second time may be gone from the site since the page was loaded, so then the page is loaded anew. */
  #retry() {
    if (this.#retried) return void offline.update();
    this.#retried = true;
    void this.start();
  }

  /** @param {BootStep[]} steps @param {FailureCode | null} [failed] */
  #tellBoot(steps, failed = null) {
    this.#progress = { steps, failed };
    this.router.close();
    this.#drawBoot();
  }

  #drawBoot() {
    if (!this.#progress || !this.#worded) return;
    render(drawBoot({ ...this.#progress, newMatch: this.#newMatch }, this.on, this.#texts), this.places.root);
    layout();
  }
}
