"""``prints.json``: how today's ruleset plays a game's stored games.

Games under way go on under the rules they were begun by. For every move of a stored game there is
a short print of what follows from it: the answers of chance, who is asked what, the answers on
offer, and at the end the result. ``end`` is how the game goes on otherwise, dealt anew some moves
before its end and played by the computer player :data:`PLAYER`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from hashlib import blake2b
from itertools import islice
from pathlib import Path
from typing import Any

from pydantic import BaseModel, ValidationError

from engines.cli.calls import WrongCall
from engines.core import AnyGame, BadRecord, Chance, Played, play_forced, play_move
from engines.core.record import Record, replay, result_of
from engines.players import choose

FILE = "prints.json"

PLAYER, SEED, LAST = "random", "played on", 24
"""Who plays a stored game on, from which seed, and how many of its moves are left out for that.

It is the player that never changes: how well others play is no rule.
"""

DIGITS = 4
"""Of the print of a move: a changed move is found at the latest at one of the next."""


class End(BaseModel, frozen=True, extra="forbid"):
    """How a stored game ends when it is played on from after ``after`` moves."""

    after: int
    moves: int
    scores: tuple[int, ...]


class Print(BaseModel, frozen=True, extra="forbid"):
    """How a stored game is played."""

    moves: str
    end: End


class Prints(BaseModel, frozen=True, extra="forbid"):
    """The content of ``prints.json``: a ruleset, and the stored games recorded under it."""

    ruleset: int
    games: dict[str, Print]


def prints_in(folder: Path) -> Prints | None:
    """Return the content of a folder's ``prints.json``, ``None`` without one.

    :raises WrongCall: if a field is wrong.
    """
    try:
        return Prints.model_validate_json((folder / FILE).read_text(encoding="utf-8"))
    except FileNotFoundError:
        return None
    except ValidationError as error:
        raise WrongCall(f"{folder / FILE}: {error.errors()[0]['msg']}") from None


def records_in(folder: Path) -> dict[str, Record]:
    """Return a game's stored games of today's ruleset by their names."""
    return {
        file.stem: Record.from_json(file.read_text(encoding="utf-8"))
        for file in sorted((folder / "saves").glob("*.json"))
    }


def print_of(game: AnyGame, record: Record) -> Print:
    """Return how the game plays a record.

    :raises BadRecord: naming the first move that does not replay as recorded.
    """
    return Print(moves="".join(_moves(game, record)), end=end_of(game, record))


def difference(game: AnyGame, record: Record, kept: Print) -> str | None:
    """Return from where on a game plays a record differently than it once did, or ``None``."""
    known = [kept.moves[at : at + DIGITS] for at in range(0, len(kept.moves), DIGITS)]
    number = -1
    try:
        for number, found in enumerate(_moves(game, record)):
            if number >= len(known) or found != known[number]:
                return f"from move {number}" if number else "from the set-up"
        if number + 1 != len(known):
            return f"from move {number + 1}"
        if end_of(game, record) != kept.end:
            return f"when it is played on from move {kept.end.after}"
    except BadRecord as error:
        return f"from move {number + 1} ({error})"
    return None


def faults_of(game: AnyGame, folder: Path, migrations: Path) -> Iterator[str]:
    """Yield what a game lacks for games under way to go on, each with what is to be done.

    ``folder`` is that of the game's tests.
    """
    named = f"{game.id}: ruleset {game.ruleset}"
    writing = f"`python -m tests.games --game {game.id}`"
    for number in range(2, game.ruleset + 1):
        goes_on = game.begun_with(game.content_hash, number - 1).ruleset == number - 1
        steps = [*migrations.glob(f"*_{game.id}_ruleset_{number}.sql")]
        if not goes_on and not any(_moves_on(step, game.id, number) for step in steps):
            yield (
                f"{named} needs a migration <number>_{game.id}_ruleset_{number}.sql that sets"
                f" `ruleset = {number}` for the tables of {game.id}"
            )
        if not any((folder / "saves" / f"ruleset-{number - 1}").glob("*.json")):
            yield (
                f"{named} needs the stored games of the ruleset before it: move them from saves to"
                f" saves/ruleset-{number - 1}"
            )
    for number in range(1, game.ruleset):
        for file in sorted((folder / "saves" / f"ruleset-{number}").glob("*.json")):
            wrong = _unplayed(game, Record.from_json(file.read_text(encoding="utf-8")), number)
            if wrong is not None:
                yield (
                    f"{named} does not play {file.parent.name}/{file.stem}: {wrong}; add {number}"
                    " to `older_rulesets` and translate its moves in `translated`"
                )
    kept, records = prints_in(folder), records_in(folder)
    for name, record in records.items():
        if record.ruleset != game.ruleset:
            yield (
                f"{named}, but stored game {name} is of ruleset {record.ruleset}: move it to"
                f" saves/ruleset-{record.ruleset} and write new games with {writing}"
            )
    if kept is None or kept.ruleset != game.ruleset or {*kept.games} != {*records}:
        yield f"{named} has no prints of all its stored games: write them with {writing}"
        return
    for name, record in records.items():
        differs = difference(game, record, kept.games[name])
        if record.ruleset == game.ruleset and differs is not None:
            yield (
                f"{named} plays stored game {name} differently {differs}:"
                " raise `ruleset` and add a migration, or make it the same"
            )


def written(game: AnyGame, folder: Path) -> str:
    """Return the content of ``prints.json`` with what is missing in it.

    Prints of today's ruleset are kept: they are how games that were begun before are played.
    """
    kept = prints_in(folder)
    former: Mapping[str, Print] = {}
    if kept is not None and kept.ruleset == game.ruleset:
        former = kept.games
    games = {
        name: former.get(name) or print_of(game, record)
        for name, record in records_in(folder).items()
        if record.ruleset == game.ruleset
    }
    return Prints(ruleset=game.ruleset, games=games).model_dump_json(indent=1) + "\n"


def _moves(game: AnyGame, record: Record) -> Iterator[str]:
    game = game.begun_with(record.content, record.ruleset)
    state = game.start(record.seats, game.options(record.options), record.seed)
    yield _print(game, state)
    for played in replay(game, record):
        yield _print(game, played.state)


def _print(game: AnyGame, state: Any) -> str:
    """Return a print of a place in a game: what is asked, and what the last move drew.

    Neither how states are stored nor what views and events say is part of it: both may get more.
    """
    outcome = game.outcome(state)
    follows = [
        game.chance(state).answers,
        [
            (asked.seat, asked.kind, sorted(json.dumps(game.moves.dump(move)) for move in moves))
            for asked in game.decisions(state)
            for moves in (asked.moves,)
        ],
        None if outcome is None else result_of(outcome),
    ]
    text = json.dumps(follows, sort_keys=True)
    return blake2b(text.encode(), digest_size=DIGITS // 2).hexdigest()


def end_of(game: AnyGame, record: Record) -> End:
    """Return how a record's game ends when :data:`PLAYER` plays it on from before its end."""
    game, after = game.begun_with(record.content, record.ruleset), _place(game, record)
    *_before, last = islice(replay(game, record), after)
    state, made = game.reseeded(last.state, SEED), after
    while game.decisions(state):
        plays = played_on(game, state, made)
        state, made = plays[-1].state, made + len(plays)
    outcome = game.outcome(state)
    assert outcome is not None
    return End(after=after, moves=made, scores=outcome.scores)


