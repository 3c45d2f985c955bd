## Board

expedition_1996-colour-red = rouge
expedition_1996-colour-yellow = jaune
expedition_1996-colour-blue = bleue
expedition_1996-letter-red = R
expedition_1996-letter-yellow = J
expedition_1996-letter-blue = B
expedition_1996-region-north_america = Amérique du Nord
expedition_1996-region-south_america = Amérique du Sud
expedition_1996-region-europe = Europe
expedition_1996-region-africa = Afrique
expedition_1996-region-asia = Asie
expedition_1996-region-south_pacific_and_australia = Pacifique Sud et Australie
expedition_1996-region-short-south_pacific_and_australia = Pacifique, Australie
expedition_1996-board-title = Expedition (1996)
expedition_1996-board-turn = À { $name } de jouer
expedition_1996-board-your-turn = À vous de jouer
expedition_1996-board-winner = { $name } gagne !
expedition_1996-board-shared = Victoire partagée : { $names }
expedition_1996-board-over = La partie est terminée. { $result }
expedition_1996-board-left = { $count ->
    [one] { $count } flèche restante
   *[other] { $count } flèches restantes
}
expedition_1996-board-rest = { $count ->
    [one] { $count } flèche
   *[other] { $count } flèches
}
expedition_1996-board-rest-each = { $count ->
    [one] Les trois à { $place } · { $count } flèche chacune
   *[other] Les trois à { $place } · { $count } flèches chacune
}
expedition_1996-board-finished = terminée
expedition_1996-board-tip = { $colour } : { $place } ({ $left })
expedition_1996-board-route = Parcours : { $route }.
expedition_1996-board-not-begun = Pas commencée.
expedition_1996-board-news = Nouveau : { $turns }.
expedition_1996-board-news-own = Depuis votre dernier tour : { $turns }.
expedition_1996-board-news-turn = { $name } : { $what }
expedition_1996-board-news-removed = retirées : { $arrows }
expedition_1996-board-news-you = vous
expedition_1996-board-ways = Suites possibles : { $places }.
expedition_1996-board-loop = { $place } (boucle)
expedition_1996-board-next = { $colour } : flèche possible vers { $places }.
expedition_1996-board-branches = { $count ->
    [one] { $count } embranchement possible : { $ways }.
   *[other] { $count } embranchements possibles : { $ways }.
}
expedition_1996-board-mark = Vous pouvez placer un jeton sur : { $places }.
expedition_1996-board-mark-many = Vous pouvez placer un jeton sur l’un de { $count } lieux.
expedition_1996-board-only-tickets = Toute autre flèche coûte un bon.
expedition_1996-board-row = Missions publiques
expedition_1996-board-deck = { $count ->
    [0] La pioche est vide.
    [one] { $count } mission dans la pioche.
   *[other] { $count } missions dans la pioche.
}
expedition_1996-board-supply = { $count ->
    [one] { $count } bon en réserve.
   *[other] { $count } bons en réserve.
}
expedition_1996-board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
expedition_1996-board-now = { $points } (à la fin { $now })
expedition_1996-board-hand = { $count ->
    [one] { $count } mission
   *[other] { $count } missions
}
expedition_1996-board-tickets = { $count ->
    [one] { $count } bon
   *[other] { $count } bons
}
expedition_1996-board-to-mark = { $count ->
    [one] { $count } jeton à placer
   *[other] { $count } jetons à placer
}
expedition_1996-board-marks = jetons sur { $places }
expedition_1996-board-marks-of = Jetons ({ $name }) : { $places }.
expedition_1996-board-collected = { $count ->
    [one] { $count } jeton récupéré
   *[other] { $count } jetons récupérés
}
expedition_1996-board-unfulfilled = missions restées en main : { $places }
expedition_1996-board-alt-private = Expedition (1996), le plateau tel que vous le voyez.
expedition_1996-board-alt-public = Expedition (1996), le plateau.
expedition_1996-map-alt = Expedition (1996), la carte entière avec les noms de tous les points.
expedition_1996-owed-marks = { $count ->
    [one] placer le dernier jeton
   *[other] placer un jeton ; encore { $count }
}
expedition_1996-owed-exchange = échange : garder une mission sur deux
expedition_1996-owed-branch = poser un embranchement ({ $colour })
expedition_1996-owed-bonus = { $count ->
    [one] utiliser { $count } flèche bonus
   *[other] utiliser { $count } flèches bonus
}
expedition_1996-owed-main = poser la flèche principale
expedition_1996-owed-laid = flèche principale posée
expedition_1996-owed-tickets = { $count ->
    [one] encore { $count } bon ce tour-ci
   *[other] encore { $count } bons ce tour-ci
}
expedition_1996-owed-last = dernière manche
expedition_1996-close-branch = { $count ->
    [one] { $count } embranchement possible
   *[other] { $count } embranchements possibles
}
expedition_1996-hand-title = Vos missions
expedition_1996-hand-chips = Vos jetons
expedition_1996-hand-none = plus aucune mission
expedition_1996-hand-marked = { $place } (marquée)
expedition_1996-hand-distance = lignes à parcourir
expedition_1996-hand-farther = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
} : *{ button-hand }*
expedition_1996-hand-from-start = lignes depuis le départ
expedition_1996-hand-question = Vous cédez { $place }. Laquelle gardez-vous ?
expedition_1996-hand-given = Vous cédez { $place }.
expedition_1996-hand-keep = Vous gardez une mission parmi { $places }.
expedition_1996-hand-opened = Dévoilées
expedition_1996-hand-taken = Missions publiques prises
expedition_1996-hand-collected = Jetons récupérés
expedition_1996-hand-sunk = Sous la pioche (par vous)
expedition_1996-kind-start = départ
expedition_1996-kind-red = point rouge
expedition_1996-kind-green = point vert
expedition_1996-kind-edge = point rouge { $number } sur les deux bords
expedition_1996-where-next = À côté : { $places }.
expedition_1996-where-start = { $count ->
    [0] C’est le départ.
    [one] À { $count } ligne du départ.
   *[other] À { $count } lignes du départ.
}
expedition_1996-where-far = Lignes depuis les expéditions : { $distances }.
expedition_1996-where-tips = Expéditions ici : { $colours }.
expedition_1996-where-row = Mission publique { $letter }.
expedition_1996-where-mark = Jeton ici : { $name }.
expedition_1996-where-own = C’est maintenant votre mission { $number }.
expedition_1996-targets-title = Vos objectifs, le plus proche d’abord
expedition_1996-targets-none = plus aucun objectif
expedition_1996-targets-marked = avec votre jeton

