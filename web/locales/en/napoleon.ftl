### Japanese Napoleon.
### A seat argument $who comes with $who_me: "yes" when it is the reader.

## Roles

napoleon-napoleon = Napoleon
napoleon-adjutant = Adjutant
napoleon-adjutant-hidden = hidden
napoleon-adjutant-secret = you, in secret
napoleon-adjutant-nobody = nobody
napoleon-role-napoleon = Napoleon
napoleon-role-alone = Napoleon, alone
napoleon-role-adjutant = adjutant
napoleon-role-adjutant-secret = adjutant, in secret
napoleon-role-ally = ally
napoleon-role-mighty = Mighty
napoleon-role-joker = joker
napoleon-role-right-jack = right jack
napoleon-role-left-jack = left jack
napoleon-role-yoromeki = beats the Mighty
napoleon-role-named = named card
napoleon-role-and-named = { $role }, named card

## Auction

napoleon-auction = Auction
napoleon-no-bid = no bid yet
napoleon-highest-bid = highest bid
napoleon-ask-bid = Make a bid, or pass
napoleon-ask-bid-over = Bid higher than { $bid }, or pass
napoleon-ask-bid-detail = Ace, king, queen, jack and ten are honours, 20 in all. How many can your side win, and with which trumps?
napoleon-ask-bid-detail-no-trump = Ace, king, queen, jack and ten are honours, 20 in all. How many can your side win, and with which trumps, or with none?
napoleon-bid-means = { $bid }: your side must win { $number } of the 20 honours.
napoleon-bid-too-low = A bid must be higher than { $bid }
napoleon-no-such-bid = A bid is a number from { $lowest } to 20 and a suit
napoleon-no-such-bid-no-trump = A bid is a number from { $lowest } to 20 and a suit, or no trumps
napoleon-submit-bid = Bid { $face }
napoleon-passed-out = Everyone passed
napoleon-passed-out-detail = Nobody scores. The next player deals.

## Naming

napoleon-naming = { $who_me ->
    [yes] Name a card
   *[no] { $who } names a card
}
napoleon-ask-name = Name a card. Its holder is your adjutant
napoleon-ask-name-detail = The holder plays on your side, in secret until the card is played.
napoleon-ask-name-detail-widow = The holder plays on your side, in secret until the card is played. If it lies in the widow, you play alone.
napoleon-name-means = Whoever holds the { $card } will be your adjutant. Only its holder will know.
napoleon-name-means-role = The { $card }, { $role }. Only its holder will know.
napoleon-name-own = The { $card } is in your own hand: you would play alone.
napoleon-name-confirm = The { $card } is in your own hand. With it you play alone against all the others. Name it?
napoleon-name-discarded = You have discarded the { $card }: you would play alone.
napoleon-name-confirm-discarded = You have discarded the { $card }. With it you play alone against all the others. Name it?
napoleon-not-in-pack = That card is not in the pack
napoleon-submit-name = Name { $face }

## Exchange

napoleon-exchanging = { $who_me ->
    [yes] Exchange cards
   *[no] { $who } takes the widow
}
napoleon-ask-discard = { $count ->
    [one] Discard one card
   *[other] Discard { $count } cards
}
napoleon-ask-discard-detail = The marked cards come from the widow. A suit that you clear you can trump.
napoleon-ask-discard-detail-no-trump = The marked cards come from the widow. There are no trumps: high cards and long suits win the tricks.
napoleon-discard-honour-allies = The { $card } is an honour. It will count for the allies.
napoleon-discard-honour-first-trick = The { $card } is an honour. All will see it, and it goes to the winner of the first trick.
napoleon-discard-honour-nobody = The { $card } is an honour. It will count for nobody.
napoleon-discard-count = { $count ->
    [one] Discard exactly one card
   *[other] Discard exactly { $count } different cards
}
napoleon-submit-discard = Discard { $count }
napoleon-alone-widow = The { $card } was in the widow: you play alone. Nobody else knows.
napoleon-alone-own = You named your own { $card }: you play alone. Nobody else knows.
napoleon-you-adjutant = You hold the { $card }: you are the adjutant, on the side of { $who }. Nobody else knows.

