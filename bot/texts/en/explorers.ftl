## Words

explorers-terrain-P = prairie
explorers-terrain-W = water
explorers-terrain-D = desert
explorers-terrain-M = mountain
explorers-side-P = { explorers-terrain-P }
explorers-side-W = { explorers-terrain-W }
explorers-side-D = { explorers-terrain-D }
explorers-side-M = { explorers-terrain-M }
explorers-side-PM = prairie and mountain
explorers-side-WD = water and desert
explorers-side-PD = prairie and desert
explorers-side-WM = water and mountain
explorers-a-terrain-P = on prairie
explorers-a-terrain-W = on water
explorers-a-terrain-D = on desert
explorers-a-terrain-M = on mountain
explorers-a-side-P = { explorers-a-terrain-P }
explorers-a-side-W = { explorers-a-terrain-W }
explorers-a-side-D = { explorers-a-terrain-D }
explorers-a-side-M = { explorers-a-terrain-M }
explorers-a-side-PM = on prairie and mountain
explorers-a-side-WD = on water and desert
explorers-a-side-PD = on prairie and desert
explorers-a-side-WM = on water and mountain
explorers-symbol-k = key
explorers-symbol-m = map
explorers-symbol-h = horse
explorers-symbol-a = apple
explorers-symbol-c = carrot
explorers-symbol-f = fish
explorers-symbol-g = gem
explorers-symbol-T = temple
explorers-a-symbol-a = an apple
explorers-a-symbol-c = a carrot
explorers-a-symbol-f = a fish
explorers-a-symbol-g = a gem

## Achievements: names, and what each demands and gives

explorers-achievement-long-road = Long Road
explorers-achievement-great-square = Great Square
explorers-achievement-straight-line = Straight Line
explorers-achievement-untouched-maps = Untouched: maps
explorers-achievement-untouched-horses = Untouched: horses
explorers-achievement-untouched-gems = Untouched: gems
explorers-achievement-every-prairie = Every Prairie
explorers-achievement-every-water = Every Water
explorers-achievement-every-desert = Every Desert
explorers-achievement-every-mountain = Every Mountain
explorers-achievement-good-neighbours = Good Neighbours
explorers-achievement-pilgrim = Pilgrim
explorers-achievement-four-shores = Four Shores
explorers-achievement-at-home = Everywhere at Home
explorers-achievement-full-baskets = Full Baskets
explorers-achievement-village-rings = Village Rings
explorers-achievement-temple-guard = Temple Guard
explorers-achievement-lands-end = Land’s End
explorers-demand-long-road = 12 points for a full row or column of 16 crosses.
explorers-demand-great-square = n × n points for the largest full square of n × n crosses.
explorers-demand-straight-line = 1 point for each cross of the longest line without a gap, diagonals included.
explorers-demand-untouched-maps = 6 points at the end if no map is crossed.
explorers-demand-untouched-horses = 8 points at the end if no horse is crossed.
explorers-demand-untouched-gems = 16 points at the end if no gem is crossed.
explorers-demand-every-prairie = 10 points for at least one cross in each area of prairie.
explorers-demand-every-water = 10 points for at least one cross in each area of water.
explorers-demand-every-desert = 10 points for at least one cross in each area of desert.
explorers-demand-every-mountain = 10 points for at least one cross in each area of mountain.
explorers-demand-good-neighbours = Race, 10, 8, 6, 4 points: a cross beside each of the four villages.
explorers-demand-pilgrim = Race, 10, 8, 6, 4 points: a cross beside 3 villages, and 3 temples crossed.
explorers-demand-four-shores = Race, 10, 8, 6, 4 points: a cross on each of the four edges of the landscape.
explorers-demand-at-home = Race, 10, 8, 6, 4 points: at least 3 crosses on each tile.
explorers-demand-full-baskets = 2, 4, 7, 10 points for 1, 2, 3, 4 sets of apple, carrot and fish.
explorers-demand-village-rings = 2, 4, 7, 10 points for 1, 2, 3, 4 villages with a cross on all four sides.
explorers-demand-temple-guard = 3, 6, 10, 15 points for 1, 2, 3, 4 temples with at least 2 crosses beside them.
explorers-demand-lands-end = 5, 10, 15, 20 points for 1, 2, 3, 4 crossed corners of the landscape.

## Table

