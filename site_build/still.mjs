// @ts-check
// A world in which nothing happens by itself: the same clock, the same chance and the same program at every call, so that the same sources give the
// same memory wherever and whenever it is made.

import nodeCrypto from 'node:crypto';

const MOMENT = Date.UTC(2020, 0, 1);
const PROGRAM = '/napoleon.mjs';

/** Counts on instead of drawing. @template {ArrayBufferView} T @param {T} array @returns {T} */
function count(array) {
  const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
  for (let i = 0; i < bytes.length; i += 1) bytes[i] = i % 251;
  return array;
}

/**
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function inStillness(work) {
  const { now } = Date;
  const { getRandomValues } = crypto;
  const { randomFillSync } = nodeCrypto;
  const elapsed = performance.now;
  const program = process.argv[1];
  try {
    Date.now = () => MOMENT;
    performance.now = () => 0;
    crypto.getRandomValues = /** @type {typeof getRandomValues} */ (count);
    nodeCrypto.randomFillSync = /** @type {typeof randomFillSync} */ (count);
    process.argv[1] = PROGRAM;
    return await work();
  } finally {
    Date.now = now;
    performance.now = elapsed;
    crypto.getRandomValues = getRandomValues;
    nodeCrypto.randomFillSync = randomFillSync;
    process.argv[1] = program;
  }
}
