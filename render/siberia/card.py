"""The words under the picture: what is pending, what players have, and the face-up cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from engines.siberia.content.terms import COLOURS
from engines.siberia.rules.mats import Mat
from engines.siberia.rules.reach import payable, within_reach
from engines.siberia.rules.view import Rival, View
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

FEW = 3
"""Of more players a card for everybody says in short what they have."""

MANY = 5
"""Of more cards only the ids are told: *My hand* and the menus have their names."""

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
        yield _own_cards(view, words, form)
        yield _in_reach(view, words)
    else:
        told = _in_short if form.signs and len(view.mats) > FEW else _player
        for seat, name in enumerate(names):
            yield told(view, seat, name, words, form)
    if view.last is not None and view.outcome is None:
        yield f"**{words('siberia-board-last', count=view.last)}**"
    if view.automa is not None:
        yield _rival(view.automa, words)


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
        tucked = {"quest": mat.solved, "meteorite": mat.melded, "item": mat.upgraded}
        parts += _counted((kind, len(cards)) for kind, cards in tucked.items())
        if seat != view.seat:  # the reader's own cards are listed
            parts.append(words("siberia-mat-cards", hand=len(mat.hand), row=len(mat.row)))
    else:
        parts += [", ".join(phrases.resources(mat, words)), phrases.workers(mat, words)]
        parts += phrases.counts(mat, words)
    return " · ".join(parts)


def _in_short(view: View, seat: int, name: str, words: Words, form: Form) -> str:
    """Return what a player has in one line of a phone; what is left out is behind *In words*."""
    mat = view.mats[seat]
    amounts = (
        ("power", mat.power), ("guile", mat.guile), ("map", mat.maps), ("glory", len(mat.glory)),
    )  # fmt: skip
    return " · ".join(
        (
            f"{_mark(view, seat)}{sign(f'disc-{seat}')} **{name}**",
            words("siberia-board-points", count=view.scores[seat].total),
            *_counted(amounts),
        )
    )


def _rival(automa: Rival, words: Words) -> str:
    """Return what the automa has; its stars are on the picture, its last card behind *In words*."""
    amounts = (
        ("glory", automa.glory), ("map", automa.maps), ("corruption", len(automa.corruption)),
    )  # fmt: skip
    return " · ".join(
        (
            f"{shown('automa')} **{words('siberia-rival-automa')}**",
            words("siberia-board-points", count=automa.score),
            *_counted(amounts),
            words("siberia-automa-space", marker=automa.marker, track=automa.track),
        )
    )


def _signed(mat: Mat) -> list[str]:
    """Return power, guile, coins, maps, workers, glory and corruption, each with its sign."""
    amounts = (("power", mat.power), ("guile", mat.guile), ("coin", mat.coins), ("map", mat.maps))
    workers = zip((f"worker-{colour}" for colour in COLOURS), mat.workers, strict=True)
    others = (("glory", len(mat.glory)), ("corruption", len(mat.corruption)))
    return [*_counted(amounts), *_counted(workers), *_counted(others)]


def _counted(amounts: Iterable[tuple[str, int]]) -> list[str]:
    """Return what there is of some things, each with its sign, as one fact; none of nothing."""
    told = [f"{shown(name)}{count}" for name, count in amounts if count]
    return [" ".join(told)] if told else []


def _mark(view: View, seat: int) -> str:
    """Return the sign of a winner, or of the player whose turn it is."""
    if view.outcome is not None:
        return f"{sign('crown')} " if seat in view.outcome.winners else ""
    return f"{sign('pointer')} " if seat == view.active and len(view.mats) > 1 else ""


def _own_cards(view: View, words: Words, form: Form) -> str:
    """Return the cards in the reader's hand and in the active row, by name if they are few."""
    assert view.seat is not None
    mat = view.mats[view.seat]
    if len(mat.hand) + len(mat.row) > MANY:
        form = replace(form, names=False)
    told = []
    for kind, cards in (("hand", mat.hand), ("row", [active.card for active in mat.row])):
        if cards:
            named = ", ".join(_named(card, words, form) for card in cards)
            told.append(f"**{words(f'siberia-mat-{kind}')}** {named}")
    return " · ".join(told)


def _in_reach(view: View, words: Words) -> str:
    """Say which face-up cards the reader can gain in this turn and where, and pay if quests."""
    if view.decision is None or view.decision.kind == "take":  # the menu has them
        return ""
    told, paid = list[str](), list[str]()
    for card, places in within_reach(content(), view):
        listed = paid if payable(content(), view, card) else told
        listed.append(f"{card} ({', '.join(places)})")
    if paid:
        paid[0] = words("titled", title=words("siberia-reach-payable"), text=paid[0])
    told += paid
    return f"**{words('siberia-reach')}** {' · '.join(told)}" if told else ""


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
