"""Computer players: what they know, how they choose, and that their games end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import count
from math import ceil, sqrt
from typing import Any

import pytest

from engines import players
from engines.core import AnyGame, Chance, decision_of
from engines.laws import option_sets
from engines.players import LEVELS, PLAYERS, USUAL, Player, UnknownPlayer, choose, turn
from engines.players.player import budget, choices, in_one_world
from tests.games.folders import FIXTURES
from tests.nightly import closely, thinned
from tests.offered import GAMES, WITH_DEFAULTS

PATIENCE = 2_000
"""More moves than any sensible game has, although the rules set no limit."""


def states(
    game: AnyGame, seats: int, options: dict[str, Any], names: list[str], seed: str
) -> Iterator[tuple[Any, int, Any]]:
    """Play a game, yielding every state with the seat that chooses and its choice; then the end."""
    state, chance = game.start(seats, game.options(options), seed), Chance.from_seed(seed)
    for number in count():
        if not (asked := game.decisions(state)):
            break
        assert number < PATIENCE, "the computer players go round in circles"
        seat = asked[0].seat
        move, chance = choose(names[seat], game, state, seat, chance)
        yield state, seat, move
        state, _events = game.apply(state, seat, move)
    yield state, -1, None


def winners(game: AnyGame, names: list[str], options: dict[str, Any], seed: str) -> tuple[int, ...]:
    """Return the winners of a game between computer players."""
    *_steps, (final, _seat, _move) = states(game, len(names), options, names, seed)
    outcome = game.outcome(final)
    assert outcome is not None
    return outcome.winners


@pytest.mark.slow
@pytest.mark.parametrize("every", closely(24, 8))
@pytest.mark.parametrize(("game", "seats", "options"), WITH_DEFAULTS)
def test_medium_plays_to_the_end_and_no_choice_depends_on_what_is_hidden(
    game: AnyGame, seats: int, options: dict[str, Any], every: int
) -> None:
    played = [*states(game, seats, options, ["medium"] * seats, "hidden")]
    assert len(played) - 1 <= game.max_moves(seats)
    assert game.outcome(played[-1][0]) is not None
    for number, (state, seat, _move) in enumerate(played[:-1:every]):
        sibling = game.resample(state, seat, Chance(number))
        for name in ("random", "easy", "medium"):  # for hard see test_search.py
            chance = Chance(1000 + number)
            chosen = choose(name, game, state, seat, chance)
            assert chosen == choose(name, game, sibling, seat, chance), f"{name}, {number}"


def test_a_player_looks_at_a_resampled_state(monkeypatch: pytest.MonkeyPatch) -> None:
    game, worlds = GAMES["luxor"], list[Any]()

    def spying(_game: AnyGame, world: Any, _seat: int, _chance: Chance) -> Any:
        worlds.append(world)
        asked = decision_of(_game, world, _seat)
        assert asked is not None
        return asked.moves[0]

    monkeypatch.setitem(PLAYERS, "spy", Player("spy", "looks around", in_one_world(spying)))
    state = game.start(3, game.options({}), "spy")
    text = game.states.dump(state)
    for seed in range(20):
        choose("spy", game, state, 0, Chance(seed))
        choose("spy", game, game.resample(state, 0, Chance(99)), 0, Chance(seed))
    assert worlds[::2] == worlds[1::2]
    assert len({world.piles for world in worlds}) == 20
    assert state.piles not in [world.piles for world in worlds]
    assert all(game.chance(world).state != game.chance(state).state for world in worlds)
    assert game.states.dump(state) == text


@pytest.mark.parametrize("name", ["random", "easy", "medium"])
def test_the_same_chance_makes_the_same_choice(name: str) -> None:
    game = GAMES["luxor"]
    state = game.start(2, game.options({}), "same")
    assert choose(name, game, state, 0, Chance(5)) == choose(name, game, state, 0, Chance(5))
    _move, after = choose(name, game, state, 0, Chance(5))
    assert after.state != 5
    assert after.answers == ()


def test_easy_often_takes_the_second_best_the_less_often_the_more_it_loses(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """And never anything that loses as much as the game says."""
    game = GAMES["luxor"]
    state = game.start(2, game.options({}), "slips")
    first, second, third = choices(game, state, 0)
    for loss, least, most in ((0.01, 130, 170), (game.slip / 2, 55, 95), (game.slip, 0, 0)):
        worths = {first.tile: 0.0, second.tile: -loss, third.tile: -loss - 0.01}
        monkeypatch.setattr(
            type(game),
            "evaluate",
            lambda _game, view, worths=worths: sum(
                worth for tile, worth in worths.items() if tile not in view.gifts
            ),
        )
        chosen = Counter(choose("easy", game, state, 0, Chance(n))[0] for n in range(200))
        assert least <= chosen[second] <= most
        assert chosen[first] == 200 - chosen[second]


def test_random_takes_every_legal_move_about_as_often() -> None:
    game = GAMES["luxor"]
    state, chance, counts = game.start(2, game.options({}), "even"), Chance(1), Counter[Any]()
    for _time in range(600):
        move, chance = choose("random", game, state, 1, chance)
        counts[move] += 1
    asked = decision_of(game, state, 1)
    assert asked is not None
    assert set(counts) == set(asked.moves)
    assert all(160 < count < 240 for count in counts.values())


EVERY_DUEL = [
    pytest.param(game, options, id=f"{game.id}-{','.join(options) or 'defaults'}")
    for game in GAMES.values()
    if game.seats[-1] > 1  # alone there is nobody to beat
    for options in option_sets(game)
]


DUELS = thinned(EVERY_DUEL, lambda _game, options: not options)
"""What is wanted of each option is held, by positions, in the games' own tests of evaluation."""


