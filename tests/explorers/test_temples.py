"""Section 5 of the rules: temples and villages on their normal sides."""

from __future__ import annotations

from itertools import permutations

import pytest

from engines.explorers.events import Visited

from .games import Table, seat, table


@pytest.mark.rule("XP-551")
def test_a_temple_needs_an_unused_key_which_is_struck() -> None:
    land = {"D3": "P T", "M3": "P T"}
    for own in (seat("L3"), seat("L3", keys=2, keys_used=2)):
        on = table(land, sheets=[own]).play(0, "side prairie")
        assert not {"D3", "M3"} & on.squares(0)
        assert on.refused(0, "d3") == ("XP-551", "no-key", {"square": "D3"})
    on = table(land, sheets=[seat("L3", keys=2, keys_used=1)]).play(0, "side prairie")
    on = on.play(0, "d3")
    assert (on.draft(0).sheet.keys, on.draft(0).sheet.keys_used) == (2, 2)
    assert on.refused(0, "m3") == ("XP-551", "no-key", {"square": "M3"})


@pytest.mark.rule("XP-552")
def test_a_regular_cross_on_a_temple_must_match_the_terrain() -> None:
    land = {"D3": "W T", "E4": "P h"}
    on = table(land, sheets=[seat(keys=1)]).play(0, "side prairie")
    assert on.refused(0, "d3") == (
        "XP-403", "terrain-only", {"square": "D3", "terrain": "W", "side": "P"}
    )  # fmt: skip
    on = on.play(0, "e4 d3")
    assert on.draft(0).visits == (("A", 12),)


@pytest.mark.rule("XP-553", "XP-554", "XP-555")
@pytest.mark.parametrize(
    ("seats", "turns", "points", "struck"),
    [
        (4, ["0", "1", "2", "3"], {0: 12, 1: 10, 2: 8, 3: 6}, 4),
        (4, ["01", "23"], {0: 12, 1: 12, 2: 8, 3: 8}, 4),
        (4, ["012", "3"], {0: 12, 1: 12, 2: 12, 3: 6}, 4),
        (4, ["0123"], {0: 12, 1: 12, 2: 12, 3: 12}, 4),
        (4, ["3", "12", "0"], {3: 12, 1: 10, 2: 10, 0: 6}, 4),
        (3, ["0", "12"], {0: 12, 1: 8, 2: 8}, 3),
        (3, ["01", "2"], {0: 12, 1: 12, 2: 6}, 3),
        (2, ["1", "0"], {1: 12, 0: 8}, 2),
        (2, ["01"], {0: 12, 1: 12}, 2),
        (4, ["02"], {0: 12, 2: 12}, 2),
    ],
)
def test_each_visitor_strikes_one_value(
    seats: int, turns: list[str], points: dict[int, int], struck: int
) -> None:
    on = table({"L4": "P T"}, seats=seats, sheets=[seat("L3", keys=1)] * seats)
    for visitors in turns:
        active = on.view(None).active
        assert active is not None
        on = on.card("P", "W").play(active, "side prairie")
        lines = []
        for who in range(seats):
            three = "l4 k4 k5" if str(who) in visitors else "k3 j3 i3"
            two = " ".join(three.split()[:2])
            lines.append(f"{three} commit" if who == active else f"take p {two} commit")
        before = on.state.struck[1]
        on = on.all(*lines)
        assert on.state.struck == (0, before + len(visitors), 0, 0)
        on = clear(on)
    assert {who: on.sheet(who).temples[1] for who in points} == points
    assert on.state.struck == (0, struck, 0, 0)


def clear(on: Table) -> Table:
    """Return the table without the crosses beside L3 and L4, so that all can be played again."""
    keep = table(sheets=[seat("L3")]).sheet(0).crosses
    for who in range(on.state.seats):
        on = on.marks(who, crosses=keep)
    return on


@pytest.mark.rule("XP-553", "XP-953")
def test_the_value_is_that_of_the_start_of_the_turn() -> None:
    """Whoever marks later in the same turn does not get less, nor see that somebody was there."""
    on = table({"D3": "P T"}, sheets=[seat(keys=1)] * 2).play(0, "side prairie")
    on = on.play(0, "d3 c4 c5 commit").play(1, "take prairie d3")
    assert on.draft(1).visits == (("A", 12),)
    assert on.draft(1).sheet.temples[0] == 12
    assert on.state.struck == (0, 0, 0, 0)
    assert on.view(1).struck == (0, 0, 0, 0)


@pytest.mark.rule("XP-555", "XP-313")
def test_visits_are_announced_to_all_at_the_end_of_the_turn() -> None:
    land = {"D3": "P T", "M3": "P T"}
    on = table(land, sheets=[seat("L3", keys=2)] * 2).play(0, "side prairie")
    drafted = on.play(0, "m3 d3 c4 commit")
    assert drafted.told(Visited) == []
    on = drafted.play(1, "take prairie d3 c4 commit")
    assert on.visits() == [(0, "B", 12, 0), (0, "A", 12, 0), (1, "A", 12, 0)]
    assert all(event.audience is None for event in on.told(Visited))
    assert on.state.struck == (2, 1, 0, 0)
    assert on.state.news[0].visits == (("B", 12), ("A", 12))
    for reader in (None, 0, 1):
        assert on.view(reader).struck == (2, 1, 0, 0)


@pytest.mark.rule("XP-556")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_order_of_commits_makes_no_difference_to_temples(seats: int) -> None:
    on = table({"D3": "P T"}, seats=seats, sheets=[seat(keys=1)] * seats).play(0, "side prairie")
    lines = ["d3 c4 c5 commit", *["take prairie d3 c4 commit"] * (seats - 1)]
    states = {on.all(*lines, order=order).state.sheets for order in permutations(range(seats))}
    assert len(states) == 1
    assert {own.temples[0] for own in states.pop()} == {12}


# --- villages ------------------------------------------------------------------------------


@pytest.mark.rule("XP-561")
@pytest.mark.parametrize(
    ("crosses", "points"),
    [
        ("", 0), ("M3", 3), ("M3 L4", 5), ("M3 L4 N4", 7), ("M3 L4 N4 M5", 10),
        ("L3 N3 L5 N5", 0), ("M3 L3 N3 M2", 3),
    ],
)  # fmt: skip
@pytest.mark.parametrize("village", ["M4", "D13"])
def test_points_of_a_village(crosses: str, points: int, village: str) -> None:
    if village == "D13":
        crosses = " ".join(f"{chr(ord(c[0]) - 9)}{int(c[1:]) + 9}" for c in crosses.split())
    assert table(sheets=[seat(crosses)]).view(0).scores[0].villages == points


@pytest.mark.rule("XP-562", "XP-561")
def test_the_start_village_scores_like_the_others() -> None:
    for crosses, points in (("D3", 3), ("D3 D5", 5), ("D3 D5 C4", 7), ("D3 D5 C4 E4", 10)):
        assert table(sheets=[seat(crosses)]).view(0).scores[0].villages == points
    both = table(sheets=[seat("D3 D5 C4 E4 M3 L4")])
    assert both.view(0).scores[0].villages == 10 + 5


@pytest.mark.rule("XP-562")
def test_the_cross_on_the_start_village_is_no_cross_beside_it() -> None:
    assert table().view(0).scores[0].villages == 0
    # Nor is it one beside another village: those of two tiles may lie side by side.
    on = table(villages="H8 I8 D13 M13", start="H8")
    assert on.view(0).scores[0].villages == 3  # it does lie beside I8
    assert table(villages="H8 I8 D13 M13", start="M13").view(0).scores[0].villages == 0
