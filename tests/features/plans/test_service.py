"""Plans are played before posts are sent; that one waits, or fails, is nothing to anybody else."""

from __future__ import annotations

import logging
from dataclasses import replace
from pathlib import Path

import pytest

from bot import store
from bot.features.plans import PlansFeature
from bot.features.plans.service import PLANS, PlanService
from bot.tables.position import Position
from bot.texts import words_in
from engines.core import Chance
from tests.dispatch.test_saved import broken, playing
from tests.e2e.typists import Typist
from tests.tables.club import ADA, BO, Club


async def test_a_plan_that_waits_to_be_played_is_counted_nowhere(club: Club) -> None:
    table = await club.started(ADA, BO, game="expedition_1996", first_player=1)
    before = await store.outbox.waiting_posts(club.reader, besides=())
    line = table.game.format(club.asked(table, ADA).moves[0])
    await PlanService(club.tables.repository).add(table.id, ADA.id, [line])
    waiting = await store.outbox.waiting_targets(club.reader)
    assert [table.id, PLANS, ADA.id] in [target for *target, _newest in waiting]
    assert await store.outbox.waiting_posts(club.reader, besides=()) == before


async def test_plans_that_fail_keep_no_post_from_being_sent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with playing(tmp_path) as world:
        posts = len(world.posts())
        monkeypatch.setattr(PlanService, "play", broken)
        await Typist(world, world.person("Ada"), Chance(1)).take_turn()
        assert len(world.posts()) > posts
    errors = {record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR}
    assert all("failed before its posts: ZeroDivisionError" in error for error in errors)
    assert errors


async def test_who_has_nothing_left_to_do_is_offered_no_plan(club: Club) -> None:
    table = await club.started(ADA, BO, game="expedition_1996", variant_a=True, first_player=1)
    features = club.tables.repository.features
    (feature,) = [each for each in features if isinstance(each, PlansFeature)]
    (waiting,) = [seat for seat in (0, 1) if table.offered(seat) is None]
    assert (await feature.panel_part(table, waiting, words_in("en"))).own
    left = tuple(0 if seat == waiting else count for seat, count in enumerate(table.state.to_place))
    position = Position(table.game, replace(table.state, to_place=left), (0, 0))
    placed = replace(table, position=position)
    assert not (await feature.panel_part(placed, waiting, words_in("en"))).own
