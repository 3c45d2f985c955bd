"""Gives a toy game texts and pictures, as if it were a game of the project."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PIL import Image

from bot import texts
from engines.core import AnyGame
from render.picture import Picture

READ, PARSED = cache(texts._entries), cache(texts._parsed)
"""Many tests say the same sentences, each with texts read anew."""


FOLDERS = tempfile.TemporaryDirectory(prefix="texts-")


@cache
def folder_with(name: str, sentences: tuple[tuple[str, str], ...]) -> Path:
    """Return a folder with a text file per language beside those of all texts; it is made once."""
    folder = Path(tempfile.mkdtemp(dir=FOLDERS.name))
    for locale in texts.LOCALES:
        shutil.copytree(texts.FOLDER / locale, folder / locale, copy_function=os.symlink)
    for locale, lines in sentences:
        (folder / locale / f"{name}.ftl").write_text(lines, encoding="utf-8")
    return folder


@contextmanager
def shown(
    game: AnyGame, sentences: Mapping[str, str], monkeypatch: pytest.MonkeyPatch
) -> Iterator[None]:
    """Give a game a text file per language, beside those of all texts, and blank pictures."""
    folder = folder_with(game.id, tuple(sentences.items()))

    def text(view: Any, _words: Any, _names: Any) -> str:
        return game.text(view)

    def picture(view: Any, _words: Any, _names: Any) -> Picture:
        return Picture(Image.new("RGB", (40, 30)), f"seen: {game.text(view)}")

    renderer = SimpleNamespace(
        board=picture,
        start=picture,
        end=lambda view, words, names, _days: picture(view, words, names),
        length=lambda view, _words, days: f"{view.turn} turns to {days[1]}",
        hand=picture,
        hand_view=lambda view: view,
        card_text=lambda view, _words, _names: f"turn {view.turn}",
        board_text=text,
        hand_text=text,
        tags=lambda _view, _words: {},
    )
    caches = texts.words_in, texts._bundle
    with monkeypatch.context() as patched:
        patched.setattr(texts, "FOLDER", folder)
        patched.setattr(texts, "_entries", lambda path: READ(path.resolve()))
        patched.setattr(texts, "_parsed", PARSED)
        patched.setitem(sys.modules, f"render.{game.id}", renderer)
        for cache in caches:
            cache.cache_clear()
        yield
    for cache in caches:
        cache.cache_clear()
