"""RT-401 to RT-407: red and green dots."""

from __future__ import annotations

import pytest

from engines.routes import playing
from engines.routes.events import ArrowLaid, BonusEarned, BonusLapsed, TicketGained

from .sketching import board, heads, offered, play, play_with_events, refused, route_rules, step


@pytest.mark.rule("RT-401")
def test_a_red_dot_pays_one_ticket_at_once_for_any_kind_of_arrow() -> None:
    on = route_rules("S-r1-a S-b-c-d-b d-r2 S-e1L")
    laid = {
        "red r1": (4, 3),
        "ticket red r1": (3, 3),
        "red e1": (4, 3),
        "red b": (3, 3),
    }
    for text, held in laid.items():
        assert play(on, board(on), text).tickets == held
    bonus = board(on, bonuses=1)
    assert play(on, bonus, "bonus red r1").tickets == (4, 3)
    owed = play(on, board(on, red="S>b>c>d"), "red b")
    assert play(on, owed, "branch red d>r2").tickets == (4, 3)
    removed = play(on, board(on, red="S>r1>a"), "remove red")
    assert removed.tickets == (3, 3)


@pytest.mark.rule("RT-401")
def test_the_ticket_goes_to_the_active_player_and_may_be_spent_in_the_same_turn() -> None:
    on = route_rules("S-r-a-b")
    now = board(on, seats=3, tickets=(2, 0, 2), active=1, turn=2)
    refused(on, now, "ticket red r", "RT-704", "no-ticket", tickets=0)
    after, events = play_with_events(on, now, "red r")
    assert after.tickets == (2, 1, 2)
    assert after.supply == now.supply - 1
    assert TicketGained(seat=1, count=1) in events
    assert play(on, after, "ticket red a").tickets == (2, 0, 2)


@pytest.mark.rule("RT-402")
def test_with_an_empty_supply_nothing_is_gained() -> None:
    on = route_rules("S-r-a", tickets=6)
    now = board(on)
    assert now.supply == 0
    after, events = play_with_events(on, now, "red r")
    assert (after.tickets, after.supply) == ((3, 3), 0)
    assert TicketGained(seat=0, count=0) in events
    single = route_rules("S-r-a", tickets=7)
    after = play(single, board(single), "red r", "ticket yellow r")
    assert (after.tickets, after.supply, after.spent) == ((3, 3), 0, 1)


@pytest.mark.rule("RT-402")
def test_an_effect_gains_no_more_than_the_supply_holds() -> None:
    on = route_rules("S-a", tickets=7)
    after, events = playing.gain(board(on), 2)
    assert (after.tickets, after.supply) == ((4, 3), 0)
    assert events == (TicketGained(seat=0, count=1),)


@pytest.mark.rule("RT-403")
@pytest.mark.parametrize(
    ("red", "text", "bonuses"),
    [
        ("S>a", "red g", 0),
        ("S>a", "ticket red g", 0),
        ("S>a", "bonus red g", 1),
        ("S>a>g>b", "remove red", 0),
    ],
)
def test_a_green_dot_gives_one_bonus_arrow_of_any_colour(red: str, text: str, bonuses: int) -> None:
    on = route_rules("S-a-g-b S-c")
    now = board(on, red=red, bonuses=bonuses)
    after, events = play_with_events(on, now, text)
    assert after.bonuses == 1
    assert BonusEarned(seat=0) in events
    assert "bonus red b" in offered(on, after)
    assert heads(on, after, "bonus yellow") == heads(on, after, "bonus blue") == ["a", "c"]
    # It costs no ticket and is not the main arrow.
    used, events = play_with_events(on, after, "bonus blue c")
    assert (used.tickets, used.spent, used.main) == (after.tickets, after.spent, after.main)
    assert used.bonuses == 0
    assert events == [ArrowLaid(seat=0, colour="blue", tail="start", head="c", by="bonus")]


@pytest.mark.rule("RT-403")
def test_a_bonus_arrow_needs_a_green_dot_and_follows_the_rules_of_any_other() -> None:
    on = route_rules("S-g-a-b-c S-b")
    refused(on, board(on), "bonus red g", "RT-403", "no-bonus")
    refused(on, board(on), "decline", "RT-403", "no-bonus")
    open_ = play(on, board(on, yellow="S>g>a>b"), "red g")
    refused(on, open_, "bonus yellow g", "RT-304", "no-branching", colour="yellow", point="g")
    refused(on, open_, "bonus yellow a", "RT-303", "turning-back", colour="yellow", point="a")
    assert heads(on, open_, "bonus yellow") == ["S", "c"]


@pytest.mark.rule("RT-404")
def test_the_bonus_is_optional() -> None:
    on = route_rules("S-g-a S-b")
    after, events = play_with_events(on, board(on), "red g", "decline")
    assert (after.bonuses, after.main) == (0, False)
    assert events[-1] == BonusLapsed(seat=0, count=1, declined=True)
    assert "end" in offered(on, after)


