### The start screen's words for both games: presets, house rules and table settings. Each option has one sentence (-help) that says what it
### changes and what that does to the game.

## Japanese Napoleon

napoleon-title = Napoléon japonais
napoleon-pitch = Annoncez des honneurs, appelez un adjudant secret, et trouvez qui est avec qui.
napoleon-preset-standard = Standard
napoleon-preset-standard-help = Joker, enchères à partir de 13. La dame de cœur bat le Mighty.
napoleon-preset-rulebook = Livret
napoleon-preset-rulebook-help = Enchères à partir de 12 ; les plus hautes rapportent plus, et une armée qui prend les 20 honneurs sans les annoncer perd.

napoleon-option-players = Joueurs
napoleon-option-players-help = À quatre, chacun reçoit 12 cartes, à cinq 10, à six 8 ; à quatre ou six, le talon est plus gros et change davantage le jeu.
napoleon-option-jokers = Jokers
napoleon-option-jokers-help = Le joker peut être joué à tout moment ; entamé, il est fort et demande atout. Sans lui, le talon a une carte de moins et les gros atouts sont plus sûrs.
napoleon-option-minimum-bid = Enchère minimale
napoleon-option-minimum-bid-help = Aucune enchère ne peut être plus basse : un petit minimum laisse enchérir les mains faibles, un grand amène des enchères plus hardies et plus de passes générales.
napoleon-option-no-trump = Enchères sans atout
napoleon-option-no-trump-help = On peut annoncer sans atout, au-dessus de pique : aucune couleur ne coupe, les valets n’ont rien de spécial, et les couleurs longues et le Mighty décident.
napoleon-option-yoromeki = La dame de cœur bat le Mighty
napoleon-option-yoromeki-help = Quand l’as de pique et la dame de cœur sont dans le même pli, la dame gagne, quelles que soient les autres cartes ; même le Mighty n’est pas sûr.
napoleon-option-same-two = Deux uni
napoleon-option-same-two-help = Dès le deuxième pli, le deux gagne un pli uni, tout de sa couleur ; garder des petites cartes en vaut la peine.
napoleon-option-joker-led = Joker entamé
napoleon-option-joker-led-help = La force du joker quand il entame un pli : fort, il gagne un pli presque à coup sûr ; faible, il ne fait guère que demander atout.
napoleon-option-joker-led-below-mighty = sous le Mighty
napoleon-option-joker-led-below-jacks = sous les valets
napoleon-option-joker-led-weakest = le plus faible
napoleon-option-joker-call = Demande du joker
napoleon-option-joker-call-help = Quand cette carte est entamée, qui a le joker doit le jouer, et le joker perd ; on peut donc lui faire la chasse.
napoleon-option-joker-call-off = aucune
napoleon-option-joker-call-3c = trois de trèfle
napoleon-option-joker-call-3s = trois de pique
napoleon-option-adjutant-naming = Appel de l’adjudant
napoleon-option-adjutant-naming-help = Appelée après l’échange, la carte va avec la main définitive ; appelée avant, elle peut se trouver au talon, et Napoléon joue seul.
napoleon-option-adjutant-naming-before-widow = avant l’échange
napoleon-option-adjutant-naming-after-exchange = après l’échange
napoleon-option-discarded-honours = Honneurs écartés
napoleon-option-discarded-honours-help = À qui vont les honneurs que Napoléon écarte, et donc ce qu’il en coûte ; s’ils ne vont à personne, le total des alliés ne les montre pas.
napoleon-option-discarded-honours-allies = aux alliés
napoleon-option-discarded-honours-first-trick = à qui gagne le premier pli
napoleon-option-discarded-honours-napoleon = à Napoléon
napoleon-option-discarded-honours-nobody = à personne
napoleon-option-all-honours = Les vingt honneurs
napoleon-option-all-honours-help = Ce qui arrive quand l’armée prend les 20 : doubler récompense le coup complet, perdre fait d’une enchère basse un piège.
napoleon-option-all-honours-normal = sans effet
napoleon-option-all-honours-double = score doublé
napoleon-option-all-honours-allies-win = perdu, sauf si 20 annoncé
napoleon-option-scoring = Points
napoleon-option-scoring-help = Fixes : toujours le même enjeu. Doublés : double pour 20 annoncé ou en solo. Gagnants seuls : doublés, perdants à 0. Selon l’enchère : le nombre annoncé moins 10.
napoleon-option-scoring-fixed = fixes
napoleon-option-scoring-fixed-double = doublés
napoleon-option-scoring-additive = gagnants seuls
napoleon-option-scoring-bid-linked = selon l’enchère
napoleon-option-deals = Donnes
napoleon-option-deals-help = Combien de donnes font une partie ; les passes générales ne comptent pas. Un grand nombre récompense la patience.

