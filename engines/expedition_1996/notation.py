"""How moves are typed and read.

| move | written | also typed |
| --- | --- | --- |
| lay the main arrow | ``red Timbuktu`` | ``r timb``, ``Timbuktu`` if one colour leads there |
| lay an arrow for a voucher | ``ticket red Timbuktu`` | ``voucher red timbuctu`` |
| lay a bonus arrow | ``bonus red Timbuktu`` | ``red Timbuktu`` while the bonus is open |
| let a bonus go | ``decline`` | ``no``, ``skip``, ``pass`` |
| lay the branch of a loop | ``branch red Angkor Chang'an`` | ``angkor changan``, ``changan`` |
| remove an arrow | ``remove red`` | ``ticket remove red``, ``remove`` if one will do |
| exchange a mission | ``exchange Timbuktu`` | ``swap timbuktu``, ``ticket exchange timb`` |
| keep a mission drawn | ``keep Giza`` | ``giza`` |
| place a chip | ``chip Giza`` | ``giza``, ``mark giza`` |
| place no more chips | ``pass`` | ``done``, ``no`` |
| end the turn | ``end`` | ``done``, ``pass`` |

Moves may follow each other in one line: ``ticket red Marib red Giza end``. Points are named by
their names or by their ids in the network. Case, accents and punctuation do not matter, small
words such as "to" are passed over. A name may be cut short, begun with a later word (*fuji*), or
have one slip, as long as one reading is left; where the open question leaves one, that is it.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from engines.core import Part, Shortcut
from engines.expedition_1996.moves import Chip, Exchange, Keep, Move, Pass
from engines.expedition_1996.names import Names
from engines.routes.moves import Branch, Decline, EndTurn, Lay, Remove
from engines.routes.network import Network

SHORTCUTS = (
    Shortcut("arrow", (Part("colour", kinds=("lay",)), Part("to", kinds=("lay",)))),
    Shortcut("ticket", (Part("colour", "ticket"), Part("to"))),
    Shortcut("bonus", (Part("colour", "bonus"), Part("to"))),
    Shortcut("branch", (Part("arrow", "branch"),)),
    Shortcut("remove", (Part("colour", "remove"),)),
    Shortcut("exchange", (Part("mission", "exchange"),)),
    Shortcut("keep", (Part("mission", "keep"),)),
    Shortcut("chip", (Part("place", "chip"),)),
    Shortcut("decline", (), "decline"),
    Shortcut("pass", (), "pass"),
    Shortcut("end", (), "end"),
)

POINTS = ("place", "to", "start", "tail", "head", "tip", "point", "given", "kept", "returned")
"""Fields of moves and events that are points."""

KINDS = ("to", "head", "tip", "point")
"""Those of them that may be no place; what they are is a fact of its own, as in ``to_kind``."""


def slug(region: str | None) -> str:
    """Return a region's name as the keys of texts have it."""
    return (region or "").lower().replace(" ", "_")


DOTS = {"red": "red_dots", "green": "green_dots"}
"""What stands for the region where a branch may lead to a dot."""

SILENT = ("audience", "reveals", "kind")


class Notation:
    """How moves on a network are written, and what moves and events say."""

    def __init__(self, network: Network) -> None:
        self.names = Names(network)
        self.kinds = {point.id: point.kind for point in network.points}
        self.regions = {
            point.id: DOTS.get(point.kind) or (point.region or point.kind).lower().replace(" ", "_")
            for point in network.points
        }

    def format(self, move: Move) -> str:
        """Return the move's notation."""
        named = self.names.names
        match move:
            case Lay(colour, to, by):
                return f"{colour} {named[to]}" if by == "main" else f"{by} {colour} {named[to]}"
            case Branch(colour, start, to):
                return f"branch {colour} {named[start]} {named[to]}"
            case Remove(colour):
                return f"remove {colour}"
            case Exchange(place) | Keep(place) | Chip(place):
                return f"{move.kind} {named[place]}"
            case Decline() | EndTurn() | Pass():
                return move.kind

    def steps(self, move: Move) -> tuple[str, ...]:
        """Return the answers to the steps in which the move's question is split."""
        match move:
            case Lay(colour, to, by):
                return by, colour, to
            case Branch(_colour, start, to):
                return self.regions[to], to, start
            case Remove(colour):
                return "remove", colour
            case Exchange(place):
                return "exchange", place
            case Keep(place):
                return (place,)
            case Chip(place):
                return self.regions[place], place
            case Decline() | EndTurn() | Pass():
                return (move.kind,)

    def facts(self, thing: Any) -> dict[str, int | str]:
        """Return what a move or an event says, its points by name."""
        found: dict[str, int | str] = {}
        named = self.names.names
        for field in fields(thing):
            value = getattr(thing, field.name)
            if field.name in SILENT:
                continue
            if field.name in POINTS:
                if field.name in KINDS:
                    found[f"{field.name}_kind"] = self.kinds[value]
                value = named.get(value, "")
            elif field.name == "drawn":
                value = ", ".join(self.names.named(value))
            elif isinstance(value, bool):
                value = "yes" if value else "no"
            elif isinstance(value, tuple):
                value = " ".join(map(str, value))
            found[field.name] = value
        return found
