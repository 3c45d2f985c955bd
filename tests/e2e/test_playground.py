"""The playground: its page shows pictures as Discord's clients do, and it speaks four languages."""

from __future__ import annotations

import argparse
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
import simcord
from simcord import preview as page_of_simcord

from bot import store
from bot.client import ExpeditionBot
from bot.delivery.emoji import uploads
from bot.playground import looks, page
from bot.playground.club import PEOPLE, make_channels, make_club
from bot.texts import LOCALES, words_in
from render.signs import sign
from tests.e2e.driver import control, controls, text_of, verb_of, words_of
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
    uploads()  # simcord gives a start five seconds
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


async def test_what_was_asked_five_minutes_ago_is_told_for_the_moment_of_reading(
    database: Path,
) -> None:
    original = (STATIC / "text.js").read_text(encoding="utf-8")
    async with served(database) as page:
        script = await page.text("/text.js")
    for simcords, ours in looks.TIMES.items():
        assert original.count(simcords) == 1
        assert script.count(ours) == 1
        original = original.replace(simcords, ours)
    assert script == original
    assert "presentationTime" not in script


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


@dataclass
class Club:
    """The playground's server, as it is when the page comes up."""

    env: simcord.Env
    bot: ExpeditionBot
    guild: Any
    channel: Any
    people: dict[str, Any]

    def text(self) -> str:
        """Return the text of all messages."""
        return "\n".join(map(text_of, self.channel.history()))


@asynccontextmanager
async def club(database: Path, *arguments: str) -> AsyncIterator[Club]:
    """Set the playground up with a command line."""
    options = page.arguments([*arguments])
    page.check(options, GAMES)
    bot = ExpeditionBot(database, GAMES, fresh_world=True)
    locale = page.locale_of(page.spoken(options))
    try:
        async with simcord.run(bot, settle_timeout=page.PATIENCE) as env:
            guild, channel, viewers = await page.open_club(env, bot, options)
            people = [(who.id, name) for who, name in zip(viewers, PEOPLE, strict=True)]
            looks.describe_commands(env, locale.value)
            with looks.speaking(locale.value):
                await page.greet(bot, guild.id, channel.id, options, people)
                await bot.publisher.rest()
                yield Club(env, bot, guild, channel, dict(zip(PEOPLE, viewers, strict=True)))
    finally:
        await bot.close()


async def test_without_a_game_there_is_the_welcome_alone(database: Path) -> None:
    async with club(database) as at:
        (welcome,) = at.channel.history()
        assert words_in("en")("welcome") in text_of(welcome)
        assert await at.bot.tables.repository.at(at.channel.id) is None


@pytest.mark.parametrize("language", LOCALES)
async def test_everything_is_said_in_the_language_asked_for(database: Path, language: str) -> None:
    words = words_in(language)
    async with club(database, "--language", language) as at:
        ada = at.people["Ada"]
        (welcome,) = at.channel.history()
        assert words("welcome") in text_of(welcome)
        chosen = control(welcome, "new")["custom_id"]
        answer = await ada.select(welcome, ["luxor"], custom_id=chosen)
        assert words_of(answer) == words("table-opened", game="Expedition Luxor")
        assert words("lobby-missing", count=1) in at.text()
        lobby = at.channel.history()[-1]
        assert "thread" not in map(verb_of, controls(lobby)), "the page shows none"
        assert words("welcome") in text_of(at.channel.history()[0]), "after its menu was used, too"
        shown = at.env.backend.commands[None].values()
        (described,) = (command for command in shown if command["name"] == "game")
        assert described["description"] == words("command-game")


async def test_a_game_asked_for_begins_in_that_language(database: Path) -> None:
    arguments = ("--game", "luxor", "--seats", "3", "--bots", "1", "--language", "de")
    async with club(database, *arguments, "--option", "adventures=yes") as at:
        table = await at.bot.tables.repository.at(at.channel.id)
        assert table is not None
        assert table.options.adventures
        assert (table.row.status, table.row.locale) == ("running", "de")
        for name in table.names[:2]:
            letters = at.people[name].user.dm_channel.history()
            assert words_in("de")("hand-title", game="Expedition Luxor") in text_of(letters[0])


async def test_a_table_that_goes_on_speaks_the_language_asked_for(database: Path) -> None:
    async with club(database, "--game", "luxor", "--bots", "1") as at:
        manager = at.people["Ada"]
        answer = await manager.slash(at.channel, "game language", language="it")
        assert words_of(answer) == words_in("it")("language-set"), "Ada manages the server"
        refused = await at.people["Bo"].slash(at.channel, "game language", language="it")
        assert words_of(refused) == words_in("en")("refused-not-manager")
    async with club(database) as at:
        assert words_in("it")("welcome") in at.text(), "what was chosen is kept"
        assert words_in("en")("button-play") in str(
            [part.get("label") for part in controls(at.channel.history()[-1])]
        )
    async with club(database, "--language", "fr") as at:
        assert words_in("fr")("welcome") in at.text()
        card = at.channel.history()[-1]
        assert control(card, "play")["label"] == words_in("fr")("button-play")
        chosen = await store.settings.setting(
            at.bot.database.reader, "guild", at.guild.id, "locale"
        )
        assert chosen is None, "else new tables would speak another language"


