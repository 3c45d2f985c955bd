"""Whatever goes wrong between the bot and Discord: every card and hand comes, once.

One bot, on a Discord that remembers no nonces, delivers to many tables, each with its own fault.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

import pytest
import pytest_asyncio

from tests.discord.audit import WAITING, audit, mark_of
from tests.discord.dice import Dice
from tests.discord.faults import Fault, Request, is_card
from tests.discord.gateway import EventFault
from tests.discord.journal import Journal, rows
from tests.discord.people import Player, question_of, with_verb
from tests.discord.process import BotProcess
from tests.discord.server import LocalDiscord
from tests.discord.table import PlayedTable
from tests.discord.world import Message, User, World
from tests.nightly import thinned

pytestmark = pytest.mark.asyncio(loop_scope="module")

POSTS: dict[str, Any] = {"method": "POST", "route": "/channels/*/messages"}

# What has arrived, and was not noted, is harder not to do again than what never came.
AFTER = thinned([False, True], bool)


@dataclass
class Club:
    """The bot, and the people who play at all tables."""

    discord: LocalDiscord
    bot: BotProcess
    journal: Journal
    tables: int = 0

    def table(
        self, *, in_thread: bool = False, people: tuple[str, ...] = ("Ada", "Bo")
    ) -> PlayedTable:
        """Return a new table, in a channel of its own; its lobby is not open yet."""
        self.tables += 1
        world = self.discord.world
        channel = world.create_channel(f"table-{self.tables}")
        if in_thread:
            channel = world.create_channel(f"thread-{self.tables}", thread_of=channel)
        players = [
            Player(self.discord, world.person(name), channel, Dice(name), self.journal)
            for name in people
        ]
        return PlayedTable(
            self.discord, self.journal, channel, "luxor", {}, players, (), Dice(channel.name)
        )

    async def gathered(self, **given: Any) -> PlayedTable:
        """Return a table with everybody seated, and nothing left to send."""
        table = self.table(**given)
        await table.gather()
        await self.at_rest()
        return table

    def fault(self, table: PlayedTable, kind: Any, **given: Any) -> Fault:
        """Let something go wrong with requests about a table's channel."""

        def is_here(request: Request) -> bool:
            return request.path.split("/")[2] == str(table.channel.id)

        return self.discord.faults.add(Fault(kind, where=is_here, **given))

    async def at_rest(self) -> None:
        """Wait until nothing waits to be sent."""
        database = self.journal.database
        await self.discord.world.until(lambda: not rows(database, WAITING), "an empty outbox")

    async def until_called(self, table: PlayedTable) -> list[Message]:
        """Wait until a card has called everybody, and return all cards of the table."""
        everybody = {player.user.id for player in table.players}

        def called() -> bool:
            return any(everybody <= set(card.pinged) for card in self.cards(table))

        await self.discord.world.until(called, f"a card that calls, in {table.channel.name}")
        await self.at_rest()
        return self.cards(table)

    def cards(self, table: PlayedTable) -> list[Message]:
        return [post for post in table.channel.posts() if is_card(post)]

    def check(self, table: PlayedTable) -> None:
        """Check that nothing was posted twice at a table, and nothing given up."""
        marks = Counter(filter(None, map(mark_of, table.channel.posts())))
        assert all(count == 1 for count in marks.values()), marks
        outbox = "outbox join game_table on table_id = game_table.id"
        assert self.found(f"failed from {outbox}", table) <= {(None,)}
        assert self.found("status from game_table", table) == {("running",)}

    def found(self, what: str, table: PlayedTable) -> set[tuple[Any, ...]]:
        """Return what the database says about a table."""
        sql = f"select {what} where channel_id = ?"
        return set(rows(self.journal.database, sql, table.channel.id))


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def club(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Club]:
    async with LocalDiscord(World(window=0, deadline=60.0)) as discord:
        journal = Journal(tmp_path_factory.mktemp("club") / "bot.sqlite3")
        async with BotProcess(discord, journal.database) as bot:
            yield Club(discord, bot, journal)


@pytest.fixture(autouse=True)
def _mended(club: Club) -> None:
    """Begin every test with nothing wrong."""
    club.discord.faults.clear()
    club.discord.gateway.event_fault = lambda event: ""
    for channel in club.discord.world.channels.values():
        channel.denied.clear()


