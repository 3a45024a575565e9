### The rules of Japanese Napoleon.
### A seat argument $who comes with $who_me: "yes" when it is the reader.

napoleon-rules-title = The rules of Napoleon

## Aim

napoleon-rules-goal-title = Aim
napoleon-rules-goal = The highest bidder becomes Napoleon and has to win at least the number of honours bid, out of 20. Napoleon names a card; whoever holds it is the adjutant and helps Napoleon, in secret at first. All the others are allies and play against the two.
napoleon-rules-honours = The honours are the ace, king, queen, jack and ten of every suit. No other card counts.
napoleon-rules-honours-joker = The honours are the ace, king, queen, jack and ten of every suit. No other card counts, and the joker is no honour.
napoleon-rules-match = A match is { $deals ->
    [one] one deal
   *[other] { $deals } deals
}; those in which everyone passed are not counted. The highest total wins. Players with equal highest totals share the win.

## Deal

napoleon-rules-deal-title = Deal
napoleon-rules-pack = { $players } players use a pack of 52 cards without a joker. In each suit the ace is high: A K Q J 10 9 8 7 6 5 4 3 2.
napoleon-rules-pack-joker = { $players } players use a pack of 52 cards and one joker. In each suit the ace is high: A K Q J 10 9 8 7 6 5 4 3 2.
napoleon-rules-hands = You get { $hand } cards each. The other { $widow } are the widow: they lie face down until Napoleon takes them.
napoleon-rules-dealer = The first dealer is drawn by lot. After every deal the next player to the left deals.

## Auction

napoleon-rules-auction-title = Auction
napoleon-rules-auction = The player at the dealer’s left begins, and the turn passes clockwise. In your turn you bid a number of honours together with the trumps you would play with, or you pass.
napoleon-rules-bids = The lowest bid is { $lowest }, the highest { $highest }.
napoleon-rules-climb = A bid must be higher than the last one: a higher number, or the same number in a higher suit. The suits climb from clubs to diamonds, hearts and spades.
napoleon-rules-climb-no-trump = A bid must be higher than the last one: a higher number, or the same number in a higher suit. The suits climb from clubs to diamonds, hearts and spades, and a bid without trumps is above spades.
napoleon-rules-jumps = You may leave numbers out. Once you have passed you are out of this auction.
napoleon-rules-auction-ends = The auction ends when someone has bid and all the others have passed, or at once with a bid of { $highest }. The last bidder is Napoleon.
napoleon-rules-all-pass = If everyone passes, nobody scores, the deal is not counted, and the next player deals.

## Adjutant

napoleon-rules-adjutant-title = Adjutant
napoleon-rules-naming-first = Napoleon first names a card, then takes the widow and discards.
napoleon-rules-exchange-first = Napoleon first takes the widow and discards, then names a card.
napoleon-rules-naming = Napoleon may name any card of the pack. Its holder is the adjutant and plays on Napoleon’s side.
napoleon-rules-naming-joker = Napoleon may name any card of the pack, the joker too. Its holder is the adjutant and plays on Napoleon’s side.
napoleon-rules-secret = Only the adjutant knows at first. The others learn it when the named card is played, at the latest when the deal ends.
napoleon-rules-exchange = Napoleon takes the { $widow } cards of the widow and discards as many face down: any cards, those just taken too.
napoleon-rules-alone = If nobody else holds the named card, Napoleon plays alone: it was in Napoleon’s own hand, in the widow, or has been discarded. Nobody else is told.
napoleon-rules-discarded-allies = Honours in the discard count for the allies. The discard stays face down until the deal ends.
napoleon-rules-discarded-nobody = Honours in the discard count for nobody, so they are lost to Napoleon. The discard stays face down until the deal ends.
napoleon-rules-discarded-napoleon = Honours in the discard count for Napoleon’s side. The discard stays face down until the deal ends.
napoleon-rules-discarded-first-trick = Honours in the discard are shown to all at once, and go to the winner of the first trick. If the named card is among them, everyone knows that Napoleon plays alone. The other discards stay face down until the deal ends.

