"""Private answers in the reader's language, public posts in the server's; rules and help."""

from __future__ import annotations

import discord
import pytest
from simcord.actors import MemberActor

from bot.store.settings import setting
from bot.texts import words_in
from engines.core import Chance
from tests.bot.situations import help_texts
from tests.e2e.driver import (
    World,
    alts_of,
    answer_of,
    begin_game,
    control,
    controls,
    picks_of,
    text_of,
    verb_of,
    words_of,
)
from tests.e2e.typists import Typist
from tests.pictured import kind_of

EN, DE, FR = words_in("en"), words_in("de"), words_in("fr")


def speaking(world: World, name: str, locale: str) -> MemberActor:
    """Return a person whose Discord is set to a language."""
    person = world.person(name)
    world.locales[person.id] = locale
    return person


async def begin(world: World) -> None:
    """Let Ada (English) and Bo (German) keep a mountain each; Ada is to play."""
    speaking(world, "Bo", "de")
    await begin_game(world)


async def test_private_answers_are_in_the_readers_language(world: World) -> None:
    bo = speaking(world, "Bo", "de")
    await world.started("Ada", "Bo", first_player=2)
    panel = await bo.click(world.card(), custom_id=control(world.card(), "play")["custom_id"])
    assert DE("luxor-ask-keep") in words_of(panel)
    labels = {str(component.get("label")) for component in controls(answer_of(panel))}
    assert {DE("button-hand"), DE("luxor-move-keep", tile=DE("luxor-tile-M"))} <= labels
    assert DE("luxor-hand-keep") in alts_of(world.letters("Bo")[0])[0], (
        "the private message is in German, too"
    )
    assert EN("luxor-hand-keep") in alts_of(world.letters("Ada")[0])[0]
    refused = words_of(await bo.slash(world.channel, "luxor keep", tile="Cd"))
    assert DE("luxor-refusal-keep-other") in refused
    clause = (await world.table()).game.rulebook("de").clause("LX-202")
    assert clause is not None
    assert clause.words in refused
    assert words_of(await bo.slash(world.channel, "undo")) == DE(
        "refused-nothing-to-undo", reason="none"
    )
    choices = await bo.autocomplete(world.channel, "luxor keep", "tile", "")
    assert f"M · {DE('luxor-tile-M')}" in [choice["name"] for choice in choices]
    offered = await bo.autocomplete(world.channel, "move", "moves", DE("luxor-tile-M"))
    assert offered[0]["value"] == "keep M", "words of the reader's language are understood"

    card = world.card()
    assert EN("card-all", names=f"<@{world.person('Ada').id}> and <@{bo.id}>") in text_of(card)
    assert EN("luxor-start-alt") in alts_of(card)[0]
    assert {str(component["label"]) for component in controls(card)} >= {
        EN("button-play"),
        EN("button-hand"),
    }


async def test_public_posts_are_in_the_servers_language(world: World) -> None:
    world.guild_locale = "fr"
    bo = speaking(world, "Bo", "de")
    await world.started("Ada", "Bo", first_player=1)
    lobby, card = world.posts()
    assert FR("lobby-running") in text_of(lobby)
    assert FR("card-begins") in text_of(card)
    assert {str(component["label"]) for component in controls(card)} >= {
        FR("button-play"),
        FR("button-hand"),
    }
    for name in ("Ada", "Bo"):
        await world.person(name).slash(world.channel, "luxor keep", tile="M")
    text = text_of(world.card())
    assert FR("luxor-event-laid", first_seat="Ada").removesuffix(".") in text
    assert FR("luxor-board-alt-public") in alts_of(world.card())[0]
    assert DE("panel-waiting", names="**Ada**") in words_of(
        await bo.click(world.card(), custom_id=control(world.card(), "play")["custom_id"])
    )


