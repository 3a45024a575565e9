// @ts-check
// The start screen: what a person chooses there, until it is dealt. The form is built from the specs of the games alone.

import { render } from 'lit-html';
import { NOBODY, agentAt, apart, characterOf, storedCast } from './characters.js';
import { PERSON, SEATS, differing, freshChoice, presetValue, usualName, withFreshCards, withPreset, withValue } from './choice.js';
import { formatLink } from './link.js';
import { offline } from './offline.js';
import { onSpeak, textsFor } from './texts.js';
import { drawStart, layout } from './view/index.js';

/** @typedef {import('./store.js').Store} Store */
/** @typedef {import('./view/form-types.js').Choice} Choice */
/** @typedef {import('./view/form-types.js').Company} Company */
/** @typedef {import('./view/form-types.js').Family} Family */
/** @typedef {import('./view/form-types.js').FormHandlers} FormHandlers */
/** @typedef {import('./view/form-types.js').Spec} Spec */
/** @typedef {import('./view/form-types.js').StartModel} StartModel */
/** @typedef {import('./view/form-types.js').Value} Value */

/** Most places a table of any game has, and the longest name of one. */
const PLACES = 6;
const NAME_LENGTH = 20;

/**
 * What may be done with a choice.
 * @typedef {Object} Page
 * @property {(choice: Choice, company: Company) => void} deal
 * @property {() => void} back
 * @property {(choice: Choice, names: string[]) => void} rules
 * @property {() => void} players
 * @property {() => void} characters
 * @property {() => void} settings
 * @property {() => void} statistics
 * @property {() => void} takeOver
 * @property {() => void} about
 * @property {() => void} days
 * @property {(link: string) => void} share
 * @property {() => void} openRecord
 * @property {(language: string) => void} language the person's choice
 * @property {() => void} downloadSave
 */

/** @param {Store} store @returns {string[]} names as they were typed, by place; an empty one is the usual name */
function storedNames(store) {
  try {
    const names = JSON.parse(store.read('names') ?? '[]');
    return Array.from({ length: PLACES }, (_, i) => (typeof names[i] === 'string' ? names[i].slice(0, NAME_LENGTH) : ''));
  } catch {
    return Array(PLACES).fill('');
  }
}

/** @param {Store} store @param {Family} family @returns {string[]} who plays, by place: as was chosen last, the easiest where that is not offered */
function storedAgents(store, family) {
  const offered = family.agents.map(({ name }) => name);
  try {
    const agents = JSON.parse(store.read('levels') ?? '[]');
    return Array.from({ length: PLACES }, (_, i) => (offered.includes(agents[i]) ? agents[i] : offered[0]));
  } catch {
    return Array(PLACES).fill(offered[0]);
  }
}

/** @param {Store} store @returns {boolean[]} where persons sit, by place */
function storedPersons(store) {
  try {
    const persons = JSON.parse(store.read('persons') ?? '[]');
    return Array.from({ length: PLACES }, (_, i) => i === 0 || persons[i] === true);
  } catch {
    return Array.from({ length: PLACES }, (_, i) => i === 0);
  }
}

/**
 * Who sits at a table, by place, the person first. In the deal of a day all have the same opponents: levels as they are.
 * @param {Store} store
 * @param {Family} family
 * @param {Choice} choice
 * @returns {Company}
 */
export function companyOf(store, family, choice) {
  const t = textsFor(null);
  const persons = storedPersons(store).map((person, i) => person && (i === 0 || choice.day === null));
  const seats = Number(choice.options[SEATS]);
  const names = storedNames(store).map((name) => name.trim());
  const usual = names.map((_, i) => t.ui(usualName(i, persons, seats), { number: i + 1 }));
  const agents = choice.day === null ? storedAgents(store, family) : Array(PLACES).fill(family.daily.agent);
  const cast = choice.day === null ? storedCast(store, family.characters, PLACES) : Array(PLACES).fill(NOBODY);
  return { names, usual, agents: agents.map((agent, i) => (persons[i] ? PERSON : agent)), cast };
}

export class Start {
  /** @type {Omit<StartModel, 'offline'> | null} */
  #model = null;
  /** What was chosen of each game, so that a look at another one loses nothing. @type {Map<string, Choice>} */
  #chosen = new Map();

