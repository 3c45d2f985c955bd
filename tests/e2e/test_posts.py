"""What posts and panels hold: pictures, each alone in its gallery, and the words beside them."""

from __future__ import annotations

from typing import Any

import pytest

from bot.texts import words_in
from engines.core import Chance
from render import files
from render.registry import map_renderer, renderer
from tests.e2e.driver import (
    World,
    alts_of,
    answer_of,
    components_of,
    control,
    controls,
    text_of,
    verb_of,
    words_of,
)
from tests.e2e.driver import begin_game as begun
from tests.e2e.faults import RawPress
from tests.e2e.test_famous_explorers import seated
from tests.e2e.typists import Typist
from tests.famous_explorers.positions import position
from tests.features.lookups.test_map import begin_game, worlds
from tests.pictured import kind_of

EN = words_in("en")
GALLERY, CONTAINER = 12, 17


def galleries(message: Any) -> list[list[str]]:
    """Return the names of the pictures in each gallery of a message."""
    (container,) = [part for part in components_of(message) if part["type"] == CONTAINER]
    return [
        [kind_of(item["media"]["url"].split("/")[-1].split("?")[0]) for item in part["items"]]
        for part in container["components"]
        if part["type"] == GALLERY
    ]


def alts(message: Any) -> list[str]:
    """Return the alt texts of a message's pictures, which files and gallery must both have."""
    both = alts_of(message)
    count = len(both) // 2
    assert both[:count] == both[count:]
    return both[:count]


