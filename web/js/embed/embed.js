// @ts-check
// The script that pages of others take in: <napoleon-table>, <napoleon-trick> and <napoleon-hand>. It works as a module and as a plain script, for a host that sends no headers for
// other origins lets no page of another have a module.

import { NapoleonHand } from './hand-element.js';
import { NapoleonTable } from './table-element.js';
import { NapoleonTrick } from './trick-element.js';

/** @param {string} name @param {CustomElementConstructor} element */
const define = (name, element) => customElements.get(name) ?? customElements.define(name, element);

define('napoleon-table', NapoleonTable);
define('napoleon-trick', NapoleonTrick);
define('napoleon-hand', NapoleonHand);
