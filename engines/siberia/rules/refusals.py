"""Why a move is not allowed: the broken clause and the facts of its sentence.

A move is legal if :mod:`asking` offers it. For any other this module finds the reason that helps
most: first who is asked and what, then what is wrong with the target.
"""

from __future__ import annotations

from engines.core import Refusal
from engines.core.memo import memo_last
from engines.siberia.content import effects
from engines.siberia.content.model import BASE, Cell, Content
from engines.siberia.content.ongoing import Anytime
from engines.siberia.content.terms import COLOURS, CardType, Filter
from engines.siberia.rules import asking, moves, no_use, targets
from engines.siberia.rules.board import Board, progress
from engines.siberia.rules.moves import Move
from engines.siberia.rules.questions import question
from engines.siberia.rules.stack import Effect, Gathering, Parts, Paying, Playing, Vanquishing
from engines.siberia.rules.state import State
from engines.siberia.rules.targets import price

_offered = memo_last(question)
"""What is asked; many moves are tried at the same state."""


def refusal(content: Content, state: State, seat: int, move: Move) -> Refusal | None:
    """Return why a seat may not make a move, ``None`` if it may."""
    if state.over:
        return Refusal("SB-901", "game-over")
    if seat != state.active:
        return Refusal("SB-317", "not-your-turn", {"seat": state.active})
    offered = _offered(content, state)
    if move in offered.moves:
        return None
    board, asked = offered.board, offered.question
    if isinstance(move, moves.SpendMap):
        return _spend_map(board, asked, move)
    if isinstance(move, moves.Finish):
        return Refusal("SB-309", "not-finished", {"kind": asked.kind})
    if not isinstance(move, moves.ANSWERS[asked.kind]):
        return _other_question(board, asked, move)
    return _bad_target(board, asked, move)


def _spend_map(board: Board, asked: asking.Question, move: moves.SpendMap) -> Refusal:
    mech = board.content.mechs[board.me.mech]
    if board.spendable() is None:
        if isinstance(mech.ability, Anytime):
            return Refusal("SB-806", "no-maps")
        return Refusal("SB-806", "not-odin", {"mech": mech.name})
    if move not in asking.spends(board):
        return Refusal("SB-809", "map-no-use", {"what": move.gain})
    return Refusal("SB-806", "wrong-question", {"kind": asked.kind})


def _other_question(board: Board, asked: asking.Question, move: Move) -> Refusal:
    """Return why a move of another kind than what is asked is refused."""
    if asked.kind == "token":
        return Refusal("SB-301", "token-first")
    if asked.kind in ("action", "end") and isinstance(move, moves.Cover):
        return Refusal("SB-301", "token-shifted")
    if asked.kind in ("action", "end") and isinstance(move, moves.Refresh):
        return Refusal("SB-307", "token-shifted")
    if asked.kind == "action" and isinstance(move, moves.End):
        return Refusal("SB-309", "still-to-take", {"actions": " ".join(_due(board))})
    if asked.kind == "end" and isinstance(move, moves.Go | moves.Play | moves.Gather):
        return _not_due(board, move)
    if isinstance(move, moves.Staff) and asked.kind != "part":
        return Refusal("SB-504", "worker-when-played")
    if isinstance(move, moves.Skip):
        return Refusal("SB-704", "must-choose", {"kind": asked.kind})
    why = no_use.of_move(board, move)
    return why or Refusal("SB-312", "wrong-question", {"kind": asked.kind})


def _due(board: Board) -> tuple[str, ...]:
    return tuple(action for action in board.state.todo if asking.possible(board, action))


def _not_due(board: Board, move: moves.Go | moves.Play | moves.Gather) -> Refusal:
    """Return why an action cannot be taken: it is covered, was taken, or is impossible."""
    action, spot = moves.ACTION_OF[move.kind], board.me.spot
    if spot == action:
        return Refusal("SB-303", "action-covered", {"action": action})
    if spot == "refresh":
        return Refusal("SB-307", "refresh-turn")
    if action not in board.state.todo:
        return Refusal("SB-308", "action-taken", {"action": action})
    if action == "gather":
        return Refusal("SB-311", "at-basecamp-gather")
    if action == "play":
        return Refusal("SB-501", "hand-empty")
    return Refusal("SB-407", "nowhere-to-go")


