"""Section 3 of the catalogue: scoring Expedition cards from the hand and from the row."""

from __future__ import annotations

import pytest

from engines.famous_explorers.moves import Score
from engines.famous_explorers.state import State

from .positions import (
    events,
    free_actions,
    ids,
    kinds,
    play,
    points,
    position,
    refused,
    sketched,
    tip,
    track,
)

LINE = sketched(
    "start-pa-pb-pc-pd-pe start-pf-pg-ph start-pi-pj pe-pk-pl-pm-pn-po pa-r1-pq pf-g1-ps"
)


def line(**known: object) -> State:
    known = {"hands": ("pb pd pe", "pc pn po"), "red": "start>pa", **known}
    return position(game=LINE, **known)  # type: ignore[arg-type]


def go(state: State, text: str, seat: int | None = None) -> State:
    return play(state, text, seat, LINE)


# --- from the hand -------------------------------------------------------------------------


@pytest.mark.rule("FE-301", "FE-304")
def test_a_card_is_scored_when_its_place_is_reached() -> None:
    state = line()
    happened = events(state, "red pb", game=LINE)
    assert kinds(happened) == ["arrow-laid", "card-scored"]
    assert LINE.facts(happened[1]) == {
        "seat": 0, "place": "PB", "mark": "no", "how": "reached",
    }  # fmt: skip
    assert happened[1].audience is None
    state = go(state, "red pb")
    assert ids(state.scored[0], LINE) == ["pb"]
    assert ids(state.cards.hands[0], LINE) == ["pd", "pe"]
    assert track(state, LINE) == [1, 0]


@pytest.mark.rule("FE-301")
def test_it_does_not_matter_who_moved_or_which_colour() -> None:
    state = line(red="start>pa>pb", blue="start>pf", hands=("po", "pc pg pm"))
    assert track(go(state, "red pc"), LINE) == [0, 1]
    assert track(go(state, "blue pg"), LINE) == [0, 1]
    assert LINE.facts(events(state, "red pc", game=LINE)[1])["seat"] == 1


@pytest.mark.rule("FE-301")
def test_the_own_mark_counts_once_more_and_moves_onto_the_card() -> None:
    state = line(marks=("pb", "pn"))
    happened = events(state, "red pb", game=LINE)
    assert LINE.facts(happened[1])["mark"] == "yes"
    state = go(state, "red pb")
    assert track(state, LINE) == [2, 0]
    assert (state.marks, ids(state.with_mark[0], LINE)) == (
        ((), state.marks[1]),
        ["pb"],
    )
    assert LINE.view(state, None).marked_cards == (("pb",), ())


@pytest.mark.rule("FE-301", "FE-407")
def test_the_mark_of_another_does_not_count_and_stays() -> None:
    state = go(line(marks=("", "pb"), hands=("pb pd pe", "pn po")), "red pb")
    assert track(state, LINE) == [1, 0]
    assert ids(state.marks[1], LINE) == ["pb"]
    assert state.with_mark == ((), ())


@pytest.mark.rule("FE-302")
def test_a_card_may_be_scored_at_any_moment() -> None:
    # Long ago red passed pb and pc; both are held back, and pb's mark is not lost.
    state = line(red="start>pa>pb>pc>pd", held=("pb", "pc"), active=1, first=0, marks=("pb",))
    assert free_actions(state, 0, "score", LINE) == ["score PB", "score PD"]
    state = go(state, "score pb", 0)
    assert track(state, LINE) == [2, 0]
    # As many as the player likes, also in its own turn, before and after the arrow.
    state = go(state, "score pd", 0)
    state = go(state, "red pe", 1)
    assert track(state, LINE) == [4, 0]
    state = go(state, "score pc", 1)
    assert track(state, LINE) == [4, 1]


@pytest.mark.rule("FE-303")
def test_a_place_stays_reached_when_the_arrow_is_removed() -> None:
    state = go(line(held=("pb",)), "red pb remove red")
    assert tip(state, "red", LINE) == "pa"
    assert free_actions(state, 0, "score", LINE) == ["score PB"]
    state = go(state, "end yellow pi end blue pi")
    assert track(go(state, "score pb", 0), LINE) == [1, 0]


