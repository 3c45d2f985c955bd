"""What somebody who types may go on with: parameters of a command, or the rest of a line.

What is typed already is played on copies of the state, up to the first move that reveals
something: suggestions must not tell what only playing brings to light.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from bot.tables.parsing import read
from engines.core import (
    AnyGame,
    Decision,
    Part,
    RulesError,
    Shortcut,
    decision_of,
    open_to,
    words_of,
)

MOST = 200
"""How many ways to go on are gathered for one question."""


@dataclass(frozen=True, slots=True)
class BegunLine:
    """A line of moves as far as it is typed."""

    done: str
    """The moves that are typed in full."""

    typed: str
    """The words after them, which are no whole move yet."""

    moves: tuple[Any, ...]
    """The moves that are legal after those done."""

    meant: Any = None
    """The one of them that would be played if nothing more were typed, if there is one."""


def continuations(
    game: AnyGame,
    state: Any,
    seat: int,
    shortcut: Shortcut,
    name: str,
    values: Mapping[str, str],
) -> tuple[str, ...]:
    """Return what may be filled in for a command's parameter after those before it, in order.

    The earlier parameters are played on a copy; what they leave unfinished narrows the
    moves that are legal then. Nothing is returned where the earlier ones are illegal.
    """
    index = [part.name for part in shortcut.parts].index(name)
    part = shortcut.parts[index]
    others = {one.parts[0].word for one in game.shortcuts() if one.parts and one != shortcut}
    earlier = Shortcut(shortcut.name, shortcut.parts[:index], shortcut.line).line_of(values)
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
            last = index == len(shortcut.parts) - 1
            # Of a notation of several words an earlier parameter takes the first.
            found[" ".join(rest if part.repeats or last else rest[:1])] = None
    return tuple(value for value in found if value)


def begun_line(game: AnyGame, state: Any, seat: int, line: str) -> BegunLine:
    """Return how far a typed line goes.

    A last word that nothing follows, not even a space, is still being typed: a move that it cuts
    short is not among those done.
    """
    words, typing = line.split(), line == line.rstrip()
    for begun, asked, _after in _reached(game, state, seat, line, typing=typing):
        kept, typed = words[: len(words) - len(begun)], " ".join(begun)
        meant = _meant(game, typed, asked.moves)
        return BegunLine(" ".join(kept), typed, asked.moves, meant)
    return BegunLine(line, "", ())


def _meant(game: AnyGame, typed: str, moves: tuple[Any, ...]) -> Any:
    """Return the one legal move that typed words would be played as, or ``None``."""
    if not typed:
        return None
    try:
        move, rest = read(game, typed, moves)
    except RulesError:
        return None
    return move if not rest and move in moves else None


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
            move, rest = read(game, " ".join(words), asked.moves)
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
