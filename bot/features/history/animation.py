"""Draws games once more, as animations: captions, pictures, and the message that shows them."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Hashable, Sequence
from itertools import pairwise
from typing import Any, Literal

from bot.delivery.drawing import Drawing
from bot.features.history.moments import Moment, moments_of
from bot.messages.cards import SAND, accent_of
from bot.messages.message import Drawn, Message, MessageBuilder
from bot.messages.parts import Additions
from bot.messages.titles import counted, titled
from bot.messages.told import History, lines_of
from bot.messages.turn_lines import HEADING, JOINT
from bot.tables import Table, TableRepository
from bot.texts import Words
from render.fonts import readable
from render.replay import MOST, Scene
from render.words import signed

What = Literal["game", "round"]
"""What an animation shows: the whole game, or the last round."""

MARKUP = re.compile(r"<a?:\w+:\d+>|\*\*|^-# |\\(?=[^A-Za-z0-9\s])")
"""What Discord does not show as it is written: emoji of our own, bold print, small print."""

TOLD = 400
"""Characters of what happened before a picture; more has no room below it."""


def scenes_of(
    table: Table,
    words: Words,
    moments: Sequence[Moment],
    history: History,
) -> tuple[Scene, ...]:
    """Return the pictures of an animation with their captions.

    The first shows the last moment under the game's title: it is what is seen where nothing moves.
    ``history`` is what the reader may know.
    """
    last = moments[-1].view
    title = titled(table, words, last)
    if last.outcome is not None:
        title = words("card-title-over", game=table.game.title)
    scenes = [Scene(last, title, _standing(table, words, last))]
    if len(moments) == 1:
        return tuple(scenes)
    first = moments[0]
    begins = words("card-begins") if first.before is None else ""
    scenes.append(Scene(first.view, titled(table, words, first.view), begins))
    for earlier, moment in pairwise(moments):
        happened = [entry for entry in history.entries if earlier.ply < entry[0].ply <= moment.ply]
        lines = lines_of(table, words, happened, history.changes, only_events=True)
        told = [line for line in lines if not line.startswith(HEADING)]
        when = counted(table, words, moment.before)
        # Of several turns the last one is told.
        is_turn = moment.before.turn == earlier.view.turn
        line = plain_line(JOINT.join(told if is_turn else told[-1:]))
        scenes.append(Scene(moment.view, f"{when[:1].upper()}{when[1:]}", line))
    return tuple(scenes)


def plain_line(line: str) -> str:
    """Return a line of Discord's Markdown as plain text that can be drawn."""
    return readable(MARKUP.sub("", line), "")[:TOLD]


def _standing(table: Table, words: Words, view: Any) -> str:
    """Return everybody's points as far as they can be seen, the most first."""
    points = view.outcome.scores if view.outcome is not None else table.game.points(view)
    if points is None:
        return ""
    order = sorted(range(len(points)), key=lambda seat: -points[seat])
    standing = (f"{table.names[seat]} {signed(points[seat])}" for seat in order)
    return readable(JOINT.join(standing), "")


def replay_card(
    table: Table, words: Words, seat: int | None, what: What, drawn: Drawn | None
) -> Message:
    """Return the message with an animation, or what is said if it cannot be drawn."""
    builder = MessageBuilder(SAND if seat is None else accent_of(seat))
    title = "replay-title" if what == "game" else "replay-title-round"
    builder.text(f"### {words(title, game=table.game.title)}")
    if drawn is None:
        return builder.text(words("replay-undrawn")).build()
    builder.picture("replay.webp", drawn)
    builder.text(f"-# {words('replay-public' if seat is None else 'replay-own')}")
    return builder.build(lambda: replay_card(table, words, seat, what, None))


class Animations:
    """Games in moving pictures."""

    def __init__(self, repository: TableRepository, drawing: Drawing, additions: Additions) -> None:
        self._tables = repository
        self._drawing = drawing
        self._additions = additions

    def is_drawing(self, table: Table, seat: int | None, what: What, words: Words) -> bool:
        """Whether another animation of a table is being drawn than :meth:`drawn` would be."""
        return self._drawing.pictures.is_animating(table.id, _shown(table, seat, what, words))

    async def drawn(self, table: Table, seat: int | None, what: What, words: Words) -> Drawn | None:
        """Return a game as a seat, or everybody, saw it, in moving pictures.

        ``None`` if it cannot be drawn; the log says so once for each table, until it can be.

        :raises TableRefused: if the game has not begun, or is held.
        :raises StoreUnavailable: or what else :mod:`bot.store` raises when it cannot read.
        """

        async def scenes() -> Sequence[Scene]:
            reader = self._tables.reader
            moments = await moments_of(
                reader, table, seat, most=MOST - 2, last_round=what == "round"
            )
            events = await self._tables.history(table, seat, since=moments[0].ply)
            told = History(events, await self._additions.changes(table, words))
            return await asyncio.to_thread(scenes_of, table, words, moments, told)

        drawing = self._drawing.pictures.animation(
            table.id, _shown(table, seat, what, words), table.game, scenes, words, table.names
        )
        return await self._drawing.tried(f"table {table.id}: animation", drawing)


def _shown(table: Table, seat: int | None, what: What, words: Words) -> Hashable:
    """Return what tells animations of a table apart that are drawn at the same time."""
    return seat, what, words.locale, table.version, table.row.ply
