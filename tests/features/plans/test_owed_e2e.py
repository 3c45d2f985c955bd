"""All marks or chips that a seat owes are chosen in one visit, and each is placed in its turn."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from bot.features.plans.service import PlanService
from bot.tables import Table
from bot.texts import words_in
from engines.core import decision_of
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

from .test_plans_e2e import plan_of

EN = words_in("en")
EXPLORERS, OLD = "famous_explorers", "expedition_1996"


async def opened(world: World, name: str) -> Any:
    """Let somebody open the panel by the newest card."""
    ada, card = world.person(name), world.card()
    return answer_of(await ada.click(card, custom_id=control(card, "play")["custom_id"]))


def names_in(table: Table) -> dict[str, str]:
    """Return the names of a game's places by their ids."""
    return {place.id: place.name for place in table.game.places()}


def menu_of(panel: Any, verb: str) -> dict[str, Any]:
    return next(part for part in controls(panel) if part["type"] == 3 and verb_of(part) == verb)


async def chosen(world: World, name: str, panel: Any, values: list[str], verb: str = "pick") -> Any:
    """Let somebody choose in a menu of their panel."""
    menu = menu_of(panel, verb)
    await world.person(name).select(panel, values, custom_id=menu["custom_id"])
    return panel


async def fitting(world: World, name: str, count: int) -> list[str]:
    """Return answers that somebody who is asked can give one after another, the first ones."""
    table = await world.table()
    seat = table.seat_of(world.person(name).id)
    assert seat is not None
    state, found = table.state, list[str]()
    for _answer in range(count):
        asked = decision_of(table.game, state, seat)
        assert asked is not None
        found.append("/".join(table.game.path(asked.moves[0])))
        state = table.game.apply(state, seat, asked.moves[0])[0]
        state = table.game.ahead(state, seat) or state
    return found


def seen(world: World) -> str:
    """Return all that everybody can read in the channel."""
    return "\n".join(f"{text_of(post)}\n{alts_of(post)}" for post in world.posts())


async def test_each_is_called_once_and_chooses_all_marks_in_two_presses(world: World) -> None:
    table = await world.started("Ada", "Bo", "Cleo", game=EXPLORERS, first_player=1, seed="marks")
    kept, calls = dict[str, list[str]](), set[tuple[int, int]]()
    for name in ("Ada", "Cleo", "Bo"):  # FE-202
        panel = await opened(world, name)
        assert EN("ask-owed", count=4) in text_of(panel)
        menu = menu_of(panel, "pick")
        assert (menu["min_values"], menu["max_values"]) == (1, 4)
        wanted = await fitting(world, name, 4)
        wanted.reverse()  # the order is that of the choice, not that of the menu
        labels = {option["value"]: option["label"] for option in menu["options"]}
        await chosen(world, name, panel, wanted)
        names = [names_in(table)[place] for place in wanted]
        order = ", ".join(labels[place] for place in wanted)
        assert EN("sure-owed", moves=order) in text_of(panel), "it says the order back"
        calls |= {(post.id, user) for post in world.posts() for user in world.pinged(post)}
        await world.person(name).click(panel, custom_id=control(panel, "sure")["custom_id"])
        kept[name] = names
        if name == "Ada":
            await world.restart()
            assert names[0] in seen(world)
            assert not any(place in seen(world) for place in names[1:]), "only Ada knows of them"
            row = await plan_of(world, 0)
            assert [*row.lines] == [f"mark {place}" for place in names[1:]]
    after = await world.table()
    assert after.view(None).to_act == (0,)
    assert after.view(None).round == 1, "all twelve are placed"
    marks = [[names_in(table)[place] for place in own] for own in after.view(None).marks]
    assert sorted(map(sorted, marks)) == sorted(map(sorted, kept.values()))
    assert [(await plan_of(world, seat)).lines for seat in range(3)] == [(), (), ()]
    called = Counter(user for _post, user in calls)
    assert called == {world.person(name).id: 1 for name in kept}
    assert world.pinged(world.posts()[-1]) == [world.person("Ada").id], "to the first turn"


