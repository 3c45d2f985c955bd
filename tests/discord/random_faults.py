"""Faults at random, from a seed: single ones, series of the same one, and interruptions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from tests.discord.dice import Dice
from tests.discord.faults import Fault, Request
from tests.discord.gateway import EventFault
from tests.discord.server import LocalDiscord
from tests.discord.world import DM, THREAD, Channel

ANYWHERE = (
    Fault("status", status=429, retry_after=0.3),
    Fault("status", status=429, retry_after=0.2, is_global=True),
    Fault("cloudflare", retry_after=1),
    Fault("status", status=401, message="401: Unauthorized"),
    Fault("status", status=408),
    Fault("status", status=500),
    Fault("status", status=502),
    Fault("status", status=503),
    Fault("status", status=504, after=True),
    Fault("drop"),
    Fault("drop", after=True),
    Fault("hang"),
    Fault("hang", after=True),
)
ON_PRIVATE = (
    Fault("status", status=404, code=10003, message="Unknown Channel"),
    Fault("status", status=403, code=50007, message="Cannot send messages to this user"),
)
ON_CHANNELS = (
    Fault("status", status=403, code=50013, message="Missing Permissions"),
    Fault("status", status=403, code=50001, message="Missing Access"),
)
KILLS = tuple(
    Fault("kill", method, route, about, after=after)
    for method, route, about in (
        ("POST", "/channels/*/messages", "card"),
        ("POST", "/channels/*/messages", "*"),
        ("PATCH", "/channels/*/messages/*", "*"),
        ("POST", "/interactions/*/*/callback", "*"),
        ("PATCH", "/webhooks/*/*/messages/@original", "*"),
    )
    for after in (False, True)
)
"""The moments at which a process dies: just before or just after something has its effect."""

SPARED = ("/users/@me", "/oauth2/", "/gateway", "/applications/")
"""Routes of the start: a bot that cannot log in ends, and is started again by its host."""


@dataclass
class Series:
    """The same fault for all requests of one kind, so many times."""

    fault: Fault
    method: str
    route: str
    left: int

    def is_for(self, request: Request) -> bool:
        return (request.method, request.route) == (self.method, self.route)


class RandomFaults:
    """Chooses what goes wrong; about one request in ``rarity`` meets a fault of its own."""

    def __init__(self, discord: LocalDiscord, dice: Dice, *, rarity: int = 30) -> None:
        self.discord = discord
        self.dice = dice
        self.rarity = rarity
        self._series: Series | None = None

    def begin(self) -> None:
        """Let things go wrong from now on."""
        self.discord.faults.chosen = self._chosen
        self.discord.gateway.event_fault = self._event_fault

    def end(self) -> None:
        """Let everything work again, for good."""
        self.discord.faults.chosen = lambda request: None
        self.discord.gateway.event_fault = lambda event: ""
        self.discord.faults.clear()
        self.discord.release()
        for channel in self.discord.world.channels.values():
            self._repair(channel)

    def _chosen(self, request: Request) -> Fault | None:
        if request.route.startswith(SPARED) and request.route != "/users/@me/channels":
            return None
        series = self._series
        if series is not None and series.is_for(request):
            series.left -= 1
            if series.left <= 0:
                self._series = None
            return series.fault
        if not self.dice.one_in(self.rarity):
            return None
        fault = replace(self.dice.pick(self._possible(request)))
        if series is None and self.dice.one_in(4):
            self._series = Series(fault, request.method, request.route, 2 + self.dice.below(8))
        return fault

    def _possible(self, request: Request) -> tuple[Fault, ...]:
        if not request.route.startswith("/channels/*/messages"):
            return ANYWHERE
        channel = self.discord.world.channels.get(int(request.path.split("/")[2]))
        if channel is None:
            return ANYWHERE
        return (*ANYWHERE, *(ON_PRIVATE if channel.kind == DM else ON_CHANNELS))

    def _event_fault(self, event: str) -> EventFault:
        if event != "INTERACTION_CREATE":
            return ""
        return "twice" if self.dice.one_in(15) else "later" if self.dice.one_in(40) else ""

    # --- interruptions -----------------------------------------------------------------

    async def interrupt(self) -> None:
        """Do something to the bot or to its places, or mend what was done before."""
        chosen: Callable[[], object] = self.dice.pick(
            (
                self.discord.kill,
                self._kill_at_request,
                self._kill_at_request,
                self._break_channel,
                self._close_messages,
                self.discord.release,
            )
        )
        if self.dice.one_in(4):
            await self.dice.pick(
                (
                    self.discord.gateway.drop,
                    self.discord.gateway.ask_to_reconnect,
                    self.discord.gateway.invalidate,
                )
            )()
        else:
            chosen()
        for channel in self.discord.world.channels.values():
            if not self.dice.one_in(3):
                self._repair(channel)

    def _kill_at_request(self) -> None:
        """Let the bot die just before or after one of its next requests has its effect."""
        if all(fault.is_over for fault in self.discord.faults.waiting):
            self.discord.faults.clear()
            self.discord.faults.add(replace(self.dice.pick(KILLS), skip=self.dice.below(4)))

    def _break_channel(self) -> None:
        """Archive a thread, or take a permission in a channel."""
        places = [c for c in self.discord.world.channels.values() if c.kind != DM]
        if not places:
            return
        channel = places[-1 - self.dice.below(min(3, len(places)))]
        if channel.kind == THREAD and self.dice.one_in(2):
            self.discord.archive(channel)
            return
        sending = "send_messages_in_threads" if channel.kind == THREAD else "send_messages"
        permission = self.dice.pick((sending, "attach_files", "view_channel"))
        self.discord.permit(channel, **{permission: False})
        self.discord.faults.met.append(f"no {permission}")

    def _close_messages(self) -> None:
        world = self.discord.world
        user = self.dice.pick([user for user in world.users.values() if not user.is_bot])
        user.takes_messages, user.was_closed = False, True
        self.discord.faults.met.append("private messages closed")

    def _repair(self, channel: Channel) -> None:
        if channel.denied:
            self.discord.permit(channel, **dict.fromkeys(channel.denied, True))
        if channel.recipient is not None:
            channel.recipient.takes_messages = True
