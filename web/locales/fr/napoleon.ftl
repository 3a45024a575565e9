### Japanese Napoleon.
### A seat argument $who comes with $who_me: "yes" when it is the reader.

## Roles

napoleon-napoleon = Napoléon
napoleon-adjutant = Adjudant
napoleon-adjutant-hidden = caché
napoleon-adjutant-secret = vous, en secret
napoleon-adjutant-nobody = personne
napoleon-role-napoleon = Napoléon
napoleon-role-alone = Napoléon, seul
napoleon-role-adjutant = adjudant
napoleon-role-adjutant-secret = adjudant, en secret
napoleon-role-ally = allié
napoleon-role-mighty = Mighty
napoleon-role-joker = joker
napoleon-role-right-jack = valet maître
napoleon-role-left-jack = valet frère
napoleon-role-yoromeki = bat le Mighty
napoleon-role-named = carte appelée
napoleon-role-and-named = { $role }, carte appelée

## Auction

napoleon-auction = Enchères
napoleon-no-bid = aucune enchère
napoleon-highest-bid = enchère en cours
napoleon-ask-bid = Annoncez ou passez
napoleon-ask-bid-over = Dépassez { $bid } ou passez
napoleon-ask-bid-detail = As, roi, dame, valet et dix sont les honneurs, 20 en tout. Combien votre camp peut-il en prendre, et à quel atout ?
napoleon-ask-bid-detail-no-trump = As, roi, dame, valet et dix sont les honneurs, 20 en tout. Combien votre camp peut-il en prendre, et à quel atout, ou sans atout ?
napoleon-bid-means = { $bid } : votre camp doit prendre { $number } des 20 honneurs.
napoleon-bid-too-low = Il faut annoncer plus que { $bid }
napoleon-no-such-bid = Une enchère est un nombre de { $lowest } à 20 et une couleur
napoleon-no-such-bid-no-trump = Une enchère est un nombre de { $lowest } à 20 et une couleur, ou sans-atout
napoleon-submit-bid = Annoncer { $face }
napoleon-passed-out = Tout le monde a passé
napoleon-passed-out-detail = Personne ne marque. Le joueur suivant donne.

## Naming

napoleon-naming = { $who_me ->
    [yes] Appelez une carte
   *[no] { $who } appelle une carte
}
napoleon-ask-name = Appelez une carte. Qui l’a en main est votre adjudant
napoleon-ask-name-detail = L’adjudant joue dans votre camp, en secret tant que la carte n’est pas jouée.
napoleon-ask-name-detail-widow = L’adjudant joue dans votre camp, en secret tant que la carte n’est pas jouée. Si elle est au talon, vous jouez en solo.
napoleon-name-means = { $card } : qui l’a en main sera votre adjudant, et sera seul à le savoir.
napoleon-name-means-role = { $card }, { $role } : seul le saura qui l’a en main.
napoleon-name-own = { $card } est dans votre main : vous joueriez en solo.
napoleon-name-confirm = { $card } est dans votre main. Vous jouerez en solo contre tous les autres. Appeler cette carte ?
napoleon-name-discarded = Vous avez écarté { $card } : vous joueriez en solo.
napoleon-name-confirm-discarded = Vous avez écarté { $card }. Vous jouerez en solo contre tous les autres. Appeler cette carte ?
napoleon-not-in-pack = Cette carte n’est pas dans le paquet
napoleon-submit-name = Appeler { $face }

## Exchange

napoleon-exchanging = { $who_me ->
    [yes] Échangez des cartes
   *[no] { $who } prend le talon
}
napoleon-ask-discard = { $count ->
    [one] Écartez une carte
   *[other] Écartez { $count } cartes
}
napoleon-ask-discard-detail = Les cartes marquées viennent du talon. Videz une couleur, et vous pourrez la couper.
napoleon-ask-discard-detail-no-trump = Les cartes marquées viennent du talon. Il n’y a pas d’atout : les cartes hautes et les couleurs longues font les plis.
napoleon-discard-honour-allies = { $card } est un honneur. Il comptera pour les alliés.
napoleon-discard-honour-first-trick = { $card } est un honneur. Tous le verront, et il va à qui gagne le premier pli.
napoleon-discard-honour-nobody = { $card } est un honneur. Il ne comptera pour personne.
napoleon-discard-count = { $count ->
    [one] Écartez exactement une carte
   *[other] Écartez exactement { $count } cartes différentes
}
napoleon-submit-discard = Écarter { $count }
napoleon-alone-widow = { $card } était au talon : vous jouez en solo. Personne d’autre ne le sait.
napoleon-alone-own = Vous avez appelé { $card }, de votre main : vous jouez en solo. Personne d’autre ne le sait.
napoleon-you-adjutant = Vous avez la carte appelée, { $card } : vous êtes l’adjudant et jouez avec { $who }. Personne d’autre ne le sait.

