// @ts-check
// Flights, as the difference of two drawings: `before()` notes where things are, then the page is drawn, then `after()` lets
// what moved fly from its old place. Only transform and opacity move, through the Web Animations API, and nobody waits for an
// animation to end: the director counts its own time.

const FLY = 'cubic-bezier(.2, .7, .2, 1)';
const GATHER = 'cubic-bezier(.5, 0, .75, .3)';
const FADE = 120;
/** For things that make room, under a finger or not. */
const SHIFT = 140;

/** @typedef {{ms: number, reduced: boolean}} Pace */
/** @typedef {{box: DOMRect, zone: string}} Spot */

/** @type {Map<string, Spot>} */
let cards = new Map();
/** @type {Map<string, DOMRect>} */
let faces = new Map();
/** Whether a table was there before: what is drawn for the first time does not fly. */
let drawn = false;

/** @param {Element} element */
const zoneOf = (element) => element.closest('[data-zone]')?.getAttribute('data-zone') ?? '';

/** Where a seat's portrait is, or for a reader without one the middle of the hand. @param {number | string} seat */
const faceBox = (seat) => {
  const face = document.querySelector(`main [data-seat="${seat}"] .likeness`);
  const box = face?.getBoundingClientRect();
  if (box?.width) return box;
  return document.querySelector('.hand, .ask')?.getBoundingClientRect() ?? new DOMRect(innerWidth / 2, innerHeight, 1, 1);
};

/**
 * @param {DOMRect} from
 * @param {DOMRect} to
 * @param {number} [scale] size at `from`, of the size at `to`
 */
const shift = (from, to, scale = from.width / to.width) => {
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  return `translate(${x}px, ${y}px) scale(${scale})`;
};

/** Lifts an element above all others while it flies. @param {HTMLElement} element @param {number} ms */
const lift = (element, ms) => {
  element.classList.add('flying');
  setTimeout(() => element.classList.remove('flying'), ms);
};

/** Notes where everything is. Call it just before a drawing. */
const before = () => {
  drawn = document.querySelector('main.table') !== null;
  cards = new Map();
  faces = new Map();
  for (const card of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('main [data-card]'))) {
    const box = card.getBoundingClientRect();
    if (box.width) cards.set(card.dataset.card ?? '', { box, zone: zoneOf(card) });
  }
  for (const seat of document.querySelectorAll('main [data-seat]')) {
    const id = seat.getAttribute('data-seat') ?? '';
    faces.set(id, faceBox(id));
  }
};

/** @param {HTMLElement} holder @param {Spot | undefined} from @param {Pace} pace */
const flyIn = (holder, from, { ms, reduced }) => {
  if (reduced || ms <= 0) {
    if (reduced) holder.animate([{ opacity: 0 }, { opacity: 1 }], FADE);
    return;
  }
  const to = holder.getBoundingClientRect();
  const start = from?.box ?? faces.get(holder.dataset.from ?? '') ?? faceBox(holder.dataset.from ?? '');
  lift(holder, ms);
  holder.animate(
    [
      { transform: shift(start, to), opacity: from ? 1 : 0.4 },
      { opacity: 1, offset: 0.4 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: ms, easing: FLY },
  );
};

/** Lets what is new, or elsewhere, come from its old place. Call it just after a drawing. @param {Pace} pace */
const after = ({ ms, reduced }) => {
  if (!drawn) return;
  for (const card of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('main [data-card]'))) {
    const from = cards.get(card.dataset.card ?? '');
    const zone = zoneOf(card);
    const holder = zone === 'trick' ? card.parentElement : card;
    if (!holder) continue;
    if (from?.zone === zone) {
      slide(card, from.box, reduced);
    } else if (zone === 'trick') {
      flyIn(holder, from, { ms, reduced });
    } else if (from) {
      flyIn(holder, from, { ms: Math.min(ms, 220), reduced });
    }
  }
};

/** A card that makes room. @param {HTMLElement} card @param {DOMRect} from @param {boolean} reduced */
const slide = (card, from, reduced) => {
  const holder = card.closest('.slot');
  if (reduced || !(holder instanceof HTMLElement)) return;
  const to = card.getBoundingClientRect();
  if (Math.abs(from.left - to.left) < 2 && Math.abs(from.top - to.top) < 30) return;
  holder.animate([{ transform: shift(from, to, 1) }, { transform: 'none' }], { duration: SHIFT, easing: 'ease-out' });
};

/**
 * The trick meets on the winner's card, then goes to the winner; where cards are kept, each goes back to its owner.
 * @param {Pace & {seat: number, kept: boolean}} how
 */
