"""Components and what can be done with them (SB-101 to SB-116)."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields
from typing import Any

import pytest

from engines.core import BadOptions
from engines.siberia.content.terms import COLOURS, Cost
from engines.siberia.rules.state import SiberiaOptions

from .tables import GAME, Table, table_of

CARDS = GAME.content.cards


@pytest.mark.rule("SB-101")
def test_two_to_five_players_and_one_against_the_automa() -> None:
    assert [table_of(seats).state.automa is None for seats in range(1, 6)] == [False, *[True] * 4]
    assert [len(table_of(seats).state.mats) for seats in range(1, 6)] == [1, 2, 3, 4, 5]
    for seats in (0, 6):
        with pytest.raises(BadOptions):
            table_of(seats)


@pytest.mark.rule("SB-102")
def test_only_which_location_lies_on_which_cell_is_shuffled() -> None:
    layouts = set[tuple[str, ...]]()
    for seed in "abcdef":
        state = table_of(seed=seed).state
        cells = GAME.content.map.cells
        layouts.add(tuple(location.tile for location in state.locations))
        found = Counter[str]()
        for cell, location in zip(cells, state.locations, strict=True):
            assert GAME.content.tiles[location.tile].region == GAME.content.map.region[cell]
            found[cell[0]] += 1
        assert found == {"s": 6, "c": 7, "n": 7}
        assert len(state.market) == 5
    assert len(layouts) == 6


@pytest.mark.rule("SB-103")
def test_ninety_cards_and_six_pairs_that_never_enter_the_deck() -> None:
    pairs = Counter(card.pair for card in CARDS.values() if card.pair is not None)
    assert pairs == dict.fromkeys(("I", "II", "III", "IV", "V", "VI"), 2)
    state = table_of(5).state
    dealt = [*state.deck, *(card for card in state.market if card)]
    assert len(dealt) == len(set(dealt)) == 90
    assert Counter(CARDS[card].type for card in dealt) == {
        "item": 25,
        "meteorite": 25,
        "quest": 40,
    }


@pytest.mark.rule("SB-104")
def test_fifty_workers_and_twenty_four_maps() -> None:
    state = table_of(3).state
    assert state.workers == (10, 10, 10, 10, 10)
    assert COLOURS == ("red", "blue", "green", "yellow", "purple")
    assert state.maps + sum(location.map for location in state.locations) == 24


@pytest.mark.rule("SB-104", "SB-722")
def test_a_fifth_glory_token_there_is_not() -> None:
    glory = ("quests", "meteorites", "items", "heart")
    given: dict[str, Any] = {
        "cell": "c3",
        "up": {"c3": "T12"},
        "maps": 5,
        "mech": "tatanka",
        "hand": "",
    }
    table = table_of(glory=glory[:3], **given).only("gather").play("gather")
    assert "do T12/covered" in table.offered
    table = table_of(glory=glory, **given).only("gather").play("gather")
    assert "do T12/covered" not in table.offered


@pytest.mark.rule("SB-105")
def test_thirty_six_tokens_lie_in_the_bag_and_the_heart_never_does() -> None:
    table = table_of()
    kinds = ("P3", "P4", "P5", "G3", "G4", "G5")
    assert Counter(table.state.bag) == dict.fromkeys(kinds, 6)
    table = table_of(up={"n4": "T20"}, corruption={"n4": "H20"}, cell="n4")
    assert "H20" not in table.state.bag
    assert len(table.state.bag) == 36


@pytest.mark.rule("SB-106")
def test_coins_are_unlimited() -> None:
    table = table_of(hand="I16", workers="yellow", coins=1_000_000)
    assert table.play("cover gather", "play I16", "staff yellow").me.coins == 1_000_002


@pytest.mark.rule("SB-106", "SB-707")
def test_a_worker_that_is_not_in_supply_is_lost() -> None:
    table = table_of(hand="I13", workers="green").change(workers=(10, 10, 0, 10, 10))
    table.play("cover gather", "play I13", "staff green")
    assert table.me.workers == (0, 0, 0, 0, 0)
    assert not table.happened("got-worker")


@pytest.mark.rule("SB-106", "SB-606")
def test_a_map_that_is_not_in_supply_is_lost() -> None:
    for left, got in ((1, 1), (0, 0)):
        table = table_of(hand="I11", workers="green").change(maps=left)
        table.play("cover gather", "play I11", "staff green")
        assert (table.me.maps, table.state.maps) == (got, 0)


@pytest.mark.rule("SB-106")
def test_of_two_maps_only_one_may_be_left() -> None:
    table = table_of(hand="CH1 Q27", workers="red", cell="n1", up={"n1": "T14"}, guile=3)
    table.change(maps=1).only("play")
    table.play("play CH1", "staff red", "do CH1/1", "solve Q27", "in order")
    assert (table.me.maps, table.state.maps, table.me.coins) == (1, 0, 2)


@pytest.mark.rule("SB-107")
def test_power_and_guile_end_at_ten() -> None:
    table = table_of(hand="I24", power=9, guile=4)
    table.play("cover gather", "play I24", "core")
    assert (table.me.power, table.me.guile) == (10, 4)
    (gain,) = table.happened("gained")
    assert (gain.what, gain.count) == ("power", 1)


@pytest.mark.rule("SB-107")
def test_a_core_value_for_which_there_is_no_room_is_not_offered() -> None:
    table = table_of(hand="I24", power=10, workers="purple").play("cover gather", "play I24")
    assert table.offered == ["staff purple", "done"]
    assert table.refused("core").code == "core-no-room"
    assert table.refused("core staff purple").rule == "SB-107"


@pytest.mark.rule("SB-108")
@pytest.mark.parametrize("type_", ["item", "meteorite", "quest", "character", "companion"])
def test_the_worker_printed_on_a_card_gives_it_its_colour(type_: str) -> None:
    for card in CARDS.values():
        if card.type == type_:
            table = table_of(hand=card.id, workers=" ".join(COLOURS), power=10, guile=10)
            table.play("cover gather", f"play {card.id}")
            assert table.offered == [f"staff {card.colour}", "done"]


@pytest.mark.rule("SB-108")
def test_a_card_that_wants_a_colour_means_that_of_the_worker() -> None:
    table = table_of(hand="Q34", row="I05 I09 CO2+red M11", workers="red")
    table.only("play").play("play Q34", "staff red")
    assert table.offered == ["rescue I05", "rescue CO2", "skip", "finish"]
    refusal = table.refused("rescue I09")
    assert (refusal.rule, refusal.code) == ("SB-1006", "not-this-card")


@pytest.mark.rule("SB-109")
def test_cards_in_hand_and_row_are_controlled_and_tucked_ones_are_not() -> None:
    tucked: dict[str, Any] = {"solved": ("Q01",), "melded": ("M01",), "upgraded": ("I02",)}
    table = table_of(hand="I25 Q03", row="M05 I04+red", workers="purple", mech="tatanka", **tucked)
    table.play("cover gather", "play I25", "staff purple", "pay")
    assert table.offered == ["trash Q03", "trash M05", "trash I04"]
    assert table.refused("trash Q01").code == "not-controlled"
    (cards,) = (goal for goal in table.game.view(table.state, 0).goals[0] if goal.needs == 8)
    assert (cards.category, cards.has) == ("cards", 4)


@pytest.mark.rule("SB-110", "SB-501", "SB-512", "SB-513")
def test_the_row_keeps_the_order_in_which_cards_were_placed() -> None:
    given: dict[str, Any] = {
        "row": "I05 Q01+yellow",
        "workers": "yellow",
        "hand": "M18 Q07",
        "mech": "tatanka",
    }
    table = table_of(**given, deck="I09", cell="s1", up={"s1": "T06"})
    table.play("cover gather", "play M18")
    assert table.row == "I05 Q01+yellow M18"
    table.play("staff yellow", "pay")
    assert table.row == "I05 Q01+yellow M18+yellow Q07"
    other = table_of(row="I05 M01", hand="Q01", workers="yellow", deck="I09", mech="tatanka")
    other.play("cover gather", "play Q01", "staff yellow", "in order")
    assert other.row == "I05 M01 Q01+yellow I09"


@pytest.mark.rule("SB-110")
def test_everybody_sees_all_cards_of_all_players() -> None:
    table = table_of(3, hand="Q03", row="M05+red", others={1: {"hand": "I01", "row": "I02"}})
    for seat in (None, 0, 1, 2):
        mats = table.game.view(table.state, seat).mats
        assert [mat.hand for mat in mats[:2]] == [("Q03",), ("I01",)]
        assert [[active.card for active in mat.row] for mat in mats[:2]] == [["M05"], ["I02"]]


@pytest.mark.rule("SB-111", "SB-317")
def test_nobody_decides_anything_in_the_turn_of_another() -> None:
    table = table_of(3, seat=1)
    assert table.asked.seat == 1
    for seat in (0, 2):
        for move in table.asked.moves:
            refusal = GAME.refusal(table.state, seat, move)
            assert refusal is not None
            assert (refusal.rule, refusal.code, refusal.facts) == (
                "SB-317",
                "not-your-turn",
                {"seat": 1},
            )


@pytest.mark.rule("SB-111")
def test_an_ability_means_what_the_acting_player_has() -> None:
    other = {"hand": "I01 M03", "row": "I02+red M06+blue", "workers": "red", "maps": 3}
    table = table_of(hand="I25 Q01", row="", workers="purple", others={1: other})
    table.play("cover gather", "play I25", "staff purple", "pay")
    assert table.state.trashed == ("Q01",)  # the only one
    table = table_of(hand="M08", row="I05", workers="blue", others={1: other})
    table.only("play").play("play M08", "staff blue")
    assert table.offered == ["rescue I05", "skip", "finish"]
    table = table_of(hand="Q14", workers="purple", others={1: other}, mech="tatanka")
    table.play("cover gather", "play Q14", "staff purple")
    assert "pay" not in table.offered  # the maps are another's


@pytest.mark.rule("SB-112")
def test_a_trashed_card_is_out_of_the_game() -> None:
    table = table_of(hand="I25 Q03 Q01", workers="purple")
    before = table.state
    table.play("cover gather", "play I25", "staff purple", "pay", "trash Q03")
    after = table.state
    assert after.trashed == ("Q03",)
    assert (after.deck, after.swept, after.market) == (before.deck, before.swept, before.market)
    assert table.me.hand == ("Q01",)


@pytest.mark.rule("SB-112")
def test_a_trashed_map_does_not_return_to_the_supply() -> None:
    table = table_of(hand="Q14", workers="purple", maps=2, mech="tatanka")
    supply = table.state.maps
    table.play("cover gather", "play Q14", "staff purple", "pay")
    assert (table.me.maps, table.state.maps) == (1, supply)
    assert len(table.me.corruption) == 1
    assert len(table.state.bag) == 35


@pytest.mark.rule("SB-113")
def test_a_card_holds_one_worker_of_its_colour() -> None:
    table = table_of(hand="I05 Q01", workers="red red blue").play("cover gather", "play I05")
    refusal = table.refused("staff blue")
    assert (refusal.rule, refusal.code) == ("SB-113", "wrong-worker")
    assert refusal.facts == {"card": "Captured Standard", "colour": "red"}
    table.play("staff red")
    assert table.offered == ["core", "done"]
    refusal = table.refused("staff red")
    assert (refusal.rule, refusal.code) == ("SB-113", "staffed")
    assert refusal.facts == {"card": "Captured Standard"}
    assert table.row == "I05+red"


@pytest.mark.rule("SB-114")
def test_workers_on_cards_are_not_available_but_still_one_s_own() -> None:
    table = table_of(hand="I16", row="I05+red", workers="yellow")
    assert table.me.workers == (0, 0, 0, 1, 0)

    def owned(table: Table) -> int:
        goals = table.game.view(table.state, 0).goals[0]
        return next(goal.has for goal in goals if goal.category == "workers")

    assert owned(table) == 2
    table.play("cover gather", "play I16", "staff yellow")
    assert table.me.workers == (0, 0, 0, 0, 0)
    assert owned(table) == 2
    assert table.state.workers == (9, 10, 10, 9, 10)


@pytest.mark.rule("SB-115")
def test_coins_are_public_and_never_paid() -> None:
    table = table_of(3, coins=5, others={1: {"coins": 7}})
    assert [mat.coins for mat in table.game.view(table.state, 2).mats] == [5, 7, 0]
    assert {field.name for field in fields(Cost)} == {"power", "guile", "map", "discard", "trash"}


@pytest.mark.rule("SB-116")
def test_nothing_but_the_automa_s_level_can_be_chosen() -> None:
    assert set(SiberiaOptions.model_fields) == {"level"}
    starts = [table_of(1, options={"level": level}).state for level in (1, 5)]
    assert starts[0].mats == starts[1].mats
