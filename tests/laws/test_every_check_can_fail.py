"""Every check of :mod:`engines.laws` can fail: for each there is something that breaks it."""

from __future__ import annotations

import ast
import re
import traceback
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from engines import laws
from engines.core import AnyGame, BadOptions
from engines.laws import Checked, LawBroken, Laws, check_game
from engines.luxor import load
from engines.luxor.state import State

from .broken import (
    BROKEN,
    FromTurnTwo,
    OtherFreeActions,
    RefusesWrongly,
    SwitchesOtherwise,
    instance_of,
)


def checked(game: AnyGame) -> Checked:
    """Check one game with two seats, thoroughly at some of its steps."""
    return check_game(game, 2, {}, "broken", thorough=0.3)


@cache
def whole_game() -> tuple[Checked, State]:
    """Return a correct game of Luxor and its final state."""
    game = checked(load(None))
    assert game.record.final is not None
    return game, load(None).states.load(game.record.final)


def read_otherwise() -> None:
    """Check a record that changes when it is written and read."""
    game, final = whole_game()
    nested = game.record.model_copy(update={"options": {"adventures": False, "odd": ()}})
    Laws(load(None)).record(nested, final)


def ended_otherwise() -> None:
    """Check a record without result and final state against another final state."""
    game, final = whole_game()
    unsigned = game.record.model_copy(update={"result": None, "final": None})
    Laws(load(None)).record(unsigned, replace(final, recent=()))


DIRECT = {
    "the record is read otherwise": read_otherwise,
    "the replay ends in another state": ended_otherwise,
}
"""Checks that no game can break without breaking another one first."""


CHECK = re.compile(r"require\(|raise LawBroken|raise crash")


@pytest.mark.parametrize("text", DIRECT)
def test_a_record_that_is_not_of_the_game_is_noticed(text: str) -> None:
    with pytest.raises(LawBroken, match=text) as caught:
        DIRECT[text]()
    assert caught.value.law == 3


@pytest.mark.slow
def test_every_check_can_fail() -> None:
    broken = list[LawBroken]()
    for game, _law, _text in BROKEN.values():
        with pytest.raises(LawBroken) as caught:
            checked(instance_of(game))
        broken.append(caught.value)
    for attempt in DIRECT.values():
        with pytest.raises(LawBroken) as caught:
            attempt()
        broken.append(caught.value)
    failed = {
        (Path(frame.filename), frame.lineno)
        for error in broken
        for frame in traceback.extract_tb(error.__traceback__)
    }
    checks = 0
    for file in Path(laws.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call | ast.Raise) and CHECK.match(ast.unparse(node)):
                lines = range(node.lineno, (node.end_lineno or node.lineno) + 1)
                where = f"{file.name}:{node.lineno}: {ast.unparse(node)}"
                assert failed & {(file, line) for line in lines}, f"nothing breaks {where}"
                checks += 1
    assert checks > 50


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "least"),
    [
        (FromTurnTwo, 100),
        (RefusesWrongly, 100),
        (OtherFreeActions, 10),
        (SwitchesOtherwise, 10),
    ],
)
def test_what_broken_games_are_made_of_breaks_nothing(game: type[AnyGame], least: int) -> None:
    assert checked(instance_of(game)).moves > least


def test_the_record_ends_before_the_move_that_broke_a_law() -> None:
    records = {}
    for name in ("Crashes", "LeavesThePiles", "CannotBegin"):
        with pytest.raises(LawBroken) as caught:
            checked(instance_of(BROKEN[name][0]))
        records[name] = caught.value.record
    crashed, dealt = records["Crashes"], records["LeavesThePiles"]
    assert crashed is not None
    assert len(crashed.moves) > 2
    assert crashed.result is None
    assert dealt is not None
    assert dealt.moves == ()
    assert records["CannotBegin"] is None


def test_wrong_options_break_no_law() -> None:
    with pytest.raises(BadOptions, match="2 to 4 players"):
        check_game(load(None), 5, {}, "seed")
    with pytest.raises(BadOptions, match="camels"):
        check_game(load(None), 2, {"camels": True}, "seed")
