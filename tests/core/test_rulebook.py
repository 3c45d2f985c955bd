"""Rules in numbered clauses: reading and searching them; the same clauses in every language."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from engines.core import AnyGame
from engines.core.rulebook import Clause, read_rulebook
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


def test_clauses_are_found_by_their_words(tmp_path: Path) -> None:
    book = read_rulebook(read(tmp_path, RULES))
    first, second, third = book.clauses
    assert book.search("CARD") == (first, third)
    assert book.search("card pass") == (first,)
    assert book.search("getting TALKS") == (second,)
    assert book.search("tg-101") == (first,)
    assert book.search("TG-10") == (first, second)
    assert book.search("camels") == ()
    assert book.search("") == book.clauses


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
