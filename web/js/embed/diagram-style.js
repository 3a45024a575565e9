// @ts-check
// How diagrams look, wherever they stand: a sheet of their own, which neither the page around them nor its policy touches.

const DAY = '--ink: #10302b; --ink2: #3a564e; --well: #d9e9de; --line: #10302b33; --act: #134238; --on-act: #f7f6ee; --win: #10302b; --face: #fffdf6; --focus: #0b4fd0; color-scheme: light;';
const NIGHT = '--ink: #f4efdf; --ink2: #b6cabf; --well: #173d37; --line: #f4efdf2e; --act: #f4e9c8; --on-act: #14302b; --win: #ffd877; --face: #fbf7ea; --focus: #ffe08a; color-scheme: dark;';

export const STYLE = `
:host { ${DAY} display: block; max-width: 34rem; margin: 1rem 0; }
@media (prefers-color-scheme: dark) { :host { ${NIGHT} } }
:host([theme="light"]) { ${DAY} }
:host([theme="dark"]) { ${NIGHT} }
:host([hidden]) { display: none; }
* { box-sizing: border-box; margin: 0; }
.diagram { display: grid; gap: 0.75rem; justify-items: start; padding: 1rem; border-radius: 1rem; background: var(--well); color: var(--ink); font: 1rem/1.4 "Segoe UI", -apple-system, BlinkMacSystemFont, Roboto, "Helvetica Neue", Arial, "Hiragino Sans", "Noto Sans JP", "Yu Gothic", sans-serif; box-shadow: inset 0 0 0 1px var(--line); }
.trump, .note, small { color: var(--ink2); font-size: 0.875rem; }
.trump .suit { width: 0.9em; height: 0.9em; vertical-align: -0.1em; }
.cards { display: flex; flex-wrap: wrap; gap: 0.5rem; padding: 0.25rem 0 0; list-style: none; }
.cards li { display: grid; justify-items: center; gap: 0.35rem; }
.place { position: relative; display: block; border-radius: 0.35rem; cursor: pointer; }
.place select { position: absolute; inset: 0; width: 100%; height: 100%; opacity: 0; cursor: pointer; font: inherit; }
.place:focus-within { outline: 3px solid var(--focus); outline-offset: 2px; }
.place:hover .chip { box-shadow: 0 0 0 1px #1b1f2666, 0 3px 8px #0d2b2440; }
.chip { display: inline-grid; place-content: center; justify-items: center; gap: 0.15rem; border-radius: 0.3rem; background: var(--face); color: #1b1f26; box-shadow: 0 0 0 1px #1b1f2626, 0 1px 3px #0d2b2424; vertical-align: middle; }
.chip.h, .chip.d { color: #c1132e; }
.chip.j { color: #6b3fa0; }
svg { fill: currentColor; }
svg.rank { fill: none; stroke: currentColor; stroke-width: 3.4; stroke-linecap: round; stroke-linejoin: round; }
.cards .chip { width: 3rem; height: 4.2rem; }
.cards .rank { height: 1.6rem; }
.cards .suit { width: 1.35rem; height: 1.35rem; }
.cards .j .suit { width: 2rem; height: 2rem; }
:is(.said, .line, .told, .ladder) .chip { grid-auto-flow: column; align-items: center; height: 1.5em; padding: 0 0.35em; }
.ladder .chip, .table .chip { grid-auto-flow: column; align-items: center; height: 1.9em; padding: 0 0.4em; }
.told .rank, .table .rank { height: 0.85em; }
.told .suit, .table .suit { width: 0.8em; height: 0.8em; }
.table { display: flex; flex-wrap: wrap; gap: 0.4rem; align-items: center; }
.wins .chip { box-shadow: 0 0 0 3px var(--win); }
.wins .note, .may .note { color: var(--ink); font-weight: 700; }
.may .chip { box-shadow: 0 0 0 3px var(--win); }
.barred .chip { opacity: 0.5; }
.told { display: grid; gap: 0.4rem; }
.told:empty { display: none; }
.said { font-weight: 700; }
.line { display: flex; gap: 0.6rem; }
.line b { white-space: nowrap; }
small { display: block; }
summary { min-height: 2rem; cursor: pointer; color: var(--ink2); font-size: 0.875rem; }
.ladder { display: grid; gap: 0.4rem; padding-left: 1.5rem; }
.ladder li { padding: 0.2rem 0.4rem; border-radius: 0.4rem; }
.ladder li[aria-current] { outline: 2px solid var(--win); }
button { min-height: 2.75rem; padding: 0 1.1rem; border: 0; border-radius: 0.625rem; background: var(--act); color: var(--on-act); font: inherit; font-weight: 600; cursor: pointer; }
button:disabled { opacity: 0.6; cursor: default; }
:is(button, summary, a):focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
a { color: inherit; }
.hush { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media (forced-colors: active) { .wins .chip, .may .chip { outline: 3px solid Highlight; } }
@media print { button, details { display: none; } }
`;
