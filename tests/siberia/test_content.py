"""The content as the engine gets it: addresses, every effect, translations, and other packs."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from engines.siberia.content import FILE, effects, in_order, load
from engines.siberia.content.effects import Gain, Node
from engines.siberia.content.model import Growth, Orders
from engines.siberia.content.ongoing import Whenever
from engines.siberia.content.terms import COLOURS, Condition, Cost
from engines.siberia.content.trees import walk
from tests.siberia.packs import by_id, loaded, packaged, parts, putting, to, together

CONTENT, HASH = load(None)


def test_our_own_file_lies_in_order() -> None:
    """Otherwise it would be checked twice at every start."""
    data = packaged()
    assert in_order(data) == data


def test_every_node_has_its_own_address() -> None:
    found: list[Node] = []
    for card in CONTENT.cards.values():
        whenever = card.ongoing.effect if isinstance(card.ongoing, Whenever) else None
        parts = {"": card.ability, ".ongoing": whenever, ".bonus": card.bonus}
        for part, node in (parts | {".benefit": card.benefit}).items():
            if node is not None:
                assert node.at == card.id + part
                found += walk(node)
    for tile in CONTENT.tiles.values():
        for number, node in enumerate(tile.benefits, start=1):
            assert node.at == f"{tile.id}/{number}"
            found += walk(node)
        if tile.covered is not None:
            assert tile.covered.at == f"{tile.id}/covered"
            found += walk(tile.covered)
    assert len({node.at for node in found}) == len(found)
    assert {node.at: node for node in found} == CONTENT.nodes
    for at in CONTENT.nodes:
        assert re.fullmatch(r"[A-Z]+\d+(/covered|\.(ongoing|bonus|benefit))?(/[1-9])*", at)
        source = re.split(r"[./]", at)[0]
        assert source in CONTENT.cards or source in CONTENT.tiles


def test_what_is_printed_on_each_kind_of_card(tmp_path: Path) -> None:
    content, _ = loaded(
        tmp_path,
        together(
            to("CH1", core={"guile": 2}, grow={"by": "glory", "second": {"power": 1}}, pair="I"),
            to("I05", core={"power": 1, "guile": 2}, value=4, num=5, colour="red"),
            to("M01", core={"power": 1}, grow=None),
            to("Q05", location="T03", cost={"guile": 1, "power": 2}),
        ),
    )
    character, item = content.cards["CH1"], content.cards["I05"]
    assert (character.number, character.type, character.pair) == (0, "character", "I")
    assert character.core == (0, 2)
    assert character.growth == Growth("glory", (0, 0), (1, 0))
    assert (item.number, item.type, item.colour, item.value) == (5, "item", "red", 4)
    assert item.core == (1, 2)
    assert (item.growth, item.bonus, item.location, item.cost, item.pair) == (None,) * 5
    meteorite, quest = content.cards["M01"], content.cards["Q05"]
    assert (meteorite.type, meteorite.growth) == ("meteorite", None)
    assert (quest.type, quest.location, quest.cost) == ("quest", "T03", Cost(power=2, guile=1))
    assert content.automa["A05"].north == Orders(False, "heart", 0, 3, 3, 3)
    assert content.automa["A05"].central == Orders(False, "vanquish", 2, 1, 2, 2)


def test_an_item_may_have_only_one_of_its_parts(tmp_path: Path) -> None:
    static = {"static": {"to_hand": True}}
    content, _ = loaded(
        tmp_path,
        together(
            to("I05", instant=None, ongoing=static), to("I06", instant={"meld": 1}, ongoing=None)
        ),
    )
    assert content.cards["I05"].ability is None
    assert content.cards["I06"].ongoing is None


def test_names_in_other_languages(tmp_path: Path) -> None:
    def change(data: Any) -> None:
        by_id(data, "I05").update(
            name="Pot", flavour="Hot.", de={"name": "Kessel", "flavour": "Heiß."}
        )
        by_id(data, "T05")["fr"] = {"name": "Poudrière", "flavour": "Sec."}
        by_id(data, "CH1")["it"] = {"name": "Capitano Egor"}
        by_id(data, "L1")["de"] = {"name": "Verirrte Patrouille"}
        for entry in (by_id(data, "I06"), by_id(data, "L2")):
            for language in ("de", "fr", "it"):
                entry.pop(language, None)

    content, _ = loaded(tmp_path, change)
    pot = content.cards["I05"].names
    assert (pot.name, pot.flavour, pot.others["de"]) == ("Pot", "Hot.", ("Kessel", "Heiß."))
    assert content.tiles["T05"].names.others["fr"] == ("Poudrière", "Sec.")
    assert content.cards["CH1"].names.others["it"] == ("Capitano Egor", "")
    assert content.levels[1].names.others["de"] == ("Verirrte Patrouille", "")
    assert content.cards["I06"].names.others == {}
    assert content.levels[2].names.others == {}


def test_a_text_may_have_no_break_spaces(tmp_path: Path) -> None:
    french = {"name": "Poudrière\xa0!", "flavour": "Sec\xa0: oui."}
    content, _ = loaded(tmp_path, to("T05", fr=french))
    assert content.tiles["T05"].names.others["fr"] == ("Poudrière\xa0!", "Sec\xa0: oui.")


def shuffled(data: Any) -> None:
    """Turn every list around whose order means nothing, and the keys of every object."""
    lists = [section for section in data.values() if isinstance(section, list)]
    for entries in (*lists, data["solo"]["levels"], data["solo"]["cards"]):
        entries.reverse()
        entries[:] = [dict(reversed(entry.items())) for entry in entries]
    for level in data["solo"]["levels"]:
        level["stars"].reverse()
    for section in ("north", "south", "central", "holes"):
        data["map"][section] = dict(reversed(data["map"][section].items()))
    tokens = data["tokens"]
    tokens["workers"] = dict(reversed(tokens["workers"].items()))
    for kind in ("power", "guile"):
        tokens["corruption"][kind] = dict(reversed(tokens["corruption"][kind].items()))
    for section in [*data]:
        data[section] = data.pop(section)


def test_the_order_of_entries_means_nothing(tmp_path: Path) -> None:
    content, content_hash = loaded(tmp_path, shuffled)
    assert (parts(content), content_hash) == (parts(CONTENT), HASH)
    assert [*content.cards] == [*CONTENT.cards]
    assert [*content.nodes] == [*CONTENT.nodes]
    assert [*content.workers] == [*COLOURS]


def test_parts_of_effects_stay_as_they_are_written(tmp_path: Path) -> None:
    written = {"all": [{"coin": 1}, {"power": 1}]}
    turned = {"all": [{"power": 1}, {"coin": 1}]}
    content, content_hash = loaded(tmp_path, to("I05", instant=written))
    assert content.nodes["I05/1"] == Gain("I05/1", "coin", 1)
    content, turned_hash = loaded(tmp_path, to("I05", instant=turned))
    assert content.nodes["I05/1"] == Gain("I05/1", "power", 1)
    assert turned_hash != content_hash


def other_figures(data: Any) -> None:
    """Give every card, location and token other figures than ours have."""
    data["tokens"] |= {"maps": 14, "heart": 15}
    data["tokens"]["corruption"] = {"power": {"2": 9}, "guile": {"6": 3}}
    data["tokens"]["workers"]["purple"] = 4
    data["map"]["basecamp"] = [1, 4]
    for section in ("items", "meteorites", "quests"):
        for card in data[section]:
            card |= {"colour": "red", "core": {"guile": 3}, "num": 91 - card["num"]}
    for item in data["items"]:
        item |= {
            "value": 9,
            "instant": {"if": {"region": "S"}, "do": {"power": 1}},
            "ongoing": {"whenever": {"gain": "power"}, "do": {"guile": 1}},
        }
    for quest in data["quests"]:
        quest |= {"cost": {"power": 9}, "benefit": {"coin": 1}}
    for card in (*data["characters"], *data["companions"]):
        card |= {"colour": "purple", "ability": {"coin": 1}}
        del card["grow"]
    for tile in data["tiles"]:
        tile["benefits"] = [{"if": {"region": "C"}, "do": {"coin": 1}}]
        if tile["region"] != "S":
            tile["covered"] = {"boast": 1}
            tile["level"] = "heart" if tile["id"] == "T20" else 20
    by_id(data, "I01")["ongoing"] = {"whenever": {"tuck": "quest"}, "do": {"coin": 1}}
    by_id(data, "M10").pop("chain")
    by_id(data, "M10")["ability"] = {"coin": 1}
    by_id(data, "L1")["stars"] = [1]


@pytest.mark.rule("SB-1094", "SB-1095")
def test_a_pack_with_other_figures_can_be_loaded(tmp_path: Path) -> None:
    content, content_hash = loaded(tmp_path, other_figures)
    assert content_hash != HASH
    assert content.tokens == ("P2",) * 9 + ("G6",) * 3
    assert (content.heart, content.maps, content.workers["purple"]) == ("H15", 14, 4)
    assert content.cards["I02"].ongoing == Whenever("gain-power", Gain("I02.ongoing", "guile", 1))
    assert content.cards["I01"].ongoing == Whenever("tuck-quest", Gain("I01.ongoing", "coin", 1))
    assert content.nodes["I02"] == effects.If(
        "I02", Condition("region", region="S"), Gain("I02/1", "power", 1)
    )
    assert content.tiles["T08"].level == 20
    assert content.tiles["T20"].level == 0
    assert content.map.neighbours["base"] == ("s2", "s3")
    assert [card.number for card in content.cards.values() if card.number][:2] == [90, 89]


@pytest.mark.rule("SB-1033")
def test_a_path_with_one_chaining_part_is_allowed(tmp_path: Path) -> None:
    """``or`` takes the larger, so a choice between two is one."""
    choice = {"or": [{"play": {}}, {"then": [{"gather": "here"}, {"coin": 1}]}, {"borrow": 1}]}
    content, _ = loaded(tmp_path, to("I05", instant=choice))
    assert isinstance(content.cards["I05"].ability, effects.OneOf)
    twice = {"all": [{"play": {}}, {"pay": {"power": 1}, "for": {"borrow": 1}}]}
    content, _ = loaded(tmp_path, to("I05", instant=twice, chain=2))
    assert isinstance(content.cards["I05"].ability, effects.All)


@pytest.mark.rule("SB-1071")
def test_the_map_may_lie_otherwise(tmp_path: Path) -> None:
    content, _ = loaded(tmp_path, putting("map", "holes", "h1", value=[40, 40]))
    assert content.map.holes_at["c1"] == ()
    assert content.map.at["h1"] == (40, 40)


def test_lines_of_the_packaged_file_are_not_too_long() -> None:
    text = FILE.read_text(encoding="utf-8")
    assert max(map(len, text.splitlines())) <= 200
