// @ts-check
// The page's side of the frame that answers diagrams: it is put into the page at the first question, and serves all that follow.

import { VERSION, messageOf } from './messages.js';
import { BASE, ORIGIN } from './place.js';

/** @typedef {import('./answers.js').Answer} Answer */
/** @typedef {import('./answers.js').Question} Question */
/** @typedef {(answer: Answer) => void} Resolve */
/** @typedef {{resolve: Resolve, reject: (failure: Failure) => void, put: () => void}} Waiting put: puts the question to the frame */

/** A frame that has not opened in so long cannot: its page is not to be had, or may not stand here. */
const PATIENCE = 20_000;

/** Why there is no answer: a code of the protocol or of a start, or `barred` where no frame can run here. */
export class Failure extends Error {
  /** @param {string} code @param {string} message for developers */
  constructor(code, message) {
    super(message);
    this.name = 'Failure';
    this.code = code;
  }
}

/** @type {HTMLIFrameElement | null} */
let frame = null;
/** Settled once its page is open. @type {Promise<void> | null} */
let open = null;
/** @type {() => void} */
let opened = () => {};
/** @type {(failure: Failure) => void} */
let refused = () => {};
let lastId = 0;
/** @type {Map<number, Waiting>} */
const waiting = new Map();

/** Its page is open: for the first time, or again where the page around has moved the frame, and all that it was asked is lost. */
function begin() {
  opened();
  for (const question of waiting.values()) question.put();
}

/** @param {MessageEvent} event */
function receive({ data, origin, source }) {
  const told = source !== null && source === frame?.contentWindow ? messageOf(data) : null;
  if (told?.type === 'open' && origin === 'null') return refused(new Failure('barred', 'this page stands in an opaque sandbox'));
  if (!told || origin !== ORIGIN) return;
  if (told.type === 'open') return begin();
  const asked = waiting.get(Number(told.id));
  if (!asked || (told.type !== 'answer' && told.type !== 'failed')) return;
  waiting.delete(Number(told.id));
  if (told.type === 'answer') asked.resolve(/** @type {Answer} */ (told.answer));
  else asked.reject(new Failure(String(told.code), String(told.message)));
}

/** @returns {Promise<void>} refused with a Failure; then the next question tries anew */
function openFrame() {
  if (frame && !frame.isConnected) open = null; // the page around has taken its own contents away, and the frame with them
  open ??= new Promise((resolve, reject) => {
    addEventListener('message', receive);
    [opened, refused] = [resolve, reject];
    frame = document.createElement('iframe');
    frame.src = `${BASE}engine.html`;
    frame.hidden = true;
    frame.title = 'Napoleon';
    setTimeout(() => reject(new Failure('barred', `no answer from ${BASE}engine.html`)), PATIENCE);
    document.body.append(frame);
  });
  const attempt = open;
  attempt.catch(() => {
    if (open !== attempt) return;
    frame?.remove();
    [frame, open] = [null, null];
  });
  return attempt;
}

/**
 * @param {Omit<Question, 'id'>} question
 * @returns {Promise<Answer>}
 * @throws {Failure}
 */
export async function ask(question) {
  await openFrame();
  const id = ++lastId;
  const put = () => frame?.contentWindow?.postMessage({ napoleon: VERSION, type: 'ask', id, ...question }, ORIGIN);
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject, put });
    put();
  });
}
