## Words

explorers-terrain-P = herbe
explorers-terrain-W = eau
explorers-terrain-D = sable
explorers-terrain-M = montagne
explorers-side-P = { explorers-terrain-P }
explorers-side-W = { explorers-terrain-W }
explorers-side-D = { explorers-terrain-D }
explorers-side-M = { explorers-terrain-M }
explorers-side-PM = herbe et montagne
explorers-side-WD = eau et sable
explorers-side-PD = herbe et sable
explorers-side-WM = eau et montagne
explorers-a-terrain-P = sur l’herbe
explorers-a-terrain-W = sur l’eau
explorers-a-terrain-D = sur le sable
explorers-a-terrain-M = sur la montagne
explorers-a-side-P = { explorers-a-terrain-P }
explorers-a-side-W = { explorers-a-terrain-W }
explorers-a-side-D = { explorers-a-terrain-D }
explorers-a-side-M = { explorers-a-terrain-M }
explorers-a-side-PM = sur l’herbe et la montagne
explorers-a-side-WD = sur l’eau et le sable
explorers-a-side-PD = sur l’herbe et le sable
explorers-a-side-WM = sur l’eau et la montagne
explorers-symbol-k = clé
explorers-symbol-m = Carte
explorers-symbol-h = cheval
explorers-symbol-a = pomme
explorers-symbol-c = carotte
explorers-symbol-f = poisson
explorers-symbol-g = gemme
explorers-symbol-T = temple
explorers-a-symbol-a = une pomme
explorers-a-symbol-c = une carotte
explorers-a-symbol-f = un poisson
explorers-a-symbol-g = une gemme

## Achievements: names, and what each demands and gives

explorers-achievement-long-road = La longue route
explorers-achievement-great-square = Le grand carré
explorers-achievement-straight-line = La ligne droite
explorers-achievement-untouched-maps = Intact : Cartes
explorers-achievement-untouched-horses = Intact : chevaux
explorers-achievement-untouched-gems = Intact : gemmes
explorers-achievement-every-prairie = Toutes les herbes
explorers-achievement-every-water = Toutes les eaux
explorers-achievement-every-desert = Tous les sables
explorers-achievement-every-mountain = Toutes les montagnes
explorers-achievement-good-neighbours = Bons voisins
explorers-achievement-pilgrim = Pèlerin
explorers-achievement-four-shores = Quatre rivages
explorers-achievement-at-home = Partout chez soi
explorers-achievement-full-baskets = Paniers pleins
explorers-achievement-village-rings = Villages cernés
explorers-achievement-temple-guard = Garde des temples
explorers-achievement-lands-end = Bout du monde
explorers-demand-long-road = 12 points pour une ligne ou une colonne entière de 16 croix.
explorers-demand-great-square = n × n points pour le plus grand carré plein de n × n croix.
explorers-demand-straight-line = 1 point par croix de la plus longue ligne sans trou, même en diagonale.
explorers-demand-untouched-maps = 6 points à la fin si aucune Carte n’est cochée.
explorers-demand-untouched-horses = 8 points à la fin si aucun cheval n’est coché.
explorers-demand-untouched-gems = 16 points à la fin si aucune gemme n’est cochée.
explorers-demand-every-prairie = 10 points pour au moins une croix dans chaque zone d’herbe.
explorers-demand-every-water = 10 points pour au moins une croix dans chaque zone d’eau.
explorers-demand-every-desert = 10 points pour au moins une croix dans chaque zone de sable.
explorers-demand-every-mountain = 10 points pour au moins une croix dans chaque zone de montagne.
explorers-demand-good-neighbours = Vitesse, 10, 8, 6, 4 points : une croix à côté de chacun des quatre villages.
explorers-demand-pilgrim = Vitesse, 10, 8, 6, 4 points : une croix à côté de 3 villages, et 3 temples cochés.
explorers-demand-four-shores = Vitesse, 10, 8, 6, 4 points : une croix sur chacun des quatre bords du paysage.
explorers-demand-at-home = Vitesse, 10, 8, 6, 4 points : au moins 3 croix sur chaque tuile.
explorers-demand-full-baskets = 2, 4, 7, 10 points pour 1, 2, 3, 4 sets de pomme, carotte et poisson.
explorers-demand-village-rings = 2, 4, 7, 10 points pour 1, 2, 3, 4 villages avec une croix sur leurs quatre côtés.
explorers-demand-temple-guard = 3, 6, 10, 15 points pour 1, 2, 3, 4 temples avec au moins 2 croix à côté.
explorers-demand-lands-end = 5, 10, 15, 20 points pour 1, 2, 3, 4 coins du paysage cochés.

## Table

