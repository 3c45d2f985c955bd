"""Free actions in Discord: by the controls below the hand, by private message, and by typing.

Played with Toy, whose pictures are blank and whose words are below.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from simcord.results import InteractionResult, ResponseMessage
from typing_extensions import override

from bot import texts
from bot.client import ExpeditionBot
from bot.tables import Table
from engines.core import Decision
from engines.core.record import replay
from tests.core.toy import Hold, Move, State, Toy
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
from tests.e2e.faults import close_messages
from tests.shown import shown

WORDS = """
toy-about = A train.
toy-command = Toy
toy-command-hold = Hold a card
toy-command-hold-card = Which card
toy-ask-turn = How far?
toy-ask-free = Your cards?
toy-move-step = Go { $by }
toy-move-end = Stop
toy-move-hold = Hold { $card }
toy-move-release = Release { $card }
toy-move-score = Score { $card }
toy-event-stepped = The train is at { $to }.
toy-event-scored = { $seat } scores { $card }.
toy-event-switched = You turned a switch of { $card }.
toy-refusal-not-now = Not now.
toy-refusal-not-that-card = Not the { $card }.
toy-source-cards = cards
"""


@pytest.fixture(autouse=True)
def _toy_can_be_shown(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with shown(Toy(), {"en": WORDS}, monkeypatch):
        yield


@pytest.fixture
def simcord_bot(simcord_bot: ExpeditionBot) -> ExpeditionBot:
    """Return a bot whose only game is Toy."""
    simcord_bot.games = {"toy": Toy()}
    return simcord_bot


@pytest.fixture
async def table(world: World) -> Table:
    """Return a table where Ada holds 3, 5, 8 and Bo holds 4, 6, 7; Ada is to play."""
    return await world.started("Ada", "Bo", game="toy", seed="toy 119")


async def hand_of(world: World, name: str) -> ResponseMessage:
    """Let somebody press *My hand* on the card."""
    card = world.card()
    pressed = await world.person(name).click(card, custom_id=control(card, "hand")["custom_id"])
    return answer_of(pressed)


def line_of(message: Any, line: str) -> tuple[str, str]:
    """Return the custom id of the control that plays a line, and its value if it is a menu."""
    for component in controls(message):
        if verb_of(component) in ("do", "do-text"):
            if component["type"] == 2 and component["custom_id"].endswith(f":{line}"):
                return component["custom_id"], ""
            if line in [option["value"] for option in component.get("options", ())]:
                return component["custom_id"], line
    raise AssertionError(f"{line} is not offered")


async def do(actor: Any, message: Any, line: str) -> InteractionResult:
    """Play a line by the controls below a hand."""
    custom_id, value = line_of(message, line)
    if value:
        done: InteractionResult = await actor.select(message, [value], custom_id=custom_id)
        return done
    clicked: InteractionResult = await actor.click(message, custom_id=custom_id)
    return clicked


def public(world: World) -> list[tuple[int, str, list[str], Any]]:
    """Return all that anybody can see in the channel: ids, texts, alt texts, times of edits."""
    return [
        (post.id, text_of(post), alts_of(post), post.edited_at) for post in world.channel.history()
    ]


async def test_a_card_is_held_in_anothers_turn_and_nobody_notices(
    world: World, table: Table
) -> None:
    ada, bo = world.person("Ada"), world.person("Bo")
    opened = await ada.click(world.card(), custom_id=control(world.card(), "play")["custom_id"])
    panel = answer_of(opened)
    before, letter = public(world), [text_of(message) for message in world.letters("Ada")]
    hand = await hand_of(world, "Bo")
    assert "Your cards?" in text_of(hand)
    await do(bo, hand, "hold 4")
    assert (await world.bot.tables.repository.get(table.id)).view(1).held == (4,)
    assert "held (4,)" in alts_of(hand)[0], "the hand is edited in place"
    assert "held (4,)" in alts_of(world.letters("Bo")[0])[0], "and so is the private message"
    assert public(world) == before
    assert [text_of(message) for message in world.letters("Ada")] == letter
    go = next(pick for pick in picks_of(panel) if pick["label"] == "Go 2")
    await ada.click(panel, custom_id=go["custom_id"])
    assert "Stop" in [pick["label"] for pick in picks_of(panel)], "the open panel goes on working"
    assert not await world.waiting_rows()


async def test_a_hand_in_words_has_the_same_menus(world: World, table: Table) -> None:
    bo = world.person("Bo")
    hand = answer_of(await bo.slash(world.channel, "hand", form="text"))
    shown = await hand_of(world, "Bo")
    labels = [component["label"] for component in controls(hand)]
    assert (
        labels
        == [component["label"] for component in controls(shown)]
        == ["Hold 4", "Hold 6", "Hold 7"]
    )
    for line, held in (("hold 4", (4,)), ("hold 6", (4, 6)), ("release 4", (6,))):
        await do(bo, hand, line)
        assert f"held {held}" in text_of(hand)
        assert not alts_of(hand), "it stays words"


async def test_switches_are_turned_on_the_private_message(world: World, table: Table) -> None:
    bo = world.person("Bo")
    (letter,) = world.letters("Bo")
    for line, held in (("hold 4", (4,)), ("hold 6", (4, 6)), ("release 4", (6,))):
        await do(bo.user, world.letters("Bo")[0], line)
        assert (await world.bot.tables.repository.get(table.id)).view(1).held == held
        (edited,) = world.letters("Bo")
        assert edited.id == letter.id
        assert f"held {held}" in alts_of(edited)[0]


async def test_an_old_hand_acts_if_it_may_and_else_says_why(world: World, table: Table) -> None:
    ada, bo = world.person("Ada"), world.person("Bo")
    old = await hand_of(world, "Bo")
    await ada.slash(world.channel, "move", moves="step 2 end")
    await bo.slash(world.channel, "move", moves="step 1")
    await do(bo, old, "hold 4")
    assert (await world.bot.tables.repository.get(table.id)).view(1).held == (4,)
    stale = await hand_of(world, "Bo")
    await bo.slash(world.channel, "move", moves="end")
    await ada.slash(world.channel, "move", moves="step 1")
    refused = await do(bo, stale, "release 4")
    answer = words_of(refused)
    assert "Not the 4." in answer
    assert "TY-201" in answer, "the clause is quoted"
    assert "`score 4`" in answer, "and what could be done"
    await do(bo, await hand_of(world, "Bo"), "score 4")
    assert (await world.bot.tables.repository.get(table.id)).view(None).scored == ((3,), (4,))


async def test_a_card_scored_in_anothers_turn_is_announced_at_once(
    world: World, table: Table
) -> None:
    ada, bo = world.person("Ada"), world.person("Bo")
    await do(ada, await hand_of(world, "Ada"), "hold 3")
    await ada.slash(world.channel, "move", moves="step 2 end")
    opened = await bo.slash(world.channel, "move", moves="step 1")
    panel, posts, card = answer_of(opened), len(world.posts()), world.card()
    assert "scores" not in text_of(card)
    await do(ada, await hand_of(world, "Ada"), "score 3")
    assert world.card().id == card.id
    assert "**Ada** scores 3" in text_of(world.card())
    assert "scored ((3,), ())" in alts_of(world.card())[0]
    assert len(world.posts()) == posts, "the card is edited"
    assert "hand (5, 8)" in alts_of(world.letters("Ada")[0])[0]
    stop = next(pick for pick in picks_of(panel) if pick["label"] == "Stop")
    await bo.click(panel, custom_id=stop["custom_id"])
    assert texts.words_in("en")("refused-stale") not in text_of(panel), "it is the same question"
    assert world.card().id != card.id
    assert "**Ada** scores 3" not in text_of(world.card()), "it is told once"


async def test_own_switches_are_no_news(world: World, table: Table) -> None:
    ada, bo = world.person("Ada"), world.person("Bo")
    await ada.slash(world.channel, "move", moves="step 2 end")
    await ada.slash(world.channel, "move", moves="hold 5")
    await bo.slash(world.channel, "move", moves="step 2")
    await bo.slash(world.channel, "move", moves="end")
    opened = await ada.click(world.card(), custom_id=control(world.card(), "play")["custom_id"])
    text = words_of(opened)
    assert "The train is at 4" in text
    assert "switch of 5" not in text
    log = words_of(await ada.slash(world.channel, "log"))
    assert "You turned a switch of 5" in log, "her own log has it"
    assert "switch" not in words_of(await bo.slash(world.channel, "log"))


async def test_who_scores_in_anothers_turn_still_hears_what_happened_before(
    world: World, table: Table
) -> None:
    ada, bo = world.person("Ada"), world.person("Bo")
    await ada.slash(world.channel, "move", moves="hold 3")
    await ada.slash(world.channel, "move", moves="step 2 end")
    await bo.slash(world.channel, "move", moves="step 2")
    await do(ada, await hand_of(world, "Ada"), "score 3")
    await bo.slash(world.channel, "move", moves="end")
    opened = await ada.click(world.card(), custom_id=control(world.card(), "play")["custom_id"])
    text = words_of(opened)
    assert "The train is at 4" in text, "she may not have read it when she scored"
    assert "scores 3" not in text, "her own moves are no news"


async def test_typing_out_of_turn(world: World, table: Table) -> None:
    bo = world.person("Bo")
    offered = await bo.autocomplete(world.channel, "move", "moves", "")
    assert [choice["value"] for choice in offered] == ["hold 4", "hold 6", "hold 7"]
    before = public(world)
    await bo.slash(world.channel, "move", moves="hold 4 hold 7")
    offered = await bo.autocomplete(world.channel, "toy hold", "card", "")
    assert [choice["value"] for choice in offered] == ["6"]
    await bo.slash(world.channel, "toy hold", card="6")
    assert (await world.bot.tables.repository.get(table.id)).view(1).held == (4, 6, 7)
    assert public(world) == before
    refused = await bo.slash(world.channel, "move", moves="step 1")
    assert "Your cards?" in words_of(refused), "the free action is named"


async def test_undo_and_a_restart_leave_private_moves_alone(world: World, table: Table) -> None:
    ada, bo = world.person("Ada"), world.person("Bo")
    await ada.slash(world.channel, "move", moves="step 2")
    await do(bo, await hand_of(world, "Bo"), "hold 4")
    await world.restart()
    undo = control(world.card(), "undo")["custom_id"]
    undone = await ada.click(world.card(), custom_id=undo)
    assert texts.words_in("en")("undone") in words_of(undone)
    latest = await world.bot.tables.repository.get(table.id)
    assert (latest.view(None).train, latest.view(1).held) == (0, (4,))
    await world.restart()
    assert (await world.bot.tables.repository.get(table.id)).state == latest.state
    for turn in range(8):
        actor, other = (ada, bo) if turn % 2 == 0 else (bo, ada)
        await actor.slash(world.channel, "move", moves="step 1")
        await actor.slash(world.channel, "move", moves="end")
        latest = await world.bot.tables.repository.get(table.id)
        if (free_action := latest.free_action((turn + 1) % 2)) is not None:
            line = latest.game.format(free_action.moves[-1])
            await other.slash(world.channel, "move", moves=line)
    await world.check_stored_result(table.id)
    record = await world.bot.tables.repository.export(table.id)
    assert record.moves[0].notation == "hold 4"
    assert len([*replay(latest.game, record)]) == len(record.moves)


async def test_a_private_move_never_makes_the_bot_speak_of_closed_messages(
    world: World, table: Table
) -> None:
    """The private message is gone and a new one refused: nothing must show in the channel."""
    bo = world.person("Bo")
    (letter,) = world.letters("Bo")
    world.env.backend.delete_message(letter.channel.id, letter.id)
    close_messages(world, bo)
    before = public(world)
    await do(bo, await hand_of(world, "Bo"), "hold 4")
    assert public(world) == before
    assert not await world.waiting_rows()


async def test_a_hand_shows_the_own_cards_and_none_after_the_end(
    world: World, table: Table
) -> None:
    ada = world.person("Ada")
    hand = await hand_of(world, "Ada")
    lines = [component["custom_id"].split(":")[-1] for component in controls(hand)]
    assert lines == ["hold 3", "hold 5", "hold 8"]
    await world.abandon()
    refused = await do(ada, hand, "hold 3")
    assert texts.words_in("en")("refused-status-abandoned") in words_of(refused)


class Crowded(Toy):
    """Toy with forty more cards to hold, in two steps: tens, then ones."""

    @override
    def free_action(self, state: State, seat: int) -> Decision[Move] | None:
        moves = tuple(Hold(card) for card in range(10, 50) if card not in state.held[seat])
        return Decision(seat=seat, kind="free", moves=moves, steps=("what", "tens", "card"))

    @override
    def path(self, move: Move) -> tuple[str, ...]:
        if not isinstance(move, Hold):
            return super().path(move)
        return ("hold", str(move.card // 10), str(move.card))

    @override
    def parse(self, text: str, moves: Sequence[Move]) -> tuple[Move, str]:
        _hold, card, *rest = text.split()
        return Hold(int(card)), " ".join(rest)


async def test_many_cards_are_asked_step_by_step(world: World, table: Table) -> None:
    crowded = Crowded()
    world.bot.tables.repository.games["toy"] = crowded
    bo = world.person("Bo")
    hand = await hand_of(world, "Bo")
    menu = control(hand, "free")
    assert [option["value"] for option in menu["options"]] == [f"hold/{ten}" for ten in range(1, 5)]
    await bo.select(hand, ["hold/2"], custom_id=menu["custom_id"])
    lines = [each["value"] for each in control(hand, "do")["options"]]
    assert lines == [f"hold {card}" for card in range(20, 30)]
    back = control(hand, "free")
    assert back["label"] == texts.words_in("en")("button-back")
    await bo.click(hand, custom_id=back["custom_id"])
    assert control(hand, "free")["custom_id"] == menu["custom_id"]
    await bo.select(hand, ["hold/2"], custom_id=menu["custom_id"])
    await do(bo, hand, "hold 27")
    assert (await world.bot.tables.repository.get(table.id)).view(1).held == (27,)
    assert control(hand, "free")["custom_id"] == menu["custom_id"], "it starts again"
    (letter,) = world.letters("Bo")
    await bo.user.select(letter, ["hold/3"], custom_id=control(letter, "free")["custom_id"])
    (letter,) = world.letters("Bo")
    assert "hold 35" in str([*controls(letter)])
    assert world.channel.mention in text_of(letter), "a private message leads to the channel"
