"""People at the table: they see messages, press buttons, choose in menus and type commands."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextvars import copy_context
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import discord
import simcord
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from simcord.results import InteractionResult, ResponseMessage

from bot import store
from bot.client import ExpeditionBot
from bot.store.rows import OutboxRow
from bot.tables import Table
from bot.texts import words_in
from engines.core import Chance, Outcome
from engines.core.record import replay, result_of
from engines.players import choose

PATIENCE = 240.0
"""Seconds the bot may take to finish after each action; a busy machine draws slowly."""

PAUSE = 1000.0
"""Least seconds between two tries in these tests. It is longer than the patience, or the tests
would really wait for the next try, which :meth:`World.later` passes over."""


PICKS = ("pick", "sure")


def controls(message: Any) -> Iterator[dict[str, Any]]:
    """Yield the buttons and menus of a message, as Discord holds them."""
    yield from walk(components_of(message))


def components_of(message: Any) -> list[dict[str, Any]]:
    """Return a message's components as Discord holds them."""
    raw = message.components
    return [part if isinstance(part, dict) else part.to_dict() for part in raw]


def walk(parts: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Yield the controls among components, from top to bottom."""
    for part in parts:
        if "custom_id" in part:
            yield part
        yield from walk(part.get("components", []))


def text_of(message: Any) -> str:
    """Return the whole text of a message."""
    return text_of_parts(components_of(message))


def text_of_parts(parts: list[dict[str, Any]]) -> str:
    """Return the whole text of components, one line for each."""

    def words(parts: list[dict[str, Any]]) -> Iterator[str]:
        for part in parts:
            if part.get("type") == 10:
                yield part["content"]
            yield from words(part.get("components", []))

    return "\n".join(words(parts))


def verb_of(control: dict[str, Any]) -> str:
    """Return the verb of a control, which is part of its custom id."""
    return str(control["custom_id"]).split(":")[1]


def control(message: Any, verb: str) -> dict[str, Any]:
    """Return the control of a message with this verb; there must be exactly one."""
    matches = [component for component in controls(message) if verb_of(component) == verb]
    assert len(matches) == 1, (verb, [component["custom_id"] for component in controls(message)])
    return matches[0]


def picks_of(message: Any) -> list[dict[str, Any]]:
    """Return the controls of a panel that answer its question, also when it is asked once more."""
    return [component for component in controls(message) if verb_of(component) in PICKS]


def alts_of(message: Any) -> list[str]:
    """Return the alt texts of a message's pictures, of the files and of the gallery."""
    shown = [str(file.description) for file in message.attachments]

    def galleries(parts: list[dict[str, Any]]) -> Iterator[str]:
        for part in parts:
            yield from (str(item.get("description")) for item in part.get("items", []))
            yield from galleries(part.get("components", []))

    return [*shown, *galleries(components_of(message))]


def answer_of(result: InteractionResult) -> ResponseMessage:
    """Return what the person who acted sees: the last follow-up, else the direct answer."""
    shown = result.followups[-1] if result.followups else result.response
    assert shown is not None, "no answer"
    return shown


def chosen_in(message: Any) -> list[str]:
    """Return the values that the menus of a message mark as chosen, from top to bottom."""
    return [
        option["value"]
        for component in controls(message)
        for option in component.get("options", ())
        if option.get("default")
    ]


def words_of(result: InteractionResult) -> str:
    """Return the text of an answer, which must be private."""
    shown = answer_of(result)
    assert shown.ephemeral
    return text_of(shown)


@dataclass
class World:
    """One server with one channel, the bot and some people."""

    env: simcord.Env
    database: Path
    people: dict[str, MemberActor] = field(default_factory=dict)
    locales: dict[int, str] = field(default_factory=dict)
    """The languages of users, by user id; English if missing."""
    guild_locale: str = "en-US"

    def __post_init__(self) -> None:
        self._bots = [self.bot]
        self.guild = self.env.create_guild("Expedition Club")
        self.channel = self.guild.create_text_channel("luxor")

    @property
    def bot(self) -> ExpeditionBot:
        bot = self.env.bot
        assert isinstance(bot, ExpeditionBot)
        return bot

    def person(self, name: str, **fields: Any) -> MemberActor:
        """Return a member of the server, created on first use."""
        if name not in self.people:
            user = self.env.create_user(name.lower(), global_name=name)
            self.people[name] = self.guild.add_member(user, **fields)
        return self.people[name]

    def card(self, channel: ChannelHandle | None = None) -> Any:
        """Return the newest public message of a channel that has controls."""
        history = (channel or self.channel).history()
        return next(
            message
            for message in reversed(history)
            if not message.flags.ephemeral and any(controls(message))
        )

    async def options(self, name: str) -> ResponseMessage:
        """Let somebody press *Options* on the newest card; return the answer."""
        card = self.card()
        pressed = control(card, "options")["custom_id"]
        return answer_of(await self.person(name).click(card, custom_id=pressed))

    def posts(self, channel: ChannelHandle | None = None) -> list[Any]:
        """Return the bot's public posts in a channel, oldest first."""
        history = (channel or self.channel).history()
        return [
            message
            for message in history
            if not message.flags.ephemeral and message.author.id == self.env.backend.bot_user.id
        ]

    def pinged(self, message: Any) -> list[int]:
        """Return the users that a message has pinged."""
        channel = self.env.backend.messages[message.channel.id]
        return list(channel[message.id].ping_user_ids)

    def letters(self, name: str) -> list[Any]:
        """Return the private messages that the bot has sent to somebody."""
        return self.person(name).user.dm_channel.history()

    async def restart(self) -> None:
        """End the bot and start another one on the same database.

        Simcord gives a bot five seconds to start, however busy the machine is. So what the bot
        would send at once, pictures included, is put off until it has started.
        """
        old, postponed = self.bot, list[Callable[[], None]]()
        new = ExpeditionBot(self.database, old.games)
        begin = new.begin
        new.begin = lambda: postponed.append(partial(copy_context().run, begin))  # type: ignore[method-assign]
        self._bots.append(new)
        await self.env.restart_bot(new)
        await old.close()
        new.tables.repository.seeds = lambda: (
            "restarted"
        )  # what computers play is the same each time
        (postponed_begin,) = postponed
        postponed_begin()
        await self.env.settle()

    async def close(self) -> None:
        """Close all bots: the threads of their databases would outlive the test."""
        for bot in self._bots:
            await bot.close()

    async def abandon(self, channel: ChannelHandle | None = None) -> None:
        """Let a manager of the server, who does not play, end the game of a channel for good."""
        if "Warden" not in self.people:
            manages = discord.Permissions(manage_guild=True)
            role = self.guild.create_role("Warden", permissions=manages)
            self.person("Warden", roles=[role])
        warden = self.people["Warden"]
        asked = answer_of(await warden.slash(channel or self.channel, "game abandon"))
        await warden.click(asked, custom_id=control(asked, "end")["custom_id"])

    async def later(self) -> None:
        """Let so much time pass that everything that failed has been tried again once."""
        await self.env.advance_time(1.5 * PAUSE)

    async def table(self, channel: ChannelHandle | None = None) -> Table:
        """Return the open table of a channel."""
        table = await self.bot.tables.repository.at((channel or self.channel).id)
        assert table is not None
        return table

    async def started(
        self,
        *names: str,
        game: str = "luxor",
        channel: ChannelHandle | None = None,
        bots: tuple[str, ...] = (),
        seed: str = "seed",
        **options: Any,
    ) -> Table:
        """Seat people and bots, and start the game with a known seed."""
        channel = channel or self.channel
        host, *others = (self.person(name) for name in names)
        line = " ".join(f"{name}={str(value).lower()}" for name, value in options.items())
        await host.slash(channel, "game new", game=game, options=line)
        for other in others:
            await other.slash(channel, "game join")
        for bot in bots:
            await host.slash(channel, "game add-computer", kind=bot)
        self.bot.tables.repository.seeds = lambda: seed
        self.bot.tables.repository.salts = lambda: "5a17" * 8
        await host.slash(channel, "game start")
        return await self.table(channel)

    async def acting(self, table: Table) -> MemberActor:
        """Return a person who is to act at a table."""
        latest = await self.bot.tables.repository.get(table.id)
        users = {latest.user_at(seat) for seat in latest.view(None).to_act}
        return next(actor for actor in self.people.values() if actor.id in users)

    async def standing(self, table: Table) -> tuple[int, int, str]:
        """Return all that a move would change: version, number of moves, and state."""
        latest = await self.bot.tables.repository.get(table.id)
        moves = await store.moves.moves_of(self.bot.tables.repository.database.reader, latest.id)
        return latest.version, len(moves), latest.game.states.dump(latest.state)

    async def waiting_rows(self) -> list[OutboxRow]:
        """Return what the outbox still holds."""
        return await store.outbox.waiting(self.bot.database.reader)

    async def play_out(self, table: Table) -> None:
        """Play the rest of a game as the medium player would, without looking at the panels."""
        tables, chance = self.bot.tables, Chance(1)
        while (table := await tables.repository.get(table.id)).row.status == "running":
            seat = table.view(None).to_act[0]
            user_id = table.user_at(seat)
            if user_id is None:
                await tables.run_bots(table.id)
                continue
            move, chance = choose("medium", table.game, table.state, seat, chance)
            await tables.play(table.id, user_id, move=move)
        await self.bot.publisher.rest()
        await self.env.settle()

    async def check_stored_result(self, table_id: int) -> Outcome:
        """Check the stored state and result against a replay of the record; return the outcome."""
        table = await self.bot.tables.repository.get(table_id)
        assert table.row.status == "finished"
        record = await self.bot.tables.repository.export(table_id)
        last = list(replay(table.game, record))[-1]
        outcome = table.game.outcome(last.state)
        assert outcome is not None
        assert table.game.states.dump(last.state) == table.game.states.dump(table.state)
        assert record.result == result_of(outcome)
        assert not await self.waiting_rows()
        return outcome


async def begin_game(world: World, *names: str, **options: Any) -> None:
    """Let Ada and Bo, or others, keep a mountain each; the first is to play.

    The display of two is F6 to G7.
    """
    people = names or ("Ada", "Bo")
    await world.started(*people, first_player=1, **options)
    for name in people:
        await world.person(name).slash(world.channel, "luxor keep", tile="M")


class ButtonPlayer:
    """Somebody who plays by buttons and menus alone, choosing at random."""

    def __init__(self, world: World, actor: MemberActor, chance: Chance) -> None:
        self.world = world
        self.actor = actor
        self.chance = chance
        self.panel: ResponseMessage | None = None
        self.presses = 0

    async def press(self, message: Any, verb: str) -> InteractionResult:
        """Press the button of a message with this verb."""
        self.presses += 1
        return await self.actor.click(message, custom_id=control(message, verb)["custom_id"])

    async def take_turn(self, channel: ChannelHandle | None = None) -> None:
        """Open the panel and answer its questions until it asks nothing more."""
        result = await self.press(self.world.card(channel), "play")
        self.panel = answer_of(result)
        assert self.panel.ephemeral
        while picks := picks_of(self.panel):
            back, self.chance = self.chance.below(8)
            forward = [pick for pick in picks if pick.get("label") != words_in("en")("button-back")]
            await self.answer(forward if back and forward else picks)

    async def answer(self, picks: list[dict[str, Any]]) -> None:
        """Press one of the buttons, or choose one option of one of the menus, at random."""
        assert self.panel is not None
        index, self.chance = self.chance.below(len(picks))
        picked = picks[index]
        self.presses += 1
        if picked["type"] == 2:
            await self.actor.click(self.panel, custom_id=picked["custom_id"])
            return
        values = [option["value"] for option in picked["options"]]
        at, self.chance = self.chance.below(len(values))
        await self.actor.select(self.panel, [values[at]], custom_id=picked["custom_id"])