const gather = ({ ms, reduced, seat, kept }) => {
  const played = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-zone="trick"] .played:not(.ghost)'));
  const winner = [...played].find((each) => each.classList.contains('winner'));
  const target = faceBox(seat);
  for (const each of played) {
    if (reduced || ms <= 0) {
      each.animate([{ opacity: 1 }, { opacity: 0 }], { duration: reduced ? FADE : 0, fill: 'forwards' });
      continue;
    }
    const own = each.getBoundingClientRect();
    if (kept) {
      const home = shift(faceBox(each.dataset.from ?? ''), own, 0.4);
      each.animate([{ transform: 'none' }, { transform: home, opacity: 0 }], { duration: ms, fill: 'forwards', easing: GATHER });
      continue;
    }
    const meet = winner ? shift(winner.getBoundingClientRect(), own, 1) : 'none';
    each.animate(
      [
        { transform: 'none', easing: 'ease-in-out' },
        { transform: meet, opacity: 1, offset: 0.5, easing: GATHER },
        { transform: shift(target, own, 0.15), opacity: 0 },
      ],
      { duration: ms, fill: 'forwards' },
    );
    each.querySelector('.mark')?.animate([{ opacity: 1 }, { opacity: 0 }], { duration: Math.min(90, ms), fill: 'forwards' });
  }
};

/** A back that flies and is gone. @param {DOMRect} from @param {DOMRect} to @param {number} delay @param {number} ms */
const flyBack = (from, to, delay, ms) => {
  const ghost = document.createElement('span');
  ghost.className = 'card back dealt flying';
  ghost.setAttribute('aria-hidden', 'true');
  ghost.innerHTML = '<svg><use href="#card-back"></use></svg>';
  const width = Math.min(to.width, to.height / 1.4);
  const end = new DOMRect(to.left + (to.width - width) / 2, to.top + (to.height - width * 1.4) / 2, width, width * 1.4);
  Object.assign(ghost.style, { left: `${end.left}px`, top: `${end.top}px`, width: `${width}px` });
  document.querySelector('main')?.append(ghost);
  const start = shift(from, end, Math.min(1, 24 / width));
  ghost.animate(
    [
      { transform: start, opacity: 0 },
      { transform: start, opacity: 1, offset: 0.02 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: ms, delay, easing: FLY, fill: 'both' },
  );
  setTimeout(() => ghost.remove(), delay + ms);
};

/** My card turns over on arrival, another's joins its fan. @param {HTMLElement} card @param {boolean} mine @param {number} delay */
const arrive = (card, mine, delay) => {
  const edge = mine ? 'scaleX(.05)' : 'none';
  card.animate(
    [
      { opacity: 0, transform: edge },
      { opacity: 1, transform: edge, offset: 0.01 },
      { opacity: 1, transform: 'none' },
    ],
    { delay, duration: 110, fill: 'backwards', easing: 'ease-out' },
  );
};

/** Seats in the order in which they are dealt to, with the cards they hold. @returns {{seat: string, mine: boolean, cards: HTMLElement[]}[]} */
const dealOrder = () => {
  const seats = [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('main [data-seat]'))].map((element) => {
    const mine = element.classList.contains('mine');
    const cards = /** @type {NodeListOf<HTMLElement>} */ (
      mine ? document.querySelectorAll('.fan [data-card]') : element.querySelectorAll('.backs .card')
    );
    return { seat: element.dataset.seat ?? '', mine, cards: [...cards], dealer: element.querySelector('.dealer') !== null };
  });
  seats.sort((a, b) => Number(a.seat) - Number(b.seat));
  const first = seats.findIndex((seat) => seat.dealer) + 1;
  return [...seats.slice(first), ...seats.slice(0, first)];
};

/**
 * How many cards are dealt before a seat's card number `i`.
 * @param {number} i
 * @param {number} at the seat's place in the order
 * @param {number} seats
 * @param {number[]} packets
 */
const dealtBefore = (i, at, seats, packets) => {
  let [first, round] = [0, 0];
  while (i >= first + (packets[round] ?? 1)) first += packets[round++] ?? 1;
  return first * seats + at * (packets[round] ?? 1) + (i - first);
};

/**
 * Deals all hands, one card each `ms`, packet by packet from the left of the dealer; the reader's cards turn over as they arrive.
 * It takes `ms` times all the cards, and a third of a second.
 * @param {Pace & {packets: number[]}} pace packets: how many cards at a time; one, once they are used up
 */
const dealIn = ({ ms, reduced, packets }) => {
  const order = dealOrder();
  const mine = order.find((seat) => seat.mine)?.cards ?? [];
  if (reduced || ms <= 0) {
    if (reduced) for (const card of mine) card.animate([{ opacity: 0 }, { opacity: 1 }], FADE);
    return;
  }
  const from = faceBox(order[order.length - 1]?.seat ?? '');
  const flight = Math.max(140, ms * 5);
  order.forEach((seat, at) => {
    const portrait = faceBox(seat.seat);
    seat.cards.forEach((card, i) => {
      const delay = dealtBefore(i, at, order.length, packets) * ms;
      const box = card.getBoundingClientRect();
      flyBack(from, box.width ? box : portrait, delay, flight);
      if (box.width) arrive(card, seat.mine, delay + flight);
    });
  });
};

export const motion = { before, after, gather, dealIn };
