# The pages of rules: what stands around the rules themselves, in the page and in print.

ui-rules = Rules
ui-rules-contents = Contents
ui-rules-failed = The rules could not be fetched. Try again.
# $number: which example of the page this is
ui-rules-example = Example { $number }
ui-rules-play = Play by these rules
ui-rules-index = All rules
ui-rules-index-title = Rules to read and print
ui-rules-index-lead = Each page tells one set of house rules from beginning to end. At a table with other rules, Rules in its menu tells those.
ui-rules-game-napoleon = Japanese Napoleon
ui-rules-game-nap = British Nap
ui-rules-preset-napoleon-standard = Standard rules, for five players
ui-rules-preset-napoleon-rulebook = Rulebook rules, for five players
ui-rules-preset-nap-standard = Standard rules, for four players
ui-rules-preset-nap-french = French rules, for four players
ui-rules-preset-nap-hoyle = Old rules of the 1890s, for four players
