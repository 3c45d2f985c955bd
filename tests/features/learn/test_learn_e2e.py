"""Lessons in Discord: every step by real buttons, in private, and nothing of it anywhere else."""

from __future__ import annotations

from typing import Any

import pytest

from bot.features import learn
from bot.features.learn import answers, rows, service
from bot.features.learn.place import FIRST, LessonPlace, place_of
from bot.messages.controls import SEPARATOR, press_of
from bot.messages.narrator import Narrator, quoted
from bot.tables import Table
from bot.texts import LOCALES, words_in
from engines.core import decision_of
from engines.core.lesson import LEARNER, advance, first_way, lesson_of, refused
from engines.registry import games
from tests.bot.situations import FEATURE_NAMES
from tests.e2e.driver import (
    World,
    alts_of,
    answer_of,
    control,
    controls,
    picks_of,
    text_of,
    verb_of,
    words_of,
)
from tests.e2e.faults import RawPress
from tests.features.learn.helpers import lessons_of
from tests.nightly import crossed

EN = words_in("en")
TAUGHT = [game.id for game in games().values() if lesson_of(game) is not None]


class Learner:
    """Somebody with the panel of a lesson, who finds the controls for a move."""

    def __init__(self, world: World, name: str, game_id: str, locale: str = "en") -> None:
        self.world = world
        self.actor = world.person(name)
        self.game_id = game_id
        self.words = words_in(locale)
        world.locales[self.actor.id] = locale
        self.panel: Any = None

    async def open(self) -> None:
        """Ask for the lesson by its command."""
        answer = await self.actor.slash(self.world.channel, "learn", game=self.game_id)
        self.panel = answer_of(answer)
        assert self.panel.ephemeral

    async def table(self) -> Table:
        """Return the lesson as it is stored."""
        return await lessons_of(self.world.bot.tables).of(self.game_id, self.actor.id)

    async def place(self) -> LessonPlace:
        """Return where the learner stands."""
        return place_of(await self.table())

    async def wanted(self) -> Any:
        """Return the move that the step wants next; if any of a kind will do, the first."""
        table, standing = await self.table(), (await self.place()).standing
        return standing.next_move or first_way(table.game, standing)[0]

    @property
    def text(self) -> str:
        """The whole text of the panel."""
        return text_of(self.panel)

    async def press(self, verb: str, label: str = "") -> None:
        """Press the button with a verb, and a label if there are several."""
        found = [
            each
            for each in controls(self.panel)
            if verb_of(each) == verb and label in (each.get("label") or "")
        ]
        assert len(found) == 1, (verb, label, self.text)
        await self.actor.click(self.panel, custom_id=found[0]["custom_id"])

    async def move(self, move: Any) -> None:
        """Make a move by the buttons and menus of the panel."""
        table = await self.table()
        wanted = table.game.path(move)
        made = await self._made()
        for _press in range(len(wanted) + 2):
            await self._pick(wanted)
            if await self._made() != made or not self._asks_further():
                return
        raise AssertionError(f"no way to {move}")

    async def _made(self) -> str:
        place = await self.place()
        return repr((place.presses, place.remark))

    def _asks_further(self) -> bool:
        """Whether the panel asks for the next part of the same answer."""
        back = self.words("button-back")
        return any(pick.get("label") == back for pick in picks_of(self.panel))

    async def _pick(self, wanted: tuple[str, ...]) -> None:
        """Press what leads farthest towards an answer."""
        ways: list[tuple[int, dict[str, Any], str | None]] = []
        for pick in picks_of(self.panel):
            if pick.get("label") == self.words("button-back"):
                continue
            pressed = press_of({"custom_id": pick["custom_id"]})
            assert pressed is not None
            if pick["type"] == 2:
                offers = [(pressed.path, None)]
            else:
                values = [option["value"] for option in pick["options"]]
                offers = [(tuple(value.split(SEPARATOR)), value) for value in values]
            ways += [(len(path), pick, v) for path, v in offers if wanted[: len(path)] == path]
        assert ways, (wanted, [pick["custom_id"] for pick in picks_of(self.panel)])
        _length, pick, value = max(ways, key=lambda way: way[0])
        if value is None:
            await self.actor.click(self.panel, custom_id=pick["custom_id"])
        else:
            await self.actor.select(self.panel, [value], custom_id=pick["custom_id"])


