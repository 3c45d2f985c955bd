"""``/verify``, ``/export`` and ``/import`` in Discord, and the seal on the first card."""

from __future__ import annotations

import json
import logging
import re
from typing import Any

import pytest

from bot.logs import SECRETIVE
from bot.tables import Table
from bot.texts import words_in
from engines.core import Chance
from engines.core.record import Record, replay, sealed
from tests.e2e.driver import World, answer_of, controls, text_of, verb_of, words_of

EN = words_in("en")


async def played(world: World, table: Table, most: int = 10_000) -> Table:
    """Play random moves until the game is over, or so many were made; the bot sends its posts."""
    tables, chance = world.bot.tables, Chance.from_seed("played")
    people = {seat.seat: seat.user_id for seat in table.seats}
    for _move in range(most):
        table = await tables.repository.get(table.id)
        if table.row.status != "running":
            break
        seat = table.view(None).to_act[0]
        asked = table.view(seat).decision
        assert asked is not None
        move, chance = chance.chosen(asked.moves)
        await tables.play(table.id, people[seat] or 0, move=move)
    for _try in range(100):
        if await world.waiting_rows():
            await world.env.settle()
    await world.bot.publisher.rest()
    return await tables.repository.get(table.id)


def seals(messages: list[Any]) -> list[str]:
    return [seal for post in messages for seal in re.findall(r"`([0-9a-f]{40})`", text_of(post))]


async def test_the_seal_stays_on_the_first_card_and_its_seed_is_told_at_the_end(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    for name in SECRETIVE:  # as the bot does
        caplog.set_level(logging.INFO, logger=name)
    table = await world.started("Ada", "Bo", seed="sealed 0123456789abcdef")
    row = table.row
    assert seals(world.posts()) == [row.seal]
    assert row.seal == sealed(row.seed or "", row.salt or "")
    table = await played(world, table, 30)
    assert seals(world.posts()) == [row.seal]
    verified = words_of(await world.person("Cleo").slash(world.channel, "verify"))
    assert f"`{row.seal}`" in verified
    assert EN("verify-running") in verified
    assert EN("verify-later") in verified
    shown = "".join(text_of(post) for post in world.posts()) + verified + caplog.text
    assert (row.seed or "") not in shown
    assert (row.salt or "") not in shown
    table = await played(world, table)
    assert table.row.status == "finished"
    last = text_of(world.posts()[-1])
    assert EN("seal-closing", seed=row.seed or "", salt=row.salt or "") in last
    assert seals(world.posts()[:-1]) == [row.seal]
    verified = words_of(await world.person("Cleo").slash(world.channel, "verify"))
    assert (
        EN("verify-seal", seal=row.seal or "", seed=row.seed or "", salt=row.salt or "") in verified
    )
    assert EN("verify-result") in verified
    assert "❌" not in verified


async def test_nothing_to_verify_is_said_so(world: World) -> None:
    for command in ("verify", "export"):
        answer = words_of(await world.person("Ada").slash(world.channel, command))
        assert answer == EN("refused-no-game-here")
    await world.person("Ada").slash(world.channel, "game new", game="luxor")
    table = await world.table()
    answer = words_of(await world.person("Ada").slash(world.channel, "verify", table=table.id))
    assert answer == EN("refused-not-started")
    answer = words_of(await world.person("Ada").slash(world.channel, "verify", table=table.id + 7))
    assert answer == EN("refused-no-table")


async def test_a_table_of_another_channel_is_not_shown(world: World) -> None:
    table = await world.started("Ada", "Bo")
    other = world.guild.create_text_channel("elsewhere")
    for command in ("verify", "export"):
        result = await world.person("Cleo").slash(other, command, table=table.id)
        assert words_of(result) == EN("refused-elsewhere")


async def test_a_game_is_exported_and_played_on_by_others(world: World) -> None:
    table = await played(world, await world.started("Ada", "Bo", seed="sealed first"))
    ada, cleo, dan = (world.person(name) for name in ("Ada", "Cleo", "Dan"))
    result = await ada.slash(world.channel, "export")
    assert answer_of(result).ephemeral
    data = await _data(world, result)
    record = Record.from_json(data.decode())
    assert list(replay(table.game, record))
    result = await cleo.slash(world.channel, "import", file=("game.json", data), move=12)
    opened = await world.table()
    assert opened.origin is not None
    ply = opened.origin.ply
    assert words_of(result) == EN(
        "import-opened", game=table.game.title, ply=ply, of=len(record.moves), seats=2
    )
    lobby = world.card()
    assert EN("lobby-import", ply=ply, of=len(record.moves)) in text_of(lobby)
    assert not [each for each in controls(lobby) if verb_of(each) in ("option", "options")]
    await dan.slash(world.channel, "game join")
    world.bot.tables.repository.seeds = lambda: "sealed second"
    await cleo.slash(world.channel, "game start")
    begun = await world.table()
    first = text_of(world.card())
    assert EN("import-goes-on", ply=ply) in first
    assert EN("seal-opening", seal=begun.row.seal or "") in first
    assert (begun.row.seed, record.seed) == ("sealed second", "sealed first")
    assert begun.view(0).to_act
    over = await played(world, begun)
    assert over.row.status == "finished"
    verified = words_of(await dan.slash(world.channel, "verify"))
    assert EN("verify-import", ply=ply) in verified
    assert "❌" not in verified


async def _data(world: World, result: Any) -> bytes:
    """Return the bytes of the file in the last private message of an answer."""
    sent = result.followups[-1]
    assert sent.ephemeral
    (file,) = sent.attachments
    return bytes(await file.read())


@pytest.mark.parametrize("name", ["Ada", "Cleo"])
async def test_a_running_game_is_exported_as_its_reader_knows_it(world: World, name: str) -> None:
    table = await played(world, await world.started("Ada", "Bo", seed="sealed first"), 25)
    data = await _data(world, await world.person(name).slash(world.channel, "export"))
    seat = table.seat_of(world.person(name).id)
    seen = json.loads(data)
    assert seen["seat"] == seat
    assert table.game.views.load(json.dumps(seen["view"])) == table.view(seat)
    assert bool(seen["own_moves"]) is (seat is not None)
    text = data.decode()
    for secret in (table.row.seed or "", table.row.salt or "", "chance", '"seed"', '"salt"'):
        assert secret not in text
    # Nobody can make a table of it.
    other = world.guild.create_text_channel("elsewhere")
    result = await world.person(name).slash(other, "import", file=("view.json", data))
    assert words_of(result) == EN("refused-import-view")
    assert await world.bot.tables.repository.at(other.id) is None


async def test_a_file_is_refused_in_one_sentence(world: World) -> None:
    ada = world.person("Ada")
    for data, code in ((b"{}", "unread"), (b"\xff", "unread"), (b"[" * 90_000, "unread")):
        result = await ada.slash(world.channel, "import", file=("game.json", data))
        assert words_of(result) == EN(f"refused-import-{code}")
    result = await ada.slash(world.channel, "import", file=("game.json", b" " * 4_000_001))
    assert words_of(result) == EN("refused-import-large", most=4)
    assert not world.posts()
    await world.started("Ada", "Bo")
    table = await world.table()
    result = await ada.slash(world.channel, "import", file=("game.json", b"{}"))
    assert words_of(result) == EN("refused-channel-taken", table=str(table.id))
