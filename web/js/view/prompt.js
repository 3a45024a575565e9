// @ts-check
// One place that says what is asked, why, and holds at most two buttons, the main one last.

import { html, nothing } from 'lit-html';
import { cellOf, tagged } from './grids.js';
import { drawHint, isHinted } from './hint.js';
import { sign } from './marks.js';
import { summed } from './result.js';
import { drawMe } from './seats.js';

/** @typedef {import('./types.js').Model} Model */
/** @typedef {import('./types.js').Handlers} Handlers */
/** @typedef {import('./types.js').Text} Text */

/** How a hand is arranged by taps. @type {Text} */
const ARRANGE = { key: 'ui-arrange', args: {} };
/** @type {Text} */
const ARRANGE_FROM = { key: 'ui-arrange-from', args: {} };
/** @type {Text} */
const ARRANGE_TO = { key: 'ui-arrange-to', args: {} };

/** What to do with a trick that waits. @type {Text} */
const TAP = { key: 'ui-tap-on', args: {} };

/**
 * The words of the prompt: the trick that is over speaks in its place while it stays. Where the second line says nothing but what may be
 * explained as well, an explanation has its place.
 * @param {Model} m
 * @returns {{title: Text, detail: Text | null, warn: boolean, tip?: Text | null}}
 */
const wordsOf = ({ view: { prompt, last }, ui }) => {
  if (ui.held !== undefined) return { title: ARRANGE, detail: ui.held ? ARRANGE_TO : ARRANGE_FROM, warn: false };
  if (ui.stage !== 'live' && last) return { title: last.title, detail: last.detail ?? (ui.tap ? TAP : null), warn: false };
  const { title } = prompt;
  const { tip } = ui;
  if (prompt.widget === 'pick') {
    const warned = ui.picked.filter((code) => prompt.warnings[code]);
    return warned.length ? { title, detail: prompt.warnings[warned[warned.length - 1]], warn: true } : { title, detail: prompt.detail, warn: false, tip };
  }
  if (prompt.widget === 'grid') {
    const refused = ui.refused && cellOf(prompt, ui.refused.card) ? ui.refused : null;
    if (refused) return { title, detail: refused.text, warn: true };
    const detail = cellOf(prompt, ui.chosen)?.detail;
    return detail ? { title, detail, warn: false } : { title, detail: prompt.detail, warn: false, tip };
  }
  return { title, detail: prompt.detail, warn: prompt.widget === null && prompt.warn === true, tip };
};

/**
 * The main button of a choice: it says what it will do, and waits until there is something to do.
 * @param {unknown} label
 * @param {boolean} ready
 * @param {() => void} act
 */
const main = (label, ready, act) =>
  html`<button class="btn go" data-act="submit" aria-disabled=${ready ? nothing : 'true'} @click=${() => ready && act()}>${label}</button>`;

/** After a deal: look at its tricks, and go on. @param {Model} m @param {Handlers} on */
const onward = (m, on) => {
  const { view, t } = m;
  const played = view.seats[view.me].stand_in === 'taken_back';
  const tricks = played
    ? takeBack(m, on, 'quiet')
    : view.tricks.length
    ? html`<button class="btn quiet" data-open="tricks" @click=${() => on.open('tricks')}>${t.ui('ui-all-tricks')}</button>`
    : nothing;
  if (view.next === 'deal') return html`${tricks}<button class="btn go" data-act="next" @click=${() => on.next()}>${t.ui('ui-next-deal')}</button>`;
  return html`${tricks}<button class="btn go" data-act="again" @click=${() => on.again()}>${t.ui('ui-play-again')}</button>`;
};

/** Where a card is tapped twice, the first tap says here what the second one will do. @param {import('./types.js').CardsPrompt} prompt @param {Model} m @param {Handlers} on */
const playButton = ({ legal }, { ui, t }, on) => {
  const card = ui.chosen !== null && legal.includes(ui.chosen) ? ui.chosen : null;
  const label = card ? t.rich({ key: 'ui-play-card', args: { card: { card } } }) : t.ui('ui-choose-pack');
  return main(label, card !== null, () => on.submit());
};

