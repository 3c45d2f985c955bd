"""Results of games of several seats: how often each person played and won, and against whom."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
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


@dataclass(slots=True)
class Standing:
    """What a person has reached in the games of one kind."""

    user_id: int
    name: str
    """As in the newest game."""
    best: int
    """The most points."""
    games: int = 0
    wins: int = 0
    places: Counter[int] = field(default_factory=Counter)
    """How often each place was reached."""


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


def standings(games: Iterable[Played]) -> dict[int, Standing]:
    """Return what each person has reached, given games of one kind in the order of their ends."""
    found: dict[int, Standing] = {}
    for game in games:
        for player in game.people:
            new = Standing(player.user_id, player.name, player.points)
            standing = found.setdefault(player.user_id, new)
            standing.name = player.name
            standing.best = max(player.points, standing.best)
            standing.games += 1
            standing.wins += player.won
            standing.places[player.rank] += 1
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
