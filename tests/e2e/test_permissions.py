"""Missing permissions in a channel: the bot does what it is allowed to, and the game goes on."""

from __future__ import annotations

import discord
import pytest
from simcord.builders import ChannelHandle

from bot.messages.options import options_line
from bot.texts import words_in
from engines.core import Chance
from tests.e2e.driver import (
    World,
    alts_of,
    answer_of,
    control,
    controls,
    text_of,
    verb_of,
    words_of,
)
from tests.e2e.faults import PRIVATE, forbid_files, messages_of
from tests.e2e.typists import Typist

EN = words_in("en")


def mute(world: World) -> ChannelHandle:
    """Return a channel in which the bot may read but not write."""
    me = world.guild.me
    assert me is not None
    silent = discord.PermissionOverwrite(send_messages=False, send_messages_in_threads=False)
    return world.guild.create_text_channel("silent", overwrites={me: silent})


async def play(world: World, channel: ChannelHandle, turns: int) -> None:
    """Play so many turns by commands, each by the player to act."""
    for turn in range(turns):
        actor = await world.acting(await world.table(channel))
        await Typist(world, actor, Chance(turn), channel).take_turn(by_line=True)


async def test_a_card_without_a_picture_has_words(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    refused = forbid_files(monkeypatch, messages_of(world.channel))
    table = await world.started("Ada", "Bo", first_player=1)
    card = world.card()
    assert refused == ["POST", "PATCH", "POST"], "the lobby, its edit, and the card"
    assert not card.attachments
    assert not alts_of(card)
    assert EN("card-no-picture") in text_of(card)
    assert options_line(table, EN) in text_of(card), "the plate at the start shows the options"
    for verb in ("play", "hand", "undo", "text", "rules"):
        assert control(card, verb)
    ada, bo = world.person("Ada"), world.person("Bo")
    await ada.slash(world.channel, "luxor keep", tile="M")
    assert refused[3:] == ["PATCH"], "the card is edited without a picture, too"
    panel = await bo.click(card, custom_id=control(card, "play")["custom_id"])
    assert EN("luxor-ask-keep") in words_of(panel)
    assert "**Ada** has chosen" in text_of(world.card())
    assert world.card().id == card.id
    await play(world, world.channel, 3)
    assert options_line(table, EN) not in text_of(world.card())
    assert (await world.bot.tables.repository.get(table.id)).row.turn == 3
    assert not any(post.attachments for post in world.posts())
    assert "**Ada** places" in text_of(world.posts()[-2])
    assert not await world.waiting_rows()
    text = await ada.click(world.card(), custom_id=control(world.card(), "text")["custom_id"])
    assert "Row 6" in words_of(text)

    monkeypatch.undo()
    await play(world, world.channel, 1)
    assert world.card().attachments, "the picture is back with the permission"


@pytest.mark.parametrize("game", ["luxor", "famous_explorers"])
async def test_a_private_answer_without_a_picture_has_words(
    world: World, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    await world.started("Ada", "Bo", game=game)
    table, ada = await world.table(), world.person("Ada")
    looks = {"where": {"place": "Giza"}, "targets": {}} if table.game.places() else {}
    in_words = words_of(await ada.slash(world.channel, "hand", form="text"))
    refused = forbid_files(monkeypatch, PRIVATE)
    hand = answer_of(await ada.slash(world.channel, "hand"))
    assert [line for line in text_of(hand).splitlines() if line != EN("look-no-picture")] == (
        in_words.splitlines()
    )
    assert not hand.attachments
    for command, given in looks.items():
        shown = answer_of(await ada.slash(world.channel, command, **given))
        assert EN("look-no-picture") in text_of(shown)
        assert not shown.attachments
    board = await ada.slash(world.channel, "board")
    assert EN("card-no-picture") in words_of(board)
    pressed = await ada.click(world.card(), custom_id=control(world.card(), "play")["custom_id"])
    assert EN("card-no-picture") in words_of(pressed)
    assert len(refused) == 3 + len(looks)
    panel = answer_of(pressed)
    assert control(panel, "text")
    assert any(verb_of(component) == "pick" for component in controls(panel)) == (
        0 in table.view(None).to_act
    )


async def test_a_channel_in_which_the_bot_may_not_write(world: World) -> None:
    channel = mute(world)
    ada, bo = world.person("Ada"), world.person("Bo")
    opened = await ada.slash(channel, "game new", game="luxor", options="first_player=1")
    assert EN("table-opened", game="Expedition Luxor") in words_of(opened)
    joined = await bo.slash(channel, "game join")
    assert text_of(joined.response) == EN("joined", seat=2)
    started = await ada.slash(channel, "game start")
    assert EN("luxor-ask-keep") in text_of(started.response)
    table = await world.table(channel)
    await play(world, channel, 5)
    assert (await world.bot.tables.repository.get(table.id)).row.turn == 4
    assert not world.posts(channel)
    assert {row.kind for row in await world.waiting_rows()} == {"lobby", "card", "refresh"}
    assert len(world.letters("Ada")) == 1, "private messages still come"

    status = await bo.slash(channel, "game status")
    assert f"<@{(await world.acting(table)).id}>" in text_of(status.response)
    board = await bo.slash(channel, "board")
    assert answer_of(board).attachments
    log = words_of(await bo.slash(channel, "log"))
    assert "**Ada** places" in log
    assert "**Bo** places" in log, "nothing of what happened is lost"


async def test_people_are_told_what_to_grant(world: World) -> None:
    channel = mute(world)
    ada, bo = world.person("Ada"), world.person("Bo")
    await ada.slash(channel, "game new", game="luxor")
    told = EN(
        "waiting-permissions",
        channel=f"<#{channel.id}>",
        permissions=f"{EN('permission-send_messages')} and {EN('permission-attach_files')}",
    )

    async def notices(name: str, command: str) -> list[str]:
        answer = await world.person(name).slash(channel, command)
        assert all(notice.ephemeral for notice in answer.followups)
        return [text_of(notice) for notice in answer.followups]

    assert await notices("Bo", "game join") == [told]
    assert await notices("Bo", "rules") == [], "once to each"
    assert await notices("Bo", "game status") == [told], "and to whoever asks"
    pressed = await bo.slash(channel, "hand")
    assert EN("refused-not-started") in text_of(pressed.response)
    world.env.backend.edit_channel(channel.id, {}, overwrites=[])
    await world.env.settle()
    assert await notices("Bo", "game status") == []


async def test_who_uses_a_table_lets_it_be_tried_again(world: World) -> None:
    await world.started("Ada", "Bo", first_player=1)
    path = f"/channels/{world.channel.id}/messages"
    world.env.inject_error("POST", path, status=403, code=50013, times=2)
    for name in ("Ada", "Bo"):
        await world.person(name).slash(world.channel, "luxor keep", tile="M")
    posts = len(world.posts())
    await world.person("Bo").slash(world.channel, "board")
    assert len(world.posts()) == posts + 1
    assert not await world.waiting_rows()


async def test_cards_come_again_when_the_bot_may_write_again(world: World) -> None:
    channel = mute(world)
    await world.started("Ada", "Bo", channel=channel, first_player=1)
    await play(world, channel, 3)
    world.env.backend.edit_channel(channel.id, {}, overwrites=[])
    await world.env.settle()
    lobby, card = world.posts(channel)
    assert EN("lobby-running") in text_of(lobby)
    assert control(card, "play")
    assert (await world.table(channel)).row.card_message_id == card.id
    assert world.pinged(card) == [(await world.acting(await world.table(channel))).id]
    told = text_of(card)
    for happened in ("**Ada** has chosen", "**Bo** has chosen", "**Ada** places"):
        assert told.count(happened) == 1
    assert not await world.waiting_rows()


async def test_a_missing_view_of_the_channel_is_no_loss(world: World) -> None:
    await world.started("Ada", "Bo", first_player=1)
    world.env.inject_error(
        "*", f"/channels/{world.channel.id}/messages*", status=403, code=50001, times=None
    )
    await play(world, world.channel, 4)
    table = await world.table()
    assert table.row.turn == 3
    assert table.row.status == "running", "a channel that cannot be seen is not a deleted one"
    assert [row.kind for row in await world.waiting_rows()] == [
        "refresh", "card", "card", "card",
    ]  # fmt: skip


async def test_a_thread_whose_channel_is_not_known_holds_up_no_other_table(world: World) -> None:
    backend, ada = world.env.backend, world.person("Ada")
    hidden = world.guild.create_text_channel("hidden")
    backend.create_thread(hidden.id, "a side room", ada.id)
    (thread,) = hidden.threads
    await ada.slash(thread, "game new", game="luxor")
    guild = world.bot.get_guild(world.guild.id)
    assert guild is not None
    guild._channels.pop(hidden.id)
    world.env.inject_error("*", f"{messages_of(thread)}*", status=403, code=50001, times=None)
    await world.person("Bo").slash(thread, "game join")
    await world.person("Cleo").slash(world.channel, "game new", game="luxor")
    assert world.card()
    trouble = world.bot.publisher.trouble((await world.table(thread)).id)
    assert trouble is not None
    assert (trouble.code, trouble.everywhere) == ("permissions", False)
