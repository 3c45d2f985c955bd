"""Turns a view into what both route games draw: the scene on the map, and what is to be done."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engines.famous_explorers.content import titles
from engines.famous_explorers.moves import Drop, Extra, Mark, Shift, Spy
from engines.famous_explorers.view import View
from engines.routes.moves import Lay
from render.routes import chart, phrases
from render.routes.say import Say
from render.routes.scene import LETTERS, Scene, asked
from render.routes.scene import scene_of as shared
from render.worldmap import FAMOUS_EXPLORERS

APART = False
"""FE-108: an expedition may begin along any line of the start."""


def scene_of(view: View) -> Scene:
    """Return what the picture of a view shows.

    Secrets are A and B, so with them the open cards of the row begin with C.
    """
    moves = asked(view)
    letters = dict(zip(view.row, LETTERS[len(view.secrets) :], strict=False))
    known = {
        secret.place: secret.slot.upper() for secret in view.secrets if secret.place is not None
    }
    steps = [Lay(move.colour, move.to) if isinstance(move, Extra) else move for move in moves]
    return shared(
        view,
        FAMOUS_EXPLORERS,
        view.marks,
        marking=view.phase == "marks",
        apart=APART,
        letters={**known, **letters},
        moves=steps,
        places=_places(moves),
    )


def _places(moves: Iterable[object]) -> Iterator[str]:
    """Yield the places of the moves that choose one on the map."""
    for move in moves:
        match move:
            case Mark(place) | Spy(place) | Drop(place):
                yield place
            case Shift(to=place):
                yield place
            case _:
                pass


def owed(view: View, say: Say) -> list[str]:
    """Say what is to be done in this turn, what may be spent, and whether the end is near."""
    if view.outcome is not None or view.active is None:
        return []
    if view.phase == "redraw":
        return [say("owed-redraw")]
    if view.phase == "marks":
        return [say("owed-marks", count=view.to_mark[view.active])]
    facts = []
    if view.owed is not None:
        is_event = view.owed not in ("keep", "drop")
        facts.append(say(f"card-{view.owed}") if is_event else say(f"owed-{view.owed}"))
    facts += phrases.owed_in_turn(view, say)
    if view.window is not None:
        facts.append(say("owed-window"))
    return facts


def own_places(view: View, scene: Scene) -> list[str]:
    """Return the places of the reader's cards, and of the Secrets that the reader has seen."""
    if view.seat is None:
        return []
    return [*scene.numbers, *peeked(view)]


def peeked(view: View) -> list[str]:
    """Return the places of the Secrets that the reader has seen, without those in hand."""
    held = {card.place for card in view.hand}
    return [
        secret.place
        for secret in view.secrets
        if secret.place is not None and view.seat in secret.peeked and secret.place not in held
    ]


def title(place: str, say: Say) -> str:
    """Return the title of a place's card."""
    return titles(say.words.locale).get(place, say.place(place))


def full(place: str, say: Say) -> str:
    """Return the title of a place's card, and the place's name if it is different."""
    name = say.place(place)
    return name if title(place, say) == name else f"{title(place, say)} ({name})"


def beneath(place: str, say: Say) -> str:
    """Return the line under a card's title: the place's name; its region if that is the title."""
    name = say.place(place)
    return chart.region(place, say, short=True) if title(place, say) == name else name
