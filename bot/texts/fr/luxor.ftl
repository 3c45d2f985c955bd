## Board

luxor-tile-Cd = campement du désert
luxor-tile-Co = campement d’oasis
luxor-tile-Td = temple du désert
luxor-tile-To = temple d’oasis
luxor-tile-Pd = pyramide du désert
luxor-tile-Po = pyramide d’oasis
luxor-tile-Ed = désert vide
luxor-tile-M = montagne
luxor-tile-L = lac
luxor-a-tile-Cd = un campement du désert
luxor-a-tile-Co = un campement d’oasis
luxor-a-tile-Td = un temple du désert
luxor-a-tile-To = un temple d’oasis
luxor-a-tile-Pd = une pyramide du désert
luxor-a-tile-Po = une pyramide d’oasis
luxor-a-tile-Ed = un désert vide
luxor-a-tile-M = une montagne
luxor-a-tile-L = un lac
luxor-action-boat = bateau
luxor-action-snakes = serpents
luxor-action-sandstorm = tempête de sable
luxor-action-caravan = caravane
luxor-direction-north = vers le nord
luxor-direction-east = vers l’est
luxor-direction-south = vers le sud
luxor-direction-west = vers l’ouest
luxor-direction-stand = personne n’avance

luxor-board-title = Expedition Luxor
luxor-board-turn = À { $name } de jouer
luxor-board-your-turn = À vous de jouer
luxor-board-choosing = Chacun choisit une tuile
luxor-board-winner = { $name } gagne !
luxor-board-shared = Victoire partagée : { $names }
luxor-board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
luxor-board-sources = structures { $structures }, bateaux { $boats }, prisonniers { $captives }
luxor-board-supply = { $count ->
    [one] { $count } aventurier
   *[other] { $count } aventuriers
} en réserve
luxor-board-tiles = { $count ->
    [0] aucune tuile en main
    [one] { $count } tuile en main (série { $sets })
   *[other] { $count } tuiles en main (séries { $sets })
}
luxor-board-pile = { $count ->
    [0] pioche vide
   *[other] pioche { $count } (prochaine : série { $set })
}
luxor-board-actions = tuiles Action : { $hand } en main, { $pile } dans la pioche
luxor-board-used = utilisées : { $actions }
luxor-board-captives = prisonniers : { $captives }
luxor-board-captive = { $count } ({ $name })
luxor-board-chosen = a choisi
luxor-board-chosen-wait = Votre choix est fait. Les autres réfléchissent encore.
luxor-board-not-chosen = doit encore choisir
luxor-board-over = La partie est terminée. { $result }
luxor-board-no-display = Le plateau de départ est encore face cachée.
luxor-board-display = { $count ->
    [one] { $count } tuile posée
   *[other] { $count } tuiles posées
} entre { $first } et { $last } ; le plateau peut atteindre { $limit } × { $limit } tuiles.
luxor-board-how-to-read = Aventuriers par numéro de joueur, de bas en haut ; celui du sommet contrôle la tuile.
luxor-board-row = Ligne { $row }
luxor-board-full = complet
luxor-board-boat = bateau du joueur { $number }
luxor-board-snakes = serpents du joueur { $number }
luxor-board-boat-at = bateau ({ $name }) en { $cell }
luxor-board-snakes-at = serpents ({ $name }) en { $cell }
luxor-board-recent = Dernier tour : { $turns }.
luxor-board-news = Depuis votre dernier tour : { $turns }.
luxor-board-recent-now = Changé pendant ce tour : { $cells }.
luxor-board-held = { $name } contrôle { $tiles }.
luxor-board-free = Vous pouvez poser une tuile en { $cells }.
luxor-board-targets = Vous pouvez choisir { $cells }.
luxor-board-plan = Votre plan, pas encore confirmé : { $plan }
luxor-board-plan-tile = { $tile } en { $cell }.
luxor-board-plan-crew = { $count ->
    [one] { $count } aventurier
   *[other] { $count } aventuriers
} sur le campement.
luxor-board-plan-stays = { $count ->
    [one] { $count } reste
   *[other] { $count } restent
} en { $cell }.
luxor-board-plan-goes = { $count ->
    [one] { $count } avance
   *[other] { $count } avancent
} en { $cell }.
luxor-board-plan-way = Le départ se fait { $direction }.
luxor-board-plan-walkers = { $count ->
    [one] { $count } continue
   *[other] { $count } continuent
} { $direction }.
luxor-board-plan-action = { $action } avec l’aventurier en { $source }.
luxor-board-plan-target = Cible : { $cell }.
luxor-board-alt-private = Expedition Luxor, le plateau tel que vous le voyez.
luxor-board-alt-public = Expedition Luxor, le plateau.

