"""What everybody in the channel sees of a table: the lobby, and the card of each turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import discord

from bot.messages import controls, parts
from bot.messages.buttons import card_buttons, lines_of
from bot.messages.digest import MOST, Digest, digest, room_beside
from bot.messages.message import Message, MessageBuilder
from bot.messages.narrator import Narrator, computers, listed
from bot.messages.options import chosen_line, options_line
from bot.messages.parts import NOTHING, Part
from bot.messages.since import asked_since
from bot.messages.titles import titled
from bot.tables import Table
from bot.texts import Words
from engines.core import Outcome
from engines.players import LEVELS
from render.files import Drawn
from render.poster import ties_broken
from render.registry import renderer
from render.theme import SEATS

SAND = 0xF6C244

WORDED = 300
"""Events: of more, the newest are worded for a card."""


def accent_of(seat: int | None) -> int:
    """Return the colour of a seat's messages."""
    if seat is None:
        return SAND
    red, green, blue = SEATS[seat % len(SEATS)].disc[:3]
    return red << 16 | green << 8 | blue


def named(table: Table, seat: int, words: Words) -> str:
    """Return a player's name, with a mark if it is a bot."""
    row = table.seats[seat]
    if row.caretaker:
        return words("name-caretaker", name=table.names[seat])
    return bot_named(words, table.names[seat], row.bot)


def bot_named(words: Words, name: str, bot: str | None) -> str:
    """Return a name, with a mark if it is that of a bot."""
    return name if bot is None else words("name-bot", name=name, bot=words(f"bot-{bot}"))


def lobby(table: Table, words: Words, part: Part = NOTHING) -> Message:
    """Return the card of a table before its game, or how the lobby ended.

    ``part`` is what features add.
    """
    game, row = table.game, table.row
    builder = MessageBuilder(SAND).text(
        f"## {words('lobby-title', game=game.title, table=str(row.id))}"
    )
    if row.status != "lobby":
        return builder.text(words(f"lobby-{row.status}")).build()
    top = parts.text_in(part, "top")
    if not top:  # else its people come from a table at which they have seen it
        parts.explain(builder, part)
    builder.text(top)
    builder.text(_seats(table, words))
    missing = table.wanted_seats[0] - len(table.seats)
    hint = words("lobby-missing", count=missing) if missing > 0 else words("lobby-ready")
    free = words("seats-free", count=table.wanted_seats[-1] - len(table.seats))
    builder.text(f"{hint} {free}\n{chosen_line(table, words)}")
    for line in parts.texts_in(part, "status"):
        builder.text(line)
    if table.origin is not None:
        builder.text(words("lobby-import", ply=table.origin.ply, of=table.origin.of))
    style = discord.ButtonStyle
    buttons = [
        controls.button(
            words("button-join"), "join", row.id, style=style.primary,
            disabled=len(table.seats) >= table.wanted_seats[-1],
        ),
        controls.button(words("button-leave"), "leave", row.id),
        controls.button(
            words("button-start"), "start", row.id, style=style.success,
            disabled=missing > 0,
        ),
        *([] if table.origin else [controls.button(words("button-options"), "options", row.id)]),
        controls.button(words("button-cancel"), "cancel", row.id),
    ]  # fmt: skip
    builder.row(*controls.rows(buttons), *controls.rows(parts.buttons_in(part.look)))
    if computers := _computers(table, words):
        builder.row(discord.ui.ActionRow(computers))
    return builder.build(lambda: lobby(table, words, parts.undrawn(part)))


def _seats(table: Table, words: Words) -> str:
    """Return who sits at a table before its game, in few lines."""
    players = []
    for seat, row in enumerate(table.seats):
        who = f"**{named(table, seat, words)}**"
        if row.user_id == table.row.host_id:
            who = words("seat-host", name=who)
        if table.first_player == seat:
            who = words("seat-begins", name=who)
        players.append(f"{seat + 1}\N{NO-BREAK SPACE}{who}")
    return " · ".join(players)


def _computers(table: Table, words: Words) -> controls.PressMenu | None:
    """Return the menu with which computer players are seated and taken away again."""
    seated = [row.seat for row in table.seats if row.bot is not None]
    options = []
    if len(table.seats) < table.wanted_seats[-1]:
        options += [
            controls.option(
                words("lobby-add", name=words(f"bot-{name}")),
                name,
                description=words(f"bot-{name}-about"),
            )
            for name in LEVELS
        ]
    options += [
        controls.option(
            words("lobby-remove", name=named(table, seat, words)), f"-{seat}:{table.occupant(seat)}"
        )
        for seat in seated
    ]
    if not options:
        return None
    shown = words("lobby-computers", count=len(seated)) if seated else words("lobby-add-bot")
    return controls.menu(shown, options, "bot", table.id)


