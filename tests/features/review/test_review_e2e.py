"""Reviews in Discord: worked out once, for each reader what they may see, and led on from."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot import store
from bot.features.review import ReviewFeature, messages, rows
from bot.features.review.service import ReviewService, Steps, dumped, loaded
from bot.messages.narrator import Narrator
from bot.messages.titles import counted
from bot.texts import words_in
from engines.core import Chance
from engines.players import Reason, choose
from engines.players import review as reviewing
from engines.players.review import Review
from engines.registry import games
from tests.e2e.driver import (
    World,
    alts_of,
    answer_of,
    components_of,
    control,
    controls,
    text_of,
    verb_of,
    words_of,
)
from tests.e2e.faults import RawPress
from tests.e2e.test_end_card import finished
from tests.e2e.test_end_card import shown as alts_by_name
from tests.tables.former import exchanged, games_with

EN = words_in("en")

ROW, TEXT, PICTURE = 1, 10, 12
"""Discord's types of components."""


@pytest.fixture
def reviews_are_short() -> None:
    """They are tested here."""


@pytest.fixture(autouse=True)
def worked_out(monkeypatch: pytest.MonkeyPatch) -> list[int | None]:
    """Look at less than for people; return for whom a review was worked out."""
    for name, value in (
        ("MOMENTS", 3),
        ("PLAYOUTS", 2),
        ("WORLDS", 2),
        ("LEAST_WORLDS", 2),
        ("TURN_SECONDS", 0.1),
    ):
        monkeypatch.setattr(reviewing, name, value)
    begun, whom = reviewing._begun, list[int | None]()
    monkeypatch.setattr(reviewing, "_begun", lambda *given: begun(*given)[:5])

    def parts(game: Any, over: reviewing.Over) -> tuple[reviewing.Part, ...]:
        whom.append(over.seat)
        return reviewing.parts(game, over)

    monkeypatch.setattr("bot.features.review.service.parts", parts)
    return whom


def verbs(message: Any) -> list[str | None]:
    return [verb_of(part) for part in controls(message)]


def reviews_of(world: World) -> ReviewService:
    features = world.bot.tables.repository.features
    return next(each.service for each in features if isinstance(each, ReviewFeature))


async def looked_again(world: World, person: Any, page: Any) -> Any:
    """Return what a person sees who looks again when the review is worked out."""
    await reviews_of(world).worked_out()
    again = control(page, "review-all")["custom_id"]
    return answer_of(await person.click(page, custom_id=again))


