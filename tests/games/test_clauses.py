"""Every clause of a game's rules has a test marked with it, and exists in every language.

Shared clauses are tested with the shared engine, except those that begin like ``shared_clauses`` in
a game's ``fixtures.json``: the game's own tests must cover them. Every clause of a rules catalogue
is named by a test, if the catalogues are at hand.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.texts import LOCALES
from engines.core.rulebook import read_rulebook
from tests.games.folders import FIXTURES, TESTS, marked
from tests.offered import GAMES

CATALOGUES = sorted((TESTS.parents[1] / "shared" / "rules").glob("*.md"))

CLAUSE = r"[A-Z][A-Z0-9]{1,3}-\d{3,4}[a-z]?"
LISTED = re.compile(rf"^\W*({CLAUSE})\b", re.MULTILINE)
NAMED = re.compile(rf"[\"']({CLAUSE})[\"']")

ALL = pytest.mark.parametrize("game_id", GAMES)


@ALL
def test_every_clause_has_a_test(game_id: str) -> None:
    game, tested = GAMES[game_id], marked(TESTS / game_id)
    own = {clause.id for clause in read_rulebook(game.folder / "rules.en.md").clauses}
    known = {clause.id for clause in game.rulebook("en").clauses}
    assert own
    assert own <= known
    shared = FIXTURES[game_id].shared_clauses
    also = {clause for clause in known if shared and clause.startswith(shared)}
    assert (own | also) - tested == set(), "mark a test of each with pytest.mark.rule"
    assert tested - known == set(), "no such clauses"


@ALL
def test_the_clauses_are_the_same_in_every_language(game_id: str) -> None:
    game = GAMES[game_id]
    clauses = [clause.id for clause in game.rulebook("en").clauses]
    assert len(clauses) == len(set(clauses))
    for language in LOCALES:
        assert (game.folder / f"rules.{language}.md").is_file()
        assert [clause.id for clause in game.rulebook(language).clauses] == clauses
        assert game.rulebook(language).title == game.title


@pytest.mark.skipif(not CATALOGUES, reason="the rules catalogues are not beside the project")
@pytest.mark.parametrize("catalogue", CATALOGUES, ids=lambda path: path.stem)
def test_every_clause_is_named_by_a_test(catalogue: Path) -> None:
    named = set[str]()
    for file in TESTS.rglob("*.py"):
        named.update(NAMED.findall(file.read_text(encoding="utf-8")))
    listed = set(LISTED.findall(catalogue.read_text(encoding="utf-8")))
    assert listed, "a catalogue has clauses"
    assert sorted(listed - named) == []