explorers-about = All players cross squares at the same time, on copies of one landscape.
explorers-length = 28 turns, all at the same time, two weeks · easy to learn
explorers-option-expert = Expert sides: { $value }
explorers-option-expert-none = All sides normal
explorers-option-expert-temples = Expert temples
explorers-option-expert-provisions = Expert provisions
explorers-option-expert-villages = Expert villages
explorers-option-expert-gems = Expert gems
explorers-option-achievements = Achievements: { $value }
explorers-option-achievements-0 = No achievements
explorers-option-achievements-1 = 1 achievement
explorers-option-achievements-2 = 2 achievements
explorers-option-achievements-3 = 3 achievements
explorers-option-first_player = First player: seat { $value }
explorers-option-first_player-null = First player drawn at random
explorers-option-drawn_landscape = Landscape: { $value }
explorers-option-drawn_landscape-false = The first player may change the landscape
explorers-option-drawn_landscape-true = The landscape stays as it is drawn
explorers-scope-temples = Expert temples
explorers-scope-normal_temples = Normal temples
explorers-scope-provisions = Expert provisions
explorers-scope-normal_provisions = Normal provisions
explorers-scope-gems = Expert gems
explorers-scope-normal_gems = Normal gems
explorers-scope-villages = Expert villages
explorers-scope-normal_villages = Normal villages
explorers-scope-achievements = Achievements
explorers-scope-solo = Solo
explorers-scope-together = Game of several players
explorers-source-provisions = provisions
explorers-source-gems = gems
explorers-source-temples = temples
explorers-source-villages = villages
explorers-source-achievements = achievements
explorers-reason-provisions = { $provisions ->
    [one] { $provisions } provision
   *[other] { $provisions } provisions
}: { $points }
explorers-reason-gems = { $gems ->
    [one] { $gems } gem
   *[other] { $gems } gems
}: { $points }
explorers-reason-temples = { $temples ->
    [one] { $temples } temple visited
   *[other] { $temples } temples visited
}: { $points }
explorers-tie-maps = tie-break: { $count ->
    [one] { $count } map used
   *[other] { $count } maps used
}
explorers-ahead-maps = { $first } before { $second }: { $count ->
    [one] { $count } map used
   *[other] { $count } maps used
} against { $other }.
explorers-grade-daydreamer = Daydreamer
explorers-grade-rambler = Rambler
explorers-grade-scout = Scout
explorers-grade-trailblazer = Trailblazer
explorers-grade-cartographer = Cartographer
explorers-grade-legend = Legend
explorers-title-round = { $round ->
    [0] set-up
   *[other] round { $round }, turn { $number }
}

## Questions

explorers-ask-layout = This is the landscape. Accept it, draw another one, or change a tile? { $changes ->
    [one] { $changes } change is left.
   *[other] { $changes } changes are left.
}
explorers-ask-village = Several villages are equally close to the centre. Which one is the start village?
explorers-ask-begin = On which terrain type do you place your 3 start crosses? The first one must touch the start village.
explorers-ask-side = Which side of the card do you choose? You have 3 crosses there, the others 2 there or 3 on the other side.
explorers-ask-take = Where do you place your crosses?
explorers-ask-cross = { $left ->
    [one] { $left } cross
   *[other] { $left } crosses
} { $a-side }: where?
explorers-ask-horse = Horse: one more cross, any terrain. Where?
explorers-ask-bonus = The temple gives you { $count ->
    [one] { $count } bonus cross
   *[other] { $count } bonus crosses
}. On which terrain type? Or stop.
explorers-ask-bonus-cross = Bonus: which square { $a-side } do you cross? Or stop. { $left ->
    [one] { $left } bonus cross is left.
   *[other] { $left } bonus crosses are left.
}
explorers-ask-commit = { $lost ->
    [none] Your crosses are placed. Commit them?
   *[other] No square is allowed for the rest of your crosses, so they are lost: { $lost ->
        [key] you have no key for the temple beside your crosses
        [closed] the provisions beside your crosses are closed for you in this round
        [both] you have no key for the temple beside your crosses, and the provisions there are closed for you in this round
       *[apart] no free square { $a-side } touches your crosses
    }. Commit, or take something back?
}
explorers-why-layout = Everybody plays on it. Four villages, a temple on each tile.
explorers-why-village = Everybody begins there, and all crosses spread from it.
explorers-why-begin = From there you go on: towards a key, a temple or provisions.
explorers-why-side = Take the terrain on which 3 crosses bring you most.
explorers-why-take = What they reach counts, not only their number.
explorers-why-bonus = Bonus crosses follow the same rules, and what you do not place is lost.
explorers-why-commit = Once everybody has committed, nothing can be changed.
explorers-why-bonus-cross = Bonus crosses follow the same rules, and what you do not place is lost.
explorers-choose-quadrant = accept, draw again, or which quadrant?
explorers-choose-tile = which tile?
explorers-choose-degrees = which tile, turned how far?
explorers-choose-row = which row?
explorers-choose-square = which square?
explorers-choose-square-placed = + = points
explorers-choose-square-placed-commit = { explorers-choose-square-placed }
explorers-choose-side = which side?
explorers-choose-terrain = which terrain?
explorers-step-quadrant = Quadrant { $value }
explorers-step-tile = Tile { $value }
explorers-step-degrees = { $value ->
    [0] Not turned
   *[other] Turned by { $value }°
}
explorers-step-row = Row { $value }
explorers-quadrant-accept = Play on this landscape
explorers-quadrant-redraw = Draw another landscape
explorers-side-map = Use a map
explorers-row-stop = Stop: no more bonus crosses
explorers-row-placed = All crosses at once
explorers-row-placed-commit = All crosses, then commit

