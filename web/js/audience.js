// @ts-check
// Who is told of every state that a table shows, beside the table itself.

/** @typedef {import('./view/types.js').TableView} TableView */
/** @typedef {(before: TableView | null, view: TableView) => void} Listener before: null when a table was opened */

/** @type {Set<Listener>} */
const listeners = new Set();

/** @param {Listener} listener */
export const onShown = (listener) => listeners.add(listener);

/** @type {Listener} */
export const tellShown = (before, view) => listeners.forEach((listener) => listener(before, view));