  /**
   * @param {HTMLElement} root
   * @param {Store} store
   * @param {Page} page
   */
  constructor(root, store, page) {
    this.root = root;
    this.store = store;
    this.page = page;
    this.on = this.#handlers();
    onSpeak(() => this.#draw());
    offline.onChange(() => this.#draw());
  }

  /**
   * @param {Family[]} families
   * @param {Choice} choice
   * @param {{messages?: import('./view/types.js').Told[], away?: boolean, badSave?: string | null, back: boolean}} how
   */
  open(families, choice, { messages = [], away = false, badSave = null, back }) {
    const family = /** @type {Family} */ (families.find(({ id }) => id === choice.game));
    this.#chosen = new Map([[choice.game, choice]]);
    const t = textsFor(null);
    const closed = { house: messages.length > 0 && differing(choice, family).length > 0, naming: false, apart: false, row: null, casting: null, entries: {}, copied: null, byHand: false };
    const cast = storedCast(this.store, family.characters, PLACES);
    const company = { names: storedNames(this.store), agents: storedAgents(this.store, family), persons: storedPersons(this.store), cast };
    this.#model = { families, family, choice, ...company, messages, kind: away ? 'news' : 'trouble', away, badSave, back, link: formatLink(choice, family), t, ...closed };
    this.#draw();
    this.root.querySelector('.form')?.scrollTo(0, 0);
  }

  /** Nothing is drawn any more, until the next `open`. */
  close() {
    this.#model = null;
  }

  /** @param {StartModel['messages']} messages that take the place of those before @param {StartModel['kind']} kind */
  tell(messages, kind) {
    this.#set({ messages, kind });
    this.root.querySelector('.form')?.scrollTo(0, 0);
  }

  /** @param {Partial<StartModel>} change */
  #set(change) {
    if (!this.#model) return;
    Object.assign(this.#model, { copied: null, byHand: false }, change);
    this.#draw();
  }

  /**
   * What opens comes into sight.
   * @param {Partial<StartModel>} change
   * @param {string} act of its button
   */
  #unfold(change, act) {
    this.#set(change);
    if (change.house || change.naming || change.apart) this.root.querySelector(`[data-act="${act}"]`)?.scrollIntoView({ block: 'start' });
  }

  /** @param {string | null} row whose values come into sight with it */
  #openRow(row) {
    this.#set({ row });
    this.root.querySelector(`[data-option="${row}"]`)?.scrollIntoView({ block: 'nearest' });
  }

  /** @param {Choice} choice @param {Partial<StartModel>} [change] */
  #choose(choice, change = {}) {
    if (!this.#model) return;
    const family = /** @type {Family} */ (this.#model.families.find(({ id }) => id === choice.game));
    const seats = Number(choice.options.players);
    const inside = { dealer: inRange(choice.dealer, seats), seat: inRange(choice.seat, seats) };
    const kept = { ...choice, ...inside };
    this.#chosen.set(kept.game, kept);
    this.#set({ choice: kept, family, agents: storedAgents(this.store, family), link: formatLink(kept, family), ...change });
  }

  #draw() {
    if (!this.#model) return;
    delete this.root.dataset.waits;
    render(drawStart({ ...this.#model, offline: offline.state }, this.on), this.root);
    layout();
  }

  /** @param {Spec} spec @param {Value} value */
  #put(spec, value) {
    const { choice, family, entries } = /** @type {StartModel} */ (this.#model);
    const { [spec.name]: _gone, ...others } = entries;
    this.#choose(withValue(choice, family, spec, value), { entries: others });
  }

  /** @param {Spec} spec @param {string} text */
  #type(spec, text) {
    const value = spec.values.find((each) => String(each) === text.trim());
    if (value !== undefined) return this.#put(spec, value);
    const { entries } = /** @type {StartModel} */ (this.#model);
    this.#set({ entries: { ...entries, [spec.name]: text } });
  }

  /**
   * A character that is chosen brings the level that it plays at, which may be changed then, and leaves the place where it sat.
   * @param {string} wish
   * @param {number} [place] none for all
   */
  #cast(wish, place) {
    const { cast, agents, family } = /** @type {StartModel} */ (this.#model);
    const here = (/** @type {number} */ i) => place === undefined || i === place;
    const character = characterOf(family.characters, wish);
    const level = character && agentAt(family, character.level);
    const wishes = cast.map((each, i) => (here(i) ? wish : each));
    const changed = { cast: apart(wishes, place), agents: agents.map((each, i) => (here(i) && level) || each) };
    this.store.write('cast', JSON.stringify(changed.cast));
    if (level) this.store.write('levels', JSON.stringify(changed.agents));
    this.#set(changed);
  }

  #readRules() {
    const { choice, family } = /** @type {StartModel} */ (this.#model);
    const { names, usual } = companyOf(this.store, family, choice);
    this.page.rules(choice, names.map((name, i) => name || usual[i]));
  }

  #deal() {
    const { choice, family, entries } = /** @type {StartModel} */ (this.#model);
    const wrong = Object.keys(entries)[0];
    if (wrong) return this.#ask(wrong);
    this.page.deal(choice, companyOf(this.store, family, choice));
  }

  /** A number that is not possible comes into sight, to be typed anew: what is told of it stands above the form. @param {string} name */
  #ask(name) {
    this.#set({ house: true, row: name, messages: [(t) => t.ui('ui-entry-wrong')], kind: 'trouble' });
    const field = this.root.querySelector(`[data-number="${name}"]`);
    if (!(field instanceof HTMLInputElement)) return;
    field.scrollIntoView({ block: 'center' });
    field.focus({ preventScroll: true });
    field.select();
  }

  async #copy() {
    const { link } = /** @type {StartModel} */ (this.#model);
    const address = new URL(`#${link}`, document.baseURI).href;
    try {
      await navigator.clipboard.writeText(address);
      this.#set({ copied: address });
    } catch {
      this.#set({ copied: address, byHand: true });
      const field = this.root.querySelector('.byhand');
      if (field instanceof HTMLInputElement) field.select();
    }
  }

  /** @returns {FormHandlers} */
  #handlers() {
    const model = () => /** @type {StartModel} */ (this.#model);
    return {
      language: (language) => this.page.language(language),
      game: (game) => {
        const family = /** @type {Family} */ (model().families.find(({ id }) => id === game));
        this.#choose(this.#chosen.get(game) ?? freshChoice(family), { row: null, entries: {}, messages: [] });
      },
      preset: (preset) => this.#choose(withPreset(model().choice, model().family, preset), { entries: {} }),
      agent: (agent, place) => {
        const agents = model().agents.map((each, i) => (place === undefined || i === place ? agent : each));
        this.store.write('levels', JSON.stringify(agents));
        this.#set({ agents });
      },
      cast: (wish, place) => this.#cast(wish, place),
      casting: (place) => this.#set({ casting: model().casting === place ? null : place }),
      person: (place) => {
        const persons = model().persons.map((each, i) => (i === place ? !each : each));
        this.store.write('persons', JSON.stringify(persons));
        this.#set({ persons });
      },
      apart: () => this.#unfold({ apart: !model().apart }, 'levels'),
      set: (spec, value) => this.#put(spec, value),
      type: (spec, text) => this.#type(spec, text),
      reset: (spec) => this.#put(spec, presetValue(model().choice, model().family, spec)),
      resetAll: () => this.#choose(withPreset(model().choice, model().family, model().choice.preset), { entries: {} }),
      name: (place, name) => {
        const names = model().names.map((each, i) => (i === place ? name.slice(0, NAME_LENGTH) : each));
        this.store.write('names', JSON.stringify(names));
        this.#set({ names });
      },
      row: (row) => this.#openRow(model().row === row ? null : row),
      house: () => this.#unfold({ house: !model().house }, 'house'),
      naming: () => this.#unfold({ naming: !model().naming }, 'names'),
      freshCards: () => this.#choose(withFreshCards(model().choice)),
      copy: () => void this.#copy(),
      deal: () => this.#deal(),
      back: () => this.page.back(),
      rules: () => this.#readRules(),
      players: () => this.page.players(),
      characters: () => this.page.characters(),
      settings: () => this.page.settings(),
      statistics: () => this.page.statistics(),
      takeOver: () => this.page.takeOver(),
      about: () => this.page.about(),
      days: () => this.page.days(),
      share: () => this.page.share(model().link),
      openRecord: () => this.page.openRecord(),
      downloadSave: () => this.page.downloadSave(),
      update: () => void offline.update(),
    };
  }
}

/** @param {number | null} seat @param {number} seats */
const inRange = (seat, seats) => (seat !== null && seat < seats ? seat : null);
