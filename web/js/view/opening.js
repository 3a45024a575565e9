// @ts-check
// Before there is a table: setting it up.

import { html, nothing } from 'lit-html';
import { logo } from './cards.js';
import { languages } from './languages.js';
import { sign } from './marks.js';
import { bicorne } from './portraits.js';
import { ringBox } from './ring.js';

/** @typedef {import('./types.js').Boot} Boot */
/** @typedef {import('./types.js').BootStep} BootStep */
/** @typedef {import('./types.js').BootHandlers} BootHandlers */
/** @typedef {import('./types.js').Texts} Texts */

const BEADS = 20;

/** How much of a step is there, 0 to 1. @param {BootStep} step */
const share = ({ state, done = 0, of = 0 }) => {
  if (state === 'done') return 1;
  return of > 0 ? done / of : 0;
};

/** @param {BootStep} step @param {Texts} t */
const stepWords = ({ step, state, done, of }, t) => {
  const name = t.ui(`ui-step-${step}`);
  if (state === 'bad') return t.ui('ui-step-bad', { name });
  return state === 'now' && of ? t.ui('ui-step-parts', { name, done: done ?? 0, of }) : name;
};

/** @param {BootStep} step @param {Texts} t */
const drawStep = (step, t) =>
  html`<li class=${step.state} data-step=${step.step}>
    ${stepWords(step, t)}${step.state === 'done' ? html`<span class="hush">${t.ui('ui-step-done')}</span>` : nothing}
  </li>`;

/** A table before its cards are known, as the page of the game has it before any script runs. */
const sketch = () => html`<div class="sketch" aria-hidden="true"><i></i><i></i><i></i><i></i><div><b></b><b></b><b></b><b></b><b></b><b></b><b></b><b></b><b></b><b></b></div></div>`;

/**
 * What can be done before Python is there: it holds at once, or is kept until then.
 * @param {Boot} boot
 * @param {BootHandlers} on
 * @param {Texts} t
 */
const drawMeanwhile = ({ newMatch }, on, t) => html`<div class="meanwhile">
    <h2 class="hush" id="boot-language">${t.ui('ui-language')}</h2>${languages('boot-language', on.language)}
    <button class="btn quiet" data-act="settings" @click=${() => on.settings()}>${t.ui('ui-settings')}</button>
    <button class="btn quiet" data-act="new-match" aria-pressed=${String(newMatch)} @click=${() => on.newMatch()}>${t.ui('ui-new-match')}</button>
    <p role="status">${newMatch ? t.ui('ui-boot-new-match') : nothing}</p>
  </div>`;

/** @param {Boot} boot @param {BootHandlers} on @param {Texts} t */
export const drawBoot = (boot, on, t) => {
  const { steps, failed } = boot;
  const part = steps.reduce((sum, step) => sum + share(step), 0) / Math.max(1, steps.length);
  const key = failed && `ui-boot-${failed.split('/')[1]}`;
  const beads = { of: BEADS, sure: Math.floor(part * BEADS), maybe: 0, against: 0, goal: null };
  return html`<main class="opening boot" data-phase="boot" data-failed=${failed ? '' : nothing}>
      ${failed ? nothing : sketch()}
      ${ringBox(beads, html`<div class="middle">${logo(bicorne())}</div>`)}
      <h1>${t.ui(key ?? 'ui-boot-title')}</h1>
      <ol class="steps">
        ${steps.map((step) => drawStep(step, t))}
      </ol>
      <div role="alert">${failed ? html`<p class="warn">${sign('warn')}<span>${t.ui(`${key}-detail`)}</span></p>` : nothing}</div>
      ${failed ? nothing : drawMeanwhile(boot, on, t)}
      ${failed ? html`<button class="btn go" data-act="retry" @click=${() => on.retry()}>${t.ui('ui-retry')}</button>` : nothing}
    </main>`;
};
