"""Turns typed text into moves; :mod:`notation` has the table of what can be typed."""

from __future__ import annotations

from typing import ClassVar

from typing_extensions import override

from engines.expedition_1996.moves import Chip, Exchange, Keep, Move, Pass
from engines.expedition_1996.notation import Notation
from engines.routes import parser
from engines.routes.moves import Decline, EndTurn


class Parser(parser.RouteReader):
    """Reads the words of a line one by one."""

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
