"""Every shared clause has a test that is marked with it; RT-901 onwards is the network's."""

from __future__ import annotations

import ast
from itertools import chain
from pathlib import Path

LAST = {"1": 10, "2": 10, "3": 9, "4": 7, "5": 22, "6": 7, "7": 10, "8": 14}
"""The last clause of each section of the catalogue."""


def marked() -> set[str]:
    """Return the clauses named by ``pytest.mark.rule`` on the tests of this folder."""
    found = set[str]()
    for file in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef):
                continue
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                    found |= {str(arg.value) for arg in mark.args if isinstance(arg, ast.Constant)}
    return found


def test_every_clause_has_a_test() -> None:
    sections = (
        [f"RT-{section}{n:02}" for n in range(1, last + 1)] for section, last in LAST.items()
    )
    clauses = set(chain.from_iterable(sections))
    assert len(clauses) == 89
    assert clauses - marked() == set()
    assert {clause for clause in marked() if clause < "RT-9"} - clauses == set()
