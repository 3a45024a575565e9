// @ts-check
// The languages of the site, which of them is wanted, and their words: English is in the page's script, the words of every other language are
// plain files, fetched when they are wanted.

import { fragment, setFragment, without } from './link.js';
import { ENGLISH, addTexts, englishWords, onSpeak, speak, spokenLanguage, textsFor } from './texts.js';

export { LANGUAGES, wantedLanguage } from './wanted.js';

/** @typedef {import('./store.js').Store} Store */
/** @typedef {'words' | 'rules' | 'players'} Part the words of the table, or of a long page */

/** Most seats of a table: so many usual names stand in a language, then as many of persons beside others. */
const SEATS = 6;

/** By address. @type {Map<string, Promise<void>>} */
const loading = new Map();

/** @param {string} address @param {string} language */
async function load(address, language) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.url}: status ${answer.status}`);
  addTexts(await answer.text(), language);
}

/**
 * Fetches words, once; after a failure the next call tries again.
 * @param {Part} part
 * @param {string} language
 * @returns {Promise<void>}
 */
function fetchWords(part, language) {
  const address = SITE.languages[language][part];
  if (address === null) return Promise.resolve();
  const begun = loading.get(address);
  if (begun) return begun;
  const words = load(address, language).catch((error) => {
    loading.delete(address);
    throw error;
  });
  loading.set(address, words);
  return words;
}

/**
 * The words of a long page, in the language that is spoken when they are there.
 * @param {Exclude<Part, 'words'>} part
 * @returns {Promise<void>}
 */
export async function loadPageTexts(part) {
  const language = spokenLanguage();
  await fetchWords(part, language);
  if (language !== spokenLanguage()) await loadPageTexts(part);
}

/** Where the printed form of a long page stands. @param {string} file @param {string} [language] */
export const printedPage = (file, language = spokenLanguage()) => `./rules/${language === ENGLISH ? '' : `${language}/`}${file}`;

/** What a seat is called: the page's own names are in the language of the reader, whatever language they were dealt in. @param {string} name */
export function nameIn(name) {
  const [place] = Object.values(SITE.languages).flatMap(({ names }) => (names.includes(name) ? [names.indexOf(name)] : []));
  if (place === undefined) return name;
  const { ui } = textsFor(null);
  return place < SEATS ? ui(`ui-name-${place + 1}`) : ui('ui-person-name', { number: place - SEATS + 1 });
}

/** A character is called as the reader's language calls it, unless somebody gave it a name. @param {import('./view/types.js').SeatView} seat */
function seatName({ character, name }) {
  const key = `character-${character}`;
  return character && name === englishWords(key) ? textsFor(null).ui(key) : nameIn(name);
}

/**
 * A view with the names that its reader's language has for the seats.
 * @param {import('./view/types.js').TableView} view
 * @returns {import('./view/types.js').TableView}
 */
export const named = (view) => ({ ...view, seats: view.seats.map((seat) => ({ ...seat, name: seatName(seat) })) });

/** The document says which language it is in. */
function markDocument() {
  document.documentElement.lang = spokenLanguage();
  document.title = textsFor(null).ui('ui-game-title');
}
onSpeak(markDocument);

/** Of several changes the last counts. */
let asked = 0;

/**
 * Changes the language once its words are there.
 * @param {string} language
 * @returns {Promise<boolean>} false when another one was asked for meanwhile; refused when they cannot be fetched, and nothing has changed
 */
export async function changeLanguage(language) {
  asked += 1;
  const number = asked;
  await fetchWords('words', language);
  if (number !== asked) return false;
  speak(language);
  return true;
}

/**
 * A person's own choice: it is remembered, and the link no longer says another.
 * @param {string} language
 * @param {Store} store
 */
export async function chooseLanguage(language, store) {
  if (!(await changeLanguage(language))) return;
  store.write('language', language);
  const link = fragment();
  const left = without(link, ['lang']);
  if (left !== link) setFragment(left);
}
