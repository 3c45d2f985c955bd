"""Calls of the program as a person makes them."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from engines.cli import main


@dataclass(frozen=True)
class Said:
    """What a call answered: exit code, output and errors."""

    code: int
    out: str
    err: str


Call = Callable[..., Said]


@pytest.fixture
def call(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., Said]:
    """Return what calls the program with arguments, and with lines typed while it runs."""
    monkeypatch.delenv("CONTENT_DIR", raising=False)

    def called(*arguments: object, typed: str = "") -> Said:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        capsys.readouterr()
        try:
            code = main([str(argument) for argument in arguments])
        except SystemExit as left:
            code = int(left.code or 0)
        said = capsys.readouterr()
        return Said(code, said.out, said.err)

    return called
