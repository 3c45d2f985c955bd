"""Sections 2 and 7 of the catalogue: chips, and variant A."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engines.expedition_1996.moves import Chip, Pass
from engines.expedition_1996.state import State
from engines.routes.moves import EndTurn

from .positions import GAME, asked, begun, ids, kinds, offered, play, points, refused, started

LOOKUP = GAME.lookup
NUMBERS = LOOKUP.network.numbers


def held(state: State, *hands: str) -> State:
    """Return the state with other hands."""
    dealt = tuple(tuple(sorted(NUMBERS[id_] for id_ in hand.split())) for hand in hands)
    return replace(state, cards=replace(state.cards, hands=dealt))


FAR = "timbuktu giza nan_madol uluru ujiji troy"
OTHER = "rapa_nui mactan angkor fuji venice changan"


def base(variant_a: bool = False) -> State:
    """Return the start of a game in which seat 0 begins and the hands are known."""
    return held(started(2, first_player=1, variant_a=variant_a), FAR, OTHER)


@pytest.mark.rule("Q96-201")
def test_four_rounds_of_one_chip_on_a_mission_in_hand() -> None:
    state = base()
    assert offered(state) == [
        "chip Timbuktu", "chip Giza", "chip Ujiji", "chip Troy", "chip Nan Madol", "chip Uluru"
    ]  # fmt: skip
    refused(state, "chip rapa nui", "Q96-201", "not-in-hand", place="Rapa Nui")
    refused(state, "chip r04", "Q96-201", "not-a-place", place="Socotra")
    refused(state, Chip("atlantis"), "RT-101", "no-such-point", point="atlantis")
    refused(state, "pass", "Q96-201", "no-passing", left=4)
    refused(state, "chip mactan", "Q96-201", "not-your-turn", seat=1, turn_seat=0)
    for place in ("giza", "mactan", "timbuktu", "angkor", "uluru", "fuji", "ujiji"):
        state = play(state, f"chip {place}")
    assert state.placer == 1
    assert state.to_place == (0, 1)
    state = play(state, "chip rapa nui")
    assert ids(state.chips[0]) == ["giza", "timbuktu", "uluru", "ujiji"]
    assert state.placer is None
    refused(state, "chip troy", "Q96-201", "chips-placed")
    refused(state, Pass(), "Q96-201", "chips-placed")


@pytest.mark.rule("Q96-202")
def test_a_marked_place_is_at_least_two_lines_from_the_start() -> None:
    state = play(base(), "chip giza")
    refused(state, "chip venice", "Q96-202", "next-to-start", place="Venice")
    assert "chip Venice" not in offered(state)
    state = play(state, "chip mactan")
    assert LOOKUP.network.distance(0, NUMBERS["troy"]) == 2
    assert ids(play(state, "chip troy").chips[0]) == ["giza", "troy"]


@pytest.mark.rule("Q96-203")
def test_neighbours_may_be_marked() -> None:
    assert LOOKUP.network.distance(NUMBERS["giza"], NUMBERS["troy"]) == 1
    state = play(play(base(), "chip giza"), "chip mactan")
    assert ids(play(state, "chip troy").chips[0]) == ["giza", "troy"]


@pytest.mark.rule("Q96-204")
def test_one_chip_per_place() -> None:
    state = play(play(base(), "chip giza"), "chip mactan")
    refused(state, "chip giza", "Q96-204", "chip-there", place="Giza")
    assert "chip Giza" not in offered(state)


@pytest.mark.rule("Q96-205", "RT-803")
def test_everyone_sees_the_chips() -> None:
    state = play(base(), "chip giza")
    for reader in (None, 0, 1):
        assert GAME.view(state, reader).chips == (("giza",), ())
    hand = GAME.view(state, 0).hand
    assert [mission.place for mission in hand if mission.marked] == ["giza"]
    _after, happened = GAME.apply(base(), 0, Chip("giza"))
    assert [(event.kind, event.audience, event.reveals) for event in happened] == [  # type: ignore[attr-defined]
        ("chip-placed", None, True)
    ]


# --- variant A -----------------------------------------------------------------------------


@pytest.mark.rule("Q96-701")
def test_variant_a_goes_round_until_nobody_can_or_will() -> None:
    state = base(variant_a=True)
    assert state.to_place == (10, 10)
    refused(state, "chip rapa nui", "Q96-701", "not-in-hand", place="Rapa Nui")
    refused(state, "chip r04", "Q96-701", "not-a-place", place="Socotra")
    refused(state, "chip giza", "Q96-701", "not-your-turn", seat=1, turn_seat=0)
    refused(state, EndTurn(), "Q96-701", "chips-first", left=10)
    order = []
    while state.placer is not None:
        order.append(state.placer)
        state = play(state, offered(state)[0])
    # Seat 0 holds six missions that may be marked, seat 1 five: Venice is next to the start.
    assert order == [0, 1] * 5 + [0]
    assert [len(places) for places in state.chips] == [6, 5]
    for move in (Chip("troy"), Pass()):
        refused(state, move, "Q96-701", "chips-placed")


@pytest.mark.rule("Q96-701", "Q96-202", "Q96-204")
def test_variant_a_keeps_the_limits_of_places() -> None:
    state = play(base(variant_a=True), "chip giza")
    refused(state, "chip venice", "Q96-202", "next-to-start", place="Venice")
    refused(play(state, "chip mactan"), "chip giza", "Q96-204", "chip-there", place="Giza")


@pytest.mark.rule("Q96-702")
def test_who_passed_is_not_asked_again() -> None:
    state = play(base(variant_a=True), "chip giza")
    assert offered(state)[-1] == "pass"
    state, happened = GAME.apply(state, 1, Pass())
    assert kinds(happened) == ["passed"]
    assert GAME.facts(happened[0]) == {"seat": 1, "unused": 10, "unable": "no"}
    assert state.placer == 0
    state = play(state, "chip troy")
    assert state.placer == 0
    state = play(state, "pass")
    assert state.placer is None
    assert state.dropped == (8, 10)
    assert points(state) == [-6 - 2, -6]  # unused chips do not count
    assert not GAME.view(state, None).chips[1]


@pytest.mark.rule("Q96-703")
def test_who_cannot_place_any_more_passes_by_himself() -> None:
    state = held(base(variant_a=True), "troy giza", "venice angkor")
    state = play(play(state, "chip troy"), "chip angkor")
    after, happened = GAME.apply(state, 0, Chip("giza"))
    assert kinds(happened) == ["chip-placed", "passed", "passed", "begun", "round-began"]
    assert [GAME.facts(event) for event in happened[1:3]] == [
        {"seat": 1, "unused": 9, "unable": "yes"},
        {"seat": 0, "unused": 8, "unable": "yes"},
    ]
    assert after.placer is None
    assert after.dropped == (8, 9)


@pytest.mark.rule("Q96-704", "Q96-706")
def test_variant_a_counts_every_chip() -> None:
    state = begun(2, variant_a=True)
    placed = [len(places) for places in state.chips]
    assert max(placed) > 4
    assert points(state) == [-12 - placed[0], -12 - placed[1]]
    question = asked(state)
    assert question.kind == "turn"
    assert len(state.cards.row) == 6


def test_the_turn_rises_with_every_chip_and_goes_on() -> None:
    state, turns = started(3), list[int]()
    while state.placer is not None:
        turns.append(GAME.view(state, None).turn)
        state = play(state, offered(state)[0])
    turns.append(GAME.view(state, None).turn)
    assert turns == [*range(1, 14)]
