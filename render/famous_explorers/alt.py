"""Alt texts: what a picture says, in at most a thousand characters."""

from __future__ import annotations

from collections.abc import Sequence

from engines.famous_explorers.moves import Drop, Keep, Mark, Shift, Spy
from engines.famous_explorers.view import Held, Secret, View
from render.famous_explorers.market_words import bought, effects
from render.famous_explorers.poster import ending
from render.famous_explorers.scene import full, owed, say_in, scene_of
from render.routes import chart, news, phrases, results
from render.routes.say import Say
from render.sentences import alt_text, listed, plain_names, sentence, upper
from render.words import Words


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
            parts.append(listed(say.words, name, ", ".join(_standing(view, seat, say))))
    parts.append(listed(say.words, say("board-row"), phrases.points(view.row, say) or "–"))
    parts += [secret(card, say, called) for card in view.secrets]
    if view.market and view.outcome is None:
        cards = ", ".join(
            say(f"card-{card}") if card else say("market-empty") for card in view.market
        )
        parts.append(listed(say.words, say("board-market"), cards))
    for seat, name in enumerate(called):
        if view.marks[seat]:
            places = phrases.points(view.marks[seat], say)
            parts.append(say("board-marks-of", name=name, places=places))
    parts.append(say("board-deck", count=view.deck_size))
    if view.market:
        parts.append(say("board-events", count=view.event_deck_size))
    return alt_text(parts, say.words)


def _standing(view: View, seat: int, say: Say) -> list[str]:
    """Return a player's points, sizes, and cards bought."""
    facts = [
        say("board-points", count=view.scores[seat].track),
        say("board-hand", count=view.hand_sizes[seat]),
        say("board-tickets", count=view.tickets[seat]),
    ]
    if cards := bought(view, seat, say):
        facts.append(say("board-owns", cards=", ".join(cards)))
    return facts


def choices(view: View, say: Say) -> list[str]:
    """Say which points the reader may choose now."""
    sentences = phrases.ways(scene_of(view), say)
    moves = view.decision.moves if view.decision is not None and view.seat is not None else ()
    for key, places in (
        ("mark", [move.place for move in moves if isinstance(move, Mark)]),
        ("spy", [move.place for move in moves if isinstance(move, Spy)]),
        ("drop", [move.place for move in moves if isinstance(move, Drop)]),
        ("shift", list(dict.fromkeys(move.to for move in moves if isinstance(move, Shift)))),
    ):
        if places:
            sentences.append(say(f"board-{key}", places=phrases.points(places, say)))
    return sentences


def exchange(view: View, say: Say) -> list[str]:
    """Say what the reader's exchange or gossip is about, if there is one."""
    if not view.drawn:
        return []
    given = full(view.given, say) if view.given is not None else "–"
    moves = view.decision.moves if view.decision is not None else ()
    keep = [move.place for move in moves if isinstance(move, Keep)] or view.drawn
    places = ", ".join(full(place, say) for place in keep)
    return [say("hand-given", place=given), say("hand-keep", places=places)]


def secret(card: Secret, say: Say, names: Sequence[str]) -> str:
    """Say what the reader of the view knows of a Secret."""
    about = []
    if card.empty:
        about.append(say("secret-empty"))
    elif card.place is not None:
        about.append(full(card.place, say))
    if card.peeked:
        seen = ", ".join(names[seat] for seat in card.peeked)
        about.append(say("secret-seen-by", names=seen))
    title = say("secret-title", letter=card.slot.upper())
    return listed(say.words, title, ", ".join(about) or say("secret-unseen"))


def holding(view: View, say: Say) -> str:
    """Say which cards the reader holds, and which of them are marked."""
    items = [
        say("hand-marked", place=say.place(held.place)) if held.marked else say.place(held.place)
        for held in view.hand
    ]
    return listed(say.words, say("hand-title"), ", ".join(items))


def about_held(held: Held, say: Say) -> str:
    """Say whether a card may be scored now, is held back, or its place was reached; else ""."""
    if held.scorable:
        return say("hand-scorable")
    if held.held:
        return say("hand-held")
    return say("hand-late") if held.reached else ""


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
        about += filter(None, [about_held(held, say)])
        about.append(phrases.distances(scene, held.place, say))
        facts.append(listed(say.words, f"{number}. {full(held.place, say)}", ", ".join(about)))
    if not view.hand:
        facts.append(sentence(upper(say("hand-none"))))
    for card in view.secrets:
        if card.place is not None and seat in card.peeked:
            title = say("secret-title", letter=card.slot.upper())
            far = phrases.distances(scene, card.place, say)
            facts.append(listed(say.words, title, f"{full(card.place, say)}, {far}"))
    facts.append(say("board-tickets", count=view.tickets[seat]) + ".")
    facts += map(sentence, effects(view, seat, say))
    facts += [
        listed(say.words, title, phrases.points(places, say)) for title, places in piles(view, say)
    ]
    return facts


def piles(view: View, say: Say) -> list[tuple[str, tuple[str, ...]]]:
    """Return the reader's former cards by pile: its title, and the places."""
    seat = view.seat
    assert seat is not None, "only a player has a hand"
    return [
        (say(f"hand-{key}"), places)
        for key, places in (
            ("tossed", view.tossed),
            ("scored", view.scored[seat]),
            ("taken", view.taken[seat]),
            ("claimed", view.claimed[seat]),
            ("discarded", view.discarded),
        )
        if places
    ]
