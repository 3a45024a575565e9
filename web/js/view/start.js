// @ts-check
// The start screen: which game, for how many, by which rules. It is drawn from the specs of the games and knows none of them.

import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { SEATS, differing } from '../choice.js';
import { calledAt } from './casting.js';
import { logo } from './cards.js';
import { entry } from './dialogs.js';
import { languages } from './languages.js';
import { drawLevels } from './levels.js';
import { sign } from './marks.js';
import { drawNotice } from './notice.js';
import { drawKept, updateEntries } from './offline.js';
import { drawAsked, drawHouse, segment } from './options.js';
import { bicorne } from './portraits.js';

/** @typedef {import('./form-types.js').FormHandlers} FormHandlers */
/** @typedef {import('./form-types.js').StartModel} StartModel */

/** @param {StartModel} m */
const drawHero = ({ family, t }) => html`<header class="hero">
  ${logo(bicorne())}
  <h1>${t.ui('ui-game-title')}</h1>
  <p>${t.ui(`${family.id}-pitch`)}</p>
</header>`;

/** @param {StartModel} m @param {FormHandlers} on */
const drawMessages = ({ messages, kind, away, badSave, t }, on) => html`<div class="told" role="alert">
  ${messages.map((words) => drawNotice({ kind, words }, 'message', t))}
  ${away ? html`<button class="btn quiet" data-act="take-over" @click=${() => on.takeOver()}>${sign('back')}${t.ui('ui-take-over')}</button>` : nothing}
  ${
    badSave === null
      ? nothing
      : html`<button class="btn quiet" data-act="download-save" @click=${() => on.downloadSave()}>
          ${sign('save')}${t.ui('ui-download-save')}
        </button>`
  }
</div>`;

/**
 * @param {string} id
 * @param {string} title
 * @param {unknown} control
 * @param {string} [note]
 */
const field = (id, title, control, note) => html`<div class="field" data-field=${id}>
  <h2 id="field-${id}">${title}</h2>
  ${control}${note ? html`<p class="small">${note}</p>` : nothing}
</div>`;

/** @param {StartModel} m @param {FormHandlers} on */
const drawLanguages = ({ t }, on) => html`<div class="tongues" data-field="language">
  ${sign('language')}<h2 class="hush" id="field-language">${t.ui('ui-language')}</h2>${languages('field-language', on.language)}
</div>`;

/** @param {StartModel} m @param {FormHandlers} on */
const drawWho = ({ families, family, choice, t }, on) => {
  const games = families.map(({ id }) => ({ value: id, label: t.ui(`${id}-title`) }));
  const seats = family.options.find(({ name }) => name === SEATS);
  return html`${field('game', t.ui('ui-game'), segment('game', 'field-game', games, choice.game, (game) => on.game(String(game))))}
    ${
      seats
        ? field(
            SEATS,
            t.ui(seats.key),
            segment(SEATS, `field-${SEATS}`, seats.offered.map((value) => ({ value, label: String(value) })), choice.options[SEATS], (value) => on.set(seats, value)),
            t.ui(`${seats.key}-help`),
          )
        : nothing
    }`;
};

/** @param {StartModel} m @param {FormHandlers} on */
const drawPreset = ({ family, choice, t }, on) => {
  const presets = Object.keys(family.presets).map((value) => ({ value, label: t.ui(`${family.id}-preset-${value}`) }));
  const note = t.ui(`${family.id}-preset-${choice.preset}-help`);
  return field('preset', t.ui('ui-rules'), segment('preset', 'field-preset', presets, choice.preset, (preset) => on.preset(String(preset))), note);
};

/** @param {StartModel} m @param {FormHandlers} on */
const drawNames = (m, on) => {
  const { choice, names, naming, t } = m;
  return html`<div class="fold-out">
  <h2><button class="opener" data-act="names" aria-expanded=${String(naming)} @click=${() => on.naming()}>
    <span>${t.ui('ui-names')}</span>${sign('chevron')}
  </button></h2>
  ${
    naming
      ? html`<div class="names">
          ${names.slice(0, Number(choice.options[SEATS])).map(
            (name, i) => html`<label>
              <span>${t.ui('ui-place-name', { place: i })}</span>
              <input
                type="text" maxlength="20" autocomplete="off" data-name=${i}
                placeholder=${calledAt(i, m)} .value=${live(name)}
                @input=${(/** @type {Event} */ event) => on.name(i, /** @type {HTMLInputElement} */ (event.target).value)}
              />
            </label>`,
          )}
        </div>`
      : nothing
  }
</div>`;
};

