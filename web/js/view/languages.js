// @ts-check
// The choice of the language: each by its own name, so that whoever is in the wrong one finds the way.

import { html } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { LANGUAGES } from '../languages.js';
import { languageName, spokenLanguage } from '../texts.js';

/**
 * @param {string} labelledBy
 * @param {(language: string) => void} choose
 */
export const languages = (labelledBy, choose) => html`<div class="seg" role="radiogroup" aria-labelledby=${labelledBy}>
  ${LANGUAGES.map(
    (language) => html`<label>
      <input
        type="radio" name="language" class="hush" value=${language} data-value=${language}
        .checked=${live(language === spokenLanguage())} @change=${() => choose(language)}
      />
      <span lang=${language}>${languageName(language)}</span>
    </label>`,
  )}
</div>`;
