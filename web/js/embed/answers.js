// @ts-check
// What crosses between the diagrams of a page and the frame that answers them. Shapes alone.

/** @typedef {import('../texts.js').Part} Part */
/** @typedef {{id: number, lang: string, about: 'trick' | 'hand', params: Record<string, unknown>}} Question */
/** @typedef {{cards: string[], name: Part[], text: Part[] | null}} Rung */
/**
 * What is said of a trick (place, rung and ladder) or of a hand (legal, why).
 * @typedef {{said: Part[], pack: string[], place?: number, rung?: number, ladder?: Rung[], legal?: string[], why?: Part[] | null}} Answer
 */
/**
 * @typedef {{type: 'open'} | {type: 'loading', done: number, of: number} | {type: 'answer', id: number, answer: Answer}
 *   | {type: 'failed', id: number, code: string, message: string}} FromEngine
 */

export {};
