"""Expeditions in Discord: a game of two, costs, targets that are gone, a restart amid a chain."""

from __future__ import annotations

from typing import Any

import pytest

from bot.texts import words_in
from engines.siberia.rules.moves import Core, Cover, Go
from tests.e2e.driver import World, picks_of, text_of
from tests.e2e.siberian import Leader, at_position, typed
from tests.e2e.sketches import sketch
from tests.nightly import closely
from tests.siberia.abilities import staffed
from tests.siberia.tables import table_of

EN = words_in("en")
SOUTH = {f"s{number}": f"T0{number}" for number in range(1, 7)}
NOTHING = f"{EN('refused-nothing-to-undo', reason='revealed')}\n{EN('consent-offer')}"


@pytest.fixture(autouse=True)
def _sketched(monkeypatch: pytest.MonkeyPatch) -> None:
    sketch(monkeypatch)


@pytest.mark.parametrize("most", closely(14, 1000))
async def test_two_people_play_to_the_end(world: World, most: int) -> None:
    """Every sixth turn by buttons and menus alone, the others typed.

    What is left after so many turns is played without looking at the panels.
    """
    table = await world.started("Ada", "Bo", game="siberia", seed="both")
    people, turns, pressed = (Leader(world, "Ada", 0), Leader(world, "Bo", 1)), 0, list[int]()
    for name in ("Ada", "Bo"):  # they are not asked once more
        await world.bot.tables.preferences.choose(world.person(name).id, "ask-final", "off")
    while (table := await people[0].now(table)).row.status == "running":
        if turns == most:
            await world.play_out(table)
            break
        (seat,) = table.view(None).to_act
        if turns % 6 < 1:
            pressed.append(await people[seat].press_turn(table))
        else:
            await people[seat].type_turn(table)
        turns += 1
        if turns == 7:
            await world.restart()
    outcome = await world.check_stored_result(table.id)
    assert all(f"{score} points" in text_of(world.card()) for score in outcome.scores)
    assert turns > min(most - 1, 20)
    assert sorted(pressed)[len(pressed) // 2] <= 9


async def test_what_cannot_be_paid_or_is_gone_is_refused(world: World) -> None:
    position = staffed("CH1", "Q01 Q02", power=1, guile=3).play("do CH1/1")
    ada, _bo = await at_position(world, position.state)
    await ada.check_refused("solve Q02 2 0", "SB-510", "2 power")
    await ada.check_refused(
        "solve Q13 1 0", "SB-601", "What Burned Here is not a quest that you could solve."
    )
    await ada.open()
    old = ada.panel
    await world.env.advance_time(16 * 60)  # or the newer panel would take the place of this one
    await ada.type("solve Q01")
    before = await world.standing(await world.table())
    solve = next(part for part in picks_of(old) if "Q01" in str(part))
    await press(ada, old, solve)
    assert await world.standing(await world.table()) == before
    await ada.check_refused("solve Q01 0 1", "SB-312", "That is not what you are asked now.")


async def press(person: Leader, panel: Any, part: dict[str, Any]) -> None:
    """Press a button, or choose the first option of a menu."""
    if part["type"] == 2:
        await person.person.click(panel, custom_id=part["custom_id"])
        return
    value = part["options"][0]["value"]
    await person.person.select(panel, [value], custom_id=part["custom_id"])


async def test_a_chain_goes_on_after_a_restart(world: World) -> None:
    position = table_of(hand="I05 M12", cell="s1", up=SOUTH, spot="play", workers="red")
    ada, _bo = await at_position(world, position.state)
    await ada.type("cover gather play I05")
    before = (await world.table()).state
    await ada.open()
    await world.restart()
    assert (await world.table()).state == before
    await ada.choose_moves(await world.table(), [Core()])
    assert (await world.table()).state != before
    await ada.check_refused(
        "core", "SB-502", "You have gained the core value of this card already."
    )
    await ada.type("staff red")
    assert (await world.table()).view(0).mats[0].row[0].worker == "red"


async def test_undo_step_by_step_until_something_is_revealed(world: World) -> None:
    position = table_of(hand="I05 M12", cell="s1", up=SOUTH, spot="play")
    ada, _bo = await at_position(world, position.state)
    start = position.state
    await ada.open()
    await ada.choose_moves(await world.table(), [Cover("gather")])
    await ada.type(f"go {position.place('s2')}")
    await ada.open()
    await ada.undo()
    assert (await world.table()).view(None).shifted
    assert ada.can_undo
    await ada.undo()
    assert (await world.table()).state == start
    assert not ada.can_undo
    await ada.type("cover gather")
    north = next(
        move
        for move in (await world.table()).view(0).decision.moves
        if isinstance(move, Go) and not move.place.isdigit()
    )
    await ada.type(f"go {north.place}")
    assert await typed(world, "Ada", "undo") == NOTHING


async def test_the_last_step_of_a_turn_can_be_undone(world: World) -> None:
    position = table_of(hand="I05", cell="s1", up=SOUTH, spot="gather")
    ada, _bo = await at_position(world, position.state)
    await ada.type("refresh")
    assert (await world.table()).view(0).decision.kind == "end"
    await ada.open()
    await ada.undo()
    assert (await world.table()).state == position.state
    await ada.type("refresh end")
    assert (await world.table()).view(None).active == 1
    assert await typed(world, "Ada", "undo") == NOTHING
