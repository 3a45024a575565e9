// @ts-check
// All that is kept as one file: settings, matches, and the book, from which statistics and ratings come. Reading such a file changes nothing until
// somebody says what shall become of it; then it is put there wholly or not at all.

import { OWN, RECORD } from './matches.js';

/** @typedef {import('./book.js').Book} Book */
/** @typedef {import('./book.js').Entry} Entry */
/** @typedef {import('./matches.js').Matches} Matches */
/** @typedef {import('./matches.js').Stored} Stored */
/** @typedef {import('./store.js').Key} Key */
/** @typedef {import('./store.js').Name} Name */
/** @typedef {import('./store.js').Store} Store */
/** @typedef {import('./days.js').Days} Days */
/** @typedef {{store: Store, matches: Matches, book: Book, days: Days}} Kept */
/** @typedef {Stored & {slot: string}} Placed */
/** @typedef {{settings: Record<string, string>, matches: Placed[], book: Record<string, Entry>, days: Record<string, string>, shuffles: Record<string, string>}} Contents */
/** @typedef {{problem: string, part?: string}} Problem the key of what to tell */

const FORMAT = 'napoleon-kept';
const VERSION = 1;
/** No file of this page comes near this: browsers have room for less. */
const MOST_BYTES = 50_000_000;
/** @type {Name[]} */
const SETTINGS = ['settings', 'choice', 'names', 'levels', 'cast', 'persons', 'tips', 'language'];

/** @param {Kept} kept @returns {string} the text of the file */
export function contentsOf({ store, matches, book, days }) {
  const settings = Object.fromEntries(SETTINGS.map((key) => [key, store.read(key)]).filter(([, text]) => text !== null));
  const placed = matches.slots.map((slot) => {
    const { save, over, link, foreign } = /** @type {Stored} */ (matches.read(slot));
    return { slot, save, over, link, foreign };
  });
  const entries = Object.fromEntries(book.names.map((name) => [name, book.read(name)]));
  return `${JSON.stringify({ format: FORMAT, version: VERSION, settings, matches: placed, book: entries, days: days.texts, shuffles: book.shuffles }, null, 1)}\n`;
}

/** @param {unknown} value @returns {value is Record<string, any>} */
const isObject = (value) => value !== null && typeof value === 'object' && !Array.isArray(value);

/** @param {unknown} value @returns {value is Record<string, string>} */
const areTexts = (value) => isObject(value) && Object.values(value).every((text) => typeof text === 'string');

/** @param {unknown} each @returns {each is Placed} */
const isPlaced = (each) =>
  isObject(each) &&
  typeof each.slot === 'string' &&
  typeof each.save === 'string' &&
  typeof each.over === 'boolean' &&
  typeof each.foreign === 'boolean' &&
  (each.link === null || typeof each.link === 'string');

/** @param {File} file @returns {Promise<Contents | Problem>} */
export async function readContents(file) {
  if (file.size > MOST_BYTES) return { problem: 'ui-keep-huge' };
  let text;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return { problem: 'ui-keep-text' };
  }
  try {
    return checked(JSON.parse(text));
  } catch {
    return { problem: 'ui-keep-json' };
  }
}

/** @param {unknown} found @returns {Contents | Problem} */
function checked(found) {
  if (!isObject(found) || found.format !== FORMAT) return { problem: 'ui-keep-format' };
  if (found.version !== VERSION) return { problem: found.version > VERSION ? 'ui-keep-version' : 'ui-keep-format' };
  const { settings, matches, book, days = {}, shuffles = {} } = found; // which the first files had not
  if (!areTexts(settings)) return { problem: 'ui-keep-shape', part: 'settings' };
  if (!Array.isArray(matches) || !matches.every(isPlaced)) return { problem: 'ui-keep-shape', part: 'matches' };
  if (!isObject(book)) return { problem: 'ui-keep-shape', part: 'book' };
  if (!areTexts(days)) return { problem: 'ui-keep-shape', part: 'days' };
  if (!isObject(shuffles)) return { problem: 'ui-keep-shape', part: 'shuffles' };
  return { settings, matches, book, days, shuffles };
}

