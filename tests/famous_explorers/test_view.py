"""What a view holds for pictures and panels."""

from __future__ import annotations

import pytest

from engines.famous_explorers.view import Held
from engines.routes.view import Expedition

from .games import FULL, SETTINGS, name_of, states_of
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
    (turn,) = view.news
    assert (turn.laid, turn.points) == ((("red", ("pa", "pb")),), ("pb",))
    assert not view.main


def test_free_actions_of_any_player_are_no_news() -> None:
    for typed, seat in (("hold all", 0), ("score pa", 0)):
        reached = position(game=LINE, red="start>pa", hands=("pa pe", "pm po"), active=1)
        reached = play(reached, "red pb", game=LINE)
        news = [LINE.view(reached, reader).news for reader in (None, 0, 1)]
        after = play(reached, typed, seat, LINE)
        assert [LINE.view(after, reader).news for reader in (None, 0, 1)] == news


def test_what_is_owed() -> None:
    game = sketched("start-pa-pb-g1-pa pb-pd g1-pe start-pf")
    state = position(game=game, red="start>pa>pb", hands=("pe", "pf"))
    assert game.view(state, None).main
    view = game.view(play(state, "red g1", game=game), None)
    assert (view.main, view.bonuses, view.branch, view.looped) == (False, 1, None, ())
    view = game.view(play(state, "red g1 bonus red pa", game=game), None)
    assert (view.bonuses, view.branch, view.looped) == (0, "red", ("red",))
    view = game.view(play(state, "ticket red g1 decline", game=game), None)
    assert (view.spent, view.tickets, view.supply) == (1, (2, 3), 24)
    assert view.owed is None


def test_phases() -> None:
    view = GAME.view(started(3, first_player=2), None)
    assert (view.phase, view.first, view.active, view.to_act, view.round) == (
        "marks", 1, 1, (1,), 0
    )  # fmt: skip
    assert (view.main, view.players, view.last_round) == (False, 3, False)
    view = GAME.view(begun(3, first_player=2), None)
    assert (view.phase, view.active, view.round, view.main) == ("turn", 1, 1, True)
    redrawing = position(marker=1, redrawing=True, hands=("giza", "venice"), to_mark=(4, 4))
    assert GAME.view(redrawing, None).phase == "redraw"
    view = GAME.view(states_of(2, "phases")[-1], None)
    assert (view.phase, view.active, view.to_act) == ("over", None, ())
    assert view.outcome is not None


@pytest.mark.parametrize(
    ("place", "held"),
    [
        ("pa", Held(place="pa", marked=False, held=False, reached=True, scorable=True)),
        ("pb", Held(place="pb", marked=True, held=True, reached=True, scorable=True)),
        ("pd", Held(place="pd", marked=False, held=True, reached=False, scorable=False)),
        ("pe", Held(place="pe", marked=True, held=False, reached=False, scorable=False)),
    ],
)
def test_the_own_hand(place: str, held: Held) -> None:
    state = position(
        game=LINE, red="start>pa>pb", hands=("pa pb pd pe", "pm"), held=("pb pd",),
        marks=("pb pe", "pd"),
    )  # fmt: skip
    assert held in LINE.view(state, 0).hand
    assert LINE.view(state, 0).hand[0].place == "pa"
    assert [held.place for held in LINE.view(state, 0).hand].count(place) == 1


def test_questions_are_those_of_the_reader() -> None:
    state = begun(2, first_player=1)
    assert GAME.view(state, 0).decision is not None
    assert GAME.view(state, 1).decision is None
    assert (
        GAME.view(state, 1).free_action == GAME.free_action(state, 1) != GAME.free_action(state, 0)
    )


@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_views_of_one_state_do_not_mix(setting: dict[str, bool]) -> None:
    states = states_of(2, "mix", **setting)[10:14]
    views = [[GAME.view(state, reader) for reader in (0, 1, None)] for state in states]
    again = [[GAME.view(state, reader) for state in states] for reader in (0, 1, None)]
    assert views == [list(row) for row in zip(*again, strict=True)]


def test_the_market() -> None:
    view = GAME.view(begun(2, **FULL), None)
    assert len(view.market) == 6
    assert view.event_deck_size == 10
    assert view.away not in view.market
    state = position(ee=True, market="zheng - tour", event_deck="wind grant", hands=("giza", ""))
    view = GAME.view(state, None)
    assert view.market == ("zheng", "", "tour", "", "", "")
    assert (view.event_deck_size, view.bought) == (2, False)
    view = GAME.view(play(state, "buy tour"), None)
    assert (view.market[2], view.event_deck_size, view.bought) == ("wind", 1, True)
    assert view.kept_events == (("tour",), ())


def test_text() -> None:
    state = play(begun(2, "text", first_player=1), "red venice")
    lines = text(state, 0).splitlines()
    assert lines[0] == (
        "turn 9, round 1, seat 0 to play, seat 0 began: main arrow laid, 0 tickets spent"
    )
    assert "red at venice, 44 left: start>venice" in lines
    assert any(line.startswith("own: ") and line.count("*") == 4 for line in lines)
    assert lines[-1].startswith("asked turn: ticket red ")
    assert "own: " not in text(state, None)


def test_text_of_a_hand_and_of_scored_cards() -> None:
    state = position(
        game=LINE, red="start>pa>pb", hands=("pa pb pd pe", "pm"), held=("pb pd",),
        marks=("pb pe",), scored=("pc*", "pk"), taken=("", "pl"), sd=True, claimed=("", "po"),
        secrets="pn -", peeked=((0,),),
    )  # fmt: skip
    lines = text(state, 0, LINE).splitlines()
    (own,) = (line for line in lines if line.startswith("own:"))
    assert own.count("*") == 2
    assert any("scored: pc*" in line and "marks: pb pe" in line for line in lines)
    assert any("from the row: pl" in line and "Secrets: po" in line for line in lines)
    assert "secret a: pn, known to seat 0" in lines
    assert "secret b: empty, known to nobody" in lines
    assert "secret a: ?, known to seat 0" in text(state, None, LINE).splitlines()
