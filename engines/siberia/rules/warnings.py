"""What cannot be taken back, said before the move is made, from the player's view (SB-315)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engines.core import Event, Phrase, phrase
from engines.siberia.content.model import Content
from engines.siberia.rules import playing
from engines.siberia.rules.moves import End, Finish, Move
from engines.siberia.rules.stack import Drafting, Gaining
from engines.siberia.rules.state import State
from engines.siberia.rules.view import View
from engines.siberia.rules.views import state_of

WARNINGS = {
    "explored": phrase("warning-explored"),
    "got-corruption": phrase("warning-got-corruption"),
    "got-card": phrase("warning-got-card"),
    "drafted": phrase("warning-drafted"),
    "refilled": phrase("warning-refilled"),
    "reshuffled": phrase("warning-reshuffled"),
}
"""What is said of a move by the kind of the first thing that it reveals."""


def warning(content: Content, view: View, move: Move) -> Phrase | None:
    """Return what a legal move of the view's own seat would reveal first, if anything.

    The move is tried with any cards in the deck and any locations not yet found: until something
    comes up, what happens does not depend on them.
    """
    if isinstance(move, End | Finish):
        return None
    _after, events = playing.carried_out(content, imagined(content, view), move)
    return of_events(events)


def of_events(events: Sequence[Event]) -> Phrase | None:
    """Return what is said before something that reveals the first of these events, if any does."""
    first = next((getattr(event, "kind", "") for event in events if event.reveals), None)
    return None if first is None else WARNINGS[first]


def imagined(content: Content, view: View) -> State:
    """Return a state that looks like the view, with cards in the deck that can lie there."""
    known = {*view.swept, *view.trashed, *filter(None, view.market)}
    for mat in view.mats:
        known.update(mat.hand, mat.solved, mat.upgraded, mat.melded)
        known.update(active.card for active in mat.row)
    for frame in view.pending:
        if isinstance(frame, Drafting):
            known.update(frame.cards)
        elif isinstance(frame, Gaining):
            known.add(frame.card)
    unseen = [card for card in content.cards if card not in known]
    state = state_of(view, view.missing[0] if view.missing else "")
    return replace(state, deck=tuple(unseen[: view.deck]))
