"""Which turns a reader has not seen yet, for pictures to show."""

from __future__ import annotations

from engines.luxor.state import State
from engines.luxor.tiles import Turn


def noted(state: State, cells: tuple[int, ...], steps: tuple[int, ...]) -> tuple[Turn, ...]:
    """Return the state's news after the turn in progress has changed some more cells."""
    news = state.news
    if state.placed and news:
        cells, steps = (*news[-1].cells, *cells), (*news[-1].steps, *steps)
        news = news[:-1]
    # As many turns as seats: that in progress, and those since the same player's last one.
    return (*news, Turn(seat=state.active, cells=cells, steps=steps))[-state.seats :]


def reported(state: State, seat: int | None) -> tuple[Turn, ...]:
    """Return the turns since the seat's own last one, the oldest first, or at least the last turn.

    For everybody (``None``) that is the last turn. A turn in progress counts once it has changed
    something.
    """
    if state.finished and state.recent:
        steps = (0,) * len(state.recent)
        return (Turn(seat=state.active, cells=state.recent, steps=steps),)
    news = state.news
    if seat is None:
        return news[-1:]
    done = news[:-1] if state.placed else news
    since = max((number for number, turn in enumerate(done, 1) if turn.seat == seat), default=0)
    return news[since:] or news[-1:]
