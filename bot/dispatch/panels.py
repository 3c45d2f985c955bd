"""Messages for one reader of one table, with their pictures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.delivery.drawing import Drawing
from bot.messages import cards, panel, private
from bot.messages.digest import ABOVE, digest
from bot.messages.message import Message, note
from bot.messages.panel import came_of, titled_digest
from bot.messages.panel_facts import PanelFacts, panel_facts
from bot.messages.parts import NOTHING, Additions, text_in
from bot.messages.sure import sure_card, sure_panel
from bot.messages.told import turns_of
from bot.messages.turn_lines import TurnLine
from bot.tables import Table, TableService
from bot.texts import Words
from engines.core import Decision, Played


class Panels:
    """Collects what a message needs from the table service and the pictures; changes nothing.

    What cannot be drawn is said in words.
    """

    def __init__(self, tables: TableService, drawing: Drawing, additions: Additions) -> None:
        self._tables = tables
        self.drawing = drawing
        self.additions = additions

    async def panel(
        self,
        table: Table,
        user_id: int,
        words: Words,
        *,
        path: tuple[str, ...] = (),
        notice: str = "",
        news: bool = False,
        played: Sequence[Played] = (),
        passed: bool = False,
    ) -> Message:
        """Return a player's panel; ``path`` holds the steps of the question that were answered.

        What the moves just ``played`` have led to stands at the top. If the turn has ``passed`` by
        them, or the game has ended, the card that is posted then shows the board, or the standing,
        and the panel does not: who is asked again is called.

        :raises TableRefused: if the user has no seat, or the game has not begun.
        """
        facts = panel_facts(table, words, table.check_seated(user_id))
        return await self.shown(
            facts, path=path, notice=notice, news=news, played=played, passed=passed
        )

    async def shown(
        self,
        facts: PanelFacts,
        *,
        path: tuple[str, ...] = (),
        notice: str = "",
        news: bool = False,
        played: Sequence[Played] = (),
        passed: bool = False,
    ) -> Message:
        """Return the panel of a seat, as :meth:`panel` does."""
        table, seat, words = facts.table, facts.seat, facts.words
        is_asked, ended = facts.view.decision is not None, facts.view.outcome is not None
        if passed and is_asked and _is_called(table):
            # The card that is posted below has the board: the question is asked below that.
            called = panel.call(table, words, seat, came_of(table, seat, played, words))
            return replace(called, panel_of=table.id, question=facts.question)
        card_follows = not is_asked and table.own is None and (passed or (ended and bool(played)))
        user_id = table.user_at(seat)
        guide = self.additions.guide(table, words)
        opened = news and guide is None
        part = await self.additions.panel(table, seat, words, opened=opened)
        facts = replace(
            facts if card_follows else await self._drawn(facts),
            card_follows=card_follows,
            path=path,
            notice="\n".join(filter(None, (notice, text_in(part, "first")))),
            came=came_of(table, seat, played, words) if guide is None else (),
            news=await self._news(table, seat, words) if opened else (),
            undo=None if user_id is None else await self._tables.undoable(table, user_id),
            part=part,
            guide=guide,
        )
        return replace(
            panel.play_panel(facts),
            panel_of=table.id,
            waits=table.is_paused or (table.goes_on and not is_asked),
            question=facts.question,
            lost="" if guide is None else guide.lost,
        )

    async def sure(
        self, facts: PanelFacts, moves: Sequence[Any], left: Decision[Any] | None = None
    ) -> Message:
        """Return a player's panel with moves that cannot be taken back, to be played or not.

        ``left`` is what the seat owes after them, of which more can be chosen.
        """
        message = sure_panel(await self._drawn(facts), moves, left)
        return replace(message, panel_of=facts.table.id, question=facts.question)

    async def _drawn(self, facts: PanelFacts) -> PanelFacts:
        """Return what a panel says, with its picture."""
        picture = await self.drawing.asked(facts.table, facts.view, facts.words)
        return replace(facts, picture=picture)

    async def in_words(self, table: Table, user_id: int, words: Words, notice: str) -> Message:
        """Return a player's panel with a notice, from what the table and features say alone.

        If even that fails, or the user has no seat, the message is only the notice.
        """
        seat = table.seat_of(user_id)
        if seat is None or table.row.status != "running":
            return note(notice)
        try:
            guide, part = self.additions.guide(table, words), NOTHING
            part = await self.additions.what_is_left(table, seat, words)
            facts = panel_facts(table, words, seat, notice=notice, part=part, guide=guide)
            return panel.play_panel(facts)
        except Exception:
            return note(notice)

    async def _news(self, table: Table, seat: int, words: Words) -> list[TurnLine]:
        """Return what others have done since the seat was last asked."""
        since = await self._tables.repository.last_acted(table, seat)
        told = await self.additions.history(table, seat, words, since=since)
        others = [entry for entry in told.entries if entry[0].seat != seat]
        return turns_of(table, words, others, told.changes, only_events=True)

    async def all_of_it(self, table: Table, user_id: int, words: Words) -> Message:
        """Return all that a reader may know of what the newest card and their panel tell.

        For a player it goes back to their own last move if that was before the card.
        """
        seat, since = table.seat_of(user_id), table.row.card_since
        if seat is not None:
            since = min(since, await self._tables.repository.last_acted(table, seat))
        told = await self.additions.history(table, seat, words, since=since)
        turns = turns_of(table, words, told.entries, told.changes)
        return private.told(table, words, [line.text for line in turns])

    async def panel_or_board(self, table: Table, user_id: int, words: Words) -> Message:
        """Return a player's panel, or the board for somebody without a seat."""
        if table.seat_of(user_id) is None:
            return await self.board(table, words)
        return await self.panel(table, user_id, words)

    async def lobby(self, table: Table, words: Words) -> Message:
        """Return the card of a table before its game, without pictures."""
        return cards.lobby(table, words, await self.additions.lobby(table, words))

    async def board(self, table: Table, words: Words) -> Message:
        """Return the board as everybody may see it."""
        view = table.view(None)
        drawn = await self.drawing.board(table, view, words)
        if drawn is None:
            return private.board_text(table, words, None, notice=words("look-no-picture"))
        part = await self.additions.card(table, view, words)
        return cards.turn_card(table, words, view, (), drawn, part=part)

    async def hand(
        self,
        table: Table,
        user_id: int,
        words: Words,
        *,
        path: tuple[str, ...] = (),
        in_words: bool = False,
        jump: str = "",
        played: Sequence[Played] = (),
    ) -> Message:
        """Return the hand of a user's seat; ``path`` holds the answered steps of a free action.

        ``jump`` leads to the table's channel from a direct message. What the moves just ``played``
        have led to stands at the top.

        :raises TableRefused: if the user has no seat, or the game has not begun.
        """
        seat = table.check_seated(user_id)
        drawn, notice = None, ""
        if not in_words:
            drawn = await self.drawing.drawn(table, "hand", table.view(seat), words)
            notice = "" if drawn is not None else words("look-no-picture")
        came = digest(came_of(table, seat, played, words), ABOVE)
        notice = "\n".join(filter(None, (titled_digest(words("panel-came"), came), notice)))
        part = await self.additions.hand(table, seat, words)
        return private.hand_card(
            table, words, seat, drawn, path=path, jump=jump, notice=notice, part=part
        )

    async def sure_hand(
        self, table: Table, user_id: int, words: Words, move: Any, *, in_words: bool
    ) -> Message:
        """Return the hand with a free action that cannot be taken back, to be played or not."""
        seat, drawn = table.check_seated(user_id), None
        if not in_words:
            drawn = await self.drawing.drawn(table, "hand", table.view(seat), words)
        return sure_card(table, words, seat, move, drawn, in_words=in_words)


def _is_called(table: Table) -> bool:
    """Whether a card is posted when the turn passes: not in a feature's own table, or alone."""
    return table.own is None and len(table.seats) > 1 and not table.is_paused
