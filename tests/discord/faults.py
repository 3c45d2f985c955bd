"""What goes wrong on demand: chosen requests are refused, cut off, held, or end the bot."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Any, Literal

from typing_extensions import override

from tests.discord.world import Message, walk

Kind = Literal["status", "cloudflare", "drop", "hang", "kill"]


@dataclass(eq=False)
class Request:
    """A request of the bot, as the transcript keeps it."""

    number: int
    at: float
    method: str
    path: str
    route: str
    """The path without ids: ``/channels/*/messages``."""
    payload: Any = field(repr=False)
    """What was sent; forgotten as soon as it is answered."""
    nonce: str | None
    files: list[str]
    about: str
    """What the message is: ``card``, ``lobby``, ``hand``, ``note``; empty if it is none."""
    outcome: str = ""
    """The status, and the fault if there was one; empty while it is being answered."""
    is_without_file: bool = False
    """Whether an edit was refused because a file that it keeps is gone from the message."""

    def told(self) -> dict[str, Any]:
        """Return it for the transcript, without long contents."""
        return {
            "number": self.number,
            "at": round(self.at, 3),
            "request": f"{self.method} {self.path}",
            "about": self.about,
            "nonce": self.nonce,
            "files": self.files,
            "outcome": self.outcome,
        }


@dataclass(eq=False)
class Fault:
    """One thing that goes wrong with the requests it is for.

    ``after`` lets Discord do what was asked first, so that only the answer is wrong or lost.
    ``times`` is how often; ``None`` is until it is taken away. ``skip`` lets so many pass before.
    """

    kind: Kind
    method: str = "*"
    route: str = "*"
    about: str = "*"
    times: int | None = 1
    skip: int = 0
    after: bool = False
    status: int = 503
    code: int = 0
    message: str = ""
    retry_after: float = 0.05
    is_global: bool = False
    where: Callable[[Request], bool] = lambda request: True
    hits: int = 0

    def is_for(self, request: Request) -> bool:
        """Whether it is for this request, however often it was met."""
        return (
            fnmatchcase(request.method, self.method)
            and fnmatchcase(request.route, self.route)
            and fnmatchcase(request.about, self.about)
            and self.where(request)
        )

    @property
    def is_over(self) -> bool:
        """Whether it has happened as often as it should."""
        return self.times is not None and self.hits >= self.times

    @override
    def __str__(self) -> str:
        what = f"{self.status} {self.code}" if self.kind == "status" else self.kind
        return f"{what} {'after' if self.after else 'before'} the effect"


@dataclass
class Faults:
    """The faults of a local Discord, met in the order in which they were added."""

    waiting: list[Fault] = field(default_factory=list)
    chosen: Callable[[Request], Fault | None] = lambda request: None
    """Chooses a fault for a request for which none waits; for faults at random."""
    met: list[str] = field(default_factory=list)

    def add(self, fault: Fault) -> Fault:
        """Let something go wrong; return it, to see when it has."""
        self.waiting.append(fault)
        return fault

    def clear(self) -> None:
        """Let everything work again."""
        self.waiting.clear()

    def for_request(self, request: Request) -> Fault | None:
        """Return what goes wrong with a request."""
        for fault in self.waiting:
            if fault.is_over or not fault.is_for(request):
                continue
            if fault.skip:
                fault.skip -= 1
                continue
            fault.hits += 1
            return self._met(fault)
        fault_at_random = self.chosen(request)
        return None if fault_at_random is None else self._met(fault_at_random)

    def _met(self, fault: Fault) -> Fault:
        self.met.append(str(fault))
        return fault


CLOUDFLARE = """<!doctype html><html><head><title>Access denied | discord.com used Cloudflare to \
restrict access</title></head><body><h1>Error 1015</h1><p>You are being rate limited</p></body>\
</html>"""
"""The kind of page that stands in for Discord when it has had enough of an address."""


def verbs_in(components: list[dict[str, Any]]) -> set[str]:
    """Return the verbs of the controls of a message: the second part of their custom ids."""
    ids = (str(part["custom_id"]) for part in walk(components) if "custom_id" in part)
    return {custom_id.split(":")[1] for custom_id in ids if ":" in custom_id}


def about(components: list[dict[str, Any]], *, is_private: bool) -> str:
    """Return what a message of the bot is: ``card``, ``lobby``, ``hand`` or ``note``."""
    verbs = verbs_in(components)
    if verbs & {"join", "cancel"}:
        return "lobby"
    if verbs & {"play", "again"}:
        return "card"
    return "hand" if is_private and any(walk(components)) else "note"


def is_card(message: Message) -> bool:
    """Whether a message is the card of a turn."""
    return about(message.versions[0], is_private=False) == "card"
