"""Draws games once more, as animations: captions, pictures, and the message that shows them."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Hashable, Sequence
from functools import partial
from itertools import pairwise, zip_longest
from typing import Any, Literal

from bot.delivery.drawing import Drawing
from bot.features.history.moments import Moment, moments_of
from bot.messages import controls
from bot.messages.cards import SAND, accent_of
from bot.messages.message import Message, MessageBuilder
from bot.messages.parts import Additions
from bot.messages.titles import counted, titled
from bot.messages.told import History, told_shortest
from bot.tables import Table, TableRepository
from bot.texts import Words
from engines.core import signed as with_sign
from render.files import Drawn
from render.fonts import readable
from render.replay import MOST, Scene
from render.words import signed

What = Literal["game", "round"]
"""What an animation shows: the whole game, or the last round."""

MARKUP = re.compile(r"<a?:\w+:\d+>|\*\*|^-# |\\(?=[^A-Za-z0-9\s])")
"""What Discord does not show as it is written: emoji of our own, bold print, small print."""


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
    scenes = [Scene(last, title, earned=_standing(table, last))]
    if len(moments) == 1:
        return tuple(scenes)
    first = moments[0]
    begins = words("card-begins") if first.before is None else ""
    scenes.append(Scene(first.view, titled(table, words, first.view), begins))
    for earlier, moment in pairwise(moments):
        scenes.append(scene_after(table, words, earlier, moment, history))
    return tuple(scenes)


def scene_after(
    table: Table, words: Words, earlier: Moment, moment: Moment, history: History
) -> Scene:
    """Return a moment with its caption: what happened since an earlier one."""
    happened = [entry for entry in history.entries if earlier.ply < entry[0].ply <= moment.ply]
    seat, name, told = told_shortest(table, words, happened, history.changes)
    when = counted(table, words, moment.before)
    return Scene(
        moment.view,
        f"{when[:1].upper()}{when[1:]}",
        plain_line(told),
        seat,
        readable(name, ""),
        _earned(table, earlier.view, moment.view),
    )


def plain_line(line: str) -> str:
    """Return a line of Discord's Markdown as plain text that can be drawn."""
    return readable(MARKUP.sub("", line), "")


def _points(table: Table, view: Any) -> tuple[int, ...]:
    """Return everybody's points as far as they can be seen; empty if they cannot."""
    return view.outcome.scores if view.outcome is not None else table.game.points(view) or ()


def _standing(table: Table, view: Any) -> tuple[tuple[int, str], ...]:
    return tuple((seat, signed(points)) for seat, points in enumerate(_points(table, view)))


def _earned(table: Table, before: Any, after: Any) -> tuple[tuple[int, str], ...]:
    """Return the points that seats have got or lost, with their sign."""
    pairs = zip_longest(_points(table, after), _points(table, before), fillvalue=0)
    return tuple(
        (seat, with_sign(now - then)) for seat, (now, then) in enumerate(pairs) if now != then
    )


def replay_card(
    table: Table,
    words: Words,
    seat: int | None,
    what: What,
    drawn: Drawn | None,
    curve: Drawn | None = None,
) -> Message:
    """Return the message with an animation, or what is said if it cannot be drawn.

    ``curve`` is the chart of everybody's points in a game that is over.
    """
    builder = MessageBuilder(SAND if seat is None else accent_of(seat))
    title = "replay-title" if what == "game" else "replay-title-round"
    builder.text(f"### {words(title, game=table.game.title)}")
    if curve is not None:
        builder.picture("points.png", curve)
    bare = partial(replay_card, table, words, seat, what, None)
    if drawn is None:
        return builder.text(words("replay-undrawn")).build(bare)
    builder.picture("replay.webp", drawn)
    builder.text(f"-# {words('replay-public' if seat is None else 'replay-own')}")
    builder.row(*controls.rows([steps_button(table, words)]))
    return builder.build(bare)


def steps_button(table: Table, words: Words) -> controls.PressButton:
    """Return the button that leads to the first moment, to go on from there step by step."""
    return controls.button(words("button-steps"), "steps", table.id)


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
            moments, told = await self.moments(table, seat, what, words)
            return await asyncio.to_thread(scenes_of, table, words, moments, told)

        drawing = self._drawing.pictures.animation(
            table.id, _shown(table, seat, what, words), table.game, scenes, words, table.names
        )
        return await self._drawing.tried(f"table {table.id}: animation", drawing)

    async def moments(
        self, table: Table, seat: int | None, what: What, words: Words
    ) -> tuple[list[Moment], History]:
        """Return the moments that an animation shows, and what happened as the reader may know it.

        :raises TableRefused: and other errors as :meth:`drawn`.
        """
        moments = await moments_of(
            self._tables.reader, table, seat, most=MOST - 1, last_round=what == "round"
        )
        events = await self._tables.history(table, seat, since=moments[0].ply)
        return moments, History(events, await self._additions.changes(table, words))


def _shown(table: Table, seat: int | None, what: What, words: Words) -> Hashable:
    """Return what tells animations of a table apart that are drawn at the same time."""
    return seat, what, words.locale, table.version, table.row.ply