@pytest.mark.rule("RT-404")
def test_a_bonus_that_no_colour_can_use_lapses() -> None:
    on = route_rules("S-g", arrows=2)
    after, events = play_with_events(on, board(on, yellow="S>g", blue="S>g"), "red g")
    assert events[-1] == BonusLapsed(seat=0, count=1, declined=False)
    assert (after.bonuses, after.ended) == (0, False)
    # One colour that can go on is enough.
    more = route_rules("S-g-a", arrows=2)
    assert play(more, board(more, yellow="S>g>a", blue="S>g>a"), "red g").bonuses == 1
    # A game that offers something else instead keeps it open.
    reached = step(on, board(on, yellow="S>g", blue="S>g"), "red g").board
    kept, none = playing.settle(on, reached, keep_bonuses=True)
    assert (kept.bonuses, none) == (1, ())
    assert offered(on, kept) == ["decline"]
    assert playing.without_turn(kept).bonuses == 0


@pytest.mark.rule("RT-404")
def test_a_game_that_bars_every_arrow_lets_the_bonus_lapse() -> None:
    def extra_ban(_board: object, _colour: int, _arrow: int, by: str) -> object:
        return "barred" if by == "bonus" else None

    on = route_rules("S-g-a", extra_ban=extra_ban)
    assert play(on, board(on), "red g").bonuses == 0


@pytest.mark.rule("RT-405")
def test_chains_have_no_upper_limit() -> None:
    on = route_rules("S-g1-g2-r1-g3-g4-g5-r2-a")
    now = play(on, board(on), "red g1")
    for to in ("g2", "r1"):
        now = play(on, now, f"bonus red {to}")
    # The bonus of g2 was used up by the way to r1, which pays a ticket.
    assert (now.bonuses, now.tickets) == (0, (4, 3))
    now = play(on, now, "ticket red g3", "bonus red g4", "bonus red g5", "bonus red r2")
    assert (now.bonuses, now.tickets, now.spent) == (0, (4, 3), 1)


@pytest.mark.rule("RT-405")
def test_a_branch_to_a_dot_pays_again() -> None:
    on = route_rules("S-a-b-c-a c-g c-r b-d")
    owed = play(on, board(on, red="S>a>b>c"), "red a")
    assert play(on, owed, "branch red c>g").bonuses == 1
    assert play(on, owed, "branch red c>r").tickets == (4, 3)


@pytest.mark.rule("RT-406")
def test_who_stands_on_a_dot_is_not_paid_for_it_again() -> None:
    on = route_rules("S-r-a S-g-b")
    now = play(on, board(on, red="S>r", yellow="S>g"), "blue r", "end")
    assert now.tickets == (4, 3)
    assert (now.bonuses, now.active) == (0, 1)
    following = play(on, now, "red a", "end")
    assert (following.tickets, following.bonuses) == ((4, 3), 0)


@pytest.mark.rule("RT-406")
def test_the_same_dot_pays_each_time_it_is_reached_again() -> None:
    on = route_rules("S-r-a-b-r b-c")
    now = play(on, board(on), "red r", "end", "yellow r", "ticket blue r", "end")
    assert now.tickets == (4, 4)
    # Laid again after a removal: the removal leads to the start and pays nothing.
    now = play(on, now, "remove red", "ticket red r")
    assert now.tickets == (3, 4)
    # And by a loop.
    closed = play(on, board(on, red="S>r>a>b"), "red r")
    assert closed.tickets == (4, 3)


@pytest.mark.rule("RT-407")
@pytest.mark.parametrize(("dot", "tickets", "bonuses"), [("r", (3, 3), 0), ("g", (2, 3), 1)])
def test_a_dot_reached_by_removing_pays_the_same(
    dot: str, tickets: tuple[int, int], bonuses: int
) -> None:
    on = route_rules(f"S-{dot}-a S-b")
    after, events = play_with_events(on, board(on, red=f"S>{dot}>a"), "remove red")
    assert (after.tickets, after.bonuses) == (tickets, bonuses)
    assert (TicketGained(seat=0, count=1) in events) == (dot == "r")


@pytest.mark.rule("RT-407")
def test_effects_may_say_that_dots_give_nothing() -> None:
    on = route_rules("S-r-a S-g-b")
    now = board(on, red="S>r>a", yellow="S>g>b")
    for colour in (0, 1):
        after = playing.remove(on, now, colour, "effect", pays=False).board
        assert (after.tickets, after.bonuses, after.spent) == ((3, 3), 0, 0)
        paid = playing.remove(on, now, colour, "effect").board
        assert (paid.tickets, paid.bonuses) == (((4, 3), 0), ((3, 3), 1))[colour]
    opened = board(on)
    for arrow in on.network.arrows[0]:
        after = playing.lay(on, opened, 0, arrow, "effect", pays=False).board
        assert (after.tickets, after.bonuses, after.main) == ((3, 3), 0, True)
