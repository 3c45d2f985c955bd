"""The daily challenge and the best results of games played alone, in words.

Nothing here tells anything of a game; who may read results is decided by the table service.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

import discord

from bot.messages import controls
from bot.messages.cards import SAND
from bot.messages.message import Message, MessageBuilder
from bot.messages.narrator import Narrator
from bot.messages.options import option_words
from bot.tables import Table
from bot.tables.dailies import Board
from bot.tables.names import plain, shown_names
from bot.tables.results import PAGE, ResultPage, SoloResult
from bot.texts import Words
from engines.core import AnyGame

NAMED = 25
"""Names in a channel's post; a day has rarely more."""

ANYBODY = "0"
"""In a custom id: results of all, not of one user."""


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
        lines.append(_line(words, ahead + 1, result, parts))
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


def rankings(shown: ResultPage, words: Words) -> Message:
    """Return a page of the best results of a game, with buttons to turn it and a menu of games."""
    game = shown.game
    names = {plain(result.name) for result in shown.results}
    title = words("alone-title", game=game.title)
    if shown.of is not None and len(names) == 1 and (name := names.pop()):
        title = words("alone-title-of", game=game.title, name=name)
    builder = MessageBuilder(SAND).text(f"### {title}")
    lines = []
    for place, result in enumerate(shown.results, start=shown.first):
        name = plain(result.name) or words("name-of-seat", seat=1)
        parts = [name, *graded(game, words, result)]
        if result.daily is not None:
            parts += [words("alone-daily"), words("alone-date", day=result.daily)]
        else:
            parts += (
                option_words(game, words, option, value)
                for option, value in result.options.items()
                if option in game.Options.model_fields
            )
            parts.append(words("alone-date", day=result.ended))
        lines.append(_line(words, place, result, parts))
    builder.text("\n".join(lines) or words("alone-empty"))
    if len(shown.games) > 1:
        options = [
            controls.option(each.title, each.id, default=each.id == game.id)
            for each in shown.games[:25]
        ]
        path = (_user(shown),)
        menu = controls.menu(words("alone-menu"), options, "solo-game", 0, path)
        builder.row(discord.ui.ActionRow(menu))
    pages = [shown.page - 1] if shown.page else []
    if shown.has_more:
        pages.append(shown.page + 1)
    turning = [
        controls.button(
            words("button-page", page=number + 1),
            "solo-page",
            0,
            (game.id, _user(shown), str(number)),
        )
        for number in pages
    ]
    return builder.row(*controls.rows(turning)).build()


def _line(words: Words, place: int, result: SoloResult, parts: Sequence[str]) -> str:
    """Return one result: place, name, points, and whatever else there is to say."""
    name, *others = parts
    line = words("result-line-bare", rank=place, name=name, points=result.points)
    return " · ".join((line, *others)).replace(". ", "\\. ", 1)


def graded(game: AnyGame, words: Words, result: SoloResult) -> list[str]:
    """Return whether a game alone was lost, and the grade that it reached, if it has any."""
    parts = [words("alone-lost")] if result.lost else []
    if result.grade in game.grades:
        parts.append(Narrator(words, game, ()).grade(result.grade))
    return parts


def _rank(result: SoloResult) -> tuple[bool, int]:
    return result.lost, -result.points


def _play(label: str, game: AnyGame, day: date, style: discord.ButtonStyle) -> controls.PressButton:
    return controls.button(label, "daily", 0, (game.id, day.isoformat()), style=style)


def _turn(label: str, game: AnyGame, day: date, page: int) -> controls.PressButton:
    return controls.button(label, "daily-page", 0, (game.id, day.isoformat(), str(page)))


def _user(shown: ResultPage) -> str:
    return ANYBODY if shown.of is None else str(shown.of)


def _when(time: int) -> str:
    """Return a time as Discord shows it to each reader: how long until then."""
    return f"<t:{time}:R>"
