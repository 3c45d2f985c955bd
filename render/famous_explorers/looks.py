"""Pictures and texts of a place on the map, and of the reader's own targets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engines.famous_explorers.notation import Notation
from engines.famous_explorers.view import View
from render.famous_explorers.alt import about_held
from render.famous_explorers.scene import full, own_places, peeked, say_in, scene_of
from render.markdown import escaped
from render.picture import Picture
from render.routes import closeups as close
from render.routes import tags as labels
from render.routes import targets as aims
from render.routes import where as spots
from render.routes.say import Say
from render.sentences import plain_names
from render.words import Words


def closeups(view: View, words: Words, names: Sequence[str]) -> tuple[Picture, ...]:
    """Draw the map around each expedition for which the reader may choose an arrow."""
    return close.pictures(scene_of(view), say_in(words))


def where(view: View, place: str, words: Words, names: Sequence[str]) -> Picture:
    """Draw the part of the map around a point, the point marked and its neighbours named."""
    say = say_in(words)
    called = plain_names(view.players, say.words, names)
    return spots.picture(scene_of(view), _spot(view, place, say), say, called)


def where_text(view: View, place: str, words: Words, names: Sequence[str]) -> str:
    """Say what and where a point is, its neighbours, what is on it, and how far it is."""
    say = say_in(words)
    called = [escaped(name) for name in plain_names(view.players, say.words, names)]
    return spots.text(scene_of(view), _spot(view, place, say), say, called)


def _spot(view: View, place: str, say: Say) -> spots.Spot:
    known = [secret.slot.upper() for secret in view.secrets if secret.place == place]
    hidden = say("where-secret", letter=known[0]) if known else ""
    return spots.Spot(place, full(place, say), hidden)


def targets(view: View, words: Words, names: Sequence[str]) -> Picture:
    """Draw the map with the reader's own targets; their list begins with the nearest."""
    assert view.seat is not None, "only a player has targets"
    say, scene = say_in(words), scene_of(view)
    places, notes = own_places(view, scene), _notes(view, say)
    return aims.picture(scene, places, view.seat, say, notes)


def targets_text(view: View, words: Words, names: Sequence[str]) -> str:
    """List the reader's own targets, the nearest to an expedition first."""
    assert view.seat is not None, "only a player has targets"
    say, scene = say_in(words), scene_of(view)
    return aims.text(scene, own_places(view, scene), view.seat, say, _notes(view, say))


def tags(view: View, words: Words) -> Mapping[str, str]:
    """Return what the pictures call each answer of the reader, by its notation."""
    moves = [move for asked in (view.decision, view.free_action) if asked for move in asked.moves]
    return labels.of(scene_of(view), moves, Notation, say_in(words))


def _notes(view: View, say: Say) -> dict[str, str]:
    """Return notes by place: on own cards, and on the Secrets that the reader has seen."""
    notes = {held.place: about_held(held, say) for held in view.hand}
    notes |= dict.fromkeys(peeked(view), say("targets-secret"))
    return {place: note for place, note in notes.items() if note}
