"""The map of a real game shows nothing that the asker may not know."""

from __future__ import annotations

from typing import Any

import pytest

from bot.messages.controls import IN_WORDS
from bot.tables import Table
from bot.texts import words_in
from engines.core import Chance
from engines.routes import content
from render.registry import MapRenderer, map_renderer
from tests.e2e.driver import World, alts_of, answer_of, control, text_of, words_of
from tests.e2e.test_famous_explorers import seated
from tests.famous_explorers.positions import position

EN = words_in("en")


async def begin_game(world: World, game: str) -> tuple[Table, MapRenderer]:
    """Let Ada and Bo start a game with a map; return the table and the map's renderer."""
    ada = world.person("Ada")
    await ada.slash(world.channel, "game new", game=game)
    await world.person("Bo").slash(world.channel, "game join")
    world.bot.tables.repository.seeds = lambda: "map"
    await ada.slash(world.channel, "game start")
    renderer = map_renderer(game)
    assert renderer is not None
    return await world.table(), renderer


def worlds(table: Table, seat: int | None) -> list[Any]:
    """Return a seat's views of the same table with other secrets."""
    views = []
    for number in range(3):
        state = table.game.resample(table.state, seat, Chance(number))
        assert state != table.state
        views.append(table.game.view(state, seat))
    return views


@pytest.mark.parametrize("game", ["expedition_1996", "famous_explorers"])
async def test_where_and_targets_show_what_the_asker_may_know(world: World, game: str) -> None:
    table, renderer = await begin_game(world, game)
    posts = len(world.posts())
    place = table.game.places()[40]
    for seat, name in ((0, "Ada"), (1, "Bo"), (None, "Zoe")):
        typed = place.name.upper()[:-1]
        (choice, *_others) = await world.person(name).autocomplete(
            world.channel, "where", "place", typed
        )
        assert choice["value"] == place.id
        shown = answer_of(await world.person(name).slash(world.channel, "where", place=typed))
        assert shown.ephemeral
        assert place.name in text_of(shown)
        for view in worlds(table, seat):
            assert renderer.where_text(view, place.id, EN, table.names) in text_of(shown)
            alt = renderer.where(view, place.id, EN, table.names).alt
            assert alts_of(shown.message) == [alt[:1024]] * 2
        if seat is None:
            continue
        shown = answer_of(await world.person(name).slash(world.channel, "targets"))
        assert shown.ephemeral
        for view in worlds(table, seat):
            assert renderer.targets_text(view, EN, table.names) in text_of(shown)
            alt = renderer.targets(view, EN, table.names).alt
            assert alts_of(shown.message) == [alt[:1024]] * 2
    assert len(world.posts()) == posts


@pytest.mark.parametrize("game", ["expedition_1996", "famous_explorers"])
async def test_places_are_shown_in_the_readers_language_and_named_in_any(
    world: World, game: str
) -> None:
    await begin_game(world, game)
    ada = world.person("Ada")
    world.locales[ada.id] = "de"
    first, *_others = await ada.autocomplete(world.channel, "where", "place", "vened")
    assert first["value"] == "venice"
    assert first["name"].startswith("Venedig · Venice")
    shown = answer_of(await ada.slash(world.channel, "where", place="Venedig"))
    assert content.blurb("venice", "de") in text_of(shown)
    assert content.blurb("venice", "de") in alts_of(shown.message)[0]
    shown = answer_of(await world.person("Bo").slash(world.channel, "where", place="Venise"))
    assert content.blurb("venice", "en") in text_of(shown)


async def test_a_move_is_typed_with_the_readers_own_name_of_a_place(world: World) -> None:
    state = position(red="start>venice>carthage", hands=["fuji uluru", "troy mesa_verde"])
    await seated(world, state)
    ada = world.person("Ada")
    world.locales[ada.id] = "it"
    offered = await ada.autocomplete(
        world.channel, "famous_explorers arrow", "to", "troi", colour="red"
    )
    assert [choice["value"] for choice in offered] == ["Troy"]
    assert offered[0]["name"].startswith("Troia · Troy")
    (first, *_others) = await ada.autocomplete(world.channel, "move", "moves", "red troi")
    assert first["value"] == "red Troy"
    await ada.slash(world.channel, "famous_explorers arrow", colour="red", to="Troia")
    red = (await world.table()).view(None).expeditions[0]
    assert (red.colour, red.tip) == ("red", "troy")


@pytest.mark.parametrize(
    ("game", "form"), [("expedition_1996", "picture"), ("famous_explorers", "text")]
)
async def test_the_hand_leads_to_the_targets_and_back(world: World, game: str, form: str) -> None:
    await begin_game(world, game)
    ada, end = world.person("Ada"), IN_WORDS if form == "text" else ""
    hand = answer_of(await ada.slash(world.channel, "hand", form=form))
    await ada.click(hand, custom_id=control(hand, f"targets{end}")["custom_id"])
    assert words_of(await ada.slash(world.channel, "targets")) == text_of(hand)
    await ada.click(hand, custom_id=control(hand, f"back-to-hand{end}")["custom_id"])
    assert words_of(await ada.slash(world.channel, "hand", form=form)) == text_of(hand)
