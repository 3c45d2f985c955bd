"""Crosses: which squares may be crossed, and what a cross does to a draft (sections 4, 5 and 7).

Everything here depends on the state at the start of the turn and on one draft (XP-953).
"""

from __future__ import annotations

from dataclasses import replace
from typing import Literal, Protocol, TypeAlias

from engines.explorers import values
from engines.explorers.board import Board, temple_values
from engines.explorers.content import ANY_TERRAIN, PROVISIONS
from engines.explorers.events import Lost
from engines.explorers.landscape import QUADRANT_LETTERS, Landscape, Square, Squares, neighbours
from engines.explorers.sheet import Basket, Draft, Sheet, Stage
from engines.explorers.state import Scoring


class Table(Protocol):
    """What crosses depend on besides a draft; a state has it, and a view does."""

    @property
    def seats(self) -> int:
        """The number of players."""

    @property
    def expert(self) -> tuple[Scoring, ...]:
        """The scoring areas on their expert side."""

    @property
    def round(self) -> int:
        """The round, 0 before the first."""

    @property
    def struck(self) -> tuple[int, ...]:
        """By quadrant: how many values of the temple are struck."""


def closed(land: Landscape, expert: tuple[Scoring, ...], sheet: Sheet, round: int) -> Squares:
    """Return the provision squares that are closed for a sheet (XP-532, XP-701, XP-702).

    ``round`` is that of the game, 0 for the start crosses, which use round 1 (XP-211).
    """
    basket = sheet.baskets[max(round, 1) - 1]
    if "provisions" not in expert:
        apples, carrots, fish = basket
        of_symbol = land.of_symbol
        return (
            (of_symbol["a"] if apples else 0)
            | (of_symbol["c"] if carrots else 0)
            | (of_symbol["f"] if fish else 0)
        )
    kind = values.PROVISION_OF_ROUND[max(round, 1) - 1]
    full = bool(kind) and basket[PROVISIONS.index(kind)] > len(values.PROVISION_COUNT) - 2
    return sum(land.of_symbol[other] for other in PROVISIONS if other != kind or full)


def terrains(draft: Draft) -> str:
    """Return the terrains that the next cross may lie on: all for a horse's (XP-521)."""
    return ANY_TERRAIN if draft.horses else draft.allowed


def legal(land: Landscape, expert: tuple[Scoring, ...], round: int, draft: Draft) -> Squares:
    """Return the squares on which the draft's next cross may lie."""
    sheet = draft.sheet
    taken = sheet.crosses | closed(land, expert, sheet, round)
    if sheet.keys == sheet.keys_used:
        taken |= land.of_symbol["T"]
    return neighbours(sheet.crosses) & land.of_terrain[terrains(draft)] & ~taken


def crossed(board: Board, state: Table, draft: Draft, square: Square) -> Draft:
    """Return the draft with a cross on the square and the effect of what lies there (XP-501)."""
    horses, left = (draft.horses - 1, draft.left) if draft.horses else (0, draft.left - 1)
    sheet, symbol = draft.sheet, board.land.symbols[square]
    visits, batches = draft.visits, draft.batches
    content = board.content
    keys, keys_used, maps, gems = sheet.keys, sheet.keys_used, sheet.maps, sheet.gems
    baskets, temples = sheet.baskets, sheet.temples
    if symbol == "k":
        keys = min(keys + 1, content.key_places)
    elif symbol == "m":
        maps = min(maps + 1, content.map_places)
    elif symbol == "g":
        gems = min(gems + 1, content.gem_places)
    elif symbol in PROVISIONS:
        baskets = _filled(baskets, max(state.round, 1), symbol)
    elif symbol == "T":
        place = board.land.temples.index(square)
        value = temple_values(state.seats, state.expert)[state.struck[place]]
        points = values.TEMPLE_VISIT if "temples" in state.expert else value
        temples = (*temples[:place], points, *temples[place + 1 :])
        keys_used += 1
        visits = (*visits, (QUADRANT_LETTERS[place], points))
        if "temples" in state.expert and value:
            batches = (*batches, value)
    else:
        horses += symbol == "h"
    # Built by hand, as a computer player asks for thousands of crosses in a game.
    sheet = Sheet(
        crosses=sheet.crosses | 1 << square,
        keys=keys,
        keys_used=keys_used,
        maps=maps,
        maps_used=sheet.maps_used,
        gems=gems,
        baskets=baskets,
        temples=temples,
        races=sheet.races,
        provision_points=sheet.provision_points,
        gem_points=sheet.gem_points,
    )
    return Draft(
        sheet=sheet,
        stage=draft.stage,
        side=draft.side,
        crosses=draft.crosses,
        map=draft.map,
        marked=(*draft.marked, square),
        allowed=draft.allowed,
        left=left,
        horses=horses,
        batches=batches,
        visits=visits,
    )


