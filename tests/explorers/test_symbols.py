"""Section 5 of the rules: keys, maps, horses, provisions and gems."""

from __future__ import annotations

from typing import Any

import pytest

from engines.explorers import Explorers
from engines.explorers.events import Crossed, Lost, RoundScored

from .games import Table, names, seat, table
from .maps import blank, content_of

KINDS = {"a": "apple", "c": "carrot", "f": "fish"}


def prairie(land: dict[str, str], own: dict[str, Any] | None = None, **known: Any) -> Table:
    """Return a table at which the active seat 0 has chosen prairie."""
    return table(land, sheets=[own or seat()], **known).play(0, "side prairie")


# --- any symbol ----------------------------------------------------------------------------


@pytest.mark.rule("XP-501")
def test_an_effect_comes_at_once_and_once() -> None:
    land = {"D3": "P k", "C4": "P m", "E4": "P g", "D5": "P f"}
    on = prairie(land)
    expected = {"d3": (1, 0, 0, 0), "c4": (1, 1, 0, 0), "e4": (1, 1, 1, 0)}
    for square, tracks in expected.items():
        on = on.play(0, square)
        sheet = on.draft(0).sheet
        assert (sheet.keys, sheet.maps, sheet.gems, sheet.baskets[0][2]) == tracks
    assert [event.symbol for event in on.told(Crossed)] == ["g"]
    on = on.all("commit", "take water commit")
    assert (on.sheet(0).keys, on.sheet(0).maps, on.sheet(0).gems) == (1, 1, 1)
    # In the next turns nothing comes again.
    on = on.idle()
    assert (on.sheet(0).keys, on.sheet(0).maps, on.sheet(0).gems) == (1, 1, 1)


@pytest.mark.rule("XP-501")
@pytest.mark.parametrize("way", ["regular", "two", "start", "map", "horse", "bonus"])
def test_an_effect_comes_however_the_cross_came_there(way: str) -> None:
    land = {"D3": "P k"}
    if way == "regular":
        on = prairie(land).play(0, "d3")
    elif way == "two":
        on = table(land, first=1).play(1, "side prairie").play(0, "take prairie d3")
    elif way == "start":
        on = table(land, number=0).play(0, "begin prairie d3")
    elif way == "map":
        on = prairie(land, seat(maps=1)).play(0, "map prairie d3")
    elif way == "horse":
        on = prairie({**land, "C4": "P h"}).play(0, "c4 d3")
    else:
        own = seat(keys=1)
        on = prairie({**land, "E4": "P T"}, own, expert=("temples",))
        on = on.play(0, "e4 c4 c5 bonus prairie d3")
        assert on.draft(0).sheet.keys == 2
        return
    assert on.draft(0).sheet.keys == 1


# --- keys ----------------------------------------------------------------------------------


@pytest.mark.rule("XP-502", "XP-409")
def test_a_key_may_be_used_in_the_turn_in_which_it_is_found() -> None:
    on = prairie({"D3": "P k", "D2": "P T"})
    on = on.play(0, "d3")
    assert on.squares(0) == {"C3", "D2", "E3", "C4", "E4", "D5"}
    on = on.play(0, "d2")
    assert (on.draft(0).sheet.keys, on.draft(0).sheet.keys_used) == (1, 1)


@pytest.mark.rule("XP-502", "XP-503", "XP-606")
def test_a_key_opens_any_temple_later_and_scores_nothing() -> None:
    land = {"D3": "P k", "M3": "P T"}
    on = prairie(land, seat("L3")).all("d3 d2 d1 commit", "take water commit")
    assert on.total(0) == 3  # for the start village; nothing for the key
    on = on.idle().last_turn().idle().card("P", "W").play(1, "side water")
    on = on.play(0, "take prairie m3 m2 m1 commit")
    assert on.draft(0).sheet.temples == (None, 12, None, None)
    assert (on.draft(0).sheet.keys, on.draft(0).sheet.keys_used) == (1, 1)


# --- maps ----------------------------------------------------------------------------------


