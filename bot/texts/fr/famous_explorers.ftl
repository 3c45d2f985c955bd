## Board

famous_explorers-colour-red = rouge
famous_explorers-colour-yellow = jaune
famous_explorers-colour-blue = bleue
famous_explorers-letter-red = R
famous_explorers-letter-yellow = J
famous_explorers-letter-blue = B
famous_explorers-region-north_america = Amérique du Nord
famous_explorers-region-south_america = Amérique du Sud
famous_explorers-region-europe = Europe
famous_explorers-region-africa = Afrique
famous_explorers-region-asia = Asie
famous_explorers-region-south_pacific_and_australia = Pacifique Sud et Australie
famous_explorers-region-short-south_pacific_and_australia = Pacifique, Australie
famous_explorers-board-title = Famous Explorers
famous_explorers-board-turn = À { $name } de jouer
famous_explorers-board-your-turn = À vous de jouer
famous_explorers-board-winner = { $name } gagne !
famous_explorers-board-shared = Victoire partagée : { $names }
famous_explorers-board-over = La partie est terminée. { $result }
famous_explorers-board-left = { $count ->
    [one] { $count } flèche restante
   *[other] { $count } flèches restantes
}
famous_explorers-board-rest = { $count ->
    [one] { $count } flèche
   *[other] { $count } flèches
}
famous_explorers-board-rest-each = { $count ->
    [one] Les trois à { $place } · { $count } flèche chacune
   *[other] Les trois à { $place } · { $count } flèches chacune
}
famous_explorers-board-finished = terminée
famous_explorers-board-tip = { $colour } : { $place } ({ $left })
famous_explorers-board-route = Parcours : { $route }.
famous_explorers-board-not-begun = Pas commencée.
famous_explorers-board-news = Nouveau : { $turns }.
famous_explorers-board-news-own = Depuis votre dernier tour : { $turns }.
famous_explorers-board-news-turn = { $name } : { $what }
famous_explorers-board-news-removed = retirées : { $arrows }
famous_explorers-board-news-you = vous
famous_explorers-board-ways = Suites possibles : { $places }.
famous_explorers-board-loop = { $place } (boucle)
famous_explorers-board-next = { $colour } : flèche possible vers { $places }.
famous_explorers-board-branches = { $count ->
    [one] { $count } embranchement possible : { $ways }.
   *[other] { $count } embranchements possibles : { $ways }.
}
famous_explorers-board-row = Cartes publiques
famous_explorers-board-supply = { $count ->
    [one] { $count } bon en réserve.
   *[other] { $count } bons en réserve.
}
famous_explorers-board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
famous_explorers-board-alt-private = Expedition: Famous Explorers, le plateau tel que vous le voyez.
famous_explorers-board-alt-public = Expedition: Famous Explorers, le plateau.
famous_explorers-map-alt = Expedition: Famous Explorers, la carte entière avec les noms de tous les points.
famous_explorers-board-unfulfilled = cartes restées en main : { $places }
famous_explorers-board-mark = Vous pouvez marquer : { $places }.
famous_explorers-board-spy = Vous pouvez réaliser : { $places }.
famous_explorers-board-drop = Vous pouvez retirer votre marque de : { $places }.
famous_explorers-board-shift = Votre marque peut aller sur : { $places }.
famous_explorers-board-only-tickets = Toute autre flèche coûte un bon.
famous_explorers-board-deck = { $count ->
    [0] La pioche est vide.
    [one] { $count } carte dans la pioche.
   *[other] { $count } cartes dans la pioche.
}
famous_explorers-board-discards = { $count ->
    [0] Aucune carte défaussée
    [one] { $count } carte défaussée
   *[other] { $count } cartes défaussées
}
famous_explorers-board-shown-discards = Défaussées au vu de tous
famous_explorers-board-near-start = près du départ
famous_explorers-board-market = Explorateurs et Événements
famous_explorers-board-events = { $count ->
    [0] Plus aucun Événement à piocher.
    [one] Encore { $count } Événement à piocher.
   *[other] Encore { $count } Événements à piocher.
}
famous_explorers-board-away = Hors de cette partie : { $card }.
famous_explorers-board-bought = Achats
famous_explorers-board-bought-count = { $count ->
    [one] { $count } achetée
   *[other] { $count } achetées
}
famous_explorers-board-hand = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
famous_explorers-board-tickets = { $count ->
    [one] { $count } bon
   *[other] { $count } bons
}
famous_explorers-board-to-mark = { $count ->
    [one] { $count } marque à placer
   *[other] { $count } marques à placer
}
famous_explorers-board-marks = marques sur { $places }
famous_explorers-board-marks-of = Marques ({ $name }) : { $places }.
famous_explorers-board-owns = possède { $cards }
famous_explorers-secret-title = Destination secrète { $letter }
famous_explorers-secret-unseen = face cachée
famous_explorers-secret-seen-by = regardée par { $names }
famous_explorers-secret-empty = plus de carte
famous_explorers-market-empty = vide
famous_explorers-sort-explorer = Explorateur
famous_explorers-sort-immediate = Événement immédiat
famous_explorers-doing-immediate = immédiat : { $effect }
famous_explorers-doing-kept = à garder : { $effect }
famous_explorers-sort-kept = Événement à garder
famous_explorers-worth = { $card } ({ $points })
famous_explorers-bought-effect = { $card } : { $effect }
famous_explorers-owed-branch = poser un embranchement ({ $colour })
famous_explorers-owed-bonus = { $count ->
    [one] utiliser { $count } flèche bonus
   *[other] utiliser { $count } flèches bonus
}
famous_explorers-owed-main = poser la flèche principale
famous_explorers-owed-laid = flèche principale posée
famous_explorers-owed-tickets = { $count ->
    [one] encore { $count } bon ce tour-ci
   *[other] encore { $count } bons ce tour-ci
}
famous_explorers-owed-last = dernière manche
famous_explorers-owed-redraw = défausser des cartes et en piocher autant
famous_explorers-owed-marks = { $count ->
    [one] placer la dernière marque
   *[other] placer une marque ; encore { $count }
}
famous_explorers-owed-keep = garder une des cartes piochées
famous_explorers-owed-drop = retirer une marque
famous_explorers-owed-window = vous pouvez révéler une destination secrète
famous_explorers-close-branch = { $count ->
    [one] { $count } embranchement possible
   *[other] { $count } embranchements possibles
}
famous_explorers-hand-marked = { $place } (marquée)
famous_explorers-hand-distance = lignes à parcourir
famous_explorers-hand-farther = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
} : *{ button-hand }*
famous_explorers-hand-from-start = lignes depuis le départ
famous_explorers-hand-title = Vos cartes
famous_explorers-hand-none = plus aucune carte
famous_explorers-hand-question = Vous défaussez { $place }. Laquelle gardez-vous ?
famous_explorers-hand-given = Vous défaussez { $place }.
famous_explorers-hand-keep = Vous gardez une carte parmi { $places }.
famous_explorers-hand-scorable = réalisable maintenant
famous_explorers-hand-held = gardée pour plus tard
famous_explorers-hand-late = lieu déjà atteint
famous_explorers-hand-tossed = À remplacer
famous_explorers-hand-scored = Réalisées depuis la main
famous_explorers-hand-taken = Cartes publiques prises
famous_explorers-hand-claimed = Destinations secrètes
famous_explorers-hand-discarded = Défaussées
famous_explorers-kind-start = départ
famous_explorers-kind-red = point rouge
famous_explorers-kind-green = point vert
famous_explorers-kind-edge = point rouge { $number } sur les deux bords
famous_explorers-where-next = À côté : { $places }.
famous_explorers-where-start = { $count ->
    [0] C’est le départ.
    [one] À { $count } ligne du départ.
   *[other] À { $count } lignes du départ.
}
famous_explorers-where-far = Lignes depuis les expéditions : { $distances }.
famous_explorers-where-tips = Expéditions ici : { $colours }.
famous_explorers-where-row = Carte publique { $letter }.
famous_explorers-where-secret = C’est la destination secrète { $letter }.
famous_explorers-where-mark = Marque ici : { $name }.
famous_explorers-where-own = C’est maintenant votre carte { $number }.
famous_explorers-targets-title = Vos objectifs, le plus proche d’abord
famous_explorers-targets-none = plus aucun objectif
famous_explorers-targets-marked = avec votre marque
famous_explorers-targets-secret = destination secrète

