"""What the button is called that shows the hand, or what a game has instead."""

from __future__ import annotations

import pytest

from bot.messages import cards
from bot.messages.controls import PressButton
from bot.messages.message import Message
from bot.messages.panel import play_panel
from bot.messages.panel_facts import panel_facts
from bot.texts import LOCALES, words_in

from .situations import GAMES, moments, table_of


def label(message: Message) -> str:
    """Return the label of the button with the verb *hand*."""
    (label,) = (
        item.label
        for item in message.view.walk_children()
        if isinstance(item, PressButton) and str(item.custom_id).startswith("x:hand:")
    )
    return str(label)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game_id", GAMES)
def test_card_and_panel_call_it_the_same(game_id: str, locale: str) -> None:
    words, seats = words_in(locale), 2
    table = table_of(GAMES[game_id], moments(game_id, seats, 0)[0].state, seats=seats)
    card = label(cards.turn_card(table, words, table.view(None), (), None))
    assert card == label(play_panel(panel_facts(table, words, 0)))
    usual = words("button-hand")
    assert (card != usual) == words.has(f"{game_id}-button-hand")
    if card != usual:
        assert card == words(f"{game_id}-button-hand")


def test_a_game_without_a_hand_shows_what_it_has() -> None:
    table = table_of(GAMES["explorers"], moments("explorers", 2, 0)[0].state, seats=2)
    panel = play_panel(panel_facts(table, words_in("en"), 0))
    assert label(panel) == "My sheet"
