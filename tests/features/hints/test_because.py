"""The reasons of hints: every part of an evaluation can be said, in every language."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.messages.narrator import Narrator
from bot.messages.reasons import because
from bot.texts import LOCALES, words_in
from engines.players import Reason
from tests.bot.sentences import keys_of
from tests.bot.sources import ROOT
from tests.core.walks import random_walk, states_of
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


def test_winning_and_ending_the_game_are_not_told_as_points() -> None:
    for game_id, name in (("famous_explorers", "won"), ("siberia", "finish")):
        narrator = Narrator(words_in("en"), GAMES[game_id], ("Ada", "Bo"))
        told = Reason(name, "", 100.0, 0, None, is_points=False)
        assert (
            because(told._replace(is_points=True), narrator)
            == because(told, narrator) + " (+100.0)"
        )


@pytest.mark.slow
@pytest.mark.parametrize("game_id", GAMES)
def test_all_but_winning_and_ending_the_game_are_points(game_id: str) -> None:
    game, uncounted = GAMES[game_id], set[str]()
    for _before, after in [*random_walk(game, game.seats[-1], {}, "because")][-12:]:
        for seat in range(game.seats[-1]):
            terms = game.terms(game.view(after.state, seat))
            uncounted.update(term.name for term in terms if not term.is_points)
    expected = {"expedition_1996": {"won"}, "famous_explorers": {"won"}, "siberia": {"finish"}}
    assert uncounted == expected.get(game_id, set())


@pytest.mark.parametrize("locale", LOCALES)
def test_a_reason_names_the_rival_and_needs_none(locale: str) -> None:
    """Reviews that were stored before rivals were named have none."""
    words = words_in(locale)

    def said(game_id: str, *reason: Any) -> str:
        return because(Reason(*reason), Narrator(words, GAMES[game_id], ("Ada", "Bo")))

    for number, otherwise, instead in ((0, 40, "own"), (20, 40, "own"), (0, 0, "theirs")):
        for name in ("own", "empty", "theirs"):
            assert "Bo" in said("luxor", name, "G7", 1.0, number, otherwise, instead, 1)
    old = {name: said("luxor", name, "G7", 1.0, 0, None) for name in ("own", "theirs", "empty")}
    assert all("G7" in text and "Bo" not in text for text in old.values())
    no_longer = said("luxor", "own", "G7", 1.0, 0, 40, "own", 1)
    assert no_longer == said("luxor", "empty", "G7", 1.0, 0, 40, "empty", 1)
    harder = said("luxor", "empty", "G7", 1.0, 20, 40, "empty", 1)
    assert harder == said("luxor", "own", "G7", 1.0, 20, 40, "own", 1) != no_longer
    for game_id, name in (("expedition_1996", "theirs"), ("famous_explorers", "theirs")):
        far, gone = (said(game_id, name, "Giza", 1.0, number, 1, name, 1) for number in (3, 0))
        assert "Bo" in far
        assert "3" in far
        assert "Bo" in gone
        assert gone != far
    for game_id, name in (("explorers", "visit"), ("siberia", "finish"), ("luxor", "rivals")):
        assert "Bo" in said(game_id, name, "D4", 1.0, 7, None, "", 1)
        assert "Bo" not in said(game_id, name, "D4", 1.0, 7, None)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_reason_says_what_is_new_or_easier(locale: str) -> None:
    words = words_in(locale)

    def said(game_id: str, *reason: Any) -> str:
        return because(Reason(*reason), Narrator(words, GAMES[game_id], ("Ada", "Bo")))

    for game_id, name, before in (
        ("famous_explorers", "mark", "card"),
        ("expedition_1996", "marked", "mission"),
    ):
        newly, long = (said(game_id, name, "Giza", 1.0, 3, 3, each) for each in (before, name))
        assert newly != long
        assert all("3" in text for text in (newly, long))
    easier, less = (said("luxor", "theirs", "G7", 1.0, 40, n, "theirs", 1) for n in (20, 40))
    assert easier != less
    assert less == said("luxor", "theirs", "G7", 1.0, 20, 40, "theirs", 1)
    for name in ("provisions", "gems", "temples", "maps", "village"):
        more, beside = (said("explorers", name, "L10", 1.0, 4, n, name) for n in (2, 4))
        assert more != beside
        assert {"4", "2"} <= set(re.findall(r"\b\d\b", more))
        assert beside == said("explorers", name, "L10", 1.0, 2, 4, name)
