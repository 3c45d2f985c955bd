"""A hand shows only what its view keeps, and is sent only when it shows something else.

Random games of every game, with every number of seats and every set of options.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Any

import pytest

from bot.texts import LOCALES, words_in
from engines.core import AnyGame, Chance
from engines.laws import option_sets, seat_option_sets
from engines.registry import games
from render.registry import drawn_view, renderer
from tests.nightly import closely, thinned
from tests.offered import most_in_gate

pytestmark = pytest.mark.slow

NAMES = ("Amira", "Ben", "Chloé", "Dmitri", "Élodie", "Farid")
GAMES = tuple(games().values())

DRAWN = 196
"""Of so many views one is drawn."""

EVERY_GAME = thinned(
    [
        *(pytest.param(game, False, id=game.id) for game in GAMES),
        pytest.param(games()["siberia"], True, id="siberia with every number of seats"),
    ],
    lambda _game, whole: not whole,
)
"""All games, and whether with every number of seats.

Random games of Expeditions have thousands of moves: in the gate it is not with every number."""


def starts(game: AnyGame, whole: bool) -> Iterator[tuple[int, dict[str, Any]]]:
    """Yield every number of seats with some options, and every set of options with some seats.

    If not ``whole``, a game with more seats than the gate plays has the fewest, and its most.
    """
    if not whole and most_in_gate(game) < game.seats[-1]:
        yield from ((seats, {}) for seats in (game.seats[0], most_in_gate(game)))
        return
    sets = option_sets(game)
    yield from ((seats, sets[number % len(sets)]) for number, seats in enumerate(game.seats))
    yield from ((game.seats[number % len(game.seats)], each) for number, each in enumerate(sets))
    yield from seat_option_sets(game)


PLAYED: dict[tuple[str, str], tuple[Any, ...]] = {}
"""The states of the games played so far, by game and seed."""


def states(game: AnyGame, seats: int, options: dict[str, Any]) -> tuple[Any, ...]:
    """Return the states of a random game, free actions included."""
    key = game.id, f"hands {seats} {options}"
    if key not in PLAYED:
        PLAYED[key] = tuple(walk(game, seats, options, key[1]))
    return PLAYED[key]


def walk(game: AnyGame, seats: int, options: dict[str, Any], seed: str) -> Iterator[Any]:
    """Play a random game and yield its states."""
    state, chance = game.start(seats, game.options(options), seed), Chance.from_seed(seed)
    yield state
    while decisions := game.decisions(state):
        asked = chain(decisions, filter(None, (game.free_action(state, n) for n in range(seats))))
        decision, chance = chance.without_log().chosen(list(asked)[:3])
        move, chance = chance.without_log().chosen(decision.moves)
        state, _events = game.apply(state, decision.seat, move)
        yield state


def digest(game: AnyGame, view: Any) -> tuple[Any, ...]:
    """Return the picture and the texts of a hand."""
    painter = renderer(game.id)
    drawn = painter.hand(view, words_in("en"), NAMES)
    return drawn.image.tobytes(), drawn.alt, painter.hand_text(view, words_in("en"), NAMES)


@pytest.mark.parametrize("said", closely(49, 14))
@pytest.mark.parametrize(("game", "whole"), EVERY_GAME)
def test_the_hand_shows_nothing_that_its_view_leaves_out(
    game: AnyGame, whole: bool, said: int
) -> None:
    """One view in so many is put into words."""
    painter, number, drawn = renderer(game.id), 0, 0
    for seats, options in starts(game, whole):
        for state in states(game, seats, options):
            number += 1
            if number % said:
                continue
            view = game.view(state, number // said % seats)
            kept, words = painter.hand_view(view), words_in(LOCALES[number // said % len(LOCALES)])
            assert painter.hand_view(kept) == kept
            assert painter.hand_text(kept, words, NAMES) == painter.hand_text(view, words, NAMES)
            if number % DRAWN == said:
                drawn += 1
                assert digest(game, kept) == digest(game, view)
    assert drawn > 0


@pytest.mark.parametrize(("game", "whole"), EVERY_GAME)
def test_what_a_hand_view_keeps_is_said_or_drawn(game: AnyGame, whole: bool) -> None:
    """So that pictures are not drawn again for nothing: a view of all else changed is the same."""
    painter, same = renderer(game.id), 0
    seats = game.seats[-1] if whole else most_in_gate(game)
    before: Any = None
    for state in states(game, seats, option_sets(game)[-1]):
        view = game.view(state, 0)
        if before is not None and view != before:
            same += painter.hand_view(view) == painter.hand_view(before)
        before = view
    assert same > 0


@pytest.mark.parametrize(
    ("game_id", "every"),
    thinned(
        [("explorers", 70), ("siberia", 140), ("explorers", 25), ("siberia", 25)],
        lambda _game_id, every: every > 25,
    ),
)
def test_the_board_shows_nothing_that_its_view_leaves_out(game_id: str, every: int) -> None:
    """So equal views need one picture; and that happens from one step to the next."""
    game = next(game for game in GAMES if game.id == game_id)
    drawn = same = 0
    before: Any = None
    seats = game.seats[-1] if every == 25 else most_in_gate(game)
    for number, state in enumerate(states(game, seats, option_sets(game)[-1])):
        view = game.view(state, 0)
        if view.outcome is not None:
            continue
        kept = drawn_view(game_id, "board", view)
        same += kept == before
        before = kept
        if number % every == 0:
            drawn += 1
            pictures = [
                renderer(game_id).board(each, words_in("en"), NAMES) for each in (view, kept)
            ]
            assert pictures[0].alt == pictures[1].alt
            assert pictures[0].image.tobytes() == pictures[1].image.tobytes()
    assert drawn > 5
    assert same > drawn


@pytest.mark.parametrize(("game", "whole"), EVERY_GAME)
def test_no_two_hands_sent_one_after_the_other_are_alike(game: AnyGame, whole: bool) -> None:
    """They differ in picture, text, or the buttons of free actions.

    A game in which nobody holds anything sends none after the first.
    """
    sent = alike = views = 0
    kinds = set[str]()
    for seats, options in starts(game, whole):
        seat, last = seats - 1, ""
        shown: Any = None
        for state in states(game, seats, options):
            view = game.view(state, seat)
            views += 1
            held = repr(game.held(view))
            kinds.add(held)
            if held == last:
                continue
            before: Any = shown
            last = held
            text = renderer(game.id).hand_text(view, words_in("en"), NAMES)
            shown = (text, game.free_action(state, seat)), view
            if before is not None and before[0] == shown[0]:
                alike += digest(game, before[1]) == digest(game, view)
            sent += 1
    first = len(list(starts(game, whole)))
    assert first == sent if len(kinds) == 1 else first < sent < views
    assert alike == 0


@pytest.mark.parametrize(("game", "whole"), EVERY_GAME)
def test_free_actions_change_only_with_what_is_held(game: AnyGame, whole: bool) -> None:
    """Their buttons are below the hand, so a hand that is not sent again must still offer them."""
    for seats, options in starts(game, whole):
        offered: dict[int, tuple[str, Any]] = {}
        for number, state in enumerate(states(game, seats, options)):
            seat = number % seats
            held, free = repr(game.held(game.view(state, seat))), game.free_action(state, seat)
            moves = free and free.moves
            if seat in offered and offered[seat][0] == held and game.decisions(state):
                assert moves == offered[seat][1]
            offered[seat] = held, moves


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_a_hand_keeps_of_a_view_can_be_stored(game: AnyGame) -> None:
    """Pictures are found again by it; pydantic warns of a blank that the field does not allow."""
    seats = game.seats[-1]
    state = game.start(seats, game.options({}), "stored")
    kept = renderer(game.id).hand_view(game.view(state, 0))
    assert game.views.load(game.views.dump(kept)) == kept
