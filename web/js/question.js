// @ts-check
// A question of the page itself, asked before something that cannot be taken back: a small dialog beside the drawn table.

import { html, nothing } from 'lit-html';
import { openOver } from './over.js';
import { textsFor } from './texts.js';

/** @typedef {'ui-ask-new' | 'ui-ask-aside' | 'ui-ask-record' | 'ui-ask-export' | 'ui-ask-hint' | 'ui-ask-undo' | 'ui-ask-give-up' | 'ui-ask-claim' | 'ui-ask-reset' | 'ui-ask-import'} Key */
/**
 * @typedef {Object} Question
 * @property {Key} key
 * @property {import('./view/types.js').Text} [says] what stands before its own words
 * @property {Record<string, string | number>} [args] of its detail
 * @property {() => void} yes
 * @property {{key: string, act: () => void}} [other] another thing to do instead
 * @property {() => void} [silence] called before `yes` when the person does not want to be asked again
 * @property {() => void} [after] called when it is answered, whatever the answer
 */

/**
 * @param {HTMLElement} place
 * @param {Question} question
 */
export function ask(place, { key, says, args, yes, other, silence, after }) {
  const t = textsFor(null);
  openOver(place, (shut) => {
    const close = () => {
      shut();
      after?.();
    };
    /** @param {() => void} act */
    const answer = (act) => () => {
      const silent = place.querySelector('input')?.checked;
      close();
      if (silent) silence?.();
      act();
    };
    return html`<dialog class="panel p-ask" aria-labelledby="ask-title" @close=${close}><div class="inner">
      <header><h2 id="ask-title">${t.ui(key)}</h2></header>
      ${says ? html`<p class="lead">${t.rich(says)}</p>` : nothing}
      <p class="lead">${t.ui(`${key}-detail`, args)}</p>
      ${silence ? html`<label class="silence"><input type="checkbox" />${t.ui('ui-ask-silence')}</label>` : nothing}
      <div class="acts">
        <button class="btn quiet" type="button" autofocus @click=${close}>${t.ui('ui-ask-no')}</button>
        ${other ? html`<button class="btn quiet" type="button" data-act="other" @click=${answer(other.act)}>${t.ui(other.key)}</button>` : nothing}
        <button class="btn go" type="button" data-act="agree" @click=${answer(yes)}>${t.ui(`${key}-yes`)}</button>
      </div>
    </div></dialog>`;
  });
}
