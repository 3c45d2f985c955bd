"""Lines of a plan that depend on what others do: ``if red on Giza: red Marib end else: end``.

A condition says something of the table that everybody sees: of a thing of the game
(:meth:`Game.things`), of a seat's points, or of the round. It never reads what is hidden.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from rapidfuzz import fuzz, process

from bot.tables.errors import TableRefused
from bot.tables.names import plain
from engines.core import AnyGame, Thing, words_of
from engines.core.memo import memo_last

BRANCHES, LONGEST = 4, 150
"""Branches of a line, and characters of a line that has any."""

SUGGESTED = 3

COMPARED: dict[str, Callable[[int, int], bool]] = {
    ">=": operator.ge, "<=": operator.le, ">": operator.gt, "<": operator.lt, "=": operator.eq,
}  # fmt: skip

FILLERS = frozenset(
    ("the", "a", "is", "are", "stands", "stand", "lies", "lie", "still", "on", "in", "at", "has")
)

_NUMBER = r"\s*(?P<sign>>=|<=|>|<|=|is|)\s*(?P<number>\d{1,4})"
_ROUND = re.compile(r"round" + _NUMBER)
_POINTS = re.compile(r"seat\s*(?P<seat>\d)\s*(?:has\s*)?" + _NUMBER + r"\s*(?:points?)?")
_LOOPS = re.compile(r"\b(while|repeat|until|loop|goto|again|forever)\b", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Condition:
    """What must be so: ``subject`` is ``round``, ``seat 2``, or a thing's name.

    Points and rounds are compared with ``value`` by ``sign``; a thing has none.
    """

    subject: str
    value: str
    sign: str = ""
    negated: bool = False

    @property
    def text(self) -> str:
        """The condition in the notation that :func:`condition` reads."""
        points = " points" if self.sign and self.subject != "round" else ""
        has = " has" if points else ""
        between = f"{has} {self.sign} " if self.sign else " is "
        return f"{'not ' if self.negated else ''}{self.subject}{between}{self.value}{points}"

    def is_met(self, game: AnyGame, view: Any) -> bool:
        """Whether it is so in a view that everybody has."""
        return self._is_so(game, view) is not self.negated

    def _is_so(self, game: AnyGame, view: Any) -> bool:
        if self.sign:
            points = game.points(view) or ()
            if self.subject == "round":
                number = game.turn_facts(view).get("round", view.turn)
            else:
                seat = int(self.subject.split()[1]) - 1
                number = points[seat] if seat < len(points) else 0
            return COMPARED[self.sign](int(number), int(self.value))
        found = next((thing for thing in _things(game, view) if thing.name == self.subject), None)
        return found is not None and self.value in found.holds


@dataclass(frozen=True, slots=True)
class Branch:
    """Moves of a line, and what must be so for them; ``None`` for the last, which needs nothing."""

    condition: Condition | None
    moves: str


def is_conditional(line: str) -> bool:
    """Whether a line depends on anything."""
    return bool(re.match(r"if\b", line.strip(), re.IGNORECASE))


def read(game: AnyGame, view: Any, line: str) -> tuple[Branch, ...]:
    """Return the branches of a line.

    ``view`` is what everybody sees; it says which things there are.

    :raises TableRefused: ``plan-loop``, ``plan-branches``, ``plan-if`` if something is missing, or
        ``plan-condition`` with what was not understood and what would be right.
    """
    if _LOOPS.search(line):
        raise TableRefused("plan-loop", most=BRANCHES)
    parts = [part.strip(" ;") for part in re.split(r"\belse\b", line.strip(), flags=re.IGNORECASE)]
    if len(parts) > BRANCHES:
        raise TableRefused("plan-branches", most=BRANCHES)
    branches = list[Branch]()
    for number, part in enumerate(parts):
        if is_conditional(part):
            text, colon, moves = part.strip()[2:].partition(":")
            if not colon or not moves.strip(" ;") or is_conditional(moves):
                raise TableRefused("plan-if", example=f"if {suggestions(game, view, text)[0]}: ...")
            branches.append(Branch(condition(game, view, text), _moves(moves)))
            continue
        moves = _moves(part.removeprefix(":"))
        if not number or number + 1 < len(parts) or not moves:
            raise TableRefused("plan-if", example=f"if {suggestions(game, view, '')[0]}: ...")
        branches.append(Branch(None, moves))
    return tuple(branches)


def with_seats(
    names: Sequence[str],
    seat: int,
    line: str,
    is_read: Callable[[str], bool] = lambda _condition: False,
) -> str:
    """Return a line in whose conditions players are not called by their names, but ``seat 2``.

    ``me`` and ``I`` are the planner, who has the seat ``seat``. Conditions of which ``is_read`` is
    true stay as they are: a player may be called like a colour or a place.
    """
    called = {"me": seat, "i": seat} | {name.casefold(): at for at, name in enumerate(names)}
    either = "|".join(re.escape(name) for name in sorted(called, key=len, reverse=True) if name)

    def numbered(found: re.Match[str]) -> str:
        return f"seat {called[found[0].casefold()] + 1}"

    def said(part: re.Match[str]) -> str:
        if is_read(part[0][2:-1]):
            return part[0]
        return re.sub(rf"(?<!\w)(?:{either})(?!\w)", numbered, part[0], flags=re.IGNORECASE)

    return re.sub(r"\bif\b[^:]*:", said, line, flags=re.IGNORECASE)


def is_condition(game: AnyGame, view: Any, text: str) -> bool:
    """Whether a text is a condition."""
    try:
        condition(game, view, text)
    except TableRefused:
        return False
    return True


def written(branches: Sequence[Branch]) -> str:
    """Return branches as a line."""
    return " else ".join(
        branch.moves if branch.condition is None else f"if {branch.condition.text}: {branch.moves}"
        for branch in branches
    )


def chosen(game: AnyGame, view: Any, line: str) -> Branch | None:
    """Return the first branch of a line of which all is so, ``None`` if there is none.

    A line without conditions is a branch of its own.

    :raises TableRefused: as :func:`read`.
    """
    if not is_conditional(line):
        return Branch(None, line)
    for branch in read(game, view, line):
        if branch.condition is None or branch.condition.is_met(game, view):
            return branch
    return None


def condition(game: AnyGame, view: Any, text: str) -> Condition:
    """Return the condition that was typed.

    :raises TableRefused: ``plan-condition``.
    """
    typed = " ".join(text.casefold().split())
    negated = bool(re.match(r"not\b", typed))
    bare = typed[3:].strip() if negated else typed
    if " is not " in f" {bare} ":
        negated, bare = not negated, " ".join(bare.replace(" not", "", 1).split())
    found = _compared(game, view, bare) or _said(game, view, bare)
    if found is None:
        likely = suggestions(game, view, bare)
        raise TableRefused(
            "plan-condition", text=plain(" ".join(text.split())), likely=" · ".join(likely)
        )
    return replace(found, negated=negated)


def suggestions(game: AnyGame, view: Any, text: str, count: int = SUGGESTED) -> list[str]:
    """Return conditions that would be right, those most like a text first."""
    every = [found.text for found in _every(game, view)]
    if not text.strip():
        return every[:count]
    near = process.extract(
        text.casefold(), every, scorer=fuzz.token_set_ratio, limit=count, processor=str.casefold
    )
    return [found for found, _score, _index in near]


def now(game: AnyGame, view: Any) -> Iterator[Condition]:
    """Yield what is so now, of the things that matter most first; then rounds and points."""
    for thing in _things(game, view):
        for value in thing.holds:
            yield Condition(thing.name, value)
    yield from _numbers(game, view)


def _numbers(game: AnyGame, view: Any) -> Iterator[Condition]:
    number = game.turn_facts(view).get("round", view.turn)
    yield Condition("round", str(int(number) + 1), ">=")
    for seat, points in enumerate(game.points(view) or ()):
        yield Condition(f"seat {seat + 1}", str(points + 1), ">=")


def _every(game: AnyGame, view: Any) -> Iterator[Condition]:
    """Yield every condition, with the round and the points that come next."""
    yield from now(game, view)
    for thing in _things(game, view):
        for value in thing.may:
            if value not in thing.holds:
                yield Condition(thing.name, value)


def _compared(game: AnyGame, view: Any, text: str) -> Condition | None:
    """Return a condition about the round or a seat's points."""
    match = _ROUND.fullmatch(text)
    if match is not None:
        return Condition("round", str(int(match["number"])), _sign(match["sign"]))
    match = _POINTS.fullmatch(text)
    seats = len(game.points(view) or ())
    if match is None or not 1 <= int(match["seat"]) <= seats:
        return None
    if match["sign"] in ("", "is") and "point" not in text:
        return None
    return Condition(f"seat {match['seat']}", str(int(match["number"])), _sign(match["sign"]))


