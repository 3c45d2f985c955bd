"""Sections 1 and 2 of the rules: seats, sides, the layout and achievements."""

from __future__ import annotations

from itertools import combinations

import pytest

from engines.core import BadOptions
from engines.explorers.achievements import is_race
from engines.explorers.content import KINDS
from engines.explorers.events import Accepted, Drawn
from engines.explorers.events import Placed as PlacedEvent
from engines.explorers.landscape import Placed
from engines.explorers.moves import PlaceTile
from engines.explorers.sheet import Sheet
from engines.explorers.state import Scoring

from .games import GAME, PRINTED, names, printed, seat, started, table, tied

SIDES: tuple[Scoring, ...] = ("temples", "provisions", "villages", "gems")
COMBINATIONS = [chosen for count in range(5) for chosen in combinations(SIDES, count)]


@pytest.mark.rule("XP-101")
def test_one_to_four_players() -> None:
    assert [*GAME.seats] == [1, 2, 3, 4]
    for seats in (0, 5):
        with pytest.raises(BadOptions, match=f"Explorers needs 1 to 4 players, not {seats}"):
            started(seats)
    assert started(2).refused(2, "accept") == ("XP-101", "no-such-seat", {"players": 2})


@pytest.mark.rule("XP-101")
def test_everybody_has_the_same_map_and_an_own_sheet() -> None:
    on = table(seats=4, number=0)
    assert len({on.view(reader).terrain for reader in (None, *range(4))}) == 1
    on = on.play(1, "begin prairie d3 d2 c3 commit")
    assert [own.sheet.crosses.bit_count() for own in on.state.drafts] == [1, 4, 1, 1]


@pytest.mark.rule("XP-106")
def test_a_sheet_begins_empty() -> None:
    on = started(3, drawn_landscape=True, achievements=2, first_player=1)
    if on.state.phase == "village":
        on = on.play(0, on.offered(0)[0])
    assert on.state.start is not None
    blank = Sheet(crosses=1 << on.state.start, races=(None, None))
    assert on.state.sheets == (blank,) * 3
    assert on.state.struck == (0, 0, 0, 0)


@pytest.mark.rule("XP-107")
@pytest.mark.parametrize("expert", COMBINATIONS, ids="+".join)
def test_each_scoring_area_has_its_own_side(expert: tuple[Scoring, ...]) -> None:
    """One apple in round 2, 2 gems, a visit, one cross beside each village: on all 16 tables."""
    land = {"E4": "P a", "E5": "P T"}
    on = table(land, expert=expert, round=2, number=7, seats=2, first=1)
    on = on.marks(0, crosses=on.sheet(0).crosses, gems=2, keys=1).marks(1, gems=4)
    on = on.play(1, "side prairie")
    line = "take prairie e4 e5"
    if "temples" in expert:
        line += " stop"
    on = on.all(f"{line} commit", "d3 d2 d1 commit")
    score = on.view(None).scores[0]
    assert score.provisions == (1 if "provisions" in expert else 2)
    assert score.gems == (-1 if "gems" in expert else 2)
    assert score.temples == (8 if "temples" in expert else 12)
    assert score.villages == (0 if "villages" in expert else 3)
    assert on.visits() == [(0, "A", *((8, 3) if "temples" in expert else (12, 0)))]
    everywhere = on.marks(0, crosses=table(sheets=[seat("E4 L4 D12 M12")]).sheet(0).crosses)
    assert everywhere.view(0).scores[0].villages == 12
    twice = on.marks(
        0, crosses=table(sheets=[seat("E4 D5 L4 N4 D12 E13 M12 L13")]).sheet(0).crosses
    )
    assert twice.view(0).scores[0].villages == (18 if "villages" in expert else 20)


@pytest.mark.rule("XP-107", "XP-201", "XP-961")
def test_sides_and_achievements_are_options_of_the_table() -> None:
    usual = GAME.options({})
    assert (usual.expert, usual.achievements, usual.first_player) == ((), 0, None)
    assert usual.drawn_landscape is True
    for expert in COMBINATIONS:
        assert GAME.options({"expert": [*expert]}).expert == expert
        assert GAME.options({"expert": [*reversed(expert)]}).expert == expert
        assert GAME.start(2, GAME.options({"expert": [*expert]}), "sides").expert == expert
    for wrong in ({"expert": ["keys"]}, {"achievements": 4}, {"achievements": -1}):
        with pytest.raises(BadOptions):
            GAME.options(wrong)


