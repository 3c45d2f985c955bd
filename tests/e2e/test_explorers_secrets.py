"""A turn of Explorers that is not committed changes nothing that anybody else gets or sees.

At two tables with the same cards everybody does the same, but Ada dreams otherwise before her turn
is the same, too. All requests of the bot are compared, the bytes of pictures included, without
those for Ada alone.
"""

from __future__ import annotations

import logging
from typing import Any

import pytest

from bot.tables import Table
from bot.texts import words_in
from engines.core import Chance
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
from tests.e2e.ears import Ears, keep_files
from tests.nightly import thinned

NAMES = ("Ada", "Bo", "Cleo")
SEED, MANNER = "seed 53", "people"
"""With these Ada holds a map after the first turn."""

TIED = "tie 7"
"""With this seed two villages are equally close to the centre."""

LOOKS: tuple[tuple[str, dict[str, str]], ...] = (
    ("board", {}), ("board", {"form": "text"}), ("hand", {}), ("hand", {"form": "text"}),
    ("log", {}), ("game status", {}), ("game list", {}),
)  # fmt: skip
TYPED = ("P16", "take", "commit commit", "map water", "side prairie", "take desert P16", "what?")
"""Lines of which most are refused, whatever was done before."""


def turn(table: Table, seat: int, chance: Chance) -> str:
    """Return a random line of all that a seat does until others may know of it."""
    game, state, line = table.game, table.state, list[str]()
    while True:
        asked = game.view(state, seat).decision
        assert asked is not None
        move, chance = chance.without_log().chosen(asked.moves)
        line.append(game.format(move))
        state, _events = game.apply(state, seat, move)
        if move.kind in ("side", "commit"):
            return " ".join(line)


class Club:
    """Ada, Bo and Cleo at one table of the two."""

    def __init__(self, world: World, files: dict[int, list[str]]) -> None:
        self.world, self.files = world, files
        self.ears = Ears(world, files)

    async def begin(self, channel: str) -> None:
        """Play until Ada is asked where her crosses go, and holds a map."""
        self.world.channel = self.world.guild.create_text_channel(channel)
        self.ears = Ears(self.world, self.files)
        options: dict[str, Any] = {"drawn_landscape": True, "first_player": 2, "achievements": 1}
        await self.world.started(*NAMES, game="explorers", seed=SEED, **options)
        number = 0
        while not await self.maps():
            table = await self.world.table()
            seat, chance = table.view(None).to_act[0], Chance.from_seed(f"{MANNER} {number}")
            number += 1
            await self.types(NAMES[seat], turn(table, seat, chance))

    async def maps(self) -> list[str]:
        """Return the moves with which Ada may use a map now."""
        table = await self.world.table()
        asked = table.view(0).decision
        moves = asked.moves if asked is not None and asked.kind == "take" else ()
        return [table.game.format(move) for move in moves if move.kind == "map"]

    async def types(self, name: str, line: str) -> Any:
        """Let somebody type a line of moves."""
        return await self.world.person(name).slash(self.world.channel, "move", moves=line)

    async def opens(self, name: str) -> Any:
        """Let somebody press *Play* on the newest post; return the panel."""
        card = self.world.card()
        play = control(card, "play")["custom_id"]
        return answer_of(await self.world.person(name).click(card, custom_id=play))

    async def looks(self, name: str) -> None:
        """Let somebody look at everything there is to see."""
        person, channel = self.world.person(name), self.world.channel
        panel = await self.opens(name)
        for post, verb in ((panel, "hand"), (self.world.card(), "text")):
            await person.click(post, custom_id=control(post, verb)["custom_id"])
        for command, form in LOOKS:
            await person.slash(channel, command, **form)
        for command, part, typed in (
            ("move", "moves", ""), ("move", "moves", "take water "), ("explorers take", "side", ""),
            ("explorers map", "terrain", ""), ("explorers cross", "square", ""),
        ):  # fmt: skip
            await person.autocomplete(channel, command, part, typed)

    async def dreams(self, chance: Chance, steps: int) -> Chance:
        """Let Ada do at random what she may do in her turn, except committing it."""
        ada = self.world.person("Ada")
        panel = await self.opens("Ada")
        assert self.ears.listen(to_ada=True) == []
        for _step in range(steps):
            what, chance = chance.below(8)
            verbs = {verb_of(each): each["custom_id"] for each in controls(panel)}
            if what < 4 and (picks := [pick for pick in picks_of(panel) if not _commits(pick)]):
                pick, chance = chance.without_log().chosen(picks)
                if pick["type"] == 2:
                    await ada.click(panel, custom_id=pick["custom_id"])
                else:
                    value, chance = chance.without_log().chosen(pick["options"])
                    await ada.select(panel, [value["value"]], custom_id=pick["custom_id"])
            elif what == 4 and "retract" in verbs:
                await ada.click(panel, custom_id=verbs["retract"])
            elif what == 5:
                line, chance = chance.without_log().chosen(TYPED)
                await self.types("Ada", line)
                panel = await self.opens("Ada")
            elif what == 6:
                await self.looks("Ada")
                panel = await self.opens("Ada")
            elif "start-over" in verbs:
                await ada.click(panel, custom_id=verbs["start-over"])
            assert self.ears.listen(to_ada=True) == [], f"noticed: {what}"
        return chance

    async def takes_back(self, name: str) -> None:
        """Let somebody undo their last step in a new panel."""
        panel = await self.opens(name)
        back = control(panel, "retract")["custom_id"]
        await self.world.person(name).click(panel, custom_id=back)

    async def wakes(self) -> None:
        """Let Ada take back all that she did in this turn."""
        panel = await self.opens("Ada")
        while backs := [each for each in controls(panel) if verb_of(each) in BACK]:
            await self.world.person("Ada").click(panel, custom_id=backs[-1]["custom_id"])
        assert self.ears.listen(to_ada=True) == []


