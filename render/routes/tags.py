"""What pictures call the answers that a reader may give: ``R1``, ``Y2``, ``4``, ``C``."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from engines.routes.moves import Branch, Colour
from engines.routes.notation import RouteNotation
from render.routes.say import Say
from render.routes.scene import Scene
from render.worldmap import network


def arrow(colour: Colour, number: int, say: Say) -> str:
    """Return what the ``number``th arrow that a colour may lay is called."""
    return f"{say(f'letter-{colour}')}{number}"


def of(
    scene: Scene, moves: Iterable[object], notation: type[RouteNotation], say: Say
) -> dict[str, str]:
    """Return what the pictures of a scene call these moves, by notation.

    An arrow is called as in its closeup, a card or place by its number in the hand or its letter in
    the row. Other moves are left out.
    """
    arrows = {
        (colour, to): arrow(colour, number, say)
        for choice in scene.choices
        for number, to in enumerate(choice.targets, start=1)
        for colour in choice.colours
    }
    branches = {step: number for number, step in enumerate(scene.branches, start=1)}
    own = {place: str(number) for place, number in scene.numbers.items()}
    tags: dict[str, str] = {}
    for move in moves:
        if isinstance(move, Branch):
            tag = arrow(move.colour, branches[move.start, move.to], say)
        elif (way := (getattr(move, "colour", None), getattr(move, "to", None))) in arrows:
            tag = arrows[way]
        else:
            place = getattr(move, "to", getattr(move, "place", ""))
            tag = own.get(place) or scene.letters.get(place, "")
        if tag:
            tags[_written(notation).format(move)] = tag
    return tags


@cache
def _written(notation: type[RouteNotation]) -> RouteNotation:
    return notation(network())
