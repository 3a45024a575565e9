// @ts-check
// What the game is made of: versions, licences, and what becomes of what a person does here. Drawn in a panel, and by the build as a page.

import { html } from 'lit-html';

/** @typedef {import('./types.js').Texts} Texts */
/** @typedef {{t: Texts, inPanel: boolean, base: string}} Reader base: where the site begins, seen from the page */

/** @param {string} name @param {unknown} body @param {Reader} reader */
const chapter = (name, body, { t, inPanel }) => {
  const title = t.ui(`ui-about-${name}`);
  return html`<section class=${`chapter c-${name}`} aria-labelledby=${`about-${name}`}>
    ${inPanel ? html`<h3 id=${`about-${name}`}>${title}</h3>` : html`<h2 id=${`about-${name}`}>${title}</h2>`}${body}
  </section>`;
};

/** @param {Shipped} work @param {Reader} reader */
const drawWork = ({ name, version, licence, file, source }, { base }) => html`<li>
  <b>${name}</b> ${version}<br /><a href=${`${base}licenses/${file}`} target="_blank">${licence}</a> · <a href=${source} target="_blank" rel="noreferrer">${source.replace('https://', '')}</a>
</li>`;

/** @param {About} about @param {Reader} reader */
export const drawAbout = (about, reader) => {
  const { t, base } = reader;
  const versions = ['core', 'build', 'pyodide', 'python'].map(
    (part) => html`<div><dt>${t.ui(`ui-about-version-${part}`)}</dt><dd>${about[/** @type {'core'} */ (part)]}</dd></div>`,
  );
  return html`<div class="rulebook about">
    ${chapter('privacy', html`<p>${t.ui('ui-about-privacy-text')}</p>`, reader)} ${chapter('versions', html`<dl>${versions}</dl>`, reader)}
    ${chapter(
      'licences',
      html`<p>${t.ui('ui-about-own')} <a href=${`${base}LICENSE`} target="_blank">MIT</a></p>
        <p>${t.ui('ui-about-others')}</p>
        <ul>${about.shipped.map((work) => drawWork(work, reader))}</ul>`,
      reader,
    )}
  </div>`;
};
