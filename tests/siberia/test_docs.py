"""The page about the game shows the effect language as the loader reads it."""

from __future__ import annotations

import json
import re
from pathlib import Path

from pydantic import TypeAdapter

from engines.siberia.content.effects import TAGS, Node
from engines.siberia.content.ongoing import Ongoing

PAGE = Path(__file__).parents[2] / "docs" / "siberia.md"


def shown() -> list[dict[str, object]]:
    """Return every effect in the first column of a table."""
    rows = re.findall(r"^\| (`\{.*?`) \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    return [json.loads(code) for row in rows for code in re.findall(r"`(\{.*?\})`", row)]


def test_every_effect_on_the_page_is_read_and_none_is_missing() -> None:
    told = set[str]()
    for effect in shown():
        told |= set(effect)
        if {"whenever", "static"} & set(effect):
            TypeAdapter(Ongoing).validate_python(effect)
        else:
            TypeAdapter(Node).validate_python(effect)
    assert set(TAGS) <= told
