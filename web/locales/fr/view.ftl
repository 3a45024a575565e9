# What the view itself says. Everything about a game comes with the table.

ui-game-title = Napoléon

## Regions, for those who listen
ui-headline = Contrat
ui-tools = Outils
ui-table = Table
ui-prompt = À faire
ui-your-hand = Votre main
ui-result = Résultat

## Cards and seats
ui-joker-index = JOKER
# $card: a card in words; $part: what it is in this deal, such as "left jack"
ui-card-part = { $card }, { $part }
ui-card-new = { $card }, venant du talon
ui-put-back = Reprendre { $card }
ui-face-down = { $count ->
    [one] { $count } carte face cachée
   *[other] { $count } cartes face cachée
}
# Cards kept before their owner; $down of them are turned down, for tricks won
ui-kept = Cartes jouées par { $name }, { $down ->
    [0] aucune face cachée
   *[other] { $down } face cachée
}
ui-dealer = donneur
ui-dealer-letter = D
ui-taken = { $count } pris
ui-turn = à son tour
ui-turn-own = à vous
ui-pass = passe
ui-played = { $name } : { $card }
ui-winning = mène
ui-wins = gagne
ui-leads = entame
ui-of = sur { $of }
ui-picked = { $count } sur { $of }

## Grids
ui-choose-bids = Votre enchère
ui-choose-pack = Votre choix
ui-cell-barred = { $name }, impossible : { $why }
ui-cell-own = { $name }, dans votre main
ui-own-card = dans votre main

## Result
ui-result-table = La donne, place par place
ui-col-player = joueur
ui-col-won = pris
ui-col-dealt = mains reçues
ui-col-deal = donne
ui-col-total = total
# $unit: what scores are counted in, such as chips
ui-col-unit = { $name }, { $unit }
ui-all-tricks = Les plis
ui-next-deal = Donne suivante
ui-play-again = Rejouer
ui-final-table = Classement final
ui-place = { $place }.
# $count players have the most
ui-winner = { $count ->
    [one] gagne
   *[other] à égalité
}

## Panels
ui-close = Fermer
ui-back = Retour
ui-confirm = Confirmer ?
ui-play-card = Jouer { $card }
ui-go-on = Continuer
ui-tap-on = Touchez la table pour continuer.
ui-last-trick = Dernier pli
ui-no-trick = Aucun pli n’a encore été joué dans cette donne.
ui-trick = Pli
ui-log = Journal de la donne
ui-log-empty = Rien ne s’est encore passé dans cette donne.
ui-scores = Scores
ui-no-scores = Aucune donne n’est encore finie.
ui-passed-out = passe générale
ui-deal-of = Donne { $number } sur { $of }
ui-menu = Menu
ui-arrange = Ranger ma main
ui-arrange-note = Déplacer les cartes du doigt.
ui-arrange-from = Touchez la carte à déplacer.
ui-arrange-to = Touchez maintenant la place où elle doit aller.
ui-arranged = Terminé
ui-settings = Réglages
ui-settings-note = L’aspect, le son et l’allure de la table.
ui-export = Enregistrer la partie
ui-export-note = Un fichier texte avec toutes les donnes.
ui-export-warn = Un fichier texte avec toutes les mains, celles de cette donne aussi.
ui-report = Copier un rapport de problème
ui-report-note = Versions, réglages et cette partie sous forme de texte, pour qui pourra y remédier.
ui-report-copied = Le rapport est copié. Collez-le là où vous décrivez le problème.
ui-report-by-hand = Le navigateur ne laisse pas la page copier. Copiez le rapport d’ici.
ui-stand-in = Laisser l’ordinateur jouer à ma place
ui-stand-in-note = Selon des règles simples, jusqu’à ce que vous repreniez votre place. La partie compte quand même.
ui-take-back = Reprendre ma place
ui-take-back-of = Reprendre la place de { $who }
ui-give-up = Abandonner la partie
ui-give-up-note = L’ordinateur joue à votre place jusqu’à la fin, et la partie compte.
ui-seat-stand-in = remplacé par l’ordinateur
ui-claim = Annoncer le reste
ui-new-match = Nouvelle partie
ui-new-match-note = Choisir le jeu, les joueurs et les règles. Celle-ci est gardée jusqu’à la donne.
ui-open-record = Ouvrir un enregistrement
ui-open-record-note = Une partie dans un fichier. La vôtre est gardée.
ui-back-to-match = Votre partie
ui-back-note = Elle est comme vous l’avez laissée.

