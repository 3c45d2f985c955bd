"""How high messages are: ``python -m bench.heights --game siberia``.

Turns are played by the controls that the bot sends, and every panel and card is measured by a model
of Discord's clients, on a desktop (container 563 points wide) and on a phone (379): lines of text,
pictures (within 550 x 350 on a desktop, across the whole width on a phone), rows of buttons as they
wrap. The model was fitted to the preview page of simcord. ``last`` is what stands from the picture
above the question to the end of a panel.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import statistics
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from PIL import ImageFont

from bench.played import playing
from bot.texts import LOCALES
from engines.registry import games
from render.fonts import FOLDER
from render.signs import EMOJI

WIDTHS = {"desktop": (563, 16), "phone": (379, 8)}
"""By client: the width for content in points, and the padding of a container."""

TALLEST = {"desktop": 350, "phone": 379}
"""By client: so many points high a gallery shows its picture at most. A phone shows one that is as
high as wide across the whole container."""

LINE, SMALL = 22.0, 19.6
"""Heights of a line of text, and of one in small print."""

GAP, MENU, BUTTON, BETWEEN = 6.0, 40.0, 32.0, 8.0
"""Points above a row, of a menu, of a button, and between buttons."""

MARKUP = re.compile(r"\*\*|~~|^#+ |^-# |^> |`|<@(\d+)>", re.MULTILINE)
SQUARE = "\N{BLACK LARGE SQUARE}"

SEED = f"sealed {'0123456789abcdef' * 2}"
"""As long as the seeds of real games: the last card shows it."""

FIRST = "start-"
"""How the name of a picture begins that only the first card of a game has."""

Sizes = Mapping[str, tuple[int, int]]
"""Width and height in pixels of pictures, by the name of their file."""


@cache
def _font(size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(str(FOLDER / "Lato-Medium.ttf"), size)


@cache
def _wide(text: str, size: int) -> float:
    """Return how wide a word or label is; the clients' own font is a little wider."""
    return 1.06 * _font(size).getlength(text)


@cache
def _space(size: int) -> float:
    """Return how wide the space between two words is."""
    return _font(size).getlength(" ")


def lines_of(text: str, width: float, size: int = 16) -> int:
    """Return in how many lines a paragraph is shown."""
    count, room, space = 1, width, _space(size)
    for word in EMOJI.sub(SQUARE * 2, MARKUP.sub("", text)).split(" "):
        length = _wide(word, size)
        if length > room and room < width:
            count, room = count + 1, width
        room -= length + space
    return count


def height(part: Mapping[str, Any], client: str, sizes: Sizes) -> float:
    """Return the height of a component of a message in a client, in points."""
    width: float = WIDTHS[client][0]
    match part["type"]:
        case 1:
            first = part["components"][0]
            if first["type"] == 3:
                return GAP + MENU
            rows, room = 1, width
            for button in part["components"]:
                emoji = 22 if button.get("emoji") else 0
                wide = 32 + emoji + _wide(button.get("label") or "", 14)
                if wide > room and room < width:
                    rows, room = rows + 1, width
                room -= wide + BETWEEN
            return GAP + rows * BUTTON + (rows - 1) * BETWEEN
        case 10:
            return sum(
                lines_of(line, width, 14) * SMALL
                if line.startswith("-# ")
                else lines_of(line, width) * LINE
                for line in part["content"].split("\n")
            )
        case 12:
            (item,) = part["items"]
            name = item["media"]["url"].removeprefix("attachment://")
            across, high = sizes[name]
            return min(TALLEST[client], high * min(width, across) / across) + BETWEEN
        case 14:
            return 9.0
        case 17:
            return sum(height(each, client, sizes) for each in part["components"])
    raise ValueError(f"no height is known for components of type {part['type']}")


def heights(components: Sequence[Mapping[str, Any]], client: str, sizes: Sizes) -> dict[str, float]:
    """Return the height of a message, and of what stands from its last picture on."""
    _width, padding = WIDTHS[client]
    (container,) = components
    parts = container["components"]
    pictures = [number for number, part in enumerate(parts) if part["type"] == 12]
    last = parts[pictures[-1] if pictures else 0 :]
    return {
        "whole": 2 * padding + sum(height(part, client, sizes) for part in parts),
        "last": padding + sum(height(part, client, sizes) for part in last),
    }


async def measured(
    game: str, turns: int, locale: str, seats: int, *, others: Sequence[str] = (), **options: Any
) -> dict[str, list[float]]:
    """Return the heights of all panels and cards of so many turns, by what they are.

    The server's language is ``locale``; people have that and ``others`` in turn.
    """
    found = defaultdict[str, list[float]](list)
    async with playing(
        game, seats=seats, seed=SEED, locale=locale, locales=(locale, *others), **options
    ) as people:
        discord = people.discord
        for _turn in range(turns):
            async for pressed in people.turn():
                if (panel := pressed.answer.answer) is not None:
                    sizes = discord.sizes(panel)
                    _add(found, f"panel at {pressed.press.verb}", panel.components, sizes)
                await discord.rest()
            card = people.channel.posts()[-1]
            sizes = discord.sizes(card)
            what = "first card" if any(name.startswith(FIRST) for name in sizes) else "card"
            _add(found, what, card.components, sizes)
    return found


def _add(
    found: defaultdict[str, list[float]], what: str, components: Sequence[Any], sizes: Sizes
) -> None:
    for client in WIDTHS:
        for part, points in heights(components, client, sizes).items():
            found[f"{what}, {part}, {client}"].append(points)


def _rows(found: Mapping[str, Iterable[float]]) -> Iterator[str]:
    for what, values in sorted(found.items()):
        ranked = sorted(values)
        most = ranked[-1]
        high = ranked[min(len(ranked) - 1, int(0.95 * len(ranked)))]
        yield f"{what:36} {len(ranked):5} {statistics.median(ranked):7.0f} {high:7.0f} {most:7.0f}"


def main() -> int:
    """Measure and print; return the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.heights",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--game", choices=[*games()], help="all games, if left out")
    parser.add_argument("--turns", type=int, default=12)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--language", choices=LOCALES, default="en")
    given = parser.parse_args()
    for game in [given.game] if given.game else games():
        print(f"{game:36} {'count':>5} {'median':>7} {'95 %':>7} {'most':>7}")
        found = asyncio.run(measured(game, given.turns, given.language, given.seats))
        print("\n".join(_rows(found)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
