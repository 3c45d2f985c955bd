"""The local Discord refuses what Discord refuses, and remembers what Discord remembers."""

from __future__ import annotations

import asyncio
from typing import Any

import aiohttp
import pytest

from tests.bot.discord_rules import check_described, needs_description
from tests.discord.client import Client, button, message
from tests.discord.faults import Fault
from tests.discord.limits import DOCUMENTED
from tests.discord.server import LocalDiscord
from tests.discord.world import Channel, World

PICTURE = {"type": 12, "items": [{"media": {"url": "attachment://a.png"}, "description": "A"}]}
ATTACHED = [{"id": 0, "filename": "a.png", "description": "A"}]


@pytest.fixture
def channel(discord: LocalDiscord) -> Channel:
    return discord.world.create_channel("luxor")


@pytest.fixture
def thread(discord: LocalDiscord, channel: Channel) -> Channel:
    return discord.world.create_channel("a thread", thread_of=channel)


def messages(channel: Channel) -> str:
    return f"/channels/{channel.id}/messages"


async def test_a_message_is_posted_edited_and_listed(client: Client, channel: Channel) -> None:
    posted = await client.send("POST", messages(channel), message("One", nonce="n1"))
    assert (posted.status, posted.body["nonce"]) == (200, "n1")
    edited = await client.send("PATCH", f"{messages(channel)}/{posted.body['id']}", message("Two"))
    assert edited.body["components"][0]["content"] == "Two"
    listed = await client.send("GET", messages(channel))
    assert [entry["id"] for entry in listed.body] == [posted.body["id"]]
    assert "nonce" not in listed.body[0], "Discord tells it only to who posts"


async def test_the_history_is_paged_from_the_newest(client: Client, channel: Channel) -> None:
    ids = [
        (await client.send("POST", messages(channel), message(str(n)))).body["id"] for n in range(5)
    ]

    async def listed(query: str) -> list[str]:
        answer = await client.send("GET", f"{messages(channel)}?{query}")
        return [entry["id"] for entry in answer.body]

    assert await listed("limit=2") == [ids[4], ids[3]]
    assert await listed(f"limit=2&before={ids[3]}") == [ids[2], ids[1]]
    assert await listed(f"limit=2&after={ids[1]}") == [ids[3], ids[2]]
    assert (await client.send("GET", f"{messages(channel)}?limit=101")).code == 50035


async def test_a_nonce_is_posted_once_while_it_is_remembered(
    client: Client, discord: LocalDiscord, channel: Channel
) -> None:
    once = message(nonce="n1", enforce_nonce=True)
    first = await client.send("POST", messages(channel), once)
    again = await client.send("POST", messages(channel), once)
    assert first.body["id"] == again.body["id"]
    assert discord.world.swallowed == ["n1"]
    discord.world.advance(discord.world.window)
    later = await client.send("POST", messages(channel), once)
    assert later.body["id"] != first.body["id"]
    unforced = await client.send("POST", messages(channel), message(nonce="n1"))
    assert unforced.body["id"] != later.body["id"]


async def test_without_a_window_every_nonce_is_new() -> None:
    async with LocalDiscord(World(window=0)) as discord, Client(discord) as client:
        channel = discord.world.create_channel("luxor")
        once = message(nonce="n1", enforce_nonce=True)
        await client.send("POST", messages(channel), once)
        await client.send("POST", messages(channel), once)
        assert len(channel.posts()) == 2


async def test_places_that_are_not_there(
    client: Client, discord: LocalDiscord, channel: Channel
) -> None:
    assert (await client.send("POST", "/channels/1/messages", message())).code == 10003
    assert (await client.send("PATCH", f"{messages(channel)}/1", message())).code == 10008
    assert (await client.send("GET", "/users/1")).code == 10013
    discord.delete(channel)
    assert (await client.send("POST", messages(channel), message())).code == 10003
    assert (await client.send("GET", "/nowhere")).status == 404
    assert discord.refusals == ["GET /nowhere: no such route"]


@pytest.mark.parametrize(
    ("permission", "files", "code"),
    [
        ("view_channel", (), 50001),
        ("send_messages", (), 50013),
        ("attach_files", ("a.png",), 50013),
    ],
)
async def test_missing_permissions(
    permission: str,
    files: tuple[str, ...],
    code: int,
    client: Client,
    discord: LocalDiscord,
    channel: Channel,
) -> None:
    payload = message(attachments=ATTACHED if files else [])
    payload["components"] = [PICTURE] if files else payload["components"]
    discord.permit(channel, **{permission: False})
    answer = await client.send("POST", messages(channel), payload, files=files)
    assert (answer.status, answer.code) == (403, code)
    discord.permit(channel, **{permission: True})
    assert (await client.send("POST", messages(channel), payload, files=files)).status == 200


async def test_history_without_permission_is_empty(
    client: Client, discord: LocalDiscord, channel: Channel
) -> None:
    await client.send("POST", messages(channel), message())
    discord.permit(channel, read_message_history=False)
    assert (await client.send("GET", messages(channel))).body == []


