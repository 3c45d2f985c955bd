"""Settings from the environment or ``.env``; ``.env.example`` explains each."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from pydantic import Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict


class BadSettings(ValueError):
    """A setting is not valid; the text names it and says what would be."""


class Settings(BaseSettings):
    """The settings of this bot."""

    model_config = SettingsConfigDict(env_file=".env", env_file_encoding="utf-8", extra="ignore")

    discord_token: SecretStr | None = None
    database: Path = Path("data/expedition.sqlite3")
    content_dir: Path | None = None
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    command_guild: int | None = Field(default=None, gt=0)
    picture_memory: int = Field(default=36, ge=8)
    draw_workers: int = Field(default=0, ge=0, le=16)
    hard_seconds: float = Field(default=2.0, ge=0.1, le=60)
    metrics_port: int | None = Field(default=None, ge=1, le=65535)
    metrics_host: str = Field(default="127.0.0.1", min_length=1)

    @field_validator("discord_token", "content_dir", "command_guild", "metrics_port", mode="before")
    @classmethod
    def _empty_is_none(cls, value: object) -> object:
        return None if value == "" else value

    @field_validator("content_dir")
    @classmethod
    def _folder(cls, value: Path | None) -> Path | None:
        if value is not None and not value.is_dir():
            raise ValueError("no such folder")
        return value


def load_settings(env_file: Path | None = Path(".env")) -> Settings:
    """Return the settings; the environment wins over the file.

    :raises BadSettings: naming the setting, never its value.
    """
    try:
        return Settings(_env_file=env_file)  # type: ignore[call-arg]
    except ValidationError as error:
        first = error.errors()[0]
        name = ".".join(str(part) for part in first["loc"]).upper()
        raise BadSettings(f"setting {name}: {first['msg']} (see .env.example)") from None
    except UnicodeDecodeError:
        raise BadSettings(f"{env_file}: not a text file in UTF-8") from None
