### The rules of Japanese Napoleon.
### A seat argument $who comes with $who_me: "yes" when it is the reader.

napoleon-rules-title = Les règles du Napoléon

## Aim

napoleon-rules-goal-title = But
napoleon-rules-goal = Celui qui annonce le plus haut devient Napoléon et doit prendre au moins le nombre d’honneurs annoncé, sur 20. Napoléon appelle une carte ; qui l’a en main est l’adjudant et aide Napoléon, d’abord en secret. Tous les autres sont les alliés et jouent contre eux deux.
napoleon-rules-honours = Les honneurs sont l’as, le roi, la dame, le valet et le dix de chaque couleur. Aucune autre carte ne compte.
napoleon-rules-honours-joker = Les honneurs sont l’as, le roi, la dame, le valet et le dix de chaque couleur. Aucune autre carte ne compte, et le joker n’est pas un honneur.
napoleon-rules-match = Une partie fait { $deals ->
    [one] une donne
   *[other] { $deals } donnes
} ; celles où tout le monde a passé ne comptent pas. Le plus haut total gagne. Les joueurs à égalité en tête gagnent ensemble.

## Deal

napoleon-rules-deal-title = Donne
napoleon-rules-pack = À { $players } joueurs, on prend un paquet de 52 cartes sans joker. Dans chaque couleur, l’as est la plus haute : as (A), roi (K), dame (Q), valet (J), 10, 9, 8, 7, 6, 5, 4, 3, 2.
napoleon-rules-pack-joker = À { $players } joueurs, on prend un paquet de 52 cartes et un joker. Dans chaque couleur, l’as est la plus haute : as (A), roi (K), dame (Q), valet (J), 10, 9, 8, 7, 6, 5, 4, 3, 2.
napoleon-rules-hands = Chacun reçoit { $hand } cartes. Les { $widow } autres sont le talon : elles restent face cachée jusqu’à ce que Napoléon les prenne.
napoleon-rules-dealer = Le premier donneur est tiré au sort. Après chaque donne, c’est au joueur suivant, à gauche, de donner.

## Auction

napoleon-rules-auction-title = Enchères
napoleon-rules-auction = Le joueur à gauche du donneur commence, et le tour passe dans le sens horaire. À votre tour, vous annoncez un nombre d’honneurs avec l’atout que vous joueriez, ou vous passez.
napoleon-rules-bids = La plus basse enchère est { $lowest }, la plus haute { $highest }.
napoleon-rules-climb = Une enchère doit être plus haute que la précédente : un nombre plus grand, ou le même nombre dans une couleur plus haute. Les couleurs montent de trèfle à carreau, cœur et pique.
napoleon-rules-climb-no-trump = Une enchère doit être plus haute que la précédente : un nombre plus grand, ou le même nombre dans une couleur plus haute. Les couleurs montent de trèfle à carreau, cœur et pique, et une enchère sans atout est au-dessus de pique.
napoleon-rules-jumps = Vous pouvez sauter des nombres. Qui a passé ne parle plus dans ces enchères.
napoleon-rules-auction-ends = Les enchères finissent quand quelqu’un a annoncé et que tous les autres ont passé, ou aussitôt après { $highest }. Le dernier à annoncer est Napoléon.
napoleon-rules-all-pass = Si tout le monde passe, personne ne marque, la donne ne compte pas, et le joueur suivant donne.

## Adjutant

