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
luxor-board-player = Joueur { $number }
luxor-board-column-supply = réserve
luxor-board-column-tiles = tuiles
luxor-board-column-actions = actions
luxor-board-column-captives = prisonniers
luxor-board-column-points = points
luxor-board-column-chosen = choisi
luxor-board-mark-recent = dernier tour
luxor-board-mark-now = ce tour
luxor-board-mark-draft = votre plan
luxor-board-mark-free = possible
luxor-board-mark-full = complet
luxor-board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
luxor-board-sources = constructions { $structures }, bateaux { $boats }, prisonniers { $captives }
luxor-board-supply = { $count ->
    [one] { $count } aventurier
   *[other] { $count } aventuriers
} en réserve
luxor-board-tiles = { $count ->
    [0] aucune tuile en main
    [one] 1 tuile en main (série { $sets })
   *[other] { $count } tuiles en main (séries { $sets })
}
luxor-board-pile = { $count ->
    [0] pioche vide
   *[other] pioche { $count } (prochaine : série { $set })
}
luxor-board-actions = tuiles Action : { $hand } en main, { $pile } dans la pioche
luxor-board-used = utilisées : { $actions }
luxor-board-captives = prisonniers : { $captives }
luxor-board-captive = { $count } de { $name }
luxor-board-chosen = a choisi
luxor-board-chosen-wait = Votre choix est fait. Les autres réfléchissent encore.
luxor-board-not-chosen = doit encore choisir
luxor-board-over = La partie est finie. { $result }
luxor-board-no-display = L’étalage de départ est encore face cachée.
luxor-board-display = { $count ->
    [one] { $count } tuile posée
   *[other] { $count } tuiles posées
} entre { $first } et { $last } ; l’étalage peut atteindre { $limit } sur { $limit } tuiles.
luxor-board-how-to-read = Aventuriers par numéro de joueur, de bas en haut ; le dernier tient la tuile.
luxor-board-list = { $title } : { $items }.
luxor-board-row = Ligne { $row }
luxor-board-full = complet
luxor-board-boat = bateau de { $number }
luxor-board-snakes = serpents de { $number }
luxor-board-boat-at = bateau de { $name } en { $cell }
luxor-board-snakes-at = serpents de { $name } en { $cell }
luxor-board-recent = Dernier tour : { $cells }.
luxor-board-recent-now = Changé pendant ce tour : { $cells }.
luxor-board-held = { $name } tient { $tiles }.
luxor-board-free = Vous pouvez poser une tuile en { $cells }.
luxor-board-targets = Vous pouvez choisir { $cells }.
luxor-board-plan = Votre plan, pas encore confirmé : { $plan }
luxor-board-plan-tile = { $tile } en { $cell }.
luxor-board-plan-crew = { $count ->
    [one] { $count } aventurier
   *[other] { $count } aventuriers
} sur le campement.
luxor-board-plan-left = Restés sur place : { $places }.
luxor-board-plan-place = { $count } en { $cell }
luxor-board-plan-walkers = { $count ->
    [one] { $count } avance
   *[other] { $count } avancent
} encore { $direction }.
luxor-board-plan-action = { $action } avec l’aventurier en { $source }.
luxor-board-plan-target = Cible : { $cell }.
luxor-board-alt-private = Expedition Luxor, l’étalage tel que vous le voyez.
luxor-board-alt-public = Expedition Luxor, l’étalage.

luxor-hand-title = Votre main
luxor-hand-tiles = Vos tuiles
luxor-hand-none = plus de tuiles
luxor-hand-set = série { $number }
luxor-hand-keep = Vous gardez le campement. Quelle autre tuile ?
luxor-hand-keep-choice = au choix
luxor-hand-keep-always = Vous gardez
luxor-hand-gifts = Vous donnez
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
    [one] au moins 1 aventurier y reste
   *[other] au moins { $count } aventuriers y restent
}
