// @ts-check
// The page in a frame before anybody has asked for a table: it starts nothing until its button is pressed. Where the frame is not allowed to run
// the game, or leaves it no room, there is a link instead. It is a plain script, for in such a frame no module is loaded at all.

import { fragment } from '../link.js';
import { Store } from '../store.js';
import { wantedLanguage } from '../wanted.js';
import { inFrame, tell } from './messages.js';
import { heightFor } from './size.js';

/** @param {string} id */
const element = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** A frame with the origin of nobody can have no worker. */
const barred = self.origin === 'null';

/** Puts the reader's language, the asked theme and the address of the table into the page. */
function dress() {
  const link = fragment();
  const language = wantedLanguage(link, new Store());
  document.documentElement.lang = language;
  for (const words of document.querySelectorAll('body [lang]')) /** @type {HTMLElement} */ (words).hidden = words.getAttribute('lang') !== language;
  const theme = new URLSearchParams(link.split('?')[1] ?? link).get('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  const address = new URL(`index.html${link ? `#${link}` : ''}`, document.baseURI).href;
  /** @type {HTMLAnchorElement} */ (element('apart')).href = address;
  element('address').textContent = address;
  return address;
}

function size() {
  if (inFrame()) tell({ type: 'size', height: heightFor(innerWidth) });
}

let address = dress();
document.documentElement.dataset.frame = barred ? 'barred' : 'open';
element('play').addEventListener('click', () => {
  if (inFrame()) tell({ type: 'begun' });
  location.replace(address);
});
addEventListener('hashchange', () => (address = dress()));
addEventListener('resize', size);
size();
