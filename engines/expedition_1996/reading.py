"""Reads what people type as moves; the table is in :mod:`notation`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from engines.core import BadNotation
from engines.expedition_1996.moves import Chip, Exchange, Keep, Move, Pass
from engines.expedition_1996.names import words_of
from engines.expedition_1996.notation import Notation
from engines.routes.moves import COLOURS, Branch, Colour, Decline, EndTurn, Lay, Paid, Remove

MoveT = TypeVar("MoveT")

FILLERS = {
    "a", "an", "the", "my", "and", "then", "on", "at", "to", "from", "for", "with", "via", "use",
    "lay", "play", "go", "arrow", "mission", "turn", "place", "put", "spend",
}  # fmt: skip
VERBS: dict[str, tuple[type[Any], ...]] = {
    "main": (Lay,),
    "ticket": (Lay, Remove, Exchange),
    "voucher": (Lay, Remove, Exchange),
    "bonus": (Lay,),
    "branch": (Branch,),
    "remove": (Remove,),
    "exchange": (Exchange,),
    "swap": (Exchange,),
    "keep": (Keep,),
    "chip": (Chip,),
    "mark": (Chip,),
    "decline": (Decline,),
    "skip": (Decline, Pass),
    "no": (Decline, Pass),
    "pass": (Pass, Decline, EndTurn),
    "done": (EndTurn, Pass, Decline),
    "end": (EndTurn,),
    **dict.fromkeys(COLOURS, (Lay, Branch, Remove)),
}
"""Every word, with the kinds of moves that it may begin; the first that is offered is meant."""

SYNONYMS = {"voucher": "ticket", "swap": "exchange", "mark": "chip"}


class Reader:
    """The words of a line, taken one by one."""

    def __init__(self, notation: Notation, text: str, moves: Sequence[Move]) -> None:
        self.notation, self.names = notation, notation.names
        self.text, self.moves = text, moves
        self.words = words_of(text)
        self.at = 0

    # --- words -----------------------------------------------------------------------------

    def peek(self) -> str:
        """Return the next word that is no filler, or nothing."""
        while self.at < len(self.words) and self.words[self.at] in FILLERS:
            self.at += 1
        return self.words[self.at] if self.at < len(self.words) else ""

    def rest(self) -> str:
        """Return what has not been read."""
        self.peek()
        return " ".join(self.words[self.at :])

    def verb(self) -> str | None:
        """Take the next word if it is a verb or colour, or the beginning of one that fits."""
        typed = self.peek()
        found = typed if typed in VERBS else None
        if found is None and typed:
            kinds = {type(move) for move in self.moves}
            begun = [word for word in VERBS if word.startswith(typed)]
            asked = [word for word in begun if kinds.intersection(VERBS[word])]
            meant = list(dict.fromkeys(SYNONYMS.get(word, word) for word in asked))
            if len(meant) == 1 or (meant and set(meant) <= {"decline", "done"}):
                found = meant[0]
            elif meant:
                raise BadNotation("ambiguous", typed, tuple(meant))
        if found is None:
            return None
        self.at += 1
        return SYNONYMS.get(found, found)

    def took(self, word: str) -> bool:
        """Take the next word if it is this one, and say whether it was."""
        found = self.peek() == word
        self.at += found
        return found

    def colour(self) -> Colour | None:
        """Take a colour or its beginning, if the next word is one."""
        typed = self.peek()
        found = [colour for colour in COLOURS if typed and colour.startswith(typed)]
        if len(found) != 1:
            return None
        self.at += 1
        return found[0]

    def point(self, likely: Sequence[str]) -> str | None:
        """Take the name of a point, if there is one."""
        self.peek()
        found = self.names.find(self.words[self.at :], likely)
        if found is None:
            return None
        self.at += found[1]
        return found[0]

    # --- moves -----------------------------------------------------------------------------

    def move(self) -> Move:
        """Take a move."""
        mark = self.at
        verb = self.verb()
        if verb == "ticket":
            verb = next((word for word in ("remove", "exchange") if self.took(word)), verb)
        match verb:
            case None:
                return self._unnamed()
            case "red" | "yellow" | "blue":
                self.at = mark
                return self._branch() if self._offered(Branch) else self._lay(self._by())
            case "main" | "ticket" | "bonus":
                return self._lay(verb)
            case "branch":
                return self._branch()
            case "remove":
                return self._remove()
            case "exchange":
                return Exchange(self._place([m.place for m in self._offered(Exchange)]))
            case "keep":
                return Keep(self._place([m.place for m in self._offered(Keep)]))
            case "chip":
                return Chip(self._place([m.place for m in self._offered(Chip)]))
        kinds = VERBS[verb]
        kind = next((kind for kind in kinds if self._offered(kind)), kinds[0])
        answer: Move = kind()
        return answer

    def _offered(self, kind: type[MoveT]) -> list[MoveT]:
        return [move for move in self.moves if isinstance(move, kind)]

    def _by(self) -> Paid:
        """Return what an arrow is laid by if nothing is said: for a bonus while one is open."""
        offered = {move.by for move in self._offered(Lay)}
        return "bonus" if "bonus" in offered else "main"

    def _unnamed(self) -> Move:
        """Take a move that begins with a point."""
        if chips := self._offered(Chip):
            return Chip(self._place([move.place for move in chips]))
        if keeps := self._offered(Keep):
            return Keep(self._place([move.place for move in keeps]))
        return self._branch() if self._offered(Branch) else self._lay(self._by())

    def _place(self, likely: Sequence[str]) -> str:
        found = self.point(likely)
        if found is not None:
            return found
        raise self._wrong(self.names.named(likely))

    def _lay(self, by: Paid) -> Lay:
        offered = [move for move in self._offered(Lay) if move.by == by]
        colour = self.colour()
        fitting = [move for move in offered if colour in (None, move.colour)]
        to = self.point([move.to for move in fitting])
        if to is None and (colour is None or self.peek() or len(fitting) != 1):
            raise self._wrong(self._formats(fitting or offered))
        if to is None:
            return fitting[0]
        colour = colour or self._colour_behind()
        if colour is not None:
            return Lay(colour, to, by)
        return self._only([move for move in fitting if move.to == to], self._formats(offered))

    def _colour_behind(self) -> Colour | None:
        """Take a colour that is said after its point."""
        return self.colour() if self.peek() in COLOURS and len(self.words) == self.at + 1 else None

    def _branch(self) -> Branch:
        offered = self._offered(Branch)
        colour = self.colour() or (offered[0].colour if offered else COLOURS[0])
        start = self.point([*(move.start for move in offered), *(move.to for move in offered)])
        if start is None:
            raise self._wrong(self._formats(offered))
        likely = [move.to for move in offered if move.start == start]
        more = self.peek()
        found = self.names.find(self.words[self.at :], likely, strict=True)
        if found is None and more and more not in VERBS:
            # No such branch is offered, so that the refusal can say why.
            found = self.names.find(self.words[self.at :], ())
        if found is not None:
            self.at += found[1]
            return Branch(colour, start, found[0])
        ways = [move for move in offered if move.to == start] or [
            move for move in offered if move.start == start
        ]
        return self._only(ways, self._formats(offered))

    def _remove(self) -> Remove:
        offered = self._offered(Remove)
        colour = self.colour()
        if colour is not None:
            return Remove(colour)
        if self.peek() and len(offered) != 1:
            raise self._wrong(self._formats(offered))
        return self._only(offered, self._formats(offered))

    def _only(self, moves: Sequence[MoveT], candidates: tuple[str, ...]) -> MoveT:
        if len(moves) == 1:
            return moves[0]
        if moves:
            candidates = self._formats(moves)
        raise BadNotation("ambiguous" if moves else "unknown", self.text, candidates)

    def _wrong(self, candidates: tuple[str, ...]) -> BadNotation:
        typed = self.peek()
        code = "ambiguous" if not typed and candidates else "unknown"
        return BadNotation(code, typed or self.text, candidates)

    def _formats(self, moves: Sequence[Any]) -> tuple[str, ...]:
        return tuple(map(self.notation.format, moves))


def read(notation: Notation, text: str, moves: Sequence[Move]) -> tuple[Move, str]:
    """Return the first move of the text and the rest; ``moves`` settle what it leaves open.

    :raises BadNotation: if the text does not begin with a move.
    """
    reader = Reader(notation, text, moves)
    if not reader.peek():
        raise BadNotation("empty", text)
    return reader.move(), reader.rest()
