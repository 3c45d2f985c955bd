"""A view as plain lines, for terminals and transcripts."""

from __future__ import annotations

from collections.abc import Iterable

from engines.expedition_1996.notation import Notation
from engines.expedition_1996.view import View
from engines.routes.view import line_of, news_line


def text_of(notation: Notation, view: View) -> str:
    """Return everything the view holds, one fact per line; points by their ids."""
    lines = [_heading(view), *(_seat_line(view, seat) for seat in range(view.players))]
    lines += map(line_of, view.expeditions)
    lines.append(f"news: {news_line(view.news)}")
    if not view.variant_b:
        lines.append(f"row: {_list(view.row)}; deck {view.deck_size}")
    lines.append(f"vouchers in the supply: {view.supply}")
    if view.seat is not None and not view.variant_b:
        held = _list(
            f"{mission.place}*" if mission.marked else mission.place for mission in view.hand
        )
        lines.append(f"own: {held}")
        if view.sunk:
            lines.append(f"under the deck: {_list(view.sunk)}")
        if view.drawn:
            lines.append(f"drawn for {view.given}: {_list(view.drawn)}")
    if view.decision is not None:
        moves = " | ".join(map(notation.format, view.decision.moves))
        lines.append(f"asked {view.decision.kind}: {moves}")
    return "\n".join(lines)


def _heading(view: View) -> str:
    variants = "".join(
        f", variant {letter}" for letter, on in (("A", view.variant_a), ("B", view.variant_b)) if on
    )
    if view.outcome is not None:
        winners = " and ".join(f"seat {seat}" for seat in view.outcome.winners)
        return f"game over, won by {winners}{variants}"
    if view.phase == "chips":
        return f"placing chips, seat {view.active} to place, seat {view.first} began{variants}"
    last = " (the last)" if view.last_round else ""
    owed = [
        "main arrow owed" if view.main else "main arrow laid",
        f"{view.spent} vouchers spent",
        *(f"loop on {colour}" for colour in view.looped),
        *([f"branch of {view.branch} owed"] if view.branch else []),
        *([f"{view.bonuses} bonus arrows open"] if view.bonuses else []),
        *(["exchanging"] if view.exchanging else []),
    ]
    turn = f"turn {view.turn}, round {view.round}{last}, seat {view.active} to play"
    return f"{turn}, seat {view.first} began{variants}: {', '.join(owed)}"


def _seat_line(view: View, seat: int) -> str:
    score = view.scores[seat]
    parts = [f"seat {seat}: vouchers {view.tickets[seat]}"]
    if view.variant_b:
        parts.append(f"{score.total} chips collected")
    else:
        sources = (score.missions, score.chips, score.row, score.unfulfilled, score.uncollected)
        sum_ = "".join(f"{points:+}" for points in sources)
        parts.append(f"points {sum_} = {score.total}, hand {view.hand_sizes[seat]}")
    if view.to_place[seat]:
        parts.append(f"{view.to_place[seat]} chips to place")
    if view.dropped[seat]:
        parts.append(f"{view.dropped[seat]} chips unused")
    for name, places in (
        ("chips", view.chips[seat]),
        ("collected", view.collected[seat]),
        ("opened", view.opened[seat]),
        ("from the row", view.taken[seat]),
        ("left in hand", view.unfulfilled[seat]),
    ):
        if places:
            parts.append(f"{name}: {_list(places)}")
    return ", ".join(parts)


def _list(items: Iterable[str]) -> str:
    return " ".join(items) or "-"
