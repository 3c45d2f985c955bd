"""Channels, threads and messages that somebody has deleted."""

from __future__ import annotations

from simcord.builders import ChannelHandle

from bot.texts import words_in
from engines.core import Chance
from tests.e2e.driver import World, control, text_of, words_of
from tests.e2e.faults import close_messages, die_before_noting, die_before_sending
from tests.e2e.typists import Typist

EN = words_in("en")
GONE = EN("channel-gone", game="Expedition Luxor")


async def delete(world: World, channel: ChannelHandle) -> None:
    """Delete a channel or a thread."""
    world.env.backend.delete_channel(channel.id)
    await world.env.settle()


def letters_that_say(world: World, name: str, text: str) -> int:
    """Return how many private messages to somebody contain a text."""
    return sum(text in text_of(letter) for letter in world.letters(name))


def thread_in(world: World, channel: ChannelHandle) -> ChannelHandle:
    """Return a new thread in a channel."""
    world.env.backend.create_thread(channel.id, "a side room", world.person("Ada").id)
    return channel.threads[-1]


async def play(world: World, channel: ChannelHandle, turns: int) -> None:
    """Play so many turns by commands, each by the player to act."""
    for turn in range(turns):
        actor = await world.acting(await world.table(channel))
        await Typist(world, actor, Chance(turn), channel).take_turn(by_line=True)


async def test_a_deleted_channel_ends_the_game_and_the_players_get_a_message(world: World) -> None:
    table = await world.started("Ada", "Bo", bots=("random",), first_player=1)
    await play(world, world.channel, 3)
    played = (await world.table()).row.ply
    await delete(world, world.channel)
    gone = await world.bot.tables.repository.get(table.id)
    assert gone.row.status == "abandoned"
    assert gone.row.ply == played, "what was played is kept"
    for name in ("Ada", "Bo"):
        assert letters_that_say(world, name, GONE) == 1
    assert not await world.waiting_rows()

    elsewhere = world.guild.create_text_channel("elsewhere")
    again = await world.started("Ada", "Bo", channel=elsewhere)
    assert again.id != table.id
    await play(world, elsewhere, 2)
    ada = world.person("Ada")
    listed = words_of(await ada.slash(elsewhere, "game list"))
    assert elsewhere.mention in listed
    assert world.channel.mention not in listed


async def test_a_deleted_channel_ends_a_lobby(world: World) -> None:
    ada = world.person("Ada")
    await ada.slash(world.channel, "game new", game="luxor")
    table = await world.table()
    await delete(world, world.channel)
    assert (await world.bot.tables.repository.get(table.id)).row.status == "cancelled"
    assert letters_that_say(world, "Ada", GONE) == 1


async def test_a_channel_that_was_deleted_while_the_bot_was_away(world: World) -> None:
    table = await world.started("Ada", "Bo", first_player=1)
    await play(world, world.channel, 2)
    die_before_sending(world)
    await play(world, world.channel, 1)
    deaf, world.env.backend.subscribers[:] = list(world.env.backend.subscribers), []
    world.env.backend.delete_channel(world.channel.id)
    world.env.backend.subscribers[:] = deaf
    await world.restart()
    await world.env.settle()
    gone = await world.bot.tables.repository.get(table.id)
    assert gone.row.status == "abandoned", "the card found no channel"
    for name in ("Ada", "Bo"):
        assert letters_that_say(world, name, GONE) == 1
    assert not await world.waiting_rows()


async def test_a_deleted_channel_is_announced_once_though_the_process_dies(world: World) -> None:
    await world.started("Ada", "Bo")
    die_before_noting(world)
    await delete(world, world.channel)
    assert len(await world.waiting_rows()) == 2
    await world.restart()
    assert not await world.waiting_rows()
    sent = [request.json or {} for request in world.env.http_requests if request.method == "POST"]
    nonces = [body["nonce"] for body in sent if "components" in body and GONE in str(body)]
    assert len(nonces) == len(set(nonces)) == 2, "found, and not sent again"


async def test_a_player_with_closed_messages_is_not_waited_for(world: World) -> None:
    close_messages(world, world.person("Ada"))
    table = await world.started("Ada", "Bo")
    await delete(world, world.channel)
    assert (await world.bot.tables.repository.get(table.id)).row.status == "abandoned"
    assert letters_that_say(world, "Bo", GONE) == 1
    assert not await world.waiting_rows()


async def test_a_game_in_a_thread_and_the_thread_deleted(world: World) -> None:
    thread = thread_in(world, world.channel)
    table = await world.started("Ada", "Bo", channel=thread, first_player=1)
    await play(world, thread, 4)
    assert (await world.table(thread)).row.turn == 3
    assert len(world.posts(thread)) == 5, "the lobby, the set-up, a card for each turn"
    assert not world.posts(world.channel), "nothing is posted in the channel of the thread"
    card = world.card(thread)
    ada = world.person("Ada")
    panel = await ada.click(card, custom_id=control(card, "play")["custom_id"])
    assert EN("luxor-ask-turn", placed=0, possible="place", most=3) in words_of(panel)
    await delete(world, thread)
    assert (await world.bot.tables.repository.get(table.id)).row.status == "abandoned"
    assert letters_that_say(world, "Bo", GONE) == 1


async def test_a_thread_goes_with_its_channel(world: World) -> None:
    thread = thread_in(world, world.channel)
    table = await world.started("Ada", "Bo", channel=thread)
    await delete(world, world.channel)
    assert (await world.bot.tables.repository.get(table.id)).row.status == "abandoned"
    assert letters_that_say(world, "Ada", GONE) == 1


async def test_a_deleted_card_holds_nothing_up(world: World) -> None:
    await world.started("Ada", "Bo", first_player=1)
    card = world.card()
    world.env.backend.delete_message(world.channel.id, card.id)
    ada, bo = world.person("Ada"), world.person("Bo")
    await ada.slash(world.channel, "luxor keep", tile="M")  # would edit the card
    assert not await world.waiting_rows()
    await bo.slash(world.channel, "luxor keep", tile="M")
    assert world.card().id != card.id
    assert "**Ada** has chosen" in text_of(world.card()), "the next card shows everything"
    world.env.backend.delete_message(world.channel.id, world.card().id)
    await world.abandon()
    assert not await world.waiting_rows()


async def test_a_deleted_lobby_is_posted_again(world: World) -> None:
    ada, bo = world.person("Ada"), world.person("Bo")
    await ada.slash(world.channel, "game new", game="luxor")
    lobby = world.card()
    world.env.backend.delete_message(world.channel.id, lobby.id)
    await bo.slash(world.channel, "game join")
    assert world.card().id != lobby.id
    assert "Bo" in text_of(world.card())
    await ada.click(world.card(), custom_id=control(world.card(), "start")["custom_id"])
    assert (await world.table()).row.status == "running"
    assert control(world.card(), "play")
