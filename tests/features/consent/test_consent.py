"""Requests to which all people of a table are to agree: random play, and bad presses."""

from __future__ import annotations

import asyncio
import json

import pytest

from bot import store
from bot.features import table_service
from bot.features.deadlines import rows
from bot.features.records.service import FairnessService
from bot.store.rows import ConsentRow
from bot.tables import Person, Table, TableRefused
from bot.tables.consent import LONGEST
from engines.core import Chance
from engines.core.record import Record, replay
from engines.players import choose
from engines.registry import games
from tests.nightly import closely
from tests.tables.club import ADA, BO, CLEO, Club

PEOPLE = (ADA, BO, CLEO)


async def moved(
    club: Club, table: Table, chance: Chance, most: int, *, player: str = "random"
) -> tuple[Table, Chance]:
    """Play so many moves as a computer player does, or until the game is over."""
    for _move in range(most):
        table = await club.tables.repository.get(table.id)
        if table.row.status != "running":
            break
        seats = table.view(None).to_act
        number, chance = chance.without_log().below(len(seats))
        seat = seats[number]
        move, chance = choose(player, table.game, table.state, seat, chance.without_log())
        await club.tables.play(table.id, PEOPLE[seat].id, move=move)
    return await club.tables.repository.get(table.id), chance


async def check_follows(club: Club, table: Table) -> None:
    """Check that the table follows from its seed and its moves, also when it is read anew."""
    assert (await FairnessService(club.tables.repository).verify(table)).fault is None
    repository = club.tables.repository
    fresh = table_service(repository.database, repository.games)
    again = await fresh.repository.get(table.id)
    assert again.position == table.position
    assert club.state(again) == club.state(table)
    for person in PEOPLE:
        await club.tables.undoable(table, person.id)
    assert again.row.asks == again.asks
    waiting = [await rows.waiting_for(club.reader, person.id) for person in PEOPLE]
    asked = [row.seat for rows in waiting for row in rows]
    assert sorted(asked) == sorted(table.people_to_act())


@pytest.mark.slow
@pytest.mark.parametrize("often", closely(6, 12))
@pytest.mark.parametrize("game", games())
async def test_random_play_in_which_steps_are_taken_back(club: Club, game: str, often: int) -> None:
    """Whatever is taken back, the game follows from its seed, and it can be exported at the end.

    Several short games are played, in which steps are taken back sooner.
    """
    chance, done, most = Chance(7), 0, 12
    while done <= 3 and most:
        chance, more = await taken_back(club, game, chance, most, often)
        done, most = done + more, most // 2
    assert done > 3


async def taken_back(
    club: Club, game: str, chance: Chance, most: int, often: int
) -> tuple[Chance, int]:
    """Play a game of which steps are taken back after up to so many moves, at most so often.

    Return how often it was.
    """
    people = PEOPLE[: games()[game].seats[-1]]
    table, done, refused = await club.started(*people, game=game), 0, set[str]()
    while table.row.status == "running":
        number, chance = chance.without_log().below(most)
        player = "random" if done < often else "medium"  # which comes to an end sooner
        table, chance = await moved(club, table, chance, number + 1, player=player)
        number, chance = chance.without_log().below(len(people))
        asker, before = people[number], len(await store.moves.moves_of(club.reader, table.id))
        if table.row.status != "running" or done == often:
            continue
        try:
            row = await club.tables.consents.ask(table.id, asker.id, "undo")
        except TableRefused as error:
            refused.add(error.code)
            continue
        for person in people:
            if person is not asker:
                row = await club.tables.consents.press(table.id, person.id, "agree", str(row.id))
        assert row.status == "done"
        done += 1
        table = await club.tables.repository.get(table.id)
        assert len(await store.moves.moves_of(club.reader, table.id)) < before
        await check_follows(club, table)
    assert refused <= {"nothing-to-undo", "undo-free"}
    record = await club.tables.repository.export(table.id)
    read = Record.model_validate_json(record.model_dump_json())
    *_states, last = replay(table.game, read)
    assert table.game.states.dump(last.state) == club.state(table)
    return chance, done


