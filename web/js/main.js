// @ts-check
// The page's door: looks whether the browser can do what the game needs, and starts it. A browser too old even for this file leaves the
// words of index.html standing.

import './english.js';
import { App } from './app.js';
import { wantedLanguage } from './languages.js';
import { fragment } from './link.js';
import { Store } from './store.js';

const able =
  typeof WebAssembly === 'object' &&
  typeof WebAssembly.instantiateStreaming === 'function' &&
  typeof Worker === 'function' &&
  typeof HTMLDialogElement === 'function' &&
  typeof Object.hasOwn === 'function' &&
  CSS.supports('height: 1dvh');

/** @param {string} id */
const element = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

if (self.origin === 'null') {
  // No browser lets a frame with the origin of nobody have a worker: the frame of tables tells it, and shows a link.
  location.replace(new URL(`embed.html${location.hash}`, document.baseURI));
} else if (able) {
  void new App({ root: element('app'), aside: element('aside'), news: element('news') }).start();
} else {
  const language = wantedLanguage(fragment(), new Store());
  document.documentElement.lang = language;
  for (const words of [...element('too-old').querySelectorAll('[lang]')]) if (words.getAttribute('lang') !== language) words.remove();
  element('too-old').hidden = false;
  element('app').replaceChildren(element('too-old'));
}
