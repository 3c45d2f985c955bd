"""Seats of a running game pass to somebody else: the post, its buttons, and what is private."""

from __future__ import annotations

from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.results import InteractionResult

from bot import store
from bot.texts import words_in
from engines.core import Chance
from engines.players import LEVELS
from tests.e2e.driver import World, alts_of, answer_of, control, controls, text_of, words_of
from tests.e2e.faults import RawPress
from tests.e2e.test_administration import NOT_HOST, manager
from tests.e2e.test_secrets import began
from tests.e2e.typists import Typist

EN = words_in("en")
COMPUTER = EN("name-bot", name="Nefru", bot=EN("bot-medium"))


def question(world: World) -> Any:
    """Return the newest post about a seat."""
    return next(
        post
        for post in reversed(world.posts())
        if text_of(post).startswith("### ") and "· seat" in text_of(post)
    )


def actions(message: Any) -> list[str]:
    """Return what the buttons of a post about a seat do."""
    return [shown["custom_id"].split(":")[-1].split("/")[0] for shown in controls(message)]


async def press(world: World, name: str, action: str) -> InteractionResult:
    """Press a button of the newest post about a seat."""
    post = question(world)
    (custom_id,) = [
        shown["custom_id"] for shown in controls(post) if f":{action}/" in shown["custom_id"]
    ]
    return await world.person(name).click(post, custom_id=custom_id)


async def ask(world: World, name: str, seat: int, **filled: Any) -> str:
    """Ask the table to replace somebody; return the private answer."""
    return words_of(
        await world.person(name).slash(world.channel, "game replace", seat=str(seat), **filled)
    )


async def test_the_table_agrees_and_the_newcomer_plays_on(world: World) -> None:
    await world.started("Ada", "Bo", "Cleo", first_player=2)
    for name in ("Ada", "Bo", "Cleo"):
        await world.person(name).slash(world.channel, "luxor keep", tile="M")
    world.person("Eve")
    (hand,) = world.letters("Bo")
    secret = alts_of(hand)
    assert await ask(world, "Ada", 2, by=world.person("Eve")) == EN("seats-asked")
    post = question(world)
    assert EN("seats-asks", asker="**Ada**", name="**Bo**", newcomer="**Eve**") in text_of(post)
    ids = {name: world.person(name).id for name in ("Bo", "Cleo", "Eve")}
    assert set(world.pinged(post)) == set(ids.values())
    await press(world, "Cleo", "agree")
    assert EN("seats-agreed", names="Cleo") in text_of(question(world))
    assert not world.letters("Eve"), "nothing is hers before she takes the seat"
    await press(world, "Eve", "take")

    done = question(world)
    assert done.id == post.id, "the question itself says what came of it"
    assert EN("seats-done", name="**Bo**", newcomer="**Eve**") in text_of(done)
    assert EN("seats-seen", newcomer="**Eve**") in text_of(done)
    assert actions(done) == ["undo"]
    (letter,) = world.letters("Eve")
    assert alts_of(letter) == secret, "the hand passes on with the seat"
    (farewell,) = world.letters("Bo")
    assert farewell.id == hand.id
    assert text_of(farewell) == EN("seats-farewell", game="Expedition Luxor", name="Eve")
    assert not farewell.attachments
    assert not list(controls(farewell))
    card = world.card()
    assert f"<@{ids['Eve']}>" in text_of(card)
    assert world.pinged(card) == [ids["Eve"]]
    await Typist(world, world.person("Eve"), Chance(1)).take_turn()
    assert (await world.table()).row.turn == 2
    log = words_of(await world.person("Cleo").slash(world.channel, "log"))
    assert EN("seats-log", name="Bo", newcomer="Eve") in log
    assert not await world.waiting_rows()


async def test_the_card_tells_who_made_each_move(world: World) -> None:
    """Ada places a tile and leaves; the card that calls Eve still says that Ada placed it."""
    await world.started("Ada", "Bo", first_player=1)
    for name in ("Ada", "Bo"):
        await world.person(name).slash(world.channel, "luxor keep", tile="M")
    typist = Typist(world, world.person("Ada"), Chance(1))
    line = (await typist.offered("move", "moves"))[-1]
    while not line.endswith(" ok"):
        line = (await typist.offered("move", "moves", f"{line} "))[0]
    await typist.played("move", moves=line)
    await world.person("Ada").slash(world.channel, "game leave")
    await press(world, "Eve", "take")
    card = text_of(world.card())
    assert f"<@{world.person('Eve').id}>" in card
    assert "· **Ada**" in card
    assert "· **Eve**" not in card
    await Typist(world, world.person("Eve"), Chance(2)).take_turn(by_line=True)
    card = world.card()
    bo = await world.person("Bo").click(card, custom_id=control(card, "play")["custom_id"])
    assert "· **Ada**" in words_of(bo)
    assert "· **Eve**" in words_of(bo)


