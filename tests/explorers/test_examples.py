"""Section 12 of the rules catalogue: its 22 worked examples, each step with all its numbers."""

from __future__ import annotations

import pytest

from engines.explorers.events import Crossed, Fulfilled, Lost
from engines.explorers.landscape import distance, name

from .games import GAME, PRINTED, Table, names, printed, seat, started, table
from .maps import at


@pytest.mark.rule("XP-308", "XP-309", "XP-521")
def test_1_plain_card() -> None:
    land = {
        "C4": "M", "C5": "M", "C6": "M",
        "E4": "D", "E5": "D", "E6": "D",
        "D3": "M h",
    }  # fmt: skip
    on = table(land, seats=3, card=("D", "M")).play(0, "side mountain")
    assert (on.draft(0).crosses, on.draft(0).side, on.kind(0)) == (3, "M", "cross")
    assert on.squares(0) == {"C4", "D3"}
    assert on.refused(0, "e4") == (
        "XP-403", "terrain-only", {"square": "E4", "terrain": "D", "side": "M"}
    )  # fmt: skip
    on = on.play(0, "c4 c5 c6 commit")
    on = on.play(1, "take desert")
    assert on.draft(1).crosses == 3
    on = on.play(1, "e4 e5 e6 commit")
    on = on.play(2, "take mountain")
    assert (on.draft(2).crosses, on.draft(2).left) == (2, 2)
    on = on.play(2, "d3")
    assert (on.kind(2), on.draft(2).left, on.draft(2).horses) == ("horse", 1, 1)
    assert on.squares(2) == {"C3", "E3", "D2", "C4", "E4", "D5"}  # any terrain
    on = on.play(2, "d2")
    assert (on.kind(2), on.draft(2).left) == ("cross", 1)
    assert on.squares(2) == {"C4"}
    on = on.play(2, "c4 commit")
    assert [names(turn.marked) for turn in on.state.news] == ["C4 C5 C6", "E4 E5 E6", "D3 D2 C4"]
    assert [turn.crosses for turn in on.state.news] == [3, 3, 2]


@pytest.mark.rule("XP-310")
def test_2_joker() -> None:
    land = {"C4": "M", "C3": "M", "E4": "D", "E5": "W", "E6": "W"}
    on = table(land, seats=3, card=("PM", "WD")).play(0, "side prairie+mountain")
    on = on.play(0, "d3 d2 c3 commit")
    assert on.play(1, "take wd").squares(1) == {"E4"}
    on = on.play(1, "take water+desert e4 e5")
    assert on.refused(1, "d5") == (
        "XP-310", "pair-only", {"square": "D5", "terrain": "P", "side": "WD"}
    )  # fmt: skip
    on = on.play(1, "e6 commit").play(2, "take pm")
    assert on.draft(2).left == 2
    on = on.play(2, "c4 c3 commit")
    assert [(turn.side, turn.crosses) for turn in on.state.news] == [
        ("PM", 3), ("WD", 3), ("PM", 2)
    ]  # fmt: skip
    assert [names(turn.marked) for turn in on.state.news] == ["D3 D2 C3", "E4 E5 E6", "C4 C3"]


@pytest.mark.rule("XP-531", "XP-532", "XP-533")
def test_3_an_apple_closes_the_others_until_the_next_round() -> None:
    land = {"E4": "P a", "E5": "P a", "D3": "P c"}
    on = table(land, number=7, card=("P", "D")).play(0, "side prairie").play(0, "e4")
    assert on.sheet(0).baskets[0] == (0, 0, 0)
    assert on.draft(0).sheet.baskets[0] == (1, 0, 0)
    assert on.refused(0, "e5") == (
        "XP-532", "had-already", {"square": "E5", "symbol": "a", "round": 1}
    )  # fmt: skip
    assert names(on.view(0).closed) == "E5"
    assert names(on.view(1).closed) == ""
    on = on.play(0, "d5 d6 commit").play(1, "take desert commit")
    assert on.sheet(0).provision_points == (2,)
    assert on.sheet(1).provision_points == (0,)
    assert on.state.round == 2
    assert names(on.view(0).closed) == ""
    on = on.card("P", "D", first=0).play(0, "side prairie").play(0, "e5")
    assert on.draft(0).sheet.baskets[:2] == ((1, 0, 0), (1, 0, 0))


