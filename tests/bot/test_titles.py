"""What a turn is called in the titles of cards and panels."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.messages.titles import counted, titled
from bot.texts import LOCALES, TextError, words_in
from tests.core.toy import Toy

from .situations import GAMES, moments, table_of

EN = words_in("en")


def titles(game_id: str, locale: str) -> list[str]:
    """Return the titles of a whole game, each once."""
    game = GAMES[game_id]
    shown = moments(game_id, 2, 0)
    table, words = table_of(game, shown[0].state, seats=2), words_in(locale)
    found = (titled(table, words, game.view(moment.state, None)) for moment in shown)
    return [*dict.fromkeys(found)]


@pytest.mark.slow
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game_id", GAMES)
def test_the_set_up_and_every_round_have_a_title(game_id: str, locale: str) -> None:
    """Titles count rounds of play: neither turns of seats nor steps of the set-up."""
    words, game = words_in(locale), GAMES[game_id]
    if not game.turn_facts(game.view(moments(game_id, 2, 0)[0].state, None)):
        pytest.skip("a game that counts turns")
    found = [title.removeprefix(f"{game.title} · ") for title in titles(game_id, locale)]
    if game_id == "siberia":  # it is set up before anybody is asked anything
        found.insert(0, words("title-round", round=0))
    if game_id != "explorers":  # that counts the turns of its rounds
        assert found == [words("title-round", round=number) for number in range(len(found))]
    assert found[0] == words("title-round", round=0)


def test_turns_are_counted_in_a_game_without_rounds() -> None:
    table = table_of(Toy(), Toy().start(2, Toy().options({}), "seed"), seats=2)
    view = Toy().view(table.state, None)
    assert titled(table, EN, view) == f"Toy · turn {view.turn}"
    assert counted(table, EN, replace(view, turn=0)) == "set-up"


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
