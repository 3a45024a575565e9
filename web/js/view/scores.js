// @ts-check

/** A score that changes a total. @param {number} n @param {Pick<import('./types.js').Model, 't'>} m */
export const signedScore = (n, { t }) => (n > 0 ? `+${t.number(n)}` : t.number(n));
