"""What one player alone sees: the play panel, the hand, texts, the log, the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.messages import controls
from bot.messages.cards import accent_of, named, prompt
from bot.messages.choices import Menu, Path, answers, choices
from bot.messages.message import Drawn, Message, MessageBuilder
from bot.messages.narrator import Narrator, listed, quoted
from bot.tables import Table
from bot.texts import Words
from engines.core import Decision
from engines.core.rulebook import Clause, Rulebook
from render.registry import map_renderer, renderer

PAGE = 3500
"""Characters of rules or log on one page."""


def play_panel(
    table: Table,
    words: Words,
    seat: int,
    board: Drawn | None,
    *,
    path: tuple[str, ...] = (),
    notice: str = "",
    news: str = "",
    can_undo: bool = False,
) -> Message:
    """Return the panel in which a seat makes its moves, one question after another.

    Without a picture of the board it says that *In words* describes the board.
    """
    view = table.view(seat)
    teller = Narrator(words, table.game, table.names, view)
    sheet = MessageBuilder(accent_of(seat))
    sheet.text(f"### {words('panel-title', game=table.game.title, turn=view.turn)}")
    sheet.text(notice)
    if news:
        sheet.text(f"{words('panel-news')}\n{news}")
    if board is not None:
        sheet.picture("board.png", board)
    question = table.question(seat)
    asked = view.decision
    lower = []
    if asked is not None:
        sheet.text(f"**{teller.question(asked)}**")
        offered = choices(teller, asked, path)
        for menu in offered.menus:
            shown = controls.menu(
                menu.placeholder, _steps(menu), "pick", table.id, menu.path, question=question
            )
            sheet.row(discord.ui.ActionRow(shown))
        first = (
            discord.ButtonStyle.success if asked.kind == "confirm" else discord.ButtonStyle.primary
        )
        sheet.row(
            *controls.rows(
                [
                    controls.button(
                        one.label, "pick", table.id, one.path, question=question, style=first
                    )
                    for one in offered.buttons
                ]
            )
        )
        if path:
            lower.append(
                controls.button(
                    words("button-back"), "pick", table.id, path[:-1], question=question
                )
            )
    else:
        sheet.text(waiting(table, words, view))
    if can_undo:
        lower.append(controls.button(words("button-undo"), "retract", table.id, question=question))
    lower.append(controls.button(words("button-hand"), "hand", table.id))
    lower.append(controls.button(words("button-text"), "text", table.id))
    lower.append(controls.button(words("button-rules"), "rules", table.id))
    sheet.row(*controls.rows(lower))
    if board is None:
        sheet.text(words("card-no-picture"))
    given: dict[str, Any] = {"path": path, "notice": notice, "news": news, "can_undo": can_undo}
    return sheet.post(lambda: play_panel(table, words, seat, None, **given))


def _free_action_controls(
    sheet: MessageBuilder,
    teller: Narrator,
    free_action: Decision[Any],
    path: Path,
    table_id: int,
    *,
    in_words: bool,
) -> None:
    """Put on a sheet what a seat may do unasked.

    The message may be days old. So a move is given as notation, not as steps through a menu of
    that time: should it be illegal by then, the rules say why.
    """
    sheet.text(f"**{teller.question(free_action)}**")
    offered, moves = choices(teller, free_action, path), dict(answers(teller, free_action, path))
    for menu in offered.menus:
        if all(whole in moves for whole, _label in menu.options):
            lines = [
                controls.option(label, teller.game.format(moves[whole]))
                for whole, label in menu.options
            ]
            shown = controls.menu(
                menu.placeholder, lines, "do", table_id, menu.path, in_words=in_words
            )
        else:
            steps = _steps(menu)
            shown = controls.menu(
                menu.placeholder, steps, "free", table_id, menu.path, in_words=in_words
            )
        sheet.row(discord.ui.ActionRow(shown))
    lines_of = [(one.label, teller.game.format(moves[one.path])) for one in offered.buttons]
    buttons = [
        controls.button(label, "do", table_id, (line,), in_words=in_words)
        for label, line in lines_of
    ]
    sheet.row(*controls.rows(buttons))


def _steps(menu: Menu) -> list[discord.SelectOption]:
    return [controls.option(label, controls.SEPARATOR.join(whole)) for whole, label in menu.options]


def waiting(table: Table, words: Words, view: Any) -> str:
    """Return for whom the reader waits, or how the game ended; nobody is pinged privately."""
    if view.outcome is not None or table.row.status != "running":
        return prompt(table, words, view)
    names = listed(words, [f"**{named(table, seat, words)}**" for seat in view.to_act])
    return words("panel-waiting", names=names)


def hand_card(
    table: Table,
    words: Words,
    seat: int,
    hand: Drawn | None,
    *,
    path: Path = (),
    jump: str = "",
    notice: str = "",
) -> Message:
    """Return the hand of a seat, in words if there is no picture of it.

    ``jump`` leads to the channel from a private message. What the seat may do unasked stands
    below, ``path`` being the steps of it already answered. Where the game has a map, a button
    turns the hand into the seat's targets.
    """
    view = table.view(seat)
    teller, in_words = Narrator(words, table.game, table.names), hand is None
    sheet = MessageBuilder(accent_of(seat))
    sheet.text(f"### {words('hand-title', game=table.game.title, turn=view.turn)}").text(notice)
    if hand is None:
        sheet.text(renderer(table.game.id).hand_text(view, words, teller.names))
    else:
        sheet.picture("hand.png", hand)
    if seat in view.to_act:
        sheet.text(words("hand-your-turn"))
    if jump:
        sheet.text(words("hand-jump", channel=jump))
    free_action, lower = table.free_action(seat), []
    if free_action is not None:
        _free_action_controls(sheet, teller, free_action, path, table.id, in_words=in_words)
    if free_action is not None and path:
        lower.append(controls.button(words("button-back"), "free", table.id, in_words=in_words))
    if map_renderer(table.game.id) is not None:
        lower.append(
            controls.button(words("button-targets"), "targets", table.id, in_words=in_words)
        )
    sheet.row(*controls.rows(lower))
    lost = words("look-no-picture")
    return sheet.post(
        lambda: hand_card(table, words, seat, None, path=path, jump=jump, notice=lost)
    )


def board_text(table: Table, words: Words, seat: int | None) -> Message:
    """Return the board in words, and to its owner the hand."""
    art, names = renderer(table.game.id), Narrator(words, table.game, table.names).names
    view = table.view(seat)
    sheet = MessageBuilder(accent_of(seat)).text(art.board_text(view, words, names))
    return sheet.post()


def log(table: Table, words: Words, events: Sequence[Any]) -> Message:
    """Return the latest of what happened, as far as the reader may know it."""
    teller = Narrator(words, table.game, table.names)
    told = teller.events(events, most=PAGE) or words("log-empty")
    return MessageBuilder().text(f"### {words('log-title', game=table.game.title)}\n{told}").post()


def chapters(book: Rulebook) -> list[tuple[str, tuple[Clause, ...]]]:
    """Return the rules in pages that fit a message: heading, clauses."""
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


def rules_page(table_id: int, words: Words, book: Rulebook, game_id: str, page: int) -> Message:
    """Return one page of the rules, with a menu of all pages."""
    pages = chapters(book)
    heading, clauses = pages[page % len(pages)]
    sheet = MessageBuilder().text(f"### {book.title} · {heading}")
    sheet.text("\n".join(quoted(clause) for clause in clauses))
    headings = [title for title, _clauses in pages[:25]]
    options = []
    for number, title in enumerate(headings):
        before = headings[:number].count(title)
        label = f"{title} ({before + 1})" if before else title
        options.append(controls.option(label, str(number), default=number == page % len(pages)))
    menu = controls.menu(words("rules-menu"), options, "rules-page", table_id, (game_id,))
    return sheet.row(discord.ui.ActionRow(menu)).post()


def rules_found(words: Words, book: Rulebook, sought: str, clauses: Sequence[Clause]) -> Message:
    """Return the clauses that a search found."""
    head = words("rules-found", count=len(clauses), sought=sought)
    lines, length = [f"### {book.title}", head], 0
    for clause in clauses:
        length += len(quoted(clause)) + 1
        if length > PAGE:
            lines.append(words("rules-more"))
            break
        lines.append(quoted(clause))
    return MessageBuilder().text("\n".join(lines)).post()