## Table

expedition_1996-about = Menez trois expéditions communes aux lieux de vos missions.
expedition_1996-length = 8 à 20 tours chacun, une à deux semaines · facile à apprendre
expedition_1996-option-variant_a = Variante A : { $value }
expedition_1996-option-variant_a-false = Variante A : non
expedition_1996-option-variant_a-false-about = 4 jetons chacun ; bifurcations partout sur le parcours
expedition_1996-option-variant_a-true = Variante A : oui
expedition_1996-option-variant_a-true-about = Jusqu’à 10 jetons chacun ; bifurcations sur la dernière boucle seule
expedition_1996-option-variant_b = Variante B : { $value }
expedition_1996-option-variant_b-false = Variante B : non
expedition_1996-option-variant_b-false-about = Missions et jetons
expedition_1996-option-variant_b-true = Variante B : oui
expedition_1996-option-variant_b-true-about = Jetons seuls ; le premier à récupérer tous les siens gagne
expedition_1996-option-first_player = Premier joueur : place { $value }
expedition_1996-option-first_player-null = Premier joueur tiré au sort
expedition_1996-scope-variant_a = Variante A
expedition_1996-scope-without_variant_a = Jeu sans la variante A
expedition_1996-scope-variant_b = Variante B
expedition_1996-scope-without_variant_b = Jeu sans la variante B
expedition_1996-source-missions = missions dévoilées
expedition_1996-source-chips = jetons récupérés
expedition_1996-source-row = missions publiques prises
expedition_1996-source-unfulfilled = missions restées en main
expedition_1996-source-uncollected = jetons sur le plateau
expedition_1996-reason-missions = { $own ->
    [one] { $completed } sur { $own } mission en main dévoilée
   *[other] { $completed } sur { $own } missions en main dévoilées
} : { $points }
expedition_1996-reason-unfulfilled = { $left ->
    [one] { $left } mission restée en main
   *[other] { $left } missions restées en main
} : { $points }
expedition_1996-reason-chips = { $chips ->
    [one] { $chips } jeton récupéré
   *[other] { $chips } jetons récupérés
} : { $points }
expedition_1996-reason-row = { $row ->
    [one] { $row } mission publique prise
   *[other] { $row } missions publiques prises
} : { $points }
expedition_1996-reason-uncollected = { $forgotten ->
    [one] { $forgotten } jeton resté sur le plateau
   *[other] { $forgotten } jetons restés sur le plateau
} : { $points }
expedition_1996-ahead-distance = { $first } devant { $second } : { $count ->
    [one] { $count } ligne jusqu’aux jetons restants
   *[other] { $count } lignes jusqu’aux jetons restants
} contre { $other }.
expedition_1996-result-line-chips = { $rank }. { $name } · { $points ->
    [one] { $points } jeton récupéré
   *[other] { $points } jetons récupérés
}