napoleon-rules-adjutant-title = Adjudant
napoleon-rules-naming-first = Napoléon appelle d’abord une carte, puis prend le talon et fait son écart.
napoleon-rules-exchange-first = Napoléon prend d’abord le talon et fait son écart, puis appelle une carte.
napoleon-rules-naming = Napoléon peut appeler n’importe quelle carte du paquet. Qui l’a en main est l’adjudant et joue dans le camp de Napoléon.
napoleon-rules-naming-joker = Napoléon peut appeler n’importe quelle carte du paquet, le joker aussi. Qui l’a en main est l’adjudant et joue dans le camp de Napoléon.
napoleon-rules-secret = Au début, seul l’adjudant le sait. Les autres l’apprennent quand la carte appelée est jouée, au plus tard à la fin de la donne.
napoleon-rules-exchange = Napoléon prend les { $widow } cartes du talon et en écarte autant face cachée : n’importe lesquelles, celles du talon comprises.
napoleon-rules-alone = Si personne d’autre n’a la carte appelée, Napoléon joue seul : elle était dans sa main, au talon, ou a été écartée. Personne d’autre ne l’apprend.
napoleon-rules-discarded-allies = Les honneurs de l’écart comptent pour les alliés. L’écart reste face cachée jusqu’à la fin de la donne.
napoleon-rules-discarded-nobody = Les honneurs de l’écart ne comptent pour personne : ils sont perdus pour Napoléon. L’écart reste face cachée jusqu’à la fin de la donne.
napoleon-rules-discarded-napoleon = Les honneurs de l’écart comptent pour le camp de Napoléon. L’écart reste face cachée jusqu’à la fin de la donne.
napoleon-rules-discarded-first-trick = Les honneurs de l’écart sont aussitôt montrés à tous, et vont à qui gagne le premier pli. Si la carte appelée en fait partie, tous savent que Napoléon joue seul. Le reste de l’écart est face cachée jusqu’à la fin de la donne.

## Play

napoleon-rules-play-title = Jeu de la carte
napoleon-rules-lead = Napoléon entame le premier pli avec n’importe quelle carte. Qui gagne un pli entame le suivant.
napoleon-rules-follow = Fournissez à la couleur demandée si vous le pouvez. Sinon, jouez n’importe quelle carte : vous n’avez ni à couper, ni à chercher à gagner.
napoleon-rules-printed = Chaque carte est de la couleur qu’elle porte, l’as de pique, le valet maître et le valet frère aussi.
napoleon-rules-joker = Le joker n’a pas de couleur. Vous pouvez le jouer dans n’importe quel pli, même quand vous pourriez fournir.
napoleon-rules-trump-call = Un joker entamé demande atout : si vous avez de l’atout, vous devez en jouer.
napoleon-rules-trump-call-no-trump = Un joker entamé demande atout : si vous avez de l’atout, vous devez en jouer. Quand il n’y a pas d’atout, il ne demande rien, et vous pouvez jouer n’importe quelle carte.
napoleon-rules-joker-call = Quand on entame { $card }, qui a le joker doit le jouer, même s’il peut fournir.

## Tricks

napoleon-rules-tricks-title = Qui gagne un pli
napoleon-rules-tricks = Lisez l’échelle à partir du haut : la première ligne qui convient décide. Ici, { $trump } est atout.
napoleon-rules-tricks-no-trump = Après une enchère sans atout, il n’y a ni valet maître ni valet frère, et il reste ces lignes :
napoleon-rules-line-yoromeki = La dame de cœur, sur le Mighty
napoleon-rules-line-yoromeki-note = Seulement si les deux sont dans le pli, dans n’importe quel ordre
napoleon-rules-line-mighty = Le Mighty
napoleon-rules-line-mighty-note = L’as de pique
napoleon-rules-line-right-jack = Le valet maître
napoleon-rules-line-right-jack-note = Le valet d’atout
napoleon-rules-line-left-jack = Le valet frère
napoleon-rules-line-left-jack-note = L’autre valet rouge ou noir, comme le valet d’atout
napoleon-rules-line-joker = Le joker, s’il est entamé
napoleon-rules-line-joker-note = Un joker qui n’est pas entamé ne gagne jamais
napoleon-rules-line-joker-weak-note = Si aucune carte d’une ligne au-dessus n’est dans le pli ; pas entamé, il ne gagne jamais
napoleon-rules-line-same-two = Le deux uni
napoleon-rules-line-same-two-note = Le deux, si toutes les cartes sont de sa couleur ; pas au premier pli
napoleon-rules-line-trump = Le plus haut atout
napoleon-rules-line-led = La plus haute carte de la couleur demandée

## Examples

