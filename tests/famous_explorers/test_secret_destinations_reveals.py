"""FE-907 to FE-917: what happens when a Secret is turned over."""

from __future__ import annotations

from typing import Any

import pytest

from engines.famous_explorers.moves import Drop, Reveal, Score
from engines.famous_explorers.state import State

from .positions import (
    asked,
    events,
    free_actions,
    ids,
    kinds,
    offered,
    play,
    points,
    refused,
    track,
)
from .test_secret_destinations_window import NET, table


def secrets(state: State) -> list[str]:
    """Return the cards in A and B."""
    return ids([card for card in state.secrets if card is not None], NET)


# --- the card of the place just reached ----------------------------------------------------


@pytest.mark.rule("FE-907", "FE-914", "FE-912")
def test_a_hit_claims_the_secret_for_two_points() -> None:
    state = play(table(seats=3, peeked=((2, 1), (1,))), "red pb", game=NET)
    happened = events(state, "reveal a", game=NET)
    assert kinds(happened) == ["secret-claimed", "secret-laid"]
    claim = happened[0]
    assert (claim.seat, claim.place, claim.slot, claim.known) == (0, "pb", "a", False)
    after = play(state, "reveal a", game=NET)
    # Those who had tokens on it gain nothing and take them back.
    assert track(after, NET) == [2, 0, 0]
    assert after.peeked == ((), (1,))
    assert secrets(after) == ["uc", "pd"]
    assert after.cards.discards == ()


# --- the card of another tip ---------------------------------------------------------------


@pytest.mark.rule("FE-910", "FE-914")
def test_the_card_of_another_tip_costs_nothing_and_pays_nothing() -> None:
    state = table(seats=3, secrets="ta pd", yellow="start>ta", peeked=((1, 0), (2,)))
    state = play(state, "red pb", game=NET)
    happened = events(state, "reveal a", game=NET)
    assert kinds(happened) == ["secret-missed", "secret-laid"]
    assert (happened[0].wrong, happened[0].gaining_seats) == (False, ())
    after = play(state, "reveal a", game=NET)
    assert (track(after, NET), after.claimed) == ([0, 0, 0], ((), (), ()))
    assert after.tasks == ()
    assert after.peeked == ((), (2,))
    assert (ids(after.cards.discards, NET), secrets(after)) == (["ta"], ["uc", "pd"])
    assert NET.view(after, 2).shown_discards == ("ta",)


@pytest.mark.rule("FE-910")
def test_the_tip_of_an_expedition_that_is_over_counts() -> None:
    state = table(secrets="td pd", arrows=2, yellow="start>ta>td", scored=("uc",), deck="tc")
    assert state.board.routes[1].over
    after = play(state, "red pb reveal a", game=NET)
    assert track(after, NET) == [1, 0]


# --- wrong ---------------------------------------------------------------------------------


@pytest.mark.rule("FE-911", "FE-912", "FE-914")
def test_a_wrong_reveal_costs_a_point_and_pays_others_with_tokens() -> None:
    peeked, scored = ((1,), (3, 0, 1)), ("uc", "", "", "tc")
    state = table(seats=4, peeked=peeked, scored=scored, deck="ub tb")
    state = play(state, "red pb", game=NET)
    happened = events(state, "reveal b", game=NET)
    assert kinds(happened) == ["secret-missed", "point-lost", "secret-laid"]
    missed = happened[0]
    assert (missed.wrong, missed.place, missed.slot) == (True, "pd", "b")
    assert missed.gaining_seats == (1, 3)
    assert NET.facts(missed)["gaining"] == 2
    after = play(state, "reveal b", game=NET)
    assert track(after, NET) == [0, 1, 0, 2]
    assert after.peeked == ((1,), ())
    assert (ids(after.cards.discards, NET), after.tasks) == (["pd"], ())
    assert NET.view(after, None).scores[0].corrections == -1


@pytest.mark.rule("FE-911", "FE-915")
def test_a_place_passed_earlier_or_left_is_wrong() -> None:
    # Red has been at pa before; yellow stood at ta until its arrow was removed.
    state = table(secrets="pa ta", reached="ta", scored=("uc",))
    for slot in ("a", "b"):
        assert track(play(state, f"red pb reveal {slot}", game=NET), NET) == [0, 0]


@pytest.mark.rule("FE-911", "FE-913")
def test_at_a_score_of_nothing_it_costs_a_mark() -> None:
    state = table(hands=("xc uc", "xd"), marks=("xc uc",), deck="tc ub")
    state = play(state, "red pb reveal b", game=NET)
    assert asked(state, NET).kind == "drop"
    assert offered(state, game=NET) == ["drop UC", "drop XC"]
    assert (track(state, NET), state.corrections) == ([0, 0], (0, 0))
    refused(state, "end", "FE-911", "task-first", game=NET, task="drop")
    refused(state, Drop("pb"), "FE-911", "no-mark-there", game=NET, place="PB")
    refused(state, Drop("atlantis"), "FE-911", "no-mark-there", game=NET, place="atlantis")
    happened = events(state, "drop uc", game=NET)
    assert kinds(happened) == ["mark-dropped"]
    after = play(state, "drop uc", game=NET)
    assert ids(after.marks[0], NET) == ["xc"]
    assert (asked(after, NET).kind, after.tasks, track(after, NET)) == ("turn", (), [0, 0])
    refused(after, Drop("xc"), "FE-911", "no-wrong-reveal", game=NET)
    # FE-913: the mark no longer costs anything, and its card is worth one point.
    assert points(after, NET) == [-2 - 1, -1]
    blue = play(after, "ticket blue ua ticket blue r1 end", game=NET)
    blue = play(blue, "blue ub ticket blue uc", game=NET)
    assert track(blue, NET) == [1, 0]
    assert blue.with_mark == ((), ())


