"""The evaluation of Explorers' views: what greedy does with its crosses, and why."""

from __future__ import annotations

from statistics import median
from typing import Any

import pytest

from engines.core import Chance
from engines.explorers.landscape import closest_villages
from engines.players import choose, greedy
from tests.nightly import closely

from .games import GAME, Table, board_of, names, seat, started, table


def chosen(on: Table, who: int = 0) -> str:
    """Return greedy's answer to the seat's question."""
    return on.game.format(greedy(on.game, on.state, who, Chance(1)))


def marked(on: Table, who: int = 0) -> set[str]:
    """Return the squares that greedy crosses until it is asked to commit."""
    while on.kind(who) != "commit":
        move = greedy(on.game, on.state, who, Chance(1))
        state, _events = on.game.apply(on.state, who, move)
        on = Table(on.game, state)
    return set(names(on.draft(who).marked).split())


def prairie(land: dict[str, str], **known: Any) -> Table:
    """Return a table at which the active seat 0 crosses prairie."""
    return table(land, **known).play(0, "side prairie")


@pytest.mark.parametrize("symbol", ["a", "c", "f", "g"])
def test_it_takes_what_brings_points(symbol: str) -> None:
    assert "E4" in marked(prairie({"E4": f"P {symbol}"}))


def test_it_looks_over_all_its_crosses() -> None:
    assert marked(prairie({"D1": "P g"})) == {"D3", "D2", "D1"}


@pytest.mark.parametrize("left", [("water", "W"), ("prairie", "P")])
def test_it_chooses_the_side_with_more_to_find(left: tuple[str, str]) -> None:
    word, letter = left
    land = {"E4": "W", "F4": "W", "C4": "P", f"{'F' if letter == 'W' else 'B'}4": f"{letter} g"}
    assert chosen(table(land)) == f"side {word}"


def test_it_gives_up_a_cross_for_what_the_fewer_reach() -> None:
    land = {"E4": "W", "E5": "W", "E3": "W", "D3": "P g", "C4": "P g"}
    assert chosen(table(land, first=1).play(1, "side prairie"), 0) == "take prairie"
    empty = {**land, "D3": "P", "C4": "P", "F4": "W g"}
    assert chosen(table(empty, first=1).play(1, "side prairie"), 0) == "take water"


def test_it_takes_a_key_to_the_temple_behind_it() -> None:
    assert {"D3", "D2"} < marked(prairie({"D3": "P k", "D2": "P T"}))


@pytest.mark.parametrize(("struck", "visited"), [((0, 1, 0, 0), "D3"), ((1, 0, 0, 0), "J3")])
def test_it_visits_the_temple_that_gives_more(struck: tuple[int, ...], visited: str) -> None:
    own = seat("E4-J4", keys=1)
    on = prairie({"D3": "P T", "J3": "P T"}, sheets=[own], struck=struck)
    assert {"D3", "J3"} & marked(on) == {visited}


def test_it_rides_on_with_horses() -> None:
    """Example 14 of the rules: a chain of two horses to a key, then the temple."""
    land = {"E4": "P h", "F4": "W h", "G4": "D k", "H4": "P T"}
    crossed = marked(prairie(land, seats=4))
    assert crossed > {"E4", "F4", "G4", "H4"}
    assert len(crossed) == 5


def test_it_leaves_no_bonus_cross_that_finds_something() -> None:
    land = {"D3": "P T", "C3": "W g", "B3": "W a"}
    own = seat("C4 D5 E4", keys=1)
    on = prairie(land, sheets=[own], expert=("temples",), round=4, number=7)
    assert marked(on) >= {"D3", "C3", "B3"}


def test_it_spends_a_map_when_the_card_gives_nothing() -> None:
    on = table({"C4": "P g"}, sheets=[seat(maps=1)], card=("W", "D")).play(0, "side water")
    assert chosen(on) == "map prairie"


def test_it_keeps_a_map_when_the_card_gives_the_same() -> None:
    on = table({}, sheets=[seat(maps=1)]).play(0, "side prairie")
    assert chosen(on) == "take prairie"


def test_in_the_last_turn_only_points_count() -> None:
    land = {"E4": "P k", "C4": "P m", "D5": "P h", "D2": "P g"}
    own = seat("D3")
    on = prairie(land, round=4, number=7, sheets=[own])
    assert "D2" in marked(on)


def test_it_begins_where_something_lies() -> None:
    on = table({"E4": "W", "F4": "W", "G4": "W g"}, number=0)
    assert chosen(on) == "begin water"


@pytest.mark.parametrize("tie", [False, True])
def test_it_plays_the_landscape_that_is_proposed(tie: bool) -> None:
    tables = (started(2, f"proposed {number}") for number in range(200))
    on = next(on for on in tables if (len(closest_villages(board_of(on).land)) > 1) == tie)
    assert chosen(on, on.state.first) == "accept"


def test_it_surrounds_a_village() -> None:
    on = prairie({}, sheets=[seat("D3 C4")])
    assert {"E4", "D5"} < marked(on)


