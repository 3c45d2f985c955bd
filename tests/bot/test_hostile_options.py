"""Options as nobody should type them: refused by name in every language, never with a traceback."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.messages.options import typed_options
from bot.messages.refusals import explained
from bot.texts import LOCALES, words_in
from engines.core import AnyGame, BadOptions
from engines.registry import games

GAMES = games()
TEXTS = (
    "[]", "{}", "[[", "[" * 5000, "[" * 900 + "]" * 900, '{"a":' * 5000, "9" * 5000, "1e999",
    "-" + "9" * 5000, "NaN", "Infinity", "-Infinity", "null", "true", "TRUE", "yes", '"x"',
    '"\\ud800"', '""', "=", "full", '[1,"a"]', "[null]", "`x`", "@everyone", "\u202ex", "\x00x",
    "x" * 6000, "²", "٣", '{"preset":[]}', "0", "-1", "6", "1.0", "1_000",
)  # fmt: skip
NAMES = (
    *("preset", "__class__", "model_config", "", "`", "x" * 3000, "\u202e"),
    *(name for game in GAMES.values() for name in game.Options.model_fields),
)

SETTINGS = st.lists(
    st.tuples(
        st.sampled_from(NAMES) | st.text(),
        st.sampled_from(TEXTS) | st.text() | st.recursive(
            st.sampled_from(TEXTS), lambda inner: st.tuples(inner, inner).map("".join)
        ),
    ).map("=".join),
    min_size=1, max_size=3,
).map(" ".join)  # fmt: skip


@settings(max_examples=300, derandomize=True)
@given(st.sampled_from([*GAMES.values()]), SETTINGS | st.text())
def test_an_option_is_set_or_refused_in_words(game: AnyGame, line: str) -> None:
    try:
        game.options(typed_options(game, line)).model_dump_json()
    except BadOptions as error:
        for locale in LOCALES:
            text = explained(error, words_in(locale), None, None)
            assert len(text) < 4000
            assert all(char.isprintable() or char in "\u00a0\u202f" for char in text), repr(text)


@pytest.mark.parametrize("value", [text for text in TEXTS if text != "full"])
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_what_is_no_preset_is_refused_by_name(game: AnyGame, value: str) -> None:
    with pytest.raises(BadOptions) as caught:
        game.options(typed_options(game, f"preset={value}"))
    assert caught.value.facts["option"] == "preset"