@pytest.mark.rule("FE-911")
def test_a_single_mark_is_taken_off_without_asking() -> None:
    state = play(table(marks=("xc", "xd")), "red pb", game=NET)
    assert kinds(events(state, "reveal b", game=NET)) == [
        "secret-missed",
        "secret-laid",
        "mark-dropped",
    ]
    assert play(state, "reveal b", game=NET).marks == ((), state.marks[1])


@pytest.mark.rule("FE-911")
def test_without_points_or_marks_nothing_can_be_lost() -> None:
    state = play(table(peeked=((), (0, 1))), "red pb", game=NET)
    assert kinds(events(state, "reveal b", game=NET)) == ["secret-missed", "secret-laid"]
    after = play(state, "reveal b", game=NET)
    assert (track(after, NET), after.tasks) == ([0, 1], ())


@pytest.mark.rule("FE-911", "FE-106")
def test_the_score_that_counts_is_that_on_the_track() -> None:
    # One point gained by the mistake of another is a point to lose.
    state = table(corrections=(1, 0), marks=("xc",))
    after = play(state, "red pb reveal b", game=NET)
    assert (track(after, NET), ids(after.marks[0], NET)) == ([0, 0], ["xc"])
    # A Secret scored two points, of which an earlier mistake left one.
    state = table(claimed=("uc",), corrections=(-1, 0), marks=("xc",), deck="tc")
    after = play(state, "red pb reveal b", game=NET)
    assert (track(after, NET), ids(after.marks[0], NET)) == ([0, 0], ["xc"])
    # What an Explorer will score at the end is not on the track, minus points are not, either.
    state = table(ee=True, explorers=("amundsen",), marks=("xc xd",), hands=("xc xd", "tb"))
    assert asked(play(state, "red pb reveal b", game=NET), NET).kind == "drop"
    state = table(taken=("uc",), marks=("xc xd",), hands=("xc xd", "tb"))
    assert points(state, NET)[0] < 0
    assert track(play(state, "red pb reveal b", game=NET), NET) == [0, 0]


@pytest.mark.rule("FE-911", "FE-306")
def test_a_mark_that_is_owed_is_not_saved_by_scoring_its_card() -> None:
    own = {"hands": ("pc pb xc", "xd"), "held": ("pc pb",), "marks": ("pc pb",)}
    state = table(red="start>pa>pb>pc>pe", secrets="tb pd", **own)
    state = play(state, "ticket red pf reveal b", game=NET)
    assert offered(state, game=NET) == ["drop PB", "drop PC"]
    refused(state, Score("pc"), "FE-911", "task-first", game=NET, task="drop")
    assert not free_actions(state, 0, "score", NET)
    state = play(state, "drop pb score pc score pb", game=NET)
    assert (state.marks[0], state.tasks) == ((), ())
    assert asked(state, NET).kind == "turn"
    assert track(state, NET) == [3, 0]


@pytest.mark.rule("FE-911", "FE-306")
def test_a_card_without_a_mark_is_scored_while_a_mark_is_owed() -> None:
    """The marked card must wait; its point would come too late to pay for the mistake."""
    own = {"hands": ("pc pb xc", "xd"), "held": ("pc pb",), "marks": ("pc xc",)}
    state = table(red="start>pa>pb>pc>pe", secrets="tb pd", **own)
    state = play(state, "ticket red pf reveal b", game=NET)
    assert free_actions(state, 0, "score", NET) == ["score PB"]
    refused(state, Score("pc"), "FE-911", "task-first", game=NET, task="drop")
    after = play(state, "score pb", game=NET)
    assert track(after, NET) == [1, 0]
    assert (asked(after, NET).kind, offered(after, game=NET)) == ("drop", ["drop PC", "drop XC"])
    after = play(after, "drop pc", game=NET)
    assert (track(after, NET), ids(after.marks[0], NET)) == ([1, 0], ["xc"])


@pytest.mark.rule("FE-911", "FE-306")
def test_others_score_while_a_mark_is_owed() -> None:
    own = {"hands": ("pc xc", "pb xd"), "held": ("", "pb"), "marks": ("pc xc", "pb")}
    state = table(red="start>pa>pb>pc>pe", secrets="tb pd", **own)
    state = play(state, "ticket red pf reveal b", game=NET)
    assert asked(state, NET).kind == "drop"
    assert play(state, "score pb", seat=1, game=NET).tasks == state.tasks


