## Board

famous_explorers-colour-red = red
famous_explorers-colour-yellow = yellow
famous_explorers-colour-blue = blue
famous_explorers-letter-red = R
famous_explorers-letter-yellow = Y
famous_explorers-letter-blue = B
famous_explorers-region-north_america = North America
famous_explorers-region-south_america = South America
famous_explorers-region-europe = Europe
famous_explorers-region-africa = Africa
famous_explorers-region-asia = Asia
famous_explorers-region-south_pacific_and_australia = South Pacific and Australia
famous_explorers-region-short-south_pacific_and_australia = Pacific, Australia
famous_explorers-board-title = Famous Explorers
famous_explorers-board-turn = { $name } to move
famous_explorers-board-your-turn = Your turn
famous_explorers-board-winner = { $name } wins!
famous_explorers-board-shared = Shared victory: { $names }
famous_explorers-board-over = The game is over. { $result }
famous_explorers-board-left = { $count ->
    [one] { $count } arrow left
   *[other] { $count } arrows left
}
famous_explorers-board-rest = { $count } left
famous_explorers-board-rest-each = { $count ->
    [one] All three in { $place } · { $count } arrow left each
   *[other] All three in { $place } · { $count } arrows left each
}
famous_explorers-board-finished = finished
famous_explorers-board-tip = { $colour } stands at { $place } ({ $left })
famous_explorers-board-route = Route: { $route }.
famous_explorers-board-not-begun = Not started.
famous_explorers-board-news = News: { $turns }.
famous_explorers-board-news-own = Since your last turn: { $turns }.
famous_explorers-board-news-turn = { $name }: { $what }
famous_explorers-board-news-removed = removed { $arrows }
famous_explorers-board-news-you = you
famous_explorers-board-ways = Next: { $places }.
famous_explorers-board-loop = { $place } (loop)
famous_explorers-board-next = { $colour } may go to { $places }.
famous_explorers-board-branches = { $count ->
    [one] { $count } branch is possible: { $ways }.
   *[other] { $count } branches are possible: { $ways }.
}
famous_explorers-board-row = Row
famous_explorers-board-supply = { $count ->
    [one] { $count } ticket in the supply.
   *[other] { $count } tickets in the supply.
}
famous_explorers-board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
famous_explorers-board-alt-private = Expedition: Famous Explorers, your view of the board.
famous_explorers-board-alt-public = Expedition: Famous Explorers, the board.
famous_explorers-map-alt = Expedition: Famous Explorers, the whole map with the names of all points.
famous_explorers-board-unfulfilled = left in hand: { $places }
famous_explorers-board-mark = You may mark { $places }.
famous_explorers-board-spy = You may score { $places }.
famous_explorers-board-drop = You may remove your mark from { $places }.
famous_explorers-board-shift = Your mark may move to { $places }.
famous_explorers-board-only-tickets = Any other arrow costs a ticket.
famous_explorers-board-deck = { $count ->
    [0] The deck is empty.
    [one] { $count } card in the deck.
   *[other] { $count } cards in the deck.
}
famous_explorers-board-discards = { $count ->
    [0] no discards
    [one] { $count } discard
   *[other] { $count } discards
}
famous_explorers-board-shown-discards = Discards that everybody has seen
famous_explorers-board-near-start = near the start
famous_explorers-board-market = Explorers and Events
famous_explorers-board-events = { $count ->
    [0] No Events are left to draw.
    [one] { $count } Event left to draw.
   *[other] { $count } Events left to draw.
}
famous_explorers-board-away = Not in this game: { $card }.
famous_explorers-board-bought = Bought
famous_explorers-board-bought-count = { $count ->
    [one] { $count } bought
   *[other] { $count } bought
}
famous_explorers-board-hand = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
famous_explorers-board-tickets = { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
}
famous_explorers-board-to-mark = { $count ->
    [one] { $count } mark to place
   *[other] { $count } marks to place
}
famous_explorers-board-marks = marks on { $places }
famous_explorers-board-marks-of = { $name }’s marks: { $places }.
famous_explorers-board-owns = owns { $cards }
famous_explorers-secret-title = Secret { $letter }
famous_explorers-secret-unseen = face down
famous_explorers-secret-seen-by = peeked at by { $names }
famous_explorers-secret-empty = no card left
famous_explorers-market-empty = empty
famous_explorers-sort-explorer = Explorer
famous_explorers-sort-immediate = Event, carried out at once
famous_explorers-doing-immediate = at once: { $effect }
famous_explorers-doing-kept = kept: { $effect }
famous_explorers-sort-kept = Event, kept
famous_explorers-worth = { $card } ({ $points })
famous_explorers-bought-effect = { $card }: { $effect }
famous_explorers-owed-branch = lay a branch for { $colour }
famous_explorers-owed-bonus = { $count ->
    [one] use { $count } bonus arrow
   *[other] use { $count } bonus arrows
}
famous_explorers-owed-main = lay the main arrow
famous_explorers-owed-laid = main arrow laid
famous_explorers-owed-tickets = { $count ->
    [one] { $count } ticket left this turn
   *[other] { $count } tickets left this turn
}
famous_explorers-owed-last = last round
famous_explorers-owed-redraw = discard cards and draw the same number
famous_explorers-owed-marks = { $count ->
    [one] place the last mark
   *[other] place a mark; { $count } left
}
famous_explorers-owed-keep = keep one of the cards drawn
famous_explorers-owed-drop = remove a mark
famous_explorers-owed-window = you may turn over a Secret
famous_explorers-close-branch = { $count ->
    [one] { $count } possible branch
   *[other] { $count } possible branches
}
famous_explorers-hand-marked = { $place } (marked)
famous_explorers-hand-distance = lines to go
famous_explorers-hand-farther = { $count } more: *{ button-hand }*
famous_explorers-hand-from-start = lines from the start
famous_explorers-hand-title = Your cards
famous_explorers-hand-none = no cards left
famous_explorers-hand-question = You discard { $place }. Which one do you keep?
famous_explorers-hand-given = You discard { $place }.
famous_explorers-hand-keep = You keep one of { $places }.
famous_explorers-hand-scorable = may be scored now
famous_explorers-hand-held = held back
famous_explorers-hand-late = its place was reached
famous_explorers-hand-tossed = To be replaced
famous_explorers-hand-scored = Scored from the hand
famous_explorers-hand-taken = From the row
famous_explorers-hand-claimed = Secrets
famous_explorers-hand-discarded = Discarded
famous_explorers-kind-start = start
famous_explorers-kind-red = red dot
famous_explorers-kind-green = green dot
famous_explorers-kind-edge = red dot { $number } on both edges
famous_explorers-where-next = Next to it: { $places }.
famous_explorers-where-start = { $count ->
    [0] This is the start.
    [one] { $count } line from the start.
   *[other] { $count } lines from the start.
}
famous_explorers-where-far = Lines from each expedition: { $distances }.
famous_explorers-where-tips = Standing here: { $colours }.
famous_explorers-where-row = It is card { $letter } in the row.
famous_explorers-where-secret = It is Secret { $letter }.
famous_explorers-where-mark = { $name }’s mark is here.
famous_explorers-where-own = It is card { $number } in your hand now.
famous_explorers-targets-title = Your targets, the nearest first
famous_explorers-targets-none = no targets left
famous_explorers-targets-marked = with your mark
famous_explorers-targets-secret = a Secret

