### The rules of Nap.
### A seat argument $who comes with $who_me: "yes" when it is the reader.

nap-rules-title = The rules of Nap

## Aim

nap-rules-goal-title = Aim
nap-rules-goal = Each player has five cards. The highest bidder plays alone against all the others, chooses trumps with the first lead, and has to win at least the number of tricks bid, out of five.
nap-rules-match = A match ends when everyone has dealt { $each ->
    [one] once
    [2] twice
   *[other] { $each } times
}, after { $deals } deals; those in which everyone passed are counted too. The highest total wins. Players with equal highest totals share the win.

## Deal

nap-rules-deal-title = Deal
nap-rules-pack = { $players } players use the full pack of { $cards } cards. In each suit the ace is high: A K Q J 10 9 8 7 6 5 4 3 2.
nap-rules-pack-stripped = { $players } players use a stripped pack of { $cards } cards, from the ace down to the { $lowest } of each suit. The ace is high.
nap-rules-hands = You get { $hand } cards each: three, and then two. The other { $left } are not used, and nobody sees them.
nap-rules-hands-singly = You get { $hand } cards each, one at a time. The other { $left } are not used, and nobody sees them.
nap-rules-dealer = The first dealer is drawn by lot. After every deal the next player to the left deals.

## Auction

nap-rules-auction-title = Auction
nap-rules-auction = The player at the dealer’s left begins, and the turn passes clockwise, once round the table.
nap-rules-one-round = You speak only once: you bid, or you pass.
nap-rules-higher = A bid must be higher than the last one.
nap-rules-only-over = { $bid } may be bid only over { $over }.
nap-rules-auction-ends = The auction ends with the dealer, or at once with a bid of { $highest }. The highest bidder plays.
nap-rules-auction-bids = The bids climb from { $lowest } to { $highest }:
nap-rules-bids-caption = Bids, from the lowest
nap-rules-all-pass-redeal = If everyone passes, nobody scores. The deal is counted, and the next player deals.
nap-rules-all-pass-dealer = If all the others pass, the dealer must bid. The dealer may then go down to a bid of one trick, whatever the lowest bid is.

## Play

nap-rules-play-title = Play
nap-rules-lead = The bidder leads any card to the first trick. Its suit is trumps.
nap-rules-follow = Follow the suit led if you can. If you cannot, play any card: you need not trump, nor try to win.
nap-rules-winner-leads = The winner of a trick leads to the next, any card.
nap-rules-gathered = The winner of a trick gathers its cards and lays them face down.
nap-rules-kept = The cards of a trick stay face up before those who played them, so everyone can see what has gone. Only the card that won is turned down, so everyone can also see who has won how many tricks.
nap-rules-misere-no-trumps = In a misère there are no trumps.
nap-rules-misere-trumps = In a misère the first suit led is trumps too.
nap-rules-whole = All five tricks are played.

## Tricks

nap-rules-tricks-title = Who wins a trick
nap-rules-tricks = The first line that applies decides. Here diamonds are trumps.
nap-rules-line-trump = Highest trump
nap-rules-line-led = Highest card of the suit led

## Examples

nap-rules-examples-title = Examples
nap-rules-led = { $suit } led; { $trump } are trumps
nap-rules-led-trumps = { $suit } led, the trumps
nap-rules-led-plain = { $suit } led; no trumps
nap-rules-example-first-lead = The { $lead } is the first lead of the deal, so { $suit } are trumps. The { $card } is the highest of them and wins.
nap-rules-example-trump = One player has no clubs and trumps: the { $card } wins, and { $who_me ->
    [yes] you lead
   *[no] { $who } leads
} to the next trick.
nap-rules-example-led = The ace of clubs belongs to another suit and is no trump. The { $card } is the highest of the suit led and wins.
nap-rules-example-misere = A misère has no trumps, so the spade that was thrown cannot win. The { $card } does.
nap-rules-example-misere-trumps = In this misère the first lead was a spade, so { $suit } are trumps, and the { $card } wins.

## Scores

nap-rules-scores-title = Scores
nap-rules-scores = Every opponent pays the bidder what the bid is worth, or is paid it when the bid fails. So the scores of a deal add up to zero. A bid of a number is worth that number, however many tricks more were won.
nap-rules-scores-unit = Scores are counted in { $unit }.
nap-rules-scores-misere = A misère is made without a single trick, and is worth { $value } either way.
nap-rules-scores-nap = A Nap is worth { $won } when it is made and { $lost } when it fails.
nap-rules-scores-times = { $bid } is worth { $times ->
    [2] twice
   *[other] { $times } times
} a Nap, won and lost alike.
nap-rules-paid = What { $players } players score
nap-rules-paid-in = What { $players } players score, in { $unit }
nap-rules-col-bid = bid
nap-rules-col-tricks = tricks to win
nap-rules-col-made = made: bidder
nap-rules-col-made-others = each opponent
nap-rules-col-failed = failed: bidder
nap-rules-col-failed-others = each opponent
nap-rules-tricks-none = none
nap-rules-tricks-all = all five
nap-rules-tricks-some = { $tricks } or more

