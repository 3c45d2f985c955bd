"""Section 2 of the catalogue: the starting display and the first player."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import permutations, product

import pytest

from engines.core import BadOptions, RoundBegan
from engines.luxor.events import Kept, Laid
from engines.luxor.moves import Keep, Place
from engines.luxor.tiles import back, face

from .positions import (
    GAME,
    at,
    events,
    lined,
    names,
    offered,
    opened,
    play,
    refused,
    started,
    text,
)

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
SEEDS = [f"seed {number}" for number in range(30)]


@pytest.mark.rule("LX-201")
@SEATS
def test_the_pile_is_set_2_down_to_set_5_each_shuffled(seats: int) -> None:
    state = started(seats)
    for pile in state.piles:
        assert len(pile) == 20
        # The next tile is the last one.
        assert [back(tile) for tile in reversed(pile)] == [2] * 5 + [3] * 5 + [4] * 5 + [5] * 5
        for number in range(2, 6):
            tiles = [face(tile) for tile in pile if back(tile) == number]
            assert Counter(tiles) == Counter(GAME.content.sets[number - 1])


@pytest.mark.rule("LX-201")
def test_every_set_is_shuffled_by_itself_for_every_player() -> None:
    orders: dict[tuple[int, int], set[tuple[str, ...]]] = {}
    for seed in SEEDS:
        for seat, pile in enumerate(started(2, seed).piles):
            for number in range(2, 6):
                order = tuple(tile for tile in pile if back(tile) == number)
                orders.setdefault((seat, number), set()).add(order)
    assert all(len(seen) > 15 for seen in orders.values())
    assert any(len(set(started(2, seed).piles)) == 2 for seed in SEEDS)


@pytest.mark.rule("LX-202")
@pytest.mark.parametrize("tile", ["Td", "Ed", "M"])
def test_the_camp_and_one_other_tile_are_kept(tile: str) -> None:
    state = started(2)
    assert offered(state, 0) == ["keep Td", "keep Ed", "keep M"]
    state = play(play(state, f"keep {tile}", 0), "keep M", 1)
    assert state.hands == (("Cd1", f"{tile}1"), ("Cd1", "M1"))


@pytest.mark.rule("LX-202")
def test_the_camp_must_be_kept_and_nothing_else_is_chosen_first() -> None:
    state = started(2)
    refused(state, "keep Cd", "LX-202", "keep-other", seat=0)
    refused(state, "keep Po", "LX-202", "keep-other", seat=0)
    refused(state, Place("Cd", at("F5")), "LX-202", "keep-first", seat=0)
    refused(state, "end", "LX-202", "keep-first", seat=1)


@pytest.mark.rule("LX-203")
@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_all_choose_at_once_in_any_order(order: tuple[int, ...]) -> None:
    state = started(3)
    for done, seat in enumerate(order):
        assert {question.seat for question in GAME.decisions(state)} == set(order[done:])
        assert not state.board
        state = play(state, ("keep Td", "keep Ed", "keep M")[seat], seat)
    assert (len(state.board), state.turn) == (6, 1)
    assert [hand[1] for hand in state.hands] == ["Td1", "Ed1", "M1"]


@pytest.mark.rule("LX-203")
def test_a_choice_is_made_once() -> None:
    state = play(started(2), "keep Td", 0)
    refused(state, "keep Td", "LX-203", "already-kept", seat=0)
    refused(state, "keep M", "LX-203", "already-kept", seat=0)
    refused(opened(2), Keep("Ed"), "LX-203", "already-kept", seat=0)


@pytest.mark.rule("LX-203")
def test_a_choice_is_secret_until_everybody_has_chosen() -> None:
    states = [play(started(3), f"keep {tile}", 1) for tile in ("Td", "Ed", "M")]
    for reader in (None, 0, 2):
        assert len({text(state, reader) for state in states}) == 1
        assert len({GAME.views.dump(GAME.view(state, reader)) for state in states}) == 1
    assert len({text(state, 1) for state in states}) == 3
    assert GAME.view(states[0], None).chosen == (False, True, False)
    (event,) = events(started(3), "keep Ed", 1)
    assert event == Kept(seat=1)


@pytest.mark.rule("LX-204")
@SEATS
def test_the_tiles_given_away_are_the_starting_display(seats: int) -> None:
    state = started(seats)
    for seat in range(seats - 1):
        state = play(state, "keep M", seat)
        assert not state.board
    (last,) = lined(state, "keep Td", seats - 1)
    given = Counter(Td=seats - 1, Ed=seats, M=1)
    assert Counter(last.state.board.values()) == given
    assert sum(given.values()) == 2 * seats
    (laid,) = [event for event in last.events if isinstance(event, Laid)]
    assert dict(laid.tiles) == last.state.board
    assert laid.audience is None


@pytest.mark.rule("LX-204")
def test_the_display_is_mixed() -> None:
    seen = {tuple(opened(2, seed).board.values()) for seed in SEEDS}
    # All orders of two empty deserts and two mountains.
    assert len(seen) == 6


@pytest.mark.rule("LX-205")
@pytest.mark.parametrize(
    ("seats", "cells"),
    [
        (2, "F6 G6 F7 G7"),
        (3, "G8 H8 I8 G9 H9 I9"),
        (4, "G9 H9 I9 J9 G10 H10 I10 J10"),
    ],
)
def test_the_rectangle_of_the_starting_display(seats: int, cells: str) -> None:
    assert names(opened(seats).board) == cells.split()


@pytest.mark.rule("LX-206")
def test_nobody_sees_who_gave_which_tile() -> None:
    state = opened(3, keep="Td")
    # Seats 1 and 2 may have kept other tiles than they did, as long as the display is the same.
    first, second = ("Cd1", "Ed1"), ("Cd1", "M1")
    state_a = replace(state, hands=(state.hands[0], first, second), kept=("Td", "Ed", "M"))
    state_b = replace(state, hands=(state.hands[0], second, first), kept=("Td", "M", "Ed"))
    for reader in (None, 0):
        assert GAME.view(state_a, reader) == GAME.view(state_b, reader)


@pytest.mark.rule("LX-206")
def test_the_order_of_the_display_does_not_depend_on_the_giver() -> None:
    def board(keeps: tuple[str, ...], seed: str) -> tuple[str, ...]:
        state = started(2, seed)
        for seat, tile in enumerate(keeps):
            state = play(state, f"keep {tile}", seat)
        return tuple(state.board.values())

    # The same four tiles, given by the other players: the same mixtures come up.
    there = {board(("Td", "M"), seed) for seed in SEEDS}
    back_again = {board(("M", "Td"), seed) for seed in SEEDS}
    corner = [{tiles[0] for tiles in seen} for seen in (there, back_again)]
    assert corner == [{"Td", "Ed", "M"}] * 2


@pytest.mark.rule("LX-207")
@SEATS
def test_no_adventurers_and_no_camp_on_the_starting_display(seats: int) -> None:
    for keeps in product(("Td", "Ed", "M"), repeat=seats):
        state = started(seats, "keeps")
        for seat, tile in enumerate(keeps):
            state = play(state, f"keep {tile}", seat)
        assert not state.stacks
        assert not any(tile.startswith("C") for tile in state.board.values())


@pytest.mark.rule("LX-208")
@SEATS
def test_the_first_player_is_drawn(seats: int) -> None:
    drawn = Counter(started(seats, seed).first for seed in SEEDS)
    assert set(drawn) == set(range(seats))
    assert max(drawn.values()) < 25


@pytest.mark.rule("LX-208")
@SEATS
def test_or_named_by_the_host(seats: int) -> None:
    for number in range(1, seats + 1):
        state = started(seats, first_player=number)
        for seat in range(seats):
            happened = events(state, "keep Td", seat)
            state = play(state, "keep Td", seat)
        _kept, laid, began = happened
        assert isinstance(laid, Laid)
        assert began == RoundBegan(round=1)
        assert laid.first_seat == number - 1
        assert state.active == GAME.view(state, None).first == number - 1
    with pytest.raises(BadOptions, match="first_player"):
        started(seats, first_player=seats + 1)
    with pytest.raises(BadOptions, match="first_player"):
        started(seats, first_player=0)


@pytest.mark.rule("LX-208", "LX-301")
def test_the_others_follow_in_seat_order_for_the_whole_game() -> None:
    state = started(3, first_player=2)
    for seat in range(3):
        state = play(state, "keep Td", seat)
    order = []
    for _turn in range(7):
        order.append(state.active)
        tile = min(state.hands[state.active], key=lambda held: held[0] == "C")
        cell = offered(state)[-1].split()[1]
        camp = " 2 stay" if tile.startswith("Co") else " 1" if tile.startswith("C") else ""
        state = play(state, f"{face(tile)} {cell}{camp} ok end")
    assert order == [1, 2, 0, 1, 2, 0, 1]


@pytest.mark.rule("LX-209")
@SEATS
def test_all_adventurers_start_in_the_supply(seats: int) -> None:
    assert opened(seats).supplies == (30,) * seats
    assert not opened(seats).stacks
