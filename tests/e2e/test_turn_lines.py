"""Cards, panels and logs tell a turn in one line, with what it earned in bold."""

from __future__ import annotations

import pytest

from bot.messages import digest
from bot.texts import words_in
from tests.e2e.driver import World, begin_game, control, text_of, words_of

EN, DE = words_in("en"), words_in("de")

FIRST = "· **Ada** places a desert camp on F5 with 2 adventurers · holds F5: **+1**"
BOTH = f"{FIRST} · places a mountain on G5"


async def test_a_turn_is_one_line_on_cards_in_panels_and_in_the_log(world: World) -> None:
    """Nothing is posted while the turn goes on; the next card tells the turn as a whole."""
    await begin_game(world)
    ada, bo = world.person("Ada"), world.person("Bo")
    assert "## Expedition Luxor · round 1" in text_of(world.card())
    posts = len(world.posts())
    panel = words_of(await ada.slash(world.channel, "move", moves="Cd F5 deploy 2 stand ok"))
    assert FIRST in panel
    assert len(world.posts()) == posts
    await ada.slash(world.channel, "move", moves="M G5 ok end")
    assert len(world.posts()) == posts + 1
    card = text_of(world.card())
    assert "## Expedition Luxor · round 1" in card
    log = words_of(await bo.slash(world.channel, "log")).splitlines()
    assert log[-1] == BOTH
    assert log[-2] == "-# Round 1"
    world.locales[bo.id] = "de"
    play = control(world.card(), "play")["custom_id"]
    news = words_of(await bo.click(world.card(), custom_id=play))
    german = "· **Ada** legt auf F5 ein Wüstenlager mit 2 Abenteurern an · beherrscht F5: **+1**"
    assert f"{german} · legt auf G5 ein Gebirge an" in news
    await bo.slash(world.channel, "move", moves="M E6 ok end")
    assert "## Expedition Luxor · round 2" in text_of(world.card())
    assert "-# Round" not in text_of(world.card()), "the title says it"
    assert world.person("Ada").id in world.pinged(world.card())


async def test_points_are_told_with_who_loses_them(world: World) -> None:
    await begin_game(world)
    ada, bo = world.person("Ada"), world.person("Bo")
    await ada.slash(world.channel, "move", moves="Cd F5 deploy 1 ok end")
    await bo.slash(world.channel, "move", moves="Cd E5 deploy 4 east 1 3 ok end")
    assert (
        "· **Bo** places a desert camp on E5: 1 stays, 3 walk to F5 · holds E5: **+1** · takes F5 "
        "from Ada: **+1**, Ada **−1**"
    ) in text_of(world.card()).splitlines()


async def test_all_of_it_tells_what_a_card_left_out_to_whoever_may_know_it(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(digest, "HIGHEST", 0)
    monkeypatch.setattr(digest, "BRIEF", 60)
    await begin_game(world)
    ada, bo = world.person("Ada"), world.person("Bo")
    await ada.slash(world.channel, "move", moves="Cd F5 deploy 2 stand ok")
    await ada.slash(world.channel, "move", moves="M G5 ok end")
    card = world.card()
    assert "mountain" not in text_of(card)
    verb = control(card, "all")["custom_id"]
    own = words_of(await ada.click(card, custom_id=verb))
    other = words_of(await bo.click(card, custom_id=verb))
    strange = words_of(await world.person("Eve").click(card, custom_id=verb))
    assert all(BOTH in told for told in (other, strange))
    assert all(part in own for part in BOTH.split(" · places a mountain"))
    assert EN("told-title", game="Expedition Luxor") in strange
    secret = "You draw"
    assert secret in own
    assert secret not in other
    assert secret not in strange
