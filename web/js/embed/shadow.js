// @ts-check

/** Gives an element a tree of its own, in which only this style holds. @param {HTMLElement} element @param {string} style */
export function dressed(element, style) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  element.attachShadow({ mode: 'open' }).adoptedStyleSheets = [sheet];
}
