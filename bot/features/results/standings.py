"""Results of games of several seats: how often each person played and won, and against whom."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from bot.store.rows import FinishedRow


@dataclass(frozen=True, slots=True)
class Player:
    """A person in a finished game; ``won`` also if the first place is shared."""

    user_id: int
    name: str
    rank: int
    points: int
    won: bool


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game: of what kind, and its people by seat."""

    game: str
    people: tuple[Player, ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """What a person has reached in the games of one kind."""

    user_id: int
    name: str
    """As in the newest game."""
    best: int
    """The most points."""
    games: int = 0
    wins: int = 0
    places: Mapping[int, int] = field(default_factory=dict)
    """How often each place was reached."""

    def after(self, player: Player) -> Standing:
        """Return what the person has reached after one more game."""
        return Standing(
            user_id=self.user_id,
            name=player.name,
            best=max(player.points, self.best),
            games=self.games + 1,
            wins=self.wins + player.won,
            places={**self.places, player.rank: self.places.get(player.rank, 0) + 1},
        )


@dataclass(slots=True)
class Opponent:
    """Somebody a person has played with: who was ahead how often, in games of any kind."""

    user_id: int
    name: str = ""
    games: int = 0
    ahead: int = 0
    """Games in which the person was ahead of this opponent."""
    behind: int = 0


def played(row: FinishedRow) -> Played:
    """Return what a stored game says of its people."""
    result = json.loads(row.result)
    ranks, scores, lost = result["ranks"], result["scores"], bool(result.get("lost"))
    return Played(
        game=row.game,
        people=tuple(
            Player(
                user_id=seat.user_id,
                name=seat.name,
                rank=ranks[seat.seat],
                points=scores[seat.seat],
                won=ranks[seat.seat] == 1 and not lost,
            )
            for seat in row.seats
            if seat.user_id is not None
        ),
    )


def standings(
    games: Iterable[Played], before: Mapping[int, Standing] | None = None
) -> dict[int, Standing]:
    """Return what each person has reached, given games of one kind in the order of their ends.

    ``before`` is what they had reached before these.
    """
    found = dict(before or {})
    for game in games:
        for player in game.people:
            new = Standing(player.user_id, player.name, player.points)
            found[player.user_id] = found.get(player.user_id, new).after(player)
    return found


def opponents(games: Sequence[Played], user_id: int) -> list[Opponent]:
    """Return with whom a person has played, most often first, given all kinds of games."""
    found: dict[int, Opponent] = {}
    for game in games:
        own = next((player for player in game.people if player.user_id == user_id), None)
        if own is None:
            continue
        for player in game.people:
            if player is not own:
                opponent = found.setdefault(player.user_id, Opponent(player.user_id))
                opponent.name = player.name
                opponent.games += 1
                opponent.ahead += own.rank < player.rank
                opponent.behind += own.rank > player.rank
    return sorted(found.values(), key=lambda opponent: (-opponent.games, opponent.user_id))
