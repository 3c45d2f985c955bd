"""Slash commands: within Discord's limits, described in every language, registered once."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord
import pytest
import simcord

from bot.client import ExpeditionBot
from bot.delivery.emoji import uploads
from bot.dispatch.localisation import Translator

from .discord_rules import check_described, needs_description
from .situations import GAMES

NAME = re.compile(r"[-_a-z0-9]{1,32}")


async def registered(tmp_path: Path) -> list[dict[str, Any]]:
    """Return the commands as the real bot registers them."""
    uploads()  # simcord gives a start five seconds
    bot = ExpeditionBot(tmp_path / "expedition.sqlite3", GAMES)
    try:
        async with simcord.run(bot):
            known, translator = bot.tree.get_commands(), Translator()
            return [await command.get_translated_payload(bot.tree, translator) for command in known]
    finally:
        await bot.close()


def descriptions(node: dict[str, Any]) -> list[str]:
    """Return a description in every language."""
    return [node["description"], *(node.get("description_localizations") or {}).values()]


def parts_of(command: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield a command, its subcommands and all their options."""
    yield command
    for option in command.get("options", ()):
        yield from parts_of(option)


def length(node: dict[str, Any]) -> int:
    """Return the characters that Discord counts: of translations only the longest."""
    own = len(node["name"]) + max(map(len, descriptions(node)))
    own += sum(
        len(choice["name"]) + len(str(choice["value"])) for choice in node.get("choices") or ()
    )
    return own + sum(map(length, node.get("options", ())))


async def test_commands_are_within_the_limits(tmp_path: Path) -> None:
    """https://docs.discord.com/developers/interactions/application-commands"""
    commands = await registered(tmp_path)
    assert 5 <= len(commands) <= 100
    names = [command["name"] for command in commands]
    assert len(set(names)) == len(names)
    own = {game_id for game_id, game in GAMES.items() if game.shortcuts}
    assert {*GAMES} & {*names} == own, "the commands of a game are called like it"
    for command in commands:
        assert length(command) <= 8000, command["name"]
        for part in parts_of(command):
            assert NAME.fullmatch(part["name"]), part["name"]
            assert all(1 <= len(text) <= 100 for text in descriptions(part)), part["name"]
            assert len(part.get("options", ())) <= 25
            assert len(part.get("choices") or ()) <= 25
            options = [option["name"] for option in part.get("options", ())]
            assert len(set(options)) == len(options)
            needed = [option.get("required", False) for option in part.get("options", ())]
            assert needed == sorted(needed, reverse=True), f"{part['name']}: required ones first"


async def test_commands_are_described_in_every_language(tmp_path: Path) -> None:
    for command in await registered(tmp_path):
        for part in parts_of(command):
            translations = part.get("description_localizations") or {}
            assert {"de", "fr", "it"} <= set(translations), part["name"]
            assert not part.get("name_localizations"), "names stay as they are in every language"
            assert not any(text.endswith("…") for text in translations.values())


@needs_description
async def test_commands_are_what_discord_describes(tmp_path: Path) -> None:
    for command in await registered(tmp_path):
        check_described("ApplicationCommandUpdateRequest", command)


async def test_commands_are_registered_once_and_again_when_a_word_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[int] = []

    async def sync(self: Any, *, guild: Any = None) -> list[Any]:
        synced.append(len(self.get_commands()))
        return []

    monkeypatch.setattr(discord.app_commands.CommandTree, "sync", sync)
    translate = Translator.translate
    uploads()  # simcord gives a start five seconds
    for expected in (1, 1, 2):
        if expected == 2:

            async def shouted(self: Any, string: Any, locale: Any, context: Any) -> str | None:
                translation = await translate(self, string, locale, context)
                return (
                    translation
                    if translation is None or locale.value != "it"
                    else translation.upper()
                )

            monkeypatch.setattr(Translator, "translate", shouted)
        bot = ExpeditionBot(tmp_path / "expedition.sqlite3", GAMES)
        try:
            async with simcord.run(bot, strict_sync=False):
                assert len(synced) == expected
        finally:
            await bot.close()
