## What effects bring: each part begins with a small letter, as it may stand inside a sentence

siberia-effect-gain = { $what ->
    [power] { $count } power
    [coin] ${ $count }
   *[guile] { $count } guile
}
siberia-effect-per = { $gain } for { $each } (at most { $most })
siberia-effect-maps = { $count ->
    [one] { $count } map
   *[other] { $count } maps
}
siberia-effect-corruption = { $count } corruption from the bag
siberia-effect-worker = a { $colours } worker
siberia-effect-worker-or = { $first } or { $rest }
siberia-effect-worker-colour = { $colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
   *[purple] purple
}
siberia-effect-worker-basic = a basic worker
siberia-effect-worker-any = any worker
siberia-effect-draw = { $count ->
    [1] top card
   *[other] top { $count } cards
}
siberia-effect-draft = draw 2, keep 1
siberia-effect-take = { $card }
siberia-effect-sweep = sweep
siberia-effect-play = play 1 { $card }
siberia-effect-move = move
siberia-effect-move-to = move up to { $steps }
siberia-effect-gather = gather here
siberia-effect-refresh = refresh cards and workers
siberia-effect-rescue = rescue { $card }
siberia-effect-rescue-worker = rescue a worker
siberia-effect-rescue-worker-on = rescue the worker on { $card }
siberia-effect-activate = activate { $card }
siberia-effect-activate-row = activate { $card } in your row
siberia-effect-activate-previous = activate the previous card
siberia-effect-borrow = 1 benefit from an adjacent location
siberia-effect-solve = solve a quest
siberia-effect-solve-less = solve a quest for { $count } less
siberia-effect-vanquish = vanquish{ $most ->
    [0] {""}
   *[other] {" "}up to { $most }
}{ $where ->
    [adjacent] {" "}at an adjacent location
   *[here] {""}
}{ $less ->
    [0] {""}
   *[other] , the first costs { $less } less
}
siberia-effect-destroy = { $where ->
    [adjacent] return the top corruption of an adjacent location to the bag
   *[here] return the top corruption to the bag
}
siberia-effect-upgrade = upgrade an item
siberia-effect-meld = meld a meteorite
siberia-effect-boast = boast
siberia-effect-all = { $first }; { $rest }
siberia-effect-then = { $first }, then { $rest }
siberia-effect-then-if = { $first }, then { $rest }
siberia-effect-or = { $first } OR { $rest }
siberia-effect-brackets = ({ $effect })
siberia-effect-pay = { $cost }: { $effect }
siberia-effect-if = { $condition }: { $effect }

## What is counted, after “for”

siberia-each = { $count ->
    [glory] each placed glory token
    [melded] each melded meteorite
    [solved] each solved quest
    [upgraded] each upgraded item
    [maps] each map
    [corruption] each corruption token you have
    [hand] each card in your hand
    [idle] each available worker
   *[here] each corruption token here
}
siberia-each-in-row = { $cards } in your row
siberia-each-staffed = { $cards } with a worker in your row

## Cards by type and colour

siberia-kind = { $type ->
    [card] card
    [item] item
    [meteorite] meteorite
    [quest] quest
    [character] character
   *[companion] companion
}
siberia-kind-coloured = { $colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
   *[purple] purple
} { $type ->
    [card] card
    [item] item
    [meteorite] meteorite
    [quest] quest
    [character] character
   *[companion] companion
}
siberia-kind-one = { $type ->
    [card] a card
    [item] an item
    [meteorite] a meteorite
    [quest] a quest
    [character] a character
   *[companion] a companion
}
siberia-kind-one-coloured = { $type ->
    [card] a
    [item] a
    [meteorite] a
    [quest] a
    [character] a
   *[companion] a
} { $kind }
siberia-kind-each = { $type ->
    [card] each
    [item] each
    [meteorite] each
    [quest] each
    [character] each
   *[companion] each
} { $kind }
siberia-kind-face-up = { $type ->
    [card] a face-up
    [item] a face-up
    [meteorite] a face-up
    [quest] a face-up
    [character] a face-up
   *[companion] a face-up
} { $kind }
siberia-kind-adjacent = { $type ->
    [card] an adjacent face-up
    [item] an adjacent face-up
    [meteorite] an adjacent face-up
    [quest] an adjacent face-up
    [character] an adjacent face-up
   *[companion] an adjacent face-up
} { $kind }

## Costs and conditions

siberia-and = { $first } and { $rest }
siberia-cost-pay = pay { $what }
siberia-cost-discard = { $count ->
    [one] discard { $count } card
   *[other] discard { $count } cards
}
siberia-cost-trash = { $count ->
    [one] trash { $count } card
   *[other] trash { $count } cards
}
siberia-cost-both = { $first }, { $rest }
siberia-if-region = { $region ->
    [S] in the South
    [C] in the Central region
   *[N] in the North
}
siberia-if-clean = if no corruption is left here
siberia-if-least = { $what ->
    [glory] if you have placed { $least }+ glory
    [melded] if you have { $least }+ melded
    [solved] if you have solved { $least }+ quests
   *[maps] if you have { $least }+ maps
}
siberia-if-previous-type = if the previous card is { $type ->
    [item] an item
    [meteorite] a meteorite
    [quest] a quest
    [character] a character
   *[companion] a companion
}
siberia-if-previous-colour = if the previous card is { $colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
   *[purple] purple
}
siberia-if-previous = if the previous card is a { $colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
   *[purple] purple
} { $type ->
    [item] item
    [meteorite] meteorite
    [quest] quest
    [character] character
   *[companion] companion
}

## Ongoing parts

siberia-ongoing = whenever { $event }{ $once ->
    [yes] {" "}(once a turn)
   *[no] {""}
}: { $effect }
siberia-whenever = { $moment ->
    [gain-power] you gain power
    [gain-guile] you gain guile
    [gain-map] you gain a map
    [gain-worker] you gain a worker
    [gain-corruption] you gain corruption
    [explore] you explore
    [tuck-quest] you solve a quest
    [tuck-item] you upgrade an item
    [tuck-meteorite] you meld a meteorite
   *[rescue] you rescue a card or worker
}
siberia-whenever-play = you play { $card }
siberia-whenever-gain = you gain { $card }
siberia-ongoing-anytime = at any time on your turn, pay 1 map: { $effect }
siberia-ongoing-wild = { $rule ->
    [wild_worker] { $colour ->
        [red] red workers fit every card
        [blue] blue workers fit every card
        [green] green workers fit every card
        [yellow] yellow workers fit every card
       *[purple] purple workers fit every card
    }
   *[wild_card] { $colour ->
        [red] every worker fits red cards
        [blue] every worker fits blue cards
        [green] every worker fits green cards
        [yellow] every worker fits yellow cards
       *[purple] every worker fits purple cards
    }
}
siberia-ongoing-to-hand = gained cards may go to your hand
siberia-ongoing-number = { $rule ->
    [move_range] your range is { $count } longer
    [vanquish_discount] the first corruption of each Vanquish costs { $count } less
    [first_of_colour_discount] the first corruption of each colour in a Vanquish costs { $count } less
    [solve_discount] quests cost { $count } less
   *[tuck_limit] you may have { $count } solved quests, { $count } upgraded items and { $count } melded meteorites
}

