"""Suggestions while typing: whatever is offered for a parameter can be played."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from bot.tables.suggestions import begun_line, continuations
from engines.core import (
    AnyGame,
    BadNotation,
    Chance,
    Part,
    RulesError,
    Shortcut,
    choices_for,
    play_line,
)
from engines.laws import option_sets
from tests.core.walks import states_of
from tests.luxor.positions import GAME, offered, play, position, row
from tests.nightly import thinned
from tests.offered import FIRST_AND_LAST, GAMES
from tests.remembering import remembering

EACH = 4
"""How often the same kinds of moves are tried."""

TRIED = 4
"""How many of the values offered for a parameter are tried."""

SHORTCUTS = {shortcut.name: shortcut for shortcut in GAME.shortcuts}


def goes_on(game: AnyGame, state: Any, seat: int, line: str) -> tuple[str, str, tuple[Any, ...]]:
    """Return the part of a line that can be played, the rest, and the moves legal in between."""
    progress = begun_line(game, state, seat, line)
    return progress.done, progress.typed, progress.moves


def varied_states(game: AnyGame, seats: int, options: dict[str, Any], seed: str) -> list[Any]:
    """Return some states of a random game, in which moves of all kinds can be played."""
    seen, states = Counter[Any](), list[Any]()
    for state in states_of(game, seats, options, seed):
        kinds = frozenset(
            type(move) for question in game.decisions(state) for move in question.moves
        )
        seen[kinds] += 1
        if seen[kinds] <= EACH:
            states.append(state)
    return states


def filled(
    game: AnyGame, state: Any, seat: int, shortcut: Shortcut, values: dict[str, str], chance: Chance
) -> dict[str, str]:
    """Return the values with those that follow, each one of what is offered after the others."""
    values = dict(values)
    last = max((i for i, part in enumerate(shortcut.parts) if part.name in values), default=-1)
    for part in shortcut.parts[last + 1 :]:
        offer = continuations(game, state, seat, shortcut, part.name, values)
        if offer:
            values[part.name], chance = chance.chosen(offer)
    return values


def some(offer: tuple[str, ...], chance: Chance) -> tuple[str, ...]:
    """Return the first and the last value offered and a few others."""
    mixed, _chance = chance.shuffled(offer[1:-1])
    return (*offer[:1], *offer[1:][-1:], *mixed[: TRIED - 2])


@cache
def tried(game_id: str, seats: int, number: int) -> frozenset[str]:
    """Play what is offered with an option set of a game; return every parameter that was filled."""
    game, filled_names = remembering(GAMES[game_id]), set[str]()
    chance = Chance.from_seed("values")
    for state in varied_states(game, seats, option_sets(game)[number], "shortcuts"):
        for asked in game.decisions(state):
            for shortcut in game.shortcuts:
                values = dict[str, str]()
                for part in shortcut.parts:
                    offer = continuations(game, state, asked.seat, shortcut, part.name, values)
                    assert len(set(offer)) == len(offer)
                    for value in some(offer, chance):
                        given = {**values, part.name: value}
                        whole = filled(game, state, asked.seat, shortcut, given, chance)
                        line = shortcut.line_of(whole)
                        assert play_line(game, state, asked.seat, line), (whole, line)
                        filled_names |= {f"{shortcut.name} {name}" for name in whole}
                    if offer:
                        values[part.name], chance = chance.without_log().chosen(offer)
    return frozenset(filled_names)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "options"), FIRST_AND_LAST)
def test_every_value_offered_leads_to_a_legal_line(
    game: AnyGame, seats: int, options: dict[str, Any]
) -> None:
    filled_names = tried(game.id, seats, option_sets(game).index(options))
    assert filled_names or not any(shortcut.parts for shortcut in game.shortcuts)


@pytest.mark.slow
@pytest.mark.parametrize("whole", thinned((False, True), lambda whole: not whole))
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_parameter_of_every_command_is_of_use(game: AnyGame, whole: bool) -> None:
    """Sets of options are tried until each was of use; at night, all of them."""
    known = {
        f"{shortcut.name} {part.name}" for shortcut in game.shortcuts for part in shortcut.parts
    }
    filled_names = frozenset[str]()
    last = len(option_sets(game)) - 1
    for number in (last, *range(last)):
        filled_names |= tried(game.id, game.seats[-1], number)
        if filled_names == known and not whole:
            break
    assert filled_names == known


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "options"), FIRST_AND_LAST)
def test_a_command_does_not_offer_the_word_of_another(
    game: AnyGame, seats: int, options: dict[str, Any]
) -> None:
    """``/expedition_1996 arrow`` lays the main arrow: ``ticket`` is a command of its own."""
    first_words = {
        shortcut.name: shortcut.parts[0].word for shortcut in game.shortcuts if shortcut.parts
    }
    for state in varied_states(game, seats, options, "words"):
        for asked in game.decisions(state):
            for shortcut in (shortcut for shortcut in game.shortcuts if shortcut.parts):
                if shortcut.parts[0].word:
                    continue  # ``cover play``: what follows the command's own word is no other's
                others = {word for name, word in first_words.items() if name != shortcut.name}
                first = shortcut.parts[0].name
                offer = continuations(game, state, asked.seat, shortcut, first, {})
                assert not others & {value.split()[0] for value in offer}


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "options"), FIRST_AND_LAST)
def test_a_seat_that_is_asked_nothing_is_offered_its_free_action(
    game: AnyGame, seats: int, options: dict[str, Any]
) -> None:
    for state in varied_states(game, seats, options, "others"):
        asked = {question.seat for question in game.decisions(state)}
        for seat in {*range(-1, seats + 1)} - asked:
            free_action = game.free_action(state, seat)
            lines = (
                [game.format(move) for move in free_action.moves] if free_action is not None else []
            )
            for shortcut in game.shortcuts:
                for part in shortcut.parts:
                    for value in continuations(game, state, seat, shortcut, part.name, {}):
                        assert shortcut.line_of({part.name: value}) in lines


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "options"), FIRST_AND_LAST)
def test_a_begun_line_is_gone_on_with(game: AnyGame, seats: int, options: dict[str, Any]) -> None:
    for state in varied_states(game, seats, options, "begun"):
        text = game.states.dump(state)
        for asked in game.decisions(state):
            open_ = choices_for(game, state, asked.seat)
            assert open_ is not None
            assert goes_on(game, state, asked.seat, "") == ("", "", open_.moves)
            for move in asked.moves[:: max(1, len(asked.moves) // 3)]:
                line = game.format(move)
                done, rest, moves = goes_on(game, state, asked.seat, line)
                after, events = game.apply(state, asked.seat, move)
                following = choices_for(game, after, asked.seat)
                if any(event.reveals for event in events):
                    following = None  # a reveal is not shown before the move is made
                assert (done, rest) == (line, "")
                assert moves == (following.moves if following else ())
        assert game.states.dump(state) == text


# --- positions set up by hand --------------------------------------------------------------

TURN = position(
    board=row("F6", "Ed Ed L"),
    hand=("Cd2", "Ed2"),
    pile=("Ed3",),
    adventures=True,
    actions=("boat", "caravan"),
)


def after(shortcut: str, name: str, state: Any = TURN, **values: str) -> tuple[str, ...]:
    """Return what may be filled in for a parameter."""
    return continuations(GAME, state, state.active, SHORTCUTS[shortcut], name, values)


def test_a_parameter_offers_what_follows_from_those_before() -> None:
    assert after("place", "tile") == ("Cd", "Ed")
    cells = after("place", "cell", tile="Cd")
    assert {f"Cd {cell}" for cell in cells} == {m for m in offered(TURN) if m.startswith("Cd ")}
    assert after("place", "adventurers", tile="Cd", cell="E6") == ("1", "2", "3", "4", "5")
    assert after("place", "adventurers", tile="Ed", cell="E6") == ()
    assert after("place", "walk", tile="Cd", cell="E6", adventurers="3") == ("stand", "east")
    walk = {"tile": "Cd", "cell": "E6", "adventurers": "3", "walk": "east"}
    # Whole rows: how many stay in the camp, on F6 and on G6.
    assert after("place", "leave", **walk) == ("1 2", "2 1", "1 1 1")
    assert after("place", "then", **walk, leave="1 2") == ("ok", "ok end")
    assert after("place", "then", tile="Ed", cell="E6") == ("ok", "ok end")


@pytest.mark.parametrize(
    "values",
    [
        {"tile": "Po"},
        {"tile": "Cd", "cell": "A1"},
        {"tile": "Cd", "cell": "E6", "adventurers": "9"},
        {"tile": "Cd", "cell": "nowhere"},
        {"tile": "???"},
    ],
)
def test_nothing_follows_what_is_illegal(values: dict[str, str]) -> None:
    names = [part.name for part in SHORTCUTS["place"].parts]
    for name in names[len(values) :]:
        assert after("place", name, **values) == ()


def test_filled_parameters_become_a_line() -> None:
    place, action = SHORTCUTS["place"], SHORTCUTS["action"]
    values = {"tile": "Cd", "cell": "E6", "adventurers": "3", "walk": "east", "leave": "1 2"}
    line = place.line_of({**values, "then": "ok end"})
    assert line == "Cd E6 deploy 3 east leave 1 leave 2 ok end"
    assert play(TURN, line).active == 1
    # As people type them.
    typed = {**values, "adventurers": "deploy 3", "leave": "1/2"}
    assert place.line_of(typed) == line.removesuffix(" ok end")
    assert place.line_of({"tile": "Ed", "cell": "E6", "then": " "}) == "Ed E6"
    assert action.line_of({"use": "boat", "mountain": "F6", "target": "TARGET G7"}) == (
        "boat from F6 TARGET G7"
    )
    assert place.line_of({}) == ""
    assert SHORTCUTS["end"].line_of({}) == "end"


def test_optional_parameters_may_be_left_out() -> None:
    place = SHORTCUTS["place"]
    values = {"tile": "Cd", "cell": "E6", "adventurers": "3", "walk": "east", "leave": "1 2"}
    for count in range(2, 6):
        given = dict(list(values.items())[:count])
        assert play_line(GAME, TURN, 0, place.line_of(given))
    with pytest.raises(RulesError):
        play_line(GAME, TURN, 0, place.line_of({"tile": "Cd"}))


def test_nothing_is_offered_that_tells_what_will_be_drawn() -> None:
    line, further = "cd e6 2 stand ok", (*SHORTCUTS["place"].parts, Part("next"))
    values = {"tile": "Cd", "cell": "E6", "adventurers": "2", "walk": "stand", "then": "ok"}
    for drawn in ("Ed3", "Po3"):
        state = replace(TURN, piles=((drawn,), ()))
        for typed in (line, f"{line} po", f"{line} po d6"):
            assert goes_on(GAME, state, 0, typed) == (typed, "", ())
        assert continuations(GAME, state, 0, Shortcut("twice", further), "next", values) == ()
    # With an empty pile nothing is revealed.
    assert goes_on(GAME, replace(TURN, piles=((), ())), 0, line)[2] != ()


def test_a_line_half_typed() -> None:
    state = play(TURN, "Cd E6")
    moves = GAME.decisions(state)[0].moves
    assert goes_on(GAME, TURN, 0, "cd e6 dep") == ("cd e6", "dep", moves)
    assert goes_on(GAME, TURN, 0, "cd e6") == ("cd e6", "", moves)
    everything = GAME.decisions(TURN)[0].moves
    assert goes_on(GAME, TURN, 0, "Cd") == ("", "cd", everything)
    assert goes_on(GAME, TURN, 0, "nonsense") == ("", "nonsense", everything)
    assert goes_on(GAME, TURN, 1, "cd") == ("cd", "", ())


def test_a_move_that_is_not_written_out_is_named_if_it_is_the_only_one() -> None:
    ended = play(TURN, "Cd E6 deploy 2 stand")
    for typed, move in (("o", "ok"), ("", None), ("nonsense", None), ("back e6", None)):
        meant = begun_line(GAME, ended, 0, typed).meant
        assert (None if meant is None else GAME.format(meant)) == move


def test_a_command_of_a_game_without_words_before_its_parameters() -> None:
    shortcut = Shortcut("lay", (Part("tile"), Part("cell", required=False)), "")
    assert continuations(GAME, TURN, 0, shortcut, "tile", {}) == ("Cd", "Ed")
    with pytest.raises(ValueError, match="walk"):
        continuations(GAME, TURN, 0, shortcut, "walk", {})
    with pytest.raises(BadNotation):
        play_line(GAME, TURN, 0, shortcut.line_of({}))
