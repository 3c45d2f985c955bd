"""``/replay``: finished and running games as animations, and what they show to whom."""

from __future__ import annotations

import asyncio
import logging
from io import BytesIO
from typing import Any

import pytest
from PIL import Image
from simcord.results import InteractionResult

from bot.delivery import pictures
from bot.features.history.animation import Animations, plain_line
from bot.tables import Table
from bot.texts import words_in
from render.files import Drawn
from render.replay import MOST
from tests.e2e.driver import World, alts_of, answer_of, words_of
from tests.e2e.test_end_card import finished
from tests.pictured import kind_of

EN = words_in("en")


def count(data: bytes) -> int:
    """Return how many frames an animation has."""
    image = Image.open(BytesIO(data))
    assert image.format == "WEBP"
    return int(getattr(image, "n_frames", 1))


def stated(number: int) -> str:
    """Return how an alt text begins."""
    return EN("replay-alt", count=number)


def animations_in(world: World) -> Animations:
    dispatcher = world.bot.dispatcher
    return Animations(world.bot.tables.repository, dispatcher.drawing, dispatcher.additions)


async def drawn(world: World, table: Table, seat: int | None, what: Any = "game") -> bytes:
    """Return the animation that a seat gets."""
    table = await world.bot.tables.repository.get(table.id)
    picture = await animations_in(world).drawn(table, seat, what, EN)
    assert picture is not None
    return picture.png


def seen(result: InteractionResult) -> str:
    """Return the alt text of the animation in an answer."""
    message = answer_of(result)
    assert kind_of(message.message.attachments[-1].filename) == "replay.webp"
    return alts_of(message.message)[-1]


@pytest.mark.slow
async def test_a_finished_game_is_shown_as_everybody_saw_it(world: World) -> None:
    table = await finished(world, "luxor", "the end")
    turns = table.view(None).turn
    asked = await world.person("Ada").slash(world.channel, "replay")
    assert EN("replay-title", game=table.game.title) in words_of(asked)
    assert EN("replay-public") in words_of(asked)
    whole = await drawn(world, table, None)
    assert min(turns, MOST - 2) < count(whole) <= MOST
    assert seen(asked).startswith(stated(count(whole)))
    assert len(whole) <= 1_000_000
    named = await world.person("Cleo").slash(world.channel, "replay", table=table.id, what="round")
    assert EN("replay-title-round", game=table.game.title) in words_of(named)
    last = count(await drawn(world, table, None, "round"))
    assert 1 < last < count(whole)
    assert seen(named).startswith(stated(last))


async def test_of_a_running_game_everybody_gets_their_own_view(world: World) -> None:
    table = await world.started("Ada", "Bo")
    own = await world.person("Ada").slash(world.channel, "replay")
    assert EN("replay-own") in words_of(own)
    watched = await world.person("Cleo").slash(world.channel, "replay")
    assert EN("replay-public") in words_of(watched)
    assert answer_of(watched).ephemeral
    assert count(await drawn(world, table, None)) == 1, "nothing has happened yet"


@pytest.mark.slow
@pytest.mark.parametrize("game", ["luxor", "explorers"])
async def test_a_secret_choice_of_another_seat_changes_no_byte(world: World, game: str) -> None:
    table = await world.started("Ada", "Bo", game=game)
    tables, users = world.bot.tables, [world.person(name).id for name in ("Ada", "Bo")]
    while len(table.view(None).to_act) < 2:
        seat = table.view(None).to_act[0]
        move = table.view(seat).decision.moves[0]
        table = (await tables.play(table.id, users[seat], move=move)).table
    found = list[tuple[bytes, bytes, bytes]]()
    for number in (0, -1):
        move = table.view(1).decision.moves[number]
        chosen = (await tables.play(table.id, users[1], move=move)).table
        assert 0 in chosen.view(None).to_act
        found.append((await drawn(world, chosen, 0), await drawn(world, chosen, None),
                      await drawn(world, chosen, 1)))  # fmt: skip
        await tables.undo(table.id, users[1])
    one, other = found
    assert one[:2] == other[:2]
    if game == "explorers":
        assert one[2] != other[2], "whoever chose sees it"


async def test_nothing_to_look_back_at_is_said_so(world: World) -> None:
    nothing = await world.person("Ada").slash(world.channel, "replay")
    assert words_of(nothing) == EN("refused-no-game-here")
    table = await world.started("Ada", "Bo")
    unknown = await world.person("Ada").slash(world.channel, "replay", table=table.id + 1)
    assert words_of(unknown) == EN("refused-no-table")


async def test_one_animation_of_a_table_is_drawn_at_a_time(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await world.started("Ada", "Bo")
    begun, go_on = asyncio.Event(), asyncio.Event()
    asked = list[str]()

    async def waits(_self: Any, _game: Any, _scenes: Any, words: Any, _names: Any) -> Drawn:
        asked.append(words.locale)
        begun.set()
        await go_on.wait()
        return Drawn(b"", "drawn")

    monkeypatch.setattr(pictures.Pictures, "_animation", waits)
    animations = animations_in(world)
    first = asyncio.create_task(animations.drawn(table, 0, "game", EN))
    await begun.wait()
    second = asyncio.create_task(animations.drawn(table, 0, "game", EN))
    other = await world.person("Bo").slash(world.channel, "replay")
    assert words_of(other) == EN("refused-replay-busy")
    later = asyncio.create_task(animations.drawn(table, None, "game", words_in("de")))
    first.cancel()
    await asyncio.sleep(0)
    assert asked == ["en"]
    go_on.set()
    assert await second == await later == Drawn(b"", "drawn")
    assert asked == ["en", "de"], "whoever waits for the same gets the same"


async def test_an_animation_that_cannot_be_drawn_is_said_so(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await world.started("Ada", "Bo")

    def fails(*_given: object) -> None:
        raise RuntimeError

    monkeypatch.setattr(pictures, "_animated", fails)
    with caplog.at_level(logging.ERROR):
        for _twice in range(2):
            answer = await world.person("Ada").slash(world.channel, "replay")
            assert EN("replay-undrawn") in words_of(answer)
    assert caplog.text.count("animation not drawn") == 1
    caplog.clear()


def test_captions_have_no_markup() -> None:
    line = r"**Ada \_x** places <:tile_C:123456> a camp: **+2** · takes 3\*4"
    assert plain_line(line) == "Ada _x places a camp: +2 · takes 3*4"
