"""What the conditions of a plan say, in the reader's language; they are kept and typed in one
notation for all languages."""

from __future__ import annotations

import re

from bot.features.plans.condition_choices import POINTS, ROUND
from bot.features.plans.conditions import Condition, read
from bot.messages.narrator import Narrator
from bot.messages.turn_lines import JOINT
from bot.tables import Table, TableRefused

SEAT = re.compile(r"seat (\d)")
LOCATION = re.compile(r"location (\w+)")
CARD = re.compile(r"[A-Z]+\d+")
"""What pictures and moves call a card; its name is another one of the thing's."""

SIGNS = {">=": "≥", "<=": "≤"}
"""Signs of the notation that are printed otherwise; all others are the same."""


class ConditionWords:
    """The things of a table on which a plan may depend, in words."""

    def __init__(self, table: Table, narrator: Narrator) -> None:
        self._table = table
        self._narrator = narrator
        self._words = narrator.words
        self._view = table.view(None)
        self._things = {thing.name: thing for thing in table.game.things(self._view)}

    def of_line(self, line: str) -> str:
        """Return all conditions of a line of a plan; empty if one is no longer understood."""
        try:
            branches = read(self._table.game, self._view, line)
        except TableRefused:
            return ""
        said = [self.said(branch.condition) for branch in branches if branch.condition is not None]
        return self._words("plan-conditions", said=JOINT.join(said))

    def said(self, condition: Condition) -> str:
        """Return what must be so."""
        subject, value = condition.subject, condition.value
        if condition.sign:
            match = SEAT.fullmatch(subject)
            about = self.subject(ROUND if match is None else f"points {match[1]}")
            said = f"{about} {SIGNS.get(condition.sign, condition.sign)} {value}"
        else:
            said = self._words(
                "titled", title=self.subject(subject), text=self.value(subject, value)
            )
        said = f"{said[:1].upper()}{said[1:]}"
        return self._words("plan-if-not-so", said=said) if condition.negated else said

    def subject(self, subject: str) -> str:
        """Return what a condition can be about (:func:`condition_choices.subjects`)."""
        if subject == ROUND:
            return self._words("plan-if-round")
        if match := POINTS.fullmatch(subject):
            return self._words("plan-if-points", name=self._name(match[1]))
        if match := SEAT.fullmatch(subject):
            return self._words("plan-if-place", name=self._name(match[1]))
        if match := LOCATION.fullmatch(subject):
            return self._words("plan-location", number=match[1])
        game = self._table.game.id
        for key in (f"{game}-colour-{subject}", f"{game}-card-{subject.replace(' ', '_')}"):
            if self._words.has(key):
                return self._words(key)
        thing = self._things.get(subject)
        if thing is not None and thing.also and CARD.fullmatch(subject):
            return self._narrator.local(f"{subject} {thing.also[0]}")
        return self._narrator.local(subject)

    def value(self, subject: str, value: str) -> str:
        """Return what can be said of a subject."""
        if subject == ROUND or POINTS.fullmatch(subject):
            return f"≥ {value}"
        words = self._words
        for key in (f"plan-value-{value}", f"{self._table.game.id}-board-{value}"):
            if words.has(key):
                return words(key)
        if f"location {value}" in self._things:
            return words("plan-location", number=value)
        return self._narrator.local(value)

    def _name(self, number: str) -> str:
        seat, names = int(number) - 1, self._table.names
        return names[seat] if seat < len(names) else number