async def test_a_player_sees_the_chart_and_each_turn_and_can_play_on_there(
    world: World, worked_out: list[int | None]
) -> None:
    table = await finished(world, "luxor", "review")
    card = world.posts()[-1]
    ada, posts = world.person("Ada"), len(world.posts())
    opened = control(card, "review")["custom_id"]
    page = answer_of(await ada.click(card, custom_id=opened))
    assert page.ephemeral
    assert EN("review-working") in text_of(page)
    page = await looked_again(world, ada, page)
    assert EN("review-title", game=table.game.title) in text_of(page)
    alts = alts_of(page.message)
    assert EN("curve-alt-likely", when="1").split(":")[0] in alts[0]
    assert "100%" not in text_of(page)
    assert await world.bot.database.reader.value("select count(*) from review") == 1
    turns = [part for part in controls(page) if verb_of(part) == "review-turn"]
    assert 1 <= len(turns) <= 3
    page = answer_of(await ada.click(page, custom_id=turns[0]["custom_id"]))
    (container,) = components_of(page.message)
    kinds = [part["type"] for part in container["components"]]
    assert kinds == [TEXT, TEXT, PICTURE, ROW], "picture and buttons end it, words stand above"
    shown, service = text_of(page), reviews_of(world)
    found = await service.of(table, 0)
    assert found is not None
    turn = found.turns[0]
    when = counted(table, EN, await service.view_at(table, 0, turn.ply))
    assert when.startswith("round ")
    assert turns[0]["label"] == when.replace("r", "R", 1), "as cards and pictures count"
    assert f"{EN('review-title', game=table.game.title)} · {when}" in shown
    better = "review-hard" if turn.gain < 0 else "review-played-well"
    assert EN(better, moves="", points=round(abs(turn.gain))).strip() in shown
    for moves in (turn.played, turn.other):
        steps = await service.steps(table, 0, turn.ply, moves)
        assert all(move in saw.decision.moves for saw, move in steps.moves)
        assert tuple(move for _saw, move in steps.moves) == moves
    assert "practice" in verbs(page)
    panel = await ada.click(page, custom_id=control(page, "practice")["custom_id"])
    assert EN("practice-begun") in text_of(answer_of(panel))
    page = answer_of(await ada.click(page, custom_id=control(page, "review-all")["custom_id"]))
    assert alts_of(page.message) == alts
    assert worked_out == [0], "once, and then stored"

    spectator = world.person("Cleo")
    cleo = answer_of(await spectator.slash(world.channel, "review"))
    cleo = await looked_again(world, spectator, cleo)
    assert EN("review-public") in text_of(cleo)
    assert "review-turn" not in verbs(cleo)
    foreign = await RawPress(world, spectator, page, turns[0]["custom_id"]).answered()
    assert words_of(foreign) == EN("refused-not-seated")
    nowhere = turns[0]["custom_id"].rpartition(":")[0] + ":999999"
    outdated = await RawPress(world, ada, page, nowhere).answered()
    assert words_of(outdated) == EN("refused-outdated")
    assert worked_out == [0, None]
    assert len(world.posts()) == posts


