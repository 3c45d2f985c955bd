"""Several moves as one answer: only what could be done step by step, and nothing hidden."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from bot.messages.choices import LABEL, MENUS, OPTIONS, choices
from bot.messages.narrator import Narrator
from bot.texts import LOCALES, words_in
from engines.core import Chance, Line, decision_of, offered_to, play_line, play_move, play_offered
from engines.core.record import Record, replay
from engines.luxor.moves import Confirm, Deploy, Leave, Place, Walk
from engines.luxor.state import State
from engines.registry import games

GAME = games()["luxor"]
SAVES = Path(__file__).parent / "saves"


@cache
def asked_with_lines() -> tuple[State, ...]:
    """Return states of stored games in which lines are offered."""
    found = [
        played.state
        for file in sorted(SAVES.glob("*.json"))
        for played in replay(GAME, Record.from_json(file.read_text(encoding="utf-8")))
        if not played.state.finished
    ]
    return tuple(state for state in found if GAME.lines(state, state.active))


def written(line: Line) -> str:
    return " ".join(map(GAME.format, line.moves))


def spreading(state: State) -> bool:
    return state.draft is not None


def end_by_end(state: State) -> tuple[list[Line], list[Line]]:
    """Return the lines that do not end the turn, and those that do."""
    lines = GAME.lines(state, state.active)
    ending = [line for line in lines if line.moves[-1] == Confirm(end=True)]
    return [line for line in lines if line not in ending], ending


@pytest.mark.slow
def test_a_line_is_played_as_its_moves_one_by_one_and_can_be_typed() -> None:
    seen = Counter[bool]()
    for state in asked_with_lines():
        for line in GAME.lines(state, state.active)[::5]:
            now, events = state, []
            for move in line.moves:
                played = play_move(GAME, now, state.active, move)
                now = played.state
                events.append(any(event.reveals for event in played.events))
            assert not any(events[:-1]), "something hidden came up amid a line"
            whole = play_offered(GAME, state, state.active, line)
            assert whole[len(line.moves) - 1].state == now
            typed = play_line(GAME, state, state.active, written(line))
            assert typed[-1].state == whole[-1].state
            seen[spreading(state)] += 1
    assert min(seen[True], seen[False]) > 20


def test_a_camp_is_spread_in_every_way_that_there_is() -> None:
    """As long as one menu has room; else the direction is asked first, all up to its room."""
    seen = Counter[bool]()
    for state in filter(spreading, asked_with_lines()):
        ways = set[tuple[object, ...]]()
        open_ways: list[tuple[State, tuple[object, ...]]] = [(state, ())]
        while open_ways:
            at, made = open_ways.pop()
            asked = decision_of(GAME, at, state.active)
            assert asked is not None
            if asked.kind == "confirm":
                ways.add(made)
                continue
            for move in asked.moves:
                after = play_move(GAME, at, state.active, move).state
                open_ways.append((after, (*made, move)))
        going, ending = end_by_end(state)
        assert {line.moves[:-1] for line in ending} <= ways
        assert {line.moves for line in going} <= ways
        fit = len(ways) <= OPTIONS
        seen[fit] += 1
        if fit:
            assert {line.moves for line in going} == ways
            assert {line.moves[:-1] for line in ending} == ways
        else:
            directions = Counter(direction(way) for way in ways)
            most = sum(min(OPTIONS, count) for count in directions.values())
            assert len(ending) == len(going) == most
    assert min(seen.values()) > 1


def direction(way: tuple[object, ...]) -> str:
    return next((move.direction for move in way if isinstance(move, Walk)), "stand")


def test_a_spread_without_the_end_leads_to_the_plan_and_is_one_step_back() -> None:
    for state in filter(spreading, asked_with_lines()):
        for line in end_by_end(state)[0][:2]:
            played = play_offered(GAME, state, state.active, line)
            assert not any(play.reveals for play in played), "it can be taken back"
            asked = decision_of(GAME, played[-1].state, state.active)
            assert asked is not None
            assert asked.kind == "confirm"


def test_the_last_tile_and_the_end_are_one_and_of_several_tiles_none_is() -> None:
    seen, several = 0, 0
    for file in sorted(SAVES.glob("*.json")):
        for played in replay(GAME, Record.from_json(file.read_text(encoding="utf-8"))):
            state = played.state
            if state.finished or state.turn == 0 or state.draft is not None:
                continue
            lines = GAME.lines(state, state.active)
            plain = [m for m in GAME.decisions(state)[0].moves if isinstance(m, Place)]
            wanted = set[Place]()
            for move in plain:
                after = play_move(GAME, state, state.active, move).state
                ends = GAME.decisions(after)[0].moves
                if move.tile[0] != "C" and ends == (Confirm(end=True),):
                    wanted.add(move)
            if len({move.tile for move in wanted}) > 1:
                assert not lines, "the panel has no room for two menus of each"
                several += 1
                continue
            assert {line.moves for line in lines} == {(m, Confirm(end=True)) for m in wanted}
            seen += bool(wanted)
    assert seen > 3
    assert several > 0


def test_lines_do_not_depend_on_what_is_hidden() -> None:
    for number, state in enumerate(asked_with_lines()[::2]):
        other = GAME.resample(state, state.active, Chance.from_seed(f"other {number}"))
        assert GAME.lines(other, state.active) == GAME.lines(state, state.active)


def test_nobody_else_is_offered_lines() -> None:
    for state in asked_with_lines():
        assert not any(GAME.lines(state, s) for s in range(state.seats) if s != state.active)


@pytest.mark.slow
@pytest.mark.parametrize("locale", LOCALES)
def test_lines_are_told_apart_in_the_panel(locale: str) -> None:
    """Every menu has room, no two options of it say the same, and none is too long to be told."""
    for state in asked_with_lines():
        asked = offered_to(GAME, state, state.active)
        assert asked is not None
        narrator = Narrator(words_in(locale), GAME, [*"ABCD"], GAME.view(state, state.active))
        offered = choices(narrator, asked, ())
        assert len(offered.menus) <= MENUS
        shown = {button.path for button in offered.buttons}
        for menu in offered.menus:
            assert len(menu.options) <= OPTIONS
            assert len({label for _path, label in menu.options}) == len(menu.options)
            assert all(len(label) <= 100 for _path, label in menu.options)
            shown.update(path for path, _label in menu.options)
        assert all(len(button.label) <= LABEL for button in offered.buttons)
        if spreading(state):
            lines = [move for move in asked.moves if isinstance(move, Line)]
            lengths = {len(next(p for p in shown if line.path[: len(p)] == p)) for line in lines}
            assert lengths in ({3}, {2}), "all at the first look, or all behind their directions"
            counts = {narrator.path(move) for move in asked.moves if isinstance(move, Deploy)}
            assert counts <= shown, "step by step as well"


@pytest.mark.parametrize(
    ("locale", "spread", "last"),
    [
        (
            "en",
            "2 stay on {0}, 1 walks to {1}, and end the turn",
            "Desert temple, then end the turn",
        ),
        ("de", "2 bleiben auf {0}, 1 geht nach {1}, Zug beenden", "Wüstentempel, dann Zug beenden"),
    ],
)
def test_options_say_who_stays_and_who_walks(locale: str, spread: str, last: str) -> None:
    narrator = Narrator(words_in(locale), GAME, [*"ABCD"])
    wanted = (Deploy(3), Leave(2), Leave(1))
    line, state = next(
        (line, state)
        for state in filter(spreading, asked_with_lines())
        for line in end_by_end(state)[1]
        if tuple(move for move in line.moves[:-1] if not isinstance(move, Walk)) == wanted
    )
    cells = GAME.facts(state.draft)["cell"], GAME.facts(reached(state, line))["cell"]
    assert narrator.move(line) == spread.format(*cells)
    step = narrator.step("what", "Td-end")
    assert step.casefold() == last.casefold()


def reached(state: State, line: Line) -> Place:
    """Return a move onto the tile that a walk of a line reaches first."""
    before, after = state, play_offered(GAME, state, state.active, line)[len(line.moves) - 1].state
    (cell,) = (
        cell
        for cell in after.stacks
        if after.stacks[cell] != before.stacks.get(cell, ()) and cell != state.draft.cell  # type: ignore[union-attr]
    )
    return Place("M", cell)
