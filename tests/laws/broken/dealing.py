"""Games whose resampled worlds keep a secret or lose something (law 4)."""

from __future__ import annotations

from dataclasses import replace

from typing_extensions import override

from engines.core import (
    Chance,
)
from engines.luxor import Luxor
from engines.luxor.setup import gifts
from engines.luxor.state import State
from engines.luxor.view import View

from .base import AlwaysTheSameDeal, breaks, put

# --- law 4: resampled worlds ----------------------------------------------------------------


@breaks(4, "worlds that look the same to everybody are dealt again differently")
class LeavesThePiles(Luxor):
    @override
    def resample(self, state: State, seat: int | None, chance: Chance) -> State:
        return replace(super().resample(state, seat, chance), piles=state.piles)


@breaks(4, "worlds that look the same to everybody are dealt again differently")
class LeavesTheChoice(Luxor):
    @override
    def resample(self, state: State, seat: int | None, chance: Chance) -> State:
        dealt = super().resample(state, seat, chance)
        return dealt if state.turn else replace(dealt, kept=state.kept)


@breaks(4, "worlds that look the same to everybody are dealt again differently")
class LeavesTheDraft(Luxor):
    @override
    def resample(self, state: State, seat: int | None, chance: Chance) -> State:
        return replace(super().resample(state, seat, chance), draft=state.draft)


@breaks(4, "the world dealt again for everybody has the real chance in it")
class LeavesTheChance(AlwaysTheSameDeal):
    @override
    def resample(self, state: State, seat: int | None, chance: Chance) -> State:
        return replace(super().resample(state, seat, chance), chance=state.chance)


@breaks(4, "the world dealt again for everybody keeps a secret")
class ShufflesTheRealOrder(AlwaysTheSameDeal):
    @override
    def resample(self, state: State, seat: int | None, chance: Chance) -> State:
        # The two tiles at the bottom change places: what they were can be worked out.
        piles = tuple((pile[1], pile[0], *pile[2:]) for pile in state.piles)
        return replace(super().resample(state, seat, chance), piles=piles)


@breaks(4, "the world dealt again for everybody is impossible: .*terrain tiles are not conserved")
class LosesATileInTheDeal(Luxor):
    @override
    def resample(self, state: State, seat: int | None, chance: Chance) -> State:
        dealt = super().resample(state, seat, chance)
        return replace(dealt, piles=put(dealt.piles, 0, (*dealt.piles[0][:-1], "M2")))


@breaks(4, "seats are told secrets, but worlds dealt again never differ")
class NeverDealsAnew(AlwaysTheSameDeal):
    @override
    def view(self, state: State, seat: int | None) -> View:
        # Even what is secret for a while is shown.
        choosing = range(0 if state.turn else state.seats)
        shown = tuple(gift for other in choosing for gift in gifts(state, other))
        return replace(super().view(state, seat), draft=state.draft, gifts=shown)

    @override
    def resample(self, state: State, seat: int | None, chance: Chance) -> State:
        return replace(state, chance=chance.without_log())


# --- law 4: played on with another seed --------------------------------------------------------


@breaks(4, "another seed changes what somebody sees")
class DealsHandsAnew(Luxor):
    @override
    def reseeded(self, state: State, seed: str) -> State:
        return self.resample(state, None, Chance.from_seed(seed))


@breaks(4, "the game is impossible with another seed: .*terrain tiles are not conserved")
class LosesATileAnew(Luxor):
    @override
    def reseeded(self, state: State, seed: str) -> State:
        dealt = super().reseeded(state, seed)
        return replace(dealt, piles=put(dealt.piles, 0, (*dealt.piles[0][:-1], "M2")))


@breaks(4, "with another seed the chance is the old one")
class KeepsTheChance(Luxor):
    @override
    def reseeded(self, state: State, seed: str) -> State:
        return replace(super().reseeded(state, seed), chance=state.chance)


@breaks(4, "with another seed something of the old deal is left")
class ShufflesTheOldPiles(Luxor):
    @override
    def reseeded(self, state: State, seed: str) -> State:
        piles = tuple((pile[1], pile[0], *pile[2:]) for pile in state.piles)
        return replace(super().reseeded(state, seed), piles=piles)
