"""Whole games, played by chance: the same for the same seed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engines.core import Chance, Played, play_move
from engines.core.record import Recorder
from engines.famous_explorers.moves import Move
from engines.famous_explorers.state import State

from .positions import GAME, started

FULL: dict[str, Any] = dict.fromkeys(
    ("new_rule_1", "new_rule_2", "explorers_events", "secret_destinations"), True
)
SETTINGS: tuple[dict[str, bool], ...] = ({}, *({name: True} for name in FULL), FULL)
ASIDES = 12
"""One in so many moves is what a seat does unasked, if it may do anything."""


def name_of(setting: Mapping[str, Any]) -> str:
    """Return a short name of an option set."""
    return "full" if setting == FULL else " ".join(setting) or "basic"


def picked(state: State, chance: Chance) -> tuple[int, Move, Chance]:
    """Return a seat, a move that it may make, and the generator after it.

    Now and then a seat does something unasked. First a kind of move is drawn, then a move: else
    nearly all would be arrows.
    """
    (question,) = GAME.decisions(state)
    unasked, chance = chance.below(ASIDES)
    if not unasked:
        seat, chance = chance.below(state.seats)
        question = GAME.aside(state, seat) or question
    kinds = dict.fromkeys((type(move), getattr(move, "by", "")) for move in question.moves)
    kind, chance = chance.chosen(kinds)
    fitting = (m for m in question.moves if (type(m), getattr(m, "by", "")) == kind)
    move, chance = chance.chosen(fitting)
    return question.seat, move, chance.hushed()


def random_game(seats: int, seed: str, **options: Any) -> Iterator[Played]:
    """Play a game by chance, yielding every move with the state after it."""
    state = started(seats, seed, **options)
    chance = Chance.from_seed(f"choices {seed}")
    while not state.board.ended:
        seat, move, chance = picked(state, chance)
        played = play_move(GAME, state, seat, move)
        yield played
        state = played.state


def states_of(seats: int, seed: str, **options: Any) -> list[State]:
    """Return every state of a game played by chance."""
    return [played.state for played in random_game(seats, seed, **options)]


def recorded_game(seats: int, seed: str, **options: Any) -> str:
    """Return the record of a game played by chance, as JSON."""
    recorder = Recorder(GAME, seats, GAME.options(options), seed)
    for played in random_game(seats, seed, **options):
        recorder.note(played)
    return recorder.record().to_json()
