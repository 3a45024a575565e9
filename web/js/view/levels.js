// @ts-check
// How strong the opponents are: all alike, or each apart. Which levels there are, and their words, come with the game.

import { html, nothing } from 'lit-html';
import { SEATS } from '../choice.js';
import { sign } from './marks.js';
import { segment } from './options.js';

/** @typedef {import('./form-types.js').FormHandlers} FormHandlers */
/** @typedef {import('./form-types.js').Level} Level */
/** @typedef {import('./form-types.js').StartModel} StartModel */

/** The levels by their numbers, each with its name for those who listen. @param {StartModel} m */
const itemsOf = ({ family, t }) =>
  family.agents.map(({ name, title }, i) => {
    const label = String(i + 1);
    return { value: name, label, named: t.ui('ui-level-named', { number: label, name: t.plain(title) }) };
  });

/** @param {StartModel} m @param {FormHandlers} on */
export const drawLevels = (m, on) => {
  const { family, choice, agents, t } = m;
  if (family.agents.length < 2) return nothing;
  const opponents = agents.slice(1, Number(choice.options[SEATS]));
  const common = family.agents.find(({ name }) => opponents.every((each) => each === name));
  const told = common ? t.ui('ui-level-told', { name: t.plain(common.title), detail: t.plain(common.detail) }) : t.ui('ui-levels-mixed');
  return html`<div class="field" data-field="level">
    <h2 id="field-level">${t.ui('ui-opponents')}</h2>
    ${segment('level', 'field-level', itemsOf(m), common?.name ?? null, (agent) => on.agent(String(agent)))}
    <p class="small">${told}</p>
    ${drawApart(m, on)}
    <button class="entry" data-act="players" @click=${() => on.players()}>${sign('players')}<span>${t.ui('ui-players')}</span></button>
  </div>`;
};

/** @param {StartModel} m @param {FormHandlers} on */
const drawApart = (m, on) => {
  const { apart, choice, t } = m;
  const places = Array.from({ length: Number(choice.options[SEATS]) - 1 }, (_, i) => i + 1);
  return html`<div class="fold-out">
    <h3><button class="opener" data-act="levels" aria-expanded=${String(apart)} @click=${() => on.apart()}>
      <span>${t.ui('ui-levels-apart')}</span>${sign('chevron')}
    </button></h3>
    ${apart ? html`<div class="levels">${places.map((place) => drawPlace(place, m, on))}</div>` : nothing}
  </div>`;
};

/** @param {number} place @param {StartModel} m @param {FormHandlers} on */
const drawPlace = (place, m, on) => {
  const { family, agents, names, t } = m;
  const level = family.agents.find(({ name }) => name === agents[place]);
  const id = `level-${place}`;
  return html`<div data-place=${place}>
    <p id=${id}>${names[place].trim() || t.ui(`ui-name-${place + 1}`)}<span class="value">${level ? t.plain(level.title) : nothing}</span></p>
    ${segment(id, id, itemsOf(m), agents[place], (agent) => on.agent(String(agent), place))}
  </div>`;
};
