"""RT-201 to RT-309: arrows, routes, and laying ordinary arrows."""

from __future__ import annotations

import pytest

from engines.routes import playing
from engines.routes import route as routes
from engines.routes.events import ArrowLaid, ColourOver
from engines.routes.moves import COLOURS
from engines.routes.network import line_of
from engines.routes.route import Route

from .sketching import (
    along,
    board,
    heads,
    names,
    offered,
    play,
    play_with_events,
    refused,
    route_rules,
    sketch,
    step,
    tip,
)

TRIANGLE = "S-a-b-c-a b-S c-d a-d"


@pytest.mark.rule("RT-201")
def test_there_are_three_colours_with_45_arrows_each() -> None:
    on = route_rules(TRIANGLE)
    assert COLOURS == ("red", "yellow", "blue")
    assert [route.left for route in on.opened(6, 0).routes] == [45, 45, 45]
    assert Route().left == 45
    refused(on, on.opened(2, 0), "green a", "RT-201", "no-such-colour", colour="green")
    refused(on, on.opened(2, 0), "remove green", "RT-201", "no-such-colour", colour="green")
    refused(on, on.opened(2, 0), "red z", "RT-101", "no-such-point", point="z")


@pytest.mark.rule("RT-201")
@pytest.mark.parametrize("seat", range(6))
def test_any_player_may_move_any_colour_in_his_turn(seat: int) -> None:
    on = route_rules(TRIANGLE)
    now = board(on, red="S>a", yellow="S>a>b", seats=6, active=seat, turn=seat + 1)
    assert offered(on, now) == [
        *("red b", "red c", "red d", "yellow S", "yellow c", "blue a", "blue b"),
        *("ticket red b", "ticket red c", "ticket red d", "ticket yellow S"),
        *("ticket yellow c", "ticket blue a", "ticket blue b", "remove red", "remove yellow"),
    ]


@pytest.mark.rule("RT-202")
def test_the_whole_order_is_kept_any_number_of_arrows_deep() -> None:
    on = route_rules(TRIANGLE)
    steps = ["S>a", "S>a>b", "S>a>b>c", "S>a>b>c>a", "S>a>b>c>a c>d"]
    now = play(on, board(on), "red a", "ticket red b", "ticket red c", "end", "red a")
    now = play(on, now, "branch red c>d")
    assert now.routes[0] == along(on.network, steps[-1])
    route = now.routes[0]
    for text in [*reversed(steps[:-1]), ""]:
        route = routes.remove(on.network, route).route
        expected = along(on.network, text)
        assert route == expected
        assert (route.tip, route.heads, route.used) == (
            expected.tip,
            expected.heads,
            expected.used,
        )


@pytest.mark.rule("RT-203")
@pytest.mark.parametrize(
    ("text", "where"), [("", "S"), ("S>a", "a"), ("S>a>b>c", "c"), ("S>a>b>c>a b>d", "d")]
)
def test_the_tip_is_the_head_of_the_last_arrow(text: str, where: str) -> None:
    on = route_rules("S-a-b-c-a b-d")
    assert tip(on, board(on, red=text), "red") == where


@pytest.mark.rule("RT-203")
def test_the_tips_are_where_expeditions_are() -> None:
    on = route_rules(TRIANGLE, arrows=2)
    assert names(on.network, board(on, red="S>a>b", blue="S>a").tips) == ["a", "b"]
    assert board(on).tips == 0


@pytest.mark.rule("RT-204")
def test_touched_are_the_start_and_all_heads() -> None:
    network = sketch("S-a-b-c-a b-d")
    route = along(network, "S>a>b>c>a b>d")
    visited = [names(network, route.touched)]
    while route.begun:
        route = routes.remove(network, route).route
        visited.append(names(network, route.touched))
    # The loop's point a stays touched when the closing arrow goes: the first arrow leads there.
    assert ["".join(points) for points in visited] == ["Sabcd", "Sabc", "Sabc", "Sab", "Sa", "S"]


