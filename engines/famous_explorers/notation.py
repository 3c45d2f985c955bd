"""How moves are written, and read from what people type.

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

from typing import Any, ClassVar

from typing_extensions import override

from engines.core import BadNotation, Part, Shortcut
from engines.famous_explorers import moves
from engines.famous_explorers.events import SecretMissed
from engines.famous_explorers.market import EVENTS, EXPLORERS, timing
from engines.famous_explorers.moves import SLOTS, Move, Slot
from engines.routes import parser
from engines.routes.moves import TICKET, Decline, EndTurn
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
                return move.kind, slot
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


CARDS: dict[str, tuple[type[Any], ...]] = dict.fromkeys(
    (*EXPLORERS, *EVENTS), (moves.Buy, moves.Play)
)
OF_PLACE: tuple[type[Any], ...] = (
    moves.Mark,
    moves.Toss,
    moves.Keep,
    moves.Give,
    moves.Spy,
    moves.Drop,
)
"""Moves that a question never mixes, so that the name of the place is enough."""


class Parser(parser.RouteReader):
    """Turns typed text into moves: reads the words of a line one by one."""

    fillers: ClassVar = (parser.FILLERS | {"card", "event", "explorer", "secret"}) - {"play", "a"}
    verbs: ClassVar = {
        **parser.VERBS,
        "ticket": (*parser.VERBS["ticket"], moves.Exchange),
        "voucher": (*parser.VERBS["voucher"], moves.Exchange),
        "exchange": (moves.Exchange,),
        "swap": (moves.Exchange,),
        "keep": (moves.Keep,),
        "toss": (moves.Toss,),
        "redraw": (moves.Redraw,),
        "draw": (moves.Redraw,),
        "mark": (moves.Mark,),
        "score": (moves.Score,),
        "show": (moves.Score,),
        "hold": (moves.Hold, moves.HoldAll),
        "release": (moves.Release, moves.ReleaseAll),
        "free": (moves.Release, moves.ReleaseAll),
        "buy": (moves.Buy,),
        "play": (moves.Play,),
        "extra": (moves.Extra,),
        "lift": (moves.Lift,),
        "enough": (moves.Enough,),
        "give": (moves.Give,),
        "shift": (moves.Shift,),
        "move": (moves.Shift,),
        "spy": (moves.Spy,),
        "peek": (moves.Peek,),
        "look": (moves.Peek,),
        "reveal": (moves.Reveal,),
        "flip": (moves.Reveal,),
        "drop": (moves.Drop,),
        "done": (EndTurn, Decline, moves.Enough),
        **CARDS,
        "pass": (EndTurn, Decline, moves.Play),
    }
    synonyms: ClassVar = {
        **parser.SYNONYMS,
        "swap": "exchange",
        "draw": "redraw",
        "show": "score",
        "free": "release",
        "move": "shift",
        "look": "peek",
        "flip": "reveal",
    }
    paid: ClassVar = (*parser.RouteReader.paid, "exchange")

    @override
    def own(self, verb: str) -> Move:
        if verb == "pass" and moves.Play("pass") not in self.moves:
            # The Hidden Pass is an Event, but only where it can be played.
            return Decline() if self.offered(Decline) else EndTurn()
        if verb in CARDS:
            return self._card_alone(verb)
        kind = self.verbs[verb][0]
        match verb:
            case "hold":
                return moves.HoldAll() if self.took("all") else self._of_place(moves.Hold)
            case "release":
                return moves.ReleaseAll() if self.took("all") else self._of_place(moves.Release)
            case "buy" | "play":
                return self._card(kind)
            case "extra":
                return self._extra()
            case "lift":
                return self._lift()
            case "shift":
                return self._shift()
            case "peek" | "reveal":
                return self._slot(kind)
        if issubclass(kind, moves.OfPlace):
            return self._of_place(kind)
        answer: Move = super().own(verb)
        return answer

    @override
    def coloured(self) -> Move:
        if self.offered(moves.Extra):
            return self._extra()
        if self.offered(moves.Lift):
            return self._lift()
        answer: Move = super().coloured()
        return answer

    @override
    def unnamed(self) -> Move:
        for kind in OF_PLACE:
            if self.offered(kind):
                return self._of_place(kind)
        return self._shift() if self.offered(moves.Shift) else self.coloured()

    def _of_place(self, kind: type[Any]) -> Move:
        answer: Move = kind(self.place([move.place for move in self.offered(kind)]))
        return answer

    def _card(self, kind: type[Any]) -> Move:
        """Take the name of an Explorer or Event, or its beginning, and return the move.

        :raises BadNotation: if it fits no card, or several.
        """
        typed = self.peek()
        likely = [move.card for move in self.offered(kind)]
        for pool in (likely, CARDS):
            matches = [card for card in pool if typed and card.startswith(typed)]
            if typed in matches or len(matches) == 1:
                self.at += 1
                move: Move = kind(typed if typed in matches else matches[0])
                return move
            if matches:
                raise BadNotation("ambiguous", typed, tuple(matches))
        raise self.wrong(self.formats(self.offered(kind)))

    def _card_alone(self, card: str) -> Move:
        """Return the move meant by a card's name without a verb: play it, or else buy it."""
        plays = [move for move in self.offered(moves.Play) if move.card == card]
        return plays[0] if plays else moves.Buy(card)

    def _extra(self) -> Move:
        colour, to, only = self.way(self.offered(moves.Extra))
        return only if only is not None else moves.Extra(colour, to)

    def _lift(self) -> Move:
        offered = self.offered(moves.Lift)
        colour = self.colour()
        if colour is not None:
            return moves.Lift(colour)
        if self.peek() and len(offered) != 1:
            raise self.wrong(self.formats(offered))
        return self.only(offered, self.formats(offered))

    def _shift(self) -> Move:
        offered = self.offered(moves.Shift)
        start = self.place(list(dict.fromkeys(move.start for move in offered)))
        return moves.Shift(start, self.place([move.to for move in offered if move.start == start]))

    def _slot(self, kind: type[Any]) -> Move:
        typed, offered = self.peek(), self.offered(kind)
        matches: list[Slot] = [slot for slot in SLOTS if slot == typed]
        if matches:
            self.at += 1
            move: Move = kind(matches[0])
            return move
        if typed and len(offered) != 1:
            raise self.wrong(self.formats(offered))
        only: Move = self.only(offered, self.formats(offered))
        return only
