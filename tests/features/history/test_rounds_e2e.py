"""``/log`` by rounds: its lines, and the board at any moment as the asker saw it."""

from __future__ import annotations

from contextlib import suppress
from types import SimpleNamespace
from typing import Any

import pytest

from bot.features.history.answers import Rounds
from bot.features.history.moments import marks_of
from bot.messages.controls import Press
from bot.tables import Table, TableRefused
from bot.texts import words_in
from tests.e2e.driver import (
    World,
    alts_of,
    answer_of,
    controls,
    text_of,
    text_of_parts,
    verb_of,
    words_of,
)
from tests.e2e.test_end_card import finished
from tests.features.records.test_fairness_e2e import played

EN = words_in("en")


def menu(message: Any, verb: str) -> dict[str, Any]:
    """Return the menu with a verb."""
    return next(part for part in controls(message) if verb_of(part) == verb and part.get("options"))


def buttons(message: Any, verb: str) -> dict[str, str]:
    """Return the custom ids of the buttons with a verb, by their labels."""
    return {
        part["label"]: part["custom_id"]
        for part in controls(message)
        if verb_of(part) == verb and "label" in part
    }


def rounds_in(world: World) -> Rounds:
    return Rounds(world.bot.dispatcher)


async def alt(world: World, table: Table, seat: int | None, name: str) -> str:
    """Return the alt text of the board at a moment, as a seat saw it."""
    _marks, moment = await marks_of(world.bot.database.reader, table, seat, name)
    assert moment is not None
    drawing = world.bot.dispatcher.drawing
    picture = await drawing.drawn(table, "board", moment.view, EN)
    assert picture is not None
    return picture.alt


async def test_the_log_leads_to_each_round_and_its_moments(world: World) -> None:
    table = await finished(world, "luxor", "rounds")
    ada = world.person("Ada")
    log = await ada.slash(world.channel, "log")
    rounds = menu(answer_of(log), "log-round")
    numbers = [option["value"] for option in rounds["options"]]
    assert numbers == sorted(numbers, key=int)
    assert numbers[0] in ("0", "1")
    third = await ada.select(answer_of(log), ["3"], custom_id=rounds["custom_id"])
    page = answer_of(third)
    assert page.id == answer_of(log).id, "in place"
    assert EN("log-round", round=3) in text_of(page)
    assert [*buttons(page, "log-round")] == ["Round 2", "Round 4"]
    typed = await ada.slash(world.channel, "log", round=3, table=table.id)
    assert text_of(answer_of(typed)) == text_of(page)
    watched = await world.person("Cleo").slash(world.channel, "log", round=3)
    assert "You draw" in text_of(page)
    assert "You draw" not in words_of(watched)
    moments = menu(page, "log-moment")
    first, second, *_rest = [option["value"] for option in moments["options"]]
    assert moments["options"][0]["label"] == EN("log-moment-begin")
    chosen = await ada.select(page, [second], custom_id=moments["custom_id"])
    picture = answer_of(chosen)
    assert alts_of(picture.message)[0] == await alt(world, table, 0, second)
    assert moments["options"][1]["label"][:30] in text_of(picture).replace("**", "")
    assert [*buttons(picture, "log-moment")] == ["Before", "After"]
    before = await ada.click(picture, custom_id=buttons(picture, "log-moment")["Before"])
    assert alts_of(answer_of(before).message)[0] == await alt(world, table, 0, first)
    assert [*buttons(answer_of(before), "log-moment")] == ["After"]
    on = await ada.click(
        answer_of(before), custom_id=buttons(answer_of(before), "log-round")["Round 4"]
    )
    assert EN("log-round", round=4) in text_of(answer_of(on))
    assert not answer_of(on).message.attachments


async def test_everybody_sees_their_own_past(world: World) -> None:
    table = await world.started("Ada", "Bo")
    table = await played(world, table, 9)
    seen = dict[str, str]()
    for name in ("Ada", "Bo", "Cleo"):
        person = world.person(name)
        page = answer_of(await person.slash(world.channel, "log", round=1))
        moments = menu(page, "log-moment")
        value = moments["options"][1]["value"]
        seen[name] = words_of(await person.select(page, [value], custom_id=moments["custom_id"]))
        seat = table.seat_of(person.id)
        picture = answer_of(await person.select(page, [value], custom_id=moments["custom_id"]))
        assert alts_of(picture.message)[0] == await alt(world, table, seat, value)
    assert "draws" not in seen["Cleo"]


async def test_rounds_that_are_not_there_are_refused(world: World) -> None:
    nothing = await world.person("Ada").slash(world.channel, "log")
    assert words_of(nothing) == EN("refused-no-game-here")
    table = await world.started("Ada", "Bo")
    ada = world.person("Ada")
    assert not [*controls(answer_of(await ada.slash(world.channel, "log")))], "nothing yet"
    refused = await ada.slash(world.channel, "log", round=7)
    first = table.game.turn_facts(table.view(None))["round"]
    assert words_of(refused) == EN("refused-log-no-round", first=first, last=first)
    table = await played(world, table, 6)
    rounds, interaction = rounds_in(world), SimpleNamespace(user=ada)
    for path, code in (
        (("1", "999"), "log-no-moment"),
        (("999", "1"), "log-no-round"),
        (("x", "1"), "outdated"),
        (("²", "1"), "outdated"),
        ((), "outdated"),
    ):
        press = Press("log-moment", table.id, "", path)
        with pytest.raises(TableRefused, match=code):
            await rounds.moment(interaction, press, EN)  # type: ignore[arg-type]


async def test_what_was_taken_back_does_not_show(world: World) -> None:
    table = await world.started("Ada", "Bo", game="famous_explorers")
    tables, users = world.bot.tables, [world.person(name).id for name in ("Ada", "Bo")]
    rounds, taken_back = rounds_in(world), 0

    async def shown(seat: int) -> str:
        now = await tables.repository.get(table.id)
        page = await rounds._page(now, users[seat], EN, now.view(None).round, "now")
        return text_of_parts(page.view.to_components())  # type: ignore[no-untyped-call]

    for _move in range(30):
        table = await tables.repository.get(table.id)
        seat = table.view(None).to_act[0]
        asked = table.view(seat).decision
        assert asked is not None
        has_now = (await marks_of(world.bot.database.reader, table, seat, "now"))[1] is not None
        before = await shown(seat) if has_now else None
        await tables.play(table.id, users[seat], move=asked.moves[0])
        after = await tables.repository.get(table.id)
        if before is None or after.view(None).turn != table.view(None).turn:
            continue
        assert await shown(seat) != before
        with suppress(TableRefused):
            await tables.undo(table.id, users[seat])
            assert await shown(seat) == before
            taken_back += 1
            await tables.play(table.id, users[seat], move=asked.moves[0])
    assert taken_back > 2


async def test_rounds_are_suggested(world: World) -> None:
    table = await world.started("Ada", "Bo")
    found = await world.person("Cleo").autocomplete(world.channel, "log", "round", "")
    number = int(table.game.turn_facts(table.view(None))["round"])
    assert [choice["value"] for choice in found] == [*range(number, -1, -1)]


@pytest.mark.parametrize("locale", ["en", "de", "fr", "it"])
def test_a_round_zero_is_the_set_up(locale: str) -> None:
    words = words_in(locale)
    assert "0" not in words("log-round", round=0)
    assert "7" in words("log-round", round=7)
