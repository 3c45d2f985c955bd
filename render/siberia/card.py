"""The words under the picture: what is pending, what players have, and the face-up cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

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


Told: TypeAlias = Literal["effects", "worths", "titles", "names", "ids"]
"""What is said of cards: all that they do, only their main worth (SB-1069), or less."""


@dataclass(frozen=True, slots=True)
class Form:
    """How much is said: of the own hand and of the face-up cards, and amounts with signs."""

    hand: Told = "effects"
    market: Told = "effects"
    signs: bool = True
    pending: int = NEXT


FORMS = (
    Form(),
    Form(market="worths"),
    Form(hand="worths", market="worths"),
    Form(hand="names"),
    Form(hand="names", market="worths"),
    Form(hand="names", market="titles"),
    Form(hand="ids", market="titles"),
    Form(hand="ids", market="titles", signs=False),
    Form(hand="ids", market="titles", signs=False, pending=3),
)
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
    if view.outcome is None:
        yield from _market(view, words, form)


def _to_do(view: View, words: Words, form: Form) -> str:
    """Say what is pending and where it comes from, and which actions are still to be taken."""
    if view.seat != view.active or view.outcome is not None:
        return ""
    items = phrases.pending(view, words)
    more = len(items) - form.pending
    items = items[: form.pending]
    if more > 0:
        items.append(words("siberia-pending-more", count=more))
    if view.todo and items:  # else the question says it
        actions = ", ".join(words(f"siberia-actions-{action}") for action in view.todo)
        items.append(words("siberia-pending-then", actions=actions))
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
    parts = [" ".join(f"{shown(name)}{count}" for name, count in amounts)]
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
    """Yield the reader's hand, a line for each card if there is room, and the active row."""
    # Dots, not a Markdown list: that would swallow the lines of the face-up cards below it.
    assert view.seat is not None
    mat = view.mats[view.seat]
    row = tuple(active.card for active in mat.row)
    told = form.hand in ("effects", "worths") and mat.hand
    if told:
        yield f"**{words('siberia-mat-hand')}**"
        yield from (f"· {_titled(card, words, form.hand)}" for card in mat.hand)
    for kind, cards in (("hand", () if told else mat.hand), ("row", row)):
        if cards:
            named = ", ".join(
                card if form.hand == "ids" else said(card_words.name(content().cards[card]), words)
                for card in cards
            )
            yield f"**{words(f'siberia-mat-{kind}')}** {named}"


def _titled(card: str, words: Words, told: Told) -> str:
    """Return a card's name and colour, then its main worth and what it does as far as wanted."""
    printed = content().cards[card]
    title = said(card_words.titled(content(), printed), words)
    if told == "titles":
        return title
    brings = card_words.brings(printed) if told == "effects" else card_words.worth(printed)
    return title if brings is None else f"{title} · {said(brings, words)}"


def _market(view: View, words: Words, form: Form) -> Iterator[str]:
    """Yield the face-up cards: hole, name, colour, and what they do."""
    for hole, card in zip(content().map.holes, view.market, strict=True):
        if card is None:
            continue
        yield f"**{hole}** {_titled(card, words, form.market)}"
