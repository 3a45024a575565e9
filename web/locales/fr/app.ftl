# The page itself: starting up, saving, trouble, spoken news, and the words for cards.
# A card stands in a sentence without an article, and mostly after a colon: the page may draw it there, and its gender is not known.

ui-name-1 = Vous
ui-name-2 = Aoi
ui-name-3 = Hugo
ui-name-4 = Mina
ui-name-5 = Léon
ui-name-6 = Berthe

# Cards in words

ui-suit-s = pique
ui-suit-h = cœur
ui-suit-d = carreau
ui-suit-c = trèfle
ui-suit-n = sans-atout
ui-rank-A = as
ui-rank-K = roi
ui-rank-Q = dame
ui-rank-J = valet
ui-rank-T = dix
ui-rank-9 = neuf
ui-rank-8 = huit
ui-rank-7 = sept
ui-rank-6 = six
ui-rank-5 = cinq
ui-rank-4 = quatre
ui-rank-3 = trois
ui-rank-2 = deux
ui-card-joker = joker
ui-card-name = { $rank } de { $suit }
# Points in what they are counted in, such as 3 chips
ui-amount = { $amount } { $unit }
ui-bid-name = { $suit ->
    [sans-atout] { $n } { $suit }
   *[other] { $n } à { $suit }
}

# Spoken news

ui-said-role = Votre rôle : { $role }

# Starting up

ui-boot-file = Une partie du jeu n’est pas arrivée
ui-boot-file-detail = La connexion a peut-être été coupée. Réessayez ; rien n’est perdu.
ui-boot-type = Une partie du jeu est arrivée sous une mauvaise forme
ui-boot-type-detail = Le site est peut-être mal réglé. Réessayez, ou revenez plus tard ; rien n’est perdu.
ui-boot-stalled = Le jeu met trop de temps à arriver
ui-boot-stalled-detail = La connexion est lente ou interrompue. Réessayez ; rien n’est perdu.
ui-boot-python = Le jeu n’a pas pu démarrer
ui-boot-python-detail = C’est une erreur du jeu. Réessayez ; votre partie reste conservée.
ui-boot-old = Ce navigateur est trop ancien pour le jeu
ui-boot-old-detail = Prenez une version actuelle de Firefox, Chrome, Edge ou Safari.

# Saving and trouble

ui-save-damaged = La partie conservée est illisible. Vous pouvez garder son texte dans un fichier avant d’en commencer une autre.
ui-not-saved = Cette partie n’est pas conservée : le navigateur ne le permet pas ici.
ui-worker-restarted = Le jeu a dû redémarrer. Rien n’est perdu.
ui-trouble = Cela n’a pas marché. Rien n’a changé ; réessayez.
ui-trouble-cpu = Un joueur est bloqué. Rechargez la page, ou commencez une nouvelle partie par le menu.

# Questions

ui-ask-new = Commencer une nouvelle partie ?
ui-ask-new-detail = La partie en cours s’arrête là et n’est pas gardée.
ui-ask-new-yes = Nouvelle partie
# $address: where the match is found again
ui-ask-aside = Commencer une nouvelle partie ?
ui-ask-aside-detail = La partie sur la table est mise de côté. Son adresse la rouvre : { $address }
ui-ask-aside-yes = Nouvelle partie
ui-ask-record = Ouvrir un autre enregistrement ?
ui-ask-record-detail = La partie de l’enregistrement ouvert auparavant n’est pas finie. Elle s’arrête là et n’est pas gardée.
ui-ask-record-yes = Ouvrir
ui-ask-give-up = Abandonner la partie ?
ui-ask-give-up-detail = L’ordinateur joue à votre place, selon des règles simples, jusqu’à la fin de la partie, qui compte comme une autre. Vous ne pourrez pas reprendre votre place.
ui-ask-give-up-yes = Abandonner
ui-ask-claim = Annoncer le reste ?
ui-ask-claim-detail = C’est certain. La donne est jouée d’un coup jusqu’au bout, vos cartes dans l’ordre qu’il faut.
ui-ask-claim-yes = Annoncer
ui-ask-export = Enregistrer une donne inachevée ?
ui-ask-export-detail = Le fichier montre les mains de tous les joueurs. La partie n’est alors plus classée.
ui-ask-export-yes = Enregistrer
ui-ask-hint = Demander un conseil ?
ui-ask-hint-detail = La partie n’est alors plus classée. Les points comptent comme avant.
ui-ask-hint-yes = Donner un conseil
ui-ask-undo = Reprendre votre dernière décision ?
ui-ask-undo-detail = La partie n’est alors plus classée. Les points comptent comme avant.
ui-ask-undo-yes = Reprendre
ui-ask-silence = Ne plus demander
ui-ask-no = Annuler

