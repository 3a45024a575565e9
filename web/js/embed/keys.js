// @ts-check
// Keys that scroll: a table fills its frame and has nothing to scroll, and then the browser would scroll the page around it.

const DOWN = ['ArrowDown', 'PageDown', 'End', ' '];
const UP = ['ArrowUp', 'PageUp', 'Home'];
const ACROSS = ['ArrowLeft', 'ArrowRight'];

/** What has a use of its own for such keys. */
const FIELDS = 'input, select, textarea, [contenteditable]';
const PRESSED = 'button, summary';

/** Whether something around the target, in this page, can still go that way. @param {Element | null} from @param {string} key @param {boolean} back */
function scrolls(from, key, back) {
  for (let each = from; each; each = each.parentElement) {
    if (!/auto|scroll/.test(getComputedStyle(each).overflowY + getComputedStyle(each).overflowX)) continue;
    const [at, room] = ACROSS.includes(key) ? [each.scrollLeft, each.scrollWidth - each.clientWidth] : [each.scrollTop, each.scrollHeight - each.clientHeight];
    const left = key === 'ArrowLeft' || UP.includes(key) || back ? at : room - at;
    if (left >= 1) return true;
  }
  return false;
}

/** From now on no key that this page has no use for scrolls the page around it. */
export function keepKeys() {
  addEventListener('keydown', (event) => {
    const { key, target, shiftKey, defaultPrevented, ctrlKey, metaKey, altKey } = event;
    if (defaultPrevented || ctrlKey || metaKey || altKey || ![...DOWN, ...UP, ...ACROSS].includes(key)) return;
    const at = target instanceof Element ? target : document.body;
    if (at.closest(FIELDS) || (key === ' ' && at.closest(PRESSED))) return;
    if (!scrolls(at, key, key === ' ' && shiftKey)) event.preventDefault();
  });
}
