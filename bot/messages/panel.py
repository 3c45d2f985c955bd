"""The panel in which a player makes moves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import discord

from bot.messages import controls
from bot.messages.buttons import (
    fewest_lines,
    filled,
    go_on_button,
    hand_label,
    lines_of,
    look_buttons,
    play_button,
)
from bot.messages.cards import accent_of, named, prompt, verdict
from bot.messages.choices import Choices, before, choices, options_of
from bot.messages.digest import ABOVE, LEAST, Digest, digest, room_above
from bot.messages.message import Message, MessageBuilder
from bot.messages.narrator import Narrator, computers, listed
from bot.messages.panel_facts import PanelFacts, show
from bot.messages.parts import NOTHING, Part, buttons_in, text_in
from bot.messages.since import asked_since
from bot.messages.sure import final_line, goes_without_asking, warning_of
from bot.messages.titles import titled
from bot.messages.turn_lines import TurnLine
from bot.tables import Table
from bot.texts import Words
from engines.core import Decision, Played
from render.registry import renderer


def play_panel(facts: PanelFacts) -> Message:
    """Return the panel in which a seat makes its moves, one question after another."""
    table, words, guide = facts.table, facts.words, facts.guide
    builder = MessageBuilder(accent_of(facts.seat))
    title = titled(table, words, facts.view) if guide is None else guide.title
    guided = "" if guide is None else guide.text
    told = ""
    if facts.view.outcome is None:
        told = renderer(table.game.id).card_text(facts.view, words, table.names)
    others = [facts.notice, guided, text_in(facts.part, "top")]
    asked = facts.asked
    offered = None if asked is None else choices(facts.narrator, asked, facts.path)
    answering = []
    if asked is not None and offered is not None:
        answering = _answering(facts, asked, offered)
    rows = _rows(facts, answering, cut=True)
    menus = len(offered.menus) if offered else 0
    room = room_above((*others, told), facts.picture, menus, lines_of(rows))
    came, news = digest(facts.came, room), digest(facts.news, room)
    others.insert(1, titled_digest(words("panel-came"), came))
    builder.text("\n".join((f"### {title}", *filter(None, others))))
    builder.text(titled_digest(words("panel-news"), news))
    builder.text(told)
    show(builder, facts)
    if asked is not None and offered is not None:
        _ask(builder, facts, asked, offered, brief=min(room) < LEAST)
    elif facts.card_follows and facts.view.outcome is not None:
        builder.text(f"**{verdict(table, facts.narrator, facts.view.outcome)}**")
    elif guide is None or facts.view.outcome is not None:
        builder.text(waiting(table, words, facts.view, facts.part))
    if guide is not None:
        builder.row(*controls.rows(answering), *guide.rows)
        answering = []
    cut = came.cut or news.cut
    if guide is not None or not cut:
        rows = _rows(facts, answering, cut=cut)
    builder.row(*rows, *facts.part.below)
    if facts.picture is None and not facts.card_follows:
        builder.text(words("card-no-picture"))
    return builder.build(lambda: play_panel(replace(facts, picture=None)))


def call(table: Table, words: Words, seat: int, came: Sequence[TurnLine] = ()) -> Message:
    """Return what an open panel says when its seat is asked again, and what it has just led to."""
    title = titled(table, words, table.view(seat))
    told = titled_digest(words("panel-came"), digest(came, ABOVE))
    called = words("card-turn", name=f"**{named(table, seat, words)}**")
    lines = filter(None, (f"### {title}", told, called))
    builder = MessageBuilder(accent_of(seat)).text("\n".join(lines))
    return builder.row(*controls.rows([play_button(table, words)])).build()


def ended(table: Table, words: Words, seat: int) -> Message:
    """Return what an open panel says when the game is over; the card says everything."""
    view = table.view(seat)
    if view.outcome is None:
        said = prompt(table, words, view)
    else:
        narrator = Narrator(words, table.game, table.names)
        said = f"**{verdict(table, narrator, view.outcome)}**"
    text = f"### {titled(table, words, view)}\n{said}"
    return MessageBuilder(accent_of(seat)).text(text).build()


def _ask(
    builder: MessageBuilder,
    facts: PanelFacts,
    asked: Decision[Any],
    offered: Choices,
    *,
    brief: bool,
) -> None:
    """Add the question, unless ``brief`` also what it is about, and the menus that answer it."""
    narrator, table, question = facts.narrator, facts.table, facts.question
    why = "" if brief or facts.guide is not None else narrator.why(asked)
    builder.text(f"**{narrator.question(asked)}**\n{why}")
    if asked.is_in_turn:
        builder.text(facts.words("ask-owed", count=asked.owed))
    if goes_without_asking(asked):
        warning = warning_of(table.game, facts.view, asked.moves)
        if warning is not None:
            builder.text(final_line(narrator, warning))
    for menu in offered.menus:
        shown = controls.menu(
            menu.placeholder,
            options_of(menu),
            "pick",
            table.id,
            menu.path,
            question=question,
            size=(1, menu.several),
        )
        builder.row(discord.ui.ActionRow(shown))


def _answering(
    facts: PanelFacts, asked: Decision[Any], offered: Choices
) -> list[controls.PressButton]:
    """Return the buttons that answer the question, or go back to an earlier step of it."""
    table, question, style = facts.table, facts.question, discord.ButtonStyle
    first = style.success if asked.kind == "confirm" else style.primary
    answering = [
        controls.button(choice.label, "pick", table.id, choice.path, question=question, style=first)
        for choice in offered.buttons
    ]
    if path := facts.path:
        back = facts.words("button-back")
        to = before(facts.narrator, asked, path)
        answering.append(controls.button(back, "pick", table.id, to, question=question))
    return answering


def _rows(
    facts: PanelFacts, answering: list[controls.PressButton], *, cut: bool
) -> list[discord.ui.ActionRow[Any]]:
    """Return the buttons of a panel, those that answer its question first; ``cut`` as for cards.

    Those about one's own things share a row with those with which one looks at something, or with
    those that answer, whichever takes the fewest lines.
    """
    table, words, undo = facts.table, facts.words, facts.undo
    own = []
    if table.is_paused:
        own.append(go_on_button(table, words, here=True))
    if undo is not None:
        label = words.of_game(table.game.id, f"undo-{undo.kind}", "button-undo")
        own.append(controls.button(label, "retract", table.id, question=facts.question))
    if undo is not None and undo.several:
        label = words("button-start-over")
        own.append(controls.button(label, "start-over", table.id, question=facts.question))
    own.append(controls.button(hand_label(table, words), "hand", table.id))
    own += (more := buttons_in(facts.part.own))
    looks = look_buttons(table, words, cut=cut)
    if facts.picture is not None or facts.card_follows:
        looks = looks[:1]  # *All of it* stands for *In words*, which the card above has as well
    shown = buttons_in(facts.part.look, *looks)
    *undoing, hand = own[: len(own) - len(more)]
    ways = [
        [answering, [*own, *shown]],
        [[*answering, *own], shown],
        [[*answering, *undoing], [hand, *more, *shown]],
        [answering, own, shown],
        [*filled([*answering, *own]), shown],
    ]
    return fewest_lines(ways)


def came_of(table: Table, seat: int, played: Sequence[Played], words: Words) -> list[TurnLine]:
    """Return what a seat may know of what moves have led to."""
    events = (event for play in played for event in play.events)
    seen = [event for event in events if event.audience is None or seat in event.audience]
    narrator = Narrator(words, table.game, table.names, brief=computers(table))
    return narrator.turns(seen)


def titled_digest(title: str, told: Digest) -> str:
    """Return what happened under a title, or beside it if that is one line; or nothing."""
    between = "\n" if "\n" in told.text else " "
    return f"{title}{between}{told.text}" if told.text else ""


def waiting(table: Table, words: Words, view: Any, part: Part = NOTHING) -> str:
    """Return who is to act, or how the game ended; nobody is mentioned while the game runs."""
    if view.outcome is not None or not table.goes_on:
        return prompt(table, words, view, part)
    names = listed(words, [f"**{named(table, seat, words)}**" for seat in view.to_act])
    return f"{words('panel-waiting', names=names)}\n{asked_since(table, words, view)}".strip()
