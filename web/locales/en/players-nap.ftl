# How computer players of Nap decide.

nap-players-bidding = Their rule of thumb in the auction
nap-players-bidding-text = For each bid a player reckons the chance that its hand makes it, with how many play against it, and what that wins and loses by the rules of the table. It bids what promises most, or passes.
nap-players-playing = Their rule of thumb in play
nap-players-playing-text = The bidder draws trumps and wins as cheaply as is safe. The others play together: they beat the bidder, not each other. In a misère the bidder stays low, and the others stay lower. All count which cards are out and who has been proved to lack a suit.
nap-players-worlds = Their worlds
nap-players-worlds-text = A world gives each of the others as many unseen cards as it still holds, and nobody a suit that it has been proved to lack. The rest is chance with one leaning: whoever bid is likelier to hold what the bid takes. Of { $count } hands that the bidder may hold one is taken, by how well it fits the bid, and in a misère the first card.
nap-players-solved = How a world ends
nap-players-solved-text = Five cards each are few enough to be solved: with all hands open and the best play of everyone, is the bid still made after this card? A misère is played out by rule of thumb instead, since those who saw all hands would catch nearly every one.
nap-players-tried = What is tried
nap-players-tried-text = In the auction, every bid and the pass, with the others bidding on by rule of thumb, and the { $count } suits that promise most as trumps. In play, every card that may be played, and only one of equal ones.
nap-players-worth = What decides
nap-players-worth-text = What the rules of the table pay for a bid that is made and one that is lost, by how often it is made in the worlds. The card of the rule of thumb is thought a little better beforehand, as surely as { $count } worlds would tell it.
nap-players-mistakes = Mistakes of the easy ones
nap-players-mistakes-text = They take one of the next best moves for the best: they value a hand wrong by a point or so, or play a neighbour of the right card. Nobody bids all five tricks by mistake.
nap-players-proved-worlds = In Nap, every world deals each unseen card once at most, to hands of the right size, and gives nobody a suit that was proved to be lacking.
nap-players-proved-solved = In Nap, a solved world says the same as a second solver, which serves all games.
nap-players-proved-obvious = In dozens of positions of Nap in which the right move is plain to see, players who search { $count } worlds nearly always make it.