async def test_the_leaver_sees_nothing_of_the_seat_any_more(world: World) -> None:
    await began(world, 4)
    table = await world.table()
    (acting,) = table.view(None).to_act
    name = ("Ada", "Bo", "Cleo")[acting]
    leaver = world.person(name)
    opened = await leaver.click(world.card(), custom_id=control(world.card(), "play")["custom_id"])
    panel = answer_of(opened)
    pick = next(shown for shown in controls(panel) if ":pick:" in shown["custom_id"])
    line = (await Typist(world, leaver, Chance(1)).offered("move", "moves"))[0]
    left = await leaver.slash(world.channel, "game leave", computer="random")
    assert words_of(left) == EN("left")
    seat = (await world.bot.tables.repository.get(table.id)).names[acting]
    passed_on = EN("refused-seat-passed-on", name=seat)

    values = [option["value"] for option in pick.get("options", [])][:1]
    late = RawPress(world, leaver, panel, pick["custom_id"], values)
    assert words_of(await late.answered()) == passed_on
    for verb in ("play", "hand", "undo"):
        card = world.card()
        pressed = await leaver.click(card, custom_id=control(card, verb)["custom_id"])
        assert words_of(pressed) == passed_on, verb
    for command, filled in (("hand", {}), ("move", {"moves": line}), ("undo", {})):
        assert words_of(await leaver.slash(world.channel, command, **filled)) == passed_on
    typist = Typist(world, leaver, Chance(1))
    assert not await typist.offered("move", "moves")
    public = words_of(await world.person("Zoe").slash(world.channel, "log"))
    for command in ("log", "board"):
        filled = {"form": "text"} if command == "board" else {}
        shown = words_of(await leaver.slash(world.channel, command, **filled))
        spectator = words_of(await world.person("Zoe").slash(world.channel, command, **filled))
        assert shown == spectator
    assert EN("seats-log", name=name, newcomer=f"{seat} ({EN('bot-random')})") in public
    before = len(world.letters(name))
    for turn in range(3):
        actor = await world.acting(await world.table())
        await Typist(world, actor, Chance(turn)).take_turn(by_line=True)
    assert len(world.letters(name)) == before == 1
    assert not await world.waiting_rows()


async def test_the_newcomer_reads_nothing_before(world: World) -> None:
    """Whoever is asked to play sees what spectators see until the seat is theirs."""
    await began(world, 3)
    eve = world.person("Eve")
    await ask(world, "Ada", 2, by=eve)

    async def readable(actor: MemberActor) -> list[str]:
        texts = [words_of(await actor.slash(world.channel, name)) for name in ("log", "hand")]
        board = await actor.slash(world.channel, "board", form="text")
        return [*texts, words_of(board)]

    assert await readable(eve) == await readable(world.person("Zoe"))
    await press(world, "Cleo", "agree")
    await press(world, "Eve", "take")
    own = await readable(eve)
    assert own != await readable(world.person("Zoe"))
    assert own[1] != EN("refused-not-seated")


async def test_a_hand_message_that_is_gone_needs_no_farewell(world: World) -> None:
    await world.started("Ada", "Bo")
    (hand,) = world.letters("Bo")
    world.env.backend.delete_message(hand.channel.id, hand.id)
    await world.person("Bo").slash(world.channel, "game leave", computer="random")
    assert not world.letters("Bo")
    assert not await world.waiting_rows()
    reader = world.bot.database.reader
    assert await store.messages.hand_message(reader, 1, world.person("Bo").id) is None