luxor-start-begins = { $name } commence
luxor-start-first = commence
luxor-start-alt = Expedition Luxor, la partie commence.
luxor-end-alt = Expedition Luxor, le résultat.

luxor-card-hand = Vos tuiles
luxor-card-supply = { $count } en réserve
luxor-card-actions = { $count ->
    [one] { $count } tuile Action
   *[other] { $count } tuiles Action
}
luxor-card-captives = { $count ->
    [one] { $count } prisonnier
   *[other] { $count } prisonniers
}

luxor-hand-title = Votre main
luxor-hand-tiles = Vos tuiles, avec la série que tous voient au dos
luxor-hand-none = plus de tuiles
luxor-hand-set = série { $number }
luxor-hand-keep = Vous gardez le campement. Quelle autre tuile ?
luxor-hand-keep-choice = au choix
luxor-hand-keep-always = Vous gardez
luxor-hand-gifts = Vous cédez
luxor-hand-supply = Votre réserve : { $count }
luxor-hand-pile = Votre pioche : { $count }
luxor-hand-next = prochaine : série { $number }
luxor-hand-empty = vide
luxor-hand-actions = Vos tuiles Action
luxor-hand-actions-left = { $count ->
    [one] encore { $count } dans la pioche
   *[other] encore { $count } dans la pioche
}
luxor-hand-actions-pile = Pioche d’actions : { $count }.
luxor-hand-no-actions = plus aucune
luxor-hand-captives = Vos prisonniers
luxor-hand-tile = { $tile } (série { $number })
luxor-hand-worth = { $points ->
    [0] { "" }
    [one] { $points } point
   *[other] { $points } points
}
luxor-hand-minimum = { $count ->
    [0] personne ne peut y entrer
    [one] au moins { $count } aventurier y reste
   *[other] au moins { $count } aventuriers y restent
}

## Table

luxor-about = Posez des tuiles, avancez, contrôlez temples et pyramides.
luxor-length = environ 20 tours chacun, deux semaines · facile à apprendre
luxor-option-adventures = Extension Nouvelles Aventures : { $value }
luxor-option-adventures-false = Jeu de base
luxor-option-adventures-true = Avec l’extension Nouvelles Aventures
luxor-option-first_player = Premier joueur : place { $value }
luxor-option-first_player-null = Premier joueur tiré au sort
luxor-scope-adventures = Nouvelles Aventures
luxor-source-structures = structures
luxor-source-boats = bateaux
luxor-source-captives = prisonniers
luxor-reason-structures = { $held ->
    [one] { $held } structure contrôlée
   *[other] { $held } structures contrôlées
} : { $points }
luxor-reason-boats = { $boats ->
    [one] { $boats } bateau
   *[other] { $boats } bateaux
} : { $points }
luxor-tie-supply = départage : { $count ->
    [one] { $count } aventurier
   *[other] { $count } aventuriers
} en réserve
luxor-ahead-supply = { $first } devant { $second } : { $count ->
    [one] { $count } aventurier en réserve
   *[other] { $count } aventuriers en réserve
} contre { $other }.

