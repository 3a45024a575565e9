# How computer players of Japanese Napoleon decide.

napoleon-players-know = Ce qu’ils savent de plus
napoleon-players-know-text = Napoléon connaît le talon une fois pris, et son écart ; les autres ne connaissent que les honneurs écartés que les règles montrent à tous. Qui a la carte appelée le sait. Tous les autres doivent deviner qui est l’adjudant, comme vous.
napoleon-players-rule = Leurs règles empiriques
napoleon-players-rule-text = Aux enchères, une main vaut tant d’honneurs, selon ses atouts, ses cartes spéciales et ses as. Dans le jeu, une carte est bonne si son pli a des chances de rapporter des honneurs à son camp, et si elle ne doit pas manquer plus tard. En voyant qui nourrit, bat ou épargne qui, les joueurs jugent qui peut être l’adjudant.
napoleon-players-worlds = Leurs mondes
napoleon-players-worlds-text = Un monde contient toutes les cartes que le joueur n’a pas vues, dans des mains de la bonne taille, et ne donne à personne une couleur dont ce joueur sait par preuve qu’elle lui manque. Le reste est au hasard, avec des penchants comptés en jeu : Napoléon a plus de chances que les autres d’avoir des cartes spéciales, des atouts et des as, écarte les petites cartes des autres couleurs, et appelle rarement une carte de sa main ; qui a annoncé une couleur a plus de chances d’en avoir ; et qui joue comme l’adjudant a plus de chances de l’être.
napoleon-players-tried = Ce qui est essayé
napoleon-players-tried-text = Aux enchères, la plus basse enchère dans chaque couleur, et la passe ; à l’appel, jusqu’à { $names } cartes à souhaiter et une pour jouer seul ; à l’échange, jusqu’à { $discards } écarts ; dans le jeu, chaque carte permise, et parmi des cartes égales la plus basse.
napoleon-players-worth = Ce qui décide
napoleon-players-worth-text = Ce que paient les règles de la table : pour une enchère, selon la chance de la réussir, corrigée par la fréquence à laquelle de telles enchères ont réussi dans nos propres parties ; ensuite selon le score, avec un petit plus pour chaque honneur. Quand il faut jouer une carte, les règles empiriques ont une voix qui pèse autant que { $count } mondes. Les mondes sont joués jusqu’au bout dans plusieurs styles, pour que l’erreur d’un seul ne décide pas.
napoleon-players-inference = Lire le jeu des autres
napoleon-players-inference-text = Aux deux niveaux les plus forts, quand il faut jouer une carte, un monde est imaginé d’autant plus souvent qu’il s’accorde avec tout ce que les autres ont fait : chaque annonce, chaque passe et chaque carte, selon les chances que des joueurs comme les nôtres l’aient fait avec la main que ce monde leur donne. La confiance à y accorder a été réglée sur des donnes de nos propres joueurs.
napoleon-players-secret = Garder un secret
napoleon-players-secret-text = Aux deux niveaux les plus forts, un adjudant secret ôte un peu de valeur à une carte qui le trahit : d’autant plus que les autres en deviennent sûrs et qu’il reste de plis à jouer. La façon de jouer des adjudants et des alliés a été comptée dans des donnes de nos propres joueurs.
napoleon-players-mistakes = Les fautes des plus faciles
napoleon-players-mistakes-text = Ils prennent un des meilleurs coups suivants pour le meilleur : ils se trompent d’environ un honneur sur une main, appellent une carte moins utile, écartent une carte trop bonne, ou jouent la mauvaise parmi plusieurs cartes raisonnables. Ils ne gaspillent pas les cartes spéciales.

napoleon-players-proved-worlds = Au Napoléon, chaque monde contient chaque carte une fois, dans des mains de la bonne taille, et ne donne à personne une couleur dont l’absence est prouvée.
napoleon-players-proved-playouts = Dans un monde du Napoléon, chaque carte jouée par la suite est permise, et chaque pli va à qui le gagne selon les règles de la table.
napoleon-players-proved-obvious = Dans des dizaines de positions du Napoléon où le bon coup saute aux yeux, les joueurs qui parcourent { $count } mondes le trouvent presque toujours.