@pytest.mark.parametrize(
    ("text", "meant"),
    [("de", "de"), ("DE", "de"), (" fr ", "fr"), ("it_IT", "it"), ("en-GB", "en")],
)
def test_languages_are_understood_as_people_write_them(text: str, meant: str) -> None:
    assert page.language(text) == meant


@pytest.mark.parametrize("text", ["es", "", "deutsch", "d", "en:de_x"])
def test_a_language_that_the_bot_does_not_speak(
    text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        page.arguments(["--language", text])
    assert ended.value.code == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("make play: ")
    assert line.endswith("choose en, de, fr or it")


@pytest.mark.parametrize(
    ("option", "said"),
    [
        (
            "expansion=yes",
            ["expansion", "adventures: false (Grundspiel)", "first_player: none"],
        ),
        ("adventures=perhaps", ["adventures: false (Grundspiel), true"]),
        ("first_player=9", ["1", "4"]),
        ("first_player=4", ["2"]),
        ("adventures", ["name="]),
    ],
)
def test_options_that_do_not_fit_are_answered_in_words(option: str, said: list[str]) -> None:
    options: argparse.Namespace = page.arguments(
        ["--game", "luxor", "--option", option, "--language", "de"]
    )
    with pytest.raises(page.CannotPlay) as caught:
        page.check(options, GAMES)
    text = str(caught.value)
    assert all(part in text for part in said), text
    assert "`" not in text
    assert "Extra inputs" not in text


# --- several tables ------------------------------------------------------------------------


async def test_a_game_beside_a_kept_table_begins_in_a_channel_of_its_own(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with club(database, "--game", "luxor", "--bots", "1") as at:
        luxor = await at.bot.tables.repository.at(at.channel.id)
        assert luxor is not None
        assert not capsys.readouterr().out, "there is nothing to say"
    async with club(database, "--game", "explorers", "--seats", "1") as at:
        explorers = await at.bot.tables.repository.at(at.channel.id)
        assert explorers is not None
        assert (explorers.game.id, explorers.row.status) == ("explorers", "running")
        assert control(at.channel.history()[-1], "play")
        assert (at.channel.name, at.guild.id) == ("expeditions-2", luxor.row.guild_id)
        assert capsys.readouterr().out.strip().splitlines() == [
            "Explorers begins in a channel of its own, #expeditions-2.",
            "A table of Expedition Luxor is kept in #expeditions:"
            " make play CHANNEL=expeditions goes on with it.",
        ]
    for arguments, kept, others in (
        ((), luxor, "expeditions-2"),
        (("--channel", "expeditions-2"), explorers, "expeditions"),
    ):
        async with club(database, *arguments) as at:
            shown = await at.bot.tables.repository.at(at.channel.id)
            assert shown is not None
            assert shown.id == kept.id
            assert control(at.channel.history()[-1], "play")
            said = capsys.readouterr().out
            assert f"goes on in #{at.channel.name}" in said
            assert "make play CHANNEL=expeditions-3" in said
            assert f"make play CHANNEL={others} goes on with it" in said


async def test_a_channel_that_is_not_there_is_refused(database: Path) -> None:
    with pytest.raises(page.CannotPlay, match="no channel nowhere, only expeditions"):
        async with club(database, "--channel", "nowhere"):
            pass


def test_channels_have_the_same_ids_in_every_run() -> None:
    """Else their tables would be lost when the bot has another number of commands, for example."""

    def ids(others: int) -> list[int]:
        env = simcord.Env(discord.Client(intents=discord.Intents.none()))

        def make_others() -> None:
            for _other in range(others):
                env.backend.snowflake()

        make_others()
        guild, first, people = make_club(env, discord.Locale.german)
        make_others()
        channels = make_channels(env, guild, first, [first.id])
        return [guild.id, *(channel.id for channel in channels), *(who.id for who in people)]

    assert ids(0) == ids(3)
    assert len(ids(0)) == 1 + 2 + len(PEOPLE)


# --- the clock -----------------------------------------------------------------------------


async def test_the_local_discord_lives_in_the_present(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Posts have the time that the bot reads, and the time goes on."""
    async with club(database) as at:
        channel = at.bot.get_partial_messageable(at.channel.id)
        for now in (1_900_000_000.0, 1_900_000_900.0):
            monkeypatch.setattr("bot.playground.clock.time", lambda now=now: now)
            posted = await channel.send("What time is it?")
            assert posted.created_at.timestamp() == now


async def test_a_bot_on_a_slow_machine_may_answer_after_three_seconds(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with club(database, "--game", "luxor") as at:
        slow = count(1_900_000_000, 4)
        monkeypatch.setattr("bot.playground.clock.time", lambda: float(next(slow)))
        card = at.channel.history()[-1]
        answer = await at.people["Ada"].click(card, custom_id=control(card, "play")["custom_id"])
        assert words_in("en")("luxor-ask-keep") in words_of(answer)
