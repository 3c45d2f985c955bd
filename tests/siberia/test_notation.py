"""How moves are written and read."""

from __future__ import annotations

from typing import get_args

import pytest

from engines.core import BadNotation, Chance, IllegalMove, play_line
from engines.siberia.rules import moves
from engines.siberia.rules.moves import Move

from .tables import GAME, Table, table_of

SOUTH = {f"s{number}": f"T0{number}" for number in range(1, 7)}

WRITTEN: dict[str, Move] = {
    "cover move": moves.Cover("move"),
    "cover play": moves.Cover("play"),
    "cover gather": moves.Cover("gather"),
    "refresh": moves.Refresh(),
    "go 12": moves.Go("12"),
    "go n4": moves.Go("n4"),
    "play I05": moves.Play("I05"),
    "gather": moves.Gather(),
    "core": moves.Core(),
    "staff red": moves.Staff("red"),
    "both purple": moves.Staff("purple", core=True),
    "done": moves.Done(),
    "do I05": moves.Pick("I05"),
    "do M02/2": moves.Pick("M02/2"),
    "do T12/covered": moves.Pick("T12/covered"),
    "do M02.bonus": moves.Pick("M02.bonus"),
    "in order": moves.InOrder(),
    "pay": moves.Pay(),
    "skip": moves.Skip(),
    "discard Q05": moves.Discard("Q05"),
    "trash CH1": moves.Trash("CH1"),
    "sure": moves.Sure(),
    "rather": moves.Rather(),
    "worker blue": moves.Recruit("blue"),
    "take I05": moves.Take("I05"),
    "keep Q40": moves.Keep("Q40"),
    "to hand": moves.Put("hand"),
    "to row": moves.Put("row"),
    "sweep I05 M03": moves.Sweep(("I05", "M03")),
    "rescue I05": moves.Rescue("I05"),
    "release I05": moves.Release("I05"),
    "activate CO2": moves.Activate("CO2"),
    "borrow T07/1": moves.Borrow("T07/1"),
    "solve Q03 2 1": moves.Solve("Q03", 2, 1),
    "vanquish 12 3 0": moves.Vanquish("12", 3, 0),
    "destroy 12": moves.Destroy("12"),
    "upgrade I05": moves.Upgrade("I05"),
    "meld M05": moves.Meld("M05"),
    **{f"boast {category}": moves.Boast(category) for category in moves.CATEGORIES},
    "map power": moves.SpendMap("power"),
    "map guile": moves.SpendMap("guile"),
    "map coin": moves.SpendMap("coin"),
    "end": moves.End(),
    "finish": moves.Finish(),
}


def read(text: str, table: Table | None = None) -> Move:
    """Return the move that a whole text means, at a table or anywhere."""
    move, rest = GAME.parse(text, () if table is None else table.asked.moves)
    assert rest == ""
    return move


def unread(text: str, table: Table | None = None) -> BadNotation:
    """Return why a text is no move."""
    with pytest.raises(BadNotation) as refused:
        GAME.parse(text, () if table is None else table.asked.moves)
    return refused.value


@pytest.mark.parametrize("text", WRITTEN)
def test_how_a_move_is_written(text: str) -> None:
    assert GAME.format(WRITTEN[text]) == text
    assert read(text) == WRITTEN[text]
    assert read(text.upper()) == WRITTEN[text]
    assert read(f"  {text.replace(' ', '   ')}, ") == WRITTEN[text]


def test_every_kind_of_move_is_written_above() -> None:
    assert {type(move) for move in WRITTEN.values()} == set(get_args(Move))


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_whatever_is_offered_is_read_as_it_is_written(seats: int) -> None:
    table, chance = table_of(seats, begun=False), Chance.from_seed("moves")
    kinds = set[str]()
    for _move in range(250):
        if table.state.over:
            break
        offered = table.asked.moves
        for move in offered[:40]:
            text = GAME.format(move)
            assert GAME.parse(text, offered) == (move, "")
            assert GAME.parse(f"{text} {text}", offered)[0] == move
        kinds.add(table.asked.kind)
        number, chance = chance.below(len(offered))
        table.play(GAME.format(offered[number]))
    assert len(kinds) > 8


def test_moves_follow_each_other_in_one_line() -> None:
    table = table_of(hand="I05 Q01", cell="s1", up=SOUTH, workers="red")
    line = play_line(GAME, table.state, 0, "cover move play I05 core staff red gather do T01/2")
    assert [GAME.format(play.move) for play in line] == [
        "cover move",
        "play I05",
        "both red",
        "gather",
        "do T01/2",
    ]
    assert line[-1].state.me.guile == 3


def test_a_line_is_played_whole_or_not_at_all() -> None:
    table = table_of(hand="I05", cell="s1", up=SOUTH)
    with pytest.raises(IllegalMove) as refused:
        play_line(GAME, table.state, 0, "cover gather play I05 staff red")
    assert refused.value.refusal.code == "no-worker"
    assert [GAME.format(move) for move in refused.value.before] == ["cover gather", "play I05"]
    with pytest.raises(BadNotation) as unknown:
        play_line(GAME, table.state, 0, "cover gather play I05 blubb")
    assert unknown.value.text == "blubb"


