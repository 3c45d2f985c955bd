"""One player in Discord against a rival without a seat, from the lobby to the final card.

Played with Solo toy, whose pictures are blank.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.client import ExpeditionBot
from bot.texts import LOCALES, words_in
from tests.core.solo_toy import SoloToy, State
from tests.core.solo_words import WORDS
from tests.e2e.driver import (
    World,
    alts_of,
    answer_of,
    control,
    picks_of,
    text_of,
    words_of,
)
from tests.shown import shown

GAME = SoloToy()
EN = words_in("en")


@pytest.fixture(autouse=True)
def _solo_can_be_shown(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with shown(GAME, WORDS, monkeypatch):
        yield


@pytest.fixture
def simcord_bot(database: Path, simcord_bot: ExpeditionBot) -> ExpeditionBot:
    """Return a bot whose only game is Solo toy."""
    return ExpeditionBot(database, {"solo": GAME})


async def caravan(world: World) -> tuple[int, tuple[int, ...], tuple[int, ...]]:
    """Return the whole state of the caravan: its way, its deck and the cards turned up."""
    state = (await world.table()).state
    assert isinstance(state, State)
    return state.caravan, (state.aside, *state.deck), state.shown


async def press(world: World, name: str, label: str) -> Any:
    """Open somebody's panel from the card and press a button of it; return the panel."""
    card, person = world.card(), world.person(name)
    opened = await person.click(card, custom_id=control(card, "play")["custom_id"])
    panel = answer_of(opened)
    pick = next(pick for pick in picks_of(panel) if pick["label"] == label)
    await person.click(panel, custom_id=pick["custom_id"])
    return panel


async def test_a_lobby_of_one_is_started_by_its_button(world: World) -> None:
    ada = world.person("Ada")
    await ada.slash(world.channel, "game new", game="solo")
    lobby = world.card()
    assert EN("lobby-ready") in text_of(lobby)
    start = control(lobby, "start")
    assert not start.get("disabled")
    await ada.click(lobby, custom_id=start["custom_id"])
    card = world.card()
    assert EN("card-turn", name=f"<@{ada.id}>") in text_of(card)
    assert not world.pinged(card), "whoever plays alone knows it"
    assert len(world.posts()) == 2
    assert not await world.waiting_rows()


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "lost"), [("solo 0", False), ("solo 3", True)])
async def test_a_whole_game_by_buttons_with_restarts(world: World, seed: str, lost: bool) -> None:
    table = await world.started("Ada", game="solo", seed=seed)
    posts = len(world.posts())
    for turn in range(1, 5):
        await press(world, "Ada", "Pack 2")
        before = await caravan(world)
        await world.restart()
        assert await caravan(world) == before
        panel = await press(world, "Ada", "Go")
        assert len(world.posts()) == posts + (turn == 4), "the card is edited, the end is posted"
        state = (await world.bot.tables.repository.get(table.id)).state
        text = text_of(world.card())
        assert f"**Sirocco** moves on by {state.shown[-1]}" in text
        assert text.count("moves on by") == 2
        assert not world.pinged(world.card())
    outcome = await world.check_stored_result(table.id)
    assert outcome.lost == lost
    final = text_of(world.card())
    verdict = EN("result-lost-to", names="Ada", rivals="Sirocco", count=1)
    assert (verdict in final) == lost
    assert (EN("result-won", name="Ada") in final) != lost
    first = "Sirocco" if lost else "Ada"
    assert f"1. **{first}**" in final
    assert f"First: {first}" in final
    assert "Rank: **Guide**" in final
    assert (verdict in text_of(panel)) == lost, "the loser reads it in the panel, too"
    assert (EN("result-won", name="Ada") in text_of(panel)) != lost
    assert "1. **" not in text_of(panel), "the card below it has the standing, and the picture"
    assert not alts_of(panel)
    again = control(world.card(), "again")["custom_id"]
    opened = await world.person("Ada").click(world.card(), custom_id=again)
    assert EN("table-opened", game="Solo") in words_of(opened)


async def test_a_card_that_somebody_deleted_is_posted_anew(world: World) -> None:
    table = await world.started("Ada", game="solo", seed="solo 0")
    ada, card = world.person("Ada"), world.card()
    await ada.slash(world.channel, "move", moves="pack 1")
    assert world.card().id == card.id
    world.env.backend.delete_message(world.channel.id, card.id)
    await ada.slash(world.channel, "move", moves="go")
    latest = await world.bot.tables.repository.get(table.id)
    assert world.card().id == latest.row.card_message_id != card.id
    assert "**Ada** packs 1" in text_of(world.card())
    await ada.slash(world.channel, "move", moves="pack 2 go")
    assert world.card().id == latest.row.card_message_id
    assert "**Ada** packs 1" not in text_of(world.card()), "each turn tells what it brought"
    assert "**Ada** packs 2" in text_of(world.card())


async def test_undo_takes_back_what_drew_nothing(world: World) -> None:
    table = await world.started("Ada", game="solo", seed="solo 0")
    ada = world.person("Ada")
    opened = await ada.click(world.card(), custom_id=control(world.card(), "play")["custom_id"])
    panel = answer_of(opened)
    await ada.click(panel, custom_id=picks_of(panel)[2]["custom_id"])
    assert words_in("en")("solo-ask-go") in text_of(panel)
    await ada.click(panel, custom_id=control(panel, "retract")["custom_id"])
    assert EN("undone") in text_of(panel)
    assert (await world.bot.tables.repository.get(table.id)).state == table.state
    await ada.slash(world.channel, "move", moves="pack 1 go")
    undone = await ada.slash(world.channel, "undo")
    assert EN("refused-nothing-to-undo", reason="revealed") in words_of(undone)
    log = words_of(await ada.slash(world.channel, "log"))
    assert "**Ada** packs 1" in log
    assert "**Sirocco** moves on by" in log


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "lost"), [("solo 0", False), ("solo 3", True)])
@pytest.mark.parametrize("locale", LOCALES)
async def test_the_final_card_in_every_language(
    world: World, locale: str, seed: str, lost: bool
) -> None:
    world.guild_locale, words = locale, words_in(locale)
    await world.started("Ada", game="solo", seed=seed)
    for _turn in range(4):
        await world.person("Ada").slash(world.channel, "move", moves="pack 2 go")
    final, rival = text_of(world.card()), words("solo-rival-caravan")
    grade = words("solo-grade-guide")
    verdict = (
        words("result-lost-to", names="Ada", rivals=rival, count=1)
        if lost
        else words("result-won", name="Ada")
    )
    assert f"### {verdict}" in final
    scale = ", ".join(words(f"solo-grade-{name}") for name in GAME.grades)
    assert words("result-scale", told="no", grade=grade, scale=scale) in final
    assert f"**{rival}** · 5 " in final


async def test_two_people_share_a_victory_over_the_rival(world: World) -> None:
    table = await world.started("Ada", "Bo", game="solo", seed="solo 0")
    for name in ("Ada", "Bo") * 4:
        await press(world, name, "Pack 2")
        await press(world, name, "Go")
    await world.check_stored_result(table.id)
    final = text_of(world.card())
    assert EN("result", winners="Ada and Bo", count=2) in final
    assert "First: Ada and Bo" in final
    assert r"3\. **Sirocco** · 4 points" in final