async def test_who_leaves_says_so_and_anybody_takes_over(world: World) -> None:
    table = await world.started("Ada", "Bo", first_player=1)
    left = await world.person("Ada").slash(world.channel, "game leave")
    assert words_of(left) == EN("seats-leave-asked")
    post = question(world)
    assert EN("seats-leaving", name="**Ada**") in text_of(post)
    assert actions(post) == ["take", "computer", "stay"]
    assert world.pinged(post) == []
    refused = await press(world, "Bo", "take")
    assert words_of(refused) == EN("refused-already-seated")
    assert words_of(await press(world, "Bo", "computer")) == NOT_HOST
    await world.person("Ada").slash(world.channel, "luxor keep", tile="M")
    await press(world, "Eve", "take")
    table = await world.table()
    assert (table.names, table.row.host_id) == (("Eve", "Bo"), world.person("Bo").id)
    assert EN("seats-done-left", name="**Ada**", newcomer="**Eve**") in text_of(question(world))


async def test_a_host_who_left_the_server_is_replaced_and_cannot_be_put_back(
    world: World,
) -> None:
    await world.started("Ada", "Bo", "Cleo")
    world.guild.remove_member(world.person("Ada"))
    assert await ask(world, "Bo", 1, computer="medium") == EN("seats-asked")
    await press(world, "Cleo", "agree")
    text = text_of(question(world))
    assert EN("seats-done", name="**Ada**", newcomer=f"**{COMPUTER}**") in text
    gone = EN("refused-seats-gone", name="Ada")
    assert words_of(await press(world, "Bo", "undo")) == gone
    table = await world.table()
    assert (table.seats[0].bot, table.row.host_id) == ("medium", world.person("Bo").id)


async def test_who_is_not_on_the_server_cannot_be_seated(world: World) -> None:
    """Discord lets people name any user by their number."""
    await world.started("Ada", "Bo", "Cleo")
    stranger = world.env.create_user("Sue")
    answer = await ask(world, "Ada", 2, by=stranger)
    assert answer == EN("refused-seats-gone", name="Sue")


async def test_undo_gives_the_seat_and_the_hand_back(world: World) -> None:
    await world.started("Ada", "Bo", "Cleo")
    (hand,) = world.letters("Bo")
    before = alts_of(hand)
    await ask(world, "Ada", 2, by=world.person("Eve"))
    await press(world, "Cleo", "agree")
    await press(world, "Eve", "take")
    assert words_of(await press(world, "Eve", "undo")) == NOT_HOST
    await press(world, "Ada", "undo")
    assert (await world.table()).names == ("Ada", "Bo", "Cleo")
    post = question(world)
    undone = EN("seats-undone", by="**Ada**", name="**Bo**", newcomer="**Eve**")
    assert undone in text_of(post)
    assert not list(controls(post))
    assert alts_of(world.letters("Bo")[-1]) == before
    (farewell,) = world.letters("Eve")
    assert text_of(farewell) == EN("seats-farewell", game="Expedition Luxor", name="Bo")
    shown = words_of(await world.person("Eve").slash(world.channel, "hand"))
    assert shown == EN("refused-seat-passed-on", name="Bo")
    log = words_of(await world.person("Zoe").slash(world.channel, "log"))
    assert EN("seats-log-back", name="Bo", newcomer="Eve") in log


async def test_a_manager_decides_and_the_post_says_so(world: World) -> None:
    await world.started("Ada", "Bo", "Cleo")
    mara = manager(world)
    await ask(world, "Ada", 2, computer="medium")
    refused = await press(world, "Ada", "decide")
    assert words_of(refused) == EN("refused-not-manager")
    assert mara is world.person("Mara")
    await press(world, "Mara", "decide")
    assert EN("seats-decided", name="**Mara**") in text_of(question(world))
    assert (await world.table()).seats[1].bot == "medium"


@pytest.mark.parametrize(
    ("name", "action", "said"),
    [
        ("Cleo", "object", EN("seats-objected", by="**Cleo**", name="**Bo**")),
        ("Bo", "stay", EN("seats-stayed", name="**Bo**")),
        ("Ada", "withdraw", EN("seats-withdrawn", by="**Ada**", name="**Bo**")),
    ],
)
async def test_a_question_that_comes_to_nothing_says_why(
    world: World, name: str, action: str, said: str
) -> None:
    table = await world.started("Ada", "Bo", "Cleo")
    await ask(world, "Ada", 2)
    post = question(world)
    agree = RawPress(world, world.person("Cleo"), post, control_of(post, "agree"))
    await press(world, name, action)
    assert said in text_of(question(world))
    assert not list(controls(question(world)))
    assert words_of(await agree.answered()) == EN("refused-seats-settled")
    assert (await world.table()).seats == table.seats


