"""Alt texts: what a picture says, in at most a thousand characters."""

from __future__ import annotations

from collections.abc import Sequence

from engines.expedition_1996.moves import Keep
from engines.expedition_1996.view import View
from render.expedition_1996.poster import ending
from render.expedition_1996.scene import owed, say_in, scene_of
from render.routes import chart, news, phrases, results
from render.routes.say import Say
from render.sentences import alt_text, listed, plain_names, sentence, upper
from render.words import Words

MOST_PLACES = 15
"""Places for chips that are named one by one."""


def board_alt(view: View, words: Words, names: Sequence[str], title: str = "") -> str:
    """Say what the board shows and what stands under it, the most important first.

    ``title`` says what picture it is; without it, it is the board.
    """
    say = say_in(words)
    called = plain_names(view.players, say.words, names)
    private = "private" if view.seat is not None else "public"
    parts = [
        title or say(f"board-alt-{private}"),
        phrases.status(view.outcome, view.active, view.seat, say, called),
    ]
    if view.outcome is not None:
        parts += results.ranks(ending(view, say), say, called)
    to_do = owed(view, say)
    if to_do:
        parts.append(sentence(upper(", ".join(to_do))))
    parts += [*exchange(view, say), *choices(view, say)]
    parts.append(news.told(view.news, view.seat, say, called))
    parts.append(phrases.tips(scene_of(view), say))
    if view.hand:
        parts.append(holding(view, say))
    if view.outcome is None:
        for seat, name in enumerate(called):
            facts = ", ".join(standing(view, seat, say, chips=False))
            parts.append(listed(say.words, name, facts))
    if view.row:
        parts.append(listed(say.words, say("board-row"), phrases.points(view.row, say)))
    for seat, name in enumerate(called):
        if view.chips[seat]:
            places = phrases.points(view.chips[seat], say)
            parts.append(say("board-chips-of", name=name, places=places))
    if not view.variant_b:
        parts.append(say("board-deck", count=view.deck_size))
    return alt_text(parts, say.words)


def choices(view: View, say: Say) -> list[str]:
    """Say which points the reader may choose now."""
    scene = scene_of(view)
    sentences = phrases.ways(scene, say)
    if len(scene.places) > MOST_PLACES:
        sentences.append(say("board-mark-many", count=len(scene.places)))
    elif scene.places:
        sentences.append(say("board-mark", places=phrases.points(scene.places, say)))
    return sentences


def exchange(view: View, say: Say) -> list[str]:
    """Say what the reader's exchange is about, if there is one."""
    if not view.drawn:
        return []
    given = say.place(view.given) if view.given is not None else "–"
    moves = view.decision.moves if view.decision is not None else ()
    keep = [move.place for move in moves if isinstance(move, Keep)] or view.drawn
    return [say("hand-given", place=given), say("hand-keep", places=phrases.points(keep, say))]


def holding(view: View, say: Say) -> str:
    """Say which missions the reader holds."""
    missions = [
        say("hand-marked", place=say.place(held.place)) if held.marked else say.place(held.place)
        for held in view.hand
    ]
    items = ", ".join(missions) or say("hand-none")
    return listed(say.words, say("hand-missions"), items)


def standing(view: View, seat: int, say: Say, *, chips: bool = True) -> list[str]:
    """Return the public facts about a player, with the places of the chips or without."""
    score, facts = view.scores[seat], list[str]()
    if view.variant_b:
        facts.append(say("board-collected", count=score.chips))
    else:
        facts.append(say("board-points", count=score.total))
        facts.append(say("board-hand", count=view.hand_sizes[seat]))
    facts.append(say("board-vouchers", count=view.tickets[seat]))
    if view.to_place[seat]:
        facts.append(say("board-to-place", count=view.to_place[seat]))
    if chips and view.chips[seat]:
        facts.append(say("board-chips", places=phrases.points(view.chips[seat], say)))
    return facts


def hand_alt(view: View, words: Words, names: Sequence[str]) -> str:
    """Say what the reader holds and how far the places are."""
    say = say_in(words)
    return alt_text([f"{say('hand-title')}.", *hand_facts(view, say)], say.words)


def hand_facts(view: View, say: Say) -> list[str]:
    """Return everything that the reader holds, one sentence each."""
    seat = view.seat
    assert seat is not None, "only a player has a hand"
    scene = scene_of(view)
    facts = exchange(view, say)
    for number, held in enumerate(view.hand, start=1):
        about = [chart.region(held.place, say)]
        if held.marked:
            about.append(say("targets-marked"))
        about.append(phrases.distances(scene, held.place, say))
        title = f"{number}. {say.place(held.place)}"
        facts.append(listed(say.words, title, ", ".join(about)))
    if view.variant_b:
        for place in view.chips[seat]:
            about_chip = phrases.distances(scene, place, say)
            facts.append(listed(say.words, say.place(place), about_chip))
    elif not view.hand:
        facts.append(sentence(upper(say("hand-none"))))
    facts.append(sentence(upper(", ".join(standing(view, seat, say)[:3]))))
    for key, places in (
        ("opened", view.opened[seat]),
        ("taken", view.taken[seat]),
        ("collected", view.collected[seat]),
        ("sunk", view.sunk),
    ):
        if places:
            facts.append(listed(say.words, say(f"hand-{key}"), phrases.points(places, say)))
    return facts
