// @ts-check
// Which character sits at a place: who was chosen, with the portrait and a line, and folded in it all who may be.

import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { ANYONE, NOBODY, characterOf, idOf } from '../characters.js';
import { SEATS, usualName } from '../choice.js';
import { likeness } from './faces.js';
import { sign } from './marks.js';
import { portrait } from './portraits.js';

/** @typedef {import('./form-types.js').FormHandlers} FormHandlers */
/** @typedef {import('./form-types.js').StartModel} StartModel */
/** @typedef {{wish: string, picture: unknown, title: string, detail: string}} One who may sit there */

/** What a place is called to which nobody gave a name; who is drawn comes with a name. @param {number} place @param {StartModel} m */
export const calledAt = (place, { family, choice, cast, persons, t }) => {
  const character = characterOf(family.characters, cast[place]);
  if (place > 0 && !persons[place] && cast[place] === ANYONE) return t.ui('ui-place-name', { place });
  if (place > 0 && !persons[place] && character) return t.plain(character.title);
  return t.ui(usualName(place, persons, Number(choice.options[SEATS])), { number: place + 1 });
};

/** @param {string} wish @param {number} place @param {StartModel} m @returns {One} */
const oneOf = (wish, place, { family, t }) => {
  const character = characterOf(family.characters, wish);
  if (character) return { wish, picture: likeness(wish), title: t.plain(character.title), detail: t.plain(character.detail) };
  if (wish === NOBODY) return { wish, picture: portrait({ seat: place, character: null }), title: t.ui('ui-cast-nobody'), detail: t.ui('ui-cast-nobody-here') };
  return { wish, picture: sign('players'), title: t.ui('ui-cast-anyone'), detail: t.ui('ui-cast-anyone-here') };
};

/** @param {One} one @param {number} place @param {StartModel} m @param {FormHandlers} on */
const drawTile = ({ wish, picture, title }, place, { cast }, on) => html`<label>
  <input
    type="radio" class="hush" name="cast-${place}" value=${wish} data-value=${wish}
    .checked=${live(wish === cast[place])} @change=${() => on.cast(wish, place)}
  />
  <span><span class="face">${picture}</span>${title}</span>
</label>`;

/** @param {number} place @param {StartModel} m @param {FormHandlers} on */
export const drawWho = (place, m, on) => {
  const open = m.casting === place;
  const { picture, title, detail } = oneOf(m.cast[place], place, m);
  const wishes = [ANYONE, NOBODY, ...m.family.characters.map(idOf)];
  return html`<button class="sitter" id="sitter-${place}" data-act="casting" aria-expanded=${String(open)} @click=${() => on.casting(place)}>
      <span class="face" aria-hidden="true">${picture}</span><span>${title}<small>${detail}</small></span>${sign('chevron')}
    </button>
    ${
      open
        ? html`<div class="gallery" role="radiogroup" aria-labelledby="sitter-${place}">
            ${wishes.map((wish) => drawTile(oneOf(wish, place, m), place, m, on))}
          </div>`
        : nothing
    }`;
};
