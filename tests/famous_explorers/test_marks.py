"""Section 2 of the catalogue: marks, and hands that are redrawn."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

from engines.core import Chance
from engines.famous_explorers import setup
from engines.famous_explorers.moves import Mark, Redraw, Toss
from engines.famous_explorers.state import State
from engines.routes.cards import Cards
from engines.routes.network import numbers_of

from .positions import (
    GAME,
    asked,
    events,
    ids,
    lined,
    offered,
    play,
    position,
    refused,
    reveals,
    sketched,
    started,
)

LOOKUP = GAME.lookup
HUB = sketched("start-na-nb-hub hub-la hub-lb hub-lc hub-ld nb-le na-nc-nd")
"""A place three lines from the start in the middle of four others, and one more beside it."""

NEAR = "venice stonehenge danes_island solovetsky carthage altamira troy arkaim brattahlid"
"""Nine cards of places too near to the start."""

FAR = "giza fuji uluru nome cape_horn benin"
ANGKOR = LOOKUP.name(LOOKUP.network.numbers["angkor"])


def marking(hand: str, marks: str = "", *, game: object = GAME, **known: object) -> State:
    """Return a state in which seat 0 is to mark with this hand."""
    left = 4 - len(marks.split())
    known = {"hands": (hand, "nome"), "marks": (marks,), "to_mark": (left, left), **known}
    return position(game=game, marker=0, **known)  # type: ignore[arg-type]


def neighbours(place: str) -> set[str]:
    return set(LOOKUP.ids(numbers_of(LOOKUP.neighbours[LOOKUP.network.numbers[place]])))


# --- marking -------------------------------------------------------------------------------


@pytest.mark.rule("FE-201", "FE-202")
@pytest.mark.parametrize("seats", range(2, 7))
def test_four_rounds_counter_clockwise_from_the_start_player(seats: int) -> None:
    state = started(seats, "marks", first_player=2)
    order = []
    while state.marker is not None:
        seat, hand = state.marker, ids(state.cards.hands[state.marker])
        order.append(seat)
        question = asked(state)
        assert question.kind == "mark"
        assert all(isinstance(move, Mark) and move.place in hand for move in question.moves)
        state = play(state, offered(state)[0])
        assert len(state.marks[seat]) == (len(order) + seats - 1) // seats
    assert order == [(1 - step) % seats for step in range(seats)] * 4
    assert [len(own) for own in state.marks] == [4] * seats
    assert state.board.active == 1


@pytest.mark.rule("FE-201")
def test_only_places_of_own_cards_are_marked() -> None:
    state = marking(FAR)
    refused(state, "mark sigiriya", "FE-201", "not-in-hand", place="Sigiriya")
    refused(state, Mark("atlantis"), "RT-101", "no-such-point", point="atlantis")
    refused(state, "mark don steppe", "FE-201", "not-in-hand", place="Don Steppe")
    refused(state, "pass", "FE-201", "marks-first", left=4)
    refused(state, "mark nome", "FE-202", "not-your-turn", seat=1, turn_seat=0)


@pytest.mark.rule("FE-201", "FE-210")
def test_there_are_exactly_four_marks() -> None:
    state = position(hands=(FAR, "mactan"), marks=("giza fuji uluru nome",))
    refused(state, "mark cape horn", "FE-201", "marks-placed")
    refused(state, Toss("giza"), "FE-201", "marks-placed")
    refused(state, Redraw(), "FE-201", "marks-placed")


@pytest.mark.rule("FE-203")
def test_a_mark_is_at_least_three_lines_from_the_start() -> None:
    state = marking(f"troy {FAR}")
    refused(state, "mark troy", "FE-203", "too-close", place="Troy")
    for place in ("venice", "troy", "arkaim", "snaefellsjokull"):
        assert not LOOKUP.markable >> LOOKUP.network.numbers[place] & 1
    for place in ("giza", "cape_columbia", "sagres"):
        assert LOOKUP.markable >> LOOKUP.network.numbers[place] & 1


@pytest.mark.rule("FE-203", "FE-204")
def test_dots_count_for_the_distance_and_not_between_neighbours() -> None:
    game = sketched("start-r1-r2-pa-g1-r3-pb start-pc")
    assert game.lookup.markable == 1 << game.lookup.network.numbers["pa"] | (
        1 << game.lookup.network.numbers["pb"]
    )
    pa, pb = (game.lookup.network.numbers[id_] for id_ in ("pa", "pb"))
    assert game.lookup.neighbours[pa] == 1 << pb


@pytest.mark.rule("FE-204")
def test_neighbours_on_the_board() -> None:
    # A line.
    assert "timbuktu" in neighbours("goree")
    # One dot between, and several of both kinds: r04, g04, r05, g05.
    assert "timbuktu" in neighbours("sagres")
    assert {"borobudur", "angkor", "sigiriya", "comoros"} <= neighbours("marib")
    # Edge dots, from the half on one side of the map to the other.
    assert {"petropavlovsk", "dezhnev", "kealakekua"} <= neighbours("nome")
    # The start is no dot, and places separate.
    assert neighbours("danes_island") == {"snaefellsjokull", "solovetsky"}
    assert "giza" not in neighbours("marib")
    assert "dunhuang" not in neighbours("angkor")
    for place in ("angkor", "nome", "marib", "giza"):
        assert place not in neighbours(place)
        assert all(place in neighbours(neighbour) for neighbour in neighbours(place))


@pytest.mark.rule("FE-204")
def test_the_start_separates_also_behind_dots() -> None:
    game = sketched("start-r1-pa start-r2-pb pa-pc")
    numbers = game.lookup.network.numbers
    assert game.lookup.neighbours[numbers["pa"]] == 1 << numbers["pc"]
    assert game.lookup.neighbours[numbers["pb"]] == 0


@pytest.mark.rule("FE-205")
def test_own_marks_are_no_neighbours() -> None:
    state = marking("angkor marib nan_madol uluru troy nome cape_horn", "angkor")
    # By g05, r05, g04 and r04, and by r03.
    refused(
        state, "mark marib", "FE-205", "next-to-own", place="Marib", other=ANGKOR,
    )  # fmt: skip
    assert offered(state) == ["mark Nome", "mark Cape Horn", "mark Uluru"]


@pytest.mark.rule("FE-205")
def test_marks_of_others_do_not_matter() -> None:
    state = marking("angkor uluru nome cape_horn", marks="", to_mark=(4, 3))
    state = replace(state, marks=((), (LOOKUP.network.numbers["nan_madol"],)))
    assert f"mark {ANGKOR}" in offered(state)


@pytest.mark.rule("FE-206")
def test_a_place_is_marked_once() -> None:
    state = marking("angkor uluru nome cape_horn giza", "uluru")
    refused(state, "mark uluru", "FE-206", "marked-already", place="Uluru")
    held = {card for hand in started(4).cards.hands for card in hand}
    assert len(held) == 36  # no card is in two hands, so no two players can mark one place


@pytest.mark.rule("FE-207")
def test_a_mark_that_bars_the_fourth_is_refused() -> None:
    state = marking("hub la lb lc ld", game=HUB, hands=("hub la lb lc ld", "na"))
    assert offered(state, game=HUB) == ["mark LA", "mark LB", "mark LC", "mark LD"]
    refused(state, "mark hub", "FE-207", "never-four", game=HUB, place="HUB")
    state = play(state, "mark la", game=HUB)
    state = play(replace(state, marker=0), "mark ld", game=HUB)
    refused(
        replace(state, marker=0), "mark hub", "FE-205", "next-to-own",
        game=HUB, place="HUB", other="LA",
    )  # fmt: skip


@pytest.mark.rule("FE-207")
def test_a_later_mark_that_bars_the_fourth_is_refused() -> None:
    # pa and pb are neighbours, and so are pc and pd: three of the four cards fit together at most.
    game = sketched("start-na-nb-pe nb-pa-pb nb-pc-pd")
    state = marking("", game=game, hands=("pa pb pc pe", "na"))
    refused(state, "mark pa", "FE-207", "never-four", game=game, place="PA")
    assert game.decisions(state)[0].moves == ()
    state = marking("pa", "pe", game=game, hands=("pa pb pc pd pe", "na"), to_mark=(2, 3))
    assert offered(state, game=game) == ["mark PA", "mark PB", "mark PC", "mark PD"]


@pytest.mark.rule("FE-207")
def test_every_hand_with_four_legal_marks_can_be_marked_to_the_end() -> None:
    """What is offered agrees with trying every choice of four."""
    for number in range(12):
        state = started(4, f"four {number}")
        if state.redrawing:
            continue
        for seat, hand in enumerate(state.cards.hands):
            fours = [
                four
                for four in combinations([c for c in hand if LOOKUP.markable >> c & 1], 4)
                if not any(LOOKUP.neighbours[a] >> b & 1 for a, b in combinations(four, 2))
            ]
            start = replace(state, marker=seat)
            expected = {LOOKUP.network.ids[place] for four in fours for place in four}
            assert {move.place for move in asked(start).moves} == expected


@pytest.mark.rule("FE-209", "FE-951", "RT-803")
def test_marks_are_public_and_cannot_be_undone() -> None:
    state = started(3, "public", first_player=1)
    line = offered(state)[0]
    (happened,) = events(state, line)
    assert (happened.kind, happened.audience) == ("mark-placed", None)
    assert reveals(state, line)
    after = play(state, line)
    for reader in (None, 0, 1, 2):
        assert GAME.view(after, reader).marks[0] == GAME.lookup.ids(after.marks[0])
        assert GAME.view(after, reader).to_mark == (3, 4, 4)


# --- redrawing -----------------------------------------------------------------------------


def bad(seats: int = 2, hand: str = NEAR, **known: object) -> State:
    """Return a state in which seat 0 has to redraw."""
    known = {
        "hands": (hand, *("giza fuji uluru nome", "benin", "mactan")[: seats - 1]),
        "to_mark": (4,) * seats,
        "rest": True,
        **known,
    }
    return position(seats=seats, marker=0, redrawing=True, **known)  # type: ignore[arg-type]


@pytest.mark.rule("FE-208")
def test_a_hand_without_four_marks_is_redrawn_until_it_has_them() -> None:
    state = bad(
        deck="sarmizegetusa giza fuji uluru nome", hands=(NEAR, "gjoa_haven mactan uluru xingu")
    )
    assert asked(state).kind == "redraw"
    assert offered(state, "redraw") == []
    refused(state, "redraw", "FE-208", "nothing-tossed")
    turn = state.turn
    refused(state, "toss giza", "FE-208", "not-in-hand", place="Giza")
    refused(state, "mark troy", "FE-208", "redraw-first")
    refused(state, Redraw(), "FE-202", "not-your-turn", seat=1, turn_seat=0)
    state = play(state, "toss venice toss troy")
    assert ids(state.tossed) == ["venice", "troy"]
    assert "toss Venice" not in offered(state)
    assert offered(state)[-1] == "redraw"
    state = play(state, "redraw")
    # One more near card and Giza: not enough, so that the same player draws again.
    assert {"sarmizegetusa", "giza"} <= set(ids(state.cards.hands[0]))
    assert len(state.cards.hands[0]) == 9
    assert (state.marker, state.redrawing, state.turn) == (0, True, turn)
    assert ids(state.cards.discards) == ["venice", "troy"]
    state = play(state, "toss carthage toss altamira toss arkaim redraw")
    assert {"giza", "fuji", "uluru", "nome"} <= set(ids(state.cards.hands[0]))
    assert (state.marker, state.redrawing, asked(state).kind) == (0, False, "mark")
    assert state.turn == turn + 1


@pytest.mark.rule("FE-208")
def test_discards_are_shuffled_into_the_deck_after_the_last_redraw() -> None:
    # Seats redraw in marking order: 0, then 2.
    state = bad(
        3, hands=(NEAR, FAR, "goree tassili victoria_falls sarmizegetusa"),
        deck="mactan rapa_nui gjoa_haven sigiriya xingu",
    )  # fmt: skip
    tossed = ["venice", "stonehenge", "danes_island", "carthage"]
    state = play(state, " ".join(f"toss {id_}" for id_ in tossed) + " redraw")
    assert (state.marker, state.redrawing) == (2, True)
    assert ids(state.cards.discards) == tossed
    assert GAME.view(state, 0).discarded == tuple(tossed)
    before = state
    state = play(state, "toss sarmizegetusa redraw")
    assert (state.marker, state.redrawing) == (0, False)
    assert state.cards.discards == ()
    assert state.own_discards == ((), (), ())
    assert set(tossed) | {"sarmizegetusa"} <= set(ids(state.cards.deck))
    assert len(state.cards.deck) == len(before.cards.deck) - 1 + 5
    places = [ids(state.cards.deck).index(id_) for id_ in tossed]
    assert max(places) - min(places) > 5  # mixed in, not put on one place


@pytest.mark.rule("FE-208")
def test_seats_redraw_in_marking_order(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = LOOKUP.network.numbers
    near = [numbers[id_] for id_ in (*NEAR.split(), "sarmizegetusa", "snaefellsjokull")]
    good = [numbers[id_] for id_ in FAR.split()]
    far = [card for card in numbers_of(LOOKUP.markable) if card not in good]
    hands = tuple(
        tuple(sorted(hand)) for hand in ((*near[:6], *far[:3]), (*near[6:], *far[3:5]), good)
    )
    deck = tuple(far[5:])
    monkeypatch.setattr(
        setup, "dealt", lambda _places, _seats, chance: (Cards(hands=hands, deck=deck), chance)
    )
    state = GAME.start(3, GAME.options({"first_player": 3}), "seed")
    # Counter-clockwise from the start player, whose own hand is good: 2, 1, 0.
    order = list[int | None]()
    while state.redrawing:
        order += [state.marker] if state.marker not in order else []
        state = play(state, f"{offered(state, 'toss')[0]} redraw")
    assert order == [1, 0]
    assert state.marker == 2
    assert asked(state).kind == "mark"


@pytest.mark.rule("FE-208")
def test_others_see_the_number_of_cards_only() -> None:
    state = bad(3)
    during = play(state, "toss venice toss troy")
    for reader in (None, 1, 2):
        assert GAME.view(during, reader) == GAME.view(state, reader)
    assert GAME.view(during, 0).tossed == ("venice", "troy")
    assert not any(played.events for played in lined(state, "toss venice toss troy"))
    happened = events(during, "redraw")
    assert [(event.kind, event.audience) for event in happened] == [
        ("redrawn", None),
        ("redraw-seen", (0,)),
    ]
    assert GAME.facts(happened[0]) == {"seat": 0, "count": 2}
    assert happened[1].tossed == ("venice", "troy")
    assert reveals(during, "redraw")
    after = play(during, "redraw")
    assert GAME.view(after, 1).discard_size == 2
    assert GAME.view(after, 1).discarded == ()
    assert GAME.view(after, 0).discarded == ("venice", "troy")


@pytest.mark.rule("FE-208", "FE-952")
def test_what_is_put_aside_is_hidden_in_resampled_states() -> None:
    state = play(bad(3), "toss venice toss troy")
    for number in range(3):
        for reader in (None, 1, 2):
            world = GAME.resample(state, reader, Chance(number))
            assert (world.tossed, len(world.cards.hands[0])) == ((), 9)
            assert GAME.view(world, reader) == GAME.view(state, reader)
        own = GAME.resample(state, 0, Chance(number))
        assert (own.tossed, own.cards.hands[0]) == (state.tossed, state.cards.hands[0])


def test_a_redraw_where_too_few_cards_are_left() -> None:
    state = bad(hands=(NEAR, "giza"), rest=False, deck="fuji")
    state = play(state, "toss venice toss troy redraw")
    assert len(state.cards.hands[0]) == 8
    assert "fuji" in ids(state.cards.hands[0])
    assert ids(state.cards.discards) == ["venice", "troy"]
