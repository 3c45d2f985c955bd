"""The engines import no chat, no pictures, no database, no clock and no hidden randomness."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import engines

FOLDER = Path(engines.__file__).parent
ALLOWED = {"engines", "pydantic", "typing_extensions"}
IMPURE = {
    "asyncio", "datetime", "http", "os", "random", "secrets", "shelve", "socket", "sqlite3",
    "subprocess", "tempfile", "threading", "time", "urllib", "uuid",
}  # fmt: skip
"""What reads a clock, a disk, a network or chance; a terminal may, rules may not."""

ALONE = """
import sys
import pydantic, statistics
pydantic.create_model("Any", number=int)  # both import random, for themselves
for name in ("discord", "PIL", "sqlite3", "aiosqlite", "random", "bot", "render"):
    sys.modules[name] = None

from importlib import import_module
from pkgutil import walk_packages
import engines

def stop(name):
    raise ImportError(name)

names = [one.name for one in walk_packages(engines.__path__, "engines.", onerror=stop)]
for name in names:
    import_module(name)
print(len(names))

from engines.laws import check_game
from engines.registry import games
for game in games().values():
    check_game(game, game.seats[0], {}, "alone", thorough=0.01)
print("played")
"""


def imported(file: Path) -> Iterator[tuple[int, str]]:
    """Yield line and top-level name of everything that a module imports, anywhere in it."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, name.name.split(".")[0]) for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.lineno, "engines" if node.level else (node.module or "").split(".")[0]


@pytest.mark.slow
def test_every_module_can_be_imported_and_played_alone() -> None:
    done = subprocess.run(
        [sys.executable, "-c", ALONE],
        capture_output=True,
        text=True,
        check=False,
        cwd=FOLDER.parent,
    )
    assert done.returncode == 0, done.stderr
    count, played = done.stdout.split()
    assert int(count) > 30
    assert played == "played"


@pytest.mark.slow
@pytest.mark.parametrize("name", ["discord", "PIL", "sqlite3", "aiosqlite", "random"])
def test_a_blocked_module_would_be_noticed(name: str) -> None:
    script = ALONE.replace("from importlib import", f"import {name}\nfrom importlib import", 1)
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert f"import of {name} halted" in done.stderr


def test_nothing_is_imported_but_the_standard_library_and_pydantic() -> None:
    allowed = sys.stdlib_module_names | ALLOWED
    wrong = [
        f"{file.relative_to(FOLDER)}:{line}: {name}"
        for file in FOLDER.rglob("*.py")
        for line, name in imported(file)
        if name not in allowed
    ]
    assert not wrong


def test_rules_know_neither_clock_nor_disk_nor_chance() -> None:
    terminal = FOLDER / "cli"
    wrong = [
        f"{file.relative_to(FOLDER)}:{line}: {name}"
        for file in FOLDER.rglob("*.py")
        if terminal not in file.parents
        for line, name in imported(file)
        if name in IMPURE
    ]
    assert not wrong
