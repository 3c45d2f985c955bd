"""Everything that is sent to Discord is within what Discord accepts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Any

import discord
import pytest

from bot.delivery.pictures import Pictures
from bot.features.history.messages import log
from bot.features.lookups import map_cards
from bot.features.rules import messages as rules
from bot.messages import cards, controls, openings, panel, private
from bot.messages.choices import BUTTONS, MENUS, OPTIONS, choices
from bot.messages.message import Message, MessageBuilder, note
from bot.messages.narrator import Narrator
from bot.messages.options import option_names, options_line, options_panel
from bot.messages.panel_facts import panel_facts
from bot.messages.parts import Part
from bot.messages.refusals import explained
from bot.messages.turn_lines import TurnLine
from bot.store.rows import SeatRow
from bot.tables import Table, TableRefused, Undoable
from bot.texts import LOCALES, Words, words_in
from engines.core import AnyGame, BadNotation, BadOptions
from engines.laws import option_sets
from render.files import Drawn
from render.registry import map_renderer, renderer
from tests.described import IS_DESCRIBED
from tests.nightly import closely, crossed

from .discord_rules import (
    check_described,
    check_message,
    needs_description,
    payload_of,
    text_in,
)
from .situations import (
    FEATURE_NAMES,
    GAMES,
    LONG_NAMES,
    every_game,
    kinds_asked,
    moments,
    table_of,
)

PICTURE = Drawn(b"not read here", "x" * 2000)
NOTICE = "x" * 200
HARD = "x" * 5000
"""More than fits anywhere."""


pytestmark = pytest.mark.usefixtures("emoji")


# --- messages ------------------------------------------------------------------------------


def check(post: Message, *, described: bool = False) -> str:
    """Check a post (also against Discord's description, if there is one); return what it says."""
    users = [discord.Object(1), discord.Object(2)]
    mentions = discord.AllowedMentions(everyone=False, roles=False, users=users)
    payload = payload_of(post, allowed_mentions=mentions)
    check_message(payload)
    if described and IS_DESCRIBED:
        check_described("MessageCreateRequest", payload)
    return text_in(payload)


Told = tuple[Message, tuple[str, ...]]
"""A post, and what it must say in full."""


def card_posts(table: Table, words: Words, events: list[Any]) -> Iterator[Told]:
    """Yield every public post of a table in play."""
    view = table.view(None)
    text = renderer(table.game.id).card_text(view, words, table.names)
    beside = () if view.outcome is not None else (text,)
    whole = (*beside, cards.prompt(table, words, view))
    drawn = (*beside, cards.prompt(table, words, view, poster=True))
    yield cards.turn_card(table, words, view, events, PICTURE, start=PICTURE), drawn
    yield cards.turn_card(table, words, view, events, None), whole
    options = options_line(table, words)
    yield cards.turn_card(table, words, view, events, None, begins=True), (*whole, options)
    yield cards.turn_card(table, words, view, (), PICTURE), drawn
    if view.outcome is None:
        seats = (replace(seat, asked_at=10**9 + seat.seat) for seat in table.seats)
        asked = replace(table, seats=tuple(seats))
        brief = cards.turn_card(asked, words, view, events, None, brief="")
        assert not brief.pictures
        yield brief, (cards.prompt(asked, words, view),)
    stopped = replace(table, row=replace(table.row, status="abandoned"))
    yield cards.turn_card(stopped, words, view, events, PICTURE), beside


def private_posts(
    table: Table, words: Words, news: list[str], seats: Iterable[int], *, most: int = 100
) -> Iterator[Told]:
    """Yield every private post of some seats of a table in play, at most ``most`` panels each."""
    narrator = Narrator(words, table.game, table.names)
    part = Part(look=[rules.rules_button(table, words), map_cards.map_button(table, words)])
    under = Part(own=[map_cards.targets_button(table, words)])
    for seat in seats:
        view = table.view(seat)
        text = renderer(table.game.id).card_text(view, words, table.names)
        asked = view.decision
        shown = panel.waiting(table, words, view)
        if asked is not None:
            shown = narrator.question(asked)
        whole = (NOTICE, shown, *(() if view.outcome is not None else (text,)))
        paths = [()] if asked is None else paths_from(narrator, asked)
        undo = Undoable("keep", several=True)
        told = [TurnLine(line) for line in news]
        facts = panel_facts(
            table, words, seat, notice=NOTICE, came=told, news=told, undo=undo, part=part
        )
        for path in paths[:most]:
            drawn = replace(facts, path=path, picture=PICTURE)
            yield panel.play_panel(drawn), whole
        yield panel.play_panel(facts), whole
        for hand, notice in ((PICTURE, ""), (None, words("look-no-picture"))):
            jump = f"<#{table.row.channel_id}>"
            card = private.hand_card(table, words, seat, hand, jump=jump, notice=notice, part=under)
            yield card, ()
        yield private.board_text(table, words, seat), ()
        if map_renderer(table.game.id) is not None:
            yield map_cards.whole_map_card(table, words, seat, PICTURE), (words("map-hint"),)
    yield private.board_text(table, words, None), ()
    if map_renderer(table.game.id) is not None:
        yield map_cards.whole_map_card(table, words, None, None), ()
    yield private.told(table, words, news), ()
    yield log(table, words, news), ()


def paths_from(narrator: Narrator, asked: Any) -> list[tuple[str, ...]]:
    """Return the paths of the panels that a question leads to."""
    menus = choices(narrator, asked, ()).menus
    return [(), *(path for menu in menus for path, _label in menu.options[:2])]


@pytest.mark.slow
@pytest.mark.parametrize("every", closely(400, 200))
@pytest.mark.parametrize(("game_id", "seats", "which", "locale"), crossed(every_game(), LOCALES))
def test_every_post_of_a_whole_game_is_within_the_limits(
    game_id: str, seats: int, which: int, locale: str, every: int
) -> None:
    """In each language, one of so many moments of a game is checked."""
    game, words = GAMES[game_id], words_in(locale)
    whole = moments(game_id, seats, which)
    offset = LOCALES.index(locale) * every // len(LOCALES)
    events, news = list[Any](), list[str]()
    narrator = Narrator(words, game, table_of(game, whole[0].state, seats=seats).names)
    for number, moment in enumerate(whole):
        events += moment.events
        news += narrator.lines(moment.events)
        last = number == len(whole) - 1
        if number % every != offset and not last:
            continue
        table = table_of(
            game, moment.state, seats=seats, status="finished" if last else "running",
            bot="medium" if number % 2 else None,
        )  # fmt: skip
        for post, parts in (
            *card_posts(table, words, events),
            *private_posts(table, words, news, range(seats)),
        ):
            text = check(post)
            assert not [part for part in parts if part not in text]


@pytest.mark.slow
@needs_description
@pytest.mark.parametrize("game_id", GAMES)
def test_posts_are_what_discord_describes(game_id: str) -> None:
    """One of each kind against Discord's description; the limits are checked above."""
    game, words = GAMES[game_id], words_in("de")
    seats = game.seats[-1]
    whole = moments(game_id, seats, len(option_sets(game)) - 1)
    events: list[Any] = []
    seen = set[str]()
    for moment in whole:
        events += moment.events
        kinds = kinds_asked(game, moment.state, seats) or {"over"}
        if kinds <= seen:
            continue
        seen |= kinds
        table = table_of(game, moment.state, seats=seats)
        news = Narrator(words, game, table.names).lines(events)
        # One seat for each question, and one that waits: others are sent posts of the same kinds.
        asked = {question.kind: question.seat for question in game.decisions(moment.state)}
        waiting = {*range(seats)} - {question.seat for question in game.decisions(moment.state)}
        some = [*asked.values(), *sorted(waiting)[:1]]
        for post, _whole in (
            *card_posts(table, words, events),
            *private_posts(table, words, news, some, most=2),
        ):
            check(post, described=True)
    assert "over" in seen


@pytest.mark.parametrize("locale", LOCALES)
def test_the_end_of_a_card_is_never_cut_off(locale: str) -> None:
    """However much happened, the standing and the next player are shown in full."""
    game, words = GAMES["luxor"], words_in(locale)
    whole = moments("luxor", 4, 1)
    events = [event for moment in whole for event in moment.events]
    over = table_of(game, whole[-1].state, seats=4, status="finished")
    text = check(cards.turn_card(over, words, over.view(None), events, PICTURE))
    outcome = over.outcome
    assert outcome is not None
    assert cards.result(over, words, outcome, over.view(None), reasons=False) in text
    assert text.endswith(cards.prompt(over, words, over.view(None), poster=True))
    table = table_of(game, whole[100].state, seats=4)
    text = check(cards.turn_card(table, words, table.view(None), events, PICTURE))
    assert text.endswith(cards.prompt(table, words, table.view(None)))


# --- messages that belong to no game -------------------------------------------------------


def lobbies(game: AnyGame) -> Iterator[Table]:
    """Yield lobbies from nearly empty to full, with every option set, and ended ones."""
    for options in (game.options(each) for each in option_sets(game)):
        text = options.model_dump_json()
        for seats in range(1, game.seats[-1] + 1):
            for bot in (None, "medium", "random"):
                if bot is None or seats > 1:
                    yield table_of(game, None, seats=seats, status="lobby", options=text, bot=bot)
    table = table_of(game, None, seats=game.seats[0], status="lobby")
    for status in ("running", "finished", "abandoned", "cancelled"):
        yield replace(table, row=replace(table.row, status=status))


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "locale"), crossed(GAMES, LOCALES))
def test_every_lobby_is_within_the_limits(game_id: str, locale: str) -> None:
    words = words_in(locale)
    for number, table in enumerate(lobbies(GAMES[game_id])):
        text = check(
            cards.lobby(table, words, rules.in_lobby(table, words)), described=number % 9 == 0
        )
        assert "…" not in text
        refused = BadOptions("", "together", options=", ".join(option_names(table.game)))
        notice = explained(refused, words, table, None)
        assert notice in check(options_panel(table, words, notice), described=number % 9 == 0)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_welcome_and_the_help_are_whole(locale: str) -> None:
    words = words_in(locale)
    text = check(openings.welcome(words, GAMES), described=True)
    assert words("welcome") in text
    for page in (openings.helped, openings.helped_more):
        assert "…" not in check(page(words, FEATURE_NAMES), described=True)


