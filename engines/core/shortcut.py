"""Chat commands of a game, as data: how their parameters become a line of notation."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engines.core.decision import Decision
from engines.core.errors import RulesError
from engines.core.line import decision_of, open_to
from engines.core.typed import words_of

if TYPE_CHECKING:
    from engines.core.game import AnyGame

MOST = 200
"""How many ways to go on are gathered for one question."""


@dataclass(frozen=True, slots=True)
class Part:
    """One parameter: its name, the word of notation before it, and whether several may follow.

    ``kinds`` are the kinds of moves that it may say, any if empty.
    """

    name: str
    word: str = ""
    required: bool = True
    repeats: bool = False
    kinds: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Shortcut:
    """One command: ``/<game> <name>`` with its parameters, or with none a fixed line."""

    name: str
    parts: tuple[Part, ...]
    line: str = ""

    def line_of(self, values: Mapping[str, str]) -> str:
        """Return the notation that filled parameters stand for."""
        words = [self.line]
        for part in self.parts:
            typed = values.get(part.name, "").replace("/", " ").split()
            if part.repeats:
                words += [f"{part.word} {one}" for one in typed]
            elif typed:
                already = typed[0].casefold() == part.word
                words += typed if already or not part.word else [part.word, *typed]
        return " ".join(word for word in words if word)

    def continuations(
        self, game: AnyGame, state: Any, seat: int, name: str, values: Mapping[str, str]
    ) -> tuple[str, ...]:
        """Return what may be filled in for a parameter after those before it, in order.

        The earlier parameters are played on a copy; what they leave unfinished narrows the
        moves that are legal then. Nothing is returned where the earlier ones are illegal.
        """
        index = [part.name for part in self.parts].index(name)
        part = self.parts[index]
        others = {one.parts[0].word for one in game.shortcuts() if one.parts and one != self}
        earlier = Shortcut(self.name, self.parts[:index], self.line).line_of(values)
        found: dict[str, None] = {}
        for begun, asked, after in _reached(game, state, seat, earlier):
            for words in _ways(game, after, asked, part):
                rest = words[len(begun) :]
                if [word.casefold() for word in words[: len(begun)]] != begun:
                    continue
                if part.word and rest[:1] == [part.word]:
                    rest = [word for word in rest if word != part.word]
                elif part.word or (not begun and rest[0] in others):
                    continue  # the line of another command
                last = index == len(self.parts) - 1
                # Of a notation of several words an earlier parameter takes the first.
                found[" ".join(rest if part.repeats or last else rest[:1])] = None
        return tuple(value for value in found if value)


def continuations_of_line(
    game: AnyGame, state: Any, seat: int, line: str
) -> tuple[str, str, tuple[Any, ...]]:
    """Return what of a typed line is played, what is left of it, and the moves legal then.

    A last word that nothing follows, not even a space, is still being typed: a move that it cuts
    short is not played, but left.
    """
    words, typing = line.split(), line == line.rstrip()
    for begun, asked, _after in _reached(game, state, seat, line, typing=typing):
        kept = words[: len(words) - len(begun)]
        return " ".join(kept), " ".join(begun), asked.moves
    return line, "", ()


def _reached(
    game: AnyGame, state: Any, seat: int, line: str, *, typing: bool = False
) -> Iterator[tuple[list[str], Decision[Any], Any]]:
    """Yield the words of the line that are no whole move yet, with the question they answer.

    While somebody is ``typing``, a move at its end has to be written out to be whole.
    """
    words = line.casefold().split()
    while True:
        asked = open_to(game, state, seat)
        if asked is None:
            return
        begun = any(
            game.format(move).casefold().split()[: len(words)] == words for move in asked.moves
        )
        whole = any(game.format(move).casefold().split() == words for move in asked.moves)
        if not words or (begun and not whole):
            yield words, asked, state
            return
        try:
            move, rest = game.read(" ".join(words), asked.moves)
            after, events = game.apply(state, seat, move)
        except RulesError:
            yield words, asked, state
            return
        if typing and not rest and words_of(game.format(move)) != words_of(" ".join(words)):
            yield words, asked, state
            return
        state = after
        if any(event.reveals for event in events):
            return  # what comes to light is not to be known before the move is made
        words = rest.casefold().split()


def _ways(game: AnyGame, state: Any, asked: Decision[Any], part: Part) -> Iterator[list[str]]:
    """Yield the notations of the answers; if several may follow, whole rows of them."""
    moves = [move for move in asked.moves if not part.kinds or move.kind in part.kinds]
    rows: list[tuple[list[str], Any]] = [(game.format(move).split(), move) for move in moves]
    if not part.repeats:
        yield from (words for words, _move in rows)
        return
    open_rows = [(words, game.apply(state, asked.seat, move)[0]) for words, move in rows]
    count = 0
    while open_rows and count < MOST:
        words, after = open_rows.pop(0)
        # What may be done unasked is open for ever, in any order: a row ends with the question.
        following = decision_of(game, after, asked.seat)
        if following is None or following.kind != asked.kind:
            count += 1
            yield words
            continue
        for move in following.moves:
            further = game.apply(after, asked.seat, move)[0]
            open_rows.append(([*words, *game.format(move).split()], further))
