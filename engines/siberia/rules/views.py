"""What everybody knows, and dealing again what is hidden."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

from engines.core import Chance
from engines.core.memo import memo_last, memo_of
from engines.siberia.content.model import Content
from engines.siberia.rules import automa, scoring
from engines.siberia.rules.board import Board, exposed, name_of, progress
from engines.siberia.rules.mats import Mat, News
from engines.siberia.rules.moves import CATEGORIES
from engines.siberia.rules.state import Automa, Location, State
from engines.siberia.rules.view import Goal, Place, Rival, View

SOME_MATS = 12
"""Mats of five players, as they are and as they were a few moves ago."""

REST = Chance(0)
"""The chance of states that are made from a view."""


@memo_last
def public_view(content: Content, state: State) -> View:
    """Return what everybody knows; all views of a state are asked for together."""
    return View(
        seat=None,
        turn=state.turn + 1,
        to_act=() if state.over else (state.active,),
        decision=None,
        outcome=scoring.outcome(content, state),
        first=state.first,
        active=state.active,
        round=state.turn // state.seats + 1,
        mats=state.mats,
        goals=tuple(_goals(content, mat) for mat in state.mats),
        scores=tuple(_score(content, mat) for mat in state.mats),
        places=_places(content, state.locations),
        market=state.market,
        deck=len(state.deck),
        swept=state.swept,
        bag=tuple(sorted(state.bag)),
        missing=tuple(sorted(location.tile for location in state.locations if not location.up)),
        workers=state.workers,
        maps=state.maps,
        trashed=state.trashed,
        shifted=state.shifted,
        todo=state.todo,
        pending=state.stack,
        working=Board(content, state).working() if not state.over else (),
        lent=state.lent,
        counted=state.counted,
        done=state.done,
        trigger=state.trigger,
        last=state.last,
        automa=None if state.automa is None else _rival(content, state.automa),
        news=state.news,
        before=state.before,
        earlier=(),
    )


# A move changes one mat, and few change the map: what follows from the others is known.


@memo_of(SOME_MATS)
def _goals(content: Content, mat: Mat) -> tuple[Goal, ...]:
    return tuple(
        Goal(category=category, has=has, needs=needs, placed=category in mat.glory)
        for category in CATEGORIES
        for has, needs in (progress(content, mat, category),)
    )


_score = memo_of(SOME_MATS)(scoring.score)


@memo_last
def _places(content: Content, locations: tuple[Location, ...]) -> tuple[Place, ...]:
    return tuple(
        Place(
            cell=cell,
            place=name_of(content, cell, location),
            region=content.map.region[cell],
            tile=location.tile if location.up else None,
            map=location.map,
            corruption=location.corruption,
            exposed=exposed(content, location),
        )
        for cell, location in zip(content.map.cells, locations, strict=True)
    )


def earlier(state: State, seat: int) -> tuple[News, ...]:
    """Return what changed in the turns since a seat's own last one, the newest turn left out."""
    if state.before is None or state.before.seat == seat:
        return ()
    turns = state.earlier
    own = max((place for place, turn in enumerate(turns) if turn.seat == seat), default=-1)
    return turns[own + 1 :]


def _rival(content: Content, own: Automa) -> Rival:
    worth = automa.level(content, own)
    return Rival(
        level=own.level,
        shown=own.shown,
        marker=own.marker,
        track=worth.track,
        stars=worth.stars,
        glory=own.glory,
        maps=own.maps,
        corruption=own.corruption,
        north=own.north,
        central=own.central,
        deck=len(own.deck),
        score=automa.score(content, own),
    )


def state_of(view: View, unknown: str = "") -> State:
    """Return what a view says as a state, in which each location not yet found is ``unknown``."""
    locations = tuple(
        Location(place.tile or unknown, place.tile is not None, place.map, place.corruption)
        for place in view.places
    )
    automa = None if view.automa is None else Automa(**_shared(view.automa, Automa) | {"deck": ()})
    others = {"locations": locations, "stack": view.pending, "automa": automa}
    hidden = {"chance": REST, "deck": ("",) * bool(view.deck), "undoable": False}
    over = view.outcome is not None
    return State(**_shared(view, State) | others | hidden, over=over)


def _shared(public: View | Rival, whole: type[State | Automa]) -> dict[str, Any]:
    """Return the fields that are called the same in what everybody sees of something."""
    names = (field.name for field in fields(whole))
    return {name: getattr(public, name) for name in names if hasattr(public, name)}


def reseeded(content: Content, state: State, seed: str) -> State:
    """Return a state with everything hidden dealt again from a seed."""
    return resample(content, state, None, Chance.from_seed(seed))


def resample(content: Content, state: State, seat: int | None, chance: Chance) -> State:
    """Return a state with everything hidden dealt again; nobody knows more than the others."""
    shuffled, chance = chance.shuffled(sorted(state.deck))
    locations = list(state.locations)
    for region in ("C", "N"):
        hidden = [
            number
            for number, cell in enumerate(content.map.cells)
            if content.map.region[cell] == region and not locations[number].up
        ]
        tiles, chance = chance.shuffled(sorted(locations[number].tile for number in hidden))
        for number, tile in zip(hidden, tiles, strict=True):
            locations[number] = Location(tile, up=False, map=locations[number].map)
    own = state.automa
    if own is not None:
        cards, chance = chance.shuffled(sorted((*own.deck, *own.aside)))
        count = len(own.aside)
        own = replace(own, aside=cards[:count], deck=cards[count:])
    return replace(
        state,
        deck=shuffled,
        locations=tuple(locations),
        automa=own,
        chance=chance.without_log(),
    )