# --- one fault of the post that calls --------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "given"),
    [
        ("status", {"status": 429, "retry_after": 0.01, "times": 7}),
        ("status", {"status": 429, "retry_after": 0.01, "is_global": True}),
        ("cloudflare", {"times": 3}),
        ("status", {"status": 401, "times": 3}),
        ("status", {"status": 408, "times": 3}),
        ("status", {"status": 503, "times": 3}),
        ("drop", {"times": 4}),
    ],
    ids=["429", "429 global", "Cloudflare", "401", "408", "503", "dropped"],
)
async def test_what_passes_is_waited_out(kind: str, given: dict[str, Any], club: Club) -> None:
    table = await club.gathered()
    fault = club.fault(table, kind, about="card", **POSTS, **given)
    table.press("start")
    cards = await club.until_called(table)
    assert fault.is_over
    assert len(cards) == 1
    club.check(table)


@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
async def test_a_connection_that_hangs(after: bool, club: Club) -> None:
    table = await club.gathered()
    fault = club.fault(table, "hang", about="card", after=after, **POSTS)
    table.press("start")
    await club.discord.world.until(lambda: fault.hits == 1, "the post that hangs")
    club.discord.release()
    assert len(await club.until_called(table)) == 1
    club.check(table)


@pytest.mark.parametrize("about", ["card", "hand", "lobby"])
async def test_a_post_whose_answer_is_lost_is_not_sent_again(about: str, club: Club) -> None:
    table = club.table(people=(f"{about} one", f"{about} two"))
    fault = club.discord.faults.add(Fault("drop", about=about, after=True, **POSTS))
    await table.gather()
    table.press("start")
    assert len(await club.until_called(table)) == 1
    assert fault.is_over
    club.check(table)
    for player in table.players:
        hands = club.discord.world.dm_with(player.user).posts()
        assert len(hands) == 1


async def test_a_look_that_is_refused_is_taken_again(club: Club) -> None:
    table = await club.gathered()
    club.fault(table, "drop", about="card", after=True, **POSTS)
    history = {"method": "GET", "route": "/channels/*/messages"}
    look = club.fault(table, "status", status=403, code=50001, times=2, **history)
    table.press("start")
    assert len(await club.until_called(table)) == 1
    assert look.is_over
    club.check(table)


async def test_a_lobby_that_changed_before_its_post_was_found_again(club: Club) -> None:
    table = club.table(people=("Hal", "Ida"))
    club.discord.faults.add(Fault("drop", about="lobby", after=True, **POSTS))
    history = club.discord.faults.add(
        Fault("status", "GET", "/channels/*/messages", status=503, times=None)
    )
    host, other = (player.user for player in table.players)
    club.discord.command(host, table.channel, "game new", game="luxor")
    await club.discord.world.until(lambda: history.hits, "a look for the lobby")
    table.press("join", table.players[1])
    seats = "user_id from seat join game_table on table_id = id"
    await club.discord.world.until(lambda: (other.id,) in club.found(seats, table), "a seat")
    club.discord.faults.clear()
    await club.at_rest()
    (lobby,) = table.channel.posts()
    assert f"**{other.name}**" in lobby.text


@pytest.mark.parametrize("after", AFTER, ids=["before", "after"])
async def test_a_kill_at_the_post_that_calls(after: bool, club: Club) -> None:
    table = await club.gathered()
    club.fault(table, "kill", about="card", after=after, **POSTS)
    kills = club.bot.kills
    table.press("start")
    await club.discord.world.until(lambda: club.bot.kills > kills, "the kill")
    await club.bot.restart()
    assert len(await club.until_called(table)) == 1
    club.check(table)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("method", "route", "after"),
    [
        ("POST", "/interactions/*/*/callback", True),
        ("PATCH", "/webhooks/*/*/messages/@original", False),
    ],
    ids=["acknowledged, not played", "played, not told"],
)
async def test_a_move_that_a_kill_cuts_off_is_played_once(
    method: str, route: str, after: bool, club: Club
) -> None:
    table = await club.gathered()
    table.press("start")
    (card,) = await club.until_called(table)
    ada = table.players[0].user
    panel = await club.discord.answered(
        club.discord.press(ada, card, with_verb(card, "play")[0]["custom_id"])
    )
    assert panel is not None
    club.discord.faults.add(Fault("kill", method, route, after=after))

    async def answer() -> Message | None:
        assert panel is not None
        press = club.discord.press(ada, panel, with_verb(panel, "pick")[0]["custom_id"])
        club.journal.presses[press.id] = "play"
        return await club.discord.answered(press)

    assert await answer() is None
    await club.bot.restart()
    assert await answer() is not None
    assert club.found("count(*) from move join game_table on id = table_id", table) == {(1,)}


# --- lasting faults --------------------------------------------------------------------


