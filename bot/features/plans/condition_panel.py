"""What a plan is to depend on, chosen in menus: of what, what of it, and whether or not."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import discord

from bot.features.plans.condition_choices import condition_of, subjects, tail, values
from bot.features.plans.condition_words import ConditionWords
from bot.features.plans.messages import line_told
from bot.features.plans.rows import PlanRow
from bot.features.plans.service import name_of
from bot.messages import controls
from bot.messages.cards import accent_of
from bot.messages.message import Message, MessageBuilder
from bot.messages.narrator import Narrator, safe
from bot.messages.turn_lines import JOINT
from bot.tables import Table
from bot.texts import Words

PAGE = 25
"""Discord's limit of options in a menu."""


def condition_panel(
    table: Table,
    words: Words,
    plan: PlanRow,
    moves: Sequence[tuple[Any, ...]],
    path: Sequence[str],
) -> Message:
    """Return the question on what the last lines of a plan depend.

    :param moves: those of each line of the plan (:class:`Outlook`).
    :param path: what was answered: nothing or ``page`` and its number; ``of``, a subject, and
        perhaps ``page`` and its number; or ``so``, a subject and a value.
    """
    builder = MessageBuilder(accent_of(plan.seat))
    builder.text(f"### {words('plan-title', game=table.game.title)}")
    narrator = Narrator(words, table.game, table.names)
    last = tail(plan.lines)
    typed = [f"`{safe(line)}`" for line in last]
    told = map(partial(line_told, narrator, None), last, moves[-len(last) :])
    long, short = (words("plan-if-what", lines=JOINT.join(each)) for each in (told, typed))
    builder.filling(lambda room: long if len(long) <= room else short)
    view, stands = table.view(None), name_of(plan)
    said = ConditionWords(table, narrator)
    buttons: list[controls.PressButton] = []
    match tuple(path):
        case ("so", subject, value):
            for answer, negated, label in (
                ("is", False, "button-plan-if-is"),
                ("not", True, "button-plan-if-not"),
            ):
                chosen = condition_of(subject, value, negated=negated)
                builder.text(f"**{words(label)}** · {said.said(chosen)}\n-# `{chosen.text}`")
                buttons.append(
                    controls.button(
                        words(label), "plan-if", table.id, (answer, subject, value),
                        question=stands, style=discord.ButtonStyle.primary,
                    )
                )  # fmt: skip
        case ("of", subject, *page):
            offered = values(table.game, view, subject)
            builder.text(f"**{words('plan-if-value', subject=said.subject(subject))}**")
            holds = next((t.holds for t in table.game.things(view) if t.name == subject), ())
            options = [
                controls.option(
                    said.value(subject, value), value,
                    description=words("plan-if-so-now") if value in holds else None,
                )
                for value in offered
            ]  # fmt: skip
            buttons += _menu(builder, words, table, stands, options, ("of", subject), page)
        case page:
            options = [
                controls.option(said.subject(subject), subject)
                for subject in subjects(table.game, view)
            ]
            buttons += _menu(builder, words, table, stands, options, (), page)
    buttons.append(controls.button(words("button-back"), "plan-back", table.id))
    return builder.row(*controls.rows(buttons)).text(f"-# {words('plan-if-hint')}").build()


def _menu(
    builder: MessageBuilder,
    words: Words,
    table: Table,
    stands: str,
    options: list[discord.SelectOption],
    path: tuple[str, ...],
    page: Sequence[str],
) -> list[controls.PressButton]:
    """Add a page of options as a menu; return the buttons that lead to the other pages."""
    number = int(page[1]) if len(page) == 2 and page[1].isdecimal() else 0
    pages = -(-len(options) // PAGE)
    number = max(0, min(number, pages - 1))
    shown = options[number * PAGE : (number + 1) * PAGE]
    if not shown:
        return []
    label = f"{shown[0].label} … {shown[-1].label}"
    menu = controls.menu(label, shown, "plan-if", table.id, path, question=stands)
    builder.row(discord.ui.ActionRow(menu))
    return [
        controls.button(
            words(name), "plan-if", table.id, (*path, "page", str(other)), question=stands
        )
        for name, other in (("button-page-before", number - 1), ("button-page-after", number + 1))
        if 0 <= other < pages
    ]
