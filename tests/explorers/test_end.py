"""Sections 6 and 8 of the rules: the end of a round and of the game, and races in play."""

from __future__ import annotations

from typing import Any

import pytest

from engines.core import Outcome
from engines.explorers.events import Fulfilled, RoundScored, Scored

from .games import GAME, Table, board_of, seat, states_of, table


def ended(on: Table) -> Outcome:
    """Return how the game ends if nobody can place a cross in its last turn."""
    outcome = on.change(round=4).last_turn().idle().view(None).outcome
    assert outcome is not None
    return outcome


# --- rounds --------------------------------------------------------------------------------


@pytest.mark.rule("XP-601", "XP-602")
def test_a_round_ends_after_turn_7_only() -> None:
    on = table(seats=3, sheets=[seat(gems=1), seat(baskets=((1, 1, 0), *[(0, 0, 0)] * 3))])
    firsts = []
    for turn in range(1, 29):
        on = on.idle()
        told = [(e.seat, e.round, e.provisions, e.gems) for e in on.told(RoundScored)]
        if turn % 7:
            assert told == []
            continue
        round = turn // 7
        firsts.append(on.state.first)
        assert told == [(0, round, 0, 1), (1, round, 5 if round == 1 else 0, 0), (2, round, 0, 0)]
    assert firsts == [1, 2, 0, 0]  # it moves between rounds, not after the last one
    assert on.sheet(0).gem_points == (1, 1, 1, 1)
    assert on.sheet(1).provision_points == (5, 0, 0, 0)
    assert on.state.phase == "over"


@pytest.mark.rule("XP-601", "XP-604")
def test_the_fourth_round_is_scored_too() -> None:
    land = {"D3": "P f", "D2": "P g"}
    on = table(land, round=4, number=7, first=1).play(1, "side water")
    on = on.all("take prairie d3 d2 d1 commit", "commit")
    assert (on.sheet(0).provision_points, on.sheet(0).gem_points) == ((2,), (1,))
    outcome = on.view(None).outcome
    assert outcome is not None
    assert outcome.scores == (2 + 1 + 3, 0)


@pytest.mark.rule("XP-603", "XP-604")
@pytest.mark.parametrize("expert", [(), ("villages",)])
def test_villages_temples_and_achievements_are_added_at_the_end(expert: tuple[Any, ...]) -> None:
    own = seat(
        "D3 C4 M3 D12 M12",
        provision_points=(2, 5, 10), gem_points=(-6, -3, 0), temples=(12, None, 8, None),
        races=(10, None), maps=3, maps_used=1, keys=4, keys_used=2,
    )  # fmt: skip
    on = table(sheets=[own], achievements=("at-home", "straight-line"), expert=expert)
    outcome = ended(on)
    villages = 12 if expert else 5 + 3 + 3 + 3
    assert dict(outcome.sources) == {
        "provisions": (17, 0), "gems": (-9, 0), "temples": (20, 0), "villages": (villages, 0),
        "achievements": (10 + 2, 1), "maps": (1, 0),
    }  # fmt: skip
    assert outcome.scores == (17 - 9 + 20 + villages + 12, 1)


@pytest.mark.rule("XP-603", "XP-604")
def test_everybody_is_told_the_result() -> None:
    on = table(sheets=[seat(temples=(12, None, None, None))], round=4).last_turn().idle()
    told = on.told(Scored)
    assert [(e.seat, e.temples, e.total, e.audience) for e in told] == [
        (0, 12, 12, None), (1, 0, 0, None)
    ]  # fmt: skip
    view = on.view(None)
    assert (view.phase, view.to_act, view.card) == ("over", (), None)
    for line in ("commit", "side prairie", "take prairie", "mark d3"):
        assert on.refused(0, line) == ("XP-603", "game-over", {})


