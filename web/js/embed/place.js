// @ts-check
// Where the site lies whose script stands in a page of others: the folder that the script came from.

/** The tag that brought this script. A module has no `currentScript`, so it is looked for by its name. */
const tag =
  /** @type {HTMLScriptElement | null} */ (document.currentScript) ??
  /** @type {HTMLScriptElement[]} */ ([...document.querySelectorAll('script[src]')]).find(({ src }) => new URL(src).pathname.endsWith('/embed.js')) ??
  null;

/** The site's folder; of a page that took the script in otherwise, its own. */
export const BASE = new URL('./', tag?.src || document.baseURI).href;
export const ORIGIN = new URL(BASE).origin;
