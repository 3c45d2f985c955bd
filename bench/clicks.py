"""How many presses a turn takes: ``python -m bench.clicks --game GAME``.

Whole games are played by the greedy player. For one seat the answers are given as a person would
give them in the panel: by its buttons and menus, several answers in one selection where that works,
always the shortest way. Counted is every press after *Play*, also that by which a move is confirmed
that cannot be taken back. What comes before the first round is the set-up, in which it is also
counted how often the person is called: asked after somebody else has moved.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from bot.messages.choices import answers, choices
from bot.messages.narrator import Narrator
from bot.messages.sure import goes_without_asking, warning_of
from bot.texts import words_in
from engines.core import (
    AnyGame,
    Chance,
    Decision,
    Line,
    RulesError,
    choices_for,
    decision_of,
    offered_to,
    play_forced,
    play_in_turn,
    play_move,
    play_together,
)
from engines.players import choose
from engines.registry import game_named
from render.registry import renderer

Path = tuple[str, ...]
SEATS = 3
"""How many play, if the game allows it."""

FEW = 3
"""Presses that a common turn should take at most."""


@dataclass(frozen=True, slots=True)
class Step:
    """A state in which the person is asked something, and the move that is wanted.

    ``others`` is what others did after it until the person was asked again, with their seats.
    """

    state: Any
    move: Any
    others: tuple[tuple[int, Any], ...] = ()


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
    """Play a game between greedy players; return the turns of a seat in which it was asked.

    ``asks`` is false for a person who has switched off the question before final moves.
    """
    turns: dict[int, Turn] = {}
    left = [*stretches(game, seed, seats, seat)]
    while left:
        steps = left.pop(0)
        number = _turn(game, steps[0].state)
        turn = turns.setdefault(number, Turn(number))
        turn.calls += 1
        presses = fewest(game, seat, steps, asks=asks)
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
            narrator = _narrator(game, seat, state)
            offered = replace(asked, several=owed)
            presses = presses_for(narrator, offered, moves)
            if presses is not None:
                play_in_turn(game, state, seat, moves)
                return presses + asks * _again(narrator, offered, moves), count - 1
    return None


def _turn(game: AnyGame, state: Any) -> int:
    """Return the number of the turn, 0 in the set-up, however often it goes round in that."""
    view = game.view(state, None)
    return 0 if game.turn_facts(view).get("round") == 0 else int(view.turn)


def stretches(game: AnyGame, seed: str, seats: int, seat: int) -> Iterator[list[Step]]:
    """Play a game; yield what a seat does in one go, within one turn."""
    state, chance = game.start(seats, game.options({}), seed), Chance.from_seed(seed)
    state = _forced(game, state)
    steps, others, goes_on = list[Step](), list[tuple[int, Any]](), False
    while asked := game.decisions(state):
        turn, by = game.view(state, None).turn, asked[0].seat
        move, chance = choose("greedy", game, state, by, chance)
        if by == seat:
            if steps and not goes_on:
                yield [*steps[:-1], replace(steps[-1], others=tuple(others))]
                steps, others = [], []
            steps.append(Step(state, move))
        else:
            others.append((by, move))
        state = _after(game, by, state, move)
        again = game.decisions(state)
        if by == seat:
            goes_on = bool(again) and again[0].seat == seat
            goes_on = goes_on and game.view(state, None).turn == turn
    if steps:
        yield [*steps[:-1], replace(steps[-1], others=tuple(others))]


def _forced(game: AnyGame, state: Any) -> Any:
    forced = play_forced(game, state)
    return forced[-1].state if forced else state


def fewest(game: AnyGame, seat: int, steps: Sequence[Step], *, asks: bool = True) -> int:
    """Return the fewest presses with which a seat can make these moves one after another.

    ``asks`` as in :func:`watched`.
    """
    least = [0] * (len(steps) + 1)
    ends = [*(step.state for step in steps), _after(game, seat, steps[-1].state, steps[-1].move)]
    for at in reversed(range(len(steps))):
        asked = offered_to(game, steps[at].state, seat)
        several = 1 if asked is None else asked.several
        ways = [
            presses + least[at + count]
            for count in range(1, min(several, len(steps) - at) + 1)
            if (presses := _presses(game, seat, steps, at, count, asks=asks)) is not None
        ]
        if asked is not None:
            narrator = _narrator(game, seat, ends[at])
            found = _longer(game, asked)
            reached = ((move, _reached(game, seat, steps, ends, at, move)) for move in found)
            ways += [
                presses + asks * _again(narrator, asked, (move,)) + least[to]
                for move, to in reached
                if to is not None and (presses := presses_for(narrator, asked, (move,)))
            ]
        least[at] = min(ways)
    return least[0]


def _longer(game: AnyGame, asked: Decision[Any]) -> list[Any]:
    """Return the answers that may lead further than one step: lines, and those that end a turn."""
    return [move for move in asked.moves if isinstance(move, Line) or move.kind in game.final]


def _reached(
    game: AnyGame, seat: int, steps: Sequence[Step], ends: Sequence[Any], at: int, chosen: Any
) -> int | None:
    """Return the last of the states to which an answer offered in one of them leads, if any.

    It leads to the last one also if only the order of what was done in secret differs, as that of
    crosses does: when the others have moved, the state is the same but for what is told of it.
    """
    state = ends[at]
    *first, last = chosen.moves if isinstance(chosen, Line) else (chosen,)
    for move in first:
        state = play_move(game, state, seat, move).state
    state = _after(game, seat, state, last)
    if {*first, last} == {step.move for step in steps[at:]}:
        untold = [_later(game, end, steps[-1].others) for end in (state, ends[-1])]
        if None not in untold and untold[0] == untold[1]:
            return len(ends) - 1
    return next((to for to in range(len(ends) - 1, at, -1) if ends[to] == state), None)


def _later(game: AnyGame, state: Any, others: Sequence[tuple[int, Any]]) -> Any:
    """Return the state after moves of others, ``None`` if one of them cannot be made in it.

    It is without the news, which keep what was done in its order.
    """
    for seat, move in others:
        try:
            state = _after(game, seat, state, move)
        except RulesError:
            return None
    return replace(state, news=()) if hasattr(state, "news") else state


def _after(game: AnyGame, seat: int, state: Any, move: Any) -> Any:
    """Return the state after a move and what is forced then."""
    state = play_move(game, state, seat, move).state
    return state if game.is_private(move) else _forced(game, state)


def _presses(
    game: AnyGame, seat: int, steps: Sequence[Step], at: int, count: int, *, asks: bool
) -> int | None:
    """Return the presses for some moves in one selection; ``None`` if that does not work."""
    state, moves = steps[at].state, [step.move for step in steps[at : at + count]]
    if count > 1 and not _leads(game, seat, steps, at, count):
        return None
    narrator = _narrator(game, seat, state)
    asked, free_action = offered_to(game, state, seat), game.free_action(state, seat)
    if asked is not None and all(move in asked.moves for move in moves):
        found = presses_for(narrator, asked, moves)
        return None if found is None else found + asks * _again(narrator, asked, moves)
    if free_action is not None and count == 1:
        found = presses_for(narrator, free_action, moves)
        # It is under the hand, which is opened first.
        return None if found is None else found + 1 + asks * _again(narrator, None, moves)
    return None


def _again(narrator: Narrator, asked: Decision[Any] | None, moves: Sequence[Any]) -> int:
    """Return 1 if moves are asked once more before they are played; ``asked`` by a question."""
    if asked is not None and goes_without_asking(asked):
        return 0
    return int(warning_of(narrator.game, narrator.view, moves) is not None)


def _narrator(game: AnyGame, seat: int, state: Any) -> Narrator:
    view, words = game.view(state, seat), words_in("en")
    names = [f"Player {number + 1}" for number in range(SEATS * 2)]
    return Narrator(words, game, names, view, renderer(game.id).tags(view, words))


def _leads(game: AnyGame, seat: int, steps: Sequence[Step], at: int, count: int) -> bool:
    """Whether some moves chosen together lead where they lead one by one."""
    moves = [step.move for step in steps[at : at + count]]
    try:
        together = play_together(game, steps[at].state, seat, moves)[-1].state
    except RulesError:
        return False
    state = steps[at].state
    for move in moves:
        state = _forced(game, play_move(game, state, seat, move).state)
    return choices_for(game, together, seat) == choices_for(game, state, seat)


def presses_for(narrator: Narrator, asked: Decision[Any], moves: Sequence[Any]) -> int | None:
    """Return the fewest presses in the panel that give these answers in one selection.

    ``None`` if no menu has all of them.
    """
    wanted = {narrator.path(move) for move in moves}
    paths: list[Path] = [()]
    presses = 0
    while paths:
        presses += 1
        deeper: list[Path] = []
        for path in paths:
            offered = choices(narrator, asked, path)
            if len(wanted) == 1 and any(button.path in wanted for button in offered.buttons):
                return presses
            deeper += [
                button.path
                for button in offered.buttons
                if button.path not in paths
                and all(whole[: len(button.path)] == button.path for whole in wanted)
            ]
            for menu in offered.menus:
                given = {_meant(narrator, asked, option) for option, _label in menu.options}
                if len(wanted) <= menu.several and wanted <= given:
                    return presses
                deeper += [
                    option
                    for option, _label in menu.options
                    if option not in paths
                    and all(whole[: len(option)] == option for whole in wanted)
                ]
        paths = deeper
    return None


def _meant(narrator: Narrator, asked: Decision[Any], option: Path) -> Path | None:
    """Return the only answer that an option leaves, if it is played at once."""
    matches = answers(narrator, asked, option)
    return matches[0][0] if len(matches) == 1 else None


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