## Questions

expedition_1996-ask-chip = { $left ->
    [one] Placez votre dernier jeton. Quel lieu marquez-vous ?
   *[other] Placez un de vos { $left } jetons. Quel lieu marquez-vous ?
}
expedition_1996-ask-keep = Laquelle des deux missions gardez-vous ? L’autre va sous la pioche.
expedition_1996-ask-turn = { $main ->
    [laid] Votre flèche principale est posée.
   *[owed] Posez votre flèche principale.
} { $spent ->
    [0] { $tickets ->
        [0] Vous n’avez pas de bon.
        [one] Vous pouvez dépenser { $tickets } bon.
        [2] Vous pouvez dépenser vos 2 bons.
       *[other] Vous pouvez dépenser 2 de vos { $tickets } bons.
    }
    [1] { $tickets ->
        [0] Vous n’avez plus de bon.
       *[other] Vous pouvez dépenser encore 1 bon.
    }
   *[other] Vous avez dépensé les deux bons de ce tour.
}
expedition_1996-ask-branch = Une boucle ! Posez un embranchement gratuit de l’expédition { $colour } : d’où et vers où ?
expedition_1996-ask-bonus = { $bonuses ->
    [one] { $bonuses } flèche bonus est en attente : posez-la dans la couleur de votre choix, ou refusez-la.
   *[other] { $bonuses } flèches bonus sont en attente : posez-en une dans la couleur de votre choix, ou refusez-la.
}
expedition_1996-why-chip = Vous le récupérez quand une expédition atteint son lieu. Tous le voient.
expedition_1996-why-keep = Une mission proche d’une expédition est vite réalisée ; chacune restée en main coûte 1 à la fin.
expedition_1996-why-turn = { $spent ->
    [0] { $main ->
        [laid] { "" }
       *[owed] Menez-les à vos missions et à vos jetons.
    }
   *[other] { "" }
}
expedition_1996-why-branch = L’expédition repart de l’embranchement.
expedition_1996-why-bonus = Une flèche bonus fait avancer une expédition d’une ligne et ne coûte rien.
expedition_1996-choose-region = quelle région ?
expedition_1996-choose-place = quel lieu ?
expedition_1996-choose-colour = quelle expédition ?
expedition_1996-choose-from = quel embranchement ?
expedition_1996-choose-to = que choisir ?
expedition_1996-choose-to-ticket = quelle action ?
expedition_1996-what-main = flèche principale
expedition_1996-what-ticket = 1 bon
expedition_1996-what-bonus = flèche bonus
expedition_1996-colour-exchange = échange (1 bon)
expedition_1996-what-decline = { expedition_1996-move-decline }
expedition_1996-what-end = { expedition_1996-move-end }
expedition_1996-what-and-end = flèche, puis finir mon tour
expedition_1996-region-red_dots = points rouges
expedition_1996-region-green_dots = points verts
expedition_1996-region-and-end = { expedition_1996-what-and-end }

## Moves, as buttons and options say them

expedition_1996-move-lay = { $by ->
    [ticket] 1 bon : { $colour } → { $to }
    [bonus] Bonus : { $colour } → { $to }
   *[main] { $colour } → { $to }
}{ $to_kind ->
    [red] { " (point rouge)" }
    [green] { " (point vert, puis flèche bonus)" }
    [start] { " (départ)" }
   *[place] { "" }
}
expedition_1996-move-branch = { $start } → { $to }{ $to_kind ->
    [red] { " (point rouge)" }
    [green] { " (point vert, puis flèche bonus)" }
    [start] { " (départ)" }
   *[place] { "" }
}
expedition_1996-then-lay = { $by ->
    [ticket] 1 bon : { $colour } → { $to }
    [bonus] Bonus : { $colour } → { $to }
   *[main] { $colour } → { $to }
}
expedition_1996-then-branch = { $start } → { $to }
expedition_1996-move-remove = 1 bon : retirer la dernière flèche { $colour }
expedition_1996-move-decline = Refuser la flèche bonus
expedition_1996-move-end = Finir mon tour
expedition_1996-move-chip = { $place }
expedition_1996-move-pass = Passer : ne plus placer de jeton
expedition_1996-move-exchange = 1 bon : échanger { $place }
expedition_1996-move-keep = Garder { $place }
expedition_1996-benefit-row = mission publique
expedition_1996-benefit-own = votre mission
expedition_1996-benefit-marked = votre mission et son jeton
expedition_1996-benefit-chip = votre jeton
expedition_1996-benefit-loop = boucle
expedition_1996-benefit-ticket = +1 bon
expedition_1996-benefit-bonus = flèche bonus