explorers-about = Tous cochent en même temps sur le même paysage.
explorers-length = 28 tours, tous en même temps, deux semaines · facile à apprendre
explorers-option-expert = Faces avancées : { $value }
explorers-option-expert-none = Toutes les faces normales
explorers-option-expert-temples = Temples avancés
explorers-option-expert-provisions = Aliments avancés
explorers-option-expert-villages = Villages avancés
explorers-option-expert-gems = Gemmes avancées
explorers-option-achievements = Objectifs : { $value }
explorers-option-achievements-0 = Sans objectif
explorers-option-achievements-1 = 1 objectif
explorers-option-achievements-2 = 2 objectifs
explorers-option-achievements-3 = 3 objectifs
explorers-option-first_player = Premier joueur : place { $value }
explorers-option-first_player-null = Premier joueur tiré au sort
explorers-option-drawn_landscape = Paysage : { $value }
explorers-option-drawn_landscape-false = Le premier joueur peut changer le paysage
explorers-option-drawn_landscape-true = Le paysage reste tel qu’il est tiré
explorers-scope-temples = Temples avancés
explorers-scope-normal_temples = Temples normaux
explorers-scope-provisions = Aliments avancés
explorers-scope-normal_provisions = Aliments normaux
explorers-scope-gems = Gemmes avancées
explorers-scope-normal_gems = Gemmes normales
explorers-scope-villages = Villages avancés
explorers-scope-normal_villages = Villages normaux
explorers-scope-achievements = Objectifs
explorers-scope-solo = Version solo
explorers-scope-together = Partie à plusieurs
explorers-source-provisions = aliments
explorers-source-gems = gemmes
explorers-source-temples = temples
explorers-source-villages = villages
explorers-source-achievements = objectifs
explorers-reason-provisions = { $provisions ->
    [one] { $provisions } aliment
   *[other] { $provisions } aliments
} : { $points }
explorers-reason-gems = { $gems ->
    [one] { $gems } gemme
   *[other] { $gems } gemmes
} : { $points }
explorers-reason-temples = { $temples ->
    [one] { $temples } temple visité
   *[other] { $temples } temples visités
} : { $points }
explorers-tie-maps = départage : { $count ->
    [one] { $count } Carte utilisée
   *[other] { $count } Cartes utilisées
}
explorers-ahead-maps = { $first } devant { $second } : { $count ->
    [one] { $count } Carte utilisée
   *[other] { $count } Cartes utilisées
} contre { $other }.
explorers-grade-daydreamer = Rêveur
explorers-grade-rambler = Promeneur
explorers-grade-scout = Éclaireur
explorers-grade-trailblazer = Pionnier
explorers-grade-cartographer = Cartographe
explorers-grade-legend = Légende
explorers-title-round = { $round ->
    [0] mise en place
   *[other] manche { $round }, tour { $number }
}

## Questions

explorers-ask-layout = Voici le paysage. L’accepter, en tirer un autre ou changer une tuile ? { $changes ->
    [one] Il reste { $changes } changement.
   *[other] Il reste { $changes } changements.
}
explorers-ask-village = Plusieurs villages sont à la même distance du centre. Lequel est le village de départ ?
explorers-ask-begin = Sur quel type de terrain mettez-vous vos 3 croix de départ ? La première doit toucher le village de départ.
explorers-ask-side = Quel côté de la carte choisissez-vous ? Vous y avez 3 croix ; les autres y en ont 2, ou 3 sur l’autre côté.
explorers-ask-take = Où mettez-vous vos croix ?
explorers-ask-cross = { $left ->
    [one] { $left } croix
   *[other] { $left } croix
} { $a-side } : où ?
explorers-ask-horse = Cheval : une croix de plus, tout terrain. Où ?
explorers-ask-bonus = Le temple vous donne { $count ->
    [one] { $count } croix bonus
   *[other] { $count } croix bonus
}. Sur quel type de terrain ? Ou arrêtez.
explorers-ask-bonus-cross = Bonus : quelle case { $a-side } cochez-vous ? Ou arrêtez. { $left ->
    [one] Encore { $left } croix bonus.
   *[other] Encore { $left } croix bonus.
}
explorers-ask-commit = { $lost ->
    [none] Vos croix sont placées. Les confirmez-vous ?
   *[other] Aucune case n’est permise pour le reste de vos croix, qui sont donc perdues : { $lost ->
        [key] vous n’avez pas de clé pour le temple qui touche vos croix
        [closed] les aliments qui touchent vos croix sont fermés pour vous dans cette manche
        [both] vous n’avez pas de clé pour le temple qui touche vos croix, et les aliments à côté sont fermés pour vous dans cette manche
       *[apart] aucune case libre { $a-side } ne touche vos croix
    }. Confirmez-vous, ou annulez-vous quelque chose ?
}
explorers-why-layout = Tous jouent dessus. Quatre villages, un temple sur chaque tuile.
explorers-why-village = Tous y commencent, et les croix partent de là.
explorers-why-begin = De là, vous continuez : vers une clé, un temple ou des aliments.
explorers-why-side = Prenez le terrain où 3 croix vous rapportent le plus.
explorers-why-take = Ce qu’elles atteignent compte, pas seulement leur nombre.
explorers-why-bonus = Les croix bonus suivent les mêmes règles ; celles qui ne sont pas mises sont perdues.
explorers-why-commit = Quand tous ont confirmé, plus rien ne change.
explorers-why-bonus-cross = Les croix bonus suivent les mêmes règles ; celles qui ne sont pas mises sont perdues.
explorers-choose-quadrant = accepter, en tirer un autre, ou quel quadrant ?
explorers-choose-tile = quelle tuile ?
explorers-choose-degrees = quelle tuile, tournée de combien ?
explorers-choose-row = quelle ligne ?
explorers-choose-square = quelle case ?
explorers-choose-square-placed = + = points
explorers-choose-square-placed-commit = { explorers-choose-square-placed }
explorers-choose-side = quel côté ?
explorers-choose-terrain = quel terrain ?
explorers-step-quadrant = Quadrant { $value }
explorers-step-tile = Tuile { $value }
explorers-step-degrees = { $value ->
    [0] Non tournée
   *[other] Tournée de { $value }°
}
explorers-step-row = Ligne { $value }
explorers-quadrant-accept = Jouer sur ce paysage
explorers-quadrant-redraw = Tirer un autre paysage
explorers-side-map = Utiliser une Carte
explorers-row-stop = Arrêter : plus de croix bonus
explorers-row-placed = Toutes les croix d’un coup
explorers-row-placed-commit = Toutes les croix, puis confirmer

