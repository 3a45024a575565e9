// @ts-check
// What is wrong with a script that did not run: the browser tells no more than that it did not, so it is fetched once more and looked at.

/** @typedef {{code: 'boot/file' | 'boot/type', message: string}} Fault */

const SCRIPT = /^(text|application)\/(x-)?(java|ecma)script\b/;

/**
 * @param {string} url
 * @param {number | undefined} size in bytes, where it is known
 * @param {RequestInit} init
 * @param {string} said what the browser said of it
 * @returns {Promise<Fault>}
 */
export async function faultOf(url, size, init, said) {
  try {
    const answer = await fetch(url, init);
    if (!answer.ok) return { code: 'boot/file', message: `status ${answer.status}` };
    const type = answer.headers.get('Content-Type') ?? 'no type';
    const got = (await answer.arrayBuffer()).byteLength;
    if (!SCRIPT.test(type)) return { code: 'boot/type', message: `expected text/javascript, got ${type}` };
    if (size !== undefined && got !== size) return { code: 'boot/file', message: `expected ${size} bytes, got ${got}` };
  } catch {
    // then what the browser said must do
  }
  return { code: 'boot/file', message: said };
}
