"""Every kind of picture of a position, for every reader, and positions of whole games."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache
from itertools import pairwise
from typing import Any, get_type_hints

from engines.core import AnyGame, Chance
from engines.players import choose
from render.picture import Picture
from render.registry import LookupRenderer, MapRenderer, Renderer, lookup_renderer, renderer
from render.words import Words

DAYS = date(2026, 3, 1), date(2026, 5, 17)
"""The first and the last day of a game, which its last picture names."""

FIXED = frozenset(("minute", "key"))
"""Kinds that show no position: they are drawn once a game."""

PUBLIC, OWN = FIXED | {"start", "end"}, frozenset(("hand", "targets", "closeups"))
"""Kinds that only the public gets, and those that only a seat gets."""


LOOKED_UP = frozenset(("card_picture", "location_picture", "player_picture"))
"""Kinds that are the same for all readers: everything that they show is public."""


@dataclass(frozen=True, slots=True)
class Shot:
    """A picture to be drawn, or a few that are drawn together; ``seat`` is the reader's."""

    game: str
    kind: str
    seat: int | None
    draw: Callable[[], tuple[Picture, ...]]


@cache
def kinds(game_id: str) -> dict[str, tuple[str, ...]]:
    """Return the functions of a game's renderer that draw pictures, with what they are given."""
    module = renderer(game_id)
    found: dict[str, tuple[str, ...]] = {}
    for protocol in (Renderer, MapRenderer, LookupRenderer):
        for name, function in vars(protocol).items():
            if not inspect.isfunction(function) or not hasattr(module, name):
                continue
            parameters = tuple(inspect.signature(function).parameters)[1:]
            # The curve of points shows a whole game, no position.
            drawn = get_type_hints(function).get("return") in (Picture, tuple[Picture, ...])
            if drawn and "course" not in parameters:
                found[name] = parameters
    return found


def shots(
    game: AnyGame,
    state: Any,
    words: Words,
    names: Sequence[str],
    chance: Chance,
    *,
    begins: bool,
    seats: Sequence[int],
) -> Iterator[Shot]:
    """Yield what is to be drawn of a position, for the public and for these seats.

    Chance decides which place, card and mat are shown. ``begins``: it is the first position of the
    game, of which the plate is drawn as well.
    """
    things = _things(game, state, len(names), chance)
    moments = {"start": begins, "end": game.outcome(state) is not None}
    moments |= dict.fromkeys(FIXED, begins)
    for kind, parameters in kinds(game.id).items():
        if not moments.get(kind, True):
            continue
        public = () if kind in OWN else (None,)
        for seat in (*public, *(() if kind in PUBLIC or kind in LOOKED_UP else seats)):
            view = game.view(state, seat)
            if kind == "hand":
                view = renderer(game.id).hand_view(view)
            known = {"view": view, "words": words, "names": names, "days": DAYS, **things}
            yield Shot(game.id, kind, seat, _drawing(game.id, kind, [known[p] for p in parameters]))


def _things(game: AnyGame, state: Any, seats: int, chance: Chance) -> dict[str, Any]:
    """Return a place, a card and a seat by chance, for pictures of single things."""
    if places := game.places():
        return {"place": chance.chosen(places)[0].id}
    lookup = lookup_renderer(game.id)
    if lookup is None:
        return {}
    view = game.view(state, None)
    card, chance = chance.chosen([card.id for card in lookup.cards(view)])
    place, chance = chance.without_log().chosen([place.id for place in lookup.locations(view)])
    seat, chance = chance.without_log().chosen(tuple(range(seats)))
    return {"card": card, "place": place, "seat": seat}


def _drawing(game_id: str, kind: str, given: Sequence[Any]) -> Callable[[], tuple[Picture, ...]]:
    def draw() -> tuple[Picture, ...]:
        drawn: Picture | tuple[Picture, ...] = getattr(renderer(game_id), kind)(*given)
        return (drawn,) if isinstance(drawn, Picture) else drawn

    return draw


def played(game: AnyGame, seats: int, options: dict[str, Any], seed: str) -> list[Any]:
    """Return every state of a game between greedy players, the first and the last included."""
    state, chance = game.start(seats, game.options(options), seed), Chance.from_seed(seed)
    states = [state]
    while asked := game.decisions(state):
        move, chance = choose("medium", game, state, asked[0].seat, chance)
        state, _events = game.apply(state, asked[0].seat, move)
        states.append(state)
    return states


def moments(states: Sequence[Any], count: int, chance: Chance) -> tuple[list[int], Chance]:
    """Return numbers of positions from the first to the last, and one by chance in each part."""
    last = len(states) - 1
    edges = [last * part // (count - 2) for part in range(count - 1)]
    chosen = {0, last}
    for first, after in pairwise(edges):
        number, chance = chance.below(max(1, after - first))
        chosen.add(first + number)
    return sorted(chosen), chance.without_log()
