# What the view itself says. Everything about a game comes with the table.

ui-game-title = Napoleon

## Regions, for those who listen
ui-headline = Contract
ui-tools = Tools
ui-table = Table
ui-prompt = What to do
ui-your-hand = Your hand
ui-result = Result

## Cards and seats
ui-joker-index = JOKER
# $card: a card in words; $part: what it is in this deal, such as "left jack"
ui-card-part = { $card }, { $part }
ui-card-new = { $card }, new in your hand
ui-put-back = Put back the { $card }
ui-face-down = { $count ->
    [one] { $count } face-down card
   *[other] { $count } face-down cards
}
# Cards kept before their owner; $down of them are turned down, for tricks won
ui-kept = Played by { $name }, { $down ->
    [0] none turned down
   *[other] { $down } turned down
}
ui-dealer = dealer
ui-dealer-letter = D
ui-taken = { $count } won
ui-turn = to act
ui-turn-own = to act
ui-pass = pass
ui-played = { $name }: { $card }
ui-winning = winning
ui-wins = wins
ui-leads = leads
ui-of = of { $of }
ui-picked = { $count } of { $of } picked

## Grids
ui-choose-bids = Choose a bid
ui-choose-pack = Choose a card
ui-cell-barred = { $name }, not allowed: { $why }
ui-cell-own = { $name }, your own card
ui-own-card = your own card

## Result
ui-result-table = The deal, seat by seat
ui-col-player = player
ui-col-won = won
ui-col-dealt = hands as dealt
ui-col-deal = deal
ui-col-total = total
# $unit: what scores are counted in, such as chips
ui-col-unit = { $name }, { $unit }
ui-all-tricks = All tricks
ui-next-deal = Next deal
ui-play-again = Play again
ui-final-table = Final table
ui-place = { $place }.
# $count players have the most
ui-winner = { $count ->
    [one] wins
   *[other] draws
}

## Panels
ui-close = Close
ui-back = Back
ui-confirm = Are you sure?
ui-last-trick = Last trick
ui-play-card = Play { $card }
ui-go-on = Go on
ui-tap-on = Tap anywhere to go on.
ui-no-trick = No trick has been played in this deal.
ui-trick = Trick
ui-log = Log of the deal
ui-log-empty = Nothing has happened in this deal yet.
ui-scores = Scores
ui-no-scores = No deal is over yet.
ui-passed-out = passed out
ui-deal-of = Deal { $number } of { $of }
ui-menu = Menu
ui-arrange = Arrange my hand
ui-arrange-note = Move cards by taps.
ui-arrange-from = Tap the card that you want to move.
ui-arrange-to = Now tap the place where it shall go.
ui-arranged = Done
ui-settings = Settings
ui-settings-note = How the table looks, sounds and moves.
ui-export = Save a record of the match
ui-export-note = A text file with every deal.
ui-export-warn = A text file with every hand, those of this deal too.
ui-report = Copy a problem report
ui-report-note = Versions, settings and this match as a text, to send to whoever can mend it.
ui-report-copied = The report is copied. Paste it where you describe the problem.
ui-report-by-hand = The browser does not let the page copy. Copy the report from here.
ui-stand-in = Let the computer play my seat
ui-stand-in-note = By rule of thumb, until you take your seat back. The match counts all the same.
ui-take-back = Take my seat back
ui-take-back-of = Take back the seat of { $who }
ui-give-up = Give up the match
ui-give-up-note = The computer plays your seat to the end, and the match counts.
ui-seat-stand-in = played by the computer
ui-claim = Claim the rest
ui-new-match = New match
ui-new-match-note = Choose game, players and rules. This one is kept until you deal.
ui-open-record = Open a record
ui-open-record-note = A match saved as a file. Your own match is kept.
ui-back-to-match = Back to your match
ui-back-note = It stands as you left it.

## Keys, and what they tell
ui-keys = Keys, and reading aloud
ui-keys-this = opens this panel
ui-keys-hint = gives a hint when it is your turn
ui-key-tab = Tab
ui-key-tab-does = goes on: what is asked, your hand, the tools
ui-key-arrows = Arrows, Home, End
ui-key-arrows-does = move among cards and bids
ui-key-enter = Enter, Space
ui-key-enter-does = play the card, choose the bid, press the button
ui-key-escape = Escape
ui-key-escape-does = closes a panel
ui-tells-asked = what is asked of you
ui-tells-hand = your hand
ui-tells-trick = the trick on the table
ui-tells-last = the last trick
ui-tells-contract = the contract, and how far it is won
ui-tells-scores = the scores
ui-read-no-trick = No cards are played now.
ui-read-trick = Trick { $number }, { $count ->
    [0] nobody has played yet
    [one] one card
   *[other] { $count } cards
}
ui-read-winning = { $name } is winning
ui-read-won = { $low } of { $of } won
ui-read-won-range = { $low } to { $high } of { $of } won
ui-read-score = { $name }: { $taken } won in this deal, { $total } in all
ui-read-role = { $name }, { $role }
ui-read-of = { $label }: { $value }
ui-read-hand-hidden = The hand is hidden until the device changes hands
ui-read-hand = Your hand, { $count ->
    [one] one card
   *[other] { $count } cards
}
ui-read-playable = { $count ->
    [one] One can be played:
   *[other] { $count } can be played:
}

## Explanations for who is new
ui-tip = Explanation
ui-tip-close = Close this explanation for good

