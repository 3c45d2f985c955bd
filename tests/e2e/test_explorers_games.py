"""Whole games of Explorers in Discord: with computer players, and alone."""

from __future__ import annotations

import json

import pytest

from engines.core import Chance
from engines.explorers.moves import Commit
from tests.e2e.driver import World, text_of
from tests.e2e.exploring import WAYS, Explorer, told_of, turn_of
from tests.e2e.sketches import sketch, tell_all


async def test_one_person_with_computer_players(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    sketch(monkeypatch)
    tell_all(monkeypatch)
    table = await world.started(
        "Ada",
        game="explorers",
        bots=("medium", "random"),
        seed="programs",
        first_player=1,
        drawn_landscape=True,
    )
    ada, game, chance = Explorer(world, "Ada", 0), table.game, Chance(1)
    start = world.card()
    assert start.attachments
    while (latest := await world.bot.tables.repository.get(table.id)).row.status == "running":
        posts, before = len(world.posts()), latest.view(None)
        assert before.to_act == (0,), "the computer players wait for nobody"
        asked = latest.view(0).decision
        assert asked is not None
        if asked.kind == "side":
            move, chance = chance.chosen(asked.moves)
            await ada.type(game.format(move))
            assert len(world.posts()) == posts, "the computer players are not called"
            continue
        moves, chance = turn_of(game, latest.state, 0, chance)
        if before.turn % 9 == 5:
            await ada.type(" ".join(map(game.format, moves)))
            await world.restart()
            moves = []
        if before.turn % 4 == 3:
            await ada.command(table, [*moves, Commit()])
        else:
            await ada.type(" ".join([*map(game.format, moves), "commit"]))
        assert len(world.posts()) == posts + 1, "one card, whoever chooses the next side"
        card, text = world.card(), text_of(world.card())
        assert card.attachments
        assert [len(told_of(name, text)) for name in latest.names] == [1, 1, 1]
        after = (await world.bot.tables.repository.get(table.id)).view(None)
        called = after.active in (1, 2)  # else Ada is asked by her own commit, and has the answer
        assert world.pinged(card) == [ada.person.id] * called
    outcome = await world.check_stored_result(table.id)
    assert all(f"{score} points" in text_of(world.card()) for score in outcome.scores)
    assert len(world.posts()) == 2 + 29, "lobby, landscape, start crosses, 28 turns"


EXPERT = ("temples", "provisions", "villages", "gems")


async def test_alone_the_card_is_edited_and_the_end_is_posted(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With all expert sides, in all ways to act, with undo and restarts."""
    sketch(monkeypatch)
    expert = json.dumps(EXPERT, separators=(",", ":"))
    table = await world.started("Ada", game="explorers", seed="alone", expert=expert)
    assert table.view(None).expert == EXPERT
    ada, game, chance = Explorer(world, "Ada", 0), table.game, Chance(2)
    posts, living, kinds = len(world.posts()), world.card().id, set[str]()
    while (latest := await world.bot.tables.repository.get(table.id)).row.status == "running":
        assert (len(world.posts()), world.card().id) == (posts, living)
        turn = latest.view(None).turn
        moves, chance = turn_of(game, latest.state, 0, chance)
        kinds |= {move.kind for move in moves}
        if turn % 3 == 0 and moves:
            await ada.play(latest, latest.state, moves, "presses")
            await ada.take_all_back()
            assert (await world.table()).state == latest.state
        await ada.play(latest, latest.state, moves, WAYS[turn % len(WAYS)])
        if turn % 10 == 9:
            await world.restart()
        await ada.type("commit")
        assert not world.pinged(world.card())
    outcome = await world.check_stored_result(table.id)
    assert len(world.posts()) == posts + 1
    assert world.card().id != living
    assert world.card().attachments
    assert f"{outcome.scores[0]} points" in text_of(world.card())
    assert kinds >= {"begin", "take", "map", "mark"}
