"""What an answer says of a change follows from how far it came: before or after its commit."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot import store
from bot.delivery.drawing import Drawing
from bot.features.history import answers
from bot.messages import panel
from bot.tables import TableService
from bot.texts import words_in
from engines.core import Chance
from tests.bot.test_answers import opened
from tests.e2e.driver import World, answer_of, control, picks_of, text_of
from tests.e2e.typists import Typist
from tests.store.helpers import refuse_commits

EN = words_in("en")
SECRET = "a secret card"
UNSHOWN = {
    change: EN("unshown", change=change, look="play") for change in ("move", "undo", "other")
}
UNREAD = {change: EN("unshown", change=change, look="card") for change in ("move", "undo", "other")}
"""The table cannot be read: nobody knows whether it asks anything."""


def broken(*_given: object, **_named: object) -> Any:
    raise ZeroDivisionError(SECRET)


class BrokenPictures:
    """Pictures of which none can be drawn."""

    def __init__(self) -> None:
        self.asked = 0

    async def draw(self, *_given: object, **_named: object) -> Any:
        self.asked += 1
        broken()


@asynccontextmanager
async def playing(tmp_path: Path) -> AsyncIterator[World]:
    """Start a game of Luxor in which Ada is to play."""
    async with opened(tmp_path / "x.sqlite3") as world:
        await world.started("Ada", "Bo", first_player=1)
        for name in ("Ada", "Bo"):
            await Typist(world, world.person(name), Chance(1)).line()
        yield world


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


async def plies(world: World) -> int:
    """Return how many moves the table has."""
    return (await world.standing(await world.table()))[1]


async def typed(world: World, line: str) -> str:
    """Let Ada type moves; return the answer."""
    return text_of(answer_of(await world.person("Ada").slash(world.channel, "move", moves=line)))


# --- a board that cannot be drawn ----------------------------------------------------------


def break_drawing(world: World) -> BrokenPictures:
    """Break the pictures of answers; those of public posts are the publisher's."""
    pictures = BrokenPictures()
    world.bot.dispatcher.panels.drawing = Drawing(pictures)  # type: ignore[arg-type]
    return pictures


