## Board

expedition_1996-colour-red = red
expedition_1996-colour-yellow = yellow
expedition_1996-colour-blue = blue
expedition_1996-letter-red = R
expedition_1996-letter-yellow = Y
expedition_1996-letter-blue = B
expedition_1996-region-north_america = North America
expedition_1996-region-south_america = South America
expedition_1996-region-europe = Europe
expedition_1996-region-africa = Africa
expedition_1996-region-asia = Asia
expedition_1996-region-south_pacific_and_australia = South Pacific and Australia
expedition_1996-region-short-south_pacific_and_australia = Pacific, Australia
expedition_1996-board-title = Expedition (1996)
expedition_1996-board-turn = { $name } to move
expedition_1996-board-your-turn = Your turn
expedition_1996-board-winner = { $name } wins!
expedition_1996-board-shared = Shared victory: { $names }
expedition_1996-board-over = The game is over. { $result }
expedition_1996-board-left = { $count ->
    [one] { $count } arrow left
   *[other] { $count } arrows left
}
expedition_1996-board-rest = { $count } left
expedition_1996-board-rest-each = { $count ->
    [one] All three in { $place } · { $count } arrow left each
   *[other] All three in { $place } · { $count } arrows left each
}
expedition_1996-board-finished = finished
expedition_1996-board-tip = { $colour } stands at { $place } ({ $left })
expedition_1996-board-route = Route: { $route }.
expedition_1996-board-not-begun = Not started.
expedition_1996-board-news = News: { $turns }.
expedition_1996-board-news-own = Since your last turn: { $turns }.
expedition_1996-board-news-turn = { $name }: { $what }
expedition_1996-board-news-removed = removed { $arrows }
expedition_1996-board-news-you = you
expedition_1996-board-ways = Next: { $places }.
expedition_1996-board-loop = { $place } (loop)
expedition_1996-board-next = { $colour } may go to { $places }.
expedition_1996-board-branches = { $count ->
    [one] { $count } branch is possible: { $ways }.
   *[other] { $count } branches are possible: { $ways }.
}
expedition_1996-board-mark = You may place a chip on { $places }.
expedition_1996-board-mark-many = You may place a chip on any of { $count } places.
expedition_1996-board-only-tickets = Any other arrow costs a voucher.
expedition_1996-board-row = Row
expedition_1996-board-deck = { $count ->
    [0] The deck is empty.
    [one] { $count } mission in the deck.
   *[other] { $count } missions in the deck.
}
expedition_1996-board-supply = { $count ->
    [one] { $count } voucher in the supply.
   *[other] { $count } vouchers in the supply.
}
expedition_1996-board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
expedition_1996-board-now = { $points } ({ $now } if over)
expedition_1996-board-hand = { $count ->
    [one] { $count } mission
   *[other] { $count } missions
}
expedition_1996-board-tickets = { $count ->
    [one] { $count } voucher
   *[other] { $count } vouchers
}
expedition_1996-board-to-mark = { $count ->
    [one] { $count } chip to place
   *[other] { $count } chips to place
}
expedition_1996-board-marks = chips on { $places }
expedition_1996-board-marks-of = { $name }’s chips: { $places }.
expedition_1996-board-collected = { $count ->
    [one] { $count } chip collected
   *[other] { $count } chips collected
}
expedition_1996-board-unfulfilled = left in hand: { $places }
expedition_1996-board-alt-private = Expedition (1996), your view of the board.
expedition_1996-board-alt-public = Expedition (1996), the board.
expedition_1996-map-alt = Expedition (1996), the whole map with the names of all points.
expedition_1996-owed-marks = { $count ->
    [one] place the last chip
   *[other] place a chip; { $count } left
}
expedition_1996-owed-exchange = exchange: keep one of two missions
expedition_1996-owed-branch = lay a branch for { $colour }
expedition_1996-owed-bonus = { $count ->
    [one] use { $count } bonus arrow
   *[other] use { $count } bonus arrows
}
expedition_1996-owed-main = lay the main arrow
expedition_1996-owed-laid = main arrow laid
expedition_1996-owed-tickets = { $count ->
    [one] { $count } voucher left this turn
   *[other] { $count } vouchers left this turn
}
expedition_1996-owed-last = last round
expedition_1996-close-branch = { $count ->
    [one] { $count } possible branch
   *[other] { $count } possible branches
}
expedition_1996-hand-title = Your missions
expedition_1996-hand-chips = Your chips
expedition_1996-hand-none = no missions left
expedition_1996-hand-marked = { $place } (with chip)
expedition_1996-hand-distance = lines to go
expedition_1996-hand-farther = { $count } more: *{ button-hand }*
expedition_1996-hand-from-start = lines from the start
expedition_1996-hand-question = You give away { $place }. Which one do you keep?
expedition_1996-hand-given = You give away { $place }.
expedition_1996-hand-keep = You keep one of { $places }.
expedition_1996-hand-opened = Completed
expedition_1996-hand-taken = From the row
expedition_1996-hand-collected = Chips collected
expedition_1996-hand-sunk = You put under the deck
expedition_1996-kind-start = start
expedition_1996-kind-red = red dot
expedition_1996-kind-green = green dot
expedition_1996-kind-edge = red dot { $number } on both edges
expedition_1996-where-next = Next to it: { $places }.
expedition_1996-where-start = { $count ->
    [0] This is the start.
    [one] { $count } line from the start.
   *[other] { $count } lines from the start.
}
expedition_1996-where-far = Lines from each expedition: { $distances }.
expedition_1996-where-tips = Standing here: { $colours }.
expedition_1996-where-row = It is mission { $letter } in the row.
expedition_1996-where-mark = { $name }’s chip is here.
expedition_1996-where-own = It is mission { $number } in your hand now.
expedition_1996-targets-title = Your targets, the nearest first
expedition_1996-targets-none = no targets left
expedition_1996-targets-marked = with your chip

