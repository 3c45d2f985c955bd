"""Every refusal of the engine once: what is typed, and the clause, code and facts of the answer."""

from __future__ import annotations

import ast
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import NamedTuple

import pytest

from engines import luxor
from engines.luxor.moves import Confirm, End, Keep, Move, Place, Use, Walk
from engines.luxor.state import State

from .positions import GAME, at, column, ended, play, position, refused, row, started

ENGINE = Path(luxor.__file__).parent
ROAD = row("E6", "Ed Ed Ed")
SEA = row("E6", "L M:0 L^1 L* Td:0 Ed:1 Td:01 Td:0000")


class Case(NamedTuple):
    """A state, what is typed in it, and the refusal that must follow."""

    state: Callable[[], State]
    line: str | Move
    rule: str
    code: str
    facts: dict[str, int | str]
    seat: int | None = None


def camp(board: dict[str, str] = ROAD, tile: str = "Cd", supply: int = 30) -> State:
    return play(position(board=board, hand=(f"{tile}2", "Ed2"), supplies=(supply, 9)), f"{tile} D6")


def asked_for_crew(tile: str, supply: int) -> State:
    """Return a draft in which the crew, though forced, has not been chosen."""
    state = position(board=ROAD, hand=(f"{tile}2", "Ed2"), supplies=(supply, 9))
    return GAME.apply(state, 0, Place(tile, at("D6")))[0]  # type: ignore[arg-type]


def act(*actions: str, board: dict[str, str] = SEA, **more: object) -> State:
    known: dict[str, object] = {"seats": 3, "placed": 1, "adventures": True}
    return position(board=board, actions=actions, **(known | more))  # type: ignore[arg-type]


def plain() -> State:
    return position(board=ROAD, hand=("Ed2", "Ed2"))


def last_tile() -> State:
    return position(board=ROAD, hand=("Ed2",))


def wide() -> State:
    return position(board=row("C6", "Ed Ed Ed Ed Ed Ed Ed"))


def kept() -> State:
    return play(started(2), "keep M", 0)


