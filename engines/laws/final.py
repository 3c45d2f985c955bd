"""Law 8: whoever makes a move that cannot be taken back has been warned, and of nothing hidden."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.core import AnyGame, Chance, Decision, Played
from engines.laws.violation import require

TRIED = 12
"""Moves of a question whose warnings are compared in another world."""


def warned(game: AnyGame, view: Any, played: Played) -> None:
    """Check that a move was warned of if it revealed something, and only then.

    ``view`` is that of its seat before the move. Kinds of moves that the game names in ``final``,
    with a reason, are never warned of.

    :raises LawBroken: law 8, naming the move.
    """
    for kind, reason in game.final.items():
        require(8, bool(reason.strip()), f"{kind} is final without a reason")
    name = f"{game.format(played.move)!r} of seat {played.seat}"
    warning = game.warning(view, played.move)
    if played.move.kind in game.final:
        require(8, warning is None, f"{name} is warned of, although its kind is final")
        return
    text = f"{name} reveals something without a warning"
    require(8, warning is not None or not played.reveals, text)
    require(8, warning is None or played.reveals, f"{name} is warned of, but can be taken back")


def warns_of_nothing_hidden(
    game: AnyGame, state: Any, asked: Sequence[Decision[Any]], chance: Chance
) -> None:
    """Check that a seat is warned alike in worlds that look the same to it.

    :raises LawBroken: law 8, naming the move.
    """
    for question in asked:
        seed, chance = chance.below(1 << 63)
        moves, chance = chance.shuffled(question.moves)
        worlds = state, game.resample(state, question.seat, Chance(seed))
        views = (game.view(world, question.seat) for world in worlds)
        warnings = ([game.warning(view, move) for move in moves[:TRIED]] for view in views)
        for move, one, other in zip(moves, *warnings, strict=False):
            text = f"the warning of {game.format(move)!r} of seat {question.seat} shows a secret"
            require(8, one == other, text)


def unasked(game: AnyGame, state: Any, asked: Sequence[Decision[Any]]) -> None:
    """Check that nothing is revealed unasked after a move that could still be taken back.

    :raises LawBroken: law 8, naming the move that is played by itself.
    """
    for question in asked:
        if question.automatic and len(question.moves) == 1:
            (move,) = question.moves
            _after, events = game.apply(state, question.seat, move)
            name = f"{game.format(move)!r} of seat {question.seat}"
            shows = any(event.reveals for event in events)
            require(8, not shows, f"{name} is played unasked and reveals something")
