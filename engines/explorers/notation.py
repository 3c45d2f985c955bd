"""How moves are written, and how typed text becomes moves.

| move | written | also typed |
| --- | --- | --- |
| play on this landscape; draw another | ``accept``, ``redraw`` | ``ok``; ``again`` |
| put a tile into a quadrant | ``A 3 180`` | ``A3 180``, ``a 3`` for 0 degrees |
| choose the start village | ``village K5`` | ``K5`` |
| choose the terrain of the start crosses | ``begin prairie`` | ``prairie``, ``p`` |
| choose a side of the card for all | ``side water+desert`` | ``water desert``, ``wd`` |
| put the crosses on a side | ``take water`` | ``water`` |
| use a map | ``map desert`` | ``scroll desert`` |
| cross a square | ``C8`` | ``mark c8``, ``x C8`` |
| choose the terrain of bonus crosses; no more | ``bonus water``, ``stop`` | ``water`` |
| hand the turn in | ``commit`` | ``ok``, ``done`` |

Moves may follow each other in one line: ``water c7 c8 d8 commit``. Case, accents and punctuation do
not matter, a word may be cut short as long as only one meaning is left, and terrains are also known
by the rulebook's German, French and Italian names. Begin at :func:`parse`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from typing_extensions import override

from engines.core import Part, Shortcut, WordReader, signed
from engines.explorers import moves
from engines.explorers.content import ANY_TERRAIN, TERRAINS
from engines.explorers.events import Counted, Fulfilled, RoundScored, Visited
from engines.explorers.landscape import QUADRANT_LETTERS, Degrees, Layout, Quadrant, name, square_at
from engines.explorers.moves import Move
from engines.explorers.setup import DEGREES

TERRAIN_WORDS = {"P": "prairie", "W": "water", "D": "desert", "M": "mountain"}
LETTERS = {
    "prairie": "P", "prairies": "P", "grasland": "P", "herbe": "P", "herbes": "P", "pianura": "P",
    "water": "W", "gewasser": "W", "wasser": "W", "eau": "W", "acqua": "W",
    "desert": "D", "wuste": "D", "sable": "D", "deserto": "D",
    "mountain": "M", "mountains": "M", "gebirge": "M", "montagne": "M", "montagna": "M",
}  # fmt: skip
"""Terrains by their names in the four languages of the rulebook."""

ANSWERS: dict[str, tuple[type[Any], ...]] = {
    "accept": (moves.Accept,),
    "redraw": (moves.Redraw,),
    "again": (moves.Redraw,),
    "place": (moves.PlaceTile,),
    "village": (moves.Village,),
    "begin": (moves.Begin,),
    "side": (moves.Side,),
    "take": (moves.Take,),
    "map": (moves.UseMap,),
    "scroll": (moves.UseMap,),
    "mark": (moves.Mark,),
    "cross": (moves.Mark,),
    "x": (moves.Mark,),
    "bonus": (moves.Bonus,),
    "stop": (moves.Stop,),
    "commit": (moves.Commit,),
    "ok": (moves.Commit, moves.Accept),
    "done": (moves.Commit, moves.Accept),
}
"""Every word that a move can begin with, and the moves."""

OF_TERRAIN: tuple[type[Any], ...] = (moves.Begin, moves.Side, moves.Take, moves.Bonus)
"""Moves that a terrain alone may stand for; the open question decides which."""

_ALONE: dict[type[Any], Move] = {
    moves.Accept: moves.Accept(),
    moves.Redraw: moves.Redraw(),
    moves.Stop: moves.Stop(),
    moves.Commit: moves.Commit(),
}
PLACED = re.compile(r"([a-d])([1-8])")
NUMBER = re.compile(r"[0-9]{1,3}")
"""What may be the number of a tile; a longer one may be too long for :class:`int`."""
_QUADRANTS: dict[str, Quadrant] = {letter.lower(): letter for letter in QUADRANT_LETTERS}
_DEGREES: dict[str, Degrees] = {str(degrees): degrees for degrees in DEGREES}

_SQUARES = tuple(
    Part(number, required=False, kinds=("mark",)) for number in ("first", "second", "third")
)
_THEN = Part("then", required=False, kinds=("commit",))
SHORTCUTS = (
    Shortcut(
        "place",
        tuple(Part(name, kinds=("place",)) for name in ("quadrant", "tile", "degrees")),
    ),
    Shortcut("begin", (Part("terrain", "begin"), *_SQUARES, _THEN)),
    Shortcut("side", (Part("side", "side"),)),
    Shortcut("take", (Part("side", "take"), *_SQUARES, _THEN)),
    Shortcut(
        "map",
        (
            Part("terrain", "map"),
            *_SQUARES,
            Part("fourth", required=False, kinds=("mark",)),
            _THEN,
        ),
    ),
    Shortcut("cross", (Part("square", kinds=("mark",)), *_SQUARES[1:], _THEN)),
    Shortcut("commit", (), "commit"),
)
"""The commands: one for each answer, with the crosses and the commit that may follow it."""


def side_words(side: str) -> str:
    """Return a side of a card in words: ``water+desert``."""
    return "+".join(TERRAIN_WORDS[letter] for letter in side)


def format_move(move: Move) -> str:
    """Return the move's notation."""
    match move:
        case moves.PlaceTile(quadrant, tile, degrees):
            return f"{quadrant} {tile} {degrees}"
        case moves.Village(square):
            return f"village {name(square)}"
        case moves.Mark(square):
            return name(square)
        case moves.Side(side) | moves.Take(side):
            return f"{move.kind} {side_words(side)}"
        case moves.Begin(terrain) | moves.UseMap(terrain) | moves.Bonus(terrain):
            return f"{move.kind} {TERRAIN_WORDS[terrain]}"
        case _:
            return move.kind


