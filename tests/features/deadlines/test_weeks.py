"""Four weeks of a game of six with deadlines: people are late, away and back, the bot restarts.

``--seeds 20`` plays them in twenty ways, each game in turn.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from bot import store
from bot.features.deadlines.service import GRACE
from bot.tables import Person
from bot.tables.deadline import HOUR, Deadline
from engines.registry import games
from tests.features.deadlines.services import deadlines_of
from tests.tables.club import Guest, payload
from tests.tables.days import Days

FEWEST = [("famous_explorers", 0), ("luxor", 0)]
"""The games and seeds of every run of the tests."""

SLEEPS = 60
"""The hour in which the machine certainly sleeps; some games are over after a week."""

PEOPLE = tuple(Person(number, f"Player {number}") for number in range(11, 17))


async def posted(days: Days) -> list[tuple[str, dict[str, Any]]]:
    """Note that everything was sent; return what it was, kind and payload."""
    database = days.tables.repository.database
    rows = await store.outbox.waiting(database.reader)
    async with database.writing() as tx:
        await store.outbox.mark_sent(tx, [row.id for row in rows], days.now)
    return [(row.kind, payload(row)) for row in rows]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Play two games, with more seeds each game in turn."""
    if "seed" in metafunc.fixturenames:
        seeds, known = metafunc.config.getoption("--seeds"), [*games()]
        played = [(known[seed % len(known)], seed) for seed in range(seeds)]
        metafunc.parametrize(("game", "seed"), played if seeds > 1 else FEWEST)


@pytest.mark.slow
async def test_four_weeks_with_deadlines_caretakers_and_absences(
    days: Days, game: str, seed: int
) -> None:
    guest = Guest(f"weeks of {game} {seed}")
    people = PEOPLE[: games()[game].seats[-1]]
    table_id = await days.table(*people, game=game)
    await deadlines_of(days.tables).set(table_id, people[0], Deadline(hours=24))
    people_by_id = {person.id: person for person in people}
    told, seen, counts = Counter[tuple[str, int, int]](), 0, Counter[str]()
    quiet_until, calls = days.now, Counter[tuple[str, int]]()
    for hour in range(4 * 7 * 24):
        step = HOUR
        if hour == SLEEPS or guest.below(150) == 0:
            step = 26 * HOUR  # the machine sleeps
            quiet_until = days.now + step + GRACE
            counts["slept"] += 1
        days.now += step
        if guest.below(40) == 0:
            await days.restart()
            counts["restarts"] += 1
        await days.look()
        for kind, post in await posted(days):
            counts[kind] += 1
            if kind == "card":
                turn = str(post["asks"]).partition(":")[0]
                calls.update((turn, seat) for seat in post["call"])
            if kind == "doubt":
                pytest.fail("it is played")
            if kind == "deadline":
                what = post["what"]
                told[what, post["seat"], post["time"]] += 1
                counts[what] += 1
                if what == "caretaker":
                    assert days.now >= quiet_until, "nobody is late because the machine slept"
        await days.tables.run_bots(table_id)
        table = await days.tables.repository.get(table_id)
        if table.row.status != "running":
            break
        seen = max(seen, sum(row.caretaker is not None for row in table.seats))
        cared = [row.seat for row in table.seats if row.caretaker]
        assert not set(cared) & set(table.people_to_act()), "nobody is asked whom one plays for"
        for seat in cared:
            if guest.below(30) == 0:
                await deadlines_of(days.tables).back(table_id, table.user_at(seat) or 0)
                counts["back"] += 1
        if guest.below(60) == 0:
            who = people[guest.below(len(people))]
            await deadlines_of(days.tables).go_away(who.id, "3 days")
            counts["away"] += 1
        for seat in (await days.tables.repository.get(table_id)).people_to_act():
            table = await days.tables.repository.get(table_id)
            if seat not in table.people_to_act() or guest.below(14) or table.away_until(seat):
                continue
            await days.answer(table_id, people_by_id[table.user_at(seat) or 0], guest)
            counts["moves"] += 1
    assert max(told.values()) == 1, "each deadline is told of once"
    for kind in ("slept", "restarts", "soon", "caretaker", "back", "away"):
        assert counts[kind], kind
    assert seen < len(people), "computers do not play among themselves"
    assert max(calls.values()) == 1, "nobody is pinged twice for a turn"
