"""How the points of a game went, found by playing its moves once more."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from engines.core.event import RoundBegan
from engines.core.game import AnyGame
from engines.core.record import Branch, branched

Points = tuple[int, ...]
"""The points of every seat, and after them those of the rivals."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Course:
    """How the points went in a game that is over, as everybody could see them.

    ``rivals`` are those whose points could be seen; ``ranks`` are those of the seats and, after
    them, of these rivals. The first of ``points`` are those before the first round, the last ones
    those of the outcome. Between them are those after each round or, in a game that does not tell
    where a round begins (:class:`RoundBegan`), after each turn. ``rounds`` are the places among
    them at which a round ended, ``None`` in a game without rounds. ``counted`` says whether the
    outcome differs from what was to be seen before, so that it follows the last round.
    """

    rivals: tuple[str, ...]
    ranks: tuple[int, ...]
    points: tuple[Points, ...]
    rounds: tuple[int, ...] | None
    counted: bool
    is_likely: bool = False
    """Whether the points are how likely each is to win, in per cent."""

    @property
    def seats(self) -> int:
        """The number of seats, the rivals not among them."""
        return len(self.ranks) - len(self.rivals)

    @property
    def last(self) -> int:
        """The place of the last round or turn among the points."""
        return len(self.points) - 1 - self.counted


def course(
    game: AnyGame,
    seats: int,
    options: Any,
    seed: str,
    moves: Iterable[tuple[int, Any]],
    branches: tuple[Branch, ...] = (),
) -> Course | None:
    """Return how the points went in a game with these moves, each with its seat.

    ``branches`` are the places from which it went on with another seed.
    ``None`` if the game is not over, or nobody could see any points (:meth:`Game.points`).

    :raises BadOptions: if the game cannot begin like this.
    :raises IllegalMove: if a move is not legal.
    """
    has_rounds = RoundBegan in game.events.kinds.values()
    state = branched(game, game.start(seats, options, seed), branches, 0)
    view = game.view(state, None)
    points, ends = [_points(game, view, seats)], list[int]()
    turn, round_now = view.turn, game.turn_facts(view).get("round")
    for ply, (seat, move) in enumerate(moves, 1):
        state, events = game.apply(state, seat, move)
        state = branched(game, state, branches, ply)
        # A view costs more than a move: a turn does not pass on without a word to everybody.
        begun = [event for event in events if isinstance(event, RoundBegan)]
        if not (begun if has_rounds else any(event.audience is None for event in events)):
            continue
        view = game.view(state, None)
        if not has_rounds and view.turn == turn:
            continue
        former, round_now = round_now, game.turn_facts(view).get("round")
        turn = view.turn
        if view.outcome is not None:
            continue  # the last points are added below, also if the turn has passed on once more
        if former == 0:
            points = [_points(game, view, seats)]  # nothing is earned in a set-up
            continue
        points.append(_points(game, view, seats))
        if former != round_now:
            ends.append(len(points) - 1)
    outcome, view = game.outcome(state), game.view(state, None)
    if outcome is None or game.points(view) is None:
        return None
    shown = _points(game, view, seats)
    final = (*outcome.scores, *(rival.score for rival in outcome.rivals))[: len(shown)]
    points.append(shown)
    ends.append(len(points) - 1)
    if final != shown:
        points.append(final)
    return Course(
        rivals=tuple(rival.name for rival in outcome.rivals)[: len(shown) - seats],
        ranks=(*outcome.ranks, *(rival.rank for rival in outcome.rivals))[: len(shown)],
        points=tuple(points),
        rounds=None if round_now is None else tuple(ends),
        counted=final != shown,
    )


def _points(game: AnyGame, view: Any, seats: int) -> Points:
    return (*(game.points(view) or (0,) * seats), *game.rival_points(view))
