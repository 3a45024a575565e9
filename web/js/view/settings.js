// @ts-check
// The panel of settings, drawn from their rows: a heading for each group, a question with a few values for each row.

import { html } from 'lit-html';
import { SETTINGS, rowOf } from '../settings.js';
import { backPicture } from './backs.js';
import { sign, suitSign } from './marks.js';
import { segment } from './options.js';

/** @typedef {import('../settings.js').Key} Key */
/** @typedef {import('./types.js').Texts} Texts */
/** @typedef {{chosen: import('../settings.js').Chosen, t: Texts}} SettingsModel */
/** @typedef {(key: Key, value: any) => void} Set the value is one of the key's own */

/** What some values look like. @type {Partial<Record<Key, (value: string) => unknown>>} */
const PICTURES = {
  back: backPicture,
  pack: (value) => html`<i class="pack-picture ${value}">${['s', 'h', 'd', 'c'].map((suit) => html`<i class=${suit}>${suitSign(suit)}</i>`)}</i>`,
};

/**
 * One question, in the panel or in another one.
 * @param {Key} key
 * @param {SettingsModel} m
 * @param {Set} set
 * @param {string} panel whose it is
 */
export const drawSetting = (key, { chosen, t }, set, panel) => {
  const items = rowOf(key).values.map((value) => ({ value, label: t.ui(`ui-setting-${key}-${value}`), picture: PICTURES[key]?.(value) }));
  const id = `${panel}-${key}`;
  return html`<div class="field" data-setting=${key} data-value=${chosen[key]}>
    <h3 id=${id}>${t.ui(`ui-setting-${key}`)}</h3>
    ${segment(id, id, items, chosen[key], (value) => set(key, value))}
    <p class="small">${t.ui(`ui-setting-${key}-help`, { value: chosen[key] })}</p>
  </div>`;
};

/** @param {SettingsModel} m @param {{set: Set, close: () => void}} on */
export const drawSettings = (m, { set, close }) => {
  const { t } = m;
  /** @param {Event} event */
  const beside = (event) => event.target === event.currentTarget && close();
  const groups = [...new Set(SETTINGS.map(({ group }) => group))];
  return html`<dialog class="panel p-settings" data-dialog="settings" aria-labelledby="settings-title" @close=${close} @click=${beside}><div class="inner">
    <header>
      <h2 id="settings-title" tabindex="-1">${t.ui('ui-settings')}</h2>
      <button class="tool shut" data-act="close" aria-label=${t.ui('ui-close')} @click=${close}>${sign('close')}</button>
    </header>
    ${groups.map(
      (group) => html`<section class="group" aria-label=${t.ui(`ui-settings-${group}`)}>
        <p class="group-name" aria-hidden="true">${t.ui(`ui-settings-${group}`)}</p>
        ${SETTINGS.filter((row) => row.group === group).map(({ key }) => drawSetting(key, m, set, 'setting'))}
      </section>`,
    )}
  </div></dialog>`;
};
