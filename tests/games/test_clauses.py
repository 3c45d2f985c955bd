"""Every clause of a rules catalogue is named by a test, if the catalogues are at hand."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
CATALOGUES = sorted((TESTS.parents[1] / "shared" / "rules").glob("*.md"))

CLAUSE = r"[A-Z][A-Z0-9]{1,3}-\d{3,4}[a-z]?"
LISTED = re.compile(rf"^\W*({CLAUSE})\b", re.MULTILINE)
NAMED = re.compile(rf"[\"']({CLAUSE})[\"']")


@pytest.mark.skipif(not CATALOGUES, reason="the rules catalogues are not beside the project")
@pytest.mark.parametrize("catalogue", CATALOGUES, ids=lambda path: path.stem)
def test_every_clause_is_named_by_a_test(catalogue: Path) -> None:
    named = set[str]()
    for file in TESTS.rglob("*.py"):
        named.update(NAMED.findall(file.read_text(encoding="utf-8")))
    listed = set(LISTED.findall(catalogue.read_text(encoding="utf-8")))
    assert listed, "a catalogue has clauses"
    assert sorted(listed - named) == []
