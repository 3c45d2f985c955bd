"""The log: set up here for every program, and kept free of hands and tokens at every level."""

from __future__ import annotations

import logging
import re
from collections.abc import Sequence
from typing import TextIO

from typing_extensions import override

SECRETIVE = ("aiosqlite", "discord.gateway", "discord.http", "discord.ui", "discord.webhook")
"""At level DEBUG these write what passes through them: statements with their values, messages
with the alt texts of hands, interactions with their tokens. So they never go below INFO."""

TOKEN = re.compile(
    r"""(?P<before>/(?:webhooks|interactions)/[0-9]+/|["']token["']:\s*["'])[^\s/?#"'<>()]+"""
)
"""The token of an interaction or a webhook, in a URL or in a payload."""


VALUE = re.compile(r"(?P<before>\binput_value=).*(?=, input_type=)")
"""What pydantic found instead of what it expected, such as a part of a stored state."""


class Redacting(logging.Formatter):
    """Formats records, tracebacks included, without the tokens and stored values in them.

    Errors of the network name the whole URL, and errors of stored data quote it, so levels alone
    do not keep secrets out.
    """

    def __init__(self, secrets: Sequence[str] = ()) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")
        self._secrets = tuple(filter(None, secrets))

    @override
    def format(self, record: logging.LogRecord) -> str:
        text = TOKEN.sub(r"\g<before><token>", super().format(record))
        text = VALUE.sub(r"\g<before><value>", text)
        for secret in self._secrets:
            text = text.replace(secret, "<secret>")
        return text


def set_up(
    level: str, stream: TextIO | None = None, secrets: Sequence[str] = ()
) -> logging.Handler:
    """Log from a level on to a stream (standard error), and return the handler that does so.

    ``secrets`` are texts that must not be written, such as the bot's token.
    """
    handler = logging.StreamHandler(stream)
    handler.setFormatter(Redacting(secrets))
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(level)
    for name in SECRETIVE:
        logging.getLogger(name).setLevel(max(logging.INFO, root.level))
    return handler
