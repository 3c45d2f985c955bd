"""The map is described in words when its picture cannot be drawn."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import discord
import pytest

import render.luxor
from bot.features.lookups import map_cards
from bot.messages import private
from bot.messages.parts import Part
from bot.texts import LOCALES, words_in
from engines.core import Place
from engines.luxor import Luxor
from render.files import Drawn
from render.registry import map_renderer
from tests.bot.discord_rules import check_message, payload_of, text_in
from tests.bot.situations import GAMES, moments, table_of
from tests.bot.test_answers import opened
from tests.e2e.driver import alts_of, text_of

EN = words_in("en")


@pytest.fixture(autouse=True)
def looked_up_anew() -> Iterator[None]:
    """Whether a renderer draws a map is looked up once; these tests change that."""
    map_renderer.cache_clear()
    yield
    map_renderer.cache_clear()


def broken(*_given: Any) -> Any:
    raise ZeroDivisionError


LOOKS = ("where", "where_text", "targets", "whole_map", "closeups", "closeup", "layers")
"""What a renderer with a map has, besides the text of targets."""


def map_text(view: Any, *_given: Any) -> str:
    return f"what seat {view.seat} would see"


async def test_a_picture_that_cannot_be_drawn_is_described_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(Luxor, "places", lambda self: (Place("giza", "Giza"),))
    for name, look in (("where", broken), ("where_text", map_text),
                       ("targets", broken), ("targets_text", map_text), ("whole_map", broken),
                       ("closeups", lambda *_given: ()), ("closeup", lambda *_given: ()),
                       ("layers", tuple)):  # fmt: skip
        monkeypatch.setattr(render.luxor, name, look, raising=False)
    map_renderer.cache_clear()
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
    failures = [record for record in caplog.records if record.levelno >= logging.ERROR]
    for kind, record in zip(("where", "targets"), failures, strict=True):
        first, *lines = record.getMessage().splitlines()
        assert first == f"table 1: {kind} not drawn: ZeroDivisionError"
        assert any(__file__ in line for line in lines), "the host finds the place in the log"


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
    long_text = "x" * 3500
    for name in (*LOOKS, "targets_text"):
        monkeypatch.setattr(render.luxor, name, lambda *_given: long_text, raising=False)
    map_renderer.cache_clear()
    table = table_of(GAMES["luxor"], moments("luxor", 2, 0)[9].state, seats=2)
    words = words_in(locale)
    under = Part(own=[map_cards.targets_button(table, words)])
    for picture in (Drawn(b"not read here", "x" * 2000), None):
        for post in (
            map_cards.where_card(table, words, None, "giza", picture),
            map_cards.where_card(table, words, 0, "giza", picture),
            map_cards.targets_card(table, words, 0, picture),
            private.hand_card(table, words, 0, Drawn(b"", "x"), jump="<#1>", part=under),
        ):
            payload = payload_of(post, allowed_mentions=discord.AllowedMentions.none())
            check_message(payload)
            assert "…" not in text_in(payload)


def test_a_renderer_has_a_map_if_it_offers_every_look(monkeypatch: pytest.MonkeyPatch) -> None:
    looked_up = map_renderer.__wrapped__  # it looks once for each game
    assert looked_up("luxor") is None
    for name in LOOKS:
        monkeypatch.setattr(render.luxor, name, map_text, raising=False)
        assert looked_up("luxor") is None
    monkeypatch.setattr(render.luxor, "targets_text", map_text, raising=False)
    assert looked_up("luxor") == cast(Any, render.luxor)
