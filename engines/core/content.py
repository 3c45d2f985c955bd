"""Content files: JSON checked on load, with errors that name the file, the line and the field."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

from pydantic import BaseModel, ValidationError

from engines.core.errors import BadContent

ModelT = TypeVar("ModelT", bound=BaseModel)
Loc: TypeAlias = tuple[int | str, ...]
"""Keys and indices that lead to a value, as pydantic gives them."""

Token: TypeAlias = re.Match[str]
TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[{}\[\],]|[^\s{}\[\],:"]+')
"""A string, bracket, comma, number or word of a JSON text; colons and space are skipped."""


def as_written(data: Any) -> Any:
    """Return the data of a content file in the order in which they are written."""
    return data


def load_content(
    model: type[ModelT],
    own: Path,
    game_id: str,
    content_dir: Path | None,
    in_order: Callable[[Any], Any] = as_written,
) -> tuple[ModelT, str]:
    """Return a game's content and its hash.

    ``own`` is the file in the game's package. If ``content_dir`` has a file of the same name in a
    folder named after the game, that file is loaded instead.

    ``in_order`` gets the data of a valid file and returns them with every list sorted whose order
    means nothing; content and hash are of what it returns. A file in another order is then the
    same content: the same cards are dealt from the same seed.

    :raises BadContent: if the file is not JSON or breaks a constraint.
    """
    return load_forms(model, own, game_id, content_dir, in_order)[0]


def load_forms(
    model: type[ModelT],
    own: Path,
    game_id: str,
    content_dir: Path | None,
    *forms: Callable[[Any], Any],
) -> list[tuple[ModelT, str]]:
    """Return the content and its hash in several forms: as it is today, and as it was formerly.

    Each form gets the data of the valid file, like ``in_order`` of :func:`load_content`; the file
    itself is read and checked once for all of them.

    :raises BadContent: if the file is not JSON or breaks a constraint.
    """
    path = own
    if content_dir is not None and (content_dir / game_id / own.name).is_file():
        path = content_dir / game_id / own.name
    try:
        text = path.read_text(encoding="utf-8-sig")  # some editors write a byte order mark
    except UnicodeDecodeError as error:
        raise BadContent(f"{path}: not UTF-8: {error.reason} at byte {error.start}") from None
    try:
        data = json.loads(text)
        read = model.model_validate(data)
    except json.JSONDecodeError as error:
        raise BadContent(f"{path}:{error.lineno}: not JSON: {error.msg}") from None
    except ValidationError as error:
        first = error.errors()[0]
        place = tuple(first["loc"])
        line = _line_of(text, place)
        field = ".".join(str(part) for part in place) or "the whole file"
        raise BadContent(f"{path}:{line}: {field}: {said_by(first['msg'])}") from None
    changed = [form(data) for form in forms]
    return [
        # Checking takes longest of all, and our own files lie in order already.
        (read if form == data else model.model_validate(form), _hash_of(form))
        for form in changed
    ]


def _hash_of(data: Any) -> str:
    canonical = json.dumps(data, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()[:16]


def said_by(message: str) -> str:
    """Return the message of an error without the words that pydantic puts before a check's own."""
    return message.removeprefix("Value error, ")


def _line_of(text: str, place: Loc) -> int:
    """Return the line on which the value at ``place`` begins, or that of its nearest parent."""
    tokens = TOKEN.finditer(text)
    begins = dict(_beginnings(next(tokens), tokens, ()))
    while place not in begins:
        place = place[:-1]
    return text.count("\n", 0, begins[place]) + 1


def _beginnings(first: Token, tokens: Iterator[Token], place: Loc) -> Iterator[tuple[Loc, int]]:
    """Yield the path and offset of the value that begins at ``first``, and of all values in it.

    The text must be valid JSON.
    """
    yield place, first.start()
    if first[0] == "{":
        for token in tokens:
            if token[0] == "}":
                return
            if token[0] != ",":
                yield from _beginnings(next(tokens), tokens, (*place, json.loads(token[0])))
    elif first[0] == "[":
        index = 0
        for token in tokens:
            if token[0] == "]":
                return
            if token[0] == ",":
                index += 1
            else:
                yield from _beginnings(token, tokens, (*place, index))