@pytest.mark.parametrize("permission", ["send_messages", "view_channel"])
async def test_a_permission_that_comes_back(permission: str, club: Club) -> None:
    table = await club.gathered()
    club.discord.permit(table.channel, **{permission: False})
    table.press("start")
    here = f"/channels/{table.channel.id}/"
    await club.discord.world.until(
        lambda: any(
            request.path.startswith(here) and "403" in request.outcome
            for request in club.discord.transcript
        ),
        "a refused request",
    )
    assert club.cards(table) == []
    club.discord.permit(table.channel, **{permission: True})
    assert len(await club.until_called(table)) == 1
    club.check(table)


async def test_an_archived_thread_is_opened_for_an_edit(club: Club) -> None:
    table = club.table(in_thread=True)
    await table.gather()
    await club.at_rest()
    cleo = club.discord.world.person("Cleo")
    club.discord.archive(table.channel)
    lobby = table.lobby()
    assert lobby is not None
    await joined(club, cleo, lobby)
    await club.at_rest()


async def test_an_archived_thread_is_opened_for_the_answer_about_a_seat(club: Club) -> None:
    table = club.table(in_thread=True)
    await table.gather()
    await club.at_rest()
    table.press("start")
    await club.until_called(table)
    bo = table.players[1].user
    club.discord.command(bo, table.channel, "game leave")

    def questions() -> list[Message]:
        return [post for post in table.channel.posts() if with_verb(post, "seat")]

    await club.discord.world.until(questions, "the question about the seat")
    await club.at_rest()
    (question,) = questions()
    club.discord.archive(table.channel)
    stay = next(
        shown["custom_id"]
        for shown in with_verb(question, "seat")
        if ":stay/" in shown["custom_id"]
    )
    club.discord.press(bo, question, stay)
    await club.discord.world.until(lambda: not questions(), "the end of the question")
    await club.at_rest()


async def joined(club: Club, user: User, lobby: Message) -> None:
    club.discord.press(user, lobby, with_verb(lobby, "join")[0]["custom_id"])
    await club.discord.world.until(lambda: f"**{user.name}**" in lobby.text, "the lobby's edit")


async def test_private_messages_that_are_not_to_be_found_end_no_table(club: Club) -> None:
    table = await club.gathered(people=("Dan", "Eve"))
    for player in table.players:
        private = club.discord.world.dm_with(player.user)

        def is_theirs(request: Request, path: str = f"/channels/{private.id}/messages") -> bool:
            return request.path == path

        club.discord.faults.add(
            Fault("status", "POST", status=404, code=10003, times=2, where=is_theirs)
        )
    table.press("start")
    assert len(await club.until_called(table)) == 1
    club.check(table)


# --- the gateway -----------------------------------------------------------------------


async def test_a_press_while_the_gateway_is_away_is_played_once(club: Club) -> None:
    table = await club.gathered()
    table.press("start")
    (card,) = await club.until_called(table)
    ada, resumed = table.players[0].user, club.discord.gateway.resumed
    await club.discord.gateway.drop()
    panel = await club.discord.answered(
        club.discord.press(ada, card, with_verb(card, "play")[0]["custom_id"])
    )
    assert panel is not None
    assert club.discord.gateway.resumed == resumed + 1
    assert with_verb(panel, "pick")


async def test_an_event_that_comes_twice_is_played_once(club: Club) -> None:
    table = await club.gathered()
    table.press("start")
    (card,) = await club.until_called(table)
    ada = table.players[0].user
    panel = await club.discord.answered(
        club.discord.press(ada, card, with_verb(card, "play")[0]["custom_id"])
    )
    assert panel is not None
    event_faults: list[EventFault] = ["twice"]
    club.discord.gateway.event_fault = lambda event: event_faults.pop() if event_faults else ""
    pick = with_verb(panel, "pick")[0]
    press = club.discord.press(ada, panel, pick["custom_id"])
    club.journal.presses[press.id] = "play"
    after = await club.discord.answered(press)
    assert after is not None
    assert question_of(pick) not in map(question_of, with_verb(after, "pick"))
    assert club.found("count(*) from move join game_table on id = table_id", table) == {(1,)}


async def test_tables_with_faults_do_not_hold_back_others(club: Club) -> None:
    stuck, free = await club.gathered(), await club.gathered(people=("Fay", "Gus"))
    club.fault(stuck, "status", about="card", times=None, **POSTS)
    stuck.press("start")
    free.press("start")
    await club.discord.world.until(lambda: club.cards(free), "the other card")
    assert club.cards(stuck) == []
    club.discord.faults.clear()
    await club.until_called(stuck)
    club.check(stuck)


# --- all of it -------------------------------------------------------------------------


async def test_nothing_of_all_this_was_lost_or_doubled(club: Club) -> None:
    await club.at_rest()
    tally = await audit(club.discord, club.journal)
    assert tally.reasons() == []
