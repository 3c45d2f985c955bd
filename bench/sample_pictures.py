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
    """Read the command line, play, and write what was asked for."""
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

    First the kind of move is drawn, then the move, so that rare kinds come up as well.
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


def _write(asked: argparse.Namespace) -> None:
    said = words_in(asked.locale)
    game, draw = game_named(asked.game), renderer(asked.game)
    options = dict(option.split("=", 1) for option in asked.option)
    state = played(asked.game, asked.seats, options, asked.seed, asked.moves)
    names = [NAMES[seat % len(NAMES)] for seat in range(asked.seats)]
    public, private = game.view(state, None), game.view(state, asked.seat - 1)
    pictures = {
        "board-public": draw.board(public, said, names),
        f"board-seat{asked.seat}": draw.board(private, said, names),
        f"hand-seat{asked.seat}": draw.hand(private, said, names),
    }
    asked.out.mkdir(parents=True, exist_ok=True)
    lines: list[str] = []
    for name, picture in pictures.items():
        (asked.out / f"{name}.png").write_bytes(encode(picture.image))
        lines += [f"[{name}]", picture.alt, ""]
    lines += ["[board text]", draw.board_text(private, said, names), ""]
    lines += ["[hand text]", draw.hand_text(private, said, names)]
    (asked.out / "board.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"wrote {', '.join(pictures)} and board.txt to {asked.out}")


if __name__ == "__main__":
    main()