@pytest.mark.rule("XP-511", "XP-515")
@pytest.mark.parametrize("card", [("P", "W"), ("PM", "WD")])
@pytest.mark.parametrize("who", [0, 1])
def test_a_map_is_four_crosses_on_one_terrain_whatever_the_card_shows(
    card: tuple[str, str], who: int
) -> None:
    land = {"D3": "D", "D2": "D", "D1": "D", "C1": "D", "B1": "D", "C4": "M"}
    on = table(land, sheets=[seat(maps=2)] * 2, card=card).play(0, f"side {card[0].lower()}")
    before = on.view(1 - who).decision
    on = on.play(who, "map desert")
    draft = on.draft(who)
    assert (draft.side, draft.crosses, draft.left, draft.map) == ("D", 4, 4, True)
    assert (draft.sheet.maps, draft.sheet.maps_used) == (2, 1)
    assert on.squares(who) == {"D3"}
    for square, terrain in (("c4", "M"), ("d5", "P")):
        assert on.refused(who, square) == (
            "XP-511", "map-terrain", {"square": square.upper(), "terrain": terrain, "side": "D"}
        )  # fmt: skip
    on = on.play(who, "d3 d2 d1 c1")
    assert on.offered(who) == ["commit"]
    # The others' number of crosses and their options are as before.
    assert on.view(1 - who).decision == before


@pytest.mark.rule("XP-512")
def test_a_map_found_in_this_turn_cannot_be_used_in_it() -> None:
    on = prairie({"D3": "P m"}).play(0, "d3")
    assert on.refused(0, "map prairie") == ("XP-512", "map-too-new", {})
    on = on.all("d2 d1 commit", "take water commit")
    on = on.card("P", "W").play(1, "side water")
    assert on.offered(0)[2:] == ["map prairie", "map water", "map desert", "map mountain"]
    none = prairie({})
    assert none.refused(0, "map prairie") == ("XP-511", "no-map", {})


@pytest.mark.rule("XP-512", "XP-211")
def test_a_map_found_with_start_crosses_may_be_used_in_turn_1() -> None:
    on = table({"D3": "P m"}, number=0)
    on = on.all("begin prairie d3 d2 d1 commit", "begin prairie d5 d6 d7 commit")
    on = on.card("P", "W").play(0, "side water")
    assert "map prairie" in on.offered(0)
    assert "map prairie" not in on.offered(1)


@pytest.mark.rule("XP-513")
def test_a_map_is_decided_before_the_first_cross() -> None:
    on = table(sheets=[seat(maps=1)] * 2).play(0, "side prairie")
    on = on.play(0, "take prairie")
    assert on.refused(0, "map prairie") == ("XP-513", "chosen", {"side": "P"})
    on = on.play(0, "d3")
    assert on.refused(0, "map prairie") == ("XP-513", "map-too-late", {})
    on = on.play(1, "take water")
    assert on.refused(1, "map prairie") == ("XP-513", "chosen", {"side": "W"})


@pytest.mark.rule("XP-514")
def test_at_most_one_map_per_turn() -> None:
    on = prairie({}, seat(maps=2)).play(0, "map prairie")
    assert on.refused(0, "map prairie") == ("XP-514", "one-map", {})
    assert on.refused(0, "d3 / map water") == ("XP-514", "one-map", {})
    found = prairie({"D3": "P m"}, seat(maps=1)).play(0, "map prairie d3")
    assert found.refused(0, "map prairie") == ("XP-514", "one-map", {})


@pytest.mark.rule("XP-515", "XP-516")
def test_a_used_map_is_struck_and_maps_score_nothing() -> None:
    on = prairie({}, seat(maps=2)).all("map prairie d3 d2 d1 c1 commit", "take water commit")
    assert (on.sheet(0).maps, on.sheet(0).maps_used) == (2, 1)
    assert on.total(0) == 3  # of the start village
    on = on.card("P", "W").play(1, "side water").play(0, "map prairie c4 c5 c6 c7 commit")
    assert on.draft(0).sheet.maps_used == 2
    on = on.play(1, "commit").card("P", "W").play(0, "side water")
    assert on.kind(0) == "commit"  # both are struck: it is not asked
    assert on.refused(0, "map prairie") == ("XP-511", "no-map", {})


# --- horses --------------------------------------------------------------------------------


@pytest.mark.rule("XP-521")
@pytest.mark.parametrize(("line", "left"), [("take prairie", 3), ("map prairie", 4)])
def test_a_horse_is_an_extra_cross_on_any_terrain(line: str, left: int) -> None:
    land = {"D3": "P h", "C4": "W", "E4": "D", "D2": "M"}
    on = prairie(land, seat(maps=1)).play(0, line).play(0, "d3")
    assert (on.kind(0), on.draft(0).horses, on.draft(0).left) == ("horse", 1, left - 1)
    assert on.squares(0) == {"C3", "E3", "D2", "C4", "E4", "D5"}
    for square in ("c4", "e4", "d2", "d5"):
        after = on.play(0, square)
        assert (after.kind(0), after.draft(0).left) == ("cross", left - 1)
    for other in ("commit", "bonus water", "stop"):
        assert on.refused(0, other)[:2] in (("XP-523", "horse-first"), ("XP-407", "crosses-left"))