def test_on_the_expert_side_it_goes_to_the_village_with_the_fewest() -> None:
    rings = "C4 E4 D3 D5 C13 E13 D12 D14 L13 N13 M12 M14"
    own = seat(f"{rings} E5-E11 E4-J4 F13-K13")
    on = prairie({}, sheets=[own], expert=("villages",), round=4, number=7)
    assert "L4" in marked(on)


def test_it_collects_only_what_the_expert_side_asks_for() -> None:
    land = {"E4": "P c", "C4": "P", "D3": "P c", "D5": "P c"}
    on = prairie(land, expert=("provisions",), round=3)
    assert marked(on) == {"E4", "D3", "D5"}


def test_it_leaves_untouched_what_is_worth_more_so() -> None:
    land = {"D3": "P g"}
    assert "D3" in marked(prairie(land))
    assert "D3" not in marked(prairie(land, achievements=("untouched-gems",)))
    spoilt = prairie(
        {**land, "C4": "P g"}, sheets=[seat("C4", gems=1)], achievements=("untouched-gems",)
    )
    assert "D3" in marked(spoilt)


@pytest.mark.parametrize(
    ("achievement", "crosses", "wanted"),
    [
        ("long-road", "A5-D5 E5-M5", {"N5", "O5", "P5"}),
        ("great-square", "E1-G2 C4 E4 D5 D3", {"E3", "F3", "G3"}),
        ("straight-line", "D5-D9 C4 E4 D3", {"D10", "D11", "D12", "D2", "D1"}),
        ("four-shores", "D1-D3 A4-C4 E4-P4 D5-D13", {"D14", "D15", "D16"}),
        ("lands-end", "A1-D1 D2-D3 C4 E4 D5 E1-M1", {"N1", "O1", "P1"}),
    ],
)
def test_it_finishes_an_achievement(achievement: str, crosses: str, wanted: set[str]) -> None:
    on = prairie(
        {}, sheets=[seat(crosses)], achievements=(achievement,), round=4, number=7,
        villages="D4 M8 E13 M13",
    )  # fmt: skip
    assert marked(on) <= wanted


def test_a_turn_is_worth_its_best_choice() -> None:
    land = {"D3": "P g", "C4": "P g", "D5": "P f", "D1": "P T", "B4": "P a", "E4": "W", "F4": "W f"}
    before = table(land, first=1).play(1, "side prairie")
    batch = prairie(land, sheets=[seat("D3 D2", keys=1)], expert=("temples",)).play(0, "d1 c4 b4")
    for on, kind in ((before, "take"), (batch, "bonus")):
        assert on.kind(0) == kind
        ends = [
            on.game.evaluate(on.game.view(on.game.apply(on.state, 0, move)[0], 0))
            for move in on.asked(0).moves
        ]
        assert on.game.evaluate(on.view(0)) == max(ends)
        assert min(ends) < max(ends)


def test_a_turn_is_worth_the_same_in_whatever_order_its_crosses_come() -> None:
    on = prairie({"D3": "P g", "E4": "P h"})
    one, other = on.play(0, "d3 e4 f4 c4"), on.play(0, "e4 c4 d3 f4")
    assert on.game.evaluate(one.view(0)) == on.game.evaluate(other.view(0))


def test_a_turn_is_worth_no_more_than_its_best_end() -> None:
    on = prairie({"D3": "P g", "E4": "P a", "C4": "P k", "C3": "P T"})
    ends = set[float]()
    for first in on.squares(0):
        once = on.play(0, first)
        for second in once.squares(0):
            twice = once.play(0, second)
            ends |= {twice.game.evaluate(twice.play(0, x).view(0)) for x in twice.squares(0)}
    assert on.game.evaluate(on.view(0)) <= max(ends)
    assert on.game.evaluate(on.view(0)) > sorted(ends)[len(ends) // 2]


def test_it_answers_the_same_after_a_game_of_others() -> None:
    """What is kept from one view to the next changes nothing."""
    on = prairie({"D1": "P g"})
    before = on.game.evaluate(on.view(0))
    other, chance = started(1), Chance(1)
    state = other.state
    for _move in range(12):
        (asked,) = other.game.decisions(state)
        move, chance = choose("medium", other.game, state, asked.seat, chance)
        state, _events = other.game.apply(state, asked.seat, move)
    assert on.game.evaluate(on.view(0)) == before


@pytest.mark.slow
@pytest.mark.parametrize("games", closely(5, 15))
def test_alone_it_plays_decently(games: int) -> None:
    """A thousand games have a median of 108; see docs/balance/explorers.md."""
    totals = list[int]()
    for number in range(games):
        state = started(1, f"decent {number}", drawn_landscape=True).state
        chance = Chance.from_seed(f"decent {number}")
        while asked := GAME.decisions(state):
            move, chance = choose("medium", GAME, state, 0, chance)
            state, _events = GAME.apply(state, asked[0].seat, move)
        outcome = GAME.outcome(state)
        assert outcome is not None
        totals += outcome.scores
    assert 91 <= median(totals) <= 110
