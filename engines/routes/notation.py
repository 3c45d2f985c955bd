"""The notation of moves on the network, and the facts of moves and events.

A game derives its notation from :class:`RouteNotation` and adds its own moves.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import fields
from typing import Any, ClassVar

from engines.routes.moves import TICKET, Branch, Decline, EndTurn, Lay, Remove, SharedMove
from engines.routes.names import Names
from engines.routes.network import Network

DOTS = {"red": "red_dots", "green": "green_dots"}
"""Dots have no region; this stands for it in the steps of a branch."""

SILENT = ("audience", "reveals", "kind")


class RouteNotation(ABC):
    """Notation of the shared moves, and facts of all moves and events."""

    paid: ClassVar[str] = "ticket"
    """The word for an arrow that costs a ticket."""

    points: ClassVar[tuple[str, ...]] = ("to", "start", "tail", "head", "tip", "point", "place")
    """Fields of moves and events that are points."""

    lists: ClassVar[tuple[str, ...]] = ()
    """Fields that have several cards."""

    cards: ClassVar[tuple[str, ...]] = ("place", "given", "kept")
    """Those of the points that stand for cards, which may have a title."""

    kinds: ClassVar[tuple[str, ...]] = ("to", "head", "tip", "point")
    """Points that need not be places; their kind is a fact, too, such as ``to_kind``."""

    def __init__(self, network: Network, also: dict[str, str] | None = None) -> None:
        """``also`` has titles of cards by their ids; people may type those, too."""
        self.names = Names(network, also)
        self.titled = self.names.names | {
            id_: f"{title} ({self.names.names[id_]})" for id_, title in (also or {}).items()
        }
        self.kind_of = {point.id: point.kind for point in network.points}
        self.regions = {
            point.id: DOTS.get(point.kind) or (point.region or point.kind).lower().replace(" ", "_")
            for point in network.points
        }

    @abstractmethod
    def format(self, move: Any) -> str:
        """Return the move's notation."""

    @abstractmethod
    def path(self, move: Any) -> tuple[str, ...]:
        """Return the move's choice in each step of its decision."""

    def format_shared(self, move: SharedMove) -> str:
        """Return a shared move's notation."""
        named = self.names.names
        match move:
            case Lay(colour, to, by):
                word = {"main": "", "ticket": f"{self.paid} "}.get(by, f"{by} ")
                return f"{word}{colour} {named[to]}"
            case Branch(colour, start, to):
                return f"branch {colour} {named[start]} {named[to]}"
            case Remove(colour):
                return f"remove {colour}"
            case Decline() | EndTurn():
                return move.kind

    def path_shared(self, move: SharedMove) -> tuple[str, ...]:
        """Return a shared move's choice in each step of its decision."""
        match move:
            case Lay(colour, to, by):
                return by, colour, to
            case Branch(_colour, start, to):
                return self.regions[to], to, start
            case Remove(colour):
                return TICKET, colour, move.kind
            case Decline() | EndTurn():
                return (move.kind,)

    def facts(self, thing: Any) -> dict[str, int | str]:
        """Return the facts of a move or an event, with points by name."""
        facts: dict[str, int | str] = {}
        named = self.names.names
        for field in fields(thing):
            value = getattr(thing, field.name)
            if field.name in SILENT:
                continue
            if field.name in self.points:
                if field.name in self.kinds:
                    facts[f"{field.name}_kind"] = self.kind_of[value]
                value = (self.titled if field.name in self.cards else named).get(value, "")
            elif field.name in self.lists:
                value = ", ".join(self.titled[card] for card in value)
            elif isinstance(value, bool):
                value = "yes" if value else "no"
            elif isinstance(value, tuple):
                value = " ".join(map(str, value))
            facts[field.name] = value
        return facts
