"""How moves are written; :mod:`engines.siberia.notation.reader` reads what people type.

| move | written | also typed |
| --- | --- | --- |
| shift the action token | ``cover play``, ``refresh`` | ``play`` while it is asked |
| move; gather | ``go 12``, ``go n4``; ``gather`` | ``move bone field``, ``12`` |
| play a card | ``play I05`` | ``play carbine``, ``play 1``, ``I05`` |
| core value; worker; both | ``core``; ``staff red``; ``both red`` | ``core staff red`` |
| no more of the card in play | ``done`` | ``skip`` |
| choose a part; the rest as printed | ``do I05/2``; ``in order`` | ``do 2``: the second offered |
| pay or decline | ``pay``, ``skip`` | ``yes``; ``no``, ``pass``, ``stop`` |
| give a card for a cost | ``discard Q05``, ``trash Q05`` | ``Q05`` |
| be sure of it, or not | ``sure``, ``rather`` | ``yes``, ``no`` |
| gain a worker | ``worker red`` | ``red`` |
| gain a card | ``take I05``, ``keep I05``, ``to hand``, ``to row`` | ``I05``; ``hand`` |
| sweep face-up cards | ``sweep I05 M03`` | |
| effects with cards, like rescue | ``rescue I05`` | ``I05`` |
| borrow a benefit | ``borrow T07/1`` | ``borrow 2``: the second offered |
| solve, for so much power and guile | ``solve Q03 2 1`` | ``solve Q03`` if there is one way |
| vanquish, for so much power and guile | ``vanquish 12 3 0`` | ``vanquish`` if there is one way |
| destroy corruption; boast | ``destroy 12``; ``boast cards`` | ``12``; ``cards`` |
| trash a map with Odin's Wrath | ``map power`` | |
| end the turn; skip the rest and end it | ``end``; ``finish`` | |

Moves may follow each other in one line. Cards are named by id, number, or name in any language,
which may be cut short. Begin at :func:`format_move`.
"""

from __future__ import annotations

from engines.core import Part, Shortcut
from engines.siberia.content.model import Content
from engines.siberia.rules import moves
from engines.siberia.rules.board import source_of
from engines.siberia.rules.moves import Move

SOME = 2
"""So many cards are swept by the answers in one menu, more of them by those in another."""

SHORTCUTS = (
    Shortcut("cover", (Part("action", "cover"),)),
    Shortcut("refresh", (), "refresh"),
    Shortcut("go", (Part("place", "go"),)),
    Shortcut("play", (Part("card", "play"), Part("worker", "both", required=False))),
    Shortcut("gather", (), "gather"),
    Shortcut("take", (Part("card", "take"),)),
    Shortcut("solve", (Part("card", "solve"),)),
    Shortcut("vanquish", (), "vanquish"),
    Shortcut("boast", (Part("category", "boast"),)),
    Shortcut("skip", (), "skip"),
    Shortcut("end", (), "end"),
    Shortcut("finish", (), "finish"),
)
"""The commands; ``play`` with a worker gains the core value, then places the worker."""


def format_move(move: Move) -> str:
    """Return the move's notation."""
    match move:
        case moves.Cover(action):
            return f"cover {action}"
        case moves.Go(place) | moves.Destroy(place):
            return f"{move.kind} {place}"
        case moves.Staff(colour, core):
            return f"both {colour}" if core else f"staff {colour}"
        case moves.Pick(at):
            return f"do {at}"
        case moves.InOrder():
            return "in order"
        case moves.Recruit(colour):
            return f"worker {colour}"
        case moves.Put(where):
            return f"to {where}"
        case moves.Sweep(cards):
            return f"sweep {' '.join(cards)}"
        case moves.Borrow(at):
            return f"borrow {at}"
        case moves.Solve(card, power, guile):
            return f"solve {card} {power} {guile}"
        case moves.Vanquish(place, power, guile):
            return f"vanquish {place} {power} {guile}"
        case moves.Boast(category):
            return f"boast {category}"
        case moves.SpendMap(gain):
            return f"map {gain}"
        case _:
            named: str | None = getattr(move, "card", None)
            return move.kind if named is None else f"{move.kind} {named}"


def path(content: Content, move: Move) -> tuple[str, ...]:
    """Return the move's answer to each step of its question, as menus and buttons show them."""
    match move:
        case moves.Solve(card, power, guile):
            return "solve", card, f"{power}-{guile}"
        case moves.Vanquish(place, power, guile):
            return "vanquish", place, f"{power}-{guile}"
        case moves.Sweep(cards):
            return "sweep-some" if len(cards) <= SOME else "sweep-many", " ".join(cards)
        case moves.Borrow(at):
            return "borrow", source_of(at), at.replace("/", "-")
        case moves.Go(place) | moves.Destroy(place):
            return move.kind, place
        case moves.Take(card) | moves.Keep(card):
            return move.kind, card
        case moves.Pick(at):
            return (at.replace("/", "-"),)
        case moves.Boast(category):
            return "boast", category
        case moves.SpendMap(gain):
            return "map", gain
        case _:
            named: str | None = getattr(move, "card", None)
            if named is not None:
                return move.kind, group(content, named), named
            return (format_move(move).replace(" ", "-"),)


def group(content: Content, card: str) -> str:
    """Return the menu that a card stands in if there are many: at most 25 cards are in each."""
    printed = content.cards[card]
    if printed.type == "quest":
        assert printed.location is not None
        return f"quest-{content.tiles[printed.location].region}"
    return "start" if printed.pair is not None else printed.type