napoleon-rules-examples-title = Exemples
napoleon-rules-led = { $suit } demandé ; atout { $trump }
napoleon-rules-led-trumps = { $suit } demandé (atout)
napoleon-rules-led-no-trump = { $suit } demandé ; pas d’atout
napoleon-rules-led-joker = joker entamé ; atout { $trump }
napoleon-rules-led-joker-no-trump = joker entamé ; pas d’atout
napoleon-rules-example-led = Personne ne coupe : la plus haute carte de la couleur demandée gagne, { $card }. Le roi de cœur est d’une autre couleur.
napoleon-rules-example-trump = Un joueur n’a plus de pique et coupe : { $card } gagne, si bas que ce soit.
napoleon-rules-example-left-jack = { $who_me ->
    [yes] Vous jouez
   *[no] { $who } joue
} { $card }, le valet frère, car carreau et cœur sont rouges. C’est une carte de cœur, mais elle bat le neuf d’atout et l’as entamé.
napoleon-rules-example-right-jack = Les deux valets sont dans le pli. { $card } est le valet d’atout, donc le valet maître, et bat le valet frère, et aussi le roi d’atout.
napoleon-rules-example-yoromeki = L’as de pique battrait même le valet maître. Mais la dame de cœur est dans le même pli : { $who_me ->
    [yes] vous gagnez
   *[no] { $who } gagne
} avec elle.
napoleon-rules-example-mighty = { $card } est le Mighty : il bat le valet maître et toute autre carte. À cette table, la dame de cœur ne peut rien contre lui.
napoleon-rules-example-same-two = Toutes les cartes sont des trèfles et le premier pli est passé : { $card } bat même le roi.
napoleon-rules-example-no-same-two = Toutes les cartes sont des trèfles. À cette table, le deux n’est que la plus basse, et { $card } gagne.
napoleon-rules-example-first-trick = Les mêmes cartes au premier pli d’une donne : là, le deux n’a rien de spécial, et { $card } gagne.
napoleon-rules-example-joker-over-jack = { $who_me ->
    [yes] Vous entamez
   *[no] { $who } entame
} le joker, et qui a de l’atout doit en jouer. Seul le Mighty pourrait le battre : il gagne sur l’as d’atout et le valet frère.
napoleon-rules-example-jack-over-joker = Le joker est entamé, et qui a de l’atout doit en jouer. { $who_me ->
    [yes] Vous n’en avez
   *[no] { $who } n’en a
} pas : { $card } est le valet frère, au-dessus du joker, et gagne.
napoleon-rules-example-joker-over-trump = Le joker est entamé et demande atout. Ni les atouts ni l’as de trèfle ne peuvent le battre : { $who_me ->
    [yes] vous gagnez
   *[no] { $who } gagne
} le pli.
napoleon-rules-example-trump-over-joker = Le joker est entamé et demande atout. À cette table, il est plus faible que tout atout, et le plus haut gagne : { $card }.
napoleon-rules-example-joker-alone = Personne ne joue d’atout ni de carte spéciale : le joker entamé gagne.
napoleon-rules-example-joker-not-led = Le joker peut être joué à tout moment, mais il n’est pas entamé et ne peut pas gagner. { $card } gagne.
napoleon-rules-example-joker-call = { $lead } est entamé et demande le joker : qui l’a doit le jouer, et le perd. { $card } gagne.
napoleon-rules-example-no-trump = Sans atout, le valet de carreau est une simple carte d’une autre couleur. { $card } est la plus haute carte de la couleur demandée et gagne.
napoleon-rules-example-no-trump-joker = Sans atout, un joker entamé ne demande aucune couleur, et seul le Mighty pourrait le battre.

## Scores

