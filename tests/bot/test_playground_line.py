"""The command line of the playground."""

from __future__ import annotations

import re
import socket
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.playground import page as playground
from bot.playground.lock import holding

from .hosts import one_line, written
from .situations import GAMES

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("bare")]


Play = Callable[..., int]
LOCK = Path("data/playground.sqlite3.lock")


class ReachedServing(BaseException):
    """The playground began to serve. Not an ``Exception``: those are caught and shown as a line."""


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch) -> Play:
    """Return a way to call the playground, which must not get as far as serving."""

    def called(*arguments: str) -> int:
        return playground.main(["--port", "0", *arguments])

    async def serve(*_given: object) -> None:
        raise ReachedServing

    monkeypatch.setattr(playground, "serve", serve)
    return called


@pytest.mark.parametrize(
    "arguments",
    [
        ("--game", "nonsense"),
        ("--seats", "many"),
        ("--bots", "x"),
        ("--port", "x"),
        ("--port", "65536"),
        ("--port", "-1"),
        ("--channel", "expeditions", "--game", "luxor"),
        ("--nonsense",),
    ],
)
def test_what_is_no_argument_is_refused(
    arguments: tuple[str, ...], play: Play, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        play(*arguments)
    assert ended.value.code == 2
    message = one_line(capsys)
    assert message.startswith("make play: ")
    assert arguments[0] in message


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("--game luxor --option adventures", "write name=value, as in adventures=true"),
        ("--game luxor --option adventures=perhaps", "for adventures, choose true or false"),
        ("--game luxor --option camels=2", "there is no option camels"),
        ("--game luxor --seats 9", "needs 2 to 4 players, not 9"),
        ("--game luxor --seats 1", "needs 2 to 4 players, not 1"),
        ("--game luxor --seats 0", "needs 2 to 4 players, not 0"),
        ("--game luxor --bots 9", "needs 2 to 4 players, not 10"),
        ("--game luxor --seats 2 --bots 2", "0 to 1 can be bots, not 2"),
        ("--game luxor --seats 2 --bots -1", "0 to 1 can be bots, not -1"),
        ("--game luxor --seats 2 --option first_player=3", "there are only 2 players"),
        ("--seats 3", f"say which game, too: --game {' or '.join(GAMES)}"),
        ("--bots 1", "say which game, too: --game "),
        ("--option adventures=true", "say which game, too: --game "),
    ],
)
def test_what_cannot_be_begun_is_refused_before_anything_is_kept(
    line: str, part: str, play: Play, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play(*line.split()) == 2
    message, *possible = capsys.readouterr().err.splitlines()
    assert message.startswith("make play: ")
    assert part in message
    assert all(re.match("- (adventures|first_player): ", line) for line in possible)
    assert not possible or "--option" in line
    assert not Path("data").exists()


@pytest.mark.parametrize(
    "line",
    [
        "",
        "--game expedition_1996 --seats 3 --bots 2 --option variant_a=true --option variant_b=true",
        "--game luxor",
        "--game luxor --seats 4 --bots 3 --option adventures=true --option first_player=4",
        "--game luxor --bots 3",
    ],
)
def test_what_can_be_begun_is_begun(line: str, play: Play) -> None:
    with pytest.raises(ReachedServing):
        play(*line.split())


def test_a_bad_setting_ends_the_playground_too(
    play: Play, capsys: pytest.CaptureFixture[str]
) -> None:
    written("CONTENT_DIR=nowhere\n")
    assert play() == 2
    assert one_line(capsys).startswith("make play: setting CONTENT_DIR: ")


def test_a_port_that_is_in_use_is_said_in_one_line_before_anything_is_kept(
    play: Play, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.socket() as server:
        server.bind(("127.0.0.1", 0))
        server.listen()
        number = server.getsockname()[1]
        assert play("--port", str(number)) == 2
    message = one_line(capsys)
    assert message.startswith(f"make play: port {number} is in use")
    assert "make play PORT=0 " in message
    assert [file.name for file in Path("data").iterdir()] == [LOCK.name]
    with pytest.raises(ReachedServing):
        play("--port", "0")


def test_a_second_playground_on_a_database_is_refused_in_one_line(
    play: Play, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("data").mkdir()
    with holding(LOCK):
        assert play() == 2
        message = one_line(capsys)
        assert message.startswith(f"make play: a playground runs on {playground.DATABASE} already")
        assert "make play PORT=0 DATABASE=data/second.sqlite3." in message
        with pytest.raises(ReachedServing):
            play("--port", "0", "--database", "data/second.sqlite3")
    with pytest.raises(ReachedServing):
        play()