## Keys, and what they tell
ui-keys = Touches et lecture à voix haute
ui-keys-this = ouvre ce panneau
ui-keys-hint = donne un conseil quand c’est à vous
ui-key-tab = Tab
ui-key-tab-does = passe à la suite : ce qui est demandé, votre main, les outils
ui-key-arrows = Flèches, Début, Fin
ui-key-arrows-does = d’une carte ou d’une enchère à l’autre
ui-key-enter = Entrée, Espace
ui-key-enter-does = joue la carte, choisit l’enchère, actionne le bouton
ui-key-escape = Échap
ui-key-escape-does = ferme un panneau
ui-tells-asked = ce qui vous est demandé
ui-tells-hand = votre main
ui-tells-trick = le pli sur la table
ui-tells-last = le dernier pli
ui-tells-contract = le contrat, et où il en est
ui-tells-scores = les scores
ui-read-no-trick = On ne joue pas de cartes en ce moment.
ui-read-trick = Pli { $number }, { $count ->
    [0] personne n’a encore joué
    [one] une carte
   *[other] { $count } cartes
}
ui-read-winning = { $name } est en tête
ui-read-won = { $low } sur { $of }
ui-read-won-range = de { $low } à { $high } sur { $of }
ui-read-score = { $name } : { $taken } dans cette donne, { $total } en tout
ui-read-role = { $name }, { $role }
ui-read-of = { $label } : { $value }
ui-read-hand-hidden = La main est cachée jusqu’à ce que l’appareil change de mains
ui-read-hand = Votre main, { $count ->
    [one] une carte
   *[other] { $count } cartes
}
ui-read-playable = { $count ->
    [one] Une seule peut être jouée :
   *[other] { $count } peuvent être jouées :
}

## Explanations for who is new
ui-tip = Explication
ui-tip-close = Ne plus montrer cette explication

## Language
ui-language = Langue
ui-language-failed = Les mots de cette langue n’ont pas pu être chargés. Réessayez.

## About the game
ui-about = À propos du jeu
ui-about-note = Confidentialité, versions, licences
ui-about-play = Jouer
ui-about-print = Cette page à imprimer
ui-about-privacy = Confidentialité
ui-about-privacy-text = Rien ne quitte votre navigateur : pas de compte, pas de mesure d’audience, aucune requête vers un autre site. Parties et réglages ne sont conservés que dans ce navigateur.
ui-about-versions = Versions
ui-about-version-core = Règles et joueurs
ui-about-version-build = Version du site
ui-about-version-pyodide = Pyodide
ui-about-version-python = Python
ui-about-licences = Licences
ui-about-own = Le jeu lui-même est un logiciel libre. Sa licence :
ui-about-others = Il comprend ces œuvres d’autrui, chacune avec sa licence et sa source :

## Start
ui-boot-title = La table se prépare
ui-boot-new-match = L’écran de départ s’ouvre dès que le jeu est là.
ui-step-runtime = Moteur
ui-step-library = Bibliothèque
ui-step-core = Règles et joueurs
ui-step-parts = { $name }, { $done } sur { $of }
ui-step-bad = { $name } : rien n’est arrivé
ui-step-done = , c’est prêt
ui-retry = Réessayer
ui-download-save = Télécharger la partie illisible