def _bad_target(board: Board, asked: asking.Question, move: Move) -> Refusal:
    """Return why an answer of the right kind is not possible."""
    match move:
        case moves.Cover() | moves.Refresh():
            return _token(board, move)
        case moves.Go(place):
            if asked.kind == "action" and "move" not in board.state.todo:
                return _not_due(board, move)
            return _destination(board, asked, place)
        case moves.Play(card):
            if asked.kind == "action" and "play" not in board.state.todo:
                return _not_due(board, move)
            return _in_hand(board, asked, card)
        case moves.Gather():
            return _not_due(board, move)
        case moves.Staff() | moves.Core():
            return _part(board, move)
        case moves.Pick():
            return _pick(board, asked, move)
        case moves.Discard(card) | moves.Trash(card):
            return _paid_with(board, move, card)
        case moves.Recruit(colour):
            return Refusal("SB-707", "no-worker-in-supply", {"colour": colour})
        case moves.Take(card) | moves.Activate(card):
            return _face_up(board, asked, card)
        case moves.Keep(card):
            return Refusal("SB-528", "not-drawn", {"card": _name(board, card)})
        case moves.Sweep():
            return Refusal("SB-531", "nothing-to-sweep")
        case moves.Rescue(card) | moves.Release(card):
            return _active(board, asked, move, card)
        case moves.Borrow():
            return Refusal("SB-710", "not-adjacent-benefit")
        case moves.Solve():
            return _solve(board, move)
        case moves.Vanquish():
            return _vanquish(board, move)
        case moves.Destroy(place):
            return _destroy(board, place)
        case moves.Upgrade(card):
            return _tuck(board, card, "item")
        case moves.Meld(card):
            return _tuck(board, card, "meteorite")
        case moves.Boast(category):
            return _boast(board, category)
        case _:
            return Refusal("SB-312", "wrong-question", {"kind": asked.kind})


def _name(board: Board, card: str) -> str:
    """Return the name of a card, or what was typed if there is none."""
    printed = board.content.cards.get(card)
    return card if printed is None else printed.names.name


def _place_name(board: Board, place: str) -> str:
    """Return a place with its name."""
    tile = next((t for t in board.content.tiles.values() if str(t.number) == place), None)
    return place if tile is None else f"{place} {tile.names.name}"


def _token(board: Board, move: moves.Cover | moves.Refresh) -> Refusal:
    if isinstance(move, moves.Cover):
        return Refusal("SB-305", "token-must-move", {"action": move.action})
    return Refusal("SB-303", "token-blank")


def _destination(board: Board, asked: asking.Question, place: str) -> Refusal:
    cell = board.cell_of(place)
    if place == BASE:
        return Refusal("SB-404", "basecamp")
    if place in board.content.map.holes:
        return Refusal("SB-404", "hole", {"place": place})
    if cell is None:
        tile = next((t for t in board.content.tiles.values() if str(t.number) == place), None)
        if tile is not None:
            return Refusal("SB-206", "not-found-yet", {"place": place})
        return Refusal("SB-401", "no-such-place", {"place": place})
    name = {"place": _place_name(board, place)}
    if cell == board.me.cell:
        return Refusal("SB-401", "other-location", name)
    if cell in board.automa_cells():
        return Refusal("SB-1112", "automa-there", name)
    if cell in board.taken_cells():
        return Refusal("SB-402", "occupied", name)
    steps, most = _steps(board, cell), _range(board, asked)
    if steps is not None:
        return Refusal("SB-401", "too-far", {**name, "steps": steps, "range": most})
    return Refusal("SB-406", "stop-face-down", name)


def _range(board: Board, asked: asking.Question) -> int:
    if asked.at is not None and asked.kind == "move":
        steps = getattr(board.content.nodes[asked.at], "steps", None)
        if steps is not None:
            return int(steps)
    return board.range


