"""How Expeditions plays out between greedy players: figures of many games, as Markdown.

Next to the figures that every game has there are the categories of glory, what mechs, characters
and cards are worth, and games alone against each level of the automa.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from bench.balance.cells import by_seats, row, spread, table
from bench.balance.figures import Z, share_of
from bench.balance.seated import Seated
from engines.siberia import Siberia
from engines.siberia.rules.board import worker_count
from engines.siberia.rules.events import Explored, Moved, Played
from engines.siberia.rules.mats import Mat
from engines.siberia.rules.moves import CATEGORIES
from engines.siberia.rules.state import State

SOON, LATE = 40, 60
"""So many own turns nine of ten games, and 99 of 100, may take."""

SHOWN = 12
"""How many of the rarest cards are named."""

SOURCES = ("coins", "glory", "items", "corruption")
PLACES = ("first", "second", "third", "fourth", "fifth")


@dataclass(frozen=True, slots=True, kw_only=True)
class Seen:
    """The figures of one game; tuples go by seat."""

    players: tuple[str, ...]
    first: int
    moves: int
    turns: int
    """How many turns the first player had."""

    trigger: int | str | None
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    rival: int
    """The points of the automa."""

    sources: dict[str, tuple[int, ...]]
    mechs: tuple[str, ...]
    pairs: tuple[str, ...]
    glory: tuple[tuple[str, ...], ...]
    had: dict[str, tuple[int, ...]]
    """What the players had at the end."""

    used: frozenset[str]
    """The cards that were played or tucked."""

    visited: frozenset[str]
    """The numbers of the locations on which a mech of a player has stood."""

    no_bag: bool
    """Whether the bag was empty once, and then deck and sweep pile."""

    no_deck: bool


Table: TypeAlias = Sequence[Seen]


def watch(
    game: Siberia,
    players: Sequence[str],
    options: dict[str, Any],
    seed: str,
    positions: int | None = None,
) -> Seen:
    """Play a game between computer players and return its figures."""
    seats = len(players)
    state = game.start(seats, game.options(options), seed)
    seated = Seated(game, players, seed, positions)
    first, moves = state.first, 0
    pairs = tuple(_pair(game, mat) for mat in state.mats)
    used, visited = set[str](), set[str]()
    no_bag = no_deck = False
    while asked := game.decisions(state):
        seat = asked[0].seat
        state, events = game.apply(state, seat, seated.move(state, seat))
        moves += 1
        no_bag |= not state.bag
        no_deck |= not state.deck and not state.swept
        for event in events:
            if isinstance(event, Played):
                used.add(event.card)
            elif isinstance(event, Moved | Explored):
                visited.add(event.place)
    outcome = game.outcome(state)
    assert outcome is not None
    for mat in state.mats:
        used.update((*mat.solved, *mat.melded, *mat.upgraded))
    return Seen(
        players=tuple(players),
        first=first,
        moves=moves,
        turns=state.turn // seats + 1,
        trigger=state.trigger,
        scores=outcome.scores,
        winners=outcome.winners,
        rival=sum(rival.score for rival in outcome.rivals),
        sources=dict(outcome.sources),
        mechs=tuple(mat.mech for mat in state.mats),
        pairs=pairs,
        glory=tuple(mat.glory for mat in state.mats),
        had=_had(state),
        used=frozenset(used),
        visited=frozenset(visited),
        no_bag=no_bag,
        no_deck=no_deck,
    )


def _pair(game: Siberia, mat: Mat) -> str:
    """Return the pair of the character and companion that a player begins with."""
    pair = game.content.cards[mat.hand[0]].pair
    assert pair is not None
    return pair


def _had(state: State) -> dict[str, tuple[int, ...]]:
    def each(count: Callable[[Mat], int]) -> tuple[int, ...]:
        return tuple(map(count, state.mats))

    return {
        "glory tokens": each(lambda mat: len(mat.glory)),
        "quests solved": each(lambda mat: len(mat.solved)),
        "meteorites melded": each(lambda mat: len(mat.melded)),
        "items upgraded": each(lambda mat: len(mat.upgraded)),
        "corruption tokens": each(lambda mat: len(mat.corruption)),
        "cards": each(lambda mat: len(mat.hand) + len(mat.row)),
        "workers": each(worker_count),
        "maps": each(lambda mat: mat.maps),
    }


# --- the report ----------------------------------------------------------------------------------


def section(game: Siberia, tables: Mapping[int, Table], duels: Mapping[int, Table]) -> str:
    """Return the section about games of several by number of seats, and duels with chance."""
    parts = [
        _course(tables),
        _categories(tables),
        _order(tables),
        _worth(tables, "mech", sorted(game.content.mechs), lambda seen: seen.mechs),
        _worth(tables, "pair", sorted(_pairs(game)), lambda seen: seen.pairs),
        _cards(game, tables),
        _locations(game, tables),
        _against_random(duels),
    ]
    return "\n\n".join(part for part in parts if part)


def levels(tables: Mapping[int, Table]) -> str:
    """Return the section about games alone, by level of the automa."""
    rows, before = [], None
    for level, games in tables.items():
        won = [float(seen.winners == (0,)) for seen in games]
        share = share_of(won)
        less = "" if before is None else _less(before, won)
        rows.append(
            [
                f"L{level}",
                str(len(games)),
                f"{100 * share.value:.1f} ± {100 * share.error:.1f}",
                less,
                spread(seen.scores[0] for seen in games),
                spread(seen.rival for seen in games),
                spread(seen.turns for seen in games),
                _percent(seen.had["glory tokens"][0] >= 4 and seen.turns <= SOON for seen in games),
                _percent(seen.trigger == "automa" for seen in games),
            ]
        )
        before = won
    head = [
        "", "games", "player wins (%)", "less than before", "player's points", "automa's points",
        "own turns", f"four glory within {SOON} (%)", "ended by the automa (%)",
    ]  # fmt: skip
    return table("Alone against the automa", head, rows)


def _less(before: Sequence[float], won: Sequence[float]) -> str:
    """Return by how much fewer of the same deals are won than at the level before."""
    share = share_of([first - second for first, second in zip(before, won, strict=True)])
    return f"{100 * share.value:.1f} ± {100 * share.error:.1f}"


def _pairs(game: Siberia) -> set[str]:
    return {card.pair for card in game.content.cards.values() if card.pair is not None}


def _course(tables: Mapping[int, Table]) -> str:
    rows = [
        row(tables, "games", lambda games: f"{len(games):,}"),
        row(tables, "own turns", lambda games: spread(seen.turns for seen in games)),
        row(tables, f"within {SOON} own turns (%)", lambda games: _ended(games, SOON)),
        row(tables, f"within {LATE} own turns (%)", lambda games: _ended(games, LATE)),
        row(tables, "small moves", lambda games: spread(seen.moves for seen in games)),
        row(tables, "total", lambda games: spread(_flat(seen.scores for seen in games))),
        row(tables, "total of the winner", lambda games: spread(max(s.scores) for s in games)),
    ]
    rows += [row(tables, f"points for {source}", _mean_of_source(source)) for source in SOURCES]
    rows += [row(tables, thing, _mean_had(thing)) for thing in _things(tables)]
    rows += [
        row(tables, "bag empty once (%)", lambda games: _percent(s.no_bag for s in games)),
        row(tables, "no card left once (%)", lambda games: _percent(s.no_deck for s in games)),
    ]
    return table("Course (mean, in brackets the middle 90 %)", by_seats(tables), rows)


def _things(tables: Mapping[int, Table]) -> Iterable[str]:
    return next(iter(tables.values()))[0].had


def _ended(games: Table, most: int) -> str:
    return _percent(seen.turns <= most and seen.trigger is not None for seen in games)


def _mean_of_source(source: str) -> Callable[[Table], str]:
    return lambda games: f"{statistics.fmean(_flat(seen.sources[source] for seen in games)):.1f}"


def _mean_had(thing: str) -> Callable[[Table], str]:
    return lambda games: f"{statistics.fmean(_flat(seen.had[thing] for seen in games)):.1f}"


def _categories(tables: Mapping[int, Table]) -> str:
    def share(category: str) -> Callable[[Table], str]:
        return lambda games: _percent(category in own for seen in games for own in seen.glory)

    rows = [row(tables, category, share(category)) for category in CATEGORIES]
    return table("Players with glory in a category (%)", by_seats(tables), rows)


def _order(tables: Mapping[int, Table]) -> str:
    def lead(place: int) -> Callable[[Table], str]:
        def cell(games: Table) -> str:
            if place >= len(games[0].players):
                return ""
            return _mean([_lead(s, (s.first + place) % len(s.players)) for s in games])

        return cell

    def won(place: int) -> Callable[[Table], str]:
        def cell(games: Table) -> str:
            seats = len(games[0].players)
            if place >= seats:
                return ""
            wins = [(s.first + place) % seats in s.winners for s in games]
            share = share_of([w / len(s.winners) for w, s in zip(wins, games, strict=True)])
            return f"{100 * share.value:.1f} ± {100 * share.error:.1f}"

        return cell

    places = PLACES[: max(tables)]
    rows = [row(tables, f"{word}, points", lead(n)) for n, word in enumerate(places)]
    rows += [row(tables, f"{word}, wins (%)", won(n)) for n, word in enumerate(places)]
    return table("Order of play: points above the mean of the table", by_seats(tables), rows)


def _lead(seen: Seen, seat: int) -> float:
    """Return how many points a seat has more than the mean of its table."""
    return seen.scores[seat] - statistics.fmean(seen.scores)


def _share(seen: Seen, seat: int) -> float:
    """Return how much more of the win a seat has than its fair share, in percentage points."""
    won = 1 / len(seen.winners) if seat in seen.winners else 0.0
    return 100 * (won - 1 / len(seen.players))


def _all(tables: Mapping[int, Table]) -> Table:
    """Return the games with any number of players."""
    return [seen for games in tables.values() for seen in games]


def _worth(
    tables: Mapping[int, Table],
    what: str,
    every: Sequence[str],
    of: Callable[[Seen], tuple[str, ...]],
) -> str:
    columns = [*tables.values(), _all(tables)]

    def line(title: str, thing: str, of_seat: Callable[[Seen, int], float]) -> list[str]:
        cells = [
            _mean(
                [of_seat(s, seat) for s in games for seat, own in enumerate(of(s)) if own == thing]
            )
            for games in columns
        ]
        return [title, *cells]

    rows = [line(f"{what} {thing}", thing, _lead) for thing in every]
    rows += [line(f"{what} {thing}, wins", thing, _share) for thing in every]
    title = f"Worth of a {what}: points above the mean of the table, wins above the fair share (%)"
    return table(title, [*by_seats(tables), "all"], rows)


def _cards(game: Siberia, tables: Mapping[int, Table]) -> str:
    deck = [card.id for card in game.content.cards.values() if card.pair is None]
    rows = []
    lines = [(f"{seats} players", games) for seats, games in tables.items()]
    for title, games in [*lines, ("all", _all(tables))]:
        shares = {card: statistics.fmean(card in seen.used for seen in games) for card in deck}
        rare = sorted(deck, key=lambda card: (shares[card], card))[:SHOWN]
        shown = ", ".join(f"{card} {100 * shares[card]:.0f}" for card in rare)
        rows.append([title, str(sum(s < 0.1 for s in shares.values())), shown])
    head = ["", "cards under 10 %", "rarest"]
    return table("Cards played or tucked (% of games)", head, rows)


def _locations(game: Siberia, tables: Mapping[int, Table]) -> str:
    def share(number: str) -> Callable[[Table], str]:
        return lambda games: _percent(number in seen.visited for seen in games)

    rows = [
        row(tables, f"{tile.number} {tile.names.name}", share(str(tile.number)))
        for tile in game.content.tiles.values()
    ]
    return table("Locations visited (% of games)", by_seats(tables), rows)


def _against_random(duels: Mapping[int, Table]) -> str:
    rows = []
    for seats, games in duels.items():
        leads, shares = [], 0.0
        for seen in games:
            own = seen.players.index("medium")
            others = [score for seat, score in enumerate(seen.scores) if seat != own]
            leads.append(seen.scores[own] - max(others))
            shares += (own in seen.winners) / len(seen.winners)
        rows.append([f"{seats} players", f"{shares:g} of {len(games)}", str(min(leads))])
    head = ["", "won, shared in parts", "smallest lead over the best"]
    return table("One greedy player against random ones", head, rows) if rows else ""


# --- cells -----------------------------------------------------------------------------------


def _flat(rows: Iterable[Sequence[int]]) -> list[int]:
    return [value for row in rows for value in row]


def _percent(parts: Iterable[bool]) -> str:
    return f"{100 * statistics.fmean(parts):.1f}"


def _mean(values: Sequence[float]) -> str:
    if len(values) < 2:
        return ""
    return (
        f"{statistics.fmean(values):+.1f} ± {Z * statistics.stdev(values) / len(values) ** 0.5:.1f}"
    )
