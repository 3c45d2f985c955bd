"""What people type, and which moves it becomes."""

from __future__ import annotations

import pytest

from engines.core import BadNotation, words_of
from engines.expedition_1996.moves import Chip, Exchange, Keep, Pass
from engines.expedition_1996.state import State
from engines.routes.moves import Branch, Decline, EndTurn, Lay, Remove

from .games import SETTINGS, random_game
from .positions import GAME, asked, play, position, started


def turn() -> State:
    """Return a first turn: every start line is free, and Timbuktu and Giza are in hand."""
    return position(hands=("timbuktu giza nan_madol", "mactan"), deck="fuji troy uluru")


def chips() -> State:
    return started(2, variant_b=True, first_player=1)


def exchange() -> State:
    return play(turn(), "exchange giza")


def bonus() -> State:
    return play(turn(), "red don steppe")


def branch() -> State:
    """Red has just come round to Troy, so that a branch is owed."""
    state = position(
        red="start>g01>troy>giza>babylon>marib>lalibela>meroe",
        hands=("uluru", "mactan"),
        tickets=(3, 3),
    )
    return play(state, "red giza")


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("red Venice", Lay("red", "venice")),
        ("RED VENICE", Lay("red", "venice")),
        ("r ven", Lay("red", "venice")),
        ("y  ven", Lay("yellow", "venice")),
        ("blue to the venice!", Lay("blue", "venice")),
        ("red arrow to Venice", Lay("red", "venice")),
        ("red venise", Lay("red", "venice")),
        ("venice red", Lay("red", "venice")),
        ("red solovetsky", Lay("red", "solovetsky")),
        ("red islands", None),
        ("red danes isl", Lay("red", "danes_island")),
        ("red danes_island", Lay("red", "danes_island")),
        ("red danes-island", Lay("red", "danes_island")),
        ("main red venice", Lay("red", "venice")),
        ("red r01", Lay("red", "r01")),
        ("red denmark strait", Lay("red", "r01")),
        ("red strait", Lay("red", "r01")),
        ("voucher red Venice", Lay("red", "venice", "ticket")),
        ("vou red Venice", Lay("red", "venice", "ticket")),
        ("ticket red Venice", Lay("red", "venice", "ticket")),
        ("voucher r venice", Lay("red", "venice", "ticket")),
        ("t r venice", Lay("red", "venice", "ticket")),
        ("spend ticket on red venice", Lay("red", "venice", "ticket")),
        # An illegal move is parsed too, so that the refusal can say why.
        ("red Timbuktu", Lay("red", "timbuktu")),
        ("red chang'an", Lay("red", "changan")),
        ("red changan", Lay("red", "changan")),
        ("red galapagos", Lay("red", "galapagos")),
        ("red snaefellsjokull", Lay("red", "snaefellsjokull")),
        ("red Snæfellsjökull", Lay("red", "snaefellsjokull")),
        ("red lanse aux meadows", Lay("red", "anse_aux_meadows")),
        ("red red river", Lay("red", "g08")),
        ("red everest", Lay("red", "everest")),
        ("remove red", Remove("red")),
        ("ticket remove red", Remove("red")),
        ("voucher remove red", Remove("red")),
        ("exchange Giza", Exchange("giza")),
        ("ex gi", Exchange("giza")),
        ("swap giza", Exchange("giza")),
        ("ticket exchange giza", Exchange("giza")),
        ("exchange nan mad", Exchange("nan_madol")),
        ("exchange nanmadol", Exchange("nan_madol")),
        ("exchange venice", Exchange("venice")),
        ("end", EndTurn()),
        ("done", EndTurn()),
        ("keep giza", Keep("giza")),
        ("chip giza", Chip("giza")),
        ("bonus red venice", Lay("red", "venice", "bonus")),
        ("decline", Decline()),
        ("branch red giza troy", Branch("red", "giza", "troy")),
    ],
)
def test_typed_in_a_turn(typed: str, move: object) -> None:
    state = turn()
    if move is None:
        read = GAME.parse(typed, asked(state).moves)
        assert read == (Lay("red", "solovetsky"), "")  # the only islands that begin a route
        return
    assert GAME.parse(typed, asked(state).moves) == (move, "")


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("", "empty"),
        ("  ... ", "empty"),
        ("xyzzy", "unknown"),
        ("red", "ambiguous"),
        ("venice", "ambiguous"),
        ("red xyzzy", "place"),
        ("ticket", "ambiguous"),
        ("exchange", "ambiguous"),
        ("exchange xyzzy", "place"),
        ("re", "ambiguous"),
        ("remove", "unknown"),
        ("red ca", "ambiguous"),
        ("red cape", "ambiguous"),
    ],
)
def test_what_is_no_move(typed: str, code: str) -> None:
    with pytest.raises(BadNotation) as caught:
        GAME.parse(typed, asked(turn()).moves)
    assert caught.value.code == code
    if code == "ambiguous" and typed != "re":
        assert len(caught.value.candidates) > 1


