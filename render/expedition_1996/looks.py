"""Pictures and texts of a place on the map, and of the reader's own targets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engines.expedition_1996.notation import Notation
from engines.expedition_1996.view import View
from render.expedition_1996.scene import own_places, say_in, scene_of
from render.markdown import escaped
from render.picture import Picture
from render.routes import closeups as close
from render.routes import tags as labels
from render.routes import targets as aims
from render.routes import where as spots
from render.sentences import plain_names
from render.words import Words


def closeups(view: View, words: Words, names: Sequence[str]) -> tuple[Picture, ...]:
    """Draw the map around each expedition for which the reader may choose an arrow."""
    return close.pictures(scene_of(view), say_in(words))


def where(view: View, place: str, words: Words, names: Sequence[str]) -> Picture:
    """Draw the part of the map around a point, the point marked and its neighbours named."""
    say = say_in(words)
    spot = spots.Spot(place, say.place(place))
    return spots.picture(scene_of(view), spot, say, plain_names(view.players, say.words, names))


def where_text(view: View, place: str, words: Words, names: Sequence[str]) -> str:
    """Say what and where a point is, its neighbours, what is on it, and how far it is."""
    say = say_in(words)
    called = [escaped(name) for name in plain_names(view.players, say.words, names)]
    return spots.text(scene_of(view), spots.Spot(place, say.place(place)), say, called)


def targets(view: View, words: Words, names: Sequence[str]) -> Picture:
    """Draw the map with the reader's own targets; their list begins with the nearest."""
    assert view.seat is not None, "only a player has targets"
    scene = scene_of(view)
    return aims.picture(scene, own_places(view, scene), view.seat, say_in(words), {})


def targets_text(view: View, words: Words, names: Sequence[str]) -> str:
    """List the reader's own targets, the nearest to an expedition first."""
    assert view.seat is not None, "only a player has targets"
    scene = scene_of(view)
    return aims.text(scene, own_places(view, scene), view.seat, say_in(words), {})


def tags(view: View, words: Words) -> Mapping[str, str]:
    """Return what the pictures call each answer of the reader, by its notation."""
    moves = view.decision.moves if view.decision is not None else ()
    return labels.of(scene_of(view), moves, Notation, say_in(words))
