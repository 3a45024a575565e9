### Nap.
### A seat argument $who comes with $who_me: "yes" when it is the reader.

## Roles

nap-declarer = Preneur
nap-role-declarer = preneur
nap-role-defender = défenseur
nap-role-trump = atout

## What scores are counted in: $count of them

nap-unit-chips = { $count ->
    [one] jeton
   *[other] jetons
}
nap-unit-pence = { $count ->
    [one] penny
   *[other] pence
}

## Auction

nap-auction = Enchères
nap-no-bid = aucune enchère
nap-highest-bid = enchère en cours
nap-bid-misere = Misère
nap-bid-nap = Nap
nap-bid-wellington = Wellington
nap-bid-blucher = Blücher
nap-ask-bid = Annoncez ou passez
nap-ask-bid-over = Dépassez { $bid } ou passez
nap-ask-bid-detail = Vous ne parlez qu’une fois. Combien des cinq plis pouvez-vous faire, si votre entame fixe l’atout ?
nap-ask-forced = Tous les autres ont passé : vous devez annoncer
nap-ask-forced-detail = Le donneur peut descendre à un pli.
nap-bid-means-some = { $tricks ->
    [one] Un pli
   *[other] { $tricks } plis
} ou plus : chaque adversaire vous paie { $won }, ou vous payez { $lost } à chacun.
nap-bid-means-none = Pas un seul pli : chaque adversaire vous paie { $won }, ou vous payez { $lost } à chacun.
nap-bid-means-all = Les cinq plis : chaque adversaire vous paie { $won }, ou vous payez { $lost } à chacun.
nap-bid-note-some = { $tricks ->
    [one] un pli
   *[other] { $tricks } plis
}
nap-bid-note-none = aucun pli
nap-bid-note-all = les cinq
nap-bid-note-over = sur un { $bid }
nap-bid-too-low = Il faut annoncer plus que { $bid }
nap-bid-only-over = Seulement sur un { $bid }
nap-bid-under-lowest = La plus basse enchère est { $lowest }
nap-no-such-bid = Cette enchère n’existe pas à cette table
nap-dealer-must-bid = Tous les autres ont passé : le donneur doit annoncer
nap-submit-bid = Annoncer { $face }
nap-passed-out = Tout le monde a passé
nap-passed-out-detail = Personne ne marque, et la donne compte. Le joueur suivant donne.

## Play

nap-trumps-label = Atout
nap-trumps = { $suit }
nap-trumps-open = à l’entame
nap-no-trumps = aucun
nap-tricks-won = plis
nap-turn-trumps = Votre entame fixe l’atout
nap-so-far = { $who_me ->
    [yes] Vous menez le pli : { $card }.
   *[no] { $who } mène le pli : { $card }.
}
nap-standing = { $who_me ->
    [yes] Vous devez faire
   *[no] { $who } doit faire
} { $need ->
    [one] encore un pli.
   *[other] encore { $need } plis.
}
nap-standing-made = { $who_me ->
    [yes] Vous avez rempli votre contrat.
   *[no] { $who } a rempli son contrat.
}
nap-standing-lost = { $who_me ->
    [yes] Vous avez chuté.
   *[no] { $who } a chuté.
}
nap-standing-none = { $who_me ->
    [yes] Vous ne devez faire aucun pli.
   *[no] { $who } ne doit faire aucun pli.
}
nap-trick = { $who_me ->
    [yes] Vous prenez le pli
   *[no] { $who } prend le pli
}, { $count ->
    [one] le premier
   *[other] { $count } en tout
}

## Result

nap-result-made = { $who_me ->
    [yes] Vous avez réussi : { $bid }
   *[no] { $who } a réussi : { $bid }
}
nap-result-failed = { $who_me ->
    [yes] Vous avez chuté : { $bid }
   *[no] { $who } a chuté : { $bid }
}
nap-result-legend = en clair : atouts
nap-result-some = { $taken } { $taken ->
    [one] pli
   *[other] plis
} sur cinq, pour une enchère de { $tricks }
nap-result-none = { $taken ->
    [0] Pas un seul pli
    [one] Un pli, alors qu’il n’en fallait aucun
   *[other] { $taken } plis, alors qu’il n’en fallait aucun
}
nap-result-all = { $taken } { $taken ->
    [one] pli
   *[other] plis
} sur cinq, pour une enchère de cinq
nap-result-detail-made = { $line }. Chaque adversaire paie { $value }.
nap-result-detail-failed = { $line }. Chaque adversaire reçoit { $value }.

# Why a move is made. $percent: the chance that the bid is made.
nap-why-bid = Environ { $percent } % de chances de réussir, et cela vaut mieux que passer.
nap-why-forced = Il faut annoncer, et rien ne promet plus : environ { $percent } % de chances de réussir.
nap-why-pass = Aucune enchère possible ne promet plus que passer.
nap-why-only = { $card } : la seule carte permise.
nap-why-under = { $card } : c’est la carte sous laquelle les autres passent le moins.
nap-why-duck = { $card } perd le pli et garde les cartes plus basses.
nap-why-caught = Toutes les cartes passeraient en tête : { $card } manquera le moins.
nap-why-low-before = { $card } laisse le pli bas, et le preneur devra peut-être le gagner.
nap-why-leave = { $card } laisse le pli au preneur.
nap-why-rid = { $card } ne pourrait plus passer sous le preneur.
nap-why-trumps = Fixe l’atout à { $suit }, la meilleure couleur en main.
nap-why-draw = { $card } fait tomber les atouts des autres.
nap-why-lead-sure = Aucune carte de l’autre camp ne peut battre { $card }.
nap-why-lead = { $card } a les meilleures chances de gagner.
nap-why-win = { $card } passe en tête du pli.
nap-why-win-last = { $card } prend le pli.
nap-why-partner = { $who } mène le pli : une bonne carte serait perdue.
nap-why-low = Rien de mieux à faire : { $card } coûte le moins.

## Explanations for who is new

nap-tip-bid = Annoncez combien des cinq plis vous ferez seul. On ne parle qu’une fois ; la plus haute enchère joue.
nap-tip-declarer = Vous jouez seul contre tous. La couleur de la toute première carte est l’atout.
nap-tip-misere = Vous jouez seul, et ne devez faire aucun pli.
nap-tip-defender = Vous jouez avec les autres contre { $who } : faites chuter l’enchère ensemble.
nap-tip-ring = L’anneau compte les plis : losanges pour le preneur, disques pour les autres. L’écusson marque l’enchère.

## The log of a deal

nap-log-contract = { $who_me ->
    [yes] Vous jouez { $bid } ; votre entame fera l’atout
   *[no] { $who } joue { $bid } ; l’entame fera l’atout
}
nap-log-contract-no-trumps = { $who_me ->
    [yes] Vous jouez { $bid }, sans atout
   *[no] { $who } joue { $bid }, sans atout
}
nap-log-trumps = L’atout est { $suit }
nap-log-takes = { $who_me ->
    [yes] Vous prenez le pli avec { $card }
   *[no] { $who } prend le pli avec { $card }
}{ nap-log-count }
nap-log-takes-trump = { $who_me ->
    [yes] Vous coupez : { $card } prend le pli
   *[no] { $who } coupe : { $card } prend le pli
}{ nap-log-count }
nap-log-count = { $count ->
    [one] , le premier
   *[other] , { $count } en tout
}

## What may be claimed
nap-claim = Tous les plis qui restent sont à vous, où que soient les cartes et quoi que jouent les autres.
nap-claim-none = Vous ne ferez plus aucun pli, où que soient les cartes et quoi que jouent les autres.
