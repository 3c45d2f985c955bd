"""What the tests of practice share."""

from __future__ import annotations

from bot.features.practice import PracticeFeature
from bot.features.practice.service import PracticeService
from bot.tables import Table, TableService
from engines.core import Chance
from engines.players import choose
from tests.tables.club import ADA, BO, Club


def practice_of(tables: TableService) -> PracticeService:
    """Return what everybody practises."""
    return next(
        each.service for each in tables.repository.features if isinstance(each, PracticeFeature)
    )


async def over(club: Club, game: str = "luxor") -> Table:
    """Return the table of a game that Ada and Bo have played to its end."""
    table, chance = await club.started(ADA, BO, game=game), Chance.from_seed("over")
    people = (ADA.id, BO.id)
    while table.row.status == "running":
        seat = table.view(None).to_act[0]
        move, chance = choose("random", table.game, table.state, seat, chance)
        table = (await club.tables.play(table.id, people[seat], move=move)).table
    return table
