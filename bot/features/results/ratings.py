"""Ratings of players by the results of their games: how strong, and how sure that is.

The model is Plackett-Luce of ``openskill``, which knows any number of players and shared places.
Its scale is changed so that 1500 is the start, and that who is 200 ahead wins about three of four
games of two once both are well known.
"""

from __future__ import annotations

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


class Ratings:
    """The ratings of people by the games of one kind that were added so far."""

    def __init__(self) -> None:
        self._model = PlackettLuce()
        self._known: dict[int, tuple[float, float]] = {}

    def add(self, played: Played) -> None:
        """Add a game that ended after all others.

        Computer players do not count: only who of the people was ahead of whom. A game with fewer
        than two people changes nothing.
        """
        people, model = played.people, self._model
        if len(people) < 2:
            return
        before = [
            [model.rating(*self._known.get(player.user_id, (None, None)))]  # each one is a team
            for player in people
        ]
        after = model.rate(before, ranks=[float(player.rank) for player in people])
        self._known.update(
            (player.user_id, (rated.mu, rated.sigma))
            for player, (rated,) in zip(people, after, strict=True)
        )

    def of(self, user_id: int) -> Rating | None:
        """Return the rating of a user; ``None`` for who has not played against others."""
        if user_id not in self._known:
            return None
        mu, sigma = self._known[user_id]
        return Rating(
            points=round(START + SCALE * (mu - self._model.mu)),
            uncertainty=round(SCALE * SURE * sigma),
        )
