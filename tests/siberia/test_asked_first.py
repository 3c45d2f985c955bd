"""What reveals something is asked first while a step of the turn can be undone (SB-315)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engines.core import Played
from engines.core.record import Record, replay
from engines.siberia import Siberia
from engines.siberia.content.effects import Draft, Draw, GainCorruption
from engines.siberia.rules import moves, questions
from engines.siberia.rules.board import source_of
from engines.siberia.rules.stack import Effect
from engines.siberia.rules.state import State
from tests.core.walks import random_walk

from .abilities import SOUTH, doing, gathering, in_play
from .tables import GAME, Table, table_of

SAVES = Path(__file__).parent / "saves"
FIRST = GAME.begun_with(GAME.content_hash, 1)


@pytest.mark.rule("SB-315", "SB-1015")
@pytest.mark.parametrize(
    ("lines", "gained"),
    [
        (("do T05/1", "do T05/1/1"), (3, 0)),
        (("do T05/1", "do T05/1/2"), (0, 3)),
        (("in order", "do T05/1/2"), (0, 3)),
    ],
)
def test_what_is_left_of_a_gather_is_asked_before_it_reveals(
    lines: tuple[str, ...], gained: tuple[int, int]
) -> None:
    table = gathering("T05", "s5").play(*lines)
    assert (table.me.power, table.me.guile) == gained  # it can still be undone
    assert (table.asked.kind, table.offered) == ("draw", ["do T05/2"])
    assert table.state.undoable
    assert not table.asked.automatic
    assert table.refused("skip").code == "must-choose"
    assert table.play("do T05/2").asked.kind == "draft"
    assert not table.state.undoable
    assert table.state.done.count("T05/2") == 1


@pytest.mark.rule("SB-315")
def test_what_a_move_was_made_for_is_not_asked_again() -> None:
    assert gathering("T05", "s5").play("do T05/2").asked.kind == "draft"
    full = gathering("T05", "s5", power=10, guile=10)
    assert full.asked.kind == "draft"  # Gather brings nothing else
    table = in_play("I09", workers="blue")
    assert table.play("both blue").asked.kind == "draft"
    table = in_play("Q11", "I16", workers="green").play("staff green", "in order")
    assert table.asked.kind == "draft"  # it comes first in print


@pytest.mark.rule("SB-315")
def test_nobody_is_asked_if_nothing_can_be_undone() -> None:
    table = table_of(hand="", cell="s5", up=SOUTH, power=10, begun=False)
    table.change(todo=("gather",))
    assert table.asked.automatic
    table.change(stack=(Effect("T05/2"),), undoable=False)
    assert (table.asked.kind, table.asked.automatic) == ("draw", True)
    assert not table.change(undoable=True).asked.automatic


@pytest.mark.rule("SB-315", "SB-806")
def test_a_map_can_be_used_before_a_reveal() -> None:
    table = gathering("T05", "s5", mech="odins_wrath", maps=1).play("do T05/1", "do T05/1/1")
    assert table.offered == ["do T05/2", "map power", "map guile", "map coin"]
    table.play("map coin")
    assert (table.asked.kind, table.me.coins, table.state.undoable) == ("draw", 1, True)


@pytest.mark.rule("SB-315")
def test_each_of_several_draws_is_asked_as_long_as_a_choice_lies_between(tmp_path: Path) -> None:
    table = doing(tmp_path, {"then": [{"worker": "base"}, {"draw": 2}]}, deck="I05 I06")
    table.play("worker red")
    assert (table.row, table.offered) == ("Q09+red", ["do Q09/2"])
    assert table.play("do Q09/2").row == "Q09+red I05 I06"


# --- the property ----------------------------------------------------------------------------


def drawn_unasked(game: Siberia, seats: int, seed: str) -> Iterator[str]:
    """Yield what random moves drew although they were made for something else."""
    options: dict[str, Any] = {}
    for state, played in random_walk(game, seats, options, seed):
        if not isinstance(played.move, moves.Finish | moves.End):
            yield from _unasked(game, state, played)


def _unasked(game: Siberia, state: State, played: Played) -> Iterator[str]:
    asked = questions.question(game.content, state)
    if asked.automatic and not state.undoable:
        return  # nothing was chosen yet
    drawn = [
        at
        for at in played.state.done[len(state.done) :]
        if isinstance(game.content.nodes.get(at), Draw | Draft | GainCorruption)
    ]
    shown_before = any(event.reveals for event in played.events[:1])
    named = _named(game, state, played.move, asked.question.at)
    if drawn and not shown_before and not any(_is_of(drawn[0], name) for name in named):
        yield f"{played.move}: {drawn[0]}"


def _is_of(at: str, name: str) -> bool:
    """Whether an effect is one that a move names, a part of it, or of the card that it names."""
    return f"{at}/".startswith(f"{name}/") or source_of(at) == name


def _named(game: Siberia, state: State, move: Any, at: str | None) -> tuple[str, ...]:
    """Return the effects, cards and locations that a move is made for."""
    top = state.stack[-1] if state.stack else None
    match move:
        case moves.Pick(at=chosen) | moves.Borrow(at=chosen):
            return (chosen,)
        case moves.InOrder():
            assert top is not None
            return top.left  # type: ignore[union-attr]
        case moves.Meld(card):
            return (card, *state.me.melded)
        case moves.Staff():
            assert at is not None
            return (source_of(at),)
        case moves.Pay() | moves.Discard() | moves.Trash() | moves.Sure():
            return () if at is None else (source_of(at),)
        case moves.Gather():
            return (Table(state).game.content.tiles[_tile(state)].id,)
        case _:
            return tuple(filter(None, (getattr(move, "card", None),)))


def _tile(state: State) -> str:
    cells = GAME.content.map.cells
    return state.locations[cells.index(state.me.cell)].tile


@pytest.mark.slow
@pytest.mark.rule("SB-315")
@pytest.mark.parametrize(("seats", "seed"), [(2, "a"), (3, "b"), (4, "c"), (5, "d")])
def test_what_can_be_undone_stays_so_until_a_reveal_is_chosen(seats: int, seed: str) -> None:
    assert [*drawn_unasked(GAME, seats, seed)] == []


def test_ruleset_1_drew_without_a_question() -> None:
    assert isinstance(FIRST, Siberia)
    assert [*drawn_unasked(FIRST, 4, "c")] != []


# --- games of ruleset 1 ----------------------------------------------------------------------


@pytest.mark.slow
def test_games_of_ruleset_1_go_on_as_they_began() -> None:
    assert (FIRST.ruleset, FIRST.content_hash) == (1, GAME.content_hash)
    assert FIRST.begun_with(GAME.content_hash, 1) is FIRST
    assert GAME.begun_with(GAME.content_hash, 2) is GAME
    former = sorted((SAVES / "ruleset-1").glob("*.json"))
    asks = 0
    for file in former:
        record = Record.from_json(file.read_text(encoding="utf-8"))
        assert record.ruleset == 1
        assert len([*replay(GAME, record)]) == len(record.moves)
        try:
            [*replay(GAME, record.model_copy(update={"ruleset": 2}))]
        except ValueError:
            asks += 1
    assert 0 < asks <= len(former)
