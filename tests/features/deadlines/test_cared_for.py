"""What the end of a game tells of caretakers, in posts and in panels."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.features import FEATURES
from bot.messages import cards
from bot.messages.panel import waiting
from bot.messages.parts import Additions
from bot.texts import LOCALES, words_in
from engines.core import Chance
from engines.players import choose
from engines.registry import games
from tests.bot.situations import table_of
from tests.tables.club import Club


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_result_tells_how_many_turns_a_caretaker_has_played(
    locale: str, club: Club
) -> None:
    game, words, chance = games()["explorers"], words_in(locale), Chance.from_seed("cared for")
    state = game.start(2, game.options({}), "a")
    while decisions := game.decisions(state):
        move, chance = choose("random", game, state, decisions[0].seat, chance)
        state, _events = game.apply(state, decisions[0].seat, move)
    table = table_of(game, state, seats=2, status="finished")
    seats = (table.seats[0], replace(table.seats[1], cared_for=3))
    over, view = replace(table, seats=seats), table.view(None)
    repository = club.tables.repository
    additions = Additions(repository, [make(repository) for make in FEATURES])
    line = f"-# {words('result-cared-for', count=3)}"
    card = cards.prompt(over, words, view, await additions.card(over, view, words))
    lines = card.splitlines()
    place = lines.index(line)
    assert table.names[1] in "".join(lines[place - 2 : place]), "below the player's points"
    assert card.count(line) == 1
    panel = waiting(over, words, view, await additions.panel(over, 0, words))
    assert panel == card
