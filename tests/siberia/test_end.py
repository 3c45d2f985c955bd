"""The end of the game, scores and ties (SB-901 to SB-910)."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engines.core import Outcome
from engines.siberia.rules.mats import Mat
from engines.siberia.rules.scoring import score, tie_sum

from .abilities import SOUTH, doing
from .tables import GAME, Table, table_of

THREE = ("quests", "items", "cards")
MAPS: Any = {"maps": 5, "glory": THREE}


def boasted(folder: Path, **given: Any) -> Table:
    """Return a table at which the 4th glory token was just placed; the turn goes on."""
    table = doing(folder, {"boast": 1}, "Q01", **MAPS, **given)
    return table.play("boast workers")


def over(mats: list[dict[str, Any]]) -> Outcome:
    """Return the outcome of a game in which the players have these things."""
    state = table_of(max(2, len(mats))).state
    empty = Mat(mech="tatanka", cell="base")
    done = tuple(replace(empty, **values) for values in mats)
    outcome = GAME.outcome(replace(state, mats=done, over=True))
    assert outcome is not None
    return outcome


@pytest.mark.rule("SB-901")
def test_the_turn_of_the_fourth_token_is_completed_normally(tmp_path: Path) -> None:
    table = boasted(tmp_path)
    assert (table.state.trigger, table.state.last) == (0, None)
    assert table.asked.kind == "part"
    table.play("done")
    assert {line.split()[0] for line in table.offered} == {"go"}  # the Move has to be taken
    table.play("go 2")
    assert table.state.last is None
    table.play("end")
    (event,) = table.happened("triggered")
    assert (event.seat, event.left) == (0, 2)
    assert not table.state.over


@pytest.mark.rule("SB-901")
def test_three_tokens_trigger_nothing(tmp_path: Path) -> None:
    given: Any = {"maps": 5, "glory": THREE[:2]}
    table = doing(tmp_path, {"boast": 1}, **given).play("boast workers", "done", "go 2", "end")
    assert (table.state.trigger, table.state.last) == (None, None)


def finish(table: Table) -> list[int]:
    """Play the rest of a game as briefly as possible; return whose turns they were."""
    turns = list[int]()
    while not table.state.over:
        turns.append(table.state.active)
        table.change(shifted=True, todo=(), stack=(), undoable=True).play("end")
    return turns


@pytest.mark.rule("SB-902")
@pytest.mark.parametrize(("seats", "seat"), [(2, 0), (2, 1), (3, 1), (5, 4), (5, 0)])
def test_each_player_has_one_more_turn_and_the_one_who_triggered_the_last(
    seats: int, seat: int, tmp_path: Path
) -> None:
    table = boasted(tmp_path, seats=seats, seat=seat)
    turns = finish(table)
    assert turns == [seat, *((seat + step) % seats for step in range(1, seats + 1))]
    assert table.game.decisions(table.state) == ()
    assert GAME.refusal(table.state, 0, GAME.parse("end", ())[0]).rule == "SB-901"  # type: ignore[union-attr]


@pytest.mark.rule("SB-903")
def test_another_fourth_token_in_a_final_turn_triggers_nothing(tmp_path: Path) -> None:
    others: Any = {1: {"glory": THREE, "maps": 5, "hand": "Q10"}}
    table = boasted(tmp_path, seats=3, others=others).change(todo=(), stack=()).play("end")
    assert (table.state.active, table.state.last) == (1, 3)
    four: Any = (*THREE, "workers")
    there = replace(table.me, glory=four)
    mats = (table.state.mats[0], there, table.state.mats[2])
    table.change(mats=mats, shifted=True, todo=(), undoable=True)
    table.play("end")
    assert (table.state.trigger, table.state.last) == (0, 2)
    assert not table.happened("triggered")
    assert finish(table) == [2, 0]


@pytest.mark.rule("SB-903")
def test_the_boast_itself_triggers_nothing_any_more(tmp_path: Path) -> None:
    table = doing(tmp_path, {"boast": 1}, seat=1, **MAPS).change(trigger=0, last=2)
    table.play("boast workers")
    assert (table.state.trigger, table.state.last) == (0, 2)


@pytest.mark.rule("SB-904")
def test_in_the_final_turn_the_token_is_shifted_as_always() -> None:
    table = table_of(hand="Q01", cell="s1", up=SOUTH, spot="play").change(trigger=1, last=2)
    assert table.offered == ["cover move", "cover gather", "refresh"]
    refusal = table.refused("cover play")
    assert refusal.rule == "SB-305"
    table = table_of(hand="Q01", cell="s1", up=SOUTH).change(trigger=1, last=2)
    assert table.refused("refresh").rule == "SB-303"


@pytest.mark.rule("SB-905", "SB-713")
def test_a_score_is_coins_glory_items_and_corruption() -> None:
    mat = Mat(mech="tatanka", cell="base", coins=11, glory=("quests", "items"), solved=("Q01",))
    mat = replace(mat, upgraded=("I16", "I01"), corruption=("P3", "G5", "H20"))
    parts = score(GAME.content, mat)
    assert (parts.coins, parts.glory, parts.items, parts.corruption) == (11, 12, 10, 6)
    assert parts.total == 39


@pytest.mark.rule("SB-906")
@pytest.mark.parametrize(("solved", "worth"), [(0, 5), (1, 6), (2, 8), (3, 10), (4, 10), (5, 10)])
def test_what_a_glory_token_is_worth(solved: int, worth: int) -> None:
    quests = tuple(f"Q0{number}" for number in range(1, solved + 1))
    for glory in ((), ("items",), ("items", "cards", "heart")):
        mat = Mat(mech="tatanka", cell="base", glory=glory, solved=quests)
        assert score(GAME.content, mat).glory == worth * len(glory)


@pytest.mark.rule("SB-907")
def test_nothing_else_scores() -> None:
    table = table_of(
        hand="I01 I02 M01 Q01",
        row="I03+red M02 Q02",
        workers="red blue",
        maps=5,
        power=10,
        guile=10,
        melded=("M03",),
        solved=("Q03",),
    )
    assert score(GAME.content, table.me).total == 0
    rich = replace(table.me, corruption=("P5", "G5"))
    assert score(GAME.content, rich).total == 4  # not the printed values


@pytest.mark.rule("SB-908")
def test_the_highest_total_wins_and_a_tie_goes_to_the_greater_sum() -> None:
    outcome = over([{"coins": 5}, {"coins": 7}, {"coins": 6}])
    assert (outcome.scores, outcome.ranks) == ((5, 7, 6), (3, 1, 2))
    outcome = over([{"coins": 7}, {"coins": 7, "maps": 1}, {"coins": 6}])
    assert outcome.ranks == (2, 1, 3)
    outcome = over([{"coins": 7, "maps": 1}, {"coins": 7, "hand": ("Q01",)}, {"coins": 6}])
    assert outcome.ranks == (1, 1, 3)


@pytest.mark.rule("SB-909")
@pytest.mark.parametrize(
    ("given", "count"),
    [
        ({"solved": ("Q01", "Q02")}, 2),
        ({"melded": ("M01", "M02", "M03")}, 3),
        ({"upgraded": ("I01",)}, 1),
        ({"tokens": "H20"}, 1),
        ({"tokens": "P3 G4 H20"}, 3),
        ({"hand": "I01 I02", "row": "I03 I04 I05"}, 5),
        ({"workers": "red red purple", "row": "I03+red"}, 5),  # three, one on a card, the card
        ({"maps": 4}, 4),
        ({"glory": ("items", "cards")}, 0),
        ({"coins": 9, "power": 9, "guile": 9}, 0),
    ],
)
def test_the_tie_sum_counts_everything_of_the_categories(given: Any, count: int) -> None:
    assert tie_sum(table_of(**{"hand": "", **given}).me) == count


@pytest.mark.rule("SB-910")
def test_only_the_first_compare_the_sum_and_lower_ranks_are_shared() -> None:
    outcome = over([{"coins": 5}, {"coins": 5, "maps": 3}, {"coins": 8}, {"coins": 1}])
    assert outcome.ranks == (2, 2, 1, 4)
    outcome = over([{"coins": 8, "maps": 1}, {"coins": 8}, {"coins": 5, "maps": 3}, {"coins": 5}])
    assert outcome.ranks == (1, 2, 3, 3)
    assert dict(outcome.sources)["tie"] == (1, 0, 0, 0)