## Table

famous_explorers-about = Lead three shared expeditions to the places on your cards.
famous_explorers-length = 8 to 20 turns each, one to two weeks · a little more to learn
famous_explorers-option-preset = Rules: { $value }
famous_explorers-option-preset-basic = Basic game
famous_explorers-option-preset-basic-about = No New Rules, no Explorers, Events or Secret Destinations
famous_explorers-option-preset-full = Full game: all advanced rules
famous_explorers-option-preset-full-about = Both New Rules, Explorers, Events and Secret Destinations
famous_explorers-option-new_rule_1 = New Rule 1: { $value }
famous_explorers-option-new_rule_1-false = New Rule 1: off
famous_explorers-option-new_rule_1-false-about = Cards of places reached earlier can be scored at any time
famous_explorers-option-new_rule_1-true = New Rule 1: on
famous_explorers-option-new_rule_1-true-about = Of cards of places reached earlier one per turn, and only on your own turn
famous_explorers-option-new_rule_2 = New Rule 2: { $value }
famous_explorers-option-new_rule_2-false = New Rule 2: off
famous_explorers-option-new_rule_2-false-about = Ticket arrows may lead to any dot
famous_explorers-option-new_rule_2-true = New Rule 2: on
famous_explorers-option-new_rule_2-true-about = Ticket arrows may not lead to red dots
famous_explorers-option-explorers_events = Explorers and Events: { $value }
famous_explorers-option-explorers_events-false = Explorers and Events: off
famous_explorers-option-explorers_events-true = Explorers and Events: on
famous_explorers-option-explorers_events-true-about = Cards to buy with tickets
famous_explorers-option-secret_destinations = Secret Destinations: { $value }
famous_explorers-option-secret_destinations-false = Secret Destinations: off
famous_explorers-option-secret_destinations-true = Secret Destinations: on
famous_explorers-option-secret_destinations-true-about = Two destinations lie face down in the row
famous_explorers-option-first_player = First player: seat { $value }
famous_explorers-option-first_player-null = First player drawn at random
famous_explorers-scope-new_rule_1 = New Rule 1
famous_explorers-scope-without_new_rule_1 = Game without New Rule 1
famous_explorers-scope-new_rule_2 = New Rule 2
famous_explorers-scope-explorers_events = Explorers and Events
famous_explorers-scope-secret_destinations = Secret Destinations
famous_explorers-scope-without_secret_destinations = Game without Secret Destinations
famous_explorers-scope-route_rule = Expedition (1996)
famous_explorers-source-cards = scored cards
famous_explorers-source-marks = marks scored
famous_explorers-source-secrets = extra for Secrets
famous_explorers-source-corrections = wrong reveals
famous_explorers-source-explorers = Explorers
famous_explorers-source-events = Events
famous_explorers-source-unfulfilled = left in hand
famous_explorers-source-unclaimed = marks on the board
famous_explorers-reason-cards = { $cards ->
    [one] { $cards } card scored
   *[other] { $cards } cards scored
}: { $points }
famous_explorers-reason-marks = { $marks } of them with a mark: { $points }
famous_explorers-reason-secrets = { $secrets ->
    [one] extra for { $secrets } Secret
   *[other] extra for { $secrets } Secrets
}: { $points }
famous_explorers-reason-explorers = { $explorers ->
    [one] { $explorers } Explorer
   *[other] { $explorers } Explorers
}: { $points }
famous_explorers-reason-unfulfilled = { $left ->
    [one] { $left } card left in hand
   *[other] { $left } cards left in hand
}: { $points }
famous_explorers-reason-unclaimed = { $forgotten ->
    [one] { $forgotten } mark left on the board
   *[other] { $forgotten } marks left on the board
}: { $points }
famous_explorers-ahead-cards = { $first } before { $second }: { $count ->
    [one] { $count } scored card
   *[other] { $count } scored cards
} against { $other }.

## Explorers and Events

