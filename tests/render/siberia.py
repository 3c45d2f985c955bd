"""Views of Expeditions to draw: of random games, and a crowded one by hand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

from engines.registry import game_named
from engines.siberia.content import load
from engines.siberia.rules import scoring
from engines.siberia.rules.board import progress
from engines.siberia.rules.mats import Active, Mat, News
from engines.siberia.rules.moves import CATEGORIES
from engines.siberia.rules.state import State
from engines.siberia.rules.view import Goal, View
from tests.core.walks import random_walk

GAME = game_named("siberia")
CONTENT = load(None)[0]
NAMES = ("Amira", "Ben Carter", "Chloé", "Dmitri", "Eve")
LONG = (
    "Maximilian-Alexander von und zu W",
    "W" * 32,
    "日本語 😀 𝓕𝓪𝓷𝓬𝔂 ✨ name of many kinds",
    "*_~`|>#[](){}@everyone<@12345678>",
    "i" * 32,
)


@cache
def phases(seats: int) -> tuple[State, ...]:
    """Return states of one game: the first and last, and some for each kind of question."""
    seen: dict[Any, State] = {}
    last: State | None = None
    for number, (state, played) in enumerate(random_walk(GAME, seats, {}, f"drawn {seats}")):
        kind = GAME.decisions(state)[0].kind
        seen.setdefault((kind, len(state.stack) > 3, number // 1500), state)
        last = played.state
    assert last is not None
    return (*seen.values(), last)


@cache
def crowded() -> View:
    """Return a late position of five by hand: everything explored, and as much as can lie there."""
    base: View = GAME.view(GAME.start(5, GAME.options({}), "crowded"), None)
    kinds = {letter: [id_ for id_ in CONTENT.cards if id_[0] == letter] for letter in "IMQ"}
    tiles = {
        region: [tile for tile in CONTENT.tiles.values() if tile.region == region]
        for region in "SCN"
    }
    bag = [*CONTENT.tokens]
    places = []
    for place in base.places:
        tile = tiles[place.region].pop()
        level, stack = tile.level, list[str]()
        while level > 0 and tile.number % 5:
            stack.append(bag.pop(7 * len(bag) // 11))
            level -= int(stack[-1][1:])
        tokens = (CONTENT.heart,) if tile.heart else tuple(stack)
        exposed = (*(node.at for node in tile.benefits), *(f"{tile.id}/covered",) * (not tokens))
        places.append(
            replace(
                place,
                place=str(tile.number),
                tile=tile.id,
                map=False,
                corruption=tokens,
                exposed=exposed,
            )
        )
    mats = tuple(
        replace(
            mat,
            cell=("n1", "n4", "c3", "c6", "s5")[seat],
            spot=("blank", "move", "play", "gather", "refresh")[seat],
            power=2 * seat,
            guile=10 - seat,
            coins=9 * seat,
            maps=seat,
            workers=(seat, 1, 0, 2, 4 - seat),
            hand=(*mat.hand, *(kinds["I"].pop() for _ in range(1 + seat))),
            row=tuple(
                Active(id_, CONTENT.cards[id_].colour if seat % 2 else None)
                for id_ in (kinds["Q"].pop() for _ in range(4 - seat))
            ),
            solved=tuple(kinds["Q"].pop() for _ in range(seat)),
            melded=tuple(kinds["M"].pop() for _ in range(4 - seat)),
            upgraded=tuple(kinds["I"].pop() for _ in range(seat % 3)),
            corruption=CONTENT.tokens[: 2 * seat],
            glory=CATEGORIES[:seat],
        )
        for seat, mat in enumerate(base.mats)
    )
    market = tuple(kinds["IMQMI"[number]].pop() for number in range(5))
    return replace(
        base,
        turn=61,
        round=13,
        active=2,
        to_act=(2,),
        mats=mats,
        goals=tuple(tuple(goals(mat)) for mat in mats),
        scores=tuple(scoring.score(CONTENT, mat) for mat in mats),
        places=tuple(places),
        market=market,
        missing=(),
        bag=tuple(sorted(bag)),
        deck=17,
        before=News(seat=1, cells=("n4",), holes=("h2", "h4"), trail=("c4", "n4")),
        news=News(seat=2),
    )


def goals(mat: Mat) -> Iterator[Goal]:
    """Yield how far a player is in each category of glory."""
    for category in CATEGORIES:
        has, needs = progress(CONTENT, mat, category)
        yield Goal(category=category, has=has, needs=needs, placed=category in mat.glory)


def held(count: int, active: int = 0) -> View:
    """Return the view of seat 2 with so many cards in hand, and in the active row."""
    view = crowded()
    ids = [*CONTENT.cards]
    row = tuple(Active(id_, CONTENT.cards[id_].colour) for id_ in ids[count : count + active])
    mat = replace(view.mats[2], hand=tuple(ids[:count]), row=row)
    mats = (*view.mats[:2], mat, *view.mats[3:])
    return replace(view, seat=2, mats=mats)
