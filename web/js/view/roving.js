// @ts-check
// Roving focus: a group marked `data-rove-in` is one tab stop, the arrow keys move inside it. `line` knows left and right,
// `grid` all four ways, by where things stand on the screen, so that it never matters how rows are broken.

/** @param {Element} group @returns {HTMLElement[]} */
const itemsOf = (group) =>
  [.../** @type {NodeListOf<HTMLElement>} */ (group.querySelectorAll('[data-rove]'))].filter((item) => item.getClientRects().length > 0);

/** The item that had focus last, for when it goes. @type {{group: Element, item: Element, at: number} | null} */
let last = null;
let listening = false;

/** @param {FocusEvent} event */
const onFocus = ({ target: on }) => {
  const item = on instanceof Element ? on.closest('[data-rove]') : null;
  const group = item?.closest('[data-rove-in]');
  last = item instanceof HTMLElement && group ? { group, item, at: itemsOf(group).indexOf(item) } : null;
  if (last && group) setStop(itemsOf(group), /** @type {HTMLElement} */ (last.item));
};

/** @param {HTMLElement} item */
const middle = (item) => {
  const box = item.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
};

/**
 * The nearest item above or below.
 * @param {HTMLElement[]} items
 * @param {HTMLElement} from
 * @param {1 | -1} way 1 is down
 */
const across = (items, from, way) => {
  const here = middle(from);
  let best = null;
  let least = Infinity;
  for (const item of items) {
    const there = middle(item);
    const dy = (there.y - here.y) * way;
    if (dy < 8) continue;
    const far = dy * 4 + Math.abs(there.x - here.x);
    if (far < least) [best, least] = [item, far];
  }
  return best;
};

/**
 * @param {HTMLElement[]} items
 * @param {HTMLElement} from
 * @param {string} key
 * @param {string | undefined} kind
 * @returns {HTMLElement | null}
 */
const target = (items, from, key, kind) => {
  const at = items.indexOf(from);
  if (key === 'ArrowLeft') return items[Math.max(0, at - 1)];
  if (key === 'ArrowRight') return items[Math.min(items.length - 1, at + 1)];
  if (key === 'Home') return items[0];
  if (key === 'End') return items[items.length - 1];
  if (kind === 'grid' && key === 'ArrowUp') return across(items, from, -1);
  if (kind === 'grid' && key === 'ArrowDown') return across(items, from, 1);
  return null;
};

/** @param {HTMLElement[]} items @param {HTMLElement} stop */
const setStop = (items, stop) => {
  for (const item of items) item.tabIndex = item === stop ? 0 : -1;
};

/** Keydown of a group. @param {KeyboardEvent} event */
export const onRoveKey = (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const group = event.currentTarget;
  const from = event.target instanceof Element ? event.target.closest('[data-rove]') : null;
  if (!(group instanceof HTMLElement) || !(from instanceof HTMLElement)) return;
  const items = itemsOf(group);
  const to = target(items, from, event.key, group.dataset.roveIn);
  if (!to) return;
  event.preventDefault();
  setStop(items, to);
  to.focus();
};

/** The item to begin on: the focused one, the last stop, one marked as the start, the first that can be used. @param {HTMLElement[]} items */
const stopOf = (items) =>
  items.find((item) => item === document.activeElement) ??
  items.find((item) => item.tabIndex === 0) ??
  items.find((item) => item.hasAttribute('data-rove-start')) ??
  items.find((item) => item.getAttribute('aria-disabled') !== 'true') ??
  items[0];

/** Gives every group exactly one tab stop. Called after each drawing. @param {ParentNode} root */
export const settleRoving = (root) => {
  if (!listening) document.addEventListener('focusin', onFocus);
  listening = true;
  for (const group of root.querySelectorAll('[data-rove-in]')) {
    const items = itemsOf(group);
    if (!items.length) continue;
    const lost = last && last.group === group && !last.item.isConnected && document.activeElement === document.body;
    if (last && lost) items[Math.min(last.at, items.length - 1)].focus();
    setStop(items, stopOf(items));
  }
};