famous_explorers-card-battuta = Ibn Battuta
famous_explorers-card-zheng = Zheng He
famous_explorers-card-humboldt = Alexander von Humboldt
famous_explorers-card-bird = Isabella Bird
famous_explorers-card-amundsen = Roald Amundsen
famous_explorers-card-bell = Gertrude Bell
famous_explorers-card-sacagawea = Sacagawea
famous_explorers-card-grant = Society Grant
famous_explorers-card-march = Forced March
famous_explorers-card-bridge = Fallen Bridge
famous_explorers-card-gossip = Harbour Gossip
famous_explorers-card-bearings = New Bearings
famous_explorers-card-wind = Tailwind
famous_explorers-card-spyglass = Spyglass
famous_explorers-card-pass = Hidden Pass
famous_explorers-card-letter = Sealed Letter
famous_explorers-card-tour = Lecture Tour
famous_explorers-effect-battuta = 3 points for scored places in six regions, 2 for five
famous_explorers-effect-zheng = 1 point per pair (one scored place in Asia, one in Africa), up to 3
famous_explorers-effect-humboldt = 1, 2 or 3 points for 3, 5 or 7 neighbouring scored places
famous_explorers-effect-bird = 1 point for each scored place at distance 8 or more, up to 3
famous_explorers-effect-amundsen = 3 points for scored places far north and far south, 1 for only one
famous_explorers-effect-bell = 3 points for four scored marks, 1 for three
famous_explorers-effect-sacagawea = 1 point for every two cards from the row or Secrets, up to 3
famous_explorers-effect-grant = Take 2 tickets from the supply
famous_explorers-effect-march = One arrow for each of two colours; no loops, dots give nothing
famous_explorers-effect-bridge = Remove the last arrow of one or two colours; dots give nothing
famous_explorers-effect-gossip = Discard a card, draw three and keep one
famous_explorers-effect-bearings = Move a mark to the unreached place of another card in hand
famous_explorers-effect-wind = Lay an arrow of any colour
famous_explorers-effect-spyglass = Score a card one line away from an expedition
famous_explorers-effect-pass = A branch may start anywhere on the route
famous_explorers-effect-letter = At the end, up to two cards left in hand cost no points
famous_explorers-effect-tour = At the end, 1 point for every two tickets left, up to 3
famous_explorers-slot-a = A
famous_explorers-slot-b = B

## Questions

famous_explorers-ask-redraw = You cannot place four marks with this hand. { $tossed ->
    [0] Discard one or more cards and draw the same number.
    [one] You discard { $tossed } card so far; discard more, or draw the same number.
   *[other] You discard { $tossed } cards so far; discard more, or draw the same number.
}
famous_explorers-ask-mark = { $left ->
    [one] Place your last mark. Which place do you mark?
   *[other] Place one of your { $left } marks. Which place do you mark?
}
famous_explorers-ask-keep = Which of the cards drawn do you keep? The others are discarded.
famous_explorers-ask-turn = { $main ->
    [laid] Your main arrow is laid.
   *[owed] Lay your main arrow.
} { $spent ->
    [0] { $tickets ->
        [0] You have no tickets.
        [one] You may spend { $tickets } ticket.
        [2] You may spend your 2 tickets.
       *[other] You may spend 2 of your { $tickets } tickets.
    }
    [1] { $tickets ->
        [0] You have no tickets left.
       *[other] You may spend 1 more ticket.
    }
   *[other] You have spent both tickets of this turn.
}
famous_explorers-ask-branch = A loop! Lay a free branch for { $colour }: from where to where?
famous_explorers-ask-bonus = { $bonuses ->
    [one] You have a bonus arrow: use it or decline it.
   *[other] You have { $bonuses } bonus arrows: use one or decline it.
}
famous_explorers-ask-march = { $second ->
    [yes] Forced March: lay the second arrow, of another colour; it must not close a loop.
   *[no] Forced March: lay the first of two arrows of different colours; it must not close a loop.
}
famous_explorers-ask-bridge = { $second ->
    [yes] Fallen Bridge: remove the last arrow of another expedition too, or stop here.
   *[no] Fallen Bridge: of which expedition do you remove the last arrow?
}
famous_explorers-ask-gossip = Harbour Gossip: which card do you discard to draw three?
famous_explorers-ask-bearings = New Bearings: which mark do you move, and where?
famous_explorers-ask-wind = Tailwind: lay an arrow of any colour.
famous_explorers-ask-spyglass = Spyglass: which card do you score?
famous_explorers-ask-drop = The guess was wrong, and you have no points to lose. Which of your marks do you remove instead?
famous_explorers-ask-free = Your cards are scored by themselves when their place is reached. You can hold some back, or score one that you held back.
famous_explorers-why-redraw = A place for a mark is 3 lines or more from the start and no neighbour of another mark of yours.
famous_explorers-why-mark = A marked card scores 2 when its place is reached, and costs 2 if it never is. Everybody sees it.
famous_explorers-why-keep = A card near an expedition is reached sooner; each card left in hand costs 1 at the end.
famous_explorers-why-turn = { $spent ->
    [0] { $main ->
        [laid] { "" }
       *[owed] Cards reached: 1 point each, 2 with your mark.
    }
   *[other] { "" }
}
famous_explorers-why-branch = The expedition goes on from the branch: lead it towards your cards.
famous_explorers-why-bonus = A bonus arrow moves any expedition one line on and costs nothing.
famous_explorers-why-march = Dots that they reach give nothing; places count.
famous_explorers-why-bridge = The expedition then stands one stop back, and a place there counts as reached.
famous_explorers-why-gossip = Give away a card that no expedition will reach soon: in hand it costs 1 at the end.
famous_explorers-why-bearings = A mark scores 1 more with its card, and costs 1 if it stays on the board.
famous_explorers-why-wind = It costs no ticket and is not your main arrow.
famous_explorers-why-spyglass = It scores as if its place had been reached, with your mark 2.
famous_explorers-why-drop = Its card then counts 1 instead of 2, and the mark costs nothing any more.
famous_explorers-choose-region = which region?
famous_explorers-choose-place = which one?
famous_explorers-choose-colour = which colour?
famous_explorers-choose-from = which branch?
famous_explorers-choose-to = which one?
famous_explorers-choose-to-ticket = which action?
famous_explorers-choose-start = which mark?
famous_explorers-what-main = main arrow
famous_explorers-what-ticket = ticket
famous_explorers-what-bonus = bonus arrow
famous_explorers-colour-exchange = exchange (1 ticket)
famous_explorers-what-buy = buy a card
famous_explorers-what-play = play an Event
famous_explorers-what-score = score a card
famous_explorers-what-hold = hold a card back
famous_explorers-what-release = stop holding a card back
famous_explorers-what-peek = peek at a Secret
famous_explorers-what-reveal = turn over a Secret
famous_explorers-what-hold-all = { famous_explorers-move-hold-all }
famous_explorers-what-release-all = { famous_explorers-move-release-all }
famous_explorers-what-decline = { famous_explorers-move-decline }
famous_explorers-what-end = { famous_explorers-move-end }
famous_explorers-what-and-end = arrow, then end my turn
famous_explorers-region-red_dots = red dots
famous_explorers-region-green_dots = green dots
famous_explorers-region-and-end = { famous_explorers-what-and-end }
famous_explorers-region-score = { famous_explorers-what-score }
famous_explorers-region-play = { famous_explorers-what-play }
famous_explorers-region-reveal = { famous_explorers-what-reveal }

