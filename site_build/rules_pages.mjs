// @ts-check
// The printable pages in every language: reads what the core says of each set of house rules and of the CPU players as JSON, and writes the
// pages as JSON, by name. It is bundled together with the page's own renderer.
//
// node rules_pages.mjs RULES.json PAGES.json

import { readFileSync, writeFileSync } from 'node:fs';
import '../web/js/english.js';
import { ENGLISH, addTexts, languageName, speak, spokenLanguage, textsFor } from '../web/js/texts.js';
import { drawAbout } from '../web/js/view/about.js';
import { drawContents, drawRules } from '../web/js/view/rules.js';
import { write } from './static_html.mjs';

/** @typedef {import('../web/js/view/types.js').RulePage} RulePage */
/**
 * @typedef {{file: string, game: string, preset: string, players: number, usual: boolean, open: Record<string, number | string>, page: RulePage}} Sheet
 * usual: the preset's own number of players; open: options that the preset leaves to be agreed, with their values on this page
 */

const PLAYERS = 'players.html';
const CHARACTERS = 'characters.html';
const INDEX = 'index.html';
const ABOUT = 'about.html';
const POLICY = "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'";

// A word that is missing must not reach a page.
console.warn = (message) => {
  throw new Error(String(message));
};

const [given, target] = process.argv.slice(2);
/** @typedef {{language: string, words: string[]}} Spoken */
/** @type {{style: string, icon: string, spoken: Spoken[], sheets: Sheet[], players: RulePage, characters: RulePage, faces: string, about: About}} faces: the portraits as SVG symbols */
const { style, icon, spoken, sheets, players, characters, faces, about } = JSON.parse(readFileSync(given, 'utf8'));
for (const { language, words } of spoken) words.slice(language === ENGLISH ? 1 : 0).forEach((source) => addTexts(source, language));
const plain = textsFor(null);

/** Where the pages of a language stand, in the folder of all. @param {string} language */
const folderOf = (language) => (language === ENGLISH ? '' : `${language}/`);

/** From the page that is being written to the folder of all, and to that of the site. */
const up = () => (spokenLanguage() === ENGLISH ? './' : '../');
const site = () => (spokenLanguage() === ENGLISH ? '../' : '../../');

/** @param {string} text */
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** @param {Sheet} sheet */
const setName = ({ game, preset, players }) => plain.ui('ui-rules-of', { preset: plain.ui(`${game}-preset-${preset}`), players });

/**
 * The pages of the same set for all numbers of players, as links.
 * @param {Sheet} sheet
 * @param {Sheet | null} current the page that they stand on
 */
function numbers({ game, preset }, current) {
  const same = sheets.filter((other) => other.game === game && other.preset === preset);
  const links = same.map((other) => {
    const here = other === current ? ' aria-current="page"' : '';
    return `<a href="./${other.file}"${here}>${escaped(plain.ui('ui-rules-players', { players: other.players }))}</a>`;
  });
  const names = { game: plain.ui(`${game}-title`), preset: plain.ui(`${game}-preset-${preset}`) };
  return `<nav class="numbers" aria-label="${escaped(plain.ui('ui-rules-numbers', names))}">${links.join('')}</nav>`;
}

/** What a preset leaves to be agreed. @param {Sheet} sheet */
const agreed = ({ open }) =>
  Object.entries(open).map(([key, value]) => `<p class="agreed">${escaped(plain.ui('ui-rules-agreed', { option: plain.ui(key), value }))}</p>`);

/** The same page in the other languages, for those who search. @param {string} file */
const alternates = (file) =>
  [...spoken.map(({ language }) => [language, language]), ['x-default', ENGLISH]]
    .map(([tag, language]) => `<link rel="alternate" hreflang="${tag}" href="${up()}${folderOf(language)}${file}">`)
    .join('\n');

/** And for those who read. @param {string} file */
const tongues = (file) => {
  const links = spoken.map(({ language }) => {
    const here = language === spokenLanguage() ? ' aria-current="page"' : '';
    return `<a href="${up()}${folderOf(language)}${file}" lang="${language}" hreflang="${language}"${here}>${languageName(language)}</a>`;
  });
  return `<nav class="tongues" aria-label="${escaped(plain.ui('ui-language'))}">${links.join('')}</nav>`;
};

/** @param {string} file @param {string} title @param {string} body */
const wrapped = (file, title, body) => `<!doctype html>
<html lang="${spokenLanguage()}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escaped(title)}</title>
<link rel="icon" href="${site()}${icon}">
<link rel="stylesheet" href="${site()}${style}">
${alternates(file)}
</head>
<body>
${tongues(file)}
${body}
</body>
</html>
`;

