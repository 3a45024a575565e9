# Ce qui est compté du jeu des personnages. La page et la page imprimée ont les mêmes mots.

table-characters-plays = Comment ils jouent : { $game }
table-characters-measured = Mesuré en { $deals } donnes de chacun, les uns contre les autres, où tous parcourent { $worlds } mondes : seul le tempérament diffère.
table-characters-figures = Ce que fait chacun : { $game }
table-characters-who = Personnage
table-habit-most = { $what }, { $percent } %

napoleon-habit-bid = Annonce
napoleon-habit-bid-help = La part des donnes où il annonce.
napoleon-habit-jump = Saute
napoleon-habit-jump-help = La part de ses annonces plus hautes qu’il ne faut.
napoleon-habit-number = Nombre
napoleon-habit-number-help = Ce qu’il entreprend comme Napoléon, en moyenne.
napoleon-habit-made = Réussit
napoleon-habit-made-help = La part de ces contrats qu’il réussit.
napoleon-habit-drawn = Joue atout
napoleon-habit-drawn-help = Comme Napoléon, la part des entames à l’atout dans les cinq premiers plis, quand il a le choix.
napoleon-habit-named = Appelle
napoleon-habit-named-help = Le genre de carte qu’il appelle le plus comme Napoléon, et la part.
napoleon-habit-mighty = le Mighty
napoleon-habit-jacks = un valet
napoleon-habit-joker = le joker
napoleon-habit-trump = un gros atout
napoleon-habit-ace = un as à côté
napoleon-habit-alone = Seul
napoleon-habit-alone-help = La part où il appelle une de ses propres cartes, pour jouer seul.
napoleon-habit-shown = Se montre
napoleon-habit-shown-help = Le pli où il joue la carte appelée comme adjudant, en moyenne.

nap-habit-bid = Annonce
nap-habit-bid-help = La part des donnes où il annonce.
nap-habit-made = Réussit
nap-habit-made-help = La part des annonces jouées qu’il réussit.
nap-habit-misere = Misère
nap-habit-misere-help = La part des misères parmi les annonces qu’il joue.
nap-habit-high = Haut
nap-habit-high-help = La part de celles qui veulent quatre plis ou les cinq.
nap-habit-suit = Atout
nap-habit-suit-help = La couleur dont il fait le plus l’atout, et la part.
nap-habit-trump = { $suit }
nap-habit-trumps = Joue atout
nap-habit-trumps-help = Comme preneur, la part où il rejoue atout, quand il a le choix.
nap-habit-lead = Entame haut
nap-habit-lead-help = La hauteur de ses entames, de 0 % pour sa plus petite carte à 100 % pour la plus grosse ; les atouts du preneur ne comptent pas.
nap-habit-defend = Défend haut
nap-habit-defend-help = La hauteur de ses cartes contre le preneur, quand d’autres ont entamé.
