// @ts-check
// Shapes that cross the seam between the worker's answers, the page's state and the view. They mirror docs/protocol.md.

/** @typedef {import('lit-html').TemplateResult} Template */
/** @typedef {Template | string | typeof import('lit-html').nothing} Drawn */

/**
 * A text for the reader: a key and its arguments, never a sentence.
 * @typedef {{key: string, args: Record<string, Arg>}} Text
 */
/**
 * @typedef {number | {seat: number} | {card: string} | {cards: string[]} | {suit: string} | {bid: Face} | {amount: number} | {name: string} | {text: Text}} Arg
 */

/**
 * What stands on a cell or in a plaque. Exactly one of `n`, `card`, `text` is there; `suit` may stand beside `n`.
 * @typedef {{n?: number, suit?: string, card?: string, text?: Text}} Face
 */

/** @typedef {'declarer' | 'defenders' | null} Side */
/** @typedef {{kind: 'declarer', secret?: boolean} | {kind: 'adjutant', secret: boolean}} Hat */
/** @typedef {{pass?: boolean, face?: Face, high?: boolean}} Said */

/**
 * @typedef {Object} SeatView
 * @property {number} seat
 * @property {string} name
 * @property {boolean} cpu
 * @property {string | null} character the id of the one who plays there
 * @property {number} cards
 * @property {boolean} dealer
 * @property {boolean} passed
 * @property {Said | null} said
 * @property {Hat | null} hat
 * @property {Side} side
 * @property {Text | null} role
 * @property {number} taken
 * @property {number} total
 * @property {'taken_back' | 'end' | null} stand_in until when the computer plays it for its person
 */

/** @typedef {{seat: number, card: string}} Play */
/**
 * @typedef {Object} Trick the trick that runs
 * @property {number} number
 * @property {number} leader
 * @property {Play[]} plays
 * @property {number | null} winning
 * @property {Text | null} reason
 */
/**
 * @typedef {Object} FullTrick a trick that is over
 * @property {number} number
 * @property {number} leader
 * @property {Play[]} plays
 * @property {number} winner
 * @property {Text | null} reason
 * @property {number} gain
 * @property {Text} title
 * @property {Text | null} detail
 */

/** @typedef {{face?: Face, label?: Text, value?: Text, card?: string}} Headline */
/** @typedef {{of: number, goal: number | null, sure: number, maybe: number, against: number, high?: number | null}} Ring */
/** @typedef {{low?: number, high?: number, of?: number, label?: Text, face?: Face, value?: Text}} Middle */

/**
 * @typedef {Object} Cell one choice of a grid
 * @property {string} move
 * @property {Face} face
 * @property {Text | null} barred
 * @property {Text | null} detail
 * @property {boolean} own
 * @property {Text | null} confirm
 * @property {Text} [note] few words on its button, where the face does not say enough
 * @property {number} [goal] what it undertakes, for the ring, where the face does not say it
 */
/** @typedef {{head: Face | null, cells: Cell[]}} GridRow */
/** @typedef {{move: string, label: Text}} PromptButton */

/** @typedef {{title: Text, detail: Text | null}} PromptWords */
/** @typedef {PromptWords & {widget: null, warn?: boolean}} RestPrompt */
/** @typedef {PromptWords & {widget: 'cards', zone: string, legal: string[], barred: Record<string, Text>}} CardsPrompt */
/** @typedef {PromptWords & {widget: 'pick', zone: string, count: number, verb: string, submit: Text, warnings: Record<string, Text>}} PickPrompt */
/**
 * @typedef {PromptWords & {widget: 'grid', shape: 'bids' | 'list' | 'pack', rows: GridRow[], start: string | null, submit: Text, buttons: PromptButton[]}} GridPrompt
 */
/** @typedef {PromptWords & {widget: 'take', submit: Text}} TakePrompt the device is to be handed to the person who is to act */
/** @typedef {RestPrompt | TakePrompt | CardsPrompt | PickPrompt | GridPrompt} Prompt */

/**
 * @typedef {Object} ResultLine
 * @property {number} seat
 * @property {Text | null} role
 * @property {Side} side
 * @property {number} taken
 * @property {string[]} dealt
 * @property {number} score
 * @property {number} total
 */
