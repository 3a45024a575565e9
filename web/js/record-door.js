// @ts-check
// How a record comes to the table: from a file that the person chooses, or from a link that holds the whole match. Either shows its cards, and lies
// beside the person's own match.

import { Refusal } from './client.js';
import { linkedRecord } from './link.js';
import { RECORD } from './matches.js';
import { ask } from './question.js';
import { pickFile, recordFrom } from './records.js';

/** @typedef {import('./view/types.js').Notice} Notice */
/** @typedef {import('./view/types.js').Texts} Texts */
/** @typedef {import('./view/types.js').Told} Told */

/**
 * The page around it.
 * @typedef {Object} Host
 * @property {HTMLElement} place of questions
 * @property {import('./matches.js').Matches} matches
 * @property {import('./tabs.js').Tabs} tabs
 * @property {import('./current.js').Current} current
 * @property {(work: () => Promise<void>) => Promise<void>} guarded
 * @property {(slot: string) => Promise<void>} resume what is stored there
 * @property {(message: Told) => void} refuse the start screen, saying so
 * @property {() => void} stop what is on the table goes on no more
 * @property {() => Promise<void>} showAgain what is on the table, if anything is
 * @property {(text: string) => void} readdress
 * @property {(notice: Notice) => void} tell
 */

export class RecordDoor {
  /** @param {Host} host */
  constructor(host) {
    this.host = host;
  }

  /** Whether this part of an address is a record's. @param {string} text */
  isAt(text) {
    return text === RECORD || text.startsWith(`${RECORD}=`);
  }

  /** The match of an address: as it is stored here, or else as the link has it. @param {string} text @returns {Promise<void>} */
  async open(text) {
    const { matches, current } = this.host;
    const link = text === RECORD ? null : (linkedRecord(text) ?? '');
    const slot = link === null ? RECORD : `${RECORD}=${link}`;
    const stored = matches.read(slot);
    if (stored && (link === null || !stored.over)) return this.host.resume(slot);
    if (link === null) return this.#refuse((t) => t.ui('ui-link-record'));
    const held = await this.host.tabs.hold(slot);
    if (held === null) return;
    if (!held) return this.host.resume(slot);
    try {
      await current.loadRecord(slot, { link });
    } catch (error) {
      if (!(error instanceof Refusal) || error.code === 'worker/lost') throw error;
      console.info(error.message);
      this.#refuse((t) => t.ui('ui-link-match'));
    }
  }

  /** @param {Told} message */
  #refuse(message) {
    this.host.current.leave();
    this.host.refuse(message);
  }

  /** A record from a file takes the place of the one that was opened before. */
  choose() {
    const pick = () => pickFile((file) => void this.host.guarded(() => this.#read(file)));
    if (!this.host.matches.isGoing(RECORD)) return pick();
    ask(this.host.place, { key: 'ui-ask-record', yes: pick });
  }

  /** @param {File} file */
  async #read(file) {
    const { current, matches, tabs } = this.host;
    this.host.stop();
    const load = (/** @type {string} */ record) => current.loadRecord(RECORD, { record });
    const { opened, told } = (await tabs.hold(RECORD))
      ? await recordFrom(file, matches.going, load)
      : { opened: false, told: (/** @type {Texts} */ t) => t.ui('ui-record-elsewhere') };
    if (opened) this.host.readdress(RECORD);
    else await this.host.showAgain();
    this.host.tell({ kind: opened ? 'news' : 'trouble', words: told });
  }
}
