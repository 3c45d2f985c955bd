"""Several moves as one answer: only what could be done step by step, and nothing hidden."""

from __future__ import annotations

import itertools
from collections import Counter
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from bot.messages.choices import LABEL, MENUS, OPTIONS, choices
from bot.messages.narrator import Narrator
from bot.texts import LOCALES, words_in
from engines.core import (
    AnyGame,
    Chance,
    Line,
    RulesError,
    offered_to,
    play_line,
    play_move,
    play_offered,
)
from engines.core.record import Record, replay
from engines.siberia.rules.state import State
from tests.nightly import closely, thinned
from tests.remembering import remembering

from .tables import GAME, Table, table_of

SOUTH = {f"s{number}": f"T0{number}" for number in range(1, 7)}
SAVES = Path(__file__).parent / "saves"


def lines_of(table: Table) -> dict[str, Line]:
    """Return the lines offered, by their moves as players type them."""
    found = GAME.lines(table.state, table.state.active)
    return {" ".join(map(GAME.format, line.moves)): line for line in found}


def said(line: Line, locale: str = "en") -> tuple[str, str | None]:
    narrator = Narrator(words_in(locale), GAME, ("Ada", "Bo"))
    return narrator.move(line), narrator.detail(line)


def at_home(hand: str = "I05 Q17", **given: Any) -> Table:
    """Return a table at which the token is shifted, with all of the South face up."""
    return table_of(**{"cell": "s1", "up": SOUTH, "hand": hand, "mech": "tatanka", **given})


@cache
def questions() -> tuple[State, ...]:
    """Return states of stored games in which somebody is asked."""
    found = [
        played.state
        for file in sorted(SAVES.glob("*.json"))
        for played in replay(GAME, Record.from_json(file.read_text(encoding="utf-8")))
        if not played.state.over
    ]
    return tuple(found[::7])


@cache
def lines_at(number: int) -> tuple[Line, ...]:
    """Return the lines that the active seat is offered in one of these states."""
    state = questions()[number]
    return GAME.lines(state, state.active)


def lines_there(every: int) -> tuple[tuple[State, tuple[Line, ...]], ...]:
    """Return these states, or every so many of them, with the lines of their active seats."""
    numbers = range(0, len(questions()), every)
    return tuple((questions()[number], lines_at(number)) for number in numbers)


# --- what every line obeys -----------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.rule("SB-315", "SB-316")
@pytest.mark.parametrize("every", closely(3, 1))
def test_a_line_is_played_as_its_moves_one_by_one(every: int) -> None:
    seen = 0
    for state, lines in lines_there(every):
        game = remembering(GAME)
        for line in lines[::4]:
            now, seat, events = state, state.active, []
            for move in line.moves:
                assert now.active == seat
                played = play_move(game, now, seat, move)
                now = played.state
                events.append(any(event.reveals for event in played.events))
            assert not any(events[:-1]), "something hidden came up amid a line"
            whole = play_offered(GAME, state, seat, line)
            assert [each.move for each in whole[: len(line.moves)]] == [*line.moves]
            assert whole[len(line.moves) - 1].state == now
            seen += 1
    assert seen > 1000 / every


def test_a_line_can_be_typed() -> None:
    """The moves of a line are written one after another, as players type them."""
    seen = 0
    for state, lines in lines_there(3):
        for line in lines[::7]:
            written = " ".join(map(GAME.format, line.moves))
            ends = play_offered(GAME, state, state.active, line)
            assert play_line(GAME, state, state.active, written)[-1].state == ends[-1].state
            seen += 1
    assert seen > 200


@pytest.mark.slow
@pytest.mark.parametrize("every", closely(6, 2))
def test_lines_do_not_depend_on_what_is_hidden(every: int) -> None:
    for number, (state, lines) in enumerate(lines_there(every)):
        other = GAME.resample(state, state.active, Chance.from_seed(f"other {number}"))
        assert GAME.lines(other, state.active) == lines


def test_nobody_else_is_offered_lines() -> None:
    table = at_home()
    assert GAME.lines(table.state, 0)
    assert GAME.lines(table.state, 1) == ()


