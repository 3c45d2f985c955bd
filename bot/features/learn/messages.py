"""What a lesson says, and the buttons that its panel has besides those of the game.

Texts are those of the game: ``<game>-lesson-<step>`` says what to do and why; with ``-done`` what
came of it, with ``-<reply>`` why a move was not the one, and with ``-try-<name>`` it is the button
of a move that the rules forbid. ``<game>-lesson-over`` ends the lesson.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

import discord

from bot.features.learn.place import LessonPlace, Remark
from bot.features.learn.service import Progress
from bot.messages import controls
from bot.messages.cards import SAND
from bot.messages.message import Message, MessageBuilder
from bot.messages.narrator import Narrator
from bot.messages.parts import Guide, Placed
from bot.messages.turn_lines import HEADING
from bot.tables import Table
from bot.texts import Words
from engines.core.lesson import LEARNER
from render.registry import renderer


def guide(table: Table, words: Words, place: LessonPlace, features: Collection[str] = ()) -> Guide:
    """Return what leads through a lesson."""
    if place.is_over:
        title = words("lesson-title-over", game=table.game.title)
    else:
        step, count = place.standing.step + 1, len(place.lesson.steps)
        title = words("lesson-title", game=table.game.title, step=step, count=count)
    return Guide(
        title=title,
        text=text(table, words, place, features),
        lost=words("answer-refused-lesson"),
        rows=rows(table, words, place),
    )


def learn_button(words: Words, *game_id: str) -> Placed:
    """Return the button that opens the lesson of a game, or asks which."""
    return Placed(controls.button(words("button-learn"), "learn", 0, game_id), 90)


def text(table: Table, words: Words, place: LessonPlace, features: Collection[str] = ()) -> str:
    """Return what came of the last press, and what to do now and why."""
    key = f"{table.game.id}-lesson"
    lines = []
    if place.remark is not None:
        lines += [*_remark(table, words, place, place.remark), ""]
    if place.step is None:
        return "\n".join((*lines, words.extended(f"{key}-over", features), words("lesson-next")))
    lines.append(words(f"{key}-{place.step.name}"))
    if not place.presses:
        lines.append(f"-# {words('lesson-hint')}")
    return "\n".join(lines)


def _remark(table: Table, words: Words, place: LessonPlace, remark: Remark) -> Iterable[str]:
    """Yield the lines about the last press."""
    tags = renderer(table.game.id).tags(table.view(LEARNER), words)
    narrator = Narrator(words, table.game, table.names, tags=tags)
    key = "" if remark.step is None else f"{table.game.id}-lesson-{remark.step.name}"
    if remark.kind == "right":
        done = f"{key}-done"
        yield words("lesson-right", text=words(done) if words.has(done) else words("lesson-so"))
        happened = (event for play in remark.played for event in play.events)
        told = [event for event in happened if event.audience is None or LEARNER in event.audience]
        lines = (line for line in narrator.lines(told) if not line.startswith(HEADING))
        yield from (f"-# · {line}" for line in lines)
    elif remark.kind == "refused" and remark.refusal is not None:
        yield words("lesson-refused", text=narrator.refusal(remark.refusal))
    elif remark.kind == "unwanted":
        other = words("lesson-unwanted")
        reply = other if remark.name is None else words(f"{key}-{remark.name}")
        yield words("lesson-wrong", text=reply)
        move = place.standing.next_move
        if move is not None:
            yield words("lesson-instead", move=narrator.move(move))
    elif remark.kind == "resumed":
        yield words("lesson-resumed")
    else:
        yield words("lesson-anew" if remark.kind == "anew" else "lesson-changed")


def rows(table: Table, words: Words, place: LessonPlace) -> list[discord.ui.ActionRow[Any]]:
    """Return the lesson's own buttons: moves that the rules forbid, and what leads on."""
    style = discord.ButtonStyle
    if place.step is None:
        again = controls.button(words("button-lesson-anew"), "lesson-anew", table.id)
        opened = controls.button(
            words("button-lesson-open"), "lesson-open", table.id, style=style.success
        )
        return controls.rows([opened, again])
    own = []
    if not place.standing.made:
        key = f"{table.game.id}-lesson-{place.step.name}-try"
        own = [
            controls.button(
                words(f"{key}-{name}"), "lesson-try", table.id, (name,), style=style.danger
            )
            for name in place.step.refused
        ]
    if place.remark is not None and place.remark.kind == "resumed":
        own.append(controls.button(words("button-lesson-anew"), "lesson-anew", table.id))
    return controls.rows(own)


def choice(words: Words, progress: Iterable[Progress]) -> Message:
    """Return the question which game to learn, with how far the reader has come in each."""
    options = [
        controls.option(each.game.title, each.game.id, description=_so_far(words, each))
        for each in progress
    ]
    menu = controls.menu(words("lesson-menu"), options, "learn-game", 0)
    row: discord.ui.ActionRow[Any] = discord.ui.ActionRow(menu)
    builder = MessageBuilder(SAND).text(f"### {words('lesson-choice-title')}")
    return builder.text(words("lesson-choice")).row(row).build()


def _so_far(words: Words, progress: Progress) -> str:
    if progress.is_finished:
        return words("lesson-finished")
    if progress.is_begun:
        return words("lesson-begun", step=progress.step + 1, count=progress.count)
    return words("lesson-new", count=progress.count)