## Moves, as buttons and options say them

explorers-move-accept = Play on this landscape
explorers-move-redraw = Draw another landscape
explorers-move-place = { $quadrant }: tile { $tile }, { $degrees ->
    [0] not turned
   *[other] turned by { $degrees }°
}
explorers-move-village = Village on { $square }
explorers-move-begin = { $terrain }
explorers-move-side = { $side }
explorers-move-take = { $a-side }
explorers-move-map = Map: 4 crosses { $a-terrain }
explorers-move-mark = { $square }
explorers-move-bonus = Bonus crosses { $a-terrain }
explorers-move-stop = Stop: no more bonus crosses
explorers-move-commit = Commit my crosses
explorers-line-placed = { $marked }{ $points ->
    [none] { "" }
   *[other] { " · " }{ $points }
}
explorers-line-committed = { $line } · commit
explorers-line-finds = { $first }, { $rest }
explorers-benefit-P = prairie
explorers-benefit-W = water
explorers-benefit-D = desert
explorers-benefit-M = mountain
explorers-benefit-k = key
explorers-benefit-m = map
explorers-benefit-h = horse
explorers-benefit-a = apple
explorers-benefit-c = carrot
explorers-benefit-f = fish
explorers-benefit-g = gem
explorers-benefit-T = temple
explorers-benefit-village = beside a village
explorers-benefit-two = 2 crosses
explorers-benefit-three = 3 crosses
explorers-caveat-lost = no square is possible there
explorers-undo-commit = Withdraw my commit

## What cannot be taken back, as it is asked once more

explorers-warning-accept = The game begins on this landscape.
explorers-warning-redraw = This landscape will not come back.
explorers-warning-village = Everybody starts from this village.
explorers-warning-side = Everybody sees at once which side you choose, and marks by it.

## What happened

