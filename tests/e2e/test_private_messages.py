"""The hand by private message: one message each, edited; and a player who takes none."""

from __future__ import annotations

from typing import Any

import pytest

from bot import store
from bot.texts import words_in
from engines.core import Chance
from tests.e2e.driver import World, alts_of, answer_of, control, text_of, words_of
from tests.e2e.faults import CANNOT_SEND, RawPress, close_messages, repair
from tests.e2e.typists import Typist

EN = words_in("en")


async def my_hand(world: World, name: str) -> tuple[str, list[str]]:
    """Let somebody press *My hand*; return the words and the alt texts of the answer."""
    card = world.card()
    pressed = await world.person(name).click(card, custom_id=control(card, "hand")["custom_id"])
    return words_of(pressed), alts_of(answer_of(pressed).message)


async def test_the_hand_is_one_message_that_is_kept_up_to_date(world: World) -> None:
    await world.started("Ada", "Bo", first_player=1)
    (letter,) = world.letters("Ada")
    assert EN("hand-title", game="Expedition Luxor", turn=0) in text_of(letter)
    assert world.channel.mention in text_of(letter)
    assert EN("luxor-hand-keep") in alts_of(letter)[0]
    for name in ("Ada", "Bo"):
        await world.person(name).slash(world.channel, "luxor keep", tile="M")
    (kept,) = world.letters("Ada")
    assert kept.id == letter.id
    assert EN("luxor-tile-M") in alts_of(kept)[0]
    assert EN("hand-your-turn") not in text_of(kept), "it stays when the turn passes"
    assert EN("hand-your-turn") in (await my_hand(world, "Ada"))[0]

    alts = {alts_of(kept)[0]}
    for turn in range(2):
        for name in ("Ada", "Bo"):
            await Typist(world, world.person(name), Chance(turn)).take_turn(by_line=True)
        (message,) = world.letters("Ada")
        assert message.id == letter.id
        table = await world.table()
        assert len(table.view(0).hand) == 2
        alts.add(alts_of(message)[0])
        assert (await my_hand(world, "Ada"))[1] == alts_of(message)
    assert len(alts) == 3, "it has shown another hand each time"


async def test_a_hand_message_that_is_gone_is_sent_again(world: World) -> None:
    await world.started("Ada", "Bo", first_player=1)
    (letter,) = world.letters("Ada")
    world.env.backend.delete_message(letter.channel.id, letter.id)
    for name in ("Ada", "Bo"):
        await world.person(name).slash(world.channel, "luxor keep", tile="M")
    (second,) = world.letters("Ada")
    assert second.id != letter.id
    assert EN("luxor-tile-M") in alts_of(second)[0]


async def test_closed_messages_are_announced_once_and_the_game_goes_on(world: World) -> None:
    close_messages(world, world.person("Bo"))
    table = await world.started("Ada", "Bo", first_player=1)
    note = EN("dms-closed", user=f"<@{world.person('Bo').id}>")

    def notes_posted() -> int:
        return sum(note in text_of(post) for post in world.posts())

    assert notes_posted() == 1
    assert len(world.letters("Ada")) == 1
    assert not world.letters("Bo")
    for _turn in range(2):
        for name in ("Ada", "Bo"):
            await Typist(world, world.person(name), Chance(1)).take_turn(by_line=True)
    assert (await world.bot.tables.repository.get(table.id)).row.turn >= 3
    assert notes_posted() == 1, "once is enough"
    assert not await world.waiting_rows()
    text, alts = await my_hand(world, "Bo")
    assert EN("hand-title", game="Expedition Luxor", turn=3) in text
    held = (await world.table()).view(1).hand
    assert all(EN(f"luxor-tile-{tile[:-1]}") in alts[0] for tile in held)
    spoken = words_of(await world.person("Bo").slash(world.channel, "hand", form="text"))
    assert all(EN(f"luxor-tile-{tile[:-1]}") in spoken for tile in held)

    repair(world)
    await Typist(world, await world.acting(table), Chance(1)).take_turn(by_line=True)
    await Typist(world, await world.acting(table), Chance(1)).take_turn(by_line=True)
    assert len(world.letters("Bo")) == 1, "it arrives when messages are open again"
    reader = world.bot.database.reader
    assert await store.messages.closed_dms(reader, world.person("Bo").id) is None


async def test_closed_messages_are_announced_also_after_a_failure(world: World) -> None:
    ada, bo = world.person("Ada"), world.person("Bo")
    close_messages(world, bo)
    await ada.slash(world.channel, "game new", game="luxor")
    await bo.slash(world.channel, "game join")
    start = RawPress(world, ada, world.card(), control(world.card(), "start")["custom_id"])
    world.env.inject_error("POST", f"/channels/{world.channel.id}/messages", status=503, times=2)
    start.send()
    await world.later()
    note = EN("dms-closed", user=f"<@{bo.id}>")
    assert sum(note in text_of(post) for post in world.posts()) == 1
    assert control(world.card(), "play"), "the card follows"
    assert not await world.waiting_rows()


async def test_a_user_to_whom_no_channel_can_be_opened(world: World) -> None:
    world.env.inject_error("POST", "/users/@me/channels", status=403, code=CANNOT_SEND, times=None)
    await world.started("Ada", "Bo", first_player=1)
    texts = [text_of(post) for post in world.posts()]
    for name in ("Ada", "Bo"):
        note = EN("dms-closed", user=f"<@{world.person(name).id}>")
        assert sum(note in text for text in texts) == 1
    assert control(world.card(), "play"), "the card comes all the same"
    assert not await world.waiting_rows()


async def test_closed_messages_that_could_not_be_noted_are_announced_once(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    close_messages(world, world.person("Bo"))

    async def full(*_given: Any) -> None:
        raise store.errors.StoreUnavailable(world.database, "full")

    with monkeypatch.context() as disk:
        disk.setattr(store.messages, "set_closed_dms", full)
        await world.started("Ada", "Bo", first_player=1)
        await world.later()
    await world.later()
    note = EN("dms-closed", user=world.person("Bo").mention)
    assert [text_of(post) for post in world.posts()].count(note) == 1
    assert not await world.waiting_rows()


async def test_closed_messages_and_no_voice_in_the_channel(world: World) -> None:
    close_messages(world, world.person("Bo"))
    world.env.inject_error(
        "POST", f"/channels/{world.channel.id}/messages", status=403, code=50013, times=None
    )
    await world.started("Ada", "Bo", first_player=1)
    assert not world.posts()
    assert {row.kind for row in await world.waiting_rows()} == {"lobby", "card"}
    for name in ("Ada", "Bo"):
        await Typist(world, world.person(name), Chance(1)).take_turn()
    assert (await world.table()).row.turn == 1
