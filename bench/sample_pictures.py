"""``python -m bench.sample_pictures``: play random moves and write the pictures to a folder."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from bot.texts import words_in
from engines.core import Chance
from engines.registry import game_named
from render.picture import encode
from render.registry import renderer

NAMES = ("Amira", "Ben Carter", "Chloé", "Dmitri")


def main(given: list[str] | None = None) -> None:
    """Read the command line, play, and write the pictures."""
    parser = argparse.ArgumentParser(prog="python -m bench.sample_pictures", description=__doc__)
    parser.add_argument("--game", default="luxor")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--moves", type=int, default=40)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--seat", type=int, default=1, help="number of the reader, from 1")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--locale", default="en")
    parser.add_argument("--out", type=Path, default=Path())
    _write(parser.parse_args(given))


def played(game_id: str, seats: int, options: dict[str, Any], seed: str, moves: int) -> Any:
    """Return the state after so many random moves, or at the end of the game.

    The kind of move is drawn first, so that rare kinds come up as often as common ones.
    """
    game = game_named(game_id)
    state = game.start(seats, game.options(options), seed)
    chance = Chance.from_seed(f"moves {seed}")
    for _ in range(moves):
        decisions = game.decisions(state)
        if not decisions:
            break
        decision, chance = chance.chosen(decisions)
        kind, chance = chance.without_log().chosen(dict.fromkeys(map(type, decision.moves)))
        same = [move for move in decision.moves if type(move) is kind]
        move, chance = chance.without_log().chosen(same)
        state, _events = game.apply(state, decision.seat, move)
    return state


def _write(arguments: argparse.Namespace) -> None:
    words = words_in(arguments.locale)
    game, draw = game_named(arguments.game), renderer(arguments.game)
    options = dict(option.split("=", 1) for option in arguments.option)
    state = played(arguments.game, arguments.seats, options, arguments.seed, arguments.moves)
    names = [NAMES[seat % len(NAMES)] for seat in range(arguments.seats)]
    public, private = game.view(state, None), game.view(state, arguments.seat - 1)
    pictures = {
        "board-public": draw.board(public, words, names),
        f"board-seat{arguments.seat}": draw.board(private, words, names),
        f"hand-seat{arguments.seat}": draw.hand(private, words, names),
    }
    arguments.out.mkdir(parents=True, exist_ok=True)
    lines: list[str] = []
    for name, picture in pictures.items():
        (arguments.out / f"{name}.png").write_bytes(encode(picture.image))
        lines += [f"[{name}]", picture.alt, ""]
    lines += ["[board text]", draw.board_text(private, words, names), ""]
    lines += ["[hand text]", draw.hand_text(private, words, names)]
    (arguments.out / "board.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"wrote {', '.join(pictures)} and board.txt to {arguments.out}")


if __name__ == "__main__":
    main()