## Table

famous_explorers-about = Menez trois expéditions communes aux lieux de vos cartes.
famous_explorers-length = 8 à 20 tours chacun, une à deux semaines · un peu plus à apprendre
famous_explorers-option-preset = Règles : { $value }
famous_explorers-option-preset-basic = Jeu de base
famous_explorers-option-preset-basic-about = Sans nouvelles règles, Explorateurs, Événements ni destinations secrètes
famous_explorers-option-preset-full = Jeu complet : toutes les règles
famous_explorers-option-preset-full-about = Les deux nouvelles règles, Explorateurs, Événements et destinations secrètes
famous_explorers-option-new_rule_1 = Nouvelle règle 1 : { $value }
famous_explorers-option-new_rule_1-false = Nouvelle règle 1 : non
famous_explorers-option-new_rule_1-false-about = Les cartes de lieux déjà atteints se réalisent à tout moment
famous_explorers-option-new_rule_1-true = Nouvelle règle 1 : oui
famous_explorers-option-new_rule_1-true-about = Cartes de lieux déjà atteints : une seule par tour, à votre tour
famous_explorers-option-new_rule_2 = Nouvelle règle 2 : { $value }
famous_explorers-option-new_rule_2-false = Nouvelle règle 2 : non
famous_explorers-option-new_rule_2-false-about = Les flèches d’un bon peuvent mener à n’importe quel point
famous_explorers-option-new_rule_2-true = Nouvelle règle 2 : oui
famous_explorers-option-new_rule_2-true-about = Les flèches d’un bon ne peuvent pas mener à un point rouge
famous_explorers-option-explorers_events = Explorateurs et Événements : { $value }
famous_explorers-option-explorers_events-false = Explorateurs et Événements : non
famous_explorers-option-explorers_events-true = Explorateurs et Événements : oui
famous_explorers-option-explorers_events-true-about = Des cartes à acheter contre des bons
famous_explorers-option-secret_destinations = Destinations secrètes : { $value }
famous_explorers-option-secret_destinations-false = Destinations secrètes : non
famous_explorers-option-secret_destinations-true = Destinations secrètes : oui
famous_explorers-option-secret_destinations-true-about = Deux destinations sont face cachée dans la rangée
famous_explorers-option-first_player = Premier joueur : place { $value }
famous_explorers-option-first_player-null = Premier joueur tiré au sort
famous_explorers-scope-new_rule_1 = Nouvelle règle 1
famous_explorers-scope-without_new_rule_1 = Jeu sans la nouvelle règle 1
famous_explorers-scope-new_rule_2 = Nouvelle règle 2
famous_explorers-scope-explorers_events = Explorateurs et Événements
famous_explorers-scope-secret_destinations = Destinations secrètes
famous_explorers-scope-without_secret_destinations = Jeu sans destinations secrètes
famous_explorers-scope-route_rule = Expedition (1996)
famous_explorers-source-cards = cartes réalisées
famous_explorers-source-marks = marques réalisées
famous_explorers-source-secrets = points des destinations secrètes
famous_explorers-source-corrections = révélations erronées
famous_explorers-source-explorers = Explorateurs
famous_explorers-source-events = Événements
famous_explorers-source-unfulfilled = cartes non réalisées
famous_explorers-source-unclaimed = marques sur le plateau
famous_explorers-reason-cards = { $cards ->
    [one] { $cards } carte réalisée
   *[other] { $cards } cartes réalisées
} : { $points }
famous_explorers-reason-marks = dont { $marks } avec une marque : { $points }
famous_explorers-reason-secrets = { $secrets ->
    [one] en plus pour { $secrets } destination secrète
   *[other] en plus pour { $secrets } destinations secrètes
} : { $points }
famous_explorers-reason-explorers = { $explorers ->
    [one] { $explorers } Explorateur
   *[other] { $explorers } Explorateurs
} : { $points }
famous_explorers-reason-unfulfilled = { $left ->
    [one] { $left } carte restée en main
   *[other] { $left } cartes restées en main
} : { $points }
famous_explorers-reason-unclaimed = { $forgotten ->
    [one] { $forgotten } marque restée sur le plateau
   *[other] { $forgotten } marques restées sur le plateau
} : { $points }
famous_explorers-ahead-cards = { $first } devant { $second } : { $count ->
    [one] { $count } carte réalisée
   *[other] { $count } cartes réalisées
} contre { $other }.

## Explorers and Events