async def nothing_else(world: World) -> None:
    """Check that nothing is posted, sent or stored but lessons."""
    assert not world.posts()
    assert not await world.waiting_rows()
    for name in ("game_table", "seat", "move", "event", "outbox", "answered", "snapshot"):
        assert await world.bot.database.reader.rows(f"select * from {name}") == [], name


@pytest.mark.parametrize(("game_id", "locale"), crossed(TAUGHT, LOCALES))
async def test_a_whole_lesson_by_buttons(world: World, game_id: str, locale: str) -> None:
    learner = Learner(world, "Ada", game_id, locale)
    words = learner.words
    await learner.open()
    assert words("lesson-hint") in learner.text
    count = len((await learner.place()).lesson.steps)
    answered = forbidden = 0
    for number in range(count):
        place = await learner.place()
        step = place.step
        assert step is not None
        assert place.standing.step == number
        text = words(f"{game_id}-lesson-{step.name}")
        game = world.bot.games[game_id].title
        assert words("lesson-title", game=game, step=number + 1, count=count) in learner.text
        assert text in learner.text
        assert alts_of(learner.panel), "the position is drawn"
        for name in step.refused:
            await check_refused(learner, name)
            forbidden += 1
        while (await learner.place()).standing.step == number:
            answered += await check_wrong(learner)
            await learner.move(await learner.wanted())
        done = f"{game_id}-lesson-{step.name}-done"
        assert (words(done) if words.has(done) else words("lesson-so")) in learner.text
    assert answered >= count // 2, "wrong moves were tried"
    assert forbidden
    assert words.extended(f"{game_id}-lesson-over", FEATURE_NAMES) in learner.text
    assert words("lesson-next") in learner.text
    assert not picks_of(learner.panel)
    await nothing_else(world)


async def check_refused(learner: Learner, name: str) -> None:
    """Press the button of a forbidden move: the refusal is shown, nothing changes."""
    table, place = await learner.table(), await learner.place()
    assert place.step is not None
    key = f"{table.game.id}-lesson-{place.step.name}-try-{name}"
    await learner.press("lesson-try", learner.words(key))
    refusal = refused(table.game, place.lesson, place.standing, name)
    assert refusal is not None
    assert Narrator(learner.words, table.game, table.names).refusal(refusal) in learner.text
    clause = table.game.rulebook(learner.words.locale).clause(refusal.rule)
    assert clause is not None
    assert quoted(clause) in learner.text
    assert await learner.place() == place


async def check_wrong(learner: Learner) -> int:
    """Make a legal move that is not wanted: it is answered, nothing changes. Return how many."""
    table, place = await learner.table(), await learner.place()
    asked = decision_of(table.game, place.standing.state, LEARNER)
    assert asked is not None
    for move in asked.moves:
        came = advance(table.game, place.lesson, place.standing, [move])
        if came.is_wanted:
            continue
        await learner.move(move)
        assert place.step is not None
        key = f"{table.game.id}-lesson-{place.step.name}-{came.reply}"
        reply = learner.words("lesson-unwanted" if came.reply is None else key)
        assert reply in learner.text
        assert learner.words(f"{table.game.id}-lesson-{place.step.name}") in learner.text
        assert await learner.place() == place
        return 1
    return 0


async def test_it_is_left_and_continued_after_a_restart(world: World) -> None:
    learner = Learner(world, "Ada", "luxor")
    await learner.open()
    await learner.press("pick", "temple")
    place = await learner.place()
    old_panel = learner.panel
    await world.restart()
    assert await learner.place() == place
    await learner.open()
    assert EN("lesson-resumed") in learner.text
    learner.panel = old_panel  # its buttons work, too
    await learner.move(place.standing.next_move)
    assert (await learner.place()).standing.made
    await learner.press("retract")
    assert EN("undone") in learner.text
    assert await learner.place() == place
    await learner.open()
    await learner.press("lesson-anew")
    assert EN("lesson-anew") in learner.text
    assert (await learner.place()).presses == ()
    await nothing_else(world)


