"""Looking back: games as animations."""

from __future__ import annotations

from bot.dispatch.interactions import Interaction
from bot.dispatch.places import Places
from bot.features.history.animation import What, replay_card
from bot.features.history.animations import Animations
from bot.messages.message import Message
from bot.tables import TableRefused
from bot.texts import Words


class Replays:
    """Shows games again."""

    def __init__(self, places: Places, animations: Animations) -> None:
        self._places = places
        self._animations = animations

    async def show(
        self, interaction: Interaction, number: int | None, what: What, words: Words
    ) -> Message:
        """Show a game, or its last round, to a user alone.

        A game that is over is shown as everybody could see it; a running one as the user does.

        :raises TableRefused: if there is no such game, it has not begun or is held, or another
            animation of it is being drawn.
        """
        table = await self._places.table(interaction, number)
        table.view(None)
        seat = None
        if table.row.status != "finished":
            seat = table.seat_of(interaction.user.id)
        if self._animations.is_drawing(table, seat, what, words):
            raise TableRefused("replay-busy")
        drawn = await self._animations.drawn(table, seat, what, words)
        return replay_card(table, words, seat, what, drawn)
