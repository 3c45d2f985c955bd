"""How moves are typed and read.

| move | written | also typed |
| --- | --- | --- |
| keep a starting tile | ``keep Td`` | ``keep desert temple``, ``keep mountain`` |
| place a tile | ``Cd D4`` | ``desert camp on d4``, ``camp D4`` if only one camp is in hand |
| put adventurers on the camp | ``deploy 5`` | ``5`` |
| walk, or let all stand | ``north``, ``stand`` | ``N``, ``no`` for north, ``stay`` |
| leave adventurers | ``leave 2`` | ``2`` |
| confirm; and end the turn | ``ok``, ``ok end`` | ``confirm``, ``done`` |
| take up an action tile | ``boat from F6`` | ``sand F6`` |
| its target | ``target G7`` | ``G7``, ``to G7`` |
| end the turn | ``end`` | ``pass`` |

Moves may follow each other in one line: ``Cd D4 5 north 1 2 2 ok``. The catalogue's way to write
a walk works too: ``Cd D4 N: 1/2/2`` puts the sum of the numbers on the camp.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from typing import Any

from engines.core import BadNotation
from engines.luxor.board import CODES, cell_at, cell_name, column_name, row_name
from engines.luxor.moves import (
    Confirm,
    Deploy,
    End,
    Keep,
    Leave,
    Move,
    Place,
    Target,
    Use,
    Walk,
)
from engines.luxor.setup import ACTIONS

STRUCTURES = {"camp": "C", "temple": "T", "pyramid": "P", "empty": "E"}
TERRAINS = {"desert": "d", "oasis": "o"}
PLAIN = {"mountain": "M", "lake": "L"}
DIRECTIONS = ("north", "east", "south", "west")
FILLERS = {"on", "at", "place", "and", "then", "use", "the", "a"}
WORDS = (
    "keep", "deploy", "leave", "stand", "stay", "ok", "confirm", "done", "end", "pass", "target",
    *DIRECTIONS, *ACTIONS, *STRUCTURES, *TERRAINS, *PLAIN,
)  # fmt: skip


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


def steps(move: Move) -> tuple[str, ...]:
    """Return the answers to the steps in which the move's question is split."""
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


class _Reader:
    """The words of a line, taken one by one."""

    def __init__(self, text: str, moves: Sequence[Move]) -> None:
        self.text = text
        self.moves = moves
        plain = unicodedata.normalize("NFKD", text)
        plain = "".join(char for char in plain if not unicodedata.combining(char)).lower()
        self.words = [word for word in re.split(r"[^a-z0-9]+", plain) if word]
        self.at = 0

    def peek(self) -> str:
        while self.at < len(self.words) and self.words[self.at] in FILLERS:
            self.at += 1
        return self.words[self.at] if self.at < len(self.words) else ""

    def take(self) -> str:
        word = self.peek()
        self.at += bool(word)
        return word

    def rest(self) -> str:
        return " ".join(self.words[self.at :])

    def fail(self, word: str, code: str = "unknown", candidates: Sequence[str] = ()) -> BadNotation:
        return BadNotation(code, word or self.text, tuple(candidates))

    def word(self) -> str:
        """Take one word, completed if it is an unambiguous beginning of a known one."""
        typed = self.take()
        if typed in WORDS or cell_at(typed) is not None or typed.isdigit():
            return typed
        if typed.capitalize() in CODES and not self._means_direction(typed):
            return typed.capitalize()
        found = [word for word in WORDS if typed and word.startswith(typed)]
        directions = [word for word in found if word in DIRECTIONS]
        if len(found) > 1 and len(directions) == 1 and self._asked(Walk):
            return directions[0]
        if len(found) != 1:
            raise self.fail(typed, "ambiguous" if found else "unknown", found or WORDS)
        return found[0]

    def _means_direction(self, typed: str) -> bool:
        return len(typed) == 1 and self._asked(Walk) and typed in "nesw"

    def _asked(self, kind: type[Any]) -> bool:
        return any(isinstance(move, kind) for move in self.moves)

    def cell(self, before: str) -> int:
        word = self.take()
        cell = cell_at(word)
        if cell is None:
            raise self.fail(f"{before} {word}".strip())
        return cell

    def number(self) -> int:
        word = self.take()
        if not word.isdigit():
            raise self.fail(word)
        return int(word)

    def tile(self, word: str) -> Any:
        """Finish reading a tile whose first word has been taken."""
        if word in CODES:
            return word
        if word in PLAIN:
            return PLAIN[word]
        mark = self.at
        other = ""
        if self.peek() and cell_at(self.peek()) is None:
            other = self.word()
        pair = {word, other}
        structure = next((code for name, code in STRUCTURES.items() if name in pair), None)
        terrain = next((code for name, code in TERRAINS.items() if name in pair), None)
        if structure is None or terrain is None:
            self.at = mark
        if structure and terrain and structure + terrain in CODES:
            return structure + terrain
        if structure == "E" or (structure is None and terrain == "d"):
            return "Ed"
        codes = [structure + end for end in "do"] if structure else []
        held = sorted({m.tile for m in self.moves if isinstance(m, Place | Keep)} & set(codes))
        if len(held) == 1:
            return held[0]
        raise self.fail(word, "ambiguous", held or codes or CODES)


def read(text: str, moves: Sequence[Move]) -> tuple[Move, str]:
    """Return the first move of the text and the rest; ``moves`` settle what it leaves open.

    :raises BadNotation: if the text does not begin with a move.
    """
    reader = _Reader(text, moves)
    if not reader.peek():
        raise BadNotation("empty", text)
    return _read(reader), reader.rest()


def _read(reader: _Reader) -> Move:
    mark = reader.at
    kinds = {type(move) for move in reader.moves}
    # "to" also is the code of an oasis temple; an open question settles it.
    word = "target" if Target in kinds and reader.peek() == "to" else reader.word()
    if word == "target" and reader.peek() == "to":
        reader.take()
    if word.isdigit():
        if Deploy in kinds:
            return Deploy(int(word))
        if Leave in kinds:
            return Leave(int(word))
        raise reader.fail(word)
    if cell_at(word) is not None:
        if Target in kinds:
            return Target(cell_at(word) or 0)
        raise reader.fail(word)
    if word in DIRECTIONS and Deploy in kinds:
        reader.at = mark
        return Deploy(_sum_after_direction(reader))
    match word:
        case "keep":
            return Keep(reader.tile(reader.word()))
        case "deploy":
            return Deploy(reader.number())
        case "leave":
            return Leave(reader.number())
        case "stay" if reader.peek().isdigit():
            return Leave(reader.number())
        case "stand" | "stay":
            return Walk("stand")
        case "north" | "east" | "south" | "west":
            return Walk(word)
        case "ok" | "confirm" | "done":
            if reader.peek() in ("end", "pass"):
                reader.take()
                return Confirm(end=True)
            return Confirm(end=Confirm in kinds and Confirm(end=False) not in reader.moves)
        case "end" | "pass":
            return Confirm(end=True) if Confirm in kinds else End()
        case "target":
            return Target(reader.cell(word))
        case "boat" | "snakes" | "sandstorm" | "caravan":
            if reader.peek() == "from":
                reader.take()
            return Use(word, reader.cell(word))
    return Place(reader.tile(word), reader.cell(word))  # type: ignore[arg-type]


def _sum_after_direction(reader: _Reader) -> int:
    """Return the crew that a walk written without one implies; nothing of the walk is taken."""
    total = 0
    for word in reader.words[reader.at + 1 :]:
        if not word.isdigit():
            break
        total += int(word)
    return total
