"""The files of the route games' pictures stay small, and their layers are drawn beforehand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from bot.delivery.pictures import Pictures
from bot.texts import words_in
from engines.famous_explorers import load as load_explorers
from render.cache import CACHE, give_back
from render.expedition_1996 import renderer as expedition_1996
from render.famous_explorers import renderer as famous_explorers
from render.palettes import palette_for
from render.picture import Picture, encode
from render.routes.renderer import RouteRenderer
from render.worldmap import world
from tests.nightly import closely, thinned
from tests.render import explorers
from tests.render import test_expedition_1996 as of_1996

MOST = 120 * 1024
"""Bytes of a file."""

LATE = 4
"""The last states of a game: the fullest boards."""


@pytest.fixture
def nothing_drawn_beforehand() -> None:
    """What is drawn beforehand is tested here."""


def views(renderer: RouteRenderer, number: int) -> Iterator[Any]:
    """Yield the public view and the mover's view in one of the sample games."""
    games = explorers if renderer is famous_explorers else of_1996
    states = games.phases(number)
    for state in states:
        public = games.GAME.view(state, None)
        if state in states[-LATE:]:
            yield public
        for seat in public.to_act[:1]:
            yield games.GAME.view(state, seat)
    if renderer is famous_explorers and number == len(games.GAMES) - 1:
        full = explorers.laid_out()
        yield full
        places = [point.id for point in world.network().points if point.kind == "place"]
        yield replace(full, hand=tuple(map(explorers.held, places[::6])), drawn=tuple(places[1:3]))


def drawn(renderer: RouteRenderer, view: Any) -> Iterator[Picture]:
    words = words_in("en")
    yield renderer.board(view, words, explorers.NAMES)
    if view.seat is not None:
        yield renderer.hand(view, words, explorers.NAMES)
        yield renderer.targets(view, words, explorers.NAMES)


@pytest.mark.slow
@pytest.mark.parametrize("every", closely(2, 1))
@pytest.mark.parametrize(
    ("renderer", "number"),
    thinned(
        # With two players and with many; the last has most of everything.
        [
            *((famous_explorers, number) for number in (0, 2, 3)),
            *((expedition_1996, number) for number in (0, 3, 4)),
        ],
        lambda renderer, number: number == (3 if renderer is famous_explorers else 4),
    ),
    ids=lambda value: value if isinstance(value, int) else value.game.look.name,
)
def test_every_picture_is_a_small_file(renderer: RouteRenderer, number: int, every: int) -> None:
    palette = palette_for(renderer.game.look.name, "board")
    sizes = [
        len(encode(picture.image, palette))
        for view in [*views(renderer, number)][::-every]
        for picture in drawn(renderer, view)
    ]
    assert len(sizes) > 33 / every
    assert max(sizes) <= MOST


@pytest.mark.slow
def test_layers_drawn_beforehand_are_not_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load_explorers(None)
    view = game.view(game.start(2, game.options({"first_player": 1}), "warm"), 0)
    Pictures().warm(["luxor", "famous_explorers"]).join()

    def again(*_given: object) -> None:
        raise AssertionError("a layer is drawn again")

    monkeypatch.setattr(world, "draw_ground", again)
    for locale in ("en", "de"):
        famous_explorers.board(view, words_in(locale), explorers.NAMES)
        famous_explorers.hand(view, words_in(locale), explorers.NAMES)
    CACHE.clear()
    with pytest.raises(AssertionError, match="again"):
        famous_explorers.board(view, words_in("en"), explorers.NAMES)


def test_memory_is_given_back_when_all_layers_are_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    given_back = list[bool]()
    monkeypatch.setattr("bot.delivery.pictures.give_back", lambda: given_back.append(True))
    Pictures().warm(["luxor"]).join()
    assert given_back == [True]


def test_giving_memory_back_needs_no_certain_c_library(monkeypatch: pytest.MonkeyPatch) -> None:
    give_back()
    monkeypatch.setattr("ctypes.CDLL", lambda _name: SimpleNamespace())
    give_back()
