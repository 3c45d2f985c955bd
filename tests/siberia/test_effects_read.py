"""Every effect, event and static of the language, as it is written and as the engine gets it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import pytest

from engines.siberia.content import effects, ongoing, terms
from engines.siberia.content.effects import Gain, Node
from engines.siberia.content.ongoing import Static, Whenever
from engines.siberia.content.terms import ANY_CARD, BASIC, COLOURS, Condition, Cost, Filter, Per
from engines.siberia.content.trees import walk
from tests.siberia.packs import loaded, to, together

RED = Filter(colour="red")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("effect", "node"),
    [
        ({"power": 2}, Gain("I05", "power", 2)),
        ({"guile": 1}, Gain("I05", "guile", 1)),
        ({"coin": 7}, Gain("I05", "coin", 7)),
        ({"power": {"per": "idle", "max": 3}}, Gain("I05", "power", Per("idle", 3))),
        (
            {"coin": {"per": {"row": {"type": "item", "staffed": True}}, "max": 2}},
            Gain("I05", "coin", Per("row", 2, Filter(type="item", staffed=True))),
        ),
        ({"guile": {"per": {"row": {}}, "max": 2}}, Gain("I05", "guile", Per("row", 2))),
        ({"map": 2}, effects.GainMap("I05", 2)),
        ({"corruption": 1}, effects.GainCorruption("I05", 1)),
        ({"worker": "purple"}, effects.GainWorker("I05", ("purple",))),
        ({"worker": ["green", "blue"]}, effects.GainWorker("I05", ("green", "blue"))),
        ({"worker": "base"}, effects.GainWorker("I05", BASIC)),
        ({"worker": "any"}, effects.GainWorker("I05", COLOURS)),
        ({"draw": 2}, effects.Draw("I05", 2)),
        ({"draft": 1}, effects.Draft("I05")),
        ({"take": {"from": "any"}}, effects.Take("I05", False, ANY_CARD)),
        (
            {"take": {"from": "adjacent", "type": "quest", "colour": "red"}},
            effects.Take("I05", True, Filter("quest", "red")),
        ),
        ({"sweep": "any"}, effects.Sweep("I05")),
        ({"play": {}}, effects.PlayCard("I05", ANY_CARD)),
        ({"play": {"colour": "red"}}, effects.PlayCard("I05", RED)),
        ({"move": "range"}, effects.MoveMech("I05", None)),
        ({"move": 2}, effects.MoveMech("I05", 2)),
        ({"gather": "here"}, effects.GatherHere("I05")),
        ({"refresh": "all"}, effects.RefreshAll("I05")),
        ({"rescue": {"what": "card", "colour": "red"}}, effects.Rescue("I05", "card", RED)),
        ({"rescue": {"what": "worker"}}, effects.Rescue("I05", "worker", ANY_CARD)),
        ({"activate": {"from": "previous"}}, effects.Activate("I05", "previous", ANY_CARD)),
        (
            {"activate": {"from": "row", "type": "item"}},
            effects.Activate("I05", "row", Filter("item")),
        ),
        ({"borrow": 1}, effects.Borrow("I05")),
        ({"solve": {}}, effects.Solve("I05", 0)),
        ({"solve": {"discount": 1}}, effects.Solve("I05", 1)),
        ({"vanquish": {}}, effects.Vanquish("I05", None, 0, False)),
        ({"vanquish": {"at": "here"}}, effects.Vanquish("I05", None, 0, False)),
        (
            {"vanquish": {"max": 2, "discount": 1, "at": "adjacent"}},
            effects.Vanquish("I05", 2, 1, True),
        ),
        ({"destroy": {"at": "here"}}, effects.Destroy("I05", False)),
        ({"destroy": {"at": "adjacent"}}, effects.Destroy("I05", True)),
        ({"upgrade": 1}, effects.Upgrade("I05")),
        ({"meld": 1}, effects.Meld("I05")),
        ({"boast": 1}, effects.Boast("I05")),
        (
            {"all": [{"draft": 1}, {"then": [{"meld": 1}, {"or": [{"power": 1}, {"boast": 1}]}]}]},
            effects.All(
                "I05",
                (
                    effects.Draft("I05/1"),
                    effects.Then(
                        "I05/2",
                        (
                            effects.Meld("I05/2/1"),
                            effects.OneOf(
                                "I05/2/2",
                                (Gain("I05/2/2/1", "power", 1), effects.Boast("I05/2/2/2")),
                            ),
                        ),
                    ),
                ),
            ),
        ),
        (
            {
                "pay": {"power": 1, "guile": 2, "map": 3, "discard": 4, "trash": 5},
                "for": {"meld": 1},
            },
            effects.Pay("I05", Cost(1, 2, 3, 4, 5), effects.Meld("I05/1")),
        ),
        (
            {"if": {"glory": 2}, "do": {"boast": 1}},
            effects.If("I05", Condition("glory", least=2), effects.Boast("I05/1")),
        ),
        (
            {"if": {"melded": 1}, "do": {"boast": 1}},
            effects.If("I05", Condition("melded", least=1), effects.Boast("I05/1")),
        ),
        (
            {"if": {"solved": 3}, "do": {"boast": 1}},
            effects.If("I05", Condition("solved", least=3), effects.Boast("I05/1")),
        ),
        (
            {"if": {"maps": 4}, "do": {"boast": 1}},
            effects.If("I05", Condition("maps", least=4), effects.Boast("I05/1")),
        ),
        *(
            (
                {"if": {"region": region}, "do": {"boast": 1}},
                effects.If("I05", Condition("region", region=region), effects.Boast("I05/1")),
            )
            for region in get_args(terms.Region)
        ),
        (
            {"if": {"clean": True}, "do": {"boast": 1}},
            effects.If("I05", Condition("clean"), effects.Boast("I05/1")),
        ),
        (
            {"if": {"previous": {"type": "item"}}, "do": {"boast": 1}},
            effects.If(
                "I05", Condition("previous", filter=Filter(type="item")), effects.Boast("I05/1")
            ),
        ),
    ],
)
@pytest.mark.rule("SB-1001", "SB-1002", "SB-1003", "SB-1004", "SB-1005", "SB-1006", "SB-1094")
def test_each_effect_is_read(tmp_path: Path, effect: Any, node: Node) -> None:
    content, _ = loaded(tmp_path, to("I05", instant=effect))
    assert content.cards["I05"].ability == node
    assert [content.nodes[part.at] for part in walk(node)] == [*walk(node)]


COIN = Gain("I05.ongoing", "coin", 1)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("event", "moment", "wanted"),
    [
        *(
            ({"gain": gained}, f"gain-{gained}", ANY_CARD)
            for gained in ("power", "guile", "map", "worker", "card", "corruption")
        ),
        ({"gain": "card", "type": "item"}, "gain-card", Filter(type="item")),
        ({"play": {}}, "play", ANY_CARD),
        ({"play": {"type": "quest", "colour": "red"}}, "play", Filter("quest", "red")),
        ({"explore": "any"}, "explore", ANY_CARD),
        *(({"tuck": tucked}, f"tuck-{tucked}", ANY_CARD) for tucked in ("quest", "item")),
        ({"tuck": "meteorite"}, "tuck-meteorite", ANY_CARD),
        ({"rescue": "any"}, "rescue", ANY_CARD),
    ],
)
@pytest.mark.rule("SB-1021", "SB-1022", "SB-1094")
def test_each_event_is_read(
    tmp_path: Path, event: Any, moment: ongoing.Moment, wanted: Filter
) -> None:
    change = to("I05", ongoing={"whenever": event, "do": {"coin": 1}})
    content, _ = loaded(tmp_path, change)
    assert content.cards["I05"].ongoing == Whenever(moment, COIN, wanted, once=False)
    assert content.nodes["I05.ongoing"] == COIN
    change = to("I05", ongoing={"whenever": event, "do": {"coin": 1}, "once": "turn"})
    content, _ = loaded(tmp_path, change)
    assert content.cards["I05"].ongoing == Whenever(moment, COIN, wanted, once=True)


@pytest.mark.parametrize(
    ("static", "read"),
    [
        ({"move_range": 2}, Static("move_range", 2)),
        ({"to_hand": True}, Static("to_hand", 1)),
        ({"wild_worker": "purple"}, Static("wild_worker", 1, "purple")),
        ({"wild_card": "yellow"}, Static("wild_card", 1, "yellow")),
        ({"vanquish_discount": 3}, Static("vanquish_discount", 3)),
        ({"first_of_colour_discount": 1}, Static("first_of_colour_discount", 1)),
        ({"solve_discount": 1}, Static("solve_discount", 1)),
        ({"tuck_limit": 5}, Static("tuck_limit", 5)),
    ],
)
@pytest.mark.rule("SB-1061", "SB-1062", "SB-1063", "SB-1064", "SB-1065", "SB-1066", "SB-1067")
def test_each_static_is_read(tmp_path: Path, static: Any, read: Static) -> None:
    content, _ = loaded(
        tmp_path,
        together(to("I05", ongoing={"static": static}), to("tatanka", effect={"static": static})),
    )
    assert content.cards["I05"].ongoing == content.mechs["tatanka"].ability == read


@pytest.mark.rule("SB-806")
def test_what_mechs_can_do(tmp_path: Path) -> None:
    anytime = {"anytime": {"pay": {"map": 1}, "for": {"or": [{"coin": 1}, {"power": 1}]}}}
    whenever = {"whenever": {"explore": "any"}, "do": {"coin": 1}}
    content, _ = loaded(
        tmp_path, together(to("tatanka", effect=anytime), to("highlander", effect=whenever))
    )
    assert content.mechs["tatanka"].ability == ongoing.Anytime(("coin", "power"))
    gain = Gain("highlander.ongoing", "coin", 1)
    assert content.mechs["highlander"].ability == Whenever("explore", gain)
    assert content.nodes["highlander.ongoing"] == gain
