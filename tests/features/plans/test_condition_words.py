"""Conditions of plans are said in the reader's language, whatever they depend on."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.features.plans.condition_choices import condition_of, subjects, values
from bot.features.plans.condition_words import ConditionWords
from bot.features.plans.conditions import Condition
from bot.features.plans.messages import plan_panel
from bot.features.plans.outlook import Outlook
from bot.features.plans.rows import PlanRow
from bot.messages.narrator import Narrator
from bot.texts import LOCALES, words_in
from engines.registry import games
from tests.bot.discord_rules import check_message, payload_of, text_in
from tests.core.walks import states_of
from tests.features.seats.test_posts import the_table

GAMES = games()
NAMES = ("Ada", "Bo", "Cleo")
OPTIONS: dict[str, dict[str, Any]] = {"famous_explorers": {"explorers_events": True}}
LABEL = 100
"""Discord's limit of characters."""


class TableOf:
    """As much of a table as the words need."""

    def __init__(self, name: str, *, at: int = -1) -> None:
        self.game = GAMES[name]
        self.names = NAMES
        seats = min(3, self.game.seats[-1])
        self._state = [*states_of(self.game, seats, OPTIONS.get(name, {}), "words")][at]

    def view(self, seat: int | None) -> Any:
        return self.game.view(self._state, seat)


def said_of(name: str, locale: str, **given: int) -> tuple[Any, ConditionWords]:
    table: Any = TableOf(name, **given)
    return table, ConditionWords(table, Narrator(words_in(locale), table.game, NAMES))


@pytest.mark.parametrize("locale", LOCALES)
def test_the_longest_plan_fits_and_its_hint_is_there(locale: str) -> None:
    words = words_in(locale)
    line = "if not seat 2 has >= 10 points: end else if not O16 is free: end else end".ljust(
        150, "x"
    )
    for count in (1, 20):
        plan = PlanRow(seat=0, lines=(line,) * count, held="unmet")
        shown = plan_panel(the_table(), words, plan, Outlook(((),) * count, None, None))
        payload = payload_of(shown, allowed_mentions=discord.AllowedMentions.none())
        check_message(payload)
        text = text_in(payload)
        assert words("plan-hint") in text
        assert (the_table().names[1] in text) == (count == 1)


@pytest.mark.slow
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", GAMES)
def test_nothing_of_the_notation_is_left(name: str, locale: str) -> None:
    table, said = said_of(name, locale)
    view = table.view(None)
    known = {thing.name for thing in table.game.things(view)}
    for subject in subjects(table.game, view):
        assert 0 < len(said.subject(subject)) <= LABEL
        assert not said.subject(subject).startswith(("seat ", "points 1", "_"))
        for value in values(table.game, view, subject):
            label = said.value(subject, value)
            assert 0 < len(label) <= LABEL
            is_word = value.isalpha() and value.islower() and value not in known
            keys = (f"plan-value-{value}", f"{name}-board-{value}")
            assert not is_word or any(map(words_in(locale).has, keys)), (subject, value)
            assert label in said.said(condition_of(subject, value, negated=False))


@pytest.mark.parametrize(
    ("locale", "line", "expected"),
    [
        ("en", "if Giza taken: end else end", "Depends on · Giza: taken"),
        ("de", "if Giza taken: end", "Hängt ab von · Gizeh: besetzt"),
        ("de", "if red on Giza: a else if not seat 2 has >= 10 points: b",
         "Hängt ab von · Rot: Gizeh · nicht „Punkte von Bo ≥ 10“"),
        ("fr", "if Giza in row: end", "Dépend de · Gizeh\u00a0: Missions publiques"),
        ("it", "if round <= 4: end", "Dipende da · Il round ≤ 4"),
        ("de", "if the moon shines: end", ""),
    ],
)  # fmt: skip
def test_what_a_line_depends_on_is_said(locale: str, line: str, expected: str) -> None:
    _table, said = said_of("expedition_1996", locale)
    assert said.of_line(line) == expected


def test_a_seat_is_called_by_its_player_and_a_card_by_its_name() -> None:
    _table, said = said_of("siberia", "de", at=0)
    assert said.said(Condition("seat 2", "5")) == "Wo Bo steht: Ort 5"
    assert said.said(Condition("location 5", "corrupted")) == "Ort 5: Verderbnis"
    assert said.said(Condition("I14", "market")) == "I14 Lebendes Herbarium: liegt offen aus"
