"""Section 2 of the rules: the start village and the start crosses."""

from __future__ import annotations

import pytest

from engines.explorers.events import Counted, Started

from .games import PRINTED, names, proposed, seat, started, table, tied
from .maps import at


@pytest.mark.rule("XP-208", "XP-963")
def test_the_first_player_chooses_among_tied_villages() -> None:
    on = tied()
    assert on.offered(0) == ["village D4", "village M4", "village D13", "village M13"]
    assert on.view(None).to_act == (0,)
    assert on.refused(1, "village D4") == ("XP-208", "not-first", {"first_seat": 0})
    assert on.refused(0, "village D5") == (
        "XP-208", "not-closest", {"squares": "D4, M4, D13, M13"}
    )  # fmt: skip
    on = on.play(0, "village D13")
    (event,) = on.told(Started)
    assert (event.square, event.chosen, event.audience) == (at("D13"), True, None)
    assert on.state.start == at("D13")
    assert on.refused(0, "village D4") == ("XP-208", "village-stands", {})


@pytest.mark.rule("XP-208")
def test_a_single_closest_village_is_not_asked_about() -> None:
    on = started(3, first_player=1).change(layout=PRINTED)
    assert on.refused(0, "village D4") == ("XP-213", "layout-first", {"first_seat": 0})
    on = on.play(0, "accept")
    (event,) = on.told(Started)
    assert (event.square, event.chosen) == (at("K5"), False)
    assert on.view(None).phase == "start"


@pytest.mark.rule("XP-208")
def test_the_distance_is_a_straight_line() -> None:
    on = proposed(table(villages="H3 M4 E12 M13"))
    # H3: 1 + 121; M4: 81 + 81 = 162; E12: 49 + 49 = 98, the nearest.
    assert on.play(0, "accept").state.start == at("E12")


@pytest.mark.rule("XP-608", "XP-805")
def test_points_for_what_is_not_crossed_are_told_with_the_start_village() -> None:
    on = tied().change(achievements=("untouched-horses",), races_struck=(0,)).play(0, "village M4")
    told = [(event.seat, event.source, event.points) for event in on.told(Counted)]
    assert told == [(who, "achievements", 8) for who in range(3)]
    assert [score.total for score in on.view(None).scores] == [8, 8, 8]


@pytest.mark.rule("XP-608", "XP-805")
def test_points_are_told_also_if_the_start_village_is_not_chosen() -> None:
    accepted = [
        started(3, str(seed), first_player=1, achievements=2)
        .change(layout=PRINTED)
        .play(0, "accept")
        for seed in range(12)
    ]
    for on in accepted:
        told = [sum(e.points for e in on.told(Counted) if e.seat == who) for who in range(3)]
        assert told == [score.total for score in on.view(None).scores]
    assert len({on.view(None).scores[0].total for on in accepted}) > 2


# --- the start crosses ---------------------------------------------------------------------


@pytest.mark.rule("XP-209")
def test_everybody_has_a_cross_on_the_start_village_without_a_symbol() -> None:
    on = tied().play(0, "village M4")
    for who in range(3):
        sheet = on.sheet(who)
        assert names(sheet.crosses) == "M4"
        assert (sheet.keys, sheet.maps, sheet.gems, sheet.baskets) == (0, 0, 0, ((0, 0, 0),) * 4)
        assert on.play(who, "begin prairie").squares(who) == {"M3", "L4", "N4", "M5"}


@pytest.mark.rule("XP-210", "XP-964")
def test_all_choose_their_start_terrain_freely_at_once() -> None:
    on = table({"D3": "W", "C4": "D", "A1": "M", "D2": "W", "D1": "W"}, number=0, seats=3)
    assert on.view(None).to_act == (0, 1, 2)
    for who in range(3):
        assert on.offered(who) == ["begin prairie", "begin water", "begin desert"]
    assert on.refused(1, "begin mountain") == (
        "XP-210", "not-beside-start", {"terrain": "M", "beside": "PWD"}
    )  # fmt: skip
    on = on.play(2, "begin desert").play(0, "begin water")
    assert on.refused(0, "begin desert") == ("XP-210", "chosen", {"side": "W"})
    assert on.refused(0, "d5") == (
        "XP-210", "start-terrain-only", {"square": "D5", "terrain": "P", "side": "W"}
    )  # fmt: skip
    assert on.refused(1, "d5") == ("XP-210", "choose-first", {})
    assert on.refused(1, "commit") == ("XP-210", "choose-first", {})
    assert on.refused(1, "take prairie") == ("XP-210", "start-terrain", {})
    on = on.play(0, "d3 d2 d1 commit").play(1, "begin prairie d5 d6 d7 commit")
    assert on.view(None).to_act == (2,)
    on = on.play(2, "c4 commit")
    assert [names(turn.marked) for turn in on.state.news] == ["D3 D2 D1", "D5 D6 D7", "C4"]


