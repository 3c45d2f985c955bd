"""Whatever people press and type about seats, in any order: nobody learns two hands.

What is refused changes nothing; what is done changes who sits where, and never the game.
"""

from __future__ import annotations

from collections import Counter, defaultdict

import pytest

from bot.features import table_service
from bot.features.seats import rows as replacements
from bot.store.database import Database
from bot.tables import Person, Table, TableRefused
from engines.core.record import Record, replay
from engines.players import PLAYERS
from engines.registry import games
from tests.features.seats.services import seating_of
from tests.nightly import thinned
from tests.tables.club import ADA, BO, CLEO, DAN, MANAGER, Club, Guest

PERSONS = (ADA, BO, CLEO, DAN, MANAGER, *(Person(30 + n, f"Guest {n}") for n in range(4)))
ACTIONS = ("agree", "object", "take", "stay", "decide", "withdraw", "computer", "undo")
STEPS = 600


async def change(club: Club, table: Table, guest: Guest, done: Counter[str]) -> None:
    """Let somebody do something about seats; what it is, and who, is drawn."""
    seating, person = seating_of(club.tables), PERSONS[guest.below(len(PERSONS))]
    bot = [None, *PLAYERS][guest.below(3)]
    kind = guest.below(8)
    if kind == 0:
        step, action = await seating.leave(table.id, person, bot=bot), "leave"
    elif kind <= 2:
        other = PERSONS[guest.below(len(PERSONS))]
        newcomer = other if bot is None and guest.below(3) else None
        seat = guest.below(len(table.seats))
        step = await seating.replace(table.id, person, seat, newcomer=newcomer, bot=bot)
        action = "replace"
    else:
        count = len(await replacements.replacements_of(club.reader, table.id))
        number, action = max(0, count - guest.below(3)), ACTIONS[guest.below(len(ACTIONS))]
        step = await seating.press(table.id, person, action, str(number))
    done[action] += 1
    done[step.status] += 1


@pytest.mark.slow
@pytest.mark.parametrize("seed", thinned(["a", "b", "c"], lambda seed: seed == "a"))
async def test_seats_that_change_hands_at_random(
    seed: str, club: Club, open_database: Database
) -> None:
    guest, done = Guest(f"seats {seed}"), Counter[str]()
    table = await club.started(ADA, BO, CLEO, bots=("random",))
    known = defaultdict[int, set[int]](set)
    for _step in range(STEPS):
        if table.row.status != "running":
            break
        if guest.below(40) == 0:
            await club.tables.run_bots(table.id)
            seats = (await club.tables.repository.get(table.id)).people_to_act()
            person = next((p for p in PERSONS if table.seat_of(p.id) in seats), None)
            if person is not None:
                moves = club.asked(await club.tables.repository.get(table.id), person).moves
                await club.tables.play(table.id, person.id, move=guest.choose(moves))
        else:
            before, game_before = await club.everything(), club.state(table)
            try:
                await change(club, table, guest, done)
                is_refused = False
            except TableRefused:
                is_refused = True
            done["refused"] += is_refused
            assert not is_refused or await club.everything() == before
            assert club.state(await club.tables.repository.get(table.id)) == game_before
        table = await club.tables.repository.get(table.id)
        for seat in table.seats:
            assert (seat.user_id is None) != (seat.bot is None)
            if seat.user_id is not None:
                known[seat.user_id].add(seat.seat)
        assert all(len(seats) == 1 for seats in known.values()), "nobody knows two hands"
        assert len(set(table.names)) == len(table.names)
        assert table.seat_of(table.row.host_id) is not None, "the host is one of the players"
        rows = await replacements.replacements_of(club.reader, table.id)
        assert [row.status for row in rows].count("open") <= 1
        assert await table_service(open_database, games()).repository.get(table.id) == table
    assert done["refused"]
    assert done["done"] > 5, done
    while table.row.status == "running":
        await club.tables.run_bots(table.id)
        table = await club.tables.repository.get(table.id)
        user = next((table.user_at(seat) for seat in table.people_to_act()), None)
        if user is not None:
            person = next(person for person in PERSONS if person.id == user)
            move = guest.choose(club.asked(table, person).moves)
            table = (await club.tables.play(table.id, user, move=move)).table
    record = Record.from_json((await club.tables.repository.export(table.id)).to_json())
    last = list(replay(table.game, record))[-1]
    assert table.game.states.dump(last.state) == club.state(table)
