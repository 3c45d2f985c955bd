"""A game that is over, looked at again: who was likely to win, and the turns that mattered.

All is judged from what a seat could know at the time (:meth:`Game.resample`): worlds that looked
the same to it are played on. That takes long, so it is done in parts: :func:`parts` says which,
:func:`look` does one, and :func:`review` puts together what was found.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any, Literal, NamedTuple

from engines.core import AnyGame, Chance, IllegalMove, RoundBegan
from engines.core.record import Branch, branched
from engines.players.hints import WORLDS as FOR_REASONS
from engines.players.hints import Reason, reasons
from engines.players.player import budget, greedy, ranked
from engines.players.search import Search, plan

MOMENTS = 8
"""At so many moments it is judged who was likely to win; between them it is drawn even."""

PLAYOUTS, LEAST_PLAYOUTS = 10, 3
"""In at most, and at least, so many worlds at each moment."""

MOMENT_SECONDS = 18.0
"""How long all moments are thought about, on a slow core."""

TURN_SECONDS = 10.0
"""How long all turns of a seat are thought about, on a slow core."""

COMPARE_SECONDS = 20.0
"""How long the turns that were played are compared with others, on a slow core."""

WORLDS, LEAST_WORLDS = 12, 5
"""In at most, and at least, so many worlds each of them is compared."""

TOLD = 3
"""So many turns are told."""

LEAST = 1.0
"""Points below which a difference is none."""


class Over(NamedTuple):
    """A game that is over, and the seat for which it is looked at; ``None`` for everybody.

    ``start`` is its first state, ``moves`` are all that were made, each with its seat, and
    ``branches`` the places from which it went on with another seed.
    """

    start: Any
    moves: Sequence[tuple[int, Any]]
    branches: tuple[Branch, ...]
    seat: int | None


class Part(NamedTuple):
    """A part of a review: who was likely to win at a moment, or a turn of the seat; counted."""

    about: Literal["moment", "turn"]
    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    """A turn of the seat: the game had ``ply`` moves before it.

    ``played`` are the seat's moves in it, up to the first that revealed something. ``gain`` is by
    how many points they were better than the ``other`` moves: what the hard player would have done
    or, if that is not better, the medium one. ``luck`` is by how many points more the seat could
    expect at its next turn than before: what was drawn, and what others did.
    ``reasons`` are what the better of the two brings more.
    """

    ply: int
    played: tuple[Any, ...]
    other: tuple[Any, ...]
    gain: float
    luck: float
    reasons: tuple[Reason, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Review:
    """How likely each seat was to win, in per cent, and the turns at which a seat won or lost most.

    The first of ``likely`` is that after the set-up, the last is the result; between them are those
    after each round or, in a game that does not tell where a round begins, after each turn.
    ``rounds`` are the places among them at which a round ended, ``None`` in a game without rounds.
    ``likely`` is empty if nobody could lose to anybody. ``turns`` are in the order of the game;
    none of a spectator.
    """

    likely: tuple[tuple[int, ...], ...] = ()
    rounds: tuple[int, ...] | None = None
    turns: tuple[Turn, ...] = ()


class _Stage(NamedTuple):
    """A state of the game, and how many moves it had before."""

    ply: int
    state: Any
    turn: int


def parts(game: AnyGame, over: Over) -> tuple[Part, ...]:
    """Return what is to be looked at, each for some seconds on a slow core.

    :raises IllegalMove: if a move is not legal.
    """
    played = _played(game, over)
    moments = len(_judged(game, played))
    turns = 0 if over.seat is None else len(_begun(game, played.stages, over.moves, over.seat))
    return (
        *(Part("moment", number) for number in range(moments)),
        *(Part("turn", number) for number in range(turns)),
    )


def look(game: AnyGame, over: Over, part: Part) -> Any:
    """Return what is found in a part of a review; the same each time, counted in positions.

    :raises IllegalMove: if a move is not legal.
    """
    played, chance = _played(game, over), Chance.from_seed(f"review {part.about} {part.number}")
    if part.about == "moment":
        places = _judged(game, played)
        positions = budget(game, MOMENT_SECONDS) // len(places)
        return _won(game, played.ends[places[part.number]], over.seat, positions, chance)
    assert over.seat is not None, "nobody's turns are looked at for everybody"
    return _turn_of(game, played.stages, over.moves, over.seat, part.number, chance)


def review(game: AnyGame, over: Over, found: Sequence[Any]) -> Review:
    """Return a review; ``found`` is what was seen in all of its :func:`parts`, in that order.

    :raises IllegalMove: if a move is not legal.
    """
    played = _played(game, over)
    places = _judged(game, played)
    turns = [turn for turn in found[len(places) :] if turn is not None]
    told = sorted(turns, key=lambda turn: (-abs(turn.gain), turn.ply))[:TOLD]
    return Review(
        likely=_likely(game, played, places, found[: len(places)]),
        rounds=played.rounds,
        turns=tuple(sorted(told, key=lambda turn: turn.ply)),
    )


class _Played(NamedTuple):
    """The states of a game, and which of them ended a round or, without any, a turn.

    The first of the ``ends`` is that after the set-up; ``rounds`` are as in :class:`Review`.
    """

    stages: list[_Stage]
    ends: list[_Stage]
    rounds: tuple[int, ...] | None


def _played(game: AnyGame, over: Over) -> _Played:
    has_rounds = RoundBegan in game.events.kinds.values()
    view = game.view(over.start, None)
    stages = [_Stage(0, over.start, view.turn)]
    ends, rounds, round_now = [stages[0]], list[int](), game.turn_facts(view).get("round")
    for ply, (seat, move) in enumerate(over.moves, 1):
        before = stages[-1]
        state, events = game.apply(before.state, seat, move)
        state = branched(game, state, over.branches, ply)
        if any(event.audience is None for event in events):
            view = game.view(state, None)
        stages.append(_Stage(ply, state, view.turn))
        begun = any(isinstance(event, RoundBegan) for event in events)
        if not game.decisions(state) or not (begun if has_rounds else view.turn != before.turn):
            continue
        former, round_now = round_now, game.turn_facts(view).get("round")
        if former == 0:
            ends = [stages[-1]]  # in a set-up nobody plays yet
            continue
        ends.append(stages[-1])
        if former != round_now:
            rounds.append(len(ends) - 1)
    return _Played(stages, ends, None if round_now is None else (*rounds, len(ends)))


# --- who was likely to win -------------------------------------------------------------------


def _judged(game: AnyGame, played: _Played) -> list[int]:
    """Return the places among the ends at which it is judged; none if nobody could lose."""
    outcome = game.outcome(played.stages[-1].state)
    if outcome is None or len(outcome.ranks) + len(outcome.rivals) < 2:
        return []
    last, count = len(played.ends) - 1, min(MOMENTS, len(played.ends))
    return sorted({round(n * last / max(count - 1, 1)) for n in range(count)})


def _won(
    game: AnyGame, stage: _Stage, seat: int | None, positions: int, chance: Chance
) -> list[float]:
    """Return how much of the victory each seat had when the game was played on from a stage."""
    shares = list[list[float]]()
    while len(shares) < (PLAYOUTS if positions > 0 else LEAST_PLAYOUTS):
        number, chance = chance.without_log().below(1 << 63)
        end, looked_at = _played_out(game, stage, seat, number)
        shares.append(_shares(game, end))
        positions -= looked_at
    return [*map(fmean, zip(*shares, strict=True))]


def _likely(
    game: AnyGame, played: _Played, places: Sequence[int], judged: Sequence[Sequence[float]]
) -> tuple[tuple[int, ...], ...]:
    if not places:
        return ()
    even = [*_evened(judged), _shares(game, played.stages[-1].state)]
    at = [*places, len(played.ends)]
    return tuple(
        tuple(round(100 * _between(at, even, place, seat)) for seat in range(len(even[-1])))
        for place in range(len(played.ends) + 1)
    )


def _played_out(game: AnyGame, stage: _Stage, seat: int | None, number: int) -> tuple[Any, int]:
    """Return the end of a game that all play on as the medium player does.

    After it stands how many positions were looked at.
    """
    dealt, chance = Chance(number).below(1 << 63)
    state, looked_at = game.resample(stage.state, seat, Chance(dealt)), 0
    while asked := game.decisions(state):
        found = ranked(game, state, asked[0].seat)
        looked_at += sum(len(moves) for _value, moves in found) + 1
        move, chance = chance.without_log().chosen(found[0][1])
        state, _events = game.apply(state, asked[0].seat, move)
    return state, looked_at


def _shares(game: AnyGame, state: Any) -> list[float]:
    """Return which part of the victory each seat has in a game that is over."""
    outcome = game.outcome(state)
    assert outcome is not None, "it was played to its end"
    winners = outcome.winners
    return [(seat in winners) / max(len(winners), 1) for seat in range(len(outcome.ranks))]


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


def _turn_of(
    game: AnyGame,
    stages: Sequence[_Stage],
    moves: Sequence[tuple[int, Any]],
    seat: int,
    number: int,
    chance: Chance,
) -> Turn | None:
    begun = _begun(game, stages, moves, seat)
    place, played = begun[number]
    after = stages[begun[number + 1][0] if number + 1 < len(begun) else -1]
    thought, compared = (
        budget(game, seconds) // len(begun) for seconds in (TURN_SECONDS, COMPARE_SECONDS)
    )
    search = Search(game, seat, compared)
    return _turn(search, stages[place], after, played, thought, chance)


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
    search: Search,
    stage: _Stage,
    after: _Stage,
    played: tuple[Any, ...],
    positions: int,
    chance: Chance,
) -> Turn | None:
    """Return what came of a turn; ``None`` if nothing else would have made a difference.

    Another one is looked for in so many positions, and compared in those of the search.
    """
    game, seat = search.game, search.seat
    asked = next((each for each in game.decisions(stage.state) if each.seat == seat), None)
    if asked is None or (len(asked.moves) == 1 and len(played) == 1):
        return None
    hard = plan(game, stage.state, seat, chance, positions)
    medium = _medium(game, stage, seat, chance)
    worths: dict[tuple[Any, ...], list[float]] = {played: [], hard: [], medium: []}
    if len(worths) == 1:
        return None
    while len(worths[played]) < (WORLDS if search.left > 0 else LEAST_WORLDS):
        number, chance = chance.without_log().below(1 << 63)
        for moves, found in worths.items():
            try:
                world = search.played_on(stage.state, moves, Chance(number))
            except IllegalMove:  # it was only possible after what another seat did meanwhile
                return None
            found.append(game.in_points(world, seat))
    own, better, usual = (fmean(worths[moves]) for moves in (played, hard, medium))
    gain, other = own - better, hard
    if gain > -LEAST:
        gain, other = own - usual, medium
        if gain < LEAST:
            return None
    worlds = [game.resample(stage.state, seat, Chance(n)) for n in range(FOR_REASONS)]
    compared = (other, played) if gain < 0 else (played, other)
    return Turn(
        ply=stage.ply,
        played=played,
        other=other,
        gain=gain,
        luck=_expected(game, after, seat, chance, len(worths[played])) - own,
        reasons=reasons(game, worlds, seat, *compared),
    )


def _expected(game: AnyGame, stage: _Stage, seat: int, chance: Chance, worlds: int) -> float:
    """Return how the seat can expect to stand in points once a turn is over."""
    found = list[float]()
    for _world in range(worlds):
        dealt, chance = chance.without_log().below(1 << 63)
        state = game.resample(stage.state, seat, Chance(dealt))
        while (asked := game.decisions(state)) and game.view(state, None).turn == stage.turn:
            decision = next((each for each in asked if each.seat == seat), asked[0])
            if not decision.moves:
                break
            state, _events = game.apply(
                state, decision.seat, greedy(game, state, decision.seat, Chance(dealt))
            )
        found.append(game.in_points(state, seat))
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
