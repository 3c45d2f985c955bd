"""What sentences say of moves and events."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from engines.core import Fact, chain, phrase
from engines.luxor.board import DIRECTIONS, cell_name
from engines.luxor.events import Placed


def facts(thing: Any) -> dict[str, Fact]:
    """Return the fields of a move or an event for texts, with cells by name."""
    values: dict[str, Fact] = {}
    for field in fields(thing):
        value = getattr(thing, field.name)
        match field.name:
            case "audience" | "reveals" | "kind" | "tiles":
                continue
            case "cell" | "source" | "target":
                value = cell_name(value)
            case "end":
                values["next"] = "more"  # a question says which
                value = "end" if value else "on"
            case "captured":
                values["captives"] = len(value)
                continue
            case "left":
                values |= _spread(thing)
                continue
            case "former_seat":
                values["taken"] = "no" if value is None else "yes"
                value = thing.seat if value is None else value
            case "scores" | "winner_seats":
                value = " ".join(map(str, value))
        values[field.name] = value
    return values


def _spread(placed: Placed) -> dict[str, Fact]:
    """Return how many adventurers stay on a new camp, and as a phrase where the others walk."""
    step = DIRECTIONS.get(placed.direction, 0)
    stay, *others = placed.left or (0,)
    walked = [
        phrase("walk", count=count, cell=cell_name(placed.cell + step * number))
        for number, count in enumerate(others, start=1)
        if count
    ]
    return {"stay": stay, "walked": chain("walks", walked) if walked else ""}
