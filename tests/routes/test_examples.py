"""The worked examples of the catalogues, as far as they need no cards."""

from __future__ import annotations

import pytest

from engines.core import Refusal
from engines.routes.board import Board, RouteRules
from engines.routes.loops import LOOP_RULE, ROUTE_RULE, last_loop
from engines.routes.network import START, line_of

from .sketching import (
    along,
    board,
    heads,
    names,
    offered,
    play,
    refused,
    route_rules,
    sketch,
    step,
    tip,
)


@pytest.mark.rule("RT-304", "RT-303", "RT-207")
def test_rt_x1_no_branching() -> None:
    on = route_rules("S-a-b-c a-d")
    now = board(on, red="S>a>b")
    refused(on, now, "red d", "RT-304", "no-branching", colour="red", point="d")
    refused(on, now, "red a", "RT-303", "turning-back", colour="red", point="a")
    assert heads(on, now, "red") == ["c"]
    shared = play(on, now, "yellow a", "ticket yellow b")
    assert tip(on, shared, "yellow") == "b"
    back = board(on, red="S>a>b", yellow="S>a>b>c")
    assert tip(on, play(on, back, "remove yellow"), "yellow") == "b"
    # Once another colour stands at b it may run b>a, here along a way of its own.
    other = route_rules("S-a-b-S")
    assert tip(on, play(other, board(other, red="S>a>b"), "blue b", "ticket blue a"), "blue") == "a"


VARIANT_A = "S-1-2-3-4-5-6-7-8-3 3-9-10-2 2-11-12-13-14-7 9-15-16-10"


@pytest.mark.rule("RT-511", "RT-514")
def test_rt_x2_the_three_loops_of_the_1996_figures() -> None:
    network = sketch(VARIANT_A)
    first = "S>1>2>3>4>5>6>7>8>3"
    second = f"{first} 3>9>10>2"
    third = f"{second} 2>11>12>13>14>7"
    fourth = f"{third} 9>15>16>10"

    def loop(text: str) -> list[int]:
        return sorted(map(int, names(network, last_loop(along(network, text)))))

    assert loop(first) == [3, 4, 5, 6, 7, 8]
    assert loop(second) == [2, 3, 9, 10]
    assert loop(third) == [2, 3, 7, 8, 9, 10, 11, 12, 13, 14]
    assert loop(fourth) == [2, 3, 9, 10, 15, 16]


@pytest.mark.rule("RT-504", "RT-510")
def test_rt_x2_played_out_over_four_turns() -> None:
    on = route_rules(VARIANT_A, LOOP_RULE, tickets=60)
    now = board(on, red="S>1>2>3>4>5>6>7>8", tickets=(9, 9))
    for closing, branch, more in (
        ("3", "3>9", ["10"]),
        ("2", "2>11", ["12", "13"]),
    ):
        now = play(on, now, f"red {closing}")
        assert f"branch red {branch}" in offered(on, now)
        now = play(on, now, f"branch red {branch}", *(f"ticket red {to}" for to in more), "end")
    now = play(on, now, "red 14", "end", "red 7")
    assert offered(on, now) == ["branch red 9>15", "branch red 10>16"]
    now = play(on, now, "branch red 9>15", "ticket red 16", "end")
    # At the end nothing on the loop leads on, nor anywhere else: the colour is over (RT-518).
    now = play(on, now, "red 10")
    assert now.routes[0].stuck


@pytest.mark.rule("RT-519", "RT-403", "RT-506")
@pytest.mark.parametrize("rule", [LOOP_RULE, ROUTE_RULE])
def test_rt_x3_a_loop_on_a_green_dot(rule: object) -> None:
    on = route_rules("S-g-a-b-g a-d S-e", rule)  # type: ignore[arg-type]
    now = play(on, board(on, red="S>g>a>b"), "red g")
    assert offered(on, now) == ["branch red a>d"]
    now = play(on, now, "branch red a>d")
    assert offered(on, now) == [
        "bonus yellow g",
        "bonus yellow e",
        "bonus blue g",
        "bonus blue e",
        "decline",
    ]
    now = play(on, now, "bonus blue e")
    assert (now.tickets, now.spent, now.main) == ((3, 3), 0, False)
    assert [len(route.arrows) for route in now.routes] == [5, 0, 1]


