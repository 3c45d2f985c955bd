"""FE-906, FE-908: when a Secret may be turned over; nothing gives away whether it fits."""

from __future__ import annotations

from typing import Any

import pytest

from engines.famous_explorers.moves import Reveal
from engines.famous_explorers.state import State

from .positions import (
    asked,
    events,
    ids,
    kinds,
    offered,
    play,
    position,
    refused,
    sketched,
    tip,
    track,
)

NET = sketched(
    "start-pa-pb-pc-pa pb-pd pc-pe pe-pf pc-r2 start-ta-g1-tb-tc ta-g2 ta-td start-ua-r1-ub-uc"
    " start-xa-xb-xc-xd"
)
"""Red makes the ring pa, pb, pc; yellow goes by ta to green dots, blue by ua to a red one."""


def table(**known: Any) -> State:
    known = {
        "sd": True,
        "hands": ("xc", "xd"),
        "row": "xa",
        "deck": "uc tc ub",
        "secrets": "pb pd",
        "red": "start>pa",
        "game": NET,
        **known,
    }
    return position(**known)


# --- when a Secret may be turned over ------------------------------------------------------


@pytest.mark.rule("FE-906")
@pytest.mark.parametrize(
    ("known", "line", "place"),
    [
        ({}, "red pb", "pb"),
        ({}, "ticket red pb", "pb"),
        ({"main": False, "bonuses": 1}, "bonus red pb", "pb"),
        ({"red": "start>pa>pb>pc"}, "red pa", "pa"),
        ({"red": "start>pa>pb>pc"}, "red pa branch red pb pd", "pd"),
        ({"ee": True, "kept": ("wind",)}, "play wind extra yellow ta", "ta"),
        ({"ee": True, "market": "march"}, "buy march extra yellow ta", "ta"),
        ({"hands": ("pb xc", "xd")}, "red pb", "pb"),
        ({}, "yellow xa", "xa"),
        ({"peeked": ((0,), ())}, "red pb", "pb"),
    ],
)
def test_after_any_arrow_to_a_place_a_secret_may_be_turned_over(
    known: dict[str, Any], line: str, place: str
) -> None:
    state = play(table(**known), line, game=NET)
    assert NET.view(state, 1).window == place
    # Peeked at or not.
    assert offered(state, "reveal", game=NET) == ["reveal a", "reveal b"]
    refused(state, Reveal("a"), "RT-701", "not-your-turn", seat=1, game=NET, turn_seat=0)


@pytest.mark.rule("FE-906")
@pytest.mark.parametrize(
    ("known", "line"),
    [
        ({}, ""),
        ({"blue": "start>ua"}, "blue r1"),
        ({"yellow": "start>ta"}, "yellow g1"),
        ({"red": "start>pa>pb"}, "remove red"),
        ({"ee": True, "market": "bridge", "red": "start>pa>pb"}, "buy bridge lift red"),
    ],
)
def test_otherwise_no_secret_may_be_turned_over(known: dict[str, Any], line: str) -> None:
    state = table(**known)
    if line:
        state = play(state, line, game=NET)
    assert NET.view(state, 0).window is None
    assert not offered(state, "reveal", game=NET)
    for slot in ("a", "b"):
        refused(state, f"reveal {slot}", "FE-906", "no-place-reached", game=NET)


@pytest.mark.rule("FE-906")
@pytest.mark.parametrize(
    ("known", "action"),
    [
        ({"main": False}, "ticket blue ua"),  # to a place: the window is for that one then
        ({"main": False, "blue": "start>ua"}, "ticket blue r1"),
        ({}, "blue xa"),
        ({}, "remove red"),
        ({}, "exchange xc"),
        ({"main": False}, "end"),
        ({"main": False, "bonuses": 1}, "bonus blue ua"),
        ({"main": False, "bonuses": 1}, "decline"),
        ({"main": False, "bonuses": 1}, "peek b"),
        ({"ee": True, "market": "tour"}, "buy tour"),
        ({"ee": True, "market": "zheng"}, "buy zheng"),
        ({"ee": True, "market": "grant"}, "buy grant"),
        ({"ee": True, "market": "gossip"}, "buy gossip"),
        ({"ee": True, "kept": ("wind",)}, "play wind"),
        ({"ee": True, "kept": ("spyglass",), "hands": ("pc xc", "xd")}, "play spyglass"),
    ],
)
def test_any_other_action_closes_the_window(known: dict[str, Any], action: str) -> None:
    state = table(red="start>pa>pb", window="pb", **known)
    assert offered(state, "reveal", game=NET) == ["reveal a", "reveal b"]
    after = play(state, action, game=NET)
    place = {"ticket blue ua": "ua", "bonus blue ua": "ua", "blue xa": "xa"}.get(action)
    assert NET.view(after, 0).window == place
    if place is None:
        refused(after, Reveal("a"), "FE-906", "no-place-reached", seat=after.board.active, game=NET)
    else:
        # Turned over now, the card of pb is no hit.
        assert kinds(events(after, "reveal a", game=NET))[0] == "secret-missed"


