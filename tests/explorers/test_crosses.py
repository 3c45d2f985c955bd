"""Section 4 of the rules: where crosses may go, how many, and which reason is told."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engines.core import IllegalMove
from engines.explorers.events import Lost
from engines.explorers.moves import Mark

from .games import names, seat, table


@pytest.mark.rule("XP-401")
@pytest.mark.parametrize("square", ["c3", "e5", "c5", "e3", "p16", "d6", "d2"])
def test_a_cross_touches_another_along_an_edge(square: str) -> None:
    on = table().play(0, "side prairie")
    assert on.squares(0) == {"D3", "C4", "E4", "D5"}
    assert on.refused(0, square) == ("XP-401", "apart", {"square": square.upper()})


@pytest.mark.rule("XP-401", "XP-406")
def test_rows_do_not_go_on_at_the_edge_of_the_map() -> None:
    on = table(sheets=[seat("P5 A8 P9")]).play(0, "side prairie")
    assert "A6" not in on.squares(0)  # after P5 in the order of squares
    assert on.refused(0, "a6") == ("XP-401", "apart", {"square": "A6"})
    assert {"A9", "A7", "B8", "P8", "P10", "O9", "P4", "P6", "O5"} <= on.squares(0)
    assert "P7" not in on.squares(0)
    corner = table(sheets=[seat("A1 P16")]).play(0, "side prairie").squares(0)
    assert corner == {"B1", "A2", "P15", "O16", "D3", "C4", "E4", "D5"}


@pytest.mark.rule("XP-406")
def test_tile_borders_have_no_effect() -> None:
    on = table(sheets=[seat("H4 D8")]).play(0, "side prairie")
    assert {"I4", "D9"} <= on.squares(0)
    assert on.play(0, "i4 i5 d9").kind(0) == "commit"


@pytest.mark.rule("XP-402")
def test_crosses_of_a_turn_need_not_touch_but_may_build_on_each_other() -> None:
    on = table(sheets=[seat("M3")]).play(0, "side prairie")
    assert names(on.play(0, "m2 d3 l3").draft(0).marked) == "M2 D3 L3"
    assert names(on.play(0, "d3 d2 d1").draft(0).marked) == "D3 D2 D1"
    assert on.refused(0, "d2") == ("XP-401", "apart", {"square": "D2"})


@pytest.mark.rule("XP-403")
def test_all_regular_crosses_are_on_one_terrain() -> None:
    on = table({"D3": "W", "C4": "D", "E4": "M"}).play(0, "side prairie")
    assert on.squares(0) == {"D5"}
    for square, terrain in (("d3", "W"), ("c4", "D"), ("e4", "M")):
        assert on.refused(0, square) == (
            "XP-403", "terrain-only", {"square": square.upper(), "terrain": terrain, "side": "P"}
        )  # fmt: skip


@pytest.mark.rule("XP-404", "XP-104")
def test_villages_are_never_crossed() -> None:
    on = table(sheets=[seat("M3", maps=1)]).play(0, "side prairie")
    for line in ("take prairie", "map prairie"):
        assert on.refused(0, f"{line} / m4") == ("XP-404", "village", {"square": "M4"})
    horse = table({"M2": "P h"}, sheets=[seat("M3")]).play(0, "side prairie").play(0, "m2")
    assert "M4" not in horse.squares(0)
    assert horse.refused(0, "m4") == ("XP-404", "village", {"square": "M4"})
    batch = table({"E4": "P T"}, sheets=[seat("M3", keys=1)], expert=("temples",))
    batch = batch.play(0, "side prairie").play(0, "e4 d3 d2 bonus prairie")
    assert batch.refused(0, "m4") == ("XP-404", "village", {"square": "M4"})
    # The start village is a village, too, before it is a crossed square (XP-411).
    assert on.refused(0, "take prairie / d4") == ("XP-404", "village", {"square": "D4"})


@pytest.mark.rule("XP-405")
def test_no_square_is_crossed_twice() -> None:
    on = table(sheets=[seat("D3")]).play(0, "side prairie")
    assert on.refused(0, "d3") == ("XP-405", "taken", {"square": "D3"})
    assert on.refused(0, "d2 / d2") == ("XP-405", "taken", {"square": "D2"})
    after = on.all("d2 d1 c1 commit", "take water commit")
    assert names(after.sheet(0).crosses) == "C1 D1 D2 D3 D4"


@pytest.mark.rule("XP-407", "XP-971")
@pytest.mark.parametrize(
    ("line", "count"),
    [("take prairie", 3), ("take prairie d3", 2), ("take prairie d3 d2", 1), ("map prairie", 4)],
)
def test_the_full_number_is_mandatory(line: str, count: int) -> None:
    on = table(sheets=[seat(maps=1)], card=("P", "W")).play(0, "side prairie").play(0, line)
    assert on.refused(0, "commit") == ("XP-407", "crosses-left", {"count": count})
    assert "commit" not in on.offered(0)


@pytest.mark.rule("XP-407", "XP-309")
def test_two_crosses_are_mandatory_too() -> None:
    on = table().play(0, "side prairie").play(1, "take prairie")
    assert on.refused(1, "commit") == ("XP-407", "crosses-left", {"count": 2})
    assert on.refused(1, "d3 / commit") == ("XP-407", "crosses-left", {"count": 1})
    assert on.play(1, "d3 d2").offered(1) == ["commit"]


@pytest.mark.rule("XP-407", "XP-410")
def test_a_turn_ends_early_when_no_square_is_legal_at_that_moment() -> None:
    """Step by step: no order is looked for in which more crosses would fit."""
    land = {"D3": "W a", "C4": "W", "E4": "W", "D2": "W a"}
    on = table(land).play(0, "side water")
    short = on.play(0, "e4 c4 d3")
    assert short.kind(0) == "commit"
    # The apple first closes D2, then the two others remain.
    assert on.play(0, "d3").squares(0) == {"C4", "E4"}
    chain = {"C4": "W a", "E4": "W a", "E3": "W"}
    on = table(chain).play(0, "side water")
    lost = on.play(0, "c4")  # the apple on E4 is closed now, and with it the way to E3
    assert [(e.what, e.count, e.audience) for e in lost.told(Lost)] == [("regular", 2, (0,))]
    assert lost.kind(0) == "commit"
    assert on.play(0, "e4 e3").kind(0) == "commit"
    after = lost.all("commit", "take prairie d3 d5 d6 commit")
    assert names(after.state.news[0].marked) == "C4"
    assert after.state.news[0].crosses == 3


@pytest.mark.rule("XP-407", "XP-551")
def test_a_turn_ends_early_after_the_last_key() -> None:
    land = {"D3": "W T", "M3": "W T"}
    on = table(land, sheets=[seat("L3", keys=1)]).play(0, "side water").play(0, "d3")
    assert on.kind(0) == "commit"
    two = table(land, sheets=[seat("L3", keys=2)]).play(0, "side water").play(0, "d3")
    assert two.squares(0) == {"M3"}


@pytest.mark.rule("XP-407", "XP-521")
def test_a_horse_may_open_the_way_for_the_next_regular_cross() -> None:
    """The rest is lost only after the horse's cross."""
    land = {"D3": "W h", "D1": "W"}
    on = table(land).play(0, "side water").play(0, "d3")
    assert (on.kind(0), on.draft(0).left) == ("horse", 2)
    assert on.told(Lost) == []
    on = on.play(0, "d2")
    assert on.squares(0) == {"D1"}
    on = on.play(0, "d1")
    assert [(e.what, e.count) for e in on.told(Lost)] == [("regular", 1)]


