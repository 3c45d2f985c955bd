"""What everybody sees on the map and a plan may depend on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.core import Place, Thing


def of(places: Sequence[Place], view: Any) -> tuple[Thing, ...]:
    """Return where expeditions stand, and what is on each place: an expedition, a card in the row.

    ``view`` is that of a game on the network.
    """
    names = {place.id: place.name for place in places}
    every = tuple(names.values())
    tips = {expedition.tip for expedition in view.expeditions}
    row = {*view.row}
    expeditions = [
        Thing(expedition.colour, (names[expedition.tip],), every) for expedition in view.expeditions
    ]
    return (
        *expeditions,
        *(
            Thing(
                place.name,
                ("taken" if place.id in tips else "free", *(("row",) if place.id in row else ())),
                ("free", "taken", "row"),
                place.also,
            )
            for place in places
        ),
    )
