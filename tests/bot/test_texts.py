"""The words: the same sentences in every language, all that the program asks for, and no more."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any, get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    Identifier,
    Junk,
    Message,
    MessageReference,
    NumberLiteral,
    Pattern,
    SelectExpression,
    Term,
    VariableReference,
)

from bot.cogs.shortcuts import command_texts
from bot.panels import cards
from bot.texts import DEFAULT, FOLDER, LOCALES, Words, words
from engines.core import BadNotation
from engines.laws import option_sets
from engines.players import PLAYERS

from .situations import GAMES, SILENT, Keys, asked_in, brought, moments, moments_of
from .sources import assigned, calls, folders_of, written

OTHERS = [locale for locale in LOCALES if locale != DEFAULT]
FILES = sorted(path.name for path in (FOLDER / DEFAULT).glob("*.ftl"))

CLAUSE = re.compile(r"[A-Z][A-Z0-9]{1,2}-\d{3,4}[a-z]?")

STATUSES = ("lobby", "running", "finished", "abandoned", "cancelled")


@dataclass(frozen=True, slots=True)
class Used:
    """What a sentence uses: variables, other sentences, and the numbers that it asks about."""

    variables: frozenset[str]
    messages: frozenset[str]
    numbers: frozenset[int]


def nodes(node: Any) -> Iterator[Any]:
    """Yield a part of a sentence and all parts in it."""
    if isinstance(node, list):
        for part in node:
            yield from nodes(part)
    elif isinstance(node, BaseNode):
        yield node
        for part in vars(node).values():
            yield from nodes(part)


def used_in(message: Any) -> Used:
    parts = list(nodes(message))
    return Used(
        frozenset(part.id.name for part in parts if isinstance(part, VariableReference)),
        frozenset(part.id.name for part in parts if isinstance(part, MessageReference)),
        frozenset(int(part.value) for part in parts if isinstance(part, NumberLiteral)),
    )


@cache
def entries(locale: str, file: str) -> tuple[Any, ...]:
    """Return what stands in a file, comments left out."""
    resource = FluentParser().parse((FOLDER / locale / file).read_text(encoding="utf-8"))
    return tuple(one for one in resource.body if isinstance(one, Message | Term | Junk))


@cache
def messages(locale: str, file: str) -> dict[str, Any]:
    """Return the messages of a file by key."""
    return {one.id.name: one for one in entries(locale, file) if isinstance(one, Message)}


@cache
def everything(locale: str) -> dict[str, Any]:
    """Return all messages of a language by key."""
    return {key: one for file in FILES for key, one in messages(locale, file).items()}


def variables_of(key: str, locale: str = DEFAULT) -> frozenset[str]:
    """Return the variables of a sentence, also of those that it refers to."""
    used = used_in(everything(locale)[key])
    return used.variables.union(*(variables_of(other, locale) for other in used.messages))


# --- the same in every language ------------------------------------------------------------


@pytest.mark.parametrize("locale", LOCALES)
def test_every_language_has_the_same_files_without_junk(locale: str) -> None:
    assert sorted(path.name for path in (FOLDER / locale).iterdir()) == FILES
    for file in FILES:
        junk = [one.content for one in entries(locale, file) if isinstance(one, Junk)]
        assert not junk
        keys = [one.id.name for one in entries(locale, file)]
        assert len(keys) == len(set(keys)), [key for key in keys if keys.count(key) > 1]


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("locale", OTHERS)
def test_every_language_has_the_english_sentences(locale: str, file: str) -> None:
    assert list(messages(locale, file)) == list(messages(DEFAULT, file))


@pytest.mark.parametrize("locale", OTHERS)
def test_every_sentence_has_the_english_variables(locale: str) -> None:
    other = {
        key: (variables_of(key), variables_of(key, locale))
        for key in everything(DEFAULT)
        if variables_of(key) != variables_of(key, locale)
    }
    assert not other


@pytest.mark.parametrize("locale", OTHERS)
def test_a_translation_is_a_translation(locale: str) -> None:
    """Long English sentences that stand in another language unchanged were forgotten there."""
    same = [
        key
        for key in everything(DEFAULT)
        if len(sample(DEFAULT, key, 2)) > 24 and sample(DEFAULT, key, 2) == sample(locale, key, 2)
    ]
    assert not same


@pytest.mark.parametrize("locale", LOCALES)
def test_no_key_stands_in_two_files(locale: str) -> None:
    keys = [key for file in FILES for key in messages(locale, file)]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("file", FILES)
def test_french_marks_keep_to_the_word_before_them(file: str) -> None:
    """A colon or question mark at the beginning of a line is a fault of typography."""
    text = (FOLDER / "fr" / file).read_text(encoding="utf-8")
    assert not re.findall(r".*\S [:;!?»].*|.*« .*", text)


PLURALS = {"zero", "one", "two", "few", "many", "other"}


def codes_in(locale: str, key: str) -> set[tuple[str, frozenset[str]]]:
    """Return, by variable, the words among which a sentence chooses."""
    found = set()
    for part in nodes(everything(locale)[key]):
        if isinstance(part, SelectExpression) and isinstance(part.selector, VariableReference):
            names = {v.key.name for v in part.variants if isinstance(v.key, Identifier)} - PLURALS
            if names:
                found.add((part.selector.id.name, frozenset(names)))
    return found


@pytest.mark.parametrize("locale", OTHERS)
def test_a_sentence_chosen_by_a_word_is_so_in_every_language(locale: str) -> None:
    """``[boat]`` and ``[end]`` are codes of the program: a translated one would never be chosen."""
    other = {
        key: (codes_in(DEFAULT, key), codes_in(locale, key))
        for key in everything(DEFAULT)
        if codes_in(DEFAULT, key) != codes_in(locale, key)
    }
    assert not other
    assert codes_in(locale, "luxor-move-confirm") == {("end", frozenset({"end", "on"}))}


# --- every sentence can be said ------------------------------------------------------------


def sample(locale: str, key: str, value: str | int) -> str:
    return words(locale)(key, **dict.fromkeys(variables_of(key, locale), value))


@pytest.mark.parametrize("locale", LOCALES)
def test_every_sentence_can_be_said(locale: str) -> None:
    empty = {"luxor-hand-worth": 0}  # a tile that gives no points
    numbers = {0, 1, 2, 5, 21}
    for key, message in everything(locale).items():
        assert isinstance(message.value, Pattern), f"{key} has no sentence"
        assert not message.attributes, f"{key} has attributes that nobody reads"
        values: list[int | str] = [*numbers.union(used_in(message).numbers), "Ada", "boat", "end"]
        for value in values:
            said = sample(locale, key, value)
            assert said.strip() or empty.get(key) == value, key
            assert not re.search(r"[{}]|\$[a-z]|\bNone\b", said), said


def test_a_sentence_that_is_missing_or_lacks_a_fact_is_an_error() -> None:
    with pytest.raises(KeyError, match="no text 'no-such-sentence'"):
        words("de")("no-such-sentence")
    with pytest.raises(KeyError, match="joined"):
        words("de")("joined")


def test_a_fact_that_is_very_long_is_cut() -> None:
    said = words("en")("program-added", name="x" * 6000)
    assert said == f"{'x' * 999}… has joined."


def test_a_discord_locale_finds_its_language() -> None:
    assert words("en-GB")("button-play") == words("en")("button-play")
    assert words("pt-BR")("button-play") == words("en")("button-play")
    assert words("de").locale == "de"


# --- everything that is asked for is there -------------------------------------------------

SPEAKERS = {"words", "said", "described", "_words"}


def test_every_sentence_asked_for_is_there_with_its_facts() -> None:
    asked = 0
    for call in calls("bot", "render"):
        key = call.literal(0)
        if call.name not in SPEAKERS or key is None or key in LOCALES:
            continue
        asked += 1
        assert key in everything(DEFAULT), f"{call.place}: no sentence {key}"
        if call.facts is not None:
            missing = variables_of(key) - call.facts
            assert not missing, f"{call.place}: {key} needs {missing}"
    assert asked > 100


@pytest.mark.parametrize("game_id", GAMES)
def test_every_sentence_that_pictures_ask_for_is_there_with_its_facts(game_id: str) -> None:
    """What two games share in their pictures asks for the sentences of either by ``say``."""
    for call in calls(*folders_of(game_id, "render")):
        key = call.literal(0)
        if call.name == "say" and key is not None:
            assert f"{game_id}-{key}" in everything(DEFAULT), f"{call.place}: no sentence {key}"
            if call.facts is not None:
                missing = variables_of(f"{game_id}-{key}") - call.facts
                assert not missing, f"{call.place}: {key} needs {missing}"


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
            assert ast.unparse(argument).startswith("f'status-{"), call.place
            yield from ((call.place, f"status-{status}", set()) for status in STATUSES)


def test_every_refusal_by_a_table_is_worded() -> None:
    found = list(table_refusals())
    assert len({code for _place, code, _facts in found}) > 15
    for place, code, facts in found:
        assert f"refused-{code}" in everything(DEFAULT), f"{place}: refused-{code}"
        if facts is not None:
            missing = variables_of(f"refused-{code}") - facts
            assert not missing, f"{place}: refused-{code} needs {missing}"


def texts_in(node: ast.AST) -> set[str]:
    """Return every text written out in an expression."""
    parts = (part.value for part in ast.walk(node) if isinstance(part, ast.Constant))
    return {part for part in parts if isinstance(part, str)}


REFUSING = {"Refusal": 0, "ExitRule": 1}
"""What makes refusals, with the place of the clause among its arguments; the code comes next."""


def rule_refusals(game_id: str) -> Iterator[tuple[str, set[str], str, set[str] | None]]:
    """Yield place, clauses, code and facts (if written out) of every refusal by the rules."""
    for call in calls(*folders_of(game_id, "engines")):
        if call.name in REFUSING:
            rule, code, *facts = call.node.args[REFUSING[call.name] :]
            if isinstance(rule, ast.Attribute) and isinstance(code, ast.Attribute):
                continue  # a refusal that was made elsewhere, handed on
            (said,) = texts_in(code)
            rules = {text for text in texts_in(assigned(call, rule)) if CLAUSE.fullmatch(text)}
            assert rules, f"{call.place}: say which clause, in so many words"
            names: set[str] | None = set() if call.name == "Refusal" else None
            if facts:
                given = facts[0]
                if isinstance(given, ast.Dict) and None not in given.keys:
                    names = {ast.literal_eval(key) for key in given.keys if key is not None}
                else:
                    names = None
            yield call.place, rules, said, names


@pytest.mark.parametrize("game_id", GAMES)
def test_every_refusal_by_the_rules_is_worded_with_its_facts_and_clause(game_id: str) -> None:
    found = list(rule_refusals(game_id))
    assert found
    for place, rules, code, facts in found:
        key = f"{game_id}-refusal-{code}"
        assert key in everything(DEFAULT), f"{place}: {key}"
        if facts is not None:
            missing = variables_of(key) - facts - {f"{fact}-code" for fact in facts}
            assert not missing, f"{place}: {key} needs {missing}"
        for locale in LOCALES:
            book = GAMES[game_id].rulebook(locale)
            assert all(map(book.clause, rules)), f"{place}: {rules} in {locale}"
    assert keys_of(f"{game_id}-refusal-") == {code for _place, _rules, code, _facts in found}


def kinds_of(game_id: str, module: str, union: str) -> set[str]:
    """Return the kinds in a union of a game, such as all its moves."""
    members = get_args(getattr(import_module(f"engines.{game_id}.{module}"), union))
    return {member.__dataclass_fields__["kind"].default for member in members}


def keys_of(prefix: str) -> set[str]:
    """Return what follows a prefix among all keys."""
    return {key.removeprefix(prefix) for key in everything(DEFAULT) if key.startswith(prefix)}


@pytest.mark.parametrize("game_id", GAMES)
def test_every_move_is_worded(game_id: str) -> None:
    assert keys_of(f"{game_id}-move-") == kinds_of(game_id, "moves", "Move")


@pytest.mark.parametrize("game_id", GAMES)
def test_every_event_is_worded_or_goes_without_saying(game_id: str) -> None:
    kinds = kinds_of(game_id, "events", "AnyEvent")
    assert SILENT[game_id] <= kinds
    assert keys_of(f"{game_id}-event-") == kinds - SILENT[game_id]


@pytest.mark.parametrize("game_id", GAMES)
def test_every_question_is_worded_with_its_facts(game_id: str) -> None:
    game, facts = GAMES[game_id], dict[str, set[str]]()
    for moment in moments_of(game_id):
        for asked in asked_in(game, moment.state):
            facts.setdefault(asked.kind, {name for name, _value in asked.facts})
    assert keys_of(f"{game_id}-ask-") == set(facts)
    for kind, names in facts.items():
        missing = variables_of(f"{game_id}-ask-{kind}") - names - {f"{n}-code" for n in names}
        assert not missing, f"{kind} needs {missing}"


@pytest.mark.parametrize("game_id", GAMES)
def test_everything_about_a_game_is_worded(game_id: str) -> None:
    game, known = GAMES[game_id], everything(DEFAULT)
    assert f"{game_id}-about" in known
    for name in cards.option_names(game):
        assert f"{game_id}-option-{name}" in known
        values = cards.option_values(game, name)
        said = {cards.option_words(game, words(DEFAULT), name, value) for value in values}
        assert len(said) == len(values), f"two values of {name} read the same"
    sources = set[str]()
    for which in range(len(option_sets(game))):
        outcome = game.outcome(moments(game_id, game.seats[0], which)[-1].state)
        assert outcome is not None
        sources |= {name for name, _points in outcome.sources}
    assert keys_of(f"{game_id}-source-") == sources
    assert keys_of(f"{game_id}-result-line-") <= sources


@pytest.mark.parametrize("game_id", GAMES)
def test_every_command_of_a_game_is_described(game_id: str) -> None:
    keys = command_texts(GAMES[game_id])
    assert set(keys) == {f"{game_id}-command{end}" for end in keys_of(f"{game_id}-command")}


def families() -> dict[str, set[str]]:
    """Return the keys in common.ftl that are put together while the program runs."""
    return {
        "program-": {f"program-{name}{end}" for name in PLAYERS for end in ("", "-about")},
        "notation-": {f"notation-{code}" for code in notation_codes()},
        "lobby-": {f"lobby-{status}" for status in STATUSES if status != "lobby"},
        "refused-": {f"refused-{code}" for _place, code, _facts in table_refusals()},
    }


def notation_codes() -> set[str]:
    """Return the codes with which games say that a line is no move."""
    codes = {"unknown"}  # where nothing else is said
    for call in calls("engines"):
        if call.name == "BadNotation":
            codes |= texts_in(call.node.args[0])
        elif call.name == "fail" and len(call.node.args) > 1:
            codes |= texts_in(call.node.args[1])
    assert codes <= set(re.findall(r"``([a-z]+)``", BadNotation.__doc__ or ""))
    return codes


def test_what_is_put_together_while_the_program_runs_is_there() -> None:
    for family in families().values():
        assert family <= everything(DEFAULT).keys()


def test_no_sentence_is_left_over() -> None:
    """Every common sentence is asked for by name or belongs to a family; no pattern helps here."""
    texts, _patterns = written("bot", "render")
    asked = texts.union(*families().values())
    assert set(messages(DEFAULT, "common.ftl")) - asked == set()


@cache
def steps_of(game_id: str) -> dict[str, set[str]]:
    """Return the steps of a game's questions, with every answer that whole games brought up."""
    game, found = GAMES[game_id], dict[str, set[str]]()
    for moment in moments_of(game_id):
        for asked in asked_in(game, moment.state):
            for move in asked.moves:
                for name, value in zip(asked.split, game.steps(move), strict=False):
                    found.setdefault(name, set()).add(value)
    return found