## Play

napoleon-turn-trumps = The joker calls for trumps: play { $suit }
napoleon-turn-joker = You must play the joker
napoleon-turn-anything = Your turn: play any card
napoleon-must-trump = The joker calls for trumps, and you hold { $suit }
napoleon-must-joker = The { $card } calls for the joker
napoleon-so-far = { $who_me ->
    [yes] Your { $card } is winning.
   *[no] { $who }’s { $card } is winning.
} { napoleon-in-trick }
napoleon-so-far-line = { $who_me ->
    [yes] You are winning: { $line }.
   *[no] { $who } is winning: { $line }.
} { napoleon-in-trick }
napoleon-in-trick = { $count ->
    [0] No honour lies in the trick.
    [one] One honour lies in the trick.
   *[other] { $count } honours lie in the trick.
}
napoleon-revealed = { $who_me ->
    [yes] The { $card } was the named card. You are the adjutant, and all know it now.
   *[no] The { $card } was the named card. { $who } is the adjutant.
}
napoleon-revealed-alone = { $who_me ->
    [yes] The { $card } was the named card. All know now that you play alone.
   *[no] The { $card } was the named card, and { $who } had it: Napoleon plays alone.
}
napoleon-trick = { $who_me ->
    [yes] You take the trick
   *[no] { $who } takes the trick
}{ napoleon-gain }
napoleon-trick-line = { $who_me ->
    [yes] You win: { $line }
   *[no] { $who } wins: { $line }
}{ napoleon-gain }
napoleon-gain = { $count ->
    [0] , no honours
    [one] , one honour
   *[other] , { $count } honours
}
napoleon-line-yoromeki = ♥︎Q beats the Mighty
napoleon-line-mighty = Mighty
napoleon-line-joker = joker led
napoleon-line-right-jack = right jack
napoleon-line-left-jack = left jack
napoleon-line-same-two = same two

## Result

napoleon-result-made = The army made it
napoleon-result-failed = { $short ->
    [one] The army failed by one
   *[other] The army failed by { $short }
}
napoleon-result-all = The army took all twenty
napoleon-result-made-alone = { $who_me ->
    [yes] You made it alone
   *[no] { $who } made it alone
}
napoleon-result-failed-alone = { $who_me ->
    [yes] You failed alone
   *[no] { $who } failed alone
}{ $short ->
    [one] , by one
   *[other] , by { $short }
}
napoleon-result-all-alone = { $who_me ->
    [yes] You took all twenty alone
   *[no] { $who } took all twenty alone
}
napoleon-result-all-loses = All twenty without bidding them: the allies win
napoleon-result-detail = { $total ->
    [0] No honours
    [one] One honour
   *[other] { $total } honours
} for a bid of { $bid }. The allies won { $allies }.
napoleon-result-detail-discard = { $total ->
    [0] No honours
    [one] One honour
   *[other] { $total } honours
} for a bid of { $bid }. The allies won { $allies }, and { $discarded } came from the discard.
napoleon-result-detail-lost = { $total ->
    [0] No honours
    [one] One honour
   *[other] { $total } honours
} for a bid of { $bid }. The allies won { $allies }, and { $discarded } in the discard { $discarded ->
    [one] counts
   *[other] count
} for nobody.
napoleon-result-legend = bright: honours
napoleon-widow = Widow
napoleon-discarded = Discarded

## Explanations for who is new

napoleon-tip-bid = Bid how many of the 20 honours your side will win. The highest bidder becomes Napoleon.
napoleon-tip-name = Name a strong card that you do not hold: whoever holds it becomes your secret partner.
napoleon-tip-discard = Lay away the cards that help you least. A suit that you no longer hold you can trump.
napoleon-tip-discard-no-trump = Lay away the cards that help you least. High cards and long suits win the tricks now.
napoleon-tip-napoleon = Whoever holds the { $card } plays on your side, and nobody else knows. What you both win counts together.
napoleon-tip-alone = You play alone against all the others, and only you know it.
napoleon-tip-adjutant = You hold the { $card }: you are the adjutant of { $who }, in secret until you play it. Win honours for you both.
napoleon-tip-ally = You are against { $who }, and so are all but the secret holder of the { $card }. Keep the honours from both.
napoleon-tip-special = A small gold lozenge marks a special card, which may beat trumps. The rules in the menu list them.
napoleon-tip-special-no-trump = A small gold lozenge marks a special card, which is stronger than it looks. The rules in the menu list them.
napoleon-tip-ring = The ring counts honours: lozenges for Napoleon’s side, discs for the allies. The badge marks the bid.

