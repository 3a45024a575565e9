// @ts-check
// A table that somebody chose: which game, which house rules, who sits there. It knows specs, and no rule.

/** @typedef {import('./view/form-types.js').Character} Character */
/** @typedef {import('./view/form-types.js').Choice} Choice */
/** @typedef {import('./view/form-types.js').Company} Company */
/** @typedef {import('./view/form-types.js').Family} Family */
/** @typedef {import('./view/form-types.js').Spec} Spec */
/** @typedef {import('./view/form-types.js').Value} Value */

import { NOBODY, drawn, idOf } from './characters.js';
import { englishWords, textsFor } from './texts.js';

/** The option that says how many seats there are. */
export const SEATS = 'players';
export const STANDARD = 'standard';
export const PERSON = 'human';

/**
 * The key of the name of who gave none; it has `$number` for the number of the place.
 * @param {number} place
 * @param {boolean[]} persons where persons sit, by place
 * @param {number} seats
 */
export const usualName = (place, persons, seats) =>
  persons[place] && persons.some((person, other) => person && other > 0 && other < seats) ? 'ui-person-name' : `ui-name-${place + 1}`;

/**
 * @param {Spec[]} specs
 * @param {Record<string, Value>} given
 * @returns {Record<string, Value>} a value for each
 */
const filled = (specs, given) => Object.fromEntries(specs.map((spec) => [spec.name, given[spec.name] ?? spec.default]));

/**
 * @param {Family} family
 * @param {string} [preset]
 * @returns {Choice}
 */
export function freshChoice(family, preset = STANDARD) {
  const { options, settings } = family.presets[preset];
  return {
    game: family.id,
    preset,
    options: filled(family.options, options),
    settings: filled(family.settings, settings),
    seed: null,
    dealer: null,
    seat: null,
    day: null,
  };
}

/** The same table with fresh cards, wherever the lot has everyone sit. @param {Choice} choice @returns {Choice} */
export const withFreshCards = (choice) => ({ ...choice, seed: null, dealer: null, seat: null, day: null });

/**
 * The same table with another preset: everything is as it says, but for the number of players.
 * @param {Choice} choice
 * @param {Family} family
 * @param {string} preset
 * @returns {Choice}
 */
export function withPreset(choice, family, preset) {
  const { options, settings } = freshChoice(family, preset);
  return { ...choice, preset, options: { ...options, [SEATS]: choice.options[SEATS] ?? options[SEATS] }, settings };
}

/** @param {Family} family @param {Spec} spec */
export const partOf = (family, spec) => (family.settings.includes(spec) ? 'settings' : 'options');

/**
 * @param {Choice} choice
 * @param {Family} family
 * @param {Spec} spec
 */
export const valueOf = (choice, family, spec) => choice[partOf(family, spec)][spec.name];

/**
 * What the preset says of an option or a setting.
 * @param {Choice} choice
 * @param {Family} family
 * @param {Spec} spec
 * @returns {Value}
 */
export const presetValue = (choice, family, spec) => family.presets[choice.preset][partOf(family, spec)][spec.name] ?? spec.default;

/**
 * @param {Choice} choice
 * @param {Family} family
 * @param {Spec} spec
 * @param {Value} value
 * @returns {Choice}
 */
export function withValue(choice, family, spec, value) {
  const part = partOf(family, spec);
  return { ...choice, [part]: { ...choice[part], [spec.name]: value } };
}

/**
 * Options and settings behind "house rules": all that is not asked for outside them.
 * @param {Choice} choice
 * @param {Family} family
 */
export const houseRules = ({ preset }, family) =>
  [...family.options, ...family.settings].filter(({ name }) => name !== SEATS && !family.presets[preset].ask.includes(name));

/**
 * Those of them that differ from the preset.
 * @param {Choice} choice
 * @param {Family} family
 */
export const differing = (choice, family) =>
  houseRules(choice, family).filter((spec) => valueOf(choice, family, spec) !== presetValue(choice, family, spec));

/**
 * Why an option has nothing to act on now, or null.
 * @param {Choice} choice
 * @param {Spec} spec
 */
export const idleReason = ({ options }, { idle }) => (idle && idle.values.includes(options[idle.option]) ? idle.reason : null);

/**
 * What the core lists, each game with the characters that may play it.
 * @param {{games: Omit<Family, 'characters'>[], characters: Character[]}} listed
 * @returns {Family[]}
 */
export const familiesOf = ({ games, characters }) => games.map((game) => ({ ...game, characters }));

/** A name as one hears it: without accents, in small letters. @param {string} name */
const heard = (name) => name.normalize('NFD').replace(/\p{Mark}/gu, '').toLowerCase();

/**
 * Those whom the lot may draw: nobody has the name that somebody at the table was given, in English or in the reader's language.
 * @param {Character[]} characters
 * @param {string[]} names
 * @param {string[]} wishes who was chosen comes all the same
 */
function unlike(characters, names, wishes) {
  const given = new Set(names.map(heard));
  const called = (/** @type {string} */ key) => [englishWords(key), textsFor(null).ui(key)];
  return characters.filter((one) => wishes.includes(idOf(one)) || !called(one.title.key).some((name) => given.has(heard(name))));
}

/**
 * The parameters of `table.new`. A character is named in English, which the page turns into its reader's language.
 * @param {Choice} choice
 * @param {Family} family
 * @param {Company} company
 * @param {string} seed
 */
export function tableParams(choice, family, { names, usual, agents, cast }, seed) {
  const count = Number(choice.options[SEATS]);
  const me = choice.seat ?? 0;
  const places = Array.from({ length: count }, (_, seat) => (seat - me + count) % count);
  const wishes = agents.slice(0, count).map((agent, place) => (agent === PERSON ? NOBODY : cast[place]));
  const characters = drawn(unlike(family.characters, names.slice(0, count), wishes), wishes, seed);
  /** @param {number} place */
  const nameOf = (place) => names[place] || (characters[place] ? englishWords(characters[place].title.key) : usual[place]);
  /** @param {number} place */
  const agentOf = (place) => (characters[place] ? `${characters[place].name}:${idOf({ name: agents[place] })}` : agents[place]);
  return {
    game: choice.game,
    options: Object.fromEntries(family.options.map(({ name }) => [name, choice.options[name]])),
    preset: choice.preset,
    settings: choice.settings,
    seed,
    names: places.map(nameOf),
    agents: places.map((place) => (place === 0 ? PERSON : agentOf(place))),
    ...(choice.dealer === null ? {} : { dealer: choice.dealer }),
  };
}
