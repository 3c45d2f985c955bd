"""Famous Explorers in Discord: cards held back, scored out of turn, and Secrets peeked at."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.tables import Table
from bot.texts import words_in
from engines.famous_explorers.state import State
from tests.e2e.driver import (
    World,
    alts_of,
    answer_of,
    control,
    controls,
    picks_of,
    text_of,
    words_of,
)
from tests.e2e.exploring import offered_in
from tests.famous_explorers.positions import GAME, position
from tests.routes.positions import shortest

EN = words_in("en")
GOAL = "troy"
PATH = shortest(GAME.lookup.network, "start", GOAL)


def before_goal(**given: Any) -> State:
    """Return a state in which Ada is to play and red is one line away from a card of Bo's."""
    return position(
        red=">".join(PATH[:-1]), hands=["fuji uluru", f"{GOAL} mesa_verde"], rest=True, **given
    )


async def seated(world: World, state: State) -> Table:
    """Seat Ada and Bo at a table, and set its state."""
    table = await world.started("Ada", "Bo", game="famous_explorers")
    kept = world.bot.tables.repository._positions
    at, position = kept[table.id]
    kept[table.id] = (at, replace(position, state=state))
    return await world.table()


def name_of(place: str) -> str:
    """Return the name of a place."""
    return next(entry.name for entry in GAME.places() if entry.id == place)


def public(world: World) -> list[tuple[int, str, list[str], Any]]:
    """Return all that anybody can see in the channel: ids, texts, alt texts, times of edits."""
    return [
        (post.id, text_of(post), alts_of(post), post.edited_at) for post in world.channel.history()
    ]


async def test_a_card_is_held_back_unseen_and_scored_in_anothers_turn(world: World) -> None:
    table = await seated(world, before_goal())
    ada, bo = world.person("Ada"), world.person("Bo")
    opened = await ada.click(world.card(), custom_id=control(world.card(), "play")["custom_id"])
    panel, seen, letters = answer_of(opened), public(world), [*map(text_of, world.letters("Ada"))]
    version = (await world.table()).version
    held = await bo.slash(world.channel, "famous_explorers hold", card=name_of(GOAL))
    assert answer_of(held).ephemeral
    assert [card.held for card in (await world.table()).view(1).hand if card.place == GOAL] == [
        True
    ]
    assert public(world) == seen
    assert [*map(text_of, world.letters("Ada"))] == letters
    assert (await world.table()).version == version, "Ada's panel goes on working"
    options = [option for part in controls(panel) for option in part.get("options", ())]
    assert not [one for one in options if EN("famous_explorers-benefit-own") in one["label"]]

    await ada.slash(world.channel, "famous_explorers arrow", colour="red", to=name_of(GOAL))
    assert (await world.table()).view(None).scored == ((), ())
    assert "scores" not in text_of(world.card())
    posts, card = len(world.posts()), world.card()
    await bo.slash(world.channel, "famous_explorers score", card=name_of(GOAL))
    latest = await world.bot.tables.repository.get(table.id)
    assert latest.view(None).scored == ((), (GOAL,))
    assert latest.view(None).to_act == (0,), "it is still Ada's turn"
    assert world.card().id == card.id
    assert "**Bo** scores Heinrich Schliemann (Troy): **+1**" in text_of(world.card())
    assert len(world.posts()) == posts, "the card is edited"


async def chosen(world: World, panel: Any, path: str) -> Any:
    """Choose an option of a panel of Ada's by its value; return the answer."""
    (menu,) = [part for part in picks_of(panel) if path in offered_in(part)]
    ada = world.person("Ada")
    return await ada.select(panel, [path], custom_id=menu["custom_id"])


