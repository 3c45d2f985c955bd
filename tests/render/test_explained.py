"""*In one minute* and the key of signs: both can be read, and the key leaves no sign out."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, get_args

import pytest

from bench.pictures.law import broken
from bench.pictures.measures import counts
from bench.pictures.shots import FIXED
from bot.texts import DEFAULT, LOCALES, words_in
from engines.luxor.moves import Action
from engines.siberia.content.terms import COLOURS
from render.cache import CACHE
from render.explorers.objects import OBJECTS
from render.explorers.squares import Mark
from render.explorers.terrain import LOOKS
from render.picture import ALT_LIMIT, Picture
from render.registry import renderer
from render.routes.arrows import Style
from render.siberia.icons import ICONS, TYPES
from render.signs import SIGNS
from render.worldmap.markers import Marker
from tests.bot.sentences import keys_of, variables_of
from tests.offered import GAMES
from tests.render.conftest import Approve

EVERY_GAME = [*GAMES]
APPROVED = ("luxor", "explorers", "famous_explorers", "expedition_1996", "siberia")


def drawn(game_id: str, kind: str, locale: str = DEFAULT) -> Picture:
    """Return one of the two pictures of a game."""
    picture: Picture = getattr(renderer(game_id), kind)(words_in(locale))
    return picture


@pytest.mark.slow
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("kind", sorted(FIXED))
@pytest.mark.parametrize("game_id", EVERY_GAME)
def test_it_keeps_the_law_and_nothing_is_cut(game_id: str, kind: str, locale: str) -> None:
    picture = drawn(game_id, kind, locale)
    assert not broken(game_id, kind, picture)
    assert not counts(picture)
    assert 40 < len(picture.alt) <= ALT_LIMIT
    assert "**" not in picture.alt


@pytest.mark.parametrize("game_id", APPROVED)
@pytest.mark.parametrize("kind", sorted(FIXED))
def test_it_looks_as_approved(game_id: str, kind: str, approve: Approve) -> None:
    approve(f"{game_id}-{kind}", drawn(game_id, kind, "de").image.reduce(2))


# --- every sign is explained ---------------------------------------------------------------------

ROUTES = ("routes", "worldmap.markers")
SHARED = {"famous_explorers": ROUTES, "expedition_1996": ROUTES}
"""Modules below ``render`` with signs of a game, besides the game's own."""

KINDS: Mapping[str, tuple[int, Iterable[str]]] = {
    "explorers.objects.counter": (0, OBJECTS),
    "explorers.squares.square": (3, get_args(Mark)),
    "explorers.terrain.swatch": (0, LOOKS),
    "luxor.tokens.action": (0, get_args(Action)),
    "routes.arrows._sprite": (0, get_args(Style)),
    "siberia.hexes.frame": (2, ("now", "new")),
    "siberia.icons.icon": (0, ICONS),
    "worldmap.markers.marker": (0, get_args(Marker)),
}
"""Functions that draw several signs: which argument says what, and all that there are."""

PLAIN = {
    "explorers.land.ground", "explorers.own_picture._bare", "explorers.squares._badge",
    "explorers.squares._cross", "explorers.squares._dot", "explorers.squares._hatching",
    "explorers.squares._plate", "explorers.squares._ring", "explorers.squares.name_plate",
    "explorers.squares.square:", "explorers.terrain.mask", "luxor.marks._chosen",
    "luxor.marks._empty", "luxor.ornament._glyph", "luxor.ornament._pillar", "luxor.posters._tiles",
    "page.crown", "page.pointer", "routes.mapping._palette", "routes.obstacles._board",
    "siberia.board_picture.ground",
    "siberia.card_sprites._ground", "siberia.hexes.fir", "siberia.lookup._blank",
    "siberia.posters._land", "siberia.signs._filling",
}  # fmt: skip
"""Functions that draw grounds, ornaments, whole cards, palettes, or parts of signs; and the crown
and the pointer, which are emoji of every key.
"""