@pytest.mark.rule("RT-503", "RT-521")
def test_rt_x4_a_loop_by_removal() -> None:
    on = route_rules("S-a-b-c-a b-d c-e")
    now = play(on, board(on, red="S>a>b>c>a b>d"), "remove red")
    assert now.branch == 0
    assert offered(on, now) == ["branch red b>d", "branch red c>e"]


@pytest.mark.rule("RT-503", "RT-603", "RT-604")
def test_rt_x5_removing_the_only_arrow() -> None:
    on = route_rules("S-a S-g")
    removed = step(on, board(on, red="S>a"), "remove red")
    now = removed.board
    assert (removed.point, removed.place) == (START, None)
    assert (now.routes[0].tip, now.routes[0].begun, now.branch) == (START, False, None)
    assert (now.tickets, now.bonuses) == ((2, 3), 0)


# --- 2013 ----------------------------------------------------------------------------------


@pytest.mark.rule("RT-401", "RT-403", "RT-705")
def test_fe_x1_angkor_to_a_green_dot() -> None:
    on = route_rules("S-angkor-r1-nan_madol-g1-x S-y")
    now = board(on, red="S>angkor", tickets=(1, 3))
    now = play(on, now, "red r1")
    assert now.tickets[0] == 2
    now = play(on, now, "ticket red nan_madol")
    assert now.tickets[0] == 1
    now = play(on, now, "ticket red g1")
    assert (now.tickets[0], now.spent) == (0, 2)
    now = play(on, now, "bonus blue y")
    assert offered(on, now) == ["end"]


@pytest.mark.rule("RT-407", "RT-706")
def test_fe_x2_timbuktu_back_to_the_red_dot() -> None:
    on = route_rules("S-r2-timbuktu S-y")
    now = play(on, board(on, red="S>r2>timbuktu"), "remove red")
    assert (now.tickets[0], now.spent) == (3, 1)
    assert tip(on, now, "red") == "r2"
    now = play(on, now, "yellow y")
    assert not now.main


@pytest.mark.rule("RT-519")
def test_fe_x6_closing_on_a_red_and_on_a_green_dot() -> None:
    red = route_rules("S-r1-a-b-r1 b-c S-d")
    now = play(red, board(red, red="S>r1>a>b"), "red r1")
    assert (now.tickets[0], now.branch) == (4, 0)
    green = route_rules("S-g1-a-b-g1 b-c S-d")
    now = play(green, board(green, red="S>g1>a>b"), "red g1", "branch red b>c", "bonus yellow d")
    assert (now.bonuses, now.branch) == (0, None)


def no_red_dot_by_ticket(on: list[RouteRules]) -> object:
    """Return the extra ban of the 2013 game's New Rule 2, as its engine may have it."""

    def extra_ban(_board: Board, _colour: int, arrow: int, by: str) -> Refusal | None:
        if by == "ticket" and on[0].network.reds >> (arrow & 255) & 1:
            return Refusal("FE-711", "red-dot-by-ticket", {})
        return None

    return extra_ban


@pytest.mark.rule("RT-706")
def test_a_bar_on_ticket_arrows_leaves_all_others_alone() -> None:
    known: list[RouteRules] = []
    on = route_rules("S-r1-a S-e1L-b S-g1 c-d", extra_ban=no_red_dot_by_ticket(known))
    known.append(on)
    now = board(on)
    for to in ("r1", "e1"):
        refused(on, now, f"ticket red {to}", "FE-711", "red-dot-by-ticket")
    assert heads(on, now, "ticket red") == ["g1"]
    assert heads(on, now, "red") == ["r1", "e1", "g1"]
    bonus = play(on, now, "ticket red g1")
    assert heads(on, bonus, "bonus blue") == ["r1", "e1", "g1"]
    back = play(on, board(on, red="S>r1>a"), "remove red")
    assert back.tickets[0] == 3


