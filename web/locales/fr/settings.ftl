# The settings of the page: for each its name, its values, and what the chosen $value means.

ui-settings-look = Aspect
ui-settings-pace = Allure
ui-settings-help = Aide

ui-setting-theme = Thème
ui-setting-theme-device = Comme l’appareil
ui-setting-theme-light = Clair
ui-setting-theme-dark = Sombre
ui-setting-theme-help = { $value ->
    [light] Lumière du jour, quel que soit le réglage de l’appareil.
    [dark] Lumière de la lampe, quel que soit le réglage de l’appareil.
   *[other] Clair ou sombre, selon le réglage de l’appareil.
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

ui-setting-keys = Touches seules
ui-setting-keys-on = Actives
ui-setting-keys-off = Inactives
ui-setting-keys-help = { $value ->
    [off] Aucune touche seule n’agit. Le panneau des touches, dans le menu, dit la même chose.
   *[other] Appuyez sur ? pour voir quelles lettres disent où en est la table.
}
