"""Pictures of a channel for the README: ``python -m bench.channel --out docs``.

Computer players bring a game of three people to its middle, in the playground's database. Then
Chromium opens the playground's page: Ada presses *Play*, which gives the picture of the panel, and
chooses until her turn is over, which gives that of the card. At last the game is played to its end,
for its replay. Needed are Chromium and Playwright, which is no dependency of the project.
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image

from bot.delivery.drawing import Drawing
from bot.delivery.pictures import Pictures
from bot.features import table_service
from bot.features.history.animation import Animations
from bot.messages.parts import Additions
from bot.store.database import Database
from bot.texts import words_in
from engines.core import Chance
from engines.players import choose
from engines.registry import games

MISSING = "bench.channel needs Chromium and Playwright: python -m pip install playwright"
GAME, TURN = "luxor", 25
"""What is played, and the turn from which Ada plays in the page."""

FLAGS = ("--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking")
SCREEN = {"width": 430, "height": 2800}
"""As wide as a phone: two pictures stand side by side in the README. So high that all is seen."""

SHARP = 1.5
DONE = "#action-status:not(:has-text('Completing'))"
MOMENT = 1500
"""Milliseconds in which the page begins to answer a press, and shows the pictures of the answer."""

END = "Confirm and end my turn"
HINT = "Hint"
"""What a panel offers as long as its reader is asked."""

MOST_PRESSES = 20


@contextmanager
def playground(database: Path, *arguments: str) -> Iterator[str]:
    """Run the playground; yield the address of its page."""
    command = [sys.executable, "-m", "bot.playground", "--port", "0", "--database", str(database)]
    with subprocess.Popen([*command, *arguments], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield next(line.strip() for line in process.stdout if "http://" in line)
        finally:
            process.terminate()
            process.communicate()


async def played(database: Path, turn: int | None = None) -> bytes:
    """Let medium play the only table until Ada is to play in such a turn, or to its end.

    Return the replay then.
    """
    async with await Database.open(database) as opened:
        tables, chance = table_service(opened, games()), Chance.from_seed("channel")
        table = await tables.repository.get(1)
        while to_act := table.view(None).to_act:
            if turn is not None and table.view(None).turn >= turn and to_act[0] == 0:
                return b""
            move, chance = choose("medium", table.game, table.state, to_act[0], chance)
            user = table.user_at(to_act[0])
            assert user is not None
            table = (await tables.play(table.id, user, move=move)).table
        pictures, additions = Drawing(Pictures()), Additions(tables.repository)
        animations = Animations(tables.repository, pictures, additions)
        drawn = await animations.drawn(table, None, "game", words_in("en"))
        assert drawn is not None
        return drawn.png


def shots(page: Any) -> dict[str, bytes]:
    """Play Ada's turn in the page of the playground; return the pictures of panel and card."""
    messages = page.locator("article.channel-message")
    panel = page.locator("article.channel-message:has(.message-ephemeral-note)")
    card = messages.filter(has=page.get_by_role("button", name="Play")).last
    for _with_introduction in (True, False):
        card.get_by_role("button", name="Play").click()
        settle(page)
    aside(page)
    pictures = {"panel": panel.screenshot()}
    for _press in range(MOST_PRESSES):
        if not panel.get_by_role("button", name=HINT).count():
            aside(page)
            return pictures | {"card": card.screenshot()}
        end, menus = panel.get_by_role("button", name=END), panel.get_by_role("combobox")
        if end.count():
            end.click()
        elif menus.count():
            menus.last.click()
            page.locator(".select-option:visible").last.click()
        else:
            panel.locator(".component-button").first.click()
        settle(page)
    raise SystemExit(f"Ada's turn is not over after {MOST_PRESSES} presses")


def settle(page: Any) -> None:
    """Wait until the page shows what a press has led to."""
    page.wait_for_timeout(MOMENT)
    page.locator(DONE).wait_for(state="attached")
    page.wait_for_timeout(MOMENT)


def aside(page: Any) -> None:
    """Move the mouse away: the message under it shows what can be done with it."""
    page.mouse.move(0, 0)
    page.wait_for_timeout(MOMENT)


def small(png: bytes) -> bytes:
    """Return a picture with a palette, which makes its file a third as large."""
    file = BytesIO()
    Image.open(BytesIO(png)).quantize(method=Image.Quantize.FASTOCTREE).save(file, "PNG")
    return file.getvalue()


def main(given: Sequence[str] | None = None) -> None:
    """Write ``channel-panel.png``, ``channel-card.png`` and ``channel-replay.webp``."""
    parser = argparse.ArgumentParser(prog="python -m bench.channel", description=__doc__)
    parser.add_argument("--out", type=Path, required=True, help="the folder for the pictures")
    out: Path = parser.parse_args(given).out
    try:
        playwright = import_module("playwright.sync_api")
    except ModuleNotFoundError:
        raise SystemExit(MISSING) from None
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "channel.sqlite3"
        with playground(database, "--game", GAME, "--seats", "3"):
            pass
        asyncio.run(played(database, TURN))
        with playground(database) as address, playwright.sync_playwright() as driver:
            browser = driver.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
            page = browser.new_page(viewport=SCREEN, device_scale_factor=SHARP)
            page.goto(address)
            pictures = shots(page)
        for name, png in pictures.items():
            (out / f"channel-{name}.png").write_bytes(small(png))
        (out / "channel-replay.webp").write_bytes(asyncio.run(played(database)))


if __name__ == "__main__":
    main()
