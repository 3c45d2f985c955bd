"""Alt texts: what a picture says, in at most a thousand characters."""

from __future__ import annotations

from collections.abc import Sequence

from engines.expedition_1996.view import View
from render.expedition_1996 import chart, phrases
from render.expedition_1996.scene import scene_of
from render.picture import ALT_LIMIT
from render.words import Words


def board_alt(view: View, words: Words, names: Sequence[str]) -> str:
    """Say whose turn it is, where the expeditions are, what may be chosen, and how all stand."""
    called = phrases.called(view, words, names)
    private = "private" if view.seat is not None else "public"
    parts = [words(f"expedition_1996-board-alt-{private}"), phrases.status(view, words, called)]
    owed = phrases.owed(view, words)
    if owed:
        parts.append(phrases.sentence(phrases.upper(", ".join(owed))))
    tips = [
        words(
            "expedition_1996-board-tip",
            colour=phrases.colour(expedition.colour, words),
            place=chart.name(expedition.tip),
            left=phrases.left(expedition, words),
        )
        for expedition in view.expeditions
    ]
    parts.append(phrases.sentence(phrases.upper("; ".join(tips))))
    parts += phrases.exchange(view, words)
    parts += choices(view, words)
    for seat, name in enumerate(called):
        count = view.scores[seat].total
        key = "collected" if view.variant_b else "points"
        about = [words(f"expedition_1996-board-{key}", count=count),
                 words("expedition_1996-board-vouchers", count=view.tickets[seat])]  # fmt: skip
        parts.append(phrases.listed(words, name, ", ".join(about)))
    if view.hand:
        parts.append(holding(view, words))
    if view.row:
        title = words("expedition_1996-board-row")
        parts.append(phrases.listed(words, title, phrases.points(view.row)))
    for seat, name in enumerate(called):
        if view.chips[seat]:
            places = phrases.points(view.chips[seat])
            parts.append(words("expedition_1996-board-chips-of", name=name, places=places))
    return phrases.within(parts, ALT_LIMIT)


def choices(view: View, words: Words) -> list[str]:
    """Say which points the reader may choose now."""
    scene = scene_of(view)
    found = [
        words(
            "expedition_1996-board-next",
            colour=phrases.upper(", ".join(phrases.colour(c, words) for c in choice.colours)),
            places=phrases.points(choice.targets),
        )
        for choice in scene.choices
    ]
    if scene.branches:
        ways = [f"{chart.name(tail)} → {chart.name(head)}" for tail, head in scene.branches]
        count = len(ways)
        found.append(
            words("expedition_1996-board-branches", count=count, ways=", ".join(ways[:18]))
        )
    if scene.places:
        if len(scene.places) > 15:
            found.append(words("expedition_1996-board-mark-many", count=len(scene.places)))
        else:
            places = phrases.points(scene.places)
            found.append(words("expedition_1996-board-mark", places=places))
    return found


def holding(view: View, words: Words) -> str:
    """Say which missions the reader holds."""
    missions = [
        words("expedition_1996-hand-marked", place=chart.name(held.place))
        if held.marked
        else chart.name(held.place)
        for held in view.hand
    ]
    items = ", ".join(missions) or words("expedition_1996-hand-none")
    return phrases.listed(words, words("expedition_1996-hand-missions"), items)


def hand_alt(view: View, words: Words, names: Sequence[str]) -> str:
    """Say what the reader holds and how far it is."""
    return phrases.within(
        [f"{words('expedition_1996-hand-title')}.", *hand_facts(view, words)], ALT_LIMIT
    )


def hand_facts(view: View, words: Words) -> list[str]:
    """Return everything about the reader's own things, a sentence each."""
    seat = view.seat
    assert seat is not None, "only a player has a hand"
    facts = phrases.exchange(view, words)
    facts += [
        phrases.listed(
            words,
            f"{number}. {chart.name(held.place)}",
            ", ".join(
                filter(
                    None,
                    [
                        chart.region(held.place, words),
                        words("expedition_1996-hand-chip") if held.marked else "",
                        phrases.distances(view, held.place, words),
                    ],
                )
            ),
        )
        for number, held in enumerate(view.hand, start=1)
    ]
    if view.variant_b:
        for place in view.chips[seat]:
            about = phrases.distances(view, place, words)
            facts.append(phrases.listed(words, chart.name(place), about))
    elif not view.hand:
        facts.append(phrases.sentence(phrases.upper(words("expedition_1996-hand-none"))))
    facts.append(
        phrases.sentence(phrases.upper(", ".join(phrases.standing(view, seat, words)[:3])))
    )
    for key, places in (
        ("opened", view.opened[seat]),
        ("taken", view.taken[seat]),
        ("collected", view.collected[seat]),
        ("sunk", view.sunk),
    ):
        if places:
            title = words(f"expedition_1996-hand-{key}")
            facts.append(phrases.listed(words, title, phrases.points(places)))
    return facts
