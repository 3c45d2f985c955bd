"""Which moves are offered in one go, as one answer (:class:`engines.core.Line`).

A line begins with an answer to what is asked and goes on with answers to what that leads to: which
card and then its worker, Gather and then what of it, and the next action if there is room. It stops
where something hidden comes up. What may be done in any order is done in printed order, and a card
in play gives its core value before it gets its worker: who wants it otherwise goes step by step.
Begin at :func:`lines`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import TypeAlias

from engines.core import Line, Phrase
from engines.core.memo import memo_last
from engines.siberia.content.effects import Draft, Draw, Gain, GainMap
from engines.siberia.content.model import Content
from engines.siberia.notation import writing
from engines.siberia.rules import caveats, moves, playing, warnings
from engines.siberia.rules.asking import Question, declinable
from engines.siberia.rules.board import Board
from engines.siberia.rules.moves import Move
from engines.siberia.rules.questions import question
from engines.siberia.rules.state import State
from engines.siberia.words import line_words

MOST = 25
"""Lines that a menu has room for."""

LONGEST = 8
"""Moves in a line, before the turn is ended; more could not be told in an option of a menu."""

LEADING = (
    moves.Cover,
    moves.Gather,
    moves.Play,
    moves.Staff,
    moves.InOrder,
    moves.Borrow,
    moves.Pay,
    moves.Put,
    moves.Solve,
    moves.Meld,
    moves.Upgrade,
    moves.Boast,
    moves.Activate,
    moves.Vanquish,
    moves.Recruit,
)
"""Moves that lead to what they are made for, so that a line goes on with what may be declined."""

DECLINING = (moves.Skip, moves.Done, moves.Rather)


@dataclass(frozen=True, slots=True)
class Way:
    """Moves made one after another, and where they lead.

    ``before`` is the state before the last of them, ``asked`` are the questions that they answered
    and the one that comes next: ``None`` if the last move revealed something or ended the turn.
    ``warning`` says what the last move reveals, ``place`` where the way stands among the others,
    ``idle`` how far the ability of a card that gets a worker can do nothing (SB-503).
    """

    moves: tuple[Move, ...]
    before: State
    state: State
    asked: tuple[Question | None, ...]
    place: tuple[int, ...] = ()
    warning: Phrase | None = None
    idle: Phrase | None = None

    @property
    def last(self) -> Move:
        """The last move."""
        return self.moves[-1]

    @property
    def next(self) -> Question | None:
        """The question that comes next."""
        return self.asked[-1]

    @property
    def kind(self) -> str:
        """The kind of the question that comes next, empty if nobody is asked."""
        return "" if self.next is None else self.next.kind


Followed: TypeAlias = tuple[Way, tuple[Move, ...]]
"""A way, and the moves with which it goes on."""


def lines(content: Content, state: State, seat: int) -> tuple[Line, ...]:
    """Return what a seat may do in one go instead of step by step."""
    return _lines(content, state) if seat == state.active else ()


@memo_last
def _lines(content: Content, state: State) -> tuple[Line, ...]:
    """Return those of the active seat; they are asked for again when one is chosen."""
    asked = question(content, state)
    if asked.automatic or asked.question.kind == "sweep":  # of sweeps there are more than enough
        return ()
    start = Way((), state, state, (asked.question,))
    menus: dict[str, list[Way]] = {}
    for number, move in enumerate(_ordered(content, asked.question)):
        if not isinstance(move, moves.End):
            way = _after(content, start, move, number)
            for each in _acting(content, way):
                menus.setdefault(_menu(asked.question, each), []).append(each)
    return tuple(
        line
        for menu, ways in menus.items()
        for line in _told_apart(content, state, menu, [*_several(content, _fitting(ways))])
    )


def _acting(content: Content, way: Way) -> tuple[Way, ...]:
    """Return a way with each action that can follow the token's shift; others as they are."""
    answers = _following(content, way) if isinstance(way.last, moves.Cover) else ()
    longer = (_after(content, way, move, number) for number, move in enumerate(answers))
    return tuple(longer) or (way,)


def _fitting(ways: list[Way]) -> list[Way]:
    """Return the ways, without playing a card after the token is shifted if there are too many."""
    if len(ways) <= MOST or len(ways[0].moves) == 1:
        return ways
    return [way for way in ways if not isinstance(way.last, moves.Play)][:MOST]