## Ce qu’on ne peut pas annuler, quand on le redemande

expedition_1996-warning-chip = { $tells ->
    [yes] Votre jeton sur { $place } montre à tous que vous avez cette mission en main.
   *[no] Votre jeton reste sur { $place } jusqu’à ce qu’une expédition y arrive.
}
expedition_1996-warning-pass = { $count ->
    [one] Vous ne placez plus de jeton : { $count } est retiré de la partie.
   *[other] Vous ne placez plus de jeton : { $count } sont retirés de la partie.
}
expedition_1996-warning-exchange = { $count ->
    [one] Vous cédez { $place } et piochez { $count } mission, que vous gardez.
   *[other] Vous cédez { $place } et piochez { $count } missions, dont vous gardez une.
}
expedition_1996-warning-ends = Cela termine la partie.
expedition_1996-warning-reach = Atteindre { $place } peut montrer qui a cette mission.
expedition_1996-warning-return = Revenir à { $place } peut montrer qui a cette mission.
expedition_1996-warning-row = Atteindre { $place } vous donne cette mission publique, et une nouvelle est révélée.

## What happened

expedition_1996-event-chip-placed = { $left ->
    [0] { $seat } place son dernier jeton sur { $place }.
   *[other] { $seat } place un jeton sur { $place }.
}
expedition_1996-event-passed = { $unable ->
    [yes] { $unused ->
        [one] { $seat } ne peut plus placer de jeton ; { $unused } jeton restant est retiré de la partie.
       *[other] { $seat } ne peut plus placer de jeton ; ses { $unused } jetons restants sont retirés de la partie.
    }
   *[no] { $unused ->
        [one] { $seat } ne place plus de jeton ; { $unused } jeton restant est retiré de la partie.
       *[other] { $seat } ne place plus de jeton ; ses { $unused } jetons restants sont retirés de la partie.
    }
}
expedition_1996-event-begun = Tous les jetons sont placés. { $first_seat } commence.
expedition_1996-event-round-began = Manche { $round }.
expedition_1996-event-arrow-laid = { $by ->
    [ticket] { $seat } dépense un bon et mène l’expédition { $colour } : { $tail } → { $head }.
    [bonus] { $seat } utilise une flèche bonus et mène l’expédition { $colour } : { $tail } → { $head }.
    [branch] { $seat } pose un embranchement de l’expédition { $colour } : { $tail } → { $head }.
   *[main] { $seat } mène l’expédition { $colour } : { $tail } → { $head }.
}
expedition_1996-event-arrow-removed = { $seat } dépense un bon et retire la flèche { $colour } { $tail } → { $head }.
expedition_1996-event-ticket-gained = { $count ->
    [0] { $seat } ne reçoit rien pour le point rouge : la réserve n’a plus de bon.
    [one] { $seat } reçoit { $count } bon (point rouge).
   *[other] { $seat } reçoit { $count } bons.
}
expedition_1996-event-loop-formed = { $seat } forme une boucle avec l’expédition { $colour } à { $point }.
expedition_1996-event-bonus-earned = { $seat } reçoit une flèche bonus (point vert).
expedition_1996-event-bonus-lapsed = { $declined ->
    [yes] { $seat } refuse la flèche bonus.
   *[no] { $count ->
        [one] Aucune flèche n’est possible : la flèche bonus est perdue.
       *[other] Aucune flèche n’est possible : { $count } flèches bonus sont perdues.
    }
}
expedition_1996-event-colour-over = { $stuck ->
    [yes] L’expédition { $colour } est terminée : aucun embranchement n’est possible.
   *[no] L’expédition { $colour } est terminée : toutes ses flèches sont posées.
}
expedition_1996-event-mission-opened = { $chip ->
    [yes] { $seat } dévoile la mission { $place } et récupère son jeton : **+2**.
   *[no] { $seat } dévoile la mission { $place } : **+1**.
}
expedition_1996-event-chip-collected = { $left ->
    [0] { $seat } récupère son dernier jeton, sur { $place } : **+1**.
    [one] { $seat } récupère son jeton sur { $place } : **+1** ; il en reste { $left }.
   *[other] { $seat } récupère son jeton sur { $place } : **+1** ; il en reste { $left }.
}
expedition_1996-event-row-taken = { $seat } prend la mission publique { $place } : **+1**.
expedition_1996-event-row-refilled = Nouvelle mission publique : { $place }.
expedition_1996-event-row-short = { $size ->
    [0] La pioche est vide, et il n’y a plus de mission publique.
    [one] La pioche est vide ; il reste { $size } mission publique.
   *[other] La pioche est vide ; il reste { $size } missions publiques.
}
expedition_1996-event-exchanged = { $seat } dépense un bon et échange une mission.
expedition_1996-event-exchange-drawn = Vous cédez { $given } et piochez : { $drawn }.
expedition_1996-event-mission-kept = Vous gardez { $kept }.
expedition_1996-event-last-round = { $seat } n’a plus de mission en main : cette manche est la dernière.
expedition_1996-event-game-ended = { $how ->
    [arrows] Les trois expéditions sont terminées.
    [chips] Un joueur a récupéré tous ses jetons.
   *[round] La dernière manche est terminée.
} Victoire : { $winner_seats }.