## Table

expedition_1996-about = Lead three shared expeditions to the places of your missions.
expedition_1996-length = 8 to 20 turns each, one to two weeks · easy to learn
expedition_1996-option-variant_a = Variant A: { $value }
expedition_1996-option-variant_a-false = Variant A: off
expedition_1996-option-variant_a-false-about = 4 chips each; branches from anywhere on the route
expedition_1996-option-variant_a-true = Variant A: on
expedition_1996-option-variant_a-true-about = Up to 10 chips each; branches only from the last loop
expedition_1996-option-variant_b = Variant B: { $value }
expedition_1996-option-variant_b-false = Variant B: off
expedition_1996-option-variant_b-false-about = Missions and chips
expedition_1996-option-variant_b-true = Variant B: on
expedition_1996-option-variant_b-true-about = Chips only; whoever collects all their own first wins
expedition_1996-option-first_player = First player: seat { $value }
expedition_1996-option-first_player-null = First player drawn at random
expedition_1996-scope-variant_a = Variant A
expedition_1996-scope-without_variant_a = Game without Variant A
expedition_1996-scope-variant_b = Variant B
expedition_1996-scope-without_variant_b = Game without Variant B
expedition_1996-source-missions = missions completed
expedition_1996-source-chips = chips collected
expedition_1996-source-row = from the row
expedition_1996-source-unfulfilled = left in hand
expedition_1996-source-uncollected = chips on the board
expedition_1996-reason-missions = { $own ->
    [one] { $completed } of { $own } mission in hand completed
   *[other] { $completed } of { $own } missions in hand completed
}: { $points }
expedition_1996-reason-unfulfilled = { $left ->
    [one] { $left } mission left in hand
   *[other] { $left } missions left in hand
}: { $points }
expedition_1996-reason-chips = { $chips ->
    [one] { $chips } chip collected
   *[other] { $chips } chips collected
}: { $points }
expedition_1996-reason-row = { $row ->
    [one] { $row } mission from the row
   *[other] { $row } missions from the row
}: { $points }
expedition_1996-reason-uncollected = { $forgotten ->
    [one] { $forgotten } chip left on the board
   *[other] { $forgotten } chips left on the board
}: { $points }
expedition_1996-ahead-distance = { $first } before { $second }: { $count ->
    [one] { $count } line to the chips left
   *[other] { $count } lines to the chips left
} against { $other }.
expedition_1996-result-line-chips = { $rank }. { $name } · { $points ->
    [one] { $points } chip collected
   *[other] { $points } chips collected
}

## Questions