explorers-event-drawn = { $seat } has another landscape drawn: { $layout }.
explorers-event-placed = { $seat } puts tile { $tile } into quadrant { $quadrant }, { $degrees ->
    [0] not turned
   *[other] turned by { $degrees }°
}.
explorers-event-accepted = { $count ->
    [0] The landscape stands.
    [1] The landscape stands. Achievement in play: { $achievement }.
   *[other] The landscape stands. Achievements in play: { $achievement }.
}
explorers-event-started = { $chosen ->
    [yes] { $seat } chooses the village on { $square } as the start village.
   *[no] The start village is on { $square }, closest to the centre.
}
explorers-event-turned = { $active ->
    [solo] Round { $round }, turn { $number }: 3 crosses { $near-code ->
            [P] { explorers-a-side-P }
            [W] { explorers-a-side-W }
            [D] { explorers-a-side-D }
            [M] { explorers-a-side-M }
            [PM] { explorers-a-side-PM }
            [WD] { explorers-a-side-WD }
            [PD] { explorers-a-side-PD }
           *[WM] { explorers-a-side-WM }
        }, or 2 { $far-code ->
            [P] { explorers-a-side-P }
            [W] { explorers-a-side-W }
            [D] { explorers-a-side-D }
            [M] { explorers-a-side-M }
            [PM] { explorers-a-side-PM }
            [WD] { explorers-a-side-WD }
            [PD] { explorers-a-side-PD }
           *[WM] { explorers-a-side-WM }
        }.
    [nobody] Round { $round }, turn { $number }: { $side } / { $other_side-code ->
            [P] { explorers-side-P }
            [W] { explorers-side-W }
            [D] { explorers-side-D }
            [M] { explorers-side-M }
            [PM] { explorers-side-PM }
            [WD] { explorers-side-WD }
            [PD] { explorers-side-PD }
           *[WM] { explorers-side-WM }
        }. Nobody is active: 3 crosses on either side.
   *[somebody] Round { $round }, turn { $number }: { $side } / { $other_side-code ->
            [P] { explorers-side-P }
            [W] { explorers-side-W }
            [D] { explorers-side-D }
            [M] { explorers-side-M }
            [PM] { explorers-side-PM }
            [WD] { explorers-side-WD }
            [PD] { explorers-side-PD }
           *[WM] { explorers-side-WM }
        }. { $seat } is active.
}
explorers-event-sided = { $seat } chooses { $side }: 3 crosses there, 2 for the others.
explorers-event-chose = { $map ->
    [yes] { $seat } uses a map: { $crosses } crosses { $a-side }.
   *[no] { $seat } has { $crosses } crosses { $a-side }.
}
explorers-event-crossed = { $symbol-code ->
    [none] { $seat } crosses { $square }.
    [k] { $seat } crosses { $square }: a key, which opens a temple.
    [m] { $seat } crosses { $square }: a map, for a later turn.
    [h] { $seat } crosses { $square }: a horse, so one extra cross on any terrain type.
    [T] { $seat } crosses { $square }: a temple; a key is struck.
   *[other] { $seat } crosses { $square }: { $a-symbol }.
}
explorers-event-lost = { $what ->
    [regular] { $count ->
        [one] No square is allowed any more for { $count } cross: it is lost.
       *[other] No square is allowed any more for { $count } crosses: they are lost.
    }
    [horse] { $count ->
        [one] No square is allowed for { $count } cross of a horse: it is lost.
       *[other] No square is allowed for { $count } crosses of horses: they are lost.
    }
   *[bonus] { $count ->
        [one] No square is allowed for { $count } bonus cross: it is lost.
       *[other] No square is allowed for { $count } bonus crosses: they are lost.
    }
}
explorers-event-chose-bonus = { $seat } has { $count ->
    [one] { $count } bonus cross
   *[other] { $count } bonus crosses
} { $a-terrain }.
explorers-event-stopped = { $seat } stops and gives up { $count ->
    [one] { $count } bonus cross
   *[other] { $count } bonus crosses
}.
explorers-event-committed = Your crosses are committed. They stand as soon as everybody has committed.
explorers-event-marked = { $map ->
    [yes] { $seat } uses a map, { $crosses } crosses { $a-side }
   *[no] { $seat } has { $crosses } crosses { $a-side }
}: { $count ->
    [0] none can be placed
   *[other] { $marked }
}{ $keys ->
    [0] { "" }
    [one] { " · " }{ $keys } key
   *[other] { " · " }{ $keys } keys
}{ $maps ->
    [0] { "" }
    [one] { " · " }{ $maps } map
   *[other] { " · " }{ $maps } maps
}{ $horses ->
    [0] { "" }
    [one] { " · " }{ $horses } horse
   *[other] { " · " }{ $horses } horses
}{ $apples ->
    [0] { "" }
    [one] { " · " }{ $apples } apple
   *[other] { " · " }{ $apples } apples
}{ $carrots ->
    [0] { "" }
    [one] { " · " }{ $carrots } carrot
   *[other] { " · " }{ $carrots } carrots
}{ $fish ->
    [0] { "" }
    [one] { " · " }{ $fish } fish
   *[other] { " · " }{ $fish } fish
}{ $gems ->
    [0] { "" }
    [one] { " · " }{ $gems } gem
   *[other] { " · " }{ $gems } gems
}.
explorers-event-visited = { $seat } visits temple { $quadrant }: **{ $points }**{ $bonus ->
    [0] { "" }
    [one] { " and " }{ $bonus } bonus cross
   *[other] { " and " }{ $bonus } bonus crosses
}.
explorers-event-fulfilled = { $seat } fulfils “{ $achievement }”: **{ $points }**.
explorers-event-counted = { $source-code ->
    [villages] { $seat } gets **{ $points }** for crosses beside villages.
   *[achievements] { $seat } gets **{ $points }** for achievements.
}
explorers-event-round-scored = { $seat } gets **{ $provisions }** for provisions and **{ $gems }** for gems at the end of round { $round }.
explorers-event-struck = { $temples ->
    [none] { $achievement-code ->
        [none] A new round: nothing is left to strike for { $seat }.
       *[other] A new round: { $seat } loses the highest open value of each race not yet fulfilled: { $achievement }.
    }
   *[other] { $achievement-code ->
        [none] A new round: { $seat } loses the highest open value of each temple not yet visited: { $temples }.
       *[other] A new round: { $seat } loses the highest open value of each temple not yet visited ({ $temples }) and of each race not yet fulfilled ({ $achievement }).
    }
}

## Events in at most six words after who did it

