"""A refusal quotes a clause that holds at its table: solo or not, with normal or expert sides."""

from __future__ import annotations

from typing import Any

import pytest

from tests.quoting import clauses, moves_of, positions, quoted

from .games import GAME

EXPERT = ["temples", "provisions", "villages", "gems"]
TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "normal": (3, {"first_player": 1}),
    "expert": (3, {"first_player": 1, "expert": EXPERT, "achievements": 3}),
    "solo": (1, {}),
}
ELSEWHERE = {
    # Section 7 is that of the expert sides, section 9 that of solo play.
    "normal": ("XP-701 XP-731", "XP-801 XP-825", "XP-901 XP-905", "XP-955"),
    "expert": ("XP-531 XP-541", "XP-561", "XP-901 XP-905", "XP-955"),
    # Alone nobody is active, nobody chooses a side, and nobody is waited for.
    "solo": ("XP-303 XP-309", "XP-311", "XP-701 XP-731", "XP-952"),
}
NO_BONUS = {"XP-722": {"no-bonus"}}
"""That there are no bonus crosses is said with the clause of those that there are elsewhere."""


@pytest.mark.parametrize("which", TABLES)
def test_a_refusal_quotes_a_clause_that_holds_at_its_table(which: str) -> None:
    games = {
        name: [positions(GAME, seats, options, f"quoting {seed}") for seed in range(2)]
        for name, (seats, options) in TABLES.items()
    }
    known = [clause.id for clause in GAME.rulebook("en").clauses]
    seats = TABLES[which][0]
    moves = {
        move: None for name, own in games.items() for move in moves_of(GAME, own, TABLES[name][0])
    }
    here = [state for game in games[which] for state in game]
    codes_by_rule = quoted(GAME, here, moves, seats)
    elsewhere = clauses(known, *ELSEWHERE[which])
    wrong = {rule: codes for rule, codes in codes_by_rule.items() if rule in elsewhere}
    assert wrong == ({} if which == "expert" else NO_BONUS)
    assert codes_by_rule.keys() <= set(known)
    assert len(codes_by_rule) >= 12


@pytest.mark.parametrize("which", TABLES)
def test_a_search_leaves_out_the_same_clauses(which: str) -> None:
    seats, options = TABLES[which]
    known = [clause.id for clause in GAME.rulebook("en").clauses]
    left_out = {
        clause
        for clause in known
        for scope in GAME.scopes
        if scope.covers(clause) and not scope.holds(GAME.options(options), seats)
    }
    elsewhere = clauses(known, *ELSEWHERE[which], "XP-906" if seats > 1 else "XP-801 XP-825")
    if which == "expert":
        elsewhere |= {"XP-206"}  # XP-721 has another list
    # XP-542 is read with either side; only the end of XP-952 speaks of others.
    assert left_out == elsewhere - {"XP-952"} - clauses(known, "XP-542")