async def test_the_only_card_on_sale_is_shown_with_what_it_does_before_it_is_bought(
    world: World,
) -> None:
    await seated(world, before_goal(ee=True, market="wind", tickets=[1, 3]))
    ada = world.person("Ada")
    opened = await ada.click(world.card(), custom_id=control(world.card(), "play")["custom_id"])
    label = EN("famous_explorers-what-buy").capitalize()
    (button,) = [each for each in controls(answer_of(opened)) if each.get("label") == label]
    shown = answer_of(await ada.click(answer_of(opened), custom_id=button["custom_id"]))
    assert (await world.table()).row.ply == 0, "nothing is bought yet"
    (menu,) = [each for each in picks_of(shown) if "options" in each]
    ((path,), option) = offered_in(menu), menu["options"][0]
    assert option["description"]
    await ada.select(shown, [path], custom_id=menu["custom_id"])
    assert (await world.table()).row.ply == 1


async def test_an_arrow_and_the_end_of_the_turn_are_one_press(world: World) -> None:
    state = before_goal()
    await seated(world, state)
    (line, *_others) = [line for line in GAME.lines(state, 0) if line.warning is None]
    ada = world.person("Ada")
    opened = await ada.click(world.card(), custom_id=control(world.card(), "play")["custom_id"])
    await chosen(world, answer_of(opened), "/".join(line.path))
    table = await world.table()
    assert table.view(None).to_act == (1,)
    assert table.row.ply == 2, "the record has both moves"
    assert world.pinged(world.card()) == [world.person("Bo").id]
    undone = await ada.slash(world.channel, "undo")
    assert EN("refused-nothing-to-undo", reason="revealed") in words_of(undone)


async def test_an_arrow_that_may_show_something_is_asked_once_more_with_the_end(
    world: World,
) -> None:
    await seated(world, before_goal())
    ada = world.person("Ada")
    opened = await ada.click(world.card(), custom_id=control(world.card(), "play")["custom_id"])
    panel = answer_of(opened)
    await chosen(world, panel, f"and-end/red/main-{GOAL}")
    assert EN("famous_explorers-warning-reach", place=name_of(GOAL)) in text_of(panel)
    assert (await world.table()).row.ply == 0
    sure = control(panel, "sure")
    assert EN("move-and-end", move="").strip(", ") in sure["label"]
    await ada.click(panel, custom_id=sure["custom_id"])
    view = (await world.table()).view(None)
    assert view.scored == ((), (GOAL,))
    assert view.to_act == (1,)


async def test_a_late_card_waits_for_the_own_turn_under_new_rule_1(world: World) -> None:
    await seated(world, before_goal(nr1=True, reached=GOAL))
    bo, seen = world.person("Bo"), public(world)
    refused = await bo.slash(world.channel, "move", moves=f"score {name_of(GOAL)}")
    assert EN("famous_explorers-refusal-late-not-your-turn") in words_of(refused)
    assert "FE-701" in words_of(refused)
    assert public(world) == seen
    offered = await bo.autocomplete(world.channel, "move", "moves", "score")
    assert not [choice for choice in offered if choice["value"].startswith("score")]


async def test_the_panel_says_what_a_move_brings_to_the_mover_alone(world: World) -> None:
    await seated(world, before_goal(active=1, first=1))
    bo, ada = world.person("Bo"), world.person("Ada")
    offered = await bo.autocomplete(world.channel, "move", "moves", "red")
    (line,) = (choice for choice in offered if choice["value"] == f"red {name_of(GOAL)}")
    assert line["name"].endswith(f" · {EN('famous_explorers-benefit-own')}")
    opened = await bo.click(world.card(), custom_id=control(world.card(), "play")["custom_id"])
    buttons = str(picks_of(answer_of(opened)))
    assert f"{name_of(GOAL)} · {EN('famous_explorers-benefit-own')}" in buttons
    shown = await ada.click(world.card(), custom_id=control(world.card(), "play")["custom_id"])
    assert EN("famous_explorers-benefit-own") not in str(picks_of(answer_of(shown)))