## Moves, as buttons and options say them

explorers-move-accept = Jouer sur ce paysage
explorers-move-redraw = Tirer un autre paysage
explorers-move-place = { $quadrant } : tuile { $tile }, { $degrees ->
    [0] non tournée
   *[other] tournée de { $degrees }°
}
explorers-move-village = Village en { $square }
explorers-move-begin = { $terrain }
explorers-move-side = { $side }
explorers-move-take = { $a-side }
explorers-move-map = Carte : 4 croix { $a-terrain }
explorers-move-mark = { $square }
explorers-move-bonus = Croix bonus { $a-terrain }
explorers-move-stop = Arrêter : plus de croix bonus
explorers-move-commit = Confirmer mes croix
explorers-line-placed = { $marked }{ $points ->
    [none] { "" }
   *[other] { " · " }{ $points }
}
explorers-line-committed = { $line } · confirmer
explorers-line-finds = { $first }, { $rest }
explorers-benefit-P = herbe
explorers-benefit-W = eau
explorers-benefit-D = sable
explorers-benefit-M = montagne
explorers-benefit-k = clé
explorers-benefit-m = Carte
explorers-benefit-h = cheval
explorers-benefit-a = pomme
explorers-benefit-c = carotte
explorers-benefit-f = poisson
explorers-benefit-g = gemme
explorers-benefit-T = temple
explorers-benefit-village = à côté d’un village
explorers-benefit-two = 2 croix
explorers-benefit-three = 3 croix
explorers-caveat-lost = aucune case n’y est possible
explorers-undo-commit = Retirer ma confirmation

## Ce qu’on ne peut pas annuler, quand on le redemande

explorers-warning-accept = La partie commence sur ce paysage.
explorers-warning-redraw = Ce paysage ne reviendra pas.
explorers-warning-village = Tous partent de ce village.
explorers-warning-side = Tous voient aussitôt quel côté vous choisissez et jouent en conséquence.

## What happened

