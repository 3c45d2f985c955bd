"""Records: written with one move a line, and replayed only if everything is as recorded."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engines.core import AnyGame, BadRecord, IllegalMove, Played
from engines.core.record import Record, Recorder, is_stored, recorded, replay, result_of
from engines.luxor.moves import End, Keep
from engines.registry import games
from tests.offered import MANY_SEATS

from .walks import random_walk

LUXOR = games()["luxor"]
SAVE = Path(__file__).parents[1] / "luxor" / "saves" / "2-adventures.json"
TEXT = SAVE.read_text(encoding="utf-8")


def whole_game(game: AnyGame, seats: int, seed: str) -> Recorder:
    recorder = Recorder(game, seats, game.options({}), seed)
    for _state, played in random_walk(game, seats, {}, seed):
        recorder.note(played)
    return recorder


def changed(change: Callable[[dict[str, Any]], object]) -> Record:
    """Return the stored game of Luxor with something in it changed."""
    data = json.loads(TEXT)
    change(data)
    return Record.from_json(json.dumps(data))


def put(value: object, *place: str | int) -> Callable[[dict[str, Any]], None]:
    """Return a function that sets a value in the data of a record."""

    def change(data: Any) -> None:
        for key in place[:-1]:
            data = data[key]
        data[place[-1]] = value

    return change


def refused(record: Record) -> tuple[int, str]:
    """Return how many moves of a record replay, and the error text for the next."""
    played = list[Played]()
    with pytest.raises(BadRecord) as caught:
        played.extend(replay(LUXOR, record))
    assert "\n" not in str(caught.value)
    return len(played), str(caught.value)


# --- writing -------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), MANY_SEATS)
def test_a_game_is_recorded_and_replayed(game: AnyGame, seats: int) -> None:
    recorder = whole_game(game, seats, "record")
    record = recorder.record()
    played = [*replay(game, record)]
    assert played[-1].state == recorder.state
    assert [recorded(game, step) for step in played] == [*record.moves]
    outcome = game.outcome(recorder.state)
    assert outcome is not None
    assert record.result == result_of(outcome)
    assert record.final == game.states.dump(recorder.state)
    assert Record.from_json(record.to_json()) == record


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_a_record_has_one_move_a_line(game: AnyGame) -> None:
    record = whole_game(game, game.seats[0], "lines").record()
    lines = record.to_json().splitlines()
    begin = lines.index(' "moves": [') + 1
    assert lines[-2:] == [" ]", "}"]
    assert len(lines) - 2 - begin == len(record.moves)
    for line, move in zip(lines[begin:], record.moves, strict=False):
        assert json.loads(line.rstrip(",")) == json.loads(move.model_dump_json())
    # Everything about the game as a whole comes before the moves.
    head = json.loads("\n".join(lines[: begin - 1]).rstrip(",") + "}")
    only_of_tables = {"salt", "seal", "branches"}
    assert set(head) == set(Record.model_fields) - {"moves"} - only_of_tables


def test_a_record_is_written_as_it_was_stored() -> None:
    assert Record.from_json(TEXT).to_json() == TEXT


def test_a_game_not_yet_begun_is_a_record_too() -> None:
    recorder = Recorder(LUXOR, 2, LUXOR.options({}), "é \"quoted\" 'seed'")
    record = recorder.record()
    assert (record.moves, record.result, record.final) == ((), None, None)
    assert Record.from_json(record.to_json()) == record
    assert record.to_json().endswith(' "moves": []\n}\n')
    assert [*replay(LUXOR, record)] == []


def test_a_game_broken_off_replays_so_far() -> None:
    moves = json.loads(TEXT)["moves"][:40]
    record = changed(lambda data: data.update(moves=moves, result=None, final=None))
    assert len([*replay(LUXOR, record)]) == 40


def test_a_move_that_is_refused_is_not_noted() -> None:
    recorder = Recorder(LUXOR, 2, LUXOR.options({"first_player": 1}), "seed")
    recorder.play(0, Keep("Td"))
    before = recorder.record()
    with pytest.raises(IllegalMove):
        recorder.play(0, Keep("Ed"))
    with pytest.raises(IllegalMove):
        recorder.play(1, End())
    assert recorder.record() == before
    assert [move.notation for move in before.moves] == ["keep Td"]


@pytest.mark.parametrize("game", games().values(), ids=games())
@pytest.mark.parametrize("preset", [[], {}, [[[]]], None, 1, "all", True])
def test_a_record_with_a_wrong_preset_is_refused(game: AnyGame, preset: Any) -> None:
    record = Recorder(game, game.seats[0], game.options({}), "seed").record()
    wrong = record.model_copy(update={"options": {"preset": preset}})
    with pytest.raises(BadRecord, match=r"^set-up: preset: "):
        [*replay(game, wrong)]


def test_what_chance_answered_stands_beside_its_move() -> None:
    recorder = Recorder(LUXOR, 3, LUXOR.options({}), "seed")
    for seat in range(3):
        recorder.play(seat, Keep("Td"))
    record = recorder.record()
    # The last choice turns the display up: six tiles are shuffled.
    assert [len(move.chance) for move in record.moves] == [0, 0, 5]
    # Who begins, and four sets of five tiles for everybody.
    assert len(record.chance) == 1 + 3 * 4 * 4


# --- damaged files -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "not a record: the file: Invalid JSON: EOF"),
        (TEXT[:500], "not a record: the file: Invalid JSON: EOF"),
        (TEXT.replace('"seats": 2', '"seats": two'), "not a record: the file: Invalid JSON: "),
        ("[]", "not a record: the file: Input should be an object"),
        ("{}", "not a record: game: Field required"),
        (TEXT.replace('"seats": 2', '"seats": "two"'), "not a record: seats: Input should be"),
        (TEXT.replace('"seed"', '"seeds"'), "not a record: seed: Field required"),
        (TEXT.replace('{"seat": 0,', "{", 1), "not a record: moves.0.seat: Field required"),
        (TEXT.replace('"chance": [', '"chance": ["x", ', 1), "not a record: chance.0: Input"),
        (
            TEXT.replace('"game"', '"extra": 1, "game"', 1),
            "not a record: the file: Value error, there is no 'extra' in it",
        ),
    ],
)
def test_a_damaged_file_is_named_by_its_first_wrong_place(text: str, message: str) -> None:
    with pytest.raises(BadRecord) as caught:
        Record.from_json(text)
    assert str(caught.value).startswith(message)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (put("chess", "game"), "a record of 'chess', not of 'luxor'"),
        (put(3, "ruleset"), "recorded under ruleset 3, this program has 2"),
        (
            put("0" * 16, "content"),
            "recorded with other content (boards, cards or tiles) than is loaded:"
            f" '0000000000000000', not '{LUXOR.content_hash}'",
        ),
        (put("x" * 9999, "content"), "recorded with other content"),
        (put("x\n" * 9999, "game"), "a record of 'x?x?"),
        (put([], "options", "preset"), "set-up: preset: there is no such option"),
        (put(9, "seats"), "set-up: Expedition Luxor needs 2 to 4 players, not 9"),
        (put(4, "seats"), "set-up: chance answers otherwise"),
        (put("?", "options", "adventures"), "set-up: adventures: choose true or false"),
        (put(True, "options", "camels"), "set-up: camels: there is no such option"),
        (put(False, "options", "adventures"), "set-up: chance answers otherwise"),
        (put("other", "seed"), "set-up: chance answers otherwise than recorded"),
        (put([1], "chance"), "set-up: chance answers otherwise than recorded"),
    ],
)
def test_a_record_of_something_else_does_not_begin(change: Any, message: str) -> None:
    played, text = refused(changed(change))
    assert played == 0
    assert text.startswith(message)


@pytest.mark.parametrize(
    ("change", "number", "message"),
    [
        (put(1, "moves", 0, "seat"), 2, "LX-203 already-kept"),
        (put(7, "moves", 0, "seat"), 1, "LX-101 no-such-seat"),
        (put({"kind": "end"}, "moves", 1, "move"), 2, "LX-202 keep-first"),
        (put({"kind": "keep", "tile": "Xx"}, "moves", 1, "move"), 2, "keep.tile: Input should"),
        (put({"kind": "fly"}, "moves", 5, "move"), 6, "the move: Input tag 'fly'"),
        (put({}, "moves", 5, "move"), 6, "the move: Unable to extract tag"),
        (put([3], "moves", 0, "chance"), 1, "chance answers otherwise"),
        (put([], "moves", 1, "chance"), 2, "chance answers otherwise"),
        (put("keep Xx", "moves", 0, "notation"), 1, "the notation of this move is 'keep "),
        (put("end", "moves", 30, "notation"), 31, "the notation of this move is '"),
        (put("", "moves", 7, "notation"), 8, "the notation of this move is '"),
        (put(1, "moves", 2, "move", "tile"), 3, "place.tile: Input should be"),
        (put("x", "moves", 2, "move", "more"), 3, "this move is stored as {"),
        (lambda data: data["moves"].pop(3), 4, "LX-"),
        (lambda data: data["moves"].append(data["moves"][-1]), None, "LX-501 game-over"),
    ],
)
def test_the_first_move_that_does_not_replay_is_named(
    change: Any, number: int | None, message: str
) -> None:
    record = changed(change)
    at = number or len(record.moves)
    played, text = refused(record)
    assert played == at - 1
    assert text.startswith(f"move {at} ({record.moves[at - 1].notation}): {message}")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (put([1, 2], "result", "scores"), "the result is {'scores': "),
        (put([1, 1], "result", "ranks"), "the result is {'scores': "),
        (lambda data: data["moves"].pop(), "the result is None, the record says {"),
        (put("{}", "final"), "the final state differs from the recorded one"),
        (
            lambda data: data.update(moves=data["moves"][:-1], result=None),
            "the final state differs from the recorded one",
        ),
    ],
)
def test_a_record_that_ends_otherwise(change: Any, message: str) -> None:
    record = changed(change)
    played, text = refused(record)
    assert played == len(record.moves)
    assert text.startswith(message)


def test_a_final_state_with_a_field_that_states_do_not_have_is_refused() -> None:
    """Reading alone would leave such a field out."""
    game = games()["luxor"]
    state = game.start(2, game.options({}), "seed")
    stored = game.states.dump(state)
    assert is_stored(game, state, stored)
    assert not is_stored(game, state, stored.replace('"finished":', '"finished_":', 1))
    assert not is_stored(game, state, stored.replace("{", '{"more":1,', 1))
