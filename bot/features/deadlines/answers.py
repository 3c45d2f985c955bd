"""Presses about deadlines and reminders: being back, putting off, how often."""

from __future__ import annotations

from contextlib import suppress
from typing import get_args

from discord.app_commands import Choice

from bot.dispatch.commands import FeatureCog, command, pressed, table_here
from bot.dispatch.interactions import Interaction, locale_of, person_of
from bot.features.deadlines import messages as deadlines
from bot.features.deadlines.messages import snoozed
from bot.features.deadlines.parsing import parse_deadline
from bot.features.deadlines.rhythm import zone_names
from bot.features.deadlines.service import DeadlineService
from bot.messages.controls import Press
from bot.messages.message import Message, note
from bot.tables import TableRefused, saved
from bot.tables.deadline import Deadline, Then
from bot.texts import Words, words_in

OFF = "off"
POLICIES: tuple[Then, ...] = get_args(Then)
SUGGESTED = ("1d", "2d", "3d", "7d", "12h", "6h")
"""What is suggested besides an hour on Sunday, and none."""


MOST_SUGGESTED = 25
"""Discord's limit of suggestions."""


async def suggest_zones(_interaction: Interaction, current: str) -> list[Choice[str]]:
    """Return time zones that fit what is typed."""
    typed = current.strip().lower().replace(" ", "_")
    found = [name for name in zone_names() if typed in name.lower()]
    found.sort(key=lambda name: not name.rpartition("/")[2].lower().startswith(typed))
    return [Choice(name=name.replace("_", " "), value=name) for name in found[:MOST_SUGGESTED]]


class Deadlines(FeatureCog[DeadlineService]):
    """Gives seats back, and puts off what reminds a user."""

    @command("deadline", guild_only=True)
    async def deadline(
        self,
        interaction: Interaction,
        words: Words,
        time: str | None = None,
        then: str = "caretaker",
    ) -> Message:
        """Show how long people have for a turn at this channel's table, or set it."""
        table = await table_here(self.dispatcher, interaction)
        if time is None:
            return note(deadlines.described(words, table.deadline))
        chosen = await self._chosen(interaction, time, then)
        table = await self.service.set(table.id, person_of(interaction), chosen)
        with saved("other"):
            return note(deadlines.described(words, table.deadline))

    async def _chosen(self, interaction: Interaction, time: str, then: str) -> Deadline | None:
        """Return the deadline that was typed; ``None`` to have none any more."""
        words = words_in(locale_of(interaction))
        if time.strip().casefold() in (OFF, "none", "0", words("deadline-off").casefold()):
            return None
        policy = next(
            (name for name in POLICIES if then in (name, words(f"deadline-choice-{name}"))), None
        )
        if policy is None:
            raise TableRefused("deadline-then")
        rhythm = await self.service.reminders.rhythm(interaction.user.id)
        return parse_deadline(time, rhythm.zone, policy)

    @deadline.autocomplete("time")
    async def _times(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        """Return common deadlines that fit what is typed, and what is typed if it is one."""
        words = words_in(locale_of(interaction))
        rhythm = await self.service.reminders.rhythm(interaction.user.id)
        found = dict[str, str]()
        for text in (current, *SUGGESTED, f"{deadlines.weekday(words, 6)} 20:00"):
            with suppress(TableRefused):  # what is typed may be none
                deadline = parse_deadline(text, rhythm.zone, "warn")
                found.setdefault(deadlines.length(words, deadline), text)
        found[words("deadline-off")] = OFF
        wanted = current.casefold()
        return [
            Choice(name=name[:100], value=value)
            for name, value in found.items()
            if wanted in name.casefold() or value == current
        ]

    @deadline.autocomplete("then")
    async def _policies(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        words = words_in(locale_of(interaction))
        return [
            Choice(name=words(f"deadline-choice-{name}"), value=name)
            for name in POLICIES
            if current.casefold() in words(f"deadline-choice-{name}").casefold()
        ]

    @command("away")
    async def away(self, interaction: Interaction, words: Words, until: str) -> Message:
        """Note until when the asker is away, at all tables."""
        time = await self.service.go_away(interaction.user.id, until)
        return note(words("away-noted", until=f"<t:{time}:F>"))

    @command("back")
    async def back(self, interaction: Interaction, words: Words) -> Message:
        """Take the asker as back: nobody plays for them any more, at any table."""
        was_away = await self.service.away_until(interaction.user.id) is not None
        count = await self.service.everywhere_back(interaction.user.id)
        if not count and not was_away:
            raise TableRefused("no-caretaker")
        return note(words("back-everywhere", count=count))

    @pressed("back", to="private")
    async def back_here(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Give the user their seat back from the caretaker, and show what is asked now."""
        user_id = interaction.user.id
        table = await self.service.back(press.table_id, user_id)
        with saved("other"):
            notice = words("back-again")
            return await self.panels.panel(table, user_id, words, notice=notice, news=True)

    @pressed("snooze")
    async def snooze(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Put the user's reminders off; return what becomes of the reminder.

        :raises TableRefused: ``outdated`` if there is no such time.
        """
        how_long = (*press.values, "")[0]
        return snoozed(words, await self.service.reminders.snooze(interaction.user.id, how_long))

    @pressed("rhythm")
    async def choose(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Change how the user is reminded; return all their settings.

        :raises TableRefused: ``outdated`` if there is no such setting or value.
        """
        key, value = (*press.path, *press.values, "", "")[:2]
        await self.service.reminders.choose(interaction.user.id, key, value.removeprefix("-"))
        with saved("setting"):
            return await self.dispatcher.personal.card(interaction.user.id, words)
