"""Content files: JSON checked on load, with errors that name the file, the line and the field."""

from __future__ import annotations

import hashlib
import json
from json.decoder import scanstring  # type: ignore[attr-defined]
from pathlib import Path
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError

from engines.core.errors import BadContent

ModelT = TypeVar("ModelT", bound=BaseModel)


def load_content(
    model: type[ModelT], own: Path, game_id: str, content_dir: Path | None
) -> tuple[ModelT, str]:
    """Return a game's content and its hash.

    ``own`` is the file that ships with the game. If ``content_dir`` holds a file of the same
    name in a folder named like the game, that file is taken instead.

    :raises BadContent: if the file is no JSON or breaks a constraint.
    """
    path = own
    if content_dir is not None and (content_dir / game_id / own.name).is_file():
        path = content_dir / game_id / own.name
    try:
        text = path.read_text(encoding="utf-8-sig")  # some editors begin a file with a mark
    except UnicodeDecodeError as error:
        raise BadContent(f"{path}: not UTF-8: {error.reason} at byte {error.start}") from None
    try:
        data = json.loads(text)
        content = model.model_validate(data)
    except json.JSONDecodeError as error:
        raise BadContent(f"{path}:{error.lineno}: not JSON: {error.msg}") from None
    except ValidationError as error:
        first = error.errors()[0]
        place = tuple(first["loc"])
        line = _line_of(text, place)
        field = ".".join(str(part) for part in place) or "the whole file"
        raise BadContent(f"{path}:{line}: {field}: {first['msg']}") from None
    canonical = json.dumps(data, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return content, hashlib.sha256(canonical.encode()).hexdigest()[:16]


def _line_of(text: str, place: tuple[int | str, ...]) -> int:
    """Return the line on which the value at ``place`` begins, or that of its nearest parent."""
    position = _skip_space(text, 0)
    for part in place:
        inside = _find(text, position, part)
        if inside is None:
            break
        position = inside
    return text.count("\n", 0, position) + 1


def _find(text: str, start: int, part: int | str) -> int | None:
    """Return where the member ``part`` of the array or object at ``start`` begins."""
    if text[start] not in "[{":
        return None
    keyed, position, index = text[start] == "{", _skip_space(text, start + 1), 0
    while text[position] not in "]}":
        key: Any = index
        if keyed:
            key, position = scanstring(text, position + 1, True)
            position = _skip_space(text, _skip_space(text, position) + 1)
        if key == part:
            return position
        _value, position = json.JSONDecoder().raw_decode(text, position)
        position = _skip_space(text, position)
        if text[position] == ",":
            position = _skip_space(text, position + 1)
        index += 1
    return None


def _skip_space(text: str, position: int) -> int:
    while position < len(text) and text[position] in " \t\r\n":
        position += 1
    return position
