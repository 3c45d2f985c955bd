"""Presses that come twice, too late, from somebody else, or out of turn."""

from __future__ import annotations

from typing import Any

from bot.messages.narrator import Narrator
from bot.texts import words_in
from engines.core import Chance
from tests.e2e.driver import World, answer_of, control, picks_of, text_of, words_of
from tests.e2e.faults import RawPress
from tests.e2e.typists import Typist

EN = words_in("en")
STALE = EN("refused-stale")


async def begin_game(world: World) -> None:
    """Let Ada and Bo choose their tiles; Ada is to play."""
    await world.started("Ada", "Bo", first_player=1)
    for name in ("Ada", "Bo"):
        await Typist(world, world.person(name), Chance(1)).line()


async def question(world: World, name: str) -> str:
    """Return the question that somebody is asked now, in words."""
    table = await world.table()
    seat = table.seat_of(world.person(name).id)
    return Narrator(EN, table.game, table.names).question(table.view(seat).decision)


def two_of(panel: Any) -> tuple[str, list[str]]:
    """Return the menu of a panel, and the value of its option, that puts two on a camp."""
    menus = (pick for pick in picks_of(panel) if "options" in pick)
    menu = next(menu for menu in menus if any(each["value"] == "2" for each in menu["options"]))
    return menu["custom_id"], ["2"]


async def test_an_interaction_that_arrives_twice_is_played_once(world: World) -> None:
    await begin_game(world)
    table = await world.table()
    ada = world.person("Ada")
    panel = (await ada.slash(world.channel, "move", moves="Cd F5")).response
    before = await world.standing(table)
    press = RawPress(world, ada, panel, *two_of(panel))
    press.send()
    press.send()
    await world.env.settle()
    press.send()
    await world.env.settle()
    after = await world.standing(table)
    assert after[0] == before[0] + 1
    assert after[1] > before[1]
    assert await question(world, "Ada") in text_of(answer_of(press.result))


async def test_an_interaction_that_comes_too_late_plays_nothing(world: World) -> None:
    await begin_game(world)
    table = await world.table()
    ada = world.person("Ada")
    panel = (await ada.slash(world.channel, "move", moves="Cd F5")).response
    before = await world.standing(table)
    press = RawPress(world, ada, panel, *two_of(panel))
    await world.env.advance_time(4)  # by now Discord has shown Ada that the press failed
    assert not (await press.answered()).acknowledged
    assert await world.standing(table) == before
    again = RawPress(world, ada, panel, *two_of(panel))
    assert (await again.answered()).acknowledged
    assert (await world.standing(table))[0] == before[0] + 1


async def test_the_table_knows_an_interaction_that_it_has_answered(world: World) -> None:
    await begin_game(world)
    table = await world.table()
    tables, ada = world.bot.tables, world.person("Ada")
    first = await tables.play(table.id, ada.id, line="Cd F5", interaction_id=7)
    again = await tables.play(table.id, ada.id, line="Cd F5", interaction_id=7)
    assert first.played
    assert again.played == ()
    assert again.table.version == first.table.version
    undone = await tables.undo(table.id, ada.id, interaction_id=8)
    assert (await tables.undo(table.id, ada.id, interaction_id=8)).version == undone.version


async def test_of_two_quick_presses_the_second_is_stale(world: World) -> None:
    await begin_game(world)
    table = await world.table()
    ada = world.person("Ada")
    panel = (await ada.slash(world.channel, "move", moves="Cd F5")).response
    before = await world.standing(table)
    presses = [RawPress(world, ada, panel, *two_of(panel)) for _finger in range(2)]
    for press in presses:
        press.send()
    await world.env.settle()
    assert (await world.standing(table))[0] == before[0] + 1
    edits = [text for press in presses for text in press.edits()]
    assert sum(STALE in text for text in edits) == 1
    current = await question(world, "Ada")
    assert all(current in text for text in edits)


async def test_a_panel_left_behind_says_so_and_shows_what_is_asked_now(world: World) -> None:
    await begin_game(world)
    table = await world.table()
    ada = world.person("Ada")
    card = world.card()
    play = control(card, "play")["custom_id"]
    first = answer_of(await ada.click(card, custom_id=play))
    menu = picks_of(first)[0]
    old = RawPress(world, ada, first, menu["custom_id"], [menu["options"][0]["value"]])
    await ada.slash(world.channel, "move", moves="Cd F5 deploy 2 stand")
    before = await world.standing(table)
    answer = answer_of(await old.answered())
    text = text_of(answer)
    assert STALE in text
    assert await question(world, "Ada") in text
    assert await world.standing(table) == before
    await ada.click(answer, custom_id=picks_of(answer)[0]["custom_id"])
    assert (await world.standing(table))[0] == before[0] + 1, "there is a panel that works"


async def test_a_stale_undo_takes_nothing_back_and_shows_what_is_asked_now(world: World) -> None:
    await begin_game(world)
    table = await world.table()
    ada = world.person("Ada")
    old = (await ada.slash(world.channel, "move", moves="Cd F5")).response
    undo = RawPress(world, ada, old, control(old, "retract")["custom_id"])
    await ada.slash(world.channel, "move", moves="deploy 2")
    before = await world.standing(table)
    text = text_of(answer_of(await undo.answered()))
    assert STALE in text
    assert await question(world, "Ada") in text
    assert await world.standing(table) == before


