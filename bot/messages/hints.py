"""The private message with a hint."""

from __future__ import annotations

import discord

from bot.messages import controls
from bot.messages.cards import accent_of
from bot.messages.message import Message, MessageBuilder
from bot.messages.narrator import Narrator
from bot.messages.sure import warning_of
from bot.tables import Table
from bot.texts import Words
from engines.players import Hint
from render.registry import renderer


def hint_card(table: Table, words: Words, seat: int, found: Hint) -> Message:
    """Return the move that the computer would make, why, and a button that makes it.

    The button answers the question that the seat is asked now, as a panel's would.
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
    if happened := narrator.events(found.events, most=800):
        reasons.append(f"{words('hint-at-once')}\n{happened}")
    if warning := warning_of(game, view, [found.move]):
        reasons.append(words("sure-ask", warning=narrator.warning(warning)))
    elif found.reveals:
        reasons.append(words("hint-reveals"))
    builder.text("\n".join(reasons))
    play = controls.button(
        words("hint-play", move=narrator.move(found.move)),
        "pick",
        table.id,
        game.path(found.move),
        question=table.question(seat),
        style=discord.ButtonStyle.primary,
    )
    builder.row(*controls.rows([play]))
    return builder.text(words("hint-counted", count=table.seats[seat].hints)).build()
