"""Ongoing parts that wait for an event: which of them fire (SB-1021 to SB-1028)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from engines.siberia.content.ongoing import Moment, Whenever
from engines.siberia.rules.board import Board
from engines.siberia.rules.stack import Fired, Parts

Waiting: TypeAlias = tuple[tuple[str, Whenever], ...]
"""The ongoing parts in force that wait for some events, noted before they happen (SB-1025)."""


def waiting(board: Board, *moments: Moment) -> Waiting:
    """Return what waits for one of these events and is in force now."""
    return tuple(
        (source, part)
        for source, part in board.ongoing()
        if isinstance(part, Whenever) and part.moment in moments
    )


def fire(board: Board, noted: Waiting, happened: Iterable[tuple[Moment, str | None]]) -> None:
    """Put on the stack what fires through events of one moment, each with the card it is about.

    To be called after the events, when everything else that they lead to is on the stack.
    """
    if not noted:
        return
    state = board.state
    inside = {frame.source for frame in state.stack if isinstance(frame, Fired)}
    fired = list[str]()
    for moment, card in happened:
        for source, part in noted:
            if part.moment != moment or not board.in_force(source):
                continue
            if card is not None and not board.matches(card, part.filter):
                continue
            if source in inside:
                continue  # SB-1028
            if part.once:
                if source in state.counted:
                    continue
                state.counted = (*state.counted, source)
            fired.append(part.effect.at)
    if fired:
        state.stack = (*state.stack, Parts(tuple(fired), "whenevers"))
