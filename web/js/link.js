// @ts-check
// The short text form of a table, the part of an address after `#`: a game, then options that differ from the preset, and what else a link may
// say. One grammar for all links:
//
//     napoleon?preset=rulebook&minimum_bid=12&seed=42&lang=ja        nap?players=5&nap_payout=10-5
//
// A deal of the day is named by its date alone, `nap?day=2026-03-01`, or as that of the day on which the link is opened, `nap?day=today`. A match is
// a text of the core's: `record=…`.

import { choiceOfDay, dayOf, isDay, linkOfDay } from './daily.js';
import { SEATS, STANDARD, freshChoice, presetValue, withPreset, withValue } from './choice.js';

/** @typedef {import('./view/form-types.js').Choice} Choice */
/** @typedef {import('./view/form-types.js').Family} Family */
/** @typedef {import('./view/form-types.js').Spec} Spec */

/**
 * What is wrong with a link: `game`, `key` (no such option), `value` (of an option), `seed`, `preset`, `place` (dealer or seat), `theme`, `day`, or
 * `code` (a part that cannot be decoded).
 * @typedef {{kind: 'game' | 'key' | 'value' | 'seed' | 'preset' | 'place' | 'theme' | 'day' | 'code', name: string, value: string, spec?: Spec}} Problem
 */
/**
 * @typedef {Object} Link
 * @property {Choice} choice what the link asks for; whatever is wrong in it is left out
 * @property {Problem[]} problems
 * @property {string | null} theme
 * @property {boolean} bare it describes no table, only how the page should look
 */

/** A seed is any text of 1 to so many characters. */
export const SEED_LENGTH = 64;
const THEMES = ['light', 'dark'];
/** Keys of a link that say how the page looks. */
export const LOOKS = ['lang', 'theme'];
/** Keys of a link that are no option. */
const PLACES = /** @type {const} */ (['dealer', 'seat']);

/** A text as a link has it; of half a character, which no address can hold, the sign for a missing one. @param {string} text */
export const encoded = (text) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));

/** @param {string} text @returns {string | null} null for a text that cannot be decoded */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Keys and values, a plus sign being itself; the last of equal keys counts. @param {string} query @param {Problem[]} problems */
function pairsOf(query, problems) {
  /** @type {Map<string, string>} */
  const pairs = new Map();
  for (const part of query.split('&').filter(Boolean)) {
    const cut = part.includes('=') ? part.indexOf('=') : part.length;
    const [name, value] = [decoded(part.slice(0, cut)), decoded(part.slice(cut + 1))];
    if (name === null || value === null) problems.push({ kind: 'code', name: part, value: part });
    else pairs.set(name, value);
  }
  return pairs;
}

/** The part of the address after `#`, still encoded. */
export const fragment = () => location.href.split('#').slice(1).join('#');

/** Puts another one in its place, without a step in the history and without opening it. @param {string} text */
export const setFragment = (text) => history.replaceState(history.state, '', text ? `#${text}` : location.pathname + location.search);

const RECORD = 'record';

/** Where the keys and values of a link begin. One of a match, or without a game, may leave out the question mark. @param {string} text */
const queryAt = (text) => {
  if (text.includes('?')) return text.indexOf('?') + 1;
  return [RECORD, ...LOOKS].some((name) => text.startsWith(`${name}=`)) ? 0 : text.length + 1;
};

/** The language that a link asks for, whatever else it says. @param {string} text @returns {string | null} */
export const linkedLanguage = (text) => pairsOf(text.slice(queryAt(text)), []).get('lang') ?? null;

/** The address without its table; the language that the link asked for stays. */
export function withoutTable() {
  const language = linkedLanguage(fragment());
  return language === null ? '' : `?lang=${encoded(language)}`;
}

/** The match that a link holds, as the core wrote it. @param {string} text @returns {string | null} */
export const linkedRecord = (text) => pairsOf(text.slice(queryAt(text)), []).get(RECORD) ?? null;

/** What a part of a link says something of. @param {string} part */
const nameOf = (part) => decoded(part.split('=', 1)[0]);

/** Whether a link says which cards are dealt. @param {string} text */
export const dealsKnownCards = (text) => text.slice(queryAt(text)).split('&').some((part) => ['seed', 'day'].includes(nameOf(part) ?? ''));

/** A link that names its day by the date. @param {string} text @param {string} day */
export function withDay(text, day) {
  const at = queryAt(text);
  const parts = text.slice(at).split('&');
  return text.slice(0, at) + parts.map((part) => (nameOf(part) === 'day' ? `day=${day}` : part)).join('&');
}

/** A link without some of its keys. @param {string} text @param {readonly string[]} names */
export function without(text, names) {
  const at = queryAt(text);
  const parts = text.slice(at).split('&');
  const left = parts.filter((part) => !names.includes(nameOf(part) ?? ''));
  if (left.length === parts.length) return text;
  return left.length ? text.slice(0, at) + left.join('&') : text.slice(0, Math.max(0, at - 1));
}