/** The reader's seat is played for them. @param {Model} m @param {Handlers} on */
const takeBack = ({ t }, on, kind = 'go') => html`<button class="btn ${kind}" data-act="take-back" @click=${() => on.standIn(null)}>${t.ui('ui-take-back')}</button>`;

/** @param {Model} m @param {Handlers} on */
const claiming = ({ t }, on) => html`<button class="btn quiet" data-act="claim" @click=${() => on.claim()}>${t.ui('ui-claim')}</button>`;

/** @param {Model} m @param {Handlers} on */
const buttons = (m, on) => {
  const { view, ui, t } = m;
  const { prompt } = view;
  if (ui.held !== undefined) return html`<button class="btn go" data-act="arranged" @click=${() => on.arrange(false)}>${t.ui('ui-arranged')}</button>`;
  if (ui.tap) return html`<button class="btn go" data-act="go-on" @click=${() => on.goOn()}>${t.ui('ui-go-on')}</button>`;
  if (view.seats[view.me].stand_in === 'taken_back' && view.next === 'cpu') return takeBack(m, on);
  if (ui.stage !== 'live') return nothing;
  if (view.next === 'deal' || view.next === 'over') return onward(m, on);
  if (prompt.widget === 'take') return html`<button class="btn go" data-act="take" @click=${() => on.take()}>${t.rich(prompt.submit)}</button>`;
  if (prompt.widget === 'pick') return main(t.rich(prompt.submit), ui.picked.length === prompt.count, () => on.submit());
  if (prompt.widget === 'cards') {
    if (!view.claim && ui.settings.tap !== 'twice') return nothing;
    return html`${view.claim ? claiming(m, on) : nothing}${ui.settings.tap === 'twice' ? playButton(prompt, m, on) : nothing}`;
  }
  if (prompt.widget !== 'grid') return nothing;
  const cell = cellOf(prompt, ui.chosen);
  const first = t.ui(prompt.shape === 'pack' ? 'ui-choose-pack' : 'ui-choose-bids');
  const label = cell ? t.rich(prompt.submit, { face: tagged(cell) }) : first;
  return html`${prompt.buttons.map(
    (each) => html`<button class="btn quiet ${isHinted(each.move, m) ? 'hinted' : ''}" data-move=${each.move} @click=${() => on.pass(each.move)}>${t.rich(each.label)}</button>`,
  )}${main(label, cell !== null, () => on.submit())}`;
};

/** Whether a hint takes the place of the second line: not of a warning, nor of what another cell means than the one it is about. */
const helps = (/** @type {Model} */ { view: { prompt }, ui }, /** @type {boolean} */ warn) =>
  !warn && ui.stage === 'live' && (prompt.widget !== 'grid' || !ui.hint?.hint || ui.chosen === null || ui.chosen === ui.hint.hint.move || !cellOf(prompt, ui.hint.hint.move));

/** @param {Text} tip @param {Model} m @param {Handlers} on */
const drawTip = (tip, { t }, on) => html`<div class="tip" role="note" aria-label=${t.ui('ui-tip')} data-tip=${tip.key}>
  <p>${t.rich(tip)}</p>
  <button class="tool shut" data-act="close-tip" aria-label=${t.ui('ui-tip-close')} title=${t.ui('ui-tip-close')} @click=${() => on.closeTip(tip.key)}>${sign('close')}</button>
</div>`;

/** @param {Model} m @param {Handlers} on */
export const drawPrompt = (m, on) => {
  const { t } = m;
  const { title, detail, warn, tip } = wordsOf(m);
  const acts = buttons(m, on);
  const told = detail ? html`<p class=${warn ? 'warn' : ''}>${warn ? sign('warn') : nothing}<span>${t.rich(detail)}</span></p>` : nothing;
  const why = (helps(m, warn) ? drawHint(m) : null) ?? (tip ? drawTip(tip, m, on) : told);
  return html`<section class="ask ${acts === nothing ? '' : 'acting'}" aria-label=${t.ui('ui-prompt')}>
    ${summed(m) ? nothing : drawMe(m)}
    <div class="words"><h2 tabindex="-1">${t.rich(title)}</h2>${why}</div>
    ${acts === nothing ? nothing : html`<div class="acts">${acts}</div>`}
  </section>`;
};
