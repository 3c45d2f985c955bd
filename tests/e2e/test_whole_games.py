"""Whole games, from the lobby to the final score, checked against the engine's replay."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from engines.core import Chance
from engines.core.record import Record, replay
from tests.e2e.driver import ButtonPlayer, World, answer_of, control, text_of
from tests.e2e.sketches import sketch, tell_all
from tests.e2e.typists import Typist
from tests.nightly import closely

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def _sketched(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Draw few of the many pictures, but some at every game."""
    drawn = sketch(monkeypatch)
    yield
    assert len(drawn) >= 5


@pytest.mark.parametrize("turns", closely(20, 1000))
async def test_three_seats_with_the_expansion_by_buttons_alone(world: World, turns: int) -> None:
    """What is left after so many turns is played without looking at the panels."""
    table = await world.started("Ada", "Bo", "Cleo", adventures=True, seed="buttons")
    people = [
        ButtonPlayer(world, world.person(name), Chance(number))
        for number, name in enumerate(("Ada", "Bo", "Cleo"))
    ]
    while (latest := await world.bot.tables.repository.get(table.id)).row.status == "running":
        if latest.row.turn > turns:
            await world.play_out(latest)
            break
        seat = latest.view(None).to_act[0]
        await people[seat].take_turn()
    outcome = await world.check_stored_result(table.id)
    final = text_of(world.card())
    assert all(str(score) in final for score in outcome.scores)


async def test_two_seats_by_commands_and_typed_lines(world: World) -> None:
    table = await world.started("Ada", "Bo", seed="commands")
    people = [
        Typist(world, world.person(name), Chance(number))
        for number, name in enumerate(("Ada", "Bo"))
    ]
    while (latest := await world.bot.tables.repository.get(table.id)).row.status == "running":
        seat = latest.view(None).to_act[0]
        await people[seat].take_turn(by_line=latest.row.turn % 4 == 3)
    await world.check_stored_result(table.id)
    assert all(person.typed > 20 for person in people)

    sent = await people[0].actor.click(
        world.card(), custom_id=control(world.card(), "record")["custom_id"]
    )
    (file,) = answer_of(sent).attachments
    record = Record.from_json((world.env.backend.cdn.get(file.url) or b"").decode())
    assert list(replay(latest.game, record))[-1].state == latest.state
    assert json.loads(latest.row.result or "") == record.result


async def test_one_person_with_two_bots(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    tell_all(monkeypatch)
    table = await world.started("Ada", bots=("medium", "random"), seed="programs")
    ada = Typist(world, world.person("Ada"), Chance(1))
    posts, by_bots = len(world.posts()), 0
    while (latest := await world.bot.tables.repository.get(table.id)).row.status == "running":
        assert latest.user_at(latest.view(None).to_act[0]) == ada.actor.id, (
            "the bots wait for nobody"
        )
        await ada.take_turn(by_line=True)
        assert len(world.posts()) == posts + 1, "one card for her turn and those of the bots"
        posts += 1
        after = await world.bot.tables.repository.get(table.id)
        news = await world.bot.tables.repository.history(after, None, since=latest.row.ply)
        placed = [event.seat for _row, event in news if event.kind == "placed"]
        card = text_of(world.card())
        for seat, name in enumerate(latest.names):
            own = [line for line in card.splitlines() if line.startswith(f"· **{name}** ")]
            assert sum(line.count(" places ") for line in own) == placed.count(seat)
        by_bots += len(placed) - placed.count(0)
    await world.check_stored_result(table.id)
    assert by_bots > 30


@pytest.mark.parametrize("turns", closely(26, 1000))
@pytest.mark.parametrize(
    ("game", "options"),
    [("expedition_1996", {"variant_a": True}), ("famous_explorers", {"preset": "full"})],
)
async def test_a_route_game_by_buttons_and_by_typing_with_a_restart(
    game: str, options: dict[str, Any], turns: int, world: World
) -> None:
    """What is left after so many turns is played without looking at the panels."""
    table = await world.started("Ada", "Bo", game=game, seed="routes", **options)
    ada = ButtonPlayer(world, world.person("Ada"), Chance(1))
    bo = Typist(world, world.person("Bo"), Chance(7))
    while (latest := await world.bot.tables.repository.get(table.id)).row.status == "running":
        if latest.row.turn == 20:
            await world.restart()
        if latest.row.turn > turns:
            await world.play_out(latest)
            break
        if latest.view(None).to_act[0] == 0:
            await ada.take_turn()
        elif latest.row.turn % 6 == 0:
            await bo.take_turn()
        else:
            await bo.plan()
    outcome = await world.check_stored_result(table.id)
    final = text_of(world.card())
    shown = [str(score).replace("-", "\N{MINUS SIGN}") for score in outcome.scores]
    assert all(score in final for score in shown)
    assert ada.presses > min(turns, 60)
    assert bo.typed > min(turns, 60) / 2