/** @param {Sheet} sheet */
function sheetPage(sheet) {
  const names = Array.from({ length: sheet.players }, (_, i) => plain.ui(`ui-name-${i + 1}`));
  const t = textsFor({ seats: names.map((name) => ({ name })), me: 0, unit: sheet.page.unit });
  const reader = { t, names, inPanel: false };
  const title = t.plain(sheet.page.title);
  const table = `${site()}index.html#${sheet.game}?preset=${sheet.preset}${sheet.usual ? '' : `&players=${sheet.players}`}&lang=${spokenLanguage()}`;
  return wrapped(
    sheet.file,
    plain.ui('ui-rules-page', { title, set: setName(sheet) }),
    `<header>
<h1>${escaped(title)}</h1>
<p class="of">${escaped(setName(sheet))}</p>
${agreed(sheet).join('')}
<nav class="around"><a class="btn go" href="${escaped(table)}">${escaped(t.ui('ui-rules-play'))}</a><a href="./index.html">${escaped(t.ui('ui-rules-index'))}</a></nav>
${numbers(sheet, sheet)}
${write(drawContents(sheet.page, reader))}
</header>
<main>${write(drawRules(sheet.page, reader))}</main>`,
  );
}

/**
 * How the CPU players of all games decide, and who the characters among them are.
 * @param {string} file
 * @param {RulePage} page
 * @param {string} [drawings] that it takes portraits from
 */
function longPage(file, page, drawings = '') {
  const reader = { t: plain, names: [], inPanel: false };
  const title = plain.plain(page.title);
  return wrapped(
    file,
    title,
    `${drawings}<header>
<h1>${escaped(title)}</h1>
<nav class="around"><a href="./index.html">${escaped(plain.ui('ui-rules-index'))}</a></nav>
${write(drawContents(page, reader))}
</header>
<main>${write(drawRules(page, reader))}</main>`,
  );
}

/** Versions, licences and privacy. */
function aboutPage() {
  const title = plain.ui('ui-about');
  const play = `<a class="btn go" href="${site()}index.html">${escaped(plain.ui('ui-about-play'))}</a>`;
  return wrapped(
    ABOUT,
    title,
    `<header>
<h1>${escaped(title)}</h1>
<nav class="around">${play}<a href="./${INDEX}">${escaped(plain.ui('ui-rules-index'))}</a></nav>
</header>
<main>${write(drawAbout(about, { t: plain, inPanel: false, base: site() }))}</main>`,
  );
}

/** @param {Sheet} sheet */
const setLine = (sheet) => {
  const [name, help] = ['', '-help'].map((part) => escaped(plain.ui(`${sheet.game}-preset-${sheet.preset}${part}`)));
  return `<li><h3>${name}</h3><small>${help}</small>${numbers(sheet, null)}</li>`;
};

function indexPage() {
  const games = [...new Set(sheets.map(({ game }) => game))];
  const parts = games.map((game) => {
    const sets = sheets.filter((sheet) => sheet.game === game && sheet.usual).map(setLine);
    return `<h2>${escaped(plain.ui(`${game}-title`))}</h2>\n<ul class="sets">${sets.join('')}</ul>`;
  });
  const title = plain.ui('ui-rules-index-title');
  const lead = `<p class="lead">${escaped(plain.ui('ui-rules-index-lead'))}</p>`;
  const more = `<nav class="around"><a href="./${CHARACTERS}">${escaped(plain.plain(characters.title))}</a><a href="./${PLAYERS}">${escaped(plain.plain(players.title))}</a><a href="./${ABOUT}">${escaped(plain.ui('ui-about'))}</a></nav>`;
  return wrapped(INDEX, title, `<header><h1>${escaped(title)}</h1>\n${more}</header>\n<main>${lead}\n${parts.join('\n')}</main>`);
}

/** The portraits, which take no room themselves. */
const drawings = faces.replace('<svg ', '<svg width="0" height="0" style="position:absolute" aria-hidden="true" ');

/** All pages of a language, by name. @param {Spoken} each */
function pagesIn({ language }) {
  speak(language);
  const sets = sheets.map((sheet) => [sheet.file, sheetPage(sheet)]);
  return [...sets, [PLAYERS, longPage(PLAYERS, players)], [CHARACTERS, longPage(CHARACTERS, characters, drawings)], [ABOUT, aboutPage()], [INDEX, indexPage()]].map(([file, text]) => [folderOf(language) + file, text]);
}

writeFileSync(target, JSON.stringify(Object.fromEntries(spoken.flatMap(pagesIn))));
