"""RT-501 to RT-522: loops, exit points and branches."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engines.routes import playing
from engines.routes.events import ArrowLaid, BonusEarned, ColourOver, LoopFormed, TicketGained
from engines.routes.loops import LOOP_RULE, ROUTE_RULE, ExitRule, last_loop

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

RING = "S-a-b-c-d-b a-e b-f c-g1-h d-i"
"""A tail S, a and a ring b, c, d, with a way out at every point."""

CLOSED = "S>a>b>c>d"


def exits(network_text: str, route: str, rule: ExitRule = LOOP_RULE) -> list[str]:
    """Return the exit points of a route whose last arrow closes a loop."""
    network = sketch(network_text)
    return names(network, rule.points(along(network, route)))


# --- when ----------------------------------------------------------------------------------


@pytest.mark.rule("RT-501")
def test_a_loop_is_formed_at_a_point_that_the_colour_had_touched() -> None:
    on = route_rules(RING)
    after, events = play_with_events(on, board(on, red=CLOSED), "red b")
    assert LoopFormed(seat=0, colour="red", point="b") in events
    assert (after.branch, after.looped) == (0, 1)
    # The tail of an arrow is no loop, nor is a point just reached.
    assert play(on, board(on, red="S>a>b"), "red c").branch is None


@pytest.mark.rule("RT-501")
def test_another_colours_route_is_never_a_loop() -> None:
    on = route_rules(RING)
    now = board(on, red=CLOSED, yellow="S>a")
    after = play(on, now, "yellow b", "ticket yellow d", "ticket yellow c", "end")
    assert (after.branch, after.looped) == (None, 0)
    # Yellow closes its own: it counts what yellow touched.
    assert play(on, after, "yellow b").branch == 1


@pytest.mark.rule("RT-502")
def test_the_start_counts() -> None:
    on = route_rules("S-a-b-S a-c b-d")
    after = play(on, board(on, red="S>a>b"), "red S")
    assert after.branch == 0
    assert tip(on, after, "red") == "S"
    assert offered(on, after) == ["branch red a>c", "branch red b>d"]


@pytest.mark.rule("RT-502", "RT-503")
def test_the_start_counts_when_a_removal_leads_back_to_it() -> None:
    on = route_rules("S-a-b-S a-c b-d")
    now = board(on, red="S>a>b>S a>c")
    after = play(on, now, "remove red")
    assert (tip(on, after, "red"), after.branch, after.looped) == ("S", 0, 1)
    again = replace(now, looped=1)
    refused(on, again, "remove red", "RT-505", "loop-by-removal", colour="red")


@pytest.mark.rule("RT-503")
def test_a_loop_is_formed_by_laying_or_by_removing() -> None:
    on = route_rules(RING)
    assert play(on, board(on, red=CLOSED), "red b").branch == 0
    branched = board(on, red=f"{CLOSED}>b c>g1")
    assert play(on, branched, "remove red").branch == 0
    # Not so when what is last afterwards closes nothing.
    assert play(on, board(on, red=f"{CLOSED}>b c>g1>h"), "remove red").branch is None
    assert play(on, board(on, red=CLOSED), "remove red").branch is None


@pytest.mark.rule("RT-503")
def test_a_colour_without_arrows_is_never_in_a_loop() -> None:
    on = route_rules(RING)
    after = play(on, board(on, red="S>a"), "remove red")
    assert (after.branch, after.looped) == (None, 0)
    assert not after.routes[0].closed
    assert not board(on, red="S>a").routes[0].reopens


@pytest.mark.rule("RT-504")
def test_one_loop_per_colour_and_turn() -> None:
    on = route_rules("S-a-b-c-a c-d-e-c e-f S-g-h-S g-i")
    owed = play(on, board(on, red="S>a>b>c", blue="S>g>h"), "red a", "branch red c>d")
    now = play(on, owed, "ticket red e")
    refused(on, now, "ticket red c", "RT-504", "second-loop", colour="red", point="c")
    assert heads(on, now, "ticket red") == ["f"]
    # Loops on other colours are counted for themselves.
    other = play(on, now, "ticket blue S")
    assert (other.branch, other.looped) == (2, 0b101)
    # In the next turn red may close another one.
    following = play(on, now, "end")
    assert following.looped == 0
    assert play(on, following, "red c").branch == 0


@pytest.mark.rule("RT-504")
def test_both_ways_are_counted_together() -> None:
    on = route_rules("S-a-b-c-a b-d-a c-e")
    now = board(on, red="S>a>b>c>a b>d")
    # By removing first: then no closing arrow any more.
    removed = play(on, now, "remove red", "branch red b>d")
    refused(on, removed, "ticket red a", "RT-504", "second-loop", colour="red", point="a")
    assert heads(on, removed, "red") == []
    # By laying first: then no removal that leaves a loop.
    laid = play(on, board(on, red="S>a>b>c"), "red a", "branch red c>e")
    refused(on, laid, "remove red", "RT-505", "loop-by-removal", colour="red")


@pytest.mark.rule("RT-505")
def test_removing_does_not_reset_the_count() -> None:
    on = route_rules("S-a-b-c-a c-d-e-c e-f")
    now = play(on, board(on, red="S>a>b>c"), "red a", "branch red c>d", "ticket red e")
    assert "remove red" in offered(on, now)
    back = play(on, now, "remove red")
    assert back.looped == 1
    # One more removal would leave the closing arrow last; no ticket is left for it anyway.
    refused(on, back, "remove red", "RT-705", "two-tickets", limit=2, spent=2)
    free = replace(back, spent=0)
    refused(on, free, "remove red", "RT-505", "loop-by-removal", colour="red")
    # Another colour's loop is no obstacle.
    blue = replace(free, looped=0b100)
    assert play(on, blue, "remove red").branch == 0


@pytest.mark.rule("RT-505")
def test_the_count_ends_with_the_turn() -> None:
    on = route_rules("S-a-b-c-a c-d S-e")
    now = play(on, board(on, red="S>a>b>c"), "red a", "branch red c>d", "end")
    assert play(on, now, "remove red").branch == 0


# --- the branch ----------------------------------------------------------------------------


@pytest.mark.rule("RT-506")
def test_the_branch_is_owed_at_once_of_the_same_colour_and_free() -> None:
    on = route_rules(RING)
    now = board(on, red=CLOSED, yellow="S>a", bonuses=0)
    owed = play(on, now, "ticket red b")
    assert {text.split()[1] for text in offered(on, owed)} == {"red"}
    refused(on, owed, "branch yellow a>e", "RT-506", "other-colour", colour="red")
    done, events = play_with_events(on, owed, "branch red b>f")
    assert ArrowLaid(seat=0, colour="red", tail="b", head="f", by="branch") in events
    # Neither main arrow, nor ticket, nor bonus.
    assert (done.main, done.spent, done.tickets, done.bonuses) == (True, 1, (2, 3), 0)
    assert done.branch is None
    assert [route.left for route in done.routes] == [39, 44, 45]


@pytest.mark.rule("RT-507")
def test_the_branch_leads_from_an_exit_point_over_a_free_line_to_a_new_point() -> None:
    on = route_rules("S-a-b-c-d-b c-e b-f d-a e-f")
    owed = play(on, board(on, red=CLOSED), "red b")
    assert offered(on, owed) == ["branch red b>f", "branch red c>e"]
    facts = {"colour": "red"}
    # d-a carries no arrow, but a has been visited; b-c carries one.
    refused(on, owed, "branch red d>a", "RT-507", "already-visited", point="d", to="a", **facts)
    refused(on, owed, "branch red c>b", "RT-507", "already-visited", point="c", to="b", **facts)
    refused(on, owed, "branch red b>c", "RT-507", "already-visited", point="b", to="c", **facts)
    refused(on, owed, "branch red b>e", "RT-507", "no-line", point="b", to="e", **facts)
    refused(on, owed, "branch red e>f", "RT-510", "off-the-loop", point="e", to="f", **facts)
    refused(on, owed, "branch red z>f", "RT-101", "no-such-point", point="z")
    refused(on, owed, "branch red b>z", "RT-101", "no-such-point", point="z")


@pytest.mark.rule("RT-508")
def test_the_rule_of_exits_is_the_only_difference() -> None:
    loop, route = route_rules(RING, LOOP_RULE), route_rules(RING, ROUTE_RULE)
    now = board(loop, red=CLOSED)
    assert offered(loop, now) == offered(route, now)
    owed = play(loop, now, "red b")
    assert owed == play(route, now, "red b")
    assert offered(loop, owed) == ["branch red b>f", "branch red c>g1", "branch red d>i"]
    assert offered(route, owed) == ["branch red a>e", *offered(loop, owed)]
    assert play(loop, owed, "branch red b>f") == play(route, owed, "branch red b>f")


@pytest.mark.rule("RT-509")
def test_the_route_rule_takes_every_point_with_an_arrowhead() -> None:
    assert exits(RING, f"{CLOSED}>b", ROUTE_RULE) == ["a", "b", "c", "d"]
    on = route_rules("S-a-b-c-a S-d c-e", ROUTE_RULE)
    owed = play(on, board(on, red="S>a>b>c"), "red a")
    assert offered(on, owed) == ["branch red c>e"]
    facts = {"colour": "red", "point": "start", "to": "d"}
    refused(on, owed, "branch red S>d", "RT-509", "no-arrowhead", **facts)


@pytest.mark.rule("RT-509")
def test_the_start_is_an_exit_only_if_an_arrowhead_points_to_it() -> None:
    ring = "S-a-b-S S-d a-e"
    assert exits(ring, "S>a>b>S", ROUTE_RULE) == ["S", "a", "b"]
    on = route_rules(ring, ROUTE_RULE)
    owed = play(on, board(on, red="S>a>b"), "red S")
    assert offered(on, owed) == ["branch red S>d", "branch red a>e"]


@pytest.mark.rule("RT-509")
def test_the_heads_of_branches_and_of_earlier_loops_are_exits_too() -> None:
    network = "S-a-b-c-a b-d-e-d2-d"
    assert exits(network, "S>a>b>c>a b>d>e>d2>d", ROUTE_RULE) == ["a", "b", "c", "d", "d2", "e"]
    assert exits(network, "S>a>b>c>a b>d>e>d2>d", LOOP_RULE) == ["d", "d2", "e"]


@pytest.mark.rule("RT-510")
def test_the_loop_rule_takes_only_the_points_of_the_last_loop() -> None:
    assert exits(RING, f"{CLOSED}>b") == ["b", "c", "d"]
    on = route_rules(RING)
    owed = play(on, board(on, red=CLOSED), "red b")
    facts = {"colour": "red", "point": "a", "to": "e"}
    refused(on, owed, "branch red a>e", "RT-510", "off-the-loop", **facts)


@pytest.mark.rule("RT-511")
def test_the_last_loop_is_the_shortest_way_round_along_the_arrows() -> None:
    # The second loop uses the first ring's arrow b>c, and leaves d aside.
    text = "S-a-b-c-d-b c-e-f-b"
    assert exits(text, "S>a>b>c>d>b c>e>f>b") == ["b", "c", "e", "f"]
    # Without the branch c>f, the way from b to f would lead over d and e.
    short = "S-a-b-c-d-e-b c-f-e f-g-b"
    assert exits(short, "S>a>b>c>d>e>b c>f>g>b") == ["b", "c", "f", "g"]


@pytest.mark.rule("RT-511")
def test_the_closing_arrow_itself_is_not_a_step_of_the_way() -> None:
    # From h to t, never simply t to h: the loop has at least three points.
    assert exits("S-a-b-S", "S>a>b>S") == ["S", "a", "b"]


@pytest.mark.rule("RT-512")
def test_of_several_shortest_ways_all_points_are_exits() -> None:
    # Two ways lead from b to e, over c and over d; both have two arrows.
    both = "S-a-b-c-e-x-b b-d-e e-z-y-b"
    assert exits(both, "S>a>b>c>e>x>b b>d>e e>z>y>b") == ["b", "c", "d", "e", "y", "z"]


@pytest.mark.rule("RT-513")
def test_without_a_way_along_the_arrows_directions_are_ignored() -> None:
    # A branch from the start (by an effect, or RT-516) closes on b: no arrows lead from b to y.
    text = "S-a-b-c-a S-y-b c-d"
    assert exits(text, "S>a>b>c>a S>y>b") == ["S", "a", "b", "y"]


@pytest.mark.rule("RT-513")
def test_directions_ignored_takes_all_shortest_ways_too() -> None:
    text = "S-a-b-c-a S-w-b S-y-b"
    network = sketch(text)
    given = along(network, "S>a>b>c>a S>w>b S>y>b")
    # From b against the arrows to S and on to y: over w or over a, both of two lines.
    assert names(network, last_loop(given)) == ["S", "a", "b", "w", "y"]


@pytest.mark.rule("RT-514")
def test_what_lies_beside_the_loop_or_against_an_arrow_is_not_on_it() -> None:
    # The line d-f would make the way from b to f as short over d; no arrow lies on it.
    beside = "S-a-b-c-d-b c-f-d f-k-b"
    assert exits(beside, "S>a>b>c>d>b c>f>k>b") == ["b", "c", "f", "k"]
    # Against the arrows, the way from a to f over e would be as short as the one over c.
    against = "S-a-b-c-d-e-b d-f-a f-k"
    assert exits(against, "S>a>b>c>d>e>b d>f>a") == ["a", "b", "c", "d", "f"]


@pytest.mark.rule("RT-515")
def test_both_ends_of_the_closing_arrow_may_be_exits() -> None:
    on = route_rules("S-a-b-c-d-b b-f d-i")
    owed = play(on, board(on, red=CLOSED), "red b")
    assert offered(on, owed) == ["branch red b>f", "branch red d>i"]


@pytest.mark.rule("RT-516")
def test_without_a_legal_branch_all_touched_points_are_exits() -> None:
    on = route_rules("S-a-b-c-d-b a-e S-f")
    owed = play(on, board(on, red=CLOSED), "red b")
    assert offered(on, owed) == ["branch red S>f", "branch red a>e"]
    assert play(on, owed, "branch red S>f").branch is None
    facts = {"colour": "red", "point": "e", "to": "a"}
    refused(on, owed, "branch red e>a", "RT-516", "not-visited", **facts)
    # Under the route rule only the start is added by it.
    route = route_rules("S-a-b-c-d-b S-f", ROUTE_RULE)
    owed = play(route, board(route, red=CLOSED), "red b")
    assert offered(route, owed) == ["branch red S>f"]


@pytest.mark.rule("RT-516")
def test_one_exit_on_the_loop_is_enough_to_forbid_all_others() -> None:
    on = route_rules("S-a-b-c-d-b a-e S-f d-i")
    owed = play(on, board(on, red=CLOSED), "red b")
    assert offered(on, owed) == ["branch red d>i"]


@pytest.mark.rule("RT-516")
def test_an_effect_may_open_all_touched_points() -> None:
    on = route_rules(RING)
    owed = play(on, board(on, red=CLOSED), "red b")
    wide = playing.with_hidden_pass(owed)
    assert offered(on, wide) == ["branch red a>e", *offered(on, owed)]
    done = play(on, wide, "branch red a>e")
    assert not done.anywhere
    refused(
        on, wide, "branch red a>b", "RT-507", "already-visited", colour="red", point="a", to="b"
    )


@pytest.mark.rule("RT-517")
def test_no_branch_after_the_colours_last_arrow() -> None:
    on = route_rules(RING, arrows=5)
    after, events = play_with_events(on, board(on, red=CLOSED), "red b")
    assert (after.branch, after.ended) == (None, False)
    assert after.routes[0].over
    assert LoopFormed(seat=0, colour="red", point="b") in events
    assert events[-1] == ColourOver(colour="red", stuck=False)
    assert "end" in offered(on, after)
    # With one arrow more the branch is the last one.
    more = route_rules(RING, arrows=6)
    owed = play(more, board(more, red=CLOSED), "red b")
    assert owed.branch == 0
    assert play(more, owed, "branch red c>g1").routes[0].over


@pytest.mark.rule("RT-518")
def test_without_any_legal_branch_the_colour_is_over() -> None:
    on = route_rules("S-a-b-S", arrows=9)
    after, events = play_with_events(on, board(on, red="S>a>b"), "red S")
    red = after.routes[0]
    assert (red.stuck, red.over, red.left) == (True, True, 6)
    assert (after.branch, after.ended) == (None, False)
    assert events[-1] == ColourOver(colour="red", stuck=True)
    for text in ("ticket red a", "remove red"):
        refused(on, after, text, "RT-210", "colour-over", colour="red", left=6)


@pytest.mark.rule("RT-518", "RT-813")
def test_the_game_ends_when_the_last_colour_gets_stuck() -> None:
    on = route_rules("S-g-b-S")
    now = board(on, red="S>g>b")
    stuck = play(on, now, "red S").routes[0]
    last = replace(board(on, blue="S>b"), routes=(stuck, stuck, board(on, blue="S>b>g").routes[2]))
    ended = play(on, last, "blue S")
    assert (ended.ended, ended.branch, ended.bonuses) == (True, None, 0)
    # On a green dot: the bonus goes with it.
    ring = route_rules("S-a-g-b-a")
    others = (stuck, stuck, along(ring.network, "S>a>b>g"))
    bonus = replace(board(ring), routes=others)
    ended = play(ring, bonus, "blue a")
    assert (ended.ended, ended.bonuses) == (True, 0)


@pytest.mark.rule("RT-519")
def test_the_closing_point_keeps_its_meaning() -> None:
    red = route_rules("S-r-a-b-r b-c")
    after, events = play_with_events(red, board(red, red="S>r>a>b"), "red r")
    assert (after.tickets, after.branch) == ((4, 3), 0)
    assert TicketGained(seat=0, count=1) in events
    green = route_rules("S-g-a-b-g b-c")
    after, events = play_with_events(green, board(green, red="S>g>a>b"), "red g")
    assert (after.bonuses, after.branch) == (1, 0)
    assert BonusEarned(seat=0) in events
    # Branch first, then the bonus.
    assert offered(green, after) == ["branch red b>c"]
    assert play(green, after, "branch red b>c").bonuses == 1
    place = route_rules(RING)
    reached = step(place, board(place, red=CLOSED), "red b")
    assert reached.place == place.network.numbers["b"]


@pytest.mark.rule("RT-520")
def test_the_head_of_the_branch_is_reached_and_becomes_the_tip() -> None:
    on = route_rules("S-a-b-c-a c-r c-g b-d")
    owed = play(on, board(on, red="S>a>b>c"), "red a")
    red = step(on, owed, "branch red c>r")
    assert (red.board.tickets, red.place, red.laid) == ((4, 3), None, True)
    place = step(on, owed, "branch red b>d")
    assert place.place == on.network.numbers["d"]
    assert tip(on, place.board, "red") == "d"
    assert step(on, owed, "branch red c>g").board.bonuses == 1


@pytest.mark.rule("RT-521")
def test_a_removed_branch_is_laid_again_by_the_seat_that_removed_it_even_on_the_same_line() -> None:
    on = route_rules("S-a-b-c-a b-d c-e")
    now = board(on, red="S>a>b>c>a b>d", active=1, turn=2)
    owed = play(on, now, "remove red")
    assert (owed.active, owed.branch) == (1, 0)
    assert offered(on, owed) == ["branch red b>d", "branch red c>e"]
    assert play(on, owed, "branch red b>d").routes == now.routes


@pytest.mark.rule("RT-522")
def test_a_branch_may_be_removed_later_like_any_arrow() -> None:
    on = route_rules("S-a-b-c-a b-d c-e S-f")
    now = play(on, board(on, red="S>a>b>c"), "red a", "branch red b>d", "end")
    assert "remove red" in offered(on, now)
    # Not in the turn in which its loop was closed: that would form a second one.
    same = play(on, board(on, red="S>a>b>c"), "red a", "branch red b>d")
    assert "remove red" not in offered(on, same)