@cache
def facts_of(game_id: str) -> set[tuple[str, int | str]]:
    """Return every fact of the moves and events that whole games brought up."""
    game = GAMES[game_id]
    return {
        fact
        for moment in moments_of(game_id)
        for things in (moment.events, *(asked.moves for asked in asked_in(game, moment.state)))
        for thing in things
        for fact in game.facts(thing).items()
    }


@pytest.mark.parametrize("game_id", GAMES)
def test_what_a_move_would_bring_is_worded(game_id: str) -> None:
    assert keys_of(f"{game_id}-gives-") == set(brought(game_id))


@pytest.mark.parametrize("game_id", GAMES)
def test_no_sentence_of_a_game_is_left_over(game_id: str) -> None:
    """Tests above hold the families of moves, events, questions, refusals, commands and gains."""
    texts, patterns = written("bot", "render")
    shown, parts = written(*folders_of(game_id, "render"))
    texts |= {f"{game_id}-{text}" for text in shown}
    patterns += [re.compile(f"{game_id}-{part.pattern}") for part in parts]
    families = [f"{game_id}-{name}-" for name in ("ask", "move", "event", "refusal", "gives")]
    families += [f"{game_id}-{name}-" for name in ("choose", "step", "source", "option")]
    families.append(f"{game_id}-result-line-")
    steps = {
        f"{game_id}-{s}-{value}" for s, values in steps_of(game_id).items() for value in values
    }
    facts = {f"{game_id}-{name}-{value}" for name, value in facts_of(game_id)}
    told = texts | steps | facts | {f"{game_id}-about"}
    left = {
        key
        for key in messages(DEFAULT, f"{game_id}.ftl").keys() - told
        if not key.startswith((*families, f"{game_id}-command"))
        and not any(pattern.fullmatch(key) for pattern in patterns)
    }
    assert left == set()