expedition_1996-ask-chip = { $left ->
    [one] Place your last chip. Which place do you mark?
   *[other] Place one of your { $left } chips. Which place do you mark?
}
expedition_1996-ask-keep = Which of the two missions do you keep? The other one goes under the deck.
expedition_1996-ask-turn = { $main ->
    [laid] Your main arrow is laid.
   *[owed] Lay your main arrow.
} { $spent ->
    [0] { $tickets ->
        [0] You have no vouchers.
        [one] You may spend { $tickets } voucher.
        [2] You may spend your 2 vouchers.
       *[other] You may spend 2 of your { $tickets } vouchers.
    }
    [1] { $tickets ->
        [0] You have no vouchers left.
       *[other] You may spend 1 more voucher.
    }
   *[other] You have spent both vouchers of this turn.
}
expedition_1996-ask-branch = A loop! Lay a free branch for { $colour }: from where to where?
expedition_1996-ask-bonus = { $bonuses ->
    [one] You have a bonus arrow: lay it in any colour or decline it.
   *[other] You have { $bonuses } bonus arrows: lay one in any colour or decline it.
}
expedition_1996-why-chip = You collect it when an expedition reaches its place. Everybody sees it.
expedition_1996-why-keep = A mission near an expedition is completed sooner; each one left in hand costs 1 at the end.
expedition_1996-why-turn = { $spent ->
    [0] { $main ->
        [laid] { "" }
       *[owed] Lead the expeditions to your missions and chips.
    }
   *[other] { "" }
}
expedition_1996-why-branch = The expedition goes on from the branch.
expedition_1996-why-bonus = A bonus arrow moves any expedition one line on and costs nothing.
expedition_1996-choose-region = which region?
expedition_1996-choose-place = which place?
expedition_1996-choose-colour = which colour?
expedition_1996-choose-from = which branch?
expedition_1996-choose-to = which one?
expedition_1996-choose-to-ticket = which action?
expedition_1996-what-main = main arrow
expedition_1996-what-ticket = voucher
expedition_1996-what-bonus = bonus arrow
expedition_1996-colour-exchange = exchange (1 voucher)
expedition_1996-what-decline = { expedition_1996-move-decline }
expedition_1996-what-end = { expedition_1996-move-end }
expedition_1996-what-and-end = arrow, then end my turn
expedition_1996-region-red_dots = red dots
expedition_1996-region-green_dots = green dots
expedition_1996-region-and-end = { expedition_1996-what-and-end }

## Moves, as buttons and options say them

expedition_1996-move-lay = { $by ->
    [ticket] Voucher: { $colour } → { $to }
    [bonus] Bonus: { $colour } → { $to }
   *[main] { $colour } → { $to }
}{ $to_kind ->
    [red] { " (red dot)" }
    [green] { " (green dot, then a bonus arrow)" }
    [start] { " (start)" }
   *[place] { "" }
}
expedition_1996-move-branch = { $start } → { $to }{ $to_kind ->
    [red] { " (red dot)" }
    [green] { " (green dot, then a bonus arrow)" }
    [start] { " (start)" }
   *[place] { "" }
}
expedition_1996-then-lay = { $by ->
    [ticket] Voucher: { $colour } → { $to }
    [bonus] Bonus: { $colour } → { $to }
   *[main] { $colour } → { $to }
}
expedition_1996-then-branch = { $start } → { $to }
expedition_1996-move-remove = Voucher: remove the last { $colour } arrow
expedition_1996-move-decline = Decline the bonus arrow
expedition_1996-move-end = End my turn
expedition_1996-move-chip = { $place }
expedition_1996-move-pass = Pass: place no more chips
expedition_1996-move-exchange = Voucher: exchange { $place }
expedition_1996-move-keep = Keep { $place }
expedition_1996-benefit-row = row mission
expedition_1996-benefit-own = your mission
expedition_1996-benefit-marked = your mission with chip
expedition_1996-benefit-chip = your chip
expedition_1996-benefit-loop = loop
expedition_1996-benefit-ticket = voucher
expedition_1996-benefit-bonus = bonus arrow

## What cannot be taken back, as it is asked once more

expedition_1996-warning-chip = { $tells ->
    [yes] Your chip on { $place } tells everybody that you hold its mission.
   *[no] Your chip stays on { $place } until an expedition gets there.
}
expedition_1996-warning-pass = { $count ->
    [one] You place no more chips: { $count } goes out of the game unused.
   *[other] You place no more chips: { $count } go out of the game unused.
}
expedition_1996-warning-exchange = { $count ->
    [one] You give away { $place } and draw { $count } mission, which you keep.
   *[other] You give away { $place } and draw { $count } missions, of which you keep one.
}
expedition_1996-warning-ends = This ends the game.
expedition_1996-warning-reach = Reaching { $place } may show who holds its mission.
expedition_1996-warning-return = Going back to { $place } may show who holds its mission.
expedition_1996-warning-row = Reaching { $place } takes its mission from the row, and a new mission is turned up there.

