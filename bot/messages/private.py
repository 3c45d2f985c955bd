"""Messages that only one player sees: the play panel, the hand, the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.messages import controls
from bot.messages.cards import TEXT, accent_of, go_on_button, hand_label, named, prompt
from bot.messages.choices import Menu, Path, answers, choices
from bot.messages.message import Drawn, Message, MessageBuilder
from bot.messages.narrator import Narrator, computers, listed
from bot.messages.parts import (
    NOTHING,
    Guide,
    Part,
    Placed,
    buttons_in,
    explain,
    text_in,
    undrawn,
)
from bot.messages.since import asked_since
from bot.messages.sure import final_line, goes_without_asking, warning_of
from bot.messages.titles import titled
from bot.messages.turn_lines import ELLIPSIS, newest
from bot.tables import Table, Undoable
from bot.texts import Words
from engines.core import Decision, Played
from render.registry import renderer

NEWS = 1200
"""Characters of news above a panel."""


def play_panel(
    table: Table,
    words: Words,
    seat: int,
    board: Drawn | None,
    closeups: Sequence[Drawn] = (),
    *,
    path: tuple[str, ...] = (),
    notice: str = "",
    news: Sequence[str] = (),
    undo: Undoable | None = None,
    part: Part = NOTHING,
    guide: Guide | None = None,
) -> Message:
    """Return the panel in which a seat makes its moves, one question after another.

    ``news`` are the sentences of what others have done, ``undo`` is what can be taken back,
    ``plan`` what the player has planned, if that is possible at the table, ``part`` what features
    add, ``guide`` what leads through a feature's own table. Without a picture of the board it says
    that *In words* describes the board.
    """
    view, style = table.view(seat), discord.ButtonStyle
    tags = renderer(table.game.id).tags(view, words)
    narrator = Narrator(words, table.game, table.names, view, tags)
    builder = MessageBuilder(accent_of(seat))
    title = titled(table, words, view) if guide is None else guide.title
    guided = "" if guide is None else guide.text
    top = "\n".join(filter(None, (notice, guided, text_in(part, "top"))))
    builder.text(f"### {title}\n{top}")
    if part.above:
        explain(builder, part)
        builder.line()
    if news:
        builder.filling(lambda room: _news(words, news, room))
    if board is not None:
        builder.picture("board.png", board)
    for number, closeup in enumerate(closeups, start=1):
        builder.picture(f"closeup-{number}.png", closeup)
    if view.outcome is None:
        builder.text(renderer(table.game.id).card_text(view, words, table.names))
    question = table.question(seat)
    asked = table.offered(seat)
    if asked is not None:
        why = narrator.why(asked) if guide is None else ""
        builder.text(f"**{narrator.question(asked)}**\n{why}")
        warning = warning_of(table.game, view, asked.moves) if goes_without_asking(asked) else None
        if warning is not None:
            builder.text(final_line(narrator, warning))
        offered = choices(narrator, asked, path)
        for menu in offered.menus:
            shown = controls.menu(
                menu.placeholder,
                _steps(menu),
                "pick",
                table.id,
                menu.path,
                question=question,
                size=(1, menu.several),
            )
            builder.row(discord.ui.ActionRow(shown))
        first = style.success if asked.kind == "confirm" else style.primary
        answering = [
            controls.button(
                choice.label, "pick", table.id, choice.path, question=question, style=first
            )
            for choice in offered.buttons
        ]
        if path:
            back = words("button-back")
            answering.append(controls.button(back, "pick", table.id, path[:-1], question=question))
        builder.row(*controls.rows(answering))
    elif guide is None or view.outcome is not None:
        builder.text(waiting(table, words, view, part))
    if guide is not None:
        builder.row(*guide.rows)
    builder.row(*_lower_rows(table, words, seat, undo, question, part))
    builder.row(*part.below)
    if board is None:
        builder.text(words("card-no-picture"))
    arguments: dict[str, Any] = {"path": path, "notice": notice, "news": news, "undo": undo}
    arguments |= {"part": undrawn(part), "guide": guide}
    return builder.build(lambda: play_panel(table, words, seat, None, **arguments))


def _lower_rows(
    table: Table,
    words: Words,
    seat: int,
    undo: Undoable | None,
    question: str,
    part: Part,
) -> list[discord.ui.ActionRow[Any]]:
    """Return the buttons of a panel that answer no question; more than five in two even rows."""
    own = []
    if table.is_paused:
        own.append(go_on_button(table, words, here=True))
    if undo is not None:
        label = words.of_game(table.game.id, f"undo-{undo.kind}", "button-undo")
        own.append(controls.button(label, "retract", table.id, question=question))
    if undo is not None and undo.several:
        label = words("button-start-over")
        own.append(controls.button(label, "start-over", table.id, question=question))
    own.append(controls.button(hand_label(table, words), "hand", table.id))
    own += buttons_in(part.own)
    others = buttons_in(
        part.look, Placed(controls.button(words("button-text"), "text", table.id), TEXT)
    )
    if len(own) + len(others) > 5:
        return [*controls.rows(own), *controls.rows(others)]
    return controls.rows([*own, *others])


def came_of(table: Table, seat: int, played: Sequence[Played], words: Words) -> str:
    """Return what a seat may know of what moves have led to, as a list, or nothing."""
    events = (event for play in played for event in play.events)
    seen = [event for event in events if event.audience is None or seat in event.audience]
    narrator = Narrator(words, table.game, table.names, brief=computers(table))
    lines = narrator.events(seen, most=NEWS)
    return f"{words('panel-came')}\n{lines}" if lines else ""


def _news(words: Words, lines: Sequence[str], room: int) -> str:
    title = words("panel-news")
    most = min(room - len(title) - len(ELLIPSIS) - 1, NEWS)
    return f"{title}\n{newest(lines, most=most)}" if most > 0 else ""


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
            steps = _steps(menu)
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


def _steps(menu: Menu) -> list[discord.SelectOption]:
    return [
        controls.option(label, controls.SEPARATOR.join(whole), description=menu.details.get(whole))
        for whole, label in menu.options
    ]


def waiting(table: Table, words: Words, view: Any, part: Part = NOTHING) -> str:
    """Return who is to act, or how the game ended; nobody is mentioned while the game runs."""
    if view.outcome is not None or not table.goes_on:
        return prompt(table, words, view, part)
    names = listed(words, [f"**{named(table, seat, words)}**" for seat in view.to_act])
    return f"{words('panel-waiting', names=names)}\n{asked_since(table, words, view)}".strip()


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
