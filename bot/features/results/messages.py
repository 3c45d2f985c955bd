"""Results of games of several seats in words: of a server, and of one person."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import discord

from bot.features.results.ratings import Rating
from bot.features.results.service import InGame, OfPerson, Ranking, ResultPage
from bot.features.results.standings import Opponent, Standing
from bot.messages import controls
from bot.messages.alone import graded, result_line
from bot.messages.cards import SAND
from bot.messages.message import Message, MessageBuilder
from bot.messages.options import option_words
from bot.tables.names import plain, shown_names
from bot.texts import Words

PAGE = 12
"""People in one message."""

MOST_OPPONENTS = 10

PLACES = {1: "🥇", 2: "🥈", 3: "🥉"} | {place: f"{place}\ufe0f\u20e3" for place in range(4, 10)}
"""Medals, and a digit on a key after them."""


def ranking(shown: Ranking, words: Words, page: int) -> Message:
    """Return a page of the people of a server in a game; the first page is 0."""
    builder = MessageBuilder(SAND)
    if not shown.games:
        builder.text(f"### {words('results-title-any')}").text(words("results-none-any"))
        return builder.row(*_buttons(words, shown, 0, 1)).build()
    builder.text(f"### {words('results-title', game=shown.game.title)}")
    pages = max(1, -(-len(shown.people) // PAGE))
    first = min(page, pages - 1) * PAGE
    names = shown_names((standing.name for standing, _rating in shown.people), words)
    lines = [
        "\n".join(
            (
                " · ".join((f"{place}\\. **{names[place - 1]}**", *_rating(words, rating))),
                f"-# {_games(words, standing)} · {_places(standing)}",
            )
        )
        for place, (standing, rating) in enumerate(shown.people, start=1)
    ]
    builder.text("\n".join(lines[first : first + PAGE]) or words("results-none"))
    if lines:
        notes = (words("results-rating"), words("results-order"))
        count = words("results-count", count=shown.count)
        builder.line().text(f"-# {' '.join((count, *notes))}")
    if {shown.game} != {*shown.games}:
        options = [
            controls.option(game.title, game.id, default=game.id == shown.game.id)
            for game in shown.games[:25]
        ]
        menu = controls.menu(words("alone-menu"), options, "results-game", 0)
        builder.row(discord.ui.ActionRow(menu))
    return builder.row(*_buttons(words, shown, first // PAGE, pages)).build()


def person(
    shown: OfPerson, words: Words, reader_id: int, features: Collection[str] = ()
) -> Message:
    """Return the results of a person, for somebody to read."""
    own = shown.user_id == reader_id
    name = plain(shown.name)
    title = words("results-own") if own or not name else words("results-of", name=name)
    builder = MessageBuilder(SAND).text(f"### {title}")
    if not shown.in_games:
        key = "results-own-none" if own else "results-of-none"
        builder.text(words.extended(key, features))
    for found in shown.in_games:
        builder.text("\n".join(_in_game(words, found)))
    if shown.opponents:
        most = shown.opponents[:MOST_OPPONENTS]
        names = shown_names((opponent.name for opponent in most), words)
        lines = [
            _opponent(words, opponent, each) for opponent, each in zip(most, names, strict=True)
        ]
        if len(shown.opponents) > len(most):
            lines.append(words("results-more", count=len(shown.opponents) - len(most)))
        builder.line().text("\n".join((f"**{words('results-opponents')}**", *lines)))
    note = "results-everywhere" if shown.everywhere else "results-rating"
    builder.text(f"-# {words(note)}")
    if not shown.everywhere:
        button = controls.button(words("button-results-all"), "results-all", 0)
        builder.row(*controls.rows([button]))
    return builder.build()


def _in_game(words: Words, found: InGame) -> list[str]:
    lines = [f"**{found.game.title}**"]
    if found.standing is not None:
        standing = found.standing
        best = words("results-best", points=standing.best)
        lines.append(" · ".join((*_rating(words, found.rating), _games(words, standing))))
        lines.append(f"-# {_places(standing)} · {best}")
    if found.alone is not None:
        alone = words("results-alone", points=found.alone.points)
        when = words("alone-date", day=found.alone.ended)
        lines.append(" · ".join((alone, *graded(found.game, words, found.alone), when)))
    return lines


def _rating(words: Words, rating: Rating | None) -> list[str]:
    if rating is None:
        return []
    return [words("results-rated", points=str(rating.points), uncertainty=str(rating.uncertainty))]


def _games(words: Words, standing: Standing) -> str:
    return words("results-games", games=standing.games, wins=standing.wins)


def _places(standing: Standing) -> str:
    """Return how often each place was reached."""
    return " ".join(f"{PLACES[place]}×{times}" for place, times in sorted(standing.places.items()))


def _opponent(words: Words, opponent: Opponent, name: str) -> str:
    level = opponent.games - opponent.ahead - opponent.behind
    parts = [
        words("results-together", name=name, games=opponent.games),
        words("results-ahead", count=opponent.ahead),
        words("results-behind", count=opponent.behind),
    ]
    if level:
        parts.append(words("results-level", count=level))
    return f"- {' · '.join(parts)}"


def _buttons(
    words: Words, shown: Ranking, page: int, pages: int
) -> list[discord.ui.ActionRow[Any]]:
    turning = [
        controls.button(
            words("button-page", page=number + 1), "results-page", 0, (shown.game.id, str(number))
        )
        for number in (page - 1, page + 1)
        if 0 <= number < pages
    ]
    own = controls.button(words("button-results-own"), "results-own", 0)
    return controls.rows([*turning, own])


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
