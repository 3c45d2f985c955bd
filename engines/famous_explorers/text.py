"""A view as plain lines, for terminals and transcripts."""

from __future__ import annotations

from dataclasses import fields

from engines.famous_explorers.notation import Notation
from engines.famous_explorers.view import Held, View
from engines.routes.text import heading, line_of, listed, named, news_line, question

OPTIONS = (
    ("new_rule_1", "New Rule 1"),
    ("new_rule_2", "New Rule 2"),
    ("explorers_events", "Explorers and Events"),
    ("secret_destinations", "Secret Destinations"),
)


def text_of(notation: Notation, view: View) -> str:
    """Return everything the view holds, one fact per line; points by their ids."""
    lines = [_heading(view), *(_seat_line(view, seat) for seat in range(view.players))]
    lines += map(line_of, view.expeditions)
    lines.append(f"news: {news_line(view.news)}")
    lines.append(f"row: {listed(view.row)}; deck {view.deck_size}, discards {view.discard_size}")
    lines.append(f"tickets in the supply: {view.supply}")
    lines += named(("discards that all have seen", view.shown_discards))
    if view.market:
        slots = " ".join(card or "-" for card in view.market)
        lines.append(f"market: {slots}; Events {view.event_deck_size}, away {view.away}")
    for secret in view.secrets:
        what = "empty" if secret.empty else secret.place or "?"
        tokens = ", ".join(f"seat {seat}" for seat in secret.peeked) or "nobody"
        lines.append(f"secret {secret.slot}: {what}, known to {tokens}")
    if view.seat is not None:
        lines += _own(notation, view)
    lines += question(view.decision, notation.format)
    return "\n".join(lines)


def _own(notation: Notation, view: View) -> list[str]:
    lines = [f"own: {listed(map(_card, view.hand))}"]
    lines += named(
        ("put aside", view.tossed),
        ("discarded", view.discarded),
        (f"drawn for {view.given}", view.drawn),
    )
    if view.free_action is not None:
        moves = " | ".join(map(notation.format, view.free_action.moves))
        lines.append(f"at any time: {moves}")
    return lines


def _card(held: Held) -> str:
    marks = (("*", held.marked), ("(held)", held.held), ("+", held.scorable))
    return held.place + "".join(sign for sign, on in marks if on)


def _heading(view: View) -> str:
    options = "".join(f", {name}" for field, name in OPTIONS if getattr(view, field))
    owed = [
        *([f"{view.owed} to be done"] if view.owed else []),
        *(["a card bought"] if view.bought else []),
        *([f"just at {view.window}"] if view.window else []),
    ]
    doing = "drawing anew" if view.phase == "redraw" else "marking"
    return heading(view, f"{doing}, seat {view.active} to act", options, "tickets", owed)


def _seat_line(view: View, seat: int) -> str:
    score = view.scores[seat]
    sum_ = "".join(f"{getattr(score, field.name):+}" for field in fields(score))
    parts = [
        f"seat {seat}: tickets {view.tickets[seat]}",
        f"points {sum_} = {score.total}, track {score.track}, hand {view.hand_sizes[seat]}",
    ]
    if view.to_mark[seat]:
        parts.append(f"{view.to_mark[seat]} marks to place")
    explorers = [f"{worth.card} {worth.points}" for worth in view.explorers[seat]]
    marked = view.marked_cards[seat]
    scored = [f"{place}*" if place in marked else place for place in view.scored[seat]]
    parts += named(
        ("marks", view.marks[seat]),
        ("scored", scored),
        ("from the row", view.taken[seat]),
        ("Secrets", view.claimed[seat]),
        ("left in hand", view.unfulfilled[seat]),
        ("Explorers", explorers),
        ("Events", view.kept_events[seat]),
    )
    return ", ".join(parts)
