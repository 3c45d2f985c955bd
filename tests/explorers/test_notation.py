"""How typed text becomes moves: what people really write, on a phone and in a hurry."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args, get_type_hints

import pytest

from engines.core import BadNotation
from engines.explorers.events import Drawn, Marked, Struck, Turned
from engines.explorers.landscape import Placed
from engines.explorers.moves import (
    Accept,
    Begin,
    Bonus,
    Commit,
    Mark,
    Move,
    PlaceTile,
    Redraw,
    Side,
    Stop,
    Take,
    UseMap,
    Village,
)

from .games import GAME, PRINTED, Table, names, seat, started, states_of, table
from .maps import at

LAND = {"D3": "W", "C4": "D", "E4": "M"}


def laying_out() -> Table:
    return started(2, first_player=1).change(layout=PRINTED)


def tied() -> Table:
    begun = started(2, first_player=1).change(layout=PRINTED)
    return Table(table().game, begun.state).play(0, "accept")


def beginning() -> Table:
    return table(LAND, number=0)


def siding() -> Table:
    return table(LAND, card=("PM", "WD"))


def taking() -> Table:
    on = table(LAND, sheets=[seat(maps=1)], card=("P", "W"), first=1)
    return on.play(1, "side water")


def pairing() -> Table:
    return table(LAND, card=("PM", "WD"), first=1).play(1, "side wd")


def crossing() -> Table:
    return taking().play(0, "take prairie")


def done() -> Table:
    return crossing().play(0, "d5 d6 d7")


def batch() -> Table:
    on = table({**LAND, "D5": "P T"}, sheets=[seat(keys=1)], expert=("temples",))
    return on.play(0, "side prairie").play(0, "d5 d6 d7")


FORMS: list[tuple[Callable[[], Table], Move, str]] = [
    (laying_out, Accept(), "accept | ACCEPT | acc | ok | done | Accept!"),
    (laying_out, Redraw(), "redraw | again | red | Redraw."),
    (laying_out, PlaceTile("A", 5, 180), "A 5 180 | a5 180 | place A 5 180 | a 5 180° | A5, 180"),
    (laying_out, PlaceTile("D", 8, 0), "D 8 0 | d8 | D 8 | place d8"),
    (laying_out, PlaceTile("C", 3, 90), "C 3 90 | c3 90 | pla c 3 90"),
    (tied, Village(at("M4")), "village M4 | M4 | m4 | vil m4 | Village: m4"),
    (beginning, Begin("P"), "begin prairie | prairie | p | begin p | Grasland | herbe | pianura"),
    (beginning, Begin("W"), "begin water | water | w | Gewässer | eau | acqua | wat | GEWASSER"),
    (beginning, Begin("D"), "begin desert | desert | d | Wüste | sable | deserto | beg des"),
    (beginning, Begin("M"), "begin mountain | mountain | m | Gebirge | montagne | montagna"),
    (siding, Side("PM"), "side prairie+mountain | pm | mp | prairie mountain | side pm | side m p"),
    (siding, Side("WD"), "side water/desert | water, desert | wd | side Gewässer + Wüste | dw"),
    (taking, Take("P"), "take prairie | prairie | p | take p | take Grasland | tak prairie"),
    (taking, Take("W"), "take water | water | WATER | w | take: water"),
    (taking, UseMap("D"), "map desert | scroll desert | map d | map Wüste | MAP deserto | scr d"),
    (taking, UseMap("M"), "map mountain | map m | map montagne"),
    (pairing, Take("WD"), "take water+desert | wd | water desert | take w d | eau sable"),
    (crossing, Mark(at("D5")), "D5 | d5 | mark d5 | cross D5 | x d5 | D5. | (d5)"),
    (done, Commit(), "commit | COMMIT | ok | done | com | Commit!"),
    (batch, Bonus("W"), "bonus water | water | w | bon wat | bonus eau"),
    (batch, Bonus("M"), "bonus mountain | m"),
    (batch, Stop(), "stop | STOP | st"),
]


@pytest.mark.parametrize(
    ("position", "move", "form"),
    [
        pytest.param(position, move, form.strip(), id=f"{position.__name__}: {form.strip()}")
        for position, move, forms in FORMS
        for form in forms.split("|")
    ],
)
def test_a_typed_move(position: Callable[[], Table], move: Move, form: str) -> None:
    on = position()
    moves = on.asked(0).moves
    assert move in moves
    assert GAME.parse(form, moves) == (move, "")


def test_every_kind_of_move_is_tried() -> None:
    assert {type(move) for _position, move, _forms in FORMS} == set(GAME.moves.kinds.values())


@pytest.mark.parametrize(
    ("position", "text", "code"),
    [
        (taking, "", "empty"),
        (taking, "...", "empty"),
        (taking, "take", "unknown"),
        (taking, "take forest", "unknown"),
        (taking, "map", "unknown"),
        (taking, "map pw", "unknown"),
        (taking, "hello", "unknown"),
        (crossing, "q3", "cell"),
        (crossing, "d17", "cell"),
        (crossing, "d0", "cell"),
        (crossing, "mark", "unknown"),
        (crossing, "mark commit", "unknown"),
        (crossing, "33", "unknown"),
        (tied, "village", "unknown"),
        (laying_out, "place", "unknown"),
        (laying_out, "place a " + 5000 * "9", "unknown"),
        (laying_out, "A 9999", "unknown"),
        (crossing, "a 9999", "unknown"),
        (laying_out, "c", "ambiguous"),
        (beginning, "begin wd", "unknown"),
        (batch, "bonus", "unknown"),
    ],
)
def test_what_is_no_move(position: Callable[[], Table], text: str, code: str) -> None:
    with pytest.raises(BadNotation) as caught:
        GAME.parse(text, position().asked(0).moves)
    assert caught.value.code == code


def test_too_long_a_number_of_a_tile_is_quoted() -> None:
    with pytest.raises(BadNotation) as caught:
        GAME.parse("A 9999 90", laying_out().asked(0).moves)
    assert caught.value.text == "a 9999"


@pytest.mark.parametrize(
    ("position", "text", "rule"),
    [
        (taking, "side water", "XP-305"),
        (taking, "take desert", "XP-309"),
        (taking, "commit", "XP-309"),
        (crossing, "p16", "XP-401"),
        (crossing, "a1", "XP-401"),
        (crossing, "redraw", "XP-203"),
        (crossing, "begin water", "XP-213"),
        (done, "stop", "XP-722"),
        (laying_out, "A 3 0", "XP-203"),
    ],
)
def test_a_move_of_another_question_is_refused_with_its_rule(
    position: Callable[[], Table], text: str, rule: str
) -> None:
    assert position().refused(0, text)[0] == rule


@pytest.mark.rule("XP-968")
@pytest.mark.parametrize(
    "line",
    [
        "take prairie d5 d6 d7 commit", "prairie d5 d6 d7 ok", "p d5,d6,d7 done",
        "Grasland: D5 D6 D7. Commit", "take p / d5 / d6 / d7 / commit", "p x d5 x d6 x d7 c",
    ],
)  # fmt: skip
def test_a_whole_turn_in_one_line(line: str) -> None:
    on = taking().play(0, line)
    assert (on.draft(0).stage, names(on.draft(0).marked)) == ("committed", "D5 D6 D7")


@pytest.mark.rule("XP-968")
def test_a_list_is_taken_in_order_up_to_the_first_that_is_refused() -> None:
    """The line is all or nothing for the engine; the refusal is that of the first wrong square."""
    on = taking().play(0, "take prairie")
    assert on.refused(0, "d5 d7 d6") == ("XP-401", "apart", {"square": "D7"})
    assert on.refused(0, "d5 d5 d7") == ("XP-405", "taken", {"square": "D5"})
    assert names(on.play(0, "d5 d6 d7").draft(0).marked) == "D5 D6 D7"
    assert names(on.play(0, "d5 d6 e5").draft(0).marked) == "D5 D6 E5"


def test_a_turn_with_a_batch_in_one_line() -> None:
    on = table({**LAND, "D5": "P T"}, sheets=[seat(keys=1)], expert=("temples",))
    on = on.play(0, "side prairie").play(0, "d5 d6 d7 bonus water d3 commit")
    assert on.draft(0).stage == "committed"
    assert names(on.draft(0).marked) == "D5 D6 D7 D3"


def test_a_line_ends_with_what_reveals() -> None:
    on = table(LAND, card=("P", "W"))
    with pytest.raises(BadNotation) as caught:
        on.play(0, "side prairie d5")
    assert caught.value.code == "revealing"


def test_every_move_is_read_again_as_it_is_written() -> None:
    """In every tenth state of some games, and every move that there can be at all."""
    for seats, expert in ((1, ()), (3, ("temples",))):
        for state in states_of(seats, "round trips", expert=expert)[::10]:
            for question in GAME.decisions(state):
                written = [GAME.format(move) for move in question.moves]
                assert len(set(written)) == len(written)
                for text, move in zip(written, question.moves, strict=True):
                    assert GAME.parse(text, question.moves) == (move, "")
                    assert GAME.parse(text.upper(), question.moves) == (move, "")
    letters = get_args(get_type_hints(Begin)["terrain"])
    sides = ["P", "W", "D", "M", "PW", "PD", "PM", "WD", "WM", "DM"]
    every: list[Move] = [
        Accept(), Redraw(), Stop(), Commit(),
        *(kind(letter) for kind in (Begin, UseMap, Bonus) for letter in letters),
        *(kind(side) for kind in (Side, Take) for side in sides),
        *(kind(square) for kind in (Mark, Village) for square in range(256)),
        *(
            PlaceTile(quadrant, tile, degrees)
            for quadrant in get_args(get_type_hints(PlaceTile)["quadrant"])
            for tile in range(1, 9)
            for degrees in (0, 90, 180, 270)
        ),
    ]  # fmt: skip
    for move in every:
        assert GAME.parse(GAME.format(move), [move]) == (move, "")
        assert GAME.moves.load(GAME.moves.dump(move)) == move


def test_squares_are_stored_by_their_names() -> None:
    assert GAME.moves.dump(Mark(at("C8"))) == '{"square":"C8","kind":"mark"}'
    assert '"crosses":"D4"' in GAME.states.dump(table().state)


# --- shortcuts -----------------------------------------------------------------------------

SHORTCUTS = {shortcut.name: shortcut for shortcut in GAME.shortcuts}


@pytest.mark.parametrize(
    ("position", "shortcut", "values", "line"),
    [
        (siding, "side", {"side": "wd"}, "side wd"),
        (
            taking, "take", {"side": "prairie", "first": "d5", "second": "d6 d7", "then": "commit"},
            "take prairie d5 d6 d7 commit",
        ),
        (taking, "take", {"side": "take water"}, "take water"),
        (beginning, "begin", {"terrain": "water", "first": "d3"}, "begin water d3"),
        (
            taking, "map", {"terrain": "prairie", "first": "d5", "second": "d6", "then": ""},
            "map prairie d5 d6",
        ),
        (taking, "map", {"terrain": "map desert"}, "map desert"),
        (
            crossing, "cross", {"square": "d5", "second": "d6", "third": "d7", "then": "commit"},
            "d5 d6 d7 commit",
        ),
        (done, "commit", {}, "commit"),
    ],
)  # fmt: skip
def test_shortcuts(
    position: Callable[[], Table], shortcut: str, values: dict[str, str], line: str
) -> None:
    assert SHORTCUTS[shortcut].line_of(values) == line
    on = position()
    assert on.play(0, line).state != on.state


def test_every_shortcut_is_tried() -> None:
    assert set(SHORTCUTS) == {
        "place", "begin", "side", "take", "map", "cross", "commit"
    }  # fmt: skip
    for shortcut in SHORTCUTS.values():
        for part in shortcut.parts:
            assert set(part.kinds) <= set(GAME.moves.kinds)


# --- facts and text ------------------------------------------------------------------------


def test_facts_of_moves() -> None:
    assert GAME.facts(Mark(at("C8"))) == {"square": "C8"}
    assert GAME.facts(Side("WD")) == {"side": "WD"}
    assert GAME.facts(PlaceTile("A", 3, 180)) == {"quadrant": "A", "tile": 3, "degrees": 180}
    assert GAME.facts(Commit()) == {}


def test_facts_of_events() -> None:
    on = table({"D3": "P k"}).play(0, "side prairie")
    on = on.all("d3 d2 d1 commit", "take water commit")
    first, _second = on.told(Marked)
    assert GAME.facts(first) == {
        "seat": 0, "side": "P", "crosses": 3, "map": "no", "marked": "D3, D2, D1", "count": 3,
        "keys": 1, "maps": 0, "horses": 0, "apples": 0, "carrots": 0, "fish": 0, "gems": 0,
    }  # fmt: skip
    (turned,) = on.told(Turned)
    assert GAME.facts(turned) == {
        "seat": 1, "round": 1, "number": 2, "side": turned.card[0], "other_side": turned.card[1],
        "active": "somebody",
    }  # fmt: skip
    (turned,) = table(seats=3, round=4, number=6).idle().told(Turned)
    assert GAME.facts(turned)["active"] == "nobody"
    assert "seat" not in GAME.facts(turned)
    solo = table(seats=1).last_turn().idle()
    (struck,) = solo.told(Struck)
    assert GAME.facts(struck) == {
        "seat": 0, "temples": "A, B, C, D", "achievement": "none", "count": 0
    }  # fmt: skip
    (turned,) = solo.told(Turned)
    told = GAME.facts(turned)
    assert told["active"] == "solo"
    assert {told["near"], told["far"]} == {*turned.card}
    assert told["near"] == turned.near
    layout = (Placed(1, 0), Placed(2, 90), Placed(3, 180), Placed(4, 270))
    assert GAME.facts(Drawn(seat=0, layout=layout)) == {
        "seat": 0, "layout": "A 1 0°, B 2 90°, C 3 180°, D 4 270°"
    }  # fmt: skip


def test_the_text_of_a_view_shows_the_own_map_with_coordinates() -> None:
    on = table({"E4": "W k", "A1": "D"}, sheets=[seat(keys=1)]).play(0, "side prairie")
    lines = GAME.text(on.play(0, "d3").view(0)).splitlines()
    assert "map    A B C D E F G H I J K L M N O P" in lines
    assert "map  1 d p p p p p p p p p p p p p p p" in lines
    assert "map  3 p p p x p p p p p p p p p p p p" in lines
    assert "map  4 p p p x K p p p p p p p * p p p" in lines
    assert "map  3 p p p x" not in GAME.text(on.play(0, "d3").view(1))
    assert lines[0] == "turn 1: mark, round 1.1, active 0"
    assert "own cross P 3, left 2, marked D3" in lines
