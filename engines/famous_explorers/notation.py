"""How moves are written. :mod:`parser` turns typed text into moves.

| move | written | also typed |
| --- | --- | --- |
| lay the main arrow | ``red Timbuktu`` | ``r timb``, ``Timbuktu`` if one colour leads there |
| lay an arrow for a ticket | ``ticket red Timbuktu`` | ``t red timbuctu`` |
| lay a bonus arrow | ``bonus red Timbuktu`` | ``red Timbuktu`` while the bonus is open |
| let a bonus go | ``decline`` | ``no``, ``skip``, ``pass`` |
| lay the branch of a loop | ``branch red Angkor Chang'an`` | ``angkor changan``, ``changan`` |
| remove an arrow | ``remove red`` | ``ticket remove red``, ``remove`` if one will do |
| exchange a card | ``exchange Timbuktu`` | ``swap timbuktu``, ``ticket exchange timb`` |
| keep a card drawn | ``keep Giza`` | ``giza`` |
| put a card aside, redraw | ``toss Giza``, ``redraw`` | ``giza``, ``draw`` |
| mark a place | ``mark Giza`` | ``giza`` |
| score a card | ``score Giza`` | ``show giza`` |
| hold a card back, release it | ``hold Giza``, ``release Giza`` | ``free giza`` |
| hold back or release all | ``hold all``, ``release all`` | |
| buy a card | ``buy zheng`` | ``buy zh``, ``zheng`` |
| play a kept Event | ``play wind`` | ``wind`` |
| lay an Event's arrow | ``extra red Timbuktu`` | ``red timbuktu`` while it is owed |
| lift an arrow (Fallen Bridge) | ``lift red``, ``enough`` | ``red``, ``done`` |
| discard for the Gossip | ``give Giza`` | ``giza`` |
| move a mark | ``shift Giza Troy`` | ``giza troy`` |
| score by the Spyglass | ``spy Giza`` | ``giza`` |
| peek at a Secret | ``peek a`` | ``look a`` |
| turn a Secret over | ``reveal a`` | ``flip a`` |
| take a mark off the board | ``drop Giza`` | ``giza`` |
| end the turn | ``end`` | ``done``, ``pass`` |

Moves may follow each other in one line: ``ticket red Marib red Giza end``. Places are named by
their names (on the map, or in German, French or Italian), by the titles of their cards, or by their
ids in the network. Case, accents and punctuation do not matter, small words such as "to" are
skipped. A name may be cut short, begun with a later word (*fuji*), or have one slip, as long as
only one name fits; if several fit, but only one of them answers the open question, that is meant.
"""

from __future__ import annotations

from typing import Any

from typing_extensions import override

from engines.core import Part, Shortcut
from engines.famous_explorers import moves
from engines.famous_explorers.events import SecretMissed
from engines.famous_explorers.market import timing
from engines.famous_explorers.moves import Move
from engines.routes.moves import TICKET
from engines.routes.notation import RouteNotation

SELDOM = ("extra", "lift", "enough", "give", "shift", "spy", "drop", "toss", "redraw")
"""Kinds of moves asked for by Events, wrong reveals and bad hands; one command serves them all."""

SHORTCUTS = (
    Shortcut("arrow", (Part("colour", kinds=("lay",)), Part("to", kinds=("lay",)))),
    Shortcut("ticket", (Part("colour", "ticket"), Part("to"))),
    Shortcut("bonus", (Part("colour", "bonus"), Part("to"))),
    Shortcut("branch", (Part("arrow", "branch"),)),
    Shortcut("remove", (Part("colour", "remove"),)),
    Shortcut("exchange", (Part("card", "exchange"),)),
    Shortcut("keep", (Part("card", "keep"),)),
    Shortcut("mark", (Part("place", "mark"),)),
    Shortcut("score", (Part("card", "score"),)),
    Shortcut("hold", (Part("card", "hold"),)),
    Shortcut("release", (Part("card", "release"),)),
    Shortcut("buy", (Part("card", "buy"),)),
    Shortcut("event", (Part("card", "play"),)),
    Shortcut("step", (Part("move", kinds=SELDOM),)),
    Shortcut("peek", (Part("slot", "peek"),)),
    Shortcut("reveal", (Part("slot", "reveal"),)),
    Shortcut("decline", (), "decline"),
    Shortcut("end", (), "end"),
)


class Notation(RouteNotation):
    """How moves are written, and which facts texts take from moves and events."""

    points = (*RouteNotation.points, "given", "kept")
    lists = ("drawn", "returned", "tossed", "places")

    @override
    def format(self, move: Move) -> str:
        """Return the move's notation."""
        named = self.names.names
        match move:
            case moves.OfPlace(place):
                return f"{move.kind} {named[place]}"
            case moves.Buy(card) | moves.Play(card):
                return f"{move.kind} {card}"
            case moves.Extra(colour, to):
                return f"extra {colour} {named[to]}"
            case moves.Lift(colour):
                return f"lift {colour}"
            case moves.Shift(start, to):
                return f"shift {named[start]} {named[to]}"
            case moves.Peek(slot) | moves.Reveal(slot):
                return f"{move.kind} {slot}"
            case moves.HoldAll() | moves.ReleaseAll() | moves.Redraw() | moves.Enough():
                return move.kind.replace("-", " ")
        return self.format_shared(move)

    @override
    def path(self, move: Move) -> tuple[str, ...]:
        """Return the move's answer to each step of its question, as buttons show them."""
        match move:
            case moves.Exchange(place):
                return TICKET, move.kind, place
            case moves.Score() | moves.Hold() | moves.Release():
                return move.kind, move.place
            case moves.OfPlace(place):
                return (place,)
            case moves.Buy(card) | moves.Play(card):
                return move.kind, card
            case moves.Extra(colour, to):
                return colour, to
            case moves.Lift(colour):
                return (colour,)
            case moves.Shift(start, to):
                return start, to
            case moves.Peek(slot) | moves.Reveal(slot):
                return (f"{move.kind}_{slot}",)
            case moves.HoldAll() | moves.ReleaseAll() | moves.Redraw() | moves.Enough():
                return (move.kind,)
        return self.path_shared(move)

    @override
    def facts(self, thing: Any) -> dict[str, int | str]:
        """Return the facts of a move or an event; of an Explorer or Event also when it works."""
        values = super().facts(thing)
        match thing:
            case moves.Buy(card) | moves.Play(card):
                values |= {"effect": card, "timing": timing(card)}
            case SecretMissed():
                values["gaining"] = len(thing.gaining_seats)
        return values
