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

## Table

luxor-about = Lay tiles, send adventurers, hold the tops of temples and pyramids. About 30 turns.
luxor-option-adventures = New Adventures expansion: { $value }
luxor-option-adventures-false = Base game
luxor-option-adventures-true = With the New Adventures expansion
luxor-option-first_player = First player: seat { $value }
luxor-option-first_player-null = First player drawn at random
luxor-source-structures = structures
luxor-source-boats = boats
luxor-source-captives = captives
luxor-source-supply = supply

## Questions

luxor-ask-keep = You keep the camp. Which other tile do you keep? The remaining two go to the starting display.
luxor-ask-turn = { $possible ->
    [place] { $placed ->
        [0] Place a tile: choose where. The picture shows the free spaces.
        [1] Place a second tile, or end your turn.
       *[other] Place a third tile, or end your turn.
    }
    [place-or-use] { $placed ->
        [1] Place a second tile, use an action tile, or end your turn.
       *[other] Place a third tile, use an action tile, or end your turn.
    }
    [use] Use an action tile, or end your turn.
   *[end] No action tile of yours can be used now: end your turn.
}
luxor-ask-deploy = How many adventurers go on the camp? You have { $supply } in your supply.
luxor-ask-walk = { $crew ->
    [one] 1 adventurer is
   *[other] { $crew } adventurers are
} on the camp. Does a group walk off, and where to?
luxor-ask-leave = { $walkers ->
    [one] 1 adventurer is
   *[other] { $walkers } adventurers are
} at { $cell }. How many stay there? The rest walks on.
luxor-ask-target = { $action }: which tile?
luxor-ask-confirm = This is your plan, as in the picture. Make it final?
luxor-choose-row = which row?
luxor-choose-column = which space?
luxor-step-row = Row { $value }
luxor-step-column = Column { $value }
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
luxor-what-boat = { luxor-action-boat }
luxor-what-snakes = { luxor-action-snakes }
luxor-what-sandstorm = { luxor-action-sandstorm }
luxor-what-caravan = { luxor-action-caravan }

## Moves, as buttons and options say them

luxor-move-keep = Keep the { $tile }
luxor-move-place = { $cell }: { $tile }
luxor-move-deploy = { $count ->
    [0] none
    [one] 1 adventurer
   *[other] { $count } adventurers
}
luxor-move-walk = { $direction }
luxor-move-leave = { $count ->
    [one] 1 stays
   *[other] { $count } stay
}
luxor-move-confirm = { $end ->
    [end] Confirm and end my turn
   *[on] Confirm and go on
}
luxor-move-use = { $action }, adventurer from { $source }
luxor-move-target = { $cell }
luxor-move-end = End my turn

## What happened

luxor-event-kept = { $seat } has chosen a starting tile.
luxor-event-laid = The starting display is turned up. { $first_seat } begins.
luxor-event-placed = { $direction-code ->
    [stand] { $crew ->
        [0] { $seat } places { $tile } on { $cell }.
        [one] { $seat } places { $tile } on { $cell } with 1 adventurer.
       *[other] { $seat } places { $tile } on { $cell } with { $crew } adventurers.
    }
   *[other] { $seat } places { $tile } on { $cell } with { $crew } adventurers, who walk { $direction } and are left { $left }.
}
luxor-event-drew-tile = You draw: { $tile }.
luxor-event-acted = { $action-code ->
    [boat] { $seat } puts a boat on { $target }; an adventurer returns from { $source }.
    [snakes] { $seat } puts snakes on { $target }; an adventurer returns from { $source }.
    [sandstorm] { $seat } sends a sandstorm from { $source } to { $target } and takes { $captives ->
        [0] nobody
        [one] 1 captive
       *[other] { $captives } captives
    }.
   *[caravan] { $seat } leads a caravan from { $source } to { $target }.
}
luxor-event-drew-action-tile = You draw an action tile: { $action }.
luxor-event-game-ended = The last tile is placed. { $winner_seats } won.

## Refusals

