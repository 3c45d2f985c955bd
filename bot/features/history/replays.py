"""Looking back: games as animations."""

from __future__ import annotations

from bot.dispatch.commands import CommandCog, Number, command
from bot.dispatch.interactions import Interaction
from bot.features.history.animation import What, replay_card
from bot.features.history.animations import Animations
from bot.messages.message import Message
from bot.tables import TableRefused
from bot.texts import Words


class Replays(CommandCog):
    """Shows games again."""

    @command("replay", table="command-verify-table")
    async def replay(
        self,
        interaction: Interaction,
        words: Words,
        what: What = "game",
        table: Number | None = None,
    ) -> Message:
        """Show a game, or its last round, to a user alone.

        A game that is over is shown as everybody could see it; a running one as the user does.

        :raises TableRefused: if there is no such game, it has not begun or is held, or another
            animation of it is being drawn.
        """
        shown = await self.dispatcher.places.table(interaction, table)
        shown.view(None)
        seat = None if shown.row.status == "finished" else shown.seat_of(interaction.user.id)
        animations = Animations(self.repository, self.drawing, self.dispatcher.additions)
        if animations.is_drawing(shown, seat, what, words):
            raise TableRefused("replay-busy")
        drawn = await animations.drawn(shown, seat, what, words)
        return replay_card(shown, words, seat, what, drawn)
