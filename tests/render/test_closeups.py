"""Closeups: every arrow that may be chosen is ringed, named and called as on its button."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest
from PIL import ImageChops

from bot.texts import LOCALES, words_in
from engines.core import Chance
from engines.routes.moves import Branch
from render.frame import HIGH, WIDE, letter
from render.picture import Picture, encode
from render.registry import MapRenderer, map_renderer
from render.routes import chart, tokens
from render.routes.scene import Choice, Scene
from render.worldmap import Window, ground, window_on
from render.worldmap.looks import LOOKS
from render.worldmap.window import SEAM
from tests.nightly import thinned
from tests.render import explorers, test_expedition_1996

pytestmark = pytest.mark.slow

NAMES = explorers.NAMES
LEAST = letter(WIDE)
GAMES: dict[str, tuple[Any, Any, tuple[int, ...]]] = {
    "famous_explorers": (explorers.GAME, explorers.phases, (0, 1, 3)),
    "expedition_1996": (test_expedition_1996.GAME, test_expedition_1996.phases, (0, 1, 2)),
}


def drawer(game_id: str) -> MapRenderer:
    """Return a game's renderer, which draws a map."""
    found = map_renderer(game_id)
    assert found is not None
    return found


def scene_of(game_id: str, view: Any) -> Scene:
    """Return what is on the map."""
    module = __import__(f"render.{game_id}.scene", fromlist=["scene_of"])
    scene: Scene = module.scene_of(view)
    return scene


def views(game_id: str, *only: int) -> Iterator[Any]:
    """Yield the views of readers who may choose arrows, in all games or ``only`` some."""
    game, phases, numbers = GAMES[game_id]
    for number in only or numbers:
        for state in phases(number):
            for decision in game.decisions(state):
                view = game.view(state, decision.seat)
                if scene_of(game_id, view).steps:
                    yield view


@pytest.mark.parametrize(
    ("game_id", "played", "every"),
    thinned(
        [
            case
            for game_id, (*_, numbers) in GAMES.items()
            for case in ((game_id, numbers[-1], 2), *((game_id, n, 1) for n in numbers))
        ],
        lambda _game_id, _number, every: every == 2,
    ),
)
def test_every_arrow_that_is_offered_has_a_badge_and_a_name(
    game_id: str, played: int, every: int
) -> None:
    arrows = 0
    for number, view in enumerate(islice(views(game_id, played), 0, None, every)):
        scene, words = scene_of(game_id, view), words_in(LOCALES[number % len(LOCALES)])
        pictures = drawer(game_id).closeups(view, words, NAMES)
        assert len(pictures) == len(scene.choices) + bool(scene.branches)
        for choice, picture in zip(scene.choices, pictures, strict=False):
            shown = {kind: {piece.of for piece in picture.pieces if piece.kind == kind}
                     for kind in ("badge", "name", "point")}  # fmt: skip
            assert shown["badge"] >= set(choice.targets)
            assert shown["name"] >= {*choice.targets, choice.start}
            assert shown["point"] >= {*choice.targets, choice.start}
            arrows += len(choice.targets)
        if scene.branches:
            badges = Counter(piece.of for piece in pictures[-1].pieces if piece.kind == "badge")
            heads = Counter(head for _tail, head in scene.branches)
            assert badges >= heads
        for picture in pictures:
            check(picture)
    assert arrows > 20 / every, "in each game some are offered"


def check(picture: Picture) -> None:
    """Fail unless a picture fits the frame of a desktop, in letters that can be read there."""
    assert picture.image.width == WIDE
    assert picture.image.height <= HIGH
    assert 0 < len(picture.alt) <= 1000
    for piece in picture.pieces:
        if piece.kind in ("text", "name", "badge"):
            assert piece.size >= LEAST, piece
        assert not piece.cut, piece
    assert len(encode(picture.image)) <= 150 * 1024