/**
 * @typedef {Object} Result
 * @property {Text} title
 * @property {Text | null} detail
 * @property {boolean} made
 * @property {string[]} counting
 * @property {Text | null} legend which cards count; null where all are alike
 * @property {ResultLine[]} lines
 * @property {{label: Text, cards: string[]}[]} cards
 */
/**
 * @typedef {{by: number | null, text: Text}} LogLine one thing that happened; by: who chose to do it, null for what followed of itself
 * @typedef {{id: string, title: Text, lines: LogLine[]}} LogPart a stretch of a deal
 */
/** @typedef {{title: Text, winners: number[], lines: {seat: number, total: number}[]}} Match */
/** @typedef {{match: string, serial: number, game: string, deal: unknown, result: unknown}} Booking what is booked of a deal that is over */
/** @typedef {{deals: {number: number | null, passed: boolean, scores: number[]}[], totals: number[]}} Sheet */

/**
 * @typedef {Object} TableView
 * @property {string} game
 * @property {number} me
 * @property {string} phase
 * @property {'human' | 'cpu' | 'deal' | 'over'} next
 * @property {{number: number, of: number, serial: number}} deal
 * @property {number} step
 * @property {number} budget the longest that a CPU player may think about a move, in milliseconds
 * @property {number | null} turn
 * @property {SeatView[]} seats
 * @property {Record<string, (string | null)[]>} zones
 * @property {Headline[]} headline
 * @property {Ring} ring
 * @property {Middle | null} middle
 * @property {string | null} trump the suit of trumps, as soon as it is settled
 * @property {Trick | null} trick
 * @property {FullTrick | null} last
 * @property {FullTrick[]} tricks all of the deal that are over
 * @property {Record<string, Text>} roles
 * @property {string} shuffle a name of the cards of the match, the same whenever they come again
 * @property {Text | null} unrated why the match counts for no rating
 * @property {boolean} undo whether there is a decision in this deal to take back
 * @property {Text | null} claim what the person to act may claim of the rest
 * @property {Text | null} unit
 * @property {Record<string, string | number | boolean>} settings
 * @property {Record<string, string[]>} marks
 * @property {Prompt} prompt
 * @property {Text[]} tips explanations that fit, the most important first; the key names one
 * @property {LogPart[]} log what all have seen of this deal
 * @property {Result | null} result
 * @property {Match | null} match
 * @property {Booking | null} booking
 * @property {Sheet} sheet
 */

/** @typedef {{cards: string[], name: Text, text: Text | null}} Rung */
/** @typedef {{caption: Text, head: Text[], rows: (Text | number | Face)[][]}} RuleTable */
/** @typedef {{plays: Play[], winner: number, middle: Text, reason: Text | null, caption: Text}} RuleTrick */
/**
 * @typedef {{text: Text} | {list: Text[]} | {ladder: Rung[]} | {table: RuleTable} | {trick: RuleTrick} | {terms: {name: Text, text: Text}[]} | {people: RulePerson[]}} RuleBlock
 */
/** @typedef {{id: string, name: Text, note: Text, text: Text}} RulePerson a character, with the portrait of that id */
/** @typedef {{id: string, title: Text, blocks: RuleBlock[]}} RuleSection */
/** @typedef {{title: Text, unit: Text | null, sections: RuleSection[]}} RulePage the rules of one table */

/** @typedef {import('../settings.js').Value<'speed'>} Speed */
/** @typedef {{move: string, reason: Text | null, chance: number | null}} Hint what a strong player would do; chance in hundredths */
/**
 * @typedef {{at: string, progress: {done: number, of: number} | null, hint: Hint | null}} HintState a hint for the decision `at`, or how far it has come
 */
/** @typedef {'lastTrick' | 'scores' | 'menu' | 'tricks' | 'confirm' | 'log' | 'keys'} DialogName */

/** @typedef {{agent: string, title: Text, total: number}} Compared what a level came to in the person's seat */
/** @typedef {{score: number, unrated: boolean, compared: Compared[] | null}} DayResult compared: null until it is known */
/** @typedef {DayResult & {game: string, day: string}} OfDay */

/** @typedef {{kind: 'news' | 'trouble', words: Told}} Notice a line that asks for no answer */