async def asked(club: Club) -> tuple[Table, ConsentRow]:
    """Let Ada ask whether the tile she kept may be taken back: all tiles are shown since."""
    table = await club.opened(*PEOPLE)
    return table, await club.tables.consents.ask(table.id, ADA.id, "undo")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("person", "action", "number", "code"),
    [
        (BO, "agree", "", "outdated"),
        (BO, "agree", "99", "outdated"),
        (BO, "agree", "9" * 30, "outdated"),
        (BO, "agree", "²", "outdated"),
        (BO, "dance", "1", "outdated"),
        (Person(77, "Zoe"), "agree", "1", "not-seated"),
        (ADA, "agree", "1", "consent-own"),
        (ADA, "refuse", "1", "consent-own"),
        (BO, "withdraw", "1", "consent-not-yours"),
    ],
)
async def test_a_press_that_is_not_possible_changes_nothing(
    club: Club, person: Person, action: str, number: str, code: str
) -> None:
    table, _row = await asked(club)
    before = await club.everything()
    with pytest.raises(TableRefused) as refused:
        await club.tables.consents.press(table.id, person.id, action, number)
    assert refused.value.code == code
    assert await club.everything() == before


async def test_a_request_of_another_table_is_not_found(club: Club) -> None:
    _table, row = await asked(club)
    other = await club.opened(*PEOPLE, channel=701)
    with pytest.raises(TableRefused, match="outdated"):
        await club.tables.consents.press(other.id, BO.id, "agree", str(row.id))


@pytest.mark.threads
async def test_answers_at_the_same_time_are_all_counted(club: Club) -> None:
    table, row = await asked(club)
    presses = [
        club.tables.consents.press(table.id, person.id, "agree", str(row.id))
        for person in (BO, CLEO)
    ]
    await asyncio.gather(*presses)
    stored = await store.consents.consent(club.reader, row.id)
    assert stored is not None
    assert stored.status == "done"
    assert not await store.moves.moves_of(club.reader, table.id)


async def test_the_same_interaction_asks_once(club: Club) -> None:
    table = await club.opened(*PEOPLE)
    ask = club.tables.consents.ask
    row = await ask(table.id, ADA.id, "undo", interaction_id=5)
    await club.tables.consents.press(table.id, ADA.id, "withdraw", str(row.id))
    with pytest.raises(TableRefused, match="consent-settled"):
        await ask(table.id, ADA.id, "undo", interaction_id=5)


async def test_who_plays_alone_asks_nobody(club: Club) -> None:
    table = await club.started(ADA, game="siberia")
    with pytest.raises(TableRefused, match="consent-alone"):
        await club.tables.consents.ask(table.id, ADA.id, "undo")


async def test_a_step_that_is_free_to_take_back_needs_nobody(club: Club) -> None:
    table = await club.opened(*PEOPLE)
    await club.any(table, ADA)
    with pytest.raises(TableRefused, match="undo-free"):
        await club.tables.consents.ask(table.id, ADA.id, "undo")


async def test_an_old_request_gives_way_to_a_new_one(club: Club) -> None:
    table, row = await asked(club)
    async with club.tables.repository.database.writing() as tx:
        early = club.tables.repository.now() - LONGEST - 1
        await tx.run("update consent set asked_at = ?", (early,))
    pressed = await club.tables.consents.press(table.id, BO.id, "agree", str(row.id))
    assert pressed.status == "old"
    new = await club.tables.consents.ask(table.id, BO.id, "undo")
    assert new.status == "open"


async def test_what_is_asked_holds_nothing_secret(club: Club) -> None:
    """All that a request stores of a step is what everybody has been told."""
    _table, row = await asked(club)
    public = await club.reader.rows("select event from event where audience is null")
    facts = json.loads(row.facts)
    assert {*facts["own"], *facts["later"]} <= {text for (text,) in public}
