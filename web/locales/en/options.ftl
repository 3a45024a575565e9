### The start screen's words for both games: presets, house rules and table settings. Each option has one sentence (-help) that says what it
### changes and what that does to the game.

## Japanese Napoleon

napoleon-title = Japanese Napoleon
napoleon-pitch = Bid for the honours, name a secret adjutant, and find out who stands with whom.
napoleon-preset-standard = Standard
napoleon-preset-standard-help = Joker, lowest bid 13. The queen of hearts beats the Mighty.
napoleon-preset-rulebook = Rulebook
napoleon-preset-rulebook-help = Lowest bid 12, higher bids score more, and an army that takes all 20 honours unbidden loses.

napoleon-option-players = Players
napoleon-option-players-help = Four hold 12 cards each, five 10, six 8; with four or six the widow is larger and changes more.
napoleon-option-jokers = Jokers
napoleon-option-jokers-help = The joker may be played at any time, and when led it is strong and calls for trumps; without it, the widow is one card smaller and high trumps are safer.
napoleon-option-minimum-bid = Lowest bid
napoleon-option-minimum-bid-help = No bid may be lower: a low one lets weaker hands into the auction, a high one brings bolder bids and more deals passed out.
napoleon-option-no-trump = No-trump bids
napoleon-option-no-trump-help = One may bid without trumps, above spades: then no suit trumps, there are no special jacks, and long suits and the Mighty decide.
napoleon-option-yoromeki = Queen of hearts beats the Mighty
napoleon-option-yoromeki-help = When the ace of spades and the queen of hearts meet in one trick, the queen wins, whatever else is there; so not even the Mighty is safe.
napoleon-option-same-two = Same two
napoleon-option-same-two-help = From the second trick on, the two wins a trick that is all of its suit, so small cards are worth keeping.
napoleon-option-joker-led = Joker that is led
napoleon-option-joker-led-help = How strong the joker is when it leads a trick: strong, it wins one trick almost at will; weak, it does little but call for trumps.
napoleon-option-joker-led-below-mighty = under the Mighty
napoleon-option-joker-led-below-jacks = under the jacks
napoleon-option-joker-led-weakest = weakest
napoleon-option-joker-call = Joker call
napoleon-option-joker-call-help = When this card is led, the joker’s holder must play the joker, which then loses; so the joker can be hunted.
napoleon-option-joker-call-off = off
napoleon-option-joker-call-3c = three of clubs
napoleon-option-joker-call-3s = three of spades
napoleon-option-adjutant-naming = Naming the adjutant
napoleon-option-adjutant-naming-help = Named after the exchange, the card can fit the final hand; named before it, the widow may turn out to hold the card, and Napoleon plays alone.
napoleon-option-adjutant-naming-before-widow = before the exchange
napoleon-option-adjutant-naming-after-exchange = after the exchange
napoleon-option-discarded-honours = Discarded honours
napoleon-option-discarded-honours-help = Who gets the honours that Napoleon discards, and so what it costs to bury one; with nobody, the allies’ total does not show them.
napoleon-option-discarded-honours-allies = the allies
napoleon-option-discarded-honours-first-trick = who wins the first trick
napoleon-option-discarded-honours-napoleon = Napoleon
napoleon-option-discarded-honours-nobody = nobody
napoleon-option-all-honours = All twenty honours
napoleon-option-all-honours-help = What happens when the army takes all 20: doubling rewards a clean sweep, losing makes a low bid a trap.
napoleon-option-all-honours-normal = no matter
napoleon-option-all-honours-double = score doubled
napoleon-option-all-honours-allies-win = lost, unless 20 was bid
napoleon-option-scoring = Scoring
napoleon-option-scoring-help = Fixed: always the same stake. Doubled: twice for a bid of 20 or playing alone. Winners only: doubled, and losers stay at 0. By the bid: the number bid less 10.
napoleon-option-scoring-fixed = fixed
napoleon-option-scoring-fixed-double = doubled
napoleon-option-scoring-additive = winners only
napoleon-option-scoring-bid-linked = by the bid
napoleon-option-deals = Deals
napoleon-option-deals-help = How many deals make a match; deals that are passed out do not count. More of them reward patience.

napoleon-idle-no-joker = There is no joker in the pack, so this has nothing to act on.

## Nap

nap-title = British Nap
nap-pitch = Five cards, one bid each: say how many tricks you will win, and your first lead makes trumps.
nap-preset-standard = Standard
nap-preset-standard-help = The game of today: bids from three, with misère and Wellington.
nap-preset-french = French
nap-preset-french-help = For chips: bids from two, up to Blücher. A Nap that is made pays ten.
nap-preset-hoyle = Hoyle
nap-preset-hoyle-help = The old penny Nap: bids from one, nothing above Nap, cards dealt singly and kept before their owners.

nap-option-players = Players
nap-option-players-help = Everyone holds five cards. The more players, the more good cards are out, and the harder each trick.
nap-option-lowest-bid = Lowest bid
nap-option-lowest-bid-help = No bid may be lower: a low one lets weak hands play, a high one means more deals passed out.
nap-option-misere = Misère
nap-option-misere-help = A bid to win no trick at all, above three; it gives bad hands something to bid.
nap-option-misere-trumps = Trumps in misère
nap-option-misere-trumps-help = The first suit led is trumps in a misère too, so even a low trump can win a trick against the bidder’s will.
nap-option-top-bid = Highest bid
nap-option-top-bid-help = Wellington and Blücher also bid all five tricks, over a Nap, for a higher stake; they let someone outbid a Nap.
nap-option-top-bid-nap = Nap
nap-option-top-bid-wellington = Wellington
nap-option-top-bid-blucher = Blücher
nap-option-nap-payout = A Nap wins and loses
nap-option-nap-payout-help = What each opponent pays for a Nap that is made, and is paid for one that fails: the more it wins, the more it tempts.
nap-option-nap-payout-5-5 = 5 and 5
nap-option-nap-payout-10-5 = 10 and 5
nap-option-nap-payout-12-6 = 12 and 6
nap-option-blucher-multiple = Naps that a Blücher is worth
nap-option-blucher-multiple-help = How many times a Nap a Blücher pays, won or lost: at four times, one deal can turn a match.
nap-option-all-pass = When everyone passes
nap-option-all-pass-help = Deal again, or the dealer must bid if all the others pass, and may go down to one trick; then every deal is played.
nap-option-all-pass-redeal = deal again
nap-option-all-pass-dealer-bids = the dealer must bid
nap-option-pack = Pack
nap-option-pack-help = A stripped pack leaves out the low cards, so that few cards are unseen: hands are stronger and bids higher.
nap-option-pack-full = all 52 cards
nap-option-pack-stripped = stripped
nap-option-deals-each = Deals each
nap-option-deals-each-help = The match ends when everyone has dealt this often, so that nobody gains by the seat.

nap-setting-played = Played cards
nap-setting-played-help = Gathered by the winner of the trick, or kept face up before their owners, where all can still see them.
nap-setting-played-gathered = gathered
nap-setting-played-kept = kept
nap-setting-dealing = Dealing
nap-setting-dealing-help = Three cards and then two, or one at a time; the cards are the same, only the look of it differs.
nap-setting-dealing-3-2 = three, then two
nap-setting-dealing-singly = singly

nap-idle-no-misere = There is no misère at this table, so this has nothing to act on.
nap-idle-no-blucher = There is no Blücher at this table, so this has nothing to act on.
