"""The question whether to make a move that cannot be taken back, and the setting for it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from hashlib import blake2b
from typing import Any

import discord

from bot.messages import controls
from bot.messages.cards import accent_of
from bot.messages.choices import LABEL, Path, choices, options_of
from bot.messages.message import Message, MessageBuilder
from bot.messages.narrator import Narrator
from bot.messages.panel_facts import PanelFacts, show
from bot.messages.titles import titled
from bot.tables import Table
from bot.texts import Words
from engines.core import AnyGame, Decision, Line, Phrase
from render.files import Drawn
from render.registry import renderer

NUMBER = re.compile("[0-9]{1,4}")
"""The place of a move among the answers to a question."""


def warning_of(game: AnyGame, view: Any, moves: Sequence[Any]) -> Phrase | None:
    """Return what moves chosen together would show or cost for good, ``None`` if nothing."""
    warnings = (
        move.warning if isinstance(move, Line) else game.warning(view, move) for move in moves
    )
    return next((warning for warning in warnings if warning is not None), None)


def goes_without_asking(asked: Decision[Any]) -> bool:
    """Whether a question has one answer only: then its own text says what the answer would show."""
    return len(asked.moves) == 1


def _named(narrator: Narrator, asked: Decision[Any], moves: Sequence[Any]) -> tuple[str, ...]:
    """Return what stands for chosen moves in a custom id: a digest of them, and their numbers.

    Menus may have moves with longer paths than an id has room for. The digest keeps an id of an
    earlier version of the bot, which listed other moves, from meaning something else.
    """
    paths = repr([narrator.path(move) for move in moves])
    digest = blake2b(paths.encode(), digest_size=4).hexdigest()
    return (digest, *(str(asked.moves.index(move)) for move in moves))


def meant(narrator: Narrator, asked: Decision[Any], named: Sequence[str]) -> Sequence[Any]:
    """Return the moves that a custom id stands for; none if it stands for no answer."""
    numbers = [int(part) for part in named[1:] if NUMBER.fullmatch(part)]
    if not 0 < len(numbers) <= asked.several or max(numbers) >= len(asked.moves):
        return ()
    moves = [asked.moves[number] for number in numbers]
    return moves if _named(narrator, asked, moves) == tuple(named) else ()


def sure_panel(
    facts: PanelFacts, moves: Sequence[Any], left: Decision[Any] | None = None
) -> Message:
    """Return the panel with the moves that the seat has chosen, to be played or not.

    Of several answers that it owes their order is told, and ``left`` is what it owes after these.
    """
    table, words, narrator = facts.table, facts.words, facts.narrator
    assert facts.asked is not None, "moves are chosen as answers to a question"
    builder = MessageBuilder(accent_of(facts.seat))
    builder.text(f"### {titled(table, words, facts.view)}")
    show(builder, facts)
    named = _named(narrator, facts.asked, moves)
    if facts.asked.is_in_turn:
        if len(moves) > 1:
            builder.text(words("sure-owed", moves=", ".join(map(narrator.move, moves))))
        _ask(builder, narrator, moves[:1])
        if left is not None:
            builder.row(*_more(facts, named, left, facts.asked.owed - len(moves)))
    else:
        _ask(builder, narrator, moves)
    buttons = [
        controls.button(
            _yes(narrator, moves),
            "sure",
            table.id,
            named,
            question=facts.question,
            style=discord.ButtonStyle.success,
        ),
        controls.button(words("button-back"), "pick", table.id, question=facts.question),
    ]
    builder.row(*controls.rows(buttons)).text(words("sure-hint"))
    return builder.build(lambda: sure_panel(replace(facts, picture=None), moves, left))


def _more(
    facts: PanelFacts, named: Path, left: Decision[Any], count: int
) -> Iterator[discord.ui.ActionRow[Any]]:
    """Yield menus by which up to so many answers are added to those that are ``named``.

    Steps of the next one that are answered are the path of the panel.
    """
    narrator, asked = facts.narrator, replace(left, several=count)
    for number, menu in enumerate(choices(narrator, asked, facts.path).menus):
        more = narrator.words("sure-owed-more")
        title = narrator.words("titled", title=more, text=menu.placeholder)
        yield discord.ui.ActionRow(
            controls.menu(
                title,
                options_of(menu),
                "add",
                facts.table.id,
                (*named, str(number)),
                question=facts.question,
                size=(1, menu.several),
            )
        )


def sure_card(
    table: Table, words: Words, seat: int, move: Any, hand: Drawn | None, *, in_words: bool
) -> Message:
    """Return the hand with the free action that the seat has chosen, to be played or not."""
    view, game = table.view(seat), table.game
    tags = renderer(game.id).tags(view, words)
    narrator = Narrator(words, game, table.names, view, tags)
    builder = MessageBuilder(accent_of(seat))
    builder.text(f"### {words('hand-title', game=game.title, turn=view.turn)}")
    if hand is None:
        builder.text(renderer(game.id).hand_text(view, words, narrator.names))
    else:
        builder.picture("hand.png", hand)
    _ask(builder, narrator, [move])
    buttons = [
        controls.button(
            _yes(narrator, [move]),
            "sure-do",
            table.id,
            (game.format(move),),
            in_words=in_words,
            style=discord.ButtonStyle.success,
        ),
        controls.button(words("button-back"), "free", table.id, in_words=in_words),
    ]
    builder.row(*controls.rows(buttons)).text(words("sure-hint"))
    return builder.build(lambda: sure_card(table, words, seat, move, None, in_words=in_words))


def _ask(builder: MessageBuilder, narrator: Narrator, moves: Sequence[Any]) -> None:
    """Add what the moves would show or cost for good, after those that the button cannot name."""
    if not _is_named(narrator, moves):
        builder.text(", ".join(map(narrator.move, moves)))
    warning = warning_of(narrator.game, narrator.view, moves)
    if warning is not None:  # there is none when a button of an earlier version asks for this
        builder.text(final_line(narrator, warning))


def final_line(narrator: Narrator, warning: Phrase) -> str:
    """Return a warning, and that the move cannot be taken back."""
    return f"**{narrator.words('sure-ask', warning=narrator.warning(warning))}**"


def _is_named(narrator: Narrator, moves: Sequence[Any]) -> bool:
    """Whether the button that plays the moves has room for what they are."""
    return len(moves) == 1 and len(_named_yes(narrator, moves[0])) <= LABEL


def _named_yes(narrator: Narrator, move: Any) -> str:
    return narrator.words("button-sure", move=narrator.move(move))


def _yes(narrator: Narrator, moves: Sequence[Any]) -> str:
    """Return the label of the button that plays the moves; it names the move if there is room."""
    if _is_named(narrator, moves):
        return _named_yes(narrator, moves[0])
    return narrator.words("button-sure-short")