@pytest.mark.rule("XP-201", "XP-207")
@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_so_many_achievements_are_drawn(number: int) -> None:
    on = started(2, achievements=number, first_player=1)
    assert on.view(0).achievements == ()
    on = on.play(0, "accept")
    (accepted,) = on.told(Accepted)
    assert len(accepted.achievements) == len(set(accepted.achievements)) == number
    assert accepted.audience is None
    assert accepted.reveals
    for reader in (None, 0, 1):
        shown = on.view(reader).achievements
        assert tuple(tile.id for tile in shown) == accepted.achievements
        for tile in shown:
            assert tile.values == ((10, 8, 6, 4) if is_race(tile.id) else ())


@pytest.mark.rule("XP-202", "XP-961")
def test_the_first_player_is_drawn_or_named() -> None:
    drawn = {started(4, f"first {number}").state.first for number in range(40)}
    assert drawn == {0, 1, 2, 3}
    for number in range(1, 5):
        on = started(4, first_player=number)
        assert on.state.first == number - 1
        assert on.view(None).to_act == (number - 1,)
    with pytest.raises(BadOptions) as caught:
        started(2, first_player=3)
    assert dict(caught.value.facts) == {"option": "first_player", "least": 1, "most": 2}


@pytest.mark.rule("XP-202")
def test_the_named_first_player_is_active_first_and_the_others_follow() -> None:
    on = table(seats=4, first=2, number=0).all(*["begin prairie d3 d2 d1 commit"] * 4)
    order = []
    for _turn in range(7):
        order.append(on.view(None).active)
        on = on.idle()
    assert order == [2, 3, 0, 1, 2, 3, 0]


# --- the layout ----------------------------------------------------------------------------


@pytest.mark.rule("XP-203", "XP-962")
def test_only_the_first_player_is_asked_about_the_proposed_layout() -> None:
    on = started(3, first_player=2)
    view = on.view(None)
    assert (view.phase, view.turn, view.to_act) == ("layout", 0, (1,))
    assert len({placed.tile for placed in view.layout}) == 4
    assert on.kind(1) == "layout"
    for who in (0, 2):
        for line in ("accept", "redraw", "A 1 0"):
            assert on.refused(who, line) == ("XP-203", "not-first", {"first_seat": 1})
    for line in ("begin prairie", "take prairie", "side prairie", "commit", "mark c4"):
        rule, code, facts = on.refused(1, line)
        assert (rule, code, facts) == ("XP-213", "set-up-first", {"first_seat": 1})


@pytest.mark.rule("XP-203", "XP-962")
def test_every_tile_and_rotation_is_offered_unless_it_lies_elsewhere_or_so_already() -> None:
    on = started(2, first_player=1).change(layout=PRINTED)
    moves = on.asked(0).moves
    assert on.offered(0)[:2] == ["accept", "redraw"]
    placing = [move for move in moves if isinstance(move, PlaceTile)]
    expected = {
        (quadrant, tile, degrees)
        for quadrant, own in zip("ABCD", (1, 2, 3, 4), strict=True)
        for tile in (own, 5, 6, 7, 8)
        for degrees in (0, 90, 180, 270)
        if (tile, degrees) != (own, 0)
    }
    assert {(move.quadrant, move.tile, move.degrees) for move in placing} == expected
    assert len(moves) == 2 + 4 * (4 * 5 - 1)


@pytest.mark.rule("XP-203")
def test_each_tile_only_once() -> None:
    on = started(2, first_player=1).change(layout=PRINTED)
    assert on.refused(0, "A 3 90") == ("XP-203", "tile-once", {"tile": 3, "quadrant": "C"})
    assert on.refused(0, "A 1 0") == ("XP-203", "lies-so", {"tile": 1, "quadrant": "A"})
    assert on.refused(0, "A 9 0") == ("XP-102", "no-such-tile", {"tile": 9})
    swapped = on.play(0, "C 5 0").play(0, "A 3 90").play(0, "C 1 270")
    assert swapped.state.layout == (Placed(3, 90), Placed(2, 0), Placed(1, 270), Placed(4, 0))
    (told,) = swapped.told(PlacedEvent)
    assert (told.quadrant, told.tile, told.degrees, told.audience) == ("C", 1, 270, None)
    assert not told.reveals  # may be undone


@pytest.mark.rule("XP-203", "XP-951")
def test_the_layout_may_be_drawn_again() -> None:
    on = started(2, first_player=1)
    layouts = {on.state.layout}
    for _time in range(5):
        on = on.play(0, "redraw")
        (drawn,) = on.told(Drawn)
        assert (drawn.layout, drawn.reveals) == (on.state.layout, True)
        layouts.add(on.state.layout)
    assert len(layouts) == 6


@pytest.mark.rule("XP-203")
def test_all_tiles_in_all_rotations_come_up() -> None:
    """Never mirrored: a layout has no more than a tile and one of four rotations."""
    layouts = [started(1, f"layout {number}").state.layout for number in range(60)]
    for quadrant in range(4):
        assert {layout[quadrant].tile for layout in layouts} == set(range(1, 9))
        assert {layout[quadrant].degrees for layout in layouts} == {0, 90, 180, 270}
    assert all(len({placed.tile for placed in layout}) == 4 for layout in layouts)


