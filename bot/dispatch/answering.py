"""Acknowledges interactions and answers them, whatever Discord or the network does meanwhile.

What goes wrong here is no defect of the bot: it is one line in the log, without the token of the
interaction or an address that holds it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from typing import Literal, TypeAlias

import aiohttp
import discord
from typing_extensions import override

from bot.delivery.trouble import UNKNOWN_MESSAGE, where_failed
from bot.dispatch.interactions import Interaction
from bot.dispatch.live_panels import LivePanels, Shown
from bot.figures import Figures
from bot.messages.message import UNPICTURED, Message, note
from bot.texts import Words

log = logging.getLogger(__name__)

TWICE = 40060
"""Discord's error code: the interaction was acknowledged already."""

BUSY = (408, 429)
"""HTTP statuses that pass, besides those of a server that fails."""

UNSENT = (aiohttp.ClientError, OSError)
"""The connection fails, or takes too long."""

ACKNOWLEDGING = 0.9
"""Seconds for one try to acknowledge; Discord waits three."""

TRIES = (0, 0.2, 0.6)
"""Seconds to wait before each try to acknowledge."""

PAUSES = (1, 2, 5, 15, 45, 90)
"""Seconds before an answer is tried again; the token is good for fifteen minutes."""

Way = Callable[[], Awaitable[None]]

Where: TypeAlias = Literal["apart", "pressed", "below"]
"""Where an answer is shown: as a private message that was announced when the press was
acknowledged, in place of the message that was pressed, or as a private one below that, which was
acknowledged as one to be edited.
"""

Enlarge = Callable[[Interaction, Message, Words, bool], Awaitable[Message]]
"""Returns a message as a user wants its pictures; the last is whether it edits the pressed one."""


async def _as_it_is(
    _interaction: Interaction, message: Message, _words: Words, _in_place: bool
) -> Message:
    return message


