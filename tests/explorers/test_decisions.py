"""Section 11 of the rules: what is asked, of whom, with how many answers."""

from __future__ import annotations

import pytest

from engines.explorers.landscape import name
from engines.explorers.moves import Mark, Stop

from .games import GAME, PRINTED, Table, random_game, seat, started, states_of, table
from .maps import CONTENT


@pytest.mark.rule("XP-961")
def test_961_the_host_sets_everything_before_the_start() -> None:
    assert [*GAME.Options.model_fields] == [
        "expert", "achievements", "first_player", "drawn_landscape"
    ]  # fmt: skip
    on = started(4, expert=["gems", "temples"], achievements=2, first_player=3)
    assert on.state.expert == ("temples", "gems")
    assert (on.state.wanted, on.state.first) == (2, 2)


@pytest.mark.rule("XP-962")
def test_962_layout() -> None:
    on = started(4, first_player=3).change(layout=PRINTED)
    question = on.asked(2)
    assert question.steps == ("quadrant", "tile", "degrees")
    assert not question.automatic
    paths = [GAME.path(move) for move in question.moves]
    assert paths[:2] == [("accept",), ("redraw",)]
    assert paths[2] == ("A", "1", "90")
    for quadrant in "ABCD":
        tiles = {path[1] for path in paths if path[0] == quadrant}
        assert len(tiles) == 5
        for tile in tiles:
            assert len([path for path in paths if path[:2] == (quadrant, tile)]) in (3, 4)
    assert dict(question.facts) == {"changes": 16}


@pytest.mark.rule("XP-963")
@pytest.mark.parametrize(
    ("villages", "count"),
    [("D4 M4 D13 M13", 4), ("D4 N3 D13 M13", 3), ("D4 N3 C14 M13", 2), ("E4 N3 C14 N14", 0)],
)
def test_963_village(villages: str, count: int) -> None:
    begun = started(2, first_player=2).change(layout=PRINTED)
    on = Table(table(villages=villages).game, begun.state).play(1, "accept")
    if not count:
        assert on.view(None).phase == "start"
        return
    question = on.asked(1)
    assert (question.kind, question.steps, len(question.moves)) == ("village", ("square",), count)
    assert on.view(None).to_act == (1,)


@pytest.mark.rule("XP-964", "XP-210")
@pytest.mark.parametrize(
    ("land", "terrains"),
    [
        ({}, "P"), ({"D3": "W"}, "PW"), ({"D3": "W", "C4": "D"}, "PWD"),
        ({"D3": "W", "C4": "D", "E4": "M"}, "PWDM"), ({"D3": "W", "C4": "W", "E4": "W"}, "PW"),
        ({"D3": "M", "C4": "M", "E4": "M", "D5": "M"}, "M"),
    ],
)  # fmt: skip
def test_964_start_terrain(land: dict[str, str], terrains: str) -> None:
    on = table(land, number=0, seats=4)
    assert on.view(None).to_act == (0, 1, 2, 3)
    for who in range(4):
        question = on.asked(who)
        assert (question.kind, question.steps) == ("begin", ("terrain",))
        assert [GAME.path(move) for move in question.moves] == [(letter,) for letter in terrains]


@pytest.mark.rule("XP-965")
@pytest.mark.parametrize("card", CONTENT.cards)
def test_965_side(card: tuple[str, str]) -> None:
    on = table(card=card, first=1)
    question = on.asked(1)
    assert (question.kind, question.steps, question.automatic) == ("side", ("side",), False)
    assert [GAME.path(move) for move in question.moves] == [(card[0],), (card[1],)]
    assert [other.seat for other in GAME.decisions(on.state)] == [1]


@pytest.mark.rule("XP-966", "XP-967")
def test_966_take() -> None:
    on = table(seats=4, sheets=[seat(), seat(), seat(maps=1)]).play(0, "side water")
    assert on.view(None).to_act == (0, 1, 2, 3)
    assert on.kind(0) == "commit"  # not asked without a map, and here without a square
    question = on.asked(1)
    assert (question.kind, question.steps) == ("take", ("side", "terrain"))
    assert [GAME.path(move) for move in question.moves] == [("P",), ("W",)]
    assert [GAME.path(move) for move in on.asked(2).moves] == [
        ("P",), ("W",), ("map", "P"), ("map", "W"), ("map", "D"), ("map", "M")
    ]  # fmt: skip
    active = table(sheets=[seat(maps=1)]).play(0, "side water")
    assert [GAME.path(move) for move in active.asked(0).moves] == [
        ("W",), ("map", "P"), ("map", "W"), ("map", "D"), ("map", "M")
    ]  # fmt: skip


