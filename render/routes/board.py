"""The board's picture of both route games: whose turn it is, and the whole map."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from render.faces import FACES, Face, header
from render.fonts import font, width_of
from render.frame import WIDE, letter
from render.heading import PILL, pill, with_names
from render.page import Page
from render.routes import mapping, tokens
from render.routes.say import Say
from render.routes.scene import Scene
from render.sentences import drawn_names, upper

HEADER = 66
"""Height of the strip above the map, in pixels."""

SHIELD, EDGE, GAP, LETTERS = 48, 20, 12, letter(WIDE)


def board(view: Any, scene: Scene, say: Say, names: Sequence[str]) -> Page:
    """Return the picture of the board."""
    face = FACES[scene.look.name]
    world = mapping.world(scene, called=say.place)
    page = Page(WIDE, HEADER + world.image.height, face.ground)
    left = header(page, face, HEADER, say("board-title"), WIDE // 2)
    _status(page, face, left, view, say, names)
    world.lay(page, 0, HEADER)
    return page


def _status(page: Page, face: Face, left: int, view: Any, say: Say, names: Sequence[str]) -> None:
    """Write whose turn it is, or who has won, and whether the last round has begun."""
    seats = on_turn(view)
    drawn = drawn_names(view.players, say.words, names)
    middle, right = (HEADER - 10) // 2, WIDE - EDGE
    room = right - left - 2 * GAP - (SHIELD + 8) * len(seats)
    last = upper(say("owed-last")) if view.last_round and view.outcome is None else ""
    if last:
        room -= width_of(last, font(LETTERS)) + 2 * PILL + 2 * GAP
    text = status(view, say, drawn, seats, room, LETTERS)
    own = view.seat is not None and seats == (view.seat,)
    if own and view.outcome is None:
        right = pill(page, face.band, right, middle, text, LETTERS) - GAP
    else:
        page.write(right, middle, text, LETTERS, face.ink, "r")
        right -= width_of(text, font(LETTERS)) + GAP
    for seat in reversed(seats):
        right -= SHIELD
        tokens.lay_shield(page, seat, SHIELD, right, middle - SHIELD // 2)
        right -= 8
    if last:
        pill(page, face.band, right - GAP, middle, last, LETTERS, filled=False)


def on_turn(view: Any) -> tuple[int, ...]:
    """Return whose turn it is, or who has won."""
    if view.outcome is not None:
        return tuple(view.outcome.winners)
    return () if view.active is None else (view.active,)


def status(
    view: Any, say: Say, names: Sequence[str], seats: Sequence[int], room: int, size: int
) -> str:
    """Return the sentence for the header; long names are cut, not the sentence."""

    def sentence(cut: Sequence[str]) -> str:
        if view.outcome is not None:
            key = "shared" if len(seats) > 1 else "winner"
            winners = ", ".join(cut[seat] for seat in seats)
            return say(f"board-{key}", name=cut[seats[0]], names=winners)
        if view.seat == seats[0]:
            return say("board-your-turn")
        return say("board-turn", name=cut[seats[0]])

    return with_names(sentence, names, room, size)