@pytest.mark.rule("FE-303")
def test_reaching_by_removing_counts() -> None:
    # The start of a game, but with arrows: pb was reached, and its card drawn later.
    state = line(red="start>pa>pb>pc", hands=("pd pe", "pb pn"))
    happened = events(state, "remove red", game=LINE)
    assert kinds(happened) == ["arrow-removed", "card-scored"]
    assert track(go(state, "remove red"), LINE) == [0, 1]


@pytest.mark.rule("FE-303", "FE-305")
def test_the_set_up_reaches_nothing() -> None:
    state = line(red="", hands=("pa pb", "pc"), marks=("pc",))
    assert free_actions(state, 0, "score", LINE) == []
    refused(state, "score pa", "FE-305", "never-reached", game=LINE, place="PA")


@pytest.mark.rule("FE-304")
def test_cards_are_held_back_and_released() -> None:
    state = line()
    assert free_actions(state, 0, game=LINE) == ["hold PB", "hold PD", "hold PE", "hold all"]
    state = go(state, "hold pd")
    assert free_actions(state, 0, game=LINE) == [
        "hold PB", "hold PE", "release PD", "hold all", "release all",
    ]  # fmt: skip
    refused(state, "hold pd", "FE-304", "held-already", game=LINE, place="PD")
    refused(state, "release pb", "FE-304", "not-held", game=LINE, place="PB")
    state = go(go(state, "hold all"), "red pb")
    assert track(state, LINE) == [0, 0]
    assert ids(state.held[0], LINE) == ["pb", "pd", "pe"]
    refused(state, "hold all", "FE-304", "all-held", game=LINE)
    # Released after it was reached, it is scored by command only.
    state = go(state, "release all")
    assert (track(state, LINE), state.held[0]) == ([0, 0], ())
    refused(state, "release all", "FE-304", "none-held", game=LINE)
    state = go(state, "end red pc end red pd")
    assert track(state, LINE) == [1, 1]
    assert track(go(state, "score pb"), LINE) == [2, 1]


@pytest.mark.rule("FE-304")
def test_a_card_released_in_time_is_scored() -> None:
    state = go(go(line(), "hold pb hold pd"), "release pb red pb")
    assert track(state, LINE) == [1, 0]
    assert ids(state.held[0], LINE) == ["pd"]


@pytest.mark.rule("FE-304")
def test_what_one_seat_holds_back_is_nothing_to_another() -> None:
    state = go(line(), "hold all", 1)
    assert track(go(state, "red pb"), LINE) == [1, 0]
    state = go(state, "red pb ticket red pc")
    assert track(state, LINE) == [1, 0]
    refused(state, "hold pn", "FE-301", "not-in-hand", seat=0, game=LINE, place="PN")
    refused(state, "release pn", "FE-301", "not-in-hand", seat=0, game=LINE, place="PN")


@pytest.mark.rule("FE-304")
def test_a_card_held_back_and_scored_is_held_no_more() -> None:
    state = go(line(held=("pb pd",)), "red pb score pb")
    assert ids(state.held[0], LINE) == ["pd"]
    assert LINE.facts(events(line(held=("pb pd",)), "red pb score pb", game=LINE)[1])["how"] == (
        "command"
    )


@pytest.mark.rule("FE-304")
def test_a_card_drawn_is_not_held_back() -> None:
    state = go(line(held=("pb pd pe",), deck="pg ph"), "exchange pb keep pg")
    assert ids(state.held[0], LINE) == ["pd", "pe"]


@pytest.mark.rule("FE-305")
def test_scoring_by_command() -> None:
    state = line(red="start>pa>pb>pc", reached="pg", hands=("pb pd pg", "pn"))
    assert free_actions(state, 0, "score", LINE) == ["score PB", "score PG"]
    refused(state, "score pd", "FE-305", "never-reached", game=LINE, place="PD")
    refused(state, "score pn", "FE-301", "not-in-hand", game=LINE, place="PN")
    refused(state, Score("nowhere"), "FE-301", "not-in-hand", game=LINE, place="nowhere")
    refused(state, Score("pb"), "FE-301", "no-seat", seat=2, game=LINE)
    refused(state, "score pb", "FE-301", "not-in-hand", seat=1, game=LINE, place="PB")
    assert track(go(state, "score pb score pg"), LINE) == [2, 0]


