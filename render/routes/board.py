"""The parts of a board's picture, one below the other; both games share most of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from render.page import Page
from render.routes import chart, closeups, mapping, panel
from render.routes.layout import EDGE, GAP, HEADER, LEGEND, OWED, WIDTH
from render.routes.say import Say
from render.routes.scene import Scene
from render.worldmap import Look, whole

Part: TypeAlias = tuple[int, Callable[[Page, int], None]]
"""The height of a part (0: left out), and the function that draws it, given its top."""


BESIDE = 620
"""Width of the map if its legend is beside it; closeups show the details then."""


def layers(look: Look) -> Iterator[Callable[[], object]]:
    """Yield functions that each draw and cache one layer that all pictures of a game share."""
    return mapping.layers(look, (WIDTH, BESIDE))


def stacked(parts: Sequence[Part]) -> Page:
    """Return a page with the parts drawn one below the other."""
    page = Page(WIDTH, sum(high for high, _draw in parts))
    top = 0
    for high, draw in parts:
        if high:
            draw(page, top)
        top += high
    return page


def world(
    view: panel.Seats, scene: Scene, say: Say, names: Sequence[str], to_do: Sequence[str]
) -> list[Part]:
    """Return the first parts of every board: whose turn it is, what to do, map and closeups."""
    marks = panel.marks(scene, say)
    closer = closeups.height(scene)
    # With closeups, names on the overview would only hide things.
    named = not closer or closeups.named(scene)

    wide = WIDTH if named else BESIDE
    high = round(whole().box[3] * wide / whole().box[2])

    def overview(page: Page, top: int) -> None:
        left = 0 if named else EDGE
        page.lay(mapping.overview(scene, wide, chart.regions(say), named=named), left, top)
        if not named:
            panel.legend_beside(page, left + wide + GAP, top, high, marks)

    def legend(page: Page, top: int) -> None:
        if named:
            panel.legend(page, top, marks)

    return [
        (HEADER, lambda page, _top: panel.header(page, view, say, names)),
        (OWED if to_do else 0, lambda page, top: panel.owed(page, top, to_do)),
        (high, overview),
        (LEGEND if marks and named else GAP, legend),
        (closer, lambda page, top: closeups.draw(page, top, scene, say)),
    ]


def expeditions(scene: Scene, say: Say) -> Part:
    """Return the part that says where the expeditions stand, unless the closeups show it."""
    said_in_closeups = closeups.covers(scene) or closeups.named(scene)
    covered = bool(closeups.height(scene)) and said_in_closeups
    return (
        0 if covered else panel.EXPEDITIONS,
        lambda page, top: panel.expeditions(page, top, scene, say),
    )


def table(
    view: panel.Seats, columns: Sequence[panel.Column], say: Say, names: Sequence[str]
) -> Part:
    """Return the players' table; a player who has to choose sees only the own row.

    The other rows are in the public picture, and would make this one too long.
    """
    seats: Sequence[int] = range(view.players)
    if view.seat is not None and panel.asked(view):
        seats = (view.seat,)
    return (
        panel.table_height(len(seats)),
        lambda page, top: panel.table(page, top, view, seats, columns, say, names),
    )