## Events in at most six words after who did it

expedition_1996-short-begun = Tous les jetons sont placés
expedition_1996-short-chip-placed = place un jeton : { $place }
expedition_1996-short-passed = ne place plus de jeton
expedition_1996-short-arrow-laid = atteint { $head } ({ $colour })
expedition_1996-short-arrow-removed = revient : { $tip }
expedition_1996-short-loop-formed = forme une boucle avec la { $colour }
expedition_1996-short-bonus-earned = reçoit une flèche bonus
expedition_1996-short-colour-over = L’expédition { $colour } est terminée
expedition_1996-short-row-taken = prend { $place }
expedition_1996-short-ticket-gained = { $count ->
    [0] ne trouve plus de bon
    [one] reçoit { $count } bon
   *[other] reçoit { $count } bons
}
expedition_1996-short-last-round = n’a plus de mission en main
expedition_1996-short-mission-opened = dévoile { $place }
expedition_1996-short-chip-collected = récupère un jeton : { $place }
expedition_1996-short-exchanged = échange une mission
expedition_1996-short-game-ended = { $how ->
    [arrows] Les trois expéditions sont terminées
    [chips] Un joueur a tous ses jetons
   *[round] La dernière manche est terminée
}

## Refusals

expedition_1996-refusal-game-over = La partie est terminée.
expedition_1996-refusal-not-your-turn = Ce n’est pas à vous de jouer, mais à { $turn_seat }.
expedition_1996-refusal-no-such-point = Ce point n’existe pas : { $point }.
expedition_1996-refusal-no-such-colour = Cette couleur n’existe pas : { $colour }. Les expéditions sont rouge, jaune et bleue.
expedition_1996-refusal-branch-first = Posez d’abord l’embranchement de l’expédition { $colour }.
expedition_1996-refusal-bonus-first = { $bonuses ->
    [one] Utilisez d’abord votre flèche bonus, ou refusez-la.
   *[other] Utilisez d’abord vos { $bonuses } flèches bonus, ou refusez-les.
}
expedition_1996-refusal-two-tickets = Vous pouvez dépenser au plus { $limit } bons par tour ; bons déjà dépensés : { $spent }.
expedition_1996-refusal-no-ticket = Vous n’avez plus de bon.
expedition_1996-refusal-main-laid = Votre flèche principale est déjà posée. Toute autre flèche coûte un bon.
expedition_1996-refusal-main-owed = Vous n’avez pas encore posé votre flèche principale : posez-la avant de finir votre tour.
expedition_1996-refusal-no-bonus = Vous n’avez pas de flèche bonus en ce moment.
expedition_1996-refusal-colour-over = L’expédition { $colour } est terminée : aucune de ses flèches ne peut être posée ni retirée.
expedition_1996-refusal-not-from-tip = L’expédition { $colour } se trouve à { $point }, et aucune ligne ne mène de là à { $to }.
expedition_1996-refusal-no-branching = L’expédition { $colour } ne peut repartir que d’où elle se trouve ; on n’atteindrait { $point } que d’ailleurs.
expedition_1996-refusal-turning-back = L’expédition { $colour } ne peut pas faire demi-tour vers { $point }.
expedition_1996-refusal-line-used = La ligne entre { $point } et { $to } porte déjà une flèche { $colour }.
expedition_1996-refusal-second-loop = Une boucle a déjà été formée ce tour-ci avec l’expédition { $colour } ; une deuxième se fermerait à { $point }.
expedition_1996-refusal-start-line-taken = Une première flèche demande une ligne sans aucune flèche ; la ligne vers { $to } en porte déjà une.
expedition_1996-refusal-no-arrow = L’expédition { $colour } n’a aucune flèche à retirer sur le plateau.
expedition_1996-refusal-loop-by-removal = Une boucle a déjà été formée ce tour-ci avec l’expédition { $colour } ; ce retrait en formerait une deuxième.
expedition_1996-refusal-other-colour = L’embranchement à poser est celui de l’expédition { $colour }.
expedition_1996-refusal-no-line = Aucune ligne ne relie { $point } et { $to }.
expedition_1996-refusal-already-visited = Un embranchement doit mener à un nouveau point, et { $to } est déjà sur le parcours de l’expédition { $colour }.
expedition_1996-refusal-off-the-loop = L’embranchement doit partir de la dernière boucle, et { $point } n’en fait pas partie.
expedition_1996-refusal-no-arrowhead = L’embranchement doit partir d’un point où mène une flèche de sa couleur ; aucune flèche { $colour } ne mène à { $point }.
expedition_1996-refusal-not-visited = L’embranchement doit partir du parcours, et { $point } n’est pas sur celui de l’expédition { $colour }.
expedition_1996-refusal-chips-first = Placez d’abord vos jetons ; les expéditions partent ensuite.
expedition_1996-refusal-chips-placed = Tous les jetons sont déjà placés.
expedition_1996-refusal-no-passing = { $left ->
    [one] Vous ne pouvez pas passer ; il vous reste { $left } jeton à placer.
   *[other] Vous ne pouvez pas passer ; il vous reste { $left } jetons à placer.
}
expedition_1996-refusal-not-a-place = { $place } n’est pas un lieu ; les jetons ne vont que sur des lieux.
expedition_1996-refusal-not-in-hand = Vous n’avez pas cette mission en main : { $place }.
expedition_1996-refusal-next-to-start = { $place } est juste à côté du départ, trop près pour un jeton.
expedition_1996-refusal-chip-there = Il y a déjà un jeton sur { $place }.
expedition_1996-refusal-no-missions = Dans la variante B, il n’y a pas de mission à échanger.
expedition_1996-refusal-marked = Votre jeton est sur { $place } ; vous ne pouvez donc pas céder cette mission.
expedition_1996-refusal-deck-empty = La pioche est vide ; aucun échange n’est possible.
expedition_1996-refusal-keep-first = Choisissez d’abord la mission que vous gardez.
expedition_1996-refusal-no-exchange = Vous n’échangez pas de mission en ce moment.
expedition_1996-refusal-not-drawn = { $place } n’est pas parmi les missions que vous avez piochées.

