"""The words under the picture: what is pending, what players have, and the face-up cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engines.siberia.content.terms import COLOURS
from engines.siberia.rules.mats import Mat
from engines.siberia.rules.view import View
from engines.siberia.words import card_words
from render.sentences import escaped_names, fitted_card
from render.siberia import phrases
from render.siberia.content import content
from render.siberia.phrases import said
from render.siberia.signs import shown
from render.signs import sign
from render.words import Words

PRIVATE = 2200
"""The most characters for one reader."""

NEXT = 6
"""So many of the things that are pending are named."""


@dataclass(frozen=True, slots=True)
class Form:
    """How much is said: names of cards or only their ids, and amounts with signs or in words."""

    names: bool = True
    signs: bool = True
    pending: int = NEXT


FORMS = (Form(), Form(names=False), Form(names=False, signs=False, pending=3))
"""The first that has room is used."""


def card_text(view: View, words: Words, names: Sequence[str]) -> str:
    """Say in Markdown what everybody, or the reader of the view, needs beside the picture."""
    called_ = escaped_names(len(view.mats), words, names)
    forms = (_lines(view, words, called_, form) for form in FORMS)
    return fitted_card(words, forms, view.seat, PRIVATE)


def _lines(view: View, words: Words, names: Sequence[str], form: Form) -> Iterator[str]:
    if view.seat is not None:
        yield _to_do(view, words, form)
        yield _player(view, view.seat, names[view.seat], words, form)
        yield from _own_cards(view, words, form)
    else:
        for seat, name in enumerate(names):
            yield _player(view, seat, name, words, form)
    if view.last is not None and view.outcome is None:
        yield f"**{words('siberia-board-last', count=view.last)}**"
    yield from (f"{shown('automa')} {each}" for each in phrases.automa(view, words))


def _to_do(view: View, words: Words, form: Form) -> str:
    """Say what comes after what is asked now and where it comes from, and which actions then."""
    if view.seat != view.active or view.outcome is not None or not view.pending:
        return ""
    items = phrases.pending(view, words, asked=False)
    more = len(items) - form.pending
    items = items[: form.pending]
    if more > 0:
        items.append(words("siberia-pending-more", count=more))
    if view.todo:
        actions = ", ".join(words(f"siberia-actions-{action}") for action in view.todo)
        items.append(words("siberia-pending-then", actions=actions) if items else actions)
    return f"**{words('siberia-pending')}** {' · '.join(items)}" if items else ""


def _player(view: View, seat: int, name: str, words: Words, form: Form) -> str:
    """Return what a player has, with signs or, where there is no room for them, in words."""
    mat = view.mats[seat]
    parts = [f"{_mark(view, seat)}{sign(f'disc-{seat}')} **{name}**"]
    parts.append(words("siberia-board-points", count=view.scores[seat].total))
    if form.signs:
        parts += _signed(mat)
        tucked = zip(
            ("quest", "meteorite", "item"), (mat.solved, mat.melded, mat.upgraded), strict=True
        )
        counted = [f"{shown(kind)}{len(cards)}" for kind, cards in tucked if cards]
        parts += [" ".join(counted)] if counted else []
        parts.append(words("siberia-mat-cards", hand=len(mat.hand), row=len(mat.row)))
    else:
        parts += [", ".join(phrases.resources(mat, words)), phrases.workers(mat, words)]
        parts += phrases.counts(mat, words)
    return " · ".join(parts)


def _signed(mat: Mat) -> list[str]:
    """Return power, guile, coins, maps, workers, glory and corruption, each with its sign."""
    amounts = (("power", mat.power), ("guile", mat.guile), ("coin", mat.coins), ("map", mat.maps))
    stock = [f"{shown(name)}{count}" for name, count in amounts if count]
    parts = [" ".join(stock)] if stock else []
    held = zip(COLOURS, mat.workers, strict=True)
    workers = [f"{shown(f'worker-{colour}')}{count}" for colour, count in held if count]
    parts += [" ".join(workers)] if workers else []
    others = (("glory", len(mat.glory)), ("corruption", len(mat.corruption)))
    counted = [f"{shown(name)}{count}" for name, count in others if count]
    return [*parts, " ".join(counted)] if counted else parts


def _mark(view: View, seat: int) -> str:
    """Return the sign of a winner, or of the player whose turn it is."""
    if view.outcome is not None:
        return f"{sign('crown')} " if seat in view.outcome.winners else ""
    return f"{sign('pointer')} " if seat == view.active and len(view.mats) > 1 else ""


def _own_cards(view: View, words: Words, form: Form) -> Iterator[str]:
    """Yield the names of the cards in the reader's hand and in the active row."""
    assert view.seat is not None
    mat = view.mats[view.seat]
    for kind, cards in (("hand", mat.hand), ("row", [active.card for active in mat.row])):
        if cards:
            named = ", ".join(_named(card, words, form) for card in cards)
            yield f"**{words(f'siberia-mat-{kind}')}** {named}"


def _named(card: str, words: Words, form: Form) -> str:
    return said(card_words.name(content().cards[card]), words) if form.names else card


def _face_up(view: View) -> list[tuple[str, str]]:
    """Return the face-up cards, each after the hole in which it lies."""
    pairs = zip(content().map.holes, view.market, strict=True)
    return [(hole, card) for hole, card in pairs if card is not None]


def market_text(view: View, words: Words, names: Sequence[str]) -> str:
    """Say what every face-up card is and does, a line each."""
    lines = []
    for hole, card in _face_up(view):
        printed = content().cards[card]
        title, brings = card_words.titled(content(), printed), card_words.brings(printed)
        told = [said(each, words) for each in (title, brings) if each is not None]
        lines.append(f"**{hole}** {' · '.join(told)}")
    return "\n".join(lines)
