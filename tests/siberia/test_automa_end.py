"""The end of the game for one player, and what is public of the automa (SB-1113 to SB-1118)."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engines.core import Chance
from engines.siberia.rules.scoring import outcome
from engines.siberia.rules.state import Automa

from .abilities import automa, automa_turns, doing, solo
from .tables import GAME

MAPS: Any = {"maps": 5, "glory": ("quests", "items", "cards")}


@pytest.mark.rule("SB-1113", "SB-1114")
def test_triggered_by_the_human_the_automa_has_one_more_turn_and_he_the_last(
    tmp_path: Path,
) -> None:
    table = doing(tmp_path, {"boast": 1}, seats=1, options={"level": 2}, **MAPS)
    table.change(automa=Automa(level=2, deck=("A02", "A01"), marker=7)).play("boast workers")
    assert table.state.trigger == 0
    automa_turns(table)
    assert (automa(table).shown, automa(table).marker) == ("A01", 8)
    assert automa(table).glory == 1  # a star still counts
    assert not table.state.over
    automa_turns(table)
    assert table.state.over
    assert automa(table).shown == "A01"  # no further turn of it


@pytest.mark.rule("SB-1113", "SB-1114")
def test_triggered_by_the_automa_the_human_has_one_more_turn_and_it_the_last() -> None:
    table = automa_turns(solo("A01 A02 A03", automa={"marker": 29}))
    assert (automa(table).marker, automa(table).glory, table.state.trigger) == (30, 1, "automa")
    (event,) = table.happened("triggered")
    assert (event.seat, event.left) == ("automa", 1)
    assert not table.state.over
    automa_turns(table)
    assert table.state.over
    assert (automa(table).shown, automa(table).deck) == ("A02", ("A03",))
    assert (automa(table).marker, automa(table).glory) == (30, 1)  # step 3 is left out
    assert automa(table).north is not None


@pytest.mark.rule("SB-1113")
def test_one_space_before_the_last_nothing_ends() -> None:
    table = automa_turns(solo("A01 A02", automa={"marker": 28}))
    assert (table.state.trigger, table.state.last) == (None, None)


@pytest.mark.rule("SB-1114")
def test_after_the_first_trigger_nothing_triggers_again(tmp_path: Path) -> None:
    table = doing(tmp_path, {"boast": 1}, seats=1, options={"level": 2}, **MAPS)
    table.change(automa=Automa(level=2, deck=("A02", "A01"), marker=29), trigger="automa", last=1)
    table.play("boast workers")
    assert (table.state.trigger, table.state.last) == ("automa", 1)
    table = doing(tmp_path, {"boast": 1}, seats=1, options={"level": 2}, **MAPS)
    table.change(automa=Automa(level=2, deck=("A02", "A01"), marker=29)).play("boast workers")
    automa_turns(table)
    assert (automa(table).marker, table.state.trigger, table.state.last) == (30, 0, 1)
    assert [event.seat for event in table.happened("triggered")] == [0]


@pytest.mark.rule("SB-1115")
@pytest.mark.parametrize(
    ("level", "total"), [(1, 3 * 4 + 2 + 4 + 4), (3, 21 + 4 + 4 + 6), (5, 24 + 4 + 4 + 10)]
)
def test_the_score_of_the_automa_is_by_its_level(level: int, total: int) -> None:
    own: Any = {"glory": 3, "maps": 2, "corruption": ("P3", "H20", "G4")}
    table = solo(level=level, automa=own)
    rival = table.game.view(table.state, None).automa
    assert rival is not None
    assert rival.score == total


@pytest.mark.rule("SB-1116", "SB-1115")
@pytest.mark.parametrize(("coins", "won"), [(24, False), (25, True), (23, False)])
def test_the_human_wins_only_with_more(coins: int, won: bool) -> None:
    table = solo(coins=coins, automa={"glory": 4}).change(over=True)  # level 2: $6 each
    result = outcome(GAME.content, table.state)
    assert result is not None
    assert (result.scores, result.lost) == ((coins,), not won)
    assert [(rival.score, rival.rank) for rival in result.rivals] == [(24, 2 if won else 1)]


@pytest.mark.rule("SB-1117", "SB-1118")
def test_what_is_public_of_the_automa() -> None:
    table = automa_turns(solo(""))
    view = table.game.view(table.state, 0)
    assert view.automa is not None
    own = automa(table)
    assert (view.automa.shown, view.automa.marker) == (own.shown, own.marker)
    assert (view.automa.north, view.automa.central) == (own.north, own.central)
    assert view.automa.glory == own.glory
    assert view.automa.deck == 11
    hidden = {*own.deck, *own.aside}
    told = repr(view.automa)
    assert not [card for card in hidden if f"'{card}'" in told]


@pytest.mark.rule("SB-1118", "SB-1117")
def test_the_cards_that_are_hidden_are_dealt_anew_for_bots() -> None:
    table = automa_turns(solo(""))
    own = automa(table)
    decks = set()
    for seed in "abcdef":
        again = table.game.resample(table.state, 0, Chance.from_seed(seed)).automa
        assert again is not None
        assert sorted((*again.deck, *again.aside)) == sorted((*own.deck, *own.aside))
        assert len(again.aside) == 2
        assert replace(again, deck=(), aside=()) == replace(own, deck=(), aside=())
        decks.add((again.deck, again.aside))
    assert len(decks) > 3
