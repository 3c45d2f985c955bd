"""Sets a game up: who is first, the streams of chance, and the first layout (section 2)."""

from __future__ import annotations

from dataclasses import replace

from engines.core import BadOptions, Chance
from engines.explorers.content import Content
from engines.explorers.landscape import Degrees, Layout, Placed
from engines.explorers.sheet import Draft, Sheet
from engines.explorers.state import ExplorersOptions, State, Streams

DEGREES: tuple[Degrees, ...] = (0, 90, 180, 270)


def start(content: Content, seats: int, options: ExplorersOptions, seed: str) -> State:
    """Return the state in which a landscape is proposed (XP-203).

    :raises BadOptions: if the first player's seat is not taken.
    """
    if options.first_player is not None and options.first_player > seats:
        raise BadOptions(
            f"first_player: there are only {seats} seats", "number",
            option="first_player", least=1, most=seats,
        )  # fmt: skip
    first, _rest = Chance.from_seed(f"{seed} first player").below(seats)
    if options.first_player is not None:
        first = options.first_player - 1
    begun = streams(seed)
    layout, chance = drawn(content, begun.layout)
    blank = Sheet(crosses=0)
    return State(
        chance=replace(begun, layout=chance.without_log()),
        expert=options.expert,
        wanted=options.achievements,
        phase="layout",
        first=first,
        layout=layout,
        changes=0,
        achievements=(),
        start=None,
        round=0,
        number=0,
        pile=(),
        aside=None,
        turned=(),
        card=None,
        near=None,
        side=None,
        sheets=(blank,) * seats,
        drafts=(Draft(sheet=blank, stage="choose"),) * seats,
        struck=(0, 0, 0, 0),
        races_struck=(),
        news=(),
    )


def streams(seed: str) -> Streams:
    """Return the streams of chance of a seed."""
    return Streams(
        layout=Chance.from_seed(f"{seed} layout"),
        achievements=Chance.from_seed(f"{seed} achievements"),
        cards=Chance.from_seed(f"{seed} cards"),
        orientations=Chance.from_seed(f"{seed} orientations"),
    )


def drawn(content: Content, chance: Chance) -> tuple[Layout, Chance]:
    """Return a random layout: four different tiles, each turned at random (XP-203)."""
    tiles, chance = chance.shuffled(sorted(tile.number for tile in content.tiles))
    placed = []
    for tile in tiles[:4]:
        degrees, chance = chance.chosen(DEGREES)
        placed.append(Placed(tile, degrees))
    first, second, third, fourth = placed
    return (first, second, third, fourth), chance
