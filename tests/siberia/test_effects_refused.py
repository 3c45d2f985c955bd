"""Effects that the language does not have are refused, with what is allowed instead (SB-1095)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.siberia.packs import refusal, to

EFFECTS = (
    "activate, all, boast, borrow, coin, corruption, destroy, draft, draw, gather, guile, if, map,"
    " meld, move, or, pay, play, power, refresh, rescue, solve, sweep, take, then, upgrade,"
    " vanquish, worker"
)
COLOURS = "red, blue, green, yellow, purple"
TYPES = "character, companion, item, meteorite, quest"


def nested(depth: int) -> Any:
    effect: Any = {"power": 1}
    for _ in range(depth):
        effect = {"all": [effect, {"guile": 1}]}
    return effect


def wrong_effect(effect: Any, message: str) -> Any:
    """Return a case: card I05, the fifth item, has that effect."""
    return pytest.param(effect, message, id=json.dumps(effect)[:60])


@pytest.mark.slow
@pytest.mark.parametrize(
    ("effect", "message"),
    [
        wrong_effect({"pwoer": 1}, f": I05: unknown effect 'pwoer': one of {EFFECTS}"),
        wrong_effect(
            {"all": [{"power": 1}, {"or": [{"coin": 1}, {"gulie": 1}]}]},
            f".all.1.or.1: I05: unknown effect 'gulie': one of {EFFECTS}",
        ),
        wrong_effect(7, ": I05: an effect is an object with at least one key"),
        wrong_effect({}, ": I05: an effect is an object with at least one key"),
        wrong_effect(
            {"power": 1, "guile": 1},
            ": I05: an effect has one key, not power, guile: combine them in all or then",
        ),
        wrong_effect(nested(10), f"{'.all.0' * 10}: I05: more than 9 effects are in one another"),
        # combinations
        wrong_effect({"all": [{"power": 1}]}, ".all: I05: 'all' is a list of 2 to 9"),
        wrong_effect({"then": {"power": 1}}, ".then: I05: 'then' is a list of 2 to 9"),
        wrong_effect({"or": [{"power": 1}] * 10}, ".or: I05: 'or' is a list of 2 to 9"),
        wrong_effect({"pay": {"power": 1}}, ": I05: 'pay' needs the key 'for'"),
        wrong_effect({"for": {"power": 1}}, ": I05: 'pay' needs the key 'pay'"),
        wrong_effect({"if": {"glory": 1}}, ": I05: 'if' needs the key 'do'"),
        wrong_effect(
            {"if": {"glory": 1}, "do": {"coin": 1}, "power": 1},
            ".power: I05: unknown key 'power' of 'if': one of if, do",
        ),
        # amounts
        wrong_effect({"power": 0}, ".power: I05: 0 is not a number from 1 to 10"),
        wrong_effect({"guile": 11}, ".guile: I05: 11 is not a number from 1 to 10"),
        wrong_effect({"coin": 21}, ".coin: I05: 21 is not a number from 1 to 20"),
        wrong_effect({"coin": -1}, ".coin: I05: -1 is not a number from 1 to 20"),
        wrong_effect({"coin": "1"}, ".coin: I05: '1' is not a number from 1 to 20"),
        wrong_effect({"coin": True}, ".coin: I05: True is not a number from 1 to 20"),
        wrong_effect({"coin": 1.5}, ".coin: I05: 1.5 is not a number from 1 to 20"),
        wrong_effect(
            {"coin": {"per": "coins", "max": 2}},
            ".coin.per: I05: 'coins' is not one of glory, melded, solved, upgraded, maps,"
            " corruption, hand, idle, here, {row: ...}",
        ),
        wrong_effect(
            {"coin": {"per": "row", "max": 2}},
            ".coin.per: I05: 'row' is not one of glory, melded, solved, upgraded, maps,"
            " corruption, hand, idle, here, {row: ...}",
        ),
        wrong_effect({"coin": {"per": "hand"}}, ".coin: I05: an amount needs the key 'max'"),
        wrong_effect(
            {"coin": {"per": "hand", "max": 0}}, ".coin.max: I05: 0 is not a number from 1 to 20"
        ),
        wrong_effect(
            {"power": {"per": {"row": {"staffed": 1}}, "max": 2}},
            ".power.per.row.staffed: I05: 1 is not true",
        ),
        wrong_effect(
            {"power": {"per": {"hand": {}}, "max": 2}},
            ".power.per.hand: I05: unknown key 'hand' of a count: one of row",
        ),
        wrong_effect(
            {"map": {"per": "hand", "max": 2}},
            ".map: I05: {'per': 'hand', 'max': 2} is not a number from 1 to 10",
        ),
        wrong_effect({"corruption": 0}, ".corruption: I05: 0 is not a number from 1 to 10"),
        wrong_effect({"draw": 11}, ".draw: I05: 11 is not a number from 1 to 10"),
        wrong_effect({"draft": 2}, ".draft: I05: 2 is not 1"),
        wrong_effect({"borrow": 2}, ".borrow: I05: 2 is not 1"),
        wrong_effect({"upgrade": 0}, ".upgrade: I05: 0 is not 1"),
        wrong_effect({"meld": True}, ".meld: I05: True is not 1"),
        wrong_effect({"boast": "1"}, ".boast: I05: '1' is not 1"),
        # filters and words
        wrong_effect(
            {"worker": "pink"}, f".worker: I05: 'pink' is not one of {COLOURS}, base, any"
        ),
        wrong_effect(
            {"worker": ["red", "pink"]}, f".worker.1: I05: 'pink' is not one of {COLOURS}"
        ),
        wrong_effect({"worker": ["red", "red"]}, ".worker: I05: a colour is named twice: red, red"),
        wrong_effect({"worker": ["red"]}, ".worker: I05: a choice of workers is a list of 2 to 4"),
        wrong_effect({"take": {"type": "item"}}, ".take: I05: 'take' needs the key 'from'"),
        wrong_effect(
            {"take": {"from": "hand"}}, ".take.from: I05: 'hand' is not one of any, adjacent"
        ),
        wrong_effect(
            {"take": {"from": "any", "type": "tool"}},
            f".take.type: I05: 'tool' is not one of {TYPES}",
        ),
        wrong_effect(
            {"take": {"from": "any", "colour": "pink"}},
            f".take.colour: I05: 'pink' is not one of {COLOURS}",
        ),
        wrong_effect(
            {"take": {"from": "any", "staffed": True}},
            ".take.staffed: I05: unknown key 'staffed' of 'take': one of from, type, colour",
        ),
        wrong_effect({"sweep": 1}, ".sweep: I05: 1 is not one of any"),
        wrong_effect({"play": 1}, ".play: I05: 'play' is 1, not an object with type, colour"),
        wrong_effect({"gather": "there"}, ".gather: I05: 'there' is not one of here"),
        wrong_effect({"refresh": "cards"}, ".refresh: I05: 'cards' is not one of all"),
        wrong_effect({"move": "far"}, ".move: I05: 'far' is not range, or a number from 1 to 9"),
        wrong_effect({"move": 10}, ".move: I05: 10 is not range, or a number from 1 to 9"),
        wrong_effect({"rescue": {}}, ".rescue: I05: 'rescue' needs the key 'what'"),
        wrong_effect(
            {"rescue": {"what": "mech"}}, ".rescue.what: I05: 'mech' is not one of card, worker"
        ),
        wrong_effect(
            {"activate": {"from": "hand"}},
            ".activate.from: I05: 'hand' is not one of row, previous, adjacent, any",
        ),
        wrong_effect(
            {"solve": {"discount": 6}}, ".solve.discount: I05: 6 is not a number from 1 to 5"
        ),
        wrong_effect(
            {"solve": {"max": 1}}, ".solve.max: I05: unknown key 'max' of 'solve': one of discount"
        ),
        wrong_effect(
            {"vanquish": {"max": 0}}, ".vanquish.max: I05: 0 is not a number from 1 to 10"
        ),
        wrong_effect(
            {"vanquish": {"discount": 0}}, ".vanquish.discount: I05: 0 is not a number from 1 to 5"
        ),
        wrong_effect(
            {"vanquish": {"at": "far"}}, ".vanquish.at: I05: 'far' is not one of here, adjacent"
        ),
        wrong_effect({"destroy": {}}, ".destroy: I05: 'destroy' needs the key 'at'"),
        # costs
        wrong_effect(
            {"pay": {}, "for": {"coin": 1}},
            ".pay: I05: a cost has at least one key: power, guile, map, discard, trash",
        ),
        wrong_effect(
            {"pay": {"coin": 1}, "for": {"power": 1}},
            ".pay.coin: I05: unknown key 'coin' of a cost: one of power, guile, map, discard,"
            " trash",
        ),
        wrong_effect(
            {"pay": {"trash": 0}, "for": {"power": 1}},
            ".pay.trash: I05: 0 is not a number from 1 to 10",
        ),
        # conditions
        wrong_effect(
            {"if": {"coins": 2}, "do": {"power": 1}},
            ".if.coins: I05: unknown key 'coins' of a condition: one of glory, melded, solved,"
            " maps, region, clean, previous",
        ),
        wrong_effect(
            {"if": {"glory": 1, "maps": 1}, "do": {"power": 1}},
            ".if: I05: a condition has one key of glory, melded, solved, maps, region, clean,"
            " previous, not 2",
        ),
        wrong_effect(
            {"if": {"melded": 6}, "do": {"power": 1}},
            ".if.melded: I05: 6 is not a number from 1 to 5",
        ),
        wrong_effect(
            {"if": {"region": "W"}, "do": {"power": 1}},
            ".if.region: I05: 'W' is not one of S, C, N",
        ),
        wrong_effect(
            {"if": {"clean": False}, "do": {"power": 1}}, ".if.clean: I05: False is not true"
        ),
        wrong_effect(
            {"if": {"previous": {}}, "do": {"power": 1}},
            ".if.previous: I05: 'previous' has at least one key: type, colour",
        ),
    ],
)
@pytest.mark.rule("SB-1095", "SB-1001", "SB-1002", "SB-1003", "SB-1004", "SB-1005", "SB-1006")
def test_what_the_effect_language_does_not_have(tmp_path: Path, effect: Any, message: str) -> None:
    _, said = refusal(tmp_path, to("I05", instant=effect))
    assert said == f"items.4.instant{message}"


@pytest.mark.parametrize(
    ("part", "message"),
    [
        ({}, ": I05: an ongoing part is an object with at least one key"),
        ({"power": 1}, ": I05: unknown ongoing part power: one of static, whenever"),
        ({"anytime": {}}, ": I05: unknown ongoing part anytime: one of static, whenever"),
        ({"whenever": {"rescue": "any"}}, ": I05: 'whenever' needs the key 'do'"),
        (
            {"whenever": {"rescue": "any"}, "do": {"coin": 1}, "once": "game"},
            ".once: I05: 'game' is not one of turn",
        ),
        (
            {"whenever": {"gain": "coin"}, "do": {"coin": 1}},
            ".whenever.gain: I05: 'coin' is not one of power, guile, map, worker, card, corruption",
        ),
        (
            {"whenever": {"gain": "power", "type": "item"}, "do": {"coin": 1}},
            ".whenever.type: I05: unknown key 'type' of 'gain power': one of gain",
        ),
        (
            {"whenever": {"boast": "any"}, "do": {"coin": 1}},
            ".whenever.boast: I05: unknown key 'boast' of an event: one of gain, play, explore,"
            " tuck, rescue",
        ),
        (
            {"whenever": {"explore": "any", "rescue": "any"}, "do": {"coin": 1}},
            ".whenever: I05: an event has one key of gain, play, explore, tuck, rescue, not 2",
        ),
        (
            {"whenever": {"tuck": "character"}, "do": {"coin": 1}},
            ".whenever.tuck: I05: 'character' is not one of quest, item, meteorite",
        ),
        (
            {"whenever": {"explore": "all"}, "do": {"coin": 1}},
            ".whenever.explore: I05: 'all' is not one of any",
        ),
        (
            {"whenever": {"play": {"colour": "pink"}}, "do": {"coin": 1}},
            f".whenever.play.colour: I05: 'pink' is not one of {COLOURS}",
        ),
        (
            {"whenever": {"explore": "any"}, "do": {"pay": {"power": 1}, "for": {"play": {}}}},
            ".do: I05: none of play, activate, gather and borrow is ongoing (SB-1033)",
        ),
        (
            {"static": {"speed": 1}},
            ".static.speed: I05: unknown key 'speed' of 'static': one of move_range,"
            " vanquish_discount, first_of_colour_discount, solve_discount, tuck_limit, to_hand,"
            " wild_worker, wild_card",
        ),
        ({"static": {"move_range": 0}}, ".static.move_range: I05: 0 is not a number from 1 to 9"),
        ({"static": {"tuck_limit": 6}}, ".static.tuck_limit: I05: 6 is not 5"),
        ({"static": {"to_hand": 1}}, ".static.to_hand: I05: 1 is not true"),
        (
            {"static": {"wild_card": "any"}},
            f".static.wild_card: I05: 'any' is not one of {COLOURS}",
        ),
    ],
)
@pytest.mark.rule("SB-1095", "SB-1021", "SB-1022", "SB-1033", "SB-1061", "SB-1066")
def test_what_ongoing_parts_do_not_have(tmp_path: Path, part: Any, message: str) -> None:
    _, said = refusal(tmp_path, to("I05", ongoing=part))
    assert said == f"items.4.ongoing{message}"
