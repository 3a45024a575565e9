// @ts-check
// The page that shows what other pages can take in writes down what its tables tell.

const list = /** @type {HTMLElement} */ (document.getElementById('told'));

for (const name of ['napoleon-ready', 'napoleon-deal', 'napoleon-move', 'napoleon-result']) {
  addEventListener(name, (event) => {
    list.append(Object.assign(document.createElement('li'), { textContent: JSON.stringify(/** @type {CustomEvent} */ (event).detail) }));
  });
}
