"""Messages with rules: the chapters of a game, the key of its signs, what a search found."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.messages import controls
from bot.messages.message import Message, MessageBuilder
from bot.messages.narrator import quoted
from bot.messages.parts import Explanation, Part, Placed
from bot.tables import Table
from bot.texts import Words
from engines.core import AnyGame
from engines.core.rulebook import Clause, Rulebook
from render.files import Drawn
from render.registry import all_signs
from render.signs import sign

PAGE = 3500
"""Characters of rules on one page."""


def chapters(book: Rulebook) -> list[tuple[str, tuple[Clause, ...]]]:
    """Return the rules in pages that fit into a message, each with heading and clauses."""
    pages: list[tuple[str, list[Clause]]] = []
    length = 0
    for clause in book.clauses:
        size = len(quoted(clause)) + 1
        if not pages or pages[-1][0] != clause.heading or length + size > PAGE:
            pages.append((clause.heading, []))
            length = 0
        pages[-1][1].append(clause)
        length += size
    return [(heading, tuple(clauses)) for heading, clauses in pages]


def key_of_signs(words: Words, game_id: str) -> str:
    """Return what every sign on a game's pictures means."""
    shown = {known.name: sign(known.name) for known in all_signs()}
    return words(f"{game_id}-signs", **shown)


def rules_button(table: Table, words: Words, kind: str = "") -> Placed:
    """Return the button that opens the rules, at what they say about a ``kind`` of question."""
    path = (kind,) if kind else ()
    return Placed(controls.button(words("button-rules"), "rules", table.id, path), 80)


def in_lobby(table: Table, words: Words) -> Part:
    """Return what a table says of its game before it begins."""
    text = in_a_minute(words, table.game.id)
    above = [Explanation(text, "minute")] if text else ()
    return Part(above=above, look=[rules_button(table, words)])


def first_sight(table: Table, words: Words) -> Part:
    """Return what the first panel of a person says: which button explains the game."""
    button = controls.button(words("minute-title"), "rules", table.id, (MINUTE,))
    return Part(texts=[("top", f"-# {words('minute-first')}")], own=[Placed(button, 90)])


def question_of(table: Table, seat: int) -> str:
    """Return the kind of the question that a seat is asked if rules matter for it, else nothing."""
    asked = table.offered(seat)
    return asked.kind if asked is not None and asked.kind in table.game.clauses_for else ""


MINUTE = "minute"
"""What the menu of chapters calls *In one minute*, the first page."""


def in_a_minute(words: Words, game_id: str) -> str:
    """Return the goal of a game, a turn, and how points come, in at most 90 words."""
    return words(f"{game_id}-minute") if words.has(f"{game_id}-minute") else ""


def is_signs(words: Words, game: AnyGame, page: int) -> bool:
    """Whether a page of the rules is the one that explains the signs."""
    count = len(chapters(game.rulebook(words.locale)))
    return words.has(f"{game.id}-signs") and page % (count + 1) == count


def minute_page(
    table_id: int, words: Words, book: Rulebook, game_id: str, picture: Drawn | None = None
) -> Message:
    """Return the first page of the rules, *In one minute*, with a menu of all pages.

    A game without one begins with its first chapter.
    """
    text = in_a_minute(words, game_id)
    if not text:
        return rules_page(table_id, words, book, game_id, 0)
    builder = MessageBuilder().text(f"### {book.title} · {words('minute-title')}").text(text)
    if picture is not None:
        builder.picture("minute.png", picture)
    builder.row(_menu(table_id, words, book, game_id, MINUTE))
    return builder.build(lambda: minute_page(table_id, words, book, game_id))


def question_page(
    table_id: int, words: Words, book: Rulebook, game_id: str, clauses: Sequence[str]
) -> Message:
    """Return the clauses that matter for a question, above the menu of all pages."""
    matter = [clause for clause in map(book.clause, clauses) if clause is not None]
    lines = [f"### {book.title} · {words('rules-question')}", *map(quoted, matter)]
    builder = MessageBuilder().text("\n".join(lines))
    return builder.row(_menu(table_id, words, book, game_id, "")).build()


def rules_page(
    table_id: int,
    words: Words,
    book: Rulebook,
    game_id: str,
    page: int,
    picture: Drawn | None = None,
) -> Message:
    """Return one page of the rules, with a menu of all pages; the last explains the signs."""
    pages = [(heading, "\n".join(map(quoted, clauses))) for heading, clauses in chapters(book)]
    if words.has(f"{game_id}-signs"):
        pages.append((words("rules-signs"), key_of_signs(words, game_id)))
    page %= len(pages)
    heading, text = pages[page]
    builder = MessageBuilder().text(f"### {book.title} · {heading}").text(text)
    if picture is not None:
        builder.picture("key.png", picture)
    builder.row(_menu(table_id, words, book, game_id, str(page)))
    return builder.build(lambda: rules_page(table_id, words, book, game_id, page))


def _menu(
    table_id: int, words: Words, book: Rulebook, game_id: str, shown: str
) -> discord.ui.ActionRow[Any]:
    """Return the menu of all pages, ``shown`` chosen; a heading that comes again is numbered."""
    headings = [heading for heading, _clauses in chapters(book)]
    if words.has(f"{game_id}-signs"):
        headings.append(words("rules-signs"))
    options = []
    if in_a_minute(words, game_id):
        options.append(controls.option(words("minute-title"), MINUTE, default=shown == MINUTE))
    for number, title in enumerate(headings[: 25 - len(options)]):
        before = headings[:number].count(title)
        label = f"{title} ({before + 1})" if before else title
        options.append(controls.option(label, str(number), default=str(number) == shown))
    menu = controls.menu(words("rules-menu"), options, "rules-page", table_id, (game_id,))
    return discord.ui.ActionRow(menu)