## Moves, as buttons and options say them

famous_explorers-move-lay = { $by ->
    [ticket] Ticket: { $colour } → { $to }
    [bonus] Bonus: { $colour } → { $to }
   *[main] { $colour } → { $to }
}{ $to_kind ->
    [red] { " (red dot)" }
    [green] { " (green dot, then a bonus arrow)" }
    [start] { " (start)" }
   *[place] { "" }
}
famous_explorers-move-branch = { $start } → { $to }{ $to_kind ->
    [red] { " (red dot)" }
    [green] { " (green dot, then a bonus arrow)" }
    [start] { " (start)" }
   *[place] { "" }
}
famous_explorers-then-lay = { $by ->
    [ticket] Ticket: { $colour } → { $to }
    [bonus] Bonus: { $colour } → { $to }
   *[main] { $colour } → { $to }
}
famous_explorers-then-branch = { $start } → { $to }
famous_explorers-move-remove = Ticket: remove the last { $colour } arrow
famous_explorers-move-decline = Decline the bonus arrow
famous_explorers-move-end = End my turn
famous_explorers-move-toss = Discard { $place }
famous_explorers-move-redraw = Draw new cards
famous_explorers-move-mark = { $place }
famous_explorers-move-exchange = Ticket: exchange { $place }
famous_explorers-move-keep = Keep { $place }
famous_explorers-move-score = Score { $place }
famous_explorers-move-hold = Hold back { $place }
famous_explorers-move-release = Stop holding back { $place }
famous_explorers-move-hold-all = Hold back all cards
famous_explorers-move-release-all = Stop holding back all cards
famous_explorers-move-buy = { $card } · { $timing ->
    [immediate] 1 ticket, immediate
    [kept] 1 ticket, kept
   *[explorer] 2 tickets
}
famous_explorers-detail-buy = { $effect }
famous_explorers-move-play = Play { $card }
famous_explorers-move-extra = { $colour } → { $to }{ $to_kind ->
    [red] { " (red dot)" }
    [green] { " (green dot)" }
    [start] { " (start)" }
   *[place] { "" }
}
famous_explorers-move-lift = Remove the last { $colour } arrow
famous_explorers-move-enough = Stop here
famous_explorers-move-give = Discard { $place }
famous_explorers-move-shift = { $start } → { $to }
famous_explorers-move-spy = Score { $place }
famous_explorers-move-peek = Peek at Secret { $slot }
famous_explorers-move-reveal = Turn over Secret { $slot }
famous_explorers-move-drop = Remove your mark from { $place }
famous_explorers-benefit-row = row card
famous_explorers-benefit-own = your card
famous_explorers-benefit-marked = your marked card
famous_explorers-benefit-held = your card, held back
famous_explorers-benefit-secret = your Secret
famous_explorers-benefit-loop = loop
famous_explorers-benefit-ticket = ticket
famous_explorers-benefit-bonus = bonus arrow

## What cannot be taken back, as it is asked once more

famous_explorers-warning-mark = Your mark on { $place } tells everybody that you hold its card.
famous_explorers-warning-redraw = { $count ->
    [one] You discard the { $count } card that you have put aside, and draw another one.
   *[other] You discard the { $count } cards that you have put aside, and draw as many new ones.
}
famous_explorers-warning-give = { $count ->
    [one] You discard { $place } and draw { $count } card, which you keep.
   *[other] You discard { $place } and draw { $count } cards, of which you keep one.
}
famous_explorers-warning-score = Your card { $place } is scored, and everybody sees it.
famous_explorers-warning-shift = Your mark on { $to } tells everybody that you hold its card.
famous_explorers-warning-buy = { $count ->
    [one] You pay { $count } ticket, and a new card comes on offer.
   *[other] You pay { $count } tickets, and a new card comes on offer.
}
famous_explorers-warning-peek = You see what Secret { $slot } is, and everybody sees that you have looked.
famous_explorers-warning-reveal = If Secret { $slot } is { $place }, you get 2 points. If it is another place and no expedition stands there, { $cost ->
    [point] you lose 1 point
    [mark] you remove one of your marks from the board, as you have no point to lose
   *[nothing] you lose nothing, as you have no point and no mark
}{ $others ->
    [0] { "" }
    [one] , and { $others } player who has peeked at it gets 1 point
   *[other] , and the { $others } players who have peeked at it get 1 point each
}.
famous_explorers-warning-ends = This ends the game.
famous_explorers-warning-secret = { $place } is Secret { $slot }: you claim it, and a new Secret comes in its place.
famous_explorers-warning-reach = Reaching { $place } may show who holds its card.
famous_explorers-warning-return = Going back to { $place } may show who holds its card.
famous_explorers-warning-row = Reaching { $place } takes its card from the row, and a new card is turned up there.

## What happened

