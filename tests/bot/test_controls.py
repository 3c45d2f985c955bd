"""Custom ids: what a button means survives the way to Discord and back."""

from __future__ import annotations

import ast
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.dispatch.dispatcher import Dispatcher
from bot.features import FEATURES
from bot.messages import controls
from bot.messages.controls import custom_id, press_of
from bot.tables.repository import TableRepository

from .situations import GAMES, SNOWFLAKE, TABLE, asked_in, every_game, moments
from .sources import calls

verbs = st.from_regex(r"[a-z-]{1,12}", fullmatch=True)
numbers = st.integers(0, 10**12)
QUESTION = "0123456789"
questions = st.from_regex(r"[0-9a-f]{0,10}", fullmatch=True)
steps = st.text(
    st.characters(codec="ascii", exclude_characters="/", categories=("L", "N", "P")), min_size=1
)
paths = st.lists(steps.map(lambda step: step[:12]), max_size=3).map(tuple)


@pytest.mark.slow
@given(verbs, numbers, questions, paths)
def test_a_button_means_what_it_meant(
    verb: str, table: int, question: str, path: tuple[str, ...]
) -> None:
    control_id = custom_id(verb, table, path, question=question)
    press = press_of({"custom_id": control_id})
    assert press is not None
    assert (press.verb, press.table_id, press.question, press.path) == (verb, table, question, path)
    assert press.values == ()


@given(verbs, numbers, questions, paths)
def test_a_menu_means_what_it_meant(
    verb: str, table: int, question: str, path: tuple[str, ...]
) -> None:
    menu = controls.menu("?", [controls.option("One", "1")], verb, table, path, question=question)
    press = press_of({"custom_id": menu.custom_id, "values": ["1"]})
    assert press is not None
    assert (press.verb, press.table_id, press.question, press.path) == (verb, table, question, path)
    assert press.values == ("1",)
    button_id = custom_id(verb, table, path, question=question)
    assert menu.custom_id != button_id, "no id may occur twice in a message"


@pytest.mark.parametrize(
    "control_id",
    ["", "x", "x:play", "x:play:1:", "y:play:1::", "x:Play:1::", "x:play:-1::", "x:play:one::",
     f"x:play:{2**63}::", "x:play:" + "9" * 5000 + "::", "x:play:1:G:", "x:play:1::\n",
     "x:play:\N{ARABIC-INDIC DIGIT ONE}::", None, 5],
)  # fmt: skip
def test_an_id_that_is_none_of_ours_is_no_press(control_id: object) -> None:
    assert press_of({"custom_id": control_id}) is None
    assert press_of({}) is None


def test_discord_py_keeps_no_messages_because_of_their_controls() -> None:
    view = discord.ui.LayoutView(timeout=None)
    menu = controls.menu("?", [controls.option("One", "1")], "v", 1)
    view.add_item(discord.ui.ActionRow(controls.button("v", "v", 1)))
    view.add_item(discord.ui.ActionRow(menu))
    assert view.is_persistent()
    assert not view.is_dispatchable()


def test_an_id_that_discord_would_refuse_is_not_made() -> None:
    fits = custom_id("v", 1, ("p" * 92,), question="1")
    assert len(fits) == 100
    with pytest.raises(ValueError, match="too long"):
        custom_id("v", 1, ("p" * 93,), question="1")


def test_words_are_cut_to_what_discord_takes() -> None:
    assert controls.button("x" * 81, "v", 1).label == "x" * 80
    assert controls.option("x" * 101, "1", description="y" * 101).label == "x" * 100
    assert controls.option("x", "1", description="y" * 101).description == "y" * 99 + "…"
    words = "Pay 2 guile: upgrade an item, then 1 guile; "
    full = controls.option("x" * 90, "1", description=words * 3)
    assert full.label == "x" * 90 + " · Pay 2"
    assert full.description == f"{words[6:]}{words}Pay 2 guile…"
    assert controls.option("x", "1", description="y" * 100).description == "y" * 100
    assert controls.menu("x" * 151, [controls.option("x", "1")], "v", 1).placeholder == "x" * 150


def test_a_long_second_line_begins_in_the_label() -> None:
    """The label has room, and the end of the line is often what matters: what goes on working."""
    parts = "1 power · 1 guile for each card in your row (at most 3)", "ongoing: " + "y" * 60
    option = controls.option("I05 Standard", "1", description=" · ".join(parts))
    assert (option.label, option.description) == (f"I05 Standard · {parts[0]}", parts[1])
    option = controls.option("I05 Standard", "1", description="one two " * 15 + "three")
    assert f"{option.label} {option.description}" == "I05 Standard · " + "one two " * 15 + "three"
    assert len(option.description or "") <= 100
    short = controls.option("I05 Standard", "1", description=parts[0])
    assert (short.label, short.description) == ("I05 Standard", parts[0])


def test_buttons_stand_in_rows_of_five() -> None:
    buttons = [controls.button(str(number), "v", number) for number in range(11)]
    assert [len(row.children) for row in controls.rows(buttons)] == [5, 5, 1]
    assert controls.rows([]) == []


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "seats", "which"), every_game())
def test_every_answer_fits_an_id_and_comes_back_from_it(
    game_id: str, seats: int, which: int
) -> None:
    game = GAMES[game_id]
    for moment in moments(game_id, seats, which):
        for asked in asked_in(game, moment.state):
            for move in asked.moves:
                path = game.path(move)
                assert all(path), "an empty step is lost"
                control_id = custom_id("pick", TABLE, path, question=QUESTION)
                press = press_of({"custom_id": control_id})
                assert press is not None
                assert press.path == path


def test_every_control_is_answered() -> None:
    """Each verb on a button or menu is one that the dispatcher handles."""
    dispatcher = Dispatcher.__new__(Dispatcher)
    nothing: Any = None
    database: Any = SimpleNamespace(reader=None)
    repository = TableRepository(database, GAMES, features=FEATURES)
    features: Any = repository.features
    tables: Any = SimpleNamespace(repository=repository, lobby=None, doubts=None, preferences=None)
    panels: Any = SimpleNamespace(drawing=None, additions=None)
    Dispatcher.__init__(dispatcher, tables, panels, nothing, nothing, nothing, features)
    known = {*dispatcher.verbs.edit, *dispatcher.verbs.private, *dispatcher.verbs.public}
    used = set[str]()
    for call in calls("bot/messages", "bot/dispatch", "bot/features"):
        if call.name in ("button", "menu") and ast.unparse(call.node.func).startswith("controls."):
            place = 1 if call.name == "button" else 2
            verb = call.literal(place)
            assert verb is not None, f"{call.place}: write the verb as a literal"
            used.add(verb)
    assert used == known, "verbs without a control are dead, controls without a verb are broken"


def test_ids_of_discord_are_no_part_of_custom_ids() -> None:
    """A table and a question are enough, and they leave room for the path."""
    control_id = custom_id("rules-page", TABLE, ("famous_explorers",), question=QUESTION)
    assert len(control_id) < 60
    assert SNOWFLAKE > TABLE