@pytest.mark.rule("XP-210", "XP-407")
def test_start_crosses_are_three() -> None:
    on = table(number=0).play(0, "begin prairie")
    for count, square in ((3, "d3"), (2, "d2"), (1, "d1")):
        assert on.refused(0, "commit") == ("XP-407", "crosses-left", {"count": count})
        on = on.play(0, square)
    assert on.offered(0) == ["commit"]
    assert on.refused(0, "c4") == ("XP-407", "all-placed", {})


@pytest.mark.rule("XP-211")
def test_symbols_of_start_crosses_take_effect() -> None:
    land = {"D3": "P k", "D2": "P T", "D5": "P h", "E4": "P g", "D6": "P a", "E5": "P a"}
    on = table(land, number=0).play(0, "begin prairie")
    assert on.refused(0, "d5 / d6 / e5")[:2] == ("XP-532", "had-already")
    on = on.play(0, "d3 d2 d5")
    assert on.kind(0) == "horse"
    on = on.play(0, "e4").all("commit", "begin prairie d5 d6 e4 d3 commit")
    first, second = on.state.sheets
    assert (first.keys, first.keys_used, first.gems, first.temples[0]) == (1, 1, 1, 12)
    assert (second.keys, second.gems, second.baskets[0]) == (1, 1, (1, 0, 0))
    assert on.visits() == [(0, "A", 12, 0)]
    assert on.state.struck[0] == 1
    # The apple of the start crosses fills the place of round 1.
    on = on.card("P", "W").play(0, "side prairie")
    assert on.refused(1, "take prairie / e5") == (
        "XP-532", "had-already", {"square": "E5", "symbol": "a", "round": 1}
    )  # fmt: skip


@pytest.mark.rule("XP-211", "XP-702", "XP-721", "XP-711")
def test_start_crosses_follow_the_expert_sides() -> None:
    land = {"D3": "P k", "D2": "P T", "D5": "P g", "E4": "P a"}
    on = table(land, number=0, expert=("temples", "provisions", "gems"), seats=2)
    on = on.play(0, "begin prairie")
    assert on.refused(0, "e4") == (
        "XP-702", "no-provisions", {"square": "E4", "symbol": "a", "round": 1}
    )  # fmt: skip
    on = on.play(0, "d3 d2 d5")
    assert on.kind(0) == "bonus"
    assert on.refused(0, "commit") == ("XP-723", "bonus-left", {"count": 3})
    on = on.play(0, "bonus prairie c4 c5 c6 commit")
    on = on.play(1, "begin prairie c4 c5 c6 commit")
    assert on.visits() == [(0, "A", 8, 3)]
    assert on.sheet(0).gems == 1
    assert (on.state.round, on.state.number) == (1, 1)


@pytest.mark.rule("XP-212", "XP-511")
def test_no_map_in_turn_0() -> None:
    on = table({"D3": "P m"}, number=0).play(0, "begin prairie d3")
    assert on.draft(0).sheet.maps == 1
    assert on.refused(0, "map prairie") == ("XP-212", "no-map-yet", {})
    assert on.refused(1, "map prairie") == ("XP-212", "no-map-yet", {})


@pytest.mark.rule("XP-212", "XP-812")
def test_turn_0_is_settled_for_all_at_once() -> None:
    land = {"D3": "P k", "D2": "P T"}
    there = "D4 M3 M2 L2 D12 D11 C11 M12 M11 N12"
    sheet = [seat(there)] * 4
    on = table(land, number=0, seats=4, sheets=sheet, achievements=("at-home",))
    lines = ["begin prairie d3 d2 c4 commit"] * 3 + ["begin prairie c4 b4 a4 commit"]
    on = on.all(*lines, order=(3, 1, 0, 2))
    assert on.visits() == [(who, "A", 12, 0) for who in range(3)]
    assert on.state.struck == (3, 0, 0, 0)
    assert [own.races for own in on.state.sheets] == [(10,)] * 4
    assert on.view(None).turn == 1


@pytest.mark.rule("XP-213")
def test_the_order_of_set_up() -> None:
    on = tied(achievements=1)
    assert on.refused(0, "accept") == ("XP-203", "layout-stands", {})
    assert on.refused(0, "begin prairie") == ("XP-213", "set-up-first", {"first_seat": 0})
    assert on.refused(0, "side prairie") == ("XP-213", "set-up-first", {"first_seat": 0})
    on = on.play(0, "village d4")
    assert on.refused(0, "side prairie") == ("XP-213", "start-crosses-first", {})
    assert on.state.card is None
    on = on.all(*["begin prairie d3 d2 d1 commit"] * 3)
    assert (on.state.round, on.state.number, on.view(None).phase) == (1, 1, "side")
    assert on.state.card is not None
    on = on.play(0, on.offered(0)[0])
    assert on.refused(1, "begin prairie") == ("XP-213", "started", {})
