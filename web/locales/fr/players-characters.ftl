# The page of the characters.

table-characters-title = Les personnages
table-characters-cast = Qui ils sont
table-characters-cast-text = La ligne de chacun dit ce qu’on peut remarquer à la table. Le niveau est celui auquel il joue, sauf si vous en choisissez un autre.
table-characters-level = niveau : { $level }
table-characters-how = Comment ils sont faits
table-characters-how-temper = Un personnage a un tempérament : sur quoi il annonce, quand il fait tomber les atouts, quelle carte il appelle, quand il se montre comme adjudant. Cela infléchit son jugement, mais il joue au même jeu.
table-characters-how-level = Son niveau dit jusqu’où il réfléchit ; vous pouvez le changer à chaque place. Un tempérament ne rend personne plus fort.
table-characters-how-fair = Les personnages ne savent que ce que sait leur place, comme tous les joueurs virtuels.
