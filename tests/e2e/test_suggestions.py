"""What autocomplete offers: legal now, for the parameter being filled in, and few."""

from __future__ import annotations

from typing import Any

from bot.texts import words_in
from engines.core import Chance, play_line
from engines.luxor.board import CODES
from engines.luxor.setup import ACTIONS
from tests.e2e.driver import World, begin_game
from tests.e2e.typists import Typist

EN = words_in("en")


async def begin(world: World, **options: Any) -> Typist:
    """Let Ada and Bo keep a mountain each; return Ada, who is to play."""
    await begin_game(world, **options)
    return Typist(world, world.person("Ada"), Chance(1))


async def test_every_line_offered_is_legal(world: World) -> None:
    ada = await begin(world)
    table = await world.table()
    for typed in ("", "Cd F5 ", "Cd F5 deploy 3 ", "Cd F5 deploy 3 south ", "M F5 "):
        lines = await ada.offered("move", "moves", typed)
        assert 0 < len(lines) <= 25
        for line in lines:
            assert line.startswith(typed)
            assert play_line(table.game, table.state, 0, line)


async def test_typing_narrows_what_is_offered(world: World) -> None:
    ada = await begin(world)
    every = await ada.offered("move", "moves")
    camps = await ada.offered("move", "moves", "Cd")
    assert camps
    assert {line.split()[0] for line in camps} == {"Cd"}
    assert len(camps) < len(every)
    mountains = await ada.offered("move", "moves", "mountain")
    assert mountains[0].startswith("M "), "words of the buttons are understood, too"
    assert await ada.offered("luxor place", "cell", "8", tile="M") == ["F8", "G8"]
    assert await ada.offered("luxor place", "cell", "zz", tile="M") == []


async def test_the_parameters_of_a_placement_follow_each_other(world: World) -> None:
    ada = await begin(world)
    place = "luxor place"
    cells = await ada.offered(place, "cell", tile="Cd")
    assert sorted(cells) == ["E6", "E7", "F5", "F8", "G5", "G8", "H6", "H7"]
    crews = await ada.offered(place, "adventurers", tile="Cd", cell="F5")
    assert crews == ["1", "2", "3", "4", "5"]
    assert await ada.offered(place, "adventurers", tile="M", cell="F5") == []
    assert await ada.offered(place, "leave", tile="M", cell="F5") == []
    assert await ada.offered(place, "then", tile="M", cell="F5") == ["ok", "ok end"]
    assert await ada.offered(place, "cell", tile="Pd") == [], "she does not hold one"
    assert await ada.offered("luxor keep", "tile") == []


async def test_one_command_can_be_a_whole_turn(world: World) -> None:
    ada = await begin(world)
    filled = {"tile": "Cd", "cell": "F5", "adventurers": "2", "walk": "stand"}
    await ada.played("luxor place", **filled, then="ok end")
    table = await world.table()
    assert (table.row.turn, table.view(None).supplies[0]) == (2, 28)


async def test_each_parameter_offers_what_belongs_to_it(world: World) -> None:
    ada = await begin(world, adventures=True)
    assert await ada.offered("luxor confirm", "then") == [], "nothing is drafted"
    await ada.played("move", moves="Cd F5 deploy 2 stand ok")
    assert set(await ada.offered("luxor place", "tile")) <= set(CODES)
    assert set(await ada.offered("luxor action", "use")) <= set(ACTIONS)
    table = await world.table()
    plain = next(tile[:-1] for tile in table.view(0).hand if tile[0] != "C")
    walk = await ada.offered("luxor place", "walk", tile=plain, cell="G5")
    assert walk == [], "nobody walks from a tile without adventurers"
