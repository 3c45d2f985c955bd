"""The hard player: whole turns, compared in worlds that look the same to the seat."""

from __future__ import annotations

from typing import Any

import pytest

from engines.cli.duel import Match, end_of, share
from engines.core import AnyGame, Chance, decision_of
from engines.players import greedy, search, turn
from tests.core.walks import states_of
from tests.expedition_1996 import positions as routes
from tests.explorers import games as explorers
from tests.luxor import positions as luxor
from tests.nightly import closely, thinned
from tests.offered import GAMES, TABLES, is_first_or_last
from tests.siberia.abilities import gathering
from tests.siberia.test_evaluation import MET

FIRST = thinned(TABLES, lambda game, seats, options: seats == game.seats[0] and not options)


def is_quick(game: AnyGame, seats: int, options: dict[str, Any]) -> bool:
    """Whether a table is one of two of its game, and not that of the expert sides of Explorers."""
    return is_first_or_last(game, seats, options) and not (game.id == "explorers" and options)


def midgame(game: AnyGame, seats: int, options: dict[str, Any]) -> tuple[Any, int]:
    """Return a state in the middle of a random game, and a seat with a choice."""
    states = states_of(game, seats, options, "search")
    for state in states[len(states) // 2 :]:
        for asked in game.decisions(state):
            if len(asked.moves) > 1:
                return state, asked.seat
    raise AssertionError("nobody has a choice")


@pytest.mark.parametrize("positions", closely(60, 150))
@pytest.mark.parametrize(("game", "seats", "options"), thinned(TABLES, is_quick))
def test_a_plan_is_the_rest_of_a_turn_and_follows_from_what_the_seat_knows(
    game: AnyGame, seats: int, options: dict[str, Any], positions: int
) -> None:
    """A turn that is worth its name looks at ten times as many positions."""
    state, seat = midgame(game, seats, options)
    before = game.states.dump(state)
    found = search.plan(game, state, seat, Chance(1), positions)
    other = game.resample(state, seat, Chance(2))
    assert search.plan(game, other, seat, Chance(1), positions) == found
    worths = [
        search.Search(game, seat, positions).worth(known, found, Chance(3))
        for known in (state, other)
    ]
    assert worths[0] == pytest.approx(worths[1], abs=1e-9)
    assert game.states.dump(state) == before
    turn = game.view(state, None).turn
    for place, move in enumerate(found):
        assert decision_of(game, state, seat), "the plan goes on after the turn"
        state, events = game.apply(state, seat, move)
        last = place == len(found) - 1
        assert last or not any(event.reveals for event in events)
    revealed = any(event.reveals for event in events)
    asked = decision_of(game, state, seat)
    assert revealed or asked is None or game.view(state, None).turn != turn


@pytest.mark.parametrize(("game", "seats", "options"), FIRST)
def test_about_as_many_positions_are_looked_at_as_were_asked_for(
    game: AnyGame, seats: int, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    state, seat = midgame(game, seats, options)
    calls, apply = 0, game.apply

    def counted(*args: Any) -> Any:
        nonlocal calls
        calls += 1
        return apply(*args)

    monkeypatch.setattr(game, "apply", counted)
    search.plan(game, state, seat, Chance(1), 2_000)
    assert 1_000 < calls < 4_000


@pytest.mark.parametrize("positions", [0, 50])
def test_siberia_with_few_positions_a_turn_is_made_of_the_best_small_moves(positions: int) -> None:
    game = GAMES["siberia"]
    state, seat = midgame(game, 2, {})
    number, _chance = Chance(1).below(1 << 63)
    world = game.resample(state, seat, Chance(number))
    for move in search.plan(game, state, seat, Chance(1), positions):
        asked = decision_of(game, world, seat)
        assert asked is not None
        values = {
            each: game.standing(game.apply(world, seat, each)[0], seat)
            for each in game.shortlist(world, seat, asked.moves)
        }
        assert values[move] == max(values.values())
        world, _events = game.apply(world, seat, move)


def test_siberia_two_of_them_come_to_an_end_with_few_positions() -> None:
    """They went for turns that end early, as longer ones were never looked at to the end."""
    game = GAMES["siberia"]
    state, chance, turns = game.start(2, game.options({}), "few"), Chance(1), 0
    while asked := game.decisions(state):
        number, chance = chance.without_log().below(1 << 63)
        state = turn(game, state, asked[0].seat, "hard", Chance(number), 60)[-1].state
        turns += 1
        assert turns < 100


@pytest.mark.parametrize(("game", "seats", "options"), FIRST)
def test_a_closer_look_shows_nothing_hidden(
    game: AnyGame, seats: int, options: dict[str, Any]
) -> None:
    for number, state in enumerate(states_of(game, seats, options, "closer")[::40]):
        for seat in range(seats):
            other = game.resample(state, seat, Chance(number))
            assert game.close_standing(other, seat) == pytest.approx(
                game.close_standing(state, seat), abs=1e-9
            )


# --- where medium errs ---------------------------------------------------------------------


def test_luxor_it_lays_a_temple_where_its_last_camp_will_lead_to_it() -> None:
    """Medium lays it where the other's last camp takes all but the camp's own point."""
    start = luxor.position(
        board=luxor.row("F6", "Pd Td Ed"), hand=("Td5", "Cd5"), others=("Cd5",), supplies=(5, 5)
    )
    leads = []
    for first in ("medium", "hard"):
        state, chance = start, Chance(1)
        while asked := luxor.GAME.decisions(state):
            level = first if asked[0].seat == 0 else "medium"
            state = turn(luxor.GAME, state, asked[0].seat, level, chance, 2_000)[-1].state
        outcome = luxor.GAME.outcome(state)
        assert outcome is not None
        leads.append(outcome.scores[0] - outcome.scores[1])
    assert leads[0] < 0 < leads[1]


def test_1996_it_sends_an_expedition_its_way_while_the_arrows_last() -> None:
    """Red has just enough for Pg. Medium goes for Pi first, which can wait."""
    fork = routes.sketched("start-pa-pb-pc-pd pa-pe-pf-pg start-ph-pi-pk")
    state = routes.position(
        game=fork, red="start>pa", hands=["pi pg", "pd pc"], tickets=[1, 1], arrows=4
    )
    assert "blue" in fork.format(greedy(fork, state, 0, Chance(1)))
    found = search.plan(fork, state, 0, Chance(1), 600)
    assert [fork.format(move) for move in found] == ["red PE"]


def test_explorers_it_sets_out_for_a_temple_further_away_than_a_turn() -> None:
    """Medium, which does not see it, places its crosses near the village that it is done with."""
    own = explorers.seat("C4 D3 E4 D5 H8", keys=1)
    on = explorers.table({"H14": "P T"}, sheets=[own]).play(0, "side prairie")
    move = greedy(on.game, on.state, 0, Chance(1))
    assert on.game.format(move) in ("E5", "C6", "D6")
    found = search.plan(on.game, on.state, 0, Chance(1), 400)
    assert [on.game.format(move) for move in found] == ["H9", "H10", "H11", "commit"]


def test_siberia_it_does_not_end_the_game_when_it_is_behind() -> None:
    """Medium does, as nobody would play on for ever."""
    given: Any = {"glory": ("items", "workers", "cards"), "others": {1: {"coins": 60}}, **MET}
    on = gathering("T11", "c3", "Q09", **given).play("do T11/covered")
    assert on.game.format(greedy(on.game, on.state, 0, Chance(1))).startswith("boast")
    for coins, ends in ((0, False), (90, True)):
        on = gathering("T11", "c3", "Q09", coins=coins, **given).play("do T11/covered")
        move, *_others = search.plan(on.game, on.state, 0, Chance(1), 600)
        assert on.game.format(move).startswith("boast") == ends


BEATS = {
    "expedition_1996": 2_500,
    "explorers": 2_500,
    "famous_explorers": 2_500,
    "luxor": 2_500,
    "siberia": 5_000,
}
"""With so many positions a turn it beats medium; where more is left to chance it needs more.

A game in which looking ahead is of no use is not here.
"""


@pytest.mark.nightly
@pytest.mark.parametrize(("game_id", "positions"), BEATS.items())
def test_it_beats_medium(game_id: str, positions: int) -> None:
    won = 0.0
    for number in range(6):
        levels = ("hard", "medium") if number % 2 == 0 else ("medium", "hard")
        match = Match(None, game_id, levels, "{}", f"hard {number // 2}", positions)
        won += share(end_of(match), number % 2)
    assert won >= 4
