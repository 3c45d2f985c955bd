"""Expeditions whose routes are laid by hand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from engines.routes.view import Expedition, Step
from render.routes import chart


def travelled(
    expeditions: tuple[Expedition, ...], routes: Mapping[str, tuple[Step, ...]], **fresh: int
) -> tuple[Expedition, ...]:
    """Return expeditions with these routes, in which the last arrows of each colour are recent."""
    return tuple(
        replace(
            expedition,
            arrows=routes.get(expedition.colour, ()),
            tip=routes.get(expedition.colour, ((chart.start(), chart.start()),))[-1][1],
            left=45 - len(routes.get(expedition.colour, ())),
            fresh=fresh.get(expedition.colour, 0),
            removed=(),
            over=False,
        )
        for expedition in expeditions
    )


EXAMPLE: Mapping[str, tuple[Step, ...]] = {
    "red": (("start", "venice"), ("venice", "carthage"), ("carthage", "troy"),
            ("troy", "giza"), ("giza", "meroe")),
    "yellow": (("start", "g01"), ("g01", "troy"), ("troy", "carthage"), ("carthage", "venice")),
    "blue": (("start", "r01"), ("r01", "brattahlid")),
}  # fmt: skip
"""Routes that share lines, cross, and lie far apart."""