@pytest.mark.rule("XP-541")
def test_4_gems_normal() -> None:
    on = table(seats=1).last_turn()
    for gems in (2, 3, 3, 3):
        on = on.marks(0, gems=gems).last_turn().idle()
    assert on.sheet(0).gem_points == (2, 3, 3, 3)
    assert on.view(0).scores[0].gems == 11


@pytest.mark.rule("XP-553", "XP-554", "XP-555")
def test_5_two_visit_a_temple_in_the_same_turn() -> None:
    key = seat(keys=1)
    on = table({"E4": "P T"}, seats=4, sheets=[key] * 4).play(0, "side prairie")
    on = on.all("e4 d3 d2 commit", "take prairie e4 d3 commit", *["take prairie c4 c3 commit"] * 2)
    assert on.visits() == [(0, "A", 12, 0), (1, "A", 12, 0)]
    assert [own.temples[0] for own in on.state.sheets] == [12, 12, None, None]
    assert on.state.struck == (2, 0, 0, 0)
    view = on.view(2)
    assert view.temple_values[view.struck[0] :] == (8, 6)


@pytest.mark.rule("XP-203", "XP-204")
def test_6_all_have_the_layout_that_the_first_player_sets() -> None:
    on = started(4, first_player=2)
    on = on.change(layout=PRINTED).play(1, "C 5 0")  # tile 3 is free now
    on = on.play(1, "B 3 180").play(1, "accept")
    for reader in (None, 0, 1, 2, 3):
        view = on.view(reader)
        assert (view.layout[1].tile, view.layout[1].degrees) == (3, 180)
        # Example 11 reads the same layout: village, temple and key.
        assert name(view.villages[1]) == "M7"
        assert name(view.temples[1]) == "L2"
        assert view.symbols[at("K7")] == "k"


@pytest.mark.rule("XP-711", "XP-712")
@pytest.mark.parametrize(("gems", "points"), [(3, 0), (2, -1), (5, 3)])
def test_7_expert_gems(gems: int, points: int) -> None:
    on = table(seats=1, expert=("gems",)).last_turn().marks(0, gems=gems).idle()
    assert on.sheet(0).gem_points == (points,)


@pytest.mark.rule("XP-703")
def test_8_expert_provisions() -> None:
    land = {"E4": "P c", "E5": "P c", "E6": "P c"}
    on = table(land, round=3, number=7, seats=1, card=("P", "D"), expert=("provisions",))
    on = on.play(0, "take prairie e4 e5 e6 commit")
    assert on.sheet(0).baskets[2] == (0, 3, 0)
    assert on.sheet(0).provision_points == (9,)


@pytest.mark.rule("XP-210", "XP-401", "XP-402")
def test_9_start_crosses() -> None:
    on = table(number=0)
    assert on.offered(0) == ["begin prairie"]
    on = on.play(0, "begin prairie")
    assert on.squares(0) == {"D3", "C4", "E4", "D5"}
    assert on.refused(0, "d2") == ("XP-401", "apart", {"square": "D2"})
    assert names(on.play(0, "d3 d2 c3").draft(0).marked) == "D3 D2 C3"
    assert names(on.play(0, "d5 d6 e4").draft(0).marked) == "D5 D6 E4"


@pytest.mark.rule("XP-561", "XP-562", "XP-731")
@pytest.mark.parametrize(("expert", "points"), [((), 18), (("villages",), 0)])
def test_10_villages(expert: tuple[str, ...], points: int) -> None:
    beside = "D3 C4 E4 D5 M3 L4 D12"
    on = table(expert=expert, sheets=[seat(beside)])
    assert on.view(0).scores[0].villages == points


@pytest.mark.rule("XP-203")
def test_11_rotation() -> None:
    view = printed([(1, 90), (3, 180), (2, 0), (4, 0)], start="F2").view(0)
    assert view.terrain[:8] == "PPMMMWWW"
    assert view.symbols[:8] == ".g......"
    assert name(view.villages[0]) == "F2"
    assert name(view.villages[1]) == "M7"
    assert name(view.temples[1]) == "L2"
    assert view.symbols[at("K7")] == "k"


@pytest.mark.rule("XP-208", "XP-210", "XP-702")
def test_12_start_on_the_printed_tiles() -> None:
    on = printed(number=0, expert=("provisions",))
    villages = on.view(0).villages
    assert names(villages) == "B3 K5 D10 M12"
    assert [distance(square) for square in villages] == [290, 74, 90, 130]
    assert accepted_printed().state.start == at("K5")
    assert on.offered(0) == ["begin prairie", "begin desert", "begin mountain"]
    assert on.refused(0, "begin water") == (
        "XP-210", "not-beside-start", {"terrain": "W", "beside": "PDM"}
    )  # fmt: skip
    assert names(on.play(0, "begin prairie j5 j4 i5").draft(0).marked) == "J5 J4 I5"
    assert on.refused(0, "begin prairie l5 / m5") == (
        "XP-702", "no-provisions", {"square": "M5", "symbol": "f", "round": 1}
    )  # fmt: skip


