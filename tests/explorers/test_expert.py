"""Section 7 of the rules: the expert sides of provisions, gems, temples and villages."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest

from engines.explorers import scoring
from engines.explorers.events import ChoseBonus, Lost, RoundScored, Stopped
from engines.explorers.sheet import Sheet

from .games import Table, board_of, names, seat, table

PROVISIONS = ("provisions",)
OPEN = {1: "", 2: "a", 3: "c", 4: "f"}
BASKETS = ((0, 0, 0),) * 4


# --- provisions ----------------------------------------------------------------------------


@pytest.mark.rule("XP-701", "XP-702")
@pytest.mark.parametrize("round", [1, 2, 3, 4])
@pytest.mark.parametrize("kind", "acf")
def test_only_the_provisions_of_the_round_are_open(round: int, kind: str) -> None:
    land = {"D3": f"P {kind}", "D5": f"W {kind}", "E4": "P h", "C4": "P T"}
    own = seat("L3", maps=1, keys=1)
    on = table(land, round=round, expert=("provisions", "temples"), sheets=[own])
    on = on.play(0, "side prairie")
    ways = ("take prairie", "map prairie", "take p e4", "take p c4 k3 j3 bonus prairie")
    for way in ways:
        line = f"{way} / d3"
        if OPEN[round] == kind:
            assert on.play(0, f"{way} d3").draft(0).sheet.baskets[round - 1] == tuple(
                int(kind == other) for other in "acf"
            )
            continue
        rule, code, facts = on.refused(0, line)
        assert rule == "XP-702"
        common = {"square": "D3", "symbol": kind, "round": round}
        if round == 1:
            assert (code, facts) == ("no-provisions", common)
        else:
            assert (code, facts) == ("other-provisions", {**common, "collected": OPEN[round]})
    closed = names(on.view(0).closed)
    assert closed == ("" if OPEN[round] == kind else "D3 D5")
    horse = on.play(0, "take prairie e4")
    assert ("D5" in horse.squares(0)) == (OPEN[round] == kind)


@pytest.mark.rule("XP-701", "XP-702")
@pytest.mark.parametrize(("round", "kind", "index"), [(2, "a", 0), (3, "c", 1), (4, "f", 2)])
def test_four_may_be_collected_and_no_fifth(round: int, kind: str, index: int) -> None:
    squares = ["D3", "C4", "E4", "D5", "D6"]
    land = dict.fromkeys(squares, f"P {kind}")
    on = table(land, round=round, expert=PROVISIONS, sheets=[seat(maps=1)])
    on = on.play(0, "side prairie").play(0, "map prairie d3 c4 e4")
    assert on.squares(0) >= {"D5"}
    on = on.all("d5 commit", "take water commit")
    assert on.sheet(0).baskets[round - 1][index] == 4
    on = on.card("P", "W").play(1, "side water").play(0, "take prairie")
    assert on.refused(0, "d6") == (
        "XP-702", "four-already", {"square": "D6", "symbol": kind, "round": round}
    )  # fmt: skip
    assert names(on.view(0).closed) == "D6"


@pytest.mark.rule("XP-703", "XP-601")
@pytest.mark.parametrize(("round", "index"), [(2, 0), (3, 1), (4, 2)])
@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 1), (2, 4), (3, 9), (4, 16)])
def test_points_for_expert_provisions(round: int, index: int, count: int, points: int) -> None:
    basket = tuple(count if place == index else 0 for place in range(3))
    baskets = tuple(basket if place == round - 1 else (0, 0, 0) for place in range(4))
    on = table(round=round, expert=PROVISIONS, sheets=[seat(baskets=baskets)])
    on = on.last_turn().idle()
    assert on.sheet(0).provision_points == (points,)
    assert [e.provisions for e in on.told(RoundScored)] == [points, 0]


@pytest.mark.rule("XP-701", "XP-703")
def test_round_1_gives_nothing_for_expert_provisions() -> None:
    on = table(expert=PROVISIONS).last_turn().idle()
    assert on.sheet(0).provision_points == (0,)


# --- gems ----------------------------------------------------------------------------------


@pytest.mark.rule("XP-711", "XP-712")
@pytest.mark.parametrize(
    ("gems", "points"),
    [(0, -6), (1, -3), (2, -1), (3, 0), (4, 1), (5, 3), (6, 6), (7, 10), (8, 15)],
)
def test_points_for_expert_gems(gems: int, points: int) -> None:
    on = table(expert=("gems",), sheets=[seat(gems=gems)]).last_turn().idle()
    assert on.sheet(0).gem_points == (points,)
    assert on.sheet(1).gem_points == (-6,)


@pytest.mark.rule("XP-712")
@pytest.mark.parametrize(("gems", "points"), [(0, -4), (1, -1), (2, -1), (3, 2), (4, 6)])
def test_circled_numbers_count_only_when_no_negative_one_is_open(gems: int, points: int) -> None:
    """Whatever the line is; with all negative numbers first, both would come to the same."""
    board = board_of(table())
    content = board.content.model_copy(update={"gem_line": (-3, 2, -1, 4)})
    sheet = Sheet(crosses=0, gems=gems)
    assert scoring.gem_points(replace(board, content=content), ("gems",), sheet) == points


@pytest.mark.rule("XP-711", "XP-604")
def test_gems_crossed_take_the_next_numbers_and_totals_may_be_negative() -> None:
    land = {"D3": "P g", "D2": "P g"}
    on = table(land, number=7, first=1, expert=("gems",)).play(1, "side water")
    on = on.all("take prairie d3 d2 d1 commit", "commit")
    assert on.sheet(0).gem_points == (-1,)
    assert (on.total(0), on.total(1)) == (3 - 1, -6)


# --- temples -------------------------------------------------------------------------------

AT_D3 = {"D3": "P T", "M3": "P T"}


def visiting(line: str = "d3 d2 d1", *, keys: int = 2, **known: Any) -> Table:
    """Return a table whose seat 0 has played regular crosses, a visit among them."""
    land = known.pop("land", AT_D3)
    own = seat("L3", keys=keys)
    on = table(land, expert=("temples",), sheets=[own], **{"seats": 4, **known})
    return on.play(0, "side prairie").play(0, line)


@pytest.mark.rule("XP-721", "XP-206")
@pytest.mark.parametrize(
    ("seats", "bonus"), [(1, (3, 2, 1, 0)), (2, (3, 1)), (3, (3, 1, 0)), (4, (3, 2, 1, 0))]
)
def test_bonus_crosses_by_number_of_players(seats: int, bonus: tuple[int, ...]) -> None:
    on = table(seats=seats, expert=("temples",))
    assert on.view(None).temple_values == bonus


@pytest.mark.rule("XP-721")
@pytest.mark.parametrize(("seats", "bonus"), [(2, [3, 1]), (3, [3, 1, 0]), (4, [3, 2, 1, 0])])
def test_each_visit_is_worth_8_and_the_next_bonus(seats: int, bonus: list[int]) -> None:
    sheets = [seat(keys=1)] * seats
    on = table({"D3": "P T"}, seats=seats, expert=("temples",), sheets=sheets)
    seen = []
    for visitor in range(seats):
        on = on.card("P", "W").play(visitor, "side prairie").play(visitor, "d3 d2 d1")
        if bonus[visitor]:
            assert on.draft(visitor).batches == (bonus[visitor],)
            assert dict(on.asked(visitor).facts) == {"count": bonus[visitor]}
            on = on.play(visitor, "stop")
        lines = ["take water commit"] * seats
        lines[visitor] = "commit"
        on = on.all(*lines)
        seen += on.visits()
    assert seen == [(who, "A", 8, bonus[who]) for who in range(seats)]
    assert [own.temples[0] for own in on.state.sheets] == [8] * seats


@pytest.mark.rule("XP-721", "XP-554", "XP-555")
def test_two_at_once_get_the_same_bonus() -> None:
    sheets = [seat(keys=1)] * 4
    on = table({"D3": "P T"}, seats=4, expert=("temples",), sheets=sheets).play(0, "side prairie")
    on = on.play(0, "d3 d2 d1").play(1, "take p d3 d2")
    assert on.draft(0).batches == on.draft(1).batches == (3,)
    on = on.all("stop commit", "stop commit", "take w commit", "take w commit")
    assert on.visits() == [(0, "A", 8, 3), (1, "A", 8, 3)]
    on = on.card("P", "W").play(1, "side prairie").play(2, "take p d3 d2")
    assert on.draft(2).batches == (1,)


@pytest.mark.rule("XP-722")
def test_bonus_crosses_come_after_all_regular_ones_on_any_one_terrain() -> None:
    land = {**AT_D3, "C4": "W", "C5": "W", "C6": "W", "E4": "D"}
    on = visiting("d3", land=land)
    assert (on.kind(0), on.draft(0).left, on.draft(0).batches) == ("cross", 2, (3,))
    assert on.refused(0, "bonus water") == ("XP-722", "regular-first", {"count": 2})
    assert on.refused(0, "stop") == ("XP-722", "regular-first", {"count": 2})
    on = on.play(0, "d2 d1")
    assert on.offered(0) == [
        "bonus prairie", "bonus water", "bonus desert", "bonus mountain", "stop"
    ]  # fmt: skip
    assert on.refused(0, "mark c4") == ("XP-722", "bonus-terrain-first", {"count": 3})
    on = on.play(0, "bonus water")
    assert [(e.terrain, e.count, e.audience) for e in on.told(ChoseBonus)] == [("W", 3, (0,))]
    assert on.squares(0) == {"C4"}
    assert on.refused(0, "d5") == (
        "XP-722", "bonus-terrain", {"square": "D5", "terrain": "P", "side": "W"}
    )  # fmt: skip
    assert on.refused(0, "bonus desert") == ("XP-722", "batch-terrain", {"side": "W"})
    on = on.play(0, "c4 c5 c6")
    assert on.offered(0) == ["commit"]
    assert names(on.draft(0).marked) == "D3 D2 D1 C4 C5 C6"
    assert (on.draft(0).side, on.draft(0).crosses) == ("P", 3)


@pytest.mark.rule("XP-722", "XP-407")
def test_bonus_crosses_come_after_a_map_and_after_regular_ones_that_are_lost() -> None:
    on = table(AT_D3, expert=("temples",), sheets=[seat(keys=1, maps=1)], seats=4)
    on = on.play(0, "side water").play(0, "map prairie d3 d2 d1 c1")
    assert on.kind(0) == "bonus"
    short = table({"D3": "W T"}, expert=("temples",), sheets=[seat(keys=1)], seats=4)
    short = short.play(0, "side water").play(0, "d3")
    assert [(e.what, e.count) for e in short.told(Lost)] == [("regular", 2)]
    assert short.kind(0) == "bonus"


@pytest.mark.rule("XP-722")
def test_no_bonus_without_a_visit() -> None:
    on = table(expert=("temples",)).play(0, "side prairie")
    for line in ("bonus water", "stop", "d3 / bonus water", "d3 / d2 / d1 / stop"):
        assert on.refused(0, line) == ("XP-722", "no-bonus", {})


@pytest.mark.rule("XP-723", "XP-970")
@pytest.mark.parametrize(
    ("line", "stopped"),
    [("stop", 3), ("bonus p / stop", 3), ("bonus p c4 / stop", 2), ("bonus p c4 c5 / stop", 1)],
)
def test_a_batch_may_be_stopped_at_any_time(line: str, stopped: int) -> None:
    on = visiting()
    for part in line.split(" / "):
        assert on.refused(0, "commit")[:2] == ("XP-723", "bonus-left")
        on = on.play(0, part)
    assert [(e.count, e.audience) for e in on.told(Stopped)] == [(stopped, (0,))]
    assert on.offered(0) == ["commit"]


@pytest.mark.rule("XP-723")
def test_stopping_ends_one_batch_only() -> None:
    on = visiting("d3 m3 d2")
    assert on.draft(0).batches == (3, 3)
    on = on.play(0, "stop")
    assert (on.kind(0), on.draft(0).batches) == ("bonus", (3,))
    assert on.refused(0, "commit") == ("XP-723", "bonus-left", {"count": 3})
    on = on.play(0, "bonus p d1 stop")
    assert on.offered(0) == ["commit"]


@pytest.mark.rule("XP-723", "XP-408")
def test_a_terrain_without_a_legal_square_loses_the_batch() -> None:
    on = visiting().play(0, "bonus mountain")
    assert [(e.what, e.count, e.audience) for e in on.told(Lost)] == [("bonus", 3, (0,))]
    assert on.offered(0) == ["commit"]
    both = visiting("d3 m3 d2").play(0, "bonus mountain")
    assert (both.kind(0), both.draft(0).batches) == ("bonus", (3,))
    partly = visiting(land={**AT_D3, "C4": "M"}).play(0, "bonus mountain c4")
    assert [(e.what, e.count) for e in partly.told(Lost)] == [("bonus", 2)]
    assert partly.kind(0) == "commit"


@pytest.mark.rule("XP-723", "XP-970")
def test_the_own_view_shows_the_terrain_of_a_lost_batch() -> None:
    after = [
        visiting(land=AT_D3).play(0, line).view(0)
        for line in ("bonus mountain", "bonus desert", "stop")
    ]
    assert all(one != other for one, other in combinations(after, 2))


@pytest.mark.rule("XP-723", "XP-523")
def test_a_horse_of_a_batch_is_mandatory() -> None:
    land = {**AT_D3, "C4": "P h", "E4": "W"}
    on = visiting(land=land).play(0, "bonus prairie c4")
    assert (on.kind(0), on.draft(0).left) == ("horse", 2)
    assert on.refused(0, "stop") == ("XP-523", "horse-first", {})
    assert "stop" not in on.offered(0)
    assert on.refused(0, "commit") == ("XP-523", "horse-first", {})
    on = on.play(0, "e4")
    assert (on.kind(0), on.draft(0).left) == ("bonus-cross", 2)
    assert on.play(0, "stop").offered(0) == ["commit"]


@pytest.mark.rule("XP-724")
def test_all_symbols_work_in_a_batch() -> None:
    land = {**AT_D3, "C4": "P k", "C5": "P m", "C6": "P g"}
    on = visiting(land=land, keys=1).play(0, "bonus p c4 c5 c6")
    sheet = on.draft(0).sheet
    assert (sheet.keys, sheet.keys_used, sheet.maps, sheet.gems) == (2, 1, 1, 1)
    assert on.refused(0, "map prairie") == ("XP-512", "map-too-new", {})


@pytest.mark.rule("XP-724", "XP-553")
def test_a_temple_reached_with_bonus_crosses_ranks_in_the_same_turn_and_gives_a_batch() -> None:
    on = visiting().play(0, "bonus prairie m3")
    assert on.draft(0).visits == (("A", 8), ("B", 8))
    assert (on.kind(0), on.draft(0).left, on.draft(0).batches) == ("bonus-cross", 2, (3,))
    on = on.play(0, "c4 c5")
    assert (on.kind(0), on.draft(0).batches) == ("bonus", (3,))
    on = on.play(0, "bonus prairie e4 e5 e6").play(0, "commit")
    on = on.play(1, "take w commit").play(2, "take w commit").play(3, "take w commit")
    assert on.visits() == [(0, "A", 8, 3), (0, "B", 8, 3)]
    assert on.state.struck == (1, 1, 0, 0)
    assert len(on.state.news[0].marked) == 9


@pytest.mark.rule("XP-724")
def test_several_batches_in_the_order_of_the_visits() -> None:
    """B was visited before: it gives 2 now, A gives 3."""
    land = {**AT_D3, "C4": "W", "C5": "W", "E4": "D", "E5": "D", "E6": "D"}
    for line, batches in (("d3 m3 d2", (3, 2)), ("m3 d3 d2", (2, 3))):
        on = visiting(line, land=land, struck=(0, 1, 0, 0))
        assert on.draft(0).batches == batches
        assert dict(on.asked(0).facts) == {"count": batches[0]}
        on = on.play(0, "bonus desert e4 e5" if batches[0] == 2 else "bonus desert e4 e5 e6")
        assert (on.kind(0), dict(on.asked(0).facts)) == ("bonus", {"count": batches[1]})
        on = on.play(0, "bonus water c4 c5")  # each with its own terrain
        assert on.kind(0) == "commit"


@pytest.mark.rule("XP-724", "XP-521")
def test_a_temple_reached_with_the_horse_of_a_batch() -> None:
    land = {**AT_D3, "C4": "P h", "M3": "W T"}
    on = visiting(land=land).play(0, "bonus prairie c4 m3")
    assert on.draft(0).visits == (("A", 8), ("B", 8))
    assert (on.kind(0), on.draft(0).left, on.draft(0).batches) == ("bonus-cross", 2, (3,))


@pytest.mark.rule("XP-721", "XP-724")
def test_the_last_place_gives_no_batch() -> None:
    on = table(
        {"D3": "P T"}, seats=3, expert=("temples",), sheets=[seat(keys=1)], struck=(2, 0, 0, 0)
    )
    on = on.play(0, "side prairie").play(0, "d3 d2 d1")
    assert (on.draft(0).visits, on.draft(0).batches) == ((("A", 8),), ())
    assert on.offered(0) == ["commit"]


# --- villages ------------------------------------------------------------------------------


@pytest.mark.rule("XP-731")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((1, 1, 1, 1), 12), ((2, 2, 2, 2), 18), ((3, 3, 3, 3), 26), ((4, 4, 4, 4), 40),
        ((1, 4, 4, 4), 12), ((4, 4, 2, 4), 18), ((4, 4, 4, 3), 26), ((0, 4, 4, 4), 0),
        ((4, 4, 4, 0), 0), ((0, 0, 0, 0), 0),
    ],
)  # fmt: skip
def test_only_the_village_with_the_fewest_crosses_scores(
    counts: tuple[int, ...], points: int
) -> None:
    around = ("D3 C4 E4 D5", "M3 L4 N4 M5", "D12 C13 E13 D14", "M12 L13 N13 M14")
    crosses = [
        square
        for squares, count in zip(around, counts, strict=True)
        for square in squares.split()[:count]
    ]
    on = table(expert=("villages",), sheets=[seat(" ".join(crosses))])
    assert on.view(0).scores[0].villages == points
