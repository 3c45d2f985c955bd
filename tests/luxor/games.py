"""Whole games, played by chance: the same for the same seed."""

from __future__ import annotations

from collections.abc import Iterator

from engines.core import Chance, Played, play_move
from engines.core.record import Recorder
from engines.luxor.moves import Move
from engines.luxor.state import State

from .positions import GAME, started


def picked(state: State, chance: Chance) -> tuple[int, Move, Chance]:
    """Return a seat that is asked something, an answer, and the generator after it.

    First a kind of answer is drawn, then an answer: else nearly all would be placements.
    """
    question, chance = chance.chosen(GAME.decisions(state))
    kinds = dict.fromkeys(type(move) for move in question.moves)
    kind, chance = chance.chosen(kinds)
    move, chance = chance.chosen(move for move in question.moves if type(move) is kind)
    return question.seat, move, chance.hushed()


def random_game(seats: int, *, adventures: bool, seed: str) -> Iterator[Played]:
    """Play a game by chance, yielding every move with the state after it."""
    state = started(seats, seed, adventures=adventures)
    chance = Chance.from_seed(f"choices {seed}")
    while not state.finished:
        seat, move, chance = picked(state, chance)
        played = play_move(GAME, state, seat, move)
        yield played
        state = played.state


def states_of(seats: int, *, adventures: bool, seed: str) -> list[State]:
    """Return every state of a game played by chance."""
    return [played.state for played in random_game(seats, adventures=adventures, seed=seed)]


def recorded_game(seats: int, *, adventures: bool, seed: str) -> str:
    """Return the record of a game played by chance, as JSON."""
    options = GAME.options({"adventures": adventures})
    recorder = Recorder(GAME, seats, options, seed)
    for played in random_game(seats, adventures=adventures, seed=seed):
        recorder.note(played)
    return recorder.record().to_json()
