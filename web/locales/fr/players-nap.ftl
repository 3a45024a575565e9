# How computer players of Nap decide.

nap-players-bidding = Aux enchères
nap-players-bidding-text = Pour chaque enchère, un joueur estime la chance que sa main la réussisse, selon le nombre d’adversaires, et ce qu’elle fait gagner et perdre selon les règles de la table. Il annonce ce qui promet le plus, ou passe.
nap-players-playing = Dans le jeu
nap-players-playing-text = Le preneur fait tomber les atouts et gagne à aussi peu de frais que la sûreté le permet. Les autres jouent ensemble : ils battent le preneur, pas leurs partenaires. En misère, le preneur reste bas, et les autres plus bas encore. Tous comptent les cartes tombées et retiennent à qui il manque une couleur, dès que c’est prouvé.
