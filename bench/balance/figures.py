"""Figures of many watched games: means, shares and their errors."""

from __future__ import annotations

import math
import statistics
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from bench.balance.watching import Watched

Z = 1.96
"""How many standard errors a 95 % interval extends to either side."""

TRACK = 28
"""RT-923: the printed score track ends here."""


@dataclass(frozen=True, slots=True)
class Share:
    """A share of games, from 0 to 1, and half of its 95 % interval."""

    value: float
    error: float

    def within(self, low: float, high: float) -> bool:
        """Whether the interval of the share overlaps the bounds."""
        return self.value + self.error >= low and self.value - self.error <= high


def share_of(parts: Sequence[float]) -> Share:
    """Return the mean of the games' parts as a share with its error."""
    mean = statistics.fmean(parts)
    spread = statistics.stdev(parts) if len(parts) > 1 else 0.0
    return Share(mean, Z * spread / math.sqrt(len(parts)))


Table: TypeAlias = Sequence[Watched]
"""Games of one game with the same options and the same number of seats."""


def mean(games: Table, of: Callable[[Watched], float]) -> float:
    """Return the mean over the games of something that each has."""
    return statistics.fmean(map(of, games))


def winner_mean(games: Table, of: Callable[[Watched, int], float]) -> float:
    """Return the mean of something that each winner has."""
    return mean(games, lambda game: statistics.fmean(of(game, seat) for seat in game.winners))


def seat_mean(games: Table, of: Callable[[Watched, int], float]) -> float:
    """Return the mean of something that each seat has."""
    return mean(games, lambda game: statistics.fmean(of(game, s) for s in range(len(game.players))))


# --- who wins ------------------------------------------------------------------------------


def by_order(games: Table) -> list[Share]:
    """Return how often the player wins who plays first, second, and so on."""
    return [
        share_of([_win(game, (game.first + place) % seats) for game in games])
        for seats in (len(games[0].players),)
        for place in range(seats)
    ]


def by_seat(games: Table) -> list[Share]:
    """Return how often each seat wins; the first player is drawn."""
    return [share_of([_win(game, seat) for game in games]) for seat in range(len(games[0].players))]


def by_player(games: Table) -> dict[str, Share]:
    """Return how often each of the players wins."""
    names = sorted(set(games[0].players))
    return {
        name: share_of(
            [
                sum(_win(game, seat) for seat, player in enumerate(game.players) if player == name)
                for game in games
            ]
        )
        for name in names
    }


def _win(game: Watched, seat: int) -> float:
    return game.share if seat in game.winners else 0.0


# --- how it goes ---------------------------------------------------------------------------


def on_track(games: Table) -> Share:
    """Return the share of winners that scored 0 to 28 points (RT-923)."""
    return share_of(
        [
            statistics.fmean(0 <= game.scores[seat] <= TRACK for seat in game.winners)
            for game in games
        ]
    )


def start_anywhere_share(games: Table) -> float:
    """Return the share of loops whose branch might start anywhere (RT-516)."""
    return sum(game.start_anywhere for game in games) / max(1, sum(game.loops for game in games))


def reached_shares(games: Table, places: Iterable[str]) -> dict[str, float]:
    """Return the share of the games in which each place was reached (RT-921)."""
    counts = Counter(point for game in games for point in game.reached)
    return {place: counts[place] / len(games) for place in places}


def fulfilled_shares(games: Table, regions: Mapping[str, str]) -> dict[str, float]:
    """Return, by region, the share of the dealt cards that were scored from the hand (RT-922)."""
    dealt, done = Counter[str](), Counter[str]()
    for game in games:
        for hand, fulfilled in zip(game.dealt, game.fulfilled, strict=True):
            for place in hand:
                dealt[regions[place]] += 1
                done[regions[place]] += place in fulfilled
    return {region: done[region] / dealt[region] for region in sorted(dealt)}


def redealt(games: Table) -> float:
    """Return how many hands per game were dealt again or changed in set-up.

    A hand was dealt again if more numbers were drawn than in other games with as many seats.
    """
    fewest = min(game.set_up_draws for game in games)
    return mean(games, lambda game: (game.set_up_draws > fewest) + game.redraws)
