// @ts-check
// What the start screen says of a link or a record that cannot be used as it is.

/** @typedef {import('./client.js').Refusal} Refusal */
/** @typedef {import('./link.js').Problem} Problem */
/** @typedef {import('./view/form-types.js').Choice} Choice */
/** @typedef {import('./view/form-types.js').Family} Family */
/** @typedef {import('./view/form-types.js').Spec} Spec */
/** @typedef {import('./view/types.js').Texts} Texts */

/** The longest text of a link that is told again, and the most values. */
const LONGEST = 40;
const MOST_VALUES = 8;

/** @param {string} text */
const short = (text) => {
  const signs = [...text];
  return signs.length > LONGEST ? `${signs.slice(0, LONGEST).join('')}…` : text;
};

/** The values of an option as a link writes them. @param {Spec} spec */
const valuesOf = ({ values }) => {
  if (values.length > MOST_VALUES) return `${values[0]} … ${values[values.length - 1]}`;
  return values.map(String).join(', ');
};

/**
 * @param {Problem} problem
 * @param {Choice} choice what the rest of the link asks for
 * @param {Family[]} families
 * @param {Texts} t
 */
export function linkMessage({ kind, name, value, spec }, choice, families, t) {
  const game = t.ui(`${choice.game}-title`);
  const args = { name: short(name), value: short(value), game };
  if (kind === 'game') return t.ui(name ? 'ui-link-game' : 'ui-link-no-game', { ...args, games: families.map(({ id }) => id).join(', ') });
  if (kind === 'preset') {
    const presets = Object.keys(families.find(({ id }) => id === choice.game)?.presets ?? {}).join(', ');
    return t.ui('ui-link-preset', { ...args, presets });
  }
  if (kind === 'value' && spec) return t.ui('ui-link-value', { ...args, option: t.ui(spec.key), values: valuesOf(spec) });
  return t.ui(`ui-link-${kind}`, args);
}

/**
 * @param {Refusal} error
 * @param {Texts} t
 */
export function recordMessage({ data }, t) {
  const { deal, action } = data;
  if (typeof deal !== 'number') return t.ui('ui-record-bad');
  return typeof action === 'number' ? t.ui('ui-record-action', { deal: deal + 1, action: action + 1 }) : t.ui('ui-record-deal', { deal: deal + 1 });
}
