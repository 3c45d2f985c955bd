"""How moves are written, and read from what people type.

| move | written | also typed |
| --- | --- | --- |
| lay the main arrow | ``red Timbuktu`` | ``r timb``, ``Timbuktu`` if one colour leads there |
| lay an arrow for a voucher | ``voucher red Timbuktu`` | ``ticket red timbuctu`` |
| lay a bonus arrow | ``bonus red Timbuktu`` | ``red Timbuktu`` while the bonus is open |
| let a bonus go | ``decline`` | ``no``, ``skip``, ``pass`` |
| lay the branch of a loop | ``branch red Angkor Chang'an`` | ``angkor changan``, ``changan`` |
| remove an arrow | ``remove red`` | ``voucher remove red``, ``remove`` if one will do |
| exchange a mission | ``exchange Timbuktu`` | ``swap timbuktu``, ``voucher exchange timb`` |
| keep a mission drawn | ``keep Giza`` | ``giza`` |
| place a chip | ``chip Giza`` | ``giza``, ``mark giza`` |
| place no more chips | ``pass`` | ``done``, ``no`` |
| end the turn | ``end`` | ``done``, ``pass`` |

Moves may follow each other in one line: ``voucher red Marib red Giza end``. Points are named by
their names (on the map, or in German, French or Italian) or by their ids in the network. Case,
accents and punctuation do not matter, small words such as "to" are skipped. A name may be cut
short, begun with a later word (*fuji*), or have one slip, as long as only one name fits; if several
fit, but only one of them answers the open question, that one is meant.
"""

from __future__ import annotations

from typing import ClassVar

from typing_extensions import override

from engines.core import Part, Shortcut
from engines.expedition_1996.moves import Chip, Exchange, Keep, Move, Pass
from engines.routes import parser
from engines.routes.moves import TICKET, Decline, EndTurn
from engines.routes.notation import RouteNotation

SHORTCUTS = (
    Shortcut("arrow", (Part("colour", kinds=("lay",)), Part("to", kinds=("lay",)))),
    Shortcut("voucher", (Part("colour", "voucher"), Part("to"))),
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


class Notation(RouteNotation):
    """How moves are written, and which facts texts take from moves and events."""

    paid = "voucher"
    points = (*RouteNotation.points, "given", "kept", "returned")
    lists = ("drawn",)

    @override
    def format(self, move: Move) -> str:
        """Return the move's notation."""
        match move:
            case Exchange(place) | Keep(place) | Chip(place):
                return f"{move.kind} {self.names.names[place]}"
            case Pass():
                return move.kind
        return self.format_shared(move)

    @override
    def path(self, move: Move) -> tuple[str, ...]:
        """Return the move's answer to each step of its question, as buttons show them."""
        match move:
            case Exchange(place):
                return TICKET, move.kind, place
            case Keep(place):
                return (place,)
            case Chip(place):
                return self.regions[place], place
            case Pass():
                return (move.kind,)
        return self.path_shared(move)


class Parser(parser.RouteReader):
    """Turns typed text into moves: reads the words of a line one by one."""

    fillers: ClassVar = parser.FILLERS | {"mission"}
    verbs: ClassVar = {
        **parser.VERBS,
        "ticket": (*parser.VERBS["ticket"], Exchange),
        "voucher": (*parser.VERBS["voucher"], Exchange),
        "exchange": (Exchange,),
        "swap": (Exchange,),
        "keep": (Keep,),
        "chip": (Chip,),
        "mark": (Chip,),
        "skip": (Decline, Pass),
        "no": (Decline, Pass),
        "pass": (Pass, Decline, EndTurn),
        "done": (EndTurn, Pass, Decline),
    }
    synonyms: ClassVar = {**parser.SYNONYMS, "swap": "exchange", "mark": "chip"}
    ticket: ClassVar = Notation.paid
    paid: ClassVar = (*parser.RouteReader.paid, "exchange")

    @override
    def own(self, verb: str) -> Move:
        match verb:
            case "exchange":
                return Exchange(self.place([move.place for move in self.offered(Exchange)]))
            case "keep":
                return Keep(self.place([move.place for move in self.offered(Keep)]))
            case "chip":
                return Chip(self.place([move.place for move in self.offered(Chip)]))
        answer: Move = super().own(verb)
        return answer

    @override
    def unnamed(self) -> Move:
        if chips := self.offered(Chip):
            return Chip(self.place([move.place for move in chips]))
        if keeps := self.offered(Keep):
            return Keep(self.place([move.place for move in keeps]))
        answer: Move = super().unnamed()
        return answer
