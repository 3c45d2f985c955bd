"""Statics: ongoing parts that change a rule (SB-1061 to SB-1068), and the texts (SB-1069)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engines.core import Phrase
from engines.siberia.content.effects import Solve
from engines.siberia.words.wording import effect as said

from .abilities import doing, in_play, pack, staffed
from .packs import Change, to
from .tables import GAME, table_of

NORTH = {"n1": "T14", "n2": "T15", "n3": "T16", "n4": "T17", "n5": "T18", "n6": "T19", "n7": "T20"}


@pytest.mark.rule("SB-1061", "SB-1068")
@pytest.mark.parametrize(
    ("row", "steps"),
    [("", 3), ("I10+blue", 4), ("I10+blue I13+green", 5), ("I10 I13+green", 4)],
)
def test_range_statics_add_up(row: str, steps: int) -> None:
    given: Any = {"hand": "I05", "row": row, "mech": "tatanka", "cell": "n1"}
    table = table_of(up=NORTH, **given).only("move", "play")
    places = ["15", "16", "17", "18", "19", "20"]
    assert [place for place in places if f"go {place}" in table.offered] == places[:steps]


@pytest.mark.rule("SB-1061", "SB-414")
def test_a_printed_range_is_not_changed(tmp_path: Path) -> None:
    given: Any = {"row": "I10+blue I13+green", "mech": "marsh_strider", "cell": "n1"}
    table = doing(tmp_path, {"move": 2}, up=NORTH, **given)
    assert "go 16" in table.offered
    assert "go 17" not in table.offered


@pytest.mark.rule("SB-1062")
def test_the_strongbox_lets_gained_cards_go_to_hand(tmp_path: Path) -> None:
    table = staffed("I18", deck="I07 I08").play("keep I07")  # its own instant part, too
    assert table.offered == ["to hand", "to row"]
    table.play("to hand")
    assert table.me.hand == ("I07",)
    table = doing(tmp_path, {"draw": 1}, deck="I07", row="I18")
    assert table.row == "I18 Q09+red I07"  # without a worker it does nothing


@pytest.mark.rule("SB-1063", "SB-113")
def test_workers_of_a_wild_colour_fit_every_card() -> None:
    table = in_play("Q10", row="I23+purple", workers="purple red")
    assert table.offered == ["both purple", "staff purple", "core", "done"]
    refusal = table.refused("staff red")
    assert (refusal.rule, refusal.code) == ("SB-113", "wrong-worker")
    assert in_play("Q10", row="I23", workers="purple red").offered == ["core", "done"]


@pytest.mark.rule("SB-1064", "SB-113")
def test_every_worker_fits_cards_of_a_wild_colour() -> None:
    table = in_play("Q10", row="I19+yellow", workers="purple red")
    workers = [line for line in table.offered if line.startswith("staff")]
    assert workers == ["staff red", "staff purple"]
    table = in_play("Q09", row="I19+yellow", workers="purple green")
    assert table.offered == ["core", "done"]


@pytest.mark.rule("SB-1063", "SB-1064")
@pytest.mark.parametrize("wild", ["I23", "I19"])
def test_a_worker_stays_where_it_stands_when_the_static_ends(wild: str) -> None:
    row = "I23+purple Q10+purple I05" if wild == "I23" else "I19+yellow Q10+purple I05"
    table = staffed("CH1", row=row).play("do CH1/2/2", f"rescue {wild}")
    assert table.row == "Q10+purple I05 CH1+red"


@pytest.mark.rule("SB-1065", "SB-1068")
def test_the_first_token_of_each_vanquish_costs_less() -> None:
    given: Any = {"cell": "c1", "up": {"c1": "T07"}, "corruption": {"c1": "P4 P4 P5"}}
    for row, cost in (("", 5), ("I03+red", 4), ("I03+red I24+purple", 3), ("I03", 5)):
        table = staffed("M01", row=row, power=10, **given)
        assert table.offered[0] == f"vanquish 7 {cost} 0"
        table.play("vanquish 7")
        assert table.offered[0] == "vanquish 7 4 0"


@pytest.mark.rule("SB-1065")
def test_the_heart_costs_one_less_only_once() -> None:
    given: Any = {"cell": "c1", "up": {"c1": "T20"}, "corruption": {"c1": "H20"}}
    table = staffed("M01", row="I03+red", power=10, guile=10, **given)
    assert table.offered == ["vanquish 20 10 9", "vanquish 20 9 10", "skip"]


@pytest.mark.rule("SB-1066", "SB-804")
def test_the_limit_is_that_of_the_mech() -> None:
    for mech, more in (("tatanka", True), ("highlander", False)):
        had = ("Q05", "Q07", "Q08", "Q09")
        table = staffed("Q12", "Q01", mech=mech, solved=had, guile=3)
        assert (table.asked.kind == "solve") == more


@pytest.mark.rule("SB-1067", "SB-1068", "SB-616")
def test_solve_discounts_add_up_and_the_player_splits_them() -> None:
    given: Any = {"cell": "c1", "up": {"c1": "T08"}, "power": 5, "guile": 5}
    table = staffed("CH1", "Q16", **given).play("do CH1/1")
    assert table.offered == ["solve Q16 2 1", "skip"]
    table = staffed("CH1", "Q16", row="I05+red", **given).play("do CH1/1")
    assert table.offered == ["solve Q16 2 0", "solve Q16 1 1", "skip"]
    table = staffed("Q12", "Q16", row="I05+red I07+blue", **given)  # and 1 of the quest itself
    assert table.offered == ["solve Q16 0 0", "skip"]
    table = staffed("CH1", "Q16", row="I05+red I07+blue", **given).play("do CH1/1")
    assert table.offered == ["solve Q16 1 0", "solve Q16 0 1", "skip"]
    table.play("solve Q16 0 1")
    assert (table.me.power, table.me.guile) == (5, 4)


@pytest.mark.rule("SB-1068", "SB-523")
@pytest.mark.parametrize("row", ["I13+green", "I13"])
def test_staffed_and_activated_is_one_step_more(row: str) -> None:
    given: Any = {"row": row, "mech": "tatanka", "cell": "n1", "up": NORTH}
    table = staffed("M06", "Q01", **given).play("activate I13", "done")
    assert table.state.lent == ("I13",)
    assert "go 18" in table.offered
    assert "go 19" not in table.offered


def phrase_of(change: Change, folder: Path) -> Phrase:
    """Return the text of the ability of quest 9 in changed content."""
    ability = pack(folder, change).content.cards["Q09"].ability
    assert ability is not None
    return said(ability)


@pytest.mark.rule("SB-1069")
def test_texts_follow_the_effect_data(tmp_path: Path) -> None:
    more = phrase_of(to("Q09", ability={"power": 2}), tmp_path)
    assert more != phrase_of(to("Q09", ability={"power": 3}), tmp_path)
    assert more == phrase_of(to("Q09", ability={"power": 2}), tmp_path)
    quest = GAME.content.cards["Q12"].ability
    assert isinstance(quest, Solve)
    assert said(quest) != said(Solve(at="Q12", discount=0))
