/** A work of others that the site ships: file is its licence's. */
interface Shipped {
  name: string;
  version: string;
  licence: string;
  file: string;
  source: string;
}

/** What the game is made of. */
interface About {
  core: string;
  build: string;
  pyodide: string;
  python: string;
  shipped: Shipped[];
}

/** What the build knows and the page needs: addresses relative to the page's folder, and the runtime's own description. */
interface Site {
  version: string;
  build: string;
  worker: string;
  /** The service worker. */
  keeper: string;
  pyodide: string;
  micropip: string;
  core: string;
  /** The compiled standard library with the core. */
  library: string;
  /** The memory of a Python that has both loaded. */
  snapshot: string;
  about: About;
  courts: string;
  /** The portraits of the characters. */
  faces: string;
  /** The script that makes QR codes. */
  qr: string;
  /** English first, whose words of the table are in the script. names: what the page calls the places of a table. */
  languages: Record<string, { words: string | null; rules: string; players: string; names: string[] }>;
  abi: Record<string, string>;
  /** What a start fetches, in bytes by address. */
  sizes: Record<string, number>;
}

declare const SITE: Site;

/** A file that the service worker keeps; the revision is null where its address changes with it. */
interface KeptFile {
  url: string;
  revision: string | null;
  integrity: string;
}

/** For the service worker alone: what it keeps, what it keeps where it was wanted, and the name of this build. */
declare const KEPT: KeptFile[];
declare const SPARE: KeptFile[];
declare const BUILD: string;

/** What the build tells the script for pages of others: the games, the first of which is meant where none is named, and words by language. */
declare const EMBED: { games: string[]; packs: Record<string, string[]>; words: Record<string, string> };

declare module '*.ftl' {
  const text: string;
  export default text;
}
