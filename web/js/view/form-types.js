// @ts-check
// Shapes of the start screen: what `games.list` says of the games, and what a person chose. They mirror docs/protocol.md.

/** @typedef {import('./types.js').Text} Text */
/** @typedef {boolean | number | string} Value */

/**
 * @typedef {Object} Spec one option, or one setting of the table
 * @property {string} name
 * @property {'switch' | 'choice' | 'number'} kind
 * @property {Value[]} values
 * @property {Value} default
 * @property {Value[]} offered
 * @property {string} key
 * @property {{option: string, values: Value[], reason: Text} | null} idle
 */
/** @typedef {{options: Record<string, Value>, settings: Record<string, Value>, unit: Text | null, ask: string[]}} Preset */
/** @typedef {{id: string, presets: Record<string, Preset>, options: Spec[], settings: Spec[], agents: Level[], daily: Daily, characters: Character[]}} Family */
/** @typedef {{options: Record<string, Value>, agent: string}} Daily the deal of the day: options that differ from standard, and who plays all other seats */
/** @typedef {{name: string, title: Text, detail: Text}} Level an agent that may sit at any other seat, the easiest first */
/** @typedef {Level & {level: number}} Character one of the cast, and at which level it plays unless another is chosen */
/**
 * @typedef {Object} Company who sits at the table, by place, the person first
 * @property {string[]} names as they were typed; empty for the usual one
 * @property {string[]} usual what a place without a typed name and without a character is called
 * @property {string[]} agents a person, or the level that plays there
 * @property {string[]} cast the id of a character, anyone or nobody
 */

/**
 * A table to be dealt: every option and setting has its value here.
 * @typedef {Object} Choice
 * @property {string} game
 * @property {string} preset
 * @property {Record<string, Value>} options
 * @property {Record<string, Value>} settings
 * @property {string | null} seed null for fresh cards
 * @property {number | null} dealer null for one drawn by the seed
 * @property {number | null} seat where the person sits
 * @property {string | null} day whose deal it is; that says all of it
 */

/**
 * What the start screen shows.
 * @typedef {Object} StartModel
 * @property {Family[]} families
 * @property {Family} family
 * @property {Choice} choice
 * @property {string[]} names by place, the person first; an empty one is the usual name
 * @property {string[]} agents who plays, by place; the person's own counts for nothing
 * @property {boolean[]} persons where persons sit, by place; at the first one does in any case
 * @property {string[]} cast by place, the id of the character who plays there, anyone or nobody
 * @property {number | null} casting the place whose characters are open
 * @property {import('./types.js').Told[]} messages what went wrong on the way here, or what went well
 * @property {import('./types.js').Notice['kind']} kind of the messages
 * @property {boolean} away whether another tab has the match
 * @property {string | null} badSave
 * @property {boolean} back whether there is a match to go back to
 * @property {boolean} house whether the house rules are open
 * @property {boolean} naming whether the names are open
 * @property {boolean} apart whether the levels of the single opponents are open
 * @property {string | null} row the option that is open
 * @property {Record<string, string>} entries by option, what was typed and is no value
 * @property {string} link the choice as the part of an address after `#`
 * @property {string | null} copied the whole link, once it was copied or is there to be copied by hand
 * @property {import('../offline.js').OfflineState} offline
 * @property {boolean} byHand the browser lets nobody copy, so the link is shown
 * @property {import('./types.js').Texts} t
 */

/**
 * @typedef {Object} FormHandlers
 * @property {(language: string) => void} language
 * @property {(game: string) => void} game
 * @property {(preset: string) => void} preset
 * @property {(agent: string, place?: number) => void} agent for one place, or for all
 * @property {(place: number) => void} person one sits there, or no longer
 * @property {(wish: string, place?: number) => void} cast the id of a character, anyone or nobody, for one place or for all
 * @property {(place: number) => void} casting the characters for a place
 * @property {() => void} apart
 * @property {(spec: Spec, value: Value) => void} set
 * @property {(spec: Spec, text: string) => void} type a number typed freely
 * @property {(spec: Spec) => void} reset
 * @property {() => void} resetAll
 * @property {(place: number, name: string) => void} name
 * @property {(row: string) => void} row
 * @property {() => void} house
 * @property {() => void} naming
 * @property {() => void} freshCards
 * @property {() => void} copy
 * @property {() => void} share the panel with the link and its code
 * @property {() => void} days the panel of the deals of days
 * @property {() => void} deal
 * @property {() => void} back
 * @property {() => void} rules
 * @property {() => void} players how the CPU players decide
 * @property {() => void} characters their page
 * @property {() => void} settings their panel
 * @property {() => void} statistics their panel
 * @property {() => void} takeOver the match that another tab has
 * @property {() => void} about versions, licences and privacy
 * @property {() => void} openRecord
 * @property {() => void} downloadSave
 * @property {() => void} update to a newer build
 */

export {};
