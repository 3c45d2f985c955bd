"""Law 7: seats that are asked at the same time do not disturb each other.

And of law 1, that moves chosen in one go are played, or refused.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from engines.core import (
    AnyGame,
    Chance,
    Decision,
    IllegalMove,
    NotTogether,
    Played,
    decision_of,
    play_in_turn,
    play_together,
)
from engines.laws.violation import require


def independent(game: AnyGame, state: Any, asked: Sequence[Decision[Any]], chance: Chance) -> None:
    """Check two of the questions that are open at the same time, if there are two.

    The answer of one seat must not change the other seat's question, and both orders of the two
    answers must lead to the same state.

    :raises LawBroken: law 7, naming the two answers.
    """
    if len(asked) < 2:
        return
    index, chance = chance.below(len(asked))
    step, chance = chance.below(len(asked) - 1)
    pair = asked[index], asked[index - 1 - step]
    moves = []
    for question in pair:
        # Choose the kind first, so that kinds with few moves come up as often as the others.
        kind, chance = chance.chosen(dict.fromkeys(type(move) for move in question.moves))
        move, chance = chance.chosen(move for move in question.moves if type(move) is kind)
        moves.append(move)
    names = [
        f"{game.format(move)!r} of seat {question.seat}"
        for question, move in zip(pair, moves, strict=True)
    ]
    text, ends = game.states.dump(state), []
    for first, second in ((0, 1), (1, 0)):
        after, _events = game.apply(game.states.load(text), pair[first].seat, moves[first])
        same = decision_of(game, after, pair[second].seat) == pair[second]
        require(7, same, f"{names[first]} changes what seat {pair[second].seat} is asked")
        after, _events = game.apply(after, pair[second].seat, moves[second])
        ends.append(_without_answers(game, after))
    require(7, ends[0] == ends[1], f"the order of {names[0]} and {names[1]} makes a difference")


def undo_is_left(
    game: AnyGame,
    before: Sequence[Decision[Any]],
    played: Played,
    asked: Sequence[Decision[Any]],
    chance: Chance,
) -> None:
    """Check that no seat answers in secret what only follows from a move that can be taken back.

    Such an answer takes away the undo of that move, and so tells that it was given. ``before`` are
    the questions before the move, ``asked`` those after it; one answer of each kind is tried.

    :raises LawBroken: law 7, naming the move and the answer.
    """
    if played.reveals:
        return
    open_before = {(question.seat, question.kind) for question in before}
    for question in asked:
        if question.seat == played.seat or (question.seat, question.kind) in open_before:
            continue
        for kind in dict.fromkeys(map(type, question.moves)):
            answer, chance = chance.chosen(move for move in question.moves if type(move) is kind)
            with suppress(IllegalMove):
                _after, events = game.apply(played.state, question.seat, answer)
                seen = any(event.audience != (question.seat,) for event in events)
                move = f"{game.format(played.move)!r} of seat {played.seat}"
                secret = f"{game.format(answer)!r}, a secret answer of seat {question.seat}"
                require(7, seen, f"{move} reveals nothing, but after {secret}, it cannot be undone")


def chosen_in_one_go(
    game: AnyGame, state: Any, asked: Sequence[Decision[Any]], chance: Chance
) -> None:
    """Check for each question that takes or owes several answers that they can be given at once.

    They are played or refused; that a game must not fail is all that is checked.
    """
    for question in asked:
        if question.several > 1:
            moves, chance = chance.shuffled(question.moves)
            with suppress(IllegalMove, NotTogether):
                play_together(game, state, question.seat, moves[: question.several])
        if question.owed > 1:
            moves, chance = chance.shuffled(question.moves)
            with suppress(IllegalMove):
                play_in_turn(game, state, question.seat, moves[: question.owed])


def _without_answers(game: AnyGame, state: Any) -> Any:
    """Return a state as JSON values, without the generator's log."""
    number = game.chance(state).state

    def cleared(values: dict[str, Any]) -> dict[str, Any]:
        if values.keys() == {"state", "answers"} and values["state"] == number:
            return {"state": number}
        return values

    return json.loads(game.states.dump(state), object_hook=cleared)
