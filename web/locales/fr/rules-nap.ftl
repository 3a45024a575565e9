### The rules of Nap.
### A seat argument $who comes with $who_me: "yes" when it is the reader.

nap-rules-title = Les règles du Nap

## Aim

nap-rules-goal-title = But
nap-rules-goal = Chaque joueur a cinq cartes. Celui qui annonce le plus haut est le preneur : il joue seul contre tous les autres, fixe l’atout par son entame, et doit faire au moins le nombre de plis annoncé, sur cinq.
nap-rules-match = La partie finit quand chacun a donné { $each ->
    [one] une fois
    [2] deux fois
   *[other] { $each } fois
}, après { $deals } donnes ; celles où tout le monde a passé comptent aussi. Le plus haut total gagne. Les joueurs à égalité en tête gagnent ensemble.

## Deal

nap-rules-deal-title = Donne
nap-rules-pack = À { $players } joueurs, on prend le paquet entier de { $cards } cartes. Dans chaque couleur, l’as est la plus haute : as (A), roi (K), dame (Q), valet (J), 10, 9, 8, 7, 6, 5, 4, 3, 2.
nap-rules-pack-stripped = À { $players } joueurs, on prend un paquet réduit de { $cards } cartes, de l’as au { $lowest } de chaque couleur. L’as est la plus haute carte.
nap-rules-hands = Chacun reçoit { $hand } cartes : trois, puis deux. Les { $left } autres ne servent pas, et personne ne les voit.
nap-rules-hands-singly = Chacun reçoit { $hand } cartes, une à la fois. Les { $left } autres ne servent pas, et personne ne les voit.
nap-rules-dealer = Le premier donneur est tiré au sort. Après chaque donne, c’est au joueur suivant, à gauche, de donner.

## Auction

nap-rules-auction-title = Enchères
nap-rules-auction = Le joueur à gauche du donneur commence, et le tour passe dans le sens horaire, une seule fois.
nap-rules-one-round = Vous ne parlez qu’une fois : vous annoncez, ou vous passez.
nap-rules-higher = Une enchère doit être plus haute que la précédente.
nap-rules-only-over = { $bid } ne peut être annoncé que sur { $over }.
nap-rules-auction-ends = Les enchères finissent avec le donneur, ou aussitôt après { $highest }. La plus haute enchère est jouée.
nap-rules-auction-bids = Les enchères montent de { $lowest } à { $highest } :
nap-rules-bids-caption = Enchères, de la plus basse à la plus haute
nap-rules-all-pass-redeal = Si tout le monde passe, personne ne marque. La donne compte, et le joueur suivant donne.
nap-rules-all-pass-dealer = Si tous les autres passent, le donneur doit annoncer. Il peut alors descendre à une enchère d’un pli, quelle que soit l’enchère minimale.

## Play

nap-rules-play-title = Jeu de la carte
nap-rules-lead = Le preneur entame le premier pli avec n’importe quelle carte. Sa couleur est atout.
nap-rules-follow = Fournissez à la couleur demandée si vous le pouvez. Sinon, jouez n’importe quelle carte : vous n’avez ni à couper, ni à chercher à gagner.
nap-rules-winner-leads = Qui gagne un pli entame le suivant, avec n’importe quelle carte.
nap-rules-gathered = Qui gagne un pli ramasse ses cartes et les pose face cachée.
nap-rules-kept = Les cartes d’un pli restent face visible devant ceux qui les ont jouées : chacun voit ce qui est tombé. Seule la carte gagnante est retournée face cachée : chacun voit aussi qui a fait combien de plis.
nap-rules-misere-no-trumps = En misère, il n’y a pas d’atout.
nap-rules-misere-trumps = En misère aussi, la première couleur entamée est atout.
nap-rules-whole = Les cinq plis sont joués.

## Tricks

nap-rules-tricks-title = Qui gagne un pli
nap-rules-tricks = La première ligne qui convient décide. Ici, carreau est atout.
nap-rules-line-trump = Plus haut atout
nap-rules-line-led = Plus haute carte de la couleur demandée

