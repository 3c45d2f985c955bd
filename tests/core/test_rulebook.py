"""Rules in numbered clauses: reading and searching them; the same clauses in every language."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

import pytest

from engines.core import AnyGame
from engines.core.rulebook import Clause, Scope, read_rulebook
from engines.laws import option_sets
from engines.registry import games

ALL = pytest.mark.parametrize("game", games().values(), ids=games())

RULES = """# The Game

## 1 Getting ready
- **TG-101** Take a **card**, then pass.
- **TG-102a** Nobody talks.

Words between clauses are for people.

### The end
- **TGX-1001** Whoever has the last card wins.
"""


def read(folder: Path, text: str) -> Path:
    file = folder / "rules.en.md"
    file.write_text(text, encoding="utf-8")
    return file


def test_clauses_are_read_with_their_headings(tmp_path: Path) -> None:
    book = read_rulebook(read(tmp_path, RULES))
    assert book.title == "The Game"
    assert book.clauses == (
        Clause("TG-101", "Getting ready", "Take a **card**, then pass."),
        Clause("TG-102a", "Getting ready", "Nobody talks."),
        Clause("TGX-1001", "The end", "Whoever has the last card wins."),
    )


@pytest.mark.parametrize(
    "line", ["- No id.", "- **TG-1** Too short an id.", "- **TG-101**", "- TG-101 Not bold."]
)
def test_a_bullet_that_is_no_clause_is_named(tmp_path: Path, line: str) -> None:
    file = read(tmp_path, f"# The Game\n\n{line}\n")
    with pytest.raises(ValueError, match="not a clause") as caught:
        read_rulebook(file)
    assert str(caught.value).startswith(f"{file}:3: ")
    assert line in str(caught.value)


def test_a_clause_is_found_by_its_id_in_either_case(tmp_path: Path) -> None:
    book = read_rulebook(read(tmp_path, RULES))
    assert book.clause(" tgx-1001 ") == book.clauses[2]
    assert book.clause("TG-102a") == book.clause("tg-102A") == book.clauses[1]
    assert book.clause("TG-999") is None
    assert book.clause("") is None


SHARED = """# Shared
## 1 Roads
- **SH-101** A road.
- **SH-102** A longer road.
  <!-- also: street -->
  <!-- main -->
- **SH-103** No road.
"""
WOVEN = """# The Game
## 1 Travelling
<!-- also: journey -->
- **TG-101** Go.
- [SH-101 – SH-102](shared.md)

## 2 Staying
- [SH-103](shared.md)
- **TG-102** Stay.
  <!-- also: wait, rest -->
  <!-- also: pause -->
