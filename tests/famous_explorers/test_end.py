"""Section 5 of the catalogue: how the game ends, and points."""

from __future__ import annotations

import pytest

from engines.famous_explorers.state import State

from .positions import (
    events,
    free_actions,
    kinds,
    offered,
    play,
    points,
    position,
    refused,
    sketched,
    track,
)

LINE = sketched("start-pa-pb-pc-pd-pe start-pf-pg-ph start-pi-pj pe-pk-pl-pm-pn-po")


def line(**known: object) -> State:
    known = {"hands": ("pb", "pm po", "pn pl"), "seats": 3, "red": "start>pa", **known}
    return position(game=LINE, **known)  # type: ignore[arg-type]


def go(state: State, text: str, seat: int | None = None) -> State:
    return play(state, text, seat, LINE)


# --- when it ends --------------------------------------------------------------------------


@pytest.mark.rule("FE-501", "RT-809", "RT-810", "RT-812")
def test_the_round_is_completed_once_a_hand_is_empty() -> None:
    state = line(first=2, active=0)
    happened = events(state, "red pb", game=LINE)
    assert kinds(happened) == ["arrow-laid", "card-scored", "last-round"]
    assert LINE.facts(happened[2]) == {"seat": 0}
    state = go(state, "red pb ticket red pc end")
    assert LINE.view(state, None).last_round
    assert state.board.active == 1  # the last seat before the start player
    state = go(state, "red pd")
    after = events(state, "end", game=LINE)
    assert kinds(after) == ["turn-ended", "game-ended"]
    assert LINE.facts(after[1])["how"] == "round"
    state = go(state, "end")
    assert state.board.ended
    assert LINE.decisions(state) == ()
    assert [LINE.free_action(state, seat) for seat in range(3)] == [None] * 3
    refused(state, "end", "RT-809", "game-over", seat=0, game=LINE)
    refused(state, "score pm", "RT-809", "game-over", seat=1, game=LINE)


@pytest.mark.rule("RT-809")
def test_in_the_last_seat_the_game_ends_with_that_turn() -> None:
    assert go(line(first=1, active=0), "red pb end").board.ended


@pytest.mark.rule("RT-809", "RT-812")
def test_a_player_with_an_empty_hand_takes_his_turn() -> None:
    # Seat 1 empties the hand of seat 2, whose turn comes last.
    state = go(line(hands=("po", "pm", "pb"), active=1), "red pb end")
    assert (state.board.active, state.board.closing) == (2, True)
    assert LINE.free_action(state, 2) is None
    state = go(state, "red pc ticket red pd")
    assert not state.board.ended
    assert go(state, "end").board.ended


@pytest.mark.rule("RT-809", "FE-501")
def test_the_last_card_scored_in_the_last_seats_turn() -> None:
    """By the arrow of another: the game ends with that turn."""
    state = go(line(first=1, active=0, hands=("po", "pb", "pn")), "red pb")
    assert state.board.closing
    assert go(state, "end").board.ended


@pytest.mark.rule("RT-809", "FE-501")
def test_the_last_card_scored_by_command() -> None:
    state = line(red="start>pa>pb>pc", active=1)
    happened = events(state, "score pb", 0, LINE)
    assert kinds(happened) == ["card-scored", "last-round"]
    state = go(go(state, "score pb", 0), "red pd end")
    assert not state.board.ended
    assert go(state, "red pe end").board.ended


@pytest.mark.rule("FE-501")
def test_only_scoring_the_last_card_triggers_the_end() -> None:
    # A hand of one card, exchanged: it is empty for a moment only.
    state = line(hands=("pc", "pm po", "pn"), deck="ph pj")
    state = go(state, "exchange pc")
    assert not state.board.closing
    state = go(state, "keep ph red pb end")
    assert not state.board.closing


@pytest.mark.rule("FE-501", "RT-809")
def test_scoring_the_rest_of_the_hand_during_an_exchange_ends_nothing() -> None:
    """One of the cards drawn is still to be kept, so the last card is not scored yet."""
    state = line(red="start>pa>pb>pc", hands=("pb pd", "pm po", "pn"), deck="ph pc")
    state = go(state, "exchange pd score pb")
    assert state.cards.hands[0] == ()
    assert not state.board.closing
    assert LINE.view(state, 1).hand_sizes == (1, 2, 1)
    state = go(state, "keep pc")
    assert not state.board.closing
    assert go(state, "score pc").board.closing


