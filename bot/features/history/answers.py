"""The log: its latest lines, those of a round, the board at any moment; and games as animations."""

from __future__ import annotations

from contextlib import suppress
from itertools import islice

from discord import app_commands

from bot.dispatch.commands import CommandCog, Number, command, pressed
from bot.dispatch.interactions import Interaction, locale_of
from bot.features.history.animation import Animations, What, replay_card
from bot.features.history.messages import OPTIONS, Shown, latest_rows, log, round_name, round_page
from bot.features.history.moments import marks_of, round_of
from bot.features.history.rounds import rounds_of
from bot.features.history.steps import Step, place_of, step_page
from bot.messages.controls import Press
from bot.messages.message import Message
from bot.messages.parts import NOTHING
from bot.messages.told import turns_of
from bot.store.transaction import Reader
from bot.tables import Table, TableRefused
from bot.texts import Words, words_in
from engines.core import IllegalMove

MOST_DIGITS = 6
"""Digits of the number of a round; more are none."""


class Rounds(CommandCog):
    """Looks back at a game, round by round, as the reader could see it."""

    @command("log", table="command-verify-table")
    async def log(
        self,
        interaction: Interaction,
        words: Words,
        round: app_commands.Range[int, 0, 999_999] | None = None,
        table: Number | None = None,
    ) -> Message:
        """Show the log of the channel's table, or of another one: all of it, or of a round.

        :raises TableRefused: if there is no such table, or no such round.
        """
        found = await self._table(interaction, table)
        if round is None:
            return await self.latest(found, interaction.user.id, words)
        found.view(None)
        return await self._page(found, interaction.user.id, words, round)

    @log.autocomplete("round")
    async def _rounds(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[int]]:
        """Return the newest rounds whose number begins as is typed; for everybody the same."""
        number, typed = getattr(interaction.namespace, "table", None), str(current)
        words = words_in(locale_of(interaction))
        try:
            table = await self._table(interaction, number)
            latest = int(round_of(table, table.view(None)) or 0)
        except TableRefused:
            return []  # the command itself will say so
        numbers = (each for each in range(latest, -1, -1) if str(each).startswith(typed))
        return [
            app_commands.Choice(name=round_name(words, each), value=each)
            for each in islice(numbers, OPTIONS)
        ]

    async def _table(self, interaction: Interaction, number: int | None) -> Table:
        """Return a table, without a number the channel's, also if its game is over.

        :raises TableRefused: if there is none, or the user may not look at it from here.
        """
        if number is None and interaction.channel_id is not None:
            open_one = await self.repository.at(interaction.channel_id)
            if open_one is not None:
                return open_one
        return await self.dispatcher.places.table(interaction, number)

    async def latest(self, table: Table, user_id: int, words: Words) -> Message:
        """Return the latest events that the user may know of, with controls to the rounds."""
        seat = table.seat_of(user_id)
        told = await self.dispatcher.additions.history(table, seat, words, whole=True)
        rows = []
        if table.position is not None and table.own is None:
            with suppress(IllegalMove):  # moves were taken back between two readings
                marks, _moment = await marks_of(self._reader, table, seat)
                rows = latest_rows(table, words, rounds_of(marks))
        turns = turns_of(table, words, told.entries, told.changes)
        return log(table, words, [line.text for line in turns], rows)

    @pressed("log", to="private")
    async def press(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Show the latest events of the table of a button."""
        table = await self.repository.get(press.table_id)
        return await self.latest(table, interaction.user.id, words)

    @pressed("log-round")
    async def turn(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Show the round that was chosen."""
        chosen = press.values[0] if press.values else (*press.path, "")[0]
        table = await self.repository.get(press.table_id)
        return await self._page(table, interaction.user.id, words, _number(chosen))

    @pressed("log-moment")
    async def moment(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Show the board as it was at the moment that was chosen."""
        number, name = (*press.path, *press.values, "", "")[:2]
        table = await self.repository.get(press.table_id)
        return await self._page(table, interaction.user.id, words, _number(number), name)

    async def _page(
        self, table: Table, user_id: int, words: Words, number: int, name: str | None = None
    ) -> Message:
        seat = table.seat_of(user_id)
        marks, moment = await marks_of(self._reader, table, seat, name)
        rounds = rounds_of(marks)
        places = {each.number: place for place, each in enumerate(rounds)}
        if number not in places:
            first, last = rounds[0].number, rounds[-1].number
            raise TableRefused("log-no-round", first=first, last=last)
        names = [mark.name for mark in rounds[places[number]].marks]
        if name is not None and (moment is None or name not in names):
            raise TableRefused("log-no-moment")  # it was taken back
        drawn, part = None, NOTHING
        if moment is not None:
            drawn = await self.drawing.drawn(table, "board", moment.view, words)
            part = await self.dispatcher.additions.moment(table, user_id, moment.ply, words)
        shown = Shown(
            rounds,
            places[number],
            await self.dispatcher.additions.history(table, seat, words, whole=True),
            None if name is None else names.index(name),
            drawn,
            part,
        )
        return round_page(table, words, seat, shown)

    @property
    def _reader(self) -> Reader:
        return self.repository.reader


def _number(text: str) -> int:
    """Return the number of a round.

    :raises TableRefused: if it is none.
    """
    if not (text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS):
        raise TableRefused("outdated")
    return int(text)


class Replays(CommandCog):
    """Shows games again."""

    @command("replay", table="command-verify-table")
    async def replay(
        self,
        interaction: Interaction,
        words: Words,
        what: What = "game",
        table: Number | None = None,
    ) -> Message:
        """Show a game, or its last round, to a user alone.

        A game that is over is shown as everybody could see it; a running one as the user does.

        :raises TableRefused: if there is no such game, it has not begun or is held, or another
            animation of it is being drawn.
        """
        shown = await self.dispatcher.places.table(interaction, table)
        return await self._replay(shown, interaction.user.id, what, words)

    @pressed("replay", to="private")
    async def whole_game(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Show a game that is over to a user alone.

        :raises TableRefused: as :meth:`replay`.
        """
        table = await self.repository.get(press.table_id)
        return await self._replay(table, interaction.user.id, "game", words)

    async def _replay(self, table: Table, user_id: int, what: What, words: Words) -> Message:
        """Return the animation, and of a game that is over the chart of everybody's points."""
        view = table.view(None)
        seat, animations = self._reader_of(table, user_id), self._animations
        if animations.is_drawing(table, seat, what, words):
            raise TableRefused("replay-busy")
        drawn, curve = await animations.drawn(table, seat, what, words), None
        if view.outcome is not None and what == "game":
            curve = await self.drawing.curve(self.repository.reader, table, words)
        return replay_card(table, words, seat, what, drawn, curve)

    @pressed("steps", to="private")
    async def first_step(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Show the first moment of a game to a user alone, with the way on."""
        return await self._step(press.table_id, interaction.user.id, words, "0")

    @pressed("step")
    async def step(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Show the moment that a button names, in place of another one."""
        return await self._step(press.table_id, interaction.user.id, words, (*press.path, "")[0])

    async def _step(self, table_id: int, user_id: int, words: Words, name: str) -> Message:
        table = await self.repository.get(table_id)
        table.view(None)
        seat = self._reader_of(table, user_id)
        moments, history = await self._animations.moments(table, seat, "game", words)
        place = place_of(moments, name)
        drawn = await self.drawing.drawn(table, "board", moments[place].view, words)
        ply = moments[place].ply
        part = await self.dispatcher.additions.moment(table, user_id, ply, words)
        return step_page(table, words, seat, Step(moments, place, history, drawn, part))

    @property
    def _animations(self) -> Animations:
        return Animations(self.repository, self.drawing, self.dispatcher.additions)

    def _reader_of(self, table: Table, user_id: int) -> int | None:
        """Return as which seat a user looks back; a game that is over is seen as by everybody."""
        return None if table.row.status == "finished" else table.seat_of(user_id)
