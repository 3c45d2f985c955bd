"""A view as plain lines, for terminals and transcripts."""

from __future__ import annotations

from collections.abc import Iterable

from engines.famous_explorers.notation import Notation
from engines.famous_explorers.view import Held, View
from engines.routes.view import line_of, news_line

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
    lines.append(f"row: {_list(view.row)}; deck {view.deck_size}, discards {view.discard_size}")
    lines.append(f"tickets in the supply: {view.supply}")
    if view.shown_discards:
        lines.append(f"discards that all have seen: {_list(view.shown_discards)}")
    if view.market:
        slots = " ".join(card or "-" for card in view.market)
        lines.append(f"market: {slots}; Events {view.event_deck_size}, away {view.away}")
    for secret in view.secrets:
        what = "empty" if secret.empty else secret.place or "?"
        tokens = ", ".join(f"seat {seat}" for seat in secret.peeked) or "nobody"
        lines.append(f"secret {secret.slot}: {what}, known to {tokens}")
    if view.seat is not None:
        lines += _own(notation, view)
    if view.decision is not None:
        moves = " | ".join(map(notation.format, view.decision.moves))
        lines.append(f"asked {view.decision.kind}: {moves}")
    return "\n".join(lines)


def _own(notation: Notation, view: View) -> list[str]:
    lines = [f"own: {_list(map(_card, view.hand))}"]
    for name, places in (("put aside", view.tossed), ("discarded", view.discarded)):
        if places:
            lines.append(f"{name}: {_list(places)}")
    if view.drawn:
        lines.append(f"drawn for {view.given}: {_list(view.drawn)}")
    if view.free_action is not None:
        moves = " | ".join(map(notation.format, view.free_action.moves))
        lines.append(f"at any time: {moves}")
    return lines


def _card(held: Held) -> str:
    marks = (("*", held.marked), ("(held)", held.held), ("+", held.scorable))
    return held.place + "".join(sign for sign, on in marks if on)


def _heading(view: View) -> str:
    options = "".join(f", {name}" for field, name in OPTIONS if getattr(view, field))
    if view.outcome is not None:
        winners = " and ".join(f"seat {seat}" for seat in view.outcome.winners)
        return f"game over, won by {winners}{options}"
    if view.phase in ("redraw", "marks"):
        doing = "drawing anew" if view.phase == "redraw" else "marking"
        return f"{doing}, seat {view.active} to act, seat {view.first} began{options}"
    last = " (the last)" if view.last_round else ""
    owed = [
        "main arrow owed" if view.main else "main arrow laid",
        f"{view.spent} tickets spent",
        *(f"loop on {colour}" for colour in view.looped),
        *([f"branch of {view.branch} owed"] if view.branch else []),
        *([f"{view.bonuses} bonus arrows open"] if view.bonuses else []),
        *([f"{view.owed} to be done"] if view.owed else []),
        *(["a card bought"] if view.bought else []),
        *([f"just at {view.window}"] if view.window else []),
    ]
    turn = f"turn {view.turn}, round {view.round}{last}, seat {view.active} to play"
    return f"{turn}, seat {view.first} began{options}: {', '.join(owed)}"


def _seat_line(view: View, seat: int) -> str:
    score = view.scores[seat]
    sources = (
        score.cards,
        score.marks,
        score.secrets,
        score.corrections,
        score.explorers,
        score.events,
        score.unfulfilled,
        score.unclaimed,
    )
    sum_ = "".join(f"{points:+}" for points in sources)
    parts = [
        f"seat {seat}: tickets {view.tickets[seat]}",
        f"points {sum_} = {score.total}, track {score.track}, hand {view.hand_sizes[seat]}",
    ]
    if view.to_mark[seat]:
        parts.append(f"{view.to_mark[seat]} marks to place")
    explorers = [f"{worth.card} {worth.points}" for worth in view.explorers[seat]]
    marked = view.marked_cards[seat]
    scored = [f"{place}*" if place in marked else place for place in view.scored[seat]]
    for name, things in (
        ("marks", view.marks[seat]),
        ("scored", scored),
        ("from the row", view.taken[seat]),
        ("Secrets", view.claimed[seat]),
        ("left in hand", view.unfulfilled[seat]),
        ("Explorers", explorers),
        ("Events", view.kept_events[seat]),
    ):
        if things:
            parts.append(f"{name}: {_list(things)}")
    return ", ".join(parts)


def _list(items: Iterable[str]) -> str:
    return " ".join(items) or "-"
