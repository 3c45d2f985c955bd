"""The private message with a hint, and what is said of hints elsewhere."""

from __future__ import annotations

from dataclasses import replace

import discord

from bot.messages import controls
from bot.messages.cards import accent_of
from bot.messages.digest import digest
from bot.messages.message import Message, MessageBuilder
from bot.messages.narrator import Narrator
from bot.messages.parts import Placed
from bot.messages.reasons import because
from bot.messages.sure import warning_of
from bot.tables import Table
from bot.texts import Words
from engines.players import Hint
from render.registry import renderer

FEW = 4
"""Of so many moves it is soon seen which one a reason means."""


def hint_card(
    table: Table, words: Words, seat: int, found: Hint, *, answered: bool = False
) -> Message:
    """Return the move that the computer would make, why, and a button that makes it.

    The button answers the question that the seat is asked now, as a panel's would; it is not there
    once that is ``answered``.
    """
    view, game = table.view(seat), table.game
    tags = renderer(game.id).tags(view, words)
    narrator = Narrator(words, game, table.names, view, tags)
    builder = MessageBuilder(accent_of(seat)).text(f"### {words('hint-title')}")
    builder.text(words("hint-move", move=narrator.move(found.move)))
    reasons = []
    if found.second is None:
        reasons.append(words("hint-only"))
    else:
        key = "hint-equal" if found.equal else "hint-best"
        second = narrator.move(found.second)
        reasons.append(words(key, count=found.compared, second=second))
        if found.equal and found.worse is not None:
            reasons.append(words("hint-worse", worse=narrator.move(found.worse)))
        reasons += [because(reason, narrator) for reason in found.reasons]
    if happened := digest(narrator.turns(found.events)).text:
        reasons.append(f"{words('hint-at-once')}\n{happened}")
    if warning := warning_of(game, view, [found.move]):
        reasons.append(words("sure-ask", warning=narrator.warning(warning)))
    elif found.reveals:
        reasons.append(words("hint-reveals"))
    builder.text("\n".join(reasons))
    question = table.question(seat)
    play = controls.button(
        words("hint-play", move=narrator.move(found.move)),
        "pick",
        table.id,
        game.path(found.move),
        question=question,
        style=discord.ButtonStyle.primary,
    )
    if not answered:
        builder.row(*controls.rows([play]))
    card = builder.text(words("hint-counted", count=table.seats[seat].hints)).build()
    if answered:
        return card
    without_button = hint_card(table, words, seat, found, answered=True)
    return replace(card, beside=table.id, answered=without_button, question=question)


def nudge_card(
    table: Table, words: Words, seat: int, found: Hint, *, answered: bool = False
) -> Message | None:
    """Return where to look, and a button for the move; ``None`` if that would be the move itself.

    It is the answer to the first menu of the question, if that leaves a choice, and what a large
    reason is about, unless the move is called so. Of few moves that would tell which.
    """
    view, game = table.view(seat), table.game
    path, moves = game.path(found.move), view.decision.moves
    alike = [move for move in moves if game.path(move)[:1] == path[:1]]
    narrator, look = Narrator(words, game, table.names, view), list[str]()
    if 1 < len(alike) < len(moves):
        where = narrator.step(view.decision.steps[0], path[0], found.move)
        look.append(words("hint-look", where=where))
    if look or len(moves) > FEW:
        named = narrator.move(found.move)
        large = [reason for reason in found.reasons if 2 * reason.gain >= found.reasons[0].gain]
        subjects = [narrator.local(reason.about) for reason in large if reason.about]
        look += [words("hint-think", about=each) for each in subjects if each not in named][:1]
    if not look:
        return None
    builder = MessageBuilder(accent_of(seat)).text(f"### {words('hint-title')}")
    builder.text("\n".join(look))
    if not answered:
        builder.row(*controls.rows([controls.button(words("hint-show"), "hint-move", table.id)]))
    card = builder.text(words("hint-counted", count=table.seats[seat].hints)).build()
    without_button = None if answered else nudge_card(table, words, seat, found, answered=True)
    if without_button is None:
        return card
    question = table.question(seat)
    return replace(card, beside=table.id, answered=without_button, question=question)


def gives_hints(table: Table, seat: int) -> bool:
    """Whether a seat is asked something for which it can have a hint."""
    question = table.view(seat).decision
    return question is not None and table.is_posted and bool(table.row.hints) and table.goes_on


def hint_button(table: Table, words: Words) -> Placed:
    """Return the button of a panel with which somebody asks for a hint."""
    return Placed(controls.button(words("button-hint"), "hint", table.id), 30)


def asked(table: Table, words: Words) -> str:
    """Return for how many questions each person has asked for a hint; empty if nobody has."""
    counts = [(table.names[row.seat], row.hints) for row in table.seats if row.hints]
    if not counts or not table.row.hints:
        return ""
    listed = ", ".join(words("hints-of", name=name, count=count) for name, count in counts)
    return words("hints-asked", counts=listed)
