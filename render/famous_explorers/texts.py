"""The whole board and hand in words, for players who cannot see pictures."""

from __future__ import annotations

from collections.abc import Sequence

from engines.famous_explorers.market import price
from engines.famous_explorers.view import View
from render.famous_explorers.alt import choices, exchange, hand_facts, holding, secret
from render.famous_explorers.market_words import bought, sort, what
from render.famous_explorers.scene import APART, full, only_tickets, owed, say_in, scene_of
from render.markdown import escaped
from render.routes import chart, news, phrases
from render.routes.say import Say
from render.sentences import listed, long_text, plain_names, sentence, upper
from render.words import Words


def board_text(view: View, words: Words, names: Sequence[str]) -> str:
    """Return the whole board in Markdown."""
    say, scene = say_in(words), scene_of(view)
    called = [escaped(name) for name in plain_names(view.players, say.words, names)]
    status = phrases.status(view.outcome, view.active, view.seat, say, called)
    lines = [f"**{say('board-title')}** · {status}"]
    to_do = owed(view, say)
    if to_do:
        lines.append(sentence(upper(" · ".join(to_do))))
    if only_tickets(view):
        lines.append(say("board-only-tickets"))
    lines.append(news.told(view.news, view.seat, say, called))
    lines += [phrases.route(scene, expedition, say, apart=APART) for expedition in view.expeditions]
    lines += [*exchange(view, say), *choices(view, say)]
    if view.hand:
        lines.append(holding(view, say))
    lines += _cards(view, say, called)
    for seat, name in enumerate(called):
        facts = ", ".join(standing(view, seat, say))
        lines.append(f"{seat + 1}. {listed(say.words, f'**{name}**', facts)}")
    if view.outcome is None:
        lines += [
            listed(say.words, say(f"card-{card}"), what(card, say))
            for card in dict.fromkeys(filter(None, view.market))
        ]
    return long_text(lines, say.words)


def _cards(view: View, say: Say, names: Sequence[str]) -> list[str]:
    """Describe the row, the Secrets, the market and the piles."""
    row = ", ".join(_open(view, place, say) for place in view.row)
    lines = [listed(say.words, say("board-row"), row or "–")]
    lines += [secret(card, say, names) for card in view.secrets]
    sizes = [say("board-deck", count=view.deck_size)]
    discards = say("board-discards", count=view.discard_size)
    sizes.append(sentence(upper(discards)))
    sizes.append(say("board-supply", count=view.supply))
    lines.append(" ".join(sizes))
    if view.shown_discards:
        places = phrases.points(view.shown_discards, say)
        lines.append(listed(say.words, say("board-shown-discards"), places))
    if view.market and view.outcome is None:
        slots = ", ".join(
            f"{number}. {_slot(card, say)}" for number, card in enumerate(view.market, start=1)
        )
        lines.append(listed(say.words, say("board-market"), slots))
        lines.append(say("board-events", count=view.event_deck_size))
        if view.away is not None:
            lines.append(say("board-away", card=say(f"card-{view.away}")))
    return lines


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


def standing(view: View, seat: int, say: Say) -> list[str]:
    """Return the public facts about a player."""
    score, over = view.scores[seat], view.outcome is not None
    facts = [say("board-points", count=score.total if over else score.track)]
    if origin := sources(view, seat, say):
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


def sources(view: View, seat: int, say: Say) -> str:
    """Say where a player's points come from; before the end, those on the score track."""
    score = view.scores[seat]
    points = [("cards", score.cards), ("marks", score.marks), ("secrets", score.secrets)]
    points.append(("corrections", score.corrections))
    if view.outcome is not None:
        points += [("explorers", score.explorers), ("events", score.events)]
        points += [("unfulfilled", score.unfulfilled), ("unclaimed", score.unclaimed)]
    return phrases.sources(points, say)


def hand_text(view: View, words: Words, names: Sequence[str]) -> str:
    """Return everything the reader holds in Markdown."""
    say = say_in(words)
    return long_text([f"**{say('hand-title')}**", *hand_facts(view, say)], say.words)
