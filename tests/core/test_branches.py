"""Seals of records, and records of games that were played on with another seed."""

from __future__ import annotations

import json
from hashlib import sha256
from itertools import islice
from typing import Any

import pytest

from engines.core import AnyGame, BadRecord, Game
from engines.core.record import (
    VIEW,
    Branch,
    Record,
    recorded,
    replay,
    result_of,
    sealed,
)
from engines.registry import games
from tests.offered import MANY_SEATS

from .walks import random_walk

GAMES = games()
SEED, SALT, OTHER, PEPPER = "sealed 1", "salt", "sealed 2", "pepper"


def branched(game: AnyGame, after: int, seats: int = 0) -> Record:
    """Return the record of a game that was played to the end with another seed after some moves.

    These are ``after``, or half of a short game.
    """
    seats = seats or game.seats[-1]
    options = game.options({})
    start = game.start(seats, options, SEED)
    walked = [played for _state, played in islice(random_walk(game, seats, {}, SEED), 2 * after)]
    first = walked[: (len(walked) + 1) // 2]
    moves = [recorded(game, played) for played in first]
    state = game.reseeded(first[-1].state, OTHER)
    for _before, played in random_walk(game, seats, {}, OTHER, state=state):
        state = played.state
        moves.append(recorded(game, played))
    outcome = game.outcome(state)
    assert outcome is not None
    return Record(
        game=game.id,
        ruleset=game.ruleset,
        content=game.content_hash,
        options=options.model_dump(mode="json"),
        seats=seats,
        seed=SEED,
        salt=SALT,
        seal=sealed(SEED, SALT),
        chance=game.chance(start).answers,
        branches=(Branch(after=len(first), seed=OTHER, salt=PEPPER, seal=sealed(OTHER, PEPPER)),),
        moves=tuple(moves),
        result=result_of(outcome),
        final=game.states.dump(state),
    )


def refused(game: AnyGame, record: Record, **change: Any) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        list(replay(game, record.model_copy(update=change)))
    return caught.value


def test_anybody_can_compute_a_seal() -> None:
    assert sealed("seed", "salt") == sha256(b"seed:salt").hexdigest()[:40]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), MANY_SEATS)
def test_a_game_played_on_with_another_seed_replays(game: AnyGame, seats: int) -> None:
    record = branched(game, 9, seats)
    again = Record.from_json(record.to_json())
    assert again == record
    assert len([*replay(game, again)]) == len(record.moves)
    assert refused(game, record, branches=()).code in ("move", "result")
    is_dealt_again = type(game).reseeded is not Game.reseeded
    if is_dealt_again or any(move.chance for move in record.moves[record.branches[0].after :]):
        moved = record.branches[0].model_copy(update={"after": len(record.moves)})
        assert refused(game, record, branches=(moved,)).code in ("move", "result")


def test_a_seal_of_another_seed_or_salt_is_refused() -> None:
    game = GAMES["luxor"]
    record = branched(game, 3)
    branch = record.branches[0]
    for change in (
        {"salt": "other"},
        {"salt": None},
        {"seal": None},
        {"seal": sealed(OTHER, SALT)},
        {"seal": "sealé"},
        {"branches": (branch.model_copy(update={"salt": "other"}),)},
        {"branches": (branch.model_copy(update={"seal": sealed(SEED, SALT)}),)},
    ):
        assert refused(game, record, **change).code == "seal"


def test_a_branch_after_the_end_or_out_of_order_is_refused() -> None:
    game = GAMES["luxor"]
    record = branched(game, 3)
    late = Branch(after=len(record.moves) + 1, seed="late")
    assert refused(game, record, branches=(late,)).code == "branch"
    early = Branch(after=1, seed="early")
    assert refused(game, record, branches=(*record.branches, early)).code == "branch"


def test_a_record_without_seal_says_nothing_of_it() -> None:
    record = branched(GAMES["luxor"], 3)
    plain = record.model_copy(update={"salt": None, "seal": None, "branches": ()})
    assert not {"salt", "seal", "branches"} & json.loads(plain.to_json()).keys()


def test_what_a_seat_saw_is_no_record() -> None:
    with pytest.raises(BadRecord, match="hidden parts") as caught:
        Record.from_json(json.dumps({"kind": VIEW, "game": "luxor"}))
    assert caught.value.code == "view"
    for text in ("[" * 100_000, "{}", "", "null", '{"kind": 3}'):
        with pytest.raises(BadRecord, match="not a record") as caught:
            Record.from_json(text)
        assert caught.value.code == "unread"
