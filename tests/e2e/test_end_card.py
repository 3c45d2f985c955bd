"""The post at the end of a game: its title, the poster, the result, and the chart of points."""

from __future__ import annotations

import logging
from typing import Any

import pytest

from bot import store
from bot.delivery import drawing, pictures
from bot.tables import Table
from bot.tables.courses import course_of
from bot.texts import LOCALES, words_in
from engines.core import Chance
from engines.players import choose
from render.cache import CACHE
from tests.e2e.driver import World, answer_of, components_of, control, text_of
from tests.e2e.sketches import sketch
from tests.pictured import kind_of

EN = words_in("en")
TITLES = {"en": "Final", "de": "Endstand", "fr": "Résultat final", "it": "Risultato finale"}


def shown(message: Any) -> dict[str, str]:
    """Return the alt texts of a message's pictures by their names, from above."""
    (container,) = components_of(message)
    items = [item for part in container["components"] for item in part.get("items", [])]
    return {
        kind_of(item["media"]["url"].split("/")[-1].split("?")[0]): str(item["description"])
        for item in items
    }


async def finished(world: World, game: str, seed: str, **options: Any) -> Table:
    """Return a table at which Ada and Bo have played to the end."""
    table, chance = await world.started("Ada", "Bo", game=game, seed=seed, **options), Chance(1)
    people = [world.person(name).id for name in ("Ada", "Bo")]
    while table.row.status == "running":
        seat = table.view(None).to_act[0]
        move, chance = choose("random", table.game, table.state, seat, chance)
        await world.bot.tables.play(table.id, people[seat], move=move)
        table = await world.bot.tables.repository.get(table.id)
    await world.bot.publisher.rest()
    return table


@pytest.mark.slow
async def test_the_end_shows_poster_and_result_and_replay_the_course_of_points(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    sketch(monkeypatch)
    table = await finished(world, "luxor", "the end")
    card = world.card()
    assert EN("card-title-over", game=table.game.title).endswith(" · Final")
    assert EN("card-title-over", game=table.game.title) in text_of(card)
    assert [*shown(card)] == ["board.png"]
    cleo = world.person("Cleo")
    looked = answer_of(await cleo.click(card, custom_id=control(card, "replay")["custom_id"]))
    assert looked.ephemeral
    assert [*shown(looked.message)] == ["points.png", "replay.webp"]
    course = await course_of(world.bot.database.reader, table)
    assert course is not None
    said, outcome = shown(looked.message)["points.png"], table.outcome
    assert outcome is not None
    for name, score in zip(table.names, outcome.scores, strict=True):
        line = next(part for part in said.split(". ") if part.startswith(f"{name}: 0, "))
        last = line.rstrip(".").rpartition(", ")[2].replace("\N{MINUS SIGN}", "-")
        assert int(last) == score
    assert ("final scoring" in said) == course.counted
    logged = await cleo.click(card, custom_id=control(card, "log")["custom_id"])
    assert table.names[0] in text_of(answer_of(logged))

    def fails(*_given: object) -> None:
        raise RuntimeError

    monkeypatch.setattr(pictures, "_animated", fails)
    monkeypatch.setattr(CACHE, "find", fails_to_find)
    with caplog.at_level(logging.ERROR):
        bare = answer_of(await cleo.click(card, custom_id=control(card, "replay")["custom_id"]))
    assert [*shown(bare.message)] == ["points.png"], "nothing else is missing"
    assert EN("replay-undrawn") in text_of(bare)
    assert "animation not drawn" in caplog.text
    monkeypatch.setattr(drawing, "course_of", fails)
    bare = answer_of(await cleo.click(card, custom_id=control(card, "replay")["custom_id"]))
    assert not shown(bare.message)
    caplog.clear()


def fails_to_find(_key: object) -> None:
    """Return that nothing is cached."""


async def test_a_game_that_runs_has_no_course(world: World) -> None:
    table = await world.started("Ada", "Bo")
    assert await course_of(world.bot.database.reader, table) is None
    assert not await store.moves.moves_of(world.bot.database.reader, table.id)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_title_is_one_natural_word(locale: str) -> None:
    assert words_in(locale)("card-title-over", game="Luxor") == f"Luxor · {TITLES[locale]}"
