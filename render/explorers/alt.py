"""Alt texts: what a picture says, in at most a thousand characters."""

from __future__ import annotations

from collections.abc import Sequence

from engines.explorers.landscape import QUADRANT_LETTERS, name, neighbours, squares
from engines.explorers.view import View
from render.explorers import phrases
from render.explorers.scene import is_laid_out
from render.poster import Standing
from render.sentences import alt_text, listed, plain_names, sentence, series, upper
from render.words import Words


def board_alt(view: View, words: Words, names: Sequence[str]) -> str:
    """Say what is asked, the card, what may be chosen, and how the maps look."""
    called = plain_names(view.players, words, names)
    parts = [sentence(phrases.status(view, words, called))]
    if when := phrases.when(view, words):
        parts.append(sentence(when))
    if not is_laid_out(view):
        parts += [layout(view, words), phrases.allowed(view, words)]
    elif view.seat is not None:
        parts = [words("explorers-board-alt-private"), *parts[1:]]
        parts += [phrases.card(view, words, called), phrases.draft(view, words)]
        parts += [phrases.allowed(view, words), phrases.closed(view, words)]
        parts += [sentence(upper(", ".join(phrases.own(view, words))))]
        parts += [phrases.temples_said(view, words)]
        crosses = phrases.spans(view.sheets[view.seat].crosses, words)
        parts.append(listed(words, words("explorers-board-crossed"), crosses))
    else:
        parts = [words("explorers-board-alt-public"), *parts]
        parts.append(phrases.card(view, words, called))
        parts += [_player(view, seat, words, called[seat]) for seat in range(view.players)]
        parts += [phrases.fresh(view, words, called), phrases.temples_said(view, words)]
    return alt_text(parts, words)


def _player(view: View, seat: int, words: Words, called: str) -> str:
    sheet = view.sheets[seat]
    facts = [
        words("explorers-board-points", count=view.scores[seat].total),
        *phrases.held(view, sheet, words),
    ]
    if where := phrases.visited(sheet, words):
        facts.append(words("explorers-board-visited", temples=where))
    return listed(words, called, ", ".join(facts))


def layout(view: View, words: Words) -> str:
    """Say which tile lies in which quadrant, how it is turned, and where its village is."""
    items = [
        words(
            "explorers-board-placed",
            quadrant=QUADRANT_LETTERS[quadrant],
            tile=placed.tile,
            degrees=placed.degrees,
            village=name(view.villages[quadrant]),
        )
        for quadrant, placed in enumerate(view.layout)
    ]
    return listed(words, words("explorers-board-tiles"), series(items, words))


def beside(view: View, village: int, crosses: int) -> int:
    """Return how many crosses are beside a village."""
    return len(squares(neighbours(1 << village) & crosses))


def start_alt(view: View, words: Words, names: Sequence[str], facts: Sequence[str]) -> str:
    """Say that the game begins, with which options, who sits where, and who begins."""
    called = plain_names(view.players, words, names)
    seats = (f"{number}. {each}" for number, each in enumerate(called, 1))
    parts = (
        words("explorers-start-alt"),
        *map(sentence, facts),
        sentence(", ".join(seats)),
    )
    return alt_text(parts, words)


def end_alt(
    view: View, words: Words, names: Sequence[str], rows: Sequence[Standing], length: str
) -> str:
    """Say who has won, everybody's points with their sources, and how long the game was."""
    called = plain_names(view.players, words, names)
    assert view.outcome is not None, "the game is over"
    parts = [
        words("explorers-end-alt"),
        sentence(phrases.result(view, words, called)),
    ]
    order = sorted(range(view.players), key=view.outcome.ranks.__getitem__)
    for row, seat in zip(rows, order, strict=True):
        line = words(
            "result-line" if row.sources else "result-line-bare",
            rank=row.rank,
            name=called[seat],
            points=row.points,
            **({"sources": ", ".join(row.sources)} if row.sources else {}),
        )
        parts.append(sentence(" · ".join(filter(None, (line, row.tie)))))
    parts.append(sentence(length))
    return alt_text(parts, words)
