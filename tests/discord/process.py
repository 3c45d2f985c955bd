"""The bot as a process: started against a local Discord, killed at any moment, started again."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path
from typing import Self

from tests.bot.sources import ROOT
from tests.discord.server import LocalDiscord

UNSET: dict[str, str] = {"DISCORD_TOKEN": "", "COMMAND_GUILD": "", "CONTENT_DIR": ""}
"""Settings that the developer's own ``.env`` must not bring in."""


class BotProcess:
    """One bot on one database; it may have many lives."""

    def __init__(
        self,
        discord: LocalDiscord,
        database: Path,
        *,
        pictures: bool = False,
        pauses: tuple[float, float, float] = (0.05, 0.5, 2.0),
        timeout: float = 20.0,
        log_level: str = "INFO",
        planted: str | None = None,
    ) -> None:
        """``planted`` is one of the faults of :mod:`tests.discord.planted`."""
        self.discord = discord
        self.database = database
        self.log = database.with_suffix(".log")
        self.kills = 0
        self._process: asyncio.subprocess.Process | None = None
        self._is_killed = False
        self._environment = {
            **os.environ,
            **UNSET,
            "DATABASE": str(database),
            "DISCORD_TOKEN": discord.world.token,
            "LOG_LEVEL": log_level,
            "LOCAL_API": discord.url,
            "LOCAL_GATEWAY": discord.gateway.url,
            "LOCAL_PICTURES": "1" if pictures else "0",
            "LOCAL_PAUSES": ",".join(map(str, pauses)),
            "LOCAL_TIMEOUT": str(timeout),
            "PYTHONDONTWRITEBYTECODE": "",
        }
        if discord.world.ahead is not None:
            self._environment["LOCAL_AHEAD"] = str(discord.world.ahead)
        if planted is not None:
            self._environment["LOCAL_PLANTED"] = planted
        discord.kill = self.kill

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *_error: object) -> None:
        self.kill()
        await self.gone()

    @property
    def is_running(self) -> bool:
        """Whether the process is there and was not killed."""
        return not (self._is_killed or self._ended())

    async def start(self) -> None:
        """Start the bot and wait until it hears of events."""
        identified = self.discord.gateway.identified
        with self.log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "tests.discord.bot_process",
                cwd=ROOT,
                env=self._environment,
                stdin=asyncio.subprocess.PIPE,
                stdout=log,
                stderr=log,
            )
        self._is_killed = False
        self.discord.lives += 1
        await self.discord.world.until(
            lambda: self._ended() or self.discord.gateway.identified > identified,
            "the bot to identify itself",
        )
        if self._ended():
            raise RuntimeError(f"the bot ended at once: {self.log.read_text()[-2000:]}")

    def _ended(self) -> bool:
        return self._process is None or self._process.returncode is not None

    def kill(self) -> None:
        """Kill the process with SIGKILL: it can do nothing more, from this moment on."""
        process = self._process
        if process is None or not self.is_running:
            return
        os.kill(process.pid, signal.SIGKILL)
        self._is_killed = True
        self.kills += 1
        self.discord.lives += 1  # nothing that the dead bot was asked will be answered
        self.discord.gateway.connection = None
        self.discord.gateway.sessions.clear()
        self.discord.world.changed()

    def own_end(self) -> list[str]:
        """Return how the process ended if it was not killed; nothing if it was, or still runs."""
        code = None if self._process is None else self._process.returncode
        return [] if code in (None, -signal.SIGKILL) else [f"the bot ended with code {code}"]

    async def gone(self) -> None:
        """Wait until the process has ended."""
        if self._process is not None:
            await self._process.wait()

    async def restart(self) -> None:
        """Kill the bot if it runs, and start it again."""
        self.kill()
        await self.gone()
        await self.start()

    def errors(self) -> list[str]:
        """Return the lines of the log that report an error."""
        if not self.log.exists():
            return []
        lines = self.log.read_text(encoding="utf-8", errors="replace").splitlines()
        return [line for line in lines if " ERROR " in line or line.startswith("Traceback")]
