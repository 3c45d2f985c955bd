"""Ratings of players by the results of their games: how strong, and how sure that is.

The model is Plackett-Luce of ``openskill``, which knows any number of players and shared places.
Its scale is changed so that 1500 is the start, and that who is 200 ahead wins about three of four
games of two once both are well known.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from openskill.models import PlackettLuce

from bot.features.results.standings import Played

START, SCALE = 1500, 30
"""The rating of who has not played yet; and what one point of ``openskill`` is worth."""

SURE = 2
"""Deviations on each side within which a player's strength lies with 95 %."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A player's rating: it lies within ``points`` ± ``uncertainty`` with 95 %."""

    points: int
    uncertainty: int

    @property
    def at_least(self) -> int:
        """What the player has shown for sure; rankings are sorted by it."""
        return self.points - self.uncertainty


def ratings(games: Iterable[Played]) -> dict[int, Rating]:
    """Return the rating of each user who has played against others.

    :param games: games of one kind in the order in which they ended. Computer players do not
        count: only who of the people was ahead of whom. Games with fewer than two people are left
        out.
    """
    model = PlackettLuce()
    known: dict[int, tuple[float, float]] = {}
    for played in games:
        people = played.people
        if len(people) < 2:
            continue
        before = [
            [model.rating(*known.get(player.user_id, (None, None)))]  # each one is a team
            for player in people
        ]
        after = model.rate(before, ranks=[float(player.rank) for player in people])
        known.update(
            (player.user_id, (rated.mu, rated.sigma))
            for player, (rated,) in zip(people, after, strict=True)
        )
    return {user_id: _shown(mu, sigma, model) for user_id, (mu, sigma) in known.items()}


def _shown(mu: float, sigma: float, model: PlackettLuce) -> Rating:
    return Rating(
        points=round(START + SCALE * (mu - model.mu)), uncertainty=round(SCALE * SURE * sigma)
    )
