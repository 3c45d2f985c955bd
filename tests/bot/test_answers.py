"""Every interaction is answered, and what is suggested while typing is legal and fits."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
import simcord

from bot.client import ExpeditionBot
from bot.delivery.emoji import uploads
from bot.dispatch import commands
from bot.dispatch.attempts import Attempts
from bot.dispatch.dispatcher import Dispatcher
from bot.dispatch.panels import Panels
from bot.features.core import shortcuts
from bot.tables.preferences import PreferenceService
from bot.tables.suggestions import continuations
from bot.texts import LOCALES, words_in
from engines.core import RulesError, choices_for, play_line
from tests.e2e.driver import PATIENCE, World, text_of
from tests.nightly import closely

from .situations import (
    GAMES,
    asking,
    at_table,
    every_game,
    first_and_last,
    moments,
    table_of,
)

EN = words_in("en")


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[World]:
    """Run the real bot in a simulated Discord."""
    uploads()  # simcord gives a start five seconds, and a busy machine may draw longer
    bot = ExpeditionBot(path, GAMES)
    try:
        async with simcord.run(bot, settle_timeout=PATIENCE) as env:
            yield World(env, path)
    finally:
        await bot.close()


async def answer(world: World, name: str, command: str, **given: Any) -> str:
    """Return the answer that somebody gets to a command."""
    result = await world.person(name).slash(world.channel, command, **given)
    assert result.response is not None, "silence"
    return text_of(result.response)


COMMANDS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("game status", {}),
    ("game join", {}),
    ("game abandon", {}),
    ("game list", {}),
    ("move", {"moves": "end"}),
    ("undo", {}),
    ("board", {}),
    ("hand", {}),
    ("log", {}),
    ("luxor end", {}),
)


@pytest.mark.slow
async def test_a_table_of_a_game_that_is_gone_is_named_in_every_answer(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """For example after a downgrade: the database holds a game that this version does not know."""
    async with opened(tmp_path / "x.sqlite3") as world:
        await world.started("Ada", "Bo")
        world.bot.tables.repository.games = {}
        for command, given in COMMANDS:
            text = await answer(world, "Ada", command, **given)
            assert text.endswith(EN("refused-unknown-game", game="luxor")), command
        ada = world.person("Ada")
        assert await ada.autocomplete(world.channel, "move", "moves", "") == []
        assert await ada.autocomplete(world.channel, "luxor place", "tile", "") == []
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def test_whatever_breaks_is_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_given: object, **_named: object) -> Any:
        raise ZeroDivisionError

    async with opened(tmp_path / "x.sqlite3") as world:
        await world.started("Ada", "Bo")
        for target, name in (
            (Panels, "board"),
            (PreferenceService, "note_locale"),
            (Attempts, "explanation"),  # even the answer to an error may break
        ):
            with monkeypatch.context() as patch:
                patch.setattr(target, name, broken)
                command = "game join" if name == "explanation" else "board"
                assert await answer(world, "Ada", command) == EN("refused-broken")
    assert caplog.text.count("ZeroDivisionError") >= 3, "the host finds the cause in the log"


# --- suggestions ---------------------------------------------------------------------------


def positions(game_id: str, seats: int, which: int, every: int) -> Iterator[tuple[Any, int, Any]]:
    """Yield running tables, a seat that may act, and its question or free action.

    Of the moments of a game, one in so many, and the first with a question or kinds of answers.
    """
    game, known = GAMES[game_id], set[Any]()
    for number, moment in enumerate(moments(game_id, seats, which)):
        table = table_of(game, moment.state, seats=seats)
        for seat in range(seats):
            if (open_ := choices_for(game, moment.state, seat)) is None:
                continue
            asked = open_.kind, frozenset(move.kind for move in open_.moves)
            if number % every == 0 or asked not in known:
                known.add(asked)
                yield table, seat, open_


def check_choices(choices: list[Any]) -> list[str]:
    """Check the limits of suggestions; return their values."""
    assert len(choices) <= 25
    values = [choice.value for choice in choices]
    assert len(set(values)) == len(values)
    assert all(1 <= len(choice.name) <= 100 for choice in choices)
    assert all(1 <= len(value) <= 100 for value in values)
    return values


@pytest.mark.slow
@pytest.mark.parametrize("every", closely(33, 11))
@pytest.mark.parametrize(("game_id", "seats", "which"), first_and_last())
async def test_lines_that_are_suggested_can_be_played(
    game_id: str, seats: int, which: int, every: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, number = GAMES[game_id], 0
    dispatcher = cast(Dispatcher, None)
    looked_at = moments(game_id, seats, which)[:-1:every]
    for table, seat, asked in positions(game_id, seats, which, every):
        at_table(monkeypatch, commands, table, seat)
        locale = LOCALES[number % len(LOCALES)]
        values = check_choices(await commands.completions(dispatcher, asking(locale), ""))
        assert values == [game.format(move) for move in asked.moves][:25]
        for value in values[:6]:
            play_line(game, table.state, seat, value)
            further = check_choices(
                await commands.completions(dispatcher, asking(locale), f"{value} ")
            )
            assert all(line.startswith(f"{value} ") for line in further)
        number += 1
    assert number >= len(looked_at), "somebody is asked something until the end"


@pytest.mark.parametrize(
    "typed", ["", " ", "xyzzy", "Cd", "cd f", "C", "ok", "1 2 3 4", "@everyone", "x " * 2000, "é"]
)
async def test_whatever_is_typed_is_suggested_within_the_limits(
    typed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for table, seat, _asked in positions("luxor", 3, 1, 23):
        at_table(monkeypatch, commands, table, seat)
        check_choices(await commands.completions(cast(Dispatcher, None), asking(), typed))


@pytest.mark.parametrize("locale", LOCALES)
async def test_words_of_the_buttons_find_moves_too(
    locale: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, seat, asked = next(
        position for position in positions("luxor", 2, 0, 1) if position[2].kind == "turn"
    )
    at_table(monkeypatch, commands, table, seat)
    code = asked.moves[0].tile
    typed = words_in(locale)(f"luxor-tile-{code}")
    values = check_choices(
        await commands.completions(cast(Dispatcher, None), asking(locale), typed)
    )
    assert values[0].startswith(f"{code} ")


@pytest.mark.slow
@pytest.mark.parametrize("every", closely(20, 5))
@pytest.mark.parametrize(("game_id", "seats", "which"), first_and_last())
async def test_parameters_that_are_suggested_make_a_line_that_can_be_played(
    game_id: str, seats: int, which: int, every: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each command of a game is filled in from left to right with what is suggested."""
    game, done = GAMES[game_id], set[str]()
    dispatcher = cast(Dispatcher, None)
    for table, seat, _asked in positions(game_id, seats, which, every):
        at_table(monkeypatch, shortcuts, table, seat)
        for shortcut in (command for command in game.shortcuts if command.parts):
            filled: dict[str, str] = {}
            for part in shortcut.parts:
                complete = shortcuts._completer(dispatcher, game, shortcut, part)
                values = check_choices(await complete(asking(**filled), ""))
                if values:
                    filled[part.name] = values[-1]
            if {part.name for part in shortcut.parts if part.required} <= set(filled):
                play_line(game, table.state, seat, shortcut.line_of(filled))
                done.add(shortcut.name)
    known = {shortcut.name for shortcut in game.shortcuts if shortcut.parts}
    assert 3 * len(done) >= 2 * len(known), f"never filled in: {known - done}"


