"""Names and sentences that all games share, and views in which all else is blank."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from bot.texts import words_in
from engines.core import View
from render.blank import only, own
from render.sentences import cut_to, drawn_names, escaped_names, plain_names, series

EN = words_in("en")


def test_names_have_no_line_breaks_and_the_nameless_get_a_number() -> None:
    names = (" Ada \n Lovelace", "\n", "B*b", "too many")
    assert plain_names(3, EN, names) == ["Ada Lovelace", "Player 2", "B*b"]
    assert escaped_names(3, EN, names)[2] == "B\\*b"
    assert drawn_names(3, EN, ("𝓐da", "\u200b", "Bob")) == ["Ada", "Player 2", "Bob"]


def test_only_names_that_are_too_long_are_cut() -> None:
    assert cut_to(4, ("Adam", "Ada Lovelace", "Benedict")) == ["Adam", "Ada…", "Ben…"]


@pytest.mark.parametrize(("items", "said"), [((), ""), (("a",), "a"), (("a", "b", "c"), "a; b; c")])
def test_a_series_has_semicolons_between_its_items(items: tuple[str, ...], said: str) -> None:
    assert series(items, EN) == said


@dataclass(frozen=True, slots=True, kw_only=True)
class Table(View):
    """A view with fields of every kind."""

    players: int
    hand: tuple[str, ...]
    chosen: str | None
    marks: tuple[str | None, ...]
    board: dict[int, str]
    tickets: tuple[int, ...]
    last: bool


TABLE = Table(
    seat=1, turn=7, to_act=(0,), decision=None, outcome=None, players=2, hand=("a",), chosen="b",
    marks=(None, "c"), board={3: "d"}, tickets=(4, 5), last=True,
)  # fmt: skip


def test_a_view_keeps_only_what_is_named() -> None:
    assert only(TABLE, "hand", **own(TABLE, "tickets"), turn=1) == Table(
        seat=1, turn=1, to_act=(), decision=None, outcome=None, players=2, hand=("a",),
        chosen=None, marks=(), board={}, tickets=(5, 5), last=False,
    )  # fmt: skip