explorers-short-drawn = has another landscape drawn
explorers-short-placed = puts tile { $tile } into quadrant { $quadrant }
explorers-short-accepted = The landscape stands
explorers-short-started = starts at the village on { $square }
explorers-short-marked = { $count ->
    [0] can place no cross
    [one] places { $count } cross
   *[other] places { $count } crosses
}
explorers-short-visited = visits temple { $quadrant }
explorers-short-fulfilled = fulfils an achievement
explorers-short-counted = { $source-code ->
    [villages] gets points for villages
   *[achievements] gets points for achievements
}
explorers-short-round-scored = gets points for provisions and gems

## Refusals

explorers-refusal-game-over = The game is over.
explorers-refusal-no-such-seat = { $players ->
    [one] There is only { $players } player.
   *[other] There are only { $players } players.
}
explorers-refusal-layout-stands = The landscape stands and cannot be changed any more.
explorers-refusal-not-first = Only the first player, { $first_seat }, decides that.
explorers-refusal-changed-enough = The landscape has been changed { $most } times, the most for one game. Now accept it.
explorers-refusal-no-such-tile = There is no tile { $tile }: they are numbered 1 to 8.
explorers-refusal-tile-once = Each tile only once: tile { $tile } already lies in quadrant { $quadrant }. Choose another tile.
explorers-refusal-lies-so = Tile { $tile } already lies like that in quadrant { $quadrant }. Choose another tile or turn it.
explorers-refusal-layout-first = First { $first_seat } has to accept a landscape.
explorers-refusal-village-stands = The start village is settled already.
explorers-refusal-not-closest = Not one of the closest villages. Choose among { $squares }.
explorers-refusal-card-fixed = The card cannot be turned round: take 3 crosses on the near side or 2 on the far side.
explorers-refusal-nobody-active = Nobody is active this turn, so nobody chooses a side for all. Take 3 crosses on either side.
explorers-refusal-not-active = Only the active player, { $active_seat }, chooses a side of the card for all.
explorers-refusal-side-final = You have already chosen: { $side }. All have seen it, so it is final.
explorers-refusal-set-up-first = The set-up is not finished yet: { $first_seat } has to settle the landscape and the start village.
explorers-refusal-start-crosses-first = First all place their start crosses; then the first card is turned.
explorers-refusal-not-on-card = That is not on the card, which shows { $side } or { $other_side-code ->
        [P] { explorers-side-P }
        [W] { explorers-side-W }
        [D] { explorers-side-D }
        [M] { explorers-side-M }
        [PM] { explorers-side-PM }
        [WD] { explorers-side-WD }
        [PD] { explorers-side-PD }
       *[WM] { explorers-side-WM }
    }.
explorers-refusal-side-first = Choose a side of the card first, even if you want to use a map.
explorers-refusal-wait-for-side = Wait until { $active_seat } has chosen a side of the card.
explorers-refusal-committed = You have committed already. To change something, first press *Withdraw my commit*.
explorers-refusal-started = The start crosses are placed already. Now follow the card.
explorers-refusal-chosen = You have already chosen for this turn: { $side }. *Undo* takes that back.
explorers-refusal-not-beside-start = That terrain does not touch your start village: { $terrain }. Next to it are { $beside-code ->
        [PWD] { explorers-terrain-P }, { explorers-terrain-W } and { explorers-terrain-D }
        [PWM] { explorers-terrain-P }, { explorers-terrain-W } and { explorers-terrain-M }
        [PDM] { explorers-terrain-P }, { explorers-terrain-D } and { explorers-terrain-M }
       *[WDM] { explorers-terrain-W }, { explorers-terrain-D } and { explorers-terrain-M }
    }.
