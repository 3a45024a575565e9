// @ts-check
// A question of the page itself, asked before something that cannot be taken back: a small dialog beside the drawn table.

import { html, nothing, render } from 'lit-html';
import { onSpeak, textsFor } from './texts.js';

/**
 * @typedef {Object} Question
 * @property {'ui-ask-new' | 'ui-ask-export' | 'ui-ask-hint' | 'ui-ask-undo'} key
 * @property {() => void} yes
 * @property {() => void} [silence] called before `yes` when the person does not want to be asked again
 */

/**
 * @param {HTMLElement} place
 * @param {Question} question
 */
export function ask(place, { key, yes, silence }) {
  const before = document.activeElement;
  const close = () => {
    quiet();
    render(nothing, place);
    if (before instanceof HTMLElement) before.focus();
  };
  const agree = () => {
    const silent = place.querySelector('input')?.checked;
    close();
    if (silent) silence?.();
    yes();
  };
  const t = textsFor(null);
  const draw = () => render(
    html`<dialog class="panel p-ask" aria-labelledby="ask-title" @close=${close}><div class="inner">
      <header><h2 id="ask-title">${t.ui(key)}</h2></header>
      <p class="lead">${t.ui(`${key}-detail`)}</p>
      ${silence ? html`<label class="silence"><input type="checkbox" />${t.ui('ui-ask-silence')}</label>` : nothing}
      <div class="acts">
        <button class="btn quiet" type="button" autofocus @click=${close}>${t.ui('ui-ask-no')}</button>
        <button class="btn go" type="button" data-act="agree" @click=${agree}>${t.ui(`${key}-yes`)}</button>
      </div>
    </div></dialog>`,
    place,
  );
  const quiet = onSpeak(draw);
  draw();
  place.querySelector('dialog')?.showModal();
}