@pytest.mark.rule("XP-605", "XP-607")
@pytest.mark.parametrize(
    ("points", "used", "ranks"),
    [
        ((50, 40, 30, 20), (4, 3, 2, 1), (1, 2, 3, 4)),
        ((20, 50, 40, 30), (0, 4, 4, 4), (4, 1, 2, 3)),
        ((50, 50, 30, 30), (1, 0, 0, 1), (2, 1, 3, 4)),
        ((50, 50, 30, 30), (1, 1, 2, 2), (1, 1, 3, 3)),
        ((50, 50, 50, 50), (2, 1, 1, 0), (4, 2, 2, 1)),
        ((50, 50, 50, 50), (0, 0, 0, 0), (1, 1, 1, 1)),
        ((-3, -2, 0, 0), (0, 0, 1, 0), (4, 3, 2, 1)),
    ],
)
def test_ranks(points: tuple[int, ...], used: tuple[int, ...], ranks: tuple[int, ...]) -> None:
    sheets = [
        seat(gem_points=(own,), maps=4, maps_used=maps)
        for own, maps in zip(points, used, strict=True)
    ]
    outcome = ended(table(seats=4, sheets=sheets))
    assert (outcome.scores, outcome.ranks) == (points, ranks)
    assert outcome.grade is None


@pytest.mark.rule("XP-606", "XP-516", "XP-607")
def test_unused_keys_and_maps_are_worth_nothing_and_break_no_tie() -> None:
    outcome = ended(table(sheets=[seat(keys=4, maps=4), seat()]))
    assert (outcome.scores, outcome.ranks) == ((0, 0), (1, 1))


@pytest.mark.rule("XP-608")
def test_scores_so_far_are_shown_to_all_after_every_turn() -> None:
    last = [0] * 3
    for state in states_of(3, "scores", achievements=3)[::9]:
        for reader in (None, 0, 1, 2):
            view = GAME.view(state, reader)
            assert len(view.scores) == 3
            last = [score.total for score in view.scores]
    final = GAME.view(states_of(3, "scores", achievements=3)[-1], None)
    assert final.outcome is not None
    assert [score.total for score in final.scores] == [*final.outcome.scores]
    assert sum(last) > 0


@pytest.mark.rule("XP-608", "XP-953")
def test_scores_so_far_do_not_tell_what_is_marked_in_the_running_turn() -> None:
    on = table().play(0, "side prairie")
    marked = on.play(0, "d3 d5 e4")
    assert marked.view(1).scores == marked.view(0).scores == on.view(0).scores


# --- races ---------------------------------------------------------------------------------

THERE = "D3 D2 C2 M3 M2 L2 D12 D11 C11 M12 M11"
"""Three crosses on the tiles A to C, two on D: one on M11 or next to it fulfils *at home*."""


@pytest.mark.rule("XP-801", "XP-812")
@pytest.mark.parametrize(
    ("achievement", "crosses", "line"),
    [
        ("good-neighbours", "D3 M3 D12 M11", "m12"),
        ("pilgrim", "D3 M3 D12 L12 E1 B16", "k12"),
        ("four-shores", "D3 D2 D1 P8 H16 B8", "a8"),
        ("at-home", THERE, "n12"),
    ],
)
def test_a_race_is_scored_in_the_turn_in_which_it_is_fulfilled(
    achievement: str, crosses: str, line: str
) -> None:
    land = dict.fromkeys(("K12", "E1", "B16"), "P T") if achievement == "pilgrim" else {}
    on = table(land, sheets=[seat(crosses, keys=3)], achievements=(achievement,))
    assert on.view(0).scores[0].achievements == 0
    on = on.play(0, "side prairie").play(0, line)
    assert on.draft(0).sheet.races == (None,)  # at the end of the turn only
    on = on.all("d5 c4 commit", "take water commit")
    assert [(e.seat, e.achievement, e.points) for e in on.told(Fulfilled)] == [(0, achievement, 10)]
    assert on.sheet(0).races == (10,)
    assert on.state.news[0].races == ((achievement, 10),)
    # At most once per player, and nothing is lost or added later.
    on = on.idle()
    assert on.told(Fulfilled) == []
    assert (on.sheet(0).races, on.state.races_struck) == ((10,), (1,))
    assert on.view(0).scores[0].achievements == 10


@pytest.mark.rule("XP-812")
def test_bonus_crosses_count_for_a_race() -> None:
    land = {"D5": "P T"}
    own = seat(THERE, keys=1)
    on = table(land, sheets=[own], achievements=("at-home",), expert=("temples",))
    on = on.play(0, "side prairie").play(0, "d5 d6 d7 bonus prairie n12 stop commit")
    on = on.play(1, "take water commit")
    assert on.sheet(0).races == (10,)


