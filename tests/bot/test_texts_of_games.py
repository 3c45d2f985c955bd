"""The words of each game: all that its moves, events and pictures ask for, and no more."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from functools import cache

import pytest

from bot.messages.options import option_choice, option_names, option_words
from bot.texts import DEFAULT, LOCALES, words_in
from engines.core import Fact
from tests.offered import every_table

from .seen import brought, seen, stored_lines
from .sentences import command_texts, everything, keys_of, messages, variables_of
from .situations import GAMES, moments
from .sources import assigned, calls, folders_of, texts_in, written


@pytest.mark.parametrize("game_id", GAMES)
def test_every_sentence_that_pictures_ask_for_is_there_with_its_facts(game_id: str) -> None:
    """The code that two games share asks for the sentences of either game by ``say``."""
    for call in calls(*folders_of(game_id, "render")):
        key = call.literal(0)
        if call.name == "say" and key is not None:
            assert f"{game_id}-{key}" in everything(DEFAULT), f"{call.place}: no sentence {key}"
            if call.facts is not None:
                missing = variables_of(f"{game_id}-{key}") - call.facts
                assert not missing, f"{call.place}: {key} needs {missing}"


CLAUSE = re.compile(r"[A-Z][A-Z0-9]{1,2}-\d{3,4}[a-z]?")

REFUSING = {"Refusal": 0, "ExitRule": 1}
"""What makes refusals, with the index of the clause in its arguments; the code comes next."""


def rule_refusals(game_id: str) -> Iterator[tuple[str, set[str], str, set[str] | None]]:
    """Yield place, clauses, code and facts (if written out) of every refusal by the rules."""
    for call in calls(*folders_of(game_id, "engines")):
        if call.name in REFUSING:
            rule, code, *facts = call.node.args[REFUSING[call.name] :]
            if isinstance(rule, ast.Attribute) and isinstance(code, ast.Attribute):
                continue  # a refusal made elsewhere and passed on
            (reason,) = texts_in(code)
            rules = {text for text in texts_in(assigned(call, rule)) if CLAUSE.fullmatch(text)}
            assert rules, f"{call.place}: write the clause as a literal"
            names: set[str] | None = set() if call.name == "Refusal" else None
            if facts:
                given = facts[0]
                if isinstance(given, ast.Dict) and None not in given.keys:
                    names = {ast.literal_eval(key) for key in given.keys if key is not None}
                else:
                    names = None
            yield call.place, rules, reason, names


def given(game_id: str, facts: set[str]) -> set[str]:
    """Return what a sentence may use of facts: themselves, their codes, words with an article."""
    articles = {f"a-{fact}" for fact in facts if keys_of(f"{game_id}-a-{fact}-")}
    return facts | {f"{fact}-code" for fact in facts} | articles


@pytest.mark.parametrize("game_id", GAMES)
def test_every_refusal_by_the_rules_is_worded_with_its_facts_and_clause(game_id: str) -> None:
    refusals = list(rule_refusals(game_id))
    assert refusals
    for place, rules, code, facts in refusals:
        key = f"{game_id}-refusal-{code}"
        assert key in everything(DEFAULT), f"{place}: {key}"
        if facts is not None:
            missing = variables_of(key) - given(game_id, facts)
            assert not missing, f"{place}: {key} needs {missing}"
        for locale in LOCALES:
            book = GAMES[game_id].rulebook(locale)
            assert all(map(book.clause, rules)), f"{place}: {rules} in {locale}"
    assert keys_of(f"{game_id}-refusal-") == {code for _place, _rules, code, _facts in refusals}


@pytest.mark.parametrize("game_id", GAMES)
def test_every_move_is_worded(game_id: str) -> None:
    assert keys_of(f"{game_id}-move-") == set(GAMES[game_id].moves.kinds)
    assert keys_of(f"{game_id}-then-") <= set(GAMES[game_id].moves.kinds)


def own_words(game_id: str) -> dict[str, set[str]]:
    """Return what a game may say in its own words by fixed keys, with the facts that are given.

    What is unpacked are the facts of a turn.
    """
    game = GAMES[game_id]
    view = game.view(moments(game_id, game.seats[0], 0)[-1].state, None)
    counted = {*game.turn_facts(view)}
    asked = (call for call in calls("bot") if call.name == "of_game")
    return {
        f"{game_id}-{key}": call.named | (counted if call.unpacks else set())
        for call in asked
        if (key := call.literal(1)) is not None
    }


@pytest.mark.slow
@pytest.mark.parametrize("game_id", GAMES)
def test_what_a_game_says_in_its_own_words_gets_its_facts(game_id: str) -> None:
    possible = own_words(game_id)
    assert {f"{game_id}-title-round", f"{game_id}-button-hand"} <= possible.keys()
    for key in possible.keys() & everything(DEFAULT).keys():
        missing = variables_of(key) - possible[key]
        assert not missing, f"{key} needs {missing}"


@pytest.mark.parametrize("game_id", GAMES)
def test_second_lines_are_those_of_moves(game_id: str) -> None:
    assert keys_of(f"{game_id}-detail-") <= set(GAMES[game_id].moves.kinds)


PHRASES = {"phrase", "chain"}


def phrases(game_id: str) -> Iterator[tuple[str, str, set[str] | None]]:
    """Yield place, key and facts (if written out) of every phrase that a game makes."""
    for call in calls(*folders_of(game_id, "engines")):
        key = call.literal(0)
        if call.name in PHRASES and key is not None:
            chained = {"first", "rest"} if call.name == "chain" else set[str]()
            facts = None if call.facts is None else call.facts | chained
            named = None if facts is None else {fact.replace("_", "-") for fact in facts}
            yield call.place, key, named


@pytest.mark.parametrize("game_id", GAMES)
def test_every_phrase_of_a_game_is_worded_with_its_facts(game_id: str) -> None:
    for place, key, facts in phrases(game_id):
        assert f"{game_id}-{key}" in everything(DEFAULT), f"{place}: no sentence {key}"
        if facts is not None:
            missing = variables_of(f"{game_id}-{key}") - facts
            assert not missing, f"{place}: {key} needs {missing}"


@pytest.mark.parametrize("game_id", GAMES)
def test_what_undo_takes_back_is_a_move(game_id: str) -> None:
    """A game may say what *Undo* takes back, without facts: the button has eighty characters."""
    assert keys_of(f"{game_id}-undo-") <= set(GAMES[game_id].moves.kinds)
    for kind in keys_of(f"{game_id}-undo-"):
        assert not variables_of(f"{game_id}-undo-{kind}")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game_id", GAMES)
def test_no_button_but_that_of_the_hand_has_a_name_in_a_game(game_id: str, locale: str) -> None:
    assert keys_of(f"{game_id}-button-") <= {"hand"}
    words, key = words_in(locale), f"{game_id}-button-hand"
    assert not words.has(key) or len(words(key)) <= 80


@pytest.mark.parametrize("game_id", GAMES)
def test_what_a_brief_card_asks_is_a_question(game_id: str) -> None:
    """It is told to everybody: no facts of one player's question may stand in it."""
    assert keys_of(f"{game_id}-called-") <= keys_of(f"{game_id}-ask-")
    for kind in keys_of(f"{game_id}-called-"):
        assert not variables_of(f"{game_id}-called-{kind}")


