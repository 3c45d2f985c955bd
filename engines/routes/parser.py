"""Parse what people type as moves on the network; a game adds its own words and moves."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, TypeVar

from typing_extensions import override

from engines.core import BadNotation, WordReader
from engines.routes.moves import COLOURS, Branch, Colour, Decline, EndTurn, Lay, Paid, Remove
from engines.routes.names import Names

MoveT = TypeVar("MoveT")

FILLERS = frozenset(
    {
        "a", "an", "the", "my", "and", "then", "on", "at", "to", "from", "for", "with", "via",
        "use", "lay", "play", "go", "arrow", "turn", "place", "put", "spend",
    }
)  # fmt: skip
VERBS: dict[str, tuple[type[Any], ...]] = {
    "main": (Lay,),
    "ticket": (Lay, Remove),
    "voucher": (Lay, Remove),
    "bonus": (Lay,),
    "branch": (Branch,),
    "remove": (Remove,),
    "decline": (Decline,),
    "skip": (Decline,),
    "no": (Decline,),
    "pass": (Decline, EndTurn),
    "done": (EndTurn, Decline),
    "end": (EndTurn,),
    "t": (Lay, Remove),
    **dict.fromkeys(COLOURS, (Lay, Branch, Remove)),
    **dict.fromkeys("ryb", (Lay, Branch, Remove)),
}
SYNONYMS = {"voucher": "ticket", "t": "ticket", "r": "red", "y": "yellow", "b": "blue"}
"""Single letters mean the most frequent word, although other words begin with them, too."""


class RouteReader(WordReader):
    """Parses one move from a line."""

    fillers = FILLERS
    verbs: ClassVar[Mapping[str, tuple[type[Any], ...]]] = VERBS
    """Every verb, with the kinds of moves that it may begin; the first legal kind is meant."""

    synonyms: ClassVar[Mapping[str, str]] = SYNONYMS
    ticket: ClassVar[str] = "ticket"
    """What the game calls a ticket; *ticket* and *voucher* are both understood."""

    paid: ClassVar[tuple[str, ...]] = ("remove",)
    """Verbs that may follow the word *ticket*."""

    def __init__(
        self, names: Names, written: Callable[[Any], str], text: str, moves: Sequence[Any]
    ) -> None:
        super().__init__(text, moves)
        self.names, self.written = names, written

    # --- words -----------------------------------------------------------------------------

    def verb(self) -> str | None:
        """Take the next word if it is a verb or colour, or the beginning of a fitting one.

        :raises BadNotation: if it is the beginning of several.
        """
        typed = self.peek()
        verb = typed if typed in self.verbs else None
        if verb is None and typed:
            kinds = {type(move) for move in self.moves}
            begun = [word for word in self.verbs if word.startswith(typed)]
            asked = [word for word in begun if kinds.intersection(self.verbs[word])]
            meant = list(dict.fromkeys(self.synonyms.get(word, word) for word in asked))
            if len(meant) == 1 or (meant and set(meant) <= {"decline", "done"}):
                verb = meant[0]
            elif meant:
                named = [self.ticket if word == "ticket" else word for word in meant]
                raise BadNotation("ambiguous", typed, tuple(named))
        if verb is None:
            return None
        self.at += 1
        return self.synonyms.get(verb, verb)

    def colour(self) -> Colour | None:
        """Take a colour or its beginning, if the next word is one."""
        typed = self.peek()
        colours = [colour for colour in COLOURS if typed and colour.startswith(typed)]
        if len(colours) != 1:
            return None
        self.at += 1
        return colours[0]

    def point(self, likely: Sequence[str]) -> str | None:
        """Take the name of a point, if there is one."""
        self.peek()
        match = self.names.find(self.words[self.at :], likely)
        if match is None:
            return None
        self.at += match[1]
        return match[0]

    def place(self, likely: Sequence[str]) -> str:
        """Take the name of a point.

        :raises BadNotation: if there is none.
        """
        point = self.point(likely)
        if point is not None:
            return point
        raise self.no_place(self.names.named(likely))

    # --- moves -----------------------------------------------------------------------------

    @override
    def move(self) -> Any:
        mark = self.at
        verb = self.verb()
        if verb == "ticket":
            verb = next((word for word in self.paid if self.took(word)), verb)
        match verb:
            case None:
                return self.unnamed()
            case "red" | "yellow" | "blue":
                self.at = mark
                return self.coloured()
            case "main" | "ticket" | "bonus":
                return self.lay(verb)
            case "branch":
                return self.branch()
            case "remove":
                return self.remove()
        return self.own(verb)

    def own(self, verb: str) -> Any:
        """Take a move that consists of its verb; a game adds its own moves here."""
        kinds = self.verbs[verb]
        kind = next((kind for kind in kinds if self.offered(kind)), kinds[0])
        return kind()

    def unnamed(self) -> Any:
        """Take a move that does not begin with a verb."""
        return self.coloured()

    def coloured(self) -> Any:
        """Take a move that may begin with a colour."""
        return self.branch() if self.offered(Branch) else self.lay(self._by())

    def _by(self) -> Paid:
        """Return what an arrow is laid by if the text does not say: a bonus while there is one."""
        offered = {move.by for move in self.offered(Lay)}
        return "bonus" if "bonus" in offered else "main"

    def lay(self, by: Paid) -> Lay:
        """Take the colour and point of an arrow."""
        offered = [move for move in self.offered(Lay) if move.by == by]
        colour, to, only = self.way(offered)
        return only if only is not None else Lay(colour, to, by)

    def way(self, offered: Sequence[MoveT]) -> tuple[Colour, str, MoveT | None]:
        """Take a colour and a point, or only one of them if that leaves one legal move.

        ``offered`` are moves with a ``colour`` and ``to``. If the third value is a move, it is
        that only move; if it is ``None``, the colour and the point were both typed.

        :raises BadNotation: if what was typed fits no move or several.
        """
        moves: list[Any] = list(offered)
        colour = self.colour()
        fitting = [move for move in moves if colour in (None, move.colour)]
        to = self.point([move.to for move in fitting])
        if to is None and colour is not None and self.peek():
            raise self.no_place(self.formats(fitting or moves))
        if to is None and (colour is None or len(fitting) != 1):
            raise self.wrong(self.formats(fitting or moves))
        if to is None:
            return fitting[0].colour, fitting[0].to, fitting[0]
        colour = colour or self._colour_behind()
        if colour is not None:
            return colour, to, None
        only = self.only([move for move in fitting if move.to == to], self.formats(moves))
        return only.colour, only.to, only

    def _colour_behind(self) -> Colour | None:
        """Take a colour that is typed after its point."""
        return self.colour() if self.peek() in COLOURS and len(self.words) == self.at + 1 else None

    def branch(self) -> Branch:
        """Take the start and point of a branch."""
        offered = self.offered(Branch)
        colour = self.colour() or (offered[0].colour if offered else COLOURS[0])
        start = self.point([*(move.start for move in offered), *(move.to for move in offered)])
        if start is None:
            raise self.no_place(self.formats(offered))
        likely = [move.to for move in offered if move.start == start]
        more = self.peek()
        match = self.names.find(self.words[self.at :], likely, strict=True)
        if match is None and more and more not in self.verbs:
            # No legal branch goes there: take any point, so that the refusal can say why.
            match = self.names.find(self.words[self.at :], ())
        if match is not None:
            self.at += match[1]
            return Branch(colour, start, match[0])
        if more and not any(word.startswith(more) for word in self.verbs):
            raise self.no_place(self.names.named(likely))
        ways = [move for move in offered if move.to == start] or [
            move for move in offered if move.start == start
        ]
        return self.only(ways, self.formats(offered))

    def remove(self) -> Remove:
        """Take the colour of a removal."""
        offered = self.offered(Remove)
        colour = self.colour()
        if colour is not None:
            return Remove(colour)
        if self.peek() and len(offered) != 1:
            raise self.wrong(self.formats(offered))
        return self.only(offered, self.formats(offered))

    def only(self, moves: Sequence[MoveT], candidates: tuple[str, ...]) -> MoveT:
        """Return the move if there is only one.

        :raises BadNotation: if there are none or several, naming the candidates.
        """
        if len(moves) == 1:
            return moves[0]
        if moves:
            candidates = self.formats(moves)
        raise BadNotation("ambiguous" if moves else "unknown", self.text, candidates)

    def wrong(self, candidates: tuple[str, ...]) -> BadNotation:
        """Return the error for the next word, naming what could have been typed instead."""
        typed = self.peek()
        code = "ambiguous" if not typed and candidates else "unknown"
        return BadNotation(code, typed or self.text, candidates)

    def no_place(self, candidates: tuple[str, ...]) -> BadNotation:
        """Return the error for the next words, which stand where only a point can be named."""
        if not self.peek():
            return self.wrong(candidates)
        end = next(
            (at for at in range(self.at + 1, len(self.words)) if self.words[at] in self.verbs),
            len(self.words),
        )
        return BadNotation("place", " ".join(self.words[self.at : end]), candidates)

    def formats(self, moves: Sequence[Any]) -> tuple[str, ...]:
        """Return the notations of moves."""
        return tuple(map(self.written, moves))