@pytest.mark.rule("XP-967", "XP-970")
def test_967_bonus() -> None:
    on = table({"D3": "P T"}, sheets=[seat(keys=1)], expert=("temples",)).play(0, "side prairie")
    on = on.play(0, "d3 d2 d1")
    question = on.asked(0)
    assert (question.kind, question.steps, question.several) == ("bonus", ("terrain",), 1)
    assert [GAME.path(move) for move in question.moves] == [
        ("P",), ("W",), ("D",), ("M",), ("stop",)
    ]  # fmt: skip
    on = on.play(0, "bonus prairie")
    for left in (3, 2, 1):
        question = on.asked(0)
        assert (question.kind, question.steps) == ("bonus-cross", ("row", "square"))
        assert question.several == left
        assert dict(question.facts) == {"left": left, "side": "P"}
        assert isinstance(question.moves[-1], Stop)
        on = on.play(0, on.offered(0)[0])
    assert on.kind(0) == "commit"


@pytest.mark.rule("XP-968")
@pytest.mark.parametrize(("line", "number"), [("take prairie", 3), ("map prairie", 4)])
def test_968_regular_crosses(line: str, number: int) -> None:
    on = table(sheets=[seat(maps=1)]).play(0, "side prairie").play(0, line)
    for left in range(number, 0, -1):
        question = on.asked(0)
        assert (question.kind, question.steps) == ("cross", ("row", "square"))
        assert (question.several, question.automatic) == (left, False)
        assert dict(question.facts) == {"left": left, "side": "P"}
        assert all(isinstance(move, Mark) for move in question.moves)
        on = on.play(0, on.offered(0)[0])
    assert on.kind(0) == "commit"


@pytest.mark.rule("XP-968", "XP-969")
def test_968_squares_are_in_order_and_split_into_rows_of_at_most_16() -> None:
    wide = table(sheets=[seat("A2-P2 C3-C9 C9-P9")]).play(0, "side prairie")
    assert len(wide.squares(0)) > 46
    for state in (wide.state, *states_of(2, "sizes")[::3]):
        game = wide.game if state is wide.state else GAME
        for question in game.decisions(state):
            if question.kind not in ("cross", "horse"):
                continue
            squares = [move.square for move in question.moves if isinstance(move, Mark)]
            assert squares == sorted(set(squares))
            paths = [GAME.path(move) for move in question.moves]
            assert paths == [(name(square)[1:], name(square)) for square in squares]
            rows = [row for row, _square in paths]
            assert len(set(rows)) <= 16
            assert all(rows.count(row) <= 16 for row in rows)


@pytest.mark.rule("XP-969")
def test_969_horse() -> None:
    on = table({"D3": "P h"}).play(0, "side prairie").play(0, "d3")
    question = on.asked(0)
    assert (question.kind, question.steps) == ("horse", ("row", "square"))
    assert (question.several, question.facts) == (1, ())


@pytest.mark.rule("XP-971")
def test_971_commit_and_nothing_after_it() -> None:
    on = table(seats=3).play(0, "side prairie").play(0, "d3 d2 d1")
    question = on.asked(0)
    assert (question.kind, question.steps) == ("commit", ("commit",))
    assert [GAME.path(move) for move in question.moves] == [("commit",)]
    on = on.play(0, "commit")
    assert [other.seat for other in GAME.decisions(on.state)] == [1, 2]
    assert on.view(0).decision is None
    assert on.refused(0, "commit") == ("XP-952", "committed", {})


@pytest.mark.rule("XP-968", "XP-971")
def test_a_turn_is_done_in_one_line() -> None:
    land = {"E4": "W", "E5": "W", "E6": "W"}
    on = table(land).play(0, "side prairie").play(1, "take water e4 e5 e6 commit")
    assert on.draft(1).stage == "committed"


def test_no_game_is_longer_than_its_bound() -> None:
    for seats in range(1, 5):
        expert = ("temples", "gems")
        moves = sum(1 for _done in random_game(seats, "bound", expert=expert, achievements=1))
        assert moves <= GAME.max_moves(seats)


def test_the_bound_holds_for_the_longest_game_there_can_be() -> None:
    """Every change of the layout, a village, a side a turn; a seat crosses all and does all."""
    for seats in range(1, 5):
        set_up = 16 + 1 + 1
        crosses = 16 * 16 - 4
        turns = 1 + 28
        choices, commits, batches = turns, turns, 4 * 2
        longest = set_up + 28 + seats * (crosses + choices + commits + batches)
        assert GAME.max_moves(seats) >= longest
