# How computer players of Nap decide.

nap-players-bidding = In the auction
nap-players-bidding-text = For each bid a player reckons the chance that its hand makes it, with how many play against it, and what that wins and loses by the rules of the table. It bids what promises most, or passes.
nap-players-playing = In play
nap-players-playing-text = The bidder draws trumps and wins as cheaply as is safe. The others play together: they beat the bidder, not each other. In a misère the bidder stays low, and the others stay lower. All count which cards are out and who has been proved to lack a suit.
