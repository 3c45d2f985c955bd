"""What one player does before committing changes nothing that anybody else gets or sees.

At two tables everybody does the same, but Ada marks, undoes and starts over otherwise before she
commits. All requests that the bot makes to Discord are compared, without those for Ada alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from bot.client import ExpeditionBot
from tests.core.marks import Marks
from tests.core.marks_words import WORDS
from tests.e2e.driver import World, control
from tests.e2e.ears import Ears
from tests.e2e.marking import Seat
from tests.shown import shown

GAME = Marks()

USUAL = ("Mark 1", "Mark 2")
OTHERWISE = (
    ("Mark 6", "undo", "Mark 2", "Mark 3", "start over", "Mark 1", "Mark 2"),
    ("Mark 1 and Mark 4", "undo", "hand", "Mark 2 and Mark 1"),
)
"""What Ada does instead of the usual; after each she has marked 1 and 2, too."""


@pytest.fixture(autouse=True)
def _marks_can_be_shown(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with shown(GAME, WORDS, monkeypatch):
        yield


@pytest.fixture
def simcord_bot(database: Path, simcord_bot: ExpeditionBot) -> ExpeditionBot:
    """Return a bot whose only game is Marks."""
    return ExpeditionBot(database, {"marks": GAME})


async def act(seat: Seat, what: str) -> None:
    if what == "undo":
        await seat.undo()
    elif what == "start over":
        start_over = control(seat.panel, "start-over")["custom_id"]
        await seat.person.click(seat.panel, custom_id=start_over)
    elif what == "hand":
        await seat.person.click(seat.panel, custom_id=control(seat.panel, "hand")["custom_id"])
    elif " and " in what:
        await seat.choose_together(*what.split(" and "))
    else:
        await seat.choose(what)


async def begin(world: World, channel: str) -> tuple[Ears, list[Seat]]:
    """Start a game in a channel of its own; everybody opens the panel."""
    world.channel = world.guild.create_text_channel(channel)
    ears = Ears(world)
    await world.started("Ada", "Bo", "Cleo", game="marks")
    seats = [Seat(world, name) for name in ("Ada", "Bo", "Cleo")]
    for seat in seats:
        await seat.open()
    return ears, seats


async def played(world: World, plan: Sequence[str]) -> list[str]:
    """Play the first turn; return what all but Ada were sent."""
    ears, (ada, bo, cleo) = await begin(world, "marks")
    await bo.choose("Mark 2")
    ears.listen()
    for number, what in enumerate(plan):
        await act(ada, what)
        assert ears.listen(to_ada=True) == [], f"{what} is noticed"
        if number == 1:
            await bo.choose("Mark 3")
            ears.listen()
    for seat in (bo, cleo):
        await seat.open()
    await cleo.choose("Mark 6")
    for what in ("undo", "Mark 5", "Commit", "undo", "Commit"):
        await act(bo, what)
        ears.listen()
    for command in ("board", "log", "game status", "game list"):
        await cleo.person.slash(world.channel, command)
        ears.listen()
    await cleo.choose("Commit")
    ears.listen()
    await ada.choose("Commit")
    ears.listen(to_ada=True)
    await bo.open()
    ears.listen()
    await world.abandon()
    return ears.heard


@pytest.mark.parametrize("plan", OTHERWISE)
async def test_nothing_that_others_get_depends_on_an_uncommitted_turn(
    world: World, plan: Sequence[str]
) -> None:
    usual = await played(world, USUAL)
    otherwise = await played(world, plan)
    assert len(usual) > 30
    assert otherwise == usual


async def test_only_a_commit_and_its_withdrawal_are_noticed(world: World) -> None:
    """Each by one edit of the card, which says who is still to choose."""
    ears, (ada, _bo, _cleo) = await begin(world, "marks")
    ears.listen()
    pings = [world.pinged(post) for post in world.posts()]
    for what, edits in (
        ("Mark 1", 0),
        ("Commit", 1),
        ("undo", 1),
        ("Mark 2", 0),
        ("undo", 0),
        ("Commit", 1),
        ("start over", 1),
        ("Mark 3", 0),
    ):
        await act(ada, what)
        news = ears.listen(to_ada=True)
        assert [line.split()[0] for line in news] == ["PATCH"] * edits, what
    assert [world.pinged(post) for post in world.posts()] == pings
