"""``new``: the game that it writes passes the gate as it stands."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from engines.cli import new
from engines.cli.calls import WrongCall
from engines.registry import PACKAGES
from tests.bot.sources import ROOT
from tests.games.parts import PARTS, members, needed

from .conftest import Call

FOLDERS = ("engines", "render", "bot", "bench", "docs", "migrations", "tests")
STRUCTURE = ("tests/architecture/", "tests/core/test_imports.py", "tests/bot/test_architecture.py")
"""Tests of the whole tree, which a new game must not break."""

SHORT = (
    *("tests/laws/test_laws.py", "tests/core/test_branches.py", "tests/bench/test_clicks.py"),
    *("tests/games/", "tests/tables/", "tests/features/consent/", "tests/features/history/"),
    *("tests/features/plans/", "tests/bot/test_sure.py", "tests/players/test_review.py"),
    *("tests/dispatch/test_secret_counts.py", "tests/e2e/test_openings.py"),
)
"""The shared tests to which it matters that a game is short or for two, or lacks what others have.

That is content, a hand, rounds, warnings, or planning ahead.
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Return a copy of the project's sources, with what is compiled of them already."""
    left_out = shutil.ignore_patterns("*.sqlite3")
    for folder in FOLDERS:
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=left_out)
    for file in ("pyproject.toml", "Makefile", "README.md", "compose.yaml"):
        shutil.copy(ROOT / file, tmp_path / file)
    return tmp_path


