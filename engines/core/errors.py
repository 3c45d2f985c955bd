"""Why something was refused, as data; the bot turns it into sentences."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

Facts: TypeAlias = Mapping[str, int | str]


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move is not allowed: the broken clause, the key of the sentence, and its facts."""

    rule: str
    code: str
    facts: Facts = field(default_factory=dict)


class RulesError(ValueError):
    """Anything that the engines refuse.

    Of several moves made together, which are all refused then, ``move`` is the one that cannot be
    made, and ``before`` are those written before it, which could be made without the rest.
    """

    move: Any = None
    before: tuple[Any, ...] = ()


class IllegalMove(RulesError):
    """The move breaks a rule; :attr:`refusal` says which."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule} {refusal.code} {dict(refusal.facts) or ''}".rstrip())
        self.refusal = refusal


class NotTogether(RulesError):
    """Two of the moves chosen together each lead to another question: ``move`` has to come first.

    It is to be chosen alone, and the rest after its question is answered.
    """

    def __init__(self, move: Any) -> None:
        super().__init__(f"not together with other moves: {move}")
        self.move = move


class BadNotation(RulesError):
    """The text is not a move. ``code`` says what is wrong with the part of it that is ``text``.

    It is ``empty``; ``unknown``; ``place``, ``cell`` or ``card``, where one is named that the game
    does not have; ``ambiguous``; or ``revealing``: it continues after a move that reveals something
    hidden.
    """

    def __init__(self, code: str, text: str, candidates: tuple[str, ...] = ()) -> None:
        hint = f" (one of: {', '.join(candidates)})" if candidates else ""
        super().__init__(f"{code} notation: {text!r}{hint}")
        self.code = code
        self.text = text
        self.candidates = candidates


class BadOptions(RulesError):
    """The options or the number of seats do not fit the game.

    ``code`` and ``facts`` say why, for a sentence in any language; the text is for terminals.
    """

    def __init__(self, text: str, code: str = "other", /, **facts: int | str) -> None:
        super().__init__(text)
        self.code = code
        self.facts: Facts = facts


class BadRecord(RulesError):
    """The record is damaged, or replaying it does not give the recorded result.

    ``code`` and ``facts`` say what is wrong, for a sentence in any language: ``unread``, ``view``,
    ``game``, ``ruleset``, ``content``, ``setup``, ``branch``, ``seal``, ``move`` or ``result``.
    """

    def __init__(self, text: str, code: str = "unread", /, **facts: int | str) -> None:
        super().__init__(text)
        self.code = code
        self.facts: Facts = facts


class BadContent(RulesError):
    """A content file is wrong; the text names the file, the line and the field."""