def lines_of(game: Any, state: Any, seat: int) -> set[str]:
    """Return every line that the commands of a game suggest, with up to two parameters."""
    lines = set[str]()
    for shortcut in game.shortcuts:
        fillings: list[dict[str, str]] = [{}]
        for part in shortcut.parts:
            fillings = [
                {**filled, part.name: value}
                for filled in fillings
                for value in continuations(game, state, seat, shortcut, part.name, filled)
            ]
        lines |= {shortcut.line_of(filled) for filled in fillings}
    return lines


@pytest.mark.slow
@pytest.mark.parametrize("game_id", ["expedition_1996", "famous_explorers"])
def test_every_kind_of_move_has_a_command(game_id: str) -> None:
    game, missing, seen = GAMES[game_id], dict[str, str](), set[str]()
    for other_id, seats, which in every_game():
        for moment in moments(other_id, seats, which) if other_id == game_id else ():
            for seat in range(seats):
                open_ = choices_for(game, moment.state, seat)
                fresh = {move.kind for move in open_.moves} - seen if open_ is not None else set()
                if open_ is None or not fresh:
                    continue
                seen |= fresh
                lines = lines_of(game, moment.state, seat)
                for move in (move for move in open_.moves if move.kind in fresh):
                    if game.format(move) not in lines:
                        missing[move.kind] = game.format(move)
    assert set(game.moves.kinds) - seen == set(), "moves that never came up"
    assert not missing


async def test_nothing_is_suggested_for_another_game(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["luxor"]
    table, seat, _asked = next(positions("luxor", 2, 0, 1))

    class Other:
        id = "other"

    other = SimpleNamespace(game=Other(), state=table.state, names=table.names)
    at_table(monkeypatch, shortcuts, other, seat)
    shortcut = game.shortcuts[0]
    complete = shortcuts._completer(cast(Dispatcher, None), game, shortcut, shortcut.parts[0])
    assert await complete(asking(), "") == []


def test_a_line_that_breaks_the_rules_is_refused_by_the_rules() -> None:
    """The tests above play suggestions by the same function as the lines of players."""
    table, seat, _asked = next(positions("luxor", 2, 0, 1))
    with pytest.raises(RulesError):
        play_line(table.game, table.state, seat, "end")
