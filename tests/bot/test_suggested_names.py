"""Commands of a game suggest cards and locations by their names, and find them by what is typed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import pytest

from bot.dispatch import commands
from bot.dispatch.dispatcher import Dispatcher
from bot.features.core import shortcuts
from engines.core import Chance, choices_for
from engines.registry import games

from .situations import asking, at_table, table_of

GAME = games()["siberia"]
COMMANDS = {shortcut.name: shortcut for shortcut in GAME.shortcuts}
NOBODY = cast(Dispatcher, None)


def states(seed: str) -> Iterator[Any]:
    """Yield the states of a game that is played by chance."""
    state, chance = GAME.start(2, GAME.options({}), seed), Chance.from_seed(seed)
    for _move in range(600):
        yield state
        asked = GAME.decisions(state)
        if not asked:
            return
        kinds = sorted({move.kind for move in asked[0].moves})
        kind, chance = chance.chosen(kinds)
        drawn = [move for move in asked[0].moves if move.kind == kind]
        move, chance = chance.without_log().chosen(drawn)
        state, _events = GAME.apply(state, asked[0].seat, move)


def table_with(kind: str) -> tuple[Any, int, list[Any]]:
    """Return a table where a move of a kind is possible, the seat, and the moves of that kind."""
    for number in range(20):
        for state in states(f"suggested {number}"):
            for asked in GAME.decisions(state):
                open_ = choices_for(GAME, state, asked.seat)
                found = [move for move in open_.moves if move.kind == kind] if open_ else []
                if found:
                    return table_of(GAME, state, seats=2), asked.seat, found
    raise AssertionError(f"nobody may {kind}")


async def suggested(
    monkeypatch: pytest.MonkeyPatch, table: Any, seat: int, name: str, typed: str, locale: str
) -> dict[str, str]:
    """Return what a command suggests for its first parameter: what is shown by its value."""
    at_table(monkeypatch, shortcuts, table, seat)
    command = COMMANDS[name]
    complete = shortcuts._completer(NOBODY, GAME, command, command.parts[0])
    return {choice.value: choice.name for choice in await complete(asking(locale), typed)}


@pytest.mark.parametrize("locale", ["en", "de", "fr", "it"])
@pytest.mark.parametrize("kind", ["play", "take"])
async def test_cards_are_shown_by_id_and_name_and_only_those_that_are_legal(
    kind: str, locale: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, seat, legal = table_with(kind)
    offer = await suggested(monkeypatch, table, seat, kind, "", locale)
    names = {card.id: card.names for card in GAME.content.cards.values()}  # type: ignore[attr-defined]
    called = {
        move.card: names[move.card].others.get(locale, (names[move.card].name, ""))[0]
        for move in legal
    }
    assert offer == {card: f"{card} {name}" for card, name in called.items()}
    for card, name in called.items():
        for typed in (card.casefold(), name, name[:6], names[card].name):
            found = await suggested(monkeypatch, table, seat, kind, typed, locale)
            assert card in found, (typed, found)


async def test_a_card_is_found_by_its_number(monkeypatch: pytest.MonkeyPatch) -> None:
    table, seat, legal = table_with("take")
    for move in legal:
        number = str(GAME.content.cards[move.card].number)  # type: ignore[attr-defined]
        assert move.card in await suggested(monkeypatch, table, seat, "take", number, "en")


async def test_locations_are_shown_by_number_and_name(monkeypatch: pytest.MonkeyPatch) -> None:
    table, seat, legal = table_with("go")
    offer = await suggested(monkeypatch, table, seat, "go", "", "de")
    assert set(offer) == {move.place for move in legal}
    tiles = GAME.content.tiles.values()  # type: ignore[attr-defined]
    for tile in tiles:
        if str(tile.number) in offer:
            assert offer[str(tile.number)] == f"{tile.number} {tile.names.others['de'][0]}"
            assert str(tile.number) in await suggested(
                monkeypatch, table, seat, "go", tile.names.name, "de"
            )


async def test_what_a_quest_costs_is_said_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    table, seat, legal = table_with("solve")
    offer = await suggested(monkeypatch, table, seat, "solve", "", "en")
    for move in legal:
        shown = offer[GAME.format(move).removeprefix("solve ")]
        assert shown.startswith(f"{move.card} ")
        assert " for " in shown


async def test_lines_are_suggested_with_ids_and_names(monkeypatch: pytest.MonkeyPatch) -> None:
    table, seat, legal = table_with("take")
    at_table(monkeypatch, commands, table, seat)
    for move in legal:
        names = GAME.content.cards[move.card].names  # type: ignore[attr-defined]
        for typed in ("", f"take {names.name}", names.others["de"][0]):
            found = await commands.completions(NOBODY, asking("de"), typed)
            shown = {choice.value: choice.name for choice in found}
            assert f"{move.card} {names.others['de'][0]}" in shown[f"take {move.card}"]
