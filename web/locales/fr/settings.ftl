# The settings of the page: for each its name, its values, and what the chosen $value means.

ui-settings-look = Aspect
ui-settings-cards = Cartes
ui-settings-hand = Main
ui-settings-table = Table
ui-settings-sound = Son
ui-settings-pace = Allure
ui-settings-help = Aide

ui-setting-theme = Thème
ui-setting-theme-device = Appareil
ui-setting-theme-light = Clair
ui-setting-theme-dark = Sombre
ui-setting-theme-help = { $value ->
    [light] Lumière du jour, quel que soit le réglage de l’appareil.
    [dark] Lumière de la lampe, quel que soit le réglage de l’appareil.
   *[other] Clair ou sombre, selon le réglage de l’appareil.
}

ui-setting-faces = Faces
ui-setting-faces-layout = Auto
ui-setting-faces-large = Grand index
ui-setting-faces-desk = Figures
ui-setting-faces-help = { $value ->
    [large] Un grand index et une grande enseigne, lisibles de loin.
    [desk] Des faces imprimées avec leurs figures, même dans une petite fenêtre.
   *[other] Les figures où il y a de la place, un grand index ailleurs.
}

ui-setting-pack = Enseignes
ui-setting-pack-two = Deux couleurs
ui-setting-pack-four = Quatre couleurs
ui-setting-pack-help = { $value ->
    [four] Carreau en bleu et trèfle en vert : deux enseignes ne se confondent plus.
   *[other] Rouge et noir, comme la plupart des jeux de cartes.
}

ui-setting-back = Dos
ui-setting-back-claret = Bordeaux
ui-setting-back-indigo = Indigo
ui-setting-back-pine = Sapin
ui-setting-back-bees = Abeilles
ui-setting-back-help = { $value ->
    [indigo] Des vagues autour d’un pique.
    [pine] Des feuilles de chanvre autour d’une étoile.
    [bees] Des abeilles autour d’une couronne.
   *[other] Un treillis autour d’un chapeau.
}

ui-setting-order = Ordre de la main
ui-setting-order-suits = Par enseigne
ui-setting-order-left = Atouts à gauche
ui-setting-order-right = Atouts à droite
ui-setting-order-own = Le mien
ui-setting-order-help = { $value ->
    [left] Les atouts et le joker à gauche, puis les autres enseignes, couleurs alternées.
    [right] Les atouts et le joker à droite, précédés des autres enseignes, couleurs alternées.
    [own] Glissez les cartes à leur place, ou déplacez-les par Maj et les flèches, ou du doigt : Ranger ma main, dans le menu.
   *[other] Enseignes rangées, couleurs alternées.
}

ui-setting-tricks = Plis passés
ui-setting-tricks-last = Le dernier
ui-setting-tricks-all = Tous
ui-setting-tricks-help = { $value ->
    [all] Une table de débutant : tous les plis de la donne peuvent être relus.
   *[other] Le dernier pli peut être revu à tout moment, comme à la plupart des tables.
}

ui-setting-tap = Jouer une carte
ui-setting-tap-once = En une fois
ui-setting-tap-twice = En deux fois
ui-setting-tap-help = { $value ->
    [twice] Toucher une carte la choisit ; la retoucher, ou le bouton, la joue.
   *[other] Toucher une carte la joue.
}

ui-setting-speed = Vitesse
ui-setting-speed-slow = Lente
ui-setting-speed-normal = Normale
ui-setting-speed-fast = Rapide
ui-setting-speed-once = Éclair
ui-setting-speed-step = Pas à pas
ui-setting-speed-help = { $value ->
    [slow] Le temps de lire chaque carte.
    [fast] Pour qui connaît le chemin.
    [once] Tous les autres jouent d’un coup, jusqu’à votre prochain tour.
    [step] Chaque pli reste jusqu’à ce que vous touchiez la table.
   *[other] Comme à une table d’amis.
}

ui-setting-timer = Temps par tour
ui-setting-timer-none = Libre
ui-setting-timer-30 = 30 secondes
ui-setting-timer-60 = 60 secondes
ui-setting-timer-help = { $value ->
    [none] Prenez tout votre temps.
   *[other] À la fin du temps, l’ordinateur joue à votre place jusqu’à ce que vous la repreniez. L’horloge s’arrête dans un onglet caché et sous un panneau ouvert, et repart de zéro après un rechargement.
}

ui-setting-forced = Une seule carte permise
ui-setting-forced-off = Je la joue
ui-setting-forced-on = Elle se joue
ui-setting-forced-help = { $value ->
    [on] Une carte qui est la seule permise se joue d’elle-même, après la pause habituelle.
   *[other] Vous jouez toutes vos cartes, même s’il n’y en a qu’une de permise.
}

ui-setting-tips = Explications
ui-setting-tips-all = Toutes
ui-setting-tips-rest = Sauf les fermées
ui-setting-tips-none = Aucune
ui-setting-tips-help = { $value ->
    [all] Ce qui est demandé est expliqué au fur et à mesure, jusqu’à ce que vous le fermiez.
    [rest] Celles que vous avez fermées ne reviennent pas. « Toutes » les ramène.
   *[other] Rien n’est expliqué. « Toutes » ramène tout.
}

ui-setting-keys = Touches seules
ui-setting-keys-on = Actives
ui-setting-keys-off = Inactives
ui-setting-keys-help = { $value ->
    [off] Aucune touche seule n’agit. Le panneau des touches, dans le menu, dit la même chose.
   *[other] Appuyez sur ? pour voir quelles lettres disent où en est la table.
}

ui-setting-unrated = Avant qu’une aide déclasse la partie
ui-setting-unrated-ask = Demander
ui-setting-unrated-go = Continuer
ui-setting-unrated-help = { $value ->
    [go] Le premier conseil, ou coup repris, vient aussitôt.
   *[other] Une question précède le premier conseil ou coup repris.
}

ui-setting-sounds = Sons
ui-setting-sounds-off = Non
ui-setting-sounds-on = Oui
ui-setting-sounds-help = { $value ->
    [on] Un son bref pour une carte jouée, un pli gagné, votre tour et la fin de la donne.
   *[other] La table est silencieuse.
}
