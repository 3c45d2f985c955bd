"""*In one minute* of both route games: places to reach, arrows, what points bring, and points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from engines.routes.view import Expedition, Step
from render.explained import LEAST, Box, Row, rows
from render.explained import Scene as Part
from render.explained import minute as explained
from render.faces import FACES
from render.page import Page
from render.picture import Picture
from render.routes import arrows, mapping, tags, tokens
from render.routes.mapping import NOTHING, around_steps
from render.routes.say import Say
from render.routes.scene import Choice, Scene
from render.routes.tokens import Badge
from render.worldmap import Look, marker

WAYS: tuple[Expedition, ...] = (
    Expedition(
        colour="red",
        arrows=(("start", "venice"), ("venice", "carthage")),
        tip="carthage",
        left=43,
        over=False,
    ),
    Expedition(colour="yellow", arrows=(("start", "g01"),), tip="g01", left=44, over=False),
    Expedition(
        colour="blue",
        arrows=(("start", "stonehenge"), ("stonehenge", "altamira")),
        tip="altamira",
        left=43,
        over=False,
    ),
)
"""Three expeditions that have just set out."""

SIGN, DIGITS, BIG = 46, 34, 76


def minute(look: Look, say: Say) -> Picture:
    """Draw what a route game is about: four scenes with its map, arrows and cards."""
    face = FACES[look.name]
    scene = Scene(look=look, expeditions=WAYS, marks=((), ()), numbers={}, letters={})
    scenes = (
        Part(say("minute-goal"), lambda page, box: _goal(page, box, scene),
             say("minute-goal-note")),
        Part(say("minute-turn"), lambda page, box: _turn(page, box, scene, say),
             say("minute-turn-note")),
        Part(say("minute-more"), lambda page, box: _more(page, box, say)),
        Part(say("minute-points"), lambda page, box: _points(page, box, say)),
    )  # fmt: skip
    return explained(face, say("board-title"), scenes, say.words, say("minute"))


def _map(
    page: Page, box: Box, scene: Scene, steps: Sequence[Step], badges: Mapping[str, Badge] = NOTHING
) -> None:
    """Draw the part of the map around some lines."""
    left, top, right, bottom = box
    size = right - left, bottom - top
    drawn = mapping.closeup(scene, around_steps(steps, size), size, names=(), badges=badges)
    drawn.lay(page, left, top)


def _goal(page: Page, box: Box, scene: Scene) -> None:
    """Draw three expeditions and places of own cards, one with the own token."""
    shown = replace(scene, marks=(("carthage",),), numbers={"carthage": 1, "troy": 2, "arkaim": 3})
    steps = (("start", "venice"), ("venice", "carthage"), ("start", "g01"), ("g01", "arkaim"))
    _map(page, box, shown, steps)


def _turn(page: Page, box: Box, scene: Scene, say: Say) -> None:
    """Draw where the yellow expedition may go."""
    targets = ("sarmizegetusa", "troy", "arkaim")
    shown = replace(scene, choices=(Choice(("yellow",), "g01", targets),))
    badges = {
        f"{to} arrow": tokens.choice_badge(
            tags.arrow("yellow", number, say), LEAST, arrows.INKS["yellow"]
        )
        for number, to in enumerate(targets, start=1)
    }
    steps = tuple(("g01", to) for to in targets)
    _map(page, box, shown, steps, badges)


def _more(page: Page, box: Box, say: Say) -> None:
    """Draw what a red dot, a green dot and a loop bring."""
    rows(
        page,
        box,
        Row((marker("red", BIG),), say("minute-red")),
        Row((marker("green", BIG),), say("minute-green")),
        Row((tokens.loop(BIG - 8),), say("minute-loop")),
    )


def _points(page: Page, box: Box, say: Say) -> None:
    """Draw what counts: own cards, with a token, of the row, and what is left at the end."""
    own, row = tokens.own_badge(1, DIGITS).sprite, tokens.row_badge("A", DIGITS).sprite
    shield = tokens.shield(0, SIGN)
    rows(
        page,
        box,
        Row((own,), say("minute-own"), "+1"),
        Row((own, shield), say("minute-marked"), "+2"),
        Row((row,), say("minute-row"), "+1"),
        Row((own,), say("minute-left"), "−1"),
        Row((shield,), say("minute-board"), "−1"),
    )
