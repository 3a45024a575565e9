# What the page keeps of matches, and files of all that is kept.

table-stats-title = Statistiques
table-stats-none-title = Rien encore
table-stats-none = Aucune donne n’est encore comptée. Une donne compte quand elle est finie, une partie quand sa dernière donne l’est.
table-stats-rating = Classement { $rating }, à { $range } près ; { $count ->
    [one] une partie classée
   *[other] { $count } parties classées
}.
table-stats-no-rating = Pas encore de classement : il commence avec la première partie classée.
table-stats-no-match = Aucune partie n’est encore finie.
table-stats-history = Parties classées, la dernière d’abord
table-stats-rated = { $rating }
table-stats-more = +{ $count }
table-stats-less = −{ $count }
table-stats-same = 0
table-stats-points = { $points } sur { $of }
table-stats-percent = { $percent } %
table-stats-mean = { $below ->
    [0] {""}
   *[other] −
}{ NUMBER($mean, minimumFractionDigits: 1) }
table-stats-of-matches = Parties
table-stats-matches = finies
table-stats-won = gagnées
table-stats-shared = gagnées à plusieurs
table-stats-lost = perdues
table-stats-streak = gagnées de suite, en cours
table-stats-longest = gagnées de suite, au mieux
table-stats-total = points par partie
# $passed of them were passed out
table-stats-deals = { $count ->
    [one] Une donne
   *[other] { $count } donnes
}, { $passed ->
    [0] dont aucune passée
    [one] dont une passée
   *[other] dont { $passed } passées
}.
table-stats-of-deals = Donnes par rôle
table-stats-all = total
table-stats-of-bids = Vos enchères
table-stats-of-levels = { $game } : force prêtée aux joueurs virtuels
table-stats-col-what = parties
table-stats-col-count = nombre
table-stats-col-part = rôle
table-stats-col-deals = donnes
table-stats-col-won = gagnées
table-stats-col-score = points
table-stats-col-bid = enchère
table-stats-col-undertaken = jouée
table-stats-col-made = réussie
table-stats-col-rating = classement
table-stats-col-change = écart
table-stats-col-games = duels gagnés
table-stats-col-against = contre
table-stats-col-level = niveau
table-stats-how = Comment on compte
table-stats-how-games = Une partie vaut un duel contre chaque joueur virtuel de la table : un total plus haut compte 1, un total égal ½, un total plus bas 0. Chaque jeu a son propre classement.
table-stats-how-formula = Le classement est un Glicko-2 dont chaque partie est une période. Il commence à { $start } avec un écart type de { $deviation }. « À … près » vaut 1,96 écart type : c’est juste 95 fois sur 100.
table-stats-how-constants = Avec votre classement r, votre écart type d et le classement s d’un adversaire, tous sur l’échelle μ = (classement − 1500) / 173,7178, on attend de vous E = 1 / (1 + exp(s − r)) d’un duel. Alors v = 1 / ΣE(1 − E), le nouvel écart type est 1 / √(1 / (d² + σ²) + 1 / v), et le classement croît de son carré fois Σ(résultat − E). La volatilité σ commence à { $volatility } et suit l’étape 5 de Glickman avec τ = { $tau }. Les duels d’une partie ont les mêmes cartes : le classement est donc moins sûr qu’il ne le dit.
table-stats-how-unrated = Une partie ne compte pas pour le classement si un conseil a été demandé, un coup repris, une donne inachevée enregistrée, ou si ses cartes avaient déjà été vues, dans une partie antérieure, par le lien d’une partie finie, ou dans cette partie même, ramenée par un fichier à un état plus ancien. Ses donnes restent dans les statistiques.
table-stats-how-again = Une donne rejouée remplace la première fois, et sa partie n’est plus classée.
table-stats-how-records = Une partie ouverte depuis un enregistrement ne compte pas du tout. Une partie abandonnée compte pour ses donnes finies.
table-stats-how-people = Une partie à plusieurs personnes sur un appareil n’est pas comptée.
table-stats-how-levels = La règle de base est fixée à { $middle }. Les autres niveaux sont placés d’après leurs parties, et d’après ce qu’ils gagnent les uns sur les autres dans les mêmes donnes.

table-rating-now = Classement { $rating }, { $change ->
    [0] inchangé
   *[other] { $signed } avec cette partie
} ; à { $range } près.
table-rating-none = Cette partie n’est pas classée.

napoleon-tally-taken = honneurs
nap-tally-taken = plis

# Panel of statistics, and what is done with all that is kept

ui-statistics = Statistiques
ui-statistics-note = Donnes, parties et votre classement.
ui-statistics-failed = Les statistiques ne sont pas arrivées. Réessayez.
ui-statistics-reset = Effacer les statistiques
ui-keep-export = Tout enregistrer dans un fichier
ui-keep-export-note = Réglages, parties en cours, statistiques et classement.
ui-keep-import = Tout relire depuis un fichier
ui-keep-import-note = Une question précède tout remplacement.
ui-ask-reset = Effacer les statistiques ?
ui-ask-reset-detail = Donnes, parties et classements seront oubliés. La partie en cours reste. C’est définitif.
ui-ask-reset-yes = Effacer
ui-ask-import = Que faire de ce fichier ?
# $matches: matches in progress; $booked: matches in the statistics; $unread: parts that cannot be read
ui-ask-import-detail = Il contient des réglages, { $matches ->
    [0] aucune partie en cours
    [one] une partie en cours
   *[other] { $matches } parties en cours
} et { $booked ->
    [0] aucune partie
    [one] une partie
   *[other] { $booked } parties
} dans ses statistiques.{ $unread ->
    [0] {""}
    [one] {" "}Un élément est illisible et sera laissé de côté.
   *[other] {" "}{ $unread } éléments sont illisibles et seront laissés de côté.
} « Remplacer » le met à la place de tout ce qui est gardé ici. « Ajouter » garde ce qui est ici et ajoute ce qui manque.
ui-ask-import-yes = Remplacer
ui-ask-import-add = Ajouter
ui-keep-huge = Ce fichier est trop gros. Rien n’a changé.
ui-keep-text = Ce fichier n’est pas un texte en UTF-8. Rien n’a changé.
ui-keep-json = Ce fichier ne vient pas de cette page : ce n’est pas du JSON. Rien n’a changé.
ui-keep-format = Ce fichier ne vient pas de cette page. Rien n’a changé.
ui-keep-version = Ce fichier vient d’une version plus récente de cette page. Rien n’a changé.
ui-keep-shape = Ce fichier est abîmé : « { $part } » n’est pas correct. Rien n’a changé.
ui-keep-full = Le navigateur n’a pas assez de place. Rien n’a changé.
ui-keep-replaced = Le fichier a pris la place de ce qui était gardé.
ui-keep-added = Ce qui manquait a été ajouté.

# Two tabs
ui-elsewhere = Cette partie est ouverte dans un autre onglet. Reprenez-la ici, ou jouez à une autre table en attendant.
ui-taken-over = Cette partie continue dans un autre onglet. Reprenez-la ici, ou jouez à une autre table en attendant.
ui-take-over = La continuer ici
ui-record-elsewhere = Un autre onglet a un enregistrement ouvert. Fermez-le d’abord. Rien n’a changé.
