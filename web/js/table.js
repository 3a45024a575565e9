// @ts-check
// A running table: the page's own state beside what the worker says, what a person may do, and the drawing of both. It knows no rules: what
// may be done stands in the prompt.

import { render } from 'lit-html';
import { Arranging } from './arranging.js';
import { Assist } from './assist.js';
import { tellShown } from './audience.js';
import { Brief } from './brief.js';
import { cardLaid, decision, packetsOf, withTrickBefore } from './changes.js';
import { chosenMove, freshChoice, storedPick, toggled } from './choosing.js';
import { DEAD_TIME, Director } from './director.js';
import { keepFocus } from './focus.js';
import { named } from './languages.js';
import { offline } from './offline.js';
import { OwnSeat } from './own-seat.js';
import { TOUCH, paceOf } from './pace.js';
import { listenForPresses } from './presses.js';
import { Sounds } from './sounds.js';
import { onSpeak, textsFor } from './texts.js';
import { Tips } from './tips.js';
import { besideTools } from './tools.js';
import { Voice } from './voice.js';
import { cellOf, drawTable, keeps, layout, motion } from './view/index.js';

/** @typedef {import('./steps.js').Answer} Answer */
/** @typedef {import('./director.js').Stage} Stage */
/** @typedef {import('./settings.js').Settings} Settings */
/** @typedef {import('./page.js').Page} Page */
/** @typedef {import('./page.js').Places} Places */
/** @typedef {import('./store.js').Store} Store */
/** @typedef {import('./view/types.js').Handlers} Handlers */
/** @typedef {import('./view/types.js').Notice} Notice */
/** @typedef {import('./view/types.js').TableView} TableView */
/** @typedef {import('./view/types.js').Text} Text */
/** @typedef {import('./view/types.js').Ui} Ui */

/** How long a refusal stands, and a notice. */
const SLIP = 3000;
const NOTICE = 8000;

export class Table {
  /** @type {TableView | null} */
  #view = null;
  /** @type {Omit<Ui, 'offline' | 'settings' | 'tap' | 'tip' | 'hand' | 'held'>} */
  #ui = { stage: 'live', takenBefore: null, picked: [], chosen: null, refused: null, hint: null, dialog: null, notice: null, waiting: false, rating: null, day: null, reading: null, beside: { link: null, back: false } };
  #unsavedTold = false;
  #slip = new Brief(SLIP, () => this.#set({ refused: null }));
  #notice = new Brief(NOTICE, () => this.#set({ notice: null }));
  #still = matchMedia('(prefers-reduced-motion: reduce)');

