// @ts-check
// The script that pages of others take in: <napoleon-table>. It works as a module and as a plain script, for a host that sends no headers for
// other origins lets no page of another have a module.

import { NapoleonTable } from './table-element.js';

/** @param {string} name @param {CustomElementConstructor} element */
const define = (name, element) => customElements.get(name) ?? customElements.define(name, element);

define('napoleon-table', NapoleonTable);
