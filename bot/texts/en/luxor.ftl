## Board

luxor-tile-Cd = desert camp
luxor-tile-Co = oasis camp
luxor-tile-Td = desert temple
luxor-tile-To = oasis temple
luxor-tile-Pd = desert pyramid
luxor-tile-Po = oasis pyramid
luxor-tile-Ed = empty desert
luxor-tile-M = mountain
luxor-tile-L = lake
luxor-action-boat = boat
luxor-action-snakes = snakes
luxor-action-sandstorm = sandstorm
luxor-action-caravan = caravan
luxor-direction-north = north
luxor-direction-east = east
luxor-direction-south = south
luxor-direction-west = west
luxor-direction-stand = nobody walks

luxor-board-title = Expedition Luxor
luxor-board-turn = { $name } to move
luxor-board-your-turn = Your turn
luxor-board-choosing = Everybody chooses a tile
luxor-board-winner = { $name } wins!
luxor-board-shared = Shared victory: { $names }
luxor-board-player = Player { $number }
luxor-board-column-supply = supply
luxor-board-column-tiles = tiles
luxor-board-column-actions = actions
luxor-board-column-captives = captives
luxor-board-column-points = points
luxor-board-column-chosen = chosen
luxor-board-mark-recent = last turn
luxor-board-mark-now = this turn
luxor-board-mark-draft = your plan
luxor-board-mark-free = possible
luxor-board-mark-full = full
luxor-board-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
luxor-board-sources = structures { $structures }, boats { $boats }, captives { $captives }
luxor-board-supply = { $count ->
    [one] 1 adventurer
   *[other] { $count } adventurers
} in the supply
luxor-board-tiles = { $count ->
    [0] no tile in hand
    [one] 1 tile in hand (set { $sets })
   *[other] { $count } tiles in hand (sets { $sets })
}
luxor-board-pile = { $count ->
    [0] draw pile empty
   *[other] draw pile { $count } (next: set { $set })
}
luxor-board-actions = action tiles { $hand } in hand, { $pile } in the pile
luxor-board-used = used: { $actions }
luxor-board-captives = captives: { $captives }
luxor-board-captive = { $count } of { $name }
luxor-board-chosen = has chosen
luxor-board-chosen-wait = You have chosen. The others still think.
luxor-board-not-chosen = has yet to choose
luxor-board-over = The game is over. { $result }
luxor-board-no-display = The starting display is still face down.
luxor-board-display = { $count ->
    [one] 1 tile lies
   *[other] { $count } tiles lie
} between { $first } and { $last }; the display may become { $limit } by { $limit } tiles.
luxor-board-how-to-read = Adventurers by player number, from bottom to top; the last one holds the tile.
luxor-board-list = { $title }: { $items }.
luxor-board-row = Row { $row }
luxor-board-full = full
luxor-board-boat = boat of { $number }
luxor-board-snakes = snakes of { $number }
luxor-board-boat-at = boat of { $name } on { $cell }
luxor-board-snakes-at = snakes of { $name } on { $cell }
luxor-board-recent = Last turn: { $cells }.
luxor-board-recent-now = Changed this turn: { $cells }.
luxor-board-held = { $name } holds { $tiles }.
luxor-board-free = You may place a tile on { $cells }.
luxor-board-targets = You may choose { $cells }.
luxor-board-plan = Your plan, not yet confirmed: { $plan }
luxor-board-plan-tile = { $tile } on { $cell }.
luxor-board-plan-crew = { $count ->
    [one] 1 adventurer
   *[other] { $count } adventurers
} on the camp.
luxor-board-plan-left = Left behind: { $places }.
luxor-board-plan-place = { $count } on { $cell }
luxor-board-plan-walkers = { $count ->
    [one] 1 walks
   *[other] { $count } walk
} on, { $direction }.
luxor-board-plan-action = { $action } with the adventurer on { $source }.
luxor-board-plan-target = Target: { $cell }.
luxor-board-alt-private = Expedition Luxor, your view of the board.
luxor-board-alt-public = Expedition Luxor, the board.

luxor-hand-title = Your hand
luxor-hand-tiles = Your tiles
luxor-hand-none = no tiles left
luxor-hand-set = set { $number }
luxor-hand-keep = You keep the camp. Which other tile do you keep?
luxor-hand-keep-choice = choose one
luxor-hand-keep-always = You keep
luxor-hand-gifts = You give away
luxor-hand-supply = Your supply: { $count }
luxor-hand-pile = Your draw pile: { $count }
luxor-hand-next = next: set { $number }
luxor-hand-empty = empty
luxor-hand-actions = Your action tiles
luxor-hand-actions-left = { $count ->
    [one] 1 more in the pile
   *[other] { $count } more in the pile
}
luxor-hand-actions-pile = Action pile: { $count }.
luxor-hand-no-actions = none left
luxor-hand-captives = Your captives
luxor-hand-tile = { $tile } (set { $number })
luxor-hand-worth = { $points ->
    [0] { "" }
    [one] 1 point
   *[other] { $points } points
}
luxor-hand-minimum = { $count ->
    [0] nobody can enter
    [one] at least 1 adventurer stays
   *[other] at least { $count } adventurers stay
}
