"""The laws notice every broken game in :mod:`tests.laws.broken`, which has one for every check."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from typing_extensions import override

from engines.core import Event
from engines.core.record import replay
from engines.laws import LawBroken, check_game
from engines.luxor import Luxor
from engines.luxor.moves import Move
from engines.luxor.state import State

from .broken import BROKEN, AlwaysTheSameDeal, LosesAnAdventurer, instance_of


@pytest.mark.slow
@pytest.mark.parametrize("name", BROKEN)
def test_a_breach_is_noticed(name: str) -> None:
    game, law, text = BROKEN[name]
    with pytest.raises(LawBroken) as caught:
        check_game(instance_of(game), 2, {}, "breach", thorough=0.5)
    broken = caught.value
    assert broken.law == law, broken
    # A pattern for the beginning; braces are a set of options, not part of the pattern.
    assert re.match(text.replace("{}", r"\{\}"), broken.text), broken
    assert str(broken) == f"law {law}: {broken.text}"


def test_every_law_has_a_breach() -> None:
    assert {law for _game, law, _text in BROKEN.values()} == {1, 2, 3, 4, 5, 6, 7, 8}


class EndsOtherwise(Luxor):
    """Gives another final state each time the last move is played."""

    times = 0

    @override
    def apply(self, state: State, seat: int, move: Move) -> tuple[State, tuple[Event, ...]]:
        after, events = super().apply(state, seat, move)
        self.times += after.finished
        return (replace(after, placed=self.times) if after.finished else after), events


def test_a_replay_that_ends_otherwise_is_noticed() -> None:
    with pytest.raises(LawBroken, match="does not replay: the final state differs"):
        check_game(instance_of(EndsOtherwise), 2, {}, "breach", thorough=0)


def test_the_game_so_far_comes_with_the_breach() -> None:
    game = instance_of(LosesAnAdventurer)
    with pytest.raises(LawBroken) as caught:
        check_game(game, 3, {"adventures": True}, "breach")
    record = caught.value.record
    assert record is not None
    assert (record.seed, record.seats, record.options["adventures"]) == ("breach", 3, True)
    last = [*replay(game, record)][-1]
    assert game.broken_invariants(last.state)


@pytest.mark.parametrize("game", [Luxor, AlwaysTheSameDeal])
def test_without_a_breach_nothing_is_noticed(game: type[Luxor]) -> None:
    assert check_game(instance_of(game), 2, {}, "breach", thorough=0.5).record.result is not None
