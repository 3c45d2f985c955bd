"""The evaluation of the views of Expeditions: what greedy does, and that its games end."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engines.core import Chance
from engines.players import choose, greedy
from engines.siberia.player.estimates import Figures
from engines.siberia.player.evaluation import KNOWN
from engines.siberia.player.position import KnownMaps, position_of
from engines.siberia.rules.state import State
from tests.nightly import crossed

from .abilities import SOUTH, gathering, in_play, solo, staffed
from .tables import GAME, Table, table_of


def chosen(table: Table) -> str:
    """Return greedy's answer to the open question."""
    return GAME.format(greedy(GAME, table.state, table.state.active, Chance(1)))


def value(table: Table) -> float:
    """Return what the position is worth to the player whose turn it is."""
    return GAME.evaluate(GAME.view(table.state, table.state.active))


def after_turn(table: Table) -> Table:
    """Let greedy play the turn to its end."""
    turn = table.state.turn
    while table.state.turn == turn and not table.state.over:
        table.play(chosen(table))
    return table


def ended(seats: int, seed: str, options: dict[str, Any]) -> tuple[State, int]:
    """Return the last state of a game between greedy players, and the moves of its longest turn."""
    state, chance = GAME.start(seats, GAME.options(options), seed), Chance.from_seed(seed)
    turn, moves, longest = 0, 0, 0
    while asked := GAME.decisions(state):
        move, chance = choose("medium", GAME, state, asked[0].seat, chance)
        state, _events = GAME.apply(state, asked[0].seat, move)
        moves = moves + 1 if state.turn == turn else 0
        turn, longest = state.turn, max(longest, moves)
        assert moves < 100, "greedy goes round in circles"
    return state, longest


# --- glory -----------------------------------------------------------------------------------

MET: dict[str, Any] = {"solved": ("Q01", "Q02", "Q03", "Q08"), "tokens": "P3 P4 P5 G3 G4 G5 G5"}


def test_it_boasts_when_it_can() -> None:
    table = gathering("T11", "c3", "Q09", **MET)
    table.play("do T11/covered")
    assert chosen(table).startswith("boast")


def test_it_places_the_last_token_even_when_it_is_behind() -> None:
    others = {1: {"coins": 60}}
    given: Any = {"glory": ("items", "workers", "cards"), "others": others, **MET}
    table = gathering("T11", "c3", "Q09", **given).play("do T11/covered")
    assert chosen(table).startswith("boast")


def test_it_goes_where_it_can_boast() -> None:
    up = SOUTH | {"c4": "T11", "c5": "T07"}
    table = table_of(cell="s4", up=up, hand="", mech="tatanka", **MET).only("move", "gather")
    others = ("1", "2", "3", "5", "6", "7")
    best = max(value(Table(table.state).play(f"go {to}")) for to in others)
    assert value(table.play("go 11")) > best + 0.5


def test_it_clears_a_location_before_it_gathers_there() -> None:
    """Gathering first would leave the Boast under the corruption."""
    given: Any = {"cell": "c3", "up": SOUTH | {"c3": "T11"}, "corruption": {"c3": "P3"}}
    table = table_of(hand="M01", workers="red", power=5, mech="tatanka", **given, **MET)
    table.only("play", "gather")
    assert chosen(table) == "play M01"
    assert after_turn(table).state.mats[0].glory


def test_it_buys_the_heart_with_what_it_has() -> None:
    given: Any = {"cell": "n3", "up": SOUTH | {"n3": "T20"}, "corruption": {"n3": "H20"}}
    table = table_of(hand="M01", workers="red", power=10, guile=10, mech="tatanka", **given)
    table = after_turn(table.only("play"))
    assert table.state.mats[0].corruption == ("H20",)


# --- cards and actions -----------------------------------------------------------------------


def test_it_solves_a_quest_that_it_can_pay() -> None:
    table = staffed("CH1", "Q03", cell="s2", guile=3)
    assert chosen(table) == "do CH1/1"
    assert chosen(table.play("do CH1/1")) == "solve Q03 0 2"


def test_it_takes_the_core_value_and_places_the_worker() -> None:
    table = in_play("Q09", workers="red")
    assert chosen(table) == GAME.format(table.asked.moves[0])
    assert getattr(table.asked.moves[0], "core", False)


def test_it_takes_back_its_cards_when_the_hand_is_played() -> None:
    row = "CH1+red CO1+green Q03+yellow M13+green"
    given: Any = {"cell": "s1", "up": SOUTH, "spot": "play", "mech": "tatanka"}
    assert chosen(table_of(hand="", row=row, **given)) == "refresh"
    assert chosen(table_of(hand=row.replace("+", " ").split()[0], **given)) != "refresh"


def test_it_wants_a_worker_for_the_companion_that_has_none() -> None:
    table = gathering("T06", "s6", "CH1 CO1", workers="red").play("do T06/1")
    assert chosen(table) == "worker green"


def test_it_gives_away_neither_character_nor_companion() -> None:
    """Asked once more, it would have changed its mind for ever."""
    table = staffed("M18", "CH1")
    assert chosen(table) == "skip"
    table = staffed("M18", "CH1 Q09").play("pay")
    assert chosen(table) == "discard Q09"


