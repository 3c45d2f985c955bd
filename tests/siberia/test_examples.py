"""Examples of the rulebook about corruption, quests, Gather and the end (EX-5 to EX-10, EX-12)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engines.siberia.rules.scoring import score

from .abilities import doing, gathering, staffed
from .tables import GAME, table_of


@pytest.mark.rule("SB-608", "SB-609")
def test_two_tokens_are_paid_and_the_third_is_not() -> None:
    given: Any = {"cell": "c1", "up": {"c1": "T07"}, "corruption": {"c1": "G4 G3 P3"}}
    table = staffed("M01", "M05", power=10, guile=6, **given).play("vanquish 7", "vanquish 7")
    assert table.asked.kind == "part"
    assert (table.me.power, table.me.guile, table.me.corruption) == (7, 3, ("P3", "G3"))
    location = table.state.locations[GAME.content.map.cells.index("c1")]
    assert location.corruption == ("G4",)
    table.play("done").change(todo=("gather",)).play("gather")
    assert "do T07/covered" not in table.offered


@pytest.mark.rule("SB-807")
@pytest.mark.parametrize(
    ("tokens", "paid"),
    [("G4 P4", [(3, 0), (0, 3)]), ("P4 P4", [(3, 0), (4, 0)])],
)
def test_lumberjack_pays_less_once_for_each_colour(tokens: str, paid: Any) -> None:
    given: Any = {"cell": "c1", "up": {"c1": "T07"}, "corruption": {"c1": tokens}}
    table = staffed("M01", mech="lumberjack", power=7, guile=3, **given)
    assert table.offered == ["vanquish 7 {} {}".format(*paid[0]), "skip"]
    table.play("vanquish 7")
    assert table.offered == ["vanquish 7 {} {}".format(*paid[1]), "skip"]
    heart: Any = {"cell": "c1", "up": {"c1": "T20"}, "corruption": {"c1": "H20"}}
    table = staffed("M01", mech="lumberjack", power=9, guile=9, **heart)
    assert table.offered == ["vanquish 20 9 9", "skip"]


@pytest.mark.rule("SB-601", "SB-604")
@pytest.mark.parametrize("tokens", ["", "P3 G4"])
def test_a_quest_is_paid_its_benefit_gained_and_it_is_tucked(tokens: str) -> None:
    # Quest 22 of location 11 costs 3 guile and gives $4 and a card to play.
    given: Any = {"cell": "c1", "up": {"c1": "T11"}, "corruption": {"c1": tokens}, "guile": 3}
    table = staffed("CH1", "Q22 I05", **given).play("do CH1/1", "solve Q22")
    assert (table.me.guile, table.me.solved) == (0, ())
    table.play("do Q22.benefit/2")
    assert (table.asked.kind, table.offered) == ("card", ["play I05", "skip"])
    table.play("skip")
    assert (table.me.coins, table.me.solved) == (4, ("Q22",))


SAMPLE: Any = {
    "hand": "",
    "glory": ("meteorites", "corruption", "cards"),
    "coins": 11,
    "upgraded": ("I01", "I02"),  # 3 and 3
    "tokens": "P3 P3 P3 P4 P4 P4 P5 G3 G4 H20",
}


@pytest.mark.rule("SB-905", "SB-906")
@pytest.mark.parametrize(("solved", "glory", "total"), [(3, 30, 67), (0, 15, 52)])
def test_the_sample_score(solved: int, glory: int, total: int) -> None:
    quests = ("Q01", "Q02", "Q03")[:solved]
    parts = score(GAME.content, table_of(**SAMPLE, solved=quests).me)
    assert (parts.glory, parts.coins, parts.items, parts.corruption) == (glory, 11, 6, 20)
    assert parts.total == total


@pytest.mark.rule("SB-906")
def test_with_two_solved_quests_a_glory_token_is_worth_8() -> None:
    for count in (1, 2, 4):
        glory = ("items", "cards", "heart", "quests")[:count]
        me = table_of(hand="", glory=glory, solved=("Q01", "Q02")).me
        assert score(GAME.content, me).glory == 8 * count


@pytest.mark.rule("SB-901", "SB-902")
def test_the_final_turns_after_the_fourth_token(tmp_path: Path) -> None:
    given: Any = {"maps": 5, "glory": ("quests", "items", "cards")}
    table = doing(tmp_path, {"boast": 1}, seats=3, seat=1, **given).play("boast workers")
    turns = []
    while not table.state.over:
        turns.append("ABC"[table.state.active])
        table.change(shifted=True, todo=(), stack=(), undoable=True).play("end")
    assert turns == ["B", "C", "A", "B"]


@pytest.mark.rule("SB-708", "SB-106")
def test_location_14_without_a_map_in_supply() -> None:
    given: Any = {"hand": "", "mech": "tatanka", "cell": "n1", "up": {"n1": "T14"}}
    table = table_of(**given).change(maps=0).only("move", "gather").play("gather")
    assert (table.asked.kind, table.offered) == ("side", ["do T14/2/1", "do T14/2/2"])
    table.play("do T14/2/2")
    assert (table.me.maps, table.me.guile, table.asked.kind) == (0, 2, "action")
    assert "do T14/1" in gathering("T14", "n1").offered
