"""Cards and players in the long text: see :class:`render.routes.game.RouteGame`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engines.famous_explorers.market import price
from engines.famous_explorers.view import View
from render.famous_explorers.market_words import bought, sort, what
from render.famous_explorers.scene import full
from render.famous_explorers.telling import secret
from render.routes import chart, phrases
from render.routes.say import Say
from render.sentences import listed, sentence, sources, upper

ON_TRACK = ("cards", "marks", "secrets", "corrections")
AT_THE_END = ("explorers", "events", "unfulfilled", "unclaimed")


def cards(view: View, say: Say, names: Sequence[str]) -> Iterator[str]:
    """Describe the row, the Secrets, the market and the piles."""
    row = ", ".join(_open(view, place, say) for place in view.row)
    yield listed(say.words, say("board-row"), row or "–")
    for card in view.secrets:
        yield secret(card, say, names)
    sizes = [say("board-deck", count=view.deck_size)]
    sizes.append(sentence(upper(say("board-discards", count=view.discard_size))))
    sizes.append(say("board-supply", count=view.supply))
    yield " ".join(sizes)
    if view.shown_discards:
        places = phrases.points(view.shown_discards, say)
        yield listed(say.words, say("board-shown-discards"), places)
    if view.market and view.outcome is None:
        slots = ", ".join(
            f"{number}. {_slot(card, say)}" for number, card in enumerate(view.market, start=1)
        )
        yield listed(say.words, say("board-market"), slots)
        yield say("board-events", count=view.event_deck_size)
        if view.away is not None:
            yield say("board-away", card=say(f"card-{view.away}"))


def _open(view: View, place: str, say: Say) -> str:
    about = [chart.region(place, say)]
    if place in view.near_start:
        about.append(say("board-near-start"))
    return f"{full(place, say)} – {', '.join(about)}"


def _slot(card: str, say: Say) -> str:
    if not card:
        return say("market-empty")
    cost = say("board-tickets", count=price(card))
    return f"{say(f'card-{card}')} ({sort(card, say)}, {cost})"


def facts(view: View, seat: int, say: Say) -> list[str]:
    """Return all public facts about a player; before the end, the points on the score track."""
    score, over = view.scores[seat], view.outcome is not None
    facts = [say("board-points", count=score.total if over else score.track)]
    names = (*ON_TRACK, *AT_THE_END) if over else ON_TRACK
    if origin := sources(say.words, say.game, score, names):
        facts[0] = f"{facts[0]} ({origin})"
    facts.append(say("board-hand", count=view.hand_sizes[seat]))
    facts.append(say("board-tickets", count=view.tickets[seat]))
    if view.to_mark[seat]:
        facts.append(say("board-to-mark", count=view.to_mark[seat]))
    if view.marks[seat]:
        facts.append(say("board-marks", places=phrases.points(view.marks[seat], say)))
    if cards := bought(view, seat, say):
        facts.append(say("board-owns", cards=", ".join(cards)))
    if view.unfulfilled[seat]:
        facts.append(say("board-unfulfilled", places=phrases.points(view.unfulfilled[seat], say)))
    return facts


def effects(view: View, say: Say) -> Iterator[str]:
    """Yield what each card on sale does."""
    if view.outcome is None:
        for card in dict.fromkeys(filter(None, view.market)):
            yield listed(say.words, say(f"card-{card}"), what(card, say))
