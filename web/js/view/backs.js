// @ts-check
// The backs of the cards, all of them our own drawings: a ground, a fine pattern on it, and the ring of twenty around a sign.

import { html, svg } from 'lit-html';
import { suitPath } from './marks.js';

/** @typedef {import('../settings.js').Value<'back'>} Back */
/** @typedef {{ground: string, thread: string, size: [number, number], turn: number, pattern: unknown, sign: unknown}} Drawing */

/**
 * Things in a ring, the first at the top.
 * @param {number} n
 * @param {number} r
 * @param {(i: number) => unknown} bead
 */
export const rosette = (n, r, bead) =>
  Array.from({ length: n }, (_, i) => svg`<g transform=${`rotate(${(360 / n) * i}) translate(0 ${-r})`}>${bead(i)}</g>`);

/** The army's thirteen lozenges and the allies' seven discs. @param {number} i */
const bead = (i) => (i < 13 ? svg`<path d="M0-4 3.1 0 0 4-3.1 0z"/>` : svg`<circle r="2.7"/>`);

/** @param {number} x @param {number} y */
const bee = (x, y) => svg`<g transform=${`translate(${x} ${y})`}><ellipse cy="1.2" rx="1.2" ry="2.4"/><circle cy="-2.2" r="1"/>
  <path d="M-.6-1.2C-2.6-2.4-4.2-.6-3.6 1.8-2.2 2-1.1.8-.6-1.2zM.6-1.2C2.6-2.4 4.2-.6 3.6 1.8 2.2 2 1.1.8.6-1.2z"/></g>`;

/** Lattice and hat, waves and spade, hemp leaves and star, bees and crown. @type {Record<Back, Drawing>} */
const DRAWINGS = {
  claret: {
    ground: '#7b2438',
    thread: '#f4e6cf',
    size: [7, 7],
    turn: 45,
    pattern: svg`<path d="M0 0h7M0 0v7"/>`,
    sign: svg`<path d="M-17 7C-16-3-9-11 0-11S16-3 17 7C12 4 6 2.5 0 2.5S-12 4-17 7z"/><circle cy="-4" r="3.2" fill="#7b2438"/>`,
  },
  indigo: {
    ground: '#27386e',
    thread: '#e6edf7',
    size: [16, 8],
    turn: 0,
    pattern: svg`<path d="M0 8a8 8 0 0 1 16 0M3 8a5 5 0 0 1 10 0M6 8a2 2 0 0 1 4 0M-8 4a8 8 0 0 1 8 4a8 8 0 0 1 0-4M0 0a8 8 0 0 1 8 4a8 8 0 0 1 8-4M-5 4a5 5 0 0 1 5 0M16 4a5 5 0 0 0-5 0"/>`,
    sign: svg`<g transform="translate(-17 -17.5) scale(1.42)">${suitPath('s')}</g>`,
  },
  pine: {
    ground: '#1d5245',
    thread: '#eef2df',
    size: [14, 24.25],
    turn: 0,
    pattern: svg`<path d="M0 0l7 12.12L14 0M0 24.25l7-12.13 7 12.13M7 0v24.25M0 0v24.25M0 0l7 4.04L14 0M0 24.25l7-4.04 7 4.04M7 12.12L0 8.08M7 12.12l7-4.04M7 12.12l-7 4.05M7 12.12l7 4.05"/>`,
    sign: svg`<path d="M0.0 -17.0 4.0 -5.5 16.2 -5.3 6.5 2.1 10.0 13.8 0.0 6.8 -10.0 13.8 -6.5 2.1 -16.2 -5.3 -4.0 -5.5z"/><circle r="3.4" fill="#1d5245"/>`,
  },
  bees: {
    ground: '#332c3f',
    thread: '#e3bd6f',
    size: [15, 15],
    turn: 0,
    pattern: svg`<g fill="#e3bd6f" fill-opacity=".5" stroke="none">${bee(3.75, 3.75)}${bee(11.25, 11.25)}</g>`,
    sign: svg`<path d="M-14 8-17.5-7l9 6.5L0-14 8.5-.5l9-6.5L14 8zM-14 10.5h28v3.4h-28z"/><circle cx="-17.5" cy="-8.4" r="2.2"/><circle cy="-15.6" r="2.4"/><circle cx="17.5" cy="-8.4" r="2.2"/>`,
  },
};

/** Ground, pattern and sign in a box of 100 by 140. @param {Back} name */
const drawing = (name) => {
  const { ground, thread, size, turn, pattern, sign } = DRAWINGS[name];
  const id = `pattern-${name}`;
  return svg`<defs><pattern id=${id} width=${size[0]} height=${size[1]} patternUnits="userSpaceOnUse" patternTransform=${`rotate(${turn})`}>
    <g fill="none" stroke=${thread} stroke-opacity=".28" stroke-width=".8">${pattern}</g></pattern></defs>
    <rect width="100" height="140" rx="8" fill="#f7efdf"/><rect x="5" y="5" width="90" height="130" rx="5" fill=${ground}/>
    <rect x="5" y="5" width="90" height="130" rx="5" fill=${`url(#${id})`}/><circle cx="50" cy="70" r="34" fill=${ground}/>
    <g transform="translate(50 70)" fill=${thread}>${rosette(20, 28, bead)}${sign}</g>`;
};

/** The chosen back, drawn once a page; a card face down uses it. @param {Back} name */
export const backDefs = (name) => html`<svg class="defs" width="0" height="0" aria-hidden="true">
  <symbol id="card-back" viewBox="0 0 100 140" preserveAspectRatio="none">${drawing(name)}</symbol></svg>`;

/** A back as a picture of itself, to choose from. @param {string} name */
export const backPicture = (name) => html`<svg class="card-picture" viewBox="0 0 100 140" aria-hidden="true">${drawing(/** @type {Back} */ (name))}</svg>`;