@pytest.mark.rule("XP-521", "XP-523")
def test_the_horse_of_the_last_regular_cross_comes_before_the_commit() -> None:
    on = prairie({"D1": "P h"}).play(0, "d3 d2 d1")
    assert (on.kind(0), on.draft(0).left) == ("horse", 0)
    assert on.refused(0, "commit") == ("XP-523", "horse-first", {})
    assert on.refused(0, "stop") == ("XP-523", "horse-first", {})
    assert on.refused(0, "bonus water") == ("XP-523", "horse-first", {})
    assert on.play(0, "c1").offered(0) == ["commit"]


@pytest.mark.rule("XP-522")
def test_all_else_applies_to_a_horse() -> None:
    land = {"D3": "P h", "C4": "W T", "E4": "W a", "D5": "W a"}
    on = prairie(land).play(0, "d3")
    assert on.refused(0, "d7") == ("XP-401", "apart", {"square": "D7"})
    assert on.refused(0, "d3") == ("XP-405", "taken", {"square": "D3"})
    assert on.refused(0, "c4") == ("XP-551", "no-key", {"square": "C4"})
    assert "C4" not in on.squares(0)
    ate = on.play(0, "e4")
    assert ate.draft(0).sheet.baskets[0] == (1, 0, 0)
    with_key = prairie(land, seat(keys=1)).play(0, "d3 c4")
    assert with_key.draft(0).visits == (("A", 12),)
    assert with_key.draft(0).sheet.keys_used == 1
    second = prairie({**land, "C3": "P h"}).play(0, "d3 e4 c3")
    assert second.kind(0) == "horse"
    assert second.refused(0, "d5") == (
        "XP-532", "had-already", {"square": "D5", "symbol": "a", "round": 1}
    )  # fmt: skip


@pytest.mark.rule("XP-522", "XP-521")
def test_horses_chain_depth_first() -> None:
    land = {"D3": "P h", "D2": "W h", "D1": "M h", "C1": "D k", "B1": "W"}
    on = prairie(land).play(0, "d3")
    lefts = []
    for square in ("d2", "d1", "c1"):
        assert on.kind(0) == "horse"
        on = on.play(0, square)
        lefts.append((on.draft(0).left, on.draft(0).horses))
    assert lefts == [(2, 1), (2, 1), (2, 0)]
    assert on.draft(0).sheet.keys == 1
    on = on.play(0, "c4 c5")
    assert names(on.draft(0).marked) == "D3 D2 D1 C1 C4 C5"
    after = on.all("commit", "take water commit")
    assert after.state.news[0].crosses == 3
    assert len(after.state.news[0].marked) == 6


@pytest.mark.rule("XP-522", "XP-551", "XP-552")
def test_a_horse_may_end_on_a_temple_with_the_key_found_a_moment_ago() -> None:
    land = {"D3": "P h", "D2": "W h", "E3": "W k", "E4": "M T"}
    on = prairie({**land, "D2": "W"}).play(0, "d3")
    assert on.refused(0, "e4") == ("XP-551", "no-key", {"square": "E4"})
    chain = {"D3": "P h", "D2": "P h", "E3": "W k", "E4": "M T"}
    on = prairie(chain).play(0, "d3 e3 d2 e4")
    assert on.draft(0).visits == (("A", 12),)
    assert (on.kind(0), on.draft(0).left) == ("cross", 1)


@pytest.mark.rule("XP-523")
def test_a_horse_is_lost_only_if_no_square_is_legal() -> None:
    """Temples without a key lie all around."""
    shut = dict.fromkeys(("D3", "C4", "D5", "C3", "C5", "D2", "B4", "D6"), "P T")
    lost = table({**shut, "E4": "P h", "E3": "P T", "E5": "P T", "F4": "P T"})
    lost = lost.play(0, "side prairie").play(0, "e4")
    assert [(e.what, e.count, e.audience) for e in lost.told(Lost)] == [
        ("horse", 1, (0,)), ("regular", 2, (0,))
    ]  # fmt: skip
    assert lost.offered(0) == ["commit"]
    one = table({**shut, "E4": "P h", "E3": "P T", "E5": "W", "F4": "P T"})
    one = one.play(0, "side prairie").play(0, "e4")
    assert one.offered(0) == ["E5"]
    assert one.refused(0, "commit") == ("XP-407", "crosses-left", {"count": 2})


# --- provisions ----------------------------------------------------------------------------


