// @ts-check
// The form of house rules, built from specs: a switch, a choice, or a number with some values offered and others typed. Each option says what it
// changes, whether it differs from the preset, and why it has nothing to act on.

import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { differing, houseRules, idleReason, presetValue, valueOf } from '../choice.js';
import { sign } from './marks.js';

/** @typedef {import('./form-types.js').FormHandlers} FormHandlers */
/** @typedef {import('./form-types.js').Spec} Spec */
/** @typedef {import('./form-types.js').StartModel} StartModel */
/** @typedef {import('./form-types.js').Value} Value */

/**
 * A few values side by side, one of them chosen.
 * @param {string} name of the group
 * @param {string} labelledBy
 * @param {{value: Value, label: string, named?: string, picture?: unknown}[]} items `named`: what a label stands for, if that is more
 * @param {Value | null} chosen
 * @param {(value: Value) => void} choose
 * @param {boolean} [disabled]
 */
export const segment = (name, labelledBy, items, chosen, choose, disabled = false) => html`<div
  class="seg ${items.some(({ label }) => label.length > 12) ? 'wordy' : ''}"
  role="radiogroup"
  aria-labelledby=${labelledBy}
>
  ${items.map(
    ({ value, label, named, picture = nothing }) => html`<label>
      <input
        type="radio" class="hush" name=${name} value=${String(value)} data-value=${String(value)}
        aria-label=${named ?? nothing} .checked=${live(value === chosen)} ?disabled=${disabled} @change=${() => choose(value)}
      />
      <span>${picture}${label}</span>
    </label>`,
  )}
</div>`;

/** A value in words. @param {Spec} spec @param {Value} value @param {StartModel['t']} t */
const valueWords = ({ key }, value, t) => {
  if (typeof value === 'boolean') return t.ui(value ? 'ui-on' : 'ui-off');
  return typeof value === 'number' ? String(value) : t.ui(`${key}-${value.replaceAll('_', '-')}`);
};

/** A number: some values offered, any other typed. @param {Spec} spec @param {StartModel} m @param {FormHandlers} on @param {boolean} disabled */
const drawNumber = (spec, m, on, disabled) => {
  const { t, entries } = m;
  const { name, values, offered } = spec;
  const value = valueOf(m.choice, m.family, spec);
  const wrong = Object.hasOwn(entries, name);
  const at = values.indexOf(value);
  /** @param {-1 | 1} way @param {string} key */
  const step = (way, key) => html`<button
    class="btn quiet step" data-step=${way} aria-label=${t.ui(key)} ?disabled=${disabled || values[at + way] === undefined}
    @click=${() => on.set(spec, values[at + way])}
  >${way < 0 ? '−' : '+'}</button>`;
  const few = offered.length < values.length;
  const buttons = offered.map((each) => ({ value: each, label: String(each) }));
  return html`${few ? segment(name, `option-${name}`, buttons, value, (each) => on.set(spec, each), disabled) : nothing}
    <div class="number">
      ${step(-1, 'ui-less')}
      <input
        type="text" inputmode="numeric" autocomplete="off" data-number=${name} aria-labelledby="option-${name}"
        aria-invalid=${wrong ? 'true' : nothing} ?disabled=${disabled} .value=${live(wrong ? entries[name] : String(value))}
        @change=${(/** @type {Event} */ event) => on.type(spec, /** @type {HTMLInputElement} */ (event.target).value)}
      />
      ${step(1, 'ui-more')}
      <small class=${wrong ? 'warn' : ''} role=${wrong ? 'alert' : nothing}>
        ${t.ui('ui-range', { least: Number(values[0]), most: Number(values[values.length - 1]) })}
      </small>
    </div>`;
};

/** @param {Spec} spec @param {StartModel} m @param {FormHandlers} on @param {boolean} disabled */
const drawControl = (spec, m, on, disabled) => {
  if (spec.kind === 'number') return drawNumber(spec, m, on, disabled);
  const items = spec.values.map((value) => ({ value, label: valueWords(spec, value, m.t) }));
  return segment(spec.name, `option-${spec.name}`, items, valueOf(m.choice, m.family, spec), (value) => on.set(spec, value), disabled);
};