explorers-refusal-start-terrain = No card has been turned yet. Choose the terrain type of your start crosses.
explorers-refusal-own-side = You are active: your crosses go { $a-side }, as you have chosen, unless you use a map.
explorers-refusal-no-map-yet = You cannot use a map for your start crosses.
explorers-refusal-one-map = One map per turn: you are using one already.
explorers-refusal-map-too-new = You found this map only this turn. You may use it from the next turn on.
explorers-refusal-no-map = You have no unused map. Cross a map on the landscape to get one.
explorers-refusal-map-too-late = Use a map before your first cross. *Undo* takes your crosses back.
explorers-refusal-choose-first = First choose where your crosses go this turn.
explorers-refusal-bonus-terrain-first = First choose the terrain type of your { $count ->
    [one] { $count } bonus cross
   *[other] { $count } bonus crosses
}, or stop.
explorers-refusal-only-two = You have only 2 crosses { $a-side }, and both are placed. Commit, or take something back.
explorers-refusal-all-placed = All your crosses are placed. Commit, or take something back.
explorers-refusal-off-map = That square is not on the landscape: squares are called A1 to P16.
explorers-refusal-village = { $square } is a village. Villages cannot be crossed.
explorers-refusal-taken = { $square } is already crossed.
explorers-refusal-apart = { $square } touches none of your crosses. It must touch one along an edge; a corner is not enough.
explorers-refusal-no-key = You need a key for the temple on { $square }. Cross a key first.
explorers-refusal-bonus-terrain = { $square } is { $terrain }. These bonus crosses go only { $a-side }.
explorers-refusal-start-terrain-only = { $square } is { $terrain }. Your start crosses all go { $a-side }.
explorers-refusal-map-terrain = { $square } is { $terrain }. A map means one terrain type only: { $side }.
explorers-refusal-pair-only = { $square } is { $terrain }. Only { $side } this turn.
explorers-refusal-terrain-only = { $square } is { $terrain }. Your crosses of this turn go only { $a-side }.
explorers-refusal-had-already = You already have { $symbol-code ->
    [a] an apple
    [c] a carrot
   *[f] a fish
} in round { $round }, so { $square } is closed until the next round.
explorers-refusal-no-provisions = No provisions can be collected in round { $round }: { $square } is closed.
explorers-refusal-other-provisions = Only { $collected-code ->
    [a] apples
    [c] carrots
   *[f] fish
} can be collected in round { $round }: { $square } is closed ({ $symbol }).
explorers-refusal-four-already = You already have four { $symbol-code ->
    [a] apples
    [c] carrots
   *[f] fish
} in round { $round }: { $square } is closed.
explorers-refusal-batch-terrain = These bonus crosses go { $a-side }, as you have chosen. Place them there, or stop.
explorers-refusal-horse-first = First place the extra cross of your horse.
explorers-refusal-regular-first = Bonus crosses come after the regular ones: you still have { $count ->
    [one] { $count } cross
   *[other] { $count } crosses
} to place.
explorers-refusal-no-bonus = You have no bonus crosses to place now. On the expert side a temple gives them.
explorers-refusal-crosses-left = You still have { $count ->
    [one] { $count } cross
   *[other] { $count } crosses
} to place: a square is still allowed.
explorers-refusal-bonus-left = You still have { $count ->
    [one] { $count } bonus cross to place
   *[other] { $count } bonus crosses to place
}. Go on, or stop.

## Commands

explorers-command = Play Explorers by typing
explorers-command-place = Put a tile into a quadrant of the landscape
explorers-command-place-quadrant = The quadrant: A, B, C or D
explorers-command-place-tile = The number of the tile
explorers-command-place-degrees = How far it is turned clockwise
explorers-command-begin = Choose the terrain type of your start crosses, and cross squares
explorers-command-begin-terrain = The terrain type, such as desert
explorers-command-begin-first = The first square, such as C7
explorers-command-begin-second = The second square
explorers-command-begin-third = The third square
explorers-command-begin-then = commit, if this is all
explorers-command-side = Choose a side of the card as the active player
explorers-command-side-side = The side, such as water or water+desert
explorers-command-take = Choose where your crosses go, and cross squares
explorers-command-take-side = The side of the card, such as water or water+desert
explorers-command-take-first = The first square, such as C7
explorers-command-take-second = The second square
explorers-command-take-third = The third square
explorers-command-take-then = commit, if this is all
explorers-command-map = Use a map: 4 crosses on one terrain type
explorers-command-map-terrain = The terrain type, such as desert
explorers-command-map-first = The first square, such as C7
explorers-command-map-second = The second square
explorers-command-map-third = The third square
explorers-command-map-fourth = The fourth square
explorers-command-map-then = commit, if this is all
explorers-command-cross = Cross squares
explorers-command-cross-square = The first square, such as C7
explorers-command-cross-second = The second square
explorers-command-cross-third = The third square
explorers-command-cross-then = commit, if this is all
explorers-command-commit = Commit your crosses of this turn

## Board

