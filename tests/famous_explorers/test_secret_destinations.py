"""Section 9 of the catalogue: laying out Secrets, peeking at them, claiming them."""

from __future__ import annotations

from typing import Any

import pytest

from engines.core import Chance
from engines.famous_explorers.moves import Peek, Reveal
from engines.famous_explorers.state import State

from .positions import (
    GAME,
    asked,
    events,
    ids,
    kinds,
    offered,
    play,
    position,
    refused,
    reveals,
    sketched,
    started,
    track,
)

NET = sketched(
    "start-pa-pb-pc-pa pb-pd pc-pe pe-pf start-ta-g1-tb-tc ta-g2 start-ua-r1-ub-uc"
    " start-xa-xb-xc-xd"
)
"""Red makes the ring pa, pb, pc; yellow goes by ta to a green dot, blue by ua to a red one."""


def table(**known: Any) -> State:
    known = {
        "sd": True,
        "hands": ("xc", "xd"),
        "row": "xa",
        "deck": "uc tc",
        "secrets": "pb pd",
        "game": NET,
        **known,
    }
    return position(**known)


def tokens(state: State) -> tuple[tuple[int, ...], ...]:
    """Return the seats whose tokens lie on A and on B, as everybody sees them."""
    return tuple(secret.peeked for secret in NET.view(state, None).secrets)


# --- laying out ----------------------------------------------------------------------------


@pytest.mark.rule("FE-901", "RT-802")
def test_the_row_is_four_open_cards_and_two_secrets_far_enough_away() -> None:
    distance = GAME.lookup.network.distance
    for seed in range(30):
        state = started(seed=f"seed {seed}", secret_destinations=True)
        assert (len(state.cards.row), len(state.secrets)) == (4, 2)
        six = [*state.cards.row, *(card for card in state.secrets if card is not None)]
        assert all(distance(0, card) >= 3 for card in six)
        assert len(set(six)) == 6
        assert len(state.cards.deck) == 79 - 24 - 6
        assert [secret.place for secret in GAME.view(state, 0).secrets] == [None, None]
        assert [secret.slot for secret in GAME.view(state, 0).secrets] == ["a", "b"]


@pytest.mark.rule("FE-901")
def test_without_the_option_there_are_no_secrets() -> None:
    state = started()
    assert (len(state.cards.row), state.secrets) == (6, ())
    assert GAME.view(state, None).secrets == ()
    bonus = play(position(game=NET, hands=("xc", "xd"), yellow="start>ta"), "yellow g1", game=NET)
    assert not offered(bonus, "peek", game=NET)
    refused(bonus, Peek("a"), "RT-802", "no-secrets", game=NET)
    place = play(position(game=NET, hands=("xc", "xd")), "red pa", game=NET)
    assert place.window is None
    refused(place, Reveal("a"), "RT-802", "no-secrets", game=NET)


# --- peeking -------------------------------------------------------------------------------


@pytest.mark.rule("FE-902")
def test_a_bonus_may_be_forfeited_to_peek() -> None:
    state = play(table(yellow="start>ta"), "yellow g1", game=NET)
    assert offered(state, game=NET)[-4:] == ["bonus blue XA", "peek a", "peek b", "decline"]
    happened = events(state, "peek b", game=NET)
    assert kinds(happened) == ["peeked", "secret-seen"]
    assert (happened[0].audience, happened[1].audience) == (None, (0,))
    assert not hasattr(happened[0], "place")
    assert happened[1].place == "pd"
    after = play(state, "peek b", game=NET)
    assert (after.board.bonuses, after.board.routes) == (0, state.board.routes)
    assert tokens(after) == ((), (0,))
    assert asked(after, NET).kind == "turn"
    assert [secret.place for secret in NET.view(after, 0).secrets] == [None, "pd"]
    for seat in (1, None):
        assert [secret.place for secret in NET.view(after, seat).secrets] == [None, None]
    # He may look at it at any time: also in the turns of others.
    later = play(after, "end", game=NET)
    assert NET.view(later, 0).secrets[1].place == "pd"


@pytest.mark.rule("FE-902")
def test_each_bonus_allows_one_peek() -> None:
    state = table(main=False, bonuses=2)
    state = play(state, "peek a", game=NET)
    assert (asked(state, NET).kind, state.board.bonuses) == ("bonus", 1)
    state = play(state, "peek b", game=NET)
    assert (asked(state, NET).kind, tokens(state)) == ("turn", ((0,), (0,)))


@pytest.mark.rule("FE-902")
def test_no_peek_without_a_bonus() -> None:
    state = table(yellow="start>ta")
    refused(state, Peek("a"), "FE-902", "no-bonus", game=NET)
    declined = play(state, "yellow g1 decline", game=NET)
    refused(declined, Peek("a"), "FE-902", "no-bonus", game=NET)
    ring = play(table(red="start>pa>pb>pc", bonuses=0), "red pa", game=NET)
    refused(ring, Peek("a"), "RT-309", "branch-first", game=NET, colour="red")


