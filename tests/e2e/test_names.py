"""Names that look empty or alike: the same readable names in every text and every picture."""

from __future__ import annotations

from typing import Any

from bot.texts import words_in
from engines.core import Chance
from tests.e2e.driver import World, alts_of, answer_of, text_of, words_of
from tests.e2e.typists import Typist

EN = words_in("en")
NAMES = ("Ada", "\u3164", "\u202eADA", "@everyone\u200f")
SHOWN = ("Ada", "Player 2", "ADA (2)", "everyone")


def members(world: World) -> list[Any]:
    """Return people with these names; the account names are other words."""
    for number, name in enumerate(NAMES):
        user = world.env.create_user(f"account{number}", global_name=name)
        world.people[name] = world.guild.add_member(user)
    return [world.people[name] for name in NAMES]


async def test_players_are_called_the_same_everywhere(world: World) -> None:
    actors = members(world)
    await world.started(*NAMES, adventures=False)
    shown = list[str]()
    for turn in range(6):
        actor = await world.acting(await world.table())
        await Typist(world, actor, Chance(turn)).take_turn(by_line=True)
    for post in world.posts():
        shown += [text_of(post), *alts_of(post)]
    for name in NAMES:
        for letter in world.letters(name):
            shown += [text_of(letter), *alts_of(letter)]
    watcher = world.person("Zoe")
    for command in ("board", "log", "game status", "game list"):
        answer = await watcher.slash(world.channel, command)
        shown += [words_of(answer), *alts_of(answer_of(answer).message)]
    for form in ("text", "picture"):
        answer = await actors[1].slash(world.channel, "hand", form=form)
        shown += [words_of(answer), *alts_of(answer_of(answer).message)]
    everything = "\n".join(shown)
    for name in SHOWN:
        assert everything.count(name) > 5, name
    for strange in "\u3164\u202e\u200f@":
        assert strange not in everything.replace("<@", ""), hex(ord(strange))
    alts = "\n".join(text for text in shown if "Player 2" in text and "**" not in text)
    assert "ADA (2)" in alts


async def test_the_lobby_shows_them_too(world: World) -> None:
    host, *others = members(world)
    await host.slash(world.channel, "game new", game="luxor")
    for other in others:
        await other.slash(world.channel, "game join")
    card = text_of(world.card())
    for seat, name in enumerate(SHOWN, start=1):
        assert f"{seat}\N{NO-BREAK SPACE}**{name}**" in card
