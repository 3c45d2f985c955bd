"""The plate at the start, and the poster at the end."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from engines.core import Course
from engines.expedition_1996.view import View
from render.curve import chart
from render.expedition_1996.scene import say_in, scene_of
from render.faces import SEA_CHART
from render.picture import Picture
from render.routes import poster, results, tokens
from render.routes.results import Ending, Rank
from render.routes.say import Say
from render.sentences import alt_text, plain_names
from render.words import Words


def start(view: View, words: Words, names: Sequence[str]) -> Picture:
    """Draw the plate at the start: the options, the seats, and who begins."""
    say = say_in(words)
    chosen = options(view, say)
    page = poster.beginning(scene_of(view), chosen, view.first, say, names[: view.players])
    called = plain_names(view.players, say.words, names)
    alt = alt_text(results.begun(chosen, view.first, say, called), say.words)
    return Picture(page.image, alt, tuple(page.pieces))


def length(view: View, words: Words, days: tuple[date, date]) -> str:
    """Say how many rounds a game that is over has had, and its dates."""
    ended = ending(view, say_in(words), days)
    return f"{ended.rounds} · {ended.days}"


def end(view: View, words: Words, names: Sequence[str], days: tuple[date, date]) -> Picture:
    """Draw the poster at the end of a game played from the first of the days to the last."""
    say = say_in(words)
    called = plain_names(view.players, say.words, names)
    ended = ending(view, say, days)
    page = poster.ending(scene_of(view), ended, say, names)
    alt = alt_text(results.told(ended, say, called), say.words)
    return Picture(page.image, alt, tuple(page.pieces))


def options(view: View, say: Say) -> list[str]:
    """Return the variants of a game in short words."""
    chosen = [say(f"start-{name}") for name in ("variant_a", "variant_b") if getattr(view, name)]
    return chosen or [say("start-basic")]


def ending(view: View, say: Say, days: tuple[date, date] | None = None) -> Ending:
    """Return how a game ended; in variant B the way to chips decides ties (Q96-605, Q96-806)."""
    outcome = view.outcome
    assert outcome is not None, "the game is over"
    far = dict(outcome.sources).get("distance", ())

    def rank(seat: int) -> Rank:
        known = seat, outcome.ranks[seat], outcome.scores[seat]
        if view.variant_b:
            return Rank(*known, note=say("board-collected", count=outcome.scores[seat]))
        return Rank(*known, results.sources(outcome, seat, say))

    return results.ended(outcome, rank, far, view.round, days, say)


def curve(course: Course, words: Words, names: Sequence[str]) -> Picture:
    """Draw how the points of a game that is over went."""
    return chart("expedition_1996", SEA_CHART, course, words, names, tokens.shield)