famous_explorers-event-redrawn = { $count ->
    [one] { $seat } could not place four marks and draws { $count } new card.
   *[other] { $seat } could not place four marks and draws { $count } new cards.
}
famous_explorers-event-redraw-seen = You discard { $tossed } and draw: { $drawn }.
famous_explorers-event-mark-placed = { $left ->
    [0] { $seat } places their last mark on { $place }.
   *[other] { $seat } places a mark on { $place }.
}
famous_explorers-event-begun = All marks are placed. { $first_seat } begins.
famous_explorers-event-round-began = Round { $round }.
famous_explorers-event-arrow-laid = { $by ->
    [ticket] { $seat } spends a ticket and leads { $colour } from { $tail } to { $head }.
    [bonus] { $seat } uses a bonus arrow and leads { $colour } from { $tail } to { $head }.
    [branch] { $seat } lays a branch for { $colour } from { $tail } to { $head }.
    [march] { $seat } leads { $colour } from { $tail } to { $head } with Forced March.
    [wind] { $seat } leads { $colour } from { $tail } to { $head } with Tailwind.
   *[main] { $seat } leads { $colour } from { $tail } to { $head }.
}
famous_explorers-event-arrow-removed = { $by ->
    [bridge] { $seat } removes the { $colour } arrow from { $tail } to { $head } with Fallen Bridge.
   *[ticket] { $seat } spends a ticket and removes the { $colour } arrow from { $tail } to { $head }.
}
famous_explorers-event-ticket-gained = { $count ->
    [0] { $seat } gets no ticket for the red dot: the supply is empty.
    [one] { $seat } gets { $count } ticket.
   *[other] { $seat } gets { $count } tickets.
}
famous_explorers-event-loop-formed = { $seat } forms a loop with { $colour } at { $point }.
famous_explorers-event-bonus-earned = { $seat } gets a bonus arrow (green dot).
famous_explorers-event-bonus-lapsed = { $declined ->
    [yes] { $seat } declines the bonus arrow.
   *[no] { $count ->
        [one] No arrow can be laid: the bonus arrow is lost.
       *[other] No arrow can be laid: { $count } bonus arrows are lost.
    }
}
famous_explorers-event-colour-over = { $stuck ->
    [yes] The { $colour } expedition is finished: no branch can be laid.
   *[no] The { $colour } expedition is finished: all its arrows are laid.
}
famous_explorers-event-last-round = { $seat } has no card left in hand: this round is the last.
famous_explorers-event-row-taken = { $seat } takes { $place } from the row: **+1**.
famous_explorers-event-row-refilled = New in the row: { $place }.
famous_explorers-event-row-short = { $size ->
    [0] No cards are left to draw, and the row is empty.
    [one] No cards are left to draw; { $size } card is left in the row.
   *[other] No cards are left to draw; { $size } cards are left in the row.
}
famous_explorers-event-card-scored = { $how ->
    [late] { $mark ->
        [yes] { $seat } scores the late card { $place } with their mark: **+2**.
       *[no] { $seat } scores the late card { $place }: **+1**.
    }
    [spyglass] { $mark ->
        [yes] { $seat } scores { $place } through the Spyglass, with their mark: **+2**.
       *[no] { $seat } scores { $place } through the Spyglass: **+1**.
    }
    [end] { $mark ->
        [yes] { $seat } scores { $place } at the end, with their mark: **+2**.
       *[no] { $seat } scores { $place } at the end: **+1**.
    }
   *[reached] { $mark ->
        [yes] { $seat } scores { $place } with their mark: **+2**.
       *[no] { $seat } scores { $place }: **+1**.
    }
}
famous_explorers-event-card-given = { $by ->
    [gossip] { $count ->
        [one] { $seat } discards a card and draws { $count }.
       *[other] { $seat } discards a card and draws { $count }.
    }
   *[exchange] { $seat } spends a ticket and exchanges a card.
}
famous_explorers-event-cards-drawn = You discard { $given } and draw: { $drawn }.
famous_explorers-event-card-kept = You keep { $kept }.
famous_explorers-event-deck-shuffled = { $count ->
    [one] The deck is empty: { $count } discard becomes the new deck.
   *[other] The deck is empty: { $count } discards are shuffled and become the new deck.
}
famous_explorers-event-hold-changed = { $held ->
    [yes] You hold back: { $places }.
   *[no] You stop holding back: { $places }.
}
famous_explorers-event-card-bought = { $price ->
    [one] { $seat } buys { $card } for { $price } ticket.
   *[other] { $seat } buys { $card } for { $price } tickets.
}
famous_explorers-event-slot-filled = New on offer: { $card }.
famous_explorers-event-slot-empty = No Events are left: the slot stays empty.
famous_explorers-event-event-played = { $seat } plays { $card }.
famous_explorers-event-mark-moved = { $seat } moves a mark from { $start } to { $to }.
famous_explorers-event-peeked = { $seat } peeks at Secret { $slot } instead of laying a bonus arrow.
famous_explorers-event-secret-seen = Secret { $slot } is { $place }.
famous_explorers-event-secret-claimed = { $known ->
    [yes] { $seat } claims Secret { $slot }, { $place }: **+2**.
   *[no] { $seat } turns over Secret { $slot } and claims it: { $place }, **+2**.
}
famous_explorers-event-secret-missed = { $wrong ->
    [yes] { $seat } turns over Secret { $slot }: { $place }. Wrong: no expedition is there.
   *[no] { $seat } turns over Secret { $slot }: { $place }. Another expedition is there, so nothing comes of it.
}{ $gaining ->
    [0] { "" }
   *[other] { " " }**+1** for a token on it: { $gaining_seats }.
}
famous_explorers-event-point-lost = { $seat } loses 1 point for the wrong guess: **−1**.
famous_explorers-event-mark-dropped = { $seat } removes the mark from { $place } instead of losing a point.
famous_explorers-event-secret-laid = { $empty ->
    [yes] No card is left for Secret { $slot }.
   *[no] A new Secret { $slot } lies face down.
}
famous_explorers-event-secrets-shown = The Secrets that nobody claimed: { $places }.
famous_explorers-event-game-ended = { $how ->
    [arrows] All three expeditions are finished. Victory for { $winner_seats }!
   *[round] The last round is finished. Victory for { $winner_seats }!
}

## Events in at most six words after who did it

