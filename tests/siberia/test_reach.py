"""The face-up cards that a player can gain in a turn, told in the panel."""

from __future__ import annotations

from bot.texts import words_in
from engines.siberia.rules.reach import payable, within_reach
from render.siberia import card_text

from .tables import GAME, Table, table_of

UP = {"c2": "T07", "c3": "T10", "s2": "T02"}
"""7 gives an adjacent card, 10 an item that may lie anywhere."""

MARKET = ("I05", "Q24", "M07", "Q21", "I18")


def at_camp(**given: object) -> Table:
    """Return a table at which the token is shifted, with these cards in h1 to h5."""
    table = table_of(**{"cell": "s2", "up": UP, "mech": "tatanka", "hand": "", **given})  # type: ignore[arg-type]
    return table.change(market=MARKET)


def reach(table: Table) -> dict[str, tuple[str, ...]]:
    return dict(within_reach(GAME.content, GAME.view(table.state, table.state.active)))


def test_what_a_location_gives_is_in_reach_if_one_can_move_there_and_gather() -> None:
    near = set(GAME.content.map.holes_at["c2"])
    adjacent = {
        card for hole, card in zip(GAME.content.map.holes, MARKET, strict=True) if hole in near
    }
    found = reach(at_camp().only("move", "gather"))
    assert {card for card, places in found.items() if "7" in places} == adjacent
    assert {card for card, places in found.items() if "10" in places} == {"I05", "I18"}
    assert reach(at_camp().only("gather", "play")) == {}, "where the mech stands no card is given"
    assert reach(at_camp().only("move", "play")) == {}


def test_before_the_token_is_shifted_it_counts_what_can_be_covered() -> None:
    assert reach(at_camp(spot="move"))
    assert reach(at_camp(spot="play")) == {}, "who plays or gathers cannot also move"
    assert set(reach(at_camp(spot="play", cell="c3"))) == {"I05", "I18"}


def test_the_rest_of_a_gather_is_in_reach_also_after_it_has_begun() -> None:
    table = at_camp(cell="c3").only("gather").play("gather")
    assert set(reach(table)) == {"I05", "I18"}


def test_nothing_is_in_reach_of_others() -> None:
    state = at_camp().only("move", "gather").state
    assert within_reach(GAME.content, GAME.view(state, 1)) == ()
    assert within_reach(GAME.content, GAME.view(state, None)) == ()


def test_a_quest_is_payable_if_its_cost_is_there() -> None:
    cost = GAME.content.cards["Q24"].cost
    assert cost is not None
    rich = GAME.view(at_camp(power=cost.power, guile=cost.guile).state, 0)
    poor = GAME.view(at_camp(power=0, guile=0).state, 0)
    assert payable(GAME.content, rich, "Q24")
    assert not payable(GAME.content, poor, "Q24")
    assert not payable(GAME.content, rich, "I05"), "items are not paid for"


def test_the_panel_tells_it_in_one_line() -> None:
    table = at_camp(power=10, guile=10).only("move", "gather")
    names = ("Ada", "Bo", "Cy")
    lines = card_text(GAME.view(table.state, 0), words_in("en"), names).splitlines()
    (line,) = [line for line in lines if line.startswith("**In reach** ")]
    others, _payable, paid = line.partition(" · payable: ")
    assert "I18 (10)" in others
    assert "Q21 (7)" in paid
    public = card_text(GAME.view(table.state, None), words_in("en"), names)
    assert "n reach" not in public
