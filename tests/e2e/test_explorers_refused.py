"""What the rules of Explorers forbid is refused in words, and the running turn stays as it was."""

from __future__ import annotations

from typing import Any

import pytest

from bot.texts import words_in
from engines.core import Chance
from engines.explorers.moves import Mark
from tests.e2e.driver import World, control, picks_of, text_of, words_of
from tests.e2e.exploring import Explorer, at_position, turn_of
from tests.e2e.faults import RawPress
from tests.e2e.sketches import sketch
from tests.explorers.games import printed, seat
from tests.explorers.maps import at

EN = words_in("en")
HELD = {"baskets": ((1, 0, 0), (0, 0, 0), (0, 0, 0), (0, 0, 0))}
"""An apple in round 1."""


@pytest.fixture(autouse=True)
def _sketched(monkeypatch: pytest.MonkeyPatch) -> None:
    sketch(monkeypatch)


async def play(person: Explorer, *lines: str) -> None:
    """Type lines that are legal."""
    for line in lines:
        before = await person.world.standing(await person.world.table())
        answer = await person.type(line)
        assert await person.world.standing(await person.world.table()) != before, answer


async def check_refused(world: World, rule: str, code: str, answer: str, before: Any) -> None:
    """Check that an answer gives the reason and quotes the clause, and nothing has changed."""
    clause = (await world.table()).game.rulebook("en").clause(rule)
    assert clause is not None
    assert f"**{rule}** {clause.words}" in answer, (rule, answer)
    assert code in answer
    assert await world.standing(await world.table()) == before


SQUARES = (
    ("K5", "XP-404", "K5 is a village."),
    ("G5", "XP-405", "G5 is already crossed."),
    ("F5", "XP-405", "F5 is already crossed."),
    ("O1", "XP-401", "O1 touches none of your crosses."),
    ("M6", "XP-403", "M6 is water. Your crosses of this turn go only on prairie."),
    ("G4", "XP-551", "You need a key for the temple on G4."),
    ("N5", "XP-532", "You already have an apple in round 1, so N5 is closed"),
)


async def test_a_forbidden_square_is_refused_with_its_clause(world: World) -> None:
    position = printed(sheets=[seat("G5 N6 J5", **HELD)])
    ada, _bo = await at_position(world, position)
    await play(ada, "side prairie", "f5")
    before = await world.standing(await world.table())
    posts = [(post.id, text_of(post)) for post in world.posts()]
    for square, rule, sentence in SQUARES:
        await check_refused(world, rule, sentence, await ada.type(square), before)
        command = await ada.person.slash(world.channel, "explorers cross", square=square)
        await check_refused(world, rule, sentence, words_of(command), before)
        whole = await ada.type(f"h5 {square}")
        await check_refused(world, rule, sentence, whole, before)
        await ada.open()
        assert square not in {label.split()[0] for label in ada.labels()}
    await check_refused(
        world, "XP-407", "You still have 2 crosses to place", await ada.type("commit"), before
    )
    assert [(post.id, text_of(post)) for post in world.posts()] == posts


async def test_crosses_without_a_key_are_told_as_lost_and_not_as_placed(world: World) -> None:
    ada, _bo = await at_position(world, printed(sheets=[seat("M4")]))
    await ada.type("side water")
    await ada.open()
    lost = "so they are lost: you have no key for the temple beside your crosses."
    assert lost in text_of(ada.panel)
    before = await world.standing(await world.table())
    for answer in (
        await ada.type("n4"),
        words_of(await ada.person.slash(world.channel, "explorers cross", square="N4")),
    ):
        await check_refused(world, "XP-551", "You need a key for the temple on N4.", answer, before)
        assert lost in answer
        assert "placed" not in answer


async def test_an_old_button_of_a_square_now_crossed_plays_nothing(world: World) -> None:
    ada, _bo = await at_position(world, printed(sheets=[seat("G5 N6 J5", **HELD)]))
    await ada.type("side prairie")
    await ada.open()
    await world.env.advance_time(16 * 60)  # or the newer panel would take the place of this one
    await ada.type("f5")
    before = await world.standing(await world.table())
    await ada.choose_moves(await world.table(), [Mark(at("F5"))])
    assert ada.was_refused
    assert await world.standing(await world.table()) == before
    assert picks_of(ada.panel), "the panel asks what is asked now"


async def test_turns_are_refused_in_their_order(world: World) -> None:
    ada, bo = await at_position(world, printed(sheets=[seat("G5 N6 J5", **HELD)]))
    before = await world.standing(await world.table())
    for person, line, rule, sentence in (
        (bo, "side water", "XP-305", "Only the active player, Ada, chooses"),
        (bo, "take water", "XP-305", "Wait until Ada has chosen"),
        (ada, "f5", "XP-306", "Choose a side of the card first"),
        (ada, "side desert", "XP-305", "That is not on the card"),
    ):
        await check_refused(world, rule, sentence, await person.type(line), before)
    await play(ada, "side prairie", "f5 h5 i5")
    before = await world.standing(await world.table())
    for person, line, rule, sentence in (
        (ada, "side water", "XP-305", "You have already chosen: prairie."),
        (ada, "j4", "XP-407", "All your crosses are placed."),
        (bo, "j4", "XP-309", "First choose where your crosses go"),
        (bo, "commit", "XP-309", "First choose where your crosses go"),
        (bo, "map desert", "XP-511", "You have no unused map."),
    ):
        await check_refused(world, rule, sentence, await person.type(line), before)


async def test_committing_twice_and_undo_after_the_last_commit(world: World) -> None:
    table = await world.started(
        "Ada", "Bo", game="explorers", seed="first", first_player=1, drawn_landscape=True
    )
    ada, bo = Explorer(world, "Ada", 0), Explorer(world, "Bo", 1)
    lines = list[str]()
    for person in (ada, bo):
        moves, _chance = turn_of(table.game, table.state, person.number, Chance(person.number))
        lines.append(" ".join(map(table.game.format, moves)))
    await play(ada, lines[0], "commit")
    before = await world.standing(await world.table())
    for line in ("commit", "h6"):
        answer = await ada.type(line)
        await check_refused(world, "XP-952", "You have committed already.", answer, before)
    old = Explorer(world, "Ada", 0)
    await old.open()
    assert old.can_undo
    button = control(old.panel, "retract")["custom_id"]
    before_last = len(world.posts())
    await play(bo, lines[1], "commit")
    settled = await world.standing(await world.table())
    assert (await world.table()).view(None).turn == 1
    posts = [(post.id, text_of(post)) for post in world.posts()]
    assert len(posts) == before_last + 1
    late = words_of(await RawPress(world, ada.person, old.panel, button).answered())
    assert EN("refused-stale") in late
    for person, reason in ((ada, "shown"), (bo, "revealed")):
        for steps in ("last", "all"):
            undone = await person.person.slash(world.channel, "undo", steps=steps)
            refused = EN("refused-nothing-to-undo", reason=reason)
            assert words_of(undone) == f"{refused}\n{EN('consent-offer')}"
        await person.open()
        assert not person.can_undo
    assert await world.standing(await world.table()) == settled
    assert [(post.id, text_of(post)) for post in world.posts()] == posts
