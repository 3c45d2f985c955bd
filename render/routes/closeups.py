"""Closeups: for a reader who has to choose arrows, the map around each expedition that may go on.

Every candidate is ringed, and has what it is called on the map: its tag (``R1``) and its name.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from engines.routes.moves import Colour
from render.faces import FACES
from render.frame import WIDE
from render.picture import Picture
from render.routes import arrows, chart, mapping, phrases, tags, tokens
from render.routes.mapping import Map
from render.routes.say import Say
from render.routes.scene import Choice, Scene, touched
from render.routes.strip import HEIGHT, LETTERS, page_with, there
from render.routes.tokens import Badge
from render.routes.where import named
from render.sentences import alt_text, upper
from render.theme import INK

SIZE = WIDE, 700 - HEIGHT
"""Size of the map, in pixels."""

EMBLEM = 46

FARTHEST = 1024
"""Width in pixels of the board up to which a closeup of branches names all points; in a wider one
only those are named to which branches lead.
"""


def pictures(scene: Scene, say: Say) -> tuple[Picture, ...]:
    """Return a closeup for each choice of arrows, or one of all branches that may be laid."""
    closeups = [_choice(scene, choice, say) for choice in scene.choices]
    if scene.branches and scene.branch is not None:
        closeups.append(_branches(scene, scene.branch, say))
    return tuple(closeups)


def nearest(scene: Scene, say: Say) -> tuple[Picture, ...]:
    """Return the closeup in which most of the reader's own places are near; empty if none are.

    A place is near if a candidate leads to it, or to a point next to it.
    """
    if scene.branches and scene.branch is not None:
        heads = [head for _tail, head in scene.branches]
        return (_branches(scene, scene.branch, say),) if _near(scene, heads) else ()
    choice = max(scene.choices, key=lambda each: _near(scene, each.targets), default=None)
    if choice is None or not _near(scene, choice.targets):
        return ()
    return (_choice(scene, choice, say),)


def _near(scene: Scene, candidates: Iterable[str]) -> int:
    """Return how many of the reader's own places candidates lead to, or to a point next to."""
    reached = {point for to in candidates for point in (to, *chart.ways(to))}
    return len(reached & scene.numbers.keys())


def _choice(scene: Scene, choice: Choice, say: Say) -> Picture:
    shown = replace(scene.without_choices, choices=(choice,))
    looped = touched(scene.of(choice.colours[0]))
    badges, said = dict[str, Badge](), list[str]()
    for number, to in enumerate(choice.targets, start=1):
        badges[f"{to} arrow"] = _badge(choice.colours, number, say)
        badges |= there(scene, to, loop=to in looped)
        tag = " / ".join(tags.arrow(colour, number, say) for colour in choice.colours)
        said.append(f"{tag} {_said(scene, to, say, loop=to in looped)}")
    box = mapping.around_steps(shown.steps, SIZE)
    drawn = mapping.closeup(shown, box, SIZE, badges=badges, called=say.place)
    return _picture(scene, choice.colours, say.place(choice.start), drawn, said, say)


def _branches(scene: Scene, colour: Colour, say: Say) -> Picture:
    """Draw all branches, if need be on the whole map."""
    shown = replace(scene.without_choices, branches=scene.branches, branch=colour)
    badges, said = dict[str, Badge](), list[str]()
    for number, (tail, head) in enumerate(scene.branches, start=1):
        badges[f"{head} {tail}"] = _badge((colour,), number, say)
        badges |= there(scene, head)
        start, to = say.place(tail), _said(scene, head, say)
        said.append(f"{tags.arrow(colour, number, say)} {start} → {to}")
    size, names = SIZE, None
    box = mapping.around_steps(scene.branches, size)
    if box[2] - box[0] > FARTHEST:
        size, names = mapping.WORLD, {head for _tail, head in scene.branches}
        box = mapping.around_steps(scene.branches, size)
        shown = replace(shown, marks=(), numbers={}, letters={})
    drawn = mapping.closeup(shown, box, size, names=names, badges=badges, called=say.place)
    title = say("close-branch", count=len(scene.branches))
    return _picture(scene, (colour,), title, drawn, said, say)


def _picture(
    scene: Scene, colours: Sequence[Colour], about: str, drawn: Map, called: Sequence[str], say: Say
) -> Picture:
    names = upper(", ".join(phrases.colour(colour, say) for colour in colours))
    title = f"{names} · {about}"
    left = dict.fromkeys(phrases.short(scene.of(colour), say) for colour in colours)
    note = next(iter(left)) if len(left) == 1 else ""
    emblems = [arrows.emblem(colour, EMBLEM) for colour in colours]
    page = page_with(FACES[say.game], emblems, title, note, drawn)
    parts = [f"{title}, {note}:" if note else f"{title}:", *(f"{item};" for item in called[:-1])]
    return page.picture(alt_text([*parts, f"{called[-1]}."], say.words))


def _badge(colours: Sequence[Colour], number: int, say: Say) -> Badge:
    """Return the badge of a candidate, the same as its tag."""
    if len(colours) == 1:
        ink = arrows.INKS[colours[0]]
        return tokens.choice_badge(tags.arrow(colours[0], number, say), LETTERS, ink, INK)
    letters = tuple(say(f"letter-{colour}") for colour in colours)
    return tokens.shared_badge((*letters, str(number)), tuple(colours), LETTERS)


def _said(scene: Scene, point: str, say: Say, *, loop: bool = False) -> str:
    """Return a candidate's name, and what is there."""
    name = say("board-loop", place=named(point, say)) if loop else named(point, say)
    there = [str(scene.numbers[point])] if point in scene.numbers else []
    there += [scene.letters[point]] if point in scene.letters else []
    return " · ".join([name, *there])
