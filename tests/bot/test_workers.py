"""Drawing and thinking in processes beside the bot."""

from __future__ import annotations

import asyncio
import os
import pickle
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

from bot.texts import words_in
from bot.workers import BRIEF, LOWEST, Workers
from engines import players
from engines.core import AnyGame, Chance
from engines.registry import game_named, games
from render import files
from render.registry import renderer

NAMES = ("Ada", "Bo", "Cleo")

KILLED = """
import asyncio, os, sys
from bot.workers import Workers

if __name__ == "__main__":
    print(asyncio.run(Workers(1).run(os.getpid)), flush=True)
    sys.stdin.read()
"""
"""A program that tells the number of its worker's process, and waits."""


@pytest.fixture(scope="module")
def workers() -> Iterator[Workers]:
    """Return one process, with little memory for pictures."""
    one = Workers(1, memory=8)
    yield one
    one.close()


@pytest.mark.slow
@pytest.mark.parametrize("game_id", ["luxor", "siberia"])
async def test_a_process_draws_what_a_thread_draws(workers: Workers, game_id: str) -> None:
    game = game_named(game_id)
    state = game.start(3, game.options({}), "workers")
    given = game_id, "board", game.view(state, 0), words_in("fr"), NAMES
    assert await workers.run(files.draw, *given) == await Workers().run(files.draw, *given)


@pytest.mark.parametrize("former", [False, True])
async def test_a_process_thinks_as_a_thread_does(workers: Workers, *, former: bool) -> None:
    game = game_named("siberia")
    if former:
        assert game.former is not None
        game = game.former
    state = game.start(2, game.options({}), "workers")
    (asked, *_others) = game.decisions(state)
    for function, given in (
        (players.hint, (state, asked.seat)),
        (players.turn, (state, asked.seat, "medium", Chance.from_seed("1"))),
    ):
        thought = await workers.think(function, game, *given)
        assert thought == await Workers().think(function, game, *given)


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_what_is_drawn_and_thought_about_travels_between_processes(game: AnyGame) -> None:
    state = game.start(2, game.options({}), "workers")
    moves = []
    while decisions := game.decisions(state):
        seat, move = decisions[0].seat, decisions[0].moves[0]
        moves.append((seat, move))
        state, events = game.apply(state, seat, move)
        if len(moves) > 20:
            break
    hand = renderer(game.id).hand_view(game.view(state, 0))
    sent = state, tuple(moves), events, game.view(state, None), game.view(state, 1), hand
    assert pickle.loads(pickle.dumps(sent)) == sent


async def test_what_fails_in_a_process_is_told(workers: Workers) -> None:
    with pytest.raises(ModuleNotFoundError):
        await workers.run(files.draw, "chess", "board", None)


@pytest.mark.slow
async def test_a_process_that_dies_is_replaced_and_its_work_done_again(workers: Workers) -> None:
    first = await workers.run(os.getpid)
    assert first != os.getpid()
    os.kill(first, signal.SIGKILL)
    assert await workers.run(os.getpid) not in (first, os.getpid())


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="a pipe with a name holds the thought up")
async def test_nobody_waits_for_a_slow_thought(workers: Workers, tmp_path: Path) -> None:
    """It has a process of its own, of the lowest priority, and is done again if that dies."""
    game, pipe, died = game_named("luxor"), tmp_path / "pipe", tmp_path / "died"
    os.mkfifo(pipe)
    thought = asyncio.create_task(workers.ponder(slowly, game, pipe, died))
    drawn = [await workers.run(os.getpid) for _picture in range(3)]
    assert len({*drawn}) == 1
    assert not thought.done()
    await asyncio.to_thread(pipe.write_text, "now")
    title, process, priority = await thought
    assert died.exists()
    assert (title, priority) == (game.title, LOWEST)
    assert process not in drawn


async def test_a_thread_with_a_slow_thought_gives_way_sooner() -> None:
    usual = sys.getswitchinterval()
    assert await Workers().ponder(switching, game_named("luxor")) == pytest.approx(BRIEF)
    assert sys.getswitchinterval() == usual


def switching(_game: AnyGame) -> float:
    return sys.getswitchinterval()


def slowly(game: AnyGame, pipe: Path, died: Path) -> tuple[str, int, int]:
    """Wait until something is written to a pipe; die the first time."""
    if not died.exists():
        died.touch()
        os._exit(1)
    pipe.read_text()
    return game.title, os.getpid(), os.getpriority(os.PRIO_PROCESS, 0)


@pytest.mark.slow
async def test_work_that_kills_every_process_is_given_up(workers: Workers) -> None:
    with pytest.raises(BrokenProcessPool):
        await workers.run(os._exit, 1)
    assert await workers.run(abs, -1) == 1


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="only Linux tells when a process ends")
def test_processes_end_with_a_bot_that_is_killed() -> None:
    program = subprocess.Popen(
        [sys.executable, "-c", KILLED], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    with program:
        assert program.stdout is not None
        worker = os.pidfd_open(int(program.stdout.readline()))
        try:
            program.kill()
            ended, _, _ = select.select([worker], [], [], 60)
            assert ended
        finally:
            os.close(worker)