famous_explorers-short-begun = All marks are placed
famous_explorers-short-mark-placed = marks { $place }
famous_explorers-short-arrow-laid = reaches { $head } ({ $colour })
famous_explorers-short-arrow-removed = returns to { $tip }
famous_explorers-short-loop-formed = forms a loop with { $colour }
famous_explorers-short-bonus-earned = gets a bonus arrow
famous_explorers-short-colour-over = The { $colour } expedition is finished
famous_explorers-short-row-taken = takes { $place }
famous_explorers-short-ticket-gained = { $count ->
    [0] finds no ticket left
    [one] gets { $count } ticket
   *[other] gets { $count } tickets
}
famous_explorers-short-last-round = has no card left in hand
famous_explorers-short-card-scored = scores { $place }
famous_explorers-short-card-given = exchanges a card
famous_explorers-short-card-bought = buys { $card }
famous_explorers-short-event-played = plays { $card }
famous_explorers-short-mark-moved = moves a mark: { $to }
famous_explorers-short-peeked = peeks at Secret { $slot }
famous_explorers-short-secret-claimed = claims Secret { $slot }
famous_explorers-short-secret-missed = turns over Secret { $slot }
famous_explorers-short-point-lost = loses 1 point
famous_explorers-short-mark-dropped = removes a mark
famous_explorers-short-game-ended = { $how ->
    [arrows] All three expeditions are finished
   *[round] The last round is finished
}

## Refusals

famous_explorers-refusal-game-over = The game is over.
famous_explorers-refusal-not-your-turn = It is not your turn: { $turn_seat } is to play.
famous_explorers-refusal-no-such-point = There is no place or dot called “{ $point }”.
famous_explorers-refusal-no-such-colour = There is no such colour: { $colour }. The colours are red, yellow and blue.
famous_explorers-refusal-branch-first = First lay your { $colour } branch.
famous_explorers-refusal-bonus-first = { $bonuses ->
    [one] First use your bonus, or decline it.
   *[other] First use your { $bonuses } bonuses, or decline them.
}
famous_explorers-refusal-two-tickets = You may spend at most { $limit } tickets a turn; you have spent { $spent }.
famous_explorers-refusal-no-ticket = You have no ticket left.
famous_explorers-refusal-main-laid = You have already laid your main arrow. Any other arrow costs a ticket.
famous_explorers-refusal-main-owed = Lay your main arrow before you end your turn.
famous_explorers-refusal-no-bonus = You have no bonus arrow now.
famous_explorers-refusal-colour-over = The { $colour } expedition is finished: none of its arrows may be laid or removed.
famous_explorers-refusal-not-from-tip = The { $colour } expedition stands at { $point }, and no line leads from there to { $to }.
famous_explorers-refusal-no-branching = The { $colour } expedition can go on only from where it stands, and no line leads from there to { $point }.
famous_explorers-refusal-turning-back = The { $colour } expedition has just come from { $point } and may not turn straight back.
famous_explorers-refusal-line-used = There is already a { $colour } arrow on the line between { $point } and { $to }.
famous_explorers-refusal-second-loop = You have already formed a { $colour } loop this turn, and going to { $point } would close another.
famous_explorers-refusal-no-arrow = There is no { $colour } arrow on the board to remove.
famous_explorers-refusal-loop-by-removal = You have already formed a { $colour } loop this turn. Removing this arrow would form another.
famous_explorers-refusal-other-colour = Your branch must be { $colour }.
famous_explorers-refusal-no-line = No line joins { $point } and { $to }.
famous_explorers-refusal-already-visited = A branch must lead to a new place or dot, and { $to } is already on the { $colour } route.
famous_explorers-refusal-off-the-loop = The branch must start on the last loop, and { $point } is not on it.
famous_explorers-refusal-no-arrowhead = The branch must start where an arrow of its colour leads, and no { $colour } arrow leads to { $point }.
famous_explorers-refusal-not-visited = The branch must start on the route, and { $point } is not on the { $colour } route.
famous_explorers-refusal-ticket-to-red = An arrow laid with a ticket or by an Event may not lead to a red dot, and { $to } is one.
famous_explorers-refusal-marks-first = { $left ->
    [one] First place your last mark; the expeditions set off afterwards.
   *[other] First place your { $left } marks; the expeditions set off afterwards.
}
famous_explorers-refusal-marks-placed = All marks have been placed.
famous_explorers-refusal-redraw-first = First draw new cards: you cannot place four marks with this hand.
famous_explorers-refusal-nothing-tossed = First discard at least one card.
famous_explorers-refusal-not-in-hand = You do not hold this card: { $place }.
famous_explorers-refusal-too-close = { $place } is too close to the start for a mark.
famous_explorers-refusal-marked-already = There is already a mark on { $place }.
famous_explorers-refusal-next-to-own = { $place } is next to your mark on { $other }.
famous_explorers-refusal-never-four = If you mark { $place }, you will not be able to place all four marks.
famous_explorers-refusal-no-seat = You are not playing at this table.
famous_explorers-refusal-never-reached = No expedition has been at { $place } yet.
famous_explorers-refusal-late-not-your-turn = No expedition stands there any more, so you may score this card only on your own turn.
famous_explorers-refusal-one-late-card = You may score only one card per turn whose place no expedition stands on any more.
famous_explorers-refusal-all-held = You are already holding back all your cards.
famous_explorers-refusal-none-held = You are not holding back any cards.
famous_explorers-refusal-held-already = You are already holding back { $place }.
famous_explorers-refusal-not-held = You are not holding back { $place }.
famous_explorers-refusal-no-cards-left = No cards are left to draw, so nothing can be exchanged.
famous_explorers-refusal-not-drawn = { $place } is not among the cards that you drew.
famous_explorers-refusal-no-market = This table plays without Explorers and Events.
famous_explorers-refusal-not-for-sale = { $card } is not for sale now.
famous_explorers-refusal-bought-already = You may buy only one card per turn.
famous_explorers-refusal-explorer-costs-both = An Explorer costs both tickets of a turn; you may spend only { $left } more.
famous_explorers-refusal-no-effect = { $card } would have no effect now.
famous_explorers-refusal-not-owned = You do not have { $card }.
famous_explorers-refusal-scores-at-end = { $card } is not played: it counts at the end of the game.
famous_explorers-refusal-no-branch-owed = You can play Hidden Pass only when you have a branch to lay.
famous_explorers-refusal-task-first = { $task ->
    [keep] First choose which card you keep.
    [drop] First remove one of your marks from the board.
   *[march] First carry out your Event.
}
famous_explorers-refusal-colour-used = This Event has already been used for { $colour }: choose another colour.
famous_explorers-refusal-closes-loop = With { $colour } this would form a loop, which the Event does not allow.
famous_explorers-refusal-one-at-least = Remove at least one arrow.
famous_explorers-refusal-not-next-to-tip = No expedition that has started is one line away from { $place }.
famous_explorers-refusal-no-mark-there = You have no mark on { $place }.
famous_explorers-refusal-reached-already = An expedition has already been at { $place }, so your mark cannot move there.
famous_explorers-refusal-no-secrets = This table plays without Secret Destinations.
famous_explorers-refusal-slot-empty = Secret { $slot } is gone, and no card was left to replace it.
famous_explorers-refusal-known-already = You already know Secret { $slot }.
famous_explorers-refusal-no-place-reached = You can turn over a Secret only right after your arrow has reached a place.
famous_explorers-refusal-setting-up = Some players are still changing their hands. After that you can hold cards back.
famous_explorers-refusal-nothing-drawn = You have drawn no cards to choose from.
famous_explorers-refusal-no-wrong-reveal = You have no mark to remove for a wrong reveal.
famous_explorers-refusal-no-event = You are not carrying out an Event that asks for this.