explorers-board-title = Explorers
explorers-board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
explorers-board-round = Round { $round }
explorers-board-number = Turn { $number }
explorers-board-your-turn = Your turn
explorers-board-when = Round { $round }, turn { $number }
explorers-board-tile = Tile { $number }
explorers-board-turned = { $degrees ->
    [0] not turned
   *[other] turned by { $degrees }°
}
explorers-board-layout = { $name } lays out the landscape
explorers-board-village = { $name } chooses the start village
explorers-board-start = Start crosses
explorers-board-side = { $name } chooses a side
explorers-board-mark = { $players ->
    [1] Place your crosses
   *[other] All place crosses
}
explorers-board-winner = { $name } wins!
explorers-board-shared = Draw: { $names }
explorers-board-grade = { $grade }, { $count ->
    [one] { $count } point
   *[other] { $count } points
}
explorers-board-card = Card: { $first } or { $second }
explorers-board-chosen = { $name } chose { $side }
explorers-board-crosses = { $count ->
    [one] { $count } cross
   *[other] { $count } crosses
} on { $side }
explorers-board-gone = Turned before in this round
explorers-board-nothing = nothing left
explorers-board-temple-values = Temples, values still open
explorers-board-temple-bonus = Temples, bonus crosses still open
explorers-board-achievements = Achievements
explorers-board-keys = { $count ->
    [one] { $count } key
   *[other] { $count } keys
}{ $used ->
    [0] { "" }
   *[other] { " " }({ $used } used)
}
explorers-board-maps = { $count ->
    [one] { $count } map
   *[other] { $count } maps
}{ $used ->
    [0] { "" }
   *[other] { " " }({ $used } used)
}
explorers-board-gems = { $count ->
    [one] { $count } gem
   *[other] { $count } gems
}
explorers-board-visited = temples visited: { $temples }
explorers-board-basket = provisions of this round: { $items }
explorers-board-basket-of = Round { $round }, provisions: { $items }
explorers-board-none = none
explorers-board-closed = Closed for you in this round
explorers-board-draft = Crossed in this turn, in this order
explorers-board-allowed = You may cross
explorers-board-villages = You may choose
explorers-board-last = Last turn
explorers-board-crossed = Crosses by row
explorers-board-tiles = Tiles
explorers-board-placed = { $quadrant }: tile { $tile }, { $degrees ->
    [0] not turned
   *[other] turned by { $degrees }°
}, village { $village }
explorers-board-village-key = village with the number of its tile
explorers-board-cross-key = your cross
explorers-board-temples-at = Temples
explorers-board-start-village = Start village: { $square }.
explorers-board-alt-private = Explorers, your landscape.
explorers-board-alt-public = Explorers, the landscapes of all.

explorers-start-begins = { $name } is the first player
explorers-start-first = first player
explorers-start-alt = Explorers, the game begins.
explorers-end-alt = Explorers, the result.
explorers-end-total = total
explorers-end-shared = { $names }: same rank, as they also used equally many maps.

