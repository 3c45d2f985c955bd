"""The picture of a hand: the cards, a running exchange, and what was done with former cards.

It is as low as a desktop shows it whole, or if there are many cards as high as wide.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from render.faces import FACES, header
from render.fonts import font, width_of, wrapped
from render.frame import HIGH, SQUARE, WIDE
from render.page import Page
from render.picture import Picture
from render.routes import cards, tokens
from render.routes.cards import LETTER, Card, Form
from render.routes.say import Say
from render.routes.scene import Scene
from render.theme import CREAM, FREE

EDGE, GAP = 16, 14
HEADER, QUESTION, NOTHING, NOTE = 88, 58, 110, 40
"""Heights of the parts in pixels; a note is a line below the cards."""

BESIDE = 790
"""The most pixels that a note beside the explanation of the distances may be wide."""

LOW = SQUARE * HIGH // WIDE
"""The height up to which a desktop shows the whole width."""

ACROSS = 3
LINES = {2: 2, 3: 3}
"""Lines about a place on a card, by how many cards are side by side."""

SHIELD = 50


@dataclass(frozen=True, slots=True, kw_only=True)
class Hand:
    """What a hand shows.

    ``purse`` says how many tickets there are, ``question`` what is asked about the cards
    ``drawn``, ``nothing`` that there are no cards. ``piles`` are former cards: titles and names.
    ``notes`` are what else the player has, one sentence each.
    """

    title: str
    purse: str
    cards: Sequence[Card]
    drawn: Sequence[Card]
    question: str
    nothing: str
    piles: Sequence[tuple[str, Sequence[str]]]
    notes: Sequence[str] = ()


@dataclass(frozen=True, slots=True)
class _Plan:
    """One way to arrange a hand: the form of its cards, and the notes below them."""

    hand: Hand
    form: Form
    notes: tuple[str, ...]
    explained: bool
    beside: bool = False
    """Whether the only note stands beside the explanation."""

    @property
    def across(self) -> int:
        """How many cards are side by side."""
        return max(1, (SQUARE - 2 * EDGE + GAP) // (self.form.wide + GAP))

    def rows(self, several: Sequence[Card]) -> Iterator[Sequence[Card]]:
        """Yield the cards row by row."""
        for first in range(0, len(several), self.across):
            yield several[first : first + self.across]

    @property
    def height(self) -> int:
        """The height of the picture."""
        high = HEADER + GAP
        if self.hand.drawn:
            high += QUESTION + GAP
        for row in (*self.rows(self.hand.drawn), *self.rows(self.hand.cards)):
            high += self.form.height(row) + GAP
        if not self.hand.cards and not self.hand.drawn:
            high += NOTHING
        return high + NOTE * (len(self.notes) + (self.explained and not self.beside))


def width_of_card(across: int) -> int:
    """Return how wide a card is, given how many are side by side."""
    return (SQUARE - 2 * EDGE - (across - 1) * GAP) // across


def _plan(hand: Hand, scene: Scene) -> _Plan:
    """Return the arrangement with the most that fits: first a low one, then one with less."""
    count = max(len(hand.cards), len(hand.drawn))
    across = max(2, min(ACROSS, count))
    wide = width_of_card(across)
    begun = any(expedition.begun for expedition in scene.expeditions)
    explained = begun and bool(hand.cards or hand.drawn)
    effects = tuple(line for note in hand.notes for line in _lines(note))
    named = tuple(
        line
        for title, names in hand.piles
        for line in _lines(f"{title} ({len(names)}): {', '.join(names)}")
    )
    counted = tuple(_lines(" · ".join(f"{title}: {len(names)}" for title, names in hand.piles)))
    known = any(card.known for card in (*hand.cards, *hand.drawn))
    forms = [
        *([Form(wide, LINES[across], map=True)] if known else []),
        Form(wide, map=True),
        Form(wide),
    ]
    beside = len(counted) == 1 and width_of(counted[0], font(LETTER, "Medium")) < BESIDE
    beside = beside and not effects
    below = [((*effects, *named), False), ((*effects, *counted), explained and beside)]
    plans = [_Plan(hand, form, notes, explained, one) for form in forms for notes, one in below]
    plans.append(_Plan(hand, Form(wide), effects, explained))
    tight = _Plan(hand, Form(wide, state=False), (), explained)
    for limit, possible in ((LOW, plans), (SQUARE, plans[-3:])):
        for plan in possible:
            if plan.height <= limit:
                return plan
    return tight


def _lines(text: str) -> Sequence[str]:
    """Return a note in as many lines as it needs."""
    return wrapped(text, LETTER, SQUARE - 2 * EDGE, 99, "Medium") if text else ()


def picture(scene: Scene, seat: int, hand: Hand, say: Say, alt: str) -> Picture:
    """Draw what a seat holds."""
    face, plan = FACES[say.game], _plan(hand, scene)
    page = Page(SQUARE, plan.height, face.ground)
    wide = width_of(hand.purse, font(cards.LARGE))
    left = SQUARE - EDGE - wide - SHIELD - GAP
    header(page, face, HEADER, hand.title, left - GAP)
    middle = (HEADER - 10) // 2
    page.lay(tokens.shield(seat, SHIELD), left, middle - SHIELD // 2)
    page.write(SQUARE - EDGE, middle, hand.purse, cards.LARGE, CREAM, "r")
    top = HEADER + GAP

    def lay(several: Sequence[Card], *, framed: bool) -> None:
        nonlocal top
        for row in plan.rows(several):
            high, step = plan.form.height(row), plan.form.wide + GAP
            x = EDGE if len(several) > plan.across else (SQUARE - len(row) * step + GAP) // 2
            for card in row:
                size = plan.form.wide, high
                cards.draw(page, (x, top), size, scene, card, seat, plan.form, say, face)
                if framed:
                    box = (x - 5, top - 5, x + size[0] + 4, top + high + 4)
                    page.draw.rounded_rectangle(box, 22, outline=FREE, width=5)
                x += step
            top += high + GAP

    if hand.drawn:
        room = SQUARE - 2 * EDGE
        middle = top + QUESTION // 2 - 8
        page.fit(SQUARE / 2, middle, hand.question, cards.LARGE, room, FREE, "m")
        top += QUESTION
        lay(hand.drawn, framed=True)
        top += GAP
    if not hand.cards and not hand.drawn:
        page.write(SQUARE / 2, top + NOTHING // 2 - 8, hand.nothing, 40, CREAM, "m")
        top += NOTHING
    lay(hand.cards, framed=False)
    left = EDGE
    if plan.explained:
        left = cards.legend(page, EDGE, top + NOTE // 2 - 4, scene, say, face)
        left, top = (left + 3 * GAP, top) if plan.beside else (EDGE, top + NOTE)
    for note in plan.notes:
        page.write(left, top + NOTE // 2 - 4, note, LETTER, face.muted, weight="Medium")
        top += NOTE
    return page.picture(alt)
