"""Section 3 of the rules: rounds, cards, who is active, sides and choices, the end of a turn."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from engines.explorers.events import Chose, Committed, Lost, Marked, Sided, Turned

from .games import GAME, Table, names, random_game, seat, started, states_of, table

ORDERS = {
    2: "0101010 1010101 0101010 1010101",
    3: "0120120 1201201 2012012 012012-",
    4: "0123012 1230123 2301230 3012301",
}
"""The active seats of the four rounds, as the catalogue lists them (XP-304)."""


def begun(seats: int, first: int = 0) -> Table:
    """Return the blank map before round 1, with the start crosses placed."""
    on = table(seats=seats, first=first, number=0)
    return on.all(*["begin prairie d3 d2 d1 commit"] * seats)


def active_seats(on: Table) -> list[str]:
    """Return the active seats of a whole game by rounds; - stands for nobody."""
    rounds = [""] * 4
    while on.state.phase != "over":
        who = on.view(None).active
        rounds[on.state.round - 1] += "-" if who is None else str(who)
        on = on.idle()
    return rounds


@pytest.mark.rule("XP-301", "XP-303", "XP-304")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_active_seats_of_a_whole_game(seats: int) -> None:
    assert active_seats(begun(seats)) == ORDERS[seats].split()


@pytest.mark.rule("XP-304")
@pytest.mark.parametrize(("seats", "each"), [(2, 14), (3, 9), (4, 7)])
def test_everybody_is_active_equally_often(seats: int, each: int) -> None:
    counted = Counter("".join(active_seats(begun(seats))))
    assert [counted[str(who)] for who in range(seats)] == [each] * seats


@pytest.mark.rule("XP-303")
def test_another_first_player_shifts_everything() -> None:
    assert active_seats(begun(4, first=2)) == ["2301230", "3012301", "0123012", "1230123"]
    assert active_seats(begun(3, first=1)) == ["1201201", "2012012", "0120120", "120120-"]


@pytest.mark.rule("XP-301", "XP-302")
@pytest.mark.parametrize("seats", [1, 3])
def test_each_round_turns_seven_of_eight_cards(seats: int) -> None:
    turned: dict[int, list[tuple[str, str]]] = {}
    numbers: dict[int, list[int]] = {}
    for done in random_game(seats, "cards"):
        for event in done.events:
            if isinstance(event, Turned):
                turned.setdefault(event.round, []).append(event.card)
                numbers.setdefault(event.round, []).append(event.number)
                state = done.state
                everything = [*state.pile, *state.turned, state.card, state.aside]
                assert len(everything) == len(set(everything)) == 8
                assert len(state.pile) == 7 - event.number
                assert event.audience is None
                assert event.reveals
    assert {round: len(set(cards)) for round, cards in turned.items()} == dict.fromkeys(
        range(1, 5), 7
    )
    assert numbers == {round: [*range(1, 8)] for round in range(1, 5)}
    assert len({tuple(cards) for cards in turned.values()}) == 4  # shuffled anew


@pytest.mark.rule("XP-302")
def test_every_card_may_be_the_one_set_aside() -> None:
    aside = set()
    for number in range(60):
        on = started(1, f"aside {number}", drawn_landscape=True)
        if on.state.phase == "village":
            on = on.play(0, on.offered(0)[0])
        on = on.play(0, on.offered(0)[0])
        while on.kind(0) != "commit":
            on = on.play(0, on.offered(0)[0])
        aside.add(on.play(0, "commit").state.aside)
    assert len(aside) == 8


@pytest.mark.rule("XP-305")
def test_the_active_players_side_is_public_and_final() -> None:
    on = table(seats=3, first=1)
    assert on.view(None).to_act == (1,)
    for who in (0, 2):
        assert on.refused(who, "side water") == ("XP-305", "not-active", {"active_seat": 1})
        for line in ("take water", "map water", "c4", "commit", "bonus water", "stop"):
            assert on.refused(who, line) == ("XP-305", "wait-for-side", {"active_seat": 1})
    assert on.refused(1, "side desert") == (
        "XP-305", "not-on-card", {"side": "P", "other_side": "W"}
    )  # fmt: skip
    on = on.play(1, "side water")
    (told,) = on.told(Sided)
    assert (told.seat, told.side, told.audience, told.reveals) == (1, "W", None, True)
    for reader in (None, 0, 1, 2):
        assert on.view(reader).side == "W"
    assert on.refused(1, "side prairie") == ("XP-305", "side-final", {"side": "W"})


@pytest.mark.rule("XP-305", "XP-601", "XP-902")
def test_the_next_card_is_turned_when_all_before_it_is_settled() -> None:
    on = table(seats=1, number=7, achievements=("at-home",)).play(0, "take water commit")
    kinds = [event.kind for event in on.public()]
    assert kinds[-4:] == ["marked", "round-scored", "struck", "turned"]
    assert on.state.first == 0
    on = table(seats=3, number=7).play(0, "side water")
    on = on.all("commit", "take w commit", "take w commit")
    assert [event.kind for event in on.public()] == [
        *["marked"] * 3, *["round-scored"] * 3, "turned"
    ]  # fmt: skip
    (turned,) = on.told(Turned)
    assert (turned.round, turned.number, turned.seat) == (2, 1, 1)


@pytest.mark.rule("XP-306", "XP-966")
def test_a_side_is_chosen_first_even_with_a_map() -> None:
    on = table(sheets=[seat(maps=1)])
    assert on.kind(0) == "side"
    assert on.offered(0) == ["side prairie", "side water"]
    for line in ("map prairie", "take prairie", "mark d3", "commit"):
        assert on.refused(0, line) == ("XP-306", "side-first", {})
    on = on.play(0, "side water").play(0, "map prairie")
    assert (on.draft(0).map, on.draft(0).left) == (True, 4)


@pytest.mark.rule("XP-307", "XP-308", "XP-410")
def test_a_side_without_any_square_may_be_chosen() -> None:
    on = table().play(0, "side water")
    assert on.offered(0) == ["commit"]
    assert [(e.seat, e.what, e.count) for e in on.told(Lost)] == [(0, "regular", 3)]
    # The others get their crosses all the same, and the lost ones do not come back.
    on = on.all("commit", "take prairie d3 d2 d1 commit")
    on = on.card("P", "D").play(1, "side prairie").play(0, "take prairie")
    assert on.draft(0).left == 2


@pytest.mark.rule("XP-308", "XP-965", "XP-966")
def test_the_active_player_has_three_crosses_on_the_chosen_side() -> None:
    on = table().play(0, "side prairie")
    assert (on.kind(0), on.draft(0).side, on.draft(0).left) == ("cross", "P", 3)
    assert [(e.side, e.crosses, e.map) for e in on.told(Chose)] == [("P", 3, False)]
    assert on.refused(0, "take water") == ("XP-308", "own-side", {"side": "P"})
    with_map = table(sheets=[seat(maps=1)]).play(0, "side prairie")
    assert with_map.offered(0)[0] == "take prairie"
    assert "take water" not in with_map.offered(0)
    assert with_map.refused(0, "take water") == ("XP-308", "own-side", {"side": "P"})


@pytest.mark.rule("XP-309", "XP-966")
@pytest.mark.parametrize(("side", "other"), [("prairie", "water"), ("water", "prairie")])
def test_all_others_have_three_on_the_other_side_or_two_on_the_chosen(
    side: str, other: str
) -> None:
    on = table({"D3": "W", "D2": "W", "D1": "W"}, seats=4).play(0, f"side {side}")
    for who in (1, 2, 3):
        assert on.offered(who) == [f"take {other}", f"take {side}"]
        assert on.play(who, f"take {other}").draft(who).left == 3
        two = on.play(who, f"take {side}")
        assert two.draft(who).left == 2
        squares = "d3 / d2 / d1" if side == "water" else "d5 / d6 / d7"
        assert two.refused(who, squares) == ("XP-309", "only-two", {"side": side[0].upper()})
        assert two.refused(who, f"take {other}") == (
            "XP-309", "chosen", {"side": side[0].upper()}
        )  # fmt: skip
    assert on.refused(1, "take desert") == (
        "XP-309", "not-on-card", {"side": "P", "other_side": "W"}
    )  # fmt: skip
    assert on.refused(1, "d3") == ("XP-309", "choose-first", {})
    assert on.refused(1, "commit") == ("XP-309", "choose-first", {})


@pytest.mark.rule("XP-308", "XP-309", "XP-311", "XP-903")
def test_the_clause_that_is_quoted_about_a_choice_is_that_of_the_seat() -> None:
    """Solo and in the last turn of three players nobody is active, so nobody is another."""
    active = table(sheets=[seat(maps=1)] * 2).play(0, "side prairie")
    nobody = table(seats=3, round=4, number=7)
    for on, who, rule in (
        (active, 0, "XP-308"), (active, 1, "XP-309"), (nobody, 2, "XP-311"),
        (table(seats=1), 0, "XP-903"),
    ):  # fmt: skip
        facts = {"side": "P", "other_side": "W"}
        assert on.refused(who, "take desert") == (rule, "not-on-card", facts)
        assert on.refused(who, "commit") == (rule, "choose-first", {})
        assert on.refused(who, "d3") == (rule, "choose-first", {})
        assert on.refused(who, "take prairie / take p") == (rule, "chosen", {"side": "P"})


@pytest.mark.rule("XP-310", "XP-403")
def test_a_pair_is_spread_freely_and_not_mixed_with_the_other() -> None:
    land = {"D3": "W", "C4": "D", "E4": "M", "D2": "W", "D1": "W"}
    on = table(land, card=("PM", "WD")).play(0, "side pm")
    assert on.draft(0).left == 3
    assert on.squares(0) == {"E4", "D5"}
    assert on.refused(0, "d3") == (
        "XP-310", "pair-only", {"square": "D3", "terrain": "W", "side": "PM"}
    )  # fmt: skip
    for spread in ("e4 d5 d6", "d5 d6 d7", "d5 e4 e5"):
        assert on.play(0, spread).kind(0) == "commit"
    assert on.play(1, "take wd d3 d2 d1").kind(1) == "commit"
    assert on.play(1, "take wd d3 c4 d2").kind(1) == "commit"
    two = on.play(1, "take pm")
    assert two.draft(1).left == 2
    for side in ("prairie", "pw", "md"):
        assert on.refused(1, f"take {side}") == (
            "XP-310", "not-on-card", {"side": "PM", "other_side": "WD"}
        )  # fmt: skip


@pytest.mark.rule("XP-311", "XP-966")
def test_three_players_nobody_is_active_in_the_very_last_turn() -> None:
    on = table(seats=3, round=4, number=6, first=0, sheets=[seat(), seat(maps=1)])
    on = on.idle()
    (turned,) = on.told(Turned)
    assert (turned.seat, turned.number) == (None, 7)  # the card is turned all the same
    on = on.card("P", "W")
    view = on.view(None)
    assert (view.phase, view.active, view.to_act, view.side) == ("mark", None, (0, 1, 2), None)
    for who in range(3):
        assert on.offered(who)[:2] == ["take prairie", "take water"]
        for side in ("prairie", "water"):
            assert on.play(who, f"take {side}").draft(who).crosses == 3
        assert on.refused(who, "side prairie") == ("XP-311", "nobody-active", {})
    assert on.offered(1)[2:] == ["map prairie", "map water", "map desert", "map mountain"]
    lines = ["take p d3 d2 d1 commit", "map p d3 d2 d1 c1 commit", "take p d5 d6 d7 commit"]
    on = on.all(*lines)
    assert on.state.phase == "over"
    assert [turn.crosses for turn in on.state.news] == [3, 4, 3]


@pytest.mark.rule("XP-311")
@pytest.mark.parametrize(("round", "number"), [(4, 6), (3, 7), (1, 7)])
def test_three_players_in_every_other_turn_somebody_is(round: int, number: int) -> None:
    assert table(seats=3, round=round, number=number).view(None).active is not None
    assert table(seats=2, round=4, number=7).view(None).active is not None


@pytest.mark.rule("XP-312", "XP-511")
def test_a_map_instead_of_the_card_for_active_and_others() -> None:
    on = table(seats=3, sheets=[seat(maps=1), seat(maps=1)]).play(0, "side water")
    maps = ["map prairie", "map water", "map desert", "map mountain"]
    assert on.offered(0) == ["take water", *maps]
    assert on.offered(1) == ["take prairie", "take water", *maps]
    assert on.offered(2) == ["take prairie", "take water"]


@pytest.mark.rule("XP-313")
def test_the_turn_ends_when_all_have_committed() -> None:
    on = table(seats=3).play(0, "side prairie").play(2, "take prairie d3 d2 commit")
    (told,) = on.told(Committed)
    assert (told.seat, told.audience) == (2, (2,))
    assert on.sheet(2).crosses.bit_count() == 1
    assert on.refused(2, "commit") == ("XP-952", "committed", {})
    assert on.refused(2, "d1") == ("XP-952", "committed", {})
    on = on.play(0, "d3 d2 d1 commit")
    assert on.told(Marked) == []
    on = on.play(1, "take water commit")
    assert on.told(Committed) == [], "nobody waits for others any more"
    assert [(e.seat, names(e.marked), e.side, e.crosses) for e in on.told(Marked)] == [
        (0, "D3 D2 D1", "P", 3), (1, "", "W", 3), (2, "D3 D2", "P", 2)
    ]  # fmt: skip
    assert [own.crosses.bit_count() for own in on.state.sheets] == [4, 1, 3]
    assert on.view(None).turn == 2


@pytest.mark.rule("XP-314", "XP-971")
def test_even_a_seat_without_a_legal_cross_commits_itself() -> None:
    on = table().play(0, "side water").play(1, "take water")
    for who in (0, 1):
        question = on.asked(who)
        assert (question.kind, question.automatic, len(question.moves)) == ("commit", False, 1)
    assert on.state.number == 1
    for state in states_of(3, "never automatic"):
        assert not any(question.automatic for question in GAME.decisions(state))


@pytest.mark.rule("XP-313", "XP-556")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_order_of_acting_gives_the_same_state_and_public_events(seats: int) -> None:
    """Temple and race are fought for in the same turn, and the round ends with it."""
    there = "D3 D2 C2 M3 M2 L2 D12 D11 C11 M12 M11"
    on = table(
        {"E4": "P T"},
        seats=seats,
        first=-6 % seats,  # so that seat 0 is active in turn 7
        sheets=[seat(there, keys=1)] * seats,
        number=7,
        achievements=("at-home",),
    ).play(0, "side prairie")
    lines = [
        "e4 n12 e5 commit",
        "take prairie n12 e4 commit",
        "take prairie e4 e5 commit",
        "take prairie n12 n11 commit",
    ][:seats]
    results = set()
    for order in permutations(range(seats)):
        after = on.all(*lines, order=order)
        results.add((after.game.states.dump(after.state), tuple(after.public())))
    assert len(results) == 1
    visitors = [who for who in range(seats) if who != 3]
    assert after.visits() == [(who, "A", 12, 0) for who in visitors]
    assert after.state.struck[0] == len(visitors)
    races = [turn.races for turn in after.state.news]
    assert [bool(won) for won in races] == [True, True, False, True][:seats]
    assert {won[0] for won in races if won} == {("at-home", 10)}


@pytest.mark.rule("XP-556", "XP-953")
def test_steps_of_all_seats_may_be_mixed_in_any_way() -> None:
    on = table({"D3": "P k", "D2": "P T"}, seats=3).play(0, "side prairie")
    one = on.all("d3 d2 c4 commit", "take p d3 d2 commit", "take w commit")
    steps = [
        (0, "d3"), (1, "take p"), (1, "d3"), (2, "take w"), (0, "d2"), (2, "commit"), (1, "d2"),
        (0, "c4"), (0, "commit"), (1, "commit"),
    ]  # fmt: skip
    other = on
    for who, line in steps:
        other = other.play(who, line)
    assert other.state == one.state
