"""Questions: their kinds, order and small steps, and what happens without asking."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.tables.suggestions import continuations
from engines.core import Shortcut, choices_for
from engines.core.line import decision_of
from engines.routes.moves import Branch

from .games import FULL, SETTINGS, name_of, random_game
from .positions import (
    GAME,
    asked,
    begun,
    free_actions,
    offered,
    play,
    position,
    sketched,
    started,
    tip,
)

SELECT = 25


@pytest.mark.slow
@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_every_step_of_every_question_has_at_most_25_answers(setting: dict[str, bool]) -> None:
    kinds = Counter[str]()
    for seats, seed in ((2, "steps"), (6, "steps"), (3, "more"), (4, "more"), (5, "more")):
        for played in random_game(seats, seed, **setting):
            free_actions = (GAME.free_action(played.state, seat) for seat in range(seats))
            for question in (
                *GAME.decisions(played.state),
                *(action for action in free_actions if action),
            ):
                kinds[question.kind] += 1
                paths = [GAME.path(move) for move in question.moves]
                assert len(set(paths)) == len(paths)
                for length in range(len(question.steps)):
                    groups: dict[tuple[str, ...], set[str]] = {}
                    for path in paths:
                        if len(path) > length:
                            groups.setdefault(path[:length], set()).add(path[length])
                    assert max(map(len, groups.values()), default=0) <= SELECT
    assert {"mark", "turn", "bonus", "branch", "keep", "free"} <= set(kinds)
    if setting == FULL:
        assert {"march", "bridge", "gossip", "bearings", "wind", "spyglass", "drop"} <= set(kinds)


def test_a_branch_never_has_more_than_25_answers_a_step_however_long_the_route() -> None:
    """It is asked by region, then by point, then by exit: a point has few lines."""
    network = GAME.lookup.network
    regions = Counter(GAME.notation.regions.values())
    assert max(regions.values()) <= SELECT
    assert len(regions) <= SELECT
    assert max(map(len, network.arrows)) <= SELECT


def test_steps_of_moves() -> None:
    names = {
        "red venice": ("main", "red", "venice"),
        "ticket red r01": ("ticket", "red", "r01"),
        "remove red": ("ticket", "red", "remove"),
        "exchange giza": ("ticket", "exchange", "giza"),
        "mark giza": ("giza",),
        "score giza": ("score", "giza"),
        "hold giza": ("hold", "giza"),
        "hold all": ("hold-all",),
        "buy zheng": ("buy", "zheng"),
        "play wind": ("play", "wind"),
        "extra red giza": ("red", "giza"),
        "lift red": ("red",),
        "shift giza troy": ("giza", "troy"),
        "peek a": ("peek", "a"),
        "reveal b": ("reveal", "b"),
        "toss giza": ("giza",),
        "drop giza": ("giza",),
        "end": ("end",),
    }
    for typed, steps in names.items():
        move, _rest = GAME.parse(typed, ())
        assert GAME.path(move) == steps
    assert GAME.path(Branch("red", "giza", "r04")) == ("red_dots", "r04", "giza")


def test_the_order_of_answers() -> None:
    game = sketched("start-pa-pb start-pc-pd pb-pe")
    state = position(
        game=game, red="start>pa", hands=("pe pd", "pc"), deck="pb", ee=True,
        market="letter zheng", kept=("wind",),
    )  # fmt: skip
    assert offered(state, game=game) == [
        "red PB", "yellow PA", "yellow PC", "blue PA", "blue PC",
        "ticket red PB", "ticket yellow PA", "ticket yellow PC", "ticket blue PA", "ticket blue PC",
        "remove red",
        "exchange PD", "exchange PE",
        "buy letter", "buy zheng",
        "play wind",
    ]  # fmt: skip
    state = play(state, "red pb", game=game)
    assert offered(state, game=game)[-2:] == ["play wind", "end"]


def test_facts_of_questions() -> None:
    state = started(2, first_player=1)
    assert asked(state).facts == (("tossed", 0), ("left", 4))
    state = begun(2, first_player=1)
    assert asked(state).facts == (("main", "owed"), ("spent", 0), ("tickets", 3))
    assert not asked(state).automatic
    game = sketched("start-pa-pb-g1-pa pb-pd g1-pe start-pf")
    state = position(game=game, red="start>pa>pb", hands=("pe", "pf"), deck="pd pb")
    exchange = asked(play(state, "exchange pe", game=game), game)
    assert (exchange.kind, exchange.steps) == ("keep", ("place",))
    assert dict(exchange.facts)["given"] == "PE"
    state = play(state, "red g1", game=game)
    question = asked(state, game)
    assert (question.kind, question.facts) == ("bonus", (("bonuses", 1),))
    state = play(state, "bonus red pa", game=game)
    question = asked(state, game)
    assert (question.kind, question.facts) == ("branch", (("colour", "red"),))
    assert not question.automatic


def test_nobody_is_ever_asked_out_of_turn() -> None:
    for played in random_game(4, "turns", **FULL):
        state = played.state
        for question in GAME.decisions(state):
            active = state.board.active if state.marker is None else state.marker
            assert question.seat == active


def test_free_actions() -> None:
    state = position(red="start>venice", reached="giza", hands=("venice giza fuji", ""), seats=3)
    question = GAME.free_action(state, 0)
    assert question is not None
    assert (question.seat, question.kind, question.automatic) == (0, "free", False)
    assert free_actions(state, 0) == [
        "score Venice", "score Giza", "hold Venice", "hold Giza", "hold Mount Fuji", "hold all",
    ]  # fmt: skip
    # Neither a player without a hand, nor a seat that does not exist.
    for seat in (1, 2, 3, -1):
        assert GAME.free_action(state, seat) is None
    both = choices_for(GAME, state, 0)
    assert both is not None
    assert both.moves[-len(question.moves) :] == question.moves


def shortcut(name: str) -> Shortcut:
    return next(candidate for candidate in GAME.shortcuts if candidate.name == name)


def test_shortcuts() -> None:
    state = begun(2, first_player=1, explorers_events=True)
    arrow = shortcut("arrow")
    assert arrow.line_of({"colour": "red", "to": "Venice"}) == "red Venice"
    values = continuations(GAME, state, 0, arrow, "to", {"colour": "red"})
    assert set(values) == {move[4:] for move in offered(state, "red")}
    ticket = shortcut("ticket")
    assert ticket.line_of({"colour": "red", "to": "Venice"}) == "ticket red Venice"
    assert continuations(GAME, state, 0, ticket, "colour", {}) == ("red", "yellow", "blue")
    cards = continuations(GAME, state, 0, shortcut("exchange"), "card", {})
    assert set(cards) == {move[9:] for move in offered(state, "exchange")}
    for_sale = continuations(GAME, state, 0, shortcut("buy"), "card", {})
    assert set(for_sale) == {move[4:] for move in offered(state, "buy")}
    assert shortcut("event").line_of({"card": "wind"}) == "play wind"
    assert shortcut("mark").line_of({"place": "Giza"}) == "mark Giza"
    assert decision_of(GAME, state, 1) is None
    assert shortcut("end").line_of({}) == "end"


def test_shortcuts_for_free_actions() -> None:
    state = position(red="start>venice", hands=("venice giza", "fuji"))
    assert shortcut("hold").line_of({"card": "Giza"}) == "hold Giza"
    assert shortcut("release").line_of({"card": "Giza"}) == "release Giza"
    values = continuations(GAME, state, 0, shortcut("hold"), "card", {})
    assert {"Venice", "Giza"} <= set(values)
    assert "Venice" in continuations(GAME, state, 0, shortcut("score"), "card", {})
    # In the turn of another, only free actions.
    assert "Mount Fuji" in continuations(GAME, state, 1, shortcut("hold"), "card", {})


def test_a_forced_branch_is_played_without_asking() -> None:
    game = sketched("start-pa-pb-pc-pa pc-r1-pd start-pe")
    state = position(game=game, red="start>pa>pb>pc", hands=("pe", "pd"))
    assert tip(play(state, "red pa", game=game), "red", game) == "r1"
    # But not after somebody held a card back meanwhile: that would be noticed.
    owing, _events = game.apply(state, 0, game.parse("red pa", ())[0])
    assert tip(play(owing, "hold pd", 1, game), "red", game) == "pa"


@pytest.mark.rule("RT-952")
def test_the_only_branch_is_asked_if_it_leads_to_a_place_or_is_the_last_arrow() -> None:
    """Whether somebody holds the card comes up there; the arrow before can be taken back."""
    game = sketched("start-pa-pb-pc-pa pc-pd start-pe")
    state = position(game=game, red="start>pa>pb>pc", hands=("pe", "pd"))
    owing = play(state, "red pa", game=game)
    assert offered(owing, game=game) == ["branch red PC PD"]
    game = sketched("start-pa-pb-pc-pa pc-r1-pd start-pe")
    state = position(game=game, red="start>pa>pb>pc", hands=("pe", "pd"), arrows=5)
    assert offered(play(state, "red pa", game=game), game=game) == ["branch red PC R1"]


def test_a_question_that_is_not_forced_is_asked() -> None:
    game = sketched("start-pa-pb-pc-pa pc-pd start-pe")
    state = position(game=game, red="start>pa>pb>pc", hands=("pe", "pd"), sd=True, secrets="pd pe")
    # A Secret may be turned over before the only branch.
    owing = play(state, "red pa", game=game)
    assert tip(owing, "red", game) == "pa"
    assert offered(owing, game=game) == ["branch red PC PD", "reveal a", "reveal b"]