def needed(duels: int) -> int:
    """Return so many wins as an equal opponent has in one of a hundred attempts (2.4 sigma)."""
    return ceil(duels / 2 + 1.2 * sqrt(duels))


@pytest.mark.slow
@pytest.mark.parametrize(("game", "options"), DUELS)
def test_medium_beats_random(game: AnyGame, options: dict[str, Any]) -> None:
    duels, won = FIXTURES[game.id].duels, 0.0
    for number in range(duels):
        names = ["random"] * max(2, game.seats[0])
        names[(number + 1) % len(names)] = "medium"
        ended = winners(game, names, options, f"duel {number}")
        won += (names.index("medium") in ended) / len(ended)
        if won >= needed(duels):
            return  # those that are left would change nothing
    pytest.fail(f"won {won} of {duels}; see duels in docs/adding-a-game.md")


def test_to_beat_random_is_to_win_more_than_luck_explains() -> None:
    assert [needed(duels) for duels in (10, 20, 40, 100)] == [9, 16, 28, 62]
    assert all(needed(duels) > duels / 2 for duels in range(10, 101))


def test_players_go_from_weak_to_strong() -> None:
    assert [*PLAYERS] == ["random", "easy", "medium", "hard"]
    assert [*PLAYERS][1:] == [*LEVELS], "random is offered to nobody"
    assert USUAL in LEVELS
    assert all(player.name == name and player.sentence for name, player in PLAYERS.items())
    assert {*players.__all__} >= {"PLAYERS", "LEVELS", "choose"}


def test_an_unknown_player_is_named() -> None:
    game = GAMES["luxor"]
    state = game.start(2, game.options({}), "who")
    with pytest.raises(
        UnknownPlayer, match="no player 'genius'; there are: random, easy, medium, hard"
    ):
        choose("genius", game, state, 0, Chance(1))


def test_a_seat_that_is_asked_nothing_does_not_choose() -> None:
    game = GAMES["luxor"]
    state = game.start(2, game.options({}), "who")
    with pytest.raises(ValueError, match="seat 2 has nothing to decide"):
        choose("medium", game, state, 2, Chance(1))


def test_a_plan_is_played_as_far_as_it_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where it goes no further there is another, which may look at half of what is left."""
    game, shares = GAMES["explorers"], list[int]()
    first = game.start(2, game.options({}), "share")
    played = turn(game, first, 0, "medium", Chance(1))
    states, moves = [first, *(step.state for step in played)], [step.move for step in played]
    assert len(moves) == 5

    def planning(game: AnyGame, state: Any, seat: int, _chance: Chance, positions: int) -> Any:
        shares.append(positions)
        return {0: (*moves[:2], moves[0]), 2: moves[2:]}[states.index(state)]

    monkeypatch.setitem(PLAYERS, "planner", Player("planner", "has a plan", planning))
    assert turn(game, first, 0, "planner", Chance(1), positions=101) == played
    assert shares == [51, 26]
    choose("planner", game, first, 0, Chance(1))
    assert shares[-1] == budget(game, 2.0) == 2 * game.positions_per_second
