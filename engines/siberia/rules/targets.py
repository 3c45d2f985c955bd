"""What an effect can be applied to now, and whether anything would change (SB-1012)."""

from __future__ import annotations

from engines.siberia.content import effects
from engines.siberia.content.effects import Node
from engines.siberia.content.model import BASE, Cell, Token
from engines.siberia.content.terms import COLOURS, Colour, Cost, Filter
from engines.siberia.rules.board import Board, met, source_of
from engines.siberia.rules.moves import Category
from engines.siberia.rules.stack import Vanquishing


def live(board: Board, node: Node) -> bool:
    """Whether a node would change something now (SB-1012), judged shallowly (SB-1013)."""
    state = board.state
    match node:
        case effects.Gain(what=what, amount=amount):
            if board.amount(amount) <= 0:
                return False
            me = board.me
            return what == "coin" or getattr(me, what) < board.content.track
        case effects.GainMap():
            return state.maps > 0
        case effects.GainCorruption():
            return bool(state.bag)
        case effects.GainWorker(colours=colours):
            return bool(in_supply(board, colours))
        case effects.Draw() | effects.Draft():
            return bool(state.deck or state.swept)
        case effects.Take():
            return bool(takeable(board, node))
        case effects.Sweep():
            return any(state.market)
        case effects.PlayCard(filter=wanted):
            return bool(playable(board, wanted))
        case effects.MoveMech(steps=steps):
            return bool(destinations(board, steps))
        case effects.GatherHere():
            return board.me.cell != BASE
        case effects.RefreshAll():
            return bool(board.me.row)
        case effects.Rescue():
            return bool(rescuable(board, node))
        case effects.Activate():
            return bool(activatable(board, node))
        case effects.Borrow():
            return bool(borrowable(board))
        case effects.Solve(discount=discount):
            return bool(solvable(board, discount))
        case effects.Vanquish():
            return bool(purchases(board, node, Vanquishing(node.at)))
        case effects.Destroy(adjacent=adjacent):
            return bool(destroyable(board, adjacent=adjacent))
        case effects.Upgrade():
            return bool(upgradable(board))
        case effects.Meld():
            return bool(meldable(board))
        case effects.Boast():
            return bool(boastable(board))
        case effects.All(parts=parts) | effects.Then(parts=parts) | effects.OneOf(parts=parts):
            return any(live(board, part) for part in parts)
        case effects.Pay(cost=cost, effect=effect):
            return payable(board, cost) and live(board, effect)
        case effects.If(condition=condition, effect=effect):
            return board.holds(condition, source_of(node.at)) and live(board, effect)


def in_supply(board: Board, colours: tuple[Colour, ...]) -> tuple[Colour, ...]:
    """Return those of the colours of which the supply has workers (SB-707)."""
    return tuple(c for c in COLOURS if c in colours and board.state.workers[COLOURS.index(c)])


def takeable(board: Board, node: effects.Take) -> tuple[str, ...]:
    """Return the face-up cards that may be gained."""
    return _face_up(board, node.filter, adjacent=node.adjacent)


def _face_up(board: Board, wanted: Filter, *, adjacent: bool) -> tuple[str, ...]:
    near = board.adjacent_holes() if adjacent else board.content.map.holes
    return tuple(
        card
        for hole, card in zip(board.content.map.holes, board.state.market, strict=True)
        if card is not None and hole in near and board.matches(card, wanted)
    )


def playable(board: Board, wanted: Filter) -> tuple[str, ...]:
    """Return the cards in hand that may be played (SB-501, SB-1031)."""
    working = board.working()
    return tuple(
        card for card in board.me.hand if card not in working and board.matches(card, wanted)
    )


def destinations(board: Board, steps: int | None) -> tuple[Cell, ...]:
    """Return where the mech may move, in the order of the map's cells (SB-401 to SB-406)."""
    start, taken, automa = board.me.cell, board.taken_cells(), board.automa_cells()
    neighbours, locations = board.content.map.neighbours, board.state.locations
    cells = board.content.map.cells
    up = {cell for cell, location in zip(cells, locations, strict=True) if location.up}
    reached, border = {start}, [start]
    for _step in range(board.range if steps is None else steps):
        further = []
        for cell in border:
            if cell == start or cell in up or cell in automa:  # SB-406, SB-1112
                for near in neighbours[cell]:
                    if near not in reached and near != BASE:
                        reached.add(near)
                        further.append(near)
        border = further
    return tuple(cell for cell in cells if cell in reached and cell != start and cell not in taken)


def rescuable(board: Board, node: effects.Rescue) -> tuple[str, ...]:
    """Return the active cards that may be rescued, or whose worker may be."""
    working = board.working()
    return tuple(
        active.card
        for active in board.me.row
        if active.card not in working
        and board.matches(active.card, node.filter)
        and (node.what == "card" or active.worker is not None)
    )


def activatable(board: Board, node: effects.Activate) -> tuple[str, ...]:
    """Return the cards that may be activated (SB-1036)."""
    source, cards = source_of(node.at), tuple[str, ...]()
    match node.where:
        case "row":
            cards = tuple(active.card for active in board.me.row)
        case "previous":
            previous = board.previous(source)
            cards = () if previous is None else (previous,)
        case "adjacent" | "any":
            cards = _face_up(board, node.filter, adjacent=node.where == "adjacent")
    working = board.working()
    return tuple(
        card
        for card in cards
        if card != source
        and card not in working
        and board.matches(card, node.filter)
        and (board.card(card).ability is not None or not board.in_force(card))
    )