/**
 * The page's own state, beside what the worker said.
 * @typedef {Object} Ui
 * @property {'live' | 'full' | 'gathering'} stage full: the trick that is over stays in the middle; gathering: it is on its way to the winner
 * @property {number[] | null} takenBefore by seat, what the tokens show until the trick is gathered
 * @property {string[]} picked cards picked for the discard
 * @property {string | null} chosen move of the chosen cell
 * @property {{card: string, text: Text} | null} refused card (or move of a cell) that was refused, and why
 * @property {HintState | null} hint
 * @property {DialogName | null} dialog
 * @property {import('../offline.js').OfflineState} offline
 * @property {import('../settings.js').Chosen} settings
 * @property {Notice | null} notice
 * @property {string[]} hand the reader's cards as they lie
 * @property {string | null | undefined} held the card that is being moved by taps; null while none is lifted yet; undefined while taps mean what they always do
 * @property {Text | null} rating what the match that is over did to it
 * @property {OfDay | null} day what the deal of a day came to, once it is over
 * @property {boolean} tap the trick that is over stays until it is tapped away
 * @property {boolean} waiting the worker takes long
 * @property {Text | null} tip the explanation to show
 * @property {string | null} reading the key of what was asked for in the panel of keys
 * @property {{link: string | null, back: boolean}} beside the table's own link, and whether another match waits
 */

/**
 * Turns Texts into the reader's language.
 * @typedef {Object} Texts
 * @property {(text: Text, extra?: Record<string, Arg>) => Template} rich with drawings for cards, bids and suits
 * @property {(text: Text, extra?: Record<string, Arg>) => string} plain in words alone
 * @property {(text: Text) => import('../texts.js').Part[]} parts in pieces, for another page to draw
 * @property {(key: string, args?: Record<string, string | number>) => string} ui a text of the page itself
 * @property {(code: string) => string} card a card in words
 * @property {(face: Face) => string} bid a bid in words
 * @property {(n: number) => string} number a number in figures
 */
/** @typedef {(t: Texts) => string} Told something to be told, in whatever language is spoken then */

/** @typedef {{view: TableView, ui: Ui, t: Texts}} Model */

/**
 * What a person can do at a running table.
 * @typedef {Object} Handlers
 * @property {(code: string) => void} play
 * @property {(code: string) => void} toggle
 * @property {(move: string) => void} choose
 * @property {() => void} submit
 * @property {(move: string) => void} pass
 * @property {(code: string, text: Text) => void} refuse
 * @property {(code: string, place: number) => void} move a card to another place in the hand
 * @property {(code: string) => void} lift a card, to be moved by taps, or put it down
 * @property {(now: boolean) => void} arrange taps move cards, or do so no longer
 * @property {() => void} goOn the trick that is over has been seen
 * @property {() => void} hint
 * @property {() => void} undo
 * @property {() => void} next
 * @property {() => void} take the device is taken over
 * @property {(until: 'taken_back' | null, seat?: number) => void} standIn the computer plays the reader's seat, or another person's, or no more
 * @property {() => void} giveUp
 * @property {() => void} claim
 * @property {() => void} again
 * @property {() => void} newMatch
 * @property {(dialog: DialogName) => void} open
 * @property {() => void} close
 * @property {(key: import('../settings.js').Key, value: any) => void} set a value of a setting
 * @property {() => void} settings their panel
 * @property {(language: string) => void} language
 * @property {() => void} about versions, licences and privacy
 * @property {() => void} confirm
 * @property {(key: string) => void} closeTip for good, by its key
 * @property {(key: string) => void} read tells what a key stands for
 * @property {() => void} rules
 * @property {() => void} players how the CPU players decide
 * @property {() => void} characters who they are
 * @property {() => void} statistics their panel
 * @property {() => void} report copies a report of a problem
 * @property {(when: 'now' | 'after') => void} update to a newer build, or when the next deal begins
 * @property {() => void} exportRecord
 * @property {() => void} openRecord
 * @property {() => void} share
 * @property {() => void} days the panel of the deals of days
 * @property {() => void} back to the match that a link did not touch
 */

/** @typedef {{step: 'runtime' | 'library' | 'core', state: 'done' | 'now' | 'todo' | 'bad', done?: number, of?: number}} BootStep */
/** @typedef {{steps: BootStep[], failed: string | null, newMatch: boolean}} Boot failed: the code of what went wrong; newMatch: whether the start screen is wanted */
/** @typedef {{retry: () => void, settings: () => void, newMatch: () => void, language: (language: string) => void}} BootHandlers */

export {};
