"""How moves are written, and how typed text becomes moves.

| move | written | also typed |
| --- | --- | --- |
| keep a starting tile | ``keep Td`` | ``Td``, ``desert temple``, ``keep mountain`` |
| place a tile | ``Cd D4`` | ``desert camp on d4``, ``d4 camp`` if only one camp is in hand |
| put adventurers on the camp | ``deploy 5`` | ``5`` |
| walk, or let all stand | ``north``, ``stand`` | ``N``, ``nor``; ``no``, ``none``, ``stay`` |
| leave adventurers | ``leave 2`` | ``2`` |
| confirm; and end the turn | ``ok``, ``ok end`` | ``confirm``, ``yes``, ``done`` |
| take up an action tile | ``boat from F6`` | ``sand F6``, ``boat`` if only one mountain will do |
| its target | ``target G7`` | ``G7``, ``to G7`` |
| end the turn | ``end`` | ``pass``, ``done`` |

Moves may follow each other in one line: ``Cd D4 5 north 1 2 2 ok``. The catalogue's way to write
a walk works too: ``Cd D4 N: 1/2/2`` puts the sum of the numbers on the camp. Case, accents and
punctuation do not matter, small words such as "on" are skipped, and a word may be cut short as
long as only one answer to the open question fits. An answer may be left out if it is the only one
possible. Begin at :func:`parse`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from itertools import takewhile
from typing import Any

from typing_extensions import override

from engines.core import BadNotation, Fact, Part, Shortcut, WordReader, chain, no_cell, phrase
from engines.luxor.board import CODES, DIRECTIONS, cell_at, cell_name, column_name, row_name
from engines.luxor.events import Placed
from engines.luxor.moves import Confirm, Deploy, End, Keep, Leave, Move, Place, Target, Use, Walk
from engines.luxor.setup import ACTIONS

STRUCTURES = {"camp": "C", "temple": "T", "pyramid": "P", "empty": "E"}
TERRAINS = {"desert": "d", "oasis": "o"}
PLAIN = {"mountain": "M", "lake": "L"}
FILLERS = frozenset({
    "a", "the", "my", "and", "then", "on", "at", "in", "with", "use", "place", "put", "play", "lay",
    "walk", "walks", "go", "goes", "move", "adventurer", "adventurers", "tile", "turn",
})  # fmt: skip
STANDING = ("stand", "stay", "no", "none", "nobody")
"""Words for "all stand"; ``no`` is one of them, not short for north."""

SYNONYMS = {
    **dict.fromkeys(STANDING, "stand"), "confirm": "ok", "okay": "ok", "yes": "ok", "pass": "end",
}  # fmt: skip
TILE_WORDS = (*STRUCTURES, *TERRAINS, *PLAIN)
ANSWERS: dict[str, tuple[type[Any], ...]] = {
    "keep": (Keep,),
    "deploy": (Deploy,),
    "leave": (Leave,),
    **dict.fromkeys(STANDING, (Walk,)),
    "ok": (Confirm,),
    "okay": (Confirm,),
    "yes": (Confirm,),
    "confirm": (Confirm,),
    "done": (Confirm, End),
    "end": (Confirm, End),
    "pass": (Confirm, End),
    "target": (Target,),
    # LX-806: a walk may be written at once, its numbers then say how many are on the camp.
    **dict.fromkeys(DIRECTIONS, (Walk, Deploy)),
    **dict.fromkeys(ACTIONS, (Use,)),
    **dict.fromkeys(TILE_WORDS, (Place, Keep)),
}
"""Every word, with the kinds of moves that can begin with it."""


SHORTCUTS = (
    Shortcut("keep", (Part("tile", "keep"),)),
    Shortcut(
        "place",
        (
            Part("tile", kinds=("place",)),
            Part("cell", kinds=("place",)),
            Part("adventurers", "deploy", required=False),
            Part("walk", required=False, kinds=("walk",)),
            Part("leave", "leave", required=False, repeats=True),
            Part("then", required=False, kinds=("confirm",)),
        ),
    ),
    Shortcut(
        "action",
        (
            Part("use", kinds=("use",)),
            Part("mountain", "from"),
            Part("target", "target"),
            Part("then", required=False, kinds=("confirm",)),
        ),
    ),
    Shortcut("confirm", (Part("then", kinds=("confirm",)),)),
    Shortcut("end", (), "end"),
)


def format_move(move: Move) -> str:
    """Return the move's notation."""
    match move:
        case Keep(tile):
            return f"keep {tile}"
        case Place(tile, cell):
            return f"{tile} {cell_name(cell)}"
        case Deploy(count):
            return f"deploy {count}"
        case Walk(direction):
            return direction
        case Leave(count):
            return f"leave {count}"
        case Confirm(end):
            return "ok end" if end else "ok"
        case Use(action, source):
            return f"{action} from {cell_name(source)}"
        case Target(cell):
            return f"target {cell_name(cell)}"
        case End():
            return "end"