## What happened

expedition_1996-event-chip-placed = { $left ->
    [0] { $seat } places their last chip on { $place }.
   *[other] { $seat } places a chip on { $place }.
}
expedition_1996-event-passed = { $unable ->
    [yes] { $unused ->
        [one] { $seat } cannot place any more chips. Their { $unused } unused chip is out of the game.
       *[other] { $seat } cannot place any more chips. Their { $unused } unused chips are out of the game.
    }
   *[no] { $unused ->
        [one] { $seat } passes and places no more chips. Their { $unused } unused chip is out of the game.
       *[other] { $seat } passes and places no more chips. Their { $unused } unused chips are out of the game.
    }
}
expedition_1996-event-begun = All chips are placed. { $first_seat } begins.
expedition_1996-event-round-began = Round { $round }.
expedition_1996-event-arrow-laid = { $by ->
    [ticket] { $seat } spends a voucher and leads { $colour } from { $tail } to { $head }.
    [bonus] { $seat } uses a bonus arrow and leads { $colour } from { $tail } to { $head }.
    [branch] { $seat } lays a branch for { $colour } from { $tail } to { $head }.
   *[main] { $seat } leads { $colour } from { $tail } to { $head }.
}
expedition_1996-event-arrow-removed = { $seat } spends a voucher and removes the { $colour } arrow from { $tail } to { $head }.
expedition_1996-event-ticket-gained = { $count ->
    [0] { $seat } gets no voucher for the red dot: the supply is empty.
    [one] { $seat } gets { $count } voucher (red dot).
   *[other] { $seat } gets { $count } vouchers.
}
expedition_1996-event-loop-formed = { $seat } forms a loop with { $colour } at { $point }.
expedition_1996-event-bonus-earned = { $seat } gets a bonus arrow (green dot).
expedition_1996-event-bonus-lapsed = { $declined ->
    [yes] { $seat } declines the bonus arrow.
   *[no] { $count ->
        [one] No arrow can be laid: the bonus arrow is lost.
       *[other] No arrow can be laid: { $count } bonus arrows are lost.
    }
}
expedition_1996-event-colour-over = { $stuck ->
    [yes] The { $colour } expedition is finished: no branch can be laid.
   *[no] The { $colour } expedition is finished: all its arrows are laid.
}
expedition_1996-event-mission-opened = { $chip ->
    [yes] { $seat } completes the mission { $place } and takes their chip back: **+2**.
   *[no] { $seat } completes the mission { $place }: **+1**.
}
expedition_1996-event-chip-collected = { $left ->
    [0] { $seat } collects their last chip, on { $place }: **+1**.
   *[other] { $seat } collects the chip on { $place }: **+1**; { $left } left on the board.
}
expedition_1996-event-row-taken = { $seat } takes { $place } from the row: **+1**.
expedition_1996-event-row-refilled = New in the row: { $place }.
expedition_1996-event-row-short = { $size ->
    [0] The deck is empty, and so is the row.
    [one] The deck is empty; { $size } mission is left in the row.
   *[other] The deck is empty; { $size } missions are left in the row.
}
expedition_1996-event-exchanged = { $seat } spends a voucher and exchanges a mission.
expedition_1996-event-exchange-drawn = You give away { $given } and draw { $drawn }.
expedition_1996-event-mission-kept = You keep { $kept }.
expedition_1996-event-last-round = { $seat } has no mission left in hand: this round is the last.
expedition_1996-event-game-ended = { $how ->
    [arrows] All three expeditions are finished. Victory for { $winner_seats }!
    [chips] { $winner_seats } has collected all their chips and wins.
   *[round] The last round is finished. Victory for { $winner_seats }!
}

## Events in at most six words after who did it