## Playing well

nap-rules-well-title = Playing well
nap-rules-well-bidding = Bidding
nap-rules-well-bidding-text = Count the tricks of your best suit as trumps, and the aces beside it. Ace, king and a third card of one suit are worth nearly three tricks. Two trumps and no ace beside them are seldom worth a bid.
nap-rules-well-players = How many are against you
nap-rules-well-few = Less than half of the pack is dealt, so the card that would beat you is more often out of play than not. Kings are good, and you can dare a little.
nap-rules-well-many = More than half of the pack is dealt, so the card that would beat you is most likely in somebody’s hand. Count only what is sure.
nap-rules-well-going = Going Nap
nap-rules-well-going-even = A Nap pays as much as it costs: go for it when you expect to make it more often than not.
nap-rules-well-going-odds = A Nap pays more than it costs, so it may fail more often than it is made. Four sure tricks and a fair chance of the fifth are enough.
nap-rules-well-leading = Leading as the bidder
nap-rules-well-leading-text = Lead your highest trump first, and go on with trumps until the others have none. Then your high cards of other suits cannot be trumped.
nap-rules-well-discarding = Throwing away
nap-rules-well-discarding-text = When you cannot follow, keep the suit in which you may still win a trick, and throw what the others keep. With two cards of a suit, the higher one may be all that stops the bidder.
nap-rules-well-defending = Defending
nap-rules-well-defending-text = You all play against the bidder, so do not beat each other: if a defender wins already, play low. If you play before the bidder, play high; after the bidder, win as cheaply as you can.
nap-rules-well-misere = Playing a misère
nap-rules-well-misere-text = Bid it on low cards in every suit you hold; one bare middle card is a danger, a two or three beneath covers higher ones. The more players there are, the more often somebody must go above you. Play the highest card that does not win, and throw away the most dangerous one when you cannot follow.
nap-rules-well-against-misere = Against a misère
nap-rules-well-against-misere-text = Lead low cards of suits that the bidder still has. Play low under the bidder; once somebody else is winning, get rid of your high cards.

## Glossary

nap-rules-words-title = Glossary
nap-rules-word-bidder = bidder
nap-rules-word-bidder-text = The player who made the highest bid, alone against the others.
nap-rules-word-defenders = defenders
nap-rules-word-defenders-text = All the others, together in this deal.
nap-rules-word-trumps = trumps
nap-rules-word-trumps-text = The suit of the bidder’s first lead. It beats all other suits.
nap-rules-word-misere = misère
nap-rules-word-misere-text = A bid to win no trick at all.
nap-rules-word-nap = Nap
nap-rules-word-nap-text = A bid to win all five tricks; short for Napoleon.
nap-rules-word-wellington = Wellington
nap-rules-word-wellington-text = A bid to win all five tricks for double, over a Nap.
nap-rules-word-blucher = Blücher
nap-rules-word-blucher-text = A bid to win all five tricks for still more, over a Wellington.
nap-rules-word-void = to be void
nap-rules-word-void-text = To hold no card of a suit.
nap-rules-word-passed-out = passed out
nap-rules-word-passed-out-text = A deal in which nobody bid.

## Questions

nap-rules-questions-title = Questions
nap-rules-ask-trump = Must I trump when I cannot follow?
nap-rules-ask-trump-text = No. You may play any card.
nap-rules-ask-over = Must I beat the cards in the trick if I can?
nap-rules-ask-over-text = No. You must follow suit, and nothing else.
nap-rules-ask-first = Must the bidder lead from the longest suit?
nap-rules-ask-first-text = No. The bidder leads any card, and its suit becomes trumps.
nap-rules-ask-misere = What if the bidder of a misère wins a trick?
nap-rules-ask-misere-text = The bid has failed, whatever follows.
nap-rules-ask-overtricks = Do tricks beyond the bid count?
nap-rules-ask-overtricks-text = No. A bid of three pays three with three tricks, four or five.
nap-rules-ask-rest = What becomes of the cards that were not dealt?
nap-rules-ask-rest-text = They lie face down and are out of play. So a missing ace may not be against you.
nap-rules-ask-together = Do the defenders share what they win?
nap-rules-ask-together-text = Each of them pays, or is paid, the full worth of the bid.
