"""What a search in the rules found, as messages of a few clauses each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import discord

from bot.features.rules.messages import chapters
from bot.features.rules.search import Found, is_about_bot
from bot.messages import controls
from bot.messages.message import Message, MessageBuilder
from bot.messages.narrator import listed
from bot.tables import Table
from bot.texts import Words
from engines.core import AnyGame
from engines.core.rulebook import Clause, Scope

CLAUSES = 5
LENGTH = 1600
"""So many clauses, and about so many characters, are on one page: a screen or two of a phone."""

LEFT_OUT, PLAYED = "out", "in"
"""In the path of a button: which of the clauses found to show."""


@dataclass(frozen=True)
class PlayedBy:
    """Which clauses of a game a table plays by; all of them without a table."""

    game: AnyGame
    table: Table | None = None

    @cached_property
    def _set(self) -> tuple[Any, int | None] | None:
        """The options and the number of seats, as long as the latter is open ``None``."""
        if self.table is None:
            return None
        is_open = self.table.row.status == "lobby"
        return self.table.options, None if is_open else len(self.table.seats)

    def __call__(self, clause: Clause) -> bool:
        """Whether the table plays by a clause."""
        return not self._failing(clause)

    def scopes(self, clause: Clause) -> tuple[Scope, ...]:
        """Return what to name with a clause: why the table lacks it, else what options bring it."""
        usual = self.game.Options()
        return self._failing(clause) or tuple(
            scope
            for scope in self.game.scopes
            if scope.covers(clause.id) and not scope.holds(usual, None)
        )

    def _failing(self, clause: Clause) -> tuple[Scope, ...]:
        if self._set is None:
            return ()
        options, seats = self._set
        return tuple(
            scope
            for scope in self.game.scopes
            if scope.covers(clause.id) and not scope.holds(options, seats)
        )


def rules_found(
    words: Words, plays: PlayedBy, found: Found, page: int = 0, *, left_out: bool = False
) -> Message:
    """Return one page of what a search found, best first; ``left_out`` shows the other clauses.

    A page beyond the last one is the first.
    """
    game, builder = plays.game, MessageBuilder()
    builder.text("\n".join([f"### {game.title}", *_head(words, found, left_out=left_out)]))
    shown = found.left_out if left_out else found.clauses
    pages = _pages([_quoted(words, plays, clause) for clause in shown])
    page = page if page < len(pages) else 0
    for line in pages[page] if pages else ():
        builder.text(line)
    if found.left_out and not left_out:
        names = ", ".join(_names(words, plays, found.left_out))
        builder.text(words("rules-left-out", count=len(found.left_out), names=names))
    before = sum(map(len, pages[:page]))
    here = shown[before : before + len(pages[page])] if pages else ()
    headings = [clause.heading for clause in here if not is_about_bot(clause)] or found.near
    if menu := _chapter_menu(words, plays, headings):
        builder.row(discord.ui.ActionRow(menu))
    return builder.row(
        *controls.rows(_buttons(words, plays, found, page, len(pages), left_out=left_out))
    ).build()


def sought_as(clause: Clause) -> str:
    """Return what to search for to find a clause: its id, or the heading of one about the bot."""
    return clause.heading if is_about_bot(clause) else clause.id


def _head(words: Words, found: Found, *, left_out: bool) -> list[str]:
    if not found.sought:
        head = words("rules-no-words")
    elif left_out:
        head = words("rules-left-out-title", sought=found.sought)
    elif found.left_out and not found.clauses:
        head = words("rules-elsewhere", sought=found.sought)
    else:
        head = words("rules-found", count=len(found.clauses), sought=found.sought)
    lines = [head]
    if found.respelt:
        read = ", ".join(word for _typed, word in found.respelt)
        lines.append(words("rules-respelt", words=read))
    if found.missing and (found.clauses or found.left_out):
        lines.append(words("rules-some-words", words=" ".join(found.missing)))
    if not found.clauses and not found.left_out:
        if found.near:
            headings = listed(words, [f"*{heading}*" for heading in found.near])
            lines.append(words("rules-near", headings=headings))
        first, second = words("rules-example-first"), words("rules-example-second")
        lines.append(words("rules-examples", first=first, second=second))
    return lines


def _quoted(words: Words, plays: PlayedBy, clause: Clause) -> str:
    """Return a clause under its heading and the names of its options, as a quotation."""
    if is_about_bot(clause):
        return f"-# {words('rules-about-bot')}\n> **{clause.heading}:** {clause.words}"
    above = [clause.heading, *_names(words, plays, [clause])]
    return f"-# {' · '.join(dict.fromkeys(above))}\n> **{clause.id}** {clause.words}"


def _names(words: Words, plays: PlayedBy, clauses: Iterable[Clause]) -> list[str]:
    """Return the names of the options that bring some clauses, each once."""
    scopes = dict.fromkeys(scope.name for clause in clauses for scope in plays.scopes(clause))
    return [words(f"{plays.game.id}-scope-{name}") for name in scopes]


def _pages(lines: Sequence[str]) -> list[list[str]]:
    pages: list[list[str]] = []
    for line in lines:
        if not pages or len(pages[-1]) == CLAUSES or sum(map(len, (*pages[-1], line))) > LENGTH:
            pages.append([])
        pages[-1].append(line)
    return pages


def _chapter_menu(
    words: Words, plays: PlayedBy, headings: Iterable[str]
) -> controls.PressMenu | None:
    """Return the menu of the chapters with some headings, ``None`` without any."""
    pages = [title for title, _clauses in chapters(plays.game.rulebook(words.locale))]
    options = [controls.option(title, str(pages.index(title))) for title in dict.fromkeys(headings)]
    table_id = 0 if plays.table is None else plays.table.id
    placeholder, path = words("rules-chapter-menu"), (plays.game.id,)
    return controls.menu(placeholder, options, "rules-page", table_id, path) if options else None


def _buttons(
    words: Words, plays: PlayedBy, found: Found, page: int, count: int, *, left_out: bool
) -> list[controls.PressButton]:
    """Return the buttons to the neighbouring pages, and to or from what the table does not play."""
    table_id = 0 if plays.table is None else plays.table.id

    def button(label: str, which: str, number: int) -> controls.PressButton:
        path = (plays.game.id, which, str(number), found.sought)
        return controls.button(label, "found", table_id, path)

    here, other = (LEFT_OUT, PLAYED) if left_out else (PLAYED, LEFT_OUT)
    buttons = [
        button(words("button-page", page=number + 1), here, number)
        for number in (page - 1, page + 1)
        if 0 <= number < count
    ]
    if left_out or found.left_out:
        names = ", ".join(_names(words, plays, found.left_out))
        label = words("button-played") if left_out else words("button-left-out", names=names)
        buttons.append(button(label, other, 0))
    return buttons