famous_explorers-card-battuta = Ibn Battuta
famous_explorers-card-zheng = Zheng He
famous_explorers-card-humboldt = Alexander von Humboldt
famous_explorers-card-bird = Isabella Bird
famous_explorers-card-amundsen = Roald Amundsen
famous_explorers-card-bell = Gertrude Bell
famous_explorers-card-sacagawea = Sacagawea
famous_explorers-card-grant = Subvention
famous_explorers-card-march = Marche forcée
famous_explorers-card-bridge = Pont effondré
famous_explorers-card-gossip = Rumeurs du port
famous_explorers-card-bearings = Nouveau cap
famous_explorers-card-wind = Vent arrière
famous_explorers-card-spyglass = Longue-vue
famous_explorers-card-pass = Col caché
famous_explorers-card-letter = Lettre scellée
famous_explorers-card-tour = Tournée de conférences
famous_explorers-effect-battuta = 3 points pour des lieux gagnés dans six régions, 2 pour cinq
famous_explorers-effect-zheng = 1 point par paire de lieux gagnés Asie-Afrique, jusqu’à 3
famous_explorers-effect-humboldt = 1, 2, 3 points pour 3, 5, 7 lieux gagnés voisins
famous_explorers-effect-bird = 1 point par lieu gagné à distance 8 ou plus, jusqu’à 3
famous_explorers-effect-amundsen = 3 points pour lieux gagnés Grand Nord et Grand Sud, 1 pour un seul
famous_explorers-effect-bell = 3 points pour quatre marques réalisées, 1 pour trois
famous_explorers-effect-sacagawea = 1 point par paire de cartes publiques ou destinations secrètes, jusqu’à 3
famous_explorers-effect-grant = Prenez 2 bons dans la réserve
famous_explorers-effect-march = Deux flèches de deux couleurs ; ni boucle, ni bon, ni bonus
famous_explorers-effect-bridge = Retirez la dernière flèche de 1 ou 2 couleurs ; ni bon ni bonus
famous_explorers-effect-gossip = Défaussez une carte, piochez-en trois, gardez-en une
famous_explorers-effect-bearings = Déplacez une marque sur une autre de vos cartes (lieu non atteint)
famous_explorers-effect-wind = Posez une flèche de n’importe quelle couleur
famous_explorers-effect-spyglass = Réalisez une carte à une ligne d’une expédition
famous_explorers-effect-pass = Un embranchement peut partir de tout point du parcours
famous_explorers-effect-letter = À la fin, jusqu’à deux cartes en main ne coûtent rien
famous_explorers-effect-tour = À la fin, 1 point par paire de bons, jusqu’à 3
famous_explorers-slot-a = A
famous_explorers-slot-b = B

## Questions

