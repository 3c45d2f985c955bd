"""The effect language at work: nodes, liveness, order (SB-1001 to SB-1017)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from .abilities import doing, gathering, staffed
from .packs import to
from .tables import Table

SWEEP: Any = {"sweep": "any"}
BASIC: Any = {"worker": "base"}


@pytest.mark.rule("SB-1001")
def test_all_parts_come_in_the_order_chosen(tmp_path: Path) -> None:
    table = doing(tmp_path, {"all": [{"coin": 1}, BASIC, {"power": 2}]})
    assert table.offered == ["do Q09/1", "do Q09/2", "do Q09/3", "in order"]
    table.play("do Q09/3")
    assert (table.me.power, table.me.coins) == (2, 0)
    assert table.offered == ["do Q09/1", "do Q09/2", "in order"]
    table.play("do Q09/2", "worker blue")
    assert (table.me.coins, table.asked.kind) == (1, "part")


@pytest.mark.rule("SB-1001")
def test_then_comes_in_the_written_order(tmp_path: Path) -> None:
    table = doing(tmp_path, {"then": [{"coin": 1}, BASIC, {"power": 2}]})
    assert (table.asked.kind, table.me.coins, table.me.power) == ("worker", 1, 0)
    table.play("worker blue")
    assert table.me.power == 2


@pytest.mark.rule("SB-1001")
def test_of_or_exactly_one_part_comes(tmp_path: Path) -> None:
    table = doing(tmp_path, {"or": [{"coin": 1}, {"power": 2}, {"guile": 1}]})
    assert (table.asked.kind, table.offered) == ("side", ["do Q09/1", "do Q09/2", "do Q09/3"])
    table.play("do Q09/2")
    assert (table.me.coins, table.me.power, table.me.guile) == (0, 2, 0)
    assert table.asked.kind == "part"


@pytest.mark.rule("SB-1002", "SB-510")
def test_a_cost_is_optional_and_paid_at_once(tmp_path: Path) -> None:
    effect: Any = {"pay": {"power": 2, "guile": 1, "map": 1}, "for": {"all": [{"coin": 3}, BASIC]}}
    given: Any = {"power": 3, "guile": 3, "maps": 2}
    table = doing(tmp_path, effect, **given)
    assert (table.asked.kind, table.offered) == ("pay", ["pay", "skip"])
    table.play("pay")
    assert (table.me.power, table.me.guile, table.me.maps, table.me.coins) == (1, 2, 1, 0)
    table = doing(tmp_path, effect, **given).play("skip")
    assert (table.me.power, table.me.maps, table.asked.kind) == (3, 2, "part")


@pytest.mark.rule("SB-1002", "SB-1012")
@pytest.mark.parametrize(
    "lacking", [{"power": 1}, {"guile": 0}, {"maps": 0}, {"hand": ""}, {"maps": 1}]
)
def test_a_cost_that_cannot_be_paid_in_full_is_not_offered(lacking: Any, tmp_path: Path) -> None:
    cost = {"power": 2, "guile": 1, "map": 2, "discard": 1}
    given: Any = {"power": 2, "guile": 1, "maps": 2, "hand": "I05", **lacking}
    table = doing(tmp_path, {"pay": cost, "for": {"coin": 1}}, given.pop("hand"), **given)
    assert (table.asked.kind, table.me.coins) == ("part", 0)


@pytest.mark.rule("SB-1002", "SB-1012")
def test_nothing_is_paid_for_what_would_change_nothing(tmp_path: Path) -> None:
    effect = {"pay": {"power": 1}, "for": {"upgrade": 1}}
    assert doing(tmp_path, effect, "M05", power=3).asked.kind == "part"
    assert doing(tmp_path, effect, "I05", power=3).asked.kind == "pay"


@pytest.mark.rule("SB-1003")
def test_cards_are_discarded_or_trashed_as_the_player_chooses(tmp_path: Path) -> None:
    effect: Any = {"pay": {"discard": 2}, "for": {"coin": 1}}
    table = doing(tmp_path, effect, "I05 I06 M05", row="I07+blue").play("pay")
    assert table.offered == ["discard I05", "discard I06", "discard M05"]
    table.play("discard M05", "discard I05")
    assert (table.row, table.me.hand) == ("I07+blue Q09+red M05 I05", ("I06",))
    assert table.me.coins == 1
    effect = {"pay": {"trash": 1}, "for": {"coin": 1}}
    table = doing(tmp_path, effect, "I05", row="I07+blue").play("pay")
    assert table.offered == ["trash I05", "trash I07"]  # not the card being resolved
    refusal = table.refused("trash Q09")
    assert (refusal.rule, refusal.code) == ("SB-1031", "card-working")
    assert table.refused("trash I08").rule == "SB-1003"
    table.play("trash I07")
    assert (table.state.trashed, table.me.workers) == (("I07",), (0, 1, 0, 0, 0))
    assert table.row == "Q09+red"


@pytest.mark.rule("SB-1003", "SB-112")
def test_a_map_paid_is_out_of_the_game(tmp_path: Path) -> None:
    table = doing(tmp_path, {"pay": {"map": 1}, "for": {"coin": 1}}, maps=1)
    supply = table.state.maps
    table.play("pay")
    assert (table.me.maps, table.state.maps) == (0, supply)


CONDITIONS: list[tuple[Any, Any, bool]] = [
    ({"glory": 1}, {"glory": ("items",)}, True),
    ({"glory": 2}, {"glory": ("items",)}, False),
    ({"melded": 1}, {"melded": ("M01",)}, True),
    ({"melded": 2}, {"melded": ("M01",)}, False),
    ({"solved": 2}, {"solved": ("Q01", "Q02")}, True),
    ({"solved": 2}, {"solved": ("Q01",)}, False),
    ({"maps": 2}, {"maps": 2}, True),
    ({"maps": 2}, {"maps": 1}, False),
    ({"region": "S"}, {"cell": "s1"}, True),
    ({"region": "C"}, {"cell": "s1"}, False),
    ({"region": "C"}, {"cell": "c1", "up": {"c1": "T07"}}, True),
    ({"region": "N"}, {"cell": "n1", "up": {"n1": "T14"}}, True),
    ({"region": "S"}, {"cell": "base"}, False),
    ({"clean": True}, {"cell": "base"}, False),
    ({"clean": True}, {"cell": "s1"}, True),
    ({"clean": True}, {"cell": "c1", "up": {"c1": "T07"}}, True),
    ({"clean": True}, {"cell": "c1", "up": {"c1": "T07"}, "corruption": {"c1": "P3"}}, False),
    ({"previous": {"type": "item"}}, {"row": "M01 I05"}, True),
    ({"previous": {"type": "item"}}, {"row": "I05 M01"}, False),
    ({"previous": {"type": "item", "colour": "red"}}, {"row": "I05"}, True),
    ({"previous": {"type": "item", "colour": "blue"}}, {"row": "I05"}, False),
    ({"previous": {"colour": "red"}}, {}, False),
]


@pytest.mark.slow
@pytest.mark.rule("SB-1004", "SB-1006")
@pytest.mark.parametrize(("condition", "given", "holds"), CONDITIONS)
def test_an_effect_with_a_condition(
    condition: Any, given: Any, holds: bool, tmp_path: Path
) -> None:
    table = doing(tmp_path, {"if": condition, "do": {"coin": 1}}, **given)
    assert table.me.coins == int(holds)


@pytest.mark.rule("SB-1004", "SB-1017")
def test_a_condition_is_judged_when_it_is_reached(tmp_path: Path) -> None:
    once: Any = {"if": {"maps": 1}, "do": {"coin": 1}}
    assert doing(tmp_path, {"then": [{"map": 1}, once]}).me.coins == 1
    assert doing(tmp_path, {"then": [once, {"map": 1}]}).me.coins == 0


COUNTS: list[tuple[Any, Any, int]] = [
    ("glory", {"glory": ("items", "cards")}, 2),
    ("melded", {"melded": ("M01", "M02")}, 2),
    ("solved", {"solved": ("Q01", "Q02", "Q03")}, 3),
    ("upgraded", {"upgraded": ("I02",)}, 1),
    ("maps", {"maps": 4}, 4),
    ("corruption", {"tokens": "P3 G4 H20"}, 3),
    ("hand", {"hand": "I05 I06"}, 2),  # not the card itself
    ("idle", {"workers": "red blue", "row": "I06+green"}, 2),
    ("here", {"cell": "c1", "up": {"c1": "T07"}, "corruption": {"c1": "P3 G4"}}, 2),
    ("here", {"cell": "c1", "up": {"c1": "T20"}, "corruption": {"c1": "H20"}}, 1),
    ("here", {"cell": "base"}, 0),
    ({"row": {}}, {"row": "I06 M05"}, 3),
    ({"row": {"colour": "red"}}, {"row": "I06 M05 I05+red", "hand": "I04"}, 3),
    ({"row": {"type": "quest"}}, {"row": "I06 Q01"}, 2),
    ({"row": {"staffed": True}}, {"row": "I06+blue M05 I05+red"}, 3),
    ({"row": {"type": "item", "staffed": True}}, {"row": "I06 M05+red I05+red"}, 1),
]


@pytest.mark.slow
@pytest.mark.rule("SB-1005", "SB-1006")
@pytest.mark.parametrize(("count", "given", "number"), COUNTS)
def test_amounts_count_things_up_to_their_most(
    count: Any, given: Any, number: int, tmp_path: Path
) -> None:
    given = {**given}
    hand = given.pop("hand", "")
    table = doing(tmp_path, {"coin": {"per": count, "max": 9}}, hand, **given)
    assert table.me.coins == number
    table = doing(tmp_path, {"coin": {"per": count, "max": 2}}, hand, **given)
    assert table.me.coins == min(number, 2)


@pytest.mark.rule("SB-1005", "SB-1017")
def test_an_amount_is_looked_up_when_it_is_reached(tmp_path: Path) -> None:
    count: Any = {"coin": {"per": "maps", "max": 3}}
    assert doing(tmp_path, {"then": [{"map": 2}, count]}).me.coins == 2
    refresh = {"then": [{"refresh": "all"}, {"coin": {"per": {"row": {}}, "max": 3}}]}
    table = doing(tmp_path, refresh, row="I05 I06").play("refresh")
    assert table.me.coins == 0


@pytest.mark.rule("SB-1006")
def test_all_keys_of_a_filter_must_match(tmp_path: Path) -> None:
    effect = {"take": {"from": "any", "type": "item", "colour": "blue"}}
    table = doing(tmp_path, effect, market="I05 I06 M06 Q05 I07")
    assert table.offered == ["take I06", "take I07", "skip"]
    refusal = table.refused("take M06")
    assert (refusal.rule, refusal.code) == ("SB-1006", "not-this-card")


@pytest.mark.rule("SB-1011", "SB-1026")
def test_what_an_answer_leads_to_comes_before_what_is_left(tmp_path: Path) -> None:
    table = doing(tmp_path, {"then": [{"play": {}}, {"coin": 1}]}, "Q10 I08", workers="yellow")
    table.play("play Q10")
    assert (table.asked.kind, table.me.coins) == ("part", 0)
    table.play("core staff yellow")
    assert table.me.coins == 2  # the ability of Q10, then the rest
    table = doing(tmp_path, {"then": [{"play": {}}, {"coin": 1}]}, "Q10 I08").play("play Q10")
    table.play("done")
    assert (table.asked.kind, table.me.coins) == ("part", 1)
    assert [frame.kind for frame in table.state.stack] == ["playing"]


DEAD: list[tuple[Any, Any]] = [
    ({"power": 2}, {"power": 10}),
    ({"guile": 2}, {"guile": 10}),
    ({"coin": {"per": "glory", "max": 3}}, {}),
    ({"power": {"per": "maps", "max": 3}}, {}),
    ({"take": {"from": "any", "type": "item"}}, {"market": "M01 M02"}),
    ({"take": {"from": "adjacent"}}, {"cell": "s1"}),
    ({"play": {"type": "companion"}}, {"hand": "I05"}),
    ({"gather": "here"}, {"cell": "base"}),
    ({"rescue": {"what": "card", "colour": "blue"}}, {"row": "I05"}),
    ({"rescue": {"what": "card"}}, {}),  # the card itself is being resolved
    ({"rescue": {"what": "worker"}}, {"row": "I05 I06"}),
    ({"activate": {"from": "row"}}, {}),
    ({"activate": {"from": "previous"}}, {}),
    ({"activate": {"from": "adjacent"}}, {"cell": "s1"}),
    ({"solve": {}}, {"hand": "Q01 Q13", "power": 9}),
    ({"vanquish": {}}, {"power": 9, "guile": 9}),
    ({"destroy": {"at": "here"}}, {}),
    ({"upgrade": 1}, {"hand": "M01 Q01"}),
    ({"meld": 1}, {"hand": "I05 Q01"}),
    ({"boast": 1}, {"maps": 4}),
    ({"all": [{"upgrade": 1}, {"meld": 1}]}, {}),
    ({"then": [{"upgrade": 1}, {"meld": 1}]}, {}),
    ({"or": [{"upgrade": 1}, {"meld": 1}]}, {}),
    ({"pay": {"power": 1}, "for": {"coin": 1}}, {}),
    ({"if": {"maps": 1}, "do": {"coin": 1}}, {}),
    ({"if": {"clean": True}, "do": {"upgrade": 1}}, {}),
]


@pytest.mark.slow
@pytest.mark.rule("SB-1012", "SB-1014")
@pytest.mark.parametrize(("effect", "given"), DEAD)
def test_what_would_change_nothing_is_passed_over_silently(
    effect: Any, given: Any, tmp_path: Path
) -> None:
    given = {**given}
    hand = given.pop("hand", "")
    table = doing(tmp_path, {"or": [effect, {"coin": 5}]}, hand, **given)
    assert table.me.coins == 5  # the only live part is not asked (SB-1014)
    table = doing(tmp_path, {"then": [effect, {"coin": 5}]}, hand, **given)
    assert table.me.coins == 5
    assert table.kinds == ["staffed", "gained"]


@pytest.mark.rule("SB-1012")
@pytest.mark.parametrize(
    ("effect", "changes"),
    [
        ({"map": 1}, {"maps": 0}),
        ({"corruption": 1}, {"bag": ()}),
        ({"worker": ["red", "blue"]}, {"workers": (0, 0, 9, 9, 9)}),
        ({"worker": "any"}, {"workers": (0, 0, 0, 0, 0)}),
        ({"draw": 1}, {"deck": (), "swept": ()}),
        ({"draft": 1}, {"deck": (), "swept": ()}),
        (SWEEP, {"market": (None,) * 5}),
    ],
)
def test_without_supply_nothing_is_live(effect: Any, changes: Any, tmp_path: Path) -> None:
    first = {"then": [{"worker": "base"}, {"or": [effect, {"coin": 5}]}]}
    table = doing(tmp_path, first)
    assert table.asked.kind == "worker"
    if "workers" in changes:  # one more, that is gained first
        changes = {"workers": tuple(c + (n == 2) for n, c in enumerate(changes["workers"]))}
    table.change(**changes).play("worker green" if table.asked.kind == "worker" else "")
    assert table.me.coins == 5


@pytest.mark.rule("SB-1013")
def test_it_is_enough_that_a_target_exists(tmp_path: Path) -> None:
    # I06 can do nothing (nothing to pay with), yet it may be activated, and M05 be played.
    table = doing(tmp_path, {"or": [{"activate": {"from": "row"}}, {"coin": 1}]}, row="I06")
    assert table.offered == ["do Q09/1", "do Q09/2"]
    table.play("do Q09/1", "activate I06")
    assert table.asked.kind == "part"
    table = doing(tmp_path, {"or": [{"gather": "here"}, {"coin": 1}]}, power=10, guile=10)
    assert table.offered == ["do Q09/1", "do Q09/2"]


@pytest.mark.rule("SB-1014")
def test_only_live_sides_are_offered(tmp_path: Path) -> None:
    table = doing(tmp_path, {"or": [{"power": 1}, {"upgrade": 1}, {"coin": 1}]})
    assert table.offered == ["do Q09/1", "do Q09/3"]
    refusal = table.refused("do Q09/2")
    assert refusal.code == "nothing-to-upgrade"
    table = doing(tmp_path, {"or": [{"power": 1}, {"guile": 1}, {"coin": 1}]}, power=10)
    refusal = table.refused("do Q09/1")
    assert (refusal.rule, refusal.code) == ("SB-1014", "part-not-live")


@pytest.mark.rule("SB-1015")
def test_only_power_guile_and_coins_come_in_written_order_without_a_question(
    tmp_path: Path,
) -> None:
    table = doing(tmp_path, {"all": [{"coin": 1}, {"guile": 1}, {"power": 2}]})
    assert table.asked.kind == "part"
    assert [event.what for event in table.happened("gained")] == ["coin", "guile", "power"]


@pytest.mark.rule("SB-1015")
def test_in_all_liveness_is_judged_anew_each_time(tmp_path: Path) -> None:
    effect: Any = {"all": [{"if": {"maps": 1}, "do": BASIC}, {"map": 1}, SWEEP]}
    table = doing(tmp_path, effect)
    assert table.offered == ["do Q09/2", "do Q09/3", "in order"]
    refusal = table.refused("do Q09/1")
    assert (refusal.rule, refusal.code) == ("SB-1015", "part-not-live")
    table.play("do Q09/2")
    assert table.offered == ["do Q09/1", "do Q09/3", "in order"]


@pytest.mark.rule("SB-1015")
def test_a_part_never_live_is_dropped_and_one_live_part_is_not_asked(tmp_path: Path) -> None:
    table = doing(tmp_path, {"all": [{"upgrade": 1}, BASIC]})
    assert table.asked.kind == "worker"
    table.play("worker red")
    assert table.asked.kind == "part"


@pytest.mark.rule("SB-1015", "SB-1016")
def test_a_chosen_part_is_done_also_if_it_is_declined(tmp_path: Path) -> None:
    effect: Any = {"all": [SWEEP, {"pay": {"power": 1}, "for": {"coin": 1}}, BASIC]}
    table = doing(tmp_path, effect, power=2).play("do Q09/1", "skip")
    assert table.offered == ["do Q09/2", "do Q09/3", "in order"]
    table.play("do Q09/2", "skip")
    assert table.asked.kind == "worker"
    assert (table.me.power, table.me.coins) == (2, 0)


@pytest.mark.rule("SB-1015")
def test_in_a_gather_each_benefit_is_offered_at_most_once() -> None:
    table = gathering("T10", "c1", "I05", market="I07 I08 I09 I10 I11").play("do T10/1", "skip")
    assert table.offered == ["do T10/2", "do T10/covered", "in order"]
    table.play("do T10/covered", "skip")
    assert table.asked.kind == "sweep"


@pytest.mark.rule("SB-1016")
def test_skipping_fires_nothing(tmp_path: Path) -> None:
    changes = (to("I04", ongoing={"whenever": {"rescue": "any"}, "do": {"coin": 1}}),)
    given: Any = {"row": "I04+red I05", "changes": changes}
    table = doing(tmp_path, {"rescue": {"what": "card"}}, **given).play("skip")
    assert (table.me.coins, table.events) == (0, ())


@pytest.mark.rule("SB-1017", "SB-1001")
def test_targets_are_judged_when_they_are_reached() -> None:
    table: Table = staffed("Q32", cell="c2", up={"c2": "T09"}, market="I01 I02 I03 I04 I05")
    table = table.play("sweep I04")
    new = table.state.market[3]
    assert table.offered == ["take I01", f"take {new}", "skip"]
    refusal = table.refused("take I02")
    assert (refusal.rule, refusal.code) == ("SB-526", "not-adjacent")
