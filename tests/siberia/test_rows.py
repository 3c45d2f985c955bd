"""Active cards: rescued, activated, and leaving the row (SB-519 to SB-524, SB-535, SB-912)."""

from __future__ import annotations

from typing import Any

import pytest

from .tables import Table, table_of

SOUTH = {f"s{number}": f"T0{number}" for number in range(1, 7)}


def playing(card: str, **given: Any) -> Table:
    """Return a table at which a card is in play, and nothing else is to be done in the turn."""
    hand = f"{card} {given.pop('hand', '')}"
    given = {"mech": "tatanka", "cell": "s1", "up": SOUTH, **given}
    return table_of(hand=hand, **given).only("play").play(f"play {card}")


@pytest.mark.rule("SB-519")
@pytest.mark.parametrize("worker", ["red", ""])
def test_a_rescued_card_returns_to_hand_and_its_worker_to_the_mat(worker: str) -> None:
    row = f"I05+{worker} M02" if worker else "I05 M02"
    table = playing("M08", hand="Q01", row=row, workers="blue").play("staff blue", "rescue I05")
    assert table.me.hand == ("Q01", "I05")
    assert table.row == "M02 M08+blue"
    assert table.me.workers == (int(bool(worker)), 0, 0, 0, 0)


@pytest.mark.rule("SB-519")
def test_only_active_cards_are_rescued() -> None:
    table = playing("M08", hand="Q01", row="I05 M02", workers="blue").play("staff blue")
    refusal = table.refused("rescue Q01")
    assert (refusal.rule, refusal.code) == ("SB-519", "not-in-row")
    assert refusal.facts == {"card": "The Drowned Ledger"}


@pytest.mark.rule("SB-520")
def test_a_rescued_worker_returns_and_its_card_stays() -> None:
    table = playing("I14", row="I05+red M02 I13+green", workers="green").play("staff green")
    assert table.offered == ["release I05", "release I13", "skip", "finish"]
    refusal = table.refused("release M02")
    assert (refusal.rule, refusal.code) == ("SB-520", "no-worker-on-card")
    assert refusal.facts == {"card": "Drumbeat Stone"}
    table.play("release I05")
    assert table.row == "I05 M02 I13+green I14+green"
    assert table.me.workers == (1, 0, 0, 0, 0)


@pytest.mark.rule("SB-521")
@pytest.mark.parametrize("row", ["I16+yellow", "I16"])
def test_activating_takes_no_worker_and_gives_no_core_value(row: str) -> None:
    table = playing("Q19", row=row, workers="blue yellow").play("staff blue", "activate I16")
    assert (table.me.coins, table.me.power, table.me.guile) == (2, 0, 0)
    assert table.row == f"{row} Q19+blue"
    assert table.me.workers == (0, 0, 0, 1, 0)
    assert table.offered == ["core", "done", "finish"]
    assert [event.card for event in table.happened("activated")] == ["I16"]


@pytest.mark.rule("SB-524")
def test_an_activated_face_up_card_stays_in_its_hole() -> None:
    table = playing("CO2", workers="red", market="M16 I16 I05")
    table.play("staff red", "activate I16")
    assert table.state.market[:3] == ("M16", "I16", "I05")
    assert table.me.coins == 2
    assert table.row == "CO2+red"


@pytest.mark.rule("SB-524")
def test_counts_of_the_row_do_not_include_a_face_up_card() -> None:
    table = playing("CO2", workers="red", market="I05").play("staff red", "activate I05")
    assert table.me.power == 1  # the red companion, not the red item in its hole
    table = playing("I05", row="M01", workers="red").play("staff red")
    assert table.me.power == 2


def leaving(card: str, *lines: str, **given: Any) -> Table:
    """Return a table at which a card has left the row by another one, which was staffed."""
    workers = "red blue green yellow purple"
    return playing(card, workers=workers, power=4, guile=4, **given).play(*lines)


@pytest.mark.rule("SB-535", "SB-519", "SB-602", "SB-712", "SB-715", "SB-801")
@pytest.mark.parametrize(
    ("left", "card", "lines"),
    [
        ("I05+red", "M08", ("staff blue", "rescue I05")),
        ("I05+red", "I25", ("staff purple", "pay", "trash I05")),
        ("I05+red", "M09", ("staff blue", "pay", "do 1", "upgrade I05")),
        ("M01+red", "M21", ("staff purple", "pay", "do 1", "meld M01")),
        ("Q02+red", "CH5", ("staff yellow", "do 1", "solve Q02", "in order", "worker red")),
        ("I05+red", "I15", ("staff green", "refresh")),
    ],
)
def test_a_card_that_leaves_the_row_sends_its_worker_to_the_mat(
    left: str, card: str, lines: tuple[str, ...]
) -> None:
    table = leaving(card, *lines, row=left, hand="Q01")
    assert left not in table.row
    staffed = sum(active.worker is not None for active in table.me.row)
    got = len(table.happened("got-worker"))
    assert sum(table.me.workers) + staffed == 6 + got  # five on the mat, one on the card
    assert table.me.workers[0] == 2 + got


@pytest.mark.rule("SB-912")
@pytest.mark.parametrize("card", ["CH1", "CO1"])
def test_to_trash_one_s_character_or_companion_is_asked_once_more(card: str) -> None:
    table = playing("I25", hand="CH1 CO1 Q01", workers="purple").play("staff purple", "pay")
    assert table.offered == ["trash CH1", "trash CO1", "trash Q01"]
    table.play(f"trash {card}")
    assert table.asked.kind == "sure"
    assert dict(table.asked.facts)["how"] == "trash"
    assert table.offered == ["sure", "rather"]
    assert card in table.me.hand
    table.play("sure")
    assert table.state.trashed == (card,)
    assert table.me.coins == 4


@pytest.mark.rule("SB-912")
def test_another_card_may_be_chosen_instead() -> None:
    table = playing("I25", hand="CH1 Q01", workers="purple").play("staff purple", "pay")
    table.play("trash CH1", "rather")
    assert table.offered == ["trash CH1", "trash Q01"]
    table.play("trash Q01")  # any other card at once
    assert table.state.trashed == ("Q01",)


@pytest.mark.rule("SB-912")
def test_to_discard_one_s_character_is_asked_once_more() -> None:
    table = playing("Q25", hand="CH1 Q01", workers="yellow").play("staff yellow", "pay")
    table.play("discard CH1")
    assert table.offered == ["sure", "rather"]
    table.play("sure")
    assert table.row == "Q25+yellow CH1"


@pytest.mark.rule("SB-912")
def test_without_another_card_there_is_nothing_else_to_choose() -> None:
    table = playing("Q25", hand="CO1", workers="yellow").play("staff yellow", "pay")
    assert table.asked.kind == "sure"  # which can be undone
    assert not table.asked.automatic
    assert table.offered == ["sure"]
    table.play("sure")
    assert table.row == "Q25+yellow CO1"
