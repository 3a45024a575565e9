# What is counted of how the characters play. The page and the printed page have the same words.

table-characters-plays = How they play { $game }
table-characters-measured = Measured in { $deals } deals of each against each other, where all look at { $worlds } worlds, so that what differs is their temper.
table-characters-figures = What each of them does, in { $game }
table-characters-who = Character
table-habit-most = { $what }, { $percent } %

napoleon-habit-bid = Bids
napoleon-habit-bid-help = In so many deals it bids at all.
napoleon-habit-jump = Jumps
napoleon-habit-jump-help = So many of its bids are higher than they need to be.
napoleon-habit-number = Number
napoleon-habit-number-help = What it undertakes as Napoleon, on average.
napoleon-habit-made = Makes it
napoleon-habit-made-help = So many of these contracts it makes.
napoleon-habit-drawn = Leads trumps
napoleon-habit-drawn-help = As Napoleon it leads trumps so often in the first five tricks, where it has a choice.
napoleon-habit-named = Names
napoleon-habit-named-help = The kind of card that it names most as Napoleon, and how often.
napoleon-habit-mighty = the Mighty
napoleon-habit-jacks = a jack
napoleon-habit-joker = the joker
napoleon-habit-trump = a high trump
napoleon-habit-ace = a side ace
napoleon-habit-alone = Alone
napoleon-habit-alone-help = So often it names one of its own cards, to play alone.
napoleon-habit-shown = Shows
napoleon-habit-shown-help = The trick in which it plays the named card as adjutant, on average.

nap-habit-bid = Bids
nap-habit-bid-help = In so many deals it bids at all.
nap-habit-made = Makes it
nap-habit-made-help = So many of the bids that it plays it makes.
nap-habit-misere = Misère
nap-habit-misere-help = So many of the bids that it plays are misères.
nap-habit-high = High
nap-habit-high-help = So many of them are for four tricks or all five.
nap-habit-suit = Trumps
nap-habit-suit-help = The suit that it makes trumps most, and how often.
nap-habit-trump = { $suit }
nap-habit-trumps = Leads trumps
nap-habit-trumps-help = As bidder it goes on with trumps so often, where it has a choice.
nap-habit-lead = Leads high
nap-habit-lead-help = How high its leads are, from 0 % for its lowest card to 100 % for its highest; trumps of the bidder are not counted.
nap-habit-defend = Defends high
nap-habit-defend-help = How high its cards are when it plays against the bidder and others have led.
