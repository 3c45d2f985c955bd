"""What a move would bring its player: all that the player's view shows, and nothing more."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any, cast

import pytest

from engines.core import AnyGame, Chance, choices_for, play_move
from engines.famous_explorers.moves import Lift
from engines.routes.gains import gains
from engines.routes.moves import Branch, EndTurn, Lay, Remove
from engines.routes.view import Expedition, Step
from tests.expedition_1996 import positions as e96
from tests.famous_explorers import positions as fe
from tests.nightly import closely
from tests.offered import EVERY_TABLE, GAMES

MIDDLE = (("start", "a"), ("a", "b"), ("b", "c"))


def red(*arrows: Step, tip: str | None = None) -> Expedition:
    """Return the red expedition with these arrows."""
    at = tip or (arrows[-1][1] if arrows else "start")
    return Expedition(colour="red", arrows=arrows, tip=at, left=45, over=False)


def given(
    move: Any, *arrows: Step, row: str = "", back: dict[str, str] | None = None, **own: str
) -> str:
    """Return the codes of a move when red has these arrows."""
    codes = gains((red(*arrows),), row.split(), own, move, back or {})
    return " ".join(codes)


# --- what a point gives --------------------------------------------------------------------


def test_a_place_gives_its_card_of_the_row_and_the_own() -> None:
    lay = Lay("red", "d")
    assert given(lay, *MIDDLE) == ""
    assert given(lay, *MIDDLE, row="c d e") == "row"
    assert given(lay, *MIDDLE, d="own", c="marked") == "own"
    assert given(lay, *MIDDLE, d="marked", row="d") == "row marked"
    assert given(Branch("red", "a", "d"), *MIDDLE, d="own") == "own"


@pytest.mark.parametrize("to", ["start", "a", "b"])
def test_an_arrow_to_the_route_closes_a_loop(to: str) -> None:
    assert given(Lay("red", to), *MIDDLE) == "loop"
    both = gains((red(*MIDDLE),), [to], {to: "own"}, Lay("red", to), {})
    assert both == ("row", "own", "loop")
    assert given(Branch("red", "c", to), *MIDDLE) == "", "a branch leads to new points only"


def test_a_first_arrow_closes_no_loop() -> None:
    assert given(Lay("red", "a")) == ""
    assert given(Lay("red", "start")) == "loop", "no line leads there; the start counts as visited"


def test_an_arrow_taken_back_gives_what_is_at_the_point_before() -> None:
    remove = Remove("red")
    assert given(remove, *MIDDLE, b="own", c="marked") == "own"
    assert given(remove, *MIDDLE, row="b") == ""
    assert given(remove, *MIDDLE, back={"b": "ticket", "c": "bonus"}) == "ticket"
    assert given(remove, *MIDDLE[:1], a="own", start="own") == "", "the start is no place"
    assert given(Lay("red", "d"), *MIDDLE, back={"d": "ticket"}) == "", "its name says it"


@pytest.mark.rule("RT-605")
def test_an_arrow_taken_back_can_close_a_loop() -> None:
    remove = Remove("red")
    assert given(remove, *MIDDLE, ("c", "a"), ("x", "d"), a="own") == "own loop"
    assert given(remove, *MIDDLE, ("c", "start"), ("x", "d")) == "loop"
    assert given(remove, *MIDDLE, ("c", "a")) == "", "c is where red has been once"


def test_other_moves_and_other_colours_give_nothing() -> None:
    assert given(EndTurn(), *MIDDLE, row="b") == ""
    assert given(Lay("blue", "a"), *MIDDLE, a="own") == "", "blue is not in sight"


# --- in the two games ----------------------------------------------------------------------


def brings(game: AnyGame, state: Any, line: str, seat: int = 0) -> tuple[str, ...]:
    """Return what a written move would give a seat."""
    asked = choices_for(game, state, seat)
    move, _rest = game.parse(line, asked.moves if asked else ())
    return game.benefits(game.view(state, seat), move)


def test_famous_explorers_tells_the_own_cards_apart() -> None:
    game = fe.sketched("start-pa-pb-pc-r1-start pc-pd")
    state = fe.position(
        game=game,
        red="start>pa>pb",
        hands=["pc pd", "pa"],
        marks=["pc"],
        held=["pd"],
        tickets=(3, 3),
    )
    assert brings(game, state, "red pc") == ("marked",)
    after = fe.play(state, "red pc", game=game)
    assert brings(game, after, "ticket red pd") == ("held",)
    assert brings(game, after, "remove red") == ()
    plain = fe.position(game=game, red="start>pa>pb", hands=["pc pd", "pa"], row="pc")
    assert brings(game, plain, "red pc") == ("row", "own")
    back = fe.position(game=game, red="start>pa>pb>pc", hands=["pb", "pa"], row="pb")
    assert brings(game, back, "remove red") == ("own",), "FE-309: the row gives nothing then"


def test_famous_explorers_tells_secrets_to_those_who_know_them() -> None:
    game = fe.sketched("start-pa-pb-pc-pd")
    state = fe.position(
        game=game,
        sd=True,
        red="start>pa",
        hands=["pd", "pc"],
        secrets="pb pa",
        peeked=[[1], []],
    )
    assert brings(game, state, "red pb") == ()
    assert game.benefits(game.view(state, 1), Lay("red", "pb")) == ("secret",)
    assert game.benefits(game.view(state, None), Lay("red", "pb")) == ()


def test_expedition_1996_takes_from_the_row_by_removing_too() -> None:
    game = e96.sketched("start-pa-pb-pc-pd")
    state = e96.position(
        game=game, red="start>pa>pb", hands=["pc", "pa"], row="pa", chips=["pa pc", "pd"]
    )
    assert brings(game, state, "red pc") == ("marked",)
    assert brings(game, state, "remove red") == ("row",), "the card of another is not told"
    unmarked = e96.position(game=game, red="start>pa>pb", hands=["pc", "pa"], chips=["pd", "pb"])
    assert brings(game, unmarked, "red pc") == ("own",)


@pytest.mark.rule("RT-604", "RT-402")
def test_dots_come_back_to_pay_but_for_a_fallen_bridge() -> None:
    game = fe.sketched("start-pa-r1-pb-g1-pc")
    red = fe.position(game=game, red="start>pa>r1>pb", hands=["pc", "pa"], tickets=(3, 3))
    assert brings(game, red, "remove red") == ("ticket",)
    assert game.benefits(game.view(red, 0), Lift("red")) == ()
    empty = replace(red, board=replace(red.board, supply=0))
    assert brings(game, empty, "remove red") == ()
    green = fe.position(game=game, red="start>pa>r1>pb>g1>pc", hands=["pc", "pa"], tickets=(3, 3))
    assert brings(game, green, "remove red") == ("bonus",)


def test_variant_b_tells_the_own_chips() -> None:
    game = e96.sketched("start-pa-pb-pc-pd")
    state = e96.position(game=game, red="start>pa>pb", chips=["pc", "pa pd"], variant_b=True)
    assert brings(game, state, "red pc") == ("chip",)
    assert game.benefits(game.view(state, 1), Lay("red", "pc")) == ()


# --- nothing that is hidden ----------------------------------------------------------------

PUBLIC = {"row", "loop", "ticket", "bonus"}
ROUTES = [
    table
    for table in EVERY_TABLE
    if cast(AnyGame, table.values[0]).places() and table.values[1] == 2
]
"""The route games with every option set; more seats would run the same code."""


@pytest.mark.slow
@pytest.mark.rule("RT-954")
@pytest.mark.parametrize("every", closely(3, 1))
@pytest.mark.parametrize(("game", "seats", "options"), ROUTES)
def test_it_depends_on_nothing_that_is_hidden(
    game: AnyGame, seats: int, options: dict[str, Any], every: int
) -> None:
    """The codes are the same in every world that looks the same; the public ones name no card."""
    chance, seen, number = Chance(7), Counter[str](), 0
    state = game.start(seats, game.options(options), "gains")
    while asked := game.decisions(state):
        move, chance = chance.chosen(asked[0].moves)
        number += 1
        for seat in (None, *range(seats)) if number % every == 0 else ():
            codes = [game.benefits(game.view(state, seat), move) for move in asked[0].moves]
            other = game.resample(state, seat, chance)
            assert codes == [game.benefits(game.view(other, seat), move) for move in asked[0].moves]
            if seat is None:
                assert {code for move_codes in codes for code in move_codes} <= PUBLIC
            seen.update(code for move_codes in codes for code in move_codes)
        state = play_move(game, state, asked[0].seat, move).state
    assert len(seen) >= 2


def test_a_game_without_a_map_tells_nothing() -> None:
    game = GAMES["luxor"]
    state = game.start(2, game.options({}), "gains")
    (first, *_others) = game.decisions(state)
    assert {game.benefits(game.view(state, first.seat), move) for move in first.moves} == {()}