async def test_private_messages(client: Client, discord: LocalDiscord) -> None:
    ada = discord.world.person("Ada")
    opened = await client.send("POST", "/users/@me/channels", {"recipient_id": str(ada.id)})
    path = f"/channels/{opened.body['id']}/messages"
    assert (await client.send("POST", path, message())).status == 200
    ada.takes_messages = False
    refused = await client.send("POST", path, message())
    assert (refused.status, refused.code) == (403, 50007)


async def test_an_archived_thread_takes_no_edits_and_a_post_opens_it(
    client: Client, discord: LocalDiscord, thread: Channel
) -> None:
    posted = await client.send("POST", messages(thread), message())
    path = f"{messages(thread)}/{posted.body['id']}"
    discord.archive(thread)
    refused = await client.send("PATCH", path, message("Two"))
    assert (refused.status, refused.code) == (400, 50083)
    await client.send("POST", messages(thread), message())
    assert (await client.send("PATCH", path, message("Two"))).status == 200
    discord.archive(thread)
    assert (await client.send("GET", messages(thread))).status == 200
    opened = await client.send("PATCH", f"/channels/{thread.id}", {"archived": False})
    assert opened.body["thread_metadata"]["archived"] is False
    assert (await client.send("PATCH", path, message("Three"))).status == 200
    assert (await client.send("PATCH", f"/channels/{thread.id}", {"name": "x"})).code == 50013


async def test_a_channel_cannot_be_edited(client: Client, channel: Channel) -> None:
    answer = await client.send("PATCH", f"/channels/{channel.id}", {"archived": False})
    assert (answer.status, answer.code) == (403, 50013)


LONG = "x" * 4001


@pytest.mark.parametrize(
    "payload",
    [
        {"components": [{"type": 10, "content": "no flag"}]},
        message(content="text beside components"),
        message(components=[button("x:play:1::"), button("x:play:1::")]),
        message(components=[button("x" * 101)]),
        message(components=[button("x:play:1::", "long" * 21)]),
        message(LONG),
        message(components=[{"type": 10, "content": "x"}] * 41),
        message(components=[PICTURE]),
        message(attachments=ATTACHED),
    ],
    ids=[
        "flag", "content", "twice", "custom id", "label", "text", "many", "no file", "no upload",
    ],
)  # fmt: skip
async def test_a_message_that_is_not_valid_is_refused_and_remembered(
    payload: dict[str, Any], client: Client, discord: LocalDiscord, channel: Channel
) -> None:
    answer = await client.send("POST", messages(channel), payload)
    assert (answer.status, answer.code) == (400, 50035)
    assert not channel.posts()
    assert len(discord.refusals) == 1


@needs_description
async def test_a_message_is_judged_by_the_description(client: Client, channel: Channel) -> None:
    answer = await client.send("POST", messages(channel), message(nonce="n" * 26))
    assert answer.code == 50035
    assert "nonce" in str(answer.body)


async def test_an_edit_keeps_the_files_that_it_names(
    client: Client, discord: LocalDiscord, channel: Channel
) -> None:
    payload = message(components=[PICTURE], attachments=ATTACHED)
    posted = await client.send("POST", messages(channel), payload, files=("a.png",))
    (file,) = posted.body["attachments"]
    shown = posted.body["components"][0]["items"][0]["media"]
    assert (shown["url"], shown["attachment_id"]) == (file["url"], file["id"])
    path = f"{messages(channel)}/{posted.body['id']}"
    kept = message(components=[PICTURE], attachments=[{"id": file["id"], "filename": "a.png"}])
    assert len((await client.send("PATCH", path, kept)).body["attachments"]) == 1
    assert (await client.send("PATCH", path, message(components=[PICTURE]))).status == 200
    lost = message(components=[PICTURE], attachments=[])
    assert (await client.send("PATCH", path, lost)).code == 50035
    assert discord.transcript[-1].is_without_file
    assert not discord.refusals
    assert (await client.send("PATCH", path, message(attachments=[]))).body["attachments"] == []


async def test_who_may_be_pinged_is_pinged_if_mentioned(
    client: Client, discord: LocalDiscord, channel: Channel
) -> None:
    ada, bo = discord.world.person("Ada"), discord.world.person("Bo")
    mentions = {"parse": [], "users": [ada.id, bo.id]}
    await client.send("POST", messages(channel), message(f"<@{ada.id}>", allowed_mentions=mentions))
    assert channel.posts()[0].pinged == (ada.id,)


PNG = "data:image/png;base64,iVBORw0K"


async def test_emojis_of_the_application(client: Client, discord: LocalDiscord) -> None:
    path = f"/applications/{discord.world.bot.id}/emojis"
    made = await client.send("POST", path, {"name": "camp_1a", "image": PNG})
    listed = await client.send("GET", path)
    assert (made.status, listed.body) == (201, {"items": [made.body]})
    assert (await client.send("DELETE", f"{path}/{made.body['id']}")).status == 204
    assert (await client.send("DELETE", f"{path}/{made.body['id']}")).code == 10014
    assert (await client.send("GET", path)).body == {"items": []}