# The time for a turn

ui-time-short = Encore { $seconds } secondes pour votre tour
ui-time-up = Votre temps est écoulé : l’ordinateur joue à votre place. Reprenez-la quand vous voulez.

# Links

ui-link-game = Il n’y a pas de jeu « { $name } ». Les jeux sont : { $games }.
ui-link-no-game = Le lien ne dit pas de quel jeu il s’agit. Les jeux sont : { $games }.
ui-link-preset = Il n’y a pas de règles « { $value } ». Il y a : { $presets }. Les règles standard les remplacent.
ui-link-key = Le lien demande « { $name } », que ce jeu ({ $game }) ne connaît pas. Ce point est ignoré ; le reste est gardé.
ui-link-value = « { $value } » ne convient pas pour « { $option } », seulement { $values }. Ce point est ignoré ; le reste est gardé.
ui-link-place = « { $value } » n’est pas une place de cette table. Les places sont numérotées à partir de 0. Ce point est ignoré ; le reste est gardé.
ui-link-seed = Une graine est un texte de 1 à 64 caractères. Celle-ci est ignorée, et les cartes seront nouvelles ; le reste est gardé.
ui-link-theme = Le thème peut être light (clair) ou dark (sombre). Ce point est ignoré ; le reste est gardé.
ui-link-code = Une partie du lien est illisible : « { $name } ». Elle est ignorée ; le reste est gardé.
ui-link-record = Cet enregistrement n’est pas conservé dans ce navigateur. Ouvrez-le depuis son fichier.
ui-link-day = « { $value } » ne désigne aucune donne du jour. Un jour est une date jusqu’à aujourd’hui, en UTC, et rien d’autre à côté : day=2026-03-01.
ui-link-match = Ce lien ne contient aucune partie lisible : il en manque peut-être un morceau. Rien n’a changé.

# Records

ui-record-huge = Ce fichier est trop gros pour un enregistrement. Rien n’a changé.
ui-record-text = Ce fichier n’est pas un texte en UTF-8, donc pas un enregistrement. Rien n’a changé.
ui-record-empty = Ce fichier est vide. Rien n’a changé.
ui-record-bad = Ce fichier ne contient aucun enregistrement lisible de ces jeux. Rien n’a changé.
ui-record-deal = L’enregistrement ne peut pas être ouvert : la donne { $deal } n’est pas correcte. Rien n’a changé.
ui-record-action = L’enregistrement ne peut pas être ouvert : à la donne { $deal }, l’action { $action } n’est pas permise. Rien n’a changé.
# $beside: whether a match of one's own waits meanwhile
ui-record-opened = L’enregistrement est ouvert.{ $beside ->
    [yes] {" "}Votre partie est gardée à côté.
   *[no] {""}
}
ui-record-others = Le premier enregistrement du fichier est ouvert.{ $beside ->
    [yes] {" "}Votre partie est gardée à côté.
   *[no] {""}
}

# Ways to long pages, whose own words are fetched when they are asked for
ui-contents = Sommaire
ui-rules-failed = Les règles ne sont pas arrivées. Réessayez.
ui-rules-read = Lire les règles
ui-rules-read-note = Telles que choisies ici, règles maison comprises.
ui-players = Comment décident les joueurs virtuels
ui-players-failed = Cette page n’est pas arrivée. Réessayez.

# Jouer sans réseau, et nouvelles versions

ui-kept-coming = Préparation du jeu hors ligne…
ui-kept-ready = Prêt à jouer hors ligne
ui-kept-failed = Pas prêt à jouer hors ligne : une partie du jeu n’a pas pu être conservée. Nouvel essai à votre prochaine visite.
ui-update-offered = Une nouvelle version du jeu est là. Vous la trouvez dans le menu.
ui-update = Mettre le jeu à jour
ui-update-note = La page se recharge, et la partie reprend là où elle en est.
ui-update-after = Mettre à jour après cette donne
ui-update-after-note = Rien ne change avant le début de la prochaine donne.
ui-update-wanted = Choisi : la mise à jour vient avec la prochaine donne. Appuyez encore pour y renoncer.
