"""What a host sets: defaults, the file, the environment, and one clear line for each mistake."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.settings import BadSettings, Settings, load_settings

from .hosts import NAMES, TOKEN, written
from .sources import ROOT

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("bare")]


def test_without_settings_there_are_defaults() -> None:
    settings = load_settings()
    assert settings == Settings(_env_file=None)  # type: ignore[call-arg]
    assert settings.discord_token is None
    assert settings.database == Path("data/expedition.sqlite3")
    assert (settings.content_dir, settings.command_guild) == (None, None)
    assert settings.log_level == "INFO"


def test_the_example_is_complete_and_right() -> None:
    """A copy of ``.env.example`` gives the defaults; every setting is explained in it."""
    example = ROOT / ".env.example"
    assert load_settings(example) == load_settings(None)
    named = [line.split("=")[0] for line in example.read_text().splitlines() if "=" in line]
    assert sorted(named) == sorted(name.upper() for name in Settings.model_fields) == sorted(NAMES)


def test_the_environment_wins_over_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    written("LOG_LEVEL=DEBUG\nDATABASE=here.sqlite3\n")
    monkeypatch.setenv("LOG_LEVEL", "ERROR")
    settings = load_settings()
    assert settings.log_level == "ERROR"
    assert settings.database == Path("here.sqlite3")


def test_the_token_is_not_shown() -> None:
    written(f"DISCORD_TOKEN={TOKEN}\n")
    settings = load_settings()
    assert settings.discord_token is not None
    assert settings.discord_token.get_secret_value() == TOKEN
    assert TOKEN not in repr(settings) + str(settings) + settings.model_dump_json()


@pytest.mark.parametrize(
    ("line", "name", "value"),
    [
        ("LOG_LEVEL=LOUD-and-clear", "LOG_LEVEL", "LOUD-and-clear"),
        ("LOG_LEVEL=", "LOG_LEVEL", None),
        ("CONTENT_DIR=no-such-folder-here", "CONTENT_DIR", "no-such-folder-here"),
        ("CONTENT_DIR=.env", "CONTENT_DIR", None),
        ("COMMAND_GUILD=my-server", "COMMAND_GUILD", "my-server"),
        ("COMMAND_GUILD=-4711", "COMMAND_GUILD", "4711"),
        ("METRICS_PORT=http", "METRICS_PORT", "'http'"),
        ("METRICS_PORT=0", "METRICS_PORT", None),
        ("METRICS_PORT=65536", "METRICS_PORT", "65536"),
        ("METRICS_HOST=", "METRICS_HOST", None),
    ],
)
def test_a_setting_that_does_not_fit_is_named_but_not_shown(
    line: str, name: str, value: str | None
) -> None:
    written(f"DISCORD_TOKEN={TOKEN}\n{line}\n")
    with pytest.raises(BadSettings) as caught:
        load_settings()
    message = str(caught.value)
    assert message.startswith(f"setting {name}: ")
    assert message.endswith("(see .env.example)")
    assert "\n" not in message
    assert TOKEN not in message
    assert value is None or value not in message
    assert caught.value.__cause__ is None
    assert caught.value.__suppress_context__, "a traceback would show the value"


def test_a_file_that_is_no_text_is_named() -> None:
    Path(".env").write_bytes(b"DISCORD_TOKEN=\xff\xfe\n")
    with pytest.raises(BadSettings, match=r"^\.env: not a text file in UTF-8$"):
        load_settings()