@pytest.mark.slow
@pytest.mark.parametrize("every", closely(3, 1))
def test_a_line_is_at_least_two_moves_and_none_is_there_twice(every: int) -> None:
    for state, found in lines_there(every):
        assert all(len(line.moves) > 1 for line in found)
        assert len({line.path for line in found}) == len(found)
        single = [(move,) for move in GAME.decisions(state)[0].moves]
        assert not {line.moves for line in found}.intersection(single)


def outcome(game: AnyGame, state: State, line: Line) -> tuple[Any, State]:
    """Return where a line leads; if its last move reveals or ends the turn, that and from where."""
    seat, turn = state.active, state.turn
    for move in line.moves:
        played = play_move(game, state, seat, move)
        if played.reveals or (played.state.active, played.state.turn) != (seat, turn):
            return move, replace(state, done=())
        state = played.state
    return None, replace(state, done=())


@pytest.mark.slow
@pytest.mark.parametrize("every", closely(3, 1))
def test_no_outcome_is_offered_twice_in_another_order(every: int) -> None:
    for state, found in lines_there(every):
        game, menus = remembering(GAME), dict[str, list[Line]]()
        for line in found:
            menus.setdefault(line.path[0], []).append(line)
        for lines in menus.values():
            outcomes = [outcome(game, state, line) for line in lines]
            assert not [pair for pair in itertools.combinations(outcomes, 2) if pair[0] == pair[1]]


def test_of_two_orders_with_one_outcome_the_first_is_offered() -> None:
    table = table_of(hand="", cell="s4", up=SOUTH, mech="tatanka").only("gather").play("gather")
    labels = [said(line)[0] for line in lines_of(table).values() if line.moves[-1].kind != "end"]
    assert labels == ["Gain a blue worker", "Gain a green worker"]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("first", "locale"),
    thinned(
        itertools.product(range(0, 24, 3), LOCALES),
        lambda first, locale: first == 6 * LOCALES.index(locale),
    ),
)
def test_lines_are_told_apart_in_the_panel(first: int, locale: str) -> None:
    """Every menu has room, and no two options of it say the same; what is too long is left out."""
    for state in questions()[first::24]:
        asked = offered_to(GAME, state, state.active)
        assert asked is not None
        view = GAME.view(state, state.active)
        narrator = Narrator(words_in(locale), GAME, [*"ABCDE"], view)
        offered = choices(narrator, asked, ())
        assert len(offered.menus) <= MENUS
        for menu in offered.menus:
            assert len(menu.options) <= OPTIONS
            assert len({label for _path, label in menu.options}) == len(menu.options)
            assert all(len("/".join(path)) <= 100 for path, _label in menu.options)
            assert all(len(label) <= 100 for _path, label in menu.options)
        assert all(len(button.label) <= LABEL for button in offered.buttons)


# --- which lines there are -----------------------------------------------------------------


def test_the_token_is_shifted_and_the_mech_moved_in_one_go() -> None:
    table = at_home()
    lines = lines_of(table)
    assert {"cover play go 2", "cover gather go 2"} <= lines.keys()
    assert said(lines["cover play go 2"]) == (
        "Cover Play, go to 2 Fur Market",
        "A green or yellow worker · $1 · sweep",
    )
    menus = {typed: line.path[0] for typed, line in lines.items()}
    assert menus["cover play go 2"] == "cover-play-and-then", "a menu for each of three"
    shifted = {typed: line.path[0] for typed, line in lines_of(at_home(spot="move")).items()}
    assert shifted["cover play go 2"] == "cover-play-go-and-then", "of two, a menu for the places"
    assert shifted["cover gather play I05 core"] == "stay-and-then", "and one for what is here"
    gathers = {typed: line.path[0] for typed, line in lines_of(at_home(spot="gather")).items()}
    assert gathers["cover play go 2"] == "cover-play-go-and-then"
    assert gathers["cover play gather"] == "cover-play-and-then"
    assert gathers["cover move gather"] == "cover-move-and-then"
    assert len({*gathers.values()} - {"and-then"}) == 3


