"""Alt texts: what the pictures show, the most important first."""

from __future__ import annotations

from collections.abc import Sequence

from engines.siberia.rules.view import View
from engines.siberia.words import card_words
from render.picture import ALT_LIMIT
from render.poster import Standing
from render.siberia import phrases
from render.siberia.content import content
from render.siberia.scene import scene_of
from render.siberia.texts import player_details
from render.words import Words, within


def board_alt(view: View, words: Words, names: Sequence[str]) -> str:
    """Say whose turn it is, what may be chosen and has changed, and what lies where."""
    called = phrases.called(view, words, names)
    scene = scene_of(view)
    parts = [words("siberia-board-alt"), phrases.sentence(phrases.status(view, words, called))]
    order = [*content().map.cells, *content().map.holes]
    changed = "changed" if view.seat is None else "news"
    for key, spots in (("choose", scene.chosen), (changed, scene.fresh)):
        told = [phrases.spot_called(view, spot) for spot in order if spot in spots]
        if told:
            parts.append(phrases.listed(words, words(f"siberia-board-{key}"), ", ".join(told)))
    mechs = phrases.series(phrases.mechs(view, words, called), words)
    parts.append(phrases.listed(words, words("siberia-board-mechs"), mechs))
    parts.append(phrases.listed(words, words("siberia-board-cards"), market(view, words)))
    if stacks := corruption(view, words):
        parts.append(phrases.listed(words, words("siberia-board-corruption"), stacks))
    if hidden := ", ".join(place.place for place in view.places if place.tile is None):
        parts.append(phrases.listed(words, words("siberia-board-hidden"), hidden))
    parts += phrases.automa(view, words)
    return within(parts, ALT_LIMIT, words("alt-more"))


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
    return phrases.series(stacks, words) if stacks else ""


def mat_alt(view: View, seat: int, words: Words, names: Sequence[str]) -> str:
    """Say what is on a player's mat."""
    return details_alt(player_details(view, seat, words, names), words)


def details_alt(text: str, words: Words) -> str:
    """Return a text in Markdown as plain sentences."""
    plain = text.replace("**", "").replace("-# ", "").replace("\\", "")
    parts = (phrases.sentence(line.removeprefix("- ")) for line in plain.splitlines())
    return within(parts, ALT_LIMIT, words("alt-more"))


def start_alt(view: View, words: Words, names: Sequence[str], facts: Sequence[str]) -> str:
    """Say that the game begins, who sits where with what, and who begins."""
    parts = [words("siberia-start-alt"), *map(phrases.sentence, facts)]
    return within(parts, ALT_LIMIT, words("alt-more"))


def end_alt(
    view: View, words: Words, names: Sequence[str], rows: Sequence[Standing], length: str
) -> str:
    """Say who has won, everybody's points with their sources, and how long the game was."""
    called = phrases.called(view, words, names)
    parts = [words("siberia-end-alt"), phrases.sentence(phrases.result(view, words, called))]
    for row in rows:
        line = words(
            "result-line" if row.sources else "result-line-bare",
            rank=row.rank,
            name=row.name,
            points=row.points,
            **({"sources": ", ".join(row.sources)} if row.sources else {}),
        )
        parts.append(phrases.sentence(" · ".join(filter(None, (line, row.tie)))))
    parts.append(phrases.sentence(length))
    return within(parts, ALT_LIMIT, words("alt-more"))
