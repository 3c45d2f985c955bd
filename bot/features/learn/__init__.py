"""Lessons: a game learnt by doing, step by step, alone and in private."""

from collections.abc import Iterable

from discord.ext.commands import Cog
from typing_extensions import override

from bot.dispatch.dispatcher import Dispatcher
from bot.dispatch.feature import Feature
from bot.dispatch.interactions import Interaction
from bot.features.learn import messages
from bot.features.learn.answers import Lessons
from bot.features.learn.place import LessonPlace
from bot.features.learn.rows import STORED
from bot.features.learn.service import LessonService
from bot.messages.parts import NOTHING, Guide, Part
from bot.tables import Table, TableRefused, TableRepository
from bot.texts import Words
from engines.core.lesson import lesson_of


class LearnFeature(Feature):
    """The lessons of the games that have one."""

    name = "learn"
    answered_by = (Lessons,)
    stored = STORED

    def __init__(self, repository: TableRepository) -> None:
        super().__init__(repository)
        self.own = self.service = LessonService(repository)

    @override
    def commands(self, dispatcher: Dispatcher) -> Iterable[Cog]:
        return super().commands(dispatcher) if self.service.games else ()

    @override
    def kind_of(self, table_id: int, table: Table | None) -> str | None:
        return "lesson" if self.service.has(table_id) else None

    @override
    async def admits(self, interaction: Interaction, table: Table) -> bool:
        if not isinstance(table.own, LessonPlace):
            return False
        if table.seat_of(interaction.user.id) is None:
            raise TableRefused("lesson-own")
        return True

    @override
    def guide(self, table: Table, words: Words) -> Guide | None:
        place = table.own
        if not isinstance(place, LessonPlace):
            return None
        return messages.guide(table, words, place, self.repository.names)

    @override
    async def lobby_part(self, table: Table, words: Words) -> Part:
        if lesson_of(table.game) is None:
            return NOTHING
        return Part(look=[messages.learn_button(words, table.game.id)])

    @override
    async def welcome_part(self, words: Words) -> Part:
        return Part(look=[messages.learn_button(words)]) if self.service.games else NOTHING
