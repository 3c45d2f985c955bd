"""How many presses a turn takes: ``python -m bench.clicks --game GAME``.

Whole games are played by the medium player. For one seat the answers are given as a person would
give them in the panel: by its buttons and menus, several answers in one selection where that works,
always the shortest way. Counted is every press after *Play*, also that by which a move is confirmed
that cannot be taken back. What comes before the first round is the set-up, in which it is also
counted how often the person is called: asked after somebody else has moved.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from bench.shortest import Step, answer_with, narrator_of, presses_of, shortest, stretches
from engines.core import AnyGame, Chance, decision_of, play_in_turn
from engines.registry import game_named

SEATS = 3
"""How many play, if the game allows it."""

FEW = 3
"""Presses that a common turn should take at most."""


@dataclass(slots=True)
class Turn:
    """What the person does in one turn; turn 0 is the set-up.

    ``calls`` says how often the person was called to it.
    """

    number: int
    presses: int = 0
    calls: int = 0
    moves: list[Any] = field(default_factory=list)


def watched(game: AnyGame, seed: str, seats: int, seat: int, *, asks: bool = True) -> list[Turn]:
    """Play a game between medium players; return the turns of a seat in which it was asked.

    ``asks`` is false for a person who has switched off the question before final moves.
    """
    turns: dict[int, Turn] = {}
    state, chance = game.start(seats, game.options({}), seed), Chance.from_seed(seed)
    left = [*stretches(game, state, seat, chance)]
    while left:
        steps = left.pop(0)
        number = _turn(game, steps[0].state)
        turn = turns.setdefault(number, Turn(number))
        turn.calls += 1
        presses = presses_of(shortest(game, seat, steps, asks=asks))
        if (visit := _visit(game, seat, [steps, *left], asks=asks)) is not None:
            presses, later = visit
            # What was chosen is played when the seat is asked again; nobody is called then.
            steps += [step for each in left[:later] for step in each]
            left = left[later:]
        turn.presses += presses
        turn.moves += [step.move for step in steps]
    return [*turns.values()]


def _visit(
    game: AnyGame, seat: int, stretches: Sequence[Sequence[Step]], *, asks: bool
) -> tuple[int, int] | None:
    """Return the presses for all that the seat owes, and how many later stretches they answer.

    ``None`` if that is no more than one answer.
    """
    state = stretches[0][0].state
    asked = decision_of(game, state, seat)
    owed = 0 if asked is None else asked.owed
    for count in range(min(owed, len(stretches)), 1, -1):
        assert asked is not None, "it owes something"
        moves = [steps[0].move for steps in stretches[:count]]
        alone = all(len(steps) == 1 for steps in stretches[:count])
        if alone and {type(move) for move in moves} == {type(moves[0])}:
            narrator, offered = narrator_of(game, seat, state), replace(asked, several=owed)
            answer = answer_with(narrator, offered, moves, asks=asks)
            if answer is not None:
                play_in_turn(game, state, seat, moves)
                return answer.presses, count - 1
    return None


def _turn(game: AnyGame, state: Any) -> int:
    """Return the number of the turn, 0 in the set-up, however often it goes round in that."""
    view = game.view(state, None)
    return 0 if game.turn_facts(view).get("round") == 0 else int(view.turn)


def summary(counts: Sequence[int]) -> str:
    """Return median, 95 % and most in words."""
    if not counts:
        return "none"
    ordered = sorted(counts)
    high = ordered[min(len(ordered) - 1, len(ordered) * 95 // 100)]
    return f"median {statistics.median(ordered):g}, 95 % {high}, most {ordered[-1]}"


def lines(game: AnyGame, games: Sequence[Sequence[Turn]]) -> list[str]:
    """Return what is printed of some games."""
    turns = [turn for turns in games for turn in turns if turn.number > 0]
    setups = [turn for turns in games for turn in turns if turn.number == 0]
    few = sum(turn.presses <= FEW for turn in turns)
    longest = max(turns, key=lambda turn: turn.presses)
    moves = " ".join(map(game.format, longest.moves))
    return [
        f"{game.id}: {len(games)} games, {len(turns)} turns",
        f"presses per turn after Play: {summary([turn.presses for turn in turns])}",
        f"turns with at most {FEW} presses: {few * 100 // len(turns)} %",
        f"presses for the set-up: {summary([turn.presses for turn in setups])}",
        f"calls for the set-up: {summary([turn.calls for turn in setups])}",
        f"longest turn: {moves} ({longest.presses} presses)",
    ]


def main(given: list[str] | None = None) -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.clicks", description=__doc__)
    parser.add_argument("--game", required=True, help="a game's id")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", default="clicks")
    chosen = parser.parse_args(given)
    game = game_named(chosen.game)
    seats = max(min(SEATS, game.seats[-1]), game.seats[0])
    games = [
        watched(game, f"{chosen.seed} {number}", seats, number % seats)
        for number in range(chosen.games)
    ]
    print(*lines(game, games), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
