"""What animations of long games cost: ``python -m bench.replays --out FOLDER``.

Games of every kind are played to the end, on a real database, by computer players that choose at
random: such games are longer than those of people. The tool prints for each the turns, the
moments, the width and the seconds of the animation, the seconds until the moments are found and
until all is drawn, the bytes, and how much the memory grew. With ``--out`` the animations are kept.
It depends on the machine, so this is not a test.
"""

from __future__ import annotations

import argparse
import asyncio
import resource
import tempfile
import time
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageSequence

from bot.delivery.drawing import Drawing
from bot.delivery.pictures import Pictures
from bot.features import table_service
from bot.features.history.animation import Animations
from bot.features.history.moments import moments_of
from bot.messages.parts import Additions
from bot.store.database import Database
from bot.tables import Person
from bot.texts import words_in
from engines.core import Chance
from engines.registry import games
from render.replay import MOST


async def measured(
    game: str, seats: int, *, bot: str = "random", locale: str = "en", seed: str = "1"
) -> tuple[dict[str, float], bytes]:
    """Return the figures of a game, and its animation.

    ``bot`` plays at all seats but the first, which chooses at random.
    """
    with tempfile.TemporaryDirectory() as folder:
        async with await Database.open(Path(folder) / "bench.sqlite3") as database:
            numbers = iter(range(10**9))
            tables = table_service(database, games(), seeds=lambda: f"{seed} {next(numbers)}")
            host = Person(1, "Wilhelmina")
            table = await tables.lobby.create(game, host, channel_id=1, guild_id=1, locale=locale)
            for _seat in range(seats - 1):
                await tables.lobby.add_bot(table.id, host, bot)
            table, chance = await tables.lobby.start(table.id, host), Chance.from_seed(seed)
            while table.row.status == "running":
                await tables.run_bots(table.id)
                table = await tables.repository.get(table.id)
                if (asked := table.view(0).decision) is not None:
                    move, chance = chance.without_log().chosen(asked.moves)
                    table = (await tables.play(table.id, host.id, move=move)).table
            begin, before = time.perf_counter(), _most()
            moments = await moments_of(database.reader, table, None, most=MOST - 1)
            found = time.perf_counter() - begin
            drawing, additions = Drawing(Pictures()), Additions(tables.repository)
            animations = Animations(tables.repository, drawing, additions)
            drawn = await animations.drawn(table, None, "game", words_in(locale))
            assert drawn is not None
            wide, shown = _shown(drawn.png)
            return {
                "turns": float(table.view(None).turn),
                "moments": float(len(moments)),
                "pixels wide": wide,
                "shown s": shown,
                "moments found s": found,
                "all drawn s": time.perf_counter() - begin - found,
                "KiB": len(drawn.png) / 1024,
                "memory MB": _most() - before,
            }, drawn.png


def _shown(data: bytes) -> tuple[float, float]:
    """Return how wide an animation is, and for how many seconds it is shown."""
    image, milliseconds = Image.open(BytesIO(data)), 0
    for frame in ImageSequence.Iterator(image):
        frame.load()
        milliseconds += frame.info["duration"]
    return float(image.width), milliseconds / 1000


def _most() -> float:
    """Return the most memory that this process has had, in MB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1000


def main(given: Sequence[str] | None = None) -> None:
    """Measure every game with the most seats that it allows, or one game."""
    parser = argparse.ArgumentParser(prog="python -m bench.replays", description=__doc__)
    parser.add_argument("--game", choices=[*games()], help="only this one")
    parser.add_argument("--seats", type=int, help="how many; without it the most")
    parser.add_argument("--bot", default="random", help="the kind of computer player")
    parser.add_argument("--locale", default="en")
    parser.add_argument("--out", type=Path, help="a folder in which the animations are kept")
    chosen = parser.parse_args(given)
    for game in [chosen.game] if chosen.game else games():
        seats = chosen.seats or games()[game].seats[-1]
        figures, data = asyncio.run(measured(game, seats, bot=chosen.bot, locale=chosen.locale))
        for name, value in figures.items():
            print(f"{game:18} {name:18} {value:10.1f}")
        if chosen.out is not None:
            chosen.out.mkdir(parents=True, exist_ok=True)
            (chosen.out / f"{game}.webp").write_bytes(data)


if __name__ == "__main__":
    main()
