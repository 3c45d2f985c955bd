"""The list of computer players, and how to ask one for a move. Begin at :func:`choose`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from engines.core import AnyGame, Chance, Played, choices_for, decision_of, play_forced, play_move
from engines.players import search

Plan: TypeAlias = Callable[[AnyGame, Any, int, Chance, int], tuple[Any, ...]]
"""Game, state, seat, chance, positions -> the seat's move, and more of its turn if it has a plan.

The state is the true one. Whoever looks into it deals again what the seat cannot know, as often as
it likes (:meth:`Game.resample`); ``positions`` is how many it may look at (:func:`budget`).
"""

SECONDS = 2.0
"""How long a computer player may think about a turn, on a slow core, if nobody says otherwise."""


GRAIN = 1000
"""In so many parts of what it may lose the easy player draws how much it overlooks."""


@dataclass(frozen=True, slots=True)
class Player:
    """A computer player for any game.

    ``name`` is what people type, ``sentence`` says in English how it plays. One that is not
    ``offered`` is for tests and measurements. A ``slow`` one takes the time that it may have.
    """

    name: str
    sentence: str
    plan: Plan
    offered: bool = True
    slow: bool = False


def choices(game: AnyGame, state: Any, seat: int) -> tuple[Any, ...]:
    """Return the moves of the seat's decision and free action, without private ones."""
    decision = choices_for(game, state, seat)
    if decision is None:
        return ()
    return tuple([move for move in decision.moves if not game.is_private(move)])


def budget(game: AnyGame, seconds: float) -> int:
    """Return how many positions a slow core looks at in so many seconds.

    Thinking is counted in positions and not in time, so that a choice does not depend on the
    machine.
    """
    return max(1, int(seconds * game.positions_per_second))


def uniform(game: AnyGame, world: Any, seat: int, chance: Chance) -> Any:
    """Return a random move of those that the seat may make, each with the same probability."""
    move, _chance = chance.chosen(choices(game, world, seat))
    return move


def greedy(game: AnyGame, world: Any, seat: int, chance: Chance) -> Any:
    """Return the move of the seat's shortlist after which its own view is best.

    Of several that are equally good it is a random one. What others will do is ignored.
    """
    (_value, moves), *_others = ranked(game, world, seat)
    move, _chance = chance.chosen(moves)
    return move


def hasty(game: AnyGame, world: Any, seat: int, chance: Chance) -> Any:
    """Return a move as :func:`greedy`, but often one that looks second best, if it loses little.

    Three times of four it overlooks a loss up to a random part of :attr:`Game.slip`.
    """
    (best, moves), *others = ranked(game, world, seat)
    seen, chance = chance.below(4 * GRAIN)
    if others and best - others[0][0] < game.slip * (1 - seen / (3 * GRAIN)):
        _value, moves = others[0]
    move, _chance = chance.without_log().chosen(moves)
    return move


def ranked(game: AnyGame, world: Any, seat: int) -> list[tuple[float, list[Any]]]:
    """Return the moves of the seat's shortlist with what they are worth, best first.

    Those that are worth the same stand together.
    """
    values = dict[float, list[Any]]()
    for move in game.shortlist(world, seat, choices(game, world, seat)):
        after, _events = game.apply(world, seat, move)
        values.setdefault(game.standing(after, seat), []).append(move)
    return sorted(values.items(), key=lambda found: -found[0])


def in_one_world(choose: Callable[[AnyGame, Any, int, Chance], Any]) -> Plan:
    """Let a player choose a move in a single state that the seat thinks possible."""

    def plan(
        game: AnyGame, state: Any, seat: int, chance: Chance, _positions: int
    ) -> tuple[Any, ...]:
        dealt, chance = chance.below(1 << 63)
        choice, _chance = chance.below(1 << 63)
        return (choose(game, game.resample(state, seat, Chance(dealt)), seat, Chance(choice)),)

    return plan


