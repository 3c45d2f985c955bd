"""Turns and the action token (SB-301 to SB-317), and the bound of the game (SB-911)."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from engines.core import play_line
from engines.siberia.rules.mats import News
from tests.core.walks import random_walk
from tests.nightly import thinned

from .tables import GAME, Table, table_of

SOUTH = {f"s{number}": f"T0{number}" for number in range(1, 7)}
COVERS = ["cover move", "cover play", "cover gather"]


def due(table: Table) -> set[str]:
    """Return the actions that may be taken next."""
    words = {line.split()[0] for line in table.offered}
    return words & {"go", "play", "gather"}


@pytest.mark.rule("SB-301")
def test_a_turn_begins_with_shifting_the_action_token() -> None:
    table = table_of(hand="I05", cell="s1", up=SOUTH, spot="play", workers="red")
    assert table.asked.kind == "token"
    for line in ("go 2", "play I05", "core", "end", "staff red", "skip"):
        refusal = table.refused(line)
        assert (refusal.rule, refusal.code) == ("SB-301", "token-first")
    table.play("cover move")
    refusal = table.refused("cover gather")
    assert (refusal.rule, refusal.code) == ("SB-301", "token-shifted")
    assert due(table) == {"play", "gather"}
    (shift,) = table.happened("shifted")
    assert (shift.seat, shift.spot) == (0, "move")


@pytest.mark.rule("SB-302")
def test_from_refresh_the_token_goes_to_the_blank_spot_without_a_question() -> None:
    table = table_of(1, hand="I05", cell="s1", up=SOUTH, spot="play")
    table.play("refresh")
    refreshed = table.state
    table.play("end")
    assert [state.me.spot for state in (refreshed, table.state)] == ["refresh", "blank"]
    assert table.asked.kind == "action"
    assert table.state.todo == ("move", "play", "gather")
    assert [event.spot for event in table.happened("shifted")] == ["blank"]


@pytest.mark.rule("SB-302")
def test_the_very_first_turn_exposes_all_actions() -> None:
    table = Table(GAME.start(2, GAME.options({}), "a"))
    assert table.me.spot == "blank"
    assert table.state.todo == ("move", "play", "gather")
    assert due(table) == {"go", "play"}  # nothing is gathered at Basecamp
    for line in (*COVERS, "refresh"):
        assert table.refused(line).code == "token-shifted"


@pytest.mark.rule("SB-303")
@pytest.mark.parametrize("action", ["move", "play", "gather"])
def test_from_the_blank_spot_an_action_must_be_covered(action: str) -> None:
    table = table_of(hand="I05", cell="s1", up=SOUTH)
    assert table.offered == COVERS
    refusal = table.refused("refresh")
    assert (refusal.rule, refusal.code, refusal.facts) == ("SB-303", "token-blank", {})
    table.play(f"cover {action}")
    assert table.me.spot == action
    exposed = {"move": "go", "play": "play", "gather": "gather"}
    assert due(table) == set(exposed.values()) - {exposed[action]}


@pytest.mark.rule("SB-304")
@pytest.mark.parametrize("spot", ["move", "play", "gather"])
def test_from_an_action_the_token_goes_to_another_or_to_refresh(spot: str) -> None:
    table = table_of(hand="I05", spot=spot)
    assert table.offered == [line for line in (*COVERS, "refresh") if line != f"cover {spot}"]


@pytest.mark.rule("SB-305")
@pytest.mark.parametrize("spot", ["move", "play", "gather"])
def test_the_token_may_not_stay(spot: str) -> None:
    refusal = table_of(spot=spot).refused(f"cover {spot}")
    assert (refusal.rule, refusal.code) == ("SB-305", "token-must-move")
    assert refusal.facts == {"action": spot}


@pytest.mark.rule("SB-306")
def test_refresh_turns_only_after_a_turn_that_covered_an_action() -> None:
    allowed = {
        spot: "refresh" in table_of(spot=spot).offered
        for spot in ("blank", "move", "play", "gather")
    }
    assert allowed == {
        "blank": False,
        "move": True,
        "play": True,
        "gather": True,
    }


@pytest.mark.rule("SB-307", "SB-801", "SB-802", "SB-316")
def test_on_a_refresh_turn_no_action_is_taken() -> None:
    given: dict[str, Any] = {
        "hand": "I05",
        "row": "M01+red I09 Q01+yellow",
        "spot": "play",
        "cell": "s1",
    }
    table = table_of(**given, up=SOUTH).play("refresh")
    assert table.me.spot == "refresh"
    assert (table.row, table.me.hand) == ("", ("I05", "M01", "I09", "Q01"))
    assert table.me.workers == (1, 0, 0, 1, 0)
    assert table.offered == ["end"]
    assert not table.asked.automatic
    for line in ("go 2", "play I05", "gather"):
        refusal = table.refused(line)
        assert (refusal.rule, refusal.code) == ("SB-307", "refresh-turn")
    refusal = table.refused("refresh")
    assert (refusal.rule, refusal.code) == ("SB-307", "token-shifted")


@pytest.mark.rule("SB-308")
@pytest.mark.parametrize("first", ["go", "gather"])
def test_exposed_actions_are_taken_in_any_order(first: str) -> None:
    table = table_of(cell="s1", up=SOUTH, hand="").play("cover play")
    assert table.offered[-1] == "gather"
    if first == "go":
        table.play("go 2", "do T02/1", "worker green", "in order", "skip")
    else:
        table.play("gather", "do T01/1", "worker red", "go 2")
    assert table.me.cell == "s2"
    assert sum(table.me.workers) == 1
    assert table.offered == ["end"]
    for line, action in (("gather", "gather"), ("go 3", "move")):
        refusal = table.refused(line)
        assert (refusal.rule, refusal.code) == ("SB-308", "action-taken")
        assert refusal.facts == {"action": action}


@pytest.mark.rule("SB-303", "SB-308")
def test_a_covered_action_is_not_taken() -> None:
    table = table_of(hand="I05", cell="s1", up=SOUTH).play("cover play")
    refusal = table.refused("play I05")
    assert (refusal.rule, refusal.code, refusal.facts) == (
        "SB-303",
        "action-covered",
        {"action": "play"},
    )
    table = table_of(hand="I05 I16", cell="s1", up=SOUTH).play("cover gather", "go 2")
    assert table.refused("gather").facts == {"action": "gather"}


@pytest.mark.rule("SB-309")
def test_every_exposed_action_that_is_possible_must_be_taken() -> None:
    table = table_of(hand="I05", cell="s1", up=SOUTH).play("cover move")
    refusal = table.refused("end")
    assert (refusal.rule, refusal.code) == ("SB-309", "still-to-take")
    assert refusal.facts == {"actions": "play gather"}
    table.play("play I05")
    assert table.refused("finish").rule == "SB-309"
    assert table.refused("end").rule == "SB-312"
    table.play("done")  # nothing but Gather is left, and it reveals nothing
    assert [event.place for event in table.happened("gathered")] == ["1"]
    table = table_of(hand="I05 I16", cell="s1", up=SOUTH).play("cover move")
    table.play("gather", "do T01/2", "worker red")
    assert table.refused("end").facts == {"actions": "play"}


@pytest.mark.rule("SB-310")
def test_an_action_is_due_as_soon_as_it_is_possible() -> None:
    given: dict[str, Any] = {"hand": "", "row": "Q01 Q03", "cell": "n1", "up": {"n1": "T18"}}
    table = table_of(**given).play("cover move")  # Gather is the only action, and is taken
    assert table.offered == ["do T18/1", "do T18/2", "in order"]
    assert table.state.todo == ("play",)
    table.play("do T18/2", "refresh", "do T18/1/1")
    assert table.offered == ["play Q01", "play Q03"]
    assert table.asked.kind == "action"
    assert table.refused("end").facts == {"actions": "play"}


@pytest.mark.rule("SB-310", "SB-313", "SB-316")
def test_an_action_that_stays_impossible_is_forfeited() -> None:
    given: dict[str, Any] = {"hand": "", "row": "Q01 Q03", "cell": "n1", "up": {"n1": "T18"}}
    table = table_of(**given).play("cover move", "do T18/2", "skip", "do T18/1/1")
    assert table.offered == ["end"]
    refusal = table.refused("play Q01")
    assert (refusal.rule, refusal.code) == ("SB-501", "hand-empty")
    table.play("end")
    (forfeited,) = table.happened("forfeited")
    assert (forfeited.seat, forfeited.actions) == (0, ("play",))


@pytest.mark.rule("SB-311")
def test_gather_is_possible_on_every_location_and_not_at_basecamp() -> None:
    table = table_of(hand="I05", up=SOUTH).play("cover play")
    assert due(table) == {"go"}
    refusal = table.refused("gather")
    assert (refusal.rule, refusal.code) == ("SB-311", "at-basecamp-gather")
    table = table_of(hand="I05", cell="s3", up=SOUTH, power=10, guile=10)
    table.change(workers=(0, 0, 0, 0, 0)).play("cover play")
    assert due(table) == {"go", "gather"}  # although there is nothing to be gained
    table.play("gather")
    assert due(table) == {"go"}


@pytest.mark.rule("SB-311", "SB-501")
def test_play_is_possible_with_a_card_in_hand() -> None:
    assert due(table_of(hand="", row="I05", cell="s1").play("cover gather")) == {"go"}
    assert due(table_of(hand="I05", cell="s1").play("cover gather")) == {"go", "play"}


@pytest.mark.rule("SB-312")
def test_an_action_is_finished_before_the_next_one_starts() -> None:
    table = table_of(hand="I05 M01", cell="s1", up=SOUTH, workers="red").play("cover gather")
    table.play("play I05")
    for line in ("go 2", "play M01", "gather"):
        refusal = table.refused(line)
        assert (refusal.rule, refusal.code) == ("SB-312", "wrong-question")
        assert refusal.facts == {"kind": "part"}
    table.play("core", "done")
    assert due(table) == {"go"}


@pytest.mark.rule("SB-313", "SB-311")
def test_what_is_covered_is_free_even_if_the_rest_is_impossible() -> None:
    table = table_of(hand="", up=SOUTH)
    assert table.offered == COVERS
    table.play("cover move")
    assert table.offered == ["end"]
    table.play("end")
    (forfeited,) = table.happened("forfeited")
    assert forfeited.actions == ("play", "gather")
    assert table.state.active == 1


@pytest.mark.rule("SB-314", "SB-415")
def test_a_benefit_is_no_action() -> None:
    given: dict[str, Any] = {"hand": "M11 I16", "workers": "green", "cell": "s1", "up": SOUTH}
    table = table_of(**given).play("cover move", "play M11", "staff green")
    assert "go 2" in table.offered
    table.play("go 2")
    assert (table.me.cell, table.me.spot) == ("s2", "move")
    assert table.state.todo == ("gather",)
    table = table_of(hand="I16", row="I05", cell="n1", up={"n1": "T18"}, spot="gather")
    table.play("cover play", "gather", "do T18/2", "refresh")
    assert table.me.spot == "play"  # only a Refresh turn shifts the token


@pytest.mark.rule("SB-315")
def test_one_forced_answer_is_not_asked() -> None:
    table = table_of(hand="", cell="s4", up=SOUTH).play("cover move")
    assert table.asked.kind == "benefit"  # the Gather was not asked
    table = table_of(hand="", cell="s4", up=SOUTH, power=10).change(workers=(10, 0, 10, 10, 10))
    table.play("cover move")  # one colour, so nobody is asked
    assert table.me.workers == (0, 0, 1, 0, 0)
    assert table.offered == ["end"]


@pytest.mark.rule("SB-315")
def test_one_forced_answer_that_reveals_is_asked_while_a_step_can_be_undone() -> None:
    given: dict[str, Any] = {"hand": "", "cell": "s5", "up": SOUTH, "power": 10, "guile": 10}
    table = table_of(**given).play("cover move")
    assert table.offered == ["gather"]
    assert not table.asked.automatic
    assert dict(table.asked.facts)["only"] == "gather"  # which the question explains
    table = table_of(**given, begun=False, deck="I05 I09")
    assert table.asked.kind == "action"
    table.change(todo=("gather",))
    assert table.offered == ["gather"]
    assert table.asked.automatic  # nothing was chosen in this turn


@pytest.mark.rule("SB-315", "SB-1016")
def test_what_may_be_declined_is_always_asked() -> None:
    table = table_of(hand="I16 M08", row="I05", workers="blue").only("play")
    table.play("play M08", "staff blue")
    assert table.offered == ["rescue I05", "skip", "finish"]
    assert not table.asked.automatic


@pytest.mark.rule("SB-316")
def test_the_end_of_the_turn_is_asked_unless_the_last_step_revealed() -> None:
    table = table_of(hand="I16", cell="s1", up=SOUTH).only("play", "move")
    table.play("play I16", "core", "go 2")
    assert table.offered == ["end"]
    assert not table.asked.automatic
    table = table_of(hand="I16", cell="s1", up=SOUTH).only("play", "move")
    table.play("play I16", "core", "go c1")
    assert [event.seat for event in table.happened("turn-ended")] == [0]
    assert table.state.active == 1


@pytest.mark.rule("SB-316", "SB-806")
def test_with_a_map_for_odin_s_wrath_the_end_is_asked_after_a_reveal_too() -> None:
    table = table_of(hand="", cell="s1", up=SOUTH, mech="odins_wrath").only("move")
    table.play("go c1")
    assert table.offered == ["end", "map power", "map guile", "map coin"]
    table.play("map coin")
    assert table.offered == ["end"]
    assert table.me.coins == 1
    assert table.state.active == 0


@pytest.mark.rule("SB-317")
def test_the_player_to_the_left_follows() -> None:
    table = table_of(3, seat=2, hand="I05").only()
    line = play_line(GAME, table.state, 2, "end")
    assert line[-1].state.active == 0
    table.play("end")
    assert (table.state.active, table.state.turn) == (0, 1)
    assert table.state.shifted
    refusal = GAME.refusal(table.state, 2, table.asked.moves[0])
    assert refusal is not None
    assert (refusal.rule, refusal.facts) == ("SB-317", {"seat": 0})


@pytest.mark.rule("SB-911")
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_the_game_ends_after_a_thousand_rounds(seats: int) -> None:
    last = 1000 * seats - 1
    table = table_of(seats, coins=3).change(turn=last - 1).only().play("end")
    assert not table.state.over
    table.only().play("end")
    assert table.state.over
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert outcome.scores[0] == 3
    assert GAME.decisions(table.state) == ()


@pytest.mark.rule("SB-911", "SB-902")
def test_a_game_whose_end_was_triggered_is_not_cut_short() -> None:
    table = table_of(2).change(turn=1999, trigger=0, last=2).only().play("end")
    assert not table.state.over
    assert table.only().play("end").state.over


@pytest.mark.slow
@pytest.mark.parametrize("seats", thinned([1, 2, 3, 5], lambda seats: seats in (1, 3)))
def test_views_tell_what_has_changed_since_the_own_last_turn(seats: int) -> None:
    done = list[News]()
    for state, played in random_walk(GAME, seats, {}, "since"):
        for seat in range(seats):
            view = GAME.view(state, seat)
            told = [*view.earlier, *([] if view.before is None else [view.before])]
            own = max((n for n, turn in enumerate(done) if turn.seat == seat), default=-1)
            since = done[own + 1 :]
            # The one before is always told, also if it is the own one.
            assert told == (since or done[-1:])
        assert GAME.view(state, None).earlier == ()
        if played.state.turn != state.turn:
            assert played.state.before is not None
            done.append(played.state.before)
    assert len(done) > seats


def test_earlier_versions_did_not_keep_earlier_turns() -> None:
    *_others, (state, _played) = random_walk(GAME, 3, {}, "former")
    (former,) = GAME.former_forms(state)
    assert '"earlier"' in GAME.states.dump(state)
    assert '"earlier"' not in former
    with pytest.raises(ValidationError):
        GAME.states.load(former)
