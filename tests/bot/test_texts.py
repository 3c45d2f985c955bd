"""The words: the same sentences in every language, and all of them can be said."""

from __future__ import annotations

import re

import pytest
from fluent.syntax.ast import (
    Identifier,
    Junk,
    Message,
    Pattern,
    Resource,
    SelectExpression,
    VariableReference,
)

from bot import texts
from bot.messages.options import option_choice, option_names, option_words
from bot.texts import DEFAULT, FOLDER, LOCALES, Words, words_in

from .sentences import (
    FILES,
    OTHERS,
    command_texts,
    entries,
    everything,
    keys_of,
    messages,
    nodes,
    sample,
    used_in,
    variables_of,
)
from .situations import GAMES, Keys, help_texts

ENTRIES = sorted(path.name for path in (FOLDER / DEFAULT).glob("*.md"))
SEARCHED = (*ENTRIES, "synonyms.txt")
"""What a search in the rules also finds, and by which words; ``tests/features/rules`` has tests."""


def test_a_sentence_is_parsed_when_it_is_first_said(monkeypatch: pytest.MonkeyPatch) -> None:
    parsed, parse = list[str](), texts._parsed

    def noted(text: str) -> Resource:
        parsed.append(text)
        return parse(text)

    monkeypatch.setattr(texts, "_parsed", noted)
    monkeypatch.setattr(texts, "_bundle", texts._bundle.__wrapped__)
    words = Words("de")
    assert words.has("result-line")
    assert not parsed
    told = [words("result-line", rank=1, name="Ada", points=9, sources="-") for _time in range(2)]
    assert told[0] == told[1]
    assert [text.partition(" =")[0] for text in parsed] == ["result-line-bare", "result-line"]


@pytest.mark.slow
@pytest.mark.parametrize("locale", LOCALES)
def test_entries_are_those_of_a_whole_file(locale: str) -> None:
    for path in texts._files(locale):
        alone = {
            key: [entry for entry in texts._parsed(text).body if isinstance(entry, Message)]
            for key, text in texts._entries(path)
        }
        whole = messages(locale, path.name)
        assert list(alone) == list(whole)
        assert all(found[0].equals(whole[key], ["span", "comment"]) for key, found in alone.items())


def test_nothing_is_remembered_of_where_a_sentence_stands() -> None:
    """It would take 8 MB, and nobody asks."""
    (message,) = texts._parsed("first = A { $number } is here\n").body
    assert isinstance(message, Message)
    assert message.value is not None
    assert not any(getattr(node, "span", None) for node in (message, message.value))


@pytest.mark.slow
@pytest.mark.parametrize("locale", LOCALES)
def test_every_language_has_the_same_files_without_junk(locale: str) -> None:
    assert sorted(path.name for path in (FOLDER / locale).iterdir()) == sorted([*FILES, *SEARCHED])
    for file in FILES:
        junk = [entry.content for entry in entries(locale, file) if isinstance(entry, Junk)]
        assert not junk
        keys = [entry.id.name for entry in entries(locale, file)]
        assert len(keys) == len(set(keys)), [key for key in keys if keys.count(key) > 1]


@pytest.mark.quick
@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("locale", OTHERS)
def test_every_language_has_the_english_sentences(locale: str, file: str) -> None:
    own, english = list(messages(locale, file)), list(messages(DEFAULT, file))
    missing = [key for key in english if key not in own]
    left_over = [key for key in own if key not in english]
    assert (missing, left_over) == ([], [])
    assert own == english, "in the same order"


@pytest.mark.quick
@pytest.mark.parametrize("locale", OTHERS)
def test_every_sentence_has_the_english_variables(locale: str) -> None:
    other = {
        key: (variables_of(key), variables_of(key, locale))
        for key in everything(DEFAULT)
        if variables_of(key) != variables_of(key, locale)
    }
    assert not other


@pytest.mark.slow
@pytest.mark.parametrize("locale", OTHERS)
def test_a_translation_is_a_translation(locale: str) -> None:
    """A long sentence that is the same in another language was not translated."""
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


@pytest.mark.parametrize("file", [*FILES, *ENTRIES])
def test_french_marks_keep_to_the_word_before_them(file: str) -> None:
    """A colon or question mark at the beginning of a line is a fault of typography."""
    text = (FOLDER / "fr" / file).read_text(encoding="utf-8")
    assert not re.findall(r".*\S [:;!?»].*|.*« .*", text)


PLURALS = {"zero", "one", "two", "few", "many", "other"}


def codes_in(locale: str, key: str) -> set[tuple[str, frozenset[str]]]:
    """Return, by variable, the words among which a sentence chooses."""
    codes = set()
    for part in nodes(everything(locale)[key]):
        if isinstance(part, SelectExpression) and isinstance(part.selector, VariableReference):
            names = {v.key.name for v in part.variants if isinstance(v.key, Identifier)} - PLURALS
            if names:
                codes.add((part.selector.id.name, frozenset(names)))
    return codes


@pytest.mark.parametrize("locale", OTHERS)
def test_a_sentence_chosen_by_a_word_is_so_in_every_language(locale: str) -> None:
    """``[boat]`` and ``[end]`` are codes of the source: a translated one would never match."""
    other = {
        key: (codes_in(DEFAULT, key), codes_in(locale, key))
        for key in everything(DEFAULT)
        if codes_in(DEFAULT, key) != codes_in(locale, key)
    }
    assert not other
    assert codes_in(locale, "luxor-move-confirm") == {
        ("end", frozenset({"end", "on"})),
        ("next", frozenset({"second", "third", "action", "more"})),
    }


