# How computer players of Japanese Napoleon decide.

napoleon-players-know = What else they know
napoleon-players-know-text = Napoleon knows the widow once it is taken, and what was discarded; the others know only discarded honours that the rules show to all. Who holds the named card knows it. All others have to guess who the adjutant is, as you have.
napoleon-players-rule = Their rule of thumb
napoleon-players-rule-text = In the auction a hand is worth so many honours, by its trumps, special cards and aces. In play a card is good if its trick is likely to bring honours to the own side, and if the card itself would not be missed later. From who feeds, beats or spares whom, players judge who the adjutant may be.
napoleon-players-worlds = Their worlds
napoleon-players-worlds-text = A world holds every card that the player has not seen, in hands of the right size, and gives nobody a suit that this player has been proved to lack. The rest is chance, with leanings that were counted in play: Napoleon is likelier than others to hold special cards, trumps and aces, discards low cards of other suits, and seldom names a card of the own hand; whoever bid a suit is likelier to hold it; and who plays like the adjutant is likelier to be it.
napoleon-players-tried = What is tried
napoleon-players-tried-text = In the auction, the lowest bid in every suit and the pass; in naming, up to { $names } cards to wish for and one to play alone; in the exchange, up to { $discards } ways to discard; in play, every legal card, and of equal ones the lowest.
napoleon-players-worth = What decides
napoleon-players-worth-text = What the rules of the table pay: for a bid, by the chance that it is made, put right by how often such bids were made in our own play; afterwards by the score, with a little for every honour. When a card is to be played, the rule of thumb has a say that weighs as much as { $count } worlds. The worlds are played out in several styles, so that what one of them gets wrong does not decide.
napoleon-players-inference = Reading the others
napoleon-players-inference-text = At the two strongest levels, when a card is to be played, a world is imagined the more often, the better all that the others have done goes with it: each bid, each pass and each card, as likely as players like ours would have made it with the hand that this world gives them. How far to trust that was fitted to deals of our own players.
napoleon-players-secret = Keeping a secret
napoleon-players-secret-text = At the two strongest levels a secret adjutant takes something off the worth of a card that gives it away: the more, the surer the others can then be, and the more tricks are still to come. How adjutants and allies play was counted in deals of our own players.
napoleon-players-mistakes = Mistakes of the easy ones
napoleon-players-mistakes-text = They take one of the next best moves for the best: they value a hand wrong by an honour or so, name a card that helps less, discard a card too good, or play the wrong one of several sensible cards. They do not throw special cards away.

napoleon-players-proved-worlds = In Napoleon every world holds each card once, in hands of the right size, and gives nobody a suit that was proved to be missing.
napoleon-players-proved-playouts = In a world of Napoleon every card that is played on is allowed, and every trick goes to the player who wins it by the rules of the table.
napoleon-players-proved-obvious = In dozens of positions of Napoleon in which the right move is plain to see, players who search { $count } worlds nearly always make it.