## Play

napoleon-rules-play-title = Play
napoleon-rules-lead = Napoleon leads any card to the first trick. The winner of a trick leads to the next.
napoleon-rules-follow = Follow the suit led if you can. If you cannot, play any card: you need not trump, nor try to win.
napoleon-rules-printed = Every card belongs to the suit printed on it, the ace of spades and the right and left jacks too.
napoleon-rules-joker = The joker has no suit. You may play it to any trick, even when you could follow.
napoleon-rules-trump-call = A joker that is led calls for trumps: if you hold a trump, you must play one.
napoleon-rules-trump-call-no-trump = A joker that is led calls for trumps: if you hold a trump, you must play one. Without trumps it calls for nothing, and you may play any card.
napoleon-rules-joker-call = When the { $card } is led, the holder of the joker must play the joker, even when able to follow.

## Tricks

napoleon-rules-tricks-title = Who wins a trick
napoleon-rules-tricks = Read the ladder from the top: the first line that applies decides. Here { $trump } are trumps.
napoleon-rules-tricks-no-trump = After a bid without trumps there is no right or left jack, and these lines remain:
napoleon-rules-line-yoromeki = Queen of hearts over the Mighty
napoleon-rules-line-yoromeki-note = Only when both are in the trick, in either order
napoleon-rules-line-mighty = The Mighty
napoleon-rules-line-mighty-note = The ace of spades
napoleon-rules-line-right-jack = Right jack
napoleon-rules-line-right-jack-note = The jack of trumps
napoleon-rules-line-left-jack = Left jack
napoleon-rules-line-left-jack-note = The other jack of the same colour
napoleon-rules-line-joker = The joker, when led
napoleon-rules-line-joker-note = A joker that was not led never wins
napoleon-rules-line-joker-weak-note = If no card above is in the trick; one that was not led never wins
napoleon-rules-line-same-two = Same two
napoleon-rules-line-same-two-note = The two, when all cards are of its suit; not in the first trick
napoleon-rules-line-trump = Highest trump
napoleon-rules-line-led = Highest card of the suit led

## Examples

napoleon-rules-examples-title = Examples
napoleon-rules-led = { $suit } led; { $trump } are trumps
napoleon-rules-led-trumps = { $suit } led, the trumps
napoleon-rules-led-no-trump = { $suit } led; no trumps
napoleon-rules-led-joker = the joker led; { $trump } are trumps
napoleon-rules-led-joker-no-trump = the joker led; no trumps
napoleon-rules-example-led = Nobody trumps, so the highest card of the suit led wins: the { $card }. The king of hearts is of another suit.
napoleon-rules-example-trump = One player has no spades left and trumps: the { $card } wins, low as it is.
napoleon-rules-example-left-jack = { $who_me ->
    [yes] Your
   *[no] { $who }’s
} { $card } is the left jack, since diamonds and hearts are both red. It belongs to hearts, but it beats the nine of trumps and the ace that was led.
napoleon-rules-example-right-jack = Both jacks are in the trick. The { $card } is the jack of trumps, so it is the right jack and beats the left one, and the king of trumps too.
napoleon-rules-example-yoromeki = The ace of spades would beat even the right jack. But the queen of hearts is in the same trick: { $who_me ->
    [yes] you win
   *[no] { $who } wins
} with it.
napoleon-rules-example-mighty = The { $card } is the Mighty: it beats the right jack and every other card. The queen of hearts cannot hurt it at this table.
napoleon-rules-example-same-two = All the cards are clubs and the first trick is over, so the { $card } beats even the king.
napoleon-rules-example-no-same-two = All the cards are clubs. At this table the two is nothing but the lowest of them, and the { $card } wins.
napoleon-rules-example-first-trick = The same cards in the first trick of a deal: there the two is nothing special, and the { $card } wins.
napoleon-rules-example-joker-over-jack = { $who_me ->
    [yes] You lead
   *[no] { $who } leads
} the joker, and who holds trumps must play one. Only the Mighty could beat it: it wins over the ace of trumps and the left jack.
napoleon-rules-example-jack-over-joker = The joker is led, and who holds trumps must play one. { $who_me ->
    [yes] You have
   *[no] { $who } has
} none, and plays the { $card }: the left jack stands above the joker and wins.
napoleon-rules-example-joker-over-trump = The joker is led and calls for trumps. Neither the trumps nor the ace of clubs can beat it, so { $who_me ->
    [yes] you win
   *[no] { $who } wins
} the trick.
napoleon-rules-example-trump-over-joker = The joker is led and calls for trumps. At this table it is weaker than any trump, and the highest of them wins: the { $card }.
napoleon-rules-example-joker-alone = Nobody plays a trump or a special card, so the joker that was led wins.
napoleon-rules-example-joker-not-led = The joker may be played at any time, but it was not led, so it cannot win. The { $card } does.
napoleon-rules-example-joker-call = The { $lead } is led and calls for the joker: its holder must play it, and loses it. The { $card } wins.
napoleon-rules-example-no-trump = Without trumps the jack of diamonds is a plain card of another suit. The { $card } is the highest of the suit led and wins.
napoleon-rules-example-no-trump-joker = Without trumps a joker that is led calls for no suit, and only the Mighty could beat it.