@pytest.mark.rule("RT-205")
def test_a_removed_arrow_is_left_again() -> None:
    on = route_rules(TRIANGLE, arrows=5)
    now = play(on, board(on), "red a", "ticket red b")
    assert [route.left for route in now.routes] == [3, 5, 5]
    assert [route.left for route in play(on, now, "remove red").routes] == [4, 5, 5]


@pytest.mark.rule("RT-206")
def test_a_line_carries_one_arrow_of_a_colour_whatever_the_direction() -> None:
    # The branch of this loop is left out, so that the tip has lines of its own behind it.
    on = route_rules("S-a-b-c-a a-d")
    looped = board(on, red="S>a>b>c>a")
    assert heads(on, looped, "red") == ["d"]
    facts = {"colour": "red", "point": "a"}
    refused(on, looped, "red b", "RT-206", "line-used", to="b", **facts)
    refused(on, looped, "red S", "RT-206", "line-used", to="start", **facts)
    refused(on, looped, "ticket red b", "RT-206", "line-used", to="b", **facts)
    # Along the same line in the same direction, once the way has led back to its tail.
    back = route_rules("S-a-b-S")
    facts = {"colour": "red", "point": "start", "to": "a"}
    refused(back, board(back, red="S>a>b>S"), "red a", "RT-206", "line-used", **facts)


@pytest.mark.rule("RT-207")
def test_three_colours_may_share_a_line_in_any_direction() -> None:
    on = route_rules("S-a-b-S")
    now = play(on, board(on), "red a", "ticket red b", "ticket yellow b", "end")
    now = play(on, now, "yellow a", "ticket blue a", "ticket blue b", "end")
    lines = [route.used for route in now.routes]
    assert lines[0] == lines[2]
    shared = on.network.arrow(on.network.numbers["a"], on.network.numbers["b"])
    assert shared is not None
    assert lines[0] & lines[1] == 1 << line_of(shared)


@pytest.mark.rule("RT-208")
def test_a_colour_without_arrows_is_not_begun_and_there_is_one_expedition_a_colour() -> None:
    on = route_rules("S-a-b S-c", arrows=9)
    opened = board(on)
    assert not any(route.begun for route in opened.routes)
    begun = play(on, opened, "red a")
    assert [route.begun for route in begun.routes] == [True, False, False]
    # Red cannot be begun a second time from the start.
    assert heads(on, begun, "ticket red") == ["b"]
    refused(on, begun, "ticket red c", "RT-304", "no-branching", colour="red", point="c")
    refused(on, begun, "ticket red S", "RT-303", "turning-back", colour="red", point="start")
    gone = play(on, begun, "remove red")
    assert not gone.routes[0].begun


@pytest.mark.rule("RT-209")
def test_a_colour_is_over_when_its_arrows_are_laid() -> None:
    on = route_rules(TRIANGLE, arrows=2)
    after, events = play_with_events(on, board(on, red="S>a"), "red b")
    assert [route.over for route in after.routes] == [True, False, False]
    assert events[-1] == ColourOver(colour="red", stuck=False)
    assert not board(on, red="S>a").routes[0].over


@pytest.mark.rule("RT-210")
def test_over_is_final_within_the_same_turn_too() -> None:
    on = route_rules(TRIANGLE, arrows=2)
    after = play(on, board(on, red="S>a"), "red b")
    for text in ("ticket red c", "remove red"):
        refused(on, after, text, "RT-210", "colour-over", colour="red", left=0)
    following = play(on, after, "end")
    for text in ("red c", "ticket red c", "remove red"):
        refused(on, following, text, "RT-210", "colour-over", colour="red", left=0)
    assert tip(on, following, "red") == "b"
    assert names(on.network, following.tips) == ["b"]


