"""The figures of the packaged content (SB-1072 to SB-1094); other packs may have others."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields
from itertools import combinations, pairwise
from statistics import mean
from typing import get_args

import pytest

from engines.core import Chance
from engines.siberia.content import effects, load, ongoing, terms
from engines.siberia.content.effects import EFFECTS
from engines.siberia.content.model import BASE, Card
from engines.siberia.content.terms import BASIC, COLOURS
from engines.siberia.content.trees import walk
from tests.siberia.packs import packaged

CONTENT, _ = load(None)
PAYABLE = [part.name for part in fields(terms.Cost)]
DATA = packaged()
MAP = CONTENT.map


def cards(*types: str) -> list[Card]:
    return [card for card in CONTENT.cards.values() if card.type in types]


def steps_from(start: str, allowed: set[str]) -> dict[str, int]:
    """Return how many steps away from a cell each of the allowed ones is."""
    steps, edge = {start: 0}, [start]
    for cell in edge:
        for other in MAP.neighbours[cell]:
            if other in allowed and other not in steps:
                steps[other] = steps[cell] + 1
                edge.append(other)
    return steps


@pytest.mark.rule("SB-102", "SB-1071")
def test_twenty_locations_five_holes_and_basecamp() -> None:
    assert Counter(MAP.region.values()) == {"S": 6, "C": 7, "N": 7}
    assert Counter(tile.region for tile in CONTENT.tiles.values()) == {"S": 6, "C": 7, "N": 7}
    assert MAP.holes == ("h1", "h2", "h3", "h4", "h5")
    assert set(MAP.at) == {*MAP.cells, *MAP.holes, BASE}
    assert len(set(MAP.at.values())) == 26


@pytest.mark.rule("SB-1071")
def test_what_lies_side_by_side() -> None:
    """The table of the catalogue, which gives each cell's neighbours and holes."""
    table = """
        n1 n2 c1 h1
        n2 n1 n3 h1
        n3 n2 n4 c3 h1 h2
        n4 n3 n5 h2
        n5 n4 n6 c5 h2 h3
        n6 n5 n7 h3
        n7 n6 c7 h3
        s1 c1 c2 s2
        s2 c2 s1 s3 h4
        s3 s2 s4 base h4
        c1 n1 c2 s1 h1
        c2 c1 c3 s1 s2 h1 h4
        c3 n3 c2 c4 h1 h2 h4
        c4 c3 c5 s4 h2 h4 h5
        c5 n5 c4 c6 h2 h3 h5
        c6 c5 c7 s6 h3 h5
        c7 n7 c6 h3
        s4 c4 s3 s5 base h4 h5
        s5 s4 s6 base h5
        s6 c6 s5 h5
    """
    expected = {words[0]: set(words[1:]) for words in map(str.split, table.split("\n")) if words}
    for cell in MAP.cells:
        base = {BASE} & ({BASE} if cell in MAP.neighbours[BASE] else set())
        assert {*MAP.neighbours[cell], *MAP.holes_at[cell]} | base == expected[cell]


@pytest.mark.rule("SB-1072", "SB-405")
def test_any_south_location_can_be_reached_on_turn_one() -> None:
    assert set(MAP.neighbours[BASE]) == {"s3", "s4", "s5"}
    assert MAP.holes_at[BASE] == ()
    south = {cell for cell, region in MAP.region.items() if region == "S"}
    steps = steps_from(BASE, south)
    assert max(steps[cell] for cell in south) == 3


@pytest.mark.rule("SB-1073")
def test_no_dead_end_and_two_ways_from_west_to_east() -> None:
    assert set(steps_from("n1", set(MAP.cells))) == set(MAP.cells)
    assert min(len(MAP.neighbours[cell]) for cell in MAP.cells) == 2
    for first, second in combinations(MAP.holes, 2):
        away = tuple(b - a for a, b in zip(MAP.at[first], MAP.at[second], strict=True))
        assert away not in {(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)}
    for letter in "nc":
        path = [f"{letter}{number}" for number in range(1, 8)]
        assert [MAP.at[cell][0] for cell in path] == [*range(7)]
        for cell, following in pairwise(path):
            assert following in MAP.neighbours[cell]
    assert [cell for cell in MAP.cells if not MAP.holes_at[cell]] == ["s1"]
    touched = Counter(hole for cell in MAP.cells for hole in MAP.holes_at[cell])
    assert touched == dict.fromkeys(MAP.holes, 6)


@pytest.mark.rule("SB-103", "SB-104", "SB-105", "SB-107", "SB-610")
def test_how_many_there_are_of_everything() -> None:
    types = Counter(card.type for card in CONTENT.cards.values())
    assert types == {"item": 25, "meteorite": 25, "quest": 40, "character": 6, "companion": 6}
    deck = cards("item", "meteorite", "quest")
    assert [card.number for card in deck] == [*range(1, 91)]
    assert CONTENT.workers == dict.fromkeys(COLOURS, 10)
    assert (CONTENT.maps, CONTENT.glory, CONTENT.track, CONTENT.heart) == (24, 4, 10, "H20")
    assert Counter(CONTENT.tokens) == dict.fromkeys(("P3", "P4", "P5", "G3", "G4", "G5"), 6)


