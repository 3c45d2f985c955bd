"""Every clause of the game's own rules has a test that is marked with it."""

from __future__ import annotations

import ast
from pathlib import Path

from engines.core.rulebook import read_rulebook

from .positions import GAME

SHARED = ("RT-8", "RT-95")
"""Clauses of the shared rules that only a game can hold: cards, end, and what is hidden."""


def marked() -> set[str]:
    """Return the clauses named by ``pytest.mark.rule`` on the tests of this folder."""
    found = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef):
                continue
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                    found |= {ast.literal_eval(clause) for clause in mark.args}
    return found


def test_every_clause_has_a_test() -> None:
    own = {clause.id for clause in read_rulebook(GAME.folder / "rules.en.md").clauses}
    known = {clause.id for clause in GAME.rulebook("en").clauses}
    assert own < known
    assert own - marked() == set()
    assert {clause for clause in known if clause.startswith(SHARED)} - marked() == set()
    assert marked() <= known


def test_the_clauses_are_the_same_in_every_language() -> None:
    clauses = [clause.id for clause in GAME.rulebook("en").clauses]
    assert len(clauses) == len(set(clauses)) > 180
    for language in ("de", "fr", "it"):
        assert [clause.id for clause in GAME.rulebook(language).clauses] == clauses
