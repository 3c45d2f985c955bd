"""A game's lesson: fixed positions, what to do in each, and how what is done is answered.

A lesson is a JSON file of the game's package (:class:`Lesson`); its words are texts of the bot. The
learner has seat 0 and makes real moves; what other seats do is written in the lesson. Nothing here
stores anything: :func:`begin` and :func:`advance` return where the learner stands.
"""

from __future__ import annotations

import hashlib
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Annotated, Any, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

from engines.core.errors import BadContent, IllegalMove, Refusal, RulesError
from engines.core.game import AnyGame
from engines.core.line import Played, decision_of, play_line, play_together

LEARNER = 0
"""The learner's seat."""

ANY = "any "
"""In place of a move in notation: every move of the kind that follows."""

Name: TypeAlias = Annotated[str, Field(pattern="^[a-z][a-z0-9]*$")]
"""A part of a text's key."""

SeatLine: TypeAlias = Annotated[str, Field(pattern="^[0-9]: .+$")]
"""A seat and the moves that it makes, in notation: ``1: Cd F6 deploy 3 stand ok end``."""


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Scene(_Part):
    """A position: how the game is set up, and the lines that are played to get there."""

    seats: int
    options: dict[str, Any] = {}
    seed: str
    opening: tuple[SeatLine, ...] = ()


class Step(_Part):
    """What the learner is to do next.

    ``wanted`` are lines of the learner's moves, of which each will do; ``then`` is what other seats
    do after it. In all lines a semicolon stands after a move that reveals something, and before one
    that follows only on what happens by itself. With ``any_order`` the moves of a line may be made
    in any order that the rules allow. ``replies`` name legal moves that are answered with a text
    of their own; ``any place`` stands for all of a kind. ``refused`` are moves that the rules
    forbid: a button offers each, so that the refusal is seen. A step that begins elsewhere has a
    ``scene``.
    """

    name: Name
    scene: Scene | None = None
    wanted: Annotated[tuple[str, ...], Field(min_length=1)]
    then: tuple[SeatLine, ...] = ()
    any_order: bool = False
    replies: dict[Name, tuple[str, ...]] = {}
    refused: dict[Name, str] = {}


class Lesson(_Part):
    """The lesson of a game. ``players`` are the names of the other seats."""

    players: tuple[str, ...]
    steps: Annotated[tuple[Step, ...], Field(min_length=1)]

    @property
    def version(self) -> str:
        """A digest: moves that were made in another version of the lesson may not fit."""
        return hashlib.blake2b(self.model_dump_json().encode(), digest_size=8).hexdigest()


def lesson_of(game: AnyGame) -> Lesson | None:
    """Return the game's lesson for newcomers, if it has one (``lesson.json``).

    :raises BadContent: if that file is no lesson.
    """
    path = game.folder / "lesson.json"
    return read_lesson(path) if path.is_file() else None