## Questions

luxor-ask-keep = Quelle tuile gardez-vous en plus du campement ? Les autres vont dans le plateau de départ.
luxor-ask-turn = { $possible ->
    [place] { $placed ->
        [0] { $most ->
            [1] Posez votre dernière tuile : où ?
           *[other] Posez de 1 à { $most } tuiles. Où va la première ?
        }
        [1] Posez une deuxième tuile, ou finissez votre tour.
       *[other] Posez une troisième tuile, ou finissez votre tour.
    }
    [place-or-use] { $placed ->
        [1] Posez une deuxième tuile, utilisez une tuile Action, ou finissez votre tour.
       *[other] Posez une troisième tuile, utilisez une tuile Action, ou finissez votre tour.
    }
    [use] Utilisez une tuile Action, ou finissez votre tour.
   *[end] Aucune de vos tuiles Action n’est utilisable maintenant : finissez votre tour.
}
luxor-ask-deploy = Combien de vos { $supply } vont au campement ?
luxor-ask-walk = { $walk ->
    [must] { $crew } aventuriers sont au campement, { $room } au plus peuvent rester : où va un groupe ?
   *[may] { $crew ->
        [one] { $crew } aventurier est
       *[other] { $crew } aventuriers sont
    } sur le campement. Voulez-vous en faire avancer ? Dans quelle direction ?
}
luxor-ask-leave = { $at ->
    [camp] Combien restent au campement ? { $walkers ->
        [one] { $walkers } aventurier y est
       *[other] { $walkers } aventuriers y sont
    }, en { $cell }. Les autres continuent.
   *[tile] { $walkers ->
        [one] { $walkers } aventurier est
       *[other] { $walkers } aventuriers sont
    } en { $cell }. Combien y restent ? Les autres continuent.
}
luxor-ask-target = Action { $action } : quelle tuile ?
luxor-ask-confirm = Confirmez-vous votre plan, comme sur l’image ?
luxor-why-keep = Un temple vaut 2 points pour qui est au sommet ; sur une montagne, 3 doivent rester.
luxor-why-turn = { $placed ->
    [0] Au sommet : campement 1, temple 2, pyramide 3.
   *[other] { "" }
}
luxor-why-walk = Sur chaque tuile, quelques-uns doivent rester, au-dessus des autres. Quatre au plus par tuile.
luxor-why-leave = Qui reste est au sommet ici, jusqu’à ce qu’un autre arrive.
luxor-why-target = Votre aventurier quitte la montagne, et la tuile Action est utilisée.
luxor-why-confirm = D’ici là, personne ne le voit, et *Annuler* le retire.
luxor-choose-row = quelle ligne ?
luxor-choose-column = quelle case ?
luxor-step-row = Ligne { $value }
luxor-step-column = Colonne { $value }
luxor-step-what = { $value }
luxor-what-Cd = { luxor-tile-Cd }
luxor-what-Co = { luxor-tile-Co }
luxor-what-Td = { luxor-tile-Td }
luxor-what-To = { luxor-tile-To }
luxor-what-Pd = { luxor-tile-Pd }
luxor-what-Po = { luxor-tile-Po }
luxor-what-Ed = { luxor-tile-Ed }
luxor-what-M = { luxor-tile-M }
luxor-what-L = { luxor-tile-L }
luxor-what-Td-end = { luxor-tile-Td }, puis fin du tour
luxor-what-To-end = { luxor-tile-To }, puis fin du tour
luxor-what-Pd-end = { luxor-tile-Pd }, puis fin du tour
luxor-what-Po-end = { luxor-tile-Po }, puis fin du tour
luxor-what-Ed-end = { luxor-tile-Ed }, puis fin du tour
luxor-what-M-end = { luxor-tile-M }, puis fin du tour
luxor-what-L-end = { luxor-tile-L }, puis fin du tour
luxor-count-spread = Répartir les aventuriers
luxor-count-spread-end = Répartir et finir le tour
luxor-choose-count = combien ?
luxor-choose-direction = dans quelle direction ?
luxor-choose-way = combien ?
luxor-choose-way-spread = comment ?
luxor-choose-way-spread-end = comment ?
luxor-what-boat = { luxor-action-boat }
luxor-what-snakes = { luxor-action-snakes }
luxor-what-sandstorm = { luxor-action-sandstorm }
luxor-what-caravan = { luxor-action-caravan }

