"""How a review looks: who was likely to win, and the turns that mattered, each by itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord

from bot.features.review.service import Steps
from bot.messages import controls
from bot.messages.cards import SAND, accent_of
from bot.messages.message import Message, MessageBuilder
from bot.messages.narrator import Narrator
from bot.messages.parts import NOTHING, Part, Placed, buttons_in
from bot.messages.reasons import because
from bot.messages.titles import counted
from bot.messages.turn_lines import JOINT
from bot.tables import Table
from bot.texts import Words
from engines.core import Course
from engines.players.review import Review, Turn
from render.files import Drawn

REVIEW = 33
"""The place of *Review* among the buttons with which one looks at something."""

EVEN = 1.0
"""Points of luck below which there was none."""


@dataclass(frozen=True, slots=True)
class ShownTurn:
    """A turn of a review: what its seat ``saw`` before it, its moves, and what features add.

    ``drawn`` is the picture of that moment.
    """

    turn: Turn
    saw: Any
    played: Steps
    other: Steps
    drawn: Drawn | None
    part: Part = NOTHING


def review_button(table: Table, words: Words) -> Placed:
    """Return the button of the last card that opens the review."""
    return Placed(controls.button(words("button-review"), "review", table.id), REVIEW)


def likely_of(table: Table, found: Review) -> Course | None:
    """Return how likely each seat was to win, as what the chart draws; ``None`` without any."""
    outcome = table.outcome
    if not found.likely or outcome is None:
        return None
    return Course(
        rivals=(),
        ranks=outcome.ranks,
        points=found.likely,
        rounds=found.rounds,
        counted=False,
        is_likely=True,
    )


def working(table: Table, words: Words) -> Message:
    """Return what is said while a review is being worked out, with the way to look again."""
    builder = MessageBuilder(SAND).text(f"### {words('review-title', game=table.game.title)}")
    builder.text(words("review-working"))
    again = controls.button(words("button-review-look"), "review-all", table.id)
    return builder.row(*controls.rows([again])).build()


def summary(
    table: Table,
    words: Words,
    seat: int | None,
    found: Review,
    saw: Sequence[Any],
    chart: Drawn | None,
) -> Message:
    """Return what a review begins with: the chart, and what each of its turns has brought.

    ``saw`` is what the seat saw before each of these turns.
    """
    builder = MessageBuilder(SAND if seat is None else accent_of(seat))
    builder.text(f"### {words('review-title', game=table.game.title)}")
    if chart is not None:
        builder.text(f"-# {words('curve-title-likely')}").picture("likely.png", chart)
    if seat is None:
        builder.text(f"-# {words('review-public')}")
        return builder.build(lambda: summary(table, words, seat, found, saw, None))
    lines, buttons = list[str](), list[controls.PressButton]()
    for turn, view in zip(found.turns, saw, strict=True):
        when = counted(table, words, view)
        when = f"{when[:1].upper()}{when[1:]}"
        lines.append(f"**{when}**{JOINT}{_gain(words, turn)}")
        path, style = (str(turn.ply),), discord.ButtonStyle.primary
        buttons.append(controls.button(when, "review-turn", table.id, path, style=style))
    builder.text("\n".join(lines or [words("review-even")]))
    builder.row(*controls.rows(buttons))
    builder.text(f"-# {words('review-own')}")
    return builder.build(lambda: summary(table, words, seat, found, saw, None))


def turn_page(table: Table, words: Words, seat: int, shown: ShownTurn) -> Message:
    """Return a turn of a review: what was played, what else there was, and the board before it."""
    turn, builder = shown.turn, MessageBuilder(accent_of(seat))
    title = words("review-title", game=table.game.title)
    builder.text(f"### {title}{JOINT}{counted(table, words, shown.saw)}")
    own, other = _said(table, words, shown.played), _said(table, words, shown.other)
    points, narrator = round(abs(turn.gain)), Narrator(words, table.game, table.names, shown.saw)
    if turn.gain < 0:
        lines = [
            words("review-played", moves=own),
            words("review-hard", moves=other, points=points),
        ]
    else:
        lines = [
            words("review-medium", moves=other),
            words("review-played-well", moves=own, points=points),
        ]
    lines += [because(reason, narrator) for reason in turn.reasons] or [words("review-later")]
    if turn.reasons and sum(reason.gain for reason in turn.reasons) < abs(turn.gain) / 2:
        lines.append(words("review-rest"))
    if abs(turn.luck) >= EVEN:
        key = "review-luck" if turn.luck > 0 else "review-bad-luck"
        lines.append(words(key, points=round(abs(turn.luck))))
    builder.text("\n".join(lines))
    if shown.drawn is None:
        builder.text(words("card-no-picture"))
    else:
        builder.picture("board.png", shown.drawn)
    back = controls.button(words("button-review-back"), "review-all", table.id)
    builder.row(*controls.rows([back, *buttons_in(shown.part.look)]))
    return builder.build(lambda: turn_page(table, words, seat, replace(shown, drawn=None)))


def _said(table: Table, words: Words, steps: Steps) -> str:
    """Return moves in words, each with what it would have brought when it was made.

    Those that only confirm what was chosen before are left out, unless there is no other.
    """
    said = "\N{HORIZONTAL ELLIPSIS}" if steps.goes_on else ""
    chosen = [(saw, move) for saw, move in steps.moves if not _only_confirms(saw, move)]
    for saw, move in reversed(chosen or steps.moves):
        label = Narrator(words, table.game, table.names, saw).move(move)
        said = words("list-series", items=label, next=said) if said else label
    return said


def _only_confirms(saw: Any, move: Any) -> bool:
    """Whether a question asks for nothing but this move."""
    asked = saw.decision
    return asked is not None and asked.kind == move.kind and asked.moves == (move,)


def _gain(words: Words, turn: Turn) -> str:
    """Return what a turn has won or lost, in points."""
    key = "review-won" if turn.gain > 0 else "review-lost"
    return words(key, points=round(abs(turn.gain)))
