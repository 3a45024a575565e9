// @ts-check
// What opens when: the match of the address, a table that a link describes, or the start screen. A link opens beside a match in progress and never
// takes its place.

import { openAbout } from './about.js';
import { aftermath } from './aftermath.js';
import { readerOf, showCharacters, showPlayers } from './beside.js';
import { Book } from './book.js';
import { familiesOf, freshChoice, withFreshCards } from './choice.js';
import { Refusal } from './client.js';
import { Current, freshSeed } from './current.js';
import { dayOf } from './daily.js';
import { Days } from './days.js';
import { openDays } from './days-panel.js';
import { download } from './download.js';
import { Keeping } from './keeping.js';
import { formatLink, fragment, parseLink, setFragment, without, withDay, withoutTable } from './link.js';
import { changeLanguage, chooseLanguage, loadPageTexts, nameIn, wantedLanguage } from './languages.js';
import { linkMessage } from './messages.js';
import { Matches, OWN } from './matches.js';
import { RULES, openPage } from './page-panel.js';
import { ask } from './question.js';
import { RecordDoor } from './record-door.js';
import { openSettings } from './settings-panel.js';
import { openShare } from './sharing.js';
import { Start, companyOf } from './start.js';
import { Table } from './table.js';
import { Tabs } from './tabs.js';

/** @typedef {import('./link.js').Link} Link */
/** @typedef {import('./store.js').Store} Store */
/** @typedef {import('./page.js').Places} Places */
/** @typedef {import('./view/form-types.js').Choice} Choice */
/** @typedef {import('./view/form-types.js').Company} Company */
/** @typedef {import('./view/form-types.js').Family} Family */
/** @typedef {import('./view/types.js').Notice} Notice */
/** @typedef {import('./view/types.js').Texts} Texts */
/** @typedef {import('./view/types.js').Told} Told */

/** A link may be wrong in thousands of ways; nobody reads more of them, and the button under them has to stay in reach. */
const MOST_TOLD = 5;

export class Router {
  /** @type {Family[]} */
  #families = [];
  /** The text of a save that cannot be read; kept until a new match takes its place. @type {string | null} */
  #badSave = null;
  /** The link that is open. */
  #opened = '';
  /** The match that another tab has, while the start screen says so. @type {string | null} */
  #away = null;

