"""How much of the program a press passes: ``python -m bench.press --game luxor``.

People play some turns by the controls that the bot sends them, through the whole bot with a Discord
in the same process. A profile hook notes which files and functions of the project a press runs on
the event loop, from the event to the answer; what is drawn beside it in threads and what is posted
afterwards do not count, nor do the first turns, in which caches fill.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import tempfile
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

from bench.discord_stub import StubDiscord
from bot.messages.controls import press_of
from engines.core import Chance
from engines.registry import games
from tests.discord.interactions import Interaction
from tests.discord.world import Channel, Message, User

ROOMS = tuple(f"/{room}/" for room in ("engines", "render", "bot"))
PEOPLE = ("Ana", "Ben", "Cleo")
WARM = 6
"""Turns that are not counted."""

_counted: ContextVar[Counter[CodeType] | None] = ContextVar("counted", default=None)


@contextmanager
def counting() -> Iterator[Counter[CodeType]]:
    """Count the calls of functions of the project in what is begun within, by their code."""
    calls = Counter[CodeType]()
    root = str(Path(__file__).parent.parent)

    def hook(frame: FrameType, event: str, _argument: Any) -> None:
        code = frame.f_code
        # Comprehensions are part of their function, as they are in newer Pythons.
        if event == "call" and code.co_filename.startswith(root) and code.co_name[0] != "<":
            counted = _counted.get()
            if counted is not None and code.co_filename[len(root) :].startswith(ROOMS):
                counted[code] += 1

    token = _counted.set(calls)
    sys.setprofile(hook)
    try:
        yield calls
    finally:
        sys.setprofile(None)
        _counted.reset(token)


class Player:
    """Somebody who presses what the bot offers, by chance."""

    def __init__(self, discord: StubDiscord, user: User, channel: Channel) -> None:
        self.discord, self.user, self.channel = discord, user, channel

    async def press(self, message: Message, custom_id: str, values: list[str] | None = None) -> Any:
        """Press a control; return the answer and the calls until it was there."""
        publisher = self.discord.bot.publisher
        wake, publisher.wake = publisher.wake, lambda: None  # type: ignore[method-assign]
        with counting() as calls:
            answer = await self.discord.press(self.user, message, custom_id, values)
        publisher.wake = wake  # type: ignore[method-assign]
        publisher.wake()
        await self.discord.rest()
        return answer, calls


async def turns(game: str, count: int, seed: str) -> dict[str, list[Counter[CodeType]]]:
    """Play so many turns; return the calls of each press by what it was."""
    found = defaultdict[str, list[Counter[CodeType]]](list)
    chance = Chance.from_seed(seed)
    with tempfile.TemporaryDirectory() as folder:
        discord = StubDiscord(Path(folder) / "bench.sqlite3", games())
        async with discord.running():
            table = await _started(discord, game)
            players = {user.id: Player(discord, user, table[0]) for user in table[1]}
            tables = discord.bot.tables.repository
            row = await tables.at(table[0].id)
            assert row is not None
            for turn in range(count + WARM):
                view = row.view(None)
                if view.outcome is not None:
                    break
                player = players[row.user_at(view.to_act[0]) or 0]
                card = _last(table[0], "play")
                answer, calls = await player.press(card, _with_verb(card, "play")[0]["custom_id"])
                while True:
                    if turn >= WARM:
                        found[answer_kind(answer, calls)].append(calls)
                    panel = answer.answer
                    controls = _with_verb(panel, "pick", "sure")
                    if not controls:
                        break
                    control, chance = chance.without_log().chosen(controls)
                    values = None
                    if control["type"] == 3:
                        option, chance = chance.without_log().chosen(control["options"])
                        values = [option["value"]]
                    answer, calls = await player.press(panel, control["custom_id"], values)
                row = await tables.get(row.id)
    return found


def answer_kind(answer: Interaction, calls: Counter[CodeType]) -> str:
    """Return what a press was: its verb, and whether it played a move."""
    press = press_of(answer.data)
    played = any(code.co_name == "play" and "service" in code.co_filename for code in calls)
    return f"{press.verb if press else '?'}{' that plays' if played else ''}"


async def _started(discord: StubDiscord, game: str) -> tuple[Channel, list[User]]:
    channel = discord.world.create_channel("games")
    users = [discord.world.person(name) for name in PEOPLE]
    await discord.command(users[0], channel, "game new", game=game)
    await discord.rest()
    for user in users[1:]:
        lobby = _last(channel, "join")
        await discord.press(user, lobby, _with_verb(lobby, "join")[0]["custom_id"])
        await discord.rest()
    lobby = _last(channel, "start")
    await discord.press(users[0], lobby, _with_verb(lobby, "start")[0]["custom_id"])
    await discord.rest()
    return channel, users


def _last(channel: Channel, verb: str) -> Message:
    return next(post for post in reversed(channel.posts()) if _with_verb(post, verb))


def _with_verb(message: Message, *verbs: str) -> list[dict[str, Any]]:
    return [
        control
        for control in message.controls
        if (press := press_of(control)) is not None
        and press.verb in verbs
        and not control.get("disabled")
    ]


def main() -> int:
    """Count and print; return the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.press",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--game", choices=[*games()], default="luxor")
    parser.add_argument("--turns", type=int, default=20)
    parser.add_argument("--seed", default="press")
    parser.add_argument("--list", action="store_true", help="name the functions, by how often")
    given = parser.parse_args()
    found = asyncio.run(turns(given.game, given.turns, given.seed))
    print(f"{'press':20} {'how many':>8} {'files':>12} {'functions':>12} {'calls':>12}")
    for kind, presses in sorted(found.items()):
        columns = (
            [len({code.co_filename for code in calls}) for calls in presses],
            [len(calls) for calls in presses],
            [calls.total() for calls in presses],
        )
        shown = [f"{statistics.median(values):.0f} / {max(values)}" for values in columns]
        print(f"{kind:20} {len(presses):8}", *(f"{text:>12}" for text in shown))
        if given.list:
            together = sum(presses, Counter[CodeType]())
            for code, calls in together.most_common():
                among = sum(code in each for each in presses)
                name = f"{Path(code.co_filename).parent.name}/{Path(code.co_filename).name}"
                print(f"  {calls:6} in {among:3}  {name}: {code.co_qualname}")
    print("median / most")
    return 0


if __name__ == "__main__":
    sys.exit(main())
