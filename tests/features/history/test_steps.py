"""*Step by step*: the moments of a replay, by buttons that say all that must be known."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.features.history.answers import Replays
from bot.features.history.moments import Moment
from bot.features.history.steps import place_of
from bot.messages.controls import Press
from bot.tables import TableRefused
from bot.texts import words_in
from tests.e2e.driver import World, alts_of, answer_of, controls, text_of, verb_of
from tests.e2e.test_end_card import finished
from tests.features.history.test_replays import animations_in
from tests.features.records.test_fairness_e2e import played

EN = words_in("en")


def ways(message: Any) -> dict[str, str]:
    """Return the custom ids of the buttons that can be pressed, by their labels."""
    return {
        part["label"]: part["custom_id"]
        for part in controls(message)
        if verb_of(part) in ("step", "steps") and not part.get("disabled")
    }


async def test_a_finished_game_is_gone_through_by_buttons_also_after_a_restart(
    world: World,
) -> None:
    table = await finished(world, "luxor", "steps")
    table = await world.bot.tables.repository.get(table.id)
    moments, _told = await animations_in(world).moments(table, None, "game", EN)
    drawing, cleo = world.bot.dispatcher.drawing, world.person("Cleo")
    boards = [await drawing.drawn(table, "board", moment.view, EN) for moment in moments[:3]]
    replay = answer_of(await cleo.slash(world.channel, "replay"))
    begun = await cleo.click(replay, custom_id=ways(replay)["Step by step"])
    page = answer_of(begun)
    assert page.ephemeral
    assert EN("log-moment-begin") in text_of(page)
    assert [*ways(page)] == ["On"]
    await world.restart()
    for place, way in ((1, "On"), (2, "On"), (1, "Back")):
        page = answer_of(await cleo.click(page, custom_id=ways(page)[way]))
        board = boards[place]
        assert board is not None
        assert alts_of(page.message)[0] == board.alt
        assert EN("log-moment-of", number=place + 1, count=len(moments)) in text_of(page)
        assert [*ways(page)] == ["Back", "On"]


async def test_of_a_running_game_everybody_goes_through_what_they_saw(world: World) -> None:
    table = await played(world, await world.started("Ada", "Bo"), 9)
    table = await world.bot.tables.repository.get(table.id)
    for name, seat in (("Ada", 0), ("Cleo", None)):
        person = world.person(name)
        moments, _told = await animations_in(world).moments(table, seat, "game", EN)
        page = answer_of(await person.slash(world.channel, "replay"))
        said = list[bool]()
        while step := ways(page).get("Step by step", ways(page).get("On")):
            page = answer_of(await person.click(page, custom_id=step))
            said.append(EN("replay-public" if seat is None else "replay-own") in text_of(page))
        now = await world.bot.dispatcher.drawing.drawn(table, "board", table.view(seat), EN)
        assert now is not None
        assert alts_of(page.message)[0] == now.alt
        assert EN("log-moment-of", number=len(moments), count=len(moments)) in text_of(page)
        assert said == [place == 0 or seat is not None for place in range(len(moments))], name


@pytest.mark.parametrize(("name", "code"), [("9", "log-no-moment"), ("x", "outdated")])
def test_a_moment_that_is_not_there_is_refused(name: str, code: str) -> None:
    moments = [Moment(ply, View(turn)) for ply, turn in ((0, 0), (3, 2), (7, 5))]
    assert [place_of(moments, each) for each in ("0", "2", "3", "5", "now")] == [0, 1, 2, 2, 2]
    with pytest.raises(TableRefused) as refused:
        place_of(moments, name)
    assert refused.value.code == code


class View:
    """A view of which only the turn matters."""

    def __init__(self, turn: int) -> None:
        self.turn = turn


async def test_a_moment_that_was_taken_back_is_said_so(world: World) -> None:
    table = await world.started("Ada", "Bo")
    press: Any = Press("step", table.id, "", ("99", "on"), ())
    nobody: Any = SimpleNamespace(user=SimpleNamespace(id=world.person("Cleo").id))
    with pytest.raises(TableRefused) as refused:
        await Replays(world.bot.dispatcher).step(nobody, press, EN)
    assert refused.value.code == "log-no-moment"
