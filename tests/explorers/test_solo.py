"""Section 9 of the rules: solo play, its ranks, and the separate streams of chance."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from engines.core import Chance
from engines.explorers.events import Struck, Turned
from engines.explorers.moves import Accept, Redraw, Take
from engines.explorers.scoring import GRADES

from .games import GAME, Table, seat, started, states_of, table


def solo(**known: Any) -> Table:
    """Return a table for one."""
    return table(seats=1, **known)


@pytest.mark.rule("XP-901")
def test_solo_is_played_with_all_sides_and_achievements() -> None:
    expert = ("temples", "provisions", "villages", "gems")
    states = states_of(1, "solo", expert=expert, achievements=3)
    outcome = GAME.outcome(states[-1])
    assert outcome is not None
    assert outcome.ranks == (1,)
    assert outcome.grade in GRADES


@pytest.mark.rule("XP-902")
@pytest.mark.parametrize("expert", [(), ("temples",)])
def test_strikes_at_the_start_of_rounds_2_3_and_4(expert: tuple[str, ...]) -> None:
    races = ("good-neighbours", "straight-line", "at-home")
    own = seat(temples=(None, 8, None, None), keys=1, keys_used=1)
    on = solo(expert=expert, achievements=races, sheets=[own], struck=(0, 1, 0, 0))
    for round in (2, 3, 4):
        on = on.last_turn().idle()
        (told,) = on.told(Struck)
        assert (told.seat, told.temples) == (0, ("A", "C", "D"))
        assert told.achievements == ("good-neighbours", "at-home")
        times = round - 1
        assert on.state.struck == (times, 1, times, times)
        assert on.state.races_struck == (times, 0, times)
        kinds = [event.kind for event in on.public()]
        assert kinds.index("struck") < kinds.index("turned")  # before the first card
    on = on.last_turn().idle()
    assert on.told(Struck) == []
    assert on.state.phase == "over"


@pytest.mark.rule("XP-902")
def test_what_is_visited_or_fulfilled_is_not_struck_any_more() -> None:
    there = "D3 D2 C2 M3 M2 L2 D12 D11 C11 M12 M11"
    own = seat(there, keys=1)
    on = table({"E4": "P T"}, seats=1, achievements=("at-home",), sheets=[own])
    on = on.play(0, "take p e4 n12 n11 commit")
    assert (on.state.struck, on.state.races_struck) == ((1, 0, 0, 0), (1,))
    on = on.last_turn().idle()
    (told,) = on.told(Struck)
    assert (told.temples, told.achievements) == (("B", "C", "D"), ())
    assert (on.state.struck, on.state.races_struck) == ((1, 1, 1, 1), (1,))


@pytest.mark.rule("XP-902")
@pytest.mark.parametrize(
    ("round", "points", "bonus"), [(1, 12, 3), (2, 10, 2), (3, 8, 1), (4, 6, 0)]
)
def test_what_a_first_visit_gives_in_each_round(round: int, points: int, bonus: int) -> None:
    for expert in ((), ("temples",)):
        on = table({"E4": "P T"}, seats=1, sheets=[seat(keys=1)], expert=expert)
        for _round in range(1, round):
            on = on.last_turn().idle()
        on = on.card("P", "W", near="P").play(0, "take prairie e4 d3 d2")
        assert on.draft(0).visits == (("A", 8 if expert else points),)
        assert on.draft(0).batches == ((bonus,) if expert and bonus else ())


@pytest.mark.rule("XP-902")
def test_nothing_is_struck_with_two_players() -> None:
    on = table(achievements=("at-home",)).last_turn().idle()
    assert on.told(Struck) == []
    assert (on.state.struck, on.state.races_struck) == ((0, 0, 0, 0), (0,))


@pytest.mark.rule("XP-903", "XP-966")
@pytest.mark.parametrize("near", ["P", "W"])
def test_three_on_the_near_side_or_two_on_the_far(near: str) -> None:
    land = {"D3": "W", "D2": "W", "D1": "W"}
    on = table(land, seats=1, near=near)
    view = on.view(0)
    assert (view.near, view.active, view.side, view.phase) == (near, None, None, "mark")
    assert on.view(None).near == near
    sides = {"P": "prairie", "W": "water"}
    far = "W" if near == "P" else "P"
    assert on.offered(0) == [f"take {sides[near]}", f"take {sides[far]}"]
    assert on.play(0, f"take {sides[near]}").draft(0).crosses == 3
    two = on.play(0, f"take {sides[far]}")
    assert two.draft(0).crosses == 2
    squares = "d3 / d2 / d1" if far == "W" else "d5 / d6 / d7"
    assert two.refused(0, squares) == ("XP-903", "only-two", {"side": far})


@pytest.mark.rule("XP-903")
def test_the_card_cannot_be_turned() -> None:
    on = solo()
    for side in ("prairie", "water"):
        assert on.refused(0, f"side {side}") == ("XP-903", "card-fixed", {})


@pytest.mark.rule("XP-903")
@pytest.mark.parametrize("near", ["P", "W"])
def test_a_choice_says_that_the_near_side_brings_more_crosses(near: str) -> None:
    on = solo(card=("P", "W"), near=near)
    brings = {
        move.side: GAME.benefits(on.view(0), move)
        for move in on.asked(0).moves
        if isinstance(move, Take)
    }
    far = "W" if near == "P" else "P"
    assert brings == {near: ("three",), far: ("two",)}


@pytest.mark.rule("XP-903", "XP-301")
def test_every_card_is_turned_at_random() -> None:
    nears = list[tuple[int, bool]]()
    for number in range(6):
        on = solo().change(chance=replace(solo().state.chance, orientations=Chance(number)))
        while on.state.phase != "over":
            on = on.idle()
            nears += [(e.round, e.near == e.card[0]) for e in on.told(Turned)]
            for event in on.told(Turned):
                assert event.near in event.card
                assert event.seat is None
    first = sum(is_first for _round, is_first in nears)
    assert len(nears) == 6 * 27
    assert len(nears) / 3 < first < 2 * len(nears) / 3


@pytest.mark.rule("XP-904")
def test_maps_solo() -> None:
    on = solo(sheets=[seat(maps=1)])
    assert on.offered(0)[2:] == ["map prairie", "map water", "map desert", "map mountain"]
    on = on.play(0, "map prairie d3 d2 d1 c1 commit")
    assert (on.sheet(0).maps_used, on.state.number) == (1, 2)


@pytest.mark.rule("XP-905")
@pytest.mark.parametrize("achievements", [0, 1, 2, 3])
@pytest.mark.parametrize(
    ("total", "rank"),
    [
        (-20, 0), (0, 0), (80, 0), (81, 1), (90, 1), (91, 2), (100, 2), (101, 3), (110, 3),
        (111, 4), (120, 4), (121, 5), (300, 5),
    ],
)  # fmt: skip
def test_ranks_and_their_limits(achievements: int, total: int, rank: int) -> None:
    # None of these three gives a point here: there are two areas, and no corner is crossed.
    tiles = ("lands-end", "every-water", "full-baskets")[:achievements]
    raised = total + 10 * achievements if total > 0 else total
    on = table({"A1": "W"}, seats=1, achievements=tiles, round=4)
    outcome = on.marks(0, gem_points=(raised,)).last_turn().idle().view(0).outcome
    assert outcome is not None
    assert outcome.scores == (raised,)
    names = ("daydreamer", "rambler", "scout", "trailblazer", "cartographer", "legend")
    assert outcome.grade == names[rank]


# --- chance --------------------------------------------------------------------------------


def cards_of(on: Table, greedy: int) -> Iterator[tuple[object, ...]]:
    """Yield the turned cards of a game, played in one of several ways."""
    while on.state.phase != "over":
        asked = on.game.decisions(on.state)[greedy % len(on.game.decisions(on.state))]
        moves = [move for move in asked.moves if not isinstance(move, Redraw)]
        if asked.kind == "layout":
            moves = [Accept()]
        move = moves[greedy * 7 % len(moves)]
        state, events = on.game.apply(on.state, asked.seat, move)
        on = Table(on.game, state, events)
        yield from ((e.round, e.number, e.card, e.near) for e in on.told(Turned))


@pytest.mark.rule("XP-906")
@pytest.mark.parametrize("seats", [1, 2])
def test_one_seed_is_one_game_of_cards_whatever_is_played(seats: int) -> None:
    games = []
    for greedy in range(3):
        on = started(seats, "stream", first_player=1)
        for _redraw in range(greedy):
            on = on.play(0, "redraw")
        games.append([*cards_of(on, greedy)])
    assert games[0] == games[1] == games[2]
    assert len(games[0]) == 28
    other = [*cards_of(started(seats, "another stream", first_player=1), 0)]
    assert other != games[0]


@pytest.mark.rule("XP-906")
def test_redraws_change_the_layout_only() -> None:
    on = started(2, "redraws", achievements=3, first_player=1)
    kept = on.play(0, "accept")
    streams = on.state.chance
    again = on.play(0, "redraw")
    assert again.state.layout != on.state.layout
    assert again.state.chance.layout != streams.layout
    assert replace(again.state.chance, layout=streams.layout) == streams
    accepted = again.play(0, "accept")
    assert accepted.state.achievements == kept.state.achievements
    assert accepted.state.first == kept.state.first


@pytest.mark.rule("XP-906")
def test_options_do_not_change_the_chance_of_a_seed() -> None:
    plain = started(1, "options")
    more = started(1, "options", expert=["temples", "gems"], achievements=3)
    assert plain.state.layout == more.state.layout
    assert plain.state.chance == more.state.chance
    assert [*cards_of(plain, 1)] == [*cards_of(more, 2)]
    named = started(3, "options", first_player=2)
    drawn = started(3, "options")
    assert named.state.layout == drawn.state.layout


@pytest.mark.rule("XP-906")
def test_the_four_streams_are_different() -> None:
    streams = started(1, "streams").state.chance
    states = {
        stream.state
        for stream in (
            streams.layout, streams.achievements, streams.cards, streams.orientations
        )
    }  # fmt: skip
    assert len(states) == 4


@pytest.mark.rule("XP-906")
def test_each_stream_decides_its_own_things_only() -> None:
    on = started(1, "own streams", achievements=3)
    streams = on.state.chance

    def played(**other: Chance) -> tuple[list[tuple[object, ...]], tuple[str, ...]]:
        changed = on.change(chance=replace(streams, **other))
        return [*cards_of(changed, 1)], changed.play(0, "accept").state.achievements

    turned, achievements = played()
    cards = [card for _round, _number, card, _near in turned]
    nears = [card.index(near) for _round, _number, card, near in turned]  # type: ignore[attr-defined]

    assert played(layout=Chance(1)) == (turned, achievements)
    again, others = played(achievements=Chance(2))
    assert (again == turned, others == achievements) == (True, False)
    again, others = played(orientations=Chance(3))
    assert [card for _round, _number, card, _near in again] == cards
    assert (again == turned, others == achievements) == (False, True)
    again, others = played(cards=Chance(4))
    assert [card for _round, _number, card, _near in again] != cards
    assert [card.index(near) for _r, _n, card, near in again] == nears  # type: ignore[attr-defined]
    assert others == achievements