def test_nothing_follows_what_reveals() -> None:
    table = table_of(hand="", cell="s1", up=SOUTH)
    with pytest.raises(BadNotation) as refused:
        play_line(GAME, table.state, 0, "cover play go c1 gather")
    assert (refused.value.code, refused.value.text) == ("revealing", "gather")


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("play i5", "I05"),
        ("play 5", "I05"),
        ("play 75", "Q25"),
        ("play ch1", "CH1"),
        ("play Captured Standard", "I05"),
        ("play captured", "I05"),
        ("play standard", "I05"),
        ("play captu", "I05"),
        ("play War-God's Tooth", "M04"),
        ("play götze in ketten", "I25"),
        ("play Chronomètre de poche", "I15"),
        ("play chronometre", "I15"),
        ("play bussola", "I23"),
        ("pla captured stan", "I05"),
    ],
)
def test_what_a_card_may_be_called(text: str, card: str) -> None:
    assert read(text) == moves.Play(card)


def test_a_name_may_be_cut_short_in_the_middle_of_a_line() -> None:
    assert GAME.parse("play captured core staff red", ()) == (moves.Play("I05"), "core staff red")
    assert GAME.parse("play captured standard staff red", ())[1] == "staff red"
    assert GAME.parse("go bone gather", ()) == (moves.Go("12"), "gather")


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("go 12", "12"),
        ("move 12", "12"),
        ("go bone field", "12"),
        ("go bone", "12"),
        ("go field", "12"),
        ("move shaman's circle", "9"),
        ("go n4", "n4"),
        ("go N4", "n4"),
        ("go h3", "h3"),
        ("go base", "base"),
    ],
)
def test_what_a_location_may_be_called(text: str, place: str) -> None:
    assert read(text) == moves.Go(place)


def test_of_several_cards_the_one_that_can_be_played_is_meant() -> None:
    table = table_of(hand="M02 I01", cell="s1").play("cover gather")
    assert unread("play stone").code == "ambiguous"  # Drumbeat Stone, Bargain Stone ...
    assert read("play stone", table) == moves.Play("M02")
    table = table_of(hand="M02 M18", cell="s1").play("cover gather")
    error = unread("play stone", table)
    assert (error.code, error.candidates) == (
        "ambiguous",
        ("M02 Drumbeat Stone", "M18 Bargain Stone"),
    )


def test_a_bare_value_is_enough_where_it_is_clear() -> None:
    table = table_of(hand="I05 M02", cell="s1", up=SOUTH)
    assert read("play", table) == moves.Cover("play")
    table.play("cover gather")
    assert read("M02", table) == moves.Play("M02")
    assert read("drumbeat", table) == moves.Play("M02")
    assert read("2", table) == moves.Go("2")
    assert read("fur market", table) == moves.Go("2")
    error = unread("5", table)  # a card and a location
    assert (error.code, error.candidates) == ("ambiguous", ("go 5", "play I05"))
    table = table_of(hand="I05", workers="red").only("play").play("play I05")
    assert read("red", table) == moves.Staff("red")
    table = table_of(cell="s1", up=SOUTH, hand="").only("gather").play("gather", "do T01/1")
    assert read("red", table) == moves.Recruit("red")
    table = table_of(cell="c3", up={"c3": "T11"}, hand="", maps=5, row="I05 I09").only("gather")
    table.play("gather", "do T11/covered")
    assert read("workers", table) == moves.Boast("workers")


def test_an_action_s_word_before_a_card_or_location_does_not_cover_it() -> None:
    table = table_of(hand="I05", cell="s1", up=SOUTH)
    assert read("play I05", table) == moves.Play("I05")
    assert read("play captured", table) == moves.Play("I05")
    assert read("move 2", table) == moves.Go("2")
    assert GAME.parse("play go 2", table.asked.moves) == (moves.Cover("play"), "go 2")
    assert GAME.parse("move play I05", table.asked.moves) == (moves.Cover("move"), "play i05")
    assert table.refused("play I05").code == "token-first"


def test_words_that_mean_what_is_possible_now() -> None:
    table = table_of(hand="I05 Q01", workers="red").only("play").play("play I05")
    for word in ("done", "skip", "no", "pass", "stop"):
        assert read(word, table) == moves.Done()
    table.play("done")
    for word in ("done", "pass", "end"):
        assert read(word, table) == moves.End()
    table = table_of(hand="Q14", workers="purple", maps=1).only("play")
    table.play("play Q14", "staff purple")
    assert read("yes", table) == moves.Pay()
    for word in ("skip", "no", "pass", "stop", "done"):
        assert read(word, table) == moves.Skip()
    table = table_of(hand="I25 CH1 CO1", workers="purple").only("play")
    table.play("play I25", "staff purple", "pay", "trash CH1")
    assert (read("yes", table), read("no", table)) == (moves.Sure(), moves.Rather())