@pytest.mark.rule("FE-305")
def test_a_card_drawn_after_its_place_was_reached() -> None:
    state = go(line(red="start>pa>pb>pc", deck="pa pg"), "exchange pd keep pa")
    assert track(state, LINE) == [0, 0]
    assert free_actions(state, 0, "score", LINE) == ["score PA", "score PB"]
    # Reached again, it is scored at once.
    state = go(state, "red pd end")
    assert track(go(state, "yellow pa"), LINE) == [1, 0]


@pytest.mark.rule("FE-306")
def test_scoring_while_another_owes_a_branch_or_a_bonus() -> None:
    game = sketched("start-pa-pb-g1-pa pb-pd g1-pe start-pf-pg")
    state = position(game=game, red="start>pa>pb", hands=("pe", "pa pg"), held=("", "pa"))
    for move in ("red g1", "red g1 bonus red pa"):
        owing = play(state, move, game=game)
        after = play(owing, "score pa", 1, game)
        assert track(after, game) == [0, 1]
        assert game.decisions(after) == game.decisions(owing)
        assert after.board == owing.board


@pytest.mark.rule("FE-307")
def test_at_the_end_reached_cards_are_scored() -> None:
    known = {"red": "start>pa>pb", "main": False, "active": 1, "closing": True, "reached": "pg"}
    state = line(hands=("pb pe pg", "pa po"), held=("pb pe pg", "pa"), marks=("pg", "pa"), **known)
    happened = events(state, "end", game=LINE)
    assert kinds(happened) == [
        "turn-ended", "card-scored", "card-scored", "card-scored", "game-ended",
    ]  # fmt: skip
    assert {LINE.facts(event)["how"] for event in happened[1:4]} == {"end"}
    state = go(state, "end")
    assert track(state, LINE) == [3, 2]
    assert points(state, LINE) == [2, 1]
    assert LINE.facts(happened[-1])["scores"] == "2 1"


@pytest.mark.rule("FE-307", "RT-813")
def test_at_the_end_by_the_last_arrow_reached_cards_are_scored() -> None:
    game = sketched("start-pa start-pb start-pc pa-pd")
    state = position(
        game=game, arrows=1, yellow="start>pb", blue="start>pc", hands=("pb pa pd", "pc"),
        held=("pb pa", "pc"), marks=("pb pd",),
    )  # fmt: skip
    happened = events(state, "red pa", game=game)
    assert kinds(happened) == [
        "arrow-laid", "colour-over", "card-scored", "card-scored", "card-scored", "game-ended",
    ]  # fmt: skip
    assert LINE.facts(happened[-1])["how"] == "arrows"
    assert points(play(state, "red pa", game=game), game) == [1 + 2 - 1 - 1, 1]


# --- from the row --------------------------------------------------------------------------


@pytest.mark.rule("FE-308", "RT-805")
@pytest.mark.parametrize(
    ("before", "move"),
    [
        ("", "red pb"),
        ("", "ticket red pb"),
        ("yellow g1", "bonus red pb"),
    ],
)
def test_a_row_card_is_taken_with_an_arrow_of_any_kind(before: str, move: str) -> None:
    state = line(yellow="start>pf", hands=("pd pe", "pn"), row="pg pb ph", deck="pk pl")
    state = go(state, before) if before else state
    happened = events(state, move, game=LINE)
    assert kinds(happened) == ["arrow-laid", "row-taken", "row-refilled"]
    state = go(state, move)
    assert ids(state.taken[0], LINE) == ["pb"]
    assert ids(state.cards.row, LINE) == ["pg", "pk", "ph"]
    assert track(state, LINE) == [1, 0]


@pytest.mark.rule("FE-308")
def test_a_row_card_is_taken_with_a_branch() -> None:
    game = sketched("start-pa-pb-pc-pa pb-pd start-pe-pf")
    state = position(game=game, red="start>pa>pb>pc", hands=("pe", "pf"), row="pd", deck="pc")
    state = play(state, "red pa branch red pb pd", game=game)
    assert ids(state.taken[0], game) == ["pd"]


@pytest.mark.rule("FE-308", "RT-806")
def test_nobody_but_the_active_player_takes_a_row_card() -> None:
    state = line(hands=("pd pe", "pn"), row="pb pa", deck="pk")
    state = go(state, "red pb")
    assert [ids(own, LINE) for own in state.taken] == [["pb"], []]
    refused(state, Score("pa"), "FE-301", "not-in-hand", seat=1, game=LINE, place="PA")
    refused(state, Score("pa"), "FE-301", "not-in-hand", seat=0, game=LINE, place="PA")


