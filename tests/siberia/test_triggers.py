"""Whenevers: which event fires what, and when (SB-1021 to SB-1028)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from .abilities import SOUTH, doing, gathering, in_play, staffed
from .packs import Change, to
from .tables import Table, table_of

REWARD: Any = {"coin": 1}


def waits(event: Any, do: Any = REWARD, card: str = "I04", **more: Any) -> Change:
    """Return the change of what an item waits for."""
    return to(card, ongoing={"whenever": event, "do": do, **more})


def fired(folder: Path, event: Any, effect: Any, *lines: str, hand: str = "", **given: Any) -> int:
    """Return how often item 4 in force gave a coin while an effect was resolved."""
    row = f"I04+red {given.pop('row', '')}"
    table = doing(folder, effect, hand, changes=(waits(event),), row=row, **given)
    table.play(*lines)
    return table.state.mats[0].coins


# A play is that of the red quest as well, whose ability is resolved.
EVENTS: list[tuple[Any, Any, tuple[str, ...], Any, int]] = [
    ({"gain": "power"}, {"power": 2}, (), {}, 1),
    ({"gain": "power"}, {"guile": 2}, (), {}, 0),
    ({"gain": "guile"}, {"guile": 3}, (), {}, 1),
    ({"gain": "map"}, {"map": 2}, (), {}, 1),  # once for the primitive
    ({"gain": "worker"}, {"worker": "red"}, (), {}, 1),
    ({"gain": "card"}, {"draw": 2}, (), {}, 2),
    ({"gain": "card"}, {"draft": 1}, ("keep I05",), {"deck": "I05 M05"}, 1),
    ({"gain": "card"}, {"take": {"from": "any"}}, ("take I05",), {"market": "I05"}, 1),
    ({"gain": "card", "type": "item"}, {"draw": 2}, (), {"deck": "I05 M05"}, 1),
    ({"gain": "card", "type": "quest"}, {"draw": 2}, (), {"deck": "I05 M05"}, 0),
    ({"gain": "card", "colour": "red"}, {"draw": 2}, (), {"deck": "I05 M05"}, 2),
    ({"gain": "card"}, {"sweep": "any"}, ("sweep I05",), {"market": "I05"}, 0),
    ({"gain": "corruption"}, {"corruption": 3}, (), {}, 3),
    ({"play": {}}, {"play": {}}, ("play I06",), {"hand": "I06 M05"}, 2),
    ({"play": {"colour": "green"}}, {"play": {}}, ("play I06",), {"hand": "I06 M05"}, 0),
    ({"play": {"type": "item"}}, {"play": {}}, ("play I06",), {"hand": "I06 M05"}, 1),
    ({"explore": "any"}, {"move": 3}, ("go c1",), {}, 1),
    ({"explore": "any"}, {"move": 3}, ("go 2",), {}, 0),
    ({"gain": "map"}, {"move": 3}, ("go c1",), {}, 1),
    ({"tuck": "item"}, {"upgrade": 1}, ("upgrade I06",), {"hand": "I06"}, 1),
    ({"tuck": "item"}, {"meld": 1}, ("meld M01",), {"hand": "M01"}, 0),
    ({"tuck": "meteorite"}, {"meld": 1}, ("meld M01",), {"hand": "M01"}, 1),
    ({"tuck": "quest"}, {"solve": {}}, ("solve Q02", "in order", "worker red"), {"hand": "Q02"}, 3),
    ({"rescue": "any"}, {"rescue": {"what": "card"}}, ("rescue I06",), {"row": "I06+blue"}, 1),
    ({"rescue": "any"}, {"rescue": {"what": "worker"}}, ("release I06",), {"row": "I06+blue"}, 1),
    ({"rescue": "any"}, {"refresh": "all"}, ("refresh",), {"row": "I06+blue"}, 0),
]


@pytest.mark.slow
@pytest.mark.rule("SB-1022", "SB-1021", "SB-1023", "SB-1024")
@pytest.mark.parametrize(("event", "effect", "lines", "given", "times"), EVENTS)
def test_what_fires_through_which_event(
    event: Any, effect: Any, lines: tuple[str, ...], given: Any, times: int, tmp_path: Path
) -> None:
    given = {"power": 2, "deck": "I05 M05", **given}
    assert fired(tmp_path, event, effect, *lines, **given) == times


@pytest.mark.rule("SB-1023", "SB-107")
def test_a_full_track_is_no_gain(tmp_path: Path) -> None:
    both: Any = {"then": [{"power": 2}, {"guile": 1}]}
    assert fired(tmp_path, {"gain": "power"}, both, power=10) == 0
    assert fired(tmp_path, {"gain": "power"}, both, power=9) == 1


@pytest.mark.rule("SB-1023")
@pytest.mark.parametrize(("event", "times"), [("power", 1), ("guile", 1)])
def test_the_core_value_is_a_gain_of_each(event: str, times: int) -> None:
    # I20 in force: whenever you gain guile, 1 power; once in a turn.
    table = in_play("I02", row="I20+yellow").play("core")
    assert (table.me.power, table.me.guile) == (2, 1)
    table = in_play("I01", row="I20+yellow").play("core")  # 2 power and no guile
    assert (table.me.power, table.me.guile) == (2, 0)
    table = in_play("I02", row="I20+yellow", guile=10).play("core")
    assert table.me.power == 1


@pytest.mark.rule("SB-1023")
def test_vanquished_corruption_and_the_heart_are_gains_one_by_one() -> None:
    given: Any = {"row": "I01+red", "cell": "c1", "power": 10, "guile": 10}
    table = staffed("M01", up={"c1": "T07"}, corruption={"c1": "P3 P3"}, **given)
    table.play("vanquish 7", "vanquish 7")
    assert table.me.coins == 2
    table = staffed("M01", up={"c1": "T20"}, corruption={"c1": "H20"}, **given).play("vanquish 20")
    assert table.me.coins == 1


@pytest.mark.rule("SB-1024")
def test_play_happens_before_core_value_and_ability() -> None:
    table = table_of(hand="I01 Q02", row="I02+red", workers="red").only("move", "play")
    table.play("play I01")
    assert (table.asked.kind, table.me.power) == ("part", 1)  # I02: 1 power for a red card


@pytest.mark.rule("SB-1024", "SB-408")
def test_explore_comes_after_the_corruption_in_one_moment_with_the_map() -> None:
    row = "I11+green I14+green"  # coins for exploring, power or guile for a map
    table = table_of(hand="Q01", cell="s1", up=SOUTH, row=row, mech="tatanka").only("move", "play")
    table.play("go c1")
    assert table.asked.kind == "order"
    assert table.offered == ["do I14.ongoing", "do I11.ongoing", "in order"]
    (explored,) = table.happened("explored")
    assert (
        explored.tokens
        == table.state.locations[table.game.content.map.cells.index("c1")].corruption
    )
    assert explored.tokens
    table.play("do I11.ongoing")
    assert (table.me.coins, table.asked.kind) == (2, "side")


@pytest.mark.rule("SB-1024")
def test_a_quest_is_tucked_after_its_benefit_a_meteorite_before_the_bonuses(
    tmp_path: Path,
) -> None:
    changes = (waits({"tuck": "quest"}, {"worker": "base"}),)
    given: Any = {"row": "I04+red", "guile": 1, "changes": changes}
    table = doing(tmp_path, {"solve": {}}, "Q01", **given).play("solve Q01")
    assert (table.me.coins, table.me.solved, table.asked.kind) == (3, ("Q01",), "worker")
    changes = (waits({"tuck": "meteorite"}, {"worker": "base"}),)
    table = doing(tmp_path, {"meld": 1}, "M01", row="I04+red", changes=changes).play("meld M01")
    assert (table.me.power, table.asked.kind) == (0, "worker")
    table.play("worker red")
    assert table.me.power == 3  # the bonus


@pytest.mark.rule("SB-1025")
@pytest.mark.parametrize(("given", "coins"), [({"row": "I06+blue"}, 2), ({"hand": "I06"}, 0)])
def test_only_what_was_in_force_before_sees_its_own_upgrade(
    given: Any, coins: int, tmp_path: Path
) -> None:
    given = {**given}
    table = doing(tmp_path, {"upgrade": 1}, given.pop("hand", ""), **given).play("upgrade I06")
    assert (table.me.upgraded, table.me.coins) == (("I06",), coins)


@pytest.mark.rule("SB-1025")
def test_a_card_that_is_no_longer_in_force_after_the_event_does_not_fire() -> None:
    table = staffed("M08", row="I25+purple I05").play("rescue I25")  # power for a rescue
    assert table.me.power == 0
    table = staffed("M08", row="I25+purple I05").play("rescue I05")
    assert table.me.power == 1
    table = staffed("Q17", row="I25+purple").play("release I25")
    assert table.me.power == 0


@pytest.mark.rule("SB-1026", "SB-518")
def test_what_fires_is_resolved_before_the_next_part(tmp_path: Path) -> None:
    changes = (waits({"gain": "map"}, {"worker": "base"}),)
    effect = {"then": [{"map": 1}, {"coin": 5}]}
    table = doing(tmp_path, effect, row="I04+red", changes=changes)
    assert (table.asked.kind, table.me.coins) == ("worker", 0)
    table.play("worker red")
    assert table.me.coins == 5


@pytest.mark.rule("SB-1026")
def test_cards_come_one_by_one_with_what_they_fire(tmp_path: Path) -> None:
    changes = (waits({"gain": "card"}, {"worker": "base"}),)
    table = doing(tmp_path, {"draw": 2}, row="I04+red", deck="I05 I06", changes=changes)
    assert table.row == "I04+red Q09+red I05"
    table.play("worker red")
    assert (table.row, table.offered) == ("I04+red Q09+red I05", ["do Q09"])
    table.play("do Q09")
    assert table.row == "I04+red Q09+red I05 I06"


def twice(folder: Path, first: Any, second: Any, do: Any = REWARD, **given: Any) -> Table:
    """Return a table after two effects, with an item that waits once in a turn for power."""
    changes = (waits({"gain": "power"}, do, once="turn"),)
    row = given.pop("row", "I04+red")
    effect = {"then": [first, second]}
    return doing(folder, effect, row=row, changes=changes, **given)


@pytest.mark.rule("SB-1027")
def test_once_in_a_turn_only_the_first_event_counts(tmp_path: Path) -> None:
    assert twice(tmp_path, {"power": 1}, {"power": 1}).me.coins == 1


@pytest.mark.rule("SB-1027")
def test_the_first_one_counts_even_if_the_effect_could_do_nothing(tmp_path: Path) -> None:
    second = {"then": [{"guile": 1}, {"power": 1}]}
    table = twice(tmp_path, {"power": 1}, {"power": 1}, {"meld": 1})
    assert (table.asked.kind, table.state.counted) == ("part", ("I04",))
    more: Any = {"pay": {"guile": 2}, "for": {"coin": 1}}
    table = twice(tmp_path, {"power": 1}, second, more, guile=1)
    assert (table.asked.kind, table.me.coins) == ("part", 0)  # 2 guile came too late


@pytest.mark.rule("SB-1027")
def test_events_before_it_is_in_force_do_not_count(tmp_path: Path) -> None:
    changes = (waits({"gain": "power"}, once="turn"), to("I04", instant={"power": 1}))
    play: Any = {"then": [{"power": 1}, {"play": {}}]}
    table = doing(tmp_path, play, "I04 I07", workers="red", changes=changes)
    table.play("play I04", "staff red")
    assert table.me.coins == 1  # its own instant part, after it came into force


@pytest.mark.rule("SB-1027")
def test_it_is_kept_per_card_also_if_it_leaves_and_returns(tmp_path: Path) -> None:
    changes = (waits({"gain": "power"}, once="turn"),)
    effect: Any = {"then": [{"power": 1}, {"rescue": {"what": "card"}}, {"play": {}}]}
    given: Any = {"row": "I04+red", "workers": "red", "changes": changes}
    table = doing(tmp_path, effect, "I07", **given)
    table.play("rescue I04", "play I04", "staff red", "core")
    assert (table.me.power, table.me.coins) == (2, 1)


@pytest.mark.rule("SB-1027")
def test_the_next_turn_counts_anew() -> None:
    given: Any = {"hand": "I07", "row": "I20+yellow", "mech": "odins_wrath", "maps": 3}
    table = table_of(1, **given).play("map guile", "map guile")
    assert table.me.power == 1
    table.change(shifted=True, todo=(), undoable=True).play("end", "map guile")
    assert table.me.power == 2


@pytest.mark.rule("SB-1028")
def test_a_whenever_does_not_fire_through_what_it_causes(tmp_path: Path) -> None:
    assert fired(tmp_path, {"gain": "power"}, {"power": 1}) == 1
    itself = waits({"gain": "power"}, {"power": 1})
    table = doing(tmp_path, {"power": 1}, row="I04+red", changes=(itself,))
    assert table.me.power == 2
    # Two that set each other off: each fires once.
    changes = (
        waits({"gain": "power"}, {"guile": 1}),
        waits({"gain": "guile"}, {"power": 1}, "I03"),
    )
    table = doing(tmp_path, {"power": 1}, row="I04+red I03+red", changes=changes)
    assert (table.me.power, table.me.guile) == (2, 1)


@pytest.mark.rule("SB-1021")
def test_a_market_card_or_one_without_worker_does_not_wait() -> None:
    table = gathering("T03", "s3", row="I20", market="I04")
    table.play("in order", "worker red")
    assert (table.me.power, table.me.coins) == (2, 0)