async def test_a_move_is_answered_in_words_if_the_board_cannot_be_drawn(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with playing(tmp_path) as world:
        pictures, before = break_drawing(world), await plies(world)
        text = await typed(world, "Cd F5")
        assert EN("card-no-picture") in text
        assert EN("card-title", game="Expedition Luxor", when="round 1") in text
        assert EN("refused-broken") not in text
        assert await plies(world) > before
        assert pictures.asked == 1
        (line,) = errors(caplog)
        assert line.startswith("table 1: board not drawn: ZeroDivisionError\n")
        assert SECRET not in caplog.text

        await typed(world, "deploy 2")
        assert len(errors(caplog)) == 1, "it is logged once"
        undone = await world.person("Ada").slash(world.channel, "undo")
        assert EN("undone") in text_of(answer_of(undone))


async def test_looks_come_in_words_if_they_cannot_be_drawn(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        break_drawing(world)
        ada = world.person("Ada")
        for command in ("board", "hand"):
            in_words = await ada.slash(world.channel, command, form="text")
            text = text_of(answer_of(await ada.slash(world.channel, command)))
            assert EN("look-no-picture") in text
            assert text_of(answer_of(in_words)).splitlines()[-1] in text
        status = text_of(answer_of(await ada.slash(world.channel, "game status")))
        assert status.startswith(EN("look-no-picture"))
        assert "Row 6" in status


# --- what fails after a change is saved ----------------------------------------------------


async def test_a_move_that_was_saved_is_called_so_if_its_panel_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with playing(tmp_path) as world:
        before = await plies(world)
        with monkeypatch.context() as patch:
            patch.setattr(TableService, "undoable", broken)
            text = await typed(world, "Cd F5")
            assert UNSHOWN["move"] in text
            assert EN("card-no-picture") in text, "the panel follows in words"
            assert EN("refused-broken") not in text
            played = await plies(world)
            assert played > before
            undone = await world.person("Ada").slash(world.channel, "undo")
            assert UNSHOWN["undo"] in text_of(answer_of(undone))
            assert await plies(world) == before
        assert len(errors(caplog)) == 2


async def test_a_press_that_was_saved_is_answered_below_its_panel(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with playing(tmp_path) as world:
        ada = world.person("Ada")
        panel = answer_of(await ada.slash(world.channel, "move", moves="Cd F5"))
        before = await plies(world)
        with monkeypatch.context() as patch:
            patch.setattr(TableService, "undoable", broken)
            some = picks_of(panel)[0]
            value = some["options"][0]["value"]
            press = await ada.select(panel, [value], custom_id=some["custom_id"])
            assert text_of(answer_of(press)).splitlines()[1] == UNSHOWN["move"]
            assert await plies(world) > before
            press = await ada.click(
                world.card(), custom_id=control(world.card(), "undo")["custom_id"]
            )
            assert UNSHOWN["undo"] in text_of(answer_of(press))
            assert await plies(world) == before
        panel = answer_of(await ada.click(world.card(), custom_id="x:play:1::"))
        assert picks_of(panel), "and the game goes on"


async def test_if_nothing_can_be_shown_the_sentence_alone_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with playing(tmp_path) as world:
        monkeypatch.setattr(panel, "play_panel", broken)
        before = await plies(world)
        assert await typed(world, "Cd F5") == UNSHOWN["move"]
        assert await plies(world) > before


def break_reading(patch: pytest.MonkeyPatch) -> None:
    """Make every table unreadable."""
    patch.setattr(store.tables, "seated_table", broken)
    patch.setattr(store.tables, "open_table_in", broken)


async def test_what_was_saved_but_cannot_be_read_is_called_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Reading fails from the moment of the commit on."""
    async with playing(tmp_path) as world:
        repository, before = world.bot.tables.repository, await plies(world)
        with monkeypatch.context() as patch:
            patch.setattr(repository, "wake", lambda: break_reading(patch))
            assert await typed(world, "Cd F5") == UNREAD["move"]
        assert await plies(world) > before
        played = await plies(world)
        with monkeypatch.context() as patch:
            patch.setattr(repository, "wake", lambda: break_reading(patch))
            undone = await world.person("Ada").slash(world.channel, "undo")
            assert text_of(answer_of(undone)) == UNREAD["undo"]
        assert await plies(world) < played


async def test_a_seat_that_was_taken_is_called_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with playing(tmp_path) as world:
        side, ada, bo = (
            world.guild.create_text_channel("side"),
            world.person("Ada"),
            world.person("Bo"),
        )
        repository = world.bot.tables.repository
        commands: tuple[tuple[str, dict[str, Any]], ...] = (
            ("game new", {"game": "luxor"}), ("game join", {}), ("game start", {}),
        )  # fmt: skip
        for command, given in commands:
            with monkeypatch.context() as patch:
                patch.setattr(repository, "wake", lambda: break_reading(patch))
                actor = bo if command == "game join" else ada
                shown = await actor.slash(side, command, **given)
                assert text_of(answer_of(shown)) == UNREAD["other"], command
        table = await world.table(side)
        assert (table.row.status, table.names) == ("running", ("Ada", "Bo"))


async def test_a_game_that_was_started_is_called_so_if_its_panel_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with playing(tmp_path) as world:
        side = world.guild.create_text_channel("side")
        await world.person("Ada").slash(side, "game new", game="luxor")
        await world.person("Bo").slash(side, "game join")
        monkeypatch.setattr(TableService, "undoable", broken)
        started = await world.person("Ada").slash(side, "game start")
        assert UNSHOWN["other"] in text_of(answer_of(started))
        assert (await world.table(side)).row.status == "running"


# --- what fails before, and within ---------------------------------------------------------


async def test_a_move_that_fails_before_it_is_saved_has_changed_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with playing(tmp_path) as world:
        before = await world.standing(await world.table())
        with monkeypatch.context() as patch:
            patch.setattr(store.moves, "append_moves", broken)
            assert await typed(world, "Cd F5") == EN("refused-broken")
        assert await world.standing(await world.table()) == before


@pytest.mark.slow
@pytest.mark.parametrize(
    ("code", "sentence"),
    [(sqlite3.SQLITE_IOERR, "unsure"), (None, "unsure"), (sqlite3.SQLITE_FULL, "refused-store")],
)
async def test_nobody_knows_whether_a_commit_that_failed_was_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int | None, sentence: str
) -> None:
    """Unless SQLite says why, in a way that proves that it was not."""
    async with playing(tmp_path) as world:
        error = sqlite3.OperationalError("out of order")
        if code is not None:
            error.sqlite_errorcode = code

        before = await world.standing(await world.table())
        with monkeypatch.context() as patch:
            refuse_commits(patch, world.bot.database, error)
            assert await typed(world, "Cd F5") == EN(sentence, reason="full")
        assert await world.standing(await world.table()) == before


async def test_a_failure_names_its_table_or_channel_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with playing(tmp_path) as world:
        monkeypatch.setattr(panel, "play_panel", broken)
        ada, card = world.person("Ada"), world.card()
        await ada.click(card, custom_id=control(card, "play")["custom_id"])
        monkeypatch.setattr(answers, "log", broken)
        await ada.slash(world.channel, "log")
        first, second = errors(caplog)
        assert first.startswith("an interaction failed at table 1: ZeroDivisionError\n")
        assert second.startswith(f"an interaction failed at table of channel {world.channel.id}: ")
        assert "in broken" in first, "where it failed"
        assert SECRET not in caplog.text, "but not the error's own words: a card may stand there"
