"""The quality goals RT-921 to RT-926 on a few games of greedy players with fixed seeds.

Figures of few games scatter, so each bound is widened by two standard errors: those of the bound
itself where it is a share, those of the games where it is a mean. `bench.balance` measures the
same on a thousand games, and docs/balance tells what it found.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable
from functools import cache

import pytest

from bench.balance import figures
from bench.balance.figures import Table
from bench.balance.goals import OUT_OF_ARROWS, WINNER
from bench.balance.playing import game_of, jobs_of, played
from bench.balance.watching import Watched, network_of
from tests.nightly import thinned

GAME = "expedition_1996"
GAMES = 10
"""Per number of seats; a thousand would take a quarter of an hour."""

ERRORS = 2
SEATS = range(2, 7)
REGIONS = {
    point.id: point.region for point in network_of(game_of(GAME)).points if point.region is not None
}


pytestmark = pytest.mark.slow

SOME_SEATS = thinned(SEATS, lambda seats: seats == 2)


@cache
def games(seats: int) -> Table:
    return played(jobs_of(GAME, ["medium"] * seats, {}, GAMES))


@cache
def every_game() -> Table:
    return [game for seats in SEATS for game in games(seats)]


def at_most(bound: float, cases: int) -> float:
    """Return the greatest share to expect in so many cases if the true share keeps the bound."""
    return bound + ERRORS * math.sqrt(bound * (1 - bound) / cases)


def keeps(table: Table, of: Callable[[Watched], float], low: float, high: float) -> bool:
    values = [*map(of, table)]
    error = ERRORS * statistics.stdev(values) / math.sqrt(len(values))
    return low - error <= statistics.fmean(values) <= high + error


@pytest.mark.nightly
@pytest.mark.rule("RT-921")
def test_every_place_is_reached_now_and_then_and_none_always() -> None:
    shares = figures.reached_shares(every_game(), REGIONS)
    assert len(shares) == 79
    assert 1 - min(shares.values()) <= at_most(0.70, len(every_game()))
    assert max(shares.values()) <= min(at_most(0.95, len(every_game())), 0.99)


@pytest.mark.nightly
@pytest.mark.rule("RT-922")
def test_no_region_is_much_better_than_another() -> None:
    shares = figures.fulfilled_shares(every_game(), REGIONS)
    assert len(shares) == 6
    fewest = min(
        sum(
            REGIONS[place] == region
            for game in every_game()
            for hand in game.dealt
            for place in hand
        )
        for region in shares
    )
    # The difference of two shares of about three quarters.
    error = ERRORS * math.sqrt(2 * 0.75 * 0.25 / fewest)
    assert max(shares.values()) - min(shares.values()) <= 0.15 + error


@pytest.mark.rule("RT-923")
@pytest.mark.parametrize("seats", SOME_SEATS)
def test_winners_score_as_they_should(seats: int) -> None:
    assert keeps(games(seats), lambda game: max(game.scores), *WINNER[seats])


@pytest.mark.nightly
@pytest.mark.rule("RT-923")
def test_winners_stay_on_the_printed_track() -> None:
    off = 1 - figures.on_track(every_game()).value
    assert off <= at_most(0.10, len(every_game()))


@pytest.mark.rule("RT-924")
@pytest.mark.parametrize("seats", SOME_SEATS)
def test_most_arrows_are_laid(seats: int) -> None:
    assert keeps(games(seats), lambda game: game.laid, 85, 130)


@pytest.mark.rule("RT-924")
@pytest.mark.parametrize("seats", thinned(OUT_OF_ARROWS, lambda seats: seats == 2))
def test_arrows_seldom_run_out(seats: int) -> None:
    out = figures.mean(games(seats), lambda game: game.how == "arrows")
    assert out <= at_most(OUT_OF_ARROWS[seats], GAMES)


@pytest.mark.rule("RT-925")
@pytest.mark.parametrize("seats", SOME_SEATS)
def test_no_place_in_the_order_of_play_wins_much_more_than_others(seats: int) -> None:
    best = max(share.value for share in figures.by_order(games(seats)))
    assert best <= at_most(1.35 / seats, GAMES)


@pytest.mark.rule("RT-926")
@pytest.mark.parametrize("seats", SOME_SEATS)
def test_there_are_loops_but_not_too_many(seats: int) -> None:
    assert keeps(games(seats), lambda game: game.loops, 5, 11)


@pytest.mark.nightly
@pytest.mark.rule("RT-926")
def test_a_branch_is_hardly_ever_missing() -> None:
    """The loop rule of variant A has the fewest exits, so it is where a branch may be missing."""
    table = [*every_game(), *played(jobs_of(GAME, ["medium"] * 4, {"variant_a": True}, 8))]
    loops = sum(game.loops for game in table)
    assert loops > 300
    assert figures.start_anywhere_share(table) <= at_most(0.02, loops)
    assert sum(game.stuck for game in table) == 0