@pytest.mark.rule("FE-906")
def test_a_branch_and_the_steps_of_an_event_close_the_window() -> None:
    state = play(table(red="start>pa>pb>pc", secrets="pa pd"), "red pa", game=NET)
    assert asked(state, NET).kind == "branch"
    assert offered(state, "reveal", game=NET) == ["reveal a", "reveal b"]
    hit = play(state, "reveal a", game=NET)
    assert (ids(hit.claimed[0], NET), asked(hit, NET).kind) == (["pa"], "branch")
    to_dot = play(state, "branch red pc r2", game=NET)
    refused(to_dot, Reveal("a"), "FE-906", "no-place-reached", game=NET)
    passed = table(red="start>pa>pb>pc", secrets="pa pd", ee=True, kept=("pass",))
    passed = play(passed, "red pa play pass", game=NET)
    assert asked(passed, NET).kind == "branch"
    refused(passed, Reveal("a"), "FE-906", "no-place-reached", game=NET)
    march = table(ee=True, market="march", blue="start>ua")
    march = play(march, "buy march extra red pb extra blue r1", game=NET)
    refused(march, Reveal("a"), "FE-906", "no-place-reached", game=NET)


@pytest.mark.rule("FE-906", "FE-306")
def test_cards_scored_or_held_back_do_not_close_the_window() -> None:
    state = table(hands=("pa xc", "ta xd"), held=("pa", "ta"), yellow="start>ta")
    state = play(state, "red pb hold xc score pa", game=NET)
    state = play(state, "score ta", seat=1, game=NET)
    state = play(state, "reveal a", game=NET)
    assert ids(state.claimed[0], NET) == ["pb"]


@pytest.mark.rule("FE-906")
def test_one_secret_only_may_be_turned_over_for_an_arrow() -> None:
    for first in ("reveal a", "reveal b"):
        state = play(table(), f"red pb {first}", game=NET)
        assert not offered(state, "reveal", game=NET)
        for slot in ("a", "b"):
            refused(state, f"reveal {slot}", "FE-906", "no-place-reached", game=NET)


# --- no hint -------------------------------------------------------------------------------


@pytest.mark.rule("FE-908", "RT-952")
@pytest.mark.parametrize(
    ("known", "line"),
    [
        ({}, "red pb"),
        ({}, "ticket red pb"),
        ({"main": False, "bonuses": 1}, "bonus red pb"),
        ({"peeked": ((1,), (0,))}, "red pb"),
        ({"ee": True, "kept": ("wind",)}, "play wind extra red pb"),
        ({"red": "start>pa>pc", "marks": ("", "pb")}, "red pb"),
        ({"red": "start>pa>pc>pb", "yellow": "start>pa"}, "yellow pb"),
    ],
)
def test_nothing_shows_a_player_without_a_token_that_he_hit_a_secret(
    known: dict[str, Any], line: str
) -> None:
    known = {"hands": ("xc", "xd"), **known}
    known["peeked"] = known.get("peeked", ((1,), ()))
    hit = table(secrets="pb pd", deck="uc tc", **known)
    miss = table(secrets="uc pd", deck="pb tc", **known)
    assert events(hit, line, game=NET) == events(miss, line, game=NET)
    after_hit, after_miss = play(hit, line, game=NET), play(miss, line, game=NET)
    assert NET.decisions(after_hit) == NET.decisions(after_miss)
    for seat in (0, None):
        assert NET.view(after_hit, seat) == NET.view(after_miss, seat)
        assert NET.text(NET.view(after_hit, seat)) == NET.text(NET.view(after_miss, seat))
    assert NET.free_action(after_hit, 0) == NET.free_action(after_miss, 0)


