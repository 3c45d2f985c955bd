"""Hears all that the bot sends to anybody but Ada, so that two games can be compared."""

from __future__ import annotations

import hashlib
import logging
import re
from typing import Any

import pytest
from simcord.http import router

from tests.e2e.driver import World


def keep_files(monkeypatch: pytest.MonkeyPatch) -> dict[int, list[str]]:
    """Return what fills with a digest of each file sent, by the number of the request."""
    original, kept = router.dispatch, dict[int, list[str]]()

    def guarded(backend: Any, method: str, path: str, **given: Any) -> Any:
        files = given.get("files") or ()
        kept[len(backend.http_requests)] = [digest(file) for file in files]
        return original(backend, method, path, **given)

    monkeypatch.setattr(router, "dispatch", guarded)
    return kept


def digest(file: Any) -> str:
    """Return what tells the bytes of a file to be sent apart, without digits (they may be ids)."""
    at = file.fp.tell()
    data = file.fp.read()
    file.fp.seek(at)
    return "".join(
        chr(ord("a") + half) for byte in hashlib.sha256(data).digest() for half in divmod(byte, 16)
    )


class Ears:
    """All that the bot sends to anybody but Ada, with the same numbers for the same things.

    ``files`` come from :func:`keep_files`, if the bytes of pictures are to be heard, too.
    """

    def __init__(self, world: World, files: dict[int, list[str]] | None = None) -> None:
        self.world, self.heard = world, list[str]()
        self._files = {} if files is None else files
        self._since, self._numbers = len(world.env.http_requests), dict[str, str]()

    def listen(self, *, to_ada: bool = False) -> list[str]:
        """Return what others were sent since the last call; ``to_ada`` if all answers are hers."""
        letters = [f"/channels/{letter.channel.id}/" for letter in self.world.letters("Ada")[:1]]
        known = ("/users/",)  # each is looked for once
        hers = (*letters, *known, *(("/interactions/", "/webhooks/") if to_ada else ()))
        sent = [
            (number, self._path(request.path), request)
            for number, request in [*enumerate(self.world.env.http_requests)][self._since :]
        ]
        self._since += len(sent)
        # Posts, answers and letters to each person are sent at the same time, each in its order.
        sent.sort(key=lambda numbered: self._stream(numbered[1]))
        news = [
            self.plain(
                f"{request.method} {path} {request.json} "
                f"{' '.join(self._files.get(number, ()))}".strip()
            )
            for number, path, request in sent
            if not path.startswith(hers)
        ]
        self.heard += news
        return news

    def log(self, record: logging.LogRecord) -> str:
        """Return a line of the log as :meth:`listen` returns requests."""
        return self.plain(f"{record.levelname} {record.name} {record.getMessage()}")

    def _path(self, path: str) -> str:
        """Return the path of a request; where a press lets a post be edited, that of the post."""
        for made in self.world.env.backend.interactions.values():
            if path.endswith(f"/{made.token}/messages/@original"):
                for post in self.world.posts():
                    if post.id == made.message_id:
                        return f"/channels/{post.channel.id}/messages/{post.id}"
        return path

    def _stream(self, path: str) -> str:
        """Return what is sent one after another: posts, one answer, or letters to one person.

        Which of several answers is edited first depends on whose pictures are drawn already.
        """
        kind, place, *further = path.strip("/").split("/")
        if kind == "webhooks":
            return f"{kind} {further[0]}"
        return kind if kind != "channels" or place == str(self.world.channel.id) else place

    def plain(self, text: str) -> str:
        """Return a text in which ids are numbers in the order of their first use."""
        text = re.sub(r"'nonce': '[^']+'", "nonce", text)
        text = re.sub(r"'id': [0-9]{4,}", "'id'", text)  # drawn anew for each menu of a lobby
        text = re.sub(r"([xm]:[a-z-]+:)[0-9]+:", r"\1table:", text)
        text = re.sub(r"table [0-9]+|<t:[0-9]+:R>", "", text)
        return re.sub(
            r"[0-9]{10,}",
            lambda found: self._numbers.setdefault(found[0], f"#{len(self._numbers)}"),
            text,
        )