/**
 * What of a file can be read, as the core says.
 * @param {Contents} contents
 * @param {(method: string, params: Record<string, unknown>) => Promise<any>} request
 * @returns {Promise<{contents: Contents, unread: number}>}
 */
export async function readable({ matches, book, ...others }, request) {
  const names = Object.keys(book);
  const { saves, entries } = await request('kept.check', { saves: matches.map(({ save }) => save), entries: Object.values(book) });
  const good = { ...others, matches: matches.filter((_, i) => saves[i]), book: Object.fromEntries(names.filter((_, i) => entries[i]).map((name) => [name, book[name]])) };
  return { contents: good, unread: matches.length - good.matches.length + names.length - Object.keys(good.book).length };
}

/** All that is stored. @param {Store} store @returns {Map<Key, string>} */
const everything = (store) => new Map(store.keys().map((key) => [key, store.read(key) ?? '']));

/**
 * Puts the file in the place of all that is kept.
 * @param {Kept} kept
 * @param {Contents} contents
 * @returns {boolean} false when there was no room, and all is as it was
 */
export function replaceAll(kept, contents) {
  const { store } = kept;
  return wholly(store, () => {
    for (const key of [...SETTINGS, 'save', 'over', 'link', 'cleared', ...['linked:', 'picked:', 'laid:', 'match:', 'day:'].flatMap((start) => store.keys(start))]) store.remove(/** @type {Key} */ (key));
    return put(kept, contents);
  });
}

/**
 * Adds what is missing; a match that is under way here keeps its place.
 * @param {Kept} kept
 * @param {Contents} contents
 * @returns {boolean} false when there was no room, and all is as it was
 */
export function addAll(kept, contents) {
  const { store, matches, book } = kept;
  return wholly(store, () => {
    const settings = Object.fromEntries(Object.entries(contents.settings).filter(([key]) => store.read(/** @type {Name} */ (key)) === null));
    const placed = contents.matches.map((match) => ({ ...match, slot: freeSlot(match, matches) })).filter(({ slot }) => matches.read(slot) === null || slot === OWN);
    const entries = Object.entries(contents.book).map(([name, entry]) => [name, joined(book.read(name), entry)]);
    return put(kept, { ...contents, settings, matches: placed, book: Object.fromEntries(entries) });
  });
}

/** Beside a match of one's own another one goes by its link. @param {Placed} match @param {Matches} matches */
function freeSlot({ slot, link, save }, matches) {
  if (slot !== OWN || !matches.going || matches.read(OWN)?.save === save) return slot;
  return link ?? RECORD;
}

/** Both of two entries of one match: what is here first. @param {Entry | null} here @param {Entry} there @returns {Entry} */
function joined(here, there) {
  if (!here) return there;
  const unrated = here.unrated || there.unrated;
  const { ended } = here.result === null && there.result !== null ? there : here;
  return { ...here, deals: { ...there.deals, ...here.deals }, result: here.result ?? there.result, unrated, ended };
}

/** @param {Kept} kept @param {Contents} contents @returns {boolean} whether all of it is stored */
function put({ store, matches, book, days }, contents) {
  const settings = Object.entries(contents.settings).filter(([key]) => SETTINGS.includes(/** @type {Name} */ (key)));
  const done = [
    ...settings.map(([key, text]) => store.write(/** @type {Name} */ (key), text)),
    ...[...contents.matches].reverse().map((match) => matches.add(match.slot, match)),
    ...Object.entries(contents.book).map(([name, entry]) => book.write(name, entry)),
    book.learn(contents.shuffles),
    days.add(contents.days),
  ];
  return done.every((stored) => stored);
}

/** Does something to the storage, or leaves it as it was. @param {Store} store @param {() => boolean} work */
function wholly(store, work) {
  const before = everything(store);
  if (work()) return true;
  for (const key of store.keys()) if (!before.has(key)) store.remove(key);
  for (const [key, text] of before) store.write(key, text);
  return false;
}