@pytest.mark.rule("XP-203")
def test_the_layout_is_settled_after_enough_changes() -> None:
    on = started(2, first_player=1)
    left = on.view(0).changes_left
    assert left == 16
    for _time in range(left):
        on = on.play(0, "redraw")
    assert on.offered(0) == ["accept"]
    for line in ("redraw", "A 1 0"):
        assert on.refused(0, line)[:2] == ("XP-203", "changed-enough")
    on = on.play(0, "accept")
    assert on.refused(0, "redraw") == ("XP-203", "layout-stands", {})


@pytest.mark.rule("XP-203", "XP-961")
def test_the_landscape_is_asked_for_only_if_the_host_wants_it() -> None:
    """Tables keep all their options: those that began with the question still have it."""
    assert GAME.start(2, GAME.options({}), "asked").phase in ("start", "village")
    assert GAME.options({}).model_dump(mode="json")["drawn_landscape"] is True
    assert GAME.start(2, GAME.options({"drawn_landscape": False}), "asked").phase == "layout"


@pytest.mark.rule("XP-203", "XP-961")
def test_the_drawn_layout_is_the_proposed_one() -> None:
    for number in range(10):
        seed = f"stands {number}"
        drawn = started(2, seed, drawn_landscape=True, achievements=2)
        proposed = started(2, seed, achievements=2)
        assert drawn.state.layout == proposed.state.layout
        assert drawn.view(0).phase in ("start", "village")
        first = proposed.state.first
        assert proposed.play(first, "accept").state.achievements == drawn.state.achievements


@pytest.mark.rule("XP-205")
def test_only_the_chosen_tiles_are_on_the_map() -> None:
    on = printed([(5, 0), (6, 90), (7, 180), (8, 270)], start="F6")
    assert on.view(0).terrain[:8] == "MMPDDDDM"
    assert on.view(0).symbols[:8] == ".....gc."
    assert GAME.view(on.change(layout=PRINTED).state, 0).terrain[:8] == "WWPPPPMM"


@pytest.mark.rule("XP-206")
@pytest.mark.parametrize(
    ("seats", "values"), [(1, (12, 10, 8, 6)), (2, (12, 8)), (3, (12, 8, 6)), (4, (12, 10, 8, 6))]
)
def test_temple_values(seats: int, values: tuple[int, ...]) -> None:
    assert table(seats=seats).view(None).temple_values == values


@pytest.mark.rule("XP-206", "XP-555")
@pytest.mark.parametrize(("seats", "values"), [(2, [12, 8]), (3, [12, 8, 6]), (4, [12, 10, 8, 6])])
@pytest.mark.parametrize("square", ["E4", "L4", "D12", "M12"])
def test_visitors_one_after_the_other_get_one_value_each(
    seats: int, values: list[int], square: str
) -> None:
    """The list is the same for the temples of all four quadrants."""
    beside = {"E4": "", "L4": "M3 L3", "D12": "C12", "M12": "L12"}[square]
    on = table({square: "P T"}, seats=seats, sheets=[seat(beside, keys=1)] * seats)
    got = []
    for active in range(seats):
        on = on.card("P", "W").play(active, "side water")
        visitor = (active + 1) % seats
        lines = ["take water commit"] * seats
        lines[active] = "commit"
        lines[visitor] = f"take prairie {square.lower()} d3 d2 commit"
        on = on.all(*lines)
        got += [points for who, _temple, points, _bonus in on.visits() if who == visitor]
    assert got == values


# --- achievements --------------------------------------------------------------------------


@pytest.mark.rule("XP-207")
@pytest.mark.parametrize("expert", [[], ["gems"], ["temples", "provisions", "villages"]])
def test_achievements_come_from_all_18_but_untouched_gems_with_expert_gems(
    expert: list[str],
) -> None:
    drawn = set[str]()
    for number in range(80):
        on = started(1, f"pool {number}", achievements=3, expert=expert, drawn_landscape=True)
        drawn |= set(on.state.achievements)
    left_out = {"untouched-gems"} if "gems" in expert else set()
    assert drawn == set(KINDS) - left_out


@pytest.mark.rule("XP-207", "XP-213")
def test_achievements_are_known_before_the_start_village_is_settled() -> None:
    on = tied(achievements=2)
    assert on.view(None).phase == "village"
    assert on.state.start is None
    assert len(on.view(None).achievements) == 2
    on = on.play(0, f"village {names([on.asked(0).moves[0].square])}")
    assert on.view(None).phase == "start"
