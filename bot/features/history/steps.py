"""A game step by step: the moments of its animation, each as a picture that is drawn when asked.

A button names the turn that it leads to. So nothing is kept, and it works while the game goes on.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.features.history.animation import scene_after, steps_button
from bot.features.history.moments import NOW, Moment
from bot.messages import controls
from bot.messages.cards import SAND, accent_of
from bot.messages.message import Message, MessageBuilder
from bot.messages.parts import NOTHING, Part, Placed, buttons_in
from bot.messages.told import History
from bot.messages.turn_lines import JOINT
from bot.tables import Table, TableRefused
from bot.texts import Words
from render.files import Drawn

MOST_DIGITS = 6
"""Digits of the number of a turn; more are none."""

REPLAY, STEPS = 31, 32
"""The places of *Replay* and *Step by step* among the buttons with which one looks at something."""


@dataclass(frozen=True, slots=True)
class Step:
    """One of the ``moments``, its picture, and what features add to it.

    ``history`` is what the reader may know.
    """

    moments: Sequence[Moment]
    place: int
    history: History
    drawn: Drawn | None
    part: Part = NOTHING


def place_of(moments: Sequence[Moment], name: str) -> int:
    """Return the place of the moment with a name, or else of the next one.

    Of a long game not every turn is shown, and while it goes on other ones.

    :raises TableRefused: if there is none any more, or there never was.
    """
    if name == NOW:
        return len(moments) - 1
    if not (name.isascii() and name.isdigit() and len(name) <= MOST_DIGITS):
        raise TableRefused("outdated")
    for place, moment in enumerate(moments):
        if moment.view.turn >= int(name):
            return place
    raise TableRefused("log-no-moment")


def step_page(table: Table, words: Words, seat: int | None, step: Step) -> Message:
    """Return a moment: when it was, what had happened, the board, and the way back and on."""
    builder = MessageBuilder(SAND if seat is None else accent_of(seat))
    builder.text(f"### {words('steps-title', game=table.game.title)}")
    builder.text(_caption(table, words, step))
    if step.drawn is None:
        builder.text(words("log-moment-undrawn"))
    else:
        builder.picture("moment.png", step.drawn)
    last = len(step.moments) - 1
    buttons = [
        controls.button(
            words(label),
            "step",
            table.id,
            (step.moments[max(0, min(place, last))].name, way),
            disabled=not 0 <= place <= last,
        )
        for label, way, place in (
            ("button-step-back", "back", step.place - 1),
            ("button-step-on", "on", step.place + 1),
        )
    ]
    builder.row(*controls.rows([*buttons, *buttons_in(step.part.look)]))
    if seat is not None or step.place == 0:  # what everybody saw needs to be said but once
        builder.text(f"-# {words('replay-public' if seat is None else 'replay-own')}")
    return builder.build(lambda: step_page(table, words, seat, replace(step, drawn=None)))


def _caption(table: Table, words: Words, step: Step) -> str:
    moment = step.moments[step.place]
    if step.place == 0:
        when, told = words("log-moment-begin"), ""
    else:
        scene = scene_after(table, words, step.moments[step.place - 1], moment, step.history)
        earned = [f"{table.names[seat]} **{points}**" for seat, points in scene.earned]
        when = scene.title
        told = JOINT.join(filter(None, (f"{scene.name} {scene.told}".strip(), *earned)))
    number = words("log-moment-of", number=step.place + 1, count=len(step.moments))
    return f"**{when}**{JOINT}{number}\n{told}"


def replay_on_card(table: Table, words: Words) -> Placed:
    """Return the button of the last card that shows the game once more, and the chart of points."""
    return Placed(controls.button(words("button-replay"), "replay", table.id), REPLAY)


def steps_on_card(table: Table, words: Words) -> Placed:
    """Return the button of the last card that leads to the first moment."""
    return Placed(steps_button(table, words), STEPS)
