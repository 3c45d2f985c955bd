"""The view as plain lines, for a terminal and for transcripts; things are called as in moves."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import asdict

from engines.siberia.content.model import Content
from engines.siberia.rules.mats import News
from engines.siberia.rules.view import Place, Rival, View


def text_of(content: Content, view: View) -> str:
    """Return the view as lines that begin with what they are about."""
    return "\n".join(_lines(content, view))


def _lines(content: Content, view: View) -> Iterator[str]:
    yield f"turn {view.turn} round {view.round} active {view.active} first {view.first}"
    if view.trigger is not None:
        yield f"end triggered by {view.trigger}, turns to come {view.last}"
    for seat in range(len(view.mats)):
        yield from _seat(view, seat)
    if view.automa is not None:
        yield _automa(view.automa)
    for place in view.places:
        yield _place(content, view, place)
    cards = ", ".join(
        f"{hole} {'-' if card is None else _named(content, card)}"
        for hole, card in zip(content.map.holes, view.market, strict=True)
    )
    yield f"cards {cards}"
    yield f"piles: deck {view.deck}, swept {_or_none(view.swept)}, trashed {_or_none(view.trashed)}"
    workers = "/".join(map(str, view.workers))
    yield f"supply: workers {workers}, maps {view.maps}, bag {_counted(view.bag)}"
    yield from _turn(view)
    earlier = (("earlier", turn) for turn in reversed(view.earlier))
    for name, news in (("news", view.news), ("before", view.before), *earlier):
        if news is not None:
            yield f"{name}: {_news(news)}"
    if view.decision is not None:
        yield f"asked {view.decision.kind}: {len(view.decision.moves)} answers"


def _or_none(values: Iterable[str]) -> str:
    return " ".join(values) or "-"


def _counted(tokens: Iterable[str]) -> str:
    return _or_none(f"{token}*{count}" for token, count in Counter(tokens).items())


def _named(content: Content, card: str) -> str:
    return f"{card} {content.cards[card].names.name}"


def _seat(view: View, seat: int) -> Iterator[str]:
    """Yield what a player has, line by line, so that a transcript shows what changed."""
    mat, score = view.mats[seat], view.scores[seat]
    places = {place.cell: place.place for place in view.places}
    workers = "/".join(map(str, mat.workers))
    yield (
        f"seat {seat}: {mat.mech} at {places.get(mat.cell, mat.cell)}, token {mat.spot}, "
        f"power {mat.power}, guile {mat.guile}, coins {mat.coins}, maps {mat.maps}, "
        f"workers {workers}, score {score.total}"
    )
    row = (f"{active.card}{'+' + active.worker if active.worker else ''}" for active in mat.row)
    yield f"hand {seat}: {_or_none(mat.hand)}; row {_or_none(row)}"
    yield (
        f"tucked {seat}: solved {_or_none(mat.solved)}, melded {_or_none(mat.melded)}, "
        f"upgraded {_or_none(mat.upgraded)}, corruption {_or_none(mat.corruption)}"
    )
    goals = " ".join(
        f"{goal.category} {'placed' if goal.placed else f'{goal.has}/{goal.needs}'}"
        for goal in view.goals[seat]
    )
    yield f"glory {seat}: {goals}"


def _automa(rival: Rival) -> str:
    return (
        f"automa: level {rival.level}, card {rival.shown or '-'}, marker {rival.marker} of "
        f"{rival.track}, stars {'/'.join(map(str, rival.stars))}, glory {rival.glory}, "
        f"maps {rival.maps}, corruption {_or_none(rival.corruption)}, north {rival.north or '-'}, "
        f"central {rival.central or '-'}, deck {rival.deck}, score {rival.score}"
    )


def _place(content: Content, view: View, place: Place) -> str:
    """Return a location with what lies and stands there."""
    if place.tile is None:
        shown = f"face down{', map' if place.map else ''}"
    else:
        shown = f"{place.place} {content.tiles[place.tile].names.name}"
    tokens = f", corruption from the top {' '.join(reversed(place.corruption))}"
    standing = [str(seat) for seat, mat in enumerate(view.mats) if mat.cell == place.cell]
    here = f", mechs of {' '.join(standing)}" if standing else ""
    return f"place {place.cell}: {shown}{tokens if place.corruption else ''}{here}"


def _turn(view: View) -> Iterator[str]:
    """Yield what is open in this turn: actions, and what is pending, the next first."""
    yield f"todo: {_or_none(view.todo)}{'' if view.shifted else ', token not shifted'}"
    for number, frame in enumerate(reversed(view.pending), start=1):
        about = {name: value for name, value in asdict(frame).items() if name != "kind"}
        yield f"pending {number}: {frame.kind} {json.dumps(about)}"
    for name in ("working", "lent", "counted", "done"):
        if values := getattr(view, name):
            yield f"{name}: {' '.join(values)}"


def _news(news: News) -> str:
    return (
        f"seat {news.seat}, cells {_or_none(news.cells)}, holes {_or_none(news.holes)}, "
        f"trail {_or_none(news.trail)}"
    )
