"""What a seat knows, as a state in which it is its turn: what is hidden is not in it.

The worth of a position is found from it (:mod:`outlook`). It is the same whether it comes from a
view or, which is faster, from a state in which all that is hidden was dealt again.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from engines.siberia.player.land import Land, Lands
from engines.siberia.rules.state import Location, State
from engines.siberia.rules.view import View
from engines.siberia.rules.views import REST, state_of


@dataclass(frozen=True, slots=True)
class Sight:
    """A state without secrets, whose active seat is ``seat``.

    ``own`` says whether it really is the seat's turn. ``future`` is how much the future counts: 1
    with many own turns to come, 0 in the last one.
    """

    state: State
    land: Land
    seat: int
    own: bool
    future: float

    @property
    def key(self) -> object:
        """What all depends on that is worth something, but where the mech is and what it does next.

        No two sights that are in use at the same time have the same key if they differ in it.
        """
        state, me = self.state, self.state.mats[self.seat]
        return (
            self.future,
            me.mech,
            me.power,
            me.guile,
            me.maps,
            me.workers,
            me.hand,
            me.row,
            me.solved,
            me.melded,
            me.upgraded,
            me.corruption,
            me.glory,
            id(self.land),
            state.market,
            state.workers,
            state.maps,
            len(state.bag),
            state.lent,
            tuple(
                [
                    (frame.kind, frame.card)
                    for frame in state.stack
                    if frame.kind in ("ability", "solving")
                ]
            ),
        )


def of_view(lands: Lands, view: View, seat: int) -> Sight:
    """Return what a view says to a seat."""
    land = lands.of(
        [
            Location(place.tile or "", place.tile is not None, place.map, place.corruption)
            for place in view.places
        ]
    )
    state = state_of(view, seat, land.locations)
    return Sight(state, land, seat, view.active == seat, _horizon(view, seat))


def of_state(lands: Lands, state: State, seat: int) -> Sight:
    """Return what the view of a state says to a seat."""
    automa, land = state.automa, lands.of(state.locations)
    seen = State(
        chance=REST,
        mats=state.mats,
        locations=land.locations,
        market=state.market,
        deck=("",) * bool(state.deck),
        swept=state.swept,
        bag=state.bag,
        workers=state.workers,
        maps=state.maps,
        trashed=state.trashed,
        first=state.first,
        active=seat,
        turn=state.turn,
        shifted=state.shifted,
        todo=state.todo,
        stack=state.stack,
        lent=state.lent,
        counted=state.counted,
        undoable=False,
        done=(),
        trigger=state.trigger,
        last=state.last,
        over=state.over,
        automa=automa and replace(automa, deck=(), aside=()),
        news=state.news,
        before=None,
        earlier=(),
    )
    return Sight(seen, land, seat, state.active == seat, _horizon(state, seat))


def _horizon(table: View | State, seat: int) -> float:
    own = table.active == seat
    if table.last is not None:
        seats = len(table.mats)
        ahead = seats if own else (seat - table.active) % seats
        return 0.5 if table.last > ahead else 0.0
    if table.trigger is not None:
        return 0.5 if own else 1.0
    return 1.0
