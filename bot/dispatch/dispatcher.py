"""Handles every press of a button and every choice in a menu: acknowledge, do it, answer."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import cast

from bot import store
from bot.delivery.publisher import Publisher
from bot.dispatch.additions import Change, DispatchAdditions, Handler, Verbs, verbs_of
from bot.dispatch.answering import Answering, Where
from bot.dispatch.attempts import Attempts
from bot.dispatch.interactions import Interaction, is_on_post, locale_of, person_of
from bot.dispatch.live_panels import OpenPanels
from bot.dispatch.lobbies import Lobbies
from bot.dispatch.moving import Moving
from bot.dispatch.panels import Panels
from bot.dispatch.personal import Personal
from bot.dispatch.places import Places
from bot.dispatch.waiting import Waiting
from bot.messages import openings, private
from bot.messages.choices import untagged
from bot.messages.controls import Press
from bot.messages.message import Message
from bot.tables import PlayResult, Table, TableRefused, TableService, saved
from bot.texts import Words, words_in
from render.registry import renderer

ASKING = frozenset(("pick", "add", "sure", "retract", "start-over"))
"""What is pressed in panels that ask a player something, besides what features add there."""


class Dispatcher:
    """Answers presses. Slash commands use it too, so that both do the same.

    :raises FeaturesClash: if two features add the same.
    """

    def __init__(
        self,
        tables: TableService,
        panels: Panels,
        answering: Answering,
        open_panels: OpenPanels,
        publisher: Publisher,
        features: Sequence[DispatchAdditions[Dispatcher]] = (),
    ) -> None:
        self.tables = tables
        self.features = features
        self.panels = panels
        self.drawing, self.additions = panels.drawing, panels.additions
        self.answering = answering
        self._open_panels = open_panels
        self.publisher = publisher
        self.places = Places(tables.repository, features)
        self.attempts = Attempts(tables, panels, features)
        self.waiting = Waiting(tables, publisher)
        self.personal = Personal(tables, self.additions)
        self.moving = Moving(tables, self.panels)
        self.lobbies = Lobbies(
            tables, self.public_locale, self.additions, lambda verb: self.verbs.private.get(verb)
        )
        self.verbs = verbs_of(features, self._own_verbs(), self)

    def _own_verbs(self) -> Verbs:
        lobby = self.tables.lobby
        edit: dict[str, Handler] = {
            "pick": self.moving.pick,
            "add": self.moving.add,
            "sure": self.moving.sure,
            "retract": self._undo,
            "start-over": self._undo,
            "free": self.moving.free_action,
            "do": self.moving.do,
            "sure-do": self.moving.sure_do,
            "help-more": self._help_more,
            "setting": self.personal.change,
            "instead": self.lobbies.instead,
            "end-ask": self.lobbies.instead,
            "end": self.lobbies.end,
            "close": self.lobbies.closed,
            "keep": self.lobbies.kept,
            "option": self.lobbies.option,
        }
        public: dict[str, Change] = {
            "join": lambda i, p, _w: lobby.join(p.table_id, person_of(i)),
            "leave": lambda i, p, _w: lobby.leave(p.table_id, person_of(i)),
            "start": lambda i, p, _w: lobby.start(p.table_id, person_of(i)),
            "cancel": self.lobbies.cancel,
            "bot": self.lobbies.computer,
            "consent": self._consent,
            "new": self.lobbies.new,
        }
        private: dict[str, Handler] = {
            "play": self._play,
            "undo": self._undo,
            "hand": self.moving.hand,
            "text": self._text,
            "all": self._all_of_it,
            "help": self._help,
            "options": self.lobbies.options,
        }
        return Verbs(edit, private, public, ASKING)

    # --- entry points ------------------------------------------------------------------

    async def pressed(self, interaction: Interaction, press: Press | None) -> None:
        """Carry out a press and answer it, whatever goes wrong.

        ``None`` is the press of a control that cannot be read.
        """
        words = words_in(locale_of(interaction))
        verb, table_id = ("", 0) if press is None else (press.verb, press.table_id)
        where: Where = "apart"
        if verb in self.verbs.edit or verb in self.verbs.public:
            where = "pressed"
        elif verb == "play" and is_on_post(interaction):
            where = "below"  # the panel is: so the press lets the card be edited
        if not await self.answering.acknowledged(interaction, in_place=where != "apart"):
            return
        if where != "apart":
            self.publisher.pressed(interaction)

        async def work() -> Message | None:
            handler = self.verbs.edit.get(verb) or self.verbs.private.get(verb)
            if press is None or (handler is None and verb not in self.verbs.public):
                raise TableRefused("outdated")  # an earlier version of the bot made the control
            if table_id:
                table = await self.tables.repository.get(table_id)
                await self.places.check(interaction, table)
            if handler is None:
                below = await self.verbs.public[verb](interaction, press, words)
                return below if isinstance(below, Message) else None
            try:
                return await handler(interaction, press, words)
            except TableRefused as refused:
                if not self._shows_instead(verb, refused):
                    raise
                notice = words("refused-stale") if refused.code == "stale" else ""
            table = await self.tables.repository.get(table_id)
            return await self.panels.panel(
                table, interaction.user.id, words, notice=notice, news=True
            )

        message, done = await self.attempts.attempt(interaction, work, words, table_id or None)
        if message is not None and (verb in self.verbs.public or (where == "pressed" and not done)):
            await self.answering.follow_up(interaction, message, words)
        elif message is not None:
            await self.show(interaction, message, words, where=where)
        if verb in self.verbs.public:
            with suppress(TableRefused, store.errors.StoreError):
                await self._shown_again(interaction, verb, table_id, words, done=done)
        await self.tell_waiting(interaction, table_id or None, words)

    def _shows_instead(self, verb: str, refused: TableRefused) -> bool:
        """Whether a press that was refused is answered by the panel as it is now, in its place."""
        if refused.code in ("status-finished", "status-abandoned"):
            return verb in self.verbs.asking
        return refused.code in ("stale", "paused") and verb in self.verbs.edit

    async def _shown_again(
        self, interaction: Interaction, verb: str, table_id: int, words: Words, *, done: bool
    ) -> None:
        """Show a welcome or a lobby as it is now, if what was done did not edit that message.

        Its menus have kept what was chosen, and would not take it a second time.
        """
        pressed, answer = interaction.message, self.answering.answer
        if verb == "new":
            public = words_in(await self.public_locale(interaction))
            await answer(interaction, await self.lobbies.welcome(public), words, where="pressed")
            return
        table = await self.tables.repository.get(table_id)
        if pressed is None:
            return
        if pressed.id == table.row.card_message_id and not done:
            await self.tables.lobby.show_again(table_id, str(interaction.id))
        elif pressed.flags.ephemeral:  # as `/game status` shows it
            lobby = await self.panels.lobby(table, words)
            await answer(interaction, lobby, words, where="pressed")

    async def tell_waiting(
        self, interaction: Interaction, table_id: int | None, words: Words
    ) -> None:
        """Tell the user below the answer what keeps the table's posts waiting, if that is news."""
        notice = await self.waiting.notice(interaction, table_id, words)
        if notice is not None:
            await self.answering.follow_up(interaction, notice, words)

    # --- playing -----------------------------------------------------------------------

    async def _play(self, interaction: Interaction, press: Press, words: Words) -> Message:
        table = await self.tables.repository.get(press.table_id)
        if table.seat_of(interaction.user.id) is not None:
            table.check_playing(interaction.user.id)
        return await self.panels.panel(table, interaction.user.id, words, news=True)

    async def show(
        self,
        interaction: Interaction,
        message: Message,
        words: Words,
        *,
        where: Where = "apart",
    ) -> None:
        """Answer with a message; a panel that waited only while it was drawn calls at once."""
        await self.answering.answer(interaction, message, words, where=where)
        if message.panel_of is not None and message.waits:
            with suppress(TableRefused, store.errors.StoreError):
                await self._open_panels.go_on(message.panel_of)

    async def _undo(self, interaction: Interaction, press: Press, words: Words) -> Message:
        table = await self.tables.undo(
            press.table_id,
            interaction.user.id,
            # Only a panel knows the question: a public card is older than the move it takes back.
            question=None if press.verb == "undo" else press.question,
            once=press.verb == "undo",
            everything=press.verb == "start-over",
            interaction_id=interaction.id,
        )
        with saved("undo"):
            return await self.panels.panel(
                table, interaction.user.id, words, notice=words("undone")
            )

    async def play_line(
        self, interaction: Interaction, line: str, words: Words, *, game_id: str | None = None
    ) -> Message:
        """Play typed moves at the channel's table; return the panel after them.

        :raises TableRefused: if there is no table here, or another game is on it.
        :raises RulesError: if any part of the line is not a legal move; nothing is played then.
        """
        table = await self.tables.repository.at(cast(int, interaction.channel_id))
        if table is None:
            raise TableRefused("no-table-here")
        if game_id is not None and table.game.id != game_id:
            raise TableRefused("other-game", game=table.game.title)
        result = await self.typed(interaction, table, line, words)
        with saved("move"):
            return await self.panels.panel(
                result.table,
                interaction.user.id,
                words,
                played=result.played,
                passed=result.passed,
            )

    async def typed(
        self, interaction: Interaction, table: Table, line: str, words: Words
    ) -> PlayResult:
        """Play typed moves at a table.

        :raises RulesError: if any part of the line is not a legal move; nothing is played then.
        """
        user_id = interaction.user.id
        seat = table.seat_of(user_id)
        if seat is not None and table.state is not None:
            line = untagged(line, renderer(table.game.id).tags(table.view(seat), words))
        return await self.tables.play(table.id, user_id, line=line, interaction_id=interaction.id)

    async def typed_apart(
        self, interaction: Interaction, table: Table, line: str, words: Words
    ) -> Message | None:
        """Play typed moves at a user's table that is in no channel; return the panel after them.

        Errors are explained for that table, not for the one of the channel.
        """

        async def work() -> Message:
            result = await self.typed(interaction, table, line, words)
            with saved(result.change):
                return await self.panels.panel(result.table, interaction.user.id, words)

        message, _done = await self.attempts.attempt(interaction, work, words, table.id)
        return message

    async def _text(self, interaction: Interaction, press: Press, words: Words) -> Message:
        table = await self.tables.repository.get(press.table_id)
        return private.board_text(table, words, table.seat_of(interaction.user.id))

    async def _all_of_it(self, interaction: Interaction, press: Press, words: Words) -> Message:
        table = await self.tables.repository.get(press.table_id)
        return await self.panels.all_of_it(table, interaction.user.id, words)

    async def _consent(self, interaction: Interaction, press: Press, _words: Words) -> None:
        """Answer a request to all people of a table, or withdraw it."""
        action, number = (*press.path, "", "")[:2]
        by = person_of(interaction)
        await self.tables.consents.press(press.table_id, by.id, action, number, by=by)

    async def _help(self, interaction: Interaction, press: Press, words: Words) -> Message:
        return openings.helped(words, self.tables.repository.names)

    async def _help_more(self, interaction: Interaction, press: Press, words: Words) -> Message:
        return openings.helped_more(words, self.tables.repository.names)

    # --- languages ---------------------------------------------------------------------

    async def public_locale(self, interaction: Interaction) -> str:
        """Return the language of public posts where an interaction comes from."""
        here, guild_id = interaction.guild_locale, interaction.guild_id
        chosen = None
        if guild_id is not None:
            chosen = await self.tables.preferences.server_language(guild_id)
        return chosen or (here.value if here is not None else locale_of(interaction))