## Commands

expedition_1996-command = Jouer à Expedition (1996) au clavier
expedition_1996-command-arrow = Poser votre flèche principale
expedition_1996-command-arrow-colour = Quelle expédition : red, yellow ou blue
expedition_1996-command-arrow-to = Le point où elle mène, par exemple Timbuktu
expedition_1996-command-voucher = Dépenser un bon pour poser une flèche
expedition_1996-command-voucher-colour = Quelle expédition : red, yellow ou blue
expedition_1996-command-voucher-to = Le point où elle mène, par exemple Timbuktu
expedition_1996-command-bonus = Poser une flèche bonus
expedition_1996-command-bonus-colour = Quelle expédition : red, yellow ou blue
expedition_1996-command-bonus-to = Le point où elle mène, par exemple Timbuktu
expedition_1996-command-branch = Poser l’embranchement qui suit une boucle
expedition_1996-command-branch-arrow = La couleur, le point de sortie et le point où il mène
expedition_1996-command-remove = Dépenser un bon pour retirer la dernière flèche d’une expédition
expedition_1996-command-remove-colour = Quelle expédition : red, yellow ou blue
expedition_1996-command-exchange = Dépenser un bon pour échanger une mission de votre main
expedition_1996-command-exchange-mission = La mission que vous cédez
expedition_1996-command-keep = Garder une des deux missions piochées
expedition_1996-command-keep-mission = La mission que vous gardez
expedition_1996-command-chip = Placer un jeton
expedition_1996-command-chip-place = Le lieu que vous marquez
expedition_1996-command-decline = Refuser une flèche bonus
expedition_1996-command-pass = Ne plus placer de jeton (variante A)
expedition_1996-command-end = Finir votre tour

