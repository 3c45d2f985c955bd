"""Autocomplete: what may follow in a command's parameter, or in a line of moves.

The moves typed so far are applied to a copy of the state, up to the first one that reveals
something: suggestions must not show what only playing the move may reveal.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from bot.tables.parsing import parse
from engines.core import (
    AnyGame,
    Decision,
    Part,
    RulesError,
    Shortcut,
    choices_for,
    decision_of,
    words_of,
)

MOST = 200
"""How many rows of moves are collected for one question."""


@dataclass(frozen=True, slots=True)
class BegunLine:
    """A line of moves as far as it is typed."""

    done: str
    """The complete moves."""

    typed: str
    """The words after them, not a complete move yet."""

    moves: tuple[Any, ...]
    """The moves that are legal after the complete ones."""

    meant: Any = None
    """The legal move that ``typed`` would be played as, if there is one."""


def continuations(
    game: AnyGame,
    state: Any,
    seat: int,
    shortcut: Shortcut,
    name: str,
    values: Mapping[str, str],
) -> tuple[str, ...]:
    """Return the values to suggest for the parameter ``name`` of a command.

    The earlier parameters (``values``) are applied to a copy of the state. Words at their end that
    are not a complete move narrow down the legal moves. If they are illegal, nothing is returned.
    """
    index = [part.name for part in shortcut.parts].index(name)
    part = shortcut.parts[index]
    first_words = {
        other.parts[0].word for other in game.shortcuts if other.parts and other != shortcut
    }
    earlier = Shortcut(shortcut.name, shortcut.parts[:index], shortcut.line).line_of(values)
    suggestions: dict[str, None] = {}
    for begun, asked, after in _reached(game, state, seat, earlier):
        for words in _ways(game, after, asked, part):
            rest = words[len(begun) :]
            if [word.casefold() for word in words[: len(begun)]] != begun:
                continue
            if part.word and rest[:1] == [part.word]:
                rest = [word for word in rest if word != part.word]
            elif part.word or (not begun and rest[0] in first_words):
                continue  # the line of another command
            last = index == len(shortcut.parts) - 1
            # A notation of several words fills several parameters: all but the last take one word.
            suggestions[" ".join(rest if part.repeats or last else rest[:1])] = None
    return tuple(value for value in suggestions if value)


def begun_line(
    game: AnyGame, state: Any, seat: int, line: str, *, in_turn: bool = False
) -> BegunLine:
    """Return how far a typed line goes; ``in_turn`` if all that the seat owes may be typed at once.

    A last word without a space after it is still being typed: a move that ends with it is complete
    only if it is written out.
    """
    words, typing = line.split(), line == line.rstrip()
    for begun, asked, _after in _reached(game, state, seat, line, typing=typing, in_turn=in_turn):
        complete, typed = words[: len(words) - len(begun)], " ".join(begun)
        meant = _meant(game, typed, asked.moves)
        return BegunLine(" ".join(complete), typed, asked.moves, meant)
    return BegunLine(line, "", ())


def _meant(game: AnyGame, typed: str, moves: tuple[Any, ...]) -> Any:
    """Return the legal move that the typed words would be played as, or ``None``."""
    if not typed:
        return None
    try:
        move, rest = parse(game, typed, moves)
    except RulesError:
        return None
    return move if not rest and move in moves else None


def _reached(
    game: AnyGame, state: Any, seat: int, line: str, *, typing: bool = False, in_turn: bool = False
) -> Iterator[tuple[list[str], Decision[Any], Any]]:
    """Yield the line's words after its complete moves, the question they answer, and the state.

    While somebody is ``typing``, the last move is complete only if it is written out. Nothing is
    yielded if a move reveals something, or nothing can be done after the moves. If they may be
    given ``in_turn``, only the others that the seat owes follow an answer that it owes.
    """
    words, owes = line.casefold().split(), False
    while True:
        if state is None:
            return
        asked = decision_of(game, state, seat) if owes else choices_for(game, state, seat)
        if asked is None:
            return
        if not words or _is_begun(game, words, asked.moves):
            yield words, asked, state
            return
        try:
            move, rest = parse(game, " ".join(words), asked.moves)
            after, events = game.apply(state, seat, move)
        except RulesError:
            yield words, asked, state
            return
        if typing and not rest and words_of(game.format(move)) != words_of(" ".join(words)):
            yield words, asked, state
            return
        words = rest.casefold().split()
        if in_turn:
            question = decision_of(game, state, seat)
            in_turn = question is not None and question.owed > 1 and move in question.moves
        if in_turn:
            state, owes = game.ahead(after, seat), True
            continue
        if any(event.reveals for event in events):
            return  # what the move reveals must not be known before it is made
        state = after


def _is_begun(game: AnyGame, words: list[str], moves: tuple[Any, ...]) -> bool:
    """Whether a move begins with these words, and none is written with them alone."""
    written = [game.format(move).casefold().split() for move in moves]
    return words not in written and any(each[: len(words)] == words for each in written)


def _ways(game: AnyGame, state: Any, asked: Decision[Any], part: Part) -> Iterator[list[str]]:
    """Yield the words of each legal answer; for a part that repeats, of each row of answers."""
    moves = [move for move in asked.moves if not part.kinds or move.kind in part.kinds]
    if not part.repeats:
        yield from (game.format(move).split() for move in moves)
        return
    # Many more rows are begun than are yielded: a move is made when its row's turn comes.
    open_rows = deque[tuple[list[str], Any, Any]](([], state, move) for move in moves)
    count = 0
    while open_rows and count < MOST:
        words, before, move = open_rows.popleft()
        words = [*words, *game.format(move).split()]
        after, _events = game.apply(before, asked.seat, move)
        # Free actions could follow without end: a row ends with the question.
        following = decision_of(game, after, asked.seat)
        if following is None or following.kind != asked.kind:
            count += 1
            yield words
            continue
        open_rows.extend((words, after, move) for move in following.moves)
