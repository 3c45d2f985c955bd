"""The stored games and the transcripts that a game's tests compare with.

``tests/<game>/fixtures.json`` names them; the games are random, but the same for the same seed.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import count, islice
from pathlib import Path
from typing import Any

from pydantic import BaseModel, Field, ValidationError

from engines.cli.calls import WrongCall
from engines.core import AnyGame, Chance, Event, Game, Played, play_move
from engines.core.record import Record, Recorder
from engines.players import choose

FILE = "fixtures.json"

FREE_ACTIONS = 12
"""One move in so many is a free action, in a game that has them."""

LONG = 80
"""A transcript has so many characters of a long line, then a digest that shows any change."""


class Fixture(BaseModel, frozen=True, extra="forbid"):
    """One game: its set-up, and how many of its moves a transcript has (``None``: all).

    After ``by_chance`` random moves the computer player *greedy* makes all others: random games can
    be very long.
    """

    seats: int
    seed: str
    options: dict[str, Any] = {}
    moves: int | None = None
    by_chance: int | None = None


class Fixtures(BaseModel, frozen=True, extra="forbid"):
    """The content of ``fixtures.json``.

    ``lines`` is a pattern for the beginning of a line of the game's text; lines that begin alike
    are about the same thing and are compared from step to step. ``always_drawn`` draws a number
    for the question even if there is only one, as the first stored games did.
    ``shared_clauses`` are the prefixes of clauses that several games share and each must test.
    ``varied`` names fields of moves, as in ``use action``; every value of them must occur in a
    stored game. ``duels`` is the number of games in which greedy has to beat random more clearly
    than luck explains: 9 of 10, 28 of 40. The more a game depends on luck, the more games show
    the difference. ``ordered_lists`` names the lists in the content files whose order means
    something, as in ``points.*.left``, or ``*.left`` wherever such a list is.
    """

    transcripts: dict[str, Fixture]
    saves: dict[str, Fixture]
    lines: str = "[^:]*"
    always_drawn: bool = False
    shared_clauses: tuple[str, ...] = ()
    varied: tuple[str, ...] = ()
    duels: int = Field(default=10, ge=10, le=100)
    ordered_lists: tuple[str, ...] = ()


def fixtures_in(folder: Path) -> Fixtures:
    """Return the content of a folder's ``fixtures.json``.

    :raises WrongCall: if there is no such file, or a field is wrong.
    """
    file = folder / FILE
    try:
        return Fixtures.model_validate_json(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise WrongCall(f"{file}: {error.strerror}") from None
    except ValidationError as error:
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"]) or "the file"
        raise WrongCall(f"{file}: {place}: {first['msg']}") from None


def played(
    game: AnyGame, state: Any, fixture: Fixture, *, always_drawn: bool = False
) -> Iterator[Played]:
    """Play a fixture's game from its first state to its end, and yield each move.

    Of random moves the kind is drawn first, so that rare kinds come up as often as common ones.
    """
    chance = Chance.from_seed(f"choices {fixture.seed}")
    has_free_actions = type(game).free_action is not Game.free_action
    for number in count():
        asked = game.decisions(state)
        if not asked:
            return
        question = asked[0]
        if fixture.by_chance is not None and number >= fixture.by_chance:
            move, chance = choose("medium", game, state, question.seat, chance)
        else:
            if always_drawn or len(asked) > 1:
                question, chance = chance.chosen(asked)
            if has_free_actions:
                one_in, chance = chance.below(FREE_ACTIONS)
                if not one_in:
                    seat, chance = chance.below(fixture.seats)
                    question = game.free_action(state, seat) or question
            kind, chance = chance.chosen(dict.fromkeys(map(_kind, question.moves)))
            move, chance = chance.chosen(move for move in question.moves if _kind(move) == kind)
        chance = chance.without_log()
        step = play_move(game, state, question.seat, move)
        yield step
        state = step.state


def _kind(move: Any) -> tuple[type, str]:
    """Return the kind of a move: its class, and its field ``by`` if it has one."""
    return type(move), getattr(move, "by", "")


def save(game: AnyGame, fixtures: Fixtures, name: str) -> Record:
    """Play a stored game and return its record."""
    fixture = fixtures.saves[name]
    recorder = Recorder(game, fixture.seats, game.options(fixture.options), fixture.seed)
    for step in played(game, recorder.state, fixture, always_drawn=fixtures.always_drawn):
        recorder.note(step)
    return recorder.record()


def transcript(game: AnyGame, fixtures: Fixtures, name: str) -> str:
    """Return a transcript: moves, events, and for every reader the lines that changed.

    Lines of a seat's view that are the same in the public view are left out; long lines are cut.
    """
    fixture = fixtures.transcripts[name]
    head, readers = re.compile(fixtures.lines), (None, *range(fixture.seats))
    state = game.start(fixture.seats, game.options(fixture.options), fixture.seed)
    lines = [f"{fixture.seats} seats, {fixture.options}, seed {fixture.seed!r}"]
    known: dict[int | None, dict[str, str]] = {}
    lines += _changes(game, state, head, readers, known)
    moves = played(game, state, fixture, always_drawn=fixtures.always_drawn)
    for number, step in enumerate(islice(moves, fixture.moves), start=1):
        state = step.state
        lines.append(f"\n[{number}] seat {step.seat}: {game.format(step.move)}")
        lines += (f"  ! {_event_line(game, event)}" for event in step.events)
        lines += _changes(game, state, head, readers, known)
    return "\n".join((*lines, f"\n{game.outcome(state)}", ""))


def lines_of(
    game: AnyGame, state: Any, reader: int | None, head: re.Pattern[str]
) -> dict[str, str]:
    """Return the lines of a reader's view by what they are about: the part that ``head`` matches.

    :raises WrongCall: if two lines are about the same thing; ``lines`` must tell them apart then.
    """
    lines: dict[str, str] = {}
    for line in game.text(game.view(state, reader)).splitlines():
        match = head.match(line)
        about = match[0] if match else "game"
        if about in lines:
            raise WrongCall(f"{FILE}: by lines, {lines[about]!r} and {line!r} are about the same")
        lines[about] = line
    return lines


def _changes(
    game: AnyGame,
    state: Any,
    head: re.Pattern[str],
    readers: Sequence[int | None],
    known: dict[int | None, dict[str, str]],
) -> Iterator[str]:
    """Yield, for each reader, the lines that differ from those of the reader's last view."""
    public = lines_of(game, state, None, head)
    for reader in readers:
        name = "all" if reader is None else f"  {reader}"
        previous, current = known.get(reader, {}), lines_of(game, state, reader, head)
        known[reader] = current
        for key, line in current.items():
            if previous.get(key) != line and (reader is None or public.get(key) != line):
                yield f"{name} | {_shortened(line)}"
        gone = (key for key in previous if key not in current and key != "asked")
        yield from (f"{name} | no {key}" for key in gone)


def _event_line(game: AnyGame, event: Event) -> str:
    """Return an event's kind, and its fields as JSON without a default audience or reveals."""
    data = json.loads(game.events.dump(event))
    kind = data.pop("kind")
    for name, usual in (("audience", None), ("reveals", False)):
        if data[name] == usual:
            del data[name]
    return f"{kind} {json.dumps(data)}"


def _shortened(line: str) -> str:
    if len(line) <= LONG:
        return line
    return f"{line[:LONG]} ... {sha256(line.encode()).hexdigest()[:8]}"
