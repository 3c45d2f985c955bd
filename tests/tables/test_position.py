"""What a table remembers of its position: every view built once, and a name for each question."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from typing_extensions import override

from tests.core.marks import Commit, Mark, Marks, MarksView, State

from .club import ADA, BO, Club


class Counting(Marks):
    """Marks that counts how often each view is built."""

    def __init__(self) -> None:
        self.built: Counter[int | None] = Counter()

    @override
    def view(self, state: State, seat: int | None) -> MarksView:
        self.built[seat] += 1
        return super().view(state, seat)


async def test_a_view_is_built_once_per_version(club: Club) -> None:
    game = Counting()
    club.tables.repository.games["marks"] = game
    table = await club.started(ADA, BO, game="marks")
    table = (await club.tables.play(table.id, ADA.id, move=Mark(1))).table
    game.built.clear()
    for _load in range(3):
        table = await club.tables.repository.get(table.id)
        for reader in (None, 0, 1):
            assert table.view(reader) == table.view(reader)
        assert table.question(0) != table.question(1)
        assert table.bots_to_act() == ()
    assert max(game.built.values()) <= 1


async def test_a_question_is_named_by_what_is_asked_and_how_often(club: Club) -> None:
    table = await club.started(ADA, BO, game="marks")
    assert table.position is not None
    name = table.question(0)
    same = replace(table, position=replace(table.position, state=table.state))
    assert same.question(0) == name, "the same question of another load"
    later = replace(table, position=replace(table.position, answered=(1, 0)))
    assert later.question(0) != name
    assert later.question(1) == table.question(1)
    after = (await club.tables.play(table.id, ADA.id, move=Commit())).table
    assert after.view(0).decision is None
    assert after.question(0) not in (name, later.question(0))
