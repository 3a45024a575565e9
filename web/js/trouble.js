// @ts-check
// What went wrong last, for a report of a problem: a fault of the page, a refusal that nobody expected, a worker that was lost.

/** What is refused in the course of things: called off, overtaken by a move, or not allowed by the rules. */
const USUAL = ['request/cancelled', 'table/stale', 'move/illegal'];

/** @type {{at: string, what: string} | null} */
let last = null;

/** @param {unknown} what */
export function noteTrouble(what) {
  if (what instanceof Error && 'code' in what && USUAL.includes(String(what.code))) return;
  last = { at: new Date().toISOString(), what: what instanceof Error ? (what.stack ?? what.message) : String(what) };
}

export const lastTrouble = () => last;

/** From here on faults of the page are noted too. */
export function watchTrouble() {
  addEventListener('error', ({ error, message }) => noteTrouble(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => noteTrouble(reason));
}
