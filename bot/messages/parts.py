"""Parts of a table's messages that features add: sentences, buttons and rows, each in its place."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any, Literal, TypeAlias

import discord

from bot.messages.controls import PressButton
from bot.messages.message import MessageBuilder
from bot.messages.told import Entries, History, NameChange, turns_of
from bot.store.rows import EventRow
from bot.tables import Table, TableRepository
from bot.tables.additions import those
from bot.texts import Words, words_in
from engines.core import Course
from render.files import Drawn

Slot: TypeAlias = Literal["first", "top", "status", "foot"]
"""Where a sentence stands: under the title (``first`` above what moves have just led to), under
who is to act or how the game ended, or last."""


Explained: TypeAlias = Literal["minute", "key"]
"""Names of a renderer's functions that draw what is the same at all tables and for all readers."""


@dataclass(frozen=True, slots=True)
class Explanation:
    """A text about the game, and the picture that says the same as soon as that is drawn."""

    text: str
    kind: Explained
    picture: Drawn | None = None


@dataclass(frozen=True, slots=True)
class Placed:
    """A button, and where it stands among the others of its row, from the left."""

    button: PressButton
    place: int


@dataclass(frozen=True, slots=True)
class Part:
    """What a feature adds to one message; in each slot features come in the order of their list."""

    texts: Sequence[tuple[Slot, str]] = ()
    own: Sequence[Placed] = ()
    """Buttons about one's own things."""
    look: Sequence[Placed] = ()
    """Buttons with which one looks at something."""
    rows: Sequence[discord.ui.ActionRow[Any]] = ()
    """Rows of their own, above all other buttons."""
    below: Sequence[discord.ui.ActionRow[Any]] = ()
    """Rows of their own, below all other buttons."""
    seats: Mapping[int, str] = field(default_factory=dict)
    """Sentences about seats, below their points in the result."""
    above: Sequence[Explanation] = ()
    """What stands above all that is said of a table before its game."""
    likely: Course | None = None
    """How likely each seat of a game that is over was to win."""


NOTHING = Part()


@dataclass(frozen=True, slots=True)
class Guide:
    """What the panel of a feature's own table says instead of what every panel says."""

    title: str
    text: str
    """What came of the last press, and what to do now and why."""
    lost: str
    """What is said if Discord does not take the panel."""
    rows: Sequence[discord.ui.ActionRow[Any]] = ()


def texts_in(part: Part, slot: Slot) -> list[str]:
    """Return the sentences in a slot."""
    return [text for each, text in part.texts if each == slot and text]


def text_in(part: Part, slot: Slot) -> str:
    """Return the sentences in a slot, each on a line."""
    return "\n".join(texts_in(part, slot))


def explain(builder: MessageBuilder, part: Part) -> None:
    """Add what a part explains to a message: as pictures, or in words what cannot be drawn."""
    for each in part.above:
        if each.picture is None:
            builder.text(each.text)
        else:
            builder.picture(f"{each.kind}.png", each.picture)


def undrawn(part: Part) -> Part:
    """Return a part without its pictures."""
    return replace(part, above=[replace(each, picture=None) for each in part.above])


def buttons_in(placed: Iterable[Placed], *others: Placed) -> list[PressButton]:
    """Return buttons from left to right, ``others`` among them."""
    return [each.button for each in sorted((*placed, *others), key=lambda each: each.place)]


class MessageAdditions:
    """What a feature adds to messages; every part has a default: nothing."""

    def guide(self, table: Table, words: Words) -> Guide | None:
        """Return what the panel of a table of the feature's own says; ``None`` for any other.

        It follows from the table alone, so that it is said also if nothing else can be read.
        """
        return None

    async def panel_part(self, table: Table, seat: int, words: Words) -> Part:
        """Return what stands in the panel of a seat."""
        return NOTHING

    async def opened_part(self, table: Table, seat: int, words: Words) -> Part:
        """Return what else stands in the panel of a seat when its player opens it."""
        return NOTHING

    async def card_part(self, table: Table, view: Any, words: Words, *, over: bool) -> Part:
        """Return what stands on the public card of a turn, or of the last one if it is ``over``."""
        return NOTHING

    async def lobby_part(self, table: Table, words: Words) -> Part:
        """Return what stands on the card of a table before its game."""
        return NOTHING

    async def welcome_part(self, words: Words) -> Part:
        """Return what stands in the greeting of a server."""
        return NOTHING

    async def settings_part(self, user_id: int, words: Words) -> Part:
        """Return what stands below the settings of a person."""
        return NOTHING

    async def hand_part(self, table: Table, seat: int, words: Words) -> Part:
        """Return what stands under the hand of a seat."""
        return NOTHING

    async def moment_part(self, table: Table, user_id: int, ply: int, words: Words) -> Part:
        """Return what stands below a moment of a game that a user looks back at: after a move."""
        return NOTHING

    async def opening(self, table: Table, words: Words) -> str:
        """Return what the first card of a game says in small print."""
        return ""

    async def told(
        self, table: Table, words: Words, *, whole: bool
    ) -> Sequence[tuple[EventRow, Any]]:
        """Return what stands between the events of a game; with ``whole`` also only in a log."""
        return ()

    async def renamed(self, table: Table, words: Words) -> Sequence[NameChange]:
        """Return when a seat of a table passed on to somebody else."""
        return ()


