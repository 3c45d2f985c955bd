"""The post at the end of a game: its title, the poster, the result, and the chart of points."""

from __future__ import annotations

import asyncio
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
from render.files import Drawn
from tests.e2e.driver import World, answer_of, components_of, control, text_of
from tests.e2e.faults import forbid_files, messages_of
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
async def test_the_end_shows_poster_result_and_the_course_of_points(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    sketch(monkeypatch)
    table = await finished(world, "luxor", "the end")
    *earlier, card = world.posts()
    assert not any("points.png" in shown(post) for post in earlier), "not before the end"
    assert EN("card-title-over", game=table.game.title).endswith(" · Final")
    assert EN("card-title-over", game=table.game.title) in text_of(card)
    assert [*shown(card)] == ["board.png", "points.png", "replay.webp"]
    course = await course_of(world.bot.database.reader, table)
    assert course is not None
    said, outcome = shown(card)["points.png"], table.outcome
    assert outcome is not None
    for name, score in zip(table.names, outcome.scores, strict=True):
        line = next(part for part in said.split(". ") if part.startswith(f"{name}: 0, "))
        last = line.rstrip(".").rpartition(", ")[2].replace("\N{MINUS SIGN}", "-")
        assert int(last) == score
    assert ("final scoring" in said) == course.counted
    looked = await world.bot.dispatcher.panels.board(table, EN)
    assert {kind_of(name): picture.alt for name, picture in looked.pictures}["points.png"] == said
    logged = await world.person("Cleo").click(card, custom_id=control(card, "log")["custom_id"])
    assert table.names[0] in text_of(answer_of(logged))

    async def fails(*_given: object) -> None:
        raise RuntimeError

    monkeypatch.setattr(drawing, "course_of", fails)
    with caplog.at_level(logging.ERROR):
        bare = await world.bot.dispatcher.panels.board(table, EN)
    assert [kind_of(name) for name, _picture in bare.pictures] == ["board.png"], (
        "nothing else is missing"
    )
    assert "curve not drawn" in caplog.text
    caplog.clear()


async def test_a_game_that_runs_has_no_course(world: World) -> None:
    table = await world.started("Ada", "Bo")
    assert await course_of(world.bot.database.reader, table) is None
    assert not await store.moves.moves_of(world.bot.database.reader, table.id)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_title_is_one_natural_word(locale: str) -> None:
    assert words_in(locale)("card-title-over", game="Luxor") == f"Luxor · {TITLES[locale]}"


async def test_the_animation_comes_into_the_post_that_is_there(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    sketch(monkeypatch)
    before, begun, go_on = list[list[str]](), asyncio.Event(), asyncio.Event()
    animate = pictures.Pictures._animation

    async def waits(*given: Any) -> Drawn:
        before.append([*shown(world.card())])
        begun.set()
        await go_on.wait()
        return await animate(*given)

    monkeypatch.setattr(pictures.Pictures, "_animation", waits)
    playing = asyncio.create_task(finished(world, "luxor", "the end"))
    await begun.wait()
    count, text, called = len(world.posts()), text_of(world.card()), world.pinged(world.card())
    assert before == [["board.png", "points.png"]], "the post does not wait for it"
    go_on.set()
    await playing
    assert len(world.posts()) == count
    assert [*shown(world.card())] == ["board.png", "points.png", "replay.webp"]
    assert world.pinged(world.card()) == called
    assert text_of(world.card()).startswith(text)
    assert EN("replay-public") in text_of(world.card())
    assert not await world.waiting_rows()


async def test_the_animation_comes_after_a_restart(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    sketch(monkeypatch)
    animate = pictures.Pictures._animation
    begun = asyncio.Event()

    async def never(*_given: Any) -> Drawn:
        begun.set()
        return await asyncio.Event().wait()  # type: ignore[return-value]

    monkeypatch.setattr(pictures.Pictures, "_animation", never)
    playing = asyncio.create_task(finished(world, "luxor", "the end"))
    await begun.wait()
    (row,) = await world.waiting_rows()
    assert row.kind == "replay"
    playing.cancel()
    count = len(world.posts())
    monkeypatch.setattr(pictures.Pictures, "_animation", animate)
    await world.restart()
    await world.bot.publisher.rest()
    assert [*shown(world.card())] == ["board.png", "points.png", "replay.webp"]
    assert len(world.posts()) == count
    assert not await world.waiting_rows()


async def test_without_an_animation_the_post_stays_as_it_is(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    sketch(monkeypatch)

    def fails(*_given: object) -> None:
        raise RuntimeError

    monkeypatch.setattr(pictures, "_animated", fails)
    with caplog.at_level(logging.ERROR):
        await finished(world, "luxor", "the end")
    assert [*shown(world.card())] == ["board.png", "points.png"]
    assert not await world.waiting_rows()
    assert caplog.text.count("animation not drawn") == 1
    caplog.clear()


async def test_an_animation_that_discord_refuses_leaves_the_other_pictures(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    sketch(monkeypatch)
    refused = forbid_files(monkeypatch, messages_of(world.channel), "replay.webp")
    await finished(world, "luxor", "the end")
    assert refused == ["PATCH"]
    assert [*shown(world.card())] == ["board.png", "points.png"]
    assert not await world.waiting_rows()
