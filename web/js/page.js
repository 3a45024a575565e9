// @ts-check
// What a table is given: places in the document, and what the page does for it. Shapes alone.

/** @typedef {import('./steps.js').Answer} Answer */
/** @typedef {import('./view/types.js').TableView} TableView */
/** @typedef {import('./view/types.js').Ui} Ui */

/** @typedef {{root: HTMLElement, aside: HTMLElement, news: HTMLElement}} Places */

/**
 * What the page does for a table.
 * @typedef {Object} Page
 * @property {(method: string, params: Record<string, unknown>, signal?: AbortSignal, progress?: import('./client.js').Progress) => Promise<any>} request
 * @property {(answer: Answer) => boolean | null} keep stores a state of the table; says whether it outlives the page, null when the table is not this page's any more
 * @property {() => string} slot where the match is stored
 * @property {() => Ui['beside']} beside
 * @property {() => void} newMatch the start screen
 * @property {() => void} again the same table with fresh cards
 * @property {() => void} back to the match that a link did not touch
 * @property {() => void} settings their panel
 * @property {() => Promise<void>} statistics their panel
 * @property {(view: TableView, tell: (told: Partial<Ui>) => void) => Promise<void>} after what is told of a match that is over
 * @property {() => void} days the panel of the deals of days
 * @property {() => void} about
 * @property {() => void} openRecord
 * @property {(language: string) => void} language the person's choice
 */

export {};