  /**
   * @param {Places} places
   * @param {Store} store
   * @param {{settings: import('./settings.js').Settings, dress: import('./dress.js').Dress}} seen
   * @param {(method: string, params: Record<string, unknown>, signal?: AbortSignal) => Promise<any>} request
   */
  constructor(places, store, { settings, dress }, request) {
    this.places = places;
    this.store = store;
    this.dress = dress;
    this.request = request;
    this.matches = new Matches(store);
    const kept = { store, matches: this.matches, book: new Book(store), days: new Days(store) };
    this.tabs = new Tabs(store, this.matches, (slot) => this.#relieved(slot));
    this.keeping = new Keeping(kept, {
      place: places.aside,
      request,
      tell: (notice) => this.#tell(notice),
      relieve: () => this.#relieveOthers(),
      reopen: () => this.#reopenAll(settings),
    });
    this.current = new Current(kept, this.tabs, {
      request,
      stop: () => this.table.director.stop(),
      show: (answer, dealt) => {
        this.start.close();
        this.#badSave = null;
        this.table.open(answer, dealt);
      },
    });
    this.records = new RecordDoor({
      place: places.aside,
      matches: this.matches,
      tabs: this.tabs,
      current: this.current,
      guarded: (work) => this.#guarded(work),
      resume: (slot) => this.#resume(slot, this.#lastChoice()),
      refuse: (message) => this.#drawStart(this.#lastChoice(), { messages: [message] }),
      stop: () => this.table.director.stop(),
      showAgain: async () => void (this.table.shown && (await this.#showAgain())),
      readdress: (text) => this.#readdress(text),
      tell: (notice) => this.#tell(notice),
    });
    const showDays = () => openDays(places.aside, this.#families.map(({ id }) => id), kept);
    this.table = new Table(places, store, settings, {
      request,
      keep: (answer) => this.current.keep(answer),
      slot: () => this.current.slot,
      beside: () => ({ link: this.current.link, back: this.current.hasOther }),
      newMatch: () => this.#setUp(),
      again: () => this.#guarded(() => this.#again()),
      back: () => this.#goBack(OWN),
      settings: () => openSettings(places.aside, settings),
      statistics: () => this.keeping.open(),
      after: aftermath({ keeping: this.keeping, days: kept.days, link: () => this.current.link, request }),
      days: showDays,
      about: () => openAbout(places.aside),
      openRecord: () => this.records.choose(),
      language: (language) => void this.#speak(chooseLanguage(language, store)),
    });
    this.start = new Start(places.root, store, {
      deal: (choice, company) => void this.#dealChosen(choice, company),
      back: () => this.#goBack(this.current.slot),
      rules: (choice, names) => void this.#told(() => this.#showRules(choice, names), 'ui-rules-failed'),
      players: () => void this.#told(() => showPlayers({ place: places.aside, request }, () => true), 'ui-players-failed'),
      characters: () => void this.#told(() => showCharacters({ place: places.aside, request }, () => true), 'ui-players-failed'),
      settings: () => openSettings(places.aside, settings),
      statistics: () => void this.#told(() => this.keeping.open(), 'ui-statistics-failed'),
      about: () => openAbout(places.aside),
      days: showDays,
      share: (link) => openShare(places.aside, { link, record: null }),
      openRecord: () => this.records.choose(),
      language: (language) => void this.#speak(chooseLanguage(language, store)),
      takeOver: () => this.#takeOver(),
      downloadSave: () => download(this.#badSave ?? '', 'napoleon-save.txt'),
    });
    addEventListener('hashchange', () => void this.#follow());
  }

  /** Another address: a change of the language alone changes nothing else. */
  async #follow() {
    const text = fragment();
    const same = this.table.shown && text !== this.#opened && without(text, ['lang']) === without(this.#opened, ['lang']);
    this.#opened = text;
    await this.#speak(changeLanguage(wantedLanguage(text, this.store)));
    if (!same) await this.open();
  }

  /** Says so when a language cannot be had. @param {Promise<unknown>} change */
  async #speak(change) {
    try {
      await change;
    } catch {
      this.#tell({ kind: 'trouble', words: (t) => t.ui('ui-language-failed') });
    }
  }

  /** The address of what is open now. @param {string} text */
  #readdress(text) {
    setFragment(text);
    this.#opened = text;
  }

  /** Opens what the address asks for. @returns {Promise<void>} */
  open() {
    this.#opened = fragment();
    return this.#guarded(async () => {
      if (!this.#families.length) this.#families = familiesOf(await this.request('games.list', {}));
      const text = fragment();
      if (this.records.isAt(text)) return this.records.open(text);
      const link = parseLink(text, this.#families);
      this.dress.link(link.theme);
      if (text === '' || link.bare) return this.#resume(OWN, this.#lastChoice());
      const slot = formatLink(link.choice, this.#familyOf(link.choice));
      const { day } = link.choice;
      if (day !== null && day > dayOf() && !this.matches.read(slot)) link.problems.push({ kind: 'day', name: 'day', value: day });
      if (!link.problems.length) {
        this.#readdress(day === null ? text : withDay(text, day)); // a reload after midnight finds it again
        return this.#resume(slot, link.choice);
      }
      const messages = link.problems.slice(0, MOST_TOLD).map((problem) => (/** @type {Texts} */ t) => linkMessage(problem, link.choice, this.#families, t));
      this.current.leave();
      this.#drawStart(day === null ? link.choice : withFreshCards(link.choice), { messages });
    });
  }

  /** The rules of a table that is being set up. @param {Choice} choice @param {string[]} names */
  async #showRules({ game, options, preset, settings }, names) {
    const [page] = await Promise.all([this.request('rules.page', { game, options, preset, settings }), loadPageTexts('rules')]);
    openPage(this.places.aside, page, () => readerOf(names.map(nameIn), { unit: page.unit }), RULES);
  }

  /**
   * Opens something over the start screen, which tells it when that fails; a lost worker is started anew by the page.
   * @param {() => Promise<void>} work
   * @param {string} failed key of what to tell
   */
  async #told(work, failed) {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 'worker/lost')) this.start.tell([(t) => t.ui(failed)], 'trouble');
    }
  }

  /** Opens the last state of what is on the screen again, with a new worker. */
  async reopen() {
    await this.#guarded(async () => {
      if (!this.table.shown) return;
      await this.#showAgain();
      this.table.tell('ui-worker-restarted', 'news');
    });
  }

  /** What is on the screen, from its save. */
  async #showAgain() {
    const { stored, slot } = this.current;
    await (stored && (await this.tabs.hold(slot)) ? this.#load(slot, stored.save) : this.open());
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

  /** The table on the screen, where its link is known. */
  #linkChoice() {
    const { link } = this.current;
    return link === null ? null : parseLink(link, this.#families).choice;
  }

  /**
   * The stored match, or a new one of that choice.
   * @param {string} slot
   * @param {Choice} choice
   */
  async #resume(slot, choice) {
    const held = await this.tabs.hold(slot);
    if (held === null) return;
    if (!held) return this.#drawAway(slot, choice, 'ui-elsewhere');
    const stored = this.matches.read(slot);
    return stored ? this.#load(slot, stored.save) : this.#deal(slot, choice);
  }

  /**
   * @param {string} slot
   * @param {Choice} choice
   * @param {Company} [company]
   */
  #deal(slot, choice, company = companyOf(this.store, this.#familyOf(choice), choice)) {
    return this.current.deal(slot, choice, this.#familyOf(choice), company);
  }

  /**
   * @param {string} slot
   * @param {string} save
   */
  async #load(slot, save) {
    try {
      await this.current.load(slot, save);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code === 'worker/lost') throw error;
      this.#badSave = save;
      this.current.leave();
      this.#drawStart(this.#lastChoice(), { messages: [(t) => t.ui('ui-save-damaged')] });
    }
  }

  /** The start screen, from the table on the screen. */
  #setUp() {
    const link = this.#linkChoice();
    this.#drawStart(link && link.day === null ? withFreshCards(link) : this.#lastChoice());
  }

  /**
   * @param {Choice} choice
   * @param {{messages?: Told[], away?: string | null}} [how] away: the match that another tab has
   */
  #drawStart(choice, { messages = [], away = null } = {}) {
    this.current.drop();
    this.table.close();
    this.#away = away;
    const stored = this.#badSave === null && away === null ? this.current.stored : null;
    this.start.open(this.#families, choice, { messages, away: away !== null, badSave: this.#badSave, back: stored !== null && !stored.over });
  }

  /**
   * Another tab has the match: it can be taken over here, or another table set up.
   * @param {string} slot
   * @param {Choice} choice
   * @param {'ui-elsewhere' | 'ui-taken-over'} key
   */
  #drawAway(slot, choice, key) {
    this.#drawStart(withFreshCards(choice), { messages: [(t) => t.ui(key)], away: slot });
  }

  /** Another tab has taken what was here. @param {string} slot */
  #relieved(slot) {
    if (this.#families.length) this.#drawAway(slot, this.#linkChoice() ?? this.#lastChoice(), 'ui-taken-over');
  }

  #takeOver() {
    const slot = this.#away;
    if (slot === null) return;
    void this.#guarded(async () => {
      await this.tabs.take(slot);
      await this.#resume(slot, this.#lastChoice());
    });
  }

  /** Nothing is written any more, here or in another tab, until the page is opened again. */
  async #relieveOthers() {
    this.current.drop();
    this.table.close();
    await this.tabs.takeAll();
  }

  /** All that is kept may have changed. @param {import('./settings.js').Settings} settings */
  #reopenAll(settings) {
    settings.reread();
    this.#badSave = null;
    this.#readdress(withoutTable());
    return this.open();
  }

  /**
   * @param {Choice} choice
   * @param {Company} company
   */
  async #dealChosen(choice, company) {
    const own = await this.tabs.hold(OWN);
    if (own === null) return;
    const deal = () => {
      const family = this.#familyOf(choice);
      this.store.write('choice', formatLink(withFreshCards(choice), family));
      void this.#guarded(() => (own ? this.#dealOwn(choice, company) : this.#dealBeside(choice, company)));
    };
    const { slot } = this.current;
    if (!own || this.#badSave !== null) return deal();
    if (this.matches.going) return ask(this.places.aside, { key: 'ui-ask-new', yes: deal });
    if (slot === OWN || !this.matches.isGoing(slot)) return deal();
    const address = new URL(`#${slot}`, document.baseURI).href;
    ask(this.places.aside, { key: 'ui-ask-aside', args: { address }, yes: deal });
  }

  /** @param {Choice} choice @param {Company} company */
  #dealOwn(choice, company) {
    this.#readdress(withoutTable());
    return this.#deal(OWN, choice, company);
  }

  /** Another tab has the match of the bare address, so this one gets a link of its own. @param {Choice} choice @param {Company} company */
  async #dealBeside(choice, company) {
    const seeded = { ...choice, seed: choice.seed ?? freshSeed() };
    const slot = formatLink(seeded, this.#familyOf(choice));
    const held = await this.tabs.hold(slot);
    if (held === null) return;
    if (!held) return this.#drawAway(slot, choice, 'ui-elsewhere');
    this.#readdress(slot);
    return this.#deal(slot, seeded, company);
  }

  /** Another match at the table on the screen; beside the deal of a day, which keeps its own address. */
  async #again() {
    const choice = this.#linkChoice();
    if (choice && choice.day !== null) return this.#dealBeside(withFreshCards(choice), companyOf(this.store, this.#familyOf(choice), choice));
    await this.current.again((seed) => choice && formatLink({ ...choice, seed, dealer: null }, this.#familyOf(choice)));
  }

  /** @param {string} slot of a match that is stored */
  #goBack(slot) {
    if (slot === OWN && fragment()) this.#readdress(withoutTable());
    void this.#guarded(() => this.#resume(slot, this.#lastChoice()));
  }

  /** On what is on the screen. @param {Notice} notice */
  #tell(notice) {
    if (this.table.shown) this.table.tellWords(notice);
    else this.start.tell([notice.words], notice.kind);
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
      this.#drawStart(this.#lastChoice(), { messages: [(t) => t.ui('ui-trouble')] });
    }
  }
}