def played_on(game: AnyGame, state: Any, made: int) -> tuple[Played, ...]:
    """Play the next move after ``made`` moves as :data:`PLAYER` does, and what is forced then."""
    asked = game.decisions(state)[0]
    move, _chance = choose(PLAYER, game, state, asked.seat, Chance.from_seed(f"{SEED} {made}"))
    played = play_move(game, state, asked.seat, move)
    return (played, *play_forced(game, played.state))


def _place(game: AnyGame, record: Record) -> int:
    """Return after how many moves a record is played on: where somebody decides anything."""
    least, found = max(1, len(record.moves) - LAST), 1
    for number, played in enumerate(replay(game, record), start=1):
        asked = game.decisions(played.state)
        if asked and not any(each.automatic and len(each.moves) == 1 for each in asked):
            found = number
            if number >= least:
                break
    return found


def _unplayed(game: AnyGame, record: Record, ruleset: int) -> str | None:
    """Return why a record of an older ruleset cannot be played, or ``None``."""
    if record.ruleset != ruleset:
        return f"it is of ruleset {record.ruleset}"
    try:
        for _played in replay(game, record):
            pass
    except BadRecord as error:
        return str(error)
    return None


def _moves_on(step: Path, game: str, ruleset: int) -> bool:
    """Whether a migration gives the tables of a game another ruleset."""
    words = " ".join(step.read_text(encoding="utf-8").split())
    return f"set ruleset = {ruleset} where game = '{game}'" in words
