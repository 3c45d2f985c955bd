"""Section 1 of the catalogue: components and set-up."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engines.core import BadOptions, Chance
from engines.famous_explorers.market import EVENTS, EXPLORERS
from engines.famous_explorers.moves import Hold, HoldAll, Score
from engines.routes.cards import dealt, laid_out

from .positions import (
    GAME,
    asked,
    begun,
    events,
    ids,
    kinds,
    offered,
    play,
    points,
    position,
    refused,
    sketched,
    started,
    tip,
    track,
)

LOOKUP = GAME.lookup
EVERY = range(2, 7)


@pytest.mark.rule("FE-101", "RT-804")
@pytest.mark.parametrize("seats", EVERY)
def test_components(seats: int) -> None:
    state = started(seats)
    assert [route.left for route in state.board.routes] == [45, 45, 45]
    cards = state.cards
    every = [card for hand in cards.hands for card in hand]
    assert sorted((*every, *cards.row, *cards.deck)) == sorted({*every, *cards.row, *cards.deck})
    assert len(every) + len(cards.row) + len(cards.deck) == 79
    assert sum(state.board.tickets) + state.board.supply == 30
    assert (len(EXPLORERS), len(EVENTS)) == (7, 10)


def test_two_to_six_can_play() -> None:
    assert [*GAME.seats] == [*EVERY]
    for seats in (1, 7):
        with pytest.raises(BadOptions):
            started(seats)


@pytest.mark.rule("FE-102", "RT-704")
@pytest.mark.parametrize("seats", EVERY)
def test_supply(seats: int) -> None:
    state = started(seats)
    assert state.board.tickets == (3,) * seats
    assert state.board.supply == 30 - 3 * seats


@pytest.mark.rule("FE-102")
def test_the_supply_can_run_out() -> None:
    game = sketched("start-r1-pa-r2")
    known = {"game": game, "hands": ("pa", "pa"), "red": "start>r1>pa"}
    after = play(position(**known, supply=1), "red r2", game=game)  # type: ignore[arg-type]
    none = play(position(**known, supply=0), "red r2", game=game)  # type: ignore[arg-type]
    assert (after.board.tickets[0], after.board.supply) == (4, 0)
    assert (none.board.tickets[0], none.board.supply) == (3, 0)


@pytest.mark.rule("FE-103", "RT-801")
@pytest.mark.parametrize(("seats", "hand"), [(2, 12), (3, 12), (4, 9), (5, 9), (6, 9)])
def test_hands_and_row_then_marks_then_explorers_then_the_first_turn(seats: int, hand: int) -> None:
    state = started(seats, explorers_events=True)
    assert [len(held) for held in state.cards.hands] == [hand] * seats
    assert len(state.cards.row) == 6
    assert state.to_mark == (4,) * seats
    assert asked(state).kind == "mark"
    assert asked(state).seat == state.board.first
    assert (state.market, state.away, state.event_deck) == ((), None, ())
    state = begun(seats, explorers_events=True)
    assert state.to_mark == (0,) * seats
    assert len(state.market) == 6
    assert asked(state).kind == "turn"
    assert asked(state).seat == state.board.first
    assert begun(seats).market == ()


@pytest.mark.rule("FE-103")
def test_no_arrow_before_all_marks_are_placed() -> None:
    state = started(2, first_player=1)
    refused(state, "red venice", "FE-201", "marks-first", left=4)


@pytest.mark.rule("FE-304")
def test_cards_can_be_held_back_while_marks_are_placed() -> None:
    """Otherwise the first arrow could score a card before its owner could hold it back."""
    state = started(2, first_player=1)
    card = ids(state.cards.hands[1])[0]
    held, events = GAME.apply(state, 1, Hold(card))
    assert list(ids(held.held[1])) == [card]
    assert [event.audience for event in events] == [(1,)]
    score = Score(ids(state.cards.hands[0])[0])
    refused(state, score, "FE-305", "never-reached", place=GAME.notation.names.names[score.place])


@pytest.mark.rule("FE-208")
def test_hands_that_are_being_changed_cannot_be_held_back() -> None:
    state = replace(started(2, first_player=1), redrawing=True)
    for move in (Hold(ids(state.cards.hands[1])[0]), HoldAll()):
        why = GAME.refusal(state, 1, move)
        assert why is not None
        assert (why.rule, why.code) == ("FE-103", "setting-up")
    assert GAME.free_action(state, 0) is None


@pytest.mark.rule("FE-103")
def test_the_first_turn_is_announced() -> None:
    state = started(2, first_player=2)
    for _turn in range(7):
        state = play(state, offered(state)[0])
    assert state.marker == 0
    happened = events(state, offered(state)[0])
    assert kinds(happened) == ["mark-placed", "begun", "round-began"]
    assert GAME.facts(happened[1]) == {"first_seat": 1}


@pytest.mark.rule("FE-104")
def test_near_start_cards_are_those_at_distance_one_or_two() -> None:
    network = LOOKUP.network
    near = {
        point.id
        for number, point in enumerate(network.points)
        if point.kind == "place" and network.distance(0, number) <= 2
    }
    assert set(GAME.view(started(), None).near_start) == near
    assert near >= {"venice", "stonehenge", "troy", "altamira"}
    assert not near & {"giza", "sagres", "r14", "g01"}


@pytest.mark.rule("FE-104", "RT-802")
def test_near_cards_are_replaced_in_the_row_and_shuffled_back() -> None:
    """The first row skips cards that are too near; those are shuffled back into the deck."""
    places, depths = set[int](), set[int]()
    for number in range(40):
        seed = f"row {number}"
        state = started(2, seed, first_player=1)
        cards, _chance = dealt(LOOKUP.network.places, 2, Chance.from_seed(seed))
        came = cards.deck[::-1]
        row = [card for card in came if LOOKUP.network.distance(0, card) >= 3][:6]
        turned_up = came[: came.index(row[-1]) + 1]
        passed_over = [card for card in turned_up if LOOKUP.network.distance(0, card) < 3]
        assert [*state.cards.row] == row
        assert laid_out(cards, LOOKUP.markable)[1] == tuple(passed_over)
        lying = [*state.cards.deck[::-1]]
        assert sorted(lying) == sorted((*passed_over, *came[len(turned_up) :]))
        assert lying != [*came[len(turned_up) :], *passed_over]
        places |= {*passed_over}
        depths |= {lying.index(card) * 4 // len(lying) for card in passed_over}
    assert len(places) > 5
    assert depths == {0, 1, 2, 3}  # anywhere in the deck


@pytest.mark.rule("FE-105")
def test_the_start_player_is_drawn_or_named() -> None:
    drawn = {started(4, f"seed {number}").board.first for number in range(30)}
    assert drawn == {0, 1, 2, 3}
    for number in (1, 2, 3):
        state = begun(3, first_player=number)
        assert asked(state).seat == state.board.first == number - 1
    with pytest.raises(BadOptions, match="first_player"):
        started(2, first_player=3)


@pytest.mark.rule("FE-105")
def test_the_first_arrow_has_any_colour_and_leaves_the_start() -> None:
    state = begun(2)
    starts = ["Danes Island", "Stonehenge", "Venice", "Solovetsky Islands", "Denmark Strait"]
    starts.append("Don Steppe")
    for colour in ("red", "yellow", "blue"):
        assert offered(state, colour) == [f"{colour} {name}" for name in starts]
    assert "end" not in offered(state)


@pytest.mark.rule("FE-106")
def test_the_track_begins_at_0_and_has_no_end() -> None:
    assert track(begun(3)) == [0, 0, 0]
    many = " ".join(f"{id_}*" if n < 4 else id_ for n, id_ in enumerate(LOOKUP.ids(range(1, 31))))
    state = position(scored=(many,), hands=("venice", "troy giza"), marks=("", "giza"))
    assert track(state) == [34, 0]
    assert points(state) == [33, -3]


@pytest.mark.rule("FE-107", "RT-510")
def test_a_branch_starts_on_the_loop_just_formed() -> None:
    game = sketched("start-pa-pb-pc-pd-pb pa-pe pc-pf pd-ph start-pi")
    state = position(game=game, red="start>pa>pb>pc>pd", hands=("pi", "pi"))
    state = play(state, "red pb", game=game)
    assert offered(state, game=game) == ["branch red PC PF", "branch red PD PH"]
    refused(
        state, "branch red pa pe", "RT-510", "off-the-loop",
        game=game, colour="red", point="PA", to="PE",
    )  # fmt: skip


@pytest.mark.rule("FE-107")
def test_of_two_loops_the_smaller_one_counts() -> None:
    """The last figure of Variant A in the rulebook of 1996, with a free line at every point."""
    free = " ".join(f"p{n}-q{n}" for n in (2, 3, 7, 9, 10, 11, 14, 15, 16))
    game = sketched(
        "start-p1-p2-p3-p4-p5-p6-p7-p8-p3-p9-p10-p2-p11-p12-p13-p14-p7 p9-p15-p16-p10 " + free
    )
    red = "start>p1>p2>p3>p4>p5>p6>p7>p8>p3>p9>p10>p2>p11>p12>p13>p14>p7 p9>p15>p16"
    state = play(position(game=game, red=red, hands=("q2", "q3")), "red p10", game=game)
    exits = [move.split()[2] for move in offered(state, "branch", game=game)]
    assert exits == ["P2", "P3", "P9", "P10", "P15", "P16"]


@pytest.mark.rule("FE-108")
def test_a_colour_may_begin_along_any_line_of_the_start() -> None:
    state = position(red="start>venice", yellow="start>venice>carthage", hands=("giza", "fuji"))
    assert len(offered(state, "blue")) == 6
    state = play(state, "blue venice")
    assert [tip(state, colour) for colour in ("red", "yellow", "blue")] == [
        "venice", "carthage", "venice",
    ]  # fmt: skip


def test_a_board_that_is_too_small_is_refused() -> None:
    game = sketched("start-pa-pb-pc start-pd")
    with pytest.raises(BadOptions, match="too few places"):
        game.start(2, game.options({}), "seed")


@pytest.mark.rule("FE-102", "FE-104")
@pytest.mark.parametrize("seats", EVERY)
def test_with_secrets_the_row_is_four_and_two(seats: int) -> None:
    state = started(seats, "secrets", secret_destinations=True)
    assert len(state.cards.row) == 4
    whole = started(seats, "secrets").cards.row
    assert (*state.cards.row, *state.secrets) == whole
    assert state.peeked == ((), ())
