"""Content files that differ from the packaged one, for tests of the loader."""

from __future__ import annotations

import json
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from engines.core import BadContent
from engines.siberia.content import FILE, load
from engines.siberia.content.model import Content
from tests.changing import Change as Change
from tests.changing import putting as putting


def packaged() -> Any:
    """Return the data of the packaged file."""
    return json.loads(FILE.read_text(encoding="utf-8"))


def by_id(data: Any, id_: str) -> Any:
    """Return the entry with that id."""
    solo = (data["solo"]["levels"], data["solo"]["cards"])
    lists = [section for section in data.values() if isinstance(section, list)]
    return next(entry for part in (*lists, *solo) for entry in part if entry["id"] == id_)


def to(id_: str, **values: Any) -> Change:
    """Return the change of some values of an entry; ``None`` takes one out."""

    def change(data: Any) -> None:
        entry = by_id(data, id_)
        entry.update(values)
        for key, value in values.items():
            if value is None:
                del entry[key]

    return change


def taking(*place: str | int) -> Change:
    """Return the change that takes a key or an entry out."""

    def change(data: Any) -> None:
        for key in place[:-1]:
            data = data[key]
        del data[place[-1]]

    return change


def together(*changes: Change) -> Change:
    """Return the change of several values."""

    def change(data: Any) -> None:
        for each in changes:
            each(data)

    return change


def put(folder: Path, change: Change) -> Path:
    """Write a pack that differs by a change, and return its file: an entry is in one line."""
    data = packaged()
    change(data)
    file = folder / "siberia" / FILE.name
    file.parent.mkdir(exist_ok=True)
    text = json.dumps(data, ensure_ascii=False)
    for begin in ('{"id":', '"map":', '"tokens":', '"solo":'):
        text = text.replace(f" {begin}", f"\n{begin}").replace(f"[{begin}", f"[\n{begin}")
    file.write_text(text, encoding="utf-8")
    return file


def loaded(folder: Path, change: Change) -> tuple[Content, str]:
    """Load a pack that differs from the packaged content by a change."""
    put(folder, change)
    return load(folder)


def parts(content: Content) -> dict[str, Any]:
    """Return what content is made of, to be compared: contents themselves are each their own."""
    return {field.name: getattr(content, field.name) for field in fields(content)}


def refusal(folder: Path, change: Change) -> tuple[int, str]:
    """Return the line that is named, and what is said, of a pack with that change."""
    file = put(folder, change)
    with pytest.raises(BadContent) as refused:
        load(folder)
    said = str(refused.value)
    assert "\n" not in said
    assert said.startswith(f"{file}:")
    line, _, message = said.removeprefix(f"{file}:").partition(": ")
    return int(line), message
