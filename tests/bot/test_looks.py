"""A look at the map is told in words when its picture cannot be drawn."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any, cast

import discord
import pytest

import render.luxor
from bot.messages import map_cards, private
from bot.messages.message import Drawn
from bot.texts import LOCALES, words_in
from engines.core import Place
from engines.luxor import Luxor
from render.registry import map_renderer
from tests.e2e.driver import alts_of, text_of

from .discord_rules import check_message, payload_of, said_in
from .situations import GAMES, moments, table_of
from .test_answers import opened

EN = words_in("en")


def broken(*_given: Any) -> Any:
    raise ZeroDivisionError


def told(view: Any, *_given: Any) -> str:
    return f"what seat {view.seat} would see"


async def test_a_picture_that_cannot_be_drawn_is_told_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(Luxor, "places", lambda self: (Place("giza", "Giza"),))
    for name, look in (("where", broken), ("where_text", told),
                       ("targets", broken), ("targets_text", told), ("layers", tuple)):  # fmt: skip
        monkeypatch.setattr(render.luxor, name, look, raising=False)
    async with opened(tmp_path / "x.sqlite3") as world:
        await world.started("Ada", "Bo")
        ada = world.person("Ada")
        for command, given in (("where", {"place": "Giza"}), ("targets", {})):
            shown = (await ada.slash(world.channel, command, **given)).response
            assert shown is not None
            assert shown.ephemeral
            title = EN(f"{command}-title", game="Expedition Luxor")
            assert text_of(shown).splitlines() == [
                f"### {title}", EN("look-no-picture"), "what seat 0 would see",
            ]  # fmt: skip
            assert not alts_of(shown.message)
    failures = [one for one in caplog.records if one.levelno >= logging.ERROR]
    assert [one.getMessage() for one in failures] == [
        "table 1: where not drawn", "table 1: targets not drawn",
    ]  # fmt: skip
    causes = [one.exc_info and one.exc_info[0] for one in failures]
    assert causes == [ZeroDivisionError] * 2, "whoever runs the bot can read what it was"


async def test_looks_at_a_table_of_a_game_that_is_gone(tmp_path: Path) -> None:
    async with opened(tmp_path / "x.sqlite3") as world:
        await world.started("Ada", "Bo")
        world.bot.tables.repository.games = {}
        ada = world.person("Ada")
        assert await ada.autocomplete(world.channel, "where", "place", "g") == []
        for command, given in (("where", {"place": "Giza"}), ("targets", {})):
            shown = (await ada.slash(world.channel, command, **given)).response
            assert shown is not None
            assert text_of(shown) == EN("refused-unknown-game", game="luxor")


@pytest.mark.parametrize("locale", LOCALES)
def test_the_longest_texts_fit_under_their_pictures(
    locale: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    longest = "x" * 3500
    for name in ("where", "where_text", "targets", "targets_text", "layers"):
        monkeypatch.setattr(render.luxor, name, lambda *_given: longest, raising=False)
    table = table_of(GAMES["luxor"], moments("luxor", 2, 0)[9].state, seats=2)
    said = words_in(locale)
    for picture in (Drawn(b"not read here", "x" * 2000), None):
        for post in (
            map_cards.where_card(table, said, None, "giza", picture),
            map_cards.where_card(table, said, 0, "giza", picture),
            map_cards.targets_card(table, said, 0, picture),
            private.hand_card(table, said, 0, Drawn(b"", "x"), jump="<#1>"),
        ):
            payload = payload_of(post, allowed_mentions=discord.AllowedMentions.none())
            check_message(payload)
            assert "…" not in said_in(payload)


def test_a_renderer_has_a_map_if_it_offers_every_look(monkeypatch: pytest.MonkeyPatch) -> None:
    assert map_renderer("luxor") is None
    for name in ("where", "where_text", "targets", "layers"):
        monkeypatch.setattr(render.luxor, name, told, raising=False)
        assert map_renderer("luxor") is None
    monkeypatch.setattr(render.luxor, "targets_text", told, raising=False)
    assert map_renderer("luxor") == cast(Any, render.luxor)
