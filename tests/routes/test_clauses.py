"""Every shared clause has a test that is marked with it; RT-901 onwards is the network's."""

from __future__ import annotations

import re
from itertools import chain
from pathlib import Path

import pytest

from engines.core import AnyGame
from engines.core.rulebook import read_rulebook
from engines.registry import games
from engines.routes.content import ALTERNATIVES, NETWORK
from tests.games.folders import marked

DEVELOPERS = {"RT-110"}
"""Clauses of the catalogue that are for developers: tested, but no rules that players read."""

LAST = {"1": 10, "2": 10, "3": 9, "4": 7, "5": 22, "6": 7, "7": 10, "8": 14}
"""The last clause of each section of the catalogue."""


def catalogue() -> set[str]:
    sections = (
        [f"RT-{section}{n:02}" for n in range(1, last + 1)] for section, last in LAST.items()
    )
    return set(chain.from_iterable(sections))


def test_every_clause_has_a_test() -> None:
    clauses = catalogue()
    assert len(clauses) == 89
    tested = marked(Path(__file__).parent)
    assert clauses - tested == set()
    assert {clause for clause in tested if clause < "RT-9"} - clauses == set()


def test_players_read_every_clause_but_those_for_developers() -> None:
    shared = read_rulebook(NETWORK.parent.parent / "rules.en.md")
    ids = {clause.id for clause in shared.clauses}
    assert {id_ for id_ in ids if id_ < "RT-9"} == catalogue() - DEVELOPERS
    for game in ROUTE_GAMES:
        for language in LANGUAGES:
            assert not DEVELOPERS & {clause.id for clause in game.rulebook(language).clauses}


def test_every_shared_clause_stands_once_in_each_game() -> None:
    shared = [clause.id for clause in read_rulebook(NETWORK.parent.parent / "rules.en.md").clauses]
    for game in ROUTE_GAMES:
        for language in LANGUAGES:
            ids = [clause.id for clause in game.rulebook(language).clauses]
            assert sorted(id_ for id_ in ids if id_.startswith("RT-")) == sorted(shared)


# --- one set of rules, two sets of words ---------------------------------------------------

LANGUAGES = ("en", "de", "fr", "it")

ROUTE_GAMES = (games()["famous_explorers"], games()["expedition_1996"])
"""In the order of the alternatives in the shared rules."""

FOREIGN = {
    "famous_explorers": {
        "en": r"missions?|vouchers?|chips?|complet(e|ed) (a|the) mission",
        "de": r"Auftr[aä]g\w*|Chips?",
        "fr": r"missions?|jetons?",
        "it": r"mission[ei]|getton[ei]",
    },
    "expedition_1996": {
        "en": r"cards?|tickets?|marks|(a|the|your|own|player’s) mark",
        "de": r"(Hand)?[Kk]arten?|Markierung\w*|gewertete\w*",
        "fr": r"cartes?|marques?|réalis\w+",
        "it": r"cart[ae]|contrassegno|(i|tuoi|propri|dei) contrassegni|realizzat\w+",
    },
}
"""Words of the other game that a game's rulebook does not use."""

ALLOWED = {
    # Spare tokens of Famous Explorers, which these languages call what 1996 calls its chips.
    "famous_explorers": r"FE-.*",
    # What it compares itself with.
    "expedition_1996": r"Q96-404",
}
"""Clauses that may use them."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ROUTE_GAMES, ids=lambda game: str(game.id))
def test_a_rulebook_keeps_to_its_own_game_s_words(game: AnyGame, language: str) -> None:
    foreign = re.compile(rf"\b({FOREIGN[game.id][language]})\b", re.IGNORECASE)
    faults = [
        f"{clause.id}: {match[0]}"
        for clause in game.rulebook(language).clauses
        if not re.fullmatch(ALLOWED[game.id], clause.id)
        for match in foreign.finditer(f"{clause.heading} {clause.words}")
    ]
    assert not faults


@pytest.mark.parametrize("language", LANGUAGES)
def test_alternatives_are_whole_and_chosen(language: str) -> None:
    shared = read_rulebook(NETWORK.parent.parent / f"rules.{language}.md")
    both = {clause.id for clause in shared.clauses if ALTERNATIVES.search(clause.words)}
    assert len(both) > 15
    books = [game.rulebook(language) for game in ROUTE_GAMES]
    for book in books:
        assert not [c.id for c in book.clauses if set("{}|") & set(c.heading + c.words)]
        assert not [c.id for c in book.clauses if "  " in c.words or " ." in c.words]
    for clause_id in both:
        first, second = (book.clause(clause_id) for book in books)
        assert first != second
