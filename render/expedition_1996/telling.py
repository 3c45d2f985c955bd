"""What is told in alt texts and long texts: see :class:`render.routes.game.RouteGame`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engines.expedition_1996.view import View
from render.expedition_1996.scene import scene_of
from render.routes import chart, phrases
from render.routes.say import Say
from render.sentences import listed, sentence, sources, upper

MOST_PLACES = 15
"""Places for chips that are named one by one."""

SOURCES = ("missions", "chips", "row", "unfulfilled", "uncollected")


def choices(view: View, say: Say) -> list[str]:
    """Say which points the reader may choose now."""
    scene = scene_of(view)
    sentences = phrases.ways(scene, say)
    if len(scene.places) > MOST_PLACES:
        sentences.append(say("board-mark-many", count=len(scene.places)))
    elif scene.places:
        sentences.append(say("board-mark", places=phrases.points(scene.places, say)))
    return sentences


def standing(view: View, seat: int, say: Say) -> list[str]:
    """Return the public facts about a player but the places of the chips."""
    score, facts = view.scores[seat], list[str]()
    if view.variant_b:
        facts.append(say("board-collected", count=score.chips))
    else:
        facts.append(say("board-points", count=score.total))
        facts.append(say("board-hand", count=view.hand_sizes[seat]))
    facts.append(say("board-tickets", count=view.tickets[seat]))
    if view.to_place[seat]:
        facts.append(say("board-to-mark", count=view.to_place[seat]))
    return facts


def _with_chips(view: View, seat: int, say: Say) -> list[str]:
    facts = standing(view, seat, say)
    if view.chips[seat]:
        facts.append(say("board-marks", places=phrases.points(view.chips[seat], say)))
    return facts


def lying(view: View, say: Say, names: Sequence[str]) -> Iterator[str]:
    """Yield what lies in the row, where chips lie, and how many missions are left."""
    if view.row:
        yield listed(say.words, say("board-row"), phrases.points(view.row, say))
    yield from phrases.marks_of(view.chips, say, names)
    if not view.variant_b:
        yield say("board-deck", count=view.deck_size)


def cards(view: View, say: Say, names: Sequence[str]) -> Iterator[str]:
    """Describe the row and what is left of missions and vouchers."""
    if not view.variant_b:
        items = ", ".join(f"{say.place(place)} ({chart.region(place, say)})" for place in view.row)
        yield listed(say.words, say("board-row"), items or "–")
        yield say("board-deck", count=view.deck_size)
    yield say("board-supply", count=view.supply)


def facts(view: View, seat: int, say: Say) -> list[str]:
    """Return all public facts about a player, with the sources of the points."""
    facts = _with_chips(view, seat, say)
    origin = sources(say.words, say.game, view.scores[seat], SOURCES)
    if origin and not view.variant_b and view.phase != "chips":
        facts[0] = f"{facts[0]} ({origin})"
    if view.unfulfilled[seat]:
        left = phrases.points(view.unfulfilled[seat], say)
        facts.append(say("board-unfulfilled", places=left))
    return facts


def hand_more(view: View, say: Say) -> Iterator[str]:
    """Yield how far the chips are in variant B, how the reader stands, and former missions."""
    seat = view.seat
    assert seat is not None, "only a player has a hand"
    if view.variant_b:
        for place in view.chips[seat]:
            far = phrases.distances(view.expeditions, place, say)
            yield listed(say.words, say.place(place), far)
    elif not view.hand:
        yield sentence(upper(say("hand-none")))
    yield sentence(upper(", ".join(_with_chips(view, seat, say)[:3])))
    for title, places in piles(view, say, chips=True):
        yield listed(say.words, title, phrases.points(places, say))


def piles(view: View, say: Say, *, chips: bool) -> list[tuple[str, tuple[str, ...]]]:
    """Return the reader's former missions by pile, its title and the places; and former chips."""
    seat = view.seat
    assert seat is not None, "only a player has a hand"
    return phrases.piles(
        say,
        opened=view.opened[seat],
        taken=view.taken[seat],
        collected=view.collected[seat] if chips else (),
        sunk=view.sunk,
    )


def decided_by(view: View) -> Sequence[int]:
    """In variant B the way to chips decides ties (Q96-605, Q96-806)."""
    return dict(view.outcome.sources).get("distance", ()) if view.outcome is not None else ()


def note(view: View, seat: int, say: Say) -> str:
    """In variant B only chips count."""
    assert view.outcome is not None, "the game is over"
    count = view.outcome.scores[seat]
    return say("board-collected", count=count) if view.variant_b else ""
