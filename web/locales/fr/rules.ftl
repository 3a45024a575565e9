# The pages of rules: what stands around the rules themselves, in the page and in print.

ui-rules-play = Jouer avec ces règles
ui-rules-index = Toutes les règles
ui-rules-index-title = Règles à lire et à imprimer
ui-rules-index-lead = Chaque page donne des règles du début à la fin, pour un nombre de joueurs. Le menu d’une table donne les règles de cette table.
# A set of rules as the title of its page
ui-rules-page = { $title } – { $set }
ui-rules-of = Règles : { $preset }, { $players } joueurs
ui-rules-players = { $players } joueurs
ui-rules-numbers = { $game }, { $preset } : règles selon le nombre de joueurs
ui-rules-agreed = À convenir avant la partie : { $option }. Cette page suppose : { $value }.