async def test_the_board_after_a_turn_is_drawn_for_the_card_alone(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever looks while others play sees their own board."""
    await begun(world)
    seats, draw = list[int | None](), files.draw

    def counted(game_id: str, kind: str, *given: Any) -> tuple[files.Drawn, ...]:
        if kind == "board":
            seats.append(given[0].seat)
        return draw(game_id, kind, *given)

    monkeypatch.setattr(files, "draw", counted)
    ada = world.person("Ada")
    ended = answer_of(await ada.slash(world.channel, "move", moves="M G5 ok end"))
    assert seats == [None]
    assert alts(world.card())
    assert not alts(ended.message)
    assert EN("card-no-picture") not in text_of(ended)
    await ada.click(world.card(), custom_id=control(world.card(), "play")["custom_id"])
    assert seats == [None, 0]


# --- cards ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["luxor", "expedition_1996", "famous_explorers"])
async def test_a_game_opens_with_the_plate_alone(world: World, game: str) -> None:
    table = await world.started("Ada", "Bo", game=game, seed="opening")
    card, painter, view = world.card(), renderer(game), table.view(None)
    assert galleries(card) == [["start.png"]]
    assert alts(card) == [painter.start(view, EN, table.names).alt[:1024]]
    assert EN("card-begins") in text_of(card)
    assert painter.card_text(view, EN, table.names) in text_of(card)


async def test_the_plate_stays_while_the_first_turn_is_edited(world: World) -> None:
    await world.started("Ada", "Bo", first_player=1)
    await world.person("Ada").slash(world.channel, "luxor keep", tile="M")
    assert "**Ada** has chosen" in text_of(world.card())
    assert galleries(world.card()) == [["start.png"]]
    await world.person("Bo").slash(world.channel, "luxor keep", tile="M")
    assert galleries(world.card()) == [["board.png"]]


@pytest.mark.parametrize("names", [("Ada", "Bo"), ("Bo", "Ada")])
@pytest.mark.parametrize("redrawn", [True, False])
async def test_only_the_first_post_of_a_set_up_has_the_plate(
    world: World, names: tuple[str, str], redrawn: bool
) -> None:
    ada = world.person("Ada")
    await world.started(
        "Ada", "Bo", game="explorers", seed="plate", first_player=1, drawn_landscape=False
    )
    if redrawn:
        await ada.slash(world.channel, "move", moves="redraw")
    assert galleries(world.card()) == [["start.png"]]
    await ada.slash(world.channel, "move", moves="accept")
    assert galleries(world.card()) == [["board.png"]]
    for name in names:
        seat = int(name == "Bo")
        while seat in (table := await world.table()).view(None).to_act and not table.view(0).turn:
            move = table.game.format(table.view(seat).decision.moves[0])
            await world.person(name).slash(world.channel, "move", moves=move)
            assert galleries(world.card()) == [["board.png"]], "edited or posted"
    assert "## Explorers · round 1, turn 1" in text_of(world.card())


async def test_a_later_card_has_the_board_and_below_it_the_words(world: World) -> None:
    table = await seated(world, position(red="start>venice", hands=["fuji uluru", "troy giza"]))
    for moves in ("red Carthage", "end"):
        await world.person("Ada").slash(world.channel, "move", moves=moves)
    table, card = await world.table(), world.card()
    assert galleries(card) == [["board.png"]]
    said = renderer("famous_explorers").card_text(table.view(None), EN, table.names)
    title, happened, *lines, prompt = text_of(card).split("\n")
    assert "**Ada** leads red from Venice to Carthage" in happened
    assert said in "\n".join(lines)
    assert prompt == EN("card-turn", name=f"<@{world.person('Bo').id}>")
    rows = [
        part["components"] for part in components_of(card)[0]["components"] if part["type"] == 1
    ]
    assert [[verb_of(button) for button in row] for row in rows] == [
        ["play", "hand", "map"],
        ["undo", "text", "rules"],
    ]
    assert title.startswith("## ")


# --- the map -------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["expedition_1996", "famous_explorers"])
async def test_the_map_is_shown_to_whoever_asks_as_far_as_they_may_know(
    world: World, game: str
) -> None:
    table, painter = await begin_game(world, game)
    posts, card = len(world.posts()), world.card()
    for seat, name in ((0, "Ada"), (1, "Bo"), (None, "Zoe")):
        pressed = await world.person(name).click(card, custom_id=control(card, "map")["custom_id"])
        shown = answer_of(pressed)
        assert words_of(pressed) == (
            f"### {EN('where-title', game=table.game.title)}\n{EN('map-hint')}"
        )
        assert galleries(shown.message) == [["map.png"]]
        for view in worlds(table, seat):
            assert alts(shown.message) == [painter.whole_map(view, EN, table.names).alt[:1024]]
    assert len(world.posts()) == posts


async def test_the_map_is_offered_only_where_there_is_one(world: World) -> None:
    table = await world.started("Ada", "Bo")
    ada = world.person("Ada")
    assert "map" not in map(verb_of, controls(world.card()))
    panel = answer_of(
        await ada.click(world.card(), custom_id=control(world.card(), "play")["custom_id"])
    )
    assert "map" not in map(verb_of, controls(panel))
    forged = RawPress(world, ada, world.card(), f"x:map:{table.id}::")
    assert words_of(await forged.answered()) == EN("refused-no-map", game=table.game.title)


# --- panels --------------------------------------------------------------------------------------


async def test_the_mover_sees_from_near_what_is_next_to_own_places(world: World) -> None:
    """Right above the question is the closeup that matters; *Map* has all, and the board."""
    red = "start>venice>carthage"
    table = await seated(world, position(red=red, hands=["troy giza", "fuji uluru"]))
    ada, card, view = world.person("Ada"), world.card(), table.view(0)
    painter = map_renderer("famous_explorers")
    assert painter is not None
    panel = answer_of(await ada.click(card, custom_id=control(card, "play")["custom_id"]))
    closeups = painter.closeups(view, EN, table.names)
    assert len(closeups) > 1
    (nearest,) = painter.closeup(view, EN, table.names)
    assert nearest.alt in [closeup.alt for closeup in closeups]
    assert alts(panel.message) == [nearest.alt[:1024]]
    said = painter.card_text(view, EN, table.names)
    before, after = text_of(panel).split(said)
    assert "Famous Explorers" in before
    assert after.strip().startswith("**Lay your main arrow.")
    looked = answer_of(await ada.click(panel, custom_id=control(panel, "map")["custom_id"]))
    names = [[f"closeup-{number}.png"] for number in range(1, len(closeups) + 1)]
    assert galleries(looked.message) == [*names, ["map.png"]]
    assert alts(looked.message)[:-1] == [closeup.alt[:1024] for closeup in closeups]
    assert "closeup" not in str(galleries(world.card())), "nobody else sees them"


async def test_far_from_all_own_places_the_mover_sees_the_board(world: World) -> None:
    table = await seated(world, position(red="start>venice", hands=["fuji uluru", "troy giza"]))
    ada, card, view = world.person("Ada"), world.card(), table.view(0)
    painter = map_renderer("famous_explorers")
    assert painter is not None
    panel = answer_of(await ada.click(card, custom_id=control(card, "play")["custom_id"]))
    assert painter.closeup(view, EN, table.names) == ()
    assert alts(panel.message) == [painter.board(view, EN, table.names).alt[:1024]]


async def test_who_waits_sees_the_board_alone(world: World) -> None:
    table = await seated(world, position(red="start>venice", hands=["fuji uluru", "troy giza"]))
    bo, card = world.person("Bo"), world.card()
    panel = answer_of(await bo.click(card, custom_id=control(card, "play")["custom_id"]))
    assert galleries(panel.message) == [["board.png"]]
    assert "**Ada**: lay the main arrow" in text_of(panel)
    said = renderer("famous_explorers").card_text
    for view in worlds(table, 1):
        assert said(view, EN, table.names) in text_of(panel)


# --- the end -------------------------------------------------------------------------------------


async def test_the_end_is_a_poster_and_says_what_it_shows(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing(*_given: object) -> None:
        """No moves lead to the position of this test."""

    monkeypatch.setattr("bot.delivery.drawing.course_of", nothing)
    monkeypatch.setattr("bot.features.history.animation.Animations.drawn", nothing)
    table = await seated(
        world,
        position(
            red="start>venice", hands=["", ""], rest=True, active=1, main=False, closing=True,
            scored=["giza troy marib", "fuji* uluru"],
        ),
    )  # fmt: skip
    await world.person("Bo").slash(world.channel, "move", moves="end")
    table = await world.bot.tables.repository.get(table.id)
    view, card = table.view(None), world.card()
    assert view.outcome.scores[0] == view.outcome.scores[1]
    assert galleries(card) == [["board.png"]]
    poster = renderer("famous_explorers").end(view, EN, table.names, table.days)
    assert alts(card) == [poster.alt[:1024]]
    text = text_of(card)
    assert f"## {EN('card-title-over', game=table.game.title)}" in text
    assert "### Ada wins!\n1. **Ada** · 3 points" in text
    assert "3 cards scored" not in text, "the poster says it"
    assert "Ada before Bo: 3 scored cards against 2." in text
    assert "map" in map(verb_of, controls(card))
    panel = answer_of(
        await world.person("Ada").click(card, custom_id=control(card, "text")["custom_id"])
    )
    assert panel.ephemeral


async def test_each_card_has_one_picture(world: World) -> None:
    await world.started("Ada", "Bo", seed="short", first_player=1)
    assert galleries(world.card()) == [["start.png"]]
    cards = set()
    for turn in range(6):
        actor = await world.acting(await world.table())
        await Typist(world, actor, Chance(turn)).take_turn(by_line=True)
        if world.card().id != world.posts()[1].id:
            cards.add(world.card().id)
            assert galleries(world.card()) == [["board.png"]]
    assert len(cards) >= 3