@pytest.mark.rule("FE-903")
def test_nobody_peeks_twice_at_the_same_secret() -> None:
    state = play(table(yellow="start>ta", peeked=((1, 0), (1,))), "yellow g1", game=NET)
    assert offered(state, "peek", game=NET) == ["peek b"]
    refused(state, Peek("a"), "FE-903", "known-already", game=NET, slot="a")
    # Tokens lie in the order in which they were put down, those of others do not matter.
    assert tokens(play(state, "peek b", game=NET)) == ((1, 0), (1, 0))


@pytest.mark.rule("FE-914", "FE-902")
def test_nothing_can_be_seen_in_an_empty_slot() -> None:
    state = play(table(yellow="start>ta", secrets="- pd"), "yellow g1", game=NET)
    assert offered(state, "peek", game=NET) == ["peek b"]
    refused(state, Peek("a"), "FE-914", "slot-empty", game=NET, slot="a")


STUCK = sketched("start-pa-g1 start-pb-g2 start-pc-pd")
"""Beyond their first places red and yellow meet a green dot, and then nothing."""


def stuck(**known: Any) -> State:
    routes = {"red": "start>pa", "yellow": "start>pb>g2", "blue": "start>pc>pd"}
    known = {"sd": True, "hands": ("pd", "pb"), "secrets": "pa pc", **routes, **known}
    return position(game=STUCK, **known)


@pytest.mark.rule("FE-902", "RT-404")
def test_a_bonus_for_which_no_arrow_is_legal_may_be_used_to_peek() -> None:
    state = play(stuck(), "red g1", game=STUCK)
    assert offered(state, game=STUCK) == ["peek a", "peek b", "decline"]
    assert play(state, "peek a", game=STUCK).peeked == ((0,), ())
    half = play(stuck(peeked=((), (0, 1))), "red g1", game=STUCK)
    assert offered(half, game=STUCK) == ["peek a", "decline"]
    # It lapses if there is nothing to peek at.
    nothing = play(stuck(peeked=((0,), (0,))), "red g1", game=STUCK)
    assert (asked(nothing, STUCK).kind, nothing.board.bonuses) == ("turn", 0)
    without = play(stuck(sd=False), "red g1", game=STUCK)
    assert (asked(without, STUCK).kind, without.board.bonuses) == ("turn", 0)


@pytest.mark.rule("FE-902", "RT-404")
def test_bonuses_lapse_when_the_last_secret_was_peeked_at() -> None:
    state = stuck(red="start>pa>g1", peeked=((0,), ()), main=False, bonuses=2)
    assert offered(state, game=STUCK) == ["peek b", "decline"]
    happened = events(state, "peek b", game=STUCK)
    assert kinds(happened) == ["peeked", "secret-seen", "bonus-lapsed"]
    assert (happened[-1].count, happened[-1].declined) == (1, False)
    assert play(state, "peek b", game=STUCK).board.bonuses == 0


# --- claiming ------------------------------------------------------------------------------


@pytest.mark.rule("FE-904", "FE-905", "FE-914")
@pytest.mark.parametrize(
    ("known", "line"),
    [
        ({"red": "start>pa"}, "red pb"),
        ({"red": "start>pa", "main": False}, "ticket red pb"),
        ({"red": "start>pa", "main": False, "bonuses": 1}, "bonus red pb"),
        ({"red": "start>pa", "ee": True, "kept": ("wind",)}, "play wind extra red pb"),
        ({"red": "start>pa", "ee": True, "market": "march"}, "buy march extra red pb"),
        ({"red": "start>pa>pc>pe", "secrets": "pd pf"}, "ticket red pf"),
    ],
)
def test_an_arrow_of_any_kind_claims_a_secret_that_its_player_knows(
    known: dict[str, Any], line: str
) -> None:
    known = {"peeked": ((1, 0), (1,)), **known}
    if known.get("secrets") == "pd pf":
        known["peeked"] = ((1,), (0,))
    state = table(**known)
    happened = events(state, line, game=NET)
    assert kinds(happened)[-3:] == ["arrow-laid", "secret-claimed", "secret-laid"]
    claim, laid = happened[-2:]
    assert claim.known
    assert claim.reveals
    assert (laid.slot, laid.empty) == (claim.slot, False)
    after = play(state, line, game=NET)
    assert ids(after.claimed[0], NET) == [claim.place]
    # Two points, but one card.
    assert track(after, NET) == [2, 0]
    score = NET.view(after, None).scores[0]
    assert (score.cards, score.secrets) == (1, 1)
    assert after.cards.row == state.cards.row


@pytest.mark.rule("FE-904", "FE-905", "RT-520")
def test_a_branch_claims_too() -> None:
    state = play(table(red="start>pa>pb>pc", peeked=((), (0,))), "red pa", game=NET)
    after = play(state, "branch red pb pd", game=NET)
    assert ids(after.claimed[0], NET) == ["pd"]
    # Closing a loop reaches the place again: it, too, claims.
    again = table(red="start>pa>pb>pc", secrets="pa pd", peeked=((0,), ()))
    again = play(again, "red pa", game=NET)
    assert (ids(again.claimed[0], NET), asked(again, NET).kind) == (["pa"], "branch")


