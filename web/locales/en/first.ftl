# The first screen, which stands until a script runs. Each message is one line without arguments, for the build puts it into the page as it is.

ui-first-description = Napoleon, the Japanese card game of a bid, a named card and a secret adjutant, against CPU players in the browser.
ui-first-no-script = The game is played by scripts in your browser. Allow scripts for this page, then load it again.
ui-first-late = The game does not start. Part of it may be missing, or this browser may be too old.
ui-first-again = Try again
ui-first-too-old = This browser is too old for the game. Use a current version of Firefox, Chrome, Edge or Safari.

## A table in a page of others, before it is asked for
ui-first-embed-play = Play here
ui-first-embed-barred = This page does not let the game run inside it.
ui-first-embed-cramped = There is too little room for a table here.
ui-first-embed-apart = Open in a new tab
