"""The captions of replays are one short line by design, in every game and language."""

from __future__ import annotations

import re
from functools import cache
from types import SimpleNamespace
from typing import Any

import pytest

from bot.features.history.animation import plain_line
from bot.messages.narrator import FEW, Narrator
from bot.messages.told import NameChange, told_shortest
from bot.store.rows import EventRow
from bot.texts import LOCALES, words_in
from engines.core.record import replay
from render.fonts import font, width_of
from render.frame import letter
from render.replay import WIDEST
from tests.games.test_saves import records
from tests.offered import GAMES

WORD = re.compile(r"[^\s:]+")
NAMES = ("Ada", "Bo", "Cleo", "Di", "Eve", "Fay")
MOST = WIDEST * 2 // 3
"""How wide a caption may be, in pixels: the rest is for the sign and the name."""


@cache
def turns_of(game_id: str) -> list[list[Any]]:
    """Return what everybody was told in each turn of a stored game."""
    turns, turn = [list[Any]()], 0
    for played in replay(GAMES[game_id], records(game_id)[0]):
        turns[-1] += [event for event in played.events if event.audience is None]
        now = GAMES[game_id].view(played.state, None).turn
        if now != turn:
            turn = now
            turns.append([])
    return [turn for turn in turns if turn]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game_id", GAMES)
def test_every_turn_has_a_caption_that_can_be_read(game_id: str, locale: str) -> None:
    narrator = Narrator(words_in(locale), GAMES[game_id], NAMES)
    letters = font(letter(WIDEST))
    for turn in turns_of(game_id):
        told = [said for event in turn if (said := narrator.short(event))]
        assert told, [narrator.event(event) for event in turn]
        for said in told:
            assert len(WORD.findall(said)) <= FEW == 6
            assert said.split() == plain_line(said).split(), "without signs of Markdown"
            assert "\u2026" not in said
            assert width_of(said, letters) <= MOST, said


def told(game_id: str, turn: list[Any], changes: list[NameChange]) -> tuple[int | None, str, str]:
    """Return what is told of a turn whose events have the numbers of plies from 1 on."""
    seats = [SimpleNamespace(name=name) for name in NAMES]
    row = SimpleNamespace(locale="en")
    table: Any = SimpleNamespace(game=GAMES[game_id], seats=seats, names=NAMES, row=row)
    entries = [(EventRow(ply=ply, number=0, event=""), event) for ply, event in enumerate(turn, 1)]
    return told_shortest(table, words_in("en"), entries, changes)


@pytest.mark.parametrize("game_id", GAMES)
def test_the_most_valuable_event_is_told_and_who_did_it(game_id: str) -> None:
    narrator = Narrator(words_in("en"), GAMES[game_id], NAMES)
    for turn in turns_of(game_id):
        weights = [event.weight for event in turn if narrator.short(event)]
        last = [e for e in turn if narrator.short(e) and e.weight == max(weights)][-1]
        actor = getattr(last, "seat", None)
        name = "" if actor is None else narrator.actor(actor)
        seat = actor if isinstance(actor, int) else None
        assert told(game_id, turn, []) == (seat, name, narrator.short(last))


def test_whoever_sat_there_then_is_named() -> None:
    events = (event for turn in turns_of("luxor") for event in turn)
    turn = [next(event for event in events if event.kind == "placed")]
    for ply, name in ((0, NAMES[turn[0].seat]), (1, "Zoe")):
        change = NameChange(ply, 1, turn[0].seat, "Zoe", NAMES[turn[0].seat], "")
        assert told("luxor", turn, [change])[1] == name