## Scores

napoleon-rules-scores-title = Scores
napoleon-rules-total = The army is Napoleon and the adjutant, or Napoleon alone. Its total is the honours in the tricks that it won. Discarded honours are not in it.
napoleon-rules-total-napoleon = The army is Napoleon and the adjutant, or Napoleon alone. Its total is the honours in the tricks that it won, and those that Napoleon discarded.
napoleon-rules-total-first-trick = The army is Napoleon and the adjutant, or Napoleon alone. Its total is the honours in the tricks that it won; the discarded honours go with the first trick.
napoleon-rules-made = The bid is made when the total is at least the number bid.
napoleon-rules-shares = A bid that is made costs each ally one share. Of these the adjutant gets one and Napoleon { $helped ->
    [one] the other one
   *[other] the other { $helped }
}; Napoleon alone gets all { $alone }. When a bid fails, it is the other way round.
napoleon-rules-all-normal = Taking all 20 earns nothing more.
napoleon-rules-all-double = A bid that is made with all 20 honours counts double.
napoleon-rules-all-allies-win = An army that takes all 20 honours without having bid 20 loses.
napoleon-rules-scoring-fixed = What a deal is worth does not depend on the bid.
napoleon-rules-scoring-fixed-double = A deal is worth double if the bid was 20, or if Napoleon plays alone; if both, still only double.
napoleon-rules-scoring-additive = A deal is worth double if the bid was 20, or if Napoleon plays alone; if both, still only double. Nobody loses points: who loses scores 0.
napoleon-rules-scoring-bid-linked = A deal is worth the number bid less ten, and at least one.
napoleon-rules-paid-made = The bid is made, with fewer than 20 honours
napoleon-rules-paid-failed = The bid fails
napoleon-rules-paid-all = The army takes all 20
napoleon-rules-col-bid = bid
napoleon-rules-col-napoleon = Napoleon
napoleon-rules-col-adjutant = adjutant
napoleon-rules-col-ally = each ally
napoleon-rules-col-alone = Napoleon alone
napoleon-rules-col-ally-alone = each ally then
napoleon-rules-numbers = { $low } to { $high }

## Playing well