## Cards, locations and tokens

siberia-card = { $id } { $name }
siberia-card-titled = { $card } ({ $colour ->
    [red] { $type ->
        [item] red item
        [meteorite] red meteorite
        [character] red character
       *[companion] red companion
    }
    [blue] { $type ->
        [item] blue item
        [meteorite] blue meteorite
        [character] blue character
       *[companion] blue companion
    }
    [green] { $type ->
        [item] green item
        [meteorite] green meteorite
        [character] green character
       *[companion] green companion
    }
    [yellow] { $type ->
        [item] yellow item
        [meteorite] yellow meteorite
        [character] yellow character
       *[companion] yellow companion
    }
   *[purple] { $type ->
        [item] purple item
        [meteorite] purple meteorite
        [character] purple character
       *[companion] purple companion
    }
})
siberia-card-quest-titled = { $card } ({ $colour ->
    [red] red quest
    [blue] blue quest
    [green] green quest
    [yellow] yellow quest
   *[purple] purple quest
}, location { $number })
siberia-card-core = Core value: { $core }
siberia-core-grows = { $core } ({ $more })
siberia-core-more = { $by ->
    [glory] +{ $gain } with { $least }+ placed glory
   *[melded] +{ $gain } with { $least }+ melded
}
siberia-card-ability = { $colour ->
    [red] Red worker: { $effect }
    [blue] Blue worker: { $effect }
    [green] Green worker: { $effect }
    [yellow] Yellow worker: { $effect }
   *[purple] Purple worker: { $effect }
}
siberia-card-ongoing = Ongoing: { $effect }
siberia-card-ongoing-short = ongoing: { $effect }
siberia-worth-item = upgraded: { $worth }
siberia-worth-meteorite = melded: { $effect }
siberia-worth-quest = solved for { $cost }: { $benefit }
siberia-card-value = Upgraded: worth { $worth }
siberia-card-bonus = Meld bonus: { $effect }
siberia-card-quest = Location { $number } { $region ->
    [S] South
    [C] Central
   *[N] North
}, costs { $cost }, gives: { $benefit }
siberia-place-covered = covered: { $effect }
siberia-from = { $source }: { $effect }
siberia-from-core = core value
siberia-from-place = { $number } { $name }
siberia-from-mech = { $name }
siberia-from-cell = { $cell } (face down, { $region ->
    [S] South
    [C] Central
   *[N] North
})
siberia-from-base = Basecamp
siberia-token = { $what ->
    [power] orange { $value }
    [guile] turquoise { $value }
   *[heart] the heart ({ $value })
}
siberia-actions-move = Move
siberia-actions-play = Play
siberia-actions-gather = Gather
siberia-category-quests = Solved quests
siberia-category-meteorites = Melded meteorites
siberia-category-items = Upgraded items
siberia-category-heart = The heart
siberia-category-corruption = Corruption
siberia-category-cards = Controlled cards
siberia-category-workers = Workers or maps
siberia-unknown = { $region ->
    [S] a South location, still face down
    [C] a Central location, still face down
   *[N] a North location, still face down
}: gain its map, then draw its corruption
siberia-nothing = nothing
siberia-listed = { $first }, { $rest }
siberia-beside = { $first } · { $rest }
siberia-again = { $effect } ({ $number })
siberia-ids = { $ids }

## Table

siberia-about = Explore Siberia by mech, play cards, earn glory.
siberia-length = about 25 turns each, two to three weeks · a lot to learn
siberia-option-level = Automa (one player only): { $value }
siberia-option-level-null = Automa level 2, if you play alone
siberia-option-level-1 = Automa level 1: Lost Patrol
siberia-option-level-1-about = Only if one person plays alone
siberia-option-level-2 = Automa level 2: Rival Prospectors
siberia-option-level-2-about = Only if one person plays alone
siberia-option-level-3 = Automa level 3: Imperial Survey
siberia-option-level-3-about = Only if one person plays alone
siberia-option-level-4 = Automa level 4: Iron Caravan
siberia-option-level-4-about = Only if one person plays alone
siberia-option-level-5 = Automa level 5: The Impact Cult
siberia-option-level-5-about = Only if one person plays alone
siberia-scope-solo = Solo
siberia-source-coins = coins
siberia-source-glory = glory
siberia-source-items = upgraded items
siberia-source-corruption = corruption
siberia-reason-glory = { $tokens ->
    [one] { $tokens } glory token worth { $each }
   *[other] { $tokens } glory tokens worth { $each } each
}: { $points }
siberia-reason-items = { $items ->
    [one] { $items } upgraded item
   *[other] { $items } upgraded items
}: { $points }
siberia-reason-corruption = { $corruption ->
    [one] { $corruption } corruption token
   *[other] { $corruption } corruption tokens
}: { $points }
siberia-ahead-tie = { $first } before { $second }: { $count } over all glory categories against { $other }.
siberia-tie-tie = tie-break: { $count } over all glory categories
siberia-notation-place = There is no location “{ $text }” on this map.
siberia-rival-automa = The Automa

## Questions