def _menu(asked: Question, way: Way) -> str:
    """Return the menu in which a way stands, that of its first action.

    With the token it is that of the action covered. If two may be covered, there is room for a
    third: of ways that begin where the mech stands.
    """
    covers = [move.action for move in asked.answers if isinstance(move, moves.Cover)]
    match way.moves:
        case (moves.Cover(action), moves.Go(), *_) if len(covers) == 2:
            return f"cover-{action}-go-and-then"
        case (moves.Cover(), _, *_) if len(covers) == 2 and "move" not in covers:
            return "stay-and-then"
        case (moves.Cover(action), *_):
            return f"cover-{action}-and-then"
        case (first, *_) if asked.kind == "action":
            return f"{first.kind}-and-then"
        case _:
            return "and-then"


def _after(content: Content, way: Way, move: Move, number: int) -> Way:
    """Return the way after one more move, and after the moves that nobody is asked about then."""
    seat, turn, before = way.state.active, way.state.turn, way.state
    state, events = playing.carried_out(content, before, move)
    made, questions, place = (*way.moves, move), way.asked, (*way.place, number)
    idle = way.idle
    if isinstance(move, moves.Staff):
        idle = caveats.idleness(Board(content, before), move)
    while not any(event.reveals for event in events):
        if (state.active, state.turn, state.over) != (seat, turn, False):
            break
        asked = question(content, state)
        if not asked.automatic or asked.question.kind == "action":
            return Way(made, before, state, (*questions, asked.question), place, idle=idle)
        (forced,) = asked.question.answers
        questions, made, before = (*questions, asked.question), (*made, forced), state
        state, events = playing.carried_out(content, before, forced)
    warning = warnings.of_events(events)
    return Way(made, before, state, (*questions, None), place, warning, idle)


def _several(content: Content, ways: list[Way]) -> Iterator[Way]:
    """Yield the ways of several moves that a menu has room for, with those that end the turn.

    If not all have room, a way that can also end the turn is only offered so.
    """
    found = [(way, _ended(way)) for way in _different(_longer(content, ways))]
    count = sum((len(way.moves) > 1) + (end is not None) for way, end in found)
    for way, end in found:
        if len(way.moves) > 1 and (end is None or count <= MOST):
            yield way
        if end is not None:
            yield end


def _longer(content: Content, ways: list[Way]) -> list[Way]:
    """Return the ways with what follows them, in order.

    Ways that are asked the same go on together as far as there is room for all that may follow,
    else those with the fewest answers.
    """
    ended, waiting = list[Way](), ways
    while waiting:
        longer, left = list[Way](), len(waiting)
        for kind in dict.fromkeys(way.kind for way in waiting):
            alike = [way for way in waiting if way.kind == kind]
            left -= len(alike)
            room = MOST - len(ended) - len(longer) - left
            every = [(way, _following(content, way)) for way in alike]
            fewer = [(way, _fewer(way, following)) for way, following in every]
            if _size(every) <= room:
                chosen = every
            elif any(following for _way, following in fewer) and _size(fewer) <= room:
                chosen = fewer
            else:  # what is left of the turn follows all ways or none
                chosen = _some(every, room if kind != "action" else 0)
            ended += [way for way, following in chosen if _stays(way) or not following]
            for way, following in chosen:
                longer += [_after(content, way, move, at) for at, move in enumerate(following)]
        waiting = longer
    return sorted(ended, key=lambda way: way.place)


def _size(chosen: Sequence[Followed]) -> int:
    """Return how many options ways and what follows them are."""
    return sum(len(following) or 1 for _way, following in chosen) + sum(
        bool(following) and _stays(way) for way, following in chosen
    )


def _some(every: Sequence[Followed], room: int) -> list[Followed]:
    """Return ways that have room, of which those go on that the fewest answers follow."""
    chosen: list[Followed] = [(way, ()) for way, _following in every]
    for at in sorted(range(len(every)), key=lambda at: len(every[at][1])):
        trial = [*chosen[:at], every[at], *chosen[at + 1 :]]
        if _size(trial) <= room:
            chosen = trial
    return chosen


def _stays(way: Way) -> bool:
    """Whether somebody may want to stop here, although a longer way is offered."""
    if len(way.moves) == 1:
        return False  # it is offered without lines
    if isinstance(way.moves[0], moves.Cover) and len(way.moves) == 2:
        return not isinstance(way.last, moves.Play)
    return way.kind == "action" or isinstance(way.last, moves.Staff | moves.Vanquish)