@pytest.mark.rule("XP-813", "XP-811")
@pytest.mark.parametrize(
    ("seats", "turns", "points"),
    [
        (4, ["0", "1", "2", "3"], {0: 10, 1: 8, 2: 6, 3: 4}),
        (4, ["01", "23"], {0: 10, 1: 10, 2: 6, 3: 6}),
        (4, ["012", "3"], {0: 10, 1: 10, 2: 10, 3: 4}),
        (4, ["1", "023"], {1: 10, 0: 8, 2: 8, 3: 8}),
        (3, ["2", "0", "1"], {2: 10, 0: 8, 1: 6}),
        (2, ["1", "0"], {1: 10, 0: 8}),
    ],
)
def test_all_of_a_turn_get_the_highest_value_that_was_open(
    seats: int, turns: list[str], points: dict[int, int]
) -> None:
    """No value is struck for two or three players."""
    on = table(seats=seats, sheets=[seat(THERE)] * seats, achievements=("at-home",))
    for fulfilling in turns:
        active = on.view(None).active
        assert active is not None
        marks = str(active) in fulfilling
        on = on.card("P", "W").play(active, f"side {'prairie' if marks else 'water'}")
        lines = [
            f"take p n12 n11 {'' if marks else 'n10'} commit"
            if str(who) in fulfilling
            else "take w commit"
            for who in range(seats)
        ]
        lines[active] = "n12 n11 n10 commit" if marks else "commit"
        on = on.all(*lines)
    assert {who: on.sheet(who).races[0] for who in range(seats)} == points
    assert on.state.races_struck == (seats,)
    (tile,) = on.view(None).achievements
    assert (tile.values, tile.struck) == ((10, 8, 6, 4), seats)
    assert on.idle().state.races_struck == (seats,)  # nobody gets a second value


@pytest.mark.rule("XP-812", "XP-603")
def test_a_race_fulfilled_in_the_last_turn_of_the_game() -> None:
    own = [seat(THERE)] * 2
    on = table(sheets=own, achievements=("at-home",), round=4, number=7, first=1)
    on = on.play(1, "side prairie").all("take prairie n12 n11 commit", "n12 n11 n10 commit")
    outcome = on.view(None).outcome
    assert outcome is not None
    assert dict(outcome.sources)["achievements"] == (10, 10)


@pytest.mark.rule("XP-801", "XP-802")
def test_tiles_in_play_hold_for_all_and_all_but_races_are_scored_at_the_end() -> None:
    on = table(
        sheets=[seat("C3-E3 C4 E4 C5-E5"), seat("D3 D2 D1")],
        achievements=("great-square", "untouched-maps", "at-home"),
    )
    outcome = ended(on)
    assert dict(outcome.sources)["achievements"] == (9 + 6, 1 + 6)
    assert on.idle().told(Fulfilled) == []
    assert on.sheet(0).races == (None, None, None)


@pytest.mark.rule("XP-812")
def test_each_race_in_play_counts_by_itself() -> None:
    both = ("good-neighbours", "at-home")
    on = table(sheets=[seat(THERE)] * 2, achievements=both, races_struck=(1, 2))
    on = on.play(0, "side prairie").all("n12 n11 n10 commit", "take water commit")
    # Good neighbours had been fulfilled with the crosses that are there.
    assert on.sheet(0).races == (8, 6)
    assert on.sheet(1).races == (8, None)
    assert on.state.races_struck == (3, 3)


def test_random_games_end_as_their_sheets_add_up() -> None:
    """Every total is counted again from the final sheets alone."""
    for seats, seed in ((1, "a"), (2, "b"), (3, "c"), (4, "d")):
        state = states_of(seats, f"sum {seed}", achievements=3)[-1]
        on = Table(GAME, state)
        outcome = on.view(None).outcome
        assert outcome is not None
        land = board_of(on).land
        for who, sheet in enumerate(state.sheets):
            villages = sum(
                (0, 3, 5, 7, 10)[(sheet.crosses & around).bit_count()] for around in land.around
            )
            races = sum(points or 0 for points in sheet.races)
            least = (
                sum(sheet.provision_points) + sum(sheet.gem_points) + villages + races
                + sum(points or 0 for points in sheet.temples)
            )  # fmt: skip
            assert outcome.scores[who] >= least
            sources = dict(outcome.sources)
            assert outcome.scores[who] == least - races + sources["achievements"][who]
