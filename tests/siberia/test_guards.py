"""Guards against loops: cards being resolved, and chains that do not end (SB-1031 to SB-1036)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engines.siberia.rules.resolving import MOST_STEPS, Endless

from .abilities import doing, in_play, pack, staffed
from .packs import to
from .tables import Table, table_of


def named(table: Table, line: str, name: str) -> None:
    """Check that a move is refused because of a card that is still working."""
    refusal = table.refused(line)
    assert (refusal.rule, refusal.code) == ("SB-1031", "card-working")
    assert refusal.facts == {"card": name}


@pytest.mark.rule("SB-1031")
@pytest.mark.parametrize(
    ("effect", "line"),
    [
        ({"rescue": {"what": "card"}}, "rescue Q09"),
        ({"rescue": {"what": "worker"}}, "release Q09"),
        ({"activate": {"from": "row"}}, "activate Q09"),
        ({"pay": {"trash": 1}, "for": {"coin": 1}}, "trash Q09"),
    ],
)
def test_a_card_being_resolved_is_no_target(effect: Any, line: str, tmp_path: Path) -> None:
    table = doing(tmp_path, effect, row="I05+red I06")
    if "pay" in effect:
        table.play("pay")
    assert line not in table.offered
    named(table, line, "Damp Fuses")


@pytest.mark.rule("SB-1031")
@pytest.mark.parametrize("effect", [{"play": {}}, {"pay": {"discard": 1}, "for": {"coin": 1}}])
def test_after_a_refresh_it_can_neither_be_played_nor_discarded(
    effect: Any, tmp_path: Path
) -> None:
    table = doing(tmp_path, {"then": [{"refresh": "all"}, effect]}, "I05", row="I06")
    table.play("refresh")
    assert table.me.hand == ("I05", "I06", "Q09")
    line = "play Q09"
    if "pay" in effect:
        table.play("pay")
        line = "discard Q09"
    assert line not in table.offered
    named(table, line, "Damp Fuses")


@pytest.mark.rule("SB-1031")
def test_its_worker_returns_with_a_refresh_and_may_be_placed_elsewhere(tmp_path: Path) -> None:
    effect: Any = {"then": [{"refresh": "all"}, {"play": {}}, {"coin": 2}]}
    table = doing(tmp_path, effect, "I05 I06").play("refresh")
    assert table.me.workers == (1, 0, 0, 0, 0)
    table.play("play I05", "staff red")
    assert (table.row, table.me.hand) == ("I05+red", ("I06", "Q09"))
    assert table.me.power == 1  # one red card in the row: Q09 is in hand
    table.play("done")
    assert table.me.coins == 2


@pytest.mark.rule("SB-1031")
def test_the_witness_does_not_play_itself() -> None:
    table = staffed("M25", "I05", melded=("M01",)).play("refresh")
    assert table.offered == ["play I05", "skip"]
    named(table, "play M25", "The Witness")
    table.play("skip")
    assert table.me.hand == ("I05", "M25")


@pytest.mark.rule("SB-1031")
def test_a_quest_cannot_be_solved_again_during_its_benefit(tmp_path: Path) -> None:
    changes = (to("Q01", benefit={"solve": {}}),)
    table = doing(tmp_path, {"solve": {}}, "Q01 Q02", power=5, guile=5, changes=changes)
    table.play("solve Q01")
    assert table.offered == ["solve Q02 2 0", "skip"]
    named(table, "solve Q01 0 1", "The Drowned Ledger")


@pytest.mark.rule("SB-1031", "SB-601")
@pytest.mark.parametrize(
    ("benefit", "line"),
    [
        ({"rescue": {"what": "card"}}, "rescue Q02"),
        ({"rescue": {"what": "worker"}}, "release Q02"),
        ({"activate": {"from": "row"}}, "activate Q02"),
    ],
)
def test_during_its_benefit_a_quest_is_no_target(benefit: Any, line: str, tmp_path: Path) -> None:
    given: Any = {"row": "Q02+red I05+red", "power": 3, "changes": (to("Q02", benefit=benefit),)}
    table = doing(tmp_path, {"solve": {}}, **given).play("solve Q02")
    assert line.replace("Q02", "I05") in table.offered
    named(table, line, "Smugglers on the Angara")


@pytest.mark.rule("SB-1031")
def test_a_card_being_resolved_may_be_solved(tmp_path: Path) -> None:
    table = doing(tmp_path, {"then": [{"solve": {}}, {"coin": 2}]}, cell="s5", power=1)
    assert table.offered == ["solve Q09 1 0", "skip"]
    table.play("solve Q09", "in order")
    assert (table.me.solved, table.me.coins) == (("Q09",), 5)
    assert table.me.workers == (2, 0, 0, 0, 0)  # its own, and the one of the benefit


@pytest.mark.rule("SB-1031", "SB-1035")
def test_a_meteorite_may_meld_itself_and_the_rest_still_resolves(tmp_path: Path) -> None:
    ability: Any = {"then": [{"meld": 1}, {"coin": {"per": "melded", "max": 3}}]}
    changes = (to("M01", ability=ability),)
    table = doing(tmp_path, {"play": {}}, "M01 I05", workers="red", changes=changes)
    table.play("play M01", "staff red", "meld M01")
    assert (table.me.melded, table.me.coins, table.me.power) == (("M01",), 1, 3)
    assert table.me.workers == (1, 0, 0, 0, 0)
    assert (table.asked.kind, table.offered) == ("part", ["core", "done"])
    table.play("core")
    assert table.me.power == 3 + 2  # 1, and 1 for its growth: it is melded now


@pytest.mark.rule("SB-1035")
def test_the_core_value_may_still_be_taken_when_the_card_has_left_the_row() -> None:
    table = staffed("I06", power=3).play("pay", "upgrade I06")
    assert (table.row, table.me.upgraded) == ("", ("I06",))
    assert table.offered == ["core", "done"]
    table.play("core")
    assert (table.me.power, table.me.guile) == (2, 1)
    table = staffed("I15").play("refresh")
    assert table.offered == ["core", "done"]  # no worker: the card is not in the row
    table.play("core")
    assert (table.me.power, table.me.guile, table.me.hand) == (1, 1, ("I15",))


@pytest.mark.rule("SB-1035", "SB-504")
def test_no_worker_is_placed_on_a_card_that_has_left_the_row(tmp_path: Path) -> None:
    waits: Any = {"whenever": {"play": {}}, "do": {"rescue": {"what": "card"}}}
    game = pack(tmp_path, to("I04", ongoing=waits))
    table = in_play("I05", row="I04+red", workers="red", game=game)
    assert table.offered == ["rescue I04", "rescue I05", "skip"]
    table.play("rescue I05")
    assert table.me.hand == ("I05",)
    assert table.offered == ["core", "done"]


@pytest.mark.rule("SB-1031", "SB-524")
@pytest.mark.parametrize(
    ("effect", "line"),
    [({"take": {"from": "any"}}, "take I06"), ({"sweep": "any"}, "sweep I06")],
)
def test_a_market_card_being_activated_may_be_taken_or_swept(
    effect: Any, line: str, tmp_path: Path
) -> None:
    changes = (to("I06", instant={"then": [effect, {"coin": 2}]}),)
    given: Any = {"market": "I06 I07", "changes": changes}
    table = doing(tmp_path, {"activate": {"from": "any"}}, **given).play("activate I06")
    assert line in table.offered
    table.play(line)
    assert table.me.coins == 2


@pytest.mark.rule("SB-1031")
def test_it_is_free_again_when_its_ability_is_done() -> None:
    given: Any = {"melded": ("M01",), "row": "I05+red"}
    table = in_play("M05", "I14 I06", workers="red green", **given)
    table.play("staff red", "play I14", "staff green")
    named(table, "release I14", "Living Herbarium")
    named(table, "release M05", "Red Splinter")
    table = table_of(hand="I14 I05", row="M05+red", workers="green").only("play", "move")
    table.play("play I14", "staff green")
    assert table.offered == ["release M05", "skip"]


@pytest.mark.rule("SB-1032")
def test_a_card_never_activates_itself() -> None:
    table = staffed("Q19", row="I05 I06")
    assert table.offered == ["activate I05", "activate I06", "skip"]
    table = staffed("Q06", market="Q20 Q21 Q22")
    assert "activate Q06" not in table.offered


@pytest.mark.rule("SB-1032", "SB-1031")
def test_two_market_cards_cannot_activate_each_other_for_ever(tmp_path: Path) -> None:
    again: Any = {"activate": {"from": "any"}}
    changes = (to("Q20", ability=again), to("Q21", ability=again))
    table = doing(tmp_path, again, market="Q20 Q21", changes=changes)
    table.play("activate Q20")
    assert table.offered == ["activate Q21", "skip"]
    named(table, "activate Q20", "The Pilot's Last Letter")
    table.play("activate Q21")
    assert table.asked.kind == "part"


@pytest.mark.rule("SB-1034")
def test_too_many_effects_in_one_turn_are_an_error_that_leaves_the_state(tmp_path: Path) -> None:
    table = doing(tmp_path, {"then": [{"worker": "base"}, {"coin": 1}]})
    assert MOST_STEPS == 300
    fits = ("I01",) * (MOST_STEPS - 2)
    before = table.change(done=fits).state
    table.play("worker red")
    assert len(table.state.done) == MOST_STEPS
    table.state = before
    table.change(done=(*fits, "I01"))
    kept = table.game.states.dump(table.state)
    with pytest.raises(Endless):
        table.play("worker red")
    assert table.game.states.dump(table.state) == kept


@pytest.mark.rule("SB-1034")
def test_the_next_turn_counts_its_effects_anew() -> None:
    table = table_of(hand="I05", cell="s1").change(
        done=("I01",) * 200, shifted=True, todo=(), undoable=True
    )
    assert table.play("end").state.done == ()


@pytest.mark.rule("SB-1036")
def test_an_item_without_instant_part_that_is_in_force_is_no_target(tmp_path: Path) -> None:
    changes = (to("I13", instant=None), to("I10", instant=None))
    given: Any = {"row": "I13+green I10 I05+red", "changes": changes}
    table = doing(tmp_path, {"activate": {"from": "row"}}, **given)
    assert table.offered == ["activate I10", "activate I05", "skip"]
    refusal = table.refused("activate I13")
    assert (refusal.rule, refusal.code) == ("SB-1036", "no-target")
    assert table.refused("activate I06").rule == "SB-1036"
    table.play("activate I10", "done")
    assert "go 4" in table.offered
    assert "go 5" in table.offered  # both treads and snowshoes: 3 + 2
