"""The figures of many games, on games written by hand."""

from __future__ import annotations

import pytest

from bench.balance import figures
from bench.balance.cells import spread
from bench.balance.figures import Share, share_of
from tests.bench.watched import REGIONS, game


def test_a_share_has_the_interval_of_its_games() -> None:
    share = share_of([1.0, 0.0] * 50)
    assert share.value == 0.5
    assert share.error == pytest.approx(1.96 * 0.5025 / 10, abs=1e-3)
    assert share_of([1.0] * 10) == Share(1.0, 0.0)
    assert share_of([0.5]) == Share(0.5, 0.0)


def test_wins_are_counted_in_order_of_play_and_shared_ones_in_parts() -> None:
    games = [
        game(first=1, winners=(0,)),
        game(first=0, winners=(1,)),
        game(first=1, winners=(0, 1)),
        game(first=0, winners=(0,)),
    ]
    assert [share.value for share in figures.by_order(games)] == [0.375, 0.625]
    assert [share.value for share in figures.by_seat(games)] == [0.625, 0.375]


def test_players_are_told_apart_wherever_they_sit() -> None:
    games = [
        game(players=("medium", "random"), winners=(0,)),
        game(players=("random", "medium"), winners=(1,)),
        game(players=("medium", "random"), winners=(1,)),
        game(players=("random", "medium"), winners=(0, 1)),
    ]
    shares = figures.by_player(games)
    assert shares["medium"].value == 0.625
    assert shares["random"].value == 0.375


def test_points_of_winners_and_of_all() -> None:
    games = [game(), game(winners=(0, 1), scores=(10, 10))]
    assert figures.winner_mean(games, lambda record, seat: record.scores[seat]) == 16
    assert figures.seat_mean(games, lambda record, seat: record.scores[seat]) == (18.5 + 10) / 2
    assert figures.winner_mean(games, lambda record, seat: record.points("row")[seat]) == 1.5
    assert game().points("all") == (22, 15)


def test_a_range_leaves_a_twentieth_out_at_either_end() -> None:
    mean = (1000 + sum(range(39))) / 40
    assert spread([1000, *range(1, 39), 0]) == f"{mean:.1f} (2 to 37)"


def test_the_printed_track_goes_from_0_to_28() -> None:
    games = [game(scores=(points, 0)) for points in (-1, 0, 28, 29)]
    assert figures.on_track(games).value == 0.5


def test_places_and_cards_are_shares() -> None:
    games = [game(), game(reached=frozenset({"giza", "g01"}))]
    assert figures.reached_shares(games, REGIONS) == {
        "giza": 1.0,
        "petra": 0.5,
        "cuzco": 0.0,
        "iona": 0.0,
    }
    assert figures.fulfilled_shares(games, REGIONS) == {
        "Africa": 1.0,
        "Asia": 0.0,
        "South America": 1.0,
    }


def test_branches_from_anywhere_are_counted_among_all_loops() -> None:
    assert figures.start_anywhere_share([game(loops=8, start_anywhere=1), game(loops=2)]) == 0.1
    assert figures.start_anywhere_share([game(loops=0)]) == 0


def test_redealt_hands_are_seen_by_the_numbers_drawn() -> None:
    assert figures.redealt([game(), game(set_up_draws=130), game(redraws=1), game()]) == 0.5