"""


def test_shared_clauses_stand_where_a_link_names_them(tmp_path: Path) -> None:
    shared = read_rulebook(read(tmp_path, SHARED))
    (tmp_path / "woven").mkdir()
    file = read(tmp_path / "woven", WOVEN)
    assert read_rulebook(file, shared).clauses == (
        Clause("TG-101", "Travelling", "Go.", also="journey"),
        Clause("SH-101", "Travelling", "A road.", also="journey"),
        Clause("SH-102", "Travelling", "A longer road.", also="journey, street", is_main=True),
        Clause("SH-103", "Staying", "No road."),
        Clause("TG-102", "Staying", "Stay.", also="wait, rest, pause"),
    )
    own = read_rulebook(file)
    assert [clause.id for clause in own.clauses] == ["TG-101", "TG-102"]


@pytest.mark.parametrize("link", ["[SH-101 – SH-104](shared.md)", "[SH-104](shared.md)"])
def test_a_link_to_clauses_that_are_not_shared_is_named(tmp_path: Path, link: str) -> None:
    shared = read_rulebook(read(tmp_path, SHARED))
    (tmp_path / "woven").mkdir()
    file = read(tmp_path / "woven", f"# The Game\n\n- {link}\n")
    with pytest.raises(ValueError, match="not a clause") as caught:
        read_rulebook(file, shared)
    assert str(caught.value).startswith(f"{file}:3: ")


def test_a_scope_covers_ranges_of_clauses() -> None:
    scope = Scope("option", "TG-101 TG-103, TGX-201", lambda options, seats: True)
    covered = ("TG-101", "TG-102", "TG-103", "TGX-201")
    assert all(map(scope.covers, covered))
    assert not any(map(scope.covers, ("TG-100", "TG-104", "TGX-101", "TGX-202", "SH-102")))


# --- the games' own ------------------------------------------------------------------------


@ALL
def test_every_language_has_the_same_clauses(game: AnyGame) -> None:
    english = {clause.id: clause.words for clause in game.rulebook("en").clauses}
    assert len(game.rulebook("en").clauses) == len(english) > 0
    for language in ("de", "fr", "it"):
        assert (game.folder / f"rules.{language}.md").is_file()
        book = game.rulebook(language)
        assert [clause.id for clause in book.clauses] == [*english]
        assert book.title
        assert all(clause.heading and clause.words.strip() for clause in book.clauses)
        left = [clause.id for clause in book.clauses if clause.words == english[clause.id]]
        assert not left, f"not translated in {language}"


@ALL
def test_no_heading_comes_twice_and_none_is_too_long_for_a_message(game: AnyGame) -> None:
    for language in ("en", "de", "fr", "it"):
        chapters = [
            [*clauses]
            for _heading, clauses in groupby(
                game.rulebook(language).clauses, lambda clause: clause.heading
            )
        ]
        headings = [clauses[0].heading.casefold() for clauses in chapters]
        assert len(set(headings)) == len(headings)
        for clauses in chapters:
            length = sum(len(f"> **{clause.id}** {clause.words}") + 1 for clause in clauses)
            assert length <= 3500, clauses[0].heading


@ALL
def test_the_same_clauses_are_the_main_ones_in_every_language(game: AnyGame) -> None:
    def noted(language: str) -> list[tuple[str, bool, bool]]:
        clauses = game.rulebook(language).clauses
        return [(clause.id, clause.is_main, bool(clause.also)) for clause in clauses]

    for language in ("de", "fr", "it"):
        assert noted(language) == noted("en"), language


@ALL
def test_scopes_name_clauses_that_exist(game: AnyGame) -> None:
    known = [clause.id for clause in game.rulebook("en").clauses]
    assert len({scope.name for scope in game.scopes}) == len(game.scopes)
    for scope in game.scopes:
        for part in scope.clauses.split(", "):
            assert set(part.split()) <= set(known), scope.name
        assert any(map(scope.covers, known))


@ALL
def test_a_scope_holds_at_some_tables_and_not_at_others(game: AnyGame) -> None:
    tables = [(options, seats) for options in option_sets(game) for seats in (*game.seats, None)]
    for scope in game.scopes:
        holds = {scope.holds(game.options(dict(options)), seats) for options, seats in tables}
        assert holds == {True, False} or scope.name == "route_rule", scope.name


@ALL
def test_headings_stand_over_the_same_clauses_in_every_language(game: AnyGame) -> None:
    def sections(language: str) -> list[int]:
        headings = [clause.heading for clause in game.rulebook(language).clauses]
        return [headings.index(heading) for heading in headings]

    for language in ("de", "fr", "it"):
        assert sections(language) == sections("en"), language


@ALL
def test_an_unknown_language_is_told_in_english(game: AnyGame) -> None:
    assert game.rulebook("tlh") == game.rulebook("en")
    assert game.rulebook("de") != game.rulebook("en")


def results(value: ast.expr) -> Iterator[str]:
    """Yield the texts that an expression of literals can have as its value."""
    if isinstance(value, ast.IfExp):
        yield from results(value.body)
        yield from results(value.orelse)
    elif isinstance(value, ast.Constant) and isinstance(value.value, str):
        yield value.value


def refusals(folder: Path) -> Iterator[tuple[str, str]]:
    """Yield where a refusal is made, and each rule id written there."""
    for file in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] == "Refusal":
                named = [word.value for word in node.keywords if word.arg == "rule"]
                for rule in results((*node.args, *named)[0]):
                    yield f"{file.name}:{node.lineno}", rule


@ALL
def test_every_refusal_names_a_clause_of_the_rules(game: AnyGame) -> None:
    quoted = [*refusals(game.folder)]
    assert quoted, "a game refuses what its rules forbid"
    unknown = [f"{place} {rule}" for place, rule in quoted if not game.rulebook("en").clause(rule)]
    assert not unknown