async def test_marks_are_added_one_by_one_until_they_are_confirmed(world: World) -> None:
    await world.started("Ada", "Bo", game=EXPLORERS, first_player=1, seed="marks")
    first, second, third, _fourth = await fitting(world, "Ada", 4)
    standing = await world.standing(await world.table())
    panel = await opened(world, "Ada")
    labels = {option["value"]: option["label"] for option in menu_of(panel, "pick")["options"]}
    await chosen(world, "Ada", panel, [second])
    assert second not in {option["value"] for option in menu_of(panel, "add")["options"]}
    assert menu_of(panel, "add")["max_values"] == 3
    await chosen(world, "Ada", panel, [first, third], "add")
    order = ", ".join(labels[place] for place in (second, first, third))
    assert EN("sure-owed", moves=order) in text_of(panel)
    back = next(part for part in controls(panel) if part.get("label") == EN("button-back"))
    await world.person("Ada").click(panel, custom_id=back["custom_id"])
    assert menu_of(panel, "pick")["max_values"] == 4, "nothing is chosen any more"
    assert await world.standing(await world.table()) == standing
    assert (await plan_of(world, 0)).lines == ()


async def test_chips_of_several_regions_are_chosen_in_one_visit(world: World) -> None:
    table = await world.started("Ada", "Bo", game=OLD, variant_b=True, first_player=1)
    panel, lines = await opened(world, "Ada"), list[str]()
    names = names_in(table)
    for verb, at in (("pick", 0), ("add", -1)):
        region = menu_of(panel, verb)["options"][at]["value"]
        await chosen(world, "Ada", panel, [region], verb)
        values = [option["value"] for option in menu_of(panel, verb)["options"][:2]]
        await chosen(world, "Ada", panel, values, verb)
        lines += [f"chip {names[value.rpartition('/')[2]]}" for value in values]
    assert menu_of(panel, "add")["max_values"] == 1, "the region of a fifth"
    await world.person("Ada").click(panel, custom_id=control(panel, "sure")["custom_id"])
    assert (await plan_of(world, 0)).lines == tuple(lines[1:])


async def test_who_is_not_asked_once_more_places_them_in_one_press(world: World) -> None:
    await world.started("Ada", "Bo", game=EXPLORERS, first_player=1, seed="marks")
    await world.bot.tables.preferences.choose(world.person("Ada").id, "ask-final", "off")
    wanted = await fitting(world, "Ada", 4)
    panel = await chosen(world, "Ada", await opened(world, "Ada"), wanted)
    assert not picks_of(panel)
    table = await world.table()
    assert list(table.view(None).marks[0]) == [wanted[0].rpartition("/")[2]]
    names = names_in(table)
    assert [*(await plan_of(world, 0)).lines] == [
        f"mark {names[place.rpartition('/')[2]]}" for place in wanted[1:]
    ]


async def test_marks_that_exclude_each_other_are_refused_in_words(world: World) -> None:
    table = await world.started("Ada", "Bo", game=EXPLORERS, first_player=1, seed="near")
    names, game, asked = names_in(table), table.game, table.view(0).decision
    after = {one: game.ahead(game.apply(table.state, 0, one)[0], 0) for one in asked.moves}
    one, other = next(
        (one, other)
        for one, other in permutations(asked.moves, 2)
        if (why := game.refusal(after[one], 0, other)) is not None and why.rule == "FE-205"
    )
    panel = await opened(world, "Ada")
    standing = await world.standing(table)
    menu = menu_of(panel, "pick")
    values = ["/".join(table.game.path(move)) for move in (one, other)]
    result = await world.person("Ada").select(panel, values, custom_id=menu["custom_id"])
    said = words_of(result)
    facts = {"place": names[other.place], "other": names[one.place]}
    assert EN("famous_explorers-refusal-next-to-own", **facts) in said
    assert f"`mark {names[one.place]}`" in said, "that alone would be possible"
    assert await world.standing(table) == standing
    assert (await plan_of(world, 0)).lines == ()