explorers-event-drawn = { $seat } fait tirer un autre paysage : { $layout }.
explorers-event-placed = { $seat } met la tuile { $tile } dans le quadrant { $quadrant }, { $degrees ->
    [0] non tournée
   *[other] tournée de { $degrees }°
}.
explorers-event-accepted = { $count ->
    [0] Le paysage est fixé.
    [1] Le paysage est fixé. Objectif en jeu : { $achievement }.
   *[other] Le paysage est fixé. Objectifs en jeu : { $achievement }.
}
explorers-event-started = { $chosen ->
    [yes] { $seat } choisit le village en { $square } comme village de départ.
   *[no] Le village de départ est en { $square }, au plus près du centre.
}
explorers-event-turned = { $active ->
    [solo] Manche { $round }, tour { $number } : 3 croix { $near-code ->
            [P] { explorers-a-side-P }
            [W] { explorers-a-side-W }
            [D] { explorers-a-side-D }
            [M] { explorers-a-side-M }
            [PM] { explorers-a-side-PM }
            [WD] { explorers-a-side-WD }
            [PD] { explorers-a-side-PD }
           *[WM] { explorers-a-side-WM }
        }, ou 2 { $far-code ->
            [P] { explorers-a-side-P }
            [W] { explorers-a-side-W }
            [D] { explorers-a-side-D }
            [M] { explorers-a-side-M }
            [PM] { explorers-a-side-PM }
            [WD] { explorers-a-side-WD }
            [PD] { explorers-a-side-PD }
           *[WM] { explorers-a-side-WM }
        }.
    [nobody] Manche { $round }, tour { $number } : { $side } / { $other_side-code ->
            [P] { explorers-side-P }
            [W] { explorers-side-W }
            [D] { explorers-side-D }
            [M] { explorers-side-M }
            [PM] { explorers-side-PM }
            [WD] { explorers-side-WD }
            [PD] { explorers-side-PD }
           *[WM] { explorers-side-WM }
        }. Personne n’est actif : 3 croix sur l’un des côtés.
   *[somebody] Manche { $round }, tour { $number } : { $side } / { $other_side-code ->
            [P] { explorers-side-P }
            [W] { explorers-side-W }
            [D] { explorers-side-D }
            [M] { explorers-side-M }
            [PM] { explorers-side-PM }
            [WD] { explorers-side-WD }
            [PD] { explorers-side-PD }
           *[WM] { explorers-side-WM }
        }. { $seat } est le joueur actif.
}
explorers-event-sided = { $seat } choisit : { $side }. Sur ce côté, 3 croix, et 2 pour les autres.
explorers-event-chose = { $map ->
    [yes] { $seat } utilise une Carte : { $crosses } croix { $a-side }.
   *[no] { $seat } a { $crosses } croix { $a-side }.
}
explorers-event-crossed = { $symbol-code ->
    [none] { $seat } coche { $square }.
    [k] { $seat } coche { $square } : une clé, qui ouvre un temple.
    [m] { $seat } coche { $square } : une Carte, pour un tour ultérieur.
    [h] { $seat } coche { $square } : un cheval, donc une croix de plus sur n’importe quel terrain.
    [T] { $seat } coche { $square } : un temple ; une clé est barrée.
   *[other] { $seat } coche { $square } : { $a-symbol }.
}
explorers-event-lost = { $what ->
    [regular] { $count ->
        [one] Aucune case n’est plus permise pour { $count } croix : elle est perdue.
       *[other] Aucune case n’est plus permise pour { $count } croix : elles sont perdues.
    }
    [horse] { $count ->
        [one] Aucune case n’est permise pour { $count } croix de cheval : elle est perdue.
       *[other] Aucune case n’est permise pour { $count } croix de cheval : elles sont perdues.
    }
   *[bonus] { $count ->
        [one] Aucune case n’est permise pour { $count } croix bonus : elle est perdue.
       *[other] Aucune case n’est permise pour { $count } croix bonus : elles sont perdues.
    }
}
explorers-event-chose-bonus = { $seat } a { $count ->
    [one] { $count } croix bonus
   *[other] { $count } croix bonus
} { $a-terrain }.
explorers-event-stopped = { $seat } arrête et renonce à { $count ->
    [one] { $count } croix bonus
   *[other] { $count } croix bonus
}.
explorers-event-committed = Vos croix sont confirmées. Elles sont définitives dès que tout le monde a confirmé.
explorers-event-marked = { $map ->
    [yes] { $seat } utilise une Carte, { $crosses } croix { $a-side }
   *[no] { $seat } a { $crosses } croix { $a-side }
} : { $count ->
    [0] aucune ne peut être placée
   *[other] { $marked }
}{ $keys ->
    [0] { "" }
    [one] { " · " }{ $keys } clé
   *[other] { " · " }{ $keys } clés
}{ $maps ->
    [0] { "" }
    [one] { " · " }{ $maps } Carte
   *[other] { " · " }{ $maps } Cartes
}{ $horses ->
    [0] { "" }
    [one] { " · " }{ $horses } cheval
   *[other] { " · " }{ $horses } chevaux
}{ $apples ->
    [0] { "" }
    [one] { " · " }{ $apples } pomme
   *[other] { " · " }{ $apples } pommes
}{ $carrots ->
    [0] { "" }
    [one] { " · " }{ $carrots } carotte
   *[other] { " · " }{ $carrots } carottes
}{ $fish ->
    [0] { "" }
    [one] { " · " }{ $fish } poisson
   *[other] { " · " }{ $fish } poissons
}{ $gems ->
    [0] { "" }
    [one] { " · " }{ $gems } gemme
   *[other] { " · " }{ $gems } gemmes
}.
explorers-event-visited = { $seat } visite le temple { $quadrant } : **{ $points }**{ $bonus ->
    [0] { "" }
    [one] { " et " }{ $bonus } croix bonus
   *[other] { " et " }{ $bonus } croix bonus
}.
explorers-event-fulfilled = { $seat } remplit « { $achievement } » : **{ $points }**.
explorers-event-counted = { $source-code ->
    [villages] { $seat } reçoit **{ $points }** pour des croix autour des villages.
   *[achievements] { $seat } reçoit **{ $points }** pour des objectifs.
}
explorers-event-round-scored = { $seat } reçoit à la fin de la manche { $round } **{ $provisions }** pour les aliments et **{ $gems }** pour les gemmes.
explorers-event-struck = { $temples ->
    [none] { $achievement-code ->
        [none] Nouvelle manche : il n’y a plus rien à barrer pour { $seat }.
       *[other] Nouvelle manche : { $seat } perd la plus haute valeur libre de chaque objectif de vitesse pas encore rempli : { $achievement }.
    }
   *[other] { $achievement-code ->
        [none] Nouvelle manche : { $seat } perd la plus haute valeur libre de chaque temple pas encore visité : { $temples }.
       *[other] Nouvelle manche : { $seat } perd la plus haute valeur libre de chaque temple pas encore visité ({ $temples }) et de chaque objectif de vitesse pas encore rempli ({ $achievement }).
    }
}

## Events in at most six words after who did it

explorers-short-drawn = fait tirer un autre paysage
explorers-short-placed = met la tuile { $tile } en { $quadrant }
explorers-short-accepted = Le paysage est fixé
explorers-short-started = commence au village en { $square }
explorers-short-marked = { $count ->
    [0] ne peut placer aucune croix
    [one] place { $count } croix
   *[other] place { $count } croix
}
explorers-short-visited = visite le temple { $quadrant }
explorers-short-fulfilled = remplit un objectif
explorers-short-counted = { $source-code ->
    [villages] marque pour des villages
   *[achievements] marque pour des objectifs
}
explorers-short-round-scored = marque pour aliments et gemmes