@pytest.mark.parametrize("game_id", GAMES)
def test_badges_are_the_tags_of_buttons(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game, drawn = GAMES[game_id][0], list[str]()
    choice, shared = tokens.choice_badge, tokens.shared_badge

    def one(text: str, *more: Any) -> Any:
        drawn.append(text)
        return choice(text, *more)

    def several(texts: tuple[str, ...], *more: Any) -> Any:
        *letters, number = texts
        drawn.extend(f"{letter}{number}" for letter in letters)
        return shared(texts, *more)

    monkeypatch.setattr(tokens, "choice_badge", one)
    monkeypatch.setattr(tokens, "shared_badge", several)
    kinds = Counter[str]()
    for number, view in enumerate(islice(views(game_id), 1, None, 3)):
        words = words_in(LOCALES[number % len(LOCALES)])
        drawn.clear()
        pictures = drawer(game_id).closeups(view, words, NAMES)
        tags = drawer(game_id).tags(view, words)
        moves = [move for move in view.decision.moves if hasattr(move, "to")]
        arrows = {tags[game.format(move)] for move in moves if hasattr(move, "colour")}
        assert arrows == set(drawn)
        alts = " ".join(picture.alt for picture in pictures)
        if len(arrows) < 12:
            assert all(f"{tag} " in alts for tag in arrows)
        kinds.update("branch" if isinstance(move, Branch) else "lay" for move in moves)
    assert min(kinds["branch"], kinds["lay"]) > 5


@pytest.mark.parametrize("game_id", GAMES)
def test_without_arrows_to_choose_there_are_no_closeups(game_id: str) -> None:
    view = next(views(game_id))
    for other in (replace(view, seat=None), replace(view, decision=None)):
        assert drawer(game_id).closeups(other, words_in("en"), NAMES) == ()


@pytest.mark.parametrize("game_id", GAMES)
def test_worlds_that_look_the_same_have_the_same_closeups(game_id: str) -> None:
    game, phases, numbers = GAMES[game_id]
    words, compared = words_in("en"), 0
    for state in phases(numbers[-1])[::3]:
        for decision in game.decisions(state):
            other = game.resample(state, decision.seat, Chance.from_seed("other"))
            one, two = (
                drawer(game_id).closeups(game.view(each, decision.seat), words, NAMES)
                for each in (state, other)
            )
            assert [p.image.tobytes() for p in one] == [p.image.tobytes() for p in two]
            assert [p.alt for p in one] == [p.alt for p in two]
            compared += len(one)
    assert compared > 5


# --- where the edges of the board are joined -----------------------------------------------------


def test_at_an_edge_dot_the_map_goes_on_and_nothing_is_drawn_twice() -> None:
    def at_edge(view: Any) -> bool:
        return any(map(joined, scene_of("expedition_1996", view).choices))

    def joined(choice: Choice) -> bool:
        sides = {chart.ends(choice.start, to)[0] for to in choice.targets}
        return bool(chart.spot(choice.start).edge) and len(sides) == 2

    view = test_expedition_1996.first_view(at_edge, 5, {"variant_b": True})
    scene = scene_of("expedition_1996", view)
    pictures = drawer("expedition_1996").closeups(view, words_in("en"), NAMES)
    for choice, picture in zip(scene.choices, pictures, strict=False):
        if joined(choice):
            of = Counter(piece.kind for piece in picture.pieces if piece.of == choice.start)
            assert (of["point"], of["name"]) == (1, 1)
            assert of["pin"] == sum(each.tip == choice.start for each in scene.expeditions)
            for to in choice.targets:
                assert [piece.of for piece in picture.pieces if piece.kind == "point"].count(
                    to
                ) == 1


def test_a_window_beyond_the_edge_shows_both_sides_of_the_board() -> None:
    size = 660, 320
    window = window_on((1900, 300, 2150, 420), size)
    assert window.joined
    assert window.shows(2000, 350)
    assert window.shows(100, 350)
    assert not window.shows(1000, 350)
    left, right = chart.positions("e1")
    assert window.at(*left) == pytest.approx(window.at(*right))
    assert not window.touches([(900, 350), (1100, 350)])
    look = LOOKS["famous_explorers"]
    image = ground(window, look)
    assert image.size == size
    seam, scale = round(window.at(*right)[0]), window.scale
    _left, top, _right, bottom = window.box
    first = round(SEAM * scale) / scale
    for at, start in ((0, window.box[0]), (seam + 60, first + 60 / scale)):
        alone = ground(Window((start, top, start + 100 / scale, bottom), 100), look)
        part = image.crop((at, 0, at + 100, size[1]))
        assert ImageChops.difference(alone, part).getbbox() is None


def test_edge_dots_lie_where_the_board_is_joined() -> None:
    for id_ in ("e1", "e2", "e3"):
        (left, _y), (right, _same) = chart.positions(id_)
        assert (left, right) == (SEAM, 2048 - SEAM)