siberia-ask-token = { $spot ->
    [blank] Which action does your token cover? You take the other two.
    [move] Your token leaves Move. Cover Play or Gather, or refresh?
    [play] Your token leaves Play. Cover Move or Gather, or refresh?
   *[gather] Your token leaves Gather. Cover Move or Play, or refresh?
}
siberia-ask-action = { $only ->
    [move] Still to take: Move. Where does your mech go?
    [play] Still to take: Play. Which card do you play?
    [gather] Still to take: Gather. It shows something hidden, so your earlier steps cannot be taken back after it.
   *[none] Still to take: { $actions }. Which comes next?
}
siberia-ask-move = { $source } lets you move. Where does your mech go?
siberia-ask-card = { $source } lets you play a card from your hand. Which one?
siberia-ask-part = { $card }. { $core-open ->
    [yes] Core value: { $core }.
    [full] Its core value, { $core }, would bring you nothing now.
   *[no] Its core value is gained.
} { $worker-open ->
    [yes] { $colour ->
        [red] With a red worker: { $does }.
        [blue] With a blue worker: { $does }.
        [green] With a green worker: { $does }.
        [yellow] With a yellow worker: { $does }.
       *[purple] With a purple worker: { $does }.
    }
    [none] You have no available worker for it.
   *[no] Its worker is placed.
} What comes next?
siberia-ask-gather = { $source } lets you gather here. Do you?
siberia-ask-refresh = { $source } lets you take back all your active cards and workers. Do you?
siberia-ask-order = { $why ->
    [all] { $source } has several parts. Which one comes next?
    [bonuses] Which meld bonus do you gain next?
   *[whenevers] Several cards have something for you now. Which one comes next?
}
siberia-ask-benefit = You gather at { $source }. Which benefit comes next?
siberia-ask-side = { $source }: choose one.
siberia-ask-draw = Next, from { $source }: { $effect }. Go on?
siberia-ask-pay = { $source } lets you { $cost }: { $effect }. Do you?
siberia-ask-discard = { $source }: which card from your hand do you discard? { $count ->
    [one] { $count } card is left to discard.
   *[other] { $count } cards are left to discard.
}
siberia-ask-trash = { $source }: which card do you take out of the game? { $count ->
    [one] { $count } card is left to trash.
   *[other] { $count } cards are left to trash.
}
siberia-ask-sure = { $how ->
    [discard] { $card } is one of the two cards you began with. Do you really discard it?
   *[trash] { $card } is one of the two cards you began with. Do you really take it out of the game?
}
siberia-ask-worker = { $source } gives you a worker. Which colour?
siberia-ask-take = { $source } lets you gain a face-up card. Which one?
siberia-ask-draft = You drew two cards. Which one do you keep?
siberia-ask-put = You gain { $source }. Does it go to your hand or to your row?
siberia-ask-sweep = { $source } lets you sweep face-up cards: they are replaced by new ones. Which ones?
siberia-ask-rescue = { $source } lets you take an active card back to your hand. Which one?
siberia-ask-release = { $source } lets you take a worker back from an active card. From which one?
siberia-ask-activate = { $source } lets you activate a card. Which one?
siberia-ask-borrow = { $source } lets you gain 1 benefit of an adjacent location. Which one?
siberia-ask-solve = { $source } lets you solve a quest of this location. Which one?
siberia-ask-vanquish = { $taken ->
    [0] { $source } lets you vanquish: pay for the top corruption and gain it. Do you?
   *[other] { $source }: you may go on and pay for the next corruption ({ $taken } taken so far). Do you?
}
siberia-ask-destroy = { $source } lets you return corruption to the bag. From where?
siberia-ask-upgrade = { $source } lets you upgrade an item. Which one?
siberia-ask-meld = { $source } lets you meld a meteorite: tuck it and gain all your meld bonuses. Which one?
siberia-ask-boast = { $source } lets you boast: place a glory token on a category you have reached. Which one?
siberia-ask-end = { $maps ->
    [yes] Nothing is left to do. Use a map, or end your turn?
   *[no] Nothing is left to do. End your turn?
}
siberia-why-token = { $spot ->
    [blank] { "" }
   *[other] You take the other two. Refresh returns all your cards and workers.
}
siberia-why-action = { $order ->
    [elsewhere] The order is yours: gather after a move is elsewhere than before it.
    [free] The order is yours.
   *[none] No other action can be taken now.
}
siberia-about-finish = { $rest ->
    [none] { "" }
   *[other] If you skip the rest, you go without: { $rest }.
}
siberia-rest-core = core value, { $gain }
siberia-rest-worker = placing a worker
siberia-why-move = Exploring a face-down location brings its map; where you end you can gather and solve quests.
siberia-why-card = It brings its core value, and with a worker of its colour its ability.
siberia-why-gather = You gain every benefit of your location that no corruption covers.
siberia-why-refresh = Then you can play them again; what ongoing parts bring stops.
siberia-why-order = Each part is carried out to its end before the next one.
siberia-why-benefit = You gain each of them once, in any order.
siberia-why-side = You gain only this one.
siberia-why-draw = It shows something hidden; until you go on, you can still take your steps back.
siberia-why-pay = If you decline, you keep what it would cost.
siberia-why-discard = It goes to your active row without effect and comes back when you refresh.
siberia-why-trash = It is gone for the whole game.
siberia-why-worker = A worker fits only cards of its own colour; 7 workers are a glory category.
siberia-why-take = From your row a refresh brings it to your hand, to be played.
siberia-why-draft = The other goes to the sweep pile, for all to see.
siberia-why-put = From your hand you can play it at once; in the row it waits for a refresh.
siberia-why-rescue = You can play it again; a worker on it comes back too.
siberia-why-release = You can place it on another card of its colour.
siberia-why-activate = You gain no core value, and need no worker.
siberia-why-borrow = You gain it as if it were printed where you are.
siberia-why-solve = With 3 solved quests each glory token is worth $10 instead of $5; 4 are a glory category.
siberia-why-vanquish = Each token is worth $2, 7 are a glory category; the last one frees the covered benefit.
siberia-why-destroy = Nobody gains it; the last one frees the covered benefit.
siberia-why-upgrade = It leaves your cards: coins at the end, its ongoing part stays; 4 are a glory category.
siberia-why-meld = It leaves your cards for good; 4 melded meteorites are a glory category.
siberia-why-boast = Each is worth $5 to $10 at the end; the 4th token of a player begins the end.
siberia-choose-action = what do you do?
siberia-choose-action-map = for what?
siberia-choose-what-map = for what?
siberia-choose-group = which kind?
siberia-choose-what = which one?
siberia-choose-what-sweep-some = which ones?
siberia-choose-what-sweep-many = which ones?
siberia-choose-what-go = where to?
siberia-choose-what-and-then = what do you do?
siberia-choose-what-go-and-then = what do you do?
siberia-choose-what-play-and-then = what do you do?
siberia-choose-what-gather-and-then = what do you do?
siberia-choose-what-play = which card?
siberia-choose-what-take = which card?
siberia-choose-what-keep = which card?
siberia-choose-what-activate = which card?
siberia-choose-what-upgrade = which card?
siberia-choose-what-meld = which card?
siberia-choose-what-discard = which card?
siberia-choose-what-trash = which card?
siberia-choose-what-rescue = which card?
siberia-action-go = Move
siberia-action-move = Move
siberia-action-play = Play
siberia-action-gather = Gather
siberia-action-destroy = Return to the bag
siberia-action-vanquish = Vanquish
siberia-action-solve = Solve
siberia-action-take = Gain a card
siberia-action-keep = Keep a card
siberia-action-activate = Activate
siberia-action-upgrade = Upgrade
siberia-action-meld = Meld
siberia-action-discard = Discard
siberia-action-trash = Trash
siberia-action-rescue = Rescue a card
siberia-action-release = Rescue a worker
siberia-action-borrow = Benefit
siberia-action-sweep-some = Sweep one or two cards
siberia-action-sweep-many = Sweep three cards or more
siberia-action-boast = Boast
siberia-action-cover-move-and-then = Cover Move and go on
siberia-action-cover-play-and-then = Cover Play and go on
siberia-action-cover-gather-and-then = Cover Gather and go on
siberia-action-cover-play-go-and-then = Cover Play and move
siberia-action-cover-gather-go-and-then = Cover Gather and move
siberia-action-stay-and-then = Stay here first
siberia-action-go-and-then = Move and go on
siberia-action-play-and-then = Play and go on
siberia-action-gather-and-then = Gather and go on
siberia-action-map = Use a map
siberia-action-and-then = Several steps at once
siberia-group-start = Characters and companions
siberia-group-item = Items
siberia-group-meteorite = Meteorites
siberia-group-quest-S = Quests of the South
siberia-group-quest-C = Quests of Central
siberia-group-quest-N = Quests of the North

