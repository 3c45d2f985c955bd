"""Crosses that are lost: what forbids a square is told, and why none is allowed any more."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from bot.messages.narrator import Narrator
from bot.texts import LOCALES, words_in
from engines.core import Chance, phrase
from engines.explorers.events import Lost
from engines.explorers.moves import Begin, Take, UseMap

from .games import GAME, Table, seat, table

APPLE = ((1, 0, 0), (0, 0, 0), (0, 0, 0), (0, 0, 0))


def lost(on: Table, who: int = 0) -> dict[str, Any]:
    """Return what the last question of a turn says of lost crosses."""
    asked = on.asked(who)
    assert asked.kind == "commit"
    return dict(asked.facts)


@pytest.mark.rule("XP-407", "XP-551")
def test_without_a_key_the_temple_is_why_crosses_are_lost() -> None:
    land = {"D3": "W T", "M3": "W T"}
    on = table(land, sheets=[seat("L3", keys=1)]).play(0, "side water").play(0, "d3")
    assert lost(on) == {"lost": "key", "side": "W"}
    assert on.refused(0, "m3") == ("XP-551", "no-key", {"square": "M3"})
    assert on.refused(0, "d2")[:2] == ("XP-403", "terrain-only")
    assert on.refused(0, "h8")[:2] == ("XP-401", "apart")
    assert on.refused(0, "d3")[:2] == ("XP-405", "taken")


@pytest.mark.rule("XP-407", "XP-309")
def test_two_crosses_that_are_lost_are_not_said_to_be_placed() -> None:
    on = table().play(0, "side water").play(1, "take water")
    facts = {"square": "D3", "terrain": "P", "side": "W"}
    for who, crosses in ((0, 3), (1, 2)):
        assert on.draft(who).crosses == crosses
        assert lost(on, who) == {"lost": "apart", "side": "W"}
        assert on.refused(who, "d3") == ("XP-403", "terrain-only", facts)
    two = table().play(0, "side prairie").play(1, "take prairie d3 d2")
    assert lost(two, 1) == {"lost": "none", "side": "P"}
    assert two.refused(1, "d1") == ("XP-309", "only-two", {"side": "P"})


@pytest.mark.rule("XP-407", "XP-210")
def test_start_crosses_that_are_lost() -> None:
    on = table({"D3": "W"}, number=0).play(0, "water d3")
    assert lost(on) == {"lost": "apart", "side": "W"}
    assert on.refused(0, "c4")[:2] == ("XP-210", "start-terrain-only")


@pytest.mark.rule("XP-407", "XP-511")
def test_crosses_of_a_map_that_are_lost() -> None:
    on = table({"D3": "D"}, sheets=[seat(maps=1)]).play(0, "side prairie").play(0, "map desert d3")
    assert lost(on) == {"lost": "apart", "side": "D"}
    assert on.refused(0, "d2")[:2] == ("XP-511", "map-terrain")


@pytest.mark.rule("XP-407", "XP-532")
def test_closed_provisions_are_why_crosses_are_lost() -> None:
    chain = {"C4": "W a", "E4": "W a", "E3": "W"}
    on = table(chain).play(0, "side water").play(0, "c4")
    assert lost(on) == {"lost": "closed", "side": "W"}
    facts = {"square": "E4", "symbol": "a", "round": 1}
    assert on.refused(0, "e4") == ("XP-532", "had-already", facts)
    both = table({**chain, "D3": "W T"}).play(0, "side water").play(0, "c4")
    assert lost(both) == {"lost": "both", "side": "W"}


@pytest.mark.rule("XP-523", "XP-411")
def test_the_cross_of_a_horse_is_lost_only_where_no_square_of_any_terrain_is_allowed() -> None:
    land = {"B1": "W h", "A2": "P a", "C1": "P a", "B2": "P a"}
    on = table(land, villages="A1 M4 D13 M13", start="A1", sheets=[seat(baskets=APPLE)])
    on = on.play(0, "side water").play(0, "b1")
    assert lost(on) == {"lost": "closed", "side": "W"}
    facts = {"square": "C1", "symbol": "a", "round": 1}
    assert on.refused(0, "c1") == ("XP-532", "had-already", facts), "a horse takes any terrain"


@pytest.mark.rule("XP-523")
def test_the_cross_of_a_horse_alone_is_lost() -> None:
    land = {"B1": "W", "C1": "W", "D1": "W h"} | dict.fromkeys(
        ("A2", "B2", "C2", "D2", "E1"), "P a"
    )
    on = table(land, villages="A1 M4 D13 M13", start="A1", sheets=[seat(baskets=APPLE)])
    on = on.play(0, "side water").play(0, "b1 c1 d1")
    assert lost(on) == {"lost": "closed", "side": "W"}
    assert on.refused(0, "e1")[:2] == ("XP-532", "had-already")


@pytest.mark.rule("XP-722", "XP-723")
def test_bonus_crosses_that_are_lost() -> None:
    on = table({"E4": "P T"}, sheets=[seat(keys=1)], expert=("temples",)).play(0, "side prairie")
    on = on.play(0, "e4 d3 d2 bonus water")
    assert lost(on) == {"lost": "apart", "side": "W"}
    assert on.refused(0, "d1")[:2] == ("XP-722", "bonus-terrain")
    placed = table({"E4": "P T"}, sheets=[seat(keys=1)], expert=("temples",))
    placed = placed.play(0, "side prairie").play(0, "e4 d3 d2 bonus prairie d1 stop")
    assert lost(placed) == {"lost": "none", "side": "P"}
    assert placed.refused(0, "c1") == ("XP-407", "all-placed", {})


@pytest.mark.rule("XP-407", "XP-724")
def test_what_was_lost_before_bonus_crosses_stays_lost() -> None:
    """The reason is the one of that moment, also if bonus crosses have opened a way since."""
    land = {"E4": "W T", "C2": "W"}
    on = table(land, sheets=[seat(keys=1)], expert=("temples",)).play(0, "side water")
    on = on.play(0, "e4 bonus prairie d3 d2 stop")
    assert lost(on) == {"lost": "apart", "side": "W"}
    assert on.refused(0, "c2") == ("XP-401", "apart", {"square": "C2"})


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("why", ["key", "closed", "both", "apart"])
def test_the_panel_says_that_crosses_are_lost_and_why(why: str, locale: str) -> None:
    on = {
        "key": table({"D3": "W T"}),
        "closed": table({"D3": "W a"}, sheets=[seat(baskets=APPLE)]),
        "both": table({"D3": "W a", "C4": "W T"}, sheets=[seat(baskets=APPLE)]),
        "apart": table(),
    }[why].play(0, "side water")
    narrator = Narrator(words_in(locale), on.game, ("Ada", "Bo"))
    asked = narrator.question(on.asked(0))
    placed = narrator.question(table().play(0, "side prairie").play(0, "d3 d2 d1").asked(0))
    assert lost(on)["lost"] == why
    stems = {"en": "lost", "de": "verfallen", "fr": "perdues", "it": "perse"}
    assert (stems[locale] in asked, stems[locale] in placed) == (True, False)
    has_key = words_in(locale)("explorers-symbol-k").lower() in asked.lower()
    assert has_key == (why in ("key", "both"))


@pytest.mark.rule("XP-407", "XP-511")
def test_a_choice_that_loses_all_crosses_says_so_before() -> None:
    said = Counter[str]()
    for seed in range(3):
        chance, state = Chance.from_seed(f"lost {seed}"), GAME.start(2, GAME.options({}), str(seed))
        while decisions := GAME.decisions(state):
            for asked in decisions:
                view = GAME.view(state, asked.seat)
                for move in asked.moves:
                    events = GAME.apply(state, asked.seat, move)[1]
                    loses = isinstance(move, Begin | Take | UseMap) and any(
                        isinstance(event, Lost) for event in events
                    )
                    caveat = GAME.caveat(view, move)
                    assert caveat == (phrase("caveat-lost") if loses else None)
                    said[move.kind] += loses
            asked, chance = chance.chosen(decisions)
            move, chance = chance.without_log().chosen(asked.moves)
            state = GAME.apply(state, asked.seat, move)[0]
    assert said["map"] > 3
    assert said["take"] > 3