@pytest.mark.rule("SB-804", "SB-805", "SB-806", "SB-807", "SB-808")
def test_the_five_mechs_of_the_rulebook() -> None:
    assert {mech.name: mech.ability for mech in CONTENT.mechs.values()} == {
        "Tatanka": ongoing.Static("tuck_limit", 5),
        "Marsh Strider": ongoing.Static("move_range", 1),
        "Odin's Wrath": ongoing.Anytime(("power", "guile", "coin")),
        "Lumberjack": ongoing.Static("first_of_colour_discount", 1),
        "Highlander": ongoing.Static("to_hand", 1),
    }


@pytest.mark.rule("SB-1081", "SB-206")
def test_covered_benefits_of_the_central_and_north_region() -> None:
    covered = {tile.id: type(tile.covered) for tile in CONTENT.tiles.values() if tile.covered}
    assert Counter(covered.values()) == {effects.Boast: 5, effects.Upgrade: 5, effects.Meld: 4}
    for region in "CN":
        kinds = {covered[id_] for id_ in covered if CONTENT.tiles[id_].region == region}
        assert len(kinds) == 3
    for tile in CONTENT.tiles.values():
        assert (tile.region == "S") == (tile.covered is None)
        assert (tile.region == "S" or tile.heart) == (tile.level == 0)
        assert tile.heart == (tile.number == 20)


@pytest.mark.rule("SB-1081", "SB-1073")
def test_the_south_has_none_of_what_belongs_further_north() -> None:
    for tile in CONTENT.tiles.values():
        if tile.region != "S":
            continue
        for node in (node for benefit in tile.benefits for node in walk(benefit)):
            assert not isinstance(
                node,
                effects.GainMap
                | effects.GainCorruption
                | effects.Upgrade
                | effects.Meld
                | effects.Boast,
            )
            assert not getattr(node, "adjacent", False)
            assert getattr(node, "where", None) != "adjacent"


@pytest.mark.rule("SB-1082")
def test_five_of_six_south_locations_give_a_worker() -> None:
    given = {
        tile.id: {
            colour
            for benefit in tile.benefits
            for node in walk(benefit)
            if isinstance(node, effects.GainWorker)
            for colour in node.colours
        }
        for tile in CONTENT.tiles.values()
    }
    dedicated = Counter(
        colour for id_ in ("T01", "T02", "T03", "T04") for colour in sorted(given[id_])
    )
    assert set(dedicated) == set(BASIC)
    assert min(dedicated.values()) >= 2
    assert given["T06"] == set(BASIC)
    assert not given["T05"]
    assert given["T13"] == set(COLOURS)
    purple = {id_ for id_, colours in given.items() if "purple" in colours}
    assert purple == {"T09", "T13", "T17"}


@pytest.mark.rule("SB-1083")
def test_exploring_does_not_empty_the_bag() -> None:
    """Explore every location, with the bag shuffled anew each time."""
    levels = [tile.level for tile in CONTENT.tiles.values() if tile.level]
    assert sum(levels) == 93
    assert sum(int(token[1:]) for token in CONTENT.tokens) == 144
    chance, lying = Chance.from_seed("bag"), list[int]()
    for _ in range(2000):
        bag, chance = chance.without_log().shuffled(CONTENT.tokens)
        left = list(bag)
        for level in levels:
            corruption = 0
            while corruption < level:
                corruption += int(left.pop()[1:])
        lying.append(len(CONTENT.tokens) - len(left))
    assert mean(lying) == pytest.approx(28.5, abs=0.1)
    assert 24 <= min(lying) <= max(lying) <= 33


@pytest.mark.rule("SB-1091", "SB-108")
def test_colours_and_core_values_of_the_deck() -> None:
    for type_, count in (("item", 5), ("meteorite", 5), ("quest", 8)):
        colours = Counter(card.colour for card in cards(type_))
        assert colours == dict.fromkeys(COLOURS, count)
    deck = cards("item", "meteorite", "quest")
    assert sum(card.core[0] for card in deck) == 79
    assert sum(card.core[1] for card in deck) == 85


@pytest.mark.rule("SB-1092", "SB-202")
def test_six_pairs_of_two_different_basic_colours() -> None:
    pairs: dict[str, set[str]] = {}
    for card in cards("character", "companion"):
        pairs.setdefault(card.pair or "", set()).add(card.colour)
        assert isinstance(card.ability, effects.OneOf)
        common, _special = card.ability.parts
        if card.type == "character":
            assert common == effects.Solve(f"{card.id}/1", discount=0)
        else:
            assert common == effects.Vanquish(f"{card.id}/1", None, 0, adjacent=False)
        assert card.growth is not None
        assert card.growth.by == "glory"
        assert sum(card.growth.first) == sum(card.growth.second) == 1
    assert sorted(pairs) == ["I", "II", "III", "IV", "V", "VI"]
    assert {frozenset(colours) for colours in pairs.values()} == {
        frozenset(two) for two in combinations(BASIC, 2)
    }


