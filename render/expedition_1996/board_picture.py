"""The board's picture: map and closeups above, row, own hand and players below."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from engines.expedition_1996.view import View
from render.expedition_1996.alt import board_alt
from render.expedition_1996.scene import only_vouchers, owed, own_places, say_in, scene_of
from render.picture import Picture
from render.routes import board as board_of
from render.routes import chart, panel, row, tokens
from render.routes.board import Part
from render.routes.panel import Column, signed
from render.routes.say import Say
from render.routes.scene import Scene
from render.words import Words
from render.worldmap import EXPEDITION_1996


def board(view: View, words: Words, names: Sequence[str]) -> Picture:
    """Draw the map, the row, the players, and what the view's own reader may see and choose."""
    say, scene = say_in(words), scene_of(view)
    to_do = owed(view, say)
    if only_vouchers(view):
        to_do[0] = say("board-only-vouchers").rstrip(".")
    parts = [
        *board_of.world(view, scene, say, names, to_do),
        own_part(view, scene, say),
        board_of.expeditions(scene, say),
        row_part(view, scene, say),
        board_of.table(view, columns(view, say), say, names),
    ]
    return Picture(board_of.stacked(parts).image, board_alt(view, words, names))


def layers() -> Iterator[Callable[[], object]]:
    """Yield functions that each draw and cache one layer that all pictures share."""
    return board_of.layers(EXPEDITION_1996)


def own_part(view: View, scene: Scene, say: Say) -> Part:
    """Return the reader's missions; in variant B his chips, if any are left on the board."""
    seat, places = view.seat, own_places(view, scene)
    if seat is None or (view.variant_b and not places):
        return 0, lambda _page, _top: None
    texts = say("hand-" + ("chips" if view.variant_b else "title")), say("hand-none")
    return (
        panel.own_height(places),
        lambda page, top: panel.own(page, top, scene, seat, places, texts),
    )


def row_part(view: View, scene: Scene, say: Say) -> Part:
    """Return the row of public missions; variant B has none."""
    if view.variant_b:
        return 0, lambda _page, _top: None
    title = say("board-row"), say("board-deck", count=view.deck_size).rstrip(".")
    return row.part(scene, title, row_cards(scene, say), brief=panel.asked(view))


def row_cards(scene: Scene, say: Say) -> list[row.Card]:
    """Return the public missions as cards."""
    return [
        row.Card(tokens.row(letter, 48), place, (chart.name(place), chart.region(place, say)))
        for place, letter in scene.letters.items()
    ]


def columns(view: View, say: Say) -> list[Column]:
    """Return the columns of the players' table."""

    def head(name: str) -> str:
        return say(f"column-{name}")

    score = view.scores
    if view.variant_b:
        return [
            Column(head("vouchers"), lambda seat: str(view.tickets[seat])),
            Column(head("board"), lambda seat: str(len(view.chips[seat]))),
            Column(head("collected"), lambda seat: str(len(view.collected[seat])), True),
        ]
    points = Column(head("points"), lambda seat: signed(score[seat].total), True)
    if view.outcome is not None:
        return [
            Column(head("opened"), lambda seat: str(score[seat].missions)),
            Column(head("chips"), lambda seat: str(score[seat].chips)),
            Column(head("row"), lambda seat: str(score[seat].row)),
            Column(head("hand"), lambda seat: signed(score[seat].unfulfilled)),
            Column(head("left"), lambda seat: signed(score[seat].uncollected)),
            points,
        ]
    shown = [
        Column(head("vouchers"), lambda seat: str(view.tickets[seat])),
        Column(head("hand"), lambda seat: str(view.hand_sizes[seat])),
        Column(head("board"), lambda seat: str(len(view.chips[seat]))),
    ]
    if view.phase == "chips":
        return [*shown, Column(head("place"), lambda seat: str(view.to_place[seat]), True)]
    return [*shown, points]