## Play

napoleon-turn-trumps = Le joker demande atout : jouez { $suit }
napoleon-turn-joker = Vous devez jouer le joker
napoleon-turn-anything = À vous : jouez à votre gré
napoleon-must-trump = Le joker demande atout, et vous avez du { $suit }
napoleon-must-joker = { $card } demande le joker
napoleon-so-far = { $who_me ->
    [yes] Vous menez le pli : { $card }.
   *[no] { $who } mène le pli : { $card }.
} { napoleon-in-trick }
napoleon-so-far-line = { $who_me ->
    [yes] Vous menez le pli : { $line }.
   *[no] { $who } mène le pli : { $line }.
} { napoleon-in-trick }
napoleon-in-trick = { $count ->
    [0] Aucun honneur dans le pli.
    [one] Un honneur dans le pli.
   *[other] { $count } honneurs dans le pli.
}
napoleon-revealed = { $who_me ->
    [yes] { $card } était la carte appelée. Vous êtes l’adjudant, et tous le savent désormais.
   *[no] { $card } était la carte appelée. { $who } est l’adjudant.
}
napoleon-revealed-alone = { $who_me ->
    [yes] { $card } était la carte appelée. Tous savent désormais que vous jouez en solo.
   *[no] { $card } était la carte appelée, et { $who } l’avait : Napoléon joue seul.
}
napoleon-trick = { $who_me ->
    [yes] Vous prenez le pli
   *[no] { $who } prend le pli
}{ napoleon-gain }
napoleon-trick-line = { $who_me ->
    [yes] Vous gagnez : { $line }
   *[no] { $who } gagne : { $line }
}{ napoleon-gain }
napoleon-gain = { $count ->
    [0] , aucun honneur
    [one] , un honneur
   *[other] , { $count } honneurs
}
napoleon-line-yoromeki = ♥︎Q bat le Mighty
napoleon-line-mighty = Mighty
napoleon-line-joker = joker
napoleon-line-right-jack = valet maître
napoleon-line-left-jack = valet frère
napoleon-line-same-two = deux uni

## Result

napoleon-result-made = L’armée a réussi
napoleon-result-failed = { $short ->
    [one] L’armée a chuté d’un honneur
   *[other] L’armée a chuté de { $short }
}
napoleon-result-all = L’armée a pris les vingt honneurs
napoleon-result-made-alone = { $who_me ->
    [yes] Vous avez réussi en solo
   *[no] { $who } a réussi en solo
}
napoleon-result-failed-alone = { $who_me ->
    [yes] Vous avez chuté en solo
   *[no] { $who } a chuté en solo
}{ $short ->
    [one] , d’un honneur
   *[other] , de { $short }
}
napoleon-result-all-alone = { $who_me ->
    [yes] Vous avez pris les vingt en solo
   *[no] { $who } a pris les vingt en solo
}
napoleon-result-all-loses = Les vingt sans les annoncer : les alliés gagnent
napoleon-result-detail = { $total ->
    [0] Aucun honneur
    [one] Un honneur
   *[other] { $total } honneurs
} pour une enchère de { $bid }. Les alliés en ont pris { $allies }.
napoleon-result-detail-discard = { $total ->
    [0] Aucun honneur
    [one] Un honneur
   *[other] { $total } honneurs
} pour une enchère de { $bid }. Les alliés en ont pris { $allies }, et { $discarded } { $discarded ->
    [one] vient
   *[other] viennent
} de l’écart.
napoleon-result-detail-lost = { $total ->
    [0] Aucun honneur
    [one] Un honneur
   *[other] { $total } honneurs
} pour une enchère de { $bid }. Les alliés en ont pris { $allies }, et { $discarded } dans l’écart { $discarded ->
    [one] ne compte
   *[other] ne comptent
} pour personne.
napoleon-result-legend = en clair : honneurs
napoleon-widow = Talon
napoleon-discarded = Écart

## Explanations for who is new

napoleon-tip-bid = Annoncez combien des 20 honneurs votre camp prendra. La plus haute enchère fait Napoléon.
napoleon-tip-name = Appelez une carte forte que vous n’avez pas : qui la tient devient votre partenaire secret.
napoleon-tip-discard = Écartez les cartes les moins utiles. Une couleur que vous n’avez plus, vous pouvez la couper.
napoleon-tip-discard-no-trump = Écartez les cartes les moins utiles. Les cartes hautes et les couleurs longues font les plis.
napoleon-tip-napoleon = Qui tient { $card } joue avec vous, et nul autre ne le sait. Vos honneurs comptent ensemble.
napoleon-tip-alone = Vous jouez seul contre tous, et vous seul le savez.
napoleon-tip-adjutant = Vous tenez { $card } : vous êtes l’adjudant de { $who }, en secret jusqu’à ce que vous la jouiez. Vos honneurs comptent ensemble.
napoleon-tip-ally = Vous êtes contre { $who }, comme tous sauf qui tient en secret { $card }. Ne leur laissez pas les honneurs.
napoleon-tip-special = Un petit losange doré marque une carte spéciale, parfois plus forte que l’atout. Les règles, au menu, les expliquent.
napoleon-tip-special-no-trump = Un petit losange doré marque une carte spéciale, plus forte qu’elle n’en a l’air. Les règles, au menu, les expliquent.
napoleon-tip-ring = L’anneau compte les honneurs : losanges pour Napoléon, disques pour les alliés. L’écusson marque l’enchère.

