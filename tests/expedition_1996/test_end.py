"""Section 6 of the catalogue: how the game ends, and points."""

from __future__ import annotations

import pytest

from engines.expedition_1996.state import State

from .positions import events, kinds, offered, play, points, position, refused, sketched

LINE = sketched("start-pa-pb-pc-pd-pe start-pf-pg-ph start-pi-pj pe-pk-pl-pm-pn-po")


def line(**known: object) -> State:
    known = {"hands": ("pb", "pm po", "pn pl"), "seats": 3, **known}
    return position(game=LINE, **known)  # type: ignore[arg-type]


@pytest.mark.rule("Q96-601", "RT-809", "RT-810", "RT-812")
def test_the_round_is_completed_once_a_hand_is_empty() -> None:
    state = line(red="start>pa", first=2, active=0)
    happened = events(state, "red pb", game=LINE)
    assert kinds(happened) == ["arrow-laid", "mission-opened", "last-round"]
    assert LINE.facts(happened[2]) == {"seat": 0}
    state = play(state, "red pb voucher red pc end", game=LINE)
    assert LINE.view(state, None).last_round
    assert state.board.active == 1  # the last seat before the start player
    state = play(state, "red pd", game=LINE)
    after = events(state, "end", game=LINE)
    assert kinds(after) == ["turn-ended", "game-ended"]
    assert LINE.facts(after[1])["how"] == "round"
    state = play(state, "end", game=LINE)
    assert state.board.ended
    assert LINE.decisions(state) == ()
    refused(state, "end", "RT-809", "game-over", seat=0, game=LINE)


@pytest.mark.rule("RT-809")
def test_in_the_last_seat_the_game_ends_with_that_turn() -> None:
    state = line(red="start>pa", first=1, active=0)
    assert play(state, "red pb end", game=LINE).board.ended


@pytest.mark.rule("RT-809", "RT-812")
def test_a_hand_emptied_in_the_turn_of_another() -> None:
    state = line(red="start>pa", first=0, active=1)
    state = play(state, "red pb end", game=LINE)
    assert (state.board.active, state.board.closing) == (2, True)
    assert play(state, "red pc end", game=LINE).board.ended


@pytest.mark.rule("RT-811")
def test_the_end_is_not_called_off() -> None:
    state = play(line(red="start>pa", deck="pi pj"), "red pb", game=LINE)
    assert state.board.closing
    # Nothing brings the hand back; the round stays the last also when others exchange.
    state = play(play(state, "end", game=LINE), "exchange pm keep pj red pc end", game=LINE)
    assert state.board.closing
    assert not state.board.ended


@pytest.mark.rule("Q96-601", "RT-813")
def test_no_more_arrows() -> None:
    # Three arrows each: red's last one reaches a mission, which still counts.
    state = line(
        red="start>pa>pb", yellow="start>pf>pg>ph", blue="start>pi>pj",
        arrows=3, hands=("pc pe", "po", "pn"), row="pk",
    )  # fmt: skip
    assert state.board.routes[1].over
    state = play(state, "red pc", game=LINE)
    assert not state.board.ended
    game = sketched("start-pa start-pb start-pc pa-pd")
    state = position(game=game, yellow="start>pb", blue="start>pc", arrows=1, hands=("pa pd", "pb"))
    happened = events(state, "red pa", game=game)
    assert kinds(happened) == ["arrow-laid", "colour-over", "mission-opened", "game-ended"]
    assert game.facts(happened[-1])["how"] == "arrows"
    state = play(state, "red pa", game=game)
    assert state.board.ended
    assert points(state, game) == [1 - 1, -1]
    refused(state, "end", "RT-813", "game-over", seat=0, game=game)


@pytest.mark.rule("RT-813")
def test_open_bonuses_lapse_when_the_last_arrow_is_laid() -> None:
    game = sketched("start-pa start-pb start-g1 g1-pd")
    state = position(game=game, yellow="start>pb", blue="start>pa", arrows=1, hands=("pd", "pb"))
    state = play(state, "red g1", game=game)
    assert state.board.ended
    assert not state.board.bonuses


@pytest.mark.rule("RT-814")
def test_an_empty_deck_ends_nothing() -> None:
    state = play(line(red="start>pa", hands=("pe", "pm", "pl"), row="pb"), "red pb end", game=LINE)
    assert not state.board.ended
    assert not state.board.closing


@pytest.mark.rule("Q96-602")
def test_points_by_source() -> None:
    state = line(
        hands=("pa pb", "pc", ""), chips=("pa",), collected=("pe",), opened=("pe pf pg",),
        taken=("ph", "pi pj"),
    )  # fmt: skip
    score = LINE.view(state, None).scores[0]
    assert (score.missions, score.chips, score.row) == (3, 1, 1)
    assert (score.unfulfilled, score.uncollected) == (-2, -1)
    assert points(state, LINE) == [3 + 1 + 1 - 2 - 1, 2 - 1, 0]


@pytest.mark.rule("Q96-603")
def test_a_marked_mission_counts_twice() -> None:
    known = {"red": "start>pa>pb", "hands": ("pc pe", "pm", "po")}
    plain, marked = line(**known), line(chips=("pc",), **known)
    assert points(plain, LINE)[0] - points(marked, LINE)[0] == 1
    after = [points(play(state, "red pc", game=LINE), LINE)[0] for state in (plain, marked)]
    assert after == [0, 1]
    assert points(marked, LINE)[0] == -3


@pytest.mark.rule("Q96-604")
def test_the_running_score_is_public_and_may_be_negative() -> None:
    state = line(hands=("pa pb pc", "pd", "pe"), chips=("pa", "pd"))
    for reader in (None, 0, 1, 2):
        assert [score.total for score in LINE.view(state, reader).scores] == [-4, -2, -1]
    assert LINE.outcome(state) is None


@pytest.mark.rule("Q96-605")
def test_a_tie_is_a_shared_win() -> None:
    state = line(
        hands=("", "po", "pn"), opened=("pd", "pa pb", "pc"), closing=True, main=False, first=1,
        active=0,
    )  # fmt: skip
    state = play(state, "end", game=LINE)
    outcome = LINE.outcome(state)
    assert outcome is not None
    assert outcome.scores == (1, 1, 0)
    assert outcome.ranks == (1, 1, 3)
    assert outcome.winners == (0, 1)
    assert dict(outcome.sources) == {
        "missions": (1, 2, 1),
        "chips": (0, 0, 0),
        "row": (0, 0, 0),
        "unfulfilled": (0, -1, -1),
        "uncollected": (0, 0, 0),
    }
    view = LINE.view(state, None)
    assert (view.phase, view.active, view.to_act) == ("over", None, ())
    assert view.unfulfilled == ((), ("po",), ("pn",))


@pytest.mark.rule("RT-703", "RT-710")
def test_a_turn_ends_by_command_only() -> None:
    state = play(line(red="start>pa", tickets=(0, 0, 0)), "red pb", game=LINE)
    assert offered(state, game=LINE) == ["end"]
    assert state.board.active == 0
    refused(line(red="start>pa"), "end", "RT-702", "main-owed", game=LINE)
