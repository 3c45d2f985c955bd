"""The log by rounds, with the board as it was at any moment of one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord

from bot.features.history.animation import plain_line
from bot.features.history.rounds import Round
from bot.messages import controls
from bot.messages.cards import accent_of
from bot.messages.message import Message, MessageBuilder
from bot.messages.parts import NOTHING, Part, Placed, buttons_in
from bot.messages.told import Entries, History, turns_of
from bot.messages.turn_lines import ELLIPSIS, HEADING, JOINT, newest
from bot.tables import Table
from bot.texts import Words
from render.files import Drawn

OPTIONS = 25
"""Options of a menu, at most."""

LONGEST = 3500
"""Characters of the lines on a page."""

LOG = 30
"""The place of *Log* among the buttons with which one looks at something."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What a page shows: a round, the number of a moment in it and its picture, if one is chosen.

    ``history`` is all that the reader may know, ``part`` what features add to the moment.
    """

    rounds: Sequence[Round]
    place: int
    history: History
    moment: int | None = None
    drawn: Drawn | None = None
    part: Part = NOTHING

    @property
    def round(self) -> Round:
        """The round that is shown."""
        return self.rounds[self.place]


def round_page(table: Table, words: Words, seat: int | None, shown: Shown) -> Message:
    """Return the lines of a round, and the picture of one of its moments if that was chosen."""
    builder = MessageBuilder(None if seat is None else accent_of(seat))
    title = words("log-title", game=table.game.title)
    builder.text(f"### {title} · {round_name(words, shown.round.number)}")
    if shown.moment is None:
        lines = _lines(table, words, shown, shown.round.happened(shown.history.entries))
        builder.text(newest(lines, most=LONGEST - len(ELLIPSIS)) or words("log-round-empty"))
    else:
        lines = _before(table, words, shown, shown.moment)
        said = newest(lines, most=LONGEST - len(ELLIPSIS))
        builder.text(f"**{_when(words, shown)}**\n{said}")
        if shown.drawn is None:
            builder.text(words("log-moment-undrawn"))
        else:
            builder.picture("moment.png", shown.drawn)
    _add_controls(builder, table, words, shown)
    return builder.build(
        lambda: round_page(
            table,
            words,
            seat,
            replace(shown, drawn=None),
        )
    )


def round_name(words: Words, number: int) -> str:
    """Return what a round is called, or the set-up."""
    return words("log-round", round=number)


def latest_rows(
    table: Table, words: Words, rounds: Sequence[Round]
) -> list[discord.ui.ActionRow[Any]]:
    """Return the controls below the latest lines: they lead to the rounds."""
    if len(rounds) == 1 and len(rounds[0].marks) == 1:
        return []
    return [_round_menu(table, words, rounds, None)]


def _add_controls(builder: MessageBuilder, table: Table, words: Words, shown: Shown) -> None:
    marks, rounds, place = shown.round.marks, shown.rounds, shown.place
    options = [
        controls.option(
            _label(table, words, shown, number),
            mark.name,
            default=number == shown.moment,
        )
        for number, mark in enumerate(marks)
    ][-OPTIONS:]
    choose = words("log-choose-moment")
    menu = controls.menu(choose, options, "log-moment", table.id, (str(shown.round.number),))
    builder.row(discord.ui.ActionRow(menu))
    if shown.moment is not None:
        near = (
            ("button-moment-before", shown.moment - 1),
            ("button-moment-after", shown.moment + 1),
        )
        style = discord.ButtonStyle.primary
        buttons = [
            controls.button(
                words(label), "log-moment", table.id,
                (str(shown.round.number), marks[number].name), style=style,
            )
            for label, number in near
            if 0 <= number < len(marks)
        ]  # fmt: skip
        builder.row(*controls.rows([*buttons, *buttons_in(shown.part.look)]))
    if len(rounds) > 1:
        builder.row(_round_menu(table, words, rounds, place))
        beside = [rounds[at].number for at in (place - 1, place + 1) if 0 <= at < len(rounds)]
        labels = [
            controls.button(round_name(words, number), "log-round", table.id, (str(number),))
            for number in beside
        ]
        builder.row(*controls.rows(labels))


def _round_menu(
    table: Table, words: Words, rounds: Sequence[Round], place: int | None
) -> discord.ui.ActionRow[Any]:
    """Return a menu of the rounds: of more than it can hold, those around the one that is shown."""
    middle = len(rounds) - 1 if place is None else place
    first = max(0, min(middle - OPTIONS // 2, len(rounds) - OPTIONS))
    near = enumerate(rounds[first : first + OPTIONS], start=first)
    options = [
        controls.option(round_name(words, each.number), str(each.number), default=at == place)
        for at, each in near
    ]
    shown = controls.menu(words("log-choose-round"), options, "log-round", table.id)
    return discord.ui.ActionRow(shown)


def _lines(table: Table, words: Words, shown: Shown, happened: Entries) -> list[str]:
    turns = turns_of(table, words, happened, shown.history.changes, only_events=True, brief=False)
    lines = [line.text for line in turns]
    return [line for line in lines if not line.startswith(HEADING)]


def _before(table: Table, words: Words, shown: Shown, number: int) -> list[str]:
    """Return what had happened just before a moment of the round."""
    if number == 0:
        return []
    first, last = shown.round.marks[number - 1 : number + 1]
    return _lines(table, words, shown, shown.round.between(shown.history.entries, first, last))


def _label(table: Table, words: Words, shown: Shown, number: int) -> str:
    """Return the option of a moment: what had happened just before it."""
    if number == 0:
        return words("log-moment-begin")
    told = plain_line(JOINT.join(_before(table, words, shown, number)))
    return told or words("log-moment", number=number)


def _when(words: Words, shown: Shown) -> str:
    """Return which moment of the round it is."""
    number = shown.moment or 0
    if number == 0:
        return words("log-moment-begin")
    if shown.round.marks[number].name == "now":
        return words("log-moment-now")
    return words("log-moment-of", number=number, count=len(shown.round.marks) - 1)


def log(
    table: Table,
    words: Words,
    lines: Sequence[str],
    rows: Sequence[discord.ui.ActionRow[Any]] = (),
) -> Message:
    """Return the latest lines of a table's log, above ``rows`` of controls."""
    shown = newest(lines, most=LONGEST) or words("told-nothing")
    builder = MessageBuilder().text(f"### {words('log-title', game=table.game.title)}\n{shown}")
    return builder.row(*rows).build()


def log_button(table: Table, words: Words) -> Placed:
    """Return the button of the last card that leads to the log."""
    return Placed(controls.button(words("button-log"), "log", table.id), LOG)
