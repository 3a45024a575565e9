// @ts-check
// How the page looks, as its settings say. A theme that a link asks for comes first, until another one is chosen on the page.

/** @typedef {import('./settings.js').Settings} Settings */

/** @param {string} name of a token of the style sheet */
const token = (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** Where there is room for the printed face. */
const DESK = '(min-aspect-ratio: 1001/1000) and (min-height: 31.25em)';

export class Dress {
  /** @type {string | null} */
  #linked = null;

  /** @param {Settings} settings */
  constructor(settings) {
    this.settings = settings;
    settings.onChange((key) => {
      if (key === 'theme') this.#linked = null;
      this.#put();
    });
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.#put());
    // Before whatever measures the page on a resize.
    addEventListener('resize', () => this.#put());
    this.#put();
  }

  /** @param {string | null} theme that the address asks for */
  link(theme) {
    this.#linked = theme;
    this.#put();
  }

  #put() {
    const { dataset } = document.documentElement;
    const theme = this.#linked ?? this.settings.get('theme');
    if (theme === 'device') delete dataset.theme;
    else dataset.theme = theme;
    dataset.pack = this.settings.get('pack');
    const faces = this.settings.get('faces');
    dataset.faces = faces === 'layout' ? (matchMedia(DESK).matches ? 'desk' : 'large') : faces;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', token('--cloth'));
  }
}
