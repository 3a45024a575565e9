// @ts-check
// Sharing what is on the table: its cards as a link, a finished match as a link that holds it, and the result of a deal of the day as a text.

import { dealsKnownCards } from './link.js';
import { openOver } from './over.js';
import { onSpeak, spokenLanguage, textsFor } from './texts.js';
import { dayWords } from './view/days.js';
import { signedScore } from './view/scores.js';
import { drawShare } from './view/sharing.js';

/** @typedef {import('./view/sharing.js').Shared} Shared */
/** @typedef {import('./view/sharing.js').ShareModel} ShareModel */
/** @typedef {import('./view/types.js').OfDay} OfDay */
/** @typedef {import('./view/types.js').Texts} Texts */

/** @param {string} text the part after `#` */
const addressOf = (text) => new URL(`#${text}`, document.baseURI).href;

/**
 * What may be handed on, the most interesting first.
 * @param {{link: string | null, record: string | null}} links
 * @param {OfDay | null} day
 * @returns {Shared[]}
 */
function thingsOf({ link, record }, day) {
  /** @type {Shared[]} */
  const things = [];
  if (day && link) things.push({ name: 'day', address: addressOf(link), text: '' });
  if (record) things.push({ name: 'match', address: addressOf(`record=${record}`), text: null });
  if (link) things.push({ name: dealsKnownCards(link) ? 'deal' : 'table', address: addressOf(link), text: null });
  return things;
}

/** What a person came to in the deal of a day, for others to read. @param {OfDay} day @param {string} address @param {Texts} t */
function textOf({ game, day, score, unrated, compared }, address, t) {
  const levels = (compared ?? []).map(({ title, total }) => t.ui('ui-day-level', { level: t.plain(title), score: signedScore(total, { t }) }));
  const lines = [t.ui('ui-day-text', { game: t.ui(`${game}-title`), date: dayWords(day), score: signedScore(score, { t }), unrated: unrated ? 'yes' : 'no' })];
  if (levels.length) lines.push(t.ui('ui-day-text-compared', { scores: new Intl.ListFormat(spokenLanguage(), { type: 'unit' }).format(levels) }));
  return [...lines, address].join('\n');
}

/**
 * Opens the panel.
 * @param {HTMLElement} place
 * @param {{link: string | null, record: string | null}} links parts of an address after `#`
 * @param {OfDay | null} [day] the result of a day
 */
export function openShare(place, links, day = null) {
  /** @type {ShareModel} */
  const m = { things: thingsOf(links, day), copied: null, byHand: null, coded: null, code: null, device: typeof navigator.share === 'function' };
  let redraw = () => {};
  /** @param {Partial<ShareModel>} change */
  const set = (change) => {
    Object.assign(m, change);
    redraw();
  };
  /** @param {Shared} thing */
  const textFor = ({ text, address }) => (text === null || !day ? address : textOf(day, address, textsFor(null)));

  const on = {
    copy: async (/** @type {Shared} */ thing) => {
      try {
        await navigator.clipboard.writeText(textFor(thing));
        set({ copied: thing.name, byHand: null });
      } catch {
        set({ byHand: thing.name, copied: null });
        place.querySelector(`[data-shared="${thing.name}"] textarea`)?.closest('section')?.querySelector('textarea')?.select();
      }
    },
    send: async (/** @type {Shared} */ thing) => {
      const told = thing.text === null ? { url: thing.address } : { text: textFor(thing) };
      await navigator.share({ title: textsFor(null).ui('ui-game-title'), ...told }).catch(() => {}); // whoever thinks better of it has closed it
    },
    code: async (/** @type {Shared} */ thing) => {
      if (m.coded === thing.name) return set({ coded: null });
      set({ coded: thing.name, code: null });
      const code = await codeFor(thing.address);
      if (m.coded !== thing.name) return;
      set({ code });
      place.querySelector('.qr')?.scrollIntoView({ block: 'nearest' });
    },
  };
  const template = (/** @type {() => void} */ close) => {
    const t = textsFor(null);
    const things = m.things.map((thing) => (thing.text === null ? thing : { ...thing, text: textFor(thing) }));
    return drawShare({ ...m, things }, t, { ...on, close });
  };
  openOver(place, template, (draw) => {
    redraw = draw;
    return onSpeak(draw);
  });
}

/** How often the script of codes did not come. A browser remembers that for good, by its address. */
let failures = 0;

/** @param {string} address @returns {Promise<ShareModel['code']>} */
async function codeFor(address) {
  try {
    /** @type {typeof import('./qr.js')} */
    const { codeOf } = await import(failures ? `${SITE.qr}?${failures}` : SITE.qr);
    return codeOf(address) ?? 'long';
  } catch {
    failures += 1;
    return 'failed';
  }
}
