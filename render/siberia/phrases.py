"""Sentences that pictures, alt texts and texts of Expeditions share."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from engines.core import Phrase, chain, phrase
from engines.siberia.content.effects import Node, Pay
from engines.siberia.content.model import Mech, Names, Tile
from engines.siberia.content.terms import COLOURS, Resource
from engines.siberia.rules import stack
from engines.siberia.rules.mats import Mat
from engines.siberia.rules.stack import Frame
from engines.siberia.rules.view import Place, View
from engines.siberia.words import card_words, wording
from render.sentences import listed, series, upper
from render.siberia.content import abroad, content
from render.siberia.scene import scene_of
from render.words import Words, spoken


def said(phrase: Phrase, words: Words) -> str:
    """Return a phrase in words, with names as the language has them."""
    return spoken(words, "siberia", phrase, abroad(words.locale))


def effect(node: Node, words: Words) -> str:
    """Return what an effect brings."""
    return said(wording.effect(node), words)


def named(told: Names, words: Words) -> str:
    """Return what a language calls a card or location."""
    other = told.others.get(words.locale)
    return told.name if other is None else other[0]


def flavour(told: Names, words: Words) -> str:
    """Return the flavour text in the reader's language."""
    other = told.others.get(words.locale)
    return told.flavour if other is None else other[1]


def card_name(card: str, words: Words) -> str:
    """Return the name of a card in the reader's language."""
    return named(content().cards[card].names, words)


def ability_of(mech: Mech, words: Words) -> str:
    """Say what a mech can do."""
    return upper(said(wording.ongoing(mech.ability), words))


def place_name(place: Place, words: Words) -> str:
    """Return a location's number and name, or its cell and that it lies face down."""
    return said(card_words.place(content(), place.place), words)


def benefits(tile: Tile, words: Words) -> str:
    """Return all benefits of a location."""
    return said(card_words.benefits(tile), words)


# --- how things stand ----------------------------------------------------------------------


def status(view: View, words: Words, names: Sequence[str]) -> str:
    """Say whose turn it is in which round, or how the game ended."""
    if view.outcome is not None:
        return result(view, words, names)
    said_ = words("siberia-board-to-move", name=names[view.active], round=view.round)
    if view.last is None:
        return said_
    return f"{said_} · {words('siberia-board-last', count=view.last)}"


def result(view: View, words: Words, names: Sequence[str]) -> str:
    """Say who has won a game that is over."""
    outcome = view.outcome
    assert outcome is not None, "the game is over"
    winners = [names[seat] for seat in outcome.winners]
    if not winners:
        return words("siberia-board-lost", name=names[0])
    if len(winners) == 1:
        return words("siberia-board-winner", name=winners[0])
    return words("siberia-board-shared", names=", ".join(winners))


def resources(mat: Mat, words: Words) -> list[str]:
    """Return power, guile, coins and maps of a player, one fact each."""
    amounts: tuple[tuple[Resource, int], ...] = (
        ("power", mat.power), ("guile", mat.guile), ("coin", mat.coins)
    )  # fmt: skip
    facts = [said(wording.gain(what, count), words) for what, count in amounts]
    return [*facts, words("siberia-mat-maps", count=mat.maps)]


def workers(mat: Mat, words: Words) -> str:
    """Return the available workers of a player by colour."""
    held = [
        words("siberia-mat-worker", colour=colour, count=count)
        for colour, count in zip(COLOURS, mat.workers, strict=True)
        if count
    ]
    if not held:
        return words("siberia-mat-no-workers")
    return words("siberia-mat-workers", workers=", ".join(held))


def counts(mat: Mat, words: Words) -> list[str]:
    """Return glory, corruption, tucked cards and cards of a player, one fact each."""
    return [
        words("siberia-mat-glory", count=len(mat.glory)),
        words("siberia-mat-corruption", count=len(mat.corruption)),
        words(
            "siberia-mat-tucked",
            solved=len(mat.solved),
            melded=len(mat.melded),
            upgraded=len(mat.upgraded),
        ),
        words("siberia-mat-cards", hand=len(mat.hand), row=len(mat.row)),
    ]


def standing(view: View, seat: int, words: Words) -> str:
    """Return everything that a player has, in numbers."""
    mat = view.mats[seat]
    points = words("siberia-board-points", count=view.scores[seat].total)
    facts = [points, *resources(mat, words), workers(mat, words), *counts(mat, words)]
    return ", ".join(facts)


def tokens_said(stack: Sequence[str], words: Words) -> str:
    """Return tokens of corruption, the top one of a stack first."""
    return ", ".join(said(card_words.token(token), words) for token in reversed(stack))


def place_called(view: View, cell: str, words: Words) -> str:
    """Return the name of a location or of Basecamp by its cell."""
    place = next((each.place for each in view.places if each.cell == cell), cell)
    return said(card_words.place(content(), place), words)