def accepted_printed() -> Table:
    """Return a table whose first player has accepted tiles 1 to 4."""
    return started(2, first_player=1).change(layout=PRINTED).play(0, "accept")


@pytest.mark.rule("XP-521", "XP-522")
def test_13_a_horse_on_the_printed_tiles() -> None:
    on = accepted_printed()
    assert on.play(0, "begin mountain").squares(0) == {"K4"}
    on = on.all("begin mountain k4 k3 k2 commit", "begin prairie j5 j4 i5 commit")
    on = on.card("P", "D").play(0, "side desert").play(0, "l4")
    assert on.told(Crossed)[0].symbol == "h"
    assert (on.kind(0), on.draft(0).left) == ("horse", 2)
    on = on.play(0, "m4")
    assert on.view(0).terrain[at("M4")] == "P"
    on = on.play(0, "l3")
    assert on.draft(0).sheet.gems == 1
    on = on.play(0, "k6")
    assert names(on.draft(0).marked) == "L4 M4 L3 K6"
    assert on.kind(0) == "commit"
    assert GAME.broken_invariants(on.state) == ()


@pytest.mark.rule("XP-502", "XP-521", "XP-551", "XP-553")
def test_14_two_horses_a_key_and_a_temple() -> None:
    land = {"E4": "P h", "F4": "W h", "G4": "D k", "H4": "P T"}
    on = table(land, seats=4).play(0, "side prairie").play(0, "e4")
    assert on.kind(0) == "horse"
    on = on.play(0, "f4")
    assert (on.kind(0), on.draft(0).left) == ("horse", 2)
    on = on.play(0, "g4")
    assert (on.draft(0).sheet.keys, on.kind(0), on.draft(0).left) == (1, "cross", 2)
    on = on.play(0, "e5").play(0, "h4")
    draft = on.draft(0)
    assert (draft.sheet.keys, draft.sheet.keys_used, draft.visits) == (1, 1, (("A", 12),))
    assert draft.sheet.crosses.bit_count() == 1 + 5
    on = on.all("commit", *["take prairie d3 d2 commit"] * 3)
    assert on.visits() == [(0, "A", 12, 0)]
    assert [on.total(who) for who in range(4)] == [12 + 3, 3, 3, 3]


@pytest.mark.rule("XP-407", "XP-532")
def test_15_commit_with_one_of_three() -> None:
    on = table({"E4": "W a", "E5": "W a"}).play(0, "side water")
    assert on.refused(0, "commit") == ("XP-407", "crosses-left", {"count": 3})
    on = on.play(0, "e4")
    assert [(lost.what, lost.count) for lost in on.told(Lost)] == [("regular", 2)]
    assert on.offered(0) == ["commit"]
    on = on.all("commit", "take prairie d3 d2 d1 commit")
    assert names(on.state.news[0].marked) == "E4"


@pytest.mark.rule("XP-206", "XP-555")
def test_16_three_players_two_visits_at_once() -> None:
    key = seat("L4", keys=1)
    on = table({"K4": "P T"}, seats=3, sheets=[key] * 3)
    assert on.view(0).temple_values == (12, 8, 6)
    on = on.play(0, "side prairie")
    on = on.all("k4 d3 d2 commit", "take prairie k4 d3 commit", "take prairie d3 d2 commit")
    assert on.visits() == [(0, "B", 12, 0), (1, "B", 12, 0)]
    assert on.state.struck == (0, 2, 0, 0)
    on = on.card("P", "W").play(1, "side prairie")
    on = on.all("take prairie c3 c4 commit", "c3 c4 c5 commit", "take prairie k4 c3 commit")
    assert on.visits() == [(2, "B", 6, 0)]
    assert on.state.struck == (0, 3, 0, 0)