napoleon-idle-no-joker = Il n’y a pas de joker dans le paquet : ceci est sans effet.

## Nap

nap-title = Nap britannique
nap-pitch = Cinq cartes, une enchère chacun : dites combien de plis vous ferez, et votre entame fixe l’atout.
nap-preset-standard = Standard
nap-preset-standard-help = Le jeu d’aujourd’hui : enchères à partir de trois, avec misère et Wellington.
nap-preset-french = Français
nap-preset-french-help = Avec des jetons : enchères à partir de deux, jusqu’à Blücher. Un Nap réussi rapporte dix.
nap-preset-hoyle = Hoyle
nap-preset-hoyle-help = L’ancien Nap à un penny : enchères à partir de un, rien au-dessus de Nap, cartes données une à une et laissées devant les joueurs.

nap-option-players = Joueurs
nap-option-players-help = Chacun reçoit cinq cartes. Plus il y a de joueurs, plus il y a de bonnes cartes en jeu, et plus chaque pli est difficile.
nap-option-lowest-bid = Enchère minimale
nap-option-lowest-bid-help = Aucune enchère ne peut être plus basse : un petit minimum laisse jouer les mains faibles, un grand amène plus de passes générales.
nap-option-misere = Misère
nap-option-misere-help = Une enchère à ne faire aucun pli, au-dessus de trois ; elle donne de quoi annoncer aux mauvaises mains.
nap-option-misere-trumps = Atout en misère
nap-option-misere-trumps-help = La première couleur entamée est atout en misère aussi ; même un petit atout peut alors gagner un pli malgré le preneur.
nap-option-top-bid = Plus haute enchère
nap-option-top-bid-help = Wellington et Blücher demandent aussi les cinq plis, sur un Nap, pour un enjeu plus fort ; on peut ainsi surenchérir sur un Nap.
nap-option-top-bid-nap = Nap
nap-option-top-bid-wellington = Wellington
nap-option-top-bid-blucher = Blücher
nap-option-nap-payout = Gain et perte d’un Nap
nap-option-nap-payout-help = Ce que chaque adversaire paie pour un Nap réussi, et reçoit pour un Nap chuté : plus il rapporte, plus il tente.
nap-option-nap-payout-5-5 = 5 et 5
nap-option-nap-payout-10-5 = 10 et 5
nap-option-nap-payout-12-6 = 12 et 6
nap-option-blucher-multiple = Valeur d’un Blücher, en Naps
nap-option-blucher-multiple-help = Combien de fois un Nap vaut un Blücher, gagné ou perdu : à quatre fois, une donne peut renverser une partie.
nap-option-all-pass = Si tout le monde passe
nap-option-all-pass-help = On redonne, ou le donneur doit annoncer quand tous les autres passent, et peut descendre à un pli ; alors chaque donne est jouée.
nap-option-all-pass-redeal = on redonne
nap-option-all-pass-dealer-bids = le donneur doit annoncer
nap-option-pack = Paquet
nap-option-pack-help = Un paquet réduit n’a pas les petites cartes : peu de cartes restent cachées, les mains sont plus fortes et les enchères plus hautes.
nap-option-pack-full = les 52 cartes
nap-option-pack-stripped = réduit
nap-option-deals-each = Donnes par joueur
nap-option-deals-each-help = La partie finit quand chacun a donné autant de fois, pour que la place n’avantage personne.

nap-setting-played = Cartes jouées
nap-setting-played-help = Ramassées par qui gagne le pli, ou étalées devant les joueurs, où tous les voient encore.
nap-setting-played-gathered = ramassées
nap-setting-played-kept = étalées
nap-setting-dealing = Distribution
nap-setting-dealing-help = Trois cartes puis deux, ou une à la fois ; les cartes sont les mêmes, seul l’aspect change.
nap-setting-dealing-3-2 = trois, puis deux
nap-setting-dealing-singly = une à une

nap-idle-no-misere = Il n’y a pas de misère à cette table : ceci est sans effet.
nap-idle-no-blucher = Il n’y a pas de Blücher à cette table : ceci est sans effet.
