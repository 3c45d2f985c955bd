"""Whole games: in no picture is a badge astray, a shield or name hidden, or a text cut.

Games of every number of seats are played by the program's players from fixed seeds; of some
positions all kinds of pictures are drawn, in turn in all languages, and measured.
"""

from __future__ import annotations

import datetime
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from typing import Any

import pytest
from PIL import Image

from bench.pictures.measures import Counts, counts, headless
from bot.texts import LOCALES, words_in
from engines.core import Chance
from engines.players import choose
from engines.registry import game_named
from render.famous_explorers.scene import scene_of
from render.frame import WIDE
from render.picture import Picture
from render.registry import map_renderer, renderer
from render.routes import chart, mapping
from render.worldmap import network
from tests.nightly import thinned
from tests.render.explorers import laid_out

pytestmark = pytest.mark.slow

NAMES = ("Amira", "Ben Carter", "Chloé", "Dmitri", "Eve", "Franz")

NEW_RULES = {
    "new_rule_1": True, "new_rule_2": True, "explorers_events": True, "secret_destinations": True
}  # fmt: skip

ROUTE_GAMES: tuple[tuple[str, int, dict[str, Any], str], ...] = (
    ("famous_explorers", 2, {}, "medium"),
    ("famous_explorers", 4, NEW_RULES, "random"),
    ("famous_explorers", 6, NEW_RULES, "medium"),
    ("expedition_1996", 3, {"variant_a": True}, "random"),
    ("expedition_1996", 5, {"variant_b": True}, "medium"),
    ("expedition_1996", 6, {}, "medium"),
)
LUXOR: tuple[tuple[str, int, dict[str, Any], str], ...] = (
    ("luxor", 2, {"adventures": True}, "medium"),
    ("luxor", 4, {}, "random"),
)
OTHERS: tuple[tuple[str, int, dict[str, Any], str], ...] = (
    ("explorers", 1, {"expert": ["provisions"], "achievements": 3}, "medium"),
    ("explorers", 4, {"achievements": 3}, "random"),
    ("siberia", 1, {"level": 3}, "random"),
    ("siberia", 3, {}, "medium"),
)
EVERY_GAME = (*ROUTE_GAMES, *LUXOR, *OTHERS)
DAYS = datetime.date(2026, 5, 1), datetime.date(2026, 11, 22)

POSITIONS = 4
"""So many positions of each game are drawn."""


