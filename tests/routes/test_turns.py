"""RT-701 to RT-710: turns and tickets."""

from __future__ import annotations

import itertools

import pytest

from engines.core import Refusal
from engines.routes import playing, rules
from engines.routes.board import Board
from engines.routes.events import TurnEnded

from .sketching import (
    board,
    heads,
    move_of,
    offered,
    play,
    play_with_events,
    refused,
    refused_to,
    route_rules,
)

ROAD = "S-a-b-c-d-e-f-h"


@pytest.mark.rule("RT-701")
@pytest.mark.parametrize(("seats", "first"), [(2, 1), (3, 2), (4, 0), (5, 3), (6, 5)])
def test_turns_go_clockwise_from_the_start_player(seats: int, first: int) -> None:
    on = route_rules("S-" + "-".join(f"p{number}" for number in range(20)))
    now = on.opened(seats, first)
    assert (now.active, now.turn, now.round, len(now.tickets)) == (first, 1, 1, seats)
    order = []
    for number in range(2 * seats):
        assert (now.turn, now.round) == (number + 1, number // seats + 1)
        order.append(now.active)
        now = play(on, now, offered(on, now)[0], "end")
    assert order == [(first + number) % seats for number in range(seats)] * 2
    assert now.last_seat == (first - 1) % seats


@pytest.mark.rule("RT-701")
def test_nobody_moves_in_anothers_turn() -> None:
    on = route_rules(ROAD)
    now = board(on, seats=3, active=1, turn=2, red="S>a")
    for seat, text in itertools.product((0, 2), ("red b", "ticket red b", "remove red", "end")):
        refused_to(seat, on, now, text, "RT-701", "not-your-turn", turn_seat=1)


@pytest.mark.rule("RT-702")
def test_exactly_one_main_arrow_a_turn() -> None:
    on = route_rules(ROAD)
    now = on.opened(2, 0)
    assert now.main
    refused(on, now, "end", "RT-702", "main-owed")
    laid = play(on, now, "red a")
    assert not laid.main
    refused(on, laid, "red b", "RT-702", "main-laid")
    refused(on, laid, "yellow a", "RT-702", "main-laid")
    following, events = play_with_events(on, laid, "end")
    assert following.main
    assert events == [TurnEnded(seat=0, lapsed=False, reveals=True)]


@pytest.mark.rule("RT-702")
def test_no_other_arrow_stands_in_for_the_main_arrow() -> None:
    on = route_rules("S-g-a-b-c-a c-d S-x")
    ticket = play(on, board(on, red="S>x"), "ticket yellow x", "remove red")
    bonus = play(on, board(on), "ticket red g", "bonus blue x")
    branch = play(on, board(on, red="S>g>a>b>c"), "ticket red a", "branch red c>d")
    effect = playing.lay(on, board(on), 0, on.network.arrows[0][1], "effect").board
    for now in (ticket, bonus, branch, effect):
        refused(on, now, "end", "RT-702", "main-owed")


@pytest.mark.rule("RT-703")
def test_the_main_arrow_lapses_if_no_colour_has_one() -> None:
    on = route_rules("S-a", arrows=2)
    now = board(on, red="S>a", yellow="S>a", blue="S>a")
    assert offered(on, now) == ["remove red", "remove yellow", "remove blue", "end"]
    after, events = play_with_events(on, now, "end")
    assert (after.active, after.main) == (1, True)
    assert events == [TurnEnded(seat=0, lapsed=True, reveals=True)]
    # Once an arrow is legal again, by a removal, it is owed.
    removed = play(on, now, "remove blue")
    refused(on, removed, "end", "RT-702", "main-owed")


@pytest.mark.rule("RT-703")
def test_what_a_game_bars_is_no_legal_arrow() -> None:
    def extra_ban(_board: Board, colour: int, arrow: int, by: str) -> Refusal | None:
        return Refusal("XX-1", "barred", {}) if by == "main" else None

    on = route_rules("S-a", extra_ban=extra_ban)
    assert offered(on, board(on)) == [*(f"ticket {c} a" for c in ("red", "yellow", "blue")), "end"]
    refused(on, board(on), "red a", "XX-1", "barred")
    assert play_with_events(on, board(on), "end")[1] == [
        TurnEnded(seat=0, lapsed=True, reveals=True)
    ]


@pytest.mark.rule("RT-704")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("tickets", [30, 75])
def test_each_player_starts_with_three_tickets(seats: int, tickets: int) -> None:
    opened = route_rules(ROAD, tickets=tickets).opened(seats, 0)
    assert opened.tickets == (3,) * seats
    assert opened.supply == tickets - 3 * seats


@pytest.mark.rule("RT-704")
def test_tickets_are_spent_before_after_and_between() -> None:
    on = route_rules(ROAD)
    for order in itertools.permutations(("red {}", "ticket red {}", "ticket red {}")):
        texts = [text.format(point) for text, point in zip(order, "abc", strict=True)]
        after = play(on, on.opened(2, 0), *texts)
        assert (after.tickets, after.spent, after.main) == ((1, 3), 2, False)
    none = board(on, tickets=(0, 3))
    refused(on, none, "ticket red a", "RT-704", "no-ticket", tickets=0)
    assert not offered(on, none, "ticket")


@pytest.mark.rule("RT-705")
def test_at_most_two_tickets_a_turn_whatever_for() -> None:
    on = route_rules(ROAD)
    now = board(on, red="S>a>b>c", tickets=(9, 9))
    spent = play(on, now, "ticket red d", "remove red")
    for text in ("ticket red d", "ticket yellow a", "remove red"):
        refused(on, spent, text, "RT-705", "two-tickets", limit=2, spent=2)
    assert offered(on, spent) == ["red d", "yellow a", "blue a"]
    # In the next turn they count again.
    following = play(on, play(on, spent, "red d", "end"), "red e", "end")
    assert following.spent == 0
    assert "remove red" in offered(on, following)


@pytest.mark.rule("RT-705")
def test_an_action_of_the_games_own_may_cost_one_or_two() -> None:
    on = route_rules(ROAD)
    now = board(on, red="S>a")
    assert rules.ticket_refusal(now, 2) is None
    assert rules.can_spend(now, 2)
    paid = playing.spend(now, 2)
    assert (paid.tickets, paid.spent, paid.supply) == ((1, 3), 2, now.supply)
    refused(on, paid, "ticket red b", "RT-705", "two-tickets", limit=2, spent=2)
    once = playing.spend(now)
    why = rules.ticket_refusal(once, 2)
    assert why is not None
    assert (why.rule, dict(why.facts)) == ("RT-705", {"limit": 2, "spent": 1})
    assert not rules.can_spend(once, 2)
    assert rules.can_spend(once)
    poor = rules.ticket_refusal(board(on, tickets=(1, 3)), 2)
    assert poor is not None
    assert (poor.rule, dict(poor.facts)) == ("RT-704", {"tickets": 1})


@pytest.mark.rule("RT-706")
def test_one_ticket_lays_or_removes_one_arrow_and_either_twice() -> None:
    on = route_rules(ROAD)
    now = board(on, red="S>a>b>c>d")
    for texts in (
        ("ticket red e", "ticket red f"),
        ("remove red", "remove red"),
        ("ticket yellow a", "remove red"),
        ("remove red", "ticket red d"),
    ):
        after = play(on, now, *texts)
        assert (after.tickets, after.spent, after.main) == ((1, 3), 2, True)


@pytest.mark.rule("RT-707")
def test_a_ticket_is_not_spent_on_what_is_impossible() -> None:
    on = route_rules("S-a-b", arrows=2)
    now = board(on, red="S>a", yellow="S>a>b")
    texts = {
        "ticket red a": "RT-301",
        "ticket red S": "RT-303",
        "ticket yellow a": "RT-210",
        "remove yellow": "RT-210",
        "remove blue": "RT-601",
    }
    for text, rule in texts.items():
        why = rules.refusal(on, now, 0, move_of(text))
        assert why is not None
        assert why.rule == rule
    assert (now.tickets, now.spent) == ((3, 3), 0)


@pytest.mark.rule("RT-708")
def test_spent_tickets_go_to_the_supply_only_when_the_turn_ends() -> None:
    on = route_rules("S-r-a-r2-b", tickets=6)
    now = play(on, board(on), "ticket red r", "red a", "ticket red r2")
    # Two were spent, and neither was there to be gained again.
    assert (now.tickets, now.supply, now.spent) == ((1, 3), 0, 2)
    after = play(on, now, "end")
    assert (after.tickets, after.supply, after.spent) == ((1, 3), 2, 0)
    # The next player does gain one of them.
    assert play(on, after, "yellow r").tickets == (1, 4)


@pytest.mark.rule("RT-709")
def test_which_arrow_is_the_main_one_is_said_when_it_is_laid() -> None:
    on = route_rules(ROAD)
    now = play(on, board(on), "ticket red a", "ticket red b")
    assert now.main
    assert heads(on, now, "red") == ["c"]
    assert not play(on, now, "red c").main


@pytest.mark.rule("RT-710")
def test_a_turn_ends_by_command_only() -> None:
    on = route_rules("S-a", arrows=1)
    now = play(on, board(on, tickets=(0, 3)), "red a")
    assert (now.active, now.turn) == (0, 1)
    assert offered(on, now) == ["end"]
    assert play(on, now, "end").active == 1
