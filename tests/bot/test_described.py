"""Without Discord's API description a run says what it did not check; in CI there is none."""

from __future__ import annotations

import pytest

from tests import conftest


class Terminal:
    """The end of what pytest writes."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def line(self, line: str, **markup: bool) -> None:
        self.lines.append(line)


@pytest.mark.parametrize("is_described", [True, False])
def test_a_run_says_and_ci_refuses_what_cannot_be_checked(
    is_described: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    terminal = Terminal()
    monkeypatch.setattr(conftest, "IS_DESCRIBED", is_described)
    monkeypatch.delenv("CI", raising=False)
    conftest.pytest_configure()
    conftest.pytest_terminal_summary(terminal)  # type: ignore[arg-type]
    assert ["NOT CHECKED" in line for line in terminal.lines] == ([] if is_described else [True])
    monkeypatch.setenv("CI", "true")
    if is_described:
        conftest.pytest_configure()
    else:
        with pytest.raises(pytest.UsageError, match=r"openapi\.json"):
            conftest.pytest_configure()
