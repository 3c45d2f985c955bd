"""Refresh turns and Refresh benefits (SB-801 to SB-803)."""

from __future__ import annotations

from typing import Any

import pytest

from .abilities import gathering, staffed
from .tables import table_of

ROW = "I01+red I05 M06+blue Q01+purple"


@pytest.mark.rule("SB-801", "SB-803")
def test_a_refresh_turn_returns_all_cards_and_workers() -> None:
    table = table_of(hand="I02", row=ROW, workers="red", spot="play").play("refresh")
    assert table.row == ""
    assert table.me.hand == ("I02", "I01", "I05", "M06", "Q01")
    assert table.me.workers == (2, 1, 0, 0, 1)
    (event,) = table.happened("refreshed")
    assert event.count == 4
    assert table.offered == ["end"]  # no single card can be left, and nothing else is done


@pytest.mark.rule("SB-801")
def test_a_refresh_turn_with_an_empty_row_is_possible() -> None:
    table = table_of(hand="I02", spot="play").play("refresh")
    assert (table.me.hand, table.me.spot, table.asked.kind) == (("I02",), "refresh", "end")


@pytest.mark.rule("SB-801")
def test_what_others_have_stays() -> None:
    others: Any = {1: {"row": "I06+blue"}}
    table = table_of(hand="I02", row=ROW, spot="play", others=others).play("refresh")
    assert [active.card for active in table.state.mats[1].row] == ["I06"]


@pytest.mark.rule("SB-802")
@pytest.mark.parametrize("spot", ["move", "play", "gather"])
def test_on_a_refresh_turn_the_token_goes_to_refresh(spot: str) -> None:
    table = table_of(row=ROW, spot=spot).play("refresh")
    assert table.me.spot == "refresh"


@pytest.mark.rule("SB-802", "SB-801")
def test_a_refresh_benefit_does_not_shift_the_token() -> None:
    table = gathering("T18", "n1", row=ROW, spot="play").play("do T18/2", "refresh")
    assert table.me.spot == "play"
    assert (table.row, table.me.hand) == ("", ("I01", "I05", "M06", "Q01"))
    assert table.me.workers == (1, 1, 0, 0, 1)
    assert table.offered == ["do T18/1", "do T18/covered", "in order"]  # items are in hand now


@pytest.mark.rule("SB-803")
def test_a_refresh_benefit_may_be_declined_as_a_whole() -> None:
    table = staffed("I15", row=ROW)
    assert (table.asked.kind, table.offered) == ("refresh", ["refresh", "skip"])
    table.play("skip")
    assert table.row == f"{ROW} I15+green"


@pytest.mark.rule("SB-1024")
def test_a_refresh_is_no_rescue() -> None:
    table = table_of(hand="", row="I08+blue I25+purple I05", spot="play").play("refresh")
    assert (table.me.power, table.me.guile) == (0, 0)
    table = staffed("I15", row="I08+blue I25+purple I05").play("refresh")
    assert (table.me.power, table.me.guile) == (0, 0)