@pytest.mark.rule("RT-301")
def test_an_arrow_goes_on_from_the_tip_along_a_free_line() -> None:
    on = route_rules("S-a-b-c a-d-e S-f")
    now = board(on, red="S>a")
    assert heads(on, now, "red") == ["b", "d"]
    facts = {"colour": "red", "point": "a"}
    refused(on, now, "red c", "RT-301", "not-from-tip", to="c", **facts)
    refused(on, now, "red e", "RT-301", "not-from-tip", to="e", **facts)
    refused(on, now, "red a", "RT-301", "not-from-tip", to="a", **facts)
    after, events = play_with_events(on, now, "red d")
    assert events == [ArrowLaid(seat=0, colour="red", tail="a", head="d", by="main")]
    assert after.routes[0] == along(on.network, "S>a>d")


@pytest.mark.rule("RT-302")
@pytest.mark.parametrize("colour", COLOURS)
def test_the_first_arrow_starts_at_the_start(colour: str) -> None:
    on = route_rules("S-a-b S-c b-c")
    now = board(on)
    assert heads(on, now, colour) == heads(on, now, f"ticket {colour}") == ["a", "c"]
    facts = {"colour": colour, "point": "start", "to": "b"}
    refused(on, now, f"{colour} b", "RT-301", "not-from-tip", **facts)
    # Also when the colour's only arrow was taken back.
    back = play(on, board(on, red="S>a", yellow="S>a", blue="S>a"), f"remove {colour}")
    assert heads(on, back, colour) == ["a", "c"]


@pytest.mark.rule("RT-303")
def test_turning_straight_back_is_forbidden() -> None:
    on = route_rules("S-a-b-c")
    for red, to in [("S>a>b", "a"), ("S>a", "S"), ("S>a>b>c", "b")]:
        point = "start" if to == "S" else to
        now = board(on, red=red, yellow="S>a")
        refused(on, now, f"red {to}", "RT-303", "turning-back", colour="red", point=point)
        facts = {"colour": "red", "point": point}
        refused(on, now, f"ticket red {to}", "RT-303", "turning-back", **facts)
        bonus = board(on, red=red, yellow="S>a", bonuses=1)
        refused(on, bonus, f"bonus red {to}", "RT-303", "turning-back", **facts)


@pytest.mark.rule("RT-304")
def test_branching_is_forbidden() -> None:
    on = route_rules("S-a-b-c a-d S-e")
    now = board(on, red="S>a>b")
    for to in ("d", "e"):
        facts = {"colour": "red", "point": to}
        refused(on, now, f"red {to}", "RT-304", "no-branching", **facts)
        refused(on, now, f"branch red a>{to}", "RT-304", "no-branching", **facts)
        bonus = board(on, red="S>a>b", bonuses=1)
        refused(on, bonus, f"bonus red {to}", "RT-304", "no-branching", **facts)
    # Nor from the tip itself as a "branch".
    refused(on, now, "branch red b>c", "RT-304", "no-branching", colour="red", point="c")


@pytest.mark.rule("RT-305")
def test_any_ordinary_arrow_may_begin_a_colour_and_nobody_has_to() -> None:
    on = route_rules("S-a-b-c-d")
    main = play(on, board(on, red="S>a"), "yellow a")
    assert main.routes[1].begun
    assert play(on, board(on, red="S>a"), "ticket yellow a").routes[1].begun
    assert play(on, board(on, red="S>a", bonuses=1), "bonus yellow a").routes[1].begun
    alone = play(on, board(on), "red a", "end", "red b", "end", "red c", "end", "red d")
    assert [route.begun for route in alone.routes] == [True, False, False]


@pytest.mark.rule("RT-306")
def test_the_arrows_of_a_turn_may_be_spread_over_colours() -> None:
    on = route_rules("S-a-b S-g")
    now = play(on, board(on), "ticket red a", "blue g", "bonus yellow a", "ticket red b")
    assert [len(route.arrows) for route in now.routes] == [2, 1, 1]
    assert [tip(on, now, colour) for colour in COLOURS] == ["b", "a", "g"]


