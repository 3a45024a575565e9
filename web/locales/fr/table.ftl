### What every game says at the table.
### A seat argument $who comes with $who_me: "yes" when it is the reader.

table-who = { $who }
table-take = Passez l’appareil à { $who }
table-take-detail = Les cartes restent face cachée jusqu’à ce que { $who } prenne la main.
table-take-submit = Je suis { $who }
table-thinking = { $who_me ->
    [yes] À vous
   *[no] { $who } réfléchit
}
table-pass = Passer
table-deal = Donne { $number } sur { $of }
table-deal-over = La donne { $number } sur { $of } est finie
table-deal-is-over = La donne est finie
table-match-won = { $who_me ->
    [yes] Vous gagnez la partie
   *[no] { $who } gagne la partie
}
table-match-drawn = { $count ->
   *[other] Partie nulle entre { $count } joueurs
}
table-illegal = Ce n’est pas permis ici
table-not-in-hand = Pas dans votre main : { $card }
table-turn-lead = À vous : entamez à votre gré
table-turn-follow = À vous : fournissez à { $suit }
table-turn-void = Vous n’avez pas de { $suit } : jouez à votre gré
table-must-follow = Vous avez du { $suit } : il faut fournir
table-wrong-phase = Ce n’est pas ce qui est demandé

## Explanations for who is new
table-tip-lead = Vous entamez : toute carte convient. Les autres doivent fournir à sa couleur, s’ils en ont.
table-tip-barred = Les cartes relevées peuvent être jouées. Touchez-en une autre : elle dira pourquoi non.

## The log of a deal, a line for each thing that happened
table-log-bids = { $who_me ->
    [yes] Vous annoncez { $bid }
   *[no] { $who } annonce { $bid }
}
table-log-passes = { $who_me ->
    [yes] Vous passez
   *[no] { $who } passe
}
table-log-trick = Pli { $number }
table-log-leads = { $who_me ->
    [yes] Vous entamez : { $card }
   *[no] { $who } entame : { $card }
}
table-log-leads-role = { $who_me ->
    [yes] Vous entamez : { $card }, { $role }
   *[no] { $who } entame : { $card }, { $role }
}
table-log-plays = { $who_me ->
    [yes] Vous jouez { $card }
   *[no] { $who } joue { $card }
}
table-log-plays-role = { $who_me ->
    [yes] Vous jouez { $card }, { $role }
   *[no] { $who } joue { $card }, { $role }
}
table-log-end = Fin de la donne
table-log-plus = { $who } : +{ $score }
table-log-minus = { $who } : −{ $score }
table-log-even = { $who } : { $score }

## The levels of CPU players. $count: how many ways the cards may lie are looked at before a move.
table-level-1 = Débutant
table-level-1-help = Connaît les règles et quelques bonnes habitudes, et fait des fautes de débutant.
table-level-2 = Passable
table-level-2-help = Joue selon des règles empiriques, et les oublie de temps en temps.
table-level-3 = Solide
table-level-3-help = Joue selon des règles empiriques, sans prévoir la suite.
table-level-4 = Bon
table-level-4-help = Imagine avant chaque coup { $count } répartitions des cartes cachées.
table-level-5 = Fort
table-level-5-help = Imagine avant chaque coup { $count } répartitions des cartes cachées.
table-level-6 = Expert
table-level-6-help = Imagine { $count } répartitions des cartes cachées ; chaque carte prend un peu plus de temps.
table-level-7 = Maître
table-level-7-help = Imagine jusqu’à { $count } répartitions des cartes cachées ; la table attend une seconde avant chaque carte.

## Why a match counts for no rating
table-unrated-hint = Non classée : un conseil a été demandé.
table-unrated-undo = Non classée : un coup a été repris.
table-unrated-record = Non classée : les mains d’une donne ont été enregistrées avant sa fin.
table-unrated-seen = Non classée : ces cartes avaient déjà été vues.
table-unrated-people = Non classée : plusieurs personnes jouent.

## A person’s seat that is played for them, and the rest of a deal that was claimed
table-stand-in = L’ordinateur joue à votre place, selon des règles simples, jusqu’à ce que vous la repreniez.
table-stand-in-end = Vous avez abandonné : l’ordinateur joue à votre place, selon des règles simples, jusqu’à la fin de la partie.
table-stand-in-thinking = On joue à votre place
table-claimed = { $who_me ->
    [yes] Vous avez annoncé le reste.
   *[no] { $who } a annoncé le reste.
}

## A drawn trick or hand in a page about rules
table-diagram-wins = Cette carte l’emporte : { $card }.
table-diagram-some = Permis : { $cards }.
table-diagram-all = Toutes peuvent être jouées.
table-diagram-lead = Qui entame joue la carte de son choix.
