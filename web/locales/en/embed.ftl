# What stands in pages of others. Each message is one line, for the build takes the lines apart.

## Elements
ui-embed-who-wins = Who wins?
ui-embed-which = Which cards may be played?
ui-embed-wins = wins
ui-embed-leads = leads
ui-embed-allowed = allowed
ui-embed-trick = Trick, in the order of play
ui-embed-hand = Hand
ui-embed-table = On the table:
ui-embed-trump = Trumps:
ui-embed-no-trump = No trumps
ui-embed-first = First trick of the deal
ui-embed-swap = { $card }. Swap it
ui-embed-line = Line { $line } of { $of }
ui-embed-ladder = All lines, the strongest first
ui-embed-asking = Looking it up …
ui-embed-again = Try again
ui-embed-failed = The answer could not be loaded.
ui-embed-barred = This page cannot answer here.
ui-embed-site = Open the game
ui-embed-wrong = These cards, trumps or options do not go together.

## The page of the site that shows them all
ui-demo-title = Napoleon in other pages
ui-demo-lead = Every element that a page can take in. How to use them is told in docs/embedding.md of the source.
ui-demo-tables = Tables
ui-demo-table-note = Nothing is started until you press the button.
ui-demo-frame = The same by a plain frame
ui-demo-tricks = Tricks
ui-demo-tricks-note = Ask who wins; then swap cards by pressing them, and see the answer change.
ui-demo-hands = Hands
ui-demo-told = What the tables tell this page
ui-demo-play = Play this deal
