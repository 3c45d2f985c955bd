"""Nothing that a reader may not know changes a word, a label or a pixel, in any game.

``Game.resample`` deals again all that a seat (or the public, ``None``) cannot know. In the game
dealt that way, everything the bot shows to that reader must be the same as in the real game.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import discord
import pytest

from bot.dispatch import commands
from bot.dispatch.dispatcher import Dispatcher
from bot.features.core import shortcuts
from bot.messages import cards, message, private
from bot.messages.choices import choices
from bot.messages.message import Message
from bot.messages.narrator import Narrator
from bot.messages.panel import play_panel
from bot.messages.panel_facts import panel_facts
from bot.messages.refusals import explained
from bot.tables import Table
from bot.texts import words_in
from engines.core import AnyGame, Chance, Decision, IllegalMove
from engines.laws import option_sets
from render.files import Drawn
from render.registry import map_renderer, renderer
from tests.nightly import thinned

from .discord_rules import payload_of
from .situations import (
    GAMES,
    Moment,
    asked_in,
    asking,
    at_table,
    every_game,
    moments,
    table_of,
)

EN = words_in("en")
NAMES = ("Ada", "Bo", "Cleo", "Dan", "Eve", "Flo")
LOOKED_AT = 5
"""So many moments of each game."""

TRIED = 40
"""So many moves that others could make are tried."""


def otherwise(game: AnyGame, moment: Moment, reader: int | None, number: int) -> Moment:
    """Return a moment that looks the same to a reader, and holds other secrets."""
    return Moment(game.resample(moment.state, reader, Chance(number)), moment.events)


def payload(post: Message) -> dict[str, Any]:
    """Return a post as it is sent."""
    return payload_of(post, allowed_mentions=discord.AllowedMentions.none())


def posts(table: Table, moment: Moment, reader: int | None) -> Iterator[Message]:
    """Yield the messages that a reader can open, the alt texts of their pictures among them."""
    game, view, game_renderer = table.game, table.view(reader), renderer(table.game.id)
    board = Drawn(b"", game_renderer.board_text(view, EN, NAMES))
    if reader is None:
        news = [event for event in moment.events if event.audience is None]
        yield cards.turn_card(table, EN, view, news, board)
    else:
        narrator = Narrator(EN, game, NAMES, view)
        for path in _paths(narrator, view.decision):
            yield play_panel(panel_facts(table, EN, reader, picture=board, path=path))
        for path in _paths(narrator, table.free_action(reader)):
            yield private.hand_card(table, EN, reader, board, path=path)
        yield private.hand_card(table, EN, reader, None)
    yield private.board_text(table, EN, reader)


def _paths(narrator: Narrator, asked: Decision[Any] | None) -> Iterator[tuple[str, ...]]:
    """Yield the beginning of a question, and one that its menus lead to each."""
    yield ()
    if asked is not None:
        yield from (menu.options[-1][0] for menu in choices(narrator, asked, ()).menus)


def looks(table: Table, reader: int | None) -> Iterator[str]:
    """Yield the texts about the map."""
    on_map = map_renderer(table.game.id)
    if on_map is not None:
        view, places = table.view(reader), table.game.places()
        yield from (on_map.where_text(view, place.id, EN, NAMES) for place in places[::20])
        if reader is not None:
            yield on_map.targets_text(view, EN, NAMES)


async def suggestions(
    table: Table, reader: int | None, monkeypatch: pytest.MonkeyPatch
) -> list[list[str]]:
    """Return all that is suggested to a seat: lines, and the parameters of every command."""
    if reader is None:
        return []
    dispatcher, offers = cast(Dispatcher, None), list[Any]()
    for module in (commands, shortcuts):
        at_table(monkeypatch, module, table, reader)
    offers.append(await commands.completions(dispatcher, asking(), ""))
    offers += (
        [await commands.completions(dispatcher, asking(), f"{offers[0][-1].value} ")]
        if offers[0]
        else []
    )
    for shortcut in table.game.shortcuts:
        for part in shortcut.parts[:1]:
            complete = shortcuts._completer(dispatcher, table.game, shortcut, part)
            offers.append(await complete(asking(), ""))
    return [[f"{choice.name} {choice.value}" for choice in offer] for offer in offers]


def refusals(table: Table, reader: int | None, tried: list[Any]) -> Iterator[str]:
    """Yield the answers to a seat that tries moves of other seats or of other times."""
    if reader is not None:
        for move in tried:
            why = table.game.refusal(table.state, reader, move)
            yield explained(IllegalMove(why), EN, table, reader) if why else "legal"


def moves_of_all_kinds(game: AnyGame, whole: tuple[Moment, ...]) -> list[Any]:
    """Return moves of all kinds that were possible at some time."""
    strange_moves: dict[Any, None] = {}
    for moment in whole[::5]:
        for asked in asked_in(game, moment.state):
            strange_moves |= dict.fromkeys(asked.moves)
    return list(strange_moves)[:: max(1, len(strange_moves) // TRIED)]


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "seats", "which"), every_game())
async def test_words_are_the_same_in_worlds_that_look_the_same(
    game_id: str, seats: int, which: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(message, "MENU_IDS", [1 << 20])  # else the lot decides
    game, whole = GAMES[game_id], moments(game_id, seats, which)
    tried, dealt = moves_of_all_kinds(game, whole), 0
    for number, moment in enumerate(whole[3 :: len(whole) // LOOKED_AT]):
        for reader in (None, number % seats):
            resampled = otherwise(game, moment, reader, number)
            dealt += resampled.state != moment.state
            messages = list[list[Any]]()
            for at in (moment, resampled):
                table = table_of(game, at.state, seats=seats, names=NAMES)
                messages.append([*map(payload, posts(table, at, reader)), *looks(table, reader)])
                messages[-1] += refusals(table, reader, tried)
                messages[-1] += await suggestions(table, reader, monkeypatch)
            assert messages[0] == messages[1]
    assert dealt > LOOKED_AT, "the worlds held other secrets"


def pixels(game: AnyGame, state: Any, reader: int | None) -> list[tuple[bytes, str]]:
    """Return every picture that a reader can open, with its alt text."""
    view, game_renderer, on_map = game.view(state, reader), renderer(game.id), map_renderer(game.id)
    drawn = [game_renderer.board(view, EN, NAMES), game_renderer.start(view, EN, NAMES)]
    if reader is not None:
        drawn.append(game_renderer.hand(view, EN, NAMES))
    if on_map is not None:
        drawn.append(on_map.where(view, game.places()[40].id, EN, NAMES))
        drawn.append(on_map.whole_map(view, EN, NAMES))
        if reader is not None:
            drawn.append(on_map.targets(view, EN, NAMES))
        if view.decision is not None:
            drawn += on_map.closeups(view, EN, NAMES)
    return [(picture.image.tobytes(), picture.alt) for picture in drawn]


def readers(game_id: str) -> tuple[int | None, ...]:
    """Return some who look at a game of the fewest players: one or two of them, and anybody."""
    return (*range(GAMES[game_id].seats[0])[:2], None)


FEWEST = thinned(
    [
        (id_, game.seats[0], which, reader)
        for id_, game in GAMES.items()
        for which in range(len(option_sets(game)))
        for reader in readers(id_)
    ],
    # The first option set and the last, in which all switches are turned over; readers in turn.
    lambda id_, _seats, which, reader: (
        which in (0, len(option_sets(GAMES[id_])) - 1)
        and reader == readers(id_)[which % len(readers(id_))]
    ),
)


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "seats", "which", "reader"), FEWEST)
def test_pictures_are_the_same_in_worlds_that_look_the_same(
    game_id: str, seats: int, which: int, reader: int | None
) -> None:
    game, whole = GAMES[game_id], moments(game_id, seats, which)
    moment = whole[len(whole) * 2 // 3]
    resampled = otherwise(game, moment, reader, 1)
    assert resampled.state != moment.state
    assert pixels(game, resampled.state, reader) == pixels(game, moment.state, reader)


@pytest.mark.parametrize("game_id", GAMES)
def test_other_secrets_do_show_to_those_who_know_them(game_id: str) -> None:
    """The tests above can fail: games that look different give different messages."""
    game = GAMES[game_id]
    whole = moments(game_id, game.seats[0], 0)
    late = whole[len(whole) * 2 // 3 :][:5]  # where something may be chosen and not told yet
    told = [event for step in whole for event in step.events if event.audience is not None]
    if not told and all(
        game.view(otherwise(game, moment, None, 3).state, 0) == game.view(moment.state, 0)
        for moment in late
    ):
        return  # nobody knows more than the others
    assert any(len(hands(game, moment)) > 1 for moment in late)


def hands(game: AnyGame, moment: Moment) -> set[str]:
    """Return the hands of the first seat in worlds that look the same to everybody."""
    states = [otherwise(game, moment, None, number).state for number in range(4)]
    tables = [table_of(game, state, seats=game.seats[0], names=NAMES) for state in states]
    return {str(payload(private.hand_card(table, EN, 0, None))) for table in tables}
