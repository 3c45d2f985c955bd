"""The value of Explorers, Events and Secrets in Famous Explorers, between greedy players.

``python -m bench.market --games 100`` prints a Markdown report on the goals that the catalogue
sets for this content: what each Explorer scores, how often each card is bought, and whether
players who buy or peek win more than players who never do.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from engines.core import Chance, play_move
from engines.famous_explorers import FamousExplorers, load
from engines.famous_explorers.events import CardBought, SlotFilled
from engines.famous_explorers.market import EVENTS, EXPLORERS
from engines.famous_explorers.moves import Buy, Peek
from engines.famous_explorers.scoring import explorer_points
from engines.famous_explorers.state import State
from engines.players.choices import choices

SEATS = (2, 3, 4, 6)
Kinds = tuple[type[Any], ...]


@dataclass(slots=True)
class Tally:
    """The totals of many games with the same number of seats."""

    players: int = 0
    worth: Counter[str] = field(default_factory=Counter)
    """By card: points that it would have scored, all players together."""

    open: Counter[str] = field(default_factory=Counter)
    bought: Counter[str] = field(default_factory=Counter)
    lead: defaultdict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    """By card: how many points its buyers ended above the mean of their games."""


def played(
    game: FamousExplorers, seats: int, options: dict[str, Any], seed: str, never: Sequence[Kinds]
) -> tuple[State, list[Any]]:
    """Return the last state of a game between greedy players, and all its events.

    ``never`` has for each seat the kinds of moves that its player never makes.
    """
    state, history = game.start(seats, game.options(options), seed), list[Any]()
    chance = Chance.from_seed(f"market {seed}")
    while asked := game.decisions(state):
        seat = asked[0].seat
        seeds, chance = chance.below(1 << 63)
        chance = chance.without_log()
        world = game.resample(state, seat, Chance(seeds))
        every = choices(game, world, seat)
        moves = [move for move in every if not isinstance(move, never[seat])] or list(every)
        best = max(moves, key=lambda move: _value(game, world, seat, move))
        after = play_move(game, state, seat, best)
        state, history = after.state, [*history, *after.events]
    return state, history


def _value(game: FamousExplorers, world: State, seat: int, move: Any) -> float:
    return game.evaluate(game.view(game.apply(world, seat, move)[0], seat))


def tallied(game: FamousExplorers, seats: int, games: int) -> Tally:
    """Return the totals of games between greedy players with Explorers and Events."""
    tally = Tally()
    for number in range(games):
        state, history = played(
            game, seats, {"explorers_events": True}, f"tally {seats} {number}", [()] * seats
        )
        result = game.outcome(state)
        assert result is not None
        tally.players += seats
        for seat in range(seats):
            for card in EXPLORERS:
                tally.worth[card] += explorer_points(game.lookup, state, seat, card)
            tally.worth["letter"] += min(2, len(state.cards.hands[seat]))
            tally.worth["tour"] += min(3, state.board.tickets[seat] // 2)
        seen: set[str] = {card for card in EXPLORERS if card != state.away}
        seen |= {event.card for event in history if isinstance(event, SlotFilled)}
        tally.open.update(seen)
        mean = sum(result.scores) / seats
        for event in history:
            if isinstance(event, CardBought):
                tally.bought[event.card] += 1
                tally.lead[event.card].append(result.scores[event.seat] - mean)
    return tally


def duel(game: FamousExplorers, option: str, kinds: Kinds, games: int) -> float:
    """Return the share of wins of a player over one who never makes these kinds of moves."""
    wins = 0.0
    for number in range(games):
        seat = number % 2
        never: list[Kinds] = [kinds, kinds]
        never[seat] = ()
        state, _events = played(game, 2, {option: True}, f"duel {option} {number}", never)
        result = game.outcome(state)
        assert result is not None
        if seat in result.winners:
            wins += 1 / len(result.winners)
    return wins / games


def report(game: FamousExplorers, games: int) -> str:
    """Return the whole report as Markdown."""
    tallies = {seats: tallied(game, seats, games) for seats in SEATS}
    heads = [f"{seats} players" for seats in SEATS]
    worth = (
        (card, *(f"{t.worth[card] / t.players:.1f}" for t in tallies.values()))
        for card in (*EXPLORERS, "letter", "tour")
    )
    every = Tally()
    for tally in tallies.values():
        every.open.update(tally.open)
        every.bought.update(tally.bought)
        for card, leads in tally.lead.items():
            every.lead[card] += leads
    bought = (
        (
            card,
            str(every.open[card]),
            _share(every.bought[card], every.open[card]),
            _mean(every.lead[card]),
        )
        for card in (*EXPLORERS, *EVENTS)
    )
    buys = duel(game, "explorers_events", (Buy,), 2 * games)
    peeks = duel(game, "secret_destinations", (Peek,), 2 * games)
    return "\n".join(
        (
            "# Explorers, Events and Secrets",
            "",
            f"Greedy players, {games} games per number of players; `python -m bench.market`.",
            "",
            "## What each card would score at the end, mean over all players",
            "",
            *_table(("card", *heads), worth),
            "",
            "## How often cards are bought that lay open, and how their buyers did",
            "",
            "*Lead* is the mean of the buyers' results less the mean of their tables.",
            "",
            *_table(("card", "games in which it lay open", "bought in (%)", "lead"), bought),
            "",
            f"## Two players, {2 * games} games each",
            "",
            f"- Who buys against who never buys: {100 * buys:.0f} % of the wins.",
            f"- Who peeks against who always takes the arrow: {100 * peeks:.0f} % of the wins.",
            "",
        )
    )


def _share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.0f}" if whole else "-"


def _mean(values: Sequence[float]) -> str:
    return f"{sum(values) / len(values):+.1f}" if values else "-"


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    lines = [" | ".join(head), " | ".join(["---", *["---:"] * (len(head) - 1)])]
    return [f"| {line} |" for line in (*lines, *(" | ".join(row) for row in rows))]


def main() -> None:
    """Print the report."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=100, help="per number of players")
    print(report(load(None), parser.parse_args().games))


if __name__ == "__main__":
    main()
