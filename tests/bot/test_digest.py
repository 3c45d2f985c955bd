"""What happened in a few lines: the most valuable first, and whether anything is left out."""

from __future__ import annotations

from dataclasses import replace

import discord
import pytest

from bot.messages.digest import (
    ABOVE,
    CLIENTS,
    LEAST,
    MOST,
    Digest,
    digest,
    room_above,
    room_beside,
)
from bot.messages.narrator import Narrator
from bot.messages.panel import play_panel
from bot.messages.panel_facts import panel_facts
from bot.messages.turn_lines import BRIEF, TurnLine
from bot.texts import LOCALES, words_in
from engines.luxor.events import Held, Placed
from render.files import Drawn

from .discord_rules import payload_of, text_in
from .situations import GAMES, moments, table_of
from .test_turn_lines import cell

NAMES = ("Ada", "Bo", "Cleo")


def line(text: str, weight: int = 0) -> TurnLine:
    return TurnLine(text, weight)


def picture(across: int, high: int) -> Drawn:
    return Drawn(b"\x89PNG\r\n\x1a\n" + bytes(8) + across.to_bytes(4) + high.to_bytes(4), "alt")


def test_the_most_valuable_comes_first_and_equals_as_they_happened() -> None:
    lines = [line("a"), line("b", 2), line("-# Round 2"), line("c", 5), line("d", 2), line("e")]
    last = TurnLine("the end is near")
    expected = "\n".join(f"· {text}" for text in ("the end is near", "c", "b", "d", "a", "e"))
    assert digest([*lines, last]) == Digest(expected, cut=False)


def test_what_has_no_room_is_left_out_from_the_end_and_that_is_said() -> None:
    lines = [line(f"line {number}", number) for number in range(12)]
    told = digest(lines)
    assert told.cut
    assert told.text.splitlines() == [f"· line {number}" for number in range(11, 4, -1)] + [
        "· line 4 …"
    ]
    assert digest(lines, (2, 2)).text == "· line 11\n· line 10 …"
    short = [replace(line("best · … = **+6**", 2), cut=True), line("other", 1)]
    assert digest(short, (1, 1)) == Digest("· best · … = **+6**", cut=True), "no dots twice"
    assert digest([line("x" * 900)], (3, 3)).text == "· " + "x" * 900, "the first one stays"
    assert digest([]) == Digest("", cut=False)


def test_the_least_valuable_turns_are_shortened_first_and_to_what_is_worth_most() -> None:
    lake = Placed(seat=0, tile="L", cell=cell("G7"), crew=0, direction="stand", left=())
    held = [Held(seat=0, cell=cell(at), former_seat=None, points=1) for at in ("G5", "G6", "G8")]
    best = Held(seat=0, cell=cell("F6"), former_seat=1, points=3)
    more = (lake, *held, best)
    less = [replace(event, seat=2) for event in (lake, *held, replace(best, points=2))]
    narrator = Narrator(words_in("en"), GAMES["luxor"], NAMES)
    turns = narrator.turns([*less, *more])
    whole = digest(turns)
    assert not whole.cut
    ada, cleo = whole.text.splitlines()
    told = digest(turns, (5, 8))
    assert told.cut
    assert told.text.splitlines()[0] == ada, "the most valuable turn stays whole"
    shorter = told.text.splitlines()[1]
    assert shorter.startswith("· **Cleo** ")
    assert "takes F6 from Bo: **+2**" in shorter
    assert "places a lake" not in shorter
    assert len(shorter) < len(cleo)


@pytest.mark.slow
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game_id", GAMES)
def test_a_digest_of_any_game_has_its_room(game_id: str, locale: str) -> None:
    """In about eight lines, unless the first sentence alone is longer."""
    seats = min(3, GAMES[game_id].seats[-1])
    events = [
        event
        for moment in moments(game_id, seats, 0)
        for event in moment.events
        if event.audience is None
    ]
    narrator = Narrator(words_in(locale), GAMES[game_id], NAMES)
    for begin in range(0, len(events), 40):
        turns = narrator.turns(events[begin : begin + 40])
        told = digest(turns)
        assert len(told.text) <= MOST[0] * CLIENTS[0].letters + 2 * BRIEF
        assert told.cut or told.text.count("\n") + 1 == sum(not turn.is_heading for turn in turns)


def test_more_lines_have_room_beside_a_lower_picture_and_fewer_texts() -> None:
    square, wide = picture(1200, 1200), picture(1320, 716)
    assert room_beside([""], None, (2, 2)) == [*MOST]
    assert room_beside(["x" * 45 * 6], square, (2, 2))[0] == 2
    assert room_beside(["x" * 45 * 6], wide, (2, 2))[0] == 8
    high = room_beside(["x" * 45 * 20], square, (2, 2))
    assert max(high) < LEAST
    assert digest([line("a"), line("b")], high) == digest([line("a"), line("b")], (LEAST, LEAST))
    signs = room_beside(["<:disc_1_402cb8:1575568732711813173>" * 15], square, (2, 2))
    assert signs == room_beside(["x"], square, (2, 2))


def test_more_lines_have_room_beside_fewer_buttons() -> None:
    square, others = picture(1200, 1200), ["x" * 45 * 4]
    phone = [room_beside(others, square, (lines, 2))[0] for lines in range(7)]
    assert phone == sorted(phone, reverse=True)
    assert phone[0] == MOST[0]
    assert phone[6] <= LEAST


def test_more_lines_have_room_above_a_question_with_fewer_menus() -> None:
    square, others = picture(1200, 1200), ["x" * 45 * 5]
    phone = [room_above(others, square, menus, (4, 2))[0] for menus in range(4)]
    assert phone == sorted(phone, reverse=True)
    assert phone[0] == ABOVE[0]
    assert phone[3] <= LEAST


def test_more_lines_have_room_above_fewer_buttons() -> None:
    square, others = picture(1200, 1200), ["x" * 45 * 5]
    phone = [room_above(others, square, 1, (lines, 2))[0] for lines in range(9)]
    assert phone == sorted(phone, reverse=True)
    assert phone[0] == ABOVE[0]
    assert phone[8] <= LEAST


def test_what_a_question_is_about_gives_way_where_a_panel_is_too_high() -> None:
    game = GAMES["luxor"]
    table = table_of(game, moments("luxor", 2, 0)[0].state, seats=2)
    asked = table.offered(0)
    assert asked is not None
    why = Narrator(words_in("en"), game, table.names).why(asked)
    assert why
    for notice, is_told in (("", True), ("long " * 300, False)):
        message = play_panel(panel_facts(table, words_in("en"), 0, notice=notice))
        panel = payload_of(message, allowed_mentions=discord.AllowedMentions.none())
        assert (why in text_in(panel)) == is_told