napoleon-rules-well-title = Playing well
napoleon-rules-well-bidding = Bidding
napoleon-rules-well-bidding-text = Count the special cards, the length of your best suit, and aces. Five trumps with the Mighty or a jack are a hand to bid on. Remember that the adjutant brings a strong card, and the widow often helps.
napoleon-rules-well-chances = What to expect
napoleon-rules-well-chances-text = Among five good players the best hand at the table makes { $lowest ->
    [14] a bid of 14 more often than not, 15 four or five times in ten, and 16 one time in three.
    [15] a bid of 15 four or five times in ten, and 16 one time in three.
    [16] a bid of 16 one time in three.
   *[other] a bid of 13 about seven times in ten, 14 more often than not, 15 four or five times in ten, and 16 one time in three.
}
napoleon-rules-well-stakes = How high to go
napoleon-rules-well-lowest = A higher number earns no more. Bid the lowest number that is allowed, as long as you would rather play than defend.
napoleon-rules-well-lowest-short = Short of 20, a higher number earns no more. Bid the lowest number that is allowed, as long as you would rather play than defend.
napoleon-rules-well-nothing-lost = A failed bid costs you nothing but gives the allies their points. You can risk more than at other tables.
napoleon-rules-well-higher = A higher number earns more and costs more. Bid up to what you expect to make more often than not.
napoleon-rules-well-naming = Naming
napoleon-rules-well-naming-text = Name the strongest card that you lack: the left or right jack, the Mighty, or the ace of trumps. A card that beats you in an ally’s hand helps you in an adjutant’s.
napoleon-rules-well-naming-joker = Name the strongest card that you lack: the left or right jack, the Mighty, the ace of trumps, or the joker. A card that beats you in an ally’s hand helps you in an adjutant’s.
napoleon-rules-well-discarding = Discarding
napoleon-rules-well-discarding-text = Keep trumps, special cards and aces. Get rid of a short suit altogether: then you can trump it. Discard low cards before honours.
napoleon-rules-well-discarding-first-trick = Keep trumps, special cards and aces. Get rid of a short suit altogether: then you can trump it. Discard honours only if you are sure to win the first trick, which takes them.
napoleon-rules-well-discarding-napoleon = Keep trumps, special cards and aces. Honours that you discard are yours without a fight, so bury those that you might lose: tens and queens of other suits first. Get rid of a short suit altogether: then you can trump it.
napoleon-rules-well-leading = Leading as Napoleon
napoleon-rules-well-leading-text = Lead trumps early, so that the allies cannot trump your winners. Keep the Mighty for a trick with many honours, and do not spend it on a trick that is yours already.
napoleon-rules-well-joker = The joker
napoleon-rules-well-joker-text = Lead the joker while the allies still hold trumps: it wins the trick and draws them. It is worth nothing if you keep it too long.
napoleon-rules-well-joker-weak = The joker wins only if no trump falls, so lead it late, when the trumps are gone. Until then it lets you keep a good card of the suit led.
napoleon-rules-well-queen = The queen of hearts
napoleon-rules-well-queen-text = Keep the queen of hearts until the Mighty falls, if you can. If you hold the Mighty, play it after the queen has gone, or last to a trick.
napoleon-rules-well-two = The twos
napoleon-rules-well-two-text = A two is strong early, while everyone can still follow. Play it, or lead it, to a suit that has not been led before; the first trick is too soon.
napoleon-rules-well-adjutant = As adjutant
napoleon-rules-well-adjutant-text = Put honours on Napoleon’s tricks and win tricks from the allies, without showing the named card too soon. Play it when it wins honours that would be lost.
napoleon-rules-well-defending = As an ally
napoleon-rules-well-defending-text = Give honours only to tricks that an ally is sure to win; when you cannot tell, play low. Win tricks before Napoleon plays only if Napoleon cannot beat you. Lead suits in which Napoleon has run short of high cards.
napoleon-rules-well-reading = Who is the adjutant?
napoleon-rules-well-reading-text = Watch who gives honours to Napoleon’s tricks, who leads trumps, and who spares Napoleon a card that would win. Who takes a trick from Napoleon is seldom the adjutant.

## Glossary