@pytest.mark.rule("RT-811")
def test_the_end_is_not_called_off_by_drawing_again() -> None:
    # Seat 0 keeps a card after the last one of the other seat was scored: nothing changes.
    state = line(hands=("pb", "pm", "po"), red="start>pa", deck="pi pj", first=1, active=2)
    state = go(state, "red pb")
    assert state.board.closing
    state = go(state, "exchange po keep pi end")
    assert state.board.closing
    state = go(state, "red pc")
    assert go(state, "end").board.ended


@pytest.mark.rule("RT-810")
def test_the_turn_is_played_to_its_end() -> None:
    game = sketched("start-pa-pb-g1-pa pb-pd g1-pe start-pf")
    state = position(game=game, red="start>pa>pb>g1", hands=("pa", "pf"), first=1)
    state = play(state, "red pa", game=game)
    # The last card is scored; the branch is still owed, then the ticket arrows are still to come.
    assert (state.board.closing, state.board.branch) == (True, 0)
    state = play(state, "branch red g1 pe ticket yellow pf", game=game)
    assert not state.board.ended
    assert play(state, "end", game=game).board.ended


@pytest.mark.rule("FE-501", "RT-813")
def test_when_no_arrows_are_left_the_game_ends_at_once() -> None:
    game = sketched("start-pa start-pb start-pc pa-pd")
    state = position(game=game, yellow="start>pb", blue="start>pc", arrows=1, hands=("pa pd", "pb"))
    happened = events(state, "red pa", game=game)
    assert kinds(happened) == [
        "arrow-laid", "colour-over", "card-scored", "card-scored", "game-ended",
    ]  # fmt: skip
    assert game.facts(happened[-1])["how"] == "arrows"
    state = play(state, "red pa", game=game)
    assert points(state, game) == [1 - 1, 1]
    refused(state, "end", "RT-813", "game-over", seat=0, game=game)


@pytest.mark.rule("RT-813", "RT-805")
def test_a_row_card_is_still_taken_with_the_last_arrow() -> None:
    game = sketched("start-pa start-pb start-pc pa-pd")
    state = position(
        game=game, yellow="start>pb", blue="start>pc", arrows=1, hands=("pd", "pb"), row="pa",
    )  # fmt: skip
    assert track(play(state, "red pa", game=game), game) == [1, 1]


@pytest.mark.rule("RT-813")
def test_open_bonuses_lapse_when_the_last_arrow_is_laid() -> None:
    game = sketched("start-pa start-pb start-g1 g1-pd")
    state = position(game=game, yellow="start>pb", blue="start>pa", arrows=1, hands=("pd", "pb"))
    state = play(state, "red g1", game=game)
    assert state.board.ended
    assert not state.board.bonuses


@pytest.mark.rule("RT-814")
def test_an_empty_deck_ends_nothing() -> None:
    state = go(line(hands=("pe", "pm", "pl"), row="pb"), "red pb end")
    assert not state.board.ended
    assert not state.board.closing


# --- points --------------------------------------------------------------------------------


@pytest.mark.rule("FE-502")
def test_points_by_source() -> None:
    state = line(
        ee=True, sd=True,
        hands=("pa pb", "pc", "pe"), marks=("pa", ""), scored=("pf* pg", "", ""),
        taken=("ph", "pi pj"), claimed=("pk",), corrections=(-1, 2, 0),
        explorers=("bell sacagawea", "sacagawea"), kept=("", "tour"), tickets=(3, 5, 3),
    )  # fmt: skip
    score = LINE.view(state, None).scores[0]
    assert (score.cards, score.marks, score.secrets, score.corrections) == (4, 1, 1, -1)
    assert (score.explorers, score.events) == (1, 0)
    assert (score.unfulfilled, score.unclaimed) == (-2, -1)
    assert score.track == 4 + 1 + 1 - 1
    assert score.total == 5 + 1 - 3
    assert points(state, LINE) == [3, 2 + 2 + 1 + 2 - 1, -1]
    assert LINE.outcome(state) is None


@pytest.mark.rule("FE-502", "FE-106")
def test_the_final_score_may_be_negative() -> None:
    state = line(
        closing=True, first=1, main=False, hands=("pb pc", "pm", "po"), marks=("pb", "pm"),
    )  # fmt: skip
    outcome = LINE.outcome(go(state, "end"))
    assert outcome is not None
    assert outcome.scores == (-3, -2, -1)
    assert outcome.winners == (2,)


