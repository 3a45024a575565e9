// @ts-check
// Turns the core's Texts (a key and tagged arguments) into the reader's language. In a rich text cards and bids are drawn: while
// Fluent puts the sentence together each stands as a private-use sign with its number, and the drawings are put in afterwards. In a plain
// text they are words. Languages are added when they are wanted (english.js from the beginning); one that has no words of its own for
// something speaks English.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { html } from 'lit-html';
import { bidFace, chip } from './view/marks.js';

/** @typedef {import('./view/types.js').Arg} Arg */
/** @typedef {import('./view/types.js').Face} Face */
/** @typedef {import('./view/types.js').Drawn} Drawn */
/** @typedef {import('./view/types.js').Text} Text */
/** @typedef {import('./view/types.js').Texts} Texts */
/** @typedef {{seats: {name: string}[], me: number, unit?: Text | null}} Seated who sits at a table, which of them reads, and what scores are counted in */
/** @typedef {Record<string, string | number>} Variables */
/**
 * How cards and bids stand in a text, and what puts a sign in the place of one.
 * @typedef {{card: (code: string, words: string) => unknown, bid: (face: Face, words: string) => unknown}} Drawing
 * @typedef {{put: (drawn: unknown) => string, as: Drawing}} Stand
 */
/** @typedef {string | {card: string, words: string} | {bid: Face, words: string}} Part a piece of a text that goes to another page */

/** The language that is always there. */
export const ENGLISH = 'en';
/** @type {Drawing} */
const DRAWN = { card: chip, bid: bidFace };
/** @type {Drawing} */
const TOLD = { card: (card, words) => ({ card, words }), bid: (bid, words) => ({ bid, words }) };
const STAND = /\uE000(\d+)\uE001/;

/** By language. @type {Map<string, FluentBundle>} */
const bundles = new Map();
/** Who draws something anew when the language changes. @type {Set<() => void>} */
const listeners = new Set();
let language = ENGLISH;
let lists = listsOf(language);
let numbers = new Intl.NumberFormat(language);

/** @param {string} spoken */
function listsOf(spoken) {
  return new Intl.ListFormat(spoken, { type: 'conjunction' });
}

/** Takes in the messages of a Fluent file. @param {string} source @param {string} spoken its language */
export function addTexts(source, spoken) {
  const bundle = bundles.get(spoken) ?? new FluentBundle(spoken, { useIsolating: false });
  bundles.set(spoken, bundle);
  for (const error of bundle.addResource(new FluentResource(source))) console.warn(`locale ${spoken}: ${error.message}`);
}

/** The language that all words are in. */
export const spokenLanguage = () => language;

/** From now on all words are in this language, whose messages have been added. @param {string} next */
export function speak(next) {
  if (next === language) return;
  language = next;
  lists = listsOf(next);
  numbers = new Intl.NumberFormat(next);
  for (const listener of [...listeners]) listener();
}

/** A language's own name for itself, as it stands at the beginning of a line. @param {string} spoken */
export function languageName(spoken) {
  const name = new Intl.DisplayNames([spoken], { type: 'language' }).of(spoken) ?? spoken;
  return name[0].toLocaleUpperCase(spoken) + name.slice(1);
}

/**
 * @param {() => void} listener called whenever the language has changed
 * @returns {() => void} ends that
 */
export function onSpeak(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What a message without arguments says in English, whatever is spoken. @param {string} key */
export function englishWords(key) {
  const bundle = bundles.get(ENGLISH);
  const pattern = bundle?.getMessage(key)?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, {}) : key;
}

/** The message of a key, and whose bundle it stands in. @param {string} key */
function messageOf(key) {
  for (const spoken of new Set([language, ENGLISH])) {
    const bundle = bundles.get(spoken);
    const pattern = bundle?.getMessage(key)?.value;
    if (bundle && pattern) return { bundle, pattern };
    console.warn(`no text for ${key} in ${spoken}`);
  }
  return null;
}

/**
 * @param {string} key
 * @param {Variables} variables
 */
