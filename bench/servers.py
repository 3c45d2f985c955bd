"""What many servers cost at the start: ``python -m bench.servers --servers 5000``.

Discord tells a bot that has connected all its servers, one after the other, with their channels and
roles. The tool hands discord.py as many as that, over the shards that Discord would ask for, and
prints the CPU time, the resident memory before and after, and the JSON read.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bench.discord_stub import StubDiscord
from bench.memory import resident
from engines.registry import games
from tests.discord.payloads import guild_json
from tests.discord.world import World

CHANNELS, ROLES, OVERWRITES = 30, 20, 3
"""Text channels and roles of a server, and roles for which each channel has permissions."""

PER_SHARD = 1000
"""Servers for which Discord asks for one more shard, about."""


def servers(world: World, count: int) -> Iterator[str]:
    """Yield servers as the gateway sends them, each with ids of its own."""
    for number in range(CHANNELS):
        world.create_channel(f"channel-{number}")
    pattern = guild_json(world)
    (everyone,) = pattern["roles"]
    for _server in range(count):
        roles = [everyone | {"id": str(world.new_id())} for _role in range(ROLES)]
        allowed = [
            {"id": role["id"], "type": 0, "allow": "1024", "deny": "0"}
            for role in roles[:OVERWRITES]
        ]
        channels = [
            channel | {"id": str(world.new_id()), "permission_overwrites": allowed}
            for channel in pattern["channels"]
        ]
        yield json.dumps(
            pattern | {"id": str(world.new_id()), "roles": roles, "channels": channels}
        )


async def measured(count: int) -> dict[str, float]:
    """Let a bot that is logged in hear of so many servers; return CPU in s, and MB."""
    with tempfile.TemporaryDirectory() as folder:
        discord = StubDiscord(Path(folder) / "bench.sqlite3", games())
        async with discord.running():
            return _heard(discord, count)


def _heard(discord: StubDiscord, count: int) -> dict[str, float]:
    state: Any = discord.bot._connection
    state.shard_count = discord.bot.shard_count = -(-count // PER_SHARD)
    found = {"shards": float(state.shard_count), "before MB": resident()}
    read, cpu = 0, 0.0
    for text in servers(discord.world, count):
        begin = time.process_time()
        state.parse_guild_create(json.loads(text))
        cpu += time.process_time() - begin
        read += len(text)
    assert len(discord.bot.guilds) == count
    return found | {"after MB": resident(), "read MB": read / 1e6, "CPU s": cpu}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.servers", description=__doc__)
    parser.add_argument("--servers", type=int, default=5000)
    for name, value in asyncio.run(measured(parser.parse_args().servers)).items():
        print(f"{name:12} {value:10.1f}")


if __name__ == "__main__":
    main()
