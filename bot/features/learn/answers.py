"""Lessons, for presses and commands. All that is played in them goes the way of a table's moves."""

from __future__ import annotations

from bot.dispatch.commands import Choices, FeatureCog, command, completed, offered, pressed
from bot.dispatch.interactions import Interaction, player_of
from bot.dispatch.lobbies import chosen
from bot.features.learn import messages
from bot.features.learn.place import place_of
from bot.features.learn.service import LessonService
from bot.messages.controls import Press
from bot.messages.message import Message
from bot.tables import Table, TableRefused, saved
from bot.texts import Words
from engines.core.lesson import LEARNER, lesson_of


class Lessons(FeatureCog[LessonService]):
    """Answers that only the learner sees. Nothing of a lesson is ever posted."""

    @command("learn")
    async def learn(
        self, interaction: Interaction, words: Words, game: str = "", moves: str = ""
    ) -> Message | None:
        """Open a lesson in a private panel where it was left, or play typed moves in it."""
        if not moves:
            return await self.show(interaction, game or None, words)
        table = await self.current(game or None, interaction)
        return await self.dispatcher.typed_apart(interaction, table, moves, words)

    @learn.autocomplete("game")
    async def _games(self, interaction: Interaction, current: str) -> Choices:
        return offered(self.service.games, current)

    @learn.autocomplete("moves")
    async def _moves(self, interaction: Interaction, current: str) -> Choices:
        named = interaction.namespace.game
        try:
            table = await self.current(named or None, interaction)
        except TableRefused:
            return []  # the command itself will say so
        over = place_of(table).is_over
        return [] if over else completed(table, LEARNER, interaction, current)

    async def show(self, interaction: Interaction, game_id: str | None, words: Words) -> Message:
        """Return the panel of the user's lesson of a game, or the question which game.

        Without a game it is that of the channel's table, if that has a lesson.

        :raises TableRefused: as :meth:`LessonService.open`.
        """
        game_id = game_id or await self._game_here(interaction)
        if game_id is not None:
            return await self._opened(interaction, game_id, words)
        return messages.choice(words, await self.service.progress(interaction.user.id))

    async def _game_here(self, interaction: Interaction) -> str | None:
        """Return the game of the channel's table, ``None`` if there is none with a lesson."""
        table = await self.repository.at(interaction.channel_id or 0)
        return None if table is None or lesson_of(table.game) is None else table.game.id

    @pressed("learn", to="private")
    async def press(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Show the lesson of the game that a button names, or the question which game."""
        return await self.show(interaction, press.path[0] if press.path else None, words)

    @pressed("learn-game")
    async def choose(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Show the lesson of the game chosen in the menu."""
        return await self._opened(interaction, chosen(press), words)

    async def _opened(
        self, interaction: Interaction, game_id: str, words: Words, *, anew: bool = False
    ) -> Message:
        table = await self.service.open(game_id, player_of(interaction), anew=anew)
        with saved("open"):
            return await self.panels.panel(table, interaction.user.id, words)

    @pressed("lesson-anew")
    async def anew(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Begin a lesson again."""
        table = await self.repository.get(press.table_id)
        return await self._opened(interaction, table.game.id, words, anew=True)

    @pressed("lesson-try")
    async def try_refused(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Show why the rules forbid a move that the step offers for that."""
        user_id, name = interaction.user.id, press.path[0] if press.path else ""
        try:
            table = await self.service.try_refused(press.table_id, user_id, name)
        except TableRefused as refused:
            if refused.code != "stale":
                raise
            table = await self.repository.get(press.table_id)
            notice = words("refused-stale")
            return await self.panels.panel(table, user_id, words, notice=notice)
        return await self.panels.panel(table, user_id, words)

    async def current(self, game_id: str | None, interaction: Interaction) -> Table:
        """Return the user's lesson of a game, of that of the channel's table or of the only one.

        :raises TableRefused: ``lesson-which`` if that is none; as :meth:`LessonService.of`.
        """
        game_id = game_id or await self._game_here(interaction)
        if game_id is None:
            user_id = interaction.user.id
            begun = [each for each in await self.service.progress(user_id) if each.is_begun]
            if len(begun) != 1:
                raise TableRefused("lesson-which")
            game_id = begun[0].game.id
        return await self.service.of(game_id, interaction.user.id)

    @pressed("lesson-open", to="private")
    async def open_table(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Open a table of the game that was learnt."""
        if interaction.guild_id is None:
            raise TableRefused("no-channel")
        table = await self.repository.get(press.table_id)
        return await self.dispatcher.lobbies.open(interaction, table.game.id, {}, words)
