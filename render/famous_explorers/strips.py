"""The strips below the map: the row with Secrets, the market, the cards that players bought."""

from __future__ import annotations

from PIL import Image

from engines.famous_explorers.market import EXPLORERS as EXPLORER_IDS
from engines.famous_explorers.market import IMMEDIATE, price
from engines.famous_explorers.view import Secret, View
from render.famous_explorers import tokens
from render.famous_explorers.scene import beneath, title
from render.fonts import wrapped
from render.page import Page
from render.routes import panel, row
from render.routes import tokens as shared
from render.routes.board import Part
from render.routes.layout import EDGE, GAP, SMALL, TINY, TITLE, WIDTH
from render.routes.panel import Column, signed
from render.routes.say import Say
from render.routes.scene import Scene
from render.theme import CREAM, GOLD, MUTED, PANEL, PANEL_LIGHT

# --- row ---------------------------------------------------------------------------------------


def row_cards(view: View, scene: Scene, say: Say) -> list[row.Card]:
    """Return the Secrets and the open cards of the row."""
    cards = [_secret(secret, say) for secret in view.secrets]
    cards += [
        row.Card(
            shared.row(scene.letters[place], 48),
            place,
            (title(place, say), beneath(place, say)),
            near=place in view.near_start,
        )
        for place in view.row
    ]
    return cards


def _secret(secret: Secret, say: Say) -> row.Card:
    letter = secret.slot.upper()
    badge = tokens.secret(letter, 48)
    if secret.empty:
        return row.Card(badge, None, (say("secret-title", letter=letter), say("secret-empty")))
    if secret.place is None:
        line = say("secret-peeked") if secret.peeked else say("secret-unseen")
        return row.Card(
            badge, None, (say("secret-title", letter=letter), line), owners=secret.peeked
        )
    line = beneath(secret.place, say)
    return row.Card(badge, secret.place, (title(secret.place, say), line), owners=secret.peeked)


# --- market ------------------------------------------------------------------------------------

SLOTS_ACROSS = 2
SLOT, BRIEF = 112, 56


def market(view: View, say: Say, *, brief: bool) -> Part:
    """Return the six slots, from the first turn to the end: number, card, price, what it does.

    Brief slots leave out what the card does.
    """
    if not view.market or view.outcome is not None:
        return 0, lambda _page, _top: None
    slot = BRIEF if brief else SLOT
    high = TITLE + (slot + 8) * -(-len(view.market) // SLOTS_ACROSS) + 4 + GAP
    wide = (WIDTH - 2 * EDGE - 3 * GAP) // SLOTS_ACROSS

    def draw(page: Page, top: int) -> None:
        page.plate(EDGE, top, WIDTH - EDGE, top + high - GAP, PANEL)
        deck = say("board-events", count=view.event_deck_size).rstrip(".")
        panel.title(page, top, say("board-market"), deck)
        for number, card in enumerate(view.market):
            x = EDGE + GAP + number % SLOTS_ACROSS * (wide + GAP)
            y = top + TITLE + number // SLOTS_ACROSS * (slot + 8)
            page.plate(x, y, x + wide, y + slot, PANEL_LIGHT if card else PANEL, PANEL)
            page.write(x + 16, y + slot // 2, str(number + 1), 32, GOLD, "m")
            if card:
                _slot(page, x, y, (wide, slot), card, say)
            else:
                text = say("market-empty")
                page.write(x + 44, y + slot // 2, text, SMALL, MUTED, weight="Medium")

    return high, draw


def _slot(page: Page, x: int, y: int, size: tuple[int, int], card: str, say: Say) -> None:
    wide, high = size
    face = 50 if high == SLOT else 44
    page.lay(_face(card, face), x + 36, y + (high - face) // 2)
    cost = tokens.tickets(price(card), 26)
    middle = 27 if high == SLOT else high // 2
    page.lay(cost, x + wide - 12 - cost.width, y + middle - 13)
    left, room, name = x + 98, wide - 108, say(f"card-{card}")
    panel.fit(page, left, y + middle, name, room - cost.width - 10, (32, TINY), CREAM)
    if high == SLOT:
        for line, part in enumerate(wrapped(what(card, say), TINY, room, 2, "Medium")):
            page.write(left, y + 59 + 31 * line, part, TINY, MUTED, weight="Medium")


def _face(card: str, size: int) -> Image.Image:
    return tokens.explorer(size) if card in EXPLORER_IDS else tokens.event(size)


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


# --- bought cards ------------------------------------------------------------------------------

LINE = 54


def bought(view: View, seat: int, say: Say) -> list[str]:
    """Return the cards that a player has bought, Explorers with their present points."""
    cards = [
        say("worth", card=say(f"card-{worth.card}"), points=signed(worth.points))
        for worth in view.explorers[seat]
    ]
    return [*cards, *(say(f"card-{card}") for card in view.kept_events[seat])]


def owners(view: View) -> list[int]:
    """Return the seats that have bought cards."""
    return [seat for seat in range(view.players) if view.explorers[seat] or view.kept_events[seat]]


def before_height(view: View) -> int:
    """Return the height of the strip with bought cards."""
    count = len(owners(view))
    return TITLE + LINE * count + 6 + GAP if count else 0


def before(page: Page, top: int, view: View, say: Say) -> None:
    """List the cards that players have bought."""
    page.plate(EDGE, top, WIDTH - EDGE, top + before_height(view) - GAP, PANEL)
    panel.title(page, top, say("board-bought"))
    for number, seat in enumerate(owners(view)):
        middle = top + TITLE + number * LINE + LINE // 2
        page.lay(shared.shield(seat, 42), EDGE + 17, middle - 21)
        text = " · ".join(bought(view, seat, say))
        room = WIDTH - 2 * EDGE - 90
        panel.fit(page, EDGE + 72, middle, text, room, (32, TINY), CREAM, "Medium")


# --- players -----------------------------------------------------------------------------------


def columns(view: View, say: Say) -> list[Column]:
    """Return the columns of the players' table; at the end, where the points come from."""

    def head(name: str) -> str:
        return say(f"column-{name}")

    score = view.scores
    if view.outcome is not None:
        shown = [
            Column(head("cards"), lambda seat: str(score[seat].cards)),
            Column(head("scored-marks"), lambda seat: str(score[seat].marks)),
        ]
        if view.secret_destinations:
            shown.append(
                Column(
                    head("secrets"),
                    lambda seat: signed(score[seat].secrets + score[seat].corrections),
                )
            )
        if view.explorers_events:
            shown.append(
                Column(
                    head("bought"), lambda seat: signed(score[seat].explorers + score[seat].events)
                )
            )
        return [
            *shown,
            Column(
                head("left"), lambda seat: signed(score[seat].unfulfilled + score[seat].unclaimed)
            ),
            Column(head("points"), lambda seat: signed(score[seat].total), True),
        ]
    shown = [
        Column(head("tickets"), lambda seat: str(view.tickets[seat])),
        Column(head("hand"), lambda seat: str(view.hand_sizes[seat])),
        Column(head("marks"), lambda seat: str(len(view.marks[seat]))),
    ]
    if view.phase in ("redraw", "marks"):
        return [*shown, Column(head("place"), lambda seat: str(view.to_mark[seat]), True)]
    return [*shown, Column(head("points"), lambda seat: signed(score[seat].track), True)]