napoleon-rules-scores-title = Scores
napoleon-rules-total = L’armée est Napoléon et l’adjudant, ou Napoléon seul. Son total est le nombre d’honneurs des plis qu’elle a gagnés. Les honneurs écartés n’en font pas partie.
napoleon-rules-total-napoleon = L’armée est Napoléon et l’adjudant, ou Napoléon seul. Son total est le nombre d’honneurs des plis qu’elle a gagnés, et de ceux que Napoléon a écartés.
napoleon-rules-total-first-trick = L’armée est Napoléon et l’adjudant, ou Napoléon seul. Son total est le nombre d’honneurs des plis qu’elle a gagnés ; les honneurs écartés vont avec le premier pli.
napoleon-rules-made = L’enchère est réussie si le total atteint au moins le nombre annoncé.
napoleon-rules-shares = Une enchère réussie coûte une part à chaque allié. L’adjudant en reçoit une et Napoléon { $helped ->
    [one] l’autre
   *[other] les { $helped } autres
} ; Napoléon seul les reçoit toutes, { $alone } parts. Quand une enchère chute, c’est l’inverse.
napoleon-rules-all-normal = Prendre les 20 ne rapporte rien de plus.
napoleon-rules-all-double = Une enchère réussie avec les 20 honneurs compte double.
napoleon-rules-all-allies-win = Une armée qui prend les 20 honneurs sans avoir annoncé 20 perd.
napoleon-rules-scoring-fixed = Ce que vaut une donne ne dépend pas de l’enchère.
napoleon-rules-scoring-fixed-double = Une donne vaut le double si l’enchère était 20, ou si Napoléon joue seul ; les deux ensemble ne valent que le double.
napoleon-rules-scoring-additive = Une donne vaut le double si l’enchère était 20, ou si Napoléon joue seul ; les deux ensemble ne valent que le double. Personne ne perd de points : les perdants marquent 0.
napoleon-rules-scoring-bid-linked = Une donne vaut le nombre annoncé moins dix, et au moins un.
napoleon-rules-paid-made = L’enchère est réussie, avec moins de 20 honneurs
napoleon-rules-paid-failed = L’enchère chute
napoleon-rules-paid-all = L’armée prend les 20
napoleon-rules-col-bid = enchère
napoleon-rules-col-napoleon = Napoléon
napoleon-rules-col-adjutant = adjudant
napoleon-rules-col-ally = chaque allié
napoleon-rules-col-alone = Napoléon seul
napoleon-rules-col-ally-alone = alors chaque allié
napoleon-rules-numbers = { $low } à { $high }

## Playing well

