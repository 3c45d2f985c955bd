"""The set-up (SB-201 to SB-211)."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields

import pytest

from engines.siberia.content.model import BASE
from engines.siberia.rules.mats import Mat
from engines.siberia.rules.state import State

from .tables import GAME, Table, table_of

CONTENT = GAME.content
SEEDS = tuple(f"seed {number}" for number in range(12))


def started(seats: int, seed: str) -> State:
    """Return the state in which a game begins."""
    return GAME.start(seats, GAME.options({}), seed)


@pytest.mark.rule("SB-201")
def test_each_player_gets_a_random_mech_and_no_mech_is_there_twice() -> None:
    for seed in SEEDS:
        mechs = [mat.mech for mat in started(5, seed).mats]
        assert sorted(mechs) == sorted(CONTENT.mechs)
    assert len({started(2, seed).mats[0].mech for seed in SEEDS}) > 2


@pytest.mark.rule("SB-202")
def test_each_player_holds_a_random_character_and_its_companion() -> None:
    pairs = set[str | None]()
    for seed in SEEDS:
        state = started(5, seed)
        for mat in state.mats:
            character, companion = (CONTENT.cards[card] for card in mat.hand)
            assert (character.type, companion.type) == ("character", "companion")
            assert character.pair == companion.pair
        assert len({CONTENT.cards[mat.hand[0]].pair for mat in state.mats}) == 5
        pairs.add(CONTENT.cards[state.mats[0].hand[0]].pair)
    assert len(pairs) > 2


@pytest.mark.rule("SB-203")
def test_colours_are_those_of_the_seats_and_nobody_chooses_one() -> None:
    assert not {field.name for field in fields(Mat)} & {"colour", "color"}
    assert Table(started(3, "a")).asked.kind == "action"


@pytest.mark.rule("SB-204")
def test_what_each_player_starts_with() -> None:
    state = started(4, "a")
    for seat, mat in enumerate(state.mats):
        assert (mat.power, mat.guile, mat.coins, mat.maps) == (0, 0, 0, 0)
        assert mat.workers == (0, 0, 0, 0, 0)
        assert (mat.row, mat.solved, mat.melded, mat.upgraded, mat.corruption) == ((),) * 5
        # The first player's token has left Refresh already (SB-302).
        assert mat.spot == ("blank" if seat == state.first else "refresh")
        assert mat.glory == ()
    assert CONTENT.glory == 4


@pytest.mark.rule("SB-205")
def test_all_mechs_start_at_basecamp() -> None:
    assert [mat.cell for mat in started(5, "a").mats] == [BASE] * 5


@pytest.mark.rule("SB-206")
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_locations_are_shuffled_within_their_region(seats: int) -> None:
    found = Counter[tuple[str, str]]()
    for seed in SEEDS:
        state = started(seats, seed)
        assert len({location.tile for location in state.locations}) == 20
        for cell, location in zip(CONTENT.map.cells, state.locations, strict=True):
            region = CONTENT.map.region[cell]
            assert CONTENT.tiles[location.tile].region == region
            assert location.up == (region == "S")
            found[cell, location.tile] += 1
    for cell in CONTENT.map.cells:
        assert sum(cell == other for other, _tile in found) > 2


@pytest.mark.rule("SB-207")
def test_a_map_lies_on_each_face_down_location_and_ten_are_left() -> None:
    state = started(2, "a")
    assert all(location.map != location.up for location in state.locations)
    assert sum(location.map for location in state.locations) == 14
    assert state.maps == 10


@pytest.mark.rule("SB-208")
def test_five_cards_lie_face_up_and_the_rest_is_the_deck() -> None:
    state = started(3, "a")
    assert all(state.market)
    assert len(state.market) == len(set(state.market)) == 5
    assert len(state.deck) == 85
    assert state.swept == ()
    assert len({started(3, seed).deck for seed in SEEDS}) == len(SEEDS)
    assert len({started(3, seed).market[0] for seed in SEEDS}) > 6


@pytest.mark.rule("SB-209")
def test_no_corruption_lies_on_the_map() -> None:
    state = started(2, "a")
    assert not any(location.corruption for location in state.locations)
    assert len(state.bag) == 36


@pytest.mark.rule("SB-210")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_first_player_is_random_and_the_next_ones_follow_in_join_order(seats: int) -> None:
    states = [started(seats, f"seed {number}") for number in range(40)]
    assert {state.first for state in states} == set(range(seats))
    for state in states[:5]:
        assert state.active == state.first
        table = table_of(seats, seat=state.first, spot="play")
        for turn in range(1, seats + 1):
            if table.me.spot == "play":
                table.play("refresh")
            table.only().play("end")
            assert table.state.active == (state.first + turn) % seats


@pytest.mark.rule("SB-211")
def test_supplies_do_not_shrink_with_fewer_players() -> None:
    for seats in range(1, 6):
        state = started(seats, "a")
        assert state.workers == (10, 10, 10, 10, 10)
        assert state.maps == 10
        assert len(state.bag) == 36
        assert len(state.deck) + len(state.market) == 90


@pytest.mark.rule("SB-211", "SB-103")
def test_pairs_that_nobody_plays_are_out_of_the_game() -> None:
    for seats in range(1, 6):
        state = started(seats, "b")
        seen = {*state.deck, *state.market, *(card for mat in state.mats for card in mat.hand)}
        starting = [card for card in seen if card and CONTENT.cards[card].pair is not None]
        assert len(starting) == 2 * seats
        assert state.trashed == ()
