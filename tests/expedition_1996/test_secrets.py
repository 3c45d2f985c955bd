"""Hidden information: what each reader sees, and where undo stops."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from engines.core import Chance
from engines.expedition_1996.state import State

from .games import SETTINGS, random_game, states_of
from .positions import (
    GAME,
    asked,
    begun,
    events,
    lined,
    offered,
    play,
    position,
    sketched,
    text,
)

LINE = sketched("start-pa-pb-pc-pd-pe start-r1-pf start-g1-pg pe-pk-pl-pm-pn-po")


def line(**known: object) -> State:
    known = {"hands": ("pd pe", "pm po"), "red": "start>pa", **known}
    return position(game=LINE, **known)  # type: ignore[arg-type]


def seen(state: State, reader: int | None) -> tuple[str, str]:
    """Return all that a reader sees, as JSON and as text."""
    return GAME.views.dump(GAME.view(state, reader)), text(state, reader)


def other_worlds(state: State, reader: int | None) -> Iterator[State]:
    """Yield hand-made states that differ only in what the reader may not know."""
    cards, known = state.cards, set(state.sunk[reader]) if reader is not None else set()
    deck = list(cards.deck)
    loose = [index for index, card in enumerate(deck) if card not in known]
    mirrored = deck.copy()
    for index, other in zip(loose, loose[::-1], strict=True):
        mirrored[index] = deck[other]
    yield replace(state, cards=replace(cards, deck=tuple(mirrored)))
    for seat, hand in enumerate(cards.hands):
        free = [card for card in hand if card not in state.chips[seat]]
        if seat != reader and free and loose:
            swapped = deck.copy()
            swapped[loose[0]] = free[0]
            given = tuple(sorted(deck[loose[0]] if card == free[0] else card for card in hand))
            hands = (*cards.hands[:seat], given, *cards.hands[seat + 1 :])
            yield replace(state, cards=replace(cards, hands=hands, deck=tuple(swapped)))
    yield replace(state, chance=Chance(12345))


@pytest.mark.rule("RT-803", "RT-954", "Q96-952")
def test_nothing_that_is_hidden_changes_what_a_reader_sees() -> None:
    for state in states_of(3, "game 7")[3:-1:9]:
        if state.drawn:
            continue
        for reader in (None, 0, 1, 2):
            before = seen(state, reader)
            for world in other_worlds(state, reader):
                assert seen(world, reader) == before


@pytest.mark.parametrize("setting", SETTINGS)
def test_resampled_states_look_the_same(setting: dict[str, bool]) -> None:
    for number, state in enumerate(states_of(3, "game 8", **setting)[::11]):
        for reader in (None, 0, 1, 2):
            world = GAME.resample(state, reader, Chance(number))
            assert seen(world, reader) == seen(state, reader)
            assert not GAME.broken_invariants(world)


def test_everything_unknown_is_resampled() -> None:
    state = begun(3, "anew", first_player=1)
    hands, decks = set(), set()
    for number in range(5):
        world = GAME.resample(state, 0, Chance(number))
        assert world.cards.hands[0] == state.cards.hands[0]
        assert set(state.chips[1]) <= set(world.cards.hands[1])
        hands.add(world.cards.hands[1])
        decks.add(world.cards.deck)
    assert len(hands) == len(decks) == 5
    everybody = GAME.resample(state, None, Chance(1))
    assert everybody.cards.hands[0] != state.cards.hands[0]


def test_who_put_a_mission_under_the_deck_knows_where_it_lies() -> None:
    state = begun(3, "under", first_player=1)
    given = next(move for move in offered(state) if move.startswith("exchange"))
    state = play(state, given)
    drawn = state.drawn
    state = play(state, offered(state)[0])
    view = GAME.view(state, 0)
    assert view.sunk == GAME.lookup.ids(state.sunk[0])
    assert len(view.sunk) == 2
    assert GAME.view(state, 1).sunk == GAME.view(state, None).sunk == ()
    assert state.cards.deck[:2] == (drawn[1], state.sunk[0][0])
    for number in range(4):
        assert GAME.resample(state, 0, Chance(number)).cards.deck[:2] == state.cards.deck[:2]
        resampled = GAME.resample(state, 1, Chance(number))
        assert GAME.broken_invariants(resampled) == ()
    # Once it is drawn, the seat no longer knows where it is.
    lying = replace(state, cards=replace(state.cards, deck=state.cards.deck[:2]))
    state = play(lying, next(move for move in offered(state) if move.startswith("exchange")))
    assert len(state.sunk[0]) == 1


@pytest.mark.rule("RT-803")
def test_a_hand_is_its_owners_only() -> None:
    state = begun(3, "hand")
    assert len(GAME.view(state, 1).hand) == 12
    assert GAME.view(state, None).hand == ()
    assert GAME.view(state, None).hand_sizes == (12, 12, 12)
    assert GAME.view(state, None).decision is None


@pytest.mark.rule("Q96-952")
def test_hands_are_shown_at_the_end_only() -> None:
    played = [*random_game(2, "game 9")]
    for step in played[:-1]:
        assert GAME.view(step.state, None).unfulfilled == ((), ())
    last = played[-1].state
    assert GAME.view(last, None).unfulfilled == tuple(map(GAME.lookup.ids, last.cards.hands))
    assert any(last.cards.hands)


# --- events --------------------------------------------------------------------------------


@pytest.mark.rule("Q96-951", "Q96-503")
def test_others_learn_of_an_exchange_only_that_it_took_place() -> None:
    state = line(deck="pk pl pn")
    happened: list[Any] = events(state, "exchange pd keep pl", game=LINE)
    assert [(event.kind, event.audience) for event in happened] == [
        ("exchanged", None),
        ("exchange-drawn", (0,)),
        ("mission-kept", (0,)),
    ]
    assert LINE.facts(happened[0]) == {"seat": 0}
    assert LINE.facts(happened[1]) == {"seat": 0, "given": "PD", "drawn": "PK, PL"}
    assert LINE.facts(happened[2]) == {"seat": 0, "kept": "PL", "returned": "PK"}
    during = play(state, "exchange pd", game=LINE)
    own, others = LINE.view(during, 0), LINE.view(during, 1)
    assert (own.given, own.drawn) == ("pd", ("pk", "pl"))
    assert (others.given, others.drawn, others.exchanging) == (None, (), True)


def barrier(state: State, text: str) -> bool:
    return any(played.reveals for played in lined(state, text, game=LINE))


@pytest.mark.rule("RT-951", "RT-952", "Q96-951")
def test_what_stops_undo() -> None:
    assert barrier(line(), "red pb")  # nobody holds it: that is news
    assert barrier(line(hands=("pd", "pb po")), "red pb")  # another player does
    assert not barrier(line(hands=("pb pd", "po")), "red pb")  # the own hand is known
    assert not barrier(line(opened=("", "pb")), "red pb")
    assert not barrier(line(taken=("", "pb")), "red pb")
    assert not barrier(line(hands=("pd", "pb po"), chips=("", "pb")), "red pb")
    assert barrier(line(row="pb", deck="pk"), "red pb")  # a card is drawn
    assert not barrier(line(row="pb"), "red pb")
    assert barrier(line(deck="pk pl"), "exchange pd")
    assert not barrier(play(line(deck="pk pl"), "exchange pd", game=LINE), "keep pk")
    assert barrier(line(red="start>pa>pb>pc"), "remove red")
    assert barrier(line(hands=("pb pd", "po")), "red pb end")


@pytest.mark.rule("RT-952")
def test_a_mission_put_under_the_deck_does_not_change_where_undo_stops() -> None:
    """Otherwise others could learn from it what the player gave away."""
    assert barrier(line(deck="pk pb", sunk=("pb",)), "red pb")


@pytest.mark.rule("RT-953")
def test_dots_and_removals_to_known_points_can_be_undone() -> None:
    assert not barrier(line(), "blue r1")
    assert not barrier(line(), "blue g1 decline")
    assert not barrier(line(), "remove red")
    assert not barrier(line(hands=("pa pd", "po"), red="start>pa>pb"), "remove red")


@pytest.mark.rule("RT-954")
def test_questions_do_not_depend_on_the_cards_of_others() -> None:
    state = begun(2, "ask")
    other = (state.board.active + 1) % 2
    for number in range(5):
        world = GAME.resample(state, state.board.active, Chance(number))
        assert world.cards.hands[other] != state.cards.hands[other]
        assert asked(world) == asked(state)
