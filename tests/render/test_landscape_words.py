"""Explorers in words: long texts, alt texts and the words under pictures suffice and have room."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from bot.texts import LOCALES, words_in
from engines.explorers.landscape import name, squares
from engines.explorers.moves import Mark as Cross
from render import signs
from render.explorers import board, board_text, card_text, end, hand, hand_text, hand_view, start
from render.explorers.progress import Progress, of_achievement, ranks, totals, villages
from render.picture import ALT_LIMIT
from render.sentences import PRIVATE, PUBLIC, TEXT_LIMIT
from tests.render.landscapes import FULL, GAME, NAMES, SETS, asked, phases, played
from tests.render.test_landscapes import DAYS

EN = words_in("en")
LONG = ("W" * 32, "*_~`|>#[](){}@everyone<@12345678>", "日本語" * 10, "")


@pytest.mark.slow
@pytest.mark.usefixtures("shown")
@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("options", SETS)
def test_all_texts_have_room_and_nothing_is_left_out(seats: int, options: Any) -> None:
    for number, state in enumerate(phases(seats, options, 16)):
        words = words_in(LOCALES[number % len(LOCALES)])
        for seat in (None, *range(seats)):
            view = GAME.view(state, seat)
            text = card_text(view, words, LONG)
            assert 0 < len(text) <= (PUBLIC if seat is None else PRIVATE)
            texts = [text, board_text(view, words, LONG)]
            if seat is not None:
                texts.append(hand_text(view, words, LONG))
            for each in texts:
                assert len(each) <= TEXT_LIMIT
                assert words("words-more") not in each
                assert words("alt-more") not in each


@pytest.mark.slow
@pytest.mark.parametrize("seats", GAME.seats)
def test_alt_texts_are_short_enough(seats: int) -> None:
    for number, state in enumerate(phases(seats, FULL)):
        words = words_in(LOCALES[number % len(LOCALES)])
        public, view = GAME.view(state, None), GAME.view(state, number % seats)
        alts = [board(each, words, LONG).alt for each in (public, view)]
        alts.append(hand(hand_view(view), words, LONG).alt)
        alts.append(start(public, words, LONG).alt)
        if view.phase == "over":
            alts.append(end(public, words, LONG, DAYS).alt)
        assert all(0 < len(alt) <= ALT_LIMIT for alt in alts)


def rows(text: str) -> list[list[str]]:
    """Return the two letters of each square, row by row."""
    _head, block, _tail = text.split("```")
    return [line.split()[1:] for line in block.strip("\n").splitlines()[1:]]


def test_the_long_text_shows_every_square_with_its_name_to_be_found() -> None:
    view = asked("cross", 3, 0.5)
    assert view.own is not None
    text = board_text(view, EN, NAMES)
    grid = rows(text)
    assert [len(row) for row in grid] == [16] * 16
    for square in range(256):
        cell = grid[square // 16][square % 16]
        first, second = cell[0], cell[1:]
        crossed = bool(view.own.sheet.crosses >> square & 1)
        assert first == ("x" if crossed else view.terrain[square])
        if view.terrain[square] != "*":
            assert second == view.symbols[square].replace(".", "·")
    assert view.decision is not None
    (allowed,) = re.findall(r"You may cross: (.*)\.", text)
    may = [move.square for move in view.decision.moves if isinstance(move, Cross)]
    assert [each.split()[0] for each in allowed.split(", ")] == [name(square) for square in may]


def test_the_public_text_tells_the_crosses_of_all() -> None:
    view = GAME.view(played(2)[-1], None)
    said = re.findall(r"Crosses by row: (.*)\.", board_text(view, EN, NAMES))
    assert len(said) == 2
    for text, sheet in zip(said, view.sheets, strict=True):
        told = set[str]()
        for row in text.split("; "):
            number, *spans = row.split()
            for span in spans:
                first, last = span[0], span[-1]
                told |= {f"{chr(c)}{number}" for c in range(ord(first), ord(last) + 1)}
        assert told == {name(square) for square in squares(sheet.crosses)}


def test_who_has_committed_is_told_and_nothing_else_of_a_running_turn() -> None:
    signs.show({})
    before = asked("commit", 3, 0.4)
    public = replace(before, seat=None, decision=None, own=None, closed=0)
    text = card_text(public, EN, NAMES)
    assert before.seat is not None
    committed = tuple(seat == before.seat or done for seat, done in enumerate(public.committed))
    after = card_text(replace(public, committed=committed), EN, NAMES)
    assert after == text.replace(
        f"{signs.sign(f'disc-{before.seat}')} ", f"✅ {signs.sign(f'disc-{before.seat}')} "
    )


# --- the score sheet -----------------------------------------------------------------------------


@pytest.mark.parametrize("options", SETS)
@pytest.mark.parametrize("seats", [1, 3])
def test_the_points_on_the_sheet_are_those_of_the_rules(seats: int, options: Any) -> None:
    for state in phases(seats, options, 30):
        if state.phase in ("layout", "village", "start", "mark"):
            continue
        for seat in range(seats):
            view = GAME.view(state, seat)
            score, sums = view.scores[seat], totals(view)
            assert sums.all == score.total
            assert sums.villages == score.villages == sum(v.points for v in villages(view))
            assert sums.achievements == score.achievements


def test_french_has_no_break_spaces_before_colons_and_semicolons() -> None:
    words, found = words_in("fr"), set[str]()
    state = phases(3, FULL)[6]
    for seat in (None, 0):
        view = GAME.view(state, seat)
        said = [board_text(view, words, NAMES), board(view, words, NAMES).alt]
        said += [hand_text(view, words, NAMES)] if seat is not None else []
        for text in said:
            assert not re.search(r"[^\u00a0][:;](?:\s|$)", text), text
            found |= set(re.findall(r"\u00a0([:;])", text))
    assert found == {":", ";"}


def test_progress_of_achievements() -> None:
    views = [GAME.view(state, 0) for seed in "abcdef" for state in played(1, FULL, seed)[-1:]]
    seen = dict[str, Progress]()
    for view in views:
        for number, each in enumerate(view.achievements):
            far = of_achievement(view, number)
            seen[each.id] = far
            assert far.reached >= 0
            if far.wanted:
                assert far.reached <= far.wanted
            if each.values:
                assert (far.points > 0) == (far.reached == far.wanted)
    assert len(seen) >= 8


def test_solo_ranks_rise_with_the_achievements_in_play() -> None:
    view = GAME.view(played(1)[-1], None)
    assert [span for _grade, span in ranks(view)][:2] == ["≤ 80", "81–90"]
    view = GAME.view(played(1, FULL)[-1], None)
    assert [span for _grade, span in ranks(view)] == [
        "≤ 110", "111–120", "121–130", "131–140", "141–150", "> 150"
    ]  # fmt: skip
    assert view.outcome is not None
    assert view.outcome.grade in dict(ranks(view))


def test_the_set_up_tells_what_achievements_demand_and_of_keys_only_on_a_landscape() -> None:
    begun = asked("begin", 2, achievements=2)
    for view in (begun, replace(begun, seat=None, decision=None, own=None)):
        text = card_text(view, EN, NAMES)
        assert all(EN(f"explorers-demand-{each.id}") in text for each in view.achievements)
    assert "0 keys · " in card_text(begun, EN, NAMES), "none is used"
    assert "keys" not in card_text(asked("layout", 2), EN, NAMES)
    later = asked("cross", 2, 0.3, achievements=2)
    text = card_text(later, EN, NAMES)
    assert not any(EN(f"explorers-demand-{each.id}") in text for each in later.achievements)
