"""Alt texts: what a picture says, in at most a thousand characters."""

from __future__ import annotations

from collections.abc import Sequence

from engines.explorers.landscape import QUADRANT_LETTERS, name
from engines.explorers.view import View
from render.explorers import phrases
from render.explorers.scene import is_laid_out
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