SAME = {
    "explorers.objects.bare": "explorers.objects.counter:k",
    "explorers.terrain.plain": "explorers.terrain.swatch:P",
    "routes.arrows._sprite:whole": "routes.arrows._sprite:old",
    "siberia.corners._halo": "siberia.tokens.mech",
    "siberia.hand_picture._marker": "siberia.icons.icon:power",
    "siberia.icons.icon:heart": "siberia.tokens.corruption",
    "siberia.icons.valued": "siberia.icons.icon:coin",
    "worldmap.markers.edge_marker": "worldmap.markers.half_marker",
    **{f"siberia.icons.icon:card-{colour}": "siberia.icons.icon:card-red" for colour in COLOURS},
    **{f"siberia.icons.icon:take-{card}": "siberia.icons.icon:take-item" for card in TYPES},
}
"""Other forms of a sign, with the form that the key explains."""


def signs_of(game_id: str) -> set[str]:
    """Return the signs that the pictures of a game may show: the functions that draw them, and
    after a colon which of theirs.
    """
    found = set[str]()
    for name in (game_id, *SHARED.get(game_id, ())):
        module = import_module(f"render.{name}")
        below = getattr(module, "__path__", None)
        names = [f"{name}.{each.name}" for each in iter_modules(below)] if below else [name]
        for each in names:
            for function in vars(import_module(f"render.{each}")).values():
                if inspect.isfunction(function) and hasattr(function, "__wrapped__"):
                    found |= {*all_of(name_of(function))}
    return found - PLAIN


def name_of(function: Callable[..., object]) -> str:
    return f"{function.__module__}.{function.__qualname__}".removeprefix("render.")


def all_of(name: str) -> Iterator[str]:
    if name not in KINDS:
        yield name
        return
    for kind in KINDS[name][1]:
        yield f"{name}:{kind}"


def signs_drawn(draw: Callable[[], object]) -> set[str]:
    """Return the signs that a function draws, by what it leaves in the cache."""
    CACHE.clear()
    draw()
    found = set[str]()
    for key in CACHE.values():
        assert isinstance(key, tuple)
        function, args = key[0], key[1]
        name = name_of(function)
        found.add(f"{name}:{args[KINDS[name][0]]}" if name in KINDS else name)
    return found


def explained_in(game_id: str) -> set[str]:
    """Return the signs of the key: those of its picture, and the emoji of its text."""
    found = signs_drawn(lambda: drawn(game_id, "key"))
    for name in variables_of(f"{game_id}-signs"):
        found |= signs_drawn(partial(SIGNS[name].draw, 128))
    return found


@pytest.mark.slow
@pytest.mark.parametrize("game_id", EVERY_GAME)
def test_the_key_explains_every_sign_that_pictures_may_show(game_id: str) -> None:
    shown, explained = signs_of(game_id), explained_in(game_id)
    assert shown
    assert {name for name in shown if SAME.get(name, name) not in explained} == set()


def test_what_is_left_out_of_the_key_is_there() -> None:
    every = {name for game_id in EVERY_GAME for name in signs_of(game_id)}
    assert SAME.keys() - every == set()


@pytest.mark.parametrize("game_id", EVERY_GAME)
def test_every_meaning_in_the_texts_stands_in_the_key(game_id: str) -> None:
    asked = list[str]()

    class Listening:
        locale = DEFAULT

        def __call__(self, key: str, /, **facts: Any) -> str:
            asked.append(key)
            return words_in(DEFAULT)(key, **facts)

        def has(self, key: str, /) -> bool:
            return words_in(DEFAULT).has(key)

    renderer(game_id).key(Listening())
    prefix = f"{game_id}-key-"
    shown = {key.removeprefix(prefix) for key in asked if key.startswith(prefix)}
    assert shown == keys_of(prefix)
