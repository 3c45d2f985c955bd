"""Ongoing parts: from when, until when, in which order (SB-515 to SB-518, SB-522, SB-523)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engines.siberia import load
from engines.siberia.rules.events import Gained, GotCard

from .packs import put, to
from .tables import Table, table_of

SOUTH = {f"s{number}": f"T0{number}" for number in range(1, 7)}


def playing(card: str, *more: str, **given: Any) -> Table:
    """Return a table at which a card is in play, ``more`` actions are to be taken afterwards."""
    hand = f"{card} {given.pop('hand', '')}"
    given = {"mech": "tatanka", "cell": "s1", "up": SOUTH, **given}
    return table_of(hand=hand, **given).only("play", *more).play(f"play {card}")  # type: ignore[arg-type]


def far(table: Table) -> int:
    """Return the range of the mech on s1, by how far it comes in the south."""
    return 5 if "go 6" in table.offered else 4 if "go 5" in table.offered else 3


@pytest.mark.rule("SB-516")
@pytest.mark.parametrize(
    ("given", "steps"),
    [
        ({"row": "I13+green"}, 4),
        ({"row": "I13"}, 3),
        ({"hand": "I13"}, 3),
        ({"row": "I13+green I10+blue"}, 5),
        ({"row": "I13+green I10"}, 4),
        ({"upgraded": ("I13",)}, 4),
        ({"market": "I13"}, 3),
    ],
)
def test_an_ongoing_part_holds_while_the_item_is_in_the_row_with_a_worker(
    given: Any, steps: int
) -> None:
    given = {"hand": "", **given}
    table = table_of(cell="s1", up=SOUTH, mech="tatanka", **given).only("move")
    assert far(table) == steps


@pytest.mark.rule("SB-516")
def test_the_ongoing_part_of_another_player_does_not_hold() -> None:
    others: Any = {1: {"row": "I13+green"}}
    table = table_of(cell="s1", up=SOUTH, mech="tatanka", hand="", others=others).only("move")
    assert far(table) == 3


@pytest.mark.rule("SB-516", "SB-515")
def test_it_applies_to_the_card_s_own_instant_part() -> None:
    table = playing("I10", workers="blue").play("staff blue")
    assert far(table) == 4
    table = playing("I04", workers="red").play("staff red")
    assert (table.me.workers, table.me.coins) == ((1, 0, 0, 0, 0), 1)


@pytest.mark.rule("SB-516")
@pytest.mark.parametrize(
    ("lines", "power"),
    [(("staff yellow", "skip", "core"), 1), (("core staff yellow",), 0), (("core",), 0)],
)
def test_it_applies_to_the_core_value_that_is_taken_afterwards(
    lines: tuple[str, ...], power: int, tmp_path: Path
) -> None:
    put(tmp_path, to("I20", core={"guile": 1}))
    table = playing("I20", workers="yellow", game=load(tmp_path)).play(*lines)
    assert (table.me.guile, table.me.power) == (1, power)


@pytest.mark.rule("SB-517", "SB-520")
def test_it_ends_when_the_worker_leaves() -> None:
    table = playing("I14", "move", row="I13+green", workers="green").play("staff green")
    table.play("release I13", "done")
    assert table.row == "I13 I14+green"
    assert far(table) == 3


@pytest.mark.rule("SB-517")
@pytest.mark.parametrize(
    ("card", "lines", "steps"),
    [
        ("M08", ("staff blue", "rescue I13"), 3),
        ("I25", ("staff purple", "pay", "trash I13"), 3),
        ("I15", ("staff green", "refresh"), 3),
        ("I06", ("staff blue", "pay", "upgrade I13"), 4),  # SB-714
    ],
)
def test_it_ends_when_the_card_leaves_unless_it_is_upgraded(
    card: str, lines: tuple[str, ...], steps: int
) -> None:
    given: Any = {"row": "I13+green", "workers": "blue purple green", "power": 2, "hand": "Q01"}
    table = playing(card, "move", **given).play(*lines, "done")
    assert far(table) == steps


@pytest.mark.rule("SB-518", "SB-1026")
@pytest.mark.parametrize("first", ["I11", "I12"])
def test_several_whenevers_of_one_event_come_in_the_player_s_order(first: str) -> None:
    given: Any = {"hand": "", "row": "I11+green I12+green", "mech": "tatanka"}
    table = table_of(cell="s1", up=SOUTH, **given).only("move").play("go c1")
    assert table.offered == ["do I11.ongoing", "do I12.ongoing", "in order"]
    table.play(f"do {first}.ongoing")  # for the last one nobody is asked, unless it reveals
    assert table.asked.kind == ("draw" if first == "I11" else "action")
    happened = [event for event in table.events if isinstance(event, Gained | GotCard)]
    if first == "I11":
        happened += table.play("do I12.ongoing").happened("got-card")
    assert isinstance(happened[0], Gained) == (first == "I11")
    assert len(happened) == 2
    assert table.state.mats[0].coins == 2


@pytest.mark.rule("SB-518")
@pytest.mark.parametrize("first", [1, 2])
def test_the_parts_of_an_ability_come_in_the_player_s_order(first: int) -> None:
    table = playing("CH5", workers="yellow").play("staff yellow")
    assert table.offered[-1] == "in order"
    table.play(f"do {first}")
    assert table.me.power == (0 if first == 1 else 1)
    assert table.asked.kind == "worker"


@pytest.mark.rule("SB-518", "SB-1026")
def test_a_whenever_of_one_part_comes_before_the_next_part() -> None:
    given: Any = {"row": "I04+red I23+purple", "workers": "green", "melded": ("M01", "M02")}
    table = playing("M13", **given).play("staff green")
    assert table.offered == ["do M13/1", "do M13/2", "do M13/3", "in order"]
    table.play("do M13/1", "worker blue")
    assert table.me.coins == 1
    assert (table.me.power, table.me.guile) == (0, 0)


@pytest.mark.rule("SB-522")
def test_the_ongoing_part_of_an_activated_card_holds_until_the_end_of_the_turn() -> None:
    given: Any = {"workers": "red", "market": "I10"}
    table = playing("CO2", "move", **given).play("staff red", "activate I10")
    assert far(table) == 4  # its own instant part
    table.play("skip", "done")
    assert far(table) == 4
    table.play("go 5", "end")
    assert table.state.lent == ()
    table.change(active=0).only("move")
    assert "go 1" not in table.offered  # four steps back


@pytest.mark.rule("SB-522")
def test_it_holds_even_if_the_card_leaves_its_place() -> None:
    given: Any = {"workers": "red", "market": "I13 I16", "cell": "s2", "deck": "Q02 Q07"}
    table = playing("CO2", "move", "gather", **given).play("staff red", "activate I13", "done")
    table.play("gather", "do T02/3", "sweep I13", "in order", "worker yellow")
    assert "I13" in table.state.swept
    assert "go 6" in table.offered  # four steps from s2


@pytest.mark.rule("SB-522", "SB-521")
def test_an_activated_card_of_the_row_holds_without_its_worker() -> None:
    table = playing("Q19", "move", row="I13", workers="blue")
    table.play("staff blue", "activate I13", "done")
    assert table.row == "I13 Q19+blue"
    assert far(table) == 4


@pytest.mark.rule("SB-523")
def test_the_ongoing_part_of_one_card_never_counts_twice() -> None:
    table = playing("Q19", "move", row="I13+green", workers="blue")
    table.play("staff blue", "activate I13", "done")
    assert table.state.lent == ("I13",)
    assert far(table) == 4
    table = playing("Q19", row="I04+red", workers="blue").play("staff blue", "activate I04")
    assert sum(table.me.workers) == 1
    assert table.me.coins == 1  # not two


@pytest.mark.rule("SB-523")
def test_activated_twice_it_counts_once() -> None:
    given: Any = {"row": "I13", "workers": "blue blue", "hand": "M06"}
    table = playing("Q19", "move", **given).play("staff blue", "activate I13", "done")
    table.only("play", "move").play("play M06", "staff blue", "activate I13", "done")
    assert far(table) == 4