function format(key, variables) {
  const message = messageOf(key);
  if (!message) return key;
  const { bundle, pattern } = message;
  /** @type {Error[]} */
  const errors = [];
  const words = bundle.formatPattern(pattern, variables, errors);
  for (const error of errors) console.warn(`text ${key}: ${error.message}`);
  return words;
}

/** A number with a real minus. @param {number} n */
const writtenNumber = (n) => (n < 0 ? `−${numbers.format(-n)}` : numbers.format(n));

/** @param {string} suit */
const suitWords = (suit) => format(`ui-suit-${suit}`, {});

/** @param {string} code */
function cardWords(code) {
  if (code === 'Jo') return format('ui-card-joker', {});
  return format('ui-card-name', { rank: format(`ui-rank-${code[0]}`, {}), suit: suitWords(code[1]) });
}

/**
 * The words of one reader at one table.
 * @param {Seated | null} view null where no table is
 * @returns {Texts}
 */
export function textsFor(view) {
  /** @param {Face} face */
  const bidWords = (face) => {
    if (face.text) return plain(face.text);
    if (face.card) return cardWords(face.card);
    if (face.suit === undefined) return String(face.n);
    if (face.n === undefined) return suitWords(face.suit);
    return format('ui-bid-name', { n: face.n, suit: suitWords(face.suit) });
  };

  /** @param {number} amount */
  const amountWords = (amount) =>
    view?.unit ? format('ui-amount', { amount, unit: plain(view.unit, { count: amount }) }) : numbers.format(amount);

  /**
   * @param {string} name
   * @param {Arg} arg
   * @param {Stand | null} stand null for words alone
   * @returns {Variables}
   */
  const variables = (name, arg, stand) => {
    if (typeof arg === 'number') return { [name]: arg };
    if ('seat' in arg) return { [name]: view?.seats[arg.seat].name ?? '', [`${name}_me`]: arg.seat === view?.me ? 'yes' : 'no' };
    if ('amount' in arg) return { [name]: amountWords(arg.amount) };
    if ('name' in arg) return { [name]: arg.name };
    if ('text' in arg) return { [name]: stand ? stand.put(pieces(arg.text, {}, stand.as)) : plain(arg.text) };
    if ('suit' in arg) return { [name]: suitWords(arg.suit) };
    if ('bid' in arg) return { [name]: stand && !arg.bid.text ? stand.put(stand.as.bid(arg.bid, bidWords(arg.bid))) : bidWords(arg.bid) };
    const cards = 'card' in arg ? [arg.card] : arg.cards;
    const words = cards.map((code) => (stand ? stand.put(stand.as.card(code, cardWords(code))) : cardWords(code)));
    return { [name]: lists.format(words), [`${name}_count`]: cards.length };
  };

  /**
   * @param {Text} text
   * @param {Record<string, Arg>} extra
   * @param {Stand | null} stand
   */
  const formatted = (text, extra, stand) => {
    const args = Object.entries({ ...text.args, ...extra });
    return format(text.key, Object.assign({}, ...args.map(([name, arg]) => variables(name, arg, stand))));
  };

  /**
   * @param {Text} text
   * @param {Record<string, Arg>} [extra]
   */
  const plain = (text, extra = {}) => formatted(text, extra, null);

  /**
   * A text in pieces: words, and between them what stands for cards and bids.
   * @param {Text} text
   * @param {Record<string, Arg>} extra
   * @param {Drawing} as
   * @returns {unknown[]}
   */
  const pieces = (text, extra, as) => {
    /** @type {unknown[]} */
    const drawn = [];
    const words = formatted(text, extra, { as, put: (drawing) => `\uE000${drawn.push(drawing) - 1}\uE001` });
    return words.split(STAND).map((part, i) => (i % 2 ? drawn[Number(part)] : part));
  };

  /**
   * @param {Text} text
   * @param {Record<string, Arg>} [extra]
   */
  const rich = (text, extra = {}) => html`${pieces(text, extra, DRAWN)}`;

  /** @param {Text} text @returns {Part[]} */
  const parts = (text) => /** @type {Part[]} */ (pieces(text, {}, TOLD).flat(Infinity).filter((part) => part !== ''));

  return { rich, plain, parts, ui: (key, args = {}) => format(key, args), card: cardWords, bid: bidWords, number: writtenNumber };
}