def path(move: Move) -> tuple[str, ...]:
    """Return the move's answer to each step of its question, as buttons show them."""
    match move:
        case Keep(tile):
            return (tile,)
        case Place(tile, cell):
            return tile, row_name(cell), column_name(cell)
        case Deploy(count) | Leave(count):
            return (str(count),)
        case Walk(direction):
            return (direction,)
        case Confirm(end):
            return ("end" if end else "on",)
        case Use(action, source):
            return action, row_name(source), column_name(source)
        case Target(cell):
            return row_name(cell), column_name(cell)
        case End():
            return ("end",)


LONGEST = 40
"""So long can a word be; one of thousands of digits is too long for :class:`int`."""


class _Reader(WordReader):
    fillers = FILLERS

    def word(self) -> str:
        """Take one word and complete it if it was cut short.

        :raises BadNotation: if no known word begins like that, or several do.
        """
        typed = self.take()
        if typed in ANSWERS or cell_at(typed) is not None or typed.isdigit():
            return SYNONYMS.get(typed, typed)
        matches = [word for word in ANSWERS if typed and word.startswith(typed)]
        matches_asked = [word for word in matches if self.kinds.intersection(ANSWERS[word])]
        directions = [word for word in matches_asked if word in DIRECTIONS]
        if len(typed) == 1 and directions:
            return directions[0]
        if typed.capitalize() in CODES:
            return typed.capitalize()
        readings = [
            list(dict.fromkeys(SYNONYMS.get(word, word) for word in words))
            for words in (matches_asked, matches)
        ]
        for words in readings:
            if len(words) == 1:
                return words[0]
        raise self.fail(
            typed, "ambiguous" if matches else "unknown", matches_asked or matches or [*ANSWERS]
        )

    def cell(self, before: str) -> int:
        self.took("to")
        word = self.take()
        cell = cell_at(word)
        if cell is None:
            raise self.fail(word if no_cell(word) else f"{before} {word}".strip())
        return cell

    def number(self) -> int:
        word = self.take()
        if not word.isdigit():
            raise self.fail(word)
        return int(word)

    def tile(self, word: str) -> Any:
        """Return the tile whose first word has been taken; take its second word, if there is one.

        :raises BadNotation: if the words name no tile, or fit several.
        """
        if word in CODES:
            return word
        if word in PLAIN:
            return PLAIN[word]
        if word not in TILE_WORDS:
            raise self.fail(word)
        mark = self.at
        second_word = self.word() if self.peek()[:2].isalpha() else ""
        if second_word not in TILE_WORDS or (word in STRUCTURES) == (second_word in STRUCTURES):
            self.at, second_word = mark, ""
        structure = next(
            (STRUCTURES[name] for name in (word, second_word) if name in STRUCTURES), ""
        )
        terrain = next((TERRAINS[name] for name in (word, second_word) if name in TERRAINS), "")
        codes = [c for c in CODES if c[0] == (structure or c[0]) and c[1:] == (terrain or c[1:])]
        held = [code for code in codes if code in self._tiles()]
        if "Ed" in codes and (structure or not held or "Ed" in held):
            return "Ed"  # an empty desert is a desert
        for choice in (codes, held):
            if len(choice) == 1:
                return choice[0]
        raise self.fail(
            f"{word} {second_word}".strip(), "ambiguous" if codes else "unknown", held or codes
        )

    def tile_for(self, cell: int) -> Any:
        """Take the tile written after its cell; it may be left out if only one is in hand."""
        if self.peek():
            return self.tile(self.word())
        held = self._tiles()
        if len(held) > 1:
            places = [format_move(move) for move in self.offered(Place) if move.cell == cell]
            raise self.fail(cell_name(cell), "ambiguous", places)
        return held.pop()

    def _tiles(self) -> set[str]:
        return {move.tile for move in self.moves if isinstance(move, Place | Keep)}

    def source(self, action: Any) -> int:
        """Take the mountain of an action; it may be left out if only one is possible (LX-809)."""
        sources = [move.source for move in self.offered(Use) if move.action == action]
        if self.took("from"):
            return self.cell(action)
        named = cell_at(self.peek())
        if len(sources) == 1 and named not in sources:
            return sources[0]  # a cell that follows is the target
        if named is None and len(sources) > 1:
            choice = [format_move(Use(action, source)) for source in sources]
            raise self.fail(action, "ambiguous", choice)
        return self.cell(action)

    @override
    def read(self) -> tuple[Move, str]:
        for word in self.words:
            if len(word) > LONGEST:
                raise self.fail(word)
        only = self.moves[0] if len(self.moves) == 1 else None
        if not self.peek() or not isinstance(only, Deploy | Walk | Leave | Target):
            return super().read()
        try:
            move = self.move()
        except BadNotation:
            return only, self.text
        # The only possible answer may be left out: "Cd D4 ok" with an empty supply.
        return (move, self.rest()) if type(move) is type(only) else (only, self.text)

    @override
    def move(self) -> Move:
        kinds = self.kinds
        self.peek()
        mark = self.at
        # "to" is also the code of an oasis temple; the open question decides which is meant.
        word = "target" if Target in kinds and self.took("to") else self.word()
        if word.isdigit():
            if Deploy in kinds:
                return self._deployed(int(word))
            if Leave in kinds:
                return Leave(int(word))
            raise self.fail(word)
        cell = cell_at(word)
        if cell is not None:
            if Target in kinds:
                return Target(cell)
            if Place in kinds:
                return Place(self.tile_for(cell), cell)
            raise self.fail(word)
        if word in DIRECTIONS and Deploy in kinds:
            self.at = mark
            return Deploy(self._sum_after_direction())
        match word:
            case "keep":
                return Keep(self.tile(self.word()))
            case "deploy":
                return self._deployed(self.number())
            case "leave":
                return Leave(self.number())
            case "stand":
                return Leave(self.number()) if self.peek().isdigit() else Walk("stand")
            case "north" | "east" | "south" | "west":
                return Walk(word)
            case "ok" | "done" if Confirm in kinds or word == "ok":
                ends = self.took("end", "pass")
                return Confirm(
                    end=ends or (Confirm in kinds and Confirm(end=False) not in self.moves)
                )
            case "end" | "done":
                return Confirm(end=True) if Confirm in kinds else End()
            case "target":
                return Target(self.cell(word))
            case "boat" | "snakes" | "sandstorm" | "caravan":
                return Use(word, self.source(word))
        tile = self.tile(word)
        if Keep in kinds and not self.peek():
            return Keep(tile)
        return Place(tile, self.cell(word))

    def _deployed(self, count: int) -> Deploy:
        """Return the move; skip "stay" after the smallest count, as nobody can walk then."""
        counts = [move.count for move in self.offered(Deploy)]
        mark = self.at
        if counts and count == min(counts) and self.took(*STANDING) and self.peek().isdigit():
            self.at = mark
        return Deploy(count)

    def _sum_after_direction(self) -> int:
        """Return the crew of a walk written without one: the sum of its numbers; take no words."""
        return sum(map(int, takewhile(str.isdigit, self.words[self.at + 1 :])))