async def test_two_panels_of_one_lesson_and_two_people(world: World) -> None:
    ada, bo = Learner(world, "Ada", "luxor"), Learner(world, "Bo", "luxor")
    await ada.open()
    first = ada.panel
    await world.env.advance_time(16 * 60)  # or the newer panel would take the place of the first
    await ada.open()
    await bo.open()
    await ada.press("pick", "temple")
    stale = picks_of(first)[0]["custom_id"]
    await ada.actor.click(first, custom_id=stale)
    assert EN("refused-stale") in text_of(first)
    assert EN("luxor-lesson-place") in text_of(first), "the panel shows how the lesson stands"
    assert len((await ada.place()).presses) == 1
    assert (await bo.place()).presses == ()
    foreign = picks_of(ada.panel)[0]["custom_id"]
    shown = await RawPress(world, bo.actor, bo.panel, foreign).answered()
    assert words_of(shown) == EN("refused-lesson-own")
    twice = [RawPress(world, bo.actor, bo.panel, picks_of(bo.panel)[0]["custom_id"])] * 2
    for press in twice:
        press.send()
    await world.env.settle()
    assert len((await bo.place()).presses) == 1


async def test_a_panel_of_a_former_version_of_the_lesson(world: World) -> None:
    learner = Learner(world, "Ada", "luxor")
    await learner.open()
    await learner.press("pick", "temple")
    table = await learner.table()
    async with world.bot.database.writing() as tx:
        row = await rows.lesson(tx, table.id - FIRST)
        assert row is not None
        await rows.set_lesson(tx, row.id, version="former", moves=row.moves, now=1)
    await learner.actor.select(
        learner.panel,
        [picks_of(learner.panel)[0]["options"][0]["value"]],
        custom_id=picks_of(learner.panel)[0]["custom_id"],
    )
    assert EN("refused-stale") in learner.text
    assert EN("lesson-changed") in learner.text
    assert EN("luxor-lesson-keep") in learner.text
    await learner.press("pick", "temple")
    assert EN("luxor-lesson-place") in learner.text


async def test_typed_moves(world: World) -> None:
    ada = world.person("Ada")

    async def typed(moves: str, game: str = "luxor") -> str:
        return words_of(await ada.slash(world.channel, "learn", game=game, moves=moves))

    assert await typed("keep Td") == EN("refused-lesson-not-open")
    assert await typed("keep Td", game="chess") == EN("refused-unknown-game", game="chess")
    await ada.slash(world.channel, "learn", game="luxor")
    assert EN("luxor-lesson-keep-worthless") in await typed("keep M")
    assert EN("luxor-lesson-place") in await typed("keep Td")
    assert "LX-303" in await typed("Td E5")
    assert EN("notation-unknown", text="xyzzy") in await typed("xyzzy")
    assert EN("lesson-unwanted") in await typed("Td F5 ok")
    assert EN("luxor-lesson-camp") in await typed("Td H6 ok")
    found = await ada.autocomplete(world.channel, "learn", "moves", "Cd h7", game="luxor")
    assert "Cd h7 deploy 3" in [choice["value"] for choice in found]
    (named,) = await ada.autocomplete(world.channel, "learn", "game", "luxor")
    assert named["value"] == "luxor"
    without = words_of(await ada.slash(world.channel, "learn", moves="Cd H7 deploy 3"))
    assert EN("luxor-lesson-walk") in without, "the only lesson that was begun is meant"
    nobody = words_of(await world.person("Bo").slash(world.channel, "learn", moves="Cd H7"))
    assert nobody == EN("refused-lesson-which")
    await nothing_else(world)


async def test_the_ways_in(world: World) -> None:
    ada, bo = world.person("Ada"), world.person("Bo")
    asked = answer_of(await bo.slash(world.channel, "learn"))
    assert EN("lesson-choice") in text_of(asked)
    menu = control(asked, "learn-game")
    assert [option["value"] for option in menu["options"]] == TAUGHT
    assert all(option["description"] for option in menu["options"])
    await bo.select(asked, ["luxor"], custom_id=menu["custom_id"])
    assert EN("luxor-lesson-keep") in text_of(asked)
    await ada.slash(world.channel, "game new", game="luxor")
    before = await world.bot.database.reader.rows("select * from game_table")
    lobby = world.card()
    shown = await bo.click(lobby, custom_id=control(lobby, "learn")["custom_id"])
    assert EN("luxor-lesson-keep") in words_of(shown)
    assert EN("luxor-lesson-keep") in words_of(await bo.slash(world.channel, "learn"))
    assert EN("luxor-lesson-keep") in words_of(await bo.user.slash("learn", game="luxor"))
    assert await world.bot.database.reader.rows("select * from game_table") == before