@pytest.mark.parametrize("locale", LOCALES)
def test_whatever_is_typed_is_answered_within_the_limits(locale: str) -> None:
    words, game = words_in(locale), GAMES["luxor"]
    table = table_of(game, moments("luxor", 4, 1)[50].state, seats=4)
    for error in (
        BadNotation("unknown", HARD),
        BadNotation("ambiguous", HARD, tuple(f"candidate {n}" for n in range(100))),
        TableRefused("unknown-game", game=HARD),
        TableRefused("bad-options", reason=HARD),
    ):
        for seat in (None, *range(4)):
            check(note(explained(error, words, table, seat)))


def test_a_list_of_very_many_tables_is_within_the_limits() -> None:
    from bot.features.core.listing import status_line

    table = table_of(GAMES["luxor"], moments("luxor", 4, 1)[50].state, seats=4)
    lines = [status_line(table, words_in("en"), 1)] * 100
    check(note("\n".join(lines)))


async def test_real_pictures_have_alt_texts_within_the_limits() -> None:
    pictures, game = Pictures(), GAMES["luxor"]
    state = moments("luxor", 4, 1)[250].state
    for locale in LOCALES:
        table, words = table_of(game, state, seats=4), words_in(locale)
        (board,) = await pictures.draw(game, "board", table.view(None), words, LONG_NAMES[:4])
        (hand,) = await pictures.draw(game, "hand", table.view(0), words, LONG_NAMES[:4])
        assert len(board.alt) <= 1024
        assert len(hand.alt) <= 1024
        check(cards.turn_card(table, words, table.view(None), (), board), described=True)
        check(private.hand_card(table, words, 0, hand), described=True)