@pytest.mark.rule("FE-904", "FE-905", "FE-914")
def test_tokens_go_back_and_a_new_secret_is_laid() -> None:
    state = table(seats=3, red="start>pa", peeked=((2, 0), (1, 2)), deck="uc tc")
    after = play(state, "red pb", game=NET)
    assert tokens(after) == ((), (1, 2))
    assert ids((after.secrets[0] or 0, after.secrets[1] or 0), NET) == ["uc", "pd"]
    assert ids(after.cards.deck, NET) == ["tc"]
    for seat in (None, 0, 1, 2):
        assert NET.view(after, seat).secrets[0].place is None
    assert NET.view(after, 2).secrets[1].place == "pd"


@pytest.mark.rule("FE-905", "FE-904")
def test_nothing_is_claimed_for_a_player_without_a_token() -> None:
    state = table(red="start>pa", peeked=((1,), (0,)))
    assert kinds(events(state, "red pb", game=NET)) == ["arrow-laid"]
    after = play(state, "red pb", game=NET)
    assert after.claimed == ((), ())
    # Nor for the one who knows it, as it is not his arrow; nor when it is his turn.
    after = play(after, "end", game=NET)
    assert not offered(after, "reveal", game=NET)
    after = play(after, "red pd end", game=NET)
    assert after.claimed == ((), ())
    assert tokens(after) == ((1,), (0,))


@pytest.mark.rule("FE-904", "FE-906")
def test_a_removal_claims_nothing() -> None:
    state = table(red="start>pa>pb>pd", peeked=((0,), ()))
    happened = events(state, "remove red", game=NET)
    assert kinds(happened) == ["arrow-removed"]
    after = play(state, "remove red", game=NET)
    assert (after.claimed, after.window) == (((), ()), None)
    refused(after, Reveal("a"), "FE-906", "no-place-reached", game=NET)
    bridge = table(red="start>pa>pb>pd", peeked=((0,), ()), ee=True, market="bridge")
    bridge = play(bridge, "buy bridge lift red", game=NET)
    assert (bridge.claimed, bridge.window) == (((), ()), None)


@pytest.mark.rule("FE-904", "FE-915")
def test_an_earlier_arrow_claims_nothing() -> None:
    # The tip stands on the place of the Secret that is peeked at.
    state = table(red="start>pa>pb", yellow="start>ta")
    state = play(state, "yellow g1 peek a", game=NET)
    assert state.claimed == ((), ())
    refused(state, Reveal("a"), "FE-906", "no-place-reached", game=NET)
    # Another expedition that comes there does.
    state = play(state, "ticket blue pa ticket blue pb", game=NET)
    assert ids(state.claimed[0], NET) == ["pb"]


@pytest.mark.rule("FE-915", "FE-914")
def test_a_new_secret_must_be_reached_again() -> None:
    # The new card in A is the place where red was just before.
    state = table(red="start>pa", peeked=((0,), (0,)), deck="pa uc")
    state = play(state, "red pb", game=NET)
    assert ids([card for card in state.secrets if card is not None], NET) == ["pa", "pd"]
    assert ids(state.claimed[0], NET) == ["pb"]
    # Or the one where another expedition stands.
    state = table(red="start>pa", blue="start>ua", peeked=((0,), ()), deck="ua uc")
    state = play(state, "red pb", game=NET)
    assert ids(state.claimed[0], NET) == ["pb"]
    assert NET.lookup.network.numbers["ua"] in state.secrets


@pytest.mark.rule("FE-916", "RT-805")
def test_an_open_card_is_refilled_open_and_a_secret_face_down() -> None:
    row = play(table(deck="uc tc"), "red xa", game=NET)
    assert ids(row.cards.row, NET) == ["uc"]
    assert row.secrets == table().secrets
    secret = play(table(red="start>pa", peeked=((0,), ()), deck="uc tc"), "red pb", game=NET)
    assert ids(secret.cards.row, NET) == ["xa"]
    assert len(secret.secrets) == 2
    assert "uc" not in NET.text(NET.view(secret, 0)).casefold()


@pytest.mark.rule("FE-902", "FE-908")
def test_what_was_not_peeked_at_could_be_any_card() -> None:
    state = table(peeked=((0,), (1,)), deck="uc tc ub tb")
    seen: dict[int, set[tuple[int | None, ...]]] = {0: set(), 1: set(), 2: set()}
    for seed in range(40):
        chance = Chance.from_seed(str(seed))
        for seat, worlds in seen.items():
            reader = None if seat == 2 else seat
            resampled = NET.resample(state, reader, chance)
            worlds.add(resampled.secrets)
            assert NET.view(resampled, reader) == NET.view(state, reader)
    assert {first for first, _second in seen[0]} == {state.secrets[0]}
    assert {second for _first, second in seen[1]} == {state.secrets[1]}
    assert len({second for _first, second in seen[0]}) > 3
    assert len(seen[2]) > 10


@pytest.mark.rule("FE-951")
def test_a_peek_ends_undo() -> None:
    state = play(table(yellow="start>ta"), "yellow g1", game=NET)
    assert all(event.reveals for event in events(state, "peek a", game=NET))
    assert not reveals(state, "decline", game=NET)
