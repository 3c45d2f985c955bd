"""Puts moves, events, questions and refusals of any game into words.

The key of a sentence is made of game and kind (``luxor-event-placed``). Its facts come from
:meth:`Game.facts`. Seats become names, and codes become words if the texts have them
(``luxor-tile-Cd``); the code itself is ``$tile-code``, so that a sentence can select by it.
Several codes with spaces between them are listed.
If the texts have the word with an article (``luxor-a-tile-Cd``), that is ``$a-tile``. Names of
places, and others of :meth:`Game.names`, become those of the language. A fact that is a phrase is
said by the text with its key.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Any

from bot.messages.turn_lines import TurnLine, lines_of, turns_of
from bot.tables import Table
from bot.tables.names import plain
from bot.texts import Words
from engines.core import AnyGame, Decision, Fact, Line, Phrase, Refusal
from engines.core.rulebook import Clause
from render.words import spoken

TAGGED = ("to", "place")
"""Facts of a move that may have a tag; if it has both, the first."""

EXAMPLES = 8
"""How many legal answers a refusal lists."""

TITLED = re.compile(r"(.+) \((.+)\)")
"""A card with a title of its own and, in brackets, the name of its place."""
NUMBERED = re.compile(r"([A-Z]*\d+ )(.+)")
"""A name after a number or an id, as pictures show them."""

FEW = 6
"""Words of an event that is told in passing: so many are read in two seconds."""


def safe(text: str) -> str:
    """Return typed text, such as the name of a place, so that it can be quoted in a sentence."""
    return plain(text) or "?"


def named(name: str, table: Table | None) -> str:
    """Return a person's name for a sentence; a name that the table shows stays as it is there."""
    return name if table is not None and name in table.names else safe(name)


@lru_cache(maxsize=64)
def _abroad(game: AnyGame, language: str) -> Mapping[str, str]:
    """Return what a language calls the game's things, by their names in facts."""
    return game.names(language)


@lru_cache(maxsize=2048)
def _spoken(game: AnyGame, words: Words, phrase: Phrase) -> str:
    """Return a phrase of a game in words: what cards do is said in every panel, and again."""
    return spoken(words, game.id, phrase, _abroad(game, words.locale))


@lru_cache(maxsize=1024)
def _told(game: AnyGame, words: Words, names: tuple[str, ...], event: Any) -> str | None:
    """Return the sentence of an event: panels, cards and what is left of them all tell it."""
    return Narrator(words, game, names)._event(event)


