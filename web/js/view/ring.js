// @ts-check
// The ring of twenty: one bead for each card worth something. Army lozenges run clockwise from the top, the other side's
// discs against the clock, and a numbered badge marks the bid. The page writes the same in figures beside it, so the ring
// itself is hidden from screen readers.

import { html, svg, nothing, render } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';

/**
 * What the beads show.
 * @typedef {{of: number, sure: number, maybe: number, against: number, goal: number | null, fresh?: number, freshAgainst?: number}} Beads
 */

/**
 * A place for a ring: `layout()` measures it and draws the beads.
 * @param {Beads} beads
 * @param {unknown} [inside]
 */
export const ringBox = (beads, inside = nothing) =>
  html`<div class="ring" data-ring=${JSON.stringify(beads)}><svg class="beads" aria-hidden="true"></svg>${inside}</div>`;

/**
 * A point of a rounded rectangle, walked clockwise from the top middle.
 * @param {number} part of the way round, 0 to 1
 * @param {number} w
 * @param {number} h
 * @param {number} r corner radius
 * @returns {{x: number, y: number, turn: number}} turn: degrees, 0 along the top
 */
export const along = (part, w, h, r) => {
  const across = w - 2 * r;
  const down = h - 2 * r;
  const bend = (Math.PI * r) / 2;
  let rest = part * 2 * (across + down + 2 * bend);
  // Each leg: how long, where it begins, and which way it runs; bends turn by a quarter.
  const legs = [
    { long: across / 2, x: w / 2, y: 0, turn: 0, bend: false },
    { long: bend, x: w - r, y: r, turn: 0, bend: true },
    { long: down, x: w, y: r, turn: 90, bend: false },
    { long: bend, x: w - r, y: h - r, turn: 90, bend: true },
    { long: across, x: w - r, y: h, turn: 180, bend: false },
    { long: bend, x: r, y: h - r, turn: 180, bend: true },
    { long: down, x: 0, y: h - r, turn: 270, bend: false },
    { long: bend, x: r, y: r, turn: 270, bend: true },
    { long: across / 2, x: r, y: 0, turn: 0, bend: false },
  ];
  const leg = legs.find((each, i) => i === legs.length - 1 || rest <= each.long || ((rest -= each.long), false)) ?? legs[0];
  const turn = leg.turn + (leg.bend ? (rest / bend) * 90 : 0);
  const angle = (turn * Math.PI) / 180;
  if (leg.bend) return { x: leg.x + r * Math.sin(angle), y: leg.y - r * Math.cos(angle), turn };
  return { x: leg.x + rest * Math.cos(angle), y: leg.y + rest * Math.sin(angle), turn };
};

/** @param {Beads} beads @param {number} i */
const kindOf = ({ of, sure, maybe, against }, i) => {
  if (i < sure) return 'army';
  if (i >= of - against) return 'ally';
  return i < sure + maybe ? 'maybe' : 'open';
};

/** @param {string} kind @param {number} s half the height of a bead */
const shapeOf = (kind, s) => {
  if (kind === 'open') return svg`<circle r=${s * 0.34}/>`;
  if (kind === 'ally') return svg`<circle r=${s * 0.8}/>`;
  return svg`<path d=${`M0 ${-s}L${s * 0.8} 0 0 ${s} ${-s * 0.8} 0z`}/>`;
};

/** Half the height of a bead for the shorter side of a ring, both in px at 16 px a rem. @param {number} side */
const beadSize = (side) => {
  if (side <= 150) return 4.4;
  if (side <= 235) return 5.4;
  return side <= 300 ? 6.6 : 10;
};

/** A ring lower or narrower than this, in px, is not drawn. */
const SMALLEST = 70;

/** Measures one ring and draws its beads. @param {HTMLElement} box */
export const drawBeads = (box) => {
  const target = box.querySelector('svg.beads');
  const { clientWidth: width, clientHeight: height } = box;
  if (!(target instanceof SVGElement)) return;
  if (Math.min(width, height) < SMALLEST) {
    render(nothing, target);
    return;
  }
  /** @type {Beads} */
  const beads = JSON.parse(box.dataset.ring ?? '');
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  const s = beadSize(Math.min(width, height) / rem) * rem;
  const edge = s * 1.45 + 1;
  const [w, h] = [width - 2 * edge, height - 2 * edge];
  const r = Math.min(w, h) * 0.36;
  target.setAttribute('viewBox', `0 0 ${width} ${height}`);
  render(
    svg`
    <rect class="band" x=${edge} y=${edge} width=${w} height=${h} rx=${r} stroke-width=${s * 2.9}/>
    <rect class="track" x=${edge} y=${edge} width=${w} height=${h} rx=${r}/>
    <g transform=${`translate(${edge} ${edge})`}>${repeat(
      Array.from({ length: beads.of }, (_, i) => i),
      (i) => `${i}${kindOf(beads, i)}`,
      (i) => bead(beads, i, along((i + 0.5) / beads.of, w, h, r), s),
    )}
    ${badge(beads, along((beads.goal ?? 0) / beads.of, w, h, r), s)}</g>`,
    target,
  );
};

/**
 * @param {Beads} beads
 * @param {number} i
 * @param {{x: number, y: number, turn: number}} at
 * @param {number} s
 */
const bead = (beads, i, at, s) => {
  const kind = kindOf(beads, i);
  const late = beads.sure - (beads.fresh ?? 0);
  const order = kind === 'army' ? i - late : (beads.freshAgainst ?? 0) - (i - (beads.of - beads.against)) - 1;
  const fresh = (kind === 'army' && i >= late) || (kind === 'ally' && i - (beads.of - beads.against) < (beads.freshAgainst ?? 0));
  const size = beads.of < 10 && kind !== 'open' ? s * 1.5 : s;
  return svg`<g transform=${`translate(${at.x} ${at.y}) rotate(${at.turn})`}><g class=${`bead ${kind}${fresh ? ' fresh' : ''}`} style=${`--i:${fresh ? Math.max(0, order) : 0}`}>${shapeOf(kind, size)}</g></g>`;
};

/** @param {Beads} beads @param {{x: number, y: number}} at @param {number} s */
const badge = ({ goal }, at, s) =>
  goal === null
    ? nothing
    : svg`<g class="goal" transform=${`translate(${at.x} ${at.y})`}><circle r=${s * 1.65}/><text dy=".36em" text-anchor="middle" font-size=${s * 1.9}>${goal}</text></g>`;
