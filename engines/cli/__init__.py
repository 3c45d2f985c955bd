"""The commands of ``python -m engines``. Begin at :func:`main`.

Exit codes: 0 all is well; 1 a law is broken, or a record does not replay; 2 the call is wrong;
130 interrupted; 141 nobody reads the output any more.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path
from typing import Any

from engines.cli import duel, fuzz, lesson, new, play, records
from engines.cli.calls import WrongCall
from engines.core import AnyGame, RulesError, read_value
from engines.registry import games

EXAMPLES = """\
examples:
  python -m engines list
  python -m engines play --game luxor --seats 3 --bots random,greedy,greedy --seed 7
  python -m engines play --game luxor --seats 2 --bots greedy     (you play the other seat)
  python -m engines fuzz --game luxor --seats 2-4 --games 500 --seed 1 --option adventures=true
  python -m engines replay game.json
  python -m engines duel --game luxor --levels medium,easy --games 400 --jobs 2
  python -m engines new blaze --title 'Blaze a Trail'            (writes a small game)
"""


def main(given: list[str] | None = None) -> int:
    """Run one command and return its exit code."""
    options = _parser().parse_args(given)
    try:
        if options.content is not None and not options.content.is_dir():
            raise WrongCall(f"--content {options.content}: no such folder")
        loaded = games(options.content)
        if options.command == "list":
            return _list(loaded)
        if options.command == "replay":
            return records.check(loaded, options.file)
        if options.command == "new":
            return new.new(options.id, options.title)
        game = _game(loaded, options.game)
        if options.command == "lesson":
            return lesson.show(game)
        chosen = values_of(options.option)
        game.options(chosen)
        match options.command:
            case "play":
                seats = game.seats[0] if options.seats is None else options.seats
                bots = [name for name in options.bots.split(",") if name]
                return play.play(game, seats, bots, chosen, options.seed)
            case "fuzz":
                if options.games < 1:
                    raise WrongCall(f"--games {options.games}: at least one")
                return fuzz.fuzz(
                    game,
                    _seat_counts(game, options.seats),
                    [chosen] if options.option else None,
                    options.games,
                    options.seed,
                    options.out,
                )
            case _:
                return duel.duel(
                    game,
                    options.levels.split(","),
                    options.seats,
                    chosen,
                    count=options.games,
                    seed=options.seed,
                    positions=options.positions,
                    jobs=options.jobs,
                    content=options.content,
                    file=options.json,
                )
    except (WrongCall, RulesError) as error:
        print(f"python -m engines: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # The reader of the output has closed it, as in "play ... | head".
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    except OSError as error:
        print(f"python -m engines: {error.filename}: {error.strerror}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\nstopped", file=sys.stderr)
        return 130


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m engines",
        description=__doc__,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    content = os.environ.get("CONTENT_DIR")
    parser.add_argument(
        "--content",
        type=Path,
        default=Path(content) if content else None,
        metavar="FOLDER",
        help="your own content instead of the packaged files (default: CONTENT_DIR)",
    )
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("list", help="the games with ids, seats and options")

    playing = commands.add_parser("play", help="a game in the terminal")
    _common(playing)
    playing.add_argument("--seats", type=int, help="number of players (default: the fewest)")
    playing.add_argument(
        "--bots",
        default="",
        metavar="NAME,NAME",
        help="computer players of the last seats; people play the seats before them",
    )
    playing.add_argument("--seed", default="1", help="the same seed, the same game (default: 1)")

    duelling = commands.add_parser(
        "duel", help="how often a level of computer player beats another"
    )
    _common(duelling)
    duelling.add_argument("--levels", required=True, metavar="NAME,NAME", help="as in hard,medium")
    duelling.add_argument("--games", type=int, default=400, help="default: 400")
    duelling.add_argument(
        "--seats",
        type=int,
        default=2,
        help="one of the first level against others of the second (default: 2; 1: each alone)",
    )
    duelling.add_argument("--seed", default="1")
    duelling.add_argument("--jobs", type=int, default=1, help="processes (default: 1)")
    duelling.add_argument(
        "--positions", type=int, help="how many may be looked at in a turn (default: as at tables)"
    )
    duelling.add_argument("--json", type=Path, metavar="FILE", help="write the figures as JSON too")

    fuzzing = commands.add_parser("fuzz", help="random games under all laws")
    _common(fuzzing)
    fuzzing.add_argument("--seats", default="", metavar="N or N-M", help="default: all")
    fuzzing.add_argument("--games", type=int, default=100, help="per seats and option set")
    fuzzing.add_argument("--seed", default="1")
    fuzzing.add_argument(
        "--out",
        type=Path,
        default=Path("build", "fuzz"),
        metavar="FOLDER",
        help="where a failing game is written (default: build/fuzz)",
    )

    replaying = commands.add_parser("replay", help="check a record, print its result")
    replaying.add_argument("file", type=Path)

    newing = commands.add_parser("new", help="write a small game, as a start for a new one")
    newing.add_argument("id", help="its id: small letters, numbers and underscores")
    newing.add_argument("--title", default="", help="its title (default: made of the id)")

    teaching = commands.add_parser("lesson", help="each step of a game's lesson, with its position")
    teaching.add_argument("--game", required=True, help="a game's id, as in list")
    return parser


def _common(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", required=True, help="a game's id, as in list")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game; may be given several times",
    )


def _list(loaded: dict[str, AnyGame]) -> int:
    for game in loaded.values():
        usual = game.options({}).model_dump(mode="json")
        print(f"{game.id}  {game.title}, {game.seats[0]} to {game.seats[-1]} players")
        for name, field in game.Options.model_fields.items():
            default = json.dumps(usual[name])
            print(f"    {name}={default}  {field.description or ''}".rstrip())
    return 0


def _game(loaded: dict[str, AnyGame], name: str) -> AnyGame:
    if name not in loaded:
        raise WrongCall(f"no game {name!r}; there are: {', '.join(loaded)}")
    return loaded[name]


def values_of(given: list[str]) -> dict[str, Any]:
    """Return options written as ``name=value``."""
    options: dict[str, Any] = {}
    for part in given:
        name, equals, value = part.partition("=")
        if not equals:
            raise WrongCall(f"--option {part}: write NAME=VALUE, as in adventures=true")
        options[name] = read_value(value)
    return options


def _seat_counts(game: AnyGame, text: str) -> list[int]:
    if not text:
        return list(game.seats)
    low, _dash, high = text.partition("-")
    try:
        first, last = int(low), int(high or low)
    except ValueError:
        raise WrongCall(f"--seats {text}: write a number, or two as in 2-4") from None
    if first > last:
        raise WrongCall(f"--seats {text}: the first number is the smaller one")
    for count in (first, last):
        game.check_seats(count)
    return list(range(first, last + 1))
