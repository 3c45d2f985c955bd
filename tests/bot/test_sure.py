"""The question before a move that cannot be taken back: what it says, and to whom."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import discord
import pytest

from bot.features.deadlines.messages import settings
from bot.features.deadlines.rhythm import Rhythm
from bot.messages.choices import LABEL
from bot.messages.message import Message
from bot.messages.narrator import Narrator
from bot.messages.panel import came_of, play_panel
from bot.messages.panel_facts import panel_facts
from bot.messages.settings import settings_card
from bot.messages.sure import (
    goes_without_asking,
    sure_card,
    sure_panel,
    warning_of,
)
from bot.tables import Table
from bot.tables.preferences import USUAL
from bot.texts import LOCALES, words_in
from engines.core import Chance, Event, Game, Line, Played, offered_to
from tests.nightly import closely

from .discord_rules import check_message, payload_of, text_in
from .situations import GAMES, moments, table_of

EN = words_in("en")
NOBODY = discord.AllowedMentions.none()


def sent(message: Message) -> dict[str, Any]:
    """Return what Discord is sent, which must be within its limits."""
    payload = payload_of(message, allowed_mentions=NOBODY)
    check_message(payload)
    return payload


def said(message: Message) -> str:
    """Return everything in a message, its custom ids included."""
    return str(payload_of(message, allowed_mentions=NOBODY)["components"])


LONG = 1000
"""Moments of a long game."""


@cache
def asked_once_more(game_id: str, seats: int, every: int) -> list[tuple[Any, Table, int, Any]]:
    """Return state, table, seat and a move of which the seat is warned, of a few moments.

    Of a long game one moment in so many is looked at.
    """
    game = GAMES[game_id]
    kinds, found = set[str](), list[tuple[Any, Table, int, Any]]()
    whole = moments(game_id, seats, 0)
    for moment in whole[:: every if len(whole) > LONG else 1]:
        for question in game.decisions(moment.state):
            view = game.view(moment.state, question.seat)
            for move in question.moves:
                warning = game.warning(view, move)
                if warning is not None and warning.key not in kinds:
                    kinds.add(warning.key)
                    table = table_of(game, moment.state, seats=seats)
                    found.append((moment.state, table, question.seat, move))
    return found


@pytest.mark.slow
@pytest.mark.parametrize("every", closely(4, 1))
@pytest.mark.parametrize("game_id", GAMES)
def test_the_question_says_the_same_in_worlds_that_look_the_same(game_id: str, every: int) -> None:
    game, asked = GAMES[game_id], 0
    seats = min(3, game.seats[-1])
    for state, table, seat, move in asked_once_more(game_id, seats, every):
        world = table_of(game, game.resample(state, seat, Chance(7)), seats=seats)
        assert table.question(seat) == world.question(seat)
        panels = (said(sure_panel(panel_facts(each, EN, seat), [move])) for each in (table, world))
        assert len({*panels}) == 1
        asked += 1
    assert bool(asked) == (type(game).warning is not Game.warning), "no moment has a warning"


@pytest.mark.slow
@pytest.mark.parametrize("every", closely(4, 1))
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game_id", GAMES)
def test_the_question_fits_into_a_message_and_names_the_move(
    game_id: str, locale: str, every: int
) -> None:
    game, words = GAMES[game_id], words_in(locale)
    for _state, table, seat, move in asked_once_more(game_id, game.seats[-1], every):
        payload = sent(sure_panel(panel_facts(table, words, seat), [move]))
        narrator = Narrator(words, game, table.names, table.view(seat))
        warning = warning_of(game, table.view(seat), [move])
        assert warning is not None
        assert narrator.warning(warning) in text_in(payload)
        assert words("sure-hint") in text_in(payload)
        assert payload["components"]


@pytest.mark.parametrize("game_id", ["famous_explorers", "expedition_1996"])
def test_several_answers_are_told_in_their_order_by_the_numbers_on_the_map(game_id: str) -> None:
    game = GAMES[game_id]
    state = game.start(3, game.options({}), "sure")
    table = replace(table_of(game, state, seats=3), keeps=True)
    facts = panel_facts(table, EN, game.decisions(state)[0].seat)
    asked = facts.asked
    assert asked is not None
    first, *_others, last = asked.moves
    told = text_in(sent(sure_panel(facts, [last, first])))
    order = f"{facts.narrator.move(last)}, {facts.narrator.move(first)}"
    assert order[0].isdigit()
    assert f"**In this order:** {order}" in told
    assert "In this order" not in text_in(sent(sure_panel(facts, [last])))


def test_a_line_too_long_for_the_button_is_told_above_it() -> None:
    game, words = GAMES["siberia"], words_in("de")
    for moment in moments("siberia", 3, 0):
        for question in game.decisions(moment.state):
            asked = offered_to(game, moment.state, question.seat)
            table = table_of(game, moment.state, seats=3)
            narrator = Narrator(words, game, table.names, table.view(question.seat))
            for line in asked.moves if asked is not None else ():
                label = words("button-sure", move=narrator.move(line))
                if isinstance(line, Line) and line.warning is not None and len(label) > LABEL:
                    panel = sure_panel(panel_facts(table, words, question.seat), [line])
                    assert narrator.move(line) in text_in(sent(panel))
                    return
    raise AssertionError("no line is so long")


@pytest.mark.slow
def test_an_only_answer_is_not_asked_twice_but_says_what_it_shows() -> None:
    """A question with one answer is that: nobody is asked once more about it."""
    found = 0
    for game_id, game in GAMES.items():
        seats = min(3, game.seats[-1])
        for moment in moments(game_id, seats, 0):
            for question in game.decisions(moment.state):
                if len(question.moves) > 1:
                    continue
                asked = offered_to(game, moment.state, question.seat)
                if asked is None or not goes_without_asking(asked):
                    continue
                view = game.view(moment.state, question.seat)
                warning = game.warning(view, question.moves[0])
                if warning is None:
                    continue
                table = table_of(game, moment.state, seats=seats)
                text = text_in(sent(play_panel(panel_facts(table, EN, question.seat))))
                assert Narrator(EN, game, table.names).warning(warning) in text
                found += 1
    assert found


def test_only_what_a_seat_may_know_is_told_of_its_move() -> None:
    game = GAMES["luxor"]
    for moment in moments("luxor", 2, 0):
        own = [event for event in moment.events if event.audience is not None]
        if not own:
            continue
        table = table_of(game, moment.state, seats=2)
        (seat,) = own[0].audience or ()
        played = Played(seat, None, moment.state, moment.events)
        told = [
            "".join(line.text for line in came_of(table, reader, [played], EN))
            for reader in (seat, 1 - seat)
        ]
        secret = Narrator(EN, game, table.names).event(own[0])
        assert secret is not None
        assert secret.rstrip(".") in told[0].replace("**", "")
        assert secret.rstrip(".") not in told[1].replace("**", "")
        return
    raise AssertionError("nothing was told to one seat alone")


def test_nothing_is_told_if_nothing_happened() -> None:
    table = table_of(GAMES["luxor"], moments("luxor", 2, 0)[0].state, seats=2)
    silent = Played(0, None, None, tuple[Event, ...]())
    assert came_of(table, 0, [silent], EN) == []


def test_a_free_action_is_asked_once_more_with_its_notation() -> None:
    game = GAMES["famous_explorers"]
    for moment in moments("famous_explorers", 3, 0):
        for seat in range(3):
            free_action = game.free_action(moment.state, seat)
            view = game.view(moment.state, seat)
            for move in free_action.moves if free_action else ():
                if game.warning(view, move) is None:
                    continue
                table = table_of(game, moment.state, seats=3)
                card = sure_card(table, EN, seat, move, None, in_words=True)
                sent(card)
                assert f"x:sure-do-text:{table.id}::{game.format(move)}" in said(card)
                return
    raise AssertionError("no free action reveals anything")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("asks", [True, False])
def test_the_settings_say_what_is_set_and_offer_the_other(locale: str, asks: bool) -> None:
    chosen = {**USUAL, "ask-final": "on" if asks else "off"}
    words = words_in(locale)
    card = settings_card(words, chosen, settings(words, Rhythm()))
    sent(card)
    assert f"x:setting:0::ask-final/{'off' if asks else 'on'}" in said(card)
