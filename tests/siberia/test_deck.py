"""Face-up cards, the deck, and the sweep pile running out (SB-526 to SB-530, SB-532, SB-533)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.siberia.rules.events import GotCard, Refilled, Reshuffled
from engines.siberia.rules.stack import Drafting

from .tables import GAME, Table, table_of

SOUTH = {f"s{number}": f"T0{number}" for number in range(1, 7)}
MARKET = "I05 M03 Q01 I09 M25"


def playing(card: str, **given: Any) -> Table:
    """Return a table at which a card is in play, and nothing else is to be done in the turn."""
    hand = f"{card} {given.pop('hand', '')}"
    given = {"mech": "tatanka", "cell": "s1", "up": SOUTH, "market": MARKET, **given}
    return table_of(hand=hand, **given).only("play").play(f"play {card}")


def with_deck(table: Table, deck: str, swept: str = "") -> Table:
    """Leave only these cards in the deck, the next one first, and in the sweep pile."""
    return table.change(deck=tuple(reversed(deck.split())), swept=tuple(swept.split()))


def taken(table: Table) -> list[str]:
    """Return the face-up cards that may be taken."""
    return [line.removeprefix("take ") for line in table.offered if line.startswith("take ")]


@pytest.mark.rule("SB-526")
@pytest.mark.parametrize(
    ("cell", "holes"),
    [
        ("s1", ""),
        ("s2", "h4"),
        ("s4", "h4 h5"),
        ("c5", "h2 h3 h5"),
        ("n1", "h1"),
        ("n3", "h1 h2"),
        ("base", ""),
    ],
)
def test_adjacent_cards_are_those_in_holes_next_to_the_mech(cell: str, holes: str) -> None:
    table = playing("I07", cell=cell, workers="blue").play("staff blue")
    cards = dict(zip(("h1", "h2", "h3", "h4", "h5"), MARKET.split(), strict=True))
    assert taken(table) == [cards[hole] for hole in holes.split()]
    if holes:
        far = next(card for hole, card in cards.items() if hole not in holes)
        refusal = table.refused(f"take {far}")
        assert (refusal.rule, refusal.code) == ("SB-526", "not-adjacent")
        assert refusal.facts == {"card": GAME.content.cards[far].names.name}


@pytest.mark.rule("SB-526")
def test_a_face_up_card_is_any_of_the_five() -> None:
    table = playing("Q03", workers="yellow", hand="I16").play("staff yellow")
    assert taken(table) == MARKET.split()
    for card in ("I16", "Q03", "I11"):
        refusal = table.refused(f"take {card}")
        assert (refusal.rule, refusal.code) == ("SB-526", "not-face-up")
    refusal = playing("Q08", workers="blue").play("staff blue").refused("take M03")
    assert (refusal.rule, refusal.code) == ("SB-1006", "not-this-card")


@pytest.mark.rule("SB-527", "SB-512")
def test_a_taken_card_is_replaced_in_its_hole_before_it_is_placed() -> None:
    table = playing("Q03", workers="yellow", deck="Q40 I16")
    before = len(table.state.deck)
    table.play("staff yellow", "take Q01")
    assert table.state.market == ("I05", "M03", "Q40", "I09", "M25")
    assert len(table.state.deck) == before - 1
    assert table.row == "Q03+yellow Q01"
    assert table.events[-2:] == (
        GotCard(seat=0, card="Q01", where="market"),
        Refilled(hole="h3", card="Q40", reveals=True),
    )


@pytest.mark.rule("SB-527")
def test_the_hole_is_filled_while_it_is_asked_where_the_card_goes() -> None:
    table = playing("Q03", workers="yellow", deck="Q40", mech="highlander")
    table.play("staff yellow", "take Q01")
    assert table.asked.kind == "put"
    assert table.state.market[2] == "Q40"
    assert table.row == "Q03+yellow"


@pytest.mark.rule("SB-528")
def test_the_top_card_is_gained() -> None:
    table = playing("Q01", workers="yellow", deck="Q40 I16").play("staff yellow", "do Q01/2")
    assert table.row == "Q01+yellow Q40"
    assert table.state.deck[-1] == "I16"
    assert table.happened("got-card")[0].reveals


@pytest.mark.rule("SB-528")
@pytest.mark.parametrize(("kept", "other"), [("Q40", "I16"), ("I16", "Q40")])
def test_of_two_cards_drawn_one_goes_to_the_sweep_pile(kept: str, other: str) -> None:
    table = playing("I09", workers="blue", deck="Q40 I16 M01").play("staff blue")
    assert table.asked.kind == "draft"
    assert table.offered == ["keep Q40", "keep I16"]
    refusal = table.refused("keep M01")
    assert (refusal.rule, refusal.code) == ("SB-528", "not-drawn")
    assert refusal.facts == {"card": "Ember Chondrite"}
    table.play(f"keep {kept}")
    assert table.row == f"I09+blue {kept}"
    assert table.state.swept == (other,)
    assert table.state.deck[-1] == "M01"


@pytest.mark.rule("SB-529")
def test_both_cards_drawn_are_shown_to_everyone() -> None:
    table = playing("I09", workers="blue", deck="Q40 I16").play("staff blue")
    (drafted,) = table.happened("drafted")
    assert (drafted.cards, drafted.reveals) == (("Q40", "I16"), True)
    for seat in (None, 0, 1):
        assert Drafting(("Q40", "I16")) in GAME.view(table.state, seat).pending


@pytest.mark.rule("SB-530")
def test_a_single_card_left_is_gained() -> None:
    table = with_deck(playing("I09", workers="blue"), "Q40").play("staff blue")
    assert table.row == "I09+blue Q40"
    assert (table.state.deck, table.state.swept) == ((), ())
    assert table.asked.kind == "part"
    assert not table.happened("drafted")


@pytest.mark.rule("SB-530", "SB-532")
def test_two_cards_in_deck_and_sweep_pile_are_enough_for_a_choice() -> None:
    table = with_deck(playing("I09", workers="blue"), "Q40", "I16").play("staff blue")
    assert table.offered == ["keep Q40", "keep I16"]
    table.play("keep I16")
    assert (table.state.deck, table.state.swept) == (("Q40",), ())


@pytest.mark.rule("SB-532")
def test_an_empty_deck_is_made_of_the_sweep_pile_at_once() -> None:
    table = with_deck(playing("Q01", workers="yellow"), "Q40", "I16 M01 Q07")
    table.play("staff yellow", "do Q01/2")
    assert table.row == "Q01+yellow Q40"
    assert sorted(table.state.deck) == ["I16", "M01", "Q07"]
    assert table.state.swept == ()
    (shuffled,) = table.happened("reshuffled")
    assert (shuffled.count, shuffled.reveals) == (3, True)


@pytest.mark.rule("SB-528", "SB-533")
def test_the_card_not_kept_is_the_deck_if_there_is_no_other() -> None:
    table = with_deck(playing("I09", workers="blue"), "Q40 I16").play("staff blue", "keep I16")
    assert table.row == "I09+blue I16"
    assert (table.state.deck, table.state.swept) == (("Q40",), ())


@pytest.mark.rule("SB-532")
def test_the_new_deck_is_shuffled() -> None:
    orders = set[tuple[str, ...]]()
    for seed in "abcdefgh":
        table = with_deck(playing("Q01", workers="yellow", seed=seed), "Q40", "I16 M01 Q07")
        orders.add(table.play("staff yellow", "do Q01/2").state.deck)
    assert len(orders) > 3


@pytest.mark.rule("SB-532")
def test_the_deck_is_new_before_anything_else_happens() -> None:
    # The last card goes into the second of three holes.
    table = with_deck(playing("M17", workers="yellow"), "Q40 I16", "Q07")
    table.play("staff yellow", "sweep M03 I09 M25")
    kinds = [event for event in table.events if isinstance(event, Refilled | Reshuffled)]
    assert [type(event) for event in kinds] == [Refilled, Reshuffled, Refilled, Refilled]
    assert isinstance(kinds[1], Reshuffled)
    assert kinds[1].count == 4
    assert table.state.market[1] == "Q40"
    assert table.state.market[3] == "I16"
    assert table.state.market[4] in ("Q07", "M03", "I09", "M25")


@pytest.mark.rule("SB-533")
def test_without_any_card_a_draw_gives_nothing() -> None:
    table = with_deck(playing("Q01", workers="yellow"), "").play("staff yellow")
    assert table.row == "Q01+yellow"
    assert table.me.guile == 1
    assert not table.happened("got-card")
    table = with_deck(playing("I09", workers="blue"), "").play("staff blue")
    assert table.row == "I09+blue"


@pytest.mark.rule("SB-533")
def test_without_any_card_a_hole_stays_empty() -> None:
    table = with_deck(playing("Q03", workers="yellow"), "").play("staff yellow", "take Q01")
    assert table.state.market == ("I05", "M03", None, "I09", "M25")
    assert not table.happened("refilled")
    assert table.row == "Q03+yellow Q01"


@pytest.mark.rule("SB-533", "SB-531")
def test_cards_that_come_to_the_sweep_pile_then_are_the_deck_and_fill_the_holes() -> None:
    for seed in "abcd":
        table = with_deck(playing("M17", workers="yellow", seed=seed), "")
        table.change(market=("I05", None, "Q01", None, "M25"))
        table.play("staff yellow", "sweep I05 M25")
        market = table.state.market
        assert sorted(card for card in market[:2] if card) == ["I05", "M25"]
        assert market[2:] == ("Q01", None, None)
        assert (table.state.deck, table.state.swept) == ((), ())
        assert [event.hole for event in table.happened("refilled")] == ["h1", "h2"]
        (shuffled,) = table.happened("reshuffled")
        assert shuffled.count == 2  # all cards of one sweep together