async def test_the_end_leads_to_a_table(world: World) -> None:
    learner = Learner(world, "Ada", "luxor")
    await learner.open()
    for step in (await learner.place()).lesson.steps:
        answer = await learner.actor.slash(
            world.channel, "learn", game="luxor", moves=step.wanted[0]
        )
        learner.panel = answer_of(answer)
    assert EN("luxor-lesson-over") in learner.text
    assert EN("lesson-title-over", game="Expedition Luxor") in learner.text
    done = await learner.actor.slash(world.channel, "learn", game="luxor", moves="end")
    assert words_of(done) == EN("refused-lesson-done")
    await learner.press("rules")
    found = await learner.actor.click(
        learner.panel, custom_id=control(learner.panel, "lesson-open")["custom_id"]
    )
    assert words_of(found) == EN("table-opened", game="Expedition Luxor")
    assert (await world.table()).row.status == "lobby"
    refused_one = await learner.actor.click(
        learner.panel, custom_id=control(learner.panel, "lesson-open")["custom_id"]
    )
    assert "This channel already has a table: number 1" in words_of(refused_one)
    await learner.open()
    assert EN("luxor-lesson-keep") in learner.text


async def test_a_table_cannot_be_opened_in_direct_messages(world: World) -> None:
    user = world.person("Ada").user
    panel = answer_of(await user.slash("learn", game="luxor"))
    table = await lessons_of(world.bot.tables).of("luxor", world.person("Ada").id)
    shown = await RawPress(world, user, panel, f"x:lesson-open:{table.id}::").answered()  # type: ignore[arg-type]
    assert words_of(shown) == EN("refused-no-channel")


async def test_hand_words_and_rules_are_those_of_the_lesson(world: World) -> None:
    learner = Learner(world, "Ada", "luxor")
    await learner.open()
    for verb in ("hand", "text", "rules"):
        found = await learner.actor.click(
            learner.panel, custom_id=control(learner.panel, verb)["custom_id"]
        )
        assert answer_of(found).ephemeral
        assert len(words_of(found)) > 40, verb
    await nothing_else(world)


async def test_controls_that_a_lesson_does_not_have(world: World) -> None:
    """Whoever forges a custom id gets an answer, and nothing happens."""
    learner = Learner(world, "Ada", "luxor")
    await learner.open()
    number = (await learner.table()).id
    place = await learner.place()
    verbs = (
        "join", "leave", "start", "cancel", "bot", "option", "options", "seat", "undo",
        "start-over", "retract", "free", "do", "targets", "map", "log", "record", "again",
        "lesson-try", "daily-look", "learn-game", "no-such-verb",
    )  # fmt: skip
    for verb in verbs:
        for path in ("", "corner", "a/b"):
            custom_id = f"x:{verb}:{number}::{path}"
            tried = await RawPress(world, learner.actor, learner.panel, custom_id).answered()
            shown = tried.followups or tried.response
            assert shown or verb == "lesson-try", custom_id
            assert EN("refused-broken") not in text_of(answer_of(tried)), custom_id
    assert (await learner.place()).presses == place.presses
    for wrong in (FIRST, FIRST + 10**6, 10**18 - 1):
        tried = await RawPress(
            world, learner.actor, learner.panel, f"x:pick:{wrong}::Td"
        ).answered()
        assert words_of(tried) == EN("refused-no-table")


async def test_where_a_lesson_is_missing_or_does_not_fit(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = world.person("Ada")
    monkeypatch.setitem(lessons_of(world.bot.tables)._fitting, "luxor", False)
    shown = await ada.slash(world.channel, "learn", game="luxor")
    assert words_of(shown).startswith(EN("refused-lesson-unfit", game="Expedition Luxor"))
    assert words_of(shown).endswith("plays. `/rules` has the rules.")
    for module in (learn, answers, service):
        monkeypatch.setattr(module, "lesson_of", lambda _game: None)
    shown = await ada.slash(world.channel, "learn", game="luxor")
    assert words_of(shown) == ("There is no lesson for Expedition Luxor. `/rules` has its rules.")
    await ada.slash(world.channel, "game new", game="luxor")
    assert "learn" not in [verb_of(each) for each in controls(world.card())]
