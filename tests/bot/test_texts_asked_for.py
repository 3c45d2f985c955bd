"""The words that all games share: all that the source asks for, and no more."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from typing import get_args

import pytest

from bot.delivery.messenger import NEEDED, SENDING
from bot.delivery.trouble import Code
from bot.features.deadlines.reminding import SNOOZES
from bot.features.deadlines.rhythm import EVERY
from bot.features.records.service import Fault
from bot.messages.openings import HELP
from bot.tables.preferences import VALUES
from bot.texts import DEFAULT, FOLDER, LOCALES
from engines.core import BadNotation
from engines.players import LEVELS, PLAYERS
from engines.registry import PACKAGES

from .sentences import everything, messages, used_in, variables_of
from .sources import calls, texts_in, written

SPEAKERS = {"words", "said", "described", "_words"}

MENU_VALUES = [(key, VALUES[key]) for key in ("pings", "pictures")]

STATUSES = ("lobby", "running", "finished", "abandoned", "cancelled")


@pytest.mark.slow
def test_every_sentence_asked_for_is_there_with_its_facts() -> None:
    asked = 0
    for call in calls("bot", "render"):
        key = call.literal(0)
        if call.name == "of_game":  # if the game has no words of its own
            key = call.literal(2) or call.literal(1)
        elif call.name not in SPEAKERS:
            continue
        if key is None or key in LOCALES:
            continue
        asked += 1
        assert key in everything(DEFAULT), f"{call.place}: no sentence {key}"
        if call.facts is not None:
            missing = variables_of(key) - call.facts
            assert not missing, f"{call.place}: {key} needs {missing}"
    assert asked > 100


def table_refusals() -> Iterator[tuple[str, str, set[str] | None]]:
    """Yield place, code and facts of every refusal by a table."""
    for call in calls("bot"):
        if call.name == "TableRefused":
            code = call.literal(0)
            if code is not None:
                yield call.place, code, call.facts
                continue
            argument = call.node.args[0]
            assert isinstance(argument, ast.JoinedStr), call.place
            if ast.unparse(argument).startswith("f'import-{"):
                yield from record_refusals()
                continue
            assert ast.unparse(argument).startswith("f'status-{"), call.place
            yield from ((call.place, f"status-{status}", set()) for status in STATUSES)


def record_refusals() -> Iterator[tuple[str, str, set[str] | None]]:
    """Yield place, code and facts of every refusal of a file of a game."""
    for call in calls("engines"):
        if call.name == "BadRecord":
            yield call.place, f"import-{call.literal(1) or 'unread'}", call.facts


@pytest.mark.slow
def test_every_refusal_by_a_table_is_worded() -> None:
    refusals = list(table_refusals())
    assert len({code for _place, code, _facts in refusals}) > 15
    for place, code, facts in refusals:
        assert f"refused-{code}" in everything(DEFAULT), f"{place}: refused-{code}"
        if facts is not None:
            missing = variables_of(f"refused-{code}") - facts
            assert not missing, f"{place}: refused-{code} needs {missing}"


def families() -> dict[str, set[str]]:
    """Return the keys in common.ftl that are put together at run time."""
    return {
        "reminder-every-": {f"reminder-every-{hours}" for hours in EVERY if hours},
        "reminder-snooze-": {f"reminder-snooze-{how_long}" for how_long in SNOOZES},
        "settings-every-": {f"settings-every-{hours}" for hours in EVERY},
        **{
            f"settings-{key}-": {f"settings-{key}-{value}" for value in values}
            for key, values in (*MENU_VALUES, ("language", ("discord",)))
        },
        "bot-": {
            *(f"bot-{name}" for name in PLAYERS),
            *(f"bot-{name}-about" for name in LEVELS),
        },
        "notation-": {f"notation-{code}" for code in notation_codes()},
        "options-": {f"options-{code}" for code in options_codes()},
        "lobby-": {f"lobby-{status}" for status in STATUSES if status != "lobby"},
        "refused-": {f"refused-{code}" for _place, code, _facts in table_refusals()},
        "verify-fault-": {f"verify-fault-{fault}" for fault in get_args(Fault)},
        "waiting-": {f"waiting-{code}" for code in get_args(Code)},
        "unshown-": {f"unshown-{change}" for change in ("open", "plan", "setting")},
        "permission-": {f"permission-{name}" for name in (*NEEDED, *SENDING)},
    }


def notation_codes() -> set[str]:
    """Return the codes with which games refuse a line that is no move."""
    codes = {"unknown"}  # where no other code is given
    for call in calls("engines"):
        if call.name == "BadNotation":
            codes |= texts_in(call.node.args[0])
        elif call.name == "fail" and len(call.node.args) > 1:
            codes |= texts_in(call.node.args[1])
    assert codes <= set(re.findall(r"``([a-z]+)``", BadNotation.__doc__ or ""))
    return codes


def options_codes() -> set[str]:
    """Return the codes with which options are refused."""
    codes = {"other"}  # where no other code is given
    for call in calls("engines", "bot"):
        if call.name == "BadOptions" and (code := call.literal(1)) is not None:
            codes.add(code)
            assert call.facts is not None
            missing = variables_of(f"options-{code}") - call.facts
            assert not missing, f"{call.place}: options-{code} needs {missing}"
    return codes


@pytest.mark.slow
def test_keys_put_together_at_run_time_exist() -> None:
    for family in families().values():
        assert family <= everything(DEFAULT).keys()


@pytest.mark.slow
def test_no_sentence_is_left_over() -> None:
    """Every common sentence is asked for by name, belongs to a family or is part of another."""
    texts, _patterns = written("bot", "render")
    parts = (used_in(message).messages for message in everything(DEFAULT).values())
    asked = texts.union(*families().values(), *parts)
    assert set(messages(DEFAULT, "common.ftl")) - asked == set()


@pytest.mark.slow
def test_no_sentence_of_a_feature_is_left_over() -> None:
    """It is asked for, put together at run time, or adds to one that has a place for it."""
    texts, patterns = written("bot", "render")
    known = everything(DEFAULT)
    asked = texts.union(*(used_in(message).messages for message in known.values()))
    entries = "".join(path.read_text("utf-8") for path in FOLDER.glob(f"{DEFAULT}/*.md"))
    places = {"help", *(f"help-{name}" for name in HELP)}
    places |= {key for key in known if key.startswith("refused-") or "more" in variables_of(key)}
    places |= set(re.findall(r"\*\*(BOT-\d+)\*\*.*\{more\}", entries))
    left = list[str]()
    for path in FOLDER.glob(f"{DEFAULT}/*.ftl"):
        if path.stem.partition("-")[0] in PACKAGES:
            continue
        for key in messages(DEFAULT, path.name):
            place, adds, feature = key.partition("-by-")
            if adds:
                has_place = place in places and feature == path.stem
            else:
                has_place = key in asked or any(pattern.fullmatch(key) for pattern in patterns)
            if not has_place:
                left.append(f"{path.name}: {key}")
    assert left == []
