"""A refusal quotes a clause that holds at its table, with New Adventures and without."""

from __future__ import annotations

import pytest

from tests.quoting import clauses, moves_of, positions, quoted, tables

from .positions import GAME

TABLES = tables(["adventures"])
REPLACED = {
    # Section 6 is the expansion's, LX-705 speaks of it only; the rest of the clauses hold always.
    False: ("LX-601 LX-652", "LX-705", "LX-808 LX-810"),
    # LX-102: tiles and adventurers "and nothing else" is true of the base game only.
    True: ("LX-102",),
}


@pytest.mark.parametrize("adventures", [False, True])
def test_a_refusal_quotes_a_clause_that_holds_at_its_table(adventures: bool) -> None:
    games = [
        positions(GAME, 3, {**options, "first_player": 1}, f"quoting {seed}")
        for options in TABLES
        for seed in range(2)
    ]
    known = [clause.id for clause in GAME.rulebook("en").clauses]
    here = games[2 * adventures] + games[2 * adventures + 1]
    codes_by_rule = quoted(GAME, here, moves_of(GAME, games, 3), 3)
    replaced = clauses(known, *REPLACED[adventures])
    assert {rule: codes for rule, codes in codes_by_rule.items() if rule in replaced} == {}
    assert codes_by_rule.keys() <= set(known)
    assert len(codes_by_rule) >= 14


@pytest.mark.parametrize("adventures", [False, True])
def test_a_search_leaves_out_the_same_clauses(adventures: bool) -> None:
    known = [clause.id for clause in GAME.rulebook("en").clauses]
    options = GAME.options({"adventures": adventures})
    left_out = {
        clause
        for clause in known
        for scope in GAME.scopes
        if scope.covers(clause) and not scope.holds(options, 3)
    }
    # LX-102 is worth reading with New Adventures, too.
    assert left_out == clauses(known, *REPLACED[adventures]) - {"LX-102"}
