"""Reads moves of Expeditions as people type them.

Everything that :mod:`writing` writes is read, and more. Begin at :func:`parse`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import get_args

from engines.core import BadNotation, words_of
from engines.siberia.content.terms import COLOURS, Colour, Resource
from engines.siberia.notation.lexicon import Lexicon
from engines.siberia.notation.writing import format_move
from engines.siberia.rules import moves
from engines.siberia.rules.moves import ACTIONS, CATEGORIES, Move

OF_CARD: dict[str, Callable[[str], Move]] = {
    "play": moves.Play,
    "discard": moves.Discard,
    "trash": moves.Trash,
    "take": moves.Take,
    "keep": moves.Keep,
    "rescue": moves.Rescue,
    "release": moves.Release,
    "activate": moves.Activate,
    "upgrade": moves.Upgrade,
    "meld": moves.Meld,
}
"""Moves that are written with the id of a card."""

ALONE: dict[str, tuple[Move, ...]] = {
    "refresh": (moves.Refresh(),),
    "gather": (moves.Gather(),),
    "done": (moves.Done(), moves.Skip(), moves.End()),
    "pay": (moves.Pay(),),
    "yes": (moves.Pay(), moves.Sure()),
    "skip": (moves.Skip(), moves.Done()),
    "no": (moves.Skip(), moves.Rather(), moves.Done()),
    "pass": (moves.Skip(), moves.Done(), moves.End()),
    "stop": (moves.Skip(), moves.Done()),
    "sure": (moves.Sure(),),
    "rather": (moves.Rather(),),
    "end": (moves.End(),),
    "finish": (moves.Finish(),),
    "hand": (moves.Put("hand"),),
    "row": (moves.Put("row"),),
}
"""Words that are a whole move; of several, the first that is possible now."""

OTHERS = (
    "cover",
    "go",
    "move",
    "both",
    "core",
    "staff",
    "do",
    "part",
    "in",
    "order",
    "worker",
    "to",
    "sweep",
    "borrow",
    "solve",
    "vanquish",
    "destroy",
    "boast",
    "map",
)
KEYWORDS = (*OF_CARD, *ALONE, *OTHERS)
GAINS: tuple[Resource, ...] = get_args(Resource)


def parse(lexicon: Lexicon, text: str, legal: Sequence[Move]) -> tuple[Move, str]:
    """Return the first move of the text and the rest; ``legal`` are the legal ones.

    :raises BadNotation: if the text does not begin with a move.
    """
    reader = _Reader(lexicon, text, legal)
    if not reader.words:
        raise BadNotation("empty", text)
    move = reader.move()
    return move, " ".join(reader.words[reader.at :])


class _Reader:
    """Reads the words of a line; ``legal`` are the moves now possible."""

    def __init__(self, lexicon: Lexicon, text: str, legal: Sequence[Move]) -> None:
        self.lexicon, self.text, self.legal = lexicon, text, legal
        self.words, self.at = words_of(text), 0

    @property
    def next(self) -> str:
        """The next word, empty at the end."""
        return self.words[self.at] if self.at < len(self.words) else ""

    @property
    def rest(self) -> list[str]:
        """The words that are left."""
        return self.words[self.at :]

    def fail(self, code: str = "unknown", candidates: Sequence[str] = ()) -> BadNotation:
        """Return the error for the next word."""
        return BadNotation(code, self.next or self.text, tuple(candidates))

    def move(self) -> Move:
        """Read a move."""
        bare = self.bare()
        if bare is not None:
            return bare
        word = self.keyword()
        self.at += 1
        if word in OF_CARD:
            return OF_CARD[word](self.card(word))
        if word in ALONE:
            return next((move for move in ALONE[word] if move in self.legal), ALONE[word][0])
        return self.other(word)

    def bare(self) -> Move | None:
        """Read a value alone where what is asked makes clear which move it is."""
        if self.next in KEYWORDS and not self.covers():
            return None
        fitting = list[tuple[Move, int]]()
        cards, card_words = self.lexicon.card(self.rest)
        places, place_words = self.lexicon.place(self.rest)
        for move in self.legal:
            values = {
                getattr(move, name, None) for name in ("action", "colour", "category", "where")
            }
            if self.next in values and not getattr(move, "core", False):
                fitting.append((move, 1))
            elif getattr(move, "card", None) in cards:
                fitting.append((move, card_words))
            elif getattr(move, "place", None) in places:
                fitting.append((move, place_words))
        if not fitting:
            return None
        if len(fitting) > 1:
            raise self.fail("ambiguous", [format_move(move) for move, _count in fitting])
        (move, count), *_others = fitting
        self.at += count
        return move

    def covers(self) -> bool:
        """Whether the next word alone says which action is covered; ``play I05`` is not meant."""
        if self.next not in ACTIONS or not any(
            isinstance(move, moves.Cover) for move in self.legal
        ):
            return False
        following = self.rest[1:]
        if not following or following[0] in KEYWORDS:
            return True
        named = {"move": self.lexicon.place, "play": self.lexicon.card}.get(self.next)
        return named is None or not named(following)[0]

    def keyword(self) -> str:
        """Return the next word as a keyword, completed if it was cut short."""
        if self.next in KEYWORDS:
            return self.next
        fitting = [word for word in KEYWORDS if self.next and word.startswith(self.next)]
        kinds = {move.kind for move in self.legal}
        asked = [word for word in fitting if word in kinds]
        for found in (asked, fitting):
            if len(found) == 1:
                return found[0]
        raise self.fail("ambiguous" if fitting else "unknown", asked or fitting or KEYWORDS)

    def card(self, word: str) -> str:
        """Read a card; of several that may be meant, the one with which the move is possible."""
        cards, count = self.lexicon.card(self.rest)
        if not cards:
            raise BadNotation("card" if self.next else "unknown", self.next or self.text)
        possible = [
            card
            for card in cards
            if any(move.kind == word and getattr(move, "card", None) == card for move in self.legal)
        ]
        if len(possible or cards) > 1:
            names = self.lexicon.content.cards
            named = [f"{card} {names[card].names.name}" for card in possible or cards]
            raise self.fail("ambiguous", named)
        self.at += count
        return (possible or cards)[0]

    def place(self) -> str:
        """Read a location."""
        places, count = self.lexicon.place(self.rest)
        if not places:
            raise BadNotation("place" if self.next else "unknown", self.next or self.text)
        if len(places) > 1:
            raise self.fail("ambiguous", places)
        self.at += count
        return places[0]

    def one_of(self, values: Sequence[str]) -> str:
        """Read one of some words, which may be cut short."""
        fitting = [value for value in values if self.next and value.startswith(self.next)]
        if len(fitting) != 1:
            raise self.fail("ambiguous" if fitting else "unknown", fitting or values)
        self.at += 1
        return fitting[0]

    def number(self) -> int | None:
        """Read a number of at most two digits if there is one."""
        if not self.next.isdigit() or len(self.next) > 2:
            return None
        self.at += 1
        return int(self.words[self.at - 1])

    def colour(self) -> Colour:
        """Read the colour of a worker."""
        word = self.one_of(COLOURS)
        return next(colour for colour in COLOURS if colour == word)

    def other(self, word: str) -> Move:
        """Read what follows a keyword that needs more than a card."""
        match word:
            case "cover":
                action = self.one_of(ACTIONS)
                return next(moves.Cover(other) for other in ACTIONS if other == action)
            case "go" | "move":
                return moves.Go(self.place())
            case "destroy":
                return moves.Destroy(self.place())
            case "both":
                return moves.Staff(self.colour(), core=True)
            case "core":
                if self.next != "staff":
                    return moves.Core()
                self.at += 1
                return moves.Staff(self.colour(), core=True)
            case "staff":
                return moves.Staff(self.colour())
            case "worker":
                return moves.Recruit(self.colour())
            case "in" | "order":
                self.at += word == "in" and self.next == "order"
                return moves.InOrder()
            case "to":
                return moves.Put("hand" if self.one_of(("hand", "row")) == "hand" else "row")
            case "boast":
                category = self.one_of(CATEGORIES)
                return next(moves.Boast(other) for other in CATEGORIES if other == category)
            case "map":
                gain = self.one_of(GAINS)
                return next(moves.SpendMap(other) for other in GAINS if other == gain)
            case "sweep":
                return self.sweep()
            case "solve" | "vanquish":
                return self.payment(word)
            case _:
                return self.part(word)

    def sweep(self) -> Move:
        """Read the cards to be swept, in any order."""
        cards = list[str]()
        while self.next and self.next not in KEYWORDS:
            found, count = self.lexicon.card(self.rest)
            if len(found) != 1:
                raise self.fail("ambiguous" if found else "unknown", found)
            cards += found
            self.at += count
        if not cards:
            raise self.fail()
        swept = (move for move in self.legal if isinstance(move, moves.Sweep))
        same = (move for move in swept if sorted(move.cards) == sorted(cards))
        return next(same, moves.Sweep(tuple(cards)))

    def payment(self, word: str) -> Move:
        """Read what is solved or vanquished and what is paid; the only way need not be written."""
        target: str | None = None
        if word == "solve":
            target = self.card(word)
        elif self.next and self.lexicon.place(self.rest)[0]:
            target = self.place()
        mark = self.at
        power, guile = self.number(), self.number()
        if power is not None and guile is not None and target is not None:
            kind = moves.Solve if word == "solve" else moves.Vanquish
            return kind(target, power, guile)
        self.at = mark
        ways = [
            move
            for move in self.legal
            if isinstance(move, moves.Solve | moves.Vanquish)
            and move.kind == word
            and target in (None, move.card if isinstance(move, moves.Solve) else move.place)
        ]
        if len(ways) != 1:
            raise self.fail("ambiguous" if ways else "unknown", list(map(format_move, ways)))
        return ways[0]

    def part(self, word: str) -> Move:
        """Read a part of an effect: its address, or its number among those offered."""
        at, count = self.lexicon.part(self.rest)
        if at is not None:
            self.at += count
            return moves.Borrow(at) if word == "borrow" else moves.Pick(at)
        kind = moves.Borrow if word == "borrow" else moves.Pick
        offered = [move for move in self.legal if isinstance(move, kind)]
        number = self.number()
        if number is None or not 0 < number <= len(offered):
            raise self.fail("unknown", list(map(format_move, offered)))
        return offered[number - 1]