## Moves, as buttons and options say them

luxor-move-keep = Garder : { $tile }
luxor-move-place = { $cell } : { $tile }
luxor-move-deploy = { $count ->
    [0] aucun
    [one] { $count } aventurier
   *[other] { $count } aventuriers
}
luxor-move-walk = { $direction-code ->
    [north] ↑ nord
    [east] → est
    [south] ↓ sud
    [west] ← ouest
   *[stand] { $direction }
}
luxor-move-leave = { $count ->
    [one] { $count } reste
   *[other] { $count } restent
}
luxor-move-confirm = { $end ->
    [end] Confirmer et finir mon tour
   *[on] { $next ->
        [second] Confirmer, puis une 2e tuile
        [third] Confirmer, puis une 3e tuile
        [action] Confirmer, puis une tuile Action
       *[more] Confirmer, puis continuer
    }
}
luxor-move-use = Action { $action }, aventurier de { $source }
luxor-move-target = { $cell }
luxor-move-end = Finir mon tour
luxor-line-stay = { $count ->
    [one] { $count } reste
   *[other] { $count } restent
} en { $cell }
luxor-line-end = { $line }, fin du tour
luxor-line-place = { $cell } : { $tile }, fin du tour

## Ce qu’on ne peut pas annuler, quand on le redemande

luxor-warning-keep = Tous les autres ont choisi : avec votre choix, les tuiles de départ sont retournées.

## What happened

luxor-event-kept = { $seat } a choisi une tuile de départ.
luxor-event-laid = Le plateau de départ est retourné. { $first_seat } commence.
luxor-event-placed = { $direction-code ->
    [stand] { $crew ->
        [0] { $seat } pose { $a-tile } en { $cell }.
        [one] { $seat } pose { $a-tile } en { $cell } avec { $crew } aventurier.
       *[other] { $seat } pose { $a-tile } en { $cell } avec { $crew } aventuriers.
    }
   *[other] { $seat } pose { $a-tile } en { $cell } : { $stay ->
        [one] { $stay } reste
       *[other] { $stay } restent
    }, { $walked }.
}
luxor-walk = { $count ->
    [one] { $count } avance en { $cell }
   *[other] { $count } avancent en { $cell }
}
luxor-walks = { $first }, { $rest }
luxor-event-drew-tile = Vous piochez : { $tile }.
luxor-event-acted = { $action-code ->
    [boat] { $seat } met un bateau en { $target } ; un aventurier revient de { $source } dans la réserve.
    [snakes] { $seat } met des serpents en { $target } ; un aventurier revient de { $source } dans la réserve.
    [sandstorm] { $seat } envoie une tempête de sable de { $source } à { $target } et { $captives ->
        [0] ne fait aucun prisonnier
        [one] fait { $captives } prisonnier : **+{ $captives }**
       *[other] fait { $captives } prisonniers : **+{ $captives }**
    }.
   *[caravan] { $seat } mène une caravane de { $source } à { $target }.
}
luxor-event-held = { $taken ->
    [yes] { $seat } prend { $cell } à { $former_seat } : **+{ $points }**, { $former_seat } **−{ $points }**.
   *[no] { $seat } contrôle { $cell } : **+{ $points }**.
}
luxor-event-left = { $seat } ne contrôle plus { $cell } : **−{ $points }**.
luxor-event-boat-paid = { $seat } reçoit **+{ $points }** pour le bateau en { $cell }.
luxor-event-round-began = Manche { $round }.
luxor-event-drew-action-tile = Vous piochez une tuile Action : { $action }.
luxor-event-game-ended = La dernière tuile est posée. Victoire : { $winner_seats }.

