"""Sentences that alt texts, long texts and the words under pictures share."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from engines.explorers.content import PROVISIONS
from engines.explorers.landscape import QUADRANT_LETTERS, SIZE, name, squares
from engines.explorers.sheet import Sheet
from engines.explorers.view import View
from render.explorers.scene import CardSide, card_sides, choices, is_laid_out, own_sheet
from render.sentences import listed, sentence, series, sources
from render.words import Words

SOURCES = ("provisions", "gems", "temples", "villages", "achievements")


def side(terrains: str, words: Words) -> str:
    """Return the name of a side of a card, or of a terrain."""
    return words(f"explorers-side-{terrains}")


def symbol(kind: str, words: Words) -> str:
    """Return the name of what lies on a square."""
    return words(f"explorers-symbol-{kind}")


def square(view: View, number: int, words: Words) -> str:
    """Return the name of a square, with what lies on it."""
    kind = view.symbols[number]
    return name(number) if kind == "." else f"{name(number)} ({symbol(kind, words)})"


def status(view: View, words: Words, names: Sequence[str]) -> str:
    """Say who is asked what, or how the game ended."""
    match view.phase:
        case "over":
            return result(view, words, names)
        case "layout":
            return words("explorers-board-layout", name=names[view.first])
        case "village":
            return words("explorers-board-village", name=names[view.first])
        case "start":
            return words("explorers-board-start")
        case "side":
            assert view.active is not None, "a side is chosen by the active player"
            return words("explorers-board-side", name=names[view.active])
        case "mark":
            return words("explorers-board-mark", players=view.players)


def result(view: View, words: Words, names: Sequence[str]) -> str:
    """Say who has won a game that is over, or the rank of a solo game."""
    outcome = view.outcome
    assert outcome is not None, "the game is over"
    if outcome.grade is not None:
        grade = words(f"explorers-grade-{outcome.grade}")
        return words("explorers-board-grade", grade=grade, count=outcome.scores[0])
    winners = [names[seat] for seat in outcome.winners]
    if len(winners) == 1:
        return words("explorers-board-winner", name=winners[0])
    return words("explorers-board-shared", names=", ".join(winners))


def when(view: View, words: Words) -> str:
    """Return round and turn; nothing in the set-up and after the end."""
    if not view.round or view.phase == "over":
        return ""
    return words("explorers-board-when", round=view.round, number=view.number)


def card(view: View, words: Words, names: Sequence[str]) -> str:
    """Say what the card of the turn shows, who chose what, and the reader's crosses."""
    both = card_sides(view)
    if not both or view.phase == "over":
        return ""
    first, second = (side(each.terrains, words) for each in both)
    said = [words("explorers-board-card", first=first, second=second)]
    named = next((each for each in both if each.named), None)
    if named is not None and view.active is not None:
        chosen = side(named.terrains, words)
        said.append(words("explorers-board-chosen", name=names[view.active], side=chosen))
    if view.seat is not None and all(each.crosses is not None for each in both):
        said.append(", ".join(_crosses(each, words) for each in both if each.crosses))
    return sentence(series(said, words))


def _crosses(each: CardSide, words: Words) -> str:
    return words(
        "explorers-board-crosses", count=each.crosses or 0, side=side(each.terrains, words)
    )


def gone(view: View, words: Words) -> str:
    """Say which cards of the round were turned before."""
    if not view.turned or view.phase == "over":
        return ""
    cards = ", ".join("/".join(sides) for sides in view.turned)
    return listed(words, words("explorers-board-gone"), cards)


def temples(view: View, words: Words) -> list[str]:
    """Return what is still to be had in each temple, one item each."""
    items = []
    for quadrant, struck in enumerate(view.struck):
        open_ = view.temple_values[struck:]
        values = ", ".join(map(str, open_)) or words("explorers-board-nothing")
        items.append(f"{QUADRANT_LETTERS[quadrant]} {values}")
    return items


def temples_said(view: View, words: Words) -> str:
    """Say what is still to be had in the temples."""
    title = "bonus" if "temples" in view.expert else "values"
    key = f"explorers-board-temple-{title}"
    return listed(words, words(key), series(temples(view, words), words))