BACK = ("retract", "start-over")


def _commits(pick: dict[str, Any]) -> bool:
    return str(pick["custom_id"]).endswith((":commit", ":placed-commit"))


async def played(club: Club, channel: str, *dreams: str) -> list[str]:
    """Play a turn, and look at what comes after it; return what all but Ada were sent."""
    await club.begin(channel)
    ears, table = club.ears, await club.world.table()
    ears.listen()
    ears.heard.clear()
    lines = {name: turn(table, seat, Chance.from_seed(name)) for seat, name in enumerate(NAMES)}
    for number in range(3):
        for dream in dreams:
            await club.wakes()
            await club.types("Ada", (await club.maps())[number])
            await club.dreams(Chance.from_seed(f"{dream} {number}"), 8)
        for name in NAMES[1:]:
            await club.looks(name)
            ears.listen()
        if number == 0:
            for line in (lines["Bo"].removesuffix(" commit"), lines["Bo"]):
                await club.types("Bo", line)
                ears.listen()
                await club.takes_back("Bo")
                ears.listen()
        if number < 2:
            await club.types(NAMES[number + 1], lines[NAMES[number + 1]])
        ears.listen()
    await club.wakes()
    await club.types("Ada", lines["Ada"])
    ears.listen(to_ada=True)
    for name in NAMES[1:]:
        await club.looks(name)
        ears.listen()
    await club.world.abandon()
    return ears.heard


def told(caplog: pytest.LogCaptureFixture, ears: Ears) -> list[str]:
    """Return the lines of the log since the last call."""
    lines = [ears.log(record) for record in caplog.records if record.name.startswith("bot")]
    caplog.clear()
    return lines


@pytest.mark.parametrize("dream", thinned(["first", "second"], lambda dream: dream == "first"))
async def test_nothing_that_others_get_depends_on_an_uncommitted_turn(
    dream: str, world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "bot")
    club = Club(world, keep_files(monkeypatch))
    usual = await played(club, "usual")
    logged = told(caplog, club.ears)
    otherwise = await played(club, "otherwise", dream)
    assert len(usual) > 50
    assert sum(".png" in line for line in usual) > 10
    assert otherwise == usual
    assert told(caplog, club.ears) == logged


async def test_only_a_commit_and_its_withdrawal_are_noticed(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each by one edit of the card that says who is still to choose, whatever was crossed."""
    club = Club(world, keep_files(monkeypatch))
    seen: list[list[str]] = []
    for number in range(2):
        await club.begin(f"club-{number}")
        table, ada = await world.table(), world.person("Ada")
        chance = Chance.from_seed(f"Ada {number}")
        lines = [turn(table, 0, chance), *(await club.maps())[:1]]
        club.ears.listen()
        posts = [(post.id, world.pinged(post)) for post in world.posts()]
        for line, edits in ((lines[0], 1), ("", 1), (lines[1], 0), ("", 0), (lines[0], 1), ("", 1)):
            if line:
                await club.types("Ada", line)
            else:
                await club.takes_back("Ada")
            news = club.ears.listen(to_ada=True)
            assert [sent.split()[0] for sent in news] == ["PATCH"] * edits, line
            if news:
                assert (ada.mention in text_of(world.card())) == (not line)
        assert [(post.id, world.pinged(post)) for post in world.posts()] == posts
        seen.append(club.ears.heard)
        await world.abandon()
        club.ears.listen()
    # The question whether to end a table names its number.
    first, second = ([line for line in heard if "would end" not in line] for heard in seen)
    assert len(first) > 50
    assert first == second, "the same, whatever was crossed"


async def test_undo_after_choosing_the_start_village_does_not_tell_who_has_begun(
    world: World,
) -> None:
    """Ada chooses it; from then on all choose in secret, and her panel stays the same."""
    options: dict[str, Any] = {"drawn_landscape": True, "first_player": 1}
    await world.started("Ada", "Bo", game="explorers", seed=TIED, **options)
    ada, bo = world.person("Ada"), world.person("Bo")
    table = await world.table()
    asked = table.view(0).decision
    assert asked is not None
    assert asked.kind == "village"
    await ada.slash(world.channel, "move", moves=table.game.format(asked.moves[0]))
    seen = list[Any]()
    for line in ("", turn(await world.table(), 1, Chance(1)).removesuffix(" commit")):
        if line:
            await bo.slash(world.channel, "move", moves=line)
        play = control(world.card(), "play")["custom_id"]
        panel = answer_of(await ada.click(world.card(), custom_id=play))
        seen.append((text_of(panel), [part["label"] for part in controls(panel)]))
    assert seen[0] == seen[1]
    undone = words_of(await ada.slash(world.channel, "undo"))
    refused = words_in("en")("refused-nothing-to-undo", reason="revealed")
    assert undone == f"{refused}\n{words_in('en')('consent-offer')}"