async def test_a_manager_sets_the_language_of_public_posts(world: World) -> None:
    zoe = speaking(world, "Zoe", "it")
    refused = await zoe.slash(world.channel, "game language", language="de")
    assert words_of(refused) == words_in("it")("refused-not-manager")
    role = world.guild.create_role(
        "Manager", permissions=discord.Permissions(manage_guild=True, use_application_commands=True)
    )
    mara = world.person("Mara", roles=[role])
    result = await mara.slash(world.channel, "game language", language="de")
    assert words_of(result) == DE("language-set")
    await world.person("Ada").slash(world.channel, "game new", game="luxor")
    assert DE("lobby-missing", count=1) in text_of(world.card())
    await world.restart()
    reader = world.bot.database.reader
    assert await setting(reader, "guild", world.guild.id, "locale") == "de"


async def test_an_unknown_language_is_answered_in_english(world: World) -> None:
    zoe = speaking(world, "Zoe", "ja")
    assert words_of(await zoe.slash(world.channel, "help")) == help_texts(EN)[0]


async def test_help_in_every_language_and_in_private_messages(world: World) -> None:
    for locale in ("en-GB", "de", "fr", "it"):
        zoe = speaking(world, "Zoe", locale)
        helped = answer_of(await zoe.slash(world.channel, "help"))
        words = words_in(locale)
        short, long = help_texts(words)
        assert text_of(helped) == short
        assert len(short.splitlines()) == 4, "a heading and three lines"
        (more,) = controls(helped)
        assert more["label"] == words("button-help-more")
        await zoe.click(helped, custom_id=more["custom_id"])
        assert text_of(helped) == long
        assert "`/game list`" in text_of(helped)
    answered = await zoe.user.slash("help")
    assert help_texts(words_in("it"))[0] == words_of(answered)
    rules = await zoe.user.slash("rules", search="LX-302", game="luxor")
    assert "**LX-302**" in words_of(rules)


async def test_rules_by_number_by_words_and_page_by_page(world: World) -> None:
    bo, luxor = speaking(world, "Bo", "de"), {"game": "luxor"}
    book = world.bot.games["luxor"].rulebook("de")
    clause = book.clause("LX-302")
    assert clause is not None
    text = words_of(await bo.slash(world.channel, "rules", search="lx-302", **luxor))
    assert f"> **LX-302** {clause.words}" in text
    assert DE("rules-found", count=1, sought="lx-302") in text
    by_words = words_of(await bo.slash(world.channel, "rules", search="Gebirge Oase", **luxor))
    assert "> **LX-104**" in by_words
    nothing = words_of(await bo.slash(world.channel, "rules", search="Raumschiff", **luxor))
    assert DE("rules-found", count=0, sought="Raumschiff") in nothing
    offered = await bo.autocomplete(world.channel, "rules", "search", "302", **luxor)
    assert offered[0]["value"] == "LX-302"
    titles = await bo.autocomplete(world.channel, "rules", "game", "lux")
    assert [title["value"] for title in titles] == ["luxor"]
    unknown = words_of(await bo.slash(world.channel, "rules", search="x", game="chess"))
    assert unknown == DE("refused-unknown-game", game="chess")
    assert await bo.autocomplete(world.channel, "rules", "search", "x", game="chess") == []

    first = (await bo.slash(world.channel, "rules", **luxor)).response
    assert first is not None
    menu = control(first, "rules-page")
    assert DE("luxor-minute") in text_of(first)
    await bo.select(first, [menu["options"][1]["value"]], custom_id=menu["custom_id"])
    assert "LX-101" in text_of(first)
    await bo.select(first, [menu["options"][3]["value"]], custom_id=menu["custom_id"])
    assert "LX-101" not in text_of(first)
    chosen = [option for option in control(first, "rules-page")["options"] if option.get("default")]
    assert [option["value"] for option in chosen] == ["2"]
    await bo.select(first, [menu["options"][-1]["value"]], custom_id=menu["custom_id"])
    assert DE("rules-signs") in text_of(first)
    assert "Plättchen" in text_of(first)


