"""``play``: a readable game in the terminal, with people in some of the seats."""

from __future__ import annotations

import sys
from typing import Any

from engines import players
from engines.cli.calls import WrongCall
from engines.cli.records import standing
from engines.core import (
    AnyGame,
    BadNotation,
    Chance,
    Event,
    IllegalMove,
    Phrase,
    Played,
    choices_for,
    play_forced,
    play_line,
    play_move,
)

LISTED = 40
"""How many legal moves ``?`` lists."""


def play(game: AnyGame, seats: int, bots: list[str], options: dict[str, Any], seed: str) -> int:
    """Play a game to its end, or until the person at the keyboard leaves; return 0.

    ``bots`` are the computer players of the last seats, in order; people play the seats before.

    :raises WrongCall: if a computer player is unknown or there are more of them than seats.
    :raises BadOptions: if the number of seats or the options do not fit.
    """
    for name in bots:
        if name not in players.PLAYERS:
            raise WrongCall(f"no player {name!r}; there are: {', '.join(players.PLAYERS)}")
    if len(bots) > seats:
        raise WrongCall(f"{len(bots)} bots do not fit {seats} seats")
    people = seats - len(bots)
    bots_by_seat = {seat: bots[seat - people] for seat in range(people, seats)}
    state = game.start(seats, game.options(options), seed)
    chance = Chance.from_seed(f"players {seed}")
    shown = -1
    while asked := game.decisions(state):
        seat = asked[0].seat
        turn = game.view(state, None).turn
        if seat not in bots_by_seat:
            played = _ask(game, state, seat)
            if played is None:
                print("left the game")
                return 0
        else:
            if not people and turn != shown:
                print(f"\n{game.text(game.view(state, None))}")
                shown = turn
            move, chance = players.choose(bots_by_seat[seat], game, state, seat, chance)
            played = (play_move(game, state, seat, move),)
        for step in played:
            _print_move(game, step, people)
        state = played[-1].state
    print(f"\n{game.text(game.view(state, None))}")
    outcome = game.outcome(state)
    if outcome is not None:
        print("\n".join(standing(game, outcome)))
    return 0


def _print_move(game: AnyGame, played: Played, people: int) -> None:
    """Print a move's public events; if no people play, the move itself."""
    if not people:
        print(f"  seat {played.seat}: {game.format(played.move)}")
        return
    for event in played.events:
        if event.audience is None:
            print(f"  {_line(game, event)}")


def _line(game: AnyGame, event: Event) -> str:
    # Phrases are for texts; the field of that name has the code.
    facts = {
        name: getattr(event, name, "") if isinstance(value, Phrase) else value
        for name, value in game.facts(event).items()
    }
    told = " ".join(f"{name}={value}" for name, value in facts.items() if value != "")
    return f"{getattr(event, 'kind', 'event')} {told}".rstrip()


def _ask(game: AnyGame, state: Any, seat: int) -> tuple[Played, ...] | None:
    """Ask a person until the answer is legal; return the moves, or ``None`` to leave the game."""
    forced = play_forced(game, state)
    if forced:
        return forced
    print(f"\n{game.text(game.view(state, seat))}")
    while True:
        print(f"seat {seat}, your move (? lists moves, q leaves): ", end="", flush=True)
        line = sys.stdin.readline()
        if not line or line.strip().lower() in ("q", "quit"):
            return None
        asked = choices_for(game, state, seat)
        if line.strip() == "?" and asked is not None:
            written = [game.format(move) for move in asked.moves]
            print(f"{asked.kind}: {' | '.join(written[:LISTED])}")
            if len(written) > LISTED:
                print(f"... and {len(written) - LISTED} more")
            continue
        try:
            return play_line(game, state, seat, line)
        except IllegalMove as error:
            clause = game.rulebook("en").clause(error.refusal.rule)
            print(f"not allowed ({error.refusal.code}): {error.refusal.rule}")
            if clause is not None:
                print(f"  {clause.words}")
        except BadNotation as error:
            print(f"not a move: {error}")
