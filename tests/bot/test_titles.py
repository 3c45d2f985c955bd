"""What a turn is called in the titles of cards and panels."""

from __future__ import annotations

import pytest

from bot.messages.titles import titled
from bot.texts import TextError, words_in

from .situations import GAMES, moments, table_of

EN = words_in("en")


def titles(game_id: str, locale: str) -> list[str]:
    """Return the titles of a whole game, each once."""
    game = GAMES[game_id]
    shown = moments(game_id, 2, 0)
    table, words = table_of(game, shown[0].state, seats=2), words_in(locale)
    found = (titled(table, words, game.view(moment.state, None)) for moment in shown)
    return [*dict.fromkeys(found)]


def test_turns_are_counted_if_a_game_says_nothing_else() -> None:
    shown = [f"Expedition Luxor · {turn}" for turn in ("set-up", "turn 1", "turn 2")]
    assert titles("luxor", "en")[:3] == shown


@pytest.mark.parametrize(
    ("locale", "set_up", "turn"),
    [
        ("en", "set-up", "round 2, turn 1"),
        ("de", "Spielaufbau", "Runde 2, Zug 1"),
        ("fr", "mise en place", "manche 2, tour 1"),
        ("it", "preparazione", "round 2, turno 1"),
    ],
)
def test_explorers_counts_rounds_and_the_turns_in_them(locale: str, set_up: str, turn: str) -> None:
    found = titles("explorers", locale)
    assert found[0] == f"Explorers · {set_up}"
    assert found[8] == f"Explorers · {turn}"
    assert len(found) == 1 + 4 * 7


def test_a_game_without_words_of_its_own_has_those_of_all() -> None:
    assert EN.of_game("luxor", "button-hand") == EN("button-hand")
    assert EN.of_game("explorers", "button-hand") == EN("explorers-button-hand")
    assert EN.of_game("explorers", "undo-commit", "button-undo") == EN("explorers-undo-commit")
    assert EN.of_game("explorers", "undo-mark", "button-undo") == EN("button-undo")
    with pytest.raises(TextError, match="no-such-key"):
        EN.of_game("luxor", "no-such-key")