def achievements(view: View, words: Words) -> str:
    """Say which achievements are in play, with the open values of races."""
    if not view.achievements:
        return ""
    items = []
    for each in view.achievements:
        title = words(f"explorers-achievement-{each.id}")
        open_ = ", ".join(map(str, each.values[each.struck :]))
        items.append(f"{title} ({open_})" if open_ else title)
    return listed(words, words("explorers-board-achievements"), series(items, words))


def held(view: View, sheet: Sheet, words: Words) -> list[str]:
    """Return keys, maps and gems of a sheet, one fact each."""
    return [
        words("explorers-board-keys", count=sheet.keys - sheet.keys_used, used=sheet.keys_used),
        words("explorers-board-maps", count=sheet.maps - sheet.maps_used, used=sheet.maps_used),
        words("explorers-board-gems", count=sheet.gems),
    ]


def visited(sheet: Sheet, words: Words) -> str:
    """Return the temples that a player has visited, with their points."""
    return ", ".join(
        f"{QUADRANT_LETTERS[quadrant]} {points}"
        for quadrant, points in enumerate(sheet.temples)
        if points is not None
    )


def basket(view: View, sheet: Sheet, round_: int, words: Words) -> str:
    """Return the provisions of a round."""
    found = [
        symbol(kind, words) if count == 1 else f"{count} × {symbol(kind, words)}"
        for kind, count in zip(PROVISIONS, sheet.baskets[round_ - 1], strict=True)
        if count
    ]
    return ", ".join(found) or words("explorers-board-none")


def closed(view: View, words: Words) -> str:
    """Say which kinds of provisions are closed for the reader in this round."""
    kinds = sorted({view.symbols[each] for each in squares(view.closed)}, key=PROVISIONS.index)
    if not kinds:
        return ""
    named = ", ".join(symbol(kind, words) for kind in kinds)
    return listed(words, words("explorers-board-closed"), named)


def draft(view: View, words: Words) -> str:
    """Say what the reader has marked in the running turn; nothing if that is nothing."""
    if view.own is None or not view.own.marked:
        return ""
    marked = ", ".join(square(view, number, words) for number in view.own.marked)
    return listed(words, words("explorers-board-draft"), marked)


def allowed(view: View, words: Words) -> str:
    """Say which squares the reader may choose now."""
    may = choices(view)
    if not may:
        return ""
    title = words("explorers-board-allowed" if is_laid_out(view) else "explorers-board-villages")
    return listed(words, title, ", ".join(square(view, number, words) for number in may))


def fresh(view: View, words: Words, names: Sequence[str]) -> str:
    """Say which squares everybody crossed in the last turn."""
    said = [
        f"{names[turn.seat]} {' '.join(map(name, turn.marked)) or words('explorers-board-none')}"
        for turn in view.news
    ]
    return listed(words, words("explorers-board-last"), series(said, words)) if said else ""


def spans(crosses: int, words: Words) -> str:
    """Return squares row by row, neighbours as a span: ``3 D–H K; 4 E``."""
    rows = []
    for row, numbers in groupby(squares(crosses), key=lambda number: number // SIZE):
        columns = [number % SIZE for number in numbers]
        parts = []
        for _, run in groupby(enumerate(columns), key=lambda pair: pair[1] - pair[0]):
            letters = ["ABCDEFGHIJKLMNOP"[column] for _, column in run]
            parts.append(letters[0] if len(letters) == 1 else f"{letters[0]}–{letters[-1]}")
        rows.append(f"{row + 1} {' '.join(parts)}")
    return series(rows, words)


def points_by_source(view: View, seat: int, words: Words) -> str:
    """Return a player's points by source; those without points are left out."""
    return sources(words, "explorers", view.scores[seat], SOURCES)


def standing(view: View, seat: int, words: Words) -> str:
    """Return a player's points, with their sources."""
    points = words("explorers-board-points", count=view.scores[seat].total)
    said = points_by_source(view, seat, words)
    return f"{points} ({said})" if said else points


def own(view: View, words: Words) -> list[str]:
    """Return the facts of the reader's sheet, with the running turn."""
    sheet = own_sheet(view)
    facts = held(view, sheet, words)
    if view.phase != "over":
        found = basket(view, sheet, max(view.round, 1), words)
        facts.append(words("explorers-board-basket", items=found))
    if where := visited(sheet, words):
        facts.append(words("explorers-board-visited", temples=where))
    return facts
