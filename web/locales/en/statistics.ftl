# What the page keeps of matches, and files of all that is kept.

table-stats-title = Statistics
table-stats-none-title = Nothing yet
table-stats-none = No deal has been counted yet. Each deal is counted when it is over, each match when its last deal is.
table-stats-rating = Rating { $rating }, give or take { $range }; { $count ->
    [one] one rated match
   *[other] { $count } rated matches
}.
table-stats-no-rating = No rating yet: it begins with the first rated match.
table-stats-no-match = No match is over yet.
table-stats-history = Rated matches, the latest first
table-stats-rated = { $rating }
table-stats-more = +{ $count }
table-stats-less = −{ $count }
table-stats-same = 0
table-stats-points = { $points } of { $of }
table-stats-percent = { $percent } %
table-stats-mean = { $below ->
    [0] {""}
   *[other] −
}{ NUMBER($mean, minimumFractionDigits: 1) }
table-stats-of-matches = Matches
table-stats-matches = over
table-stats-won = won
table-stats-shared = won together
table-stats-lost = lost
table-stats-streak = won in a row now
table-stats-longest = won in a row at most
table-stats-total = points a match
# $passed of them were passed out
table-stats-deals = { $count ->
    [one] One deal
   *[other] { $count } deals
}, { $passed ->
    [0] none passed out
   *[other] { $passed } passed out
}.
table-stats-of-deals = Deals by role
table-stats-all = all
table-stats-of-bids = Your bids
table-stats-of-levels = { $game }: how strong computer players are taken to be
table-stats-col-what = matches
table-stats-col-count = number
table-stats-col-part = role
table-stats-col-deals = deals
table-stats-col-won = won
table-stats-col-score = points
table-stats-col-bid = bid
table-stats-col-undertaken = played
table-stats-col-made = made
table-stats-col-rating = rating
table-stats-col-change = change
table-stats-col-games = games won
table-stats-col-against = against
table-stats-col-level = level
table-stats-how = How it is counted
table-stats-how-games = A match is one game against each computer player at its table: a higher total counts 1, an equal one ½, a lower one 0. Each game has a rating of its own.
table-stats-how-formula = The rating is Glicko-2, with each match as one period. It begins at { $start } with a deviation of { $deviation }. “Give or take” is 1.96 deviations, so it is right 95 times in 100.
table-stats-how-constants = With rating r and deviation d of yours and rating s of an opponent, all on the scale μ = (rating − 1500) / 173.7178, you are expected to win E = 1 / (1 + exp(s − r)) of a game. Then v = 1 / ΣE(1 − E), the new deviation is 1 / √(1 / (d² + σ²) + 1 / v) and the rating grows by its square times Σ(result − E). The volatility σ begins at { $volatility } and follows Glickman’s step 5 with τ = { $tau }. Games of one match share their cards, so the rating is less certain than it says.
table-stats-how-unrated = A match does not count for the rating when a hint was asked for, a move was taken back, the record of an unfinished deal was saved, or its cards had been seen before, in an earlier match, in a link to a finished one, or in this one, which a file took back to an older state. Its deals are in the statistics.
table-stats-how-again = A deal that is played once more takes the place of the first time, and its match is not rated any more.
table-stats-how-records = A match opened from a record is not counted at all. One that is left before its end counts with the deals that were over.
table-stats-how-people = A match of several people at one device is not counted.
table-stats-how-levels = The rule of thumb is set at { $middle }. The other levels are placed by matches that they played, and by what they win over each other in the same deals.

table-rating-now = Rating { $rating }, { $change ->
    [0] as before
   *[other] { $signed } by this match
}; give or take { $range }.
table-rating-none = This match is not rated.

napoleon-tally-taken = honours
nap-tally-taken = tricks

# Panel of statistics, and what is done with all that is kept

ui-statistics = Statistics
ui-statistics-note = Deals, matches and your rating.
ui-statistics-failed = The statistics could not be fetched. Try again.
ui-statistics-reset = Clear the statistics
ui-keep-export = Save everything to a file
ui-keep-export-note = Settings, matches in progress, statistics and rating.
ui-keep-import = Read everything from a file
ui-keep-import-note = Asks before anything is replaced.
ui-ask-reset = Clear the statistics?
ui-ask-reset-detail = Deals, matches and ratings are forgotten. The match in progress stays. This cannot be taken back.
ui-ask-reset-yes = Clear
ui-ask-import = What shall become of the file?
# $matches: matches in progress; $booked: matches in the statistics; $unread: parts that cannot be read
ui-ask-import-detail = It holds settings, { $matches ->
    [0] no match in progress
    [one] one match in progress
   *[other] { $matches } matches in progress
} and { $booked ->
    [0] no match
    [one] one match
   *[other] { $booked } matches
} in its statistics.{ $unread ->
    [0] {""}
    [one] {" "}One part cannot be read and is left out.
   *[other] {" "}{ $unread } parts cannot be read and are left out.
} “Replace” puts it in the place of all that is kept here. “Add” keeps what is here and adds what is missing.
ui-ask-import-yes = Replace
ui-ask-import-add = Add
ui-keep-huge = That file is too large. Nothing has changed.
ui-keep-text = That file is no text in UTF-8. Nothing has changed.
ui-keep-json = That file is not one that this page saved: it is no JSON. Nothing has changed.
ui-keep-format = That file is not one that this page saved. Nothing has changed.
ui-keep-version = That file was saved by a later version of this page. Nothing has changed.
ui-keep-shape = That file is damaged: “{ $part }” is not as it should be. Nothing has changed.
ui-keep-full = The browser has no room for it. Nothing has changed.
ui-keep-replaced = The file is in the place of what was kept.
ui-keep-added = What was missing has been added.

# Two tabs
ui-elsewhere = This match is open in another tab. Take it over here, or play at another table meanwhile.
ui-taken-over = This match goes on in another tab. Take it back here, or play at another table meanwhile.
ui-take-over = Go on with it here
ui-record-elsewhere = Another tab has a record open. Close it there first. Nothing has changed.
