"""The best results of games that one person played alone, in words."""

from __future__ import annotations

import discord

from bot.features.results.rankings import ResultPage
from bot.messages import controls
from bot.messages.alone import graded, result_line
from bot.messages.cards import SAND
from bot.messages.message import Message, MessageBuilder
from bot.messages.options import option_words
from bot.tables.names import plain
from bot.texts import Words

ANYBODY = "0"
"""In a custom id: results of all, not of one user."""


def rankings(shown: ResultPage, words: Words) -> Message:
    """Return a page of the best results of a game, with buttons to turn it and a menu of games."""
    game = shown.game
    names = {plain(result.name) for result in shown.results}
    title = words("alone-title", game=game.title)
    if shown.of is not None and len(names) == 1 and (name := names.pop()):
        title = words("alone-title-of", game=game.title, name=name)
    builder = MessageBuilder(SAND).text(f"### {title}")
    lines = []
    for place, result in enumerate(shown.results, start=shown.first):
        name = plain(result.name) or words("name-of-seat", seat=1)
        parts = [name, *graded(game, words, result)]
        if result.daily is not None:
            parts += [words("alone-daily"), words("alone-date", day=result.daily)]
        else:
            parts += (
                option_words(game, words, option, value)
                for option, value in result.options.items()
                if option in game.Options.model_fields
            )
            parts.append(words("alone-date", day=result.ended))
        lines.append(result_line(words, place, result, parts))
    builder.text("\n".join(lines) or words("alone-empty"))
    if len(shown.games) > 1:
        options = [
            controls.option(each.title, each.id, default=each.id == game.id)
            for each in shown.games[:25]
        ]
        path = (_user(shown),)
        menu = controls.menu(words("alone-menu"), options, "solo-game", 0, path)
        builder.row(discord.ui.ActionRow(menu))
    pages = [shown.page - 1] if shown.page else []
    if shown.has_more:
        pages.append(shown.page + 1)
    turning = [
        controls.button(
            words("button-page", page=number + 1),
            "solo-page",
            0,
            (game.id, _user(shown), str(number)),
        )
        for number in pages
    ]
    return builder.row(*controls.rows(turning)).build()


def _user(shown: ResultPage) -> str:
    return ANYBODY if shown.of is None else str(shown.of)
