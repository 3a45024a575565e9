### What every game says at the table.
### A seat argument $who comes with $who_me: "yes" when it is the reader.

table-who = { $who }
table-take = Hand the device to { $who }
table-take-detail = The cards lie face down until { $who } takes over.
table-take-submit = I am { $who }
table-thinking = { $who_me ->
    [yes] Your turn
   *[no] { $who } is thinking
}
table-pass = Pass
table-deal = Deal { $number } of { $of }
table-deal-over = Deal { $number } of { $of } is over
table-deal-is-over = The deal is over
table-match-won = { $who_me ->
    [yes] You win the match
   *[no] { $who } wins the match
}
table-match-drawn = { $count ->
   *[other] The match is a draw between { $count } players
}
table-illegal = That is not allowed here
table-not-in-hand = The { $card } is not in your hand
table-turn-lead = Your turn: lead any card
table-turn-follow = Your turn: follow { $suit }
table-turn-void = You hold no { $suit }: play any card
table-must-follow = You hold { $suit }, so you must follow
table-wrong-phase = That is not what is asked now

## Explanations for who is new
table-tip-lead = You lead: any card will do. The others must follow its suit if they hold it.
table-tip-barred = The raised cards can be played now. Tap a flat one, and it says why not.

## The log of a deal, a line for each thing that happened
table-log-bids = { $who_me ->
    [yes] You bid { $bid }
   *[no] { $who } bids { $bid }
}
table-log-passes = { $who_me ->
    [yes] You pass
   *[no] { $who } passes
}
table-log-trick = Trick { $number }
table-log-leads = { $who_me ->
    [yes] You lead the { $card }
   *[no] { $who } leads the { $card }
}
table-log-leads-role = { $who_me ->
    [yes] You lead the { $card }, { $role }
   *[no] { $who } leads the { $card }, { $role }
}
table-log-plays = { $who_me ->
    [yes] You play the { $card }
   *[no] { $who } plays the { $card }
}
table-log-plays-role = { $who_me ->
    [yes] You play the { $card }, { $role }
   *[no] { $who } plays the { $card }, { $role }
}
table-log-end = End of the deal
table-log-plus = { $who }: +{ $score }
table-log-minus = { $who }: −{ $score }
table-log-even = { $who }: { $score }

## The levels of CPU players. $count: how many ways the cards may lie are looked at before a move.
table-level-1 = Beginner
table-level-1-help = Knows the rules and some good habits, and makes a beginner’s mistakes.
table-level-2 = Fair
table-level-2-help = Plays by rules of thumb, and forgets them now and then.
table-level-3 = Steady
table-level-3-help = Plays by rules of thumb, and does not think ahead.
table-level-4 = Good
table-level-4-help = Imagines { $count } ways the hidden cards may lie before each move.
table-level-5 = Strong
table-level-5-help = Imagines { $count } ways the hidden cards may lie before each move.
table-level-6 = Expert
table-level-6-help = Imagines { $count } ways the hidden cards may lie; each card takes a little longer.
table-level-7 = Master
table-level-7-help = Imagines up to { $count } ways the hidden cards may lie; the table waits a second before each card.

## Why a match counts for no rating
table-unrated-hint = Not rated: a hint was asked for.
table-unrated-undo = Not rated: a move was taken back.
table-unrated-record = Not rated: the hands of a deal were saved before it was over.
table-unrated-seen = Not rated: these cards had been seen before.
table-unrated-people = Not rated: several people play.

## A person’s seat that is played for them, and the rest of a deal that was claimed
table-stand-in = The computer plays your seat, by rule of thumb, until you take it back.
table-stand-in-end = You have given up: the computer plays your seat, by rule of thumb, to the end of the match.
table-stand-in-thinking = Your seat is played for you
table-claimed = { $who_me ->
    [yes] You claimed the rest.
   *[no] { $who } claimed the rest.
}

## A drawn trick or hand in a page about rules
table-diagram-wins = The { $card } wins.
table-diagram-some = Allowed: { $cards }.
table-diagram-all = All of them may be played.
table-diagram-lead = Whoever leads may play any card.