@pytest.mark.rule("XP-531", "XP-532")
@pytest.mark.parametrize("kind", "acf")
@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_a_provision_fills_its_place_and_closes_its_kind(kind: str, round: int) -> None:
    land = {"D3": f"P {kind}", "C4": f"P {kind}", "D5": f"W {kind}", "E4": "P h"}
    others = [other for other in "acf" if other != kind]
    land |= {"D2": f"P {others[0]}", "C3": f"P {others[1]}"}
    on = table(land, round=round).play(0, "side prairie").play(0, "d3")
    basket = {"a": (1, 0, 0), "c": (0, 1, 0), "f": (0, 0, 1)}[kind]
    expected = [(0, 0, 0)] * 4
    expected[round - 1] = basket
    assert on.draft(0).sheet.baskets == tuple(expected)
    facts = {"square": "C4", "symbol": kind, "round": round}
    assert on.refused(0, "c4") == ("XP-532", "had-already", facts)
    assert {"D2", "C3"} <= on.squares(0)
    assert not {"C4", "D5"} & on.squares(0)
    assert names(on.view(0).closed) == "C4 D5"
    horse = on.play(0, "e4")
    assert horse.refused(0, "d5") == ("XP-532", "had-already", {**facts, "square": "D5"})
    assert not {"C4", "D5"} & horse.squares(0)
    assert on.view(1).closed == 0


@pytest.mark.rule("XP-532")
def test_a_closed_provision_cannot_be_crossed_with_a_map_or_a_bonus_either() -> None:
    land = {"C4": "P a", "E4": "P T", "D5": "P"}
    had = seat(maps=1, keys=1, baskets=((1, 0, 0), (0, 0, 0), (0, 0, 0), (0, 0, 0)))
    reason = ("XP-532", "had-already", {"square": "C4", "symbol": "a", "round": 1})
    assert prairie(land, had).refused(0, "map prairie / c4") == reason
    batch = prairie(land, had, expert=("temples",)).play(0, "take p e4 d5 d6 bonus prairie")
    assert batch.refused(0, "c4") == reason


@pytest.mark.rule("XP-533")
@pytest.mark.parametrize(
    ("basket", "points"),
    [
        ((0, 0, 0), 0), ((1, 0, 0), 2), ((0, 1, 0), 2), ((0, 0, 1), 2), ((1, 1, 0), 5),
        ((0, 1, 1), 5), ((1, 0, 1), 5), ((1, 1, 1), 10),
    ],
)  # fmt: skip
@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_points_for_different_provisions(
    basket: tuple[int, int, int], points: int, round: int
) -> None:
    baskets = [(0, 0, 0)] * 4
    baskets[round - 1] = basket
    if round > 1:
        baskets[round - 2] = (1, 1, 1)  # of another round: scored then
    on = table(round=round, sheets=[seat(baskets=tuple(baskets))]).last_turn().idle()
    assert on.sheet(0).provision_points == (points,)
    assert [(e.seat, e.round, e.provisions) for e in on.told(RoundScored)] == [
        (0, round, points), (1, round, 0)
    ]  # fmt: skip
    assert on.state.news[0].baskets == points


# --- gems ----------------------------------------------------------------------------------


@pytest.mark.rule("XP-541", "XP-601")
def test_gems_score_at_the_end_of_every_round() -> None:
    on = table({"D3": "P g", "D2": "P g"}, number=7, first=1).play(1, "side water")
    on = on.all("take prairie d3 d2 d1 commit", "commit")
    assert on.sheet(0).gem_points == (2,)
    assert [(e.seat, e.gems) for e in on.told(RoundScored)] == [(0, 2), (1, 0)]
    for _round in (2, 3, 4):
        on = on.last_turn().idle()
    assert on.sheet(0).gem_points == (2, 2, 2, 2)
    assert on.total(0) == 8 + 3
    assert on.state.news[0].gems == 2


@pytest.mark.rule("XP-542")
def test_on_a_full_track_the_square_is_crossed_without_effect() -> None:
    land = blank({"D3": "P k", "C4": "P m", "E4": "P g", "D5": "P T"})
    content = content_of(land).model_copy(
        update={"key_places": 1, "map_places": 1, "gem_line": (-1,)}
    )
    full = seat(keys=1, keys_used=1, maps=1, maps_used=1, gems=1)
    on = table(game=Explorers(content, "small tracks"), sheets=[full]).play(0, "side prairie")
    assert {"D3", "C4", "E4"} <= on.squares(0)
    on = on.play(0, "d3 c4")
    sheet = on.draft(0).sheet
    assert (sheet.keys, sheet.maps, sheet.gems) == (1, 1, 1)
    assert on.refused(0, "d5") == ("XP-551", "no-key", {"square": "D5"})
    on = on.play(0, "e4")
    assert on.draft(0).sheet.gems == 1
    assert names(on.draft(0).marked) == "D3 C4 E4"
