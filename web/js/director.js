// @ts-check
// The pacing of a table: when the next answer is asked for and when it is shown. One generation counter guards it: whatever was begun
// for a table, a worker or a moment that is over finds another number and stops. Time is kept by setTimeout alone, so a hidden tab
// plays on, and nothing waits for a drawing.

import { sameDeal, trickEnded } from './changes.js';
import { paceOf, pauseBefore } from './pace.js';
import { Steps, patiently } from './steps.js';

/** @typedef {import('./view/types.js').Speed} Speed */
/** @typedef {import('./view/types.js').TableView} TableView */
/** @typedef {import('./client.js').Refusal} Refusal */
/** @typedef {import('./steps.js').Answer} Answer */
/** @typedef {import('./steps.js').Outcome} Outcome */
/** @typedef {import('./steps.js').Step} Step */
/** @typedef {'live' | 'full' | 'gathering'} Stage */

/**
 * Who shows the table.
 * @typedef {Object} Host
 * @property {(method: string, params: Record<string, unknown>, signal?: AbortSignal) => Promise<any>} request
 * @property {(answer: Answer, how: {stage: Stage, before: TableView | null, dealt: boolean}) => void} show a new state of the table
 * @property {(stage: Stage) => void} stage the same state, a moment later
 * @property {(waiting: boolean) => void} waiting an answer takes long
 * @property {(move: string, error: Refusal) => void} refused a move that is not allowed
 * @property {(stuck: boolean) => void} trouble a step failed; stuck: and it was no person's, so nothing goes on
 * @property {() => Speed} speed
 * @property {() => boolean} forced whether cards are played by themselves where only one is allowed
 */

/** The second tap of a double one is no second move. */
export const DEAD_TIME = 250;

export class Director {
  #generation = 0;
  #busy = false;
  #actedAt = -Infinity;
  /** @type {Stage} */
  #stage = 'live';
  /** @type {Answer | null} */
  #answer = null;
  /** @type {(() => void) | null} */
  #endPause = null;
  #lastSync = '';
  /** Whether the trick that is over stays until it is tapped away. */
  #untapped = false;
  /** Calls off what was asked for the present generation. */
  #calling = new AbortController();

  /** @param {Host} host */
  constructor(host) {
    this.host = host;
    this.steps = new Steps(host.request);
  }

  /** @returns {Answer | null} what is shown */
  get answer() {
    return this.#answer;
  }

  /** What is shown, where something must be. */
  get #shown() {
    return /** @type {Answer} */ (this.#answer);
  }

  /** Milliseconds since a person's last step. */
  get sinceAct() {
    return performance.now() - this.#actedAt;
  }

  /** Whether a tap would do nothing: a step is on its way, or has just been taken. */
  get busy() {
    return this.#busy || this.sinceAct < DEAD_TIME;
  }

  /** Whether a trick that is over waits for a tap. */
  get waitsForTap() {
    return this.#untapped && this.#stage === 'full';
  }

  /** @returns {TableView['next'] | 'tap' | 'nobody'} whom the table waits for; nobody while something is still to be seen */
  get waitsFor() {
    if (this.waitsForTap && !this.busy) return 'tap';
    return this.#answer && this.#stage === 'live' && !this.busy ? this.#answer.view.next : 'nobody';
  }

  /**
   * Another table, or the same one read from its save: shown as it stands.
   * @param {Answer} answer
   * @param {boolean} dealt whether its cards were dealt just now
   */
  open(answer, dealt) {
    this.#answer = null;
    this.#lastSync = '';
    this.#reveal(answer, dealt);
  }

  /** Drops whatever was to come; a CPU player at thought is stopped, so that the worker is free. */
  stop() {
    this.#generation += 1;
    this.#calling.abort();
    this.#calling = new AbortController();
    this.#busy = false;
    this.#endPause?.();
    this.#endPause = null;
  }

