"""Who is asked in the middle of a turn is called by a post without pictures.

Played with a kind of Marks in which Ada marks her first square for all to see; then all mark.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typing_extensions import override

from bot import store
from bot.client import ExpeditionBot
from bot.texts import LOCALES, words_in
from engines.core import Decision, Event
from tests.core.marks import Mark, Marked, Marks, Move, State
from tests.core.marks_words import WORDS
from tests.e2e.driver import World, control, controls, text_of, verb_of
from tests.e2e.faults import die_before_sending
from tests.e2e.marking import Seat, seated
from tests.shown import shown


class Led(Marks):
    """Marks in which seat 0 begins every turn by a mark that everybody sees."""

    @override
    def decisions(self, state: State) -> tuple[Decision[Move], ...]:
        asked = super().decisions(state)
        return asked if state.clashes or state.marks[0] else asked[:1]

    @override
    def apply(self, state: State, seat: int, move: Move) -> tuple[State, tuple[Event, ...]]:
        after, events = super().apply(state, seat, move)
        if isinstance(move, Mark) and seat == 0 and not state.marks[0]:
            events = (Marked(square=move.square),)
        return after, events


GAME = Led()
EN = words_in("en")


@pytest.fixture(autouse=True)
def _marks_can_be_shown(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with shown(GAME, WORDS, monkeypatch):
        yield


@pytest.fixture
def simcord_bot(database: Path, simcord_bot: ExpeditionBot) -> ExpeditionBot:
    """Return a bot whose only game is this kind of Marks."""
    return ExpeditionBot(database, {"marks": GAME})


def verbs(message: Any) -> list[str]:
    return [verb_of(component) for component in controls(message)]


async def led(world: World, *names: str) -> list[Seat]:
    """Let Ada make her first mark; the others open their panels then."""
    await world.started(*names, game="marks")
    seats = [Seat(world, name) for name in names]
    await seats[0].open()
    await seats[0].choose("Mark 1")
    for seat in seats[1:]:
        await seat.open()
    return seats


async def test_all_others_are_called_by_a_post_without_a_picture(world: World) -> None:
    await world.started("Ada", "Bo", "Cleo", game="marks")
    whole = world.card()
    assert whole.attachments
    before = text_of(whole), whole.edited_at, len(world.posts())
    ada = Seat(world, "Ada")
    await ada.open()
    await ada.choose("Mark 1")
    brief = world.card()
    assert len(world.posts()) == before[2] + 1
    assert not brief.attachments
    assert world.pinged(brief) == [world.person(name).id for name in ("Bo", "Cleo")]
    people = [f"<@{world.person(name).id}>" for name in ("Ada", "Bo", "Cleo")]
    time = int(world.env.now().timestamp())
    assert text_of(brief).split("\n") == [
        "### Marks · turn 1",
        "· You mark 1",
        "Mark up to two squares.",
        EN("card-all", names=f"{people[0]}, {people[1]} and {people[2]}"),
        EN("card-since", time=f"<t:{time}:R>"),
    ]
    assert verbs(brief) == verbs(whole)
    assert (text_of(whole), whole.edited_at) == before[:2], "the whole card stays as it was"


async def test_a_brief_card_shows_who_is_still_thinking_and_since_when(world: World) -> None:
    ada, bo, cleo = await led(world, "Ada", "Bo", "Cleo")
    brief, posts = world.card(), len(world.posts())
    (since,) = re.findall(r"<t:(\d+):R>", text_of(brief))
    await world.env.advance_time(3600)
    await bo.choose("Mark 4")
    assert world.card().edited_at is None, "a secret mark changes nothing"
    await bo.choose("Commit")
    shown_now = text_of(world.card())
    assert world.card().id == brief.id
    assert f"<@{bo.person.id}>" not in shown_now
    assert "**Bo** commits" in shown_now
    assert re.findall(r"<t:(\d+):R>", shown_now) == [since]
    assert re.findall(r"<t:(\d+):R>", text_of(bo.panel)) == [since]
    assert not world.card().attachments
    await world.restart()
    await world.env.advance_time(3600)
    await ada.choose("Commit")
    assert world.card().id == brief.id
    assert EN("card-turn", name=f"<@{cleo.person.id}>") in text_of(world.card())
    assert re.findall(r"<t:(\d+):R>", text_of(world.card())) == [since], "also for the last"
    await bo.undo()
    assert f"<@{bo.person.id}>" in text_of(world.card())
    assert re.findall(r"<t:(\d+):R>", text_of(world.card())) == [since]
    assert len(world.posts()) == posts
    for seat in (bo, cleo):
        await seat.choose("Commit")
    assert len(world.posts()) == posts + 1
    assert world.card().attachments, "the next turn has a whole card"
    assert "<t:" not in text_of(world.card()), "Ada is asked alone"


async def test_a_brief_card_that_is_announced_again_is_whole(world: World) -> None:
    _ada, bo, _cleo = await led(world, "Ada", "Bo", "Cleo")
    (since,) = re.findall(r"<t:(\d+):R>", text_of(world.card()))
    await world.env.advance_time(60)
    posts = len(world.posts())
    die_before_sending(world)
    await world.bot.tables.lobby.announce((await world.table()).id)
    await world.restart()
    assert len(world.posts()) == posts + 1
    assert world.card().attachments
    await bo.choose("Commit")
    assert world.card().attachments, "and stays it"
    assert since in text_of(world.card())


async def test_without_a_whole_card_of_the_turn_the_call_is_whole(world: World) -> None:
    """The card of the turn was not sent yet when the others were called."""
    table = await world.started("Ada", "Bo", game="marks")
    database = world.bot.database
    async with database.writing() as tx:
        await tx.run("update game_table set pictured = null where id = ?", (table.id,))
    ada = Seat(world, "Ada")
    await ada.open()
    await ada.choose("Mark 2")
    assert world.card().attachments
    row = await store.tables.table(database.reader, table.id)
    assert row is not None
    assert (row.pictured, row.brief) == (1, None)


async def test_a_new_player_is_called_by_a_whole_card(world: World) -> None:
    _ada, bo, _cleo = await led(world, "Ada", "Bo", "Cleo")
    await bo.person.slash(world.channel, "game leave")
    question = world.card()
    eve = world.person("Eve")
    await eve.click(
        question,
        custom_id=next(
            part["custom_id"] for part in controls(question) if ":take" in part["custom_id"]
        ),
    )
    assert world.card().attachments
    assert world.pinged(world.card()) == [eve.id]
    await Seat(world, "Eve").open()


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_brief_card_speaks_the_language_of_the_table(world: World, locale: str) -> None:
    world.guild_locale, words = locale, words_in(locale)
    await led(world, "Ada", "Bo")
    names = words(
        "list-and", items=f"<@{world.person('Ada').id}>", last=f"<@{world.person('Bo').id}>"
    )
    assert words("card-all", names=names) in text_of(world.card())
    time = re.findall(r"<t:\d+:R>", text_of(world.card()))[0]
    assert words("card-since", time=time) in text_of(world.card())


async def test_after_more_than_one_event_the_call_is_whole(world: World) -> None:
    """The last commit shows all marks: the picture of the turn is out of date."""
    _table, (ada, bo) = await seated(world, "Ada", "Bo")
    await ada.choose("Mark 1")
    assert not world.card().attachments
    await bo.open()
    await bo.choose("Mark 1")
    for seat in (ada, bo):
        await seat.choose("Commit")
    assert world.card().attachments
    assert world.pinged(world.card()) == [ada.person.id]
    assert EN("card-turn", name=f"<@{ada.person.id}>") in text_of(world.card())
    assert "<t:" not in text_of(world.card()), "a single seat is asked in the middle of the turn"
    assert control(world.card(), "play")