expedition_1996-short-begun = All chips are placed
expedition_1996-short-chip-placed = places a chip: { $place }
expedition_1996-short-passed = places no more chips
expedition_1996-short-arrow-laid = reaches { $head } ({ $colour })
expedition_1996-short-arrow-removed = returns to { $tip }
expedition_1996-short-loop-formed = forms a loop with { $colour }
expedition_1996-short-bonus-earned = gets a bonus arrow
expedition_1996-short-colour-over = The { $colour } expedition is finished
expedition_1996-short-row-taken = takes { $place }
expedition_1996-short-ticket-gained = { $count ->
    [0] finds no voucher left
    [one] gets { $count } voucher
   *[other] gets { $count } vouchers
}
expedition_1996-short-last-round = has no mission left in hand
expedition_1996-short-mission-opened = completes { $place }
expedition_1996-short-chip-collected = collects a chip: { $place }
expedition_1996-short-exchanged = exchanges a mission
expedition_1996-short-game-ended = { $how ->
    [arrows] All three expeditions are finished
    [chips] All chips of one are collected
   *[round] The last round is finished
}

## Refusals

expedition_1996-refusal-game-over = The game is over.
expedition_1996-refusal-not-your-turn = It is not your turn: { $turn_seat } is to play.
expedition_1996-refusal-no-such-point = There is no place or dot called “{ $point }”.
expedition_1996-refusal-no-such-colour = There is no such colour: { $colour }. The colours are red, yellow and blue.
expedition_1996-refusal-branch-first = First lay your { $colour } branch.
expedition_1996-refusal-bonus-first = { $bonuses ->
    [one] First use your bonus arrow, or decline it.
   *[other] First use your { $bonuses } bonus arrows, or decline them.
}
expedition_1996-refusal-two-tickets = You may spend at most { $limit } vouchers a turn; you have spent { $spent }.
expedition_1996-refusal-no-ticket = You have no voucher left.
expedition_1996-refusal-main-laid = You have already laid your main arrow. Any other arrow costs a voucher.
expedition_1996-refusal-main-owed = Lay your main arrow before you end your turn.
expedition_1996-refusal-no-bonus = You have no bonus arrow now.
expedition_1996-refusal-colour-over = The { $colour } expedition is finished: none of its arrows may be laid or removed.
expedition_1996-refusal-not-from-tip = The { $colour } expedition stands at { $point }, and no line leads from there to { $to }.
expedition_1996-refusal-no-branching = The { $colour } expedition can go on only from where it stands, and no line leads from there to { $point }.
expedition_1996-refusal-turning-back = The { $colour } expedition has just come from { $point } and may not turn straight back.
expedition_1996-refusal-line-used = There is already a { $colour } arrow on the line between { $point } and { $to }.
expedition_1996-refusal-second-loop = You have already formed a { $colour } loop this turn, and going to { $point } would close another.
expedition_1996-refusal-start-line-taken = The first arrow of an expedition needs an empty line, and there is already an arrow on the line to { $to }.
expedition_1996-refusal-no-arrow = There is no { $colour } arrow on the board to remove.
expedition_1996-refusal-loop-by-removal = You have already formed a { $colour } loop this turn. Removing this arrow would form another.
expedition_1996-refusal-other-colour = Your branch must be { $colour }.
expedition_1996-refusal-no-line = No line joins { $point } and { $to }.
expedition_1996-refusal-already-visited = A branch must lead to a new place or dot, and { $to } is already on the { $colour } route.
expedition_1996-refusal-off-the-loop = The branch must start on the last loop, and { $point } is not on it.
expedition_1996-refusal-no-arrowhead = The branch must start where an arrow of its colour leads, and no { $colour } arrow leads to { $point }.
expedition_1996-refusal-not-visited = The branch must start on the route, and { $point } is not on the { $colour } route.
expedition_1996-refusal-chips-first = First place your chips; the expeditions set off afterwards.
expedition_1996-refusal-chips-placed = All chips have been placed.
expedition_1996-refusal-no-passing = { $left ->
    [one] You may not pass; you have { $left } chip left to place.
   *[other] You may not pass; you have { $left } chips left to place.
}
expedition_1996-refusal-not-a-place = { $place } is a dot, not a place. Chips go only on places.
expedition_1996-refusal-not-in-hand = You do not hold this mission: { $place }.
expedition_1996-refusal-next-to-start = { $place } is right next to the start, too near for a chip.
expedition_1996-refusal-chip-there = There is already a chip on { $place }.
expedition_1996-refusal-no-missions = In Variant B there are no missions to exchange.
expedition_1996-refusal-marked = Your chip is on { $place }, so you cannot give this mission away.
expedition_1996-refusal-deck-empty = The deck is empty, so nothing can be exchanged.
expedition_1996-refusal-keep-first = First choose which mission you keep.
expedition_1996-refusal-no-exchange = You are not exchanging a mission now.
expedition_1996-refusal-not-drawn = { $place } is not among the missions that you drew.

