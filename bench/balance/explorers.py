"""How Explorers plays out between greedy players: figures of many games, as Markdown.

Next to the figures that every game has there are solo games under special conditions: the same
landscape with other cards, each achievement, and a player who never uses a map.
"""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from bench.balance.cells import by_seats, in_percent, row, spread, table
from bench.balance.figures import Z, share_of
from bench.balance.seated import Seated
from engines.core import Chance
from engines.explorers import Explorers, load
from engines.explorers.moves import UseMap
from engines.explorers.scoring import SOURCES
from engines.explorers.sheet import Draft
from engines.explorers.state import State
from engines.players.player import choices

PLACES = ("first", "second", "third", "fourth")


@dataclass(frozen=True, slots=True, kw_only=True)
class Seen:
    """The figures of one game; tuples go by seat."""

    players: tuple[str, ...]
    first: int
    moves: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    sources: dict[str, tuple[int, ...]]
    grade: str | None
    tiles: tuple[int, ...]
    """The tiles on the table, by their numbers."""

    crosses: tuple[int, ...]
    found: dict[str, tuple[int, ...]]
    """Keys, maps and gems on the sheets, used or not, and temples visited."""


Table: TypeAlias = Sequence[Seen]


def watch(
    game: Explorers,
    players: Sequence[str],
    options: dict[str, Any],
    seed: str,
    positions: int | None = None,
) -> Seen:
    """Play a game between computer players and return its figures."""
    state = game.start(len(players), game.options(options), seed)
    return play(game, players, state, seed, positions)


def play(
    game: Explorers,
    players: Sequence[str],
    state: State,
    seed: str,
    positions: int | None = None,
    *,
    no_maps: bool = False,
) -> Seen:
    """Play on from a state that was not played yet, and return the figures of the game."""
    first, moves, seated = state.first, 0, Seated(game, players, seed, positions)
    while asked := game.decisions(state):
        seat = asked[0].seat
        if no_maps and isinstance(asked[0].moves[-1], UseMap):
            move = _without_map(game, state, seat)
        else:
            move = seated.move(state, seat)
        state, _events = game.apply(state, seat, move)
        moves += 1
    outcome = game.outcome(state)
    assert outcome is not None
    sheets = state.sheets
    return Seen(
        players=tuple(players),
        first=first,
        moves=moves,
        scores=outcome.scores,
        winners=outcome.winners,
        sources=dict(outcome.sources),
        grade=outcome.grade,
        tiles=tuple(placed.tile for placed in state.layout),
        crosses=tuple(sheet.crosses.bit_count() for sheet in sheets),
        found={
            "keys found": tuple(sheet.keys for sheet in sheets),
            "temples visited": tuple(sheet.keys_used for sheet in sheets),
            "maps found": tuple(sheet.maps for sheet in sheets),
            "maps used": tuple(sheet.maps_used for sheet in sheets),
            "gems found": tuple(sheet.gems for sheet in sheets),
        },
    )


def _without_map(game: Explorers, state: State, seat: int) -> Any:
    """Return greedy's best choice that is no map."""
    moves = [move for move in choices(game, state, seat) if not isinstance(move, UseMap)]
    values = {}
    for move in moves:
        after, _events = game.apply(state, seat, move)
        values[move] = game.evaluate(game.view(after, seat))
    return max(moves, key=values.__getitem__)


# --- solo games under special conditions ---------------------------------------------------------


def solo(game: Explorers, options: Mapping[str, Any], number: int) -> State:
    """Return a solo game that begins with the start crosses; from other seeds if villages tie."""
    chosen, part = game.options({**options}), 0
    while True:
        state = game.start(1, chosen, f"balance solo {number} {part}")
        if state.phase == "start":
            return state
        part += 1


def with_achievement(state: State, identifier: str | None) -> State:
    """Return a solo game before the start crosses with that one achievement, or with none."""
    drawn = () if identifier is None else (identifier,)
    (sheet,) = state.sheets
    sheet = replace(sheet, races=(None,) * len(drawn))
    return replace(
        state,
        achievements=drawn,
        wanted=len(drawn),
        races_struck=(0,) * len(drawn),
        sheets=(sheet,),
        drafts=(Draft(sheet=sheet, stage="choose"),),
    )