# --- the widest message --------------------------------------------------------------------


def test_the_widest_panel_there_can_be_is_within_the_limits() -> None:
    """Every menu and button that a question may have, under every text that may be shown."""
    builder = MessageBuilder(1)
    for _text in ("title", "news", "card", "question"):
        builder.text("x" * 1200)
    for name in ("board.png", "closeup-1.png", "closeup-2.png", "closeup-3.png"):
        builder.picture(name, PICTURE)
    options = [controls.option(str(n), str(n)) for n in range(OPTIONS)]
    for number in range(MENUS):
        menu = controls.menu("?", options, "pick", 1, (str(number),))
        builder.row(discord.ui.ActionRow(menu))
    buttons = [controls.button("b", "pick", 1, ("b", str(number))) for number in range(BUTTONS)]
    lower = [controls.button("l", verb, 1) for verb in ("retract", "hand", "map", "text", "rules")]
    builder.row(*controls.rows(buttons)).row(*controls.rows(lower))
    text = check(builder.build(), described=True)
    assert text.endswith("…")


def test_what_has_happened_leaves_room_for_all_that_comes_after_it() -> None:
    builder = MessageBuilder().text("title").filling(lambda room: "n" * room)
    text = check(builder.text("c" * 2000).text("q" * 300).build())
    title, news, *rest = text.splitlines()
    assert (title, rest) == ("title", ["c" * 2000, "q" * 300])
    assert len(news) == 4000 - 2305
    full = MessageBuilder().filling(lambda room: "n" * (room + 9)).text("x" * 4000)
    assert check(full.build()) == "x" * 4000


