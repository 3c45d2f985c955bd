"""How a game began and ended, as its posters show it and their alt texts say it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

from engines.core import Outcome
from render.poster import dates
from render.routes import phrases
from render.routes.game import RouteGame
from render.routes.say import Say
from render.sentences import listed, sentence, upper


@dataclass(frozen=True, slots=True)
class Rank:
    """How a player ended: the sources of the points are pairs of a word and points."""

    seat: int
    rank: int
    points: int
    sources: tuple[tuple[str, int], ...] = ()
    note: str = ""
    """What is said instead of the sources."""


@dataclass(frozen=True, slots=True)
class Tie:
    """Seats with equal points, of which something else decided: by seat its number."""

    points: int
    facts: tuple[tuple[int, int], ...]

    def said(self, say: Say, names: Sequence[str]) -> str:
        """Say what decided."""
        facts = ", ".join(
            say("end-tie-of", name=names[seat], count=number) for seat, number in self.facts
        )
        return say("end-tie", count=self.points, facts=facts)


@dataclass(frozen=True, slots=True)
class Ending:
    """A game that is over: its ranks and ties from the best on, its rounds and its dates."""

    outcome: Outcome
    ranks: tuple[Rank, ...]
    ties: tuple[Tie, ...]
    rounds: str
    days: str
    """"" if they are not known."""

    @property
    def decided(self) -> Tie | None:
        """The tie that decided who has won, if there was one."""
        best = max(self.outcome.winners)
        return next((tie for tie in self.ties if best in dict(tie.facts)), None)


def ending(game: RouteGame, view: Any, say: Say, days: tuple[date, date] | None = None) -> Ending:
    """Return how a game ended; among equals those with other numbers ``decided_by`` rank apart."""
    assert view.outcome is not None, "the game is over"
    outcome: Outcome = view.outcome
    decided_by = game.decided_by(view)

    def rank(seat: int) -> Rank:
        note = game.note(view, seat, say)
        sources = () if note else _sources(outcome, seat, say)
        return Rank(seat, outcome.ranks[seat], outcome.scores[seat], sources, note)

    order = sorted(range(len(outcome.ranks)), key=outcome.ranks.__getitem__)
    equals = defaultdict[int, list[int]](list)
    for seat in order:
        equals[outcome.scores[seat]].append(seat)
    ties = [
        Tie(points, tuple((seat, decided_by[seat]) for seat in seats))
        for points, seats in equals.items()
        if len({outcome.ranks[seat] for seat in seats}) > 1
    ]
    return Ending(
        outcome=outcome,
        ranks=tuple(map(rank, order)),
        ties=tuple(ties),
        rounds=say("end-rounds", count=view.round),
        days="" if days is None else dates(say.words, days),
    )


def _sources(outcome: Outcome, seat: int, say: Say) -> tuple[tuple[str, int], ...]:
    """Return the sources of a seat's points with short words for them."""
    return tuple((say(f"end-{name}"), points[seat]) for name, points in outcome.sources)


def told(ending: Ending, say: Say, names: Sequence[str]) -> Iterator[str]:
    """Yield in sentences what the poster at the end shows."""
    yield say("end-alt")
    yield phrases.over(ending.outcome, say, names)
    yield from ranks(ending, say, names)
    yield sentence(f"{ending.rounds}, {ending.days}")


def ranks(ending: Ending, say: Say, names: Sequence[str]) -> Iterator[str]:
    """Yield in sentences what decided among equals, and how everybody ended, the best first."""
    for tie in ending.ties:
        yield sentence(tie.said(say, names))
    for rank in ending.ranks:
        facts = ", ".join(
            say.words("result-source", source=word, points=points)
            for word, points in rank.sources
            if points
        )
        points = rank.note or say("board-points", count=rank.points)
        about = f"{points} ({facts})" if facts else points
        yield listed(say.words, f"{rank.rank}. {names[rank.seat]}", about)


def begun(options: Sequence[str], first: int, say: Say, names: Sequence[str]) -> Iterator[str]:
    """Yield in sentences what the plate at the start shows."""
    yield say("start-alt")
    yield sentence(upper(", ".join(options)))
    yield listed(say.words, say("start-seats"), ", ".join(names))
    yield sentence(say("start-first", name=names[first]))