def with_cards(state: State, number: int) -> State:
    """Return a game before round 1 in which other cards will come."""
    cards, orientations = (Chance.from_seed(f"{name} {number}") for name in ("cards", "sides"))
    return replace(state, chance=replace(state.chance, cards=cards, orientations=orientations))


def special(game: Explorers, options: Mapping[str, Any], games: int) -> str:
    """Return what games with the same landscape, without maps, and with achievements tell.

    ``games`` is how many are played of each kind.
    """
    starts = [with_achievement(solo(game, options, number), None) for number in range(games)]

    def all_of(change: Callable[[State], State], *, no_maps: bool = False) -> list[Seen]:
        return [
            play(game, ["medium"], change(state), f"special {number}", no_maps=no_maps)
            for number, state in enumerate(starts)
        ]

    plain = all_of(lambda state: state)
    parts = [_landscapes(game, starts)]
    parts.append(_maps(plain, all_of(lambda state: state, no_maps=True)))
    rows = []
    for tile in game.content.achievements:
        if "gems" in options.get("expert", ()) and tile.id == "untouched-gems":
            continue
        seen = all_of(lambda state, drawn=tile.id: with_achievement(state, drawn))  # type: ignore[misc]
        points = [one.sources["achievements"][0] for one in seen]
        rows.append(
            [
                tile.id,
                _mean_of([one.scores[0] - old.scores[0]
                          for one, old in zip(seen, plain, strict=True)]),
                f"{statistics.fmean(points):.1f}",
                f"{100 * sum(map(bool, points)) / games:.0f}",
            ]
        )  # fmt: skip
    head = ["", "total, with it less without", "points of it", "fulfilled (%)"]
    parts.append(table(f"Achievements, {games} solo games with each and without", head, rows))
    return "\n\n".join(parts)


def _landscapes(game: Explorers, starts: Sequence[State], times: int = 4) -> str:
    means, within = [], []
    for state in starts:
        totals = [
            play(game, ["medium"], with_cards(state, n), f"cards {n}").scores[0]
            for n in range(times)
        ]
        means.append(statistics.fmean(totals))
        within.append(statistics.variance(totals))
    cards = statistics.fmean(within)
    between = max(0.0, statistics.variance(means) - cards / times)
    rows = [
        ["between landscapes", f"{between**0.5:.1f}"],
        ["between the cards on one landscape", f"{cards**0.5:.1f}"],
    ]
    title = f"Spread of solo totals, {len(starts)} landscapes with {times} orders of the cards"
    return table(title, ["", "standard deviation"], rows)


def _maps(plain: Table, without: Table) -> str:
    gain = [one.scores[0] - other.scores[0] for one, other in zip(plain, without, strict=True)]
    used = statistics.fmean(one.found["maps used"][0] for one in plain)
    rows = [
        ["using maps, less never using one (points)", _mean_of(gain)],
        ["maps used when they may be", f"{used:.1f}"],
        ["one map (points)", f"{statistics.fmean(gain) / used:.1f}"],
    ]
    return table(f"What maps are worth, {len(plain)} solo games each", ["", "mean"], rows)


# --- the report ----------------------------------------------------------------------------------


def section(tables: Mapping[int, Table], duels: Mapping[int, Table]) -> str:
    """Return the section about games of one set of options, by number of seats."""
    parts = [_course(tables), _order(tables), _against_random(duels)]
    if 1 in tables:
        parts += [_solo(tables[1]), _tiles(tables[1])]
    return "\n\n".join(parts)


def _course(tables: Mapping[int, Table]) -> str:
    rows = [
        row(tables, "games", lambda games: f"{len(games):,}"),
        row(tables, "small moves", lambda games: spread([game.moves for game in games])),
        row(tables, "crosses of a player", lambda games: spread(_flat(games, "crosses"))),
        row(tables, "total", lambda games: spread(_flat(games, "scores"))),
        row(
            tables,
            "total of the winner",
            lambda games: spread([max(g.scores) for g in games]),
        ),
    ]
    rows += [row(tables, f"points for {source}", _sum_of("sources", source)) for source in SOURCES]
    rows += [row(tables, kind, _sum_of("found", kind)) for kind in tables[min(tables)][0].found]
    rows.append(row(tables, "shared wins (%)", _draws))
    return table("Course (mean, in brackets the middle 90 %)", by_seats(tables), rows)


