"""What labels add to a move: what is forfeited, what does nothing now, what maps would pay."""

from __future__ import annotations

from typing import Any

import pytest

from bot.messages.choices import LABEL
from bot.messages.controls import WIDE
from bot.messages.narrator import Narrator
from bot.texts import LOCALES, words_in
from engines.core import Phrase, phrase
from engines.siberia.content.terms import COLOURS
from engines.siberia.rules import moves

from .abilities import SOUTH, in_play
from .tables import GAME, Table, table_of

CORRUPT: Any = {"cell": "c1", "up": {"c1": "T07"}, "corruption": {"c1": "P3"}}
ODIN: Any = {"mech": "odins_wrath", "cell": "s1", "up": SOUTH}


def labels(table: Table, locale: str = "en") -> dict[str, str]:
    """Return what is said beside each move offered, by its notation; only where it is anything."""
    words, view = words_in(locale), GAME.view(table.state, table.state.active)
    plain = Narrator(words, GAME, ("Ada", "Bo"))
    full = Narrator(words, GAME, ("Ada", "Bo"), view)
    told = {
        GAME.format(move): full.move(move).removeprefix(plain.move(move)).removeprefix(" · ")
        for move in table.asked.moves
    }
    return {typed: more for typed, more in told.items() if more}


def placing(table: Table) -> dict[str, str]:
    """Return what is said beside placing a worker."""
    return {typed: more for typed, more in labels(table).items() if typed != "done"}


@pytest.mark.rule("SB-313")
def test_covering_says_what_is_forfeited_as_things_stand() -> None:
    play, gather = "so far without Play", "so far without Gather"
    table = table_of(hand="", cell="s1", up=SOUTH)
    assert labels(table) == {"cover move": play, "cover gather": play}
    table = table_of(hand="I05", up=SOUTH)  # at Basecamp
    assert labels(table) == {"cover move": gather}  # else the Move comes first
    table = table_of(hand="", up=SOUTH)
    assert labels(table) == {"cover move": "so far without both", "cover gather": play}
    assert labels(table_of(hand="I05", cell="s1", up=SOUTH)) == {}


@pytest.mark.rule("SB-313", "SB-407")
def test_covering_says_that_there_is_nowhere_to_go() -> None:
    around = {number: {"cell": cell} for number, cell in enumerate(("n2", "c1"), start=1)}
    table = table_of(3, hand="I05", cell="n1", up={"n1": "T07"}, others=around)
    move = "so far without Move"
    assert labels(table) == {"cover play": move, "cover gather": move}
    assert table.play("cover gather").asked.kind == "part"  # it is forfeited indeed


@pytest.mark.rule("SB-503")
def test_placing_a_worker_says_that_the_ability_can_do_nothing_now() -> None:
    idle = "its ability does nothing now"
    assert placing(in_play("M01", workers="red")) == {"both red": idle, "staff red": idle}
    table = in_play("M01", workers="red", power=2, **CORRUPT)
    assert placing(table) == {"staff red": idle}  # after the core value it can pay
    assert placing(in_play("M01", workers="red", power=3, **CORRUPT)) == {}
    table = in_play("I01", workers="red")
    assert set(placing(table).values()) == {"only its ongoing part works now"}
    table = in_play("CH1", "Q01", workers="red", power=10, cell="s3")  # Q01 belongs to 1
    assert set(placing(table).values()) == {idle}
    table = in_play("CH1", "Q01", workers="red", power=10, guile=1)
    assert placing(table) == {}


@pytest.mark.rule("SB-503")
def test_what_an_idle_worker_is_for_is_told_of_lines_as_well() -> None:
    table = table_of(hand="M01 I16", workers="red", cell="s1", up=SOUTH, mech="tatanka").only(
        "play"
    )
    narrator = Narrator(words_in("en"), GAME, ("Ada", "Bo"))
    told = {
        " ".join(map(GAME.format, line.moves)): narrator.detail(line)
        for line in GAME.lines(table.state, 0)
    }
    for typed in ("play M01 both red", "play M01 both red end"):
        assert told[typed] == "+1 power, −1 red worker · its ability does nothing now"