def turn_card(
    table: Table,
    words: Words,
    view: Any,
    events: Sequence[Any],
    board: Drawn | None,
    *,
    begins: bool = False,
    start: Drawn | None = None,
    likely: Drawn | None = None,
    brief: str | None = None,
    opening: str = "",
    part: Part = NOTHING,
) -> Message:
    """Return the card of a turn: what happened, the board, who is next, and the buttons.

    ``opening`` is what only the first card of a game says. ``part`` is what features add.

    ``board`` is the poster if the game is over, and ``likely`` the chart of who was likely to win,
    beside which only the winners are told: the poster has the standing, *All of it* what happened.
    ``start`` is the plate of a game that ``begins``, in place of the board. A ``brief`` card has no
    board at all, but says what is asked, if the game has a sentence for it.
    Without a picture (no permission to attach files) it says that *In words* describes the board.
    """
    narrator = Narrator(words, table.game, table.names, brief=computers(table))
    over = view.outcome is not None or table.row.status == "abandoned"
    waits = over or table.is_paused
    acting = view.to_act[0] if len(view.to_act) == 1 and not waits else None
    builder = MessageBuilder(accent_of(acting))
    title = titled(table, words, view)
    if view.outcome is not None:
        title = words("card-title-over", game=table.game.title)
    builder.text(f"## {title}" if brief is None else f"### {title}")
    standing = likely is None or bool(part.seats)
    facts, asked = "", prompt(table, words, view, part, poster=board is not None, standing=standing)
    if brief is None and view.outcome is None:
        facts = renderer(table.game.id).card_text(view, words, table.names)
    buttons = lines_of(card_buttons(table, words, part, over=over, cut=True))
    room = room_beside((facts, asked, opening), board, buttons)
    happened = Digest("", cut=bool(events))
    if likely is None:
        happened = _happened(narrator, events, room)
    if events:
        builder.text(happened.text)
    elif begins:
        builder.text(words("card-begins"))
    if start is not None:
        builder.picture("start.png", start)
    elif board is not None:
        builder.picture("board.png", board)
    elif begins:  # the plate would show them
        builder.text(options_line(table, words))
    called = f"{table.game.id}-called-{brief}"
    if brief is not None and words.has(called):
        builder.text(words(called))
    builder.text(facts)
    builder.text(asked)
    if likely is not None:
        builder.text(f"-# {words('curve-title-likely')}").picture("likely.png", likely)
    builder.text(opening)
    builder.row(*card_buttons(table, words, part, over=over, cut=happened.cut))
    if board is None and start is None and brief is None:
        builder.text(words("card-no-picture"))
    return builder.build(
        lambda: turn_card(
            table, words, view, events, None, begins=begins, opening=opening, part=part
        )
    )


def old_card(
    table: Table, words: Words, title: str, events: Sequence[Any], opening: str = ""
) -> Message:
    """Return what is left of a turn's card when a newer one is there: title and what happened.

    ``opening`` is what only the first card of a game says.
    """
    narrator = Narrator(words, table.game, table.names, brief=computers(table))
    builder = MessageBuilder(SAND).text(f"### {title}")
    return builder.text(_happened(narrator, events).text).text(opening).build()


def _happened(narrator: Narrator, events: Sequence[Any], room: Sequence[int] = MOST) -> Digest:
    """Return what happened in a few lines; a card may have a whole game to tell."""
    newest = events[-WORDED:]
    told = digest(narrator.turns(newest), room)
    return replace(told, cut=told.cut or len(newest) < len(events))


def prompt(
    table: Table,
    words: Words,
    view: Any,
    part: Part = NOTHING,
    *,
    poster: bool = False,
    standing: bool = True,
) -> str:
    """Return who is to act, or how the game ended, and what a ``part`` adds to that.

    People to act are mentioned. What points came from, and how long the game was, is not said
    beside the ``poster``, which says it. Without the ``standing`` only the winners are told.
    """
    if table.row.status == "abandoned":
        return words("card-abandoned")
    if view.outcome is not None:
        if standing:
            ending = [result(table, words, view.outcome, view, part, reasons=not poster)]
        else:
            narrator = Narrator(words, table.game, table.names)
            ending = [f"### {verdict(table, narrator, view.outcome)}"]
        if not poster:
            ending.append(f"-# {renderer(table.game.id).length(view, words, table.days)}")
        ending.append(parts.text_in(part, "status"))
        return "\n".join(filter(None, ending))
    if table.is_paused:
        return words("card-paused", time=f"<t:{table.row.paused_at}:f>")
    users = [table.player_at(seat) for seat in view.to_act]
    people = [f"<@{user}>" for user in users if user is not None]
    if not people:
        names = [named(table, seat, words) for seat in view.to_act]
        return words("card-bots", names=listed(words, names))
    called = words("card-turn", name=people[0])
    if len(view.to_act) > 1:
        called = words("card-all", names=listed(words, people))
    lines = (called, asked_since(table, words, view), parts.text_in(part, "status"))
    return "\n".join(filter(None, lines))