## Moves, as buttons and options say them

siberia-move-cover = { $action-code ->
    [move] Cover Move
    [play] Cover Play
   *[gather] Cover Gather
}
siberia-move-refresh = Refresh
siberia-move-go = Go to { $place }
siberia-detail-go = { $benefits }
siberia-move-play = { $card }
siberia-detail-play = { $core-value } · { $does }
siberia-move-gather = Gather here
siberia-move-core = Core value
siberia-move-staff = { $core ->
    [yes] { $colour ->
        [red] Core value, then the red worker
        [blue] Core value, then the blue worker
        [green] Core value, then the green worker
        [yellow] Core value, then the yellow worker
       *[purple] Core value, then the purple worker
    }
   *[no] { $colour ->
        [red] Place a red worker
        [blue] Place a blue worker
        [green] Place a green worker
        [yellow] Place a yellow worker
       *[purple] Place a purple worker
    }
}
siberia-move-done = Done with this card
siberia-move-pick = { $effect }
siberia-move-in-order = In printed order
siberia-move-pay = Yes, pay
siberia-move-skip = No, go on
siberia-move-discard = { $card }
siberia-move-trash = { $card }
siberia-move-sure = Yes, this card
siberia-move-rather = No, another card
siberia-move-recruit = { $colour ->
    [red] Red (soldier)
    [blue] Blue (engineer)
    [green] Green (explorer)
    [yellow] Yellow (merchant)
   *[purple] Purple (possessed)
}
siberia-move-take = { $card }
siberia-detail-take = { siberia-detail-play }
siberia-move-keep = { $card }
siberia-detail-keep = { siberia-detail-play }
siberia-move-put = { $where ->
    [hand] To your hand
   *[row] To your row
}
siberia-move-sweep = Sweep { $cards }
siberia-move-rescue = { $card }
siberia-move-release = { $card }
siberia-move-activate = { $card }
siberia-detail-activate = { $does }
siberia-move-borrow = { $place }: { $effect }
siberia-move-solve = { $card } for { $price }
siberia-detail-solve = gives: { $benefit }
siberia-move-vanquish = { $place }: pay { $price }
siberia-move-destroy = { $place }
siberia-move-upgrade = { $card }
siberia-detail-upgrade = { $does }
siberia-move-meld = { $card }
siberia-detail-meld = { $does }
siberia-move-boast = { $category }
siberia-move-spend-map = Use a map: { $gain ->
    [power] 1 power
    [coin] $1
   *[guile] 1 guile
}
siberia-move-end = End turn
siberia-move-finish = Enough, end turn
siberia-caveat-forfeits = { $action ->
    [move] so far without Move
    [play] so far without Play
    [gather] so far without Gather
   *[both] so far without both
}
siberia-caveat-idle = { $ongoing ->
    [yes] only its ongoing part works now
   *[no] its ability does nothing now
}
siberia-caveat-core = without its core value
siberia-caveat-maps = payable with maps

## What cannot be taken back, as it is asked once more

siberia-warning-explored = You explore a face-down location: it is turned face up, and corruption is drawn for it.
siberia-warning-got-corruption = You draw corruption from the bag.
siberia-warning-got-card = You draw a card from the deck.
siberia-warning-drafted = You draw two cards from the deck and keep one of them.
siberia-warning-refilled = A new card is turned up on a card spot.
siberia-warning-reshuffled = The sweep pile is shuffled and becomes the new deck.

## Several moves as one answer: each begins with a small letter, as it may follow others

siberia-line-next = { $first }, { $rest }
siberia-line-coming = then { $effect }
siberia-change = { $gained ->
    [yes] +
   *[no] {""}
}{ $what ->
    [power] { $count } power
    [guile] { $count } guile
    [coins] ${ $count }
    [maps] { $count ->
        [one] { $count } map
       *[other] { $count } maps
    }
    [corruption] { $count } corruption
    [red] { $count ->
        [one] { $count } red worker
       *[other] { $count } red workers
    }
    [blue] { $count ->
        [one] { $count } blue worker
       *[other] { $count } blue workers
    }
    [green] { $count ->
        [one] { $count } green worker
       *[other] { $count } green workers
    }
    [yellow] { $count ->
        [one] { $count } yellow worker
       *[other] { $count } yellow workers
    }
   *[purple] { $count ->
        [one] { $count } purple worker
       *[other] { $count } purple workers
    }
}
siberia-change-heart = + the heart (glory category)
siberia-line-cover = { $action ->
    [move] cover Move
    [play] cover Play
   *[gather] cover Gather
}
siberia-line-refresh = refresh
siberia-line-go = go to { $place }
siberia-line-play = play { $card }
siberia-line-gather = gather
siberia-line-core = core value
siberia-line-staff = { $core ->
    [yes] { $colour ->
        [red] core value and red worker
        [blue] core value and blue worker
        [green] core value and green worker
        [yellow] core value and yellow worker
       *[purple] core value and purple worker
    }
   *[no] { $colour ->
        [red] red worker
        [blue] blue worker
        [green] green worker
        [yellow] yellow worker
       *[purple] purple worker
    }
}
siberia-line-done = done with this card
siberia-line-pick = { $effect }
siberia-line-in-order = in printed order
siberia-line-pay = pay
siberia-line-skip = decline
siberia-line-discard = discard { $card }
siberia-line-trash = trash { $card }
siberia-line-sure = yes, this card
siberia-line-rather = no, another card
siberia-line-recruit = { $colour ->
    [red] gain a red worker
    [blue] gain a blue worker
    [green] gain a green worker
    [yellow] gain a yellow worker
   *[purple] gain a purple worker
}
siberia-line-take = gain { $card }
siberia-line-keep = keep { $card }
siberia-line-put = { $where ->
    [hand] to your hand
   *[row] to your row
}
siberia-line-sweep = sweep { $cards }
siberia-line-rescue = rescue { $card }
siberia-line-release = rescue the worker on { $card }
siberia-line-activate = activate { $card }
siberia-line-borrow = { $effect } of { $place }
siberia-line-solve = solve { $card } for { $price }
siberia-line-vanquish = { $where ->
    [adjacent] vanquish { $place } for { $price }
   *[here] vanquish for { $price }
}
siberia-line-destroy = { $where ->
    [adjacent] corruption of { $place } to the bag
   *[here] top corruption to the bag
}
siberia-line-upgrade = upgrade { $card }
siberia-line-meld = meld { $card }
siberia-line-boast = boast: { $category }
siberia-line-end = end the turn
siberia-line-finish = skip the rest, end the turn

