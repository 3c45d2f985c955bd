"""Illegal moves are refused with the rule, unreadable lines are explained, nothing changes."""

from __future__ import annotations

from bot.messages.narrator import Narrator
from bot.texts import words_in
from engines.core import Chance
from tests.e2e.driver import World, begin_game, words_of
from tests.e2e.typists import Typist

EN = words_in("en")


async def refused(world: World, command: str, /, **filled: str) -> str:
    """Let Ada type a command that must change nothing; return the answer."""
    table = await world.table()
    before, posts = await world.standing(table), len(world.posts())
    answer = words_of(await world.person("Ada").slash(world.channel, command, **filled))
    assert await world.standing(table) == before
    assert len(world.posts()) == posts
    assert not await world.waiting_rows()
    return answer


async def question(world: World) -> str:
    """Return what Ada is asked now, in words."""
    table = await world.table()
    return Narrator(EN, table.game, table.names).question(table.view(0).decision)


ILLEGAL = (
    ("Cd F6", "LX-303", "F6 is taken"),
    ("Cd E5", "LX-303", "E5 touches no tile"),
    ("Pd F5", "LX-303", "You do not hold that tile: desert pyramid"),
    ("keep M", "LX-203", "You have already chosen your starting tile"),
    ("end", "LX-302", "You must place at least one tile"),
    ("ok", "LX-702", "There is nothing to confirm"),
    ("Cd F5 deploy 0", "LX-402", "A desert camp needs at least one"),
    ("Cd F5 deploy 7", "LX-403", "at most 5"),
    ("north", "LX-401", "only when you place a camp"),
    ("Cd F5 M F4", "LX-702", "First confirm your plan"),
    ("boat from F6", "LX-102", "without New Adventures"),
)


async def test_an_illegal_line_names_the_rule_and_what_is_possible(world: World) -> None:
    await begin_game(world)
    for line, rule, sentence in ILLEGAL:
        answer = await refused(world, "move", moves=line)
        clause = (await world.table()).game.rulebook("en").clause(rule)
        assert clause is not None
        assert f"**{rule}** {clause.words}" in answer, line
        assert sentence in answer
        assert f"**Now:** {await question(world)}\nFor example `Cd F5`" in answer


async def test_an_illegal_command_names_the_rule(world: World) -> None:
    await begin_game(world)
    far = await refused(world, "luxor place", tile="Cd", cell="A1")
    assert "**LX-303**" in far
    assert "A1 touches no tile" in far
    crew = await refused(world, "luxor place", tile="Cd", cell="F5", adventurers="6")
    assert "You may put at most 5 adventurers on a camp" in crew
    then = await refused(world, "luxor confirm", then="ok")
    assert "**LX-702**" in then
    assert "**LX-302**" in await refused(world, "luxor end")


async def test_a_line_that_is_half_legal_plays_nothing(world: World) -> None:
    await begin_game(world)
    answer = await refused(world, "move", moves="Cd F5 deploy 2 stand nonsense")
    assert EN("notation-unknown", text="nonsense") in answer
    assert await question(world) in answer
    answer = await refused(world, "move", moves="Cd F5 deploy 2 north")
    assert "> **LX-" in answer
    answer = await refused(world, "move", moves="M F5 ok Cd F4 deploy 2")
    assert EN("notation-revealing", text="cd f4 deploy 2") in answer
    await world.person("Ada").slash(world.channel, "move", moves="M F5 ok")
    assert (await world.table()).view(None).placed == 1


UNREADABLE = (
    ("xyzzy", "notation-unknown", "xyzzy"),
    ("   ", "notation-empty", ""),
    ("Cd", "notation-unknown", "Cd"),
    ("@everyone **boo** <@1>", "notation-unknown", "everyone"),
)


async def test_what_cannot_be_read_is_said_so(world: World) -> None:
    await begin_game(world)
    outside = await refused(world, "move", moves="F99")
    assert "The board has columns A to L and rows 1 to 12: there is no F99." in outside
    for line, key, text in UNREADABLE:
        answer = await refused(world, "move", moves=line)
        assert EN(key, text=text) in answer, line
        assert await question(world) in answer


async def test_what_is_ambiguous_lists_the_readings(world: World) -> None:
    await begin_game(world)
    answer = await refused(world, "move", moves="F5")
    assert "`Cd F5`" in answer
    assert "`M F5`" in answer
    assert "several things" in answer


async def test_moves_without_a_table_or_before_the_start(world: World) -> None:
    ada = world.person("Ada")
    none = words_of(await ada.slash(world.channel, "move", moves="Cd F5"))
    assert none == EN("refused-no-table-here")
    await ada.slash(world.channel, "game new", game="luxor")
    for command, filled in (("move", {"moves": "Cd F5"}), ("luxor end", {}), ("hand", {})):
        early = words_of(await ada.slash(world.channel, command, **filled))
        assert early in (EN("refused-not-started"), EN("refused-status-lobby"))
    undo = words_of(await ada.slash(world.channel, "undo"))
    assert undo == EN("refused-status-lobby")


async def test_a_game_that_is_over_takes_no_moves(world: World) -> None:
    await begin_game(world)
    table = await world.table()
    ada = world.person("Ada")
    await world.abandon()
    answer = words_of(await ada.slash(world.channel, "move", moves="Cd F5"))
    assert answer == EN("refused-no-table-here")
    assert (await world.bot.tables.repository.get(table.id)).row.ply == 2


async def test_the_set_up_refuses_what_is_not_a_choice(world: World) -> None:
    await world.started("Ada", "Bo", first_player=1)
    camp = await refused(world, "luxor keep", tile="Cd")
    assert "**LX-202**" in camp
    assert "**LX-202**" in await refused(world, "move", moves="Cd F5")
    await Typist(world, world.person("Ada"), Chance(1)).command("keep")
    again = await refused(world, "luxor keep", tile="M")
    assert "**LX-203**" in again
    assert EN("possible-meanwhile") in again