  /** @param {string} move of the person whose turn it is */
  act(move) {
    if (this.#answer?.view.next !== 'human' || this.busy) return;
    void this.#step('table.act', { move });
  }

  /** The person who is to act has the device. */
  take() {
    if (this.#answer?.view.prompt.widget !== 'take' || this.busy) return;
    void this.#step('table.take', {});
  }

  /** Back to the last decision of a person in this deal, whoever is to move. */
  undo() {
    if (!this.#answer?.view.undo || this.busy) return;
    void this.#step('table.undo', {});
  }

  /**
   * The same state with another mark.
   * @param {Answer} answer
   * @returns {boolean} whether it is the one that is shown
   */
  amend(answer) {
    if (answer.table !== this.#answer?.table || answer.rev !== this.#answer.rev) return false;
    this.#answer = answer;
    return true;
  }

  /**
   * Has the reader's seat played by the computer, until it is taken back or to the end; null takes it back.
   * @param {'taken_back' | 'end' | null} until
   * @param {number} [seat] another person's
   * @returns {boolean} whether it is asked for; not while a step of the person's is on its way
   */
  standIn(until, seat = this.#answer?.view.me) {
    if (!this.#answer || this.#busy) return false;
    void this.#step('table.stand_in', { seat, until });
    return true;
  }

  /** The rest of the deal is played as the person may claim it. */
  claim() {
    if (!this.#answer?.view.claim || this.busy) return;
    void this.#step('table.claim', {});
  }

  /** The next deal, once one is over. */
  next() {
    if (this.#answer?.view.next !== 'deal' || this.busy) return;
    void this.#step('table.next', {});
  }

  /**
   * Ends the stay of a full trick: early, unless a CPU player is to move, for its time is fixed from the event before it; and step by step that
   * event is the tap.
   */
  hurry() {
    if (this.#stage === 'full' && !this.busy && (this.#untapped || this.#answer?.view.next !== 'cpu')) this.#endPause?.();
  }

  /**
   * @param {Step} method
   * @param {import('./steps.js').Params} params
   */
  async #step(method, params) {
    this.stop();
    const generation = this.#generation;
    this.#busy = true;
    this.#actedAt = performance.now();
    const shown = this.#shown;
    const { signal } = this.#calling;
    const coming = shown.view.next === 'cpu' ? this.steps.takeOver(shown, method, signal, params) : this.steps.take(shown, method, signal, params);
    const { answer, error } = await this.#await(coming, generation);
    if (generation !== this.#generation) return;
    this.#busy = false;
    if (answer) return this.#reveal(answer);
    this.#setStage('live');
    if (error.code === 'move/illegal' && params.move) return this.host.refused(params.move, error);
    await this.#recover(error, generation, false);
  }

  /**
   * @param {Answer} answer
   * @param {boolean} [opened] with fresh cards
   */
  #reveal(answer, opened = false) {
    this.stop();
    const generation = this.#generation;
    const before = this.#answer?.view ?? null;
    const speed = this.host.speed();
    const full = speed !== 'once' && trickEnded(before, answer.view) !== null;
    this.#answer = answer;
    this.#stage = full ? 'full' : 'live';
    this.#untapped = full && paceOf(speed).stay === Infinity;
    const coming = answer.view.next === 'cpu' ? this.steps.take(answer, 'table.advance', this.#calling.signal) : null;
    const dealt = opened || (before !== null && !sameDeal(before, answer.view));
    this.host.show(answer, { stage: this.#stage, before, dealt });
    void this.#playOut(generation, { coming, full, dealt, speed });
  }

  /**
   * What follows a state that was just shown: the stay of a full trick, then the CPU player's move, asked for already.
   * @param {number} generation
   * @param {{coming: Promise<Outcome> | null, full: boolean, dealt: boolean, speed: Speed}} what
   */
  async #playOut(generation, { coming, full, dealt, speed }) {
    const pace = paceOf(speed);
    const { view } = this.#shown;
    if (full && !(await this.#showTrick(generation, pace))) return;
    if (!coming) return this.#playForced(generation, speed);
    if (dealt) await this.#pause(pace.deal * view.seats.reduce((sum, { cards }) => sum + cards, 0));
    if (generation !== this.#generation) return;
    await this.#pause(pauseBefore(speed, view));
    if (generation !== this.#generation) return;
    const outcome = await this.#await(this.#readOn(coming, generation), generation);
    if (generation !== this.#generation) return;
    if (outcome.answer) this.#reveal(outcome.answer);
    else await this.#recover(outcome.error, generation, true);
  }

  /**
   * Where somebody wants that, a card that is the only one allowed is played for them: as late as a CPU player's would be, so that nobody can tell.
   * @param {number} generation
   * @param {Speed} speed
   */
  async #playForced(generation, speed) {
    if (!this.host.forced()) return;
    const { view } = this.#shown;
    const { next, prompt } = view;
    if (next !== 'human' || prompt.widget !== 'cards' || prompt.legal.length !== 1) return;
    await this.#pause(pauseBefore(speed, view));
    if (generation === this.#generation) void this.#step('table.act', { move: prompt.legal[0] });
  }

  /**
   * @param {number} generation
   * @param {import('./pace.js').Pace} pace
   * @returns {Promise<boolean>} whether the table is still the same
   */
  async #showTrick(generation, pace) {
    await this.#pause(pace.card + pace.stay);
    if (generation !== this.#generation) return false;
    this.#setStage('gathering');
    await this.#pause(pace.gather);
    if (generation !== this.#generation) return false;
    this.#setStage('live');
    return true;
  }

  /**
   * At the speed "at once" the CPU players' moves up to the next decision are one.
   * @param {Promise<Outcome>} coming
   * @param {number} generation
   * @returns {Promise<Outcome>}
   */
  async #readOn(coming, generation) {
    let outcome = await coming;
    while (outcome.answer?.view.next === 'cpu' && this.host.speed() === 'once' && generation === this.#generation) {
      outcome = await this.steps.take(outcome.answer, 'table.advance', this.#calling.signal);
    }
    return outcome;
  }

  /**
   * A step that failed. Another revision, or a table the worker does not know, means that the page and the worker have parted: the page's
   * last state is read again. What fails twice in a row at the same place is told.
   * @param {Refusal} error
   * @param {number} generation
   * @param {boolean} stuck
   */
  async #recover(error, generation, stuck) {
    if (error.code === 'worker/lost') return;
    const answer = this.#shown;
    const parted = error.code.startsWith('table/');
    if ((!parted && !stuck) || this.#lastSync === answer.save) return this.host.trouble(stuck);
    this.#lastSync = answer.save;
    const outcome = await this.steps.reread(answer);
    if (generation !== this.#generation) return;
    if (outcome.answer) this.#reveal(outcome.answer);
    else if (outcome.error.code !== 'worker/lost') this.host.trouble(stuck);
  }

  /**
   * Says so when something takes long.
   * @param {Promise<Outcome>} coming
   * @param {number} generation
   */
  #await(coming, generation) {
    return patiently(coming, () => generation === this.#generation, (waiting) => this.host.waiting(waiting));
  }

  /** @param {Stage} stage */
  #setStage(stage) {
    if (stage === this.#stage) return;
    this.#stage = stage;
    this.host.stage(stage);
  }

  /**
   * @param {number} ms Infinity for one that only `#endPause` ends
   * @returns {Promise<void>}
   */
  #pause(ms) {
    return new Promise((resolve) => {
      const timer = ms === Infinity ? undefined : setTimeout(resolve, ms);
      this.#endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
