// @ts-check
// What opens when: the match of the address, a table that a link describes, or the start screen. A link opens beside a match in progress and never
// takes its place.

import { freshChoice, tableParams } from './choice.js';
import { Refusal } from './client.js';
import { download } from './download.js';
import { formatLink, parseLink } from './link.js';
import { linkMessage, recordMessage } from './messages.js';
import { Matches, OWN, RECORD } from './matches.js';
import { ask } from './question.js';
import { pickFile, readRecord } from './records.js';
import { loadRulesTexts } from './rules-texts.js';
import { openRules } from './rules.js';
import { Start, placeNames } from './start.js';
import { Table } from './table.js';
import { textsFor } from './texts.js';

/** @typedef {import('./director.js').Answer} Answer */
/** @typedef {import('./link.js').Link} Link */
/** @typedef {import('./store.js').Store} Store */
/** @typedef {import('./table.js').Places} Places */
/** @typedef {import('./view/form-types.js').Choice} Choice */
/** @typedef {import('./view/form-types.js').Family} Family */

const TABLE = 'table';
/** Bytes of chance in a seed: enough for every deal to occur. */
const SEED_BYTES = 32;

/** @returns {string} */
function freshSeed() {
  const bytes = crypto.getRandomValues(new Uint8Array(SEED_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The part of the address after `#`. */
const fragment = () => location.href.split('#').slice(1).join('#');

/** Takes the link out of the address, without a step in the history. */
const forgetLink = () => history.replaceState(history.state, '', location.pathname + location.search);

export class Router {
  /** @type {Family[]} */
  #families = [];
  /** Whose match is on the table. */
  #slot = OWN;
  /** The link that the table on the screen was dealt by, if that is known. @type {string | null} */
  #link = null;
  /** The text of a save that cannot be read; kept until a new match takes its place. @type {string | null} */
  #badSave = null;
  /** Counts what is opened, so that only the last one is shown. */
  #opened = 0;
  #texts = textsFor(null);
  /** @type {Link['theme']} */
  #theme = null;

  /**
   * @param {Places} places
   * @param {Store} store
   * @param {(method: string, params: Record<string, unknown>) => Promise<any>} request
   */
  constructor(places, store, request) {
    this.places = places;
    this.store = store;
    this.request = request;
    this.matches = new Matches(store);
    this.table = new Table(places, store, {
      request,
      keep: (answer) => this.#keep(answer),
      beside: () => ({ link: this.#link, back: this.#slot !== OWN && this.matches.going }),
      newMatch: () => this.#setUp(),
      again: () => this.#guarded(() => this.#again()),
      back: () => this.#goBack(OWN),
      openRecord: () => this.#openRecord(),
    });
    this.start = new Start(places.root, store, {
      deal: (choice, names) => this.#dealChosen(choice, names),
      back: () => this.#goBack(this.#slot),
      rules: (choice, names) => void this.#showRules(choice, names),
      openRecord: () => this.#openRecord(),
      downloadSave: () => download(this.#badSave ?? '', 'napoleon-save.txt'),
    });
    addEventListener('hashchange', () => void this.open());
  }

  /** Opens what the address asks for. @returns {Promise<void>} */
  open() {
    return this.#guarded(async () => {
      if (!this.#families.length) this.#families = (await this.request('games.list', {})).games;
      const text = fragment();
      if (text === RECORD || text.startsWith(`${RECORD}=`)) return this.#resumeRecord(text);
      const link = parseLink(text, this.#families);
      this.#dress(link);
      if (text === '' || link.bare) return this.#resume(OWN, this.#lastChoice());
      if (!link.problems.length) return this.#resume(formatLink(link.choice, this.#familyOf(link.choice)), link.choice);
      const messages = link.problems.map((problem) => linkMessage(problem, link.choice, this.#families, this.#texts));
      this.#slot = OWN;
      this.#drawStart(link.choice, { messages });
    });
  }

  /** The rules of a table that is being set up. @param {Choice} choice @param {string[]} names */
  async #showRules({ game, options, preset, settings }, names) {
    let page;
    try {
      [page] = await Promise.all([this.request('rules.page', { game, options, preset, settings }), loadRulesTexts()]);
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 'worker/lost')) this.start.tell([this.#texts.ui('ui-rules-failed')]);
      return;
    }
    openRules(this.places.aside, page, { t: textsFor({ seats: names.map((name) => ({ name })), me: 0, unit: page.unit }), names });
  }

  /** Opens the last state of what is on the screen again, with a new worker. */
  async reopen() {
    await this.#guarded(async () => {
      if (!this.table.shown) return;
      const stored = this.matches.read(this.#slot);
      await (stored ? this.#load(this.#slot, stored.save) : this.open());
      this.table.tell('ui-worker-restarted');
    });
  }

  /** Nothing is drawn any more. */
  close() {
    this.table.close();
    this.start.close();
  }

  /** @param {Choice} choice */
  #familyOf(choice) {
    return /** @type {Family} */ (this.#families.find(({ id }) => id === choice.game));
  }

  /** The table last chosen; at first, and where it is not to be read, the first game in its standard form. */
  #lastChoice() {
    const text = this.store.read('choice');
    return text === null ? freshChoice(this.#families[0]) : parseLink(text, this.#families).choice;
  }

  /** @param {Link} link */
  #dress({ theme }) {
    if (theme === this.#theme) return;
    this.#theme = theme;
    if (theme) document.documentElement.dataset.theme = theme;
    else delete document.documentElement.dataset.theme;
  }

  /**
   * The stored match, or a new one of that choice.
   * @param {string} slot
   * @param {Choice} choice
   */
  #resume(slot, choice) {
    const stored = this.matches.read(slot);
    return stored ? this.#load(slot, stored.save) : this.#deal(slot, choice);
  }

  /** @param {string} text */
  #resumeRecord(text) {
    const stored = text === RECORD ? this.matches.read(RECORD) : null;
    if (stored) return this.#load(RECORD, stored.save);
    this.#slot = OWN;
    return this.#drawStart(this.#lastChoice(), { messages: [this.#texts.ui('ui-link-record')] });
  }

  /**
   * @param {string} slot
   * @param {Choice} choice
   * @param {string[]} [names]
   */
  async #deal(slot, choice, names = placeNames(this.store)) {
    const seed = choice.seed ?? freshSeed();
    const family = this.#familyOf(choice);
    const params = tableParams(choice, family, names, seed);
    await this.#show(slot, this.request('table.new', { table: TABLE, ...params }), formatLink({ ...choice, seed }, family), true);
  }

  /**
   * @param {string} slot
   * @param {string} save
   */
  async #load(slot, save) {
    const link = this.matches.read(slot)?.link ?? null;
    try {
      await this.#show(slot, this.request('table.load', { table: TABLE, save }), link, false);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code === 'worker/lost') throw error;
      this.#badSave = save;
      this.#slot = OWN;
      this.#drawStart(this.#lastChoice(), { messages: [this.#texts.ui('ui-save-damaged')] });
    }
  }

  /**
   * @param {string} slot
   * @param {Promise<Answer>} coming
   * @param {string | null} link
   * @param {boolean} dealt
   */
  async #show(slot, coming, link, dealt) {
    const number = ++this.#opened;
    this.table.director.stop();
    const answer = await coming;
    if (number !== this.#opened) return;
    this.start.close();
    [this.#slot, this.#link, this.#badSave] = [slot, link, null];
    this.table.open(answer, dealt);
  }

  /** @param {Answer} answer @returns {boolean} whether it outlives the page */
  #keep({ save, view }) {
    return this.matches.write(this.#slot, { save, over: view.next === 'over', link: this.#link });
  }

  /** The start screen, from the table on the screen. */
  #setUp() {
    const link = this.#link === null ? null : parseLink(this.#link, this.#families).choice;
    this.#drawStart(link ? { ...link, seed: null, dealer: null, seat: null } : this.#lastChoice());
  }

  /**
   * @param {Choice} choice
   * @param {{messages?: string[]}} [how]
   */
  #drawStart(choice, { messages = [] } = {}) {
    this.#opened += 1;
    this.table.close();
    const stored = this.#badSave === null ? this.matches.read(this.#slot) : null;
    this.start.open(this.#families, choice, { messages, badSave: this.#badSave, back: stored !== null && !stored.over });
  }

  /**
   * @param {Choice} choice
   * @param {string[]} names
   */
  #dealChosen(choice, names) {
    const deal = () => {
      const family = this.#familyOf(choice);
      this.store.write('choice', formatLink({ ...choice, seed: null, dealer: null, seat: null }, family));
      forgetLink();
      void this.#guarded(() => this.#deal(OWN, choice, names));
    };
    if (!this.matches.going || this.#badSave !== null) return deal();
    ask(this.places.aside, this.#texts, { key: 'ui-ask-new', yes: deal });
  }

  /** The same table once more, with fresh cards. */
  async #again() {
    const choice = this.#link === null ? this.#lastChoice() : parseLink(this.#link, this.#families).choice;
    await this.#deal(this.#slot === RECORD ? OWN : this.#slot, { ...choice, seed: null, dealer: null });
  }

  /** @param {string} slot of a match that is stored */
  #goBack(slot) {
    if (slot === OWN && fragment()) forgetLink();
    void this.#guarded(() => this.#resume(slot, this.#lastChoice()));
  }

  #openRecord() {
    pickFile((file) => void this.#guarded(() => this.#readRecord(file)));
  }

  /** @param {File} file */
  async #readRecord(file) {
    const read = await readRecord(file);
    if ('problem' in read) return this.#refuseRecord(this.#texts.ui(read.problem));
    try {
      await this.#show(RECORD, this.request('table.load', { table: TABLE, record: read.record, seed: freshSeed() }), null, false);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code === 'worker/lost') throw error;
      console.info(error.message);
      return this.#refuseRecord(recordMessage(error, this.#texts));
    }
    history.replaceState(history.state, '', `#${RECORD}`);
    this.table.tell(read.others ? 'ui-record-others' : 'ui-record-opened');
  }

  /** @param {string} message */
  #refuseRecord(message) {
    if (this.table.shown) this.table.tellWords(message);
    else this.start.tell([message]);
  }

  /**
   * A lost worker is started anew by the page, which comes back to `reopen`; any other refusal ends on the start screen.
   * @param {() => Promise<void> | void} work
   */
  async #guarded(work) {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.code === 'worker/lost') return;
      console.info(error.message);
      this.#drawStart(this.#lastChoice(), { messages: [this.#texts.ui('ui-trouble')] });
    }
  }
}