@pytest.mark.parametrize("typed", ["red tro", "r TRO", "RED trpy", "troy"])
async def test_a_move_cut_short_is_completed_before_anything_may_follow(
    world: World, typed: str
) -> None:
    await seated(world, before_goal(active=1, first=1))
    bo, line = world.person("Bo"), f"red {name_of(GOAL)}"
    first, *_others = await bo.autocomplete(world.channel, "move", "moves", typed)
    assert first["value"] == line
    assert first["name"].endswith(f" · {EN('famous_explorers-benefit-own')}")
    for followed in (f"{typed} ", line, f"{line} "):
        following = await bo.autocomplete(world.channel, "move", "moves", followed)
        assert following
        assert line not in [choice["value"] for choice in following]
        assert all(choice["value"].startswith(followed.strip()) for choice in following)


async def choose_secret(who: Any, panel: Any, kind: str) -> None:
    """Press the button that leads to both Secrets, and choose Secret A."""
    for wanted in (f":{kind}", f":{kind}/a"):
        picks = (pick["custom_id"] for pick in picks_of(panel))
        await who.click(panel, custom_id=next(pick for pick in picks if pick.endswith(wanted)))


@pytest.mark.parametrize("by_button", [True, False])
async def test_a_peek_reaches_the_one_who_peeks_alone(world: World, by_button: bool) -> None:
    state = before_goal(sd=True, secrets="waitangi cape_evans", bonuses=1, main=False)
    await seated(world, state)
    ada, bo = world.person("Ada"), world.person("Bo")
    if by_button:
        card = world.card()
        opened = await ada.click(card, custom_id=control(card, "play")["custom_id"])
        panel = answer_of(opened)
        await choose_secret(ada, panel, "peek")
        assert name_of("waitangi") not in text_of(panel)
        await ada.click(panel, custom_id=control(panel, "sure")["custom_id"])
        assert name_of("waitangi") in text_of(panel), "the panel says what came up"
    else:
        await ada.slash(world.channel, "famous_explorers peek", slot="a")
    table, secret = await world.table(), name_of("waitangi")
    assert [entry.place for entry in table.view(0).secrets] == ["waitangi", None]
    assert [entry.place for entry in table.view(1).secrets] == [None, None]

    own = await ada.slash(world.channel, "board", form="text")
    assert secret in words_of(await ada.slash(world.channel, "targets"))
    assert secret in words_of(await ada.slash(world.channel, "log"))
    assert secret in words_of(own)
    for who in (bo, world.person("Zoe")):
        for command, given in (("board", {"form": "text"}), ("board", {}), ("log", {})):
            shown = await who.slash(world.channel, command, **given)
            assert secret not in f"{words_of(shown)} {alts_of(answer_of(shown).message)}"
    assert secret not in words_of(await bo.slash(world.channel, "targets"))
    await ada.slash(world.channel, "move", moves="end")
    assert "**Ada** peeks at Secret A" in text_of(world.card())
    messages = [*world.posts(), *world.letters("Bo")]
    assert not [
        message for message in messages if secret in f"{text_of(message)} {alts_of(message)}"
    ]
    assert "Secret A: peeked at by Ada" in words_of(
        await bo.slash(world.channel, "board", form="text")
    )


async def test_a_secret_says_what_a_wrong_guess_costs_and_then_what_it_was(world: World) -> None:
    state = before_goal(
        sd=True, secrets="waitangi cape_evans", window=PATH[-2], main=False, scored=["mactan"]
    )
    table = await seated(world, state)
    ada = world.person("Ada")
    card = world.card()
    opened = await ada.click(card, custom_id=control(card, "play")["custom_id"])
    panel = answer_of(opened)
    await choose_secret(ada, panel, "reveal")
    cost = EN(
        "famous_explorers-warning-reveal",
        slot="A",
        place=name_of(PATH[-2]),
        cost="point",
        others=0,
    )
    assert "you lose 1 point." in cost
    assert EN("sure-ask", warning=cost) in text_of(panel)
    assert name_of("waitangi") not in text_of(panel)
    await ada.click(panel, custom_id=control(panel, "sure")["custom_id"])
    told = text_of(panel)
    told = told.replace("**", "")
    assert "Ada turns over Secret A: Waitangi. Wrong: no expedition is there" in told
    assert "loses 1 point for the wrong guess" in told
    after = await world.bot.tables.repository.get(table.id)
    assert after.view(None).scores[0].track == 0
