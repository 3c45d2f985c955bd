"""What a view holds for a picture of the board."""

from __future__ import annotations

from typing import Any

import pytest

from engines.core import Chance
from engines.expedition_1996.view import Held
from engines.routes.view import Expedition

from .games import states_of
from .positions import GAME, begun, play, position, sketched, started, text

LINE = sketched("start-pa-pb-pc-pd-pe start-r1-pf start-g1-pg pe-pk-pl-pm-pn-po")


def test_expeditions() -> None:
    state = position(game=LINE, red="start>pa", hands=("pd pe", "pm po"), turn=5, active=0)
    state = play(state, "red pb", game=LINE)
    view = LINE.view(state, None)
    assert view.expeditions[0] == Expedition(
        colour="red",
        arrows=(("start", "pa"), ("pa", "pb")),
        tip="pb",
        left=43,
        over=False,
    )
    assert not view.expeditions[1].begun
    assert view.expeditions[1].tip == "start"
    (turn,) = view.news
    assert (turn.laid, turn.points) == ((("red", ("pa", "pb")),), ("pb",))
    assert not view.main


@pytest.mark.parametrize("line", ["red pb", "blue pz", "remove red"])
def test_news_also_where_missions_and_chips_were_settled(line: str) -> None:
    game = sketched("start-pa-pb-pc start-pz-py")
    known: dict[str, Any] = {"game": game, "red": "start>pa", "deck": "pc"}
    if line == "remove red":
        known["red"] = "start>pa>pb>pc"
    states = [
        position(**known, hands=("pb pz py", "pc")),
        position(**known, hands=("py", "pc"), row="pb pz"),
        position(**known, variant_b=True, chips=("pb pz py", "pc")),
    ]
    for state in states:
        (turn,) = game.view(play(state, line, game=game), None).news
        assert turn.points[-1] == {"red pb": "pb", "blue pz": "pz"}.get(line, "pb")
        assert (len(turn.laid), len(turn.removed)) == ((0, 1) if line == "remove red" else (1, 0))


def test_what_is_owed() -> None:
    game = sketched("start-pa-pb-g1-pa pb-pd g1-pe start-pf")
    state = position(game=game, red="start>pa>pb", hands=("pe", "pf"))
    assert game.view(state, None).main
    view = game.view(play(state, "red g1", game=game), None)
    assert (view.main, view.bonuses, view.branch, view.looped) == (False, 1, None, ())
    view = game.view(play(state, "red g1 bonus red pa", game=game), None)
    assert (view.bonuses, view.branch, view.looped) == (0, "red", ("red",))
    view = game.view(play(state, "voucher red g1 decline", game=game), None)
    assert (view.spent, view.tickets, view.supply) == (1, (2, 3), 20)


def test_phases() -> None:
    view = GAME.view(started(3, first_player=2), None)
    assert (view.phase, view.first, view.active, view.to_act, view.round) == (
        "chips", 1, 1, (1,), 0
    )  # fmt: skip
    assert not view.main
    view = GAME.view(begun(3, first_player=2), None)
    assert (view.phase, view.active, view.round, view.main) == ("turn", 1, 1, True)
    view = GAME.view(states_of(2, "phases")[-1], None)
    assert (view.phase, view.active, view.to_act) == ("over", None, ())
    assert view.outcome is not None


def test_the_own_hand() -> None:
    state = begun(2, first_player=1)
    view = GAME.view(state, 0)
    assert len(view.hand) == 12
    assert {mission.place for mission in view.hand if mission.marked} == set(view.chips[0])
    assert view.hand[0] == Held(place=view.hand[0].place, marked=view.hand[0].marked)
    assert view.decision is not None
    assert GAME.view(state, 1).decision is None


@pytest.mark.parametrize("setting", [{}, {"variant_b": True}])
def test_views_of_one_state_do_not_mix(setting: dict[str, bool]) -> None:
    states = states_of(2, "mix", **setting)[10:14]
    views = [[GAME.view(state, reader) for reader in (0, 1, None)] for state in states]
    again = [[GAME.view(state, reader) for state in states] for reader in (0, 1, None)]
    assert views == [list(row) for row in zip(*again, strict=True)]


def test_text() -> None:
    state = play(begun(2, "text", first_player=1), "red venice")
    lines = text(state, 0).splitlines()
    assert lines[0] == (
        "turn 9, round 1, seat 0 to play, seat 0 began: main arrow laid, 0 vouchers spent"
    )
    assert "red at venice, 44 left: start>venice" in lines
    assert any(line.startswith("own: ") and line.count("*") == 4 for line in lines)
    assert lines[-1].startswith("asked turn: voucher red ")
    assert "own: " not in text(state, None)


@pytest.mark.parametrize("variant_b", [False, True])
def test_an_arrow_to_what_a_seat_wants_is_said_to_bring_that(*, variant_b: bool) -> None:
    """Those are the missions in hand, and in variant B the seat's own chips."""
    seen = set[str]()
    state = GAME.start(2, GAME.options({"variant_b": variant_b}), "wanted")
    chance = Chance.from_seed("wanted")
    for _move in range(150):
        decisions = GAME.decisions(state)
        if not decisions:
            break
        seat, moves = decisions[0].seat, decisions[0].moves
        view = GAME.view(state, seat)
        wanted = view.chips[seat] if variant_b else [held.place for held in view.hand]
        for move in moves:
            if move.kind in ("lay", "branch"):
                brings = set(GAME.benefits(view, move)) & {"own", "marked", "chip"}
                assert bool(brings) == (move.to in wanted)
                seen |= brings
        move, chance = chance.without_log().chosen(moves)
        state, _events = GAME.apply(state, seat, move)
    assert seen
    assert ("chip" in seen) == variant_b