@pytest.mark.parametrize("game_id", GAMES)
def test_every_event_is_worded_or_goes_without_saying(game_id: str) -> None:
    game = GAMES[game_id]
    kinds = set(game.events.kinds)
    assert game.unsaid_events <= kinds
    assert keys_of(f"{game_id}-event-") == kinds - game.unsaid_events
    assert keys_of(f"{game_id}-short-") <= kinds - game.unsaid_events


@pytest.mark.slow
@pytest.mark.parametrize("game_id", GAMES)
def test_every_question_is_worded_with_its_facts(game_id: str) -> None:
    facts = dict[str, set[str]]()
    for asked in seen(game_id).asked.values():
        facts.setdefault(asked.kind, {name for name, _value in asked.facts})
    assert keys_of(f"{game_id}-ask-") == set(facts)
    for kind, names in facts.items():
        missing = variables_of(f"{game_id}-ask-{kind}") - given(game_id, names)
        assert not missing, f"{kind} needs {missing}"


@pytest.mark.parametrize("game_id", GAMES)
def test_what_a_question_is_for_belongs_to_a_question_and_gets_its_facts(game_id: str) -> None:
    facts = dict[str, set[str]]()
    for asked in seen(game_id).asked.values():
        facts.setdefault(asked.kind, {name for name, _value in asked.facts})
    assert keys_of(f"{game_id}-why-") <= set(facts)
    for kind in keys_of(f"{game_id}-why-"):
        missing = variables_of(f"{game_id}-why-{kind}") - given(game_id, facts[kind])
        assert not missing, f"{kind} needs {missing}"


