"""Alt texts: what a picture says, in at most a thousand characters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engines.luxor.board import VALUE, cell_name
from engines.luxor.view import View
from render.luxor import phrases
from render.sentences import alt_text, listed, plain_names, sentence, upper
from render.words import Words


def board_alt(view: View, words: Words, names: Sequence[str]) -> str:
    """Say whose turn it is, the scores, what changed, and for a player the own hand."""
    called = plain_names(view.players, words, names)
    private = view.seat is not None
    parts = [words("luxor-board-alt-private" if private else "luxor-board-alt-public")]
    parts.append(phrases.status(view, words, called))
    if private:
        parts += [phrases.plan(view, words), *phrases.choices(view, words)]
    parts.append(phrases.changed(view, words, called))
    if private:
        parts += phrases.holding(view, words)
    for seat, name in enumerate(called):
        about = phrases.standing(view, seat, words, called)[0]
        if view.turn:
            hand = view.backs[seat]
            facts = (
                words("luxor-board-points", count=view.scores[seat].total),
                words("luxor-board-supply", count=view.supplies[seat]),
                words("luxor-board-tiles", count=len(hand), sets=", ".join(map(str, sorted(hand)))),
            )
            about = ", ".join(facts)
        parts.append(listed(words, name, about))
    parts += [phrases.display(view, words), *_sights(view, words, called)]
    return alt_text(parts, words)


def _sights(view: View, words: Words, names: Sequence[str]) -> list[str]:
    """Return who holds what, and where boats and snakes are."""
    sentences: list[str] = []
    for seat, name in enumerate(names):
        tiles = [
            view.board[cell]
            for cell, stack in sorted(view.stacks.items())
            if stack[-1] == seat and VALUE[view.board[cell]]
        ]
        if tiles:
            counted = ", ".join(
                f"{count} × {phrases.tile(code, words)}"
                for code, count in sorted(Counter(tiles).items())
            )
            sentences.append(words("luxor-board-held", name=name, tiles=counted))
    tokens = [("boat", view.boats), ("snakes", view.snakes)]
    for kind, places in tokens:
        for cell, seat in sorted(places.items()):
            key = f"luxor-board-{kind}-at"
            text = words(key, name=names[seat], cell=cell_name(cell))
            sentences.append(sentence(upper(text)))
    return sentences


def hand_alt(view: View, words: Words, names: Sequence[str]) -> str:
    """Say what the reader holds."""
    facts = hand_facts(view, words, plain_names(view.players, words, names))
    return alt_text([f"{words('luxor-hand-title')}.", *facts], words)


def hand_facts(view: View, words: Words, names: Sequence[str]) -> list[str]:
    """Return everything that the reader holds, one sentence each."""
    seat = view.seat
    assert seat is not None, "only a player has a hand"
    facts: list[str] = []
    if view.turn == 0 and not view.gifts:
        facts.append(words("luxor-hand-keep"))
    facts += phrases.holding(view, words)
    if view.gifts:
        gifts = ", ".join(phrases.tile(code, words) for code in view.gifts)
        facts.append(listed(words, words("luxor-hand-gifts"), gifts))
    supply = words("luxor-board-supply", count=view.supplies[seat])
    facts.append(sentence(upper(supply)))
    pile = words("luxor-board-pile", count=view.piles[seat], set=view.pile_tops[seat])
    facts.append(sentence(upper(pile)))
    if view.adventures:
        facts.append(words("luxor-hand-actions-pile", count=view.action_piles[seat]))
        if any(view.captives[seat]):
            taken = phrases.captives(view, seat, words, names)
            facts.append(listed(words, words("luxor-hand-captives"), taken))
    return facts
