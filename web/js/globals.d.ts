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
  pyodide: string;
  micropip: string;
  core: string;
  /** The compiled standard library with the core. */
  library: string;
  /** The memory of a Python that has both loaded. */
  snapshot: string;
  about: About;
  courts: string;
  /** English first, whose words of the table are in the script. names: what the page calls the places of a table. */
  languages: Record<string, { words: string | null; rules: string; players: string; names: string[] }>;
  abi: Record<string, string>;
}

declare const SITE: Site;

declare module '*.ftl' {
  const text: string;
  export default text;
}
