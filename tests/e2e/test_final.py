"""Moves that cannot be undone: asked once more in the panel, by buttons and menus."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.messages.controls import SEPARATOR
from bot.messages.narrator import Narrator
from bot.tables import Table
from bot.texts import words_in
from tests.e2e.driver import (
    World,
    answer_of,
    control,
    controls,
    picks_of,
    text_of,
    verb_of,
    words_of,
)
from tests.e2e.faults import RawPress

EN = words_in("en")
GAMES = ("luxor", "famous_explorers", "expedition_1996", "explorers", "siberia")
MOST = 60
"""So many moves are played at most to find one that is asked once more."""


@dataclass
class Asked:
    """A table at which somebody may choose a move that cannot be undone."""

    world: World
    table: Table
    actor: MemberActor
    move: Any
    warning: str

    async def panel(self) -> ResponseMessage:
        """Open a panel."""
        shown = await self.actor.click(
            self.world.card(), custom_id=control(self.world.card(), "play")["custom_id"]
        )
        return answer_of(shown)

    async def choose(self, panel: ResponseMessage) -> ResponseMessage:
        """Choose the move in a panel, step by step; return the panel after that."""
        path = self.table.game.path(self.move)
        for _step in range(len(path) + 1):
            if not await self._step(panel, path):
                return panel
        return panel

    async def _step(self, panel: ResponseMessage, path: tuple[str, ...]) -> bool:
        """Press what leads to the move; return whether there was anything."""
        if "sure" in verbs(panel):
            return False
        parts = [part for part in picks_of(panel) if part.get("label") != EN("button-back")]
        wanted = [SEPARATOR.join(path[:length]) for length in range(len(path), 0, -1)]
        for value in wanted:
            for part in parts:
                if part["type"] == 2 and part["custom_id"].split(":", 4)[4] == value:
                    await self.actor.click(panel, custom_id=part["custom_id"])
                    return True
                if value in [option["value"] for option in part.get("options", ())]:
                    await self.actor.select(panel, [value], custom_id=part["custom_id"])
                    return True
        return False

    async def press(self, panel: ResponseMessage, verb: str) -> None:
        """Press the only button with a verb."""
        await self.actor.click(panel, custom_id=control(panel, verb)["custom_id"])


def verbs(message: Any) -> list[str]:
    return [verb_of(part) for part in controls(message)]


async def asked(world: World, game_id: str) -> Asked:
    """Return a table at a move that cannot be undone, played there by typed lines."""
    table = await world.started("Ada", "Bo", game=game_id, seed="final")
    for _move in range(MOST):
        table = await world.bot.tables.repository.get(table.id)
        seat = table.people_to_act()[0]
        view, game = table.view(seat), table.game
        actor = await world.acting(table)
        question = view.decision
        for move in question.moves if len(question.moves) > 1 else ():
            if (warning := game.warning(view, move)) is not None:
                said = Narrator(EN, game, table.names, view).warning(warning)
                return Asked(world, table, actor, move, said)
        await actor.slash(world.channel, "move", moves=game.format(question.moves[0]))
    raise AssertionError(f"{game_id}: nothing was asked once more")


@pytest.mark.parametrize("game_id", GAMES)
async def test_a_final_move_is_asked_once_more_and_back_changes_nothing(
    world: World, game_id: str
) -> None:
    at = await asked(world, game_id)
    before = await world.standing(at.table)
    panel = await at.choose(await at.panel())
    # Of marks or chips, more can be chosen there.
    assert [verb for verb in verbs(panel) if verb != "add"] == ["sure", "pick"]
    assert EN("sure-ask", warning=at.warning) in text_of(panel)
    assert await world.standing(at.table) == before
    await at.press(panel, "pick")
    assert "sure" not in verbs(panel)
    assert at.warning not in text_of(panel)
    assert await world.standing(at.table) == before
    panel = await at.choose(panel)
    await at.press(panel, "sure")
    _version, count, state = await world.standing(at.table)
    assert count > before[1]
    assert state != before[2]
    assert "retract" not in verbs(panel)


async def test_what_is_confirmed_is_played_and_its_outcome_told(world: World) -> None:
    at = await asked(world, "famous_explorers")
    panel = await at.choose(await at.panel())
    await at.press(panel, "sure")
    row = (await world.bot.tables.repository.history(at.table, at.table.seat_of(at.actor.id)))[-1]
    narrator = Narrator(EN, at.table.game, at.table.names)
    sentence = narrator.event(row[1])
    assert sentence is not None
    came = text_of(panel).partition(EN("panel-came"))[2].replace("**", "")
    assert came.lstrip().startswith(f"· {sentence.rstrip('.')}")


def asking(shown: Any) -> str:
    """Return the id of the button of the settings that switches the question on or off."""
    ids = (str(found["custom_id"]) for found in controls(shown))
    return next(found for found in ids if "ask-final" in found)


async def test_whoever_has_switched_it_off_plays_at_the_first_press(world: World) -> None:
    at = await asked(world, "famous_explorers")
    shown = answer_of(await at.actor.slash(world.channel, "settings"))
    assert EN("settings-asks") in text_of(shown)
    await at.actor.click(shown, custom_id=asking(shown))
    assert EN("settings-asks-not") in text_of(shown)
    _version, count, _state = await world.standing(at.table)
    panel = await at.choose(await at.panel())
    assert "sure" not in verbs(panel)
    assert (await world.standing(at.table))[1] > count
    again = words_of(await at.actor.slash(world.channel, "settings"))
    assert EN("settings-asks-not") in again
    # It is one person's choice, not the table's.
    other = next(person for person in world.people.values() if person.id != at.actor.id)
    assert EN("settings-asks") in words_of(await other.slash(world.channel, "settings"))
    await at.actor.click(shown, custom_id=asking(shown))
    assert EN("settings-asks") in text_of(shown)


@pytest.mark.parametrize("game_id", ["famous_explorers", "expedition_1996"])
async def test_a_confirmation_that_comes_too_late_plays_nothing(world: World, game_id: str) -> None:
    at = await asked(world, game_id)
    panel = await at.choose(await at.panel())
    sure = control(panel, "sure")["custom_id"]
    await at.press(panel, "sure")
    before = await world.standing(at.table)
    late = RawPress(world, at.actor, panel, sure)
    await late.answered()
    assert EN("refused-stale") in text_of(panel)
    assert await world.standing(at.table) == before


@pytest.mark.parametrize("forged", ["", "0", "x/0", "{digest}/9999", "{digest}/1/2", "{digest}/x"])
async def test_a_confirmation_of_something_else_plays_nothing(world: World, forged: str) -> None:
    at = await asked(world, "famous_explorers")
    panel = await at.choose(await at.panel())
    before = await world.standing(at.table)
    head, _colon, path = control(panel, "sure")["custom_id"].rpartition(":")
    named = forged.format(digest=path.split("/")[0])
    answer = await RawPress(world, at.actor, panel, f"{head}:{named}").answered()
    assert EN("refused-outdated") in words_of(answer)
    assert await world.standing(at.table) == before


async def test_the_question_still_works_after_a_restart(world: World) -> None:
    at = await asked(world, "expedition_1996")
    panel = await at.choose(await at.panel())
    await world.restart()
    _version, count, _state = await world.standing(at.table)
    await at.press(panel, "sure")
    assert (await world.standing(at.table))[1] > count


async def test_a_typed_move_is_played_without_a_question(world: World) -> None:
    at = await asked(world, "famous_explorers")
    _version, count, _state = await world.standing(at.table)
    line = at.table.game.format(at.move)
    answer = await at.actor.slash(world.channel, "move", moves=line)
    assert "sure" not in verbs(answer_of(answer))
    assert EN("panel-came") in words_of(answer)
    assert (await world.standing(at.table))[1] > count


async def test_scoring_a_card_under_the_hand_is_asked_once_more(world: World) -> None:
    """A free action: the hand stays, with the question and two buttons below it."""
    table, bo = await with_a_late_card(world)
    hand = await bo.click(world.card(), custom_id=control(world.card(), "hand")["custom_id"])
    card = hand.response
    assert card is not None
    before = await world.standing(table)
    await score(bo, card)
    assert "sure-do" in verbs(card)
    assert await world.standing(table) == before
    await bo.click(card, custom_id=control(card, "free")["custom_id"])
    assert "sure-do" not in verbs(card)
    await score(bo, card)
    await bo.click(card, custom_id=control(card, "sure-do")["custom_id"])
    assert (await world.standing(table))[1] == before[1] + 1
    assert EN("panel-came") in text_of(card)


async def score(actor: MemberActor, card: ResponseMessage) -> None:
    """Choose to score a card in the menus under a hand."""
    for part in controls(card):
        if verb_of(part) != "do":
            continue
        if part["type"] == 2 and "score" in part["custom_id"]:
            await actor.click(card, custom_id=part["custom_id"])
            return
        for option in part.get("options", ()):
            if option["value"].startswith("score "):
                await actor.select(card, [option["value"]], custom_id=part["custom_id"])
                return
    raise AssertionError("no card can be scored")


async def with_a_late_card(world: World) -> tuple[Table, MemberActor]:
    """Return a table at which somebody may score a card of the hand."""
    table = await world.started("Ada", "Bo", game="famous_explorers", seed="late")
    for _move in range(400):
        table = await world.bot.tables.repository.get(table.id)
        game = table.game
        for number in range(2):
            free_action = table.free_action(number)
            moves = free_action.moves if free_action is not None else ()
            if any(move.kind == "score" for move in moves):
                user = table.user_at(number)
                actor = next(person for person in world.people.values() if person.id == user)
                return table, actor
        seat = table.people_to_act()[0]
        actor = await world.acting(table)
        hold = [
            m
            for m in (table.free_action(seat) or table.view(seat).decision).moves
            if m.kind == "hold-all"
        ]
        move = hold[0] if hold else table.view(seat).decision.moves[0]
        await actor.slash(world.channel, "move", moves=game.format(move))
    raise AssertionError("no card can be scored")