def test_what_may_be_covered_stays_on_buttons_below_the_menus() -> None:
    """Three menus and a row of buttons, which has room for others, are seen with the map."""
    state = at_home().state
    asked = offered_to(GAME, state, 0)
    assert asked is not None
    narrator = Narrator(words_in("en"), GAME, [*"ABCDE"], GAME.view(state, 0))
    offered = choices(narrator, asked, ())
    assert [menu.path[0] for menu in offered.menus] == [
        f"cover-{action}-and-then" for action in ("move", "play", "gather")
    ]
    assert [button.path[0] for button in offered.buttons] == [
        f"cover-{action}" for action in ("move", "play", "gather")
    ]


@pytest.mark.parametrize("spot", ["blank", "move", "play", "gather"])
def test_with_a_large_hand_every_menu_has_room(spot: str) -> None:
    """Cards are played step by step where all of them and all places are too many for a menu."""
    hand = " ".join(f"{kind}{number:02}" for kind in "IM" for number in range(1, 15))
    table = at_home(hand=hand, spot=spot)
    asked = offered_to(GAME, table.state, 0)
    assert asked is not None
    counts = Counter(line.path[0] for line in GAME.lines(table.state, 0))
    assert max(counts.values()) <= OPTIONS
    narrator = Narrator(words_in("en"), GAME, [*"ABCDE"], GAME.view(table.state, 0))
    assert all(len(menu.options) <= OPTIONS for menu in choices(narrator, asked, ()).menus)


def test_a_line_goes_on_with_the_next_action() -> None:
    """Cards and places of longer lines have only their ids, or an option could not tell them."""
    line = lines_of(at_home(spot="move"))["cover play go 4 gather in order worker blue end"]
    assert said(line) == (
        "Cover Play, go to 4, gather, gain a blue worker, end the turn",
        "+3 power, +1 blue worker",
    )
    assert "cover play go 4" in lines_of(at_home(spot="move")), "one may stop there"


def test_lines_that_are_alike_go_on_together() -> None:
    """Whoever finds one location with a Gather finds the others with it as well."""
    lines = lines_of(at_home(cell="s6").only("move", "gather"))
    places = {line.moves[0] for line in lines.values() if line.moves[0].kind == "go"}
    further = {line.moves[0] for line in lines.values() if len(line.moves) > 2}
    assert len(places) == 3, "those that lie face up and are free"
    assert places <= further


def test_what_comes_first_is_picked_and_the_rest_follows_in_order() -> None:
    table = at_home(cell="s2").only("gather").play("gather")
    assert [*lines_of(table)] == [
        "do T02/1 worker green do T02/3",
        "do T02/1 worker green in order",
        "do T02/1 worker yellow do T02/3",
        "do T02/1 worker yellow in order",
    ], "the sweep may come before the coin; when that comes makes no difference"


def test_of_sweeps_there_are_enough() -> None:
    table = at_home(cell="s2").only("gather").play("gather do T02/3")
    assert GAME.decisions(table.state)[0].kind == "sweep"
    assert lines_of(table) == {}


def test_a_refresh_and_the_end_of_the_turn() -> None:
    table = at_home(spot="move", row="M05+green")
    line = lines_of(table)["refresh end"]
    assert said(line) == ("Refresh, end the turn", None)
    after = play_offered(GAME, table.state, 0, line)[-1].state
    assert (after.active, after.mats[0].row) == (1, ())


def test_a_card_is_played_with_core_value_and_worker() -> None:
    table = at_home("I05 Q17", workers="purple").only("play")
    lines = lines_of(table)
    assert {"play Q17 both purple", "play I05 core"} <= lines.keys(), "no worker fits I05"
    label, detail = said(lines["play Q17 both purple"])
    assert label == "Play Q17 The Silent Drum, core value and purple worker"
    assert detail is not None
    assert detail.startswith("+2 guile, −1 purple worker")


def test_a_gather_in_printed_order_with_its_choices() -> None:
    table = at_home(cell="s6").only("move", "gather")
    lines = {
        typed: line for typed, line in lines_of(table).items() if line.moves[0].kind == "gather"
    }
    assert len(lines) == 8, "four colours, two sides"  # no room to move after each
    label, detail = said(lines["gather in order worker red do T06/2/1"])
    assert label == "Gather, gain a red worker, 2 power"
    assert detail == "+2 power, +1 red worker"