@pytest.mark.rule("XP-408")
def test_options_with_fewer_crosses_or_none_are_free() -> None:
    on = table(sheets=[seat(), seat(maps=1)]).play(0, "side prairie")
    assert on.offered(1)[:2] == ["take water", "take prairie"]
    none = on.play(1, "take water")
    assert none.kind(1) == "commit"
    for terrain in ("water", "desert", "mountain"):
        nothing = on.play(1, f"map {terrain}")
        assert nothing.kind(1) == "commit"
        assert nothing.draft(1).sheet.maps_used == 1


@pytest.mark.rule("XP-409")
def test_the_order_of_crosses_matters_and_is_kept() -> None:
    land = {"D3": "P k", "D5": "P T"}
    on = table(land).play(0, "side prairie")
    assert on.refused(0, "d5") == ("XP-551", "no-key", {"square": "D5"})
    on = on.play(0, "d3 d5 d6")
    assert names(on.draft(0).marked) == "D3 D5 D6"
    other = table(land).play(0, "side prairie").play(0, "d3 c4 d5")
    assert names(other.draft(0).marked) == "D3 C4 D5"


@pytest.mark.rule("XP-411")
def test_the_first_reason_is_told() -> None:
    # All reasons at once on closed squares, then one after the other is taken away.
    land = {
        "D5": "W a", "C4": "W T", "H8": "W a", "H9": "W T", "D3": "P a", "E4": "P a", "L4": "W a",
    }  # fmt: skip
    on = table(land, sheets=[seat("M3")]).play(0, "side prairie")
    state, game = on.state, on.game

    def reason(square: str) -> tuple[str, str]:
        return on.refused(0, square)[:2]

    with pytest.raises(IllegalMove) as caught:
        game.apply(state, 0, Mark(256))
    assert (caught.value.refusal.rule, caught.value.refusal.code) == ("XP-411", "off-map")
    with pytest.raises(IllegalMove):
        game.apply(state, 0, Mark(-1))
    on = on.play(0, "d3")  # an apple: all others are closed
    assert reason("m13") == ("XP-404", "village")  # a village that touches nothing
    assert reason("d4") == ("XP-404", "village")  # a village that is crossed
    assert reason("d3") == ("XP-405", "taken")  # crossed, closed
    assert reason("h8") == ("XP-401", "apart")  # apart, terrain, closed
    assert reason("h9") == ("XP-401", "apart")  # apart, terrain, temple
    assert reason("d5") == ("XP-403", "terrain-only")  # terrain, closed
    assert reason("c4") == ("XP-403", "terrain-only")  # terrain, temple
    assert reason("e4") == ("XP-532", "had-already")


