"""How the playground's page looks: pictures in the frames of Discord's clients, our signs, times.

simcord's own page shows a picture as wide as the message, however high it is. A click on it, or the
Enter key, opens it at full size; that is simcord's own.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from typing import Any

import discord
import simcord
from aiohttp import web
from PIL import Image
from simcord import interactions
from simcord.backend.cdn import CDN_BASE
from simcord.preview import Preview
from simcord.preview._media import MediaInfo, MediaWorker
from typing_extensions import override

from bot.delivery.emoji import show_signs, uploads
from render.frame import DESKTOP

ALONE = ".component-gallery:not(:has(> figure:nth-child(2))) .gallery-image"

STYLE = f"""
{ALONE} {{
  width: auto;
  max-width: min(100%, {DESKTOP[0]}px);
  max-height: {DESKTOP[1]}px;
}}
@container preview (max-width: 500px) {{
  {ALONE} {{ width: 100%; max-height: none; }}
  .message-components.components-v2 {{ width: calc(100% - 12px); margin-left: 6px; }}
  .message-header {{ min-height: 46px; }}
  .component-container {{ padding: 8px; }}
}}
.custom-emoji {{ width: 1.375em; height: 1.375em; vertical-align: bottom; }}
.link-button[href^="https://discord.com/channels/"] {{ display: none; }}
"""
"""A picture on a desktop and, across the whole message, on a phone; emoji as high as a line.

Links to messages are not shown: they lead to the real Discord, which knows nothing of these.
"""


TIMES = {
    "new Date(options.presentationTime || 0)": "new Date()",
    "  if (title) time.title = title;\n": """
  if (title) time.title = title;
  if (valid && style === "R") setTimeout(() => {
    if (!time.isConnected) return;
    const later = document.createDocumentFragment();
    renderTimestamp(later, token, options);
    time.replaceWith(later);
  }, 60000);
""",
}
"""Parts of simcord's script, and what lets “5 minutes ago” be true now and go on each minute.

simcord's are true for the moment at which the page came up.
"""


class OwnPictures(MediaWorker):
    """Takes the bot's pictures as they are.

    simcord would decode each in a process of its own, one after another: ours would wait for that,
    as long as a second each, and a message has dozens of emoji.
    """

    @override
    async def validate(
        self, key: str, blob: bytes, *, media_time: float | None = None
    ) -> MediaInfo:
        """Return what is known of a file; files that people upload are decoded."""
        if not blob.startswith(b"\x89PNG"):
            return await super().validate(key, blob, media_time=media_time)
        wide, high = Image.open(BytesIO(blob)).size
        size = wide * high * 4
        return MediaInfo("PNG", wide, high, 1, size, blob, "image/png", memory_limited=True)


def show_as_discord(preview: Preview) -> None:
    """Let a page that is not served yet show pictures and times as Discord's clients do."""
    server = preview._server
    plain = server._static

    async def as_discord(request: web.Request) -> web.Response:
        response: web.Response = await plain(request)
        if request.path == "/preview.css":
            response.text = (response.text or "") + STYLE
        elif request.path == "/text.js":
            for simcords, ours in TIMES.items():
                response.text = (response.text or "").replace(simcords, ours)
        return response

    setattr(server, "_static", as_discord)  # noqa: B010  # mypy takes it for a method
    preview._media_worker = OwnPictures()


@contextmanager
def speaking(locale: str) -> Iterator[None]:
    """Let the server and everybody's Discord be in a language; simcord's are in English."""
    original = interactions.base_payload

    def localised(*given: Any, **named: Any) -> Any:
        record, payload = original(*given, **named)
        payload["locale"] = locale
        if "guild_locale" in payload:
            payload["guild_locale"] = locale
        return record, payload

    setattr(interactions, "base_payload", localised)  # noqa: B010  # mypy: not assignable
    try:
        yield
    finally:
        setattr(interactions, "base_payload", original)  # noqa: B010


def describe_commands(env: simcord.Env, locale: str) -> None:
    """Show the descriptions of the bot's commands in a language; simcord shows the English ones."""

    def translate(part: dict[str, Any]) -> None:
        own = part.get("description_localizations") or {}
        part["description"] = own.get(locale, part.get("description", ""))
        for option in part.get("options", ()):
            translate(option)

    for commands in env.backend.commands.values():
        for command in commands.values():
            translate(command)


async def emoji_files(bot: discord.Client) -> dict[str, tuple[str, bytes]]:
    """Upload the signs, and return their pictures for the page by address: simcord keeps none."""
    await show_signs(bot)
    images = {upload.name: upload.image for upload in uploads()}
    return {
        f"{CDN_BASE}/emojis/{emoji.id}.png": (f"{emoji.name}.png", images[emoji.name])
        for emoji in await bot.fetch_application_emojis()
    }
