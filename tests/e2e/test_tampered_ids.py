"""Presses with custom ids that no message of the bot has, and presses in the wrong place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

import discord
import pytest

from bot import store
from bot.messages import openings
from bot.texts import words_in
from engines.core import Chance
from tests.e2e.driver import World, answer_of, control, controls, picks_of, text_of, words_of
from tests.e2e.faults import RawPress
from tests.e2e.sketches import sketch
from tests.e2e.typists import Typist
from tests.nightly import closely, thinned
from tests.tables.club import Guest

EN = words_in("en")
T = TypeVar("T")
LOBBY = ("join", "leave", "start", "cancel", "bot", "option")
VERBS = (*LOBBY, "options", "play", "undo", "hand", "text", "log", "rules", "record", "help", "new",
         "again", "pick", "retract", "free", "do", "targets", "back-to-hand", "rules-page", "found",
         "hand-text", "help-more", "add",
         "free-text", "sure", "sure-do", "sure-do-text", "setting", "program", "-text", "Play",
         "ask-undo", "consent", "go-on", "go-on-here",
         "no-such-verb", "")  # fmt: skip
TABLES = ("0", "1", "2", "3", "4", "99", "007", str(2**63), "9" * 18, "9" * 40, "9" * 5000, "-1",
          "", "1e3", "1.0", "\N{ARABIC-INDIC DIGIT ONE}")  # fmt: skip
QUESTIONS = ("", "0", "0123456789", "f" * 60, "xyz", "-1")
PATHS = ("", "/", "//", "Cd", "Cd/5/F", "a/b/c/d/e/f", "x" * 400, "\n", "ok", "luxor", "luxor/x",
         "preset", "preset/several", "no-such-option", "\0", "#abc", "a#b#c", "0", "0/0", "0/1",
         "9999", "1/x", "ask-final/maybe", "ask-final/off", "locale/xx", "luxor/in/0/tie",
         "luxor/out/999/tie", "luxor/in/x/tie", "chess/in/0/tie", "luxor/in/9999/\n",
         "agree/1", "refuse/1", "withdraw/1", "agree/x")  # fmt: skip
VALUES = ("", "0", "-1", "5", "999999", "9" * 5000, "1.5", "true", "null", "[]", "[", "[" * 5000,
          "{", "NaN", "1e999", '"full"', '{"a": 1}', "luxor", "medium", "no-such-bot", "Cd/5/F",
          "/", "hold 4", "x" * 400, "\n", "@everyone")  # fmt: skip


@dataclass
class Club:
    """Tables in each status but two, their messages, and somebody who manages another server."""

    world: World
    messages: list[Any] = field(default_factory=list)
    outside: Any = None
    """A message of the bot in the other server."""
    mo: Any = None

    async def tables(self) -> dict[int, Any]:
        """Return all that moves and the lobby change at the tables of the club."""
        reader = self.world.bot.database.reader
        rows = await reader.rows(
            "select id, status, options, host_id, seed from game_table where id <= 4"
        )
        moves = await reader.rows("select table_id, ply, move from move where table_id <= 4")
        return {row[0]: (row, [move for move in moves if move[0] == row[0]]) for row in rows}


async def club_of(world: World) -> Club:
    """Open the tables, and collect messages of every kind."""
    club, guild = Club(world), world.guild
    lobby, done, maps = map(guild.create_text_channel, ("lobby", "done", "maps"))
    ada, bo = world.person("Ada"), world.person("Bo")
    await world.started("Ada", "Bo", first_player=1)
    for name in ("Ada", "Bo"):
        await Typist(world, world.person(name), Chance(1)).line()
    await world.started("Ada", "Bo", game="famous_explorers", channel=maps)
    over = await world.started("Ada", "Bo", channel=done)
    await world.abandon(done)
    async with world.bot.database.writing() as tx:
        await tx.run("update game_table set status = 'finished' where id = ?", (over.id,))
    await ada.slash(lobby, "game new", game="famous_explorers")
    assert (await world.table(lobby)).id == 4
    seen = [world.card(channel) for channel in (lobby, world.channel, maps, done)]
    pressed = await ada.click(seen[0], custom_id=control(seen[0], "options")["custom_id"])
    seen.append(answer_of(pressed))
    for actor, channel in ((ada, world.channel), (bo, world.channel), (ada, maps), (bo, maps)):
        seen += [
            (await actor.slash(channel, command)).response
            for command in ("hand", "game status", "rules")
        ]
        card = world.card(channel)
        for verb in ("play", "rules"):
            pressed = await actor.click(card, custom_id=control(card, verb)["custom_id"])
            seen.append(answer_of(pressed))
    club.messages = [message for message in seen if any(controls(message))]
    other = world.env.create_guild("Another Club")
    role = other.create_role("Manager", permissions=discord.Permissions(manage_guild=True))
    club.mo = other.add_member(world.env.create_user("mo"), roles=[role])
    channel = other.create_text_channel("general")
    client_channel = world.bot.get_partial_messageable(channel.id, guild_id=other.id)
    await client_channel.send(view=openings.welcome(EN, world.bot.games).view)
    (club.outside,) = channel.history()
    return club


@dataclass
class Tamperer:
    """Changes custom ids of real controls at random."""

    real: Sequence[str]
    guest: Guest

    def any(self, values: Sequence[T]) -> T:
        return values[self.guest.below(len(values))]

    def custom_id(self, message: Any) -> str:
        """Return a custom id that differs from a real one, mostly of a message, in few places."""
        here = [part["custom_id"] for part in controls(message)]
        text = self.any(self.any((here, here, self.real)))
        kind, verb, table, question, path = text.split(":", 4)
        for _change in range(self.any((1, 1, 2))):
            match self.guest.below(8):
                case 0:
                    verb = self.any(VERBS)
                case 1:
                    table = self.any(TABLES)
                case 2:
                    question = self.any(QUESTIONS)
                case 3:
                    path = self.any(PATHS)
                case 4:
                    other = self.any(self.real).split(":", 4)
                    table, question, path = other[2], other[3], other[4]
                case 5:
                    path = "/".join(path.split("/")[: self.guest.below(3)])
                case 6:
                    kind = self.any(("x", "m", "y", ""))
                case 7:
                    text = ":".join((kind, verb, table, question, path))
                    at = self.guest.below(len(text))
                    text = text[:at] + self.any(("", ":", "/", "#", "0", "z")) + text[at + 1 :]
                    kind, verb, table, question, path = (text.split(":", 4) + [""] * 5)[:5]
        return ":".join((kind, verb, table, question, path))

    def values(self) -> list[str]:
        """Return what was chosen in a menu; mostly nothing or one value."""
        return [self.any(VALUES) for _value in range(self.any((0, 0, 1, 1, 1, 2)))]


async def pressed_at_once(
    club: Club, actors: Sequence[Any], tamperer: Tamperer, count: int
) -> list[RawPress]:
    """Press so many tampered controls, and check that each press is answered."""
    presses = []
    there = {number for channel in club.world.env.backend.messages.values() for number in channel}
    messages = [
        message for message in club.messages if any(controls(message)) and message.id in there
    ]
    for _press in range(count):
        actor = tamperer.any(actors)
        message = club.outside if actor is club.mo else tamperer.any(messages)
        values = tamperer.values()
        presses.append(RawPress(club.world, actor, message, tamperer.custom_id(message), values))
        if not values:
            presses[-1].payload["data"]["component_type"] = tamperer.any((2, 3))
        presses[-1].send()
    requests = len(club.world.env.http_requests)
    await club.world.env.settle()
    answered = {
        request.path.split("/")[3]
        for request in club.world.env.http_requests[requests:]
        if request.path.startswith("/webhooks/")
    }
    for press in presses:
        control_id = press.payload["data"]["custom_id"]
        assert press.result.acknowledged, control_id
        if press.record.token not in answered:
            assert control_id.split(":")[1] in LOBBY, f"{control_id}: silence"
    return presses


@pytest.mark.parametrize("rounds", closely(4, 10))
@pytest.mark.parametrize("seed", thinned([1, 2], lambda seed: seed == 1))
async def test_tampered_ids_are_answered_and_change_nothing_that_they_may_not(
    world: World, monkeypatch: pytest.MonkeyPatch, seed: int, rounds: int
) -> None:
    """Many presses; the fixtures see to it that no error is logged."""
    sketch(monkeypatch)
    club = await club_of(world)
    real = [part["custom_id"] for message in club.messages for part in controls(message)]
    real += [part["custom_id"] for part in controls(club.outside)]
    tamperer = Tamperer(real, Guest(f"tampering {seed}"))
    ada, bo, zoe = (world.person(name) for name in ("Ada", "Bo", "Zoe"))

    before = await club.tables()
    for _round in range(rounds):
        await pressed_at_once(club, (zoe, club.mo), tamperer, 60)
        after = await club.tables()
        assert after == before, "who has no seat changed something"
    seats = await store.tables.seats_of(world.bot.database.reader, 4)
    assert {seat.user_id for seat in seats} <= {ada.id, zoe.id}

    for _round in range(rounds):
        await pressed_at_once(club, (bo,), tamperer, 60)
        after = await club.tables()
        for table_id in (3, 4):
            assert after[table_id] == before[table_id], "who is no host changed something"

    for _round in range(rounds):
        await pressed_at_once(club, (ada, bo, zoe, club.mo), tamperer, 60)
    finished = await club.tables()
    assert finished[3] == before[3], "a finished game changed"


async def test_who_manages_another_server_cannot_close_a_lobby(world: World) -> None:
    club = await club_of(world)
    before = await club.tables()
    for verb in ("cancel", "start", "bot", "join"):
        press = RawPress(world, club.mo, club.outside, f"x:{verb}:4::", ["medium"])
        assert words_of(await press.answered()) == EN("refused-elsewhere")
    for verb in ("text", "log", "record", "rules", "again"):  # public, but not in that server
        press = RawPress(world, club.mo, club.outside, f"x:{verb}:3::")
        assert words_of(await press.answered()) == EN("refused-elsewhere")
    assert await club.tables() == before
    assert [seat.user_id for seat in await store.tables.seats_of(world.bot.database.reader, 4)] == [
        world.person("Ada").id
    ]


async def test_the_host_presses_in_another_channel(world: World) -> None:
    ada, side = world.person("Ada"), world.guild.create_text_channel("side")
    await ada.slash(world.channel, "game new", game="luxor")
    await ada.slash(side, "game new", game="luxor")
    press = RawPress(world, ada, world.card(side), "x:cancel:1::")
    assert words_of(await press.answered()) == EN("refused-elsewhere")
    assert (await world.table()).row.status == "lobby"


async def test_a_table_in_a_thread_is_played_in_the_thread(world: World) -> None:
    ada = world.person("Ada")
    world.env.backend.create_thread(world.channel.id, "a side room", ada.id)
    thread = world.channel.threads[-1]
    await world.started("Ada", "Bo", channel=thread)
    await ada.slash(world.channel, "game new", game="luxor")
    play = control(world.card(thread), "play")["custom_id"]
    shown = await ada.click(world.card(thread), custom_id=play)
    assert EN("luxor-ask-keep") in words_of(shown)
    press = RawPress(world, ada, world.card(), play)
    assert words_of(await press.answered()) == EN("refused-elsewhere")


async def test_a_private_message_serves_those_who_have_a_seat(world: World) -> None:
    await world.started("Ada", "Bo", game="famous_explorers")
    ada, zoe = world.person("Ada"), world.person("Zoe")
    (letter,) = world.letters("Ada")
    shown = await RawPress(world, ada, letter, "x:play:1::").answered()
    title = EN("card-title", game="Expedition: Famous Explorers", when="set-up")
    assert title in text_of(answer_of(shown))
    new = await RawPress(world, ada, letter, "x:new:0::", ["luxor"]).answered()
    assert text_of(answer_of(new)) == EN("refused-outdated"), "tables need a channel"
    sent = await (await world.bot.fetch_user(zoe.id)).send("Hello")
    (hello,) = world.letters("Zoe")
    assert hello.id == sent.id
    refused = await RawPress(world, zoe, hello, "x:text:1::").answered()
    assert text_of(answer_of(refused)) == EN("refused-not-seated")


@pytest.mark.parametrize("custom_id", ["\n", "ours", "x:play", "y:play:1::", f"x:play:{2**64}::"])
async def test_a_control_that_is_none_of_ours_is_answered(world: World, custom_id: str) -> None:
    await world.started("Ada", "Bo")
    press = RawPress(world, world.person("Ada"), world.card(), custom_id)
    assert words_of(await press.answered()) == EN("refused-outdated")


async def test_a_path_that_leads_nowhere_is_answered(world: World) -> None:
    await world.started("Ada", "Bo")
    ada, card = world.person("Ada"), world.card()
    panel = answer_of(await ada.click(card, custom_id=control(card, "play")["custom_id"]))
    real = picks_of(panel)[0]["custom_id"].rsplit(":", 1)[0]
    before = await world.standing(await world.table())
    for path in ("no/such/path", "Cd/9/Z", "/"):
        press = RawPress(world, ada, panel, f"{real}:{path}")
        assert words_of(await press.answered()) == EN("refused-outdated")
    assert await world.standing(await world.table()) == before
    assert picks_of(panel), "the panel stays as it was"
