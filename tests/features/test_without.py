"""A bot without one of its features: nothing of it is left, and games are played to their end."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from discord import TextChannel

from bot.dispatch.feature import Feature, commands_in
from bot.features import FEATURES
from bot.features.core import CoreFeature
from bot.messages import controls
from bot.texts import FOLDER, Words, words_in
from engines.core import Chance
from tests.e2e.driver import ButtonPlayer, World, control, text_of
from tests.e2e.sketches import sketch

TURNS = 6
"""Turns by buttons."""


@pytest.fixture(params=FEATURES, ids=lambda feature: feature.name)
def missing(request: pytest.FixtureRequest) -> type[Feature]:
    feature: type[Feature] = request.param
    return feature


@pytest.fixture
def features(missing: type[Feature]) -> Sequence[type[Feature]]:
    return [feature for feature in FEATURES if feature is not missing]


def keys_of(feature: type[Feature]) -> set[str]:
    """Return the keys of the feature's own sentences."""
    file = Path(FOLDER) / "en" / f"{feature.name}.ftl"
    if not file.exists():
        return set()
    lines = file.read_text(encoding="utf-8").splitlines()
    return {line.partition(" =")[0] for line in lines if line[:1].isalpha() and " =" in line}


def naming(feature: type[Feature], commands: set[str]) -> list[str]:
    """Return the sentences of the bot and of other features that name one of these commands."""
    names = re.compile(rf"(?<!\w)/(?:{'|'.join(map(re.escape, commands))})(?![\w-])")
    found = []
    texts = (path for path in Path(FOLDER).glob("*/*") if path.suffix in (".ftl", ".md"))
    for path in texts:
        entries = re.split(r"\n(?=\S)", path.read_text(encoding="utf-8"))
        found += [
            f"{path.parent.name}/{path.name}: {entry}"
            for entry in entries
            if path.stem != feature.name and f"-by-{feature.name} =" not in entry
            if commands and names.search(entry)
        ]
    return found


async def test_nothing_of_it_is_left_and_a_game_is_played(
    missing: type[Feature], world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    sketch(monkeypatch)
    made, said = set[str](), set[str]()
    custom_id, say = controls.custom_id, Words.__call__

    def noted(verb: str, *given: Any, **more: Any) -> str:
        made.add(verb)
        return custom_id(verb, *given, **more)

    def spoken(words: Words, key: str, /, **facts: Any) -> str:
        said.add(key)
        return say(words, key, **facts)

    monkeypatch.setattr(controls, "custom_id", noted)
    monkeypatch.setattr(Words, "__call__", spoken)
    ada, bo = world.person("Ada"), world.person("Bo")
    channel = world.bot.get_channel(world.channel.id)
    assert isinstance(channel, TextChannel)
    await channel.send(view=(await world.bot.dispatcher.lobbies.welcome(words_in("en"))).view)
    (welcome,) = world.posts()
    await ada.select(welcome, ["luxor"], custom_id=control(welcome, "new")["custom_id"])
    await bo.click(world.card(), custom_id=control(world.card(), "join")["custom_id"])
    await ada.click(world.card(), custom_id=control(world.card(), "start")["custom_id"])
    table = await world.table()
    people = [ButtonPlayer(world, ada, Chance(1)), ButtonPlayer(world, bo, Chance(2))]
    for name in ("hand", "text", "undo"):
        await ada.click(world.card(), custom_id=control(world.card(), name)["custom_id"])
    for _turn in range(TURNS):
        latest = await world.bot.tables.repository.get(table.id)
        await people[latest.view(None).to_act[0]].take_turn()
    await world.play_out(table)
    await world.check_stored_result(table.id)
    assert all(name in text_of(world.card()) for name in ("Ada", "Bo"))

    told = keys_of(missing) & said  # before its own commands are made, which describe themselves
    dispatcher = world.bot.dispatcher
    own = missing(world.bot.tables.repository)
    verbs = own.verbs(dispatcher)
    assert not {*verbs.edit, *verbs.private, *verbs.public} & made
    assert not {*verbs.edit, *verbs.private, *verbs.public} & {
        *dispatcher.verbs.edit, *dispatcher.verbs.private, *dispatcher.verbs.public,
    }  # fmt: skip
    under_game = commands_in(own.game_commands(dispatcher))
    its_own = {command.name for command in commands_in(own.commands(dispatcher))}
    its_own |= {f"game {command.name}" for command in under_game}
    assert not its_own & {command.qualified_name for command in world.bot.tree.walk_commands()}
    assert told == set()
    assert missing is CoreFeature or not naming(missing, its_own)
