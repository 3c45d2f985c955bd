"""The board and the hand in words, complete, for those who see no pictures."""

from __future__ import annotations

from collections.abc import Sequence

from engines.expedition_1996.view import Expedition, Step, View
from render.expedition_1996 import chart, phrases
from render.expedition_1996.alt import choices, hand_facts, holding
from render.expedition_1996.scene import open_ways, touched
from render.markdown import escaped
from render.words import Words

LIMIT = 3500
SHOWN = 8
"""Points of a route that are told."""


def board_text(view: View, words: Words, names: Sequence[str]) -> str:
    """Return the whole board in Markdown."""
    called = [escaped(name) for name in phrases.called(view, words, names)]
    title = words("expedition_1996-board-title")
    head = [f"**{title}** · {phrases.status(view, words, called)}"]
    owed = phrases.owed(view, words)
    if owed:
        head.append(phrases.sentence(phrases.upper(" · ".join(owed))))
    if phrases.only_vouchers(view):
        head.append(words("expedition_1996-board-only-vouchers"))
    routes = [_route(view, expedition, words) for expedition in view.expeditions]
    own = [*phrases.exchange(view, words), *choices(view, words)]
    if view.hand:
        own.append(holding(view, words))
    row = []
    if not view.variant_b:
        items = ", ".join(
            f"{chart.name(place)} ({chart.region(place, words)})" for place in view.row
        )
        row.append(phrases.listed(words, words("expedition_1996-board-row"), items or "–"))
        row.append(words("expedition_1996-board-deck", count=view.deck_size))
    row.append(words("expedition_1996-board-supply", count=view.supply))
    players = []
    for seat, name in enumerate(called):
        facts = phrases.standing(view, seat, words)
        if not view.variant_b and view.phase != "chips":
            facts[0] = f"{facts[0]} ({phrases.sources(view, seat, words)})"
        if view.unfulfilled[seat]:
            left = phrases.points(view.unfulfilled[seat])
            facts.append(words("expedition_1996-board-unfulfilled", places=left))
        players.append(f"{seat + 1}. {phrases.listed(words, f'**{name}**', ', '.join(facts))}")
    lines = [*head, *routes, *own, *row, *players]
    return phrases.within(lines, LIMIT, "\n")


def _route(view: View, expedition: Expedition, words: Words) -> str:
    """Tell a colour's way: where it is, how it came there, and where it may go."""
    tip = words(
        "expedition_1996-board-tip",
        colour=f"**{phrases.upper(phrases.colour(expedition.colour, words))}**",
        place=chart.name(expedition.tip),
        left=phrases.left(expedition, words),
    )
    parts = [phrases.sentence(tip)]
    if expedition.arrows:
        parts.append(words("expedition_1996-board-route", route=_way(expedition.arrows)))
    else:
        parts.append(words("expedition_1996-board-not-begun"))
    if expedition.fresh:
        way = _way(expedition.arrows[-expedition.fresh :])
        parts.append(words("expedition_1996-board-fresh", route=way))
    if expedition.removed:
        gone = ", ".join(map(_step, expedition.removed))
        parts.append(words("expedition_1996-board-removed", route=gone))
    ways, seen = open_ways(view, expedition), touched(expedition)
    if ways:
        named = [
            words("expedition_1996-board-loop", place=chart.name(to))
            if to in seen
            else chart.name(to)
            for to in ways
        ]
        parts.append(words("expedition_1996-board-ways", places=", ".join(named)))
    return " ".join(parts)


def _step(step: Step) -> str:
    return f"{chart.name(step[0])} → {chart.name(step[1])}"


def _way(steps: Sequence[Step]) -> str:
    """Return the end of a route; a branch begins anew behind a stroke."""
    short = steps[-(SHOWN - 1) :]
    text = ("… " if len(short) < len(steps) else "") + chart.name(short[0][0])
    place = short[0][0]
    for tail, head in short:
        text += f" → {chart.name(head)}" if tail == place else f" | {_step((tail, head))}"
        place = head
    return text


def hand_text(view: View, words: Words, names: Sequence[str]) -> str:
    """Return everything the reader holds in Markdown."""
    lines = [f"**{words('expedition_1996-hand-title')}**", *hand_facts(view, words)]
    return phrases.within([*lines, *choices(view, words)], LIMIT, "\n")