famous_explorers-ask-redraw = Votre main ne permet pas quatre marques. { $tossed ->
    [0] Défaussez une ou plusieurs cartes, puis piochez-en autant.
    [one] Vous défaussez pour l’instant { $tossed } carte ; défaussez-en d’autres ou piochez-en autant.
   *[other] Vous défaussez pour l’instant { $tossed } cartes ; défaussez-en d’autres ou piochez-en autant.
}
famous_explorers-ask-mark = { $left ->
    [one] Placez votre dernière marque. Quel lieu marquez-vous ?
   *[other] Placez une de vos { $left } marques. Quel lieu marquez-vous ?
}
famous_explorers-ask-keep = Laquelle des cartes piochées gardez-vous ? Le reste est défaussé.
famous_explorers-ask-turn = { $main ->
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
famous_explorers-ask-branch = Une boucle ! Posez un embranchement gratuit de l’expédition { $colour } : d’où et vers où ?
famous_explorers-ask-bonus = { $bonuses ->
    [one] { $bonuses } flèche bonus est en attente : utilisez-la ou refusez-la.
   *[other] { $bonuses } flèches bonus sont en attente : utilisez-en une ou refusez-la.
}
famous_explorers-ask-march = { $second ->
    [yes] Marche forcée : posez la deuxième flèche, d’une autre couleur et sans fermer de boucle.
   *[no] Marche forcée : posez la première de deux flèches de couleurs différentes, sans fermer de boucle.
}
famous_explorers-ask-bridge = { $second ->
    [yes] Pont effondré : retirez aussi la dernière flèche d’une autre expédition, ou restez-en là.
   *[no] Pont effondré : de quelle expédition retirez-vous la dernière flèche ?
}
famous_explorers-ask-gossip = Rumeurs du port : quelle carte défaussez-vous pour en piocher trois ?
famous_explorers-ask-bearings = Nouveau cap : quelle marque déplacez-vous, et où ?
famous_explorers-ask-wind = Vent arrière : posez une flèche de n’importe quelle couleur.
famous_explorers-ask-spyglass = Longue-vue : quelle carte réalisez-vous ?
famous_explorers-ask-drop = C’était faux, et vous n’avez pas de point à perdre. Laquelle de vos marques retirez-vous à la place ?
famous_explorers-ask-free = Vos cartes : réalisez-en une, ou dites lesquelles garder pour plus tard.
famous_explorers-why-redraw = Un lieu à marquer est à 3 lignes ou plus du départ et n’est pas voisin d’une autre de vos marques.
famous_explorers-why-mark = Une carte marquée vaut 2 si son lieu est atteint, sinon elle coûte 2. Tous voient la marque.
famous_explorers-why-keep = Une carte proche d’une expédition est vite atteinte ; chaque carte restée en main coûte 1 à la fin.
famous_explorers-why-turn = { $spent ->
    [0] { $main ->
        [laid] { "" }
       *[owed] Carte atteinte : 1, avec votre marque 2.
    }
   *[other] { "" }
}
famous_explorers-why-branch = L’expédition repart de l’embranchement : menez-la vers vos cartes.
famous_explorers-why-bonus = Une flèche bonus fait avancer une expédition d’une ligne et ne coûte rien.
famous_explorers-why-march = Les points atteints ne donnent rien ; les lieux comptent.
famous_explorers-why-bridge = L’expédition recule d’un point ; un lieu à cet endroit compte comme atteint.
famous_explorers-why-gossip = Cédez une carte qui ne sera pas vite atteinte : en main, elle coûte 1 à la fin.
famous_explorers-why-bearings = Une marque vaut 1 de plus avec sa carte, et coûte 1 si elle reste sur le plateau.
famous_explorers-why-wind = Elle ne coûte pas de bon et n’est pas votre flèche principale.
famous_explorers-why-spyglass = Elle compte comme si son lieu était atteint, 2 avec votre marque.
famous_explorers-why-drop = Sa carte vaudra 1 au lieu de 2, et la marque ne coûtera plus rien.
famous_explorers-choose-region = quelle région ?
famous_explorers-choose-place = quel lieu ?
famous_explorers-choose-colour = quelle expédition ?
famous_explorers-choose-from = quel embranchement ?
famous_explorers-choose-to = que choisir ?
famous_explorers-choose-to-ticket = quelle action ?
famous_explorers-choose-start = quelle marque ?
famous_explorers-what-main = flèche principale
famous_explorers-what-ticket = 1 bon
famous_explorers-what-bonus = flèche bonus
famous_explorers-colour-exchange = échange (1 bon)
famous_explorers-what-buy = acheter une carte
famous_explorers-what-play = jouer un Événement
famous_explorers-what-score = réaliser une carte
famous_explorers-what-hold = garder une carte pour plus tard
famous_explorers-what-release = laisser réaliser une carte
famous_explorers-what-peek = regarder une secrète
famous_explorers-what-reveal = révéler une secrète
famous_explorers-what-hold-all = { famous_explorers-move-hold-all }
famous_explorers-what-release-all = { famous_explorers-move-release-all }
famous_explorers-what-decline = { famous_explorers-move-decline }
famous_explorers-what-end = { famous_explorers-move-end }
famous_explorers-what-and-end = flèche, puis finir mon tour
famous_explorers-region-red_dots = points rouges
famous_explorers-region-green_dots = points verts
famous_explorers-region-and-end = { famous_explorers-what-and-end }
famous_explorers-region-score = { famous_explorers-what-score }
famous_explorers-region-play = { famous_explorers-what-play }
famous_explorers-region-reveal = { famous_explorers-what-reveal }

## Moves, as buttons and options say them

famous_explorers-move-lay = { $by ->
    [ticket] 1 bon : { $colour } → { $to }
    [bonus] Bonus : { $colour } → { $to }
   *[main] { $colour } → { $to }
}{ $to_kind ->
    [red] { " (point rouge)" }
    [green] { " (point vert, puis flèche bonus)" }
    [start] { " (départ)" }
   *[place] { "" }
}
famous_explorers-move-branch = { $start } → { $to }{ $to_kind ->
    [red] { " (point rouge)" }
    [green] { " (point vert, puis flèche bonus)" }
    [start] { " (départ)" }
   *[place] { "" }
}
famous_explorers-then-lay = { $by ->
    [ticket] 1 bon : { $colour } → { $to }
    [bonus] Bonus : { $colour } → { $to }
   *[main] { $colour } → { $to }
}
famous_explorers-then-branch = { $start } → { $to }
famous_explorers-move-remove = 1 bon : retirer la dernière flèche { $colour }
famous_explorers-move-decline = Refuser la flèche bonus
famous_explorers-move-end = Finir mon tour
famous_explorers-move-toss = Défausser { $place }
famous_explorers-move-redraw = Piocher autant de cartes
famous_explorers-move-mark = { $place }
famous_explorers-move-exchange = 1 bon : échanger { $place }
famous_explorers-move-keep = Garder { $place }
famous_explorers-move-score = Réaliser la carte { $place }
famous_explorers-move-hold = Garder { $place } pour plus tard
famous_explorers-move-release = Laisser réaliser { $place }
famous_explorers-move-hold-all = Garder toutes les cartes pour plus tard
famous_explorers-move-release-all = Laisser réaliser toutes les cartes
famous_explorers-move-buy = { $card } · { $timing ->
    [immediate] 1 bon, immédiat
    [kept] 1 bon, à garder
   *[explorer] 2 bons
}
famous_explorers-detail-buy = { $effect }
famous_explorers-move-play = Événement { $card }
famous_explorers-move-extra = { $colour } → { $to }{ $to_kind ->
    [red] { " (point rouge)" }
    [green] { " (point vert)" }
    [start] { " (départ)" }
   *[place] { "" }
}
famous_explorers-move-lift = Retirer la dernière flèche { $colour }
famous_explorers-move-enough = Ne pas retirer de deuxième flèche
famous_explorers-move-give = Défausser { $place }
famous_explorers-move-shift = { $start } → { $to }
famous_explorers-move-spy = Réaliser la carte { $place }
famous_explorers-move-peek = Regarder la secrète { $slot }
famous_explorers-move-reveal = Révéler la secrète { $slot }
famous_explorers-move-drop = Retirer la marque sur { $place }
famous_explorers-benefit-row = carte publique
famous_explorers-benefit-own = votre carte
famous_explorers-benefit-marked = votre carte marquée
famous_explorers-benefit-held = votre carte, gardée pour plus tard
famous_explorers-benefit-secret = votre destination secrète
famous_explorers-benefit-loop = boucle
famous_explorers-benefit-ticket = +1 bon
famous_explorers-benefit-bonus = flèche bonus

## Ce qu’on ne peut pas annuler, quand on le redemande

famous_explorers-warning-mark = Votre marque sur { $place } montre à tous que vous avez cette carte en main.
famous_explorers-warning-redraw = { $count ->
    [one] Vous défaussez { $count } carte mise de côté et en piochez une autre.
   *[other] Vous défaussez les { $count } cartes mises de côté et en piochez autant.
}
famous_explorers-warning-give = { $count ->
    [one] Vous défaussez { $place } et piochez { $count } carte, que vous gardez.
   *[other] Vous défaussez { $place } et piochez { $count } cartes, dont vous gardez une.
}
famous_explorers-warning-score = Votre carte { $place } est réalisée, et tous la voient.
famous_explorers-warning-shift = Votre marque sur { $to } montre à tous que vous avez cette carte en main.
famous_explorers-warning-buy = { $count ->
    [one] Vous dépensez { $count } bon, et une nouvelle carte est à acheter.
   *[other] Vous dépensez { $count } bons, et une nouvelle carte est à acheter.
}
famous_explorers-warning-peek = Vous voyez la destination secrète { $slot }, et tous voient que vous l’avez regardée.
famous_explorers-warning-reveal = Si la destination secrète { $slot } est { $place }, vous gagnez 2 points. Si c’est un autre lieu et qu’aucune expédition ne s’y trouve, { $cost ->
    [point] vous perdez 1 point
    [mark] vous retirez une de vos marques du plateau, faute de point à perdre
   *[nothing] vous ne perdez rien, faute de point et de marque
}{ $others ->
    [0] { "" }
    [one] , et { $others } autre joueur, qui l’a regardée, gagne 1 point
   *[other] , et les { $others } autres joueurs qui l’ont regardée gagnent 1 point chacun
}.
famous_explorers-warning-ends = Cela termine la partie.
famous_explorers-warning-secret = { $place } est la destination secrète { $slot } : vous l’obtenez, et une nouvelle prend sa place.
famous_explorers-warning-reach = Atteindre { $place } peut montrer qui a cette carte.
famous_explorers-warning-return = Revenir à { $place } peut montrer qui a cette carte.
famous_explorers-warning-row = Atteindre { $place } vous donne cette carte publique, et une nouvelle est révélée.

## What happened

famous_explorers-event-redrawn = { $count ->
    [one] { $seat } ne pouvait pas placer quatre marques et remplace { $count } carte.
   *[other] { $seat } ne pouvait pas placer quatre marques et remplace { $count } cartes.
}
famous_explorers-event-redraw-seen = Vous défaussez { $tossed } et piochez : { $drawn }.
famous_explorers-event-mark-placed = { $left ->
    [0] { $seat } place sa dernière marque sur { $place }.
   *[other] { $seat } place une marque sur { $place }.
}
famous_explorers-event-begun = Toutes les marques sont placées. { $first_seat } commence.
famous_explorers-event-round-began = Manche { $round }.
famous_explorers-event-arrow-laid = { $by ->
    [ticket] { $seat } dépense un bon et mène l’expédition { $colour } : { $tail } → { $head }.
    [bonus] { $seat } utilise une flèche bonus et mène l’expédition { $colour } : { $tail } → { $head }.
    [branch] { $seat } pose un embranchement de l’expédition { $colour } : { $tail } → { $head }.
    [march] { $seat } mène l’expédition { $colour } grâce à la Marche forcée : { $tail } → { $head }.
    [wind] { $seat } mène l’expédition { $colour } grâce au Vent arrière : { $tail } → { $head }.
   *[main] { $seat } mène l’expédition { $colour } : { $tail } → { $head }.
}
famous_explorers-event-arrow-removed = { $by ->
    [bridge] { $seat } retire la flèche { $colour } { $tail } → { $head } (Pont effondré).
   *[ticket] { $seat } dépense un bon et retire la flèche { $colour } { $tail } → { $head }.
}
famous_explorers-event-ticket-gained = { $count ->
    [0] { $seat } ne reçoit rien pour le point rouge : la réserve n’a plus de bon.
    [one] { $seat } reçoit { $count } bon.
   *[other] { $seat } reçoit { $count } bons.
}
famous_explorers-event-loop-formed = { $seat } forme une boucle avec l’expédition { $colour } à { $point }.
famous_explorers-event-bonus-earned = { $seat } reçoit une flèche bonus (point vert).
famous_explorers-event-bonus-lapsed = { $declined ->
    [yes] { $seat } refuse la flèche bonus.
   *[no] { $count ->
        [one] Aucune flèche n’est possible : la flèche bonus est perdue.
       *[other] Aucune flèche n’est possible : { $count } flèches bonus sont perdues.
    }
}
famous_explorers-event-colour-over = { $stuck ->
    [yes] L’expédition { $colour } est terminée : aucun embranchement n’est possible.
   *[no] L’expédition { $colour } est terminée : toutes ses flèches sont posées.
}
famous_explorers-event-last-round = { $seat } n’a plus de carte en main : cette manche est la dernière.
famous_explorers-event-row-taken = { $seat } prend la carte publique { $place } : **+1**.
famous_explorers-event-row-refilled = Nouvelle carte publique : { $place }.
famous_explorers-event-row-short = { $size ->
    [0] Il n’y a plus de carte à piocher, ni de carte publique.
    [one] Il n’y a plus de carte à piocher ; il reste { $size } carte publique.
   *[other] Il n’y a plus de carte à piocher ; il reste { $size } cartes publiques.
}
famous_explorers-event-card-scored = { $how ->
    [late] { $mark ->
        [yes] { $seat } réalise la carte tardive { $place } avec sa marque : **+2**.
       *[no] { $seat } réalise la carte tardive { $place } : **+1**.
    }
    [spyglass] { $mark ->
        [yes] { $seat } réalise la carte { $place } grâce à la Longue-vue, avec sa marque : **+2**.
       *[no] { $seat } réalise la carte { $place } grâce à la Longue-vue : **+1**.
    }
    [end] { $mark ->
        [yes] { $seat } réalise à la fin la carte { $place } avec sa marque : **+2**.
       *[no] { $seat } réalise à la fin la carte { $place } : **+1**.
    }
   *[reached] { $mark ->
        [yes] { $seat } réalise la carte { $place } avec sa marque : **+2**.
       *[no] { $seat } réalise la carte { $place } : **+1**.
    }
}
famous_explorers-event-card-given = { $by ->
    [gossip] { $count ->
        [one] { $seat } défausse une carte et en pioche { $count }.
       *[other] { $seat } défausse une carte et en pioche { $count }.
    }
   *[exchange] { $seat } dépense un bon et échange une carte.
}
famous_explorers-event-cards-drawn = Vous défaussez { $given } et piochez : { $drawn }.
famous_explorers-event-card-kept = Vous gardez { $kept }.
famous_explorers-event-deck-shuffled = { $count ->
    [one] La pioche est vide : { $count } carte défaussée forme la nouvelle.
   *[other] La pioche est vide : { $count } cartes défaussées sont mélangées et forment la nouvelle.
}
famous_explorers-event-hold-changed = { $held ->
    [yes] Vous gardez pour plus tard : { $places }.
   *[no] Vous ne gardez plus pour plus tard : { $places }.
}
famous_explorers-event-card-bought = { $price ->
    [one] { $seat } achète pour { $price } bon : { $card }.
   *[other] { $seat } achète pour { $price } bons : { $card }.
}
famous_explorers-event-slot-filled = Nouvelle carte à acheter : { $card }.
famous_explorers-event-slot-empty = Il n’y a plus d’Événement : l’emplacement reste vide.
famous_explorers-event-event-played = { $seat } joue un Événement : { $card }.
famous_explorers-event-mark-moved = { $seat } déplace une marque : { $start } → { $to }.
famous_explorers-event-peeked = { $seat } regarde la destination secrète { $slot } au lieu de poser une flèche bonus.
famous_explorers-event-secret-seen = La destination secrète { $slot } est { $place }.
famous_explorers-event-secret-claimed = { $known ->
    [yes] { $seat } a atteint la destination secrète { $slot }, { $place } : **+2**.
   *[no] { $seat } révèle la destination secrète { $slot }, tout juste atteinte : { $place }, **+2**.
}
famous_explorers-event-secret-missed = { $wrong ->
    [yes] { $seat } révèle la destination secrète { $slot } : { $place }. Faux : aucune expédition n’y est.
   *[no] { $seat } révèle la destination secrète { $slot } : { $place }. Une autre expédition s’y trouve : rien ne se passe.
}{ $gaining ->
    [0] { "" }
   *[other] { " " }**+1** pour un jeton posé là : { $gaining_seats }.
}
famous_explorers-event-point-lost = { $seat } perd 1 point pour cette révélation erronée : **−1**.
famous_explorers-event-mark-dropped = { $seat } retire sa marque sur { $place } au lieu de perdre un point.
famous_explorers-event-secret-laid = { $empty ->
    [yes] Il n’y a plus de carte pour la destination secrète { $slot }.
   *[no] Une nouvelle destination secrète { $slot } est en place, face cachée.
}
famous_explorers-event-secrets-shown = Destinations secrètes que personne n’a prises : { $places }.
famous_explorers-event-game-ended = { $how ->
    [arrows] Les trois expéditions sont terminées.
   *[round] La dernière manche est terminée.
} Victoire : { $winner_seats }.

## Events in at most six words after who did it

famous_explorers-short-begun = Toutes les marques sont placées
famous_explorers-short-mark-placed = marque { $place }
famous_explorers-short-arrow-laid = atteint { $head } ({ $colour })
famous_explorers-short-arrow-removed = revient : { $tip }
famous_explorers-short-loop-formed = forme une boucle avec la { $colour }
famous_explorers-short-bonus-earned = reçoit une flèche bonus
famous_explorers-short-colour-over = L’expédition { $colour } est terminée
famous_explorers-short-row-taken = prend { $place }
famous_explorers-short-ticket-gained = { $count ->
    [0] ne trouve plus de bon
    [one] reçoit { $count } bon
   *[other] reçoit { $count } bons
}
famous_explorers-short-last-round = n’a plus de carte en main
famous_explorers-short-card-scored = réalise { $place }
famous_explorers-short-card-given = échange une carte
famous_explorers-short-card-bought = achète { $card }
famous_explorers-short-event-played = joue { $card }
famous_explorers-short-mark-moved = déplace une marque : { $to }
famous_explorers-short-peeked = regarde la destination secrète { $slot }
famous_explorers-short-secret-claimed = atteint la destination secrète { $slot }
famous_explorers-short-secret-missed = révèle la destination secrète { $slot }
famous_explorers-short-point-lost = perd 1 point
famous_explorers-short-mark-dropped = retire une marque
famous_explorers-short-game-ended = { $how ->
    [arrows] Les trois expéditions sont terminées
   *[round] La dernière manche est terminée
}

## Refusals

famous_explorers-refusal-game-over = La partie est terminée.
famous_explorers-refusal-not-your-turn = Ce n’est pas à vous de jouer, mais à { $turn_seat }.
famous_explorers-refusal-no-such-point = Ce point n’existe pas : { $point }.
famous_explorers-refusal-no-such-colour = Cette couleur n’existe pas : { $colour }. Les expéditions sont rouge, jaune et bleue.
famous_explorers-refusal-branch-first = Posez d’abord l’embranchement de l’expédition { $colour }.
famous_explorers-refusal-bonus-first = { $bonuses ->
    [one] Utilisez d’abord votre bonus, ou refusez-le.
   *[other] Utilisez d’abord vos { $bonuses } bonus, ou refusez-les.
}
famous_explorers-refusal-two-tickets = Vous pouvez dépenser au plus { $limit } bons par tour ; bons déjà dépensés : { $spent }.
famous_explorers-refusal-no-ticket = Vous n’avez plus de bon.
famous_explorers-refusal-main-laid = Votre flèche principale est déjà posée. Toute autre flèche coûte un bon.
famous_explorers-refusal-main-owed = Vous n’avez pas encore posé votre flèche principale : posez-la avant de finir votre tour.
famous_explorers-refusal-no-bonus = Vous n’avez pas de flèche bonus en ce moment.
famous_explorers-refusal-colour-over = L’expédition { $colour } est terminée : aucune de ses flèches ne peut être posée ni retirée.
famous_explorers-refusal-not-from-tip = L’expédition { $colour } se trouve à { $point }, et aucune ligne ne mène de là à { $to }.
famous_explorers-refusal-no-branching = L’expédition { $colour } ne peut repartir que d’où elle se trouve ; on n’atteindrait { $point } que d’ailleurs.
famous_explorers-refusal-turning-back = L’expédition { $colour } ne peut pas faire demi-tour vers { $point }.
famous_explorers-refusal-line-used = La ligne entre { $point } et { $to } porte déjà une flèche { $colour }.
famous_explorers-refusal-second-loop = Une boucle a déjà été formée ce tour-ci avec l’expédition { $colour } ; une deuxième se fermerait à { $point }.
famous_explorers-refusal-no-arrow = L’expédition { $colour } n’a aucune flèche à retirer sur le plateau.
famous_explorers-refusal-loop-by-removal = Une boucle a déjà été formée ce tour-ci avec l’expédition { $colour } ; ce retrait en formerait une deuxième.
famous_explorers-refusal-other-colour = L’embranchement à poser est celui de l’expédition { $colour }.
famous_explorers-refusal-no-line = Aucune ligne ne relie { $point } et { $to }.
famous_explorers-refusal-already-visited = Un embranchement doit mener à un nouveau point, et { $to } est déjà sur le parcours de l’expédition { $colour }.
famous_explorers-refusal-off-the-loop = L’embranchement doit partir de la dernière boucle, et { $point } n’en fait pas partie.
famous_explorers-refusal-no-arrowhead = L’embranchement doit partir d’un point où mène une flèche de sa couleur ; aucune flèche { $colour } ne mène à { $point }.
famous_explorers-refusal-not-visited = L’embranchement doit partir du parcours, et { $point } n’est pas sur celui de l’expédition { $colour }.
famous_explorers-refusal-ticket-to-red = Une flèche payée par un bon ou posée par un Événement ne peut pas mener à un point rouge, et { $to } en est un.
famous_explorers-refusal-marks-first = { $left ->
    [one] Placez d’abord votre dernière marque ; les expéditions partent ensuite.
   *[other] Placez d’abord vos { $left } marques ; les expéditions partent ensuite.
}
famous_explorers-refusal-marks-placed = Toutes les marques sont déjà placées.
famous_explorers-refusal-redraw-first = Remplacez d’abord des cartes : votre main ne permet pas quatre marques.
famous_explorers-refusal-nothing-tossed = Défaussez d’abord au moins une carte.
famous_explorers-refusal-not-in-hand = Vous n’avez pas cette carte en main : { $place }.
famous_explorers-refusal-too-close = { $place } est trop près du départ pour une marque.
famous_explorers-refusal-marked-already = Il y a déjà une marque sur { $place }.
famous_explorers-refusal-next-to-own = { $place } est à côté de votre marque sur { $other }.
famous_explorers-refusal-never-four = Avec une marque sur { $place }, vous ne pourriez plus en placer quatre en tout.
famous_explorers-refusal-no-seat = Vous ne jouez pas à cette table.
famous_explorers-refusal-never-reached = Aucune expédition n’est encore allée là : { $place }.
famous_explorers-refusal-late-not-your-turn = Plus aucune expédition ne s’y trouve : vous ne pouvez réaliser cette carte qu’à votre tour.
famous_explorers-refusal-one-late-card = Une seule carte par tour pour un lieu où ne se trouve plus aucune expédition.
famous_explorers-refusal-all-held = Vous gardez déjà toutes vos cartes pour plus tard.
famous_explorers-refusal-none-held = Vous ne gardez aucune carte pour plus tard.
famous_explorers-refusal-held-already = Vous gardez déjà { $place } pour plus tard.
famous_explorers-refusal-not-held = Vous ne gardez pas { $place } pour plus tard.
famous_explorers-refusal-no-cards-left = Il n’y a plus de carte à piocher ; aucun échange n’est possible.
famous_explorers-refusal-not-drawn = { $place } n’est pas parmi les cartes que vous avez piochées.
famous_explorers-refusal-no-market = On joue sans Explorateurs ni Événements à cette table.
famous_explorers-refusal-not-for-sale = Vous ne pouvez pas acheter { $card } : cette carte n’est pas en vente.
famous_explorers-refusal-bought-already = Une seule carte peut être achetée par tour.
famous_explorers-refusal-explorer-costs-both = Un Explorateur coûte les deux bons d’un tour ; bons que vous pouvez encore dépenser : { $left }.
famous_explorers-refusal-no-effect = { $card } n’aurait aucun effet en ce moment.
famous_explorers-refusal-not-owned = Vous n’avez pas cette carte : { $card }.
famous_explorers-refusal-scores-at-end = { $card } ne se joue pas : cette carte compte à la fin de la partie.
famous_explorers-refusal-no-branch-owed = Le Col caché se joue quand vous avez un embranchement à poser, et ce n’est pas le cas.
famous_explorers-refusal-task-first = { $task ->
    [keep] Choisissez d’abord la carte que vous gardez.
    [drop] Retirez d’abord une de vos marques du plateau.
   *[march] Exécutez d’abord votre Événement.
}
famous_explorers-refusal-colour-used = Cet Événement a déjà servi pour l’expédition { $colour } : choisissez une autre couleur.
famous_explorers-refusal-closes-loop = Cela formerait une boucle avec l’expédition { $colour }, ce que l’Événement ne permet pas.
famous_explorers-refusal-one-at-least = Retirez au moins une flèche.
famous_explorers-refusal-not-next-to-tip = Aucune expédition commencée ne se trouve à une seule ligne de { $place }.
famous_explorers-refusal-no-mark-there = Vous n’avez pas de marque sur { $place }.
famous_explorers-refusal-reached-already = Le lieu { $place } a déjà été atteint ; votre marque ne peut pas y aller.
famous_explorers-refusal-no-secrets = On joue sans destinations secrètes à cette table.
famous_explorers-refusal-slot-empty = Il n’y a plus de destination secrète { $slot }, faute de carte pour la remplacer.
famous_explorers-refusal-known-already = Vous connaissez déjà la destination secrète { $slot }.
famous_explorers-refusal-no-place-reached = Vous ne pouvez révéler une destination secrète que juste après que votre flèche a atteint un lieu.
famous_explorers-refusal-setting-up = Des joueurs changent encore de cartes ; ensuite vous pourrez garder des cartes pour plus tard.
famous_explorers-refusal-nothing-drawn = Vous n’avez pas pioché de cartes entre lesquelles choisir.
famous_explorers-refusal-no-wrong-reveal = Vous n’avez pas de marque à retirer pour une révélation erronée.
famous_explorers-refusal-no-event = Vous n’exécutez pas d’Événement qui demande cela.

## Commands

famous_explorers-command = Jouer à Expedition: Famous Explorers au clavier
famous_explorers-command-arrow = Poser votre flèche principale
famous_explorers-command-arrow-colour = Quelle expédition : red, yellow ou blue
famous_explorers-command-arrow-to = Le point où elle mène, par exemple Timbuktu
famous_explorers-command-ticket = Dépenser un bon pour poser une flèche
famous_explorers-command-ticket-colour = Quelle expédition : red, yellow ou blue
famous_explorers-command-ticket-to = Le point où elle mène, par exemple Timbuktu
famous_explorers-command-bonus = Poser une flèche bonus
famous_explorers-command-bonus-colour = Quelle expédition : red, yellow ou blue
famous_explorers-command-bonus-to = Le point où elle mène, par exemple Timbuktu
famous_explorers-command-branch = Poser l’embranchement qui suit une boucle
famous_explorers-command-branch-arrow = La couleur, le point de sortie et le point où il mène
famous_explorers-command-remove = Dépenser un bon pour retirer la dernière flèche d’une expédition
famous_explorers-command-remove-colour = Quelle expédition : red, yellow ou blue
famous_explorers-command-exchange = Dépenser un bon pour échanger une carte de votre main
famous_explorers-command-exchange-card = La carte que vous défaussez
famous_explorers-command-keep = Garder une des cartes piochées
famous_explorers-command-keep-card = La carte que vous gardez
famous_explorers-command-mark = Placer une marque
famous_explorers-command-mark-place = Le lieu que vous marquez
famous_explorers-command-score = Réaliser une carte de votre main dont le lieu a été atteint
famous_explorers-command-score-card = La carte que vous réalisez
famous_explorers-command-hold = Garder une carte pour plus tard : elle n’est pas réalisée quand son lieu est atteint
famous_explorers-command-hold-card = La carte à garder pour plus tard, ou all pour toutes
famous_explorers-command-release = Ne plus garder une carte pour plus tard
famous_explorers-command-release-card = La carte à ne plus garder pour plus tard, ou all pour toutes
famous_explorers-command-buy = Acheter un Explorateur pour 2 bons ou un Événement pour 1
famous_explorers-command-buy-card = Quel Explorateur ou quel Événement
famous_explorers-command-event = Jouer un Événement que vous avez gardé
famous_explorers-command-event-card = Quel Événement
famous_explorers-command-step = Répondre à une autre demande, par exemple une étape d’un Événement
famous_explorers-command-step-move = Laquelle des étapes possibles
famous_explorers-command-peek = Regarder une destination secrète au lieu de poser une flèche bonus
famous_explorers-command-peek-slot = Quelle destination secrète : a ou b
famous_explorers-command-reveal = Révéler une destination secrète juste après avoir atteint un lieu
famous_explorers-command-reveal-slot = Quelle destination secrète : a ou b
famous_explorers-command-decline = Refuser une flèche bonus
famous_explorers-command-end = Finir votre tour

## In one minute

famous_explorers-minute =
    { "" }**But :** menez les trois expéditions communes aux lieux de vos cartes.
    { "" }**Votre tour :** posez une flèche rouge, jaune ou bleue, depuis l’endroit où est cette expédition. Un point rouge donne un bon pour une action de plus, un point vert une flèche bonus, une boucle un embranchement.
    { "" }**Points :** 1 par carte dont le lieu est atteint, 2 avec votre marque ; 1 par carte publique que vous atteignez. À la fin, carte en main ou marque restante : −1. Une main vide lance la dernière manche.
famous_explorers-minute-goal = Atteindre vos lieux
famous_explorers-minute-goal-note = Tous mènent les trois expéditions. Sur fond rose : vos cartes
famous_explorers-minute-turn = Posez une flèche
famous_explorers-minute-turn-note = Rouge, jaune ou bleue, depuis l’endroit où est cette expédition
famous_explorers-minute-more = En plus
famous_explorers-minute-red = bon : une action de plus
famous_explorers-minute-green = flèche bonus
famous_explorers-minute-loop = boucle : embranchement
famous_explorers-minute-points = Points
famous_explorers-minute-own = votre carte
famous_explorers-minute-marked = avec votre marque
famous_explorers-minute-row = carte publique
famous_explorers-minute-left = en main à la fin
famous_explorers-minute-board = sur le plateau à la fin
famous_explorers-key-place = lieu ; chacun a une carte
famous_explorers-key-red = point rouge : un bon
famous_explorers-key-edge = point de bord : même nombre, même point
famous_explorers-key-pin = une expédition est ici
famous_explorers-key-hollow = creuse : pas encore partie
famous_explorers-key-old = flèche plus ancienne
famous_explorers-key-new = nouvelle flèche
famous_explorers-key-gone = une flèche a été retirée
famous_explorers-key-order = posée par qui, et dans quel ordre
famous_explorers-key-halo = point à choisir
famous_explorers-key-free = flèche à poser
famous_explorers-key-choice = son nom dans les menus et à la saisie
famous_explorers-key-shared = la même en plusieurs couleurs
famous_explorers-key-loop = cela ferme une boucle
famous_explorers-key-own = carte de votre main
famous_explorers-key-row = carte publique
famous_explorers-key-mark = marque d’un joueur
famous_explorers-key-fresh = nouvelle marque
famous_explorers-key-ring = l’image montre ce point
famous_explorers-key-lead = trait fin : ce qui va avec un point
famous_explorers-key-secret = destination secrète vue
famous_explorers-key-ready = à réaliser maintenant
famous_explorers-key-held = gardée pour plus tard
famous_explorers-key-reached = atteint, pas à réaliser maintenant

## The key of signs

famous_explorers-signs =
    { "" }**La carte du monde**
    - { $star } le départ, Stockholm
    - rond de la couleur de sa région : un lieu. Chaque lieu a une carte.
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
    { "" }**Cartes et marques**
    - lettre sur fond blanc : une carte publique
    - nombre sur fond rose : une carte de votre main. Vous seul la voyez. Quand une carte quitte votre main, les suivantes avancent d’un numéro.
    - carte sombre avec A ou B : une destination secrète que vous avez vue
    - écu : une marque, au bord doré si elle est nouvelle. Joueurs 1 à 6 : { $seat-0 } 1 · { $seat-1 } 2 · { $seat-2 } 3 · { $seat-3 } 4 · { $seat-4 } 5 · { $seat-5 } 6
    - sur une carte de votre main, une coche : vous pouvez la réaliser maintenant ; deux barres : vous la gardez pour plus tard ; une horloge : son lieu a été atteint, mais vous ne pouvez pas la réaliser maintenant
    { "" }**Ce que vous pouvez choisir**
    - anneau brisé ou ligne en tirets vert clair : un point que vous pouvez choisir, ou une ligne où vous pouvez poser une flèche
    - étiquette de couleur comme R1 ou J2 : les boutons et les menus appellent la même chose ainsi. Vous pouvez aussi la taper après `/move`.
    - anneau entier : le point dont parle l’image
    - flèche recourbée : y aller ferme une boucle
    { "" }**Maintenant**
    - or et { $pointer } : à qui c’est de jouer. { $crown } : qui a gagné.
    - nombre après { $red }, { $yellow } ou { $blue } dans le texte : le nombre de lignes entre cette expédition et le lieu

## Start and end

famous_explorers-start-alt = Expedition: Famous Explorers, le début de la partie.
famous_explorers-start-seats = Joueurs
famous_explorers-start-first = { $name } commence
famous_explorers-start-begins = commence
famous_explorers-start-basic = Jeu de base
famous_explorers-start-new_rule_1 = Nouvelle règle 1
famous_explorers-start-new_rule_2 = Nouvelle règle 2
famous_explorers-start-explorers_events = Explorateurs et Événements
famous_explorers-start-secret_destinations = Destinations secrètes
famous_explorers-end-alt = Expedition: Famous Explorers, la fin de la partie.
famous_explorers-end-rounds = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
famous_explorers-end-tie = { $count } points chacun ; les cartes réalisées départagent : { $facts }
famous_explorers-end-tie-of = { $name } { $count }
famous_explorers-end-cards = cartes
famous_explorers-end-marks = marques
famous_explorers-end-secrets = secrètes
famous_explorers-end-corrections = erreurs
famous_explorers-end-explorers = Explorateurs
famous_explorers-end-events = Événements
famous_explorers-end-unfulfilled = en main
famous_explorers-end-unclaimed = plateau

## Why a hint advises a move

famous_explorers-because-mark = { $newly ->
    [1] vous marquez { $about }, à { $number ->
        [one] { $number } ligne
       *[other] { $number } lignes
    }
   *[0] { $about }, votre carte marquée, est alors à { $number ->
        [one] { $number } ligne
       *[other] { $number } lignes
    }{ $otherwise ->
        [-1] {""}
        [0] {", sinon hors d’atteinte"}
       *[other] {", sinon à "}{ $otherwise }
    }
}
famous_explorers-because-card = { $about }, votre carte, est alors à { $number ->
    [one] { $number } ligne
   *[other] { $number } lignes
}{ $otherwise ->
    [-1] {""}
    [0] {", sinon hors d’atteinte"}
   *[other] {", sinon à "}{ $otherwise }
}
famous_explorers-because-secret = { $about }, la destination secrète que vous connaissez, est alors à { $number ->
    [one] { $number } ligne
   *[other] { $number } lignes
}{ $otherwise ->
    [-1] {""}
    [0] {", sinon hors d’atteinte"}
   *[other] {", sinon à "}{ $otherwise }
}
famous_explorers-because-points = cela rapporte des points tout de suite
famous_explorers-because-rivals = les autres obtiennent moins
famous_explorers-because-theirs = { $about }, une marque de { $rival }, est alors { $number ->
    [0] hors d’atteinte
    [one] à { $number } ligne
   *[other] à { $number } lignes
}{ $otherwise ->
    [-1] {""}
   *[other] {", sinon à "}{ $otherwise }
}
famous_explorers-because-tickets = vous avez alors { $number ->
    [one] { $number } bon
   *[other] { $number } bons
}, sinon { $otherwise }
famous_explorers-because-row = des cartes publiques sont plus proches
famous_explorers-because-arrows = vous pouvez encore poser { $number ->
    [one] { $number } flèche
   *[other] { $number } flèches
} pendant ce tour{ $otherwise ->
    [-1] {""}
   *[other] {", sinon "}{ $otherwise }
}
famous_explorers-because-branch = l’expédition peut repartir d’un autre point
famous_explorers-because-standstill = les expéditions avancent
famous_explorers-because-lead = vous finissez avec plus d’avance
famous_explorers-because-won = cela gagne la partie
famous_explorers-because-reached-card = { $about } est déjà atteint : vous pouvez marquer la carte
famous_explorers-because-reached-mark = { $about } est déjà atteint : vous pouvez marquer la carte
famous_explorers-because-explorers = des Explorateurs rapporteront des points
famous_explorers-because-events = un Événement gardé servira plus tard
famous_explorers-because-tasks = vous avez un Événement à exécuter
famous_explorers-because-redraw = votre main permet plus de marques
