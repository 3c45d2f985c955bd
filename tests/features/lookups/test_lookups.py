"""What is looked up is shown in a picture and said in words, within Discord's limits."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.features.lookups.messages import lookup_card
from bot.texts import LOCALES, words_in
from render.files import Drawn
from tests.bot.discord_rules import check_message, payload_of, text_in
from tests.bot.situations import GAMES, LONG_NAMES
from tests.render.siberia import crowded


@pytest.mark.parametrize("locale", LOCALES)
def test_what_a_player_has_is_said_below_its_picture(locale: str) -> None:
    view, words = crowded(), words_in(locale)
    names = LONG_NAMES[: len(view.mats)]
    table = cast(Any, SimpleNamespace(game=GAMES["siberia"], names=names, view=lambda _seat: view))
    for seat in range(len(view.mats)):
        drawn = Drawn(b"png", "x" * 1000)
        message = lookup_card(table, words, None, "player", str(seat), drawn)
        payload = payload_of(message, allowed_mentions=discord.AllowedMentions.none())
        check_message(payload)
        text = text_in(payload)
        assert words("siberia-mat-spot", spot=view.mats[seat].spot) in text
        assert words("siberia-mat-hand") in text
