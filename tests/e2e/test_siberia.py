"""Expeditions in Discord: turns by buttons, menus and typing, refusals, undo and a whole game."""

from __future__ import annotations

from typing import Any

import pytest

from bot import store
from bot.messages.narrator import Narrator
from bot.texts import words_in
from engines.core import Chance, decision_of
from engines.players import choose
from tests.e2e.driver import (
    World,
    answer_of,
    control,
    controls,
    picks_of,
    text_of,
    verb_of,
    words_of,
)
from tests.e2e.exploring import Explorer, offered_in
from tests.e2e.sketches import sketch
from tests.nightly import closely
from tests.siberia.tables import Table as Position
from tests.siberia.tables import table_of

EN, DE = words_in("en"), words_in("de")
SOUTH = {f"s{number}": f"T0{number}" for number in range(1, 7)}
REVEALED = f"{EN('refused-nothing-to-undo', reason='revealed')}\n{EN('consent-offer')}"


@pytest.fixture(autouse=True)
def _sketched(monkeypatch: pytest.MonkeyPatch) -> None:
    sketch(monkeypatch)


async def at_position(world: World, position: Position) -> tuple[Explorer, Explorer]:
    """Seat Ada and Bo at a table in this position; it is Ada's turn."""
    table = await world.started("Ada", "Bo", game="siberia")
    async with world.bot.database.writing() as tx:
        state = table.game.states.dump(position.state)
        await store.moves.put_snapshot(tx, table.id, table.row.ply, state)
    world.bot.tables.repository._positions.clear()
    assert (await world.table()).state == position.state
    return Explorer(world, "Ada", 0), Explorer(world, "Bo", 1)


async def choose_line(person: Explorer, line: str) -> None:
    """Choose a move, given in notation, in the panel."""
    table = await person.world.table()
    asked = decision_of(table.game, table.state, person.number)
    assert asked is not None, line
    (move,) = [move for move in asked.moves if table.game.format(move) == line]
    await person.choose_moves(table, [move])


async def choose_at_once(person: Explorer, line: str) -> None:
    """Choose several moves, given in notation, by one press in the panel."""
    table = await person.world.table()
    offered = table.game.lines(table.state, person.number)
    (found,) = [one for one in offered if " ".join(map(table.game.format, one.moves)) == line]
    path = "/".join(found.path)
    for part in picks_of(person.panel):
        value = offered_in(part).get(path)
        if value is not None and part["type"] == 2:
            await person.person.click(person.panel, custom_id=part["custom_id"])
            return
        if value is not None:
            await person.person.select(person.panel, [value], custom_id=part["custom_id"])
            return
    raise AssertionError(f"{line} is not offered: {person.labels()}")


async def asked_kind(world: World) -> str:
    """Return the kind of the open question."""
    table = await world.table()
    (seat,) = table.view(None).to_act
    asked = decision_of(table.game, table.state, seat)
    assert asked is not None
    return asked.kind


async def test_several_moves_by_one_press_are_taken_back_together(world: World) -> None:
    position = table_of(hand="I05 I12", cell="s1", up=SOUTH, workers="red", spot="play")
    ada, bo = await at_position(world, position)
    posts = len(world.posts())
    await ada.open()
    await choose_at_once(ada, "cover gather go 2")
    between = await world.table()
    assert between.state.todo == ("play",)
    assert between.row.ply == 2, "the record has every move"
    await choose_at_once(ada, "play I05 both red")
    table = await world.table()
    moves = await store.moves.moves_of(world.bot.database.reader, table.id)
    told = [table.game.format(table.game.moves.load(move.move)) for move in moves]
    assert told[:4] == ["cover gather", "go 2", "play I05", "both red"]
    await ada.undo()
    assert (await world.table()).state == between.state
    await ada.undo()
    assert (await world.table()).state == position.state
    assert not ada.can_undo
    assert len(world.posts()) == posts, "a running turn is not posted"
    await choose_at_once(ada, "refresh end")
    assert (await world.table()).state.active == 1
    assert len(world.posts()) == posts + 1
    assert world.pinged(world.card()) == [bo.person.id]


async def test_maps_are_used_from_a_menu_if_there_is_no_room_for_a_button(world: World) -> None:
    position = table_of(
        hand="I05 I12", cell="s1", up=SOUTH, mech="odins_wrath", maps=2, spot="play"
    )
    ada, _bo = await at_position(world, position)
    await ada.open()
    menu, *_lines = picks_of(ada.panel)
    labels = [option["label"] for option in menu["options"]]
    assert sum(label.startswith("Use a map: ") for label in labels) == 3
    assert "Cover Move" in labels[0], "the answers stand before them"
    await choose_line(ada, "map guile")
    table = await world.table()
    assert (table.state.me.maps, table.state.me.guile) == (1, 1)