napoleon-rules-well-title = Bien jouer
napoleon-rules-well-bidding = Annoncer
napoleon-rules-well-bidding-text = Comptez les cartes spéciales, la longueur de votre meilleure couleur, et les as. Cinq atouts avec le Mighty ou un valet font une main à annoncer. N’oubliez pas que l’adjudant apporte une carte forte, et que le talon aide souvent.
napoleon-rules-well-chances = À quoi s’attendre
napoleon-rules-well-chances-text = Entre cinq bons joueurs, la meilleure main de la table réussit { $lowest ->
    [14] une enchère de 14 plus d’une fois sur deux, de 15 quatre ou cinq fois sur dix, et de 16 une fois sur trois.
    [15] une enchère de 15 quatre ou cinq fois sur dix, et de 16 une fois sur trois.
    [16] une enchère de 16 une fois sur trois.
   *[other] une enchère de 13 environ sept fois sur dix, de 14 plus d’une fois sur deux, de 15 quatre ou cinq fois sur dix, et de 16 une fois sur trois.
}
napoleon-rules-well-stakes = Jusqu’où monter
napoleon-rules-well-lowest = Un nombre plus grand ne rapporte rien de plus. Annoncez le plus petit qui soit permis, tant que vous préférez jouer plutôt que défendre.
napoleon-rules-well-lowest-short = En dessous de 20, un nombre plus grand ne rapporte rien de plus. Annoncez le plus petit qui soit permis, tant que vous préférez jouer plutôt que défendre.
napoleon-rules-well-nothing-lost = Une enchère chutée ne vous coûte rien, mais donne leurs points aux alliés. Vous pouvez risquer plus qu’à d’autres tables.
napoleon-rules-well-higher = Un nombre plus grand rapporte plus et coûte plus. Montez jusqu’à ce que vous pensez réussir plus d’une fois sur deux.
napoleon-rules-well-naming = Appeler
napoleon-rules-well-naming-text = Appelez la plus forte carte qui vous manque : le valet maître ou le valet frère, le Mighty, ou l’as d’atout. Une carte qui vous bat dans la main d’un allié vous aide dans celle d’un adjudant.
napoleon-rules-well-naming-joker = Appelez la plus forte carte qui vous manque : le valet maître ou le valet frère, le Mighty, l’as d’atout, ou le joker. Une carte qui vous bat dans la main d’un allié vous aide dans celle d’un adjudant.
napoleon-rules-well-discarding = Faire l’écart
napoleon-rules-well-discarding-text = Gardez les atouts, les cartes spéciales et les as. Débarrassez-vous entièrement d’une couleur courte : vous pourrez la couper. Écartez des petites cartes avant des honneurs.
napoleon-rules-well-discarding-first-trick = Gardez les atouts, les cartes spéciales et les as. Débarrassez-vous entièrement d’une couleur courte : vous pourrez la couper. N’écartez des honneurs que si vous gagnez à coup sûr le premier pli, qui les prend.
napoleon-rules-well-discarding-napoleon = Gardez les atouts, les cartes spéciales et les as. Les honneurs que vous écartez sont à vous sans combat : enterrez donc ceux que vous pourriez perdre, d’abord les dix et les dames d’autres couleurs. Débarrassez-vous entièrement d’une couleur courte : vous pourrez la couper.
napoleon-rules-well-leading = Entamer en Napoléon
napoleon-rules-well-leading-text = Entamez tôt à atout, pour que les alliés ne puissent pas couper vos cartes gagnantes. Gardez le Mighty pour un pli avec beaucoup d’honneurs, et ne le dépensez pas sur un pli déjà à vous.
napoleon-rules-well-joker = Le joker
napoleon-rules-well-joker-text = Entamez le joker tant que les alliés ont encore de l’atout : il gagne le pli et les fait tomber. Gardé trop longtemps, il ne vaut rien.
napoleon-rules-well-joker-weak = Le joker ne gagne que si aucun atout ne tombe : entamez-le tard, quand les atouts sont partis. D’ici là, il vous laisse garder une bonne carte de la couleur demandée.
napoleon-rules-well-queen = La dame de cœur
napoleon-rules-well-queen-text = Gardez la dame de cœur jusqu’à ce que le Mighty tombe, si vous le pouvez. Si vous avez le Mighty, jouez-le une fois la dame partie, ou en dernier dans un pli.
napoleon-rules-well-two = Les deux
napoleon-rules-well-two-text = Un deux est fort au début, quand chacun peut encore fournir. Jouez-le, ou entamez-le, dans une couleur qui n’a pas encore été entamée ; le premier pli est trop tôt.
napoleon-rules-well-adjutant = En adjudant
napoleon-rules-well-adjutant-text = Mettez des honneurs dans les plis de Napoléon et prenez des plis aux alliés, sans montrer trop tôt la carte appelée. Jouez-la quand elle gagne des honneurs qui seraient perdus.
napoleon-rules-well-defending = En allié
napoleon-rules-well-defending-text = Ne donnez des honneurs qu’aux plis qu’un allié est sûr de gagner ; dans le doute, jouez bas. Tant que Napoléon n’a pas joué, ne prenez un pli que s’il ne peut pas vous battre. Entamez les couleurs où Napoléon n’a plus guère de cartes hautes.
napoleon-rules-well-reading = Qui est l’adjudant ?
napoleon-rules-well-reading-text = Voyez qui donne des honneurs aux plis de Napoléon, qui entame à atout, et qui épargne à Napoléon une carte qui gagnerait. Qui prend un pli à Napoléon est rarement l’adjudant.

## Glossary

