# The pages of rules: what stands around the rules themselves, in the page and in print.

ui-rules-contents = Contents
ui-rules-failed = The rules could not be fetched. Try again.
ui-rules-read = Read the rules
ui-rules-read-note = As they are chosen here, house rules included.
ui-rules-play = Play by these rules
ui-rules-index = All rules
ui-rules-index-title = Rules to read and print
ui-rules-index-lead = Each page tells one set of rules from beginning to end. The menu of a table tells the rules of that table.
ui-rules-of = { $preset } rules, for { $players } players
