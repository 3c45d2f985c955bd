"""Custom ids: what a button means survives the way to Discord and back."""

from __future__ import annotations

import ast
import re

import discord
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.delivery.pictures import Pictures
from bot.dispatch.dispatcher import Dispatcher
from bot.messages import controls
from bot.messages.controls import PressButton, PressMenu, custom_id

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


def matched(item: type[PressButton] | type[PressMenu], control_id: str) -> re.Match[str] | None:
    template: re.Pattern[str] = item.__discord_ui_compiled_template__
    return template.fullmatch(control_id)


@given(verbs, numbers, questions, paths)
async def test_a_button_means_what_it_meant(
    verb: str, table: int, question: str, path: tuple[str, ...]
) -> None:
    control_id = custom_id(verb, table, path, question=question)
    match = matched(PressButton, control_id)
    assert match is not None
    assert matched(PressMenu, control_id) is None, "a menu would take up the press of a button"
    button: discord.ui.Button[discord.ui.LayoutView] = discord.ui.Button(custom_id=control_id)
    press = (await PressButton.from_custom_id(None, button, match)).press  # type: ignore[arg-type]
    assert press is not None
    assert (press.verb, press.table_id, press.question, press.path) == (verb, table, question, path)
    assert press.values == ()


@given(verbs, numbers, questions, paths)
def test_a_menu_means_what_it_meant(
    verb: str, table: int, question: str, path: tuple[str, ...]
) -> None:
    menu = controls.menu("?", [controls.option("One", "1")], verb, table, path, question=question)
    match = matched(PressMenu, menu.item.custom_id)
    assert match is not None
    assert matched(PressButton, menu.item.custom_id) is None
    assert match["verb"] == verb
    assert (int(match["table"]), match["question"]) == (table, question)
    assert match["path"] == "/".join(path)


def test_an_id_that_discord_would_refuse_is_not_made() -> None:
    fits = custom_id("v", 1, ("p" * 92,), question="1")
    assert len(fits) == 100
    with pytest.raises(ValueError, match="too long"):
        custom_id("v", 1, ("p" * 93,), question="1")


def test_words_are_cut_to_what_discord_takes() -> None:
    assert controls.button("x" * 81, "v", 1).item.label == "x" * 80
    assert controls.option("x" * 101, "1", description="y" * 101).label == "x" * 100
    assert controls.option("x", "1", description="y" * 101).description == "y" * 100
    assert (
        controls.menu("x" * 151, [controls.option("x", "1")], "v", 1).item.placeholder == "x" * 150
    )


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
                match = matched(PressButton, control_id)
                assert match is not None
                assert tuple(match["path"].split("/")) == path


def test_every_control_is_answered() -> None:
    """Each verb on a button or menu is one that the dispatcher handles."""
    dispatcher = Dispatcher.__new__(Dispatcher)
    Dispatcher.__init__(dispatcher, None, Pictures())  # type: ignore[arg-type]
    known = {*dispatcher._editing, *dispatcher._lobby, *dispatcher._private}
    used = set[str]()
    for call in calls("bot/messages", "bot/dispatch", "bot/cogs"):
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