@pytest.mark.rule("SB-502", "SB-503")
def test_leaving_a_card_says_that_its_core_value_is_open() -> None:
    lost = "without its core value"
    table = in_play("M08", row="I05", workers="blue")
    assert labels(table) == {"done": lost}
    table.change(todo=())
    assert labels(table) == {"done": lost}, "the question says what an end of the turn gives up"
    table.play("staff blue")
    assert labels(table) == {}
    told = Narrator(words_in("en"), GAME, ("Ada", "Bo")).why(table.asked).splitlines()
    assert told[1] == (
        "-# If you skip the rest, you go without: rescue a card; core value, 2 guile."
    )
    table = in_play("M08", row="I05", workers="blue", guile=10).change(todo=())
    assert labels(table) == {}
    assert "finish" in table.offered


@pytest.mark.slow
@pytest.mark.rule("SB-809")
@pytest.mark.parametrize("locale", LOCALES)
def test_the_card_menu_marks_abilities_that_maps_would_make_payable(locale: str) -> None:
    mark = words_in(locale)("siberia-caveat-maps")
    hand = "M21 I16 CH2 M04"
    table = table_of(hand=hand, guile=1, maps=2, **ODIN).only("play")
    assert labels(table, locale) == {"play M21": mark, "play CH2": mark, "play M04": mark}
    table = table_of(hand=hand, guile=1, maps=1, **ODIN).only("play")
    assert labels(table, locale) == {"play M21": mark, "play CH2": mark}
    assert labels(table_of(hand=hand, guile=1, **ODIN).only("play"), locale) == {}
    table = table_of(hand=hand, guile=2, power=2, maps=2, **ODIN).only("play")
    assert labels(table, locale) == {}  # they can be paid as it is
    others = ODIN | {"mech": "tatanka"}
    assert labels(table_of(hand=hand, guile=1, maps=2, **others).only("play"), locale) == {}


@pytest.mark.rule("SB-809")
def test_maps_would_pay_for_quests_and_corruption_too() -> None:
    table = table_of(hand="CH1 Q01", guile=0, maps=1, **ODIN).only("play")
    assert "play CH1" in labels(table)  # Q01 costs 1 guile, and belongs to 1
    given = ODIN | {"cell": "c1", "up": {"c1": "T07"}, "corruption": {"c1": "P3"}}
    assert "play M01" in labels(table_of(hand="M01", power=1, maps=2, **given).only("play"))
    assert labels(table_of(hand="M01", power=0, maps=2, **given).only("play")) == {}
    table = table_of(hand="Q14", guile=0, maps=1, **ODIN).only("play")
    assert labels(table) == {}  # its cost is a map


@pytest.mark.parametrize("locale", LOCALES)
def test_buttons_and_options_have_room_for_what_is_said(locale: str) -> None:
    narrator = Narrator(words_in(locale), GAME, ("Ada", "Bo"))
    forfeits = [phrase("caveat-forfeits", action=action) for action in (*moves.ACTIONS, "both")]
    idle = [phrase("caveat-idle", ongoing=ongoing) for ongoing in ("yes", "no")]
    said: list[tuple[moves.Move, Phrase, int]] = [
        *((moves.Cover(action), more, LABEL) for action in moves.ACTIONS for more in forfeits),
        *((moves.Staff(colour, core=True), more, LABEL) for colour in COLOURS for more in idle),
        (moves.Done(), phrase("caveat-core"), LABEL),
        *((moves.Play(card), phrase("caveat-maps"), WIDE) for card in GAME.content.cards),
    ]
    for move, more, most in said:
        label = f"{narrator.move(move)} · {narrator._said(more)}"
        assert len(label) <= most, label
