// @ts-check
// Who sits at the other places: how strong the CPU players are and which characters, all alike or each apart, and where persons sit. Which
// levels and characters there are, and their words, come with the game.

import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { ANYONE, NOBODY } from '../characters.js';
import { SEATS } from '../choice.js';
import { calledAt, drawWho } from './casting.js';
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
export const drawLevels = (m, on) => html`${drawCommon(m, on)}${drawCast(m, on)}${drawApart(m, on)}`;

/** One level for all CPU players; where there is no choice it is told all the same. @param {StartModel} m @param {FormHandlers} on */
const drawCommon = (m, on) => {
  const { family, choice, agents, persons, t } = m;
  const opponents = agents.filter((_, place) => place > 0 && place < Number(choice.options[SEATS]) && !persons[place]);
  const common = family.agents.find(({ name }) => opponents.every((each) => each === name));
  const told = common ? t.ui('ui-level-told', { name: t.plain(common.title), detail: t.plain(common.detail) }) : t.ui('ui-levels-mixed');
  return html`<div class="field" data-field="level">
    <h2 id="field-level">${t.ui('ui-opponents')}</h2>
    ${family.agents.length > 1 ? segment('level', 'field-level', itemsOf(m), common?.name ?? null, (agent) => on.agent(String(agent))) : nothing}
    <p class="small">${told}</p>
    <button class="entry" data-act="players" @click=${() => on.players()}>${sign('players')}<span>${t.ui('ui-players')}</span></button>
  </div>`;
};

/** Whether anyone or nobody sits at all of them. @param {StartModel} m @param {FormHandlers} on */
const drawCast = (m, on) => {
  const { choice, cast, persons, t } = m;
  const wishes = cast.filter((_, place) => place > 0 && place < Number(choice.options[SEATS]) && !persons[place]);
  const common = [ANYONE, NOBODY].find((wish) => wishes.every((each) => each === wish));
  const items = [
    { value: ANYONE, label: t.ui('ui-cast-anyone') },
    { value: NOBODY, label: t.ui('ui-cast-nobody') },
  ];
  return html`<div class="field" data-field="cast">
    <h2 id="field-cast">${t.ui('ui-cast')}</h2>
    ${segment('cast', 'field-cast', items, common ?? null, (wish) => on.cast(String(wish)))}
    <p class="small">${t.ui(common ? `ui-cast-${common}-help` : 'ui-levels-mixed')}</p>
    <button class="entry" data-act="characters" @click=${() => on.characters()}>${sign('players')}<span>${t.ui('ui-characters')}</span></button>
  </div>`;
};

/** @param {StartModel} m @param {FormHandlers} on */
const drawApart = (m, on) => {
  const { apart, choice, persons, t } = m;
  const places = Array.from({ length: Number(choice.options[SEATS]) - 1 }, (_, i) => i + 1);
  const several = places.some((place) => persons[place]);
  return html`<div class="fold-out" data-field="seats">
    <h2><button class="opener" data-act="levels" aria-expanded=${String(apart)} @click=${() => on.apart()}>
      <span>${t.ui('ui-levels-apart')}</span>${sign('chevron')}
    </button></h2>
    ${apart ? html`<div class="levels">${places.map((place) => drawPlace(place, m, on))}</div>` : nothing}
    ${apart || several ? html`<p class="small">${t.ui('ui-persons-note')}</p>` : nothing}
  </div>`;
};

/** @param {number} place @param {StartModel} m @param {FormHandlers} on */
const drawPlace = (place, m, on) => {
  const { family, agents, names, persons, t } = m;
  const level = family.agents.length > 1 && !persons[place] ? family.agents.find(({ name }) => name === agents[place]) : null;
  const id = `level-${place}`;
  return html`<div data-place=${place}>
    <p id=${id}>${names[place].trim() || calledAt(place, m)}<span class="value">${level ? t.plain(level.title) : nothing}</span></p>
    <label class="check"
      ><input type="checkbox" data-person=${place} .checked=${live(persons[place])} @change=${() => on.person(place)} /><span>${t.ui('ui-person-here')}</span></label
    >
    ${persons[place] ? nothing : drawWho(place, m, on)}
    ${family.agents.length > 1 && !persons[place] ? segment(id, id, itemsOf(m), agents[place], (agent) => on.agent(String(agent), place)) : nothing}
  </div>`;
};
