"""The hard computer player: it compares whole turns by how the game goes on after them.

:func:`plan` first looks for the seat's turns that are best by the game's evaluation, then plays on
after each of them, with the best small move of every seat, in worlds that look the same to the
seat. All plans meet the same worlds, and the worse half of them is left out again and again, so
that the best ones are compared most often. Begin at :func:`plan`.

How much is looked at is counted in positions, not in time: the same state, chance and number of
positions give the same plan on every machine. Where they are too few to find turns and to compare
them, the plan is made of the best small moves.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engines.core import AnyGame, Chance, Decision, decision_of

WIDTH = 10
"""So many beginnings of a turn are followed at a time."""

PLANS = 12
"""So many turns are played on from."""

LEAST = 3
"""So many of them even if there are too few positions for it."""

BEFOREHAND = 0.2
"""The part of all positions that finding those turns may take."""


def plan(game: AnyGame, state: Any, seat: int, chance: Chance, positions: int) -> tuple[Any, ...]:
    """Return the seat's next moves: to the end of its turn, or to where something is revealed.

    They follow from what the seat may know (:meth:`Game.resample`), from ``chance`` and from
    ``positions``, about how many positions are looked at; there are a few more where a game cannot
    be played on with less.

    :raises ValueError: if the seat is asked nothing.
    """
    if decision_of(game, state, seat) is None:
        raise ValueError(f"seat {seat} has nothing to decide")
    search = Search(game, seat, positions)
    number, chance = chance.below(1 << 63)
    plans = search.plans(game.resample(state, seat, Chance(number)), round(positions * BEFOREHAND))
    if len(plans) > 1:
        # Each is compared at least twice then; the better half twice as often, and so on.
        taken = search.left
        search.worth(state, plans[0].moves, chance)
        taken -= search.left
        if search.by_steps is not None and search.left < LEAST * taken:
            return search.by_steps.moves
        plans = plans[: max(LEAST, search.left // (4 * taken))]
    halvings = (len(plans) - 1).bit_length()
    for halving in range(halvings, 0, -1):
        rest = search.left - search.left // halving
        while not plans[0].worths or search.left > rest:
            number, chance = chance.without_log().below(1 << 63)
            for compared in plans:
                compared.worths.append(search.worth(state, compared.moves, Chance(number)))
        plans.sort(key=_mean, reverse=True)
        plans = plans[: (len(plans) + 1) // 2]
    return plans[0].moves


@dataclass(slots=True)
class _Plan:
    """Moves of a turn, the state after them in an imagined world, and how good that looks.

    ``worths`` is how good it was in other worlds, played on.
    """

    moves: tuple[Any, ...]
    state: Any
    value: float
    worths: list[float]


def _value(plan: _Plan) -> float:
    return plan.value


def _mean(plan: _Plan) -> float:
    return sum(plan.worths) / len(plan.worths)


class Search:
    """What is the same for one plan; ``left`` counts down the positions to be looked at.

    ``by_steps`` is the turn made of the best small moves, once other turns were left unfinished.
    """

    def __init__(self, game: AnyGame, seat: int, positions: int) -> None:
        self.game, self.seat, self.left = game, seat, positions
        self.by_steps: _Plan | None = None

    def plans(self, world: Any, positions: int) -> list[_Plan]:
        """Return the turns that look best in a world, the best one first."""
        turn, until = self._turn(world), self.left - positions
        begun, finished = [_Plan((), world, 0.0, [])], list[_Plan]()
        while begun and (self.left > until or not finished):
            longer = dict[float, _Plan]()
            for beginning in begun:
                for move in self._looked_at(beginning.state, self.seat):
                    after, revealing = self._after(beginning.state, self.seat, move)
                    value = self.game.close_standing(after, self.seat)
                    plan = _Plan((*beginning.moves, move), after, value, [])
                    if revealing or not self._goes_on(after, turn):
                        finished.append(plan)
                    else:
                        # Mostly the same steps in another order are worth the same.
                        longer.setdefault(value, plan)
            begun = sorted(longer.values(), key=_value, reverse=True)[:WIDTH]
        if begun:  # Otherwise only turns that end early would be known.
            self.by_steps = self._by_steps(world)
            finished.append(self.by_steps)
        finished = list({plan.value: plan for plan in reversed(finished)}.values())
        return sorted(finished, key=_value, reverse=True)[:PLANS]

    def _by_steps(self, world: Any) -> _Plan:
        """Return the rest of the turn in a world, made of the best small moves."""
        turn, moves, goes_on = self._turn(world), list[Any](), True
        while goes_on:
            asked = decision_of(self.game, world, self.seat)
            assert asked is not None
            moves.append(self._best(world, asked))
            world, revealing = self._after(world, self.seat, moves[-1])
            goes_on = not revealing and self._goes_on(world, turn)
        return _Plan(tuple(moves), world, self.game.close_standing(world, self.seat), [])

    def worth(self, state: Any, moves: tuple[Any, ...], chance: Chance) -> float:
        """Return how the seat stands once its next turn is over, in a world dealt by chance.

        At the beginning of a turn what could be done in it would count as if it were done; a
        player that goes by that puts it off again and again.
        """
        return self.game.close_standing(self.played_on(state, moves, chance), self.seat)

    def played_on(self, state: Any, moves: tuple[Any, ...], chance: Chance) -> Any:
        """Return a world dealt by chance once the seat's next turn is over.

        :raises IllegalMove: if the moves cannot be made in it.
        """
        world = self.game.resample(state, self.seat, chance)
        this_turn, next_turn = self._turn(world), None
        for move in moves:
            world, _revealing = self._after(world, self.seat, move)
        while asked := self.game.decisions(world):
            turn = self._turn(world)
            decision = next((each for each in asked if each.seat == self.seat), asked[0])
            if next_turn is None and decision.seat == self.seat and turn != this_turn:
                next_turn = turn
            # A hand dealt to another seat may leave it no answer: it could not mark such cards.
            if next_turn not in (None, turn) or not decision.moves:
                break
            world, _revealing = self._after(world, decision.seat, self._best(world, decision))
        return world

    def _best(self, world: Any, decision: Decision[Any]) -> Any:
        """Return the best small move; what others will do after it is ignored."""
        moves, seat = self._looked_at(world, decision.seat), decision.seat
        if len(moves) == 1:
            return moves[0]
        values = [self.game.standing(self._after(world, seat, move)[0], seat) for move in moves]
        return moves[values.index(max(values))]

    def _looked_at(self, world: Any, seat: int) -> tuple[Any, ...]:
        asked = decision_of(self.game, world, seat)
        assert asked is not None
        moves = asked.moves
        return moves if len(moves) == 1 else self.game.shortlist(world, seat, moves)

    def _after(self, world: Any, seat: int, move: Any) -> tuple[Any, bool]:
        """Return the world after a move, and whether something hidden became known."""
        self.left -= 1
        after, events = self.game.apply(world, seat, move)
        return after, any(event.reveals for event in events)

    def _goes_on(self, world: Any, turn: int) -> bool:
        """Whether the seat is asked more in the same turn."""
        asked = any(decision.seat == self.seat for decision in self.game.decisions(world))
        return asked and self._turn(world) == turn

    def _turn(self, world: Any) -> int:
        number: int = self.game.view(world, None).turn
        return number
