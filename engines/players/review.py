"""A game that is over, looked at again: who was likely to win, and the turns that mattered.

All is judged from what a seat could know at the time (:meth:`Game.resample`): worlds that looked
the same to it are played on. Begin at :func:`review`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any, NamedTuple

from engines.core import AnyGame, Chance, IllegalMove, RoundBegan
from engines.core.record import Branch, branched
from engines.players.hints import WORLDS as FOR_REASONS
from engines.players.hints import Reason, reasons
from engines.players.player import budget, greedy
from engines.players.search import Search, plan

MOMENTS = 10
"""At so many moments it is judged who was likely to win; between them it is drawn even."""

PLAYOUTS = 10
"""In so many worlds at each moment."""

SECONDS = 15.0
"""How long all turns of a seat are thought about, on a slow core."""

WORLDS = 12
"""In so many worlds the turn that was played is compared with another one."""

TOLD = 3
"""So many turns are told."""

LEAST = 1.0
"""Points below which a difference is none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    """A turn of the seat: the game had ``ply`` moves before it, and ``number`` is that of the turn.

    ``played`` are the seat's moves in it, up to the first that revealed something. ``gain`` is by
    how many points they were better than the ``other`` moves: what the hard player would have done
    or, if that is not better, the medium one. ``luck`` is by how many points more the seat could
    expect at its next turn than before: what was drawn, and what others did.
    ``reasons`` are what the better of the two brings more.
    """

    ply: int
    number: int
    played: tuple[Any, ...]
    other: tuple[Any, ...]
    gain: float
    luck: float
    reasons: tuple[Reason, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Review:
    """How likely each seat was to win, in per cent, and the turns at which a seat won or lost most.

    The first of ``likely`` is that of the beginning, then follow those after each round or, in a
    game without rounds, after each turn; the last is the result. ``rounds`` says which. It is empty
    if nobody could lose to anybody. ``turns`` are in the order of the game; none of a spectator.
    """

    likely: tuple[tuple[int, ...], ...] = ()
    rounds: bool = False
    turns: tuple[Turn, ...] = ()


class _Stage(NamedTuple):
    """A state of the game, and how many moves it had before."""

    ply: int
    state: Any
    turn: int


def review(
    game: AnyGame,
    start: Any,
    moves: Sequence[tuple[int, Any]],
    branches: tuple[Branch, ...],
    seat: int | None,
) -> Review:
    """Return the review of a game for a seat, or what everybody could know (``None``).

    ``start`` is its first state, ``moves`` are all that were made, each with its seat, and
    ``branches`` the places from which it went on with another seed. The same game gives the same
    review: it takes about half a minute, counted in positions.

    :raises IllegalMove: if a move is not legal.
    """
    stages, ends, has_rounds = _stages(game, start, moves, branches)
    chance = Chance.from_seed("review")
    turns = () if seat is None else _turns(game, stages, moves, seat, chance)
    return Review(
        likely=_likely(game, [stages[0], *ends], stages[-1], seat, chance),
        rounds=has_rounds,
        turns=turns,
    )


def _stages(
    game: AnyGame,
    start: Any,
    moves: Sequence[tuple[int, Any]],
    branches: tuple[Branch, ...],
) -> tuple[list[_Stage], list[_Stage], bool]:
    """Return all states, and those of them at which a round, or else a turn, had just ended."""
    has_rounds = RoundBegan in game.events.kinds.values()
    stages, ends = [_Stage(0, start, game.view(start, None).turn)], list[_Stage]()
    for ply, (seat, move) in enumerate(moves, 1):
        before = stages[-1]
        state, events = game.apply(before.state, seat, move)
        state = branched(game, state, branches, ply)
        told = any(event.audience is None for event in events)
        turn = game.view(state, None).turn if told else before.turn
        stages.append(_Stage(ply, state, turn))
        begun = any(isinstance(event, RoundBegan) for event in events)
        if game.decisions(state) and (begun if has_rounds else turn != before.turn):
            ends.append(stages[-1])
    return stages, ends, has_rounds


# --- who was likely to win -------------------------------------------------------------------


def _likely(
    game: AnyGame, ends: Sequence[_Stage], last: _Stage, seat: int | None, chance: Chance
) -> tuple[tuple[int, ...], ...]:
    outcome = game.outcome(last.state)
    if outcome is None or len(outcome.ranks) + len(outcome.rivals) < 2:
        return ()
    seats = range(len(outcome.ranks))
    count = min(MOMENTS, len(ends))
    places = sorted({round(n * (len(ends) - 1) / max(count - 1, 1)) for n in range(count)})
    judged = list[list[float]]()
    for place in places:
        won = [0.0] * len(seats)
        for _playout in range(PLAYOUTS):
            number, chance = chance.without_log().below(1 << 63)
            for winner, part in _shares(game, _played_out(game, ends[place], seat, number)):
                won[winner] += part / PLAYOUTS
        judged.append(won)
    last_shares = [0.0] * len(seats)
    for winner, part in _shares(game, last.state):
        last_shares[winner] = part
    even = [*_evened(judged), last_shares]
    at = [*places, len(ends)]
    return tuple(
        tuple(round(100 * _between(at, even, place, each)) for each in seats)
        for place in range(len(ends) + 1)
    )


def _played_out(game: AnyGame, stage: _Stage, seat: int | None, number: int) -> Any:
    """Return the end of a game that all play on as the medium player does."""
    dealt, chance = Chance(number).below(1 << 63)
    state = game.resample(stage.state, seat, Chance(dealt))
    while asked := game.decisions(state):
        choice, chance = chance.without_log().below(1 << 63)
        move = greedy(game, state, asked[0].seat, Chance(choice))
        state, _events = game.apply(state, asked[0].seat, move)
    return state


def _shares(game: AnyGame, state: Any) -> list[tuple[int, float]]:
    """Return the seats that have won, and which part of the victory each has."""
    outcome = game.outcome(state)
    winners = () if outcome is None else outcome.winners
    return [(winner, 1 / len(winners)) for winner in winners]


def _evened(judged: Sequence[Sequence[float]]) -> list[list[float]]:
    """Return what was judged, each with a part of its neighbours, as the worlds are few."""
    even = list[list[float]]()
    for place, now in enumerate(judged):
        before, after = judged[max(place - 1, 0)], judged[min(place + 1, len(judged) - 1)]
        even.append([(b + 2 * n + a) / 4 for b, n, a in zip(before, now, after, strict=True)])
    return even


def _between(at: Sequence[int], even: Sequence[Sequence[float]], place: int, seat: int) -> float:
    """Return what lies between the two moments that were judged around a place."""
    after = next(number for number, each in enumerate(at) if each >= place)
    if at[after] == place:
        return even[after][seat]
    part = (place - at[after - 1]) / (at[after] - at[after - 1])
    return even[after - 1][seat] * (1 - part) + even[after][seat] * part


# --- the turns of a seat ---------------------------------------------------------------------


def _turns(
    game: AnyGame,
    stages: Sequence[_Stage],
    moves: Sequence[tuple[int, Any]],
    seat: int,
    chance: Chance,
) -> tuple[Turn, ...]:
    begun = _begun(game, stages, moves, seat)
    positions = budget(game, SECONDS) // max(len(begun), 1)
    turns = list[Turn]()
    for number, (place, played) in enumerate(begun):
        stage, after = stages[place], begun[number + 1][0] if number + 1 < len(begun) else -1
        turn = _turn(game, stage, stages[after], played, seat, positions, chance)
        if turn is not None:
            turns.append(turn)
    mattered = [turn for turn in turns if turn.gain]
    told = sorted(mattered, key=lambda turn: (-abs(turn.gain), turn.ply))[:TOLD]
    return tuple(sorted(told, key=lambda turn: turn.ply))


def _begun(
    game: AnyGame, stages: Sequence[_Stage], moves: Sequence[tuple[int, Any]], seat: int
) -> list[tuple[int, tuple[Any, ...]]]:
    """Return where the seat's turns began, with its moves until something was revealed."""
    begun, turn, open_ = list[tuple[int, tuple[Any, ...]]](), -1, False
    for ply, (by, move) in enumerate(moves):
        stage = stages[ply]
        if by != seat or game.is_private(move):
            continue
        if stage.turn != turn:
            begun.append((ply, ()))
            turn, open_ = stage.turn, True
        if not open_:
            continue
        begun[-1] = begun[-1][0], (*begun[-1][1], move)
        _state, events = game.apply(stage.state, seat, move)
        open_ = not any(event.reveals for event in events)
    return begun


def _turn(
    game: AnyGame,
    stage: _Stage,
    after: _Stage,
    played: tuple[Any, ...],
    seat: int,
    positions: int,
    chance: Chance,
) -> Turn | None:
    """Return what came of a turn; ``None`` if there was nothing to choose."""
    asked = next((each for each in game.decisions(stage.state) if each.seat == seat), None)
    if asked is None or (len(asked.moves) == 1 and len(played) == 1):
        return None
    hard = plan(game, stage.state, seat, chance, positions)
    medium = _medium(game, stage, seat, chance)
    search, worths = Search(game, seat, 0), list[tuple[float, float, float]]()
    for _world in range(WORLDS):
        number, chance = chance.without_log().below(1 << 63)
        try:
            own, better, usual = (
                search.worth(stage.state, moves, Chance(number)) for moves in (played, hard, medium)
            )
        except IllegalMove:  # it was only possible after what another seat did meanwhile
            return None
        worths.append((own, better, usual))
    own, better, usual = map(fmean, zip(*worths, strict=True))
    gain, other = own - better, hard
    if hard == played or gain > -LEAST:
        gain, other = max(own - usual, 0.0), medium
    if abs(gain) < LEAST or other == played:
        gain = 0.0
    luck, why = _expected(game, after, seat, chance) - own, tuple[Reason, ...]()
    if gain:
        worlds = [game.resample(stage.state, seat, Chance(n)) for n in range(FOR_REASONS)]
        compared = (other, played) if gain < 0 else (played, other)
        why = reasons(game, worlds, seat, *compared)
    return Turn(
        ply=stage.ply,
        number=stage.turn,
        played=played,
        other=other,
        gain=gain,
        luck=luck,
        reasons=why,
    )


def _expected(game: AnyGame, stage: _Stage, seat: int, chance: Chance) -> float:
    """Return how the seat can expect to stand once a turn is over, as :meth:`Search.worth` does."""
    found = list[float]()
    for _world in range(WORLDS):
        dealt, chance = chance.without_log().below(1 << 63)
        state = game.resample(stage.state, seat, Chance(dealt))
        while (asked := game.decisions(state)) and game.view(state, None).turn == stage.turn:
            decision = next((each for each in asked if each.seat == seat), asked[0])
            if not decision.moves:
                break
            state, _events = game.apply(
                state, decision.seat, greedy(game, state, decision.seat, Chance(dealt))
            )
        found.append(game.close_standing(state, seat))
    return fmean(found)


def _medium(game: AnyGame, stage: _Stage, seat: int, chance: Chance) -> tuple[Any, ...]:
    """Return the turn of the medium player, up to the first move that reveals something."""
    dealt, chance = chance.below(1 << 63)
    state, made = game.resample(stage.state, seat, Chance(dealt)), list[Any]()
    while any(each.seat == seat for each in game.decisions(state)):
        number, chance = chance.without_log().below(1 << 63)
        made.append(greedy(game, state, seat, Chance(number)))
        state, events = game.apply(state, seat, made[-1])
        if any(event.reveals for event in events) or game.view(state, None).turn != stage.turn:
            break
    return tuple(made)