def _filled(baskets: tuple[Basket, ...], round: int, kind: str) -> tuple[Basket, ...]:
    """Return the baskets with one more provision in that of the round."""
    index = PROVISIONS.index(kind)
    apples, carrots, fish = (
        count + (place == index) for place, count in enumerate(baskets[round - 1])
    )
    return (*baskets[: round - 1], (apples, carrots, fish), *baskets[round:])


def gone_on(board: Board, state: Table, draft: Draft, seat: int) -> tuple[Draft, tuple[Lost, ...]]:
    """Return the draft at its next question, without the crosses for which there is no square.

    A horse's cross comes first (XP-521), then the other crosses of the run, then what waits: bonus
    batches in the order of the visits (XP-724), and in the end the commit. The events tell what was
    lost (XP-407, XP-523, XP-723).
    """
    lost: list[Lost] = []

    def lose(what: Literal["regular", "horse", "bonus"], count: int) -> None:
        lost.append(Lost(audience=(seat,), seat=seat, what=what, count=count))

    if draft.horses and not legal(board.land, state.expert, state.round, draft):
        lose("horse", draft.horses)
        draft = replace(draft, horses=0)
    if draft.horses or draft.stage not in ("cross", "bonus-cross"):
        return draft, tuple(lost)
    if draft.left and legal(board.land, state.expert, state.round, draft):
        return draft, tuple(lost)
    allowed = ""
    if draft.left and draft.stage == "cross":
        lose("regular", draft.left)
    elif draft.left:
        lose("bonus", draft.left)
        allowed = draft.allowed  # nothing else on the sheet shows what was chosen
    after: Stage = "bonus" if draft.batches else "done"
    return replace(draft, left=0, stage=after, allowed=allowed), tuple(lost)


def unplaced(board: Board, state: Table, before: Sheet, draft: Draft) -> Draft | None:
    """Return the draft as it was when crosses of it were lost; ``None`` if all were placed.

    No square is legal for its next cross (XP-407, XP-523, XP-723). ``draft`` is one whose crosses
    are all placed or lost, ``before`` the sheet at the start of the turn.
    """
    found = [board.land.symbols[square] for square in draft.marked]
    if not draft.visits and len(found) == draft.crosses + found.count("h"):
        return None  # as nearly always; without a visit there were no bonus crosses
    horses = 0
    for symbol in found:
        horses = max(horses - 1, 0) + (symbol == "h")
    if horses:  # then no square was legal for anything
        return replace(draft, horses=horses)
    if draft.allowed:
        return replace(draft, stage="bonus-cross")
    again = replace(
        draft, sheet=before, stage="cross", marked=(), allowed=draft.side, left=draft.crosses
    )
    for square in draft.marked:
        if not again.left or not legal(board.land, state.expert, state.round, again):
            break
        again = crossed(board, state, again, square)
    return again if again.left else None


Obstacle: TypeAlias = Literal["key", "closed", "both", "apart"]
"""Why no square is legal: temples without a key (XP-551), closed provisions (XP-532, XP-702) or
both lie beside the crosses, or nothing does on the terrains that are asked for (XP-401)."""


def obstacle(land: Landscape, state: Table, draft: Draft) -> Obstacle:
    """Return why no square is legal for the draft's next cross."""
    sheet = draft.sheet
    beside = neighbours(sheet.crosses) & land.of_terrain[terrains(draft)] & ~sheet.crosses
    is_closed = beside & closed(land, state.expert, sheet, state.round)
    if beside & land.of_symbol["T"]:
        return "both" if is_closed else "key"
    return "closed" if is_closed else "apart"
