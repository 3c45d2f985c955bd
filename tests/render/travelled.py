"""Expeditions whose routes are laid by hand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from engines.routes.view import Expedition, Step, Turn
from render.routes import chart


def with_routes(view: Any, routes: Mapping[str, tuple[Step, ...]], **fresh: int) -> Any:
    """Return a view with these routes, in which the last arrows of each colour are new."""
    laid = tuple((each, step) for each in fresh for step in routes[each][-fresh[each] :])
    news = (Turn(seat=0, laid=laid, removed=(), points=()),)  # type: ignore[arg-type]
    return replace(view, expeditions=travelled(view.expeditions, routes), news=news if laid else ())


def travelled(
    expeditions: tuple[Expedition, ...], routes: Mapping[str, tuple[Step, ...]]
) -> tuple[Expedition, ...]:
    """Return expeditions with these routes."""
    return tuple(
        replace(
            expedition,
            arrows=routes.get(expedition.colour, ()),
            tip=routes.get(expedition.colour, ((chart.start(), chart.start()),))[-1][1],
            left=45 - len(routes.get(expedition.colour, ())),
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
