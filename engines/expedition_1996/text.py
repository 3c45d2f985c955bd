"""A view as plain lines, for terminals and transcripts."""

from __future__ import annotations

from dataclasses import fields

from engines.expedition_1996.notation import Notation
from engines.expedition_1996.view import View
from engines.routes.text import heading, line_of, listed, named, news_line, question


def text_of(notation: Notation, view: View) -> str:
    """Return everything the view holds, one fact per line; points by their ids."""
    lines = [_heading(view), *(_seat_line(view, seat) for seat in range(view.players))]
    lines += map(line_of, view.expeditions)
    lines.append(f"news: {news_line(view.news)}")
    if not view.variant_b:
        lines.append(f"row: {listed(view.row)}; deck {view.deck_size}")
    lines.append(f"vouchers in the supply: {view.supply}")
    if view.seat is not None and not view.variant_b:
        held = listed(
            f"{mission.place}*" if mission.marked else mission.place for mission in view.hand
        )
        lines.append(f"own: {held}")
        lines += named(("under the deck", view.sunk), (f"drawn for {view.given}", view.drawn))
    lines += question(view.decision, notation.format)
    return "\n".join(lines)


def _heading(view: View) -> str:
    variants = "".join(
        f", variant {letter}" for letter, on in (("A", view.variant_a), ("B", view.variant_b)) if on
    )
    doing = f"placing chips, seat {view.active} to place"
    return heading(view, doing, variants, "vouchers", ["exchanging"] if view.exchanging else ())


def _seat_line(view: View, seat: int) -> str:
    score = view.scores[seat]
    parts = [f"seat {seat}: vouchers {view.tickets[seat]}"]
    if view.variant_b:
        parts.append(f"{score.total} chips collected")
    else:
        sum_ = "".join(f"{getattr(score, field.name):+}" for field in fields(score))
        parts.append(f"points {sum_} = {score.total}, hand {view.hand_sizes[seat]}")
    if view.to_place[seat]:
        parts.append(f"{view.to_place[seat]} chips to place")
    if view.dropped[seat]:
        parts.append(f"{view.dropped[seat]} chips unused")
    parts += named(
        ("chips", view.chips[seat]),
        ("collected", view.collected[seat]),
        ("opened", view.opened[seat]),
        ("from the row", view.taken[seat]),
        ("left in hand", view.unfulfilled[seat]),
    )
    return ", ".join(parts)
