"""The shortest way of presses to the moves of the medium player.

:func:`stretches` plays whole stretches for a seat, :func:`shortest` finds how a person gives the
same answers in the panel: by its buttons and menus, several in one selection where that works.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.messages.choices import Choices, Path, answers, choices
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
    offered_to,
    play_forced,
    play_move,
    play_together,
)
from engines.players import choose
from render.registry import renderer

NAMES = [f"Player {number}" for number in range(1, 7)]

Chosen = frozenset[Path]
"""What one press chooses: the path of a button, or those of a menu's options."""


@dataclass(frozen=True, slots=True)
class Step:
    """A state in which the person is asked something, and the move that is wanted.

    ``others`` is what others did after it until the person was asked again, with their seats.
    """

    state: Any
    move: Any
    others: tuple[tuple[int, Any], ...] = ()


@dataclass(frozen=True, slots=True)
class Answer:
    """How one answer is given: what each press chooses, and whether one more confirms it.

    ``in_hand`` if it is found under the hand, which is opened first.
    """

    chosen: tuple[Chosen, ...]
    again: bool = False
    in_hand: bool = False

    @property
    def presses(self) -> int:
        """How many there are."""
        return len(self.chosen) + self.again + self.in_hand


def stretches(game: AnyGame, state: Any, seat: int, chance: Chance) -> Iterator[list[Step]]:
    """Play on with the medium player; yield what a seat does in one go, within one turn."""
    state = _forced(game, state)
    steps, others, goes_on = list[Step](), list[tuple[int, Any]](), False
    while asked := game.decisions(state):
        turn, by = game.view(state, None).turn, asked[0].seat
        move, chance = choose("medium", game, state, by, chance)
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


def shortest(
    game: AnyGame, seat: int, steps: Sequence[Step], *, asks: bool = True
) -> tuple[Answer, ...]:
    """Return the answers of the fewest presses by which a seat makes these moves in order.

    ``asks`` is false for a person who has switched off the question before final moves.
    """
    ways = list[tuple[Answer, ...]]([()] * (len(steps) + 1))
    ends = [*(step.state for step in steps), _after(game, seat, steps[-1].state, steps[-1].move)]
    for at in reversed(range(len(steps))):
        asked = offered_to(game, steps[at].state, seat)
        several = 1 if asked is None else asked.several
        found = [
            (answer, *ways[at + count])
            for count in range(1, min(several, len(steps) - at) + 1)
            if (answer := _answer(game, seat, steps, at, count, asks=asks)) is not None
        ]
        if asked is not None:
            narrator = narrator_of(game, seat, ends[at])
            longer = _longer(game, asked)
            reached = ((move, _reached(game, seat, steps, ends, at, move)) for move in longer)
            found += [
                (answer, *ways[to])
                for move, to in reached
                if to is not None
                and (answer := answer_with(narrator, asked, (move,), asks=asks)) is not None
            ]
        ways[at] = min(found, key=presses_of)
    return ways[0]


def presses_of(answers: Sequence[Answer]) -> int:
    """Return how many presses some answers take."""
    return sum(answer.presses for answer in answers)


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
    plain = _untold(state)
    return next((to for to in range(len(ends) - 1, at, -1) if _untold(ends[to]) == plain), None)


def _untold(state: Any) -> Any:
    """Return a state without what only says in which order it was reached."""
    told = {name: () for name in ("news", "done") if isinstance(getattr(state, name, None), tuple)}
    return replace(state, **told) if told else state


def _later(game: AnyGame, state: Any, others: Sequence[tuple[int, Any]]) -> Any:
    """Return the state after moves of others, ``None`` if one of them cannot be made in it.

    It is without the news, which keep what was done in its order.
    """
    for seat, move in others:
        try:
            state = _after(game, seat, state, move)
        except RulesError:
            return None
    return _untold(state)


def _forced(game: AnyGame, state: Any) -> Any:
    forced = play_forced(game, state)
    return forced[-1].state if forced else state


def _after(game: AnyGame, seat: int, state: Any, move: Any) -> Any:
    """Return the state after a move and what is forced then."""
    state = play_move(game, state, seat, move).state
    return state if game.is_private(move) else _forced(game, state)


def _answer(
    game: AnyGame, seat: int, steps: Sequence[Step], at: int, count: int, *, asks: bool
) -> Answer | None:
    """Return the answer with some moves in one selection; ``None`` if that does not work."""
    state, moves = steps[at].state, [step.move for step in steps[at : at + count]]
    if count > 1 and not _leads(game, seat, steps, at, count):
        return None
    narrator = narrator_of(game, seat, state)
    asked, free_action = offered_to(game, state, seat), game.free_action(state, seat)
    if asked is not None and all(move in asked.moves for move in moves):
        return answer_with(narrator, asked, moves, asks=asks)
    if free_action is not None and count == 1:
        chosen = chosen_for(narrator, free_action, moves)
        again = asks and warning_of(game, narrator.view, moves) is not None
        return None if chosen is None else Answer(chosen, again, in_hand=True)
    return None


def answer_with(
    narrator: Narrator, asked: Decision[Any], moves: Sequence[Any], *, asks: bool
) -> Answer | None:
    """Return the answer with moves chosen together; ``None`` if no menu has all of them."""
    chosen = chosen_for(narrator, asked, moves)
    if chosen is None:
        return None
    again = asks and not goes_without_asking(asked)
    return Answer(chosen, again and warning_of(narrator.game, narrator.view, moves) is not None)


def narrator_of(game: AnyGame, seat: int, state: Any) -> Narrator:
    """Return who says the question of a seat, in English."""
    view, words = game.view(state, seat), words_in("en")
    return Narrator(words, game, NAMES, view, renderer(game.id).tags(view, words))


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


def chosen_for(
    narrator: Narrator, asked: Decision[Any], moves: Sequence[Any]
) -> tuple[Chosen, ...] | None:
    """Return the fewest presses in the panel that give these answers in one selection.

    ``None`` if no menu has all of them.
    """
    wanted = {narrator.path(move) for move in moves}
    ways: dict[Path, tuple[Chosen, ...]] = {(): ()}
    while ways:
        deeper: dict[Path, tuple[Chosen, ...]] = {}
        for path, before in ways.items():
            offered = choices(narrator, asked, path)
            if (last := _last(narrator, asked, offered, wanted)) is not None:
                return (*before, last)
            menus = (option for menu in offered.menus for option, _label in menu.options)
            for part in (*(button.path for button in offered.buttons), *menus):
                if part not in ways and all(whole[: len(part)] == part for whole in wanted):
                    deeper[part] = (*before, frozenset({part}))
        ways = deeper
    return None


def _last(
    narrator: Narrator, asked: Decision[Any], offered: Choices, wanted: set[Path]
) -> Chosen | None:
    """Return the press that answers all that is wanted, ``None`` if there is none."""
    for button in offered.buttons:
        if {button.path} == wanted:
            return frozenset(wanted)
    for menu in offered.menus:
        given = {_meant(narrator, asked, option): option for option, _label in menu.options}
        if len(wanted) <= menu.several and wanted <= given.keys():
            return frozenset(given[whole] for whole in wanted)
    return None


def _meant(narrator: Narrator, asked: Decision[Any], option: Path) -> Path | None:
    """Return the only answer that an option leaves, if it is played at once."""
    matches = answers(narrator, asked, option)
    return matches[0][0] if len(matches) == 1 else None