## Language
ui-language = Language
ui-language-failed = The words of that language could not be fetched. Try again.

## About the game
ui-about = About the game
ui-about-note = Privacy, versions, licences
ui-about-play = Play
ui-about-print = This page to print
ui-about-privacy = Privacy
ui-about-privacy-text = Nothing leaves your browser: no account, no counting of visits, no request to another site. Matches and settings are stored in this browser alone.
ui-about-versions = Versions
ui-about-version-core = Rules and players
ui-about-version-build = Build of the site
ui-about-version-pyodide = Pyodide
ui-about-version-python = Python
ui-about-licences = Licences
ui-about-own = The game itself is free software. Its licence:
ui-about-others = It ships these works of others, each with its licence and its source:

## Start
ui-boot-title = Setting the table
ui-boot-new-match = The start screen opens as soon as the game is here.
ui-step-runtime = Runtime
ui-step-library = Library
ui-step-core = Rules and players
ui-step-parts = { $name }, { $done } of { $of } parts
ui-step-bad = { $name }: did not arrive
ui-step-done = , ready
ui-retry = Try again
ui-download-save = Download the damaged match

## The form of the start screen
ui-game = Game
ui-opponents = Opponents
ui-level-named = { $number }, { $name }
ui-level-told = { $name }: { $detail }
ui-levels-apart = Seat by seat
ui-person-here = A person at this device
ui-person-name = Player { $number }
ui-persons-note = Several persons pass the device around: each hand lies face down until its owner takes over. Such a match does not count for the rating.
ui-levels-mixed = not all alike
ui-rules = Rules
ui-house-rules = House rules
ui-changes = { $count ->
    [0] as the preset
    [one] one change
   *[other] { $count } changes
}
ui-differs = , differs from the preset
ui-on = on
ui-off = off
ui-less = One less
ui-more = One more
ui-range = { $least } to { $most }
ui-entry-wrong = One number is not possible. Change it before you deal.
ui-reset-option = Back to: { $value }
ui-reset-all = All as in { $preset }
ui-names = Names
# $place: 0 is the reader, then clockwise
ui-place-name = { $place ->
    [0] You
   *[other] Player { $place }, clockwise
}
ui-fixed-seed = Seed { $seed }
ui-fixed-dealer = First dealer: seat { $seat }
ui-fixed-seat = You sit at seat { $seat }
ui-fresh-cards = Draw afresh
ui-share = This table as a link
ui-copy-link = Copy link
ui-copied = The link is copied.
ui-copy-by-hand = The browser does not let the page copy. Copy the link from here.
ui-deal = Deal

## Hints, and taking back
ui-hint = Hint
ui-hint-none = A hint can be asked for when it is your turn.
ui-hint-thinking = Looking for a hint …
ui-hint-play = Play the { $cards }
ui-hint-discard = Discard the { $cards }
# $chance: in hundredths
ui-hint-chance = Chance that the contract is made: { $chance ->
    [0] less than 1 %.
    [100] more than 99 %.
   *[other] about { $chance } %.
}
# $deed: what to do, such as “Play the ace of spades”; $why: one or two sentences
ui-hint-said = Hint: { $deed }. { $why }
ui-hinted = { $name }, hint
ui-undo = Undo
ui-undo-none = You have decided nothing in this deal that could be taken back.
ui-undo-given-up = A seat was given up in this match, so nothing is taken back any more.
ui-undo-note = Back to your last decision in this deal.
ui-undone = Taken back.

## Links to share, and the deal of the day

ui-share-title = Share
ui-share-note = A link or a QR code, for others or for another device
ui-share-send = Share…
ui-share-copy-text = Copy text
ui-share-copied-text = The text is copied.
ui-share-code = QR code
ui-share-code-label = QR code of the link
ui-share-code-long = This link is too long for a QR code.
ui-share-code-failed = The QR code could not be made. Try again.
ui-share-nothing = No link can hold this table: its cards were dealt by nobody’s seed.
ui-share-day = My result
ui-share-day-note = It tells no cards.
ui-share-match = This match
ui-share-match-note = All deals as they were played, with everybody’s names and hands. Whoever opens it knows these cards, and is not rated with them any more.
ui-share-deal = These cards
ui-share-deal-note = The same cards by the same rules, for others to play. The link opens the match at its first deal.
ui-share-table = This table
ui-share-table-note = The same game by the same rules, with fresh cards.
ui-days = Deal of the day
ui-days-note = The same cards for everybody, and how computer players do with them
ui-days-rule = A day is a date in UTC: it changes everywhere at once, at midnight UTC. All have the same cards and the same opponents. The first result counts, for the day on which the deal was begun.
ui-days-day = Day
ui-days-today = today
ui-day-play = Play
ui-day-go-on = Go on
ui-day-look = Look
ui-day-label = { $act }: { $game }, { $date }
ui-day-result = Deal of the day, { $date }. Your result: { $score }{ $unrated ->
    [yes] {" "}(not rated)
   *[no] {""}
}
ui-day-comparing = Computer players are playing your cards …
ui-day-compared = In your seat with the same cards:
ui-day-level = { $level } { $score }
ui-day-text = { $game }, deal of the day, { $date }: { $score }{ $unrated ->
    [yes] {" "}(not rated)
   *[no] {""}
}
ui-day-text-compared = Computer players in my seat: { $scores }