## Examples

nap-rules-examples-title = Exemples
nap-rules-led = { $suit } demandé ; atout { $trump }
nap-rules-led-trumps = { $suit } demandé (atout)
nap-rules-led-plain = { $suit } demandé ; pas d’atout
nap-rules-example-first-lead = { $lead } est l’entame de la donne : { $suit } est atout. { $card } en est la plus haute carte et gagne.
nap-rules-example-trump = Un joueur n’a pas de trèfle et coupe : { $card } gagne, et { $who_me ->
    [yes] vous entamez
   *[no] { $who } entame
} le pli suivant.
nap-rules-example-led = L’as de trèfle est d’une autre couleur et n’est pas un atout. { $card } est la plus haute carte de la couleur demandée et gagne.
nap-rules-example-misere = Une misère n’a pas d’atout : le pique défaussé ne peut pas gagner. { $card } gagne.
nap-rules-example-misere-trumps = Dans cette misère, la première entame était un pique : { $suit } est atout, et { $card } gagne.

## Scores

nap-rules-scores-title = Scores
nap-rules-scores = Chaque adversaire paie au preneur ce que vaut l’enchère, ou le reçoit de lui quand elle chute. La somme des scores d’une donne est donc nulle. Une enchère d’un nombre vaut ce nombre, même si d’autres plis s’y ajoutent.
nap-rules-scores-unit = Les scores se comptent en { $unit }.
nap-rules-scores-misere = Une misère est réussie sans un seul pli, et vaut { $value } dans les deux cas.
nap-rules-scores-nap = Un Nap vaut { $won } quand il réussit et { $lost } quand il chute.
nap-rules-scores-times = { $bid } vaut { $times ->
    [2] deux fois
   *[other] { $times } fois
} un Nap, au gain comme à la perte.
nap-rules-paid = Ce que marquent { $players } joueurs
nap-rules-paid-in = Ce que marquent { $players } joueurs, en { $unit }
nap-rules-col-bid = enchère
nap-rules-col-tricks = plis à faire
nap-rules-col-made = réussie : preneur
nap-rules-col-made-others = chaque adversaire
nap-rules-col-failed = chutée : preneur
nap-rules-col-failed-others = chaque adversaire
nap-rules-tricks-none = aucun
nap-rules-tricks-all = les cinq
nap-rules-tricks-some = { $tricks } ou plus

## Playing well

nap-rules-well-title = Bien jouer
nap-rules-well-bidding = Annoncer
nap-rules-well-bidding-text = Comptez les plis de votre meilleure couleur comme atout, et les as à côté. As, roi et une troisième carte d’une couleur valent près de trois plis. Deux atouts sans as à côté valent rarement une enchère.
nap-rules-well-players = Combien sont contre vous
nap-rules-well-few = Moins de la moitié du paquet est donnée : la carte qui vous battrait est plus souvent hors du jeu qu’en main. Les rois sont bons, et vous pouvez oser un peu.
nap-rules-well-many = Plus de la moitié du paquet est donnée : la carte qui vous battrait est le plus souvent dans une main. Ne comptez que ce qui est sûr.
nap-rules-well-going = Annoncer Nap
nap-rules-well-going-even = Un Nap rapporte autant qu’il coûte : annoncez-le si vous pensez le réussir plus d’une fois sur deux.
nap-rules-well-going-odds = Un Nap rapporte plus qu’il ne coûte : il peut chuter plus souvent qu’il ne réussit. Quatre plis sûrs et de bonnes chances de faire le cinquième suffisent.
nap-rules-well-leading = Entamer en preneur
nap-rules-well-leading-text = Entamez votre plus haut atout, et continuez à atout jusqu’à ce que les autres n’en aient plus. Vos cartes hautes d’autres couleurs ne peuvent alors plus être coupées.
nap-rules-well-discarding = Défausser
nap-rules-well-discarding-text = Quand vous ne pouvez pas fournir, gardez la couleur où vous pouvez encore gagner un pli, et défaussez celle que les autres gardent. De deux cartes d’une couleur, la plus haute est peut-être la seule qui arrête le preneur.
nap-rules-well-defending = Défendre
nap-rules-well-defending-text = Vous jouez tous contre le preneur, alors ne vous battez pas entre vous : si un défenseur gagne déjà, jouez bas. Avant le preneur, jouez haut ; après lui, gagnez à aussi peu de frais que possible.
nap-rules-well-misere = Jouer une misère
nap-rules-well-misere-text = Annoncez-la avec des cartes basses dans chaque couleur que vous avez ; une carte moyenne toute seule est un danger, un deux ou un trois dessous couvre de plus hautes. Plus il y a de joueurs, plus souvent l’un d’eux doit vous dépasser. Jouez la plus haute carte qui ne gagne pas, et défaussez la plus dangereuse quand vous ne pouvez pas fournir.
nap-rules-well-against-misere = Contre une misère
nap-rules-well-against-misere-text = Entamez des cartes basses de couleurs que le preneur a encore. Jouez plus bas que lui ; dès qu’un autre gagne le pli, débarrassez-vous de vos cartes hautes.

