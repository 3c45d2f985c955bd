"""How typed text becomes moves: what people really write, on a phone and in a hurry."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engines.core import BadNotation, IllegalMove
from engines.luxor.moves import (
    Confirm,
    Deploy,
    End,
    Keep,
    Leave,
    Move,
    Place,
    Target,
    Tile,
    Use,
    Walk,
)
from engines.luxor.state import State

from .games import states_of
from .positions import GAME, asked, at, lined, play, position, row, stack, started

LAND = row("E6", "Ed Td M:0 Ed L") | row("E7", "M:0 Ed Ed Td:0 Ed")


def turn(*hand: str, placed: int = 1) -> State:
    """Return a turn in which tiles, actions from two mountains, and the end are open."""
    return position(
        board=LAND,
        hand=hand or ("Cd2", "M2"),
        pile=("Ed3",),
        placed=placed,
        adventures=True,
        actions=("boat", "snakes", "sandstorm", "caravan"),
    )


def camp() -> State:
    return play(turn(), "Cd D6")


def walking() -> State:
    return play(camp(), "3")


def under_way() -> State:
    return play(walking(), "east")


def drafted() -> State:
    return play(turn(), "M D6")


def aiming() -> State:
    return play(turn(), "snakes from G6")


def choosing() -> State:
    return started(2, first_player=1)


def laid(tile: Tile, cell: str = "D6") -> Move:
    return Place(tile, at(cell))


FORMS: list[tuple[Callable[[], State], list[Move], str]] = [
    # Keeping a starting tile.
    (
        choosing,
        [Keep("Td")],
        "keep Td | KEEP TD | keep td | keep desert temple | keep temple | keep the temple | k td |"
        " kéép Temple | Td | temple | desert temple | Temple (desert) | t",
    ),
    (choosing, [Keep("Ed")], "keep Ed | keep empty desert | keep desert | empty | ed"),
    (choosing, [Keep("M")], "mountain | keep m | keep mountain | M"),
    (choosing, [Keep("Co")], "keep Co | keep oasis camp"),
    # Placing a tile.
    (
        turn,
        [laid("Cd")],
        "Cd D6 | cd d6 | CD D6 | Cd d6! |   cd,d6   | camp d6 | camp D6 | Camp on D6 | cam d6 |"
        " desert camp D6 | camp desert d6 | place the desert camp at D6 | put camp in d6 | D6 Cd |"
        " desert camp to d6 | camp -> d6 | desert d6 | d6 camp | d6: desert camp | Cámp Ḋ6 |"
        " lay my camp tile on d6 | cd D06 | play camp d6",
    ),
    (turn, [laid("M")], "M D6 | m d6 | mountain d6 | mount d6 | D6 m"),
    (lambda: turn("Ed2", "Cd2"), [laid("Ed")], "desert d6 | empty d6 | empty desert d6 | ed d6"),
    (lambda: turn("Po2", "Cd2"), [laid("Po")], "oasis d6 | py d6 | po d6 | oasis pyramid d6"),
    (lambda: turn("Po2", "Pd2"), [laid("Po")], "oasis pyramid d6 | pyramid oasis d6"),
    (lambda: turn("To2", "L2"), [laid("To")], "To D6 | to d6 | oasis d6 | temple d6"),
    (lambda: turn("To2", "L2"), [laid("L")], "lake d6 | l d6 | L D6"),
    (lambda: turn("L2", "L2"), [laid("L")], "d6"),
    # A tile that is not in hand is still read, so that the refusal can name the rule.
    (turn, [laid("Po")], "Po D6 | oasis pyramid D6"),
    (turn, [laid("Co")], "oasis camp D6"),
    # Adventurers on the camp.
    (camp, [Deploy(3)], "3 | deploy 3 | DEPLOY 3 | dep 3 | d 3 | put 3 | 3 adventurers"),
    (camp, [Deploy(9)], "deploy 9"),
    # Walking.
    (walking, [Walk("east")], "east | E | e | ea | go east | walk E"),
    (walking, [Walk("north")], "N | n | n. | nor | nort | north | NORTH | go n"),
    (walking, [Walk("south")], "S | s | so | sou | move south"),
    (walking, [Walk("west")], "W | we | west"),
    (
        walking,
        [Walk("stand")],
        "stand | stay | st | sta | Stay! | no | No. | none | non | nobody | nob | no walk |"
        " nobody walks | none go",
    ),
    (under_way, [Leave(1)], "1 | leave 1 | le 1 | stay 1 | stand 1"),
    # Confirming.
    (drafted, [Confirm()], "ok | OK | okay | o | yes | y | confirm | con | done | ok."),
    (
        drafted,
        [Confirm(end=True)],
        "ok end | ok, end turn | OK END | end | pass | ok pass | done end | en",
    ),
    # Action tiles.
    (
        turn,
        [Use("sandstorm", at("G6"))],
        "sandstorm from G6 | sand g6 | sandstorm G6 | use the sandstorm from g6 | san g6",
    ),
    (
        turn,
        [Use("snakes", at("E7"))],
        "snakes from E7 | snake E7 | sn e7 | SNAKES E7 | snakes on e7",
    ),
    (turn, [Use("boat", at("E7"))], "boat E7 | b e7"),
    (turn, [Use("caravan", at("E7"))], "car e7 | caravan from E7"),
    (turn, [Use("boat", at("C3"))], "boat from C3 | boat C3"),
    (aiming, [Target(at("H6"))], "H6 | to H6 | target H6 | tar h6 | target to H6 | on h6"),
    (aiming, [Target(at("G6")), Confirm(end=True)], "to g6 ok | g6 end | G6, OK"),
    # Ending the turn.
    (turn, [End()], "end | END | end turn | end my turn | pass | pass turn | done | en"),
    # Several at once.
    (turn, [laid("Cd"), Deploy(3), Walk("east"), Leave(1), Leave(2)], "camp d6 3 e 1 2"),
    (
        turn,
        [laid("Cd"), Deploy(2), Walk("stand"), Confirm(end=True)],
        "Cd D6, 2, stay; ok end | camp d6 with 2 adventurers, stand, end turn",
    ),
    (
        turn,
        [laid("Cd"), Deploy(3), Walk("stand"), Confirm()],
        "Cd D6 3 no ok | camp d6 3 none ok",
    ),
    (turn, [laid("Cd"), Deploy(3), Walk("north")], "Cd D6 3 n | camp d6 3 nor"),
    (
        turn,
        [Use("sandstorm", at("G6")), Target(at("H7")), Confirm(end=True)],
        "sand g6 h7 ok | sandstorm from G6 to H7, done",
    ),
    (turn, [Use("snakes", at("G6")), Target(at("H6"))], "snake g6 to h6"),
]


def read_all(state: State, text: str, count: int) -> list[Move]:
    """Return the moves read from a line, playing as long as they are legal."""
    read_moves: list[Move] = []
    rest = text
    while rest and len(read_moves) < count:
        seat = GAME.decisions(state)[0].seat
        move, rest = GAME.parse(rest, asked(state, seat).moves)
        read_moves.append(move)
        if rest:
            state, _events = GAME.apply(state, seat, move)
    assert rest == ""
    return read_moves


@pytest.mark.parametrize(
    ("state", "moves", "text"),
    [
        pytest.param(state, moves, text, id=text.strip())
        for state, moves, texts in FORMS
        for text in texts.split("|")
    ],
)
def test_what_people_type(state: Callable[[], State], moves: list[Move], text: str) -> None:
    assert read_all(state(), text, len(moves)) == moves


# --- composite lines -----------------------------------------------------------------------


def started_line(text: str) -> list[str]:
    board = row("G6", "Ed Td Pd Ed")
    state = position(board=board, hand=("Cd2", "Co2"), pile=("Ed3",))
    return [GAME.format(played.move) for played in lined(state, text)]


def test_a_whole_placement_in_one_line() -> None:
    whole = ["Cd F6", "deploy 5", "east", "leave 1", "leave 2", "leave 2", "ok"]
    for text in (
        "Cd F6 5 east 1 2 2 ok",
        "cd f6 5 e 1/2/2 ok",
        "Cd F6 deploy 5 east leave 1 leave 2 leave 2 ok",
        "Cd F6 E: 1/2/2 ok",
        "cd f6 e 1 2 2 ok",
        "Cd(F6) E: 1/2/2, ok",
        "desert camp F6 east: 1-2-2 ok",
        "F6 desert camp, east 1 2 2. OK",
    ):
        assert started_line(text) == whole
    # The last walkers have no choice, and need not be written ... nor the last number.
    assert started_line("Cd F6 5 east 1 2 2") == whole[:-1]


def test_the_catalogue_form_says_the_crew_by_its_sum() -> None:
    assert started_line("Cd F6 E: 1/1")[:2] == ["Cd F6", "deploy 2"]
    assert started_line("Co F6 E: 2/1/1/1")[:2] == ["Co F6", "deploy 5"]
    for direction in ("N", "E", "S", "W", "north", "South"):
        state = position(board=row("G6", "Ed"), hand=("Cd2", "Ed2"))
        question = asked(play(state, "Cd F6")).moves
        move, rest = GAME.parse(f"{direction}: 2/1", question)
        assert move == Deploy(3)
        assert rest.split()[1:] == ["2", "1"]


def test_what_goes_without_saying_may_be_left_out() -> None:
    board = row("G6", "Ed:111 L")
    short = position(board=board, hand=("Cd2", "Ed2"), supplies=(0, 9))
    assert play(short, "Cd F6 ok").supplies == (0, 9)
    last = position(board=board, hand=("Cd2", "Ed2"), supplies=(1, 9))
    assert stack(play(last, "Cd F6 ok"), "F6") == "0"
    # Of five one must walk, and there is one way and one number for it.
    five = position(board=board, hand=("Cd2", "Ed2"))
    assert stack(play(five, "Cd F6 5 ok"), "F6") == "0000"
    # One that stays with a crew that cannot walk.
    for standing in ("stay", "no", "none", "nobody"):
        assert stack(play(five, f"Cd F6 1 {standing} ok"), "F6") == "0"
    assert stack(play(five, "Cd F6 1 stand"), "F6") == ""
    # The only mountain, the only target.
    single = position(board=row("G6", "M:0 L"), placed=1, adventures=True, actions=("boat",))
    assert [GAME.format(step.move) for step in lined(single, "boat ok")] == [
        "boat from G6",
        "target H6",
        "ok end",
    ]
    for text in ("boat H6 ok", "boat to H6 ok", "boat from G6 to H6 ok", "boat G6 H6 ok"):
        assert play(single, text).boats == {at("H6"): 0}


def test_what_can_be_chosen_cannot_be_left_out() -> None:
    for text in ("Cd D6 ok", "Cd D6 3 ok", "Cd D6 3 east ok"):
        with pytest.raises(IllegalMove, match="LX-702 draft-unfinished"):
            lined(turn(), text)


@pytest.mark.parametrize(
    "text",
    [
        "Cd D6 3 east 1 1 1 ok Po C6",
        "Cd D6 3 east 1 1 nonsense",
        "Cd D6 3 east 1 2 ok end M C6 ok",
        "Cd D6 3 west 1 2",
        "Cd D6 6",
    ],
)
def test_a_line_is_played_as_a_whole_or_not_at_all(text: str) -> None:
    state = turn()
    before = GAME.states.dump(state)
    with pytest.raises((IllegalMove, BadNotation)):
        lined(state, text)
    assert GAME.states.dump(state) == before


# --- what cannot be read -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("state", "text", "code", "candidates"),
    [
        (turn, "", "empty", ()),
        (turn, " , ! ", "empty", ()),
        (turn, "the", "empty", ()),
        (lambda: turn("Cd2", "Co2"), "camp D6", "ambiguous", ("Cd", "Co")),
        (lambda: turn("Cd2", "Td2"), "desert D6", "ambiguous", ("Cd", "Td")),
        (lambda: turn("Co2", "To2"), "oasis D6", "ambiguous", ("Co", "To")),
        (lambda: turn("M2", "L2"), "oasis D6", "ambiguous", ("Co", "To", "Po")),
        (lambda: turn("M2", "L2"), "temple D6", "ambiguous", ("Td", "To")),
        (turn, "empty oasis D6", "unknown", ()),
        (turn, "boat", "ambiguous", ("boat from G6", "boat from E7")),
        (turn, "s G6", "ambiguous", ("snakes", "sandstorm")),
        (turn, "e", "ambiguous", ("end", "empty")),
        (turn, "c D6", "ambiguous", ("caravan", "camp")),
        (turn, "Cd", "unknown", ()),
        (turn, "Cd Z99", "cell", ()),
        (turn, "Cd 5", "unknown", ()),
        (turn, "7", "unknown", ()),
        (turn, "Cd D" + 5000 * "9", "unknown", ()),
        (turn, "walk " + 5000 * "9", "unknown", ()),
        (turn, "deploy", "unknown", ()),
        (turn, "deploy many", "unknown", ()),
        (turn, "D6", "ambiguous", ("Cd D6", "M D6")),
        (turn, "A1", "ambiguous", ()),
        (aiming, "target", "unknown", ()),
    ],
)
def test_what_cannot_be_read(
    state: Callable[[], State], text: str, code: str, candidates: tuple[str, ...]
) -> None:
    with pytest.raises(BadNotation) as caught:
        lined(state(), text)
    assert (caught.value.code, caught.value.candidates) == (code, candidates)


def test_an_unknown_word_is_named_with_all_words_known() -> None:
    with pytest.raises(BadNotation) as caught:
        lined(turn(), "Cd D6 3 xyzzy")
    assert (caught.value.code, caught.value.text) == ("unknown", "xyzzy")
    assert {"keep", "deploy", "north", "ok", "end", "boat", "camp"} <= {*caught.value.candidates}


def test_candidates_are_notation_that_can_be_typed() -> None:
    for text in ("boat", "caravan"):
        with pytest.raises(BadNotation) as caught:
            lined(turn(), text)
        for candidate in caught.value.candidates:
            assert isinstance(lined(turn(), candidate)[0].move, Use)


# --- written and read back -----------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_written_is_read_back(seats: int) -> None:
    kinds = set()
    for state in states_of(seats, adventures=True, seed="game 42"):
        for question in GAME.decisions(state):
            written = [GAME.format(move) for move in question.moves]
            assert len(set(written)) == len(written)
            for move, text in zip(question.moves, written, strict=True):
                assert GAME.parse(text, question.moves) == (move, "")
                assert GAME.parse(text.upper() + " !", question.moves) == (move, "")
                assert GAME.parse(f"{text} then more", question.moves) == (move, "more")
                kinds.add(type(move))
    assert len(kinds) == 9


def test_a_move_is_written_the_same_for_every_reader() -> None:
    written: list[tuple[Move, str]] = [
        (Keep("Td"), "keep Td"),
        (Place("Po", at("D4")), "Po D4"),
        (Deploy(0), "deploy 0"),
        (Walk("stand"), "stand"),
        (Leave(2), "leave 2"),
        (Confirm(), "ok"),
        (Confirm(end=True), "ok end"),
        (Use("snakes", at("F6")), "snakes from F6"),
        (Target(at("G7")), "target G7"),
        (End(), "end"),
    ]
    for move, text in written:
        assert GAME.format(move) == text
        # It can be parsed without the legal moves, too.
        assert GAME.parse(text, ()) == (move, "")
