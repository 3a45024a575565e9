// @ts-check
// Writes a lit-html template as text: what the page's renderer draws, for pages without any script. It knows what our templates use:
// values as content and as attributes, lists, and `nothing`; a listener has no place in a page without script, and is refused.

const NOTHING = Symbol.for('lit-nothing');
const ATTRIBUTE = /\s([\w:-]+)=$/;
const LISTENER = /\s[@.?][\w-]+=["']?$/;

/** @param {unknown} value */
const escaped = (value) => String(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** @param {string} text @returns {boolean} whether what follows stands inside a tag */
const inTag = (text) => text.lastIndexOf('<') > text.lastIndexOf('>');

/** @param {unknown} value @returns {string} */
function content(value) {
  if (value === NOTHING || value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(content).join('');
  if (typeof value === 'object' && '_$litType$' in value) return write(/** @type {any} */ (value));
  if (typeof value === 'object' || typeof value === 'function') throw new Error(`expected a template or text, got ${typeof value}`);
  return escaped(value);
}

/**
 * @param {{strings: readonly string[], values: readonly unknown[]}} template
 * @returns {string}
 */
export function write({ strings, values }) {
  let text = '';
  strings.forEach((string, i) => {
    text += string;
    if (i === values.length) return;
    const value = values[i];
    if (!inTag(text)) {
      text += content(value);
      return;
    }
    if (LISTENER.test(text)) throw new Error(`no listener can be written: ${text.slice(-40)}`);
    const bare = ATTRIBUTE.exec(text);
    if (value === NOTHING) text = bare ? text.slice(0, bare.index) : text;
    else text += bare ? `"${escaped(value)}"` : escaped(value);
  });
  return text;
}
