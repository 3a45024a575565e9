// @ts-check
// Who sits there, as a picture: a character's portrait, or for all others one of six animals, front view, each a bust in one disc of 64 units:
// ground, fur, light fur, collar, ink.
// No mouth smiles or frowns: a portrait must not hint. Hats are a layer of their own that may leave the disc at the top.

import { html, svg, nothing } from 'lit-html';
import { likeness } from './faces.js';

/** @typedef {import('./types.js').Template} Template */
/** @typedef {import('./types.js').Hat} Hat */

const INK = '#1c2430';

/** @param {Template} one the left half, drawn again mirrored */
const both = (one) => svg`${one}<g transform="matrix(-1 0 0 1 64 0)">${one}</g>`;

/**
 * Two dots with a spark.
 * @param {number} dx half the distance
 * @param {number} y
 * @param {number} [r]
 */
const eyes = (dx, y, r = 2.6) =>
  svg`${[32 - dx, 32 + dx].map((x) => svg`<circle cx=${x} cy=${y} r=${r} fill=${INK}/><circle cx=${x + r * 0.34} cy=${y - r * 0.36} r=${r * 0.32} fill="#fff"/>`)}`;

/** Shoulders with a collar. @param {string} cloth @param {string} edge */
const collar = (cloth, edge) =>
  svg`<path d="M7 66c1-11 10-17 25-17s24 6 25 17z" fill=${cloth}/><path d="M19.5 52.2C22 57 26.3 60 32 60s10-3 12.5-7.8" fill="none" stroke=${edge} stroke-width="2.2"/>`;

const hare = () => svg`
  ${both(svg`<path d="M29 30C21 24 15.5 12 17.5 2c.8-3.8 5.5-4 7.5-.5 4 7 6 17 6 26z" fill="#a68a70"/><path d="M27 25c-4.5-5.5-8-13-7.3-20.3.3-2 2.5-2 3.5-.3 2.8 5.3 4.3 12.6 4.6 19.6z" fill="#edc2b1"/>`)}
  ${collar('#3f5a8c', '#e9e4d6')}
  <path d="M32 23c11 0 18 7 18 17 0 9.5-7.5 15.5-18 15.5S14 49.5 14 40c0-10 7-17 18-17z" fill="#b89b7f"/>
  ${both(svg`<path d="M15 41c-1 6 2.5 11.5 8.5 13.6-1-5-3.5-9.6-8.5-13.6z" fill="#a68a70"/>`)}
  <path d="M32 41.5c5.5 0 9.5 2.7 9.5 6.8 0 3.9-4.3 6.2-9.5 6.2s-9.5-2.3-9.5-6.2c0-4.1 4-6.8 9.5-6.8z" fill="#f3e7d5"/>
  <path d="M29.4 43.3c1.7-.6 3.5-.6 5.2 0 .4 1.4-1.1 3.1-2.6 3.1s-3-1.7-2.6-3.1z" fill="#8a4a44"/><path d="M32 46.4v4" stroke="#8a4a44" stroke-width="1.3"/>
  ${eyes(9.5, 37.5)}`;

const cat = () => svg`
  ${both(svg`<path d="M11 36c-1.2-9-.9-17 .8-25.5 7 2.3 13 6.3 18 11.5z" fill="#5b6f81"/><path d="M14.6 25.5c-.3-3.7-.1-7 .6-10.4 3.5 1.6 6.5 3.9 9.2 6.7z" fill="#e4b6a8"/>`)}
  ${collar('#8c3547', '#e0b34c')}
  <path d="M32 17.5c13.5 0 22.5 7.5 22.5 19 0 11-9.5 18.5-22.5 18.5S9.5 47.5 9.5 36.5c0-11.5 9-19 22.5-19z" fill="#6e8597"/>
  <path d="M32 18v9.5M25.8 19.3l1.2 6.5M38.2 19.3 37 25.8" fill="none" stroke="#4a5c6c" stroke-width="2.5" stroke-linecap="round"/>
  ${both(svg`<path d="M10 40.5l6.5.7M11.5 46l6-1.2" stroke="#4a5c6c" stroke-width="2" stroke-linecap="round"/>`)}
  <path d="M32 42c6 0 10.5 2.5 10.5 6.5S38 55 32 55s-10.5-2.5-10.5-6.5S26 42 32 42z" fill="#eef0ea"/>
  <path d="M29.5 43.6h5c.5 1.6-1.2 3.2-2.5 3.2s-3-1.6-2.5-3.2z" fill="#a0524c"/><path d="M32 46.5v3.5" stroke="#a0524c" stroke-width="1.3"/>
  ${both(svg`<path d="M21 48.5 8 46.8M21.3 51 8.5 53" stroke="#eef0ea" stroke-width="1"/>`)}
  ${eyes(10.5, 36.5, 3)}`;

