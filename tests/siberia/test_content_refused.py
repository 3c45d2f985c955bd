"""Wrong content files: each is refused with one line that names file, line, field and entry."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engines.core import BadContent
from engines.siberia.content import load
from tests.siberia.packs import Change, by_id, packaged, putting, refusal, taking, to, together

COLOURS = "red, blue, green, yellow, purple"
KEYS = "id, name, flavour, de, fr, it, colour, core, grow, chain, num, value, instant, ongoing"
MECHS = "tatanka, marsh_strider, odins_wrath, lumberjack, highlander"
CHAINS = "of play, activate, gather and borrow are on one path"
ENTRIES = [
    (
        "M09",
        {"ability": {"all": [{"play": {}}, {"if": {"clean": True}, "do": {"gather": "here"}}]}},
        f"meteorites.8.ability: M09: 2 {CHAINS}, 1 may be (SB-1033)",
    ),
    ("M10", {"chain": None}, f"meteorites.9.ability: M10: 2 {CHAINS}, 1 may be (SB-1033)"),
    ("M10", {"chain": 3}, "meteorites.9.chain: M10: 3 is not a number from 1 to 2"),
    (
        "M10",
        {"bonus": {"or": [{"power": 1}, {"borrow": 1}]}},
        f"meteorites.9.bonus: M10: 1 {CHAINS}, none may be (SB-1033)",
    ),
    (
        "Q05",
        {"benefit": {"then": [{"play": {}}, {"activate": {"from": "row"}}]}},
        f"quests.4.benefit: Q05: 2 {CHAINS}, 1 may be (SB-1033)",
    ),
    (
        "T07",
        {"benefits": [{"power": 1}, {"all": [{"play": {}}, {"activate": {"from": "any"}}]}]},
        f"tiles.6.benefits.1: T07: 2 {CHAINS}, 1 may be (SB-1033)",
    ),
    (
        "T07",
        {"benefits": [{"all": [{"power": 1}, {"gather": "here"}]}]},
        "tiles.6.benefits.0: T07: a location cannot give a Gather (SB-1033)",
    ),
    (
        "T07",
        {"covered": {"then": [{"borrow": 1}, {"coin": 1}]}},
        "tiles.6.covered: T07: a location gives borrow alone, or as a side of 'or' (SB-1033)",
    ),
    ("T07", {"benefits": []}, "tiles.6.benefits: T07: 'benefits' is a list of 1 to 5"),
    ("T07", {"level": None}, "tiles.6: T07: a Central or North location needs 'level'"),
    ("T07", {"level": 0}, "tiles.6.level: T07: 0 is not heart, or a number from 1 to 40"),
    ("T07", {"covered": None}, "tiles.6: T07: a Central or North location needs 'covered'"),
    ("T01", {"level": 3}, "tiles.0.level: T01: a South location has no 'level' (SB-206)"),
    (
        "T01",
        {"covered": {"boast": 1}},
        "tiles.0.covered: T01: a South location has no 'covered' (SB-206)",
    ),
    ("T07", {"level": "heart"}, "tiles.6.level: T07: the heart lies on T20, nowhere else (SB-410)"),
    ("T20", {"level": 9}, "tiles.19.level: T20: the heart lies on T20, nowhere else (SB-410)"),
    ("I05", {"colour": "pink"}, f"items.4.colour: I05: 'pink' is not one of {COLOURS}"),
    ("I05", {"core": None}, "items.4: I05: an entry needs the key 'core'"),
    ("I05", {"core": {}}, "items.4.core: I05: a core value has at least one key: power, guile"),
    (
        "I05",
        {"core": {"coin": 1}},
        "items.4.core.coin: I05: unknown key 'coin' of a core value: one of power, guile",
    ),
    ("I05", {"core": {"power": 11}}, "items.4.core.power: I05: 11 is not a number from 1 to 10"),
    (
        "I05",
        {"grow": {"by": "glory", "first": {"power": 1}}},
        "items.4.grow: I05: the core value of such a card does not grow (SB-505)",
    ),
    (
        "M01",
        {"grow": {"by": "glory", "first": {"power": 1}}},
        "meteorites.0.grow: M01: the core value of such a card grows by melded (SB-505)",
    ),
    (
        "M01",
        {"grow": {"by": "melded"}},
        "meteorites.0.grow: M01: a core value grows by 'first', 'second' or both",
    ),
    (
        "M01",
        {"grow": {"by": "maps", "first": {"power": 1}}},
        "meteorites.0.grow.by: M01: 'maps' is not one of glory, melded",
    ),
    (
        "M01",
        {"grow": {"by": "melded", "1": {"power": 1}}},
        "meteorites.0.grow.1: M01: unknown key '1' of growth: one of by, first, second",
    ),
    ("M01", {"bonus": None}, "meteorites.0: M01: an entry needs the key 'bonus'"),
    (
        "I05",
        {"instant": None, "ongoing": None},
        "items.4: I05: an item has 'instant', 'ongoing' or both",
    ),
    ("I05", {"value": 21}, "items.4.value: I05: 21 is not a number from 0 to 20"),
    ("I05", {"num": 91}, "items.4.num: I05: 91 is not a number from 1 to 90"),
    ("I05", {"num": 4}, "items.4.num: I05: I04 has the num 4 already"),
    ("I05", {"num": 26}, "meteorites.0.num: M01: I05 has the num 26 already"),
    ("I05", {"id": "I26"}, "items.4.id: I26: 'I26' is not one of I01 to I25"),
    ("I05", {"id": "I04"}, "items.4.id: I04: I04 has the id I04 already"),
    ("I05", {"id": 5}, "items.4.id: 5 is not one of I01 to I25"),
    ("I05", {"id": None}, "items.4: an entry needs the key 'id'"),
    (
        "I05",
        {"hue": "red"},
        f"items.4.hue: I05: unknown key 'hue' of an entry: one of {KEYS}",
    ),
    ("I05", {"name": ""}, "items.4.name: I05: '' is not a text of at most 40 letters"),
    (
        "I05",
        {"name": "x" * 41},
        f"items.4.name: I05: '{'x' * 41}' is not a text of at most 40 letters",
    ),
    (
        "I05",
        {"name": "Field\nKettle"},
        "items.4.name: I05: 'Field\\nKettle' has a line break, or a space too many",
    ),
    (
        "I05",
        {"name": "Field\xa0 Kettle"},
        "items.4.name: I05: 'Field\\xa0 Kettle' has a line break, or a space too many",
    ),
    ("I05", {"name": "Bone field"}, "items.4.name: I05: T12 has the name Bone field already"),
    ("I05", {"flavour": 5}, "items.4.flavour: I05: 5 is not a text of at most 160 letters"),
    ("I05", {"de": {"flavour": "Heiss."}}, "items.4.de: I05: a translation needs the key 'name'"),
    (
        "I05",
        {"es": {"name": "Caldera"}},
        f"items.4.es: I05: unknown key 'es' of an entry: one of {KEYS}",
    ),
    ("Q05", {"location": "T21"}, "quests.4.location: Q05: 'T21' is not one of T01 to T20"),
    ("Q05", {"location": None}, "quests.4: Q05: an entry needs the key 'location'"),
    ("Q05", {"cost": {}}, "quests.4.cost: Q05: a cost has at least one key: power, guile"),
    (
        "Q05",
        {"cost": {"map": 1}},
        "quests.4.cost.map: Q05: unknown key 'map' of a cost: one of power, guile",
    ),
    ("CH2", {"pair": "VII"}, "characters.1.pair: CH2: 'VII' is not one of I, II, III, IV, V, VI"),
    ("CH2", {"pair": "I"}, "characters.1.pair: CH2: CH1 has the pair I already"),
    ("CO2", {"pair": "I"}, "companions.1.pair: CO2: CO1 has the pair I already"),
    (
        "tatanka",
        {"name": "Lumberjack"},
        "mechs.4.name: tatanka: lumberjack has the name Lumberjack already",
    ),
    (
        "tatanka",
        {"id": "bison"},
        f"mechs.4.id: bison: 'bison' is not one of {MECHS}",
    ),
    (
        "tatanka",
        {"effect": {"power": 1}},
        "mechs.4.effect: tatanka: unknown ability power: one of static, whenever, anytime",
    ),
    ("A05", {"id": "A15"}, "solo.cards.4.id: A15: 'A15' is not one of A01 to A14"),
    ("A05", {"progress": 1}, "solo.cards.4.progress: A05: 1 is not true or false"),
    (
        "A05",
        {"north": {"sweep": True, "act": "none", "need": 0, "reach": 0}},
        "solo.cards.4.north: A05: what a mech does needs the key 'steps'",
    ),
    (
        "A05",
        {"north": {"sweep": True, "act": "gather", "need": 0, "reach": 1, "steps": 1}},
        "solo.cards.4.north.act: A05: 'gather' is not one of none, explore, vanquish, heart",
    ),
    (
        "A05",
        {"north": {"sweep": True, "act": "vanquish", "need": 0, "reach": 1, "steps": 1}},
        "solo.cards.4.north: A05: 'n' tokens belong to the act vanquish, and to no other (SB-1108)",
    ),
    (
        "A05",
        {"north": {"sweep": True, "act": "explore", "n": 1, "need": 0, "reach": 1, "steps": 1}},
        "solo.cards.4.north: A05: 'n' tokens belong to the act vanquish, and to no other (SB-1108)",
    ),
    (
        "A05",
        {"north": {"sweep": True, "act": "explore", "need": 0, "reach": 0, "steps": 1}},
        "solo.cards.4.north.reach: A05: 'reach' is 0 for the act none, and for no other (SB-1108)",
    ),
    (
        "A05",
        {"north": {"sweep": True, "act": "heart", "need": 9, "reach": 1, "steps": 1}},
        "solo.cards.4.north.need: A05: 9 is not a number from 0 to 8",
    ),
    (
        "L5",
        {"stars": [3, 3]},
        "solo.levels.4.stars: L5: the stars are on different spaces of the track (SB-1104)",
    ),
    (
        "L5",
        {"stars": [25]},
        "solo.levels.4.stars: L5: the stars are on different spaces of the track (SB-1104)",
    ),
    ("L5", {"stars": [*range(1, 10)]}, "solo.levels.4.stars: L5: 'stars' is a list of 1 to 8"),
    ("L5", {"id": "L6"}, "solo.levels.4.id: L6: 'L6' is not one of L1 to L5"),
]


@pytest.mark.slow
@pytest.mark.parametrize(("id_", "values", "message"), ENTRIES)
@pytest.mark.rule("SB-1095", "SB-1033", "SB-505", "SB-206", "SB-410")
def test_a_wrong_entry_is_named(
    tmp_path: Path, id_: str, values: dict[str, Any], message: str
) -> None:
    line, said = refusal(tmp_path, to(id_, **values))
    assert said == message
    written = (tmp_path / "siberia" / "siberia.json").read_text(encoding="utf-8").splitlines()
    path = message.split(": ")[0].split(".")
    entry: Any = json.loads("\n".join(written))
    for key in path[: path.index(next(part for part in path if part.isdigit())) + 1]:
        entry = entry[int(key) if key.isdigit() else key]
    assert json.dumps(entry, ensure_ascii=False)[:20] in written[line - 1]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("change", "message"),
    [
        (taking("items", 4), "items: I05 is missing: I01 to I25 are there"),
        (taking("tiles", 19), "tiles: T20 is missing: T01 to T20 are there"),
        (taking("solo", "cards", 13), "solo.cards: A14 is missing: A01 to A14 are there"),
        (
            taking("mechs", 4),
            f"mechs: tatanka is missing: {MECHS} are there",
        ),
        (putting("items", value=[]), "items: I01 is missing: I01 to I25 are there"),
        (putting("items", value={}), "items: Input should be a valid list"),
        (
            putting("items", 4, value=7),
            f"items.4: an entry is 7, not an object with {KEYS}",
        ),
        (taking("quests"), "the whole file: the file needs the key 'quests'"),
        (
            putting("events", value=[]),
            "events: unknown key 'events' of the file: one of tokens, map, mechs, tiles,"
            " characters, companions, items, meteorites, quests, solo",
        ),
        (
            putting("tokens", "workers", "purple", value=0),
            "tokens.workers.purple: 0 is not a number from 1 to 99",
        ),
        (taking("tokens", "workers", "purple"), "tokens.workers: 'workers' needs the key 'purple'"),
        (putting("tokens", "maps", value=13), "tokens.maps: 13 is not a number from 14 to 99"),
        (
            putting("tokens", "corruption", "guile", "11", value=2),
            "tokens.corruption.guile.11: unknown key '11' of corruption by value: one of"
            " 1, 2, 3, 4, 5, 6, 7, 8, 9, 10",
        ),
        (
            putting("tokens", "corruption", "power", "3", value=0),
            "tokens.corruption.power.3: 0 is not a number from 1 to 99",
        ),
        (putting("tokens", "heart", value=21), "tokens.heart: 21 is not a number from 1 to 20"),
        (putting("map", "holes", "h1", value=[0]), "map.holes.h1: a hex is a list of 2"),
        (
            putting("map", "holes", "h1", value=[0, 100]),
            "map.holes.h1.1: 100 is not a number from -99 to 99",
        ),
        (taking("map", "holes", "h1"), "map.holes: 'holes' needs the key 'h1'"),
        (
            putting("map", "south", "s7", value=[9, 9]),
            "map.south.s7: unknown key 's7' of 'south': one of s1, s2, s3, s4, s5, s6",
        ),
        (
            putting("map", "holes", "h1", value=[0, 1]),
            "map.holes.h1: h1 lies where n1 lies (SB-1071)",
        ),
        (
            putting("map", "basecamp", value=[0, 1]),
            "map.basecamp: base lies where n1 lies (SB-1071)",
        ),
        (
            putting("map", "north", "n7", value=[50, 1]),
            "map.north.n7: n7 cannot be reached from Basecamp (SB-1095)",
        ),
        (
            putting("map", "basecamp", value=[50, 1]),
            "map.south.s1: s1 cannot be reached from Basecamp (SB-1095)",
        ),
        (
            to("T03", region="N", level=4, covered={"boast": 1}),
            "tiles: 5 locations are of region S, which has 6 cells (SB-102)",
        ),
        (
            together(
                *(to(f"Q{number:02}", location="T01") for number in range(1, 27)),
            ),
            "quests.25.location: Q26: more than 25 quests are of region S, too many for a menu",
        ),
        (
            together(to("I05", de={"name": "Kessel"}), to("M05", de={"name": "KESSEL"})),
            "meteorites.4.de.name: M05: I05 has the name KESSEL already",
        ),
        (
            to("odins_wrath", effect={"anytime": {"power": 1}}),
            "mechs.3.effect.anytime: odins_wrath: 'anytime' pays {map: 1} for an 'or' of different"
            " gains: 1 power, 1 guile or 1 coin",
        ),
        (
            to(
                "odins_wrath",
                effect={"anytime": {"pay": {"map": 1}, "for": {"or": [{"coin": 1}, {"coin": 1}]}}},
            ),
            "mechs.3.effect.anytime: odins_wrath: 'anytime' pays {map: 1} for an 'or' of different"
            " gains: 1 power, 1 guile or 1 coin",
        ),
        (
            to("tatanka", effect={"whenever": {"rescue": "any"}, "do": {"borrow": 1}}),
            "mechs.4.effect.do: tatanka: none of play, activate, gather and borrow is ongoing"
            " (SB-1033)",
        ),
    ],
)
@pytest.mark.rule("SB-1095", "SB-1071", "SB-102", "SB-103")
def test_a_wrong_file(tmp_path: Path, change: Change, message: str) -> None:
    assert refusal(tmp_path, change)[1] == message


def test_the_line_within_an_entry_of_several_lines(tmp_path: Path) -> None:
    data = packaged()
    by_id(data, "I05")["instant"] = {"all": [{"power": 1}, {"coin": 99}]}
    file = tmp_path / "siberia" / "siberia.json"
    file.parent.mkdir()
    text = json.dumps(data, indent=1)
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadContent) as refused:
        load(tmp_path)
    line = text[: text.index(": 99")].count("\n") + 1
    assert str(refused.value) == (
        f"{file}:{line}: items.4.instant.all.1.coin: I05: 99 is not a number from 1 to 20"
    )


def test_a_file_that_is_no_json(tmp_path: Path) -> None:
    file = tmp_path / "siberia" / "siberia.json"
    file.parent.mkdir()
    file.write_text('{\n"map": }', encoding="utf-8")
    with pytest.raises(BadContent, match=r"siberia\.json:2: not JSON: "):
        load(tmp_path)
