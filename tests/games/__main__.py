"""``python -m tests.games --game luxor``: write what the tests of a game compare with."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from engines.cli.calls import WrongCall
from engines.core import AnyGame
from engines.registry import games
from tests.games import prints
from tests.games.fixtures import fixtures_in, save, transcript

TESTS = Path(__file__).parents[1]


def main(given: list[str] | None = None) -> int:
    """Write the files of a game and return the exit code: 2 if the call is wrong."""
    loaded = games(None)
    parser = argparse.ArgumentParser(prog="python -m tests.games", description=__doc__)
    parser.add_argument("--game", required=True, choices=loaded)
    game = loaded[parser.parse_args(given).game]
    try:
        write(game, TESTS / game.id)
    except WrongCall as error:
        print(f"python -m tests.games: {error}", file=sys.stderr)
        return 2
    return 0


def write(game: AnyGame, folder: Path) -> None:
    """Write a game's transcripts, its missing stored games and missing prints of them.

    Existing stored games are kept: they show that games stored earlier still replay.

    :raises WrongCall: if there is no ``fixtures.json``, or it is wrong.
    """
    fixtures = fixtures_in(folder)
    for name in fixtures.transcripts:
        _put(folder / "transcripts" / f"{name}.txt", transcript(game, fixtures, name))
    for name in fixtures.saves:
        file = folder / "saves" / f"{name}.json"
        if file.exists():
            print(f"kept: {file}")
        else:
            _put(file, save(game, fixtures, name).to_json())
    _put(folder / prints.FILE, prints.written(game, folder))


def _put(file: Path, text: str) -> None:
    file.parent.mkdir(exist_ok=True)
    changed = not file.exists() or file.read_text(encoding="utf-8") != text
    file.write_text(text, encoding="utf-8")
    print(f"{'written' if changed else 'as before'}: {file}")


if __name__ == "__main__":
    sys.exit(main())
