"""Gather and borrow (SB-701 to SB-710)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from .abilities import gathering, pack, staffed
from .packs import to
from .tables import Table, table_of


@pytest.mark.rule("SB-701")
def test_all_printed_benefits_are_gained() -> None:
    table = gathering("T03", "s3")
    assert table.asked.kind == "benefit"
    table.play("in order", "worker yellow")
    assert (table.me.power, table.me.guile, table.me.workers) == (2, 1, (0, 0, 0, 1, 0))
    assert table.asked.kind == "action"


@pytest.mark.rule("SB-701")
@pytest.mark.parametrize(("tokens", "exposed"), [("", True), ("P3", False)])
def test_the_covered_benefit_is_gained_if_no_corruption_is_left(tokens: str, exposed: bool) -> None:
    table = gathering("T09", "c1", "M05", corruption={"c1": tokens})
    assert ("do T09/covered" in table.offered) == exposed
    table.play("in order")
    assert (table.asked.kind == "meld") == exposed
    assert (table.me.workers, table.me.guile) == ((0, 0, 0, 0, 1), 2)


@pytest.mark.rule("SB-702")
def test_of_a_benefit_with_a_slash_only_one_side_is_gained() -> None:
    table = gathering("T14", "n1").play("do T14/2")
    assert (table.asked.kind, table.offered) == ("side", ["do T14/2/1", "do T14/2/2"])
    table.play("do T14/2/1")
    assert (table.me.power, table.me.guile, table.me.maps) == (2, 0, 1)
    assert table.asked.kind == "action"


@pytest.mark.rule("SB-702")
def test_each_icon_is_a_benefit_of_its_own() -> None:
    table = gathering("T14", "n1", power=10, guile=10).change(maps=0)
    assert table.me.maps == 1
    assert gathering("T02", "s2").offered == ["do T02/1", "do T02/2", "do T02/3", "in order"]


@pytest.mark.rule("SB-703")
@pytest.mark.parametrize("order", [(1, 2), (2, 1)])
def test_the_player_chooses_the_order_and_each_comes_once(order: tuple[int, int]) -> None:
    table = gathering("T09", "c1")
    assert table.offered == ["do T09/1", "do T09/2", "in order"]
    table.play(f"do T09/{order[0]}")
    kinds = table.kinds
    assert sorted(kinds) == ["gained", "got-worker"]
    assert kinds[0] == ("got-worker" if order[0] == 1 else "gained")
    assert table.asked.kind == "action"


@pytest.mark.rule("SB-703", "SB-1015")
def test_a_benefit_chosen_before_is_refused() -> None:
    table = gathering("T02", "s2").play("do T02/2")
    assert table.offered == ["do T02/1", "do T02/3", "in order"]
    refusal = table.refused("do T02/2")
    assert (refusal.rule, refusal.code) == ("SB-1015", "no-such-part")
    table.play("do T02/3", "skip", "worker green")  # a skipped benefit is done
    assert table.asked.kind == "action"


@pytest.mark.slow
@pytest.mark.rule("SB-704")
@pytest.mark.parametrize(
    "effect",
    [
        {"power": 1},
        {"guile": 1},
        {"coin": 1},
        {"map": 1},
        {"corruption": 1},
        {"worker": "red"},
        {"worker": "any"},
        {"draw": 1},
        {"draft": 1},
    ],
)
def test_plain_gains_cannot_be_declined(effect: Any, tmp_path: Path) -> None:
    game = pack(tmp_path, to("T01", benefits=[effect, {"upgrade": 1}]))
    table = gathering("T01", "s1", "I05 I06", game=game).play("do T01/1")
    asked = table.asked.kind
    assert asked == {"any": "worker", 1: "draft"}.get(
        effect.get("worker", effect.get("draft")), "upgrade"
    )
    if asked != "upgrade":
        refusal = table.refused("skip")
        assert (refusal.rule, refusal.code) == ("SB-704", "must-choose")


@pytest.mark.slow
@pytest.mark.rule("SB-704", "SB-1016")
@pytest.mark.parametrize(
    ("effect", "kind"),
    [
        ({"take": {"from": "any"}}, "take"),
        ({"sweep": "any"}, "sweep"),
        ({"play": {}}, "card"),
        ({"move": 2}, "move"),
        ({"refresh": "all"}, "refresh"),
        ({"rescue": {"what": "card"}}, "rescue"),
        ({"rescue": {"what": "worker"}}, "release"),
        ({"activate": {"from": "any"}}, "activate"),
        ({"borrow": 1}, "borrow"),
        ({"solve": {}}, "solve"),
        ({"vanquish": {}}, "vanquish"),
        ({"destroy": {"at": "here"}}, "destroy"),
        ({"upgrade": 1}, "upgrade"),
        ({"meld": 1}, "meld"),
        ({"boast": 1}, "boast"),
    ],
)
def test_every_other_effect_may_be_declined_and_nothing_changes(
    effect: Any, kind: str, tmp_path: Path
) -> None:
    game = pack(tmp_path, to("T07", benefits=[effect, {"coin": 1}], covered={"upgrade": 1}))
    given: Any = {
        "up": {"c1": "T07", "c2": "T08", "s1": "T01"},
        "corruption": {"c1": "P3"},
        "row": "I05+red I25+purple",
        "power": 3,
        "tokens": "P3 P3 P3 P4 P4 P4 P5",
        "cell": "c1",
    }
    table = table_of(hand="M01 Q13 I01", game=game, **given).only("move", "gather").play("gather")
    table.play("do T07/1")
    assert table.asked.kind == kind
    before = table.game.view(table.state, None)
    table.play("skip")
    after = table.game.view(table.state, None)
    assert table.asked.kind == "action"
    assert table.kinds == ["gained"]  # the coin
    assert after.mats[0].hand == before.mats[0].hand
    for part in ("row", "power", "guile", "cell", "solved", "melded", "upgraded", "glory"):
        assert getattr(after.mats[0], part) == getattr(before.mats[0], part)
    for part in ("market", "places", "swept", "bag"):
        assert getattr(after, part) == getattr(before, part)


@pytest.mark.rule("SB-704", "SB-314")
def test_a_gather_of_an_effect_may_be_declined() -> None:
    table = staffed("M15", cell="s1")
    assert (table.asked.kind, table.offered) == ("gather", ["gather", "skip"])
    table.play("skip")
    assert (table.asked.kind, table.me.guile) == ("part", 0)


@pytest.mark.rule("SB-705", "SB-612")
def test_a_benefit_exposed_during_the_gather_is_still_gained(tmp_path: Path) -> None:
    game = pack(tmp_path, to("T09", benefits=[{"vanquish": {}}, {"guile": 2}]))
    given: Any = {"corruption": {"c1": "P3"}, "game": game}
    table = gathering("T09", "c1", "M05", power=3, **given)
    assert table.offered == ["do T09/1", "do T09/2", "in order"]
    table.play("do T09/1", "vanquish 9")
    assert table.offered == ["do T09/2", "do T09/covered", "in order"]
    # Also after the last other benefit.
    table = gathering("T09", "c1", "M05", power=3, **given).play("do T09/2", "vanquish 9")
    assert table.offered == ["meld M05", "skip"]


@pytest.mark.rule("SB-705")
def test_in_order_looks_for_the_covered_benefit_last(tmp_path: Path) -> None:
    game = pack(tmp_path, to("T09", benefits=[{"guile": 2}, {"destroy": {"at": "here"}}]))
    table = gathering("T09", "c1", "M05", corruption={"c1": "P3"}, game=game)
    table.play("in order", "destroy 9")
    assert table.asked.kind == "meld"


@pytest.mark.rule("SB-706")
def test_a_gather_belongs_to_the_place_where_it_began(tmp_path: Path) -> None:
    benefits = [{"move": 1}, {"power": {"per": "here", "max": 5}}, {"take": {"from": "adjacent"}}]
    game = pack(tmp_path, to("T01", benefits=benefits))
    given: Any = {"up": {"s1": "T01", "c2": "T08"}, "market": "I01 I02 I03 I04 I05"}
    table = table_of(hand="", cell="s1", corruption={"c2": "P3 P4"}, game=game, **given)
    table.only("gather", "move").play("gather")
    assert table.asked.kind == "move"  # nothing is adjacent to s1, and no corruption is here
    table.play("go 8")
    assert table.offered == ["do T01/2", "do T01/3", "in order"]
    table.play("in order")
    assert table.me.power == 2
    assert table.offered == ["take I01", "take I04", "skip"]  # the holes by c2


@pytest.mark.rule("SB-707")
def test_a_worker_goes_to_the_mat_in_a_colour_of_the_supply() -> None:
    table = gathering("T06", "s6").change(workers=(0, 10, 0, 3, 10)).play("do T06/1")
    assert table.offered == ["worker blue", "worker yellow"]
    table.play("worker yellow")
    assert table.me.workers == (0, 0, 0, 1, 0)
    assert table.state.workers == (0, 10, 0, 2, 10)


@pytest.mark.rule("SB-707", "SB-106")
def test_without_a_worker_in_supply_nothing_is_gained() -> None:
    table = gathering("T01", "s1").change(workers=(0, 0, 10, 10, 10))
    assert table.me.workers == (0, 0, 0, 0, 0)
    table = table_of(hand="", mech="tatanka", cell="s1", up={"s1": "T01"})
    table.change(workers=(0, 0, 10, 10, 10)).only("gather", "move").play("gather")
    assert table.asked.kind == "action"
    assert (table.me.workers, table.me.guile) == ((0, 0, 0, 0, 0), 3)
    table = table_of(hand="", mech="tatanka", cell="c1", up={"c1": "T09"})
    table.change(workers=(9, 9, 9, 9, 0)).only("gather", "move").play("gather")
    assert (table.me.workers, table.me.guile) == ((0, 0, 0, 0, 0), 2)


@pytest.mark.rule("SB-708", "SB-106")
@pytest.mark.parametrize("maps", [3, 0])
def test_location_14_gives_a_map_of_the_supply(maps: int) -> None:
    table = table_of(hand="", cell="n1", up={"n1": "T14"}).change(maps=maps).only("gather", "move")
    table.play("gather")
    if maps:
        table.play("do T14/1")
    assert table.asked.kind == "side"  # the other benefit
    assert (table.me.maps, table.state.maps) == ((1, 2) if maps else (0, 0))


def borrowing(up: dict[str, str], cell: str = "c2", **given: Any) -> Table:
    """Return a table at which a benefit may be borrowed."""
    return staffed("Q29", given.pop("hand", ""), cell=cell, up=up, **given)


AROUND = {"c2": "T09", "c1": "T14", "c3": "T12"}


@pytest.mark.rule("SB-709")
def test_one_icon_of_one_adjacent_location_is_gained_either_side_of_a_slash() -> None:
    table = borrowing(AROUND, corruption={"c1": "P3", "c3": "P3"}, market="I01 I02 I03 Q01 I04")
    icons = ["T14/1", "T14/2/1", "T14/2/2", "T12/1", "T12/2/1"]
    south = ["T01/1", "T01/2", "T02/1", "T02/2", "T02/3"]
    assert set(table.offered) == {*(f"borrow {at}" for at in (*icons, *south)), "skip"}
    table.play("borrow T14/2/2")
    assert (table.me.guile, table.me.power, table.me.maps) == (2, 0, 0)
    assert table.asked.kind == "part"
    (event,) = table.happened("borrowed")
    assert event.at == "T14/2/2"


@pytest.mark.rule("SB-710")
def test_occupied_locations_and_exposed_covered_benefits_may_be_borrowed() -> None:
    others: Any = {1: {"cell": "c1"}}
    up = {"c2": "T09", "c1": "T07", "c3": "T13"}
    table = borrowing(up, hand="M05 I05", corruption={"c3": "P4"}, others=others)
    assert "borrow T07/covered" in table.offered  # a Meld
    assert "borrow T13/covered" not in table.offered  # an Upgrade under corruption
    refusal = table.refused("borrow T13/covered")
    assert (refusal.rule, refusal.code) == ("SB-710", "not-adjacent-benefit")
    table.play("borrow T07/covered", "meld M05")
    assert table.me.melded == ("M05",)


@pytest.mark.rule("SB-710", "SB-1032")
def test_no_face_down_location_no_basecamp_and_never_a_borrow_icon() -> None:
    table = borrowing({"c2": "T09", "c1": "T19"})
    places = {line.split()[1].split("/")[0] for line in table.offered if line != "skip"}
    assert places == {"T19", "T01", "T02"}  # c3 is face down
    assert "borrow T19/1" not in table.offered
    assert "borrow T19/2" in table.offered
    refusal = table.refused("borrow T19/1")
    assert (refusal.rule, refusal.code) == ("SB-710", "not-adjacent-benefit")
    table = borrowing({}, cell="s3")  # beside Basecamp
    places = {line.split()[1].split("/")[0] for line in table.offered if line != "skip"}
    assert places == {"T02", "T04"}


@pytest.mark.rule("SB-710")
def test_the_borrowed_benefit_is_resolved_from_the_mech_s_own_location() -> None:
    table = borrowing({"c2": "T09", "c1": "T07"}, market="I01 I02 I03 I04 I05")
    table.play("borrow T07/2")
    assert table.offered == ["take I01", "take I04", "skip"]  # by c2; c1 has only hole 1
