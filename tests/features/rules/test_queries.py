"""Rules are found by the words that people type, in every language and game."""

from __future__ import annotations

import pytest

from bot.texts import LOCALES
from engines.registry import games
from tests.features.rules.finding import find
from tests.features.rules.queries import QUERIES

GAMES = games()
ROUTES = ("famous_explorers", "expedition_1996")
CASES = [
    pytest.param(locale, query, game_id, ids, id=f"{locale}-{game_id}-{query}")
    for locale, queries in QUERIES.items()
    for query, by_game in queries.items()
    for name, ids in by_game.items()
    for game_id in (ROUTES if name == "routes" else (name,))
]


@pytest.mark.slow
@pytest.mark.parametrize(("locale", "query", "game_id", "ids"), CASES)
def test_what_is_typed_is_found(locale: str, query: str, game_id: str, ids: str) -> None:
    found = [clause.id for clause in find(GAMES[game_id], locale, query).clauses]
    if ids.endswith("!"):
        assert found[:1] == [ids[:-1]], found[:5]
    else:
        assert set(ids.split()) & set(found[:3]), found[:5]


def test_there_are_thirty_queries_in_each_language() -> None:
    assert QUERIES.keys() == {*LOCALES}
    assert min(map(len, QUERIES.values())) >= 30


@pytest.mark.slow
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game_id", GAMES)
def test_every_clause_is_found_by_its_id_and_by_its_own_first_words(
    game_id: str, locale: str
) -> None:
    game = GAMES[game_id]
    for clause in game.rulebook(locale).clauses[::7]:
        assert find(game, locale, clause.id.lower()).clauses == (clause,)
        words = " ".join(clause.words.split()[:6])
        assert clause in find(game, locale, words).clauses, words


QUESTIONS_ABROAD = {
    "luxor": ("Gleichstand", "égalité", "pareggio"),
    "explorers": ("Pferd", "cheval", "cavallo"),
    "famous_explorers": ("roter Punkt", "point rouge", "punto rosso"),
    "expedition_1996": ("Schleife", "boucle", "anello"),
    "siberia": ("Verderbnis", "vaincre", "sconfiggere"),
}


@pytest.mark.parametrize("game_id", QUESTIONS_ABROAD)
def test_words_of_another_language_find_the_clauses_of_the_reader_s(game_id: str) -> None:
    game = GAMES[game_id]
    english = game.rulebook("en")
    for locale, query in zip(("de", "fr", "it"), QUESTIONS_ABROAD[game_id], strict=True):
        own = [clause.id for clause in find(game, locale, query).clauses]
        abroad = find(game, "en", query).clauses
        assert {clause.id for clause in abroad[:3]} & {*own[:3]}, query
        assert all(clause == (english.clause(clause.id) or clause) for clause in abroad)
