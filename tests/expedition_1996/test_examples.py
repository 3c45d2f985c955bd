"""The worked examples of the catalogue, on our own board."""

from __future__ import annotations

import pytest

from engines.expedition_1996.state import State

from .positions import (
    GAME,
    asked,
    events,
    kinds,
    offered,
    play,
    points,
    position,
    refused,
    sketched,
    tip,
)

X1 = "red socotra voucher red arabian sea bonus red maldives voucher red off sumatra"


def at_marib(**known: object) -> State:
    known = {"hands": ("uluru rapa_nui", "waitangi mactan"), **known}
    return position(red="start..marib", tickets=(1, 3), **known)  # type: ignore[arg-type]


@pytest.mark.rule("Q96-501", "RT-401", "RT-403")
def test_x1_five_arrows_and_not_a_voucher_less() -> None:
    state = at_marib()
    tickets = []
    for part in (
        "red socotra",
        "voucher red arabian sea",
        "bonus red maldives",
        "voucher red off sumatra",
        "bonus red borobudur",
    ):
        state = play(state, part)
        tickets.append(state.board.tickets[0])
    assert tickets == [2, 1, 2, 1, 1]
    assert state.board.spent == 2
    assert len(state.news[-1].laid) == 5
    refused(state, "voucher red mactan", "RT-705", "two-tickets", limit=2, spent=2)
    assert offered(state) == ["end"]


def test_x2_a_removal_back_onto_a_green_dot() -> None:
    state = play(at_marib(), f"{X1} bonus red borobudur end")
    state = play(state, "remove red")
    assert tip(state, "red") == "g05"
    assert asked(state).kind == "bonus"
    state = play(state, "bonus red angkor red changan")
    assert tip(state, "red") == "changan"
    assert state.board.spent == 1
    assert any(move.startswith("voucher") for move in offered(state))
    (turn,) = GAME.view(state, None).news
    assert turn.removed == (("red", ("g05", "borobudur")),)
    assert turn.laid == (("red", ("g05", "angkor")), ("red", ("angkor", "changan")))


@pytest.mark.rule("Q96-301")
def test_x3_first_turns() -> None:
    state = position(hands=("uluru", "mactan"))
    reds = [move for move in offered(state) if move.startswith("red")]
    assert len(reds) == 6
    state = play(play(state, reds[0]), "end")
    first = reds[0].removeprefix("red ")
    assert f"blue {first}" not in offered(state)
    assert sum(move.startswith("blue") for move in offered(state)) == 5


def test_x4_same_colour_parallel_or_back_never_other_colours_always() -> None:
    state = position(
        red="start>venice>carthage", blue="start>solovetsky", hands=("uluru", "mactan")
    )
    refused(state, "red venice", "RT-303", "turning-back", colour="red", point="Venice")
    alternative = position(
        red="start>venice>carthage", blue="start>g01>troy>carthage", hands=("uluru", "mactan")
    )
    assert tip(play(alternative, "blue venice"), "blue") == "venice"
    same = position(
        red="start>venice>carthage>troy>g01>start", hands=("uluru", "mactan"), main=False
    )
    assert same.board.routes[0].closed


@pytest.mark.rule("Q96-304")
def test_x5_a_loop_on_a_green_dot() -> None:
    game = sketched("start-g1-pa-pb-g1 pa-pc start-pd g1-pe start-pf")
    state = position(game=game, red="start>g1>pa>pb", hands=("pd", "pf"))
    happened = events(state, "red g1", game=game)
    assert kinds(happened) == ["arrow-laid", "loop-formed", "bonus-earned"]
    state = play(state, "red g1", game=game)
    assert asked(state, game).kind == "branch"
    assert offered(state, game=game) == ["branch red G1 PE", "branch red PA PC"]
    state = play(state, "branch red pa pc", game=game)
    assert asked(state, game).kind == "bonus"
    assert "bonus blue PD" in offered(state, game=game)
    state = play(state, "bonus blue pd", game=game)
    assert state.board.tickets == (3, 3)


@pytest.mark.rule("Q96-705")
def test_x6_the_three_loops_of_variant_a() -> None:
    chains = "start-p1-p2-p3-p4-p5-p6-p7-p8-p3 p3-p9-p10-p2-p11-p12-p13-p14-p7 p9-p15-p16-p10"
    # One way out of every point shows which of them are on the last loop.
    ways = " ".join(f"p{number}-px{number}" for number in range(1, 17))
    game = sketched(f"{chains} {ways}")

    def exits(red: str, to: str) -> set[str]:
        state = position(game=game, red=red, hands=("px1", "px2"), variant_a=True)
        state = play(state, f"red {to}", game=game)
        return {move.start for move in asked(state, game).moves if move.to.startswith("px")}

    first = "start>p1>p2>p3>p4>p5>p6>p7>p8"
    assert exits(first, "p3") == {f"p{n}" for n in (3, 4, 5, 6, 7, 8)}
    second = f"{first}>p3>p9>p10"
    assert exits(second, "p2") == {f"p{n}" for n in (2, 3, 9, 10)}
    third = f"{second}>p2>p11>p12>p13>p14"
    assert exits(third, "p7") == {f"p{n}" for n in (14, 7, 8, 3, 9, 10, 2, 11, 12, 13)}
    last = f"{second}>p2>p11>p12>p13>p14>p7 p9>p15>p16"
    assert exits(last, "p10") == {f"p{n}" for n in (16, 10, 2, 3, 9, 15)}


@pytest.mark.rule("Q96-602", "Q96-603")
def test_x7_a_score() -> None:
    opened = "timbuktu giza uluru troy angkor mactan fuji"
    state = position(
        hands=("venice waitangi", "marib"),
        chips=("waitangi",),
        collected=("timbuktu giza uluru",),
        opened=(opened,),
        taken=("rapa_nui ujiji",),
    )
    assert points(state)[0] == 7 + 3 + 2 - 2 - 1 == 9