  /**
   * @param {Places} places
   * @param {Store} store
   * @param {Settings} settings
   * @param {Page} page
   */
  constructor(places, store, settings, page) {
    this.places = places;
    this.store = store;
    this.settings = settings;
    this.arranging = new Arranging(store, settings, page.slot);
    this.sounds = new Sounds(settings);
    this.page = page;
    this.director = new Director({
      request: page.request,
      show: (answer, how) => this.#show(answer, how),
      stage: (stage) => this.#setStage(stage),
      waiting: (waiting) => this.#set({ waiting }),
      refused: (move, error) => this.#refuse(move, error.data.reason),
      trouble: (stuck) => this.tell(stuck ? 'ui-trouble-cpu' : 'ui-trouble', 'trouble'),
      speed: () => this.seat.speed(settings.get('speed')),
      forced: () => settings.get('forced') === 'on',
    });
    this.assist = new Assist({
      place: places.aside,
      settings,
      request: page.request,
      answer: () => this.director.answer,
      amend: (answer) => this.#amend(answer),
      show: (hint) => this.#showHint(hint),
      say: (lines) => this.voice.herald.say(lines),
      tell: (key, kind) => this.tell(key, kind),
      undo: () => {
        this.director.undo();
        this.#markWaiting();
      },
    });
    this.tips = new Tips(store, settings);
    settings.onChange((key) => {
      if (key === 'speed') this.director.hurry();
      if (key === 'order') this.arranging.held = undefined;
      this.#set({});
    });
    this.voice = new Voice(places.news, {
      view: () => this.#named,
      hand: (view) => this.arranging.hand(view),
      tip: () => (this.#view ? this.tips.of(this.#view) : null),
      keys: () => settings.get('keys') === 'on',
      help: () => this.#set({ dialog: 'keys', reading: null }),
      hint: () => this.assist.hint(),
    });
    this.seat = new OwnSeat(this, { view: () => this.#view, close: () => this.#closeDialog() });
    this.on = this.#handlers();
    this.#listen();
  }

  /**
   * @param {Answer} answer
   * @param {boolean} dealt whether its cards were dealt just now
   */
  open(answer, dealt) {
    this.#view = null;
    this.assist.drop();
    this.arranging.held = undefined;
    const fresh = { picked: [], chosen: null, refused: null, hint: null, dialog: null, waiting: false, notice: null, beside: this.page.beside() };
    this.#ui = { ...this.#ui, stage: 'live', takenBefore: null, ...fresh };
    this.director.open(answer, dealt);
  }

  /** Nothing is drawn any more, until the next `open`. */
  close() {
    this.director.stop();
    this.assist.drop();
    this.#view = null;
    this.seat.watch(false);
    delete this.places.root.dataset.waits;
  }

  /** Whether a table is on the screen. */
  get shown() {
    return this.#view !== null;
  }

  get #pace() {
    return paceOf(this.settings.get('speed'));
  }

  /** The view as its reader sees it. */
  get #named() {
    return this.#view && named(this.#view);
  }

  /** @param {string} key of the words @param {Notice['kind']} kind */
  tell(key, kind) {
    this.tellWords({ kind, words: (t) => t.ui(key) });
  }

  /** @param {Notice} notice */
  tellWords(notice) {
    this.#set({ notice });
    this.#notice.begin();
  }

  /**
   * @param {Answer} answer
   * @param {{stage: Stage, before: TableView | null, dealt: boolean}} how
   */
  #show(answer, { stage, before, dealt }) {
    const { view } = answer;
    const saved = this.page.keep(answer);
    if (saved === null) return;
    if (!this.#view || decision(this.#view) !== decision(view)) {
      this.assist.drop();
      Object.assign(this.#ui, { hint: null, ...freshChoice(view, this.store.read(`picked:${this.page.slot()}`)) });
    }
    Object.assign(this.#ui, { stage, refused: null, waiting: false, rating: null, day: null, takenBefore: stage === 'full' ? before?.seats.map(({ taken }) => taken) : null });
    if (dealt || this.#ui.dialog === 'confirm') this.#ui.dialog = null;
    this.#view = view;
    this.voice.tell(before, named(view));
    tellShown(before, view);
    if (cardLaid(before, view)) this.sounds.play('card');
    const { card, deal } = this.#pace;
    this.#draw(card);
    if (view.match) void this.page.after(view, (told) => this.#view === view && this.#set(told)).catch(() => {});
    if (dealt) motion.dealIn({ ms: deal, reduced: this.#still.matches, packets: packetsOf(view) });
    if (saved || this.#unsavedTold) return;
    this.#unsavedTold = true;
    this.tell('ui-not-saved', 'trouble');
  }

  /**
   * The same state of the table with another mark, which is stored.
   * @param {Answer} answer
   * @returns {boolean} whether it is still the one on the screen
   */
  #amend(answer) {
    if (!this.director.amend(answer)) return false;
    if (this.page.keep(answer) === null) return false;
    this.#view = answer.view;
    this.#set({});
    return true;
  }

  /** A cell that is hinted at is chosen as well; it is not sent. @param {Ui['hint']} hint */
  #showHint(hint) {
    const { prompt } = /** @type {TableView} */ (this.#view);
    const move = hint?.hint?.move ?? null;
    this.#set({ hint, ...(prompt.widget === 'grid' && cellOf(prompt, move) ? { chosen: move } : {}) });
  }

  /** @param {Stage} stage */
  #setStage(stage) {
    if (stage !== 'gathering') return this.#set({ stage, takenBefore: null });
    this.#set({ stage });
    const view = this.#view;
    const winner = view?.last?.winner;
    this.sounds.play('trick');
    if (view && winner !== undefined) motion.gather({ ms: this.#pace.gather, reduced: this.#still.matches, seat: winner, kept: keeps(view) });
  }

  /** @param {Partial<Ui>} change */
  #set(change) {
    Object.assign(this.#ui, change);
    this.#draw(TOUCH);
  }

  /** @param {number} ms how long what moves takes */
  #draw(ms) {
    if (!this.#view) return;
    const view = named(this.settings.get('speed') === 'once' ? withTrickBefore(this.#view) : this.#view);
    const focused = document.activeElement;
    motion.before();
    render(drawTable({ view, ui: { ...this.#ui, offline: offline.state, settings: this.settings.all, tap: this.director.waitsForTap, tip: this.tips.of(view), hand: this.arranging.hand(view), held: this.arranging.held }, t: textsFor(view) }, this.on), this.places.root);
    layout();
    keepFocus(view, focused);
    motion.after({ ms, reduced: this.#still.matches });
    this.#markWaiting();
    this.seat.watch(this.#ui.stage === 'live');
  }

  /** Whom the table waits for stands on the page's root, for tests and for those who look. */
  #markWaiting() {
    if (!this.#view) return;
    const { dataset } = this.places.root;
    this.sounds.waits(dataset.waits ?? '', this.director.waitsFor);
    dataset.waits = this.director.waitsFor;
    if (this.director.sinceAct < DEAD_TIME) setTimeout(() => this.#markWaiting(), DEAD_TIME + 1 - this.director.sinceAct);
  }

  /** @param {string} move */
  #act(move) {
    this.voice.acted();
    this.director.act(move);
    this.#markWaiting();
  }

  /**
   * @param {string} card
   * @param {Text | undefined} text
   */
  #refuse(card, text) {
    if (!text) return;
    this.#set({ refused: { card, text } });
    this.#slip.begin();
  }

  /** @param {string} code */
  #play(code) {
    const prompt = this.#view?.prompt;
    if (prompt?.widget !== 'cards') return;
    if (prompt.legal.includes(code)) this.#tap(code);
    else this.#refuse(code, prompt.barred[code]);
  }

  /** Plays a card, or where two taps are wanted chooses it first. @param {string} code */
  #tap(code) {
    if (this.settings.get('tap') === 'once' || this.#ui.chosen === code) this.#act(code);
    else if (!this.director.busy) this.#set({ chosen: code });
  }

  /** @param {string} code */
  #toggle(code) {
    const view = this.#view;
    if (view?.prompt.widget !== 'pick' || this.director.busy) return;
    this.#set({ picked: toggled(view, this.#ui.picked, code) });
    this.store.write(`picked:${this.page.slot()}`, storedPick(view, this.#ui.picked));
  }

  /** @param {(view: TableView) => void} change */
  #arrange(change) {
    if (this.#view) change(this.#view);
    this.#set({});
  }

  /** @param {boolean} confirmed */
  #submit(confirmed) {
    const sent = this.#view && chosenMove(this.#view, this.#ui);
    if (!sent) return;
    if (sent.confirm && !confirmed) return this.#set({ dialog: 'confirm' });
    if (confirmed) this.#set({ dialog: null });
    this.#act(sent.move);
  }

  /** @returns {boolean} whether a table is on the screen at all */
  #closeDialog() {
    this.#set({ dialog: null });
    return this.shown;
  }

  /** @param {string} key */
  #closeTip(key) {
    this.tips.close(key);
    this.#set({});
  }

  /** What closes the open panel first. @param {() => void} act */
  #closing(act) {
    return () => {
      this.#closeDialog();
      act();
    };
  }

  /** What the tools beside the play are told. @returns {import('./beside.js').Shown | null} */
  get #seen() {
    const { page, places, director } = this;
    const view = this.#view;
    return view && { view, table: director.answer?.table, place: places.aside, request: page.request, amend: (answer) => this.#amend(answer) };
  }

  /** @returns {import('./report.js').Told | null} */
  get #reported() {
    const { answer, waitsFor: waits } = this.director;
    const { stage, beside } = this.#ui;
    return answer && { answer, link: beside.link, settings: this.settings.all, stage, waits, stored: !this.#unsavedTold };
  }

  /** The tools that work beside the play. */
  #tools() {
    return besideTools({
      shown: () => this.#seen,
      reported: () => this.#reported,
      day: () => this.#ui.day,
      close: () => this.#closeDialog(),
      statistics: () => this.page.statistics(),
      tell: (key, kind) => this.tell(key, kind),
    });
  }

  /** @returns {Handlers} */
  #handlers() {
    return {
      ...this.#tools(),
      play: (code) => this.#play(code),
      toggle: (code) => this.#toggle(code),
      choose: (move) => this.#set({ chosen: move }),
      submit: () => this.#submit(false),
      pass: (move) => this.#act(move),
      refuse: (code, text) => this.#refuse(code, text),
      move: (code, place) => this.#arrange((view) => this.arranging.move(view, code, place)),
      lift: (code) => this.#arrange((view) => this.arranging.tap(view, code)),
      arrange: (now) => {
        this.arranging.held = now ? null : undefined;
        this.#set({ dialog: null });
      },
      goOn: () => this.director.hurry(),
      hint: () => this.assist.hint(),
      undo: this.#closing(() => this.assist.undo()),
      next: () => {
        this.director.next();
        this.#markWaiting();
      },
      take: () => {
        this.director.take();
        this.#markWaiting();
      },
      ...this.seat.on,
      again: () => this.page.again(),
      newMatch: this.#closing(() => this.page.newMatch()),
      open: (dialog) => this.#set({ dialog, reading: null }),
      closeTip: (key) => this.#closeTip(key),
      read: (key) => this.#set({ reading: key }),
      close: () => this.#set({ dialog: null }),
      set: (key, value) => this.settings.set(key, value),
      about: this.#closing(() => this.page.about()),
      days: this.#closing(() => this.page.days()),
      settings: this.#closing(() => this.page.settings()),
      language: (language) => this.page.language(language),
      confirm: () => this.#submit(true),
      openRecord: () => this.page.openRecord(),
      back: this.#closing(() => this.page.back()),
    };
  }

  #listen() {
    const { root } = this.places;
    addEventListener('resize', () => this.#draw(0));
    onSpeak(() => this.#draw(0));
    offline.onChange(() => this.#draw(0));
    listenForPresses(root, this.director);
  }
}