## Refusals

explorers-refusal-game-over = La partie est terminée.
explorers-refusal-no-such-seat = { $players ->
    [one] Il n’y a que { $players } joueur.
   *[other] Il n’y a que { $players } joueurs.
}
explorers-refusal-layout-stands = Le paysage est fixé et ne peut plus être changé.
explorers-refusal-not-first = Seul le premier joueur, { $first_seat }, en décide.
explorers-refusal-changed-enough = Le paysage a déjà été changé { $most } fois, le maximum. Acceptez-le maintenant.
explorers-refusal-no-such-tile = Il n’y a pas de tuile { $tile } : elles sont numérotées de 1 à 8.
explorers-refusal-tile-once = Chaque tuile une seule fois : la tuile { $tile } se trouve déjà dans le quadrant { $quadrant }. Choisissez-en une autre.
explorers-refusal-lies-so = La tuile { $tile } est déjà dans ce sens dans le quadrant { $quadrant }. Choisissez-en une autre ou tournez-la.
explorers-refusal-layout-first = D’abord, { $first_seat } doit accepter un paysage.
explorers-refusal-village-stands = Le village de départ est déjà fixé.
explorers-refusal-not-closest = Ce n’est pas un des villages les plus proches. Choisissez parmi { $squares }.
explorers-refusal-card-fixed = La carte ne peut pas être tournée : prenez 3 croix sur le côté face à vous ou 2 sur l’autre.
explorers-refusal-nobody-active = Personne n’est actif ce tour-ci : personne ne choisit pour tous. Prenez 3 croix sur l’un des deux côtés.
explorers-refusal-not-active = Seul le joueur actif, { $active_seat }, choisit un côté de la carte pour tous.
explorers-refusal-side-final = Vous avez déjà choisi : { $side }. Tous l’ont vu, c’est donc définitif.
explorers-refusal-set-up-first = La mise en place n’est pas terminée : { $first_seat } doit fixer le paysage et le village de départ.
explorers-refusal-start-crosses-first = D’abord, tous mettent leurs croix de départ ; puis la première carte est retournée.
explorers-refusal-not-on-card = Ce n’est pas sur la carte, qui montre : { $side } ou { $other_side-code ->
        [P] { explorers-side-P }
        [W] { explorers-side-W }
        [D] { explorers-side-D }
        [M] { explorers-side-M }
        [PM] { explorers-side-PM }
        [WD] { explorers-side-WD }
        [PD] { explorers-side-PD }
       *[WM] { explorers-side-WM }
    }.
explorers-refusal-side-first = Choisissez d’abord un côté de la carte, même si vous voulez utiliser une Carte.
explorers-refusal-wait-for-side = C’est d’abord à { $active_seat } de choisir un côté de la carte.
explorers-refusal-committed = Vous avez déjà confirmé. Pour changer quelque chose, appuyez d’abord sur *Retirer ma confirmation*.
explorers-refusal-started = Les croix de départ sont déjà placées. Suivez maintenant la carte.
explorers-refusal-chosen = Vous avez déjà choisi pour ce tour : { $side }. *Annuler* revient en arrière.
explorers-refusal-not-beside-start = Ce terrain ne touche pas votre village de départ : { $terrain }. À côté de lui : { $beside-code ->
        [PWD] { explorers-terrain-P }, { explorers-terrain-W } et { explorers-terrain-D }
        [PWM] { explorers-terrain-P }, { explorers-terrain-W } et { explorers-terrain-M }
        [PDM] { explorers-terrain-P }, { explorers-terrain-D } et { explorers-terrain-M }
       *[WDM] { explorers-terrain-W }, { explorers-terrain-D } et { explorers-terrain-M }
    }.