def _steps(board: Board, goal: Cell) -> int | None:
    """Return how many steps a cell is away; ``None`` if only face-down locations lead there."""
    start, neighbours = board.me.cell, board.content.map.neighbours
    distance, border = {start: 0}, [start]
    for cell in border:
        passable = cell == start or board.location(cell).up
        if passable or cell in board.automa_cells():
            for near in neighbours[cell]:
                if near not in distance and near != BASE:
                    distance[near] = distance[cell] + 1
                    border.append(near)
    return distance.get(goal)


def _in_hand(board: Board, asked: asking.Question, card: str) -> Refusal:
    """Return why a card cannot be played from hand."""
    name = {"card": _name(board, card)}
    if card not in board.me.hand:
        return Refusal("SB-501", "not-in-hand", name)
    if card in board.working():
        return Refusal("SB-1031", "card-working", name)
    return Refusal("SB-1006", "not-this-card", name)


def _part(board: Board, move: moves.Staff | moves.Core) -> Refusal:
    frame = board.top
    assert isinstance(frame, Playing)
    if isinstance(move, moves.Core) or (move.core and not frame.core):
        if not frame.core:
            return Refusal("SB-502", "core-taken")
        return Refusal("SB-107", "core-no-room")
    card = board.card(frame.card)
    if not frame.worker:
        return Refusal("SB-113", "staffed", {"card": card.names.name})
    if move.colour not in board.fitting(frame.card):
        return Refusal("SB-113", "wrong-worker", {"card": card.names.name, "colour": card.colour})
    if not board.me.workers[COLOURS.index(move.colour)]:
        return Refusal("SB-502", "no-worker", {"colour": move.colour})
    return Refusal("SB-107", "core-no-room")


def _pick(board: Board, asked: asking.Question, move: moves.Pick) -> Refusal:
    frame = board.top
    left = frame.left if isinstance(frame, Parts | Gathering) else ()
    node = board.content.nodes.get(move.at)
    if move.at in left:
        why = None if node is None else no_use.of_node(board, node)
        return why or Refusal("SB-1015", "part-not-live")
    if node is not None and isinstance(frame, Effect):
        return no_use.of_node(board, node) or Refusal("SB-1014", "part-not-live")
    return Refusal("SB-1015", "no-such-part")


def _paid_with(board: Board, move: moves.Discard | moves.Trash, card: str) -> Refusal:
    name = {"card": _name(board, card)}
    frame = board.top
    assert isinstance(frame, Paying)
    if card in board.working():
        return Refusal("SB-1031", "card-working", name)
    if isinstance(move, moves.Discard):
        return Refusal("SB-513", "only-hand", name)
    return Refusal("SB-1003", "not-controlled", name)


def _face_up(board: Board, asked: asking.Question, card: str) -> Refusal:
    """Return why a face-up or active card cannot be gained or activated."""
    name = {"card": _name(board, card)}
    assert asked.at is not None
    node = board.content.nodes[asked.at]
    assert isinstance(node, effects.Take | effects.Activate)
    if isinstance(node, effects.Activate) and card in board.working():
        return Refusal("SB-1031", "card-working", name)
    if isinstance(node, effects.Activate) and node.where in ("row", "previous"):
        if board.active(card) is None:
            return Refusal("SB-1036", "not-in-row", name)
    elif card not in board.state.market:
        return Refusal("SB-526", "not-face-up", name)
    else:
        hole = board.content.map.holes[board.state.market.index(card)]
        adjacent = node.adjacent if isinstance(node, effects.Take) else node.where == "adjacent"
        if adjacent and hole not in board.adjacent_holes():
            return Refusal("SB-526", "not-adjacent", name)
    if isinstance(node, effects.Activate) and board.matches(card, node.filter):
        return Refusal("SB-1036", "no-target", name)
    return Refusal("SB-1006", "not-this-card", name)


