"""The goals that the catalogue sets for many games (RT-921 to RT-926), and whether they are met."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from bench.balance import figures
from bench.balance.figures import Table

WINNER = {2: (21, 24), 3: (19, 22), 4: (15, 18), 5: (14, 17), 6: (13, 16)}
"""RT-923: bounds of the winner's mean score, by seats."""

OUT_OF_ARROWS = {2: 0.10, 6: 0.65}
"""RT-924: the largest share of games that may end because no arrows are left, by seats."""


@dataclass(frozen=True, slots=True)
class Goal:
    """One goal for one number of seats: the figure found, the bounds, and whether it keeps them."""

    clause: str
    what: str
    found: str
    asked: str
    kept: bool


def goals(games: Table, regions: Mapping[str, str]) -> list[Goal]:
    """Return the goals of RT-921 to RT-926 for games with one number of seats.

    ``regions`` maps places to their regions. Goals about points and hands are left out if no game
    has hands.
    """
    seats = len(games[0].players)
    checked = [_reached(games, regions)]
    if any(game.dealt and any(game.dealt) for game in games):
        checked += [_regions(games, regions), *_scores(games, seats)]
    return [*checked, *_arrows(games, seats), _seats(games, seats), *_loops(games)]


def _goal(
    clause: str, what: str, value: float, low: float, high: float, show: Callable[[float], str]
) -> Goal:
    asked = f"{show(low)} to {show(high)}" if low else f"at most {show(high)}"
    return Goal(clause, what, show(value), asked, low <= value <= high)


def _percent(value: float) -> str:
    return f"{100 * value:.1f} %"


def _number(value: float) -> str:
    return f"{value:.1f}"


def _reached(games: Table, regions: Mapping[str, str]) -> Goal:
    shares = figures.reached_shares(games, regions)
    rarest, commonest = min(shares, key=shares.__getitem__), max(shares, key=shares.__getitem__)
    low, high = shares[rarest], shares[commonest]
    value = f"{_percent(low)} ({rarest}) to {_percent(high)} ({commonest})"
    return Goal(
        "RT-921",
        "games in which a place is reached",
        value,
        "30 % to 95 %",
        low >= 0.30 and high <= 0.95,
    )


def _regions(games: Table, regions: Mapping[str, str]) -> Goal:
    shares = figures.fulfilled_shares(games, regions).values()
    gap = max(shares) - min(shares)
    return _goal("RT-922", "regions, best to worst", gap, 0, 0.15, _percent)


def _scores(games: Table, seats: int) -> list[Goal]:
    low, high = WINNER[seats]
    mean = figures.winner_mean(games, lambda game, seat: game.scores[seat])
    track = figures.on_track(games).value
    return [
        _goal("RT-923", "winner's points, mean", mean, low, high, _number),
        _goal("RT-923", "winners within 0 to 28 points", track, 0.9, 1, _percent),
    ]


def _arrows(games: Table, seats: int) -> list[Goal]:
    laid = figures.mean(games, lambda game: game.laid)
    checked = [_goal("RT-924", "arrows laid, mean", laid, 85, 130, _number)]
    if seats in OUT_OF_ARROWS:
        out = figures.mean(games, lambda game: game.how == "arrows")
        checked.append(
            _goal("RT-924", "games ended by the arrows", out, 0, OUT_OF_ARROWS[seats], _percent)
        )
    return checked


def _seats(games: Table, seats: int) -> Goal:
    best = max(share.value for share in figures.by_order(games)) * seats
    return Goal(
        "RT-925",
        "best seat in order of play, times its fair share",
        f"{best:.2f}",
        "at most 1.35",
        best <= 1.35,
    )


def _loops(games: Table) -> list[Goal]:
    loops = figures.mean(games, lambda game: game.loops)
    start_anywhere = figures.start_anywhere_share(games)
    stuck = sum(game.stuck for game in games)
    return [
        _goal("RT-926", "loops a game, mean", loops, 5, 11, _number),
        _goal("RT-926", "loops in which RT-516 was needed", start_anywhere, 0, 0.02, _percent),
        Goal("RT-926", "expeditions stuck by RT-518", str(stuck), "never", stuck == 0),
    ]
