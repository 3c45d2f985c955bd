"""``fixtures``: the stored games and the transcripts that a game's tests compare with.

``tests/<game>/fixtures.json`` names them; the games are played by chance, the same again for the
same seed.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import Any

from pydantic import BaseModel, ConfigDict, ValidationError

from engines.cli.calls import WrongCall
from engines.core import AnyGame, Chance, Event, Game, Played, play_move
from engines.core.record import Record, Recorder

FILE = "fixtures.json"

ASIDES = 12
"""One move of so many is something that a seat does unasked, in a game that has such moves."""

LONG = 80
"""So many characters of a line stand in a transcript, and a digest that shows any change."""


class Fixture(BaseModel):
    """One game: how it is set up, and how many of its moves a transcript tells (all, if none)."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    seats: int
    seed: str
    options: dict[str, Any] = {}
    moves: int | None = None


class Fixtures(BaseModel):
    """What ``fixtures.json`` says.

    ``lines`` is a pattern of how a line of the game's text begins: by that a line is compared
    with the one before it about the same thing. ``always_drawn`` lets chance choose among the
    open questions even if there is one only, as the first stored games were made.
    ``shared_clauses`` are the beginnings of clauses that several games have in common and each
    has to test for itself. ``varied`` names fields of moves, as in ``use action``, of which every
    value has to come up in a stored game.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    transcripts: dict[str, Fixture]
    saves: dict[str, Fixture]
    lines: str = "[^:]*"
    always_drawn: bool = False
    shared_clauses: tuple[str, ...] = ()
    varied: tuple[str, ...] = ()


def fixtures_in(folder: Path) -> Fixtures:
    """Return what the ``fixtures.json`` of a folder says.

    :raises WrongCall: if there is none, or it is wrong, naming the field.
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


def write(game: AnyGame, tests: Path) -> int:
    """Write a game's transcripts and those of its stored games that are missing; return 0.

    A stored game that is there is left alone: it shows that games of real tables replay.

    :raises WrongCall: if there is no ``fixtures.json``, or it is wrong.
    """
    folder = tests / game.id
    fixtures = fixtures_in(folder)
    for name in fixtures.transcripts:
        _put(folder / "transcripts" / f"{name}.txt", transcript(game, fixtures, name))
    for name in fixtures.saves:
        file = folder / "saves" / f"{name}.json"
        if file.exists():
            print(f"kept: {file}")
        else:
            _put(file, save(game, fixtures, name).to_json())
    return 0


def _put(file: Path, text: str) -> None:
    file.parent.mkdir(exist_ok=True)
    changed = not file.exists() or file.read_text(encoding="utf-8") != text
    file.write_text(text, encoding="utf-8")
    print(f"{'written' if changed else 'as before'}: {file}")


def played(
    game: AnyGame, state: Any, fixture: Fixture, *, always_drawn: bool = False
) -> Iterator[Played]:
    """Play a game by chance from its first state on, yielding every move.

    First a kind of move is drawn, then a move: else nearly all would be of the commonest kind.
    """
    chance = Chance.from_seed(f"choices {fixture.seed}")
    unasked = type(game).free_action is not Game.free_action
    while asked := game.decisions(state):
        question = asked[0]
        if always_drawn or len(asked) > 1:
            question, chance = chance.chosen(asked)
        if unasked:
            number, chance = chance.below(ASIDES)
            if not number:
                seat, chance = chance.below(fixture.seats)
                question = game.free_action(state, seat) or question
        kind, chance = chance.chosen(dict.fromkeys(map(_kind, question.moves)))
        move, chance = chance.chosen(move for move in question.moves if _kind(move) == kind)
        chance = chance.without_log()
        done = play_move(game, state, question.seat, move)
        yield done
        state = done.state


def _kind(move: Any) -> tuple[type, str]:
    """Return the kind of a move; moves that say ``by`` what they are made have a kind for each."""
    return type(move), getattr(move, "by", "")


def save(game: AnyGame, fixtures: Fixtures, name: str) -> Record:
    """Return the record of a stored game, played anew."""
    fixture = fixtures.saves[name]
    recorder = Recorder(game, fixture.seats, game.options(fixture.options), fixture.seed)
    for done in played(game, recorder.state, fixture, always_drawn=fixtures.always_drawn):
        recorder.note(done)
    return recorder.record()


def transcript(game: AnyGame, fixtures: Fixtures, name: str) -> str:
    """Return a transcript: moves, events, and for every reader the lines that changed.

    What a seat sees exactly as everybody does is not repeated; long lines are cut.
    """
    fixture = fixtures.transcripts[name]
    head, readers = re.compile(fixtures.lines), (None, *range(fixture.seats))
    state = game.start(fixture.seats, game.options(fixture.options), fixture.seed)
    lines = [f"{fixture.seats} seats, {fixture.options}, seed {fixture.seed!r}"]
    known: dict[int | None, dict[str, str]] = {}
    lines += _changes(game, state, head, readers, known)
    moves = played(game, state, fixture, always_drawn=fixtures.always_drawn)
    for step, done in enumerate(islice(moves, fixture.moves), start=1):
        state = done.state
        lines.append(f"\n[{step}] seat {done.seat}: {game.format(done.move)}")
        lines += (f"  ! {_told(game, event)}" for event in done.events)
        lines += _changes(game, state, head, readers, known)
    return "\n".join((*lines, f"\n{game.outcome(state)}", ""))


def lines_of(
    game: AnyGame, state: Any, reader: int | None, head: re.Pattern[str]
) -> dict[str, str]:
    """Return what a reader sees, each line by what it is about.

    :raises WrongCall: if two lines are about the same: then ``lines`` has to tell more apart.
    """
    found: dict[str, str] = {}
    for line in game.text(game.view(state, reader)).splitlines():
        match = head.match(line)
        about = match[0] if match else "game"
        if about in found:
            raise WrongCall(f"{FILE}: by lines, {found[about]!r} and {line!r} are about the same")
        found[about] = line
    return found


def _changes(
    game: AnyGame,
    state: Any,
    head: re.Pattern[str],
    readers: Sequence[int | None],
    known: dict[int | None, dict[str, str]],
) -> Iterator[str]:
    """Yield, per reader, the lines that differ from those of the reader's view before."""
    public = lines_of(game, state, None, head)
    for reader in readers:
        name = "all" if reader is None else f"  {reader}"
        before, now = known.get(reader, {}), lines_of(game, state, reader, head)
        known[reader] = now
        for key, line in now.items():
            if before.get(key) != line and (reader is None or public.get(key) != line):
                yield f"{name} | {_shortened(line)}"
        gone = (key for key in before if key not in now and key != "asked")
        yield from (f"{name} | no {key}" for key in gone)


def _told(game: AnyGame, event: Event) -> str:
    """Return an event as JSON, kind first, without an audience of everybody."""
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