@pytest.mark.rule("FE-309")
def test_removing_an_arrow_takes_no_row_card() -> None:
    state = line(red="start>pa>pb>pc", hands=("pd pe", "pn"), row="pb pg", deck="pk")
    assert kinds(events(state, "remove red", game=LINE)) == ["arrow-removed"]
    state = go(state, "remove red")
    assert (tip(state, "red", LINE), state.taken) == ("pb", ((), ()))
    assert ids(state.cards.row, LINE) == ["pb", "pg"]


@pytest.mark.rule("FE-310", "RT-807")
def test_a_row_card_that_was_passed_must_be_reached_again() -> None:
    # Red stands at pa, whose card lies in the row, and has been at pc.
    state = line(hands=("pd pe", "pn"), row="pa pb pc", reached="pc", deck="pg ph")
    state = go(state, "red pb end")
    assert ids(state.cards.row, LINE) == ["pa", "pg", "pc"]
    state = go(state, "yellow pa end red pc")
    assert [ids(own, LINE) for own in state.taken] == [["pb", "pc"], ["pa"]]


@pytest.mark.rule("FE-310", "RT-807")
def test_a_refill_of_a_place_passed_before() -> None:
    state = go(line(hands=("pd pe", "pn"), row="pb", deck="pa"), "red pb end red pc end")
    assert ids(state.cards.row, LINE) == ["pa"]
    assert [ids(own, LINE) for own in state.taken] == [["pb"], []]


@pytest.mark.rule("RT-807")
def test_a_refill_is_not_taken_by_the_arrow_that_caused_it() -> None:
    """It does not matter which card is drawn: yellow stands at pg already."""
    state = line(hands=("pd pe", "pn"), yellow="start>pf>pg", row="pb", deck="pg ph")
    state = go(state, "red pb")
    assert ids(state.taken[0], LINE) == ["pb"]
    assert ids(state.cards.row, LINE) == ["pg"]
    assert ids(go(state, "ticket yellow ph").taken[0], LINE) == ["pb"]


@pytest.mark.rule("RT-808")
def test_the_row_stays_short_without_cards() -> None:
    state = line(hands=("pd pe", "pn"), row="pa pb pg")
    happened = events(state, "red pb", game=LINE)
    assert kinds(happened) == ["arrow-laid", "row-taken", "row-short"]
    assert LINE.facts(happened[2]) == {"size": 2}
    state = go(state, "red pb end")
    assert ids(state.cards.row, LINE) == ["pa", "pg"]


@pytest.mark.rule("RT-808", "FE-403")
def test_the_row_is_refilled_from_the_discards() -> None:
    state = line(hands=("pd pe", "pn"), row="pb", own_discards=("pk",))
    happened = events(state, "red pb", game=LINE)
    assert kinds(happened) == ["arrow-laid", "row-taken", "deck-shuffled", "row-refilled"]
    state = go(state, "red pb")
    assert ids(state.cards.row, LINE) == ["pk"]
    assert (state.cards.discards, state.own_discards) == ((), ((), ()))


@pytest.mark.rule("FE-311")
def test_a_row_card_leaves_the_own_mark_on_the_board() -> None:
    state = line(hands=("pd pe", "pn"), marks=("pb",), row="pb", deck="pk")
    state = go(state, "red pb")
    assert track(state, LINE) == [1, 0]
    assert ids(state.marks[0], LINE) == ["pb"]
    assert state.with_mark == ((), ())
    assert points(state, LINE)[0] == 1 - 2 - 1


@pytest.mark.rule("FE-311")
def test_a_secret_leaves_the_own_mark_on_the_board() -> None:
    state = line(
        sd=True, hands=("pd pe", "pn"), marks=("pb",), secrets="pb pm", peeked=((0,),), deck="pk"
    )
    state = go(state, "red pb")
    assert track(state, LINE) == [2, 0]
    assert ids(state.marks[0], LINE) == ["pb"]


@pytest.mark.rule("RT-804", "RT-803")
def test_scored_cards_lie_open() -> None:
    state = go(line(hands=("pb pd", "pc pn"), row="pe"), "red pb ticket red pc ticket red pd")
    for reader in (None, 0, 1):
        view = LINE.view(state, reader)
        assert view.scored == (("pb", "pd"), ("pc",))
