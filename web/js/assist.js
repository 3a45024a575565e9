// @ts-check
// Help that is asked for: a hint, and taking a move back. Both make the match unrated, which the page says before the first time. A hint is
// thought out beside the table, which goes on meanwhile: the latest wins, and any move drops it.

import { decision } from './changes.js';
import { Refusal } from './client.js';
import { named } from './languages.js';
import { ask } from './question.js';
import { textsFor } from './texts.js';
import { canHint, hintWords, undoRefusal } from './view/hint.js';

/** @typedef {import('./settings.js').Settings} Settings */
/** @typedef {import('./steps.js').Answer} Answer */
/** @typedef {import('./view/types.js').Hint} Hint */
/** @typedef {import('./view/types.js').HintState} HintState */
/** @typedef {import('./view/types.js').TableView} TableView */

/**
 * The table that is helped at.
 * @typedef {Object} Host
 * @property {HTMLElement} place of questions
 * @property {Settings} settings
 * @property {import('./page.js').Page['request']} request
 * @property {() => Answer | null} answer what is shown
 * @property {(answer: Answer) => boolean} amend takes the same state with another mark; says whether it is still the one on the screen
 * @property {(hint: HintState | null) => void} show
 * @property {(lines: string[]) => void} say to those who listen
 * @property {(key: string, kind: import('./view/types.js').Notice['kind']) => void} tell
 * @property {() => void} undo
 */

export class Assist {
  /** What calls off the hint that is thought out. @type {AbortController | null} */
  #thinking = null;

  /** @param {Host} host */
  constructor(host) {
    this.host = host;
  }

  /** A hint for the person to act; where nobody is asked anything, it says so. */
  hint() {
    const view = this.host.answer()?.view;
    if (!view) return;
    if (!canHint(view)) return this.host.tell('ui-hint-none', 'news');
    this.#agreed(view, 'ui-ask-hint', () => void this.#think());
  }

  /** Back to the last decision, where there is one in this deal. */
  undo() {
    const view = this.host.answer()?.view;
    if (!view) return;
    if (!view.undo) return this.host.tell(undoRefusal(view), 'news');
    this.#agreed(view, 'ui-ask-undo', () => this.host.undo());
  }

  /** A hint that is thought out, or stands there, is of no use any more. */
  drop() {
    this.#thinking?.abort();
    this.#thinking = null;
  }

  /**
   * Goes on at once in a match that is unrated already, or when the person does not want to be asked.
   * @param {TableView} view
   * @param {'ui-ask-hint' | 'ui-ask-undo'} key
   * @param {() => void} yes
   */
  #agreed(view, key, yes) {
    const { settings, place } = this.host;
    if (view.unrated || settings.get('unrated') === 'go') return yes();
    ask(place, { key, yes, silence: () => settings.set('unrated', 'go') });
  }

  async #think() {
    const { host } = this;
    const answer = host.answer();
    if (!answer || !canHint(answer.view)) return;
    this.drop();
    const thinking = (this.#thinking = new AbortController());
    const at = decision(answer.view);
    /** @param {{done: number, of: number} | null} progress */
    const thought = (progress) => thinking === this.#thinking && host.show({ at, progress, hint: null });
    thought(null);
    try {
      const { hint, ...marked } = await host.request('table.hint', { table: answer.table, rev: answer.rev }, thinking.signal, thought);
      if (thinking !== this.#thinking || !host.amend(marked)) return;
      this.#give(at, hint, marked.view);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (thinking !== this.#thinking) return;
      host.show(null);
      if (error.code !== 'worker/lost' && error.code !== 'request/cancelled') host.tell('ui-trouble', 'trouble');
    } finally {
      if (thinking === this.#thinking) this.#thinking = null;
    }
  }

  /** @param {string} at @param {Hint} hint @param {TableView} view */
  #give(at, hint, view) {
    this.host.show({ at, progress: null, hint });
    this.host.say([hintWords(hint, named(view), textsFor(named(view)))]);
  }
}