## Commands

expedition_1996-command = Play Expedition (1996) by typing
expedition_1996-command-arrow = Lay your main arrow
expedition_1996-command-arrow-colour = Which expedition: red, yellow or blue
expedition_1996-command-arrow-to = Where it leads, such as Timbuktu
expedition_1996-command-voucher = Spend a voucher to lay an arrow
expedition_1996-command-voucher-colour = Which expedition: red, yellow or blue
expedition_1996-command-voucher-to = Where it leads, such as Timbuktu
expedition_1996-command-bonus = Lay a bonus arrow
expedition_1996-command-bonus-colour = Which expedition: red, yellow or blue
expedition_1996-command-bonus-to = Where it leads, such as Timbuktu
expedition_1996-command-branch = Lay the branch that follows a loop
expedition_1996-command-branch-arrow = Colour, where it starts, where it leads
expedition_1996-command-remove = Spend a voucher to remove the last arrow of an expedition
expedition_1996-command-remove-colour = Which expedition: red, yellow or blue
expedition_1996-command-exchange = Spend a voucher to exchange a mission from your hand
expedition_1996-command-exchange-mission = The mission you give away
expedition_1996-command-keep = Keep one of the two missions drawn
expedition_1996-command-keep-mission = The mission you keep
expedition_1996-command-chip = Place a chip
expedition_1996-command-chip-place = The place you mark
expedition_1996-command-decline = Decline a bonus arrow
expedition_1996-command-pass = Place no more chips (Variant A)
expedition_1996-command-end = End your turn

## In one minute

expedition_1996-minute =
    { "" }**Goal:** lead the three shared expeditions to the places of your missions.
    { "" }**Your turn:** lay one arrow, red, yellow or blue, from where that expedition stands. A red dot gives a voucher (another action), a green dot a bonus arrow, a loop a branch.
    { "" }**Points:** 1 for each of your missions whose place is reached, 2 with your chip; 1 for a public mission that you reach. At the end each mission in hand and each chip left costs 1.
    { "" }**Variant B:** chips alone; the first to collect all wins.
expedition_1996-minute-goal = Reach your places
expedition_1996-minute-goal-note = Everybody moves all three expeditions. Numbers on pink: your missions
expedition_1996-minute-turn = Lay one arrow
expedition_1996-minute-turn-note = Red, yellow or blue, from where that expedition stands
expedition_1996-minute-more = Extras
expedition_1996-minute-red = voucher: one more action
expedition_1996-minute-green = bonus arrow
expedition_1996-minute-loop = loop: a free branch
expedition_1996-minute-points = Points
expedition_1996-minute-own = own mission
expedition_1996-minute-marked = with your chip
expedition_1996-minute-row = public mission
expedition_1996-minute-left = in hand at the end
expedition_1996-minute-board = on the board at the end
expedition_1996-key-place = place; each has a mission
expedition_1996-key-red = red dot: a voucher
expedition_1996-key-edge = edge dot: same number, same point
expedition_1996-key-pin = an expedition is here
expedition_1996-key-hollow = hollow: not started yet
expedition_1996-key-old = older arrow
expedition_1996-key-new = new arrow
expedition_1996-key-gone = an arrow was removed
expedition_1996-key-order = who laid it, and in which order
expedition_1996-key-halo = point that you may choose
expedition_1996-key-free = arrow that you may lay
expedition_1996-key-choice = its name in menus and when you type
expedition_1996-key-shared = the same in several colours
expedition_1996-key-loop = going there closes a loop
expedition_1996-key-own = mission in your hand
expedition_1996-key-row = public mission
expedition_1996-key-mark = chip of a player
expedition_1996-key-fresh = new chip
expedition_1996-key-ring = the picture is about this point
expedition_1996-key-lead = thin line: what belongs to a point

## The key of signs