def parse(text: str, moves: Sequence[Move]) -> tuple[Move, str]:
    """Return the first move of the text and the rest; ``moves`` (the legal ones) fill its gaps.

    :raises BadNotation: if the text does not begin with a move.
    """
    return _Reader(text, moves).read()


def facts(thing: Any) -> dict[str, Fact]:
    """Return the fields of a move or an event for texts, with cells by name."""
    values: dict[str, Fact] = {}
    for field in fields(thing):
        value = getattr(thing, field.name)
        match field.name:
            case "audience" | "reveals" | "kind" | "tiles":
                continue
            case "cell" | "source" | "target":
                value = cell_name(value)
            case "end":
                values["next"] = "more"  # a question says which
                value = "end" if value else "on"
            case "captured":
                values["captives"] = len(value)
                continue
            case "left":
                values |= _spread(thing)
                continue
            case "former_seat":
                values["taken"] = "no" if value is None else "yes"
                value = thing.seat if value is None else value
            case "scores" | "winner_seats":
                value = " ".join(map(str, value))
        values[field.name] = value
    return values


def _spread(placed: Placed) -> dict[str, Fact]:
    """Return how many adventurers stay on a new camp, and as a phrase where the others walk."""
    step = DIRECTIONS.get(placed.direction, 0)
    stay, *others = placed.left or (0,)
    walked = [
        phrase("walk", count=count, cell=cell_name(placed.cell + step * number))
        for number, count in enumerate(others, start=1)
        if count
    ]
    return {"stay": stay, "walked": chain("walks", walked) if walked else ""}
