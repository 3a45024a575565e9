# The pages of rules: what stands around the rules themselves, in the page and in print.

ui-rules-play = Play by these rules
ui-rules-index = All rules
ui-rules-index-title = Rules to read and print
ui-rules-index-lead = Each page tells one set of rules from beginning to end, for one number of players. The menu of a table tells the rules of that table.
# A set of rules as the title of its page
ui-rules-page = { $title }: { $set }
ui-rules-of = { $preset } rules, for { $players } players
ui-rules-players = { $players } players
ui-rules-numbers = { $game }, { $preset } rules by number of players
ui-rules-agreed = To be agreed before the match: { $option }. This page says { $value }.
