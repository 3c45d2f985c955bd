"""The container's recipe, the compose file and the systemd unit say the same, and no secret."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest
import yaml

from bot.settings import Settings

from .sources import ROOT

HOME = "/opt/expedition"
DATA = f"{HOME}/data"


def text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


PROJECT: dict[str, Any] = tomllib.loads(text("pyproject.toml"))
COMPOSE: dict[str, Any] = yaml.safe_load(text("compose.yaml"))
SERVICE: dict[str, Any] = COMPOSE["services"]["expedition"]


def instructions(name: str) -> list[str]:
    """Return what follows a word in the recipe, with continued lines joined."""
    joined = re.sub(r"\\\n\s*", "", text("Containerfile"))
    lines = [line.split(maxsplit=1) for line in joined.splitlines() if line[:1].isupper()]
    return [rest for word, rest in lines if word == name]


def environment() -> dict[str, str]:
    """Return the variables that the recipe sets."""
    return dict(pair.split("=", 1) for line in instructions("ENV") for pair in line.split())


def unit() -> dict[str, str]:
    """Return the entries of the systemd unit in the docs."""
    (found,) = re.findall(r"```ini\n(.*?)```", text("docs/hosting.md"), re.DOTALL)
    return dict(line.split("=", 1) for line in found.splitlines() if "=" in line)


def example() -> dict[str, str]:
    return dict(
        line.split("=", 1)
        for line in text(".env.example").splitlines()
        if "=" in line and not line.startswith("#")
    )


def test_python_is_the_one_that_is_tested() -> None:
    (base,) = instructions("FROM")
    found = re.fullmatch(r"python:(\d+\.\d+)\.\d+-slim-bookworm@sha256:[0-9a-f]{64}", base)
    assert found is not None, "a tag alone may be another image tomorrow"
    assert PROJECT["project"]["requires-python"] == f">={found[1]}"
    assert PROJECT["tool"]["mypy"]["python_version"] == found[1]


def test_everything_that_is_needed_is_copied_and_nothing_else_can_be() -> None:
    copied = {name for line in instructions("COPY") for name in line.split()[:-1]}
    packages = PROJECT["tool"]["setuptools"]["packages"]["find"]["include"]
    needed = {name.rstrip("*") for name in packages} | {
        "migrations",
        "pyproject.toml",
        "constraints.txt",
        "LICENSE",
    }
    assert copied == needed | {PROJECT["project"]["readme"]}
    assert all((ROOT / name).exists() for name in copied)
    first, *others = [
        line for line in text(".dockerignore").splitlines() if line and not line.startswith("#")
    ]
    assert first == "*"
    assert {line[1:] for line in others if line.startswith("!")} == copied
    assert "-c constraints.txt -e ." in " ".join(instructions("RUN"))


def test_all_three_run_the_same_program_at_the_same_place() -> None:
    assert instructions("WORKDIR") == [unit()["WorkingDirectory"]] == [HOME]
    assert instructions("CMD") == ['["python", "-m", "bot"]']
    assert unit()["ExecStart"] == f"{HOME}/.venv/bin/python -m bot"
    assert instructions("STOPSIGNAL") == [unit()["KillSignal"]] == ["SIGINT"]
    assert "command" not in SERVICE
    assert SERVICE["build"] == {"context": ".", "dockerfile": "Containerfile"}


def test_the_database_is_in_the_volume_where_the_bot_looks_for_it() -> None:
    assert instructions("VOLUME") == [unit()["ReadWritePaths"]] == [DATA]
    assert SERVICE["volumes"] == [f"data:{DATA}"]
    assert "data" in COMPOSE["volumes"]
    default = Settings.model_fields["database"].default
    assert str(default) == example()["DATABASE"] == SERVICE["environment"]["DATABASE"]
    assert default.parts[0] == DATA.removeprefix(f"{HOME}/")
    made = " ".join(instructions("RUN"))
    assert "--owner=expedition --group=expedition --mode=0700 data" in made


def test_it_runs_as_nobody_special() -> None:
    assert instructions("USER") == [unit()["User"]] == ["expedition"]
    recipe = text("Containerfile")
    assert recipe.index("USER expedition") > recipe.rindex("\nRUN ")
    assert SERVICE["cap_drop"] == ["ALL"]
    assert SERVICE["security_opt"] == ["no-new-privileges:true"]
    assert unit()["NoNewPrivileges"] == "true"
    assert SERVICE["read_only"] is True
    assert not {"privileged", "ports", "network_mode"} & SERVICE.keys()


NEEDED = {
    "ProtectSystem": "strict",
    "ReadWritePaths": DATA,
    "RestrictAddressFamilies": "AF_INET AF_INET6 AF_UNIX",
    "CapabilityBoundingSet": "",
    "UMask": "0077",
    "SystemCallArchitectures": "native",
    "SystemCallFilter": "~@privileged @resources",
    "ProtectProc": "invisible",
} | dict.fromkeys(
    (
        "LockPersonality", "MemoryDenyWriteExecute", "NoNewPrivileges", "PrivateDevices",
        "PrivateTmp", "PrivateUsers", "ProtectClock", "ProtectControlGroups", "ProtectHome",
        "ProtectHostname", "ProtectKernelLogs", "ProtectKernelModules", "ProtectKernelTunables",
        "RemoveIPC", "RestrictNamespaces", "RestrictRealtime", "RestrictSUIDSGID",
    ),
    "true",
)  # fmt: skip
"""What ``systemd-analyze security`` looks for, as far as the bot can do without."""


def test_the_service_may_do_no_more_than_it_needs() -> None:
    entries = unit()
    assert {name: entries.get(name) for name in NEEDED} == NEEDED
    assert "SystemCallFilter=@system-service\n" in text("docs/hosting.md")
    assert not {"PrivateNetwork", "IPAddressDeny"} & entries.keys(), "it has to reach Discord"
    assert entries["MemoryMax"].lower() == SERVICE["mem_limit"]


def test_temporary_files_of_the_database_are_in_its_folder() -> None:
    assert unit()["Environment"] == f"SQLITE_TMPDIR={environment()['SQLITE_TMPDIR']}"
    assert environment()["SQLITE_TMPDIR"] == DATA


def test_the_health_is_asked_where_the_bot_answers() -> None:
    (asked,) = instructions("HEALTHCHECK")
    assert asked.endswith('CMD ["python", "-m", "bot.health"]')
    assert environment()["METRICS_PORT"] == SERVICE["environment"]["METRICS_PORT"]
    assert "METRICS_HOST" not in SERVICE["environment"], "nobody else shall reach it"


def test_only_known_variables_are_set() -> None:
    assert set(SERVICE["environment"]) < set(example())
    others = {"SQLITE_TMPDIR", *(name for name in environment() if name.startswith("PYTHON"))}
    assert environment().keys() - others < set(example())
    assert SERVICE["env_file"] == ".env"


@pytest.mark.parametrize("name", ["Containerfile", "compose.yaml", ".dockerignore", ".env.example"])
def test_no_secret_is_written_down(name: str) -> None:
    written = text(name)
    assert not re.search(r"[\w-]{20,}\.[\w-]{6,}\.[\w-]{20,}", written), "looks like a token"
    assert not re.search(r"DISCORD_TOKEN[=:][ ]*\S", written)
    assert not re.search(r"(?i)(password|secret|api_?key)\s*[=:]", written)
    assert not instructions("ARG"), "what is given while building stays in the image"


def test_the_docs_name_what_is_there() -> None:
    docs = text("docs/hosting.md")
    for name in ("Containerfile", "compose.yaml", "python -m bot.health", DATA, "9464", "10001"):
        assert name in docs
    assert "--uid 10001" in " ".join(instructions("RUN"))