/**
 * @param {string} text the part of an address after `#`, still encoded
 * @param {Family[]} families
 * @returns {Link}
 */
export function parseLink(text, families) {
  const at = queryAt(text);
  /** @type {Problem[]} */
  const problems = [];
  const before = text.slice(0, Math.max(0, at - 1));
  const game = decoded(before) ?? before;
  const pairs = pairsOf(text.slice(at), problems);
  const theme = pairs.get('theme') ?? null;
  if (theme !== null && !THEMES.includes(theme)) problems.push({ kind: 'theme', name: 'theme', value: theme });
  const looks = [...pairs.keys()].every((name) => LOOKS.includes(name));
  const family = families.find(({ id }) => id === game);
  if (!family) {
    const bare = game === '' && looks && !problems.length;
    if (!bare) problems.unshift({ kind: 'game', name: game, value: game });
    return { choice: freshChoice(families[0]), problems, theme: THEMES.includes(theme ?? '') ? theme : null, bare };
  }
  return { choice: readChoice(family, pairs, problems), problems, theme: THEMES.includes(theme ?? '') ? theme : null, bare: false };
}

/**
 * @param {Family} family
 * @param {Map<string, string>} pairs
 * @param {Problem[]} problems added to
 */
function readChoice(family, pairs, problems) {
  if (pairs.has('day')) return readDay(family, pairs, problems);
  const specs = [...family.options, ...family.settings];
  const preset = pairs.get('preset') ?? STANDARD;
  const known = Object.hasOwn(family.presets, preset);
  if (!known) problems.push({ kind: 'preset', name: 'preset', value: preset });
  let choice = freshChoice(family, known ? preset : STANDARD);
  for (const [name, value] of pairs) {
    if (['preset', 'seed', ...LOOKS, ...PLACES].includes(name)) continue;
    const spec = specs.find((each) => each.name === name);
    const found = spec?.values.find((each) => String(each) === value);
    if (!spec) problems.push({ kind: 'key', name, value });
    else if (found === undefined) problems.push({ kind: 'value', name, value, spec });
    else choice = withValue(choice, family, spec, found);
  }
  return withSeed(withPlaces(choice, pairs, problems), pairs, problems);
}

/** @param {Family} family @param {Map<string, string>} pairs @param {Problem[]} problems */
function readDay(family, pairs, problems) {
  const text = pairs.get('day') ?? '';
  const day = text === 'today' ? dayOf() : text;
  const alone = [...pairs.keys()].every((name) => name === 'day' || LOOKS.includes(name));
  if (alone && isDay(day)) return choiceOfDay(family, day);
  problems.push({ kind: 'day', name: 'day', value: text });
  return freshChoice(family);
}

/** @param {Choice} choice @param {Map<string, string>} pairs @param {Problem[]} problems */
function withPlaces(choice, pairs, problems) {
  const seats = Array.from({ length: Number(choice.options[SEATS]) }, (_, seat) => String(seat));
  for (const name of PLACES) {
    const value = pairs.get(name);
    if (value === undefined) continue;
    if (seats.includes(value)) choice = { ...choice, [name]: Number(value) };
    else problems.push({ kind: 'place', name, value });
  }
  return choice;
}

/** The seed is taken as it stands, whatever it looks like. @param {Choice} choice @param {Map<string, string>} pairs @param {Problem[]} problems */
function withSeed(choice, pairs, problems) {
  const seed = pairs.get('seed');
  if (seed === undefined) return choice;
  const length = [...seed].length;
  if (length >= 1 && length <= SEED_LENGTH) return { ...choice, seed };
  problems.push({ kind: 'seed', name: 'seed', value: seed });
  return choice;
}

/**
 * @param {Choice} choice
 * @param {Family} family
 * @returns {string}
 */
export function formatLink(choice, family) {
  if (choice.day !== null) return linkOfDay(choice.game, choice.day);
  const plain = withPreset(choice, family, choice.preset);
  const pairs = [...family.options, ...family.settings]
    .map((spec) => ({ spec, value: (spec.name in choice.options ? choice.options : choice.settings)[spec.name] }))
    .filter(({ spec, value }) => value !== presetValue(plain, family, spec))
    .map(({ spec, value }) => [spec.name, String(value)]);
  if (choice.preset !== STANDARD) pairs.unshift(['preset', choice.preset]);
  for (const name of /** @type {const} */ (['seed', ...PLACES])) if (choice[name] !== null) pairs.push([name, String(choice[name])]);
  const query = pairs.map(([name, value]) => `${name}=${encoded(value)}`).join('&');
  return query ? `${choice.game}?${query}` : choice.game;
}