@pytest.mark.rule("XP-411", "XP-511", "XP-722", "XP-210")
def test_terrain_is_told_before_temple_and_provisions_with_its_own_clause() -> None:
    land = {"D5": "W a", "C4": "W T", "M3": "P T"}
    begin = table(land, number=0)
    with_map = table(land, sheets=[seat(maps=1)]).play(0, "side water")
    batch = table(land, sheets=[seat("L3", keys=1)], expert=("temples",)).play(0, "side prairie")
    lines = (
        (begin, "begin prairie", ("XP-210", "start-terrain-only")),
        (with_map, "map prairie", ("XP-511", "map-terrain")),
        (batch, "m3 d3 d2 bonus prairie", ("XP-722", "bonus-terrain")),
    )
    for on, line, expected in lines:
        for square in ("d5", "c4"):
            rule, code, facts = on.refused(0, f"{line} / {square}")
            assert (rule, code) == expected
            assert facts == {"square": square.upper(), "terrain": "W", "side": "P"}


@pytest.mark.rule("XP-411")
def test_a_refused_cross_leaves_the_draft_as_it_was() -> None:
    on = table().play(0, "side prairie").play(0, "d3")
    before = replace(on.state)
    for line in ("d3", "h8", "d4", "commit", "stop", "map water", "bonus water", "side water"):
        on.refused(0, line)
    assert on.state == before