/** Cards, dealer and seat that a link asked for. @param {StartModel} m @param {FormHandlers} on */
const drawFixed = ({ choice, t }, on) => {
  const { seed, dealer, seat } = choice;
  const parts = [
    seed === null ? null : t.ui('ui-fixed-seed', { seed }),
    dealer === null ? null : t.ui('ui-fixed-dealer', { seat: dealer }),
    seat === null ? null : t.ui('ui-fixed-seat', { seat }),
  ].filter((part) => part !== null);
  if (!parts.length) return nothing;
  return html`<div class="fixed" data-field="fixed">
    <p>${parts.map((part) => html`<span>${part}</span>`)}</p>
    <button class="btn quiet" data-act="fresh-cards" @click=${() => on.freshCards()}>${t.ui('ui-fresh-cards')}</button>
  </div>`;
};

/** @param {StartModel} m @param {FormHandlers} on */
const drawShare = ({ link, copied, byHand, t }, on) => html`<div class="share">
  <code data-field="link" translate="no">#${link}</code>
  <span class="acts">
    <button class="btn quiet" data-act="copy-link" @click=${() => on.copy()}>${sign('link')}${t.ui('ui-copy-link')}</button>
    <button class="btn quiet" data-act="share" @click=${() => on.share()}>${t.ui('ui-share-code')}</button>
  </span>
  ${byHand ? html`<input class="byhand" type="text" readonly aria-label=${t.ui('ui-copy-link')} .value=${copied ?? ''} />` : nothing}
  <p class="small" role="status">${copied === null ? nothing : t.ui(byHand ? 'ui-copy-by-hand' : 'ui-copied')}</p>
</div>`;

/** @param {StartModel} m @param {FormHandlers} on */
const drawBottom = ({ back, t }, on) => html`<div class="bottom">
  ${back ? html`<button class="btn quiet" data-act="back" @click=${() => on.back()}>${t.ui('ui-back-to-match')}</button>` : nothing}
  <button class="btn go big" data-act="deal" @click=${() => on.deal()}>${t.ui('ui-deal')}</button>
</div>`;

/** @param {StartModel} m @param {FormHandlers} on */
export const drawStart = (m, on) => {
  const { t } = m;
  return html`<main class="start" data-phase="start" data-game=${m.family.id}>
      ${drawHero(m)}
      <div class="form" tabindex="-1">
        ${drawMessages(m, on)}${updateEntries(m.offline, false, t, on, entry)}${drawLanguages(m, on)}${drawWho(m, on)}${drawLevels(m, on)}${drawPreset(m, on)}${drawAsked(m, on)}
        ${drawHouse(m, on, differing(m.choice, m.family).length)}${drawNames(m, on)}${drawFixed(m, on)}
        <h2 class="hush">${t.ui('ui-share')}</h2>
        ${drawShare(m, on)}
        <button class="entry" data-act="days" @click=${() => on.days()}>${sign('day')}<span>${t.ui('ui-days')}<small>${t.ui('ui-days-note')}</small></span></button>
        <button class="entry" data-act="rules" @click=${() => on.rules()}>
          ${sign('rules')}<span>${t.ui('ui-rules-read')}<small>${t.ui('ui-rules-read-note')}</small></span>
        </button>
        <button class="entry" data-act="settings" @click=${() => on.settings()}>${sign('settings')}<span>${t.ui('ui-settings')}<small>${t.ui('ui-settings-note')}</small></span></button>
        <button class="entry" data-act="statistics" @click=${() => on.statistics()}>
          ${sign('statistics')}<span>${t.ui('ui-statistics')}<small>${t.ui('ui-statistics-note')}</small></span>
        </button>
        <button class="entry" data-act="open-record" @click=${() => on.openRecord()}>
          ${sign('open')}<span>${t.ui('ui-open-record')}<small>${t.ui('ui-open-record-note')}</small></span>
        </button>
        <button class="entry" data-act="about" @click=${() => on.about()}>${sign('about')}<span>${t.ui('ui-about')}<small>${t.ui('ui-about-note')}</small></span></button>
        ${drawKept(m.offline, t)}
      </div>
      ${drawBottom(m, on)}
    </main>`;
};
