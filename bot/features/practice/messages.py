"""What the panel of a practised game says, and the buttons that lead to it."""

from __future__ import annotations

from bot.features.practice.place import PracticePlace
from bot.messages import controls
from bot.messages.digest import ABOVE, digest
from bot.messages.panel import came_of
from bot.messages.parts import Guide, Placed
from bot.messages.titles import counted
from bot.tables import Table
from bot.texts import Words

FROM_HERE = 40
"""The place of *Play on from here* among the buttons below a moment."""


def guide(table: Table, words: Words, place: PracticePlace) -> Guide:
    """Return what stands above the question of a practised game."""
    told = digest(came_of(table, place.seat, place.news, words), ABOVE).text
    said = [words("practice-begun")] if len(place.steps) == 1 else []
    if place.is_over:
        said.append(words("practice-over"))
    again = controls.button(words("button-practice-again"), "practice-again", table.id)
    return Guide(
        title=words(
            "practice-title", game=table.game.title, when=counted(table, words, place.begun)
        ),
        text="\n".join(filter(None, (*said, told))),
        lost=words("answer-refused-practice"),
        rows=controls.rows([again]) if place.is_over or len(place.steps) > 1 else (),
    )


def from_here(table: Table, ply: int, words: Words) -> Placed:
    """Return the button that lets its reader play on from a move."""
    label = words("button-practice")
    return Placed(controls.button(label, "practice", table.id, (str(ply),)), FROM_HERE)
