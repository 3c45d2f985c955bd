"""*Undo* on a public card, pressed again: one step is taken back, and no more by that button."""

from __future__ import annotations

from bot.texts import words_in
from tests.e2e.driver import World, answer_of, control, words_of
from tests.e2e.faults import RawPress

EN = words_in("en")
ALREADY = EN("refused-undone-already")


async def two_steps(world: World) -> tuple[str, str]:
    """Let Ada take two steps one after the other; return the states before and between them."""
    await world.started("Ada", "Bo", first_player=1)
    for name in ("Ada", "Bo"):
        await world.person(name).slash(world.channel, "luxor keep", tile="M")
    states = []
    for line in ("Cd F5", "deploy 2"):
        states.append(await state(world))
        await world.person("Ada").slash(world.channel, "move", moves=line)
    return states[0], states[1]


async def state(world: World) -> str:
    return (await world.standing(await world.table()))[2]


def press(world: World, name: str = "Ada") -> RawPress:
    card = world.card()
    return RawPress(world, world.person(name), card, control(card, "undo")["custom_id"])


async def test_two_quick_presses_take_back_one_step(world: World) -> None:
    _start, between = await two_steps(world)
    presses = [press(world) for _finger in range(2)]
    for raw_press in presses:
        raw_press.send()
    await world.env.settle()
    assert await state(world) == between
    texts = [text for raw_press in presses for text in raw_press.edits()]
    assert sum(EN("undone") in text for text in texts) == 1
    assert texts.count(ALREADY) == 1


async def test_the_panel_takes_back_more(world: World) -> None:
    start, between = await two_steps(world)
    first = await press(world).answered()
    assert words_of(await press(world).answered()) == ALREADY
    assert await state(world) == between
    panel = answer_of(first)
    await world.person("Ada").click(panel, custom_id=control(panel, "retract")["custom_id"])
    assert await state(world) == start


async def test_after_another_move_the_card_takes_back_again(world: World) -> None:
    _start, between = await two_steps(world)
    for _round in range(2):
        assert EN("undone") in words_of(await press(world).answered())
        assert await state(world) == between
        await world.person("Ada").slash(world.channel, "move", moves="deploy 3")


async def test_who_took_back_a_choice_hinders_nobody_else(world: World) -> None:
    await world.started("Ada", "Bo", "Cleo", first_player=1)
    for name in ("Ada", "Bo"):
        await world.person(name).slash(world.channel, "luxor keep", tile="M")
    assert EN("undone") in words_of(await press(world, "Bo").answered())
    assert EN("undone") in words_of(await press(world, "Ada").answered())
    assert (await world.table()).view(None).to_act == (0, 1, 2)


async def test_a_restart_between_two_presses_changes_nothing(world: World) -> None:
    _start, between = await two_steps(world)
    assert EN("undone") in words_of(await press(world).answered())
    await world.restart()
    assert words_of(await press(world).answered()) == ALREADY
    assert await state(world) == between
    await world.person("Ada").slash(world.channel, "move", moves="deploy 3")
    assert EN("undone") in words_of(await press(world).answered())
