"""RT-601 to RT-607: removing an arrow."""

from __future__ import annotations

import pytest

from engines.routes.events import ArrowRemoved, LoopFormed

from .sketching import (
    along,
    board,
    heads,
    offered,
    play,
    play_with_events,
    refused,
    route_rules,
    step,
    tip,
)


@pytest.mark.rule("RT-601")
def test_only_the_last_arrow_of_a_begun_colour_that_is_not_over() -> None:
    on = route_rules("S-a-b-c-d", arrows=3)
    now = board(on, red="S>a>b", blue="S>a>b>c")
    assert offered(on, now, "remove") == ["remove red"]
    refused(on, now, "remove yellow", "RT-601", "no-arrow", colour="yellow")
    refused(on, now, "remove blue", "RT-210", "colour-over", colour="blue", left=0)
    after, events = play_with_events(on, now, "remove red")
    assert after.routes == (along(on.network, "S>a", 3), *now.routes[1:])
    assert events == [ArrowRemoved(seat=0, colour="red", tail="a", head="b", tip="a", by="ticket")]


@pytest.mark.rule("RT-601")
def test_the_player_chooses_the_colour() -> None:
    on = route_rules("S-a-b")
    now = board(on, red="S>a", yellow="S>a>b", blue="S>a")
    assert offered(on, now, "remove") == ["remove red", "remove yellow", "remove blue"]
    for number, colour in enumerate(("red", "yellow", "blue")):
        after = play(on, now, f"remove {colour}")
        changed = [old != new for old, new in zip(now.routes, after.routes, strict=True)]
        assert changed == [number == index for index in range(3)]


@pytest.mark.rule("RT-602")
def test_the_arrow_may_be_laid_again_at_once_also_on_the_same_line() -> None:
    on = route_rules("S-a-b-c")
    now = board(on, red="S>a>b")
    back = play(on, now, "remove red")
    assert back.routes[0].left == now.routes[0].left + 1
    assert heads(on, back, "red") == ["b"]
    assert play(on, back, "red b").routes == now.routes


@pytest.mark.rule("RT-603")
def test_the_tip_is_the_head_of_the_arrow_that_is_last_now() -> None:
    on = route_rules("S-a-b-c-d")
    assert tip(on, play(on, board(on, red="S>a>b>c"), "remove red"), "red") == "b"
    assert tip(on, play(on, board(on, red="S>a"), "remove red"), "red") == "S"


@pytest.mark.rule("RT-603")
def test_a_removed_branch_leads_back_to_the_closing_point_not_to_its_tail() -> None:
    on = route_rules("S-a-b-c-a b-d-e")
    now = board(on, red="S>a>b>c>a b>d>e")
    once = play(on, now, "remove red")
    assert tip(on, once, "red") == "d"
    assert tip(on, play(on, once, "remove red"), "red") == "a"


@pytest.mark.rule("RT-604")
def test_the_new_tip_is_reached_and_the_start_has_no_effect() -> None:
    on = route_rules("S-a-b-c S-r-d S-g-e")
    place = step(on, board(on, red="S>a>b"), "remove red")
    assert (place.place, place.laid) == (on.network.numbers["a"], False)
    red = step(on, board(on, red="S>r>d"), "remove red")
    assert (red.place, red.board.tickets) == (None, (3, 3))
    green = step(on, board(on, red="S>g>e"), "remove red")
    assert (green.place, green.board.bonuses) == (None, 1)
    start = step(on, board(on, red="S>a"), "remove red")
    assert (start.place, start.point, start.board.bonuses, start.board.branch) == (None, 0, 0, None)


@pytest.mark.rule("RT-605")
def test_a_removal_that_forms_a_loop_asks_for_a_branch() -> None:
    on = route_rules("S-a-b-c-a b-d c-e S-f")
    now = board(on, red="S>a>b>c>a b>d")
    after, events = play_with_events(on, now, "remove red")
    assert LoopFormed(seat=0, colour="red", point="a") in events
    assert (after.branch, after.looped) == (0, 1)
    assert offered(on, after) == ["branch red b>d", "branch red c>e"]
    # The branch is free: the removal cost a ticket, the branch none.
    done = play(on, after, "branch red c>e")
    assert (done.tickets, done.spent, done.main) == ((2, 3), 1, True)
    # And this was the one loop of the turn for red.
    refused(on, done, "remove red", "RT-505", "loop-by-removal", colour="red")


@pytest.mark.rule("RT-606")
def test_nothing_else_is_undone() -> None:
    on = route_rules("S-a-r-b-g-c")
    now = play(on, board(on, red="S>a"), "red r")
    back = play(on, now, "remove red")
    # One gained, one spent, and none given back for the dot that was left.
    assert (now.tickets, back.tickets, back.main) == ((4, 3), (3, 3), False)
    green = play(on, board(on, red="S>a>r>b"), "red g", "decline")
    assert play(on, green, "remove red").bonuses == 0


@pytest.mark.rule("RT-607")
def test_an_arrow_of_the_same_turn_may_be_removed_and_two_tickets_remove_two() -> None:
    on = route_rules("S-a-b-c")
    now = play(on, board(on), "red a", "remove red")
    assert not now.routes[0].begun
    once = play(on, board(on, red="S>a>b>c"), "remove red", "remove red")
    assert tip(on, once, "red") == "a"
    two = play(on, board(on, red="S>a>b", blue="S>a>b"), "remove red", "remove blue")
    assert (tip(on, two, "red"), tip(on, two, "blue"), two.spent) == ("a", "a", 2)