/** What is open of an option: its sentence, its values, and the way back. @param {Spec} spec @param {StartModel} m @param {FormHandlers} on */
const drawBody = (spec, m, on) => {
  const { t, choice, family } = m;
  const before = presetValue(choice, family, spec);
  const idle = idleReason(choice, spec) !== null;
  return html`<div class="rule-body" id="rule-${spec.name}">
    <p>${t.ui(`${spec.key}-help`)}</p>
    ${drawControl(spec, m, on, idle)}
    ${
      valueOf(choice, family, spec) === before
        ? nothing
        : html`<button class="btn quiet reset" data-act="reset" @click=${() => on.reset(spec)}>
            ${sign('undo')}${t.ui('ui-reset-option', { value: valueWords(spec, before, t) })}
          </button>`
    }
  </div>`;
};

/** @param {Spec} spec @param {StartModel} m @param {FormHandlers} on */
const drawRule = (spec, m, on) => {
  const { t, choice, family, row } = m;
  const value = valueOf(choice, family, spec);
  const differs = value !== presetValue(choice, family, spec);
  const idle = idleReason(choice, spec);
  const open = row === spec.name;
  return html`<li class="rule ${differs ? 'differs' : ''} ${idle ? 'idle' : ''} ${open ? 'open' : ''}" data-option=${spec.name} data-value=${String(value)}>
    <h3><button class="opener" aria-expanded=${String(open)} aria-controls=${open ? `rule-${spec.name}` : nothing} @click=${() => on.row(spec.name)}>
      <span id="option-${spec.name}">${t.ui(spec.key)}${differs ? html`<span class="hush">${t.ui('ui-differs')}</span>` : nothing}</span>
      <span class="value">${valueWords(spec, value, t)}</span>${sign('chevron')}
    </button></h3>
    ${idle ? html`<p class="reason">${t.plain(idle)}</p>` : nothing}${open ? drawBody(spec, m, on) : nothing}
  </li>`;
};

/** Options that a preset leaves to the players stand beside it. @param {StartModel} m @param {FormHandlers} on */
export const drawAsked = (m, on) => {
  const { t, choice, family } = m;
  return family.options
    .filter(({ name }) => family.presets[choice.preset].ask.includes(name))
    .map((spec) => {
      const idle = idleReason(choice, spec);
      return html`<div class="field asked ${idle ? 'idle' : ''}" data-option=${spec.name} data-value=${String(valueOf(choice, family, spec))}>
        <h2 id="option-${spec.name}">${t.ui(spec.key)}</h2>
        ${drawControl(spec, m, on, idle !== null)}
        <p class="small">${idle ? t.plain(idle) : t.ui(`${spec.key}-help`)}</p>
      </div>`;
    });
};

/** @param {StartModel} m @param {FormHandlers} on @param {number} count of those that differ from the preset */
export const drawHouse = (m, on, count) => {
  const { t, house, choice, family } = m;
  const changed = new Set(differing(choice, family));
  return html`<div class="fold-out house ${count ? 'differs' : ''}">
    <h2><button class="opener" data-act="house" aria-expanded=${String(house)} @click=${() => on.house()}>
      <span>${t.ui('ui-house-rules')}</span>
      <span class="value">${t.ui('ui-changes', { count: changed.size })}</span>${sign('chevron')}
    </button></h2>
    ${
      house
        ? html`<ul class="rules">${houseRules(choice, family).map((spec) => drawRule(spec, m, on))}</ul>`
        : nothing
    }
    ${
      count
        ? html`<button class="btn quiet reset" data-act="reset-all" @click=${() => on.resetAll()}>
            ${sign('undo')}${t.ui('ui-reset-all', { preset: t.ui(`${family.id}-preset-${choice.preset}`) })}
          </button>`
        : nothing
    }
  </div>`;
};