class Additions:
    """What all features of a bot add to messages."""

    def __init__(
        self, repository: TableRepository, features: Sequence[MessageAdditions] = ()
    ) -> None:
        self._tables = repository
        self._features = features
        self._panels = those(features, MessageAdditions.panel_part)
        self._opened = those(features, MessageAdditions.opened_part)
        self._cards = those(features, MessageAdditions.card_part)
        self._told = those(features, MessageAdditions.told)
        self._renamed = those(features, MessageAdditions.renamed)

    async def opening(self, table: Table, words: Words) -> str:
        """Return what the first card of a game says in small print."""
        lines = [await each.opening(table, words) for each in self._features]
        return "\n".join(filter(None, lines))

    async def changes(self, table: Table, words: Words) -> list[NameChange]:
        """Return when the seats of a table passed on to somebody else, in that order."""
        found = [change for each in self._renamed for change in await each.renamed(table, words)]
        return sorted(found, key=lambda change: (change.ply, change.number))

    async def history(
        self,
        table: Table,
        seat: int | None,
        words: Words,
        *,
        since: int = 0,
        until: int | None = None,
        whole: bool = False,
    ) -> History:
        """Return what a seat, or everybody, may know of what happened after a ply and up to one.

        With ``whole`` also what is no part of what happened, as a log tells it.
        """
        entries = await self._tables.history(table, seat, since=since)
        for feature in self._told:
            entries += await feature.told(table, words, whole=whole)
        among = [
            entry
            for entry in entries
            if entry[0].ply > since and (until is None or entry[0].ply <= until)
        ]
        return History(
            sorted(among, key=lambda entry: entry[0].ply),
            await self.changes(table, words),
        )

    async def between(self, table: Table, since: int, until: int) -> Entries:
        """Return what everybody may know of what happened after a ply and up to another."""
        words = words_in(table.row.locale)
        return (await self.history(table, None, words, since=since, until=until)).entries

    async def events(self, table: Table, words: Words, entries: Entries) -> list[Any]:
        """Return events to narrate: as lines with the names of those who sat there then."""
        if changes := await self.changes(table, words):
            return turns_of(table, words, entries, changes, only_events=True)
        return [event for _row, event in entries]

    async def reported(self, table: Table, words: Words, since: int, until: int) -> list[Any]:
        """Return what a card tells that reports the plies after ``since`` and up to ``until``."""
        return await self.events(table, words, await self.between(table, since, until))

    def guide(self, table: Table, words: Words) -> Guide | None:
        """Return what the panel of a feature's own table says; ``None`` for any other."""
        if table.own is None:
            return None
        return next(filter(None, (each.guide(table, words) for each in self._features)), None)

    async def panel(self, table: Table, seat: int, words: Words, *, opened: bool = False) -> Part:
        """Return what stands in the panel of a seat, which its player may just have ``opened``.

        If the game has ended, it tells what the card tells of that.
        """
        parts = [await each.panel_part(table, seat, words) for each in self._panels]
        if table.outcome is not None:
            card = await self.card(table, table.view(None), words)
            parts.append(Part(texts=card.texts, seats=card.seats))
        if opened:
            parts += [await each.opened_part(table, seat, words) for each in self._opened]
        return _together(parts)

    async def what_is_left(self, table: Table, seat: int, words: Words) -> Part:
        """Return what stands in the panel of a seat, of all features that do not fail."""
        parts = []
        for each in self._panels:
            with suppress(Exception):
                parts.append(await each.panel_part(table, seat, words))
        return _together(parts)

    async def card(self, table: Table, view: Any, words: Words) -> Part:
        """Return what stands on the public card of a turn, or of the end."""
        over = view.outcome is not None or table.row.status == "abandoned"
        return _together(
            [await each.card_part(table, view, words, over=over) for each in self._cards]
        )

    async def lobby(self, table: Table, words: Words) -> Part:
        """Return what stands on the card of a table before its game."""
        return _together([await each.lobby_part(table, words) for each in self._features])

    async def welcome(self, words: Words) -> Part:
        """Return what stands in the greeting of a server."""
        return _together([await each.welcome_part(words) for each in self._features])

    async def settings(self, user_id: int, words: Words) -> Part:
        """Return what stands below the settings of a person."""
        return _together([await each.settings_part(user_id, words) for each in self._features])

    async def moment(self, table: Table, user_id: int, ply: int, words: Words) -> Part:
        """Return what stands below a moment of a game that a user looks back at: after a move."""
        parts = [await each.moment_part(table, user_id, ply, words) for each in self._features]
        return _together(parts)

    async def hand(self, table: Table, seat: int, words: Words) -> Part:
        """Return what stands under the hand of a seat."""
        return _together([await each.hand_part(table, seat, words) for each in self._features])


def _together(parts: Sequence[Part]) -> Part:
    return Part(
        texts=[text for part in parts for text in part.texts],
        own=[button for part in parts for button in part.own],
        look=[button for part in parts for button in part.look],
        rows=[row for part in parts for row in part.rows],
        below=[row for part in parts for row in part.below],
        seats={seat: text for part in parts for seat, text in part.seats.items()},
        above=[each for part in parts for each in part.above],
        likely=next((part.likely for part in parts if part.likely is not None), None),
    )