def result(
    table: Table,
    words: Words,
    outcome: Outcome,
    view: Any = None,
    part: Part = NOTHING,
    *,
    reasons: bool = True,
) -> str:
    """Return who won or lost, the grade reached, and the final standing, the best first.

    Below each player stands in small print what the points came from, and what a ``part`` says of
    the seat; a ``view`` of the end tells what was counted. The ``reasons`` may be left out.
    Scores are called points, unless the game has a sentence ``<game>-result-line-<source>`` for the
    first of the outcome's sources. Where a tie was broken, the last lines say by what.
    """
    narrator = Narrator(words, table.game, table.names)
    first_source = next((name for name, _points in outcome.sources), "")
    standing = [
        words.of_game(
            table.game.id,
            f"result-line-{first_source}",
            "result-line-bare",
            rank=outcome.ranks[seat],
            name=f"**{named(table, seat, words)}**",
            points=points,
        )
        + (_reasons(table, words, outcome, seat, view) if reasons else "")
        + (f"\n{part.seats[seat]}" if seat in part.seats else "")
        for seat, points in enumerate(outcome.scores)
    ]
    standing += [
        words(
            "result-line-bare",
            rank=rival.rank,
            name=f"**{narrator.rival(rival.name)}**",
            points=rival.score,
        )
        for rival in outcome.rivals
    ]
    ranks = (*outcome.ranks, *(rival.rank for rival in outcome.rivals))
    order = sorted(range(len(ranks)), key=ranks.__getitem__)
    if len({*ranks}) < len(ranks):
        # Discord numbers a list itself, one after the other: shared ranks would become others.
        standing = [line.replace(". ", r"\. ", 1) for line in standing]
    lines = [f"### {verdict(table, narrator, outcome)}"]
    if outcome.grade is not None:
        lines.append(_scale(table, narrator, outcome, outcome.grade))
    lines += [standing[place] for place in order]
    ties = ties_broken(table.game.id, outcome, words, narrator.names)
    return "\n".join((*lines, *ties))


def _reasons(table: Table, words: Words, outcome: Outcome, seat: int, view: Any) -> str:
    """Return a line with what a seat's points came from, as far as it is any; else nothing.

    A game may have a sentence ``<game>-reason-<source>`` that gets what it has counted.
    """
    game = table.game
    if words.has(f"{game.id}-result-line-{next((name for name, _ in outcome.sources), '')}"):
        return ""
    counts = {} if view is None else game.counts(view, seat)
    reasons = list[str]()
    for name, points in outcome.sources:
        key, source = f"{game.id}-reason-{name}", f"{game.id}-source-{name}"
        if points[seat] and counts and words.has(key):
            reasons.append(words(key, points=points[seat], **counts))
        elif points[seat] and words.has(source):
            reasons.append(words("result-reason", source=words(source), points=points[seat]))
    return f"\n-# {' · '.join(reasons)}" if reasons else ""


def verdict(table: Table, narrator: Narrator, outcome: Outcome) -> str:
    """Return who won or lost; if nobody could lose, the grade reached."""
    words, count = narrator.words, len(table.seats)
    names = listed(words, [named(table, seat, words) for seat in range(count)])
    first = [narrator.rival(rival.name) for rival in outcome.rivals if rival.rank == 1]
    if outcome.lost and first:
        return words("result-lost-to", names=names, rivals=listed(words, first), count=count)
    if outcome.lost:
        return words("result-lost", names=names, count=count)
    if outcome.grade is not None and not outcome.rivals:
        return words("result-graded", names=names, grade=narrator.grade(outcome.grade), count=count)
    if count == 1 and not first:
        return words("result-won", name=names)
    # A rival that ties for first place shares the victory.
    winners = [*(named(table, seat, words) for seat in outcome.winners), *first]
    return words("result", winners=listed(words, winners), count=len(winners))


def _scale(table: Table, narrator: Narrator, outcome: Outcome, grade: str) -> str:
    """Return all grades, and which was reached: by its name, or in bold if the verdict says it."""
    told, reached = not (outcome.rivals or outcome.lost), narrator.grade(grade)
    names = map(narrator.grade, table.game.grades)
    scale = [f"**{name}**" if told and name == reached else name for name in names]
    said = "yes" if told else "no"
    return narrator.words("result-scale", told=said, grade=reached, scale=", ".join(scale))


def pinged(table: Table, called: Sequence[int]) -> list[int]:
    """Return the users that a card may ping: those in the seats ``called`` who are not away.

    Nobody who plays alone is pinged, nor anybody while the game is paused, whatever was to be told
    before.
    """
    if len(table.seats) == 1 or table.is_paused:
        return []
    users = [table.player_at(seat) for seat in called if table.away_until(seat) is None]
    return [user for user in users if user is not None]
