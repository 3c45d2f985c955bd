"""What everybody sees on the table and a plan may depend on."""

from __future__ import annotations

from engines.core import Thing
from engines.siberia.content.model import Content
from engines.siberia.rules.view import View


def of(content: Content, view: View) -> tuple[Thing, ...]:
    """Return where mechs stand, what the locations hold, and which cards lie in the market."""
    numbers = {place.cell: place.place for place in view.places}
    every = tuple(numbers.values())
    mechs = [
        Thing(f"seat {seat + 1}", tuple(filter(None, (numbers.get(mat.cell),))), every)
        for seat, mat in enumerate(view.mats)
    ]
    standing = {mat.cell for mat in view.mats}
    places = [
        Thing(
            f"location {place.place}",
            (
                "taken" if place.cell in standing else "free",
                "corrupted" if place.corruption else "clean",
                "hidden" if place.tile is None else "found",
            ),
            ("free", "taken", "corrupted", "clean", "hidden", "found"),
            also=() if place.tile is None else (content.tiles[place.tile].names.name,),
        )
        for place in view.places
    ]
    cards = [
        Thing(
            card,
            ("market",) if card in view.market else (),
            ("market",),
            also=(content.cards[card].names.name,),
        )
        for card in sorted(content.cards, key=lambda card: card not in view.market)
    ]
    return (*mechs, *cards, *places)
