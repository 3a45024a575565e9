// @ts-check
// The words of the table in English, which are always there.

import appTexts from '../locales/en/app.ftl';
import characterTexts from '../locales/en/characters.ftl';
import napTexts from '../locales/en/nap.ftl';
import napoleonTexts from '../locales/en/napoleon.ftl';
import optionTexts from '../locales/en/options.ftl';
import settingsTexts from '../locales/en/settings.ftl';
import statisticsTexts from '../locales/en/statistics.ftl';
import tableTexts from '../locales/en/table.ftl';
import viewTexts from '../locales/en/view.ftl';
import { ENGLISH, addTexts } from './texts.js';

[appTexts, characterTexts, viewTexts, settingsTexts, statisticsTexts, optionTexts, tableTexts, napoleonTexts, napTexts].forEach((source) => addTexts(source, ENGLISH));
