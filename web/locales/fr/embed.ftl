# What stands in pages of others. Each message is one line, for the build takes the lines apart.

## Elements
ui-embed-who-wins = Qui remporte le pli ?
ui-embed-which = Quelles cartes peut-on jouer ?
ui-embed-wins = gagne
ui-embed-leads = entame
ui-embed-allowed = permise
ui-embed-trick = Pli, dans l’ordre du jeu
ui-embed-hand = Main
ui-embed-table = Sur la table :
ui-embed-trump = Atout :
ui-embed-no-trump = Sans atout
ui-embed-first = Premier pli de la donne
ui-embed-swap = { $card }. La changer
ui-embed-line = Ligne { $line } sur { $of }
ui-embed-ladder = Toutes les lignes, de la plus forte à la plus faible
ui-embed-asking = Recherche en cours…
ui-embed-again = Réessayer
ui-embed-failed = La réponse n’a pas pu être chargée.
ui-embed-barred = Cette page ne peut pas répondre ici.
ui-embed-site = Ouvrir le jeu
ui-embed-wrong = Ces cartes, cet atout ou ces règles ne vont pas ensemble.

## The page of the site that shows them all
ui-demo-title = Napoléon dans d’autres pages
ui-demo-lead = Tous les éléments qu’une page peut accueillir. Le mode d’emploi est dans docs/embedding.md, parmi les sources.
ui-demo-tables = Tables
ui-demo-table-note = Rien ne démarre avant que vous n’appuyiez sur le bouton.
ui-demo-frame = La même chose dans un simple cadre
ui-demo-tricks = Plis
ui-demo-tricks-note = Demandez qui remporte le pli ; changez ensuite des cartes en appuyant dessus, et la réponse change aussi.
ui-demo-hands = Mains
ui-demo-told = Ce que les tables disent à cette page
ui-demo-play = Jouer cette donne