def _following(content: Content, way: Way) -> tuple[Move, ...]:
    """Return the answers to the next question with which a line may go on."""
    asked, last = way.next, way.last
    if len(way.moves) >= LONGEST:
        return ()
    if asked is None or asked.kind in ("token", "end", "sure", "sweep"):
        return ()
    if asked.kind == "action":
        gathers = tuple(move for move in asked.answers if isinstance(move, moves.Gather))
        return (isinstance(last, moves.Go) and gathers) or asked.answers
    if asked.kind == "benefit" and isinstance(last, moves.Gather):
        return (moves.InOrder(), *_others_first(Board(content, way.state), asked))
    if asked.kind in ("order", "benefit"):
        if isinstance(last, moves.Pick) and asked.is_about(last.at):
            return asked.answers
        ordered = way.asked[0] is not None and way.asked[0].kind in ("order", "benefit")
        return _ordered(content, asked) if ordered or isinstance(last, LEADING) else ()
    answers = tuple(move for move in asked.answers if not isinstance(move, DECLINING))
    if answers == (moves.Core(),) or asked.forced:
        return answers
    if not _leads(last, asked):
        return ()
    if asked.kind != "part":
        return answers
    both = tuple(move for move in answers if isinstance(move, moves.Staff) and move.core)
    staffed = tuple(move for move in answers if isinstance(move, moves.Staff))
    return both or staffed or answers


def _ordered(content: Content, asked: Question) -> tuple[Move, ...]:
    """Return the answers; of what may be ordered, no amounts to be gained: when is no matter."""
    return tuple(
        move
        for move in asked.answers
        if asked.kind not in ("order", "benefit")
        or not isinstance(move, moves.Pick)
        or not isinstance(content.nodes[move.at], Gain | GainMap)
    )


def _fewer(way: Way, following: tuple[Move, ...]) -> tuple[Move, ...]:
    """Return those that are wanted most often if there is no room for all.

    That is not to play a card after the token is shifted, and to do what is left in printed order.
    """
    if isinstance(way.last, moves.Cover):
        return tuple(move for move in following if not isinstance(move, moves.Play))
    return tuple(move for move in following if isinstance(move, moves.InOrder))


def _others_first(board: Board, asked: Question) -> Iterator[Move]:
    """Yield the benefits but the first, if it matters when they come: gains are not among them."""
    for move in asked.answers[1:]:
        if isinstance(move, moves.Pick):
            node = board.content.nodes[move.at]
            if isinstance(node, Draw | Draft) or declinable(board, node):
                yield move


def _leads(last: Move, asked: Question) -> bool:
    """Whether a move was made for what may be declined now."""
    match last:
        case moves.Pick(at):
            return asked.is_about(at)
        case moves.Vanquish():
            return asked.kind == "vanquish"
        case _:
            return isinstance(last, LEADING)


def _ended(way: Way) -> Way | None:
    """Return the way with the end of the turn after it, if the turn can be ended then."""
    if way.next is None or way.next.kind != "end":
        return None
    # It is not carried out: nobody needs to know how the next turn begins.
    made = (*way.moves, moves.End())
    return Way(made, way.state, way.state, (*way.asked, None), way.place, idle=way.idle)


def _different(ways: list[Way]) -> Iterator[Way]:
    """Yield the ways; of those that only order the same steps otherwise, the first."""
    known = list[object]()
    for way in ways:
        # What a last move reveals must not be compared: nobody knows it.
        last, state = (way.last, way.before) if way.next is None else (None, way.state)
        # Those of others do not change.
        outcome = last, vars(state.me), vars(state) | {"mats": (), "done": ()}
        if outcome not in known:
            known.append(outcome)
            yield way


def _told_apart(content: Content, start: State, menu: str, ways: list[Way]) -> Iterator[Line]:
    """Yield the lines of a menu; those that would be called the same say every step."""
    labels = [line_words.label(content, way.moves, way.asked) for way in ways]
    brief, told = Counter(labels), dict[Phrase, Way]()
    for way, label in zip(ways, labels, strict=True):
        if brief[label] > 1:
            label = line_words.label(content, way.moves, way.asked, every=True)
        told.setdefault(label, way)
    for label, way in told.items():
        yield _line(content, start, menu, way, label)


def _line(content: Content, start: State, menu: str, way: Way, label: Phrase) -> Line:
    written = " ".join(map(writing.format_move, way.moves))
    # What the last move reveals must not be known before it is made.
    after = way.before if way.next is None else way.state
    return Line(
        moves=way.moves,
        # What an old menu calls this line must never be another one.
        path=(menu, blake2b(written.encode(), digest_size=6).hexdigest()),
        label=label,
        detail=line_words.brings(
            content, way.moves, start, after, open_end=way.next is None, idle=way.idle
        ),
        warning=way.warning,
    )
