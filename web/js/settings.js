// @ts-check
// What a person sets for the page, never for the rules of a table: one row each. The panel of settings is drawn from these rows, so a new
// setting is a row here and its words in settings.ftl: `ui-setting-KEY`, `ui-setting-KEY-VALUE` for each value, and `ui-setting-KEY-help`,
// which comes with the chosen `$value`.

/** @typedef {import('./store.js').Store} Store */

/** In the order of the panel; rows of one group stand together. */
export const SETTINGS = /** @type {const} */ ([
  { key: 'theme', group: 'look', values: ['device', 'light', 'dark'], initial: 'device' },
  { key: 'faces', group: 'cards', values: ['layout', 'large', 'desk'], initial: 'layout' },
  { key: 'pack', group: 'cards', values: ['two', 'four'], initial: 'two' },
  { key: 'back', group: 'cards', values: ['claret', 'indigo', 'pine', 'bees'], initial: 'claret' },
  { key: 'order', group: 'hand', values: ['suits', 'left', 'right', 'own'], initial: 'suits' },
  { key: 'tricks', group: 'table', values: ['last', 'all'], initial: 'last' },
  { key: 'tap', group: 'table', values: ['once', 'twice'], initial: 'once' },
  { key: 'speed', group: 'pace', values: ['slow', 'normal', 'fast', 'once', 'step'], initial: 'normal' },
  { key: 'timer', group: 'pace', values: ['none', '30', '60'], initial: 'none' },
  { key: 'forced', group: 'pace', values: ['off', 'on'], initial: 'off' },
  { key: 'tips', group: 'help', values: ['all', 'rest', 'none'], initial: 'all' },
  { key: 'keys', group: 'help', values: ['on', 'off'], initial: 'on' },
  { key: 'unrated', group: 'help', values: ['ask', 'go'], initial: 'ask' },
  { key: 'sounds', group: 'sound', values: ['off', 'on'], initial: 'off' },
]);

/** @typedef {typeof SETTINGS[number]} Row */
/** @typedef {Row['key']} Key */
/**
 * @template {Key} K
 * @typedef {Extract<Row, {key: K}>['values'][number]} Value
 */
/** @typedef {{[K in Key]: Value<K>}} Chosen a value for every setting */
/** @typedef {(key: Key) => void} Listener */

/** @param {string} text @returns {Record<string, unknown>} */
function parsed(text) {
  try {
    const kept = JSON.parse(text);
    return kept !== null && typeof kept === 'object' ? kept : {};
  } catch {
    return {};
  }
}

export class Settings {
  /** @type {Set<Listener>} */
  #listeners = new Set();
  /** What the page around this one has set, until the reader chooses otherwise. @type {Partial<Chosen>} */
  #lent = {};

  /** @param {Store} store */
  constructor(store) {
    this.store = store;
  }

  /** What is stored, whatever it is. */
  get #kept() {
    return parsed(this.store.read('settings') ?? '{}');
  }

  /**
   * @template {Key} K
   * @param {K} key
   * @returns {Value<K>} the initial value where none is stored, or one that this page does not know
   */
  get(key) {
    const { values, initial } = rowOf(key);
    const kept = this.#lent[key] ?? this.#kept[key];
    return /** @type {Value<K>} */ (values.find((value) => value === kept) ?? initial);
  }

  /** Every setting as it stands. */
  get all() {
    return /** @type {Chosen} */ (Object.fromEntries(SETTINGS.map(({ key }) => [key, this.get(key)])));
  }

  /**
   * Stores a value and tells all who listen, at once. What other pages stored beside it stays.
   * @template {Key} K
   * @param {K} key
   * @param {Value<K>} value
   */
  set(key, value) {
    const same = this.get(key) === value;
    delete this.#lent[key];
    if (same && this.get(key) === value) return;
    this.store.write('settings', JSON.stringify({ ...this.#kept, [key]: value }));
    for (const listener of [...this.#listeners]) listener(key);
  }

  /**
   * A value that holds until the reader chooses one, and is not stored.
   * @template {Key} K
   * @param {K} key
   * @param {Value<K>} value
   */
  lend(key, value) {
    Object.assign(this.#lent, { [key]: value });
    for (const listener of [...this.#listeners]) listener(key);
  }

  /** What is stored was changed by another way: all who listen are told. */
  reread() {
    for (const listener of [...this.#listeners]) for (const { key } of SETTINGS) listener(key);
  }

  /**
   * @param {Listener} listener called after every change, with the key of what has changed
   * @returns {() => void} ends it
   */
  onChange(listener) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

/** @param {Key} key @returns {{key: Key, group: string, values: readonly string[], initial: string}} */
export const rowOf = (key) => /** @type {Row} */ (SETTINGS.find((row) => row.key === key));
