"""Section 7 of the catalogue: what each reader sees, and where undo stops."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, permutations

import pytest

from engines.core import Chance
from engines.luxor.events import DrewActionTile, DrewTile
from engines.luxor.moves import Confirm
from engines.luxor.state import State
from engines.luxor.tiles import back

from .games import random_game, states_of
from .positions import (
    GAME,
    asked,
    events,
    heard,
    lined,
    offered,
    play,
    position,
    replaced_at,
    row,
    started,
    text,
)

READERS = (None, 0, 1, 2)


def seen(state: State, reader: int | None) -> tuple[str, str]:
    """Return all that a reader sees, as JSON and as text."""
    return GAME.views.dump(GAME.view(state, reader)), text(state, reader)


def other_worlds(state: State, reader: int | None) -> Iterator[State]:
    """Yield hand-made states that differ only in what the reader may not know."""
    for seat in range(state.seats):
        own = seat == reader
        pile, hand = state.piles[seat], state.hands[seat]
        # The reader's own pile may lie in another order; others' tiles may be any of their set.
        other_pile = sorted(pile, key=back, reverse=True) if own else deserts(pile)
        yield replace(
            state,
            piles=replaced_at(state.piles, seat, tuple(other_pile)),
            hands=state.hands if own else replaced_at(state.hands, seat, deserts(hand)),
            action_piles=replaced_at(state.action_piles, seat, state.action_piles[seat][::-1]),
        )
        if not own:
            boats = ("boat",) * len(state.action_hands[seat])
            yield replace(state, action_hands=replaced_at(state.action_hands, seat, boats))
    yield replace(state, chance=Chance(12345))
    if reader != state.active and state.draft is not None:
        yield replace(state, draft=None)


def deserts(tiles: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"Ed{back(tile)}" for tile in tiles)


@pytest.mark.rule("LX-703", "LX-203")
def test_nothing_that_is_hidden_changes_what_a_reader_sees() -> None:
    for state in states_of(3, adventures=True, seed="game 33")[3::7]:
        for reader in READERS:
            view = seen(state, reader)
            for world in other_worlds(state, reader):
                assert seen(world, reader) == view


@pytest.mark.rule("LX-703", "LX-704")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_resampled_state_looks_the_same(seats: int) -> None:
    differed = set()
    for number, state in enumerate(states_of(seats, adventures=True, seed="anew")[::6]):
        for reader in (None, *range(seats)):
            world = GAME.resample(state, reader, Chance(number))
            assert seen(world, reader) == seen(state, reader)
            assert not GAME.broken_invariants(world)
            for name in ("hands", "piles", "action_hands", "action_piles", "draft", "kept"):
                if getattr(world, name) != getattr(state, name):
                    differed.add((name, reader is None))
            if reader is not None:
                assert world.hands[reader] == state.hands[reader]
                assert world.action_hands[reader] == state.action_hands[reader]
    # And it really is another world, for players and for spectators.
    assert {name for name, _public in differed} == {
        "hands", "piles", "action_hands", "action_piles", "draft", "kept"
    }  # fmt: skip


@pytest.mark.rule("LX-703")
def test_a_resampled_state_keeps_what_backs_show() -> None:
    state = states_of(3, adventures=True, seed="backs")[60]
    firsts = set()
    for number in range(40):
        world = GAME.resample(state, 0, Chance(number))
        for seat in range(3):
            assert [*map(back, world.piles[seat])] == [*map(back, state.piles[seat])]
            assert [*map(back, world.hands[seat])] == [*map(back, state.hands[seat])]
        assert set(world.piles[0]) == set(state.piles[0])
        firsts.add(world.piles[0][-1])
    assert len(firsts) > 1


@pytest.mark.rule("LX-703")
def test_states_that_look_the_same_are_resampled_to_the_same_state() -> None:
    """So a state resampled for a bot keeps nothing of the real order of hidden tiles."""
    for number, state in enumerate(states_of(3, adventures=True, seed="game 96")[::8]):
        for reader in READERS:
            resampled = GAME.resample(state, reader, Chance(number))
            first, second = (
                GAME.resample(world, reader, Chance(9999)) for world in (state, resampled)
            )
            assert first == second


# --- the table of section 7, row by row ----------------------------------------------------


@pytest.mark.rule("LX-203", "LX-703")
def test_the_choice_before_all_have_chosen() -> None:
    state = play(started(3, first_player=1), "keep M", 1)
    assert text(state, None) == text(play(started(3, first_player=1), "keep Td", 1), None)
    assert "to choose: seat 0 and seat 2" in text(state, None)
    # The owner sees the own two gifts; what is kept is the rest.
    assert GAME.view(state, 1).gifts == ("Td", "Ed")
    for reader in (None, 0, 2):
        assert GAME.view(state, reader).gifts == ()
        assert GAME.view(state, reader).board == {}


@pytest.mark.rule("LX-703")
def test_hand_stack_and_action_tiles() -> None:
    state = position(
        seats=3,
        board=row("F6", "Ed Td"),
        hand=("Co3", "Po3"),
        pile=("L2", "M4", "To5"),
        others=("Pd2", "M4"),
        adventures=True,
        actions=("sandstorm", "caravan"),
        action_pile=("boat", "boat"),
    )
    for reader in READERS:
        view = GAME.view(state, reader)
        assert view.backs == ((3, 3), (2, 4), (2, 4))
        assert (view.piles, view.pile_tops) == ((3, 0, 0), (2, 0, 0))
        assert (view.action_counts, view.action_piles) == ((2, 0, 0), (2, 0, 0))
        own = reader == 0
        assert view.hand == (("Co3", "Po3") if own else () if reader is None else ("Pd2", "M4"))
        assert view.actions == (("sandstorm", "caravan") if own else ())
        data, lines = seen(state, reader)
        assert ("actions: sandstorm caravan" in lines) == own
        for secret in ("Co3", "Po3", "sandstorm", "caravan"):
            assert (f'"{secret}"' in data) == own, secret
        # Nobody sees the order of a stack, the owner neither.
        for secret in ("L2", "To5", "boat"):
            assert f'"{secret}"' not in data, secret


@pytest.mark.rule("LX-704")
def test_what_is_open_to_all() -> None:
    state = states_of(3, adventures=True, seed="game 296")[-1]
    assert any(state.used)
    assert any(map(any, state.captives))
    assert state.boats
    assert state.snakes
    for reader in READERS:
        view = GAME.view(state, reader)
        assert (view.board, view.stacks) == (state.board, state.stacks)
        assert (view.supplies, view.used) == (state.supplies, state.used)
        assert (view.boats, view.snakes) == (state.boats, state.snakes)
        assert view.captives == state.captives


@pytest.mark.rule("LX-206", "LX-704")
def test_what_a_player_can_still_hold_does_not_follow_from_the_hidden_choice() -> None:
    # Two worlds with the same display, in which seats 1 and 2 kept each other's tile.
    state = play(started(3, first_player=1), "keep M", 0)
    hands = (("Cd1", "M1"), ("Cd1", "Td1"), ("Cd1", "Ed1"))
    state = play(play(state, "keep Td", 1), "keep Ed", 2)
    assert state.hands == hands
    swapped = replace(state, kept=("M", "Ed", "Td"), hands=(hands[0], hands[2], hands[1]))
    assert seen(state, None) == seen(swapped, None)
    assert seen(state, 0) == seen(swapped, 0)
    # And resampling does exchange them.
    dealt = {GAME.resample(state, None, Chance(number)).hands for number in range(20)}
    assert len(dealt) == 6


@pytest.mark.rule("LX-702", "LX-703")
def test_others_see_nothing_of_a_draft() -> None:
    state = position(seats=3, board=row("E6", "Ed M:0 Ed Td"), hand=("Cd2", "Po2"), pile=("Ed3",))
    before = [seen(state, reader) for reader in (None, 1, 2)]
    for words in ("Cd D6", "3", "stand"):
        assert not events(state, words)
        state = play(state, words)
        assert [seen(state, reader) for reader in (None, 1, 2)] == before
        assert "draft: Cd2 D6" in text(state, 0)
    state = play(state, "ok")
    assert [seen(state, reader) for reader in (None, 1, 2)] != before


@pytest.mark.rule("LX-702", "LX-703")
def test_others_see_nothing_of_an_action_being_prepared() -> None:
    state = position(
        board=row("E6", "Ed M:0 Ed Td"), placed=1, adventures=True, actions=("caravan", "snakes")
    )
    before = [seen(state, reader) for reader in (None, 1)]
    for words in ("caravan from F6", "target G6"):
        state = play(state, words)
        assert [seen(state, reader) for reader in (None, 1)] == before
    assert "draft: caravan from F6 to G6" in text(state, 0)


# --- undo ----------------------------------------------------------------------------------


@pytest.mark.rule("LX-701")
def test_the_steps_that_reveal_something() -> None:
    # Turning up the display.
    (first,) = lined(started(2), "keep M", 0)
    (last,) = lined(first.state, "keep M", 1)
    assert (first.reveals, last.reveals) == (False, True)
    # Drawing a terrain tile.
    state = position(board=row("E6", "Ed M:0 Ed L"), hand=("Cd2", "Ed2"), pile=("Ed3", "Ed3"))
    assert [step.reveals for step in lined(state, "Cd F7 2 stand ok")] == [False] * 3 + [True]
    # The end of a turn, whether a tile was drawn or not.
    empty = replace(state, piles=((), ()))
    assert [step.reveals for step in lined(empty, "Ed F7 ok end")] == [False, True]
    # Drawing an action tile comes with the end of the turn, and reveals something itself.
    state = position(
        board=row("E6", "Ed M:0 Ed L"),
        placed=1,
        adventures=True,
        actions=("boat",),
        action_pile=("boat",),
    )
    assert [step.reveals for step in lined(state, "boat from F6 ok")] == [False, False, True]
    revealing = [
        type(event).__name__ for event in events(state, "boat from F6 ok") if event.reveals
    ]
    assert revealing == ["DrewAction", "TurnEnded"]


@pytest.mark.rule("LX-701", "LX-203")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_secret_choice_may_be_taken_back_until_the_last_has_chosen(seats: int) -> None:
    begun = started(seats)
    choices = dict(enumerate(("keep M", "keep Td", "keep Ed", "keep M")[:seats]))
    finals = set()
    for order in permutations(choices):
        state = begun
        for seat in order[:-1]:
            (chosen,) = lined(state, choices[seat], seat)
            assert not chosen.reveals
            state = chosen.state
        # A seat that has chosen takes its choice back, those of the others stand; it chooses again.
        for seat in order[:-1]:
            without = begun
            for earlier in order[:-1]:
                if earlier != seat:
                    without = play(without, choices[earlier], earlier)
            taken_back = replace(state, kept=replaced_at(state.kept, seat, None))
            assert without == replace(taken_back, chance=without.chance)
            assert "keep Ed" in offered(without, seat)
            assert play(play(without, "keep Ed", seat), choices[order[-1]], order[-1]).turn == 1
        (last,) = lined(state, choices[order[-1]], order[-1])
        assert last.reveals
        finals.add(GAME.states.dump(last.state))
    # The order in which they chose makes no difference.
    assert len(finals) == 1


@pytest.mark.rule("LX-702")
def test_a_placement_confirmed_with_an_empty_stack_may_be_taken_back() -> None:
    state = position(board=row("E6", "Ed Ed"), hand=("Cd2", "Ed2"))
    confirmed = lined(state, "Cd F7 2 stand ok")
    assert not any(step.reveals for step in confirmed)
    with_stack = replace(state, piles=(("Ed3",), ()))
    assert lined(with_stack, "Cd F7 2 stand ok")[-1].reveals


@pytest.mark.rule("LX-702")
def test_the_states_before_are_still_there_to_go_back_to() -> None:
    """A draft changes nothing on the table: undo just returns to the earlier state."""
    state = position(board=row("E6", "Ed Ed"), hand=("Cd2", "Ed2"), pile=("Ed3",))
    dumped = GAME.states.dump(state)
    drafted = play(state, "Cd D6 3 east 1 2")
    assert GAME.states.dump(state) == dumped
    assert replace(drafted, draft=None) == state
    assert play(state, "Ed D6").draft != drafted.draft


# --- logs ----------------------------------------------------------------------------------


@pytest.mark.rule("LX-703")
def test_the_log_of_a_draw_says_only_that_a_tile_was_drawn() -> None:
    drawn = 0
    for played in random_game(3, adventures=True, seed="game 42"):
        for event in played.events:
            fields = set(json.loads(GAME.events.dump(event)))
            name = type(event).__name__
            if name in ("Drew", "DrewAction", "Kept", "TurnEnded"):
                drawn += name != "TurnEnded"
                assert fields == {"audience", "reveals", "seat", "kind"}
                assert event.audience is None
            if isinstance(event, DrewTile | DrewActionTile):
                assert event.audience == (event.seat,)
    assert drawn > 60


@pytest.mark.rule("LX-703")
def test_public_events_are_the_same_in_worlds_that_look_the_same() -> None:
    compared = 0
    before: State | None = None
    for number, played in enumerate(random_game(3, adventures=True, seed="game 96")):
        if before is not None and isinstance(played.move, Confirm) and before.turn:
            hidden = [seat for seat in range(3) if seat != played.seat]
            resampled = GAME.resample(before, played.seat, Chance(number))
            _after, again = GAME.apply(resampled, played.seat, played.move)
            for reader in (None, *hidden):
                assert heard(again, reader) == heard(played.events, reader)
            compared += 1
        before = played.state
    assert compared > 50


@pytest.mark.rule("LX-703")
def test_options_and_refusals_for_others_name_no_hand_tile() -> None:
    hands = (("Cd2", "Po2"), ("L2", "M2"), ("To2", "Co2"))
    states = [position(board=row("E6", "Ed Ed"), hand=hand, pile=("Ed3",)) for hand in hands]
    for first, second in combinations(states, 2):
        assert GAME.view(first, None) == GAME.view(second, None)
        assert GAME.view(first, 1).decision is None
        for line in ("Ed D6", "end", "ok", "5", "Cd D6"):
            answers = []
            for state in (first, second):
                try:
                    answers.append(str(lined(state, line, seat=1)))
                except ValueError as error:
                    answers.append(str(error))
            assert answers[0] == answers[1]
    assert "Po D6" in offered(states[0])
    assert asked(states[0]).seat == 0