@pytest.mark.rule("SB-1093")
def test_items_and_meteorites() -> None:
    items = cards("item")
    values = [card.value for card in items]
    assert (min(values), max(values)) == (2, 7)
    assert [card.id for card in items if card.ongoing is None] == ["I16"]
    assert all(card.ability is not None for card in items)
    for card in cards("meteorite"):
        assert card.bonus is not None
        assert card.ability is not None
        melded = [
            node
            for node in walk(card.ability)
            if (isinstance(node, effects.If) and node.condition.kind == "melded")
            or (isinstance(node, effects.Gain) and getattr(node.amount, "count", "") == "melded")
        ]
        assert melded or (card.growth is not None and card.growth.by == "melded"), card.id


@pytest.mark.rule("SB-1093")
def test_two_quests_for_each_location_and_what_they_cost() -> None:
    quests = cards("quest")
    for tile in CONTENT.tiles.values():
        here = [card for card in quests if card.location == tile.id]
        assert len({card.colour for card in here}) == len(here) == 2
    costs: dict[str, list[int]] = {"S": [], "C": [], "N": []}
    for card in quests:
        assert card.cost is not None
        assert card.location is not None
        costs[CONTENT.tiles[card.location].region].append(card.cost.power + card.cost.guile)
    assert {region: round(mean(cost), 2) for region, cost in costs.items()} == {
        "S": 1.75,
        "C": pytest.approx(3.1, abs=0.05),
        "N": pytest.approx(4.4, abs=0.05),
    }
    assert sum(card.cost.power for card in quests if card.cost) == 61
    assert sum(card.cost.guile for card in quests if card.cost) == 64


@pytest.mark.rule("SB-1094")
def test_everything_of_the_language_occurs_at_least_twice() -> None:
    seen: Counter[object] = Counter()
    for node in CONTENT.nodes.values():
        seen[type(node)] += 1
        match node:
            case effects.Gain(what=what, amount=amount):
                seen[what] += 1
                if isinstance(amount, terms.Per):
                    seen["per", amount.count] += 1
            case effects.Pay(cost=cost):
                seen.update(("pay", part) for part in PAYABLE if getattr(cost, part))
            case effects.If(condition=condition):
                seen["if", condition.kind] += 1
    expected: list[object] = [
        *effects.CLASSES.values(),
        *get_args(terms.Resource),
        *(("per", count) for count in get_args(terms.Count)),
        *(("pay", part) for part in PAYABLE),
        *(("if", kind) for kind in terms.Conditions.__annotations__),
    ]
    kinds = {*effects.CLASSES.values()}
    assert len(kinds) == len(EFFECTS) - 2, "power, guile and coin are one class"
    assert [name for name in expected if seen[name] < 2] == []


@pytest.mark.rule("SB-1094", "SB-1022", "SB-1066")
def test_events_and_statics_that_our_cards_have() -> None:
    parts = [card.ongoing for card in CONTENT.cards.values() if card.ongoing is not None]
    moments = {part.moment for part in parts if isinstance(part, ongoing.Whenever)}
    assert set(get_args(ongoing.Moment)) - moments == {"gain-power", "tuck-quest"}
    kinds = {part.kind for part in parts if isinstance(part, ongoing.Static)}
    kinds |= {
        mech.ability.kind
        for mech in CONTENT.mechs.values()
        if isinstance(mech.ability, ongoing.Static)
    }
    assert kinds == set(get_args(ongoing.StaticKind))


@pytest.mark.rule("SB-1033")
def test_only_one_card_chains_twice() -> None:
    sections = ("characters", "companions", "items", "meteorites", "quests")
    entries = [entry for section in sections for entry in DATA[section]]
    assert [entry["id"] for entry in entries if "chain" in entry] == ["M10"]


@pytest.mark.rule("SB-1101", "SB-1117", "SB-1115")
def test_the_automa() -> None:
    assert [level.names.name for level in CONTENT.levels.values()] == [
        "Lost Patrol",
        "Rival Prospectors",
        "Imperial Survey",
        "Iron Caravan",
        "The Impact Cult",
    ]
    assert [level.track for level in CONTENT.levels.values()] == [32, 30, 28, 26, 24]
    assert [level.stars for level in CONTENT.levels.values()] == [
        (7, 13, 19, 26, 32),
        (4, 8, 12, 16, 20, 25, 30),
        (4, 8, 12, 15, 19, 23, 28),
        (4, 8, 12, 15, 18, 22, 26),
        (3, 6, 9, 12, 15, 19, 24),
    ]
    assert [
        (level.glory, level.map, level.corruption, level.heart) for level in CONTENT.levels.values()
    ] == [(4, 1, 2, 4), (6, 2, 2, 5), (7, 2, 2, 6), (8, 2, 2, 8), (8, 2, 2, 10)]
    assert len(CONTENT.automa) == 14
    assert sum(card.progress for card in CONTENT.automa.values()) == 11