explorers-refusal-start-terrain = Aucune carte n’est encore retournée. Choisissez le type de terrain de vos croix de départ.
explorers-refusal-own-side = Vous êtes le joueur actif : vos croix vont { $a-side }, comme vous l’avez choisi, sauf si vous utilisez une Carte.
explorers-refusal-no-map-yet = Vous ne pouvez pas utiliser de Carte pour vos croix de départ.
explorers-refusal-one-map = Une Carte par tour : vous en utilisez déjà une.
explorers-refusal-map-too-new = Vous n’avez trouvé cette Carte que ce tour-ci. Vous pourrez l’utiliser dès le tour suivant.
explorers-refusal-no-map = Vous n’avez pas de Carte non utilisée. Cochez-en une dans le paysage.
explorers-refusal-map-too-late = Utilisez une Carte avant votre première croix. *Annuler* revient sur vos croix.
explorers-refusal-choose-first = Choisissez d’abord où vont vos croix ce tour-ci.
explorers-refusal-bonus-terrain-first = Choisissez d’abord le type de terrain pour { $count ->
    [one] { $count } croix bonus
   *[other] { $count } croix bonus
}, ou arrêtez.
explorers-refusal-only-two = Vous n’avez que 2 croix { $a-side }, et elles sont déjà placées. Confirmez, ou annulez quelque chose.
explorers-refusal-all-placed = Toutes vos croix sont placées. Confirmez, ou annulez quelque chose.
explorers-refusal-off-map = Cette case n’est pas dans le paysage : les cases vont de A1 à P16.
explorers-refusal-village = { $square } est un village. On ne coche pas les villages.
explorers-refusal-taken = { $square } est déjà cochée.
explorers-refusal-apart = { $square } ne touche aucune de vos croix. Il faut un côté commun avec l’une d’elles ; un coin ne suffit pas.
explorers-refusal-no-key = Il vous faut une clé pour le temple en { $square }. Cochez d’abord une clé.
explorers-refusal-bonus-terrain = Terrain de { $square } : { $terrain }. Ces croix bonus vont seulement { $a-side }.
explorers-refusal-start-terrain-only = Terrain de { $square } : { $terrain }. Vos croix de départ vont toutes { $a-side }.
explorers-refusal-map-terrain = Terrain de { $square } : { $terrain }. Une Carte sert pour un seul type de terrain : { $side }.
explorers-refusal-pair-only = Terrain de { $square } : { $terrain }. Ce tour-ci, seulement : { $side }.
explorers-refusal-terrain-only = Terrain de { $square } : { $terrain }. Vos croix de ce tour vont seulement { $a-side }.
explorers-refusal-had-already = Vous avez déjà { $symbol-code ->
    [a] une pomme
    [c] une carotte
   *[f] un poisson
} dans la manche { $round } ; { $square } est fermée jusqu’à la prochaine manche.
explorers-refusal-no-provisions = Aucun aliment ne se ramasse dans la manche { $round } : { $square } est fermée.
explorers-refusal-other-provisions = Dans la manche { $round }, seuls { $collected-code ->
    [a] les pommes
    [c] les carottes
   *[f] les poissons
} se ramassent : { $square } est fermée ({ $symbol }).
explorers-refusal-four-already = Vous avez déjà quatre { $symbol-code ->
    [a] pommes
    [c] carottes
   *[f] poissons
} dans la manche { $round } : { $square } est fermée.
explorers-refusal-batch-terrain = Ces croix bonus vont { $a-side }, comme vous l’avez choisi. Mettez-les là, ou arrêtez.
explorers-refusal-horse-first = Mettez d’abord la croix de votre cheval.
explorers-refusal-regular-first = Les croix bonus viennent après les croix normales : il vous reste { $count ->
    [one] { $count } croix
   *[other] { $count } croix
} à mettre.
explorers-refusal-no-bonus = Vous n’avez pas de croix bonus à mettre. Sur la face avancée, un temple en donne.
explorers-refusal-crosses-left = Il vous reste { $count ->
    [one] { $count } croix
   *[other] { $count } croix
} à mettre : une case est encore permise.
explorers-refusal-bonus-left = Il vous reste { $count ->
    [one] { $count } croix bonus
   *[other] { $count } croix bonus
} à mettre. Continuez ou arrêtez.

## Commands

explorers-command = Jouer à Explorers au clavier
explorers-command-place = Poser une tuile sur un quadrant du paysage
explorers-command-place-quadrant = Le quadrant : A, B, C ou D
explorers-command-place-tile = Le numéro de la tuile
explorers-command-place-degrees = De combien elle est tournée, dans le sens horaire
explorers-command-begin = Choisir le type de terrain de vos croix de départ, et cocher des cases
explorers-command-begin-terrain = Le type de terrain, par exemple desert
explorers-command-begin-first = La première case, par exemple C7
explorers-command-begin-second = La deuxième case
explorers-command-begin-third = La troisième case
explorers-command-begin-then = commit, si c’est tout
explorers-command-side = Choisir un côté de la carte en tant que joueur actif
explorers-command-side-side = Le côté, par exemple water ou water+desert
explorers-command-take = Choisir où vont vos croix, et cocher des cases
explorers-command-take-side = Le côté de la carte, par exemple water ou water+desert
explorers-command-take-first = La première case, par exemple C7
explorers-command-take-second = La deuxième case
explorers-command-take-third = La troisième case
explorers-command-take-then = commit, si c’est tout
explorers-command-map = Utiliser une Carte : 4 croix sur un type de terrain
explorers-command-map-terrain = Le type de terrain, par exemple desert
explorers-command-map-first = La première case, par exemple C7
explorers-command-map-second = La deuxième case
explorers-command-map-third = La troisième case
explorers-command-map-fourth = La quatrième case
explorers-command-map-then = commit, si c’est tout
explorers-command-cross = Cocher des cases
explorers-command-cross-square = La première case, par exemple C7
explorers-command-cross-second = La deuxième case
explorers-command-cross-third = La troisième case
explorers-command-cross-then = commit, si c’est tout
explorers-command-commit = Confirmer vos croix de ce tour

## Board

