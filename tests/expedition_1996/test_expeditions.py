"""Section 3 of the catalogue: first arrows, and where branches start."""

from __future__ import annotations

import pytest

from engines.expedition_1996.state import State

from .positions import asked, offered, play, position, refused, sketched, tip

# Three start lines to a, b and c, which are joined to each other in a ring of further places.
RING = sketched("start-pa-pd-pb-pe-pc-pf-pa start-pb start-pc pd-pg-ph pe-pi pf-pj")


def ring(**known: object) -> State:
    return position(game=RING, tickets=(3, 3), **known)  # type: ignore[arg-type]


def mains(state: State, colour: str) -> list[str]:
    return [move for move in offered(state, game=RING) if move.startswith(colour)]


@pytest.mark.rule("Q96-301")
def test_a_new_expedition_leaves_on_a_free_line() -> None:
    state = ring(red="start>pa>pd")
    assert mains(state, "blue") == ["blue PB", "blue PC"]
    refused(state, "blue pa", "Q96-301", "start-line-taken", game=RING, colour="blue", to="PA")
    refused(
        state, "voucher blue pa", "Q96-301", "start-line-taken", game=RING, colour="blue", to="PA"
    )
    state = play(state, "blue pb", game=RING)
    assert tip(state, "blue", RING) == "pb"
    refused(
        state, "voucher yellow pb", "Q96-301", "start-line-taken", game=RING, colour="yellow",
        to="PB",
    )  # fmt: skip
    assert "voucher yellow PC" in offered(state, game=RING)


@pytest.mark.rule("Q96-301")
def test_a_bonus_arrow_too_begins_on_a_free_line() -> None:
    game = sketched("start-g1-pa start-pb-pc start-pd-pe")
    state = play(position(game=game, red="start>pb"), "yellow g1", game=game)
    assert asked(state, game).kind == "bonus"
    assert "bonus blue PD" in offered(state, game=game)
    refused(
        state, "bonus blue pb", "Q96-301", "start-line-taken", game=game, colour="blue", to="PB"
    )


@pytest.mark.rule("Q96-301")
def test_the_same_after_the_only_arrow_of_a_colour_was_removed() -> None:
    state = ring(red="start>pa", blue="start>pb")
    state = play(state, "remove red", game=RING)
    assert mains(state, "red") == ["red PA", "red PC"]
    refused(state, "red pb", "Q96-301", "start-line-taken", game=RING, colour="red", to="PB")


@pytest.mark.rule("Q96-302")
def test_if_all_start_lines_carry_arrows_any_may_be_used() -> None:
    game = sketched("start-pa-pb start-pc-pb")
    state = position(game=game, red="start>pa", blue="start>pc")
    assert [move for move in offered(state, game=game) if move.startswith("yellow")] == [
        "yellow PA",
        "yellow PC",
    ]
    assert tip(play(state, "yellow pa", game=game), "yellow", game) == "pa"


@pytest.mark.rule("Q96-303", "RT-207")
def test_later_arrows_share_lines_with_other_colours() -> None:
    # Blue may go along red's lines, in either direction, and to the start over a start line.
    state = ring(red="start>pa>pd", blue="start>pb>pd")
    assert "blue PA" in offered(state, game=RING)
    state = play(state, "blue pa end", game=RING)
    state = play(state, "voucher blue start", game=RING)
    assert asked(state, RING).kind == "branch"
    assert tip(state, "blue", RING) == "start"


@pytest.mark.rule("Q96-303")
def test_a_branch_may_leave_the_start_beside_another_colour() -> None:
    # Blue came back to the start, which carries a blue arrowhead now; red runs from start to c.
    state = ring(red="start>pc", blue="start>pa>pd>pb")
    state = play(state, "blue start", game=RING)
    assert "branch blue START PC" in offered(state, game=RING)
    state = play(state, "branch blue start pc", game=RING)
    assert tip(state, "blue", RING) == "pc"


@pytest.mark.rule("Q96-304", "RT-509")
def test_route_rule_any_point_with_an_arrowhead() -> None:
    # The loop is a, d, b, e, c, f; g hangs off before it, so that only the route rule allows it.
    game = sketched("start-pa-pb-pc-pd-pb pa-pe start-pf pc-pg")
    state = position(game=game, red="start>pa>pb>pc>pd")
    state = play(state, "red pb", game=game)
    assert offered(state, game=game) == ["branch red PA PE", "branch red PC PG"]
    # No arrowhead lies at the start: no branch from there.
    refused(
        state, "branch red start pf", "RT-509", "no-arrowhead", game=game,
        colour="red", point="START", to="PF",
    )  # fmt: skip


@pytest.mark.rule("Q96-705", "Q96-808")
@pytest.mark.parametrize("variant_b", [False, True])
def test_loop_rule_only_points_of_the_last_loop(variant_b: bool) -> None:
    game = sketched("start-pa-pb-pc-pd-pb pa-pe start-pf pc-pg pd-ph")
    state = position(
        game=game, red="start>pa>pb>pc>pd", variant_a=True, variant_b=variant_b, chips=["pg", "ph"]
    )
    state = play(state, "red pb", game=game)
    assert offered(state, game=game) == ["branch red PC PG", "branch red PD PH"]
    refused(
        state, "branch red pa pe", "RT-510", "off-the-loop", game=game,
        colour="red", point="PA", to="PE",
    )  # fmt: skip


@pytest.mark.rule("Q96-304")
def test_the_only_branch_is_laid_without_asking() -> None:
    game = sketched("start-pa-pb-pc-pa pb-r1")
    state = position(game=game, red="start>pa>pb>pc")
    state = play(state, "red pa", game=game)
    assert tip(state, "red", game) == "r1"
    assert asked(state, game).kind == "turn"