def run(tree: Path, *arguments: str) -> str:
    """Run a Python module in a tree and return its output; fail if it fails."""
    # Beside the tree is no description of Discord, without which CI runs nothing.
    environment = {name: value for name, value in os.environ.items() if name != "CI"}
    done = subprocess.run(
        [sys.executable, "-m", *arguments],
        cwd=tree,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{arguments}:\n{done.stdout[-6000:]}\n{done.stderr[-3000:]}"
    return done.stdout


def written_files(output: str) -> list[str]:
    """Return the Python files that ``new`` has printed as written."""
    return [
        line.removeprefix("written: ")
        for line in output.splitlines()
        if line.startswith("written: ") and line.endswith(".py")
    ]


@pytest.fixture
def files(tree: Path) -> list[str]:
    """Begin a game in the tree; return the Python files that were written."""
    output = run(tree, "engines", "new", "blaze", "--title", "Blaze a Trail")
    files = written_files(output)
    assert {"engines/blaze/rules.py", "render/blaze.py", "tests/blaze/test_rules.py"} < {*files}
    assert "tests/blaze/saves/3.json" in output
    return files


LEFT_OVER = re.compile(r"\nblaze-(warning-\w+|command-\w+-card|command-rest) = .*")
"""Texts of the small game that it lacks when nothing is hidden in it."""


def opened(tree: Path) -> None:
    """Make the game that was begun in the tree one without content, hands and anything hidden."""
    engine, tests = tree / "engines" / "blaze", tree / "tests" / "blaze"
    with (engine / "__init__.py").open("a", encoding="utf-8") as file:
        file.write((Path(__file__).parent / "open_game.py.txt").read_text(encoding="utf-8"))
    (engine / "content" / "cards.json").unlink()
    state = engine / "state.py"
    state.write_text(state.read_text("utf-8").replace("default=3", "default=2"), encoding="utf-8")
    for texts in (tree / "bot" / "texts").glob("*/blaze.ftl"):
        texts.write_text(LEFT_OVER.sub("", texts.read_text("utf-8")), encoding="utf-8")
    (tests / "test_rules.py").unlink()
    fixtures = {"transcripts": {"two": {"seats": 2, "seed": "2"}}}
    fixtures["saves"] = {
        "2": {"seats": 2, "seed": "2"},
        "4": {"seats": 2, "seed": "4", "options": {"hand": 4}},
    }
    (tests / "fixtures.json").write_text(json.dumps(fixtures), encoding="utf-8")
    for path in (tests / "saves", tests / "transcripts"):
        shutil.rmtree(path)
    (tests / "prints.json").unlink()
    run(tree, "tests.games", "--game", "blaze")


def passed(tree: Path, chosen: str, *paths: str) -> list[str]:
    """Run tests of the tree whose names are chosen; return those that passed; none may fail."""
    tests = run(tree, "pytest", "-q", "-rp", "-p", "no:cacheprovider", "-k", chosen, *paths)
    return [line for line in tests.splitlines() if line.startswith("PASSED ")]


@pytest.mark.slow
def test_a_new_game_keeps_the_laws_and_the_style(tree: Path, files: list[str]) -> None:
    listed = run(tree, "engines", "list").splitlines()
    assert [line.split()[0] for line in listed if line[0] != " "] == [*PACKAGES, "blaze"]
    run(tree, "ruff", "check", ".")
    run(tree, "ruff", "format", "--check", ".")
    played = run(tree, "engines", "fuzz", "--game", "blaze", "--games", "2")
    assert played.rstrip().endswith("findings: 0")


@pytest.mark.nightly
@pytest.mark.slow
def test_a_new_game_passes_the_gate_as_it_stands(tree: Path, files: list[str]) -> None:
    if (cache := ROOT / ".mypy_cache").is_dir():  # what was checked need not be checked again
        shutil.copytree(cache, tree / cache.name)
    run(tree, "mypy", *(file for file in files if "e2e" not in file))
    # In one run, as finding all tests takes longer than the tests.
    lines = passed(tree, "blaze or architecture or test_imports", "tests")
    # The laws, the shared tests of texts, panels, pictures and files, its rules, and the buttons.
    assert sum("blaze" in line for line in lines) > 150
    assert all(any(f" {name}" in line for line in lines) for name in STRUCTURE)


@pytest.mark.nightly
@pytest.mark.slow
def test_an_open_game_without_content_passes_what_is_shared(tree: Path, files: list[str]) -> None:
    opened(tree)
    chosen = "(blaze and not test_clauses) or test_ahead or offers_each_game"
    lines = passed(tree, chosen, *SHORT)
    assert all(any(f" {name}" in line for line in lines) for name in SHORT)


@pytest.mark.slow
def test_the_code_keeps_to_the_style_whatever_the_name(tree: Path) -> None:
    """How imports are sorted and lines are broken may depend on names."""
    ids = {"elk": "Elk", "zebra_crossing": "", "a_longer_walk_uphill": f"It's {'w' * 35}"}
    assert all(new.TITLE.fullmatch(title) for title in filter(None, ids.values()))
    assert max(map(len, ids)) == new.MAX_ID_LENGTH
    for game_id, title in ids.items():
        for path, text in new.files(new.names_of(game_id, title, "ZZ")):
            assert "newgame" not in f"{path} {text}".lower().replace(" ", "")
            (tree / path).parent.mkdir(parents=True, exist_ok=True)
            (tree / path).write_text(text, encoding="utf-8")
    run(tree, "ruff", "check", "--no-cache", ".")
    run(tree, "ruff", "format", "--no-cache", "--check", ".")


def test_the_small_game_shows_which_members_are_needed() -> None:
    """In the order of the contract, with what has a default below what is needed."""
    source = (new.TEMPLATE / "engines/newgame/__init__.py.txt").read_text(encoding="utf-8")
    sections = re.split(
        r"\n    # --- .+, (needed|with a default).*\n", source.split("\ndef load")[0]
    )
    kinds, texts = sections[1::2], sections[2::2]
    assert kinds == ["needed", "with a default"] * len(PARTS)
    names = [
        {*re.findall(r"^    (?:    self\.|def )?(\w+)(?: =|\(self)", text, re.M)} for text in texts
    ]
    for part, first, rest in zip(PARTS.values(), names[::2], names[1::2], strict=True):
        assert first & members(part) == needed(part)
        assert rest <= members(part) - needed(part)


@pytest.mark.parametrize(
    ("game_id", "message"),
    [
        ("Blaze", "small letters"),
        ("two words", "small letters"),
        ("1st", "begins with a letter"),
        ("for", "small letters"),
        ("x" * 21, "at most 20"),
        (next(iter(PACKAGES)), "something else has that name"),
        ("core", "something else has that name"),
        ("page", "something else has that name"),
        ("common", "something else has that name"),
        ("move", "something else has that name"),
        ("game", "something else has that name"),
    ],
)
def test_an_id_that_will_not_do_is_refused(call: Call, game_id: str, message: str) -> None:
    answer = call("new", game_id)
    assert (answer.code, answer.out) == (2, "")
    assert game_id in answer.err
    assert message in answer.err
    assert answer.err.count("\n") == 1


def test_a_title_that_would_break_a_text_is_refused(call: Call) -> None:
    for title in ('"quoted"', "{ $name }", "x", "y" * 41):
        assert "--title" in call("new", "blaze", "--title", title).err
    assert not (ROOT / "engines" / "blaze").exists()


def test_outside_the_sources_nothing_is_written(tmp_path: Path) -> None:
    with pytest.raises(WrongCall, match="not the sources"):
        new.new("blaze", "", tmp_path)
    assert not [*tmp_path.iterdir()]


def test_without_a_place_in_the_registry_nothing_is_written(tmp_path: Path) -> None:
    for folder in ("engines", "tests", "bot/texts/en"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "engines" / "registry.py").write_text("PACKAGES = make()\n", encoding="utf-8")
    (tmp_path / "bot" / "texts" / "en" / "common.ftl").touch()
    before = sorted(tmp_path.rglob("*"))
    with pytest.raises(WrongCall, match="no place found for the line of blaze"):
        new.new("blaze", "", tmp_path)
    assert sorted(tmp_path.rglob("*")) == before


def test_rules_get_letters_of_their_own(tmp_path: Path) -> None:
    folder = tmp_path / "engines" / "other"
    folder.mkdir(parents=True)
    (folder / "rules.en.md").write_text("- **BL-101** One.\n- **BT-2** Two.\n", encoding="utf-8")
    assert new.prefix_of("elk", tmp_path) == "EL"
    assert new.prefix_of("blaze", tmp_path) == "BA"
    assert new.prefix_of("blue_train", tmp_path) == "BU"
    assert new.prefix_of("blue_zone", tmp_path) == "BZ"
