"""Typed moves with a misspelt place: one slip is corrected, an ambiguous name is asked about."""

from __future__ import annotations

import pytest

from bot.messages.refusals import explained
from bot.tables.parsing import NoSuchPlace, parse
from bot.tables.suggestions import begun_line
from bot.texts import words_in
from engines.core import BadNotation
from engines.expedition_1996.moves import Chip
from engines.registry import games
from engines.routes.moves import Branch, Lay
from tests.expedition_1996.positions import GAME, asked, play, position, sketched
from tests.luxor.positions import GAME as LUXOR

from .club import ADA, BO, Club

TURN = position(hands=("timbuktu giza nan_madol", "mactan"), deck="fuji troy uluru")
FAMOUS = games()["famous_explorers"]


@pytest.mark.parametrize(
    ("typed", "move", "rest"),
    [
        ("red marip", Lay("red", "marib"), ""),
        ("red cape crosss", Lay("red", "cape_cross"), ""),
        ("RED Cape Crosss, then end", Lay("red", "cape_cross"), "then end"),
        ("red venixe end", Lay("red", "venice"), "end"),
        ("red vencie ticket red carthage", Lay("red", "venice"), "ticket red carthage"),
        ("red karthgo", Lay("red", "carthage"), ""),
        ("venixe red", Lay("red", "venice"), ""),
        ("branch red venixe timbutku end", Branch("red", "venice", "timbuktu"), "end"),
        ("chip timbutku", Chip("timbuktu"), ""),
    ],
)
def test_one_slip_in_a_name_is_forgiven(typed: str, move: object, rest: str) -> None:
    moves = asked(TURN).moves
    parsed, left = parse(GAME, typed, (*moves, Chip("timbuktu")) if "chip" in typed else moves)
    assert parsed == move
    assert left.removeprefix("then ") == rest.removeprefix("then ")


@pytest.mark.parametrize("typed", ["flurb", "", "red cape", "red"])
def test_what_is_no_slip_is_refused_as_the_game_refuses_it(typed: str) -> None:
    moves = asked(TURN).moves
    with pytest.raises(BadNotation) as own:
        GAME.parse(typed, moves)
    with pytest.raises(BadNotation) as caught:
        parse(GAME, typed, moves)
    assert not isinstance(caught.value, NoSuchPlace)
    assert (caught.value.code, caught.value.text) == (own.value.code, own.value.text)


@pytest.mark.parametrize(
    ("typed", "nearest"),
    [("timbuctoo", ("Timbuktu",)), ("lna", ("Lena",)), ("madgscr", ()), ("new atlantis", ())],
)
def test_more_than_a_slip_is_asked_back_and_not_played(
    typed: str, nearest: tuple[str, ...]
) -> None:
    with pytest.raises(BadNotation) as caught:
        parse(GAME, f"red {typed}", asked(TURN).moves)
    assert isinstance(caught.value, NoSuchPlace)
    assert (caught.value.code, caught.value.text) == ("place", typed)
    assert caught.value.candidates == nearest


def test_a_slip_that_fits_two_places_is_unclear_unless_one_is_legal() -> None:
    game = sketched("start-marob-alpha start-maron-gamma")
    state = position(game=game, hands=("alpha", "gamma"))
    with pytest.raises(BadNotation) as caught:
        parse(game, "red marox", asked(state, game).moves)
    assert (caught.value.code, caught.value.candidates) == ("ambiguous", ("MAROB", "MARON"))
    assert parse(game, "red marox", [Lay("red", "marob")]) == (Lay("red", "marob"), "")


def test_a_misspelt_second_name_is_not_left_for_the_next_move() -> None:
    """Even if a single branch leaves Venice, the next word must name where it leads."""
    only = (Branch("red", "venice", "nan_madol"),)
    for typed in ("branch red venice xyzzy", "branch red venice timbuctoo"):
        with pytest.raises(BadNotation):
            GAME.parse(typed, only)
    assert parse(GAME, "branch red venice timbutku", only) == (
        Branch("red", "venice", "timbuktu"),
        "",
    )
    assert GAME.parse("branch red venice end", only) == (only[0], "end")


def test_a_game_without_a_map_is_read_as_it_reads() -> None:
    state = LUXOR.start(2, LUXOR.options({}), "1")
    moves = LUXOR.decisions(state)[0].moves
    with pytest.raises(BadNotation) as caught:
        parse(LUXOR, "keeep mountain", moves)
    assert not isinstance(caught.value, NoSuchPlace)
    assert parse(LUXOR, LUXOR.format(moves[0]), moves) == (moves[0], "")


def test_suggestions_understand_what_will_be_played() -> None:
    line = begun_line(GAME, TURN, 0, "red venixe")
    assert line.typed == "red venixe", "a line that is still being typed may go on"
    assert line.meant == Lay("red", "venice")
    on = begun_line(GAME, TURN, 0, "red ddon steppe ")
    assert on.moves == asked(play(TURN, "red don steppe")).moves
    assert (on.done, on.typed, on.meant) == ("red ddon steppe", "", None)


async def test_a_typed_line_is_played_as_it_is_meant(club: Club) -> None:
    table = await club.started(ADA, BO, game="expedition_1996", first_player=1)
    line = next(line for move in asked(table.state).moves if len(line := GAME.format(move)) > 9)
    result = await club.tables.play(table.id, ADA.id, line=f"{line[:-1]}x{line[-1]}")
    assert GAME.format(result.played[0].move) == line


async def test_a_name_that_is_only_alike_is_answered_with_the_nearest(club: Club) -> None:
    table = await club.started(ADA, BO, game="expedition_1996", first_player=1)
    with pytest.raises(NoSuchPlace) as caught:
        await club.tables.play(table.id, ADA.id, line="timbuctoo")
    called = {"en": "Timbuktu", "de": "Timbuktu", "fr": "Tombouctou", "it": "Timbuctù"}
    for language, place in called.items():
        text = explained(caught.value, words_in(language), table, 0)
        assert "Timbuctoo" in text
        assert place in text
        assert len(text.splitlines()) > 1, "what is possible follows"
    assert (await club.tables.repository.get(table.id)).state == table.state