explorers-board-title = Explorers
explorers-board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
explorers-board-round = Manche { $round }
explorers-board-number = Tour { $number }
explorers-board-your-turn = À vous de jouer
explorers-board-when = Manche { $round }, tour { $number }
explorers-board-tile = Tuile { $number }
explorers-board-turned = { $degrees ->
    [0] non tournée
   *[other] tournée de { $degrees }°
}
explorers-board-layout = { $name } compose le paysage
explorers-board-village = { $name } choisit le village de départ
explorers-board-start = Croix de départ
explorers-board-side = { $name } choisit un côté
explorers-board-mark = { $players ->
    [1] Placez vos croix
   *[other] Tout le monde coche
}
explorers-board-winner = { $name } gagne !
explorers-board-shared = Victoire partagée : { $names }
explorers-board-grade = { $grade }, { $count ->
    [one] { $count } point
   *[other] { $count } points
}
explorers-board-card = Carte Exploration : { $first } ou { $second }
explorers-board-chosen = { $name } a choisi { $side }
explorers-board-crosses = { $count } croix sur { $side }
explorers-board-gone = Déjà retournées dans cette manche
explorers-board-nothing = plus rien
explorers-board-temple-values = Temples, valeurs encore libres
explorers-board-temple-bonus = Temples, croix bonus encore libres
explorers-board-achievements = Objectifs
explorers-board-keys = { $count ->
    [one] { $count } clé
   *[other] { $count } clés
}{ $used ->
    [0] { "" }
   *[other] { " " }(utilisées : { $used })
}
explorers-board-maps = { $count ->
    [one] { $count } Carte
   *[other] { $count } Cartes
}{ $used ->
    [0] { "" }
   *[other] { " " }(utilisées : { $used })
}
explorers-board-gems = { $count ->
    [one] { $count } gemme
   *[other] { $count } gemmes
}
explorers-board-visited = temples visités : { $temples }
explorers-board-basket = aliments de cette manche : { $items }
explorers-board-basket-of = Manche { $round }, aliments : { $items }
explorers-board-none = rien
explorers-board-closed = Fermés pour vous dans cette manche
explorers-board-draft = Cochées dans ce tour, dans cet ordre
explorers-board-allowed = Vous pouvez cocher
explorers-board-villages = Vous pouvez choisir
explorers-board-last = Dernier tour
explorers-board-crossed = Croix par ligne
explorers-board-tiles = Tuiles
explorers-board-placed = { $quadrant } : tuile { $tile }, { $degrees ->
    [0] non tournée
   *[other] tournée de { $degrees }°
}, village { $village }
explorers-board-village-key = village avec le numéro de sa tuile
explorers-board-cross-key = votre croix
explorers-board-temples-at = Temples
explorers-board-start-village = Village de départ : { $square }.
explorers-board-alt-private = Explorers, votre paysage.
explorers-board-alt-public = Explorers, les paysages de tous.

explorers-start-begins = { $name } est premier joueur
explorers-start-first = premier joueur
explorers-start-alt = Explorers, la partie commence.
explorers-end-alt = Explorers, le résultat.
explorers-end-total = total
explorers-end-shared = { $names } : même rang, autant de cartes utilisées.

