"""The real bot as a process against the local Discord: it starts, plays, dies and comes back."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.discord.process import BotProcess
from tests.discord.server import LocalDiscord


@pytest.fixture
def bot(discord: LocalDiscord, tmp_path: Path) -> BotProcess:
    discord.world.deadline = 60.0  # the machine may be busy
    return BotProcess(discord, tmp_path / "bot.sqlite3")


async def test_a_game_is_begun_and_goes_on_after_a_kill(
    discord: LocalDiscord, bot: BotProcess
) -> None:
    world = discord.world
    channel, ada, bo = world.create_channel("luxor"), world.person("Ada"), world.person("Bo")
    async with bot:
        await discord.answered(discord.command(ada, channel, "game new", game="luxor"))
        lobby = (await world.until(channel.posts, "the lobby"))[0]
        discord.press(bo, lobby, "x:join:1::")
        await world.until(lambda: "Bo" in lobby.text, "Bo at the table")
        discord.press(ada, lobby, "x:start:1::")
        card = (await world.until(lambda: channel.posts()[1:], "the first card"))[0]
        assert set(card.pinged) == {ada.id, bo.id}
        await bot.restart()
        panel = await discord.answered(discord.press(ada, card, "x:play:1::"))
        assert panel is not None
        assert panel.shown_to == ada.id
        assert any(control["custom_id"].startswith("x:pick:") for control in panel.controls)
        await world.until(lambda: len(world.dm_with(bo).posts()) == 1, "Bo's hand")
        await discord.gateway.drop()
        hand = await discord.answered(discord.press(bo, card, "x:hand:1::"))
        assert hand is not None, "the press came when the bot had resumed its session"
        assert discord.gateway.resumed == 1
    assert len(channel.posts()) == 2
    assert discord.refusals == []
    assert bot.errors() == []
    assert bot.kills == 2
