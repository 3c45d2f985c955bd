"""Every clause of the rules has a test that is marked with it."""

from __future__ import annotations

import ast
from pathlib import Path

from .positions import GAME


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
    clauses = [clause.id for clause in GAME.rulebook("en").clauses]
    assert set(clauses) == marked()
    assert len(clauses) == len(set(clauses)) > 100


def test_the_clauses_are_the_same_in_every_language() -> None:
    clauses = [clause.id for clause in GAME.rulebook("en").clauses]
    for language in ("de", "fr", "it"):
        assert [clause.id for clause in GAME.rulebook(language).clauses] == clauses