expedition_1996-signs =
    { "" }**The map**
    - { $star } the start, Stockholm
    - round dot in the colour of its region: a place. Each place has a mission.
    - { $ticket } in a red diamond: a red dot, which brings a voucher
    - { $plus } in a green circle: a green dot, which brings a bonus arrow
    - red number at the edge of the map: an edge dot. The same number on the left and on the right is the same point.
    - thin line from a name, a letter, a number or a shield: it leads to the point they belong to
    { "" }**Expeditions**
    - { $red } red arrows have dots, { $yellow } yellow ones bars, { $blue } blue ones a light core
    - pin with one of these signs: the expedition is at this point
    - broad, bright arrow: a new one. In the post it was laid in the last turn, in your own pictures since your last turn. Paler arrows are older.
    - number at a new arrow: the order in which they were laid. The shield before a number shows who laid this one and the next ones.
    - dashed line, crossed out: an arrow was removed here
    { "" }**Missions and chips**
    - letter on white: a mission in the row
    - number on pink: a mission of yours. Only you see it. When one leaves your hand, those after it move up.
    - shield: a player’s chip, with a golden edge if it is new. Players 1 to 6: { $seat-0 } 1 · { $seat-1 } 2 · { $seat-2 } 3 · { $seat-3 } 4 · { $seat-4 } 5 · { $seat-5 } 6
    { "" }**What you can choose**
    - broken ring or dashed line in light green: a point that you may choose, or a line on which you may lay an arrow
    - coloured label such as R1 or Y2: buttons and menus call the same thing so. You can also type it after `/move`.
    - whole ring: the point that the picture is about
    - curved arrow: going there closes a loop
    { "" }**Now**
    - gold and { $pointer }: whose turn it is. { $crown }: who has won.
    - number after { $red }, { $yellow } or { $blue } in the text: how many lines this expedition is from the place

## Start and end

expedition_1996-start-alt = Expedition (1996), the start of the game.
expedition_1996-start-seats = Players
expedition_1996-start-first = { $name } begins
expedition_1996-start-begins = begins
expedition_1996-start-basic = Basic game
expedition_1996-start-variant_a = Variant A
expedition_1996-start-variant_b = Variant B
expedition_1996-end-alt = Expedition (1996), the end of the game.
expedition_1996-end-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
expedition_1996-end-tie = { $count } chips each; the shorter way to the remaining chips decides: { $facts }
expedition_1996-end-tie-of = { $name } { $count }
expedition_1996-end-missions = missions
expedition_1996-end-chips = chips
expedition_1996-end-row = row
expedition_1996-end-unfulfilled = in hand
expedition_1996-end-uncollected = on board

## Why a hint advises a move

expedition_1996-because-marked = { $newly ->
    [1] you place your chip on { $about }, which is { $number ->
        [one] { $number } line
       *[other] { $number } lines
    } away
   *[0] { $about }, your mission with a chip, is then { $number ->
        [one] { $number } line
       *[other] { $number } lines
    } away{ $otherwise ->
        [-1] {""}
        [0] {", otherwise out of reach"}
       *[other] {", otherwise "}{ $otherwise }
    }
}
expedition_1996-because-chip = { $about }, your chip, is then { $number ->
    [one] { $number } line
   *[other] { $number } lines
} away{ $otherwise ->
    [-1] {""}
    [0] {", otherwise out of reach"}
   *[other] {", otherwise "}{ $otherwise }
}
expedition_1996-because-mission = { $about }, your mission, is then { $number ->
    [one] { $number } line
   *[other] { $number } lines
} away{ $otherwise ->
    [-1] {""}
    [0] {", otherwise out of reach"}
   *[other] {", otherwise "}{ $otherwise }
}
expedition_1996-because-points = it scores at once
expedition_1996-because-rivals = the others get less
expedition_1996-because-theirs = { $about }, a chip of { $rival }, is then { $number ->
    [0] out of reach
    [one] { $number } line away
   *[other] { $number } lines away
}{ $otherwise ->
    [-1] {""}
   *[other] {", otherwise "}{ $otherwise }
}
expedition_1996-because-tickets = you have { $number ->
    [one] { $number } voucher
   *[other] { $number } vouchers
} then, otherwise { $otherwise }
expedition_1996-because-row = missions of the row come nearer
expedition_1996-because-arrows = you may lay { $number ->
    [one] { $number } more arrow
   *[other] { $number } more arrows
} in this turn{ $otherwise ->
    [-1] {""}
   *[other] {", otherwise "}{ $otherwise }
}
expedition_1996-because-branch = the expedition may go on from another point
expedition_1996-because-standstill = the expeditions get on
expedition_1996-because-lead = you end farther ahead
expedition_1996-because-won = it wins the game
expedition_1996-because-fresh = you choose a new mission
