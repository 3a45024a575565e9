// @ts-check
// Game records as files: asking a person for one, reading its text, and bringing it to the table.

import { Refusal } from './client.js';
import { recordMessage } from './messages.js';

/** No record of a match comes near this. */
const MOST_BYTES = 20_000_000;

/** Lets the person choose a file. @param {(file: File) => void} chosen */
export function pickFile(chosen) {
  const input = Object.assign(document.createElement('input'), { type: 'file', accept: '.json,.jsonl,.txt,application/json,text/plain' });
  input.addEventListener('change', () => input.files?.[0] && chosen(input.files[0]));
  input.click();
}

/**
 * Opens the record in a file.
 * @param {File} file
 * @param {boolean} beside whether a match of one's own waits meanwhile
 * @param {(record: string) => Promise<void>} load
 * @returns {Promise<{opened: boolean, told: import('./view/types.js').Told}>} what to tell of it
 */
export async function recordFrom(file, beside, load) {
  const read = await readRecord(file);
  if ('problem' in read) return { opened: false, told: (t) => t.ui(read.problem) };
  try {
    await load(read.record);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code === 'worker/lost') throw error;
    console.info(error.message);
    return { opened: false, told: (t) => recordMessage(error, t) };
  }
  return { opened: true, told: (t) => t.ui(read.others ? 'ui-record-others' : 'ui-record-opened', { beside: beside ? 'yes' : 'no' }) };
}

/**
 * The record in a file: the whole of it, or the first of its lines.
 * @param {File} file
 * @returns {Promise<{record: string, others: number} | {problem: 'ui-record-huge' | 'ui-record-text' | 'ui-record-empty'}>}
 */
async function readRecord(file) {
  if (file.size > MOST_BYTES) return { problem: 'ui-record-huge' };
  let text;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return { problem: 'ui-record-text' };
  }
  if (!text.trim()) return { problem: 'ui-record-empty' };
  if (isJson(text)) return { record: text, others: 0 };
  const lines = text.split('\n').filter((line) => line.trim());
  return { record: lines[0], others: lines.length - 1 };
}

/** @param {string} text */
function isJson(text) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