def path(move: Move) -> tuple[str, ...]:
    """Return the move's answer to each step of its question, as buttons show them."""
    match move:
        case moves.PlaceTile(quadrant, tile, degrees):
            return quadrant, str(tile), str(degrees)
        case moves.Village(square):
            return (name(square),)
        case moves.Mark(square):
            return name(square)[1:], name(square)
        case moves.Side(side) | moves.Take(side):
            return (side,)
        case moves.UseMap(terrain):
            return "map", terrain
        case moves.Begin(terrain) | moves.Bonus(terrain):
            return (terrain,)
        case _:
            return (move.kind,)


def layout_text(layout: Layout) -> str:
    """Return a layout in a few words: ``A 3 180°, B 1 0°, ...``."""
    placed = zip(QUADRANT_LETTERS, layout, strict=True)
    return ", ".join(f"{quadrant} {tile.tile} {tile.degrees}°" for quadrant, tile in placed)


FOUND = {
    "k": "keys",
    "m": "maps",
    "h": "horses",
    "a": "apples",
    "c": "carrots",
    "f": "fish",
    "g": "gems",
}
"""What the symbols that a turn found are counted as."""


SCORING = (Visited, Fulfilled, Counted, RoundScored)
"""Events that tell how points have changed."""


def facts(thing: Any) -> dict[str, int | str]:
    """Return the fields of a move or an event for texts: squares by name, finds counted.

    Lists are joined, achievements by spaces; ``none`` stands for what is missing.
    """
    values: dict[str, int | str] = {}
    for field in fields(thing):
        value = getattr(thing, field.name)
        match field.name:
            case "audience" | "reveals" | "kind":
                continue
            case "square":
                value = name(value)
            case "marked":
                values["count"] = len(value)
                value = ", ".join(map(name, value))
            case "finds":
                values |= {word: value.count(symbol) for symbol, word in FOUND.items()}
                continue
            case "layout":
                value = layout_text(value)
            case "card":
                values["side"], values["other_side"] = value
                continue
            case "map" | "chosen":
                value = "yes" if value else "no"
            case "near":
                values |= _turned(thing)
                continue
            case "seat" if value is None:
                continue
            case "points" | "provisions" | "gems" if isinstance(thing, SCORING):
                value = signed(value)
            case "achievements" if isinstance(value, tuple):
                values["count"] = len(value)
                values["achievement"] = " ".join(value) or "none"
                continue
            case "temples" if isinstance(value, tuple):
                value = ", ".join(value) or "none"
        values[field.name] = value
    return values


def _turned(thing: Any) -> dict[str, int | str]:
    """Return who chooses on a card that was turned, and alone its near and its far side."""
    if thing.near is None:
        return {"active": "nobody" if thing.seat is None else "somebody"}
    first, second = thing.card
    far = second if thing.near == first else first
    return {"active": "solo", "near": thing.near, "far": far}


