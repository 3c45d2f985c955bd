"""The bot is restarted: nothing is lost, nothing is announced twice."""

from __future__ import annotations

import asyncio

import pytest

from engines.core import Chance
from engines.luxor.board import cell_name
from engines.luxor.moves import Place
from tests.e2e.driver import ButtonPlayer, World, answer_of, control, picks_of, text_of, words_of
from tests.e2e.faults import die_before_noting, die_before_sending
from tests.e2e.typists import Typist
from tests.nightly import closely


def nonces(world: World) -> list[str]:
    """Return the nonces of all messages that the bot has sent."""
    sent = (request.json or {} for request in world.env.http_requests if request.method == "POST")
    return [str(body["nonce"]) for body in sent if body.get("nonce")]


@pytest.mark.slow
@pytest.mark.parametrize("turns", closely(17, 1000))
async def test_old_panels_and_cards_go_on_in_a_new_process(world: World, turns: int) -> None:
    """What is left after so many turns is played without looking at the panels."""
    table = await world.started("Ada", bots=("random",), first_player=1, seed="drafted")
    ada = Typist(world, world.person("Ada"), Chance(3))
    await ada.line()
    asked = await ada.asked()
    assert asked is not None
    camp = next(move for move in asked.moves if isinstance(move, Place) and move.tile == "Cd")
    card = world.card()
    panel = await ada.played("move", moves=f"Cd {cell_name(camp.cell)}")
    before = await world.standing(table)

    await world.restart()
    assert await world.standing(table) == before
    assert panel.response is not None
    deploy = next(p for p in picks_of(panel.response) if p["options"][0]["value"].isdigit())
    value = deploy["options"][0]["value"]
    await ada.actor.select(panel.response, [value], custom_id=deploy["custom_id"])
    assert (await world.standing(table))[1] > before[1], "the old panel still plays"

    await world.restart()
    buttons = ButtonPlayer(world, ada.actor, Chance(4))
    again = await buttons.press(card, "play")
    assert picks_of(answer_of(again)), "the old card opens the question that is open now"
    for verb in ("hand", "text", "rules"):
        assert (await buttons.press(card, verb)).response is not None
    await buttons.take_turn()

    while (latest := await world.bot.tables.repository.get(table.id)).row.status == "running":
        if latest.row.turn == 15:
            await world.restart()
        if latest.row.turn > turns:
            await world.play_out(latest)
            break
        await ada.take_turn(by_line=True)
    await world.check_stored_result(table.id)
    assert len(set(nonces(world))) == len(nonces(world)), "no announcement was made twice"


async def test_what_a_dead_process_could_not_say_is_said_once(world: World) -> None:
    table = await world.started("Ada", "Bo", first_player=1)
    for name in ("Ada", "Bo"):
        await Typist(world, world.person(name), Chance(1)).line()
    ada = Typist(world, world.person("Ada"), Chance(1))
    posts, sent = len(world.posts()), len(nonces(world))
    die_before_sending(world)
    await ada.take_turn(by_line=True)
    rows = await world.waiting_rows()
    assert [row.kind for row in rows][-1] == "card"
    assert len(world.posts()) == posts, "the dead process has announced nothing"

    await world.restart()
    await world.env.settle()
    assert not await world.waiting_rows()
    assert len(world.posts()) == posts + 1
    assert nonces(world)[sent:] == [rows[-1].nonce], "the hands were edited, the card was posted"
    assert "**Ada** places" in text_of(world.card())
    await world.restart()
    await world.env.settle()
    assert len(world.posts()) == posts + 1
    await Typist(world, world.person("Bo"), Chance(2)).take_turn()
    assert (await world.table()).row.turn == 3
    assert table.id == (await world.table()).id


async def test_a_card_that_was_sent_but_not_noted_is_found(world: World) -> None:
    await world.started("Ada", "Bo", first_player=1)
    for name in ("Ada", "Bo"):
        await Typist(world, world.person(name), Chance(1)).line()
    posts = len(world.posts())
    die_before_noting(world)
    await Typist(world, world.person("Ada"), Chance(1)).take_turn(by_line=True)
    assert len(world.posts()) == posts + 1
    assert "card" in [row.kind for row in await world.waiting_rows()]
    last = nonces(world)[-1]
    await world.restart()
    assert not await world.waiting_rows()
    assert nonces(world).count(last) == 1, "it is not sent again"
    assert (await world.table()).row.card_message_id == world.card().id
    await Typist(world, world.person("Bo"), Chance(2)).take_turn()
    assert "**Ada** places" not in text_of(world.card()), "what it told is told once"


async def test_a_bot_goes_on_where_the_process_died(world: World) -> None:
    table = await world.started("Ada", bots=("random", "random"), first_player=1, seed="bots")
    ada = Typist(world, world.person("Ada"), Chance(1))
    await ada.line()
    tables, publisher, asked = world.bot.tables, world.bot.publisher, list[int]()

    def dying() -> str:
        asked.append(1)
        if len(asked) > 1:
            die_before_sending(world)
            publisher.wake = lambda: None  # type: ignore[method-assign]
            raise asyncio.CancelledError
        return "bot"

    tables.repository.seeds = dying
    await ada.take_turn(by_line=True)
    latest = await tables.repository.get(table.id)
    assert latest.row.turn == 3, "one bot has played, the other was cut off"
    assert latest.bots_to_act() == (2,)
    assert [row.kind for row in await world.waiting_rows()].count("bots") == 2

    await world.restart()
    await world.env.settle()
    latest = await world.bot.tables.repository.get(table.id)
    assert (latest.row.turn, latest.view(None).to_act) == (4, (0,))
    assert not await world.waiting_rows()
    card = text_of(world.card())
    assert all(f"**{name}** places" in card for name in latest.names)


async def test_an_interaction_that_the_old_process_played_is_not_played_again(world: World) -> None:
    table = await world.started("Ada", "Bo")
    ada = world.person("Ada")
    opened = await ada.click(world.card(), custom_id=control(world.card(), "play")["custom_id"])
    panel = answer_of(opened)
    await ada.click(panel, custom_id=picks_of(panel)[0]["custom_id"])
    before = await world.standing(table)
    played = max(record.id for record in world.env.backend.interactions.values())
    await world.restart()
    result = await world.bot.tables.play(table.id, ada.id, line="keep M", interaction_id=played)
    assert result.played == ()
    assert await world.standing(table) == before


async def test_commands_are_registered_once(world: World) -> None:
    def registrations() -> int:
        return sum(
            request.method == "PUT" and request.path.endswith("/commands")
            for request in world.env.http_requests
        )

    assert registrations() == 1
    await world.restart()
    assert registrations() == 1
    helped = await world.person("Ada").slash(world.channel, "help")
    assert "`/game new`" in words_of(helped)


async def test_a_lobby_survives(world: World) -> None:
    ada, bo = world.person("Ada"), world.person("Bo")
    await ada.slash(world.channel, "game new", game="luxor")
    lobby = world.card()
    await world.restart()
    await bo.click(lobby, custom_id=control(lobby, "join")["custom_id"])
    assert (await world.table()).names == ("Ada", "Bo")
    assert "Bo" in text_of(world.card())
    assert world.card().id == lobby.id, "the lobby is one message, edited"
    await ada.click(world.card(), custom_id=control(world.card(), "start")["custom_id"])
    assert control(world.card(), "play")
