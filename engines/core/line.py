"""Play one move, a typed line of moves, or the forced moves that nobody needs to be asked about."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from engines.core.decision import Decision, Line
from engines.core.errors import BadNotation, IllegalMove, NotTogether, RulesError
from engines.core.event import Event
from engines.core.game import AnyGame

Parse: TypeAlias = Callable[[AnyGame, str, Sequence[Any]], tuple[Any, str]]
"""Returns the first move written in a text and the rest of it, as :meth:`Game.parse` does."""


@dataclass(frozen=True, slots=True)
class Played:
    """One move that was played: who, what, the state after it, and what happened."""

    seat: int
    move: Any
    state: Any
    events: tuple[Event, ...]

    @property
    def reveals(self) -> bool:
        """Whether something hidden became known, so that undo stops here."""
        return any(event.reveals for event in self.events)


def decision_of(game: AnyGame, state: Any, seat: int) -> Decision[Any] | None:
    """Return the question the seat is asked now, if any."""
    return next((decision for decision in game.decisions(state) if decision.seat == seat), None)


def offered_to(game: AnyGame, state: Any, seat: int) -> Decision[Any] | None:
    """Return the question the seat is asked now, if any, with its lines after the moves."""
    asked = decision_of(game, state, seat)
    return asked and replace(asked, moves=(*asked.moves, *game.lines(state, seat)))


def choices_for(game: AnyGame, state: Any, seat: int) -> Decision[Any] | None:
    """Return all that the seat may do now: its decision and its free action in one."""
    asked, free_action = decision_of(game, state, seat), game.free_action(state, seat)
    if asked is None or free_action is None:
        return asked or free_action
    return replace(asked, moves=(*asked.moves, *free_action.moves))


def play_move(game: AnyGame, state: Any, seat: int, move: Any) -> Played:
    """Play one move.

    :raises IllegalMove: if it is not legal.
    """
    after, events = game.apply(state, seat, move)
    return Played(seat, move, after, events)


def play_forced(game: AnyGame, state: Any) -> tuple[Played, ...]:
    """Play while a seat has an automatic question with one answer; the first such seat moves."""
    played: list[Played] = []
    while (forced := _forced(game, state)) is not None:
        played.append(play_move(game, state, forced.seat, forced.moves[0]))
        state = played[-1].state
    return tuple(played)


def _forced(game: AnyGame, state: Any) -> Decision[Any] | None:
    """Return the first question that need not be asked, or ``None``."""
    decisions = game.decisions(state)
    return next(
        (decision for decision in decisions if decision.automatic and len(decision.moves) == 1),
        None,
    )


def play_after(game: AnyGame, played: Played) -> tuple[Played, ...]:
    """Play what is forced after a move; nothing after a private one, or others would notice it."""
    return () if game.is_private(played.move) else play_forced(game, played.state)


def play_line(
    game: AnyGame, state: Any, seat: int, text: str, *, parse: Parse | None = None
) -> tuple[Played, ...]:
    """Play every move written in a line, all or nothing, then what is forced.

    A line has to end with the first move that reveals something: otherwise a line that is refused
    at a later move would show what is hidden without being played. ``parse`` replaces
    :meth:`Game.parse`, for callers that understand more spellings. Errors have the moves before the
    refused part of the line.

    :raises BadNotation: if a part of the line is not a move, or comes after a revealing move.
    :raises IllegalMove: if a move is not legal when its turn in the line comes.
    """
    if not text.strip():
        raise BadNotation("empty", text)
    played: list[Played] = []
    rest = text
    while rest.strip():
        asked = choices_for(game, state, seat)
        moves = asked.moves if asked else ()
        move = None
        try:
            move, rest = game.parse(rest, moves) if parse is None else parse(game, rest, moves)
            play = play_move(game, state, seat, move)
            if rest.strip() and play.reveals:
                played.append(play)
                raise BadNotation("revealing", rest.strip())
        except RulesError as error:
            if played or rest.strip():
                error.before = tuple(play.move for play in played)
                error.move = None if isinstance(error, BadNotation) else move
            raise
        played.append(play)
        state = play.state
    return (*played, *play_after(game, played[-1]))


def play_offered(game: AnyGame, state: Any, seat: int, line: Line) -> tuple[Played, ...]:
    """Play the moves of a line, all or nothing, then what is forced.

    :raises IllegalMove: if one of the moves is not legal when its turn comes.
    """
    played = list[Played]()
    for move in line.moves:
        played.append(play_move(game, state, seat, move))
        state = played[-1].state
    return (*played, *play_after(game, played[-1]))


def play_together(game: AnyGame, state: Any, seat: int, moves: Sequence[Any]) -> tuple[Played, ...]:
    """Play moves chosen together, all or nothing, in an order that works, then what is forced.

    Each but the last leaves the seat with the same kind of question. Of those that do, one that
    leaves all others legal comes first.

    :raises IllegalMove: if one of the moves is not legal, or not after the others.
    :raises NotTogether: if two of them lead to another question each.
    """
    asked = decision_of(game, state, seat)
    left, played = list(moves), list[Played]()
    while left:
        for move in left:
            refusal = game.refusal(state, seat, move)
            if refusal is not None:
                error = IllegalMove(refusal)
                error.move = move if len(moves) > 1 else None
                raise error
        plays = [play_move(game, state, seat, move) for move in left]
        staying = [play for play in plays if len(left) == 1 or _stays(game, asked, play)]
        if not staying:
            raise NotTogether(left[0])
        chosen = next((play for play in staying if _allows(game, play, left)), staying[0])
        left.remove(chosen.move)
        played.append(chosen)
        state = chosen.state
    return (*played, *play_after(game, played[-1]))


def play_in_turn(
    game: AnyGame, state: Any, seat: int, moves: Sequence[Any]
) -> tuple[tuple[Played, ...], Decision[Any] | None]:
    """Play the first of the answers that a seat owes (:attr:`Decision.owed`), and what is forced.

    The others are only checked: each must be legal after those before it, as if nobody else had
    moved meanwhile. Also returned is what the seat would be asked after all of them, in the same
    way; ``None`` if it owes no more.

    :raises IllegalMove: if one of them is not legal then; it has those before it.
    """
    asked = decision_of(game, state, seat)
    played, now = list[Played](), state
    for move in moves:
        if (refusal := game.refusal(now, seat, move)) is not None:
            error = IllegalMove(refusal)
            if len(moves) > 1:
                error.move, error.before = move, tuple(play.move for play in played)
            raise error
        played.append(play_move(game, now, seat, move))
        # Where nothing is owed any more, the next move is refused.
        now = game.ahead(played[-1].state, seat) or played[-1].state
    then = decision_of(game, now, seat)
    owes = then is not None and asked is not None and then.kind == asked.kind
    return (played[0], *play_after(game, played[0])), then if owes else None


def _stays(game: AnyGame, asked: Decision[Any] | None, played: Played) -> bool:
    """Whether a move reveals nothing and leaves its seat with the same kind of question."""
    now = decision_of(game, played.state, played.seat)
    same = asked is not None and now is not None and now.kind == asked.kind
    return same and not played.reveals


def _allows(game: AnyGame, played: Played, moves: Sequence[Any]) -> bool:
    """Whether all other moves are still legal after one of them."""
    others = (move for move in moves if move != played.move)
    return all(game.refusal(played.state, played.seat, move) is None for move in others)