class _Reader(WordReader):
    def terrain(self, word: str) -> str:
        """Return the letters of a terrain word or of letters alone; empty if it is none."""
        if word in LETTERS:
            return LETTERS[word]
        if word and len(word) <= 2 and set(word) <= set(ANY_TERRAIN.lower()):
            return "".join(letter for letter in TERRAINS if letter.lower() in word)
        meant = {letter for long, letter in LETTERS.items() if word and long.startswith(word)}
        return meant.pop() if len(meant) == 1 else ""

    def side(self) -> str:
        """Take the terrains that follow.

        :raises BadNotation: if there is none.
        """
        letters = ""
        while found := self.terrain(self.peek()):
            if self.peek() in ANSWERS:
                break
            letters += found
            self.at += 1
        if not letters:
            raise self.fail(self.peek(), candidates=tuple(TERRAIN_WORDS.values()))
        return "".join(letter for letter in TERRAINS if letter in letters)

    def square(self) -> int:
        """Take a square.

        :raises BadNotation: if the next word is none.
        """
        word = self.take()
        square = square_at(word)
        if square is None:
            raise self.fail(word)
        return square

    def keyword(self) -> str:
        """Take a word that a move begins with, completed if it was cut short.

        :raises BadNotation: if no such word begins like that, or several do.
        """
        typed = self.take()
        if typed in ANSWERS:
            return typed
        fitting = [word for word in ANSWERS if typed and word.startswith(typed)]
        asked = [word for word in fitting if self.kinds.intersection(ANSWERS[word])]
        for words in (asked, fitting):
            if len({ANSWERS[word] for word in words}) == 1:
                return words[0]
        raise self.fail(
            typed, "ambiguous" if fitting else "unknown", asked or fitting or [*ANSWERS]
        )

    @override
    def move(self) -> Move:
        if (placed := self._placed()) is not None:
            return placed
        if square_at(self.peek()) is not None:
            square = self.square()
            return moves.Village(square) if moves.Village in self.kinds else moves.Mark(square)
        if self.peek() not in ANSWERS and self.terrain(self.peek()):
            return self._of_terrain(next((k for k in OF_TERRAIN if k in self.kinds), moves.Take))
        word = self.keyword()
        kinds = ANSWERS[word]
        kind = next((kind for kind in kinds if kind in self.kinds), kinds[0])
        if kind is moves.PlaceTile:
            placed = self._placed()
            if placed is None:
                raise self.fail(word)
            return placed
        if kind is moves.Village:
            return moves.Village(self.square())
        if kind is moves.Mark:
            return moves.Mark(self.square())
        if kind in (*OF_TERRAIN, moves.UseMap):
            return self._of_terrain(kind)
        alone: Move = _ALONE[kind]
        return alone

    def _of_terrain(self, kind: type[Any]) -> Move:
        """Read the terrains of a move that has them."""
        if kind in (moves.Side, moves.Take):
            side: Move = kind(self.side())
            return side
        word = self.take()
        letter = self.terrain(word)
        if len(letter) != 1:
            raise self.fail(word, candidates=tuple(TERRAIN_WORDS.values()))
        move: Move = kind(letter)
        return move

    def _placed(self) -> moves.PlaceTile | None:
        """Read a tile in a quadrant: ``A 3 180``, ``A3 180`` or ``A 3``; ``None`` if there is none.

        While no layout is asked, a letter and a number are a square unless the degrees follow.

        :raises BadNotation: if what follows a quadrant is too long a number.
        """
        mark = self.at
        word = self.take()
        written = PLACED.fullmatch(word)
        quadrant, tile = (written[1], written[2]) if written else (word, "")
        if not written and quadrant in _QUADRANTS and self.peek().isdecimal():
            tile = self.take()
            if not NUMBER.fullmatch(tile):
                raise self.fail(f"{word} {tile}")
        degrees = _DEGREES.get(self.peek())
        asked = moves.PlaceTile in self.kinds
        if quadrant in _QUADRANTS and tile and (degrees is not None or asked or not written):
            self.at += degrees is not None
            return moves.PlaceTile(_QUADRANTS[quadrant], int(tile), degrees or 0)
        self.at = mark
        return None


def parse(text: str, moves: Sequence[Move]) -> tuple[Move, str]:
    """Return the first move of the text and the rest; ``moves`` are the legal ones.

    :raises BadNotation: if the text does not begin with a move.
    """
    return _Reader(text, moves).read()