## What happened

siberia-event-round-began = Round { $round }.
siberia-event-shifted = { $spot ->
    [refresh] { $seat } shifts the action token to Refresh.
    [blank] { $seat } uncovers Move, Play and Gather.
    [move] { $seat } covers Move and takes Play and Gather.
    [play] { $seat } covers Play and takes Move and Gather.
   *[gather] { $seat } covers Gather and takes Move and Play.
}
siberia-event-moved = { $seat } moves to { $place }.
siberia-event-explored = { $number ->
    [0] { $seat } explores { $place } and gains its map. The bag holds no corruption for it.
   *[other] { $seat } explores { $place } and gains its map. Corruption, top one last: { $tokens }.
}
siberia-event-played = { $seat } plays { $card }.
siberia-event-staffed = { $colour ->
    [red] { $seat } places a red worker on { $card }.
    [blue] { $seat } places a blue worker on { $card }.
    [green] { $seat } places a green worker on { $card }.
    [yellow] { $seat } places a yellow worker on { $card }.
   *[purple] { $seat } places a purple worker on { $card }.
}
siberia-event-gained = { $what ->
    [power] { $seat } gains { $count } power ({ $source }).
    [coin] { $seat } gains **+${ $count }** ({ $source }).
   *[guile] { $seat } gains { $count } guile ({ $source }).
}
siberia-event-got-maps = { $count ->
    [one] { $seat } gains { $count } map ({ $source }).
   *[other] { $seat } gains { $count } maps ({ $source }).
}
siberia-event-got-worker = { $colour ->
    [red] { $seat } gains a red worker ({ $source }).
    [blue] { $seat } gains a blue worker ({ $source }).
    [green] { $seat } gains a green worker ({ $source }).
    [yellow] { $seat } gains a yellow worker ({ $source }).
   *[purple] { $seat } gains a purple worker ({ $source }).
}
siberia-event-got-corruption = { $seat } gains corruption from the bag: { $token } ({ $source }), **+$2**.
siberia-event-got-card = { $where ->
    [deck] { $seat } gains { $card } from the deck.
   *[market] { $seat } gains the face-up card { $card }.
}
siberia-event-put = { $seat } puts { $card } into the hand.
siberia-event-drafted = { $seat } draws two cards and keeps one of them: { $cards }.
siberia-event-swept = { $seat } sweeps { $cards }.
siberia-event-refilled = On card spot { $hole }: { $card }.
siberia-event-reshuffled = { $count ->
    [one] The sweep pile, { $count } card, becomes the new deck.
   *[other] The sweep pile, { $count } cards, is shuffled and becomes the new deck.
}
siberia-event-refreshed = { $count ->
    [one] { $seat } refreshes: { $count } card goes back to the hand, with its worker.
   *[other] { $seat } refreshes: { $count } cards go back to the hand, with all workers.
}
siberia-event-rescued = { $seat } rescues { $card }.
siberia-event-released = { $colour ->
    [red] { $seat } rescues the red worker on { $card }.
    [blue] { $seat } rescues the blue worker on { $card }.
    [green] { $seat } rescues the green worker on { $card }.
    [yellow] { $seat } rescues the yellow worker on { $card }.
   *[purple] { $seat } rescues the purple worker on { $card }.
}
siberia-event-activated = { $seat } activates { $card }.
siberia-event-gathered = { $seat } gathers at { $place }.
siberia-event-borrowed = { $seat } takes a benefit of { $source }: { $effect }.
siberia-event-solved = { $seat } solves { $card } for { $price }.
siberia-event-vanquished = { $seat } vanquishes corruption of { $place } for { $price }: { $token }, **+$2**.
siberia-event-destroyed = { $seat } returns corruption of { $place } to the bag: { $token }.
siberia-event-exposed = No corruption is left on { $place }. Its covered benefit can be gained now: { $effect }.
siberia-event-upgraded = { $seat } upgrades { $card }.
siberia-event-melded = { $seat } melds { $card }.
siberia-event-boasted = { $category-code ->
    [quests] { $seat } boasts of solved quests: glory token number { $count }.
    [meteorites] { $seat } boasts of melded meteorites: glory token number { $count }.
    [items] { $seat } boasts of upgraded items: glory token number { $count }.
    [heart] { $seat } boasts of the heart: glory token number { $count }.
    [corruption] { $seat } boasts of corruption: glory token number { $count }.
    [cards] { $seat } boasts of controlled cards: glory token number { $count }.
   *[workers] { $seat } boasts of workers or maps: glory token number { $count }.
}
siberia-event-scored = { $what ->
    [items] { $seat } scores **+{ $worth }** for the item.
   *[glory] { $seat } scores **+{ $worth }** for glory.
}
siberia-event-paid = { $seat } pays { $price } ({ $source }).
siberia-event-discarded = { $seat } discards { $card }.
siberia-event-trashed = { $seat } takes { $card } out of the game.
siberia-event-forfeited = { $seat } could not take: { $actions }.
siberia-event-triggered = { $seat } has triggered the end of the game.
siberia-event-automa-turned = { $star ->
    [yes] The Automa turns up { $card }. Its marker reaches space { $marker } and a star: it gains a glory token.
   *[no] The Automa turns up { $card }. Its marker is on space { $marker }.
}
siberia-event-automa-went = { $mech ->
    [north] The north mech goes to { $place }.
   *[central] The central mech goes to { $place }.
}
siberia-event-automa-explored = { $mech ->
    [north] The north mech explores { $place } and takes its map. { $number ->
        [0] The bag holds no corruption for it.
       *[other] Corruption, top one last: { $tokens }.
    }
   *[central] The central mech explores { $place } and takes its map. { $number ->
        [0] The bag holds no corruption for it.
       *[other] Corruption, top one last: { $tokens }.
    }
}
siberia-event-automa-vanquished = { $mech ->
    [north] The north mech takes corruption of { $place }: { $tokens }.
   *[central] The central mech takes corruption of { $place }: { $tokens }.
}

## Events in at most six words after who did it

siberia-short-moved = moves to { $place }
siberia-short-explored = explores { $place }
siberia-short-played = plays { $card }
siberia-short-got-card = gains { $card }
siberia-short-refreshed = refreshes
siberia-short-activated = activates { $card }
siberia-short-gathered = gathers at { $place }
siberia-short-solved = solves { $card }
siberia-short-vanquished = vanquishes corruption: { $place }
siberia-short-upgraded = upgrades { $card }
siberia-short-melded = melds { $card }
siberia-short-boasted = { $category-code ->
    [quests] boasts of solved quests
    [meteorites] boasts of melded meteorites
    [items] boasts of upgraded items
    [heart] boasts of the heart
    [corruption] boasts of corruption
    [cards] boasts of controlled cards
   *[workers] boasts of workers or maps
}
siberia-short-triggered = has triggered the end
siberia-short-automa-turned = The Automa turns up { $card }
siberia-short-automa-explored = { $mech ->
    [north] The north mech explores
   *[central] The central mech explores
}

