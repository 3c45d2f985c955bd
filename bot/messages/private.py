"""Messages that only one player sees: the hand, and the board in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.messages import controls
from bot.messages.cards import accent_of
from bot.messages.choices import Path, answers, choices, options_of
from bot.messages.message import Message, MessageBuilder
from bot.messages.narrator import Narrator
from bot.messages.parts import NOTHING, Part, buttons_in
from bot.messages.turn_lines import newest
from bot.tables import Table
from bot.texts import Words
from engines.core import Decision
from render.files import Drawn
from render.registry import renderer

TOLD = 3800
"""Characters of what happened in one message."""


def _free_action_controls(
    builder: MessageBuilder,
    narrator: Narrator,
    free_action: Decision[Any],
    path: Path,
    table_id: int,
    *,
    in_words: bool,
) -> None:
    """Add the menus and buttons of a seat's free actions.

    The message may be days old. So the controls hold a move's notation, not a path through the
    menus of that time: if the move is no longer legal, the player is told why.
    """
    builder.text(f"**{narrator.question(free_action)}**")
    offered, moves = (
        choices(narrator, free_action, path),
        dict(answers(narrator, free_action, path)),
    )
    for menu in offered.menus:
        if all(whole in moves for whole, _label in menu.options):
            lines = [
                controls.option(
                    label,
                    narrator.game.format(moves[whole]),
                    description=menu.details.get(whole),
                )
                for whole, label in menu.options
            ]
            shown = controls.menu(
                menu.placeholder, lines, "do", table_id, menu.path, in_words=in_words
            )
        else:
            steps = options_of(menu)
            shown = controls.menu(
                menu.placeholder, steps, "free", table_id, menu.path, in_words=in_words
            )
        builder.row(discord.ui.ActionRow(shown))
    lines_of = [
        (choice.label, narrator.game.format(moves[choice.path])) for choice in offered.buttons
    ]
    buttons = [
        controls.button(label, "do", table_id, (line,), in_words=in_words)
        for label, line in lines_of
    ]
    builder.row(*controls.rows(buttons))


def hand_card(
    table: Table,
    words: Words,
    seat: int,
    hand: Drawn | None,
    *,
    path: Path = (),
    jump: str = "",
    notice: str = "",
    part: Part = NOTHING,
) -> Message:
    """Return the hand of a seat, in words if there is no picture of it.

    ``jump`` leads to the channel from a private message. Below are the free actions of the seat;
    ``path`` holds the steps of one that were answered. ``part`` is what features add.
    """
    view = table.view(seat)
    tags, in_words = renderer(table.game.id).tags(view, words), hand is None
    narrator = Narrator(words, table.game, table.names, tags=tags)
    builder = MessageBuilder(accent_of(seat))
    builder.text(f"### {words('hand-title', game=table.game.title, turn=view.turn)}").text(notice)
    if hand is None:
        builder.text(renderer(table.game.id).hand_text(view, words, narrator.names))
    else:
        builder.picture("hand.png", hand)
    if jump:
        builder.text(words("hand-jump", channel=jump))
    elif seat in view.to_act and table.goes_on:
        # Not in a private message: it stays when the turn passes.
        builder.text(words("hand-your-turn"))
    free_action, lower = table.free_action(seat), []
    if free_action is not None:
        _free_action_controls(builder, narrator, free_action, path, table.id, in_words=in_words)
    if free_action is not None and path:
        lower.append(controls.button(words("button-back"), "free", table.id, in_words=in_words))
    added = buttons_in(part.own)
    lower += map(controls.in_words, added) if in_words else added
    builder.row(*controls.rows(lower))
    lost = words("look-no-picture")
    return builder.build(
        lambda: hand_card(table, words, seat, None, path=path, jump=jump, notice=lost, part=part)
    )


def board_text(table: Table, words: Words, seat: int | None, *, notice: str = "") -> Message:
    """Return the board in words, and for a player also the own hand, under a notice."""
    painter, names = renderer(table.game.id), Narrator(words, table.game, table.names).names
    view = table.view(seat)
    builder = MessageBuilder(accent_of(seat)).text(notice)
    return builder.text(painter.board_text(view, words, names)).build()


def told(table: Table, words: Words, lines: Sequence[str]) -> Message:
    """Return what happened as it happened; of more than a message can hold, the newest."""
    builder = MessageBuilder().text(f"### {words('told-title', game=table.game.title)}")
    return builder.text(newest(lines, most=TOLD) or words("told-nothing")).build()
