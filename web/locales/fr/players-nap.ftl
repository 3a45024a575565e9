# How computer players of Nap decide.

nap-players-bidding = Leurs règles empiriques aux enchères
nap-players-bidding-text = Pour chaque enchère, un joueur estime la chance que sa main la réussisse, selon le nombre d’adversaires, et ce qu’elle fait gagner et perdre selon les règles de la table. Il annonce ce qui promet le plus, ou passe.
nap-players-playing = Leurs règles empiriques dans le jeu
nap-players-playing-text = Le preneur fait tomber les atouts et gagne à aussi peu de frais que la sûreté le permet. Les autres jouent ensemble : ils battent le preneur, pas leurs partenaires. En misère, le preneur reste bas, et les autres plus bas encore. Tous comptent les cartes tombées et retiennent à qui il manque une couleur, dès que c’est prouvé.
nap-players-worlds = Leurs mondes
nap-players-worlds-text = Un monde donne à chacun des autres autant de cartes non vues qu’il lui en reste, et à personne une couleur dont l’absence est prouvée. Le reste est au hasard, avec un penchant : qui a annoncé a plus de chances d’avoir ce que son enchère demande. Sur { $count } mains possibles du preneur, une est retenue, selon qu’elle convient à l’enchère et, en misère, à la première carte.
nap-players-solved = Comment un monde finit
nap-players-solved-text = Cinq cartes chacun, c’est assez peu pour tout calculer : toutes mains ouvertes, et si chacun joue au mieux, l’enchère réussit-elle encore après cette carte ? Une misère est jouée selon les règles empiriques, car qui verrait toutes les mains la ferait chuter presque à chaque fois.
nap-players-tried = Ce qui est essayé
nap-players-tried-text = Aux enchères, chaque enchère et la passe, les autres continuant selon les règles empiriques, et comme atouts les { $count } couleurs qui promettent le plus. Dans le jeu, chaque carte permise, et une seule parmi des cartes égales.
nap-players-worth = Ce qui décide
nap-players-worth-text = Ce que les règles de la table paient pour une enchère réussie ou perdue, selon la fréquence à laquelle elle réussit dans les mondes. La carte des règles empiriques est d’avance tenue pour un peu meilleure, avec autant d’assurance que { $count } mondes en donneraient.
nap-players-mistakes = Les fautes des plus faciles
nap-players-mistakes-text = Ils prennent un des meilleurs coups suivants pour le meilleur : ils se trompent d’environ un point sur une main, ou jouent une voisine de la bonne carte. Personne n’annonce les cinq plis par erreur.
nap-players-proved-worlds = Au Nap, chaque monde donne chaque carte non vue une fois au plus, à des mains de la bonne taille, et à personne une couleur dont l’absence est prouvée.
nap-players-proved-solved = Au Nap, un monde calculé dit la même chose qu’un second calcul, qui sert à tous les jeux.
nap-players-proved-obvious = Dans des dizaines de positions du Nap où le bon coup saute aux yeux, les joueurs qui parcourent { $count } mondes le trouvent presque toujours.
