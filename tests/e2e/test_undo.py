"""Undo by button and by command, as long as nothing was revealed."""

from __future__ import annotations

from bot.messages.narrator import Narrator
from bot.texts import words_in
from engines.core import Chance
from tests.e2e.driver import (
    World,
    answer_of,
    begin_game,
    control,
    controls,
    text_of,
    verb_of,
    words_of,
)
from tests.e2e.typists import Typist

EN = words_in("en")
NOTHING = f"{EN('refused-nothing-to-undo', reason='revealed')}\n{EN('consent-offer')}"


async def question(world: World) -> str:
    """Return what Ada is asked now, in words."""
    table = await world.table()
    return Narrator(EN, table.game, table.names).question(table.view(0).decision)


async def test_undo_in_the_panel_goes_back_question_by_question(world: World) -> None:
    await begin_game(world)
    ada = world.person("Ada")
    start, placing = (await world.table()).state, await question(world)
    await ada.slash(world.channel, "move", moves="Cd F5")
    drafted, crewing = (await world.table()).state, await question(world)
    panel = (await ada.slash(world.channel, "move", moves="deploy 2")).response
    assert panel is not None
    assert len({placing, crewing, await question(world)}) == 3

    await ada.click(panel, custom_id=control(panel, "retract")["custom_id"])
    assert (await world.table()).state == drafted
    assert EN("undone") in text_of(panel)
    assert crewing in text_of(panel)
    await ada.click(panel, custom_id=control(panel, "retract")["custom_id"])
    assert (await world.table()).state == start
    assert placing in text_of(panel)
    assert "retract" not in {verb_of(component) for component in controls(panel)}, (
        "nothing is left to undo"
    )
    assert (await world.standing(await world.table()))[1] == 2


async def test_undo_by_the_card_and_by_command(world: World) -> None:
    await begin_game(world)
    ada = world.person("Ada")
    start = (await world.table()).state
    for way in ("card", "command"):
        await ada.slash(world.channel, "move", moves="Cd F5 deploy 2")
        if way == "card":
            undo = control(world.card(), "undo")["custom_id"]
            undone = await ada.click(world.card(), custom_id=undo)
        else:
            undone = await ada.slash(world.channel, "undo")
        assert EN("undone") in words_of(undone)
        assert await question(world) in words_of(undone)
        assert (await world.table()).state == start, "a typed line is taken back as a whole"
    await Typist(world, ada, Chance(1)).take_turn()
    assert (await world.table()).row.turn == 2, "the game goes on after taking back"


async def test_undo_stops_where_a_tile_was_drawn(world: World) -> None:
    await begin_game(world)
    ada = world.person("Ada")
    confirmed = await ada.slash(world.channel, "move", moves="M F5 ok")
    assert "retract" not in {verb_of(component) for component in controls(answer_of(confirmed))}
    before = await world.standing(await world.table())
    assert words_of(await ada.slash(world.channel, "undo")) == NOTHING
    card = await ada.click(world.card(), custom_id=control(world.card(), "undo")["custom_id"])
    assert words_of(card) == NOTHING
    await ada.slash(world.channel, "move", moves="Cd F4")
    await ada.slash(world.channel, "undo")
    assert words_of(await ada.slash(world.channel, "undo")) == NOTHING
    after = await world.standing(await world.table())
    assert after[1:] == before[1:]


async def test_undo_stops_where_a_turn_has_ended(world: World) -> None:
    await begin_game(world)
    ada, bo = world.person("Ada"), world.person("Bo")
    await ada.slash(world.channel, "move", moves="M F5 ok end")
    before = await world.standing(await world.table())
    for person in (ada, bo):
        assert words_of(await person.slash(world.channel, "undo")) == NOTHING
    assert await world.standing(await world.table()) == before


async def test_nobody_takes_back_what_another_did(world: World) -> None:
    await begin_game(world)
    ada, bo = world.person("Ada"), world.person("Bo")
    panel = (await ada.slash(world.channel, "move", moves="Cd F5")).response
    before = await world.standing(await world.table())
    assert words_of(await bo.slash(world.channel, "undo")) == NOTHING
    card = await bo.click(world.card(), custom_id=control(world.card(), "undo")["custom_id"])
    assert words_of(card) == NOTHING
    zoe = await world.person("Zoe").slash(world.channel, "undo")
    assert words_of(zoe) == EN("refused-not-seated")
    assert await world.standing(await world.table()) == before
    assert panel is not None
    await ada.click(panel, custom_id=control(panel, "retract")["custom_id"])
    assert (await world.standing(await world.table()))[1] == before[1] - 1


async def test_a_choice_of_the_set_up_may_be_taken_back_until_it_is_shown(world: World) -> None:
    await world.started("Ada", "Bo", first_player=1)
    ada, bo = world.person("Ada"), world.person("Bo")
    await ada.slash(world.channel, "luxor keep", tile="M")
    assert (await world.table()).view(None).to_act == (1,)
    card = world.card()
    assert f"<@{ada.id}>" not in text_of(card), "the card says who is still to choose"
    await ada.slash(world.channel, "undo")
    assert (await world.table()).view(None).to_act == (0, 1)
    assert world.card().id == card.id
    assert f"<@{ada.id}>" in text_of(world.card())
    assert "**Ada** has chosen" not in text_of(world.card())
    await ada.slash(world.channel, "luxor keep", tile="Ed")
    await bo.slash(world.channel, "luxor keep", tile="M")
    assert words_of(await bo.slash(world.channel, "undo")) == NOTHING
    assert (await world.table()).row.turn == 1