def _sum_of(field: str, name: str) -> Callable[[Table], str]:
    def cell(games: Table) -> str:
        each = [value for game in games for value in getattr(game, field)[name]]
        return f"{statistics.fmean(each):.1f}"

    return cell


def _draws(games: Table) -> str:
    return f"{100 * statistics.fmean(len(game.winners) > 1 for game in games):.1f}"


def _flat(games: Table, field: str) -> list[int]:
    return [value for game in games for value in getattr(game, field)]


def _order(tables: Mapping[int, Table]) -> str:
    several = {seats: games for seats, games in tables.items() if seats > 1}
    if not several:
        return ""
    rows = [row(several, "fair share (%)", lambda games: f"{100 / len(games[0].players):.1f}")]
    rows += [
        row(several, f"{word} in order of play", _won(place, drawn=True))
        for place, word in enumerate(PLACES[: max(several)])
    ]
    rows += [
        row(several, f"seat {place + 1}, first player drawn", _won(place))
        for place in range(max(several))
    ]
    return table("Wins by order of play and by seat (%)", by_seats(several), rows)


def _won(place: int, *, drawn: bool = False) -> Callable[[Table], str]:
    def cell(games: Table) -> str:
        seats = len(games[0].players)
        if place >= seats:
            return ""
        return in_percent(
            share_of([_win(game, (place + (game.first if drawn else 0)) % seats) for game in games])
        )

    return cell


def _win(game: Seen, seat: int) -> float:
    return 1 / len(game.winners) if seat in game.winners else 0.0


def _against_random(duels: Mapping[int, Table]) -> str:
    rows = [
        [
            f"{seats} players",
            f"{sum(map(_won_by_medium, games)):g} of {len(games)}",
            str(min(_lead(game) for game in games)),
        ]
        for seats, games in duels.items()
    ]
    head = ["", "won, shared in parts", "smallest lead over the best"]
    return table("One greedy player against random ones", head, rows) if rows else ""


def _won_by_medium(game: Seen) -> float:
    return (game.players.index("medium") in game.winners) / len(game.winners)


def _lead(game: Seen) -> int:
    own = game.players.index("medium")
    return game.scores[own] - max(score for seat, score in enumerate(game.scores) if seat != own)


def _solo(games: Table) -> str:
    totals = sorted(game.scores[0] for game in games)
    rows = [
        [name, str(totals[min(len(totals) - 1, int(len(totals) * part))])]
        for name, part in (("5 %", 0.05), ("25 %", 0.25), ("median", 0.5), ("75 %", 0.75),
                           ("95 %", 0.95))
    ]  # fmt: skip
    grades = Counter(game.grade for game in games)
    rows += [
        [f"rank {grade} (%)", f"{100 * grades[grade] / len(games):.1f}"]
        for grade in Explorers.grades
    ]
    return table("Solo totals", ["", "found"], rows)


def _tiles(games: Table) -> str:
    rows = []
    names = {tile.number: tile.name for tile in load(None).content.tiles}
    for number, called in names.items():
        there = [game.scores[0] for game in games if number in game.tiles]
        absent = [game.scores[0] for game in games if number not in game.tiles]
        if min(len(there), len(absent)) < 2:
            continue
        gain = statistics.fmean(there) - statistics.fmean(absent)
        error = Z * sum(statistics.variance(part) / len(part) for part in (there, absent)) ** 0.5
        rows.append([f"{number} {called}", f"{gain:+.1f} ± {error:.1f}"])
    title = f"Worth of the tiles: solo totals with the tile less without, {len(games):,} games"
    return table(title, ["", "points"], rows)


def _mean_of(values: Sequence[float]) -> str:
    error = Z * statistics.stdev(values) / len(values) ** 0.5
    return f"{statistics.fmean(values):+.1f} ± {error:.1f}"
