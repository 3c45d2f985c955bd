"""Messages with rules: the chapters of a game, the key of its signs, what a search found."""

from __future__ import annotations

import discord

from bot.messages import controls
from bot.messages.message import Message, MessageBuilder
from bot.messages.narrator import quoted
from bot.texts import Words
from engines.core.rulebook import Clause, Rulebook
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


def rules_page(table_id: int, words: Words, book: Rulebook, game_id: str, page: int) -> Message:
    """Return one page of the rules, with a menu of all pages; the last explains the signs."""
    pages = [(heading, "\n".join(map(quoted, clauses))) for heading, clauses in chapters(book)]
    if words.has(f"{game_id}-signs"):
        pages.append((words("rules-signs"), key_of_signs(words, game_id)))
    heading, text = pages[page % len(pages)]
    builder = MessageBuilder().text(f"### {book.title} · {heading}").text(text)
    headings = [title for title, _text in pages[:25]]
    options = []
    for number, title in enumerate(headings):
        before = headings[:number].count(title)
        label = f"{title} ({before + 1})" if before else title
        options.append(controls.option(label, str(number), default=number == page % len(pages)))
    menu = controls.menu(words("rules-menu"), options, "rules-page", table_id, (game_id,))
    return builder.row(discord.ui.ActionRow(menu)).build()
