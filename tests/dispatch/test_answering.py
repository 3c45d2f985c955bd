"""Acknowledging and answering while Discord or the network fails."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from io import BytesIO

import discord
import pytest

from bot.dispatch import answering
from bot.dispatch.answering import PAUSES, TRIES, Answering
from bot.figures import Figures, step_of
from bot.messages.message import Message, MessageBuilder, note
from bot.texts import words_in
from render.files import Drawn

from .stubs import TOKEN, Asked, Rest, dropped, http

EN = words_in("en")
TOKEN_OVER, UNKNOWN_WEBHOOK, TOO_LATE, TWICE = 50027, 10015, 10062, 40060

HOPELESS = [
    http(401, TOKEN_OVER),
    http(404, UNKNOWN_WEBHOOK),
    http(404, TOO_LATE),
    http(404, 10008),
]
PASSING = [
    http(500), http(502), http(503), http(429), http(408), dropped(), TimeoutError(),
    ConnectionResetError(),
]  # fmt: skip


@pytest.fixture(autouse=True)
def _one_harmless_line(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """At most one line is logged for each interaction, without traceback or token."""
    caplog.set_level(logging.DEBUG, logger="bot")
    yield
    lines = [record for record in caplog.records if record.name.startswith("bot")]
    assert len(lines) <= 1
    for record in lines:
        assert record.levelno == logging.WARNING
        assert record.exc_info is None
        assert TOKEN not in record.getMessage()


def pictured() -> Message:
    """Return a message with a picture, which says so in words without it."""
    builder = MessageBuilder().text("with a picture").picture("board.png", Drawn(b"png", "alt"))
    return builder.build(lambda: note("in words"))


# --- acknowledging -------------------------------------------------------------------------


@pytest.mark.parametrize("in_place", [True, False])
async def test_an_interaction_is_acknowledged_once(in_place: bool) -> None:
    asked = Asked()
    assert await Answering().acknowledged(asked.interaction, in_place=in_place)
    assert asked.acknowledged == [{} if in_place else {"ephemeral": True, "thinking": True}]


@pytest.mark.parametrize("error", [http(404, TOO_LATE), http(400, TWICE), http(401, TOKEN_OVER)])
async def test_what_cannot_be_acknowledged_any_more_is_dropped(
    error: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    asked = Asked(acknowledging=[error, None])
    assert not await Answering().acknowledged(asked.interaction)
    assert len(asked.acknowledged) == 1
    assert "could not be acknowledged" in caplog.text


@pytest.mark.parametrize("error", PASSING, ids=repr)
async def test_acknowledging_is_tried_again_soon(error: Exception) -> None:
    asked, rest = Asked(acknowledging=[error, None]), Rest()
    assert await Answering(rest).acknowledged(asked.interaction)
    assert len(asked.acknowledged) == 2
    assert sum(rest.seconds) < 1


async def test_an_acknowledgement_whose_reply_was_lost_did_arrive() -> None:
    asked = Asked(acknowledging=[dropped(), http(400, TWICE)])
    assert await Answering(Rest()).acknowledged(asked.interaction)


async def test_an_interaction_that_expired_meanwhile_is_dropped() -> None:
    asked = Asked(acknowledging=[dropped(), http(404, TOO_LATE)])
    assert not await Answering(Rest()).acknowledged(asked.interaction)


async def test_acknowledging_does_not_go_on_for_long(caplog: pytest.LogCaptureFixture) -> None:
    asked, rest = Asked(acknowledging=[dropped()] * 99), Rest()
    assert not await Answering(rest).acknowledged(asked.interaction)
    assert len(asked.acknowledged) == len(TRIES)
    assert sum(rest.seconds) < 1
    assert "ServerDisconnectedError" in caplog.text


async def test_a_connection_that_hangs_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answering, "ACKNOWLEDGING", 0)
    asked, hung = Asked(), list[bool]()

    async def hang(**_given: bool) -> None:
        hung.append(True)
        await asyncio.Event().wait()

    asked.response.defer = hang
    assert not await Answering(Rest()).acknowledged(asked.interaction)
    assert len(hung) == len(TRIES)


async def test_only_what_arrives_is_timed() -> None:
    seconds = iter(range(0, 100, 2))
    figures = Figures(clock=lambda: next(seconds))
    answering = Answering(Rest(), figures)
    assert await answering.acknowledged(Asked(acknowledging=[http(503), None]).interaction)
    twice = Asked(acknowledging=[dropped(), http(400, TWICE)])
    assert await answering.acknowledged(twice.interaction)
    assert not await answering.acknowledged(Asked(acknowledging=[http(404, TOO_LATE)]).interaction)
    assert figures.unstored()["acknowledgement"] == {step_of(2): 2}
    assert figures.registry.get_sample_value("expedition_unacknowledged_total") == 1


# --- answering -----------------------------------------------------------------------------


@pytest.mark.parametrize("error", PASSING, ids=repr)
async def test_an_answer_waits_for_what_passes(error: Exception) -> None:
    asked, rest = Asked(answering=[error, error, error]), Rest()
    await Answering(rest).answer(asked.interaction, pictured(), EN)
    assert asked.shown == [("with a picture", ["board.png"])]
    assert rest.seconds == list(PAUSES[:3])


def two_pictures(second: bytes) -> Message:
    builder = MessageBuilder().picture("board.png", Drawn(b"first", "alt"))
    return builder.picture("hand.png", Drawn(second, "alt")).build(lambda: note("in words"))


async def test_pictures_that_the_pressed_message_shows_are_not_sent_again() -> None:
    attached = [name for name, _drawn in two_pictures(b"before").pictures]
    asked = Asked(attached=attached)
    await Answering().answer(asked.interaction, two_pictures(b"now"), EN, where="pressed")
    assert asked.uploads == [["hand.png"]]
    assert asked.shown == [("", ["board.png", "hand.png"])], "the other one is kept"

    below = Asked(attached=attached)
    await Answering().answer(below.interaction, two_pictures(b"now"), EN)
    assert below.uploads == [["board.png", "hand.png"]], "another message shows nothing yet"


@pytest.mark.parametrize("alt", ["alt", "in other words"])
async def test_a_picture_with_another_alt_text_is_another_one(alt: str) -> None:
    ((name, _drawn),) = pictured().pictures
    asked = Asked(attached=[name])
    again = MessageBuilder().picture("board.png", Drawn(b"png", alt)).build()
    await Answering().answer(asked.interaction, again, EN, where="pressed")
    assert asked.uploads == ([[]] if alt == "alt" else [["board.png"]])


async def test_where_discord_refuses_to_keep_pictures_all_are_sent() -> None:
    ((name, _drawn),) = pictured().pictures
    asked = Asked(answering=[http(400), None], attached=[name])
    await Answering().answer(asked.interaction, pictured(), EN, where="pressed")
    assert asked.uploads == [[], ["board.png"]]
    assert asked.shown == [("with a picture", ["board.png"])]


async def test_the_pauses_grow_and_end_before_the_token_does(
    caplog: pytest.LogCaptureFixture,
) -> None:
    asked, rest = Asked(answering=[http(503)] * 99), Rest()
    await Answering(rest).answer(asked.interaction, pictured(), EN)
    assert asked.shown == []
    assert rest.seconds == sorted(set(rest.seconds)) == list(PAUSES)
    assert sum(rest.seconds) < 10 * 60
    assert "interaction 1 was not answered: 503 0" in caplog.text


@pytest.mark.parametrize("error", HOPELESS, ids=repr)
async def test_an_answer_that_cannot_arrive_is_given_up(
    error: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    asked, rest = Asked(answering=[error] * 99), Rest()
    await Answering(rest).answer(asked.interaction, pictured(), EN)
    assert (asked.tries, rest.seconds, asked.shown) == (1, [], [])
    assert "was not answered" in caplog.text


@pytest.mark.parametrize("status", [400, 403, 413])
async def test_a_message_that_discord_refuses_becomes_simpler(status: int) -> None:
    asked = Asked(answering=[http(status)])
    await Answering().answer(asked.interaction, pictured(), EN)
    assert asked.shown == [("in words", [])]


@pytest.mark.parametrize("message", [pictured(), note("too long")], ids=["pictured", "note"])
async def test_if_nothing_else_can_be_shown_the_answer_says_so(message: Message) -> None:
    refused = [http(400)] * (2 if message.bare else 1)
    asked = Asked(answering=refused)
    await Answering().answer(asked.interaction, message, EN)
    assert asked.shown == [(EN("answer-refused", of="other"), [])]


async def test_a_follow_up_and_a_file_wait_for_what_passes_too() -> None:
    asked, rest = Asked(answering=[dropped(), None, http(500)]), Rest()
    answers = Answering(rest)
    await answers.follow_up(asked.interaction, note("refused"), EN)
    await answers.send_file(asked.interaction, lambda: discord.File(BytesIO(b"{}"), "game.json"))
    assert asked.shown == [("refused", []), ("", ["game.json"])]
    assert rest.seconds == [PAUSES[0]] * 2


async def test_an_answer_does_not_replace_that_of_a_newer_press() -> None:
    """Both presses are on the same message; the first answer is tried again after the second."""
    second = Asked(number=2)

    async def rest(_seconds: float) -> None:
        await answers.answer(second.interaction, note("second"), EN, where="pressed")

    answers = Answering(rest)
    first = Asked(answering=[http(503)])
    await answers.answer(first.interaction, note("first"), EN, where="pressed")
    assert second.shown == [("second", [])]
    assert (first.tries, first.shown) == (1, [])
    assert not answers._latest, "nothing is kept of interactions that are over"


async def test_answers_below_a_public_message_are_independent() -> None:
    second = Asked(number=2)

    async def rest(_seconds: float) -> None:
        await answers.answer(second.interaction, note("second"), EN)

    answers = Answering(rest)
    first = Asked(answering=[http(503)])
    await answers.answer(first.interaction, note("first"), EN)
    assert first.shown == [("first", [])]


def test_suggestions_that_cannot_be_sent_are_one_warning(caplog: pytest.LogCaptureFixture) -> None:
    log = logging.getLogger("discord.app_commands.tree")
    for error in (http(404, TOO_LATE), dropped(), ValueError("a defect")):
        try:
            raise error
        except Exception:
            log.exception("Ignoring exception in autocomplete for %r", "move")
    late, lost, defect = caplog.records
    for record, reason in ((late, "404 10062"), (lost, "ServerDisconnectedError")):
        assert record.levelno == logging.WARNING
        assert record.getMessage() == f"suggestions could not be sent: {reason}"
        assert record.exc_info is None
    assert defect.levelno == logging.ERROR
    assert defect.exc_info is not None