napoleon-rules-words-title = Glossary
napoleon-rules-word-honour = honour
napoleon-rules-word-honour-text = An ace, king, queen, jack or ten. There are 20.
napoleon-rules-word-widow = widow
napoleon-rules-word-widow-text = The cards that were not dealt. Napoleon takes them.
napoleon-rules-word-napoleon = Napoleon
napoleon-rules-word-napoleon-text = The player who made the last bid.
napoleon-rules-word-named = named card
napoleon-rules-word-named-text = The card by which Napoleon chooses the adjutant.
napoleon-rules-word-adjutant = adjutant
napoleon-rules-word-adjutant-text = Whoever holds the named card: Napoleon’s secret partner.
napoleon-rules-word-army = army
napoleon-rules-word-army-text = Napoleon and the adjutant, or Napoleon alone.
napoleon-rules-word-allies = allies
napoleon-rules-word-allies-text = All the others, against the army.
napoleon-rules-word-mighty = Mighty
napoleon-rules-word-mighty-text = The ace of spades.
napoleon-rules-word-right-jack = right jack
napoleon-rules-word-right-jack-text = The jack of trumps.
napoleon-rules-word-left-jack = left jack
napoleon-rules-word-left-jack-text = The other jack of the colour of trumps: spades go with clubs, hearts with diamonds.
napoleon-rules-word-trump-call = trump call
napoleon-rules-word-trump-call-text = A joker that is led: who holds trumps must play one.
napoleon-rules-word-joker-call = joker call
napoleon-rules-word-joker-call-text = The card that forces the joker out when it is led.
napoleon-rules-word-yoromeki = yoromeki
napoleon-rules-word-yoromeki-text = The queen of hearts beats the Mighty when both are in one trick. The word means to stagger.
napoleon-rules-word-same-two = same two
napoleon-rules-word-same-two-text = The two that wins a trick because all its cards are of one suit.
napoleon-rules-word-passed-out = passed out
napoleon-rules-word-passed-out-text = A deal in which nobody bid.

## Questions

napoleon-rules-questions-title = Questions
napoleon-rules-ask-left-jack = Does the left jack count as a trump?
napoleon-rules-ask-left-jack-text = No. It wins like one, but it follows the suit printed on it, and nobody has to play it when trumps are led.
napoleon-rules-ask-mighty = Can the Mighty lose?
napoleon-rules-ask-mighty-yes = Only to the queen of hearts in the same trick. Nothing else beats it, in any trick.
napoleon-rules-ask-mighty-no = No. Nothing beats it, in any trick.
napoleon-rules-ask-joker = May I play the joker although I could follow?
napoleon-rules-ask-joker-text = Yes, at any time.
napoleon-rules-ask-joker-wins = Does the joker win if I do not lead it?
napoleon-rules-ask-joker-wins-text = Never. But it spares you a card that you would rather keep.
napoleon-rules-ask-first-lead = May Napoleon lead trumps or a special card first?
napoleon-rules-ask-first-lead-text = Yes. No card is barred from any trick.
napoleon-rules-ask-own = May I, as Napoleon, name a card of my own?
napoleon-rules-ask-own-text = Yes. You then play alone, and the others have to find that out.
napoleon-rules-ask-tell = May the adjutant tell?
napoleon-rules-ask-tell-text = Only by the cards played. Until the named card falls nobody else can be sure.
napoleon-rules-ask-hide = Must the adjutant play the named card when it could win?
napoleon-rules-ask-hide-text = No. It is a card like others: you follow suit, and choose freely among the cards that you may play.
napoleon-rules-ask-discard = Can honours be discarded?
napoleon-rules-ask-discard-text = Yes, any card can. Where they count, the chapter on the adjutant says.
napoleon-rules-ask-two = Does the two win among trumps too?
napoleon-rules-ask-two-text = Yes, if all the cards are trumps, it is not the first trick, and no special card is among them.
napoleon-rules-ask-over = Is the deal over once the bid is made?
napoleon-rules-ask-over-text = No. All the tricks are played.
