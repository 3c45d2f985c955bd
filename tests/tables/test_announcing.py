"""Announcements are stored with the change: the right kinds, receivers, and every event once."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any, cast

import pytest

from bot import store
from bot.store.rows import OutboxRow
from bot.tables import Person, Table, outgoing
from bot.tables.lobby import BOT_NAMES
from bot.tables.play import notices_of
from bot.tables.position import Position

from .club import ADA, BO, CLEO, DAN, GUILD, PEOPLE, Club, Guest, payload


def card_of(rows: list[OutboxRow]) -> dict[str, Any]:
    """Return the content of the only card among announcements."""
    (card,) = [row for row in rows if row.kind == "card"]
    return payload(card)


def users_of(rows: list[OutboxRow]) -> list[int]:
    """Return the users whose hands are shown, in order."""
    return [payload(row)["user"] for row in rows if row.kind == "hand"]


def public(table: Table) -> str:
    return str(table.game.views.dump(table.view(None)))


# --- one situation after another -----------------------------------------------------------


async def test_every_change_of_the_lobby_is_shown(club: Club) -> None:
    table = await club.lobby(ADA)
    assert await club.kinds() == ["lobby"]
    for change in (
        club.tables.lobby.join(table.id, BO),
        club.tables.lobby.leave(table.id, BO),
        club.tables.lobby.add_bot(table.id, ADA, "random"),
        club.tables.lobby.remove(table.id, ADA, 1, f"random {BOT_NAMES[0]}"),
        club.tables.lobby.set_option(table.id, ADA, "adventures", value=True),
        club.tables.lobby.announce(table.id),
        club.tables.lobby.cancel(table.id, ADA),
    ):
        await change
        (row,) = await club.news()
        assert (row.kind, row.table_id, payload(row)) == ("lobby", table.id, {})


async def test_the_start_shows_everybody_a_hand_and_the_channel_a_card(club: Club) -> None:
    table = await club.lobby(ADA, BO, CLEO)
    await club.news()
    table = await club.tables.lobby.start(table.id, ADA)
    rows = await club.news()
    assert [row.kind for row in rows] == ["hand", "hand", "hand", "lobby", "card"]
    assert users_of(rows) == [ADA.id, BO.id, CLEO.id]
    assert [payload(row)["seat"] for row in rows[:3]] == [0, 1, 2]
    assert card_of(rows) == {
        "view": public(table), "until": 0, "again": False, "call": [0, 1, 2], "asks": "0:0,1,2",
    }  # fmt: skip


async def test_a_start_with_bots_sets_them_going(club: Club) -> None:
    table = await club.lobby(ADA)
    await club.tables.lobby.add_bot(table.id, ADA, "random")
    await club.news()
    await club.tables.lobby.start(table.id, ADA)
    assert await club.kinds() == ["hand", "lobby", "card", "bots"]


async def test_a_small_move_is_not_announced(club: Club) -> None:
    table = await club.opened(ADA, BO)
    camp = next(move for move in club.asked(table, ADA).moves if move.tile[0] == "C")
    result = await club.tables.play(table.id, ADA.id, move=camp)
    assert await club.news() == []
    while club.asked(result.table, ADA).kind != "confirm":
        result = await club.any(result.table, ADA)
        assert await club.news() == []


async def test_a_tile_that_was_drawn_is_shown_to_its_owner_alone(club: Club) -> None:
    table = await club.opened(ADA, BO)
    tile = next(move for move in club.asked(table, ADA).moves if move.tile[0] != "C")
    line = f"{table.game.format(tile)} ok"
    await club.tables.play(table.id, ADA.id, line=line)
    assert await club.news() == [], "the panel shows it"
    await club.tables.play(table.id, ADA.id, line="end")
    rows = await club.news()
    assert [row.kind for row in rows] == ["hand", "card"]
    assert users_of(rows[:1]) == [ADA.id]


async def test_a_turn_that_passes_is_one_card_after_the_hands(club: Club) -> None:
    table = await club.opened(ADA, BO, CLEO)
    result = await club.turn(table, ADA)
    rows = await club.news()
    *hands, last = (row.kind for row in rows)
    assert set(hands) == {"hand"}
    assert last == "card"
    assert ADA.id in users_of(rows)
    assert CLEO.id not in users_of(rows), (
        "nothing changes for a player who neither played nor is to play"
    )
    assert len(set(users_of(rows))) == len(hands)
    assert card_of(rows) == {
        "view": public(result.table), "until": result.table.row.ply, "again": False, "call": [1],
        "asks": "2:1",
    }  # fmt: skip


async def test_choices_at_the_same_time_refresh_the_card_until_the_last(club: Club) -> None:
    table = await club.started(ADA, BO, CLEO)
    for number, person in enumerate((ADA, BO), start=1):
        table = (await club.any(table, person)).table
        (row,) = await club.news()
        assert row.kind == "refresh"
        assert payload(row) == {"view": public(table), "until": number, "asks": table.asks}
    table = (await club.any(table, CLEO)).table
    rows = await club.news()
    assert [row.kind for row in rows] == ["hand", "hand", "hand", "card"]
    assert card_of(rows) == {
        "view": public(table),
        "until": 3,
        "again": False,
        "call": [],
        "asks": "1:2",
    }, "Cleo has chosen last, begins, and has a panel to look at"


async def test_a_turn_that_passes_to_a_bot_waits_for_it(club: Club) -> None:
    """The channel gets one card when a person is to act again, not one for each bot."""
    table = await club.started(ADA, bots=("random", "random"), first_player=1)
    await club.any(table, ADA)
    await club.tables.run_bots(table.id)
    table = await club.tables.repository.get(table.id)
    await club.news()
    await club.turn(table, ADA)
    rows = await club.news()
    assert [row.kind for row in rows][-1] == "bots"
    assert "card" not in [row.kind for row in rows]
    await club.tables.run_bots(table.id)
    rows = await club.news()
    latest = await club.tables.repository.get(table.id)
    assert [row.kind for row in rows if row.kind != "hand"] == ["bots", "card"]
    assert card_of(rows) == {
        "view": public(latest),
        "until": latest.row.ply,
        "again": False,
        "call": [0],
        "asks": latest.asks,
    }


async def test_a_player_who_waits_for_bots_to_choose_is_called_when_they_have(club: Club) -> None:
    table = await club.started(ADA, bots=("random",), first_player=1)
    await club.any(table, ADA)
    assert await club.kinds() == ["bots"], "there is nobody else to call"
    await club.tables.run_bots(table.id)
    rows = await club.news()
    assert [row.kind for row in rows] == ["hand", "card"]


async def test_a_bot_that_keeps_a_turn_waiting_is_announced_too(club: Club) -> None:
    """In Luxor the turn passes after every bot; another game may ask a bot within a turn."""
    table = await club.started(ADA, bots=("random",))
    view = replace(table.view(None), turn=3, to_act=(0,))

    class Asking:
        """A game in which the seats of the state are to act, always in the same turn."""

        views = table.game.views

        def held(self, view: Any) -> object:
            return view.seat

        def view(self, state: tuple[int, ...], seat: int | None) -> Any:
            return replace(view, to_act=state)

    def at(*seats: int) -> Table:
        game = cast(Any, Asking())
        return replace(table, game=game, position=Position(game, seats, (0, 0)))

    def kinds(before: Table, after: Table) -> list[str]:
        return [notice.kind for notice in notices_of(before, (), after)]

    assert kinds(at(1), at(0)) == ["hand", "card"], "nothing has been announced since"
    assert kinds(at(0), at(1)) == ["bots"]
    assert kinds(at(0, 1), at(0)) == ["refresh"]
    assert kinds(at(0), at(0)) == []


async def test_the_end_of_a_game_is_a_card_and_a_result(club: Club) -> None:
    people, guest = (ADA, BO), Guest("end")
    table = await club.started(*people)
    while table.row.status == "running":
        await club.news()
        person = people[table.view(None).to_act[0]]
        move = guest.choose(club.asked(table, person).moves)
        table = (await club.tables.play(table.id, person.id, move=move)).table
    rows = await club.news()
    assert [row.kind for row in rows][-1] == "card"
    assert card_of(rows)["until"] == table.row.ply
    assert table.game.views.load(card_of(rows)["view"]).outcome == table.outcome
    assert table.outcome is not None
    assert table.row.result is not None
    assert list(table.outcome.scores) == json.loads(table.row.result)["scores"]


async def test_a_table_that_is_abandoned_shows_it(club: Club) -> None:
    table = await club.opened(ADA, BO)
    await club.any(table, ADA)
    table = await club.tables.lobby.abandon(table.id, ADA)
    (row,) = await club.news()
    assert row.kind == "refresh"
    assert payload(row) == {"view": public(table), "until": table.row.ply, "asks": table.asks}


async def test_a_table_can_be_announced_again(club: Club) -> None:
    table = await club.started(ADA, BO, bots=("random",))
    again = await club.tables.lobby.announce(table.id)
    rows = await club.news()
    assert [row.kind for row in rows] == ["hand", "hand", "card", "bots"]
    assert card_of(rows) == {
        "view": public(again), "until": 0, "again": True, "call": [0, 1], "asks": "0:0,1",
    }  # fmt: skip


async def test_a_channel_that_is_gone_ends_its_table_and_tells_its_players(club: Club) -> None:
    table = await club.opened(ADA, BO)
    await club.turn(table, ADA)
    waiting = {row.nonce for row in await club.news()}
    lost = await club.tables.lobby.lose_channel(table.row.channel_id)
    assert lost is not None
    assert lost.row.status == "abandoned"
    rows = await club.outbox()
    assert [row.kind for row in rows] == ["gone", "gone"]
    assert [payload(row) for row in rows] == [{"user": ADA.id}, {"user": BO.id}]
    assert not waiting & {row.nonce for row in rows}
    assert await club.tables.lobby.lose_channel(table.row.channel_id) is None
    assert await club.tables.lobby.lose_channel(12345) is None


async def test_a_lobby_whose_channel_is_gone_is_cancelled(club: Club) -> None:
    table = await club.lobby(ADA, BO)
    lost = await club.tables.lobby.lose_channel(table.row.channel_id)
    assert lost is not None
    assert lost.row.status == "cancelled"


async def test_everybody_learns_that_the_channel_is_gone(club: Club) -> None:
    """Ids of Discord may end alike: a nonce of the last digits would drop another message."""
    alike = [Person(770_000_000_000_001_234 + 10_000 * n, f"P{n}") for n in range(4)]
    table = await club.lobby(*alike)
    await club.tables.lobby.lose_channel(table.row.channel_id)
    rows = await club.outbox()
    assert [payload(row)["user"] for row in rows] == [person.id for person in alike]


# --- whole games ---------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(
    ("people", "bots", "adventures"),
    [
        ((ADA, BO), (), False),
        ((ADA, BO, CLEO, DAN), (), True),
        ((ADA,), ("random",), True),
        ((ADA, BO), ("random", "random"), False),
        ((ADA,), ("random", "random", "random"), True),
    ],
)
async def test_cards_tell_every_event_once(
    people: tuple[Any, ...], bots: tuple[str, ...], adventures: bool, club: Club
) -> None:
    """In a whole game with undone moves and with bots."""
    guest = Guest(f"{people} {bots}")
    table = await club.started(*people, bots=bots, adventures=adventures)
    spans = [(0, 0)]
    while table.row.status == "running":
        if table.bots_to_act() and (guest.below(3) == 0 or not people_to_act(table)):
            await club.tables.run_bots(table.id)
        else:
            seats = people_to_act(table)
            person = people[seats[guest.below(len(seats))]]
            if guest.below(4) == 0 and await club.tables.undoable(table, person.id):
                await club.tables.undo(table.id, person.id)
            else:
                move = guest.choose(club.asked(table, person).moves)
                await club.tables.play(table.id, person.id, move=move)
        table = await club.tables.repository.get(table.id)
        assert table.row.told == spans[-1][1] <= table.row.ply
        for row in await club.news():
            if row.kind == "card":
                spans.append((table.row.told, payload(row)["until"]))
                async with club.tables.repository.database.writing() as tx:
                    since, until = spans[-1]
                    await store.tables.set_card(tx, table.id, card_since=since, told=until)
                table = await club.tables.repository.get(table.id)
    assert spans[-1][1] == table.row.ply == table.row.told
    assert len(spans) > 15
    history = await club.tables.repository.history(table, None)
    for at, _event in history:
        assert sum(since < at.ply <= until for since, until in spans) == 1


def people_to_act(table: Table) -> list[int]:
    return [seat for seat in table.view(None).to_act if table.user_at(seat) is not None]


async def test_cards_show_what_everybody_may_see(club: Club) -> None:
    """The view in a card is that of a spectator: no hand, no plan, no question."""
    table, guest = await club.started(*PEOPLE, adventures=True), Guest("cards")
    for _step in range(120):
        person = PEOPLE[table.view(None).to_act[0]]
        move = guest.choose(club.asked(table, person).moves)
        table = (await club.tables.play(table.id, person.id, move=move)).table
    seen = 0
    for row in await club.outbox():
        if row.kind in ("card", "refresh"):
            view = table.game.views.load(payload(row)["view"])
            assert view.seat is None
            assert view.decision is None
            assert (view.hand, view.actions, view.draft) == ((), (), None)
            seen += 1
    assert seen > 10


async def test_a_nonce_names_one_announcement_and_fits_discord(club: Club) -> None:
    table, guest = await club.started(*PEOPLE), Guest("nonces")
    for _step in range(80):
        person = PEOPLE[table.view(None).to_act[0]]
        move = guest.choose(club.asked(table, person).moves)
        table = (await club.tables.play(table.id, person.id, move=move)).table
    rows = await club.outbox()
    assert len({row.nonce for row in rows}) == len(rows) > 40
    # The publisher adds a letter when it sends another message instead.
    assert all(len(row.nonce) <= 24 for row in rows)


async def test_nonces_of_old_bots_are_long_enough_to_fit(club: Club) -> None:
    longest = outgoing.nonce(outgoing.gone(5, ADA.id), 10**9, 10**6, "secret")
    assert len(longest) <= 24
    table = await club.opened(ADA, BO)
    notices = [
        outgoing.hand(0, ADA.id, "held"),
        outgoing.card(table, call=(1,)),
        outgoing.refresh(table),
    ]
    async with club.tables.repository.database.writing() as tx:
        for _twice in range(2):
            await outgoing.write(tx, table.id, 10**6, notices, 1)
    rows = await club.news()
    assert [row.kind for row in rows] == ["hand", "card", "refresh"], "once each, in order"
    shown = {"view": public(table), "until": 2, "asks": "1:0"}
    assert payload(rows[1]) == {**shown, "again": False, "call": [1]}
    assert payload(rows[2]) == shown


async def test_a_nonce_does_not_tell_how_much_was_done_in_secret(club: Club) -> None:
    """Every client in the channel is shown it, and the version rises with secret moves."""
    notice = outgoing.card(await club.opened(ADA, BO), call=(1,))
    one, same, other = [outgoing.nonce(notice, 7, 40, seed) for seed in ("s", "s", "t")]
    assert one == same != other
    assert outgoing.nonce(notice, 7, 41, "s") != one


async def test_the_publisher_is_woken_after_every_change(club: Club) -> None:
    table = await club.lobby(ADA)
    assert club.wakes == 1
    await club.tables.lobby.join(table.id, BO)
    await club.tables.lobby.start(table.id, ADA)
    assert club.wakes == 3
    table = (await club.any(table, ADA)).table
    await club.tables.undo(table.id, ADA.id)
    assert club.wakes == 5
    await club.tables.lobby.lose_channel(table.row.channel_id)
    assert club.wakes == 6
    assert await store.tables.tables_in_guild(club.reader, GUILD) == []