@cache
def read_lesson(path: Path) -> Lesson:
    """Return the lesson in a JSON file.

    :raises BadContent: if the file is no lesson.
    """
    try:
        return Lesson.model_validate_json(path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise BadContent(f"{path}: {error}") from None


Way: TypeAlias = tuple[Any, ...] | str
"""How a step can be done: the learner's moves in order, or the kind of a single one."""


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a learner stands: in which step, with what position.

    ``made`` are the learner's moves in this step, ``ways`` how it can be done. ``played`` is all
    that was played since the step began. After the last step ``step`` is the number of steps.
    """

    step: int
    scene: Scene
    state: Any
    ways: tuple[Way, ...]
    made: tuple[Any, ...] = ()
    played: tuple[Played, ...] = ()
    any_order: bool = False

    @property
    def next_move(self) -> Any:
        """The move with which the first way goes on; ``None`` if any move of a kind will do."""
        left = (self.left(way, self.made) for way in self.ways if not isinstance(way, str))
        return next((moves[0] for moves in left if moves), None)

    def left(self, way: Way, made: tuple[Any, ...]) -> tuple[Any, ...] | None:
        """Return what is left of a way after some moves; ``None`` if it cannot begin with them."""
        if isinstance(way, str):
            return () if made and made[0].kind == way else None
        if not self.any_order:
            return way[len(made) :] if way[: len(made)] == made else None
        moves = list(way)
        for move in made:
            if move not in moves:
                return None
            moves.remove(move)
        return tuple(moves)


@dataclass(frozen=True, slots=True)
class Advance:
    """What came of a learner's moves: where the learner stands then, and what they finished.

    ``finished`` are the steps, ``played`` all that was played in the last of them, with the answers
    of other seats. If a move was not what its step wants, nothing was played, ``is_wanted`` is
    false, and ``reply`` names the text of ``missed`` that answers it, if there is one. That step
    may be a later one: moves made at once may finish steps before it.
    """

    standing: Standing
    finished: tuple[Step, ...] = ()
    played: tuple[Played, ...] = ()
    is_wanted: bool = True
    missed: Step | None = None
    reply: str | None = None


def begin(game: AnyGame, lesson: Lesson) -> Standing:
    """Return the beginning of a lesson.

    :raises RulesError: if the lesson does not fit the game.
    """
    scene = lesson.steps[0].scene
    if scene is None:
        raise BadContent(f"{game.id}: the first step of the lesson needs a scene")
    return _at(game, lesson, 0, scene, opened(game, scene))


def opened(game: AnyGame, scene: Scene) -> Any:
    """Return the state with which a scene begins.

    :raises RulesError: if the scene does not fit the game.
    """
    state = game.start(scene.seats, game.options(dict(scene.options)), scene.seed)
    played = _lines(game, state, scene.opening)
    return played[-1].state if played else state


def advance(game: AnyGame, lesson: Lesson, standing: Standing, moves: Sequence[Any]) -> Advance:
    """Return what comes of moves that the learner makes one after another: all or none are played.

    A move that follows by itself from the one before it need not be among them.

    :raises IllegalMove: if the first of them is not legal.
    """
    here, left = standing, list(moves)
    finished, played = list[Step](), tuple[Played, ...]()
    while left:
        move = left.pop(0)
        refusal = game.refusal(here.state, LEARNER, move)
        if refusal is not None and here is standing:
            raise IllegalMove(refusal)
        if refusal is not None or here.step == len(lesson.steps):
            return Advance(standing, is_wanted=False)
        batch = play_together(game, here.state, LEARNER, [move])
        own = _own(batch)
        for forced in own[1:]:
            if left[:1] == [forced]:
                del left[0]
        made, step = (*here.made, *own), lesson.steps[here.step]
        after = [here.left(way, made) for way in here.ways]
        if all(moves is None for moves in after):
            reply = _reply(game, step, move)
            return Advance(standing, is_wanted=False, missed=step, reply=reply)
        here = replace(here, state=batch[-1].state, made=made, played=(*here.played, *batch))
        if () in after:
            answers = _lines(game, here.state, step.then)
            played = (*here.played, *answers)
            finished.append(step)
            here = _next(game, lesson, here, played[-1].state)
    return Advance(here, tuple(finished), played)


def refused(game: AnyGame, lesson: Lesson, standing: Standing, name: str) -> Refusal | None:
    """Return why the rules forbid a move that the step offers for it; ``None`` if there is none.

    It is offered only as long as nothing was done in the step.
    """
    if standing.step == len(lesson.steps) or standing.made:
        return None
    line = lesson.steps[standing.step].refused.get(name)
    if line is None:
        return None
    try:
        _line(game, standing.state, LEARNER, line)
    except IllegalMove as error:
        return error.refusal
    return None


def walk(game: AnyGame, lesson: Lesson) -> Iterator[Standing]:
    """Yield where a learner stands at the beginning of each step who always takes the first way.

    The last one is the end of the lesson.

    :raises RulesError: if a step cannot be done, or what follows it does not fit.
    """
    standing = begin(game, lesson)
    yield standing
    while standing.step < len(lesson.steps):
        came = advance(game, lesson, standing, first_way(game, standing))
        if not came.finished:
            raise BadContent(f"{game.id}: {lesson.steps[standing.step].name} cannot be done")
        standing = came.standing
        yield standing


def first_way(game: AnyGame, standing: Standing) -> tuple[Any, ...]:
    """Return the moves of the first way to do a step that was not begun."""
    way = standing.ways[0]
    if not isinstance(way, str):
        return way
    asked = decision_of(game, standing.state, LEARNER)
    return tuple(move for move in (asked.moves if asked else ()) if move.kind == way)[:1]


def fits(game: AnyGame, lesson: Lesson) -> bool:
    """Whether the lesson can be played to its end with the content that the game has."""
    try:
        deque(walk(game, lesson), maxlen=0)
    except RulesError:
        return False
    return True


def _next(game: AnyGame, lesson: Lesson, here: Standing, state: Any) -> Standing:
    """Return the beginning of the step after this one, or the end of the lesson."""
    number = here.step + 1
    if number == len(lesson.steps):
        return Standing(number, here.scene, state, ())
    scene = lesson.steps[number].scene
    if scene is None:
        return _at(game, lesson, number, here.scene, state)
    return _at(game, lesson, number, scene, opened(game, scene))


def _at(game: AnyGame, lesson: Lesson, number: int, scene: Scene, state: Any) -> Standing:
    step = lesson.steps[number]
    ways = tuple(
        wanted.removeprefix(ANY)
        if wanted.startswith(ANY)
        else _own(_line(game, state, LEARNER, wanted))
        for wanted in step.wanted
    )
    return Standing(number, scene, state, ways, any_order=step.any_order)


def _lines(game: AnyGame, state: Any, lines: Iterable[str]) -> tuple[Played, ...]:
    played: list[Played] = []
    for line in lines:
        seat, _colon, moves = line.partition(": ")
        played += _line(game, state, int(seat), moves)
        state = played[-1].state
    return tuple(played)


def _line(game: AnyGame, state: Any, seat: int, line: str) -> tuple[Played, ...]:
    """Play the parts of a line, and after each what happens by itself."""
    played: list[Played] = []
    for part in line.split(";"):
        played += play_line(game, state, seat, part)
        state = played[-1].state
    return tuple(played)


def _own(played: Iterable[Played]) -> tuple[Any, ...]:
    return tuple(play.move for play in played if play.seat == LEARNER)


def _reply(game: AnyGame, step: Step, move: Any) -> str | None:
    """Return the name of the reply to a move that a step does not want."""
    names = (game.format(move), f"{ANY}{move.kind}")
    for known in names:
        for reply, moves in step.replies.items():
            if known in moves:
                return reply
    return None
