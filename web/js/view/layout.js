// @ts-check
// What cannot be said in a style sheet: measured after each drawing and on each resize.

import { drawBeads } from './ring.js';
import { settleRoving } from './roving.js';

/** A covered card shows at least this much, in px, before a hand breaks into two rows: on a phone held upright, and anywhere. */
const COMFORTABLE = 40;
const BEARABLE = 24;
/** The most cards in one of two rows. */
const LONGEST_ROW = 9;
/** Slips keep this far from the window's edge, in px. */
const EDGE = 4;

/**
 * Where a hand breaks: near the middle, at a change of suit if there is one close by.
 * @param {string[]} cards
 * @returns {number} cards in the first row
 */
const breakAt = (cards) => {
  const half = Math.ceil(cards.length / 2);
  /** @param {number} i */
  const fits = (i) => i > 0 && i < cards.length && Math.max(i, cards.length - i) <= LONGEST_ROW;
  /** @param {number} i */
  const changes = (i) => cards[i]?.[1] !== cards[i - 1]?.[1];
  return [half, half + 1, half - 1].find((i) => fits(i) && changes(i)) ?? half;
};

/** @param {HTMLElement} fan */
const foldHand = (fan) => {
  const slots = [.../** @type {NodeListOf<HTMLElement>} */ (fan.querySelectorAll('.slot'))];
  const cards = slots.map((slot) => slot.firstElementChild);
  const width = cards[0] instanceof HTMLElement ? cards[0].offsetWidth : 0;
  const upright = matchMedia('(max-aspect-ratio: 1/1) and (max-width: 43.6875em)').matches;
  const step = (fan.clientWidth - width) / Math.max(1, slots.length - 1);
  const codes = cards.map((card) => (card instanceof HTMLElement ? (card.dataset.card ?? card.dataset.gap ?? '') : ''));
  const cut = slots.length > 1 && step < (upright ? COMFORTABLE : BEARABLE) ? breakAt(codes) : slots.length;
  slots.forEach((slot, i) => {
    slot.style.order = i < cut ? '0' : '2';
    slot.classList.toggle('end', i === cut - 1 || i === slots.length - 1);
    slot.classList.toggle('behind', cut < slots.length && i < cut);
  });
  fan.classList.toggle('folded', cut < slots.length);
};

/** Pictures of the printed deck are asked for only where they are shown. */
const fetchCourts = () => {
  if (typeof SITE === 'undefined' || !SITE.courts) return;
  const wanted = document.documentElement.dataset.faces === 'desk';
  for (const court of document.querySelectorAll('svg[data-court]')) {
    const use = court.firstElementChild;
    const href = `${SITE.courts}#court-${court.getAttribute('data-court')}`;
    if (wanted && use?.getAttribute('href') !== href) use?.setAttribute('href', href);
  }
};

/** Slips and pills stay inside the window. */
const keepInside = () => {
  for (const slip of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.slip, .mark'))) {
    slip.style.removeProperty('--shift');
    slip.style.removeProperty('--lift');
    const box = slip.getBoundingClientRect();
    const over = Math.max(0, box.right - innerWidth + EDGE) - Math.max(0, EDGE - box.left);
    const below = Math.max(0, box.bottom - innerHeight + EDGE);
    if (over) slip.style.setProperty('--shift', `${-over}px`);
    if (below) slip.style.setProperty('--lift', `${-below}px`);
  }
};

/** What had focus before a dialog opened. @type {HTMLElement | null} */
let opener = null;
/** How to find it again if it was drawn anew. @type {string | null} */
let openerName = null;

const openDialogs = () => {
  const dialog = document.querySelector('dialog.panel');
  if (dialog instanceof HTMLDialogElement) {
    if (dialog.open) {
      // Another panel has taken the place of the one in which something was pressed.
      if (document.activeElement === document.body) dialog.querySelector('h2')?.focus();
      return;
    }
    if (opener === null && document.activeElement instanceof HTMLElement) {
      opener = document.activeElement;
      openerName = opener.dataset.open ?? null;
    }
    dialog.showModal();
    dialog.querySelector('h2')?.focus();
    return;
  }
  if (!opener) return;
  const again = opener.isConnected ? opener : document.querySelector(`[data-open="${openerName}"]`);
  if (again instanceof HTMLElement && document.activeElement === document.body) again.focus();
  [opener, openerName] = [null, null];
};

/** Measures the page. Call it after each drawing and on each resize. */
export const layout = () => {
  for (const fan of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.fan'))) foldHand(fan);
  for (const box of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.ring'))) drawBeads(box);
  fetchCourts();
  keepInside();
  openDialogs();
  settleRoving(document);
};
