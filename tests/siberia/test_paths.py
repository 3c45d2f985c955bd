"""What menus show of a move, step by step."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.core import Chance
from engines.siberia.notation.writing import group

from .tables import GAME, table_of

SOUTH = {f"s{number}": f"T0{number}" for number in range(1, 7)}


def test_no_menu_has_more_than_twenty_five_cards() -> None:
    groups = Counter(group(GAME.content, card) for card in GAME.content.cards)
    assert groups == {
        "start": 12,
        "item": 25,
        "meteorite": 25,
        "quest-S": 12,
        "quest-C": 14,
        "quest-N": 14,
    }


@pytest.mark.parametrize("seats", [1, 3])
def test_every_move_has_a_path_of_its_own_through_its_question(seats: int) -> None:
    table, chance = table_of(seats, begun=False), Chance.from_seed("paths")
    for _move in range(250):
        if table.state.over:
            break
        offered = table.asked.moves
        paths = [GAME.path(move) for move in offered]
        assert len(set(paths)) == len(paths)
        assert all(len(path) <= len(table.asked.steps) for path in paths)
        number, chance = chance.below(len(offered))
        table.play(GAME.format(offered[number]))


def test_cards_are_chosen_by_their_group() -> None:
    table = table_of(hand="I05 Q01 CH1 M02", cell="s1", up=SOUTH).only("play")
    paths = [GAME.path(move) for move in table.asked.moves]
    assert paths == [
        ("play", "item", "I05"),
        ("play", "quest-S", "Q01"),
        ("play", "start", "CH1"),
        ("play", "meteorite", "M02"),
    ]


@pytest.mark.rule("SB-308", "SB-303")
def test_a_move_that_was_made_or_is_covered_is_refused_while_another_action_is_due() -> None:
    table = table_of(hand="I05 Q01", cell="s1", up=SOUTH).play("cover move")
    refusal = table.refused("go 2")
    assert (refusal.rule, refusal.code, refusal.facts) == (
        "SB-303",
        "action-covered",
        {"action": "move"},
    )
    table = table_of(hand="I05 Q01", cell="s1", up=SOUTH).play("cover gather", "go 2")
    assert (table.refused("go 3").rule, table.refused("go 3").code) == ("SB-308", "action-taken")


@pytest.mark.rule("SB-707")
def test_a_worker_of_another_colour_is_refused() -> None:
    table = table_of(hand="", cell="s1", up=SOUTH).only("gather").play("gather", "do T01/1")
    refusal = table.refused("worker green")
    assert (refusal.rule, refusal.code) == ("SB-707", "no-worker-in-supply")
    assert refusal.facts == {"colour": "green"}


def test_ways_to_pay_for_a_quest_are_told_apart() -> None:
    given = {"n1": "T14"}
    table = table_of(hand="Q26 Q28", workers="red", cell="n1", up=given, power=4, guile=4)
    table.only("play").play("play Q26", "staff red")
    assert [GAME.path(move) for move in table.asked.moves[:2]] == [
        ("solve", "Q28", "2-1"),
        ("solve", "Q28", "1-2"),
    ]