class Answering:
    """Acknowledges and answers. ``sleep`` waits a number of seconds."""

    def __init__(
        self,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        figures: Figures | None = None,
        enlarge: Enlarge = _as_it_is,
    ) -> None:
        self.sleep = sleep
        self._enlarge = enlarge
        self._figures = figures or Figures()
        self._latest: dict[int, int] = {}
        """By message: the newest interaction that edits it as its answer."""
        self.panels = LivePanels()

    async def acknowledged(self, interaction: Interaction, *, in_place: bool = False) -> bool:
        """Acknowledge an interaction, which expires after three seconds; return whether it worked.

        If not, drop it: Discord has told the user that it failed, or it came twice and the first
        one is being handled.
        """
        lost_reply, reason, begun = False, "", self._figures.clock()
        for pause in TRIES:
            if pause:
                await self.sleep(pause)
            try:
                async with asyncio.timeout(ACKNOWLEDGING):
                    if in_place:
                        await interaction.response.defer()
                    else:
                        await interaction.response.defer(ephemeral=True, thinking=True)
            except discord.HTTPException as error:
                if error.code == TWICE and lost_reply:
                    self._figures.took("acknowledgement", self._figures.clock() - begun)
                    return True  # by the try before, whose reply did not come
                reason = _reason(error)
                if not _passes(error):
                    break
                lost_reply = True
            except UNSENT as error:
                reason, lost_reply = _reason(error), True
            else:
                self._figures.took("acknowledgement", self._figures.clock() - begun)
                return True
        self._figures.unacknowledged.inc()
        log.warning("interaction %s could not be acknowledged: %s", interaction.id, reason)
        return False

    async def answer(
        self,
        interaction: Interaction,
        message: Message,
        words: Words,
        *,
        where: Where = "apart",
    ) -> None:
        """Show the message as the answer; without pictures if Discord refuses them.

        One that replaces the pressed message is not shown any more when the answer to a newer press
        is there already, and what that message shows already is not sent again. A panel takes the
        place of the user's older one.
        """
        answers, in_place = list[Shown](), where == "pressed"

        async def edit(shown: Message, attached: Sequence[discord.Attachment] = ()) -> None:
            if where == "below":
                answers.append(await self._send_below(interaction, shown))
                return
            try:
                answer = await interaction.edit_original_response(
                    view=shown.view, attachments=shown.attachments(attached)
                )
            except discord.NotFound as error:
                if not in_place or error.code != UNKNOWN_MESSAGE:
                    raise
                # The panel was taken away for a newer one while its control was pressed.
                answers.append(await self._send_below(interaction, shown))
            else:
                answers.append(answer)

        pressed = interaction.message if in_place else None
        message = await self._enlarge(interaction, message, words, in_place)
        place = interaction.id if pressed is None else pressed.id
        attached = [] if pressed is None else pressed.attachments
        ways = [*_ways(edit, message, words)]
        if {name for name, _drawn in message.pictures} & {file.filename for file in attached}:
            ways.insert(0, lambda: edit(message, attached))
        self._latest[place] = interaction.id
        try:
            await self._try(
                interaction,
                ways,
                is_overtaken=lambda: self._latest.get(place) != interaction.id,
            )
        finally:
            if self._latest.get(place) == interaction.id:
                del self._latest[place]
        if answers:
            await self.panels.shown(interaction, message, answers[-1])

    async def follow_up(self, interaction: Interaction, message: Message, words: Words) -> None:
        """Show the message as a private one below the answer."""
        message = await self._enlarge(interaction, message, words, False)

        async def send(shown: Message) -> None:
            await self._send_below(interaction, shown)

        await self._try(interaction, _ways(send, message, words))

    async def _send_below(self, interaction: Interaction, shown: Message) -> discord.WebhookMessage:
        return await interaction.followup.send(
            view=shown.view, files=shown.files(), ephemeral=True, wait=True
        )

    async def send_file(self, interaction: Interaction, file: Callable[[], discord.File]) -> None:
        """Send a file as a private message below the answer; ``file`` makes it for each try."""

        async def send() -> None:
            await interaction.followup.send(file=file(), ephemeral=True)

        await self._try(interaction, [send])

    async def _try(
        self,
        interaction: Interaction,
        ways: Iterable[Way],
        *,
        is_overtaken: Callable[[], bool] = lambda: False,
    ) -> None:
        """Answer in the first way that works; wait for what passes, give up when nothing can."""
        pauses, left, reason = iter(PAUSES), list(ways), ""
        while left:
            try:
                await left[0]()
            except (discord.HTTPException, *UNSENT) as error:
                reason = _reason(error)
                if _passes(error):
                    pause = next(pauses, None)
                    if pause is None:
                        break
                    await self.sleep(pause)
                    if is_overtaken():
                        return
                elif isinstance(error, discord.HTTPException) and error.status in UNPICTURED:
                    del left[0]
                else:
                    break
            except Exception as error:
                fault = where_failed(error)
                log.error("interaction %s: an answer could not be made: %s", interaction.id, fault)
                reason = "it could not be made"
                del left[0]
            else:
                return
        log.warning("interaction %s was not answered: %s", interaction.id, reason)


def _ways(
    show: Callable[[Message], Awaitable[None]], message: Message, words: Words
) -> Iterator[Way]:
    """Yield ways to show a message: as it is, without pictures, and only that there is one."""
    yield lambda: show(message)
    if (bare := message.bare) is not None:
        yield lambda: show(bare())
    of = "other" if message.panel_of is None else "panel"
    yield lambda: show(note(message.lost or words("answer-refused", of=of)))


def _passes(error: Exception) -> bool:
    """Whether what went wrong may be over soon."""
    if isinstance(error, discord.HTTPException):
        return error.status >= 500 or error.status in BUSY
    return True


def _reason(error: Exception) -> str:
    """Return what went wrong, without what was sent and where to."""
    if isinstance(error, discord.HTTPException):
        return f"{error.status} {error.code}"
    return type(error).__name__


class _NoTraceback(logging.Filter):
    """Makes one warning of suggestions that could not be sent, which discord.py logs as errors."""

    @override
    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        if isinstance(error, (discord.HTTPException, *UNSENT)):
            record.levelno, record.levelname = logging.WARNING, "WARNING"
            record.msg, record.args = "suggestions could not be sent: %s", (_reason(error),)
            record.exc_info = None
        return True


logging.getLogger("discord.app_commands.tree").addFilter(_NoTraceback())