def positions(game_id: str, seats: int, options: dict[str, Any], player: str) -> list[Any]:
    """Return some states of a whole game, the first and the last among them."""
    game = game_named(game_id)
    state, chance = game.start(seats, game.options(options), f"counts {seats}"), Chance(7)
    states = [state]
    while decisions := game.decisions(state):
        seat = decisions[0].seat
        move, chance = choose(player, game, state, seat, chance)
        state, _events = game.apply(state, seat, move)
        states.append(state)
    return [states[(len(states) - 1) * n // (POSITIONS - 1)] for n in range(POSITIONS)]


def pictures(game_id: str, state: Any, number: int, seats: int) -> Iterator[tuple[str, Picture]]:
    """Yield every kind of picture of a position with what it is."""
    game, draw = game_named(game_id), renderer(game_id)
    maps = map_renderer(game_id)
    words, names = words_in(LOCALES[number % len(LOCALES)]), NAMES[:seats]
    public, decisions = game.view(state, None), game.decisions(state)
    mover = decisions[0].seat if decisions else 0
    yield "public board", draw.board(public, words, names)
    for what, seat in (("mover", mover), ("other", (mover + 1 + number) % seats)):
        view = game.view(state, seat)
        yield f"board of the {what}", draw.board(view, words, names)
        if what == "other" and number % 2:
            continue
        yield f"hand of the {what}", draw.hand(view, words, names)
        if maps is not None:
            yield f"targets of the {what}", maps.targets(view, words, names)
            for closeup in maps.closeups(view, words, names):
                yield f"closeup of the {what}", closeup
    if number == 0:
        yield "start", draw.start(public, words, names)
    if not decisions:
        yield "end", draw.end(public, words, names, DAYS)
    if maps is not None:
        places = game.places()
        for n in (number, number + 60):
            place = places[n * 7 % len(places)].id
            yield f"where {place} is", maps.where(game.view(state, mover), place, words, names)
        if number == POSITIONS - 2:
            yield "whole map", maps.whole_map(public, words, names)


def is_in_gate(game_id: str, seats: int, options: dict[str, Any], _player: str) -> bool:
    """Whether a game is drawn in the gate: of those with options one or two of each."""
    return bool(options) and seats not in ((3, 4) if game_id == "famous_explorers" else (3,))


@pytest.mark.parametrize(
    ("game_id", "seats", "options", "player"),
    thinned(EVERY_GAME, is_in_gate),
    ids=[f"{game_id} {seats}" for game_id, seats, *_rest in EVERY_GAME],
)
def test_nothing_is_hidden_cut_or_astray(
    game_id: str, seats: int, options: dict[str, Any], player: str
) -> None:
    bad, heads, hidden = dict[str, Counts](), 0, 0
    for number, state in enumerate(positions(game_id, seats, options, player)):
        for what, picture in pictures(game_id, state, number, seats):
            assert picture.pieces, what
            if found := counts(picture):
                bad[f"{number}: {what}"] = found
            heads += sum(piece.kind == "old-head" for piece in picture.pieces)
            hidden += len(headless(picture.pieces, "old-head"))
    assert not bad
    assert hidden <= heads * 0.02, f"{hidden} of {heads} old arrows have no head"


# --- bad input -----------------------------------------------------------------------------------

WIDE_NAMES = ("W" * 32, "M" * 32, "日本語 😀 " + "Ｗ" * 24, "שלום " * 6, "*_~`|>#[]" * 3, "@" * 32)


@pytest.mark.parametrize(
    ("game_id", "seats"), [("famous_explorers", 6), ("expedition_1996", 6), ("luxor", 4)]
)
def test_the_widest_names_of_players_hide_nothing(game_id: str, seats: int) -> None:
    """They may be cut, with a sign for it, and never run over the edge."""
    for number, state in enumerate(positions(game_id, seats, {}, "random")[::2]):
        game, draw = game_named(game_id), renderer(game_id)
        words, names = words_in("de"), WIDE_NAMES[:seats]
        for seat in (None, number):
            picture = draw.board(game.view(state, seat), words, names)
            assert not replace(counts(picture), cut=0)
            width, height = picture.image.size
            for piece in picture.pieces:
                left, top, right, bottom = piece.box
                assert 0 <= left <= right <= width
                assert 0 <= top <= bottom <= height


@pytest.mark.parametrize("apart", [False, True])
def test_a_map_where_twenty_tokens_meet_in_europe(apart: bool) -> None:
    """Shields of all seats, half of them at places of the row and of own cards."""
    middle = chart.positions("venice")[0]
    places = sorted(
        (point.id for point in network().points if point.kind == "place"),
        key=lambda id_: (
            (chart.positions(id_)[0][0] - middle[0]) ** 2
            + (chart.positions(id_)[0][1] - middle[1]) ** 2
        ),
    )
    numbers = count(1)
    # Twenty tokens at twenty places, or two each at ten.
    marked = places[:10]
    own = places[10:20] if apart else places[:10]
    scene = replace(
        scene_of(laid_out()),
        marks=tuple(tuple(marked[seat::6]) for seat in range(6)),
        letters=dict(zip(own[:6], "ABCDEF", strict=False)),
        numbers={place: next(numbers) for place in own[6:]},
    )
    drawn = mapping.world(scene)
    picture = Picture(Image.new("1", (WIDE, 768)), "", drawn.pieces)
    assert not counts(picture)
    tokens = [piece for piece in drawn.pieces if piece.kind in ("badge", "shield")]
    assert len(tokens) == 20
    assert sum(piece.leader for piece in tokens) <= 10
