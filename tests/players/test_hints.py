"""Hints: the computer's move from what a seat may know, with reasons that show nothing hidden."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from bot.messages import controls
from engines.core import AnyGame, Chance, decision_of, play_move
from engines.core.values import Term
from engines.explorers.landscape import NEIGHBOURS, name
from engines.players import choose, hint
from engines.players.player import choices
from tests.core.walks import states_of
from tests.nightly import closely
from tests.offered import GAMES, SOME_TABLES

LUXOR = GAMES["luxor"]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "options"), SOME_TABLES)
def test_a_hint_is_legal_true_and_follows_from_the_view_alone(
    game: AnyGame, seats: int, options: dict[str, Any]
) -> None:
    states = states_of(game, seats, options, "hints")
    for number, state in enumerate(states[len(states) // 4 :: len(states) // 3]):
        before = game.states.dump(state)
        for asked in game.decisions(state)[:1]:
            found = hint(game, state, asked.seat)
            open_ = choices(game, state, asked.seat)
            assert found.move in open_
            assert found.compared == len(open_)
            assert (found.second is None) == (len(open_) == 1)
            assert found.second != found.move
            other = game.resample(state, asked.seat, Chance(number))
            assert hint(game, other, asked.seat) == found
            controls.custom_id("pick", 10**17, game.path(found.move), question="0123456789abcdef")
            events = play_move(game, state, asked.seat, found.move).events
            assert all(event in events for event in found.events)
            assert not any(event.reveals for event in found.events)
        assert game.states.dump(state) == before


@pytest.mark.slow
@pytest.mark.parametrize("steps", closely(60, 120))
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_who_follows_hints_meets_no_position_twice_in_a_turn(game: AnyGame, steps: int) -> None:
    """And on a map takes back an arrow at most once in a turn, for another way."""
    state, chance = game.start(2, game.options({}), "followed"), Chance.from_seed("followed")
    turn, seen, removed = -1, set[str](), 0
    for _step in range(steps):
        if not (asked := game.decisions(state)):
            break
        seat = asked[0].seat
        if game.view(state, None).turn != turn:
            turn, seen, removed = game.view(state, None).turn, set(), 0
        if seat == 1:
            move, chance = choose("medium", game, state, seat, chance)
        else:
            position = game.views.dump(game.view(state, seat))
            assert position not in seen
            seen.add(position)
            move = hint(game, state, seat).move
            removed += move.kind == "remove"
            assert removed < 2
        state, _events = game.apply(state, seat, move)


def test_reasons_are_what_the_second_best_has_less_of(monkeypatch: pytest.MonkeyPatch) -> None:
    """What only some of the worlds show is no reason, nor what the second best takes at once."""
    state = LUXOR.start(2, LUXOR.options({}), "reasons")
    first, second, *_others = choices(LUXOR, state, 0)
    asked = count()

    def terms(_game: AnyGame, view: Any) -> tuple[Term, ...]:
        kept = [tile for tile in (first.tile, second.tile) if tile not in view.gifts]
        if len(kept) != 1:
            return (Term("own", 0.5, "used up", 1),)
        if kept[0] == second.tile:
            return Term("near", 1.0, "Giza", 4), Term("late", 2.0)
        lasting = Term("near", 3.0, "Giza", 2), Term("small", 0.01), Term("late", 1.0)
        hidden = Term("dealt", 5.0, number=next(asked))
        return *lasting, Term("points", 4.0), Term("own", 9.0, "used up", 1), hidden

    monkeypatch.setattr(type(LUXOR), "terms", terms)
    monkeypatch.setattr(type(LUXOR), "evaluate", lambda game, view: game.terms(view)[0].value)
    found = hint(LUXOR, state, 0)
    assert (found.move, found.second) == (first, second)
    assert [(r.name, r.about, r.gain, r.number, r.otherwise) for r in found.reasons] == [
        ("points", "", 4.0, 0, None),
        ("near", "Giza", 2.0, 2, 4),
    ]


def test_the_best_comes_first_and_an_equal_one_is_called_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = LUXOR.start(2, LUXOR.options({}), "lot")
    first, second, *_others = choices(LUXOR, state, 0)
    for worth, equal in ((0.0, True), (1.0, False)):
        monkeypatch.setattr(
            type(LUXOR),
            "evaluate",
            lambda _game, view, worth=worth: worth * (first.tile not in view.gifts),
        )
        found = hint(LUXOR, state, 0)
        assert found.equal is equal
        assert not (equal and found.reasons)
        assert (found.move, found.second) == (first, second)
        assert found.worse == (None if equal else second)


def test_a_move_as_good_but_for_a_little_is_passed_over_for_reasons(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = LUXOR.start(2, LUXOR.options({}), "reasons")
    first, second, third = choices(LUXOR, state, 0)
    worths = {first.tile: 3.0, second.tile: 2.95, third.tile: 1.0}

    def terms(_game: AnyGame, view: Any) -> tuple[Term, ...]:
        kept = [tile for tile in worths if tile not in view.gifts]
        return (Term("hand", worths[kept[0]] if len(kept) == 1 else 0.0),)

    monkeypatch.setattr(type(LUXOR), "terms", terms)
    monkeypatch.setattr(type(LUXOR), "evaluate", lambda game, view: game.terms(view)[0].value)
    found = hint(LUXOR, state, 0)
    assert (found.move, found.second, found.worse) == (first, second, third)
    assert found.equal
    assert [reason.gain for reason in found.reasons] == [pytest.approx(2.0)]


def test_a_hint_tells_nothing_that_only_chance_has_made_alike() -> None:
    """Which tile is drawn may be the same in a few worlds; it is not known for that."""
    state, chance, told = (
        LUXOR.start(2, LUXOR.options({}), "judge1"),
        Chance.from_seed("certain"),
        0,
    )
    while asked := LUXOR.decisions(state):
        seat = asked[0].seat
        if asked[0].kind == "confirm":
            found = hint(LUXOR, state, seat)
            told += len(found.events)
            for number in range(40):
                world = LUXOR.resample(state, seat, Chance(number))
                events = play_move(LUXOR, world, seat, found.move).events
                assert all(event in events for event in found.events)
        move, chance = choose("medium", LUXOR, state, seat, chance)
        state, _events = LUXOR.apply(state, seat, move)
    assert told


def test_who_is_asked_nothing_gets_none() -> None:
    state = LUXOR.start(2, LUXOR.options({"first_player": 1}), "turn")
    for seat in (0, 1):
        move = choices(LUXOR, state, seat)[0]
        state = play_move(LUXOR, state, seat, move).state
    waiting = next(seat for seat in (0, 1) if decision_of(LUXOR, state, seat) is None)
    with pytest.raises(ValueError, match="nothing to decide"):
        hint(LUXOR, state, waiting)


@pytest.mark.slow
@pytest.mark.parametrize("every", closely(75, 15))
def test_a_turn_of_expeditions_is_finished_before_reasons_are_told(every: int) -> None:
    """What it leads to teaches more than that something is still to come."""
    game, named = GAMES["siberia"], set[str]()
    for state in states_of(game, 2, {}, "finished")[::every]:
        for asked in game.decisions(state):
            named.update(reason.name for reason in hint(game, state, asked.seat).reasons)
    assert {"coins", "power", "guile"} <= named
    assert not named & {"pending", "rest"}


def test_villages_and_finds_are_counted_in_reasons() -> None:
    game, seen = GAMES["explorers"], set[int]()
    for state in states_of(game, 2, {}, "villages")[::20]:
        view = game.view(state, 0)
        if view.own is None:
            continue
        sheet, terms = view.own.sheet, game.terms(view)
        numbers = {term.name: term.number for term in terms if not term.about}
        assert numbers["gems"] == sheet.gems
        assert numbers["temples"] == sheet.keys - sheet.keys_used
        assert numbers["maps"] == sheet.maps - sheet.maps_used
        beside = {term.about: term.number for term in terms if term.name == "village"}
        for village in view.villages:
            count = (sheet.crosses & NEIGHBOURS[village]).bit_count()
            assert beside[name(village)] == count
            seen.add(count)
    assert len(seen) > 2
