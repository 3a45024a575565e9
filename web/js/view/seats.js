// @ts-check
// Who sits where: seat 0 of the table is the reader, then clockwise from the left. Portraits, names, hats and tokens.

import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { back } from './cards.js';
import { drawKept } from './kept.js';
import { bidFace, sign } from './marks.js';
import { portrait } from './portraits.js';

/** @typedef {import('./types.js').Model} Model */
/** @typedef {import('./types.js').SeatView} SeatView */
/** @typedef {import('./types.js').Side} Side */
/** @typedef {import('./types.js').Face} Face */
/** @typedef {import('./types.js').Texts} Texts */

/**
 * How many places clockwise from the reader a seat is.
 * @param {number} seat
 * @param {import('./types.js').TableView} view
 */
export const placeOf = (seat, view) => (seat - view.me + view.seats.length) % view.seats.length;

/**
 * The edge a place stands at, and for the top how far along, in per cent.
 * @param {number} place 0 is the reader
 * @param {number} count seats at the table
 * @returns {{edge: 'me' | 'left' | 'right' | 'top', x: number}}
 */
const edgeOf = (place, count) => {
  if (place === 0) return { edge: 'me', x: 50 };
  if (place === 1) return { edge: 'left', x: 0 };
  if (place === count - 1) return { edge: 'right', x: 100 };
  return { edge: 'top', x: ((place - 1) / (count - 2)) * 100 };
};

/** @param {number} place @param {number} count */
export const edgeAt = (place, count) => edgeOf(place, count).edge;

/**
 * Where a place's card lies in the trick, from the middle, in card widths and heights: upright and wide layouts.
 * @param {number} place
 * @param {number} count
 * @returns {{tall: [number, number], wide: [number, number]}}
 */
export const cardSpot = (place, count) => {
  const edge = edgeAt(place, count);
  const tops = count - 3;
  if (edge === 'me') return { tall: [0, 1.12], wide: [0, 0.74] };
  if (edge === 'top') {
    const x = (place - 2 - (tops - 1) / 2) * (tops === 2 ? 1.24 : 1.14);
    return { tall: [x, -1.08], wide: [x, -0.74] };
  }
  const side = edge === 'left' ? -1 : 1;
  const far = count === 3 ? 1.45 : count === 6 ? 2.3 : 1.9;
  return { tall: [side * 1.14, 0.02], wide: [side * far, 0] };
};

/** Whether tokens count anything yet: from the first trick on. @param {Model} m */
const counting = ({ view, ui }) => view.trick !== null || view.last !== null || view.result !== null || ui.stage !== 'live';

/**
 * Cards won: in a dashed circle while the side is unknown to the reader, a lozenge or a disc when it is known.
 * @param {number} taken
 * @param {Side} side
 */
export const token = (taken, side) =>
  html`<span class="token ${side === null ? 'unknown' : side === 'declarer' ? 'army' : 'ally'}" aria-hidden="true"><i></i><b>${taken}</b></span>`;

/** @param {Face} face @param {Texts} t */
export const faceOf = (face, t) => (face.text ? html`<span class="bid words">${t.rich(face.text)}</span>` : bidFace(face, t.bid(face)));

/** @param {SeatView} seat @param {Model} m */
const saying = (seat, { view, t }) => {
  if (!seat.said || view.trick) return nothing;
  if (seat.said.face) return html`<span class="say ${seat.said.high ? 'high' : ''}">${faceOf(seat.said.face, t)}</span>`;
  return seat.said.pass ? html`<span class="say">${t.ui('ui-pass')}</span>` : nothing;
};

/** What a seat has won so far, as shown: the trick on the table does not count until it is gathered. @param {SeatView} seat @param {Model} m */
const shownTaken = (seat, { ui }) => ui.takenBefore?.[seat.seat] ?? seat.taken;

/** The portrait with everything that hangs on it. @param {SeatView} seat @param {Model} m */
const face = (seat, m) =>
  html`<span class="face"><span class="likeness">${portrait(seat, seat.hat)}</span>${
    seat.dealer ? html`<span class="dealer" aria-hidden="true">${m.t.ui('ui-dealer-letter')}</span>` : nothing
  }${seat.stand_in ? html`<span class="gear">${sign('gear')}</span>` : nothing}${
    counting(m) ? token(shownTaken(seat, m), seat.side) : nothing
  }</span>`;

/** What the drawing of a seat says, in words. @param {SeatView} seat @param {Model} m */
const words = (seat, m) => {
  const { view, ui, t } = m;
  const parts = [seat.role ? t.plain(seat.role) : '', seat.dealer ? t.ui('ui-dealer') : ''];
  if (seat.stand_in) parts.push(t.ui('ui-seat-stand-in'));
  if (counting(m)) parts.push(t.ui('ui-taken', { count: shownTaken(seat, m) }));
  if (view.turn === seat.seat && ui.stage === 'live') parts.push(t.ui(seat.seat === view.me ? 'ui-turn-own' : 'ui-turn'));
  return parts.filter(Boolean).join(', ');
};

/** @param {SeatView} seat @param {Model} m */
const classes = (seat, { view, ui }) => {
  const { edge } = edgeOf(placeOf(seat.seat, view), view.seats.length);
  const turn = view.turn === seat.seat && ui.stage === 'live' && view.next !== 'deal' && view.next !== 'over';
  return `${edge} ${turn ? 'turn' : ''} ${seat.passed && !view.trick && !view.last ? 'out' : ''}`;
};

/** @param {SeatView} seat @param {Model} m */
const drawSeat = (seat, m) => {
  const { view, t } = m;
  const { edge, x } = edgeOf(placeOf(seat.seat, view), view.seats.length);
  const zone = `hand:${seat.seat}`;
  const held = view.zones[zone]?.length ?? seat.cards;
  return html`<div class="seat ${classes(seat, m)}" data-seat=${seat.seat} style=${edge === 'top' ? `--x:${x}%;--tops:${view.seats.length - 3}` : nothing}>
    ${face(seat, m)}
    <span class="who"><b class="name">${seat.name}</b><span class="hush">${words(seat, m)}</span>${
      seat.role && seat.hat ? html`<span class="hatname" aria-hidden="true">${t.rich(seat.role)}</span>` : nothing
    }${saying(seat, m)}</span>
    ${drawKept(seat.seat, m)}
    <span class="backs" data-zone=${zone} role="img" aria-label=${t.ui('ui-face-down', { count: held })}>${Array.from({ length: held }, back)}</span>
  </div>`;
};

/** Everyone but the reader. @param {Model} m */
export const drawSeats = (m) =>
  repeat(
    m.view.seats.filter((seat) => seat.seat !== m.view.me),
    (seat) => seat.seat,
    (seat) => drawSeat(seat, m),
  );

/** What is left of the time for a turn: its share is set from outside, as `--left`. */
const arc = () => html`<svg class="arc" viewBox="0 0 64 64" aria-hidden="true"><circle cx="32" cy="32" r="30" pathLength="1" /></svg>`;

/** The reader's own portrait: it stands beside the prompt. @param {Model} m */
export const drawMe = (m) => {
  const seat = m.view.seats[m.view.me];
  return html`<div class="mine ${classes(seat, m)}" data-seat=${seat.seat}>
    ${face(seat, m)}${m.ui.settings.timer === 'none' ? nothing : arc()}<span class="hush">${[seat.name, words(seat, m)].filter(Boolean).join(', ')}</span>
  </div>`;
};
