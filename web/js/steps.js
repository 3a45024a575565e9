// @ts-check
// Steps of a table as the worker answers them: an outcome is a value, for an answer may come long before anybody waits for it, or in vain.

import { Refusal } from './client.js';

/** @typedef {import('./view/types.js').TableView} TableView */
/** @typedef {{table: string, rev: number, view: TableView, save: string}} Answer */
/** @typedef {'table.act' | 'table.advance' | 'table.next' | 'table.take' | 'table.undo' | 'table.stand_in' | 'table.claim'} Step */
/** @typedef {{move?: string, seat?: number, until?: string | null}} Params */
/** @typedef {{answer: Answer, error?: undefined} | {answer?: undefined, error: Refusal}} Outcome */

/** From here on a wait is shown as one. */
const LATE = 400;

/**
 * @param {Promise<Answer>} request
 * @returns {Promise<Outcome>} never refused
 */
async function settle(request) {
  try {
    return { answer: await request };
  } catch (error) {
    if (error instanceof Refusal) return { error };
    throw error;
  }
}

export class Steps {
  /** @param {(method: string, params: Record<string, unknown>, signal?: AbortSignal) => Promise<any>} request */
  constructor(request) {
    this.request = request;
  }

  /**
   * One step from a state of the table.
   * @param {Answer} from
   * @param {Step} method
   * @param {AbortSignal} signal by which a CPU player at thought is stopped
   * @param {Params} [params]
   */
  take(from, method, signal, params = {}) {
    return settle(this.request(method, { table: from.table, rev: from.rev, ...params }, signal));
  }

  /**
   * The same while a CPU player's answer is out: the worker may have gone on already, so the state is read again and left from there.
   * @param {Answer} from
   * @param {Step} method
   * @param {AbortSignal} signal
   * @param {Params} params
   * @returns {Promise<Outcome>}
   */
  async takeOver(from, method, signal, params) {
    const read = await this.reread(from);
    return read.answer ? this.take(read.answer, method, signal, params) : read;
  }

  /** A state of the table, read again from its save. @param {Answer} from */
  reread({ table, save }) {
    return settle(this.request('table.load', { table, save }));
  }
}

/**
 * Says so when something takes long.
 * @template T
 * @param {Promise<T>} coming
 * @param {() => boolean} wanted whether anybody still waits for it
 * @param {(waiting: boolean) => void} tell
 * @returns {Promise<T>}
 */
export async function patiently(coming, wanted, tell) {
  let late = false;
  const timer = setTimeout(() => {
    late = wanted();
    if (late) tell(true);
  }, LATE);
  const outcome = await coming;
  clearTimeout(timer);
  if (late && wanted()) tell(false);
  return outcome;
}