def control_of(message: Any, action: str) -> str:
    (custom_id,) = [
        str(shown["custom_id"])
        for shown in controls(message)
        if f":{action}/" in shown["custom_id"]
    ]
    return custom_id


async def test_a_question_outlives_a_restart(world: World) -> None:
    await world.started("Ada", "Bo", "Cleo")
    await ask(world, "Ada", 2, by=world.person("Eve"))
    await world.restart()
    first = question(world)
    await press(world, "Eve", "take")
    await press(world, "Cleo", "agree")
    assert question(world).id == first.id
    assert (await world.table()).names == ("Ada", "Eve", "Cleo")


async def test_a_question_whose_post_was_deleted_is_asked_again(world: World) -> None:
    await world.started("Ada", "Bo", "Cleo")
    await ask(world, "Ada", 2, by=world.person("Eve"))
    first = question(world)
    world.env.backend.delete_message(first.channel.id, first.id)
    await ask(world, "Ada", 2, by=world.person("Eve"))
    await press(world, "Eve", "take")
    await press(world, "Cleo", "agree")
    assert (await world.table()).names == ("Ada", "Eve", "Cleo")


async def test_a_game_that_ends_closes_the_question(world: World) -> None:
    await world.started("Ada", "Bo", "Cleo")
    await ask(world, "Ada", 2)
    await world.abandon()
    assert EN("seats-over") in text_of(question(world))
    assert not list(controls(question(world)))


async def test_what_the_command_refuses(world: World) -> None:
    await world.started("Ada", "Bo", "Cleo")
    robot = world.guild.add_member(world.env.create_user("robot", global_name="Robot", bot=True))
    assert await ask(world, "Bo", 3) == NOT_HOST
    assert await ask(world, "Zoe", 3) == NOT_HOST
    for filled, answer in (
        ({"by": robot}, EN("refused-seats-no-person", name="Robot")),
        ({"by": world.person("Cleo")}, EN("refused-seats-seated", name="Cleo")),
        ({"computer": "deep-blue"}, EN("refused-unknown-bot", bot="deep-blue")),
        ({"computer": "medium", "by": world.person("Zoe")}, EN("refused-seats-one")),
    ):
        assert await ask(world, "Ada", 2, **filled) == answer
    assert await ask(world, "Ada", 4) == EN("refused-no-such-seat", seats=3)


async def test_the_seats_are_suggested_by_their_names(world: World) -> None:
    async def offered(typed: str) -> list[tuple[str, Any]]:
        zoe = world.person("Zoe")
        choices = await zoe.autocomplete(world.channel, "game replace", "seat", typed)
        return [(choice["name"], choice["value"]) for choice in choices]

    await world.person("Ada").slash(world.channel, "game new", game="luxor")
    assert not await offered(""), "the lobby has other commands"
    await world.person("Ada").slash(world.channel, "game cancel")
    await world.started("Ada", "Bo", bots=("medium",))
    bo = world.person("Bo")
    names = [name for name, _value in await offered("")]
    assert names == ["1: Ada", "2: Bo", f"3: {COMPUTER}"]
    assert await offered("2") == [("2: Bo", f"2:{bo.id}")]
    assert EN("seats-asked") in words_of(
        await world.person("Ada").slash(world.channel, "game replace", seat=f"2:{bo.id}")
    )
    changed = await world.person("Ada").slash(world.channel, "game replace", seat="2:7")
    assert words_of(changed) == EN("refused-seat-changed", seat=2, name="Bo")
    kinds = await world.person("Zoe").autocomplete(world.channel, "game leave", "computer", "")
    assert [kind["value"] for kind in kinds] == [*LEVELS]


async def test_the_post_comes_once_after_a_failure(world: World) -> None:
    await world.started("Ada", "Bo", "Cleo")
    path = f"/channels/{world.channel.id}/messages"
    world.env.inject_error("POST", path, status=503, times=2)
    await ask(world, "Ada", 2, computer="medium")
    await world.later()
    await world.later()
    assert len([post for post in world.posts() if "· seat" in text_of(post)]) == 1
    assert not await world.waiting_rows()
