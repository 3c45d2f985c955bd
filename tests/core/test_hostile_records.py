"""Records that somebody has tampered with are refused by name and place, never with a traceback."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import ValidationError

from engines.core import BadRecord
from engines.core.record import GREATEST, MOST_KEYS, Record, recorded, replay
from engines.registry import games
from tests.nightly import closely

GAMES = games()
TESTS = Path(__file__).parents[1]
SAVES = (
    "luxor/saves/2-adventures.json", "luxor/saves/ruleset-1/2-base.json",
    "famous_explorers/saves/2-full.json", "expedition_1996/saves/3-a.json",
)  # fmt: skip

FOREIGN = "999 in JSON"
"""Stands for a value that is put into the text of a record as it is."""

HOSTILE = (
    "null", "true", "-1", "1", "7", "0.5", "1.0", "1e999", "NaN", "Infinity", "-Infinity",
    "9" * 30, "9" * 5000, "-" + "9" * 5000, str(GREATEST + 1), '""', '"1"', '"x"', '"Td"',
    '"\\u0000"', '"\\ud800"', '"\\n\\u001b[31m"', '"\\u3164"', f'"{"x" * 100_000}"',
    "[]", "{}", "[[]]", "[0, 1]", '["A1", "B2"]', '{"kind": "end"}', '{"kind": []}', '{"kind": 1}',
    '{"preset": []}', '{"preset": {"a": []}}', '{"preset": "full"}', '{"x": NaN}',
    "[" * 150 + "]" * 150, "[" * 5000 + "]" * 5000, '{"a":' * 300 + "1" + "}" * 300,
)  # fmt: skip


@cache
def saved(name: str) -> str:
    return (TESTS / name).read_text(encoding="utf-8")


def places(value: Any, place: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield the place of everything in a record's data; of its moves, the first ones'."""
    if place:
        yield place
    inner: Iterable[Any] = value.items() if isinstance(value, dict) else ()
    if isinstance(value, list):
        inner = enumerate(value[:12])
    for key, item in inner:
        yield from places(item, (*place, key))


@st.composite
def tampered(draw: st.DrawFn) -> tuple[str, str]:
    """Return the name of a stored game, and its text with one thing in it changed."""
    name = draw(st.sampled_from(SAVES))
    data = json.loads(saved(name))
    *way, last = draw(st.sampled_from([*places(data)]))
    within: Any = data
    for key in way:
        within = within[key]
    match draw(st.sampled_from(["put", "put", "put", "drop", "twice", "new", "cut", "move"])):
        case "put":
            within[last] = FOREIGN
        case "drop":
            del within[last]
        case "twice" if isinstance(within, list):
            within.insert(last, within[last])
        case "new" if isinstance(within, dict):
            within[draw(st.sampled_from(["x", "kind", "seat", "preset", "\u202e\n"]))] = FOREIGN
        case "move":
            within[last] = draw(st.sampled_from(data["moves"]))["move"]
        case _:
            text = json.dumps(data)
            at = draw(st.integers(0, len(text)))
            return name, text[:at] + draw(st.sampled_from(["", '"', "}", "[", "9"])) + text[
                at + 1 :
            ]
    return name, json.dumps(data).replace(json.dumps(FOREIGN), draw(st.sampled_from(HOSTILE)))


def check_refusal(error: BadRecord) -> None:
    assert str(error)
    assert str(error).isprintable(), "in one line, and nothing in it does anything to a terminal"
    assert len(str(error)) < 1500


@pytest.mark.slow
@pytest.mark.parametrize("examples", closely(100, 300))
def test_a_record_is_refused_or_played_as_it_was(examples: int) -> None:
    settings(max_examples=examples, derandomize=True)(given(tampered())(check_tampered))()


def check_tampered(one: tuple[str, str]) -> None:
    name, text = one
    try:
        record = Record.from_json(text)
        if record.game not in GAMES:
            return
        game = GAMES[record.game]
        played = [*replay(game, record)]
    except BadRecord as error:
        check_refusal(error)
        return
    original = Record.from_json(saved(name))
    assert len(played) == len(original.moves)
    if record.ruleset == game.ruleset:
        assert [recorded(game, step) for step in played] == [*original.moves]
    assert record.result in (None, original.result)
    assert record.final in (None, original.final)


ANY_TEXT = st.text() | st.sampled_from(HOSTILE) | st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.sampled_from([*Record.model_fields]), inner),
).map(json.dumps)  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("examples", closely(100, 300))
def test_any_text_is_refused_by_its_first_wrong_place(examples: int) -> None:
    settings(max_examples=examples, derandomize=True)(given(ANY_TEXT)(check_any_text))()


def check_any_text(text: str) -> None:
    with pytest.raises(BadRecord) as caught:
        Record.from_json(text)
    check_refusal(caught.value)
    assert str(caught.value).startswith("not a record: ")


@pytest.mark.parametrize("number", ["9" * 30, "9" * 5000, "-1e999", "NaN", "Infinity", "1e300"])
@pytest.mark.parametrize(
    ("place", "named"),
    [
        (("options", "adventures"), "options"),
        (("options", "preset"), "options"),
        (("seats",), "seats"),
        (("moves", 1, "seat"), "moves.1.seat"),
        (("moves", 1, "move", "tile"), "moves.1.move"),
        (("result", "scores", 0), "result"),
    ],
)
def test_a_number_beyond_measure_is_named_by_its_place(
    place: tuple[Any, ...], named: str, number: str
) -> None:
    data = json.loads(saved(SAVES[0]))
    *way, last = place
    within = data
    for key in way:
        within = within[key]
    within[last] = FOREIGN
    with pytest.raises(BadRecord, match=rf"not a record: (the file|{named}): "):
        Record.from_json(json.dumps(data).replace(json.dumps(FOREIGN), number))


@pytest.mark.parametrize("field", ["moves", "branches", "chance"])
def test_of_a_million_wrong_entries_only_the_first_is_told(field: str) -> None:
    """To tell all of them takes half a minute, in which a bot does nothing else."""
    data = json.loads(saved(SAVES[0])) | {field: ["wrong"] * 1000}
    with pytest.raises(ValidationError) as caught:
        Record.model_validate_json(json.dumps(data))
    assert caught.value.error_count() == 1
    with pytest.raises(BadRecord, match=f"{field}\\.0"):
        Record.from_json(json.dumps(data))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("place", "kind"),
    [
        (("options",), "too_long"),
        (("result",), "too_long"),
        (("moves", 0, "move"), "too_long"),
        (("moves", 0), "value_error"),
        ((), "value_error"),
    ],
)
def test_of_many_thousand_unknown_names_only_the_first_is_told(
    place: tuple[Any, ...], kind: str
) -> None:
    """To say of each that it is unknown takes seconds, in which nobody else can import anything."""
    data = json.loads(saved(SAVES[0]))
    within = data
    for key in place:
        within = within[key]
    within |= {f"name {number}": 1 for number in range(70_000)}
    text = json.dumps(data)
    with pytest.raises(ValidationError) as caught:
        Record.model_validate_json(text)
    (error,) = caught.value.errors()
    assert (error["type"], error["loc"]) == (kind, place)
    named = ".".join(map(str, place)) or "the file"
    with pytest.raises(BadRecord, match=rf"^not a record: {named}: "):
        Record.from_json(text)


@pytest.mark.parametrize("game_id", GAMES)
def test_no_game_has_half_as_many_options_as_a_record_may_name(game_id: str) -> None:
    assert 2 * len(GAMES[game_id].Options.model_fields) < MOST_KEYS
