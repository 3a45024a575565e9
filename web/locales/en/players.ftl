# How computer players decide: what holds for all of them. The page and the printed page have the same words.

table-players-title = How computer players decide
ui-players-print = This page, to read and print

## What they know

table-players-know-title = What they know
table-players-know = A computer player is handed what its seat knows, and nothing else:
table-players-know-hand = its own cards,
table-players-know-said = all that has been said at the table in this deal,
table-players-know-played = all cards that have been played, and by whom,
table-players-know-counts = how many cards everyone still holds, and who dealt,
table-players-know-rules = the rules of the table.
table-players-know-never = It is never handed the deal: neither the cards of others nor any that lie face down. It could not look at them if it wanted to.
table-players-know-alone = It does not know who is a person and who is not, nor how the match stands. Computer players tell each other nothing but what they bid and play.

## How they decide

table-players-decide-title = How they decide
table-players-rule = Rule of thumb
table-players-rule-text = Every player has habits, as people have: what a hand is worth in the auction, which card suits a trick. They are quick, and they look no further ahead.
table-players-search = Search
table-players-search-text = Stronger players imagine how the hidden cards may lie. Each way that fits what they know is called a world. In every world they try each move they consider, and find out how the deal ends from there. The move that does best over all worlds is made.
table-players-worlds = The same worlds for all
table-players-worlds-text = All moves are tried in the same worlds, so that none is preferred because luck gave it better ones.
table-players-clock = When a search ends
table-players-clock-text = When it has looked at as many worlds as its level has, or when its time is over, whichever comes first. Where only one move is possible, nothing is searched.

## Each game, and its levels

table-players-game = In { $game }

table-players-levels = The levels, and what each may spend on a decision
table-players-col-level = level
table-players-col-by = decides by
table-players-col-worlds = worlds, at most
table-players-col-clock = milliseconds, at most
table-players-level = { $number } { $name }
table-players-by-rule = rule of thumb
table-players-by-slips = rule of thumb, with mistakes
table-players-by-search = search
table-players-no-search = Nobody searches in this game yet.
table-players-one-level = All computer players of this game are of one level: { $level }.
table-players-slips = Level { $level } is tempted to such a mistake in about { $percent } of 100 decisions.
table-players-apart = How far the levels are apart
table-players-apart-text = Measured over many deals, each level up to level { $from } is stronger than the one below it. Nothing measured so far tells level { $from } from those above it.

## Time

table-players-time-title = Time tells nothing
table-players-time = What a computer player does is shown a fixed time after the event before it. That time depends on the speed, on whether a card or a word is awaited, and on the strongest level at the table. It depends neither on the cards nor on how long the player thought: a hard choice takes as long as none.
table-players-time-once = At the speed “{ ui-setting-speed-once }” all others play in one go, and only that whole wait may be shorter or longer.

## The cards

table-players-cards-title = How the cards are dealt
table-players-cards = The cards of a deal come from the seed of the match and the number of the deal, and from nothing else. They are dealt before anybody has thought about them, and no card is exchanged afterwards because of what somebody does.
table-players-cards-chance = The worlds that a player imagines come from a source of chance of their own. So with the same seed you meet the same cards, whoever plays against you. The record of a match holds its seed and every card, for you to check.

## What is tested

table-players-proved-title = What is tested
table-players-proved = Whenever the program is changed, tests play many deals at random and see to it that this holds:
table-players-proved-hidden = When cards that a player cannot see are exchanged for others, in any phase of a deal, it decides the same, and all that it considered has exactly the same value as before.
table-players-proved-worlds = The worlds that a player imagines contradict nothing that it knows: it could not tell them from the true deal.
table-players-proved-cards = The cards of a deal are the same whoever plays, and whatever they do.
table-players-proved-time = A card is shown at the same moment however long it was thought about.
table-players-proved-legal = Computer players are held to the rules as you are, and find a legal move at every turn.
table-players-proved-page = No card that you may not see is in the page, or in any message to it.

## What is not claimed

table-players-limits-title = What is not claimed
table-players-limits = This page does not say:
table-players-limits-perfect = that they play without fault. A world is a guess, and so is how it ends: with all hands open, which nobody at the table sees, or by rule of thumb;
table-players-limits-device = that a level is the same everywhere. On a slow device time is over after fewer worlds, so another move may be made there. The cards are the same;
table-players-limits-browser = that the cards are out of your own reach. There is no server: all hands are in your browser, and who takes the program apart can find them. The part that decides is not handed them;
table-players-limits-tests = that tests can find every fault. They try many deals, but not all.
