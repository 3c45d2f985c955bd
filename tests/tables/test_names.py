"""The names that are shown: readable, harmless, and none is there twice."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.tables import Person
from bot.tables.names import INVISIBLE, LEFT_TO_RIGHT, MARKUP, plain, shown_names
from bot.texts import LOCALES, words_in

from .club import ADA, BO, Club

EN = words_in("en")
EMPTY = (
    "", " ", "\u3164", "\u115f", "\u1160", "\uffa0", "\u2800", "\u200b\u200d", "\u2060\ufeff",
    "\u0301", "\u0301\u0489\u20dd", " \u0301 \u0302", "\ufe0f", "\U000e0101", "\u034f",
    "\u200e", "\u200f\u202e", "\u2066\u2069", "\u00ad", "\u3000\u00a0", "\U0001d159", "\ufffc",
    "***", "||||", "[]()", "\x00\x1b", "\ue000", "\u180b", "\u3164\u3164 \u2800",
)  # fmt: skip
"""Names of which nothing is to be seen."""

ALIKE = (
    ("Ada", "ada"), ("Ada", "ADA"), ("Ada", "A\u200bda"), ("Ada", "Ａｄａ"), ("Ada", "𝓐𝓭𝓪"),
    ("Ada", "*Ada*"), ("Ada", "\u202eAda"), ("Ada", "Ada\u3164"), ("Ada", "A\u034fda"),
    ("Zoë", "Zoe\u0308"), ("Straße", "STRASSE"), ("ﬁn", "fin"), ("❤", "❤\ufe0f"),
    ("Ada B", "AdaB"), ("Ada B", "Ada\u00a0B"), ("Player 2", "\u3164"),
)  # fmt: skip
"""Pairs of names that a reader takes for one."""


@pytest.mark.parametrize("name", EMPTY)
def test_a_name_that_looks_empty_is_replaced_by_words(name: str) -> None:
    assert plain(name) == ""
    assert shown_names(["Ada", name, name], EN) == ("Ada", "Player 2", "Player 3")


@pytest.mark.slow
@pytest.mark.parametrize("locale", LOCALES)
def test_the_words_are_in_the_language(locale: str) -> None:
    words = words_in(locale)
    (shown,) = shown_names(["\u2800"], words)
    assert shown == words("name-of-seat", seat=1)
    assert plain(shown) == shown
    assert (shown == "Player 1") == (locale == "en")


@pytest.mark.parametrize(("first", "second"), ALIKE)
def test_names_that_look_alike_are_told_apart(first: str, second: str) -> None:
    names = shown_names([first, second], EN)
    assert names == (plain(first), f"{plain(second) or 'Player 2'} (2)")


@pytest.mark.parametrize(("first", "second"), [("Ada", "Adam"), ("Zoe", "Zoë"), ("❤", "💙")])
def test_names_that_differ_are_left_alone(first: str, second: str) -> None:
    assert shown_names([first, second], EN) == (first, second)


@pytest.mark.parametrize(
    ("name", "closed"),
    [
        ("שלום", True),
        ("محمد 😀", True),
        ("Bob שלום 12!", True),
        ("שלום Bob", False),
        ("Ada", False),
    ],
)
def test_numbers_after_a_name_that_runs_to_the_left_stay_on_its_right(
    name: str, closed: bool
) -> None:
    end = LEFT_TO_RIGHT if closed else ""
    assert shown_names([name, name], EN) == (f"{name}{end}", f"{name}{end} (2)")


def test_nobody_can_take_the_name_that_tells_apart() -> None:
    names = ["Ada", "Ada", "Ada (2)", "ada", "Ada 2"]
    assert shown_names(names, EN) == ("Ada", "Ada (2)", "Ada 2", "ada (3)", "Ada 2 (2)")


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("\u0301Ada", "Ada"),  # it would stand on the character before the name
        (" \u0301 Ada", "Ada"),
        ("Zoe\u0308", "Zoe\u0308"),
        ("❤\ufe0f Ada", "❤\ufe0f Ada"),
        ("Ada\u00a0Lovelace", "Ada Lovelace"),
        ("Ada\u3164\u3164B", "AdaB"),
        ("שלום", "שלום"),
        ("\u202eadA\u202c", "adA"),
        ("x" * 31 + " yz", "x" * 31),
    ],
)
def test_what_can_be_seen_stays(name: str, shown: str) -> None:
    assert plain(name) == shown


HOSTILE = st.text("aA *1(2)\\:/\u3164\u2800\u200b\u0301Ａ\u202eß")


@given(st.lists(st.text() | HOSTILE, min_size=1, max_size=6), st.sampled_from(LOCALES))
@example(["X" * 32] * 2 + ["X" * 28] * 2, "en")
def test_shown_names_are_readable_and_all_different(names: list[str], locale: str) -> None:
    shown = shown_names(names, words_in(locale))
    assert len(shown) == len(names)
    folded = [unicodedata.normalize("NFKC", name).casefold() for name in shown]
    assert len(set(folded)) == len(names)
    for name in shown:
        assert not set(name) & (MARKUP - set("()") | INVISIBLE)
        assert name.count(LEFT_TO_RIGHT) <= 1
        seen = name.replace(LEFT_TO_RIGHT, "")
        assert all(unicodedata.category(char)[0] != "C" for char in seen)
        assert name == " ".join(name.split())
        assert not unicodedata.category(name[0]).startswith(("M", "Z"))
        assert len(seen) <= 36


async def test_a_table_shows_its_names_so(club: Club) -> None:
    table = await club.lobby(ADA, Person(21, "\u3164"), Person(22, "ada"), Person(23, "@Bo"))
    assert table.names == ("Ada", "Spieler 2", "ada (2)", "Bo"), "in the table's language"
    table = await club.tables.lobby.leave(table.id, ADA)
    assert table.names == ("Spieler 1", "ada", "Bo")


async def test_a_computer_player_takes_no_name_of_a_person(club: Club) -> None:
    table = await club.lobby(Person(21, "Nefru"), BO)
    table = await club.tables.lobby.add_bot(table.id, Person(21, ""), "medium")
    assert table.names == ("Nefru", "Bo", "Sobek")
