# The page of the characters.

table-characters-title = The characters
table-characters-cast = Who they are
table-characters-cast-text = The line on each says what you may notice at the table. The level is the one that they play at unless you choose another.
table-characters-level = level: { $level }
table-characters-how = How they are made
table-characters-how-temper = A character has a temper: what it bids on, when it draws trumps, which card it names, when it shows as adjutant. That leans its judgement; it plays no other game.
table-characters-how-level = How far it thinks ahead is its level, which you may change for every seat. A temper makes nobody stronger.
table-characters-how-fair = Characters know what their seat knows, as all computer players do.