# --- 1996 ----------------------------------------------------------------------------------

PATH = "S-marib-r1-g1-r2-g2-borobudur g2-angkor-changan angkor-x S-y"


@pytest.mark.rule("RT-405", "RT-705")
def test_q96_x1_five_arrows_for_no_voucher() -> None:
    on = route_rules(PATH, ROUTE_RULE, tickets=75)
    now = board(on, red="S>marib", tickets=(1, 3))
    held = []
    for text in ("red r1", "ticket red g1", "bonus red r2", "ticket red g2", "bonus red borobudur"):
        now = play(on, now, text)
        held.append(now.tickets[0])
    assert held == [2, 1, 2, 1, 1]
    assert (now.spent, now.bonuses) == (2, 0)
    assert offered(on, now) == ["end"]


@pytest.mark.rule("RT-407", "RT-704")
def test_q96_x2_the_next_player_turns_it_aside() -> None:
    on = route_rules(PATH, ROUTE_RULE, tickets=75)
    now = board(on, red="S>marib>r1>g1>r2>g2>borobudur", active=1, turn=2)
    now = play(on, now, "remove red")
    assert (tip(on, now, "red"), now.bonuses) == ("g2", 1)
    now = play(on, now, "bonus red angkor", "red changan")
    assert (now.tickets[1], now.spent) == (2, 1)
    assert "ticket yellow y" in offered(on, now)


def free_start_lines(known: list[RouteRules]) -> object:
    """Return the extra ban of the 1996 game on first arrows, as its engine may have it."""

    def extra_ban(board: Board, colour: int, arrow: int, _by: str) -> Refusal | None:
        if board.routes[colour].arrows:
            return None
        taken = 0
        for route in board.routes:
            taken |= route.used
        if taken >> line_of(arrow) & 1 and known[0].network.lines_at[START] & ~taken:
            return Refusal("Q96-301", "start-line-taken", {})
        return None

    return extra_ban


@pytest.mark.rule("RT-302", "RT-305")
def test_q96_x3_a_new_expedition_on_a_free_start_line() -> None:
    known: list[RouteRules] = []
    on = route_rules("S-a-b S-c b-d", ROUTE_RULE, tickets=75, extra_ban=free_start_lines(known))
    known.append(on)
    opened = on.opened(2, 0)
    assert [heads(on, opened, colour) for colour in ("red", "yellow", "blue")] == [["a", "c"]] * 3
    now = play(on, opened, "red a", "end")
    refused(on, now, "yellow a", "Q96-301", "start-line-taken")
    refused(on, now, "ticket yellow a", "Q96-301", "start-line-taken")
    assert heads(on, now, "blue") == ["c"]
    # When all carry arrows, any may be used.
    full = play(on, now, "yellow c", "end")
    assert heads(on, full, "blue") == ["a", "c"]


@pytest.mark.rule("RT-206", "RT-207", "RT-303")
def test_q96_x4_parallel_and_back() -> None:
    on = route_rules("S-a-b-S")
    now = board(on, red="S>a>b")
    refused(on, now, "red a", "RT-303", "turning-back", colour="red", point="a")
    assert play(on, now, "yellow a", "ticket yellow b").routes[1] == now.routes[0]
    assert tip(on, play(on, now, "yellow b", "ticket yellow a"), "yellow") == "a"


@pytest.mark.rule("RT-519", "RT-308")
def test_q96_x5_first_the_branch_then_any_colour() -> None:
    on = route_rules("S-a-g1-b-c-g1 a-x c-y S-z", ROUTE_RULE)
    now = play(on, board(on, red="S>a>g1>b>c"), "red g1")
    assert offered(on, now) == ["branch red a>x", "branch red c>y"]
    now = play(on, now, "branch red a>x")
    assert {text.split()[1] for text in offered(on, now)[:-1]} == {"yellow", "blue"}
