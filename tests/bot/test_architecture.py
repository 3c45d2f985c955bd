"""Which parts of the project may import which.

The layers are checked by ``tests/architecture``, what engines import by
``tests/core/test_imports.py``.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable
from pathlib import Path

import pytest

from .sources import ROOT, imports, texts_in, trees, written

SQL = {"sqlite3", "aiosqlite"}

LONGEST = 40
"""Lines of a constructor."""


def users_of(modules: Iterable[str], *folders: str) -> list[str]:
    """Return the files below folders that import one of the modules."""
    sought = set(modules)
    return [
        str(path.relative_to(ROOT))
        for path, _tree in trees(*folders)
        if any(name.split(".")[0] in sought for name in imports(path))
    ]


def below(folder: str, files: Iterable[str]) -> list[str]:
    return [file for file in files if Path(folder) in Path(file).parents]


@pytest.mark.slow
def test_only_the_bot_knows_discord() -> None:
    users = users_of({"discord"}, "bot", "engines", "render")
    assert below("bot", users) == users
    assert below("bot/delivery", users)
    for folder in ("bot/tables", "bot/store", "bot/texts"):
        assert not below(folder, users)


def test_only_the_store_knows_sql() -> None:
    users = users_of(SQL, "bot", "engines", "render")
    assert users
    assert below("bot/store", users) == users  # rows of features use its connections


def test_pictures_name_no_bot() -> None:
    """``render`` gets words and views as arguments."""
    texts, patterns = written("render", "engines")
    named = [*texts, *(pattern.pattern for pattern in patterns)]
    assert not [text for text in named if text.startswith("bot.")], (
        "a runtime import would get round this test"
    )


def test_pictures_know_no_states() -> None:
    """What a view holds is defined beside it: what a renderer cannot import it cannot draw."""
    imported = {
        f"{node.module}.{name.name}"
        for _path, tree in trees("render")
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for name in node.names
    }
    assert "engines.luxor.tiles.face" in imported
    assert not [name for name in imported if "state" in name.split(".")]
    assert not [
        name for path, _tree in trees("render") for name in imports(path) if ".state" in name
    ]


@pytest.mark.parametrize("folder", ["bot", "engines", "render"])
def test_nobody_imports_the_tests_or_the_tools(folder: str) -> None:
    assert not users_of({"bench", "tests", "pytest", "hypothesis"}, folder)


def test_only_the_playground_and_the_tests_simulate_discord() -> None:
    users = users_of({"simcord"}, "bot", "engines", "render")
    assert users == [f"bot/playground/{name}.py" for name in ("clock", "club", "looks", "page")]


def test_no_statement_of_sql_stands_outside_the_store() -> None:
    starts = ("select ", "insert into ", "update ", "delete from ", "pragma ")
    for path, tree in trees("bot"):
        if not _has_sql(path.relative_to(ROOT)):
            assert not [text for text in texts_in(tree) if text.startswith(starts)], path
    assert [text for text in written("bot/store")[0] if text.startswith(starts)]


def test_answers_and_messages_read_no_store() -> None:
    """What they tell is found by a service; of the store they know rows, and errors."""
    read = [
        f"{path.relative_to(ROOT)}: store.{node.attr}"
        for path, tree in trees("bot/dispatch", "bot/messages", "bot/features")
        if path.name in ("answers.py", "messages.py") or path.parts[-2] in ("dispatch", "messages")
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name)
        if node.value.id == "store" and node.attr not in ("errors", "rows")
    ]
    assert read == []


def test_constructors_are_short() -> None:
    lines = {
        f"{path.relative_to(ROOT)}:{node.lineno}": (node.end_lineno or 0) - node.lineno + 1
        for path, tree in trees("bot", "engines", "render")
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and node.name == "__init__"
    }
    assert lines
    assert {place: count for place, count in lines.items() if count > LONGEST} == {}


def _has_sql(place: Path) -> bool:
    """Whether a file belongs to the store, or holds the rows of a feature."""
    is_rows = Path("bot/features") in place.parents and place.name == "rows.py"
    return is_rows or Path("bot/store") in place.parents
