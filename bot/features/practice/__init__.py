"""Practice: a moment of a game that is over, played on alone and in private."""

from typing_extensions import override

from bot.dispatch.feature import Feature
from bot.dispatch.interactions import Interaction
from bot.features.practice import messages
from bot.features.practice.answers import Practices
from bot.features.practice.place import PracticePlace
from bot.features.practice.rows import STORED
from bot.features.practice.service import PracticeService
from bot.messages.parts import NOTHING, Guide, Part
from bot.tables import Table, TableRefused, TableRepository
from bot.texts import Words


class PracticeFeature(Feature):
    """Games that are over, played on from any of their moments."""

    name = "practice"
    answered_by = (Practices,)
    stored = STORED

    def __init__(self, repository: TableRepository) -> None:
        super().__init__(repository)
        self.own = self.service = PracticeService(repository)

    @override
    def kind_of(self, table_id: int, table: Table | None) -> str | None:
        return "practice" if self.service.has(table_id) else None

    @override
    async def admits(self, interaction: Interaction, table: Table) -> bool:
        if not isinstance(table.own, PracticePlace):
            return False
        if table.seat_of(interaction.user.id) is None:
            raise TableRefused("practice-own")
        return True

    @override
    def guide(self, table: Table, words: Words) -> Guide | None:
        place = table.own
        return messages.guide(table, words, place) if isinstance(place, PracticePlace) else None

    @override
    async def moment_part(self, table: Table, user_id: int, ply: int, words: Words) -> Part:
        if table.row.status != "finished" or table.seat_of(user_id) is None or table.own:
            return NOTHING
        if ply >= table.row.ply:
            return NOTHING
        return Part(look=[messages.from_here(table, ply, words)])
