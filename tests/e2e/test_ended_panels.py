"""Panels that are open when their table ends say so at the next press, before they ask anything."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.texts import words_in
from engines.core import Chance
from engines.players import choose
from tests.e2e.driver import (
    World,
    alts_of,
    answer_of,
    begin_game,
    control,
    controls,
    picks_of,
    text_of,
    verb_of,
    words_of,
)
from tests.e2e.faults import RawPress
from tests.features.hints.test_hints_e2e import asked_for, panel_of

EN = words_in("en")
ASKING = {"pick", "sure", "hint", "retract", "start-over", "plan-add", "plan-drop"}


async def press(world: World, name: str, message: Any, shown: dict[str, Any]) -> Any:
    """Let somebody use a control of a message; return what stands in its place then."""
    person, identifier = world.person(name), shown["custom_id"]
    if shown["type"] == 2:
        result = await person.click(message, custom_id=identifier)
    else:
        values = [shown["options"][0]["value"]]
        result = await person.select(message, values, custom_id=identifier)
    assert not result.followups
    return answer_of(result)


def check_says_so(panel: Any) -> None:
    assert EN("card-abandoned") in text_of(panel)
    assert not ASKING & {verb_of(shown) for shown in controls(panel)}


@pytest.mark.parametrize("game", ["luxor", "famous_explorers"])
async def test_the_first_press_says_that_the_game_was_ended(world: World, game: str) -> None:
    await world.started("Ada", "Bo", game=game, first_player=1)
    panel = await panel_of(world, "Ada")
    await world.abandon()
    check_says_so(await press(world, "Ada", panel, picks_of(panel)[0]))


async def test_a_move_to_be_confirmed_is_not_asked_about_again(world: World) -> None:
    await world.started("Ada", "Bo", game="famous_explorers", first_player=1)
    panel = await panel_of(world, "Ada")
    panel = await press(world, "Ada", panel, picks_of(panel)[0])
    while not (sure := [shown for shown in controls(panel) if verb_of(shown) == "sure"]):
        panel = await press(world, "Ada", panel, picks_of(panel)[0])
    await world.abandon()
    check_says_so(await press(world, "Ada", panel, sure[0]))


async def test_plans_hints_and_steps_back_say_so_too(world: World) -> None:
    await begin_game(world)
    plan = answer_of(await world.person("Bo").slash(world.channel, "plan"))
    hint = await asked_for(world, "Ada")
    panel = await panel_of(world, "Ada")
    await world.abandon()
    asked = control(panel, "hint")["custom_id"]
    refused = await world.person("Ada").click(panel, custom_id=asked)
    assert words_of(refused) == EN("refused-status-abandoned")
    add = next(shown for shown in controls(plan) if verb_of(shown) == "plan-add")
    check_says_so(await press(world, "Bo", plan, add))
    check_says_so(await press(world, "Ada", hint, picks_of(hint)[0]))


async def test_the_hand_asks_nobody_to_play_a_game_that_was_ended(world: World) -> None:
    await begin_game(world)
    card = world.card()
    assert EN("hand-your-turn") in text_of(await press(world, "Ada", card, control(card, "hand")))
    await world.abandon()
    late = RawPress(world, world.person("Ada"), card, control(card, "hand")["custom_id"])
    assert EN("hand-your-turn") not in words_of(await late.answered())


async def test_who_ends_a_game_reads_how_above_the_card_that_shows_the_rest(world: World) -> None:
    table = await world.started("Ada", game="explorers")
    game, states, chance = table.game, [table.state], Chance(1)
    while game.decisions(states[-1]):
        move, chance = choose("random", game, states[-1], 0, chance)
        states.append(game.apply(states[-1], 0, move)[0])
    before, after = states[-2:]
    kept = world.bot.tables.repository._positions
    at, position = kept[table.id]
    kept[table.id] = (at, replace(position, state=before))
    panel, posts = await panel_of(world, "Ada"), len(world.posts())
    assert alts_of(panel)
    panel = await press(world, "Ada", panel, picks_of(panel)[0])
    outcome = game.outcome(after)
    grade = EN(f"explorers-grade-{outcome.grade if outcome else ''}")
    assert f"**{EN('result-graded', names='Ada', grade=grade, count=1)}**" in text_of(panel)
    assert "1. **" not in text_of(panel)
    assert not alts_of(panel)
    assert "1. **Ada**" in text_of(world.card())
    assert len(world.posts()) == posts + 1
