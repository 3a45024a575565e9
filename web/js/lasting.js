// @ts-check
// Asks the browser not to throw away what is stored when room gets short. Some browsers ask the person in turn, so it is asked when there is
// something to lose for the first time, and only once.

/** @param {import('./store.js').Store} store */
export async function askToLast(store) {
  if (store.read('lasting') !== null) return;
  store.write('lasting', 'asked');
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // a browser that cannot is none that could be asked
  }
}