@needs_description
async def test_emojis_are_answered_as_described(client: Client, discord: LocalDiscord) -> None:
    path = f"/applications/{discord.world.bot.id}/emojis"
    made = await client.send("POST", path, {"name": "camp", "image": PNG})
    check_described("EmojiResponse", made.body)
    check_described("ListApplicationEmojisResponse", (await client.send("GET", path)).body)


@pytest.mark.parametrize(
    ("name", "image", "code"),
    [
        ("c", PNG, 50035),
        ("c" * 33, PNG, 50035),
        ("base-camp", PNG, 50035),
        ("taken", PNG, 50035),
        ("camp", "data:", 50035),
        ("camp", PNG + "A" * 360_000, 50045),
    ],
)
async def test_emojis_that_are_refused(
    name: str, image: str, code: int, client: Client, discord: LocalDiscord
) -> None:
    path = f"/applications/{discord.world.bot.id}/emojis"
    await client.send("POST", path, {"name": "taken", "image": PNG})
    assert (await client.send("POST", path, {"name": name, "image": image})).code == code
    assert len(discord.world.emojis) == 1


async def test_another_token_is_refused(client: Client, channel: Channel) -> None:
    assert (await client.send("GET", "/users/@me", token="stolen")).status == 401


async def test_the_limit_of_a_bucket() -> None:
    time = 1_800_000_000.0
    world = World(clock=lambda: time)
    async with LocalDiscord(world, limits=DOCUMENTED) as discord, Client(discord) as client:
        channel, other = world.create_channel("luxor"), world.create_channel("other")
        answers = [await client.send("POST", messages(channel), message()) for _ in range(6)]
        assert [answer.status for answer in answers] == [200] * 5 + [429]
        left = [answer.headers["X-RateLimit-Remaining"] for answer in answers[:5]]
        assert left == ["4", "3", "2", "1", "0"]
        refused = answers[5]
        assert refused.body["retry_after"] == 5.0
        assert (refused.headers["Retry-After"], refused.headers["Via"]) == ("5", "1.1 google")
        assert (await client.send("POST", messages(other), message())).status == 200
        world.advance(5)
        assert (await client.send("POST", messages(channel), message())).status == 200


# --- faults ----------------------------------------------------------------------------


async def test_faults_with_an_answer(
    client: Client, discord: LocalDiscord, channel: Channel
) -> None:
    for fault, status in (
        (Fault("status", status=503), 503),
        (Fault("status", status=429, retry_after=2), 429),
        (Fault("cloudflare"), 429),
        (Fault("status", status=401), 401),
        (Fault("status", status=404, code=10003), 404),
    ):
        discord.faults.add(fault)
        answer = await client.send("POST", messages(channel), message())
        assert answer.status == status
        assert ("Via" in answer.headers) is (fault.kind != "cloudflare")
        assert isinstance(answer.body, str) is (fault.kind == "cloudflare")
    assert not channel.posts()
    discord.faults.add(Fault("status", status=504, after=True))
    assert (await client.send("POST", messages(channel), message())).status == 504
    assert len(channel.posts()) == 1


@pytest.mark.parametrize("after", [False, True])
async def test_a_connection_is_cut_before_or_after_the_effect(
    after: bool, client: Client, discord: LocalDiscord, channel: Channel
) -> None:
    discord.faults.add(Fault("drop", after=after))
    with pytest.raises(aiohttp.ClientError):
        await client.send("POST", messages(channel), message())
    assert len(channel.posts()) == after


async def test_a_connection_hangs_until_it_is_cut(
    client: Client, discord: LocalDiscord, channel: Channel
) -> None:
    fault = discord.faults.add(Fault("hang"))
    sending = discord.world.until(lambda: fault.hits == 1)
    request = client.send("POST", messages(channel), message())

    async def release() -> None:
        await sending
        discord.release()

    answered, _released = await asyncio.gather(request, release(), return_exceptions=True)
    assert isinstance(answered, aiohttp.ClientError)
    assert not channel.posts()


async def test_a_fault_is_for_what_it_names(
    client: Client, discord: LocalDiscord, channel: Channel
) -> None:
    card = message(components=[button("x:play:1::")])
    fault = discord.faults.add(
        Fault("status", method="POST", route="/channels/*/messages", about="card", skip=1, times=2)
    )
    assert (await client.send("POST", messages(channel), message())).status == 200
    statuses = [(await client.send("POST", messages(channel), card)).status for _ in range(4)]
    assert statuses == [200, 503, 503, 200]
    assert fault.is_over
    assert [request.outcome for request in discord.requests("POST", about="card")] == [
        "200", "503 0 before the effect", "503 0 before the effect", "200",
    ]  # fmt: skip


@pytest.mark.parametrize("after", [False, True])
async def test_the_bot_is_killed_before_or_after_the_effect(
    after: bool, client: Client, discord: LocalDiscord, channel: Channel
) -> None:
    posts = list[int]()
    discord.kill = lambda: posts.append(len(channel.posts()))
    discord.faults.add(Fault("kill", after=after))
    with pytest.raises(aiohttp.ClientError):
        await client.send("POST", messages(channel), message())
    assert posts == [after]
