"""``replay``: check a record."""

from __future__ import annotations

import sys
from pathlib import Path

from engines.cli.calls import WrongCall
from engines.core import AnyGame, BadRecord, Outcome
from engines.core.record import Branch, Record, quoted, replay


def check(games: dict[str, AnyGame], file: Path) -> int:
    """Replay a record and print its result; return 1 if it does not replay.

    :raises WrongCall: if the file cannot be read, or its game does not exist.
    """
    try:
        record = Record.from_json(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise WrongCall(
            f"{file}: {getattr(error, 'strerror', None) or 'not a text file'}"
        ) from None
    except BadRecord as error:
        raise WrongCall(f"{file}: {error}") from None
    if record.game not in games:
        raise WrongCall(f"{file}: a record of {quoted(record.game)}; there are: {', '.join(games)}")
    game = games[record.game].begun_with(record.content, record.ruleset)
    last = None
    try:
        for played in replay(game, record):
            last = played.state
    except BadRecord as error:
        print(f"{file}: {error}", file=sys.stderr)
        return 1
    outcome = None if last is None else game.outcome(last)
    players = "player" if record.seats == 1 else "players"
    length = f"{record.seats} {players}, {len(record.moves)} moves"
    print(f"{file}: {game.title}, {length}, replays as recorded")
    for part in record.sown:
        if part.seal is not None:
            place = f"after move {part.after}" if isinstance(part, Branch) else "at the start"
            print(f"seal {part.seal} told {place}: it is that of seed and salt")
    if outcome is None:
        print("the game is not over")
        return 0
    print("\n".join(standing(game, outcome)))
    return 0


def standing(game: AnyGame, outcome: Outcome) -> tuple[str, ...]:
    """Return the result as lines: every seat and rival, then the defeat and the grade, if any."""
    lines = []
    for seat, points in enumerate(outcome.scores):
        sources = ", ".join(f"{name} {values[seat]}" for name, values in outcome.sources)
        lines.append(f"rank {outcome.ranks[seat]}: seat {seat} with {points} points ({sources})")
    lines += [
        f"rank {rival.rank}: {rival.name} with {rival.score} points" for rival in outcome.rivals
    ]
    if outcome.lost:
        lines.append("lost: no seat has won")
    if outcome.grade is not None:
        lines.append(f"grade: {outcome.grade} (of {', '.join(game.grades)})")
    return tuple(lines)
