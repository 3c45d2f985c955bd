"""A feature is added by its place in the list alone."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest
from typing_extensions import override

from bot.delivery.upkeep import let_features_look
from bot.dispatch.additions import FeaturesClash, Verbs, verbs_of
from bot.dispatch.feature import Feature, commands_of
from bot.features import FEATURES
from bot.features.consent import ConsentFeature
from bot.features.hints import HintsFeature
from bot.store.database import Database
from bot.tables import TableService
from bot.tables.repository import TableRepository
from bot.texts import twice
from tests.e2e.driver import World, answer_of, control, text_of, words_of
from tests.features.toy import ApplauseFeature, messages, rows

DAY = 24 * 60 * 60


@pytest.fixture
def features() -> Sequence[type[Feature]]:
    messages.add_texts()
    return (*FEATURES, ApplauseFeature)


@pytest.fixture
def database(tmp_path: Path, empty_database: Path) -> Path:
    path = tmp_path / "expedition.sqlite3"
    shutil.copy(empty_database, path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(rows.TABLE)
    return path


async def test_a_feature_works_that_is_only_in_the_list(world: World) -> None:
    await world.started("Ada", "Bo")
    ada, bo = world.person("Ada"), world.person("Bo")
    panel = answer_of(
        await ada.click(world.card(), custom_id=control(world.card(), "play")["custom_id"])
    )
    pressed = await ada.click(panel, custom_id=control(panel, "applaud")["custom_id"])
    assert words_of(pressed) == "Thank you. Applauded once."
    assert words_of(await bo.slash(world.channel, "applaud")) == "Thank you. Applauded 2 times."
    shown = answer_of(await ada.slash(world.channel, "board"))
    assert "👏 2" in text_of(shown)
    helped = answer_of(await ada.slash(world.channel, "help"))
    await ada.click(helped, custom_id=control(helped, "help-more")["custom_id"])
    assert "\n`/applaud` applauds the table here.\n" in text_of(helped)
    await world.env.advance_time(DAY + 60 * 60)
    feature = next(
        each for each in world.bot.tables.repository.features if isinstance(each, ApplauseFeature)
    )
    assert await feature.service.count((await world.table()).id) == 0


class Twin(HintsFeature):
    """Adds what hints add."""

    name = "twin"


class OtherPause(ConsentFeature):
    """Adds what consent adds."""

    name = "other"


async def test_features_that_add_the_same_are_named(world: World) -> None:
    dispatcher = world.bot.dispatcher
    both = [feature(world.bot.tables.repository) for feature in (HintsFeature, Twin)]
    with pytest.raises(FeaturesClash, match=r"^hints and twin both add the verb 'hint-move'$"):
        verbs_of(both, Verbs(), dispatcher)
    with pytest.raises(FeaturesClash, match=r"^hints and twin both add the command 'hint"):
        commands_of(both, dispatcher)
    own, other = ConsentFeature(world.bot.tables.repository), OtherPause(both[0].repository)
    with pytest.raises(FeaturesClash, match=r"^consent and other both add .* under /game 'pause'$"):
        commands_of([own, other], dispatcher)


def test_no_two_files_of_texts_have_the_same_key(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert twice() is None
    monkeypatch.setattr("bot.texts.FOLDER", tmp_path)
    for locale in ("en", "de", "fr", "it"):
        (tmp_path / locale).mkdir()
    for name in ("plans", "hints"):
        (tmp_path / "de" / f"{name}.ftl").write_text("button-go = Los\n", "utf-8")
    assert twice() == "hints.ftl and plans.ftl (de) both have 'button-go'"


class Failing(Feature):
    """Its upkeep fails."""

    name = "failing"

    @override
    async def look_after(self) -> None:
        raise RuntimeError


class Looking(Failing):
    """Its upkeep does not."""

    name = "looking"
    looked = False

    @override
    async def look_after(self) -> None:
        self.looked = True


async def test_upkeep_that_fails_is_logged_and_stops_no_other(
    open_database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    woken = list[bool]()
    repository = TableRepository(
        open_database, {}, features=(Failing, Looking), wake=lambda: woken.append(True)
    )
    await let_features_look(TableService(repository))
    _failing, looking = repository.features
    assert isinstance(looking, Looking)
    assert looking.looked
    assert woken, "what the others announce is sent"
    assert "failing: looking after it failed, tried again: RuntimeError" in caplog.text