@pytest.mark.rule("XP-721")
def test_17_expert_temple_with_three_players() -> None:
    on = table({"E4": "P T"}, seats=3, sheets=[seat(keys=1)] * 3, expert=("temples",))
    bonus = ("bonus prairie c4 c5 c6", "bonus prairie c4", "")
    seen = []
    for visitor in range(3):
        lines = ["take water commit"] * 3
        lines[visitor] = f"e4 f4 g4 {bonus[visitor]} commit"
        on = on.card("P", "W").play(visitor, "side prairie").all(*lines)
        seen += on.visits()
    assert seen == [(0, "A", 8, 3), (1, "A", 8, 1), (2, "A", 8, 0)]
    assert [own.crosses.bit_count() - 1 for own in on.state.sheets] == [6, 4, 3]
    assert [own.temples[0] for own in on.state.sheets] == [8, 8, 8]


@pytest.mark.rule("XP-811", "XP-813")
def test_18_race() -> None:
    # Two crosses on each of three tiles are there, a third one on tile D is missing.
    there = seat("D3 D2 C2 M3 M2 L2 D12 D11 C11 M12 M11")
    on = table(seats=4, sheets=[there] * 3, achievements=("at-home",)).play(0, "side prairie")
    lines = ["l12 l11 l10 commit", "take prairie n12 n11 commit", *["take water commit"] * 2]
    on = on.all(*lines)
    told = on.told(Fulfilled)
    assert [(e.seat, e.achievement, e.points) for e in told] == [
        (0, "at-home", 10), (1, "at-home", 10)
    ]  # fmt: skip
    assert on.state.races_struck == (2,)
    on = on.card("P", "W").play(1, "side water")
    on = on.all("take water commit", "commit", "take prairie n12 n11 n10 commit", "take w commit")
    assert [(e.seat, e.points) for e in on.told(Fulfilled)] == [(2, 6)]
    assert [own.races for own in on.state.sheets] == [(10,), (10,), (6,), (None,)]


@pytest.mark.rule("XP-902")
def test_19_solo_in_round_3() -> None:
    there = seat("D3 D2 C2 M3 M2 L2 D12 D11 C11 M12 M11", keys=1)
    on = table({"E4": "P T"}, seats=1, sheets=[there], achievements=("at-home",))
    on = on.last_turn().idle().last_turn().idle()
    assert on.state.round == 3
    assert on.state.struck == (2, 2, 2, 2)
    assert on.state.races_struck == (2,)
    on = on.card("P", "W", near="P").play(0, "take prairie e4 n12 n11 commit")
    assert on.visits() == [(0, "A", 8, 0)]
    assert [(e.achievement, e.points) for e in on.told(Fulfilled)] == [("at-home", 6)]


@pytest.mark.rule("XP-804", "XP-806")
def test_20_line_and_square() -> None:
    tiles = ("great-square", "straight-line")
    line = table(achievements=tiles, sheets=[seat("D1 D2 D3 D5 D6")])
    assert line.view(0).scores[0].achievements == 6 + 1
    square = table(achievements=tiles, sheets=[seat("C3-E3 C4 E4 C5-E5")])
    assert square.view(0).scores[0].achievements == 9 + 3


@pytest.mark.rule("XP-541", "XP-712")
@pytest.mark.parametrize(("expert", "points"), [(("gems",), (-1, 0, 6, 15)), ((), (2, 3, 6, 8))])
def test_21_gems_of_four_rounds(expert: tuple[str, ...], points: tuple[int, ...]) -> None:
    on = table(seats=1, expert=expert)
    for gems in (2, 3, 6, 8):
        on = on.marks(0, gems=gems).last_turn().idle()
    assert on.sheet(0).gem_points == points
    outcome = on.view(0).outcome
    assert outcome is not None
    assert dict(outcome.sources)["gems"] == (sum(points),) == ((20,) if expert else (19,))


@pytest.mark.rule("XP-607", "XP-905")
def test_22_used_maps_and_solo_ranks() -> None:
    on = table(round=4).marks(0, gem_points=(90,), maps=2, maps_used=1)
    on = on.marks(1, gem_points=(90,), maps=2, maps_used=2).last_turn().idle()
    outcome = on.view(None).outcome
    assert outcome is not None
    assert (outcome.scores, outcome.ranks, outcome.winners) == ((90, 90), (1, 2), (0,))
    for total, grade in ((121, "trailblazer"), (100, "daydreamer")):
        # Nobody has gone to a corner, and of two areas of water one is not reached.
        solo = table({"A1": "W"}, seats=1, round=4, achievements=("lands-end", "every-water"))
        ended = solo.marks(0, gem_points=(total,)).last_turn().idle().view(0).outcome
        assert ended is not None
        assert (ended.scores, ended.grade) == ((total,), grade)
