/** The messages between a table in a frame and the page around it, version 1 (docs/embedding.md). All are plain objects, sent by `postMessage`. */
export interface Signed {
  /** The version of this interface. */
  napoleon: 1;
}

/** What a frame tells the page around it. It never holds a card that lies hidden from anybody at the table. */
export type Told = Signed & News;
export type News = SizeTold | BegunTold | ReadyTold | DealTold | MoveTold | ResultTold | RefusedTold;

/** How high the frame wants to be. */
export interface SizeTold {
  type: 'size';
  height: number;
}
/** A reader has pressed the button: the table is on its way. */
export interface BegunTold {
  type: 'begun';
}
/** The table stands and takes what it is asked. */
export interface ReadyTold {
  type: 'ready';
}
/** A deal stands on the table: dealt just now, opened again, or gone back to. */
export interface DealTold {
  type: 'deal';
  game: string;
  /** Number of the deal among those that count, and how many make the match. */
  number: number;
  of: number;
  /** Number among all that were dealt, from 1. */
  serial: number;
  /** Moves made in it so far. */
  step: number;
  /** The seat of the reader is 0 in most tables; seats go clockwise. */
  me: number;
  dealer: number;
  players: number;
}
/** Something that all at the table have seen, as the log of the deal tells it. */
export interface MoveTold {
  type: 'move';
  serial: number;
  step: number;
  /** Who chose to do it; null for what followed of itself, such as a trick that was won. */
  seat: number | null;
  /** The cards that are named, by their codes, such as `Td`. */
  cards: string[];
  /** In the language of the frame. */
  text: string;
}
/** A deal is over, and with `match` the whole match. */
export interface ResultTold {
  type: 'result';
  serial: number;
  made: boolean;
  /** By seat: of this deal, and of the match so far. */
  scores: number[];
  totals: number[];
  text: string;
  match: { winners: number[]; totals: number[] } | null;
}
/** What was asked cannot be done now, or not at all. */
export interface RefusedTold {
  type: 'refused';
  asked: Asked['type'];
  reason: 'busy' | 'value';
}

/** What the page around it may ask of a frame that is ready. Everything else is passed over. */
export type Asked = Signed & Wish;
export type Wish = LoadAsked | StepAsked | OptionsAsked;

/** Open another table: `link` is the part of an address after `#`. */
export interface LoadAsked {
  type: 'load';
  link: string;
}
/** Go on where a reader's tap would: past a trick that lies there to be seen, or on to the next deal. It never plays a card. */
export interface StepAsked {
  type: 'step';
}
/** How this frame looks and moves until its reader chooses otherwise; nothing of it is kept. */
export interface OptionsAsked {
  type: 'options';
  set: { lang?: string; theme?: 'device' | 'light' | 'dark'; speed?: 'slow' | 'normal' | 'fast' | 'once' | 'step'; pack?: 'two' | 'four' };
}
