"""How a review looks: who was likely to win, and the turns that mattered, each by itself."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import discord

from bot.messages import controls
from bot.messages.cards import SAND, accent_of
from bot.messages.message import Message, MessageBuilder
from bot.messages.narrator import Narrator
from bot.messages.parts import NOTHING, Part, Placed, buttons_in
from bot.messages.reasons import because
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
    """A turn of a review, what its seat ``saw`` before it, the picture, and what features add."""

    turn: Turn
    saw: Any
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
        rounds=tuple(range(1, len(found.likely))) if found.rounds else None,
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
    table: Table, words: Words, seat: int | None, found: Review, chart: Drawn | None
) -> Message:
    """Return what a review begins with: the chart, and what each of its turns has brought."""
    builder = MessageBuilder(SAND if seat is None else accent_of(seat))
    builder.text(f"### {words('review-title', game=table.game.title)}")
    if chart is not None:
        builder.text(f"-# {words('curve-title-likely')}").picture("likely.png", chart)
    if seat is None:
        builder.text(f"-# {words('review-public')}")
        return builder.build(lambda: summary(table, words, seat, found, None))
    lines = [f"**{_turn_name(words, turn)}**{JOINT}{_gain(words, turn)}" for turn in found.turns]
    builder.text("\n".join(lines or [words("review-even")]))
    buttons = [
        controls.button(
            _turn_name(words, turn),
            "review-turn",
            table.id,
            (str(turn.ply),),
            style=discord.ButtonStyle.primary,
        )
        for turn in found.turns
    ]
    builder.row(*controls.rows(buttons))
    builder.text(f"-# {words('review-own')}")
    return builder.build(lambda: summary(table, words, seat, found, None))


def turn_page(table: Table, words: Words, seat: int, shown: ShownTurn) -> Message:
    """Return a turn of a review: the board before it, what was played, and what else there was."""
    turn, builder = shown.turn, MessageBuilder(accent_of(seat))
    title = words("review-title", game=table.game.title)
    builder.text(f"### {title}{JOINT}{_turn_name(words, turn)}")
    if shown.drawn is None:
        builder.text(words("card-no-picture"))
    else:
        builder.picture("board.png", shown.drawn)
    narrator = Narrator(words, table.game, table.names, shown.saw)
    lines = [
        words("review-played", moves=_said(narrator, turn.played)),
        words(
            "review-hard" if turn.gain < 0 else "review-medium",
            moves=_said(narrator, turn.other),
        ),
        _gain(words, turn).capitalize(),
        *(because(reason, narrator) for reason in turn.reasons),
    ]
    if abs(turn.luck) >= EVEN:
        key = "review-luck" if turn.luck > 0 else "review-bad-luck"
        lines.append(words(key, points=round(abs(turn.luck))))
    builder.text("\n".join(lines))
    back = controls.button(words("button-review-back"), "review-all", table.id)
    builder.row(*controls.rows([back, *buttons_in(shown.part.look)]))
    return builder.build(lambda: turn_page(table, words, seat, replace(shown, drawn=None)))


def _said(narrator: Narrator, moves: tuple[Any, ...]) -> str:
    return JOINT.join(narrator.move(move) for move in moves)


def _turn_name(words: Words, turn: Turn) -> str:
    return words("review-turn", number=turn.number)


def _gain(words: Words, turn: Turn) -> str:
    """Return what a turn has won or lost, in points."""
    key = "review-won" if turn.gain > 0 else "review-lost"
    return words(key, points=round(abs(turn.gain)))