def _sign(typed: str) -> str:
    return typed if typed in COMPARED else ">=" if not typed else "="


def _said(game: AnyGame, view: Any, text: str) -> Condition | None:
    """Return a condition about a thing; names may be those of any language."""
    words, abroad, known = _key(text), _abroad(game), _things_by_key(game, view)
    for cut in range(len(words) - 1, 0, -1):
        subject, value = words[:cut], words[cut:]
        known_as = subject if subject in known else abroad.get(subject, ())
        if known_as not in known:
            continue
        thing = known[known_as]
        meant = {value, abroad.get(value, value)}
        found = [may for may in thing.may if _key(may) in meant]
        if not found:
            joined = "".join(value)
            found = [may for may in thing.may if "".join(_key(may)).startswith(joined)]
        if len(found) == 1:
            return Condition(thing.name, found[0])
    return None


@memo_last
def _things(game: AnyGame, view: Any) -> tuple[Thing, ...]:
    """Return the things of a game; a view is asked for all conditions of a plan."""
    return game.things(view)


@memo_last
def _things_by_key(game: AnyGame, view: Any) -> dict[tuple[str, ...], Thing]:
    """Return the things by the words of their names."""
    known: dict[tuple[str, ...], Thing] = {}
    for thing in _things(game, view):
        for name in (*thing.also, thing.name):
            known.setdefault(_key(name), thing)
    return known


@lru_cache(maxsize=16)
def _abroad(game: AnyGame) -> dict[tuple[str, ...], tuple[str, ...]]:
    """Return the words of places' names by those of their names in other languages."""
    return {
        _key(name): _key(place.name)
        for place in game.places()
        for name in (*place.also, *(name for _language, name in place.abroad))
    }


@lru_cache(maxsize=4096)
def _key(text: str) -> tuple[str, ...]:
    """Return the words that tell a name from others; every condition is compared with all names."""
    words = words_of(text)
    return tuple(word for word in words if word not in FILLERS) or tuple(words)


def _moves(text: str) -> str:
    # Lines are shown in backticks, in which nothing but a backtick is markup.
    clean = "".join(char if char.isprintable() and char not in "`;" else " " for char in text)
    return " ".join(clean.split())
