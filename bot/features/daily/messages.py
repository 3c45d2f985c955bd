"""The daily challenge in words.

Nothing here tells anything of a game; who may read results is decided by the table service.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

import discord

from bot.features.daily.service import Board
from bot.messages import controls
from bot.messages.alone import graded, result_line
from bot.messages.cards import SAND
from bot.messages.message import Message, MessageBuilder
from bot.tables import Table
from bot.tables.names import shown_names
from bot.tables.results import PAGE, SoloResult
from bot.texts import Words
from engines.core import AnyGame

NAMED = 25
"""Names in a channel's post; a day has rarely more."""


def panel_line(
    table: Table, words: Words, day: date, *, today: date, next_at: int, streak: int
) -> str:
    """Return what stands above a panel of a daily game: its day, and until when it is the day."""
    if table.row.status == "finished":
        return f"-# {words('daily-panel-over', day=day, streak=streak)}"
    if day < today:
        return f"-# {words('daily-panel-late', day=day)}"
    return f"-# {words('daily-panel', day=day, when=_when(next_at))}"


def choice(game: AnyGame, words: Words, today: date, earlier: Sequence[date]) -> Message:
    """Return the question which challenge to play: today's, or an earlier one not finished yet."""
    style = discord.ButtonStyle
    first = _play(words("daily-today"), game, today, style.success)
    others = [
        _play(words("daily-go-on", day=day), game, day, style.secondary) for day in earlier[:4]
    ]
    builder = MessageBuilder(SAND).text(
        f"### {words('daily-title', game=game.title, day=today)}\n{words('daily-choice')}"
    )
    return builder.row(*controls.rows([first, *others])).build()


def post(game: AnyGame, words: Words, day: date, finishers: Sequence[tuple[str, int]]) -> Message:
    """Return a channel's post of a day: who has finished, with their days in a row; no results."""
    names = shown_names((name for name, _streak in finishers), words)
    lines = [
        words("daily-post-once", name=f"**{name}**")
        if streak < 2
        else words("daily-post-streak", name=f"**{name}**", streak=streak)
        for name, (_name, streak) in zip(names, finishers, strict=True)
    ]
    if len(lines) > NAMED:
        lines[NAMED:] = [words("daily-post-more", count=len(lines) - NAMED)]
    buttons = [
        controls.button(
            words("button-daily"), "daily", 0, (game.id,), style=discord.ButtonStyle.success
        ),
        results_button(words, game, day),
    ]
    return (
        MessageBuilder(SAND)
        .text(f"### {words('daily-title', game=game.title, day=day)}")
        .text("\n".join(lines))
        .text(f"-# {words('daily-post-hint')}")
        .row(*controls.rows(buttons))
        .build()
    )


def results_button(words: Words, game: AnyGame, day: date) -> controls.PressButton:
    """Return the button that shows the results of a day to those who may see them."""
    return controls.button(words("button-results"), "daily-results", 0, (game.id, day.isoformat()))


def board(shown: Board, words: Words, page: int) -> Message:
    """Return the results of a day, a page of them, with a menu to look at the games."""
    game, day = shown.game, shown.day
    pages = max(1, -(-len(shown.results) // PAGE))
    first = min(page, pages - 1) * PAGE
    results = shown.results[first : first + PAGE]
    names = shown_names((result.name for result in shown.results), words)[first : first + PAGE]
    builder = MessageBuilder(SAND)
    builder.text(f"### {words('daily-title', game=game.title, day=day)}")
    lines = []
    for result, name in zip(results, names, strict=True):
        ahead = sum(_rank(other) < _rank(result) for other in shown.results)
        own = result.user_id == shown.reader_id
        parts = [f"**{name}**" if own else name, *graded(game, words, result)]
        if (streak := shown.streaks[result.user_id]) > 1:
            parts.append(words("daily-streak", streak=streak))
        lines.append(result_line(words, ahead + 1, result, parts))
    builder.text("\n".join(lines) or words("daily-empty"))
    closing = []
    if shown.standing is not None:
        place, count = shown.standing.place, shown.standing.count
        closing.append(words("daily-standing", place=place, count=count))
    closing.append(words("daily-own-streak", streak=shown.streak))
    closing.append(words("daily-next", when=_when(shown.next_at)))
    builder.text("\n".join(f"-# {line}" for line in closing))
    if results:
        options = [
            controls.option(name, str(result.table_id))
            for result, name in zip(results, names, strict=True)
        ]
        menu = controls.menu(words("daily-look"), options, "daily-look", 0, (game.id,))
        builder.row(discord.ui.ActionRow(menu))
    turning = [
        _turn(words("button-page", page=number + 1), game, day, number)
        for number in (first // PAGE - 1, first // PAGE + 1)
        if 0 <= number < pages
    ]
    if shown.earlier is not None:
        label = f"◀ {words('daily-day', day=shown.earlier)}"
        turning.append(_turn(label, game, shown.earlier, 0))
    if shown.later is not None:
        turning.append(_turn(f"{words('daily-day', day=shown.later)} ▶", game, shown.later, 0))
    unfinished = [
        _play(words("daily-go-on", day=day), game, day, discord.ButtonStyle.success)
        for day in shown.unfinished[:5]
    ]
    return builder.row(*controls.rows(turning), *controls.rows(unfinished)).build()


def _rank(result: SoloResult) -> tuple[bool, int]:
    return result.lost, -result.points


def _play(label: str, game: AnyGame, day: date, style: discord.ButtonStyle) -> controls.PressButton:
    return controls.button(label, "daily", 0, (game.id, day.isoformat()), style=style)


def _turn(label: str, game: AnyGame, day: date, page: int) -> controls.PressButton:
    return controls.button(label, "daily-page", 0, (game.id, day.isoformat(), str(page)))


def _when(time: int) -> str:
    """Return a time as Discord shows it to each reader: how long until then."""
    return f"<t:{time}:R>"