## Commands

famous_explorers-command = Play Expedition: Famous Explorers by typing
famous_explorers-command-arrow = Lay your main arrow
famous_explorers-command-arrow-colour = Which expedition: red, yellow or blue
famous_explorers-command-arrow-to = Where it leads, such as Timbuktu
famous_explorers-command-ticket = Spend a ticket to lay an arrow
famous_explorers-command-ticket-colour = Which expedition: red, yellow or blue
famous_explorers-command-ticket-to = Where it leads, such as Timbuktu
famous_explorers-command-bonus = Lay a bonus arrow
famous_explorers-command-bonus-colour = Which expedition: red, yellow or blue
famous_explorers-command-bonus-to = Where it leads, such as Timbuktu
famous_explorers-command-branch = Lay the branch that follows a loop
famous_explorers-command-branch-arrow = Colour, where it starts, where it leads
famous_explorers-command-remove = Spend a ticket to remove the last arrow of an expedition
famous_explorers-command-remove-colour = Which expedition: red, yellow or blue
famous_explorers-command-exchange = Spend a ticket to exchange a card from your hand
famous_explorers-command-exchange-card = The card you discard
famous_explorers-command-keep = Keep one of the cards drawn
famous_explorers-command-keep-card = The card you keep
famous_explorers-command-mark = Place a mark
famous_explorers-command-mark-place = The place you mark
famous_explorers-command-score = Score a card from your hand whose place has been reached
famous_explorers-command-score-card = The card you score
famous_explorers-command-hold = Hold a card back, so that it is not scored when its place is reached
famous_explorers-command-hold-card = The card you hold back, or all
famous_explorers-command-release = Stop holding a card back
famous_explorers-command-release-card = The card to stop holding back, or all
famous_explorers-command-buy = Buy an Explorer for 2 tickets or an Event for 1
famous_explorers-command-buy-card = Which Explorer or Event
famous_explorers-command-event = Play an Event that you have kept
famous_explorers-command-event-card = Which Event
famous_explorers-command-step = Answer any other question, such as a step of an Event
famous_explorers-command-step-move = Which answer
famous_explorers-command-peek = Peek at a Secret Destination instead of laying a bonus arrow
famous_explorers-command-peek-slot = Which Secret: a or b
famous_explorers-command-reveal = Turn over a Secret Destination right after reaching a place
famous_explorers-command-reveal-slot = Which Secret: a or b
famous_explorers-command-decline = Decline a bonus arrow
famous_explorers-command-end = End your turn

## In one minute

famous_explorers-minute =
    { "" }**Goal:** lead the three shared expeditions to the places of your cards.
    { "" }**Your turn:** lay one arrow, red, yellow or blue, from where that expedition stands. A red dot gives a ticket for one more action, a green dot a bonus arrow, a loop a branch.
    { "" }**Points:** 1 for each of your cards whose place is reached, 2 with your mark; 1 for a public card that you reach. At the end each card in hand and each mark left costs 1. An empty hand begins the last round.
famous_explorers-minute-goal = Reach your places
famous_explorers-minute-goal-note = Everybody moves all three expeditions. Numbers on pink: your cards
famous_explorers-minute-turn = Lay one arrow
famous_explorers-minute-turn-note = Red, yellow or blue, from where that expedition stands
famous_explorers-minute-more = Extras
famous_explorers-minute-red = ticket: one more action
famous_explorers-minute-green = bonus arrow
famous_explorers-minute-loop = loop: a free branch
famous_explorers-minute-points = Points
famous_explorers-minute-own = own card
famous_explorers-minute-marked = with your mark
famous_explorers-minute-row = public card
famous_explorers-minute-left = in hand at the end
famous_explorers-minute-board = on the board at the end
famous_explorers-key-place = place; each has a card
famous_explorers-key-red = red dot: a ticket
famous_explorers-key-edge = edge dot: same number, same point
famous_explorers-key-pin = an expedition is here
famous_explorers-key-hollow = hollow: not started yet
famous_explorers-key-old = older arrow
famous_explorers-key-new = new arrow
famous_explorers-key-gone = an arrow was removed
famous_explorers-key-order = who laid it, and in which order
famous_explorers-key-halo = point that you may choose
famous_explorers-key-free = arrow that you may lay
famous_explorers-key-choice = its name in menus and when you type
famous_explorers-key-shared = the same in several colours
famous_explorers-key-loop = going there closes a loop
famous_explorers-key-own = card in your hand
famous_explorers-key-row = public card
famous_explorers-key-mark = mark of a player
famous_explorers-key-fresh = new mark
famous_explorers-key-ring = the picture is about this point
famous_explorers-key-lead = thin line: what belongs to a point
famous_explorers-key-secret = Secret that you have seen
famous_explorers-key-ready = you may score it now
famous_explorers-key-held = you hold it back
famous_explorers-key-reached = reached, but not to be scored now

