// @ts-check
// Explanations for who is new: the first that fits and was not closed. One that was closed never comes back by itself; all come back when the
// setting asks for all.

/** @typedef {import('./settings.js').Settings} Settings */
/** @typedef {import('./store.js').Store} Store */
/** @typedef {import('./view/types.js').TableView} TableView */
/** @typedef {import('./view/types.js').Text} Text */

/** @param {string} text @returns {string[]} */
function listed(text) {
  try {
    const kept = JSON.parse(text);
    return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

export class Tips {
  /**
   * @param {Store} store
   * @param {Settings} settings
   */
  constructor(store, settings) {
    this.store = store;
    this.settings = settings;
    settings.onChange((key) => {
      if (key === 'tips' && settings.get('tips') === 'all') store.write('tips', '[]');
    });
  }

  /** Keys of those that were closed. */
  get #closed() {
    return listed(this.store.read('tips') ?? '[]');
  }

  /**
   * @param {TableView} view
   * @returns {Text | null} what to explain now
   */
  of({ tips }) {
    if (this.settings.get('tips') === 'none') return null;
    const closed = this.#closed;
    return tips.find(({ key }) => !closed.includes(key)) ?? null;
  }

  /** Not this one again. @param {string} key */
  close(key) {
    this.store.write('tips', JSON.stringify([...new Set([...this.#closed, key])]));
    this.settings.set('tips', 'rest');
  }
}