## The log of a deal

napoleon-log-contract = { $who_me ->
    [yes] You are Napoleon, for { $bid }
   *[no] { $who } is Napoleon, for { $bid }
}
napoleon-log-naming = Naming and exchange
napoleon-log-names = { $who_me ->
    [yes] You name the { $card }
   *[no] { $who } names the { $card }
}
napoleon-log-names-role = { $who_me ->
    [yes] You name the { $card }, { $role }
   *[no] { $who } names the { $card }, { $role }
}
napoleon-log-exchange = { $who_me ->
    [yes] You take the widow and discard
   *[no] { $who } takes the widow and discards
} { $count ->
    [one] one card
   *[other] { $count } cards
}
napoleon-log-shown = Discarded honours, shown to all: { $cards }
napoleon-log-shown-won = { $who_me ->
    [yes] You get
   *[no] { $who } gets
} { $count ->
    [one] the discarded honour too
   *[other] the { $count } discarded honours too
}
napoleon-log-takes = { $who_me ->
    [yes] You take the trick with the { $card }
   *[no] { $who } takes the trick with the { $card }
}{ napoleon-gain }
napoleon-log-takes-line = { $who_me ->
    [yes] You take the trick with the { $card } ({ $line })
   *[no] { $who } takes the trick with the { $card } ({ $line })
}{ napoleon-gain }
napoleon-log-takes-trump = { $who_me ->
    [yes] You trump: the { $card } takes the trick
   *[no] { $who } trumps: the { $card } takes the trick
}{ napoleon-gain }
napoleon-log-alone = { $who_me ->
    [yes] The { $card } was among the discards: you played alone
   *[no] The { $card } was among the discards: { $who } played alone
}
napoleon-log-widow = The widow: { $cards }
napoleon-log-discard = The discard: { $cards }

# Why a CPU player, or a hint, chooses a move.
napoleon-why-bid = About { $percent } % to be made, and worth more than a pass.
napoleon-why-pass = No bid that is left promises more than a pass.
napoleon-why-call = The { $card } helps most in another hand.
napoleon-why-call-role = The { $card }, { $role }, helps most in another hand.
napoleon-why-alone = Strong enough to play alone: the { $card } is in this hand.
napoleon-why-void = No { $suit } is left in hand, so { $suit } can be trumped.
napoleon-why-discard =
    { $count ->
        [0] Lays away what is least worth keeping, and no honour.
       *[other] Lays away what is least worth keeping.
    }
napoleon-why-only = The { $card } is the only card that may be played.
napoleon-why-joker = The joker calls for { $suit }: everyone must play trumps.
napoleon-why-show = The { $card } is worth more now than the secret.
napoleon-why-hide = The { $kept } stays back, and the secret with it.
napoleon-why-lead-sure = No card that is out can beat the { $card }.
napoleon-why-draw = The { $card } draws the others’ { $suit }.
napoleon-why-lead-honour = The { $card } has a fair chance to win.
napoleon-why-lead-low = The { $card } risks no honour.
napoleon-why-win-line = The { $card } takes the trick: { $line }.
napoleon-why-win = The { $card } takes the lead in the trick.
napoleon-why-win-last = The { $card } takes the trick.
napoleon-why-feed = { $who } is winning the trick: the { $card } is safe there.
napoleon-why-partner = { $who } is winning the trick: a good card would be wasted.
napoleon-why-keep = Keeps the { $kept }, { $role }, for a better trick.
napoleon-why-keep-queen = Keeps the ♥Q for the Mighty.
napoleon-why-spare = Gives no honour to the other side.
napoleon-why-low = Nothing better can be done: the { $card } costs least.

## What may be claimed
napoleon-claim = You take every trick that is left, however the cards lie and whatever the others play.