@pytest.mark.rule("SB-719")
def test_the_heart_is_told_as_what_it_is() -> None:
    given: Any = {"hand": "CO1", "workers": "green", "power": 10, "guile": 10, "cell": "n4"}
    given |= {"up": {"n4": "T20"}, "corruption": {"n4": "H20"}, "mech": "tatanka"}
    table = table_of(**given).only("play").play("play CO1")
    _label, detail = said(lines_of(table)["staff green do CO1/1 vanquish 20 10 10"])
    assert detail is not None
    assert detail.startswith("+ the heart (glory category), ")
    assert "corruption" not in detail
    assert detail.endswith(" · then 2 power"), "the core value, for which there is room again"


def test_nothing_follows_what_reveals_something() -> None:
    """Who finds a location decides after he saw it."""
    table = at_home(cell="s1").only("move", "gather")
    found = [line for line in lines_of(table).values() if len(line.moves) > 1]
    reveals = {GAME.format(line.moves[0]) for line in found if line.moves[0].kind == "go"}
    assert not any(name.startswith(("go c", "go n")) for name in reveals)
    lines = lines_of(at_home())
    (line, *_others) = [
        line for typed, line in lines.items() if typed.startswith("cover play go c")
    ]
    assert line.warning is not None
    assert lines["cover play go 2"].warning is None
    assert not any(typed.startswith("cover play go c1 ") for typed in lines)


def test_what_a_last_move_reveals_is_not_told_before() -> None:
    """The card on top of the deck shows in no second line."""
    table = at_home("Q17", cell="s5", power=0).only("gather")
    for typed, line in lines_of(table).items():
        label, detail = said(line)
        if typed.endswith("do T05/2"):
            assert table.state.deck[-1] not in f"{label} {detail}"


@pytest.mark.rule("SB-316")
def test_the_turn_ends_with_a_line_only_if_nothing_is_left() -> None:
    table = at_home(cell="s6").only("gather", "play")
    assert "play I05 core" in lines_of(table)
    assert "play I05 core end" not in lines_of(table)
    assert "play I05 core end" in lines_of(at_home(cell="s6").only("play"))
    assert "play I05 core" in lines_of(at_home(cell="s6").only("play")), "and with a way back"


@pytest.mark.slow
@pytest.mark.rule("SB-912")
@pytest.mark.parametrize("every", closely(3, 1))
def test_nobody_gives_away_a_starting_card_without_being_asked(every: int) -> None:
    for _state, lines in lines_there(every):
        for line in lines:
            assert not any(move.kind == "sure" for move in line.moves[1:])


@pytest.mark.rule("SB-704")
def test_what_may_be_declined_can_be_declined_after_the_worker() -> None:
    table = table_of(
        hand="CO3 Q17",
        workers="yellow",
        cell="c1",
        up={"c1": "T09"},
        power=9,
        corruption={"c1": "P3"},
        mech="tatanka",
    ).only("play")
    lines = lines_of(table)
    assert "play CO3 both yellow" in lines
    assert "play CO3 both yellow do CO3/1 vanquish 9 3 0" in lines


def test_the_order_of_the_lines_is_that_of_the_answers() -> None:
    table = at_home()
    firsts = [line.moves[0] for line in GAME.lines(table.state, 0)]
    order = [*GAME.decisions(table.state)[0].moves]
    places = [order.index(move) for move, _same in itertools.groupby(firsts)]
    assert places == sorted(places)


def test_a_line_that_became_impossible_is_refused_as_a_whole() -> None:
    table = at_home()
    line = lines_of(table)["cover play go 2"]
    elsewhere = table_of(cell="s1", up=SOUTH, hand="I05", others={1: {"cell": "s2"}})
    with pytest.raises(RulesError):
        play_offered(GAME, elsewhere.state, 0, line)


def test_every_move_is_worded_as_a_part_of_a_line() -> None:
    for kind in {*GAME.moves.kinds} - {"spend-map"}:
        for locale in LOCALES:
            assert words_in(locale).has(f"siberia-line-{kind}"), (locale, kind)