## Glossary

nap-rules-words-title = Glossaire
nap-rules-word-bidder = preneur
nap-rules-word-bidder-text = Le joueur qui a fait la plus haute enchère, seul contre les autres.
nap-rules-word-defenders = défenseurs
nap-rules-word-defenders-text = Tous les autres, ensemble dans cette donne.
nap-rules-word-trumps = atout
nap-rules-word-trumps-text = La couleur de l’entame du preneur. Elle bat toutes les autres.
nap-rules-word-misere = misère
nap-rules-word-misere-text = Une enchère à ne faire aucun pli.
nap-rules-word-nap = Nap
nap-rules-word-nap-text = Une enchère à faire les cinq plis ; abrégé de Napoléon.
nap-rules-word-wellington = Wellington
nap-rules-word-wellington-text = Une enchère à faire les cinq plis pour le double, sur un Nap.
nap-rules-word-blucher = Blücher
nap-rules-word-blucher-text = Une enchère à faire les cinq plis pour plus encore, sur un Wellington.
nap-rules-word-void = chicane
nap-rules-word-void-text = N’avoir aucune carte d’une couleur.
nap-rules-word-passed-out = passe générale
nap-rules-word-passed-out-text = Une donne où personne n’a annoncé.

## Questions

nap-rules-questions-title = Questions
nap-rules-ask-trump = Dois-je couper si je ne peux pas fournir ?
nap-rules-ask-trump-text = Non. Vous pouvez jouer n’importe quelle carte.
nap-rules-ask-over = Dois-je monter sur les cartes du pli si je le peux ?
nap-rules-ask-over-text = Non. Il faut fournir, et rien d’autre.
nap-rules-ask-first = Le preneur doit-il entamer sa couleur la plus longue ?
nap-rules-ask-first-text = Non. Il entame n’importe quelle carte, et sa couleur devient atout.
nap-rules-ask-misere = Et si le preneur d’une misère gagne un pli ?
nap-rules-ask-misere-text = L’enchère a chuté, quoi qu’il arrive ensuite.
nap-rules-ask-overtricks = Les plis au-delà de l’enchère comptent-ils ?
nap-rules-ask-overtricks-text = Non. Une enchère de trois paie trois avec trois plis, quatre ou cinq.
nap-rules-ask-rest = Que deviennent les cartes non données ?
nap-rules-ask-rest-text = Elles restent face cachée, hors du jeu. Un as qui manque n’est donc pas forcément contre vous.
nap-rules-ask-together = Les défenseurs partagent-ils ce qu’ils gagnent ?
nap-rules-ask-together-text = Chacun d’eux paie, ou reçoit, toute la valeur de l’enchère.