const bear = () => svg`
  ${both(svg`<circle cx="14.5" cy="19.5" r="8.5" fill="#6a4630"/><circle cx="15.2" cy="20.2" r="4.4" fill="#c79b79"/>`)}
  ${collar('#a5632a', '#f0d9a6')}
  <path d="M32 14.5c12.5 0 21.5 9 21.5 21S45 56 32 56s-21.5-8.5-21.5-20.5 9-21 21.5-21z" fill="#7f563a"/>
  <path d="M32 35.5c6.5 0 11 3.8 11 9.2 0 5.3-4.7 8.8-11 8.8s-11-3.5-11-8.8c0-5.4 4.5-9.2 11-9.2z" fill="#d9b590"/>
  <path d="M32 37.5c2.7 0 4.6 1.1 4.6 2.8 0 2-2.3 3.8-4.6 3.8s-4.6-1.8-4.6-3.8c0-1.7 1.9-2.8 4.6-2.8z" fill=${INK}/><path d="M32 44v4.5" stroke=${INK} stroke-width="1.3"/>
  ${eyes(10.5, 32.5)}`;

const owl = () => svg`
  <path d="M10.5 11c4 .6 7.8 2.6 10.5 5.2 7-3 15-3 22 0 2.7-2.6 6.5-4.6 10.5-5.2C55.5 19 56 27 56 36c0 16-9 30-24 30S8 52 8 36c0-9 .5-17 2.5-25z" fill="#6a4f3f"/>
  <path d="M32 50c8 0 13 6 13 16H19c0-10 5-16 13-16z" fill="#d8c09c"/>
  <path d="M26 57.5l2 1.8 2-1.8m4 0 2 1.8 2-1.8m-8 4.5 2 1.8 2-1.8" fill="none" stroke="#8d7358" stroke-width="1.4" stroke-linecap="round" stroke-linejoin="round"/>
  ${both(svg`<path d="M32 35c0 8-4.5 13-11 13S10 42.5 10 35.5 14.5 23 21 23c6 0 11 5 11 12z" fill="#8a6d55"/><circle cx="21.5" cy="34.5" r="9.5" fill="#f4e8cf"/>`)}
  <path d="M32 34.5c2 1.6 3.4 3.9 3.4 6.3 0 2.7-1.5 5.2-3.4 7.2-1.9-2-3.4-4.5-3.4-7.2 0-2.4 1.4-4.7 3.4-6.3z" fill="#e0a02f"/>
  ${eyes(10.5, 34.5, 4.8)}`;

const fox = () => svg`
  ${both(svg`<path d="M8.5 33C6.8 24 7.2 15 9.5 5.5 17 9 23.5 14.5 29 21z" fill="#c95d29"/><path d="M12 23c-.4-4.3-.1-8.2.8-12.2 3.7 2.2 6.8 4.9 9.6 8.2z" fill="#3a2b2b"/>`)}
  ${collar('#28564b', '#e9e4d6')}
  <path d="M32 18.5c12 0 20.5 5 25 12.5C53.5 44.5 44.5 54 32 60 19.5 54 10.5 44.5 7 31c4.5-7.5 13-12.5 25-12.5z" fill="#dc7236"/>
  ${both(svg`<path d="M7 31c8-.8 16 3 19.5 11.5 2 4.8 4 10.5 5.5 17.5C19.5 54 10.5 44.5 7 31z" fill="#f8ecd9"/>`)}
  <path d="M32 52.5c2.3 0 4 1.2 4 3 0 2-2 3.7-4 3.7s-4-1.7-4-3.7c0-1.8 1.7-3 4-3z" fill=${INK}/>
  ${eyes(10, 36)}`;