def _active(
    board: Board, asked: asking.Question, move: moves.Rescue | moves.Release, card: str
) -> Refusal:
    name, active = {"card": _name(board, card)}, board.active(card)
    if active is None:
        return Refusal("SB-519", "not-in-row", name)
    if card in board.working():
        return Refusal("SB-1031", "card-working", name)
    assert asked.at is not None
    node = board.content.nodes[asked.at]
    wanted = node.filter if isinstance(node, effects.Rescue) else Filter()
    if isinstance(move, moves.Release) and active.worker is None:
        return Refusal("SB-520", "no-worker-on-card", name)
    return Refusal("SB-1006", "not-this-card", {**name, "colour": wanted.colour or "any"})


def _solve(board: Board, move: moves.Solve) -> Refusal:
    printed, me, here = board.content.cards.get(move.card), board.me, board.here
    name = {"card": _name(board, move.card)}
    if move.card in board.solving():
        return Refusal("SB-1031", "card-working", name)
    if printed is None or printed.cost is None or move.card not in board.controlled():
        return Refusal("SB-601", "not-a-quest", name)
    if here is None or printed.location != here.tile:
        assert printed.location is not None
        quest = board.content.tiles[printed.location]
        facts = {
            "place": f"{quest.number} {quest.names.name}",
            "here": _place_name(board, board.place(me.cell)),
        }
        return Refusal("SB-601", "wrong-quest-place", facts)
    if len(me.solved) + len(board.solving()) >= board.limit:
        return Refusal("SB-603", "quest-limit", {"limit": board.limit})
    if printed.cost.power + printed.cost.guile < move.power + move.guile:
        return Refusal("SB-510", "wrong-payment", name)
    if move.guile > me.guile:
        return Refusal("SB-510", "cannot-pay", _lack(move.guile, "guile", me.guile))
    if move.power > me.power:
        return Refusal("SB-510", "cannot-pay", _lack(move.power, "power", me.power))
    return Refusal("SB-510", "wrong-payment", name)


def _lack(need: int, what: str, have: int) -> dict[str, int | str]:
    return {"need": need, "what": what, "have": have}


def _vanquish(board: Board, move: moves.Vanquish) -> Refusal:
    use, me, name = board.top, board.me, {"place": _place_name(board, move.place)}
    assert isinstance(use, Vanquishing)
    node = board.content.nodes[use.at]
    assert isinstance(node, effects.Vanquish)
    cell = board.cell_of(move.place)
    if cell is None or cell not in targets.vanquish_cells(board, node, use):
        return Refusal("SB-615", "vanquish-elsewhere", name)
    corruption = board.location(cell).corruption
    if not corruption:
        return Refusal("SB-608", "no-corruption", name)
    power, guile, cost = price(board, node, use, corruption[-1])
    if power and guile:
        return Refusal("SB-610", "heart-cost", {"need": cost, "power": me.power, "guile": me.guile})
    what = "power" if power else "guile"
    have = me.power if power else me.guile
    if have >= cost:
        return Refusal("SB-609", "from-the-top", {"need": cost, "what": what})
    return Refusal("SB-609", "top-corruption", _lack(cost, what, have))


def _destroy(board: Board, place: str) -> Refusal:
    cell, name = board.cell_of(place), {"place": _place_name(board, place)}
    if cell is None or cell == BASE or not board.location(cell).corruption:
        return Refusal("SB-613", "no-corruption", name)
    if board.location(cell).corruption[-1] == board.content.heart:
        return Refusal("SB-614", "heart-not-destroyed")
    return Refusal("SB-613", "vanquish-elsewhere", name)


def _tuck(board: Board, card: str, wanted: CardType) -> Refusal:
    """Return why a card cannot be upgraded or melded."""
    printed, name = board.content.cards.get(card), {"card": _name(board, card)}
    if printed is not None and printed.type == wanted:
        return Refusal("SB-109", "not-controlled", name)
    if wanted == "item":
        return Refusal("SB-711", "no-item", name)
    return Refusal("SB-715", "no-meteorite", name)


def _boast(board: Board, category: moves.Category) -> Refusal:
    if category in board.me.glory:
        return Refusal("SB-717", "category-placed", {"category": category})
    has, needs = progress(board.content, board.me, category)
    return Refusal("SB-717", "category-not-met", {"category": category, "need": needs, "have": has})
