"""People at a table: when they take themselves as called."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.discord.client import button, message
from tests.discord.dice import Dice
from tests.discord.journal import Journal
from tests.discord.people import Player
from tests.discord.server import LocalDiscord
from tests.discord.table import PlayedTable


@pytest.mark.parametrize(
    ("bots", "verb", "is_called"),
    [((), "play", True), ((), "again", False), (("random",), "play", False)],
)
def test_who_plays_alone_goes_on_from_the_card(
    bots: tuple[str, ...], verb: str, is_called: bool, tmp_path: Path
) -> None:
    discord, journal = LocalDiscord(), Journal(tmp_path / "no")
    channel = discord.world.create_channel("siberia")
    player = Player(discord, discord.world.person("Ada"), channel, Dice("1"), journal)
    PlayedTable(discord, journal, channel, "siberia", {}, [player], bots, Dice("1"))
    assert not player.is_called
    card = message()
    card["components"].append(button(f"x:{verb}:1::"))
    discord.world.post(channel.id, card, [])
    assert player.is_called == is_called
