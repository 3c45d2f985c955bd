"""Turns typed text into moves; :mod:`notation` has the table of what can be typed."""

from __future__ import annotations

from typing import Any, ClassVar

from typing_extensions import override

from engines.core import BadNotation
from engines.famous_explorers import moves
from engines.famous_explorers.market import EVENTS, EXPLORERS
from engines.famous_explorers.moves import SLOTS, Move, Slot
from engines.routes import parser
from engines.routes.moves import Decline, EndTurn

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
    """Reads the words of a line one by one."""

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