CASES = [
    Case(lambda: ended(board=ROAD), "end", "LX-501", "game-over", {}),
    Case(plain, End(), "LX-101", "no-such-seat", {"players": 2}, 2),
    Case(plain, End(), "LX-101", "no-such-seat", {"players": 2}, -1),
    Case(plain, "Ed D6", "LX-301", "not-your-turn", {"turn_seat": 0}, 1),
    # Set-up.
    Case(kept, "keep M", "LX-203", "already-kept", {}, 0),
    Case(plain, Keep("Td"), "LX-203", "already-kept", {}),
    Case(kept, "end", "LX-202", "keep-first", {}, 1),
    Case(kept, "keep Cd", "LX-202", "keep-other", {}, 1),
    # Placing.
    Case(plain, "end", "LX-302", "place-one", {}),
    Case(lambda: act("caravan", placed=3), "Ed D6", "LX-302", "three-tiles", {"maximum": 3}),
    Case(lambda: play(act(placed=2), "Ed E5"), Confirm(), "LX-302", "turn-must-end", {}),
    Case(lambda: play(last_tile(), "Ed D6"), Confirm(), "LX-311", "turn-must-end", {}),
    Case(lambda: play(act("boat"), "boat from F6"), Confirm(), "LX-603", "turn-must-end", {}),
    Case(plain, "Po D6", "LX-303", "not-in-hand", {"tile": "Po"}),
    Case(plain, "Ed E6", "LX-303", "taken", {"cell": "E6"}),
    Case(plain, "Ed D5", "LX-303", "no-edge", {"cell": "D5"}),
    Case(wide, "Ed B6", "LX-305", "limit", {"cell": "B6", "size": 8, "limit": 7}),
    # Camps.
    Case(plain, "deploy 1", "LX-401", "no-camp", {}),
    Case(lambda: camp(), "north", "LX-402", "camp-minimum", {"minimum": 1}),
    Case(lambda: camp(), Walk("north"), "LX-401", "no-camp", {}),
    Case(lambda: camp(tile="Co"), "1", "LX-402", "camp-minimum", {"minimum": 2}),
    Case(lambda: camp(), "6", "LX-403", "camp-maximum", {"maximum": 5}),
    Case(lambda: camp(supply=4), "5", "LX-403", "supply-left", {"supply": 4}),
    Case(lambda: asked_for_crew("Cd", 0), "1", "LX-404", "supply-short", {"supply": 0}),
    Case(lambda: asked_for_crew("Co", 1), "1", "LX-405", "supply-short", {"supply": 1}),
    Case(lambda: camp(row("E6", "L")), "5", "LX-415", "camp-crowded", {"room": 4}),
    # Walks.
    Case(lambda: camp(), "1 east", "LX-406", "no-walkers", {"minimum": 1}),
    Case(lambda: camp(tile="Co"), "3 east 1", "LX-406", "camp-stays", {"minimum": 2}),
    Case(lambda: camp(), "3 east 3", "LX-408", "nobody-walks", {}),
    Case(lambda: camp(), "3 east west", "LX-409", "one-direction", {}),
    Case(lambda: camp(), "2 north", "LX-410", "no-tile", {}),
    Case(lambda: camp(row("E6", "L")), "2 east", "LX-411", "lake", {"cell": "E6"}),
    Case(
        lambda: camp(row("E6", "M")),
        "3 east",
        "LX-412",
        "entry-minimum",
        {"minimum": 3, "cell": "E6"},
    ),
    Case(
        lambda: camp(row("E6", "To Ed")),
        "4 east 1 1",
        "LX-412",
        "entry-minimum",
        {"minimum": 2, "cell": "E6"},
    ),
    Case(lambda: camp(), "2 east 3", "LX-414", "too-many-left", {"walkers": 2}),
    Case(lambda: camp(row("E6", "Ed:111")), "3 east 1", "LX-414", "rest-stuck", {"rest": 2}),
    Case(lambda: camp(), "5 stand", "LX-415", "must-walk", {"room": 4}),
    Case(
        lambda: camp(row("E6", "Ed:11 Ed")),
        "4 east 1 3",
        "LX-415",
        "tile-crowded",
        {"room": 2, "cell": "E6"},
    ),
    Case(
        lambda: camp(row("E6", "Ed:1111")),
        "2 east",
        "LX-417",
        "no-room",
        {"cell": "E6", "present": 4},
    ),
    Case(plain, "leave 1", "LX-421", "no-walk", {}),
    Case(lambda: camp(row("E6", "Ed*")), "2 east", "LX-624", "snakes", {"cell": "E6"}),
    # Drafts.
    Case(lambda: camp(), "Ed E5", "LX-702", "draft-open", {}),
    Case(lambda: camp(), "end", "LX-702", "draft-open", {}),
    Case(lambda: camp(), Use("boat", at("E6")), "LX-102", "no-adventures", {}),
    Case(
        lambda: play(act("boat", placed=0), "Ed E5"),
        Use("boat", at("F6")),
        "LX-702",
        "draft-open",
        {},
    ),
    Case(plain, "ok", "LX-702", "nothing-drafted", {}),
    Case(lambda: camp(), "ok", "LX-702", "draft-unfinished", {}),
    # Action tiles.
    Case(plain, "boat from E6", "LX-102", "no-adventures", {}),
    Case(plain, "target E6", "LX-102", "no-adventures", {}),
    Case(
        lambda: act("boat"), "snakes from F6", "LX-601", "action-not-in-hand", {"action": "snakes"}
    ),
    Case(lambda: act("boat", placed=0), "boat from F6", "LX-602", "place-first", {}),
    Case(
        lambda: play(act("boat", "snakes"), "snakes from F6"),
        Use("boat", at("F6")),
        "LX-602",
        "one-action",
        {},
    ),
    Case(lambda: act("boat"), "target E6", "LX-602", "no-action", {}),
    Case(lambda: play(act("snakes"), "snakes from F6"), "Ed E5", "LX-603", "action-used", {}),
    Case(lambda: act("boat"), "boat from E6", "LX-604", "no-mountain", {"cell": "E6"}),
    Case(lambda: act("caravan"), "caravan from F6", "LX-606", "no-effect", {"action": "caravan"}),
    Case(lambda: act("snakes"), "snakes from F6 to F5", "LX-606", "target-no-tile", {"cell": "F5"}),
    Case(lambda: act("boat"), "boat from F6 to I6", "LX-611", "boat-needs-lake", {"cell": "I6"}),
    Case(lambda: act("boat"), "boat from F6 to G6", "LX-611", "boat-taken", {"cell": "G6"}),
    Case(lambda: act("boat"), "boat from F6 to H6", "LX-623", "boat-snakes", {"cell": "H6"}),
    Case(lambda: act("snakes"), "snakes from F6 to G6", "LX-621", "snakes-taken", {"cell": "G6"}),
    Case(
        lambda: act("snakes"), "snakes from F6 to I6", "LX-621", "snakes-occupied", {"cell": "I6"}
    ),
    Case(lambda: act("sandstorm"), "sand F6 to K6", "LX-632", "sandstorm-majority", {"cell": "K6"}),
    Case(lambda: act("sandstorm"), "sand F6 to F6", "LX-633", "sandstorm-same", {"cell": "F6"}),
    Case(lambda: act("sandstorm"), "sand F6 to L6", "LX-634", "sandstorm-full", {"cell": "L6"}),
]

CROSSROADS = column("F5", "L M:0 Td:1111") | row("E6", "Ed* M:0 Ed")
CARAVANS: list[tuple[str, str, str, dict[str, int | str]]] = [
    ("E5", "LX-642", "target-no-tile", {"cell": "E5"}),
    ("F5", "LX-642", "lake", {"cell": "F5"}),
    ("E6", "LX-642", "snakes", {"cell": "E6"}),
    ("F7", "LX-642", "no-room", {"cell": "F7", "present": 4}),
    ("F6", "LX-641", "caravan-far", {"cell": "F6"}),
]
CASES += [
    Case(lambda: act("caravan", board=CROSSROADS), f"caravan from F6 to {cell}", rule, code, facts)
    for cell, rule, code, facts in CARAVANS
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.rule} {case.code}")
def test_a_refusal_names_clause_code_and_facts(case: Case) -> None:
    state = case.state()
    before = GAME.states.dump(state)
    refused(state, case.line, case.rule, case.code, seat=case.seat, **case.facts)
    assert GAME.states.dump(state) == before
    assert GAME.rulebook("en").clause(case.rule) is not None


def written() -> set[tuple[str, str]]:
    """Return every pair of clause and code that the engine's source can refuse with."""
    quoted = set()
    for file in ENGINE.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            if node.func.id == "Refusal":
                rules, codes = (
                    {
                        leaf.value
                        for leaf in ast.walk(argument)
                        if isinstance(leaf, ast.Constant) and leaf.value != "caravan"
                    }
                    for argument in node.args[:2]
                )
                quoted |= set(product(map(str, rules), map(str, codes)))
    return quoted


def test_no_refusal_of_the_engine_is_missing_here() -> None:
    assert written() == {(case.rule, case.code) for case in CASES}
    assert len(written()) > 50
