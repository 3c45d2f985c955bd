"""Presses and typed lines in a lesson that make several moves, of more than one step."""

from __future__ import annotations

from bot.texts import words_in
from tests.e2e.driver import World, picks_of, words_of
from tests.features.learn.test_learn_e2e import Learner, nothing_else

EN = words_in("en")


async def at(world: World, game_id: str, step: str) -> Learner:
    """Return somebody who has come to a step of a lesson by buttons."""
    learner = Learner(world, "Ada", game_id)
    await learner.open()
    while (now := (await learner.place()).step) is not None and now.name != step:
        await learner.move(await learner.wanted())
    return learner


async def choose(learner: Learner, label: str) -> None:
    """Choose what a menu of the panel offers under a label."""
    ((menu, value),) = (
        (pick, option["value"])
        for pick in picks_of(learner.panel)
        for option in pick.get("options", ())
        if option["label"] == label
    )
    await learner.actor.select(learner.panel, [value], custom_id=menu["custom_id"])


def check_missed(learner: Learner, reply: str, then: str, step: str) -> None:
    """Check that the panel answers with a reply, says what would go on, and what to do now."""
    key = f"{learner.game_id}-lesson"
    said = (EN("lesson-wrong", text=EN(f"{key}-{reply}")), EN("lesson-instead", move=then))
    assert learner.text.splitlines()[1:3] == [*said]
    assert EN(f"{key}-{step}") in learner.text
    assert picks_of(learner.panel), "the lesson goes on"


async def test_a_press_that_goes_wrong_in_a_later_step(world: World) -> None:
    learner = await at(world, "luxor", "camp")
    await choose(learner, "H7: desert camp")
    before = await learner.place()
    for label, reply in (
        ("2 stay on H7, 1 walks to H6", "stay-more"),
        ("3 stay on H7", "walk-stand"),
    ):
        await choose(learner, label)
        check_missed(learner, reply, "3 adventurers", "camp")
        assert await learner.place() == before, "nothing is played"
    await choose(learner, "1 stays on H7, 2 walk to H6")
    assert EN("lesson-right", text=EN("lesson-so")) in learner.text
    assert EN("luxor-lesson-stay") in learner.text
    await learner.move(await learner.wanted())
    assert EN("luxor-lesson-stay-done") in learner.text
    await nothing_else(world)


async def test_the_right_move_with_a_wrong_one_after_it(world: World) -> None:
    learner = await at(world, "famous_explorers", "row")
    before = await learner.place()
    await choose(learner, "Blue → B1 Marib, then end turn · row card")
    check_missed(learner, "exchange-end", "Blue → B1 Marib", "row")
    assert await learner.place() == before
    await learner.move(await learner.wanted())
    assert EN("famous_explorers-lesson-row-done") in learner.text
    assert EN("famous_explorers-lesson-exchange") in learner.text
    await nothing_else(world)


async def test_typed_lines_and_their_suggestions(world: World) -> None:
    learner = await at(world, "famous_explorers", "loop")
    key, game = "famous_explorers-lesson", "famous_explorers"
    first = "red Snæfellsjökull; ticket red Denmark Strait"

    async def typed(line: str) -> str:
        ada = learner.actor
        return words_of(await ada.slash(world.channel, "learn", game=game, moves=line))

    before = await learner.place()
    poor = f"{first} branch red Denmark Strait Azores"
    assert EN("lesson-wrong", text=EN(f"{key}-branch-poor")) in await typed(poor)
    assert EN("lesson-wrong", text=EN(f"{key}-loop-end")) in await typed("red Snæfellsjökull end")
    assert await learner.place() == before
    assert EN(f"{key}-loop-done") in await typed(first)
    assert (await learner.place()).standing.step == before.standing.step + 1
