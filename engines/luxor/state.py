"""The state of a game of Luxor, secrets included, and its options."""

from __future__ import annotations

from dataclasses import dataclass

from pydantic import Field

from engines.core import Chance, Options
from engines.luxor.moves import Action, Tile
from engines.luxor.tiles import Draft, HandTile, Turn


class LuxorOptions(Options):
    """Options of Luxor."""

    adventures: bool = Field(default=False, description="Play with the New Adventures expansion")
    first_player: int | None = Field(
        default=None, ge=1, le=4, description="Seat number of the first player; drawn if not named"
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """The state of a game. Its dictionaries are never changed in place.

    ``turn`` and ``round`` are 0 while starting tiles are chosen; ``placed`` counts this turn's
    placements.
    ``board`` maps cells to tiles, ``stacks`` cells to the owners of the adventurers on them from
    bottom to top. ``piles`` and ``action_piles`` have the next tile last. ``kept`` holds the
    choices of LX-202. ``captives`` counts, per captor, whose adventurers were taken. ``recent``
    are the cells that the running turn changed, or the turn before it while it changed nothing.
    ``news`` are the turns since each seat's own last one, none once the game is over.
    """

    chance: Chance
    adventures: bool
    first: int
    turn: int
    round: int
    active: int
    placed: int
    finished: bool
    board: dict[int, Tile]
    stacks: dict[int, tuple[int, ...]]
    kept: tuple[Tile | None, ...]
    hands: tuple[tuple[HandTile, ...], ...]
    piles: tuple[tuple[HandTile, ...], ...]
    supplies: tuple[int, ...]
    draft: Draft | None
    action_hands: tuple[tuple[Action, ...], ...]
    action_piles: tuple[tuple[Action, ...], ...]
    used: tuple[tuple[Action, ...], ...]
    boats: dict[int, int]
    snakes: dict[int, int]
    captives: tuple[tuple[int, ...], ...]
    recent: tuple[int, ...]
    news: tuple[Turn, ...]

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.hands)