@pytest.mark.parametrize("game_id", GAMES)
def test_steps_that_are_worded_are_steps(game_id: str) -> None:
    """A sentence for a step that no question has would never be said."""
    assert keys_of(f"{game_id}-choose-") <= set(steps_of(game_id))
    assert keys_of(f"{game_id}-step-") <= set(steps_of(game_id))
    game = GAMES[game_id]
    values = {"null", "true", "false", *game.presets}
    named = {
        "-".join(part for part in key.split("-") if part not in values)
        for key in keys_of(f"{game_id}-option-")
    }
    assert named == set(cards.option_names(game))


# --- nothing is longer than Discord allows -------------------------------------------------

LIMITS = {"command-": 100, "button-": 80, "program-": 100, "welcome-menu": 150, "choose": 150}


@pytest.mark.parametrize("locale", LOCALES)
def test_fixed_texts_fit_where_they_stand(locale: str) -> None:
    for key in everything(locale):
        for prefix, limit in LIMITS.items():
            if key.startswith(prefix):
                said = sample(locale, key, 2)
                assert len(said) <= limit, f"{locale}: {key} is {len(said)} characters long"


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game_id", GAMES)
def test_fixed_texts_of_a_game_fit_where_they_stand(game_id: str, locale: str) -> None:
    game, said = GAMES[game_id], words(locale)
    for key in command_texts(game):
        assert len(said(key)) <= 100, f"{locale}: {key}"
    seats = said("players-from-to", least=game.seats[0], most=game.seats[-1])
    assert len(f"{seats}. {said(f'{game_id}-about')}") <= 100, f"{locale}: the about is cut"
    for name in cards.option_names(game):
        for value in cards.option_values(game, name):
            assert len(cards.option_words(game, said, name, value)) <= 100
    for key in (f"{game_id}-choose-{step}" for step in keys_of(f"{game_id}-choose-")):
        assert len(said(key)) <= 50, f"{locale}: {key} and what is before it shall fit 150"


@pytest.mark.parametrize("locale", LOCALES)
def test_long_texts_fit_one_message(locale: str) -> None:
    said = words(locale)
    for key in ("help", "welcome"):
        assert len(said(key)) <= 3900, f"{locale}: {key} is cut"


def test_keys_need_no_words() -> None:
    """The words of no language, which other tests use, are what they say they are."""
    assert Keys()("joined", seat=3) == "joined 3"
    assert isinstance(Keys(), Words)
