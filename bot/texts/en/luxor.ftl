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
luxor-a-tile-Cd = a desert camp
luxor-a-tile-Co = an oasis camp
luxor-a-tile-Td = a desert temple
luxor-a-tile-To = an oasis temple
luxor-a-tile-Pd = a desert pyramid
luxor-a-tile-Po = an oasis pyramid
luxor-a-tile-Ed = an empty desert
luxor-a-tile-M = a mountain
luxor-a-tile-L = a lake
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
luxor-board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
luxor-board-sources = structures { $structures }, boats { $boats }, captives { $captives }
luxor-board-supply = { $count ->
    [one] { $count } adventurer
   *[other] { $count } adventurers
} in the supply
luxor-board-tiles = { $count ->
    [0] no tile in hand
    [one] { $count } tile in hand (set { $sets })
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
luxor-board-chosen-wait = You have chosen. The others are still choosing.
luxor-board-not-chosen = is still choosing
luxor-board-over = The game is over. { $result }
luxor-board-no-display = The starting display is still face down.
luxor-board-display = { $count ->
    [one] { $count } tile lies
   *[other] { $count } tiles lie
} between { $first } and { $last }; the display may grow to { $limit } by { $limit } tiles.
luxor-board-how-to-read = Adventurers by player number, from bottom to top; the last one is on top.
luxor-board-row = Row { $row }
luxor-board-full = full
luxor-board-boat = player { $number }’s boat
luxor-board-snakes = player { $number }’s snakes
luxor-board-boat-at = { $name }’s boat on { $cell }
luxor-board-snakes-at = { $name }’s snakes on { $cell }
luxor-board-recent = Last turn: { $turns }.
luxor-board-news = Since your last turn: { $turns }.
luxor-board-recent-now = Changed this turn: { $cells }.
luxor-board-held = { $name } is on top of { $tiles }.
luxor-board-free = You may place a tile on { $cells }.
luxor-board-targets = You may choose { $cells }.
luxor-board-plan = Your plan, not yet confirmed: { $plan }
luxor-board-plan-tile = { $tile } on { $cell }.
luxor-board-plan-crew = { $count ->
    [one] { $count } adventurer
   *[other] { $count } adventurers
} on the camp.
luxor-board-plan-stays = { $count ->
    [one] { $count } stays
   *[other] { $count } stay
} on { $cell }.
luxor-board-plan-goes = { $count ->
    [one] { $count } walks
   *[other] { $count } walk
} to { $cell }.
luxor-board-plan-way = The walk goes { $direction }.
luxor-board-plan-walkers = { $count ->
    [one] { $count } walks
   *[other] { $count } walk
} on, { $direction }.
luxor-board-plan-action = { $action } with the adventurer on { $source }.
luxor-board-plan-target = Target: { $cell }.
luxor-board-alt-private = Expedition Luxor, your view of the board.
luxor-board-alt-public = Expedition Luxor, the board.

luxor-start-begins = { $name } begins
luxor-start-first = begins
luxor-start-alt = Expedition Luxor, the game begins.
luxor-end-alt = Expedition Luxor, the result.

luxor-card-hand = Your tiles
luxor-card-supply = { $count } in supply
luxor-card-actions = { $count ->
    [one] { $count } action tile
   *[other] { $count } action tiles
}
luxor-card-captives = { $count ->
    [one] { $count } captive
   *[other] { $count } captives
}

luxor-hand-title = Your hand
luxor-hand-tiles = Your tiles, with the set that all see on their backs
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
    [one] { $count } more in the pile
   *[other] { $count } more in the pile
}
luxor-hand-actions-pile = Action pile: { $count }.
luxor-hand-no-actions = none left
luxor-hand-captives = Your captives
luxor-hand-tile = { $tile } (set { $number })
luxor-hand-worth = { $points ->
    [0] { "" }
    [one] { $points } point
   *[other] { $points } points
}
luxor-hand-minimum = { $count ->
    [0] nobody can enter
    [one] at least { $count } adventurer stays
   *[other] at least { $count } adventurers stay
}