def spot_called(view: View, spot: str) -> str:
    """Return what moves call a cell, or the hole."""
    return next((each.place for each in view.places if each.cell == spot), spot)


def spots(view: View, words: Words) -> tuple[str, str]:
    """Say which spots the reader may choose, and which have changed; nothing if there are none."""

    def said(key: str, spots: Collection[str]) -> str:
        order = (*content().map.cells, *content().map.holes)
        told = ", ".join(spot_called(view, spot) for spot in order if spot in spots)
        return listed(words, words(f"siberia-board-{key}"), told) if told else ""

    scene, changed = scene_of(view), "changed" if view.seat is None else "news"
    return said("choose", scene.chosen), said(changed, scene.fresh)


def mechs(view: View, words: Words, names: Sequence[str]) -> list[str]:
    """Return where each mech stands."""
    found = [
        words("siberia-board-at", name=name, place=place_called(view, mat.cell, words))
        for name, mat in zip(names, view.mats, strict=True)
    ]
    if view.automa is not None:
        for mech, cell in (("north", view.automa.north), ("central", view.automa.central)):
            where = "" if cell is None else place_called(view, cell, words)
            key = "siberia-automa-away" if cell is None else "siberia-automa-at"
            found.append(words(key, mech=mech, place=where))
    return found


def automa(view: View, words: Words) -> list[str]:
    """Return what is known of the automa, one sentence each: its level and track, its last card."""
    rival = view.automa
    if rival is None:
        return []
    level = content().levels[rival.level]
    stars = [str(star) for star in rival.stars if star > rival.marker]
    said_ = [
        words(
            "siberia-automa",
            number=rival.level,
            level=named(level.names, words),
            marker=rival.marker,
            track=rival.track,
            stars=", ".join(stars),
            left=len(stars),
            glory=rival.glory,
            maps=rival.maps,
            corruption=len(rival.corruption),
            points=rival.score,
        )
    ]
    if rival.shown is not None:
        card = content().automa[rival.shown]
        orders = [
            words(
                "siberia-automa-orders",
                mech=mech,
                sweep="yes" if order.sweep else "no",
                act=order.act,
                most=order.most,
                need=order.need,
                reach=order.reach,
                steps=order.steps,
            )
            for mech, order in (("north", card.north), ("central", card.central))
        ]
        progress = "yes" if card.progress else "no"
        shown = words("siberia-automa-card", card=card.id, progress=progress)
        said_.append(listed(words, shown, series(orders, words)))
    return said_


def goals(view: View, seat: int, words: Words) -> list[str]:
    """Return how far a player is in each category of glory."""
    return [
        words(
            "siberia-goal",
            category=words(f"siberia-category-{goal.category}"),
            has=goal.has,
            needs=goal.needs,
            state="placed" if goal.placed else "met" if goal.met else "open",
        )
        for goal in view.goals[seat]
    ]


def pending(view: View, words: Words, *, asked: bool = True) -> list[str]:
    """Return what is still to be resolved and what it comes from, the next first.

    Unless it is also to be told, what is ``asked`` now is left out.
    """
    frames = view.pending if asked else view.pending[:-1]
    return [item for frame in reversed(frames) for item in _pending(view, frame, words)]


def _gathered(node: Node, *, covered: bool) -> Phrase:
    effect = wording.effect(node)
    return phrase("place-covered", effect=effect) if covered else effect


def _pending(view: View, frame: Frame, words: Words) -> Iterator[str]:
    printed = content()

    def benefit(at: str) -> str:
        return said(card_words.benefit(printed, printed.nodes[at]), words)

    def from_(at: str, text: str) -> str:
        return words(
            "siberia-from", source=said(card_words.source(printed, at), words), effect=text
        )

    match frame:
        case stack.Effect(at=at) | stack.Vanquishing(at=at):
            yield benefit(at)
        case stack.Paying(at=at):
            node = printed.nodes[at]
            yield benefit(node.effect.at if isinstance(node, Pay) else at)
        case stack.Parts(left=left):
            yield from map(benefit, left)
        case stack.Gathering(cell=cell, left=left) if left:
            (place,) = (place for place in view.places if place.cell == cell)
            under = {at for at in left if at.endswith("/covered")} - {*place.exposed}
            effects = [_gathered(printed.nodes[at], covered=at in under) for at in left]
            yield from_(left[0], said(chain("beside", effects), words))
        case stack.Playing(card=card, core=core, worker=worker):
            if core:
                yield from_(card, words("siberia-from-core"))
            ability = printed.cards[card].ability
            if worker and ability is not None:
                text = effect(ability, words)
                yield from_(card, words("siberia-pending-worker", effect=text))
        case stack.Solving(card=card):
            yield from_(card, words("siberia-pending-tucked"))
        case stack.Gaining(card=card):
            yield said(card_words.name(printed.cards[card]), words)
        case stack.Drafting(cards=cards):
            yield ", ".join(said(card_words.name(printed.cards[card]), words) for card in cards)