# --- every sentence can be said ------------------------------------------------------------


def is_silent(key: str, value: int | str) -> bool:
    """Whether nothing is said: of a tile without points, and after a turn's first question."""
    return value == 0 if key == "luxor-hand-worth" else key.endswith("-why-turn") and value != 0


@pytest.mark.slow
@pytest.mark.parametrize("locale", LOCALES)
def test_every_sentence_can_be_said(locale: str) -> None:
    numbers = {0, 1, 2, 5, 21}
    for key, message in everything(locale).items():
        assert isinstance(message.value, Pattern), f"{key} has no sentence"
        assert not message.attributes, f"{key} has attributes that nothing uses"
        values: list[int | str] = [*numbers.union(used_in(message).numbers), "Ada", "boat", "end"]
        for value in values:
            text = sample(locale, key, value)
            assert text.strip() or is_silent(key, value), key
            assert not re.search(r"[{}]|\$[a-z]|\bNone\b", text), text


def test_a_sentence_that_is_missing_or_lacks_a_fact_is_an_error() -> None:
    with pytest.raises(KeyError, match="no text 'no-such-sentence'"):
        words_in("de")("no-such-sentence")
    with pytest.raises(KeyError, match="joined"):
        words_in("de")("joined")


def test_a_fact_that_is_very_long_is_cut() -> None:
    text = words_in("en")("bot-added", name="x" * 6000)
    assert text == f"{'x' * 999}… has joined."


def test_what_was_said_is_not_put_together_again(monkeypatch: pytest.MonkeyPatch) -> None:
    words = Words("en")
    said = words("bot-added", name="Ada")
    assert words("bot-added", name="Bo") != said
    monkeypatch.delattr(words, "_bundle")
    assert words("bot-added", name="Ada") == said


def test_a_discord_locale_finds_its_language() -> None:
    assert words_in("en-GB")("button-play") == words_in("en")("button-play")
    assert words_in("pt-BR")("button-play") == words_in("en")("button-play")
    assert words_in("de").locale == "de"


def test_keys_need_no_words() -> None:
    """The words in no language, which other tests use, show the key and the facts."""
    assert Keys()("joined", seat=3) == "joined 3"
    assert isinstance(Keys(), Words)


# --- nothing is longer than Discord allows -------------------------------------------------

LIMITS = {"command-": 100, "button-": 80, "bot-": 100, "welcome-menu": 150, "choose": 150}


@pytest.mark.parametrize("locale", LOCALES)
def test_fixed_texts_fit_where_they_stand(locale: str) -> None:
    for key in everything(locale):
        for prefix, limit in LIMITS.items():
            if key.startswith(prefix):
                text = sample(locale, key, 2)
                assert len(text) <= limit, f"{locale}: {key} is {len(text)} characters long"


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game_id", GAMES)
def test_fixed_texts_of_a_game_fit_where_they_stand(game_id: str, locale: str) -> None:
    game, words = GAMES[game_id], words_in(locale)
    for key in command_texts(game):
        assert len(words(key)) <= 100, f"{locale}: {key}"
    assert len(words(f"{game_id}-about")) <= 100, f"{locale}: the about is cut"
    for name in option_names(game):
        for value in option_choice(game, name).values:
            said = option_words(game, words, name, value)
            assert len(said) <= 45, f"{locale}: {said!r} is cut on a phone"
    for key in (f"{game_id}-choose-{step}" for step in keys_of(f"{game_id}-choose-")):
        assert len(words(key)) <= 50, f"{locale}: {key} and what is before it shall fit 150"


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game_id", GAMES)
def test_in_one_minute_has_at_most_ninety_words(game_id: str, locale: str) -> None:
    """The goal, a turn, and how points come: each begins with a word in bold."""
    text = words_in(locale)(f"{game_id}-minute")
    assert len([word for word in text.split() if re.search(r"\w", word)]) <= 90
    paragraphs = text.splitlines()
    assert len(paragraphs) >= 3
    assert all(re.match(r"\*\*[^*]+:\*\* ", line) for line in paragraphs), text


@pytest.mark.parametrize("locale", LOCALES)
def test_long_texts_fit_one_message(locale: str) -> None:
    words = words_in(locale)
    for text in (*help_texts(words), words("welcome")):
        assert len(text) <= 3900, f"{locale}: {text[:40]} is cut"


QUOTED = {"en": "“”", "de": "„“", "fr": "«»", "it": "“”"}
"""The marks before and after what is quoted, as each language writes them."""


@pytest.mark.parametrize("locale", LOCALES)
def test_what_is_quoted_has_the_marks_of_the_language(locale: str) -> None:
    files = sorted((FOLDER / locale).glob("*.ftl"))
    lines = [line for path in files for line in path.read_text("utf-8").splitlines()]
    marks = "".join(re.findall("[“”„«»]", "".join(line for line in lines if line[:1] != "#")))
    assert marks
    assert marks == QUOTED[locale] * (len(marks) // 2)
    code = [
        path
        for room in ("messages", "features", "tables", "dispatch")
        for path in (FOLDER.parent / room).rglob("*.py")
    ]
    assert code
    assert not [path for path in code if re.search("[“”„«»]", path.read_text("utf-8"))]
