"""Play one game between computer players and collect figures about it.

They come from its events, its outcome, and the parts of its state that both route games have
under the same names: ``board`` and ``cards``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from bench.balance.seated import Seated
from engines.core import AnyGame
from engines.routes.loops import ANYWHERE
from engines.routes.moves import COLOURS, Branch
from engines.routes.network import Network, head_of

FROM_HAND = ("mission-opened", "card-scored")
"""The kinds of events that show that a seat scored a place's card from its hand."""

REDRAW = "redraw"
"""The kind of move that replaces cards of a hand that allows no four marks."""


@dataclass(slots=True, kw_only=True)
class Watched:
    """The figures of one game. Places are ids, seats numbers."""

    players: tuple[str, ...]
    """By seat: the name of its player."""

    first: int
    """The seat that began."""

    turns: int = 0
    moves: int = 0
    how: str = ""
    """How it ended: the word in the game's last event."""

    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    sources: dict[str, tuple[int, ...]] = field(default_factory=dict)
    laid: int = 0
    """Arrows on the board at the end."""

    gained: int = 0
    """Tickets from red dots and effects."""

    unspent: int = 0
    spent: Counter[str] = field(default_factory=Counter)
    """Tickets spent, by the kind of move."""

    loops: int = 0
    start_anywhere: int = 0
    """Loops whose branch might start anywhere, because of RT-516."""

    stuck: int = 0
    """Colours that were over although arrows were left (RT-518)."""

    reached: frozenset[str] = frozenset()
    """Points that an expedition reached."""

    dealt: tuple[tuple[str, ...], ...] = ()
    """By seat: its hand at the beginning of the first turn."""

    fulfilled: tuple[frozenset[str], ...] = ()
    """By seat: places whose cards it scored from its hand."""

    set_up_draws: int = 0
    """How many random numbers were drawn before the first decision."""

    redraws: int = 0
    """How often a seat replaced cards that allowed no four marks."""

    @property
    def share(self) -> float:
        """How much each winner's win counts: shared wins count in parts."""
        return 1 / len(self.winners)

    def points(self, source: str) -> tuple[int, ...]:
        """Return the points of a source, or of ``all``, by seat."""
        return self.scores if source == "all" else self.sources[source]


def watch(
    game: AnyGame,
    players: Sequence[str],
    options: dict[str, Any],
    seed: str,
    positions: int | None = None,
) -> Watched:
    """Play a game between computer players and return its figures.

    Everything random depends on the seed: the deal, the first player and the players' choices.
    """
    seats = len(players)
    state = game.start(seats, game.options(options), seed)
    seated = Seated(game, players, seed, positions)
    seen = Watched(
        players=tuple(players),
        first=state.board.first,
        set_up_draws=len(game.chance(state).answers),
    )
    fresh, reached = state.board, set[str]()
    fulfilled: tuple[set[str], ...] = tuple(set() for _seat in range(seats))
    while asked := game.decisions(state):
        seat, board = asked[0].seat, state.board
        move = seated.move(state, seat)
        if board == fresh:
            seen.dealt = _hands(game, state)
        after, events = game.apply(state, seat, move)
        seen.moves += 1
        if (spent := after.board.spent - board.spent) > 0:
            seen.spent[move.kind] += spent
        seen.redraws += move.kind == REDRAW
        if board.branch is None and after.board.branch is not None:
            seen.start_anywhere += _may_start_anywhere(game, after, seat)
        reached.update(_note(seen, fulfilled, events))
        state = after
    outcome = game.outcome(state)
    assert outcome is not None
    seen.turns, seen.scores, seen.winners = state.board.turn, outcome.scores, outcome.winners
    seen.sources, seen.reached = dict(outcome.sources), frozenset(reached)
    seen.laid = sum(len(route.arrows) for route in state.board.routes)
    seen.unspent = sum(state.board.tickets)
    seen.fulfilled = tuple(map(frozenset, fulfilled))
    return seen


def _note(seen: Watched, fulfilled: tuple[set[str], ...], events: Iterable[Any]) -> Iterator[str]:
    """Count a move's events in the figures, and yield the points that were reached."""
    for event in events:
        match event.kind:
            case "arrow-laid":
                yield event.head
            case "arrow-removed":
                yield event.tip
            case "ticket-gained":
                seen.gained += event.count
            case "loop-formed":
                seen.loops += 1
            case "colour-over":
                seen.stuck += event.stuck
            case "game-ended":
                seen.how = event.how
            case kind if kind in FROM_HAND:
                fulfilled[event.seat].add(event.place)


def _may_start_anywhere(game: AnyGame, state: Any, seat: int) -> bool:
    """Whether the branch that must be laid may start anywhere (RT-516).

    The refusal of a branch from an unvisited point names the rule that holds.
    """
    network, board = network_of(game), state.board
    route = board.routes[board.branch]
    elsewhere = next(n for n in range(len(network.points)) if not route.touched >> n & 1)
    to = head_of(network.arrows[elsewhere][0])
    branch = Branch(COLOURS[board.branch], network.ids[elsewhere], network.ids[to])
    why = game.refusal(state, seat, branch)
    assert why is not None
    return why.rule == ANYWHERE.clause and not board.anywhere


def network_of(game: AnyGame) -> Network:
    """Return the network on which a route game is played."""
    network: Network = game.lookup.network  # type: ignore[attr-defined]
    return network


def _hands(game: AnyGame, state: Any) -> tuple[tuple[str, ...], ...]:
    ids = network_of(game).ids
    return tuple(tuple(ids[card] for card in hand) for hand in state.cards.hands)
