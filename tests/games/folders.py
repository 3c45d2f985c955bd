"""Where each game's tests keep their fixtures, and which clauses they are marked with."""

from __future__ import annotations

import ast
from pathlib import Path

from tests.games.fixtures import Fixtures, fixtures_in
from tests.offered import GAMES

TESTS = Path(__file__).parents[1]

FIXTURES: dict[str, Fixtures] = {game_id: fixtures_in(TESTS / game_id) for game_id in GAMES}


def marked(folder: Path) -> set[str]:
    """Return the clauses named by ``pytest.mark.rule`` on the tests of a folder."""
    clauses = set[str]()
    for file in folder.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                continue
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                    clauses |= {
                        str(arg.value) for arg in mark.args if isinstance(arg, ast.Constant)
                    }
    return clauses
