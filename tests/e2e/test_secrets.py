"""Secrets do not show: every text is the same in a game with other secrets.

``Game.resample`` deals again all that a seat (or the public) cannot know. What the bot writes in
a game dealt that way must be the same, word for word, as in the real one.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest

from bot import logs, store
from bot.messages import cards
from bot.messages.message import Message
from bot.tables import Table
from bot.texts import words_in
from engines.core import Chance
from engines.luxor.events import Laid
from render.files import Drawn
from render.picture import encode
from render.registry import renderer
from tests.e2e.driver import World, alts_of, answer_of, text_of, text_of_parts, words_of
from tests.e2e.faults import die_before_sending
from tests.e2e.typists import PARTS, Typist
from tests.pictured import kind_of

EN = words_in("en")
PEOPLE = ("Ada", "Bo", "Cleo")


def otherwise(table: Table, seat: int | None, number: int) -> Table:
    """Return a table that looks the same to the seat and has other secrets."""
    assert table.position is not None
    state = table.game.resample(table.state, seat, Chance(number))
    return replace(table, position=replace(table.position, state=state))


@contextmanager
def instead(world: World, table: Table) -> Iterator[None]:
    """Make the bot read this table for a while instead of the real one."""
    kept = world.bot.tables.repository._positions
    real = kept[table.id]
    at = table.version, table.row.ply
    assert table.position is not None
    kept[table.id] = (at, table.position)
    yield
    assert kept[table.id][0] == at, "the table was only read"
    kept[table.id] = real


def components(post: Message) -> list[dict[str, Any]]:
    """Return the components of a message that is not sent."""
    parts: list[dict[str, Any]] = post.view.to_components()  # type: ignore[no-untyped-call]
    return parts


async def began(world: World, turns: int) -> Table:
    """Play some turns of three people with the expansion, by typed lines."""
    await world.started(*PEOPLE, adventures=True, seed="secret seed")
    for _choice in PEOPLE:
        actor = await world.acting(await world.table())
        await Typist(world, actor, Chance(5)).take_turn(by_line=True)
    for turn in range(turns):
        actor = await world.acting(await world.table())
        await Typist(world, actor, Chance(turn)).take_turn(by_line=True)
    return await world.table()


@pytest.mark.slow
async def test_public_posts_hold_nothing_that_is_not_public(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    for name in logs.SECRETIVE:
        caplog.set_level(logging.INFO, name)
    caplog.set_level(logging.DEBUG)  # the last call decides what the fixture itself records
    table = await began(world, 0)
    luxor = renderer("luxor")
    for turn in range(12):
        last_shown = (await world.table()).row.told
        actor = await world.acting(table)
        await Typist(world, actor, Chance(turn)).take_turn(by_line=True)
        table = await world.table()
        history = await world.bot.tables.repository.history(table, None, since=last_shown)
        events = [event for _row, event in history]
        resampled = otherwise(table, None, turn)
        assert resampled.state != table.state
        board = luxor.board(resampled.view(None), EN, resampled.names)
        drawn, alt = Drawn(encode(board.image), board.alt), board.alt
        expected = cards.turn_card(resampled, EN, resampled.view(None), events, drawn)
        card = world.card()
        assert text_of(card) == text_of_parts(components(expected))
        assert alts_of(card) == [alt[:1024]] * 2
    stored = world.env.backend.messages[world.channel.id].values()
    answers = [message for message in stored if message.interaction_metadata is not None]
    assert answers
    assert all(message.is_ephemeral for message in answers)
    names = {kind_of(file["filename"]) for message in stored if not message.is_ephemeral
             for file in message.attachments}  # fmt: skip
    assert names == {"board.png"}, "older cards have none"

    logged = [f"{record.getMessage()} {record.exc_text or ''}" for record in caplog.records]
    hidden = re.compile(r"secret seed|\"hands\"|\b(?:[CTP][do]|Ed|M|L)[1-5]\b")
    assert logged
    assert not [line for line in logged if hidden.search(line)]
    assert "secret seed" not in f"{table!r}"
    assert "Placement" not in f"{table!r}"


@pytest.mark.slow
async def test_what_a_player_reads_depends_on_nothing_that_is_hidden_from_it(world: World) -> None:
    table = await began(world, 7)
    for seat, name in enumerate(PEOPLE):
        real = await everything(world, name)
        for number in range(3):
            resampled = otherwise(table, seat, number)
            assert resampled.state != table.state
            with instead(world, resampled):
                assert await everything(world, name) == real
        drawn = renderer("luxor").hand(otherwise(table, seat, 9).view(seat), EN, table.names)
        assert alts_of(world.letters(name)[0]) == [drawn.alt[:1024]] * 2


async def everything(world: World, name: str) -> list[Any]:
    """Return all that somebody can read without playing: texts, alt texts, suggestions."""
    actor, seen = world.person(name), list[Any]()
    for command in ("hand", "board"):
        for form in ("text", "picture"):
            shown = await actor.slash(world.channel, command, form=form)
            seen += [words_of(shown), alts_of(answer_of(shown).message)]
    for command in ("log", "game status", "game list"):
        seen.append(words_of(await actor.slash(world.channel, command)))
    refused = await actor.slash(world.channel, "move", moves="Pd A1")
    seen.append(words_of(refused))
    typist = Typist(world, actor, Chance(1))
    for command, parts in PARTS.items():
        seen += [await typist.offered(f"luxor {command}", part) for part in parts]
    lines = await typist.offered("move", "moves")
    seen.append(lines)
    if lines:
        seen.append(await typist.offered("move", "moves", f"{lines[0]} "))
    return seen


async def test_another_hand_does_change_what_its_owner_reads(world: World) -> None:
    """The test above can fail: games that look different give different texts."""
    table = await began(world, 1)
    seat = next(iter(set(range(3)) - set(table.view(None).to_act)))
    real = await everything(world, PEOPLE[seat])
    different = []
    for number in range(6):
        with instead(world, otherwise(table, None, number)):
            different.append(await everything(world, PEOPLE[seat]) != real)
    assert any(different)


async def test_suggestions_come_to_nobody_but_the_one_to_act(world: World) -> None:
    table = await began(world, 0)
    for turn in range(3):
        (acting,) = table.view(None).to_act
        for name in (*PEOPLE, "Zoe"):
            typist = Typist(world, world.person(name), Chance(1))
            offered = [
                await typist.offered(f"luxor {command}", part)
                for command, parts in PARTS.items()
                for part in parts
            ]
            offered += [await typist.offered("move", "moves", typed) for typed in ("", "M F5 ")]
            assert any(offered) == (name == PEOPLE[acting]), name
        await Typist(world, world.person(PEOPLE[acting]), Chance(turn)).take_turn(by_line=True)
        table = await world.table()
    assert table.row.turn == 4


async def test_what_waits_to_be_sent_holds_public_views_alone(world: World) -> None:
    die_before_sending(world)
    await began(world, 2)
    rows = [row for row in await world.waiting_rows() if row.kind in ("card", "refresh")]
    assert {row.kind for row in rows} == {"card", "refresh"}
    for row in rows:
        assert '\\"seat\\":null' in row.payload
        assert not re.search(r"\b(?:[CTP][do]|Ed|M|L)[1-5]\b", row.payload)


async def test_public_events_depend_on_nothing_but_the_move(world: World) -> None:
    """The public events of a move do not depend on the secrets."""
    table = await began(world, 6)
    game = table.game
    state = game.start(3, table.options, table.row.seed or "")
    compared = 0
    for row in await store.moves.moves_of(world.bot.database.reader, table.id):
        move = game.moves.load(row.move)
        after, events = game.apply(state, row.seat, move)
        public = [event for event in events if event.audience is None]
        resampled = game.resample(state, row.seat, Chance(row.ply))
        _after, resampled_events = game.apply(resampled, row.seat, move)
        if not any(isinstance(event, Laid) for event in public):  # what others gave is shown then
            assert [event for event in resampled_events if event.audience is None] == public
            compared += 1
        state = after
    assert compared > 20
    assert state == table.state


async def test_suggestions_do_not_look_at_the_next_tile(world: World) -> None:
    """Suggestions after an ``ok`` must not show the tile that would be drawn."""
    table = await began(world, 4)
    (acting,) = table.view(None).to_act
    typist = Typist(world, world.person(PEOPLE[acting]), Chance(1))
    place = (await typist.offered("move", "moves"))[-1]
    while not place.endswith(" ok"):
        place = (await typist.offered("move", "moves", f"{place} "))[0]
    real = await typist.offered("move", "moves", f"{place} ")
    for number in range(6):
        with instead(world, otherwise(table, acting, number)):
            assert await typist.offered("move", "moves", f"{place} ") == real


async def test_a_refused_line_does_not_tell_the_next_tile(world: World) -> None:
    """The refusal of a line that draws a tile and then fails must not name the tile."""
    table = await began(world, 4)
    (acting,) = table.view(None).to_act
    actor = world.person(PEOPLE[acting])
    typist = Typist(world, actor, Chance(1))
    place = (await typist.offered("move", "moves"))[-1]
    while not place.endswith(" ok"):
        place = (await typist.offered("move", "moves", f"{place} "))[0]
    for code in ("Cd", "Td", "Pd", "To", "L", "Co", "Ed", "M"):
        line = f"{place} {code} A1"
        real = words_of(await actor.slash(world.channel, "move", moves=line))
        for number in range(6):
            with instead(world, otherwise(table, acting, number)):
                answer = words_of(await actor.slash(world.channel, "move", moves=line))
            assert answer == real, line
