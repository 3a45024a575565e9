// @ts-check
// A card of one's own hand dragged to another place in it. A press that moves a little is still a press.

/** From here on it is no press any more, in px. */
const FAR = 12;
/** Rows of a hand are at least so far apart, in px. */
const ROW = 16;

/**
 * The place among the other cards where a dragged card is let go.
 * @param {HTMLElement} fan
 * @param {HTMLElement} card
 */
const placeIn = (fan, card) => {
  const box = card.getBoundingClientRect();
  const others = [.../** @type {NodeListOf<HTMLElement>} */ (fan.querySelectorAll('.slot'))].filter((slot) => !slot.contains(card)).map((slot) => slot.getBoundingClientRect());
  const tops = others.map(({ top }) => top);
  const nearest = tops.reduce((best, top) => (Math.abs(top - box.top) < Math.abs(best - box.top) ? top : best), Infinity);
  return others.filter(({ top, left }) => top < nearest - ROW || (top < nearest + ROW && left < box.left)).length;
};

/** The click that ends a drag is no press. */
const swallowClick = () => {
  const calls = new AbortController();
  const { signal } = calls;
  const done = () => calls.abort();
  const swallow = (/** @type {Event} */ event) => {
    event.stopPropagation();
    done();
  };
  addEventListener('click', swallow, { capture: true, signal });
  addEventListener('pointerdown', done, { capture: true, signal });
  addEventListener('keydown', done, { capture: true, signal });
};

/**
 * Follows a pointer that went down on a card.
 * @param {PointerEvent} event
 * @param {(place: number) => void} drop
 */
export const followDrag = (event, drop) => {
  const card = /** @type {HTMLElement} */ (event.currentTarget);
  const fan = /** @type {HTMLElement | null} */ (card.closest('.fan'));
  if (event.button !== 0 || !fan) return;
  const { clientX, clientY, pointerId } = event;
  const calls = new AbortController();
  const { signal } = calls;
  const dragged = () => card.classList.contains('dragged');
  addEventListener(
    'pointermove',
    (now) => {
      const [x, y] = [now.clientX - clientX, now.clientY - clientY];
      if (now.pointerId !== pointerId || (!dragged() && Math.hypot(x, y) < FAR)) return;
      card.classList.add('dragged');
      card.style.translate = `${x}px ${y}px`;
    },
    { signal },
  );
  const end = (/** @type {PointerEvent} */ now) => {
    if (now.pointerId !== pointerId) return;
    calls.abort();
    if (!dragged()) return;
    const place = now.type === 'pointerup' && card.isConnected ? placeIn(fan, card) : null;
    card.classList.remove('dragged');
    card.style.removeProperty('translate');
    if (place === null) return;
    swallowClick();
    drop(place);
  };
  addEventListener('pointerup', end, { signal });
  addEventListener('pointercancel', end, { signal });
};
