"""What a sheet is worth at the end of a turn: its points, and what lies beside its crosses.

The computer player looks over its own turn, and at the squares that it could cross first in the
next one. That gets it about 108 points when it plays alone. To look further away, as the hard one
does, would make it too good for most people to play against. Only what nobody
gets without looking about is looked for on the whole map: the weakest village of the expert side,
and achievements.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from engines.explorers import further, values
from engines.explorers.aims import Aim
from engines.explorers.board import Board, temple_values
from engines.explorers.content import PROVISIONS, AchievementTile
from engines.explorers.landscape import ALL, NOWHERE, Square, Squares, mask_of, neighbours
from engines.explorers.scoring import gem_points, village_points
from engines.explorers.sheet import Sheet
from engines.explorers.state import Scoring
from engines.explorers.turns import ROUNDS, TURNS

PACE = 3
"""Crosses that a player places in a turn, about."""


PARTS = ("provisions", "gems", "temples", "maps", "further", "villages", "achievements")
"""What a sheet is worth, by what it is for."""


class Weights(NamedTuple):
    """How much each prospect counts: a share of its points, or points."""

    beside: float = 0.5
    """What lies beside the crosses, to be crossed next."""
    later: float = 0.3
    """Provisions beside the crosses that bring nothing before the next round."""
    temple: float = 0.7
    """A temple beside the crosses for which a key is held."""
    rival: float = 0.04
    """By how much less that counts with each other player."""
    key: float = 0.5
    """A key that is held, in points."""
    map: float = 2.0
    bonus: float = 1.2
    """A bonus cross to come."""
    sight: int = 1
    """How many crosses away things may lie that count (:mod:`engines.explorers.further`)."""


WEIGHTS = Weights()
FAR_SIGHTED = Weights(sight=6)
"""Those of the hard computer player: so it gets 120 points without looking ahead."""


class Running(NamedTuple):
    """What is settled about a table while a turn runs; ``races`` are the values still open."""

    seats: int
    expert: tuple[Scoring, ...]
    round: int
    number: int
    struck: tuple[int, ...]
    achievements: tuple[str, ...]
    races: tuple[int, ...]


@dataclass(frozen=True)
class Outlook:
    """Judges the sheets that a turn may end with."""

    board: Board
    table: Running
    weights: Weights = WEIGHTS

    # --- what is the same for all sheets ------------------------------------------------------

    @cached_property
    def _round(self) -> int:
        return max(self.table.round, 1)

    @cached_property
    def _more(self) -> bool:
        """Whether more turns of this round follow."""
        return self.table.number < TURNS

    @cached_property
    def turns(self) -> int:
        """How many turns of the game follow."""
        return TURNS - self.table.number + (ROUNDS - self._round) * TURNS

    @cached_property
    def _soon(self) -> float:
        return self.weights.beside if self._more else 0.0

    @cached_property
    def _some_time(self) -> float:
        return self.weights.beside if self.turns else 0.0

    @cached_property
    def _open(self) -> Squares:
        return ALL & ~mask_of(self.board.land.villages)

    @cached_property
    def _temples(self) -> tuple[tuple[Squares, float], ...]:
        """The temples with what the next visit gives, less what others may take; best first."""
        table, weights = self.table, self.weights
        share = (weights.temple - weights.rival * (table.seats - 1)) if self.turns else 0.0
        listed, expert = temple_values(table.seats, table.expert), "temples" in table.expert
        found = []
        for square, struck in zip(self.board.land.temples, table.struck, strict=True):
            if square == NOWHERE:
                continue
            gives: float = listed[struck] if struck < len(listed) else 0
            if expert:
                gives = values.TEMPLE_VISIT + weights.bonus * gives
            found.append((1 << square, share * gives))
        return tuple(sorted(found, key=lambda temple: -temple[1]))

    @cached_property
    def _gems(self) -> tuple[float, ...]:
        """By number of gems: what all rounds to come give, with some more found on the way."""
        board, expert = self.board, self.table.expert
        most, growth = board.content.gem_places, 2 if "gems" in expert else 0
        return tuple(
            float(
                sum(
                    gem_points(board, expert, Sheet(crosses=0, gems=min(gems + growth * n, most)))
                    for n in range(ROUNDS + 1 - self._round)
                )
            )
            for gems in range(most + 1)
        )

    @cached_property
    def _next_gems(self) -> tuple[float, ...]:
        """By number of gems: what one more brings that lies beside the crosses."""
        rounds = ROUNDS + 1 - self._round
        share = self._soon if self._more else self.weights.beside * (rounds - 1) / rounds
        steps = zip(self._gems, self._gems[1:], strict=False)
        return (*(share * (after - before) for before, after in steps), 0.0)

    @cached_property
    def _achievements(self) -> tuple[AchievementTile, ...]:
        return tuple(map(self.board.content.achievement, self.table.achievements))

    # --- a sheet --------------------------------------------------------------------------------

    def worth(self, sheet: Sheet, crosses: Squares, left: int = 0) -> float:
        """Return about how many points the sheet will bring because of what is marked on it.

        ``crosses`` are those to be judged instead of the sheet's own, ``left`` is how many are
        still to be placed in this turn.
        """
        total = 0.0
        for worth in self.parts(sheet, crosses, left):
            total += worth
        return total

    def parts(self, sheet: Sheet, crosses: Squares, left: int = 0) -> list[float]:
        """Return what :meth:`worth` adds up, in the order of :data:`PARTS`."""
        beside = neighbours(crosses) & ~crosses & self._open
        gems = sheet.gems
        worth = self._gems[gems]
        if beside & self.board.land.of_symbol["g"]:
            worth += self._next_gems[gems]
        further = self._further(sheet, crosses | beside) if self.weights.sight > 1 else 0.0
        villages, achievements = self._villages(sheet, crosses, beside, left)
        return [
            self._provisions(sheet, beside),
            worth,
            self._temple(sheet, beside),
            self._maps(sheet, beside),
            further,
            villages,
            achievements,
        ]

    def _villages(
        self, sheet: Sheet, crosses: Squares, beside: Squares, left: int
    ) -> tuple[float, float]:
        """Return what the villages are worth, and what the achievements are."""
        worth, achievements, aim = 0.0, 0.0, None
        if self._looks_about:
            key = sheet.keys > sheet.keys_used
            aim = Aim(self.board.land, crosses, left, PACE * self.turns, key=key)
        if aim is not None and "villages" in self.table.expert:
            worth = aim.weakest_village()
        elif "villages" in self.table.expert:
            worth = village_points(self.board.land, self.table.expert, crosses)
        else:
            worth = self._village(crosses, beside, self.board.land.around)
        if aim is not None:
            for tile, race, won in zip(
                self._achievements, self.table.races, sheet.races, strict=True
            ):
                achievements += aim.worth(tile, race) if won is None else won
        return worth, achievements

    @cached_property
    def _looks_about(self) -> bool:
        return bool(self.table.achievements) or "villages" in self.table.expert

    def _provisions(self, sheet: Sheet, beside: Squares) -> float:
        """Provisions of this round, and of later ones."""
        of_symbol, basket = self.board.land.of_symbol, sheet.baskets[self._round - 1]
        later = self.weights.later if self._round < ROUNDS else 0.0
        if "provisions" in self.table.expert:
            return self._provisions_of_kind(basket, beside)
        points, count, further, worth = values.PROVISION_KINDS, 0, 0, 0.0
        for kind, found in zip(PROVISIONS, basket, strict=True):
            there = (beside & of_symbol[kind]).bit_count()
            if found:
                count += 1
            elif there:
                further += 1
                there -= 1
            worth += later * there
        worth, chance = worth + points[count], 1.0
        for number in range(count, count + further):
            chance *= self._soon
            worth += chance * (points[number + 1] - points[number])
        return worth

    def _provisions_of_kind(self, basket: tuple[int, ...], beside: Squares) -> float:
        """The expert side: one kind in each round."""
        points, worth = values.PROVISION_COUNT, 0.0
        for number in range(self._round, ROUNDS + 1):
            kind = values.PROVISION_OF_ROUND[number - 1]
            if not kind:
                continue
            there = (beside & self.board.land.of_symbol[kind]).bit_count()
            if number > self._round:
                worth += self.weights.later * 2 * min(there, len(points) - 1)
                continue
            count, chance = basket[PROVISIONS.index(kind)], 1.0
            worth += points[count]
            for more in range(count + 1, min(count + there, len(points) - 1) + 1):
                chance *= self._soon
                worth += chance * (points[more] - points[more - 1])
        return worth

    def _temple(self, sheet: Sheet, beside: Squares) -> float:
        """Temples visited, keys, and the temples for which there is a key."""
        worth = float(sum([points for points in sheet.temples if points is not None]))
        keys = sheet.keys - sheet.keys_used
        if keys and self.turns:
            worth += self.weights.key * min(keys, sheet.temples.count(None))
            for square, gives in self._temples:
                if keys and square & beside:
                    worth += max(0.0, gives - self.weights.key)
                    keys -= 1
        return worth

    def _village(self, crosses: Squares, beside: Squares, rings: Iterable[Squares]) -> float:
        """Crosses around villages, and those that may follow."""
        points, worth = values.VILLAGES, 0.0
        for ring in rings:
            count = (crosses & ring).bit_count()
            more = (beside & ring).bit_count()
            worth += points[count]
            if more:
                worth += self._some_time * (points[count + more] - points[count])
        return worth

    def villages(self, sheet: Sheet) -> tuple[tuple[Square, float, int], ...]:
        """Return each village with what it is worth and the crosses beside it.

        None where they do not count one by one.
        """
        if "villages" in self.table.expert:
            return ()
        land, crosses = self.board.land, sheet.crosses
        beside = neighbours(crosses) & ~crosses & self._open
        return tuple(
            (square, self._village(crosses, beside, (ring,)), (crosses & ring).bit_count())
            for square, ring in zip(land.villages, land.around, strict=True)
        )

    def found(self, sheet: Sheet) -> dict[str, int]:
        """Return what is marked of some of the :data:`PARTS`; the keys and maps not yet used."""
        basket = sheet.baskets[self._round - 1]
        kind = values.PROVISION_OF_ROUND[self._round - 1]
        expert = "provisions" in self.table.expert
        of_kind = basket[PROVISIONS.index(kind)] if expert and kind else 0
        return {
            "provisions": of_kind if expert else sum(map(bool, basket)),
            "gems": sheet.gems,
            "temples": sheet.keys - sheet.keys_used,
            "maps": sheet.maps - sheet.maps_used,
        }

    def _maps(self, sheet: Sheet, beside: Squares) -> float:
        """Maps that can still be used."""
        value = self.weights.map
        worth = value * min(sheet.maps - sheet.maps_used, self.turns)
        if beside & self.board.land.of_symbol["m"]:
            worth += self._some_time * value
        return worth

    def _further(self, sheet: Sheet, in_sight: Squares) -> float:
        """What lies further away than beside the crosses."""
        gems, weights = self._gems, self.weights
        prospects = further.Prospects(
            gem=gems[min(sheet.gems + 1, len(gems) - 1)] - gems[sheet.gems],
            map=weights.map,
            later=weights.later if self._round < ROUNDS else 0.0,
            temples=self._temples,
            crosses=PACE * self.turns,
            in_round=PACE * (TURNS - self.table.number),
        )
        basket = sheet.baskets[self._round - 1]
        return weights.beside * further.worth(
            self.board.land, self._open, in_sight, sheet, basket, prospects, weights.sight
        )
