// @ts-check
// Play without a network, as the page sees it: asks for the service worker, tells whether all is kept, and offers a newer build, which comes
// when a person says so. A browser or a frame that has no service worker plays as before, and says nothing of it.

/** @typedef {'none' | 'coming' | 'ready' | 'failed'} Kept whether all files are kept: not at all here, being fetched, yes, or it did not work */
/** @typedef {'offered' | 'wanted' | null} Update a newer build: there to be taken, or taken when the next deal begins */
/** @typedef {{kept: Kept, update: Update}} OfflineState */
/** @typedef {(state: OfflineState, before: OfflineState) => void} Listener */

/** How often a page that stays open asks whether there is a newer build, in ms. */
const ASK_AGAIN = 3_600_000;

export class Offline {
  /** @type {OfflineState} */
  #state = { kept: 'none', update: null };
  /** @type {Set<Listener>} */
  #listeners = new Set();
  /** @type {ServiceWorkerRegistration | undefined} */
  #registration;
  /** Files that few browsers need, and this one did. @type {string[]} */
  #used = [];
  #taking = false;
  #askedAt = 0;
  /** The deal on the table. */
  #deal = '';

  get state() {
    return this.#state;
  }

  /** @param {Listener} listener called after every change */
  onChange(listener) {
    this.#listeners.add(listener);
  }

  /** @param {Partial<OfflineState>} change */
  #set(change) {
    const before = this.#state;
    this.#state = { ...before, ...change };
    if (before.kept !== this.#state.kept || before.update !== this.#state.update) for (const listener of this.#listeners) listener(this.#state, before);
  }

  /**
   * Has everything kept, from when the game runs, so that it takes no time from its start. In a page of others nothing is kept, for it would be
   * kept there once more.
   * @param {string[]} used addresses of the files that the start has used
   */
  async start(used) {
    this.#used = used;
    if (self !== top || this.#registration) return;
    try {
      this.#registration = await navigator.serviceWorker?.register(new URL(SITE.keeper, document.baseURI), { updateViaCache: 'none' });
    } catch (error) {
      console.info(`offline: ${error}`);
      this.#set({ kept: 'failed' });
    }
    if (this.#registration) this.#watch(this.#registration);
  }

  /** @param {ServiceWorkerRegistration} registration */
  #watch(registration) {
    this.#askedAt = Date.now();
    if (!registration.active) this.#set({ kept: 'coming' });
    this.#follow(registration.installing);
    registration.addEventListener('updatefound', () => this.#follow(registration.installing));
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      if (this.#taking) location.reload();
      else this.#look();
    });
    navigator.serviceWorker.addEventListener('message', ({ data }) => console.info(`offline: ${data.trouble}`));
    navigator.serviceWorker.startMessages();
    addEventListener('online', () => this.#look());
    document.addEventListener('visibilitychange', () => {
      if (document.hidden || Date.now() - this.#askedAt < ASK_AGAIN) return;
      this.#askedAt = Date.now();
      registration.update().catch(() => {}); // without a network there is nothing newer
    });
    this.#look();
  }

  /** A build that is being installed. @param {ServiceWorker | null} worker */
  #follow(worker) {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'redundant' && !this.#registration?.active) this.#set({ kept: 'failed' });
      else this.#look();
    });
  }

  /** How things stand now. */
  #look() {
    const { active, waiting } = /** @type {ServiceWorkerRegistration} */ (this.#registration);
    if (active && waiting) this.#offer();
    if (active?.state !== 'activated') return;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      port1.close();
      if (data.trouble) console.info(`offline: ${data.trouble}`);
      this.#set({ kept: data.trouble ? 'failed' : 'ready' });
      if (data.build !== SITE.build) this.#offer();
    };
    active.postMessage({ ask: 'complete', used: this.#used, build: SITE.build }, [port2]);
  }

  #offer() {
    if (!this.#state.update) this.#set({ update: 'offered' });
  }

  /** The newer build comes with the next deal, or after all does not. */
  wait() {
    this.#set({ update: this.#state.update === 'wanted' ? 'offered' : 'wanted' });
  }

  /** @param {string} deal what tells it from all others; the table of another one is on the screen and stored */
  reached(deal) {
    const other = this.#deal !== '' && this.#deal !== deal;
    this.#deal = deal;
    if (other && this.#state.update === 'wanted') void this.update();
  }

  /** Loads the page anew, in the newest build that is here. */
  async update() {
    const registration = this.#registration ?? (await navigator.serviceWorker?.getRegistration().catch(() => undefined));
    if (!registration?.waiting) return location.reload();
    this.#taking = true;
    if (!this.#registration) navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    registration.waiting.postMessage({ ask: 'take-over' });
  }
}

export const offline = new Offline();