## In one minute

expedition_1996-minute =
    { "" }**But :** menez les trois expéditions communes aux lieux de vos missions.
    { "" }**Votre tour :** posez une flèche rouge, jaune ou bleue, depuis l’endroit où est cette expédition. Un point rouge donne un bon pour une action de plus, un point vert une flèche bonus, une boucle un embranchement.
    { "" }**Points :** 1 par mission dont le lieu est atteint, 2 avec votre jeton ; 1 par mission publique que vous atteignez. À la fin, mission en main ou jeton restant : −1.
    { "" }**Variante B :** des jetons seulement ; le premier à les récupérer tous gagne.
expedition_1996-minute-goal = Atteindre vos lieux
expedition_1996-minute-goal-note = Tous mènent les trois expéditions. Sur fond rose : vos missions
expedition_1996-minute-turn = Posez une flèche
expedition_1996-minute-turn-note = Rouge, jaune ou bleue, depuis l’endroit où est cette expédition
expedition_1996-minute-more = En plus
expedition_1996-minute-red = bon : une action de plus
expedition_1996-minute-green = flèche bonus
expedition_1996-minute-loop = boucle : embranchement
expedition_1996-minute-points = Points
expedition_1996-minute-own = votre mission
expedition_1996-minute-marked = avec votre jeton
expedition_1996-minute-row = mission publique
expedition_1996-minute-left = en main à la fin
expedition_1996-minute-board = sur le plateau à la fin
expedition_1996-key-place = lieu ; chacun a une mission
expedition_1996-key-red = point rouge : un bon
expedition_1996-key-edge = point de bord : même nombre, même point
expedition_1996-key-pin = une expédition est ici
expedition_1996-key-hollow = creuse : pas encore partie
expedition_1996-key-old = flèche plus ancienne
expedition_1996-key-new = nouvelle flèche
expedition_1996-key-gone = une flèche a été retirée
expedition_1996-key-order = posée par qui, et dans quel ordre
expedition_1996-key-halo = point à choisir
expedition_1996-key-free = flèche à poser
expedition_1996-key-choice = son nom dans les menus et à la saisie
expedition_1996-key-shared = la même en plusieurs couleurs
expedition_1996-key-loop = cela ferme une boucle
expedition_1996-key-own = mission de votre main
expedition_1996-key-row = mission publique
expedition_1996-key-mark = jeton d’un joueur
expedition_1996-key-fresh = nouveau jeton
expedition_1996-key-ring = l’image montre ce point
expedition_1996-key-lead = trait fin : ce qui va avec un point

## The key of signs

expedition_1996-signs =
    { "" }**La carte du monde**
    - { $star } le départ, Stockholm
    - rond de la couleur de sa région : un lieu. Chaque lieu a une mission.
    - { $ticket } dans un losange rouge : un point rouge, qui donne un bon
    - { $plus } dans un cercle vert : un point vert, qui donne une flèche bonus
    - nombre rouge au bord de la carte : un point de bord. Le même nombre à gauche et à droite, c’est le même point.
    - trait fin depuis un nom, une lettre, un nombre ou un écu : il mène au point auquel ils appartiennent
    { "" }**Expéditions**
    - { $red } les flèches rouges ont des pois, { $yellow } les jaunes des barres, { $blue } les bleues un cœur clair
    - épingle avec l’un de ces signes : l’expédition se trouve sur ce point
    - flèche large et vive : elle est nouvelle. Dans le message public, elle a été posée au dernier tour ; dans vos propres images, depuis votre dernier tour. Les flèches plus pâles sont plus anciennes.
    - nombre près d’une nouvelle flèche : l’ordre dans lequel elles ont été posées. L’écu devant un nombre montre qui a posé cette flèche et les suivantes.
    - ligne en tirets, barrée d’une croix : une flèche a été retirée ici
    { "" }**Missions et jetons**
    - lettre sur fond blanc : une mission publique
    - nombre sur fond rose : une de vos missions. Vous seul la voyez. Quand une mission quitte votre main, les suivantes avancent d’un numéro.
    - écu : un jeton, au bord doré s’il est nouveau. Joueurs 1 à 6 : { $seat-0 } 1 · { $seat-1 } 2 · { $seat-2 } 3 · { $seat-3 } 4 · { $seat-4 } 5 · { $seat-5 } 6
    { "" }**Ce que vous pouvez choisir**
    - anneau brisé ou ligne en tirets vert clair : un point que vous pouvez choisir, ou une ligne où vous pouvez poser une flèche
    - étiquette de couleur comme R1 ou J2 : les boutons et les menus appellent la même chose ainsi. Vous pouvez aussi la taper après `/move`.
    - anneau entier : le point dont parle l’image
    - flèche recourbée : y aller ferme une boucle
    { "" }**Maintenant**
    - or et { $pointer } : à qui c’est de jouer. { $crown } : qui a gagné.
    - nombre après { $red }, { $yellow } ou { $blue } dans le texte : le nombre de lignes entre cette expédition et le lieu

