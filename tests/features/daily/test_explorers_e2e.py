"""A whole daily challenge of Explorers: two people, the same map and cards, results at the end."""

from __future__ import annotations

from typing import Any

import pytest

from bot.tables import Table
from bot.texts import words_in
from engines.core import Chance
from engines.explorers import Explorers
from tests.e2e.driver import World, answer_of, control, controls, text_of, verb_of, words_of
from tests.e2e.sketches import sketch
from tests.features.daily.services import dailies_of

EN = words_in("en")
TURNS = 28


async def daily_of(world: World, name: str) -> Table:
    """Return somebody's game of today's challenge."""
    today = world.bot.tables.repository.today()
    return await dailies_of(world.bot.tables).of("explorers", today, world.person(name).id)


def turn_of(table: Table, chance: Chance) -> str:
    """Return a line with all moves until one reveals something, as the next card, at random."""
    game, state, line = table.game, table.state, list[str]()
    turn = game.view(state, None).turn
    while (asked := game.view(state, 0).decision) is not None:
        move, chance = chance.without_log().chosen(asked.moves)
        line.append(game.format(move))
        state, events = game.apply(state, 0, move)
        # On some days several villages are as close to the centre, and choosing one reveals more.
        if game.view(state, None).turn != turn or any(event.reveals for event in events):
            break
    return " ".join(line)


def start_of(table: Table) -> Any:
    """Return what is the same for everybody: landscape, achievements and the card turned up."""
    view = table.view(None)
    return view.layout, view.terrain, view.symbols, view.achievements


async def test_two_people_play_the_map_of_a_day(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    sketch(monkeypatch)
    assert Explorers.daily is not None
    names = ("Ada", "Bo")
    people = [world.person(name) for name in names]
    cards: list[list[Any]] = [[], []]
    for number, person in enumerate(people):
        panel = answer_of(await person.slash(world.channel, "daily", game="explorers"))
        assert panel.ephemeral
        assert "the same for everybody" in text_of(panel)
        assert {verb_of(each) for each in controls(panel)} >= {"pick", "text", "rules"}
        chance = Chance.from_seed(f"guest {number}")
        table = await daily_of(world, names[number])
        while table.row.status == "running":
            line = turn_of(table, chance)
            _number, chance = chance.without_log().below(1000)
            answer = await person.slash(world.channel, "daily", moves=line)
            assert EN("refused-broken") not in words_of(answer)
            table = await daily_of(world, names[number])
            view = table.view(None)
            if view.outcome is None:
                cards[number].append((view.turn, view.card, view.near))
            if view.turn == 9 and number == 0:
                await world.restart()
        assert table.view(None).turn == TURNS
    ada, bo = [await daily_of(world, name) for name in names]
    assert ada.row.seed == bo.row.seed
    assert start_of(ada)[:3] == start_of(bo)[:3]
    assert cards[0] == cards[1]
    assert len(cards[0]) >= TURNS
    (post,) = world.posts()
    assert "**Ada** has finished it.\n**Bo** has finished it." in text_of(post)
    assert not post.attachments
    refused = await world.person("Zoe").click(post, label=EN("button-results"))
    assert words_of(refused) == EN("refused-daily-unplayed")
    assert EN("alone-empty") in words_of(await world.person("Zoe").slash(world.channel, "solo"))
    board = answer_of(await people[0].slash(world.channel, "daily"))
    for table in (ada, bo):
        assert table.outcome is not None
        assert f"{table.outcome.scores[0]} points" in text_of(board)
        assert EN(f"explorers-grade-{table.outcome.grade}") in text_of(board)
    menu = control(board, "daily-look")
    seen = answer_of(await people[0].select(board, [str(bo.id)], custom_id=menu["custom_id"]))
    assert EN("card-title-over", game="Explorers") in text_of(seen)
    best = words_of(await people[1].slash(world.channel, "solo", game="explorers"))
    assert best.count(EN("alone-daily")) == 2
