"""Reasons that name another player: who is meant, and that it is never the reader."""

from __future__ import annotations

from typing import Any

import pytest

from engines.core import AnyGame, Chance
from engines.core.values import Term
from engines.players import choose, hint
from tests.core.walks import some_of, states_of
from tests.explorers.games import seat, table
from tests.luxor.positions import GAME, position, row
from tests.nightly import closely
from tests.offered import GAMES, SOME_TABLES


@pytest.mark.slow
@pytest.mark.parametrize("most", closely(40, 10_000))
@pytest.mark.parametrize(("game", "seats", "options"), SOME_TABLES)
def test_a_rival_is_somebody_else(
    game: AnyGame, seats: int, options: dict[str, Any], most: int
) -> None:
    for state in some_of(states_of(game, seats, options, "rivals"), 20, most):
        for own in range(seats):
            rivals = {term.rival for term in game.terms(game.view(state, own))} - {None}
            assert rivals <= {*range(seats), *game.rivals} - {own}


def of_cell(state: Any, cell: str) -> tuple[str, bool, int | str | None]:
    """Return the name of a cell's term in Luxor, whether others may come there, and the rival."""
    (term,) = [term for term in GAME.terms(GAME.view(state, 0)) if term.about == cell]
    return term.name, term.number > 0, term.rival


def test_in_luxor_the_rival_is_on_top_or_wants_to_come() -> None:
    others = ["Cd5", "Cd5"]
    for stacked, told in {
        "": ("empty", True, 1),
        ":0": ("own", True, 1),
        ":01": ("theirs", True, 1),
        ":1111": ("theirs", False, 1),
        ":0000": ("own", False, None),
    }.items():
        state = position(
            board=row("D5", f"Pd{stacked} Ed L L"), hand=["Cd5"], others=others, placed=1
        )
        assert of_cell(state, "D5") == told, stacked
    hemmed_in = position(board=row("D5", "Pd:0 Ed L L"), hand=[], others=[], placed=1)
    assert of_cell(hemmed_in, "D5") == ("own", False, None), "nobody has a camp"


def test_in_luxor_of_several_it_is_who_wants_it_most() -> None:
    board = row("D5", "Pd:0 Ed L L")
    for supplies, rival in {(9, 9, 1): 1, (9, 1, 9): 2}.items():
        state = position(board=board, seats=3, others=["Cd5", "Cd5"], supplies=supplies, placed=1)
        assert of_cell(state, "D5") == ("own", True, rival)


@pytest.mark.parametrize(
    ("known", "rival"),
    [
        ({"keys": 1}, 1),
        ({"keys": 1, "keys_used": 1}, None),
        ({"keys": 1, "temples": (12, None, None, None)}, None),
    ],
)
def test_in_explorers_it_is_who_can_come_next(known: dict[str, Any], rival: int | None) -> None:
    sheets = [seat("C3", keys=1), seat("E3", **known)]
    on = table({"D3": "P T"}, seats=2, sheets=sheets).play(0, "side prairie").play(0, "d3")
    (visit,) = [term for term in on.game.terms(on.view(0)) if term.name == "visit"]
    assert (visit.value, visit.about, visit.rival) == (12, "D3", rival)


@pytest.mark.parametrize("game_id", ["expedition_1996", "famous_explorers"])
def test_on_a_map_it_is_who_may_expect_most(game_id: str) -> None:
    game = GAMES[game_id]
    state, chance = game.start(3, game.options({}), "foremost"), Chance.from_seed("foremost")
    for _step in range(60):
        asked = game.decisions(state)[0].seat
        move, chance = choose("medium", game, state, asked, chance)
        state, _events = game.apply(state, asked, move)
    view = game.view(state, 0)
    theirs = [term for term in game.terms(view) if term.name == "theirs"]
    (rival,) = {term.rival for term in theirs}
    places = (view.chips if game_id == "expedition_1996" else view.marks)[rival]
    assert len(theirs) == len(places)
    assert all(term.value < 0 for term in theirs if term.number)


@pytest.mark.parametrize(("otherwise", "rival"), [(None, 1), (2, 2)])
def test_a_reason_is_about_who_would_be_there_otherwise(
    otherwise: int | None, rival: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = GAME.start(3, GAME.options({}), "reasons")
    kept = hint(GAME, state, 0).move.tile

    def terms(_game: AnyGame, view: Any) -> tuple[Term, ...]:
        if kept in view.gifts:
            return (Term("far", 0.0, "Giza", 4, otherwise),)
        return (Term("near", 3.0, "Giza", 2, 1),)

    monkeypatch.setattr(type(GAME), "terms", terms)
    (reason,) = hint(GAME, state, 0).reasons
    assert (reason.name, reason.instead, reason.rival) == ("near", "far", rival)