luxor-refusal-game-over = The game is over.
luxor-refusal-no-such-seat = There are only { $players } players.
luxor-refusal-not-your-turn = It is not your turn: { $turn_seat } is to play.
luxor-refusal-already-kept = You have chosen your starting tile already.
luxor-refusal-keep-first = First choose the tile you keep.
luxor-refusal-keep-other = You must keep the camp and one other tile.
luxor-refusal-action-used = You have already used an action; no more tiles this turn.
luxor-refusal-draft-open = First confirm what you have begun, or take it back with *Undo*.
luxor-refusal-three-tiles = Three tiles per turn at most.
luxor-refusal-not-in-hand = You do not hold that tile: { $tile }.
luxor-refusal-taken = { $cell } is taken.
luxor-refusal-no-edge = { $cell } touches no tile: tiles must touch edge to edge, corners are not enough.
luxor-refusal-limit = { $cell } is too far out: the display would be { $size } tiles wide or high; the limit is { $limit }.
luxor-refusal-no-camp = Adventurers come into play only when you place a camp.
luxor-refusal-supply-short = Your supply is too small for this camp: it gets no adventurers.
luxor-refusal-camp-minimum = { $minimum ->
    [one] A desert camp needs at least one adventurer.
   *[other] An oasis camp needs at least two adventurers.
}
luxor-refusal-camp-maximum = At most { $maximum } adventurers go on a camp.
luxor-refusal-supply-left = { $supply ->
    [one] Only 1 adventurer is left in your supply.
   *[other] Only { $supply } adventurers are left in your supply.
}
luxor-refusal-camp-crowded = Five adventurers can only be put on a camp if one of them can walk off, and nobody can walk from there.
luxor-refusal-must-walk = At most { $room } adventurers may stay on a tile, so at least one has to walk.
luxor-refusal-no-walkers = Nobody can walk: the first { $minimum ->
    [one] adventurer
   *[other] two adventurers
} must stay in the camp.
luxor-refusal-one-direction = All walkers go the same way.
luxor-refusal-no-walk = Nobody is walking now. Adventurers walk only from a camp just placed, in one straight line.
luxor-refusal-no-tile = There is no tile there.
luxor-refusal-lake = Nobody can enter a lake.
luxor-refusal-snakes = Snakes! Nobody can enter { $cell }.
luxor-refusal-no-room = No room there: { $cell } holds { $present } already.
luxor-refusal-entry-minimum = { $minimum ->
    [one] Entering { $cell } takes one adventurer who stays there.
    [2] { $cell } is an oasis: it needs two adventurers who stay there.
   *[other] { $cell } is a mountain: it needs three adventurers who stay there.
}
luxor-refusal-too-many-left = { $walkers ->
    [one] Only 1 is walking.
   *[other] Only { $walkers } are walking.
}
luxor-refusal-camp-stays = { $minimum ->
    [one] The first adventurer must stay in the camp.
   *[other] The first two adventurers must stay in the camp.
}
luxor-refusal-nobody-walks = You have chosen to walk, so at least one adventurer must leave the camp.
luxor-refusal-tile-crowded = At most 4 adventurers per tile: { $cell } has room for { $room }.
luxor-refusal-rest-stuck = { $rest ->
    [one] The other one could not be left on the tiles beyond.
   *[other] The other { $rest } could not all be left on the tiles beyond.
}
luxor-refusal-nothing-drafted = There is nothing to confirm. First place a tile.
luxor-refusal-draft-unfinished = First answer the open question; then confirm.
luxor-refusal-turn-must-end = Nothing more can follow in this turn, so it ends with this.
luxor-refusal-place-first = First place your terrain tile.
luxor-refusal-place-one = You must place at least one tile.
luxor-refusal-no-adventures = This table plays without New Adventures.
luxor-refusal-one-action = One action tile per turn.
luxor-refusal-no-action = First choose an action tile.
luxor-refusal-action-not-in-hand = You do not hold that action tile: { $action }.
luxor-refusal-no-mountain = You need an adventurer on a mountain, and { $cell } is none with yours.
luxor-refusal-no-effect = { $action } would have no effect from there, so it cannot be used.
luxor-refusal-target-no-tile = There is no tile on { $cell }.
luxor-refusal-boat-needs-lake = A boat needs a lake, and { $cell } is none.
luxor-refusal-boat-taken = There is already a boat on { $cell }.
luxor-refusal-boat-snakes = Snakes lie on { $cell }; no boat can go there.
luxor-refusal-snakes-taken = Something lies on { $cell } already.
luxor-refusal-snakes-occupied = Snakes need an empty tile; adventurers stand on { $cell }.
luxor-refusal-sandstorm-same = The sandstorm must move to another tile.
luxor-refusal-sandstorm-majority = You do not hold the majority on { $cell }.
luxor-refusal-sandstorm-full = You have four adventurers on { $cell } already.
luxor-refusal-caravan-far = A caravan goes to a tile beside its mountain; { $cell } is not.

## Commands

luxor-command = Play Expedition Luxor by typing
luxor-command-keep = Choose the starting tile you keep
luxor-command-keep-tile = Which tile besides the camp
luxor-command-place = Place a tile, and on a camp adventurers who may walk
luxor-command-place-tile = Which tile of your hand
luxor-command-place-cell = Where, such as F6
luxor-command-place-adventurers = How many go on the camp
luxor-command-place-walk = Where a group walks, or stand
luxor-command-place-leave = How many stay on the camp and on each tile, such as 1 2 2
luxor-command-place-then = ok to make it final, ok end to end the turn too
luxor-command-action = Use an action tile of New Adventures
luxor-command-action-use = Which action tile
luxor-command-action-mountain = Your mountain
luxor-command-action-target = The tile it is about
luxor-command-action-then = ok end to make it final
luxor-command-confirm = Make your plan final
luxor-command-confirm-then = ok to go on, ok end to end the turn
luxor-command-end = End your turn
