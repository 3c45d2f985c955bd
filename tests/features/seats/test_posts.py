"""Posts about seats that pass to somebody else: each state, in each language; and the log."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, get_args

import pytest

from bot.features.seats import messages as seats
from bot.messages.narrator import safe
from bot.messages.refusals import explained
from bot.messages.told import turns_of
from bot.store.rows import EventRow, Handover, ReplacementRow
from bot.tables import Table, TableRefused
from bot.texts import LOCALES, words_in
from tests.bot.discord_rules import checked
from tests.bot.situations import GAMES, LONG_NAMES, SNOWFLAKE, TABLE, moments, table_of

EN = words_in("en")
NEW, ASKER = 5, SNOWFLAKE - 2


def lines_of(*given: Any, **options: Any) -> list[str]:
    """Return the sentences of what happened at a table."""
    return [line.text for line in turns_of(*given, **options)]


def the_table(names: tuple[str, ...] = LONG_NAMES) -> Table:
    return table_of(GAMES["luxor"], moments("luxor", 4, 0)[9].state, seats=4, names=names)


def a_step(table: Table, **changes: Any) -> ReplacementRow:
    """Return the question whether a new player shall take the seat of the first."""
    row = table.seats[0]
    values: dict[str, Any] = {
        "id": 10**9, "table_id": TABLE, "seat": 0, "asker_id": ASKER, "asker": LONG_NAMES[2],
        "old_user": row.user_id, "old_bot": None, "old_name": row.name, "old_since": 0,
        "old_host": ASKER, "new_user": NEW, "new_name": LONG_NAMES[2],
    }  # fmt: skip
    return ReplacementRow(**(values | changes))


def steps(table: Table) -> Iterator[ReplacementRow]:
    """Yield a step of every status and kind."""
    computer = {"new_user": None, "new_bot": "medium", "new_name": "Nefru"}
    anybody = {"new_user": None, "new_name": ""}
    for status in get_args(Handover):
        for kind in ({}, computer, anybody, {"accepted": True}, {"settled_by": LONG_NAMES[1]}):
            for asker in (ASKER, table.user_at(0), 99):
                done = {"settled_by": "Mo"} if status in ("objected", "withdrawn") else {}
                yield a_step(table, **{"status": status, "asker_id": asker} | kind | done)
        yield a_step(table, status=status, old_user=None, old_bot="random", old_name="Sobek")


def actions_of(payload: Any) -> list[str]:
    """Return the actions of the buttons in a payload."""
    if isinstance(payload, list):
        return [action for part in payload for action in actions_of(part)]
    if not isinstance(payload, dict):
        return []
    own = [payload["custom_id"].split(":")[-1].split("/")[0]] if "custom_id" in payload else []
    return own + [action for part in payload.values() for action in actions_of(part)]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_state_is_said_within_the_limits(locale: str) -> None:
    table = the_table()
    for step in steps(table):
        payload, text = checked(seats.post(table, words_in(locale), step))
        assert "None" not in text
        assert LONG_NAMES[2] not in text, "a name is made harmless"
        if step.status != "open":
            assert actions_of(payload) == (["undo"] if step.status == "done" else [])
            assert not seats.pinged(table, step)
            assert "<@" not in text


def test_the_buttons_are_those_of_the_question() -> None:
    table, both = the_table(), ["agree", "object"]
    own, computer = {"asker_id": table.user_at(0)}, {"new_user": None, "new_bot": "medium"}
    for changes, expected in (
        ({}, [*both, "take", "stay", "decide", "withdraw"]),
        ({"accepted": True}, [*both, "stay", "decide", "withdraw"]),
        (computer, [*both, "stay", "decide", "withdraw"]),
        ({"old_user": None, "old_bot": "random"}, [*both, "take", "decide", "withdraw"]),
        (own, ["take", "computer", "stay"]),
    ):
        payload, _text = checked(seats.post(table, EN, a_step(table, **changes)))
        assert actions_of(payload) == expected


def test_who_is_to_answer_is_named_and_pinged_and_nobody_else() -> None:
    table = the_table()
    ada, bo, asker, dan = (table.user_at(seat) for seat in range(4))
    step = a_step(table, agreed=(bo,))
    _payload, text = checked(seats.post(table, EN, step))
    assert EN("seats-missing", names=f"<@{dan}>") in text
    assert EN("seats-agreed", names=safe(table.names[1])) in text
    assert EN("seats-newcomer", newcomer=f"<@{NEW}>") in text
    assert EN("seats-still-here", user=f"<@{ada}>") in text
    assert seats.pinged(table, step) == [bo, dan, NEW, ada]
    assert asker == ASKER


def test_the_post_says_who_decides_if_there_is_nobody_to_ask() -> None:
    table = replace(the_table(), seats=the_table().seats[:2])
    step = a_step(table, asker_id=table.user_at(1))
    assert EN("seats-nobody-asked") in checked(seats.post(table, EN, step))[1]
    assert EN("seats-nobody-asked") not in checked(seats.post(the_table(), EN, step))[1]


def test_the_post_is_honest_about_what_the_newcomer_has_seen() -> None:
    table = the_table()
    for status in ("done", "undone"):
        by_person = a_step(table, status=status, settled_by="Mo", new_name="Eve")
        by_bot = replace(by_person, new_user=None, new_bot="medium")
        seen = EN("seats-seen", newcomer="**Eve**")
        assert seen in checked(seats.post(table, EN, by_person))[1]
        assert seen not in checked(seats.post(table, EN, by_bot))[1]
    done = a_step(table, status="done", settled_by="Mo")
    assert EN("seats-decided", name="**Mo**") in checked(seats.post(table, EN, done))[1]


def test_the_log_names_those_who_sat_there_then() -> None:
    """Ada until ply 2, Eve until ply 4, then Ada again."""
    table = the_table(("Ada", "Bo", "Cleo", "Dan"))
    events: list[Any] = [event for moment in moments("luxor", 4, 0) for event in moment.events]
    placed = next(event for event in events if event.kind == "placed" and event.seat == 0)
    other = replace(placed, seat=1)  # so that each event has its line
    told = (placed, other, placed, other, placed)
    history = [
        (EventRow(ply=ply, number=0, event="{}"), event) for ply, event in enumerate(told, start=1)
    ]
    step = a_step(table, status="undone", old_name="Ada", new_name="Eve", done_ply=2, undone_ply=4)
    lines = lines_of(table, EN, history, seats.changes(EN, [step]))
    taken, back = (
        EN("seats-log", name="Ada", newcomer="Eve"),
        EN("seats-log-back", name="Ada", newcomer="Eve"),
    )
    assert [lines.index(taken), lines.index(back), len(lines)] == [2, 5, 7]
    names = ["Ada", "Bo", None, "Eve", "Bo", None, "Ada"]
    assert all(name in line for name, line in zip(names, lines, strict=True) if name)
    events_alone = lines_of(table, EN, history, seats.changes(EN, [step]), only_events=True)
    assert events_alone == [line for line in lines if line not in (taken, back)]
    later = replace(step, status="done", undone_ply=None)
    after = lines_of(
        replace(table, seats=renamed(table, "Eve")), EN, history, seats.changes(EN, [later])
    )
    assert [line for line in after if "Ada" in line] == [after[0], after[2]]


def test_the_log_tells_a_newcomer_from_a_player_of_the_same_name() -> None:
    table = the_table(("Ada", "Bo", "Cleo", "Bo"))
    events: list[Any] = [event for moment in moments("luxor", 4, 0) for event in moment.events]
    placed = next(event for event in events if event.kind == "placed" and event.seat == 3)
    history = [(EventRow(ply=ply, number=0, event="{}"), placed) for ply in (1, 3)]
    step = a_step(table, seat=3, status="done", old_name="Dan", new_name="Bo", done_ply=2)
    before, _taken, after = lines_of(table, EN, history, seats.changes(EN, [step]))
    assert before.startswith("**Dan** ")
    assert after.startswith("**Bo (2)** "), "as on the board"
    unseen = replace(step, old_name="\u3164")
    before, *_rest = lines_of(
        replace(table, row=replace(table.row, locale="de")),
        EN,
        history,
        seats.changes(EN, [unseen]),
    )
    name = words_in("de")("name-of-seat", seat=4)
    assert before.startswith(f"**{name}** "), "all call the player the same"


def test_a_name_that_the_table_shows_is_shown_so_everywhere() -> None:
    table = the_table(("Ada", "Bo", "Cleo", "Bo"))
    passed_on = explained(TableRefused("seat-passed-on", name=table.names[3]), EN, table, None)
    assert passed_on == EN("refused-seat-passed-on", name="Bo (2)")
    _payload, farewell = checked(seats.farewell(table, EN, table.names[3]))
    assert farewell == EN("seats-farewell", game=table.game.title, name="Bo (2)")


def renamed(table: Table, name: str) -> Any:
    return (replace(table.seats[0], name=name), *table.seats[1:])


@pytest.mark.parametrize("locale", LOCALES)
def test_the_name_in_a_refusal_is_harmless(locale: str) -> None:
    text = explained(
        TableRefused("seats-seated", name="**@everyone**"), words_in(locale), None, None
    )
    assert "everyone" in text
    assert "@" not in text
    assert "*" not in text
