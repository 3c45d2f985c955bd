"""Hints of the computer: private, counted, and switched off by the table."""

from __future__ import annotations

from typing import Any

from bot.features.hints.messages import asked
from bot.texts import words_in
from tests.e2e.driver import (
    World,
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
from tests.e2e.test_announced_once import played

EN = words_in("en")


async def panel_of(world: World, name: str) -> Any:
    """Let somebody press *Play*; return the panel."""
    play = control(world.card(), "play")["custom_id"]
    return answer_of(await world.person(name).click(world.card(), custom_id=play))


async def asked_for(world: World, name: str) -> Any:
    """Let somebody press *Hint* in the panel, then for the move; return the private answer."""
    panel = await panel_of(world, name)
    pressed = await world.person(name).click(panel, custom_id=control(panel, "hint")["custom_id"])
    answer = answer_of(pressed)
    assert answer.ephemeral
    return await shown(world, name, answer)


async def shown(world: World, name: str, answer: Any) -> Any:
    """Press for the move below where to look, if that is told first; return the hint."""
    if "hint-move" in map(verb_of, controls(answer)):
        show = control(answer, "hint-move")["custom_id"]
        await world.person(name).click(answer, custom_id=show)
    return answer


async def hints_of(world: World) -> list[int]:
    return [seat.hints for seat in (await world.table()).seats]


async def test_a_hint_says_what_and_why_and_its_button_plays_it(world: World) -> None:
    await begin_game(world)
    posts = len(world.posts())
    before = await world.standing(await world.table())
    answer = await asked_for(world, "Ada")
    text = text_of(answer)
    assert EN("hint-title") in text
    assert "Of " in text
    assert " moves it looks best" in text
    assert await world.standing(await world.table()) == before
    assert len(world.posts()) == posts, "nobody else hears of it"
    (pick,) = picks_of(answer)
    await world.person("Ada").click(answer, custom_id=pick["custom_id"])
    after = await world.standing(await world.table())
    assert after[1] > before[1]


async def test_a_hint_loses_its_button_when_its_question_is_answered(world: World) -> None:
    """It keeps it while the panel only goes on to another menu of the same question."""
    await world.started("Ada", "Bo", first_player=1)
    ada = world.person("Ada")
    panel = await panel_of(world, "Ada")
    hint = answer_of(await ada.click(panel, custom_id=control(panel, "hint")["custom_id"]))
    await shown(world, "Ada", hint)
    said = text_of(hint)
    again = await panel_of(world, "Ada")
    assert picks_of(hint), "nothing was played"
    await ada.click(again, custom_id=picks_of(again)[0]["custom_id"])
    assert (await world.table()).row.ply == 1
    assert not picks_of(hint)
    assert text_of(hint) == said


async def test_the_button_of_a_hint_shows_the_panel_in_its_place(world: World) -> None:
    await begin_game(world)
    hint = await asked_for(world, "Ada")
    await world.person("Ada").click(hint, custom_id=picks_of(hint)[0]["custom_id"])
    assert EN("hint-title") not in text_of(hint)
    assert picks_of(hint)


async def test_an_old_hint_that_cannot_be_changed_says_so_when_it_is_pressed(world: World) -> None:
    await begin_game(world)
    hint = await asked_for(world, "Ada")
    await world.env.advance_time(16 * 60)
    await played(world, "Ada", "F5")
    (pick,) = picks_of(hint)
    late = RawPress(world, world.person("Ada"), hint, pick["custom_id"])
    await late.answered()
    assert EN("refused-stale") in late.edits()[-1]


async def test_a_hint_says_what_the_move_means_at_once(world: World) -> None:
    await world.started("Ada", "Bo", first_player=1)
    text = text_of(await asked_for(world, "Ada"))
    assert f"{EN('hint-at-once')}\n· **Ada** has chosen a starting tile" in text


async def test_a_hint_says_first_where_to_look_and_counts_once(world: World) -> None:
    """The move takes the place of the nudge; a nudge goes when its question is answered."""
    await begin_game(world)
    panel = await panel_of(world, "Ada")
    ada, asking = world.person("Ada"), control(panel, "hint")["custom_id"]
    nudge = answer_of(await ada.click(panel, custom_id=asking))
    assert EN("hint-look", where="").split(":")[0] in text_of(nudge)
    assert not picks_of(nudge)
    await shown(world, "Ada", nudge)
    assert "moves it looks best" in text_of(nudge)
    assert await hints_of(world) == [1, 0]
    left = answer_of(await ada.click(panel, custom_id=asking))
    assert [*controls(left)]
    await played(world, "Ada", "F5")
    assert not [*controls(left)]


async def test_a_hint_says_why_in_points(world: World) -> None:
    await world.started("Ada", "Bo", first_player=1)
    text = text_of(await asked_for(world, "Ada"))
    assert f"\n· {EN('luxor-because-gifts')} (+0.7)" in text


async def test_a_hint_names_what_a_final_move_tells_everybody(world: World) -> None:
    await world.started("Ada", "Bo", game="famous_explorers", first_player=1)
    text = text_of(await asked_for(world, "Ada"))
    assert "tells everybody that you hold its card. This cannot be undone." in text
    assert EN("hint-reveals") not in text


async def test_a_hint_is_counted_once_for_a_question(world: World) -> None:
    await begin_game(world)
    first = text_of(await asked_for(world, "Ada"))
    assert text_of(await asked_for(world, "Ada")) == first
    assert await hints_of(world) == [1, 0]
    await world.person("Ada").slash(world.channel, "move", moves="M F5")
    slash = words_of(await world.person("Ada").slash(world.channel, "hint"))
    assert "Hints you have taken: 2." in slash
    assert await hints_of(world) == [2, 0]
    await world.restart()
    assert await hints_of(world) == [2, 0]
    table = await world.table()
    assert asked(table, EN) == "-# Hints taken: Ada 2"
    assert asked(table, words_in("de")) == "-# Genommene Tipps: Ada 2"


async def test_hints_out_of_turn_or_by_others_are_refused(world: World) -> None:
    await begin_game(world)
    before = await world.standing(await world.table())
    assert words_of(await world.person("Bo").slash(world.channel, "hint")) == EN(
        "refused-hints-later"
    )
    panel = await panel_of(world, "Bo")
    assert "hint" not in map(verb_of, controls(panel))
    stranger = await world.person("Cleo").slash(world.channel, "hint")
    assert words_of(stranger) == EN("refused-not-seated")
    old = await panel_of(world, "Ada")
    late = RawPress(world, world.person("Ada"), old, control(old, "hint")["custom_id"])
    await played(world, "Ada", "F5")
    assert await hints_of(world) == [0, 0]
    assert words_of(await late.answered()) == EN("refused-hints-later")
    assert (await world.standing(await world.table()))[0] > before[0]
    assert await hints_of(world) == [0, 0]


async def test_a_table_can_play_without_hints(world: World) -> None:
    ada, bo = world.person("Ada"), world.person("Bo")
    await ada.slash(world.channel, "game new", game="luxor")
    await bo.slash(world.channel, "game join")
    refused = words_of(await bo.slash(world.channel, "hints", allowed=False))
    assert refused == EN("refused-not-host")
    assert words_of(await ada.slash(world.channel, "hints", allowed=False)) == EN("hints-forbidden")
    assert EN("lobby-no-hints").removeprefix("-# ") in text_of(world.card())
    await ada.slash(world.channel, "game start")
    panel = await panel_of(world, "Ada")
    assert "hint" not in map(verb_of, controls(panel))
    assert words_of(await ada.slash(world.channel, "hint")) == EN("refused-hints-off")
    assert words_of(await ada.slash(world.channel, "hints", allowed=True)) == EN("hints-allowed")
    assert EN("hint-title") in words_of(await ada.slash(world.channel, "hint"))