# --- together with Events ------------------------------------------------------------------


@pytest.mark.rule("FE-906", "FE-832", "FE-911")
def test_a_secret_may_be_turned_over_between_two_march_arrows() -> None:
    state = table(ee=True, market="march", hands=("xc uc", "xd"), marks=("xc uc",), deck="tc ub")
    state = play(state, "buy march extra red pb", game=NET)
    assert offered(state, "reveal", game=NET) == ["reveal a", "reveal b"]
    hit = play(state, "reveal a", game=NET)
    assert (track(hit, NET), asked(hit, NET).kind) == ([2, 0], "march")
    assert dict(asked(hit, NET).facts)["second"] == "yes"
    # A mark lost by a wrong reveal is taken off first, then the march goes on.
    wrong = play(state, "reveal b", game=NET)
    assert asked(wrong, NET).kind == "drop"
    refused(wrong, "extra yellow ta", "FE-911", "task-first", game=NET, task="drop")
    on = play(wrong, "drop uc", game=NET)
    assert asked(on, NET).kind == "march"
    assert not offered(on, "extra red", game=NET)
    on = play(on, "extra yellow ta", game=NET)
    assert (asked(on, NET).kind, on.tasks, tip(on, "yellow", NET)) == ("turn", (), "ta")


@pytest.mark.rule("FE-906", "FE-911", "RT-506", "RT-309")
def test_a_mark_is_taken_off_before_the_branch_is_laid() -> None:
    state = table(
        red="start>pa>pb>pc", secrets="tb pd", hands=("xc uc", "xd"), marks=("xc uc",), deck="tc ub"
    )
    state = play(state, "red pa reveal b", game=NET)
    assert asked(state, NET).kind == "drop"
    state = play(state, "drop xc", game=NET)
    assert asked(state, NET).kind == "branch"


@pytest.mark.rule("FE-906", "RT-813")
def test_the_last_arrow_of_all_closes_the_window() -> None:
    routes = {"red": "start>pa", "yellow": "start>ta>td", "blue": "start>ua>r1"}
    state = play(table(arrows=2, **routes), "red pb", game=NET)
    assert state.board.ended
    assert NET.view(state, 0).window is None
    assert NET.decisions(state) == ()
    refused(state, Reveal("a"), "RT-813", "game-over", seat=0, game=NET)
    # A Secret that its player knows is claimed by that arrow all the same.
    known = play(table(arrows=2, peeked=((0,), ()), **routes), "red pb", game=NET)
    assert (known.board.ended, track(known, NET)) == (True, [2, 0])


@pytest.mark.rule("FE-906", "FE-902")
def test_a_secret_may_be_turned_over_while_a_bonus_is_open() -> None:
    state = play(table(main=False, bonuses=2), "bonus red pb", game=NET)
    assert (asked(state, NET).kind, state.board.bonuses) == ("bonus", 1)
    hit = play(state, "reveal a", game=NET)
    assert (ids(hit.claimed[0], NET), asked(hit, NET).kind) == (["pb"], "bonus")
    assert offered(hit, "peek", game=NET) == ["peek a", "peek b"]


@pytest.mark.rule("FE-902", "FE-914", "RT-404")
def test_a_bonus_kept_for_peeking_lapses_with_the_last_secret() -> None:
    # No arrow is left to lay, and the only Secret is turned over while no card is left.
    game = sketched("start-pa-pb start-pc start-pd start-pe")
    state = position(
        game=game,
        sd=True,
        red="start>pa",
        yellow="start>pc",
        blue="start>pd",
        hands=("pc", "pd"),
        secrets="pb -",
        main=False,
        bonuses=2,
    )
    state = play(state, "bonus red pb", game=game)
    assert offered(state, game=game) == ["peek a", "reveal a", "decline"]
    state = play(state, "reveal a", game=game)
    assert (asked(state, game).kind, state.board.bonuses) == ("turn", 0)
