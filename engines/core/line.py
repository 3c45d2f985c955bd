"""Play one move, a typed line of moves, or the forced moves that nobody needs to be asked about."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, TypeAlias

from engines.core.decision import Decision
from engines.core.errors import BadNotation
from engines.core.event import Event

if TYPE_CHECKING:
    from engines.core.game import AnyGame


Parse: TypeAlias = Callable[["AnyGame", str, Sequence[Any]], tuple[Any, str]]
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
    :meth:`Game.parse`, for callers that understand more spellings.

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
        move, rest = game.parse(rest, moves) if parse is None else parse(game, rest, moves)
        played.append(play_move(game, state, seat, move))
        state = played[-1].state
        if rest.strip() and played[-1].reveals:
            raise BadNotation("revealing", rest.strip())
    return (*played, *play_after(game, played[-1]))
