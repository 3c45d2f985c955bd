"""In a lesson every offer of every step is answered, whether the step wants it or not."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from itertools import combinations, islice
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.dispatch.interactions import Interaction
from bot.dispatch.moving import Moving
from bot.dispatch.panels import Panels
from bot.features import table_service
from bot.features.learn import messages as lessons
from bot.features.learn import rows
from bot.features.learn.place import FIRST, place_of
from bot.messages.choices import Path as Answer
from bot.messages.choices import answers, choices
from bot.messages.controls import SEPARATOR, Press
from bot.messages.message import Message, note
from bot.messages.narrator import Narrator
from bot.store.database import Database
from bot.tables import Person, Table, TableService
from bot.texts import LOCALES, Words, words_in
from engines.core import Decision
from engines.core.lesson import LEARNER, Lesson, first_way, lesson_of
from tests.e2e.driver import text_of_parts
from tests.features.learn.helpers import lessons_of
from tests.nightly import closely
from tests.offered import GAMES

TAUGHT = {game_id: lesson for game_id, game in GAMES.items() if (lesson := lesson_of(game))}

ADA = Person(1, "Ada")


class Answered:
    """Panels of which only what the lesson says is made: the rest is as before the press."""

    async def panel(self, table: Table, _user_id: int, words: Words, **_given: object) -> Message:
        return note(lessons.text(table, words, place_of(table)))


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[TableService]:
    async with await Database.open(tmp_path / "lessons.sqlite3") as database:
        yield table_service(database, GAMES)


def led_to(narrator: Narrator, asked: Decision[Any], path: Answer = ()) -> Iterator[list[Answer]]:
    """Yield the answers to which a panel leads, also those chosen together in a menu."""
    shown = choices(narrator, asked, path)
    options = [whole for menu in shown.menus for whole, _label in menu.options]
    for further in (*(button.path for button in shown.buttons), *options):
        if len(answers(narrator, asked, further)) == 1:
            yield [further]
        else:
            yield from led_to(narrator, asked, further)
    for menu in shown.menus:
        for count in range(2, menu.several + 1):
            for together in combinations((whole for whole, _label in menu.options), count):
                yield [*together]


def presses(table: Table, words: Words) -> list[tuple[Answer, ...]]:
    """Return what can be pressed in a panel, and what is too long for it but can be typed."""
    narrator, asked = Narrator(words, table.game, table.names), table.offered(LEARNER)
    assert asked is not None
    typed = ([narrator.path(move)] for move in asked.moves)
    return [*dict.fromkeys(map(tuple, (*led_to(narrator, asked), *typed)))]


def replies(words: Words, game_id: str, lesson: Lesson) -> set[str]:
    """Return all that answers a move which a step does not want."""
    names = [f"{step.name}-{name}" for step in lesson.steps for name in step.replies]
    keys = ["lesson-unwanted", *(f"{game_id}-lesson-{name}" for name in names)]
    return {words("lesson-wrong", text=words(key)) for key in keys}


@pytest.mark.slow
@pytest.mark.parametrize("every", closely(3, 1))
@pytest.mark.parametrize("number", range(len(TAUGHT)), ids=TAUGHT)
async def test_every_offer_of_every_step_is_answered(
    tables: TableService, number: int, every: int
) -> None:
    """The language changes from step to step, so that every game speaks each."""
    game_id, lesson = [*TAUGHT.items()][number]
    moving = Moving(tables, cast(Panels, Answered()))
    interaction = cast(Interaction, SimpleNamespace(id=1, user=SimpleNamespace(id=ADA.id)))
    table, database = await lessons_of(tables).open(game_id, ADA), tables.repository.database
    while not (place := place_of(table)).is_over:
        words = words_in(LOCALES[(number + place.standing.step) % len(LOCALES)])
        known = replies(words, game_id, lesson)
        before = await rows.lesson(database.reader, table.id - FIRST)
        assert before is not None
        for paths in islice(presses(table, words), 0, None, every):
            values = tuple(SEPARATOR.join(path) for path in paths)
            press = Press("pick", table.id, table.question(LEARNER), paths[0][:1], values)
            shown = await moving.pick(interaction, press, words)
            first, *further = text_of_parts(cast(Any, shown.view).to_components()).splitlines()
            after = await rows.lesson(database.reader, table.id - FIRST)
            assert after is not None
            if after.moves == before.moves:
                assert first in known, values
                assert place.step is not None
                assert words(f"{game_id}-lesson-{place.step.name}") in further
                continue
            standing = place_of(await tables.repository.get(table.id)).standing
            is_next = standing.step > place.standing.step
            assert first.startswith(words("lesson-right", text="")) == is_next, values
            async with database.writing() as tx:
                await rows.set_lesson(
                    tx, before.id, version=before.version, moves=before.moves, now=1
                )
        right = place.standing.next_move or first_way(table.game, place.standing)[0]
        table = (await tables.play(table.id, ADA.id, move=right)).table
