"""Discord fails while it is to take an answer: what was done counts, and the game goes on.

The fixtures see to it that no error is logged.
"""

from __future__ import annotations

import logging

import pytest

from bot.dispatch.answering import PAUSES
from bot.texts import words_in
from engines.core import Chance
from tests.dispatch.stubs import Rest
from tests.e2e.driver import World, answer_of, control, picks_of, text_of, words_of
from tests.e2e.faults import RawPress, repair
from tests.e2e.typists import Typist

EN = words_in("en")


async def begin_game(world: World) -> Rest:
    """Let Ada and Bo choose their tiles; Ada is to play. Return what waits between answers."""
    await world.started("Ada", "Bo", first_player=1)
    for name in ("Ada", "Bo"):
        await Typist(world, world.person(name), Chance(1)).line()
    rest = Rest()
    world.bot.dispatcher.answering.sleep = rest
    return rest


def lines(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Return the warnings of the bot."""
    return [
        record.getMessage()
        for record in caplog.records
        if record.levelno >= logging.WARNING and record.name.startswith("bot")
    ]


@pytest.mark.parametrize(("status", "code"), [(401, 50027), (404, 10015), (404, 10062)])
async def test_a_move_counts_though_its_answer_is_lost(
    world: World, caplog: pytest.LogCaptureFixture, status: int, code: int
) -> None:
    rest = await begin_game(world)
    table, ada = await world.table(), world.person("Ada")
    before = await world.standing(table)
    world.env.inject_error("PATCH", "/webhooks/*", status=status, code=code, times=None)
    await ada.slash(world.channel, "move", moves="Cd F5")
    assert (await world.standing(table))[1] > before[1]
    (line,) = lines(caplog)
    assert line.endswith(f"was not answered: {status} {code}")
    assert rest.seconds == []
    repair(world)
    panel = await ada.click(world.card(), custom_id=control(world.card(), "play")["custom_id"])
    assert picks_of(answer_of(panel))


@pytest.mark.parametrize("status", [500, 503, 429])
async def test_an_answer_comes_when_discord_takes_it_again(
    world: World, caplog: pytest.LogCaptureFixture, status: int
) -> None:
    rest = await begin_game(world)
    world.env.inject_error("PATCH", "/webhooks/*", status=status, times=2)
    played = await world.person("Ada").slash(world.channel, "move", moves="Cd F5")
    assert picks_of(played.response)
    assert rest.seconds == list(PAUSES[:2])
    assert lines(caplog) == []


async def test_a_refusal_of_a_press_comes_when_discord_takes_it_again(world: World) -> None:
    rest = await begin_game(world)
    world.env.inject_error("POST", "/webhooks/*", status=502, times=1)
    press = RawPress(world, world.person("Ada"), world.card(), "x:join:1::")
    assert words_of(await press.answered()) == EN("refused-status-running")
    assert rest.seconds == [PAUSES[0]]


async def test_a_press_that_cannot_be_acknowledged_plays_nothing(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    await begin_game(world)
    ada, table = world.person("Ada"), await world.table()
    panel = (await ada.slash(world.channel, "move", moves="Cd F5")).response
    before = await world.standing(table)
    for status, code in ((404, 10062), (400, 40060), (503, 0)):
        world.env.inject_error("POST", "/interactions/*", status=status, code=code, times=None)
        press = RawPress(world, ada, panel, picks_of(panel)[1]["custom_id"])
        press.send()
        await world.env.settle()
        repair(world)
        assert await world.standing(table) == before
        assert lines(caplog)[-1].endswith(f"could not be acknowledged: {status} {code}")
    assert len(lines(caplog)) == 3


async def test_a_press_is_acknowledged_at_the_second_try(world: World) -> None:
    await begin_game(world)
    world.env.inject_error("POST", "/interactions/*", status=503, times=1)
    press = RawPress(world, world.person("Ada"), world.card(), "x:text:1::")
    assert "Row 6" in words_of(await press.answered())


async def test_a_message_that_discord_refuses_is_answered_in_a_sentence(world: World) -> None:
    await begin_game(world)
    world.env.inject_error("PATCH", "/webhooks/*", status=400, code=50035, times=2)
    played = await world.person("Ada").slash(world.channel, "move", moves="Cd F5")
    assert played.response is not None
    assert text_of(played.response) == EN("answer-refused", of="panel")


async def test_suggestions_that_come_too_late_are_no_error(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    await begin_game(world)
    world.env.inject_error("POST", "/interactions/*", status=404, code=10062, times=None)
    assert not await world.person("Ada").autocomplete(world.channel, "move", "moves", "")
    assert "suggestions could not be sent: 404 10062" in caplog.text
