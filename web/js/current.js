// @ts-check
// The match on the table: brought there fresh, from its save or from a record, and stored at every step. Of all that is being brought only
// the last is shown.

import { tableParams } from './choice.js';
import { dayOfLink } from './daily.js';
import { askToLast } from './lasting.js';
import { formatLink } from './link.js';
import { OWN } from './matches.js';
import { offline } from './offline.js';

/** @typedef {import('./matches.js').Matches} Matches */
/** @typedef {import('./steps.js').Answer} Answer */
/** @typedef {import('./view/form-types.js').Choice} Choice */
/** @typedef {import('./view/form-types.js').Company} Company */
/** @typedef {import('./view/form-types.js').Family} Family */

/**
 * Where a match is shown.
 * @typedef {Object} Place
 * @property {(method: string, params: Record<string, unknown>) => Promise<any>} request
 * @property {() => void} stop what was on the table goes on no more
 * @property {(answer: Answer, dealt: boolean) => void} show dealt: its cards were dealt just now
 */

export const TABLE = 'table';
/** Bytes of chance in a seed: enough for every deal to occur. */
const SEED_BYTES = 32;

/** @param {import('./view/types.js').TableView} view @returns {import('./book.js').Reached} */
const reachedBy = ({ deal, step }) => ({ serial: deal.serial, step });

/** @returns {string} */
export function freshSeed() {
  const bytes = crypto.getRandomValues(new Uint8Array(SEED_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export class Current {
  /** Whose match it is. */
  #slot = OWN;
  /** The link that it was dealt by, if that is known. @type {string | null} */
  #link = null;
  /** Whether it came as a record: nobody knows who played it, so it is not booked. */
  #foreign = false;
  /** Counts what is brought. */
  #brought = 0;

  /**
   * @param {{matches: Matches, book: import('./book.js').Book, days: import('./days.js').Days}} kept
   * @param {import('./tabs.js').Tabs} tabs
   * @param {Place} place
   */
  constructor({ matches, book, days }, tabs, place) {
    this.matches = matches;
    this.book = book;
    this.days = days;
    this.tabs = tabs;
    this.place = place;
  }

  get slot() {
    return this.#slot;
  }

  get link() {
    return this.#link;
  }

  /** Whether a match that a link did not touch waits beside this one. */
  get hasOther() {
    return this.#slot !== OWN && this.matches.going;
  }

  /** What is stored of it. */
  get stored() {
    return this.matches.read(this.#slot);
  }

  /**
   * @param {string} slot
   * @param {Choice} choice
   * @param {Family} family of the choice
   * @param {Company} company
   */
  deal(slot, choice, family, company) {
    const seed = choice.seed ?? freshSeed();
    const params = { table: TABLE, ...tableParams(choice, family, company, seed) };
    return this.#bring(slot, 'table.new', params, formatLink({ ...choice, seed }, family));
  }

  /**
   * Another match at the same table takes the place of the one that is over, so that its address resumes the newer one.
   * @param {(seed: string) => string | null} linkOf the link of a table with this seed
   */
  again(linkOf) {
    const seed = freshSeed();
    return this.#bring(this.#slot, 'table.again', { table: TABLE, seed }, linkOf(seed));
  }

  /** @param {string} slot @param {string} save */
  load(slot, save) {
    const stored = this.matches.read(slot);
    return this.#bring(slot, 'table.load', { table: TABLE, save }, stored?.link ?? null, stored?.foreign);
  }

  /** @param {string} slot @param {{record: string} | {link: string}} from */
  loadRecord(slot, from) {
    return this.#bring(slot, 'table.load', { table: TABLE, ...from, seed: freshSeed() }, null, true);
  }

  /** Whatever is being brought is wanted no more. */
  drop() {
    this.#brought += 1;
  }

  /** Nothing is on the table, and the match of the bare address is next. */
  leave() {
    this.#slot = OWN;
  }

  /**
   * Stores a state of it, and books what is over.
   * @param {Answer} answer
   * @returns {boolean | null} whether it outlives the page; null when another tab has the match, and nothing was stored
   */
  keep({ save, view }) {
    if (!this.tabs.check(this.#slot)) return null;
    if (view.booking) void askToLast(this.matches.store);
    const kept = this.matches.write(this.#slot, { save, over: view.next === 'over', link: this.#link, foreign: this.#foreign });
    const noted = this.#foreign || this.#note(view);
    if (view.unrated) this.book.know(view.shuffle);
    else if (kept) this.book.reach(view.shuffle, reachedBy(view));
    if (kept && noted) offline.reached(`${this.#slot} ${view.deal.serial}`);
    return kept && noted;
  }

  /** Books what is over, and the result of a day under that day. @param {import('./view/types.js').TableView} view */
  #note(view) {
    const unrated = view.unrated !== null || this.book.isKnown(view.shuffle);
    const day = view.match && dayOfLink(this.#link);
    const noted = !day || this.days.note(day, { score: view.seats[view.me].total, unrated });
    return (!view.booking || this.book.note(view.booking, unrated)) && noted;
  }

  /**
   * @param {string} slot
   * @param {'table.new' | 'table.again' | 'table.load'} method
   * @param {Record<string, unknown>} params
   * @param {string | null} link
   * @param {boolean} [foreign] a record
   */
  async #bring(slot, method, params, link, foreign = false) {
    const number = ++this.#brought;
    this.place.stop();
    const dealt = method !== 'table.load';
    const answer = await this.#marked(await this.place.request(method, params), foreign ? 'record' : dealt ? 'dealt' : 'resumed');
    if (number !== this.#brought) return;
    [this.#slot, this.#link, this.#foreign] = [slot, link, foreign];
    this.place.show(answer, dealt);
  }

  /**
   * A match whose cards were seen before counts for no rating; one that is over stands, and one of a record counts for nothing anyway.
   * @param {Answer} answer
   * @param {'dealt' | 'resumed' | 'record'} how
   * @returns {Promise<Answer>}
   */
  async #marked(answer, how) {
    const { shuffle, unrated, next } = answer.view;
    const known = this.book.meet(shuffle, how, reachedBy(answer.view));
    return known && how !== 'record' && !unrated && next !== 'over' ? this.place.request('table.seen', { table: TABLE }) : answer;
  }
}
