"""Hidden information: what each reader sees, and where undo stops."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from engines.core import Chance
from engines.famous_explorers.state import State

from .games import FULL, SETTINGS, name_of, random_game, states_of
from .positions import (
    GAME,
    asked,
    begun,
    events,
    ids,
    offered,
    play,
    position,
    reveals,
    sketched,
    started,
    text,
)

LINE = sketched("start-pa-pb-pc-pd-pe start-r1-pf start-g1-pg pe-pk-pl-pm-pn-po")


def line(**known: object) -> State:
    known = {"hands": ("pd pe", "pm po"), "red": "start>pa", **known}
    return position(game=LINE, **known)  # type: ignore[arg-type]


def barrier(state: State, text: str, seat: int | None = None) -> bool:
    return reveals(state, text, seat, LINE)


def seen(state: State, reader: int | None) -> tuple[str, str, object]:
    """Return all that a reader sees, as JSON and as text, with its free actions."""
    free_action = None if reader is None else GAME.free_action(state, reader)
    return GAME.views.dump(GAME.view(state, reader)), text(state, reader), free_action


def other_worlds(state: State, reader: int | None) -> Iterator[State]:
    """Yield hand-made states that differ only in what the reader may not know."""
    cards = state.cards
    yield replace(state, cards=replace(cards, deck=cards.deck[::-1]))
    yield replace(state, chance=Chance(12345))
    yield replace(state, event_deck=state.event_deck[::-1])
    for seat, hand in enumerate(cards.hands):
        free = [card for card in hand if card not in state.shown[seat]]
        if seat == reader or state.board.ended:
            continue
        held = tuple(card for card in hand if card not in state.held[seat])
        yield replace(state, held=(*state.held[:seat], held, *state.held[seat + 1 :]))
        if free and cards.deck:
            given = tuple(sorted(cards.deck[0] if card == free[0] else card for card in hand))
            kept = tuple(card for card in state.held[seat] if card != free[0])
            yield replace(
                state,
                cards=replace(
                    cards,
                    hands=(*cards.hands[:seat], given, *cards.hands[seat + 1 :]),
                    deck=(free[0], *cards.deck[1:]),
                ),
                held=(*state.held[:seat], kept, *state.held[seat + 1 :]),
            )
    for slot, (card, tokens) in enumerate(zip(state.secrets, state.peeked, strict=True)):
        if card is not None and cards.deck and reader not in tokens and not state.board.ended:
            secrets = (*state.secrets[:slot], cards.deck[-1], *state.secrets[slot + 1 :])
            yield replace(
                state, secrets=secrets, cards=replace(cards, deck=(*cards.deck[:-1], card))
            )


@pytest.mark.slow
@pytest.mark.rule("RT-803", "RT-954", "FE-209", "FE-901", "FE-952")
@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_nothing_that_is_hidden_changes_what_a_reader_sees(setting: dict[str, bool]) -> None:
    compared = 0
    for state in states_of(3, "game 7", **setting)[::9]:
        for reader in (None, 0, 1, 2):
            before = seen(state, reader)
            for world in other_worlds(state, reader):
                assert seen(world, reader) == before
                compared += 1
    assert compared > 200


@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_resampled_states_look_the_same(setting: dict[str, bool]) -> None:
    for number, state in enumerate(states_of(3, "game 8", **setting)[::11]):
        for reader in (None, 0, 1, 2):
            world = GAME.resample(state, reader, Chance(number))
            assert seen(world, reader) == seen(state, reader)
            assert not GAME.broken_invariants(world)


def test_everything_unknown_is_resampled() -> None:
    state = begun(3, "anew", first_player=1, **FULL)
    hands, decks, secrets, next_events = (set[tuple[object, ...]]() for _ in range(4))
    for number in range(5):
        world = GAME.resample(state, 0, Chance(number))
        assert world.cards.hands[0] == state.cards.hands[0]
        # Marks show that their cards are still held.
        assert set(state.marks[1]) <= set(world.cards.hands[1])
        assert (world.market, world.away) == (state.market, state.away)
        hands.add(world.cards.hands[1])
        decks.add(world.cards.deck)
        secrets.add(world.secrets)
        next_events.add(world.event_deck)
    assert len(hands) == len(decks) == len(secrets) == len(next_events) == 5
    everybody = GAME.resample(state, None, Chance(1))
    assert everybody.cards.hands[0] != state.cards.hands[0]


# --- single items of the table -------------------------------------------------------------


@pytest.mark.rule("RT-803")
def test_a_hand_is_its_owners_only() -> None:
    state = begun(3, "hand")
    assert [held.place for held in GAME.view(state, 1).hand] == ids(state.cards.hands[1])
    everybody = GAME.view(state, None)
    assert (everybody.hand, everybody.hand_sizes) == ((), (12, 12, 12))
    assert (everybody.decision, everybody.free_action) == (None, None)
    assert "own:" not in text(state, None)


@pytest.mark.rule("FE-952", "FE-304")
def test_nobody_else_learns_what_is_held_back() -> None:
    state = line(red="start>pa>pb>pc>pd")
    happened = events(state, "hold pe", game=LINE)
    assert [(event.kind, event.audience, event.reveals) for event in happened] == [
        ("hold-changed", (0,), False)
    ]
    assert LINE.facts(happened[0]) == {"seat": 0, "places": "PE", "held": "yes"}
    for typed in ("hold pe", "hold all", "hold pe release pe", "hold all release all"):
        after = play(state, typed, game=LINE)
        assert after.board == state.board
        for reader in (None, 1):
            assert LINE.view(after, reader) == LINE.view(state, reader)
            assert text(after, reader, LINE) == text(state, reader, LINE)
        assert all(event.audience == (0,) for event in events(state, typed, game=LINE))
    for name in ("hold pe", "release pe", "hold all", "release all"):
        (move, _rest) = LINE.parse(name, ())
        assert LINE.is_private(move)
    for name in ("score pd", "red pe", "end", "exchange pd"):
        (move, _rest) = LINE.parse(name, ())
        assert not LINE.is_private(move)


@pytest.mark.rule("FE-952")
def test_what_others_hold_back_is_unknown_in_resampled_states() -> None:
    state = line(rest=True, held=("pd", "pm po"), marks=("", "pm"))
    for number in range(4):
        world = LINE.resample(state, 0, Chance(number))
        assert (world.held[0], world.held[1]) == (state.held[0], ())
        assert LINE.resample(state, None, Chance(number)).held == ((), ())


@pytest.mark.rule("FE-952", "RT-954")
def test_a_held_card_and_a_card_elsewhere_look_the_same_when_reached() -> None:
    """Nobody but its owner can tell that pb is held back by seat 1, or not held at all."""
    held = line(hands=("pd pe", "pb po"), held=("", "pb"), deck="pm")
    elsewhere = line(hands=("pd pe", "pm po"), deck="pb")
    assert events(held, "red pb", game=LINE) == events(elsewhere, "red pb", game=LINE)
    states = [play(state, "red pb", game=LINE) for state in (held, elsewhere)]
    for reader in (None, 0):
        assert LINE.view(states[0], reader) == LINE.view(states[1], reader)


@pytest.mark.rule("FE-952")
def test_a_late_card_is_its_owners_business() -> None:
    state = line(nr1=True, red="start>pa>pb", hands=("pa pb", "po"), held=("pa pb",))
    assert [held.scorable for held in LINE.view(state, 0).hand] == [True, True]
    assert LINE.view(state, 1).hand[0].scorable is False
    state = play(state, "score pa", game=LINE)
    assert [held.scorable for held in LINE.view(state, 0).hand] == [True]


@pytest.mark.rule("FE-403", "FE-951")
def test_others_learn_of_an_exchange_only_that_it_took_place() -> None:
    state = line(deck="pk pl pn")
    happened = events(state, "exchange pd keep pl", game=LINE)
    assert [(event.kind, event.audience) for event in happened] == [
        ("card-given", None),
        ("cards-drawn", (0,)),
        ("card-kept", (0,)),
    ]
    assert LINE.facts(happened[0]) == {"seat": 0, "by": "exchange", "count": 2}
    assert LINE.facts(happened[1]) == {"seat": 0, "given": "PD", "drawn": "PK, PL"}
    assert LINE.facts(happened[2]) == {"seat": 0, "kept": "PL", "returned": "PK"}
    during = play(state, "exchange pd", game=LINE)
    own_view, others = LINE.view(during, 0), LINE.view(during, 1)
    assert (own_view.given, own_view.drawn) == ("pd", ("pk", "pl"))
    assert (others.given, others.drawn, others.owed) == (None, (), "keep")
    # For others, the cards drawn and the card given away are resampled.
    drawn = {LINE.resample(during, 1, Chance(number)).drawn for number in range(8)}
    given = {LINE.resample(during, 1, Chance(number)).given for number in range(8)}
    assert len(drawn) > 2
    assert len(given) > 2
    own = LINE.resample(during, 0, Chance(1))
    assert (own.drawn, own.given) == (during.drawn, during.given)


@pytest.mark.rule("FE-209", "FE-407")
def test_after_an_exchange_nobody_knows_which_marked_cards_are_held() -> None:
    state = line(deck="pk pl", hands=("pb pd pe", "pm po"), marks=("pd pb",), rest=True)
    for number in range(6):
        world = LINE.resample(state, 1, Chance(number))
        assert {"pb", "pd"} <= set(ids(world.cards.hands[0], LINE))
    after = play(state, "exchange pe keep pk", game=LINE)
    hands = {
        tuple(ids(LINE.resample(after, 1, Chance(number)).cards.hands[0], LINE))
        for number in range(12)
    }
    assert any("pd" not in hand for hand in hands)
    assert any("pb" not in hand for hand in hands)
    assert LINE.resample(after, 0, Chance(1)).cards.hands[0] == after.cards.hands[0]


@pytest.mark.rule("FE-403")
def test_who_discarded_a_card_knows_that_it_lies_there() -> None:
    state = play(line(deck="pk pl", rest=True), "exchange pd keep pk", game=LINE)
    for number in range(6):
        own = LINE.resample(state, 0, Chance(number))
        assert own.cards.discards == state.cards.discards
        assert LINE.broken_invariants(
            LINE.resample(state, 1, Chance(number))
        ) == LINE.broken_invariants(state)
    others = {LINE.resample(state, 1, Chance(number)).cards.discards for number in range(6)}
    assert len(others) > 3


@pytest.mark.rule("FE-901")
def test_a_secret_is_seen_by_those_who_peeked() -> None:
    state = position(sd=True, secrets="fuji uluru", peeked=((1,), ()), seats=3, rest=True)
    for reader, places in ((None, (None, None)), (0, (None, None)), (1, ("fuji", None))):
        view = GAME.view(state, reader)
        assert tuple(secret.place for secret in view.secrets) == places
        assert [secret.peeked for secret in view.secrets] == [(1,), ()]
        assert [secret.empty for secret in view.secrets] == [False, False]
    for number in range(4):
        assert GAME.resample(state, 1, Chance(number)).secrets[0] == state.secrets[0]
    others = {GAME.resample(state, 0, Chance(number)).secrets for number in range(4)}
    assert len(others) == 4


def test_hands_are_shown_at_the_end_only() -> None:
    played = [*random_game(2, "game 9")]
    for step in played[:-1]:
        assert GAME.view(step.state, None).unfulfilled == ((), ())
    last = played[-1].state
    assert GAME.view(last, None).unfulfilled == tuple(map(GAME.lookup.ids, last.cards.hands))
    assert any(last.cards.hands)
    # Then nothing of them is hidden any more.
    assert GAME.resample(last, None, Chance(1)).cards.hands == last.cards.hands


# --- undo ----------------------------------------------------------------------------------


@pytest.mark.rule("RT-951", "RT-952", "FE-951")
def test_what_stops_undo() -> None:
    assert barrier(line(), "red pb")  # nobody holds it: that is news
    assert barrier(line(hands=("pd", "pb po")), "red pb")  # another player does
    assert not barrier(line(hands=("pb pd", "po")), "red pb")  # the own hand is known
    assert not barrier(line(hands=("pb pd", "po"), held=("pb",)), "red pb")
    for by in ("scored", "taken", "claimed"):
        assert not barrier(line(**{by: ("", "pb")}), "red pb")
        assert not barrier(line(**{by: ("pb",)}), "red pb")
    assert not barrier(line(shown_discards="pb"), "red pb")
    assert barrier(line(row="pb", deck="pk"), "red pb")  # a card is drawn
    assert not barrier(line(row="pb"), "red pb")  # none is
    assert barrier(line(deck="pk pl"), "exchange pd")
    assert not barrier(play(line(deck="pk pl"), "exchange pd", game=LINE), "keep pk")
    assert barrier(line(red="start>pa>pb>pc"), "remove red")
    assert barrier(play(line(hands=("pb pd", "po")), "red pb", game=LINE), "end")


@pytest.mark.rule("RT-952")
def test_the_place_of_another_players_mark_stops_undo() -> None:
    """Its card may be held back or given away: that nothing happens reveals something, too."""
    assert barrier(line(hands=("pd pe", "pb po"), marks=("", "pb")), "red pb")
    state = line(hands=("pd pe", "pb po"), marks=("", "pb"), held=("", "pb"))
    assert barrier(state, "red pb")


@pytest.mark.rule("RT-952", "RT-954")
def test_own_discards_and_secrets_peeked_at_do_not_change_where_undo_stops() -> None:
    """Otherwise others could learn from it what a player gave away or has seen."""
    assert barrier(line(own_discards=("pb",)), "red pb")
    state = line(sd=True, secrets="pb pk", peeked=((0,),), red="start>pa>pb>pc")
    assert barrier(state, "remove red")


@pytest.mark.rule("RT-953")
def test_dots_and_known_points_can_be_undone() -> None:
    assert not barrier(line(), "blue r1")
    assert not barrier(line(), "blue g1")
    assert not barrier(play(line(), "blue g1", game=LINE), "decline")
    assert not barrier(line(), "remove red")
    assert not barrier(line(hands=("pa pd", "po"), red="start>pa>pb"), "remove red")


@pytest.mark.rule("RT-951", "FE-951")
def test_scoring_by_command_stops_undo() -> None:
    state = line(red="start>pa>pb>pc", hands=("pb pe", "pa po"), held=("pb", "pa"))
    assert barrier(state, "score pb")
    assert barrier(state, "score pa", 1)


@pytest.mark.rule("FE-951")
def test_a_purchase_stops_undo_if_an_event_turns_up() -> None:
    known = {"ee": True, "market": "grant zheng letter"}
    for card in ("grant", "zheng", "letter"):
        assert barrier(line(event_deck="tour", **known), f"buy {card}")
        assert not barrier(line(**known), f"buy {card}")


@pytest.mark.rule("FE-951")
def test_a_gossip_stops_undo() -> None:
    state = line(ee=True, market="gossip", deck="pk pl pm")
    assert not barrier(state, "buy gossip")
    state = play(state, "buy gossip", game=LINE)
    assert barrier(state, "give pd")
    assert not barrier(play(state, "give pd", game=LINE), "keep pl")


@pytest.mark.rule("FE-951")
def test_a_peek_and_every_reveal_stop_undo() -> None:
    state = play(line(sd=True, secrets="pk pl", deck="pm"), "blue g1", game=LINE)
    assert barrier(state, "peek a")
    state = line(sd=True, secrets="pb pl", deck="pm pn", hands=("pd pe", "pk"))
    for typed in ("reveal a", "reveal b"):
        assert barrier(play(state, "red pb", game=LINE), typed)
    # Claimed without asking, with a token.
    assert barrier(line(sd=True, secrets="pb pl", peeked=((0,),)), "red pb")


@pytest.mark.rule("FE-951")
def test_set_up_cannot_be_undone() -> None:
    state = started(2, "undo")
    assert reveals(state, offered(state)[0])


@pytest.mark.rule("RT-951")
def test_the_end_of_a_turn_stops_undo() -> None:
    assert barrier(line(main=False), "end")


@pytest.mark.rule("RT-954")
@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_questions_do_not_depend_on_the_cards_of_others(setting: dict[str, bool]) -> None:
    state = begun(2, "ask", **setting)
    other = (state.board.active + 1) % 2
    for number in range(5):
        world = GAME.resample(state, state.board.active, Chance(number))
        assert world.cards.hands[other] != state.cards.hands[other]
        assert asked(world) == asked(state)
        for reader in (state.board.active, None):
            assert GAME.view(world, reader) == GAME.view(state, reader)


@pytest.mark.rule("FE-911", "FE-914", "FE-403")
def test_a_wrong_secret_is_not_laid_again_at_once() -> None:
    """Everybody has just seen it, so it joins the discards after the new Secret is drawn."""
    known = {"sd": True, "secrets": "pk pl", "scored": ("pm",), "hands": ("pd pe", "po")}
    state = play(play(line(**known), "red pb", game=LINE), "reveal a", game=LINE)
    assert state.secrets[0] is None
    assert LINE.view(state, None).shown_discards == ("pk",)
    state = play(play(line(**known, discards="pn"), "red pb", game=LINE), "reveal a", game=LINE)
    assert ids(state.secrets, LINE)[0] == "pn"  # type: ignore[arg-type]
    assert LINE.view(state, None).shown_discards == ("pk",)
