"""``/my-data``: told, sent as a file, and erased after one more question."""

from __future__ import annotations

import io
import json
import zipfile
from typing import Any

import pytest

from bot.delivery.messenger import Messenger
from bot.tables import Person
from bot.texts import words_in
from tests.e2e.driver import World, answer_of, control, text_of, words_of
from tests.e2e.faults import close_messages
from tests.features.my_data.services import people_of

EN = words_in("en")


async def card(world: World, name: str) -> Any:
    answer = answer_of(await world.person(name).slash(world.channel, "my-data"))
    assert answer.ephemeral
    return answer


async def press(world: World, name: str, message: Any, verb: str) -> Any:
    return await world.person(name).click(message, custom_id=control(message, verb)["custom_id"])


async def test_all_that_is_known_comes_as_a_file(world: World) -> None:
    table = await world.started("Ada", "Bo")
    shown = await card(world, "Ada")
    assert EN("data-open", count=1) in text_of(shown)
    sent = await press(world, "Ada", shown, "data-send")
    assert EN("data-sent") in " ".join(
        text_of(each) for each in (sent.response, *sent.followups) if each is not None
    )
    (file,) = answer_of(sent).attachments
    with zipfile.ZipFile(io.BytesIO(await file.read())) as archive:
        told = json.loads(archive.read("my-data.json"))
    assert [row["id"] for row in told["tables"]] == [table.id]
    assert [row["name"] for row in told["tables"]] == ["Ada"]
    assert not {"updated_at", "since"} & {*told["tables"][0]}, "they tell what others do in secret"


async def test_all_is_erased_after_one_more_question(world: World) -> None:
    table = await world.started("Ada", "Bo", first_player=1)
    asked = answer_of(await press(world, "Ada", await card(world, "Ada"), "data-ask"))
    assert EN("data-erase-open", count=1) in text_of(asked)
    back = answer_of(await press(world, "Ada", asked, "data-back"))
    assert EN("data-title") in text_of(back)
    assert (await world.bot.tables.repository.get(table.id)).names == ("Ada", "Bo")
    asked = answer_of(await press(world, "Ada", await card(world, "Ada"), "data-ask"))
    done = await press(world, "Ada", asked, "data-erase")
    assert words_of(done) == EN("data-erased")
    await world.env.settle()
    latest = await world.bot.tables.repository.get(table.id)
    assert latest.seats[0].bot == "medium"
    assert not await world.waiting_rows()
    ada = str(world.person("Ada").id)
    for name in ("seat", "setting", "hand_message", "outbox", "game_table"):
        rows = await world.bot.database.reader.rows(f"select * from {name}")
        assert not any(ada in repr(row) for row in rows), name
    again = await card(world, "Ada")
    assert EN("data-open", count=0) in text_of(again)
    kept = await world.bot.database.reader.rows(
        "select key from setting where scope = 'user' and scope_id = ?", (int(ada),)
    )
    assert kept == [("locale",)], "known again since this new question"


@pytest.mark.parametrize("closed", [False, True])
async def test_nothing_is_noted_of_a_message_that_was_sent_while_its_reader_was_erased(
    world: World, monkeypatch: pytest.MonkeyPatch, closed: bool
) -> None:
    ada, write_to, erased = world.person("Ada"), Messenger.write_to, list[int]()
    if closed:
        close_messages(world, ada)

    async def erasing(messenger: Messenger, user_id: int, *given: Any) -> tuple[int, int]:
        if user_id == ada.id and not erased:
            erased.append(user_id)
            await people_of(world.bot.tables).forget(Person(ada.id, "Ada"))
        return await write_to(messenger, user_id, *given)

    monkeypatch.setattr(Messenger, "write_to", erasing)
    table = await world.started("Ada", "Bo")
    await world.env.settle()
    assert erased
    assert (await world.bot.tables.repository.get(table.id)).seats[0].bot == "medium"
    for name in ("hand_message", "closed_dms", "outbox", "seat"):
        rows = await world.bot.database.reader.rows(f"select * from {name}")
        assert not any(str(ada.id) in repr(row) for row in rows), name
