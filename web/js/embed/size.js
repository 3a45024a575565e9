// @ts-check
// How high a table wants to be in a page of others. It goes by the width alone: a height that went by the frame's own height would grow with
// every answer.

const LEAST = 480;
const MOST = 760;
/** Below that width a table stands upright. */
const UPRIGHT = 600;

/** @param {number} width of the frame, in CSS pixels @returns {number} */
export const heightFor = (width) => Math.round(Math.min(MOST, Math.max(LEAST, width < UPRIGHT ? width * 1.75 : width * 0.66)));