## The log of a deal

napoleon-log-contract = { $who_me ->
    [yes] Vous êtes Napoléon, pour { $bid }
   *[no] { $who } est Napoléon, pour { $bid }
}
napoleon-log-naming = Appel et écart
napoleon-log-names = { $who_me ->
    [yes] Vous appelez { $card }
   *[no] { $who } appelle { $card }
}
napoleon-log-names-role = { $who_me ->
    [yes] Vous appelez { $card }, { $role }
   *[no] { $who } appelle { $card }, { $role }
}
napoleon-log-exchange = { $who_me ->
    [yes] Vous prenez le talon et écartez
   *[no] { $who } prend le talon et écarte
} { $count ->
    [one] une carte
   *[other] { $count } cartes
}
napoleon-log-shown = Honneurs écartés, montrés à tous : { $cards }
napoleon-log-shown-won = { $who_me ->
    [yes] Vous recevez aussi
   *[no] { $who } reçoit aussi
} { $count ->
    [one] l’honneur écarté
   *[other] les { $count } honneurs écartés
}
napoleon-log-takes = { $who_me ->
    [yes] Vous prenez le pli avec { $card }
   *[no] { $who } prend le pli avec { $card }
}{ napoleon-gain }
napoleon-log-takes-line = { $who_me ->
    [yes] Vous prenez le pli avec { $card } ({ $line })
   *[no] { $who } prend le pli avec { $card } ({ $line })
}{ napoleon-gain }
napoleon-log-takes-trump = { $who_me ->
    [yes] Vous coupez : { $card } prend le pli
   *[no] { $who } coupe : { $card } prend le pli
}{ napoleon-gain }
napoleon-log-alone = { $who_me ->
    [yes] { $card } était dans l’écart : vous jouiez en solo
   *[no] { $card } était dans l’écart : { $who } jouait en solo
}
napoleon-log-widow = Le talon : { $cards }
napoleon-log-discard = L’écart : { $cards }

# Why a CPU player, or a hint, chooses a move.
napoleon-why-bid = Environ { $percent } % de chances de réussir, et cela vaut mieux que passer.
napoleon-why-pass = Aucune enchère possible ne promet plus que passer.
napoleon-why-call = { $card } : la carte la plus utile dans une autre main.
napoleon-why-call-role = { $card }, { $role } : la carte la plus utile dans une autre main.
napoleon-why-alone = De quoi jouer en solo : { $card } est dans cette main.
napoleon-why-void = Il n’y a plus de { $suit } en main : cette couleur pourra être coupée.
napoleon-why-discard =
    { $count ->
        [0] Écarte ce qui vaut le moins d’être gardé, et aucun honneur.
       *[other] Écarte ce qui vaut le moins d’être gardé.
    }
napoleon-why-only = { $card } : la seule carte permise.
napoleon-why-joker = Le joker demande { $suit } : tous doivent jouer atout.
napoleon-why-show = { $card } vaut maintenant plus que le secret.
napoleon-why-hide = { $kept } reste en main, et le secret avec.
napoleon-why-lead-sure = Aucune carte encore cachée ne peut battre { $card }.
napoleon-why-draw = { $card } fait tomber le { $suit } des autres.
napoleon-why-lead-honour = { $card } a de bonnes chances de gagner.
napoleon-why-lead-low = { $card } ne risque aucun honneur.
napoleon-why-win-line = { $card } prend le pli : { $line }.
napoleon-why-win = { $card } passe en tête du pli.
napoleon-why-win-last = { $card } prend le pli.
napoleon-why-feed = { $who } mène le pli : { $card } n’y risque rien.
napoleon-why-partner = { $who } mène le pli : une bonne carte serait perdue.
napoleon-why-keep = Garde { $kept }, { $role }, pour un meilleur pli.
napoleon-why-keep-queen = Garde ♥Q pour le Mighty.
napoleon-why-spare = Ne donne aucun honneur à l’autre camp.
napoleon-why-low = Rien de mieux à faire : { $card } coûte le moins.

## What may be claimed
napoleon-claim = Tous les plis qui restent sont à vous, où que soient les cartes et quoi que jouent les autres.
