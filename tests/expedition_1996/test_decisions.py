"""Questions: their kinds, order and small steps, and what happens without asking."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.tables.suggestions import continuations
from engines.core import Shortcut
from engines.core.line import decision_of

from .games import SETTINGS, random_game
from .positions import GAME, asked, begun, offered, play, position, sketched, started, tip

SELECT = 25


@pytest.mark.parametrize("setting", SETTINGS)
def test_every_step_of_every_question_has_at_most_25_answers(setting: dict[str, bool]) -> None:
    kinds = Counter[str]()
    for seats in (2, 6):
        for played in random_game(seats, "steps", **setting):
            for question in GAME.decisions(played.state):
                kinds[question.kind] += 1
                paths = [GAME.path(move) for move in question.moves]
                for length in range(len(question.steps)):
                    groups: dict[tuple[str, ...], set[str]] = {}
                    for path in paths:
                        if len(path) > length:
                            groups.setdefault(path[:length], set()).add(path[length])
                    assert max(map(len, groups.values()), default=0) <= SELECT
    wanted = {"chip", "turn", "bonus", "branch", "keep"}
    assert set(kinds) == wanted - ({"keep"} if "variant_b" in setting else set())


def test_a_branch_never_has_more_than_25_answers_a_step_however_long_the_route() -> None:
    """It is asked by region, then by point, then by exit: a point has few lines."""
    network = GAME.lookup.network
    regions = Counter(GAME.notation.regions.values())
    assert max(regions.values()) <= SELECT
    assert len(regions) <= SELECT
    assert max(map(len, network.arrows)) <= SELECT


def test_the_order_of_answers() -> None:
    game = sketched("start-pa-pb start-pc-pd pb-pe")
    state = position(game=game, red="start>pa", hands=("pe pd", "pc"), deck="pb")
    assert offered(state, game=game) == [
        "red PB", "yellow PC", "blue PC",
        "voucher red PB", "voucher yellow PC", "voucher blue PC",
        "remove red",
        "exchange PD", "exchange PE",
    ]  # fmt: skip
    state = play(state, "red pb", game=game)
    assert offered(state, game=game)[-1] == "end"


def test_facts_of_questions() -> None:
    state = started(2, first_player=1)
    assert asked(state).facts == (("left", 4),)
    state = begun(2, first_player=1)
    assert asked(state).facts == (("main", "owed"), ("spent", 0), ("tickets", 3))
    assert not asked(state).automatic
    game = sketched("start-pa-pb-g1-pa pb-pd g1-pe start-pf")
    state = position(game=game, red="start>pa>pb", hands=("pe", "pf"))
    state = play(state, "red g1", game=game)
    question = asked(state, game)
    assert (question.kind, question.facts) == ("bonus", (("bonuses", 1),))
    state = play(state, "bonus red pa", game=game)
    question = asked(state, game)
    assert (question.kind, question.facts) == ("branch", (("colour", "red"),))
    assert not question.automatic


def test_nobody_is_ever_asked_out_of_turn() -> None:
    for played in random_game(4, "turns"):
        state = played.state
        for question in GAME.decisions(state):
            active = state.board.active if state.placer is None else state.placer
            assert question.seat == active


def shortcut(name: str) -> Shortcut:
    return next(candidate for candidate in GAME.shortcuts if candidate.name == name)


def test_shortcuts() -> None:
    state = begun(2, first_player=1)
    arrow = shortcut("arrow")
    assert arrow.line_of({"colour": "red", "to": "Venice"}) == "red Venice"
    values = continuations(GAME, state, 0, arrow, "to", {"colour": "red"})
    assert set(values) == {move[4:] for move in offered(state) if move.startswith("red")}
    voucher = shortcut("voucher")
    assert voucher.line_of({"colour": "red", "to": "Venice"}) == "voucher red Venice"
    assert continuations(GAME, state, 0, voucher, "colour", {}) == ("red", "yellow", "blue")
    exchange = shortcut("exchange")
    missions = continuations(GAME, state, 0, exchange, "mission", {})
    assert set(missions) == {m[9:] for m in offered(state) if m.startswith("exchange")}
    assert decision_of(GAME, state, 1) is None
    assert shortcut("end").line_of({}) == "end"


def test_play_line_plays_a_forced_branch_without_asking() -> None:
    game = sketched("start-pa-pb-pc-pa pc-r1-pd start-pe")
    state = position(game=game, red="start>pa>pb>pc", hands=("pe", "pd"))
    state = play(state, "red pa", game=game)
    assert tip(state, "red", game) == "r1"


@pytest.mark.rule("RT-952")
def test_the_only_branch_to_a_place_is_asked() -> None:
    """Whether somebody holds its mission comes up there; the arrow before can be taken back."""
    game = sketched("start-pa-pb-pc-pa pc-pd start-pe")
    state = position(game=game, red="start>pa>pb>pc", hands=("pe", "pd"))
    state = play(state, "red pa", game=game)
    assert (tip(state, "red", game), asked(state, game).kind) == ("pa", "branch")
