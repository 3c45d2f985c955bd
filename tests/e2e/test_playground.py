"""The playground's page shows pictures as Discord's clients do, and the bot's own emoji."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
import simcord
from simcord import preview as page_of_simcord

from bot.client import ExpeditionBot
from bot.delivery.emoji import uploads
from bot.playground import looks
from render.signs import sign
from tests.offered import GAMES

STATIC = Path(page_of_simcord.__file__).with_name("static")


@dataclass
class Page:
    """The page as a browser would load it."""

    url: str
    capability: str

    async def text(self, path: str) -> str:
        async with aiohttp.ClientSession() as session, session.get(self.url + path) as response:
            assert response.status == 200
            return await response.text()

    async def assets(self) -> dict[str, bytes]:
        """Return the files that the page gets by their names."""
        headers = {"X-Simcord-Capability": self.capability}
        files: dict[str, bytes] = {}
        async with aiohttp.ClientSession(self.url, headers=headers) as session:
            async with session.post("/api/pages", json={}) as response:
                opened: dict[str, Any] = await response.json()
            context = {"X-Simcord-Context": opened["context"]["id"]}
            for key, asset in opened["assets"].items():
                async with session.get(f"/api/assets/{key}", headers=context) as response:
                    if response.status == 200:  # simcord has no pictures of people
                        files[asset["filename"]] = await response.read()
        return files


@asynccontextmanager
async def served(database: Path) -> AsyncIterator[Page]:
    """Serve a channel with a message that shows two signs."""
    bot = ExpeditionBot(database, GAMES, fresh_world=True)
    try:
        async with simcord.run(bot) as env:
            guild = env.create_guild()
            channel = guild.create_text_channel("expeditions")
            viewer = guild.add_member(env.create_user("ada"))
            files = await looks.emoji_files(bot)
            view = discord.ui.LayoutView()
            view.add_item(discord.ui.TextDisplay(f"{sign('red')} and {sign('ticket')}"))
            await bot.get_partial_messageable(channel.id).send(view=view)
            preview = env.preview(channel, viewers=[viewer], layout="channel", port=0, assets=files)
            looks.show_as_discord(preview)
            async with preview:
                url, _, capability = preview.url.partition("/#")
                yield Page(url, capability)
    finally:
        await bot.close()


async def test_the_page_has_our_style_beside_simcords_own(database: Path) -> None:
    async with served(database) as page:
        sheet = await page.text("/preview.css")
        assert sheet == (STATIC / "preview.css").read_text(encoding="utf-8") + looks.STYLE
        assert "max-width: min(100%, 550px)" in sheet
        assert "max-height: 350px" in sheet
        assert await page.text("/app.js") == (STATIC / "app.js").read_text(encoding="utf-8")
        assert "/preview.css" in await page.text("/")


async def test_our_emoji_are_shown_and_not_decoded_one_by_one(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr("simcord.preview._media.MediaWorker.validate")
    images = {upload.sign: upload.image for upload in uploads()}
    async with served(database) as page:
        files = await page.assets()
    assert {images["red"], images["ticket"]} <= set(files.values())


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("components.js", 'node("div", "component-gallery")'),
        ("components.js", '"gallery-image"'),
        ("components.js", 'node("figure", "gallery-item")'),
        ("components.js", 'node("section", "component-container")'),
        ("messages.js", '"message-components components-v2"'),
        ("messages.js", "message-header"),
        ("text.js", 'node("img", "custom-emoji")'),
        ("preview.css", "container: preview / inline-size"),
        ("media.js", 'node("button", "media-lightbox-trigger")'),
        ("preview.css", "cursor: zoom-in"),
    ],
)
def test_what_our_style_relies_on_is_still_there(file: str, text: str) -> None:
    assert text in (STATIC / file).read_text(encoding="utf-8")


async def test_files_that_are_no_pictures_of_ours_are_decoded_by_simcord() -> None:
    own = looks.OwnPictures()
    shown = await own.validate("red", uploads()[0].image)
    assert (shown.width, shown.height, shown.normalized) == (128, 128, uploads()[0].image)
    with pytest.raises(page_of_simcord._media.MediaError):
        await own.validate("text", b"GIF89a, but no more of it")
    await own.close()