## The key of signs

famous_explorers-signs =
    { "" }**The map**
    - { $star } the start, Stockholm
    - round dot in the colour of its region: a place. Each place has a card.
    - { $ticket } in a red diamond: a red dot, which brings a ticket
    - { $plus } in a green circle: a green dot, which brings a bonus arrow
    - red number at the edge of the map: an edge dot. The same number on the left and on the right is the same point.
    - thin line from a name, a letter, a number or a shield: it leads to the point they belong to
    { "" }**Expeditions**
    - { $red } red arrows have dots, { $yellow } yellow ones bars, { $blue } blue ones a light core
    - pin with one of these signs: the expedition is at this point
    - broad, bright arrow: a new one. In the post it was laid in the last turn, in your own pictures since your last turn. Paler arrows are older.
    - number at a new arrow: the order in which they were laid. The shield before a number shows who laid this one and the next ones.
    - dashed line, crossed out: an arrow was removed here
    { "" }**Cards and marks**
    - letter on white: a card in the row
    - number on pink: a card in your hand. Only you see it. When one leaves your hand, those after it move up.
    - dark card with A or B: a Secret that you have seen
    - shield: a player’s mark, with a golden edge if it is new. Players 1 to 6: { $seat-0 } 1 · { $seat-1 } 2 · { $seat-2 } 3 · { $seat-3 } 4 · { $seat-4 } 5 · { $seat-5 } 6
    - on a card in your hand, a tick: you may score it now; two bars: you are holding it back; a clock: its place has been reached, but you may not score it now
    { "" }**What you can choose**
    - broken ring or dashed line in light green: a point that you may choose, or a line on which you may lay an arrow
    - coloured label such as R1 or Y2: buttons and menus call the same thing so. You can also type it after `/move`.
    - whole ring: the point that the picture is about
    - curved arrow: going there closes a loop
    { "" }**Now**
    - gold and { $pointer }: whose turn it is. { $crown }: who has won.
    - number after { $red }, { $yellow } or { $blue } in the text: how many lines this expedition is from the place

## Start and end

famous_explorers-start-alt = Expedition: Famous Explorers, the start of the game.
famous_explorers-start-seats = Players
famous_explorers-start-first = { $name } begins
famous_explorers-start-begins = begins
famous_explorers-start-basic = Basic game
famous_explorers-start-new_rule_1 = New Rule 1
famous_explorers-start-new_rule_2 = New Rule 2
famous_explorers-start-explorers_events = Explorers and Events
famous_explorers-start-secret_destinations = Secret Destinations
famous_explorers-end-alt = Expedition: Famous Explorers, the end of the game.
famous_explorers-end-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
famous_explorers-end-tie = { $count } points each; scored cards decide: { $facts }
famous_explorers-end-tie-of = { $name } { $count }
famous_explorers-end-cards = cards
famous_explorers-end-marks = marks
famous_explorers-end-secrets = Secrets
famous_explorers-end-corrections = wrong
famous_explorers-end-explorers = Explorers
famous_explorers-end-events = Events
famous_explorers-end-unfulfilled = in hand
famous_explorers-end-unclaimed = on board

## Why a hint advises a move

famous_explorers-because-mark = { $newly ->
    [1] you mark { $about }, which is { $number ->
        [one] { $number } line
       *[other] { $number } lines
    } away
   *[0] { $about }, your marked card, is then { $number ->
        [one] { $number } line
       *[other] { $number } lines
    } away{ $otherwise ->
        [-1] {""}
        [0] {", otherwise out of reach"}
       *[other] {", otherwise "}{ $otherwise }
    }
}
famous_explorers-because-card = { $about }, your card, is then { $number ->
    [one] { $number } line
   *[other] { $number } lines
} away{ $otherwise ->
    [-1] {""}
    [0] {", otherwise out of reach"}
   *[other] {", otherwise "}{ $otherwise }
}
famous_explorers-because-secret = { $about }, the Secret you know, is then { $number ->
    [one] { $number } line
   *[other] { $number } lines
} away{ $otherwise ->
    [-1] {""}
    [0] {", otherwise out of reach"}
   *[other] {", otherwise "}{ $otherwise }
}
famous_explorers-because-points = it scores at once
famous_explorers-because-rivals = the others get less
famous_explorers-because-theirs = { $about }, a mark of { $rival }, is then { $number ->
    [0] out of reach
    [one] { $number } line away
   *[other] { $number } lines away
}{ $otherwise ->
    [-1] {""}
   *[other] {", otherwise "}{ $otherwise }
}
famous_explorers-because-tickets = you have { $number ->
    [one] { $number } ticket
   *[other] { $number } tickets
} then, otherwise { $otherwise }
famous_explorers-because-row = cards of the row come nearer
famous_explorers-because-arrows = you may lay { $number ->
    [one] { $number } more arrow
   *[other] { $number } more arrows
} in this turn{ $otherwise ->
    [-1] {""}
   *[other] {", otherwise "}{ $otherwise }
}
famous_explorers-because-branch = the expedition may go on from another point
famous_explorers-because-standstill = the expeditions get on
famous_explorers-because-lead = you end farther ahead
famous_explorers-because-won = it wins the game
famous_explorers-because-reached-card = { $about } has been reached already: you may score it
famous_explorers-because-reached-mark = { $about } has been reached already: you may score it
famous_explorers-because-explorers = Explorers will bring points
famous_explorers-because-events = a kept Event is worth something later
famous_explorers-because-tasks = you have an Event to carry out
famous_explorers-because-redraw = your hand allows more marks
