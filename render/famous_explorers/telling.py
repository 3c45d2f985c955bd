"""What is told in alt texts and of a hand: see :class:`render.routes.game.RouteGame`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engines.famous_explorers.moves import Drop, Mark, Shift, Spy
from engines.famous_explorers.view import Held, Secret, View
from render.famous_explorers.market_words import bought, effects
from render.famous_explorers.scene import full, peeked, scene_of
from render.routes import phrases
from render.routes.say import Say
from render.routes.scene import asked
from render.sentences import listed, sentence, upper


def standing(view: View, seat: int, say: Say) -> list[str]:
    """Return a player's points, sizes, and cards bought."""
    facts = [
        say("board-points", count=view.scores[seat].track),
        say("board-hand", count=view.hand_sizes[seat]),
        say("board-tickets", count=view.tickets[seat]),
    ]
    if cards := bought(view, seat, say):
        facts.append(say("board-owns", cards=", ".join(cards)))
    return facts


def lying(view: View, say: Say, names: Sequence[str]) -> Iterator[str]:
    """Yield what lies in the row and the market, Secrets, marks, and how many cards are left."""
    yield listed(say.words, say("board-row"), phrases.points(view.row, say) or "–")
    for card in view.secrets:
        yield secret(card, say, names)
    if view.market and view.outcome is None:
        cards = ", ".join(
            say(f"card-{card}") if card else say("market-empty") for card in view.market
        )
        yield listed(say.words, say("board-market"), cards)
    yield from phrases.marks_of(view.marks, say, names)
    yield say("board-deck", count=view.deck_size)
    if view.market:
        yield say("board-events", count=view.event_deck_size)


def choices(view: View, say: Say) -> list[str]:
    """Say which points the reader may choose now."""
    sentences, moves = phrases.ways(scene_of(view), say), asked(view)
    for key, places in (
        ("mark", [move.place for move in moves if isinstance(move, Mark)]),
        ("spy", [move.place for move in moves if isinstance(move, Spy)]),
        ("drop", [move.place for move in moves if isinstance(move, Drop)]),
        ("shift", list(dict.fromkeys(move.to for move in moves if isinstance(move, Shift)))),
    ):
        if places:
            sentences.append(say(f"board-{key}", places=phrases.points(places, say)))
    return sentences


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


def hidden(view: View, place: str, say: Say) -> str:
    """Say which Secret a place is; "" if the reader knows of none."""
    known = [secret.slot.upper() for secret in view.secrets if secret.place == place]
    return say("where-secret", letter=known[0]) if known else ""


def about(held: Held, say: Say) -> str:
    """Say whether a card may be scored now, is held back, or its place was reached; else ""."""
    if held.scorable:
        return say("hand-scorable")
    if held.held:
        return say("hand-held")
    return say("hand-late") if held.reached else ""


def notes(view: View, say: Say) -> dict[str, str]:
    """Return notes by place: on own cards, and on the Secrets that the reader has seen."""
    notes = {held.place: about(held, say) for held in view.hand}
    notes |= dict.fromkeys(peeked(view), say("targets-secret"))
    return {place: note for place, note in notes.items() if note}


def hand_more(view: View, say: Say) -> Iterator[str]:
    """Yield what else the reader knows and has: Secrets, tickets, cards bought, former cards."""
    seat = view.seat
    assert seat is not None, "only a player has a hand"
    if not view.hand:
        yield sentence(upper(say("hand-none")))
    for card in view.secrets:
        if card.place is not None and seat in card.peeked:
            title = say("secret-title", letter=card.slot.upper())
            far = phrases.distances(view.expeditions, card.place, say)
            yield listed(say.words, title, f"{full(card.place, say)}, {far}")
    yield say("board-tickets", count=view.tickets[seat]) + "."
    yield from map(sentence, effects(view, seat, say))
    for title, places in piles(view, say):
        yield listed(say.words, title, phrases.points(places, say))


def piles(view: View, say: Say) -> list[tuple[str, tuple[str, ...]]]:
    """Return the reader's former cards by pile: its title, and the places."""
    seat = view.seat
    assert seat is not None, "only a player has a hand"
    return phrases.piles(
        say,
        tossed=view.tossed,
        scored=view.scored[seat],
        taken=view.taken[seat],
        claimed=view.claimed[seat],
        discarded=view.discarded,
    )


def decided_by(view: View) -> list[int]:
    """Equal points are decided by scored cards (FE-505)."""
    return [score.cards for score in view.scores]