## Events in at most six words after who did it

luxor-short-kept = choisit une tuile de départ
luxor-short-laid = Le plateau de départ est retourné
luxor-short-placed = pose une tuile en { $cell }
luxor-short-acted = { $action-code ->
    [boat] met un bateau en { $target }
    [snakes] met des serpents en { $target }
    [sandstorm] envoie une tempête en { $target }
   *[caravan] mène une caravane en { $target }
}
luxor-short-held = { $taken ->
    [yes] prend { $cell }
   *[no] contrôle { $cell }
}
luxor-short-left = ne contrôle plus { $cell }
luxor-short-boat-paid = gagne au bateau en { $cell }
luxor-short-game-ended = La dernière tuile est posée

## Refusals

luxor-refusal-game-over = La partie est terminée.
luxor-refusal-no-such-seat = Il n’y a que { $players } joueurs.
luxor-refusal-not-your-turn = Ce n’est pas à vous de jouer, mais à { $turn_seat }.
luxor-refusal-already-kept = Vous avez déjà choisi votre tuile de départ.
luxor-refusal-keep-first = Choisissez d’abord la tuile que vous gardez.
luxor-refusal-keep-other = Vous devez garder le campement et une autre tuile.
luxor-refusal-action-used = Vous avez déjà utilisé une action ; plus de tuile terrain ce tour-ci.
luxor-refusal-draft-open = Confirmez d’abord ce que vous avez commencé, ou revenez en arrière avec *Annuler*.
luxor-refusal-three-tiles = Vous pouvez poser au plus trois tuiles par tour.
luxor-refusal-not-in-hand = Vous n’avez pas cette tuile en main : { $tile }.
luxor-refusal-taken = La case { $cell } est prise.
luxor-refusal-no-edge = { $cell } ne touche aucune tuile : il faut un côté en commun, un coin ne suffit pas.
luxor-refusal-limit = { $cell } est trop loin : le plateau atteindrait { $size } tuiles en largeur ou en hauteur ; la limite est de { $limit }.
luxor-refusal-no-camp = Les aventuriers n’entrent en jeu que lorsque vous posez un campement.
luxor-refusal-supply-short = Votre réserve ne suffit pas pour ce campement : il ne reçoit aucun aventurier.
luxor-refusal-camp-minimum = { $minimum ->
    [one] Un campement du désert demande au moins { $minimum } aventurier.
   *[other] Un campement d’oasis demande au moins { $minimum } aventuriers.
}
luxor-refusal-camp-maximum = Un campement reçoit au plus { $maximum } aventuriers.
luxor-refusal-supply-left = Il ne reste { $supply ->
    [0] aucun aventurier
    [one] que { $supply } aventurier
   *[other] que { $supply } aventuriers
} dans votre réserve.
luxor-refusal-camp-crowded = Vous ne pouvez mettre cinq aventuriers sur un campement que si l’un d’eux peut en partir, et personne ne peut avancer depuis cette case.
luxor-refusal-must-walk = Au plus { $room } aventuriers peuvent rester sur une tuile ; au moins un doit donc avancer.
luxor-refusal-no-walkers = Personne ne peut avancer : { $minimum ->
    [one] le premier aventurier doit
   *[other] les { $minimum } premiers aventuriers doivent
} rester sur le campement.
luxor-refusal-one-direction = Tous ceux qui avancent vont dans la même direction.
luxor-refusal-no-walk = Personne n’avance en ce moment. Les aventuriers n’avancent que depuis un campement qui vient d’être posé, et tout droit.
luxor-refusal-no-tile = Il n’y a pas de tuile à cet endroit.
luxor-refusal-lake = Personne ne peut entrer sur un lac.
luxor-refusal-snakes = Des serpents ! Personne ne peut entrer sur { $cell }.
luxor-refusal-no-room = Pas assez de place : il y a déjà { $present } aventuriers en { $cell }.
luxor-refusal-entry-minimum = { $minimum ->
    [one] Pour entrer sur { $cell }, il faut y laisser { $minimum } aventurier.
    [2] { $cell } est une oasis : il faut y laisser { $minimum } aventuriers.
   *[other] { $cell } est une montagne : il faut y laisser { $minimum } aventuriers.
}
luxor-refusal-too-many-left = { $walkers ->
    [one] Il n’y a que { $walkers } aventurier qui avance.
   *[other] Il n’y a que { $walkers } aventuriers qui avancent.
}
luxor-refusal-camp-stays = { $minimum ->
    [one] Le premier aventurier doit rester sur le campement.
   *[other] Les { $minimum } premiers aventuriers doivent rester sur le campement.
}
luxor-refusal-nobody-walks = Vous avez choisi d’avancer ; au moins un aventurier doit donc quitter le campement.
luxor-refusal-tile-crowded = Au plus 4 aventuriers par tuile : en { $cell }, il reste de la place pour { $room }.
luxor-refusal-rest-stuck = { $rest ->
    [one] L’aventurier qui continue ne pourrait rester sur aucune des tuiles suivantes.
   *[other] Les { $rest } autres ne pourraient pas tous rester sur les tuiles suivantes.
}
luxor-refusal-nothing-drafted = Il n’y a rien à confirmer. Posez d’abord une tuile.
luxor-refusal-draft-unfinished = Répondez d’abord à la question ouverte, puis confirmez.
luxor-refusal-turn-must-end = Plus rien ne peut suivre pendant ce tour : il finit donc ainsi.
luxor-refusal-place-first = Posez d’abord votre tuile terrain.
luxor-refusal-place-one = Vous devez poser au moins une tuile.
luxor-refusal-no-adventures = On joue sans les Nouvelles Aventures à cette table.
luxor-refusal-one-action = Vous pouvez utiliser une seule tuile Action par tour.
luxor-refusal-no-action = Choisissez d’abord une tuile Action.
luxor-refusal-action-not-in-hand = Vous n’avez pas cette tuile Action en main : { $action }.
luxor-refusal-no-mountain = Il vous faut un aventurier sur une montagne ; { $cell } n’est pas une montagne où vous en avez un.
luxor-refusal-no-effect = L’action { $action } n’aurait aucun effet depuis cette case ; elle ne peut donc pas être utilisée.
luxor-refusal-target-no-tile = Il n’y a pas de tuile en { $cell }.
luxor-refusal-boat-needs-lake = Il faut un lac pour un bateau, et { $cell } n’en est pas un.
luxor-refusal-boat-taken = Il y a déjà un bateau en { $cell }.
luxor-refusal-boat-snakes = Il y a des serpents en { $cell } ; aucun bateau ne peut y aller.
luxor-refusal-snakes-taken = Il y a déjà quelque chose en { $cell }.
luxor-refusal-snakes-occupied = Les serpents demandent une tuile sans aventurier ; il y en a en { $cell }.
luxor-refusal-sandstorm-same = La tempête de sable doit aller sur une autre tuile.
luxor-refusal-sandstorm-majority = Vous n’avez pas la majorité en { $cell }.
luxor-refusal-sandstorm-full = Vous avez déjà quatre aventuriers en { $cell }.
luxor-refusal-caravan-far = Une caravane va sur une tuile voisine de sa montagne ; { $cell } ne l’est pas.

