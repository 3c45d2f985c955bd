"""Games in which seats that are asked at the same time disturb each other (law 7)."""

from __future__ import annotations

from dataclasses import replace

from typing_extensions import override

from engines.core import Decision, Event
from tests.core.marks import Mark, Marks, Move, State

from .base import breaks


@breaks(7, "the order of 'mark .' of seat . and 'mark .' of seat . makes a difference")
class DependsOnTheOrder(Marks):
    """Late marks gain a point for every earlier one."""

    @override
    def apply(self, state: State, seat: int, move: Move) -> tuple[State, tuple[Event, ...]]:
        earlier = sum(map(len, state.marks))
        state, events = super().apply(state, seat, move)
        if isinstance(move, Mark):
            score = state.scores[seat] + earlier
            scores = (*state.scores[:seat], score, *state.scores[seat + 1 :])
            state = replace(state, scores=scores)
        return state, events


@breaks(7, "'commit' of seat . changes what seat . is asked")
class SaysHowManyHaveCommitted(Marks):
    @override
    def decisions(self, state: State) -> tuple[Decision[Move], ...]:
        facts = (("committed", sum(state.committed)),)
        return tuple(replace(question, facts=facts) for question in super().decisions(state))


@breaks(7, "'commit' of seat . reveals nothing, but after 'mark .', a secret answer of seat .,")
class EndsTurnsWithoutRevealing(Marks):
    """Who commits last could take that back until somebody else has begun to mark again."""

    @override
    def apply(self, state: State, seat: int, move: Move) -> tuple[State, tuple[Event, ...]]:
        state, events = super().apply(state, seat, move)
        return state, tuple(replace(event, reveals=False) for event in events)
