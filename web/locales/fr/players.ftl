# How computer players decide: what holds for all of them. The page and the printed page have the same words.

table-players-title = Comment décident les joueurs virtuels
ui-players-print = Cette page, à lire et à imprimer

## What they know

table-players-know-title = Ce qu’ils savent
table-players-know = Un joueur virtuel reçoit ce que sait sa place, et rien d’autre :
table-players-know-hand = ses propres cartes,
table-players-know-said = tout ce qui a été dit à la table dans cette donne,
table-players-know-played = toutes les cartes jouées, et par qui,
table-players-know-counts = combien de cartes chacun a encore, et qui a donné,
table-players-know-rules = les règles de la table.
table-players-know-never = Il ne reçoit jamais la donne : ni les cartes des autres, ni aucune carte face cachée. Même s’il le voulait, il ne pourrait pas les regarder.
table-players-know-alone = Il ne sait pas qui est une personne et qui ne l’est pas, ni où en est la partie. Les joueurs virtuels ne se disent rien d’autre que ce qu’ils annoncent et jouent.

## How they decide

table-players-decide-title = Comment ils décident
table-players-rule = Règles empiriques
table-players-rule-text = Chaque joueur a des habitudes, comme les gens : ce que vaut une main aux enchères, quelle carte convient à un pli. Elles vont vite, et ne regardent pas plus loin.
table-players-search = Recherche
table-players-search-text = Les joueurs plus forts imaginent comment les cartes cachées peuvent être réparties. Chaque répartition qui s’accorde avec ce qu’ils savent s’appelle un monde. Dans chaque monde, ils essaient chaque coup qu’ils envisagent, et cherchent comment la donne finit à partir de là. Le coup qui réussit le mieux sur l’ensemble des mondes est joué.
table-players-worlds = Les mêmes mondes pour tous les coups
table-players-worlds-text = Tous les coups sont essayés dans les mêmes mondes, pour qu’aucun ne soit préféré parce que le hasard lui en a donné de meilleurs.
table-players-clock = Quand une recherche s’arrête
table-players-clock-text = Quand elle a vu autant de mondes que son niveau en a, ou quand son temps est écoulé, selon ce qui vient d’abord. Si un seul coup est possible, rien n’est cherché.

## Each game, and its levels

table-players-game = Au { $game }

table-players-levels = Les niveaux, et ce que chacun peut dépenser pour une décision
table-players-col-level = niveau
table-players-col-by = décide par
table-players-col-worlds = mondes, au plus
table-players-col-clock = millisecondes, au plus
table-players-level = { $number } { $name }
table-players-by-rule = règles empiriques
table-players-by-slips = règles empiriques, avec des fautes
table-players-by-search = recherche
table-players-no-search = À ce jeu, personne ne cherche encore.
table-players-one-level = Tous les joueurs virtuels de ce jeu sont d’un seul niveau : { $level }.
table-players-slips = Le niveau { $level } est tenté par une telle faute dans environ { $percent } décisions sur 100.
table-players-apart = Ce qui sépare les niveaux
table-players-apart-text = Mesuré sur beaucoup de donnes, chaque niveau jusqu’au niveau { $from } est plus fort que celui qui le précède. Rien de ce qui a été mesuré ne distingue le niveau { $from } de ceux qui le suivent.

## Time

table-players-time-title = Le temps ne dit rien
table-players-time = Ce que fait un joueur virtuel est montré après un temps fixe, compté depuis l’événement d’avant. Ce temps dépend de la vitesse, de ce qui est attendu, carte ou parole, et du plus fort niveau à la table. Il ne dépend ni des cartes, ni du temps de réflexion du joueur : un choix difficile dure autant que pas de choix.
table-players-time-once = À la vitesse « { ui-setting-speed-once } », tous les autres jouent d’un coup, et seule cette attente entière peut être plus courte ou plus longue.

## The cards

table-players-cards-title = Comment les cartes sont données
table-players-cards = Les cartes d’une donne viennent de la graine de la partie et du numéro de la donne, et de rien d’autre. Elles sont données avant que personne n’y ait réfléchi, et aucune carte n’est échangée ensuite à cause de ce que fait quelqu’un.
table-players-cards-chance = Les mondes qu’un joueur imagine viennent d’une source de hasard à part. Avec la même graine, vous retrouvez donc les mêmes cartes, quels que soient vos adversaires. L’enregistrement d’une partie contient sa graine et chaque carte, pour que vous puissiez vérifier.

## What is tested

table-players-proved-title = Ce qui est vérifié
table-players-proved = À chaque changement du programme, des tests jouent beaucoup de donnes au hasard et s’assurent que ceci tient :
table-players-proved-hidden = Quand des cartes qu’un joueur ne peut pas voir sont échangées contre d’autres, à n’importe quel moment d’une donne, il décide de même, et tout ce qu’il a envisagé a exactement la même valeur qu’avant.
table-players-proved-worlds = Les mondes qu’un joueur imagine ne contredisent rien de ce qu’il sait : il ne pourrait pas les distinguer de la vraie donne.
table-players-proved-cards = Les cartes d’une donne sont les mêmes, quels que soient les joueurs et quoi qu’ils fassent.
table-players-proved-time = Une carte est montrée au même moment, quel que soit le temps de réflexion.
table-players-proved-legal = Les joueurs virtuels sont tenus aux mêmes règles que vous, et trouvent un coup permis à chaque tour.
table-players-proved-page = Aucune carte que vous ne pouvez pas voir n’est dans la page, ni dans un message qui lui est envoyé.

## What is not claimed

table-players-limits-title = Ce qui n’est pas affirmé
table-players-limits = Cette page ne dit pas :
table-players-limits-perfect = qu’ils jouent sans faute. Un monde est une supposition, et sa fin aussi : toutes mains ouvertes, que personne ne voit à la table, ou selon les règles empiriques ;
table-players-limits-device = qu’un niveau est le même partout. Sur un appareil lent, le temps est écoulé après moins de mondes, et un autre coup peut y être joué. Les cartes sont les mêmes ;
table-players-limits-browser = que les cartes sont hors de votre propre portée. Il n’y a pas de serveur : toutes les mains sont dans votre navigateur, et qui démonte le programme peut les trouver. La partie qui décide ne les reçoit pas ;
table-players-limits-tests = que des tests peuvent trouver toutes les erreurs. Ils essaient beaucoup de donnes, mais pas toutes.
