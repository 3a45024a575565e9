### Nap.
### A seat argument $who comes with $who_me: "yes" when it is the reader.

## Roles

nap-declarer = Bidder
nap-role-declarer = bidder
nap-role-defender = defender
nap-role-trump = trump

## What scores are counted in: $count of them

nap-unit-chips = { $count ->
    [one] chip
   *[other] chips
}
nap-unit-pence = { $count ->
    [one] penny
   *[other] pence
}

## Auction

nap-auction = Auction
nap-no-bid = no bid yet
nap-highest-bid = highest bid
nap-bid-misere = Misère
nap-bid-nap = Nap
nap-bid-wellington = Wellington
nap-bid-blucher = Blücher
nap-ask-bid = Make a bid, or pass
nap-ask-bid-over = Bid higher than { $bid }, or pass
nap-ask-bid-detail = You speak once. How many of the five tricks can you win, if your first lead makes trumps?
nap-ask-forced = All the others passed: you must bid
nap-ask-forced-detail = The dealer may go down to one trick.
nap-bid-means-some = { $tricks ->
    [one] One trick
   *[other] { $tricks } tricks
} or more: each opponent pays you { $won }, or you pay each { $lost }.
nap-bid-means-none = Not a single trick: each opponent pays you { $won }, or you pay each { $lost }.
nap-bid-means-all = All five tricks: each opponent pays you { $won }, or you pay each { $lost }.
nap-bid-note-some = { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}
nap-bid-note-none = no trick
nap-bid-note-all = all five
nap-bid-note-over = over a { $bid }
nap-bid-too-low = A bid must be higher than { $bid }
nap-bid-only-over = Only over { $bid }
nap-bid-under-lowest = The lowest bid is { $lowest }
nap-no-such-bid = There is no such bid at this table
nap-dealer-must-bid = All the others passed, so the dealer must bid
nap-submit-bid = Bid { $face }
nap-passed-out = Everyone passed
nap-passed-out-detail = Nobody scores, and the deal counts. The next player deals.

## Play

nap-trumps-label = Trumps
nap-trumps = { $suit }
nap-trumps-open = the first lead
nap-no-trumps = none
nap-tricks-won = tricks
nap-turn-trumps = Your lead makes trumps
nap-so-far = { $who_me ->
    [yes] Your { $card } is winning.
   *[no] { $who }’s { $card } is winning.
}
nap-standing = { $who_me ->
    [yes] You need
   *[no] { $who } needs
} { $need ->
    [one] one more trick.
   *[other] { $need } more tricks.
}
nap-standing-made = { $who_me ->
    [yes] You have made the bid.
   *[no] { $who } has made the bid.
}
nap-standing-lost = { $who_me ->
    [yes] Your bid has failed.
   *[no] The bid of { $who } has failed.
}
nap-standing-none = { $who_me ->
    [yes] You must not win a trick.
   *[no] { $who } must not win a trick.
}
nap-trick = { $who_me ->
    [yes] You take the trick
   *[no] { $who } takes the trick
}, { $count ->
    [one] the first
   *[other] { $count } so far
}

## Result

nap-result-made = { $who_me ->
    [yes] You made { $bid }
   *[no] { $who } made { $bid }
}
nap-result-failed = { $who_me ->
    [yes] You failed in { $bid }
   *[no] { $who } failed in { $bid }
}
nap-result-legend = bright: trumps
nap-result-some = { $taken } of the five tricks, for a bid of { $tricks }
nap-result-none = { $taken ->
    [0] Not a single trick
    [one] One trick, where none was allowed
   *[other] { $taken } tricks, where none was allowed
}
nap-result-all = { $taken } of the five tricks, for a bid of all
nap-result-detail-made = { $line }. Each opponent pays { $value }.
nap-result-detail-failed = { $line }. Each opponent is paid { $value }.

# Why a move is made. $percent: the chance that the bid is made.
nap-why-bid = About { $percent } % to be made, and worth more than a pass.
nap-why-forced = You must bid, and this promises most: about { $percent } % to be made.
nap-why-pass = No bid that is left promises more than a pass.
nap-why-only = The { $card } is the only card that may be played.
nap-why-under = The { $card } is the card that others get under least.
nap-why-duck = The { $card } loses the trick, and lower cards are kept.
nap-why-caught = Every card would take the lead: the { $card } is missed least.
nap-why-low-before = The { $card } leaves the trick low, so that the bidder may have to win it.
nap-why-leave = The { $card } leaves the trick to the bidder.
nap-why-rid = The { $card } could not get under the bidder later.
nap-why-trumps = Makes { $suit } trumps, the best suit in hand.
nap-why-draw = The { $card } draws the others’ trumps.
nap-why-lead-sure = No card of the other side can beat the { $card }.
nap-why-lead = The { $card } has the best chance to win.
nap-why-win = The { $card } takes the lead in the trick.
nap-why-win-last = The { $card } takes the trick.
nap-why-partner = { $who } is winning the trick: a good card would be wasted.
nap-why-low = Nothing better can be done: the { $card } costs least.

## Explanations for who is new

nap-tip-bid = Bid how many of the five tricks you will win alone. You speak only once; the highest bid plays.
nap-tip-declarer = You play alone against all. The suit of the very first card is trumps.
nap-tip-misere = You play alone, and you must not win a single trick.
nap-tip-defender = You and the others play against { $who }: stop the bid together.
nap-tip-ring = The ring counts tricks: lozenges for the bidder, discs for the others. The badge marks the bid.

## The log of a deal

nap-log-contract = { $who_me ->
    [yes] You play { $bid }; your first lead makes trumps
   *[no] { $who } plays { $bid }; the first lead makes trumps
}
nap-log-contract-no-trumps = { $who_me ->
    [yes] You play { $bid }, without trumps
   *[no] { $who } plays { $bid }, without trumps
}
nap-log-trumps = Trumps are { $suit }
nap-log-takes = { $who_me ->
    [yes] You take the trick with the { $card }
   *[no] { $who } takes the trick with the { $card }
}{ nap-log-count }
nap-log-takes-trump = { $who_me ->
    [yes] You trump: the { $card } takes the trick
   *[no] { $who } trumps: the { $card } takes the trick
}{ nap-log-count }
nap-log-count = { $count ->
    [one] , the first
   *[other] , { $count } so far
}

## What may be claimed
nap-claim = You take every trick that is left, however the cards lie and whatever the others play.
nap-claim-none = You take no trick that is left, however the cards lie and whatever the others play.
