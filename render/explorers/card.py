"""The words under the picture: how all stand, who is thinking, temples and achievements."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engines.explorers.content import PROVISIONS
from engines.explorers.landscape import QUADRANT_LETTERS
from engines.explorers.view import View
from render.explorers import phrases, progress
from render.explorers.scene import own_sheet
from render.explorers.signs import object_sign, side_sign
from render.sentences import escaped_names, fitted_card, listed
from render.signs import sign
from render.words import Words


def card_text(view: View, words: Words, names: Sequence[str]) -> str:
    """Say in Markdown what everybody, or the reader of the view, needs beside the picture."""
    called = escaped_names(view.players, words, names)
    return fitted_card(words, [_lines(view, words, called)], view.seat)


def _lines(view: View, words: Words, names: Sequence[str]) -> Iterator[str]:
    if view.seat is None:
        for seat, name in enumerate(names):
            yield _player(view, seat, name, words)
        yield _cards(view, words)
    else:
        if view.start is not None:
            yield " · ".join(filter(None, _held(view, words)))
        yield _player(view, view.seat, names[view.seat], words)
    yield _temples(view)
    yield from _achievements(view, words)


def _player(view: View, seat: int, name: str, words: Words) -> str:
    parts = [f"{_mark(view, seat)}{sign(f'disc-{seat}')} **{name}**"]
    if view.start is not None:
        parts.append(words("explorers-board-points", count=view.scores[seat].total))
        if seat == view.seat and (said := phrases.points_by_source(view, seat, words)):
            parts.append(said)
    return " · ".join(parts)


def _mark(view: View, seat: int) -> str:
    """Return the sign of a winner, of the active player, or of who has handed in the turn."""
    if view.outcome is not None:
        alone = view.players == 1
        return f"{sign('crown')} " if seat in view.outcome.winners and not alone else ""
    if view.phase in ("start", "mark") and view.committed[seat]:
        return f"{sign('explorers-committed')} "
    asked = view.phase in ("layout", "village", "side") and seat in view.to_act
    return f"{sign('pointer')} " if asked and view.players > 1 else ""


def _cards(view: View, words: Words) -> str:
    """Return the cards that were turned in this round."""
    if not view.turned or view.phase == "over":
        return ""
    cards = " · ".join("/".join(map(side_sign, sides)) for sides in view.turned)
    return listed(words, words("explorers-board-gone"), cards).rstrip(".")


def _held(view: View, words: Words) -> Iterator[str]:
    """Yield what the reader holds, and the provisions of this round, each with its sign."""
    sheet = own_sheet(view)
    for kind, fact in zip("kmg", phrases.held(view, sheet, words), strict=True):
        yield f"{object_sign(kind)} {fact}"
    if view.phase != "over":
        basket = sheet.baskets[max(view.round, 1) - 1]
        yield "".join(
            object_sign(kind) * count for kind, count in zip(PROVISIONS, basket, strict=True)
        )


def _temples(view: View) -> str:
    """Return the values of the temples, those struck crossed out."""
    if view.start is None or view.phase == "over":
        return ""
    plus = "+" if "temples" in view.expert else ""
    items = []
    for quadrant, struck in enumerate(view.struck):
        gone = [f"~~{plus}{value}~~" for value in view.temple_values[:struck]]
        left = [f"{plus}{value}" for value in view.temple_values[struck:]]
        if left:
            left[0] = f"**{left[0]}**"
        items.append(f"{QUADRANT_LETTERS[quadrant]} {' '.join([*gone, *left])}")
    return f"{object_sign('T')} {' · '.join(items)}"


def _achievements(view: View, words: Words) -> Iterator[str]:
    """Yield the achievements in play: what they demand, then open and struck values."""
    for number, each in enumerate(view.achievements):
        title = f"**{words(f'explorers-achievement-{each.id}')}**"
        if view.phase == "start":  # nobody has read yet what they demand
            yield f"{title}: {words(f'explorers-demand-{each.id}')}"
            continue
        values = [
            f"~~{value}~~" if place < each.struck else str(value)
            for place, value in enumerate(each.values)
        ]
        parts = [" ".join([title, *values])]
        if view.seat is not None:
            far = progress.of_achievement(view, number)
            parts.append(progress.so_far(view, number, words))
            parts.append(words("explorers-board-points", count=far.points))
        yield " · ".join(parts)