@pytest.mark.rule("FE-503")
def test_an_unscored_marked_card_costs_two_points() -> None:
    known = {"hands": ("pb pc", "pm", "po")}
    plain, marked = line(**known), line(marks=("pc",), **known)
    assert points(line(hands=("pb", "pm", "po")), LINE)[0] - points(marked, LINE)[0] == 2
    assert points(plain, LINE)[0] - points(marked, LINE)[0] == 1


@pytest.mark.rule("FE-504")
def test_tokens_on_secrets_cost_nothing() -> None:
    known = {"sd": True, "secrets": "pk pl", "hands": ("pb", "pm", "po")}
    assert points(line(**known, peeked=((0, 1), (0,))), LINE) == points(line(**known), LINE)


def ended(**known: object) -> State:
    """Return the state after the last turn, played by seat 0."""
    known = {"closing": True, "first": 1, "active": 0, "main": False, **known}
    return go(line(**known), "end")


@pytest.mark.rule("FE-505")
def test_a_tie_is_broken_by_more_cards() -> None:
    # Three points each: three cards, a marked card and one more, three cards and one in hand.
    state = ended(hands=("", "", "po"), scored=("pa pb", "pc* pd", "pe pf pg"), taken=("ph",))
    outcome = LINE.outcome(state)
    assert outcome is not None
    assert outcome.scores == (3, 3, 2)
    assert (outcome.ranks, outcome.winners) == ((1, 2, 3), (0,))


@pytest.mark.rule("FE-505")
def test_cards_of_every_kind_count_once_in_a_tie() -> None:
    # A Secret is worth two points and one card; row cards and hand cards are one of each.
    state = ended(
        sd=True, secrets="pl pm", hands=("pn", "", "po"),
        scored=("pa*", "pb pc", "pd"), taken=("pe", "", "pf pg"), claimed=("", "pk"),
    )  # fmt: skip
    outcome = LINE.outcome(state)
    assert outcome is not None
    assert outcome.scores == (2, 4, 2)
    assert outcome.ranks == (3, 1, 2)


@pytest.mark.rule("FE-505")
def test_a_tie_that_stays_is_a_shared_win() -> None:
    state = ended(hands=("", "po", "pn"), scored=("pd", "pa pb", "pc"))
    outcome = LINE.outcome(state)
    assert outcome is not None
    # Seat 1 has as many points as seat 0, with one card more.
    assert outcome.scores == (1, 1, 0)
    assert outcome.ranks == (2, 1, 3)
    state = ended(hands=("", "", "pn"), scored=("pd", "", ""), taken=("", "pa", ""))
    outcome = LINE.outcome(state)
    assert outcome is not None
    assert (outcome.ranks, outcome.winners) == ((1, 1, 3), (0, 1))
    assert dict(outcome.sources) == {
        "cards": (1, 1, 0),
        "marks": (0, 0, 0),
        "unfulfilled": (0, 0, -1),
        "unclaimed": (0, 0, 0),
    }


@pytest.mark.rule("FE-502", "FE-505")
def test_the_sources_of_points_are_those_of_the_options() -> None:
    plain = ["cards", "marks", "unfulfilled", "unclaimed"]
    for ee, sd, more in (
        (False, False, []),
        (True, False, ["explorers", "events"]),
        (False, True, ["secrets", "corrections"]),
        (True, True, ["secrets", "corrections", "explorers", "events"]),
    ):
        outcome = LINE.outcome(ended(ee=ee, sd=sd))
        assert outcome is not None
        assert [name for name, _by_seat in outcome.sources] == [*plain[:2], *more, *plain[2:]]


def test_after_the_end_the_hands_are_open() -> None:
    state = ended(hands=("pc", "po", "pn"))
    view = LINE.view(state, None)
    assert (view.phase, view.active, view.to_act) == ("over", None, ())
    assert view.unfulfilled == (("pc",), ("po",), ("pn",))
    assert LINE.view(line(hands=("pc", "po", "pn")), None).unfulfilled == ((), (), ())
    assert free_actions(state, 0, game=LINE) == []
    assert offered(line(main=False), game=LINE)[-1] == "end"