## Refusals

siberia-refusal-game-over = The game is over.
siberia-refusal-not-your-turn = It is not your turn: { $seat } is playing.
siberia-refusal-token-first = First shift your action token: cover an action, or refresh.
siberia-refusal-token-shifted = You have shifted your action token already. *Undo* takes that back.
siberia-refusal-token-must-move = { $action-code ->
    [move] The action token must move: Move is covered already.
    [play] The action token must move: Play is covered already.
   *[gather] The action token must move: Gather is covered already.
}
siberia-refusal-token-blank = Your action token is on the blank spot: cover Move, Play or Gather now; you can refresh on your next turn.
siberia-refusal-still-to-take = You still have to take: { $actions }.
siberia-refusal-not-finished = Something is left that you must do first.
siberia-refusal-action-covered = { $action-code ->
    [move] Your action token covers Move this turn.
    [play] Your action token covers Play this turn.
   *[gather] Your action token covers Gather this turn.
}
siberia-refusal-action-taken = { $action-code ->
    [move] You have taken Move already this turn.
    [play] You have taken Play already this turn.
   *[gather] You have taken Gather already this turn.
}
siberia-refusal-refresh-turn = This is your Refresh turn: you take no actions. End your turn.
siberia-refusal-at-basecamp-gather = Your mech is still at Basecamp: move first.
siberia-refusal-hand-empty = You have no card in your hand to play.
siberia-refusal-nowhere-to-go = There is no location to which your mech could move.
siberia-refusal-wrong-question = That is not what you are asked now. Answer the question first.
siberia-refusal-must-choose = You cannot skip this: choose one of the answers.
siberia-refusal-other-location = A move must end on another location: you are on { $place } already.
siberia-refusal-too-far = { $steps ->
    [one] { $place } is { $steps } step away; your range is { $range }.
   *[other] { $place } is { $steps } steps away; your range is { $range }.
}
siberia-refusal-occupied = { $place } is occupied by another mech.
siberia-refusal-hole = Mechs cannot cross the card spots: { $place } is one.
siberia-refusal-basecamp = Nobody returns to Basecamp.
siberia-refusal-stop-face-down = On the way to { $place } your move would have to stop on the face-down location in between.
siberia-refusal-automa-there = A mech of the Automa stands on { $place }.
siberia-refusal-not-found-yet = Location { $place } has not been found yet. Call a face-down location by its space, such as n4.
siberia-refusal-no-such-place = There is no location { $place }.
siberia-refusal-not-in-hand = { $card } is not in your hand.
siberia-refusal-not-this-card = { $card } is not a card that fits here.
siberia-refusal-card-working = { $card } is still working: choose another card.
siberia-refusal-worker-when-played = A worker can only be placed when the card is played.
siberia-refusal-no-worker = { $colour ->
    [red] You have no red worker available.
    [blue] You have no blue worker available.
    [green] You have no green worker available.
    [yellow] You have no yellow worker available.
   *[purple] You have no purple worker available.
}
siberia-refusal-wrong-worker = { $colour ->
    [red] { $card } needs a red worker.
    [blue] { $card } needs a blue worker.
    [green] { $card } needs a green worker.
    [yellow] { $card } needs a yellow worker.
   *[purple] { $card } needs a purple worker.
}
siberia-refusal-staffed = There is a worker on { $card } already.
siberia-refusal-core-taken = You have gained the core value of this card already.
siberia-refusal-core-no-room = The core value would bring you nothing now: your power and guile are at 10.
siberia-refusal-cannot-pay = { $what ->
    [power] You need { $need } power; you have { $have }.
   *[guile] You need { $need } guile; you have { $have }.
}
siberia-refusal-wrong-payment = { $card } costs another amount of power and guile.
siberia-refusal-only-hand = Only cards in your hand can be discarded: { $card } is not there.
siberia-refusal-not-controlled = { $card } is neither in your hand nor in your active row.
siberia-refusal-no-such-part = That is not among the parts that you can choose now.
siberia-refusal-part-not-live = That part would change nothing now. Choose another one.
siberia-refusal-no-worker-in-supply = { $colour ->
    [red] You cannot gain a red worker here.
    [blue] You cannot gain a blue worker here.
    [green] You cannot gain a green worker here.
    [yellow] You cannot gain a yellow worker here.
   *[purple] You cannot gain a purple worker here.
}
siberia-refusal-not-face-up = { $card } does not lie face up on a card spot.
siberia-refusal-not-adjacent = { $card } lies on a card spot that does not touch your mech’s location.
siberia-refusal-not-drawn = { $card } is not one of the two cards drawn.
siberia-refusal-nothing-to-sweep = Sweep cards that lie face up, each of them once.
siberia-refusal-not-in-row = { $card } is not in your active row.
siberia-refusal-no-worker-on-card = There is no worker on { $card }.
siberia-refusal-no-target = { $card } cannot be activated now.
siberia-refusal-not-adjacent-benefit = That is not an exposed benefit of a location next to your mech.
siberia-refusal-not-a-quest = { $card } is not a quest that you could solve.
siberia-refusal-wrong-quest-place = This quest belongs to { $place }; your mech is at { $here }.
siberia-refusal-quest-limit = You have solved { $limit } quests already.
siberia-refusal-vanquish-elsewhere = You cannot take corruption from { $place } now.
siberia-refusal-no-corruption = There is no corruption on { $place }.
siberia-refusal-top-corruption = { $what ->
    [power] The top corruption costs { $need } power; you have { $have }.
   *[guile] The top corruption costs { $need } guile; you have { $have }.
}
siberia-refusal-from-the-top = { $what ->
    [power] Corruption is taken from the top, and the top one costs { $need } power.
   *[guile] Corruption is taken from the top, and the top one costs { $need } guile.
}
siberia-refusal-heart-cost = The heart costs { $need }, in power and guile together, at most 10 of each. You have { $power } power and { $guile } guile.
siberia-refusal-heart-not-destroyed = The heart cannot be destroyed.
siberia-refusal-no-item = { $card } is not an item that you could upgrade.
siberia-refusal-no-meteorite = { $card } is not a meteorite that you could meld.
siberia-refusal-upgrade-limit = You have upgraded { $limit } items already.
siberia-refusal-nothing-to-upgrade = You have no item to upgrade.
siberia-refusal-meld-limit = You have melded { $limit } meteorites already.
siberia-refusal-nothing-to-meld = You have no meteorite to meld.
siberia-refusal-glory-placed = All { $count } glory tokens are placed.
siberia-refusal-category-placed = You already have glory for this category.
siberia-refusal-category-not-met = { $category-code ->
    [quests] You need { $need } solved quests; you have { $have }.
    [meteorites] You need { $need } melded meteorites; you have { $have }.
    [items] You need { $need } upgraded items; you have { $have }.
    [heart] You need the heart, which you do not have.
    [corruption] You need { $need } corruption; you have { $have }.
    [cards] You need { $need } cards in your hand and active row; you have { $have }.
   *[workers] You need { $need } workers, or 5 maps; you have { $have }.
}
siberia-refusal-not-odin = Only Odin’s Wrath can use maps. Your mech is { $mech }.
siberia-refusal-no-maps = You have no map left to use.
siberia-refusal-map-no-use = { $what ->
    [power] Your power is at 10 already: a map would bring nothing.
   *[guile] Your guile is at 10 already: a map would bring nothing.
}