async def test_a_review_that_fails_says_so_and_is_tried_again(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await finished(world, "luxor", "review")
    ada, workers = world.person("Ada"), world.bot.tables.repository.workers

    async def fails(*_given: Any) -> Review:
        raise RuntimeError

    with monkeypatch.context() as broken:
        broken.setattr(workers, "ponder", fails)
        page = answer_of(await ada.slash(world.channel, "review"))
        assert EN("refused-review-failed") in text_of(await looked_again(world, ada, page))
    assert "table 1: no review: RuntimeError" in caplog.text
    caplog.clear()
    page = answer_of(await ada.slash(world.channel, "review"))
    assert EN("review-working") in text_of(page)
    assert "review-turn" in verbs(await looked_again(world, ada, page))


async def test_a_running_game_is_not_reviewed(world: World, worked_out: list[int | None]) -> None:
    await world.started("Ada", "Bo")
    refused = answer_of(await world.person("Ada").slash(world.channel, "review"))
    assert EN("refused-review-running") in text_of(refused)
    assert not worked_out


async def test_a_game_of_another_version_says_why_it_is_not_reviewed(
    world: World, worked_out: list[int | None], tmp_path: Path
) -> None:
    await finished(world, "expedition_1996", "review")
    world.bot.games = games_with(tmp_path / "pack", exchanged)
    await world.restart()
    for command, options in (("review", {}), ("practice", {"table": 1})):
        refused = answer_of(await world.person("Ada").slash(world.channel, command, **options))
        assert EN("refused-other-content") in text_of(refused)
    assert not worked_out


async def test_the_last_card_shows_everybody_who_was_likely_to_win(
    world: World, worked_out: list[int | None]
) -> None:
    table, service = await finished(world, "luxor", "review"), reviews_of(world)
    card, posts = world.posts()[-1], len(world.posts())
    assert EN("curve-title-likely") not in text_of(card)
    assert table.outcome is not None
    ranked = [f"{rank}. **" for rank in table.outcome.ranks]
    assert all(rank in text_of(card) for rank in ranked), "the standing"
    await service.look()
    service.stop()  # as a bot that ends meanwhile
    with suppress(asyncio.CancelledError):
        await service.worked_out()
    assert await world.bot.database.reader.value("select count(*) from review") == 0
    for _time in range(2):
        await service.look()
        await service.worked_out()
        await world.bot.publisher.rest()
    shown = world.posts()[-1]
    assert (shown.id, len(world.posts())) == (card.id, posts), "no post is new, that one is edited"
    assert EN("curve-title-likely") in text_of(shown)
    assert not any(rank in text_of(shown) for rank in ranked), "the poster has the standing"
    pictures = alts_by_name(shown)
    assert [*pictures] == ["board.png", "likely.png"]
    chart = pictures["likely.png"]
    assert chart.startswith(EN("curve-alt-likely", when="1").split(":")[0])
    winner = table.names[next(iter(table.outcome.winners))] if table.outcome else ""
    assert f"{winner}: " in chart
    assert "100." in chart
    assert worked_out == [None], "not again when it is stored"
    spectator = await world.person("Cleo").slash(world.channel, "review")
    assert EN("review-public") in text_of(answer_of(spectator))
    old = world.bot.tables.repository.now() + 2 * 24 * 3600
    assert await rows.unjudged(world.bot.database.reader, old) == []


async def test_a_turn_that_goes_on_is_not_told_as_if_it_were_over(world: World) -> None:
    table, service = await finished(world, "luxor", "review"), reviews_of(world)
    made = await store.moves.moves_of(world.bot.database.reader, table.id)
    moves = [table.game.moves.load(row.move) for row in made[2:]]
    begun, whole = [await service.steps(table, 0, 2, moves[:count]) for count in (1, 2)]
    assert [row.seat for row in made[2:5]] == [0, 0, 1]
    assert messages._said(table, EN, begun).endswith("; \N{HORIZONTAL ELLIPSIS}")
    assert not messages._said(table, EN, whole).endswith("\N{HORIZONTAL ELLIPSIS}")


async def test_moves_that_only_confirm_are_not_told(world: World) -> None:
    table = await world.started("Ada", game="explorers", seed="review")
    game, state, views, chance = table.game, table.state, list[Any](), Chance(1)
    moves = list[Any]()
    while not moves or moves[-1].kind != "commit":
        views.append(game.view(state, 0))
        move, chance = choose("random", game, state, 0, chance)
        state, _events = game.apply(state, 0, move)
        moves.append(move)
    steps = Steps(tuple(zip(views, moves, strict=True)), goes_on=False)
    label = Narrator(EN, game, table.names, views[-1]).move(moves[-1])
    told = messages._said(table, EN, steps)
    assert told
    assert label not in told
    alone = Steps(steps.moves[-1:], goes_on=False)
    assert messages._said(table, EN, alone) == label, "there is nothing else to tell"


async def test_where_the_evaluation_sees_no_reason_or_few_the_page_says_so(world: World) -> None:
    table, service = await finished(world, "luxor", "review"), reviews_of(world)
    saw = await service.view_at(table, 0, 2)
    steps = await service.steps(table, 0, 2, saw.decision.moves[:1])
    turn = reviewing.Turn(ply=2, played=(), other=(), gain=-2.5, luck=0.0)
    few, enough = (Reason("gifts", "", gain, 2, None) for gain in (0.7, 1.3))
    for reasons in ((), (few,), (enough,)):
        shown = messages.ShownTurn(replace(turn, reasons=reasons), saw, steps, steps, None)
        layout: Any = messages.turn_page(table, EN, 0, shown).view
        page = str(layout.to_components())
        assert (EN("review-later") in page) == (not reasons)
        assert (EN("review-rest") in page) == (reasons == (few,))


def test_a_review_is_stored_whole_and_read_again() -> None:
    game = games()["luxor"]
    state = game.start(2, game.options({}), "x")
    move = game.decisions(state)[0].moves[0]
    why = (Reason("gifts", "", 0.7, 2, None),)
    turn = reviewing.Turn(ply=3, played=(move,), other=(), gain=-2.5, luck=1.0, reasons=why)
    whole = Review(likely=((50, 50), (100, 0)), rounds=(1,), turns=(turn,))
    assert loaded(game, dumped(game, whole)) == whole
