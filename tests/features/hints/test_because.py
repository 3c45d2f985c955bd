"""The reasons of hints: every part of an evaluation can be said, in every language."""

from __future__ import annotations

import re

import pytest

from bot.messages.narrator import Narrator
from bot.messages.reasons import because
from bot.texts import LOCALES, words_in
from engines.players import Reason
from tests.bot.sentences import keys_of
from tests.bot.sources import ROOT
from tests.core.walks import states_of
from tests.offered import GAMES


@pytest.mark.slow
@pytest.mark.parametrize("game_id", GAMES)
def test_every_term_has_a_sentence(game_id: str) -> None:
    """And no sentence is left over."""
    game, named = GAMES[game_id], set[str]()
    for options in ({}, {"variant_b": True}) if game_id == "expedition_1996" else ({},):
        states = states_of(game, game.seats[-1], options, "because")
        for state in (*states[::9], states[-1]):
            named.update(term.name for term in game.terms(game.view(state, 0)))
    known = keys_of(f"{game_id}-because-")
    assert named <= known
    code = "".join(
        path.read_text(encoding="utf-8")
        for package in (game_id, "routes")
        for path in (ROOT / "engines" / package).rglob("*.py")
    )
    assert all(re.search(f'"{name.removeprefix("reached-")}"', code) for name in known)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_reason_says_what_it_would_be_otherwise(locale: str) -> None:
    game, words = GAMES["expedition_1996"], words_in(locale)

    def said(number: int, otherwise: int | None) -> str:
        reason = Reason("marked", "Giza", 1.25, number, otherwise)
        return because(reason, Narrator(words, game, ("Ada", "Bo")))

    alone, compared, unreached = said(2, None), said(2, 3), said(2, 0)
    assert said(2, 2) == alone
    assert len({alone, compared, unreached, said(1, 3)}) == 4
    assert "3" in compared
    assert game.names(locale).get("Giza", "Giza") in alone
    assert ("1.2" if locale == "en" else "1,2") in alone
