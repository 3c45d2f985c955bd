"""Buttons below a card or a panel that answer no question."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

import discord

from bot.messages import controls, parts
from bot.messages.controls import ROW
from bot.messages.parts import NOTHING, Part, Placed
from bot.tables import Table
from bot.texts import Words

ButtonT = TypeVar("ButtonT", bound=discord.ui.Item[Any])

ALL, TEXT = 10, 20
"""The places of *All of it* and *In words* among the buttons with which one looks at something."""

ACROSS, LETTER, AROUND = (387, 571), 7, 40
"""Points: of a line of buttons on a phone and on a desktop, of a letter, and around a label.

That is an estimate; :mod:`bench.heights` measures what comes of it.
"""


def card_buttons(
    table: Table, words: Words, part: Part = NOTHING, *, over: bool, cut: bool = False
) -> list[discord.ui.ActionRow[Any]]:
    """Return the rows of buttons under a turn card; ``cut`` if it does not tell all."""
    shown = parts.buttons_in(part.look, *look_buttons(table, words, cut=cut))
    if over:
        return controls.rows(shown)
    style = discord.ButtonStyle
    first = [
        play_button(table, words),
        controls.button(hand_label(table, words), "hand", table.id, style=style.primary),
    ]
    second = [controls.button(words("button-undo"), "undo", table.id), *shown]
    if table.is_paused:
        first[0] = go_on_button(table, words)
        second = shown
    first += parts.buttons_in(part.own)
    if len(first) + len(second) > ROW:  # two even rows rather than five buttons and one
        return [*controls.rows(first), *controls.rows(second)]
    return controls.rows([*first, *second])


def play_button(table: Table, words: Words) -> controls.PressButton:
    """Return the button that opens the panel of whoever presses it."""
    return controls.button(
        words("button-play"), "play", table.id, style=discord.ButtonStyle.success
    )


def look_buttons(table: Table, words: Words, *, cut: bool) -> list[Placed]:
    """Return *In words*, and *All of it* beside a digest that is ``cut``."""
    in_words = Placed(controls.button(words("button-text"), "text", table.id), TEXT)
    if not cut:
        return [in_words]
    return [Placed(controls.button(words("button-all"), "all", table.id), ALL), in_words]


def go_on_button(table: Table, words: Words, *, here: bool = False) -> controls.PressButton:
    """Return the button that lets a paused game go on; ``here``: in a panel, which then follows."""
    label, style = words("button-go-on"), discord.ButtonStyle.success
    if here:
        return controls.button(label, "go-on-here", table.id, style=style)
    return controls.button(label, "go-on", table.id, style=style)


def hand_label(table: Table, words: Words) -> str:
    """Return what a game calls the button that shows the hand, or what it has instead."""
    return words.of_game(table.game.id, "button-hand")


def fewest_lines(
    ways: Iterable[Sequence[Sequence[controls.PressButton]]],
) -> list[discord.ui.ActionRow[Any]]:
    """Return buttons as rows in that one of several ways which takes the fewest lines.

    Of equal ones that which takes fewer on a desktop is taken, where pictures are higher; then one
    of whose rows none has to be parted, and the first.
    """

    def lines(way: Sequence[Sequence[controls.PressButton]]) -> tuple[int, int, bool]:
        phone, desktop = _lines([row for each in way for row in controls.parted(each)])
        return phone + desktop, desktop, any(len(row) > ROW for row in way)

    return [row for each in min(ways, key=lines) for row in controls.rows(each)]


def filled(buttons: Iterable[ButtonT], across: int = ACROSS[-1]) -> list[list[ButtonT]]:
    """Return buttons in rows as full as they can be in lines ``across`` points, of a desktop."""
    rows, room = list[list[ButtonT]](), 0
    for button in buttons:
        wide = LETTER * len(getattr(button, "label", None) or "") + AROUND
        if wide > room or len(rows[-1]) == ROW:
            rows.append([])
            room = across
        rows[-1].append(button)
        room -= wide
    return rows


def lines_of(rows: Sequence[discord.ui.ActionRow[Any]]) -> list[int]:
    """Return in about how many lines buttons are shown on a phone and on a desktop."""
    return _lines([row.children for row in rows])


def _lines(rows: Sequence[Sequence[discord.ui.Item[Any]]]) -> list[int]:
    return [sum(len(filled(row, across)) for row in rows) for across in ACROSS]
