# The page itself: starting up, saving, trouble, spoken news, and the words for cards.

ui-name-1 = You
ui-name-2 = Aoi
ui-name-3 = Hugo
ui-name-4 = Mina
ui-name-5 = Léon
ui-name-6 = Berthe

# Cards in words

ui-suit-s = spades
ui-suit-h = hearts
ui-suit-d = diamonds
ui-suit-c = clubs
ui-suit-n = no trumps
ui-rank-A = ace
ui-rank-K = king
ui-rank-Q = queen
ui-rank-J = jack
ui-rank-T = ten
ui-rank-9 = nine
ui-rank-8 = eight
ui-rank-7 = seven
ui-rank-6 = six
ui-rank-5 = five
ui-rank-4 = four
ui-rank-3 = three
ui-rank-2 = two
ui-card-joker = joker
ui-card-name = { $rank } of { $suit }
# Points in what they are counted in, such as 3 chips
ui-amount = { $amount } { $unit }
ui-bid-name = { $n } { $suit }

# Spoken news

ui-said-role = Your part: { $role }

# Starting up

ui-boot-file = A part of the game did not arrive
ui-boot-file-detail = The connection may have dropped. Try again; nothing is lost.
ui-boot-type = A part of the game arrived in the wrong form
ui-boot-type-detail = The site may be set up wrongly. Try again, or come back later; nothing is lost.
ui-boot-stalled = The game takes too long to arrive
ui-boot-stalled-detail = The connection is slow or stands still. Try again; nothing is lost.
ui-boot-python = The game could not start
ui-boot-python-detail = This is a fault of the game. Try again; your match stays stored.
ui-boot-old = This browser is too old for the game
ui-boot-old-detail = Use a current version of Firefox, Chrome, Edge or Safari.

# Saving and trouble

ui-save-damaged = The stored match cannot be read. You can keep its text as a file before you begin a new match.
ui-not-saved = This match is not saved: the browser allows no storage here.
ui-worker-restarted = The game had to start again. Nothing is lost.
ui-trouble = That did not work. Nothing has changed; try again.
ui-trouble-cpu = A player cannot go on. Reload the page, or begin a new match from the menu.

# Questions

ui-ask-new = Begin a new match?
ui-ask-new-detail = The match in progress ends here and is not kept.
ui-ask-new-yes = New match
# $address: where the match is found again
ui-ask-aside = Begin a new match?
ui-ask-aside-detail = The match on the table is put aside. Its address opens it again: { $address }
ui-ask-aside-yes = New match
ui-ask-record = Open another record?
ui-ask-record-detail = The match of the record that was opened before is not over. It ends here and is not kept.
ui-ask-record-yes = Open a record
ui-ask-give-up = Give up the match?
ui-ask-give-up-detail = The computer plays your seat by rule of thumb to the end of the match, which counts as any other. You cannot take your seat back.
ui-ask-give-up-yes = Give up
ui-ask-claim = Claim the rest?
ui-ask-claim-detail = That is certain. The deal is played to its end at once, your cards in an order that makes it so.
ui-ask-claim-yes = Claim
ui-ask-export = Save the record of an unfinished deal?
ui-ask-export-detail = It shows the hands of all players. The match is then not rated any more.
ui-ask-export-yes = Save record
ui-ask-hint = Ask for a hint?
ui-ask-hint-detail = The match is then not rated any more. Its scores count as before.
ui-ask-hint-yes = Give a hint
ui-ask-undo = Take your last decision back?
ui-ask-undo-detail = The match is then not rated any more. Its scores count as before.
ui-ask-undo-yes = Take back
ui-ask-silence = Do not ask again
ui-ask-no = Cancel

# The time for a turn

ui-time-short = { $seconds } seconds left for your turn
ui-time-up = Your time ran out, so the computer plays your seat. Take it back whenever you like.

# Links

ui-link-game = There is no game “{ $name }”. The games are: { $games }.
ui-link-no-game = The link does not say which game. The games are: { $games }.
ui-link-preset = There are no rules called “{ $value }”. There are: { $presets }. Standard rules stand in their place.
ui-link-key = The link asks for “{ $name }”, which { $game } does not have. It is left out; the rest is kept.
ui-link-value = “{ $value }” cannot be set for “{ $option }”, only { $values }. It is left out; the rest is kept.
ui-link-place = “{ $value }” is no seat at this table. Seats are numbered from 0. It is left out; the rest is kept.
ui-link-seed = A seed is any text of 1 to 64 characters. This one is left out, so the cards will be fresh; the rest is kept.
ui-link-theme = The theme can be light or dark. It is left out; the rest is kept.
ui-link-code = Part of the link cannot be read: “{ $name }”. It is left out; the rest is kept.
ui-link-record = That record is not stored in this browser. Open it from its file.
ui-link-day = “{ $value }” names no deal of a day. A day is a date up to today, in UTC, with nothing else beside it: day=2026-03-01.
ui-link-match = That link holds no match that can be read: part of it may be missing. Nothing has changed.

# Records

ui-record-huge = That file is too large to be a record. Nothing has changed.
ui-record-text = That file is no text in UTF-8, so it is no record. Nothing has changed.
ui-record-empty = That file is empty. Nothing has changed.
ui-record-bad = That file holds no record of these games that can be read. Nothing has changed.
ui-record-deal = The record cannot be opened: deal { $deal } is not as it should be. Nothing has changed.
ui-record-action = The record cannot be opened: in deal { $deal }, action { $action } is not allowed. Nothing has changed.
# $beside: whether a match of one's own waits meanwhile
ui-record-opened = The record is open.{ $beside ->
    [yes] {" "}Your own match is kept beside it.
   *[no] {""}
}
ui-record-others = The first record of the file is open.{ $beside ->
    [yes] {" "}Your own match is kept beside it.
   *[no] {""}
}

# Ways to long pages, whose own words are fetched when they are asked for
ui-contents = Contents
ui-rules-failed = The rules could not be fetched. Try again.
ui-rules-read = Read the rules
ui-rules-read-note = As they are chosen here, house rules included.
ui-players = How computer players decide
ui-players-failed = That page could not be fetched. Try again.

# Play without a network, and newer versions

ui-kept-coming = Getting ready to play offline …
ui-kept-ready = Ready to play offline
ui-kept-failed = Not ready to play offline: part of the game could not be kept. It is tried again at your next visit.
ui-update-offered = There is a new version of the game. You find it in the menu.
ui-update = Update the game
ui-update-note = The page loads anew, and the match goes on where it stands.
ui-update-after = Update after this deal
ui-update-after-note = Until the next deal begins nothing changes.
ui-update-wanted = Chosen: the update comes with the next deal. Press again to leave it.
