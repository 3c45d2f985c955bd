"""The cards of the market in words: what sort they are, what they do, who bought them."""

from __future__ import annotations

from engines.famous_explorers.market import EXPLORERS as EXPLORER_IDS
from engines.famous_explorers.market import IMMEDIATE
from engines.famous_explorers.view import View
from render.routes.say import Say
from render.words import signed


def what(card: str, say: Say) -> str:
    """Return what a card does; for an Event also when."""
    effect = say(f"effect-{card}")
    if card in EXPLORER_IDS:
        return effect
    return say("doing-immediate" if card in IMMEDIATE else "doing-kept", effect=effect)


def sort(card: str, say: Say) -> str:
    """Return what sort of card it is: an Explorer, an immediate Event or a kept one."""
    if card in EXPLORER_IDS:
        return say("sort-explorer")
    return say("sort-immediate" if card in IMMEDIATE else "sort-kept")


def bought(view: View, seat: int, say: Say) -> list[str]:
    """Return the cards that a player has bought, Explorers with their present points."""
    cards = [
        say("worth", card=say(f"card-{worth.card}"), points=signed(worth.points))
        for worth in view.explorers[seat]
    ]
    return [*cards, *(say(f"card-{card}") for card in view.kept_events[seat])]


def effects(view: View, seat: int, say: Say) -> list[str]:
    """Return the Explorers and kept Events that a player has bought, each with what it does."""
    cards = [*(worth.card for worth in view.explorers[seat]), *view.kept_events[seat]]
    return [
        say("bought-effect", card=say(f"card-{card}"), effect=say(f"effect-{card}"))
        for card in cards
    ]
