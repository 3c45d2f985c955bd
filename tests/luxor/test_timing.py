"""LX-705: whether a turn ends or goes on reveals nothing about what its player holds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from engines.core import Chance
from engines.luxor.moves import Use
from engines.luxor.state import State
from engines.luxor.tiles import Adventure, Placement
from tests.nightly import closely

from .games import random_game
from .positions import GAME, asked, heard, offered, play, position, replaced_at, row, started

pytestmark = pytest.mark.slow


def same_but_for_the_movers_hand(state: State, chance: Chance) -> Iterator[State]:
    """Yield states, the mover's draft included, that look the same to all others."""
    for action in ("boat", "snakes", "sandstorm", "caravan"):
        hand = (action,) * len(state.action_hands[state.active])
        if not isinstance(state.draft, Adventure) or state.draft.action in hand:
            yield replace(state, action_hands=replaced_at(state.action_hands, state.active, hand))
    dealt = GAME.resample(state, None, chance)
    own: dict[str, Any] = {
        name: replaced_at(getattr(state, name), state.active, getattr(dealt, name)[state.active])
        for name in ("hands", "piles", "action_hands", "action_piles")
    }
    tiles, actions = own["hands"][state.active], own["action_hands"][state.active]
    match state.draft:
        case Placement(tile=tile) if tile not in tiles:
            return
        case Adventure(action=action) if action not in actions:
            return
    yield replace(state, **own)


@pytest.mark.rule("LX-705", "LX-703")
@pytest.mark.parametrize("games", closely(2, 4))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_turn_ends_or_goes_on_by_what_its_player_holds(seats: int, games: int) -> None:
    """To all others the same move looks the same: in events, in views and in whose turn is next."""
    ended = went_on = 0
    for played_in in range(games):
        before = started(seats, f"timing {played_in}", adventures=True)
        game = random_game(seats, adventures=True, seed=f"timing {played_in}")
        for number, played in enumerate(game):
            for world in same_but_for_the_movers_hand(before, Chance(number)):
                if before.turn == 0 or GAME.refusal(world, played.seat, played.move):
                    continue
                after, happened = GAME.apply(world, played.seat, played.move)
                for reader in (None, *range(seats)):
                    if reader == played.seat:
                        continue
                    assert heard(happened, reader) == heard(played.events, reader)
                    assert GAME.view(after, reader) == GAME.view(played.state, reader)
                ended += after.active != before.active
                went_on += after.placed > before.placed
            before = played.state
    assert min(ended, went_on) > 25 * games


@pytest.mark.rule("LX-705")
@pytest.mark.parametrize("adventures", [False, True])
def test_what_a_draft_may_be_answered_depends_on_nothing_hidden(adventures: bool) -> None:
    """Otherwise a pause, which all see, would reveal that an action tile can be used."""
    asked_for = set()
    for number in range(6):
        for played in random_game(3, adventures=adventures, seed=f"timing {number}"):
            state = played.state
            if not isinstance(state.draft, Placement):
                continue
            for world in same_but_for_the_movers_hand(state, Chance(number)):
                assert asked(world) == asked(state)
            asked_for.add((asked(state).kind, len(asked(state).moves)))
    assert {("confirm", 1), ("confirm", 2), ("walk", 3), ("deploy", 5)} <= asked_for


@pytest.mark.rule("LX-705")
@pytest.mark.parametrize("usable", [False, True])
@pytest.mark.parametrize(
    ("board", "line", "asks"),
    [
        # A boat needs a lake, and there is none; snakes can lie anywhere.
        (row("E6", "Ed M:0 Ed"), "Ed D6", True),
        (row("E6", "Ed M:1 Ed"), "Ed D6", False),
        (row("E6", "Ed M Ed"), "Ed D6", False),
        # The camp's own walk may be what brings somebody onto a mountain.
        (row("E6", "M Ed"), "Cd D6 4 east 1", True),
        (row("E6", "Ed M Ed"), "Cd D6 5 east 1 1", True),
        (row("E6", "Ed M"), "Cd D6 5 east 2", False),
        (row("E6", "M Ed"), "Cd D6 4 stand", False),
    ],
)
def test_after_the_last_placement_it_asks_by_what_everybody_knows(
    board: dict[str, str], line: str, asks: bool, usable: bool
) -> None:
    state = position(
        board=board,
        hand=("Cd5", "Ed5"),
        placed=2,
        adventures=True,
        actions=("snakes" if usable else "boat",),
    )
    drafted = play(state, line)
    assert offered(drafted) == (["ok", "ok end"] if asks else ["ok end"])
    after = play(drafted, "ok")
    assert (after.active, after.placed) == ((0, 3) if asks else (1, 0))
    if asks:
        assert any(GAME.format(move) == "end" for move in asked(after).moves)
        assert any(isinstance(move, Use) for move in asked(after).moves) == usable
        assert asked(after).automatic is False
    # Without any action tile there is nothing to ask for.
    without = replace(state, action_hands=((), ()))
    assert play(without, f"{line} ok").active == 1