## Commands

luxor-command = Jouer à Expedition Luxor au clavier
luxor-command-keep = Choisir la tuile de départ que vous gardez
luxor-command-keep-tile = Quelle tuile en plus du campement
luxor-command-place = Poser une tuile et, sur un campement, des aventuriers qui peuvent avancer
luxor-command-place-tile = Quelle tuile de votre main
luxor-command-place-cell = Où, par exemple F6
luxor-command-place-adventurers = Combien vont sur le campement
luxor-command-place-walk = Direction du groupe (stand : personne n’avance)
luxor-command-place-leave = Combien restent sur le campement et sur chaque tuile, par exemple 1 2 2
luxor-command-place-then = ok pour confirmer, ok end pour finir aussi le tour
luxor-command-action = Utiliser une tuile Action des Nouvelles Aventures
luxor-command-action-use = Quelle tuile Action
luxor-command-action-mountain = Votre montagne
luxor-command-action-target = La tuile visée
luxor-command-action-then = ok end pour confirmer et finir le tour
luxor-command-confirm = Confirmer votre plan
luxor-command-confirm-then = ok pour continuer, ok end pour finir le tour
luxor-command-end = Finir votre tour

## In one minute

luxor-minute =
    { "" }**But :** être au sommet. À la fin, chaque campement, temple et pyramide où votre aventurier est au sommet de la pile vous rapporte des points.
    { "" }**Votre tour :** posez une à trois tuiles. Seul un campement amène des aventuriers, jusqu’à cinq. Ceux qui n’y restent pas avancent tout droit ; sur chaque tuile, quelques-uns restent, au-dessus des autres. Une tuile en porte quatre au plus.
    { "" }**Points :** campement 1, temple 2, pyramide 3. Quand tout est posé, le plus de points gagne.