@pytest.mark.parametrize("game_id", GAMES)
def test_the_rules_have_clauses_for_every_question(game_id: str) -> None:
    """*Rules* in a panel opens at them, the most important first."""
    game = GAMES[game_id]
    assert set(game.clauses_for) == keys_of(f"{game_id}-ask-")
    for locale in LOCALES:
        book = game.rulebook(locale)
        for kind, clauses in game.clauses_for.items():
            assert clauses, kind
            assert len(set(clauses)) == len(clauses), kind
            assert all(map(book.clause, clauses)), f"{kind} in {locale}: {clauses}"


@pytest.mark.parametrize("game_id", GAMES)
def test_everything_about_a_game_is_worded(game_id: str) -> None:
    game, known = GAMES[game_id], everything(DEFAULT)
    assert {f"{game_id}-{name}" for name in ("about", "length", "minute", "signs")} <= known.keys()
    for name in option_names(game):
        assert f"{game_id}-option-{name}" in known
        values = option_choice(game, name).values
        texts = {option_words(game, words_in(DEFAULT), name, value) for value in values}
        hint = f"two values of {name} read the same: word {game_id}-option-{name}-<value>"
        assert len(texts) == len(values), hint
    sources = set[str]()
    for seats, which in every_table(game):
        outcome = game.outcome(moments(game_id, seats, which)[-1].state)
        assert outcome is not None
        sources |= {name for name, _points in outcome.sources}
    assert keys_of(f"{game_id}-source-") | keys_of(f"{game_id}-ahead-") == sources
    assert keys_of(f"{game_id}-tie-") <= keys_of(f"{game_id}-ahead-")
    assert not keys_of(f"{game_id}-source-") & keys_of(f"{game_id}-tie-")
    assert keys_of(f"{game_id}-result-line-") <= sources
    assert keys_of(f"{game_id}-reason-") <= keys_of(f"{game_id}-source-")
    assert keys_of(f"{game_id}-rival-") == {*game.rivals}
    assert keys_of(f"{game_id}-grade-") == {*game.grades}


@pytest.mark.parametrize("game_id", GAMES)
def test_every_command_of_a_game_is_described(game_id: str) -> None:
    keys = command_texts(GAMES[game_id])
    assert set(keys) == {f"{game_id}-command{end}" for end in keys_of(f"{game_id}-command")}


@pytest.mark.slow
@pytest.mark.parametrize("game_id", GAMES)
def test_what_a_move_would_bring_is_worded(game_id: str) -> None:
    assert keys_of(f"{game_id}-benefit-") == set(brought(game_id))


# --- no sentence is left over --------------------------------------------------------------


def steps_of(game_id: str) -> Iterator[set[tuple[str, str]]]:
    """Yield names of the steps of a game's questions, each with an answer to it.

    First come all that whole games brought up, then those of the lines of each stored position:
    so one need not look at more of them than are needed.
    """
    game = GAMES[game_id]
    yield {
        each
        for steps, moves in seen(game_id).moves.items()
        for move in moves
        for each in zip(steps, game.path(move), strict=False)
    }
    for asked, lines in stored_lines(game_id):
        yield {each for line in lines for each in zip(asked.steps, line.path, strict=False)}


