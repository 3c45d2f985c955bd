"""Greedy on the route network: better than random, steers towards its cards, never gets stuck."""

from __future__ import annotations

from typing import Any

import pytest

from engines.core import AnyGame, Chance, decision_of
from engines.players import choose, greedy
from engines.players.player import choices
from engines.registry import games
from engines.routes.events import ArrowLaid, ArrowRemoved, TurnEnded
from engines.routes.moves import Remove
from tests.expedition_1996.positions import GAME, position, sketched
from tests.nightly import crossed


def test_two_greedy_players_do_not_take_each_others_arrows_back_for_ever() -> None:
    """Without the cost of a standstill this game never ended."""
    state, chance = GAME.start(2, GAME.options({"variant_b": True}), "x0"), Chance.from_seed("0")
    while asked := GAME.decisions(state):
        move, chance = choose("medium", GAME, state, asked[0].seat, chance)
        state, _events = GAME.apply(state, asked[0].seat, move)
        assert state.board.turn < 100


@pytest.mark.parametrize("seed", ["balance greedy 4 460", "balance greedy 4 574"])
def test_a_hand_without_four_marks_is_not_redrawn_for_ever(seed: str) -> None:
    """Valuing cards by what they score alone, greedy redrew marked ones for ever."""
    game = games()["famous_explorers"]
    state, chance = game.start(4, game.options({}), seed), Chance.from_seed(seed)
    answered = 0
    while game.view(state, None).phase == "redraw":
        (asked,) = game.decisions(state)
        move, chance = choose("medium", game, state, asked.seat, chance)
        state, _events = game.apply(state, asked.seat, move)
        answered += 1
        assert answered < 30
    assert answered


DOTS = sketched("start-pa-g1-r1-pb g1-pc")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game_id", "seats"), crossed(["expedition_1996", "famous_explorers"], [2, 4])
)
def test_nothing_is_taken_back_only_to_be_laid_again(game_id: str, seats: int) -> None:
    """Before, that was in every tenth turn: a bonus arrow counted for more than its ticket."""
    game, removals = games()[game_id], 0
    for number in range(3):
        state, chance = game.start(seats, game.options({}), f"idle {number}"), Chance(number)
        laid, removed = dict[object, bool](), set[object]()
        while asked := game.decisions(state):
            move, chance = choose("medium", game, state, asked[0].seat, chance)
            state, events = game.apply(state, asked[0].seat, move)
            fetched = any(event.earned for event in events)
            for event in events:
                if isinstance(event, ArrowLaid):
                    arrow = event.colour, event.tail, event.head
                    assert arrow not in removed or len(asked[0].moves) == 1
                    laid[arrow] = fetched
                elif isinstance(event, ArrowRemoved):
                    arrow = event.colour, event.tail, event.head
                    assert laid.get(arrow, True), "no point was fetched by it"
                    removed.add(arrow)
                    removals += 1
                elif isinstance(event, TurnEnded):
                    laid.clear()
                    removed.clear()
    assert removals, "some are of use"


def test_what_was_removed_for_its_dot_is_no_way_back() -> None:
    """From the red dot back to the green one, and with the bonus arrow on to the red one again."""
    state = position(
        game=DOTS, red="start>pa>g1>r1", hands=["pb", "pc"], tickets=[3, 3], main=False, active=0
    )
    assert Remove("red") in choices(DOTS, state, 0)
    assert Remove("red") not in DOTS.shortlist(state, 0, choices(DOTS, state, 0))
    assert DOTS.shortlist(state, 0, (Remove("red"),)) == (Remove("red"),), "one is always left"


# --- what it chooses -----------------------------------------------------------------------


def chosen(state: Any, game: AnyGame = GAME) -> str:
    """Return greedy's move in this state."""
    (asked,) = game.decisions(state)
    return game.format(greedy(game, state, asked.seat, Chance(1)))


FORK = sketched("start-pa-pb-pc-pd pa-pe-pf-pg start-ph-pi")
"""Two ways from pa: to pd and to pg."""


def test_it_goes_towards_its_missions() -> None:
    for mission, way in (("pd", "red PB"), ("pg", "red PE")):
        state = position(game=FORK, red="start>pa", hands=[mission, "pi"], tickets=[0, 0], active=0)
        assert chosen(state, FORK) == way


def test_it_takes_a_mission_where_there_is_one() -> None:
    state = position(game=FORK, red="start>pa", hands=["pb pg", "pi"], tickets=[0, 0])
    assert chosen(state, FORK) == "red PB"


def test_it_spends_a_voucher_for_a_mission_and_not_for_nothing() -> None:
    state = position(
        game=FORK, red="start>pa", hands=["pb", "pi"], tickets=[3, 3], main=False, spent=1
    )
    assert chosen(state, FORK) == "voucher red PB"
    idle = position(
        game=FORK, red="start>pa>pb>pc>pd", hands=["ph", "pi"], tickets=[3, 3], main=False, spent=1
    )
    assert decision_of(FORK, idle, 0) is not None
    assert chosen(idle, FORK) != "remove red"


@pytest.mark.parametrize("seats", [2, 6])
def test_in_variant_a_it_marks_what_will_likely_be_reached(seats: int) -> None:
    state, chance = GAME.start(seats, GAME.options({"variant_a": True}), "mark"), Chance(1)
    while state.placer is not None:
        move, chance = choose("medium", GAME, state, state.placer, chance)
        state, _events = GAME.apply(state, state.placer, move)
    assert all(4 <= len(chips) <= 10 for chips in state.chips)
    start = GAME.lookup.network.distances[0]
    for hand, chips in zip(state.cards.hands, state.chips, strict=True):
        open_ = [start[card] for card in hand if card not in chips and start[card] > 1]
        assert max(start[card] for card in chips) <= min(open_, default=99)