explorers-button-hand = My sheet
explorers-hand-title = Your score sheet
explorers-hand-rounds = Provisions and gems
explorers-hand-temples = Temples
explorers-hand-villages = Villages
explorers-hand-achievements = Achievements
explorers-hand-total = If the game ended now: { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
explorers-hand-round = { $provisions ->
    [one] { $provisions } point
   *[other] { $provisions } points
}, { $gems } for gems
explorers-hand-temple = Temple { $quadrant }: not visited, still open { $values }.
explorers-hand-visited = Temple { $quadrant }: visited, { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
explorers-hand-village = Village { $number }: { $beside ->
    [one] { $beside } cross
   *[other] { $beside } crosses
} beside it, { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
explorers-hand-progress = { $wanted ->
    [0] now { $reached }
   *[other] { $reached } of { $wanted }
}
explorers-hand-untouched = { $count ->
    [0] untouched
   *[other] { $count } crossed
}
explorers-hand-race = { $progress }, still open: { $values }

explorers-signs =
    { "" }**The landscape**
    - letters above and numbers at the left: the names of squares, such as C8
    - { $explorers-prairie } { explorers-terrain-P }, { $explorers-water } { explorers-terrain-W }, { $explorers-desert } { explorers-terrain-D }, { $explorers-mountain } { explorers-terrain-M }
    - { $explorers-key } { explorers-symbol-k }, { $explorers-map } { explorers-symbol-m }, { $explorers-horse } { explorers-symbol-h }, { $explorers-apple } { explorers-symbol-a }, { $explorers-carrot } { explorers-symbol-c }, { $explorers-fish } { explorers-symbol-f }, { $explorers-gem } { explorers-symbol-g }
    - house { $explorers-village }: a village with the number of its tile
    - temple { $explorers-temple }: its letter, and below it what the next visitor gets, a + for bonus crosses. Pink: you have visited it, with your points.
    - { $explorers-cross }: a cross. Crossed squares are lighter, and what lies on them stays in front of the cross.
    - light cross on a dark square: made in the last turn
    - pink frame with a number: crossed in this turn, in this order; not yet committed
    - hatched square with a pale object: closed for you in this round
    - green frame with a name: you may cross this square
    - green dot: within reach of the terrain types you choose among
    { "" }**Above your landscape**
    - the card with its two sides and how many crosses you have on each. Gold frame: the side that the active player chose, or the near side in a solo game. Pink frame: where your crosses of this turn go.
    - small cards: all others. Those crossed out were turned before in this round.
    { "" }**Beside your landscape**
    - temples A to D with their values; the bold one is next, those struck are gone
    - then keys, maps, provisions of this round, and gems. Pale: not found. Crossed out: used.
    { "" }**Under the pictures**
    - { $explorers-committed }: has committed. { $pointer }: is asked. { $crown }: has won.
    - { $disc-0 } 1 · { $disc-1 } 2 · { $disc-2 } 3 · { $disc-3 } 4: the players

## In one minute

explorers-minute =
    { "" }**Goal:** cross the most valuable squares. All play on the same landscape, at the same time.
    { "" }**A turn:** a card shows two terrain types. The active player chooses one and places 3 crosses there; the others place 2 there or 3 on the other. Each cross touches one of your crosses.
    { "" }**Points:** temples (they need a key; whoever comes first gets more), villages with crosses around them, apple, carrot and fish in each round, every gem in every round. Maps and horses bring more crosses. Four rounds of seven turns.
explorers-minute-card = Choose a side
explorers-minute-card-note = Active player: 3 here. The others: 2 here or 3 on the other side
explorers-minute-cross = Cross squares
explorers-minute-cross-note = Each cross touches one of yours
explorers-minute-find = What you find
explorers-minute-key = opens a temple
explorers-minute-map = 4 crosses, any type
explorers-minute-horse = 1 more cross at once
explorers-minute-points = Points
explorers-minute-temple = the earlier, the more
explorers-minute-village = crosses around it
explorers-minute-food = kinds in a round
explorers-minute-gem = each, every round
explorers-key-cross = cross
explorers-key-fresh = cross of the last turn
explorers-key-draft = your cross of this turn, not committed
explorers-key-legal = you may cross this square
explorers-key-reach = within reach of your choice
explorers-key-closed = closed for you in this round
explorers-key-village = village with the number of its tile
explorers-key-temple = temple: its letter, and what the next visit gives
explorers-key-visited = visited, with your points
explorers-key-chosen = chosen side of the card
explorers-key-taken = your crosses go here
explorers-key-card = card still to come
explorers-key-gone = card gone in this round
explorers-key-place = not found yet
explorers-key-used = used
explorers-key-struck = struck value: gone
explorers-key-last = crosses of the last turn, then what they found

## Why a hint advises a move

explorers-because-points = points that are settled
explorers-because-provisions = { $less ->
    [1] more provisions lie beside your crosses
   *[0] { $otherwise ->
        [-1] more provisions lie beside your crosses
       *[other] { $number ->
            [one] { $number } provision counts
           *[other] { $number } provisions count
        } in this round, otherwise { $otherwise }
    }
}
explorers-because-gems = { $less ->
    [1] a gem lies beside your crosses
   *[0] { $otherwise ->
        [-1] a gem lies beside your crosses
       *[other] { $number ->
            [one] you have { $number } gem
           *[other] you have { $number } gems
        }, otherwise { $otherwise }
    }
}
explorers-because-temples = { $less ->
    [1] a temple for your key lies beside your crosses
   *[0] { $otherwise ->
        [-1] a temple for your key lies beside your crosses
       *[other] { $number ->
            [one] you have { $number } key
           *[other] you have { $number } keys
        } to use, otherwise { $otherwise }
    }
}
explorers-because-visit = { $instead ->
    [nobody] you visit the temple on { $about }
   *[other] you visit the temple on { $about }, beside which { $rival } stands with a key
}
explorers-because-maps = { $less ->
    [1] a map lies beside your crosses
   *[0] { $otherwise ->
        [-1] a map lies beside your crosses
       *[other] { $number ->
            [one] you have { $number } map
           *[other] you have { $number } maps
        } to use, otherwise { $otherwise }
    }
}
explorers-because-villages = villages bring more
explorers-because-village = { $less ->
    [1] you can place more crosses beside the village on { $about }
   *[0] { $otherwise ->
        [-1] you can place more crosses beside the village on { $about }
       *[other] { $number ->
            [one] { $number } cross lies
           *[other] { $number } crosses lie
        } beside the village on { $about }, otherwise { $otherwise }
    }
}
explorers-because-achievements = achievements come nearer
explorers-because-rest = more can still be done in this turn
explorers-because-layout = the landscape stands sooner