async def test_the_panel_of_a_turn_that_is_over_plays_nothing(world: World) -> None:
    await begin_game(world)
    table = await world.table()
    ada = world.person("Ada")
    panel = (await ada.slash(world.channel, "move", moves="Cd F5 deploy 2 stand")).response
    late = RawPress(world, ada, panel, picks_of(panel)[0]["custom_id"])
    await ada.slash(world.channel, "move", moves="ok end")
    before = await world.standing(table)
    text = text_of(answer_of(await late.answered()))
    assert STALE in text
    assert EN("panel-waiting", names="**Bo**") in text
    assert await world.standing(table) == before


async def test_somebody_without_a_seat_presses_a_card(world: World) -> None:
    await begin_game(world)
    table = await world.table()
    before = await world.standing(table)
    for verb in ("play", "hand", "undo"):
        card = world.card()
        pressed = await world.person("Zoe").click(card, custom_id=control(card, verb)["custom_id"])
        assert words_of(pressed) == EN("refused-not-seated")
        assert not answer_of(pressed).attachments
        assert await world.standing(table) == before


async def test_somebody_without_a_seat_may_look_on(world: World) -> None:
    await begin_game(world)
    zoe, ada = world.person("Zoe"), world.person("Ada")
    text = control(world.card(), "text")["custom_id"]
    seen = words_of(await zoe.click(world.card(), custom_id=text))
    own = words_of(await ada.click(world.card(), custom_id=text))
    assert "Row 6" in seen
    assert "Ada to move" in seen
    assert "Your turn" in own
    rules = control(world.card(), "rules")["custom_id"]
    assert EN("luxor-minute") in words_of(await zoe.click(world.card(), custom_id=rules))


async def test_somebody_without_a_seat_cannot_use_the_panel_of_a_player(world: World) -> None:
    await begin_game(world)
    table = await world.table()
    ada, zoe = world.person("Ada"), world.person("Zoe")
    panel = (await ada.slash(world.channel, "move", moves="Cd F5")).response
    assert panel is not None
    shown, before = text_of(panel), await world.standing(table)
    for component in (picks_of(panel)[0], control(panel, "retract")):
        pressed = await RawPress(world, zoe, panel, component["custom_id"]).answered()
        assert words_of(pressed) == EN("refused-not-seated")
    assert text_of(panel) == shown
    assert await world.standing(table) == before


async def test_play_out_of_turn_offers_nothing(world: World) -> None:
    await begin_game(world)
    bo = world.person("Bo")
    panel = await bo.click(world.card(), custom_id=control(world.card(), "play")["custom_id"])
    assert EN("panel-waiting", names="**Ada**") in words_of(panel)
    assert not picks_of(answer_of(panel))
    table = await world.table()
    before = await world.standing(table)
    forged = f"x:pick:{table.id}:{table.version}:Cd/5/F"
    text = text_of(answer_of(await RawPress(world, bo, answer_of(panel), forged).answered()))
    assert STALE in text
    assert await world.standing(table) == before


OUT_OF_TURN: tuple[tuple[str, dict[str, str]], ...] = (
    ("move", {"moves": "Cd F5 deploy 2 stand ok"}),
    ("luxor place", {"tile": "Cd", "cell": "F5"}),
    ("luxor end", {}),
    ("luxor confirm", {"then": "ok"}),
)


async def test_a_move_out_of_turn_names_the_rule(world: World) -> None:
    await begin_game(world)
    table = await world.table()
    before = await world.standing(table)
    clause = table.game.rulebook("en").clause("LX-301")
    assert clause is not None
    for command, filled in OUT_OF_TURN:
        text = words_of(await world.person("Bo").slash(world.channel, command, **filled))
        assert f"**LX-301** {clause.words}" in text
        assert "Ada is to play" in text
        assert EN("possible-meanwhile") in text
        assert await world.standing(table) == before
        assert not await world.waiting_rows()


async def test_quick_fingers_in_the_lobby(world: World) -> None:
    ada, bo = world.person("Ada"), world.person("Bo")
    await ada.slash(world.channel, "game new", game="luxor")
    lobby = world.card()
    joins = [RawPress(world, bo, lobby, control(lobby, "join")["custom_id"]) for _finger in "12"]
    for press in joins:
        press.send()
    await world.env.settle()
    assert (await world.table()).names == ("Ada", "Bo")
    notes = [text_of(note) for press in joins for note in press.result.followups]
    assert notes == [EN("refused-already-seated")]
    leave = RawPress(world, bo, lobby, control(world.card(), "leave")["custom_id"])
    starts = [
        RawPress(world, ada, world.card(), control(world.card(), "start")["custom_id"])
        for _finger in "12"
    ]
    for press in starts:
        press.send()
    await world.env.settle()
    notes = [text_of(note) for press in starts for note in press.result.followups]
    assert notes == [EN("refused-status-running")]
    assert len(world.posts()) == 2, "one lobby, one card"
    assert words_of(await leave.answered()) == EN("refused-status-running")


async def test_a_button_of_a_table_that_is_not_there(world: World) -> None:
    await begin_game(world)
    for verb in ("play", "join"):
        forged = RawPress(world, world.person("Ada"), world.card(), f"x:{verb}:99:1:")
        assert words_of(await forged.answered()) == EN("refused-no-table")
