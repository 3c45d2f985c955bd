"""Vanquish, the heart, and destroying corruption (SB-608 to SB-617, SB-806 to SB-810)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engines.siberia.rules.view import View

from .abilities import doing, in_play, staffed
from .tables import Table, table_of

ANY: Any = {"vanquish": {}}
HEART = {"c1": "T20"}


def vanquishing(tokens: str, card: str = "M01", hand: str = "", **given: Any) -> Table:
    """Return a table at which a Vanquish was begun on location 7, the top token given last."""
    given = {"cell": "c1", "up": {"c1": "T07"}, "corruption": {"c1": tokens}, **given}
    return staffed(card, hand, **given)


def on(table: Table, cell: str) -> tuple[str, ...]:
    """Return the corruption on a cell, the top token last."""
    return table.state.locations[table.game.content.map.cells.index(cell)].corruption


@pytest.mark.rule("SB-608")
def test_the_top_token_is_paid_in_its_kind_and_gained_then_the_next() -> None:
    table = vanquishing("P4 G3 P5", power=10, guile=10)
    assert table.offered == ["vanquish 7 5 0", "skip"]
    table.play("vanquish 7 5 0")
    (event,) = table.happened("vanquished")
    assert (event.place, event.token, event.power, event.guile) == ("7", "P5", 5, 0)
    assert (table.me.power, table.me.guile, table.me.corruption) == (5, 10, ("P5",))
    assert table.offered == ["vanquish 7 0 3", "skip"]
    table.play("vanquish 7")
    assert (table.me.power, table.me.guile) == (5, 7)
    table.play("vanquish 7")
    assert (table.me.power, table.me.corruption) == (1, ("P5", "G3", "P4"))
    assert on(table, "c1") == ()
    assert table.asked.kind == "part"  # the core value: nothing is left to vanquish


@pytest.mark.rule("SB-608")
@pytest.mark.parametrize("taken", [0, 1, 2])
def test_the_player_stops_when_he_wants(taken: int) -> None:
    table = vanquishing("P4 G3 P5", power=10, guile=10)
    for before in range(taken):
        assert dict(table.asked.facts)["taken"] == before
        table.play("vanquish 7")
    assert dict(table.asked.facts)["taken"] == taken
    table.play("skip")
    assert len(table.me.corruption) == taken
    assert len(on(table, "c1")) == 3 - taken
    assert table.asked.kind != "vanquish"


@pytest.mark.rule("SB-609")
def test_a_token_that_cannot_be_paid_ends_the_vanquish() -> None:
    table = vanquishing("P3 G4 P3", power=10, guile=3).play("vanquish 7")
    assert table.asked.kind == "part"
    assert (table.me.power, table.me.guile, on(table, "c1")) == (7, 3, ("P3", "G4"))


@pytest.mark.rule("SB-609")
def test_only_the_top_token_can_be_taken() -> None:
    table = vanquishing("P3 G4", power=10, guile=3)
    assert table.asked.kind != "vanquish"  # the orange one below it is not reached
    given: Any = {"cell": "c1", "up": {"c1": "T07", "n1": "T14"}, "power": 10, "guile": 3}
    table = staffed("Q13", corruption={"c1": "", "n1": "P3"}, **given)
    assert table.offered == ["vanquish 14 3 0", "skip"]
    table = staffed("Q13", corruption={"n1": "P3 G4", "c1": "P3"}, **given)
    assert table.asked.kind != "vanquish"


@pytest.mark.rule("SB-609", "SB-608")
def test_a_token_that_is_too_dear_is_refused_with_what_it_costs() -> None:
    given: Any = {"cell": "c2", "up": {"c1": "T07", "c3": "T08"}, "power": 10, "guile": 3}
    table = staffed("Q13", corruption={"c1": "P3 G4", "c3": "P4"}, **given)
    assert table.offered == ["vanquish 8 4 0", "skip"]
    refusal = table.refused("vanquish 7 0 4")
    assert (refusal.rule, refusal.code) == ("SB-609", "top-corruption")
    assert refusal.facts == {"need": 4, "what": "guile", "have": 3}
    refusal = table.refused("vanquish 1 3 0")
    assert (refusal.rule, refusal.code) == ("SB-608", "no-corruption")
    refusal = table.refused("vanquish 8 3 0")  # as another token may cost
    assert (refusal.rule, refusal.code) == ("SB-609", "from-the-top")
    assert refusal.facts == {"need": 4, "what": "power"}
    table.play("vanquish 8")


@pytest.mark.rule("SB-610")
@pytest.mark.parametrize(
    ("power", "guile", "payable"), [(10, 10, True), (10, 9, False), (9, 10, False)]
)
def test_the_heart_costs_ten_of_each(power: int, guile: int, payable: bool) -> None:
    table = vanquishing("H20", up=HEART, power=power, guile=guile)
    assert (table.asked.kind == "vanquish") == payable
    if payable:
        assert table.offered == ["vanquish 20 10 10", "skip"]
        table.play("vanquish 20")
        assert (table.me.power, table.me.guile, table.me.corruption) == (0, 0, ("H20",))


@pytest.mark.rule("SB-611", "SB-616")
@pytest.mark.parametrize(
    ("row", "mech", "total"),
    [
        ("I03+red", "tatanka", 19),
        ("I03+red I24+purple", "tatanka", 18),
        ("I03+red I24+purple", "lumberjack", 16),
        ("", "lumberjack", 18),
    ],
)
def test_a_reduced_heart_is_paid_in_any_split_with_at_most_ten_of_each(
    row: str, mech: str, total: int
) -> None:
    given: Any = {"up": HEART, "row": row, "mech": mech}
    table = vanquishing("H20", power=10, guile=10, **given)
    splits = [(power, total - power) for power in range(10, total - 11, -1)]
    assert table.offered == [*(f"vanquish 20 {p} {g}" for p, g in splits), "skip"]
    refusal = table.refused("vanquish 20 11 5")
    assert (refusal.rule, refusal.code) == ("SB-610", "heart-cost")
    assert refusal.facts == {"need": total, "power": 10, "guile": 10}
    power, guile = splits[-1]
    table.play(f"vanquish 20 {power} {guile}")
    assert (table.me.power, table.me.guile) == (10 - power, 10 - guile)


@pytest.mark.rule("SB-611")
def test_what_the_player_does_not_have_limits_the_splits() -> None:
    table = vanquishing("H20", up=HEART, mech="lumberjack", power=9, guile=10)
    assert table.offered == ["vanquish 20 9 9", "vanquish 20 8 10", "skip"]


@pytest.mark.rule("SB-612")
def test_the_last_token_exposes_the_covered_benefit_for_everyone_and_for_good() -> None:
    table = vanquishing("P3 P4", power=10, guile=9)

    def exposed() -> set[tuple[str, ...]]:
        views: list[View] = [table.game.view(table.state, seat) for seat in (0, 1, None)]
        number = table.game.content.map.cells.index("c1")
        return {view.places[number].exposed for view in views}

    table.play("vanquish 7")
    assert exposed() == {("T07/1", "T07/2")}
    assert not table.happened("exposed")
    table.play("vanquish 7")
    (event,) = table.happened("exposed")
    assert (event.place, event.at) == ("7", "T07/covered")
    assert exposed() == {("T07/1", "T07/2", "T07/covered")}


@pytest.mark.rule("SB-612")
def test_another_player_gathers_the_covered_benefit_in_a_later_turn() -> None:
    given: Any = {"others": {1: {"cell": "n1", "hand": "M05 M06"}}, "hand": "M02"}
    table = table_of(cell="s1", up={"c1": "T07"}, **given).only()
    table.play("end", "go 7", "gather")
    assert "do T07/covered" in table.offered


@pytest.mark.rule("SB-613")
def test_destroyed_corruption_returns_to_the_bag() -> None:
    table = vanquishing("P3 G4", "M03")
    bag = table.state.bag
    assert (table.asked.kind, table.offered) == ("destroy", ["destroy 7", "skip"])
    table.play("destroy 7")
    (event,) = table.happened("destroyed")
    assert (event.place, event.token) == ("7", "G4")
    assert on(table, "c1") == ("P3",)
    assert sorted(table.state.bag) == sorted((*bag, "G4"))
    assert table.me.corruption == ()


@pytest.mark.rule("SB-613", "SB-612")
def test_destroying_the_last_token_exposes_the_covered_benefit() -> None:
    table = vanquishing("P3", "M03").play("destroy 7")
    assert [event.at for event in table.happened("exposed")] == ["T07/covered"]


@pytest.mark.rule("SB-613")
def test_destroying_may_be_declined_and_may_be_at_an_adjacent_location() -> None:
    given: Any = {"cell": "c2", "up": {"c1": "T07", "c3": "T08", "c2": "T09"}}
    tokens = {"c1": "P3", "c3": "P4 G5", "c2": "P5"}
    table = staffed("I03", corruption=tokens, **given).play("do I03/1")
    assert table.offered == ["destroy 7", "destroy 8", "skip"]
    refusal = table.refused("destroy 9")
    assert (refusal.rule, refusal.code) == ("SB-613", "vanquish-elsewhere")
    table.play("skip")
    assert on(table, "c1") == ("P3",)
    assert table.me.power == 1


@pytest.mark.rule("SB-614")
def test_the_heart_cannot_be_destroyed() -> None:
    table = vanquishing("H20", "M03", up=HEART)
    assert table.asked.kind == "part"  # nothing to destroy: coins only
    assert table.me.coins == 1
    given: Any = {"cell": "c2", "up": {"c1": "T20", "c3": "T08"}}
    table = staffed("I03", corruption={"c1": "H20", "c3": "P4"}, **given).play("do I03/1")
    assert table.offered == ["destroy 8", "skip"]
    refusal = table.refused("destroy 20")
    assert (refusal.rule, refusal.code) == ("SB-614", "heart-not-destroyed")


@pytest.mark.rule("SB-615")
def test_max_n_stops_after_n_tokens() -> None:
    for card, most in (("I01", 1), ("Q02", 2)):
        table = vanquishing("P3 P3 P3", card, power=10).play(*["vanquish 7"] * most)
        assert table.asked.kind == "part"
        assert table.me.corruption == ("P3",) * most


@pytest.mark.rule("SB-615")
def test_at_adjacent_one_location_is_chosen_and_all_tokens_come_from_it() -> None:
    given: Any = {"cell": "c2", "up": {"c1": "T20", "c3": "T08", "c2": "T09", "c4": "T10"}}
    given |= {"power": 10, "guile": 10, "others": {1: {"cell": "c3"}}}
    tokens = {"c1": "H20", "c3": "G4 P5", "c2": "P3", "c4": "P3"}
    table = staffed("Q13", corruption=tokens, **given)
    assert table.offered == ["vanquish 20 10 10", "vanquish 8 5 0", "skip"]
    refusal = table.refused("vanquish 9 3 0")
    assert (refusal.rule, refusal.code) == ("SB-615", "vanquish-elsewhere")
    table.play("vanquish 8")
    assert table.offered == ["vanquish 8 0 4", "skip"]


@pytest.mark.rule("SB-615")
def test_face_down_locations_and_dear_tokens_are_no_targets() -> None:
    given: Any = {"cell": "c2", "up": {"c2": "T09", "c1": "T08"}, "power": 3}
    table = staffed("Q13", corruption={"c1": "P4"}, **given)
    assert table.asked.kind == "part"


@pytest.mark.rule("SB-615", "SB-1065", "SB-616")
def test_a_discount_lowers_the_first_token_of_this_use() -> None:
    table = vanquishing("P4 P4 P4", "M22", power=10)
    assert table.offered == ["vanquish 7 2 0", "skip"]
    table.play("vanquish 7")
    assert table.offered == ["vanquish 7 4 0", "skip"]
    table = vanquishing("H20", "M22", up=HEART, power=10, guile=8)
    assert table.offered == ["vanquish 20 10 8", "skip"]


@pytest.mark.rule("SB-616")
def test_reductions_add_up_by_themselves_and_never_below_nothing() -> None:
    given: Any = {"row": "I03+red I24+purple", "power": 0, "mech": "lumberjack"}
    table = vanquishing("G5 P3 G5 P5", "M22", **given)
    assert table.offered == ["vanquish 7 0 0", "skip"]  # 5 - 1 - 1 - 2 - 1
    table.play("vanquish 7")
    assert table.asked.kind == "part"  # now 4 guile
    table = vanquishing("P3 P3", "M22", **given)
    table.play("vanquish 7")
    assert (table.me.power, table.me.corruption) == (0, ("P3",))


@pytest.mark.rule("SB-807", "SB-1066")
def test_lumberjack_pays_one_less_for_the_first_token_of_each_colour() -> None:
    table = vanquishing("G3 P4 G5 P5", mech="lumberjack", power=10, guile=10)
    paid = []
    while table.asked.kind == "vanquish":
        table.play("vanquish 7")
        (event,) = table.happened("vanquished")
        paid.append((event.power, event.guile))
    assert paid == [(4, 0), (0, 4), (4, 0), (0, 3)]


@pytest.mark.rule("SB-807")
def test_each_use_has_its_own_first_tokens(tmp_path: Path) -> None:
    twice = {"then": [{"vanquish": {"max": 1}}, {"vanquish": {"max": 1}}]}
    given: Any = {"cell": "c1", "up": {"c1": "T07"}, "corruption": {"c1": "P4 P4"}}
    table = doing(tmp_path, twice, mech="lumberjack", power=10, **given)
    table.play("vanquish 7", "vanquish 7")
    assert table.me.power == 4


@pytest.mark.rule("SB-807")
def test_the_heart_is_the_first_of_both_colours() -> None:
    table = vanquishing("H20", up=HEART, mech="lumberjack", power=8, guile=10)
    assert table.offered == ["vanquish 20 8 10", "skip"]


@pytest.mark.rule("SB-810")
def test_odin_s_wrath_is_asked_after_a_token_as_long_as_corruption_is_left() -> None:
    given: Any = {"mech": "odins_wrath", "power": 5, "guile": 2, "maps": 2}
    table = vanquishing("P3 G3 P4", **given).play("vanquish 7")
    assert table.asked.kind == "vanquish"
    assert table.offered[:4] == ["skip", "map power", "map guile", "map coin"]
    table.play("map guile")
    assert table.offered[:2] == ["vanquish 7 0 3", "skip"]
    table.play("vanquish 7")
    assert table.offered[0] == "skip"  # still a map, still corruption, 1 power
    table.play("map coin")
    assert table.asked.kind == "part"  # no map any more, and the token cannot be paid


@pytest.mark.rule("SB-810")
@pytest.mark.parametrize(("tokens", "maps"), [("P4", 2), ("G3 P4", 0)])
def test_without_maps_or_corruption_it_is_not_asked(tokens: str, maps: int) -> None:
    given: Any = {"mech": "odins_wrath", "power": 4, "guile": 2, "maps": maps}
    table = vanquishing(tokens, **given).play("vanquish 7")
    assert table.asked.kind == "part"


@pytest.mark.rule("SB-608")
def test_a_vanquish_needs_its_first_token_payable() -> None:
    table = in_play("M01", workers="red", cell="c1", up={"c1": "T07"}, corruption={"c1": "P3"})
    table.play("staff red")
    assert table.asked.kind == "part"