async def test_the_board_in_words_and_as_a_picture(world: World) -> None:
    await begin(world)
    ada, bo, zoe = (world.person(name) for name in ("Ada", "Bo", "Zoe"))
    picture = await ada.slash(world.channel, "board")
    (file,) = answer_of(picture).attachments
    assert kind_of(file.filename) == "board.png"
    assert (world.env.backend.cdn.get(file.url) or b"").startswith(b"\x89PNG")
    assert EN("luxor-board-alt-public") in alts_of(answer_of(picture).message)[0]
    text = words_of(await bo.slash(world.channel, "board", form="text"))
    assert DE("luxor-board-row", row=6) in text
    assert DE("luxor-tile-M") in text
    seen = words_of(await zoe.slash(world.channel, "board", form="text"))
    assert EN("luxor-board-row", row=6) in seen


async def test_the_hand_in_words_and_as_a_picture(world: World) -> None:
    await begin(world)
    bo, zoe = world.person("Bo"), world.person("Zoe")
    picture = await bo.slash(world.channel, "hand")
    (file,) = answer_of(picture).attachments
    assert kind_of(file.filename) == "hand.png"
    text = words_of(await bo.slash(world.channel, "hand", form="text"))
    assert DE("luxor-hand-tile", tile=DE("luxor-tile-M"), number=1) in text
    assert DE("luxor-board-supply", count=30) in text
    for form in ("picture", "text"):
        refused = await zoe.slash(world.channel, "hand", form=form)
        assert words_of(refused) == EN("refused-not-seated")


async def test_the_log_tells_what_happened_and_own_draws(world: World) -> None:
    await world.started("Ada", "Bo", first_player=1)
    ada, bo = world.person("Ada"), speaking(world, "Bo", "de")
    empty = words_of(await ada.slash(world.channel, "log"))
    assert EN("told-nothing") in empty
    for person in (ada, bo):
        await person.slash(world.channel, "luxor keep", tile="M")
    await ada.slash(world.channel, "move", moves="M F5 ok end")
    drawn = (await world.table()).view(0).hand[-1][:-1]
    in_english, in_german = (
        words("luxor-event-drew-tile", tile=words(f"luxor-tile-{drawn}")).removesuffix(".")
        for words in (EN, DE)
    )
    own = words_of(await ada.slash(world.channel, "log"))
    assert f"· **Ada** places a mountain on F5 · {in_english}" in own.splitlines()
    others = words_of(await bo.slash(world.channel, "log"))
    placed: dict[str, str | int] = {"crew": 0, "direction-code": "stand"}
    sentence = DE(
        "luxor-event-placed",
        seat="**Ada**", **{"a-tile": DE("luxor-a-tile-M")}, cell="F5", **placed,
    )  # fmt: skip
    assert f"· {sentence.removesuffix('.')}" in others.splitlines()
    assert in_german not in others
    card = text_of(world.card())
    assert in_english not in card


async def test_the_panel_tells_what_happened_since_the_last_own_turn(world: World) -> None:
    await begin(world)
    ada, bo = world.person("Ada"), world.person("Bo")
    await Typist(world, ada, Chance(2)).take_turn(by_line=True)
    panel = await bo.click(world.card(), custom_id=control(world.card(), "play")["custom_id"])
    text = words_of(panel)
    assert DE("panel-news") in text
    assert "· **Ada** legt" in text
    assert DE("luxor-event-kept", seat="Bo") not in text, "not what was before"
    assert picks_of(answer_of(panel))
    assert "retract" not in {verb_of(component) for component in controls(answer_of(panel))}


@pytest.mark.parametrize("locale", ["en", "de", "fr", "it"])
async def test_no_text_is_missing_on_the_way(world: World, locale: str) -> None:
    """Whole words of a turn in each language: a missing sentence would break the answer."""
    world.guild_locale = locale
    for name in ("Ada", "Bo"):
        speaking(world, name, locale)
    await world.started("Ada", "Bo", adventures=True, first_player=1)
    for turn in range(3):
        actor = await world.acting(await world.table())
        await Typist(world, actor, Chance(turn)).take_turn()
    ada = world.person("Ada")
    words = words_in(locale)
    assert words("button-play") in {str(component["label"]) for component in controls(world.card())}
    for command in ("log", "hand", "board", "game list", "game status", "help", "rules"):
        answer = words_of(await ada.slash(world.channel, command))
        assert answer
        assert words("refused-broken") not in answer