def borrowable(board: Board) -> tuple[Node, ...]:
    """Return the benefits of adjacent locations that may be borrowed (SB-709, SB-710)."""
    nodes = list[Node]()
    for cell in board.content.map.neighbours[board.me.cell]:
        if cell == BASE:
            continue
        for at in board.exposed(cell):
            benefit = board.content.nodes[at]
            sides = benefit.parts if isinstance(benefit, effects.OneOf) else (benefit,)
            nodes += [
                icon for icon in sides if not isinstance(icon, effects.Borrow) and live(board, icon)
            ]
    return tuple(nodes)


def solvable(board: Board, discount: int) -> tuple[tuple[str, int, int], ...]:
    """Return the quests that may be solved, each with the power and guile to pay (SB-601)."""
    me, here = board.me, board.here
    solving = board.solving()
    if here is None or len(me.solved) + len(solving) >= board.limit:
        return ()
    less = discount + board.static("solve_discount")
    ways = []
    for card in board.controlled():
        printed = board.card(card)
        if printed.location != here.tile or card in solving or printed.cost is None:
            continue
        for power, guile in splits(printed.cost, less):
            if power <= me.power and guile <= me.guile:
                ways.append((card, power, guile))
    return tuple(ways)


def splits(cost: Cost, less: int) -> tuple[tuple[int, int], ...]:
    """Return the ways to take a discount off power and guile (SB-1067)."""
    off = min(less, cost.power + cost.guile)
    return tuple(
        (cost.power - of_power, cost.guile - (off - of_power))
        for of_power in range(off + 1)
        if of_power <= cost.power and off - of_power <= cost.guile
    )


def price(
    board: Board, node: effects.Vanquish, use: Vanquishing, token: Token
) -> tuple[bool, bool, int]:
    """Return whether a token is paid with power, with guile, and how much in all (SB-608).

    The heart is paid with both (SB-610).
    """
    power, guile = token[0] in "PH", token[0] in "GH"
    less = board.static("first_of_colour_discount") * (
        (power and not use.power) + (guile and not use.guile)
    )
    if not use.taken:
        less += node.discount + board.static("vanquish_discount")
    return power, guile, max(0, int(token[1:]) - less)


def purchases(
    board: Board, node: effects.Vanquish, use: Vanquishing
) -> tuple[tuple[Cell, int, int], ...]:
    """Return the tokens that may be bought next: cell, power and guile (SB-608 to SB-616)."""
    me, ways = board.me, list[tuple[Cell, int, int]]()
    for cell in vanquish_cells(board, node, use):
        location = board.location(cell)
        if not location.up or not location.corruption:
            continue
        power, guile, cost = price(board, node, use, location.corruption[-1])
        least = max(0, cost - me.guile) if guile else cost
        most = min(cost, me.power) if power else 0
        if not power:
            ways += [(cell, 0, cost)] if cost <= me.guile else []
        else:
            ways += [(cell, paid, cost - paid) for paid in range(most, least - 1, -1)]
    return tuple(ways)


def vanquish_cells(board: Board, node: effects.Vanquish, use: Vanquishing) -> tuple[Cell, ...]:
    """Return the cells where a use of Vanquish takes its next token (SB-615, SB-617)."""
    if board.me.cell == BASE:
        return ()
    if use.cell is not None:
        return (use.cell,)
    return board.content.map.neighbours[board.me.cell] if node.adjacent else (board.me.cell,)


def destroyable(board: Board, *, adjacent: bool) -> tuple[Cell, ...]:
    """Return the cells whose top corruption may be destroyed (SB-613, SB-614)."""
    me = board.me
    if me.cell == BASE:
        return ()
    cells = board.content.map.neighbours[me.cell] if adjacent else (me.cell,)
    return tuple(
        cell
        for cell in cells
        if cell != BASE
        and (top := board.location(cell).corruption[-1:])
        and top[0] != board.content.heart
    )


def upgradable(board: Board) -> tuple[str, ...]:
    """Return the items that may be upgraded (SB-711)."""
    if len(board.me.upgraded) >= board.limit:
        return ()
    return tuple(card for card in board.controlled() if board.card(card).type == "item")


def meldable(board: Board) -> tuple[str, ...]:
    """Return the meteorites that may be melded (SB-715)."""
    if len(board.me.melded) >= board.limit:
        return ()
    return tuple(card for card in board.controlled() if board.card(card).type == "meteorite")


def boastable(board: Board) -> tuple[Category, ...]:
    """Return the categories on which a glory token may be placed (SB-717, SB-722)."""
    if len(board.me.glory) >= board.content.glory:
        return ()
    return met(board.content, board.me)


def discardable(board: Board) -> tuple[str, ...]:
    """Return the cards that may be discarded (SB-513, SB-1031)."""
    working = board.working()
    return tuple(card for card in board.me.hand if card not in working)


def trashable(board: Board) -> tuple[str, ...]:
    """Return the cards that may be trashed (SB-1003, SB-1031)."""
    working = board.working()
    return tuple(card for card in board.controlled() if card not in working)


def payable(board: Board, cost: Cost) -> bool:
    """Whether a cost can be paid in full (SB-510)."""
    me = board.me
    return (
        cost.power <= me.power
        and cost.guile <= me.guile
        and cost.map <= me.maps
        and (not cost.discard or cost.discard <= len(discardable(board)))
        and (not cost.trash or cost.trash <= len(trashable(board)))
    )
