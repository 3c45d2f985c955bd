"""Parts of a view as plain lines that both games have, for terminals and transcripts."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from engines.core import Decision
from engines.routes.view import Expedition, Turn


def heading(view: Any, doing: str, options: str, tickets: str, owed: Iterable[str]) -> str:
    """Return what is done now, or who has won.

    ``doing`` is what the active seat does before the first turn, ``options`` those in play,
    ``tickets`` what tickets are called; ``owed`` is what the game adds to what is owed in a turn.
    """
    if view.outcome is not None:
        winners = " and ".join(f"seat {seat}" for seat in view.outcome.winners)
        return f"game over, won by {winners}{options}"
    began = f"seat {view.first} began{options}"
    if not view.round:
        return f"{doing}, {began}"
    last = " (the last)" if view.last_round else ""
    every = [
        "main arrow owed" if view.main else "main arrow laid",
        f"{view.spent} {tickets} spent",
        *(f"loop on {colour}" for colour in view.looped),
        *([f"branch of {view.branch} owed"] if view.branch else []),
        *([f"{view.bonuses} bonus arrows open"] if view.bonuses else []),
        *owed,
    ]
    turn = f"turn {view.turn}, round {view.round}{last}, seat {view.active} to play"
    return f"{turn}, {began}: {', '.join(every)}"


def named(*lists: tuple[str, Iterable[str]]) -> list[str]:
    """Return each list that is not empty, with its name before it."""
    return [f"{name}: {' '.join(items)}" for name, items in lists if items]


def listed(items: Iterable[str]) -> str:
    """Return items in a row."""
    return " ".join(items) or "-"


def question(asked: Decision[Any] | None, written: Callable[[Any], str]) -> list[str]:
    """Return the question with its answers, if there is one."""
    return [] if asked is None else [f"asked {asked.kind}: {' | '.join(map(written, asked.moves))}"]


def line_of(expedition: Expedition) -> str:
    """Return an expedition as a plain line: its tip, and its arrows."""
    chain, at = "", ""
    for tail, head in expedition.arrows:
        chain += (f" {tail}" if tail != at else "") + f">{head}"
        at = head
    over = ", over" if expedition.over else ""
    where = f"at {expedition.tip}, {expedition.left} left{over}"
    return f"{expedition.colour} {where}:{chain or ' -'}"


def news_line(news: tuple[Turn, ...]) -> str:
    """Return what is new as a plain line: by turn the seat, arrows laid and removed, points."""
    turns = []
    for turn in news:
        words = [f"{colour} {tail}>{head}" for colour, (tail, head) in turn.laid]
        words += [f"{colour} -{tail}>{head}" for colour, (tail, head) in turn.removed]
        turns.append(f"seat {turn.seat} {', '.join([*words, ' '.join(turn.points)])}")
    return "; ".join(turns) or "-"
