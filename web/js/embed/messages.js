// @ts-check
// What crosses between a table in a frame and the page around it (embed.d.ts). Whatever comes from the other side is a stranger's: only what has
// exactly the shape of a message is read, and nothing of it is handed on as it came.

/** @typedef {import('./embed.d.ts').Asked} Asked */
/** @typedef {import('./embed.d.ts').News} News */

export const VERSION = 1;
/** A link is no longer than this; a longer text is no link. */
const LONGEST = 100_000;

/**
 * The fields of a message that are of its own.
 * @param {unknown} data
 * @returns {Record<string, unknown> | null} null for what is no message of this version
 */
export function messageOf(data) {
  if (data === null || typeof data !== 'object' || Array.isArray(data)) return null;
  const own = Object.fromEntries(Object.entries(data));
  return own.napoleon === VERSION && typeof own.type === 'string' ? own : null;
}

/**
 * @param {unknown} data
 * @returns {Asked | null}
 */
export function askedOf(data) {
  const own = messageOf(data);
  if (own?.type === 'step') return { napoleon: VERSION, type: 'step' };
  if (own?.type === 'load' && typeof own.link === 'string' && own.link.length <= LONGEST) return { napoleon: VERSION, type: 'load', link: own.link };
  if (own?.type !== 'options' || own.set === null || typeof own.set !== 'object') return null;
  const set = Object.entries(own.set).filter(([, value]) => typeof value === 'string');
  return { napoleon: VERSION, type: 'options', set: Object.fromEntries(set) };
}

/**
 * The origin of the page around this one, where the browser says it; `*` where it does not. A browser that does not list origins tells no more than
 * whence this page was reached: from the page around, or from the page that stood in this frame before, as when a table is begun.
 * @returns {string}
 */
export function originAround() {
  const [nearest] = location.ancestorOrigins ?? [];
  if (nearest) return nearest === 'null' ? '*' : nearest;
  const from = document.referrer ? new URL(document.referrer).origin : '*';
  return from === location.origin && !isOwn(window.parent) ? '*' : from;
}

/** Whether another window is of this origin. @param {Window} other */
function isOwn(other) {
  try {
    return other.origin === location.origin;
  } catch {
    return false;
  }
}

/** @param {News} told */
export const tell = (told) => window.parent.postMessage({ napoleon: VERSION, ...told }, originAround());

/** Whether this page stands in a frame of another. */
export const inFrame = () => window.parent !== window;
