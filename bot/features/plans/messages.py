"""The private panel in which a player plans ahead."""

from __future__ import annotations

from functools import partial
from typing import Any

import discord

from bot.features.plans.condition_choices import tail
from bot.features.plans.condition_words import ConditionWords
from bot.features.plans.conditions import is_conditional
from bot.features.plans.outlook import Outlook
from bot.features.plans.rows import PlanRow
from bot.features.plans.service import name_of
from bot.messages import controls
from bot.messages.cards import accent_of
from bot.messages.choices import Path, choices, options_of
from bot.messages.message import Message, MessageBuilder
from bot.messages.narrator import Narrator, safe
from bot.messages.parts import Placed
from bot.tables import Table
from bot.tables.parsing import parse_all
from bot.texts import Words
from render.files import Drawn
from render.registry import renderer

OTHERWISE = "else"
"""Before the path of a control that adds moves for when nothing of the last line is so."""


def plan_panel(
    table: Table,
    words: Words,
    plan: PlanRow,
    after: Outlook,
    picture: Drawn | None = None,
    *,
    path: Path = (),
    notice: str = "",
    instead: Outlook | None = None,
) -> Message:
    """Return a player's plan, with menus of what can be added after it.

    ``picture`` shows the board, or what matters of it from near. ``path`` are the steps of the
    next question that were answered. With ``instead``, which is how things stand before the last
    line, the menus say what is done if nothing of that line is so.
    """
    builder = MessageBuilder(accent_of(plan.seat))
    title = words("plan-title", game=table.game.title)
    builder.text(f"### {title}\n{notice}").text(held_back(words, plan))
    narrator = Narrator(words, table.game, table.names)
    said = ConditionWords(table, narrator)
    listed, short = (_listed(narrator, plan, after, shown) for shown in (said, None))
    builder.filling(lambda room: (listed if len(listed) <= room else short) or words("plan-empty"))
    then = after if instead is None else instead
    if picture is not None and then.view is not None:
        builder.text(f"-# {words('plan-picture')}")
    if picture is not None:
        builder.picture("plan.png", picture)
    stands = name_of(plan)
    heading = words("plan-next")
    before: tuple[str, ...] = ()
    if instead is not None:
        before, heading = (OTHERWISE,), words("plan-otherwise")
    if then.decision is not None and then.decision.moves and then.table is not None:
        view = then.table.view(plan.seat)
        tags = renderer(table.game.id).tags(view, words)
        narrator = Narrator(words, table.game, table.names, view, tags)
        builder.text(f"**{heading}** {narrator.question(then.decision)}")
        offered = choices(narrator, then.decision, path)
        for menu in offered.menus:
            shown = controls.menu(
                menu.placeholder, options_of(menu), "plan-add", table.id, (*before, *menu.path),
                question=stands, size=(1, menu.several),
            )  # fmt: skip
            builder.row(discord.ui.ActionRow(shown))
        buttons = [
            controls.button(
                button.label, "plan-add", table.id, (*before, *button.path),
                question=stands, style=discord.ButtonStyle.primary,
            )
            for button in offered.buttons
        ]  # fmt: skip
        if path:
            back = words("button-back")
            last = (*before, *path[:-1])
            buttons.append(controls.button(back, "plan-add", table.id, last, question=stands))
        builder.row(*controls.rows(buttons))
    elif plan.lines:
        builder.text(words("plan-unknown"))
    if then.left_out:  # the picture marks it all the same
        builder.text(f"-# {words('plan-left-out')}")
    bare = partial(plan_panel, table, words, plan, after, path=path, notice=notice, instead=instead)
    if instead is not None:
        done = [controls.button(words("button-plan-done"), "plan-back", table.id)]
        return builder.row(*controls.rows(done)).build(bare)
    builder.row(*controls.rows(_changes(table, words, plan)))
    return builder.text(f"-# {words('plan-hint')}").build(bare)


def held_back(words: Words, plan: PlanRow) -> str:
    """Return that a plan waits for its player and why; empty if it does not."""
    if plan.held is None or not plan.lines:
        return ""
    first = plan.lines[0] if is_conditional(plan.lines[0]) else safe(plan.lines[0])
    return words("plan-held", line=f"`{first}`", why=words(f"plan-held-{plan.held}"))


def dropped(table: Table, words: Words, plan: PlanRow) -> str:
    """Return that an answer kept for what the seat owes is not possible any more, and why.

    Empty if that is not why its plan waits.
    """
    asked = table.offered(plan.seat)
    if plan.held != "illegal" or not plan.lines or asked is None or not asked.owed:
        return ""
    moves = parse_all(table.game, plan.lines[0], asked.moves)
    refusal = table.game.refusal(table.state, plan.seat, moves[0]) if moves else None
    if refusal is None:
        return ""
    narrator = Narrator(words, table.game, table.names)
    why = narrator.refusal(refusal)
    return words("plan-dropped", move=narrator.move(moves[0]), why=why, left=len(plan.lines) - 1)


def plan_button(table: Table, words: Words, plan: PlanRow) -> Placed:
    """Return the button that opens a player's plan, with the number of its lines."""
    label = words("button-plan")
    if plan.lines:
        label = f"{label} ({len(plan.lines)})"
    return Placed(controls.button(label, "plan", table.id), 50)


def _listed(narrator: Narrator, plan: PlanRow, after: Outlook, said: ConditionWords | None) -> str:
    """Return the lines of a plan; without ``said`` their conditions are not put into words."""
    planned = enumerate(zip(plan.lines, after.moves, strict=True), start=1)
    return "\n".join(f"{number}. {line_told(narrator, said, *entry)}" for number, entry in planned)


def line_told(
    narrator: Narrator, said: ConditionWords | None, line: str, moves: tuple[Any, ...]
) -> str:
    """Return a line of a plan and its moves in words, as it is typed where it is not possible now.

    Without ``said`` what it depends on is not put into words.
    """
    if is_conditional(line):
        then = " · ".join(map(narrator.move, moves))
        now = narrator.words("plan-if-now", moves=then) if then else narrator.words("plan-if-none")
        about = "" if said is None else said.of_line(line)
        return "\n-# ".join(filter(None, (f"`{line}`", about, now)))
    if not moves:
        return f"`{safe(line)}` {narrator.words('plan-doubtful')}"
    return " · ".join(map(narrator.move, moves))


def _changes(table: Table, words: Words, plan: PlanRow) -> list[controls.PressButton]:
    """Return the buttons that change a plan as it stands."""
    stands, buttons = name_of(plan), []
    if not plan.lines:
        return []
    if plan.held is not None:
        style = discord.ButtonStyle.success
        buttons.append(
            controls.button(
                words("button-plan-go"), "plan-go", table.id, question=stands, style=style
            )
        )
    if tail(plan.lines):
        label = words("button-plan-if")
        buttons.append(controls.button(label, "plan-if", table.id, question=stands))
    else:
        label, path = words("button-plan-otherwise"), (OTHERWISE,)
        buttons.append(controls.button(label, "plan-add", table.id, path, question=stands))
    which = ["last", "all"] if len(plan.lines) > 1 else ["all"]
    if plan.held is not None and len(plan.lines) > 1:
        which.insert(0, "first")
    for name in which:
        label = words(f"button-plan-drop-{name}")
        buttons.append(controls.button(label, "plan-drop", table.id, (name,), question=stands))
    return buttons