explorers-button-hand = Ma feuille
explorers-hand-title = Votre feuille de score
explorers-hand-rounds = Aliments et gemmes
explorers-hand-temples = Temples
explorers-hand-villages = Villages
explorers-hand-achievements = Objectifs
explorers-hand-total = Si la partie se terminait maintenant : { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
explorers-hand-round = { $provisions ->
    [one] { $provisions } point
   *[other] { $provisions } points
}, { $gems } pour les gemmes
explorers-hand-temple = Temple { $quadrant } : non visité, encore libres : { $values }.
explorers-hand-visited = Temple { $quadrant } : visité, { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
explorers-hand-village = Village { $number } : { $beside } croix à côté, { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
explorers-hand-progress = { $wanted ->
    [0] à présent { $reached }
   *[other] { $reached } sur { $wanted }
}
explorers-hand-untouched = { $count ->
    [0] intact
   *[other] { $count ->
        [one] { $count } coché
       *[other] { $count } cochés
    }
}
explorers-hand-race = { $progress }, encore libres : { $values }

explorers-signs =
    { "" }**Le paysage**
    - lettres en haut et nombres à gauche : les noms des cases, par exemple C8
    - { $explorers-prairie } { explorers-terrain-P }, { $explorers-water } { explorers-terrain-W }, { $explorers-desert } { explorers-terrain-D }, { $explorers-mountain } { explorers-terrain-M }
    - { $explorers-key } { explorers-symbol-k }, { $explorers-map } { explorers-symbol-m }, { $explorers-horse } { explorers-symbol-h }, { $explorers-apple } { explorers-symbol-a }, { $explorers-carrot } { explorers-symbol-c }, { $explorers-fish } { explorers-symbol-f }, { $explorers-gem } { explorers-symbol-g }
    - maison { $explorers-village } : un village avec le numéro de sa tuile
    - temple { $explorers-temple } : sa lettre, et dessous ce que gagne le prochain visiteur, avec + des croix bonus. Rose : vous l’avez visité, avec vos points.
    - { $explorers-cross } : une croix. Les cases cochées sont plus claires, et ce qui s’y trouve reste devant la croix.
    - croix claire sur une case sombre : placée au dernier tour
    - cadre rose avec un nombre : cochée dans ce tour, dans cet ordre ; pas encore confirmée
    - case hachurée avec un dessin pâle : fermée pour vous dans cette manche
    - cadre vert avec un nom : vous pouvez cocher cette case
    - point vert : à portée avec les types de terrain parmi lesquels vous choisissez
    { "" }**Au-dessus de votre paysage**
    - la carte Exploration avec ses deux côtés, et vos croix sur chacun. Cadre doré : le côté choisi par le joueur actif, ou en solo le côté face à vous. Cadre rose : où vont vos croix de ce tour.
    - petites cartes : toutes les autres. Celles qui sont barrées ont déjà été retournées dans cette manche.
    { "" }**À côté de votre paysage**
    - temples A à D avec leurs valeurs ; celle en gras est la prochaine, celles qui sont barrées sont prises
    - puis les clés, les Cartes, les aliments de cette manche et les gemmes. Pâle : pas trouvé. Barré : utilisé.
    { "" }**Sous les images**
    - { $explorers-committed } : a confirmé. { $pointer } : doit répondre. { $crown } : a gagné.
    - { $disc-0 } 1 · { $disc-1 } 2 · { $disc-2 } 3 · { $disc-3 } 4 : les joueurs

## In one minute

explorers-minute =
    { "" }**But :** cocher les cases qui rapportent le plus. Tous jouent en même temps, sur le même paysage.
    { "" }**Un tour :** une carte montre deux types de terrain. Le joueur actif en choisit un et y met 3 croix ; les autres, 2 sur celui-ci ou 3 sur l’autre. Chaque croix touche l’une des vôtres.
    { "" }**Points :** temples (avec une clé ; le premier gagne plus), villages entourés de croix, pomme, carotte et poisson de chaque manche, chaque gemme à chaque manche. Cartes et chevaux donnent d’autres croix. Quatre manches de sept tours.
explorers-minute-card = Choisir un côté
explorers-minute-card-note = Joueur actif : 3 ici. Les autres : 2 ici ou 3 sur l’autre côté
explorers-minute-cross = Cocher des cases
explorers-minute-cross-note = Chaque croix touche l’une des vôtres
explorers-minute-find = Ce que vous trouvez
explorers-minute-key = ouvre un temple
explorers-minute-map = 4 croix, au choix
explorers-minute-horse = 1 croix de plus
explorers-minute-points = Points
explorers-minute-temple = au plus tôt
explorers-minute-village = croix autour
explorers-minute-food = sortes par manche
explorers-minute-gem = chacune, par manche
explorers-key-cross = croix
explorers-key-fresh = croix du dernier tour
explorers-key-draft = votre croix de ce tour, non confirmée
explorers-key-legal = vous pouvez cocher cette case
explorers-key-reach = à portée de ce choix
explorers-key-closed = fermée pour vous cette manche
explorers-key-village = village et numéro de sa tuile
explorers-key-temple = temple : sa lettre, et ce que rapporte la prochaine visite
explorers-key-visited = visité, avec vos points
explorers-key-chosen = côté choisi de la carte
explorers-key-taken = vos croix vont là
explorers-key-card = carte encore à venir
explorers-key-gone = carte déjà sortie
explorers-key-place = pas encore trouvé
explorers-key-used = utilisé
explorers-key-struck = valeur barrée : perdue
explorers-key-last = croix du dernier tour, puis leurs trouvailles

## Why a hint advises a move

explorers-because-points = des points acquis
explorers-because-provisions = { $less ->
    [1] d’autres aliments se trouvent à côté de vos croix
   *[0] { $otherwise ->
        [-1] d’autres aliments se trouvent à côté de vos croix
       *[other] { $number ->
            [one] { $number } aliment compte
           *[other] { $number } aliments comptent
        } dans cette manche, sinon { $otherwise }
    }
}
explorers-because-gems = { $less ->
    [1] une gemme se trouve à côté de vos croix
   *[0] { $otherwise ->
        [-1] une gemme se trouve à côté de vos croix
       *[other] { $number ->
            [one] vous avez { $number } gemme
           *[other] vous avez { $number } gemmes
        }, sinon { $otherwise }
    }
}
explorers-because-temples = { $less ->
    [1] un temple pour votre clé se trouve à côté de vos croix
   *[0] { $otherwise ->
        [-1] un temple pour votre clé se trouve à côté de vos croix
       *[other] { $number ->
            [one] il vous reste { $number } clé
           *[other] il vous reste { $number } clés
        }, sinon { $otherwise }
    }
}
explorers-because-visit = { $instead ->
    [nobody] vous visitez le temple en { $about }
   *[other] vous visitez le temple en { $about }, à côté duquel { $rival } se tient avec une clé
}
explorers-because-maps = { $less ->
    [1] une Carte se trouve à côté de vos croix
   *[0] { $otherwise ->
        [-1] une Carte se trouve à côté de vos croix
       *[other] { $number ->
            [one] il vous reste { $number } Carte
           *[other] il vous reste { $number } Cartes
        }, sinon { $otherwise }
    }
}
explorers-because-villages = les villages rapportent plus
explorers-because-village = { $less ->
    [1] d’autres croix peuvent suivre à côté du village en { $about }
   *[0] { $otherwise ->
        [-1] d’autres croix peuvent suivre à côté du village en { $about }
       *[other] { $number ->
            [one] { $number } croix se trouve
           *[other] { $number } croix se trouvent
        } à côté du village en { $about }, sinon { $otherwise }
    }
}
explorers-because-achievements = des objectifs se rapprochent
explorers-because-rest = on peut encore faire plus pendant ce tour
explorers-because-layout = le paysage est prêt plus tôt