luxor-minute-place = Posez des tuiles
luxor-minute-place-note = Une à trois par tour, bord à bord
luxor-minute-camp = Un campement amène du monde
luxor-minute-camp-note = Jusqu’à cinq. Les autres avancent tout droit ; il en reste sur chaque tuile.
luxor-minute-top = Être au sommet
luxor-minute-top-note = Qui arrive plus tard est au sommet. Quatre par tuile au plus.
luxor-minute-points = Points à la fin
luxor-minute-points-note = Le nombre dans la silhouette : il doit en rester autant.
luxor-key-points = points de la tuile
luxor-key-stay = il doit en rester autant pour y entrer
luxor-key-stack = aventuriers ; le plus haut marque
luxor-key-back = dos d’une tuile et sa série, 1 à 5
luxor-key-boat = bateau d’un joueur
luxor-key-snakes = serpents : personne n’entre
luxor-key-captive = prisonnier
luxor-key-wall = le plateau s’arrête là
luxor-key-empty = case sans tuile
luxor-key-recent = changé au dernier tour
luxor-key-tab = de qui c’était le tour
luxor-key-step = étapes d’une avancée
luxor-key-free = vous pouvez poser ici
luxor-key-target = vous pouvez choisir cette tuile
luxor-key-choosable = vous pouvez garder cette tuile
luxor-key-kept = vous gardez cette tuile
luxor-key-given = vous cédez cette tuile
luxor-key-way = une avancée peut mener ici
luxor-key-planned = votre plan, pas encore confirmé
luxor-key-walkers = autant continuent
luxor-key-leaving = un aventurier quitte la montagne

## The key of signs