## The form of the start screen
ui-game = Jeu
ui-opponents = Adversaires
ui-level-named = { $number }, { $name }
ui-level-told = { $name }. { $detail }
ui-levels-apart = Place par place
ui-person-here = Une personne sur cet appareil
ui-person-name = Joueur { $number }
ui-persons-note = Plusieurs personnes se passent l’appareil : chaque main reste face cachée jusqu’à ce que son propriétaire prenne la main. Une telle partie ne compte pas pour le classement.
ui-levels-mixed = pas tous pareils
ui-rules = Règles
ui-house-rules = Règles maison
ui-changes = { $count ->
    [0] aucun changement
    [one] un changement
   *[other] { $count } changements
}
ui-differs = , diffère du modèle
ui-on = oui
ui-off = non
ui-less = Un de moins
ui-more = Un de plus
ui-range = de { $least } à { $most }
ui-entry-wrong = Un nombre n’est pas possible. Changez-le avant de distribuer.
ui-reset-option = Revenir à : { $value }
ui-reset-all = Tout remettre : { $preset }
ui-names = Noms
# $place: 0 is the reader, then clockwise
ui-place-name = { $place ->
    [0] Vous
   *[other] Joueur { $place }, sens horaire
}
ui-fixed-seed = Graine { $seed }
ui-fixed-dealer = Premier donneur : place { $seat }
ui-fixed-seat = Vous êtes à la place { $seat }
ui-fresh-cards = Tirer au sort
ui-share = Cette table en un lien
ui-copy-link = Copier le lien
ui-copied = Le lien est copié.
ui-copy-by-hand = Le navigateur ne laisse pas la page copier. Copiez le lien ici.
ui-deal = Distribuer

## Hints, and taking back
ui-hint = Conseil
ui-hint-none = Un conseil peut être demandé quand c’est à vous.
ui-hint-thinking = Recherche d’un conseil…
ui-hint-play = Jouer { $cards }
ui-hint-discard = Écarter { $cards }
# $chance: in hundredths
ui-hint-chance = Chances de réussir le contrat : { $chance ->
    [0] moins de 1 %.
    [100] plus de 99 %.
   *[other] environ { $chance } %.
}
# $deed: what to do, such as “Play the ace of spades”; $why: one or two sentences
ui-hint-said = Conseil : { $deed }. { $why }
ui-hinted = { $name }, conseil
ui-undo = Reprendre
ui-undo-none = Vous n’avez rien décidé dans cette donne qui puisse être repris.
ui-undo-given-up = Une place a été abandonnée dans cette partie : on n’y reprend plus rien.
ui-undo-note = Retour à votre dernière décision dans cette donne.
ui-undone = Coup repris.

## Liens à partager, et la donne du jour

ui-share-title = Partager
ui-share-note = Un lien ou un code QR, pour d’autres ou pour un autre appareil
ui-share-send = Partager…
ui-share-copy-text = Copier le texte
ui-share-copied-text = Le texte est copié.
ui-share-code = Code QR
ui-share-code-label = Code QR du lien
ui-share-code-long = Ce lien est trop long pour un code QR.
ui-share-code-failed = Le code QR n’a pas pu être fait. Réessayez.
ui-share-nothing = Aucun lien ne peut donner cette table : ses cartes ne viennent d’aucune graine.
ui-share-day = Mon résultat
ui-share-day-note = Il ne dévoile aucune carte.
ui-share-match = Cette partie
ui-share-match-note = Toutes les donnes telles qu’elles ont été jouées, avec les noms et les mains de tous. Qui l’ouvre connaît ces cartes et n’est plus classé avec elles.
ui-share-deal = Ces cartes
ui-share-deal-note = Les mêmes cartes et les mêmes règles, à jouer par d’autres. Le lien ouvre la partie à sa première donne.
ui-share-table = Cette table
ui-share-table-note = Le même jeu et les mêmes règles, avec d’autres cartes.
ui-days = Donne du jour
ui-days-note = Les mêmes cartes pour tous, et ce qu’en font les joueurs de l’ordinateur
ui-days-rule = Un jour est une date UTC : il change partout en même temps, à minuit UTC. Tous ont les mêmes cartes et les mêmes adversaires. Le premier résultat compte, pour le jour où la donne a été commencée.
ui-days-day = Jour
ui-days-today = aujourd’hui
ui-day-play = Jouer
ui-day-go-on = Continuer
ui-day-look = Revoir
ui-day-label = { $act } : { $game }, { $date }
ui-day-result = Donne du jour, { $date }. Votre résultat : { $score }{ $unrated ->
    [yes] {" "}(non classé)
   *[no] {""}
}
ui-day-comparing = L’ordinateur joue vos cartes…
ui-day-compared = À votre place, avec les mêmes cartes :
ui-day-level = { $level } { $score }
ui-day-text = { $game }, donne du jour, { $date } : { $score }{ $unrated ->
    [yes] {" "}(non classé)
   *[no] {""}
}
ui-day-text-compared = L’ordinateur à ma place : { $scores }