@pytest.mark.parametrize(
    ("state", "typed", "move"),
    [
        ("chips", "giza", Chip("giza")),
        ("chips", "mark giza", Chip("giza")),
        ("chips", "chip on easter", None),
        ("chips", "fuji", Chip("fuji")),
        ("chips", "pass", Pass()),
        ("exchange", "keep fuji", Keep("fuji")),
        ("exchange", "mount f", Keep("fuji")),
        ("exchange", "troy", Keep("troy")),
        ("exchange", "tro", Keep("troy")),
        ("bonus", "bonus red troy", Lay("red", "troy", "bonus")),
        ("bonus", "red troy", Lay("red", "troy", "bonus")),
        ("bonus", "troy", Lay("red", "troy", "bonus")),
        ("bonus", "pass", Decline()),
        ("bonus", "no", Decline()),
        ("bonus", "skip", Decline()),
        ("bonus", "d", Decline()),
        ("bonus", "ticket red troy", Lay("red", "troy", "ticket")),
    ],
)
def test_typed_where_something_else_is_asked(state: str, typed: str, move: object) -> None:
    moves = asked(globals()[state]()).moves
    if move is None:
        with pytest.raises(BadNotation):
            GAME.parse(typed, moves)
        return
    assert GAME.parse(typed, moves) == (move, "")


def test_typed_branches() -> None:
    state = branch()
    question = asked(state)
    assert question.kind == "branch"
    for move in question.moves:
        start, to = (GAME.notation.names.names[id_] for id_ in (move.start, move.to))
        for typed in (f"branch red {start} {to}", f"{start} to {to}", f"red {start} {to}"):
            assert GAME.parse(typed, question.moves) == (move, "")
        if sum(answer.to == move.to for answer in question.moves) == 1:
            assert GAME.parse(to, question.moves) == (move, "")
    assert GAME.parse("branch red venice nan madol end", question.moves) == (
        Branch("red", "venice", "nan_madol"),
        "end",
    )


def test_a_line_of_moves() -> None:
    state = turn()
    after = play(state, "ticket red venice, then red carthage; end")
    assert after.board.active == 1
    assert [len(route.arrows) for route in after.board.routes] == [2, 0, 0]
    move, rest = GAME.parse("red venice ticket red carthage end", asked(state).moves)
    assert (move, rest) == (Lay("red", "venice"), "ticket red carthage end")


@pytest.mark.parametrize("setting", SETTINGS)
def test_every_move_is_read_back_as_it_was_written(setting: dict[str, bool]) -> None:
    for played in random_game(3, "written", **setting):
        for question in GAME.decisions(played.state):
            for move in question.moves:
                typed = GAME.format(move)
                assert GAME.parse(typed, question.moves) == (move, "")
                assert GAME.parse(typed.lower(), question.moves) == (move, "")


def test_names_do_not_collide() -> None:
    names = GAME.notation.names
    assert set(names.forms.values()) == set(GAME.lookup.network.ids)
    for point in GAME.lookup.network.points:
        for form in (point.id, point.name):
            assert names.forms["".join(words_of(form))] == point.id


@pytest.mark.parametrize("typed", ["red marip", "red cape crosss", "red timbuctoo"])
def test_the_rules_do_not_guess_at_misspelt_names(typed: str) -> None:
    """They quote the word meant as a name; ``bot.tables.parsing`` compares it with the places."""
    with pytest.raises(BadNotation) as caught:
        GAME.parse(typed, asked(turn()).moves)
    assert caught.value.text in typed