# --- the new Secret ------------------------------------------------------------------------


@pytest.mark.rule("FE-914", "FE-901")
def test_without_cards_the_slot_stays_empty() -> None:
    state = play(table(deck="", peeked=((1,), (1,))), "red pb", game=NET)
    assert [event.empty for event in events(state, "reveal a", game=NET)[-1:]] == [True]
    after = play(state, "reveal a", game=NET)
    assert after.secrets == (None, state.secrets[1])
    assert after.peeked == ((), (1,))
    slot = NET.view(after, 1).secrets[0]
    assert (slot.empty, slot.place, slot.peeked) == (True, None, ())
    after = play(after, "ticket red pc", game=NET)
    assert offered(after, "reveal", game=NET) == ["reveal b"]
    refused(after, Reveal("a"), "FE-914", "slot-empty", game=NET, slot="a")
    both = play(table(secrets="- -"), "red pb", game=NET)
    assert not offered(both, "reveal", game=NET)


@pytest.mark.rule("FE-914", "FE-403")
def test_the_new_secret_may_come_from_the_discards() -> None:
    state = table(deck="", discards="uc", secrets="pb tb")
    after = play(state, "red pb reveal a", game=NET)
    assert (secrets(after), after.cards.discards) == (["uc", "tb"], ())
    assert "deck-shuffled" in kinds(events(state, "red pb reveal a", game=NET))
    # The card turned over wrongly joins the discards only then: it does not come straight back.
    missed = play(table(deck="", discards="uc", secrets="pb tb"), "red pb reveal b", game=NET)
    assert (secrets(missed), ids(missed.cards.discards, NET)) == (["pb", "uc"], ["tb"])
    assert NET.view(missed, None).shown_discards == ("tb",)
    last = play(table(deck="", secrets="pb tb"), "red pb reveal b", game=NET)
    assert (last.secrets[1], ids(last.cards.discards, NET)) == (None, ["tb"])


@pytest.mark.rule("FE-914", "FE-916")
def test_the_new_secret_is_laid_whatever_its_place() -> None:
    # Its place is next to the start, has been reached, or has a tip on it.
    for card in ("ua", "pa", "ta"):
        state = table(deck=f"{card} uc", yellow="start>ta")
        after = play(state, "red pb reveal a", game=NET)
        assert secrets(after) == [card, "pd"]
        assert track(after, NET) == [2, 0]


@pytest.mark.rule("FE-914")
def test_the_other_secret_is_not_touched() -> None:
    state = table(peeked=((1, 0), (0, 1)), scored=("tb",))
    for slot, other_slot in (("a", 1), ("b", 0)):
        # Seat 0 does not reach either place, so both are wrong.
        after = play(state, f"ticket yellow ta reveal {slot}", game=NET)
        assert after.secrets[other_slot] == state.secrets[other_slot]
        assert after.peeked[other_slot] == state.peeked[other_slot]
        assert after.peeked[1 - other_slot] == ()
        place = NET.view(after, 1).secrets[other_slot].place
        assert place is not None


# --- the end -------------------------------------------------------------------------------


@pytest.mark.rule("FE-917")
def test_secrets_left_at_the_end_are_shown_and_score_nothing() -> None:
    state = table(main=False, closing=True, active=1, peeked=((0, 1), ()), hands=("", ""))
    happened = events(state, "end", game=NET)
    assert kinds(happened) == ["turn-ended", "secrets-shown", "game-ended"]
    assert happened[1].places == ("pb", "pd")
    after = play(state, "end", game=NET)
    for seat in (None, 0, 1):
        assert [secret.place for secret in NET.view(after, seat).secrets] == ["pb", "pd"]
    outcome = NET.outcome(after)
    assert outcome is not None
    assert outcome.scores == (0, 0)
    none = table(main=False, closing=True, active=1, secrets="- -", hands=("", ""))
    assert "secrets-shown" not in kinds(events(none, "end", game=NET))


@pytest.mark.rule("FE-904", "FE-505")
def test_a_secret_breaks_ties_as_one_card() -> None:
    known: dict[str, Any] = {"main": False, "closing": True, "active": 1, "hands": ("", "")}
    state = play(table(claimed=("uc",), taken=("", "tc ub"), deck="", **known), "end", game=NET)
    outcome = NET.outcome(state)
    assert outcome is not None
    assert (outcome.scores, outcome.ranks) == ((2, 2), (2, 1))
    assert dict(outcome.sources)["secrets"] == (1, 0)


@pytest.mark.rule("FE-951")
@pytest.mark.parametrize("slot", ["a", "b"])
def test_every_reveal_ends_undo(slot: str) -> None:
    for secrets_there in ("pb pd", "pd pb", "ta td"):
        state = table(secrets=secrets_there, yellow="start>ta", deck="")
        state = play(state, "red pb", game=NET)
        happened = events(state, f"reveal {slot}", game=NET)
        assert all(event.reveals for event in happened if event.kind != "point-lost")