## Start and end

expedition_1996-start-alt = Expedition (1996), le début de la partie.
expedition_1996-start-seats = Joueurs
expedition_1996-start-first = { $name } commence
expedition_1996-start-begins = commence
expedition_1996-start-basic = Jeu de base
expedition_1996-start-variant_a = Variante A
expedition_1996-start-variant_b = Variante B
expedition_1996-end-alt = Expedition (1996), la fin de la partie.
expedition_1996-end-rounds = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
expedition_1996-end-tie = { $count } jetons chacun ; le plus court chemin vers les jetons restants départage : { $facts }
expedition_1996-end-tie-of = { $name } { $count }
expedition_1996-end-missions = missions
expedition_1996-end-chips = jetons
expedition_1996-end-row = publiques
expedition_1996-end-unfulfilled = en main
expedition_1996-end-uncollected = plateau

## Why a hint advises a move

expedition_1996-because-marked = { $newly ->
    [1] vous posez votre jeton sur { $about }, à { $number ->
        [one] { $number } ligne
       *[other] { $number } lignes
    }
   *[0] { $about }, votre mission avec jeton, est alors à { $number ->
        [one] { $number } ligne
       *[other] { $number } lignes
    }{ $otherwise ->
        [-1] {""}
        [0] {", sinon hors d’atteinte"}
       *[other] {", sinon à "}{ $otherwise }
    }
}
expedition_1996-because-chip = { $about }, votre jeton, est alors à { $number ->
    [one] { $number } ligne
   *[other] { $number } lignes
}{ $otherwise ->
    [-1] {""}
    [0] {", sinon hors d’atteinte"}
   *[other] {", sinon à "}{ $otherwise }
}
expedition_1996-because-mission = { $about }, votre mission, est alors à { $number ->
    [one] { $number } ligne
   *[other] { $number } lignes
}{ $otherwise ->
    [-1] {""}
    [0] {", sinon hors d’atteinte"}
   *[other] {", sinon à "}{ $otherwise }
}
expedition_1996-because-points = cela rapporte des points tout de suite
expedition_1996-because-rivals = les autres obtiennent moins
expedition_1996-because-theirs = { $about }, un jeton de { $rival }, est alors { $number ->
    [0] hors d’atteinte
    [one] à { $number } ligne
   *[other] à { $number } lignes
}{ $otherwise ->
    [-1] {""}
   *[other] {", sinon à "}{ $otherwise }
}
expedition_1996-because-tickets = vous avez alors { $number ->
    [one] { $number } bon
   *[other] { $number } bons
}, sinon { $otherwise }
expedition_1996-because-row = des missions publiques sont plus proches
expedition_1996-because-arrows = vous pouvez encore poser { $number ->
    [one] { $number } flèche
   *[other] { $number } flèches
} pendant ce tour{ $otherwise ->
    [-1] {""}
   *[other] {", sinon "}{ $otherwise }
}
expedition_1996-because-branch = l’expédition peut repartir d’un autre point
expedition_1996-because-standstill = les expéditions avancent
expedition_1996-because-lead = vous finissez avec plus d’avance
expedition_1996-because-won = cela gagne la partie
expedition_1996-because-fresh = vous choisissez une nouvelle mission
