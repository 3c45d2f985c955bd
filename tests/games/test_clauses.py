"""Every clause of a game's rules has a test marked with it, and exists in every language.

Shared clauses are tested with the shared engine, except those that begin like ``shared_clauses`` in
a game's ``fixtures.json``: the game's own tests must cover them.
"""

from __future__ import annotations

import pytest

from bot.texts import LOCALES
from engines.core.rulebook import read_rulebook
from tests.games.folders import FIXTURES, TESTS, marked
from tests.offered import GAMES

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
    assert (own | also) - tested == set()
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