## Commands

siberia-command = Play Expeditions by typing
siberia-command-cover = Shift your action token: cover an action
siberia-command-cover-action = The action to cover: move, play or gather
siberia-command-refresh = Refresh: take back all cards and workers
siberia-command-go = Move your mech
siberia-command-go-place = The location: its number, or the space of a face-down one, such as n4
siberia-command-play = Play a card from your hand
siberia-command-play-card = The card: its id or name, such as I05
siberia-command-play-worker = The worker for it, after its core value
siberia-command-gather = Gather at your mech’s location
siberia-command-take = Gain a face-up card
siberia-command-take-card = The card: its id or name, such as I05
siberia-command-solve = Solve a quest of your mech’s location
siberia-command-solve-card = The quest: its id or name, such as Q03
siberia-command-vanquish = Pay for the top corruption and gain it
siberia-command-boast = Place a glory token
siberia-command-boast-category = The category that you have reached
siberia-command-skip = Decline what you are asked
siberia-command-end = End your turn
siberia-command-finish = Skip the rest and end your turn

## Pictures

siberia-board-title = Expeditions
siberia-board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
siberia-board-turn = { $name } to move
siberia-board-your-turn = Your turn
siberia-board-quests = Your quests can be solved at
siberia-board-to-move = { $name } to move, round { $round }
siberia-board-last = The end is near: { $count ->
    [one] { $count } turn to come
   *[other] { $count } turns to come
}
siberia-board-winner = { $name } wins
siberia-board-shared = Shared victory: { $names }
siberia-board-lost = The Automa beats { $name }
siberia-board-alt = The map of Expeditions.
siberia-board-choose = You may choose
siberia-board-changed = New in this turn and the one before
siberia-board-news = New since your last turn
siberia-board-mechs = Mechs
siberia-board-at = { $name }: { $place }
siberia-board-cards = Face-up cards
siberia-board-corruption = Corruption, the top token first
siberia-board-stack = corruption { $tokens }
siberia-board-hidden = Face down
siberia-board-supply = { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
} in the deck, { $swept } in the sweep pile, { $bag } corruption in the bag, { $maps ->
    [one] { $maps } map
   *[other] { $maps } maps
} in the supply.
siberia-region-south = South
siberia-region-central = Central
siberia-region-north = North
siberia-pending = Still to do
siberia-pending-then = then { $actions }
siberia-pending-more = { $count } more
siberia-pending-worker = place a worker: { $effect }
siberia-pending-tucked = becomes a solved quest
siberia-mat-title = Mat
siberia-mat-maps = { $count ->
    [one] { $count } map
   *[other] { $count } maps
}
siberia-mat-workers = workers: { $workers }
siberia-mat-no-workers = no workers
siberia-mat-worker = { $colour ->
    [red] { $count } red
    [blue] { $count } blue
    [green] { $count } green
    [yellow] { $count } yellow
   *[purple] { $count } purple
}
siberia-mat-glory = { $count } glory
siberia-mat-corruption = { $count } corruption
siberia-mat-tucked = { $solved } solved, { $melded } melded, { $upgraded } upgraded
siberia-mat-cards = hand { $hand }, row { $row }
siberia-mat-hand = Hand
siberia-mat-row = Active row
siberia-reach = In reach
siberia-reach-payable = payable
siberia-mat-solved = Solved
siberia-mat-melded = Melded
siberia-mat-upgraded = Upgraded
siberia-mat-goals = Glory
siberia-mat-tokens = Corruption gained
siberia-mat-staffed = { $colour ->
    [red] with a red worker
    [blue] with a blue worker
    [green] with a green worker
    [yellow] with a yellow worker
   *[purple] with a purple worker
}
siberia-mat-spot = { $spot ->
    [refresh] The action token lies on Refresh.
    [blank] The action token lies on the blank spot.
    [move] The action token covers Move.
    [play] The action token covers Play.
   *[gather] The action token covers Gather.
}
siberia-goal = { $category }: { $has } of { $needs }{ $state ->
    [placed] {" "}(glory placed)
    [met] {" "}(reached)
   *[open] {""}
}
siberia-close-hidden = { $region }, face down. It is one of these locations: { $numbers }. Who enters it first gains the map on it.
siberia-close-level = { $level ->
    [0] { $region }, gets the heart
   *[other] { $region }, level { $level }
}
siberia-close-covered = Under the corruption: { $effect }
siberia-close-corruption = Corruption, the top token first: { $tokens }
siberia-close-quests = Quests here: { $quests }
siberia-close-beside = Next to it
siberia-close-cards = Cards next to it
siberia-close-in-hole = Face up on { $hole }.
siberia-close-of = { $place ->
    [hand] In the hand of { $name }.
    [row] In the active row of { $name }.
    [solved] Solved by { $name }.
    [melded] Melded by { $name }.
   *[upgraded] Upgraded by { $name }.
}
siberia-close-swept = In the sweep pile.
siberia-close-trashed = Out of the game.
siberia-close-in-deck = Still in the deck.
siberia-close-unused = Not in this game.
siberia-automa = Automa, level { $number } { $level }: space { $marker } of { $track }{ $left ->
    [0] {" "}(no star left)
   *[other] {" "}(stars to come on { $stars })
}, { $glory } glory, { $maps ->
    [one] { $maps } map
   *[other] { $maps } maps
}, { $corruption } corruption, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
siberia-automa-space = space { $marker }/{ $track }
siberia-automa-card = { $progress ->
    [yes] Last card { $card }, with progress
   *[no] Last card { $card }, without progress
}
siberia-automa-orders = { $mech ->
    [north] north mech
   *[central] central mech
} { $sweep ->
    [yes] sweeps,{" "}
   *[no] {""}
}{ $act ->
    [explore] explores { $reach ->
        [1] the next location
       *[other] one of the next { $reach } locations
    } or{" "}
    [vanquish] takes { $most ->
        [one] { $most } corruption
       *[other] up to { $most } corruption
    } from { $reach ->
        [1] the next location
       *[other] one of the next { $reach } locations
    }{ $need ->
        [0] {""}
       *[other] {" "}(with { $need }+ glory)
    } or{" "}
    [heart] takes the heart from { $reach ->
        [1] the next location
       *[other] one of the next { $reach } locations
    }{ $need ->
        [0] {""}
       *[other] {" "}(with { $need }+ glory)
    } or{" "}
   *[none] {""}
}goes { $steps ->
    [one] { $steps } location on
   *[other] { $steps } locations on
}
siberia-automa-at = { $mech ->
    [north] Automa, north mech: { $place }
   *[central] Automa, central mech: { $place }
}
siberia-automa-away = { $mech ->
    [north] Automa, north mech: not on the map yet
   *[central] Automa, central mech: not on the map yet
}
siberia-start-alt = A game of Expeditions begins.
siberia-start-begins = { $name } begins
siberia-end-tie = tie-break { $count }
siberia-end-alt = A game of Expeditions is over.
siberia-signs =
    { "" }**The map**
    - number on light ground: a location, with its benefits
    - { $siberia-power } power, { $siberia-guile } guile, { $siberia-coin } coins: as many as the number says. { $siberia-map } map, { $siberia-corruption } corruption from the bag
    - workers: { $siberia-worker-red } red, { $siberia-worker-blue } blue, { $siberia-worker-green } green, { $siberia-worker-yellow } yellow, { $siberia-worker-purple } purple, { $siberia-worker-basic } any but purple, { $siberia-worker-any } any colour
    - stroke between two icons: you gain only one of them
    - { $siberia-draw } top card, { $siberia-draft } draw 2, keep 1, { $siberia-take } face-up card, { $siberia-sweep } sweep, { $siberia-play } play 1 card
    - { $siberia-item } item, { $siberia-meteorite } meteorite, { $siberia-quest } quest, { $siberia-character } character, { $siberia-companion } companion; with a plus, a face-up one
    - { $siberia-move } move, { $siberia-gather } gather, { $siberia-refresh } refresh, { $siberia-rescue-card } rescue a card, { $siberia-rescue-worker } rescue a worker, { $siberia-activate } activate, { $siberia-borrow } 1 benefit from an adjacent location
    - { $siberia-solve } solve, { $siberia-vanquish } vanquish, { $siberia-destroy } corruption back to the bag, { $siberia-upgrade } upgrade, { $siberia-meld } meld, { $siberia-boast } boast
    - ring of six sides: only what is adjacent to your mech
    - icon on a dark plate: the benefit under the corruption. Without the plate it is exposed.
    - bottom row: corruption. The large token with the light edge is on top. Jagged and orange costs power, round and turquoise guile, the heart any mix.
    - striped: face down, with its cell such as n4 and its map
    - h1 to h5: face-up cards, with id, colour, type and core value
    - mechs: colour and sign of their player, { $siberia-automa } the Automa
    - { $siberia-glory } glory placed. Below: what is left of deck, bag and maps.
    { "" }**Cards**
    - shape at the left: the colour of card and worker
    - { $siberia-discard } discard, { $siberia-trash } trash. Before a small arrow stands the cost.
    - dark tag: what must hold (2+), what is counted (×), what it waits for (!)
    - dark plate: the location of a quest. Coin: what the item is worth upgraded.
    { "" }**New and now**
    - white frame: new in this turn or the one before. Arrows: the way of the mech.
    - gold: you may choose it now; around a mech: it is this player’s turn