async def test_a_turn_by_buttons_and_menus_and_undo_step_by_step(world: World) -> None:
    position = table_of(hand="I05 I12", cell="s1", up=SOUTH, workers="red", spot="play")
    ada, bo = await at_position(world, position)
    posts = len(world.posts())
    await ada.open()
    start = (await world.table()).state
    states, panels = [start], [text_of(ada.panel)]
    for line in ("cover gather", "go 2", "play I05", "both red"):
        assert not await world.waiting_rows()
        await choose_line(ada, line)
        states.append((await world.table()).state)
        panels.append(text_of(ada.panel))
    assert len(set(panels)) == len(panels), "each question is another"
    assert "I05" in panels[3], "what the pieces are pending for is named"
    assert len(world.posts()) == posts, "a running turn is not posted"
    back = len(states) - 1
    while ada.can_undo:
        await ada.undo()
        back -= 1
        assert EN("undone") in text_of(ada.panel)
        assert (await world.table()).state == states[back]
    assert back == 0, "nothing was revealed up to here"
    for line in ("cover gather", "go 2", "play I05", "both red"):
        await choose_line(ada, line)
    while (kind := await asked_kind(world)) != "end":
        table = await world.table()
        asked = decision_of(table.game, table.state, 0)
        assert asked is not None, kind
        await choose_line(ada, table.game.format(asked.moves[0]))
    await choose_line(ada, "end")
    assert len(world.posts()) == posts + 1, "one post for one turn"
    assert world.pinged(world.card()) == [bo.person.id]
    assert "I05" in text_of(world.card())
    assert words_of(await ada.person.slash(world.channel, "undo")) == REVEALED
    card = await ada.person.click(
        world.card(), custom_id=control(world.card(), "undo")["custom_id"]
    )
    assert words_of(card) == REVEALED
    await bo.open()
    assert "retract" not in {verb_of(part) for part in controls(bo.panel)}


REFUSED = (
    ("end", "SB-309"),
    ("cover play", "SB-301"),
    ("gather", "SB-303"),
    ("go 3", "SB-402"),
    ("staff red", "SB-504"),
)


async def test_what_the_rules_forbid_is_refused_with_its_clause(world: World) -> None:
    position = table_of(
        hand="I05", cell="s1", up=SOUTH, workers="red", spot="play", others={1: {"cell": "s3"}}
    )
    ada, bo = await at_position(world, position)
    await ada.type("cover gather")
    before = await world.standing(await world.table())
    posts = [(post.id, text_of(post)) for post in world.posts()]
    for line, rule in REFUSED:
        await check_refused(world, rule, await ada.type(line), before)
    await check_refused(world, "SB-317", await bo.type("end"), before)
    await ada.type("play I05")
    before = await world.standing(await world.table())
    await check_refused(world, "SB-113", await ada.type("staff blue"), before)
    assert [(post.id, text_of(post)) for post in world.posts()] == posts


async def check_refused(world: World, rule: str, answer: str, before: Any) -> None:
    """Check that an answer quotes the clause after a reason, and nothing has changed."""
    clause = (await world.table()).game.rulebook("en").clause(rule)
    assert clause is not None
    assert f"**{rule}** {clause.words}" in answer, (rule, answer)
    assert answer.index(f"**{rule}**") > 0, "the reason comes first"
    assert await world.standing(await world.table()) == before


@pytest.mark.parametrize("typed", closely(4, 1))
async def test_a_whole_game_against_the_automa(world: World, typed: int) -> None:
    """One move in so many is typed, and some are chosen in the panel."""
    table = await world.started("Ada", game="siberia", level=3)
    ada, chance, number = Explorer(world, "Ada", 0), Chance(1), 0
    while True:
        table = await world.bot.tables.repository.get(table.id)
        asked = None if table.row.status == "finished" else decision_of(table.game, table.state, 0)
        if asked is None:
            break
        move, chance = choose("medium", table.game, table.state, 0, chance)
        if number % 12 == 0 and len(asked.moves) > 1:
            await ada.open()
            await ada.choose_moves(table, [move])
        elif number % typed:
            await world.bot.tables.play(table.id, ada.person.id, move=move)
        else:
            answer = await ada.type(table.game.format(move))
            latest = await world.bot.tables.repository.get(table.id)
            assert latest.row.ply > table.row.ply, (table.game.format(move), answer)
        number += 1
    outcome = await world.check_stored_result(table.id)
    final, rival = text_of(world.card()), EN("siberia-rival-automa")
    lost = EN("result-lost-to", names="Ada", rivals=rival, count=1)
    assert (lost in final) == outcome.lost
    assert (EN("result-won", name="Ada") in final) != outcome.lost
    results = answer_of(await ada.person.slash(world.channel, "solo", game="siberia"))
    assert results.ephemeral
    assert f"Ada · {outcome.scores[0]} points · Automa level 3: Imperial Survey" in text_of(results)


async def test_a_german_server_reads_german(world: World) -> None:
    world.guild_locale = "de"
    for name in ("Ada", "Bo"):
        world.locales[world.person(name).id] = "de"
    position = table_of(hand="I05 I12", cell="s1", up=SOUTH, workers="red", spot="play")
    ada, bo = await at_position(world, position)
    await ada.open()
    for line in ("cover gather", "go 2", "play I05", "both red"):
        table = await world.table()
        asked = decision_of(table.game, table.state, 0)
        assert asked is not None
        german, english = (
            Narrator(words, table.game, table.names).question(asked) for words in (DE, EN)
        )
        assert german != english
        assert german in text_of(ada.panel)
        assert english not in text_of(ada.panel)
        await choose_line(ada, line)
    while await asked_kind(world) != "end":
        table = await world.table()
        asked = decision_of(table.game, table.state, 0)
        assert asked is not None
        await choose_line(ada, table.game.format(asked.moves[0]))
    await choose_line(ada, "end")
    post = text_of(world.card())
    mention = f"<@{bo.person.id}>"
    assert DE("card-turn", name=mention) in post
    assert EN("card-turn", name=mention) not in post