PLAYERS = {
    player.name: player
    for player in (
        Player("random", "plays any legal move", in_one_world(uniform), offered=False),
        Player("easy", "often takes a small move that is a little worse", in_one_world(hasty)),
        Player("medium", "takes what looks best one small move ahead", in_one_world(greedy)),
        Player("hard", "compares whole turns by how the game goes on", search.plan, slow=True),
    )
}
"""Every player by its name, from weak to strong."""

LEVELS = tuple(player.name for player in PLAYERS.values() if player.offered)
"""The names of the players that people are offered, from weak to strong."""

USUAL = "medium"
"""The level of who plays for somebody, and wherever none is chosen."""


class UnknownPlayer(ValueError):
    """There is no computer player with that name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"no player {name!r}; there are: {', '.join(PLAYERS)}")


def choose(name: str, game: AnyGame, state: Any, seat: int, chance: Chance) -> tuple[Any, Chance]:
    """Return the move of a seat that must decide, and the chance after it.

    ``chance`` is the caller's, not the game's: choosing a move never changes the game's future.

    :raises UnknownPlayer: if no player has that name.
    :raises ValueError: if the seat is asked nothing.
    """
    moves, chance = planned(name, game, state, seat, chance, budget(game, SECONDS))
    return moves[0], chance


def planned(
    name: str, game: AnyGame, state: Any, seat: int, chance: Chance, positions: int
) -> tuple[tuple[Any, ...], Chance]:
    """Return the next moves of a seat that must decide, and the chance after them.

    ``positions`` is how many the player may look at. The rest is as in :func:`choose`.
    """
    player = PLAYERS.get(name)
    if player is None:
        raise UnknownPlayer(name)
    asked = decision_of(game, state, seat)
    if asked is None:
        raise ValueError(f"seat {seat} has nothing to decide")
    after = chance
    for _use in ("world", "choice"):  # however much a player draws
        _number, after = after.below(1 << 63)
    moves = choices(game, state, seat)
    if len(moves) > 1:
        moves = player.plan(game, state, seat, chance, positions)
    return moves, after.without_log()


class Planner:
    """The computer player of a seat: it plays the plan of its turn as far as that goes.

    ``positions`` may be looked at in a whole turn, or what :data:`SECONDS` allow: each plan has
    half of what is left, for another is needed where something came to light.
    """

    def __init__(self, game: AnyGame, seat: int, name: str, positions: int | None = None) -> None:
        self._game, self._seat, self._name = game, seat, name
        self._positions = budget(game, SECONDS) if positions is None else positions
        self._turn, self._left = -1, 0
        self._plan = tuple[Any, ...]()

    def move(self, state: Any, chance: Chance) -> tuple[Any, Chance]:
        """Return the next move of the seat, which must decide, and the chance after it.

        ``chance`` and what is raised are as in :func:`choose`.
        """
        turn = self._game.view(state, None).turn
        if turn != self._turn:
            self._turn, self._left, self._plan = turn, self._positions, ()
        if not self._plan or self._game.refusal(state, self._seat, self._plan[0]) is not None:
            self._left -= self._left // 2
            self._plan, chance = planned(
                self._name, self._game, state, self._seat, chance, self._left
            )
        move, *rest = self._plan
        self._plan = tuple(rest)
        return move, chance


def turn(
    game: AnyGame, state: Any, seat: int, name: str, chance: Chance, positions: int | None = None
) -> tuple[Played, ...]:
    """Return the moves a seat makes until it is no longer asked, or the turn has passed.

    The forced moves after them, of any seat, are among them. ``chance`` is as in :func:`choose`,
    ``positions`` as in :class:`Planner`.

    :raises UnknownPlayer: if no player has that name.
    """
    number, planner = game.view(state, None).turn, Planner(game, seat, name, positions)
    played: list[Played] = []
    while decision_of(game, state, seat) is not None:
        move, chance = planner.move(state, chance)
        played.append(play_move(game, state, seat, move))
        state = played[-1].state
        if game.view(state, None).turn != number:
            break
    return (*played, *play_forced(game, state))
