### What every game says at the table.
### A seat argument $who comes with $who_me: "yes" when it is the reader.

table-who = { $who }
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
