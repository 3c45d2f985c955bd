"""The report in Markdown: one file per game, in it one section per set of options."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import TypeAlias

from bench.balance import figures
from bench.balance.cells import by_seats, in_percent, row, spread, table
from bench.balance.figures import Share, Table
from bench.balance.goals import Goal, goals
from bench.balance.watching import network_of
from engines.core import AnyGame

GamesBySeats: TypeAlias = Mapping[int, Table]
"""Games by number of seats."""

PLACES = ("first", "second", "third", "fourth", "fifth", "sixth")
EXTREMES = 5
"""How many places are named at either end: those reached least and most."""

INTRO = """\
# Balance of {title}

Medium players (the greedy ones) against each other where a section names no others; the same seeds
give the same figures. Written by
`python -m bench.balance --game {id}`. A share has its 95 % interval behind it, in percentage
points; a shared win counts in parts. What was tuned, and what the figures mean, is in
[README.md](README.md).
"""


def write(
    folder: Path,
    game: AnyGame,
    options: Mapping[str, object],
    text: str,
    title: str = "Defaults",
    players: str = "",
) -> Path:
    """Write a section into the game's file; it replaces a section of the same options and players.

    ``title`` is that of the section if no options are named. ``players`` says who played, unless
    that is medium.
    """
    file, sections = folder / f"{game.id}.md", dict[str, str]()
    if file.exists():
        for old in re.split(r"(?m)^(?=## )", file.read_text(encoding="utf-8"))[1:]:
            sections[old.splitlines()[0]] = old
    chosen = ", ".join(f"{name}={json.dumps(value)}" for name, value in options.items())
    title = f"## {', '.join(filter(None, (chosen or title, players)))}"
    sections[title] = f"{title}\n\n{text}\n"
    folder.mkdir(parents=True, exist_ok=True)
    intro = INTRO.format(title=game.title, id=game.id)
    whole = [intro, *(text.rstrip() + "\n" for text in sections.values())]
    file.write_text("\n".join(whole), encoding="utf-8")
    return file


def section(game: AnyGame, tables: GamesBySeats, duel: Table) -> str:
    """Return the section about the games of one set of options.

    ``duel`` has two-seat games of a greedy player against a random one, if there were any.
    """
    network = network_of(game)
    regions = {point.id: point.region for point in network.points if point.region is not None}
    names = {point.id: point.name for point in network.points}
    parts = [
        _course(tables),
        _points(tables),
        _order(tables),
        _tickets(tables),
        _loops(tables),
        _regions(tables, regions),
        _places(tables, regions, names),
        _goals(tables, regions),
        _duel(duel),
    ]
    return "\n\n".join(part for part in parts if part)


def _course(tables: GamesBySeats) -> str:
    hows = sorted({game.how for games in tables.values() for game in games})
    rows = [
        row(tables, "games", lambda games: f"{len(games):,}"),
        row(tables, "turns", lambda games: spread(game.turns for game in games)),
        row(tables, "small moves", lambda games: spread(game.moves for game in games)),
        row(tables, "arrows laid", lambda games: spread(game.laid for game in games)),
        *(row(tables, f"ended by: {how} (%)", partial(_ended, how=how)) for how in hows),
        row(tables, "hands redrawn in set-up", lambda games: f"{figures.redealt(games):.3f}"),
    ]
    return table("Course (mean, in brackets the middle 90 %)", by_seats(tables), rows)


def _ended(games: Table, how: str) -> str:
    return in_percent(figures.share_of([float(game.how == how) for game in games]))


def _points(tables: GamesBySeats) -> str:
    rows = []
    for name in ("all", *next(iter(tables.values()))[0].sources):
        rows.append(row(tables, f"{name}, winner", partial(_source, name=name, winners=True)))
        rows.append(row(tables, f"{name}, mean", partial(_source, name=name, winners=False)))
    return table("Points by source", by_seats(tables), rows)


def _source(games: Table, name: str, *, winners: bool) -> str:
    mean = figures.winner_mean if winners else figures.seat_mean
    value = mean(games, lambda game, seat: game.points(name)[seat])
    return f"{round(value, 1) + 0.0:.1f}"  # no minus zero


def _order(tables: GamesBySeats) -> str:
    rows = [row(tables, "fair share (%)", lambda games: _percent(1 / len(games[0].players)))]
    most = max(tables)
    for place in range(most):
        share = partial(_won, place=place, of=figures.by_order)
        rows.append(row(tables, f"{PLACES[place]} in order of play", share))
    for place in range(most):
        points = partial(_points_in_order, place=place)
        rows.append(row(tables, f"points of the {PLACES[place]}, mean", points))
    for seat in range(most):
        share = partial(_won, place=seat, of=figures.by_seat)
        rows.append(row(tables, f"seat {seat + 1}, first player drawn", share))
    return table("Wins by order of play and by seat (%)", by_seats(tables), rows)


def _won(games: Table, place: int, of: Callable[[Table], list[Share]]) -> str:
    return in_percent(of(games)[place]) if place < len(games[0].players) else ""


def _points_in_order(games: Table, place: int) -> str:
    seats = len(games[0].players)
    if place >= seats:
        return ""
    return f"{figures.mean(games, lambda game: game.scores[(game.first + place) % seats]):.1f}"


def _tickets(tables: GamesBySeats) -> str:
    kinds = sorted({kind for games in tables.values() for game in games for kind in game.spent})
    rows = [
        row(tables, "gained", lambda games: f"{figures.mean(games, lambda game: game.gained):.1f}")
    ]
    rows += [row(tables, f"spent: {kind}", partial(_spent, kind=kind)) for kind in kinds]
    rows.append(
        row(
            tables, "unspent", lambda games: f"{figures.mean(games, lambda game: game.unspent):.1f}"
        )
    )
    return table("Tickets a game, all players together", by_seats(tables), rows)


def _spent(games: Table, kind: str) -> str:
    return f"{figures.mean(games, lambda game: game.spent[kind]):.1f}"


def _loops(tables: GamesBySeats) -> str:
    rows = [
        row(tables, "loops", lambda games: spread(game.loops for game in games)),
        row(
            tables, "RT-516 needed (%)", lambda games: _percent(figures.start_anywhere_share(games))
        ),
        row(tables, "RT-518, in all games", lambda games: str(sum(game.stuck for game in games))),
    ]
    return table("Loops a game", by_seats(tables), rows)


def _regions(tables: GamesBySeats, regions: Mapping[str, str]) -> str:
    shares = {seats: figures.fulfilled_shares(games, regions) for seats, games in tables.items()}
    names = sorted({region for by in shares.values() for region in by})
    if not names:
        return ""
    rows = [[name, *(_percent(by[name]) for by in shares.values())] for name in names]
    return table("Hand cards fulfilled, by region (% of those dealt)", by_seats(tables), rows)


def _places(tables: GamesBySeats, regions: Mapping[str, str], names: Mapping[str, str]) -> str:
    rows = []
    for seats, games in tables.items():
        shares = figures.reached_shares(games, regions)
        ordered = sorted(shares, key=lambda place: (shares[place], place))
        ends = (ordered[:EXTREMES], ordered[: -EXTREMES - 1 : -1])
        shown = (
            ", ".join(f"{names[place]} {100 * shares[place]:.0f}" for place in end) for end in ends
        )
        rows.append([f"{seats} players", *shown])
    return table("Places reached (% of games)", ["", "least", "most"], rows)


def _goals(tables: GamesBySeats, regions: Mapping[str, str]) -> str:
    rows = [
        [goal.clause, f"{goal.what}, {seats} players", goal.found, goal.asked, _kept(goal)]
        for seats, games in tables.items()
        for goal in goals(games, regions)
    ]
    rows.sort(key=lambda row: row[0])
    return table("Goals of the catalogue", ["clause", "goal", "found", "asked", "kept"], rows)


def _kept(goal: Goal) -> str:
    return "yes" if goal.kept else "**no**"


def _duel(games: Table) -> str:
    if not games:
        return ""
    rows = [[name, in_percent(share)] for name, share in figures.by_player(games).items()]
    return table(f"Greedy against chance, {len(games)} games with 2 seats", ["", "wins (%)"], rows)


# --- cells ---------------------------------------------------------------------------------


def _percent(value: float) -> str:
    return f"{100 * value:.1f}"