def test_a_sheet_cuts_what_does_not_fit() -> None:
    assert check(note(HARD)) == "x" * 3999 + "…"
    builder = MessageBuilder().text("x" * 3999).text("yy").text("")
    assert check(builder.build()) == "x" * 3999
    assert check(MessageBuilder().text("x" * 3000).text("y" * 3000).build()).endswith("y…")


# --- the checks themselves -----------------------------------------------------------------


def wrong(builder: MessageBuilder) -> dict[str, Any]:
    return payload_of(builder.build(), allowed_mentions=discord.AllowedMentions.none())


def some_menu(count: int) -> discord.ui.ActionRow[Any]:
    options = [controls.option(str(number), str(number)) for number in range(count)]
    return discord.ui.ActionRow(controls.menu("?", options, "pick", 1, (str(count),)))


def twice(payload: dict[str, Any]) -> None:
    row = payload["components"][0]["components"][1]["components"]
    row.append(row[0])


def a_long_label(payload: dict[str, Any]) -> None:
    payload["components"][0]["components"][1]["components"][0]["label"] = "x" * 81


def much_text(payload: dict[str, Any]) -> None:
    payload["components"][0]["components"][0]["content"] = "x" * 4001


def the_same_value(payload: dict[str, Any]) -> None:
    options = payload["components"][0]["components"][2]["components"][0]["options"]
    options[1]["value"] = options[0]["value"]


def another_file(payload: dict[str, Any]) -> None:
    payload["attachments"][0]["filename"] = "other.png"


def a_long_nonce(payload: dict[str, Any]) -> None:
    payload["nonce"] = "n" * 26


@pytest.mark.parametrize(
    "spoil", [twice, a_long_label, much_text, the_same_value, another_file, a_long_nonce]
)
def test_a_message_that_discord_would_refuse_is_found(
    spoil: Callable[[dict[str, Any]], None],
) -> None:
    builder = MessageBuilder(1).text("text").row(*controls.rows([controls.button("b", "play", 1)]))
    payload = wrong(builder.row(some_menu(2)).picture("board.png", PICTURE))
    check_message(payload)
    spoil(payload)
    with pytest.raises(AssertionError):
        check_message(payload)


@needs_description
@pytest.mark.parametrize("spoil", [a_long_label, much_text, a_long_nonce])
def test_a_message_that_discord_does_not_describe_is_found(
    spoil: Callable[[dict[str, Any]], None],
) -> None:
    builder = MessageBuilder(1).text("text").row(*controls.rows([controls.button("b", "play", 1)]))
    payload = wrong(builder)
    check_described("MessageCreateRequest", payload)
    spoil(payload)
    with pytest.raises(AssertionError):
        check_described("MessageCreateRequest", payload)


def test_seats_have_room_for_every_name() -> None:
    """The names in these tests are as long as Discord allows."""
    table = table_of(GAMES["luxor"], None, seats=4)
    assert {len(seat.name) for seat in table.seats} == {32}
    assert all(isinstance(seat, SeatRow) for seat in table.seats)
