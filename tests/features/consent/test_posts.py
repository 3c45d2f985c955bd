"""Posts of requests to which all people of a table are to agree: each state, in each language."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, get_args

import pytest

from bot.features.consent import ConsentFeature, messages
from bot.features.deadlines import messages as deadlines
from bot.features.deadlines.caretaking import CaretakerMatter
from bot.messages import cards, consents, panel
from bot.messages.panel_facts import panel_facts
from bot.store.rows import Agreement, ConsentKind, ConsentRow
from bot.tables import Table
from bot.tables.matters import DecidedBy
from bot.texts import LOCALES, words_in
from engines.luxor.events import Kept
from tests.bot.discord_rules import checked
from tests.bot.situations import LONG_NAMES, SNOWFLAKE, TABLE
from tests.features.seats.test_posts import actions_of, the_table

EN = words_in("en")

NOTHING: Any = None
BY: dict[str, DecidedBy] = {
    **{kind: matter.decided_by for kind, matter in ConsentFeature(NOTHING).matters().items()},
    "caretaker": CaretakerMatter.decided_by,
}
"""Who is to agree, by kind of request."""


def a_request(table: Table, **changes: Any) -> ConsentRow:
    """Return the request of the first player to take back a step."""
    event = table.game.events.dump(Kept(seat=0))
    facts = {
        "first": 1, "names": LONG_NAMES[: len(table.seats)], "own": [event] * 40,
        "later": [event] * 200, "moves": 200,
    }  # fmt: skip
    values: dict[str, Any] = {
        "id": 10**9, "table_id": TABLE, "kind": "undo", "seat": 0, "asker_id": table.user_at(0),
        "asker": LONG_NAMES[2], "asked_at": SNOWFLAKE // 10**9, "facts": json.dumps(facts),
    }  # fmt: skip
    return ConsentRow(**(values | changes))


def requests(table: Table) -> Iterator[ConsentRow]:
    """Yield a request of every kind and status."""
    for kind in get_args(ConsentKind):
        for status in get_args(Agreement):
            for agreed in ((), (table.user_at(1),), (table.user_at(1), 99)):
                for by in (None, LONG_NAMES[1]):
                    if status != "refused" or by is not None:
                        yield a_request(
                            table, kind=kind, status=status, agreed=agreed, settled_by=by
                        )


@pytest.mark.parametrize("locale", LOCALES)
def test_every_state_is_said_within_the_limits(locale: str) -> None:
    table = the_table()
    for row in requests(table):
        payload, text = checked(consents.post(table, words_in(locale), row, BY[row.kind]))
        assert "None" not in text
        assert LONG_NAMES[2] not in text, "a name is made harmless"
        if row.status == "open":
            actions = ["agree", "refuse", "reopen", "withdraw"]
            if row.kind == "end":
                actions = ["refuse", "agree", "reopen", "withdraw", "decide"]
            assert actions_of(payload) == actions
            continue
        can_go_on = row.kind == "pause" and row.status == "done" and row.settled_by is None
        assert len(actions_of(payload)) == can_go_on
        assert not consents.pinged(table, row, BY[row.kind])
        assert "<@" not in text


@pytest.mark.parametrize("locale", LOCALES)
def test_a_paused_table_says_so_everywhere(locale: str) -> None:
    words, playing = words_in(locale), the_table()
    table = replace(playing, row=replace(playing.row, paused_at=1_800_000_000))
    view = table.view(None)
    (seat,) = view.to_act
    for message in (
        cards.turn_card(table, words, view, (), None),
        panel.play_panel(panel_facts(table, words, seat)),
        messages.paused(table, words),
    ):
        payload, text = checked(message)
        assert words("card-paused", time="<t:1800000000:f>") in text
        assert "<@" not in text, "nobody is called"
        verbs = verbs_of(payload)
        assert {"go-on", "go-on-here"} & verbs
        assert not {"play", "undo", "pick", "hint"} & verbs
    assert not cards.pinged(table, [seat])
    assert not table.people_to_act()
    assert not table.asks
    over = replace(table, row=replace(table.row, status="abandoned"))
    assert not over.is_paused


def verbs_of(payload: Any) -> set[str]:
    """Return what the controls in a payload do."""
    if isinstance(payload, list):
        return set().union(*map(verbs_of, payload))
    if not isinstance(payload, dict):
        return set()
    own = {payload["custom_id"].split(":")[1]} if "custom_id" in payload else set()
    return own.union(*map(verbs_of, payload.values()))


def test_those_who_are_asked_are_pinged_once() -> None:
    table = the_table()
    row = a_request(table, agreed=(table.user_at(2),))
    others = [table.user_at(seat) for seat in (1, 2, 3)]
    assert consents.pinged(table, row, BY[row.kind]) == others
    assert not consents.pinged(table, replace(row, message_id=5), BY[row.kind]), "the post was lost"
    text = checked(consents.post(table, EN, row, BY[row.kind]))[1]
    assert f"<@{others[1]}>" not in text, "who has agreed is named"


def test_who_is_away_is_not_pinged() -> None:
    there = the_table()
    away = replace(there.seats[2], away_until=there.loaded_at + 1)
    table = replace(there, seats=(*there.seats[:2], away, *there.seats[3:]))
    for kind in get_args(ConsentKind):
        pinged = consents.pinged(table, a_request(table, kind=kind), BY[kind])
        assert table.user_at(1) in pinged
        assert table.user_at(2) not in pinged
    assert deadlines.pinged(there, what="over", seat=2, time=0) == [there.user_at(2)]
    assert deadlines.pinged(table, what="over", seat=2, time=0) == []


def test_what_was_taken_back_has_its_place_in_the_history() -> None:
    table = the_table()
    done = a_request(table, status="done", done_ply=7)
    told = messages.undone(table, EN, [done])
    assert [row.ply for row, _text in told] == [7]
    hidden = replace(done, facts=json.dumps({"names": ["A"] * 4, "own": [], "moves": 0}))
    ((_row, text),) = messages.undone(table, EN, [hidden])
    assert EN("consent-hidden-step") in text