def test_a_gained_card_goes_to_hand_or_row() -> None:
    table = table_of(hand="Q03", workers="yellow", market="I05", mech="highlander").only("play")
    table.play("play Q03", "staff yellow", "take I05")
    assert read("hand", table) == read("to hand", table) == moves.Put("hand")
    assert read("row", table) == read("to row", table) == moves.Put("row")


def test_a_part_may_be_named_by_its_number_among_those_offered() -> None:
    table = table_of(hand="", cell="s4", up=SOUTH).only("gather").play("gather")
    assert table.offered == ["do T04/1", "do T04/2", "in order"]
    assert read("do 2", table) == read("part 2", table) == moves.Pick("T04/2")
    assert read("order", table) == moves.InOrder()
    for text in ("do 3", "do 0", "do it"):
        assert unread(text, table).candidates == ("do T04/1", "do T04/2")


def test_a_benefit_to_borrow_may_be_named_by_its_number() -> None:
    up = {**SOUTH, "c1": "T09", "c2": "T08"}
    table = table_of(hand="M10", workers="blue", cell="s1", up=up).only("play")
    table.play("play M10", "staff blue")
    assert table.offered[3:5] == ["borrow T09/1", "borrow T09/2"]
    assert read("borrow 4", table) == read("borrow t09/1", table) == moves.Borrow("T09/1")
    assert unread("borrow 9", table).candidates[3] == "borrow T09/1"


def test_the_only_way_to_pay_need_not_be_written() -> None:
    table = table_of(
        hand="M01",
        workers="red",
        cell="c3",
        up={"c3": "T12"},
        corruption={"c3": "P3 G4"},
        power=4,
        guile=4,
    )
    table.only("play").play("play M01", "staff red")
    paid = moves.Vanquish("12", 0, 4)
    assert read("vanquish", table) == read("vanquish 12", table) == paid
    assert read("vanquish bone field", table) == read("12", table) == paid
    assert GAME.parse("vanquish skip", table.asked.moves) == (paid, "skip")
    table = table_of(hand="Q26 Q01 Q02", workers="red", cell="s1", up=SOUTH, power=4, guile=4).only(
        "play"
    )
    table.play("play Q26", "staff red")
    assert read("solve Q01", table) == moves.Solve("Q01", 0, 0)
    assert unread("solve", table).text == "solve"


def test_of_several_ways_to_pay_one_is_written() -> None:
    table = table_of(hand="Q26 Q28", workers="red", cell="n1", up={"n1": "T14"}, power=4, guile=4)
    table.only("play").play("play Q26", "staff red")
    assert table.offered == ["solve Q28 2 1", "solve Q28 1 2", "skip", "finish"]
    error = unread("solve Q28", table)
    assert (error.code, error.candidates) == ("ambiguous", ("solve Q28 2 1", "solve Q28 1 2"))
    assert read("solve strange hail 1 2", table) == moves.Solve("Q28", 1, 2)


def test_cards_to_sweep_are_named_in_any_order() -> None:
    table = table_of(hand="", cell="s2", up=SOUTH, market="I05 M03 Q01 I09 M25").only("gather")
    table.play("gather", "do T02/3")
    assert read("sweep M03 I05", table) == moves.Sweep(("I05", "M03"))
    assert read("sweep witness captured", table) == moves.Sweep(("I05", "M25"))
    assert GAME.parse("sweep 9 skip", table.asked.moves) == (moves.Sweep(("I09",)), "skip")
    assert unread("sweep", table).code == "unknown"


@pytest.mark.parametrize(
    ("text", "code", "named"),
    [
        ("", "empty", ""),
        ("?!", "empty", "?!"),
        ("blubb", "unknown", "blubb"),
        ("play", "unknown", "play"),
        ("play nonsense", "card", "nonsense"),
        ("play 91", "card", "91"),
        ("go", "unknown", "go"),
        ("go 21", "place", "21"),
        ("go n8", "place", "n8"),
        ("staff orange", "unknown", "orange"),
        ("boast glory", "unknown", "glory"),
        ("boast c", "ambiguous", "c"),
        ("map worker", "unknown", "worker"),
        ("cover", "unknown", "cover"),
        ("to box", "unknown", "box"),
        ("re", "ambiguous", "re"),
        ("borrow T99/1", "unknown", "t99"),
        ("vanquish 12", "unknown", "vanquish 12"),
        ("go the", "ambiguous", "the"),
    ],
)
def test_what_is_no_move(text: str, code: str, named: str) -> None:
    error = unread(text)
    assert (error.code, error.text) == (code, named)


def test_what_could_be_meant_is_said() -> None:
    assert unread("re").candidates == ("rescue", "release", "refresh")
    assert unread("boast c").candidates == ("corruption", "cards")
    assert "gather" in unread("blubb").candidates
    table = table_of(hand="M08", row="I05", workers="blue").only("play")
    table.play("play M08", "staff blue")
    assert read("re I05", table) == moves.Rescue("I05")  # only that is asked
