"""Calls of ``python -m engines`` as a person makes them."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from engines.cli import main


@dataclass(frozen=True)
class CallResult:
    """The result of a call: exit code, output and errors."""

    code: int
    out: str
    err: str


Call = Callable[..., CallResult]


@pytest.fixture
def call(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., CallResult]:
    """Return a function that calls it with arguments, and with lines typed while it runs."""
    monkeypatch.delenv("CONTENT_DIR", raising=False)

    def called(*arguments: object, typed: str = "") -> CallResult:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        capsys.readouterr()
        try:
            code = main([str(argument) for argument in arguments])
        except SystemExit as left:
            code = int(left.code or 0)
        captured = capsys.readouterr()
        return CallResult(code, captured.out, captured.err)

    return called
