"""Alt texts: what the pictures show, the most important first."""

from __future__ import annotations

from collections.abc import Sequence

from engines.siberia.rules.view import View
from engines.siberia.words import card_words
from render.sentences import alt_text, listed, plain_names, sentence, series
from render.siberia import phrases
from render.siberia.content import content
from render.siberia.scene import quests
from render.siberia.texts import player_details
from render.words import Words


def board_alt(view: View, words: Words, names: Sequence[str]) -> str:
    """Say whose turn it is, what may be chosen and has changed, and what lies where."""
    called = plain_names(len(view.mats), words, names)
    parts = [words("siberia-board-alt"), sentence(phrases.status(view, words, called))]
    parts += phrases.spots(view, words)
    cells = quests(view)
    if solved := [place.place for place in view.places if place.cell in cells]:
        parts.append(listed(words, words("siberia-board-quests"), ", ".join(solved)))
    mechs = series(phrases.mechs(view, words, called), words)
    parts.append(listed(words, words("siberia-board-mechs"), mechs))
    parts.append(listed(words, words("siberia-board-cards"), market(view, words)))
    if stacks := corruption(view, words):
        parts.append(listed(words, words("siberia-board-corruption"), stacks))
    if hidden := ", ".join(place.place for place in view.places if place.tile is None):
        parts.append(listed(words, words("siberia-board-hidden"), hidden))
    parts += phrases.automa(view, words)
    return alt_text(parts, words)


def market(view: View, words: Words) -> str:
    """Return the face-up cards by their holes."""
    return ", ".join(
        f"{hole} {phrases.said(card_words.name(content().cards[card]), words)}"
        for hole, card in zip(content().map.holes, view.market, strict=True)
        if card is not None
    )


def corruption(view: View, words: Words) -> str:
    """Return the corruption of all locations, the top token of each first."""
    stacks = [
        f"{place.place} {phrases.tokens_said(place.corruption, words)}"
        for place in view.places
        if place.corruption
    ]
    return series(stacks, words) if stacks else ""


def mat_alt(view: View, seat: int, words: Words, names: Sequence[str]) -> str:
    """Say what is on a player's mat."""
    return details_alt(player_details(view, seat, words, names), words)


def details_alt(text: str, words: Words) -> str:
    """Return a text in Markdown as plain sentences."""
    plain = text.replace("**", "").replace("-# ", "").replace("\\", "")
    parts = (sentence(line.removeprefix("- ")) for line in plain.splitlines())
    return alt_text(parts, words)
