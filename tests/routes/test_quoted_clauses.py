"""A refusal always quotes a clause that holds with the options of its table.

What does not hold is written down here from the catalogues.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import pytest

from engines.core import AnyGame
from engines.registry import games
from tests.quoting import clauses, moves_of, positions, quoted, tables

pytestmark = pytest.mark.slow

SWITCHES = {
    "expedition_1996": ("variant_a", "variant_b"),
    "famous_explorers": ("new_rule_1", "new_rule_2", "explorers_events", "secret_destinations"),
}
TABLES = [(game_id, options) for game_id in SWITCHES for options in tables(SWITCHES[game_id])]
ENOUGH = 14
"""The fewest clauses quoted at a table; with fewer, the random game has not shown much."""

OF_VARIANT_B = ("Q96-801 Q96-809",)
OF_LOOP_RULE = ("RT-510 RT-515",)
OF_ROUTE_RULE = ("RT-509", "Q96-304")
WITHOUT_MISSIONS = (
    # Q96-807 names the first three; Q96-801 deals no cards, Q96-807 leaves two actions.
    *("RT-801 RT-812", "Q96-201 Q96-206", "Q96-401 Q96-407", "Q96-601 Q96-605"),
    *("Q96-103 Q96-104", "Q96-502 Q96-507"),
)


def replaced_1996(options: Mapping[str, bool]) -> tuple[str, ...]:
    """Return the clauses of Expedition (1996) that do not hold with these options."""
    a, b = options.get("variant_a", False), options.get("variant_b", False)
    loops = OF_ROUTE_RULE if a else OF_LOOP_RULE
    if b:
        # Q96-808: of variant A only the rule for loops.
        return (*loops, *WITHOUT_MISSIONS, "Q96-701 Q96-704", *(() if a else ("Q96-705 Q96-706",)))
    if a:
        # Q96-701 and Q96-702: ten chips, and whoever wants passes.
        return (*loops, *OF_VARIANT_B, "Q96-103", "Q96-201")
    return (*loops, *OF_VARIANT_B, "Q96-701 Q96-706")


def replaced_2013(options: Mapping[str, bool]) -> tuple[str, ...]:
    """Return the clauses of Famous Explorers that do not hold with these options."""
    rules = ["RT-509"]  # FE-107
    rules.append("FE-302" if options.get("new_rule_1") else "FE-701 FE-704")
    if not options.get("new_rule_2"):
        rules.append("FE-711 FE-712")
    if not options.get("explorers_events"):
        rules.append("FE-801 FE-840")
    rules.append("RT-802" if options.get("secret_destinations") else "FE-901 FE-917")
    return tuple(rules)


REPLACED = {"expedition_1996": replaced_1996, "famous_explorers": replaced_2013}


@cache
def walked(game_id: str) -> tuple[AnyGame, list[list[Any]], tuple[Any, ...]]:
    """Return a game, one random game at each of its tables, and moves of all of them."""
    game = games()[game_id]
    every = [
        positions(game, 2 + number % 2, options, f"quoting {number}")
        for number, options in enumerate(tables(SWITCHES[game_id]))
    ]
    return game, every, moves_of(game, every, 2)


@pytest.mark.parametrize(
    ("game_id", "options"),
    TABLES,
    ids=[f"{game_id}-{'-'.join(options) or 'basic'}" for game_id, options in TABLES],
)
def test_a_refusal_quotes_a_clause_that_holds_at_its_table(
    game_id: str, options: dict[str, bool]
) -> None:
    game, every, moves = walked(game_id)
    known = [clause.id for clause in game.rulebook("en").clauses]
    number = tables(SWITCHES[game_id]).index(options)
    codes_by_rule = quoted(game, every[number], moves, 2 + number % 2)
    replaced = clauses(known, *REPLACED[game_id](options))
    assert {rule: codes for rule, codes in codes_by_rule.items() if rule in replaced} == {}
    assert codes_by_rule.keys() <= set(known)
    assert len(codes_by_rule) >= ENOUGH


@pytest.mark.parametrize("game_id", SWITCHES)
def test_every_clause_that_a_table_lacks_is_in_the_rules(game_id: str) -> None:
    """Otherwise a clause with a wrong number would pass."""
    known = [clause.id for clause in games()[game_id].rulebook("en").clauses]
    for options in tables(SWITCHES[game_id]):
        for rules in REPLACED[game_id](options):
            assert set(rules.split()) <= set(known)


@pytest.mark.parametrize(("game_id", "options"), TABLES)
def test_a_search_leaves_out_the_same_clauses(game_id: str, options: dict[str, bool]) -> None:
    game = games()[game_id]
    known = [clause.id for clause in game.rulebook("en").clauses]
    chosen = game.options(dict(options))
    left_out = {
        clause
        for clause in known
        for scope in game.scopes
        if scope.covers(clause) and not scope.holds(chosen, 3)
    }
    assert left_out == clauses(known, *REPLACED[game_id](options))