napoleon-rules-words-title = Glossaire
napoleon-rules-word-honour = honneur
napoleon-rules-word-honour-text = Un as, un roi, une dame, un valet ou un dix. Il y en a 20.
napoleon-rules-word-widow = talon
napoleon-rules-word-widow-text = Les cartes non données. Napoléon les prend.
napoleon-rules-word-napoleon = Napoléon
napoleon-rules-word-napoleon-text = Le joueur qui a fait la dernière enchère.
napoleon-rules-word-named = carte appelée
napoleon-rules-word-named-text = La carte par laquelle Napoléon choisit l’adjudant.
napoleon-rules-word-adjutant = adjudant
napoleon-rules-word-adjutant-text = Qui a la carte appelée : le partenaire secret de Napoléon.
napoleon-rules-word-army = armée
napoleon-rules-word-army-text = Napoléon et l’adjudant, ou Napoléon seul.
napoleon-rules-word-allies = alliés
napoleon-rules-word-allies-text = Tous les autres, contre l’armée.
napoleon-rules-word-mighty = Mighty
napoleon-rules-word-mighty-text = L’as de pique.
napoleon-rules-word-right-jack = valet maître
napoleon-rules-word-right-jack-text = Le valet d’atout.
napoleon-rules-word-left-jack = valet frère
napoleon-rules-word-left-jack-text = Le frère du valet d’atout, l’autre valet rouge ou noir comme lui : pique va avec trèfle, cœur avec carreau.
napoleon-rules-word-trump-call = demande d’atout
napoleon-rules-word-trump-call-text = Un joker entamé : qui a de l’atout doit en jouer.
napoleon-rules-word-joker-call = demande du joker
napoleon-rules-word-joker-call-text = La carte qui, entamée, force le joker à sortir.
napoleon-rules-word-yoromeki = yoromeki
napoleon-rules-word-yoromeki-text = La dame de cœur bat le Mighty quand les deux sont dans un même pli. Le mot veut dire chanceler.
napoleon-rules-word-same-two = deux uni
napoleon-rules-word-same-two-text = Le deux qui gagne un pli uni, dont toutes les cartes sont d’une seule couleur.
napoleon-rules-word-passed-out = passe générale
napoleon-rules-word-passed-out-text = Une donne où personne n’a annoncé.

## Questions

napoleon-rules-questions-title = Questions
napoleon-rules-ask-left-jack = Le valet frère compte-t-il comme un atout ?
napoleon-rules-ask-left-jack-text = Non. Il gagne comme un atout, mais il suit la couleur qu’il porte, et personne n’est forcé de le jouer quand atout est demandé.
napoleon-rules-ask-mighty = Le Mighty peut-il perdre ?
napoleon-rules-ask-mighty-yes = Seulement contre la dame de cœur dans le même pli. Rien d’autre ne le bat, dans aucun pli.
napoleon-rules-ask-mighty-no = Non. Rien ne le bat, dans aucun pli.
napoleon-rules-ask-joker = Puis-je jouer le joker alors que je pourrais fournir ?
napoleon-rules-ask-joker-text = Oui, à tout moment.
napoleon-rules-ask-joker-wins = Le joker gagne-t-il si je ne l’entame pas ?
napoleon-rules-ask-joker-wins-text = Jamais. Mais il vous épargne une carte que vous préférez garder.
napoleon-rules-ask-first-lead = Napoléon peut-il d’abord entamer un atout ou une carte spéciale ?
napoleon-rules-ask-first-lead-text = Oui. Aucune carte n’est exclue d’aucun pli.
napoleon-rules-ask-own = Puis-je, si je suis Napoléon, appeler une carte de ma main ?
napoleon-rules-ask-own-text = Oui. Vous jouez alors en solo, et c’est aux autres de le découvrir.
napoleon-rules-ask-tell = L’adjudant peut-il le dire ?
napoleon-rules-ask-tell-text = Seulement par les cartes jouées. Avant que la carte appelée tombe, personne d’autre ne peut en être sûr.
napoleon-rules-ask-hide = L’adjudant doit-il jouer la carte appelée quand elle pourrait gagner ?
napoleon-rules-ask-hide-text = Non. C’est une carte comme les autres : vous fournissez, et choisissez librement parmi les cartes permises.
napoleon-rules-ask-discard = Peut-on écarter des honneurs ?
napoleon-rules-ask-discard-text = Oui, toute carte peut l’être. Le chapitre sur l’adjudant dit pour qui ils comptent.
napoleon-rules-ask-two = Le deux gagne-t-il aussi à l’atout ?
napoleon-rules-ask-two-text = Oui, si toutes les cartes sont des atouts, si ce n’est pas le premier pli, et si aucune carte spéciale n’est parmi elles.
napoleon-rules-ask-over = La donne est-elle finie dès que l’enchère est réussie ?
napoleon-rules-ask-over-text = Non. Tous les plis sont joués.
