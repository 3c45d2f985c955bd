"""Finished placements: what could be crossed step by step, with the points that it brings."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest

from bot.messages.choices import MENUS, OPTIONS, choices
from bot.messages.narrator import Narrator
from bot.texts import LOCALES, words_in
from engines.core import Chance, Line, offered_to, play_line, play_move, play_offered
from engines.explorers.evaluation import Plans
from engines.explorers.lines import COMMITTED, PLACED
from engines.explorers.moves import Commit, Mark
from engines.explorers.state import State

from .games import GAME, Table, seat, states_of, table


@cache
def asked_with_lines() -> tuple[tuple[State, int], ...]:
    """Return states of two games, expert sides in one, and a seat that lines are offered to."""
    states = (
        *states_of(2, "lines", achievements=2),
        *states_of(3, "lines", expert=("temples", "provisions"), achievements=1),
    )
    found = [(state, who) for state in states[::9] for who in range(state.seats)]
    return tuple((state, who) for state, who in found if GAME.lines(state, who))


def offered(on: Table, who: int, menu: str = PLACED) -> dict[str, str]:
    """Return the placements of a menu: their squares, and what the label says after them."""
    words, view = words_in("en"), on.view(who)
    narrator = Narrator(words, on.game, ("Ada", "Bo", "Cy"), view)
    found = {}
    for line in on.game.lines(on.state, who):
        if line.path[0] == menu:
            squares, _dot, rest = narrator.move(line).partition(" · ")
            found[squares] = rest
    return found


@pytest.mark.slow
def test_a_placement_is_played_as_its_crosses_one_by_one_and_can_be_typed() -> None:
    seen = Counter[str]()
    for state, who in asked_with_lines():
        for line in GAME.lines(state, who)[::12]:
            now = state
            for number, move in enumerate(line.moves):
                played = play_move(GAME, now, who, move)
                now = played.state
                assert number == len(line.moves) - 1 or not any(e.reveals for e in played.events)
            assert play_offered(GAME, state, who, line)[len(line.moves) - 1].state == now
            written = " ".join(map(GAME.format, line.moves))
            assert play_line(GAME, state, who, written)[len(line.moves) - 1].state == now
            if line.path[0] == PLACED:
                assert all(isinstance(move, Mark) for move in line.moves)
                assert now.drafts[who].stage in ("done", "bonus"), "nothing is left but to commit"
            else:
                assert line.moves[-1] == Commit()
            seen[line.path[0]] += 1
    assert min(seen[PLACED], seen[COMMITTED]) > 20


def test_placements_tell_nothing_that_is_hidden() -> None:
    for number, (state, who) in enumerate(asked_with_lines()[::4]):
        other = GAME.resample(state, who, Chance.from_seed(f"lines {number}"))
        assert GAME.lines(other, who) == GAME.lines(state, who)


@pytest.mark.rule("XP-407", "XP-968")
def test_all_ways_to_place_start_crosses_are_offered_if_they_are_few() -> None:
    on = table({"E4": "W", "E5": "W", "D5": "W", "F4": "W"}, number=0).play(0, "begin water")
    ways = {frozenset(each.split(", ")) for each in offered(on, 0)}
    assert ways == {frozenset(("E4", "E5", "F4")) - {out} | {"D5"} for out in ("F4", "E5")} | {
        frozenset(("E4", "E5", "F4"))
    }
    assert [*offered(on, 0, COMMITTED)] == [*offered(on, 0)]
    assert offered(on.play(0, "e4 e5"), 0) == {}, "a single cross is a choice of its own"


def test_a_placement_says_what_it_is_sure_to_bring() -> None:
    """An apple 2, a gem in rounds 3 and 4 one each, the second cross beside a village 2."""
    land = {"E4": "W a", "F4": "W g", "G4": "W", "M5": "D", "E5": "D"}
    on = table(land, sheets=[seat("D3 L5"), seat()], round=3, number=2, first=1)
    on = on.play(0, "side water")
    assert offered(on, 0) == {"E4, F4, G4": "+6"}
    assert offered(on, 0, COMMITTED) == {"E4, F4, G4": "+6 · commit"}
    (line,) = (line for line in on.game.lines(on.state, 0) if line.path[0] == PLACED)
    assert Narrator(words_in("en"), on.game, ("Ada", "Bo")).detail(line) == (
        "Apple, gem, beside a village"
    )


def test_the_points_are_also_those_of_a_temple_and_of_a_race() -> None:
    """A temple 12, the first cross beside the village 3, by which a race is fulfilled, 10."""
    land = {"E4": "W", "F4": "W T"}
    on = table(land, sheets=[seat("L4 D12 L13", keys=1)], achievements=("good-neighbours",))
    assert offered(on.play(0, "side water"), 0) == {"E4, F4": "+25"}


def test_what_brings_most_comes_first_and_the_rest_in_order_of_the_map() -> None:
    """Not in the order of what the computer player likes: that would be a hint."""
    for state, who in asked_with_lines():
        for menu in (PLACED, COMMITTED):
            lines = [line for line in GAME.lines(state, who) if line.path[0] == menu]
            keys = [order(line) for line in lines]
            assert keys == sorted(keys)
            assert len({line.path for line in lines}) == len(lines) <= OPTIONS


def order(line: Line) -> tuple[int, list[int]]:
    facts: dict[str, Any] = dict(line.label.facts) if line.label is not None else {}
    facts = dict(facts["line"].facts) if "line" in facts else facts
    points = str(facts["points"]).replace("none", "0").replace("\N{MINUS SIGN}", "-")
    return -int(points), [move.square for move in line.moves if isinstance(move, Mark)]


def test_a_temple_three_crosses_away_is_among_many_placements() -> None:
    """On prairie everywhere there are hundreds of ways to place three crosses."""
    on = table({"D7": "P T"}, sheets=[seat("D3 E3 F3 G3 H3 I3 J3 K3 L3", keys=1), seat()])
    on = on.play(0, "side prairie")
    assert len(offered(on, 0)) == OPTIONS
    assert "D5, D6, D7" in offered(on, 0)
    assert {square for each in offered(on, 0) for square in each.split(", ")} > {"D2", "L2", "M3"}


def test_the_search_stays_small_on_the_widest_map(monkeypatch: pytest.MonkeyPatch) -> None:
    """Eight horses beside a long row, four crosses of a map: all ways together are millions."""
    horses = {f"{letter}5": "P h" for letter in "ABCEFGHI"}
    row = " ".join(f"{letter}4" for letter in "ABCEFGHIJKLNOP")
    on = table(horses, sheets=[seat(row, maps=1), seat()], number=2, first=1)
    on = on.play(0, "side prairie").play(0, "map prairie")
    tried, crossed = 0, Plans.crossed

    def counted(*given: Any) -> Any:
        nonlocal tried
        tried += 1
        return crossed(*given)

    monkeypatch.setattr(Plans, "crossed", counted)
    assert len(on.game.lines(on.state, 0)) == 2 * OPTIONS
    assert 500 < tried < 4_000


@pytest.mark.parametrize("locale", LOCALES)
def test_placements_stand_in_menus_of_their_own(locale: str) -> None:
    """Beside the squares, of which several may be chosen at once: placements may not."""
    seen = Counter[str]()
    for state, who in asked_with_lines()[::6]:
        asked = offered_to(GAME, state, who)
        assert asked is not None
        narrator = Narrator(words_in(locale), GAME, ("Ada",) * 3, GAME.view(state, who))
        panel = choices(narrator, asked, ())
        assert len(panel.menus) <= MENUS
        for menu in panel.menus:
            of_lines = {path[0] in (PLACED, COMMITTED) for path, _label in menu.options}
            assert len(of_lines) == 1
            if of_lines == {True}:
                assert menu.several == 1
                assert all(len(label) <= 100 for _path, label in menu.options)
                seen[menu.path[0]] += 1
            else:
                assert menu.several == min(asked.several, len(menu.options))
    assert min(seen[PLACED], seen[COMMITTED]) > 3