@cache
def facts_of(game_id: str) -> set[tuple[str, Fact]]:
    """Return every fact of the moves, events and questions that whole games brought up."""
    game, found = GAMES[game_id], seen(game_id)
    told = {
        fact
        for things in (found.events, *found.moves.values())
        for thing in things
        for fact in game.facts(thing).items()
    }
    return told.union(*(asked.facts for asked in found.asked.values()))


def scope_names(game_id: str) -> set[str]:
    """Return the keys of what clauses are called that only some tables play by."""
    return {f"{game_id}-scope-{scope.name}" for scope in GAMES[game_id].scopes}


@pytest.mark.parametrize("game_id", GAMES)
def test_every_scope_of_the_rules_has_a_short_name(game_id: str) -> None:
    for locale in LOCALES:
        names = [words_in(locale)(key) for key in sorted(scope_names(game_id))]
        assert len(set(names)) == len(names)
        assert all(len(name) <= 50 for name in names)


@pytest.mark.slow
@pytest.mark.parametrize("game_id", GAMES)
def test_no_sentence_of_a_game_is_left_over(game_id: str) -> None:
    """The families of moves, second lines, events, questions, refusals and so on: see above."""
    texts, patterns = written("bot", "render")
    shown, parts = written(*folders_of(game_id, "render"))
    texts |= {f"{game_id}-{text}" for text in shown}
    patterns += [re.compile(f"{game_id}-{part.pattern}") for part in parts]
    families = [f"{game_id}-{name}-" for name in ("ask", "move", "event", "refusal", "benefit")]
    families += [f"{game_id}-{name}-" for name in ("undo", "called", "choose", "step", "source")]
    families += [
        f"{game_id}-{name}-" for name in ("result-line", "reason", "tie", "ahead", "rival", "grade")
    ]
    families += [
        f"{game_id}-{name}-"
        for name in ("option", "detail", "key", "why", "because", "short", "then")
    ]
    facts = {
        f"{game_id}-{article}{name}-{word}"
        for name, value in facts_of(game_id)
        for word in (str(value), *str(value).split())
        for article in ("", "a-")
    }
    said = {f"{game_id}-{key}" for _place, key, _facts in phrases(game_id)}
    said |= {f"{game_id}-line-{kind}" for kind in GAMES[game_id].moves.kinds}
    known = texts | facts | said
    known |= {f"{game_id}-{name}" for name in ("about", "length", "minute", "signs")}
    known |= {*own_words(game_id), *scope_names(game_id)}
    left = {
        key
        for key in messages(DEFAULT, f"{game_id}.ftl").keys() - known
        if not key.startswith((*families, f"{game_id}-command"))
        and not any(pattern.fullmatch(key) for pattern in patterns)
    }
    for steps in steps_of(game_id):
        left -= {f"{game_id}-{name}-{value}" for name, value in steps}
        if not left:
            return
    raise AssertionError(f"left over: {sorted(left)}")


@pytest.mark.slow
@pytest.mark.parametrize("game_id", GAMES)
def test_steps_that_are_worded_are_steps(game_id: str) -> None:
    """A sentence for a step that no question has would never be shown."""
    names, values = set[str](), set[str]()
    for steps in steps_of(game_id):
        names |= {name for name, _value in steps}
        values |= {value for _name, value in steps}
        after = {f"{name}-{value}" for name in names for value in values}
        wrong = keys_of(f"{game_id}-choose-") - names - after
        wrong |= keys_of(f"{game_id}-step-") - names
        if not wrong:
            return
    raise AssertionError(f"of no step: {sorted(wrong)}")


@pytest.mark.parametrize("game_id", GAMES)
def test_options_that_are_worded_are_options(game_id: str) -> None:
    """An option has a sentence, and may have one for each value; a list also one for no value.

    A value may also have a sentence that says what it means.
    """
    game, known = GAMES[game_id], set[str]()
    for name in option_names(game):
        choice = option_choice(game, name)
        shown = [value if isinstance(value, str) else json.dumps(value) for value in choice.values]
        known |= {name, *(f"{name}-{value}{end}" for value in shown for end in ("", "-about"))}
        known |= {f"{name}-none"} if choice.several else set()
    assert keys_of(f"{game_id}-option-") <= known
