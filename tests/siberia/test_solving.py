"""Solve (SB-601 to SB-607)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from .abilities import SOUTH, doing, pack, staffed
from .packs import to
from .tables import Table, table_of

SOLVE: Any = {"solve": {}}
THREE = ("Q05", "Q07", "Q08")
FOUR = (*THREE, "Q10")


def solving(hand: str = "Q01 Q02", **given: Any) -> Table:
    """Return a table on location 1 at which a Solve was chosen; quests 1 and 2 belong there."""
    given = {"power": 3, "guile": 3, **given}
    return staffed("CH1", hand, **given).play("do CH1/1")


@pytest.mark.rule("SB-601")
def test_a_quest_of_the_location_is_chosen_paid_and_tucked_after_its_benefit() -> None:
    table = solving()
    assert table.asked.kind == "solve"
    assert table.offered == ["solve Q01 0 1", "solve Q02 2 0", "skip"]
    table.play("solve Q02 2 0")
    (event,) = table.happened("solved")
    assert (event.card, event.power, event.guile) == ("Q02", 2, 0)
    assert (table.me.power, table.me.guile) == (1, 3)
    assert table.asked.kind == "order"
    assert (table.me.solved, table.me.hand) == ((), ("Q01", "Q02"))
    table.play("do Q02.benefit/2")
    assert table.me.coins == 2
    assert table.asked.kind == "worker"  # the other part, a basic worker
    assert table.offered == ["worker red", "worker blue", "worker green", "worker yellow"]
    table.play("worker blue")
    assert (table.me.solved, table.me.hand) == (("Q02",), ("Q01",))
    assert table.me.workers == (0, 1, 0, 0, 0)


@pytest.mark.rule("SB-601")
def test_a_quest_in_the_row_may_be_solved() -> None:
    table = solving("", row="Q02 Q01")
    assert table.offered == ["solve Q02 2 0", "solve Q01 0 1", "skip"]
    table.play("solve Q01")
    assert (table.row, table.me.solved, table.me.coins) == ("Q02 CH1+red", ("Q01",), 3)


@pytest.mark.rule("SB-601")
def test_plain_gains_are_not_asked_and_the_others_are() -> None:
    table = solving("Q08", cell="s4", market="I05 M01 I06 Q20 Q21").play("solve Q08")
    assert table.asked.kind == "order"
    table.play("in order")
    assert (table.asked.kind, table.offered) == ("take", ["take I05", "take I06", "skip"])
    table.play("skip")
    assert (table.me.coins, table.me.solved) == (2, ("Q08",))


@pytest.mark.rule("SB-601")
def test_the_location_must_be_that_of_the_mech() -> None:
    table = solving("Q01 Q13")
    refusal = table.refused("solve Q13 3 0")
    assert (refusal.rule, refusal.code) == ("SB-601", "wrong-quest-place")
    assert refusal.facts == {"place": "7 Scorched Larches", "here": "1 Ferry Landing"}
    for line in ("solve I05 1 0", "solve Q02 2 0"):  # an item, and a quest of nobody
        assert (table.refused(line).rule, table.refused(line).code) == ("SB-601", "not-a-quest")


@pytest.mark.rule("SB-601", "SB-510")
def test_the_cost_must_be_paid_in_full() -> None:
    table = solving(power=1, guile=3)
    assert table.offered == ["solve Q01 0 1", "skip"]
    refusal = table.refused("solve Q02 2 0")
    assert (refusal.rule, refusal.code) == ("SB-510", "cannot-pay")
    assert refusal.facts == {"need": 2, "what": "power", "have": 1}
    refusal = table.refused("solve Q02 1 1")
    assert (refusal.rule, refusal.code) == ("SB-510", "wrong-payment")


@pytest.mark.rule("SB-601")
def test_a_boast_of_the_fourth_quest_cannot_use_the_category_of_quests() -> None:
    given: Any = {"cell": "c1", "up": {"c1": "T11"}, "power": 4, "solved": THREE}
    table = solving("Q21", **given).play("solve Q21")
    assert table.me.solved == (*THREE, "Q21")
    assert (table.me.glory, table.me.coins) == ((), 3)
    given |= {"tokens": "P3 P3 P3 P4 P4 P4 P5"}
    table = solving("Q21", **given).play("solve Q21", "do Q21.benefit/1")
    assert table.offered == ["boast corruption", "skip"]


@pytest.mark.rule("SB-601", "SB-719")
@pytest.mark.parametrize(("more", "met"), [(6, True), (5, False)])
def test_during_its_benefit_it_is_a_controlled_card(more: int, met: bool) -> None:
    hand = " ".join(("Q21", *("I01", "I02", "I03", "I04", "I05", "I06")[:more]))
    given: Any = {"cell": "c1", "up": {"c1": "T11"}, "power": 4}
    table = solving(hand, **given).play("solve Q21")
    assert (table.asked.kind == "order") == met  # with CH1 that makes 8 cards
    if met:
        table.play("do Q21.benefit/1")
        assert table.offered == ["boast cards", "skip"]


@pytest.mark.rule("SB-601", "SB-603")
@pytest.mark.parametrize(
    ("solved", "mech", "offered"),
    [
        (2, "lumberjack", True),
        (3, "lumberjack", False),
        (3, "tatanka", True),
        (4, "tatanka", False),
    ],
)
def test_during_its_benefit_it_counts_for_the_limit(
    solved: int, mech: str, offered: bool, tmp_path: Path
) -> None:
    changes = (to("Q01", benefit=SOLVE),)
    given: Any = {"solved": FOUR[:solved], "mech": mech, "power": 3, "guile": 3, "cell": "s1"}
    game = pack(tmp_path, *changes)
    table = staffed("CH1", "Q01 Q02", game=game, **given).play("do CH1/1", "solve Q01")
    assert (table.asked.kind == "solve") == offered
    if offered:
        assert table.offered == ["solve Q02 2 0", "skip"]  # SB-1031: quest 1 itself not again
    else:
        assert table.me.solved == (*FOUR[:solved], "Q01")


@pytest.mark.rule("SB-601", "SB-1031")
def test_a_refresh_of_its_benefit_takes_it_to_hand_and_it_is_tucked_all_the_same() -> None:
    table = solving("", row="Q12+red I05+blue", cell="s6")
    table.play("solve Q12", "do Q12.benefit/1")
    assert table.asked.kind == "refresh"
    table.play("refresh")
    assert table.me.hand == ("I05", "CH1")
    assert (table.me.solved, table.me.coins) == (("Q12",), 2)
    assert table.me.workers == (2, 1, 0, 0, 0)


@pytest.mark.rule("SB-602", "SB-535")
@pytest.mark.parametrize("worker", ["", "+red", "+purple"])
def test_no_worker_is_needed_and_one_on_it_returns_when_it_is_tucked(worker: str) -> None:
    table = solving("", row=f"Q02{worker} I05").play("solve Q02")
    back = table.me.workers
    assert sum(back) == 0  # during the benefit it is still there
    table.play("do Q02.benefit/1", "worker yellow")
    assert table.row == "I05 CH1+red"
    red, _blue, _green, _yellow, purple = table.me.workers
    assert (red, purple) == (int(worker == "+red"), int(worker == "+purple"))


@pytest.mark.rule("SB-603")
@pytest.mark.parametrize(
    ("mech", "solved", "possible"),
    [
        ("lumberjack", 3, True),
        ("lumberjack", 4, False),
        ("tatanka", 4, True),
        ("tatanka", 5, False),
    ],
)
def test_four_quests_are_the_most(mech: str, solved: int, possible: bool) -> None:
    had = (*FOUR, "Q11")[:solved]
    table = staffed("CH1", "Q01", mech=mech, solved=had, guile=3)
    assert ("do CH1/1" in table.offered) == possible
    if possible:
        table.play("do CH1/1", "solve Q01")
        assert len(table.me.solved) == solved + 1


@pytest.mark.rule("SB-603")
@pytest.mark.parametrize(("mech", "limit"), [("lumberjack", 4), ("tatanka", 5)])
def test_more_is_refused_with_the_limit(mech: str, limit: int, tmp_path: Path) -> None:
    given: Any = {"mech": mech, "solved": (*FOUR[:3], "Q10", "Q11")[:limit], "guile": 3}
    table = doing(tmp_path, {"or": [SOLVE, {"power": 1}, {"guile": 1}]}, "Q01", **given)
    assert table.offered == ["do Q09/2", "do Q09/3"]
    for line in ("solve Q01 0 1", "do Q09/1"):
        refusal = table.refused(line)
        assert (refusal.rule, refusal.code) == ("SB-603", "quest-limit")
        assert refusal.facts == {"limit": limit}


@pytest.mark.rule("SB-604")
def test_corruption_on_the_location_does_not_matter() -> None:
    given: Any = {"cell": "c1", "up": {"c1": "T08"}, "corruption": {"c1": "P5 G4"}}
    table = solving("Q16", **given).play("solve Q16")
    assert (table.me.solved, table.me.coins) == (("Q16",), 5)
    assert table.state.locations[table.game.content.map.cells.index("c1")].corruption == (
        "P5",
        "G4",
    )


@pytest.mark.rule("SB-605")
def test_one_use_solves_one_quest(tmp_path: Path) -> None:
    table = doing(tmp_path, SOLVE, "Q01 Q02", power=3, guile=3).play("solve Q01")
    assert table.asked.kind == "part"  # the core value
    assert table.me.solved == ("Q01",)


@pytest.mark.rule("SB-606")
def test_a_map_comes_from_the_supply_and_corruption_from_the_bag() -> None:
    table = solving("Q04", cell="s2")
    maps = table.state.maps
    table.play("solve Q04", "in order")
    assert (table.me.maps, table.state.maps) == (1, maps - 1)
    table = solving("Q14", cell="c1", up={"c1": "T07"})
    bag = table.state.bag
    table.play("solve Q14", "in order")
    (token,) = table.state.mats[0].corruption
    assert sorted((*table.state.bag, token)) == sorted(bag)


@pytest.mark.rule("SB-606", "SB-106")
def test_none_left_gives_nothing() -> None:
    table = solving("Q04", cell="s2").change(maps=0).play("solve Q04")
    assert (table.me.maps, table.me.coins, table.me.solved) == (0, 2, ("Q04",))
    table = solving("Q14", cell="c1", up={"c1": "T07"}).change(bag=()).play("solve Q14")
    assert (table.me.corruption, table.me.coins, table.me.solved) == ((), 1, ("Q14",))


@pytest.mark.rule("SB-606")
def test_the_corruption_is_random() -> None:
    tokens = set[str]()
    for seed in "abcdefgh":
        table = table_of(
            seed=seed, hand="CH1 Q14", workers="red", guile=3, cell="c1", up={"c1": "T07"}
        )
        table.only("move", "play").play(
            "play CH1", "staff red", "do CH1/1", "solve Q14", "in order"
        )
        tokens.update(table.state.mats[0].corruption)
    assert len(tokens) > 2


@pytest.mark.rule("SB-607")
def test_without_a_quest_that_can_be_paid_solve_does_nothing(tmp_path: Path) -> None:
    table = doing(tmp_path, SOLVE, "Q01 Q02 Q13", power=1, guile=0)
    assert table.asked.kind == "part"
    assert (table.me.solved, table.me.power) == ((), 1)


@pytest.mark.rule("SB-607")
def test_a_solve_may_be_declined() -> None:
    table = solving().play("skip")
    assert (table.me.solved, table.me.power, table.me.guile) == ((), 3, 3)
    assert table.asked.kind == "part"


@pytest.mark.rule("SB-617")
def test_at_basecamp_nothing_is_solved_vanquished_or_destroyed(tmp_path: Path) -> None:
    up = {**SOUTH, "c4": "T07"}
    effects: list[Any] = [SOLVE, {"vanquish": {}}, {"destroy": {"at": "here"}}]
    for effect in effects:
        table = doing(tmp_path, effect, "Q01", power=9, guile=9, cell="base", up=up)
        assert table.asked.kind == "part"
    # A location by Basecamp has corruption only in test content: in the south there is none.
    for effect in ({"vanquish": {"at": "adjacent"}}, {"destroy": {"at": "adjacent"}}):
        given: Any = {"power": 9, "guile": 9, "corruption": {"s4": "P3"}}
        table = doing(tmp_path, effect, "Q01", cell="base", up=up, **given)
        assert table.asked.kind == "part"
        table = doing(tmp_path, effect, "Q01", cell="s3", up=up, **given)
        assert table.asked.kind != "part"