luxor-signs =
    { "" }**Le plateau**
    - lettres en haut et nombres à gauche : les noms des cases, par exemple F6
    - nombre sur fond bleu en haut à gauche d’une tuile : les points qu’elle rapporte
    - aventurier avec un nombre en bas à gauche : combien d’aventuriers doivent au moins y rester quand un groupe y entre
    - disques : les aventuriers, { $disc-0 } 1 · { $disc-1 } 2 · { $disc-2 } 3 · { $disc-3 } 4. Ceux du bas sont arrivés d’abord, celui du sommet marque les points.
    - pile : chaque disque montre sur son côté à qui il est. À quatre, la tuile est complète.
    - bateau sur un lac, ou serpents sur une tuile : une tuile Action. La couleur et le signe montrent à qui elle est.
    - disque dans une cage : un prisonnier
    - barre couleur sable au bord : le plateau ne peut pas s’étendre plus loin de ce côté
    - tuiles dans le texte : { $luxor-tile-cd } { luxor-tile-Cd }, { $luxor-tile-co } { luxor-tile-Co }, { $luxor-tile-td } { luxor-tile-Td }, { $luxor-tile-to } { luxor-tile-To }, { $luxor-tile-pd } { luxor-tile-Pd }, { $luxor-tile-po } { luxor-tile-Po }, { $luxor-tile-ed } { luxor-tile-Ed }, { $luxor-tile-m } { luxor-tile-M }, { $luxor-tile-l } { luxor-tile-L }
    - tuiles Action : { $luxor-action-boat } { luxor-action-boat }, { $luxor-action-snakes } { luxor-action-snakes }, { $luxor-action-sandstorm } { luxor-action-sandstorm }, { $luxor-action-caravan } { luxor-action-caravan }
    { "" }**Ce qui est nouveau**
    - cadre d’une ligne sombre et d’une ligne blanche : cette tuile a changé. Dans le message public, au dernier tour ; dans vos propres images, depuis votre dernier tour.
    - disque dans un tel cadre : à qui était le tour. Nombres au même endroit : les étapes d’une avancée, dans l’ordre.
    { "" }**Ce que vous pouvez choisir**
    - cadre vert brisé avec un nom : vous pouvez poser une tuile sur cette case
    - cadre vert entier avec un nom : vous pouvez choisir cette tuile
    - flèche verte et nombres : où une avancée peut mener, étape par étape
    - cadre violet brisé : votre plan, pas encore confirmé
    - flèche de la couleur d’un joueur : combien continuent, et vers où. −1 : un aventurier quitte cette montagne.
    { "" }**Maintenant**
    - or et { $pointer } : à qui c’est de jouer. { $crown } : qui a gagné.

## Why a hint advises a move

luxor-because-own = { $instead ->
    [nobody] { $about } compte pour vous
    [nothing] { $about } est à vous avant que { $rival } n’y arrive
    [empty] { $about } est à vous avant que { $rival } n’y arrive
    [theirs] vous prenez { $about } à { $rival }
   *[own] { $number ->
        [0] { $rival } ne peut plus prendre { $about }
       *[other] { $about } est plus difficile à prendre pour { $rival }
    }
}
luxor-because-theirs = { $instead ->
    [nobody] { $about } compte moins pour les autres
    [theirs] { $less ->
        [1] { $about } compte moins pour { $rival }
       *[0] { $otherwise ->
            [-1] { $about } compte moins pour { $rival }
           *[other] { $about } est plus facile à prendre à { $rival }
        }
    }
   *[other] { $about } compte moins pour { $rival }
}
luxor-because-empty = { $instead ->
    [nobody] { $about } est plus facile à prendre pour vous
    [theirs] { $about } ne compte plus pour { $rival }
   *[other] { $number ->
        [0] { $rival } ne peut plus prendre { $about }
       *[other] { $less ->
            [1] { $about } est plus difficile à prendre pour { $rival }
           *[other] { $about } est plus facile à prendre pour vous
        }
    }
}
luxor-because-mountain = des aventuriers sur la montagne { $about } sont prêts pour une tuile Action
luxor-because-boat = le bateau en { $about } a des cases libres à côté
luxor-because-supply = { $number } aventuriers restent dans votre réserve{ $otherwise ->
    [-1] {""}
   *[other] {", sinon "}{ $otherwise }
}
luxor-because-rivals = { $instead ->
    [nobody] les autres obtiennent moins
   *[other] { $rival } obtient moins
}
luxor-because-hand = vous gardez plus en main
luxor-because-gifts = les tuiles que vous donnez valent moins
luxor-because-rest = on peut encore faire plus pendant ce tour
luxor-because-lead = vous finissez avec plus d’avance
