// @ts-check
// Which character plays at which place: the one that was chosen there, anyone whom the lot of the match draws, or nobody, and then a level plays
// as it is. The lot is the seed's, so that the same link has the same players.

/** @typedef {import('./store.js').Store} Store */
/** @typedef {import('./view/form-types.js').Character} Character */
/** @typedef {import('./view/form-types.js').Family} Family */

/** What may stand at a place instead of the id of a character. */
export const ANYONE = 'anyone';
export const NOBODY = 'nobody';

/** What follows the kind in the name of an agent: the id of a character, the number of a level. @param {{name: string}} agent */
export const idOf = ({ name }) => name.slice(name.indexOf(':') + 1);

/** The agents of a family's level by the number of that level. @param {Family} family @param {number} level */
export const agentAt = (family, level) => family.agents.find((agent) => idOf(agent) === String(level))?.name;

/** @param {Character[]} characters @param {string} wish @returns {Character | undefined} */
export const characterOf = (characters, wish) => characters.find((one) => idOf(one) === wish);

/**
 * Wishes with a character at one place alone, for two of one name are told apart by nobody: at all others anyone sits instead.
 * @param {string[]} wishes by place
 * @param {number} [first] the place whose wish counts before all others
 */
export const apart = (wishes, first = 0) =>
  wishes.map((wish, i) => {
    const taken = i !== first && (wish === wishes[first] || wishes.indexOf(wish) < i);
    return taken && wish !== NOBODY ? ANYONE : wish;
  });

/**
 * What was wished for each place; whatever is no character is anyone, and so is one who sits elsewhere.
 * @param {Store} store
 * @param {Character[]} characters
 * @param {number} places
 * @returns {string[]}
 */
export function storedCast(store, characters, places) {
  /** @type {unknown} */
  let stored = [];
  try {
    stored = JSON.parse(store.read('cast') ?? '[]');
  } catch {
    // as at first
  }
  const wishes = Array.isArray(stored) ? stored : [];
  return apart(Array.from({ length: places }, (_, i) => (wishes[i] === NOBODY || characterOf(characters, wishes[i]) ? wishes[i] : ANYONE)));
}

/** A number that a text always comes to, and other texts to others: FNV-1a, with its bits mixed once more. @param {string} text */
function lotOf(text) {
  let lot = 0x811c9dc5;
  for (const sign of text) lot = Math.imul(lot ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  lot = Math.imul(lot ^ (lot >>> 15), 0x2c1b3c6d);
  return (lot ^ (lot >>> 13)) >>> 0;
}

/**
 * Who plays, by place: nobody sits there twice.
 * @param {Character[]} characters
 * @param {string[]} wishes by place
 * @param {string} seed
 * @returns {(Character | null)[]}
 */
export function drawn(characters, wishes, seed) {
  const lots = new Map(characters.map((one) => [one, lotOf(`${one.name} ${seed}`)]));
  const free = characters
    .filter((one) => !wishes.includes(idOf(one)))
    .sort((a, b) => Number(lots.get(a)) - Number(lots.get(b)));
  return wishes.map((wish) => (wish === ANYONE ? free.shift() : characterOf(characters, wish)) ?? null);
}
