"""Positions in which order, simultaneity or the last open square decide, worked out by hand.

The values expected here come from the rules alone. Maps are blank ones (:mod:`.maps`) with the
squares that a test names; a table starts with everybody's cross on the start village D4.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import pytest

from engines.core import Chance, IllegalMove, decision_of, play_line
from engines.explorers import Explorers, load
from engines.explorers.events import Fulfilled, Lost, RoundScored
from engines.explorers.landscape import name
from engines.explorers.moves import Mark
from engines.explorers.sheet import Draft, Sheet
from engines.explorers.state import State

from .maps import LAYOUT, at, blank, content_of, mask


class Table:
    """A game in progress on a map of its own."""

    def __init__(
        self,
        changed: Mapping[str, str] | None = None,
        *,
        seats: int = 2,
        sheets: Sequence[Mapping[str, Any]] = (),
        turn: tuple[int, int] = (1, 1),
        card: tuple[str, str] = ("P", "W"),
        **known: Any,
    ) -> None:
        self.game = Explorers(content_of(blank(changed)), "made for a test")
        tiles = known.get("achievements", ())
        first = Sheet(crosses=1 << at("D4"), races=(None,) * len(tiles))
        settled = tuple(
            replace(first, **{**own, "crosses": first.crosses | mask(own.get("crosses", ""))})
            for own in [*sheets, *[{}] * (seats - len(sheets))]
        )
        round, number = turn
        options = self.game.options({"first_player": 1})
        nobody = seats == 1 or (seats, turn) == (3, (4, 7))
        others = [other for other in self.game.content.cards if tuple(other) != card]
        self.state: State = replace(
            self.game.start(seats, options, "seed"),
            layout=LAYOUT,
            start=at("D4"),
            phase="start" if not round else "mark" if nobody else "side",
            round=round,
            number=number,
            first=(max(round, 1) - 1) % seats,
            card=card if round else None,
            pile=tuple(map(tuple, others[: 7 - number])),  # type: ignore[arg-type]
            turned=tuple(map(tuple, others[7 - number : 6])),  # type: ignore[arg-type]
            aside=others[6] if round else None,
            near=card[0] if seats == 1 and round else None,
            sheets=settled,
            drafts=tuple(Draft(sheet=own, stage="choose") for own in settled),
            **{"races_struck": (0,) * len(tiles), **known},
        )

    def do(self, seat: int, line: str) -> list[Any]:
        """Play a typed line as a seat; return what happened."""
        steps = play_line(self.game, self.state, seat, line)
        self.state = steps[-1].state
        return [event for step in steps for event in step.events]

    def idle(self, *seats: int, side: str = "water") -> list[Any]:
        """Let seats lose all their crosses on terrain that they cannot reach, and commit."""
        events: list[Any] = []
        for seat in seats:
            choice = "" if self.kind(seat) == "commit" else f"take {side} "
            events = self.do(seat, f"{choice}commit")
        return events

    def kind(self, seat: int) -> str:
        asked = decision_of(self.game, self.state, seat)
        return "" if asked is None else asked.kind

    def open(self, seat: int) -> set[str]:
        """Return the squares that a seat may cross next."""
        asked = decision_of(self.game, self.state, seat)
        assert asked is not None
        return {name(move.square) for move in asked.moves if isinstance(move, Mark)}

    def refused(self, seat: int, line: str) -> str:
        """Return the clause with which a line is refused."""
        with pytest.raises(IllegalMove) as caught:
            play_line(self.game, self.state, seat, line)
        return caught.value.refusal.rule


def lost(events: list[Any]) -> list[tuple[str, int]]:
    return [(event.what, event.count) for event in events if isinstance(event, Lost)]


# D4 is shut in by apples, and E4 with its horse leads to nothing but the temple F4.
SHUT_IN = {"C4": "P a", "D3": "P a", "D5": "P a", "E3": "P a", "E5": "P a", "E4": "P h"}
HAS_APPLE = ((1, 0, 0), (0, 0, 0), (0, 0, 0), (0, 0, 0))


@pytest.mark.rule("XP-523", "XP-407", "XP-532", "XP-551")
def test_a_horse_before_a_temple_is_lost_without_a_key_and_the_rest_with_it() -> None:
    table = Table(SHUT_IN | {"F4": "W T"}, sheets=[{"baskets": HAS_APPLE}])
    table.do(0, "side prairie")
    assert table.open(0) == {"E4"}
    assert lost(table.do(0, "E4")) == [("horse", 1), ("regular", 2)]
    assert table.kind(0) == "commit"


@pytest.mark.rule("XP-521", "XP-522", "XP-523", "XP-552", "XP-407")
def test_the_same_horse_must_go_to_the_temple_with_a_key_and_the_turn_goes_on() -> None:
    table = Table(SHUT_IN | {"F4": "W T"}, sheets=[{"baskets": HAS_APPLE, "keys": 1}])
    table.do(0, "side prairie")
    table.do(0, "E4")
    assert table.open(0) == {"F4"}
    assert table.refused(0, "commit") == "XP-407"
    table.do(0, "F4")
    assert table.kind(0) == "cross"
    assert table.open(0) == {"F3", "F5", "G4"}
    assert table.state.drafts[0].left == 2


@pytest.mark.rule("XP-409", "XP-502", "XP-521", "XP-551")
@pytest.mark.parametrize(("ride", "temple"), [("E5", True), ("E3", False)])
def test_where_a_horse_goes_decides_about_a_temple_in_the_same_turn(
    ride: str, temple: bool
) -> None:
    table = Table({"E4": "P h", "E5": "W k", "F4": "P T"})
    table.do(0, "side water")
    table.do(1, f"take prairie E4 {ride}")
    assert ("F4" in table.open(1)) is temple


@pytest.mark.rule("XP-407", "XP-551")
def test_spending_the_last_key_ends_the_regular_crosses() -> None:
    sheet = {"crosses": "E4-G4 G3-I3", "keys": 1}
    table = Table({"H4": "W T", "I4": "W T"}, sheets=[sheet])
    table.do(0, "side water")
    assert table.open(0) == {"H4", "I4"}
    assert table.refused(0, "commit") == "XP-407"
    assert lost(table.do(0, "I4")) == [("regular", 2)]
    assert table.kind(0) == "commit"
    assert table.state.drafts[0].visits == (("B", 12),)


@pytest.mark.rule("XP-532", "XP-502", "XP-511", "XP-521")
def test_an_apple_closes_apples_for_horses_and_maps_until_the_next_round() -> None:
    sheet = {"baskets": HAS_APPLE, "maps": 1}
    table = Table({"C4": "P h", "D5": "P a", "E4": "W a"}, sheets=[sheet], turn=(1, 7))
    before = table.state
    table.do(0, "side prairie")
    assert lost(table.do(0, "map water")) == [("regular", 4)]
    table.state = before
    table.do(0, "side prairie")
    table.do(0, "take prairie C4")
    assert table.open(0).isdisjoint({"D5", "E4"})
    assert table.refused(0, "D5") == "XP-532"
    table.do(0, "B4 B5 B6 commit")
    table.do(1, "take water E4 commit")
    assert (table.state.round, table.state.sheets[0].provision_points) == (2, (2,))
    assert table.game.view(table.state, 0).closed == 0


@pytest.mark.rule("XP-701", "XP-702", "XP-703", "XP-601")
def test_four_apples_by_a_map_in_round_2_and_no_fifth() -> None:
    apples = {"E4": "P a", "F4": "P a", "G4": "P a", "H4": "P h", "H5": "P a", "I4": "P a"}
    table = Table(
        apples | {"D5": "P c"},
        sheets=[{"maps": 1, "provision_points": (0,)}, {"provision_points": (0,)}],
        turn=(2, 7),
        expert=("provisions",),
    )
    table.do(1, "side water")
    table.do(0, "map prairie E4 F4 G4")
    assert table.refused(0, "D5") == "XP-702"
    table.do(0, "H4 H5")
    assert table.kind(0) == "commit"
    assert table.game.view(table.state, 0).closed == mask("I4 D5")
    events = [*table.do(0, "commit"), *table.idle(1)]
    scored = [event for event in events if isinstance(event, RoundScored)]
    assert [(event.provisions, event.round) for event in scored] == [(16, 2), (0, 2)]


@pytest.mark.rule("XP-711", "XP-712", "XP-601", "XP-604")
def test_expert_gems_of_the_last_round_count_negative_open_or_positive() -> None:
    sheets = [{"gems": gems, "gem_points": (-6, -6, -6)} for gems in (0, 2, 3, 8)]
    table = Table(seats=4, sheets=sheets, turn=(4, 7), expert=("gems",))
    table.do(1, "side water")
    table.idle(0, 1, 2, 3)
    assert [sheet.gem_points[-1] for sheet in table.state.sheets] == [-6, -1, 0, 15]
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert outcome.scores == (-24, -19, -18, -3)


@pytest.mark.rule("XP-605", "XP-607")
def test_ties_are_broken_by_used_maps_for_every_rank() -> None:
    ten, five = (10, 0, 0), (5, 0, 0)
    sheets = [
        {"provision_points": points, "maps": 3, "maps_used": used}
        for points, used in ((five, 2), (ten, 1), (five, 0), (ten, 1))
    ]
    table = Table(seats=4, sheets=sheets, turn=(4, 7))
    table.do(1, "side water")
    table.idle(3, 1, 0, 2)
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert (outcome.scores, outcome.ranks) == ((5, 10, 5, 10), (4, 1, 3, 1))


BLANK_TEMPLES = {"H4": "P T", "I4": "P T"}


@pytest.mark.rule("XP-721", "XP-722", "XP-723", "XP-724", "XP-555")
def test_two_batches_of_one_turn_end_one_by_one_and_others_rank_with_them() -> None:
    ready = {"crosses": "E4-G4 G3-I3", "keys": 2}
    table = Table(BLANK_TEMPLES, seats=4, sheets=[ready] * 4, expert=("temples",))
    table.do(0, "side prairie")
    table.do(0, "H4")
    assert table.refused(0, "stop") == "XP-722"
    table.do(0, "I4 D5")
    assert lost(table.do(0, "bonus water")) == [("bonus", 3)]
    assert table.kind(0) == "bonus"
    table.do(0, "bonus prairie D6 stop commit")
    table.do(1, "take prairie H4 E5")
    assert table.state.drafts[1].batches == (3,)
    table.do(1, "stop commit")
    table.idle(2, 3)
    assert table.state.struck == (2, 1, 0, 0)
    assert [sheet.temples[:2] for sheet in table.state.sheets] == [
        (8, 8),
        (8, None),
        *[(None,) * 2] * 2,
    ]
    table.state = replace(table.state, card=("P", "W"))
    table.do(1, "side water")
    table.do(2, "take prairie H4 I4 E5")
    assert table.state.drafts[2].batches == (1, 2)


@pytest.mark.rule("XP-724", "XP-553", "XP-554", "XP-556")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_a_temple_reached_by_bonus_crosses_ranks_with_the_visits_of_its_turn(
    order: tuple[int, int],
) -> None:
    ready = {"crosses": "E4-G4 G3-I3", "keys": 2}
    table = Table(BLANK_TEMPLES, seats=4, sheets=[ready] * 2, expert=("temples",))
    table.do(0, "side prairie")
    lines = {
        0: "H4 D5 D6 bonus prairie I4 D7 D8 bonus prairie D9 stop commit",
        1: "take prairie I4 D5 bonus prairie C4 B4 A4 commit",
    }
    for seat in order:
        table.do(seat, lines[seat])
    table.idle(2, 3)
    assert table.state.struck == (1, 2, 0, 0)
    assert [len(turn.marked) for turn in table.state.news[:2]] == [7, 5]


@pytest.mark.rule("XP-723", "XP-521", "XP-523")
def test_the_horse_of_a_batch_comes_before_its_end() -> None:
    ready = {"crosses": "E4-G4", "keys": 1}
    table = Table({"H4": "P T", "E5": "P h"}, sheets=[ready], expert=("temples",))
    table.do(0, "side prairie")
    table.do(0, "H4 D5 D6 bonus prairie E5")
    assert (table.kind(0), table.refused(0, "stop")) == ("horse", "XP-523")
    assert table.refused(0, "commit") == "XP-523"
    table.do(0, "E6")
    assert table.state.drafts[0].left == 2
    table.do(0, "stop commit")


@pytest.mark.rule("XP-206", "XP-553", "XP-554", "XP-555")
@pytest.mark.parametrize(
    ("seats", "together", "values"), [(2, 1, (12, 8)), (3, 2, (12, 12, 6)), (4, 2, (12, 12, 8))]
)
def test_one_value_is_struck_for_each_visitor_of_the_turn(
    seats: int, together: int, values: tuple[int, ...]
) -> None:
    ready = {"crosses": "E4-G4", "keys": 1}
    table = Table(BLANK_TEMPLES, seats=seats, sheets=[ready] * seats)
    table.do(0, "side water")
    for seat in range(seats):
        if 0 < seat <= together:
            table.do(seat, "take prairie H4 D5 D6 commit")
        else:
            table.idle(seat)
    table.state = replace(table.state, card=("P", "W"))
    table.do(1, "side prairie")
    late = 0
    table.do(late, "take prairie H4 D5 commit")
    points = [sheet.temples[0] for sheet in table.state.sheets[1 : together + 1]]
    assert (*points, table.state.drafts[late].visits[0][1]) == values


# From D4 by horses to the upper and the left edge, along row 5 and column P to the other two.
ALONG = " ".join(
    [*[f"{column}5" for column in "EFGHIJKLMNOP"], *[f"P{row}" for row in range(6, 16)]]
)
SHORES = dict.fromkeys(f"D3 D2 C4 B4 D5 {ALONG}".split(), "P h")
RIDE = f"D3 D2 D1 C4 B4 A4 D5 {ALONG} P16"


@pytest.mark.rule("XP-211", "XP-212", "XP-521", "XP-811", "XP-812", "XP-813", "XP-816")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_a_race_is_won_by_two_with_start_crosses_and_by_the_next_for_less(
    order: tuple[int, ...],
) -> None:
    table = Table(SHORES, seats=3, turn=(0, 0), achievements=("four-shores",))
    events: list[Any] = []
    for seat in order:
        events += table.do(seat, f"begin prairie {RIDE if seat < 2 else 'E4 F4 G4'} commit")
    assert [sheet.races for sheet in table.state.sheets] == [(10,), (10,), (None,)]
    assert [event.points for event in events if isinstance(event, Fulfilled)] == [10, 10]
    table.state = replace(table.state, card=("P", "W"))
    table.do(0, "side water")
    table.idle(0, 1)
    table.do(2, f"take prairie {RIDE} commit")
    assert table.state.sheets[2].races == (6,)
    assert table.state.races_struck == (3,)


@pytest.mark.rule("XP-812", "XP-813", "XP-815", "XP-603", "XP-724")
def test_two_win_a_race_by_bonus_crosses_of_the_very_last_turn() -> None:
    ready = {"crosses": "E4-G4 L4 C13 I16", "keys": 3, "keys_used": 1}
    table = Table(
        BLANK_TEMPLES | {"I16": "P T"},
        seats=3,
        sheets=[{**ready, "temples": (None, None, None, 8)}] * 2,
        turn=(4, 7),
        expert=("temples",),
        achievements=("pilgrim",),
        struck=(0, 0, 0, 2),
    )
    table.do(0, "take prairie H4 D5 D6 bonus prairie I4 stop stop commit")
    table.do(1, "take prairie H4 D5 D6 bonus prairie I4 stop stop commit")
    table.do(2, "take water commit")
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert dict(outcome.sources)["achievements"] == (10, 10, 0)
    assert dict(outcome.sources)["temples"] == (24, 24, 0)


@pytest.mark.rule("XP-311", "XP-312")
def test_three_players_are_free_in_the_last_turn() -> None:
    table = Table({"D5": "W ."}, seats=3, turn=(4, 7), sheets=[{"maps": 1}])
    assert table.game.view(table.state, None).active is None
    assert [table.kind(seat) for seat in range(3)] == ["take"] * 3
    for seat, side in ((1, "prairie"), (2, "water")):
        table.do(seat, f"take {side}")
        assert table.state.drafts[seat].crosses == 3
    table.do(0, "map prairie")
    assert table.state.drafts[0].left == 4


@pytest.mark.rule("XP-902", "XP-305", "XP-553", "XP-812")
@pytest.mark.parametrize(("expert", "points", "batch"), [((), 10, ()), (("temples",), 8, (2,))])
def test_what_is_reached_in_the_last_turn_of_a_round_is_not_struck(
    expert: tuple[Any, ...], points: int, batch: tuple[int, ...]
) -> None:
    table = Table(
        {"H4": "P T"},
        seats=1,
        sheets=[{"crosses": "E4-G4 L4 C13 L13", "keys": 1}],
        turn=(2, 7),
        struck=(1, 1, 1, 1),
        races_struck=(1, 1),
        achievements=("good-neighbours", "four-shores"),
        expert=expert,
    )
    table.do(0, "take prairie H4 D5 D6")
    assert table.state.drafts[0].visits == (("A", points),)
    assert table.state.drafts[0].batches == batch
    table.do(0, "stop commit" if expert else "commit")
    assert (table.state.round, table.state.number) == (3, 1)
    assert table.state.sheets[0].races == (8, None)
    assert (table.state.struck, table.state.races_struck) == ((2, 2, 2, 2), (2, 2))
    table.state = replace(table.state, number=7, card=("P", "W"), near="P")
    table.idle(0)
    assert (table.state.struck, table.state.races_struck) == ((2, 3, 3, 3), (2, 3))


@pytest.mark.rule("XP-953", "XP-954")
def test_dealing_again_does_not_depend_on_what_is_hidden() -> None:
    game = load(None)
    state = game.start(3, game.options({"drawn_landscape": True}), "referee")
    while state.phase == "village":
        state, _ = game.apply(state, state.first, game.decisions(state)[0].moves[0])
    for seat in range(3):
        while seat in game.view(state, None).to_act and state.phase == "start":
            move = game.decisions(state)[0].moves[0]
            state, _ = game.apply(state, seat, move)
    active = state.first
    state, _ = game.apply(state, active, game.decisions(state)[0].moves[0])
    other, reader = (active + 1) % 3, (active + 2) % 3
    drafted = state
    for _ in range(3):
        asked = decision_of(game, drafted, other)
        assert asked is not None
        drafted, _events = game.apply(drafted, other, asked.moves[-1])
    assert state.aside is not None
    mixed = replace(drafted, pile=(state.aside, *drafted.pile[1:]), aside=drafted.pile[0])
    for who in (reader, None):
        dealt = {
            game.states.dump(game.resample(one, who, Chance.from_seed("x")))
            for one in (state, drafted, mixed)
        }
        assert len(dealt) == 1
        seen = {game.views.dump(game.view(one, who)) for one in (state, drafted, mixed)}
        assert len(seen) == 1
