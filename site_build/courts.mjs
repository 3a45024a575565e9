// @ts-check
// Converts the court cards of @letele/playing-cards (React components) to one file of SVG symbols, court-Ks to court-Jc.
// Printed corner indexes, the white card and its border are left out: the page draws its own. No React is needed, only
// something that records what would be created.
//
// node courts.mjs FACES.js TARGET.svg

import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** @typedef {{tag: string, attributes: Record<string, unknown>, children: (Element | string)[]}} Element */

const RANKS = ['K', 'Q', 'J'];
const SUITS = ['s', 'h', 'd', 'c'];

// The picture's own frame within the card, with a little room for its stroke.
const PICTURE = '-83 -131 166 262';
/** A unit of theirs is a tenth of a pixel on a large card; what is finer is more than half of the file. */
const ROUNDED = { plugins: [{ name: /** @type {const} */ ('convertPathData'), params: { floatPrecision: 0 } }] };
const INDEX_WIDTHS = new Set([32, 26.769]);

const SVG_NAMES_WITH_CAPITALS = new Set(['viewBox', 'preserveAspectRatio', 'patternUnits', 'clipPathUnits', 'gradientUnits', 'gradientTransform', 'patternTransform']);
const RENAMED = new Map([['xlinkHref', 'href']]);
const DROPPED = new Set(['className', 'aria-labelledby']);

/** @param {string} name  a property of React @returns {string} the attribute of SVG */
function attributeName(name) {
  if (SVG_NAMES_WITH_CAPITALS.has(name)) return name;
  return RENAMED.get(name) ?? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** @param {unknown} value @returns {string} */
function attributeValue(value) {
  if (typeof value === 'object') throw new Error(`a plain attribute expected, got ${JSON.stringify(value)}`);
  return String(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** @param {Element | string} node @returns {string} */
function serialise(node) {
  if (typeof node === 'string') return attributeValue(node);
  const attributes = Object.entries(node.attributes)
    .filter(([name, value]) => value != null && !DROPPED.has(name))
    .map(([name, value]) => ` ${attributeName(name)}="${attributeValue(value)}"`);
  const inner = node.children.map(serialise).join('');
  return `<${node.tag}${attributes.join('')}${inner ? `>${inner}</${node.tag}>` : '/>'}`;
}

/** @param {Element | string} node @returns {boolean} whether it is part of the printed index or of the blank card */
function isPrint(node) {
  if (typeof node === 'string') return false;
  const { width } = node.attributes;
  return node.tag === 'rect' || (node.tag === 'use' && INDEX_WIDTHS.has(Number(width)));
}

/** @param {Element} node @returns {Element} */
function withoutPrint(node) {
  const children = node.children.filter((child) => !isPrint(child)).map((child) => (typeof child !== 'string' && child.tag === 'g' ? withoutPrint(child) : child));
  return { ...node, children };
}

/** @param {Element} svg @returns {Element} the same without definitions that nothing refers to */
function withoutUnused(svg) {
  const text = serialise(svg);
  const [defs, ...rest] = /** @type {Element[]} */ (svg.children);
  const used = defs.children.filter((child) => typeof child === 'string' || text.includes(`"#${child.attributes.id}"`));
  return { ...svg, children: [{ ...defs, children: used }, ...rest] };
}

/** @param {string} path @returns {Promise<Record<string, (props: object) => Element>>} the components by name: Sk, Hq … */
async function load(path) {
  const recorder = `
    const _extends = Object.assign;
    const React = { createElement: (tag, attributes, ...children) => ({ tag, attributes: attributes ?? {}, children: children.flat().filter((child) => child != null) }) };`;
  const source = readFileSync(path, 'utf8').replace(/^import .*$/gm, '');
  return import(`data:text/javascript;base64,${Buffer.from(recorder + source).toString('base64')}`);
}

const [faces, target] = process.argv.slice(2);
/** @type {typeof import('../web/node_modules/svgo/lib/svgo-node.js')} */
const { optimize } = createRequire(faces)('svgo');
const components = await load(faces);
const symbols = SUITS.flatMap((suit) =>
  RANKS.map((rank) => {
    const picture = withoutUnused(withoutPrint(components[suit.toUpperCase() + rank.toLowerCase()]({})));
    const inner = picture.children.map(serialise).join('');
    return `<symbol id="court-${rank}${suit}" viewBox="${PICTURE}" preserveAspectRatio="none">${inner}</symbol>`;
  }),
);
const whole = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
writeFileSync(target, `${optimize(whole, ROUNDED).data}\n`);
