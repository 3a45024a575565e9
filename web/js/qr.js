// @ts-check
// A text as a QR code. A script of its own, fetched when somebody asks for one.

import qrcode from 'qrcode-generator';

/** From here on a code is as coarse as it can be, and is read more easily than one that bears more damage. */
const LONG = 300;

/**
 * @param {string} text in ASCII, as addresses are
 * @returns {{size: number, path: string} | null} so many modules across, and the dark ones as a path; null for a text that no code can hold
 */
export function codeOf(text) {
  const code = qrcode(0, text.length > LONG ? 'L' : 'M');
  code.addData(text);
  try {
    code.make();
  } catch {
    return null;
  }
  const size = code.getModuleCount();
  const rows = Array.from({ length: size }, (_, row) => rowOf(size, (column) => code.isDark(row, column), row));
  return { size, path: rows.join('') };
}

/** The dark stretches of a row. @param {number} size @param {(column: number) => boolean} isDark @param {number} row */
function rowOf(size, isDark, row) {
  let path = '';
  for (let column = 0, from = -1; column <= size; column += 1) {
    const dark = column < size && isDark(column);
    if (dark && from < 0) from = column;
    if (dark || from < 0) continue;
    path += `M${from} ${row}h${column - from}v1h${from - column}z`;
    from = -1;
  }
  return path;
}