const badger = () => svg`
  ${both(svg`<circle cx="13.5" cy="21" r="6.8" fill="#2b2f38"/><path d="M9.5 17.5a5.5 5.5 0 0 1 7-1.5c-1.5 2-3.5 3.3-6.3 3.8z" fill="#f6f1e6"/>`)}
  ${collar('#4a4f7d', '#d9c7a0')}
  <path d="M32 14.5c11.5 0 20 6 21.5 15.5C54.5 43.5 45.5 54 32 60 18.5 54 9.5 43.5 10.5 30c1.5-9.5 10-15.5 21.5-15.5z" fill="#f6f1e6"/>
  ${both(svg`<path d="M20 17c4.5-1.8 8-.5 8.2 5.5.5 11 .3 22-1 33.5C17.5 50.5 11.5 42 11.7 32c1-6.5 3.8-11.8 8.3-15z" fill="#2b2f38"/><circle cx="21.3" cy="36" r="3.9" fill="#f6f1e6"/>`)}
  <path d="M32 51.5c2.6 0 4.4 1.3 4.4 3.2 0 2.1-2.2 3.9-4.4 3.9s-4.4-1.8-4.4-3.9c0-1.9 1.8-3.2 4.4-3.2z" fill=${INK}/>
  ${eyes(10.7, 36, 2.6)}`;

/** @type {{ground: string, bust: () => Template}[]} */
const ANIMALS = [
  { ground: '#d5c8e3', bust: hare },
  { ground: '#f1d4a6', bust: cat },
  { ground: '#bcd9d3', bust: bear },
  { ground: '#c4d4eb', bust: owl },
  { ground: '#d0e1be', bust: fox },
  { ground: '#edc8ba', bust: badger },
];

/** Hats in the same box of 64, worn above the eyes. */
const HATS = {
  declarer: svg`<path d="M.8 21.5C2.5 8 15-4.5 32-4.5S61.5 8 63.2 21.5C54 15.8 43.5 13 32 13S10 15.8.8 21.5z" class="felted"/>
    <path d="M.8 21.5C2.5 8 15-4.5 32-4.5S61.5 8 63.2 21.5" fill="none" stroke="#f0c35a" stroke-width="2.4" stroke-linecap="round"/>
    <g transform="translate(32 4.3)"><circle r="6" fill="#f7f1de"/><circle r="4.2" fill="#a92a3d"/><circle r="2.1" fill="#2d5aa0"/></g>`,
  adjutant: svg`<path d="M32 3c-3.6-2.4-5-6-4.3-9.8C28.3-10 30-12 32-13c2 1 3.7 3 4.3 6.2C37-3 35.6.6 32 3z" fill="#a92a3d"/>
    <path d="M14.5 20.5 17.8 2.8c9-3 19.4-3 28.4 0l3.3 17.7c-11-5-24-5-35 0z" class="felted"/>
    <path d="M14.5 20.5c11-5 24-5 35 0" fill="none" stroke="#f0c35a" stroke-width="3" stroke-linecap="round"/><path d="M18 2.8c9-2.8 19-2.8 28 0" fill="none" stroke="#f0c35a" stroke-width="1.4"/>
    <path d="M32 4.6l3.6 4.6L32 14l-3.6-4.8z" fill="#f0c35a"/>`,
};

/**
 * @param {Hat | null} hat
 * @returns {Template | typeof nothing}
 */
const worn = (hat) => {
  if (!hat) return nothing;
  const secret = hat.kind === 'adjutant' && hat.secret;
  return html`<svg class="hat ${hat.kind} ${secret ? 'secret' : ''}" viewBox="0 0 64 64" aria-hidden="true">${HATS[hat.kind]}${
    secret ? svg`<path d="M14.5 20.5 17.8 2.8c9-3 19.4-3 28.4 0l3.3 17.7c-11-5-24-5-35 0z" class="dashed"/>` : nothing
  }</svg>`;
};

/**
 * @param {{seat: number, character: string | null}} who every seat without a character has its own animal
 * @param {Hat | null} [hat]
 */
export const portrait = ({ seat, character }, hat = null) => {
  if (character) return html`${likeness(character)}${worn(hat)}`;
  const { ground, bust } = ANIMALS[seat % ANIMALS.length];
  return html`<svg class="bust" viewBox="0 0 64 64" aria-hidden="true" style="background:${ground}">${bust()}</svg>${worn(hat)}`;
};

/** The hat alone, for the sign of the game. */
export const bicorne = () => HATS.declarer;
