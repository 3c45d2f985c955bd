"""What is measured while people play, and that nothing secret is counted before its time."""

from __future__ import annotations

from prometheus_client import generate_latest

from bot.delivery.streams import BOTS
from bot.delivery.upkeep import store_times
from bot.store.statistics import present, statistics
from engines.core import Chance
from tests.e2e.driver import ButtonPlayer, World


def sample(world: World, name: str, **labels: str) -> float:
    return world.bot.figures.registry.get_sample_value(f"expedition_{name}", labels) or 0


async def test_presses_and_posts_are_timed_and_kept(world: World) -> None:
    await world.started("Ada", "Bo", game="explorers")
    for name in ("Ada", "Bo"):
        await ButtonPlayer(world, world.person(name), Chance(1)).take_turn()
    acknowledged = sample(world, "acknowledgement_seconds_count")
    delivered = sample(world, "delivery_seconds_count")
    assert acknowledged > 3, "the lobby, joining, starting and moves"
    assert delivered >= 3, "the lobby, its first card and the next"
    await store_times(world.bot.tables)
    await store_times(world.bot.tables)
    kept = statistics(world.database, since=0, besides=(BOTS,)).times
    assert kept["acknowledgement"].total() == acknowledged
    assert kept["delivery"].total() == delivered
    assert present(world.database, besides=(BOTS,)).waiting == 0


async def test_closing_keeps_what_was_measured(world: World) -> None:
    await world.started("Ada", "Bo")
    measured = sample(world, "delivery_seconds_count")
    await world.restart()
    kept = statistics(world.database, since=0, besides=(BOTS,)).times
    assert kept["delivery"].total() == measured


async def test_moves_count_when_their_turn_is_over(world: World) -> None:
    """Those of a turn that goes on are secret in Explorers."""
    table = await world.started("Ada", "Bo", game="explorers")
    first, second = (ButtonPlayer(world, world.person(name), Chance(1)) for name in ("Ada", "Bo"))
    await first.take_turn()
    assert (await world.table()).row.ply > table.row.ply, "Ada has marked something"
    assert sample(world, "moves_total", game="explorers") == 0
    await second.take_turn()
    made = (await world.table()).row.ply - table.row.ply
    assert sample(world, "moves_total", game="explorers") == made


async def test_no_user_and_no_place_is_named(world: World) -> None:
    await world.started("Ada", "Bo")
    told = generate_latest(world.bot.figures.registry).decode()
    assert "expedition_delivery_seconds_count" in told
    for secret in (world.person("Ada").id, world.channel.id, world.guild.id, "Ada", "Bo"):
        assert f'"{secret}"' not in told


async def test_private_messages_are_not_timed(world: World) -> None:
    """How many there are tells of moves that nobody else notices."""
    await world.started("Ada", "Bo", game="expedition_1996")
    kinds = await world.bot.database.reader.rows("select kind from outbox where sent_at > 0")
    private = [kind for (kind,) in kinds if kind == "hand"]
    posts = [kind for (kind,) in kinds if kind in ("lobby", "card", "refresh")]
    assert private
    assert sample(world, "delivery_seconds_count") == len(posts)