class Narrator:
    """Words for one game in one language, with the names of its players (:attr:`Table.names`).

    Given the ``view`` of the player who is to choose, moves also say what they would bring. Given
    ``tags`` (:meth:`render.registry.Renderer.tags`), they say what the picture calls their place.
    Of long turns of the seats in ``brief`` lines tell only what matters most.
    """

    def __init__(
        self,
        words: Words,
        game: AnyGame,
        names: Sequence[str],
        view: Any = None,
        tags: Mapping[str, str] = MappingProxyType({}),
        brief: Collection[int] = (),
    ) -> None:
        self.words = words
        self.game = game
        self.names = tuple(names)
        self.view = view
        self.tags = tags
        self.brief = brief
        self._labels: dict[tuple[Any, bool], str] = {}
        self._moves: dict[Any, str] = {}
        self._details: dict[Any, str | None] = {}
        self._benefits: dict[Any, list[str]] = {}
        """What is said of moves: lines share labels, and choices ask for all several times."""

    def event(self, event: Any) -> str | None:
        """Return the sentence of an event, or ``None`` if it has none."""
        return _told(self.game, self.words, self.names, event)

    def _event(self, event: Any) -> str | None:
        key = f"{self.game.id}-event-{event.kind}"
        return self._with_facts(key, self.game.facts(event)) if self.words.has(key) else None

    def short(self, event: Any) -> str:
        """Return an event in at most :data:`FEW` words, without who did it; empty if it has none.

        Cards and places are named without their numbers and titles.
        """
        key = f"{self.game.id}-short-{event.kind}"
        if not self.words.has(key):
            return ""
        facts = {
            name: _bare(self._said(fact) if isinstance(fact, Phrase) else fact)
            for name, fact in self.game.facts(event).items()
        }
        said = self._with_facts(key, facts)
        return said if sum(map(_is_word, said.split())) <= FEW else ""

    def turns(self, events: Iterable[Any]) -> list[TurnLine]:
        """Return what happened, a line for each turn; a text among the events is one already."""
        return turns_of(self, events)

    def lines(self, events: Iterable[Any]) -> list[str]:
        """Return the texts of :meth:`turns`."""
        return lines_of(self, events)

    def move(self, move: Any) -> str:
        """Return the label of a button or option for this move, or a line of moves."""
        if (said := self._moves.get(move)) is None:
            is_line = isinstance(move, Line)
            said = self._line(move) if is_line else self._with_benefits(self._label(move), move)
            self._moves[move] = said
        return said

    def _line(self, line: Line) -> str:
        """Return the label of a line of moves."""
        if line.label is not None:
            return _capital(self._said(line.label))
        *first, last = [move for move in line.moves if move.kind != "end"]
        said = self._label(last)
        for move in first:
            said = self.words("list-series", items=self._label(move, then=True), next=said)
        if line.moves[-1].kind == "end":
            said = self.words("move-and-end", move=said)
        return self._with_benefits(said, last)

    def _label(self, move: Any, *, then: bool = False) -> str:
        """Return what a move is called, without what it would bring; ``then`` another follows."""
        if (said := self._labels.get((move, then))) is None:
            said = self._labels[move, then] = self._called(move, then=then)
        return said

    def _called(self, move: Any, *, then: bool) -> str:
        facts = {**self.game.facts(move), **self._asked_with(move)}
        if self.tags and (tag := self.tags.get(self.game.format(move))):
            name = TAGGED[0] if TAGGED[0] in facts else TAGGED[1]
            facts[name] = f"{tag} {self._said(facts[name])}"
        keys = [f"{self.game.id}-move-{move.kind}"]
        if then and self.words.has(brief := f"{self.game.id}-then-{move.kind}"):
            keys.insert(0, brief)
        return _capital(self._with_facts(keys[0], facts))

    def _with_benefits(self, label: str, move: Any) -> str:
        if self.view is None:
            return label
        if (brings := self._benefits.get(move)) is None:
            brings = self._benefits[move] = [*self._brings(move)]
        return " · ".join((label, *brings))

    def _brings(self, move: Any) -> Iterator[str]:
        for code in self.game.benefits(self.view, move):
            yield self.words(f"{self.game.id}-benefit-{code}")
        if (caveat := self.game.caveat(self.view, move)) is not None:
            yield self._said(caveat)

    def path(self, move: Any) -> tuple[str, ...]:
        """Return the answer of a move, or a line of moves, to each step of its question."""
        return move.path if isinstance(move, Line) else self.game.path(move)

    def _asked_with(self, move: Any) -> dict[str, Fact]:
        """Return the facts that a question gives its answers, ``move`` being one of them."""
        asked = None if self.view is None else self.view.decision
        if asked is None:
            return {}
        facts = ((name.partition("move-"), fact) for name, fact in asked.facts)
        given = {rest: fact for (before, found, rest), fact in facts if found and not before}
        return given if given and move in asked.moves else {}

    def detail(self, move: Any) -> str | None:
        """Return a second line for this move in a menu, or ``None`` if the texts have none."""
        if move not in self._details:
            self._details[move] = self._detail(move)
        return self._details[move]

    def _detail(self, move: Any) -> str | None:
        if isinstance(move, Line):
            return None if move.detail is None else _capital(self._said(move.detail))
        key = f"{self.game.id}-detail-{move.kind}"
        if not self.words.has(key):
            return None
        return _capital(self._with_facts(key, self.game.facts(move))) or None

    def question(self, asked: Decision[Any]) -> str:
        """Return the question that a seat is asked."""
        key = f"{self.game.id}-ask-{asked.kind}"
        return _capital(self._with_facts(key, dict(asked.facts)))

    def warning(self, warning: Phrase) -> str:
        """Return what a move would show or cost for good (:meth:`Game.warning`)."""
        return self._with_facts(f"{self.game.id}-{warning.key}", dict(warning.facts))

    def why(self, asked: Decision[Any]) -> str:
        """Return what a question and its answers are about, in small print, if it is told."""
        kinds = dict.fromkeys(getattr(move, "kind", "") for move in asked.moves)
        keys = [f"why-{asked.kind}", *(f"about-{kind}" for kind in kinds)]
        told = [f"{self.game.id}-{key}" for key in keys]
        said = (self._with_facts(key, dict(asked.facts)) for key in told if self.words.has(key))
        return "\n".join(f"-# {each.strip()}" for each in said if each.strip())

    def step(self, name: str, value: str, move: Any = None) -> str:
        """Return the label of an option that answers one step of a question.

        If the texts have no word for the value, it is the fact of that name of ``move`` (any move
        with that answer); for a place that is its name, while ``value`` is its id.
        """
        for key, facts in (
            (f"{self.game.id}-{name}-{value}", {}),
            (f"{self.game.id}-step-{name}", {"value": value}),
        ):
            if self.words.has(key):
                return self.words(key, **facts)
        if isinstance(move, Line):
            move = move.moves[0]
        return value if move is None else self._said(self.game.facts(move).get(name, value))

    def placeholder(
        self, name: str, before: str | None, several: int = 1, value: str | None = None
    ) -> str:
        """Return the placeholder of a menu for a step; ``before`` is the answer it follows.

        The texts may have another one for what follows ``value``, the code of that answer.
        """
        after = f"choose-{name}-{value}"
        known = self.words.has(f"{self.game.id}-{after}")
        text = self.words.of_game(self.game.id, after if known else f"choose-{name}", "choose")
        if several > 1:
            text = self.words("choose-several", choose=text, count=several)
        return _capital(self.words("titled", title=before, text=text) if before else text)

    def refusal(self, refusal: Refusal) -> str:
        """Return why a move was refused, and the clause of the rules that says so."""
        reason = self._with_facts(f"{self.game.id}-refusal-{refusal.code}", dict(refusal.facts))
        clause = self.game.rulebook(self.words.locale).clause(refusal.rule)
        return f"{reason}\n{quoted(clause)}" if clause else reason

    def waiting(self, view: Any) -> str:
        """Return whose turn it is, empty if the view's own seat is asked something."""
        if view.decision is not None or not view.to_act:
            return ""
        names = self.listed(self.names[seat] for seat in view.to_act)
        return self.words("possible-waiting", names=names, count=len(view.to_act))

    def possible(self, asked: Decision[Any] | None) -> str:
        """Return the question and some legal answers, or what can be looked at meanwhile."""
        if asked is None:
            return self.words("possible-meanwhile")
        moves = [f"`{self.game.format(move)}`" for move in asked.moves[:EXAMPLES]]
        more = len(asked.moves) - len(moves)
        examples = ", ".join(moves)
        question = self.question(asked)
        if more > 0:
            return self.words("possible-more", question=question, moves=examples, more=more)
        return self.words("possible", question=question, moves=examples)

    def _with_facts(self, key: str, facts: Mapping[str, Fact]) -> str:
        filled: dict[str, int | str] = {}
        for name, value in facts.items():
            if isinstance(value, Phrase):
                filled[name] = self._said(value)
                continue
            filled[name] = self._fact(name, value)
            filled[f"{name}-code"] = value
            with_article = f"{self.game.id}-a-{name}-{value}"
            if self.words.has(with_article):
                filled[f"a-{name}"] = self.words(with_article)
        return self.words(key, **filled)

    def _fact(self, name: str, value: int | str) -> int | str:
        if name.endswith("seats"):
            return self.listed(map(self.actor, str(value).split()))
        if name.endswith("seat"):
            return self.actor(value)
        if isinstance(value, str):
            keys = [f"{self.game.id}-{name}-{word}" for word in (value.split() or [value])]
            if all(map(self.words.has, keys)):
                return self.listed(map(self.words, keys))
            return self.local(value)
        return value

    def _said(self, value: Fact) -> str:
        """Return a fact as it stands alone: a phrase in words, a name as this language has it."""
        if isinstance(value, Phrase):
            return _spoken(self.game, self.words, value)
        return self.local(str(value))

    def local(self, text: str) -> str:
        """Return names of places and other things in this language, also after titles and numbers.

        Anything else in the text, which is one item or several after commas, stays as it is.
        """
        abroad = _abroad(self.game, self.words.locale)
        if not abroad:
            return text

        def named(item: str) -> str:
            if numbered := NUMBERED.fullmatch(item):
                return f"{numbered[1]}{named(numbered[2])}"
            if titled := TITLED.fullmatch(item):
                return " (".join(abroad.get(name, name) for name in titled.groups()) + ")"
            return abroad.get(item, item)

        return ", ".join(map(named, text.split(", ")))

    def actor(self, actor: int | str) -> str:
        """Return the name of the player in a seat, or of a rival without a seat."""
        return self.rival(str(actor)) if actor in self.game.rivals else self.names[int(actor)]

    def rival(self, name: str) -> str:
        """Return the name of a rival without a seat."""
        return self.words(f"{self.game.id}-rival-{name}")

    def grade(self, name: str) -> str:
        """Return the name of a grade on the game's scale."""
        return self.words(f"{self.game.id}-grade-{name}")

    def listed(self, items: Iterable[str]) -> str:
        """Return names as an enumeration, *and* before the last."""
        return listed(self.words, items)


def computers(table: Table) -> frozenset[int]:
    """Return the seats of a table that computers play."""
    return frozenset(row.seat for row in table.seats if row.computer is not None)


def listed(words: Words, items: Iterable[str]) -> str:
    """Return items as an enumeration, *and* before the last."""
    *first, last = list(items) or [""]
    return words("list-and", items=", ".join(first), last=last) if first else last


def quoted(clause: Clause) -> str:
    """Return a clause as a Markdown quotation."""
    return f"> **{clause.id}** {clause.words}"


def _is_word(text: str) -> bool:
    return any(map(str.isalnum, text))


def _bare(fact: int | str) -> int | str:
    """Return a name without its number, and of a card with a title the place."""
    text = str(fact)
    matched = NUMBERED.fullmatch(text) or TITLED.fullmatch(text)
    return fact if matched is None else matched[2]


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