def test_a_draw_of_two_is_worth_its_better_card() -> None:
    table = gathering("T05", "s5", deck="I11 I16")
    worth = value(table.play("do T05/2"))
    assert chosen(table) == "keep I16"
    assert value(table.play("keep I16")) == pytest.approx(worth, abs=3.5)


# --- the end ---------------------------------------------------------------------------------


def test_in_the_last_turn_maps_become_coins() -> None:
    given: Any = {"cell": "s1", "up": SOUTH, "mech": "odins_wrath", "maps": 3}
    table = table_of(hand="", **given).change(trigger=0, last=1).only()
    table.state = replace(table.state, first=1)
    assert chosen(table) == "map coin"
    assert after_turn(table).state.mats[0].coins == 3


def test_in_the_last_turn_it_takes_what_scores() -> None:
    """Before, two power are worth more than a coin."""
    table = gathering("T17", "n3", "Q09", workers="red")
    late = gathering("T17", "n3", "Q09", workers="red").change(trigger=1, last=1)
    assert value(table) > value(late) + 2


def test_a_finished_game_is_worth_its_points() -> None:
    state, _longest = ended(2, "finished", {})
    outcome = GAME.outcome(state)
    assert outcome is not None
    for seat, score in enumerate(outcome.scores):
        assert GAME.evaluate(GAME.view(state, seat)) == pytest.approx(score, abs=0.5)


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "number"), crossed([2, 3, 4, 5], range(3)))
def test_games_between_greedy_players_end_with_four_glory(seats: int, number: int) -> None:
    state, _longest = ended(seats, f"end {seats} {number}", {})
    assert state.trigger is not None
    assert len(state.mats[int(state.trigger)].glory) == GAME.content.glory
    assert state.turn // seats + 1 <= 45


@pytest.mark.slow
@pytest.mark.parametrize("level", [1, 3, 5])
def test_alone_it_ends_the_game_before_the_automa_is_through(level: int) -> None:
    state, _longest = ended(1, f"alone {level}", {"level": level})
    assert state.turn + 1 <= 45
    assert state.trigger == "automa" or len(state.mats[0].glory) == GAME.content.glory


def test_the_automa_counts_as_one_to_beat() -> None:
    given: Any = {"glory": ("items", "workers", "cards", "quests"), "coins": 20}
    behind = solo("A12", automa={"glory": 8}, **given).change(trigger=0)
    ahead = solo("A12", **given).change(trigger=0)
    assert value(ahead) > value(behind)


def test_what_is_hidden_is_not_judged() -> None:
    state = GAME.start(1, GAME.options({}), "hidden")
    known = position_of(KnownMaps(Figures(GAME.content)), state, 0).state
    assert set(known.deck) == {""}
    assert {place.tile for place in known.locations if not place.up} == {""}
    assert known.automa is not None
    assert known.automa.deck == known.automa.aside == ()
    assert known.chance.state != state.chance.state


def test_what_is_remembered_of_other_positions_changes_no_value() -> None:
    """Clearing a location is worth more if its benefit can still be gathered."""
    given: Any = {"cell": "c3", "up": SOUTH | {"c3": "T11"}, "corruption": {"c3": "P3"}}
    table = table_of(hand="M01", workers="red", power=5, mech="tatanka", **given, **MET)
    covered = [Table(table.state).play(f"cover {to}").state for to in ("gather", "move")]
    remembered = [GAME.standing(state, state.active) for state in covered]
    for state, worth in zip(covered, remembered, strict=True):
        KNOWN.clear()
        assert GAME.standing(state, state.active) == worth


# --- the shortlist ---------------------------------------------------------------------------


def looked_at(table: Table) -> list[str]:
    """Return the moves that greedy looks at."""
    moves = GAME.shortlist(table.state, table.state.active, table.asked.moves)
    return [GAME.format(move) for move in moves]


def test_of_many_places_and_cards_it_looks_at_those_that_promise_most() -> None:
    hand = "M01 Q09 I16 I11 Q02"
    table = table_of(cell="s4", up=SOUTH, hand=hand, mech="tatanka").only("move", "play", "gather")
    every = [GAME.format(move) for move in table.asked.moves]
    for what in ("go", "play"):
        of_a_kind = [move for move in looked_at(table) if move.startswith(what)]
        assert len(of_a_kind) == 2 < sum(move.startswith(what) for move in every)
        worths = {move: value(Table(table.state).play(move)) for move in every if what in move}
        assert max(worths, key=worths.__getitem__) in of_a_kind
    assert "gather" in looked_at(table)


def test_of_the_cards_to_be_swept_it_keeps_the_best_ones() -> None:
    table = gathering("T02", "s2").play("do T02/3")
    sweeps = [move for move in looked_at(table) if move.startswith("sweep")]
    assert len(sweeps) == 5


def test_of_two_parts_it_does_not_look_at_the_same_order_twice() -> None:
    table = gathering("T05", "s5", deck="I11 I16")
    first, second, in_order = map(GAME.format, table.asked.moves)
    assert looked_at(table) == [second, in_order]
    assert first.startswith("do")