async def test_typed_marks_are_kept_too_and_a_wrong_line_changes_nothing(world: World) -> None:
    table = await world.started("Ada", "Bo", game=EXPLORERS, first_player=1, seed="marks")
    ada, names = world.person("Ada"), names_in(table)
    places = [names[place] for place in await fitting(world, "Ada", 4)]
    others = [names[move.place] for move in table.view(0).decision.moves]
    extra = next(place for place in others if place not in places)
    standing = await world.standing(table)
    for line, said in (
        ((places[0], places[0]), EN("famous_explorers-refusal-marked-already", place=places[0])),
        ((*places, extra), EN("refused-owed", count=4)),
        ((places[0], "Atlantis"), "Atlantis"),
    ):
        moves = " ".join(f"mark {place}" for place in line)
        assert said in words_of(await ada.slash(world.channel, "move", moves=moves))
        assert await world.standing(table) == standing
    offered = await ada.autocomplete(world.channel, "move", "moves", f"mark {places[0]} mark ")
    assert f"mark {places[0]} mark {places[1]}" in {choice["value"] for choice in offered}
    await ada.slash(world.channel, "move", moves=f"mark {places[0]} mark {places[1]}")
    assert (await plan_of(world, 0)).lines == (f"mark {places[1]}",), "fewer than four is fine"


async def test_a_chip_whose_place_is_gone_is_dropped_and_asked_again(world: World) -> None:
    table = await world.started("Ada", "Bo", game=OLD, variant_b=True, first_player=1)
    names = [names_in(table)[move.place] for move in table.view(0).decision.moves]
    ada, bo = world.person("Ada"), world.person("Bo")
    a, gone, c, other, new = names[:5]
    await ada.slash(world.channel, "move", moves=f"chip {a} chip {gone} chip {c}")
    await bo.slash(world.channel, "move", moves=f"chip {gone} chip {other}")
    table = await world.table()
    assert table.view(None).to_act == (0,), "Ada is asked instead of her second chip"
    assert ada.id in world.pinged(world.posts()[-1])
    panel = await opened(world, "Ada")
    why = EN("expedition_1996-refusal-chip-there", place=gone)
    assert why in text_of(panel)
    assert f"**{gone} is no longer possible" in text_of(panel)
    assert why not in text_of(await opened(world, "Bo"))
    await ada.slash(world.channel, "move", moves=f"chip {new}")
    table = await world.table()
    placed = [[names_in(table)[place] for place in own] for own in table.view(None).chips]
    assert placed == [[a, new, c], [gone, other]], "what was kept after it was placed in its turn"
    assert (await plan_of(world, 0)).lines == ()


async def test_a_panel_does_not_ask_what_is_about_to_be_answered(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.started("Ada", "Bo", game=EXPLORERS, first_player=1, seed="marks")
    ada = await fitting(world, "Ada", 2)
    panel = await opened(world, "Ada")
    await chosen(world, "Ada", panel, ada)
    await world.person("Ada").click(panel, custom_id=control(panel, "sure")["custom_id"])

    async def later(*_given: Any) -> None:
        """Leave the plans alone, as in the moment before they are played."""

    with monkeypatch.context() as patched:
        patched.setattr(PlanService, "play", later)
        (bo,) = await fitting(world, "Bo", 1)
        await world.person("Bo").slash(world.channel, "move", moves=f"mark {bo.rpartition('/')[2]}")
    assert (await world.table()).view(None).to_act == (0,)
    assert not picks_of(panel)


async def test_who_is_not_asked_yet_chooses_too(world: World) -> None:
    await world.started("Ada", "Bo", game=EXPLORERS, first_player=1, seed="marks")
    panel = answer_of(await world.person("Bo").slash(world.channel, "plan"))
    menu = menu_of(panel, "plan-add")
    assert menu["max_values"] == 4
    assert len((await plan_of(world, 1)).lines) == 0
    await world.person("Bo").select(
        panel, [menu["options"][0]["value"]], custom_id=menu["custom_id"]
    )
    assert len((await plan_of(world, 1)).lines) == 1