## In one minute

siberia-minute =
    { "" }**Goal:** the most $. Explore with your mech, build a row of cards, and place glory.
    { "" }**Your turn:** your token covers Move, Play or Gather; you take the other two. A played card gives its core value, and with a worker its ability. Refresh instead, and cards and workers come back.
    { "" }**Points:** coins, $5 to 10 for each glory token (more with solved quests), upgraded items, $2 for each corruption token. Boast places glory: for 4 solved quests, 7 workers and so on. The fourth glory token begins the end.
siberia-minute-token = Two of three actions
siberia-minute-token-note = Your token covers one; refresh to take everything back
siberia-minute-explore = Explore and gather
siberia-minute-explore-note = 1 to 3 steps. A map for you; corruption covers a benefit
siberia-minute-play = Play cards
siberia-minute-play-note = Core value at once; a worker of its colour: the ability
siberia-minute-points = Points in $
siberia-minute-coins = each coin
siberia-minute-glory = each glory token
siberia-minute-items = each upgraded item
siberia-minute-corruption = each corruption token
siberia-key-power = top corruption: costs power
siberia-key-guile = costs guile; darker: under another
siberia-key-heart = the heart: power and guile, mixed
siberia-key-covered = benefit under corruption
siberia-key-down = face-down location with a map
siberia-key-hole = face-up card: colour, type, core value
siberia-key-base = Basecamp
siberia-key-way = way of a mech
siberia-key-new = new in this turn or the last
siberia-key-now = you may choose it now
siberia-key-turn = it is this player’s turn
siberia-key-quest = a quest of yours is solved here
siberia-key-glory = glory: placed, and still to place
siberia-key-met = category reached: Boast
siberia-key-adjacent = ring: only what is adjacent
siberia-key-take = gain a face-up card of this type
siberia-key-or = one of the two
siberia-key-then = pay what is before it, gain the rest
siberia-key-holds = must hold: at least 2
siberia-key-each = for each of these
siberia-key-whenever = whenever this happens
siberia-key-change = rule changed for you
siberia-key-hand = cards in hand
siberia-key-explore = exploring
siberia-key-colour = colour of a card and its worker
siberia-key-solo = the Automa’s track; a star is glory
siberia-key-token = action token, on the covered action

## Why a hint advises a move

siberia-because-coins = coins, items and corruption then make { $number }{ $otherwise ->
    [-1] {""}
   *[other] {", otherwise "}{ $otherwise }
}
siberia-because-glory = your glory tokens count more
siberia-because-finish = { $instead ->
    [nobody] you place your last glory token, and the end begins
   *[other] you place your last glory token { $number } ahead of { $rival }, and the end begins
}
siberia-because-nearer-quests = “{ siberia-category-quests }” comes nearer to glory
siberia-because-nearer-meteorites = “{ siberia-category-meteorites }” comes nearer to glory
siberia-because-nearer-items = “{ siberia-category-items }” comes nearer to glory
siberia-because-nearer-heart = “{ siberia-category-heart }” comes nearer to glory
siberia-because-nearer-corruption = “{ siberia-category-corruption }” comes nearer to glory
siberia-because-nearer-cards = “{ siberia-category-cards }” comes nearer to glory
siberia-because-nearer-workers = “{ siberia-category-workers }” comes nearer to glory
siberia-because-power = you then have { $number } power{ $otherwise ->
    [-1] {""}
   *[other] {", otherwise "}{ $otherwise }
}
siberia-because-guile = you then have { $number } guile{ $otherwise ->
    [-1] {""}
   *[other] {", otherwise "}{ $otherwise }
}
siberia-because-cards = your cards and workers are worth more
siberia-because-refresh = all three actions are free in your next turn
siberia-because-pending = what it begins brings more
siberia-because-rest = the actions left in this turn bring more
siberia-because-place = the mech stands better for the next turns
siberia-because-lead = you end farther ahead