@pytest.mark.rule("RT-307")
def test_an_arrow_may_lead_to_a_point_where_the_colour_has_been() -> None:
    on = route_rules("S-a-b-c-a S-b c-d")
    now = board(on, red="S>a>b>c")
    assert heads(on, now, "red") == ["a", "d"]
    assert play(on, now, "red a").branch == 0
    start = board(on, red="S>a>b")
    assert "S" in heads(on, start, "red")
    # Unless that is forbidden in this turn (RT-504).
    again = board(on, red="S>a>b>c", looped=1)
    assert heads(on, again, "red") == ["d"]
    refused(on, again, "red a", "RT-504", "second-loop", colour="red", point="a")


@pytest.mark.rule("RT-308")
def test_the_order_red_dot_cards_end_branch_bonuses() -> None:
    # (1) is done by play: the ticket is there before the game sees the place or the loop.
    on = route_rules("S-r-a-b-r b-c a-d")
    reached = step(on, board(on, red="S>r>a>b"), "red r")
    assert (reached.board.tickets, reached.board.branch) == ((4, 3), 0)
    # (3) comes before (4) and (5): with the last arrow of all nothing is owed any more.
    over = route_rules("S-a-g-b-S-c g-d", arrows=4)
    last = board(over, red="S>a>g>b", yellow="S>a>g>b>S", blue="S>a>g>b>S")
    reached = step(over, last, "red S")
    assert not reached.board.ended
    ended, _events = playing.settle(over, reached.board)
    assert (ended.ended, ended.branch, ended.bonuses) == (True, None, 0)
    # (4) comes before (5): first the branch, then the bonuses one after the other.
    both = route_rules("S-g-a-b-g b-g2-c c-d")
    owed = play(both, board(both, red="S>g>a>b"), "red g")
    assert offered(both, owed) == ["branch red b>g2"]
    branched = play(both, owed, "branch red b>g2")
    assert branched.bonuses == 2
    assert play(both, branched, "bonus red c").bonuses == 1


@pytest.mark.rule("RT-308")
def test_the_place_is_told_to_the_game_before_anything_is_settled() -> None:
    on = route_rules("S-a-b-c-a", arrows=4)
    last = board(on, red="S>a>b>c", yellow="S>a>b>c>a", blue="S>a>b>c>a")
    reached = step(on, last, "red a")
    place = on.network.numbers["a"]
    assert (reached.place, reached.laid, reached.seat, reached.colour) == (place, True, 0, 0)
    assert not reached.board.ended
    assert playing.settle(on, reached.board)[0].ended


@pytest.mark.rule("RT-309")
def test_while_a_branch_is_owed_only_the_branch_can_be_laid() -> None:
    on = route_rules("S-a-b-c-a c-d S-e")
    now = play(on, board(on, red="S>a>b", yellow="S>a"), "ticket red c", "ticket red a")
    assert (now.main, now.branch) == (True, 0)
    assert offered(on, now) == ["branch red c>d"]
    for text in ("yellow b", "ticket yellow b", "bonus yellow b", "remove yellow", "end"):
        refused(on, now, text, "RT-309", "branch-first", colour="red")
    refused(on, now, "decline", "RT-309", "branch-first", colour="red")
    assert "yellow b" in offered(on, play(on, now, "branch red c>d"))


@pytest.mark.rule("RT-309")
def test_while_a_bonus_is_open_it_must_be_used_or_declined() -> None:
    on = route_rules("S-g-a-b S-c")
    now = play(on, board(on, yellow="S>c"), "ticket red g")
    bonuses = ["bonus red a", "bonus blue g", "bonus blue c", "decline"]
    assert offered(on, now) == bonuses
    for text in ("red a", "ticket red a", "remove yellow", "end"):
        refused(on, now, text, "RT-309", "bonus-first", bonuses=1)
    for text in ("bonus red a", "decline"):
        assert "remove yellow" in offered(on, play(on, now, text))