## Table

luxor-about = Place tiles and be on top of camps, temples and pyramids.
luxor-length = about 20 turns each, two weeks · easy to learn
luxor-option-adventures = New Adventures expansion: { $value }
luxor-option-adventures-false = Base game
luxor-option-adventures-true = With the New Adventures expansion
luxor-option-first_player = First player: seat { $value }
luxor-option-first_player-null = First player drawn at random
luxor-scope-adventures = New Adventures
luxor-source-structures = structures
luxor-source-boats = boats
luxor-source-captives = captives
luxor-reason-structures = { $held ->
    [one] { $held } structure held
   *[other] { $held } structures held
}: { $points }
luxor-reason-boats = { $boats ->
    [one] { $boats } boat
   *[other] { $boats } boats
}: { $points }
luxor-tie-supply = tie-break: { $count ->
    [one] { $count } adventurer left
   *[other] { $count } adventurers left
}
luxor-ahead-supply = { $first } before { $second }: { $count ->
    [one] { $count } adventurer left
   *[other] { $count } adventurers left
} against { $other }.

## Questions

luxor-ask-keep = Which tile do you keep besides the camp? The others go to the starting display.
luxor-ask-turn = { $possible ->
    [place] { $placed ->
        [0] { $most ->
            [1] Place your last tile: where?
           *[other] Place 1 to { $most } tiles. Where does the first one go?
        }
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
luxor-ask-deploy = How many of your { $supply } go on the camp?
luxor-ask-walk = { $walk ->
    [must] { $crew } adventurers are on the camp, at most { $room } can stay: where does a group go?
   *[may] { $crew ->
        [one] { $crew } adventurer is
       *[other] { $crew } adventurers are
    } on the camp. Does a group walk off, and where to?
}
luxor-ask-leave = { $at ->
    [camp] How many stay on the camp? { $walkers ->
        [one] { $walkers } adventurer is
       *[other] { $walkers } adventurers are
    } on it, at { $cell }. Any others walk on.
   *[tile] { $walkers ->
        [one] { $walkers } adventurer has
       *[other] { $walkers } adventurers have
    } reached { $cell }. How many stay there? Any others walk on.
}
luxor-ask-target = { $action }: which tile?
luxor-ask-confirm = Confirm your plan, as in the picture?
luxor-why-keep = A temple scores 2 for whoever is on top; a mountain is hard to enter, as 3 have to stay there.
luxor-why-turn = { $placed ->
    [0] On top at the end: camp 1, temple 2, pyramid 3.
   *[other] { "" }
}
luxor-why-walk = On each tile they pass some must stay, on top of whoever is there. At most 4 may stay on a tile.
luxor-why-leave = Whoever stays stands on top here and keeps the tile until somebody else comes.
luxor-why-target = Your adventurer leaves the mountain for it, and the action tile is used up.
luxor-why-confirm = Until you confirm nobody sees it, and *Undo* takes it back.
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
luxor-what-Td-end = { luxor-tile-Td }, then end the turn
luxor-what-To-end = { luxor-tile-To }, then end the turn
luxor-what-Pd-end = { luxor-tile-Pd }, then end the turn
luxor-what-Po-end = { luxor-tile-Po }, then end the turn
luxor-what-Ed-end = { luxor-tile-Ed }, then end the turn
luxor-what-M-end = { luxor-tile-M }, then end the turn
luxor-what-L-end = { luxor-tile-L }, then end the turn
luxor-count-spread = Spread the adventurers
luxor-count-spread-end = Spread them and end the turn
luxor-choose-count = how many?
luxor-choose-direction = which way?
luxor-choose-way = how many?
luxor-choose-way-spread = how?
luxor-choose-way-spread-end = how?
luxor-what-boat = { luxor-action-boat }
luxor-what-snakes = { luxor-action-snakes }
luxor-what-sandstorm = { luxor-action-sandstorm }
luxor-what-caravan = { luxor-action-caravan }

## Moves, as buttons and options say them

luxor-move-keep = Keep the { $tile }
luxor-move-place = { $cell }: { $tile }
luxor-move-deploy = { $count ->
    [0] no adventurers
    [one] { $count } adventurer
   *[other] { $count } adventurers
}
luxor-move-walk = { $direction-code ->
    [north] ↑ { $direction }
    [east] → { $direction }
    [south] ↓ { $direction }
    [west] ← { $direction }
   *[stand] { $direction }
}
luxor-move-leave = { $count ->
    [one] { $count } stays
   *[other] { $count } stay
}
luxor-move-confirm = { $end ->
    [end] Confirm and end my turn
   *[on] { $next ->
        [second] Confirm, then a 2nd tile
        [third] Confirm, then a 3rd tile
        [action] Confirm, then an action tile
       *[more] Confirm, then go on
    }
}
luxor-move-use = { $action }, adventurer from { $source }
luxor-move-target = { $cell }
luxor-move-end = End my turn
luxor-line-stay = { $count ->
    [one] { $count } stays
   *[other] { $count } stay
} on { $cell }
luxor-line-end = { $line }, and end the turn
luxor-line-place = { $cell }: { $tile }, and end the turn

## What cannot be taken back, as it is asked once more

luxor-warning-keep = Everybody else has chosen: with your choice, the starting tiles are turned face up.

## What happened

luxor-event-kept = { $seat } has chosen a starting tile.
luxor-event-laid = The starting tiles are turned face up. { $first_seat } begins.
luxor-event-placed = { $direction-code ->
    [stand] { $crew ->
        [0] { $seat } places { $a-tile } on { $cell }.
        [one] { $seat } places { $a-tile } on { $cell } with { $crew } adventurer.
       *[other] { $seat } places { $a-tile } on { $cell } with { $crew } adventurers.
    }
   *[other] { $seat } places { $a-tile } on { $cell }: { $stay ->
        [one] { $stay } stays
       *[other] { $stay } stay
    }, { $walked }.
}
luxor-walk = { $count ->
    [one] { $count } walks to { $cell }
   *[other] { $count } walk to { $cell }
}
luxor-walks = { $first }, { $rest }
luxor-event-drew-tile = You draw: { $tile }.
luxor-event-acted = { $action-code ->
    [boat] { $seat } puts a boat on { $target }; one of their adventurers goes from { $source } back to the supply.
    [snakes] { $seat } puts snakes on { $target }; one of their adventurers goes from { $source } back to the supply.
    [sandstorm] { $seat } sends a sandstorm from { $source } to { $target } and takes { $captives ->
        [0] no captives
        [one] { $captives } captive: **+{ $captives }**
       *[other] { $captives } captives: **+{ $captives }**
    }.
   *[caravan] { $seat } leads a caravan from { $source } to { $target }.
}
luxor-event-held = { $taken ->
    [yes] { $seat } takes { $cell } from { $former_seat }: **+{ $points }**, { $former_seat } **−{ $points }**.
   *[no] { $seat } holds { $cell }: **+{ $points }**.
}
luxor-event-left = { $seat } no longer holds { $cell }: **−{ $points }**.
luxor-event-boat-paid = { $seat } gets **+{ $points }** for the boat on { $cell }.
luxor-event-round-began = Round { $round }.
luxor-event-drew-action-tile = You draw an action tile: { $action }.
luxor-event-game-ended = The last tile is placed. Victory for { $winner_seats }!

## Events in at most six words after who did it

luxor-short-kept = chooses a starting tile
luxor-short-laid = The starting tiles are turned up
luxor-short-placed = places a tile on { $cell }
luxor-short-acted = { $action-code ->
    [boat] puts a boat on { $target }
    [snakes] puts snakes on { $target }
    [sandstorm] sends a sandstorm to { $target }
   *[caravan] leads a caravan to { $target }
}
luxor-short-held = { $taken ->
    [yes] takes over { $cell }
   *[no] holds { $cell }
}
luxor-short-left = no longer holds { $cell }
luxor-short-boat-paid = earns by the boat on { $cell }
luxor-short-game-ended = The last tile is placed

## Refusals

luxor-refusal-game-over = The game is over.
luxor-refusal-no-such-seat = There are only { $players } players.
luxor-refusal-not-your-turn = It is not your turn: { $turn_seat } is to play.
luxor-refusal-already-kept = You have already chosen your starting tile.
luxor-refusal-keep-first = First choose the tile you keep.
luxor-refusal-keep-other = You must keep the camp and one other tile.
luxor-refusal-action-used = You have already used an action; no more tiles this turn.
luxor-refusal-draft-open = First confirm your plan, or take it back with *Undo*.
luxor-refusal-three-tiles = You may place at most three tiles per turn.
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
luxor-refusal-camp-maximum = You may put at most { $maximum } adventurers on a camp.
luxor-refusal-supply-left = { $supply ->
    [one] Only { $supply } adventurer is left in your supply.
   *[other] Only { $supply } adventurers are left in your supply.
}
luxor-refusal-camp-crowded = Five adventurers can only be put on a camp if one of them can walk off, and nobody can walk from there.
luxor-refusal-must-walk = At most { $room } adventurers may stay on a tile, so at least one has to walk.
luxor-refusal-no-walkers = Nobody can walk: the first { $minimum ->
    [one] adventurer
   *[other] two adventurers
} must stay on the camp.
luxor-refusal-one-direction = All walkers go the same way.
luxor-refusal-no-walk = Nobody is walking now. Adventurers walk only from a camp just placed, in one straight line.
luxor-refusal-no-tile = There is no tile there.
luxor-refusal-lake = Nobody can enter a lake.
luxor-refusal-snakes = Snakes! Nobody can enter { $cell }.
luxor-refusal-no-room = There is no room on { $cell }: it has { $present } adventurers already.
luxor-refusal-entry-minimum = { $minimum ->
    [one] Entering { $cell } takes one adventurer who stays there.
    [2] { $cell } is an oasis: it needs two adventurers who stay there.
   *[other] { $cell } is a mountain: it needs three adventurers who stay there.
}
luxor-refusal-too-many-left = { $walkers ->
    [one] Only { $walkers } is walking.
   *[other] Only { $walkers } are walking.
}
luxor-refusal-camp-stays = { $minimum ->
    [one] The first adventurer must stay on the camp.
   *[other] The first two adventurers must stay on the camp.
}
luxor-refusal-nobody-walks = You have chosen to walk, so at least one adventurer must leave the camp.
luxor-refusal-tile-crowded = At most 4 adventurers per tile: { $cell } has room for { $room }.
luxor-refusal-rest-stuck = { $rest ->
    [one] The tiles further on have no room for the other adventurer.
   *[other] The tiles further on have no room for all the other { $rest } adventurers.
}
luxor-refusal-nothing-drafted = There is nothing to confirm. First place a tile.
luxor-refusal-draft-unfinished = First answer the open question; then confirm.
luxor-refusal-turn-must-end = Nothing more can follow in this turn, so it ends with this.
luxor-refusal-place-first = First place your terrain tile.
luxor-refusal-place-one = You must place at least one tile.
luxor-refusal-no-adventures = This table plays without New Adventures.
luxor-refusal-one-action = You may use only one action tile per turn.
luxor-refusal-no-action = First choose an action tile.
luxor-refusal-action-not-in-hand = You do not hold that action tile: { $action }.
luxor-refusal-no-mountain = You need an adventurer on a mountain. { $cell } is not a mountain with one of your adventurers on it.
luxor-refusal-no-effect = { $action } would have no effect from there, so it cannot be used.
luxor-refusal-target-no-tile = There is no tile on { $cell }.
luxor-refusal-boat-needs-lake = A boat needs a lake. { $cell } is not a lake.
luxor-refusal-boat-taken = There is already a boat on { $cell }.
luxor-refusal-boat-snakes = Snakes lie on { $cell }; no boat can go there.
luxor-refusal-snakes-taken = There is already a boat or snakes on { $cell }.
luxor-refusal-snakes-occupied = Snakes need an empty tile; adventurers stand on { $cell }.
luxor-refusal-sandstorm-same = The sandstorm must move to another tile.
luxor-refusal-sandstorm-majority = You do not have the majority on { $cell }.
luxor-refusal-sandstorm-full = You already have four adventurers on { $cell }.
luxor-refusal-caravan-far = A caravan goes to a tile beside its mountain. { $cell } is not next to it.

## Commands

luxor-command = Play Expedition Luxor by typing
luxor-command-keep = Choose the starting tile you keep
luxor-command-keep-tile = Which tile besides the camp
luxor-command-place = Place a tile; on a camp also adventurers, who may walk
luxor-command-place-tile = Which tile of your hand
luxor-command-place-cell = Where, such as F6
luxor-command-place-adventurers = How many go on the camp
luxor-command-place-walk = Direction of the walk, or stand
luxor-command-place-leave = How many stay on the camp and on each tile, such as 1 2 2
luxor-command-place-then = ok to confirm, ok end to confirm and end your turn
luxor-command-action = Use an action tile of New Adventures
luxor-command-action-use = Which action tile
luxor-command-action-mountain = Your mountain
luxor-command-action-target = The target tile
luxor-command-action-then = ok end to confirm and end your turn
luxor-command-confirm = Confirm your plan
luxor-command-confirm-then = ok to go on, ok end to end the turn
luxor-command-end = End your turn

## In one minute

luxor-minute =
    { "" }**Goal:** stand on top. At the end you score every camp, temple and pyramid on which your adventurer is uppermost.
    { "" }**Your turn:** place one to three tiles. Only a camp brings adventurers, up to five. Those who do not stay there walk on in a straight line; on each tile some stay behind, on top of whoever is there. A tile holds four.
    { "" }**Points:** camp 1, temple 2, pyramid 3. When all tiles are placed, the most points win.
luxor-minute-place = Place tiles
luxor-minute-place-note = One to three a turn, edge to edge
luxor-minute-camp = A camp brings adventurers
luxor-minute-camp-note = Up to five. The others walk straight on, and on each tile some stay.
luxor-minute-top = Be on top
luxor-minute-top-note = Whoever comes later stands on top. Four fit on a tile.
luxor-minute-points = Points at the end
luxor-minute-points-note = The number in the figure: so many must stay to enter.
luxor-key-points = points of the tile
luxor-key-stay = so many must stay there to enter it
luxor-key-stack = adventurers; the one on top scores
luxor-key-back = back of a tile with its set, 1 to 5
luxor-key-boat = boat of a player
luxor-key-snakes = snakes: nobody may enter
luxor-key-captive = captive
luxor-key-wall = the display ends here
luxor-key-empty = space without a tile
luxor-key-recent = changed in the last turn
luxor-key-tab = whose turn it was
luxor-key-step = steps of a walk, in order
luxor-key-free = you may place a tile here
luxor-key-target = you may choose this tile
luxor-key-choosable = you may keep this tile
luxor-key-kept = you keep this tile
luxor-key-given = you give this tile away
luxor-key-way = a walk may lead here
luxor-key-planned = your plan, not yet confirmed
luxor-key-walkers = so many walk on
luxor-key-leaving = an adventurer leaves this mountain

## The key of signs

luxor-signs =
    { "" }**The field**
    - letters above and numbers at the left: the names of spaces, such as F6
    - number on blue in the upper left corner of a tile: the points that it brings
    - adventurer with a number in the lower left corner: how many adventurers must at least stay when a group enters
    - discs: adventurers, { $disc-0 } 1 · { $disc-1 } 2 · { $disc-2 } 3 · { $disc-3 } 4. Those at the bottom came first, and the one on top scores.
    - stack: each disc shows whose it is on its side. Four fill a tile.
    - boat on a lake, or snakes over a tile: an action tile. The colour and the sign show whose it is.
    - disc in a cage: a captive
    - sand-coloured bar at the edge: the display cannot grow farther there
    - tiles in the text: { $luxor-tile-cd } { luxor-tile-Cd }, { $luxor-tile-co } { luxor-tile-Co }, { $luxor-tile-td } { luxor-tile-Td }, { $luxor-tile-to } { luxor-tile-To }, { $luxor-tile-pd } { luxor-tile-Pd }, { $luxor-tile-po } { luxor-tile-Po }, { $luxor-tile-ed } { luxor-tile-Ed }, { $luxor-tile-m } { luxor-tile-M }, { $luxor-tile-l } { luxor-tile-L }
    - action tiles: { $luxor-action-boat } { luxor-action-boat }, { $luxor-action-snakes } { luxor-action-snakes }, { $luxor-action-sandstorm } { luxor-action-sandstorm }, { $luxor-action-caravan } { luxor-action-caravan }
    { "" }**What is new**
    - frame of a dark and a white line: this tile has changed. In the post in the last turn, in your own pictures since your last turn.
    - disc in such a frame: whose turn it was. Numbers there: the steps of a walk, in their order.
    { "" }**What you can choose**
    - green broken frame with a name: you may place a tile on this space
    - green whole frame with a name: you may choose this tile
    - green arrow and numbers: where a walk may lead, step by step
    - broken purple frame: your plan, not yet confirmed
    - arrow in a player’s colour: how many walk on, and where to. −1: an adventurer leaves this mountain.
    { "" }**Now**
    - gold and { $pointer }: whose turn it is. { $crown }: who has won.

## Why a hint advises a move

luxor-because-own = { $instead ->
    [nobody] { $about } counts for you
    [nothing] { $about } is yours before { $rival } comes there
    [empty] { $about } is yours before { $rival } comes there
    [theirs] you take { $about } from { $rival }
   *[own] { $number ->
        [0] { $rival } can no longer take { $about }
       *[other] { $about } is harder to take for { $rival }
    }
}
luxor-because-theirs = { $instead ->
    [nobody] { $about } counts less for the others
    [theirs] { $less ->
        [1] { $about } counts less for { $rival }
       *[0] { $otherwise ->
            [-1] { $about } counts less for { $rival }
           *[other] { $about } is easier to take from { $rival }
        }
    }
   *[other] { $about } counts less for { $rival }
}
luxor-because-empty = { $instead ->
    [nobody] { $about } is easier for you to take
    [theirs] { $about } no longer counts for { $rival }
   *[other] { $number ->
        [0] { $rival } can no longer take { $about }
       *[other] { $less ->
            [1] { $about } is harder to take for { $rival }
           *[other] { $about } is easier for you to take
        }
    }
}
luxor-because-mountain = adventurers on the mountain { $about } are ready for an action tile
luxor-because-boat = the boat at { $about } has free cells beside it
luxor-because-supply = { $number } adventurers stay in your supply{ $otherwise ->
    [-1] {""}
   *[other] {", otherwise "}{ $otherwise }
}
luxor-because-rivals = { $instead ->
    [nobody] the others get less
   *[other] { $rival } gets less
}
luxor-because-hand = you keep more in hand
luxor-because-gifts = the tiles that you give away are worth less
luxor-because-rest = more can still be done in this turn
luxor-because-lead = you end farther ahead
